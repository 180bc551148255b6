#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define gpuCheck(ans)                         \
    {                                         \
        gpuAssert((ans), __FILE__, __LINE__); \
    }

inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true)
{
    if (code != cudaSuccess) {
        fprintf(stderr, "%s %s %d\n", cudaGetErrorString(code), file, line);
        if (abort)
            exit(code);
    }
}

#define MALLOC(p, n) gpuCheck(cudaMalloc((void **)&(p), (n) * sizeof(*(p))))

int main()
{
    int *p;
    MALLOC(p, 100);
    gpuCheck(cudaMemset(p, 0, 400));
    gpuCheck(cudaPeekAtLastError());
    cudaError_t e = cudaGetLastError();
    if (e == cudaErrorMemoryAllocation || e == cudaErrorInvalidValue)
        return 1;
    gpuCheck(cudaFree(p));
}
