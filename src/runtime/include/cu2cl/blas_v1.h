/* cuBLAS's old API, under its own names. Stands for cublas.h; the component blas of the runtime has
 * the functions.
 *
 * There is one handle for a thread and device, which cublasInit makes. A function that fails says so
 * in the next cublasGetError. */
#ifndef CU2CL_BLAS_V1_H
#define CU2CL_BLAS_V1_H

#ifndef CUBLAS_V2_H_ /* else the new API is there, and has these names */
#define CU2CL_BLAS_LEGACY
#include "blas.h"

#include "hide_macros.h"

#ifndef CUBLAS_H_
#define CUBLAS_H_
#endif

typedef cublasStatus_t cublasStatus;

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasInit(void);
cublasStatus_t cublasShutdown(void);
/* The error of the calls since the last one. */
cublasStatus_t cublasGetError(void);
cublasStatus_t cublasGetVersion(int *__version);
cublasStatus_t cublasAlloc(int __count, int __size, void **__memory);
cublasStatus_t cublasFree(void *__memory);
cublasStatus_t cublasSetKernelStream(cu2clStream_t __stream);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#include "blas_legacy.h"
#endif

#endif
