/* The lanes form of kernels, made by cu2cl from the text with hash 6826a717f2422575.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: product 1024 loops,
 *   rows 1024 loops,
 *   parts 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void product_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                           int cu_size_z, const __global float *a,
                                           const __global float *b, __global float *c, int n,
                                           __local float left[16][16], __local float right[16][16])
{
    float sum[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] = 0;
        }
    }
    {
        int from = 0;
        for (; from < n; from += 16) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int x = (size_t)(cu_x + cu_l);
                    const int y = (size_t)(cu_y);
                    const int row = get_group_id(1) * 16 + y;
                    const int column = get_group_id(0) * 16 + x;
                    left[y][x] = a[row * n + from + x];
                    right[y][x] = b[(from + y) * n + column];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                {
                    int k = 0;
                    for (; k < 16; k++) {
                        CU_LANES_TOGETHER CU_EACH_LANE {
                            const int x = (size_t)(cu_x + cu_l);
                            const int y = (size_t)(cu_y);
                            sum[cu_t + cu_l] += left[y][k] * right[k][x];
                        }
                    }
                }
            }
            /* barrier */
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            const int y = (size_t)(cu_y);
            const int row = get_group_id(1) * 16 + y;
            const int column = get_group_id(0) * 16 + x;
            c[row * n + column] = sum[cu_t + cu_l];
        }
    }
}

__kernel void product_lanes(const __global float *a, const __global float *b, __global float *c,
                            int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                            __global int *cu_block_status)
{
    __local float left[16][16];
    __local float right[16][16];
    CU_BLOCK_OF_STRIPS(true)
    product_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, b, c, n, left + cu_from,
                        right + cu_from);
}

__kernel void product_lanes_part(const __global float *a, const __global float *b,
                                 __global float *c, int n, uint cu_size_x, uint cu_size_y,
                                 uint cu_size_z, __global int *cu_block_status)
{
    __local float left[16][16];
    __local float right[16][16];
    CU_BLOCK_OF_STRIPS(false)
    product_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, b, c, n, left + cu_from,
                        right + cu_from);
}

CU_BLOCK_FUNCTION void rows_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, const __global float *a,
                                        __global float *sums, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        float sum[CU_STRIP];
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_m1[cu_l] = !(i >= n);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                sum[cu_l] = 0;
            }
            {
                int k = 0;
                for (; k < n; k++) {
                    if (a[k] < 0) {
                        break;
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                        sum[cu_l] += a[k * n + i];
                    }
                }
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                sums[i] = sum[cu_l];
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (cu_m1[cu_l]) {
                    float sum = 0;
                    {
                        int k = 0;
                        CU_SERIAL for (; k < n; k++) {
                            if (a[k] < 0) {
                                break;
                            }
                            sum += a[k * n + i];
                        }
                    }
                    sums[i] = sum;
                }
            }
        }
    }
}

__kernel void rows_lanes(const __global float *a, __global float *sums, int n, uint cu_size_x,
                         uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    rows_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, sums, n);
}

__kernel void rows_lanes_part(const __global float *a, __global float *sums, int n, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    rows_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, sums, n);
}

CU_BLOCK_FUNCTION void parts_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global float *out,
                                         const __global float *in, __local float s[256])
{
    place p[1024];
    float4 v[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            v[cu_t + cu_l] = ((float4){0.F, 0.F, 0.F, 1.F});
            p[cu_t + cu_l].x = in[(size_t)(cu_x + cu_l)];
            v[cu_t + cu_l].y = p[cu_t + cu_l].x * 2;
            s[(size_t)(cu_x + cu_l)] = v[cu_t + cu_l].w;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = p[cu_t + cu_l].x + v[cu_t + cu_l].y
                + s[(uint)(size_t)(cu_x + cu_l) ^ 1];
        }
    }
}

__kernel void parts_lanes(__global float *out, const __global float *in, uint cu_size_x,
                          uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float s[256];
    CU_BLOCK_OF_STRIPS(true)
    parts_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, in, s + cu_from);
}

__kernel void parts_lanes_part(__global float *out, const __global float *in, uint cu_size_x,
                               uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float s[256];
    CU_BLOCK_OF_STRIPS(false)
    parts_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, in, s + cu_from);
}

