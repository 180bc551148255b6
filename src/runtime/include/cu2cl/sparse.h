/* cuSPARSE, under its own names. Stands for cusparse.h; the component sparse of the runtime has the
 * functions.
 *
 * Work is enqueued in the handle's stream. A function returns CUSPARSE_STATUS_INVALID_VALUE for a
 * pointer that may not be NULL, a wrong size or an unknown enumerator, CUSPARSE_STATUS_NOT_SUPPORTED
 * for a format or type that it does not take, CUSPARSE_STATUS_ALLOC_FAILED, and
 * CUSPARSE_STATUS_EXECUTION_FAILED where the device refused it. For a handle that is NULL it is
 * CUSPARSE_STATUS_INVALID_VALUE, too; the functions without descriptors, which are older, return
 * CUSPARSE_STATUS_NOT_INITIALIZED. */
#ifndef CU2CL_SPARSE_H
#define CU2CL_SPARSE_H

#include <stdint.h>

#include "hide_macros.h"

#include "complex.h"
#include "cu2cl.h"
#include "library_types.h"

#ifndef CUSPARSE_H_ /* CUDA's own header */
#define CUSPARSE_H_

#define CUSPARSEAPI        /* programs test it */
#define CUSPARSE_VERSION   12500
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 5
#define CUSPARSE_VER_PATCH 0

typedef enum {
    CUSPARSE_STATUS_SUCCESS = 0,
    CUSPARSE_STATUS_NOT_INITIALIZED = 1,
    CUSPARSE_STATUS_ALLOC_FAILED = 2,
    CUSPARSE_STATUS_INVALID_VALUE = 3,
    CUSPARSE_STATUS_ARCH_MISMATCH = 4,
    CUSPARSE_STATUS_MAPPING_ERROR = 5,
    CUSPARSE_STATUS_EXECUTION_FAILED = 6,
    CUSPARSE_STATUS_INTERNAL_ERROR = 7,
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
    CUSPARSE_STATUS_ZERO_PIVOT = 9,
    CUSPARSE_STATUS_NOT_SUPPORTED = 10,
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11
} cusparseStatus_t;

typedef enum {
    CUSPARSE_POINTER_MODE_HOST = 0,
    CUSPARSE_POINTER_MODE_DEVICE = 1
} cusparsePointerMode_t;

typedef enum { CUSPARSE_ACTION_SYMBOLIC = 0, CUSPARSE_ACTION_NUMERIC = 1 } cusparseAction_t;

typedef enum {
    CUSPARSE_MATRIX_TYPE_GENERAL = 0,
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3
} cusparseMatrixType_t;

typedef enum { CUSPARSE_FILL_MODE_LOWER = 0, CUSPARSE_FILL_MODE_UPPER = 1 } cusparseFillMode_t;

typedef enum { CUSPARSE_DIAG_TYPE_NON_UNIT = 0, CUSPARSE_DIAG_TYPE_UNIT = 1 } cusparseDiagType_t;

typedef enum { CUSPARSE_INDEX_BASE_ZERO = 0, CUSPARSE_INDEX_BASE_ONE = 1 } cusparseIndexBase_t;

typedef enum {
    CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
    CUSPARSE_OPERATION_TRANSPOSE = 1,
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2
} cusparseOperation_t;

typedef enum { CUSPARSE_DIRECTION_ROW = 0, CUSPARSE_DIRECTION_COLUMN = 1 } cusparseDirection_t;

typedef enum {
    CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1
} cusparseSolvePolicy_t;

typedef enum { CUSPARSE_CSR2CSC_ALG_DEFAULT = 1, CUSPARSE_CSR2CSC_ALG1 = 1 } cusparseCsr2CscAlg_t;

typedef enum {
    CUSPARSE_FORMAT_CSR = 1,
    CUSPARSE_FORMAT_CSC = 2,
    CUSPARSE_FORMAT_COO = 3,
    CUSPARSE_FORMAT_BLOCKED_ELL = 5,
    CUSPARSE_FORMAT_BSR = 6,
    CUSPARSE_FORMAT_SLICED_ELLPACK = 7
} cusparseFormat_t;

typedef enum { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2 } cusparseOrder_t;

typedef enum {
    CUSPARSE_INDEX_16U = 1,
    CUSPARSE_INDEX_32I = 2,
    CUSPARSE_INDEX_64I = 3
} cusparseIndexType_t;

typedef enum {
    CUSPARSE_SPMAT_FILL_MODE = 0,
    CUSPARSE_SPMAT_DIAG_TYPE = 1
} cusparseSpMatAttribute_t;

typedef enum { CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0 } cusparseSparseToDenseAlg_t;

typedef enum { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0 } cusparseDenseToSparseAlg_t;

typedef enum {
    CUSPARSE_SPMV_ALG_DEFAULT = 0,
    CUSPARSE_SPMV_COO_ALG1 = 1,
    CUSPARSE_SPMV_CSR_ALG1 = 2,
    CUSPARSE_SPMV_CSR_ALG2 = 3,
    CUSPARSE_SPMV_COO_ALG2 = 4,
    CUSPARSE_SPMV_SELL_ALG1 = 5,
    CUSPARSE_SPMV_BSR_ALG1 = 6
} cusparseSpMVAlg_t;

typedef enum { CUSPARSE_SPSV_ALG_DEFAULT = 0 } cusparseSpSVAlg_t;

typedef enum { CUSPARSE_SPSM_ALG_DEFAULT = 0 } cusparseSpSMAlg_t;

typedef enum {
    CUSPARSE_SPMM_ALG_DEFAULT = 0,
    CUSPARSE_SPMM_COO_ALG1 = 1,
    CUSPARSE_SPMM_COO_ALG2 = 2,
    CUSPARSE_SPMM_COO_ALG3 = 3,
    CUSPARSE_SPMM_CSR_ALG1 = 4,
    CUSPARSE_SPMM_COO_ALG4 = 5,
    CUSPARSE_SPMM_CSR_ALG2 = 6,
    CUSPARSE_SPMM_CSR_ALG3 = 12,
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
    CUSPARSE_SPMM_BSR_ALG1 = 14
} cusparseSpMMAlg_t;

typedef enum {
    CUSPARSE_SPGEMM_DEFAULT = 0,
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
    CUSPARSE_SPGEMM_ALG1 = 3,
    CUSPARSE_SPGEMM_ALG2 = 4,
    CUSPARSE_SPGEMM_ALG3 = 5
} cusparseSpGEMMAlg_t;

typedef enum { CUSPARSE_SDDMM_ALG_DEFAULT = 0 } cusparseSDDMMAlg_t;

typedef struct cusparseContext *cusparseHandle_t;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct csric02Info *csric02Info_t;
typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef const struct cusparseSpVecDescr *cusparseConstSpVecDescr_t;
typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef const struct cusparseDnVecDescr *cusparseConstDnVecDescr_t;
typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef const struct cusparseSpMatDescr *cusparseConstSpMatDescr_t;
typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;
typedef const struct cusparseDnMatDescr *cusparseConstDnMatDescr_t;
typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t;
typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t;
typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;

#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Handles. CUSPARSE_STATUS_NOT_INITIALIZED: `handle` is NULL. Error names and texts are constants. */
cusparseStatus_t cusparseCreate(cusparseHandle_t *__handle);
cusparseStatus_t cusparseDestroy(cusparseHandle_t __handle);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t __handle, int *__version);
cusparseStatus_t cusparseGetProperty(libraryPropertyType __type, int *__value);
const char *cusparseGetErrorName(cusparseStatus_t __status);
const char *cusparseGetErrorString(cusparseStatus_t __status);
cusparseStatus_t cusparseSetStream(cusparseHandle_t __handle, cu2clStream_t __stream);
cusparseStatus_t cusparseGetStream(cusparseHandle_t __handle, cu2clStream_t *__stream);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t __handle, cusparsePointerMode_t __mode);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t __handle, cusparsePointerMode_t *__mode);
/* Descriptions of matrices, for the functions that get arrays. */
cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *__descr);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t __descr);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t __descr, cusparseMatrixType_t __type);
cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t __descr);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t __descr, cusparseFillMode_t __mode);
cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t __descr);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t __descr, cusparseDiagType_t __type);
cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t __descr);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t __descr, cusparseIndexBase_t __base);
cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t __descr);
/* Descriptors of vectors and matrices; the arrays stay the program's. The caller destroys them. */
cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *__vec, int64_t __size, int64_t __nnz,
                                     void *__indices, void *__values, cusparseIndexType_t __type,
                                     cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *__vec, int64_t __size,
                                          int64_t __nnz, const void *__indices,
                                          const void *__values, cusparseIndexType_t __type,
                                          cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t __vec);
cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t __vec, int64_t *__size, int64_t *__nnz,
                                  void **__indices, void **__values, cusparseIndexType_t *__type,
                                  cusparseIndexBase_t *__base, cudaDataType *__value_type);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t __vec,
                                           cusparseIndexBase_t *__base);
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t __vec, void **__values);
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t __vec, void *__values);
cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *__vec, int64_t __size, void *__values,
                                     cudaDataType __value_type);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *__vec, int64_t __size,
                                          const void *__values, cudaDataType __value_type);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t __vec);
cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t __vec, int64_t *__size, void **__values,
                                  cudaDataType *__value_type);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t __vec, void **__values);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t __vec, void *__values);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *__mat, int64_t __rows, int64_t __cols,
                                     int64_t __ld, void *__values, cudaDataType __value_type,
                                     cusparseOrder_t __order);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *__mat, int64_t __rows,
                                          int64_t __cols, int64_t __ld, const void *__values,
                                          cudaDataType __value_type, cusparseOrder_t __order);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t __mat);
cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t __mat, int64_t *__rows, int64_t *__cols,
                                  int64_t *__ld, void **__values, cudaDataType *__value_type,
                                  cusparseOrder_t *__order);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t __mat, void **__values);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t __mat, void *__values);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t __mat, int __count,
                                              int64_t __stride);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t __mat, int *__count,
                                              int64_t *__stride);
cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *__mat, int64_t __rows, int64_t __cols,
                                   int64_t __nnz, void *__offsets, void *__columns, void *__values,
                                   cusparseIndexType_t __offset_type,
                                   cusparseIndexType_t __index_type, cusparseIndexBase_t __base,
                                   cudaDataType __value_type);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *__mat, int64_t __rows, int64_t __cols,
                                   int64_t __nnz, void *__offsets, void *__row_indices,
                                   void *__values, cusparseIndexType_t __offset_type,
                                   cusparseIndexType_t __index_type, cusparseIndexBase_t __base,
                                   cudaDataType __value_type);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *__mat, int64_t __rows, int64_t __cols,
                                   int64_t __nnz, void *__row_indices, void *__columns,
                                   void *__values, cusparseIndexType_t __index_type,
                                   cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *__mat, int64_t __block_rows,
                                   int64_t __block_cols, int64_t __block_count, int64_t __row_size,
                                   int64_t __col_size, void *__offsets, void *__columns,
                                   void *__values, cusparseIndexType_t __offset_type,
                                   cusparseIndexType_t __index_type, cusparseIndexBase_t __base,
                                   cudaDataType __value_type, cusparseOrder_t __order);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *__mat, int64_t __rows,
                                        int64_t __cols, int64_t __nnz, const void *__offsets,
                                        const void *__columns, const void *__values,
                                        cusparseIndexType_t __offset_type,
                                        cusparseIndexType_t __index_type,
                                        cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *__mat, int64_t __rows,
                                        int64_t __cols, int64_t __nnz, const void *__offsets,
                                        const void *__row_indices, const void *__values,
                                        cusparseIndexType_t __offset_type,
                                        cusparseIndexType_t __index_type,
                                        cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *__mat, int64_t __rows,
                                        int64_t __cols, int64_t __nnz, const void *__row_indices,
                                        const void *__columns, const void *__values,
                                        cusparseIndexType_t __index_type,
                                        cusparseIndexBase_t __base, cudaDataType __value_type);
cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *__mat, int64_t __block_rows,
                                        int64_t __block_cols, int64_t __block_count,
                                        int64_t __row_size, int64_t __col_size,
                                        const void *__offsets, const void *__columns,
                                        const void *__values, cusparseIndexType_t __offset_type,
                                        cusparseIndexType_t __index_type,
                                        cusparseIndexBase_t __base, cudaDataType __value_type,
                                        cusparseOrder_t __order);
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t __mat);
cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t __mat, int64_t *__rows, int64_t *__cols,
                                int64_t *__nnz, void **__offsets, void **__columns, void **__values,
                                cusparseIndexType_t *__offset_type,
                                cusparseIndexType_t *__index_type, cusparseIndexBase_t *__base,
                                cudaDataType *__value_type);
cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t __mat, int64_t *__rows, int64_t *__cols,
                                int64_t *__nnz, void **__row_indices, void **__columns,
                                void **__values, cusparseIndexType_t *__index_type,
                                cusparseIndexBase_t *__base, cudaDataType *__value_type);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t __mat, void *__offsets,
                                        void *__columns, void *__values);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t __mat, void *__offsets, void *__rows,
                                        void *__values);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t __mat, void *__rows, void *__columns,
                                        void *__values);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t __mat, int64_t *__rows,
                                      int64_t *__cols, int64_t *__nnz);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t __mat,
                                        cusparseFormat_t *__format);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t __mat,
                                           cusparseIndexBase_t *__base);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t __mat, void **__values);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t __mat, void *__values);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t __mat,
                                           cusparseSpMatAttribute_t __kind, void *__data,
                                           size_t __size);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t __mat,
                                           cusparseSpMatAttribute_t __kind, void *__data,
                                           size_t __size);
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t __mat, int *__count);
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t __mat, int __count,
                                            int64_t __offsets_stride,
                                            int64_t __columns_values_stride);
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t __mat, int __count,
                                            int64_t __stride);
/* Products. The matrices, vectors, scalars and `compute` must have one type of values: real or
 * complex, of 32 or 64 bits; else CUSPARSE_STATUS_NOT_SUPPORTED. Buffers have the size that
 * X_bufferSize tells. */
cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         const void *__alpha, cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnVecDescr_t __vecX, const void *__beta,
                                         cusparseDnVecDescr_t __vecY, cudaDataType __compute,
                                         cusparseSpMVAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         const void *__alpha, cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnVecDescr_t __vecX, const void *__beta,
                                         cusparseDnVecDescr_t __vecY, cudaDataType __compute,
                                         cusparseSpMVAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSpMV(cusparseHandle_t __handle, cusparseOperation_t __opA,
                              const void *__alpha, cusparseConstSpMatDescr_t __matA,
                              cusparseConstDnVecDescr_t __vecX, const void *__beta,
                              cusparseDnVecDescr_t __vecY, cudaDataType __compute,
                              cusparseSpMVAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         cusparseOperation_t __opB, const void *__alpha,
                                         cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnMatDescr_t __matB, const void *__beta,
                                         cusparseDnMatDescr_t __matC, cudaDataType __compute,
                                         cusparseSpMMAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         cusparseOperation_t __opB, const void *__alpha,
                                         cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnMatDescr_t __matB, const void *__beta,
                                         cusparseDnMatDescr_t __matC, cudaDataType __compute,
                                         cusparseSpMMAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSpMM(cusparseHandle_t __handle, cusparseOperation_t __opA,
                              cusparseOperation_t __opB, const void *__alpha,
                              cusparseConstSpMatDescr_t __matA, cusparseConstDnMatDescr_t __matB,
                              const void *__beta, cusparseDnMatDescr_t __matC,
                              cudaDataType __compute, cusparseSpMMAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                          cusparseOperation_t __opB, const void *__alpha,
                                          cusparseConstDnMatDescr_t __matA,
                                          cusparseConstDnMatDescr_t __matB, const void *__beta,
                                          cusparseSpMatDescr_t __matC, cudaDataType __compute,
                                          cusparseSDDMMAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                          cusparseOperation_t __opB, const void *__alpha,
                                          cusparseConstDnMatDescr_t __matA,
                                          cusparseConstDnMatDescr_t __matB, const void *__beta,
                                          cusparseSpMatDescr_t __matC, cudaDataType __compute,
                                          cusparseSDDMMAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSDDMM(cusparseHandle_t __handle, cusparseOperation_t __opA,
                               cusparseOperation_t __opB, const void *__alpha,
                               cusparseConstDnMatDescr_t __matA, cusparseConstDnMatDescr_t __matB,
                               const void *__beta, cusparseSpMatDescr_t __matC,
                               cudaDataType __compute, cusparseSDDMMAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *__descr);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t __descr);
cusparseStatus_t cusparseSpGEMM_workEstimation(
    cusparseHandle_t __handle, cusparseOperation_t __opA, cusparseOperation_t __opB,
    const void *__alpha, cusparseConstSpMatDescr_t __matA, cusparseConstSpMatDescr_t __matB,
    const void *__beta, cusparseSpMatDescr_t __matC, cudaDataType __compute,
    cusparseSpGEMMAlg_t __alg, cusparseSpGEMMDescr_t __descr, size_t *__size, void *__buffer);
cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                        cusparseOperation_t __opB, const void *__alpha,
                                        cusparseConstSpMatDescr_t __matA,
                                        cusparseConstSpMatDescr_t __matB, const void *__beta,
                                        cusparseSpMatDescr_t __matC, cudaDataType __compute,
                                        cusparseSpGEMMAlg_t __alg, cusparseSpGEMMDescr_t __descr,
                                        size_t *__size, void *__buffer);
cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                     cusparseOperation_t __opB, const void *__alpha,
                                     cusparseConstSpMatDescr_t __matA,
                                     cusparseConstSpMatDescr_t __matB, const void *__beta,
                                     cusparseSpMatDescr_t __matC, cudaDataType __compute,
                                     cusparseSpGEMMAlg_t __alg, cusparseSpGEMMDescr_t __descr);
/* Triangular systems. The analysis waits for the device. */
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *__descr);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t __descr);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         const void *__alpha, cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnVecDescr_t __vecX,
                                         cusparseDnVecDescr_t __vecY, cudaDataType __compute,
                                         cusparseSpSVAlg_t __alg, cusparseSpSVDescr_t __descr,
                                         size_t *__size);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                       const void *__alpha, cusparseConstSpMatDescr_t __matA,
                                       cusparseConstDnVecDescr_t __vecX,
                                       cusparseDnVecDescr_t __vecY, cudaDataType __compute,
                                       cusparseSpSVAlg_t __alg, cusparseSpSVDescr_t __descr,
                                       void *__buffer);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                    const void *__alpha, cusparseConstSpMatDescr_t __matA,
                                    cusparseConstDnVecDescr_t __vecX, cusparseDnVecDescr_t __vecY,
                                    cudaDataType __compute, cusparseSpSVAlg_t __alg,
                                    cusparseSpSVDescr_t __descr);
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *__descr);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t __descr);
cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                         cusparseOperation_t __opB, const void *__alpha,
                                         cusparseConstSpMatDescr_t __matA,
                                         cusparseConstDnMatDescr_t __matB,
                                         cusparseDnMatDescr_t __matC, cudaDataType __compute,
                                         cusparseSpSMAlg_t __alg, cusparseSpSMDescr_t __descr,
                                         size_t *__size);
cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                       cusparseOperation_t __opB, const void *__alpha,
                                       cusparseConstSpMatDescr_t __matA,
                                       cusparseConstDnMatDescr_t __matB,
                                       cusparseDnMatDescr_t __matC, cudaDataType __compute,
                                       cusparseSpSMAlg_t __alg, cusparseSpSMDescr_t __descr,
                                       void *__buffer);
cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t __handle, cusparseOperation_t __opA,
                                    cusparseOperation_t __opB, const void *__alpha,
                                    cusparseConstSpMatDescr_t __matA,
                                    cusparseConstDnMatDescr_t __matB, cusparseDnMatDescr_t __matC,
                                    cudaDataType __compute, cusparseSpSMAlg_t __alg,
                                    cusparseSpSMDescr_t __descr);
/* Incomplete factors without fill-in, in place. CUSPARSE_STATUS_ZERO_PIVOT: *position has the row. */
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *__info);
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *__info);
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t __info);
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t __info);
cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                              cusparseMatDescr_t __descrA, float *__values,
                                              const int *__offsets, const int *__columns,
                                              csrilu02Info_t __info, int *__size);
cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                            cusparseMatDescr_t __descrA, const float *__values,
                                            const int *__offsets, const int *__columns,
                                            csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                            void *__buffer);
cusparseStatus_t cusparseScsrilu02(cusparseHandle_t __handle, int __m, int __nnz,
                                   cusparseMatDescr_t __descrA, float *__values,
                                   const int *__offsets, const int *__columns,
                                   csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                   void *__buffer);
cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                              cusparseMatDescr_t __descrA, double *__values,
                                              const int *__offsets, const int *__columns,
                                              csrilu02Info_t __info, int *__size);
cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                            cusparseMatDescr_t __descrA, const double *__values,
                                            const int *__offsets, const int *__columns,
                                            csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                            void *__buffer);
cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t __handle, int __m, int __nnz,
                                   cusparseMatDescr_t __descrA, double *__values,
                                   const int *__offsets, const int *__columns,
                                   csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                   void *__buffer);
cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                              cusparseMatDescr_t __descrA, cuComplex *__values,
                                              const int *__offsets, const int *__columns,
                                              csrilu02Info_t __info, int *__size);
cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                            cusparseMatDescr_t __descrA, const cuComplex *__values,
                                            const int *__offsets, const int *__columns,
                                            csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                            void *__buffer);
cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t __handle, int __m, int __nnz,
                                   cusparseMatDescr_t __descrA, cuComplex *__values,
                                   const int *__offsets, const int *__columns,
                                   csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                   void *__buffer);
cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                              cusparseMatDescr_t __descrA,
                                              cuDoubleComplex *__values, const int *__offsets,
                                              const int *__columns, csrilu02Info_t __info,
                                              int *__size);
cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                            cusparseMatDescr_t __descrA,
                                            const cuDoubleComplex *__values, const int *__offsets,
                                            const int *__columns, csrilu02Info_t __info,
                                            cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t __handle, int __m, int __nnz,
                                   cusparseMatDescr_t __descrA, cuDoubleComplex *__values,
                                   const int *__offsets, const int *__columns,
                                   csrilu02Info_t __info, cusparseSolvePolicy_t __policy,
                                   void *__buffer);
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t __handle, csrilu02Info_t __info,
                                             int *__position);
cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                             cusparseMatDescr_t __descrA, float *__values,
                                             const int *__offsets, const int *__columns,
                                             csric02Info_t __info, int *__size);
cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                           cusparseMatDescr_t __descrA, const float *__values,
                                           const int *__offsets, const int *__columns,
                                           csric02Info_t __info, cusparseSolvePolicy_t __policy,
                                           void *__buffer);
cusparseStatus_t cusparseScsric02(cusparseHandle_t __handle, int __m, int __nnz,
                                  cusparseMatDescr_t __descrA, float *__values,
                                  const int *__offsets, const int *__columns, csric02Info_t __info,
                                  cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                             cusparseMatDescr_t __descrA, double *__values,
                                             const int *__offsets, const int *__columns,
                                             csric02Info_t __info, int *__size);
cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                           cusparseMatDescr_t __descrA, const double *__values,
                                           const int *__offsets, const int *__columns,
                                           csric02Info_t __info, cusparseSolvePolicy_t __policy,
                                           void *__buffer);
cusparseStatus_t cusparseDcsric02(cusparseHandle_t __handle, int __m, int __nnz,
                                  cusparseMatDescr_t __descrA, double *__values,
                                  const int *__offsets, const int *__columns, csric02Info_t __info,
                                  cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                             cusparseMatDescr_t __descrA, cuComplex *__values,
                                             const int *__offsets, const int *__columns,
                                             csric02Info_t __info, int *__size);
cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                           cusparseMatDescr_t __descrA, const cuComplex *__values,
                                           const int *__offsets, const int *__columns,
                                           csric02Info_t __info, cusparseSolvePolicy_t __policy,
                                           void *__buffer);
cusparseStatus_t cusparseCcsric02(cusparseHandle_t __handle, int __m, int __nnz,
                                  cusparseMatDescr_t __descrA, cuComplex *__values,
                                  const int *__offsets, const int *__columns, csric02Info_t __info,
                                  cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t __handle, int __m, int __nnz,
                                             cusparseMatDescr_t __descrA, cuDoubleComplex *__values,
                                             const int *__offsets, const int *__columns,
                                             csric02Info_t __info, int *__size);
cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t __handle, int __m, int __nnz,
                                           cusparseMatDescr_t __descrA,
                                           const cuDoubleComplex *__values, const int *__offsets,
                                           const int *__columns, csric02Info_t __info,
                                           cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseZcsric02(cusparseHandle_t __handle, int __m, int __nnz,
                                  cusparseMatDescr_t __descrA, cuDoubleComplex *__values,
                                  const int *__offsets, const int *__columns, csric02Info_t __info,
                                  cusparseSolvePolicy_t __policy, void *__buffer);
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t __handle, csric02Info_t __info,
                                            int *__position);
/* Conversions. Those that tell a count wait for the device. */
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t __handle,
                                                  cusparseConstSpMatDescr_t __matA,
                                                  cusparseDnMatDescr_t __matB,
                                                  cusparseSparseToDenseAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t __handle, cusparseConstSpMatDescr_t __matA,
                                       cusparseDnMatDescr_t __matB,
                                       cusparseSparseToDenseAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t __handle,
                                                  cusparseConstDnMatDescr_t __matA,
                                                  cusparseSpMatDescr_t __matB,
                                                  cusparseDenseToSparseAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t __handle,
                                                cusparseConstDnMatDescr_t __matA,
                                                cusparseSpMatDescr_t __matB,
                                                cusparseDenseToSparseAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t __handle,
                                               cusparseConstDnMatDescr_t __matA,
                                               cusparseSpMatDescr_t __matB,
                                               cusparseDenseToSparseAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(
    cusparseHandle_t __handle, int __m, int __n, int __nnz, const void *__values,
    const int *__offsets, const int *__columns, void *__csc_values, int *__csc_offsets,
    int *__csc_rows, cudaDataType __value_type, cusparseAction_t __action,
    cusparseIndexBase_t __base, cusparseCsr2CscAlg_t __alg, size_t *__size);
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t __handle, int __m, int __n, int __nnz,
                                    const void *__values, const int *__offsets,
                                    const int *__columns, void *__csc_values, int *__csc_offsets,
                                    int *__csc_rows, cudaDataType __value_type,
                                    cusparseAction_t __action, cusparseIndexBase_t __base,
                                    cusparseCsr2CscAlg_t __alg, void *__buffer);
cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t __handle, const int *__rows, int __nnz, int __m,
                                  int *__offsets, cusparseIndexBase_t __base);
cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t __handle, const int *__offsets, int __nnz,
                                  int __m, int *__rows, cusparseIndexBase_t __base);
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t __handle, int __n, int *__p);
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t __handle, int __m, int __n,
                                                int __nnz, const int *__offsets,
                                                const int *__columns, size_t *__size);
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t __handle, int __m, int __n, int __nnz,
                                  cusparseMatDescr_t __descrA, const int *__offsets, int *__columns,
                                  int *__p, void *__buffer);
cusparseStatus_t cusparseSnnz(cusparseHandle_t __handle, cusparseDirection_t __direction, int __m,
                              int __n, cusparseMatDescr_t __descrA, const float *__A, int __lda,
                              int *__counts, int *__total);
cusparseStatus_t cusparseSdense2csr(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const float *__A, int __lda,
                                    const int *__counts, float *__values, int *__offsets,
                                    int *__columns);
cusparseStatus_t cusparseScsr2dense(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const float *__values,
                                    const int *__offsets, const int *__columns, float *__A,
                                    int __lda);
cusparseStatus_t cusparseDnnz(cusparseHandle_t __handle, cusparseDirection_t __direction, int __m,
                              int __n, cusparseMatDescr_t __descrA, const double *__A, int __lda,
                              int *__counts, int *__total);
cusparseStatus_t cusparseDdense2csr(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const double *__A, int __lda,
                                    const int *__counts, double *__values, int *__offsets,
                                    int *__columns);
cusparseStatus_t cusparseDcsr2dense(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const double *__values,
                                    const int *__offsets, const int *__columns, double *__A,
                                    int __lda);
cusparseStatus_t cusparseCnnz(cusparseHandle_t __handle, cusparseDirection_t __direction, int __m,
                              int __n, cusparseMatDescr_t __descrA, const cuComplex *__A, int __lda,
                              int *__counts, int *__total);
cusparseStatus_t cusparseCdense2csr(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const cuComplex *__A, int __lda,
                                    const int *__counts, cuComplex *__values, int *__offsets,
                                    int *__columns);
cusparseStatus_t cusparseCcsr2dense(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const cuComplex *__values,
                                    const int *__offsets, const int *__columns, cuComplex *__A,
                                    int __lda);
cusparseStatus_t cusparseZnnz(cusparseHandle_t __handle, cusparseDirection_t __direction, int __m,
                              int __n, cusparseMatDescr_t __descrA, const cuDoubleComplex *__A,
                              int __lda, int *__counts, int *__total);
cusparseStatus_t cusparseZdense2csr(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const cuDoubleComplex *__A,
                                    int __lda, const int *__counts, cuDoubleComplex *__values,
                                    int *__offsets, int *__columns);
cusparseStatus_t cusparseZcsr2dense(cusparseHandle_t __handle, int __m, int __n,
                                    cusparseMatDescr_t __descrA, const cuDoubleComplex *__values,
                                    const int *__offsets, const int *__columns,
                                    cuDoubleComplex *__A, int __lda);
/* Sparse vectors. */
cusparseStatus_t cusparseAxpby(cusparseHandle_t __handle, const void *__alpha,
                               cusparseConstSpVecDescr_t __vecX, const void *__beta,
                               cusparseDnVecDescr_t __vecY);
cusparseStatus_t cusparseGather(cusparseHandle_t __handle, cusparseConstDnVecDescr_t __vecY,
                                cusparseSpVecDescr_t __vecX);
cusparseStatus_t cusparseScatter(cusparseHandle_t __handle, cusparseConstSpVecDescr_t __vecX,
                                 cusparseDnVecDescr_t __vecY);
cusparseStatus_t cusparseRot(cusparseHandle_t __handle, const void *__c, const void *__s,
                             cusparseSpVecDescr_t __vecX, cusparseDnVecDescr_t __vecY);
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t __handle, cusparseOperation_t __opX,
                                         cusparseConstSpVecDescr_t __vecX,
                                         cusparseConstDnVecDescr_t __vecY, void *__result,
                                         cudaDataType __compute, size_t *__size);
cusparseStatus_t cusparseSpVV(cusparseHandle_t __handle, cusparseOperation_t __opX,
                              cusparseConstSpVecDescr_t __vecX, cusparseConstDnVecDescr_t __vecY,
                              void *__result, cudaDataType __compute, void *__buffer);
/* Functions that CUDA had until version 10: products without a buffer. */
cusparseStatus_t cusparseScsrmv(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __nnz, const float *__alpha,
                                cusparseMatDescr_t __descrA, const float *__values,
                                const int *__offsets, const int *__columns, const float *__x,
                                const float *__beta, float *__y);
cusparseStatus_t cusparseScsrmm(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __k, int __nnz, const float *__alpha,
                                cusparseMatDescr_t __descrA, const float *__values,
                                const int *__offsets, const int *__columns, const float *__B,
                                int __ldb, const float *__beta, float *__C, int __ldc);
cusparseStatus_t cusparseDcsrmv(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __nnz, const double *__alpha,
                                cusparseMatDescr_t __descrA, const double *__values,
                                const int *__offsets, const int *__columns, const double *__x,
                                const double *__beta, double *__y);
cusparseStatus_t cusparseDcsrmm(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __k, int __nnz, const double *__alpha,
                                cusparseMatDescr_t __descrA, const double *__values,
                                const int *__offsets, const int *__columns, const double *__B,
                                int __ldb, const double *__beta, double *__C, int __ldc);
cusparseStatus_t cusparseCcsrmv(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __nnz, const cuComplex *__alpha,
                                cusparseMatDescr_t __descrA, const cuComplex *__values,
                                const int *__offsets, const int *__columns, const cuComplex *__x,
                                const cuComplex *__beta, cuComplex *__y);
cusparseStatus_t cusparseCcsrmm(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __k, int __nnz, const cuComplex *__alpha,
                                cusparseMatDescr_t __descrA, const cuComplex *__values,
                                const int *__offsets, const int *__columns, const cuComplex *__B,
                                int __ldb, const cuComplex *__beta, cuComplex *__C, int __ldc);
cusparseStatus_t cusparseZcsrmv(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __nnz, const cuDoubleComplex *__alpha,
                                cusparseMatDescr_t __descrA, const cuDoubleComplex *__values,
                                const int *__offsets, const int *__columns,
                                const cuDoubleComplex *__x, const cuDoubleComplex *__beta,
                                cuDoubleComplex *__y);
cusparseStatus_t cusparseZcsrmm(cusparseHandle_t __handle, cusparseOperation_t __opA, int __m,
                                int __n, int __k, int __nnz, const cuDoubleComplex *__alpha,
                                cusparseMatDescr_t __descrA, const cuDoubleComplex *__values,
                                const int *__offsets, const int *__columns,
                                const cuDoubleComplex *__B, int __ldb,
                                const cuDoubleComplex *__beta, cuDoubleComplex *__C, int __ldc);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
