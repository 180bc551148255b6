/* cuBLAS: types and functions. */
#ifndef CU2CL_CUDA_CUBLAS_API_H
#define CU2CL_CUDA_CUBLAS_API_H
#define CUBLAS_API_H_

#include "cuda_runtime.h"
#include "cuComplex.h"
#include "library_types.h"
#include "cuda_fp16.h"
#include "cuda_bf16.h"

#include <stdint.h>

#define CUBLAS_VERSION   120800
#define CUBLAS_VER_MAJOR 12
#define CUBLAS_VER_MINOR 8
#define CUBLAS_VER_PATCH 0

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
    CUBLAS_STATUS_LICENSE_ERROR = 16,
} cublasStatus_t;

typedef enum {
    CUBLAS_OP_N = 0,
    CUBLAS_OP_T = 1,
    CUBLAS_OP_C = 2,
    CUBLAS_OP_CONJG = 3,
} cublasOperation_t;

typedef enum {
    CUBLAS_FILL_MODE_LOWER = 0,
    CUBLAS_FILL_MODE_UPPER = 1,
    CUBLAS_FILL_MODE_FULL = 2,
} cublasFillMode_t;

typedef enum {
    CUBLAS_DIAG_NON_UNIT = 0,
    CUBLAS_DIAG_UNIT = 1,
} cublasDiagType_t;

typedef enum {
    CUBLAS_SIDE_LEFT = 0,
    CUBLAS_SIDE_RIGHT = 1,
} cublasSideMode_t;

typedef enum {
    CUBLAS_POINTER_MODE_HOST = 0,
    CUBLAS_POINTER_MODE_DEVICE = 1,
} cublasPointerMode_t;

typedef enum {
    CUBLAS_ATOMICS_NOT_ALLOWED = 0,
    CUBLAS_ATOMICS_ALLOWED = 1,
} cublasAtomicsMode_t;

typedef enum {
    CUBLAS_DEFAULT_MATH = 0,
    CUBLAS_TENSOR_OP_MATH = 1,
    CUBLAS_PEDANTIC_MATH = 2,
    CUBLAS_TF32_TENSOR_OP_MATH = 3,
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8,
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16,
} cublasMath_t;

typedef enum {
    CUBLAS_COMPUTE_16F = 64,
    CUBLAS_COMPUTE_16F_PEDANTIC = 65,
    CUBLAS_COMPUTE_32F = 68,
    CUBLAS_COMPUTE_32F_PEDANTIC = 69,
    CUBLAS_COMPUTE_32F_FAST_16F = 74,
    CUBLAS_COMPUTE_32F_FAST_16BF = 75,
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78,
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79,
    CUBLAS_COMPUTE_64F = 70,
    CUBLAS_COMPUTE_64F_PEDANTIC = 71,
    CUBLAS_COMPUTE_32I = 72,
    CUBLAS_COMPUTE_32I_PEDANTIC = 73,
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
    CUBLAS_GEMM_AUTOTUNE = 999,
} cublasGemmAlgo_t;

typedef enum {
    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
    CUBLAS_EMULATION_STRATEGY_EAGER = 2,
} cublasEmulationStrategy_t;

#ifndef __cplusplus /* C++ has a class */
typedef struct {
    unsigned short __x;
} __half;
#endif

typedef struct cublasContext *cublasHandle_t;
typedef cudaDataType cublasDataType_t;
typedef void (*cublasLogCallback)(const char *);

#ifdef __cplusplus
extern "C" {
#endif
cublasStatus_t cublasCreate_v2(cublasHandle_t *);
cublasStatus_t cublasDestroy_v2(cublasHandle_t);
cublasStatus_t cublasGetVersion_v2(cublasHandle_t, int *);
cublasStatus_t cublasGetProperty(libraryPropertyType, int *);
size_t cublasGetCudartVersion(void);
cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *, size_t);
cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *);
cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t);
cublasStatus_t cublasGetMathMode(cublasHandle_t, cublasMath_t *);
cublasStatus_t cublasSetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t);
cublasStatus_t cublasGetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t *);
cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t);
cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t *);
cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t,
                                                      cudaEmulationSpecialValuesSupport);
cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t,
                                                      cudaEmulationSpecialValuesSupport *);
cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t,
                                                           cudaEmulationMantissaControl);
cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t,
                                                           cudaEmulationMantissaControl *);
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int);
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int *);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int *);
cublasStatus_t cublasSetSmCountTarget(cublasHandle_t, int);
cublasStatus_t cublasGetSmCountTarget(cublasHandle_t, int *);
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int *);
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int **);
const char *cublasGetStatusName(cublasStatus_t);
const char *cublasGetStatusString(cublasStatus_t);
cublasStatus_t cublasLoggerConfigure(int, int, int, const char *);
cublasStatus_t cublasSetLoggerCallback(cublasLogCallback);
cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *);
void cublasXerbla(const char *, int);

cublasStatus_t cublasSetVector(int, int, const void *, int, void *, int);
cublasStatus_t cublasSetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t);
cublasStatus_t cublasSetVector_64(int64_t, int64_t, const void *, int64_t, void *, int64_t);
cublasStatus_t cublasSetVectorAsync_64(int64_t, int64_t, const void *, int64_t, void *, int64_t,
                                       cudaStream_t);
cublasStatus_t cublasGetVector(int, int, const void *, int, void *, int);
cublasStatus_t cublasGetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t);
cublasStatus_t cublasGetVector_64(int64_t, int64_t, const void *, int64_t, void *, int64_t);
cublasStatus_t cublasGetVectorAsync_64(int64_t, int64_t, const void *, int64_t, void *, int64_t,
                                       cudaStream_t);
cublasStatus_t cublasSetMatrix(int, int, int, const void *, int, void *, int);
cublasStatus_t cublasSetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t);
cublasStatus_t cublasSetMatrix_64(int64_t, int64_t, int64_t, const void *, int64_t, void *,
                                  int64_t);
cublasStatus_t cublasSetMatrixAsync_64(int64_t, int64_t, int64_t, const void *, int64_t, void *,
                                       int64_t, cudaStream_t);
cublasStatus_t cublasGetMatrix(int, int, int, const void *, int, void *, int);
cublasStatus_t cublasGetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t);
cublasStatus_t cublasGetMatrix_64(int64_t, int64_t, int64_t, const void *, int64_t, void *,
                                  int64_t);
cublasStatus_t cublasGetMatrixAsync_64(int64_t, int64_t, int64_t, const void *, int64_t, void *,
                                       int64_t, cudaStream_t);

#ifndef CU2CL_CUDA_CUBLAS_LEGACY /* cublas.h, where these names are those of the old API */
cublasStatus_t cublasCreate(cublasHandle_t *);
cublasStatus_t cublasDestroy(cublasHandle_t);
cublasStatus_t cublasGetVersion(cublasHandle_t, int *);
cublasStatus_t cublasSetStream(cublasHandle_t, cudaStream_t);
cublasStatus_t cublasGetStream(cublasHandle_t, cudaStream_t *);
cublasStatus_t cublasSetWorkspace(cublasHandle_t, void *, size_t);
cublasStatus_t cublasSetPointerMode(cublasHandle_t, cublasPointerMode_t);
cublasStatus_t cublasGetPointerMode(cublasHandle_t, cublasPointerMode_t *);
#endif
#ifdef __cplusplus
}
#endif

#include "cublas_functions.h"

#ifdef __cplusplus
/* Before CUDA 11 the type of the sums was named by a type of elements. */
cublasStatus_t cublasGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                            const void *, const void *, cudaDataType, int, const void *,
                            cudaDataType, int, const void *, void *, cudaDataType, int,
                            cudaDataType, cublasGemmAlgo_t);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,
                                   int, const void *, const void *const[], cudaDataType, int,
                                   const void *const[], cudaDataType, int, const void *,
                                   void *const[], cudaDataType, int, int, cudaDataType,
                                   cublasGemmAlgo_t);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int,
                                          int, int, const void *, const void *, cudaDataType, int,
                                          long long, const void *, cudaDataType, int, long long,
                                          const void *, void *, cudaDataType, int, long long, int,
                                          cudaDataType, cublasGemmAlgo_t);
#endif

#endif
