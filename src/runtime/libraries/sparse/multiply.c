/* Products of a sparse matrix with dense ones. */
#include "libraries/sparse/sparse.h"

#define LONG_ROWS 24 /* elements in a row, on average, from which on a work-group pays */

static bool is_operation(cusparseOperation_t op)
{
    return (unsigned)op <= CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
}

static bool is_rows_format(const struct cusparseSpMatDescr *mat)
{
    return mat->format == CUSPARSE_FORMAT_CSR || mat->format == CUSPARSE_FORMAT_CSC ||
           mat->format == CUSPARSE_FORMAT_COO;
}

/* --- matrix times vector --- */

static cusparseStatus_t check_mv(cusparseHandle_t handle, cusparseOperation_t op, const void *alpha,
                                 const struct cusparseSpMatDescr *a,
                                 const struct cusparseDnVecDescr *x, const void *beta,
                                 const struct cusparseDnVecDescr *y, cudaDataType compute)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!is_operation(op) || !alpha || !a || !x || !beta || !y)
        return CUSPARSE_STATUS_INVALID_VALUE;
    int64_t scale = a->format == CUSPARSE_FORMAT_BSR ? a->block : 1;
    bool is_plain = op == CUSPARSE_OPERATION_NON_TRANSPOSE;
    if (x->size != scale * (is_plain ? a->columns : a->rows) ||
        y->size != scale * (is_plain ? a->rows : a->columns))
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (a->value_type != compute || x->value_type != compute || y->value_type != compute ||
        a->batch != 1)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    if (a->format == CUSPARSE_FORMAT_BSR)
        return is_plain ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED;
    return is_rows_format(a) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op,
                                         const void *alpha, cusparseConstSpMatDescr_t a,
                                         cusparseConstDnVecDescr_t x, const void *beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute,
                                         cusparseSpMVAlg_t alg, size_t *size)
{
    struct sparse_area area = {NULL, 0};
    struct sparse_rows rows;
    (void)alg;
    SPARSE_TRY(check_mv(handle, op, alpha, a, x, beta, y, compute));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (a->format != CUSPARSE_FORMAT_BSR)
        SPARSE_TRY(rt_sparse_rows(handle, a, op != CUSPARSE_OPERATION_NON_TRANSPOSE, &area, &rows));
    *size = area.size;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t op,
                                         const void *alpha, cusparseConstSpMatDescr_t a,
                                         cusparseConstDnVecDescr_t x, const void *beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute,
                                         cusparseSpMVAlg_t alg, void *buffer)
{
    (void)alg, (void)buffer;
    return check_mv(handle, op, alpha, a, x, beta, y, compute);
}

static cusparseStatus_t block_mv(cusparseHandle_t handle, const struct cusparseSpMatDescr *mat,
                                 struct sparse_scalar alpha, void *x, struct sparse_scalar beta,
                                 void *y)
{
    struct cusparseSpMatDescr a = *mat;
    struct sparse_types types = {a.value_type, a.offset_type, a.index_type};
    int by_columns = a.block_order == CUSPARSE_ORDER_COL, base = (int)a.base;
    return rt_sparse_launch(
        handle, types, SPARSE_BLOCK_MV, (size_t)(a.rows * a.block), SPARSE_GROUP,
        SPARSE_ARGS(&a.offsets, &a.indices, &a.values, &x, &y, &a.rows, &a.block, &by_columns,
                    &base, SPARSE_PASS(alpha), SPARSE_PASS(beta)));
}

cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t op, const void *alpha,
                              cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x,
                              const void *beta, cusparseDnVecDescr_t y, cudaDataType compute,
                              cusparseSpMVAlg_t alg, void *buffer)
{
    struct sparse_area area = {buffer, 0}, needed = {NULL, 0};
    struct sparse_rows r;
    int is_conjugate = op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    bool is_transposed = op != CUSPARSE_OPERATION_NON_TRANSPOSE;
    (void)alg;
    SPARSE_TRY(check_mv(handle, op, alpha, a, x, beta, y, compute));
    struct sparse_scalar first = rt_sparse_scalar(handle, compute, alpha);
    struct sparse_scalar second = rt_sparse_scalar(handle, compute, beta);
    void *from = x->values, *to = y->values;
    if (a->format == CUSPARSE_FORMAT_BSR)
        return block_mv(handle, a, first, from, second, to);
    SPARSE_TRY(rt_sparse_rows(handle, a, is_transposed, &needed, &r));
    if (needed.size > 0 && !buffer)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(rt_sparse_rows(handle, a, is_transposed, &area, &r));
    bool has_long_rows = r.rows > 0 && r.count / r.rows >= LONG_ROWS;
    return rt_sparse_launch(handle, r.types, has_long_rows ? SPARSE_MV_GROUP : SPARSE_MV,
                            (size_t)r.rows * (has_long_rows ? SPARSE_GROUP : 1), SPARSE_GROUP,
                            SPARSE_ARGS(&r.offsets, &r.indices, &r.values, &from, &to, &r.rows,
                                        &r.base, &is_conjugate, SPARSE_PASS(first),
                                        SPARSE_PASS(second)));
}

/* --- matrix times matrix --- */

static cusparseStatus_t check_mm(cusparseHandle_t handle, cusparseOperation_t op_a,
                                 cusparseOperation_t op_b, const void *alpha,
                                 const struct cusparseSpMatDescr *a,
                                 const struct cusparseDnMatDescr *b, const void *beta,
                                 const struct cusparseDnMatDescr *c, cudaDataType compute)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!is_operation(op_a) || !is_operation(op_b) || !alpha || !a || !b || !beta || !c)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_plain = op_a == CUSPARSE_OPERATION_NON_TRANSPOSE;
    bool is_plain_b = op_b == CUSPARSE_OPERATION_NON_TRANSPOSE;
    if ((is_plain ? a->rows : a->columns) != c->rows ||
        (is_plain ? a->columns : a->rows) != (is_plain_b ? b->rows : b->columns) ||
        (is_plain_b ? b->columns : b->rows) != c->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (a->value_type != compute || b->value_type != compute || c->value_type != compute)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    bool has_strides = a->batch == 1 || (is_plain && a->format == CUSPARSE_FORMAT_CSR);
    return is_rows_format(a) && has_strides ? CUSPARSE_STATUS_SUCCESS
                                            : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t op_a,
                                         cusparseOperation_t op_b, const void *alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void *beta, cusparseDnMatDescr_t c,
                                         cudaDataType compute, cusparseSpMMAlg_t alg, size_t *size)
{
    struct sparse_area area = {NULL, 0};
    struct sparse_rows rows;
    (void)alg;
    SPARSE_TRY(check_mm(handle, op_a, op_b, alpha, a, b, beta, c, compute));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(rt_sparse_rows(handle, a, op_a != CUSPARSE_OPERATION_NON_TRANSPOSE, &area, &rows));
    *size = area.size;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t op_a,
                                         cusparseOperation_t op_b, const void *alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void *beta, cusparseDnMatDescr_t c,
                                         cudaDataType compute, cusparseSpMMAlg_t alg, void *buffer)
{
    (void)alg, (void)buffer;
    return check_mm(handle, op_a, op_b, alpha, a, b, beta, c, compute);
}

/* A product whose matrices are at these places. */
static cusparseStatus_t run_mm(cusparseHandle_t handle, const struct sparse_rows *rows,
                               const struct cusparseDnMatDescr *b, cusparseOperation_t op_b,
                               const struct cusparseDnMatDescr *c, int conjugate_a,
                               struct sparse_scalar alpha, struct sparse_scalar beta)
{
    struct sparse_rows r = *rows;
    struct sparse_steps from = rt_sparse_steps(b, op_b != CUSPARSE_OPERATION_NON_TRANSPOSE);
    struct sparse_steps to = rt_sparse_steps(c, false);
    int conjugate_b = op_b == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    void *b_values = b->values, *c_values = c->values;
    int64_t columns = c->columns;
    return rt_sparse_launch(handle, r.types, SPARSE_MM, (size_t)(r.rows * columns), SPARSE_GROUP,
                            SPARSE_ARGS(&r.offsets, &r.indices, &r.values, &b_values, &c_values,
                                        &r.rows, &columns, &from.row, &from.column, &to.row,
                                        &to.column, &r.base, &conjugate_a, &conjugate_b,
                                        SPARSE_PASS(alpha), SPARSE_PASS(beta)));
}

static void step_batch(struct sparse_rows *rows, const struct cusparseSpMatDescr *a,
                       struct cusparseDnMatDescr *b, struct cusparseDnMatDescr *c)
{
    size_t size = rt_sparse_value_size(a->value_type);
    if (a->batch > 1) {
        rows->offsets = (const char *)rows->offsets +
                        (size_t)a->offsets_stride * rt_sparse_index_size(a->offset_type);
        rows->indices = (const char *)rows->indices +
                        (size_t)a->values_stride * rt_sparse_index_size(a->index_type);
        rows->values = (char *)rows->values + (size_t)a->values_stride * size;
    }
    if (b->batch > 1)
        b->values = (char *)b->values + (size_t)b->batch_stride * size;
    c->values = (char *)c->values + (size_t)c->batch_stride * size;
}

cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t op_a,
                              cusparseOperation_t op_b, const void *alpha,
                              cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                              const void *beta, cusparseDnMatDescr_t c, cudaDataType compute,
                              cusparseSpMMAlg_t alg, void *buffer)
{
    struct sparse_area area = {buffer, 0}, needed = {NULL, 0};
    struct sparse_rows rows;
    bool is_transposed = op_a != CUSPARSE_OPERATION_NON_TRANSPOSE;
    (void)alg;
    SPARSE_TRY(check_mm(handle, op_a, op_b, alpha, a, b, beta, c, compute));
    SPARSE_TRY(rt_sparse_rows(handle, a, is_transposed, &needed, &rows));
    if (needed.size > 0 && !buffer)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(rt_sparse_rows(handle, a, is_transposed, &area, &rows));
    struct cusparseDnMatDescr from = *b, to = *c;
    for (int i = 0; i < c->batch; i++) {
        SPARSE_TRY(run_mm(
            handle, &rows, &from, op_b, &to, op_a == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE,
            rt_sparse_scalar(handle, compute, alpha), rt_sparse_scalar(handle, compute, beta)));
        step_batch(&rows, a, &from, &to);
    }
    return CUSPARSE_STATUS_SUCCESS;
}

/* --- product of dense matrices, where a sparse one has elements --- */

static cusparseStatus_t check_sampled(cusparseHandle_t handle, cusparseOperation_t op_a,
                                      cusparseOperation_t op_b, const void *alpha,
                                      const struct cusparseDnMatDescr *a,
                                      const struct cusparseDnMatDescr *b, const void *beta,
                                      const struct cusparseSpMatDescr *c, cudaDataType compute)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!is_operation(op_a) || !is_operation(op_b) || !alpha || !a || !b || !beta || !c)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_plain = op_a == CUSPARSE_OPERATION_NON_TRANSPOSE;
    bool is_plain_b = op_b == CUSPARSE_OPERATION_NON_TRANSPOSE;
    if ((is_plain ? a->rows : a->columns) != c->rows ||
        (is_plain ? a->columns : a->rows) != (is_plain_b ? b->rows : b->columns) ||
        (is_plain_b ? b->columns : b->rows) != c->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_known = c->format == CUSPARSE_FORMAT_CSR || c->format == CUSPARSE_FORMAT_COO;
    return is_known && a->value_type == compute && b->value_type == compute &&
                   c->value_type == compute
               ? CUSPARSE_STATUS_SUCCESS
               : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t op_a,
                                          cusparseOperation_t op_b, const void *alpha,
                                          cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b,
                                          const void *beta, cusparseSpMatDescr_t c,
                                          cudaDataType compute, cusparseSDDMMAlg_t alg,
                                          size_t *size)
{
    (void)alg;
    SPARSE_TRY(check_sampled(handle, op_a, op_b, alpha, a, b, beta, c, compute));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = 0;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t op_a,
                                          cusparseOperation_t op_b, const void *alpha,
                                          cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b,
                                          const void *beta, cusparseSpMatDescr_t c,
                                          cudaDataType compute, cusparseSDDMMAlg_t alg,
                                          void *buffer)
{
    (void)alg, (void)buffer;
    return check_sampled(handle, op_a, op_b, alpha, a, b, beta, c, compute);
}

/* One product; C's arrays are at these places. */
static cusparseStatus_t run_sampled(cusparseHandle_t handle, cusparseOperation_t op_a,
                                    cusparseOperation_t op_b, const struct cusparseDnMatDescr *a,
                                    const struct cusparseDnMatDescr *b,
                                    const struct sparse_rows *rows, struct sparse_scalar alpha,
                                    struct sparse_scalar beta)
{
    struct sparse_rows r = *rows;
    struct sparse_steps first = rt_sparse_steps(a, op_a != CUSPARSE_OPERATION_NON_TRANSPOSE);
    struct sparse_steps second = rt_sparse_steps(b, op_b != CUSPARSE_OPERATION_NON_TRANSPOSE);
    int conjugate_a = op_a == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    int conjugate_b = op_b == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
    int64_t inner = op_a == CUSPARSE_OPERATION_NON_TRANSPOSE ? a->columns : a->rows;
    void *a_values = a->values, *b_values = b->values;
    return rt_sparse_launch(handle, r.types, SPARSE_SAMPLED, (size_t)r.count, SPARSE_GROUP,
                            SPARSE_ARGS(&r.offsets, &r.row_indices, &r.indices, &r.values,
                                        &a_values, &b_values, &r.rows, &r.count, &inner, &first.row,
                                        &first.column, &second.row, &second.column, &r.base,
                                        &conjugate_a, &conjugate_b, SPARSE_PASS(alpha),
                                        SPARSE_PASS(beta)));
}

cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t op_a,
                               cusparseOperation_t op_b, const void *alpha,
                               cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b,
                               const void *beta, cusparseSpMatDescr_t c, cudaDataType compute,
                               cusparseSDDMMAlg_t alg, void *buffer)
{
    bool is_transposed;
    (void)alg, (void)buffer;
    SPARSE_TRY(check_sampled(handle, op_a, op_b, alpha, a, b, beta, c, compute));
    struct sparse_rows rows = rt_sparse_view(c, &is_transposed);
    struct cusparseDnMatDescr first = *a, second = *b;
    for (int i = 0; i < c->batch; i++) {
        SPARSE_TRY(run_sampled(handle, op_a, op_b, &first, &second, &rows,
                               rt_sparse_scalar(handle, compute, alpha),
                               rt_sparse_scalar(handle, compute, beta)));
        step_batch(&rows, c, &second, &first);
        if (a->batch == 1)
            first.values = a->values;
    }
    return CUSPARSE_STATUS_SUCCESS;
}
