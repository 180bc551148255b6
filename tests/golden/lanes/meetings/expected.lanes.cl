/* The lanes form of kernels, made by cu2cl from the text with hash d50f8ca53d6bf924.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: in_a_branch 1024 loops warps,
 *   relies_on_lockstep 1024 lockstep loops warps */
#include <cu2cl/items.clh>

static int place_lanes(struct cu_thread *cu_self)
{
    return (uint)get_group_id(0) * (uint)cu_self->block->size[0] + (uint)cu_self->id[0];
}

static uint cu_thread_rank_lanes(struct cu_thread *cu_self)
{
    return (uint)((cu_self->id[2] * cu_self->block->size[1] + cu_self->id[1])
                  * cu_self->block->size[0] + cu_self->id[0]);
}

static uint cu_lane_lanes(struct cu_thread *cu_self)
{
    return cu_thread_rank_lanes(cu_self) & 31U;
}

struct cu_shfl_xor_b64_lanes_frame {
    uint cu_at;
    ulong cu_result;
    __local ulong *lanes;
    uint mask;
    ulong value;
    int by;
    int width;
    uint lane;
    uint last;
    uint distance;
    ulong cu_r1;
};

static void cu_shfl_xor_b64_lanes(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b64_lanes_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    ulong value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    uint lane = cu_lane_lanes(cu_self);
    uint first = lane & ~(uint)(width - 1);
    uint last = first + (uint)width - 1;
    uint distance = (uint)by & 31U;
    (void)lanes , (void)last;
    {
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value,
                (lane ^ distance) > last ? lane : lane ^ distance);
        cu_f->lane = lane;
        cu_f->last = last;
        cu_f->distance = distance;
        cu_f->cu_at = 1;
        return;
        cu_1:;
        lane = cu_f->lane;
        last = cu_f->last;
        distance = cu_f->distance;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_xor_b32_lanes_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_xor_b64_lanes_frame c1;
    } cu_call;
};

static void cu_shfl_xor_b32_lanes(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b32_lanes_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    uint value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = value;
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_xor_b64_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_xor_int_lanes_frame {
    uint cu_at;
    int cu_result;
    __local ulong *lanes;
    uint mask;
    int value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_xor_b32_lanes_frame c1;
    } cu_call;
};

static void cu_shfl_xor_int_lanes(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_int_lanes_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    int value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.value = __builtin_astype((value), uint);
        cu_f->cu_call.c1.by = by;
        cu_f->cu_call.c1.width = width;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_xor_b32_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), int);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct sum_lanes_frame {
    uint cu_at;
    int cu_result;
    int value;
    uint mask;
    __local ulong *cu_lanes;
    int distance;
    int cu_r1;
    union {
        struct cu_shfl_xor_int_lanes_frame c1;
    } cu_call;
};

static void sum_lanes(struct cu_thread *cu_self, struct sum_lanes_frame *cu_f)
{
    int value = cu_f->value;
    uint mask = cu_f->mask;
    __local ulong *cu_lanes = cu_f->cu_lanes;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        int distance = 16;
        CU_SERIAL for (;; distance /= 2) {
            if (!(distance > 0))
                break;
            cu_f->cu_call.c1.lanes = cu_lanes;
            cu_f->cu_call.c1.mask = mask;
            cu_f->cu_call.c1.value = value;
            cu_f->cu_call.c1.by = distance;
            cu_f->cu_call.c1.width = 32;
            cu_f->cu_call.c1.cu_at = 0;
            cu_f->value = value;
            cu_f->distance = distance;
            cu_f->cu_at = 1;
            cu_1:;
            cu_shfl_xor_int_lanes(cu_self, &cu_f->cu_call.c1);
            if (cu_f->cu_call.c1.cu_at != CU_DONE)
                return;
            value = cu_f->value;
            distance = cu_f->distance;
            cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
            value += cu_f->cu_r1;
        }
    }
    {
        cu_f->cu_result = value;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_activemask_lanes_frame {
    uint cu_at;
    uint cu_result;
    ulong cu_r1;
};

static void cu_activemask_lanes(struct cu_thread *cu_self, struct cu_activemask_lanes_frame *cu_f)
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_wait(cu_self, 1, CU_ACTIVE, 0, 0, 0);
        cu_f->cu_at = 1;
        return;
        cu_1:;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_ballot_lanes_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    int predicate;
    ulong cu_r1;
};

static void cu_ballot_lanes(struct cu_thread *cu_self, struct cu_ballot_lanes_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    int predicate = cu_f->predicate;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    (void)lanes;
    {
        cu_wait(cu_self, 1, CU_MATCH, mask, predicate != 0, 1);
        cu_f->cu_at = 1;
        return;
        cu_1:;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_any_lanes_frame {
    uint cu_at;
    int cu_result;
    __local ulong *lanes;
    uint mask;
    int predicate;
    uint cu_r1;
    union {
        struct cu_ballot_lanes_frame c1;
    } cu_call;
};

static void cu_any_lanes(struct cu_thread *cu_self, struct cu_any_lanes_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    int predicate = cu_f->predicate;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    {
        cu_f->cu_call.c1.lanes = lanes;
        cu_f->cu_call.c1.mask = mask;
        cu_f->cu_call.c1.predicate = predicate;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->cu_at = 1;
        cu_1:;
        cu_ballot_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = cu_f->cu_r1 != 0;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct in_a_branch_lanes_frame {
    uint cu_at;
    int own[2];
    int cu_r1;
    int i;
    uint cu_r2;
    int cu_r3;
    int cu_r4;
    int k;
    uint cu_r5;
    int cu_r6;
    union {
        struct sum_lanes_frame c1;
        struct cu_activemask_lanes_frame c2;
        struct cu_any_lanes_frame c5;
        struct cu_activemask_lanes_frame c6;
    } cu_call;
};

static void in_a_branch_lanes_thread(struct cu_thread *cu_self,
                                     struct in_a_branch_lanes_frame *cu_f, const __global int *in,
                                     __global int *out, int n, __local ulong cu_lanes[1],
                                     __local int *whole)
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    case 4: goto cu_4;
    case 5: goto cu_5;
    case 6: goto cu_6;
    }
    {
        int cu_first[2] = {1, 2};
        cu_copy(&cu_f->own, &cu_first, sizeof cu_first);
    }
    int i = place_lanes(cu_self);
    if (i >= n) {
        {
            cu_self->wait = CU_ENDED;
            return;
        }
    }
    if (i / 32 % 2 == 0) {
        cu_f->cu_r1 = in[i];
        cu_f->cu_call.c2.cu_at = 0;
        cu_f->i = i;
        cu_f->cu_at = 2;
        cu_2:;
        cu_activemask_lanes(cu_self, &cu_f->cu_call.c2);
        if (cu_f->cu_call.c2.cu_at != CU_DONE)
            return;
        i = cu_f->i;
        cu_f->cu_r2 = cu_f->cu_call.c2.cu_result;
        cu_f->cu_call.c1.value = cu_f->cu_r1;
        cu_f->cu_call.c1.mask = cu_f->cu_r2;
        cu_f->cu_call.c1.cu_lanes = cu_lanes;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->i = i;
        cu_f->cu_at = 1;
        cu_1:;
        sum_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        i = cu_f->i;
        cu_f->cu_r3 = cu_f->cu_call.c1.cu_result;
        cu_f->own[1] = cu_f->cu_r3;
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->i = i;
    cu_f->cu_at = 3;
    return;
    cu_3:;
    i = cu_f->i;
    if (cu_self->id[0] == 0) {
        (*whole) = cu_f->own[0];
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->i = i;
    cu_f->cu_at = 4;
    return;
    cu_4:;
    i = cu_f->i;
    {
        int k = 0;
        CU_SERIAL for (;; k++) {
            cu_f->cu_r4 = (k < cu_f->own[1] % 4) != 0;
            if (cu_f->cu_r4) {
                cu_f->cu_call.c6.cu_at = 0;
                cu_f->i = i;
                cu_f->k = k;
                cu_f->cu_at = 6;
                cu_6:;
                cu_activemask_lanes(cu_self, &cu_f->cu_call.c6);
                if (cu_f->cu_call.c6.cu_at != CU_DONE) {
                    cu_self->site += 1;
                    return;
                }
                i = cu_f->i;
                k = cu_f->k;
                cu_f->cu_r5 = cu_f->cu_call.c6.cu_result;
                cu_f->cu_call.c5.lanes = cu_lanes;
                cu_f->cu_call.c5.mask = cu_f->cu_r5;
                cu_f->cu_call.c5.predicate = in[i] > k;
                cu_f->cu_call.c5.cu_at = 0;
                cu_f->i = i;
                cu_f->k = k;
                cu_f->cu_at = 5;
                cu_5:;
                cu_any_lanes(cu_self, &cu_f->cu_call.c5);
                if (cu_f->cu_call.c5.cu_at != CU_DONE)
                    return;
                i = cu_f->i;
                k = cu_f->k;
                cu_f->cu_r6 = cu_f->cu_call.c5.cu_result;
                cu_f->cu_r4 = (cu_f->cu_r6) != 0;
            }
            if (!(cu_f->cu_r4))
                break;
            cu_f->own[0] += k;
        }
    }
    out[i] = cu_f->own[0] + cu_f->own[1] + (*whole);
    cu_self->wait = CU_ENDED;
}

__kernel void in_a_branch_lanes(const __global int *in, __global int *out, int n, uint cu_size_x,
                                uint cu_size_y, uint cu_size_z, __global int *cu_block_status,
                                __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    __local int whole;
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct in_a_branch_lanes_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(in_a_branch_lanes_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, n,
                                          cu_lanes + cu_from, &whole + cu_from))
}

CU_BLOCK_FUNCTION void relies_on_lockstep_lanes_block(
        const bool cu_whole, int cu_size_x, int cu_size_y, int cu_size_z, __global int *data,
    __local int cells[32])
{
    int cu_step1[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int lane = (size_t)(cu_x + cu_l);
            cells[lane] = data[lane];
        }
    }
    {
        /* step */
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            int cu_r1;
            CU_FIRST_LANE {
                const int lane = (size_t)(cu_x + cu_l);
                cu_r1 = cu_lanes_below_int(cu_n, lane, 16);
            }
            if (cu_r1 == CU_ALL_LANES) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int lane = (size_t)(cu_x + cu_l);
                    cu_step1[cu_t + cu_l] = cells[lane] + (cells[lane + 16]);
                }
            } else if (cu_r1 == CU_SOME_LANES) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int lane = (size_t)(cu_x + cu_l);
                    if (lane < 16) {
                        cu_step1[cu_t + cu_l] = cells[lane] + (cells[lane + 16]);
                    }
                }
            }
        }
        /* step */
        CU_EACH_STRIP {
            CU_STRIP_BEGIN
            int cu_r2;
            CU_FIRST_LANE {
                const int lane = (size_t)(cu_x + cu_l);
                cu_r2 = cu_lanes_below_int(cu_n, lane, 16);
            }
            if (cu_r2 == CU_ALL_LANES) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int lane = (size_t)(cu_x + cu_l);
                    cells[lane] = cu_step1[cu_t + cu_l];
                }
            } else if (cu_r2 == CU_SOME_LANES) {
                CU_LANES_TOGETHER CU_EACH_LANE {
                    const int lane = (size_t)(cu_x + cu_l);
                    if (lane < 16) {
                        cells[lane] = cu_step1[cu_t + cu_l];
                    }
                }
            }
        }
    }
    /* step */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int lane = (size_t)(cu_x + cu_l);
            data[lane] = cells[lane / 2];
        }
    }
}

__kernel void relies_on_lockstep_lanes(__global int *data, uint cu_size_x, uint cu_size_y,
                                       uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[32];
    CU_BLOCK_OF_STRIPS(true)
    relies_on_lockstep_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, data, cells + cu_from);
}

__kernel void relies_on_lockstep_lanes_part(__global int *data, uint cu_size_x, uint cu_size_y,
                                            uint cu_size_z, __global int *cu_block_status)
{
    __local int cells[32];
    CU_BLOCK_OF_STRIPS(false)
    relies_on_lockstep_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, data, cells + cu_from);
}

/* The items form of kernels that are lane loops above: their threads as coroutines. */

struct relies_on_lockstep_items_frame {
    uint cu_at;
    int lane;
    int cu_v1;
    int cu_v2;
    int cu_v3;
};

static void relies_on_lockstep_items_thread(struct cu_thread *cu_self,
                                            struct relies_on_lockstep_items_frame *cu_f,
                                            __global int *data, __local int cells[32])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    case 4: goto cu_4;
    case 5: goto cu_5;
    case 6: goto cu_6;
    }
    int lane = cu_self->id[0];
    cu_wait(cu_self, 1, CU_STEP, 0, 0, 0);
    cu_f->lane = lane;
    cu_f->cu_at = 1;
    return;
    cu_1:;
    lane = cu_f->lane;
    cu_f->cu_v1 = data[lane];
    cu_wait(cu_self, 2, CU_STEP, 0, 0, 0);
    cu_f->lane = lane;
    cu_f->cu_at = 2;
    return;
    cu_2:;
    lane = cu_f->lane;
    cells[lane] = cu_f->cu_v1;
    if (lane < 16) {
        cu_wait(cu_self, 3, CU_STEP, 0, 0, 0);
        cu_f->lane = lane;
        cu_f->cu_at = 3;
        return;
        cu_3:;
        lane = cu_f->lane;
        cu_f->cu_v2 = cells[lane] + (cells[lane + 16]);
        cu_wait(cu_self, 4, CU_STEP, 0, 0, 0);
        cu_f->lane = lane;
        cu_f->cu_at = 4;
        return;
        cu_4:;
        lane = cu_f->lane;
        cells[lane] = cu_f->cu_v2;
    }
    cu_wait(cu_self, 5, CU_STEP, 0, 0, 0);
    cu_f->lane = lane;
    cu_f->cu_at = 5;
    return;
    cu_5:;
    lane = cu_f->lane;
    cu_f->cu_v3 = cells[lane / 2];
    cu_wait(cu_self, 6, CU_STEP, 0, 0, 0);
    cu_f->lane = lane;
    cu_f->cu_at = 6;
    return;
    cu_6:;
    lane = cu_f->lane;
    data[lane] = cu_f->cu_v3;
    cu_self->wait = CU_ENDED;
}

__kernel void relies_on_lockstep_items(__global int *data, uint cu_size_x, uint cu_size_y,
                                       uint cu_size_z, __global int *cu_block_status,
                                       __local uint4 *cu_meetings)
{
    __local int cells[32];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct relies_on_lockstep_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(relies_on_lockstep_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], data,
                                                 cells + cu_from))
}

