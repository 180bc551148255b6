// TEST buffers: yes
// TEST not-nvcc: CUDA 13 gave functions such as cudaGraphAddDependencies more parameters; these are CUDA 12's
// Graphs made node by node: every type of node, edges, questions, changes of nodes and of
// executable graphs, clones, child graphs, user objects.
#include <unistd.h>

#include "check.h"

__device__ int offset_of_all;

__global__ void add(int *data, int value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += value + offset_of_all;
}

__global__ void multiply(int *data, int value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= value;
}

static const int n = 128;

static void CUDART_CB count_call(void *data)
{
    ++*(int *)data;
}

static cudaKernelNodeParams kernel_node(void *function, void **args)
{
    cudaKernelNodeParams p = {};
    p.func = function;
    p.gridDim = dim3(n / 64);
    p.blockDim = dim3(64);
    p.sharedMemBytes = 0;
    p.kernelParams = args;
    p.extra = NULL;
    return p;
}

// What a graph's host function does, and then the end of what it works on.
struct Diary {
    volatile int entries, last;
};

static void CUDART_CB work_slowly(void *data)
{
    usleep(20000);
    ((Diary *)data)->last = 1;
    ((Diary *)data)->entries = ((Diary *)data)->entries + 1;
}

static void CUDART_CB end_work(void *data)
{
    ((Diary *)data)->last = 2;
    ((Diary *)data)->entries = ((Diary *)data)->entries + 1;
}

// A user object outlives the launches that are under way when the executable graph is destroyed.
static void object_after_launch(cudaStream_t stream)
{
    static Diary diary;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphNode_t node;
    cudaUserObject_t object;
    cudaHostNodeParams slowly = {work_slowly, &diary};
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphAddHostNode(&node, graph, NULL, 0, &slowly));
    CHECK(cudaUserObjectCreate(&object, &diary, end_work, 1, cudaUserObjectNoDestructorSync));
    CHECK(cudaGraphRetainUserObject(graph, object, 1, cudaGraphUserObjectMove));
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaStreamSynchronize(stream));
    for (int i = 0; i < 1000 && diary.entries < 2; i++)
        usleep(1000);
    EXPECT_EQUAL(16, diary.entries, 2);
    EXPECT_EQUAL(17, diary.last, 2);
}

int main()
{
    int *data = new_on_device<int>(n), *words = new_on_device<int>(n), *host, calls = 0;
    int two = 2, ten = 10, size = n, hundred = 100, offset = 1;
    CHECK(cudaMallocHost((void **)&host, 2 * n * sizeof(int)));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    cudaGraph_t graph;
    CHECK(cudaGraphCreate(&graph, 0));

    // fill, set the symbol, add, then multiply; the edge between the last two is added later
    cudaGraphNode_t fill, symbol, plus, times, out, words_fill, words_out, call, empty;
    cudaMemsetParams set = {};
    set.dst = data;
    set.value = 0;
    set.elementSize = 4;
    set.width = n;
    set.height = 1;
    CHECK(cudaGraphAddMemsetNode(&fill, graph, NULL, 0, &set));
    CHECK(cudaGraphAddMemcpyNodeToSymbol(&symbol, graph, &fill, 1, offset_of_all, &offset,
                                         sizeof offset, 0, cudaMemcpyHostToDevice));
    void *times_args[] = {&data, &two, &size}, *plus_args[] = {&data, &ten, &size};
    cudaKernelNodeParams p = kernel_node((void *)multiply, times_args);
    CHECK(cudaGraphAddKernelNode(&times, graph, NULL, 0, &p));
    p = kernel_node((void *)add, plus_args);
    CHECK(cudaGraphAddKernelNode(&plus, graph, &symbol, 1, &p));
    CHECK(cudaGraphAddDependencies(graph, &plus, &times, 1));
    ten = 0; // the node has its own copy
    CHECK(cudaGraphAddMemcpyNode1D(&out, graph, &times, 1, host, data, n * sizeof(int),
                                   cudaMemcpyDeviceToHost));
    set.dst = words;
    set.value = 0x01020304; // not one byte again and again
    CHECK(cudaGraphAddMemsetNode(&words_fill, graph, NULL, 0, &set));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(words, n * sizeof(int), n, 1);
    copy.dstPtr = make_cudaPitchedPtr(host + n, n * sizeof(int), n, 1);
    copy.extent = make_cudaExtent(n * sizeof(int), 1, 1);
    copy.kind = cudaMemcpyDeviceToHost;
    CHECK(cudaGraphAddMemcpyNode(&words_out, graph, &words_fill, 1, &copy));
    cudaHostNodeParams host_params = {count_call, &calls};
    cudaGraphNode_t both[] = {out, words_out};
    CHECK(cudaGraphAddHostNode(&call, graph, both, 2, &host_params));
    CHECK(cudaGraphAddEmptyNode(&empty, graph, &call, 1));

    // what the graph tells about itself
    size_t count = 0;
    CHECK(cudaGraphGetNodes(graph, NULL, &count));
    EXPECT_EQUAL(0, (int)count, 9);
    CHECK(cudaGraphGetRootNodes(graph, NULL, &count));
    EXPECT_EQUAL(1, (int)count, 2);
    CHECK(cudaGraphGetEdges(graph, NULL, NULL, &count));
    EXPECT_EQUAL(2, (int)count, 8);
    cudaGraphNode_t before[4];
    count = 4;
    CHECK(cudaGraphNodeGetDependencies(times, before, &count));
    EXPECT(count == 1 && before[0] == plus && before[1] == NULL);
    cudaGraphNodeType type;
    CHECK(cudaGraphNodeGetType(words_fill, &type));
    EXPECT(type == cudaGraphNodeTypeMemset);
    cudaKernelNodeParams got;
    CHECK(cudaGraphKernelNodeGetParams(plus, &got));
    EXPECT(got.func == (void *)add && got.gridDim.x == n / 64);
    EXPECT_EQUAL(3, *(int *)got.kernelParams[1], 10);

    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphUpload(exec, stream));
    for (int launch = 1; launch <= 2; launch++) {
        CHECK(cudaGraphLaunch(exec, stream));
        CHECK(cudaStreamSynchronize(stream));
        EXPECT_EQUAL(4, calls, launch);
        for (int i = 0; i < n; i++) {
            EXPECT_EQUAL(i, host[i], (0 + 10 + 1) * 2);
            EXPECT_EQUAL(i, host[n + i], 0x01020304);
        }
    }

    // new parameters: of the executable graph alone, then of the graph and by an update
    plus_args[1] = &hundred;
    p = kernel_node((void *)add, plus_args);
    CHECK(cudaGraphExecKernelNodeSetParams(exec, plus, &p));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(5, host[0], (100 + 1) * 2);
    CHECK(cudaGraphNodeSetEnabled(exec, times, 0));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(6, host[0], 101);
    CHECK(cudaGraphNodeSetEnabled(exec, times, 1));
    set.value = 0x11223344;
    CHECK(cudaGraphMemsetNodeSetParams(words_fill, &set));
    cudaGraphExecUpdateResultInfo info;
    CHECK(cudaGraphExecUpdate(exec, graph, &info));
    EXPECT(info.result == cudaGraphExecUpdateSuccess);
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(7, host[0], 22);
    EXPECT_EQUAL(8, host[n], 0x11223344);

    // a clone, as a child twice, with events around
    cudaGraph_t clone, outer;
    cudaGraphNode_t first, second, begin, end, in_clone;
    cudaEvent_t started, stopped;
    CHECK(cudaGraphClone(&clone, graph));
    CHECK(cudaGraphNodeFindInClone(&in_clone, call, clone));
    EXPECT(in_clone != call);
    CHECK(cudaGraphDestroyNode(in_clone));
    CHECK(cudaEventCreate(&started));
    CHECK(cudaEventCreate(&stopped));
    CHECK(cudaGraphCreate(&outer, 0));
    CHECK(cudaGraphAddEventRecordNode(&begin, outer, NULL, 0, started));
    CHECK(cudaGraphAddChildGraphNode(&first, outer, &begin, 1, graph));
    CHECK(cudaGraphAddChildGraphNode(&second, outer, &first, 1, clone));
    CHECK(cudaGraphAddEventRecordNode(&end, outer, &second, 1, stopped));
    cudaGraphExec_t outer_exec;
    CHECK(cudaGraphInstantiate(&outer_exec, outer, 0));
    calls = 0;
    CHECK(cudaGraphLaunch(outer_exec, stream));
    CHECK(cudaEventSynchronize(stopped));
    CHECK(cudaStreamSynchronize(stream));
    float milliseconds = -1;
    CHECK(cudaEventElapsedTime(&milliseconds, started, stopped));
    EXPECT(milliseconds >= 0);
    EXPECT_EQUAL(9, calls, 1);

    // nodes that wait for each other can't be instantiated
    cudaGraphExec_t none = NULL;
    CHECK(cudaGraphAddDependencies(outer, &end, &first, 1));
    EXPECT(cudaGraphInstantiate(&none, outer, 0) == cudaErrorInvalidValue);
    EXPECT(cudaGraphAddDependencies(outer, &end, &first, 1) == cudaErrorInvalidValue);
    EXPECT(cudaGraphAddEmptyNode(&empty, graph, &end, 1) == cudaErrorInvalidValue);
    p.gridDim = dim3(0);
    EXPECT(cudaGraphAddKernelNode(&empty, graph, NULL, 0, &p) == cudaErrorInvalidConfiguration);
    cudaGetLastError();

    // memory of an allocation node, used after the launch, and freed by the program
    cudaGraph_t allocating;
    cudaGraphExec_t allocating_exec;
    cudaGraphNode_t allocation, use;
    cudaMemAllocNodeParams room = {};
    room.poolProps.allocType = cudaMemAllocationTypePinned;
    room.poolProps.location.type = cudaMemLocationTypeDevice;
    room.poolProps.location.id = 0;
    room.bytesize = n * sizeof(int);
    CHECK(cudaGraphCreate(&allocating, 0));
    CHECK(cudaGraphAddMemAllocNode(&allocation, allocating, NULL, 0, &room));
    set.dst = room.dptr;
    set.value = 0x05050505;
    CHECK(cudaGraphAddMemsetNode(&use, allocating, &allocation, 1, &set));
    CHECK(cudaGraphInstantiate(&allocating_exec, allocating, 0));
    CHECK(cudaGraphLaunch(allocating_exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(10, copy_to_host((int *)room.dptr, n)[n - 1], 0x05050505);
    EXPECT(cudaGraphLaunch(allocating_exec, stream) == cudaErrorInvalidValue); // not freed yet
    cudaGetLastError();
    CHECK(cudaFree(room.dptr));
    CHECK(cudaGraphLaunch(allocating_exec, stream));
    CHECK(cudaFreeAsync(room.dptr, stream));

    // a user object lives as long as the graph or what was made from it
    cudaUserObject_t object;
    cudaGraph_t keeper;
    cudaGraphExec_t keeper_exec;
    calls = 0;
    CHECK(cudaGraphCreate(&keeper, 0));
    CHECK(cudaUserObjectCreate(&object, &calls, count_call, 1, cudaUserObjectNoDestructorSync));
    CHECK(cudaGraphRetainUserObject(keeper, object, 1, cudaGraphUserObjectMove));
    CHECK(cudaGraphInstantiate(&keeper_exec, keeper, 0));
    CHECK(cudaGraphDestroy(keeper));
    EXPECT_EQUAL(11, calls, 0);
    CHECK(cudaGraphExecDestroy(keeper_exec));
    CHECK(cudaDeviceSynchronize());
    EXPECT_EQUAL(12, calls, 1);
    object_after_launch(stream);

    // attributes of streams are kept
    cudaStreamAttrValue attribute = {};
    attribute.accessPolicyWindow.base_ptr = data;
    attribute.accessPolicyWindow.num_bytes = n;
    attribute.accessPolicyWindow.hitRatio = 0.5f;
    attribute.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
    attribute.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
    CHECK(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &attribute));
    cudaStreamAttrValue read = {};
    CHECK(cudaStreamGetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &read));
    EXPECT(read.accessPolicyWindow.base_ptr == data && read.accessPolicyWindow.num_bytes == n);
    CHECK(cudaCtxResetPersistingL2Cache());
    cudaStream_t like;
    unsigned long long id = 0, other_id = 0;
    int device = -1;
    CHECK(cudaStreamCreateWithFlags(&like, cudaStreamNonBlocking));
    cudaStreamAttrValue priority = {};
    int least = 7, greatest = 7; // outside of these, a priority becomes the nearest
    CHECK(cudaDeviceGetStreamPriorityRange(&least, &greatest));
    priority.priority = greatest - 50;
    CHECK(cudaStreamSetAttribute(stream, cudaStreamAttributePriority, &priority));
    CHECK(cudaStreamCopyAttributes(like, stream));
    CHECK(cudaStreamGetAttribute(like, cudaStreamAttributeAccessPolicyWindow, &read));
    EXPECT(read.accessPolicyWindow.hitProp == cudaAccessPropertyPersisting);
    CHECK(cudaStreamGetAttribute(like, cudaStreamAttributePriority, &read));
    EXPECT_EQUAL(13, read.priority, greatest);
    attribute.accessPolicyWindow.hitRatio = 1.5f;
    EXPECT(cudaStreamSetAttribute(like, cudaStreamAttributeAccessPolicyWindow, &attribute) ==
           cudaErrorInvalidValue);
    cudaGetLastError();
    CHECK(cudaStreamGetId(stream, &id));
    CHECK(cudaStreamGetId(like, &other_id));
    EXPECT(id != other_id);
    CHECK(cudaStreamGetDevice(like, &device));
    EXPECT_EQUAL(14, device, 0);
    CHECK(cudaStreamDestroy(like));

    CHECK(cudaGraphExecDestroy(allocating_exec));
    CHECK(cudaGraphDestroy(allocating));
    CHECK(cudaGraphExecDestroy(outer_exec));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(outer));
    CHECK(cudaGraphDestroy(clone));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(data));
    CHECK(cudaFree(words));
    return finish();
}
