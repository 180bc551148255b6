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

template <class T> CU2CL_BOTH inline void swap(T &a, T &b)
{
    T old = a;
    a = b;
    b = old;
}

template <class T, class U> CU2CL_BOTH inline T exchange(T &object, U &&value)
{
    T old = object;
    object = static_cast<T>(value);
    return old;
}

} // namespace std
} // namespace cuda

#endif
