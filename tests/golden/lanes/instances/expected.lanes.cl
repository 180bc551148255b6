/* The lanes form of kernels, made by cu2cl from the text with hash ac16f8539f65703b.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: sumOf_32_64 1024 loops warps,
 *   sumOf_16_64 1024 loops warps,
 *   sumOf_8_128 1024 loops warps,
 *   sumOf_4_128 1024 loops warps */
#include <cu2cl/items.clh>

CU_BLOCK_FUNCTION void sumOf_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, __global float *out,
                                         const __global float *in, int n, __local ulong *cu_lanes,
                                         __local float *parts, const int SIZE, const int STEP,
                                         __global int *cu_block_status)
{
    CU_EACH_WARP {
        CU_WARP_BEGIN
        float sum[CU_WARP];
        uint cu_v2_mask[CU_WARP];
        float cu_v2_value[CU_WARP];
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_l] = 0;
        }
        int cu_c1;
        int cu_a1 = 0;
        for (;;) {
            cu_c1 = 0;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                cu_c1 += (i < n) != 0;
            }
            if (cu_c1 != cu_n)
                break;
            CU_LANES_TOGETHER CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                sum[cu_l] += in[i];
            }
            cu_a1 += STEP;
        }
        if (cu_c1) {
            CU_EACH_LANE {
                int i = (int )((size_t)(CU_LANE_X)) + cu_a1;
                CU_SERIAL for (; i < n; i += STEP) {
                    sum[cu_l] += in[i];
                }
            }
        }
        uchar cu_m2[CU_WARP];
        uint cu_b2 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            cu_m2[cu_l] = 0 != ((size_t)(CU_LANE_X) < SIZE);
            cu_b2 |= (uint)cu_m2[cu_l] << cu_l;
        }
        if (cu_b2 == cu_there) {
            {
                int offset = SIZE / 2;
                for (; offset > 0; offset /= 2) {
                    int cu_v2_by = offset;
                    int cu_v2_width = SIZE;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        uint cu_v1;
                        cu_v1 = cu_activemask_of_warp(cu_there);
                        cu_v2_mask[cu_l] = cu_v1;
                        cu_v2_value[cu_l] = sum[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        float cu_v2;
                        cu_v2 = cu_shfl_down_float_of_warp(
                                cu_v2_value, cu_there, (uint)cu_l, cu_v2_mask[cu_l], cu_v2_by,
                            cu_v2_width);
                        sum[cu_l] += cu_v2;
                    }
                }
            }
        } else if (cu_b2) {
            {
                int offset = SIZE / 2;
                for (; offset > 0; offset /= 2) {
                    int cu_v2_by = offset;
                    int cu_v2_width = SIZE;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        uint cu_v1;
                        cu_v1 = cu_activemask_of_warp(cu_b2);
                        cu_v2_mask[cu_l] = cu_v1;
                        cu_v2_value[cu_l] = sum[cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m2) {
                        float cu_v2;
                        cu_missing |= (cu_v2_mask[cu_l]) & cu_there & ~cu_b2;
                        cu_v2 = cu_shfl_down_float_of_warp(
                                cu_v2_value, cu_b2, (uint)cu_l, cu_v2_mask[cu_l], cu_v2_by,
                            cu_v2_width);
                        sum[cu_l] += cu_v2;
                    }
                }
            }
        }
        CU_EACH_LANE_DOWN {
            if ((uint)(size_t)(CU_LANE_X) % SIZE == 0) {
                parts[(uint)(size_t)(CU_LANE_X) / SIZE] = sum[cu_l];
            }
        }
        CU_WARP_END
    }
    /* barrier */
    CU_EACH_WARP {
        CU_WARP_BEGIN
        CU_EACH_LANE {
            if ((size_t)(CU_LANE_X) == 0) {
                out[get_group_id(0)] = parts[0];
            }
        }
        CU_WARP_END
    }
}

#define SUMOF_LANES_1(cu_kernel, cu_whole, cu_v_SIZE, cu_v_STEP) \
    __kernel void cu_kernel(__global float *out, const __global float *in, int n, uint cu_size_x, \
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status) \
    { \
        __local ulong cu_lanes[1]; \
        __local float parts[32]; \
        CU_BLOCK_OF_WARPS(cu_whole) \
        sumOf_lanes_block(cu_whole, cu_size_x, cu_size_y, cu_size_z, out, in, n, \
                          cu_lanes + cu_from, parts + cu_from, cu_v_SIZE, cu_v_STEP, \
                          cu_block_status); \
    }
SUMOF_LANES_1(sumOf_32_64_lanes, true, 32, 64)
SUMOF_LANES_1(sumOf_32_64_lanes_part, false, 32, 64)
SUMOF_LANES_1(sumOf_16_64_lanes, true, 16, 64)
SUMOF_LANES_1(sumOf_16_64_lanes_part, false, 16, 64)
SUMOF_LANES_1(sumOf_8_128_lanes, true, 8, 128)
SUMOF_LANES_1(sumOf_8_128_lanes_part, false, 8, 128)
SUMOF_LANES_1(sumOf_4_128_lanes, true, 4, 128)
SUMOF_LANES_1(sumOf_4_128_lanes_part, false, 4, 128)

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

struct cu_shfl_down_b64_items_frame {
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

static void cu_shfl_down_b64_items(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b64_items_frame *cu_f)
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
        cu_wait(cu_self, 1, CU_EXCHANGE, mask, value,
                lane + distance > last ? lane : lane + distance);
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

struct cu_shfl_down_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_down_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_down_b32_items(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b32_items_frame *cu_f)
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
        cu_shfl_down_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_down_float_items_frame {
    uint cu_at;
    float cu_result;
    __local ulong *lanes;
    uint mask;
    float value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_down_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_down_float_items(struct cu_thread *cu_self,
                                     struct cu_shfl_down_float_items_frame *cu_f)
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
        cu_shfl_down_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), float);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_activemask_items_frame {
    uint cu_at;
    uint cu_result;
    ulong cu_r1;
};

static void cu_activemask_items(struct cu_thread *cu_self, struct cu_activemask_items_frame *cu_f)
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

struct sumOf_items_frame {
    uint cu_at;
    __global float *out;
    const __global float *in;
    int n;
    __local ulong *cu_lanes;
    __local float *parts;
    int SIZE;
    int STEP;
    float sum;
    int offset;
    uint cu_r1;
    float cu_r2;
    union {
        struct cu_shfl_down_float_items_frame c1;
        struct cu_activemask_items_frame c2;
    } cu_call;
};

static void sumOf_items(struct cu_thread *cu_self, struct sumOf_items_frame *cu_f)
{
    __global float *out = cu_f->out;
    const __global float *in = cu_f->in;
    int n = cu_f->n;
    __local ulong *cu_lanes = cu_f->cu_lanes;
    __local float *parts = cu_f->parts;
    int SIZE = cu_f->SIZE;
    int STEP = cu_f->STEP;
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    }
    float sum = 0;
    {
        int i = cu_self->id[0];
        CU_SERIAL for (;; i += STEP) {
            if (!(i < n))
                break;
            sum += in[i];
        }
    }
    if (cu_self->id[0] < SIZE) {
        {
            int offset = SIZE / 2;
            CU_SERIAL for (;; offset /= 2) {
                if (!(offset > 0))
                    break;
                cu_f->cu_call.c2.cu_at = 0;
                cu_f->sum = sum;
                cu_f->offset = offset;
                cu_f->cu_at = 2;
                cu_2:;
                cu_activemask_items(cu_self, &cu_f->cu_call.c2);
                if (cu_f->cu_call.c2.cu_at != CU_DONE)
                    return;
                sum = cu_f->sum;
                offset = cu_f->offset;
                cu_f->cu_r1 = cu_f->cu_call.c2.cu_result;
                cu_f->cu_call.c1.lanes = cu_lanes;
                cu_f->cu_call.c1.mask = cu_f->cu_r1;
                cu_f->cu_call.c1.value = sum;
                cu_f->cu_call.c1.by = offset;
                cu_f->cu_call.c1.width = SIZE;
                cu_f->cu_call.c1.cu_at = 0;
                cu_f->sum = sum;
                cu_f->offset = offset;
                cu_f->cu_at = 1;
                cu_1:;
                cu_shfl_down_float_items(cu_self, &cu_f->cu_call.c1);
                if (cu_f->cu_call.c1.cu_at != CU_DONE)
                    return;
                sum = cu_f->sum;
                offset = cu_f->offset;
                cu_f->cu_r2 = cu_f->cu_call.c1.cu_result;
                sum += cu_f->cu_r2;
            }
        }
    }
    if ((uint)cu_self->id[0] % SIZE == 0) {
        parts[(uint)cu_self->id[0] / SIZE] = sum;
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->cu_at = 3;
    return;
    cu_3:;
    if (cu_self->id[0] == 0) {
        out[get_group_id(0)] = parts[0];
    }
    cu_f->cu_at = CU_DONE;
}

static void sumOf_items_1(__global float *out, const __global float *in, int n,
                          __local ulong *cu_lanes, __local float *parts, int SIZE, int STEP,
                          uint cu_size_x, uint cu_size_y, uint cu_size_z,
                          __global int *cu_block_status, __local uint4 *cu_meetings)
{
    CU_BLOCK_THREADS(1024, struct sumOf_items_frame)
    CU_EACH_THREAD {
        cu_frames[cu_t].cu_at = 0;
        cu_frames[cu_t].out = out;
        cu_frames[cu_t].in = in;
        cu_frames[cu_t].n = n;
        cu_frames[cu_t].cu_lanes = cu_lanes;
        cu_frames[cu_t].parts = parts;
        cu_frames[cu_t].SIZE = SIZE;
        cu_frames[cu_t].STEP = STEP;
    }
    CU_BLOCK_RUN(CU_STEP_OF(sumOf_items))
}

#define SUMOF_ITEMS_1(cu_kernel, cu_v_SIZE, cu_v_STEP) \
    __kernel void cu_kernel(__global float *out, const __global float *in, int n, uint cu_size_x, \
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status, \
                            __local uint4 *cu_meetings) \
    { \
        __local ulong cu_lanes[1]; \
        __local float parts[32]; \
        CU_FROM_PLACE \
        sumOf_items_1(out, in, n, cu_lanes + cu_from, parts + cu_from, cu_v_SIZE, cu_v_STEP, \
                      cu_size_x, cu_size_y, cu_size_z, cu_block_status, cu_meetings); \
    }
SUMOF_ITEMS_1(sumOf_32_64_items, 32, 64)
SUMOF_ITEMS_1(sumOf_16_64_items, 16, 64)
SUMOF_ITEMS_1(sumOf_8_128_items, 8, 128)
SUMOF_ITEMS_1(sumOf_4_128_items, 4, 128)

