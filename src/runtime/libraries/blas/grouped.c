/* Groups of products: all of a group have one size and one pair of scalars. */
#include "libraries/blas/blas.h"

/* What lies in arrays of the host, of int or int64_t. */
struct groups {
    bool wide;
    const cublasOperation_t *transa, *transb;
    const void *m, *n, *k, *lda, *ldb, *ldc, *size;
    int64_t count;
    const void *alpha, *beta;
    size_t scalar; /* its bytes */
    const void *const *a, *const *b;
    void *const *c;
};

static int64_t number_of_group(const struct groups *groups, const void *array, int64_t i)
{
    return groups->wide ? ((const int64_t *)array)[i] : ((const int *)array)[i];
}

static bool are_there(const struct groups *g)
{
    const void *const needed[] = {g->transa, g->transb, g->m,     g->n,    g->k, g->lda, g->ldb,
                                  g->ldc,    g->size,   g->alpha, g->beta, g->a, g->b,   g->c};

    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (!needed[i])
            return false;
    return true;
}

/* The products of group i, which begin at `first` in the lists of addresses. */
static cublasStatus_t multiply_group(cublasHandle_t handle, const struct groups *groups, int64_t i,
                                     int64_t first, struct rt_blas_gemm gemm)
{
    gemm.trans_a = groups->transa[i];
    gemm.trans_b = groups->transb[i];
    gemm.m = number_of_group(groups, groups->m, i);
    gemm.n = number_of_group(groups, groups->n, i);
    gemm.k = number_of_group(groups, groups->k, i);
    gemm.lda = number_of_group(groups, groups->lda, i);
    gemm.ldb = number_of_group(groups, groups->ldb, i);
    gemm.ldc = number_of_group(groups, groups->ldc, i);
    gemm.count = number_of_group(groups, groups->size, i);
    gemm.alpha = (const char *)groups->alpha + (size_t)i * groups->scalar;
    gemm.beta = (const char *)groups->beta + (size_t)i * groups->scalar;
    gemm.a = groups->a + first;
    gemm.b = groups->b + first;
    gemm.c = (void *)(uintptr_t)(groups->c + first);
    gemm.arrays = true;
    return rt_blas_gemm_any(handle, &gemm);
}

static cublasStatus_t multiply_groups(cublasHandle_t handle, const struct groups *groups,
                                      const struct rt_blas_gemm *gemm)
{
    int64_t first = 0;

    RT_BLAS_ENTER(handle, groups->count >= 0 && (groups->count == 0 || are_there(groups)));
    if (handle->pointer_mode != CUBLAS_POINTER_MODE_HOST) /* the lists of scalars are the host's */
        return CUBLAS_STATUS_NOT_SUPPORTED;
    for (int64_t i = 0; i < groups->count; i++) {
        RT_BLAS_TRY(multiply_group(handle, groups, i, first, *gemm));
        first += number_of_group(groups, groups->size, i);
    }
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t rt_blas_gemm_grouped(cublasHandle_t handle, enum rt_blas_type type, bool wide,
                                    const cublasOperation_t *transa,
                                    const cublasOperation_t *transb, const void *m, const void *n,
                                    const void *k, const void *alpha, const void *const *Aarray,
                                    const void *lda, const void *const *Barray, const void *ldb,
                                    const void *beta, void *const *Carray, const void *ldc,
                                    int64_t group_count, const void *group_size)
{
    struct groups groups = {
        wide,   transa, transb,     m,           n,     k,    lda,
        ldb,    ldc,    group_size, group_count, alpha, beta, rt_blas_size(type),
        Aarray, Barray, Carray};
    int data = rt_blas_data_type(type);
    struct rt_blas_gemm gemm = {
        .type_a = data, .type_b = data, .type_c = data, .type_s = data, .type = type};

    return multiply_groups(handle, &groups, &gemm);
}

cublasStatus_t rt_blas_gemm_grouped_ex(
    cublasHandle_t handle, bool wide, const cublasOperation_t *transa,
    const cublasOperation_t *transb, const void *m, const void *n, const void *k, const void *alpha,
    const void *const *Aarray, cudaDataType Atype, const void *lda, const void *const *Barray,
    cudaDataType Btype, const void *ldb, const void *beta, void *const *Carray, cudaDataType Ctype,
    const void *ldc, int64_t group_count, const void *group_size, cublasComputeType_t computeType)
{
    struct groups groups = {wide,       transa,      transb, m,    n, k,      lda,    ldb,   ldc,
                            group_size, group_count, alpha,  beta, 0, Aarray, Barray, Carray};
    struct rt_blas_gemm gemm = {.count = 1};

    RT_BLAS_ENTER(handle, true);
    if (!rt_blas_set_types(&gemm, Atype, Btype, Ctype, computeType))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    groups.scalar = gemm.type_s == CUDA_R_16F ? 2 : rt_blas_size(gemm.type);
    return multiply_groups(handle, &groups, &gemm);
}
