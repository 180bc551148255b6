__constant__ float weights[8];

__device__ float sum(const float *p, int n)
{
    float s = 0;
    while (n-- > 0)
        s += *p++;
    return s;
}

__global__ void k(const float *in, float *out)
{
    __shared__ float shared[8];
    float local[8];
    for (int i = 0; i < 8; i++)
        local[i] = in[i];
    shared[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = sum(in, 8) + sum(shared, 8) + sum(local, 8) + sum(weights, 8);
}
