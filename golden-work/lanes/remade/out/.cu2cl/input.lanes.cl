/* The lanes form of kernels, made by cu2cl from the text with hash 635ac5db5788073d.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: branch 1024 loops,
 *   some 1024 loops,
 *   turns 1024 loops,
 *   begins 1024 loops */
#include <cu2cl/block.clh>

CU_BLOCK_FUNCTION void branch_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, __global int *out, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = 3;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            if (n > 3) {
                int twice = n * 2;
                int own = (size_t)(cu_x + cu_l) + twice;
                int next = own + 1;
                out[next] = n;
            }
        }
    }
}

__kernel void branch_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                           uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    branch_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n);
}

__kernel void branch_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    branch_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n);
}

CU_BLOCK_FUNCTION void some_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                        int cu_size_z, __global int *out, int n)
{
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        uchar cu_m1[CU_STRIP];
        int cu_c1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m1[cu_l] = 0 != ((size_t)(cu_x + cu_l) < n);
            cu_c1 += cu_m1[cu_l];
        }
        if (cu_c1 == cu_n) {
            int twice = n * 2;
            {
                int i = 0;
                for (; i < n; i++) {
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int own = (size_t)(cu_x + cu_l) + twice;
                        out[own] += i;
                    }
                }
            }
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int own = (size_t)(cu_x + cu_l) + twice;
                out[own] += n;
            }
        } else if (cu_c1) {
            CU_EACH_LANE {
                if (cu_m1[cu_l]) {
                    {
                        int twice = n * 2;
                        int own = (size_t)(cu_x + cu_l) + twice;
                        {
                            int i = 0;
                            CU_SERIAL for (; i < n; i++) {
                                out[own] += i;
                            }
                        }
                        out[own] += n;
                    }
                }
            }
        }
    }
}

__kernel void some_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                         __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    some_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n);
}

__kernel void some_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                              uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    some_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n);
}

CU_BLOCK_FUNCTION void turns_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global int *out, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = 3;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            int count = out[n];
            {
                int i = 0;
                CU_SERIAL for (; i < count; i++) {
                    int twice = n * 2;
                    int own = (size_t)(cu_x + cu_l) + twice;
                    if (own == 5) {
                        break;
                    }
                    out[own] = i;
                }
            }
        }
    }
}

__kernel void turns_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                          __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    turns_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n);
}

__kernel void turns_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                               uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    turns_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n);
}

CU_BLOCK_FUNCTION void begins_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, __global int *out, int n)
{
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = 3;
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            if ((size_t)(cu_x + cu_l) > 4) {
                int i;
                if ((size_t)(cu_x + cu_l) > 2 + n) {
                    goto cu_next_2;
                }
                int half_ = n / 2;
                int last = half_ + 1;
                i = (size_t)(cu_x + cu_l) + last;
                {
                    CU_SERIAL for (; i < n; i += 64) {
                        out[i] = n;
                    }
                }
            }
            cu_next_2:;
        }
    }
}

__kernel void begins_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                           uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(true)
    begins_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n);
}

__kernel void begins_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                uint cu_size_z, __global int *cu_block_status)
{
    CU_BLOCK_OF_STRIPS(false)
    begins_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n);
}

