__global__ void k(float *f, double *d, unsigned long long *u)
{
    __shared__ float local;
    if (threadIdx.x == 0)
        local = 0;
    __syncthreads();
    atomicAdd(f, 1.5f);
    atomicAdd(&local, f[1]);
    atomicAdd(d, 0.5);
    atomicAdd(u, 1ULL);
    atomicMax(u + 1, 5ULL);
    atomicCAS(u + 2, 0ULL, 9ULL);
}
