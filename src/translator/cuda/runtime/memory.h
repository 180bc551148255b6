/* Memory: allocation, copies, fills, host memory, managed memory. Parameters have no names:
 * these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_MEMORY_H
#define CU2CL_CUDA_RUNTIME_MEMORY_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaMallocManaged(void **, size_t, unsigned int CU2CL_DEFAULT(1));
CU2CL_BOTH cudaError_t cudaMalloc(void **, size_t);
cudaError_t cudaMallocHost(void **, size_t);
cudaError_t cudaMallocPitch(void **, size_t *, size_t, size_t);
CU2CL_BOTH cudaError_t cudaFree(void *);
cudaError_t cudaFreeHost(void *);
cudaError_t cudaHostAlloc(void **, size_t, unsigned int);
cudaError_t cudaHostRegister(void *, size_t, unsigned int);
cudaError_t cudaHostUnregister(void *);
cudaError_t cudaHostGetDevicePointer(void **, void *, unsigned int);
cudaError_t cudaHostGetFlags(unsigned int *, void *);
cudaError_t cudaMalloc3D(struct cudaPitchedPtr *, struct cudaExtent);
cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *);
cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *);
CU2CL_BOTH cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *,
                                         cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *,
                                  cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemGetInfo(size_t *, size_t *);
cudaError_t cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind);
cudaError_t cudaMemcpyPeer(void *, int, const void *, int, size_t);
cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind);
CU2CL_BOTH cudaError_t cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind,
                                       cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyPeerAsync(void *, int, const void *, int, size_t,
                                cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyBatchAsync(void *const *, const void *const *, const size_t *, size_t,
                                 struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
cudaError_t cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *, unsigned long long,
                                   cudaStream_t);
CU2CL_BOTH cudaError_t cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t,
                                         enum cudaMemcpyKind, cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemset(void *, int, size_t);
cudaError_t cudaMemset2D(void *, size_t, int, size_t, size_t);
cudaError_t cudaMemset3D(struct cudaPitchedPtr, int, struct cudaExtent);
CU2CL_BOTH cudaError_t cudaMemsetAsync(void *, int, size_t, cudaStream_t CU2CL_DEFAULT(0));
CU2CL_BOTH cudaError_t cudaMemset2DAsync(void *, size_t, int, size_t, size_t,
                                         cudaStream_t CU2CL_DEFAULT(0));
CU2CL_BOTH cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr, int, struct cudaExtent,
                                         cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemPrefetchAsync(const void *, size_t, struct cudaMemLocation, unsigned int,
                                 cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *, size_t *,
                                      size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *,
                                                size_t *, size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, struct cudaMemLocation);
cudaError_t cudaMemRangeGetAttribute(void *, size_t, enum cudaMemRangeAttribute, const void *,
                                     size_t);
cudaError_t cudaMemRangeGetAttributes(void **, size_t *, enum cudaMemRangeAttribute *, size_t,
                                      const void *, size_t);
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *, const void *);

#ifndef __cplusplus
static inline struct cudaPos make_cudaPos(size_t __x, size_t __y, size_t __z)
{
    struct cudaPos pos = {__x, __y, __z};
    return pos;
}

static inline struct cudaExtent make_cudaExtent(size_t __width, size_t __height, size_t __depth)
{
    struct cudaExtent extent = {__width, __height, __depth};
    return extent;
}

static inline struct cudaPitchedPtr make_cudaPitchedPtr(void *__ptr, size_t __pitch, size_t __xsize,
                                                        size_t __ysize)
{
    struct cudaPitchedPtr pitched = {__ptr, __pitch, __xsize, __ysize};
    return pitched;
}
#endif

#ifdef __cplusplus
}

template <class __T> CU2CL_BOTH cudaError_t cudaMalloc(__T **, size_t)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaMallocHost(__T **, size_t, unsigned int = 0)
{
    return cudaSuccess;
}
cudaError_t cudaMallocHost(void **, size_t, unsigned int);
template <class __T> cudaError_t cudaMallocPitch(__T **, size_t *, size_t, size_t)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaMallocManaged(__T **, size_t, unsigned int = cudaMemAttachGlobal)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaHostAlloc(__T **, size_t, unsigned int)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaHostGetDevicePointer(__T **, void *, unsigned int)
{
    return cudaSuccess;
}

/* The forms before CUDA 13, with a device number in place of a location. */
cudaError_t cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t = 0);
cudaError_t cudaMemAdvise(const void *, size_t, cudaMemoryAdvise, int);

CU2CL_BOTH constexpr cudaPos make_cudaPos(size_t __x, size_t __y, size_t __z)
{
    return cudaPos{__x, __y, __z};
}

CU2CL_BOTH constexpr cudaExtent make_cudaExtent(size_t __width, size_t __height, size_t __depth)
{
    return cudaExtent{__width, __height, __depth};
}

CU2CL_BOTH constexpr cudaPitchedPtr make_cudaPitchedPtr(void *__ptr, size_t __pitch, size_t __xsize,
                                                        size_t __ysize)
{
    return cudaPitchedPtr{__ptr, __pitch, __xsize, __ysize};
}
#endif

#endif
