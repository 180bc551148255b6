// TEST buffers: yes
#include <cuda_runtime.h>

__global__ void square(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= data[i];
}

void launch_square(float *data, int n, cudaStream_t stream)
{
    dim3 block(32), grid((n + block.x - 1) / block.x);
    square<<<grid, block, 0, stream>>>(data, n);
}
