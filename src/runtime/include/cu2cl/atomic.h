/* cuda::atomic and cuda::atomic_ref for host code, and for the translator, which ports the members
 * that kernels use from here.
 *
 * In kernels each operation is CUDA's atomic function for the type, which orders nothing; where
 * another order than memory_order_relaxed is asked for, a fence stands before and behind it. Host
 * code has the compiler's own atomic operations. */
#ifndef CU2CL_ATOMIC_H
#define CU2CL_ATOMIC_H

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
template <thread_scope Scope> __device__ inline void fence(memory_order order)
{
    if (order == memory_order_relaxed || Scope == thread_scope_thread)
        return;
    if (Scope == thread_scope_block)
        __threadfence_block();
    else
        __threadfence();
}

#define CU2CL_ATOMIC_FORWARD(type, as, name, function)                                             \
    __device__ inline type name(type *at, type value)                                              \
    {                                                                                              \
        return (type)function((as *)at, (as)value);                                                \
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
    __device__ inline type load(type *at)                                                          \
    {                                                                                              \
        return (type)atomicOr((as *)at, (as)0);                                                    \
    }                                                                                              \
    __device__ inline type compare(type *at, type old, type value)                                 \
    {                                                                                              \
        return (type)atomicCAS((as *)at, (as)old, (as)value);                                      \
    }
CU2CL_ATOMIC_INTEGER(int, int, int)
CU2CL_ATOMIC_INTEGER(unsigned int, unsigned int, unsigned int)
CU2CL_ATOMIC_INTEGER(long, unsigned long long, long long)
CU2CL_ATOMIC_INTEGER(long long, unsigned long long, long long)
CU2CL_ATOMIC_INTEGER(unsigned long, unsigned long long, unsigned long long)
CU2CL_ATOMIC_INTEGER(unsigned long long, unsigned long long, unsigned long long)
CU2CL_ATOMIC_COMMON(float, float)
__device__ inline float load(float *at)
{
    return __int_as_float(atomicOr((int *)at, 0));
}
__device__ inline float compare(float *at, float old, float value)
{
    return __int_as_float(atomicCAS((int *)at, __float_as_int(old), __float_as_int(value)));
}
#undef CU2CL_ATOMIC_INTEGER
#undef CU2CL_ATOMIC_COMMON
#undef CU2CL_ATOMIC_FORWARD
#else
template <thread_scope Scope> CU2CL_BOTH_ATOMIC inline void fence(memory_order)
{
}

/* One value after the other until nobody came in between. */
#define CU2CL_ATOMIC_UPDATE(name, result)                                                          \
    template <class T> CU2CL_BOTH_ATOMIC inline T name(T *at, T value)                             \
    {                                                                                              \
        T old, next;                                                                               \
        __atomic_load(at, &old, __ATOMIC_SEQ_CST);                                                 \
        do                                                                                         \
            next = result;                                                                         \
        while (!__atomic_compare_exchange(at, &old, &next, false, __ATOMIC_SEQ_CST,                \
                                          __ATOMIC_SEQ_CST));                                      \
        return old;                                                                                \
    }
CU2CL_ATOMIC_UPDATE(add, old + value)
CU2CL_ATOMIC_UPDATE(exchange, value)
CU2CL_ATOMIC_UPDATE(bit_and, old &value)
CU2CL_ATOMIC_UPDATE(bit_or, old | value)
CU2CL_ATOMIC_UPDATE(bit_xor, old ^ value)
CU2CL_ATOMIC_UPDATE(least, value < old ? value : old)
CU2CL_ATOMIC_UPDATE(greatest, old < value ? value : old)
#undef CU2CL_ATOMIC_UPDATE

template <class T> CU2CL_BOTH_ATOMIC inline T load(T *at)
{
    T value;
    __atomic_load(at, &value, __ATOMIC_SEQ_CST);
    return value;
}

template <class T> CU2CL_BOTH_ATOMIC inline T compare(T *at, T old, T value)
{
    __atomic_compare_exchange(at, &old, &value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return old;
}
#endif

} // namespace detail

/* An object of its own. */
template <class T, thread_scope Scope = thread_scope_system> class atomic
{
    T value;

  public:
    typedef T value_type;

    atomic() = default;
    CU2CL_BOTH_ATOMIC constexpr atomic(T initial) : value(initial)
    {
    }
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    CU2CL_BOTH_ATOMIC T load(memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::load(const_cast<T *>(&value));
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC void store(T desired, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        detail::exchange(&value, desired);
        detail::fence<Scope>(order);
    }
    CU2CL_BOTH_ATOMIC T exchange(T desired, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::exchange(&value, desired);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_add(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::add(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_and(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::bit_and(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_or(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::bit_or(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_xor(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::bit_xor(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_min(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::least(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_max(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::greatest(&value, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_sub(T operand, memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T old = detail::add(&value, T(0) - operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(T &expected, T desired,
                                                   memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T wanted = expected;
        T old = detail::compare(&value, wanted, desired);
        detail::fence<Scope>(order);
        expected = old;
        return old == wanted;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(T &expected, T desired, memory_order success,
                                                   memory_order)
    {
        return compare_exchange_strong(expected, desired, success);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(T &expected, T desired,
                                                 memory_order order = memory_order_seq_cst)
    {
        detail::fence<Scope>(order);
        T wanted = expected;
        T old = detail::compare(&value, wanted, desired);
        detail::fence<Scope>(order);
        expected = old;
        return old == wanted;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(T &expected, T desired, memory_order success,
                                                 memory_order)
    {
        return compare_exchange_weak(expected, desired, success);
    }
    CU2CL_BOTH_ATOMIC T operator++()
    {
        return fetch_add(T(1)) + T(1);
    }
    CU2CL_BOTH_ATOMIC T operator++(int)
    {
        return fetch_add(T(1));
    }
    CU2CL_BOTH_ATOMIC T operator--()
    {
        return fetch_sub(T(1)) - T(1);
    }
    CU2CL_BOTH_ATOMIC T operator--(int)
    {
        return fetch_sub(T(1));
    }
    CU2CL_BOTH_ATOMIC T operator+=(T operand)
    {
        return fetch_add(operand) + operand;
    }
    CU2CL_BOTH_ATOMIC T operator-=(T operand)
    {
        return fetch_sub(operand) - operand;
    }
    CU2CL_BOTH_ATOMIC T operator&=(T operand)
    {
        return fetch_and(operand) & operand;
    }
    CU2CL_BOTH_ATOMIC T operator|=(T operand)
    {
        return fetch_or(operand) | operand;
    }
    CU2CL_BOTH_ATOMIC T operator^=(T operand)
    {
        return fetch_xor(operand) ^ operand;
    }
    CU2CL_BOTH_ATOMIC T operator=(T desired)
    {
        store(desired);
        return desired;
    }
    CU2CL_BOTH_ATOMIC operator T() const
    {
        return load();
    }
};

/* Atomic access to an object that is none itself. */
template <class T, thread_scope Scope = thread_scope_system> class atomic_ref
{
    T *target;

  public:
    typedef T value_type;

    CU2CL_BOTH_ATOMIC explicit atomic_ref(T &object) : target(&object)
    {
    }
    CU2CL_BOTH_ATOMIC T load(memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::load(target);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC void store(T desired, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        detail::exchange(target, desired);
        detail::fence<Scope>(order);
    }
    CU2CL_BOTH_ATOMIC T exchange(T desired, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::exchange(target, desired);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_add(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::add(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_and(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::bit_and(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_or(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::bit_or(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_xor(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::bit_xor(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_min(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::least(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_max(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::greatest(target, operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC T fetch_sub(T operand, memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T old = detail::add(target, T(0) - operand);
        detail::fence<Scope>(order);
        return old;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(T &expected, T desired,
                                                   memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T wanted = expected;
        T old = detail::compare(target, wanted, desired);
        detail::fence<Scope>(order);
        expected = old;
        return old == wanted;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_strong(T &expected, T desired, memory_order success,
                                                   memory_order) const
    {
        return compare_exchange_strong(expected, desired, success);
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(T &expected, T desired,
                                                 memory_order order = memory_order_seq_cst) const
    {
        detail::fence<Scope>(order);
        T wanted = expected;
        T old = detail::compare(target, wanted, desired);
        detail::fence<Scope>(order);
        expected = old;
        return old == wanted;
    }
    CU2CL_BOTH_ATOMIC bool compare_exchange_weak(T &expected, T desired, memory_order success,
                                                 memory_order) const
    {
        return compare_exchange_weak(expected, desired, success);
    }
    CU2CL_BOTH_ATOMIC T operator++() const
    {
        return fetch_add(T(1)) + T(1);
    }
    CU2CL_BOTH_ATOMIC T operator++(int) const
    {
        return fetch_add(T(1));
    }
    CU2CL_BOTH_ATOMIC T operator--() const
    {
        return fetch_sub(T(1)) - T(1);
    }
    CU2CL_BOTH_ATOMIC T operator--(int) const
    {
        return fetch_sub(T(1));
    }
    CU2CL_BOTH_ATOMIC T operator+=(T operand) const
    {
        return fetch_add(operand) + operand;
    }
    CU2CL_BOTH_ATOMIC T operator-=(T operand) const
    {
        return fetch_sub(operand) - operand;
    }
    CU2CL_BOTH_ATOMIC T operator&=(T operand) const
    {
        return fetch_and(operand) & operand;
    }
    CU2CL_BOTH_ATOMIC T operator|=(T operand) const
    {
        return fetch_or(operand) | operand;
    }
    CU2CL_BOTH_ATOMIC T operator^=(T operand) const
    {
        return fetch_xor(operand) ^ operand;
    }
    CU2CL_BOTH_ATOMIC T operator=(T desired) const
    {
        store(desired);
        return desired;
    }
    CU2CL_BOTH_ATOMIC operator T() const
    {
        return load();
    }
};

CU2CL_BOTH_ATOMIC inline void atomic_thread_fence(memory_order order,
                                                  thread_scope scope = thread_scope_system)
{
    if (scope == thread_scope_block)
        detail::fence<thread_scope_block>(order);
    else
        detail::fence<thread_scope_device>(order);
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

template <class T> using atomic = cuda::atomic<T, thread_scope_system>;
template <class T> using atomic_ref = cuda::atomic_ref<T, thread_scope_system>;
} // namespace std

} // namespace cuda

#endif
