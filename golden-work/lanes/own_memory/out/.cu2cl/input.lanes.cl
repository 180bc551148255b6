/* The lanes form of kernels, made by cu2cl from the text with hash 3fb9c53cade83fb0.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: own 1024 loops,
 *   called 1024 loops,
 *   registers 1024 loops,
 *   for_each_lane 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void own_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                       int cu_size_z, const __global int *in, __global int *out,
                                       __local int s[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            s[(size_t)(cu_x + cu_l)] = in[(size_t)(cu_x + cu_l)];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            int t[4];
            int i = s[63 - (uint)(size_t)(cu_x + cu_l)];
            t[0] = 1 , t[1] = 2 , t[2] = 3 , t[3] = 4;
            t[i & 3] = (size_t)(cu_x + cu_l);
            out[(size_t)(cu_x + cu_l)] = t[i >> 2 & 3];
        }
    }
}

__kernel void own_lanes(const __global int *in, __global int *out, uint cu_size_x, uint cu_size_y,
                        uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    own_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

__kernel void own_lanes_part(const __global int *in, __global int *out, uint cu_size_x,
                             uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    own_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

CU_BLOCK_FUNCTION void called_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global int *in, __global int *out,
                                          __local int s[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            s[(size_t)(cu_x + cu_l)] = in[(size_t)(cu_x + cu_l)];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = pick(s[63 - (uint)(size_t)(cu_x + cu_l)],
                                              (uint)(size_t)(cu_x + cu_l));
        }
    }
}

__kernel void called_lanes(const __global int *in, __global int *out, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    called_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

__kernel void called_lanes_part(const __global int *in, __global int *out, uint cu_size_x,
                                uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    called_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

CU_BLOCK_FUNCTION void registers_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                             int cu_size_z, const __global int *in,
                                             __global int *out, __local int s[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            pair p = {in[(size_t)(cu_x + cu_l)], 1};
            s[(size_t)(cu_x + cu_l)] = swap(p).low;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = s[63 - (uint)(size_t)(cu_x + cu_l)];
        }
    }
}

__kernel void registers_lanes(const __global int *in, __global int *out, uint cu_size_x,
                              uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    registers_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

__kernel void registers_lanes_part(const __global int *in, __global int *out, uint cu_size_x,
                                   uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    registers_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

CU_BLOCK_FUNCTION void for_each_lane_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, const __global int *in,
                                                 __global int *out, __local int s[64])
{
    int t[1024][4];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            t[cu_t + cu_l][(uint)(size_t)(cu_x + cu_l) & 3] = in[(size_t)(cu_x + cu_l)];
            s[(size_t)(cu_x + cu_l)] = t[cu_t + cu_l][(uint)(size_t)(cu_x + cu_l) & 3];
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = s[63 - (uint)(size_t)(cu_x + cu_l)]
                + t[cu_t + cu_l][(uint)(size_t)(cu_x + cu_l) & 3];
        }
    }
}

__kernel void for_each_lane_lanes(const __global int *in, __global int *out, uint cu_size_x,
                                  uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(true)
    for_each_lane_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

__kernel void for_each_lane_lanes_part(const __global int *in, __global int *out, uint cu_size_x,
                                       uint cu_size_y, uint cu_size_z,
                                       __global int *cu_block_status)
{
    __local int s[64];
    CU_BLOCK_OF_STRIPS(false)
    for_each_lane_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, s + cu_from);
}

