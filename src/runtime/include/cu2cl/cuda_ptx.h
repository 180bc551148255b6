/* cuda::ptx, for host code and for the translator, which ports the functions that kernels use from
 * here: barriers in shared memory, and copies in one piece. */
#ifndef CU2CL_CUDA_PTX_H
#define CU2CL_CUDA_PTX_H

#include "hide_macros.h"

#include "barrier.h"

namespace cuda
{
namespace ptx
{

/* What an instruction's modifiers are as arguments. */
#define CU2CL_PTX_WORD(word)                                                                       \
    struct word##_t {                                                                              \
    };                                                                                             \
    static constexpr word##_t word{};
CU2CL_PTX_WORD(sem_acquire)
CU2CL_PTX_WORD(sem_release)
CU2CL_PTX_WORD(sem_relaxed)
CU2CL_PTX_WORD(scope_cta)
CU2CL_PTX_WORD(scope_cluster)
CU2CL_PTX_WORD(scope_gpu)
CU2CL_PTX_WORD(scope_sys)
CU2CL_PTX_WORD(space_global)
CU2CL_PTX_WORD(space_shared)
CU2CL_PTX_WORD(space_cluster)
#undef CU2CL_PTX_WORD
template <int __N> struct n32_t {
    static constexpr int value = __N;
};

#ifdef __CUDACC__
typedef unsigned long __word;
#define CU2CL_PTX_STATE(address) ((__mbarrier_t *)(address))

/* --- barriers --- */

__device__ inline void mbarrier_init(__word *__at, const unsigned int &__count)
{
    __mbarrier_init(CU2CL_PTX_STATE(__at), __count);
}
__device__ inline __word mbarrier_arrive(__word *__at)
{
    return __mbarrier_arrive(CU2CL_PTX_STATE(__at));
}
__device__ inline __word mbarrier_arrive(__word *__at, const unsigned int &__count)
{
    return __cu2cl_mbarrier_arrive(CU2CL_PTX_STATE(__at), __count);
}
template <class __Scope>
__device__ inline __word mbarrier_arrive(sem_release_t, __Scope, space_shared_t, __word *__at)
{
    return __mbarrier_arrive(CU2CL_PTX_STATE(__at));
}
template <class __Scope>
__device__ inline __word mbarrier_arrive(sem_release_t, __Scope, space_shared_t, __word *__at,
                                         const unsigned int &__count)
{
    return __cu2cl_mbarrier_arrive(CU2CL_PTX_STATE(__at), __count);
}
template <class __Scope>
__device__ inline __word mbarrier_arrive_expect_tx(sem_release_t, __Scope, space_shared_t,
                                                   __word *__at, const unsigned int &__bytes)
{
    return __cu2cl_mbarrier_arrive_expect_bytes(CU2CL_PTX_STATE(__at), 1, __bytes);
}
template <class __Scope>
__device__ inline void mbarrier_expect_tx(sem_relaxed_t, __Scope, space_shared_t, __word *__at,
                                          unsigned int __bytes)
{
    __cu2cl_mbarrier_expect_bytes(CU2CL_PTX_STATE(__at), __bytes);
}
#define CU2CL_PTX_WAITS(name)                                                                      \
    __device__ inline bool name(__word *__at, const __word &__token)                               \
    {                                                                                              \
        return __mbarrier_test_wait(CU2CL_PTX_STATE(__at), __token);                               \
    }                                                                                              \
    __device__ inline bool name##_parity(__word *__at, const unsigned int &__parity)               \
    {                                                                                              \
        return __cu2cl_mbarrier_test_parity(CU2CL_PTX_STATE(__at), __parity);                      \
    }                                                                                              \
    template <class __Scope>                                                                       \
    __device__ inline bool name(sem_acquire_t, __Scope, __word *__at, const __word &__token)       \
    {                                                                                              \
        return __mbarrier_test_wait(CU2CL_PTX_STATE(__at), __token);                               \
    }                                                                                              \
    template <class __Scope>                                                                       \
    __device__ inline bool name##_parity(sem_acquire_t, __Scope, __word *__at,                     \
                                         const unsigned int &__parity)                             \
    {                                                                                              \
        return __cu2cl_mbarrier_test_parity(CU2CL_PTX_STATE(__at), __parity);                      \
    }
CU2CL_PTX_WAITS(mbarrier_test_wait)
CU2CL_PTX_WAITS(mbarrier_try_wait)
#undef CU2CL_PTX_WAITS

/* --- copies in one piece --- */

__device__ inline void cp_async_bulk(space_cluster_t, space_global_t, void *__to,
                                     const void *__from, const unsigned int &__size,
                                     __word *__until)
{
    __cu2cl_bulk_to_shared(__to, __from, __size, CU2CL_PTX_STATE(__until));
}
__device__ inline void cp_async_bulk(space_shared_t, space_global_t, void *__to, const void *__from,
                                     const unsigned int &__size, __word *__until)
{
    __cu2cl_bulk_to_shared(__to, __from, __size, CU2CL_PTX_STATE(__until));
}
__device__ inline void cp_async_bulk(space_global_t, space_shared_t, void *__to, const void *__from,
                                     const unsigned int &__size)
{
    __cu2cl_bulk_to_global(__to, __from, __size);
}
__device__ void cp_async_bulk_commit_group();
template <int __Groups> __device__ inline void cp_async_bulk_wait_group(n32_t<__Groups>)
{
    __cu2cl_bulk_wait(__Groups);
}
template <int __Groups> __device__ inline void cp_async_bulk_wait_group_read(n32_t<__Groups>)
{
    __cu2cl_bulk_wait_read(__Groups);
}
__device__ void fence_proxy_async();
__device__ void fence_proxy_async(space_shared_t);
__device__ void fence_mbarrier_init(sem_release_t, scope_cluster_t);
#undef CU2CL_PTX_STATE
#endif

} // namespace ptx
} // namespace cuda

#include "show_macros.h"

#endif
