// Tiles of more than 32 threads: ranks, synchronisation, reductions, scans and votes.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

#include "check.h"

namespace cg = cooperative_groups;

enum { BLOCK = 512, ROWS = 9 };

template <int Size> __global__ void use(const int *in, int *out, double *sums)
{
    __shared__ cg::block_tile_memory<BLOCK> memory;
    __shared__ int values[BLOCK];
    auto block = cg::this_thread_block(memory);
    auto tile = cg::tiled_partition<Size>(block);
    int i = block.thread_rank(), v = in[i];
    int *row = out + i * ROWS;

    row[0] = tile.thread_rank() + 1000 * tile.meta_group_rank() + 100000 * tile.meta_group_size();
    row[1] = cg::reduce(tile, v, cg::plus<int>());
    row[2] = cg::reduce(tile, v, cg::greater<int>());
    row[3] = cg::reduce(tile, v, cg::bit_xor<int>());
    row[4] = cg::inclusive_scan(tile, v, cg::plus<int>());
    row[5] = cg::exclusive_scan(tile, v, cg::plus<int>());
    row[6] = 2 * (tile.any(v == 77) != 0) + (tile.all(v >= 0) != 0);
    values[i] = v;
    tile.sync();
    row[7] = values[i / Size * Size + (i + 33) % Size];
    cg::sync(tile);
    auto warp = cg::tiled_partition<32>(tile);
    row[8] = warp.meta_group_rank() * 100 + tile.num_threads() + warp.size();
    sums[i] = cg::reduce(tile, v * 0.5, cg::plus<double>());
}

static void check(const std::vector<int> &in, const int *row, double sum, int size, int i)
{
    int first = i / size * size, total = 0, most = in[first], bits = 0, before = 0;
    bool any = false, all = true;
    for (int k = first; k < first + size; k++) {
        before += k < i ? in[k] : 0;
        total += in[k];
        most = in[k] > most ? in[k] : most;
        bits ^= in[k];
        any |= in[k] == 77;
        all &= in[k] >= 0;
    }
    EXPECT_EQUAL(i, row[0], i - first + 1000 * (i / size) + 100000 * (BLOCK / size));
    EXPECT_EQUAL(i, row[1], total);
    EXPECT_EQUAL(i, row[2], most);
    EXPECT_EQUAL(i, row[3], bits);
    EXPECT_EQUAL(i, row[4], before + in[i]);
    EXPECT_EQUAL(i, row[5], before);
    EXPECT_EQUAL(i, row[6], 2 * any + all);
    EXPECT_EQUAL(i, row[7], in[first + (i + 33) % size]);
    EXPECT_EQUAL(i, row[8], (i - first) / 32 * 100 + size + 32);
    EXPECT_EQUAL(i, sum, total * 0.5);
}

template <int Size> static void run(const std::vector<int> &in, const int *data)
{
    int *out = new_on_device<int>(BLOCK * ROWS);
    double *sums = new_on_device<double>(BLOCK);
    use<Size><<<1, BLOCK>>>(data, out, sums);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, BLOCK * ROWS);
    std::vector<double> sum = copy_to_host(sums, BLOCK);
    for (int i = 0; i < BLOCK; i++)
        check(in, &got[i * ROWS], sum[i], Size, i);
}

int main()
{
    std::vector<int> in(BLOCK);
    for (int i = 0; i < BLOCK; i++)
        in[i] = (i * 37 + 11) % 101 - (i > 300);
    int *data = copy_to_device(in);
    run<64>(in, data);
    run<128>(in, data);
    run<256>(in, data);
    run<512>(in, data);
    return finish();
}
