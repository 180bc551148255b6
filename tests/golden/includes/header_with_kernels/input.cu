#include "kernels.cuh"
#include <stdio.h>

int main()
{
    int *p;
    cudaMalloc(&p, 4 * SIZE);
    number<<<1, SIZE>>>(p);
    printf("%d\n", plain());
    cudaFree(p);
    return 0;
}
