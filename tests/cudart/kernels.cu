// Kernels, and what host sources that are not ported need of them: ported with cu2cl and compiled,
// while shared.cpp and shared.c of the same program keep CUDA's names.
#include "kernels.h"

__constant__ int offsets[4];
__device__ float scale_of_all = 1.0f;

__global__ void add_offsets(int *data, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] += offsets[i % 4];
}

__global__ void scale(float *data, float factor, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] *= factor * scale_of_all;
}

cudaError_t launch_scale(cudaStream_t stream, float *data, float factor, int count)
{
    scale<<<(count + 63) / 64, 64, 0, stream>>>(data, factor, count);
    return cudaGetLastError();
}

float elapsed(cudaEvent_t start, const struct work &work)
{
    float milliseconds = -1;
    cudaEventElapsedTime(&milliseconds, start, work.done);
    return milliseconds;
}

size_t shared_memory(const cudaDeviceProp &properties)
{
    return properties.sharedMemPerBlock;
}

float3 cross(float3 a, float3 b)
{
    return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

cudaExtent grown(cudaExtent extent, cudaMemcpyKind kind, dim3 by)
{
    return make_cudaExtent(extent.width + by.x, extent.height + by.y, extent.depth + kind);
}

extern "C" cudaError_t launch_scale_from_c(cudaStream_t stream, float *data, float factor,
                                           int count)
{
    return launch_scale(stream, data, factor, count);
}
