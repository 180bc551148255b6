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

#include <cu2cl/graph_types.h>
#include <cu2cl/launch.h>
#include <cu2cl/launch_attributes.h>
#include <cu2cl/types.h>

/* Programs test these to see whether the CUDA runtime is there, and how old it is. */
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__
#endif
#ifndef __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_API_H__
#endif
#define CU2CL_CUDART_VERSION 12080
#ifndef CUDART_VERSION
#define CUDART_VERSION CU2CL_CUDART_VERSION
#endif
#ifndef CUDA_VERSION
#define CUDA_VERSION CU2CL_CUDART_VERSION
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
const char *cu2clGetErrorName(cu2clError_t error);
const char *cu2clGetErrorString(cu2clError_t error);

/* Devices. GPUs and accelerators if there are any, else CPUs; CU2CL_DEVICE chooses among all by
 * number or by part of the name. */
cu2clError_t cu2clGetDeviceCount(int *count);
cu2clError_t cu2clSetDevice(int device);
cu2clError_t cu2clGetDevice(int *device);
cu2clError_t cu2clChooseDevice(int *device, const struct cu2clDeviceProp *properties);
cu2clError_t cu2clSetValidDevices(int *devices, int count);
cu2clError_t cu2clGetDeviceProperties(struct cu2clDeviceProp *properties, int device);
cu2clError_t cu2clDeviceGetAttribute(int *value, enum cu2clDeviceAttr attribute, int device);
cu2clError_t cu2clDeviceSynchronize(void);
cu2clError_t cu2clDeviceReset(void);
cu2clError_t cu2clSetDeviceFlags(unsigned int flags);
cu2clError_t cu2clGetDeviceFlags(unsigned int *flags);
cu2clError_t cu2clInitDevice(int device, unsigned int device_flags, unsigned int flags);
cu2clError_t cu2clDeviceSetLimit(enum cu2clLimit limit, size_t value);
cu2clError_t cu2clDeviceGetLimit(size_t *value, enum cu2clLimit limit);
cu2clError_t cu2clDeviceSetCacheConfig(enum cu2clFuncCache config);
cu2clError_t cu2clDeviceGetCacheConfig(enum cu2clFuncCache *config);
cu2clError_t cu2clDeviceSetSharedMemConfig(enum cu2clSharedMemConfig config);
cu2clError_t cu2clDeviceGetSharedMemConfig(enum cu2clSharedMemConfig *config);
cu2clError_t cu2clDeviceGetStreamPriorityRange(int *least, int *greatest);
cu2clError_t cu2clDeviceGetPCIBusId(char *text, int length, int device);
cu2clError_t cu2clDeviceGetByPCIBusId(int *device, const char *text);
cu2clError_t cu2clDeviceCanAccessPeer(int *can, int device, int peer);
cu2clError_t cu2clDeviceEnablePeerAccess(int peer, unsigned int flags);
cu2clError_t cu2clDeviceDisablePeerAccess(int peer);
cu2clError_t cu2clDeviceGetP2PAttribute(int *value, enum cu2clDeviceP2PAttr attribute, int source,
                                        int destination);
cu2clError_t cu2clCtxResetPersistingL2Cache(void);
cu2clError_t cu2clDriverGetVersion(int *version);
cu2clError_t cu2clRuntimeGetVersion(int *version);
cu2clError_t cu2clProfilerStart(void);
cu2clError_t cu2clProfilerStop(void);
/* CUDA's older names of device functions. */
cu2clError_t cu2clThreadSynchronize(void);
cu2clError_t cu2clThreadExit(void);
cu2clError_t cu2clThreadSetLimit(enum cu2clLimit limit, size_t value);
cu2clError_t cu2clThreadGetLimit(size_t *value, enum cu2clLimit limit);
cu2clError_t cu2clThreadSetCacheConfig(enum cu2clFuncCache config);
cu2clError_t cu2clThreadGetCacheConfig(enum cu2clFuncCache *config);

/* Memory. */
cu2clError_t cu2clMalloc(void **pointer, size_t size);
cu2clError_t cu2clFree(void *pointer);
cu2clError_t cu2clMallocPitch(void **pointer, size_t *pitch, size_t width, size_t height);
cu2clError_t cu2clMalloc3D(struct cu2clPitchedPtr *pointer, struct cu2clExtent extent);
cu2clError_t cu2clMallocAsync(void **pointer, size_t size, cu2clStream_t stream);
cu2clError_t cu2clFreeAsync(void *pointer, cu2clStream_t stream);
cu2clError_t cu2clMemGetInfo(size_t *available, size_t *total);
cu2clError_t cu2clPointerGetAttributes(struct cu2clPointerAttributes *attributes,
                                       const void *pointer);
cu2clError_t cu2clDeviceGetDefaultMemPool(cu2clMemPool_t *pool, int device);
cu2clError_t cu2clDeviceGetMemPool(cu2clMemPool_t *pool, int device);
cu2clError_t cu2clDeviceSetMemPool(int device, cu2clMemPool_t pool);
cu2clError_t cu2clMemPoolSetAttribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                      void *value);
cu2clError_t cu2clMemPoolGetAttribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                      void *value);
cu2clError_t cu2clMemPoolTrimTo(cu2clMemPool_t pool, size_t keep);
cu2clError_t cu2clMallocFromPoolAsync(void **pointer, size_t size, cu2clMemPool_t pool,
                                      cu2clStream_t stream);
/* A pool counts what is allocated from it; when memory goes back to the driver is decided for the
 * device as a whole. Pools can't be shared with other processes. */
cu2clError_t cu2clMemPoolCreate(cu2clMemPool_t *pool, const struct cu2clMemPoolProps *properties);
cu2clError_t cu2clMemPoolDestroy(cu2clMemPool_t pool);
/* Kernels reach the memory of their own device only: other access can't be given. */
cu2clError_t cu2clMemPoolSetAccess(cu2clMemPool_t pool, const struct cu2clMemAccessDesc *list,
                                   size_t count);
cu2clError_t cu2clMemPoolGetAccess(enum cu2clMemAccessFlags *flags, cu2clMemPool_t pool,
                                   struct cu2clMemLocation *location);
cu2clError_t cu2clMemGetDefaultMemPool(cu2clMemPool_t *pool, struct cu2clMemLocation *location,
                                       enum cu2clMemAllocationType type);
cu2clError_t cu2clMemGetMemPool(cu2clMemPool_t *pool, struct cu2clMemLocation *location,
                                enum cu2clMemAllocationType type);
cu2clError_t cu2clMemSetMemPool(struct cu2clMemLocation *location, enum cu2clMemAllocationType type,
                                cu2clMemPool_t pool);

/* Host and managed memory. Where the device shares no memory with the host, managed and mapped
 * memory is moved at synchronisation points: the host may touch it only while no kernel runs. */
cu2clError_t cu2clMallocHost(void **pointer, size_t size);
cu2clError_t cu2clHostAlloc(void **pointer, size_t size, unsigned int flags);
cu2clError_t cu2clFreeHost(void *pointer);
cu2clError_t cu2clHostGetDevicePointer(void **device_pointer, void *pointer, unsigned int flags);
cu2clError_t cu2clHostGetFlags(unsigned int *flags, void *pointer);
cu2clError_t cu2clHostRegister(void *pointer, size_t size, unsigned int flags);
cu2clError_t cu2clHostUnregister(void *pointer);
cu2clError_t cu2clMallocManaged(void **pointer, size_t size,
                                unsigned int flags CU2CL_DEFAULT(cu2clMemAttachGlobal));
cu2clError_t cu2clMemPrefetchAsync(const void *pointer, size_t size, int device,
                                   cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemAdvise(const void *pointer, size_t size, enum cu2clMemoryAdvise advice,
                            int device);
/* What hints said; they are kept for whole allocations, whatever range they were given for. */
cu2clError_t cu2clMemRangeGetAttribute(void *data, size_t data_size,
                                       enum cu2clMemRangeAttribute attribute, const void *pointer,
                                       size_t size);
cu2clError_t cu2clMemRangeGetAttributes(void **data, size_t *sizes,
                                        enum cu2clMemRangeAttribute *attributes, size_t count,
                                        const void *pointer, size_t size);
cu2clError_t cu2clStreamAttachMemAsync(cu2clStream_t stream, void *pointer,
                                       size_t length CU2CL_DEFAULT(0),
                                       unsigned int flags CU2CL_DEFAULT(cu2clMemAttachSingle));

/* Copies. A range that leaves its allocation is cu2clErrorInvalidValue; nothing is copied then. */
cu2clError_t cu2clMemcpy(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpyAsync(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind,
                              cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpyPeer(void *dst, int dst_device, const void *src, int src_device,
                             size_t count);
cu2clError_t cu2clMemcpyPeerAsync(void *dst, int dst_device, const void *src, int src_device,
                                  size_t count, cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy2D(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                           size_t width, size_t height, enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpy2DAsync(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                                size_t width, size_t height, enum cu2clMemcpyKind kind,
                                cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy3D(const struct cu2clMemcpy3DParms *parameters);
cu2clError_t cu2clMemcpy3DAsync(const struct cu2clMemcpy3DParms *parameters,
                                cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy3DPeer(const struct cu2clMemcpy3DPeerParms *parameters);
cu2clError_t cu2clMemcpy3DPeerAsync(const struct cu2clMemcpy3DPeerParms *parameters,
                                    cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset(void *pointer, int value, size_t count);
cu2clError_t cu2clMemsetAsync(void *pointer, int value, size_t count,
                              cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset2D(void *pointer, size_t pitch, int value, size_t width, size_t height);
cu2clError_t cu2clMemset2DAsync(void *pointer, size_t pitch, int value, size_t width, size_t height,
                                cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemset3D(struct cu2clPitchedPtr pointer, int value, struct cu2clExtent extent);
cu2clError_t cu2clMemset3DAsync(struct cu2clPitchedPtr pointer, int value,
                                struct cu2clExtent extent, cu2clStream_t stream CU2CL_DEFAULT(0));

/* Symbols. `symbol` is the address of the host's shadow variable. */
cu2clError_t cu2clMemcpyToSymbol(const void *symbol, const void *src, size_t count,
                                 size_t offset CU2CL_DEFAULT(0),
                                 enum cu2clMemcpyKind kind CU2CL_DEFAULT(cu2clMemcpyHostToDevice));
cu2clError_t cu2clMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
                                      size_t offset, enum cu2clMemcpyKind kind,
                                      cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset CU2CL_DEFAULT(0),
                      enum cu2clMemcpyKind kind CU2CL_DEFAULT(cu2clMemcpyDeviceToHost));
cu2clError_t cu2clMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
                                        enum cu2clMemcpyKind kind,
                                        cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clGetSymbolAddress(void **pointer, const void *symbol);
cu2clError_t cu2clGetSymbolSize(size_t *size, const void *symbol);

/* Arrays. The memory of an array is the runtime's business; copies count bytes in a row. Flags for
 * surfaces and gathering are accepted, and change nothing. */
cu2clError_t cu2clMallocArray(cu2clArray_t *array, const struct cu2clChannelFormatDesc *channels,
                              size_t width, size_t height CU2CL_DEFAULT(0),
                              unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clMalloc3DArray(cu2clArray_t *array, const struct cu2clChannelFormatDesc *channels,
                                struct cu2clExtent extent, unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clFreeArray(cu2clArray_t array);
cu2clError_t cu2clArrayGetInfo(struct cu2clChannelFormatDesc *channels, struct cu2clExtent *extent,
                               unsigned int *flags, cu2clArray_t array);
cu2clError_t cu2clGetChannelDesc(struct cu2clChannelFormatDesc *channels, cu2clArray_const_t array);
struct cu2clChannelFormatDesc cu2clCreateChannelDesc(int x, int y, int z, int w,
                                                     enum cu2clChannelFormatKind kind);
cu2clError_t cu2clMemcpy2DToArray(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                  size_t src_pitch, size_t width, size_t height,
                                  enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpy2DToArrayAsync(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                       size_t src_pitch, size_t width, size_t height,
                                       enum cu2clMemcpyKind kind,
                                       cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpy2DFromArray(void *dst, size_t dst_pitch, cu2clArray_const_t src, size_t x,
                                    size_t y, size_t width, size_t height,
                                    enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpy2DFromArrayAsync(void *dst, size_t dst_pitch, cu2clArray_const_t src,
                                         size_t x, size_t y, size_t width, size_t height,
                                         enum cu2clMemcpyKind kind,
                                         cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpy2DArrayToArray(cu2clArray_t dst, size_t dst_x, size_t dst_y, cu2clArray_const_t src,
                          size_t src_x, size_t src_y, size_t width, size_t height,
                          enum cu2clMemcpyKind kind CU2CL_DEFAULT(cu2clMemcpyDeviceToDevice));
/* CUDA's older copies, which go on in the next row at the end of one. */
cu2clError_t cu2clMemcpyToArray(cu2clArray_t dst, size_t x, size_t y, const void *src, size_t count,
                                enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpyToArrayAsync(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                     size_t count, enum cu2clMemcpyKind kind,
                                     cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clMemcpyFromArray(void *dst, cu2clArray_const_t src, size_t x, size_t y,
                                  size_t count, enum cu2clMemcpyKind kind);
cu2clError_t cu2clMemcpyFromArrayAsync(void *dst, cu2clArray_const_t src, size_t x, size_t y,
                                       size_t count, enum cu2clMemcpyKind kind,
                                       cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t
cu2clMemcpyArrayToArray(cu2clArray_t dst, size_t dst_x, size_t dst_y, cu2clArray_const_t src,
                        size_t src_x, size_t src_y, size_t count,
                        enum cu2clMemcpyKind kind CU2CL_DEFAULT(cu2clMemcpyDeviceToDevice));

/* Textures and surfaces. Memory behind pointers needs no alignment but that of its channels.
 * cu2clErrorNotSupported: mipmapped arrays, conversion from sRGB, and devices of OpenCL 1.2 whose
 * driver moves buffers. */
cu2clError_t cu2clCreateTextureObject(cu2clTextureObject_t *object,
                                      const struct cu2clResourceDesc *resource,
                                      const struct cu2clTextureDesc *texture,
                                      const struct cu2clResourceViewDesc *view);
cu2clError_t cu2clDestroyTextureObject(cu2clTextureObject_t object);
cu2clError_t cu2clGetTextureObjectResourceDesc(struct cu2clResourceDesc *resource,
                                               cu2clTextureObject_t object);
cu2clError_t cu2clGetTextureObjectTextureDesc(struct cu2clTextureDesc *texture,
                                              cu2clTextureObject_t object);
cu2clError_t cu2clGetTextureObjectResourceViewDesc(struct cu2clResourceViewDesc *view,
                                                   cu2clTextureObject_t object);
cu2clError_t cu2clCreateSurfaceObject(cu2clSurfaceObject_t *object,
                                      const struct cu2clResourceDesc *resource);
cu2clError_t cu2clDestroySurfaceObject(cu2clSurfaceObject_t object);
cu2clError_t cu2clGetSurfaceObjectResourceDesc(struct cu2clResourceDesc *resource,
                                               cu2clSurfaceObject_t object);
cu2clError_t cu2clDeviceGetTexture1DLinearMaxWidth(size_t *width,
                                                   const struct cu2clChannelFormatDesc *channels,
                                                   int device);

/* Texture and surface references, by the address of the variable. What the reference says counts
 * when it is bound. `offset` becomes 0: memory needs no alignment here. */
cu2clError_t cu2clBindTexture(size_t *offset, const struct cu2clTextureReference *reference,
                              const void *pointer, const struct cu2clChannelFormatDesc *channels,
                              size_t size CU2CL_DEFAULT(0xffffffffu));
cu2clError_t cu2clBindTexture2D(size_t *offset, const struct cu2clTextureReference *reference,
                                const void *pointer, const struct cu2clChannelFormatDesc *channels,
                                size_t width, size_t height, size_t pitch);
cu2clError_t cu2clBindTextureToArray(const struct cu2clTextureReference *reference,
                                     cu2clArray_const_t array,
                                     const struct cu2clChannelFormatDesc *channels);
cu2clError_t cu2clUnbindTexture(const struct cu2clTextureReference *reference);
cu2clError_t cu2clGetTextureAlignmentOffset(size_t *offset,
                                            const struct cu2clTextureReference *reference);
cu2clError_t cu2clGetTextureReference(const struct cu2clTextureReference **reference,
                                      const void *symbol);
cu2clError_t cu2clBindSurfaceToArray(const struct cu2clSurfaceReference *reference,
                                     cu2clArray_const_t array,
                                     const struct cu2clChannelFormatDesc *channels);
cu2clError_t cu2clGetSurfaceReference(const struct cu2clSurfaceReference **reference,
                                      const void *symbol);

/* Streams. */
cu2clError_t cu2clStreamCreate(cu2clStream_t *stream);
cu2clError_t cu2clStreamCreateWithFlags(cu2clStream_t *stream, unsigned int flags);
/* Priorities are 0 and, where the device has queues of high priority (cl_khr_priority_hints), -1.
 */
cu2clError_t cu2clStreamCreateWithPriority(cu2clStream_t *stream, unsigned int flags, int priority);
cu2clError_t cu2clStreamDestroy(cu2clStream_t stream);
cu2clError_t cu2clStreamSynchronize(cu2clStream_t stream);
cu2clError_t cu2clStreamQuery(cu2clStream_t stream);
cu2clError_t cu2clStreamWaitEvent(cu2clStream_t stream, cu2clEvent_t event,
                                  unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clStreamGetFlags(cu2clStream_t stream, unsigned int *flags);
cu2clError_t cu2clStreamGetPriority(cu2clStream_t stream, int *priority);
cu2clError_t cu2clStreamAddCallback(cu2clStream_t stream, cu2clStreamCallback_t callback,
                                    void *user_data, unsigned int flags);
cu2clError_t cu2clLaunchHostFunc(cu2clStream_t stream, cu2clHostFn_t function, void *user_data);

/* From now on the null handle is the calling thread's cu2clStreamPerThread, in the whole process:
 * nvcc --default-stream per-thread. A program that is compiled with
 * CUDA_API_PER_THREAD_DEFAULT_STREAM calls it before main. */
void cu2clUsePerThreadDefaultStream(void);
cu2clError_t cu2clStreamGetId(cu2clStream_t stream, unsigned long long *number);
cu2clError_t cu2clStreamGetDevice(cu2clStream_t stream, int *device);
/* The priority goes to the queue where the device has priorities; policy of waiting and window of
 * the cache are kept and told, and change nothing. */
cu2clError_t cu2clStreamSetAttribute(cu2clStream_t stream, cu2clLaunchAttributeID attribute,
                                     const cu2clLaunchAttributeValue *value);
cu2clError_t cu2clStreamGetAttribute(cu2clStream_t stream, cu2clLaunchAttributeID attribute,
                                     cu2clLaunchAttributeValue *value);
cu2clError_t cu2clStreamCopyAttributes(cu2clStream_t to, cu2clStream_t from);

/* Events. */
cu2clError_t cu2clEventCreate(cu2clEvent_t *event);
cu2clError_t cu2clEventCreateWithFlags(cu2clEvent_t *event, unsigned int flags);
cu2clError_t cu2clEventDestroy(cu2clEvent_t event);
cu2clError_t cu2clEventRecord(cu2clEvent_t event, cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clEventRecordWithFlags(cu2clEvent_t event, cu2clStream_t stream CU2CL_DEFAULT(0),
                                       unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clEventSynchronize(cu2clEvent_t event);
cu2clError_t cu2clEventQuery(cu2clEvent_t event);
cu2clError_t cu2clEventElapsedTime(float *milliseconds, cu2clEvent_t start, cu2clEvent_t end);

/* Execution. `function` is the address of a kernel's host stub. */
cu2clError_t cu2clLaunchKernel(const void *function, dim3 grid, dim3 block, void **args,
                               size_t shared, cu2clStream_t stream);
/* The same for a kernel with a barrier of the whole grid. Returns cu2clErrorNotSupported where the
 * device does not run work-groups at the same time for sure (and there are several), and
 * cu2clErrorCooperativeLaunchTooLarge where it does not hold as many at once.
 * Counterpart of cudaLaunchCooperativeKernel. */
/* A launch with attributes. Cooperative launches and clusters are checked; clusters change nothing
 * else, since no kernel that looks at its cluster is ported. Priority, cache window, carveout,
 * scheduling of clusters and early starts behind the kernel before are hints, without effect.
 * cu2clErrorNotSupported for other attributes. */
cu2clError_t cu2clLaunchKernelExC(const cu2clLaunchConfig_t *config, const void *function,
                                  void **args);
cu2clError_t cu2clLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block, void **args,
                                          size_t shared CU2CL_DEFAULT(0),
                                          cu2clStream_t stream CU2CL_DEFAULT(0));
cu2clError_t cu2clFuncGetAttributes(struct cu2clFuncAttributes *attributes, const void *function);
cu2clError_t cu2clFuncSetAttribute(const void *function, enum cu2clFuncAttribute attribute,
                                   int value);
cu2clError_t cu2clFuncSetCacheConfig(const void *function, enum cu2clFuncCache config);
cu2clError_t cu2clFuncSetSharedMemConfig(const void *function, enum cu2clSharedMemConfig config);
cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                            int block_size, size_t shared);
cu2clError_t cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks,
                                                                     const void *function,
                                                                     int block_size, size_t shared,
                                                                     unsigned int flags);
cu2clError_t cu2clOccupancyAvailableDynamicSMemPerBlock(size_t *size, const void *function,
                                                        int blocks, int block_size);
/* The block size up to `limit` (0: none) that a kernel runs best with; `shared` bytes of dynamic
 * shared memory. */
cu2clError_t cu2clOccupancyPotentialBlockSize(int *min_grid_size, int *block_size,
                                              const void *function, size_t shared, int limit);

#include <cu2cl/graph.h>

static inline struct cu2clExtent make_cu2clExtent(size_t width, size_t height, size_t depth)
{
    struct cu2clExtent extent;
    extent.width = width;
    extent.height = height;
    extent.depth = depth;
    return extent;
}

static inline struct cu2clPos make_cu2clPos(size_t x, size_t y, size_t z)
{
    struct cu2clPos position;
    position.x = x;
    position.y = y;
    position.z = z;
    return position;
}

static inline struct cu2clPitchedPtr make_cu2clPitchedPtr(void *ptr, size_t pitch, size_t xsize,
                                                          size_t ysize)
{
    struct cu2clPitchedPtr pointer;
    pointer.ptr = ptr;
    pointer.pitch = pitch;
    pointer.xsize = xsize;
    pointer.ysize = ysize;
    return pointer;
}

#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
__attribute__((constructor)) static void cu2cl_choose_default_stream(void)
{
    cu2clUsePerThreadDefaultStream();
}
#endif

#ifdef __cplusplus
}
#include <cu2cl/overloads.h>
#include <cu2cl/texture_references.h>
#include <cu2cl/host_math.h>
#endif

#undef CU2CL_DEFAULT

#endif
