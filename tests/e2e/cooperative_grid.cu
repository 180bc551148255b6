// TEST items: yes
// TEST buffers: yes
// A barrier of the whole grid: with as many blocks as the device holds at once, with one block, and
// with more than fit, which is an error; a plain launch of such a kernel is refused.
// TEST warnings: occupancy is an estimate
#include <cooperative_groups.h>

#include "check.h"

namespace cg = cooperative_groups;

// Each round, every block reads what its neighbour wrote the round before.
__global__ void rounds(int *cells, int *out, int count)
{
    cg::grid_group grid = cg::this_grid();
    int blocks = gridDim.x, block = blockIdx.x;
    for (int round = 0; round < count; round++) {
        if (threadIdx.x == 0)
            cells[block] += block + round;
        grid.sync();
        if (threadIdx.x == 0)
            out[block] = cells[(block + 1) % blocks];
        cg::sync(grid);
        if (threadIdx.x == 0)
            cells[block] += out[block] % 7;
        grid.sync();
    }
}

// The same with a part of each block that shuffles, which needs warps or the lanes form.
__global__ void warps(int *cells, int *out, int count)
{
    cg::grid_group grid = cg::this_grid();
    int blocks = gridDim.x, block = blockIdx.x;
    for (int round = 0; round < count; round++) {
        int value = threadIdx.x + round;
        if (threadIdx.x < 32)
            for (int step = 16; step > 0; step /= 2)
                value += __shfl_down_sync(0xffffffff, value, step);
        if (threadIdx.x == 0)
            cells[block] += value + block;
        grid.sync();
        if (threadIdx.x == 32)
            out[block] += cells[(block + 1) % blocks];
        grid.sync();
    }
}

static void run_warps(int blocks, int count)
{
    int *cells = new_on_device<int>(blocks), *out = new_on_device<int>(blocks);
    void *args[] = {&cells, &out, &count};
    CHECK(cudaLaunchCooperativeKernel((void *)warps, dim3(blocks), dim3(64), args));
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, blocks);
    for (int b = 0; b < blocks; b++) {
        int cell = 0, want = 0;
        for (int round = 0; round < count; round++)
            want += cell += 31 * 16 + 32 * round + (b + 1) % blocks;
        EXPECT_EQUAL(b, got[b], want);
    }
}

__global__ void plain(int *out)
{
    out[blockIdx.x] = blockIdx.x;
}

static void run(int blocks, int count)
{
    int *cells = new_on_device<int>(blocks), *out = new_on_device<int>(blocks);
    void *args[] = {&cells, &out, &count};
    CHECK(cudaLaunchCooperativeKernel((void *)rounds, dim3(blocks), dim3(64), args));
    CHECK(cudaLaunchCooperativeKernel(rounds, blocks, 64, args, 0, 0));
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(cells, blocks), want(blocks), seen(blocks);
    for (int launch = 0; launch < 2; launch++)
        for (int round = 0; round < count; round++) {
            for (int b = 0; b < blocks; b++)
                want[b] += b + round;
            for (int b = 0; b < blocks; b++)
                seen[b] = want[(b + 1) % blocks];
            for (int b = 0; b < blocks; b++)
                want[b] += seen[b] % 7;
        }
    for (int b = 0; b < blocks; b++)
        EXPECT_EQUAL(b, got[b], want[b]);
}

int main()
{
    int can = 0, blocks = 0, count = 1, device = 0;
    int *out = new_on_device<int>(1 << 16);
    cudaDeviceProp properties;
    void *args[] = {&out, &out, &count}, *plain_args[] = {&out};
    CHECK(cudaGetDeviceProperties(&properties, device));
    CHECK(cudaDeviceGetAttribute(&can, cudaDevAttrCooperativeLaunch, device));
    EXPECT_EQUAL(0, can, properties.cooperativeLaunch);
    run(1, 3);
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, rounds, 64, 0));
    blocks *= properties.multiProcessorCount;
    EXPECT(blocks > 0);
    if (can)
        run(blocks, 20);
    run_warps(1, 3);
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, warps, 64, 0));
    if (can)
        run_warps(blocks * properties.multiProcessorCount, 20);

    cudaError_t error = cudaLaunchCooperativeKernel((void *)rounds, dim3(60000), dim3(64), args);
    EXPECT_EQUAL(0, error, can ? cudaErrorCooperativeLaunchTooLarge : cudaErrorNotSupported);
    cudaGetLastError();

    CHECK(cudaLaunchCooperativeKernel((void *)plain, dim3(4), dim3(1), plain_args));
    CHECK_LAUNCH();
    EXPECT_EQUAL(3, copy_to_host(out, 4)[3], 3);
    return finish();
}
