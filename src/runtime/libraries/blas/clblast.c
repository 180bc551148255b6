/* Products of matrices on devices with memory of their own: CLBlast. Its scalars are the host's, so
 * those of the device are waited for. Operands are buffers with offsets. */
#include "libraries/blas/blas.h"

#include <cu2cl/opencl.h>

#include <clblast_c.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Below this many products of elements a kernel of ours is faster than CLBlast's several. */
#define SMALL 32768

static cublasStatus_t clblast_status(CLBlastStatusCode code)
{
    switch ((int)code) {
    case CLBlastSuccess: return CUBLAS_STATUS_SUCCESS;
    case CLBlastTempBufferAllocFailure:
    case CLBlastOpenCLOutOfResources:
    case CLBlastOpenCLOutOfHostMemory: return CUBLAS_STATUS_ALLOC_FAILED;
    case CLBlastNoHalfPrecision:
    case CLBlastNoDoublePrecision: return CUBLAS_STATUS_ARCH_MISMATCH;
    case CLBlastInsufficientMemoryA:
    case CLBlastInsufficientMemoryB:
    case CLBlastInsufficientMemoryC: return CUBLAS_STATUS_INVALID_VALUE;
    default: return CUBLAS_STATUS_EXECUTION_FAILED;
    }
}

struct operand {
    cl_mem buffer;
    size_t offset; /* in elements */
};

/* False where the operand is in no buffer, or does not begin at an element of it. */
static bool find_operand(cublasHandle_t handle, const void *pointer, size_t size,
                         struct operand *operand)
{
    size_t offset;

    if (cu2clOpenCLOperand(&operand->buffer, &offset, pointer, handle->stream) != cu2clSuccess)
        return false;
    operand->offset = offset / size;
    return offset % size == 0;
}

static CLBlastTranspose transposed(cublasOperation_t trans)
{
    return trans == CUBLAS_OP_T   ? CLBlastTransposeYes
           : trans == CUBLAS_OP_C ? CLBlastTransposeConjugate
                                  : CLBlastTransposeNo;
}

union scalar {
    float s;
    double d;
    cl_float2 c;
    cl_double2 z;
};

/* One product, or a batch with constant distances. */
struct call {
    const struct rt_blas_gemm *g;
    union scalar alpha, beta;
    struct operand a, b, c;
    cl_command_queue queue;
};

#define GEMM(letter, member)                                                                       \
    CLBlast##letter##gemm(CLBlastLayoutColMajor, ta, tb, (size_t)g->m, (size_t)g->n, (size_t)g->k, \
                          call->alpha.member, call->a.buffer, call->a.offset, (size_t)g->lda,      \
                          call->b.buffer, call->b.offset, (size_t)g->ldb, call->beta.member,       \
                          call->c.buffer, call->c.offset, (size_t)g->ldc, &call->queue, NULL)
#define STRIDED(letter, member)                                                                    \
    CLBlast##letter##gemmStridedBatched(                                                           \
        CLBlastLayoutColMajor, ta, tb, (size_t)g->m, (size_t)g->n, (size_t)g->k,                   \
        call->alpha.member, call->a.buffer, call->a.offset, (size_t)g->lda, (size_t)g->stride_a,   \
        call->b.buffer, call->b.offset, (size_t)g->ldb, (size_t)g->stride_b, call->beta.member,    \
        call->c.buffer, call->c.offset, (size_t)g->ldc, (size_t)g->stride_c, (size_t)g->count,     \
        &call->queue, NULL)

static cublasStatus_t run_gemm(struct call *call)
{
    const struct rt_blas_gemm *g = call->g;
    CLBlastTranspose ta = transposed(g->trans_a), tb = transposed(g->trans_b);

    if (g->count == 1)
        switch ((int)g->type) {
        case RT_BLAS_S: return clblast_status(GEMM(S, s));
        case RT_BLAS_D: return clblast_status(GEMM(D, d));
        case RT_BLAS_C: return clblast_status(GEMM(C, c));
        default: return clblast_status(GEMM(Z, z));
        }
    switch ((int)g->type) {
    case RT_BLAS_S: return clblast_status(STRIDED(S, s));
    case RT_BLAS_D: return clblast_status(STRIDED(D, d));
    case RT_BLAS_C: return clblast_status(STRIDED(C, c));
    default: return clblast_status(STRIDED(Z, z));
    }
}

/* CLBlast keeps programs until the end of the process, when the driver may be gone already. */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void clear_cache(void)
{
    CLBlastClearCache();
}

static void clear_cache_at_exit(void)
{
    atexit(clear_cache);
}

/* It has no parameters for CPUs, so a kernel of ours serves as well there, unless CU2CL_GEMM chooses
 * it. */
static bool suits_device(void)
{
    const char *chosen = getenv("CU2CL_GEMM");
    cl_device_id id;
    cl_device_type type;
    int device;

    if (chosen)
        return strcmp(chosen, "clblast") == 0;
    return cu2clGetDevice(&device) == cu2clSuccess &&
           cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_TYPE, sizeof type, &type, NULL) == CL_SUCCESS &&
           !(type & CL_DEVICE_TYPE_CPU);
}

/* What CLBlast has: one type, no lists of addresses, something to add. */
static bool is_for_clblast(const struct rt_blas_gemm *g)
{
    int data = rt_blas_data_type(g->type);

    return g->type <= RT_BLAS_Z && g->type_a == data && g->type_b == data && g->type_c == data &&
           g->type_s == data && !g->arrays && g->trans_a != CUBLAS_OP_CONJG &&
           g->trans_b != CUBLAS_OP_CONJG && g->k > 0 && g->stride_a >= 0 && g->stride_b >= 0 &&
           g->stride_c >= 0 && (double)g->m * (double)g->n * (double)g->k >= SMALL;
}

cublasStatus_t rt_blas_clblast_gemm(cublasHandle_t handle, const struct rt_blas_gemm *g, bool *done)
{
    size_t size = rt_blas_size(g->type);
    struct call call = {.g = g};

    if (!is_for_clblast(g) || !suits_device() || !find_operand(handle, g->a, size, &call.a) ||
        !find_operand(handle, g->b, size, &call.b) || !find_operand(handle, g->c, size, &call.c) ||
        cu2clOpenCLQueue(&call.queue, handle->stream) != cu2clSuccess)
        return CUBLAS_STATUS_SUCCESS;
    *done = true;
    RT_BLAS_TRY(rt_blas_read_scalars(handle, size, g->alpha, g->beta, &call.alpha, &call.beta));
    pthread_once(&once, clear_cache_at_exit);
    return run_gemm(&call);
}
