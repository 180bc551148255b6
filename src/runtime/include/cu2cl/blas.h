/* What programs need of cuBLAS to start and to stop: types, enumerators, handles with their
 * settings, and copies of vectors and matrices, under cuBLAS's own names. The functions that
 * compute are not here; a program that calls them is reported when it is ported. Stands for
 * cublas_v2.h and cublasLt.h. */
#ifndef CU2CL_BLAS_H
#define CU2CL_BLAS_H

#ifndef CUBLAS_V2_H_
#define CUBLAS_V2_H_

#include <stdlib.h>

#include "bfloat16.h"
#include "cu2cl.h"

#ifndef CUBLAS_API_H_ /* programs test it */
#define CUBLAS_API_H_
#endif

#include <cu2cl/hide_macros.h>

typedef enum {
    CUBLAS_STATUS_SUCCESS = 0,
    CUBLAS_STATUS_NOT_INITIALIZED = 1,
    CUBLAS_STATUS_ALLOC_FAILED = 3,
    CUBLAS_STATUS_INVALID_VALUE = 7,
    CUBLAS_STATUS_ARCH_MISMATCH = 8,
    CUBLAS_STATUS_MAPPING_ERROR = 11,
    CUBLAS_STATUS_EXECUTION_FAILED = 13,
    CUBLAS_STATUS_INTERNAL_ERROR = 14,
    CUBLAS_STATUS_NOT_SUPPORTED = 15,
    CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;

typedef enum {
    CUBLAS_OP_N = 0,
    CUBLAS_OP_T = 1,
    CUBLAS_OP_C = 2,
    CUBLAS_OP_CONJG = 3
} cublasOperation_t;

typedef enum {
    CUBLAS_FILL_MODE_LOWER = 0,
    CUBLAS_FILL_MODE_UPPER = 1,
    CUBLAS_FILL_MODE_FULL = 2
} cublasFillMode_t;

typedef enum { CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1 } cublasDiagType_t;

typedef enum { CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1 } cublasSideMode_t;

typedef enum { CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1 } cublasPointerMode_t;

typedef enum { CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1 } cublasAtomicsMode_t;

typedef enum {
    CUBLAS_DEFAULT_MATH = 0,
    CUBLAS_TENSOR_OP_MATH = 1,
    CUBLAS_PEDANTIC_MATH = 2,
    CUBLAS_TF32_TENSOR_OP_MATH = 3,
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
} cublasMath_t;

typedef enum {
    CUBLAS_COMPUTE_16F = 64,
    CUBLAS_COMPUTE_16F_PEDANTIC = 65,
    CUBLAS_COMPUTE_32F = 68,
    CUBLAS_COMPUTE_32F_PEDANTIC = 69,
    CUBLAS_COMPUTE_64F = 70,
    CUBLAS_COMPUTE_64F_PEDANTIC = 71,
    CUBLAS_COMPUTE_32I = 72,
    CUBLAS_COMPUTE_32I_PEDANTIC = 73,
    CUBLAS_COMPUTE_32F_FAST_16F = 74,
    CUBLAS_COMPUTE_32F_FAST_16BF = 75,
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77
} cublasComputeType_t;

typedef enum {
    CUBLAS_GEMM_DFALT = -1,
    CUBLAS_GEMM_DEFAULT = -1,
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99
} cublasGemmAlgo_t;

struct cublasContext {
    cu2clStream_t stream;
    cublasMath_t math_mode;
    cublasPointerMode_t pointer_mode;
    cublasAtomicsMode_t atomics_mode;
};

typedef struct cublasContext *cublasHandle_t;
typedef struct cublasContext *cublasLtHandle_t;

static inline cublasStatus_t cublasCreate(cublasHandle_t *__handle)
{
    if (!__handle)
        return CUBLAS_STATUS_INVALID_VALUE;
    *__handle = (cublasHandle_t)calloc(1, sizeof **__handle);
    return *__handle ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_ALLOC_FAILED;
}

static inline cublasStatus_t cublasDestroy(cublasHandle_t __handle)
{
    free(__handle);
    return __handle ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_NOT_INITIALIZED;
}

static inline cublasStatus_t cublasLtCreate(cublasLtHandle_t *__handle)
{
    return cublasCreate(__handle);
}

static inline cublasStatus_t cublasLtDestroy(cublasLtHandle_t __handle)
{
    return cublasDestroy(__handle);
}

#define CU2CL_BLAS_SETTING(name, type, member)                                                     \
    static inline cublasStatus_t cublasSet##name(cublasHandle_t __handle, type __value)            \
    {                                                                                              \
        if (!__handle)                                                                             \
            return CUBLAS_STATUS_NOT_INITIALIZED;                                                  \
        __handle->member = __value;                                                                \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }                                                                                              \
    static inline cublasStatus_t cublasGet##name(cublasHandle_t __handle, type *__value)           \
    {                                                                                              \
        if (!__handle || !__value)                                                                 \
            return __handle ? CUBLAS_STATUS_INVALID_VALUE : CUBLAS_STATUS_NOT_INITIALIZED;         \
        *__value = __handle->member;                                                               \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }
CU2CL_BLAS_SETTING(Stream, cu2clStream_t, stream)
CU2CL_BLAS_SETTING(MathMode, cublasMath_t, math_mode)
CU2CL_BLAS_SETTING(PointerMode, cublasPointerMode_t, pointer_mode)
CU2CL_BLAS_SETTING(AtomicsMode, cublasAtomicsMode_t, atomics_mode)
#undef CU2CL_BLAS_SETTING

/* Copies a matrix of rows * columns elements, stored by columns, whose columns are `from_step` and
 * `to_step` elements apart. */
static inline cublasStatus_t cu2clBlasCopy(int __rows, int __columns, int __size,
                                           const void *__from, int __from_step, void *__to,
                                           int __to_step, enum cu2clMemcpyKind __kind)
{
    if (__rows < 0 || __columns < 0 || __size <= 0 || __from_step <= 0 || __to_step <= 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (__rows == 0 || __columns == 0)
        return CUBLAS_STATUS_SUCCESS;
    cu2clError_t __error = cu2clMemcpy2D(
        __to, (size_t)__to_step * (size_t)__size, __from, (size_t)__from_step * (size_t)__size,
        (size_t)__rows * (size_t)__size, (size_t)__columns, __kind);
    return __error == cu2clSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}

static inline cublasStatus_t cublasSetVector(int __count, int __size, const void *__from,
                                             int __from_step, void *__to, int __to_step)
{
    return cu2clBlasCopy(1, __count, __size, __from, __from_step, __to, __to_step,
                         cu2clMemcpyHostToDevice);
}

static inline cublasStatus_t cublasGetVector(int __count, int __size, const void *__from,
                                             int __from_step, void *__to, int __to_step)
{
    return cu2clBlasCopy(1, __count, __size, __from, __from_step, __to, __to_step,
                         cu2clMemcpyDeviceToHost);
}

static inline cublasStatus_t cublasSetMatrix(int __rows, int __columns, int __size,
                                             const void *__from, int __from_step, void *__to,
                                             int __to_step)
{
    return cu2clBlasCopy(__rows, __columns, __size, __from, __from_step, __to, __to_step,
                         cu2clMemcpyHostToDevice);
}

static inline cublasStatus_t cublasGetMatrix(int __rows, int __columns, int __size,
                                             const void *__from, int __from_step, void *__to,
                                             int __to_step)
{
    return cu2clBlasCopy(__rows, __columns, __size, __from, __from_step, __to, __to_step,
                         cu2clMemcpyDeviceToHost);
}

static inline const char *cublasGetStatusName(cublasStatus_t __status)
{
    switch (__status) {
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

#define cublasCreate_v2  cublasCreate
#define cublasDestroy_v2 cublasDestroy

#endif

#include <cu2cl/show_macros.h>

#endif
