/* The lanes form of kernels, made by cu2cl from the text with hash a38998cc3b27032b.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: through_two 1024 loops,
 *   rows_of_four 1024 loops,
 *   columns_of_two 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void through_two_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                               int cu_size_z, __global cell *p, __global cell *q,
                                               __global uint *sum)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            unsigned int a = p[i].x;
            q[i].y = q[i].y * 3 + a;
            sum[i] = a ^ p[i].y;
        }
    }
}

__kernel void through_two_lanes(__global cell *p, __global cell *q, __global uint *sum,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    through_two_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, sum);
}

__kernel void through_two_lanes_part(__global cell *p, __global cell *q, __global uint *sum,
                                     uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                     __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    through_two_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, sum);
}

CU_BLOCK_FUNCTION void rows_of_four_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                int cu_size_z, __global uint (*rows)[4],
                                                const __global uint *at, __global uint *sum)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            unsigned int t = rows[i][2];
            rows[i][at[i] & 3] ^= t + 1;
            sum[i] = t * 7 + rows[i][3];
        }
    }
}

__kernel void rows_of_four_lanes(__global uint (*rows)[4], const __global uint *at,
                                 __global uint *sum, uint cu_size_x, uint cu_size_y,
                                 uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    rows_of_four_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, rows, at, sum);
}

__kernel void rows_of_four_lanes_part(__global uint (*rows)[4], const __global uint *at,
                                      __global uint *sum, uint cu_size_x, uint cu_size_y,
                                      uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    rows_of_four_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, rows, at, sum);
}

CU_BLOCK_FUNCTION void columns_of_two_lanes_block(const bool cu_whole, int cu_size_x,
                                                  int cu_size_y, int cu_size_z, __global float *p,
                                                  __global float *q, __global float *sum,
                                                  int width, int t)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            if (width == 2) {
                q[width * (i + 1) + t] -= p[width * (i + 1)] * q[t];
                sum[i] = p[width * (i + 1) + 1];
            }
        }
    }
}

__kernel void columns_of_two_lanes(__global float *p, __global float *q, __global float *sum,
                                   int width, int t, uint cu_size_x, uint cu_size_y,
                                   uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    columns_of_two_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, sum, width, t);
}

__kernel void columns_of_two_lanes_part(__global float *p, __global float *q, __global float *sum,
                                        int width, int t, uint cu_size_x, uint cu_size_y,
                                        uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    columns_of_two_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, sum, width, t);
}

