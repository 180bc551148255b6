/* cuBLASLt: products with what is done to their result, and sums of matrices in other orders.
 *
 * A product is one of cuBLAS's, since a matrix by rows is the transposed one by columns. What is done to
 * the result is a kernel of ours. It works in D where D has the type of the sums; else the product goes
 * to memory aside first, so that the result is rounded once. */
#include "libraries/blas/lt.h"

#include <string.h>

#define ELEMENTWISE                                                                                \
    (CUBLASLT_EPILOGUE_RELU | CUBLASLT_EPILOGUE_BIAS | CUBLASLT_EPILOGUE_DRELU |                   \
     CUBLASLT_EPILOGUE_GELU | CUBLASLT_EPILOGUE_DGELU)
#define AUXILIARY 128
#define GRADIENT  16 /* of the bias, from D */
#define SCALED    1024
#define LARGEST   2048

struct product {
    struct rt_blas_matmul matmul;
    struct rt_blas_layout a, b, c, d;
    struct rt_blas_gemm g; /* without addresses and scalars */
    bool is_aside;         /* summed outside of D */
    bool is_bytes;         /* sums of ints become bytes */
    bool is_small;         /* of 8-bit floats, with scales */
};

static bool is_order(const struct rt_blas_layout *layout)
{
    return layout->order == CUBLASLT_ORDER_COL || layout->order == CUBLASLT_ORDER_ROW;
}

static cublasOperation_t flipped(cublasOperation_t trans)
{
    switch ((int)trans) {
    case CUBLAS_OP_N: return CUBLAS_OP_T;
    case CUBLAS_OP_T: return CUBLAS_OP_N;
    case CUBLAS_OP_C: return CUBLAS_OP_CONJG;
    default: return CUBLAS_OP_C;
    }
}

/* What is done to the matrix that is stored by columns. */
static cublasOperation_t stored(uint32_t trans, const struct rt_blas_layout *layout)
{
    cublasOperation_t op = (cublasOperation_t)trans;

    return layout->order == CUBLASLT_ORDER_ROW ? flipped(op) : op;
}

static uint64_t rows(const struct rt_blas_layout *layout, uint32_t trans)
{
    return rt_blas_is_turned((cublasOperation_t)trans) ? layout->columns : layout->rows;
}

static uint64_t columns(const struct rt_blas_layout *layout, uint32_t trans)
{
    return rt_blas_is_turned((cublasOperation_t)trans) ? layout->rows : layout->columns;
}

static bool is_epilogue(uint32_t epilogue)
{
    switch (epilogue) {
    case CUBLASLT_EPILOGUE_DEFAULT:
    case CUBLASLT_EPILOGUE_RELU:
    case CUBLASLT_EPILOGUE_RELU_AUX:
    case CUBLASLT_EPILOGUE_BIAS:
    case CUBLASLT_EPILOGUE_RELU_BIAS:
    case CUBLASLT_EPILOGUE_RELU_AUX_BIAS:
    case CUBLASLT_EPILOGUE_DRELU:
    case CUBLASLT_EPILOGUE_DRELU_BGRAD:
    case CUBLASLT_EPILOGUE_GELU:
    case CUBLASLT_EPILOGUE_GELU_AUX:
    case CUBLASLT_EPILOGUE_GELU_BIAS:
    case CUBLASLT_EPILOGUE_GELU_AUX_BIAS:
    case CUBLASLT_EPILOGUE_DGELU:
    case CUBLASLT_EPILOGUE_DGELU_BGRAD:
    case CUBLASLT_EPILOGUE_BGRADA:
    case CUBLASLT_EPILOGUE_BGRADB: return true;
    default: return false;
    }
}

static bool has_bits(const struct rt_blas_matmul *m)
{
    return m->epilogue & CUBLASLT_EPILOGUE_DRELU & ~(uint32_t)AUXILIARY ||
           (m->epilogue & CUBLASLT_EPILOGUE_RELU && m->epilogue & AUXILIARY);
}

static bool is_small(uint32_t type)
{
    return type == CUDA_R_8F_E4M3 || type == CUDA_R_8F_E5M2;
}

static bool is_float_type(uint32_t type)
{
    return type == CUDA_R_32F || type == CUDA_R_16F || type == CUDA_R_16BF;
}

/* Sums of products of 8-bit floats are floats, aside of D, which may have 8 bits again. */
static bool set_small_types(struct product *p)
{
    const struct rt_blas_matmul *m = &p->matmul;

    p->is_small = p->is_aside = true;
    p->g.type = RT_BLAS_S;
    p->g.type_a = (int)p->a.type;
    p->g.type_b = (int)p->b.type;
    p->g.type_c = p->g.type_s = CUDA_R_32F;
    return is_small(p->a.type) && is_small(p->b.type) && is_float_type(p->c.type) &&
           (is_small(p->d.type) || p->c.type == p->d.type) && m->compute == CUBLAS_COMPUTE_32F &&
           m->scale == CUDA_R_32F && !(m->epilogue & (AUXILIARY | GRADIENT)) &&
           m->epilogue != CUBLASLT_EPILOGUE_BGRADA && m->epilogue != CUBLASLT_EPILOGUE_BGRADB;
}

/* One scale for a whole matrix, and only where 8-bit floats are. */
static bool has_scales(const struct product *p)
{
    const struct rt_blas_matmul *m = &p->matmul;

    if (m->scale_aux || m->largest_aux || m->mode_a || m->mode_b || m->mode_c || m->mode_d)
        return false;
    return p->is_small || !(m->scale_a || m->scale_b || m->scale_c || m->scale_d || m->largest_d);
}

/* What the parts are summed in; false: there is no such product. */
static bool set_types(struct product *p)
{
    const struct rt_blas_matmul *m = &p->matmul;
    cudaDataType a = (cudaDataType)p->a.type, b = (cudaDataType)p->b.type;
    cudaDataType d = (cudaDataType)p->d.type;
    cublasComputeType_t compute = (cublasComputeType_t)m->compute;
    bool is_plain = m->epilogue == CUBLASLT_EPILOGUE_DEFAULT;

    if (is_small(p->a.type) || is_small(p->b.type))
        return set_small_types(p);
    if (p->c.type != p->d.type)
        return false;
    p->is_bytes = d == CUDA_R_8I && m->scale == CUDA_R_32F;
    if (!rt_blas_set_types(&p->g, a, b, p->is_bytes ? CUDA_R_32I : d, compute))
        return false;
    if (!p->is_bytes && (int)m->scale != p->g.type_s)
        return false;
    p->is_aside = p->is_bytes || (m->epilogue & ELEMENTWISE && p->g.type_c != CUDA_R_32F &&
                                  p->g.type == RT_BLAS_S);
    return is_plain || p->is_bytes || p->g.type == RT_BLAS_S || p->g.type == RT_BLAS_D;
}

static bool has_equal_shapes(const struct product *p)
{
    const struct rt_blas_matmul *m = &p->matmul;
    const struct rt_blas_layout *a = &p->a, *b = &p->b, *c = &p->c, *d = &p->d;

    return rows(a, m->trans_a) == d->rows && columns(b, m->trans_b) == d->columns &&
           columns(a, m->trans_a) == rows(b, m->trans_b) && c->rows == d->rows &&
           c->columns == d->columns && a->count == d->count && b->count == d->count &&
           c->count == d->count && d->count > 0 && d->rows <= INT64_MAX &&
           d->columns <= INT64_MAX && columns(a, m->trans_a) <= INT64_MAX;
}

static int64_t lines(const struct rt_blas_layout *layout)
{
    return (int64_t)(layout->order == CUBLASLT_ORDER_ROW ? layout->columns : layout->rows);
}

static bool has_steps(const struct product *p)
{
    bool has_aux = p->matmul.epilogue & AUXILIARY;

    return p->a.ld >= lines(&p->a) && p->b.ld >= lines(&p->b) && p->c.ld >= lines(&p->c) &&
           p->d.ld >= lines(&p->d) && (!has_aux || p->matmul.aux_ld >= (int64_t)p->d.rows) &&
           (!has_bits(&p->matmul) ||
            (p->matmul.aux_ld % 128 == 0 && p->matmul.aux_stride % 8 == 0));
}

/* The product as one by columns: of the transposed factors in the other order where D is by rows. */
static void set_gemm(struct product *p)
{
    struct rt_blas_gemm *g = &p->g;
    const struct rt_blas_matmul *m = &p->matmul;
    struct rt_blas_layout a = p->a, b = p->b;

    g->trans_a = stored(m->trans_a, &a);
    g->trans_b = stored(m->trans_b, &b);
    g->m = (int64_t)p->d.rows;
    g->n = (int64_t)p->d.columns;
    g->k = (int64_t)columns(&a, m->trans_a);
    g->lda = a.ld;
    g->ldb = b.ld;
    g->ldc = p->is_aside ? g->m : p->d.ld;
    g->stride_a = a.stride;
    g->stride_b = b.stride;
    g->stride_c = p->is_aside ? g->m * g->n : p->d.stride;
    g->count = p->d.count;
    if (p->is_aside)
        g->type_c = p->is_bytes ? CUDA_R_32I : CUDA_R_32F;
    if (p->is_aside || p->d.order != CUBLASLT_ORDER_ROW)
        return;
    struct rt_blas_gemm old = *g;
    g->trans_a = flipped(old.trans_b);
    g->trans_b = flipped(old.trans_a);
    g->m = old.n;
    g->n = old.m;
    g->lda = old.ldb;
    g->ldb = old.lda;
    g->stride_a = old.stride_b;
    g->stride_b = old.stride_a;
    g->type_a = old.type_b;
    g->type_b = old.type_a;
}

static cublasStatus_t prepare(struct product *p, cublasLtMatmulDesc_t matmul,
                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d)
{
    const struct rt_blas_matmul *m = &p->matmul;

    if (!matmul || !a || !b || !c || !d)
        return CUBLAS_STATUS_INVALID_VALUE;
    memset(p, 0, sizeof *p);
    memcpy(&p->matmul, matmul, sizeof p->matmul);
    memcpy(&p->a, a, sizeof p->a);
    memcpy(&p->b, b, sizeof p->b);
    memcpy(&p->c, c, sizeof p->c);
    memcpy(&p->d, d, sizeof p->d);
    if (!rt_blas_is_operation((cublasOperation_t)m->trans_a) ||
        !rt_blas_is_operation((cublasOperation_t)m->trans_b) || !has_equal_shapes(p))
        return CUBLAS_STATUS_INVALID_VALUE;
    if (!is_order(&p->a) || !is_order(&p->b) || !is_order(&p->d) || p->c.order != p->d.order ||
        m->trans_c != CUBLAS_OP_N || m->fill != CUBLAS_FILL_MODE_FULL ||
        m->pointer_mode > CUBLASLT_POINTER_MODE_DEVICE || !is_epilogue(m->epilogue) ||
        (m->epilogue & AUXILIARY && p->d.order == CUBLASLT_ORDER_ROW) || !set_types(p) ||
        !has_scales(p))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    if (!has_steps(p))
        return CUBLAS_STATUS_INVALID_VALUE;
    set_gemm(p);
    return CUBLAS_STATUS_SUCCESS;
}

static size_t aside_size(const struct product *p)
{
    return p->is_aside ? (size_t)(p->g.m * p->g.n * p->g.count) * 4 : 0;
}

static void set_result(cublasLtMatmulHeuristicResult_t *result, const struct product *p,
                       const struct rt_blas_preference *preference)
{
    size_t size = aside_size(p);

    memset(result, 0, sizeof *result);
    result->state = CUBLAS_STATUS_SUCCESS;
    result->wavesCount = 1;
    result->workspaceSize = size <= preference->workspace ? size : 0;
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle, cublasLtMatmulDesc_t matmul,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int wanted,
                                              cublasLtMatmulHeuristicResult_t *results, int *found)
{
    struct product p;
    struct rt_blas_preference limits;

    RT_BLAS_ENTER(rt_blas_lt_handle(handle), preference && results && found && wanted > 0);
    *found = 0;
    RT_BLAS_TRY(prepare(&p, matmul, a, b, c, d));
    memcpy(&limits, preference, sizeof limits);
    set_result(results, &p, &limits);
    *found = 1;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t handle, cublasLtMatmulDesc_t matmul,
                                       cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                       cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                       const cublasLtMatmulAlgo_t *algorithm,
                                       cublasLtMatmulHeuristicResult_t *result)
{
    struct product p;
    struct rt_blas_preference limits = {.workspace = UINT64_MAX};

    RT_BLAS_ENTER(rt_blas_lt_handle(handle), algorithm && result);
    RT_BLAS_TRY(prepare(&p, matmul, a, b, c, d));
    set_result(result, &p, &limits);
    result->algo = *algorithm;
    return CUBLAS_STATUS_SUCCESS;
}

/* --- one call of cublasLtMatmul --- */

struct call {
    struct product p;
    struct cublasContext context; /* this call's only: its stream and pointer mode */
    const void *alpha, *a, *b, *beta, *c;
    void *d, *aside;
    float scaled[2], scale_d; /* of 8-bit floats: alpha and beta with their scales; D's */
};

static size_t element_size(uint32_t type)
{
    switch (type) {
    case CUDA_R_8F_E4M3:
    case CUDA_R_8F_E5M2:
    case CUDA_R_8I: return 1;
    case CUDA_R_16F:
    case CUDA_R_16BF: return 2;
    case CUDA_R_64F:
    case CUDA_C_32F: return 8;
    case CUDA_C_64F: return 16;
    default: return 4;
    }
}

/* Whether C is read. */
static bool has_beta(const struct call *call)
{
    static const unsigned char zero[16];
    const struct rt_blas_gemm *g = &call->p.g;

    if (call->p.matmul.pointer_mode == CUBLASLT_POINTER_MODE_DEVICE)
        return true;
    return memcmp(call->beta, zero,
                  element_size(call->p.is_bytes ? CUDA_R_32F : (uint32_t)g->type_s));
}

static cublasStatus_t copy_to_d(struct call *call)
{
    const struct rt_blas_layout *c = &call->p.c, *d = &call->p.d;
    size_t size = element_size(d->type), width = (size_t)lines(d) * size;
    size_t count = (size_t)(d->order == CUBLASLT_ORDER_ROW ? d->rows : d->columns);

    for (int64_t i = 0; i < d->count; i++) {
        cu2clError_t error = cu2clMemcpy2DAsync(
            (char *)call->d + i * d->stride * (int64_t)size, (size_t)d->ld * size,
            (const char *)call->c + i * c->stride * (int64_t)size, (size_t)c->ld * size, width,
            count, cu2clMemcpyDeviceToDevice, call->context.stream);
        if (error != cu2clSuccess)
            return rt_blas_status(error);
    }
    return CUBLAS_STATUS_SUCCESS;
}

/* C as floats, by columns. */
static cublasStatus_t copy_aside(struct call *call)
{
    const struct rt_blas_layout *c = &call->p.c;
    const float one = 1;
    struct rt_blas_launch launch = {.v = {.m = (int64_t)c->rows,
                                          .n = (int64_t)c->columns,
                                          .lda = c->ld,
                                          .ldc = call->p.g.ldc,
                                          .stride_a = c->stride,
                                          .stride_c = call->p.g.stride_c,
                                          .trans_a = c->order == CUBLASLT_ORDER_ROW,
                                          .type_a = (int)c->type,
                                          .type_b = CUDA_R_32F,
                                          .type_c = CUDA_R_32F,
                                          .type_s = CUDA_R_32F},
                                    .a = call->c,
                                    .c = call->aside};

    memcpy(launch.v.alpha, &one, sizeof one);
    return rt_blas_launch_each(&call->context, RT_BLAS_S, RT_BLAS_KERNEL_geam, &launch, launch.v.m,
                               launch.v.n, c->count);
}

static cublasStatus_t run_product(struct call *call)
{
    static const int one = 1, zero = 0;
    struct rt_blas_gemm g = call->p.g;
    bool is_swapped = !call->p.is_aside && call->p.d.order == CUBLASLT_ORDER_ROW;
    struct cublasContext on_host = call->context;

    g.a = is_swapped ? call->b : call->a;
    g.b = is_swapped ? call->a : call->b;
    g.c = call->p.is_aside ? call->aside : call->d;
    g.alpha = call->p.is_bytes ? &one : call->alpha;
    g.beta = call->p.is_bytes ? &zero : call->beta;
    on_host.pointer_mode = CUBLAS_POINTER_MODE_HOST;
    return rt_blas_gemm_any(call->p.is_bytes ? &on_host : &call->context, &g);
}

static enum rt_blas_type epilogue_type(const struct product *p)
{
    return p->g.type == RT_BLAS_D ? RT_BLAS_D : RT_BLAS_S;
}

static int or_default(uint32_t type, const struct product *p)
{
    if (type != UINT32_MAX)
        return (int)type;
    return p->is_bytes ? CUDA_R_32F : is_small(p->d.type) ? CUDA_R_16BF : (int)p->d.type;
}

static cublasStatus_t run_epilogue(struct call *call)
{
    const struct product *p = &call->p;
    const struct rt_blas_matmul *m = &p->matmul;
    const struct rt_blas_layout *d = &p->d;
    uint32_t bits = m->epilogue & (ELEMENTWISE | AUXILIARY);
    struct rt_blas_launch launch = {.v = {.m = (int64_t)d->rows,
                                          .n = (int64_t)d->columns,
                                          .k = bits | (p->is_bytes   ? SCALED
                                                       : p->is_small ? LARGEST
                                                                     : 0),
                                          .lda = m->aux_ld,
                                          .ldc = d->ld,
                                          .stride_a = m->aux_stride,
                                          .stride_b = m->bias_stride,
                                          .stride_c = d->stride,
                                          .trans_a = d->order == CUBLASLT_ORDER_ROW,
                                          .shape_a = p->is_aside ? p->g.type_c : (int)d->type,
                                          .type_a = or_default(m->aux_type, p),
                                          .type_b = or_default(m->bias_type, p),
                                          .type_c = (int)d->type,
                                          .type_s = CUDA_R_32F},
                                    .a = m->aux,
                                    .b = m->bias,
                                    .c = call->d,
                                    .info = call->aside};

    if (!launch.v.k)
        return CUBLAS_STATUS_SUCCESS;
    if (p->is_bytes)
        rt_blas_scalars(&call->context, &launch, call->alpha, call->beta, sizeof(float));
    if (p->is_small) {
        memcpy(launch.v.beta, &call->scale_d, sizeof call->scale_d);
        launch.alpha = m->largest_d;
    }
    return rt_blas_launch_each(&call->context, epilogue_type(p), RT_BLAS_KERNEL_epilogue, &launch,
                               has_bits(m) ? (launch.v.m + 7) / 8 : launch.v.m, launch.v.n,
                               d->count);
}

/* The bias' gradient: sums over the rows of op(A), the columns of op(B), or the rows of D. */
static cublasStatus_t run_gradient(struct call *call)
{
    const struct product *p = &call->p;
    const struct rt_blas_matmul *m = &p->matmul;
    bool of_a = m->epilogue == CUBLASLT_EPILOGUE_BGRADA;
    bool of_b = m->epilogue == CUBLASLT_EPILOGUE_BGRADB;
    const struct rt_blas_layout *from = of_a ? &p->a : of_b ? &p->b : &p->d;
    cublasOperation_t trans = stored(of_a ? m->trans_a : of_b ? m->trans_b : CUBLAS_OP_N, from);
    int64_t k = (int64_t)columns(&p->a, m->trans_a), n = (int64_t)p->d.columns;
    struct rt_blas_launch launch = {.v = {.m = of_b ? n : (int64_t)p->d.rows,
                                          .n = of_a || of_b ? k : n,
                                          .lda = from->ld,
                                          .stride_a = from->stride,
                                          .stride_b = m->bias_stride,
                                          .trans_a = (int)(of_b ? flipped(trans) : trans),
                                          .type_a = (int)from->type,
                                          .type_b = or_default(m->bias_type, p)},
                                    .a = of_a   ? call->a
                                         : of_b ? call->b
                                                : call->d,
                                    .b = m->bias};

    if (!of_a && !of_b && !(m->epilogue & GRADIENT))
        return CUBLAS_STATUS_SUCCESS;
    return rt_blas_launch(&call->context, epilogue_type(p), RT_BLAS_KERNEL_row_sums, &launch,
                          (size_t[]){(size_t)(launch.v.m + 15) / 16, 1, (size_t)from->count}, 16,
                          16);
}

static cublasStatus_t read_scale_values(const struct rt_blas_matmul *m, float *values,
                                        cu2clStream_t stream)
{
    const float *const places[] = {m->scale_a, m->scale_b, m->scale_c, m->scale_d};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (places[i])
            RT_BLAS_TRY(rt_blas_status(cu2clMemcpyAsync(&values[i], places[i], sizeof(float),
                                                        cu2clMemcpyDefault, stream)));
    if (m->largest_d)
        RT_BLAS_TRY(rt_blas_status(cu2clMemsetAsync(m->largest_d, 0, sizeof(float), stream)));
    return rt_blas_status(cu2clStreamSynchronize(stream));
}

/* The scales are the device's: they are read when all that the stream has to do before is done. */
static cublasStatus_t read_scales(struct call *call)
{
    float values[] = {1, 1, 1, 1};

    RT_BLAS_TRY(rt_blas_read_scalars(&call->context, sizeof(float), call->alpha, call->beta,
                                     &call->scaled[0], &call->scaled[1]));
    RT_BLAS_TRY(read_scale_values(&call->p.matmul, values, call->context.stream));
    call->scaled[0] *= values[0] * values[1];
    call->scaled[1] *= values[2];
    call->scale_d = values[3];
    call->alpha = &call->scaled[0];
    call->beta = &call->scaled[1];
    call->context.pointer_mode = CUBLAS_POINTER_MODE_HOST;
    call->p.matmul.pointer_mode = CUBLASLT_POINTER_MODE_HOST;
    return CUBLAS_STATUS_SUCCESS;
}

static cublasStatus_t run_call(struct call *call)
{
    const struct product *p = &call->p;

    if (p->is_small)
        RT_BLAS_TRY(read_scales(call));
    if (has_beta(call)) {
        if (!call->c)
            return CUBLAS_STATUS_INVALID_VALUE;
        if (p->is_aside && !p->is_bytes)
            RT_BLAS_TRY(copy_aside(call));
        else if (call->c != call->d)
            RT_BLAS_TRY(copy_to_d(call));
    }
    RT_BLAS_TRY(run_product(call));
    RT_BLAS_TRY(run_epilogue(call));
    return run_gradient(call);
}

/* Memory aside: of the caller's workspace, or until the stream has come here. */
static cublasStatus_t run_with_memory(struct call *call, void *workspace, size_t workspace_size)
{
    size_t size = aside_size(&call->p);
    cu2clError_t error;

    if (size == 0 || (workspace && workspace_size >= size && (uintptr_t)workspace % 16 == 0)) {
        call->aside = size ? workspace : NULL;
        return run_call(call);
    }
    error = cu2clMallocAsync(&call->aside, size, call->context.stream);
    if (error != cu2clSuccess)
        return rt_blas_status(error);
    cublasStatus_t status = run_call(call);
    error = cu2clFreeAsync(call->aside, call->context.stream);
    return status != CUBLAS_STATUS_SUCCESS ? status : rt_blas_status(error);
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t matmul,
                              const void *alpha, const void *a, cublasLtMatrixLayout_t a_layout,
                              const void *b, cublasLtMatrixLayout_t b_layout, const void *beta,
                              const void *c, cublasLtMatrixLayout_t c_layout, void *d,
                              cublasLtMatrixLayout_t d_layout,
                              const cublasLtMatmulAlgo_t *algorithm, void *workspace,
                              size_t workspace_size, cu2clStream_t stream)
{
    struct call call = {.alpha = alpha, .a = a, .b = b, .beta = beta, .c = c, .d = d};
    const struct rt_blas_matmul *m = &call.p.matmul;
    bool uses_bias;

    (void)algorithm;
    RT_BLAS_ENTER(rt_blas_lt_handle(handle), alpha && beta && a && b && d);
    RT_BLAS_TRY(prepare(&call.p, matmul, a_layout, b_layout, c_layout, d_layout));
    uses_bias = m->epilogue & (CUBLASLT_EPILOGUE_BIAS | GRADIENT | CUBLASLT_EPILOGUE_BGRADA |
                               CUBLASLT_EPILOGUE_BGRADB);
    if ((uses_bias && !m->bias) || (m->epilogue & AUXILIARY && !m->aux))
        return CUBLAS_STATUS_INVALID_VALUE;
    call.context = (struct cublasContext){.magic = rt_blas_lt_handle(handle)->magic,
                                          .stream = stream,
                                          .pointer_mode = (cublasPointerMode_t)m->pointer_mode};
    if (call.p.d.rows == 0 || call.p.d.columns == 0)
        return CUBLAS_STATUS_SUCCESS;
    return run_with_memory(&call, workspace, workspace_size);
}

/* --- sums --- */

/* The type that is summed in; false: there is no such sum. */
static bool sum_type(uint32_t scale, const struct rt_blas_layout *layout, enum rt_blas_type *type)
{
    static const enum rt_blas_type types[] = {RT_BLAS_D, RT_BLAS_C, RT_BLAS_Z};

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if ((int)scale == rt_blas_data_type(types[i])) {
            *type = types[i];
            return layout->type == scale;
        }
    *type = RT_BLAS_S;
    return scale == CUDA_R_32F && (layout->type == CUDA_R_32F || layout->type == CUDA_R_16F ||
                                   layout->type == CUDA_R_16BF || layout->type == CUDA_R_8I);
}

static bool is_part(const struct rt_blas_layout *part, uint32_t trans,
                    const struct rt_blas_layout *whole)
{
    return rows(part, trans) == whole->rows && columns(part, trans) == whole->columns &&
           part->count == whole->count && part->ld >= lines(part);
}

cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t handle,
                                       cublasLtMatrixTransformDesc_t transform, const void *alpha,
                                       const void *a, cublasLtMatrixLayout_t a_layout,
                                       const void *beta, const void *b,
                                       cublasLtMatrixLayout_t b_layout, void *c,
                                       cublasLtMatrixLayout_t c_layout, cu2clStream_t stream)
{
    struct rt_blas_transform t;
    struct rt_blas_layout x, y, z;
    enum rt_blas_type type;

    RT_BLAS_ENTER(rt_blas_lt_handle(handle),
                  transform && alpha && beta && a && a_layout && c && c_layout && !b == !b_layout);
    memcpy(&t, transform, sizeof t);
    memcpy(&x, a_layout, sizeof x);
    memcpy(&z, c_layout, sizeof z);
    y = z;
    if (b)
        memcpy(&y, b_layout, sizeof y);
    else
        t.trans_b = CUBLAS_OP_N;
    if (!is_part(&x, t.trans_a, &z) || !is_part(&y, t.trans_b, &z) || z.ld < lines(&z))
        return CUBLAS_STATUS_INVALID_VALUE;
    if (!is_order(&x) || !is_order(&y) || !is_order(&z) ||
        t.pointer_mode > CUBLASLT_POINTER_MODE_DEVICE || !sum_type(t.scale, &x, &type) ||
        !sum_type(t.scale, &y, &type) || !sum_type(t.scale, &z, &type))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    bool by_rows = z.order == CUBLASLT_ORDER_ROW;
    cublasOperation_t trans_a = stored(t.trans_a, &x), trans_b = stored(t.trans_b, &y);
    struct rt_blas_launch launch = {.v = {.m = lines(&z),
                                          .n = (int64_t)(by_rows ? z.rows : z.columns),
                                          .lda = x.ld,
                                          .ldb = y.ld,
                                          .ldc = z.ld,
                                          .stride_a = x.stride,
                                          .stride_b = y.stride,
                                          .stride_c = z.stride,
                                          .trans_a = (int)(by_rows ? flipped(trans_a) : trans_a),
                                          .trans_b = (int)(by_rows ? flipped(trans_b) : trans_b),
                                          .type_a = (int)x.type,
                                          .type_b = (int)y.type,
                                          .type_c = (int)z.type,
                                          .type_s = (int)t.scale},
                                    .a = a,
                                    .b = b,
                                    .c = c};
    struct cublasContext context = {.magic = rt_blas_lt_handle(handle)->magic,
                                    .stream = stream,
                                    .pointer_mode = (cublasPointerMode_t)t.pointer_mode};

    rt_blas_scalars(&context, &launch, alpha, b ? beta : NULL, rt_blas_size(type));
    return rt_blas_launch_each(&context, type, RT_BLAS_KERNEL_geam, &launch, launch.v.m, launch.v.n,
                               z.count);
}
