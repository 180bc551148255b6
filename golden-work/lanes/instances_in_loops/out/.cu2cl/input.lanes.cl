/* The lanes form of kernels, made by cu2cl from the text with hash fd8f9643a955271d.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: turns_3 1024 loops,
 *   turns_5 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void turns_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global int *out, __local int *s,
                                         const int ROUNDS)
{
    int value[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            value[cu_t + cu_l] = x;
        }
    }
    {
        int k = 0;
        for (; k < ROUNDS; k++) {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int x = (size_t)(cu_x + cu_l);
                    s[x] = value[cu_t + cu_l];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int x = (size_t)(cu_x + cu_l);
                    value[cu_t + cu_l] = s[(x + ROUNDS) % 64];
                }
            }
            /* barrier */
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            out[x] = value[cu_t + cu_l];
        }
    }
}

#define TURNS_LANES_1(cu_kernel, cu_whole, cu_v_ROUNDS) \
    __kernel void cu_kernel(__global int *out, uint cu_size_x, uint cu_size_y, uint cu_size_z, \
                            __global int *cu_block_status) \
    { \
        __local int s[64]; \
        CU_BLOCK_OF_STRIPS(cu_whole) \
        turns_lanes_block(cu_whole, cu_size_x, cu_size_y, cu_size_z, out, s + cu_from, \
                          cu_v_ROUNDS); \
    }
TURNS_LANES_1(turns_3_lanes, true, 3)
TURNS_LANES_1(turns_3_lanes_part, false, 3)
TURNS_LANES_1(turns_5_lanes, true, 5)
TURNS_LANES_1(turns_5_lanes_part, false, 5)

