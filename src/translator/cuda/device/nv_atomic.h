/* nvcc's built-in atomic functions with a memory order and a scope, as templates that are ported
 * with the kernels which call them. An operation is CUDA's atomic function for the type, which
 * orders nothing; another order than the relaxed one puts a fence before and behind it. The scope
 * chooses the fence. */
#ifndef CU2CL_CUDA_DEVICE_NV_ATOMIC_H
#define CU2CL_CUDA_DEVICE_NV_ATOMIC_H

#include "atomic.h"

#define __NV_ATOMIC_RELAXED       0
#define __NV_ATOMIC_CONSUME       1
#define __NV_ATOMIC_ACQUIRE       2
#define __NV_ATOMIC_RELEASE       3
#define __NV_ATOMIC_ACQ_REL       4
#define __NV_ATOMIC_SEQ_CST       5
#define __NV_THREAD_SCOPE_THREAD  0
#define __NV_THREAD_SCOPE_BLOCK   1
#define __NV_THREAD_SCOPE_CLUSTER 2
#define __NV_THREAD_SCOPE_DEVICE  3
#define __NV_THREAD_SCOPE_SYSTEM  4

__device__ inline void __nv_atomic_thread_fence(int order, int scope = __NV_THREAD_SCOPE_SYSTEM)
{
    if (order == __NV_ATOMIC_RELAXED || scope == __NV_THREAD_SCOPE_THREAD)
        return;
    if (scope == __NV_THREAD_SCOPE_BLOCK)
        __threadfence_block();
    else
        __threadfence();
}

#define CU2CL_NV_ATOMIC(type, name, as, function)                                                  \
    __device__ inline type __nv_atomic_fetch_##name(type *at, type value, int order,               \
                                                    int scope = __NV_THREAD_SCOPE_SYSTEM)          \
    {                                                                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        type old = (type)function((as *)at, (as)value);                                            \
        __nv_atomic_thread_fence(order, scope);                                                    \
        return old;                                                                                \
    }
#define CU2CL_NV_ATOMIC_SUB(type, as)                                                              \
    __device__ inline type __nv_atomic_fetch_sub(type *at, type value, int order,                  \
                                                 int scope = __NV_THREAD_SCOPE_SYSTEM)             \
    {                                                                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        type old = (type)atomicAdd((as *)at, (as)-value);                                          \
        __nv_atomic_thread_fence(order, scope);                                                    \
        return old;                                                                                \
    }
#define CU2CL_NV_ATOMIC_EXCHANGE(type, as)                                                         \
    __device__ inline type __nv_atomic_load_n(type *at, int order,                                 \
                                              int scope = __NV_THREAD_SCOPE_SYSTEM)                \
    {                                                                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        type value = (type)atomicOr((as *)at, (as)0);                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        return value;                                                                              \
    }                                                                                              \
    __device__ inline void __nv_atomic_store_n(type *at, type value, int order,                    \
                                               int scope = __NV_THREAD_SCOPE_SYSTEM)               \
    {                                                                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        atomicExch((as *)at, (as)value);                                                           \
        __nv_atomic_thread_fence(order, scope);                                                    \
    }                                                                                              \
    __device__ inline type __nv_atomic_exchange_n(type *at, type value, int order,                 \
                                                  int scope = __NV_THREAD_SCOPE_SYSTEM)            \
    {                                                                                              \
        __nv_atomic_thread_fence(order, scope);                                                    \
        type old = (type)atomicExch((as *)at, (as)value);                                          \
        __nv_atomic_thread_fence(order, scope);                                                    \
        return old;                                                                                \
    }                                                                                              \
    __device__ inline bool __nv_atomic_compare_exchange_n(type *at, type *expected, type value,    \
                                                          bool, int order, int,                    \
                                                          int scope = __NV_THREAD_SCOPE_SYSTEM)    \
    {                                                                                              \
        type wanted = *expected;                                                                   \
        __nv_atomic_thread_fence(order, scope);                                                    \
        type old = (type)atomicCAS((as *)at, (as)wanted, (as)value);                               \
        __nv_atomic_thread_fence(order, scope);                                                    \
        if (old == wanted)                                                                         \
            return true;                                                                           \
        *expected = old;                                                                           \
        return false;                                                                              \
    }
#define CU2CL_NV_ATOMIC_INTEGER(type, as, ordered)                                                 \
    CU2CL_NV_ATOMIC(type, add, as, atomicAdd)                                                      \
    CU2CL_NV_ATOMIC_SUB(type, as)                                                                  \
    CU2CL_NV_ATOMIC(type, and, as, atomicAnd)                                                      \
    CU2CL_NV_ATOMIC(type, or, as, atomicOr)                                                        \
    CU2CL_NV_ATOMIC(type, xor, as, atomicXor)                                                      \
    CU2CL_NV_ATOMIC(type, min, ordered, atomicMin)                                                 \
    CU2CL_NV_ATOMIC(type, max, ordered, atomicMax)                                                 \
    CU2CL_NV_ATOMIC_EXCHANGE(type, as)
CU2CL_NV_ATOMIC_INTEGER(int, int, int)
CU2CL_NV_ATOMIC_INTEGER(unsigned int, unsigned int, unsigned int)
CU2CL_NV_ATOMIC_INTEGER(long, unsigned long long, long long)
CU2CL_NV_ATOMIC_INTEGER(long long, unsigned long long, long long)
CU2CL_NV_ATOMIC_INTEGER(unsigned long, unsigned long long, unsigned long long)
CU2CL_NV_ATOMIC_INTEGER(unsigned long long, unsigned long long, unsigned long long)
CU2CL_NV_ATOMIC(float, add, float, atomicAdd)
CU2CL_NV_ATOMIC(double, add, double, atomicAdd)
CU2CL_NV_ATOMIC_SUB(float, float)
CU2CL_NV_ATOMIC_SUB(double, double)
#undef CU2CL_NV_ATOMIC_INTEGER
#undef CU2CL_NV_ATOMIC_EXCHANGE
#undef CU2CL_NV_ATOMIC_SUB
#undef CU2CL_NV_ATOMIC

/* The forms for any type that is as large as an integer: through memory. */
template <int Size> struct __nv_atomic_bits;
template <> struct __nv_atomic_bits<4> {
    typedef unsigned int type;
};
template <> struct __nv_atomic_bits<8> {
    typedef unsigned long long type;
};
template <typename T>
__device__ inline void __nv_atomic_load(T *at, T *result, int order,
                                        int scope = __NV_THREAD_SCOPE_SYSTEM)
{
    typedef typename __nv_atomic_bits<sizeof(T)>::type bits;
    *(bits *)result = __nv_atomic_load_n((bits *)at, order, scope);
}
template <typename T>
__device__ inline void __nv_atomic_store(T *at, T *value, int order,
                                         int scope = __NV_THREAD_SCOPE_SYSTEM)
{
    typedef typename __nv_atomic_bits<sizeof(T)>::type bits;
    __nv_atomic_store_n((bits *)at, *(bits *)value, order, scope);
}
template <typename T>
__device__ inline void __nv_atomic_exchange(T *at, T *value, T *result, int order,
                                            int scope = __NV_THREAD_SCOPE_SYSTEM)
{
    typedef typename __nv_atomic_bits<sizeof(T)>::type bits;
    *(bits *)result = __nv_atomic_exchange_n((bits *)at, *(bits *)value, order, scope);
}
template <typename T>
__device__ inline bool __nv_atomic_compare_exchange(T *at, T *expected, T *desired, bool weak,
                                                    int success, int failure,
                                                    int scope = __NV_THREAD_SCOPE_SYSTEM)
{
    typedef typename __nv_atomic_bits<sizeof(T)>::type bits;
    return __nv_atomic_compare_exchange_n((bits *)at, (bits *)expected, *(bits *)desired, weak,
                                          success, failure, scope);
}

#endif
