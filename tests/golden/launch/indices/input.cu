__global__ void k(int *out, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned y = __umul24(blockIdx.y, blockDim.y) + threadIdx.y;
    int z = threadIdx.z + gridDim.z;
    dim3 all = gridDim;
    out[y * width + x] = z * (int)all.x + warpSize;
}
