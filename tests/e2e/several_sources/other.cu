#include "common.h"
#include "device.h"

#include <cuda_runtime.h>

static __device__ int offset = 2;

#define FIRST 50 // another value than in main.cu

static __device__ int scale(int x)
{
    return x * 3; // threefold
}

__device__ int scaled_elsewhere(int x)
{
    return scale(x);
}

namespace filling
{
__device__ void fill(float *to, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = FIRST + i;
}
} // namespace filling

__device__ void widen(interval &i, int by)
{
    i.high += by;
}

__host__ __device__ int interval::width() const
{
    return high - low;
}

static const int weight = 10;

extern "C" __host__ __device__ int weighed(const int values[], int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += values[i] * i * weight;
    return sum;
}

static __global__ void work(int *data)
{
    data[threadIdx.x] *= (int)threadIdx.x + offset;
}

void work_of_other(int *data)
{
    work<<<1, THREADS>>>(data);
    cudaDeviceSynchronize();
}
