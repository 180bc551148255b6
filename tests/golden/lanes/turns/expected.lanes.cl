/* The lanes form of kernels, made by cu2cl from the text with hash b39868a244a043c1.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: product 1024 loops,
 *   strides 1024 loops,
 *   others 1024 loops,
 *   whiles 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void product_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                           int cu_size_z, const __global float *a,
                                           __global float *c, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int i;
        float sum[CU_STRIP];
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int j = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_m1[cu_l] = 0 != (j < n - 1);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            int cu_c2;
            int cu_a2 = 0;
            for (;;) {
                cu_c2 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int j = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                    int k = (int )(j + 1) + cu_a2;
                    cu_c2 += (k < n) != 0;
                }
                if (cu_c2 != cu_n)
                    break;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sum[cu_l] = 0;
                }
                {
                    i = 0;
                    for (; i < n; i++) {
                        CU_LANES_TOGETHER CU_EACH_LANE {
                            const int j = get_group_id(0) * (size_t)cu_size_x
                                + (size_t)(cu_x + cu_l);
                            int k = (int )(j + 1) + cu_a2;
                            sum[cu_l] += a[i * n + j] * a[i * n + k];
                        }
                    }
                }
                CU_EACH_LANE {
                    const int j = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                    int k = (int )(j + 1) + cu_a2;
                    c[j * n + k] = sum[cu_l];
                }
                cu_a2 += 1;
            }
            if (cu_c2) {
                CU_EACH_LANE {
                    const int j = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                    int k = (int )(j + 1) + cu_a2;
                    CU_SERIAL for (; k < n; k++) {
                        {
                            int i;
                            float sum = 0;
                            {
                                i = 0;
                                CU_SERIAL for (; i < n; i++) {
                                    sum += a[i * n + j] * a[i * n + k];
                                }
                            }
                            c[j * n + k] = sum;
                        }
                    }
                }
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                const int j = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                int k = j + 1;
                if (cu_m1[cu_l]) {
                    {
                        k = j + 1;
                        CU_SERIAL for (; k < n; k++) {
                            int i;
                            float sum = 0;
                            {
                                i = 0;
                                CU_SERIAL for (; i < n; i++) {
                                    sum += a[i * n + j] * a[i * n + k];
                                }
                            }
                            c[j * n + k] = sum;
                        }
                    }
                }
            }
        }
    }
}

__kernel void product_lanes(const __global float *a, __global float *c, int n, uint cu_size_x,
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    product_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, c, n);
}

__kernel void product_lanes_part(const __global float *a, __global float *c, int n, uint cu_size_x,
                                 uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    product_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, c, n);
}

CU_BLOCK_FUNCTION void strides_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                           int cu_size_z, const __global float *in,
                                           __global float *out, int n, __local float part[128])
{
    float sum[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] = 0;
        }
    }
    int cu_a1 = 0;
    uchar cu_e1[1024] = {0};
    for (bool cu_g1 = true; cu_g1;) {
        cu_g1 = false;
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            if (cu_e1[cu_t])
                continue;
            int cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )(get_group_id(0) * 128 + (size_t)(cu_x + cu_l)) + cu_a1;
                cu_c1 += (i < n) != 0;
            }
            if (cu_c1 == cu_n) {
                cu_g1 = true;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    int i = (int )(get_group_id(0) * 128 + (size_t)(cu_x + cu_l)) + cu_a1;
                    sum[cu_t + cu_l] += in[i];
                }
            } else {
                cu_e1[cu_t] = 1;
                CU_EACH_LANE {
                    int i = (int )(get_group_id(0) * 128 + (size_t)(cu_x + cu_l)) + cu_a1;
                    CU_SERIAL for (; i < n; i += 128 * (uint)get_num_groups(0)) {
                        sum[cu_t + cu_l] += in[i];
                    }
                }
            }
        }
        cu_a1 += 128 * (uint)get_num_groups(0);
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            part[(size_t)(cu_x + cu_l)] = sum[cu_t + cu_l];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_r2;
        CU_FIRST_LANE {
            cu_r2 = cu_lanes_below_ulong(cu_n, (size_t)(cu_x + cu_l), 64);
        }
        if (cu_r2 == CU_ALL_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                out[(uint)get_group_id(0) * 64
                    + (uint)(size_t)(cu_x + cu_l)] = part[(size_t)(cu_x + cu_l)]
                    + part[(size_t)(cu_x + cu_l) + 64];
            }
        } else if (cu_r2 == CU_SOME_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                if ((size_t)(cu_x + cu_l) < 64) {
                    out[(uint)get_group_id(0) * 64
                        + (uint)(size_t)(cu_x + cu_l)] = part[(size_t)(cu_x + cu_l)]
                        + part[(size_t)(cu_x + cu_l) + 64];
                }
            }
        }
    }
}

__kernel void strides_lanes(const __global float *in, __global float *out, int n, uint cu_size_x,
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float part[128];
    CU_BLOCK_OF_STRIPS(true)
    strides_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, part + cu_from);
}

__kernel void strides_lanes_part(const __global float *in, __global float *out, int n,
                                 uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                 __global int *cu_block_status)
{
    __local float part[128];
    CU_BLOCK_OF_STRIPS(false)
    strides_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, part + cu_from);
}

CU_BLOCK_FUNCTION void others_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, __global int *out, const __global int *in,
                                          int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int i[CU_STRIP];
        int from[CU_STRIP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            i[cu_l] = t;
        }
        int cu_c1;
        for (;;) {
            cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_c1 += (i[cu_l] < n) != 0;
            }
            if (cu_c1 != cu_n)
                break;
            CU_EACH_LANE {
                out[i[cu_l]] = in[i[cu_l]] + 1;
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                i[cu_l] = i[cu_l] + 64;
            }
        }
        if (cu_c1) {
            CU_EACH_LANE {
                const int t = (size_t)(cu_x + cu_l);
                CU_SERIAL for (; i[cu_l] < n; i[cu_l] = i[cu_l] + 64) {
                    out[i[cu_l]] = in[i[cu_l]] + 1;
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            out[n + t] = i[cu_l];
            from[cu_l] = in[t];
        }
        int cu_c2;
        for (;;) {
            cu_c2 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_c2 += (from[cu_l] >= 0) != 0;
            }
            if (cu_c2 != cu_n)
                break;
            CU_EACH_LANE {
                out[from[cu_l]] += n;
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                from[cu_l] -= 2;
            }
        }
        if (cu_c2) {
            CU_EACH_LANE {
                const int t = (size_t)(cu_x + cu_l);
                CU_SERIAL for (; from[cu_l] >= 0; from[cu_l] -= 2) {
                    out[from[cu_l]] += n;
                }
            }
        }
        CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            {
                int k = t;
                CU_SERIAL for (; k < n; k += 64) {
                    if (in[k] == 3) {
                        break;
                    }
                    out[k]++;
                }
            }
            {
                int k_2 = in[t];
                CU_SERIAL for (; k_2 < in[t + 1]; k_2++) {
                    out[k_2]++;
                }
            }
        }
        {
            int k_3 = 0;
            for (; k_3 < n; k_3++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int t = (size_t)(cu_x + cu_l);
                    out[t] += in[k_3];
                }
            }
        }
    }
}

__kernel void others_lanes(__global int *out, const __global int *in, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    others_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, in, n);
}

__kernel void others_lanes_part(__global int *out, const __global int *in, int n, uint cu_size_x,
                                uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    others_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, in, n);
}

CU_BLOCK_FUNCTION void whiles_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global float *in,
                                          __global float *out, int n, __local float part[64])
{
    float sum[1024];
    int cu_i_0[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] = 0;
            int i = (size_t)(cu_x + cu_l);
        }
        int cu_c1;
        int cu_a1 = 0;
        for (;;) {
            cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                cu_c1 += (i < n) != 0;
            }
            if (cu_c1 != cu_n)
                break;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                out[i] = in[i];
            }
            cu_a1 += 64;
        }
        if (cu_c1) {
            CU_EACH_LANE {
                int i = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                CU_SERIAL for (; i < n; ) {
                    {
                        out[i] = in[i];
                        i += 64;
                    }
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_i_0[cu_t + cu_l] = (size_t)(cu_x + cu_l) + 1;
            part[(size_t)(cu_x + cu_l)] = in[cu_i_0[cu_t + cu_l]];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_i_1[CU_STRIP];
        CU_EACH_LANE {
            CU_SERIAL while (cu_i_0[cu_t + cu_l] < 64) {
                int k;
                {
                    k = 0;
                    CU_SERIAL for (; k < n; k++) {
                        out[cu_i_0[cu_t + cu_l]] += part[k & 63];
                    }
                }
                cu_i_0[cu_t + cu_l] = cu_i_0[cu_t + cu_l] + 64;
            }
            cu_i_1[cu_l] = n - (size_t)(cu_x + cu_l);
        }
        if (in[n] > 0) {
            int cu_c2;
            for (;;) {
                cu_c2 = 0;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_c2 += (cu_i_1[cu_l] > 0) != 0;
                }
                if (cu_c2 != cu_n)
                    break;
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sum[cu_t + cu_l] += in[cu_i_1[cu_l]];
                }
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_i_1[cu_l] -= 3;
                }
            }
            if (cu_c2) {
                CU_EACH_LANE {
                    CU_SERIAL for (; cu_i_1[cu_l] > 0; ) {
                        {
                            sum[cu_t + cu_l] += in[cu_i_1[cu_l]];
                            cu_i_1[cu_l] -= 3;
                        }
                    }
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[n + (uint)(size_t)(cu_x + cu_l)] = sum[cu_t + cu_l];
        }
    }
}

__kernel void whiles_lanes(const __global float *in, __global float *out, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float part[64];
    CU_BLOCK_OF_STRIPS(true)
    whiles_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, part + cu_from);
}

__kernel void whiles_lanes_part(const __global float *in, __global float *out, int n,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    __local float part[64];
    CU_BLOCK_OF_STRIPS(false)
    whiles_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, part + cu_from);
}

