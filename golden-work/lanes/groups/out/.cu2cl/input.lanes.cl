/* The lanes form of kernels, made by cu2cl from the text with hash 4387532f2b4ea08d.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: through_two 1024 loops,
 *   complex_in_place 1024 loops,
 *   written_twice 1024 loops,
 *   parts 1024 loops,
 *   unique 1024 loops,
 *   numbered 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void through_two_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                               int cu_size_z, __global cell *p, __global cell *q,
                                               __global uint *sum, __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            unsigned int a = p[i].x;
            q[i].y = q[i].y * 3 + a;
            sum[i] = a ^ p[i].y ^ seen[63 - (uint)(size_t)(cu_x + cu_l)];
        }
    }
}

__kernel void through_two_lanes(__global cell *p, __global cell *q, __global uint *sum,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    through_two_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, sum, seen + cu_from);
}

__kernel void through_two_lanes_part(__global cell *p, __global cell *q, __global uint *sum,
                                     uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                     __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    through_two_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, sum, seen + cu_from);
}

CU_BLOCK_FUNCTION void complex_in_place_lanes_block(
        const bool cu_whole, int cu_size_x, int cu_size_y, int cu_size_z, __global uint *p,
    __global uint *q, __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            unsigned int re = p[2 * i];
            q[2 * i + 1] += re;
            q[2 * i] = p[2 * i + 1] * 5 + seen[63 - (uint)(size_t)(cu_x + cu_l)];
        }
    }
}

__kernel void complex_in_place_lanes(__global uint *p, __global uint *q, uint cu_size_x,
                                     uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    complex_in_place_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

__kernel void complex_in_place_lanes_part(__global uint *p, __global uint *q, uint cu_size_x,
                                          uint cu_size_y, uint cu_size_z,
                                          __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    complex_in_place_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

CU_BLOCK_FUNCTION void written_twice_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, __global cell *p, __global cell *q,
                                                 __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            p[i].x = i;
            q[i].x += 7;
            p[i].y = i * 2 + seen[63 - (uint)(size_t)(cu_x + cu_l)];
        }
    }
}

__kernel void written_twice_lanes(__global cell *p, __global cell *q, uint cu_size_x,
                                  uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    written_twice_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

__kernel void written_twice_lanes_part(__global cell *p, __global cell *q, uint cu_size_x,
                                       uint cu_size_y, uint cu_size_z,
                                       __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    written_twice_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

CU_BLOCK_FUNCTION void parts_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global cell *p, const __global uint *in,
                                         __global uint *sum, __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            p[i].x += seen[63 - (uint)(size_t)(cu_x + cu_l)];
            p[i].y += 3;
            sum[i] = in[i + 1] + 5;
            sum[i] += in[i + 2];
        }
    }
}

__kernel void parts_lanes(__global cell *p, const __global uint *in, __global uint *sum,
                          uint cu_size_x, uint cu_size_y, uint cu_size_z,
                          __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    parts_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, in, sum, seen + cu_from);
}

__kernel void parts_lanes_part(__global cell *p, const __global uint *in, __global uint *sum,
                               uint cu_size_x, uint cu_size_y, uint cu_size_z,
                               __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    parts_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, in, sum, seen + cu_from);
}

CU_BLOCK_FUNCTION void unique_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global cell *restrict p,
                                          __global cell *restrict q, __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            q[i].x = p[i].x + seen[63 - (uint)(size_t)(cu_x + cu_l)];
            q[i].y = p[i].y;
        }
    }
}

__kernel void unique_lanes(const __global cell *restrict p, __global cell *restrict q,
                           uint cu_size_x, uint cu_size_y, uint cu_size_z,
                           __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    unique_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

__kernel void unique_lanes_part(const __global cell *restrict p, __global cell *restrict q,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    unique_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, q, seen + cu_from);
}

CU_BLOCK_FUNCTION void numbered_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                            int cu_size_z, __global float *p, __local uint seen[64])
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            seen[(size_t)(cu_x + cu_l)] = i;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            const unsigned int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            p[3 * i] += seen[63 - (uint)(size_t)(cu_x + cu_l)];
            p[3 * i + 1] += 1;
            p[3 * i + 2] += 2;
        }
    }
}

__kernel void numbered_lanes(__global float *p, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                             __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(true)
    numbered_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, p, seen + cu_from);
}

__kernel void numbered_lanes_part(__global float *p, uint cu_size_x, uint cu_size_y,
                                  uint cu_size_z, __global int *cu_block_status)
{
    __local uint seen[64];
    CU_BLOCK_OF_STRIPS(false)
    numbered_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, p, seen + cu_from);
}

