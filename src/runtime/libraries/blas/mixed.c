/* Vectors and updates whose types are parameters: halves and bfloat16 with sums of floats, too. */
#include "libraries/blas/blas.h"

static bool is_float_data(cudaDataType type)
{
    return type == CUDA_R_32F || type == CUDA_R_16F || type == CUDA_R_16BF;
}

/* The type of the kernel; RT_BLAS_I: there is none. */
static enum rt_blas_type type_of(cudaDataType x, cudaDataType y, cudaDataType execution)
{
    if (is_float_data(x) && x == y && execution == CUDA_R_32F)
        return RT_BLAS_S;
    for (enum rt_blas_type type = RT_BLAS_S; type <= RT_BLAS_Z; type++)
        if ((int)x == rt_blas_data_type(type) && x == y && x == execution)
            return type;
    return RT_BLAS_I;
}

static cudaDataType real_of(cudaDataType type)
{
    return type == CUDA_C_32F ? CUDA_R_32F : type == CUDA_C_64F ? CUDA_R_64F : type;
}

static cublasStatus_t real_sum(cublasHandle_t handle, int wanted, int64_t n, const void *x,
                               cudaDataType xType, int64_t incx, void *result,
                               cudaDataType resultType, cudaDataType executionType)
{
    cudaDataType real = real_of(xType);
    enum rt_blas_type type = type_of(xType, xType, real == xType ? executionType : xType);

    RT_BLAS_ENTER(handle, result);
    if (type == RT_BLAS_I || resultType != real)
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_sum(handle, type, wanted, false, n, x, (int)xType, incx, NULL, 0, result);
}

cublasStatus_t rt_blas_nrm2_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType)
{
    return real_sum(handle, RT_BLAS_NRM2, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t rt_blas_asum_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType)
{
    return real_sum(handle, RT_BLAS_ASUM, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t rt_blas_dot_ex(cublasHandle_t handle, bool conjugated, int64_t n, const void *x,
                              cudaDataType xType, int64_t incx, const void *y, cudaDataType yType,
                              int64_t incy, void *result, cudaDataType resultType,
                              cudaDataType executionType)
{
    enum rt_blas_type type = type_of(xType, yType, executionType);

    RT_BLAS_ENTER(handle, result);
    if (type == RT_BLAS_I || resultType != xType)
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_sum(handle, type, RT_BLAS_DOT, conjugated, n, x, (int)xType, incx, y, incy,
                       result);
}

cublasStatus_t rt_blas_scal_ex(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
                               cudaDataType executionType)
{
    enum rt_blas_type type = type_of(xType, xType, executionType);

    RT_BLAS_ENTER(handle, alpha);
    if (type == RT_BLAS_I || (int)alphaType != rt_blas_data_type(type))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_vector(handle, type, RT_BLAS_KERNEL_scal, n, alpha, NULL, incx > 0 ? 0 : -1, x,
                          incx, (int)xType);
}

cublasStatus_t rt_blas_axpy_ex(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy,
                               cudaDataType executionType)
{
    enum rt_blas_type type = type_of(xType, yType, executionType);

    RT_BLAS_ENTER(handle, alpha);
    if (type == RT_BLAS_I || (int)alphaType != rt_blas_data_type(type))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_vector(handle, type, RT_BLAS_KERNEL_axpy, n, alpha, x, incx, y, incy,
                          (int)xType);
}

cublasStatus_t rt_blas_copy_ex(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy)
{
    enum rt_blas_type type = type_of(xType, yType, xType);

    RT_BLAS_ENTER(handle, true);
    return type == RT_BLAS_I ? CUBLAS_STATUS_NOT_SUPPORTED
                             : rt_blas_copy(handle, type, n, x, incx, y, incy);
}

cublasStatus_t rt_blas_swap_ex(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy)
{
    enum rt_blas_type type = type_of(xType, yType, xType);

    RT_BLAS_ENTER(handle, true);
    return type == RT_BLAS_I ? CUBLAS_STATUS_NOT_SUPPORTED
                             : rt_blas_swap(handle, type, n, x, incx, y, incy);
}

/* Sines are real: cuBLAS' table has complex ones without saying what the cosine is then. */
cublasStatus_t rt_blas_rot_ex(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                              int64_t incx, void *y, cudaDataType yType, int64_t incy,
                              const void *c, const void *s, cudaDataType csType,
                              cudaDataType executionType)
{
    enum rt_blas_type type = type_of(xType, yType, executionType);

    RT_BLAS_ENTER(handle, true);
    if (type == RT_BLAS_I || (int)xType != rt_blas_data_type(type) || csType != real_of(xType))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_rot(handle, type, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t rt_blas_syrk_ex(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                               cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                               const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
                               const void *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    int data = rt_blas_data_type(type);

    RT_BLAS_ENTER(handle, true);
    if ((int)Atype != data || (int)Ctype != data) /* complex bytes */
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_syrk(handle, type, hermitian, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}
