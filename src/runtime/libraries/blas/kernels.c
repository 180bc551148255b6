/* The kernels of blas.cl: a module for each type, registered when it is first used, so that programs
 * build what they call. */
#include "libraries/blas/blas.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <cu2cl/module.h>

extern const char *const rt_blas_cl;

#define MODULES 5 /* halves are in the one of floats */

static const struct type {
    size_t size, real_size;
    int data_type;
} types[] = {
    [RT_BLAS_S] = {4, 4, CUDA_R_32F}, [RT_BLAS_D] = {8, 8, CUDA_R_64F},
    [RT_BLAS_C] = {8, 4, CUDA_C_32F}, [RT_BLAS_Z] = {16, 8, CUDA_C_64F},
    [RT_BLAS_I] = {4, 4, CUDA_R_32I}, [RT_BLAS_H] = {2, 2, CUDA_R_16F},
};

static const char *const names[] = {
#define KERNEL(name) "cu_blas_" #name,
#include "libraries/blas/kernels.def"
#undef KERNEL
};

static const struct cu2clArgInfo args[] = {
    {CU2CL_ARG_VALUE, sizeof(struct rt_blas_values), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
    {CU2CL_ARG_POINTER, sizeof(void *), 0},
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct module {
    char options[64];
    char stubs[RT_BLAS_KERNELS]; /* their addresses stand for the stubs that a port has */
    struct cu2clKernelInfo kernels[RT_BLAS_KERNELS];
    struct cu2clModuleInfo module; /* without a name: not registered */
} modules[MODULES];

/* What not every type has. */
static bool has_kernel(unsigned type, unsigned kernel)
{
    if (type == RT_BLAS_I)
        return kernel == RT_BLAS_KERNEL_mm || kernel == RT_BLAS_KERNEL_panel;
    bool is_of_reals = kernel == RT_BLAS_KERNEL_rotmg || kernel == RT_BLAS_KERNEL_epilogue ||
                       kernel == RT_BLAS_KERNEL_row_sums || kernel == RT_BLAS_KERNEL_panel;
    return !is_of_reals || type == RT_BLAS_S || type == RT_BLAS_D;
}

static void register_module(unsigned type)
{
    struct module *m = &modules[type];
    unsigned needs = type == RT_BLAS_D || type == RT_BLAS_Z ? CU2CL_NEEDS_FP64 : 0, count = 0;

    for (unsigned i = 0; i < RT_BLAS_KERNELS; i++)
        if (has_kernel(type, i))
            m->kernels[count++] = (struct cu2clKernelInfo){
                m->stubs + i, names[i], args, sizeof args / sizeof *args, needs, NULL};
    snprintf(m->options, sizeof m->options, "-DCU_TYPE=%u -DCU_ROWS=%d -DCU_COLUMNS=%d", type,
             RT_BLAS_ROWS, RT_BLAS_COLUMNS);
    m->module = (struct cu2clModuleInfo){.name = "cuBLAS",
                                         .source = rt_blas_cl,
                                         .source_end = rt_blas_cl + strlen(rt_blas_cl),
                                         .options = m->options,
                                         .kernels = m->kernels,
                                         .kernel_count = count};
    cu2clRegisterModule(&m->module);
}

size_t rt_blas_size(enum rt_blas_type type)
{
    return types[type].size;
}

size_t rt_blas_real_size(enum rt_blas_type type)
{
    return types[type].real_size;
}

int rt_blas_data_type(enum rt_blas_type type)
{
    return types[type].data_type;
}

void rt_blas_scalars(cublasHandle_t handle, struct rt_blas_launch *launch, const void *alpha,
                     const void *beta, size_t size)
{
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_DEVICE) {
        launch->alpha = alpha;
        launch->beta = beta;
        return;
    }
    if (alpha)
        memcpy(launch->v.alpha, alpha, size);
    if (beta)
        memcpy(launch->v.beta, beta, size);
}

cublasStatus_t rt_blas_launch(cublasHandle_t handle, enum rt_blas_type type,
                              enum rt_blas_kernel kernel, struct rt_blas_launch *launch,
                              const size_t groups[3], unsigned x, unsigned y)
{
    struct module *m = &modules[type == RT_BLAS_H ? RT_BLAS_S : type];
    dim3 block = {x, y, 1};
    void *values[] = {&launch->v,     &launch->a,    &launch->b,   &launch->c,
                      &launch->alpha, &launch->beta, &launch->info};

    pthread_mutex_lock(&lock);
    if (!m->module.name)
        register_module((unsigned)(m - modules));
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 3; i++)
        if (groups[i] == 0)
            return CUBLAS_STATUS_SUCCESS;
    if (groups[0] > INT32_MAX || groups[1] > INT32_MAX || groups[2] > INT32_MAX)
        return CUBLAS_STATUS_NOT_SUPPORTED;
    dim3 grid = {(unsigned)groups[0], (unsigned)groups[1], (unsigned)groups[2]};
    return rt_blas_status(
        cu2clLaunchKernel(m->stubs + kernel, grid, block, values, 0, handle->stream));
}

cublasStatus_t rt_blas_launch_each(cublasHandle_t handle, enum rt_blas_type type,
                                   enum rt_blas_kernel kernel, struct rt_blas_launch *launch,
                                   int64_t m, int64_t n, int64_t count)
{
    const size_t groups[3] = {(size_t)(m + 63) / 64, (size_t)n, (size_t)count};

    return rt_blas_launch(handle, type, kernel, launch, groups, 64, 1);
}
