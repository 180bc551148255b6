/* Matrices of all formats as rows. Offsets of COO, and transposes, are made in the program's
 * buffer. */
#include "libraries/sparse/sparse.h"

#define ALIGNMENT 256

void *rt_sparse_piece(struct sparse_area *area, size_t size)
{
    void *piece = area->at ? area->at + area->size : NULL;
    area->size += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return piece;
}

struct sparse_rows rt_sparse_view(const struct cusparseSpMatDescr *mat, bool *is_transposed)
{
    bool by_columns = mat->format == CUSPARSE_FORMAT_CSC;
    struct sparse_rows rows = {{mat->value_type, mat->offset_type, mat->index_type},
                               by_columns ? mat->columns : mat->rows,
                               by_columns ? mat->rows : mat->columns,
                               mat->count,
                               mat->offsets,
                               mat->indices,
                               mat->row_indices,
                               mat->values,
                               (int)mat->base};
    *is_transposed = by_columns;
    return rows;
}

cusparseStatus_t rt_sparse_offsets(cusparseHandle_t handle, struct sparse_rows *rows,
                                   struct sparse_area *area)
{
    if (!rows->row_indices || rows->offsets)
        return CUSPARSE_STATUS_SUCCESS;
    size_t size = (size_t)(rows->rows + 1) * rt_sparse_index_size(rows->types.offset);
    rows->offsets = rt_sparse_piece(area, size);
    if (!area->at)
        return CUSPARSE_STATUS_SUCCESS;
    return rt_sparse_launch(
        handle, rows->types, SPARSE_OFFSETS, (size_t)rows->rows + 1, SPARSE_GROUP,
        SPARSE_ARGS(&rows->row_indices, &rows->offsets, &rows->rows, &rows->count, &rows->base));
}

cusparseStatus_t rt_sparse_scan(cusparseHandle_t handle, struct sparse_types types,
                                unsigned *counts, void *offsets, int64_t count, int base)
{
    return rt_sparse_launch(handle, types, SPARSE_SCAN, 256, 256,
                            SPARSE_ARGS(&counts, &offsets, &count, &base));
}

cusparseStatus_t rt_sparse_transpose(cusparseHandle_t handle, const struct sparse_rows *rows,
                                     const struct sparse_transpose *to)
{
    struct sparse_rows r = *rows;
    struct sparse_transpose t = *to;
    size_t count = (size_t)r.count;
    int zero = 0;
    SPARSE_TRY(rt_sparse_launch(handle, r.types, SPARSE_CLEAR, (size_t)r.columns, SPARSE_GROUP,
                                SPARSE_ARGS(&t.counts, &r.columns)));
    SPARSE_TRY(rt_sparse_launch(handle, r.types, SPARSE_COUNT, count, SPARSE_GROUP,
                                SPARSE_ARGS(&r.indices, &t.counts, &r.count, &r.base)));
    SPARSE_TRY(rt_sparse_scan(handle, r.types, t.counts, t.offsets, r.columns, r.base));
    SPARSE_TRY(
        rt_sparse_launch(handle, r.types, SPARSE_PLACE, count, SPARSE_GROUP,
                         SPARSE_ARGS(&r.offsets, &r.row_indices, &r.indices, &t.counts, &t.offsets,
                                     &t.indices, &t.from, &r.rows, &r.count, &r.base)));
    SPARSE_TRY(rt_sparse_launch(handle, r.types, SPARSE_SORT, (size_t)r.columns, SPARSE_GROUP,
                                SPARSE_ARGS(&t.offsets, &t.indices, &t.from, &r.columns, &r.base)));
    if (!t.values)
        return CUSPARSE_STATUS_SUCCESS;
    return rt_sparse_launch(handle, r.types, SPARSE_GATHER, count, SPARSE_GROUP,
                            SPARSE_ARGS(&t.values, &r.values, &t.from, &r.count, &zero));
}

static cusparseStatus_t transpose_in(cusparseHandle_t handle, struct sparse_area *area,
                                     struct sparse_rows *rows)
{
    size_t count = (size_t)rows->count, columns = (size_t)rows->columns;
    size_t index_size = rt_sparse_index_size(rows->types.index);
    struct sparse_transpose to;
    to.offsets = rt_sparse_piece(area, (columns + 1) * rt_sparse_index_size(rows->types.offset));
    to.indices = rt_sparse_piece(area, count * index_size);
    to.from = rt_sparse_piece(area, count * index_size);
    to.values = rt_sparse_piece(area, count * rt_sparse_value_size(rows->types.value));
    to.counts = rt_sparse_piece(area, columns * sizeof(unsigned));
    if (area->at)
        SPARSE_TRY(rt_sparse_transpose(handle, rows, &to));
    *rows = (struct sparse_rows){rows->types, rows->columns, rows->rows, rows->count, to.offsets,
                                 to.indices,  NULL,          to.values,  rows->base};
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t rt_sparse_rows(cusparseHandle_t handle, const struct cusparseSpMatDescr *mat,
                                bool wants_transpose, struct sparse_area *area,
                                struct sparse_rows *rows)
{
    bool is_transposed;
    *rows = rt_sparse_view(mat, &is_transposed);
    if (is_transposed != wants_transpose)
        return transpose_in(handle, area, rows);
    return rt_sparse_offsets(handle, rows, area);
}

cusparseStatus_t rt_sparse_last_offset(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       int64_t at, int64_t *offset)
{
    size_t size = rt_sparse_index_size(rows->types.offset);
    const char *place = (const char *)rows->offsets + (size_t)at * size;
    int64_t wide = 0;
    int narrow = 0;
    void *to = size == 8 ? (void *)&wide : &narrow;
    SPARSE_TRY(
        rt_sparse_code(cu2clMemcpyAsync(to, place, size, cu2clMemcpyDeviceToHost, handle->stream)));
    SPARSE_TRY(rt_sparse_code(cu2clStreamSynchronize(handle->stream)));
    *offset = (size == 8 ? wide : narrow) - rows->base;
    return CUSPARSE_STATUS_SUCCESS;
}

struct sparse_steps rt_sparse_steps(const struct cusparseDnMatDescr *mat, bool is_transposed)
{
    bool by_rows = (mat->order == CUSPARSE_ORDER_ROW) != is_transposed;
    struct sparse_steps steps = {by_rows ? mat->leading : 1, by_rows ? 1 : mat->leading};
    return steps;
}
