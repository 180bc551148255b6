__device__ int counter;

__device__ void inner(int by)
{
    atomicAdd(&counter, by);
}

__device__ void outer(int by)
{
    inner(by);
    inner(by + 1);
}

__global__ void k(void)
{
    outer(threadIdx.x);
}
