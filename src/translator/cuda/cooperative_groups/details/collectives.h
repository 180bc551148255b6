/* Cooperative groups: functions with bodies, which are ported like the program's own: reductions
 * and scans with operations or types that no rule knows, and calls by one lane. Values are
 * exchanged word by word, and joined in the order that CUDA has. */
#ifndef CU2CL_CUDA_COOPERATIVE_GROUPS_COLLECTIVES_H
#define CU2CL_CUDA_COOPERATIVE_GROUPS_COLLECTIVES_H

namespace cooperative_groups
{

namespace detail
{

template <class T> struct words {
    unsigned int word[(sizeof(T) + 3) / 4];
};

#define CU2CL_EXCHANGE(name, method)                                                               \
    template <class Group, class T>                                                                \
    __device__ T name(const Group &group, T value, unsigned int by)                                \
    {                                                                                              \
        words<T> bits = {};                                                                        \
        memcpy(&bits, &value, sizeof(T));                                                          \
        for (unsigned int i = 0; i < (sizeof(T) + 3) / 4; i++) {                                   \
            bits.word[i] = group.method(bits.word[i], by);                                         \
        }                                                                                          \
        memcpy(&value, &bits, sizeof(T));                                                          \
        return value;                                                                              \
    }
CU2CL_EXCHANGE(exchange, shfl)
CU2CL_EXCHANGE(exchange_up, shfl_up)
CU2CL_EXCHANGE(exchange_down, shfl_down)
CU2CL_EXCHANGE(exchange_xor, shfl_xor)
#undef CU2CL_EXCHANGE

/* Joins two values; the operations of cooperative groups are no objects in a port. */
template <class Op, class T> __device__ T join(Op &op, T a, T b)
{
    return op(a, b);
}
template <class U, class T> __device__ T join(const plus<U> &, T a, T b)
{
    return a + b;
}
template <class U, class T> __device__ T join(const less<U> &, T a, T b)
{
    return b < a ? b : a;
}
template <class U, class T> __device__ T join(const greater<U> &, T a, T b)
{
    return a < b ? b : a;
}
template <class U, class T> __device__ T join(const bit_and<U> &, T a, T b)
{
    return a & b;
}
template <class U, class T> __device__ T join(const bit_or<U> &, T a, T b)
{
    return a | b;
}
template <class U, class T> __device__ T join(const bit_xor<U> &, T a, T b)
{
    return a ^ b;
}

/* `size` is the most lanes that a group of this kind has, so that all work-items leave the loop
 * together. */
template <class Group, class T, class Op>
__device__ T scan(const Group &group, unsigned int size, T value, Op &op)
{
    for (unsigned int distance = 1; distance < size; distance *= 2) {
        T before = exchange_up(group, value, distance);
        if (group.thread_rank() >= distance) {
            value = join(op, value, before);
        }
    }
    return value;
}

/* Joins a value into an atomic object. */
template <class Atomic, class T, class Op> __device__ void update(Atomic &to, T value, Op &op)
{
    T old = to.load();
    while (!to.compare_exchange_weak(old, join(op, old, value))) {
    }
}
template <class Atomic, class T, class U>
__device__ void update(Atomic &to, T value, const plus<U> &)
{
    to.fetch_add(value);
}

template <class Group, class T> __device__ T before(const Group &group, T value)
{
    T result = exchange_up(group, value, 1);
    if (group.thread_rank() == 0) {
        result = T();
    }
    return result;
}

} // namespace detail

template <unsigned int Size, class Parent, class T, class Op>
__device__ T reduce(const thread_block_tile<Size, Parent> &tile, T value, Op &&op)
{
    for (unsigned int mask = Size / 2; mask > 0; mask /= 2) {
        value = detail::join(op, value, detail::exchange_xor(tile, value, mask));
    }
    return value;
}
template <class T, class Op> __device__ T reduce(const coalesced_group &group, T value, Op &&op)
{
    T all = detail::scan(group, 32, value, op);
    return detail::exchange(group, all, group.size() - 1);
}

template <unsigned int Size, class Parent, class T, class Op>
__device__ T inclusive_scan(const thread_block_tile<Size, Parent> &tile, T value, Op &&op)
{
    return detail::scan(tile, Size, value, op);
}
template <class T, class Op>
__device__ T inclusive_scan(const coalesced_group &group, T value, Op &&op)
{
    return detail::scan(group, 32, value, op);
}
template <unsigned int Size, class Parent, class T, class Op>
__device__ T exclusive_scan(const thread_block_tile<Size, Parent> &tile, T value, Op &&op)
{
    return detail::before(tile, detail::scan(tile, Size, value, op));
}
template <class T, class Op>
__device__ T exclusive_scan(const coalesced_group &group, T value, Op &&op)
{
    return detail::before(group, detail::scan(group, 32, value, op));
}

/* The result goes to memory at once. */
template <class Group, class T, class Op>
__device__ void reduce_store_async(const Group &group, T *to, T value, Op &&op)
{
    T result = reduce(group, value, op);
    if (group.thread_rank() == 0) {
        *to = result;
    }
}

template <class Group, class Atomic, class T, class Op>
__device__ void reduce_update_async(const Group &group, Atomic &to, T value, Op &&op)
{
    T result = reduce(group, value, op);
    if (group.thread_rank() == 0) {
        detail::update(to, result, op);
    }
}

/* CUDA leaves open which lane makes the call; here it is the first. */
template <class Group, class F, class... Args>
__device__ void invoke_one(const Group &group, F &&f, Args &&...args)
{
    if (group.thread_rank() == 0) {
        f(args...);
    }
}
template <class Group, class F, class... Args>
__device__ auto invoke_one_broadcast(const Group &group, F &&f, Args &&...args)
    -> decltype(f(args...))
{
    decltype(f(args...)) result = {};
    if (group.thread_rank() == 0) {
        result = f(args...);
    }
    return detail::exchange(group, result, 0);
}

} // namespace cooperative_groups

#endif
