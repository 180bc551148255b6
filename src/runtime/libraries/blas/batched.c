/* Factors, inverses and solutions of many small matrices, least squares among them. */
#include "libraries/blas/blas.h"

#define LANES 64

static struct rt_blas_launch launch_of(enum rt_blas_type type, int64_t n, const void *a,
                                       int64_t lda, const int *pivots, const int *info)
{
    int data = rt_blas_data_type(type);

    return (struct rt_blas_launch){.v = {.n = n,
                                         .lda = lda,
                                         .type_a = data,
                                         .type_c = data,
                                         .flags = RT_BLAS_ARRAYS_A | RT_BLAS_ARRAYS_C},
                                   .a = a,
                                   .b = pivots,
                                   .info = info};
}

static cublasStatus_t launch_batch(cublasHandle_t handle, enum rt_blas_type type,
                                   enum rt_blas_kernel kernel, struct rt_blas_launch *launch,
                                   int64_t count)
{
    return rt_blas_launch(handle, type, kernel, launch, (size_t[]){1, 1, (size_t)count}, LANES, 1);
}

/* Whether columns of n elements are `ld` apart. */
static bool has_rows(int64_t n, int64_t ld)
{
    return n >= 0 && ld >= (n > 1 ? n : 1);
}

cublasStatus_t rt_blas_getrf(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                             void *const *A, int64_t lda, int *P, int *info, int64_t batchSize)
{
    struct rt_blas_launch launch = launch_of(type, n, (const void *)A, lda, P, info);

    RT_BLAS_ENTER(handle, has_rows(n, lda) && batchSize >= 0);
    return n ? launch_batch(handle, type, RT_BLAS_KERNEL_getrf, &launch, batchSize)
             : CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t rt_blas_getri(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                             const void *const *A, int64_t lda, const int *P, void *const *C,
                             int64_t ldc, int *info, int64_t batchSize)
{
    struct rt_blas_launch launch = launch_of(type, n, (const void *)A, lda, P, info);

    RT_BLAS_ENTER(handle, has_rows(n, lda) && has_rows(n, ldc) && batchSize >= 0);
    launch.c = (const void *)C;
    launch.v.ldc = ldc;
    return n ? launch_batch(handle, type, RT_BLAS_KERNEL_getri, &launch, batchSize)
             : CUBLAS_STATUS_SUCCESS;
}

/* What `info` is: minus the number of the first parameter that is negative, or 0. */
static int first_wrong(const int64_t *values, const int *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (values[i] < 0)
            return -numbers[i];
    return 0;
}

/* `info` is the host's. */
cublasStatus_t rt_blas_getrs(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                             int64_t n, int64_t nrhs, const void *const *A, int64_t lda,
                             const int *P, void *const *B, int64_t ldb, int *info,
                             int64_t batchSize)
{
    struct rt_blas_launch launch = launch_of(type, n, (const void *)A, lda, P, NULL);
    const int64_t least[] = {n, nrhs, has_rows(n, lda) ? lda : -1, has_rows(n, ldb) ? ldb : -1,
                             batchSize};
    static const int numbers[] = {2, 3, 5, 8, 10}; /* of the parameters */

    RT_BLAS_ENTER(handle, info);
    *info = first_wrong(least, numbers, sizeof least / sizeof *least);
    if (*info)
        return CUBLAS_STATUS_INVALID_VALUE;
    launch.c = (const void *)B;
    launch.v.m = nrhs;
    launch.v.ldc = ldb;
    launch.v.trans_a = (int)trans;
    return n && nrhs ? launch_batch(handle, type, RT_BLAS_KERNEL_getrs, &launch, batchSize)
                     : CUBLAS_STATUS_SUCCESS;
}

/* Copies of the matrices in the workspace, their factors, and the inverses of these. */
cublasStatus_t rt_blas_matinv(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                              const void *const *A, int64_t lda, void *const *Ainv, int64_t lda_inv,
                              int *info, int64_t batchSize)
{
    struct rt_blas_launch launch = launch_of(type, n, (const void *)A, lda, NULL, info);

    RT_BLAS_ENTER(handle, has_rows(n, lda) && has_rows(n, lda_inv) && batchSize >= 0);
    if (n > 32) /* as in cuBLAS */
        return CUBLAS_STATUS_INVALID_VALUE;
    if (n == 0 || batchSize == 0)
        return CUBLAS_STATUS_SUCCESS;
    size_t bytes = (size_t)(n * n * batchSize) * rt_blas_size(type);
    char *copies = rt_blas_workspace(handle, bytes + (size_t)(n * batchSize) * sizeof(int));
    if (!copies)
        return CUBLAS_STATUS_ALLOC_FAILED;
    launch.c = copies;
    launch.v.m = launch.v.ldc = n;
    launch.v.stride_c = n * n;
    launch.v.flags = RT_BLAS_ARRAYS_A;
    RT_BLAS_TRY(
        rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_convert, &launch, n, n, batchSize));
    launch.a = copies;
    launch.b = copies + bytes;
    launch.v.lda = n;
    launch.v.stride_a = n * n;
    launch.v.flags = 0;
    RT_BLAS_TRY(launch_batch(handle, type, RT_BLAS_KERNEL_getrf, &launch, batchSize));
    launch.c = (const void *)Ainv;
    launch.v.ldc = lda_inv;
    launch.v.flags = RT_BLAS_ARRAYS_C;
    return launch_batch(handle, type, RT_BLAS_KERNEL_getri, &launch, batchSize);
}

/* `info` is the host's, devInfoArray the device's, or NULL. */
cublasStatus_t rt_blas_gels(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, int64_t nrhs, void *const *A, int64_t lda,
                            void *const *C, int64_t ldc, int *info, int *devInfoArray,
                            int64_t batchSize)
{
    struct rt_blas_launch launch = launch_of(type, n, (const void *)A, lda, NULL, devInfoArray);
    const int64_t least[] = {
        rt_blas_is_operation(trans) ? 0 : -1, m,        n, nrhs, has_rows(m, lda) ? lda : -1,
        has_rows(m, ldc) ? ldc : -1,          batchSize};
    static const int numbers[] = {1, 1, 3, 2, 5, 7, 8}; /* as cuBLAS 13 counts the parameters */

    RT_BLAS_ENTER(handle, info);
    *info = first_wrong(least, numbers, sizeof least / sizeof *least);
    if (*info)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (trans != CUBLAS_OP_N || m < n) /* as in cuBLAS */
        return CUBLAS_STATUS_NOT_SUPPORTED;
    launch.c = (const void *)C;
    launch.v.m = m;
    launch.v.k = nrhs;
    launch.v.ldc = ldc;
    return launch_batch(handle, type, RT_BLAS_KERNEL_gels, &launch, batchSize);
}
