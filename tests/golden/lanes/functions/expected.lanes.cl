/* The lanes form of kernels, made by cu2cl from the text with hash ee8e2c93ebe791bd.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: in_statements 1024 loops,
 *   in_two_ways 1024 lockstep loops warps,
 *   behind_a_read 1024 loops,
 *   turns 1024 loops */
#include <cu2cl/items.clh>

CU_BLOCK_FUNCTION void in_statements_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, __global int *out, int n,
                                                 __local int cells[64])
{
    int sum[1024];
    int cu_v1[1024];
    int cu_v1_got[1024];
    int first[1024];
    int cu_v2[1024];
    int cu_v2_value[1024];
    int cu_v2_got[1024];
    int cu_v3[1024];
    int cu_v3_value[1024];
    int cu_v3_got[1024];
    __private int *cu_v4_sum[1024];
    int cu_v5[1024];
    int cu_v5_value[1024];
    int cu_v5_got[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] = n;
        }
    }
    {
        __local int *cu_v1_cells = cells;
        {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int value = (size_t)(cu_x + cu_l);
                    const int cu_v1_i = (uint)(size_t)(cu_x + cu_l);
                    const int cu_v1_value = ((int)((uint)(size_t)(cu_x + cu_l) - (value)));
                    cu_v1_cells[cu_v1_i] = cu_v1_value;
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v1_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v1_got[cu_t + cu_l] = cu_v1_cells[(cu_v1_i + 1) % (uint)(size_t)cu_size_x];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v1[cu_t + cu_l] = cu_v1_got[cu_t + cu_l];
                }
            }
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            first[cu_t + cu_l] = cu_v1[cu_t + cu_l];
        }
    }
    {
        __local int *cu_v2_cells = cells;
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_v2_value[cu_t + cu_l] = first[cu_t + cu_l];
            }
        }
        {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_cells[cu_v2_i] = cu_v2_value[cu_t + cu_l];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_got[cu_t + cu_l] = cu_v2_cells[(cu_v2_i + 1) % (uint)(size_t)cu_size_x];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2[cu_t + cu_l] = cu_v2_got[cu_t + cu_l];
                }
            }
        }
    }
    {
        __local int *cu_v3_cells = cells;
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_v3_value[cu_t + cu_l] = cu_v2[cu_t + cu_l];
            }
        }
        {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v3_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v3_cells[cu_v3_i] = cu_v3_value[cu_t + cu_l];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v3_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v3_got[cu_t + cu_l] = cu_v3_cells[(cu_v3_i + 1) % (uint)(size_t)cu_size_x];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v3[cu_t + cu_l] = cu_v3_got[cu_t + cu_l];
                }
            }
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] -= 2 * cu_v3[cu_t + cu_l];
        }
    }
    if (n > 3) {
        {
            __local int *cu_v4_cells = cells;
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v4_sum[cu_t + cu_l] = &sum[cu_t + cu_l];
                }
            }
            int cu_v4_times = 2;
            {
                {
                    int cu_v4_value = 0;
                    for (; cu_v4_value < cu_v4_times; cu_v4_value++) {
                        {
                            __local int *cu_v5_cells = cu_v4_cells;
                            CU_EACH_STRIP {
                                CU_STRIP_BEGIN
                                CU_LANES_TOGETHER CU_EACH_LANE {
                                    cu_v5_value[cu_t + cu_l] = *cu_v4_sum[cu_t + cu_l]
                                        + cu_v4_value;
                                }
                            }
                            {
                                CU_EACH_STRIP {
                                    CU_STRIP_BEGIN
                                    CU_LANES_TOGETHER CU_EACH_LANE {
                                        const int cu_v5_i = (uint)(size_t)(cu_x + cu_l);
                                        cu_v5_cells[cu_v5_i] = cu_v5_value[cu_t + cu_l];
                                    }
                                }
                                /* barrier */
                                CU_EACH_STRIP {
                                    CU_STRIP_BEGIN
                                    CU_LANES_TOGETHER CU_EACH_LANE {
                                        const int cu_v5_i = (uint)(size_t)(cu_x + cu_l);
                                        cu_v5_got[cu_t
                                                  + cu_l] = cu_v5_cells[(cu_v5_i
                                                + 1) % (uint)(size_t)cu_size_x];
                                    }
                                }
                                /* barrier */
                                CU_EACH_STRIP {
                                    CU_STRIP_BEGIN
                                    CU_LANES_TOGETHER CU_EACH_LANE {
                                        cu_v5[cu_t + cu_l] = cu_v5_got[cu_t + cu_l];
                                    }
                                }
                            }
                        }
                        CU_EACH_STRIP {
                            CU_STRIP_BEGIN
                            CU_EACH_LANE {
                                *cu_v4_sum[cu_t + cu_l] += cu_v5[cu_t + cu_l];
                            }
                        }
                    }
                }
            }
        }
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            CU_LANES_TOGETHER CU_EACH_LANE {
                (void)0;
            }
        }
    } else {
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            CU_EACH_LANE {
                out[0] = n;
            }
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int value = (size_t)(cu_x + cu_l);
            out[(size_t)(cu_x + cu_l)] = sum[cu_t + cu_l] + value;
        }
    }
}

__kernel void in_statements_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                  uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(true)
    in_statements_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

__kernel void in_statements_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                       uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(false)
    in_statements_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

struct early_lanes_frame {
    uint cu_at;
    int cu_result;
    __local int *cells;
    int n;
};

static void early_lanes(struct cu_thread *cu_self, struct early_lanes_frame *cu_f)
{
    __local int *cells = cu_f->cells;
    int n = cu_f->n;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    }
    if (n > 3) {
        {
            cu_wait(cu_self, 1, CU_STEP, 0, 0, 0);
            cu_f->cu_at = 1;
            return;
            cu_1:;
            cu_f->cu_result = cells[0];
            cu_f->cu_at = CU_DONE;
            return;
        }
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->cu_at = 2;
    return;
    cu_2:;
    {
        cu_wait(cu_self, 2, CU_STEP, 0, 0, 0);
        cu_f->cu_at = 3;
        return;
        cu_3:;
        cu_f->cu_result = cells[1];
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct in_two_ways_lanes_frame {
    uint cu_at;
    int cu_r1;
    union {
        struct early_lanes_frame c3;
    } cu_call;
};

static void in_two_ways_lanes_thread(struct cu_thread *cu_self,
                                     struct in_two_ways_lanes_frame *cu_f, __global int *out,
                                     int n, __local int cells[64])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    }
    cu_wait(cu_self, 1, CU_STEP, 0, 0, 0);
    cu_f->cu_at = 1;
    return;
    cu_1:;
    cells[cu_self->id[0]] = n;
    cu_wait(cu_self, 2, CU_STEP, 0, 0, 0);
    cu_f->cu_at = 2;
    return;
    cu_2:;
    cu_f->cu_call.c3.cells = cells;
    cu_f->cu_call.c3.n = n;
    cu_f->cu_call.c3.cu_at = 0;
    cu_f->cu_at = 3;
    cu_3:;
    early_lanes(cu_self, &cu_f->cu_call.c3);
    if (cu_f->cu_call.c3.cu_at != CU_DONE) {
        cu_self->site += 2;
        return;
    }
    cu_f->cu_r1 = cu_f->cu_call.c3.cu_result;
    out[cu_self->id[0]] = cu_f->cu_r1;
    cu_self->wait = CU_ENDED;
}

__kernel void in_two_ways_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                uint cu_size_z, __global int *cu_block_status,
                                __local uint4 *cu_meetings)
{
    __local int cells[64];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct in_two_ways_lanes_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(in_two_ways_lanes_thread(&cu_threads[cu_t], &cu_frames[cu_t], out, n,
                                          cells + cu_from))
}

CU_BLOCK_FUNCTION void behind_a_read_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                                 int cu_size_z, __global int *out, int n,
                                                 __local int cells[64])
{
    int cu_v1[1024];
    int cu_v2[1024];
    int cu_v2_got[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            cells[(size_t)(cu_x + cu_l)] = n;
            cu_v1[cu_t + cu_l] = cells[(size_t)(cu_x + cu_l)];
        }
    }
    {
        __local int *cu_v2_cells = cells;
        int cu_v2_value = n + 1;
        {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_cells[cu_v2_i] = cu_v2_value;
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_got[cu_t + cu_l] = cu_v2_cells[(cu_v2_i + 1) % (uint)(size_t)cu_size_x];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2[cu_t + cu_l] = cu_v2_got[cu_t + cu_l];
                }
            }
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = cu_v1[cu_t + cu_l] + cu_v2[cu_t + cu_l];
        }
    }
}

__kernel void behind_a_read_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                  uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(true)
    behind_a_read_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

__kernel void behind_a_read_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                                       uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(false)
    behind_a_read_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

CU_BLOCK_FUNCTION void turns_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global int *out, int n,
                                         __local int cells[64])
{
    int cu_v1[1024];
    int cu_v2[1024];
    int cu_v2_got[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            cells[(size_t)(cu_x + cu_l)] = n;
            cu_v1[cu_t + cu_l] = cells[(size_t)(cu_x + cu_l)];
        }
    }
    {
        __local int *cu_v2_cells = cells;
        int cu_v2_value = n + 1;
        {
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_cells[cu_v2_i] = cu_v2_value;
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int cu_v2_i = (uint)(size_t)(cu_x + cu_l);
                    cu_v2_got[cu_t + cu_l] = cu_v2_cells[(cu_v2_i + 1) % (uint)(size_t)cu_size_x];
                }
            }
            /* barrier */
            CU_EACH_STRIP {
                CU_STRIP_BEGIN
                CU_LANES_TOGETHER CU_EACH_LANE {
                    cu_v2[cu_t + cu_l] = cu_v2_got[cu_t + cu_l];
                }
            }
        }
    }
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_EACH_LANE {
            out[(size_t)(cu_x + cu_l)] = cu_v1[cu_t + cu_l] + cu_v2[cu_t + cu_l];
            {
                int i = 0;
                CU_SERIAL for (; i < (size_t)(cu_x + cu_l); i++) {
                    {
                        int k = 0;
                        CU_SERIAL for (; k < n; k++) {
                            out[(size_t)(cu_x + cu_l)] += k;
                        }
                    }
                }
            }
        }
    }
}

__kernel void turns_lanes(__global int *out, int n, uint cu_size_x, uint cu_size_y, uint cu_size_z,
                          __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(true)
    turns_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

__kernel void turns_lanes_part(__global int *out, int n, uint cu_size_x, uint cu_size_y,
                               uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[64];
    CU_BLOCK_OF_STRIPS(false)
    turns_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, out, n, cells + cu_from);
}

