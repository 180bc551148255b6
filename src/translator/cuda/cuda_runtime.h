/* What nvcc includes before every .cu file: the runtime API, the device functions, and the parts of
 * the C library that CUDA programs use without an #include. The device functions come before any
 * system header: clang prefers a __device__ overload in device code, and names that <cmath> brings
 * into std:: are then found there as well. C and C++ files get the host side alone. */
#ifndef CU2CL_CUDA_RUNTIME_H
#define CU2CL_CUDA_RUNTIME_H
#define __CUDA_RUNTIME_H__

/* Headers of a CUDA Toolkit that a program finds by a path of its own add nothing to these. */
#define __CHANNEL_DESCRIPTOR_H__
#define __CUDA_DEVICE_RUNTIME_API_H__
#define __DEVICE_ATOMIC_FUNCTIONS_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__
#define __DEVICE_TYPES_H__
#define __DRIVER_FUNCTIONS_H__
#define __SM_20_ATOMIC_FUNCTIONS_H__
#define __SM_20_INTRINSICS_H__
#define __SM_30_INTRINSICS_H__
#define __SM_32_ATOMIC_FUNCTIONS_H__
#define __SM_32_INTRINSICS_H__
#define __SM_35_ATOMIC_FUNCTIONS_H__
#define __SM_35_INTRINSICS_H__
#define __SM_60_ATOMIC_FUNCTIONS_H__
#define __SM_61_INTRINSICS_H__
#define __SURFACE_INDIRECT_FUNCTIONS_H__
#define __TEXTURE_INDIRECT_FUNCTIONS_H__
#define __VECTOR_FUNCTIONS_HPP__

#include <stddef.h>

#include "host_defines.h"
#include "vector_types.h"
#include "cuda_runtime_api.h"
#include "library_types.h"

#ifdef __CUDA__
#include "device/builtins.h"
#include "device/synchronization.h"
#include "device/integer.h"
#include "device/simd.h"
#include "device/conversion.h"
#include "device/math.h"
#include "device/atomic.h"
#include "device/nv_atomic.h"
#include "device/memory.h"
#include "device/warp.h"
#include "device/texture.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <new>
#include <utility>
#ifdef CU2CL_EXTENDED_LAMBDA
#include <functional>
#endif
#elif defined __cplusplus
#include "device/texture.h"
#endif

#endif
