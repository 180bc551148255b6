/* Records the launches of a CUDA program, which needs no changes: CUDA's driver loads this library
 * (CUDA_INJECTION64_PATH), and CUPTI calls it at each launch. `cu2cl record` compiles it.
 *
 * Digests are made on the device, in the launch's own stream and right behind it, so the program
 * does not wait. They go to slots, which are read when all are used, and at the end. With contents
 * each launch is waited for. */
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

__global__ void digest_memory(const unsigned char *p, uint64_t size, slot *to)
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

/* --- the driver's functions that are called by name --- */

struct driver {
    CUresult (*param_info)(CUfunction, size_t, size_t *, size_t *);
    CUresult (*kernel_param_info)(CUkernel, size_t, size_t *, size_t *);
    CUresult (*attributes)(unsigned, CUpointer_attribute *, void **, CUdeviceptr);
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

/* Notes the memory that a pointer leads to, once for each launch, and digests it. */
void add_pointer(pending &p, ring &ring, cudaStream_t stream, uint32_t param, size_t at,
                 CUdeviceptr address)
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
    size_t blocks = size / (8 * THREADS * 4) + 1;
    digest_memory<<<(unsigned)(blocks < 2048 ? blocks : 2048), THREADS, 0, stream>>>(
        (const unsigned char *)base, size, ring.slots + ring.used);
    if (!works(cudaGetLastError(), "a digest can't be made"))
        return;
    p.memory.push_back(m);
    ring.used++;
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

void add_param(pending &p, ring &ring, cudaStream_t stream, const kernel &k, uint32_t index,
               const unsigned char *value)
{
    const trace_param &param = k.params[index];
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
        add_pointer(p, ring, stream, index, at, address);
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
        add_param(p, ring, (cudaStream_t)a.stream, k, i, value_of(k, i, a.params, a.extra));
    ring.launches.push_back(std::move(p));
    if (r.contents || ring.launches.size() == SLOTS)
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
        if (r.contents && trace_is_changed(r.writer, &m))
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
    if (!r.calls.attributes || !(r.calls.param_info || r.calls.kernel_param_info)) {
        say("this needs a driver of CUDA 12.4 or later");
        return false;
    }
    if (cuCtxGetDevice(&device) == CUDA_SUCCESS)
        cuDeviceGetName(name, sizeof name, device);
    cuDriverGetVersion(&version);
    snprintf(producer, sizeof producer, "CUDA %d.%d, %s", version / 1000, version % 1000 / 10, name);
    unsigned flags = TRACE_FILLED | (r.contents ? TRACE_CONTENTS : 0) | (r.inputs ? TRACE_INPUTS : 0);
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
    if (id == CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch ||
        id == CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz)
        r.unseen++;
    else if (read_launch(id, data->functionParams, &a))
        add_launch(data->context, a, data->symbolName ? data->symbolName : "?");
    else
        note_allocation(id, data->functionParams);
    cudaThreadExchangeStreamCaptureMode(&mode);
}

void CUPTIAPI called(void *, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *given)
{
    if (is_inside)
        return;
    is_inside = true;
    if (domain == CUPTI_CB_DOMAIN_DRIVER_API) {
        auto data = (const CUpti_CallbackData *)given;
        if (data->callbackSite == CUPTI_API_EXIT &&
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
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch,
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz,
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
    if (result != CUPTI_SUCCESS) {
        const char *text = "?";
        cuptiGetResultString(result, &text);
        say("CUPTI can't be used: %s", text);
    }
    return 1;
}
