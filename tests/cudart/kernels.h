// What ported and other sources share: C++ functions, whose mangled names have the types in them.
#ifndef KERNELS_H
#define KERNELS_H

#include "handles.h"

#include <cuda_runtime.h>

extern __constant__ int offsets[4];
__global__ void add_offsets(int *data, int count);

cudaError_t launch_scale(cudaStream_t stream, float *data, float factor, int count);
float elapsed(cudaEvent_t start, const struct work &work);
size_t shared_memory(const cudaDeviceProp &properties);
float3 cross(float3 a, float3 b);
cudaExtent grown(cudaExtent extent, cudaMemcpyKind kind, dim3 by);
extern "C" cudaError_t launch_scale_from_c(cudaStream_t stream, float *data, float factor,
                                           int count);

#endif
