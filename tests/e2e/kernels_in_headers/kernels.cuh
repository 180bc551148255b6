#ifndef KERNELS_CUH
#define KERNELS_CUH

#include "device/functions.h"

#define BLOCK 32

__global__ void scale(float *data, int n)
{
    int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i < n)
        data[i] = shifted(data[i] * FACTOR, i);
}

template <typename T> __global__ void fill(T *data, int n, T value)
{
    int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i < n)
        data[i] = value;
}

#endif
