/* A host file in C, which calls the runtime API and functions of a .cu file. */
#include <stdio.h>
#include <stdlib.h>

#include <cuda_runtime.h>

void add_on_device(const float *a, float *b, int n);

int main(void)
{
    enum { N = 100 };
    float host[N], *a = NULL, *b = NULL;
    struct cudaDeviceProp properties;
    cudaError_t status;
    int i, wrong = 0;

    if (cudaGetDeviceProperties(&properties, 0) != cudaSuccess || properties.warpSize != 32)
        return 2;
    for (i = 0; i < N; i++)
        host[i] = (float)i;
    status = cudaMalloc((void **)&a, sizeof host);
    if (status == cudaSuccess)
        status = cudaMalloc((void **)&b, sizeof host);
    if (status == cudaSuccess)
        status = cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice);
    if (status == cudaSuccess)
        status = cudaMemcpy(b, a, sizeof host, cudaMemcpyDeviceToDevice);
    if (status != cudaSuccess) {
        printf("%s\n", cudaGetErrorString(status));
        return 2;
    }
    add_on_device(a, b, N);
    cudaMemcpy(host, b, sizeof host, cudaMemcpyDeviceToHost);
    for (i = 0; i < N; i++)
        wrong += host[i] != 2.0f * i;
    cudaFree(a);
    cudaFree(b);
    printf(wrong ? "FAILED: %d wrong\n" : "PASSED\n", wrong);
    return wrong != 0;
}
