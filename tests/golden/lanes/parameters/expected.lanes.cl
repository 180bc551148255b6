/* The lanes form of kernels, made by cu2cl from the text with hash 17aad6674cd19c0a.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: moved 1024 loops,
 *   applied_Scale 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void applied_Scale_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, Scale f, const __global int *in,
                                                 __global int *out, int rounds, __local int s[64])
{
    rounds += 2;
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const __global int *const cu_in_0 = in + (uint)(size_t)(cu_x + cu_l);
            s[(size_t)(cu_x + cu_l)] = Scale_call(&f, *cu_in_0);
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int sum[CU_STRIP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_l] = 0;
        }
        {
            int k = 0;
            for (; k < rounds; k++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sum[cu_l] += s[((uint)(size_t)(cu_x + cu_l) + k) % 64];
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = Scale_call(&f, sum[cu_l]);
        }
    }
}

__kernel void applied_Scale_lanes(Scale f, const __global int *in, __global int *out, int rounds,
                                  uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                  __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    applied_Scale_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, f, in, out, rounds,
                              s + cu_from);
}

__kernel void applied_Scale_lanes_part(Scale f, const __global int *in, __global int *out,
                                       int rounds, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                       __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    applied_Scale_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, f, in, out, rounds,
                              s + cu_from);
}

CU_BLOCK_FUNCTION void moved_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, const __global int *in, __global int *out,
                                         int n, __local int s[64])
{
    int cu_n_0[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_n_0[cu_t + cu_l] = n - (uint)(size_t)(cu_x + cu_l);
            s[(size_t)(cu_x + cu_l)] = cu_n_0[cu_t + cu_l];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int sum[CU_STRIP];
        const __global int *cu_in_0[CU_STRIP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_in_0[cu_l] = in + (uint)(size_t)(cu_x + cu_l);
            sum[cu_l] = 0;
        }
        {
            int k = 0;
            for (; k < 8; k++) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    sum[cu_l] += *cu_in_0[cu_l]++ * s[k];
                }
            }
        }
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = sum[cu_l] + cu_n_0[cu_t + cu_l];
        }
    }
}

__kernel void moved_lanes(const __global int *in, __global int *out, int n, uint cu_size_x,
                          uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    moved_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, s + cu_from);
}

__kernel void moved_lanes_part(const __global int *in, __global int *out, int n, uint cu_size_x,
                               uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    moved_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, s + cu_from);
}

