__global__ void k(float *p, int n)
{
    __shared__ float s[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    s[threadIdx.x] = p[i];
    __syncthreads();
    p[i] = s[0];
}
