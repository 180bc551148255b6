/* Copies of vectors and matrices between host and device. */
#include "libraries/blas/blas.h"

/* Copies a matrix of rows * columns elements, stored by columns, whose columns are `from_step` and
 * `to_step` elements apart. */
static cublasStatus_t copy_matrix(int64_t rows, int64_t columns, int64_t size, const void *from,
                                  int64_t from_step, void *to, int64_t to_step,
                                  enum cu2clMemcpyKind kind)
{
    if (rows < 0 || columns < 0 || size <= 0 || from_step <= 0 || to_step <= 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (rows == 0 || columns == 0)
        return CUBLAS_STATUS_SUCCESS;
    cu2clError_t error =
        cu2clMemcpy2D(to, (size_t)(to_step * size), from, (size_t)(from_step * size),
                      (size_t)(rows * size), (size_t)columns, kind);
    return error == cu2clSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}

cublasStatus_t cublasSetVector(int count, int size, const void *from, int from_step, void *to,
                               int to_step)
{
    return copy_matrix(1, count, size, from, from_step, to, to_step, cu2clMemcpyHostToDevice);
}

cublasStatus_t cublasGetVector(int count, int size, const void *from, int from_step, void *to,
                               int to_step)
{
    return copy_matrix(1, count, size, from, from_step, to, to_step, cu2clMemcpyDeviceToHost);
}

cublasStatus_t cublasSetMatrix(int rows, int columns, int size, const void *from, int from_step,
                               void *to, int to_step)
{
    return copy_matrix(rows, columns, size, from, from_step, to, to_step, cu2clMemcpyHostToDevice);
}

cublasStatus_t cublasGetMatrix(int rows, int columns, int size, const void *from, int from_step,
                               void *to, int to_step)
{
    return copy_matrix(rows, columns, size, from, from_step, to, to_step, cu2clMemcpyDeviceToHost);
}
