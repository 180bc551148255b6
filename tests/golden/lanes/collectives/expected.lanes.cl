/* The lanes form of kernels, made by cu2cl from the text with hash bbecdb5cfac92e37.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: block_sum 1024 loops,
 *   rows 1024 loops,
 *   pack 1024 loops,
 *   row_sums 1024 loops,
 *   odd_turns 1024 loops,
 *   behind_root 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void block_sum_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                             int cu_size_z, const __global float *in,
                                             __global float *out, int n, __local ulong cu_lanes[1],
                                             __local float sums[32], __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float cu_v1_v[CU_WARP];
        float cu_v2_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(CU_LANE_X);
            cu_v1_v[cu_l] = i < n ? in[i] : 0;
        }
        __local ulong *cu_v1_cu_lanes = cu_lanes;
        {
            int cu_v1_o = 16;
            for (; cu_v1_o > 0; cu_v1_o /= 2) {
                int cu_v2_by = cu_v1_o;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2_value[cu_l] = cu_v1_v[cu_l];
                }
                CU_LANES_TOGETHER CU_EACH_LANE {
                    float cu_v2;
                    cu_v2 = cu_shfl_xor_float_of_warp(
                            cu_v2_value, cu_there, (uint)cu_l, 4294967295U, cu_v2_by, 32);
                    cu_v1_v[cu_l] += cu_v2;
                }
            }
        }
        CU_EACH_LANE_DOWN {
            const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
            const int warp = CU_IN_ROW(cu_x / 32, (uint)(size_t)(CU_LANE_X) / 32);
            float cu_v1;
            cu_v1 = cu_v1_v[cu_l];
            float v = cu_v1;
            if (lane == 0) {
                sums[warp] = v;
            }
        }
        CU_WARP_END
    }
    /* barrier */
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float cu_v3_v[CU_WARP];
        float cu_v4_value[CU_WARP];
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int warp = CU_IN_ROW(cu_x / 32, (uint)(size_t)(CU_LANE_X) / 32);
            cu_m1[cu_l] = 0 != (warp == 0);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                cu_v3_v[cu_l] = lane < (uint)(size_t)cu_size_x / 32 ? sums[lane] : 0;
            }
            __local ulong *cu_v3_cu_lanes = cu_lanes;
            {
                int cu_v3_o = 16;
                for (; cu_v3_o > 0; cu_v3_o /= 2) {
                    int cu_v4_by = cu_v3_o;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        cu_v4_value[cu_l] = cu_v3_v[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        float cu_v4;
                        cu_v4 = cu_shfl_xor_float_of_warp(
                                cu_v4_value, cu_there, (uint)cu_l, 4294967295U, cu_v4_by, 32);
                        cu_v3_v[cu_l] += cu_v4;
                    }
                }
            }
            CU_EACH_LANE {
                const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                float cu_v3;
                float cu_v_0;
                cu_v3 = cu_v3_v[cu_l];
                cu_v_0 = cu_v3;
                if (lane == 0) {
                    out[get_group_id(0)] = cu_v_0;
                }
            }
        } else if (!cu_whole && cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                cu_v3_v[cu_l] = lane < (uint)(size_t)cu_size_x / 32 ? sums[lane] : 0;
            }
            __local ulong *cu_v3_cu_lanes = cu_lanes;
            {
                int cu_v3_o = 16;
                for (; cu_v3_o > 0; cu_v3_o /= 2) {
                    int cu_v4_by = cu_v3_o;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        cu_v4_value[cu_l] = cu_v3_v[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        float cu_v4;
                        cu_v4 = cu_shfl_xor_float_of_warp(
                                cu_v4_value, cu_b1, (uint)cu_l, 4294967295U, cu_v4_by, 32);
                        cu_v3_v[cu_l] += cu_v4;
                    }
                }
            }
            CU_EACH_LANE_OF(cu_m1) {
                const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                float cu_v3;
                float cu_v_0;
                cu_v3 = cu_v3_v[cu_l];
                cu_v_0 = cu_v3;
                if (lane == 0) {
                    out[get_group_id(0)] = cu_v_0;
                }
            }
        }
        CU_WARP_END
    }
}

__kernel void block_sum_lanes(const __global float *in, __global float *out, int n, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    __local float sums[32];
    CU_BLOCK_OF_WARPS(true)
    block_sum_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, cu_lanes + cu_from,
                          sums + cu_from, cu_block_status);
}

__kernel void block_sum_lanes_part(const __global float *in, __global float *out, int n,
                                   uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                   __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    __local float sums[32];
    CU_BLOCK_OF_WARPS(false)
    block_sum_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, cu_lanes + cu_from,
                          sums + cu_from, cu_block_status);
}

CU_BLOCK_FUNCTION void rows_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, const __global float *in,
                                        __global float *out, int n, int width,
                                        __local ulong cu_lanes[1], __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        int row[CU_WARP];
        float v[CU_WARP];
        float cu_v1_v[CU_WARP];
        float cu_v2_value[CU_WARP];
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m1[cu_l] = !(n == 0 || CU_IN_ROW(cu_x / 32, (uint)(size_t)(CU_LANE_X) / 32) >= n);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                row[cu_l] = CU_IN_ROW(cu_x / 32, (uint)(size_t)(CU_LANE_X) / 32);
            }
            uchar cu_m2[CU_WARP];
            uint cu_b2 = 0;
            for (;;) {
                cu_b2 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_m2[cu_l] = 0 != (row[cu_l] < n);
                    cu_b2 |= (uint)cu_m2[cu_l] << cu_l;
                }
                if (cu_b2 != cu_there)
                    break;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    v[cu_l] = 0;
                }
                int cu_c3;
                int cu_a3 = 0;
                for (;;) {
                    cu_c3 = 0;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a3;
                        cu_c3 += (i < width) != 0;
                    }
                    if (cu_c3 != cu_n)
                        break;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a3;
                        v[cu_l] += in[row[cu_l] * width + i];
                    }
                    cu_a3 += 32;
                }
                if (cu_c3) {
                    CU_EACH_LANE {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a3;
                        CU_SERIAL for (; i < width; i += 32) {
                            v[cu_l] += in[row[cu_l] * width + i];
                        }
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v1_v[cu_l] = v[cu_l];
                }
                __local ulong *cu_v1_cu_lanes = cu_lanes;
                {
                    int cu_v1_o = 16;
                    for (; cu_v1_o > 0; cu_v1_o /= 2) {
                        int cu_v2_by = cu_v1_o;
                        CU_LANES_TOGETHER CU_EACH_LANE {
                            cu_v2_value[cu_l] = cu_v1_v[cu_l];
                        }
                        CU_LANES_TOGETHER CU_EACH_LANE {
                            float cu_v2;
                            cu_v2 = cu_shfl_xor_float_of_warp(
                                    cu_v2_value, cu_there, (uint)cu_l, 4294967295U, cu_v2_by, 32);
                            cu_v1_v[cu_l] += cu_v2;
                        }
                    }
                }
                CU_EACH_LANE_DOWN {
                    const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                    float cu_v1;
                    float cu_v_0;
                    cu_v1 = cu_v1_v[cu_l];
                    cu_v_0 = cu_v1;
                    if (lane == 0) {
                        out[row[cu_l]] = cu_v_0;
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE {
                    row[cu_l] += (uint)(size_t)cu_size_x / 32;
                }
            }
            while (!cu_whole && cu_b2) {
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                    v[cu_l] = 0;
                }
                int cu_c4;
                int cu_a4 = 0;
                for (;;) {
                    cu_c4 = 0;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a4;
                        cu_c4 += (i < width) != 0;
                    }
                    if (cu_c4 != popcount(cu_b2))
                        break;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a4;
                        v[cu_l] += in[row[cu_l] * width + i];
                    }
                    cu_a4 += 32;
                }
                if (cu_c4) {
                    CU_EACH_LANE_OF(cu_m2) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a4;
                        CU_SERIAL for (; i < width; i += 32) {
                            v[cu_l] += in[row[cu_l] * width + i];
                        }
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                    cu_v1_v[cu_l] = v[cu_l];
                }
                __local ulong *cu_v1_cu_lanes = cu_lanes;
                {
                    int cu_v1_o = 16;
                    for (; cu_v1_o > 0; cu_v1_o /= 2) {
                        int cu_v2_by = cu_v1_o;
                        CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                            cu_v2_value[cu_l] = cu_v1_v[cu_l];
                        }
                        CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                            float cu_v2;
                            cu_v2 = cu_shfl_xor_float_of_warp(
                                    cu_v2_value, cu_b2, (uint)cu_l, 4294967295U, cu_v2_by, 32);
                            cu_v1_v[cu_l] += cu_v2;
                        }
                    }
                }
                CU_EACH_LANE_DOWN_OF(cu_m2) {
                    const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                    float cu_v1;
                    float cu_v_0;
                    cu_v1 = cu_v1_v[cu_l];
                    cu_v_0 = cu_v1;
                    if (lane == 0) {
                        out[row[cu_l]] = cu_v_0;
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                    row[cu_l] += (uint)(size_t)cu_size_x / 32;
                }
                cu_b2 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                    cu_m2[cu_l] = 0 != (row[cu_l] < n);
                    cu_b2 |= (uint)cu_m2[cu_l] << cu_l;
                }
            }
        } else if (!cu_whole && cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                row[cu_l] = CU_IN_ROW(cu_x / 32, (uint)(size_t)(CU_LANE_X) / 32);
            }
            uchar cu_m5[CU_WARP] = {0};
            uint cu_b5 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                cu_m5[cu_l] = 0 != (row[cu_l] < n);
                cu_b5 |= (uint)cu_m5[cu_l] << cu_l;
            }
            while (cu_b5) {
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                    v[cu_l] = 0;
                }
                int cu_c6;
                int cu_a6 = 0;
                for (;;) {
                    cu_c6 = 0;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a6;
                        cu_c6 += (i < width) != 0;
                    }
                    if (cu_c6 != popcount(cu_b5))
                        break;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a6;
                        v[cu_l] += in[row[cu_l] * width + i];
                    }
                    cu_a6 += 32;
                }
                if (cu_c6) {
                    CU_EACH_LANE_OF(cu_m5) {
                        const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                        int i = (int )(lane) + cu_a6;
                        CU_SERIAL for (; i < width; i += 32) {
                            v[cu_l] += in[row[cu_l] * width + i];
                        }
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                    cu_v1_v[cu_l] = v[cu_l];
                }
                __local ulong *cu_v1_cu_lanes = cu_lanes;
                {
                    int cu_v1_o = 16;
                    for (; cu_v1_o > 0; cu_v1_o /= 2) {
                        int cu_v2_by = cu_v1_o;
                        CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                            cu_v2_value[cu_l] = cu_v1_v[cu_l];
                        }
                        CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                            float cu_v2;
                            cu_v2 = cu_shfl_xor_float_of_warp(
                                    cu_v2_value, cu_b5, (uint)cu_l, 4294967295U, cu_v2_by, 32);
                            cu_v1_v[cu_l] += cu_v2;
                        }
                    }
                }
                CU_EACH_LANE_DOWN_OF(cu_m5) {
                    const int lane = CU_IN_ROW(cu_l, (uint)(size_t)(CU_LANE_X) % 32);
                    float cu_v1;
                    float cu_v_0;
                    cu_v1 = cu_v1_v[cu_l];
                    cu_v_0 = cu_v1;
                    if (lane == 0) {
                        out[row[cu_l]] = cu_v_0;
                    }
                }
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                    row[cu_l] += (uint)(size_t)cu_size_x / 32;
                }
                cu_b5 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m5) {
                    cu_m5[cu_l] = 0 != (row[cu_l] < n);
                    cu_b5 |= (uint)cu_m5[cu_l] << cu_l;
                }
            }
        }
        CU_WARP_END
    }
}

__kernel void rows_lanes(const __global float *in, __global float *out, int n, int width,
                         uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    rows_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, width, cu_lanes + cu_from,
                     cu_block_status);
}

__kernel void rows_lanes_part(const __global float *in, __global float *out, int n, int width,
                              uint cu_size_x, uint cu_size_y, uint cu_size_z,
                              __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    rows_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, width, cu_lanes + cu_from,
                     cu_block_status);
}

CU_BLOCK_FUNCTION void pack_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, const __global int *in, __global int *out,
                                        __global int *count, __local ulong cu_lanes[1],
                                        __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        int value[CU_WARP];
        int cu_v1_predicate[CU_WARP];
        unsigned int chosen[CU_WARP];
        uint cu_v2_mask[CU_WARP];
        int cu_v2_by[CU_WARP];
        int cu_v2_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(CU_LANE_X);
            value[cu_l] = in[t];
            cu_v1_predicate[cu_l] = value[cu_l] > 0;
        }
        const uint cu_k1 = cu_votes(cu_v1_predicate);
        CU_LANES_TOGETHER CU_EACH_LANE {
            uint cu_v1;
            cu_v1 = cu_ballot_of_warp(cu_k1, cu_there, (uint)cu_l, 4294967295U);
            chosen[cu_l] = cu_v1;
        }
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m1[cu_l] = 0 != (value[cu_l] > 0);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int t = (size_t)(CU_LANE_X);
                int first = 0;
                if (CU_IN_ROW(cu_l, t % 32) == cu_ffs(chosen[cu_l]) - 1) {
                    first = atomic_add(count, ((int)popcount(chosen[cu_l])));
                }
                cu_v2_mask[cu_l] = chosen[cu_l];
                cu_v2_by[cu_l] = cu_ffs(chosen[cu_l]) - 1;
                cu_v2_value[cu_l] = first;
            }
            CU_EACH_LANE {
                const int t = (size_t)(CU_LANE_X);
                const unsigned int below = (1U << CU_IN_ROW(cu_l, t % 32)) - 1;
                int cu_v2;
                int cu_first_0;
                cu_v2 = cu_shfl_int_of_warp(cu_v2_value, cu_there, (uint)cu_l, cu_v2_mask[cu_l],
                                            cu_v2_by[cu_l], 32);
                cu_first_0 = cu_v2;
                out[cu_first_0 + ((int)popcount(chosen[cu_l] & below))] = value[cu_l];
            }
        } else if (cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                const int t = (size_t)(CU_LANE_X);
                int first = 0;
                if (CU_IN_ROW(cu_l, t % 32) == cu_ffs(chosen[cu_l]) - 1) {
                    first = atomic_add(count, ((int)popcount(chosen[cu_l])));
                }
                cu_v2_mask[cu_l] = chosen[cu_l];
                cu_v2_by[cu_l] = cu_ffs(chosen[cu_l]) - 1;
                cu_v2_value[cu_l] = first;
            }
            CU_EACH_LANE_OF(cu_m1) {
                const int t = (size_t)(CU_LANE_X);
                const unsigned int below = (1U << CU_IN_ROW(cu_l, t % 32)) - 1;
                int cu_v2;
                int cu_first_0;
                cu_v2 = cu_shfl_int_of_warp(cu_v2_value, cu_b1, (uint)cu_l, cu_v2_mask[cu_l],
                                            cu_v2_by[cu_l], 32);
                cu_first_0 = cu_v2;
                out[cu_first_0 + ((int)popcount(chosen[cu_l] & below))] = value[cu_l];
            }
        }
        CU_WARP_END
    }
}

__kernel void pack_lanes(const __global int *in, __global int *out, __global int *count,
                         uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    pack_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, count, cu_lanes + cu_from,
                     cu_block_status);
}

__kernel void pack_lanes_part(const __global int *in, __global int *out, __global int *count,
                              uint cu_size_x, uint cu_size_y, uint cu_size_z,
                              __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    pack_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, count, cu_lanes + cu_from,
                     cu_block_status);
}

CU_BLOCK_FUNCTION void row_sums_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                            int cu_size_z, int rows_1, const __global float *v,
                                            __global float *y, __local ulong cu_lanes[1],
                                            __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float t[CU_WARP];
        float cu_v1_value[CU_WARP];
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
            cu_m1[cu_l] = 0 != (m < rows_1);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                t[cu_l] = 0;
            }
            int cu_c2;
            int cu_a2 = 0;
            for (;;) {
                cu_c2 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a2;
                    cu_c2 += (n < 40) != 0;
                }
                if (cu_c2 != cu_n)
                    break;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a2;
                    t[cu_l] += v[m * 40 + n];
                }
                cu_a2 += 8;
            }
            if (cu_c2) {
                CU_EACH_LANE {
                    const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a2;
                    CU_SERIAL for (; n < 40; n += 8) {
                        t[cu_l] += v[m * 40 + n];
                    }
                }
            }
            {
                int i = 4;
                for (; i > 0; i >>= 1) {
                    int cu_v1_by = i;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        cu_v1_value[cu_l] = t[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        float cu_v1;
                        cu_v1 = cu_shfl_down_float_of_warp(
                                cu_v1_value, cu_there, (uint)cu_l, 4294967295U, cu_v1_by, 8);
                        t[cu_l] += cu_v1;
                    }
                }
            }
            CU_EACH_LANE_DOWN {
                const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                y[m] = t[cu_l];
            }
        } else if (!cu_whole && cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                t[cu_l] = 0;
            }
            int cu_c3;
            int cu_a3 = 0;
            for (;;) {
                cu_c3 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a3;
                    cu_c3 += (n < 40) != 0;
                }
                if (cu_c3 != popcount(cu_b1))
                    break;
                CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                    const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a3;
                    t[cu_l] += v[m * 40 + n];
                }
                cu_a3 += 8;
            }
            if (cu_c3) {
                CU_EACH_LANE_OF(cu_m1) {
                    const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                    int n = (int )((size_t)(CU_LANE_X)) + cu_a3;
                    CU_SERIAL for (; n < 40; n += 8) {
                        t[cu_l] += v[m * 40 + n];
                    }
                }
            }
            {
                int i = 4;
                for (; i > 0; i >>= 1) {
                    int cu_v1_by = i;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        cu_v1_value[cu_l] = t[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        float cu_v1;
                        cu_v1 = cu_shfl_down_float_of_warp(
                                cu_v1_value, cu_b1, (uint)cu_l, 4294967295U, cu_v1_by, 8);
                        t[cu_l] += cu_v1;
                    }
                }
            }
            CU_EACH_LANE_DOWN_OF(cu_m1) {
                const int m = get_group_id(0) * (size_t)cu_size_y + (size_t)(CU_LANE_Y);
                y[m] = t[cu_l];
            }
        }
        CU_WARP_END
    }
}

__kernel void row_sums_lanes(int rows_1, const __global float *v, __global float *y,
                             uint cu_size_x, uint cu_size_y, uint cu_size_z,
                             __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    row_sums_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, rows_1, v, y, cu_lanes + cu_from,
                         cu_block_status);
}

__kernel void row_sums_lanes_part(int rows_1, const __global float *v, __global float *y,
                                  uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                  __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    row_sums_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, rows_1, v, y, cu_lanes + cu_from,
                         cu_block_status);
}

CU_BLOCK_FUNCTION void odd_turns_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                             int cu_size_z, __global int *out, int n,
                                             __local ulong cu_lanes[1],
                                             __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        int turns[CU_WARP];
        int lanes[CU_WARP];
        int cu_v1_predicate[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            turns[cu_l] = 0;
            lanes[cu_l] = 0;
        }
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        for (;;) {
            cu_b1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_m1[cu_l] = 0 != (turns[cu_l] < n);
                cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
            }
            if (cu_b1 != cu_there)
                break;
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_v1_predicate[cu_l] = ++turns[cu_l] % 2;
            }
            const uint cu_k1 = cu_votes(cu_v1_predicate);
            CU_LANES_TOGETHER CU_EACH_LANE {
                uint cu_v1;
                cu_v1 = cu_ballot_of_warp(cu_k1, cu_there, (uint)cu_l, 4294967295U);
                lanes[cu_l] += ((int)popcount(cu_v1));
            }
        }
        while (!cu_whole && cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                cu_v1_predicate[cu_l] = ++turns[cu_l] % 2;
            }
            const uint cu_k2 = cu_votes(cu_v1_predicate);
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                uint cu_v1;
                cu_v1 = cu_ballot_of_warp(cu_k2, cu_b1, (uint)cu_l, 4294967295U);
                lanes[cu_l] += ((int)popcount(cu_v1));
            }
            cu_b1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                cu_m1[cu_l] = 0 != (turns[cu_l] < n);
                cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(CU_LANE_X)] = lanes[cu_l];
        }
        CU_WARP_END
    }
}

__kernel void odd_turns_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                              uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    odd_turns_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n, cu_lanes + cu_from,
                          cu_block_status);
}

__kernel void odd_turns_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                   uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    odd_turns_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n, cu_lanes + cu_from,
                          cu_block_status);
}

CU_BLOCK_FUNCTION void behind_root_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                               int cu_size_z, const __global float *in,
                                               __global float *out, __local ulong cu_lanes[1],
                                               __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float v[CU_WARP];
        float cu_v1_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            v[cu_l] = in[(size_t)(CU_LANE_X)];
            cu_v1_value[cu_l] = v[cu_l];
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            float cu_v1;
            cu_v1 = cu_shfl_xor_float_of_warp(cu_v1_value, cu_there, (uint)cu_l, 4294967295U, 1,
                                              32);
            out[(size_t)(CU_LANE_X)] = sqrt(v[cu_l]) + cu_v1;
        }
        CU_WARP_END
    }
}

__kernel void behind_root_lanes(const __global float *in, __global float *out, uint cu_size_x,
                                uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    behind_root_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, cu_lanes + cu_from,
                            cu_block_status);
}

__kernel void behind_root_lanes_part(const __global float *in, __global float *out, uint cu_size_x,
                                     uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    behind_root_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, cu_lanes + cu_from,
                            cu_block_status);
}

