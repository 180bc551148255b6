/* cuda::barrier and the copies that it waits for, for host code and for the translator, which ports
 * the members that kernels use from here.
 *
 * In kernels a barrier in shared memory is an mbarrier object on NVIDIA's devices. Elsewhere each
 * wait is a barrier of the whole work-group, which is as good where all work-items come to it
 * together: each has then arrived as often as it would have before. The runtime does not launch
 * kernels there in which that is not sure. Copies are over when the call returns. */
#ifndef CU2CL_BARRIER_H
#define CU2CL_BARRIER_H

#include <stddef.h>

#include "atomic.h"

#ifdef __CUDACC__
#include <cuda_awbarrier_primitives.h>
#endif

namespace cuda
{

/* A number of bytes, of something that is aligned to `Alignment` bytes. */
template <size_t Alignment> struct aligned_size_t {
    static constexpr size_t align = Alignment;
    size_t value;
    CU2CL_BOTH_ATOMIC constexpr explicit aligned_size_t(size_t size) : value(size)
    {
    }
    CU2CL_BOTH_ATOMIC constexpr operator size_t() const
    {
        return value;
    }
};

namespace detail
{

struct no_completion {
};

#ifdef __CUDACC__
/* Copies each `step`-th element from `first` on, and so the bytes behind the last whole element. */
template <class T>
__device__ inline void copy(T *to, const T *from, size_t size, size_t first, size_t step)
{
    size_t count = size / sizeof(T);
    for (size_t i = first; i < count; i += step) {
        to[i] = from[i];
    }
    for (size_t i = count * sizeof(T) + first; i < size; i += step) {
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    }
}
__device__ inline void copy(void *to, const void *from, size_t size, size_t first, size_t step)
{
    copy((unsigned char *)to, (const unsigned char *)from, size, first, step);
}
/* What is aligned to 16 bytes is read and written as vectors, which may alias every type. */
template <class T>
__device__ inline void copy(T *to, const T *from, aligned_size_t<16> size, size_t first,
                            size_t step)
{
    copy((uint4 *)to, (const uint4 *)from, size.value, first, step);
}
#endif

} // namespace detail

/* Of other scopes, or with a function that runs when all have arrived: not ported, so the members
 * have no bodies. */
template <thread_scope Scope, class Completion = detail::no_completion> class barrier
{
    unsigned long long state;

  public:
    typedef unsigned long long arrival_token;

    barrier() = default;
    CU2CL_BOTH_ATOMIC explicit barrier(ptrdiff_t expected, Completion completion = Completion());
    CU2CL_BOTH_ATOMIC arrival_token arrive(ptrdiff_t count = 1);
    CU2CL_BOTH_ATOMIC void wait(arrival_token token) const;
    CU2CL_BOTH_ATOMIC void wait_parity(bool phase) const;
    CU2CL_BOTH_ATOMIC void arrive_and_wait();
    CU2CL_BOTH_ATOMIC void arrive_and_drop();
};
template <thread_scope Scope, class Completion>
CU2CL_BOTH_ATOMIC void init(barrier<Scope, Completion> *object, ptrdiff_t expected,
                            Completion completion = Completion());

#ifdef __CUDACC__
/* Of a block, in shared memory; without a function that runs when all have arrived. */
template <> class barrier<thread_scope_block, detail::no_completion>
{
    __mbarrier_t state;

  public:
    typedef __mbarrier_token_t arrival_token;

    barrier() = default;
    barrier(const barrier &) = delete;
    barrier &operator=(const barrier &) = delete;

    __device__ static constexpr ptrdiff_t max()
    {
        return (1 << 20) - 1;
    }
    __device__ arrival_token arrive(ptrdiff_t count = 1)
    {
        return __cu2cl_mbarrier_arrive(&state, (unsigned int)count);
    }
    __device__ void wait(arrival_token token) const
    {
        __cu2cl_mbarrier_wait(&state, token);
    }
    __device__ void wait_parity(bool phase) const
    {
        __cu2cl_mbarrier_wait_parity(&state, phase);
    }
    __device__ void arrive_and_wait()
    {
        __cu2cl_mbarrier_wait(&state, __mbarrier_arrive(&state));
    }
    __device__ void arrive_and_drop()
    {
        __mbarrier_arrive_and_drop(&state);
    }
    /* The phase lasts until this thread's copies of pipelines are over, too. */
    __device__ void arrive_after_copies()
    {
        __cu2cl_mbarrier_arrive_after_copies(&state);
    }
    /* Sets the number of arrivals of each phase. */
    __device__ void begin(ptrdiff_t expected)
    {
        __mbarrier_init(&state, (unsigned int)expected);
    }
};

__device__ inline void init(barrier<thread_scope_block> *object, ptrdiff_t expected)
{
    object->begin(expected);
}

/* By one thread. */
template <class T, class Size, thread_scope Scope>
__device__ inline void memcpy_async(T *to, const T *from, Size size, barrier<Scope> &until)
{
    detail::copy(to, from, size, 0, 1);
}

/* By all threads of a group. */
template <class Group, class T, class Size, thread_scope Scope>
__device__ inline void memcpy_async(const Group &group, T *to, const T *from, Size size,
                                    barrier<Scope> &until)
{
    detail::copy(to, from, size, group.thread_rank(), group.size());
}
#else
template <> class barrier<thread_scope_block, detail::no_completion>
{
    unsigned long long state;
};
#endif

} // namespace cuda

#endif
