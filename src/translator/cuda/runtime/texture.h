/* Arrays, textures and surfaces. Parameters have no names: these declarations are only parsed. */
#ifndef CU2CL_CUDA_RUNTIME_TEXTURE_H
#define CU2CL_CUDA_RUNTIME_TEXTURE_H

#include "api_macros.h"
#include "../driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const struct cudaChannelFormatDesc *,
                                                 int);
cudaError_t cudaMallocArray(cudaArray_t *, const struct cudaChannelFormatDesc *, size_t,
                            size_t CU2CL_DEFAULT(0), unsigned int CU2CL_DEFAULT(0));
cudaError_t cudaFreeArray(cudaArray_t);
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t);
cudaError_t cudaMalloc3DArray(cudaArray_t *, const struct cudaChannelFormatDesc *,
                              struct cudaExtent, unsigned int CU2CL_DEFAULT(0));
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *, const struct cudaChannelFormatDesc *,
                                     struct cudaExtent, unsigned int,
                                     unsigned int CU2CL_DEFAULT(0));
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *, cudaMipmappedArray_const_t, unsigned int);
cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned int *,
                             cudaArray_t);
cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaArray_t, int);
cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *,
                                                    cudaMipmappedArray_t, int);
cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaArray_t);
cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *,
                                                  cudaMipmappedArray_t);
cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                                enum cudaMemcpyKind);
cudaError_t cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t,
                                  enum cudaMemcpyKind);
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t,
                                     size_t, size_t,
                                     enum cudaMemcpyKind CU2CL_DEFAULT(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t,
                                     size_t, enum cudaMemcpyKind, cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t, size_t, size_t, size_t,
                                       size_t, enum cudaMemcpyKind, cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t,
                              enum cudaMemcpyKind);
cudaError_t cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t,
                                enum cudaMemcpyKind);
cudaError_t cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t,
                                   size_t,
                                   enum cudaMemcpyKind CU2CL_DEFAULT(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t,
                                   enum cudaMemcpyKind, cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t, size_t,
                                     enum cudaMemcpyKind, cudaStream_t CU2CL_DEFAULT(0));
cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *, cudaArray_const_t);
struct cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, enum cudaChannelFormatKind);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *, const struct cudaResourceDesc *,
                                    const struct cudaTextureDesc *,
                                    const struct cudaResourceViewDesc *);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *, cudaTextureObject_t);
cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *,
                                                 cudaTextureObject_t);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *, const struct cudaResourceDesc *);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *, cudaSurfaceObject_t);

/* Removed by CUDA 13: texture and surface references. */
cudaError_t cudaBindTexture(size_t *, const struct textureReference *, const void *,
                            const struct cudaChannelFormatDesc *,
                            size_t CU2CL_DEFAULT(0xffffffffu));
cudaError_t cudaBindTexture2D(size_t *, const struct textureReference *, const void *,
                              const struct cudaChannelFormatDesc *, size_t, size_t, size_t);
cudaError_t cudaBindTextureToArray(const struct textureReference *, cudaArray_const_t,
                                   const struct cudaChannelFormatDesc *);
cudaError_t cudaBindTextureToMipmappedArray(const struct textureReference *,
                                            cudaMipmappedArray_const_t,
                                            const struct cudaChannelFormatDesc *);
cudaError_t cudaUnbindTexture(const struct textureReference *);
cudaError_t cudaGetTextureAlignmentOffset(size_t *, const struct textureReference *);
cudaError_t cudaGetTextureReference(const struct textureReference **, const void *);
cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *, cudaArray_const_t,
                                   const struct cudaChannelFormatDesc *);
cudaError_t cudaGetSurfaceReference(const struct surfaceReference **, const void *);

#ifdef __cplusplus
}

template <class __T> cudaChannelFormatDesc cudaCreateChannelDesc();
cudaChannelFormatDesc cudaCreateChannelDescHalf();
cudaChannelFormatDesc cudaCreateChannelDescHalf1();
cudaChannelFormatDesc cudaCreateChannelDescHalf2();
cudaChannelFormatDesc cudaCreateChannelDescHalf4();
#endif

#endif
