/* cuda::atomic and cuda::atomic_ref for host code, and for the translator, which ports the members
 * that kernels use from here.
 *
 * In kernels each operation is CUDA's atomic function for the type, which orders nothing; where
 * another order than memory_order_relaxed is asked for, a fence stands before and behind it. Host
 * code has the compiler's own atomic operations. */
#ifndef CU2CL_ATOMIC_H
#define CU2CL_ATOMIC_H

#include "hide_macros.h"

#ifdef __CUDACC__
#define CU2CL_BOTH_ATOMIC __host__ __device__
#else
#define CU2CL_BOTH_ATOMIC
#endif

namespace cuda
{

enum thread_scope {
    thread_scope_system = 0,
    thread_scope_device = 1,
    thread_scope_block = 2,
    thread_scope_thread = 10
};

enum memory_order {
    memory_order_relaxed,
    memory_order_consume,
    memory_order_acquire,
    memory_order_release,
    memory_order_acq_rel,
    memory_order_seq_cst
};

namespace detail
{

#ifdef __CUDA_ARCH__
template <thread_scope __Scope> __device__ inline void fence(memory_order __order)
{
    if (__order == memory_order_relaxed || __Scope == thread_scope_thread)
        return;
    if (__Scope == thread_scope_block)
        __threadfence_block();
    else
        __threadfence();
}

#define CU2CL_ATOMIC_FORWARD(type, as, name, function)                                             \
    __device__ inline type name(type *__at, type __value)                                          \
    {                                                                                              \
        return (type)function((as *)__at, (as)__value);                                            \
    }
#define CU2CL_ATOMIC_COMMON(type, as)                                                              \
    CU2CL_ATOMIC_FORWARD(type, as, add, atomicAdd)                                                 \
    CU2CL_ATOMIC_FORWARD(type, as, exchange, atomicExch)
#define CU2CL_ATOMIC_INTEGER(type, as, ordered)                                                    \
    CU2CL_ATOMIC_COMMON(type, as)                                                                  \
    CU2CL_ATOMIC_FORWARD(type, as, bit_and, atomicAnd)                                             \
    CU2CL_ATOMIC_FORWARD(type, as, bit_or, atomicOr)                                               \
    CU2CL_ATOMIC_FORWARD(type, as, bit_xor, atomicXor)                                             \
    CU2CL_ATOMIC_FORWARD(type, ordered, least, atomicMin)                                          \
    CU2CL_ATOMIC_FORWARD(type, ordered, greatest, atomicMax)                                       \
    __device__ inline bool same(type __a, type __b)                                                \
    {                                                                                              \
        return __a == __b;                                                                         \
    }                                                                                              \
    __device__ inline type load(type *__at)                                                        \
    {                                                                                              \
        return (type)atomicOr((as *)__at, (as)0);                                                  \
    }                                                                                              \
    __device__ inline type compare(type *__at, type __old, type __value)                           \
    {                                                                                              \
        return (type)atomicCAS((as *)__at, (as)__old, (as)__value);                                \
    }
CU2CL_ATOMIC_INTEGER(int, int, int)
CU2CL_ATOMIC_INTEGER(unsigned int, unsigned int, unsigned int)
CU2CL_ATOMIC_INTEGER(long, unsigned long long, long long)
CU2CL_ATOMIC_INTEGER(long long, unsigned long long, long long)
CU2CL_ATOMIC_INTEGER(unsigned long, unsigned long long, unsigned long long)
CU2CL_ATOMIC_INTEGER(unsigned long long, unsigned long long, unsigned long long)
CU2CL_ATOMIC_COMMON(float, float)
__device__ inline float load(float *__at)
{
    return __int_as_float(atomicOr((int *)__at, 0));
}
__device__ inline float compare(float *__at, float __old, float __value)
{
    return __int_as_float(atomicCAS((int *)__at, __float_as_int(__old), __float_as_int(__value)));
}
#undef CU2CL_ATOMIC_INTEGER
#undef CU2CL_ATOMIC_COMMON
#undef CU2CL_ATOMIC_FORWARD

/* Structs and floats of as many bytes as a word, whose bits count. */
template <decltype(sizeof(0)) __Size> struct word;

template <> struct word<4> {
    typedef unsigned int type;
};

template <> struct word<8> {
    typedef unsigned long long type;
};

template <class __T> __device__ inline __T load(__T *__at)
{
    typedef typename word<sizeof(__T)>::type __word;
    __word __bits = atomicOr((__word *)__at, (__word)0);
    return *(__T *)&__bits;
}

template <class __T> __device__ inline __T exchange(__T *__at, __T __value)
{
    typedef typename word<sizeof(__T)>::type __word;
    __word __bits = atomicExch((__word *)__at, *(__word *)&__value);
    return *(__T *)&__bits;
}

template <class __T> __device__ inline __T compare(__T *__at, __T __old, __T __value)
{
    typedef typename word<sizeof(__T)>::type __word;
    __word __bits = atomicCAS((__word *)__at, *(__word *)&__old, *(__word *)&__value);
    return *(__T *)&__bits;
}

template <class __T> __device__ inline bool same(__T __a, __T __b)
{
    typedef typename word<sizeof(__T)>::type __word;
    return *(__word *)&__a == *(__word *)&__b;
}
#else
template <thread_scope __Scope> CU2CL_BOTH_ATOMIC inline void fence(memory_order)
{
}

/* One value after the other until nobody came in between. */
#define CU2CL_ATOMIC_UPDATE(name, result)                                                          \
    template <class __T> CU2CL_BOTH_ATOMIC inline __T name(__T *__at, __T __value)                 \
    {                                                                                              \
        __T __old, __next;                                                                         \
        __atomic_load(__at, &__old, __ATOMIC_SEQ_CST);                                             \
        do                                                                                         \
            __next = result;                                                                       \
        while (!__atomic_compare_exchange(__at, &__old, &__next, false, __ATOMIC_SEQ_CST,          \
                                          __ATOMIC_SEQ_CST));                                      \
        return __old;                                                                              \
    }
CU2CL_ATOMIC_UPDATE(add, __old + __value)
CU2CL_ATOMIC_UPDATE(exchange, __value)
CU2CL_ATOMIC_UPDATE(bit_and, __old &__value)
CU2CL_ATOMIC_UPDATE(bit_or, __old | __value)
CU2CL_ATOMIC_UPDATE(bit_xor, __old ^ __value)
CU2CL_ATOMIC_UPDATE(least, __value < __old ? __value : __old)
CU2CL_ATOMIC_UPDATE(greatest, __old < __value ? __value : __old)
#undef CU2CL_ATOMIC_UPDATE

template <class __T> CU2CL_BOTH_ATOMIC inline __T load(__T *__at)
{
    __T __value;
    __atomic_load(__at, &__value, __ATOMIC_SEQ_CST);
    return __value;
}

template <class __T> CU2CL_BOTH_ATOMIC inline __T compare(__T *__at, __T __old, __T __value)
{
    __atomic_compare_exchange(__at, &__old, &__value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return __old;
}

template <class __T> CU2CL_BOTH_ATOMIC inline bool same(const __T &__a, const __T &__b)
{
    return __builtin_memcmp(&__a, &__b, sizeof __a) == 0;
}
#endif

} // namespace detail

/* An object of its own. */
template <class __T, thread_scope __Scope = thread_scope_system> class atomic
{
    __T value;

  public:
    typedef __T value_type;

    atomic() = default;
    CU2CL_BOTH_ATOMIC constexpr atomic(__T __initial) : value(__initial)
    {
    }
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    CU2CL_BOTH_ATOMIC __T load(memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::load(const_cast<__T *>(&value));
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC void store(__T __desired, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        detail::exchange(&value, __desired);
        detail::fence<__Scope>(__order);
    }
    CU2CL_BOTH_ATOMIC __T exchange(__T __desired, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::exchange(&value, __desired);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_add(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::add(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_and(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_and(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_or(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_or(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_xor(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_xor(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_min(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::least(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_max(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::greatest(&value, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_sub(__T __operand, memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::add(&value, __T(0) - __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(__T &__expected, __T __desired,
                                                   memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __wanted = __expected;
        __T __old = detail::compare(&value, __wanted, __desired);
        detail::fence<__Scope>(__order);
        __expected = __old;
        return detail::same(__old, __wanted);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(__T &__expected, __T __desired,
                                                   memory_order __success, memory_order)
    {
        return compare_exchange_strong(__expected, __desired, __success);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(__T &__expected, __T __desired,
                                                 memory_order __order = memory_order_seq_cst)
    {
        detail::fence<__Scope>(__order);
        __T __wanted = __expected;
        __T __old = detail::compare(&value, __wanted, __desired);
        detail::fence<__Scope>(__order);
        __expected = __old;
        return detail::same(__old, __wanted);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(__T &__expected, __T __desired,
                                                 memory_order __success, memory_order)
    {
        return compare_exchange_weak(__expected, __desired, __success);
    }
    CU2CL_BOTH_ATOMIC __T operator++()
    {
        return fetch_add(__T(1)) + __T(1);
    }
    CU2CL_BOTH_ATOMIC __T operator++(int)
    {
        return fetch_add(__T(1));
    }
    CU2CL_BOTH_ATOMIC __T operator--()
    {
        return fetch_sub(__T(1)) - __T(1);
    }
    CU2CL_BOTH_ATOMIC __T operator--(int)
    {
        return fetch_sub(__T(1));
    }
    CU2CL_BOTH_ATOMIC __T operator+=(__T __operand)
    {
        return fetch_add(__operand) + __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator-=(__T __operand)
    {
        return fetch_sub(__operand) - __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator&=(__T __operand)
    {
        return fetch_and(__operand) & __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator|=(__T __operand)
    {
        return fetch_or(__operand) | __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator^=(__T __operand)
    {
        return fetch_xor(__operand) ^ __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator=(__T __desired)
    {
        store(__desired);
        return __desired;
    }
    CU2CL_BOTH_ATOMIC operator __T() const
    {
        return load();
    }
};

/* Atomic access to an object that is none itself. */
template <class __T, thread_scope __Scope = thread_scope_system> class atomic_ref
{
    __T *target;

  public:
    typedef __T value_type;

    CU2CL_BOTH_ATOMIC explicit atomic_ref(__T &__object) : target(&__object)
    {
    }
    CU2CL_BOTH_ATOMIC __T load(memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::load(target);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC void store(__T __desired, memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        detail::exchange(target, __desired);
        detail::fence<__Scope>(__order);
    }
    CU2CL_BOTH_ATOMIC __T exchange(__T __desired, memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::exchange(target, __desired);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_add(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::add(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_and(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_and(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_or(__T __operand, memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_or(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_xor(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::bit_xor(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_min(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::least(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_max(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::greatest(target, __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC __T fetch_sub(__T __operand,
                                    memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __old = detail::add(target, __T(0) - __operand);
        detail::fence<__Scope>(__order);
        return __old;
    }
    CU2CL_BOTH_ATOMIC bool
    compare_exchange_strong(__T &__expected, __T __desired,
                            memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __wanted = __expected;
        __T __old = detail::compare(target, __wanted, __desired);
        detail::fence<__Scope>(__order);
        __expected = __old;
        return detail::same(__old, __wanted);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(__T &__expected, __T __desired,
                                                   memory_order __success, memory_order) const
    {
        return compare_exchange_strong(__expected, __desired, __success);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(__T &__expected, __T __desired,
                                                 memory_order __order = memory_order_seq_cst) const
    {
        detail::fence<__Scope>(__order);
        __T __wanted = __expected;
        __T __old = detail::compare(target, __wanted, __desired);
        detail::fence<__Scope>(__order);
        __expected = __old;
        return detail::same(__old, __wanted);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(__T &__expected, __T __desired,
                                                 memory_order __success, memory_order) const
    {
        return compare_exchange_weak(__expected, __desired, __success);
    }
    CU2CL_BOTH_ATOMIC __T operator++() const
    {
        return fetch_add(__T(1)) + __T(1);
    }
    CU2CL_BOTH_ATOMIC __T operator++(int) const
    {
        return fetch_add(__T(1));
    }
    CU2CL_BOTH_ATOMIC __T operator--() const
    {
        return fetch_sub(__T(1)) - __T(1);
    }
    CU2CL_BOTH_ATOMIC __T operator--(int) const
    {
        return fetch_sub(__T(1));
    }
    CU2CL_BOTH_ATOMIC __T operator+=(__T __operand) const
    {
        return fetch_add(__operand) + __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator-=(__T __operand) const
    {
        return fetch_sub(__operand) - __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator&=(__T __operand) const
    {
        return fetch_and(__operand) & __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator|=(__T __operand) const
    {
        return fetch_or(__operand) | __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator^=(__T __operand) const
    {
        return fetch_xor(__operand) ^ __operand;
    }
    CU2CL_BOTH_ATOMIC __T operator=(__T __desired) const
    {
        store(__desired);
        return __desired;
    }
    CU2CL_BOTH_ATOMIC operator __T() const
    {
        return load();
    }
};

CU2CL_BOTH_ATOMIC inline void atomic_thread_fence(memory_order __order,
                                                  thread_scope __scope = thread_scope_system)
{
    if (__scope == thread_scope_block)
        detail::fence<thread_scope_block>(__order);
    else
        detail::fence<thread_scope_device>(__order);
}

namespace std
{
using cuda::atomic_thread_fence;
using cuda::memory_order;
using cuda::memory_order_acq_rel;
using cuda::memory_order_acquire;
using cuda::memory_order_consume;
using cuda::memory_order_relaxed;
using cuda::memory_order_release;
using cuda::memory_order_seq_cst;

template <class __T> using atomic = cuda::atomic<__T, thread_scope_system>;
template <class __T> using atomic_ref = cuda::atomic_ref<__T, thread_scope_system>;
} // namespace std

} // namespace cuda

#include "show_macros.h"

#endif
