// Kernels as lane loops: what is the same for all lanes, loops outside of those over lanes, a
// branch of some lanes, and a barrier in a loop.
#define TILE 16

__global__ void product(const float *a, const float *b, float *c, int n)
{
    __shared__ float left[TILE][TILE], right[TILE][TILE];
    int x = threadIdx.x, y = threadIdx.y;
    int row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x;
    float sum = 0;
    for (int from = 0; from < n; from += TILE) {
        left[y][x] = a[row * n + from + x];
        right[y][x] = b[(from + y) * n + column];
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += left[y][k] * right[k][x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

__global__ void rows(const float *a, float *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        if (a[k] < 0) // the same for all
            break;
        sum += a[k * n + i];
    }
    sums[i] = sum;
}

/* Each thread has 4 KiB across the barrier, and a block may have 1024 threads: no lane loops. */
__global__ void large(float *out, int at)
{
    __shared__ float s[1024];
    float own[1024];
    for (int i = 0; i < 1024; i++)
        own[i] = out[i] * threadIdx.x;
    s[threadIdx.x] = own[at];
    __syncthreads();
    out[threadIdx.x] = own[at + 1] + s[threadIdx.x ^ 1];
}

struct place {
    float x, y;
};

/* Lanes assign parts of these: each has its own. */
__global__ void parts(float *out, const float *in)
{
    __shared__ float s[256];
    place p;
    float4 v = make_float4(0, 0, 0, 1);
    p.x = in[threadIdx.x];
    v.y = p.x * 2;
    s[threadIdx.x] = v.w;
    __syncthreads();
    out[threadIdx.x] = p.x + v.y + s[threadIdx.x ^ 1];
}
