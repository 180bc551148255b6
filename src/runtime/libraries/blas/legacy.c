/* What the old API has around its functions: the handle, the last error, memory. */
#include "libraries/blas/legacy.h"

#include <limits.h>

static cublasHandle_t only_handle;
static cublasStatus_t last_error;

cublasHandle_t rt_blas_the_handle(void)
{
    return only_handle;
}

void rt_blas_note(cublasStatus_t status)
{
    if (status != CUBLAS_STATUS_SUCCESS)
        last_error = status;
}

cublasStatus_t cublasInit(void)
{
    return only_handle ? CUBLAS_STATUS_SUCCESS : cublasCreate_v2(&only_handle);
}

cublasStatus_t cublasShutdown(void)
{
    cublasHandle_t handle = only_handle;

    only_handle = NULL;
    return cublasDestroy_v2(handle);
}

cublasStatus_t cublasGetError(void)
{
    cublasStatus_t error = last_error;

    last_error = CUBLAS_STATUS_SUCCESS;
    return error;
}

cublasStatus_t cublasGetVersion(int *version)
{
    return cublasGetVersion_v2(only_handle, version);
}

cublasStatus_t cublasSetKernelStream(cu2clStream_t stream)
{
    return cublasSetStream_v2(only_handle, stream);
}

cublasStatus_t cublasAlloc(int count, int size, void **memory)
{
    RT_BLAS_ENTER(only_handle, count > 0 && size > 0 && memory);
    return cu2clMalloc(memory, (size_t)count * (size_t)size) == cu2clSuccess
               ? CUBLAS_STATUS_SUCCESS
               : CUBLAS_STATUS_ALLOC_FAILED;
}

cublasStatus_t cublasFree(void *memory)
{
    RT_BLAS_ENTER(only_handle, true);
    return cu2clFree(memory) == cu2clSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_INTERNAL_ERROR;
}

void cublasXerbla(const char *routine, int parameter)
{
    (void)routine, (void)parameter;
}
