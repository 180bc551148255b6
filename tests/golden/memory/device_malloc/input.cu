#include <cuda_runtime.h>

struct Node {
    int value;
    Node *next;
};

__device__ Node *push(Node *list, int value)
{
    Node *node = (Node *)malloc(sizeof(Node));
    if (node == NULL) // the heap is full
        return list;
    node->value = value;
    node->next = list;
    return node;
}

__global__ void build(Node **lists, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        lists[i] = push(push(NULL, 1), i);
}

__global__ void drop(Node **lists, int *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (Node *node = lists[i], *next; node; node = next) {
        next = node->next;
        sums[i] += node->value;
        free(node);
    }
}

__global__ void scratch(float *values)
{
    __shared__ float *copy;
    if (threadIdx.x == 0)
        copy = static_cast<float *>(malloc(blockDim.x * sizeof(float)));
    __syncthreads();
    if (!copy)
        return;
    copy[threadIdx.x] = values[threadIdx.x];
    __syncthreads();
    values[threadIdx.x] = copy[blockDim.x - 1 - threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        free(copy);
}

int main()
{
    Node **lists;
    int *sums;
    cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20);
    cudaMalloc((void **)&lists, 100 * sizeof(Node *));
    cudaMalloc((void **)&sums, 100 * sizeof(int));
    build<<<1, 128>>>(lists, 100);
    drop<<<1, 128>>>(lists, sums, 100);
    cudaFree(lists);
    return 0;
}
