/* cuda::pipeline for host code, and for the translator, which ports the members that kernels use
 * from here.
 *
 * A pipeline of one thread has nothing to wait for, since copies are over when the call returns.
 * One of a block has two barriers for each stage, as in CUDA: one for what was produced, one for
 * what was consumed; barrier.h says what they are on which device. */
#ifndef CU2CL_PIPELINE_H
#define CU2CL_PIPELINE_H

#include "hide_macros.h"

#include "barrier.h"

namespace cuda
{

enum class pipeline_role { producer, consumer };

template <thread_scope __Scope> struct pipeline_stage {
    barrier<__Scope> produced, consumed;
};

/* The shared part of a pipeline with this many stages. */
template <thread_scope __Scope, unsigned int __Stages> struct pipeline_shared_state {
    pipeline_stage<__Scope> stages[__Stages];
    unsigned int producers;
};

/* Of other scopes: what is not ported has no body. */
template <thread_scope __Scope> class pipeline
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
    unsigned int __count, __head, __tail;
    bool consumed_phase, produced_phase;

  public:
    __device__ pipeline(pipeline_stage<thread_scope_block> *__shared, unsigned int __stage_count)
        : stages(__shared), __count(__stage_count), __head(0), __tail(0), consumed_phase(true),
          produced_phase(false)
    {
    }
    __device__ void producer_acquire()
    {
        stages[__head].consumed.wait_parity(consumed_phase);
    }
    __device__ void producer_commit()
    {
        stages[__head].produced.arrive_after_copies();
        __head++;
        if (__head == __count) {
            __head = 0;
            consumed_phase = !consumed_phase;
        }
    }
    __device__ void consumer_wait()
    {
        stages[__tail].produced.wait_parity(produced_phase);
    }
    __device__ void consumer_release()
    {
        stages[__tail].consumed.arrive();
        __tail++;
        if (__tail == __count) {
            __tail = 0;
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
template <class __Group, thread_scope __Scope, unsigned int __Stages>
__device__ inline pipeline<__Scope>
start_pipeline(const __Group &__group, pipeline_shared_state<__Scope, __Stages> *__shared,
               unsigned int producers, unsigned int __consumers)
{
    if (__group.thread_rank() == 0) {
        for (unsigned int __i = 0; __i < __Stages; __i++) {
            init(&__shared->stages[__i].produced, producers);
            init(&__shared->stages[__i].consumed, __consumers);
        }
    }
    __group.sync();
    return pipeline<__Scope>(__shared->stages, __Stages);
}
} // namespace detail

/* All threads of the group produce and consume. */
template <class __Group, thread_scope __Scope, unsigned int __Stages>
__device__ inline pipeline<__Scope>
make_pipeline(const __Group &__group, pipeline_shared_state<__Scope, __Stages> *__shared)
{
    return detail::start_pipeline(__group, __shared, __group.size(), __group.size());
}

/* As many threads as said produce, the others consume. */
template <class __Group, thread_scope __Scope, unsigned int __Stages>
__device__ inline pipeline<__Scope>
make_pipeline(const __Group &__group, pipeline_shared_state<__Scope, __Stages> *__shared,
              size_t producers)
{
    return detail::start_pipeline(__group, __shared, producers, __group.size() - producers);
}

/* Each thread says what it does. */
template <class __Group, thread_scope __Scope, unsigned int __Stages>
__device__ inline pipeline<__Scope>
make_pipeline(const __Group &__group, pipeline_shared_state<__Scope, __Stages> *__shared,
              pipeline_role __role)
{
    if (__group.thread_rank() == 0) {
        __shared->producers = 0;
    }
    __group.sync();
    if (__role == pipeline_role::producer) {
        atomicAdd(&__shared->producers, 1u);
    }
    __group.sync();
    return detail::start_pipeline(__group, __shared, __shared->producers,
                                  __group.size() - __shared->producers);
}

namespace detail
{
/* As detail::copy; the elements may arrive later. */
template <class __T>
__device__ inline void copy_later(__T *__to, const __T *__from, size_t __size, size_t __first,
                                  size_t __step)
{
    size_t __count = __size / sizeof(__T);
    for (size_t __i = __first; __i < __count; __i += __step) {
        __cu2cl_copy_async(&__to[__i], &__from[__i], sizeof(__T), alignof(__T));
    }
    if (__size % sizeof(__T) != 0) {
        copy((unsigned char *)(__to + __count), (const unsigned char *)(__from + __count),
             __size % sizeof(__T), __first, __step);
    }
}
__device__ inline void copy_later(void *__to, const void *__from, size_t __size, size_t __first,
                                  size_t __step)
{
    copy(__to, __from, __size, __first, __step);
}
template <class __T>
__device__ inline void copy_later(__T *__to, const __T *__from, aligned_size_t<16> __size,
                                  size_t __first, size_t __step)
{
    copy_later((uint4 *)__to, (const uint4 *)__from, __size.value, __first, __step);
}
} // namespace detail

/* By one thread. */
template <class __T, class __Size>
__device__ inline void memcpy_async(__T *__to, const __T *__from, __Size __size,
                                    pipeline<thread_scope_thread> &pipe)
{
    detail::copy(__to, __from, __size, 0, 1);
}
template <class __T, class __Size>
__device__ inline void memcpy_async(__T *__to, const __T *__from, __Size __size,
                                    pipeline<thread_scope_block> &pipe)
{
    detail::copy_later(__to, __from, __size, 0, 1);
}

/* By all threads of a group. */
template <class __Group, class __T, class __Size>
__device__ inline void memcpy_async(const __Group &__group, __T *__to, const __T *__from,
                                    __Size __size, pipeline<thread_scope_thread> &pipe)
{
    detail::copy(__to, __from, __size, __group.thread_rank(), __group.size());
}
template <class __Group, class __T, class __Size>
__device__ inline void memcpy_async(const __Group &__group, __T *__to, const __T *__from,
                                    __Size __size, pipeline<thread_scope_block> &pipe)
{
    detail::copy_later(__to, __from, __size, __group.thread_rank(), __group.size());
}

template <unsigned int Prior>
__device__ inline void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &pipe)
{
}
#endif

} // namespace cuda

#include "show_macros.h"

#endif
