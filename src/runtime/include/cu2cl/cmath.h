/* <cuda/cmath> and <cuda/functional>: cuda::ceil_div and its like, for host code and for the
 * translator. */
#ifndef CU2CL_CMATH_H
#define CU2CL_CMATH_H

#include "std_bit.h"

#include "hide_macros.h"

namespace cuda
{

template <class __T, class __U>
CU2CL_BOTH constexpr typename ::std::common_type<__T, __U>::type ceil_div(__T __a, __U __b)
{
    typedef typename ::std::common_type<__T, __U>::type __result;
    return (__result)((__result)__a / (__result)__b + ((__result)__a % (__result)__b != 0 ? 1 : 0));
}

template <class __T, class __U>
CU2CL_BOTH constexpr typename ::std::common_type<__T, __U>::type round_up(__T __a, __U __b)
{
    typedef typename ::std::common_type<__T, __U>::type __result;
    return (__result)(cuda::ceil_div(__a, __b) * (__result)__b);
}

template <class __T, class __U>
CU2CL_BOTH constexpr typename ::std::common_type<__T, __U>::type round_down(__T __a, __U __b)
{
    typedef typename ::std::common_type<__T, __U>::type __result;
    return (__result)((__result)__a / (__result)__b * (__result)__b);
}

template <class __T> CU2CL_BOTH constexpr int ilog2(__T __value)
{
    return cuda::std::bit_width((typename ::std::make_unsigned<__T>::type)__value) - 1;
}

template <class __T> CU2CL_BOTH constexpr int ceil_ilog2(__T __value)
{
    return cuda::std::bit_width((typename ::std::make_unsigned<__T>::type)(__value - 1));
}

template <class __T> CU2CL_BOTH constexpr int ilog10(__T __value)
{
    int __digits = 0;
    for (; __value >= 10; __value /= 10)
        __digits++;
    return __digits;
}

template <class __T> CU2CL_BOTH constexpr __T bit_reverse(__T __value) noexcept
{
    __T __result = 0;
    for (unsigned __i = 0; __i < 8 * sizeof(__T); __i++, __value = (__T)(__value >> 1))
        __result = (__T)((__T)(__result << 1) | (__value & 1));
    return __result;
}

/* A function object whose result has a known type, as CUDA's libraries ask for with lambdas that
 * only devices can call. */
template <class __R, class __F> class __return_type_wrapper
{
    __F __function;

  public:
    __return_type_wrapper() = delete;
    CU2CL_BOTH constexpr explicit __return_type_wrapper(const __F &__from) : __function(__from)
    {
    }
    template <class... __A> CU2CL_BOTH constexpr __R operator()(__A &&...__arguments) const
    {
        return __function(static_cast<__A &&>(__arguments)...);
    }
};

template <class __R, class __F>
CU2CL_BOTH constexpr __return_type_wrapper<__R, typename ::std::decay<__F>::type>
proclaim_return_type(__F &&__function)
{
    return __return_type_wrapper<__R, typename ::std::decay<__F>::type>(__function);
}

#define CU2CL_CHOICE(name, condition)                                                              \
    template <class __T = void> struct name {                                                      \
        CU2CL_BOTH constexpr __T operator()(const __T &__a, const __T &__b) const                  \
        {                                                                                          \
            return condition;                                                                      \
        }                                                                                          \
    };                                                                                             \
    template <> struct name<void> {                                                                \
        template <class __A, class __B>                                                            \
        CU2CL_BOTH constexpr typename ::std::common_type<__A, __B>::type                           \
        operator()(const __A &__a, const __B &__b) const                                           \
        {                                                                                          \
            return condition;                                                                      \
        }                                                                                          \
    };
CU2CL_CHOICE(minimum, __b < __a ? __b : __a)
CU2CL_CHOICE(maximum, __a < __b ? __b : __a)
#undef CU2CL_CHOICE

} // namespace cuda

#include "show_macros.h"

#endif
