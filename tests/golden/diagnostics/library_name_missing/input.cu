// A name that our headers of a library do not have is said with the name.
#include <thrust/pair.h>
#include <cstdio>

__global__ void set(int *p) { *p = thrust::make_pair(3, 4).second; }

void run(int *p)
{
    thrust::levitate(p);
}

int main()
{
    int *p;
    cudaMalloc(&p, sizeof *p);
    set<<<1, 1>>>(p);
    run(p);
    return cudaFree(p);
}
