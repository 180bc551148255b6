/* Conversions between formats. Counts go through an area of memory of the conversion's own. */
#include "libraries/sparse/sparse.h"

/* --- dense to sparse --- */

/* A dense matrix as the rows of the sparse one: for CSC, of its transpose. */
struct dense {
    void *values;
    int64_t rows, columns;
    struct sparse_steps steps;
};

static struct dense dense_for(const struct cusparseDnMatDescr *dense,
                              const struct cusparseSpMatDescr *sparse)
{
    bool by_columns = sparse->format == CUSPARSE_FORMAT_CSC;
    struct dense d = {dense->values, by_columns ? dense->columns : dense->rows,
                      by_columns ? dense->rows : dense->columns,
                      rt_sparse_steps(dense, by_columns)};
    return d;
}

static cusparseStatus_t check_pair(cusparseHandle_t handle, const struct cusparseDnMatDescr *dense,
                                   const struct cusparseSpMatDescr *sparse)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!dense || !sparse || dense->rows != sparse->rows || dense->columns != sparse->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_known = sparse->format == CUSPARSE_FORMAT_CSR ||
                    sparse->format == CUSPARSE_FORMAT_CSC || sparse->format == CUSPARSE_FORMAT_COO;
    return is_known && dense->value_type == sparse->value_type && dense->batch == 1
               ? CUSPARSE_STATUS_SUCCESS
               : CUSPARSE_STATUS_NOT_SUPPORTED;
}

/* Counts and, for COO, offsets: in the program's buffer. */
struct counting {
    unsigned *counts;
    void *offsets; /* COO */
};

static struct counting counting_pieces(const struct cusparseSpMatDescr *sparse, int64_t rows,
                                       struct sparse_area *area)
{
    struct counting c = {rt_sparse_piece(area, (size_t)rows * sizeof(unsigned)), NULL};
    if (sparse->format == CUSPARSE_FORMAT_COO)
        c.offsets =
            rt_sparse_piece(area, (size_t)(rows + 1) * rt_sparse_index_size(sparse->offset_type));
    return c;
}

cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstDnMatDescr_t dense,
                                                  cusparseSpMatDescr_t sparse,
                                                  cusparseDenseToSparseAlg_t alg, size_t *size)
{
    struct sparse_area area = {NULL, 0};
    (void)alg;
    SPARSE_TRY(check_pair(handle, dense, sparse));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    counting_pieces(sparse, dense_for(dense, sparse).rows, &area);
    *size = area.size;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle,
                                                cusparseConstDnMatDescr_t dense,
                                                cusparseSpMatDescr_t sparse,
                                                cusparseDenseToSparseAlg_t alg, void *buffer)
{
    struct sparse_area area = {buffer, 0};
    bool by_columns;
    (void)alg;
    SPARSE_TRY(check_pair(handle, dense, sparse));
    struct dense d = dense_for(dense, sparse);
    struct counting c = counting_pieces(sparse, d.rows, &area);
    struct sparse_rows r = rt_sparse_view(sparse, &by_columns);
    void *offsets = c.offsets ? c.offsets : sparse->offsets;
    if (!buffer || !offsets)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(rt_sparse_launch(
        handle, r.types, SPARSE_COUNT_DENSE, (size_t)d.rows, SPARSE_GROUP,
        SPARSE_ARGS(&d.values, &c.counts, &d.rows, &d.columns, &d.steps.row, &d.steps.column)));
    SPARSE_TRY(rt_sparse_scan(handle, r.types, c.counts, offsets, d.rows, r.base));
    r.offsets = offsets;
    return rt_sparse_last_offset(handle, &r, d.rows, &sparse->count);
}

static cusparseStatus_t fill_sparse(cusparseHandle_t handle, const struct dense *dense,
                                    const struct sparse_rows *rows)
{
    struct dense d = *dense;
    struct sparse_rows r = *rows;
    return rt_sparse_launch(handle, r.types, SPARSE_FROM_DENSE, (size_t)d.rows, SPARSE_GROUP,
                            SPARSE_ARGS(&d.values, &r.offsets, &r.row_indices, &r.indices,
                                        &r.values, &d.rows, &d.columns, &d.steps.row,
                                        &d.steps.column, &r.base));
}

cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle,
                                               cusparseConstDnMatDescr_t dense,
                                               cusparseSpMatDescr_t sparse,
                                               cusparseDenseToSparseAlg_t alg, void *buffer)
{
    struct sparse_area area = {buffer, 0};
    bool by_columns;
    (void)alg;
    SPARSE_TRY(check_pair(handle, dense, sparse));
    struct dense d = dense_for(dense, sparse);
    struct sparse_rows r = rt_sparse_view(sparse, &by_columns);
    if (sparse->format == CUSPARSE_FORMAT_COO)
        r.offsets = counting_pieces(sparse, d.rows, &area).offsets;
    if (!r.offsets || (r.count > 0 && (!r.indices || !r.values)))
        return CUSPARSE_STATUS_INVALID_VALUE;
    return fill_sparse(handle, &d, &r);
}

/* --- sparse to dense --- */

cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstSpMatDescr_t sparse,
                                                  cusparseDnMatDescr_t dense,
                                                  cusparseSparseToDenseAlg_t alg, size_t *size)
{
    (void)alg;
    SPARSE_TRY(check_pair(handle, dense, sparse));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = 0;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t fill_dense(cusparseHandle_t handle, const struct dense *dense,
                                   const struct sparse_rows *rows)
{
    struct dense d = *dense;
    struct sparse_rows r = *rows;
    SPARSE_TRY(rt_sparse_launch(
        handle, r.types, SPARSE_ZERO, (size_t)(d.rows * d.columns), SPARSE_GROUP,
        SPARSE_ARGS(&d.values, &d.rows, &d.columns, &d.steps.row, &d.steps.column)));
    return rt_sparse_launch(handle, r.types, SPARSE_TO_DENSE, (size_t)r.count, SPARSE_GROUP,
                            SPARSE_ARGS(&d.values, &r.offsets, &r.row_indices, &r.indices,
                                        &r.values, &r.rows, &r.count, &d.steps.row, &d.steps.column,
                                        &r.base));
}

cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t sparse,
                                       cusparseDnMatDescr_t dense, cusparseSparseToDenseAlg_t alg,
                                       void *buffer)
{
    bool by_columns;
    (void)alg, (void)buffer;
    SPARSE_TRY(check_pair(handle, dense, sparse));
    const struct sparse_rows rows = rt_sparse_view(sparse, &by_columns);
    const struct dense d = dense_for(dense, sparse);
    return fill_dense(handle, &d, &rows);
}

/* --- between sparse formats, of 32-bit indices --- */

static const struct sparse_types int_types = {CUDA_R_32F, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I};

cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *rows, int nnz, int m,
                                  int *offsets, cusparseIndexBase_t base)
{
    int64_t count = nnz, row_count = m;
    int number = (int)base;
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (nnz < 0 || m < 0 || !offsets || (nnz > 0 && !rows))
        return CUSPARSE_STATUS_INVALID_VALUE;
    return rt_sparse_launch(handle, int_types, SPARSE_OFFSETS, (size_t)m + 1, SPARSE_GROUP,
                            SPARSE_ARGS(&rows, &offsets, &row_count, &count, &number));
}

cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *offsets, int nnz, int m,
                                  int *rows, cusparseIndexBase_t base)
{
    int64_t count = nnz, row_count = m;
    int number = (int)base;
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (nnz < 0 || m < 0 || !offsets || (nnz > 0 && !rows))
        return CUSPARSE_STATUS_INVALID_VALUE;
    return rt_sparse_launch(handle, int_types, SPARSE_ROWS, (size_t)nnz, SPARSE_GROUP,
                            SPARSE_ARGS(&offsets, &rows, &row_count, &count, &number));
}

cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)
{
    int64_t count = n;
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (n < 0 || (n > 0 && !p))
        return CUSPARSE_STATUS_INVALID_VALUE;
    return rt_sparse_launch(handle, int_types, SPARSE_NUMBER, (size_t)n, SPARSE_GROUP,
                            SPARSE_ARGS(&p, &count));
}

cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz,
                                                const int *offsets, const int *columns,
                                                size_t *size)
{
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (m < 0 || n < 0 || nnz < 0 || !offsets || !size || (nnz > 0 && !columns))
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = (size_t)nnz * sizeof(int);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz,
                                  cusparseMatDescr_t descr, const int *offsets, int *columns,
                                  int *p, void *buffer)
{
    int64_t rows = m;
    void *places = p ? p : buffer;
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (m < 0 || n < 0 || nnz < 0 || !descr || !offsets || (nnz > 0 && (!columns || !places)))
        return CUSPARSE_STATUS_INVALID_VALUE;
    int base = (int)descr->base;
    return rt_sparse_launch(handle, int_types, SPARSE_SORT, (size_t)m, SPARSE_GROUP,
                            SPARSE_ARGS(&offsets, &columns, &places, &rows, &base));
}

static struct sparse_transpose csc_pieces(int n, int nnz, int *offsets, int *rows, void *values,
                                          struct sparse_area *area)
{
    struct sparse_transpose to = {offsets, rows, values, NULL, NULL};
    to.from = rt_sparse_piece(area, (size_t)nnz * sizeof(int));
    to.counts = rt_sparse_piece(area, (size_t)n * sizeof(unsigned));
    return to;
}

cusparseStatus_t cusparseCsr2cscEx2_bufferSize(
    cusparseHandle_t handle, int m, int n, int nnz, const void *values, const int *offsets,
    const int *columns, void *csc_values, int *csc_offsets, int *csc_rows, cudaDataType value_type,
    cusparseAction_t action, cusparseIndexBase_t base, cusparseCsr2CscAlg_t alg, size_t *size)
{
    struct sparse_area area = {NULL, 0};
    (void)values, (void)offsets, (void)columns, (void)action, (void)base, (void)alg;
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (m < 0 || n < 0 || nnz < 0 || !size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!rt_sparse_value_size(value_type))
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    csc_pieces(n, nnz, csc_offsets, csc_rows, csc_values, &area);
    *size = area.size;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz,
                                    const void *values, const int *offsets, const int *columns,
                                    void *csc_values, int *csc_offsets, int *csc_rows,
                                    cudaDataType value_type, cusparseAction_t action,
                                    cusparseIndexBase_t base, cusparseCsr2CscAlg_t alg,
                                    void *buffer)
{
    struct sparse_area area = {buffer, 0};
    bool is_numeric = action == CUSPARSE_ACTION_NUMERIC;
    size_t size;
    SPARSE_TRY(cusparseCsr2cscEx2_bufferSize(handle, m, n, nnz, values, offsets, columns,
                                             csc_values, csc_offsets, csc_rows, value_type, action,
                                             base, alg, &size));
    if (!offsets || !csc_offsets || (size > 0 && !buffer) ||
        (nnz > 0 && (!columns || !csc_rows || (is_numeric && (!values || !csc_values)))))
        return CUSPARSE_STATUS_INVALID_VALUE;
    const struct sparse_rows rows = {{value_type, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I},
                                     m,
                                     n,
                                     nnz,
                                     offsets,
                                     columns,
                                     NULL,
                                     (void *)values,
                                     (int)base};
    const struct sparse_transpose to =
        csc_pieces(n, nnz, csc_offsets, csc_rows, is_numeric ? csc_values : NULL, &area);
    return rt_sparse_transpose(handle, &rows, &to);
}

/* --- the older functions --- */

/* A matrix by columns as the rows of `direction`. */
static struct dense plain_dense(int m, int n, const void *a, int lda, bool by_columns)
{
    struct dense d = {(void *)a,
                      by_columns ? n : m,
                      by_columns ? m : n,
                      {by_columns ? lda : 1, by_columns ? 1 : lda}};
    return d;
}

static struct sparse_rows plain_rows(cudaDataType type, int m, int n, int nnz, int base)
{
    struct sparse_rows rows = {
        {type, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I}, m, n, nnz, NULL, NULL, NULL, NULL, base};
    return rows;
}

/* Sums up the counts of all rows, and waits. */
static cusparseStatus_t count_elements(cusparseHandle_t handle, const struct dense *dense,
                                       struct sparse_types types, int *counts, int *total)
{
    struct dense d = *dense;
    int *offsets = NULL, sum = 0;
    SPARSE_TRY(rt_sparse_launch(
        handle, types, SPARSE_COUNT_DENSE, (size_t)d.rows, SPARSE_GROUP,
        SPARSE_ARGS(&d.values, &counts, &d.rows, &d.columns, &d.steps.row, &d.steps.column)));
    SPARSE_TRY(rt_sparse_code(cu2clMalloc((void **)&offsets, (size_t)(d.rows + 1) * sizeof(int))));
    cusparseStatus_t status = rt_sparse_scan(handle, types, (unsigned *)counts, offsets, d.rows, 0);
    if (status == CUSPARSE_STATUS_SUCCESS)
        status = rt_sparse_code(cu2clMemcpyAsync(&sum, offsets + d.rows, sizeof sum,
                                                 cu2clMemcpyDeviceToHost, handle->stream));
    if (status == CUSPARSE_STATUS_SUCCESS)
        status = rt_sparse_code(cu2clStreamSynchronize(handle->stream));
    cu2clFree(offsets);
    if (status != CUSPARSE_STATUS_SUCCESS)
        return status;
    if (handle->pointer_mode == CUSPARSE_POINTER_MODE_DEVICE)
        return rt_sparse_code(cu2clMemcpy(total, &sum, sizeof sum, cu2clMemcpyHostToDevice));
    *total = sum;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t check_plain(cusparseHandle_t handle, int m, int n, const void *descr,
                                    const void *first, const void *second, const void *third)
{
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    return m < 0 || n < 0 || !descr || !first || !second || !third ? CUSPARSE_STATUS_INVALID_VALUE
                                                                   : CUSPARSE_STATUS_SUCCESS;
}

#define OLD(letter, type, data)                                                                    \
    cusparseStatus_t cusparse##letter##nnz(cusparseHandle_t handle, cusparseDirection_t direction, \
                                           int m, int n, cusparseMatDescr_t descr, const type *a,  \
                                           int lda, int *counts, int *total)                       \
    {                                                                                              \
        SPARSE_TRY(check_plain(handle, m, n, descr, a, counts, total));                            \
        struct dense d = plain_dense(m, n, a, lda, direction == CUSPARSE_DIRECTION_COLUMN);        \
        return count_elements(handle, &d, plain_rows(data, m, n, 0, 0).types, counts, total);      \
    }                                                                                              \
    cusparseStatus_t cusparse##letter##dense2csr(                                                  \
        cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descr, const type *a, int lda,   \
        const int *counts, type *values, int *offsets, int *columns)                               \
    {                                                                                              \
        SPARSE_TRY(check_plain(handle, m, n, descr, a, counts, offsets));                          \
        struct dense d = plain_dense(m, n, a, lda, false);                                         \
        struct sparse_rows r = plain_rows(data, m, n, 0, (int)descr->base);                        \
        SPARSE_TRY(rt_sparse_scan(handle, r.types, (unsigned *)counts, offsets, m, r.base));       \
        r.offsets = offsets;                                                                       \
        r.indices = columns;                                                                       \
        r.values = values;                                                                         \
        return fill_sparse(handle, &d, &r);                                                        \
    }                                                                                              \
    cusparseStatus_t cusparse##letter##csr2dense(                                                  \
        cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descr, const type *values,       \
        const int *offsets, const int *columns, type *a, int lda)                                  \
    {                                                                                              \
        SPARSE_TRY(check_plain(handle, m, n, descr, a, offsets, columns));                         \
        struct dense d = plain_dense(m, n, a, lda, false);                                         \
        struct sparse_rows r = plain_rows(data, m, n, 0, (int)descr->base);                        \
        r.offsets = offsets;                                                                       \
        r.indices = columns;                                                                       \
        r.values = (void *)values;                                                                 \
        SPARSE_TRY(rt_sparse_last_offset(handle, &r, m, &r.count));                                \
        return fill_dense(handle, &d, &r);                                                         \
    }
OLD(S, float, CUDA_R_32F)
OLD(D, double, CUDA_R_64F)
OLD(C, cuComplex, CUDA_C_32F)
OLD(Z, cuDoubleComplex, CUDA_C_64F)
