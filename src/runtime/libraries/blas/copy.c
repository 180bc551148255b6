/* Copies of vectors and matrices between host and device. */
#include "libraries/blas/blas.h"

/* A matrix of rows * columns elements, stored by columns. */
struct copied {
    int64_t rows, columns, size;
    const void *from;
    int64_t from_step;
    void *to;
    int64_t to_step; /* elements from one column to the next */
    enum cu2clMemcpyKind kind;
};

static cublasStatus_t copy_matrix(const struct copied *copied, bool is_async, cu2clStream_t stream)
{
    int64_t size = copied->size;
    cu2clError_t error;

    if (copied->rows < 0 || copied->columns < 0 || size <= 0 || copied->from_step <= 0 ||
        copied->to_step <= 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (copied->rows == 0 || copied->columns == 0)
        return CUBLAS_STATUS_SUCCESS;
    if (copied->columns > 1 && (copied->from_step < copied->rows || copied->to_step < copied->rows))
        return CUBLAS_STATUS_MAPPING_ERROR; /* the copy's error, as in cuBLAS 13 */
    size_t to_pitch = (size_t)(copied->to_step * size);
    size_t from_pitch = (size_t)(copied->from_step * size);
    size_t width = (size_t)(copied->rows * size), height = (size_t)copied->columns;
    if (is_async)
        error = cu2clMemcpy2DAsync(copied->to, to_pitch, copied->from, from_pitch, width, height,
                                   copied->kind, stream);
    else
        error = cu2clMemcpy2D(copied->to, to_pitch, copied->from, from_pitch, width, height,
                              copied->kind);
    return error == cu2clSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}

#define COPIES(name, kind, wide, type)                                                             \
    cublasStatus_t cublas##name##Vector##wide(type count, type size, const void *from,             \
                                              type from_step, void *to, type to_step)              \
    {                                                                                              \
        struct copied copied = {1, count, size, from, from_step, to, to_step, kind};               \
        return copy_matrix(&copied, false, NULL);                                                  \
    }                                                                                              \
    cublasStatus_t cublas##name##VectorAsync##wide(type count, type size, const void *from,        \
                                                   type from_step, void *to, type to_step,         \
                                                   cu2clStream_t stream)                           \
    {                                                                                              \
        struct copied copied = {1, count, size, from, from_step, to, to_step, kind};               \
        return copy_matrix(&copied, true, stream);                                                 \
    }                                                                                              \
    cublasStatus_t cublas##name##Matrix##wide(type rows, type columns, type size,                  \
                                              const void *from, type from_step, void *to,          \
                                              type to_step)                                        \
    {                                                                                              \
        struct copied copied = {rows, columns, size, from, from_step, to, to_step, kind};          \
        return copy_matrix(&copied, false, NULL);                                                  \
    }                                                                                              \
    cublasStatus_t cublas##name##MatrixAsync##wide(type rows, type columns, type size,             \
                                                   const void *from, type from_step, void *to,     \
                                                   type to_step, cu2clStream_t stream)             \
    {                                                                                              \
        struct copied copied = {rows, columns, size, from, from_step, to, to_step, kind};          \
        return copy_matrix(&copied, true, stream);                                                 \
    }
COPIES(Set, cu2clMemcpyHostToDevice, , int)
COPIES(Get, cu2clMemcpyDeviceToHost, , int)
COPIES(Set, cu2clMemcpyHostToDevice, _64, int64_t)
COPIES(Get, cu2clMemcpyDeviceToHost, _64, int64_t)
