__device__ int sum(int value)
{
    __shared__ int total;
    if (threadIdx.x == 0)
        total = 0;
    __syncthreads();
    atomicAdd(&total, value);
    __syncthreads();
    return total;
}

__global__ void k(int *out, int n)
{
    int s = sum(threadIdx.x);
    for (int i = 0; i < n; i++) {
        __shared__ int cell[32];
        cell[threadIdx.x] = i;
        __syncthreads();
        out[threadIdx.x] += cell[31 - threadIdx.x] + s;
        __syncthreads();
    }
}
