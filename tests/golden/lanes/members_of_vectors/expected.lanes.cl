/* The lanes form of kernels, made by cu2cl from the text with hash 51388dd92dcf6c13.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: k 1024 loops warps */
#include <cu2cl/items.clh>

CU_BLOCK_FUNCTION void k_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                     int cu_size_z, const __global Box *boxes, __global float *out,
                                     int n, __local ulong cu_lanes[1],
                                     __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        const __global float2 *low[CU_WARP];
        float4 corner[CU_WARP][2];
        __private float4 *at[CU_WARP];
        float cu_v1_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            low[cu_l] = lower(boxes);
        }
        const __global float2 *high = &boxes->high;
        CU_EACH_LANE {
            at[cu_l] = corner[cu_l] + (n > 7);
        }
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m1[cu_l] = 0 != ((size_t)(CU_LANE_X) < n);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                cu_v1_value[cu_l] = low[cu_l]->x;
            }
            CU_EACH_LANE {
                float cu_v1;
                cu_v1 = cu_shfl_float_of_warp(cu_v1_value, cu_there, (uint)cu_l, 1, 0, 32);
                at[cu_l]->x = cu_v1 + (high + 1)->y;
                out[cu_float2int(low[cu_l]->x)] = at[cu_l]->x
                    + lower(&boxes[cu_float2int(high->x)])->y;
            }
        } else if (cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                cu_v1_value[cu_l] = low[cu_l]->x;
            }
            CU_EACH_LANE_OF(cu_m1) {
                float cu_v1;
                cu_v1 = cu_shfl_float_of_warp(cu_v1_value, cu_b1, (uint)cu_l, 1, 0, 32);
                at[cu_l]->x = cu_v1 + (high + 1)->y;
                out[cu_float2int(low[cu_l]->x)] = at[cu_l]->x
                    + lower(&boxes[cu_float2int(high->x)])->y;
            }
        }
        CU_WARP_END
    }
}

__kernel void k_lanes(const __global Box *boxes, __global float *out, int n, uint cu_size_x,
                      uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(true)
    k_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, boxes, out, n, cu_lanes + cu_from,
                  cu_block_status);
}

__kernel void k_lanes_part(const __global Box *boxes, __global float *out, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    CU_BLOCK_OF_WARPS(false)
    k_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, boxes, out, n, cu_lanes + cu_from,
                  cu_block_status);
}

/* The items form of kernels that are lane loops above: their threads as coroutines. */

static uint cu_thread_rank_items(struct cu_thread *cu_self)
{
    return (uint)((cu_self->id[2] * cu_self->block->size[1] + cu_self->id[1])
                  * cu_self->block->size[0] + cu_self->id[0]);
}

static uint cu_lane_items(struct cu_thread *cu_self)
{
    return cu_thread_rank_items(cu_self) & 31U;
}

struct cu_shfl_b64_items_frame {
    uint cu_at;
    ulong cu_result;
    __local ulong *lanes;
    uint mask;
    ulong value;
    int by;
    int width;
    uint first;
    uint distance;
    ulong cu_r1;
};

static void cu_shfl_b64_items(struct cu_thread *cu_self, struct cu_shfl_b64_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    ulong value = cu_f->value;
    int by = cu_f->by;
    int width = cu_f->width;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    uint lane = cu_lane_items(cu_self);
    uint first = lane & ~(uint)(width - 1);
    uint last = first + (uint)width - 1;
    uint distance = (uint)by & 31U;
    (void)lanes , (void)last;
    {
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value, first + (distance & (uint)(width - 1)));
        cu_f->first = first;
        cu_f->distance = distance;
        cu_f->cu_at = 1;
        return;
        cu_1:;
        first = cu_f->first;
        distance = cu_f->distance;
        cu_f->cu_r1 = cu_self->value;
        cu_f->cu_result = cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_b32_items(struct cu_thread *cu_self, struct cu_shfl_b32_items_frame *cu_f)
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
        cu_shfl_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_float_items_frame {
    uint cu_at;
    float cu_result;
    __local ulong *lanes;
    uint mask;
    float value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_float_items(struct cu_thread *cu_self, struct cu_shfl_float_items_frame *cu_f)
{
    __local ulong *lanes = cu_f->lanes;
    uint mask = cu_f->mask;
    float value = cu_f->value;
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
        cu_shfl_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), float);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct k_items_frame {
    uint cu_at;
    float4 corner[2];
    const __global float2 *low;
    const __global float2 *high;
    __private float4 *at;
    float cu_r1;
    union {
        struct cu_shfl_float_items_frame c1;
    } cu_call;
};

static void k_items_thread(struct cu_thread *cu_self, struct k_items_frame *cu_f,
                           const __global Box *boxes, __global float *out, int n,
                           __local ulong cu_lanes[1])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    }
    const __global float2 *low = lower(boxes);
    const __global float2 *high = &boxes->high;
    __private float4 *at = cu_f->corner + (n > 7);
    if (cu_self->id[0] < n) {
        cu_f->cu_call.c1.lanes = cu_lanes;
        cu_f->cu_call.c1.mask = 1;
        cu_f->cu_call.c1.value = low->x;
        cu_f->cu_call.c1.by = 0;
        cu_f->cu_call.c1.width = 32;
        cu_f->cu_call.c1.cu_at = 0;
        cu_f->low = low;
        cu_f->high = high;
        cu_f->at = at;
        cu_f->cu_at = 1;
        cu_1:;
        cu_shfl_float_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        low = cu_f->low;
        high = cu_f->high;
        at = cu_f->at;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        at->x = cu_f->cu_r1 + (high + 1)->y;
        out[cu_float2int(low->x)] = at->x + lower(&boxes[cu_float2int(high->x)])->y;
    }
    cu_self->wait = CU_ENDED;
}

__kernel void k_items(const __global Box *boxes, __global float *out, int n, uint cu_size_x,
                      uint cu_size_y, uint cu_size_z, __global int *cu_block_status,
                      __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct k_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(k_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], boxes, out, n,
                                cu_lanes + cu_from))
}

