/* Copies between layouts and formats: kernels of a module (fft.cl), registered when the first copy
 * is made. */
#include "libraries/fft/fft.h"

#include <string.h>

#include <cu2cl/module.h>

extern const char *const rt_fft_cl;

#define THREADS   64
#define ARGUMENTS 15

enum { FROM_COMPLEX = 1, TO_COMPLEX = 2, MIRRORED = 4 }; /* as in fft.cl */

enum kernel {
    COPY_FLOAT,
    HALF_TO_FLOAT,
    FLOAT_TO_HALF,
    BFLOAT16_TO_FLOAT,
    FLOAT_TO_BFLOAT16,
    COPY_DOUBLE,
    KERNELS
};

static const char *const names[KERNELS] = {"cu_fft_copy_float",        "cu_fft_half_to_float",
                                           "cu_fft_float_to_half",     "cu_fft_bfloat16_to_float",
                                           "cu_fft_float_to_bfloat16", "cu_fft_copy_double"};

static struct cu2clArgInfo arguments[ARGUMENTS];
static struct cu2clKernelInfo kernels[KERNELS];
static struct cu2clModuleInfo module = {
    .name = "cuFFT's copies", .options = "", .kernels = kernels, .kernel_count = KERNELS};

/* The address of a kernel's entry stands for the stub that a port has. */
static void register_copies(void)
{
    for (int i = 0; i < ARGUMENTS; i++)
        arguments[i] =
            (struct cu2clArgInfo){i < 2 ? CU2CL_ARG_POINTER : CU2CL_ARG_VALUE,
                                  i == ARGUMENTS - 1 ? sizeof(unsigned) : sizeof(long long), 0};
    for (int i = 0; i < KERNELS; i++)
        kernels[i] = (struct cu2clKernelInfo){
            kernels + i, names[i], arguments, ARGUMENTS, i == COPY_DOUBLE ? CU2CL_NEEDS_FP64 : 0,
            NULL};
    module.source = rt_fft_cl;
    module.source_end = rt_fft_cl + strlen(rt_fft_cl);
    cu2clRegisterModule(&module);
}

static enum kernel kernel_for(const struct fft_copy *copy)
{
    if (copy->to_format == FFT_DOUBLE)
        return COPY_DOUBLE;
    if (copy->from_format == FFT_HALF)
        return HALF_TO_FLOAT;
    if (copy->from_format == FFT_BFLOAT16)
        return BFLOAT16_TO_FLOAT;
    if (copy->to_format == FFT_HALF)
        return FLOAT_TO_HALF;
    return copy->to_format == FFT_BFLOAT16 ? FLOAT_TO_BFLOAT16 : COPY_FLOAT;
}

static unsigned change_bits(const struct fft_copy *copy)
{
    switch (copy->change) {
    case FFT_TO_COMPLEX: return TO_COMPLEX;
    case FFT_TO_REAL: return FROM_COMPLEX;
    case FFT_MIRRORED: return FROM_COMPLEX | TO_COMPLEX | MIRRORED;
    default: return copy->is_complex ? FROM_COMPLEX | TO_COMPLEX : 0;
    }
}

cufftResult rt_fft_copy(const struct fft_copy *copy, cu2clStream_t stream)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, register_copies);
    struct fft_copy c = *copy; /* the launch takes addresses of what it may write */
    unsigned change = change_bits(copy);
    unsigned long long items = (unsigned long long)(c.n[0] * c.n[1] * c.n[2] * c.batch);
    dim3 grid = {(unsigned)((items + THREADS - 1) / THREADS), 1, 1}, block = {THREADS, 1, 1};
    void *values[ARGUMENTS] = {&c.to,
                               &c.from,
                               &c.n[0],
                               &c.n[1],
                               &c.n[2],
                               &c.batch,
                               &c.to_side.stride[0],
                               &c.to_side.stride[1],
                               &c.to_side.stride[2],
                               &c.to_side.distance,
                               &c.from_side.stride[0],
                               &c.from_side.stride[1],
                               &c.from_side.stride[2],
                               &c.from_side.distance,
                               &change};
    return cu2clLaunchKernel(kernels + kernel_for(copy), grid, block, values, 0, stream) ==
                   cu2clSuccess
               ? CUFFT_SUCCESS
               : CUFFT_EXEC_FAILED;
}
