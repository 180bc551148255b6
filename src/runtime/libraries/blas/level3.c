/* Products of matrices, and triangular systems with many right sides. */
#include "libraries/blas/blas.h"

#include <string.h>

#include <cu2cl/opencl.h>

#define PANEL_LOCAL (96 << 10) /* bytes of local memory: enough for doubles */

static int64_t at_least_one(int64_t n)
{
    return n > 1 ? n : 1;
}

/* --- general products --- */

static float half_to_float(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = half >> 10 & 31;
    uint32_t fraction = half & 0x3ff, bits;
    float value;

    if (exponent == 0) {
        value = (float)fraction / (1 << 24);
        return sign ? -value : value;
    }
    bits = exponent == 31 ? 0x7f800000 | fraction << 13 : (exponent + 112) << 23 | fraction << 13;
    bits |= sign;
    memcpy(&value, &bits, sizeof value);
    return value;
}

void rt_blas_gemm_scalars(cublasHandle_t handle, struct rt_blas_launch *launch,
                          const struct rt_blas_gemm *g)
{
    rt_blas_scalars(handle, launch, g->alpha, g->beta, rt_blas_size(g->type));
    launch->v.type_s = g->type_s;
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_DEVICE || g->type_s != CUDA_R_16F)
        return;
    uint16_t alpha, beta;
    memcpy(&alpha, g->alpha, sizeof alpha);
    memcpy(&beta, g->beta, sizeof beta);
    float values[2] = {half_to_float(alpha), half_to_float(beta)};
    memcpy(launch->v.alpha, &values[0], sizeof *values);
    memcpy(launch->v.beta, &values[1], sizeof *values);
}

static cublasStatus_t launch_product(cublasHandle_t handle, enum rt_blas_type type,
                                     struct rt_blas_launch *launch, int64_t count)
{
    const size_t groups[3] = {(size_t)(launch->v.m + 15) / 16, (size_t)(launch->v.n + 15) / 16,
                              (size_t)count};

    return rt_blas_launch(handle, type, RT_BLAS_KERNEL_mm, launch, groups, 16, 16);
}

/* CPUs: a work-item makes a part of the result that fits their caches. */
static bool suits_panels(enum rt_blas_type type)
{
    cl_device_id id;
    cl_ulong local;
    int device;

    return type != RT_BLAS_C && type != RT_BLAS_Z && rt_blas_is_cpu() &&
           cu2clGetDevice(&device) == cu2clSuccess &&
           cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_LOCAL_MEM_SIZE, sizeof local, &local, NULL) ==
               CL_SUCCESS &&
           local >= PANEL_LOCAL;
}

static cublasStatus_t launch_panels(cublasHandle_t handle, enum rt_blas_type type,
                                    struct rt_blas_launch *launch, int64_t count)
{
    const size_t groups[3] = {(size_t)(launch->v.m + RT_BLAS_ROWS - 1) / RT_BLAS_ROWS,
                              (size_t)(launch->v.n + RT_BLAS_COLUMNS - 1) / RT_BLAS_COLUMNS,
                              (size_t)count};

    return rt_blas_launch(handle, type, RT_BLAS_KERNEL_panel, launch, groups, 1, 1);
}

static cublasStatus_t launch_gemm(cublasHandle_t handle, const struct rt_blas_gemm *g)
{
    struct rt_blas_launch launch = {
        .v = {.m = g->m,
              .n = g->n,
              .k = g->k,
              .lda = g->lda,
              .ldb = g->ldb,
              .ldc = g->ldc,
              .stride_a = g->stride_a,
              .stride_b = g->stride_b,
              .stride_c = g->stride_c,
              .trans_a = (int)g->trans_a,
              .trans_b = (int)g->trans_b,
              .uplo = RT_BLAS_WHOLE,
              .flags = g->arrays ? RT_BLAS_ARRAYS_A | RT_BLAS_ARRAYS_B | RT_BLAS_ARRAYS_C : 0,
              .type_a = g->type_a,
              .type_b = g->type_b,
              .type_c = g->type_c},
        .a = g->a,
        .b = g->b,
        .c = g->c};

    rt_blas_gemm_scalars(handle, &launch, g);
    return suits_panels(g->type) ? launch_panels(handle, g->type, &launch, g->count)
                                 : launch_product(handle, g->type, &launch, g->count);
}

static cublasStatus_t read_from_device(cu2clStream_t stream, size_t size, const void *alpha,
                                       const void *beta, void *host_alpha, void *host_beta)
{
    RT_BLAS_TRY(
        rt_blas_status(cu2clMemcpyAsync(host_alpha, alpha, size, cu2clMemcpyDeviceToHost, stream)));
    if (beta)
        RT_BLAS_TRY(rt_blas_status(
            cu2clMemcpyAsync(host_beta, beta, size, cu2clMemcpyDeviceToHost, stream)));
    return rt_blas_status(cu2clStreamSynchronize(stream));
}

cublasStatus_t rt_blas_read_scalars(cublasHandle_t handle, size_t size, const void *alpha,
                                    const void *beta, void *host_alpha, void *host_beta)
{
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_HOST) {
        memcpy(host_alpha, alpha, size);
        if (beta)
            memcpy(host_beta, beta, size);
        return CUBLAS_STATUS_SUCCESS;
    }
    return read_from_device(handle->stream, size, alpha, beta, host_alpha, host_beta);
}

cublasStatus_t rt_blas_gemm_any(cublasHandle_t handle, const struct rt_blas_gemm *g)
{
    bool done = false;
    int64_t rows_a = rt_blas_is_turned(g->trans_a) ? g->k : g->m;
    int64_t rows_b = rt_blas_is_turned(g->trans_b) ? g->n : g->k;

    RT_BLAS_ENTER(handle, rt_blas_is_operation(g->trans_a) && rt_blas_is_operation(g->trans_b) &&
                              g->m >= 0 && g->n >= 0 && g->k >= 0 && g->count >= 0 && g->alpha &&
                              g->beta && g->lda >= at_least_one(rows_a) &&
                              g->ldb >= at_least_one(rows_b) && g->ldc >= at_least_one(g->m));
    if (g->m == 0 || g->n == 0 || g->count == 0)
        return CUBLAS_STATUS_SUCCESS;
    if (!g->c || (g->k && (!g->a || !g->b)))
        return CUBLAS_STATUS_INVALID_VALUE;
    RT_BLAS_TRY(rt_blas_cblas_gemm(handle, g, &done));
    if (!done)
        RT_BLAS_TRY(rt_blas_tiles_gemm(handle, g, &done));
    if (!done)
        RT_BLAS_TRY(rt_blas_clblast_gemm(handle, g, &done));
    return done ? CUBLAS_STATUS_SUCCESS : launch_gemm(handle, g);
}

static struct rt_blas_gemm typed_gemm(enum rt_blas_type type)
{
    int data = rt_blas_data_type(type);

    return (struct rt_blas_gemm){.type_a = data,
                                 .type_b = data,
                                 .type_c = data,
                                 .type_s = data,
                                 .count = 1,
                                 .type = type == RT_BLAS_H ? RT_BLAS_S : type};
}

#define SET(g)                                                                                     \
    (g.trans_a = transa, g.trans_b = transb, g.m = m, g.n = n, g.k = k, g.alpha = alpha,           \
     g.beta = beta, g.lda = lda, g.ldb = ldb, g.ldc = ldc)
#define SET_ARRAYS(g)                                                                              \
    (SET(g), g.a = (const void *)Aarray, g.b = (const void *)Barray,                               \
     g.c = (void *)(uintptr_t)Carray, g.count = count, g.arrays = true)
#define SET_STRIDES(g)                                                                             \
    (SET(g), g.a = A, g.b = B, g.c = C, g.stride_a = strideA, g.stride_b = strideB,                \
     g.stride_c = strideC, g.count = count)

cublasStatus_t rt_blas_gemm(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t transa,
                            cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                            const void *alpha, const void *A, int64_t lda, const void *B,
                            int64_t ldb, const void *beta, void *C, int64_t ldc)
{
    struct rt_blas_gemm g = typed_gemm(type);

    SET(g), g.a = A, g.b = B, g.c = C;
    return rt_blas_gemm_any(handle, &g);
}

cublasStatus_t rt_blas_gemm_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                    int64_t n, int64_t k, const void *alpha,
                                    const void *const *Aarray, int64_t lda,
                                    const void *const *Barray, int64_t ldb, const void *beta,
                                    void *const *Carray, int64_t ldc, int64_t count)
{
    struct rt_blas_gemm g = typed_gemm(type);

    SET_ARRAYS(g);
    return rt_blas_gemm_any(handle, &g);
}

cublasStatus_t rt_blas_gemm_strided(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                    int64_t n, int64_t k, const void *alpha, const void *A,
                                    int64_t lda, int64_t strideA, const void *B, int64_t ldb,
                                    int64_t strideB, const void *beta, void *C, int64_t ldc,
                                    int64_t strideC, int64_t count)
{
    struct rt_blas_gemm g = typed_gemm(type);

    SET_STRIDES(g);
    return rt_blas_gemm_any(handle, &g);
}

/* --- mixed types --- */

static bool is_float(int type)
{
    return type == CUDA_R_32F || type == CUDA_R_16F || type == CUDA_R_16BF;
}

static bool in_doubles(cublasComputeType_t compute)
{
    return compute == CUBLAS_COMPUTE_64F || compute == CUBLAS_COMPUTE_64F_PEDANTIC ||
           compute == CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT;
}

bool rt_blas_set_types(struct rt_blas_gemm *g, cudaDataType a, cudaDataType b, cudaDataType c,
                       cublasComputeType_t compute)
{
    static const struct {
        int data;
        enum rt_blas_type type;
    } same[] = {{CUDA_R_64F, RT_BLAS_D}, {CUDA_C_32F, RT_BLAS_C}, {CUDA_C_64F, RT_BLAS_Z}};
    bool is_half = compute == CUBLAS_COMPUTE_16F || compute == CUBLAS_COMPUTE_16F_PEDANTIC;
    bool is_int = compute == CUBLAS_COMPUTE_32I || compute == CUBLAS_COMPUTE_32I_PEDANTIC;

    g->type_a = (int)a;
    g->type_b = (int)b;
    g->type_c = (int)c;
    if (is_int) {
        g->type = RT_BLAS_I;
        g->type_s = CUDA_R_32I;
        return a == CUDA_R_8I && b == CUDA_R_8I && c == CUDA_R_32I;
    }
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if ((int)c == same[i].data) {
            g->type = same[i].type;
            g->type_s = same[i].data;
            return a == c && b == c && in_doubles(compute) == (same[i].type != RT_BLAS_C);
        }
    g->type = RT_BLAS_S;
    g->type_s = is_half ? CUDA_R_16F : CUDA_R_32F;
    if (is_half)
        return a == CUDA_R_16F && b == CUDA_R_16F && c == CUDA_R_16F;
    bool bytes = a == CUDA_R_8I && b == CUDA_R_8I && c == CUDA_R_32F;
    return !in_doubles(compute) && (bytes || (is_float((int)a) && a == b && is_float((int)c) &&
                                              (c == CUDA_R_32F || c == a)));
}

cublasStatus_t rt_blas_gemm_ex(cublasHandle_t handle, cublasOperation_t transa,
                               cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                               const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
                               const void *B, cudaDataType Btype, int64_t ldb, const void *beta,
                               void *C, cudaDataType Ctype, int64_t ldc,
                               cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    struct rt_blas_gemm g = {.count = 1};

    (void)algo;
    SET(g), g.a = A, g.b = B, g.c = C;
    RT_BLAS_ENTER(handle, true);
    if (!rt_blas_set_types(&g, Atype, Btype, Ctype, computeType))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_gemm_any(handle, &g);
}

cublasStatus_t rt_blas_gemm_batched_ex(cublasHandle_t handle, cublasOperation_t transa,
                                       cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                       const void *alpha, const void *const *Aarray,
                                       cudaDataType Atype, int64_t lda, const void *const *Barray,
                                       cudaDataType Btype, int64_t ldb, const void *beta,
                                       void *const *Carray, cudaDataType Ctype, int64_t ldc,
                                       int64_t count, cublasComputeType_t computeType,
                                       cublasGemmAlgo_t algo)
{
    struct rt_blas_gemm g = {.count = 1};

    (void)algo;
    SET_ARRAYS(g);
    RT_BLAS_ENTER(handle, true);
    if (!rt_blas_set_types(&g, Atype, Btype, Ctype, computeType))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_gemm_any(handle, &g);
}

cublasStatus_t rt_blas_gemm_strided_ex(cublasHandle_t handle, cublasOperation_t transa,
                                       cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                       const void *alpha, const void *A, cudaDataType Atype,
                                       int64_t lda, int64_t strideA, const void *B,
                                       cudaDataType Btype, int64_t ldb, int64_t strideB,
                                       const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
                                       int64_t strideC, int64_t count,
                                       cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    struct rt_blas_gemm g = {.count = 1};

    (void)algo;
    SET_STRIDES(g);
    RT_BLAS_ENTER(handle, true);
    if (!rt_blas_set_types(&g, Atype, Btype, Ctype, computeType))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    return rt_blas_gemm_any(handle, &g);
}

cublasStatus_t rt_blas_gemm_typed(cublasHandle_t handle, enum rt_blas_type type,
                                  cublasOperation_t transa, cublasOperation_t transb, int64_t m,
                                  int64_t n, int64_t k, const void *alpha, const void *A,
                                  cudaDataType Atype, int64_t lda, const void *B,
                                  cudaDataType Btype, int64_t ldb, const void *beta, void *C,
                                  cudaDataType Ctype, int64_t ldc)
{
    (void)type;
    return rt_blas_gemm_ex(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb,
                           beta, C, Ctype, ldc, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}

/* --- symmetric products and updates --- */

static struct rt_blas_launch matrix_launch(enum rt_blas_type type)
{
    int data = rt_blas_data_type(type);

    return (struct rt_blas_launch){
        .v = {
            .type_a = data, .type_b = data, .type_c = data, .type_s = data, .uplo = RT_BLAS_WHOLE}};
}

cublasStatus_t rt_blas_symm(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
                            const void *alpha, const void *A, int64_t lda, const void *B,
                            int64_t ldb, const void *beta, void *C, int64_t ldc)
{
    struct rt_blas_launch launch = matrix_launch(type);
    bool left = side == CUBLAS_SIDE_LEFT;
    int shape = hermitian ? RT_BLAS_HERMITIAN : RT_BLAS_SYMMETRIC;

    RT_BLAS_ENTER(handle, rt_blas_is_fill(uplo) && m >= 0 && n >= 0 && alpha && beta &&
                              lda >= at_least_one(left ? m : n) && ldb >= at_least_one(m) &&
                              ldc >= at_least_one(m));
    launch.a = left ? A : B;
    launch.b = left ? B : A;
    launch.c = C;
    launch.v.m = m;
    launch.v.n = n;
    launch.v.k = left ? m : n;
    launch.v.lda = left ? lda : ldb;
    launch.v.ldb = left ? ldb : lda;
    launch.v.ldc = ldc;
    launch.v.uplo = rt_blas_fill(uplo);
    launch.v.shape_a = left ? shape : RT_BLAS_GENERAL;
    launch.v.shape_b = left ? RT_BLAS_GENERAL : shape;
    rt_blas_scalars(handle, &launch, alpha, beta, rt_blas_size(type));
    return launch_product(handle, type, &launch, 1);
}

/* An update of a triangle: with op(A) * op(B)^T, or with that and its transposed. */
struct rank_k {
    bool hermitian, real_alpha, real_beta, both;
    cublasFillMode_t uplo;
    cublasOperation_t trans;
    int64_t n, k;
    const void *alpha, *a, *b, *beta;
    int64_t lda, ldb;
    void *c;
    int64_t ldc;
};

static cublasStatus_t update_part(cublasHandle_t handle, enum rt_blas_type type,
                                  const struct rank_k *u)
{
    struct rt_blas_launch launch = matrix_launch(type);
    bool turned = u->trans != CUBLAS_OP_N;
    int other = u->hermitian ? CUBLAS_OP_C : CUBLAS_OP_T;
    int64_t rows = at_least_one(turned ? u->k : u->n);

    RT_BLAS_ENTER(handle, rt_blas_is_fill(u->uplo) && rt_blas_is_operation(u->trans) && u->n >= 0 &&
                              u->k >= 0 && u->alpha && u->beta && u->lda >= rows &&
                              u->ldb >= rows && u->ldc >= at_least_one(u->n));
    launch.a = u->a;
    launch.b = u->b;
    launch.c = u->c;
    launch.v.m = launch.v.n = u->n;
    launch.v.k = u->k;
    launch.v.lda = u->lda;
    launch.v.ldb = u->ldb;
    launch.v.ldc = u->ldc;
    launch.v.trans_a = turned ? other : CUBLAS_OP_N;
    launch.v.trans_b = turned ? CUBLAS_OP_N : other;
    launch.v.uplo = rt_blas_fill(u->uplo);
    launch.v.flags = RT_BLAS_PART | (u->hermitian ? RT_BLAS_REAL_DIAGONAL : 0) |
                     (u->real_alpha ? RT_BLAS_REAL_ALPHA : 0) |
                     (u->real_beta ? RT_BLAS_REAL_BETA : 0);
    rt_blas_scalars(handle, &launch, u->alpha, u->beta, rt_blas_real_size(type));
    if (!u->real_alpha)
        rt_blas_scalars(handle, &launch, u->alpha, NULL, rt_blas_size(type));
    if (!u->real_beta)
        rt_blas_scalars(handle, &launch, NULL, u->beta, rt_blas_size(type));
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_DEVICE) {
        launch.alpha = u->alpha;
        launch.beta = u->beta;
    }
    RT_BLAS_TRY(launch_product(handle, type, &launch, 1));
    if (!u->both)
        return CUBLAS_STATUS_SUCCESS;
    launch.a = u->b;
    launch.b = u->a;
    launch.v.lda = u->ldb;
    launch.v.ldb = u->lda;
    launch.v.flags |= RT_BLAS_BETA_ONE | (u->hermitian ? RT_BLAS_CONJUGATE : 0);
    return launch_product(handle, type, &launch, 1);
}

cublasStatus_t rt_blas_syrk(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                            cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                            const void *alpha, const void *A, int64_t lda, const void *beta,
                            void *C, int64_t ldc)
{
    struct rank_k u = {hermitian, hermitian, hermitian, false, uplo, trans, n, k,
                       alpha,     A,         A,         beta,  lda,  lda,   C, ldc};

    return update_part(handle, type, &u);
}

cublasStatus_t rt_blas_syr2k(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                             cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                             const void *alpha, const void *A, int64_t lda, const void *B,
                             int64_t ldb, const void *beta, void *C, int64_t ldc)
{
    struct rank_k u = {hermitian, false, hermitian, true, uplo, trans, n, k,
                       alpha,     A,     B,         beta, lda,  ldb,   C, ldc};

    return update_part(handle, type, &u);
}

cublasStatus_t rt_blas_syrkx(cublasHandle_t handle, enum rt_blas_type type, bool hermitian,
                             cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
                             const void *alpha, const void *A, int64_t lda, const void *B,
                             int64_t ldb, const void *beta, void *C, int64_t ldc)
{
    struct rank_k u = {hermitian, false, hermitian, false, uplo, trans, n, k,
                       alpha,     A,     B,         beta,  lda,  ldb,   C, ldc};

    return update_part(handle, type, &u);
}

/* --- triangular matrices --- */

/* Columns of a matrix to another place. */
static cublasStatus_t copy_columns(cublasHandle_t handle, enum rt_blas_type type, int64_t m,
                                   int64_t n, const void *a, int64_t lda, void *c, int64_t ldc)
{
    size_t size = rt_blas_size(type);

    return rt_blas_status(cu2clMemcpy2DAsync(c, (size_t)ldc * size, a, (size_t)lda * size,
                                             (size_t)m * size, (size_t)n, cu2clMemcpyDeviceToDevice,
                                             handle->stream));
}

cublasStatus_t rt_blas_trmm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            const void *B, int64_t ldb, void *C, int64_t ldc)
{
    struct rt_blas_launch launch = matrix_launch(type);
    bool left = side == CUBLAS_SIDE_LEFT;

    RT_BLAS_ENTER(handle, rt_blas_is_fill(uplo) && rt_blas_is_operation(trans) && m >= 0 &&
                              n >= 0 && alpha && lda >= at_least_one(left ? m : n) &&
                              ldb >= at_least_one(m) && ldc >= at_least_one(m));
    if (m == 0 || n == 0)
        return CUBLAS_STATUS_SUCCESS;
    if (B == C) { /* in place */
        void *copy = rt_blas_workspace(handle, (size_t)m * (size_t)n * rt_blas_size(type));
        if (!copy)
            return CUBLAS_STATUS_ALLOC_FAILED;
        RT_BLAS_TRY(copy_columns(handle, type, m, n, B, ldb, copy, m));
        B = copy;
        ldb = m;
    }
    launch.a = left ? A : B;
    launch.b = left ? B : A;
    launch.c = C;
    launch.v.m = m;
    launch.v.n = n;
    launch.v.k = left ? m : n;
    launch.v.lda = left ? lda : ldb;
    launch.v.ldb = left ? ldb : lda;
    launch.v.ldc = ldc;
    launch.v.uplo = rt_blas_fill(uplo);
    launch.v.unit = diag == CUBLAS_DIAG_UNIT;
    *(left ? &launch.v.shape_a : &launch.v.shape_b) = RT_BLAS_TRIANGULAR;
    *(left ? &launch.v.trans_a : &launch.v.trans_b) = (int)trans;
    rt_blas_scalars(handle, &launch, alpha, NULL, rt_blas_size(type));
    return launch_product(handle, type, &launch, 1);
}

static cublasStatus_t launch_trsm(cublasHandle_t handle, const struct rt_blas_trsm *s, int flags,
                                  int64_t count)
{
    struct rt_blas_launch launch = matrix_launch(s->type);
    bool left = s->side == CUBLAS_SIDE_LEFT;

    launch.a = s->a;
    launch.c = s->b;
    launch.v.n = left ? s->m : s->n;
    launch.v.lda = s->lda;
    launch.v.ldb = left ? 1 : s->ldb;
    launch.v.ldc = left ? s->ldb : 1;
    launch.v.trans_a = (int)s->trans;
    launch.v.uplo = rt_blas_fill(s->uplo);
    launch.v.unit = s->diag == CUBLAS_DIAG_UNIT;
    launch.v.flags = flags | (left ? 0 : RT_BLAS_RIGHT);
    rt_blas_scalars(handle, &launch, s->alpha, NULL, rt_blas_size(s->type));
    return rt_blas_launch(handle, s->type, RT_BLAS_KERNEL_solve, &launch,
                          (size_t[]){(size_t)(left ? s->n : s->m), 1, (size_t)count}, 64, 1);
}

static bool is_trsm(const struct rt_blas_trsm *s)
{
    return rt_blas_is_fill(s->uplo) && rt_blas_is_operation(s->trans) && s->m >= 0 && s->n >= 0 &&
           s->alpha && s->lda >= at_least_one(s->side == CUBLAS_SIDE_LEFT ? s->m : s->n) &&
           s->ldb >= at_least_one(s->m);
}

cublasStatus_t rt_blas_trsm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
                            int64_t m, int64_t n, const void *alpha, const void *A, int64_t lda,
                            void *B, int64_t ldb)
{
    struct rt_blas_trsm s = {side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, type};
    bool done = false;

    RT_BLAS_ENTER(handle, is_trsm(&s));
    if (m == 0 || n == 0)
        return CUBLAS_STATUS_SUCCESS;
    RT_BLAS_TRY(rt_blas_cblas_trsm(handle, &s, &done));
    return done ? CUBLAS_STATUS_SUCCESS : launch_trsm(handle, &s, 0, 1);
}

cublasStatus_t rt_blas_trsm_batched(cublasHandle_t handle, enum rt_blas_type type,
                                    cublasSideMode_t side, cublasFillMode_t uplo,
                                    cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
                                    int64_t n, const void *alpha, const void *const *A, int64_t lda,
                                    void *const *B, int64_t ldb, int64_t count)
{
    struct rt_blas_trsm s = {side, uplo,  trans,           diag, m,
                             n,    alpha, (const void *)A, lda,  (void *)(uintptr_t)B,
                             ldb,  type};

    RT_BLAS_ENTER(handle, is_trsm(&s) && count >= 0);
    if (m == 0 || n == 0 || count == 0)
        return CUBLAS_STATUS_SUCCESS;
    return launch_trsm(handle, &s, RT_BLAS_ARRAYS_A | RT_BLAS_ARRAYS_C, count);
}

/* --- sums of matrices, and diagonal matrices --- */

cublasStatus_t rt_blas_geam(cublasHandle_t handle, enum rt_blas_type type, cublasOperation_t transa,
                            cublasOperation_t transb, int64_t m, int64_t n, const void *alpha,
                            const void *A, int64_t lda, const void *beta, const void *B,
                            int64_t ldb, void *C, int64_t ldc)
{
    struct rt_blas_launch launch = matrix_launch(type);

    RT_BLAS_ENTER(handle, rt_blas_is_operation(transa) && rt_blas_is_operation(transb) && m >= 0 &&
                              n >= 0 && alpha && beta && C &&
                              lda >= at_least_one(rt_blas_is_turned(transa) ? n : m) &&
                              ldb >= at_least_one(rt_blas_is_turned(transb) ? n : m) &&
                              ldc >= at_least_one(m));
    if ((A == C && (lda != ldc || rt_blas_is_turned(transa))) ||
        (B == C && (ldb != ldc || rt_blas_is_turned(transb))))
        return CUBLAS_STATUS_INVALID_VALUE;
    launch.a = A;
    launch.b = B;
    launch.c = C;
    launch.v.m = m;
    launch.v.n = n;
    launch.v.lda = lda;
    launch.v.ldb = ldb;
    launch.v.ldc = ldc;
    launch.v.trans_a = (int)transa;
    launch.v.trans_b = (int)transb;
    rt_blas_scalars(handle, &launch, alpha, beta, rt_blas_size(type));
    return rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_geam, &launch, m, n, 1);
}

cublasStatus_t rt_blas_dgmm(cublasHandle_t handle, enum rt_blas_type type, cublasSideMode_t side,
                            int64_t m, int64_t n, const void *A, int64_t lda, const void *x,
                            int64_t incx, void *C, int64_t ldc)
{
    struct rt_blas_launch launch = matrix_launch(type);

    RT_BLAS_ENTER(handle, m >= 0 && n >= 0 && lda >= at_least_one(m) && ldc >= at_least_one(m));
    launch.a = A;
    launch.b = x;
    launch.c = C;
    launch.v.m = m;
    launch.v.n = n;
    launch.v.lda = lda;
    launch.v.ldb = incx;
    launch.v.ldc = ldc;
    launch.v.flags = side == CUBLAS_SIDE_RIGHT ? RT_BLAS_RIGHT : 0;
    return rt_blas_launch_each(handle, type, RT_BLAS_KERNEL_dgmm, &launch, m, n, 1);
}
