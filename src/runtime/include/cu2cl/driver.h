/* The CUDA driver API on OpenCL, for C and C++.
 *
 * cuX is cu2clDrvX, one to one: same parameters, same rules, so CUDA's documentation of a function
 * is that of its counterpart; comments here say only what differs. Both APIs can be mixed, as in
 * CUDA: streams, events, arrays, texture objects and addresses are the same in both, and a kernel
 * that is launched here is one of the program's own.
 *
 * Every function returns CU2CL_ERROR_NOT_INITIALIZED before cu2clDrvInit, and those that work in a
 * context CU2CL_ERROR_INVALID_CONTEXT while the calling thread has none. Out parameters are written
 * only on success. Errors are not kept for cu2clGetLastError. */
#ifndef CU2CL_DRIVER_H
#define CU2CL_DRIVER_H

#include <cu2cl/cu2cl.h>
#include <cu2cl/driver_types.h>

/* Programs test it to see whether the driver API is there. */
#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Start, and errors. `*text` is a string constant; NULL with CU2CL_ERROR_INVALID_VALUE for a code
 * that there is not. */
cu2clDrvResult cu2clDrvInit(unsigned int flags);
cu2clDrvResult cu2clDrvDriverGetVersion(int *version);
cu2clDrvResult cu2clDrvGetErrorName(cu2clDrvResult error, const char **text);
cu2clDrvResult cu2clDrvGetErrorString(cu2clDrvResult error, const char **text);
cu2clDrvResult cu2clDrvProfilerStart(void);
cu2clDrvResult cu2clDrvProfilerStop(void);

/* Devices: their numbers are those of the runtime API. */
cu2clDrvResult cu2clDrvDeviceGet(cu2clDrvDevice *device, int number);
cu2clDrvResult cu2clDrvDeviceGetCount(int *count);
cu2clDrvResult cu2clDrvDeviceGetName(char *name, int length, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceGetUuid(cu2clUUID_t *uuid, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceTotalMem(size_t *bytes, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceGetAttribute(int *value, cu2clDrvDeviceAttribute attribute,
                                          cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceGetProperties(cu2clDrvDevprop *properties, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceComputeCapability(int *major, int *minor, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceCanAccessPeer(int *can, cu2clDrvDevice device, cu2clDrvDevice peer);
cu2clDrvResult cu2clDrvDeviceGetPCIBusId(char *text, int length, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDeviceGetByPCIBusId(cu2clDrvDevice *device, const char *text);

/* Contexts. All contexts of a device share one OpenCL context, so memory and streams of one can be
 * used in the others, and destroying a context unloads its modules, but frees no memory: what a
 * program leaves to cu2clDrvCtxDestroy lives until its end. Flags are kept and change nothing. */
cu2clDrvResult cu2clDrvDevicePrimaryCtxRetain(cu2clDrvContext *context, cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDevicePrimaryCtxRelease(cu2clDrvDevice device);
/* Frees everything on the device, as cu2clDeviceReset. CU2CL_ERROR_NOT_SUPPORTED while the device
 * has contexts that cu2clDrvCtxCreate made. */
cu2clDrvResult cu2clDrvDevicePrimaryCtxReset(cu2clDrvDevice device);
cu2clDrvResult cu2clDrvDevicePrimaryCtxGetState(cu2clDrvDevice device, unsigned int *flags,
                                                int *active);
cu2clDrvResult cu2clDrvDevicePrimaryCtxSetFlags(cu2clDrvDevice device, unsigned int flags);
cu2clDrvResult cu2clDrvCtxCreate(cu2clDrvContext *context, unsigned int flags,
                                 cu2clDrvDevice device);
cu2clDrvResult cu2clDrvCtxDestroy(cu2clDrvContext context);
cu2clDrvResult cu2clDrvCtxPushCurrent(cu2clDrvContext context);
cu2clDrvResult cu2clDrvCtxPopCurrent(cu2clDrvContext *context);
cu2clDrvResult cu2clDrvCtxSetCurrent(cu2clDrvContext context);
cu2clDrvResult cu2clDrvCtxGetCurrent(cu2clDrvContext *context);
cu2clDrvResult cu2clDrvCtxGetDevice(cu2clDrvDevice *device);
cu2clDrvResult cu2clDrvCtxGetFlags(unsigned int *flags);
cu2clDrvResult cu2clDrvCtxGetApiVersion(cu2clDrvContext context, unsigned int *version);
cu2clDrvResult cu2clDrvCtxSynchronize(void);
cu2clDrvResult cu2clDrvCtxSetLimit(cu2clDrvLimit limit, size_t value);
cu2clDrvResult cu2clDrvCtxGetLimit(size_t *value, cu2clDrvLimit limit);
cu2clDrvResult cu2clDrvCtxSetCacheConfig(cu2clDrvFuncCache config);
cu2clDrvResult cu2clDrvCtxGetCacheConfig(cu2clDrvFuncCache *config);
cu2clDrvResult cu2clDrvCtxSetSharedMemConfig(cu2clDrvSharedConfig config);
cu2clDrvResult cu2clDrvCtxGetSharedMemConfig(cu2clDrvSharedConfig *config);
cu2clDrvResult cu2clDrvCtxGetStreamPriorityRange(int *least, int *greatest);
cu2clDrvResult cu2clDrvCtxEnablePeerAccess(cu2clDrvContext peer, unsigned int flags);
cu2clDrvResult cu2clDrvCtxDisablePeerAccess(cu2clDrvContext peer);
/* CUDA's old counting of a context's users: a context goes with its last one. */
cu2clDrvResult cu2clDrvCtxAttach(cu2clDrvContext *context, unsigned int flags);
cu2clDrvResult cu2clDrvCtxDetach(cu2clDrvContext context);

/* Modules. The kernels of all sources that were ported are in the program already; a module is the
 * kernels of one of them. A file `x.ptx`, `x.cubin` or `x.fatbin` stands for the source x.cu, x.cl
 * now: the name without folder and endings counts, also without a `64` at its end, and the
 * file need not be there. An image is the text of a file that the port's build wrote for such a
 * name: `cu2cl module x`. PTX and machine code can't be used: CU2CL_ERROR_INVALID_IMAGE, with a
 * message. So does a source that was not ported: CU2CL_ERROR_FILE_NOT_FOUND.
 *
 * Loading a module a second time in a process gives variables their first values again, as CUDA
 * does it. CU2CL_ERROR_NOT_SUPPORTED: it has variables, and is loaded on the device already; CUDA
 * would make a second set of them. */
cu2clDrvResult cu2clDrvModuleLoad(cu2clDrvModule *module, const char *path);
cu2clDrvResult cu2clDrvModuleLoadData(cu2clDrvModule *module, const void *image);
/* Options are ignored, but a log of the compiler becomes an empty text, and its time 0. */
cu2clDrvResult cu2clDrvModuleLoadDataEx(cu2clDrvModule *module, const void *image,
                                        unsigned int count, cu2clDrvJitOption *options,
                                        void **values);
cu2clDrvResult cu2clDrvModuleLoadFatBinary(cu2clDrvModule *module, const void *image);
cu2clDrvResult cu2clDrvModuleUnload(cu2clDrvModule module);
/* Kernels and variables by the names that nvcc gives them: those of `extern "C"` functions, and of
 * variables outside of namespaces, are as written, others are mangled (`_Z3addPfi`). Variables that
 * no kernel uses are CU2CL_ERROR_NOT_FOUND. */
cu2clDrvResult cu2clDrvModuleGetFunction(cu2clDrvFunction *function, cu2clDrvModule module,
                                         const char *name);
cu2clDrvResult cu2clDrvModuleGetGlobal(cu2clDrvDeviceptr *pointer, size_t *bytes,
                                       cu2clDrvModule module, const char *name);
/* Libraries: modules for all contexts. What is asked for is that of the current context's device,
 * so there has to be one. */
cu2clDrvResult cu2clDrvLibraryLoadData(cu2clDrvLibrary *library, const void *image,
                                       cu2clDrvJitOption *jit_options, void **jit_values,
                                       unsigned int jit_count, cu2clDrvLibraryOption *options,
                                       void **values, unsigned int count);
cu2clDrvResult cu2clDrvLibraryLoadFromFile(cu2clDrvLibrary *library, const char *path,
                                           cu2clDrvJitOption *jit_options, void **jit_values,
                                           unsigned int jit_count, cu2clDrvLibraryOption *options,
                                           void **values, unsigned int count);
cu2clDrvResult cu2clDrvLibraryUnload(cu2clDrvLibrary library);
cu2clDrvResult cu2clDrvLibraryGetModule(cu2clDrvModule *module, cu2clDrvLibrary library);
cu2clDrvResult cu2clDrvLibraryGetKernel(cu2clDrvKernel *kernel, cu2clDrvLibrary library,
                                        const char *name);
cu2clDrvResult cu2clDrvLibraryGetGlobal(cu2clDrvDeviceptr *pointer, size_t *bytes,
                                        cu2clDrvLibrary library, const char *name);
cu2clDrvResult cu2clDrvKernelGetFunction(cu2clDrvFunction *function, cu2clDrvKernel kernel);
/* Linking: several such files become one module. The image lives until the state is destroyed. */
cu2clDrvResult cu2clDrvLinkCreate(unsigned int count, cu2clDrvJitOption *options, void **values,
                                  cu2clDrvLinkState *state);
cu2clDrvResult cu2clDrvLinkAddData(cu2clDrvLinkState state, cu2clDrvJitInputType type, void *data,
                                   size_t size, const char *name, unsigned int count,
                                   cu2clDrvJitOption *options, void **values);
cu2clDrvResult cu2clDrvLinkAddFile(cu2clDrvLinkState state, cu2clDrvJitInputType type,
                                   const char *path, unsigned int count, cu2clDrvJitOption *options,
                                   void **values);
cu2clDrvResult cu2clDrvLinkComplete(cu2clDrvLinkState state, void **image, size_t *size);
cu2clDrvResult cu2clDrvLinkDestroy(cu2clDrvLinkState state);

/* Kernels. `shared` is in bytes. Either `parameters` has the address of each argument, or `extra`
 * names a buffer with all of them, laid out as CUDA does it, and its size. */
cu2clDrvResult cu2clDrvLaunchKernel(cu2clDrvFunction function, unsigned int grid_x,
                                    unsigned int grid_y, unsigned int grid_z, unsigned int block_x,
                                    unsigned int block_y, unsigned int block_z, unsigned int shared,
                                    cu2clStream_t stream, void **parameters, void **extra);
cu2clDrvResult cu2clDrvLaunchCooperativeKernel(cu2clDrvFunction function, unsigned int grid_x,
                                               unsigned int grid_y, unsigned int grid_z,
                                               unsigned int block_x, unsigned int block_y,
                                               unsigned int block_z, unsigned int shared,
                                               cu2clStream_t stream, void **parameters);
/* The attributes are those of cu2clLaunchKernelExC. */
cu2clDrvResult cu2clDrvLaunchKernelEx(const cu2clDrvLaunchConfig *config, cu2clDrvFunction function,
                                      void **parameters, void **extra);
cu2clDrvResult cu2clDrvLaunchHostFunc(cu2clStream_t stream, cu2clHostFn_t function,
                                      void *user_data);
/* OpenCL does not tell registers and code versions; they are typical numbers. */
cu2clDrvResult cu2clDrvFuncGetAttribute(int *value, cu2clDrvFunctionAttribute attribute,
                                        cu2clDrvFunction function);
cu2clDrvResult cu2clDrvFuncSetAttribute(cu2clDrvFunction function,
                                        cu2clDrvFunctionAttribute attribute, int value);
cu2clDrvResult cu2clDrvFuncSetCacheConfig(cu2clDrvFunction function, cu2clDrvFuncCache config);
cu2clDrvResult cu2clDrvFuncSetSharedMemConfig(cu2clDrvFunction function,
                                              cu2clDrvSharedConfig config);
cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                                 cu2clDrvFunction function,
                                                                 int block_size, size_t shared);
cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *blocks, cu2clDrvFunction function, int block_size, size_t shared, unsigned int flags);
/* `shared_of` gives the bytes of dynamic shared memory for a block size; NULL: it is `shared`. */
cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSize(int *grid_size, int *block_size,
                                                      cu2clDrvFunction function,
                                                      cu2clDrvOccupancyB2DSize shared_of,
                                                      size_t shared, int limit);
cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSizeWithFlags(int *grid_size, int *block_size,
                                                               cu2clDrvFunction function,
                                                               cu2clDrvOccupancyB2DSize shared_of,
                                                               size_t shared, int limit,
                                                               unsigned int flags);
/* CUDA's old launch in steps. The arguments belong to the function, so two threads can't prepare
 * launches of one kernel at a time. */
cu2clDrvResult cu2clDrvFuncSetBlockShape(cu2clDrvFunction function, int x, int y, int z);
cu2clDrvResult cu2clDrvFuncSetSharedSize(cu2clDrvFunction function, unsigned int bytes);
cu2clDrvResult cu2clDrvParamSetSize(cu2clDrvFunction function, unsigned int bytes);
cu2clDrvResult cu2clDrvParamSeti(cu2clDrvFunction function, int offset, unsigned int value);
cu2clDrvResult cu2clDrvParamSetf(cu2clDrvFunction function, int offset, float value);
cu2clDrvResult cu2clDrvParamSetv(cu2clDrvFunction function, int offset, void *value,
                                 unsigned int bytes);
cu2clDrvResult cu2clDrvLaunch(cu2clDrvFunction function);
cu2clDrvResult cu2clDrvLaunchGrid(cu2clDrvFunction function, int width, int height);
cu2clDrvResult cu2clDrvLaunchGridAsync(cu2clDrvFunction function, int width, int height,
                                       cu2clStream_t stream);

/* Memory, in bytes. */
cu2clDrvResult cu2clDrvMemGetInfo(size_t *available, size_t *total);
cu2clDrvResult cu2clDrvMemAlloc(cu2clDrvDeviceptr *pointer, size_t size);
cu2clDrvResult cu2clDrvMemAllocPitch(cu2clDrvDeviceptr *pointer, size_t *pitch, size_t width,
                                     size_t height, unsigned int element_size);
cu2clDrvResult cu2clDrvMemAllocManaged(cu2clDrvDeviceptr *pointer, size_t size, unsigned int flags);
cu2clDrvResult cu2clDrvMemAllocAsync(cu2clDrvDeviceptr *pointer, size_t size, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemFree(cu2clDrvDeviceptr pointer);
cu2clDrvResult cu2clDrvMemFreeAsync(cu2clDrvDeviceptr pointer, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemGetAddressRange(cu2clDrvDeviceptr *base, size_t *size,
                                          cu2clDrvDeviceptr pointer);
/* What OpenCL has nothing of (tokens, handles, numbers of allocations) is
 * CU2CL_ERROR_NOT_SUPPORTED. */
cu2clDrvResult cu2clDrvPointerGetAttribute(void *data, cu2clDrvPointerAttribute attribute,
                                           cu2clDrvDeviceptr pointer);
cu2clDrvResult cu2clDrvMemAllocHost(void **pointer, size_t size);
cu2clDrvResult cu2clDrvMemHostAlloc(void **pointer, size_t size, unsigned int flags);
cu2clDrvResult cu2clDrvMemFreeHost(void *pointer);
cu2clDrvResult cu2clDrvMemHostGetDevicePointer(cu2clDrvDeviceptr *device_pointer, void *pointer,
                                               unsigned int flags);
cu2clDrvResult cu2clDrvMemHostGetFlags(unsigned int *flags, void *pointer);
cu2clDrvResult cu2clDrvMemHostRegister(void *pointer, size_t size, unsigned int flags);
cu2clDrvResult cu2clDrvMemHostUnregister(void *pointer);

/* Memory that is mapped to reserved addresses. A reservation takes its memory at once; memory can
 * be mapped only once, as a whole, and to addresses that were reserved on its device, and access by
 * others can't be given: CU2CL_ERROR_NOT_SUPPORTED. Memory that is not mapped is not protected. */
cu2clDrvResult cu2clDrvMemAddressReserve(cu2clDrvDeviceptr *pointer, size_t size, size_t alignment,
                                         cu2clDrvDeviceptr wanted, unsigned long long flags);
cu2clDrvResult cu2clDrvMemAddressFree(cu2clDrvDeviceptr pointer, size_t size);
cu2clDrvResult cu2clDrvMemGetAllocationGranularity(size_t *granularity,
                                                   const cu2clDrvMemAllocationProp *properties,
                                                   cu2clDrvMemGranularityFlags option);
cu2clDrvResult cu2clDrvMemCreate(cu2clDrvMemHandle *handle, size_t size,
                                 const cu2clDrvMemAllocationProp *properties,
                                 unsigned long long flags);
cu2clDrvResult cu2clDrvMemRelease(cu2clDrvMemHandle handle);
cu2clDrvResult cu2clDrvMemGetAllocationPropertiesFromHandle(cu2clDrvMemAllocationProp *properties,
                                                            cu2clDrvMemHandle handle);
cu2clDrvResult cu2clDrvMemMap(cu2clDrvDeviceptr pointer, size_t size, size_t offset,
                              cu2clDrvMemHandle handle, unsigned long long flags);
cu2clDrvResult cu2clDrvMemUnmap(cu2clDrvDeviceptr pointer, size_t size);
cu2clDrvResult cu2clDrvMemSetAccess(cu2clDrvDeviceptr pointer, size_t size,
                                    const cu2clDrvMemAccessDesc *list, size_t count);

/* Copies, with sizes in bytes. A range that leaves its allocation is CU2CL_ERROR_INVALID_VALUE;
 * nothing is copied then. */
cu2clDrvResult cu2clDrvMemcpy(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size);
cu2clDrvResult cu2clDrvMemcpyAsync(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size,
                                   cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyPeer(cu2clDrvDeviceptr dst, cu2clDrvContext dst_context,
                                  cu2clDrvDeviceptr src, cu2clDrvContext src_context, size_t size);
cu2clDrvResult cu2clDrvMemcpyPeerAsync(cu2clDrvDeviceptr dst, cu2clDrvContext dst_context,
                                       cu2clDrvDeviceptr src, cu2clDrvContext src_context,
                                       size_t size, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyHtoD(cu2clDrvDeviceptr dst, const void *src, size_t size);
cu2clDrvResult cu2clDrvMemcpyDtoH(void *dst, cu2clDrvDeviceptr src, size_t size);
cu2clDrvResult cu2clDrvMemcpyDtoD(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size);
cu2clDrvResult cu2clDrvMemcpyHtoDAsync(cu2clDrvDeviceptr dst, const void *src, size_t size,
                                       cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyDtoHAsync(void *dst, cu2clDrvDeviceptr src, size_t size,
                                       cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyDtoDAsync(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size,
                                       cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyHtoA(cu2clArray_t dst, size_t offset, const void *src, size_t size);
cu2clDrvResult cu2clDrvMemcpyAtoH(void *dst, cu2clArray_t src, size_t offset, size_t size);
cu2clDrvResult cu2clDrvMemcpyHtoAAsync(cu2clArray_t dst, size_t offset, const void *src,
                                       size_t size, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyAtoHAsync(void *dst, cu2clArray_t src, size_t offset, size_t size,
                                       cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpyDtoA(cu2clArray_t dst, size_t offset, cu2clDrvDeviceptr src,
                                  size_t size);
cu2clDrvResult cu2clDrvMemcpyAtoD(cu2clDrvDeviceptr dst, cu2clArray_t src, size_t offset,
                                  size_t size);
cu2clDrvResult cu2clDrvMemcpy2D(const CU2CL_MEMCPY2D *copy);
cu2clDrvResult cu2clDrvMemcpy2DUnaligned(const CU2CL_MEMCPY2D *copy);
cu2clDrvResult cu2clDrvMemcpy2DAsync(const CU2CL_MEMCPY2D *copy, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemcpy3D(const CU2CL_MEMCPY3D *copy);
cu2clDrvResult cu2clDrvMemcpy3DAsync(const CU2CL_MEMCPY3D *copy, cu2clStream_t stream);

/* Fills with a value of 8, 16 or 32 bits, `count` or `width` times `height` of them; a pitch is in
 * bytes. */
cu2clDrvResult cu2clDrvMemsetD8(cu2clDrvDeviceptr pointer, unsigned char value, size_t count);
cu2clDrvResult cu2clDrvMemsetD16(cu2clDrvDeviceptr pointer, unsigned short value, size_t count);
cu2clDrvResult cu2clDrvMemsetD32(cu2clDrvDeviceptr pointer, unsigned int value, size_t count);
cu2clDrvResult cu2clDrvMemsetD8Async(cu2clDrvDeviceptr pointer, unsigned char value, size_t count,
                                     cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemsetD16Async(cu2clDrvDeviceptr pointer, unsigned short value, size_t count,
                                      cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemsetD32Async(cu2clDrvDeviceptr pointer, unsigned int value, size_t count,
                                      cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemsetD2D8(cu2clDrvDeviceptr pointer, size_t pitch, unsigned char value,
                                  size_t width, size_t height);
cu2clDrvResult cu2clDrvMemsetD2D16(cu2clDrvDeviceptr pointer, size_t pitch, unsigned short value,
                                   size_t width, size_t height);
cu2clDrvResult cu2clDrvMemsetD2D32(cu2clDrvDeviceptr pointer, size_t pitch, unsigned int value,
                                   size_t width, size_t height);
cu2clDrvResult cu2clDrvMemsetD2D8Async(cu2clDrvDeviceptr pointer, size_t pitch, unsigned char value,
                                       size_t width, size_t height, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemsetD2D16Async(cu2clDrvDeviceptr pointer, size_t pitch,
                                        unsigned short value, size_t width, size_t height,
                                        cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemsetD2D32Async(cu2clDrvDeviceptr pointer, size_t pitch, unsigned int value,
                                        size_t width, size_t height, cu2clStream_t stream);

/* Hints for managed memory. */
cu2clDrvResult cu2clDrvMemPrefetchAsync(cu2clDrvDeviceptr pointer, size_t size,
                                        cu2clDrvDevice device, cu2clStream_t stream);
cu2clDrvResult cu2clDrvMemAdvise(cu2clDrvDeviceptr pointer, size_t size, cu2clDrvMemAdvice advice,
                                 cu2clDrvDevice device);
cu2clDrvResult cu2clDrvStreamAttachMemAsync(cu2clStream_t stream, cu2clDrvDeviceptr pointer,
                                            size_t length, unsigned int flags);

/* Streams and events. */
cu2clDrvResult cu2clDrvStreamCreate(cu2clStream_t *stream, unsigned int flags);
cu2clDrvResult cu2clDrvStreamCreateWithPriority(cu2clStream_t *stream, unsigned int flags,
                                                int priority);
cu2clDrvResult cu2clDrvStreamDestroy(cu2clStream_t stream);
cu2clDrvResult cu2clDrvStreamSynchronize(cu2clStream_t stream);
cu2clDrvResult cu2clDrvStreamQuery(cu2clStream_t stream);
cu2clDrvResult cu2clDrvStreamWaitEvent(cu2clStream_t stream, cu2clEvent_t event,
                                       unsigned int flags);
cu2clDrvResult cu2clDrvStreamGetCtx(cu2clStream_t stream, cu2clDrvContext *context);
cu2clDrvResult cu2clDrvStreamGetFlags(cu2clStream_t stream, unsigned int *flags);
cu2clDrvResult cu2clDrvStreamGetPriority(cu2clStream_t stream, int *priority);
cu2clDrvResult cu2clDrvStreamAddCallback(cu2clStream_t stream, cu2clDrvStreamCallback callback,
                                         void *user_data, unsigned int flags);
cu2clDrvResult cu2clDrvEventCreate(cu2clEvent_t *event, unsigned int flags);
cu2clDrvResult cu2clDrvEventDestroy(cu2clEvent_t event);
cu2clDrvResult cu2clDrvEventRecord(cu2clEvent_t event, cu2clStream_t stream);
cu2clDrvResult cu2clDrvEventRecordWithFlags(cu2clEvent_t event, cu2clStream_t stream,
                                            unsigned int flags);
cu2clDrvResult cu2clDrvEventQuery(cu2clEvent_t event);
cu2clDrvResult cu2clDrvEventSynchronize(cu2clEvent_t event);
cu2clDrvResult cu2clDrvEventElapsedTime(float *milliseconds, cu2clEvent_t start, cu2clEvent_t end);

/* Arrays, textures and surfaces: what cu2clCreateTextureObject says of them holds here, too. */
cu2clDrvResult cu2clDrvArrayCreate(cu2clArray_t *array, const CU2CL_ARRAY_DESCRIPTOR *descriptor);
cu2clDrvResult cu2clDrvArray3DCreate(cu2clArray_t *array,
                                     const CU2CL_ARRAY3D_DESCRIPTOR *descriptor);
cu2clDrvResult cu2clDrvArrayGetDescriptor(CU2CL_ARRAY_DESCRIPTOR *descriptor, cu2clArray_t array);
cu2clDrvResult cu2clDrvArray3DGetDescriptor(CU2CL_ARRAY3D_DESCRIPTOR *descriptor,
                                            cu2clArray_t array);
cu2clDrvResult cu2clDrvArrayDestroy(cu2clArray_t array);
cu2clDrvResult cu2clDrvTexObjectCreate(cu2clTextureObject_t *object,
                                       const CU2CL_RESOURCE_DESC *resource,
                                       const CU2CL_TEXTURE_DESC *texture,
                                       const CU2CL_RESOURCE_VIEW_DESC *view);
cu2clDrvResult cu2clDrvTexObjectDestroy(cu2clTextureObject_t object);
cu2clDrvResult cu2clDrvSurfObjectCreate(cu2clSurfaceObject_t *object,
                                        const CU2CL_RESOURCE_DESC *resource);
cu2clDrvResult cu2clDrvSurfObjectDestroy(cu2clSurfaceObject_t object);

#ifdef __cplusplus
}

/* CUDA 13's forms of some functions. */
inline cu2clDrvResult cu2clDrvCtxCreate(cu2clDrvContext *context,
                                        const cu2clDrvCtxCreateParams *parameters,
                                        unsigned int flags, cu2clDrvDevice device)
{
    if (parameters && (parameters->execAffinityParams || parameters->cigParams))
        return CU2CL_ERROR_NOT_SUPPORTED;
    return cu2clDrvCtxCreate(context, flags, device);
}

inline cu2clDrvResult cu2clDrvCtxGetDevice(cu2clDrvDevice *device, cu2clDrvContext context)
{
    cu2clDrvResult result = cu2clDrvCtxPushCurrent(context);
    if (result == CU2CL_SUCCESS) {
        result = cu2clDrvCtxGetDevice(device);
        cu2clDrvCtxPopCurrent(nullptr);
    }
    return result;
}

inline cu2clDrvResult cu2clDrvCtxSynchronize(cu2clDrvContext context)
{
    cu2clDrvResult result = cu2clDrvCtxPushCurrent(context);
    if (result == CU2CL_SUCCESS) {
        result = cu2clDrvCtxSynchronize();
        cu2clDrvCtxPopCurrent(nullptr);
    }
    return result;
}

inline cu2clDrvResult cu2clDrvMemPrefetchAsync(cu2clDrvDeviceptr pointer, size_t size,
                                               cu2clDrvMemLocation location, unsigned int flags,
                                               cu2clStream_t stream)
{
    bool device = location.type == cu2clMemLocationTypeDevice;
    return flags ? CU2CL_ERROR_INVALID_VALUE
                 : cu2clDrvMemPrefetchAsync(pointer, size, device ? location.id : cu2clCpuDeviceId,
                                            stream);
}

inline cu2clDrvResult cu2clDrvMemAdvise(cu2clDrvDeviceptr pointer, size_t size,
                                        cu2clDrvMemAdvice advice, cu2clDrvMemLocation location)
{
    bool device = location.type == cu2clMemLocationTypeDevice;
    return cu2clDrvMemAdvise(pointer, size, advice, device ? location.id : cu2clCpuDeviceId);
}
#endif

#endif
