#ifndef BLOCK
#error BLOCK is not defined
#endif

__global__ void k(float *p)
{
    __shared__ float s[BLOCK];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = s[BLOCK - 1 - threadIdx.x] * FACTOR;
}
