/* The lanes form of kernels, made by cu2cl from the text with hash 68f81b5197bed6c4.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: sums 1024 loops,
 *   ways 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void sums_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, const __global float *in,
                                        __global float *out, int n, int rest,
                                        __local float part[256])
{
    int i;
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            part[t] = in[(uint)get_group_id(0) * 256 + t];
        }
    }
    /* barrier */
    {
        i = 2;
        for (; i <= 256; i *= 2) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int t = (size_t)(cu_x + cu_l);
                    if ((t + 1) % i == 0) {
                        part[t] += part[t - i / 2];
                    }
                }
            }
            /* barrier */
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            if (t == 255) {
                int cu_i_1;
                {
                    cu_i_1 = n;
                    CU_SERIAL for (; cu_i_1 < n + rest; cu_i_1++) {
                        part[t] += in[cu_i_1];
                    }
                }
                out[get_group_id(0)] = part[t];
            }
        }
    }
}

__kernel void sums_lanes(const __global float *in, __global float *out, int n, int rest,
                         uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status)
{
    __local float part[256];
    CU_BLOCK_OF_STRIPS(true)
    sums_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, rest, part + cu_from);
}

__kernel void sums_lanes_part(const __global float *in, __global float *out, int n, int rest,
                              uint cu_size_x, uint cu_size_y, uint cu_size_z,
                              __global int *cu_block_status)
{
    __local float part[256];
    CU_BLOCK_OF_STRIPS(false)
    sums_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, rest, part + cu_from);
}

CU_BLOCK_FUNCTION void ways_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, __global int *out, const __global int *in,
                                        int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int k[CU_STRIP];
        int last[CU_STRIP];
        int cu_v_0[CU_STRIP];
        int cu_k_1;
        CU_LANES_TOGETHER CU_EACH_LANE {
            int v = 3;
            last[cu_l] = 0;
            k[cu_l] = 0;
        }
        int cu_c1;
        for (;;) {
            cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_c1 += (k[cu_l] < n) != 0;
            }
            if (cu_c1 != cu_n)
                break;
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int t = (size_t)(cu_x + cu_l);
                out[t] += in[k[cu_l] * 64 + t];
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                k[cu_l]++;
            }
        }
        if (cu_c1) {
            CU_EACH_LANE {
                const int t = (size_t)(cu_x + cu_l);
                CU_SERIAL for (; k[cu_l] < n; k[cu_l]++) {
                    out[t] += in[k[cu_l] * 64 + t];
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            if (t & 1) {
                k[cu_l] = in[t];
            }
            out[64 + t] = k[cu_l];
            cu_v_0[cu_l] = in[t] * 2;
        }
        {
            cu_k_1 = 0;
            for (; cu_k_1 < n; cu_k_1++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int t = (size_t)(cu_x + cu_l);
                    out[t] ^= last[cu_l] + cu_v_0[cu_l];
                    last[cu_l] = in[cu_k_1 + t];
                    if (cu_k_1 == 5) {
                        cu_v_0[cu_l] = 7;
                    }
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int t = (size_t)(cu_x + cu_l);
            switch (n & 3) {
                int cu_v_1;
                case 0:;
                cu_v_0[cu_l] = 1;
                case 1:;
                out[t] += cu_v_0[cu_l];
                break;
                default:;
                cu_v_1 = t;
                out[t] += cu_v_1;
            }
        }
    }
}

__kernel void ways_lanes(__global int *out, const __global int *in, int n, uint cu_size_x,
                         uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    ways_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, in, n);
}

__kernel void ways_lanes_part(__global int *out, const __global int *in, int n, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    ways_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, in, n);
}

