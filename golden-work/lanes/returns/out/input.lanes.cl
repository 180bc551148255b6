/* The lanes form of kernels, made by cu2cl from the text with hash fd850e7a729437c5.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: windows 1024 loops,
 *   chosen 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void windows_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                           int cu_size_z, const __global float *a,
                                           __global float *out, int width, int height)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        float sum[CU_STRIP];
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            const int y = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
            cu_m1[cu_l] = !(x >= width) && !(y >= height);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                sum[cu_l] = 0;
            }
            {
                int i = 0;
                for (; i < 3; i++) {
                    {
                        int j = 0;
                        for (; j < 3; j++) {
                            CU_LANES_TOGETHER CU_EACH_LANE {
                                const int x = get_group_id(0) * (size_t)cu_size_x
                                    + (size_t)(cu_x + cu_l);
                                const int y = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                                cell at = cell_new(x + i, y + j);
                                sum[cu_l] += a[at.x + at.y * (width + 2)];
                            }
                        }
                    }
                }
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int x = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                const int y = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                out[x + y * width] = sum[cu_l];
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                const int x = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                const int y = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                if (cu_m1[cu_l]) {
                    float sum = 0;
                    {
                        int i = 0;
                        CU_SERIAL for (; i < 3; i++) {
                            {
                                int j = 0;
                                CU_SERIAL for (; j < 3; j++) {
                                    cell at = cell_new(x + i, y + j);
                                    sum += a[at.x + at.y * (width + 2)];
                                }
                            }
                        }
                    }
                    out[x + y * width] = sum;
                }
            }
        }
    }
}

__kernel void windows_lanes(const __global float *a, __global float *out, int width, int height,
                            uint cu_size_x, uint cu_size_y, uint cu_size_z,
                            __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    windows_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, out, width, height);
}

__kernel void windows_lanes_part(const __global float *a, __global float *out, int width,
                                 int height, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                 __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    windows_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, out, width, height);
}

CU_BLOCK_FUNCTION void chosen_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global float *a,
                                          const __global int *chosen_1, __global float *out, int n,
                                          int m)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int first[CU_STRIP];
        float sum[CU_STRIP];
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_m1[cu_l] = !(i >= n);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            uchar cu_m2[CU_STRIP];
            int cu_c2 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                cu_m2[cu_l] = !(!chosen_1[i]);
                cu_c2 += cu_m2[cu_l];
            }
            if (cu_c2 == cu_n) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                    first[cu_l] = chosen_1[i];
                }
                uchar cu_m3[CU_STRIP];
                int cu_c3 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_m3[cu_l] = !(first[cu_l] > m) && !(first[cu_l] < 0);
                    cu_c3 += cu_m3[cu_l];
                }
                if (cu_c3 == cu_n) {
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        sum[cu_l] = first[cu_l];
                    }
                    {
                        int k = 0;
                        for (; k < m; k++) {
                            CU_LANES_TOGETHER CU_EACH_LANE {
                                const int i = get_group_id(0) * (size_t)cu_size_x
                                    + (size_t)(cu_x + cu_l);
                                sum[cu_l] += a[k * n + i];
                            }
                        }
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                        out[i] = sum[cu_l];
                    }
                } else if (cu_c3) {
                    CU_EACH_LANE {
                        const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                        if (cu_m3[cu_l]) {
                            float sum = first[cu_l];
                            {
                                int k = 0;
                                CU_SERIAL for (; k < m; k++) {
                                    sum += a[k * n + i];
                                }
                            }
                            out[i] = sum;
                        }
                    }
                }
            } else if (cu_c2) {
                CU_EACH_LANE {
                    const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                    if (cu_m2[cu_l]) {
                        int first = chosen_1[i];
                        if (first > m) {
                            goto cu_next_9;
                        }
                        if (first < 0) {
                            goto cu_next_9;
                        }
                        float sum = first;
                        {
                            int k = 0;
                            CU_SERIAL for (; k < m; k++) {
                                sum += a[k * n + i];
                            }
                        }
                        out[i] = sum;
                    }
                    cu_next_9:;
                }
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (cu_m1[cu_l]) {
                    if (!chosen_1[i]) {
                        goto cu_next_10;
                    }
                    int first = chosen_1[i];
                    if (first > m) {
                        goto cu_next_10;
                    }
                    if (first < 0) {
                        goto cu_next_10;
                    }
                    float sum = first;
                    {
                        int k = 0;
                        CU_SERIAL for (; k < m; k++) {
                            sum += a[k * n + i];
                        }
                    }
                    out[i] = sum;
                }
                cu_next_10:;
            }
        }
    }
}

__kernel void chosen_lanes(const __global float *a, const __global int *chosen_1,
                           __global float *out, int n, int m, uint cu_size_x, uint cu_size_y,
                           uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    chosen_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, chosen_1, out, n, m);
}

__kernel void chosen_lanes_part(const __global float *a, const __global int *chosen_1,
                                __global float *out, int n, int m, uint cu_size_x, uint cu_size_y,
                                uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    chosen_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, chosen_1, out, n, m);
}

