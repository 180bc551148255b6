// A kernel with barriers has no lanes form when nobody wants one.
__global__ void turn(int *data)
{
    __shared__ int s[64];
    s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = s[63 - threadIdx.x];
}
