__global__ void k(int *out, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned y = __umul24(blockIdx.y, blockDim.y) + threadIdx.y;
    int z = threadIdx.z + gridDim.z;
    dim3 all = gridDim;
    out[y * width + x] = z * (int)all.x + warpSize;
}

__device__ float scaled(float by)
{
    return threadIdx.x * by;
}

// Where 32 bits and 64 differ, the number has 32.
__global__ void widths(int *out, long *far, long n, int less, unsigned char *bytes)
{
    if (threadIdx.x > n || threadIdx.x - 1 < 8 || -threadIdx.x > 8)
        return;
    far[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x * blockDim.x;
    far[threadIdx.x + 1] = threadIdx.x;
    out[threadIdx.x - 1] = (threadIdx.x - 5) / 2 + (threadIdx.x + less >> 3);
    out[threadIdx.x] = threadIdx.x * 3 % 5 - (1 << threadIdx.x);
    out[threadIdx.y] = max(threadIdx.x, 3u) + (int)scaled(threadIdx.x);
    bytes[threadIdx.z] = threadIdx.x + less;
    size_t at = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    long back = n - threadIdx.x;
    out[at] = threadIdx.x < less ? threadIdx.x & 31 : ~(threadIdx.y + less);
    while (threadIdx.x && !threadIdx.y && back--)
        out[back] ^= threadIdx.x;
    printf("%u %d\n", threadIdx.x, threadIdx.x == 0);
}
