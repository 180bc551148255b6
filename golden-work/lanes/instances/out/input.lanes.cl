/* The lanes form of kernels, made by cu2cl from the text with hash ac16f8539f65703b.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: sumOf_32_64 1024 loops,
 *   sumOf_16_64 1024 loops,
 *   sumOf_8_128 1024 loops,
 *   sumOf_4_128 1024 loops */
#include <cu2cl/block.clh>

static uint cu_thread_rank_lanes(struct cu_thread *cu_self)
{
    return (uint)((cu_self->id[2] * cu_self->block->size[1] + cu_self->id[1])
                  * cu_self->block->size[0] + cu_self->id[0]);
}

static uint cu_lane_lanes(struct cu_thread *cu_self)
{
    return cu_thread_rank_lanes(cu_self) & 31U;
}

struct cu_shfl_down_b64_lanes_frame {
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

static void cu_shfl_down_b64_lanes(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b64_lanes_frame *cu_f)
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

struct cu_shfl_down_b32_lanes_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_down_b64_lanes_frame c1;
    } cu_call;
};

static void cu_shfl_down_b32_lanes(struct cu_thread *cu_self,
                                   struct cu_shfl_down_b32_lanes_frame *cu_f)
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
        cu_shfl_down_b64_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_down_float_lanes_frame {
    uint cu_at;
    float cu_result;
    __local ulong *lanes;
    uint mask;
    float value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_down_b32_lanes_frame c1;
    } cu_call;
};

static void cu_shfl_down_float_lanes(struct cu_thread *cu_self,
                                     struct cu_shfl_down_float_lanes_frame *cu_f)
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
        cu_shfl_down_b32_lanes(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), float);
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
        cu_wait(cu_self, 2, CU_ACTIVE, 0, 0, 0);
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

struct sumOf_lanes_frame {
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
        struct cu_shfl_down_float_lanes_frame c1;
        struct cu_activemask_lanes_frame c2;
    } cu_call;
};

static void sumOf_lanes(struct cu_thread *cu_self, struct sumOf_lanes_frame *cu_f)
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
                cu_activemask_lanes(cu_self, &cu_f->cu_call.c2);
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
                cu_shfl_down_float_lanes(cu_self, &cu_f->cu_call.c1);
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

static void sumOf_lanes_1(__global float *out, const __global float *in, int n,
                          __local ulong *cu_lanes, __local float *parts, int SIZE, int STEP,
                          uint cu_size_x, uint cu_size_y, uint cu_size_z,
                          __global int *cu_block_status)
{
    struct cu_block cu_block;
    struct cu_thread cu_threads[1024];
    struct sumOf_lanes_frame cu_frames[1024];
    cu_block_begin(&cu_block, cu_threads, cu_size_x, cu_size_y, cu_size_z, cu_block_status);
    for (uint cu_t = 0; cu_t < cu_block.count; cu_t++) {
        cu_frames[cu_t].cu_at = 0;
        cu_frames[cu_t].out = out;
        cu_frames[cu_t].in = in;
        cu_frames[cu_t].n = n;
        cu_frames[cu_t].cu_lanes = cu_lanes;
        cu_frames[cu_t].parts = parts;
        cu_frames[cu_t].SIZE = SIZE;
        cu_frames[cu_t].STEP = STEP;
    }
    CU_BLOCK_RUN(CU_STEP_OF(sumOf_lanes))
}

#define SUMOF_LANES_1(cu_kernel, cu_v_SIZE, cu_v_STEP) \
    __kernel void cu_kernel(__global float *out, const __global float *in, int n, uint cu_size_x, \
                            uint cu_size_y, uint cu_size_z, __global int *cu_block_status) \
    { \
        __local ulong cu_lanes[1]; \
        __local float parts[32]; \
        sumOf_lanes_1(out, in, n, cu_lanes, parts, cu_v_SIZE, cu_v_STEP, cu_size_x, cu_size_y, \
                      cu_size_z, cu_block_status); \
    }
SUMOF_LANES_1(sumOf_32_64_lanes, 32, 64)
SUMOF_LANES_1(sumOf_16_64_lanes, 16, 64)
SUMOF_LANES_1(sumOf_8_128_lanes, 8, 128)
SUMOF_LANES_1(sumOf_4_128_lanes, 4, 128)

