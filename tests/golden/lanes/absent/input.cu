// Threads that have returned, or do not take a branch, come to no barrier of the others.
__global__ void returns(const float *in, float *out, int n, int period)
{
    __shared__ float tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int phase = i % period; // by zero, for threads that are not there
    tile[threadIdx.x] = in[i];
    __syncthreads();
    float sum = 0;
    for (int k = 0; k < 64; k++)
        sum += tile[k];
    __syncthreads();
    tile[threadIdx.x] = sum + phase;
    __syncthreads();
    out[i] = tile[63 - threadIdx.x];
}

__global__ void branch(const float *a, float *out, int n)
{
    __shared__ float tile[64];
    int x = threadIdx.x;
    if (a[x] > 0) {
        for (int k = 0; k < n; k++) {
            tile[x] = a[k * 64 + x];
            __syncthreads();
            out[k * 64 + x] = tile[k];
            __syncthreads();
        }
    } else {
        out[x] = -1;
    }
}

__global__ void warps(const int *in, int *out, int n)
{
    __shared__ int sums[2];
    int x = threadIdx.x;
    if (x >= n)
        return;
    int v = in[x];
    for (int o = 16; o > 0; o /= 2)
        v += __shfl_xor_sync(0xffffffff, v, o);
    if (x % 32 == 0)
        sums[x / 32] = v;
    __syncthreads();
    out[x] = sums[0] + sums[1] + v;
}

int main()
{
    float *p = nullptr;
    int *q = nullptr;
    returns<<<1, 64>>>(p, p, 10, 3);
    branch<<<1, 64>>>(p, p, 10);
    warps<<<1, 64>>>(q, q, 40);
    return 0;
}
