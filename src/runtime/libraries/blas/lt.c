/* cuBLASLt: handles, which are cuBLAS's. */
#include "libraries/blas/blas.h"

#pragma GCC visibility push(default)
#include <cu2cl/blas_lt.h>
#pragma GCC visibility pop

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle)
{
    return cublasCreate_v2(handle);
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle)
{
    return cublasDestroy_v2(handle);
}

size_t cublasLtGetVersion(void)
{
    return CUBLAS_VERSION;
}
