/* Errors. Parameters have no names: these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_ERROR_H
#define CU2CL_CUDA_RUNTIME_ERROR_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

CU2CL_BOTH cudaError_t cudaGetLastError(void);
CU2CL_BOTH cudaError_t cudaPeekAtLastError(void);
CU2CL_BOTH const char *cudaGetErrorName(cudaError_t);
CU2CL_BOTH const char *cudaGetErrorString(cudaError_t);

#ifdef __cplusplus
}
#endif

#endif
