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

#include "hide_macros.h"

namespace cuda
{

/* A number of bytes, of something that is aligned to `Alignment` bytes. */
template <size_t __Alignment> struct aligned_size_t {
    static constexpr size_t align = __Alignment;
    size_t value;
    CU2CL_BOTH_ATOMIC constexpr explicit aligned_size_t(size_t __size) : value(__size)
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
template <class __T>
__device__ inline void copy(__T *__to, const __T *__from, size_t __size, size_t __first,
                            size_t __step)
{
    size_t __count = __size / sizeof(__T);
    for (size_t __i = __first; __i < __count; __i += __step) {
        __to[__i] = __from[__i];
    }
    for (size_t __i = __count * sizeof(__T) + __first; __i < __size; __i += __step) {
        ((unsigned char *)__to)[__i] = ((const unsigned char *)__from)[__i];
    }
}
__device__ inline void copy(void *__to, const void *__from, size_t __size, size_t __first,
                            size_t __step)
{
    copy((unsigned char *)__to, (const unsigned char *)__from, __size, __first, __step);
}
/* What is aligned to 16 bytes is read and written as vectors, which may alias every type. */
template <class __T>
__device__ inline void copy(__T *__to, const __T *__from, aligned_size_t<16> __size, size_t __first,
                            size_t __step)
{
    copy((uint4 *)__to, (const uint4 *)__from, __size.value, __first, __step);
}
#endif

} // namespace detail

/* Of other scopes, or with a function that runs when all have arrived: not ported, so the members
 * have no bodies. */
template <thread_scope __Scope, class __Completion = detail::no_completion> class barrier
{
    unsigned long long __state;

  public:
    typedef unsigned long long arrival_token;

    barrier() = default;
    CU2CL_BOTH_ATOMIC explicit barrier(ptrdiff_t __expected,
                                       __Completion __completion = __Completion());
    CU2CL_BOTH_ATOMIC arrival_token arrive(ptrdiff_t __count = 1);
    CU2CL_BOTH_ATOMIC void wait(arrival_token __token) const;
    CU2CL_BOTH_ATOMIC void wait_parity(bool __phase) const;
    CU2CL_BOTH_ATOMIC void arrive_and_wait();
    CU2CL_BOTH_ATOMIC void arrive_and_drop();
};
template <thread_scope __Scope, class __Completion>
CU2CL_BOTH_ATOMIC void init(barrier<__Scope, __Completion> *__object, ptrdiff_t __expected,
                            __Completion __completion = __Completion());

#ifdef __CUDACC__
/* Of a block, in shared memory; without a function that runs when all have arrived. */
template <> class barrier<thread_scope_block, detail::no_completion>
{
    __mbarrier_t __state;

  public:
    typedef __mbarrier_token_t arrival_token;

    barrier() = default;
    barrier(const barrier &) = delete;
    barrier &operator=(const barrier &) = delete;

    __device__ static constexpr ptrdiff_t max()
    {
        return (1 << 20) - 1;
    }
    __device__ arrival_token arrive(ptrdiff_t __count = 1)
    {
        return __cu2cl_mbarrier_arrive(&__state, (unsigned int)__count);
    }
    __device__ void wait(arrival_token __token) const
    {
        __cu2cl_mbarrier_wait(&__state, __token);
    }
    __device__ void wait_parity(bool __phase) const
    {
        __cu2cl_mbarrier_wait_parity(&__state, __phase);
    }
    __device__ void arrive_and_wait()
    {
        __cu2cl_mbarrier_wait(&__state, __mbarrier_arrive(&__state));
    }
    __device__ void arrive_and_drop()
    {
        __mbarrier_arrive_and_drop(&__state);
    }
    /* The phase lasts until this thread's copies of pipelines are over, too. */
    __device__ void arrive_after_copies()
    {
        __cu2cl_mbarrier_arrive_after_copies(&__state);
    }
    /* The phase lasts until so many bytes have come, too. */
    __device__ arrival_token arrive_for_bytes(ptrdiff_t __count, ptrdiff_t __bytes)
    {
        return __cu2cl_mbarrier_arrive_expect_bytes(&__state, (unsigned int)__count,
                                                    (unsigned int)__bytes);
    }
    __device__ void expect_bytes(ptrdiff_t __bytes)
    {
        __cu2cl_mbarrier_expect_bytes(&__state, (unsigned int)__bytes);
    }
    __device__ __mbarrier_t *handle()
    {
        return &__state;
    }
    /* Sets the number of arrivals of each phase. */
    __device__ void begin(ptrdiff_t __expected)
    {
        __mbarrier_init(&__state, (unsigned int)__expected);
    }
};

__device__ inline void init(barrier<thread_scope_block> *__object, ptrdiff_t __expected)
{
    __object->begin(__expected);
}

/* By one thread. */
template <class __T, class __Size, thread_scope __Scope>
__device__ inline void memcpy_async(__T *__to, const __T *__from, __Size __size,
                                    barrier<__Scope> &__until)
{
    detail::copy(__to, __from, __size, 0, 1);
}

/* By all threads of a group. */
template <class __Group, class __T, class __Size, thread_scope __Scope>
__device__ inline void memcpy_async(const __Group &__group, __T *__to, const __T *__from,
                                    __Size __size, barrier<__Scope> &__until)
{
    detail::copy(__to, __from, __size, __group.thread_rank(), __group.size());
}
#else
template <> class barrier<thread_scope_block, detail::no_completion>
{
    unsigned long long __state;
};
#endif

/* Copies by the hardware's engine, where there is one. */
namespace device
{
#ifdef __CUDACC__
__device__ inline barrier<thread_scope_block>::arrival_token
barrier_arrive_tx(barrier<thread_scope_block> &__object, ptrdiff_t __count, ptrdiff_t __bytes)
{
    return __object.arrive_for_bytes(__count, __bytes);
}
__device__ inline void barrier_expect_tx(barrier<thread_scope_block> &__object, ptrdiff_t __bytes)
{
    __object.expect_bytes(__bytes);
}
__device__ inline unsigned long *barrier_native_handle(barrier<thread_scope_block> &__object)
{
    return (unsigned long *)__object.handle();
}
template <class __T, size_t __Alignment>
__device__ inline void memcpy_async_tx(__T *__to, const __T *__from,
                                       aligned_size_t<__Alignment> __size,
                                       barrier<thread_scope_block> &__until)
{
    __cu2cl_bulk_to_shared(__to, __from, (unsigned int)__size.value, __until.handle());
}
#endif
namespace experimental
{
#ifdef __CUDACC__
__device__ inline void cp_async_bulk_global_to_shared(void *__to, const void *__from,
                                                      unsigned int __size,
                                                      barrier<thread_scope_block> &__until)
{
    __cu2cl_bulk_to_shared(__to, __from, __size, __until.handle());
}
__device__ inline void cp_async_bulk_shared_to_global(void *__to, const void *__from,
                                                      unsigned int __size)
{
    __cu2cl_bulk_to_global(__to, __from, __size);
}
__device__ void cp_async_bulk_commit_group();
template <int __Groups> __device__ void cp_async_bulk_wait_group_read();
__device__ void fence_proxy_async_shared_cta();
#endif
} // namespace experimental
} // namespace device

} // namespace cuda

#include "show_macros.h"

#endif
