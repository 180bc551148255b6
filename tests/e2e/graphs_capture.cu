// TEST buffers: yes
// Stream capture: kernels, copies, fills, host functions and memory become a graph that is launched
// several times; streams join by events; what CUDA forbids while a stream captures is an error.
#include <thread>

#include "check.h"

__constant__ int factor;

__global__ void add(int *data, int value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += value;
}

__global__ void scale_into(int *to, const int *from, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        to[i] = from[i] * factor;
}

static void CUDART_CB count_call(void *data)
{
    ++*(int *)data;
}

static const int n = 256;

// Two streams: the second forks from the first by an event and comes back by another.
static void fork_and_join()
{
    int *a = new_on_device<int>(n), *b = new_on_device<int>(n), *in, *out, calls = 0, three = 3;
    cudaStream_t first, second;
    cudaEvent_t forked, joined;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    CHECK(cudaMallocHost((void **)&in, n * sizeof(int)));
    CHECK(cudaMallocHost((void **)&out, 2 * n * sizeof(int)));
    CHECK(cudaStreamCreate(&first));
    CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
    CHECK(cudaEventCreateWithFlags(&forked, cudaEventDisableTiming));
    CHECK(cudaEventCreateWithFlags(&joined, cudaEventDisableTiming));
    CHECK(cudaMemcpyToSymbol(factor, &three, sizeof three));
    for (int i = 0; i < 2 * n; i++)
        out[i] = -1;

    CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
    CHECK(cudaMemcpyAsync(a, in, n * sizeof(int), cudaMemcpyHostToDevice, first));
    CHECK(cudaEventRecord(forked, first));
    CHECK(cudaStreamWaitEvent(second, forked, 0));
    cudaStreamCaptureStatus status;
    CHECK(cudaStreamIsCapturing(second, &status));
    EXPECT(status == cudaStreamCaptureStatusActive);
    for (int k = 1; k <= 3; k++)
        add<<<n / 64, 64, 0, first>>>(a, k, n); // each node has its own value of k
    CHECK(cudaMemsetAsync(b, 0, n * sizeof(int), second));
    add<<<n / 64, 64, 0, second>>>(b, 7, n);
    CHECK(cudaEventRecord(joined, second));
    CHECK(cudaStreamWaitEvent(first, joined, 0));
    CHECK(cudaStreamDestroy(second)); // its work is part of the graph
    scale_into<<<n / 64, 64, 0, first>>>(b, a, n / 2);
    CHECK(cudaMemcpyAsync(out, a, n * sizeof(int), cudaMemcpyDeviceToHost, first));
    CHECK(cudaMemcpy2DAsync(out + n, n * sizeof(int), b, n * sizeof(int), n * sizeof(int), 1,
                            cudaMemcpyDeviceToHost, first));
    CHECK(cudaLaunchHostFunc(first, count_call, &calls));
    CHECK(cudaStreamEndCapture(first, &graph));
    CHECK(cudaGetLastError());
    CHECK(cudaStreamIsCapturing(first, &status));
    EXPECT(status == cudaStreamCaptureStatusNone);

    size_t nodes = 0;
    CHECK(cudaGraphGetNodes(graph, NULL, &nodes));
    EXPECT_EQUAL(0, (int)nodes, 10);
    CHECK(cudaGraphInstantiate(&exec, graph, NULL, NULL, 0));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaDeviceSynchronize());
    EXPECT_EQUAL(1, out[0], -1); // nothing has run yet
    EXPECT_EQUAL(2, calls, 0);

    for (int launch = 0; launch < 3; launch++) {
        for (int i = 0; i < n; i++)
            in[i] = i * (launch + 1);
        CHECK(cudaGraphLaunch(exec, first));
        CHECK(cudaStreamSynchronize(first));
        EXPECT_EQUAL(3, calls, launch + 1);
        for (int i = 0; i < n; i++) {
            int value = i * (launch + 1) + 6;
            EXPECT_EQUAL(i, out[i], value);
            EXPECT_EQUAL(i, out[n + i], i < n / 2 ? value * 3 : 7);
        }
    }
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaEventDestroy(forked));
    CHECK(cudaEventDestroy(joined));
    CHECK(cudaStreamDestroy(first));
    CHECK(cudaFree(a));
    CHECK(cudaFree(b));
    CHECK(cudaFreeHost(in));
    CHECK(cudaFreeHost(out));
}

// A captured graph changes the parameters of an executable one, if both are alike.
static void update()
{
    int *data = new_on_device<int>(n);
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t exec = NULL;
    CHECK(cudaStreamCreate(&stream));
    for (int round = 1; round <= 3; round++) {
        CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
        add<<<n / 64, 64, 0, stream>>>(data, round * 10, n);
        if (round == 3)
            add<<<n / 64, 64, 0, stream>>>(data, 1000, n);
        CHECK(cudaStreamEndCapture(stream, &graph));
        if (round == 1) {
            CHECK(cudaGraphInstantiateWithFlags(&exec, graph, 0));
        } else {
            cudaGraphNode_t node;
            cudaGraphExecUpdateResult result;
            cudaError_t error = cudaGraphExecUpdate(exec, graph, &node, &result);
            EXPECT(error == (round == 2 ? cudaSuccess : cudaErrorGraphExecUpdateFailure));
            EXPECT(result == (round == 2 ? cudaGraphExecUpdateSuccess
                                         : cudaGraphExecUpdateErrorTopologyChanged));
            cudaGetLastError();
        }
        CHECK(cudaGraphDestroy(graph));
        CHECK(cudaGraphLaunch(exec, stream));
    }
    CHECK(cudaStreamSynchronize(stream));
    std::vector<int> result = copy_to_host(data, n);
    EXPECT_EQUAL(0, result[n - 1], 10 + 20 + 20);

    // a launch in a capturing stream becomes a child graph
    cudaGraphExec_t outer;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&outer, graph));
    CHECK(cudaGraphLaunch(outer, stream));
    CHECK(cudaStreamSynchronize(stream));
    result = copy_to_host(data, n);
    EXPECT_EQUAL(1, result[0], 50 + 40);
    CHECK(cudaGraphExecDestroy(outer));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(data));
}

// Memory that is allocated and freed inside of a graph.
static void memory()
{
    int *data = new_on_device<int>(n), *inner = NULL;
    cudaStream_t stream;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaMallocAsync(&inner, n * sizeof(int), stream));
    CHECK(cudaMemsetAsync(inner, 0, n * sizeof(int), stream));
    add<<<n / 64, 64, 0, stream>>>(inner, 5, n);
    scale_into<<<n / 64, 64, 0, stream>>>(data, inner, n);
    CHECK(cudaFreeAsync(inner, stream));
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&exec, graph));
    for (int launch = 0; launch < 2; launch++) {
        CHECK(cudaMemset(data, 0, n * sizeof(int)));
        CHECK(cudaGraphLaunch(exec, stream));
        CHECK(cudaStreamSynchronize(stream));
        EXPECT_EQUAL(launch, copy_to_host(data, n)[n - 1], 15);
    }
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(data));
}

// Begins a capture, makes the error, and ends the capture, which is invalid.
#define EXPECT_INVALIDATES(call, error, at_end)                                                    \
    do {                                                                                           \
        CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));                        \
        add<<<1, 64, 0, stream>>>(data, 1, n);                                                     \
        EXPECT((call) == (error));                                                                 \
        EXPECT(cudaStreamEndCapture(stream, &graph) == (at_end));                                  \
        EXPECT(graph == NULL);                                                                     \
        cudaGetLastError();                                                                        \
    } while (0)

static void errors()
{
    int *data = new_on_device<int>(n), host[n];
    void *more;
    cudaStream_t stream, other;
    cudaEvent_t event, outside;
    cudaGraph_t graph = NULL;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    CHECK(cudaEventCreate(&event));
    CHECK(cudaEventCreate(&outside));
    CHECK(cudaEventRecord(outside, other));
    EXPECT(cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal) ==
           cudaErrorStreamCaptureUnsupported);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaErrorIllegalState);
    cudaGetLastError();
    EXPECT_INVALIDATES(cudaStreamSynchronize(stream), cudaErrorStreamCaptureUnsupported,
                       cudaErrorStreamCaptureInvalidated);
    EXPECT_INVALIDATES(cudaStreamQuery(stream), cudaErrorStreamCaptureUnsupported,
                       cudaErrorStreamCaptureInvalidated);
    EXPECT_INVALIDATES(cudaMalloc(&more, 64), cudaErrorStreamCaptureUnsupported,
                       cudaErrorStreamCaptureInvalidated);
    EXPECT_INVALIDATES(cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost),
                       cudaErrorStreamCaptureImplicit, cudaErrorStreamCaptureInvalidated);
    EXPECT_INVALIDATES(cudaStreamWaitEvent(stream, outside, 0), cudaErrorStreamCaptureIsolation,
                       cudaErrorStreamCaptureInvalidated);
    EXPECT_INVALIDATES((cudaEventRecord(event, stream), cudaStreamWaitEvent(other, event, 0),
                        add<<<1, 64, 0, other>>>(data, 1, n), cudaGetLastError()),
                       cudaSuccess, cudaErrorStreamCaptureUnjoined);
    EXPECT_INVALIDATES((cudaEventRecord(event, stream), cudaEventSynchronize(event)),
                       cudaErrorCapturedEvent, cudaErrorStreamCaptureInvalidated);

    // only the thread that began a capture ends it; streams of different captures don't mix
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    cudaError_t of_thread = cudaSuccess;
    std::thread thread([&] { of_thread = cudaStreamEndCapture(stream, &graph); });
    thread.join();
    EXPECT(of_thread == cudaErrorStreamCaptureWrongThread);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaErrorStreamCaptureInvalidated);
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
    CHECK(cudaStreamBeginCapture(other, cudaStreamCaptureModeRelaxed));
    EXPECT(cudaStreamBeginCapture(other, cudaStreamCaptureModeRelaxed) == cudaErrorIllegalState);
    CHECK(cudaMalloc(&more, 64)); // this mode lets it pass
    CHECK(cudaEventRecord(event, stream));
    EXPECT(cudaStreamWaitEvent(other, event, 0) == cudaErrorStreamCaptureMerge);
    EXPECT(cudaStreamEndCapture(stream, &graph) == cudaErrorStreamCaptureInvalidated);
    EXPECT(cudaStreamEndCapture(other, &graph) == cudaErrorStreamCaptureInvalidated);
    CHECK(cudaFree(more));
    cudaGetLastError();

    // nothing of all that has run, and the stream works again
    CHECK(cudaDeviceSynchronize());
    EXPECT_EQUAL(0, copy_to_host(data, n)[0], 0);
    add<<<1, 64, 0, stream>>>(data, 9, n);
    CHECK(cudaStreamSynchronize(stream));
    EXPECT_EQUAL(1, copy_to_host(data, n)[0], 9);
    CHECK(cudaEventRecord(event, stream));
    CHECK(cudaEventSynchronize(event));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaStreamDestroy(other));
    CHECK(cudaFree(data));
}

int main()
{
    fork_and_join();
    update();
    memory();
    errors();
    return finish();
}
