// -arch and -gencode choose the branches of device code; -fmad=false keeps products and sums apart.
#include <cuda_runtime.h>

#if __CUDA_ARCH__ >= 800
#define STEPS 8
#else
#define STEPS 2
#endif

__global__ void walk(float *values, int *facts)
{
#if __CUDA_ARCH__ < 800
    facts[0] = -1; // too old
#else
    facts[0] = STEPS;
#endif
#ifdef __CUDA_ARCH__
    facts[1] = __CUDA_ARCH__;
#endif
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    facts[2] = 90;
#endif
    values[0] = values[1] * values[2] + values[3];
}

int main()
{
    float *values;
    int *facts;
    cudaMalloc(&values, 4 * sizeof(float));
    cudaMalloc(&facts, 3 * sizeof(int));
    walk<<<1, 1>>>(values, facts);
    return cudaDeviceSynchronize();
}
