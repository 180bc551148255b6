// Cooperative groups: the thread block, its ranks, indices, sizes and synchronisation; the group as
// an argument of a device function; groups that lambdas capture, and in objects.
#include <cooperative_groups.h>

#include "check.h"

namespace cg = cooperative_groups;

__device__ int sum_of_group(cg::thread_block group, int *memory, int value)
{
    int rank = group.thread_rank();
    memory[rank] = value;
    for (int half = group.size() / 2; half > 0; half /= 2) {
        group.sync();
        if (rank < half)
            memory[rank] += memory[rank + half];
    }
    group.sync();
    return memory[0];
}

__global__ void use(int *out)
{
    __shared__ int memory[64];
    cg::thread_block block = cg::this_thread_block();
    unsigned rank = block.thread_rank();
    dim3 thread = block.thread_index(), group = block.group_index();

    memory[rank] = thread.x + thread.y * 100;
    cg::sync(block);
    int other = memory[block.size() - 1 - rank];
    block.sync();
    int sum = sum_of_group(block, memory, (int)rank + 1);
    block.sync();
    out[group.x * block.size() + rank] = other * 10000 + sum;
}

__global__ void copy(const int *in, int *out)
{
    auto block = cooperative_groups::this_thread_block();
    extern __shared__ int cells[];
    cells[block.thread_rank()] = in[block.thread_rank()];
    block.sync();
    out[block.thread_rank()] = cells[block.num_threads() - 1 - block.thread_rank()];
}

template <class Tile> struct Rotation {
    Tile tile;
    int by;
    __device__ Rotation(const Tile &of, int distance) : tile(of), by(distance)
    {
    }
    __device__ int apply(int value) const
    {
        return tile.shfl(value, tile.thread_rank() + by);
    }
};

__device__ int rank_of(cg::thread_group group)
{
    return group.thread_rank();
}

__global__ void kept(int *out)
{
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<16>(block);
    cg::coalesced_group all = cg::coalesced_threads();
    auto by_reference = [&](int v) {
        return (int)(block.thread_rank() + tile.shfl(v, 3) + rank_of(tile) * all.size());
    };
    auto by_value = [=](int v) {
        return (int)(block.size() + tile.thread_rank() * v + all.thread_rank());
    };
    Rotation<cg::thread_block_tile<16, cg::thread_block>> rotation(tile, 5);
    int i = threadIdx.x;
    out[i] = by_reference(i) + 10000 * by_value(2) + 10000000 * rotation.apply(i % 16);
}

int main()
{
    int *out = new_on_device<int>(64);
    use<<<2, dim3(8, 4)>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64);
    for (int i = 0; i < 64; i++) {
        int mirrored = 31 - i % 32;
        EXPECT_EQUAL(i, got[i], (mirrored % 8 + mirrored / 8 * 100) * 10000 + 528);
    }
    int *copied = new_on_device<int>(64);
    copy<<<1, 64, 64 * sizeof(int)>>>(out, copied);
    CHECK_LAUNCH();
    std::vector<int> reversed = copy_to_host(copied, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, reversed[i], got[63 - i]);
    kept<<<1, 64>>>(copied);
    CHECK_LAUNCH();
    got = copy_to_host(copied, 64);
    for (int i = 0; i < 64; i++) {
        int rank = i % 16;
        EXPECT_EQUAL(i, got[i],
                     i + (i - rank + 3) + rank * 32 + 10000 * (64 + rank * 2 + i % 32) +
                         10000000 * ((rank + 5) % 16));
    }
    return finish();
}
