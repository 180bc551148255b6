/* CUDA's keywords. They are attributes for clang's CUDA mode; a host file in C or C++ may use them
 * too, where they mean nothing. What clang has no attribute for becomes an annotation, which the
 * translator reads. */
#ifndef CU2CL_CUDA_HOST_DEFINES_H
#define CU2CL_CUDA_HOST_DEFINES_H
#define __HOST_DEFINES_H__

#ifdef __CUDA__
#define __host__           __attribute__((host))
#define __device__         __attribute__((device))
#define __global__         __attribute__((global))
#define __shared__         __attribute__((shared))
#define __shared_          __attribute__((shared)) /* in front of alignas, see frontend.c */
#define __constant__       __attribute__((constant))
#define __managed__        __attribute__((device)) __attribute__((annotate("cuda_managed")))
#define CU2CL_TEXT_OF(...) #__VA_ARGS__
#define __launch_bounds__(...)                                                                     \
    __attribute__((launch_bounds(__VA_ARGS__)))                                                    \
    __attribute__((annotate("cuda_launch_bounds:" CU2CL_TEXT_OF(__VA_ARGS__))))
#define __device_builtin_texture_type__ __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__ __attribute__((device_builtin_surface_type))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __shared_
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#endif

#define __grid_constant__   __attribute__((annotate("cuda_grid_constant")))
#define CU2CL_WORDS_OF(...) #__VA_ARGS__
#define __cluster_dims__(...)                                                                      \
    __attribute__((annotate("cuda_cluster_dims:" CU2CL_WORDS_OF(__VA_ARGS__))))
#define __maxnreg__(...)    __attribute__((annotate("cuda_maxnreg:" #__VA_ARGS__)))
#define __block_size__(...) __attribute__((annotate("cuda_block_size:" #__VA_ARGS__)))

#define __forceinline__      __inline__ __attribute__((always_inline))
#define __align__(n)         __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __thread__           __thread
#define __no_return__        __attribute__((noreturn))
#define __nv_pure__          __attribute__((pure))

#define __device_builtin__
#define __cudart_builtin__
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
#define CUDAAPI
#define CUDA_CB
#ifndef __specialization_static
#define __specialization_static static
#endif

#endif
