/* cuBLASLt, under its own names. Stands for cublasLt.h; the component blas of the runtime has the
 * functions.
 *
 * Matrices are by columns or by rows, real or complex, of the types that cuBLAS has products for; bytes
 * with sums of ints also to bytes. A function returns CUBLAS_STATUS_NOT_INITIALIZED for what is not
 * a handle, CUBLAS_STATUS_INVALID_VALUE for parameters that no product can have, and
 * CUBLAS_STATUS_NOT_SUPPORTED for one that is not there. Calls for a handle may overlap. */
#ifndef CU2CL_BLAS_LT_H
#define CU2CL_BLAS_LT_H

#include "blas.h"

#include "hide_macros.h"

typedef struct cublasLtContext *cublasLtHandle_t;

/* Of these a program may have objects itself, for the Init functions. */
typedef struct {
    uint64_t __data[8];
} cublasLtMatrixLayoutOpaque_t;
typedef struct {
    uint64_t __data[32];
} cublasLtMatmulDescOpaque_t;
typedef struct {
    uint64_t __data[8];
} cublasLtMatmulPreferenceOpaque_t;
typedef struct {
    uint64_t __data[8];
} cublasLtMatrixTransformDescOpaque_t;

typedef cublasLtMatrixLayoutOpaque_t *cublasLtMatrixLayout_t;
typedef cublasLtMatmulDescOpaque_t *cublasLtMatmulDesc_t;
typedef cublasLtMatmulPreferenceOpaque_t *cublasLtMatmulPreference_t;
typedef cublasLtMatrixTransformDescOpaque_t *cublasLtMatrixTransformDesc_t;

typedef struct {
    uint64_t data[8];
} cublasLtMatmulAlgo_t;

typedef struct {
    cublasLtMatmulAlgo_t algo;
    size_t workspaceSize;
    cublasStatus_t state;
    float wavesCount;
    int reserved[4];
} cublasLtMatmulHeuristicResult_t;

typedef enum {
    CUBLASLT_ORDER_COL = 0,
    CUBLASLT_ORDER_ROW = 1,
    CUBLASLT_ORDER_COL32 = 2,
    CUBLASLT_ORDER_COL4_4R2_8C = 3,
    CUBLASLT_ORDER_COL32_2R_4R4 = 4
} cublasLtOrder_t;

typedef enum {
    CUBLASLT_POINTER_MODE_HOST = 0,
    CUBLASLT_POINTER_MODE_DEVICE = 1,
    CUBLASLT_POINTER_MODE_DEVICE_VECTOR = 2,
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO = 3,
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4
} cublasLtPointerMode_t;

typedef enum {
    CUBLASLT_MATRIX_LAYOUT_TYPE = 0,
    CUBLASLT_MATRIX_LAYOUT_ORDER = 1,
    CUBLASLT_MATRIX_LAYOUT_ROWS = 2,
    CUBLASLT_MATRIX_LAYOUT_COLS = 3,
    CUBLASLT_MATRIX_LAYOUT_LD = 4,
    CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6
} cublasLtMatrixLayoutAttribute_t;

typedef enum {
    CUBLASLT_MATMUL_DESC_COMPUTE_TYPE = 0,
    CUBLASLT_MATMUL_DESC_SCALE_TYPE = 1,
    CUBLASLT_MATMUL_DESC_POINTER_MODE = 2,
    CUBLASLT_MATMUL_DESC_TRANSA = 3,
    CUBLASLT_MATMUL_DESC_TRANSB = 4,
    CUBLASLT_MATMUL_DESC_TRANSC = 5,
    CUBLASLT_MATMUL_DESC_FILL_MODE = 6,
    CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
    CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
    CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE = 10,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 11,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 12,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 13,
    CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET = 15,
    CUBLASLT_MATMUL_DESC_A_SCALE_POINTER = 17,
    CUBLASLT_MATMUL_DESC_B_SCALE_POINTER = 18,
    CUBLASLT_MATMUL_DESC_C_SCALE_POINTER = 19,
    CUBLASLT_MATMUL_DESC_D_SCALE_POINTER = 20,
    CUBLASLT_MATMUL_DESC_AMAX_D_POINTER = 21,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 23,
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER = 24,
    CUBLASLT_MATMUL_DESC_FAST_ACCUM = 25,
    CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26,
    CUBLASLT_MATMUL_DESC_A_SCALE_MODE = 31,
    CUBLASLT_MATMUL_DESC_B_SCALE_MODE = 32,
    CUBLASLT_MATMUL_DESC_C_SCALE_MODE = 33,
    CUBLASLT_MATMUL_DESC_D_SCALE_MODE = 34
} cublasLtMatmulDescAttributes_t;

typedef enum {
    CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,
    CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2,
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3
} cublasLtMatrixTransformDescAttributes_t;

typedef enum {
    CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F = 0,
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = 1,
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = 2,
    CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F = 3,
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F = 4,
    CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F = 5,
    CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F = 6
} cublasLtMatmulMatrixScale_t;

typedef enum {
    CUBLASLT_MATMUL_TILE_UNDEFINED = 0,
    CUBLASLT_MATMUL_TILE_8x8 = 1,
    CUBLASLT_MATMUL_TILE_8x16 = 2,
    CUBLASLT_MATMUL_TILE_16x8 = 3,
    CUBLASLT_MATMUL_TILE_8x32 = 4,
    CUBLASLT_MATMUL_TILE_16x16 = 5,
    CUBLASLT_MATMUL_TILE_32x8 = 6,
    CUBLASLT_MATMUL_TILE_8x64 = 7,
    CUBLASLT_MATMUL_TILE_16x32 = 8,
    CUBLASLT_MATMUL_TILE_32x16 = 9,
    CUBLASLT_MATMUL_TILE_64x8 = 10,
    CUBLASLT_MATMUL_TILE_32x32 = 11,
    CUBLASLT_MATMUL_TILE_32x64 = 12,
    CUBLASLT_MATMUL_TILE_64x32 = 13,
    CUBLASLT_MATMUL_TILE_32x128 = 14,
    CUBLASLT_MATMUL_TILE_64x64 = 15,
    CUBLASLT_MATMUL_TILE_128x32 = 16,
    CUBLASLT_MATMUL_TILE_64x128 = 17,
    CUBLASLT_MATMUL_TILE_128x64 = 18,
    CUBLASLT_MATMUL_TILE_64x256 = 19,
    CUBLASLT_MATMUL_TILE_128x128 = 20,
    CUBLASLT_MATMUL_TILE_256x64 = 21,
    CUBLASLT_MATMUL_TILE_64x512 = 22,
    CUBLASLT_MATMUL_TILE_128x256 = 23,
    CUBLASLT_MATMUL_TILE_256x128 = 24,
    CUBLASLT_MATMUL_TILE_512x64 = 25,
    CUBLASLT_MATMUL_TILE_64x96 = 26,
    CUBLASLT_MATMUL_TILE_96x64 = 27,
    CUBLASLT_MATMUL_TILE_96x128 = 28,
    CUBLASLT_MATMUL_TILE_128x160 = 29,
    CUBLASLT_MATMUL_TILE_160x128 = 30,
    CUBLASLT_MATMUL_TILE_192x128 = 31,
    CUBLASLT_MATMUL_TILE_128x192 = 32,
    CUBLASLT_MATMUL_TILE_128x96 = 33
} cublasLtMatmulTile_t;

typedef enum {
    CUBLASLT_REDUCTION_SCHEME_NONE = 0,
    CUBLASLT_REDUCTION_SCHEME_INPLACE = 1,
    CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2,
    CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE = 4,
    CUBLASLT_REDUCTION_SCHEME_MASK = 7
} cublasLtReductionScheme_t;

typedef enum {
    CUBLASLT_EPILOGUE_DEFAULT = 1,
    CUBLASLT_EPILOGUE_RELU = 2,
    CUBLASLT_EPILOGUE_RELU_AUX = 130,
    CUBLASLT_EPILOGUE_BIAS = 4,
    CUBLASLT_EPILOGUE_RELU_BIAS = 6,
    CUBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
    CUBLASLT_EPILOGUE_DRELU = 136,
    CUBLASLT_EPILOGUE_DRELU_BGRAD = 152,
    CUBLASLT_EPILOGUE_GELU = 32,
    CUBLASLT_EPILOGUE_GELU_AUX = 160,
    CUBLASLT_EPILOGUE_GELU_BIAS = 36,
    CUBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
    CUBLASLT_EPILOGUE_DGELU = 192,
    CUBLASLT_EPILOGUE_DGELU_BGRAD = 208,
    CUBLASLT_EPILOGUE_BGRADA = 256,
    CUBLASLT_EPILOGUE_BGRADB = 512
} cublasLtEpilogue_t;

typedef enum {
    CUBLASLT_SEARCH_BEST_FIT = 0,
    CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID = 1
} cublasLtMatmulSearch_t;

typedef enum {
    CUBLASLT_MATMUL_PREF_SEARCH_MODE = 0,
    CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8,
    CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT = 9,
    CUBLASLT_MATMUL_PREF_IMPL_MASK = 12
} cublasLtMatmulPreferenceAttributes_t;

typedef enum {
    CUBLASLT_ALGO_CONFIG_ID = 0,
    CUBLASLT_ALGO_CONFIG_TILE_ID = 1,
    CUBLASLT_ALGO_CONFIG_SPLITK_NUM = 2,
    CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME = 3,
    CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING = 4,
    CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION = 5
} cublasLtMatmulAlgoConfigAttributes_t;

#ifdef __cplusplus
extern "C" {
#endif

size_t cublasLtGetVersion(void);
size_t cublasLtGetCudartVersion(void);
cublasStatus_t cublasLtGetProperty(libraryPropertyType __type, int *__value);
const char *cublasLtGetStatusName(cublasStatus_t __status);
const char *cublasLtGetStatusString(cublasStatus_t __status);
cublasStatus_t cublasLtCreate(cublasLtHandle_t *__handle);
cublasStatus_t cublasLtDestroy(cublasLtHandle_t __handle);

cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t __layout, cudaDataType __type,
                                        uint64_t __rows, uint64_t __columns, int64_t __ld);
cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *__layout, cudaDataType __type,
                                          uint64_t __rows, uint64_t __columns, int64_t __ld);
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t __layout);
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t __layout,
                                                cublasLtMatrixLayoutAttribute_t __number,
                                                const void *__value, size_t __size);
cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t __layout,
                                                cublasLtMatrixLayoutAttribute_t __number,
                                                void *__value, size_t __size, size_t *__written);

cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t __matmul, cublasComputeType_t __compute,
                                      cudaDataType __scale);
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *__matmul,
                                        cublasComputeType_t __compute, cudaDataType __scale);
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t __matmul);
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t __matmul,
                                              cublasLtMatmulDescAttributes_t __number,
                                              const void *__value, size_t __size);
cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t __matmul,
                                              cublasLtMatmulDescAttributes_t __number,
                                              void *__value, size_t __size, size_t *__written);

cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t __preference);
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *__preference);
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t __preference);
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t __preference,
                                                    cublasLtMatmulPreferenceAttributes_t __number,
                                                    const void *__value, size_t __size);
cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t __preference,
                                                    cublasLtMatmulPreferenceAttributes_t __number,
                                                    void *__value, size_t __size,
                                                    size_t *__written);

/* There is one way to compute each product, so the algorithm chooses nothing. */
cublasStatus_t
cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t __handle, cublasLtMatmulDesc_t __matmul,
                               cublasLtMatrixLayout_t __a, cublasLtMatrixLayout_t __b,
                               cublasLtMatrixLayout_t __c, cublasLtMatrixLayout_t __d,
                               cublasLtMatmulPreference_t __preference, int __wanted,
                               cublasLtMatmulHeuristicResult_t *__results, int *__found);
cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t __handle, cublasComputeType_t __compute,
                                        cudaDataType __scale, cudaDataType __a, cudaDataType __b,
                                        cudaDataType __c, cudaDataType __d, int __wanted,
                                        int *__ids, int *__found);
cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t __handle, cublasComputeType_t __compute,
                                      cudaDataType __scale, cudaDataType __a, cudaDataType __b,
                                      cudaDataType __c, cudaDataType __d, int __id,
                                      cublasLtMatmulAlgo_t *__algorithm);
cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t __handle, cublasLtMatmulDesc_t __matmul,
                                       cublasLtMatrixLayout_t __a, cublasLtMatrixLayout_t __b,
                                       cublasLtMatrixLayout_t __c, cublasLtMatrixLayout_t __d,
                                       const cublasLtMatmulAlgo_t *__algorithm,
                                       cublasLtMatmulHeuristicResult_t *__result);
cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *__algorithm,
                                                    cublasLtMatmulAlgoConfigAttributes_t __number,
                                                    const void *__value, size_t __size);
cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *__algorithm,
                                                    cublasLtMatmulAlgoConfigAttributes_t __number,
                                                    void *__value, size_t __size,
                                                    size_t *__written);

/* D = epilogue(alpha * op(A) * op(B) + beta * C). The workspace is used where it is large enough. */
cublasStatus_t cublasLtMatmul(cublasLtHandle_t __handle, cublasLtMatmulDesc_t __matmul,
                              const void *__alpha, const void *__a,
                              cublasLtMatrixLayout_t __a_layout, const void *__b,
                              cublasLtMatrixLayout_t __b_layout, const void *__beta,
                              const void *__c, cublasLtMatrixLayout_t __c_layout, void *__d,
                              cublasLtMatrixLayout_t __d_layout,
                              const cublasLtMatmulAlgo_t *__algorithm, void *__workspace,
                              size_t __workspace_size, cu2clStream_t __stream);

cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t __transform,
                                               cudaDataType __scale);
cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *__transform,
                                                 cudaDataType __scale);
cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t __transform);
cublasStatus_t
cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t __transform,
                                        cublasLtMatrixTransformDescAttributes_t __number,
                                        const void *__value, size_t __size);
cublasStatus_t
cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t __transform,
                                        cublasLtMatrixTransformDescAttributes_t __number,
                                        void *__value, size_t __size, size_t *__written);
/* C = alpha * op(A) + beta * op(B) */
cublasStatus_t
cublasLtMatrixTransform(cublasLtHandle_t __handle, cublasLtMatrixTransformDesc_t __transform,
                        const void *__alpha, const void *__a, cublasLtMatrixLayout_t __a_layout,
                        const void *__beta, const void *__b, cublasLtMatrixLayout_t __b_layout,
                        void *__c, cublasLtMatrixLayout_t __c_layout, cu2clStream_t __stream);

/* Nothing is logged. */
cublasStatus_t cublasLtLoggerSetLevel(int __level);
cublasStatus_t cublasLtLoggerSetMask(int __mask);
cublasStatus_t cublasLtLoggerOpenFile(const char *__name);
cublasStatus_t cublasLtLoggerForceDisable(void);
cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *__capacity);
cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t __capacity);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
