// Headers of libraries that nothing uses do not matter.
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>

__global__ void set(int *p) { *p = 5; }

int main()
{
    int *p;
    cudaMalloc(&p, sizeof *p);
    set<<<1, 1>>>(p);
    return cudaFree(p);
}
