// A program of cuSPARSE: names stay, and a function without a counterpart is reported.
#include <cusparse.h>

__global__ void fill(double *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = i;
}

cusparseStatus_t multiply(int rows, int nnz, int *offsets, int *columns, double *values, double *x, double *y, cudaStream_t stream)
{
    cusparseHandle_t handle;
    cusparseSpMatDescr_t matrix;
    cusparseDnVecDescr_t from, to;
    double alpha = 1, beta = 0;
    size_t size = 0;
    void *buffer;
    cusparseCreate(&handle);
    cusparseSetStream(handle, stream);
    fill<<<(rows + 127) / 128, 128, 0, stream>>>(x, rows);
    cusparseCreateCsr(&matrix, rows, rows, nnz, offsets, columns, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                      CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F);
    cusparseCreateDnVec(&from, rows, x, CUDA_R_64F);
    cusparseCreateDnVec(&to, rows, y, CUDA_R_64F);
    cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, from, &beta, to, CUDA_R_64F,
                            CUSPARSE_SPMV_ALG_DEFAULT, &size);
    cudaMalloc(&buffer, size);
    return cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, from, &beta, to, CUDA_R_64F,
                        CUSPARSE_SPMV_ALG_DEFAULT, buffer);
}

void tridiagonal(cusparseHandle_t handle, int n, float *low, float *diagonal, float *high, float *x, void *buffer)
{
    cusparseSgtsv2(handle, n, 1, low, diagonal, high, x, n, buffer);
}
