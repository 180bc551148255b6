// A program of cuSPARSE: names stay, and a function without a counterpart is reported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/sparse.h>

void fill(double *x, int n)
CU2CL_KERNEL(fill, x, n)

cusparseStatus_t multiply(int rows, int nnz, int *offsets, int *columns, double *values, double *x, double *y, cu2clStream_t stream)
{
    cusparseHandle_t handle;
    cusparseSpMatDescr_t matrix;
    cusparseDnVecDescr_t from, to;
    double alpha = 1, beta = 0;
    size_t size = 0;
    void *buffer;
    cusparseCreate(&handle);
    cusparseSetStream(handle, stream);
    CU2CL_LAUNCH(fill, ((rows + 127) / 128, 128, 0, stream), (x, rows));
    cusparseCreateCsr(&matrix, rows, rows, nnz, offsets, columns, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                      CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F);
    cusparseCreateDnVec(&from, rows, x, CUDA_R_64F);
    cusparseCreateDnVec(&to, rows, y, CUDA_R_64F);
    cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, from, &beta, to, CUDA_R_64F,
                            CUSPARSE_SPMV_ALG_DEFAULT, &size);
    cu2clMalloc(&buffer, size);
    return cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, from, &beta, to, CUDA_R_64F,
                        CUSPARSE_SPMV_ALG_DEFAULT, buffer);
}

void tridiagonal(cusparseHandle_t handle, int n, float *low, float *diagonal, float *high, float *x, void *buffer)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU2050: this uses what our headers of cuSPARSE do not have: use of undeclared identifier 'cusparseSgtsv2'");
#else
    cusparseSgtsv2(handle, n, 1, low, diagonal, high, x, n, buffer);
#endif
}
#include "input.cl.h"
