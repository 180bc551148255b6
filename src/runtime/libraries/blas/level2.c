/* A matrix and vectors: products, updates of a matrix, and triangular systems. */
#include "libraries/blas/blas.h"

static struct rt_blas_launch typed(enum rt_blas_type type)
{
    int data = rt_blas_data_type(type);

    return (struct rt_blas_launch){
        .v = {.type_a = data, .type_b = data, .type_c = data, .type_s = data}};
}

/* --- products: the matrix as `matrix` has it --- */

struct product {
    struct rt_blas_launch matrix;
    const void *alpha, *x, *beta;
    int64_t incx;
    void *y;
    int64_t incy;
    int64_t stride_x, stride_y, count; /* of a batch */
};

static cublasStatus_t multiply(cublasHandle_t handle, enum rt_blas_type type, struct product *p)
{
    struct rt_blas_launch *launch = &p->matrix;

    if (!p->alpha || !p->beta || p->incx == 0 || p->incy == 0 || p->count < 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (launch->v.m == 0 || launch->v.n == 0 || p->count == 0)
        return CUBLAS_STATUS_SUCCESS;
    launch->b = p->x;
    launch->c = p->y;
    launch->v.ldb = p->incx;
    launch->v.ldc = p->incy;
    launch->v.stride_b = p->stride_x;
    launch->v.stride_c = p->stride_y;
    rt_blas_scalars(handle, launch, p->alpha, p->beta, rt_blas_size(type));
    return rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_mv, launch, launch->v.m, 1, p->count);
}

static cublasStatus_t multiply_general(cublasHandle_t handle, enum rt_blas_type type,
                                       cublasOperation_t trans, int64_t m, int64_t n, const void *a,
                                       int64_t lda, struct product *p)
{
    RT_BLAS_ENTER(handle, rt_blas_is_operation(trans) && m >= 0 && n >= 0);
    p->matrix.a = a;
    p->matrix.v.m = rt_blas_is_turned(trans) ? n : m;
    p->matrix.v.n = rt_blas_is_turned(trans) ? m : n;
    p->matrix.v.lda = lda;
    p->matrix.v.trans_a = (int)trans;
    return multiply(handle, type, p);
}

cublasStatus_t rt_blas_gemv(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            const void *x, int64_t incx, const void *beta, void *y, int64_t incy)
{
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, 0, 0, 1};

    RT_BLAS_ENTER(handle, lda >= (m > 1 ? m : 1));
    return multiply_general(handle, type, trans, m, n, A, lda, &p);
}

cublasStatus_t rt_blas_gemv_strided(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t trans, int64_t m, int64_t n,
                                    const void *alpha, const void *A, int64_t lda, int64_t strideA,
                                    const void *x, int64_t incx, int64_t stridex, const void *beta,
                                    void *y, int64_t incy, int64_t stridey, int64_t count)
{
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, stridex, stridey, count};

    RT_BLAS_ENTER(handle, lda >= (m > 1 ? m : 1));
    p.matrix.v.stride_a = strideA;
    return multiply_general(handle, type, trans, m, n, A, lda, &p);
}

cublasStatus_t rt_blas_gemv_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t trans, int64_t m, int64_t n,
                                    const void *alpha, const void *const *Aarray, int64_t lda,
                                    const void *const *xarray, int64_t incx, const void *beta,
                                    void *const *yarray, int64_t incy, int64_t count)
{
    struct product p = {
        typed(type), alpha, (const void *)xarray, beta, incx, (void *)(uintptr_t)yarray, incy, 0,
        0,           count};

    RT_BLAS_ENTER(handle, lda >= (m > 1 ? m : 1));
    p.matrix.v.flags = RT_BLAS_ARRAYS_A | RT_BLAS_ARRAYS_B | RT_BLAS_ARRAYS_C;
    return multiply_general(handle, type, trans, m, n, (const void *)Aarray, lda, &p);
}

cublasStatus_t rt_blas_gbmv(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t trans,
                            int64_t m, int64_t n, int64_t kl, int64_t ku, const void *alpha,
                            const void *A, int64_t lda, const void *x, int64_t incx,
                            const void *beta, void *y, int64_t incy)
{
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, 0, 0, 1};

    RT_BLAS_ENTER(handle, kl >= 0 && ku >= 0 && lda >= kl + ku + 1 && lda <= INT32_MAX);
    p.matrix.v.storage = RT_BLAS_BAND;
    p.matrix.v.kl = (int)kl;
    p.matrix.v.ku = (int)ku;
    return multiply_general(handle, type, trans, m, n, A, lda, &p);
}

/* A matrix of n * n that is stored in one triangle. */
struct triangle {
    cublasFillMode_t uplo;
    int64_t n, k; /* k: of a band */
    const void *a;
    int64_t lda;
    int shape, storage;
};

static void set_triangle(struct rt_blas_launch *launch, const struct triangle *t)
{
    launch->a = t->a;
    launch->v.m = launch->v.n = t->n;
    launch->v.k = t->k;
    launch->v.lda = t->lda;
    launch->v.uplo = rt_blas_fill(t->uplo);
    launch->v.shape_a = t->shape;
    launch->v.storage = t->storage;
}

static bool is_triangle(const struct triangle *t)
{
    int64_t least = t->storage == RT_BLAS_FULL ? t->n : t->storage == RT_BLAS_BAND ? t->k + 1 : 0;

    return rt_blas_is_fill(t->uplo) && t->n >= 0 && t->k >= 0 && t->lda >= least && t->lda >= 1;
}

static cublasStatus_t multiply_symmetric(cublasHandle_t handle, enum rt_blas_type type,
                                         const struct triangle *t, struct product *p)
{
    RT_BLAS_ENTER(handle, is_triangle(t));
    set_triangle(&p->matrix, t);
    return multiply(handle, type, p);
}

static int symmetry(bool hermitian)
{
    return hermitian ? RT_BLAS_HERMITIAN : RT_BLAS_SYMMETRIC;
}

cublasStatus_t rt_blas_symv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *A,
                            int64_t lda, const void *x, int64_t incx, const void *beta, void *y,
                            int64_t incy)
{
    struct triangle t = {uplo, n, 0, A, lda, symmetry(hermitian), RT_BLAS_FULL};
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, 0, 0, 1};

    return multiply_symmetric(handle, type, &t, &p);
}

cublasStatus_t rt_blas_sbmv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, int64_t k, const void *alpha,
                            const void *A, int64_t lda, const void *x, int64_t incx,
                            const void *beta, void *y, int64_t incy)
{
    struct triangle t = {uplo, n, k, A, lda, symmetry(hermitian), RT_BLAS_BAND};
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, 0, 0, 1};

    return multiply_symmetric(handle, type, &t, &p);
}

cublasStatus_t rt_blas_spmv(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *AP,
                            const void *x, int64_t incx, const void *beta, void *y, int64_t incy)
{
    struct triangle t = {uplo, n, 0, AP, 1, symmetry(hermitian), RT_BLAS_PACKED};
    struct product p = {typed(type), alpha, x, beta, incx, y, incy, 0, 0, 1};

    return multiply_symmetric(handle, type, &t, &p);
}

/* --- triangular matrices: x = op(A) * x, or what that was --- */

static void set_one(unsigned char *scalar, enum rt_blas_type type)
{
    bool is_double = type == RT_BLAS_D || type == RT_BLAS_Z;

    if (is_double)
        *(double *)(void *)scalar = 1;
    else
        *(float *)(void *)scalar = 1;
}

static cublasStatus_t multiply_triangular(cublasHandle_t handle, enum rt_blas_type type,
                                          cublasOperation_t trans, cublasDiagType_t diag,
                                          const struct triangle *t, void *x, int64_t incx)
{
    RT_BLAS_ENTER(handle, is_triangle(t) && rt_blas_is_operation(trans) && incx != 0);
    if (t->n == 0)
        return CUBLAS_STATUS_SUCCESS;
    void *copy = rt_blas_workspace(handle, (size_t)t->n * rt_blas_size(type));
    if (!copy)
        return CUBLAS_STATUS_ALLOC_FAILED;
    RT_BLAS_TRY(rt_blas_copy(handle, type, t->n, x, incx, copy, 1));
    struct rt_blas_launch launch = typed(type);
    set_triangle(&launch, t);
    launch.v.trans_a = (int)trans;
    launch.v.unit = diag == CUBLAS_DIAG_UNIT;
    launch.b = copy;
    launch.c = x;
    launch.v.ldb = 1;
    launch.v.ldc = incx;
    set_one(launch.v.alpha, type);
    return rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_mv, &launch, t->n, 1, 1);
}

static cublasStatus_t solve_triangular(cublasHandle_t handle, enum rt_blas_type type,
                                       cublasOperation_t trans, cublasDiagType_t diag,
                                       const struct triangle *t, void *x, int64_t incx)
{
    struct rt_blas_launch launch = typed(type);

    RT_BLAS_ENTER(handle, is_triangle(t) && rt_blas_is_operation(trans) && incx != 0);
    if (t->n == 0)
        return CUBLAS_STATUS_SUCCESS;
    set_triangle(&launch, t);
    launch.v.trans_a = (int)trans;
    launch.v.unit = diag == CUBLAS_DIAG_UNIT;
    launch.c = x;
    launch.v.ldb = incx;
    set_one(launch.v.alpha, type);
    return rt_blas_launch(handle, type, RT_BLAS_KERNEL_solve, &launch, (size_t[]){1, 1, 1}, 64, 1);
}

#define TRIANGULAR(name, what, parameters, k, a, lda, storage)                                     \
    cublasStatus_t rt_blas_##name parameters                                                       \
    {                                                                                              \
        struct triangle t = {uplo, n, k, a, lda, RT_BLAS_TRIANGULAR, storage};                     \
        return what(handle, type, trans, diag, &t, x, incx);                                       \
    }
#define FULL                                                                                       \
    (cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,                         \
     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const void *A, int64_t lda,        \
     void *x, int64_t incx)
#define BAND                                                                                       \
    (cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,                         \
     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const void *A,          \
     int64_t lda, void *x, int64_t incx)
#define PACKED                                                                                     \
    (cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,                         \
     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const void *AP, void *x,           \
     int64_t incx)
TRIANGULAR(trmv, multiply_triangular, FULL, 0, A, lda, RT_BLAS_FULL)
TRIANGULAR(tbmv, multiply_triangular, BAND, k, A, lda, RT_BLAS_BAND)
TRIANGULAR(tpmv, multiply_triangular, PACKED, 0, AP, 1, RT_BLAS_PACKED)
TRIANGULAR(trsv, solve_triangular, FULL, 0, A, lda, RT_BLAS_FULL)
TRIANGULAR(tbsv, solve_triangular, BAND, k, A, lda, RT_BLAS_BAND)
TRIANGULAR(tpsv, solve_triangular, PACKED, 0, AP, 1, RT_BLAS_PACKED)

/* --- updates: the matrix as `launch` has it --- */

static cublasStatus_t update(cublasHandle_t handle, enum rt_blas_type type,
                             struct rt_blas_launch *launch, const void *alpha, const void *x,
                             int64_t incx, const void *y, int64_t incy, int flags)
{
    if (!alpha || incx == 0 || incy == 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    launch->a = x;
    launch->b = y;
    launch->v.lda = incx;
    launch->v.ldb = incy;
    launch->v.flags = flags;
    rt_blas_scalars(handle, launch, alpha, NULL,
                    flags & RT_BLAS_REAL_ALPHA ? rt_blas_real_size(type) : rt_blas_size(type));
    return rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_update, launch, launch->v.m,
                               launch->v.n, 1);
}

cublasStatus_t rt_blas_ger(cublasHandle_t handle, enum rt_blas_type type, bool conjugated,
                           int64_t m, int64_t n, const void *alpha, const void *x, int64_t incx,
                           const void *y, int64_t incy, void *A, int64_t lda)
{
    struct rt_blas_launch launch = typed(type);

    RT_BLAS_ENTER(handle, m >= 0 && n >= 0 && lda >= (m > 1 ? m : 1));
    launch.c = A;
    launch.v.m = m;
    launch.v.n = n;
    launch.v.ldc = lda;
    launch.v.uplo = RT_BLAS_WHOLE;
    return update(handle, type, &launch, alpha, x, incx, y, incy,
                  conjugated ? RT_BLAS_CONJUGATE : 0);
}

static cublasStatus_t update_triangle(cublasHandle_t handle, enum rt_blas_type type,
                                      const struct triangle *t, const void *alpha, const void *x,
                                      int64_t incx, const void *y, int64_t incy, int flags)
{
    struct rt_blas_launch launch = typed(type);

    RT_BLAS_ENTER(handle, is_triangle(t));
    set_triangle(&launch, t);
    launch.c = t->a;
    launch.v.ldc = t->lda;
    return update(handle, type, &launch, alpha, x, incx, y, incy, flags);
}

#define HERMITIAN (RT_BLAS_CONJUGATE | RT_BLAS_REAL_DIAGONAL)

cublasStatus_t rt_blas_syr(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                           cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                           int64_t incx, void *A, int64_t lda)
{
    struct triangle t = {uplo, n, 0, A, lda, RT_BLAS_SYMMETRIC, RT_BLAS_FULL};

    return update_triangle(handle, type, &t, alpha, x, incx, x, incx,
                           hermitian ? HERMITIAN | RT_BLAS_REAL_ALPHA : 0);
}

cublasStatus_t rt_blas_spr(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                           cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                           int64_t incx, void *AP)
{
    struct triangle t = {uplo, n, 0, AP, 1, RT_BLAS_SYMMETRIC, RT_BLAS_PACKED};

    return update_triangle(handle, type, &t, alpha, x, incx, x, incx,
                           hermitian ? HERMITIAN | RT_BLAS_REAL_ALPHA : 0);
}

cublasStatus_t rt_blas_syr2(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                            int64_t incx, const void *y, int64_t incy, void *A, int64_t lda)
{
    struct triangle t = {uplo, n, 0, A, lda, RT_BLAS_SYMMETRIC, RT_BLAS_FULL};

    return update_triangle(handle, type, &t, alpha, x, incx, y, incy,
                           RT_BLAS_RANK_2 | (hermitian ? HERMITIAN : 0));
}

cublasStatus_t rt_blas_spr2(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, int64_t n, const void *alpha, const void *x,
                            int64_t incx, const void *y, int64_t incy, void *AP)
{
    struct triangle t = {uplo, n, 0, AP, 1, RT_BLAS_SYMMETRIC, RT_BLAS_PACKED};

    return update_triangle(handle, type, &t, alpha, x, incx, y, incy,
                           RT_BLAS_RANK_2 | (hermitian ? HERMITIAN : 0));
}

/* --- packed triangles --- */

static cublasStatus_t pack(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                           int64_t n, int64_t lda, const void *from, void *to, int flags)
{
    struct rt_blas_launch launch = {.v = {.n = n,
                                          .lda = lda,
                                          .uplo = rt_blas_fill(uplo),
                                          .storage = RT_BLAS_PACKED,
                                          .flags = flags},
                                    .a = from,
                                    .c = to};

    RT_BLAS_ENTER(handle, rt_blas_is_fill(uplo) && n >= 0 && lda >= (n > 1 ? n : 1));
    return n ? rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_pack, &launch, n, n, 1)
             : CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t rt_blas_tpttr(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                             int64_t n, const void *AP, void *A, int64_t lda)
{
    return pack(handle, type, uplo, n, lda, AP, A, RT_BLAS_UNPACK);
}

cublasStatus_t rt_blas_trttp(cublasHandle_t handle, enum rt_blas_type type, cublasFillMode_t uplo,
                             int64_t n, const void *A, int64_t lda, void *AP)
{
    return pack(handle, type, uplo, n, lda, A, AP, 0);
}
