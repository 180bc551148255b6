// A program of cuFFT: names stay, kernels use its types, and callbacks are reported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/fft.h>

void multiply(cufftComplex *x, const cufftComplex *by, int n, float scale)
CU2CL_KERNEL(multiply, x, by, n, scale)

int convolve(cufftReal *signal, cufftComplex *spectrum, const cufftComplex *filter, int n, cu2clStream_t stream)
{
    cufftHandle forward, back;
    if (cufftPlan1d(&forward, n, CUFFT_R2C, 1) != CUFFT_SUCCESS || cufftPlan1d(&back, n, CUFFT_C2R, 1) != CUFFT_SUCCESS)
        return 1;
    cufftSetStream(forward, stream);
    cufftSetStream(back, stream);
    cufftResult result = cufftExecR2C(forward, signal, spectrum);
    CU2CL_LAUNCH(multiply, ((n / 2 + 128) / 128, 128, 0, stream), (spectrum, filter, n / 2 + 1, 1.0f / n));
    if (result == CUFFT_SUCCESS)
        result = cufftExecC2R(back, spectrum, signal);
    cufftDestroy(forward);
    cufftDestroy(back);
    return result;
}

void load_by_callback(cufftHandle plan, void *callback)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'cufftXtSetCallback' is not supported: callbacks of cuFFT are not ported, since VkFFT makes its own kernels; load or store by a kernel of your own");
#else
    cufftXtSetCallback(plan, &callback, CUFFT_CB_LD_COMPLEX, nullptr);
#endif
}
#include "input.cl.h"
