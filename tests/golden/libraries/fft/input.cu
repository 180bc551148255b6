// A program of cuFFT: names stay, kernels use its types, and callbacks are reported.
#include <cufft.h>
#include <cufftXt.h>

__global__ void multiply(cufftComplex *x, const cufftComplex *by, int n, float scale)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        cufftComplex product;
        product.x = x[i].x * by[i].x - x[i].y * by[i].y;
        product.y = x[i].x * by[i].y + x[i].y * by[i].x;
        x[i] = make_cuComplex(product.x * scale, product.y * scale);
    }
}

int convolve(cufftReal *signal, cufftComplex *spectrum, const cufftComplex *filter, int n, cudaStream_t stream)
{
    cufftHandle forward, back;
    if (cufftPlan1d(&forward, n, CUFFT_R2C, 1) != CUFFT_SUCCESS || cufftPlan1d(&back, n, CUFFT_C2R, 1) != CUFFT_SUCCESS)
        return 1;
    cufftSetStream(forward, stream);
    cufftSetStream(back, stream);
    cufftResult result = cufftExecR2C(forward, signal, spectrum);
    multiply<<<(n / 2 + 128) / 128, 128, 0, stream>>>(spectrum, filter, n / 2 + 1, 1.0f / n);
    if (result == CUFFT_SUCCESS)
        result = cufftExecC2R(back, spectrum, signal);
    cufftDestroy(forward);
    cufftDestroy(back);
    return result;
}

void load_by_callback(cufftHandle plan, void *callback)
{
    cufftXtSetCallback(plan, &callback, CUFFT_CB_LD_COMPLEX, nullptr);
}
