// Collectives of a warp where all its lanes come, or only some, in blocks of several shapes: rows of whole warps,
// rows that share warps, and blocks whose last warp is not full.
// TEST warnings: not every thread reaches the collectives
// TEST subgroups: yes
#include "check.h"

#include <algorithm>
#include <cstdint>

__device__ int rank_in_block()
{
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

// All lanes: shuffles, a vote, a match; 64 bits.
__global__ void together(const int *in, long long *out)
{
    int rank = rank_in_block();
    int v = in[rank];
    unsigned odd = __ballot_sync(0xffffffff, v & 1);
    unsigned same = __match_any_sync(0xffffffff, v & 3);
    long long wide = __shfl_xor_sync(0xffffffff, (long long)v << 33 | rank, 1);
    int up = __shfl_up_sync(0xffffffff, v, 3, 8);
    out[rank] = wide ^ ((long long)odd << 7) ^ same ^ ((long long)up << 20);
}

// Lanes that take a branch meet in it, and in a branch inside of that.
__global__ void in_branches(const int *in, int *out)
{
    int rank = rank_in_block(), v = in[rank], result = 0;
    if (v % 3 != 0) {
        unsigned here = __activemask();
        if (v % 3 == 1)
            result = __popc(__activemask()) * 1000;
        result += __popc(here);
    }
    out[rank] = result;
}

// Lanes leave the loop at different times.
__global__ void in_loop(const int *in, int *out)
{
    int rank = rank_in_block(), turns = in[rank] % 7, sum = 0;
    for (int i = 0; i < turns; i++)
        sum += __popc(__activemask()) * (i + 1);
    out[rank] = sum;
}

// Some lanes have returned; the others hand each other values through memory.
__global__ void behind_return(const int *in, int *out)
{
    __shared__ int shared[1024];
    int rank = rank_in_block(), lane = rank % 32, warp = rank - lane;
    if (in[rank] % 5 == 0)
        return;
    shared[rank] = in[rank];
    __syncwarp();
    int sum = 0;
    unsigned there = __activemask();
    for (int i = 0; i < 32; i++)
        if (there >> i & 1)
            sum += shared[warp + i];
    out[rank] = sum;
}

struct shape {
    dim3 block;
    int count;
    int of_warp(int rank) const { return std::min(32, count - rank / 32 * 32); }
};

static long long wanted_together(const std::vector<int> &in, const shape &s, int rank)
{
    int warp = rank / 32 * 32, lane = rank % 32, lanes = s.of_warp(rank), v = in[rank];
    unsigned odd = 0, same = 0;
    for (int i = 0; i < lanes; i++) {
        odd |= (unsigned)(in[warp + i] & 1) << i;
        same |= (unsigned)((in[warp + i] & 3) == (v & 3)) << i;
    }
    int partner = warp + (lane ^ 1);
    long long wide = (lane ^ 1) < lanes ? (long long)in[partner] << 33 | partner : 0;
    int up = lane % 8 >= 3 ? in[rank - 3] : v;
    return wide ^ ((long long)odd << 7) ^ same ^ ((long long)up << 20);
}

static int wanted_in_branches(const std::vector<int> &in, const shape &s, int rank)
{
    int warp = rank / 32 * 32, some = 0, few = 0;
    for (int i = 0; i < s.of_warp(rank); i++) {
        some += in[warp + i] % 3 != 0;
        few += in[warp + i] % 3 == 1;
    }
    return in[rank] % 3 == 0 ? 0 : in[rank] % 3 == 1 ? few * 1000 + some : some;
}

static int wanted_in_loop(const std::vector<int> &in, const shape &s, int rank)
{
    int warp = rank / 32 * 32, sum = 0;
    for (int turn = 0; turn < in[rank] % 7; turn++)
        for (int i = 0; i < s.of_warp(rank); i++)
            sum += in[warp + i] % 7 > turn ? turn + 1 : 0;
    return sum;
}

static int wanted_behind_return(const std::vector<int> &in, const shape &s, int rank)
{
    int warp = rank / 32 * 32, sum = 0;
    for (int i = 0; i < s.of_warp(rank); i++)
        sum += in[warp + i] % 5 ? in[warp + i] : 0;
    return in[rank] % 5 ? sum : -1;
}

template <typename T>
static void compare(void (*kernel)(const int *, T *), const std::vector<int> &in, const shape &s,
                    T (*wanted)(const std::vector<int> &, const shape &, int))
{
    int *device_in = copy_to_device(in);
    T *out = copy_to_device(std::vector<T>(in.size(), -1));
    kernel<<<1, s.block>>>(device_in, out);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(out, in.size());
    for (int rank = 0; rank < s.count; rank++)
        EXPECT_EQUAL(rank, got[rank], wanted(in, s, rank));
    CHECK(cudaFree(device_in));
    CHECK(cudaFree(out));
}

int main()
{
    const dim3 blocks[] = {dim3(64), dim3(40), dim3(7), dim3(32, 3), dim3(64, 2, 2), dim3(16, 6), dim3(5, 9)};
    for (dim3 block : blocks) {
        shape s = {block, (int)(block.x * block.y * block.z)};
        std::vector<int> in(s.count);
        uint32_t state = 12345 + s.count;
        for (int &v : in)
            v = (int)((state = state * 1664525u + 1013904223u) >> 20);
        compare(together, in, s, wanted_together);
        compare(in_branches, in, s, wanted_in_branches);
        compare(in_loop, in, s, wanted_in_loop);
        compare(behind_return, in, s, wanted_behind_return);
    }
    return finish();
}
