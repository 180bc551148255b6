/* The lanes form of kernels, made by cu2cl from the text with hash 4191933830d361a0.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: forces 1024 loops,
 *   kept 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void forces_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global vector *points,
                                          __global vector *sums, int n, __local vector part[64])
{
    int kept_1[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            kept_1[cu_t + cu_l] = 0;
            double weight = 0;
        }
    }
    {
        int from = 0;
        for (; from < n; from += 64) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    part[(size_t)(cu_x + cu_l)] = points[from + (uint)(size_t)(cu_x + cu_l)];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                int i;
                int cu_c1;
                int cu_a1 = 0;
                for (;;) {
                    cu_c1 = 0;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        int at = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                        cu_c1 += (at < n) != 0;
                    }
                    if (cu_c1 != cu_n)
                        break;
                    {
                        i = 0;
                        for (; i < 64; i++) {
                            CU_LANES_TOGETHER CU_EACH_LANE {
                                vector d;
                                double cu_weight_0;
                                int at = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                                d.x = points[at].x - part[i].x;
                                d.y = points[at].y - part[i].y;
                                cu_weight_0 = d.x * d.x + d.y * d.y;
                                sums[at].x += d.x * cu_weight_0;
                                sums[at].y += d.y * cu_weight_0;
                            }
                        }
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        kept_1[cu_t + cu_l]++;
                    }
                    cu_a1 += 64;
                }
                if (cu_c1) {
                    CU_EACH_LANE {
                        vector d;
                        int at = (int )((size_t)(cu_x + cu_l)) + cu_a1;
                        CU_SERIAL for (; at < n; at += 64) {
                            {
                                int i;
                                {
                                    i = 0;
                                    CU_SERIAL for (; i < 64; i++) {
                                        double cu_weight_0;
                                        d.x = points[at].x - part[i].x;
                                        d.y = points[at].y - part[i].y;
                                        cu_weight_0 = d.x * d.x + d.y * d.y;
                                        sums[at].x += d.x * cu_weight_0;
                                        sums[at].y += d.y * cu_weight_0;
                                    }
                                }
                                kept_1[cu_t + cu_l]++;
                            }
                        }
                    }
                }
            }
            /* barrier */
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_i_1;
        {
            cu_i_1 = 0;
            for (; cu_i_1 < 64; cu_i_1++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sums[(size_t)(cu_x + cu_l)].z += part[cu_i_1].z + kept_1[cu_t + cu_l];
                }
            }
        }
    }
}

__kernel void forces_lanes(const __global vector *points, __global vector *sums, int n,
                           uint cu_size_x, uint cu_size_y, uint cu_size_z,
                           __global int *cu_block_status)
{
    __local vector part[64];
    CU_BLOCK_OF_STRIPS(true)
    forces_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, points, sums, n, part + cu_from);
}

__kernel void forces_lanes_part(const __global vector *points, __global vector *sums, int n,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    __local vector part[64];
    CU_BLOCK_OF_STRIPS(false)
    forces_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, points, sums, n, part + cu_from);
}

CU_BLOCK_FUNCTION void kept_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, __global float *out,
                                        const __global float4 *in, int n, __local float s[256])
{
    float4 v[1024];
    float second[1024];
    float own[1024][2];
    __private float *to[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            float4 w;
            float first;
            to[cu_t + cu_l] = own[cu_t + cu_l];
            v[cu_t + cu_l].x = in[(size_t)(cu_x + cu_l)].x;
            w.x = v[cu_t + cu_l].x;
            first = second[cu_t + cu_l] = w.x;
            own[cu_t + cu_l][1] = w.x * first * second[cu_t + cu_l];
            s[(size_t)(cu_x + cu_l)] = v[cu_t + cu_l].x;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            float4 w;
            float cu_first_1;
            if ((uint)(size_t)(cu_x + cu_l) & 1) {
                cu_first_1 = second[cu_t + cu_l] = 2;
            } else {
                cu_first_1 = 3;
            }
            w.x = s[(uint)(size_t)(cu_x + cu_l) ^ 1];
            v[cu_t + cu_l].y = w.x;
            out[(size_t)(cu_x + cu_l)] = v[cu_t + cu_l].x + v[cu_t + cu_l].y + w.x + cu_first_1
                + second[cu_t + cu_l] + to[cu_t + cu_l][1];
        }
    }
}

__kernel void kept_lanes(__global float *out, const __global float4 *in, int n, uint cu_size_x,
                         uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float s[256];
    CU_BLOCK_OF_STRIPS(true)
    kept_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, in, n, s + cu_from);
}

__kernel void kept_lanes_part(__global float *out, const __global float4 *in, int n,
                              uint cu_size_x, uint cu_size_y, uint cu_size_z,
                              __global int *cu_block_status)
{
    __local float s[256];
    CU_BLOCK_OF_STRIPS(false)
    kept_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, in, n, s + cu_from);
}

