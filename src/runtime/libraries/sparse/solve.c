/* Triangular systems. The analysis finds the levels of the rows, and for a transpose where its
 * elements are, so that values may change between solutions. */
#include "libraries/sparse/sparse.h"

#include <stdlib.h>

/* What the analysis of a system leaves. */
struct sparse_system {
    bool is_analysed, is_upper;
    struct sparse_levels levels;
    struct sparse_rows rows; /* of op(A); its values are the matrix's own */
    void *memory;            /* what the rows of a transpose, or offsets of COO, are in */
    void *from;              /* NULL, or where the values of the transpose are */
};

struct cusparseSpSVDescr {
    struct sparse_system system;
};
struct cusparseSpSMDescr {
    struct sparse_system system;
};

static void free_system(struct sparse_system *system)
{
    rt_sparse_free_levels(&system->levels);
    cu2clFree(system->memory);
    *system = (struct sparse_system){.is_analysed = false};
}

#define DESCRIPTOR(name)                                                                           \
    cusparseStatus_t cusparse##name##_createDescr(cusparse##name##Descr_t *descr)                  \
    {                                                                                              \
        if (!descr)                                                                                \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        *descr = calloc(1, sizeof **descr);                                                        \
        return *descr ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ALLOC_FAILED;                    \
    }                                                                                              \
    cusparseStatus_t cusparse##name##_destroyDescr(cusparse##name##Descr_t descr)                  \
    {                                                                                              \
        if (descr)                                                                                 \
            free_system(&descr->system);                                                           \
        free(descr);                                                                               \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }
DESCRIPTOR(SpSV)
DESCRIPTOR(SpSM)

/* --- analysis --- */

/* Pieces of a transpose in `area`, or their sizes. */
static struct sparse_transpose transpose_pieces(const struct sparse_rows *r,
                                                struct sparse_area *area)
{
    size_t index_size = rt_sparse_index_size(r->types.index);
    struct sparse_transpose t = {NULL, NULL, NULL, NULL, NULL};
    t.offsets =
        rt_sparse_piece(area, (size_t)(r->columns + 1) * rt_sparse_index_size(r->types.offset));
    t.indices = rt_sparse_piece(area, (size_t)r->count * index_size);
    t.from = rt_sparse_piece(area, (size_t)r->count * index_size);
    t.counts = rt_sparse_piece(area, (size_t)r->columns * sizeof(unsigned));
    return t;
}

static cusparseStatus_t transpose_system(cusparseHandle_t handle, struct sparse_system *system)
{
    struct sparse_area area = {NULL, 0};
    struct sparse_rows *r = &system->rows;
    transpose_pieces(r, &area);
    SPARSE_TRY(rt_sparse_code(cu2clMalloc(&system->memory, area.size)));
    area = (struct sparse_area){system->memory, 0};
    struct sparse_transpose t = transpose_pieces(r, &area);
    SPARSE_TRY(rt_sparse_transpose(handle, r, &t));
    system->from = t.from;
    r->offsets = t.offsets;
    r->indices = t.indices;
    r->row_indices = NULL;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t coordinate_system(cusparseHandle_t handle, struct sparse_system *system)
{
    struct sparse_area area = {NULL, 0};
    struct sparse_rows counted = system->rows;
    SPARSE_TRY(rt_sparse_offsets(handle, &counted, &area));
    if (area.size == 0)
        return CUSPARSE_STATUS_SUCCESS;
    SPARSE_TRY(rt_sparse_code(cu2clMalloc(&system->memory, area.size)));
    area = (struct sparse_area){system->memory, 0};
    return rt_sparse_offsets(handle, &system->rows, &area);
}

static cusparseStatus_t analyse(cusparseHandle_t handle, cusparseOperation_t op,
                                const struct cusparseSpMatDescr *a, struct sparse_system *system)
{
    bool by_columns, is_transposed = op != CUSPARSE_OPERATION_NON_TRANSPOSE;
    free_system(system);
    system->rows = rt_sparse_view(a, &by_columns);
    SPARSE_TRY(by_columns != is_transposed ? transpose_system(handle, system)
                                           : coordinate_system(handle, system));
    system->is_upper = (a->fill == CUSPARSE_FILL_MODE_UPPER) != is_transposed;
    SPARSE_TRY(rt_sparse_find_levels(handle, &system->rows, system->is_upper, &system->levels));
    system->is_analysed = true;
    return CUSPARSE_STATUS_SUCCESS;
}

/* --- solution --- */

/* Right sides, and what they become. */
struct sides {
    void *x, *y;
    int64_t count;
    struct sparse_steps from, to;
    bool conjugate_x;
};

static cusparseStatus_t solve_system(cusparseHandle_t handle, cusparseOperation_t op,
                                     const struct cusparseSpMatDescr *a, const void *alpha,
                                     const struct sparse_system *system, struct sides *s)
{
    struct sparse_rows r = system->rows;
    struct sparse_scalar scalar = rt_sparse_scalar(handle, a->value_type, alpha);
    void *values = a->values, *from = system->from;
    int is_upper = system->is_upper, is_unit = a->diagonal == CUSPARSE_DIAG_TYPE_UNIT;
    int conjugate_a = op == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE, conjugate_x = s->conjugate_x;
    if (!system->is_analysed)
        return CUSPARSE_STATUS_INVALID_VALUE;
    return rt_sparse_run_levels(handle, r.types, SPARSE_SOLVE, &system->levels, s->count,
                                SPARSE_LIST(&r.offsets, &r.indices, &values, &from, &s->x, &s->y,
                                            &s->count, &s->from.row, &s->from.column, &s->to.row,
                                            &s->to.column, &r.base, &is_upper, &is_unit,
                                            &conjugate_a, &conjugate_x, SPARSE_PASS(scalar)));
}

static cusparseStatus_t check_system(cusparseHandle_t handle, const void *alpha,
                                     const struct cusparseSpMatDescr *a, const void *x,
                                     const void *y, const void *descr, cudaDataType compute)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!alpha || !a || !x || !y || !descr || a->rows != a->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    bool is_known = a->format == CUSPARSE_FORMAT_CSR || a->format == CUSPARSE_FORMAT_CSC ||
                    a->format == CUSPARSE_FORMAT_COO;
    return is_known && a->value_type == compute && a->batch == 1 ? CUSPARSE_STATUS_SUCCESS
                                                                 : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op,
                                         const void *alpha, cusparseConstSpMatDescr_t a,
                                         cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                         cudaDataType compute, cusparseSpSVAlg_t alg,
                                         cusparseSpSVDescr_t descr, size_t *size)
{
    (void)op, (void)alg;
    SPARSE_TRY(check_system(handle, alpha, a, x, y, descr, compute));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = 0;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t op,
                                       const void *alpha, cusparseConstSpMatDescr_t a,
                                       cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                       cudaDataType compute, cusparseSpSVAlg_t alg,
                                       cusparseSpSVDescr_t descr, void *buffer)
{
    (void)alg, (void)buffer;
    SPARSE_TRY(check_system(handle, alpha, a, x, y, descr, compute));
    return analyse(handle, op, a, &descr->system);
}

cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t op,
                                    const void *alpha, cusparseConstSpMatDescr_t a,
                                    cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                    cudaDataType compute, cusparseSpSVAlg_t alg,
                                    cusparseSpSVDescr_t descr)
{
    (void)alg;
    SPARSE_TRY(check_system(handle, alpha, a, x, y, descr, compute));
    if (x->size != a->rows || y->size != a->rows)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (x->value_type != compute || y->value_type != compute)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct sides s = {x->values, y->values, 1, {1, 0}, {1, 0}, false};
    return solve_system(handle, op, a, alpha, &descr->system, &s);
}

cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t op_a,
                                         cusparseOperation_t op_b, const void *alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         cusparseDnMatDescr_t c, cudaDataType compute,
                                         cusparseSpSMAlg_t alg, cusparseSpSMDescr_t descr,
                                         size_t *size)
{
    (void)op_a, (void)op_b, (void)alg;
    SPARSE_TRY(check_system(handle, alpha, a, b, c, descr, compute));
    if (!size)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *size = 0;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t op_a,
                                       cusparseOperation_t op_b, const void *alpha,
                                       cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                       cusparseDnMatDescr_t c, cudaDataType compute,
                                       cusparseSpSMAlg_t alg, cusparseSpSMDescr_t descr,
                                       void *buffer)
{
    (void)op_b, (void)alg, (void)buffer;
    SPARSE_TRY(check_system(handle, alpha, a, b, c, descr, compute));
    return analyse(handle, op_a, a, &descr->system);
}

cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t op_a,
                                    cusparseOperation_t op_b, const void *alpha,
                                    cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                    cusparseDnMatDescr_t c, cudaDataType compute,
                                    cusparseSpSMAlg_t alg, cusparseSpSMDescr_t descr)
{
    bool is_plain = op_b == CUSPARSE_OPERATION_NON_TRANSPOSE;
    (void)alg;
    SPARSE_TRY(check_system(handle, alpha, a, b, c, descr, compute));
    if ((is_plain ? b->rows : b->columns) != a->rows || c->rows != a->rows ||
        (is_plain ? b->columns : b->rows) != c->columns)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (b->value_type != compute || c->value_type != compute || b->batch != 1 || c->batch != 1)
        return CUSPARSE_STATUS_NOT_SUPPORTED;
    struct sides s = {b->values,
                      c->values,
                      c->columns,
                      rt_sparse_steps(b, !is_plain),
                      rt_sparse_steps(c, false),
                      op_b == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE};
    return solve_system(handle, op_a, a, alpha, &descr->system, &s);
}
