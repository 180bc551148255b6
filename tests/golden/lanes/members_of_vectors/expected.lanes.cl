/* The lanes form of kernels, made by cu2cl from the text with hash 51388dd92dcf6c13.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: k 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void k_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                     int cu_size_z, const __global Box *boxes, __global float *out,
                                     int n, __local ulong cu_lanes[1],
                                     __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        const __global float2 *low[CU_WARP];
        float4 corner[CU_WARP][2];
        __private float4 *at[CU_WARP];
        float cu_v1_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            low[cu_l] = lower(boxes);
        }
        const __global float2 *high = &boxes->high;
        CU_EACH_LANE {
            at[cu_l] = corner[cu_l] + (n > 7);
        }
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m1[cu_l] = 0 != ((size_t)(CU_LANE_X) < n);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_v1_value[cu_l] = low[cu_l]->x;
            }
            CU_EACH_LANE {
                float cu_v1;
                cu_v1 = cu_shfl_float_of_warp(cu_v1_value, cu_there, (uint)cu_l, 1, 0, 32);
                at[cu_l]->x = cu_v1 + (high + 1)->y;
                out[cu_float2int(low[cu_l]->x)] = at[cu_l]->x
                    + lower(&boxes[cu_float2int(high->x)])->y;
            }
        } else if (cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                cu_v1_value[cu_l] = low[cu_l]->x;
            }
            CU_EACH_LANE_OF(cu_m1) {
                float cu_v1;
                cu_v1 = cu_shfl_float_of_warp(cu_v1_value, cu_b1, (uint)cu_l, 1, 0, 32);
                at[cu_l]->x = cu_v1 + (high + 1)->y;
                out[cu_float2int(low[cu_l]->x)] = at[cu_l]->x
                    + lower(&boxes[cu_float2int(high->x)])->y;
            }
        }
        CU_WARP_END
    }
}

__kernel void k_lanes(const __global Box *boxes, __global float *out, int n, uint cu_size_x,
                      uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    k_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, boxes, out, n, cu_lanes + cu_from,
                  cu_block_status);
}

__kernel void k_lanes_part(const __global Box *boxes, __global float *out, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    k_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, boxes, out, n, cu_lanes + cu_from,
                  cu_block_status);
}

