/* Cooperative groups: functions with bodies, which are ported like the program's own: reductions
 * and scans with operations or types that no rule knows, and calls by one lane. Values are
 * exchanged word by word, and joined in the order that CUDA has. */
#ifndef CU2CL_CUDA_COOPERATIVE_GROUPS_COLLECTIVES_H
#define CU2CL_CUDA_COOPERATIVE_GROUPS_COLLECTIVES_H

#include <cu2cl/hide_macros.h>

namespace cooperative_groups
{

namespace detail
{

template <class __T> struct words {
    unsigned int word[(sizeof(__T) + 3) / 4];
};

#define CU2CL_EXCHANGE(name, method)                                                               \
    template <class __Group, class __T>                                                            \
    __device__ __T name(const __Group &__group, __T __value, unsigned int __by)                    \
    {                                                                                              \
        words<__T> __bits = {};                                                                    \
        memcpy(&__bits, &__value, sizeof(__T));                                                    \
        for (unsigned int __i = 0; __i < (sizeof(__T) + 3) / 4; __i++) {                           \
            __bits.word[__i] = __group.method(__bits.word[__i], __by);                             \
        }                                                                                          \
        memcpy(&__value, &__bits, sizeof(__T));                                                    \
        return __value;                                                                            \
    }
CU2CL_EXCHANGE(exchange, shfl)
CU2CL_EXCHANGE(exchange_up, shfl_up)
CU2CL_EXCHANGE(exchange_down, shfl_down)
CU2CL_EXCHANGE(exchange_xor, shfl_xor)
#undef CU2CL_EXCHANGE

/* Joins two values; the operations of cooperative groups are no objects in a port. */
template <class __Op, class __T> __device__ __T join(__Op &__op, __T __a, __T __b)
{
    return __op(__a, __b);
}
template <class __U, class __T> __device__ __T join(plus<__U> &, __T __a, __T __b)
{
    return __a + __b;
}
template <class __U, class __T> __device__ __T join(less<__U> &, __T __a, __T __b)
{
    return __b < __a ? __b : __a;
}
template <class __U, class __T> __device__ __T join(greater<__U> &, __T __a, __T __b)
{
    return __a < __b ? __b : __a;
}
template <class __U, class __T> __device__ __T join(bit_and<__U> &, __T __a, __T __b)
{
    return __a & __b;
}
template <class __U, class __T> __device__ __T join(bit_or<__U> &, __T __a, __T __b)
{
    return __a | __b;
}
template <class __U, class __T> __device__ __T join(bit_xor<__U> &, __T __a, __T __b)
{
    return __a ^ __b;
}

/* `size` is the most lanes that a group of this kind has, so that all work-items leave the loop
 * together. */
template <class __Group, class __T, class __Op>
__device__ __T scan(const __Group &__group, unsigned int __size, __T __value, __Op &__op)
{
    for (unsigned int __distance = 1; __distance < __size; __distance *= 2) {
        __T __before = exchange_up(__group, __value, __distance);
        if (__group.thread_rank() >= __distance) {
            __value = join(__op, __value, __before);
        }
    }
    return __value;
}

/* Joins a value into an atomic object. */
template <class __Atomic, class __T, class __Op>
__device__ void update_by(__Atomic &__to, __T __value, __Op &__op)
{
    __T __old = __to.load();
    while (!__to.compare_exchange_weak(__old, join(__op, __old, __value))) {
    }
}
template <class __Atomic, class __T, class __U>
__device__ void update_by(__Atomic &__to, __T __value, const plus<__U> &)
{
    __to.fetch_add(__value);
}

template <class __Group, class __T> __device__ __T before(const __Group &__group, __T __value)
{
    __T __result = exchange_up(__group, __value, 1);
    if (__group.thread_rank() == 0) {
        __result = __T();
    }
    return __result;
}

} // namespace detail

template <unsigned int __Size, class __Parent, class __T, class __Op>
__device__ __T reduce(const thread_block_tile<__Size, __Parent> &__tile, __T __value, __Op &&__op)
{
    for (unsigned int __mask = __Size / 2; __mask > 0; __mask /= 2) {
        __value = detail::join(__op, __value, detail::exchange_xor(__tile, __value, __mask));
    }
    return __value;
}
template <class __T, class __Op>
__device__ __T reduce(const coalesced_group &__group, __T __value, __Op &&__op)
{
    __T __all = detail::scan(__group, 32, __value, __op);
    return detail::exchange(__group, __all, __group.size() - 1);
}

template <unsigned int __Size, class __Parent, class __T, class __Op>
__device__ __T inclusive_scan(const thread_block_tile<__Size, __Parent> &__tile, __T __value,
                              __Op &&__op)
{
    return detail::scan(__tile, __Size, __value, __op);
}
template <class __T, class __Op>
__device__ __T inclusive_scan(const coalesced_group &__group, __T __value, __Op &&__op)
{
    return detail::scan(__group, 32, __value, __op);
}
template <unsigned int __Size, class __Parent, class __T, class __Op>
__device__ __T exclusive_scan(const thread_block_tile<__Size, __Parent> &__tile, __T __value,
                              __Op &&__op)
{
    return detail::before(__tile, detail::scan(__tile, __Size, __value, __op));
}
template <class __T, class __Op>
__device__ __T exclusive_scan(const coalesced_group &__group, __T __value, __Op &&__op)
{
    return detail::before(__group, detail::scan(__group, 32, __value, __op));
}

/* The result goes to memory at once. */
template <class __Group, class __T, class __Op>
__device__ void reduce_store_async(const __Group &__group, __T *__to, __T __value, __Op &&__op)
{
    __T __result = reduce(__group, __value, __op);
    if (__group.thread_rank() == 0) {
        *__to = __result;
    }
}

template <class __Group, class __Atomic, class __T, class __Op>
__device__ void reduce_update_async(const __Group &__group, __Atomic &__to, __T __value,
                                    __Op &&__op)
{
    __T __result = reduce(__group, __value, __op);
    if (__group.thread_rank() == 0) {
        detail::update_by(__to, __result, __op);
    }
}

/* CUDA leaves open which lane makes the call; here it is the first. */
template <class __Group, class __F, class... __Args>
__device__ void invoke_one(const __Group &__group, __F &&__f, __Args &&...__args)
{
    if (__group.thread_rank() == 0) {
        __f(__args...);
    }
}
template <class __Group, class __F, class... __Args>
__device__ auto invoke_one_broadcast(const __Group &__group, __F &&__f, __Args &&...__args)
    -> decltype(__f(__args...))
{
    decltype(__f(__args...)) __result = {};
    if (__group.thread_rank() == 0) {
        __result = __f(__args...);
    }
    return detail::exchange(__group, __result, 0);
}

} // namespace cooperative_groups

#include <cu2cl/show_macros.h>

#endif
