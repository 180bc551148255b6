/* Stable sorts: radix sorts of numbers in memory by their order, merge sorts of all else. */
#ifndef CU2CL_THRUST_DETAIL_SORT_H
#define CU2CL_THRUST_DETAIL_SORT_H

#include "../../cub/device/device_merge_sort.cuh"
#include "../../cub/device/device_radix_sort.cuh"
#include "primitives.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace thrust
{
namespace detail
{

/* --- sequential */

#ifdef __CUDA_ARCH__
/* In a kernel there is no memory to be had, and few elements. */
template <class It, class Less>
CU2CL_HD inline void sort_places(const sequential &, It it, std::ptrdiff_t n, Less less)
{
    for (std::ptrdiff_t i = 1; i < n; i++) {
        value_of<It> value = it[i];
        std::ptrdiff_t place = i;
        for (; place > 0 && less(value, it[place - 1]); place--)
            it[place] = it[place - 1];
        it[place] = value;
    }
}
template <class Keys, class Values, class Less>
CU2CL_HD inline void sort_places_by_key(const sequential &, Keys keys, std::ptrdiff_t n,
                                        Values values, Less less)
{
    for (std::ptrdiff_t i = 1; i < n; i++) {
        value_of<Keys> key = keys[i];
        value_of<Values> value = values[i];
        std::ptrdiff_t place = i;
        for (; place > 0 && less(key, keys[place - 1]); place--) {
            keys[place] = keys[place - 1];
            values[place] = values[place - 1];
        }
        keys[place] = key;
        values[place] = value;
    }
}
#else
CU2CL_NO_CHECK
template <class It, class Less>
CU2CL_HD inline void sort_places(const sequential &, It it, std::ptrdiff_t n, Less less)
{
    std::vector<value_of<It>> values;
    values.reserve((std::size_t)n);
    for (std::ptrdiff_t i = 0; i < n; i++)
        values.push_back(it[i]);
    std::stable_sort(values.begin(), values.end(), less);
    for (std::ptrdiff_t i = 0; i < n; i++)
        it[i] = values[(std::size_t)i];
}
CU2CL_NO_CHECK
template <class Keys, class Values, class Less>
CU2CL_HD inline void sort_places_by_key(const sequential &, Keys keys, std::ptrdiff_t n,
                                        Values values, Less less)
{
    using key_type = value_of<Keys>;
    using value_type = value_of<Values>;
    std::vector<std::pair<key_type, value_type>> both;
    both.reserve((std::size_t)n);
    for (std::ptrdiff_t i = 0; i < n; i++)
        both.push_back(std::pair<key_type, value_type>(keys[i], values[i]));
    std::stable_sort(
        both.begin(), both.end(),
        [&](const std::pair<key_type, value_type> &a, const std::pair<key_type, value_type> &b) {
            return less(a.first, b.first);
        });
    for (std::ptrdiff_t i = 0; i < n; i++) {
        keys[i] = both[(std::size_t)i].first;
        values[i] = both[(std::size_t)i].second;
    }
}
#endif

/* --- by kernels */

struct ascending {
};
struct descending {
};
struct compared {
};
template <class T, class Less> struct order_of {
    using type = compared;
};
template <class T> struct order_of<T, thrust::less<T>> {
    using type = ascending;
};
template <class T> struct order_of<T, thrust::less<void>> {
    using type = ascending;
};
template <class T> struct order_of<T, std::less<T>> {
    using type = ascending;
};
template <class T> struct order_of<T, ::cuda::std::less<T>> {
    using type = ascending;
};
template <class T> struct order_of<T, ::cuda::std::less<void>> {
    using type = ascending;
};
template <class T> struct order_of<T, thrust::greater<T>> {
    using type = descending;
};
template <class T> struct order_of<T, thrust::greater<void>> {
    using type = descending;
};
template <class T> struct order_of<T, std::greater<T>> {
    using type = descending;
};
template <class T> struct order_of<T, ::cuda::std::greater<T>> {
    using type = descending;
};
template <class T> struct order_of<T, ::cuda::std::greater<void>> {
    using type = descending;
};
/* Only numbers that lie in memory have digits. */
template <class It, class Less>
using order =
    typename std::conditional<std::is_pointer<raw_type<It>>::value &&
                                  std::is_arithmetic<value_of<It>>::value &&
                                  !std::is_same<value_of<It>, long double>::value,
                              typename order_of<value_of<It>, Less>::type, compared>::type;

template <class T>
inline CU2CL_API(Error_t)
    sort_digits(ascending, void *storage, std::size_t &bytes, cub::DoubleBuffer<T> &keys,
                std::ptrdiff_t n, CU2CL_API(Stream_t) stream)
{
    return cub::DeviceRadixSort::SortKeys(storage, bytes, keys, n, 0, (int)sizeof(T) * 8, stream);
}
template <class T>
inline CU2CL_API(Error_t)
    sort_digits(descending, void *storage, std::size_t &bytes, cub::DoubleBuffer<T> &keys,
                std::ptrdiff_t n, CU2CL_API(Stream_t) stream)
{
    return cub::DeviceRadixSort::SortKeysDescending(storage, bytes, keys, n, 0, (int)sizeof(T) * 8,
                                                    stream);
}
template <class T, class V>
inline CU2CL_API(Error_t)
    sort_digits(ascending, void *storage, std::size_t &bytes, cub::DoubleBuffer<T> &keys,
                cub::DoubleBuffer<V> &values, std::ptrdiff_t n, CU2CL_API(Stream_t) stream)
{
    return cub::DeviceRadixSort::SortPairs(storage, bytes, keys, values, n, 0, (int)sizeof(T) * 8,
                                           stream);
}
template <class T, class V>
inline CU2CL_API(Error_t)
    sort_digits(descending, void *storage, std::size_t &bytes, cub::DoubleBuffer<T> &keys,
                cub::DoubleBuffer<V> &values, std::ptrdiff_t n, CU2CL_API(Stream_t) stream)
{
    return cub::DeviceRadixSort::SortPairsDescending(storage, bytes, keys, values, n, 0,
                                                     (int)sizeof(T) * 8, stream);
}

template <class T>
inline void bring_back(const on_stream &system, T *to, const T *sorted, std::ptrdiff_t n)
{
    if (to != sorted)
        move_bytes(system, to, sorted, n);
}

template <class Order, class It, class Less>
inline void sort_in_order(Order order, const on_stream &system, It it, std::ptrdiff_t n, Less)
{
    using T = value_of<It>;
    T *at = raw(it);
    temporary<T> other(n);
    cub::DoubleBuffer<T> keys(at, other.get());
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return sort_digits(order, storage, bytes, keys, n, system.stream);
    });
    bring_back(system, at, keys.Current(), n);
}
template <class It, class Less>
inline void sort_in_order(compared, const on_stream &system, It it, std::ptrdiff_t n, Less less)
{
    auto at = raw(it);
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return cub::DeviceMergeSort::StableSortKeys(storage, bytes, at, n, less, system.stream);
    });
}
template <class It, class Less>
inline void sort_places(const on_stream &system, It it, std::ptrdiff_t n, Less less)
{
    if (n > 1)
        sort_in_order(order<It, Less>(), system, it, n, less);
}

template <class Order, class Keys, class Values, class Less>
inline void sort_pairs(std::true_type, Order order, const on_stream &system, Keys keys,
                       std::ptrdiff_t n, Values values, Less)
{
    using T = value_of<Keys>;
    using V = value_of<Values>;
    T *at = raw(keys);
    V *values_at = raw(values);
    temporary<T> other(n);
    temporary<V> other_values(n);
    cub::DoubleBuffer<T> both(at, other.get());
    cub::DoubleBuffer<V> both_values(values_at, other_values.get());
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return sort_digits(order, storage, bytes, both, both_values, n, system.stream);
    });
    bring_back(system, at, both.Current(), n);
    bring_back(system, values_at, both_values.Current(), n);
}
template <class Order, class Keys, class Values, class Less>
inline void sort_pairs(std::false_type, Order, const on_stream &system, Keys keys, std::ptrdiff_t n,
                       Values values, Less less)
{
    auto at = raw(keys);
    auto values_at = raw(values);
    run_steps(system, [&](void *storage, std::size_t &bytes) {
        return cub::DeviceMergeSort::StableSortPairs(storage, bytes, at, values_at, n, less,
                                                     system.stream);
    });
}
template <class Keys, class Values, class Less>
inline void sort_places_by_key(const on_stream &system, Keys keys, std::ptrdiff_t n, Values values,
                               Less less)
{
    using has_digits =
        std::integral_constant<bool, !std::is_same<order<Keys, Less>, compared>::value &&
                                         std::is_pointer<raw_type<Values>>::value>;
    if (n > 1)
        sort_pairs(has_digits(), order<Keys, Less>(), system, keys, n, values, less);
}

} // namespace detail
} // namespace thrust

#endif
