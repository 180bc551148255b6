/* Records the launches of a CUDA program, which needs no changes: CUDA's driver loads this library
 * (CUDA_INJECTION64_PATH), and CUPTI calls it at each launch. `cu2cl record` compiles it.
 *
 * Digests are made on the device, in the launch's own stream and right behind it, so the program
 * does not wait. They go to slots, which are read when all are used, and at the end. With contents
 * each launch is waited for.
 *
 * A graph gets a node behind each of its kernels while it is instantiated, which makes the digests
 * into slots of the graph's own; a launch of the graph copies them. The program's graph is as it
 * was afterwards. */
#include "record/digest.h"
#include "record/trace_file.h"

#include <cuda.h>
#include <cuda_runtime.h>
#include <cupti.h>
#include <cxxabi.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace {

enum { SLOTS = 4096, THREADS = 256, PIECE = 16 << 20, MOST_POINTERS = 64 };

struct slot {
    unsigned long long hash;
    unsigned long long samples[CU2CL_DIGEST_SAMPLES];
};

/* --- digests --- */

__device__ cu2cl_word word_at(const unsigned char *p, uint64_t size, uint64_t index)
{
    if (index * 8 + 8 <= size && ((uintptr_t)p & 7) == 0)
        return ((const unsigned long long *)p)[index];
    cu2cl_word word = 0;
    for (unsigned i = 0; i < 8 && index * 8 + i < size; i++)
        word |= (cu2cl_word)p[index * 8 + i] << (8 * i);
    return word;
}

__device__ void digest_piece(const unsigned char *p, uint64_t size, slot *to)
{
    uint64_t words = (size + 7) / 8;
    unsigned long long sum = 0;
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < words;
         i += (uint64_t)gridDim.x * blockDim.x)
        sum += cu2cl_digest_mix(word_at(p, size, i), i);
    for (int offset = 16; offset > 0; offset /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (threadIdx.x % 32 == 0)
        atomicAdd(&to->hash, sum);
    if (blockIdx.x == 0 && threadIdx.x < CU2CL_DIGEST_SAMPLES)
        to->samples[threadIdx.x] = word_at(p, size, cu2cl_digest_place(threadIdx.x, words));
}

__global__ void digest_memory(const unsigned char *p, uint64_t size, slot *to)
{
    digest_piece(p, size, to);
}

/* The memory of a kernel of a graph. */
struct piece {
    const unsigned char *begin;
    uint64_t size;
};

__global__ void digest_pieces(const piece *pieces, const unsigned *count, slot *to)
{
    for (unsigned i = 0; i < *count; i++)
        digest_piece(pieces[i].begin, pieces[i].size, to + i);
}

/* --- the driver's functions that are called by name --- */

struct driver {
    CUresult (*param_info)(CUfunction, size_t, size_t *, size_t *);
    CUresult (*kernel_param_info)(CUkernel, size_t, size_t *, size_t *);
    CUresult (*attributes)(unsigned, CUpointer_attribute *, void **, CUdeviceptr);
    CUresult (*function_name)(const char **, CUfunction);
    CUresult (*kernel_name)(const char **, CUkernel);
};

template <typename F> void find(void *library, const char *name, F *function)
{
    *function = reinterpret_cast<F>(dlsym(library, name));
}

/* --- what is known --- */

struct param_place {
    size_t offset, size;
};

struct kernel {
    uint32_t index;
    std::vector<param_place> places;
    std::vector<trace_param> params;
};

struct pending {
    trace_launch launch;
    std::vector<unsigned char> values;
    std::vector<trace_memory> memory;
    unsigned first_slot;
    bool of_graph;
};

/* A kernel of a graph that was instantiated. */
struct graph_node {
    CUgraphNode node; /* of the program's graph */
    uint32_t kernel;
    std::vector<std::vector<unsigned char>> values; /* of the parameters */
    std::vector<trace_param> params;
    unsigned grid[3], block[3], shared;
    unsigned first, room; /* of its slots */
    bool is_enabled;
    pending launch;
};

/* What is known of a CUgraphExec. */
struct graph_run {
    bool is_seen, is_stale;
    std::vector<graph_node> nodes;
    piece *pieces; /* on the device: of each slot, */
    unsigned *counts; /* and how many each node has */
    slot *slots;
    unsigned slot_count;
    CUstream stream; /* of the launch before */
};

struct ring {
    slot *slots = nullptr;
    unsigned used = 0;
    std::vector<pending> launches;
};

struct recorder {
    std::recursive_mutex mutex;
    driver calls{};
    trace_writer *writer = nullptr;
    std::string path;
    bool contents = false, inputs = false, stopped = false, is_ready = false;
    uint64_t unseen = 0;
    std::map<CUfunction, kernel> kernels;
    std::map<CUdeviceptr, size_t> sizes; /* of allocations, as the program asked for them */
    std::map<CUcontext, ring> rings;
    std::map<CUgraphExec, graph_run> graphs;
    uint32_t graph_kernel = UINT32_MAX; /* TRACE_UNSEEN_GRAPH's */
    void *staging = nullptr;
};

/* Never destroyed: launches may come while the process ends. */
recorder &state()
{
    static recorder *r = new recorder;
    return *r;
}

thread_local bool is_inside; /* calls of CUDA are this library's */

void say(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("cu2cl record: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

bool is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value && strcmp(value, "0") != 0;
}

/* The trace ends here, and keeps the name of a part. */
void stop(const char *why, const char *more)
{
    recorder &r = state();
    if (!r.stopped)
        say("%s (%s); %s.part has the launches until here", why, more, r.path.c_str());
    r.stopped = true;
}

bool works(cudaError_t error, const char *what)
{
    if (error == cudaSuccess)
        return true;
    cudaGetLastError();
    stop(what, cudaGetErrorString(error));
    return false;
}

/* --- kernels --- */

/* Fills kind and type from a parameter's type as it is demangled, such as `float const*`. */
void read_type(std::string text, trace_param *param)
{
    if (text.empty() || text.back() != '*')
        return param->type = trace_type_of(text.c_str(), text.size()), void();
    text.pop_back();
    bool is_const = text.size() > 5 && text.compare(text.size() - 5, 5, "const") == 0;
    param->kind = is_const ? TRACE_READ_ONLY : TRACE_POINTER;
    param->type = trace_type_of(text.c_str(), text.size());
}

/* The parameters' types of a demangled name; empty without any. */
std::vector<std::string> types_of(const char *mangled)
{
    std::vector<std::string> types;
    int status = 0;
    char *text = abi::__cxa_demangle(mangled, nullptr, nullptr, &status);
    if (!text)
        return types;
    const char *end = text + strlen(text), *open = end;
    for (int depth = 0; open > text;) { /* the bracket that the last one closes */
        open--;
        depth += *open == ')' ? 1 : *open == '(' ? -1 : 0;
        if (*open == '(' && depth == 0)
            break;
    }
    std::string type;
    int depth = 0;
    for (const char *at = open; at < end; at++) {
        bool closes = *at == ')' && depth == 1, parts = *at == ',' && depth == 1;
        if (closes || parts) {
            types.push_back(type);
            type.clear();
        } else if (depth > 0 && !(type.empty() && *at == ' ')) {
            type += *at;
        }
        depth += strchr("(<[", *at) ? 1 : strchr(")>]", *at) ? -1 : 0;
    }
    free(text);
    if (types.size() == 1 && types[0].empty())
        types.clear();
    return types;
}

bool place_of(CUfunction function, size_t index, param_place *place)
{
    const driver &calls = state().calls;
    return (calls.param_info &&
            calls.param_info(function, index, &place->offset, &place->size) == CUDA_SUCCESS) ||
           (calls.kernel_param_info &&
            calls.kernel_param_info((CUkernel)function, index, &place->offset, &place->size) ==
                CUDA_SUCCESS);
}

kernel &kernel_of(CUfunction function, const char *name)
{
    recorder &r = state();
    auto found = r.kernels.find(function);
    if (found != r.kernels.end())
        return found->second;
    kernel &k = r.kernels[function];
    std::vector<std::string> types = types_of(name);
    param_place place;
    static char nothing[1];
    for (size_t i = 0; place_of(function, i, &place); i++) {
        trace_param param = {TRACE_VALUE, TRACE_BYTES, (uint32_t)place.size, nothing};
        if (i < types.size())
            read_type(types[i], &param);
        k.places.push_back(place);
        k.params.push_back(param);
    }
    trace_kernel made = {const_cast<char *>(name), k.params.data(), (uint32_t)k.params.size()};
    k.index = trace_add_kernel(r.writer, &made);
    return k;
}

/* --- launches --- */

/* The allocation that an address of the device is in. */
bool find_memory(CUdeviceptr address, CUdeviceptr *base, size_t *size)
{
    recorder &r = state();
    unsigned type = 0;
    CUpointer_attribute wanted[] = {CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
                                    CU_POINTER_ATTRIBUTE_RANGE_SIZE,
                                    CU_POINTER_ATTRIBUTE_MEMORY_TYPE};
    void *data[] = {base, size, &type};
    *base = 0;
    *size = 0;
    if (r.calls.attributes(3, wanted, data, address) != CUDA_SUCCESS || !*base || !*size)
        return false;
    auto known = r.sizes.find(*base);
    if (known != r.sizes.end() && known->second < *size)
        *size = known->second;
    return address - *base <= *size;
}

/* Notes the memory that a pointer leads to, once for each launch. */
void add_pointer(pending &p, uint32_t param, size_t at, CUdeviceptr address)
{
    trace_memory m{};
    CUdeviceptr base;
    size_t size;
    if (address < 65536 || p.memory.size() == MOST_POINTERS ||
        !find_memory(address, &base, &size))
        return;
    for (const trace_memory &other : p.memory)
        if (other.allocation == base)
            return;
    m.param = param;
    m.at = (uint32_t)at;
    m.offset = address - base;
    m.size = size;
    m.allocation = base;
    m.contents = -1;
    p.memory.push_back(m);
}

void digest_all(const pending &p, ring &ring, cudaStream_t stream)
{
    for (const trace_memory &m : p.memory) {
        size_t blocks = m.size / (8 * THREADS * 4) + 1;
        digest_memory<<<(unsigned)(blocks < 2048 ? blocks : 2048), THREADS, 0, stream>>>(
            (const unsigned char *)m.allocation, m.size, ring.slots + ring.used);
        works(cudaGetLastError(), "a digest can't be made");
        ring.used++;
    }
}

/* Where the launch has the value of a parameter. */
const unsigned char *value_of(const kernel &k, size_t index, void **params, void **extra)
{
    if (params)
        return (const unsigned char *)params[index];
    for (; extra && *extra != CU_LAUNCH_PARAM_END; extra += 2)
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
            return (const unsigned char *)extra[1] + k.places[index].offset;
    return nullptr;
}

void add_param(pending &p, const trace_param &param, uint32_t index, const unsigned char *value)
{
    if (!value)
        return;
    if (param.kind == TRACE_VALUE)
        p.values.insert(p.values.end(), value, value + param.size);
    if (param.kind == TRACE_READ_ONLY && !state().inputs)
        return;
    bool has_type = param.kind == TRACE_VALUE && param.type != TRACE_BYTES;
    for (size_t at = 0; !has_type && at + 8 <= param.size; at += 8) {
        CUdeviceptr address;
        memcpy(&address, value + at, sizeof address);
        add_pointer(p, index, at, address);
    }
}

struct asked {
    CUfunction function;
    unsigned grid[3], block[3], shared;
    CUstream stream;
    void **params, **extra;
};

void flush(CUcontext context);

bool make_ring(ring &ring)
{
    if (ring.slots)
        return true;
    return works(cudaMalloc(&ring.slots, SLOTS * sizeof(slot)), "no memory for digests") &&
           works(cudaMemset(ring.slots, 0, SLOTS * sizeof(slot)), "no memory for digests") &&
           works(cudaDeviceSynchronize(), "no memory for digests");
}

void add_launch(CUcontext context, const asked &a, const char *name)
{
    recorder &r = state();
    ring &ring = r.rings[context];
    cudaStreamCaptureStatus captured = cudaStreamCaptureStatusNone;
    if (cudaStreamIsCapturing((cudaStream_t)a.stream, &captured) != cudaSuccess)
        cudaGetLastError();
    if (captured != cudaStreamCaptureStatusNone || !make_ring(ring))
        return;
    kernel &k = kernel_of(a.function, name);
    if (ring.used + MOST_POINTERS > SLOTS)
        flush(context);
    pending p{};
    p.first_slot = ring.used;
    p.launch.kernel = k.index;
    p.launch.shared = a.shared;
    memcpy(p.launch.grid, a.grid, sizeof a.grid);
    memcpy(p.launch.block, a.block, sizeof a.block);
    for (uint32_t i = 0; i < k.params.size(); i++)
        add_param(p, k.params[i], i, value_of(k, i, a.params, a.extra));
    digest_all(p, ring, (cudaStream_t)a.stream);
    ring.launches.push_back(std::move(p));
    if (r.contents || ring.launches.size() >= SLOTS)
        flush(context);
}

/* --- graphs --- */

/* A node's neighbours; false: they can't be told, such as those by programmatic launches. */
bool neighbours(CUgraphNode node, bool before, std::vector<CUgraphNode> *list)
{
    for (int step = 0; step < 2; step++) {
        size_t count = list->size();
        CUgraphNode *to = step ? list->data() : nullptr;
#if CUDART_VERSION >= 13000
        cudaError_t error = before ? cudaGraphNodeGetDependencies(node, to, nullptr, &count)
                                   : cudaGraphNodeGetDependentNodes(node, to, nullptr, &count);
#else
        cudaError_t error = before ? cudaGraphNodeGetDependencies(node, to, &count)
                                   : cudaGraphNodeGetDependentNodes(node, to, &count);
#endif
        if (error != cudaSuccess)
            return cudaGetLastError(), false;
        list->resize(count);
        if (count == 0)
            break;
    }
    return true;
}

bool visit_node(CUgraphNode node, std::set<CUgraphNode> *visited, std::vector<CUgraphNode> *order)
{
    std::vector<CUgraphNode> needs;
    if (!visited->insert(node).second)
        return true;
    if (!neighbours(node, true, &needs))
        return false;
    for (CUgraphNode other : needs)
        if (!visit_node(other, visited, order))
            return false;
    order->push_back(node);
    return true;
}

/* The kernel nodes in the order in which a port launches them; false: there are nodes whose launches
 * can't be seen, or that forbid others to be taken out again. */
bool kernel_nodes(CUgraph graph, std::vector<CUgraphNode> *found)
{
    std::vector<CUgraphNode> nodes, order;
    std::set<CUgraphNode> visited;
    size_t count = 0;
    if (cudaGraphGetNodes(graph, nullptr, &count) != cudaSuccess)
        return cudaGetLastError(), false;
    nodes.resize(count);
    if (count && cudaGraphGetNodes(graph, nodes.data(), &count) != cudaSuccess)
        return cudaGetLastError(), false;
    for (CUgraphNode node : nodes)
        if (!visit_node(node, &visited, &order))
            return false;
    for (CUgraphNode node : order) {
        cudaGraphNodeType type;
        if (cudaGraphNodeGetType(node, &type) != cudaSuccess)
            return cudaGetLastError(), false;
        if (type == cudaGraphNodeTypeKernel)
            found->push_back(node);
        else if (type != cudaGraphNodeTypeMemcpy && type != cudaGraphNodeTypeMemset &&
                 type != cudaGraphNodeTypeHost && type != cudaGraphNodeTypeEmpty &&
                 type != cudaGraphNodeTypeWaitEvent && type != cudaGraphNodeTypeEventRecord)
            return false;
    }
    return true;
}

/* What a kernel node launches; false: it can't be told. */
bool read_params(const CUDA_KERNEL_NODE_PARAMS &p, graph_node *n)
{
    const driver &calls = state().calls;
    const char *name = nullptr;
    bool is_named =
        p.func ? calls.function_name && calls.function_name(&name, p.func) == CUDA_SUCCESS
               : p.kern && calls.kernel_name && calls.kernel_name(&name, p.kern) == CUDA_SUCCESS;
    if (!is_named || !name)
        return false;
    const kernel &k = kernel_of(p.func ? p.func : (CUfunction)p.kern, name);
    const unsigned grid[] = {p.gridDimX, p.gridDimY, p.gridDimZ};
    const unsigned block[] = {p.blockDimX, p.blockDimY, p.blockDimZ};
    memcpy(n->grid, grid, sizeof grid);
    memcpy(n->block, block, sizeof block);
    n->shared = p.sharedMemBytes;
    n->kernel = k.index;
    n->params = k.params;
    n->values.clear();
    for (size_t i = 0; i < k.params.size(); i++) {
        const unsigned char *value = value_of(k, i, p.kernelParams, p.extra);
        if (!value)
            return false;
        n->values.emplace_back(value, value + k.params[i].size);
    }
    return true;
}

/* Slots for as many pointers as the parameters may hold. */
unsigned room_of(const graph_node &n)
{
    size_t words = 0;
    for (const trace_param &param : n.params)
        words += param.kind != TRACE_VALUE || param.type == TRACE_BYTES ? param.size / 8 : 0;
    return (unsigned)(words < MOST_POINTERS ? words : MOST_POINTERS);
}

/* Makes the launch of a node, and tells the device what its memory is; nothing of the graph runs.
 * False: there is not room enough, or it can't be told. */
bool fill_node(graph_run &g, size_t index)
{
    graph_node &n = g.nodes[index];
    std::vector<piece> pieces;
    pending p{};
    p.of_graph = true;
    p.launch.kernel = n.kernel;
    p.launch.shared = n.shared;
    memcpy(p.launch.grid, n.grid, sizeof n.grid);
    memcpy(p.launch.block, n.block, sizeof n.block);
    for (uint32_t i = 0; i < n.params.size(); i++)
        add_param(p, n.params[i], i, n.values[i].data());
    for (const trace_memory &m : p.memory)
        pieces.push_back({(const unsigned char *)m.allocation, m.size});
    unsigned count = (unsigned)pieces.size();
    n.launch = p;
    return count <= n.room &&
           works(cudaMemcpy(g.counts + index, &count, sizeof count, cudaMemcpyDefault), "a graph") &&
           (count == 0 || works(cudaMemcpy(g.pieces + n.first, pieces.data(),
                                           count * sizeof(piece), cudaMemcpyDefault), "a graph"));
}

bool fill_all(graph_run &g)
{
    bool good = works(cudaDeviceSynchronize(), "a launch failed");
    for (size_t i = 0; i < g.nodes.size(); i++)
        good = good && fill_node(g, i);
    g.is_stale = false;
    return good;
}

void free_graph(graph_run &g)
{
    cudaFree(g.pieces);
    cudaFree(g.counts);
    cudaFree(g.slots);
    cudaGetLastError();
    g = graph_run{};
}

/* A graph that is seen, or not. */
void read_graph(CUgraph graph, graph_run *g)
{
    std::vector<CUgraphNode> nodes;
    *g = graph_run{};
    if (!kernel_nodes(graph, &nodes))
        return;
    for (CUgraphNode node : nodes) {
        graph_node n{};
        CUDA_KERNEL_NODE_PARAMS p{};
        if (cuGraphKernelNodeGetParams(node, &p) != CUDA_SUCCESS || !read_params(p, &n))
            return;
        n.node = node;
        n.is_enabled = true;
        n.first = g->slot_count;
        n.room = room_of(n);
        g->slot_count += n.room;
        g->nodes.push_back(n);
    }
    size_t slots = g->slot_count + 1, counts = g->nodes.size() + 1;
    g->is_seen = g->slot_count <= SLOTS &&
                 works(cudaMalloc(&g->pieces, slots * sizeof(piece)), "no memory for digests") &&
                 works(cudaMalloc(&g->counts, counts * sizeof(unsigned)), "no memory for digests") &&
                 works(cudaMalloc(&g->slots, slots * sizeof(slot)), "no memory for digests") &&
                 works(cudaMemset(g->slots, 0, slots * sizeof(slot)), "no memory for digests") &&
                 fill_all(*g);
    if (!g->is_seen)
        free_graph(*g);
}

thread_local std::vector<CUgraphNode> added; /* to the graph that is being instantiated */
thread_local graph_run begun;

void take_out_nodes()
{
    for (CUgraphNode node : added)
        if (cudaGraphDestroyNode(node) != cudaSuccess)
            stop("a graph can't be left as it was", cudaGetErrorString(cudaGetLastError()));
    added.clear();
}

/* Adds a node behind a kernel's, and in front of all that waits for the kernel. */
bool add_node(CUgraph graph, graph_run &g, size_t index, CUgraphNode behind)
{
    std::vector<CUgraphNode> dependents;
    size_t known = index < g.nodes.size() ? index : 0; /* another graph may have more */
    unsigned first = g.nodes.empty() ? 0 : g.nodes[known].first;
    const piece *pieces = g.pieces + first;
    const unsigned *count = g.counts + known;
    slot *to = g.slots + first;
    void *arguments[] = {&pieces, &count, &to};
    cudaKernelNodeParams p{};
    CUgraphNode node;
    p.func = (void *)digest_pieces;
    p.gridDim = dim3(256);
    p.blockDim = dim3(THREADS);
    p.kernelParams = arguments;
    if (!neighbours(behind, false, &dependents) ||
        cudaGraphAddKernelNode(&node, graph, &behind, 1, &p) != cudaSuccess)
        return cudaGetLastError(), false;
    added.push_back(node);
    std::vector<CUgraphNode> from(dependents.size(), node);
    if (dependents.empty())
        return true;
#if CUDART_VERSION >= 13000
    cudaError_t error = cudaGraphAddDependencies(graph, from.data(), dependents.data(), nullptr,
                                                 dependents.size());
#else
    cudaError_t error =
        cudaGraphAddDependencies(graph, from.data(), dependents.data(), dependents.size());
#endif
    return error == cudaSuccess || (cudaGetLastError(), false);
}

bool add_nodes(CUgraph graph, graph_run &g, const std::vector<CUgraphNode> &nodes)
{
    for (size_t i = 0; i < nodes.size(); i++)
        if (!add_node(graph, g, i, nodes[i])) {
            take_out_nodes();
            return false;
        }
    return true;
}

void before_instantiate(CUgraph graph)
{
    std::vector<CUgraphNode> nodes;
    read_graph(graph, &begun);
    for (const graph_node &n : begun.nodes)
        nodes.push_back(n.node);
    if (begun.is_seen && !add_nodes(graph, begun, nodes))
        free_graph(begun);
}

void after_instantiate(CUgraphExec exec, bool works)
{
    take_out_nodes();
    if (works)
        state().graphs[exec] = begun;
    else
        free_graph(begun);
    begun = graph_run{};
}

/* An update finds the nodes that were added when it was instantiated in the new graph, too. */
void before_update(CUgraphExec exec, CUgraph graph)
{
    auto found = state().graphs.find(exec);
    std::vector<CUgraphNode> nodes;
    begun = graph_run{};
    if (found == state().graphs.end() || !found->second.is_seen)
        return;
    graph_run &g = found->second;
    /* A graph of another shape gets its nodes, too: else it might have the shape of the first one with
     * those that were added, and the update would work. */
    if (!kernel_nodes(graph, &nodes) || !add_nodes(graph, g, nodes) ||
        nodes.size() != g.nodes.size())
        return;
    begun.is_seen = true;
    begun.nodes = g.nodes;
    for (size_t i = 0; i < nodes.size(); i++) {
        CUDA_KERNEL_NODE_PARAMS p{};
        begun.is_seen = begun.is_seen && cuGraphKernelNodeGetParams(nodes[i], &p) == CUDA_SUCCESS &&
                        read_params(p, &begun.nodes[i]);
    }
}

void after_update(CUgraphExec exec, bool works)
{
    auto found = state().graphs.find(exec);
    take_out_nodes();
    if (!works || found == state().graphs.end() || !found->second.is_seen)
        return;
    graph_run &g = found->second;
    if (begun.is_seen)
        g.nodes = begun.nodes;
    g.is_seen = begun.is_seen && fill_all(g);
    begun = graph_run{};
}

void change_node(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS *params)
{
    auto found = state().graphs.find(exec);
    if (found == state().graphs.end() || !found->second.is_seen)
        return;
    graph_run &g = found->second;
    bool good = false;
    for (graph_node &n : g.nodes)
        if (n.node == node)
            good = params && read_params(*params, &n);
    g.is_seen = good && fill_all(g);
}

void enable_node(CUgraphExec exec, CUgraphNode node, bool enables)
{
    auto found = state().graphs.find(exec);
    if (found != state().graphs.end())
        for (graph_node &n : found->second.nodes)
            if (n.node == node)
                n.is_enabled = enables;
}

/* The launch before may still copy its digests, from another stream. */
void before_graph_launch(CUgraphExec exec, CUstream stream)
{
    auto found = state().graphs.find(exec);
    if (found == state().graphs.end() || !found->second.is_seen)
        return;
    graph_run &g = found->second;
    if (g.is_stale)
        g.is_seen = fill_all(g);
    else if (g.stream != stream)
        works(cudaDeviceSynchronize(), "a launch failed");
    g.stream = stream;
}

void add_unseen_graph(ring &ring)
{
    recorder &r = state();
    pending p{};
    if (r.graph_kernel == UINT32_MAX) {
        static char name[] = TRACE_UNSEEN_GRAPH;
        trace_kernel made = {name, nullptr, 0};
        r.graph_kernel = trace_add_kernel(r.writer, &made);
    }
    p.launch.kernel = r.graph_kernel;
    r.unseen++;
    ring.launches.push_back(p);
}

void add_graph_launch(CUcontext context, CUgraphExec exec, CUstream stream)
{
    recorder &r = state();
    ring &ring = r.rings[context];
    auto found = r.graphs.find(exec);
    cudaStreamCaptureStatus captured = cudaStreamCaptureStatusNone;
    if (cudaStreamIsCapturing((cudaStream_t)stream, &captured) != cudaSuccess)
        cudaGetLastError();
    if (captured != cudaStreamCaptureStatusNone || !make_ring(ring))
        return;
    if (found == r.graphs.end() || !found->second.is_seen) {
        add_unseen_graph(ring);
    } else {
        graph_run &g = found->second;
        size_t bytes = g.slot_count * sizeof(slot);
        if (ring.used + g.slot_count > SLOTS)
            flush(context);
        works(cudaMemcpyAsync(ring.slots + ring.used, g.slots, bytes, cudaMemcpyDeviceToDevice,
                              (cudaStream_t)stream), "digests can't be copied");
        works(cudaMemsetAsync(g.slots, 0, bytes, (cudaStream_t)stream), "digests can't be copied");
        for (const graph_node &n : g.nodes) {
            pending p = n.launch;
            p.first_slot = ring.used + n.first;
            if (n.is_enabled)
                ring.launches.push_back(p);
        }
        ring.used += g.slot_count;
    }
    if (r.contents || ring.launches.size() >= SLOTS)
        flush(context);
}

/* --- the file --- */

void write_contents(trace_memory &m)
{
    recorder &r = state();
    if (!r.staging && !works(cudaMallocHost(&r.staging, PIECE), "no memory for contents"))
        return;
    m.contents = 0;
    trace_begin_contents(r.writer, m.size);
    for (size_t done = 0; done < m.size && !r.stopped;) {
        size_t count = m.size - done < PIECE ? m.size - done : PIECE;
        if (works(cudaMemcpy(r.staging, (const char *)m.allocation + done, count, cudaMemcpyDefault),
                  "memory can't be read"))
            trace_add_bytes(r.writer, r.staging, count);
        done += count;
    }
}

void write_launch(pending &p, const slot *slots)
{
    recorder &r = state();
    for (size_t i = 0; i < p.memory.size(); i++) {
        trace_memory &m = p.memory[i];
        m.hash = slots[p.first_slot + i].hash;
        memcpy(m.samples, slots[p.first_slot + i].samples, sizeof m.samples);
        if (r.contents && !p.of_graph && trace_is_changed(r.writer, &m))
            write_contents(m);
    }
    p.launch.values = p.values.data();
    p.launch.value_size = p.values.size();
    p.launch.memory = p.memory.data();
    p.launch.memory_count = (uint32_t)p.memory.size();
    if (!r.stopped)
        trace_add_launch(r.writer, &p.launch);
}

/* Waits for all launches of the context, and writes them. */
void flush(CUcontext context)
{
    recorder &r = state();
    ring &ring = r.rings[context];
    std::vector<slot> slots(ring.used + 1);
    std::vector<pending> launches;
    launches.swap(ring.launches);
    if (launches.empty() || r.stopped)
        return;
    size_t bytes = ring.used * sizeof(slot);
    if (!works(cudaDeviceSynchronize(), "a launch failed") ||
        !works(cudaMemcpy(slots.data(), ring.slots, bytes, cudaMemcpyDefault), "a launch failed") ||
        !works(cudaMemset(ring.slots, 0, bytes), "a launch failed") ||
        !works(cudaDeviceSynchronize(), "a launch failed"))
        return;
    ring.used = 0;
    for (pending &p : launches)
        write_launch(p, slots.data());
    if (trace_write_error(r.writer))
        stop("the trace can't be written", strerror(trace_write_error(r.writer)));
}

void flush_all()
{
    recorder &r = state();
    CUcontext current = nullptr;
    cuCtxGetCurrent(&current);
    for (auto &ring : r.rings)
        if (!ring.second.launches.empty() && cuCtxSetCurrent(ring.first) == CUDA_SUCCESS)
            flush(ring.first);
    cuCtxSetCurrent(current);
}

void finish()
{
    recorder &r = state();
    std::lock_guard<std::recursive_mutex> lock(r.mutex);
    is_inside = true;
    if (!r.writer)
        return;
    flush_all();
    if (r.stopped) {
        fflush(nullptr);
    } else {
        if (r.unseen)
            say("%llu launches of graphs were not recorded", (unsigned long long)r.unseen);
        if (!trace_finish(r.writer, r.unseen))
            say("the trace can't be written (%s); %s.part has a part", strerror(errno),
                r.path.c_str());
    }
    r.writer = nullptr;
    r.stopped = true;
}

bool begin()
{
    recorder &r = state();
    char name[256] = "?", producer[400];
    CUdevice device = 0;
    int version = 0;
    if (r.is_ready)
        return r.writer != nullptr;
    r.is_ready = true;
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    find(library, "cuFuncGetParamInfo", &r.calls.param_info);
    find(library, "cuKernelGetParamInfo", &r.calls.kernel_param_info);
    find(library, "cuPointerGetAttributes", &r.calls.attributes);
    find(library, "cuFuncGetName", &r.calls.function_name);
    find(library, "cuKernelGetName", &r.calls.kernel_name);
    if (!r.calls.attributes || !(r.calls.param_info || r.calls.kernel_param_info)) {
        say("this needs a driver of CUDA 12.4 or later");
        return false;
    }
    if (cuCtxGetDevice(&device) == CUDA_SUCCESS)
        cuDeviceGetName(name, sizeof name, device);
    cuDriverGetVersion(&version);
    snprintf(producer, sizeof producer, "CUDA %d.%d, %s", version / 1000, version % 1000 / 10, name);
    unsigned flags = TRACE_FILLED | TRACE_GRAPHS | (r.contents ? TRACE_CONTENTS : 0) |
                     (r.inputs ? TRACE_INPUTS : 0);
    r.writer = trace_create(r.path.c_str(), producer, flags);
    if (!r.writer)
        say("can't write %s.part: %s", r.path.c_str(),
            errno == EWOULDBLOCK ? "another process writes it" : strerror(errno));
    else
        atexit(finish);
    return r.writer != nullptr;
}

/* --- what CUPTI calls --- */

template <typename P> asked asked_of(const P *p, bool per_thread)
{
    asked a = {p->f, {p->gridDimX, p->gridDimY, p->gridDimZ},
               {p->blockDimX, p->blockDimY, p->blockDimZ}, p->sharedMemBytes,
               p->hStream, p->kernelParams, nullptr};
    if (!a.stream && per_thread)
        a.stream = CU_STREAM_PER_THREAD;
    return a;
}

/* False: the call is no launch. */
bool read_launch(CUpti_CallbackId id, const void *params, asked *a)
{
    bool per_thread = id == CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz ||
                      id == CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz ||
                      id == CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz;
    switch (id) {
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz:
        *a = asked_of((const cuLaunchKernel_params *)params, per_thread);
        a->extra = ((const cuLaunchKernel_params *)params)->extra;
        return true;
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz:
        *a = asked_of((const cuLaunchCooperativeKernel_params *)params, per_thread);
        return true;
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz: {
        auto p = (const cuLaunchKernelEx_params *)params;
        auto c = p->config;
        *a = {p->f, {c->gridDimX, c->gridDimY, c->gridDimZ},
              {c->blockDimX, c->blockDimY, c->blockDimZ}, c->sharedMemBytes,
              c->hStream ? c->hStream : per_thread ? CU_STREAM_PER_THREAD : nullptr,
              p->kernelParams, p->extra};
        return true;
    }
    default: return false;
    }
}

/* What is in memory that the program has just allocated is chance; here it is zeros, as in ports
 * that record or compare. */
void fresh(CUdeviceptr address, size_t size, CUstream stream)
{
    state().sizes[address] = size;
    if (cudaMemsetAsync((void *)address, 0, size, (cudaStream_t)stream) != cudaSuccess)
        cudaGetLastError();
}

void note_allocation(CUpti_CallbackId id, const void *params)
{
    switch (id) {
    case CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2: {
        auto p = (const cuMemAlloc_v2_params *)params;
        return fresh(*p->dptr, p->bytesize, nullptr);
    }
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged: {
        auto p = (const cuMemAllocManaged_params *)params;
        fresh(*p->dptr, p->bytesize, nullptr);
        cudaStreamSynchronize(nullptr); /* the host may use it at once */
        return;
    }
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2: {
        auto p = (const cuMemAllocPitch_v2_params *)params;
        return fresh(*p->dptr, *p->pPitch * p->Height, nullptr);
    }
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync:
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz: {
        auto p = (const cuMemAllocAsync_params *)params;
        return fresh(*p->dptr, p->bytesize, p->hStream);
    }
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync:
    case CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz: {
        auto p = (const cuMemAllocFromPoolAsync_params *)params;
        return fresh(*p->dptr, p->bytesize, p->hStream);
    }
    default: return;
    }
}

void after_call(CUpti_CallbackId id, const CUpti_CallbackData *data)
{
    recorder &r = state();
    asked a;
    std::lock_guard<std::recursive_mutex> lock(r.mutex);
    cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    if (r.stopped || !begin())
        return;
    cudaThreadExchangeStreamCaptureMode(&mode);
    if (read_launch(id, data->functionParams, &a))
        add_launch(data->context, a, data->symbolName ? data->symbolName : "?");
    else
        note_allocation(id, data->functionParams);
    cudaThreadExchangeStreamCaptureMode(&mode);
}

/* How the parameters of graphs' functions begin. */
struct instantiate_params {
    CUgraphExec *exec;
    CUgraph graph;
};
struct exec_params {
    CUgraphExec exec;
    void *second; /* a node, a graph, a stream */
};

/* Kernels that launch graphs are not watched. */
bool is_for_device(CUpti_CallbackId id, const void *params)
{
    unsigned long long flags = 0;
    if (id == CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags)
        flags = ((const cuGraphInstantiateWithFlags_params *)params)->flags;
    else if (id == CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams)
        flags = ((const cuGraphInstantiateWithParams_params *)params)->instantiateParams->flags;
    else if (id == CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz)
        flags = ((const cuGraphInstantiateWithParams_ptsz_params *)params)->instantiateParams->flags;
    if (flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH)
        state().unseen++;
    return flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
}

void instantiating(CUpti_CallbackId id, const CUpti_CallbackData *data, bool enters, bool works)
{
    auto p = (const instantiate_params *)data->functionParams;
    if (enters && !is_for_device(id, data->functionParams))
        before_instantiate(p->graph);
    else if (!enters)
        after_instantiate(works && p->exec ? *p->exec : nullptr, works && p->exec);
}

void updating(const exec_params *p, bool enters, bool works)
{
    if (enters)
        before_update(p->exec, (CUgraph)p->second);
    else
        after_update(p->exec, works);
}

void launching(const CUpti_CallbackData *data, bool per_thread, bool enters, bool works)
{
    auto p = (const exec_params *)data->functionParams;
    CUstream stream = (CUstream)p->second;
    if (!stream && per_thread)
        stream = CU_STREAM_PER_THREAD;
    if (enters)
        before_graph_launch(p->exec, stream);
    else if (works && !state().stopped)
        add_graph_launch(data->context, p->exec, stream);
}

void forget_graph(CUgraphExec exec)
{
    auto found = state().graphs.find(exec);
    if (found == state().graphs.end())
        return;
    free_graph(found->second);
    state().graphs.erase(found);
}

/* Memory that is freed is not looked at any more. */
void forget_memory(CUdeviceptr address)
{
    for (auto &graph : state().graphs)
        for (const graph_node &n : graph.second.nodes)
            for (const trace_memory &m : n.launch.memory)
                graph.second.is_stale = graph.second.is_stale || m.allocation == address;
}

void graph_call(CUpti_CallbackId id, const CUpti_CallbackData *data, bool enters, bool works)
{
    auto p = (const exec_params *)data->functionParams;
    switch (id) {
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz:
        instantiating(id, data, enters, works);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2: return updating(p, enters, works);
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams:
        if (works) /* an old form of the parameters */
            change_node(p->exec, (CUgraphNode)p->second, nullptr);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2:
        if (works)
            change_node(p->exec, (CUgraphNode)p->second,
                        ((const cuGraphExecKernelNodeSetParams_v2_params *)p)->nodeParams);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams:
        if (works) {
            const CUgraphNodeParams *given = ((const cuGraphExecNodeSetParams_params *)p)->nodeParams;
            CUDA_KERNEL_NODE_PARAMS kernel{};
            memcpy(&kernel, &given->kernel, sizeof kernel); /* the third form is the second's */
            if (given->type == CU_GRAPH_NODE_TYPE_KERNEL)
                change_node(p->exec, (CUgraphNode)p->second, &kernel);
        }
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled:
        if (works)
            enable_node(p->exec, (CUgraphNode)p->second,
                        ((const cuGraphNodeSetEnabled_params *)p)->isEnabled);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy:
        if (works)
            forget_graph(p->exec);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz:
        launching(data, id == CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz, enters, works);
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2:
    case CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync:
    case CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz:
        if (enters)
            forget_memory(*(const CUdeviceptr *)data->functionParams);
        return;
    default: return;
    }
}

const CUpti_CallbackId of_graphs[] = {
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch,
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams,
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled,
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy,
    CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2,
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync,
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz,
};

bool is_of_graphs(CUpti_CallbackId id)
{
    for (CUpti_CallbackId other : of_graphs)
        if (id == other)
            return true;
    return false;
}

/* What was begun when a call of graphs' was entered is ended in any case. */
void watch_graphs(CUpti_CallbackId id, const CUpti_CallbackData *data)
{
    recorder &r = state();
    bool enters = data->callbackSite == CUPTI_API_ENTER;
    bool works = !enters && *(const CUresult *)data->functionReturnValue == CUDA_SUCCESS;
    std::lock_guard<std::recursive_mutex> lock(r.mutex);
    cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
    if ((enters && r.stopped) || (!r.stopped && !begin()))
        return;
    cudaThreadExchangeStreamCaptureMode(&mode);
    graph_call(id, data, enters, works);
    cudaThreadExchangeStreamCaptureMode(&mode);
}

void CUPTIAPI called(void *, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *given)
{
    if (is_inside)
        return;
    is_inside = true;
    if (domain == CUPTI_CB_DOMAIN_DRIVER_API) {
        auto data = (const CUpti_CallbackData *)given;
        if (is_of_graphs(id))
            watch_graphs(id, data);
        else if (data->callbackSite == CUPTI_API_EXIT &&
            *(const CUresult *)data->functionReturnValue == CUDA_SUCCESS)
            after_call(id, data);
        else if (data->callbackSite == CUPTI_API_ENTER &&
                 (id == CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2 ||
                  id == CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset ||
                  id == CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2 ||
                  id == CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2)) {
            std::lock_guard<std::recursive_mutex> lock(state().mutex);
            if (state().writer) {
                flush_all();
                state().rings.clear(); /* its memory goes with the context */
                state().graphs.clear();
                state().kernels.clear();
                state().staging = nullptr;
            }
        }
    }
    is_inside = false;
}

const CUpti_CallbackId watched[] = {
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync,
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset,
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2,
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2,
    CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2,
};

} // namespace

/* CUDA's driver calls it in cuInit. */
extern "C" int InitializeInjection(void)
{
    recorder &r = state();
    CUpti_SubscriberHandle subscriber;
    const char *path = getenv("CU2CL_RECORD");
    if (!path || !*path || !r.path.empty())
        return 1;
    r.path = path;
    r.contents = is_set("CU2CL_RECORD_CONTENTS");
    r.inputs = is_set("CU2CL_RECORD_INPUTS");
    CUptiResult result = cuptiSubscribe(&subscriber, called, nullptr);
    for (CUpti_CallbackId id : watched)
        if (result == CUPTI_SUCCESS)
            result = cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, id);
    for (CUpti_CallbackId id : of_graphs)
        if (result == CUPTI_SUCCESS)
            result = cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, id);
    if (result != CUPTI_SUCCESS) {
        const char *text = "?";
        cuptiGetResultString(result, &text);
        say("CUPTI can't be used: %s", text);
    }
    return 1;
}
