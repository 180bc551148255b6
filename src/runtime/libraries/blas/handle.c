/* Handles and their settings. */
#include "libraries/blas/blas.h"

#include <stdlib.h>

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)
{
    int device;

    if (!handle)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (cu2clGetDevice(&device) != cu2clSuccess)
        return CUBLAS_STATUS_NOT_INITIALIZED;
    *handle = calloc(1, sizeof **handle);
    return *handle ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_ALLOC_FAILED;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)
{
    free(handle);
    return handle ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_NOT_INITIALIZED;
}

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle)
{
    return cublasCreate_v2(handle);
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle)
{
    return cublasDestroy_v2(handle);
}

#define SETTING(name, version, type, member)                                                       \
    cublasStatus_t cublasSet##name##version(cublasHandle_t handle, type value)                     \
    {                                                                                              \
        if (!handle)                                                                               \
            return CUBLAS_STATUS_NOT_INITIALIZED;                                                  \
        handle->member = value;                                                                    \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }                                                                                              \
    cublasStatus_t cublasGet##name##version(cublasHandle_t handle, type *value)                    \
    {                                                                                              \
        if (!handle || !value)                                                                     \
            return handle ? CUBLAS_STATUS_INVALID_VALUE : CUBLAS_STATUS_NOT_INITIALIZED;           \
        *value = handle->member;                                                                   \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }
SETTING(Stream, _v2, cu2clStream_t, stream)
SETTING(PointerMode, _v2, cublasPointerMode_t, pointer_mode)
SETTING(MathMode, , cublasMath_t, math_mode)
SETTING(AtomicsMode, , cublasAtomicsMode_t, atomics_mode)

const char *cublasGetStatusName(cublasStatus_t status)
{
    switch (status) {
    case CUBLAS_STATUS_SUCCESS: return "CUBLAS_STATUS_SUCCESS";
    case CUBLAS_STATUS_NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
    case CUBLAS_STATUS_ALLOC_FAILED: return "CUBLAS_STATUS_ALLOC_FAILED";
    case CUBLAS_STATUS_INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
    case CUBLAS_STATUS_ARCH_MISMATCH: return "CUBLAS_STATUS_ARCH_MISMATCH";
    case CUBLAS_STATUS_MAPPING_ERROR: return "CUBLAS_STATUS_MAPPING_ERROR";
    case CUBLAS_STATUS_EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
    case CUBLAS_STATUS_INTERNAL_ERROR: return "CUBLAS_STATUS_INTERNAL_ERROR";
    case CUBLAS_STATUS_NOT_SUPPORTED: return "CUBLAS_STATUS_NOT_SUPPORTED";
    case CUBLAS_STATUS_LICENSE_ERROR: return "CUBLAS_STATUS_LICENSE_ERROR";
    }
    return "unknown status";
}
