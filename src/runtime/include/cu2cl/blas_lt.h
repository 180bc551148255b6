/* cuBLASLt, under its own names. Stands for cublasLt.h; the component blas of the runtime has the
 * functions. */
#ifndef CU2CL_BLAS_LT_H
#define CU2CL_BLAS_LT_H

#include "blas.h"

#include <cu2cl/hide_macros.h>

typedef struct cublasContext *cublasLtHandle_t;

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasLtCreate(cublasLtHandle_t *__handle);
cublasStatus_t cublasLtDestroy(cublasLtHandle_t __handle);
size_t cublasLtGetVersion(void);

#ifdef __cplusplus
}
#endif

#include <cu2cl/show_macros.h>

#endif
