// Tiles, coalesced groups and thread groups where the whole block uses them: ranks, sizes,
// shuffles, votes, reductions, scans, partitions.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

#include "check.h"

namespace cg = cooperative_groups;

template <int N> __global__ void tiles(const int *in, int *out)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<N> tile = cg::tiled_partition<N>(block);
    auto pair = cg::tiled_partition<2>(tile);
    int value = in[block.thread_rank()], n = block.size(), i = block.thread_rank();

    out[i] = tile.meta_group_rank() * 10000 + tile.meta_group_size() * 100 + tile.thread_rank();
    out[n + i] = tile.shfl(value, 1) * 100 + tile.shfl_xor(value, 1);
    out[2 * n + i] = cg::reduce(tile, value, cg::plus<int>());
    out[3 * n + i] = cg::inclusive_scan(tile, value, cg::greater<int>());
    out[4 * n + i] =
        tile.ballot(value % 3 == 0) * 4 + tile.any(value == 5) * 2 + tile.all(value < 60);
    out[5 * n + i] =
        pair.meta_group_rank() * 1000 + pair.meta_group_size() * 10 + pair.thread_rank();
    tile.sync();
}

// Works for groups of any kind.
__device__ int sum_of_group(cg::thread_group group, int *cells, int value)
{
    int rank = group.thread_rank();
    for (int half = group.size() / 2; half > 0; half /= 2) {
        cells[rank] = value;
        group.sync();
        if (rank < half)
            value += cells[rank + half];
        group.sync();
    }
    return rank == 0 ? value : -1;
}

__global__ void groups(const int *in, int *out)
{
    __shared__ int cells[64];
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
    int value = in[threadIdx.x];
    int whole = sum_of_group(block, cells, value);
    int part = sum_of_group(tile, cells + tile.meta_group_rank() * 16, value);
    out[threadIdx.x] = whole * 10000 + part;
}

__global__ void coalesced(const int *in, float *out)
{
    cg::coalesced_group active = cg::coalesced_threads();
    int value = in[threadIdx.x];
    cg::coalesced_group same = cg::labeled_partition(active, value % 3);
    auto half = cg::binary_partition(cg::tiled_partition<32>(cg::this_thread_block()), value % 2);
    out[threadIdx.x] = active.size() * 10000 + same.size() * 100 + same.thread_rank();
    out[64 + threadIdx.x] = cg::reduce(same, (float)value, cg::plus<float>());
    out[128 + threadIdx.x] = same.shfl(value, 0) * 1000 + half.num_threads();
    out[192 + threadIdx.x] = cg::exclusive_scan(half, value);
}

template <int N> static void test_tiles(const std::vector<int> &in)
{
    int n = (int)in.size();
    int *out = new_on_device<int>(6 * n);
    tiles<N><<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 6 * n);
    for (int i = 0; i < n; i++) {
        int first = i / N * N, rank = i - first, sum = 0, most = 0, votes = 0, any = 0, all = 1;
        for (int j = 0; j < N; j++) {
            sum += in[first + j];
            if (j <= rank && in[first + j] > most)
                most = in[first + j];
            votes |= (in[first + j] % 3 == 0) << j;
            any |= in[first + j] == 5;
            all &= in[first + j] < 60;
        }
        EXPECT_EQUAL(i, got[i], i / N * 10000 + n / N * 100 + rank);
        EXPECT_EQUAL(i, got[n + i], in[first + 1] * 100 + in[i ^ 1]);
        EXPECT_EQUAL(i, got[2 * n + i], sum);
        EXPECT_EQUAL(i, got[3 * n + i], most);
        EXPECT_EQUAL(i, got[4 * n + i], votes * 4 + any * 2 + all);
        EXPECT_EQUAL(i, got[5 * n + i], rank / 2 * 1000 + N / 2 * 10 + rank % 2);
    }
}

int main()
{
    const int n = 64;
    std::vector<int> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (i * 29 + 3) % 61;
    test_tiles<8>(in);

    int *out = new_on_device<int>(n);
    groups<<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    int whole = 0, part = 0;
    for (int i = 0; i < n; i++)
        whole += in[i];
    for (int i = 0; i < n; i++) {
        part = 0;
        for (int j = i / 16 * 16; j < i / 16 * 16 + 16; j++)
            part += in[j];
        EXPECT_EQUAL(i, got[i], (i ? -1 : whole) * 10000 + (i % 16 ? -1 : part));
    }

    float *sums = new_on_device<float>(4 * n);
    coalesced<<<1, n>>>(copy_to_device(in), sums);
    CHECK_LAUNCH();
    std::vector<float> found = copy_to_host(sums, 4 * n);
    for (int i = 0; i < n; i++) {
        int size = 0, rank = 0, sum = 0, first = -1, half = 0, before = 0;
        for (int j = i / 32 * 32; j < i / 32 * 32 + 32; j++) {
            half += in[j] % 2 == in[i] % 2;
            before += in[j] % 2 == in[i] % 2 && j < i ? in[j] : 0;
            if (in[j] % 3 != in[i] % 3)
                continue;
            first = first < 0 ? in[j] : first;
            size++;
            rank += j < i;
            sum += in[j];
        }
        EXPECT_EQUAL(i, found[i], 320000 + size * 100 + rank);
        EXPECT_EQUAL(i, found[n + i], sum);
        EXPECT_EQUAL(i, found[2 * n + i], first * 1000 + half);
        EXPECT_EQUAL(i, found[3 * n + i], before);
    }
    return finish();
}
