/* Stream-ordered allocation and memory pools. Parameters have no names: these declarations are
 * only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_MEMORY_POOL_H
#define CU2CL_CUDA_RUNTIME_MEMORY_POOL_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int);
cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *, int);
cudaError_t cudaMallocAsync(void **, size_t, cudaStream_t);
cudaError_t cudaFreeAsync(void *, cudaStream_t);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const struct cudaMemAccessDesc *, size_t);
cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *, cudaMemPool_t,
                                 struct cudaMemLocation *);
cudaError_t cudaMemPoolCreate(cudaMemPool_t *, const struct cudaMemPoolProps *);
cudaError_t cudaMemPoolDestroy(cudaMemPool_t);
cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *, struct cudaMemLocation *,
                                     enum cudaMemAllocationType);
cudaError_t cudaMemGetMemPool(cudaMemPool_t *, struct cudaMemLocation *,
                              enum cudaMemAllocationType);
cudaError_t cudaMemSetMemPool(struct cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t);
cudaError_t cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t,
                                               enum cudaMemAllocationHandleType, unsigned int);
cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *,
                                                 enum cudaMemAllocationHandleType, unsigned int);
cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *, void *);
cudaError_t cudaMemPoolImportPointer(void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *);

#ifdef __cplusplus
}

template <class __T> cudaError_t cudaMallocAsync(__T **, size_t, cudaStream_t)
{
    return cudaSuccess;
}
template <class __T> cudaError_t cudaMallocAsync(__T **, size_t, cudaMemPool_t, cudaStream_t)
{
    return cudaSuccess;
}
template <class __T>
cudaError_t cudaMallocFromPoolAsync(__T **, size_t, cudaMemPool_t, cudaStream_t)
{
    return cudaSuccess;
}
#endif

#endif
