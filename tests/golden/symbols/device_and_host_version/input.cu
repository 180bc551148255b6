// One function, written twice: the device's pass sees no version that the host could call.
#include <cstdio>
#ifdef __CUDA_ARCH__
__device__ int twice(int i)
{
    return i << 1;
}
#else
int twice(int i)
{
    return i + i;
}
#endif

__global__ void fill(int *p)
{
#ifdef __CUDA_ARCH__
    p[threadIdx.x] = twice(threadIdx.x);
#endif
}

int main()
{
    int *p, h[4];
    cudaMalloc(&p, sizeof h);
    fill<<<1, 4>>>(p);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 4; i++)
        if (h[i] != twice(i))
            puts("wrong");
}
