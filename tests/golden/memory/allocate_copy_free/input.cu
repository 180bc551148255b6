#include <cuda_runtime.h>
#include <stdlib.h>

__global__ void twice(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= 2.0f;
}

int main(void)
{
    int n = 1000;
    size_t size = n * sizeof(float);
    float *h = (float *)malloc(size), *d;

    cudaMalloc((void **)&d, size);           // comments and layout stay
    cudaMemcpy(d, h, size,
               cudaMemcpyHostToDevice);
    twice<<<(n + 255) / 256, 256>>>(d, n);
    cudaMemcpy(h, d, size, cudaMemcpyDeviceToHost);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return 1;
    cudaFree(d);
    free(h);
    return 0;
}
