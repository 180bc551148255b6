/* The lanes form of kernels, made by cu2cl from the text with hash 8abd4fdea9826ea3.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: returns 1024 loops warps,
 *   branch 1024 loops warps,
 *   warps 1024 loops warps */
#include <cu2cl/items.clh>

CU_BLOCK_FUNCTION void returns_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                           int cu_size_z, const __global float *in,
                                           __global float *out, int n, int period,
                                           __local float tile[64])
{
    int phase[1024];
    float sum[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_r1;
        CU_FIRST_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_r1 = cu_lanes_below_int(cu_n, i, n);
        }
        if (cu_r1 == CU_ALL_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                phase[cu_t + cu_l] = i % period;
                tile[(size_t)(cu_x + cu_l)] = in[i];
            }
        } else if (cu_r1 == CU_SOME_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (i < n) {
                    phase[cu_t + cu_l] = i % period;
                    tile[(size_t)(cu_x + cu_l)] = in[i];
                }
            }
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            sum[cu_t + cu_l] = 0;
        }
        uchar cu_m2[CU_STRIP];
        int cu_c2 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_m2[cu_l] = 0 != (i < n);
            cu_c2 += cu_m2[cu_l];
        }
        if (cu_c2 == cu_n) {
            {
                int k = 0;
                for (; k < 64; k++) {
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        sum[cu_t + cu_l] += tile[k];
                    }
                }
            }
        } else if (cu_c2) {
            CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (cu_m2[cu_l]) {
                    {
                        {
                            int k = 0;
                            CU_SERIAL for (; k < 64; k++) {
                                sum[cu_t + cu_l] += tile[k];
                            }
                        }
                    }
                }
            }
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_r3;
        CU_FIRST_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_r3 = cu_lanes_below_int(cu_n, i, n);
        }
        if (cu_r3 == CU_ALL_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                tile[(size_t)(cu_x + cu_l)] = sum[cu_t + cu_l] + phase[cu_t + cu_l];
            }
        } else if (cu_r3 == CU_SOME_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (i < n) {
                    tile[(size_t)(cu_x + cu_l)] = sum[cu_t + cu_l] + phase[cu_t + cu_l];
                }
            }
        }
    }
    /* barrier */
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        int cu_r4;
        CU_FIRST_LANE {
            const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
            cu_r4 = cu_lanes_below_int(cu_n, i, n);
        }
        if (cu_r4 == CU_ALL_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                out[i] = tile[63 - (uint)(size_t)(cu_x + cu_l)];
            }
        } else if (cu_r4 == CU_SOME_LANES) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int i = get_group_id(0) * (size_t)cu_size_x + (size_t)(cu_x + cu_l);
                if (i < n) {
                    out[i] = tile[63 - (uint)(size_t)(cu_x + cu_l)];
                }
            }
        }
    }
}

__kernel void returns_lanes(const __global float *in, __global float *out, int n, int period,
                            uint cu_size_x, uint cu_size_y, uint cu_size_z,
                            __global int *cu_block_status)
{
    __local float tile[64];
    CU_BLOCK_OF_STRIPS(true)
    returns_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, period, tile + cu_from);
}

__kernel void returns_lanes_part(const __global float *in, __global float *out, int n, int period,
                                 uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                 __global int *cu_block_status)
{
    __local float tile[64];
    CU_BLOCK_OF_STRIPS(false)
    returns_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, period, tile + cu_from);
}

CU_BLOCK_FUNCTION void branch_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                          int cu_size_z, const __global float *a,
                                          __global float *out, int n, __local float tile[64])
{
    int cu_here1[1024];
    CU_EACH_STRIP {
        CU_STRIP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(cu_x + cu_l);
            cu_here1[cu_t + cu_l] = a[x] > 0;
            {
                if (!(cu_here1[cu_t + cu_l])) {
                    out[x] = -1;
                }
            }
        }
    }
    {
        {
            int k = 0;
            for (; k < n; k++) {
                CU_EACH_STRIP {
                    CU_STRIP_BEGIN
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int x = (size_t)(cu_x + cu_l);
                        if (cu_here1[cu_t + cu_l]) {
                            tile[x] = a[k * 64 + x];
                        }
                    }
                }
                /* barrier */
                CU_EACH_STRIP {
                    CU_STRIP_BEGIN
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        const int x = (size_t)(cu_x + cu_l);
                        if (cu_here1[cu_t + cu_l]) {
                            out[k * 64 + x] = tile[k];
                        }
                    }
                }
                /* barrier */
            }
        }
    }
}

__kernel void branch_lanes(const __global float *a, __global float *out, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local float tile[64];
    CU_BLOCK_OF_STRIPS(true)
    branch_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, a, out, n, tile + cu_from);
}

__kernel void branch_lanes_part(const __global float *a, __global float *out, int n,
                                uint cu_size_x, uint cu_size_y, uint cu_size_z,
                                __global int *cu_block_status)
{
    __local float tile[64];
    CU_BLOCK_OF_STRIPS(false)
    branch_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, a, out, n, tile + cu_from);
}

CU_BLOCK_FUNCTION void warps_lanes_block(const bool cu_whole, int cu_size_x, int cu_size_y,
                                         int cu_size_z, const __global int *in, __global int *out,
                                         int n, __local ulong cu_lanes[1], __local int sums[2],
                                         __global int *cu_block_status)
{
    int v[1024];
    CU_EACH_WARP {
        CU_WARP_BEGIN
        int cu_v1_value[CU_WARP];
        uchar cu_m1[CU_WARP];
        uint cu_b1 = 0;
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(CU_LANE_X);
            const int cu_here1 = x < n;
            cu_m1[cu_l] = 0 != (cu_here1);
            cu_b1 |= (uint)cu_m1[cu_l] << cu_l;
        }
        if (cu_b1 == cu_there) {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int x = (size_t)(CU_LANE_X);
                v[cu_t + cu_l] = in[x];
            }
            {
                int o = 16;
                for (; o > 0; o /= 2) {
                    int cu_v1_by = o;
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        cu_v1_value[cu_l] = v[cu_t + cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE {
                        int cu_v1;
                        cu_v1 = cu_shfl_xor_int_of_warp(
                                cu_v1_value, cu_there, (uint)cu_l, 4294967295U, cu_v1_by, 32);
                        v[cu_t + cu_l] += cu_v1;
                    }
                }
            }
            CU_EACH_LANE_DOWN {
                const int x = (size_t)(CU_LANE_X);
                if (CU_IN_ROW(cu_l, x % 32) == 0) {
                    sums[CU_IN_ROW(cu_x / 32, x / 32)] = v[cu_t + cu_l];
                }
            }
        } else if (cu_b1) {
            CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                const int x = (size_t)(CU_LANE_X);
                v[cu_t + cu_l] = in[x];
            }
            {
                int o = 16;
                for (; o > 0; o /= 2) {
                    int cu_v1_by = o;
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        cu_v1_value[cu_l] = v[cu_t + cu_l];
                    }
                    CU_LANES_TOGETHER CU_EACH_LANE_OF(cu_m1) {
                        int cu_v1;
                        cu_missing |= (4294967295U) & cu_b1 & ~cu_b1;
                        cu_v1 = cu_shfl_xor_int_of_warp(
                                cu_v1_value, cu_b1, (uint)cu_l, 4294967295U, cu_v1_by, 32);
                        v[cu_t + cu_l] += cu_v1;
                    }
                }
            }
            CU_EACH_LANE_DOWN_OF(cu_m1) {
                const int x = (size_t)(CU_LANE_X);
                if (CU_IN_ROW(cu_l, x % 32) == 0) {
                    sums[CU_IN_ROW(cu_x / 32, x / 32)] = v[cu_t + cu_l];
                }
            }
        }
        CU_WARP_END
    }
    /* barrier */
    CU_EACH_WARP {
        CU_WARP_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int x = (size_t)(CU_LANE_X);
            const int cu_here1 = x < n;
            if (cu_here1) {
                out[x] = sums[0] + sums[1] + v[cu_t + cu_l];
            }
        }
        CU_WARP_END
    }
}

__kernel void warps_lanes(const __global int *in, __global int *out, int n, uint cu_size_x,
                          uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    __local int sums[2];
    CU_BLOCK_OF_WARPS(true)
    warps_lanes_block(true, cu_size_x, cu_size_y, cu_size_z, in, out, n, cu_lanes + cu_from,
                      sums + cu_from, cu_block_status);
}

__kernel void warps_lanes_part(const __global int *in, __global int *out, int n, uint cu_size_x,
                               uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    __local ulong cu_lanes[1];
    __local int sums[2];
    CU_BLOCK_OF_WARPS(false)
    warps_lanes_block(false, cu_size_x, cu_size_y, cu_size_z, in, out, n, cu_lanes + cu_from,
                      sums + cu_from, cu_block_status);
}

/* The items form of kernels that are lane loops above: their threads as coroutines. */

struct returns_items_frame {
    uint cu_at;
    int i;
    int phase;
    float sum;
};

static void returns_items_thread(struct cu_thread *cu_self, struct returns_items_frame *cu_f,
                                 const __global float *in, __global float *out, int n, int period,
                                 __local float tile[64])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    case 3: goto cu_3;
    }
    int i = get_group_id(0) * cu_self->block->size[0] + cu_self->id[0];
    if (i >= n) {
        {
            cu_self->wait = CU_ENDED;
            return;
        }
    }
    int phase = i % period;
    tile[cu_self->id[0]] = in[i];
    cu_self->wait = CU_AT_BARRIER;
    cu_f->i = i;
    cu_f->phase = phase;
    cu_f->cu_at = 1;
    return;
    cu_1:;
    i = cu_f->i;
    phase = cu_f->phase;
    float sum = 0;
    {
        int k = 0;
        CU_SERIAL for (;; k++) {
            if (!(k < 64))
                break;
            sum += tile[k];
        }
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->i = i;
    cu_f->phase = phase;
    cu_f->sum = sum;
    cu_f->cu_at = 2;
    return;
    cu_2:;
    i = cu_f->i;
    phase = cu_f->phase;
    sum = cu_f->sum;
    tile[cu_self->id[0]] = sum + phase;
    cu_self->wait = CU_AT_BARRIER;
    cu_f->i = i;
    cu_f->cu_at = 3;
    return;
    cu_3:;
    i = cu_f->i;
    out[i] = tile[63 - (uint)cu_self->id[0]];
    cu_self->wait = CU_ENDED;
}

__kernel void returns_items(const __global float *in, __global float *out, int n, int period,
                            uint cu_size_x, uint cu_size_y, uint cu_size_z,
                            __global int *cu_block_status, __local uint4 *cu_meetings)
{
    __local float tile[64];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct returns_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(returns_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, n, period,
                                      tile + cu_from))
}

struct branch_items_frame {
    uint cu_at;
    int x;
    int k;
};

static void branch_items_thread(struct cu_thread *cu_self, struct branch_items_frame *cu_f,
                                const __global float *a, __global float *out, int n,
                                __local float tile[64])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    }
    int x = cu_self->id[0];
    if (a[x] > 0) {
        {
            int k = 0;
            CU_SERIAL for (;; k++) {
                if (!(k < n))
                    break;
                tile[x] = a[k * 64 + x];
                cu_self->wait = CU_AT_BARRIER;
                cu_f->x = x;
                cu_f->k = k;
                cu_f->cu_at = 1;
                return;
                cu_1:;
                x = cu_f->x;
                k = cu_f->k;
                out[k * 64 + x] = tile[k];
                cu_self->wait = CU_AT_BARRIER;
                cu_f->x = x;
                cu_f->k = k;
                cu_f->cu_at = 2;
                return;
                cu_2:;
                x = cu_f->x;
                k = cu_f->k;
            }
        }
    } else {
        out[x] = -1;
    }
    cu_self->wait = CU_ENDED;
}

__kernel void branch_items(const __global float *a, __global float *out, int n, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status,
                           __local uint4 *cu_meetings)
{
    __local float tile[64];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct branch_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(branch_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], a, out, n,
                                     tile + cu_from))
}

static uint cu_thread_rank_items(struct cu_thread *cu_self)
{
    return (uint)((cu_self->id[2] * cu_self->block->size[1] + cu_self->id[1])
                  * cu_self->block->size[0] + cu_self->id[0]);
}

static uint cu_lane_items(struct cu_thread *cu_self)
{
    return cu_thread_rank_items(cu_self) & 31U;
}

struct cu_shfl_xor_b64_items_frame {
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

static void cu_shfl_xor_b64_items(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b64_items_frame *cu_f)
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

struct cu_shfl_xor_b32_items_frame {
    uint cu_at;
    uint cu_result;
    __local ulong *lanes;
    uint mask;
    uint value;
    int by;
    int width;
    ulong cu_r1;
    union {
        struct cu_shfl_xor_b64_items_frame c1;
    } cu_call;
};

static void cu_shfl_xor_b32_items(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_b32_items_frame *cu_f)
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
        cu_shfl_xor_b64_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = (uint)cu_f->cu_r1;
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct cu_shfl_xor_int_items_frame {
    uint cu_at;
    int cu_result;
    __local ulong *lanes;
    uint mask;
    int value;
    int by;
    int width;
    uint cu_r1;
    union {
        struct cu_shfl_xor_b32_items_frame c1;
    } cu_call;
};

static void cu_shfl_xor_int_items(struct cu_thread *cu_self,
                                  struct cu_shfl_xor_int_items_frame *cu_f)
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
        cu_shfl_xor_b32_items(cu_self, &cu_f->cu_call.c1);
        if (cu_f->cu_call.c1.cu_at != CU_DONE)
            return;
        cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
        cu_f->cu_result = __builtin_astype((cu_f->cu_r1), int);
        cu_f->cu_at = CU_DONE;
        return;
    }
    cu_f->cu_at = CU_DONE;
}

struct warps_items_frame {
    uint cu_at;
    int x;
    int v;
    int o;
    int cu_r1;
    union {
        struct cu_shfl_xor_int_items_frame c1;
    } cu_call;
};

static void warps_items_thread(struct cu_thread *cu_self, struct warps_items_frame *cu_f,
                               const __global int *in, __global int *out, int n,
                               __local ulong cu_lanes[1], __local int sums[2])
{
    switch (cu_f->cu_at) {
    case 1: goto cu_1;
    case 2: goto cu_2;
    }
    int x = cu_self->id[0];
    if (x >= n) {
        {
            cu_self->wait = CU_ENDED;
            return;
        }
    }
    int v = in[x];
    {
        int o = 16;
        CU_SERIAL for (;; o /= 2) {
            if (!(o > 0))
                break;
            cu_f->cu_call.c1.lanes = cu_lanes;
            cu_f->cu_call.c1.mask = 4294967295U;
            cu_f->cu_call.c1.value = v;
            cu_f->cu_call.c1.by = o;
            cu_f->cu_call.c1.width = 32;
            cu_f->cu_call.c1.cu_at = 0;
            cu_f->x = x;
            cu_f->v = v;
            cu_f->o = o;
            cu_f->cu_at = 1;
            cu_1:;
            cu_shfl_xor_int_items(cu_self, &cu_f->cu_call.c1);
            if (cu_f->cu_call.c1.cu_at != CU_DONE)
                return;
            x = cu_f->x;
            v = cu_f->v;
            o = cu_f->o;
            cu_f->cu_r1 = cu_f->cu_call.c1.cu_result;
            v += cu_f->cu_r1;
        }
    }
    if (x % 32 == 0) {
        sums[x / 32] = v;
    }
    cu_self->wait = CU_AT_BARRIER;
    cu_f->x = x;
    cu_f->v = v;
    cu_f->cu_at = 2;
    return;
    cu_2:;
    x = cu_f->x;
    v = cu_f->v;
    out[x] = sums[0] + sums[1] + v;
    cu_self->wait = CU_ENDED;
}

__kernel void warps_items(const __global int *in, __global int *out, int n, uint cu_size_x,
                          uint cu_size_y, uint cu_size_z, __global int *cu_block_status,
                          __local uint4 *cu_meetings)
{
    __local ulong cu_lanes[1];
    __local int sums[2];
    CU_FROM_PLACE
    CU_BLOCK_THREADS(1024, struct warps_items_frame)
    CU_EACH_THREAD cu_frames[cu_t].cu_at = 0;
    CU_BLOCK_RUN(warps_items_thread(&cu_threads[cu_t], &cu_frames[cu_t], in, out, n,
                                    cu_lanes + cu_from, sums + cu_from))
}

