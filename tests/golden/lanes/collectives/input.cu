// Collectives of a warp in lane loops: all threads come to them, or those of some warps, or some lanes.

__device__ float warp_sum(float v)
{
    for (int o = 16; o > 0; o /= 2)
        v += __shfl_xor_sync(0xffffffff, v, o);
    return v;
}

__global__ void block_sum(const float *in, float *out, int n)
{
    __shared__ float sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    float v = warp_sum(i < n ? in[i] : 0);
    if (lane == 0)
        sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = warp_sum(lane < blockDim.x / 32 ? sums[lane] : 0);
        if (lane == 0)
            out[blockIdx.x] = v;
    }
}

__global__ void rows(const float *in, float *out, int n, int width)
{
    int lane = threadIdx.x % 32;
    if (n == 0 || threadIdx.x / 32 >= n)
        return;
    for (int row = threadIdx.x / 32; row < n; row += blockDim.x / 32) {
        float v = 0;
        for (int i = lane; i < width; i += 32)
            v += in[row * width + i];
        v = warp_sum(v);
        if (lane == 0)
            out[row] = v;
    }
}

__global__ void pack(const int *in, int *out, int *count)
{
    int t = threadIdx.x, value = in[t];
    unsigned chosen = __ballot_sync(0xffffffff, value > 0), below = (1u << t % 32) - 1;
    if (value > 0) {
        int first = 0;
        if (t % 32 == __ffs(chosen) - 1)
            first = atomicAdd(count, __popc(chosen));
        first = __shfl_sync(chosen, first, __ffs(chosen) - 1);
        out[first + __popc(chosen & below)] = value;
    }
}

// All lanes of a row write its sum, which is complete in the first of them.
__global__ void row_sums(int rows, const float *v, float *y)
{
    int m = blockIdx.x * blockDim.y + threadIdx.y;
    if (m < rows) {
        float t = 0;
        for (int n = threadIdx.x; n < 40; n += 8)
            t += v[m * 40 + n];
        for (int i = 4; i > 0; i >>= 1)
            t += __shfl_down_sync(0xffffffff, t, i, 8);
        y[m] = t;
    }
}

// What lanes hand over changes a variable that is the same for all.
__global__ void odd_turns(int *out, int n)
{
    int turns = 0, lanes = 0;
    while (turns < n)
        lanes += __popc(__ballot_sync(0xffffffff, ++turns % 2));
    out[threadIdx.x] = lanes;
}

// What stands in front of the collective reads nothing.
__global__ void behind_root(const float *in, float *out)
{
    float v = in[threadIdx.x];
    out[threadIdx.x] = sqrtf(v) + __shfl_xor_sync(0xffffffff, v, 1);
}
