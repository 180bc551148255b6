/* CUDA's runtime API with the overloads that C++ has. */
#ifndef CU2CL_NVCC_CUDA_RUNTIME_H
#define CU2CL_NVCC_CUDA_RUNTIME_H
#pragma GCC system_header

#ifndef __CUDA_RUNTIME_H__ /* programs test it */
#define __CUDA_RUNTIME_H__
#endif

#include "cuda_runtime_api.h"
#include "library_types.h"
#ifdef __cplusplus
#include "cu2cl_cuda/runtime_overloads.h"
#endif

#endif
