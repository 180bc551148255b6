/* Products of matrices on NVIDIA's devices, for which CLBlast has no parameters: the kernel of
 * tiles.cl, a module for each form that a program uses. Scalars of the device need no wait. */
#include "libraries/blas/blas.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cu2cl/module.h>
#include <cu2cl/opencl.h>

extern const char *const rt_tiles_cl;

#define NVIDIA      0x10de /* CL_DEVICE_VENDOR_ID */
#define WORK_ITEMS  256
#define LARGE       8          /* CU_SIDE: 128 x 128 elements are a work-group's */
#define SMALL       4          /* 64 x 64 */
#define LARGE_LOCAL (48 << 10) /* bytes of local memory: enough for any large one */

/* cu_tiles of tiles.cl; the same layout. */
struct rt_blas_tiles {
    unsigned char alpha[16], beta[16];
    int64_t lda, ldb, ldc, stride_a, stride_b, stride_c;
    int32_t m, n, k, type_c, type_s, is_array;
};

static const struct cu2clArgInfo args[] = {
    {CU2CL_ARG_VALUE, sizeof(struct rt_blas_tiles), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
};

/* What the kernel is compiled for. */
struct form {
    int type, in;
    bool turned_a, turned_b, aligned, large;
};
enum { INS = 4, FORMS = INS << 4 };
static const int ins[INS] = {CUDA_R_32F, CUDA_R_64F, CUDA_R_16F, CUDA_R_16BF};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct module {
    char options[128];
    char stub; /* its address stands for the stub that a port has */
    struct cu2clKernelInfo kernel;
    struct cu2clModuleInfo module; /* without a name: not registered */
} modules[FORMS];

static const void *stub_of(const struct form *form)
{
    unsigned i = 0;

    while (ins[i] != form->in)
        i++;
    struct module *m =
        &modules[i << 4 | (unsigned)form->turned_a << 3 | (unsigned)form->turned_b << 2 |
                 (unsigned)form->aligned << 1 | (unsigned)form->large];
    pthread_mutex_lock(&lock);
    if (!m->module.name) {
        bool is_double = form->type == RT_BLAS_D;
        m->kernel = (struct cu2clKernelInfo){&m->stub,
                                             "cu_blas_tiles",
                                             args,
                                             sizeof args / sizeof *args,
                                             is_double ? CU2CL_NEEDS_FP64 : 0,
                                             NULL};
        snprintf(m->options, sizeof m->options,
                 "-DCU_TYPE=%d -DCU_IN=%d -DCU_TURNED_A=%d -DCU_TURNED_B=%d -DCU_ALIGNED=%d "
                 "-DCU_SIDE=%d",
                 is_double, form->in, form->turned_a, form->turned_b, form->aligned,
                 form->large ? LARGE : SMALL);
        m->module = (struct cu2clModuleInfo){.name = "cuBLAS",
                                             .source = rt_tiles_cl,
                                             .source_end = rt_tiles_cl + strlen(rt_tiles_cl),
                                             .options = m->options,
                                             .kernels = &m->kernel,
                                             .kernel_count = 1};
        cu2clRegisterModule(&m->module);
    }
    pthread_mutex_unlock(&lock);
    return &m->stub;
}

/* CU2CL_GEMM chooses where it is set. `units`: how many work-groups of the large form keep the device
 * busy; 0: it has no room for one. */
static bool suits_tiles(cl_uint *units)
{
    const char *chosen = getenv("CU2CL_GEMM");
    cl_device_id id;
    cl_uint vendor;
    cl_ulong local;
    int device;

    if (cu2clGetDevice(&device) != cu2clSuccess || cu2clOpenCLDevice(&id, device) != cu2clSuccess ||
        clGetDeviceInfo(id, CL_DEVICE_VENDOR_ID, sizeof vendor, &vendor, NULL) != CL_SUCCESS ||
        clGetDeviceInfo(id, CL_DEVICE_LOCAL_MEM_SIZE, sizeof local, &local, NULL) != CL_SUCCESS ||
        clGetDeviceInfo(id, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof *units, units, NULL) != CL_SUCCESS)
        return false;
    if (local < LARGE_LOCAL)
        *units = 0;
    return chosen ? strcmp(chosen, "tiles") == 0 : vendor == NVIDIA;
}

static bool is_summed_in_float(int type)
{
    return type == CUDA_R_32F || type == CUDA_R_16F || type == CUDA_R_16BF;
}

/* Sums of floats and doubles, of operands of one type. */
static bool is_for_tiles(const struct rt_blas_gemm *g)
{
    bool has_types =
        g->type == RT_BLAS_D
            ? g->type_a == CUDA_R_64F && g->type_c == CUDA_R_64F && g->type_s == CUDA_R_64F
            : g->type == RT_BLAS_S && is_summed_in_float(g->type_a) &&
                  is_summed_in_float(g->type_c) && is_summed_in_float(g->type_s);
    const int64_t most = INT32_MAX - 256, one = 16; /* the other kernel's work-group makes that */

    return has_types && (g->m > one || g->n > one) && g->type_a == g->type_b && g->m <= most &&
           g->n <= most && g->k <= most && g->count <= INT32_MAX;
}

static int64_t groups_of(const struct rt_blas_gemm *g, int64_t side)
{
    return ((g->m + side - 1) / side) * ((g->n + side - 1) / side);
}

/* Whether every operand begins, and every column of it, where a vector may. */
static bool is_aligned(const struct rt_blas_gemm *g)
{
    size_t size = g->type == RT_BLAS_D ? 8 : g->type_a == CUDA_R_32F ? 4 : 2;
    size_t vector = (g->type == RT_BLAS_D ? 2 : 4) * size;
    uint64_t all = (uint64_t)(uintptr_t)g->a | (uint64_t)(uintptr_t)g->b;

    all |= (uint64_t)(g->lda | g->ldb | g->stride_a | g->stride_b) * size;
    return !g->arrays && all % vector == 0;
}

cublasStatus_t rt_blas_tiles_gemm(cublasHandle_t handle, const struct rt_blas_gemm *g, bool *done)
{
    cl_uint units = 1;

    if (!is_for_tiles(g) || !suits_tiles(&units))
        return CUBLAS_STATUS_SUCCESS;
    bool large = units > 0 && groups_of(g, (int64_t)16 * LARGE) * g->count >= units;
    int64_t groups = groups_of(g, (int64_t)16 * (large ? LARGE : SMALL));
    if (groups > INT32_MAX || g->count > UINT16_MAX)
        return CUBLAS_STATUS_SUCCESS;
    struct form form = {.type = g->type,
                        .in = g->type_a,
                        .turned_a = rt_blas_is_turned(g->trans_a),
                        .turned_b = rt_blas_is_turned(g->trans_b),
                        .aligned = is_aligned(g),
                        .large = large};
    struct rt_blas_launch launch = {.a = g->a, .b = g->b, .c = g->c};
    struct rt_blas_tiles v = {.lda = g->lda,
                              .ldb = g->ldb,
                              .ldc = g->ldc,
                              .stride_a = g->stride_a,
                              .stride_b = g->stride_b,
                              .stride_c = g->stride_c,
                              .m = (int32_t)g->m,
                              .n = (int32_t)g->n,
                              .k = (int32_t)g->k,
                              .type_c = g->type_c == CUDA_R_64F ? 0 : g->type_c,
                              .type_s = g->type_s == CUDA_R_64F ? 0 : g->type_s,
                              .is_array = g->arrays};
    void *values[] = {&v, &launch.a, &launch.b, &launch.c, &launch.alpha, &launch.beta};

    rt_blas_gemm_scalars(handle, &launch, g);
    memcpy(v.alpha, launch.v.alpha, sizeof v.alpha);
    memcpy(v.beta, launch.v.beta, sizeof v.beta);
    *done = true;
    dim3 grid = {(unsigned)groups, 1, (unsigned)g->count}, block = {WORK_ITEMS, 1, 1};
    return rt_blas_status(
        cu2clLaunchKernel(stub_of(&form), grid, block, values, 0, handle->stream));
}
