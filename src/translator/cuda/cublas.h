/* cuBLAS's old API; where the new one is there, it has these names. */
#ifndef CU2CL_CUDA_CUBLAS_H
#define CU2CL_CUDA_CUBLAS_H

#ifndef CUBLAS_V2_H_
#define CUBLAS_H_
#define CU2CL_CUDA_CUBLAS_LEGACY
#include "cublas_api.h"

typedef cublasStatus_t cublasStatus;

#ifdef __cplusplus
extern "C" {
#endif
cublasStatus_t cublasInit(void);
cublasStatus_t cublasShutdown(void);
cublasStatus_t cublasGetError(void);
cublasStatus_t cublasGetVersion(int *);
cublasStatus_t cublasAlloc(int, int, void **);
cublasStatus_t cublasFree(void *);
cublasStatus_t cublasSetKernelStream(cudaStream_t);
#ifdef __cplusplus
}
#endif

#include "cublas_legacy.h"
#endif

#endif
