// TEST buffers: yes
// TEST cmake: yes

#include <cuda_runtime.h>

__global__ void add(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        b[i] += a[i];
}

extern "C" void add_on_device(const float *a, float *b, int n)
{
    add<<<(n + 63) / 64, 64>>>(a, b, n);
    cudaDeviceSynchronize();
}
