/* The lanes form of kernels, made by cu2cl from the text with hash 14b32bb691c617a1.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: diagonals 1024 loops,
 *   search 1024 loops,
 *   histograms 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void diagonals_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                             int cu_size_z, const __global int *in,
                                             __global int *out, int n, __local int s[17][17])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            s[0][x] = in[x];
        }
    }
    /* barrier */
    {
        int m = 0;
        for (; m < 16; m++) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_EACH_LANE {
                    const int x = (size_t)(cu_x + cu_l);
                    if (x <= m) {
                        int y = m - x;
                        s[y + 1][x] = s[y][x] + n;
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
            out[(uint)get_group_id(0) * 16 + x] = s[x][15];
        }
    }
}

__kernel void diagonals_lanes(const __global int *in, __global int *out, int n, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[17][17];
    CU_BLOCK_OF_STRIPS(true)
    diagonals_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, s + cu_from);
}

__kernel void diagonals_lanes_part(const __global int *in, __global int *out, int n,
                                   uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                   __global int *cu_block_status)
{
    __local int s[17][17];
    CU_BLOCK_OF_STRIPS(false)
    diagonals_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, s + cu_from);
}

CU_BLOCK_FUNCTION void search_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global cell *cells,
                                          const __global int *at, __global float *best,
                                          __global cell *all, int n)
{
    {
        int i = 0;
        for (; i < n; i++) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_EACH_LANE {
                    if (cells[i * 64 + (uint)(size_t)(cu_x + cu_l)].x == 0) {
                        best[get_group_id(0)] = cells[i * 64 + (uint)(size_t)(cu_x + cu_l)].y;
                    }
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    all[i * 64 + (uint)(size_t)(cu_x + cu_l)].x = 1;
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_EACH_LANE {
                    best[at[(size_t)(cu_x + cu_l)]] = i;
                }
            }
            /* barrier */
        }
    }
}

__kernel void search_lanes(const __global cell *cells, const __global int *at,
                           __global float *best, __global cell *all, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    search_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, cells, at, best, all, n);
}

__kernel void search_lanes_part(const __global cell *cells, const __global int *at,
                                __global float *best, __global cell *all, int n, uint cu_size_x,
                                uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    search_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, cells, at, best, all, n);
}

CU_BLOCK_FUNCTION void histograms_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                              int cu_size_z, const __global int *in,
                                              const __global float *weights, __global int *bins,
                                              int n, __local float part[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            {
                int i = 0;
                CU_SERIAL for (; i < n; i++) {
                    bins[x * n + i] = cu_float2int(weights[x] * i);
                }
            }
            part[x] = weights[x];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        {
            int i_2 = 0;
            for (; i_2 < n; i_2++) {
                CU_EACH_LANE {
                    const int x = (size_t)(cu_x + cu_l);
                    bins[x * n + i_2] += in[i_2 * 64 + x] * cu_float2int(part[63 - x]);
                }
            }
        }
    }
}

__kernel void histograms_lanes(const __global int *in, const __global float *weights,
                               __global int *bins, int n, uint cu_size_x, uint cu_size_y,
                               uint cu_size_z, __global int *cu_block_status)
{
    __local float part[64];
    CU_BLOCK_OF_STRIPS(true)
    histograms_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, weights, bins, n,
                           part + cu_from);
}

__kernel void histograms_lanes_part(const __global int *in, const __global float *weights,
                                    __global int *bins, int n, uint cu_size_x, uint cu_size_y,
                                    uint cu_size_z, __global int *cu_block_status)
{
    __local float part[64];
    CU_BLOCK_OF_STRIPS(false)
    histograms_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, weights, bins, n,
                           part + cu_from);
}

