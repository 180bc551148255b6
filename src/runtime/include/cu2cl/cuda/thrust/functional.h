/* Thrust's <thrust/functional.h>: function objects, and expressions of placeholders. */
#ifndef CU2CL_THRUST_FUNCTIONAL_H
#define CU2CL_THRUST_FUNCTIONAL_H

#include "detail/config.h"
#include "tuple.h"

/* Programs find cuda::std's function objects by this header. */
#ifdef __CUDACC__
#include <cuda/std/functional>
#else
#include <cu2cl/std.h>
#endif
#include <functional>

namespace thrust
{

template <class Operation> struct unary_traits;
template <class Operation> struct binary_traits;

template <class A, class R> struct unary_function {
    using argument_type = A;
    using result_type = R;
};
template <class A, class B, class R> struct binary_function {
    using first_argument_type = A;
    using second_argument_type = B;
    using result_type = R;
};

/* Without a type (`plus<>`) they take what they get. */
#define CU2CL_THRUST_BINARY(name, result, expression)                                              \
    template <class T = void> struct name {                                                        \
        using first_argument_type = T;                                                             \
        using second_argument_type = T;                                                            \
        using result_type = result;                                                                \
        CU2CL_HD constexpr result operator()(const T &a, const T &b) const                         \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<void> {                                                                \
        using is_transparent = void;                                                               \
        template <class A, class B>                                                                \
        CU2CL_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(expression)   \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };
#define CU2CL_THRUST_UNARY(name, result, expression)                                               \
    template <class T = void> struct name {                                                        \
        using argument_type = T;                                                                   \
        using result_type = result;                                                                \
        CU2CL_HD constexpr result operator()(const T &a) const                                     \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<void> {                                                                \
        using is_transparent = void;                                                               \
        template <class A>                                                                         \
        CU2CL_HD constexpr auto operator()(const A &a) const -> decltype(expression)               \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };

CU2CL_THRUST_BINARY(plus, T, a + b)
CU2CL_THRUST_BINARY(minus, T, a - b)
CU2CL_THRUST_BINARY(multiplies, T, a *b)
CU2CL_THRUST_BINARY(divides, T, a / b)
CU2CL_THRUST_BINARY(modulus, T, a % b)
CU2CL_THRUST_BINARY(equal_to, bool, a == b)
CU2CL_THRUST_BINARY(not_equal_to, bool, a != b)
CU2CL_THRUST_BINARY(greater, bool, a > b)
CU2CL_THRUST_BINARY(less, bool, a < b)
CU2CL_THRUST_BINARY(greater_equal, bool, a >= b)
CU2CL_THRUST_BINARY(less_equal, bool, a <= b)
CU2CL_THRUST_BINARY(logical_and, bool, a &&b)
CU2CL_THRUST_BINARY(logical_or, bool, a || b)
CU2CL_THRUST_BINARY(bit_and, T, a &b)
CU2CL_THRUST_BINARY(bit_or, T, a | b)
CU2CL_THRUST_BINARY(bit_xor, T, a ^ b)
CU2CL_THRUST_BINARY(maximum, T, a < b ? b : a)
CU2CL_THRUST_BINARY(minimum, T, a < b ? a : b)
CU2CL_THRUST_UNARY(negate, T, -a)
CU2CL_THRUST_UNARY(square, T, a *a)
CU2CL_THRUST_UNARY(logical_not, bool, !a)
#undef CU2CL_THRUST_BINARY
#undef CU2CL_THRUST_UNARY

template <class T = void> struct identity {
    using argument_type = T;
    using result_type = T;
    CU2CL_HD constexpr const T &operator()(const T &a) const
    {
        return a;
    }
};
template <> struct identity<void> {
    template <class A> CU2CL_HD constexpr const A &operator()(const A &a) const
    {
        return a;
    }
};

template <class A = void, class B = void> struct project1st {
    using first_argument_type = A;
    using second_argument_type = B;
    using result_type = A;
    CU2CL_HD constexpr const A &operator()(const A &a, const B &) const
    {
        return a;
    }
};
template <> struct project1st<void, void> {
    template <class A, class B> CU2CL_HD constexpr const A &operator()(const A &a, const B &) const
    {
        return a;
    }
};
template <class A = void, class B = void> struct project2nd {
    using first_argument_type = A;
    using second_argument_type = B;
    using result_type = B;
    CU2CL_HD constexpr const B &operator()(const A &, const B &b) const
    {
        return b;
    }
};
template <> struct project2nd<void, void> {
    template <class A, class B> CU2CL_HD constexpr const B &operator()(const A &, const B &b) const
    {
        return b;
    }
};

/* --- negations */

namespace detail
{
template <class F> struct not_fn_t {
    F f;
    CU2CL_NO_CHECK
    template <class... As> CU2CL_HD bool operator()(const As &...as) const
    {
        return !f(as...);
    }
    CU2CL_NO_CHECK
    template <class... As> CU2CL_HD bool operator()(const As &...as)
    {
        return !f(as...);
    }
};
} // namespace detail

template <class F> CU2CL_HD inline detail::not_fn_t<F> not_fn(F f)
{
    return detail::not_fn_t<F>{f};
}
template <class F> struct unary_negate : detail::not_fn_t<F> {
    CU2CL_HD explicit unary_negate(F f) : detail::not_fn_t<F>{f}
    {
    }
};
template <class F> struct binary_negate : detail::not_fn_t<F> {
    CU2CL_HD explicit binary_negate(F f) : detail::not_fn_t<F>{f}
    {
    }
};
template <class F> CU2CL_HD inline unary_negate<F> not1(const F &f)
{
    return unary_negate<F>(f);
}
template <class F> CU2CL_HD inline binary_negate<F> not2(const F &f)
{
    return binary_negate<F>(f);
}

/* --- a function of n arguments, called with a tuple of n elements */

template <class F> class zip_function
{
    F f;

    template <class T, std::size_t... Is>
    CU2CL_HD decltype(auto) spread(T &&t, std::index_sequence<Is...>) const
    {
        return f(thrust::get<Is>(t)...);
    }

  public:
    CU2CL_HD zip_function(F function) : f(function)
    {
    }
    template <class T> CU2CL_HD decltype(auto) operator()(T &&t) const
    {
        return spread(t, std::make_index_sequence<tuple_size<detail::plain<T>>::value>());
    }
    CU2CL_HD F &underlying_function() const
    {
        return f;
    }
};
template <class F> CU2CL_HD inline zip_function<F> make_zip_function(F f)
{
    return zip_function<F>(f);
}

} // namespace thrust

#include "detail/placeholders.h"

#endif
