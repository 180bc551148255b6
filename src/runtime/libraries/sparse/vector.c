/* Sparse vectors, and the products of matrices in arrays that CUDA had until version 10. */
#include "libraries/sparse/sparse.h"

static cusparseStatus_t check_vectors(cusparseHandle_t handle, const struct cusparseSpVecDescr *x,
                                      const struct cusparseDnVecDescr *y)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!x || !y || x->size > y->size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    return x->value_type == y->value_type ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED;
}

static struct sparse_types types_of(const struct cusparseSpVecDescr *x)
{
    struct sparse_types types = {x->value_type, x->index_type, x->index_type};
    return types;
}

cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha,
                               cusparseConstSpVecDescr_t x, const void *beta,
                               cusparseDnVecDescr_t y)
{
    SPARSE_TRY(check_vectors(handle, x, y));
    if (!alpha || !beta)
        return CUSPARSE_STATUS_INVALID_VALUE;
    struct cusparseSpVecDescr from = *x;
    struct sparse_scalar first = rt_sparse_scalar(handle, x->value_type, alpha);
    struct sparse_scalar second = rt_sparse_scalar(handle, x->value_type, beta);
    void *to = y->values;
    int64_t size = y->size;
    int base = (int)x->base;
    SPARSE_TRY(rt_sparse_launch(handle, types_of(x), SPARSE_SCALE, (size_t)size, SPARSE_GROUP,
                                SPARSE_ARGS(&to, &size, SPARSE_PASS(second))));
    return rt_sparse_launch(
        handle, types_of(x), SPARSE_ADD, (size_t)x->count, SPARSE_GROUP,
        SPARSE_ARGS(&from.indices, &from.values, &to, &from.count, &base, SPARSE_PASS(first)));
}

cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t y,
                                cusparseSpVecDescr_t x)
{
    SPARSE_TRY(check_vectors(handle, x, y));
    struct cusparseSpVecDescr to = *x;
    void *from = y->values;
    int base = (int)x->base;
    return rt_sparse_launch(handle, types_of(x), SPARSE_GATHER, (size_t)x->count, SPARSE_GROUP,
                            SPARSE_ARGS(&to.values, &from, &to.indices, &to.count, &base));
}

cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t x,
                                 cusparseDnVecDescr_t y)
{
    SPARSE_TRY(check_vectors(handle, x, y));
    struct cusparseSpVecDescr from = *x;
    void *to = y->values;
    int base = (int)x->base;
    return rt_sparse_launch(handle, types_of(x), SPARSE_SCATTER, (size_t)x->count, SPARSE_GROUP,
                            SPARSE_ARGS(&to, &from.values, &from.indices, &from.count, &base));
}

cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c, const void *s,
                             cusparseSpVecDescr_t x, cusparseDnVecDescr_t y)
{
    SPARSE_TRY(check_vectors(handle, x, y));
    if (!c || !s)
        return CUSPARSE_STATUS_INVALID_VALUE;
    struct cusparseSpVecDescr own = *x;
    struct sparse_scalar cosine = rt_sparse_scalar(handle, x->value_type, c);
    struct sparse_scalar sine = rt_sparse_scalar(handle, x->value_type, s);
    void *other = y->values;
    int base = (int)x->base;
    return rt_sparse_launch(handle, types_of(x), SPARSE_ROTATE, (size_t)x->count, SPARSE_GROUP,
                            SPARSE_ARGS(&own.indices, &own.values, &other, &own.count, &base,
                                        SPARSE_PASS(cosine), SPARSE_PASS(sine)));
}

cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op,
                                         cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                                         void *result, cudaDataType compute, size_t *size)
{
    SPARSE_TRY(check_vectors(handle, x, y));
    if (!result || !size || (unsigned)op > CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (x->value_type != compute)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    *size = 2 * sizeof(double);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t op,
                              cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                              void *result, cudaDataType compute, void *buffer)
{
    size_t size;
    SPARSE_TRY(cusparseSpVV_bufferSize(handle, op, x, y, result, compute, &size));
    bool is_for_host = handle->pointer_mode == CUSPARSE_POINTER_MODE_HOST;
    struct cusparseSpVecDescr first = *x;
    void *second = y->values, *sum = is_for_host ? buffer : result;
    int base = (int)x->base, is_conjugate = op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    if (!sum)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(rt_sparse_launch(handle, types_of(x), SPARSE_DOT, SPARSE_GROUP, SPARSE_GROUP,
                                SPARSE_ARGS(&first.indices, &first.values, &second, &sum,
                                            &first.count, &base, &is_conjugate)));
    if (!is_for_host)
        return CUSPARSE_STATUS_SUCCESS;
    SPARSE_TRY(rt_sparse_code(cu2clMemcpyAsync(result, sum, rt_sparse_value_size(compute),
                                               cu2clMemcpyDeviceToHost, handle->stream)));
    return rt_sparse_code(cu2clStreamSynchronize(handle->stream));
}

/* --- the older products --- */

/* The generic function with a buffer of its own, which is freed when the stream has come so far. */
static cusparseStatus_t old_mv(cusparseHandle_t handle, cusparseOperation_t op, const void *alpha,
                               const struct cusparseSpMatDescr *a,
                               const struct cusparseDnVecDescr *x, const void *beta,
                               struct cusparseDnVecDescr *y)
{
    cudaDataType type = a->value_type;
    void *buffer = NULL;
    size_t size;
    SPARSE_TRY(cusparseSpMV_bufferSize(handle, op, alpha, a, x, beta, y, type,
                                       CUSPARSE_SPMV_ALG_DEFAULT, &size));
    if (size > 0)
        SPARSE_TRY(rt_sparse_code(cu2clMalloc(&buffer, size)));
    cusparseStatus_t status =
        cusparseSpMV(handle, op, alpha, a, x, beta, y, type, CUSPARSE_SPMV_ALG_DEFAULT, buffer);
    cu2clFree(buffer);
    return status;
}

static cusparseStatus_t old_mm(cusparseHandle_t handle, cusparseOperation_t op, const void *alpha,
                               const struct cusparseSpMatDescr *a,
                               const struct cusparseDnMatDescr *b, const void *beta,
                               struct cusparseDnMatDescr *c)
{
    const cusparseOperation_t plain = CUSPARSE_OPERATION_NON_TRANSPOSE;
    cudaDataType type = a->value_type;
    void *buffer = NULL;
    size_t size;
    SPARSE_TRY(cusparseSpMM_bufferSize(handle, op, plain, alpha, a, b, beta, c, type,
                                       CUSPARSE_SPMM_ALG_DEFAULT, &size));
    if (size > 0)
        SPARSE_TRY(rt_sparse_code(cu2clMalloc(&buffer, size)));
    cusparseStatus_t status = cusparseSpMM(handle, op, plain, alpha, a, b, beta, c, type,
                                           CUSPARSE_SPMM_ALG_DEFAULT, buffer);
    cu2clFree(buffer);
    return status;
}

static struct cusparseSpMatDescr old_matrix(int m, int n, int nnz, cudaDataType type, int base,
                                            const void *values, const int *offsets,
                                            const int *columns)
{
    struct cusparseSpMatDescr a = {.format = CUSPARSE_FORMAT_CSR,
                                   .rows = m,
                                   .columns = n,
                                   .count = nnz,
                                   .offsets = (void *)offsets,
                                   .indices = (void *)columns,
                                   .values = (void *)values,
                                   .offset_type = CUSPARSE_INDEX_32I,
                                   .index_type = CUSPARSE_INDEX_32I,
                                   .base = (cusparseIndexBase_t)base,
                                   .value_type = type,
                                   .batch = 1};
    return a;
}

#define OLD_PRODUCTS(letter, real, data)                                                           \
    cusparseStatus_t cusparse##letter##csrmv(                                                      \
        cusparseHandle_t handle, cusparseOperation_t op, int m, int n, int nnz, const real *alpha, \
        cusparseMatDescr_t descr, const real *values, const int *offsets, const int *columns,      \
        const real *x, const real *beta, real *y)                                                  \
    {                                                                                              \
        bool is_plain = op == CUSPARSE_OPERATION_NON_TRANSPOSE;                                    \
        if (!handle || !descr)                                                                     \
            return handle ? CUSPARSE_STATUS_INVALID_VALUE : CUSPARSE_STATUS_NOT_INITIALIZED;       \
        if (descr->type != CUSPARSE_MATRIX_TYPE_GENERAL)                                           \
            return CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED;                                      \
        struct cusparseSpMatDescr a =                                                              \
            old_matrix(m, n, nnz, data, (int)descr->base, values, offsets, columns);               \
        struct cusparseDnVecDescr from = {is_plain ? n : m, (void *)x, data};                      \
        struct cusparseDnVecDescr to = {is_plain ? m : n, y, data};                                \
        return old_mv(handle, op, alpha, &a, &from, beta, &to);                                    \
    }                                                                                              \
    cusparseStatus_t cusparse##letter##csrmm(                                                      \
        cusparseHandle_t handle, cusparseOperation_t op, int m, int n, int k, int nnz,             \
        const real *alpha, cusparseMatDescr_t descr, const real *values, const int *offsets,       \
        const int *columns, const real *b, int ldb, const real *beta, real *c, int ldc)            \
    {                                                                                              \
        bool is_plain = op == CUSPARSE_OPERATION_NON_TRANSPOSE;                                    \
        if (!handle || !descr)                                                                     \
            return handle ? CUSPARSE_STATUS_INVALID_VALUE : CUSPARSE_STATUS_NOT_INITIALIZED;       \
        if (descr->type != CUSPARSE_MATRIX_TYPE_GENERAL)                                           \
            return CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED;                                      \
        struct cusparseSpMatDescr a =                                                              \
            old_matrix(m, k, nnz, data, (int)descr->base, values, offsets, columns);               \
        struct cusparseDnMatDescr from = {is_plain ? k : m,   n, ldb, (void *)b, data,             \
                                          CUSPARSE_ORDER_COL, 1, 0};                               \
        struct cusparseDnMatDescr to = {is_plain ? m : k,   n, ldc, c, data,                       \
                                        CUSPARSE_ORDER_COL, 1, 0};                                 \
        return old_mm(handle, op, alpha, &a, &from, beta, &to);                                    \
    }
OLD_PRODUCTS(S, float, CUDA_R_32F)
OLD_PRODUCTS(D, double, CUDA_R_64F)
OLD_PRODUCTS(C, cuComplex, CUDA_C_32F)
OLD_PRODUCTS(Z, cuDoubleComplex, CUDA_C_64F)
