// TEST buffers: yes
// Graphs whose nodes come from cudaGraphAddNode, their own memory with its amounts, and captures
// that continue a graph.
#include <cuda_profiler_api.h>

#include "check.h"

static const int n = 128;

__global__ void add(int *data, int value)
{
    data[threadIdx.x] += value;
}

static unsigned long long memory(cudaGraphMemAttributeType attribute)
{
    unsigned long long value = ~0ull;
    CHECK(cudaDeviceGetGraphMemAttribute(0, attribute, &value));
    return value;
}

// Allocates, fills, adds 5 and copies out; all by one function.
static void nodes_of_all_kinds()
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphNode_t made, filled, added, copied, freed;
    std::vector<int> out(n, -1);

    CHECK(cudaGraphCreate(&graph, 0));
    cudaGraphNodeParams p = {};
    p.type = cudaGraphNodeTypeMemAlloc;
    p.alloc.poolProps.allocType = cudaMemAllocationTypePinned;
    p.alloc.poolProps.location.type = cudaMemLocationTypeDevice;
    p.alloc.poolProps.location.id = 0;
    p.alloc.bytesize = n * sizeof(int);
    CHECK(cudaGraphAddNode(&made, graph, NULL, NULL, 0, &p));
    int *data = (int *)p.alloc.dptr;
    EXPECT(data != NULL);

    p = {};
    p.type = cudaGraphNodeTypeMemset;
    p.memset.dst = data;
    p.memset.value = 7;
    p.memset.elementSize = 4;
    p.memset.width = n;
    p.memset.height = 1;
    CHECK(cudaGraphAddNode(&filled, graph, &made, NULL, 1, &p));

    int five = 5;
    void *arguments[] = {&data, &five};
    p = {};
    p.type = cudaGraphNodeTypeKernel;
    p.kernel.func = (void *)add;
    p.kernel.gridDim = dim3(1);
    p.kernel.blockDim = dim3(n);
    p.kernel.kernelParams = arguments;
    CHECK(cudaGraphAddNode(&added, graph, &filled, NULL, 1, &p));

    CHECK(cudaGraphAddMemcpyNode1D(&copied, graph, &added, 1, out.data(), data, n * sizeof(int),
                                   cudaMemcpyDeviceToHost));
    CHECK(cudaGraphAddMemFreeNode(&freed, graph, &copied, 1, data));
    void *told = NULL;
    CHECK(cudaGraphMemFreeNodeGetParams(freed, &told));
    EXPECT(told == data);

    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    for (int turn = 0; turn < 2; turn++) { // freed in the graph, so it can be launched again
        out.assign(n, -1);
        CHECK(cudaGraphLaunch(exec, 0));
        CHECK(cudaDeviceSynchronize());
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, out[i], 12);
    }
    EXPECT(memory(cudaGraphMemAttrUsedMemCurrent) == 0);
    EXPECT(memory(cudaGraphMemAttrReservedMemHigh) >= n * sizeof(int));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaDeviceGraphMemTrim(0));
    EXPECT(memory(cudaGraphMemAttrReservedMemCurrent) == 0);
    EXPECT(cudaDeviceGraphMemTrim(-1) != cudaSuccess);
    cudaGetLastError();
}

// A capture goes on behind a node of a graph that is there, and is told to wait for others.
static void captures_into_a_graph()
{
    int *data = new_on_device<int>(n);
    cudaGraph_t graph, told_graph = NULL;
    cudaGraphExec_t exec;
    cudaGraphNode_t first, second;
    cudaStream_t stream;
    cudaMemsetParams fill = {};
    fill.dst = data;
    fill.value = 3;
    fill.elementSize = 4;
    fill.width = n / 2;
    fill.height = 1;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphAddMemsetNode(&first, graph, NULL, 0, &fill));
    fill.dst = data + n / 2;
    fill.value = 4;
    CHECK(cudaGraphAddMemsetNode(&second, graph, NULL, 0, &fill));

    cudaStreamCaptureStatus status;
    unsigned long long id = 0;
    const cudaGraphNode_t *needs = NULL;
    const cudaGraphEdgeData *edges = NULL;
    size_t count = 0, nodes = 0;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamGetCaptureInfo(stream, &status, &id, &told_graph, &needs, &edges, &count));
    EXPECT(status == cudaStreamCaptureStatusNone);
    CHECK(cudaStreamBeginCaptureToGraph(stream, graph, &first, NULL, 1,
                                        cudaStreamCaptureModeThreadLocal));
    CHECK(cudaStreamGetCaptureInfo(stream, &status, &id, &told_graph, &needs, &edges, &count));
    EXPECT(status == cudaStreamCaptureStatusActive && id != 0 && told_graph == graph);
    EXPECT(count == 1 && needs[0] == first);
    CHECK(cudaStreamUpdateCaptureDependencies(stream, &second, NULL, 1,
                                              cudaStreamAddCaptureDependencies));
    CHECK(cudaStreamGetCaptureInfo(stream, &status, &id, &told_graph, &needs, &edges, &count));
    EXPECT(count == 2);
    add<<<1, n, 0, stream>>>(data, 10);
    CHECK(cudaStreamGetCaptureInfo(stream, &status, &id, &told_graph, &needs, &edges, &count));
    EXPECT(count == 1 && needs[0] != first && needs[0] != second);
    CHECK(cudaStreamEndCapture(stream, &told_graph));
    EXPECT(told_graph == graph);
    CHECK(cudaGraphGetNodes(graph, NULL, &nodes));
    EXPECT_EQUAL(0, (int)nodes, 3);

    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    std::vector<int> out = copy_to_host(data, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], i < n / 2 ? 13 : 14);
}

int main()
{
    CHECK(cudaProfilerStart()); // for a profiler that is not there
    nodes_of_all_kinds();
    captures_into_a_graph();
    CHECK(cudaProfilerStop());
    return finish();
}
