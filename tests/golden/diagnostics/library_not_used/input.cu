// Headers of libraries that nothing uses do not matter.
#include <cute/tensor.hpp>
#include <cutlass/util/device_memory.h>
#include <cutlass/cutlass.h>

__global__ void set(int *p) { *p = 5; }

int main()
{
    int *p;
    cudaMalloc(&p, sizeof *p);
    set<<<1, 1>>>(p);
    return cudaFree(p);
}
