/* CUDA's driver API for host sources that are not ported: types of the runtime's, functions of the
 * library cuda, which calls the runtime's. */
#ifndef CU2CL_NVCC_CUDA_H
#define CU2CL_NVCC_CUDA_H
#pragma GCC system_header

#include <stdint.h>
#include <stdlib.h>

#ifndef __cuda_cuda_h__ /* programs test it */
#define __cuda_cuda_h__
#endif
#define CUDA_VERSION CU2CL_CUDART_VERSION
#ifndef CUDAAPI
#define CUDAAPI
#endif
#ifndef CUDA_CB
#define CUDA_CB
#endif

typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;

#include "driver_types.h"
#include "cu2cl_cuda/driver_names.h"
#include "cu2cl_cuda/driver_functions.h"
#include "cu2cl_cuda/driver_refused.h"
#ifdef __cplusplus
#include "cu2cl_cuda/driver_overloads.h"
extern "C" {
#endif

#define CU_GET_PROC_ADDRESS_DEFAULT                   0
#define CU_GET_PROC_ADDRESS_LEGACY_STREAM             1
#define CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM 2

/* A function of this API by its name. CUDA_ERROR_NOT_FOUND: there is none; `*__function` is
 * NULL. */
#define cuGetProcAddress cuGetProcAddress_v2
CUresult cuGetProcAddress_v2(const char *__name, void **__function, int __version,
                             cuuint64_t __flags, CUdriverProcAddressQueryResult *__result);

#ifdef __cplusplus
}
#endif

#endif
