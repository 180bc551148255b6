/* The lanes form of kernels, made by cu2cl from the text with hash 2d53cfac944294c5.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: sum 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void sum_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                       int cu_size_z, __global uint *bins, __global float *sums,
                                       const __global float *data, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        float sum_1[CU_STRIP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum_1[cu_l] = 0;
        }
        {
            int i = 0;
            for (; i < n; i++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    atomic_add(&bins[i], (uint)1);
                }
            }
        }
        {
            int i_2 = 0;
            for (; i_2 < n; i_2++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sum_1[cu_l] += data[i_2 * 1024 + (uint)(size_t)(cu_x + cu_l)];
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            sums[(size_t)(cu_x + cu_l)] = sum_1[cu_l];
        }
    }
}

__kernel void sum_lanes(__global uint *bins, __global float *sums, const __global float *data,
                        int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                        __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    sum_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, bins, sums, data, n);
}

__kernel void sum_lanes_part(__global uint *bins, __global float *sums, const __global float *data,
                             int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                             __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    sum_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, bins, sums, data, n);
}

