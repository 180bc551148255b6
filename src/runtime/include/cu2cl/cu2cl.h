/* The cu2cl runtime: the CUDA Runtime API on OpenCL, for C and C++.
 *
 * cudaX is cu2clX, one to one: same parameters, same error codes, same rules, so CUDA's
 * documentation of a function is that of its counterpart; comments here say only what differs.
 * Device memory is addressed by pointers, which may point into the middle of an allocation. Every
 * function is thread-safe; the current device and the last error belong to the calling thread.
 * Ported C++ text finds CUDA's template overloads at the end of the header; what nvcc makes visible
 * on the host without an include (stdio, math, min, max, ...) is visible with this header, too. */
#ifndef CU2CL_CU2CL_H
#define CU2CL_CU2CL_H

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined __cplusplus && defined CU2CL_EXTENDED_LAMBDA /* nvcc --extended-lambda includes it */
#include <functional>
#endif

#include "graph_types.h"
#include "launch.h"
#include "launch_attributes.h"
#include "types.h"
#include "unported.h"

#include "hide_macros.h"

/* Programs test these to see whether the CUDA runtime is there, and how old it is. */
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__
#endif
#ifndef __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_API_H__
#endif
#ifndef CUDART_VERSION
#define CUDART_VERSION CU2CL_CUDART_VERSION
#endif
#ifndef CUDA_VERSION
#define CUDA_VERSION CU2CL_CUDART_VERSION
#endif

/* What stands for __CUDACC_VER_MAJOR__ and its like, which nvcc defines in CUDA sources. */
#ifdef CU2CL_CUDA_SOURCE
#define CU2CL_CUDACC_VER_MAJOR 12
#define CU2CL_CUDACC_VER_MINOR 8
#define CU2CL_CUDACC_VER_BUILD 0
#endif

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

/* Errors. A failed assert or a fault in a kernel is sticky: every later call returns it, until
 * cu2clDeviceReset. */
cu2clError_t cu2clGetLastError(void);
cu2clError_t cu2clPeekAtLastError(void);
const char *cu2clGetErrorName(cu2clError_t __error);
const char *cu2clGetErrorString(cu2clError_t __error);

/* Devices. GPUs and accelerators if there are any, else CPUs; CU2CL_DEVICE chooses among all by
 * number or by part of the name. */
cu2clError_t cu2clGetDeviceCount(int *__count);
cu2clError_t cu2clSetDevice(int __device);
cu2clError_t cu2clGetDevice(int *__device);
cu2clError_t cu2clChooseDevice(int *__device, const struct cu2clDeviceProp *__properties);
cu2clError_t cu2clSetValidDevices(int *__devices, int __count);
cu2clError_t cu2clGetDeviceProperties(struct cu2clDeviceProp *__properties, int __device);
cu2clError_t cu2clDeviceGetAttribute(int *__value, enum cu2clDeviceAttr __attr, int __device);
cu2clError_t cu2clDeviceSynchronize(void);
cu2clError_t cu2clDeviceReset(void);
cu2clError_t cu2clSetDeviceFlags(unsigned int __flags);
cu2clError_t cu2clGetDeviceFlags(unsigned int *__flags);
cu2clError_t cu2clInitDevice(int __device, unsigned int __device_flags, unsigned int __flags);
cu2clError_t cu2clDeviceSetLimit(enum cu2clLimit __limit, size_t __value);
cu2clError_t cu2clDeviceGetLimit(size_t *__value, enum cu2clLimit __limit);
cu2clError_t cu2clDeviceSetCacheConfig(enum cu2clFuncCache __config);
cu2clError_t cu2clDeviceGetCacheConfig(enum cu2clFuncCache *__config);
cu2clError_t cu2clDeviceSetSharedMemConfig(enum cu2clSharedMemConfig __config);
cu2clError_t cu2clDeviceGetSharedMemConfig(enum cu2clSharedMemConfig *__config);
cu2clError_t cu2clDeviceGetStreamPriorityRange(int *__least, int *__greatest);
cu2clError_t cu2clDeviceGetPCIBusId(char *__text, int __length, int __device);
cu2clError_t cu2clDeviceGetByPCIBusId(int *__device, const char *__text);
cu2clError_t cu2clDeviceCanAccessPeer(int *__can, int __device, int __peer);
cu2clError_t cu2clDeviceEnablePeerAccess(int __peer, unsigned int __flags);
cu2clError_t cu2clDeviceDisablePeerAccess(int __peer);
cu2clError_t cu2clDeviceGetP2PAttribute(int *__value, enum cu2clDeviceP2PAttr __attr, int __source,
                                        int __destination);
cu2clError_t cu2clCtxResetPersistingL2Cache(void);
cu2clError_t cu2clDriverGetVersion(int *__version);
cu2clError_t cu2clRuntimeGetVersion(int *__version);
cu2clError_t cu2clProfilerStart(void);
cu2clError_t cu2clProfilerStop(void);
/* CUDA's older names of device functions. */
cu2clError_t cu2clThreadSynchronize(void);
cu2clError_t cu2clThreadExit(void);
cu2clError_t cu2clThreadSetLimit(enum cu2clLimit __limit, size_t __value);
cu2clError_t cu2clThreadGetLimit(size_t *__value, enum cu2clLimit __limit);
cu2clError_t cu2clThreadSetCacheConfig(enum cu2clFuncCache __config);
cu2clError_t cu2clThreadGetCacheConfig(enum cu2clFuncCache *__config);

/* Memory. */
cu2clError_t cu2clMalloc(void **__pointer, size_t __size);
cu2clError_t cu2clFree(void *__pointer);
cu2clError_t cu2clMallocPitch(void **__pointer, size_t *__pitch, size_t __width, size_t __height);
cu2clError_t cu2clMalloc3D(struct cu2clPitchedPtr *__pointer, struct cu2clExtent __extent);
cu2clError_t cu2clMallocAsync(void **__pointer, size_t __size, cu2clStream_t __stream);
cu2clError_t cu2clFreeAsync(void *__pointer, cu2clStream_t __stream);
cu2clError_t cu2clMemGetInfo(size_t *__available, size_t *__total);
cu2clError_t cu2clPointerGetAttributes(struct cu2clPointerAttributes *__attrs,
                                       const void *__pointer);
cu2clError_t cu2clDeviceGetDefaultMemPool(cu2clMemPool_t *__pool, int __device);
cu2clError_t cu2clDeviceGetMemPool(cu2clMemPool_t *__pool, int __device);
cu2clError_t cu2clDeviceSetMemPool(int __device, cu2clMemPool_t __pool);
cu2clError_t cu2clMemPoolSetAttribute(cu2clMemPool_t __pool, enum cu2clMemPoolAttr __attr,
                                      void *__value);
cu2clError_t cu2clMemPoolGetAttribute(cu2clMemPool_t __pool, enum cu2clMemPoolAttr __attr,
                                      void *__value);
cu2clError_t cu2clMemPoolTrimTo(cu2clMemPool_t __pool, size_t __keep);
cu2clError_t cu2clMallocFromPoolAsync(void **__pointer, size_t __size, cu2clMemPool_t __pool,
                                      cu2clStream_t __stream);
/* A pool counts what is allocated from it; when memory goes back to the driver is decided for the
 * device as a whole. Pools can't be shared with other processes. */
cu2clError_t cu2clMemPoolCreate(cu2clMemPool_t *__pool,
                                const struct cu2clMemPoolProps *__properties);
cu2clError_t cu2clMemPoolDestroy(cu2clMemPool_t __pool);
/* Kernels reach the memory of their own device only: other access can't be given. */
cu2clError_t cu2clMemPoolSetAccess(cu2clMemPool_t __pool, const struct cu2clMemAccessDesc *__list,
                                   size_t __count);
cu2clError_t cu2clMemPoolGetAccess(enum cu2clMemAccessFlags *__flags, cu2clMemPool_t __pool,
                                   struct cu2clMemLocation *__location);
cu2clError_t cu2clMemGetDefaultMemPool(cu2clMemPool_t *__pool, struct cu2clMemLocation *__location,
                                       enum cu2clMemAllocationType __type);
cu2clError_t cu2clMemGetMemPool(cu2clMemPool_t *__pool, struct cu2clMemLocation *__location,
                                enum cu2clMemAllocationType __type);
cu2clError_t cu2clMemSetMemPool(struct cu2clMemLocation *__location,
                                enum cu2clMemAllocationType __type, cu2clMemPool_t __pool);

/* Host and managed memory. Where the device shares no memory with the host, managed and mapped
 * memory is moved at synchronisation points: the host may touch it only while no kernel runs. */
cu2clError_t cu2clMallocHost(void **__pointer, size_t __size);
cu2clError_t cu2clHostAlloc(void **__pointer, size_t __size, unsigned int __flags);
cu2clError_t cu2clFreeHost(void *__pointer);
cu2clError_t cu2clHostGetDevicePointer(void **__device_pointer, void *__pointer,
                                       unsigned int __flags);
cu2clError_t cu2clHostGetFlags(unsigned int *__flags, void *__pointer);
cu2clError_t cu2clHostRegister(void *__pointer, size_t __size, unsigned int __flags);
cu2clError_t cu2clHostUnregister(void *__pointer);
cu2clError_t cu2clMallocManaged(void **__pointer, size_t __size,
                                unsigned int __flags CU2CL_DEFAULT(cu2clMemAttachGlobal));
cu2clError_t cu2clMemPrefetchAsync(const void *__pointer, size_t __size, int __device,
                                   cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemAdvise(const void *__pointer, size_t __size, enum cu2clMemoryAdvise __advice,
                            int __device);
/* What hints said; they are kept for whole allocations, whatever range they were given for. */
cu2clError_t cu2clMemRangeGetAttribute(void *__data, size_t __data_size,
                                       enum cu2clMemRangeAttribute __attr, const void *__pointer,
                                       size_t __size);
cu2clError_t cu2clMemRangeGetAttributes(void **__data, size_t *__sizes,
                                        enum cu2clMemRangeAttribute *__attrs, size_t __count,
                                        const void *__pointer, size_t __size);
cu2clError_t cu2clStreamAttachMemAsync(cu2clStream_t __stream, void *__pointer,
                                       size_t __length CU2CL_DEFAULT(0),
                                       unsigned int __flags CU2CL_DEFAULT(cu2clMemAttachSingle));

/* Copies. A range that leaves its allocation is cu2clErrorInvalidValue; nothing is copied then. */
cu2clError_t cu2clMemcpy(void *__dst, const void *__src, size_t __count,
                         enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpyAsync(void *__dst, const void *__src, size_t __count,
                              enum cu2clMemcpyKind __kind, cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpyPeer(void *__dst, int __dst_device, const void *__src, int __src_device,
                             size_t __count);
cu2clError_t cu2clMemcpyPeerAsync(void *__dst, int __dst_device, const void *__src,
                                  int __src_device, size_t __count,
                                  cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy2D(void *__dst, size_t __dst_pitch, const void *__src, size_t __src_pitch,
                           size_t __width, size_t __height, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpy2DAsync(void *__dst, size_t __dst_pitch, const void *__src,
                                size_t __src_pitch, size_t __width, size_t __height,
                                enum cu2clMemcpyKind __kind,
                                cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy3D(const struct cu2clMemcpy3DParms *__parameters);
cu2clError_t cu2clMemcpy3DAsync(const struct cu2clMemcpy3DParms *__parameters,
                                cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy3DPeer(const struct cu2clMemcpy3DPeerParms *__parameters);
cu2clError_t cu2clMemcpy3DPeerAsync(const struct cu2clMemcpy3DPeerParms *__parameters,
                                    cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset(void *__pointer, int __value, size_t __count);
cu2clError_t cu2clMemsetAsync(void *__pointer, int __value, size_t __count,
                              cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset2D(void *__pointer, size_t __pitch, int __value, size_t __width,
                           size_t __height);
cu2clError_t cu2clMemset2DAsync(void *__pointer, size_t __pitch, int __value, size_t __width,
                                size_t __height, cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset3D(struct cu2clPitchedPtr __pointer, int __value,
                           struct cu2clExtent __extent);
cu2clError_t cu2clMemset3DAsync(struct cu2clPitchedPtr __pointer, int __value,
                                struct cu2clExtent __extent,
                                cu2clStream_t __stream CU2CL_DEFAULT(0));

/* Symbols. `symbol` is the address of the host's shadow variable. */
cu2clError_t
cu2clMemcpyToSymbol(const void *__symbol, const void *__src, size_t __count,
                    size_t __offset CU2CL_DEFAULT(0),
                    enum cu2clMemcpyKind __kind CU2CL_DEFAULT(cu2clMemcpyHostToDevice));
cu2clError_t cu2clMemcpyToSymbolAsync(const void *__symbol, const void *__src, size_t __count,
                                      size_t __offset, enum cu2clMemcpyKind __kind,
                                      cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpyFromSymbol(void *__dst, const void *__symbol, size_t __count,
                      size_t __offset CU2CL_DEFAULT(0),
                      enum cu2clMemcpyKind __kind CU2CL_DEFAULT(cu2clMemcpyDeviceToHost));
cu2clError_t cu2clMemcpyFromSymbolAsync(void *__dst, const void *__symbol, size_t __count,
                                        size_t __offset, enum cu2clMemcpyKind __kind,
                                        cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clGetSymbolAddress(void **__pointer, const void *__symbol);
cu2clError_t cu2clGetSymbolSize(size_t *__size, const void *__symbol);

/* Arrays. The memory of an array is the runtime's business; copies count bytes in a row. Flags for
 * surfaces and gathering are accepted, and change nothing. */
cu2clError_t cu2clMallocArray(cu2clArray_t *__array,
                              const struct cu2clChannelFormatDesc *__channels, size_t __width,
                              size_t __height CU2CL_DEFAULT(0),
                              unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clMalloc3DArray(cu2clArray_t *__array,
                                const struct cu2clChannelFormatDesc *__channels,
                                struct cu2clExtent __extent, unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clFreeArray(cu2clArray_t __array);
/* The levels belong to the whole. */
cu2clError_t cu2clMallocMipmappedArray(cu2clMipmappedArray_t *__mipmap,
                                       const struct cu2clChannelFormatDesc *__channels,
                                       struct cu2clExtent __extent, unsigned int __levels,
                                       unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGetMipmappedArrayLevel(cu2clArray_t *__array,
                                         cu2clMipmappedArray_const_t __mipmap,
                                         unsigned int __level);
cu2clError_t cu2clFreeMipmappedArray(cu2clMipmappedArray_t __mipmap);
cu2clError_t cu2clArrayGetInfo(struct cu2clChannelFormatDesc *__channels,
                               struct cu2clExtent *__extent, unsigned int *__flags,
                               cu2clArray_t __array);
cu2clError_t cu2clGetChannelDesc(struct cu2clChannelFormatDesc *__channels,
                                 cu2clArray_const_t __array);
struct cu2clChannelFormatDesc cu2clCreateChannelDesc(int __x, int __y, int __z, int __w,
                                                     enum cu2clChannelFormatKind __kind);
cu2clError_t cu2clMemcpy2DToArray(cu2clArray_t __dst, size_t __x, size_t __y, const void *__src,
                                  size_t __src_pitch, size_t __width, size_t __height,
                                  enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpy2DToArrayAsync(cu2clArray_t __dst, size_t __x, size_t __y,
                                       const void *__src, size_t __src_pitch, size_t __width,
                                       size_t __height, enum cu2clMemcpyKind __kind,
                                       cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy2DFromArray(void *__dst, size_t __dst_pitch, cu2clArray_const_t __src,
                                    size_t __x, size_t __y, size_t __width, size_t __height,
                                    enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpy2DFromArrayAsync(void *__dst, size_t __dst_pitch, cu2clArray_const_t __src,
                                         size_t __x, size_t __y, size_t __width, size_t __height,
                                         enum cu2clMemcpyKind __kind,
                                         cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpy2DArrayToArray(cu2clArray_t __dst, size_t __dst_x, size_t __dst_y,
                          cu2clArray_const_t __src, size_t __src_x, size_t __src_y, size_t __width,
                          size_t __height,
                          enum cu2clMemcpyKind __kind CU2CL_DEFAULT(cu2clMemcpyDeviceToDevice));
/* CUDA's older copies, which go on in the next row at the end of one. */
cu2clError_t cu2clMemcpyToArray(cu2clArray_t __dst, size_t __x, size_t __y, const void *__src,
                                size_t __count, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpyToArrayAsync(cu2clArray_t __dst, size_t __x, size_t __y, const void *__src,
                                     size_t __count, enum cu2clMemcpyKind __kind,
                                     cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpyFromArray(void *__dst, cu2clArray_const_t __src, size_t __x, size_t __y,
                                  size_t __count, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clMemcpyFromArrayAsync(void *__dst, cu2clArray_const_t __src, size_t __x,
                                       size_t __y, size_t __count, enum cu2clMemcpyKind __kind,
                                       cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpyArrayToArray(cu2clArray_t __dst, size_t __dst_x, size_t __dst_y,
                        cu2clArray_const_t __src, size_t __src_x, size_t __src_y, size_t __count,
                        enum cu2clMemcpyKind __kind CU2CL_DEFAULT(cu2clMemcpyDeviceToDevice));

/* Textures and surfaces. Memory behind pointers needs no alignment but that of its channels.
 * cu2clErrorNotSupported: sparse arrays, conversion from sRGB, and devices of OpenCL 1.2 whose driver
 * moves buffers. */
cu2clError_t cu2clCreateTextureObject(cu2clTextureObject_t *__object,
                                      const struct cu2clResourceDesc *__resource,
                                      const struct cu2clTextureDesc *__texture,
                                      const struct cu2clResourceViewDesc *__view);
cu2clError_t cu2clDestroyTextureObject(cu2clTextureObject_t __object);
cu2clError_t cu2clGetTextureObjectResourceDesc(struct cu2clResourceDesc *__resource,
                                               cu2clTextureObject_t __object);
cu2clError_t cu2clGetTextureObjectTextureDesc(struct cu2clTextureDesc *__texture,
                                              cu2clTextureObject_t __object);
cu2clError_t cu2clGetTextureObjectResourceViewDesc(struct cu2clResourceViewDesc *__view,
                                                   cu2clTextureObject_t __object);
cu2clError_t cu2clCreateSurfaceObject(cu2clSurfaceObject_t *__object,
                                      const struct cu2clResourceDesc *__resource);
cu2clError_t cu2clDestroySurfaceObject(cu2clSurfaceObject_t __object);
cu2clError_t cu2clGetSurfaceObjectResourceDesc(struct cu2clResourceDesc *__resource,
                                               cu2clSurfaceObject_t __object);
cu2clError_t cu2clDeviceGetTexture1DLinearMaxWidth(size_t *__width,
                                                   const struct cu2clChannelFormatDesc *__channels,
                                                   int __device);

/* Texture and surface references, by the address of the variable. What the reference says counts
 * when it is bound. `offset` becomes 0: memory needs no alignment here. */
cu2clError_t cu2clBindTexture(size_t *__offset, const struct cu2clTextureReference *__reference,
                              const void *__pointer,
                              const struct cu2clChannelFormatDesc *__channels,
                              size_t __size CU2CL_DEFAULT(0xffffffffu));
cu2clError_t cu2clBindTexture2D(size_t *__offset, const struct cu2clTextureReference *__reference,
                                const void *__pointer,
                                const struct cu2clChannelFormatDesc *__channels, size_t __width,
                                size_t __height, size_t __pitch);
cu2clError_t cu2clBindTextureToArray(const struct cu2clTextureReference *__reference,
                                     cu2clArray_const_t __array,
                                     const struct cu2clChannelFormatDesc *__channels);
cu2clError_t cu2clUnbindTexture(const struct cu2clTextureReference *__reference);
cu2clError_t cu2clGetTextureAlignmentOffset(size_t *__offset,
                                            const struct cu2clTextureReference *__reference);
cu2clError_t cu2clGetTextureReference(const struct cu2clTextureReference **__reference,
                                      const void *__symbol);
cu2clError_t cu2clBindSurfaceToArray(const struct cu2clSurfaceReference *__reference,
                                     cu2clArray_const_t __array,
                                     const struct cu2clChannelFormatDesc *__channels);
cu2clError_t cu2clGetSurfaceReference(const struct cu2clSurfaceReference **__reference,
                                      const void *__symbol);

/* Streams. */
cu2clError_t cu2clStreamCreate(cu2clStream_t *__stream);
cu2clError_t cu2clStreamCreateWithFlags(cu2clStream_t *__stream, unsigned int __flags);
/* Priorities are 0 and, where the device has queues of high priority (cl_khr_priority_hints),
 * -1. */
cu2clError_t cu2clStreamCreateWithPriority(cu2clStream_t *__stream, unsigned int __flags,
                                           int __priority);
cu2clError_t cu2clStreamDestroy(cu2clStream_t __stream);
cu2clError_t cu2clStreamSynchronize(cu2clStream_t __stream);
cu2clError_t cu2clStreamQuery(cu2clStream_t __stream);
cu2clError_t cu2clStreamWaitEvent(cu2clStream_t __stream, cu2clEvent_t __event,
                                  unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clStreamGetFlags(cu2clStream_t __stream, unsigned int *__flags);
cu2clError_t cu2clStreamGetPriority(cu2clStream_t __stream, int *__priority);
cu2clError_t cu2clStreamAddCallback(cu2clStream_t __stream, cu2clStreamCallback_t __callback,
                                    void *__user_data, unsigned int __flags);
cu2clError_t cu2clLaunchHostFunc(cu2clStream_t __stream, cu2clHostFn_t __function,
                                 void *__user_data);

/* From now on the null handle is the calling thread's cu2clStreamPerThread, in the whole process:
 * nvcc --default-stream per-thread. A program that is compiled with
 * CUDA_API_PER_THREAD_DEFAULT_STREAM calls it before main. */
void cu2clUsePerThreadDefaultStream(void);
cu2clError_t cu2clStreamGetId(cu2clStream_t __stream, unsigned long long *__number);
cu2clError_t cu2clStreamGetDevice(cu2clStream_t __stream, int *__device);
/* The priority goes to the queue where the device has priorities; policy of waiting and window of
 * the cache are kept and told, and change nothing. */
cu2clError_t cu2clStreamSetAttribute(cu2clStream_t __stream, cu2clLaunchAttributeID __attr,
                                     const cu2clLaunchAttributeValue *__value);
cu2clError_t cu2clStreamGetAttribute(cu2clStream_t __stream, cu2clLaunchAttributeID __attr,
                                     cu2clLaunchAttributeValue *__value);
cu2clError_t cu2clStreamCopyAttributes(cu2clStream_t __to, cu2clStream_t __from);

/* Events. */
cu2clError_t cu2clEventCreate(cu2clEvent_t *__event);
cu2clError_t cu2clEventCreateWithFlags(cu2clEvent_t *__event, unsigned int __flags);
cu2clError_t cu2clEventDestroy(cu2clEvent_t __event);
cu2clError_t cu2clEventRecord(cu2clEvent_t __event, cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clEventRecordWithFlags(cu2clEvent_t __event,
                                       cu2clStream_t __stream CU2CL_DEFAULT(0),
                                       unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clEventSynchronize(cu2clEvent_t __event);
cu2clError_t cu2clEventQuery(cu2clEvent_t __event);
cu2clError_t cu2clEventElapsedTime(float *__milliseconds, cu2clEvent_t __start, cu2clEvent_t __end);

/* Execution. `function` is the address of a kernel's host stub. */
cu2clError_t cu2clLaunchKernel(const void *__function, dim3 __grid, dim3 __threads, void **__args,
                               size_t __shared, cu2clStream_t __stream);
/* The same for a kernel with a barrier of the whole grid. Returns cu2clErrorNotSupported where the
 * device does not run work-groups at the same time for sure (and there are several), and
 * cu2clErrorCooperativeLaunchTooLarge where it does not hold as many at once.
 * Counterpart of cudaLaunchCooperativeKernel. */
/* A launch with attributes. Cooperative launches and clusters are checked; clusters change nothing
 * else, since a kernel that looks at its cluster is refused where it has several blocks. Priority, cache window, carveout,
 * scheduling of clusters and early starts behind the kernel before are hints, without effect.
 * cu2clErrorNotSupported for other attributes. */
cu2clError_t cu2clLaunchKernelExC(const cu2clLaunchConfig_t *__config, const void *__function,
                                  void **__args);
cu2clError_t cu2clLaunchCooperativeKernel(const void *__function, dim3 __grid, dim3 __threads,
                                          void **__args, size_t __shared CU2CL_DEFAULT(0),
                                          cu2clStream_t __stream CU2CL_DEFAULT(0));
cu2clError_t cu2clFuncGetAttributes(struct cu2clFuncAttributes *__attrs, const void *__function);
cu2clError_t cu2clFuncSetAttribute(const void *__function, enum cu2clFuncAttribute __attr,
                                   int __value);
cu2clError_t cu2clFuncSetCacheConfig(const void *__function, enum cu2clFuncCache __config);
cu2clError_t cu2clFuncSetSharedMemConfig(const void *__function,
                                         enum cu2clSharedMemConfig __config);
cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks, const void *__function,
                                                            int __block_size, size_t __shared);
cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *__blocks, const void *__function, int __block_size, size_t __shared, unsigned int __flags);
cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *__size, const void *__function,
                                                        int __blocks, int __block_size);
/* How many clusters of the size that the launch asks for a device holds at once, and the largest
 * size that there can be; of kernels that look at their cluster, 1. */
cu2clError_t cu2clOccupancyMaxActiveClusters(int *__clusters, const void *__function,
                                             const cu2clLaunchConfig_t *__config);
cu2clError_t cu2clOccupancyMaxPotentialClusterSize(int *__size, const void *__function,
                                                   const cu2clLaunchConfig_t *__config);
/* The block size up to `limit` (0: none) that a kernel runs best with; `shared` bytes of dynamic
 * shared memory. */
cu2clError_t cu2clOccupancyPotentialBlockSize(int *__min_grid_size, int *__block_size,
                                              const void *__function, size_t __shared, int __limit);

#include "graph.h"
#include "interop.h"

#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
__attribute__((constructor)) static void cu2cl_choose_default_stream(void)
{
    cu2clUsePerThreadDefaultStream();
}
#endif

#ifdef __cplusplus
}
#include "overloads.h"
#include "texture_references.h"
#include "host_math.h"
#endif

#undef CU2CL_DEFAULT

#include "show_macros.h"

#endif
