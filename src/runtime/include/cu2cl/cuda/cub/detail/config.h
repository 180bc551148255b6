/* What Thrust's and CUB's headers need of their reader. Three kinds of compilers read these
 * headers: cu2cl and nvcc, as CUDA C++, and the host's compiler of a port, to which kernels are
 * stubs (<cu2cl/launch.h>) and CUDA's functions are the runtime's.
 *
 *     template <class Size, class F> CU2CL_GLOBAL void each_kernel(Size n, F f)
 *     #ifndef __CUDACC__
 *     CU2CL_KERNEL(each_kernel<cu2cl::stand_in<Size>, cu2cl::stand_in<F>>, n, f)
 *     #else
 *     {
 *         ...
 *     }
 *     #endif
 *
 *     CU2CL_START(each_kernel, (grid, block, 0, stream), (n, f));
 *     CU2CL_API(FreeAsync)(pointer, stream);
 */
#ifndef CU2CL_CUB_DETAIL_CONFIG_H
#define CU2CL_CUB_DETAIL_CONFIG_H

/* These headers use `if constexpr`. Before C++17 compilers take it, too, but warn of it. */
#if __cplusplus < 201703L && (__GNUC__ >= 12 || defined __clang__)
#pragma GCC diagnostic ignored "-Wc++17-extensions"
#endif

#ifdef __CUDACC__
#include <cuda_runtime.h>

#define CU2CL_DEVICE      __device__
#define CU2CL_GLOBAL      __global__
#define CU2CL_HD          __host__ __device__
#define CU2CL_API(name)   cuda##name
#define CU2CL_LISTED(...) __VA_ARGS__
#define CU2CL_START(kernel, configuration, arguments)                                              \
    kernel<<<CU2CL_LISTED configuration>>> arguments
#else
#include <cu2cl/cu2cl.h>
#include <cu2cl/launch.h>

#define CU2CL_DEVICE
#define CU2CL_GLOBAL
#define CU2CL_HD
#define CU2CL_API(name)                               cu2cl##name
#define CU2CL_START(kernel, configuration, arguments) CU2CL_LAUNCH(kernel, configuration, arguments)
#endif

/* The C++ standard, as programs ask for it. */
#if __cplusplus >= 202002L
#define CUB_CPP_DIALECT 2020
#elif __cplusplus >= 201703L
#define CUB_CPP_DIALECT 2017
#elif __cplusplus >= 201402L
#define CUB_CPP_DIALECT 2014
#else
#define CUB_CPP_DIALECT 2011
#endif
#define THRUST_CPP_DIALECT CUB_CPP_DIALECT

/* nvcc warns of host functions that a function for both sides calls; here only the side that has
 * them does. */
#ifdef __NVCC__
#define CU2CL_NO_CHECK _Pragma("nv_exec_check_disable")
#else
#define CU2CL_NO_CHECK
#endif

#endif
