#include "common.h"

#include <cuda_runtime.h>

static __device__ int offset = 2;

static __global__ void work(int *data)
{
    data[threadIdx.x] *= (int)threadIdx.x + offset;
}

void work_of_other(int *data)
{
    work<<<1, THREADS>>>(data);
    cudaDeviceSynchronize();
}
