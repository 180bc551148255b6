/* Incomplete factors without fill-in. */
#include "libraries/sparse/sparse.h"

#include <limits.h>
#include <stdlib.h>

/* What the analysis leaves, and the first row without a pivot. */
struct factor {
    struct sparse_levels levels;
    int *pivot; /* on the device */
    int base;
    bool is_analysed;
};

struct csrilu02Info {
    struct factor factor;
};
struct csric02Info {
    struct factor factor;
};

static void free_factor(struct factor *factor)
{
    rt_sparse_free_levels(&factor->levels);
    cu2clFree(factor->pivot);
    *factor = (struct factor){.is_analysed = false};
}

#define INFORMATION(Name, name)                                                                    \
    cusparseStatus_t cusparseCreate##Name##Info(name##Info_t *info)                                \
    {                                                                                              \
        if (!info)                                                                                 \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        *info = calloc(1, sizeof **info);                                                          \
        return *info ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ALLOC_FAILED;                     \
    }                                                                                              \
    cusparseStatus_t cusparseDestroy##Name##Info(name##Info_t info)                                \
    {                                                                                              \
        if (info)                                                                                  \
            free_factor(&info->factor);                                                            \
        free(info);                                                                                \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }                                                                                              \
    cusparseStatus_t cusparseX##name##_zeroPivot(cusparseHandle_t handle, name##Info_t info,       \
                                                 int *position)                                    \
    {                                                                                              \
        return info ? tell_pivot(handle, &info->factor, position) : CUSPARSE_STATUS_INVALID_VALUE; \
    }

static cusparseStatus_t tell_pivot(cusparseHandle_t handle, const struct factor *factor,
                                   int *position)
{
    int row = INT_MAX;
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (!position)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (factor->pivot) {
        SPARSE_TRY(rt_sparse_code(cu2clMemcpyAsync(&row, factor->pivot, sizeof row,
                                                   cu2clMemcpyDeviceToHost, handle->stream)));
        SPARSE_TRY(rt_sparse_code(cu2clStreamSynchronize(handle->stream)));
    }
    int told = row == INT_MAX ? -1 : row + factor->base;
    if (handle->pointer_mode == CUSPARSE_POINTER_MODE_DEVICE)
        SPARSE_TRY(
            rt_sparse_code(cu2clMemcpy(position, &told, sizeof told, cu2clMemcpyHostToDevice)));
    else
        *position = told;
    return row == INT_MAX ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ZERO_PIVOT;
}
INFORMATION(Csrilu02, csrilu02)
INFORMATION(Csric02, csric02)

/* A matrix of the older functions. */
static struct sparse_rows factor_rows(cudaDataType type, int m, int nnz,
                                      const struct cusparseMatDescr *descr, const void *values,
                                      const int *offsets, const int *columns)
{
    struct sparse_rows rows = {{type, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I},
                               m,
                               m,
                               nnz,
                               offsets,
                               columns,
                               NULL,
                               (void *)values,
                               (int)descr->base};
    return rows;
}

static cusparseStatus_t check_factor(cusparseHandle_t handle, int m, int nnz, const void *descr,
                                     const void *values, const void *offsets, const void *columns,
                                     const void *info)
{
    if (!handle)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (m < 0 || nnz < 0 || !descr || !info || !offsets || (nnz > 0 && (!values || !columns)))
        return CUSPARSE_STATUS_INVALID_VALUE;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t analyse_factor(cusparseHandle_t handle, const struct sparse_rows *rows,
                                       struct factor *factor)
{
    static const int none = INT_MAX;
    free_factor(factor);
    SPARSE_TRY(rt_sparse_find_levels(handle, rows, false, &factor->levels));
    SPARSE_TRY(rt_sparse_code(cu2clMalloc((void **)&factor->pivot, sizeof none)));
    SPARSE_TRY(
        rt_sparse_code(cu2clMemcpy(factor->pivot, &none, sizeof none, cu2clMemcpyHostToDevice)));
    factor->base = rows->base;
    factor->is_analysed = true;
    return CUSPARSE_STATUS_SUCCESS;
}

static cusparseStatus_t run_factor(cusparseHandle_t handle, enum sparse_kernel kernel,
                                   const struct sparse_rows *rows, const struct factor *factor)
{
    struct sparse_rows r = *rows;
    int *pivot = factor->pivot;
    if (!factor->is_analysed)
        return CUSPARSE_STATUS_INVALID_VALUE;
    return rt_sparse_run_levels(handle, r.types, kernel, &factor->levels, 1,
                                SPARSE_LIST(&r.offsets, &r.indices, &r.values, &pivot, &r.base));
}

#define FACTOR(letter, name, type, data, kernel)                                                   \
    cusparseStatus_t cusparse##letter##name##_bufferSize(                                          \
        cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descr, type *values,           \
        const int *offsets, const int *columns, name##Info_t info, int *size)                      \
    {                                                                                              \
        SPARSE_TRY(check_factor(handle, m, nnz, descr, values, offsets, columns, info));           \
        if (!size)                                                                                 \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        *size = 0;                                                                                 \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }                                                                                              \
    cusparseStatus_t cusparse##letter##name##_analysis(                                            \
        cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descr, const type *values,     \
        const int *offsets, const int *columns, name##Info_t info, cusparseSolvePolicy_t policy,   \
        void *buffer)                                                                              \
    {                                                                                              \
        (void)policy, (void)buffer;                                                                \
        SPARSE_TRY(check_factor(handle, m, nnz, descr, values, offsets, columns, info));           \
        const struct sparse_rows rows =                                                            \
            factor_rows(data, m, nnz, descr, values, offsets, columns);                            \
        return analyse_factor(handle, &rows, &info->factor);                                       \
    }                                                                                              \
    cusparseStatus_t cusparse##letter##name(                                                       \
        cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descr, type *values,           \
        const int *offsets, const int *columns, name##Info_t info, cusparseSolvePolicy_t policy,   \
        void *buffer)                                                                              \
    {                                                                                              \
        (void)policy, (void)buffer;                                                                \
        SPARSE_TRY(check_factor(handle, m, nnz, descr, values, offsets, columns, info));           \
        const struct sparse_rows rows =                                                            \
            factor_rows(data, m, nnz, descr, values, offsets, columns);                            \
        return run_factor(handle, kernel, &rows, &info->factor);                                   \
    }
#define FACTORS(name, kernel)                                                                      \
    FACTOR(S, name, float, CUDA_R_32F, kernel)                                                     \
    FACTOR(D, name, double, CUDA_R_64F, kernel)                                                    \
    FACTOR(C, name, cuComplex, CUDA_C_32F, kernel)                                                 \
    FACTOR(Z, name, cuDoubleComplex, CUDA_C_64F, kernel)
FACTORS(csrilu02, SPARSE_ILU)
FACTORS(csric02, SPARSE_IC)
