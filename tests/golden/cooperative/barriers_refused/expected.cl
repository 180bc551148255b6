#include <cu2cl/mbarrier.clh>

typedef struct barrier_block {
    ulong state;
} barrier_block;

typedef barrier_block block_barrier;

void barrier_block_wait(__local const barrier_block *self, ulong token)
{
    cu_mbarrier_wait(&self->state, token);
}

void barrier_block_arrive_and_wait(__local barrier_block *self)
{
    cu_mbarrier_wait(&self->state, cu_mbarrier_arrive(&self->state, 1));
}

ulong barrier_block_arrive_for_bytes(__local barrier_block *self, long count, long bytes)
{
    return cu_mbarrier_arrive_expect_bytes(&self->state, (uint)count,
                                                    (uint)bytes);
}

void barrier_block_begin(__local barrier_block *self, long expected)
{
    cu_mbarrier_init(&self->state, (uint)expected);
}

void init(__local barrier_block *object, long expected)
{
    barrier_block_begin(object, expected);
}

ulong barrier_arrive_tx(__local barrier_block *object, long count, long bytes)
{
    return barrier_block_arrive_for_bytes(object, count, bytes);
}

__kernel void by_the_engine(void)
{
    __local block_barrier bar;
    ulong token = barrier_arrive_tx(&bar, 1, 4);
    barrier_block_wait(&bar, token);
}

// Ported, for devices with warps.
__kernel void by_one_warp(__global float *out)
{
    __local block_barrier bar;
    if (get_local_id(0) == 0)
        init(&bar, 32);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 32)
        barrier_block_arrive_and_wait(&bar);
    out[get_local_id(0)] = 1;
}
