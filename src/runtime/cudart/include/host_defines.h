/* CUDA's keywords for the host's compiler, to which they mean nothing, so that headers with
 * kernels' declarations can be read by both. */
#ifndef CU2CL_NVCC_HOST_DEFINES_H
#define CU2CL_NVCC_HOST_DEFINES_H
#pragma GCC system_header

#ifndef __HOST_DEFINES_H__ /* programs test it */
#define __HOST_DEFINES_H__
#endif

#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#define __grid_constant__
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __block_size__(...)
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__

#define __forceinline__      __inline__ __attribute__((always_inline))
#define __align__(n)         __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __thread__           __thread
#define __no_return__        __attribute__((noreturn))

#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB

#endif
