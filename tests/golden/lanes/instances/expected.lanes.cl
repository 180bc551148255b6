/* The lanes form of kernels, made by cu2cl from the text with hash ac16f8539f65703b.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: sumOf_32_64 1024 loops,
 *   sumOf_16_64 1024 loops,
 *   sumOf_8_128 1024 loops,
 *   sumOf_4_128 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void sumOf_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global float *out,
                                         const __global float *in, int n, __local ulong *cu_lanes,
                                         __local float *parts, const int SIZE, const int STEP,
                                         __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float sum[CU_WARP];
        uint cu_v2_mask[CU_WARP];
        float cu_v2_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_l] = 0;
        }
        int cu_c1;
        int cu_a1 = 0;
        for (;;) {
            cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                cu_c1 += (i < n) != 0;
            }
            if (cu_c1 != cu_n)
                break;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                sum[cu_l] += in[i];
            }
            cu_a1 += STEP;
        }
        if (cu_c1) {
            CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                CU_SERIAL for (; i < n; i += STEP) {
                    sum[cu_l] += in[i];
                }
            }
        }
        uchar cu_m2[CU_WARP];
        uint cu_b2 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m2[cu_l] = 0 != ((size_t)(CU_LANE_X) < SIZE);
            cu_b2 |= (uint)cu_m2[cu_l] << cu_l;
        }
        if (cu_b2 == cu_there) {
            {
                int offset = SIZE / 2;
                for (; offset > 0; offset /= 2) {
                    int cu_v2_by = offset;
                    int cu_v2_width = SIZE;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        uint cu_v1;
                        cu_v1 = cu_activemask_of_warp(cu_there);
                        cu_v2_mask[cu_l] = cu_v1;
                        cu_v2_value[cu_l] = sum[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        float cu_v2;
                        cu_v2 = cu_shfl_down_float_of_warp(
                                cu_v2_value, cu_there, (uint)cu_l, cu_v2_mask[cu_l], cu_v2_by,
                            cu_v2_width);
                        sum[cu_l] += cu_v2;
                    }
                }
            }
        } else if (cu_b2) {
            {
                int offset = SIZE / 2;
                for (; offset > 0; offset /= 2) {
                    int cu_v2_by = offset;
                    int cu_v2_width = SIZE;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        uint cu_v1;
                        cu_v1 = cu_activemask_of_warp(cu_b2);
                        cu_v2_mask[cu_l] = cu_v1;
                        cu_v2_value[cu_l] = sum[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        float cu_v2;
                        cu_missing |= (cu_v2_mask[cu_l]) & cu_there & ~cu_b2;
                        cu_v2 = cu_shfl_down_float_of_warp(
                                cu_v2_value, cu_b2, (uint)cu_l, cu_v2_mask[cu_l], cu_v2_by,
                            cu_v2_width);
                        sum[cu_l] += cu_v2;
                    }
                }
            }
        }
        CU_EACH_LANE_DOWN {
            if ((uint)(size_t)(CU_LANE_X) % SIZE == 0) {
                parts[(uint)(size_t)(CU_LANE_X) / SIZE] = sum[cu_l];
            }
        }
        CU_WARP_END
    }
    /* barrier */
    CU_EACH_WARP {
        CU_WARP_BEGIN
        CU_EACH_LANE {
            if ((size_t)(CU_LANE_X) == 0) {
                out[get_group_id(0)] = parts[0];
            }
        }
        CU_WARP_END
    }
}

#define SUMOF_LANES_1(cu_kernel, cu_whole, cu_v_SIZE, cu_v_STEP) \
    __kernel void cu_kernel(__global float *out, const __global float *in, int n, uint cu_size_x, \
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status) \
    { \
        __local ulong cu_lanes[1]; \
        __local float parts[32]; \
        CU_BLOCK_OF_WARPS(cu_whole) \
        sumOf_lanes_block(cu_whole, cu_size_x, cu_size_y, cu_size_z, out, in, n, \
                          cu_lanes + cu_from, parts + cu_from, cu_v_SIZE, cu_v_STEP, \
                          cu_block_status); \
    }
SUMOF_LANES_1(sumOf_32_64_lanes, true, 32, 64)
SUMOF_LANES_1(sumOf_32_64_lanes_part, false, 32, 64)
SUMOF_LANES_1(sumOf_16_64_lanes, true, 16, 64)
SUMOF_LANES_1(sumOf_16_64_lanes_part, false, 16, 64)
SUMOF_LANES_1(sumOf_8_128_lanes, true, 8, 128)
SUMOF_LANES_1(sumOf_8_128_lanes_part, false, 8, 128)
SUMOF_LANES_1(sumOf_4_128_lanes, true, 4, 128)
SUMOF_LANES_1(sumOf_4_128_lanes_part, false, 4, 128)

