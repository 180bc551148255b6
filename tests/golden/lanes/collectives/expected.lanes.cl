/* The lanes form of kernels, made by cu2cl from the text with hash bbecdb5cfac92e37.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: block_sum 1024 loops warps,
 *   rows 1024 loops warps,
 *   pack 1024 loops warps,
 *   row_sums 1024 loops warps,
 *   odd_turns 1024 loops,
 *   behind_root 1024 loops */
#include <cu2cl/items.clh>

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

/* The items form of kernels that are lane loops above: their threads as coroutines. */

static uint cu_thread_rank_items(struct cu_thread *cu_self)
{
    return (uint)((cu_self->id[2] * cu_self->block->size[1] + cu_self->id[1])
                  * cu_self->block->size[0] + cu_self->id[0]);
}

static uint cu_lane_items(struct cu_thread *cu_self)
{
    return cu_thread_rank_items(cu_self) & 31U;
}

struct cu_shfl_xor_b64_items_frame {
    uint cu_at;
    ulong cu_result;
    __local ulong *lanes;
    uint mask;
    ulong value;
    int by;
    int width;
    uint lane;
    uint last;
    uint distance;
    ulong cu_r1;
};

static void cu_shfl_xor_b64_items(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b64_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    ulong value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    uint lane = cu_lane_items(cu_self);
    uint first = lane & ~(uint)(width - 1);
    uint last = first + (uint)width - 1;
    uint distance = (uint)by & 31U;
    (void)lanes , (void)last;
    {
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value,
                (lane ^ distance) > last ? lane : lane ^ distance);
        cu_f->lane = lane;
        cu_f->last = last;
        cu_f->distance = distance;
        cu_f->cu_at = 1;
        return;
        cu_1:;
        lane = cu_f->lane;
        last = cu_f->last;
        distance = cu_f->distance;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_xor_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_xor_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_xor_b32_items(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b32_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    uint value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = value;
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_xor_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_xor_float_items_frame {
    uint cu_at;
    float cu_result;
    __local ulong *lanes;
    uint mask;
    float value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_xor_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_xor_float_items(struct cu_thread *cu_self,
                                    struct cu_shfl_xor_float_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    float value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = __builtin_astype((value), uint);
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_xor_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), float);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct warp_sum_items_frame {
    uint cu_at;
    float cu_result;
    float v;
    __local ulong *cu_lanes;
    int o;
    float cu_r1;
    union {
        struct cu_shfl_xor_float_items_frame c1;
    } cu_call;
};

static void warp_sum_items(struct cu_thread *cu_self, struct warp_sum_items_frame *cu_f)
{
    float v = cu_f->v;
    __local ulong *cu_lanes = cu_f->cu_lanes;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        int o = 16;
        CU_SERIAL for (;; o /= 2) {
            if (!(o > 0))
                break;
            cu_f->cu_call.c1.lanes = cu_lanes;
            cu_f->cu_call.c1.mask = 4294967295U;
            cu_f->cu_call.c1.value = v;
            cu_f->cu_call.c1.by = o;
            cu_f->cu_call.c1.width = 32;
            cu_f->cu_call.c1.cu_at = 0;
            cu_f->v = v;
            cu_f->o = o;
            cu_f->cu_at = 1;
            cu_1:;
            cu_shfl_xor_float_items(cu_self, &cu_f->cu_call.c1);
            if (cu_f->cu_call.c1.cu_at != CU_DONE)
                return;
            v = cu_f->v;
            o = cu_f->o;
            cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
            v += cu_f->cu_r1;
        }
    }
    {
        cu_f->cu_result = v;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct block_sum_items_frame {
    uint cu_at;
    int i;
    int lane;
    int warp;
    float cu_r1;
    float v;
    float cu_r2;
    union {
        struct warp_sum_items_frame c1;
        struct warp_sum_items_frame c3;
    } cu_call;
};

static void block_sum_items_thread(struct cu_thread *cu_self, struct block_sum_items_frame *cu_f,
                                   const __global float *in, __global float *out, int n,
                                   __local ulong cu_lanes[1], __local float sums[32])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    }
    int i = get_group_id(0) * cu_self->block->size[0] + cu_self->id[0];
    int lane = (uint)cu_self->id[0] % 32;
    int warp = (uint)cu_self->id[0] / 32;
    cu_f->cu_call.c1.v = i < n ? in[i] : 0;
    cu_f->cu_call.c1.cu_lanes = cu_lanes;
    cu_f->cu_call.c1.cu_at = 0;
    cu_f->i = i;
    cu_f->lane = lane;
    cu_f->warp = warp;
    cu_f->cu_at = 1;
    cu_1:;
    warp_sum_items(cu_self, &cu_f->cu_call.c1);
    if (cu_f->cu_call.c1.cu_at != CU_DONE)
        return;
    i = cu_f->i;
    lane = cu_f->lane;
    warp = cu_f->warp;
    cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
    float v = cu_f->cu_r1;
    if (lane == 0) {
        sums[warp] = v;
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->lane = lane;
    cu_f->warp = warp;
    cu_f->v = v;
    cu_f->cu_at = 2;
    return;
    cu_2:;
    lane = cu_f->lane;
    warp = cu_f->warp;
    v = cu_f->v;
    if (warp == 0) {
        cu_f->cu_call.c3.v = lane < (uint)cu_self->block->size[0] / 32 ? sums[lane] : 0;
        cu_f->cu_call.c3.cu_lanes = cu_lanes;
        cu_f->cu_call.c3.cu_at = 0;
        cu_f->lane = lane;
        cu_f->v = v;
        cu_f->cu_at = 3;
        cu_3:;
        warp_sum_items(cu_self, &cu_f->cu_call.c3);
        if (cu_f->cu_call.c3.cu_at != CU_DONE)
            return;
        lane = cu_f->lane;
        v = cu_f->v;
        cu_f->cu_r2 = cu_f->cu_call.c3.cu_result;
        v = cu_f->cu_r2;
        if (lane == 0) {
            out[get_group_id(0)] = v;
        }
    }
    cu_self->wait = CU_ENDED;
}

__kernel void block_sum_items(const __global float *in, __global float *out, int n, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status,
                              __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    __local float sums[32];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct block_sum_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(block_sum_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, n,
                                        cu_lanes + cu_from, sums + cu_from))
}

struct rows_items_frame {
    uint cu_at;
    int lane;
    int row;
    float v;
    float cu_r1;
    union {
        struct warp_sum_items_frame c1;
    } cu_call;
};

static void rows_items_thread(struct cu_thread *cu_self, struct rows_items_frame *cu_f,
                              const __global float *in, __global float *out, int n, int width,
                              __local ulong cu_lanes[1])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    int lane = (uint)cu_self->id[0] % 32;
    if (n == 0 || (uint)cu_self->id[0] / 32 >= n) {
        {
            cu_self->wait = CU_ENDED;
            return;
        }
    }
    {
        int row = (uint)cu_self->id[0] / 32;
        CU_SERIAL for (;; row += (uint)cu_self->block->size[0] / 32) {
            if (!(row < n))
                break;
            float v = 0;
            {
                int i = lane;
                CU_SERIAL for (;; i += 32) {
                    if (!(i < width))
                        break;
                    v += in[row * width + i];
                }
            }
            cu_f->cu_call.c1.v = v;
            cu_f->cu_call.c1.cu_lanes = cu_lanes;
            cu_f->cu_call.c1.cu_at = 0;
            cu_f->lane = lane;
            cu_f->row = row;
            cu_f->v = v;
            cu_f->cu_at = 1;
            cu_1:;
            warp_sum_items(cu_self, &cu_f->cu_call.c1);
            if (cu_f->cu_call.c1.cu_at != CU_DONE)
                return;
            lane = cu_f->lane;
            row = cu_f->row;
            v = cu_f->v;
            cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
            v = cu_f->cu_r1;
            if (lane == 0) {
                out[row] = v;
            }
        }
    }
    cu_self->wait = CU_ENDED;
}

__kernel void rows_items(const __global float *in, __global float *out, int n, int width,
                         uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status, __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct rows_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(rows_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, n, width,
                                   cu_lanes + cu_from))
}

struct cu_ballot_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    int predicate;
    ulong cu_r1;
};

static void cu_ballot_items(struct cu_thread *cu_self, struct cu_ballot_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    int predicate = cu_f->predicate;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    (void)lanes;
    {
        cu_wait(cu_self, 1, CU_MATCH, mask, predicate != 0, 1);
        cu_f->cu_at = 1;
        return;
        cu_1:;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_b64_items_frame {
    uint cu_at;
    ulong cu_result;
    __local ulong *lanes;
    uint mask;
    ulong value;
    int by;
    int width;
    uint first;
    uint distance;
    ulong cu_r1;
};

static void cu_shfl_b64_items(struct cu_thread *cu_self, struct cu_shfl_b64_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    ulong value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    uint lane = cu_lane_items(cu_self);
    uint first = lane & ~(uint)(width - 1);
    uint last = first + (uint)width - 1;
    uint distance = (uint)by & 31U;
    (void)lanes , (void)last;
    {
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value, first + (distance & (uint)(width - 1)));
        cu_f->first = first;
        cu_f->distance = distance;
        cu_f->cu_at = 1;
        return;
        cu_1:;
        first = cu_f->first;
        distance = cu_f->distance;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_b32_items(struct cu_thread *cu_self, struct cu_shfl_b32_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    uint value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = value;
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_int_items_frame {
    uint cu_at;
    int cu_result;
    __local ulong *lanes;
    uint mask;
    int value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_int_items(struct cu_thread *cu_self, struct cu_shfl_int_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    int value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = __builtin_astype((value), uint);
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), int);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct pack_items_frame {
    uint cu_at;
    int t;
    int value;
    uint cu_r1;
    unsigned int chosen;
    unsigned int below;
    int first;
    int cu_r2;
    union {
        struct cu_ballot_items_frame c1;
        struct cu_shfl_int_items_frame c2;
    } cu_call;
};

static void pack_items_thread(struct cu_thread *cu_self, struct pack_items_frame *cu_f,
                              const __global int *in, __global int *out, __global int *count,
                              __local ulong cu_lanes[1])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    }
    int t = cu_self->id[0];
    int value = in[t];
    cu_f->cu_call.c1.lanes = cu_lanes;
    cu_f->cu_call.c1.mask = 4294967295U;
    cu_f->cu_call.c1.predicate = value > 0;
    cu_f->cu_call.c1.cu_at = 0;
    cu_f->t = t;
    cu_f->value = value;
    cu_f->cu_at = 1;
    cu_1:;
    cu_ballot_items(cu_self, &cu_f->cu_call.c1);
    if (cu_f->cu_call.c1.cu_at != CU_DONE)
        return;
    t = cu_f->t;
    value = cu_f->value;
    cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
    unsigned int chosen = cu_f->cu_r1;
    unsigned int below = (1U << t % 32) - 1;
    if (value > 0) {
        int first = 0;
        if (t % 32 == cu_ffs(chosen) - 1) {
            first = atomic_add(count, ((int)popcount(chosen)));
        }
        cu_f->cu_call.c2.lanes = cu_lanes;
        cu_f->cu_call.c2.mask = chosen;
        cu_f->cu_call.c2.value = first;
        cu_f->cu_call.c2.by = cu_ffs(chosen) - 1;
        cu_f->cu_call.c2.width = 32;
        cu_f->cu_call.c2.cu_at = 0;
        cu_f->value = value;
        cu_f->chosen = chosen;
        cu_f->below = below;
        cu_f->first = first;
        cu_f->cu_at = 2;
        cu_2:;
        cu_shfl_int_items(cu_self, &cu_f->cu_call.c2);
        if (cu_f->cu_call.c2.cu_at != CU_DONE)
            return;
        value = cu_f->value;
        chosen = cu_f->chosen;
        below = cu_f->below;
        first = cu_f->first;
        cu_f->cu_r2 = cu_f->cu_call.c2.cu_result;
        first = cu_f->cu_r2;
        out[first + ((int)popcount(chosen & below))] = value;
    }
    cu_self->wait = CU_ENDED;
}

__kernel void pack_items(const __global int *in, __global int *out, __global int *count,
                         uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status, __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct pack_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(pack_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, count,
                                   cu_lanes + cu_from))
}

struct cu_shfl_down_b64_items_frame {
    uint cu_at;
    ulong cu_result;
    __local ulong *lanes;
    uint mask;
    ulong value;
    int by;
    int width;
    uint lane;
    uint last;
    uint distance;
    ulong cu_r1;
};

static void cu_shfl_down_b64_items(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b64_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    ulong value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    uint lane = cu_lane_items(cu_self);
    uint first = lane & ~(uint)(width - 1);
    uint last = first + (uint)width - 1;
    uint distance = (uint)by & 31U;
    (void)lanes , (void)last;
    {
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value,
                lane + distance > last ? lane : lane + distance);
        cu_f->lane = lane;
        cu_f->last = last;
        cu_f->distance = distance;
        cu_f->cu_at = 1;
        return;
        cu_1:;
        lane = cu_f->lane;
        last = cu_f->last;
        distance = cu_f->distance;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_down_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_down_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_down_b32_items(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b32_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    uint value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = value;
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_down_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_down_float_items_frame {
    uint cu_at;
    float cu_result;
    __local ulong *lanes;
    uint mask;
    float value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_down_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_down_float_items(struct cu_thread *cu_self,
                                     struct cu_shfl_down_float_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    float value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = __builtin_astype((value), uint);
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_down_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), float);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct row_sums_items_frame {
    uint cu_at;
    int m;
    float t;
    int i;
    float cu_r1;
    union {
        struct cu_shfl_down_float_items_frame c1;
    } cu_call;
};

static void row_sums_items_thread(struct cu_thread *cu_self, struct row_sums_items_frame *cu_f,
                                  int rows_1, const __global float *v, __global float *y,
                                  __local ulong cu_lanes[1])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    int m = get_group_id(0) * cu_self->block->size[1] + cu_self->id[1];
    if (m < rows_1) {
        float t = 0;
        {
            int n = cu_self->id[0];
            CU_SERIAL for (;; n += 8) {
                if (!(n < 40))
                    break;
                t += v[m * 40 + n];
            }
        }
        {
            int i = 4;
            CU_SERIAL for (;; i >>= 1) {
                if (!(i > 0))
                    break;
                cu_f->cu_call.c1.lanes = cu_lanes;
                cu_f->cu_call.c1.mask = 4294967295U;
                cu_f->cu_call.c1.value = t;
                cu_f->cu_call.c1.by = i;
                cu_f->cu_call.c1.width = 8;
                cu_f->cu_call.c1.cu_at = 0;
                cu_f->m = m;
                cu_f->t = t;
                cu_f->i = i;
                cu_f->cu_at = 1;
                cu_1:;
                cu_shfl_down_float_items(cu_self, &cu_f->cu_call.c1);
                if (cu_f->cu_call.c1.cu_at != CU_DONE)
                    return;
                m = cu_f->m;
                t = cu_f->t;
                i = cu_f->i;
                cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
                t += cu_f->cu_r1;
            }
        }
        y[m] = t;
    }
    cu_self->wait = CU_ENDED;
}

__kernel void row_sums_items(int rows_1, const __global float *v, __global float *y,
                             uint cu_size_x, uint cu_size_y, uint cu_size_z,
                             __global int *cu_block_status, __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct row_sums_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(row_sums_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], rows_1, v, y,
                                       cu_lanes + cu_from))
}

