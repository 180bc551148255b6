/* Thrust's <thrust/tuple.h>: a tuple is its first element and a tuple of the rest. Elements may be
 * references, as those that zip iterators give: assignments go to what they refer to. */
#ifndef CU2CL_THRUST_TUPLE_H
#define CU2CL_THRUST_TUPLE_H

#include "detail/config.h"
#include "pair.h"

#include <tuple>

namespace thrust
{

template <class... Ts> class tuple;

namespace detail
{

template <class> struct is_tuple : std::false_type {
};
template <class... Ts> struct is_tuple<tuple<Ts...>> : std::true_type {
};

/* The parts of any tuple or pair: the first element, and what comes behind. */
template <std::size_t I> struct tuple_part {
    template <class T> CU2CL_HD static auto &get(T &t)
    {
        return tuple_part<I - 1>::get(t.rest);
    }
    template <class T> CU2CL_HD static auto copy(const T &t)
    {
        return tuple_part<I - 1>::copy(t.rest);
    }
};
template <> struct tuple_part<0> {
    template <class T> CU2CL_HD static auto &get(T &t)
    {
        return t.first;
    }
    template <class T> CU2CL_HD static auto copy(const T &t)
    {
        return t.first;
    }
};

} // namespace detail

template <> class tuple<>
{
  public:
    CU2CL_HD void swap(tuple &)
    {
    }
};

/* Memory order: first element first. */
template <class T, class... Ts> class tuple<T, Ts...>
{
  public:
    T first;
    tuple<Ts...> rest;

    CU2CL_HD tuple() : first(), rest()
    {
    }
    /* Fewer values than elements: the others are built by default. */
    template <class A, class... As,
              class = typename std::enable_if<
                  std::is_convertible<A, T>::value && sizeof...(As) <= sizeof...(Ts) &&
                  (sizeof...(As) > 0 || !detail::is_tuple<detail::plain<A>>::value)>::type>
    CU2CL_HD tuple(A &&a, As &&...as) : first(static_cast<A &&>(a)), rest(static_cast<As &&>(as)...)
    {
    }
    CU2CL_HD tuple(const tuple &other) : first(other.first), rest(other.rest)
    {
    }
    template <class A, class... As,
              class = typename std::enable_if<sizeof...(As) == sizeof...(Ts)>::type>
    CU2CL_HD tuple(const tuple<A, As...> &other) : first(other.first), rest(other.rest)
    {
    }
    template <class A, class... As,
              class = typename std::enable_if<sizeof...(As) == sizeof...(Ts)>::type>
    CU2CL_HD tuple(tuple<A, As...> &other) : first(other.first), rest(other.rest)
    {
    }
    template <class A, class B>
    CU2CL_HD tuple(const pair<A, B> &other) : first(other.first), rest(other.second)
    {
    }
    CU2CL_HD tuple &operator=(const tuple &other)
    {
        first = other.first;
        rest = other.rest;
        return *this;
    }
    template <class A, class... As> CU2CL_HD tuple &operator=(const tuple<A, As...> &other)
    {
        first = other.first;
        rest = other.rest;
        return *this;
    }
    /* Of the references that a zip iterator gives: the object is a temporary. */
    template <class A, class... As>
    CU2CL_HD const tuple &operator=(const tuple<A, As...> &other) const
    {
        first = other.first;
        rest = other.rest;
        return *this;
    }
    template <class A, class B> CU2CL_HD tuple &operator=(const pair<A, B> &other)
    {
        first = other.first;
        rest.first = other.second;
        return *this;
    }
    CU2CL_HD void swap(tuple &other)
    {
        thrust::swap(first, other.first);
        rest.swap(other.rest);
    }
};

struct null_type {
};

/* --- sizes and elements */

template <class T> struct tuple_size;
template <class... Ts>
struct tuple_size<tuple<Ts...>> : std::integral_constant<std::size_t, sizeof...(Ts)> {
};
template <class T, class U> struct tuple_size<pair<T, U>> : std::integral_constant<std::size_t, 2> {
};
template <class T> struct tuple_size<const T> : tuple_size<T> {
};

template <std::size_t I, class T> struct tuple_element;
template <class T, class... Ts> struct tuple_element<0, tuple<T, Ts...>> {
    using type = T;
};
template <std::size_t I, class T, class... Ts>
struct tuple_element<I, tuple<T, Ts...>> : tuple_element<I - 1, tuple<Ts...>> {
};
template <class T, class U> struct tuple_element<0, pair<T, U>> {
    using type = T;
};
template <class T, class U> struct tuple_element<1, pair<T, U>> {
    using type = U;
};
template <std::size_t I, class T> struct tuple_element<I, const T> {
    using type = const typename tuple_element<I, T>::type;
};
template <std::size_t I, class T> using tuple_element_t = typename tuple_element<I, T>::type;

template <std::size_t I, class... Ts>
CU2CL_HD inline typename tuple_element<I, tuple<Ts...>>::type &get(tuple<Ts...> &t)
{
    return detail::tuple_part<I>::get(t);
}
template <std::size_t I, class... Ts>
CU2CL_HD inline const typename tuple_element<I, tuple<Ts...>>::type &get(const tuple<Ts...> &t)
{
    return detail::tuple_part<I>::get(t);
}
template <std::size_t I, class... Ts>
CU2CL_HD inline typename tuple_element<I, tuple<Ts...>>::type &&get(tuple<Ts...> &&t)
{
    return static_cast<typename tuple_element<I, tuple<Ts...>>::type &&>(
        detail::tuple_part<I>::get(t));
}

namespace detail
{
template <std::size_t I> struct pair_part {
    template <class P> CU2CL_HD static auto &get(P &p)
    {
        return p.first;
    }
};
template <> struct pair_part<1> {
    template <class P> CU2CL_HD static auto &get(P &p)
    {
        return p.second;
    }
};
} // namespace detail

template <std::size_t I, class T, class U>
CU2CL_HD inline typename tuple_element<I, pair<T, U>>::type &get(pair<T, U> &p)
{
    return detail::pair_part<I>::get(p);
}
template <std::size_t I, class T, class U>
CU2CL_HD inline const typename tuple_element<I, pair<T, U>>::type &get(const pair<T, U> &p)
{
    return detail::pair_part<I>::get(p);
}

/* --- making them */

template <class... Ts> CU2CL_HD inline tuple<Ts...> make_tuple(Ts... values)
{
    return tuple<Ts...>(values...);
}

template <class... Ts> CU2CL_HD inline tuple<Ts &...> tie(Ts &...values)
{
    return tuple<Ts &...>(values...);
}

namespace detail
{
struct ignore_t {
    template <class T> CU2CL_HD const ignore_t &operator=(const T &) const
    {
        return *this;
    }
};
} // namespace detail
CU2CL_THRUST_CONSTANT detail::ignore_t ignore = {};

template <class... Ts> CU2CL_HD inline void swap(tuple<Ts...> &a, tuple<Ts...> &b)
{
    a.swap(b);
}
template <class... Ts, class... Us> CU2CL_HD inline void swap(tuple<Ts &...> a, tuple<Us &...> b)
{
    a.swap(b);
}

/* --- comparisons */

CU2CL_HD inline bool operator==(const tuple<> &, const tuple<> &)
{
    return true;
}
CU2CL_HD inline bool operator<(const tuple<> &, const tuple<> &)
{
    return false;
}
template <class T, class... Ts, class U, class... Us>
CU2CL_HD inline bool operator==(const tuple<T, Ts...> &a, const tuple<U, Us...> &b)
{
    return a.first == b.first && a.rest == b.rest;
}
template <class T, class... Ts, class U, class... Us>
CU2CL_HD inline bool operator<(const tuple<T, Ts...> &a, const tuple<U, Us...> &b)
{
    return a.first < b.first || (!(b.first < a.first) && a.rest < b.rest);
}
template <class... Ts, class... Us>
CU2CL_HD inline bool operator!=(const tuple<Ts...> &a, const tuple<Us...> &b)
{
    return !(a == b);
}
template <class... Ts, class... Us>
CU2CL_HD inline bool operator>(const tuple<Ts...> &a, const tuple<Us...> &b)
{
    return b < a;
}
template <class... Ts, class... Us>
CU2CL_HD inline bool operator<=(const tuple<Ts...> &a, const tuple<Us...> &b)
{
    return !(b < a);
}
template <class... Ts, class... Us>
CU2CL_HD inline bool operator>=(const tuple<Ts...> &a, const tuple<Us...> &b)
{
    return !(a < b);
}

} // namespace thrust

namespace std
{
template <class... Ts>
struct tuple_size<thrust::tuple<Ts...>> : integral_constant<size_t, sizeof...(Ts)> {
};
template <size_t I, class... Ts> struct tuple_element<I, thrust::tuple<Ts...>> {
    using type = typename thrust::tuple_element<I, thrust::tuple<Ts...>>::type;
};
} // namespace std

#endif
