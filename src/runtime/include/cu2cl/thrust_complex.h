/* thrust::complex for host code, and for the translator, which ports the functions that kernels use
 * from here. Other than with std::complex, the two operands may have different types. */
#ifndef CU2CL_THRUST_COMPLEX_H
#define CU2CL_THRUST_COMPLEX_H

#include "std.h"

#include <complex>

#include "hide_macros.h"

namespace thrust
{

#define CU2CL_COMPLEX_ALIGN(T) alignas(2 * sizeof(T))
#define CU2CL_COMPLEX_OF_HOST  ::std::complex
#include "complex_class.h"
#undef CU2CL_COMPLEX_OF_HOST
#undef CU2CL_COMPLEX_ALIGN

#define CU2CL_MIXED(T, U)                                                                          \
    template <class T, class U,                                                                    \
              class __R = typename ::std::enable_if<                                               \
                  !::std::is_same<T, U>::value && ::std::is_arithmetic<T>::value &&                \
                      ::std::is_arithmetic<U>::value,                                              \
                  typename ::std::common_type<T, U>::type>::type>
#define CU2CL_MIXED_OPERATOR(op)                                                                   \
    CU2CL_MIXED(__T, __U)                                                                          \
    CU2CL_BOTH inline complex<__R> operator op(const complex<__T> &__a, const complex<__U> &__b)   \
    {                                                                                              \
        return complex<__R>(__a) op complex<__R>(__b);                                             \
    }                                                                                              \
    CU2CL_MIXED(__T, __U)                                                                          \
    CU2CL_BOTH inline complex<__R> operator op(const complex<__T> &__a, const __U &__b)            \
    {                                                                                              \
        return complex<__R>(__a) op static_cast<__R>(__b);                                         \
    }                                                                                              \
    CU2CL_MIXED(__T, __U)                                                                          \
    CU2CL_BOTH inline complex<__R> operator op(const __T &__a, const complex<__U> &__b)            \
    {                                                                                              \
        return static_cast<__R>(__a) op complex<__R>(__b);                                         \
    }

CU2CL_MIXED_OPERATOR(+)
CU2CL_MIXED_OPERATOR(-)
CU2CL_MIXED_OPERATOR(*)
CU2CL_MIXED_OPERATOR(/)
#undef CU2CL_MIXED_OPERATOR
#undef CU2CL_MIXED

} // namespace thrust

#include "show_macros.h"

#endif
