/* cuda::std for host code, and for the translator: the names of the C++ library, which has the same
 * ones. What the C++ library has no constexpr form of in all standards, so that kernels can't call
 * it, is defined here. */
#ifndef CU2CL_STD_H
#define CU2CL_STD_H

#include <algorithm>
#include <array>
#include <cassert>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>

#include "hide_macros.h"

#ifdef __CUDACC__
#define CU2CL_BOTH __host__ __device__
#else
#define CU2CL_BOTH
#endif

/* What would be an exception ends a kernel. */
#ifdef __CUDA_ARCH__
#define CU2CL_STD_STOP(exception) __trap()
#else
#define CU2CL_STD_STOP(exception) throw exception
#endif

namespace cuda
{
namespace std
{
using namespace ::std;

template <class __T> CU2CL_BOTH inline void swap(__T &__a, __T &__b)
{
    __T __old = __a;
    __a = __b;
    __b = __old;
}

template <class __T, class __U> CU2CL_BOTH inline __T exchange(__T &__object, __U &&__value)
{
    __T __old = __object;
    __object = static_cast<__T>(__value);
    return __old;
}

/* The function objects of <functional>; without a type (`plus<>`) they take what they get. The C++
 * library's compare pointers in ways that kernels can't. */
#define CU2CL_STD_BINARY(name, result, expression)                                                 \
    template <class __T = void> struct name {                                                      \
        using first_argument_type = __T;                                                           \
        using second_argument_type = __T;                                                          \
        using result_type = result;                                                                \
        CU2CL_BOTH constexpr result operator()(const __T &__a, const __T &__b) const               \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<void> {                                                                \
        using is_transparent = void;                                                               \
        template <class __A, class __B>                                                            \
        CU2CL_BOTH constexpr auto operator()(const __A &__a, const __B &__b) const                 \
            -> decltype(expression)                                                                \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };
#define CU2CL_STD_UNARY(name, result, expression)                                                  \
    template <class __T = void> struct name {                                                      \
        using argument_type = __T;                                                                 \
        using result_type = result;                                                                \
        CU2CL_BOTH constexpr result operator()(const __T &__a) const                               \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<void> {                                                                \
        using is_transparent = void;                                                               \
        template <class __A>                                                                       \
        CU2CL_BOTH constexpr auto operator()(const __A &__a) const -> decltype(expression)         \
        {                                                                                          \
            return expression;                                                                     \
        }                                                                                          \
    };

CU2CL_STD_BINARY(plus, __T, __a + __b)
CU2CL_STD_BINARY(minus, __T, __a - __b)
CU2CL_STD_BINARY(multiplies, __T, __a *__b)
CU2CL_STD_BINARY(divides, __T, __a / __b)
CU2CL_STD_BINARY(modulus, __T, __a % __b)
CU2CL_STD_BINARY(equal_to, bool, __a == __b)
CU2CL_STD_BINARY(not_equal_to, bool, __a != __b)
CU2CL_STD_BINARY(greater, bool, __a > __b)
CU2CL_STD_BINARY(less, bool, __a < __b)
CU2CL_STD_BINARY(greater_equal, bool, __a >= __b)
CU2CL_STD_BINARY(less_equal, bool, __a <= __b)
CU2CL_STD_BINARY(logical_and, bool, __a &&__b)
CU2CL_STD_BINARY(logical_or, bool, __a || __b)
CU2CL_STD_BINARY(bit_and, __T, __a &__b)
CU2CL_STD_BINARY(bit_or, __T, __a | __b)
CU2CL_STD_BINARY(bit_xor, __T, __a ^ __b)
CU2CL_STD_UNARY(negate, __T, -__a)
CU2CL_STD_UNARY(logical_not, bool, !__a)
CU2CL_STD_UNARY(bit_not, __T, ~__a)
#undef CU2CL_STD_BINARY
#undef CU2CL_STD_UNARY

struct identity {
    using is_transparent = void;
    template <class __T> CU2CL_BOTH constexpr __T &&operator()(__T &&__value) const noexcept
    {
        return static_cast<__T &&>(__value);
    }
};

#if __cplusplus >= 201402L
#include "std_algorithm.h"
#endif

} // namespace std
} // namespace cuda

#include "show_macros.h"

#endif
