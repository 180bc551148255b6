#define TILE 16

__global__ void transpose(const float *in, float *out, int n)
{
    __shared__ float tile[TILE][TILE + 1]; // no bank conflicts
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;

    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[x * n + y] = tile[threadIdx.y][threadIdx.x];
}
