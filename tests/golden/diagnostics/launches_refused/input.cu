// What a kernel can't give to the kernels that it launches, and what it can't wait for.
__global__ void child(int *p) { p[threadIdx.x]++; }

__global__ void gives_shared(int *p)
{
    __shared__ int part[32];
    part[threadIdx.x] = p[threadIdx.x];
    child<<<1, 32>>>(part);
}

__global__ void gives_local(int *p)
{
    int own = *p;
    child<<<1, 1>>>(&own);
}

__global__ void waits(int *p)
{
    child<<<1, 32>>>(p);
    cudaDeviceSynchronize();
    p[0] = 0;
}

__global__ void nothing(int *p) { child<<<1, 32>>>(nullptr); }

__global__ void alone(int *p) { child<<<1, 32>>>(p); }
