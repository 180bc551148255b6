#include <cu2cl/mbarrier.clh>
#include <cu2cl/memory.clh>
#include <cu2cl/pipeline.clh>
#include <cu2cl/variables.clh>

typedef struct barrier_block {
    ulong state;
} barrier_block;

typedef barrier_block block_barrier;

typedef struct aligned_size_t_16 {
    ulong value;
} aligned_size_t_16;

typedef struct pipeline_stage_block {
    barrier_block produced;
    barrier_block consumed;
} pipeline_stage_block;

typedef struct pipeline_shared_state_block_1 {
    pipeline_stage_block stages[1];
    uint producers;
} pipeline_shared_state_block_1;

typedef struct pipeline_block {
    __local struct pipeline_stage_block *stages;
    uint count;
    uint head;
    uint tail;
    uchar consumed_phase;
    uchar produced_phase;
} pipeline_block;

aligned_size_t_16 aligned_size_t_16_new(ulong size)
{
    aligned_size_t_16 self_;
    aligned_size_t_16 *self = &self_;
    self->value = size;
    return self_;
}

/* cuda::detail::copy<float> */
void copy_float(__local float *to, __global const float *from, ulong size, ulong first, ulong step)
{
    ulong count = size / 4ul;
    for (ulong i = first; i < count; i += step) {
        to[i] = from[i];
    }
    for (ulong i = count * 4ul + first; i < size; i += step) {
        ((__local uchar *)to)[i] = ((__global const uchar *)from)[i];
    }
}

/* cuda::detail::copy<uint4> */
void copy_uint4(__local uint4 *to, __global const uint4 *from, ulong size, ulong first, ulong step)
{
    ulong count = size / 16ul;
    for (ulong i = first; i < count; i += step) {
        to[i] = from[i];
    }
    for (ulong i = count * 16ul + first; i < size; i += step) {
        ((__local uchar *)to)[i] = ((__global const uchar *)from)[i];
    }
}

/* cuda::detail::copy<unsigned char> */
void copy_uchar(__local uchar *to, __global const uchar *from, ulong size, ulong first, ulong step)
{
    ulong count = size / 1ul;
    for (ulong i = first; i < count; i += step) {
        to[i] = from[i];
    }
    for (ulong i = count * 1ul + first; i < size; i += step) {
        ((__local uchar *)to)[i] = ((__global const uchar *)from)[i];
    }
}

/* cuda::detail::copy<float> */
void copy_float_float__ptr_float__ptr_aligned_16_ulong_ulong(__local float *to,
                                                             __global const float *from,
                                                             aligned_size_t_16 size, ulong first,
                                                             ulong step)
{
    copy_uint4((__local uint4 *)to, (__global const uint4 *)from, size.value, first, step);
}

ulong barrier_block_arrive(__local barrier_block *self, long count)
{
    return cu_mbarrier_arrive(&self->state, (uint)count);
}

void barrier_block_wait(__local const barrier_block *self, ulong token)
{
    cu_mbarrier_wait(&self->state, token);
}

void barrier_block_wait_parity(__local const barrier_block *self, bool phase)
{
    cu_mbarrier_wait_parity(&self->state, phase);
}

void barrier_block_arrive_after_copies(__local barrier_block *self)
{
    cu_mbarrier_arrive_after_copies(&self->state);
}

void barrier_block_begin(__local barrier_block *self, long expected)
{
    cu_mbarrier_init(&self->state, (uint)expected);
}

void init(__local barrier_block *object, long expected)
{
    barrier_block_begin(object, expected);
}

/* cuda::memcpy_async<cooperative_groups::thread_block, float, cuda::aligned_size_t<16>,
 * cuda::thread_scope_block> */
void memcpy_async_thread_block_float_aligned_16_block(__local float *to,
                                                      __global const float *from,
                                                      aligned_size_t_16 size,
                                                      __local barrier_block *until)
{
    copy_float_float__ptr_float__ptr_aligned_16_ulong_ulong(
            to, from, size, cu_thread_rank(), cu_block_size());
}

/* cooperative_groups::memcpy_async<cooperative_groups::thread_block, float, unsigned long> */
void memcpy_async_thread_block_float_ulong(__local float *to, __global const float *from,
                                           ulong size)
{
    copy_float(to, from, size, cu_thread_rank(), cu_block_size());
}

/* cooperative_groups::wait<cooperative_groups::thread_block> */
void wait_thread_block(void)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

pipeline_block pipeline_block_new(__local pipeline_stage_block *shared, uint stage_count)
{
    pipeline_block self_;
    pipeline_block *self = &self_;
    self->stages = shared;
    self->count = stage_count;
    self->head = 0;
    self->tail = 0;
    self->consumed_phase = true;
    self->produced_phase = false;
    return self_;
}

void pipeline_block_producer_acquire(pipeline_block *self)
{
    barrier_block_wait_parity(&self->stages[self->head].consumed, self->consumed_phase);
}

void pipeline_block_producer_commit(pipeline_block *self)
{
    barrier_block_arrive_after_copies(&self->stages[self->head].produced);
    self->head++;
    if (self->head == self->count) {
        self->head = 0;
        self->consumed_phase = !self->consumed_phase;
    }
}

void pipeline_block_consumer_wait(pipeline_block *self)
{
    barrier_block_wait_parity(&self->stages[self->tail].produced, self->produced_phase);
}

void pipeline_block_consumer_release(pipeline_block *self)
{
    barrier_block_arrive(&self->stages[self->tail].consumed, 1L);
    self->tail++;
    if (self->tail == self->count) {
        self->tail = 0;
        self->produced_phase = !self->produced_phase;
    }
}

/* cuda::detail::start_pipeline<cooperative_groups::thread_block, cuda::thread_scope_block, 1> */
pipeline_block start_pipeline_thread_block_block_1(__local pipeline_shared_state_block_1 *shared,
                                                   uint producers, uint consumers)
{
    if (cu_thread_rank() == 0) {
        for (uint i = 0; i < 1U; i++) {
            init(&shared->stages[i].produced, producers);
            init(&shared->stages[i].consumed, consumers);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return pipeline_block_new(shared->stages, 1U);
}

/* cuda::make_pipeline<cooperative_groups::thread_block, cuda::thread_scope_block, 1> */
pipeline_block make_pipeline_thread_block_block_1(__local pipeline_shared_state_block_1 *shared)
{
    return start_pipeline_thread_block_block_1(shared, cu_block_size(), cu_block_size());
}

/* cuda::detail::copy_later<float> */
void copy_later_float(__local float *to, __global const float *from, ulong size, ulong first,
                      ulong step)
{
    ulong count = size / 4ul;
    for (ulong i = first; i < count; i += step) {
        cu_copy_async_local_global(&to[i], &from[i], 4ul, 4ul);
    }
    if (size % 4ul != 0) {
        copy_uchar((__local uchar *)(to + count), (__global const uchar *)(from + count),
             size % 4ul, first, step);
    }
}

/* cuda::memcpy_async<cooperative_groups::thread_block, float, unsigned long> */
void memcpy_async_thread_block_float_ulong_thread_block_float__ptr_float__ptr_ulong_pipeline_block(
        __local float *to, __global const float *from, ulong size, pipeline_block *pipe_)
{
    copy_later_float(to, from, size, cu_thread_rank(), cu_block_size());
}

__kernel void with_primitives(__global const float *in, __global float *out)
{
    __local float4 cells[64];
    cu_pipeline_memcpy_local_global(&cells[get_local_id(0)], in + 4 * (uint)get_local_id(0), 16ul,
                                    0UL);
    ((void)0);
    ((void)0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = cells[63 - (uint)get_local_id(0)].x;
}

__kernel void with_group(__global const float *in, __global float *out)
{
    __local float cells[64] __attribute__((aligned(16)));
    memcpy_async_thread_block_float_ulong(cells, in, sizeof(float) * 64);
    wait_thread_block();
    out[get_local_id(0)] = cells[63 - (uint)get_local_id(0)];
}

__kernel void with_barrier(__global const float *in, __global float *out)
{
    __local float cells[64] __attribute__((aligned(16)));
    __local block_barrier bar;
    if (get_local_id(0) == 0)
        init(&bar, (uint)get_local_size(0));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    memcpy_async_thread_block_float_aligned_16_block(
            cells, in, aligned_size_t_16_new(sizeof(float) * 64), &bar);
    ulong token = barrier_block_arrive(&bar, 1);
    barrier_block_wait(&bar, token);
    out[get_local_id(0)] = cells[63 - (uint)get_local_id(0)];
}

__kernel void with_pipeline(__global const float *in, __global float *out)
{
    __local float cells[64] __attribute__((aligned(16)));
    __local pipeline_shared_state_block_1 state;
    pipeline_block pipe_ = make_pipeline_thread_block_block_1(&state);
    pipeline_block_producer_acquire(&pipe_);
    memcpy_async_thread_block_float_ulong_thread_block_float__ptr_float__ptr_ulong_pipeline_block(
            cells, in, sizeof(float) * 64, &pipe_);
    pipeline_block_producer_commit(&pipe_);
    pipeline_block_consumer_wait(&pipe_);
    out[get_local_id(0)] = cells[63 - (uint)get_local_id(0)];
    pipeline_block_consumer_release(&pipe_);
}
