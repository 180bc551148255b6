#include <cstdio>

enum Mode { KEEP, DOUBLE };

struct Pair {
    int low, high;
    __device__ int sum() const { return low + high; }
};

__constant__ float weight = 0.5f;

__device__ float scaled(const float *values, int i, Mode mode = KEEP)
{
    return mode == DOUBLE ? 2 * values[i] : values[i];
}

__global__ void pairs(const Pair *in, float *out, int n)
{
    __shared__ float tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? weight * in[i].sum() : 0;
    __syncthreads();
    float own[2] = {tile[0], scaled(tile, 63 - threadIdx.x)};
    for (int k = 0; k < 2; k++)
        own[1] += scaled(own, k, DOUBLE);
    if (i < n)
        out[i] = own[1];
}

__global__ void lanes(int *out)
{
    if (threadIdx.x < 32) {
        out[threadIdx.x] = __shfl_xor_sync(0xffffffff, threadIdx.x, 1);
        __syncthreads();
    }
}

int main()
{
    Pair *in;
    float *out;
    cudaMalloc(&in, 64 * sizeof(Pair));
    cudaMalloc(&out, 64 * sizeof(float));
    pairs<<<1, 64>>>(in, out, 64);
    lanes<<<1, 64>>>((int *)out);
    cudaDeviceSynchronize();
    cudaFree(out);
    cudaFree(in);
    return 0;
}
