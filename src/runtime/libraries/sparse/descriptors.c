/* Descriptors of vectors and matrices. Constant ones are the same; functions that write take no
 * constant descriptor. */
#include "libraries/sparse/sparse.h"

#include <stdlib.h>
#include <string.h>

static bool is_index_type(cusparseIndexType_t type)
{
    return type == CUSPARSE_INDEX_32I || type == CUSPARSE_INDEX_64I;
}

/* --- vectors --- */

cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *vec, int64_t size, int64_t nnz,
                                     void *indices, void *values, cusparseIndexType_t type,
                                     cusparseIndexBase_t base, cudaDataType value_type)
{
    if (!vec || size < 0 || nnz < 0 || nnz > size || (nnz > 0 && (!indices || !values)))
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!is_index_type(type) || !rt_sparse_value_size(value_type))
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct cusparseSpVecDescr *made = malloc(sizeof *made);
    if (!made)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    *made = (struct cusparseSpVecDescr){size, nnz, indices, values, type, base, value_type};
    *vec = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *vec, int64_t size, int64_t nnz,
                                          const void *indices, const void *values,
                                          cusparseIndexType_t type, cusparseIndexBase_t base,
                                          cudaDataType value_type)
{
    cusparseSpVecDescr_t made;
    if (!vec)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateSpVec(&made, size, nnz, (void *)indices, (void *)values, type, base,
                                   value_type));
    *vec = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t vec)
{
    free((void *)vec);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t vec, int64_t *size, int64_t *nnz,
                                  void **indices, void **values, cusparseIndexType_t *type,
                                  cusparseIndexBase_t *base, cudaDataType *value_type)
{
    if (!vec || !size || !nnz || !indices || !values || !type || !base || !value_type)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = vec->size;
    *nnz = vec->count;
    *indices = vec->indices;
    *values = vec->values;
    *type = vec->index_type;
    *base = vec->base;
    *value_type = vec->value_type;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *vec, int64_t size, void *values,
                                     cudaDataType value_type)
{
    if (!vec || size < 0 || (size > 0 && !values))
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!rt_sparse_value_size(value_type))
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct cusparseDnVecDescr *made = malloc(sizeof *made);
    if (!made)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    *made = (struct cusparseDnVecDescr){size, values, value_type};
    *vec = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *vec, int64_t size,
                                          const void *values, cudaDataType value_type)
{
    cusparseDnVecDescr_t made;
    if (!vec)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateDnVec(&made, size, (void *)values, value_type));
    *vec = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t vec)
{
    free((void *)vec);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t vec, int64_t *size, void **values,
                                  cudaDataType *value_type)
{
    if (!vec || !size || !values || !value_type)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = vec->size;
    *values = vec->values;
    *value_type = vec->value_type;
    return CUSPARSE_STATUS_SUCCESS;
}

/* --- dense matrices --- */

cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *mat, int64_t rows, int64_t cols,
                                     int64_t ld, void *values, cudaDataType value_type,
                                     cusparseOrder_t order)
{
    if (!mat || rows < 0 || cols < 0 || (rows > 0 && cols > 0 && !values))
        return CUSPARSE_STATUS_INVALID_VALUE;
    if ((order != CUSPARSE_ORDER_COL && order != CUSPARSE_ORDER_ROW) ||
        ld < (order == CUSPARSE_ORDER_ROW ? cols : rows))
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!rt_sparse_value_size(value_type))
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct cusparseDnMatDescr *made = malloc(sizeof *made);
    if (!made)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    *made = (struct cusparseDnMatDescr){rows, cols, ld, values, value_type, order, 1, 0};
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *mat, int64_t rows,
                                          int64_t cols, int64_t ld, const void *values,
                                          cudaDataType value_type, cusparseOrder_t order)
{
    cusparseDnMatDescr_t made;
    if (!mat)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateDnMat(&made, rows, cols, ld, (void *)values, value_type, order));
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t mat)
{
    free((void *)mat);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t mat, int64_t *rows, int64_t *cols,
                                  int64_t *ld, void **values, cudaDataType *value_type,
                                  cusparseOrder_t *order)
{
    if (!mat || !rows || !cols || !ld || !values || !value_type || !order)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *rows = mat->rows;
    *cols = mat->columns;
    *ld = mat->leading;
    *values = mat->values;
    *value_type = mat->value_type;
    *order = mat->order;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t mat, int count, int64_t stride)
{
    if (!mat || count <= 0 || stride < 0)
        return CUSPARSE_STATUS_INVALID_VALUE;
    mat->batch = count;
    mat->batch_stride = stride;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t mat, int *count,
                                              int64_t *stride)
{
    if (!mat || !count || !stride)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *count = mat->batch;
    *stride = mat->batch_stride;
    return CUSPARSE_STATUS_SUCCESS;
}

/* --- sparse matrices --- */

static cusparseStatus_t create_matrix(cusparseSpMatDescr_t *mat,
                                      const struct cusparseSpMatDescr *wanted)
{
    const struct cusparseSpMatDescr *w = wanted;
    if (!mat || w->rows < 0 || w->columns < 0 || w->count < 0 ||
        (unsigned)w->base > CUSPARSE_INDEX_BASE_ONE)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!rt_sparse_are_known((struct sparse_types){w->value_type, w->offset_type, w->index_type}))
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct cusparseSpMatDescr *made = malloc(sizeof *made);
    if (!made)
        return CUSPARSE_STATUS_ALLOC_FAILED;
    *made = *w;
    made->batch = 1;
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                   int64_t nnz, void *offsets, void *columns, void *values,
                                   cusparseIndexType_t offset_type, cusparseIndexType_t index_type,
                                   cusparseIndexBase_t base, cudaDataType value_type)
{
    const struct cusparseSpMatDescr wanted = {.format = CUSPARSE_FORMAT_CSR,
                                              .rows = rows,
                                              .columns = cols,
                                              .count = nnz,
                                              .offsets = offsets,
                                              .indices = columns,
                                              .offset_type = offset_type,
                                              .values = values,
                                              .index_type = index_type,
                                              .base = base,
                                              .value_type = value_type};
    return create_matrix(mat, &wanted);
}

cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                        int64_t nnz, const void *offsets, const void *columns,
                                        const void *values, cusparseIndexType_t offset_type,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType value_type)
{
    cusparseSpMatDescr_t made;
    if (!mat)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateCsr(&made, rows, cols, nnz, (void *)offsets, (void *)columns,
                                 (void *)values, offset_type, index_type, base, value_type));
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                   int64_t nnz, void *offsets, void *row_indices, void *values,
                                   cusparseIndexType_t offset_type, cusparseIndexType_t index_type,
                                   cusparseIndexBase_t base, cudaDataType value_type)
{
    const struct cusparseSpMatDescr wanted = {.format = CUSPARSE_FORMAT_CSC,
                                              .rows = rows,
                                              .columns = cols,
                                              .count = nnz,
                                              .offsets = offsets,
                                              .indices = row_indices,
                                              .offset_type = offset_type,
                                              .values = values,
                                              .index_type = index_type,
                                              .base = base,
                                              .value_type = value_type};
    return create_matrix(mat, &wanted);
}

cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                        int64_t nnz, const void *offsets, const void *row_indices,
                                        const void *values, cusparseIndexType_t offset_type,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType value_type)
{
    cusparseSpMatDescr_t made;
    if (!mat)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateCsc(&made, rows, cols, nnz, (void *)offsets, (void *)row_indices,
                                 (void *)values, offset_type, index_type, base, value_type));
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                   int64_t nnz, void *row_indices, void *columns, void *values,
                                   cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                   cudaDataType value_type)
{
    const struct cusparseSpMatDescr wanted = {.format = CUSPARSE_FORMAT_COO,
                                              .rows = rows,
                                              .columns = cols,
                                              .count = nnz,
                                              .row_indices = row_indices,
                                              .indices = columns,
                                              .offset_type = index_type,
                                              .values = values,
                                              .index_type = index_type,
                                              .base = base,
                                              .value_type = value_type};
    return create_matrix(mat, &wanted);
}

cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *mat, int64_t rows, int64_t cols,
                                        int64_t nnz, const void *row_indices, const void *columns,
                                        const void *values, cusparseIndexType_t index_type,
                                        cusparseIndexBase_t base, cudaDataType value_type)
{
    cusparseSpMatDescr_t made;
    if (!mat)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateCoo(&made, rows, cols, nnz, (void *)row_indices, (void *)columns,
                                 (void *)values, index_type, base, value_type));
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *mat, int64_t block_rows,
                                   int64_t block_cols, int64_t block_count, int64_t row_size,
                                   int64_t col_size, void *offsets, void *columns, void *values,
                                   cusparseIndexType_t offset_type, cusparseIndexType_t index_type,
                                   cusparseIndexBase_t base, cudaDataType value_type,
                                   cusparseOrder_t order)
{
    const struct cusparseSpMatDescr wanted = {.format = CUSPARSE_FORMAT_BSR,
                                              .rows = block_rows,
                                              .columns = block_cols,
                                              .count = block_count,
                                              .block = row_size,
                                              .offsets = offsets,
                                              .indices = columns,
                                              .offset_type = offset_type,
                                              .values = values,
                                              .index_type = index_type,
                                              .base = base,
                                              .value_type = value_type,
                                              .block_order = order};
    if (row_size <= 0 || col_size <= 0)
        return CUSPARSE_STATUS_INVALID_VALUE;
    return row_size == col_size ? create_matrix(mat, &wanted) : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *mat, int64_t block_rows,
                                        int64_t block_cols, int64_t block_count, int64_t row_size,
                                        int64_t col_size, const void *offsets, const void *columns,
                                        const void *values, cusparseIndexType_t offset_type,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType value_type, cusparseOrder_t order)
{
    cusparseSpMatDescr_t made;
    if (!mat)
        return CUSPARSE_STATUS_INVALID_VALUE;
    SPARSE_TRY(cusparseCreateBsr(&made, block_rows, block_cols, block_count, row_size, col_size,
                                 (void *)offsets, (void *)columns, (void *)values, offset_type,
                                 index_type, base, value_type, order));
    *mat = made;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t mat)
{
    free((void *)mat);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t mat, int64_t *rows, int64_t *cols,
                                int64_t *nnz, void **offsets, void **columns, void **values,
                                cusparseIndexType_t *offset_type, cusparseIndexType_t *index_type,
                                cusparseIndexBase_t *base, cudaDataType *value_type)
{
    if (!mat || mat->format != CUSPARSE_FORMAT_CSR || !rows || !cols || !nnz || !offsets ||
        !columns || !values || !offset_type || !index_type || !base || !value_type)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *rows = mat->rows;
    *cols = mat->columns;
    *nnz = mat->count;
    *offsets = mat->offsets;
    *columns = mat->indices;
    *values = mat->values;
    *offset_type = mat->offset_type;
    *index_type = mat->index_type;
    *base = mat->base;
    *value_type = mat->value_type;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t mat, int64_t *rows, int64_t *cols,
                                int64_t *nnz, void **row_indices, void **columns, void **values,
                                cusparseIndexType_t *index_type, cusparseIndexBase_t *base,
                                cudaDataType *value_type)
{
    if (!mat || mat->format != CUSPARSE_FORMAT_COO || !rows || !cols || !nnz || !row_indices ||
        !columns || !values || !index_type || !base || !value_type)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *rows = mat->rows;
    *cols = mat->columns;
    *nnz = mat->count;
    *row_indices = mat->row_indices;
    *columns = mat->indices;
    *values = mat->values;
    *index_type = mat->index_type;
    *base = mat->base;
    *value_type = mat->value_type;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t set_arrays(cusparseSpMatDescr_t mat, cusparseFormat_t format, void *first,
                                   void *indices, void *values)
{
    if (!mat || mat->format != format)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (format == CUSPARSE_FORMAT_COO)
        mat->row_indices = first;
    else
        mat->offsets = first;
    mat->indices = indices;
    mat->values = values;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t mat, void *offsets, void *columns,
                                        void *values)
{
    return set_arrays(mat, CUSPARSE_FORMAT_CSR, offsets, columns, values);
}

cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t mat, void *offsets, void *rows,
                                        void *values)
{
    return set_arrays(mat, CUSPARSE_FORMAT_CSC, offsets, rows, values);
}

cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t mat, void *rows, void *columns,
                                        void *values)
{
    return set_arrays(mat, CUSPARSE_FORMAT_COO, rows, columns, values);
}

cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t mat, int64_t *rows, int64_t *cols,
                                      int64_t *nnz)
{
    if (!mat || !rows || !cols || !nnz)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *rows = mat->rows;
    *cols = mat->columns;
    *nnz = mat->count;
    return CUSPARSE_STATUS_SUCCESS;
}

static void *attribute_place(const struct cusparseSpMatDescr *mat,
                             cusparseSpMatAttribute_t attribute)
{
    switch (attribute) {
    case CUSPARSE_SPMAT_FILL_MODE: return (void *)&mat->fill;
    case CUSPARSE_SPMAT_DIAG_TYPE: return (void *)&mat->diagonal;
    default: return NULL;
    }
}

cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t mat,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size)
{
    const void *place = mat && data && size == sizeof(int) ? attribute_place(mat, attribute) : NULL;
    if (!place)
        return CUSPARSE_STATUS_INVALID_VALUE;
    memcpy(data, place, size);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t mat,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size)
{
    void *place = mat && data && size == sizeof(int) ? attribute_place(mat, attribute) : NULL;
    if (!place)
        return CUSPARSE_STATUS_INVALID_VALUE;
    memcpy(place, data, size);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t mat, int count,
                                            int64_t offsets_stride, int64_t columns_values_stride)
{
    if (!mat || mat->format != CUSPARSE_FORMAT_CSR || count <= 0 || offsets_stride < 0 ||
        columns_values_stride < 0)
        return CUSPARSE_STATUS_INVALID_VALUE;
    mat->batch = count;
    mat->offsets_stride = offsets_stride;
    mat->values_stride = columns_values_stride;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t mat, int count, int64_t stride)
{
    if (!mat || mat->format != CUSPARSE_FORMAT_COO || count <= 0 || stride < 0)
        return CUSPARSE_STATUS_INVALID_VALUE;
    mat->batch = count;
    mat->values_stride = stride;
    return CUSPARSE_STATUS_SUCCESS;
}

#define GET(function, descriptor, type, member)                                                    \
    cusparseStatus_t cusparse##function(descriptor object, type *value)                            \
    {                                                                                              \
        if (!object || !value)                                                                     \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        *value = object->member;                                                                   \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }
#define SET_VALUES(function, descriptor)                                                           \
    cusparseStatus_t cusparse##function(descriptor object, void *values)                           \
    {                                                                                              \
        if (!object)                                                                               \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        object->values = values;                                                                   \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }
GET(SpVecGetIndexBase, cusparseConstSpVecDescr_t, cusparseIndexBase_t, base)
GET(SpVecGetValues, cusparseSpVecDescr_t, void *, values)
GET(DnVecGetValues, cusparseDnVecDescr_t, void *, values)
GET(DnMatGetValues, cusparseDnMatDescr_t, void *, values)
GET(SpMatGetValues, cusparseSpMatDescr_t, void *, values)
GET(SpMatGetFormat, cusparseConstSpMatDescr_t, cusparseFormat_t, format)
GET(SpMatGetIndexBase, cusparseConstSpMatDescr_t, cusparseIndexBase_t, base)
GET(SpMatGetStridedBatch, cusparseConstSpMatDescr_t, int, batch)
SET_VALUES(SpVecSetValues, cusparseSpVecDescr_t)
SET_VALUES(DnVecSetValues, cusparseDnVecDescr_t)
SET_VALUES(DnMatSetValues, cusparseDnMatDescr_t)
SET_VALUES(SpMatSetValues, cusparseSpMatDescr_t)
