#include <cu2cl/grid.clh>
#include <cu2cl/group_float.clh>
#include <cu2cl/tile_shuffle.clh>
#include <cu2cl/tile_vector.clh>
#include <cu2cl/tiles.clh>
#include <cu2cl/variables.clh>

__kernel void k(__global const float *in, __global float *out)
{
    __local ulong cu_lanes[CU_LANES];
    float v = in[cu_thread_rank()];

    for (int offset = (32u) / 2; offset > 0; offset /= 2)
        v += cu_shfl_down_float(cu_lanes, cu_tile(32), v, offset, 32); // lane 0 has the sum
    v = cu_tile_reduce_max_float(cu_lanes, 16, v);
    if (cu_tile_any(cu_lanes, 16, v > 3))
        v *= cu_tile_rank(32, 16) + cu_tile_count(0, 32);
    cu_tile_sync(32);
    if (cu_tile_thread_rank(32) == 0)
        out[cu_thread_rank()] = v;
}

__kernel void whole_grid(__global int *p, __global float4 *q, volatile __global uint *cu_grid)
{
    __local ulong cu_lanes[CU_LANES];
    p[cu_grid_thread_rank()] = cu_grid_blocks();
    cu_grid_sync(cu_grid);
    q[cu_grid_thread_rank()] = cu_shfl_float4(cu_lanes, cu_tile(4), q[0], 1, 4);
}
