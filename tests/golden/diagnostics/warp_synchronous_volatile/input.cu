__device__ void warp_reduce(volatile float *s, int t)
{
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

__global__ void k(float *p)
{
    __shared__ float s[64];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32)
        warp_reduce(s, threadIdx.x);
    if (threadIdx.x == 0)
        p[0] = s[0];
}
