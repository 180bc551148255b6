#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void k(const float *in, float *out)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
    auto half = cg::tiled_partition<16>(warp);
    float v = in[block.thread_rank()];

    for (int offset = warp.size() / 2; offset > 0; offset /= 2)
        v += warp.shfl_down(v, offset); // lane 0 has the sum
    v = cg::reduce(half, v, cg::greater<float>());
    if (half.any(v > 3))
        v *= half.meta_group_rank() + warp.meta_group_size();
    cg::sync(warp);
    if (warp.thread_rank() == 0)
        out[block.thread_rank()] = v;
}

__global__ void whole_grid(int *p, float4 *q)
{
    cg::grid_group grid = cg::this_grid();
    p[grid.thread_rank()] = grid.num_blocks();
    grid.sync();
    q[grid.thread_rank()] = cg::tiled_partition<4>(cg::this_thread_block()).shfl(q[0], 1);
}
