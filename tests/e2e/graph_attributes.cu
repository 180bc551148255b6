// TEST only: svm buffer (Oclgrind runs one work-group after the other, and a launch here waits for its whole grid)
// TEST nvcc: -std=c++17 -arch=sm_90

// Attributes of kernel nodes in graphs: kept, copied, and kept by new parameters; a node that is made cooperative.
#include "check.h"

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void turns(int *cells, int n)
{
    cg::grid_group grid = cg::this_grid();
    int t = (int)grid.thread_rank();
    cells[t] = t;
    grid.sync();
    int next = cells[(t + 1) % n];
    grid.sync();
    cells[t] = next + 100;
}

__global__ void add(int *cells, int by)
{
    cells[threadIdx.x] += by;
}

__global__ void __cluster_dims__(2, 1, 1) in_pairs(int *cells)
{
    cells[blockIdx.x]++;
}

enum { THREADS = 64 };

static cudaGraphNode_t add_node(cudaGraph_t graph, const cudaGraphNode_t *needs, size_t count, void *f, dim3 grid, dim3 block, void **args)
{
    cudaKernelNodeParams p = {};
    p.func = f;
    p.gridDim = grid;
    p.blockDim = block;
    p.kernelParams = args;
    cudaGraphNode_t node;
    CHECK(cudaGraphAddKernelNode(&node, graph, needs, count, &p));
    return node;
}

int main()
{
    int *cells = new_on_device<int>(THREADS), n = THREADS, by = 1000;
    cudaGraph_t graph;
    CHECK(cudaGraphCreate(&graph, 0));
    void *first_args[] = {&cells, &n}, *second_args[] = {&cells, &by};
    cudaGraphNode_t first = add_node(graph, nullptr, 0, (void *)turns, 2, THREADS / 2, first_args);
    cudaGraphNode_t second = add_node(graph, &first, 1, (void *)add, 1, THREADS, second_args);
    cudaKernelNodeAttrValue value = {}, got = {};

    got.cooperative = 7;
    CHECK(cudaGraphKernelNodeGetAttribute(first, cudaKernelNodeAttributeCooperative, &got));
    EXPECT_EQUAL(0, got.cooperative, 0);
    value.cooperative = 1;
    CHECK(cudaGraphKernelNodeSetAttribute(first, cudaKernelNodeAttributeCooperative, &value));
    CHECK(cudaGraphKernelNodeGetAttribute(first, cudaLaunchAttributeCooperative, &got));
    EXPECT_EQUAL(1, got.cooperative, 1);

    value = {};
    value.accessPolicyWindow.base_ptr = cells;
    value.accessPolicyWindow.num_bytes = 128;
    value.accessPolicyWindow.hitRatio = 0.5f;
    value.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
    value.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
    CHECK(cudaGraphKernelNodeSetAttribute(second, cudaKernelNodeAttributeAccessPolicyWindow, &value));
    CHECK(cudaGraphKernelNodeGetAttribute(second, cudaKernelNodeAttributeAccessPolicyWindow, &got));
    EXPECT(got.accessPolicyWindow.base_ptr == cells);
    EXPECT_EQUAL(2, got.accessPolicyWindow.num_bytes, 128u);
    EXPECT_EQUAL(3, got.accessPolicyWindow.hitProp, cudaAccessPropertyPersisting);
    value.accessPolicyWindow.hitRatio = 2.0f;
    EXPECT(cudaGraphKernelNodeSetAttribute(second, cudaKernelNodeAttributeAccessPolicyWindow, &value) != cudaSuccess);
    cudaGetLastError(); // which it stays otherwise

    // copies
    cudaGraph_t other;
    CHECK(cudaGraphCreate(&other, 0));
    cudaGraphNode_t third = add_node(other, nullptr, 0, (void *)add, 1, THREADS, second_args);
    CHECK(cudaGraphKernelNodeCopyAttributes(third, second));
    CHECK(cudaGraphKernelNodeGetAttribute(third, cudaKernelNodeAttributeAccessPolicyWindow, &got));
    EXPECT(got.accessPolicyWindow.base_ptr == cells);

    // new parameters leave the attributes
    cudaKernelNodeParams p = {};
    CHECK(cudaGraphKernelNodeGetParams(first, &p));
    void *again[] = {&cells, &n};
    p.kernelParams = again;
    CHECK(cudaGraphKernelNodeSetParams(first, &p));
    CHECK(cudaGraphKernelNodeGetAttribute(first, cudaKernelNodeAttributeCooperative, &got));
    EXPECT_EQUAL(4, got.cooperative, 1);

    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiate(&exec, graph, 0));
    CHECK(cudaGraphLaunch(exec, 0));
    CHECK(cudaDeviceSynchronize());
    std::vector<int> host = copy_to_host(cells, THREADS);
    for (int i = 0; i < THREADS; i++)
        EXPECT_EQUAL(10 + i, host[i], (i + 1) % THREADS + 1100);

    // what a kernel says of its clusters
    cudaFuncAttributes a;
    CHECK(cudaFuncGetAttributes(&a, in_pairs));
    EXPECT_EQUAL(5, a.clusterDimMustBeSet, 1);
    EXPECT_EQUAL(6, a.requiredClusterWidth, 2);
    EXPECT_EQUAL(7, a.requiredClusterHeight, 1);
    EXPECT_EQUAL(8, a.requiredClusterDepth, 1);
    CHECK(cudaFuncGetAttributes(&a, add));
    EXPECT_EQUAL(9, a.clusterDimMustBeSet, 0);
    EXPECT_EQUAL(10, a.requiredClusterWidth, 0);
    in_pairs<<<4, 1>>>(cells);
    CHECK_LAUNCH();
    host = copy_to_host(cells, 4);
    EXPECT_EQUAL(11, host[3], 4 + 1100 + 1);
    in_pairs<<<3, 1>>>(cells); // no whole number of clusters
    EXPECT(cudaGetLastError() != cudaSuccess);
    return finish();
}
