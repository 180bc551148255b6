/* The product of sparse matrices (CSR): all terms of a row are written, sorted by column, and those
 * of one column summed up. What is between the steps is in the descriptor. */
#include "libraries/sparse/sparse.h"

#include <stdlib.h>

struct cusparseSpGEMMDescr {
    bool is_computed;
    int64_t rows, terms, sums;
    void *memory;                               /* all that follows */
    void *offsets, *columns, *numbers, *values; /* of the terms */
    void *sum_offsets;
    unsigned *counts;
};

cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)
{
    if (!descr)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *descr = calloc(1, sizeof **descr);
    return *descr ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ALLOC_FAILED;
}

cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)
{
    if (descr) {
        cu2clFree(descr->memory);
        cu2clFree(descr->offsets);
    }
    free(descr);
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t check_product(cusparseHandle_t handle, cusparseOperation_t op_a,
                                      cusparseOperation_t op_b, const void *alpha,
                                      const struct cusparseSpMatDescr *a,
                                      const struct cusparseSpMatDescr *b, const void *beta,
                                      const struct cusparseSpMatDescr *c, cudaDataType compute,
                                      const void *descr)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!alpha || !a || !b || !beta || !c || !descr || a->columns != b->rows ||
        a->rows != c->rows || b->columns != c->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_csr = a->format == CUSPARSE_FORMAT_CSR && b->format == CUSPARSE_FORMAT_CSR &&
                  c->format == CUSPARSE_FORMAT_CSR;
    bool is_one_type = a->value_type == compute && b->value_type == compute &&
                       c->value_type == compute && a->offset_type == b->offset_type &&
                       a->offset_type == c->offset_type && a->index_type == b->index_type &&
                       a->index_type == c->index_type;
    return is_csr && is_one_type && op_a == CUSPARSE_OPERATION_NON_TRANSPOSE &&
                   op_b == CUSPARSE_OPERATION_NON_TRANSPOSE
               ? CUSPARSE_STATUS_SUCCESS
               : CUSPARSE_STATUS_NOT_SUPPORTED;
}

/* The offsets of the terms of each row. Waits. */
static cusparseStatus_t count_terms(cusparseHandle_t handle, const struct cusparseSpMatDescr *a,
                                    const struct cusparseSpMatDescr *b, cusparseSpGEMMDescr_t descr)
{
    struct sparse_types types = {a->value_type, a->offset_type, a->index_type};
    size_t offsets_size = (size_t)(a->rows + 1) * rt_sparse_index_size(a->offset_type);
    struct cusparseSpMatDescr first = *a, second = *b;
    struct sparse_rows r = {.types = types};
    struct sparse_area area = {NULL, 0};
    int base = (int)a->base;
    rt_sparse_piece(&area, offsets_size);
    rt_sparse_piece(&area, offsets_size);
    rt_sparse_piece(&area, (size_t)a->rows * sizeof(unsigned));
    cu2clFree(descr->offsets);
    descr->offsets = NULL;
    SPARSE_TRY(rt_sparse_code(cu2clMalloc(&descr->offsets, area.size)));
    area = (struct sparse_area){descr->offsets, 0};
    rt_sparse_piece(&area, offsets_size);
    descr->sum_offsets = rt_sparse_piece(&area, offsets_size);
    descr->counts = rt_sparse_piece(&area, (size_t)a->rows * sizeof(unsigned));
    descr->rows = a->rows;
    SPARSE_TRY(rt_sparse_launch(handle, types, SPARSE_COUNT_TERMS, (size_t)a->rows, SPARSE_GROUP,
                                SPARSE_ARGS(&first.offsets, &first.indices, &second.offsets,
                                            &descr->counts, &first.rows, &base)));
    SPARSE_TRY(rt_sparse_scan(handle, types, descr->counts, descr->offsets, a->rows, 0));
    r.offsets = descr->offsets;
    return rt_sparse_last_offset(handle, &r, a->rows, &descr->terms);
}

/* Memory for the terms. */
static cusparseStatus_t make_term_room(struct sparse_types types, cusparseSpGEMMDescr_t descr)
{
    size_t index_size = (size_t)descr->terms * rt_sparse_index_size(types.index);
    size_t value_size = (size_t)descr->terms * rt_sparse_value_size(types.value);
    struct sparse_area area = {NULL, 0};
    rt_sparse_piece(&area, index_size);
    rt_sparse_piece(&area, index_size);
    rt_sparse_piece(&area, value_size);
    cu2clFree(descr->memory);
    descr->memory = NULL;
    SPARSE_TRY(rt_sparse_code(cu2clMalloc(&descr->memory, area.size)));
    area = (struct sparse_area){descr->memory, 0};
    descr->columns = rt_sparse_piece(&area, index_size);
    descr->numbers = rt_sparse_piece(&area, index_size);
    descr->values = rt_sparse_piece(&area, value_size);
    return CUSPARSE_STATUS_SUCCESS;
}

/* Writes and sorts the terms, and counts those of different columns. Waits. */
static cusparseStatus_t compute_terms(cusparseHandle_t handle, const struct cusparseSpMatDescr *a,
                                      const struct cusparseSpMatDescr *b,
                                      cusparseSpGEMMDescr_t descr)
{
    struct sparse_types types = {a->value_type, a->offset_type, a->index_type};
    struct cusparseSpMatDescr first = *a, second = *b;
    struct sparse_rows r = {.types = types};
    int a_base = (int)a->base, b_base = (int)b->base, zero = 0;
    size_t rows = (size_t)descr->rows;
    SPARSE_TRY(make_term_room(types, descr));
    SPARSE_TRY(rt_sparse_launch(handle, types, SPARSE_TERMS, rows, SPARSE_GROUP,
                                SPARSE_ARGS(&first.offsets, &first.indices, &first.values,
                                            &second.offsets, &second.indices, &second.values,
                                            &descr->offsets, &descr->columns, &descr->numbers,
                                            &descr->values, &descr->rows, &a_base, &b_base)));
    SPARSE_TRY(rt_sparse_launch(
        handle, types, SPARSE_SORT, rows, SPARSE_GROUP,
        SPARSE_ARGS(&descr->offsets, &descr->columns, &descr->numbers, &descr->rows, &zero)));
    SPARSE_TRY(rt_sparse_launch(
        handle, types, SPARSE_COUNT_SUMS, rows, SPARSE_GROUP,
        SPARSE_ARGS(&descr->offsets, &descr->columns, &descr->counts, &descr->rows)));
    SPARSE_TRY(rt_sparse_scan(handle, types, descr->counts, descr->sum_offsets, descr->rows, 0));
    r.offsets = descr->sum_offsets;
    return rt_sparse_last_offset(handle, &r, descr->rows, &descr->sums);
}

cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t op_a,
                                               cusparseOperation_t op_b, const void *alpha,
                                               cusparseConstSpMatDescr_t a,
                                               cusparseConstSpMatDescr_t b, const void *beta,
                                               cusparseSpMatDescr_t c, cudaDataType compute,
                                               cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t descr,
                                               size_t *size, void *buffer)
{
    (void)alg;
    SPARSE_TRY(check_product(handle, op_a, op_b, alpha, a, b, beta, c, compute, descr));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!buffer)
        *size = 16; /* not 0, so that the next call has a buffer */
    return buffer ? count_terms(handle, a, b, descr) : CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t op_a,
                                        cusparseOperation_t op_b, const void *alpha,
                                        cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b,
                                        const void *beta, cusparseSpMatDescr_t c,
                                        cudaDataType compute, cusparseSpGEMMAlg_t alg,
                                        cusparseSpGEMMDescr_t descr, size_t *size, void *buffer)
{
    (void)alg;
    SPARSE_TRY(check_product(handle, op_a, op_b, alpha, a, b, beta, c, compute, descr));
    if (!size || !descr->offsets)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!buffer) {
        *size = 16;
        return CUSPARSE_STATUS_SUCCESS;
    }
    SPARSE_TRY(compute_terms(handle, a, b, descr));
    c->count = descr->sums;
    descr->is_computed = true;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t op_a,
                                     cusparseOperation_t op_b, const void *alpha,
                                     cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b,
                                     const void *beta, cusparseSpMatDescr_t c, cudaDataType compute,
                                     cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t descr)
{
    (void)alg;
    SPARSE_TRY(check_product(handle, op_a, op_b, alpha, a, b, beta, c, compute, descr));
    if (!descr->is_computed || !c->offsets || (descr->sums > 0 && (!c->indices || !c->values)))
        return CUSPARSE_STATUS_INVALID_VALUE;
    struct sparse_types types = {compute, a->offset_type, a->index_type};
    struct sparse_scalar first = rt_sparse_scalar(handle, compute, alpha);
    struct sparse_scalar second = rt_sparse_scalar(handle, compute, beta);
    int64_t count = descr->rows + 1;
    int base = (int)c->base;
    SPARSE_TRY(rt_sparse_launch(handle, types, SPARSE_COPY_OFFSETS, (size_t)count, SPARSE_GROUP,
                                SPARSE_ARGS(&descr->sum_offsets, &c->offsets, &count, &base)));
    return rt_sparse_launch(handle, types, SPARSE_SUMS, (size_t)descr->rows, SPARSE_GROUP,
                            SPARSE_ARGS(&descr->offsets, &descr->columns, &descr->numbers,
                                        &descr->values, &c->offsets, &c->indices, &c->values,
                                        &descr->rows, &base, SPARSE_PASS(first),
                                        SPARSE_PASS(second)));
}
