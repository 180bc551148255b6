#pragma once
#include "plain.h"
#include <cuda_runtime.h>

#define SIZE 32

__global__ void number(int *p)
{
    p[threadIdx.x] = threadIdx.x + BASE;
}
