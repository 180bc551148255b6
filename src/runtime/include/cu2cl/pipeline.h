/* cuda::pipeline for host code, and for the translator, which ports the members that kernels use
 * from here.
 *
 * A pipeline of one thread has nothing to wait for, since copies are over when the call returns.
 * One of a block has two barriers for each stage, as in CUDA: one for what was produced, one for
 * what was consumed; barrier.h says what they are on which device. */
#ifndef CU2CL_PIPELINE_H
#define CU2CL_PIPELINE_H

#include "barrier.h"

namespace cuda
{

enum class pipeline_role { producer, consumer };

template <thread_scope Scope> struct pipeline_stage {
    barrier<Scope> produced, consumed;
};

/* The shared part of a pipeline with this many stages. */
template <thread_scope Scope, unsigned int Stages> struct pipeline_shared_state {
    pipeline_stage<Scope> stages[Stages];
    unsigned int producers;
};

/* Of other scopes: what is not ported has no body. */
template <thread_scope Scope> class pipeline
{
  public:
    CU2CL_BOTH_ATOMIC void producer_acquire();
    CU2CL_BOTH_ATOMIC void producer_commit();
    CU2CL_BOTH_ATOMIC void consumer_wait();
    CU2CL_BOTH_ATOMIC void consumer_release();
    CU2CL_BOTH_ATOMIC bool quit();
};

#ifdef __CUDACC__
template <> class pipeline<thread_scope_thread>
{
  public:
    __device__ void producer_acquire()
    {
    }
    __device__ void producer_commit()
    {
    }
    __device__ void consumer_wait()
    {
    }
    __device__ void consumer_release()
    {
    }
    __device__ bool quit();
};

/* Each thread knows which stage it fills next (head) and which it reads next (tail), and the parity
 * of the phase that it waits for there. */
template <> class pipeline<thread_scope_block>
{
    pipeline_stage<thread_scope_block> *stages;
    unsigned int count, head, tail;
    bool consumed_phase, produced_phase;

  public:
    __device__ pipeline(pipeline_stage<thread_scope_block> *shared, unsigned int stage_count)
        : stages(shared), count(stage_count), head(0), tail(0), consumed_phase(true),
          produced_phase(false)
    {
    }
    __device__ void producer_acquire()
    {
        stages[head].consumed.wait_parity(consumed_phase);
    }
    __device__ void producer_commit()
    {
        stages[head].produced.arrive_after_copies();
        head++;
        if (head == count) {
            head = 0;
            consumed_phase = !consumed_phase;
        }
    }
    __device__ void consumer_wait()
    {
        stages[tail].produced.wait_parity(produced_phase);
    }
    __device__ void consumer_release()
    {
        stages[tail].consumed.arrive();
        tail++;
        if (tail == count) {
            tail = 0;
            produced_phase = !produced_phase;
        }
    }
    __device__ bool quit();
};

__device__ inline pipeline<thread_scope_thread> make_pipeline()
{
    return pipeline<thread_scope_thread>();
}

namespace detail
{
template <class Group, thread_scope Scope, unsigned int Stages>
__device__ inline pipeline<Scope> start_pipeline(const Group &group,
                                                 pipeline_shared_state<Scope, Stages> *shared,
                                                 unsigned int producers, unsigned int consumers)
{
    if (group.thread_rank() == 0) {
        for (unsigned int i = 0; i < Stages; i++) {
            init(&shared->stages[i].produced, producers);
            init(&shared->stages[i].consumed, consumers);
        }
    }
    group.sync();
    return pipeline<Scope>(shared->stages, Stages);
}
} // namespace detail

/* All threads of the group produce and consume. */
template <class Group, thread_scope Scope, unsigned int Stages>
__device__ inline pipeline<Scope> make_pipeline(const Group &group,
                                                pipeline_shared_state<Scope, Stages> *shared)
{
    return detail::start_pipeline(group, shared, group.size(), group.size());
}

/* As many threads as said produce, the others consume. */
template <class Group, thread_scope Scope, unsigned int Stages>
__device__ inline pipeline<Scope>
make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *shared, size_t producers)
{
    return detail::start_pipeline(group, shared, producers, group.size() - producers);
}

/* Each thread says what it does. */
template <class Group, thread_scope Scope, unsigned int Stages>
__device__ inline pipeline<Scope>
make_pipeline(const Group &group, pipeline_shared_state<Scope, Stages> *shared, pipeline_role role)
{
    if (group.thread_rank() == 0) {
        shared->producers = 0;
    }
    group.sync();
    if (role == pipeline_role::producer) {
        atomicAdd(&shared->producers, 1u);
    }
    group.sync();
    return detail::start_pipeline(group, shared, shared->producers,
                                  group.size() - shared->producers);
}

namespace detail
{
/* As detail::copy; the elements may arrive later. */
template <class T>
__device__ inline void copy_later(T *to, const T *from, size_t size, size_t first, size_t step)
{
    size_t count = size / sizeof(T);
    for (size_t i = first; i < count; i += step) {
        __cu2cl_copy_async(&to[i], &from[i], sizeof(T), alignof(T));
    }
    if (size % sizeof(T) != 0) {
        copy((unsigned char *)(to + count), (const unsigned char *)(from + count), size % sizeof(T),
             first, step);
    }
}
__device__ inline void copy_later(void *to, const void *from, size_t size, size_t first,
                                  size_t step)
{
    copy(to, from, size, first, step);
}
template <class T>
__device__ inline void copy_later(T *to, const T *from, aligned_size_t<16> size, size_t first,
                                  size_t step)
{
    copy_later((uint4 *)to, (const uint4 *)from, size.value, first, step);
}
} // namespace detail

/* By one thread. */
template <class T, class Size>
__device__ inline void memcpy_async(T *to, const T *from, Size size,
                                    pipeline<thread_scope_thread> &pipe)
{
    detail::copy(to, from, size, 0, 1);
}
template <class T, class Size>
__device__ inline void memcpy_async(T *to, const T *from, Size size,
                                    pipeline<thread_scope_block> &pipe)
{
    detail::copy_later(to, from, size, 0, 1);
}

/* By all threads of a group. */
template <class Group, class T, class Size>
__device__ inline void memcpy_async(const Group &group, T *to, const T *from, Size size,
                                    pipeline<thread_scope_thread> &pipe)
{
    detail::copy(to, from, size, group.thread_rank(), group.size());
}
template <class Group, class T, class Size>
__device__ inline void memcpy_async(const Group &group, T *to, const T *from, Size size,
                                    pipeline<thread_scope_block> &pipe)
{
    detail::copy_later(to, from, size, group.thread_rank(), group.size());
}

template <unsigned int Prior>
__device__ inline void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &pipe)
{
}
#endif

} // namespace cuda

#endif
