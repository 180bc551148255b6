/* Products of matrices on devices whose memory is the host's: CBLAS, loaded when it is first needed.
 * CU2CL_CBLAS names a library; by default those that Debian has are tried.
 *
 * A call is a host function in the stream, so it keeps the order, and scalars of the device are read
 * when it is their turn. */
#include "libraries/blas/blas.h"

#include "libraries/host_task.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <cu2cl/opencl.h>

enum { COLUMNS = 102, NO_TRANS = 111, TRANS = 112, CONJ_TRANS = 113 };
enum { UPPER = 121, LOWER = 122, NON_UNIT = 131, UNIT = 132, LEFT = 141, RIGHT = 142 };

/* The functions with their parameters as C passes them: scalars of real types by value. */
typedef void sgemm_function(int, int, int, int, int, int, float, const void *, int, const void *,
                            int, float, void *, int);
typedef void dgemm_function(int, int, int, int, int, int, double, const void *, int, const void *,
                            int, double, void *, int);
typedef void gemm_function(int, int, int, int, int, int, const void *, const void *, int,
                           const void *, int, const void *, void *, int);
typedef void strsm_function(int, int, int, int, int, int, int, float, const void *, int, void *,
                            int);
typedef void dtrsm_function(int, int, int, int, int, int, int, double, const void *, int, void *,
                            int);
typedef void trsm_function(int, int, int, int, int, int, int, const void *, const void *, int,
                           void *, int);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct {
    sgemm_function *sgemm;
    dgemm_function *dgemm;
    gemm_function *cgemm, *zgemm;
    strsm_function *strsm;
    dtrsm_function *dtrsm;
    trsm_function *ctrsm, *ztrsm;
    bool is_there;
} cblas;

static bool find_cblas(void *library, const char *name, void *function)
{
    void *symbol = dlsym(library, name);

    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static bool load_cblas_from(const char *name)
{
    void *library = *name ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : NULL;

    return library && find_cblas(library, "cblas_sgemm", &cblas.sgemm) &&
           find_cblas(library, "cblas_dgemm", &cblas.dgemm) &&
           find_cblas(library, "cblas_cgemm", &cblas.cgemm) &&
           find_cblas(library, "cblas_zgemm", &cblas.zgemm) &&
           find_cblas(library, "cblas_strsm", &cblas.strsm) &&
           find_cblas(library, "cblas_dtrsm", &cblas.dtrsm) &&
           find_cblas(library, "cblas_ctrsm", &cblas.ctrsm) &&
           find_cblas(library, "cblas_ztrsm", &cblas.ztrsm);
}

static void load_cblas(void)
{
    static const char *const names[] = {"libopenblas.so.0", "libblis.so.4", "libblas.so.3"};
    const char *chosen = getenv("CU2CL_CBLAS");

    if (chosen) {
        cblas.is_there = load_cblas_from(chosen);
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names && !cblas.is_there; i++)
        cblas.is_there = load_cblas_from(names[i]);
}

bool rt_blas_is_cpu(void)
{
    cl_device_id id;
    cl_device_type type;
    int device;

    return cu2clGetDevice(&device) == cu2clSuccess &&
           cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_TYPE, sizeof type, &type, NULL) == CL_SUCCESS &&
           type & CL_DEVICE_TYPE_CPU;
}

bool rt_blas_is_host_memory(const void *pointer)
{
    cl_mem buffer;
    size_t offset;

    return rt_blas_is_cpu() && cu2clOpenCLBuffer(&buffer, &offset, pointer) == cu2clSuccess &&
           !buffer;
}

static bool is_there(void)
{
    pthread_once(&once, load_cblas);
    return cblas.is_there;
}

static int operation(cublasOperation_t trans)
{
    return trans == CUBLAS_OP_T ? TRANS : trans == CUBLAS_OP_C ? CONJ_TRANS : NO_TRANS;
}

/* A call that waits for its turn: scalars by value, or the device's. */
struct gemm_call {
    struct rt_host_task task;
    struct rt_blas_gemm g;
    unsigned char alpha[16], beta[16];
};

static void gemm_now(const struct rt_blas_gemm *g, const void *a, const void *b, void *c)
{
    int ta = operation(g->trans_a), tb = operation(g->trans_b);
    int m = (int)g->m, n = (int)g->n, k = (int)g->k;
    int lda = (int)g->lda, ldb = (int)g->ldb, ldc = (int)g->ldc;

    if (g->type == RT_BLAS_S)
        cblas.sgemm(COLUMNS, ta, tb, m, n, k, *(const float *)g->alpha, a, lda, b, ldb,
                    *(const float *)g->beta, c, ldc);
    else if (g->type == RT_BLAS_D)
        cblas.dgemm(COLUMNS, ta, tb, m, n, k, *(const double *)g->alpha, a, lda, b, ldb,
                    *(const double *)g->beta, c, ldc);
    else
        (g->type == RT_BLAS_C ? cblas.cgemm : cblas.zgemm)(COLUMNS, ta, tb, m, n, k, g->alpha, a,
                                                           lda, b, ldb, g->beta, c, ldc);
}

static void run_host_gemm(void *data)
{
    struct gemm_call *call = data;
    struct rt_blas_gemm *g = &call->g;
    size_t size = rt_blas_size(g->type);

    for (int64_t i = 0; i < g->count; i++) {
        if (g->arrays)
            gemm_now(g, ((const void *const *)g->a)[i], ((const void *const *)g->b)[i],
                     ((void *const *)g->c)[i]);
        else
            gemm_now(g, (const char *)g->a + i * g->stride_a * (int64_t)size,
                     (const char *)g->b + i * g->stride_b * (int64_t)size,
                     (char *)g->c + i * g->stride_c * (int64_t)size);
    }
}

static bool fits(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f)
{
    return a <= INT32_MAX && b <= INT32_MAX && c <= INT32_MAX && d <= INT32_MAX && e <= INT32_MAX &&
           f <= INT32_MAX;
}

/* Small products are faster than the way to the host function, but their order counts, too. */
cublasStatus_t rt_blas_cblas_gemm(cublasHandle_t handle, const struct rt_blas_gemm *g, bool *done)
{
    int data = rt_blas_data_type(g->type);
    bool on_host = handle->pointer_mode == CUBLAS_POINTER_MODE_HOST;
    size_t size = rt_blas_size(g->type);

    if (g->type > RT_BLAS_Z || g->type_a != data || g->type_b != data || g->type_c != data ||
        g->type_s != data || g->trans_a == CUBLAS_OP_CONJG || g->trans_b == CUBLAS_OP_CONJG ||
        !fits(g->m, g->n, g->k, g->lda, g->ldb, g->ldc) || !rt_blas_is_host_memory(g->c) ||
        (g->k && (!rt_blas_is_host_memory(g->a) || !rt_blas_is_host_memory(g->b))) || !is_there())
        return CUBLAS_STATUS_SUCCESS;
    if (!on_host && (!rt_blas_is_host_memory(g->alpha) || !rt_blas_is_host_memory(g->beta)))
        return CUBLAS_STATUS_SUCCESS;
    struct gemm_call *call = malloc(sizeof *call);
    if (!call)
        return CUBLAS_STATUS_ALLOC_FAILED;
    call->task = (struct rt_host_task){.run = run_host_gemm, .release = free};
    call->g = *g;
    if (on_host) {
        memcpy(call->alpha, g->alpha, size);
        memcpy(call->beta, g->beta, size);
        call->g.alpha = call->alpha;
        call->g.beta = call->beta;
    }
    *done = true;
    return rt_blas_status(rt_host_task_launch(handle->stream, &call->task));
}

/* --- triangular systems --- */

struct trsm_call {
    struct rt_host_task task;
    struct rt_blas_trsm s;
    unsigned char alpha[16];
};

static void run_trsm(void *data)
{
    struct trsm_call *call = data;
    const struct rt_blas_trsm *s = &call->s;
    int side = s->side == CUBLAS_SIDE_LEFT ? LEFT : RIGHT;
    int uplo = s->uplo == CUBLAS_FILL_MODE_UPPER ? UPPER : LOWER;
    int diag = s->diag == CUBLAS_DIAG_UNIT ? UNIT : NON_UNIT, trans = operation(s->trans);
    int m = (int)s->m, n = (int)s->n, lda = (int)s->lda, ldb = (int)s->ldb;

    if (s->type == RT_BLAS_S)
        cblas.strsm(COLUMNS, side, uplo, trans, diag, m, n, *(const float *)s->alpha, s->a, lda,
                    s->b, ldb);
    else if (s->type == RT_BLAS_D)
        cblas.dtrsm(COLUMNS, side, uplo, trans, diag, m, n, *(const double *)s->alpha, s->a, lda,
                    s->b, ldb);
    else
        (s->type == RT_BLAS_C ? cblas.ctrsm : cblas.ztrsm)(COLUMNS, side, uplo, trans, diag, m, n,
                                                           s->alpha, s->a, lda, s->b, ldb);
}

cublasStatus_t rt_blas_cblas_trsm(cublasHandle_t handle, const struct rt_blas_trsm *s, bool *done)
{
    bool on_host = handle->pointer_mode == CUBLAS_POINTER_MODE_HOST;

    if (s->trans == CUBLAS_OP_CONJG || !fits(s->m, s->n, s->lda, s->ldb, 0, 0) ||
        !rt_blas_is_host_memory(s->a) || !rt_blas_is_host_memory(s->b) ||
        (!on_host && !rt_blas_is_host_memory(s->alpha)) || !is_there())
        return CUBLAS_STATUS_SUCCESS;
    struct trsm_call *call = malloc(sizeof *call);
    if (!call)
        return CUBLAS_STATUS_ALLOC_FAILED;
    call->task = (struct rt_host_task){.run = run_trsm, .release = free};
    call->s = *s;
    if (on_host) {
        memcpy(call->alpha, s->alpha, rt_blas_size(s->type));
        call->s.alpha = call->alpha;
    }
    *done = true;
    return rt_blas_status(rt_host_task_launch(handle->stream, &call->task));
}
