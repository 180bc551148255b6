/* cuda::std for host code, and for the translator: the names of the C++ library, which has the same
 * ones. What the C++ library has no constexpr form of in all standards, so that kernels can't call
 * it, is defined here. */
#ifndef CU2CL_STD_H
#define CU2CL_STD_H

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>

#include <cu2cl/hide_macros.h>

#ifdef __CUDACC__
#define CU2CL_BOTH __host__ __device__
#else
#define CU2CL_BOTH
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

#if __cplusplus < 202002L
struct identity {
    using is_transparent = void;
    template <class __T> CU2CL_BOTH constexpr __T &&operator()(__T &&__value) const noexcept
    {
        return static_cast<__T &&>(__value);
    }
};
#endif

} // namespace std
} // namespace cuda

#include <cu2cl/show_macros.h>

#endif
