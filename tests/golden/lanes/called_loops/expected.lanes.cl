/* The lanes form of kernels, made by cu2cl from the text with hash f624eecad938386e.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: costs 1024 loops,
 *   behind_a_read 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void costs_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, const __global float *at,
                                         __global point *points, __global float *out, int count,
                                         int dimensions)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        float cu_v1[CU_STRIP];
        float cu_v1_sum[CU_STRIP];
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_m1[cu_l] = 0 != (i < count);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            {
                int cu_v1_b = 0;
                int cu_v1_count = count;
                int cu_v1_dimensions = dimensions;
                const __global float *cu_v1_at = at;
                {
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        cu_v1_sum[cu_l] = 0;
                    }
                    {
                        int cu_v1_i = 0;
                        for (; cu_v1_i < cu_v1_dimensions; cu_v1_i++) {
                            CU_LANES_TOGETHER CU_EACH_LANE {
                                const int i = get_group_id(0) * (size_t)cu_size_x
                                    + (size_t)(cu_x + cu_l);
                                const int cu_v1_a = i;
                                float cu_v1_d = cu_v1_at[cu_v1_i * cu_v1_count + cu_v1_a]
                                    - cu_v1_at[cu_v1_i * cu_v1_count + cu_v1_b];
                                cu_v1_sum[cu_l] += cu_v1_d * cu_v1_d;
                            }
                        }
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        cu_v1[cu_l] = cu_v1_sum[cu_l];
                    }
                }
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                float cost = cu_v1[cu_l] * points[i].weight;
                if (cost < points[i].cost) {
                    out[i] = cost;
                }
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                const int cu_v1_a = i;
                if (cu_m1[cu_l]) {
                    {
                        float cu_v1;
                        {
                            int cu_v1_a = i;
                            int cu_v1_b = 0;
                            int cu_v1_count = count;
                            int cu_v1_dimensions = dimensions;
                            const __global float *cu_v1_at = at;
                            {
                                float cu_v1_sum = 0;
                                {
                                    int cu_v1_i = 0;
                                    CU_SERIAL for (; cu_v1_i < cu_v1_dimensions; cu_v1_i++) {
                                        float cu_v1_d = cu_v1_at[cu_v1_i * cu_v1_count + cu_v1_a]
                                            - cu_v1_at[cu_v1_i * cu_v1_count + cu_v1_b];
                                        cu_v1_sum += cu_v1_d * cu_v1_d;
                                    }
                                }
                                cu_v1 = cu_v1_sum;
                            }
                        }
                        float cost = cu_v1 * points[i].weight;
                        if (cost < points[i].cost) {
                            out[i] = cost;
                        }
                    }
                }
            }
        }
    }
}

__kernel void costs_lanes(const __global float *at, __global point *points, __global float *out,
                          int count, int dimensions, uint cu_size_x, uint cu_size_y,
                          uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    costs_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, at, points, out, count, dimensions);
}

__kernel void costs_lanes_part(const __global float *at, __global point *points,
                               __global float *out, int count, int dimensions, uint cu_size_x,
                               uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    costs_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, at, points, out, count, dimensions);
}

CU_BLOCK_FUNCTION void behind_a_read_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, const __global float *at,
                                                 __global float *out, int count, int dimensions)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        float cu_v1[CU_STRIP];
        float cu_v2[CU_STRIP];
        float cu_v2_sum[CU_STRIP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_v1[cu_l] = out[i];
        }
        {
            int cu_v2_b = 0;
            int cu_v2_count = count;
            int cu_v2_dimensions = dimensions;
            const __global float *cu_v2_at = at;
            {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2_sum[cu_l] = 0;
                }
                {
                    int cu_v2_i = 0;
                    for (; cu_v2_i < cu_v2_dimensions; cu_v2_i++) {
                        CU_LANES_TOGETHER CU_EACH_LANE {
                            const int i = get_group_id(0) * (size_t)cu_size_x
                                + (size_t)(cu_x + cu_l);
                            const int cu_v2_a = i;
                            float cu_v2_d = cu_v2_at[cu_v2_i * cu_v2_count + cu_v2_a]
                                - cu_v2_at[cu_v2_i * cu_v2_count + cu_v2_b];
                            cu_v2_sum[cu_l] += cu_v2_d * cu_v2_d;
                        }
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2[cu_l] = cu_v2_sum[cu_l];
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            out[i] = cu_v1[cu_l] + cu_v2[cu_l];
        }
    }
}

__kernel void behind_a_read_lanes(const __global float *at, __global float *out, int count,
                                  int dimensions, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                  __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    behind_a_read_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, at, out, count, dimensions);
}

__kernel void behind_a_read_lanes_part(const __global float *at, __global float *out, int count,
                                       int dimensions, uint cu_size_x, uint cu_size_y,
                                       uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    behind_a_read_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, at, out, count, dimensions);
}

