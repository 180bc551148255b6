#if 0
don't "lex this
#elif defined(__CUDACC__) && \
    __CUDA_ARCH__ /* over
two lines */ > 3
#else
#define A(x) \
    __global__ \
    void x
#endif
#
# define B __host__\
__device__
#include <cuda_runtime.h
#include "cuda_runtime.h" // and a comment
#ifdef __NVCC__
__global__ void k() {
#else
void k() {
#endif
}
#endif
#endif
#error isn't
