// Graphs that decide what to do next: if, if and else, loops, one of several, nested, in graphs
// made by hand and by capture. The error codes are those of CUDA 13.
#include <cstring>

#include "check.h"

#define CODE(code, call)                                                                           \
    do {                                                                                           \
        cudaError_t is = (call);                                                                   \
        EXPECT_EQUAL(__LINE__, (int)is, (int)(code));                                              \
        EXPECT_EQUAL(__LINE__, (int)cudaGetLastError(), (int)(code));                              \
    } while (0)

__global__ void decide(cudaGraphConditionalHandle handle, const int *value)
{
    cudaGraphSetConditional(handle, *value);
}

__global__ void count_down(cudaGraphConditionalHandle handle, int *counter)
{
    int left = --*counter;
    if (left <= 0)
        cudaGraphSetConditional(handle, 0);
}

__global__ void set_one(cudaGraphConditionalHandle handle, int *counter)
{
    *counter = 2;
    cudaGraphSetConditional(handle, 1);
}

__global__ void add(int *data, int at, int value)
{
    data[at] += value;
}

static cudaGraphNode_t add_kernel(cudaGraph_t graph, const void *kernel, void **args,
                                  const cudaGraphNode_t *needs = NULL)
{
    cudaGraphNode_t node = NULL;
    cudaKernelNodeParams p = {};
    p.func = const_cast<void *>(kernel);
    p.gridDim = p.blockDim = dim3(1);
    p.kernelParams = args;
    CHECK(cudaGraphAddKernelNode(&node, graph, needs, needs ? 1 : 0, &p));
    return node;
}

static void add_to(cudaGraph_t graph, int *data, int at, int value,
                   const cudaGraphNode_t *needs = NULL)
{
    void *args[] = {&data, &at, &value};
    add_kernel(graph, (const void *)add, args, needs);
}

static cudaGraphNodeParams condition(cudaGraphConditionalHandle handle,
                                     cudaGraphConditionalNodeType type, unsigned size)
{
    cudaGraphNodeParams p = {};
    p.type = cudaGraphNodeTypeConditional;
    p.conditional.handle = handle;
    p.conditional.type = type;
    p.conditional.size = size;
    return p;
}

static void launch(cudaGraphExec_t exec, int *data, const std::vector<int> &expected)
{
    CHECK(cudaMemset(data, 0, 8 * sizeof(int)));
    CHECK(cudaGraphLaunch(exec, 0));
    CHECK(cudaDeviceSynchronize());
    std::vector<int> got = copy_to_host(data, (int)expected.size());
    for (size_t i = 0; i < expected.size(); i++)
        EXPECT_EQUAL((int)i, got[i], expected[i]);
}

static cudaError_t add_conditional(cudaGraph_t graph, const cudaGraphNode_t *needs,
                                   cudaGraphNodeParams *p, cudaGraphNode_t *node = NULL)
{
    cudaGraphNode_t made;
#if CUDART_VERSION >= 13000
    return cudaGraphAddNode(node ? node : &made, graph, needs, NULL, needs ? 1 : 0, p);
#else
    return cudaGraphAddNode(node ? node : &made, graph, needs, needs ? 1 : 0, p);
#endif
}

// A kernel decides, and the graph is launched again with other values.
static void check_if(int *data)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphConditionalHandle handle, none;
    cudaGraphNode_t node;
    cudaGraphNodeType type;
    int *value = new_on_device<int>(1);
    CHECK(cudaGraphCreate(&graph, 0));
    CODE(cudaErrorInvalidValue, cudaGraphConditionalHandleCreate(0, graph));
    CODE(cudaErrorInvalidValue, cudaGraphConditionalHandleCreate(&none, 0));
    CODE(cudaErrorInvalidValue, cudaGraphConditionalHandleCreate(&none, graph, 1, 2));
    CODE(cudaSuccess, cudaGraphConditionalHandleCreate(&handle, graph));
    void *args[] = {&handle, &value};
    cudaGraphNode_t decision = add_kernel(graph, (const void *)decide, args);
    CODE(cudaErrorInvalidValue, cudaGraphInstantiate(&exec, graph, 0)); // a handle without a node
    for (unsigned size = 0; size <= 3; size += 3) {
        cudaGraphNodeParams wrong = condition(handle, cudaGraphCondTypeIf, size);
        CODE(cudaErrorInvalidValue, add_conditional(graph, &decision, &wrong));
    }
    cudaGraphNodeParams wrong = condition(handle, (cudaGraphConditionalNodeType)9, 1);
    CODE(cudaErrorInvalidValue, add_conditional(graph, &decision, &wrong));
    cudaGraphNodeParams p = condition(handle, cudaGraphCondTypeIf, 2);
    CODE(cudaSuccess, add_conditional(graph, &decision, &p, &node));
    CODE(cudaErrorInvalidValue, add_conditional(graph, &decision, &p)); // has its node
    cudaGraph_t then = p.conditional.phGraph_out[0];
    add_to(then, data, 0, 1);
    add_to(p.conditional.phGraph_out[1], data, 1, 10);
    add_to(graph, data, 2, 100, &node);
    CODE(cudaSuccess, cudaGraphNodeGetType(node, &type));
    EXPECT_EQUAL(0, (int)type, 13);
    cudaGraph_t clone;
    CODE(cudaErrorNotSupported, cudaGraphClone(&clone, graph));
    CODE(cudaErrorInvalidValue, cudaGraphDestroy(then)); // belongs to the node
    CODE(cudaSuccess, cudaGraphInstantiate(&exec, graph, 0));
    CODE(cudaSuccess, cudaGraphDestroy(graph)); // the other graph still has the handle
    for (int v = 3; v >= 0; v--) {
        CHECK(cudaMemcpy(value, &v, sizeof v, cudaMemcpyHostToDevice));
        launch(exec, data, {v != 0, v ? 0 : 10, 100});
    }
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaFree(value));
}

// A loop with a default, and a loop in it whose value a kernel sets.
static void check_loops(int *data)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphConditionalHandle outer, inner;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphConditionalHandleCreate(&outer, graph, 1, cudaGraphCondAssignDefault));
    cudaGraphNodeParams p = condition(outer, cudaGraphCondTypeWhile, 1);
    cudaGraphNode_t loop;
    int *counters = data + 4, *second = data + 5;
    int start = 3;
    CHECK(cudaGraphAddMemcpyNode1D(&loop, graph, NULL, 0, counters, &start, sizeof start,
                                   cudaMemcpyHostToDevice));
    CHECK(add_conditional(graph, &loop, &p));
    cudaGraph_t body = p.conditional.phGraph_out[0];
    void *args[] = {&outer, &counters};
    cudaGraphNode_t counted = add_kernel(body, (const void *)count_down, args);
    add_to(body, data, 0, 1);
    CHECK(cudaGraphConditionalHandleCreate(&inner, body));
    void *inner_args[] = {&inner, &second};
    cudaGraphNode_t ready = add_kernel(body, (const void *)set_one, inner_args, &counted);
    cudaGraphNodeParams q = condition(inner, cudaGraphCondTypeWhile, 1);
    CHECK(add_conditional(body, &ready, &q));
    cudaGraph_t inside = q.conditional.phGraph_out[0];
    add_kernel(inside, (const void *)count_down, inner_args);
    add_to(inside, data, 1, 1);
    CODE(cudaSuccess, cudaGraphInstantiate(&exec, graph, 0));
    launch(exec, data, {3, 6, 0});
    launch(exec, data, {3, 6, 0});
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
}

static void check_switch(int *data)
{
    for (unsigned value = 0; value < 4; value++) {
        cudaGraph_t graph;
        cudaGraphExec_t exec;
        cudaGraphConditionalHandle handle;
        CHECK(cudaGraphCreate(&graph, 0));
        CHECK(cudaGraphConditionalHandleCreate(&handle, graph, value, cudaGraphCondAssignDefault));
        cudaGraphNodeParams p = condition(handle, cudaGraphCondTypeSwitch, 3);
        CHECK(add_conditional(graph, NULL, &p));
        for (int b = 0; b < 3; b++)
            add_to(p.conditional.phGraph_out[b], data, b, b + 1);
        CHECK(cudaGraphInstantiate(&exec, graph, 0));
        launch(exec, data, {value == 0 ? 1 : 0, value == 1 ? 2 : 0, value == 2 ? 3 : 0});
        CHECK(cudaGraphExecDestroy(exec));
        CHECK(cudaGraphDestroy(graph));
    }
}

// The body is captured; the loop runs once in any case.
static void check_captured(int *data)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphConditionalHandle handle;
    cudaStream_t stream;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaGraphConditionalHandleCreate(&handle, graph, 1, cudaGraphCondAssignDefault));
    cudaGraphNodeParams p = condition(handle, cudaGraphCondTypeWhile, 1);
    CHECK(add_conditional(graph, NULL, &p));
    CHECK(cudaStreamBeginCaptureToGraph(stream, p.conditional.phGraph_out[0], NULL, NULL, 0,
                                        cudaStreamCaptureModeGlobal));
    add<<<1, 1, 0, stream>>>(data, 0, 5);
    count_down<<<1, 1, 0, stream>>>(handle, data + 3);
    CHECK(cudaStreamEndCapture(stream, NULL));
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    launch(exec, data, {5, 0, 0, -1});
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphDestroy(graph));
}

static void nothing(void *)
{
}

// Bodies have no functions of the host.
static void check_refused()
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaGraphConditionalHandle handle;
    cudaGraphNode_t node;
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphConditionalHandleCreate(&handle, graph, 1, cudaGraphCondAssignDefault));
    cudaGraphNodeParams p = condition(handle, cudaGraphCondTypeIf, 1);
    CHECK(add_conditional(graph, NULL, &p));
    cudaHostNodeParams host = {};
    host.fn = nothing;
    cudaError_t added = cudaGraphAddHostNode(&node, p.conditional.phGraph_out[0], NULL, 0, &host);
    (void)cudaGetLastError();
    EXPECT(added != cudaSuccess || cudaGraphInstantiate(&exec, graph, 0) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
    CHECK(cudaGraphDestroy(graph));
}

int main()
{
    int *data = new_on_device<int>(8);
    check_if(data);
    check_loops(data);
    check_switch(data);
    check_captured(data);
    check_refused();
    return finish();
}
