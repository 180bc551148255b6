/* Thrust's <thrust/pair.h>. */
#ifndef CU2CL_THRUST_PAIR_H
#define CU2CL_THRUST_PAIR_H

#include "detail/config.h"

namespace thrust
{

template <class T, class U> struct pair {
    using first_type = T;
    using second_type = U;

    T first;
    U second;

    CU2CL_HD pair() : first(), second()
    {
    }
    CU2CL_HD pair(const T &a, const U &b) : first(a), second(b)
    {
    }
    template <class A, class B,
              class = typename std::enable_if<std::is_convertible<const A &, T>::value &&
                                              std::is_convertible<const B &, U>::value>::type>
    CU2CL_HD pair(const pair<A, B> &other) : first(other.first), second(other.second)
    {
    }
    template <class A, class B>
    pair(const std::pair<A, B> &other) : first(other.first), second(other.second)
    {
    }
    template <class A, class B> CU2CL_HD pair &operator=(const pair<A, B> &other)
    {
        first = other.first;
        second = other.second;
        return *this;
    }
    template <class A, class B> operator std::pair<A, B>() const
    {
        return std::pair<A, B>(first, second);
    }
    CU2CL_HD void swap(pair &other)
    {
        thrust::swap(first, other.first);
        thrust::swap(second, other.second);
    }
};

template <class T, class U> CU2CL_HD inline pair<T, U> make_pair(T a, U b)
{
    return pair<T, U>(a, b);
}

template <class T, class U> CU2CL_HD inline void swap(pair<T, U> &a, pair<T, U> &b)
{
    a.swap(b);
}

template <class T, class U>
CU2CL_HD inline bool operator==(const pair<T, U> &a, const pair<T, U> &b)
{
    return a.first == b.first && a.second == b.second;
}
template <class T, class U>
CU2CL_HD inline bool operator!=(const pair<T, U> &a, const pair<T, U> &b)
{
    return !(a == b);
}
template <class T, class U> CU2CL_HD inline bool operator<(const pair<T, U> &a, const pair<T, U> &b)
{
    return a.first < b.first || (!(b.first < a.first) && a.second < b.second);
}
template <class T, class U> CU2CL_HD inline bool operator>(const pair<T, U> &a, const pair<T, U> &b)
{
    return b < a;
}
template <class T, class U>
CU2CL_HD inline bool operator<=(const pair<T, U> &a, const pair<T, U> &b)
{
    return !(b < a);
}
template <class T, class U>
CU2CL_HD inline bool operator>=(const pair<T, U> &a, const pair<T, U> &b)
{
    return !(a < b);
}

} // namespace thrust

namespace std
{
template <class T, class U> struct tuple_size<thrust::pair<T, U>> : integral_constant<size_t, 2> {
};
template <class T, class U> struct tuple_element<0, thrust::pair<T, U>> {
    using type = T;
};
template <class T, class U> struct tuple_element<1, thrust::pair<T, U>> {
    using type = U;
};
} // namespace std

#include "tuple.h"

#endif
