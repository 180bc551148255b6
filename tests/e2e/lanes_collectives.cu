// Collectives of a warp that lane loops run: by all threads, in branches of some warps or lanes, in loops
// that warps leave one after the other, and behind returns; in blocks of whole warps, and of others, also of
// several rows.
// TEST warnings: the kernels say that they need warps
// TEST nvcc: -arch=sm_80
// TEST subgroups: yes
#include "check.h"

#define MOST 256

__device__ int rank_in_block()
{
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

__device__ int threads()
{
    return blockDim.x * blockDim.y * blockDim.z;
}

__device__ int sum_of_lanes(unsigned mask, int v)
{
    int lane = rank_in_block() % 32;
    for (int o = 16; o > 0; o /= 2) {
        int other = __shfl_down_sync(mask, v, o);
        v += lane + o < 32 ? other : 0;
    }
    return v;
}

__global__ void block_sum(const int *in, int *out)
{
    __shared__ int sums[32];
    int t = rank_in_block(), lane = t % 32, warp = t / 32, warps = (threads() + 31) / 32;
    int v = sum_of_lanes(0xffffffff, in[t]);
    if (lane == 0)
        sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < warps ? sums[lane] : 0;
        v = sum_of_lanes(0xffffffff, v);
        if (lane == 0)
            sums[0] = v;
    }
    __syncthreads();
    out[t] = sums[0];
}

__global__ void scan(const int *in, int *out)
{
    int t = rank_in_block(), lane = t % 32, v = in[t];
    for (int o = 1; o < 32; o *= 2) {
        int before = __shfl_up_sync(0xffffffff, v, o);
        if (lane >= o)
            v += before;
    }
    out[t] = v;
}

// Only some lanes take part; those of a warp that is behind the end return.
__global__ void some(const int *in, int *out, int n)
{
    int t = rank_in_block();
    if (t / 32 * 32 >= n)
        return;
    unsigned mask = __ballot_sync(0xffffffff, t < n), odd = __ballot_sync(0xffffffff, t & 1);
    int v = 1000;
    if (t < n) {
        v = __reduce_add_sync(mask, in[t]);
        if (t & 1)
            v += __shfl_sync(mask & odd, in[t], 1) + __popc(__activemask());
        v += 10000 * __all_sync(mask, in[t] > 2) + 20000 * __any_sync(mask, in[t] == 5);
    }
    out[t] = v + __popc(__match_any_sync(0xffffffff, t % 5));
}

// Warps go through rows in turn, some of them once more than others.
__global__ void rows(const int *in, int *out, int n)
{
    int t = rank_in_block(), lane = t % 32;
    for (int row = t / 32; row < n; row += threads() / 32) {
        int v = __shfl_xor_sync(0xffffffff, in[row] + lane, 5);
        for (int k = 0; k < 2; k++)
            v += __shfl_sync(0xffffffff, v, k + row % 7);
        out[row * 32 + lane] = v;
    }
}

struct host {
    std::vector<int> in, out;
    int count;
    int last(int t) const // behind the last lane of the warp
    {
        return t / 32 * 32 + 32 < count ? t / 32 * 32 + 32 : count;
    }
};

static void check_all(const host &h, int *d_in, int *d_out, dim3 block)
{
    block_sum<<<1, block>>>(d_in, d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    int sum = 0;
    for (int t = 0; t < h.count; t++)
        sum += h.in[t];
    for (int t = 0; t < h.count; t++)
        EXPECT_EQUAL(t, out[t], sum);
    scan<<<1, block>>>(d_in, d_out);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, MOST);
    for (int t = 0, before = 0; t < h.count; t++) {
        before = (t % 32 ? before : 0) + h.in[t];
        EXPECT_EQUAL(t, out[t], before);
    }
}

static void check_some(const host &h, int *d_in, int *d_out, dim3 block, int n)
{
    CHECK(cudaMemset(d_out, 0, MOST * sizeof(int)));
    some<<<1, block>>>(d_in, d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < h.count; t++) {
        int first = t / 32 * 32, sum = 0, odd = 0, same = 0, v = 1000;
        bool all = true, any = false;
        for (int k = first; k < h.last(t); k++) {
            same += k % 5 == t % 5;
            if (k >= n)
                continue;
            sum += h.in[k];
            odd += k & 1;
            all = all && h.in[k] > 2;
            any = any || h.in[k] == 5;
        }
        if (t < n)
            v = sum + (t & 1 ? h.in[first + 1] + odd : 0) + 10000 * all + 20000 * any;
        EXPECT_EQUAL(t, out[t], first >= n ? 0 : v + same);
    }
}

static void check_rows(const host &h, int *d_in, int *d_out, dim3 block)
{
    const int n = 8;
    rows<<<1, block>>>(d_in, d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, n * 32);
    for (int row = 0; row < n; row++) {
        int v[32], before[32];
        for (int lane = 0; lane < 32; lane++)
            v[lane] = h.in[row] + (lane ^ 5);
        for (int k = 0; k < 2; k++) {
            std::copy(v, v + 32, before);
            for (int lane = 0; lane < 32; lane++)
                v[lane] += before[k + row % 7];
        }
        for (int lane = 0; lane < 32; lane++)
            EXPECT_EQUAL(row * 32 + lane, out[row * 32 + lane], v[lane]);
    }
}

int main()
{
    const dim3 blocks[] = {{32, 1, 1}, {128, 1, 1}, {96, 2, 1},  {48, 1, 1}, {20, 1, 1},
                           {100, 1, 1}, {16, 5, 1},  {8, 4, 3}, {1, 70, 1}};
    host h;
    for (int i = 0; i < MOST; i++)
        h.in.push_back(i * 7 % 11 + 1);
    int *d_in = copy_to_device(h.in), *d_out;
    CHECK(cudaMalloc(&d_out, MOST * sizeof(int)));
    for (dim3 block : blocks) {
        h.count = block.x * block.y * block.z;
        check_all(h, d_in, d_out, block);
        check_some(h, d_in, d_out, block, h.count);
        check_some(h, d_in, d_out, block, h.count / 2 + 3);
        if (h.count % 32 == 0)
            check_rows(h, d_in, d_out, block);
    }
    return finish();
}
