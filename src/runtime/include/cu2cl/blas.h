/* cuBLAS, under its own names. Stands for cublas_v2.h; the component blas of the runtime has the
 * functions.
 *
 * Functions return CUBLAS_STATUS_NOT_INITIALIZED for what is not a handle, or one that is destroyed;
 * CUBLAS_STATUS_INVALID_VALUE for sizes and steps that no operand can have. They return before the
 * result is there, unless it goes to the host. A handle belongs to the device that is current when it
 * is made; calls for the same handle must not overlap. */
#ifndef CU2CL_BLAS_H
#define CU2CL_BLAS_H

#ifndef CUBLAS_V2_H_
#define CUBLAS_V2_H_

#include <stdint.h>

#include "bfloat16.h"
#include "complex.h"
#include "cu2cl.h"
#include "half.h"
#include "library_types.h"

#ifndef CUBLAS_API_H_ /* programs test it */
#define CUBLAS_API_H_
#endif

#include "hide_macros.h"

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
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8,
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
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78,
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79
} cublasComputeType_t;

typedef enum {
    CUBLAS_GEMM_DFALT = -1,
    CUBLAS_GEMM_DEFAULT = -1,
    CUBLAS_GEMM_ALGO0 = 0,
    CUBLAS_GEMM_ALGO1 = 1,
    CUBLAS_GEMM_ALGO2 = 2,
    CUBLAS_GEMM_ALGO3 = 3,
    CUBLAS_GEMM_ALGO4 = 4,
    CUBLAS_GEMM_ALGO5 = 5,
    CUBLAS_GEMM_ALGO6 = 6,
    CUBLAS_GEMM_ALGO7 = 7,
    CUBLAS_GEMM_ALGO8 = 8,
    CUBLAS_GEMM_ALGO9 = 9,
    CUBLAS_GEMM_ALGO10 = 10,
    CUBLAS_GEMM_ALGO11 = 11,
    CUBLAS_GEMM_ALGO12 = 12,
    CUBLAS_GEMM_ALGO13 = 13,
    CUBLAS_GEMM_ALGO14 = 14,
    CUBLAS_GEMM_ALGO15 = 15,
    CUBLAS_GEMM_ALGO16 = 16,
    CUBLAS_GEMM_ALGO17 = 17,
    CUBLAS_GEMM_ALGO18 = 18,
    CUBLAS_GEMM_ALGO19 = 19,
    CUBLAS_GEMM_ALGO20 = 20,
    CUBLAS_GEMM_ALGO21 = 21,
    CUBLAS_GEMM_ALGO22 = 22,
    CUBLAS_GEMM_ALGO23 = 23,
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
    CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102,
    CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104,
    CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106,
    CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108,
    CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110,
    CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112,
    CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114,
    CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
    CUBLAS_GEMM_AUTOTUNE = 999
} cublasGemmAlgo_t;

typedef enum {
    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
    CUBLAS_EMULATION_STRATEGY_EAGER = 2
} cublasEmulationStrategy_t;

#ifndef __cplusplus /* C++ has a class */
typedef struct {
    unsigned short __x;
} __half;
#endif

typedef struct cublasContext *cublasHandle_t;
typedef cudaDataType cublasDataType_t;
typedef void (*cublasLogCallback)(const char *__message);

#define CUBLAS_VERSION   120800
#define CUBLAS_VER_MAJOR 12
#define CUBLAS_VER_MINOR 8
#define CUBLAS_VER_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasCreate_v2(cublasHandle_t *__handle);
/* Waits for the device first. */
cublasStatus_t cublasDestroy_v2(cublasHandle_t __handle);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t __handle, int *__version);
cublasStatus_t cublasGetProperty(libraryPropertyType __type, int *__value);
size_t cublasGetCudartVersion(void);
cublasStatus_t cublasSetStream_v2(cublasHandle_t __handle, cu2clStream_t __stream);
cublasStatus_t cublasGetStream_v2(cublasHandle_t __handle, cu2clStream_t *__stream);
/* The library's own memory serves as well: this one is not used. */
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t __handle, void *__workspace, size_t __size);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t __handle, cublasPointerMode_t __mode);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t __handle, cublasPointerMode_t *__mode);
/* Kept; all modes compute alike. */
cublasStatus_t cublasSetMathMode(cublasHandle_t __handle, cublasMath_t __mode);
cublasStatus_t cublasGetMathMode(cublasHandle_t __handle, cublasMath_t *__mode);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t __handle, cublasAtomicsMode_t __mode);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t __handle, cublasAtomicsMode_t *__mode);
/* Kept: what may be emulated is computed with numbers of the type that was asked for. */
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t __handle,
                                          cublasEmulationStrategy_t __strategy);
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t __handle,
                                          cublasEmulationStrategy_t *__strategy);
cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t __handle,
                                                      cudaEmulationSpecialValuesSupport __mask);
cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t __handle,
                                                      cudaEmulationSpecialValuesSupport *__mask);
cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t __handle,
                                                           cudaEmulationMantissaControl __control);
cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t __handle,
                                                           cudaEmulationMantissaControl *__control);
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t __handle, int __bits);
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t __handle,
                                                               int *__bits);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t __handle, int __offset);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t __handle,
                                                             int *__offset);
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t __handle, int __count);
cublasStatus_t cublasGetSmCountTarget(cublasHandle_t __handle, int *__count);
/* NULL only, else CUBLAS_STATUS_NOT_SUPPORTED: no bits are counted. */
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t __handle,
                                                                   int *__bits);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t __handle,
                                                                   int **__bits);
const char *cublasGetStatusName(cublasStatus_t __status);
const char *cublasGetStatusString(cublasStatus_t __status);
/* Nothing is logged. */
cublasStatus_t cublasLoggerConfigure(int __is_on, int __to_stdout, int __to_stderr,
                                     const char *__file);
cublasStatus_t cublasSetLoggerCallback(cublasLogCallback __callback);
cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *__callback);
void cublasXerbla(const char *__routine, int __parameter);

cublasStatus_t cublasSetVector(int __count, int __size, const void *__from, int __from_step,
                               void *__to, int __to_step);
cublasStatus_t cublasSetVectorAsync(int __count, int __size, const void *__from, int __from_step,
                                    void *__to, int __to_step, cu2clStream_t __stream);
cublasStatus_t cublasSetVector_64(int64_t __count, int64_t __size, const void *__from,
                                  int64_t __from_step, void *__to, int64_t __to_step);
cublasStatus_t cublasSetVectorAsync_64(int64_t __count, int64_t __size, const void *__from,
                                       int64_t __from_step, void *__to, int64_t __to_step,
                                       cu2clStream_t __stream);
cublasStatus_t cublasGetVector(int __count, int __size, const void *__from, int __from_step,
                               void *__to, int __to_step);
cublasStatus_t cublasGetVectorAsync(int __count, int __size, const void *__from, int __from_step,
                                    void *__to, int __to_step, cu2clStream_t __stream);
cublasStatus_t cublasGetVector_64(int64_t __count, int64_t __size, const void *__from,
                                  int64_t __from_step, void *__to, int64_t __to_step);
cublasStatus_t cublasGetVectorAsync_64(int64_t __count, int64_t __size, const void *__from,
                                       int64_t __from_step, void *__to, int64_t __to_step,
                                       cu2clStream_t __stream);
cublasStatus_t cublasSetMatrix(int __rows, int __columns, int __size, const void *__from,
                               int __from_step, void *__to, int __to_step);
cublasStatus_t cublasSetMatrixAsync(int __rows, int __columns, int __size, const void *__from,
                                    int __from_step, void *__to, int __to_step,
                                    cu2clStream_t __stream);
cublasStatus_t cublasSetMatrix_64(int64_t __rows, int64_t __columns, int64_t __size,
                                  const void *__from, int64_t __from_step, void *__to,
                                  int64_t __to_step);
cublasStatus_t cublasSetMatrixAsync_64(int64_t __rows, int64_t __columns, int64_t __size,
                                       const void *__from, int64_t __from_step, void *__to,
                                       int64_t __to_step, cu2clStream_t __stream);
cublasStatus_t cublasGetMatrix(int __rows, int __columns, int __size, const void *__from,
                               int __from_step, void *__to, int __to_step);
cublasStatus_t cublasGetMatrixAsync(int __rows, int __columns, int __size, const void *__from,
                                    int __from_step, void *__to, int __to_step,
                                    cu2clStream_t __stream);
cublasStatus_t cublasGetMatrix_64(int64_t __rows, int64_t __columns, int64_t __size,
                                  const void *__from, int64_t __from_step, void *__to,
                                  int64_t __to_step);
cublasStatus_t cublasGetMatrixAsync_64(int64_t __rows, int64_t __columns, int64_t __size,
                                       const void *__from, int64_t __from_step, void *__to,
                                       int64_t __to_step, cu2clStream_t __stream);

#ifdef __cplusplus
}
#endif

#ifndef CU2CL_BLAS_LEGACY /* cublas.h, where these names are those of the old API */
#define cublasCreate         cublasCreate_v2
#define cublasDestroy        cublasDestroy_v2
#define cublasGetVersion     cublasGetVersion_v2
#define cublasSetStream      cublasSetStream_v2
#define cublasGetStream      cublasGetStream_v2
#define cublasSetWorkspace   cublasSetWorkspace_v2
#define cublasSetPointerMode cublasSetPointerMode_v2
#define cublasGetPointerMode cublasGetPointerMode_v2
#endif

#include "blas_functions.h"

#ifdef __cplusplus
namespace cu2cl
{
/* Before CUDA 11 the type of the sums was named by a type of elements. */
inline cublasStatus_t compute_type(cublasHandle_t __handle, cudaDataType __type,
                                   cublasComputeType_t *__compute)
{
    cublasMath_t __mode;
    cublasStatus_t __status = cublasGetMathMode(__handle, &__mode);
    bool __exact = (static_cast<int>(__mode) & 15) == CUBLAS_PEDANTIC_MATH;
    if (__status != CUBLAS_STATUS_SUCCESS)
        return __status;
    switch (__type) {
    case CUDA_R_16F:
        *__compute = __exact ? CUBLAS_COMPUTE_16F_PEDANTIC : CUBLAS_COMPUTE_16F;
        return CUBLAS_STATUS_SUCCESS;
    case CUDA_R_32F:
    case CUDA_C_32F:
        *__compute = __exact ? CUBLAS_COMPUTE_32F_PEDANTIC : CUBLAS_COMPUTE_32F;
        return CUBLAS_STATUS_SUCCESS;
    case CUDA_R_64F:
    case CUDA_C_64F:
        *__compute = __exact ? CUBLAS_COMPUTE_64F_PEDANTIC : CUBLAS_COMPUTE_64F;
        return CUBLAS_STATUS_SUCCESS;
    case CUDA_R_32I:
        *__compute = __exact ? CUBLAS_COMPUTE_32I_PEDANTIC : CUBLAS_COMPUTE_32I;
        return CUBLAS_STATUS_SUCCESS;
    default: return CUBLAS_STATUS_NOT_SUPPORTED;
    }
}
} // namespace cu2cl

static inline cublasStatus_t cublasGemmEx(cublasHandle_t __handle, cublasOperation_t __transa,
                                          cublasOperation_t __transb, int __m, int __n, int __k,
                                          const void *__alpha, const void *__A,
                                          cudaDataType __Atype, int __lda, const void *__B,
                                          cudaDataType __Btype, int __ldb, const void *__beta,
                                          void *__C, cudaDataType __Ctype, int __ldc,
                                          cudaDataType __computeType, cublasGemmAlgo_t __algo)
{
    cublasComputeType_t __type = CUBLAS_COMPUTE_32F;
    cublasStatus_t __status = cu2cl::compute_type(__handle, __computeType, &__type);
    return __status != CUBLAS_STATUS_SUCCESS
               ? __status
               : cublasGemmEx(__handle, __transa, __transb, __m, __n, __k, __alpha, __A, __Atype,
                              __lda, __B, __Btype, __ldb, __beta, __C, __Ctype, __ldc, __type,
                              __algo);
}

static inline cublasStatus_t
cublasGemmBatchedEx(cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb,
                    int __m, int __n, int __k, const void *__alpha, const void *const __Aarray[],
                    cudaDataType __Atype, int __lda, const void *const __Barray[],
                    cudaDataType __Btype, int __ldb, const void *__beta, void *const __Carray[],
                    cudaDataType __Ctype, int __ldc, int __count, cudaDataType __computeType,
                    cublasGemmAlgo_t __algo)
{
    cublasComputeType_t __type = CUBLAS_COMPUTE_32F;
    cublasStatus_t __status = cu2cl::compute_type(__handle, __computeType, &__type);
    return __status != CUBLAS_STATUS_SUCCESS
               ? __status
               : cublasGemmBatchedEx(__handle, __transa, __transb, __m, __n, __k, __alpha, __Aarray,
                                     __Atype, __lda, __Barray, __Btype, __ldb, __beta, __Carray,
                                     __Ctype, __ldc, __count, __type, __algo);
}

static inline cublasStatus_t cublasGemmStridedBatchedEx(
    cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb, int __m,
    int __n, int __k, const void *__alpha, const void *__A, cudaDataType __Atype, int __lda,
    long long __strideA, const void *__B, cudaDataType __Btype, int __ldb, long long __strideB,
    const void *__beta, void *__C, cudaDataType __Ctype, int __ldc, long long __strideC,
    int __count, cudaDataType __computeType, cublasGemmAlgo_t __algo)
{
    cublasComputeType_t __type = CUBLAS_COMPUTE_32F;
    cublasStatus_t __status = cu2cl::compute_type(__handle, __computeType, &__type);
    return __status != CUBLAS_STATUS_SUCCESS
               ? __status
               : cublasGemmStridedBatchedEx(__handle, __transa, __transb, __m, __n, __k, __alpha,
                                            __A, __Atype, __lda, __strideA, __B, __Btype, __ldb,
                                            __strideB, __beta, __C, __Ctype, __ldc, __strideC,
                                            __count, __type, __algo);
}
#endif

#endif

#include "show_macros.h"

#endif
