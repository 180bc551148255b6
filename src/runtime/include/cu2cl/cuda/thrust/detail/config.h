/* What all of Thrust's headers need. */
#ifndef CU2CL_THRUST_DETAIL_CONFIG_H
#define CU2CL_THRUST_DETAIL_CONFIG_H

#include "../../cub/detail/config.h"
#include "../version.h"

/* Programs find these by Thrust's headers. */
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/* Reserved for Thrust's own use in CUDA, too; programs ask for them. */
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM_OMP  2
#define THRUST_DEVICE_SYSTEM_TBB  3
#define THRUST_DEVICE_SYSTEM_CPP  4
#define THRUST_HOST_SYSTEM_CPP    1
#define THRUST_HOST_SYSTEM_OMP    2
#define THRUST_HOST_SYSTEM_TBB    3
#ifndef THRUST_DEVICE_SYSTEM
#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_CUDA
#endif
#ifndef THRUST_HOST_SYSTEM
#define THRUST_HOST_SYSTEM THRUST_HOST_SYSTEM_CPP
#endif

/* A constant of an empty class, for both sides. */
#if defined(__NVCC__) && defined(__CUDA_ARCH__)
#define CU2CL_THRUST_CONSTANT static const __device__
#else
#define CU2CL_THRUST_CONSTANT static const
#endif

namespace thrust
{

template <class T> struct type_identity {
    using type = T;
};

namespace detail
{

template <bool... Bs> struct all_of : std::true_type {
};
template <bool B, bool... Bs>
struct all_of<B, Bs...> : std::integral_constant<bool, B && all_of<Bs...>::value> {
};

template <class...> struct make_void {
    using type = void;
};
template <class... Ts> using void_t = typename make_void<Ts...>::type;

template <class T>
using plain = typename std::remove_cv<typename std::remove_reference<T>::type>::type;

template <class T> CU2CL_HD inline void swap_values(T &a, T &b)
{
    T old = a;
    a = b;
    b = old;
}

} // namespace detail

template <class T> CU2CL_HD inline void swap(T &a, T &b)
{
    T old = a;
    a = b;
    b = old;
}

} // namespace thrust

#endif
