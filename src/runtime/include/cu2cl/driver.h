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

#include "cu2cl.h"
#include "driver_types.h"

#include "hide_macros.h"

/* Programs test it to see whether the driver API is there. */
#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Start, and errors. `*text` is a string constant; NULL with CU2CL_ERROR_INVALID_VALUE for a code
 * that there is not. */
cu2clDrvResult cu2clDrvInit(unsigned int __flags);
cu2clDrvResult cu2clDrvDriverGetVersion(int *__version);
cu2clDrvResult cu2clDrvGetErrorName(cu2clDrvResult __error, const char **__text);
cu2clDrvResult cu2clDrvGetErrorString(cu2clDrvResult __error, const char **__text);
cu2clDrvResult cu2clDrvProfilerStart(void);
cu2clDrvResult cu2clDrvProfilerStop(void);

/* Devices: their numbers are those of the runtime API. */
cu2clDrvResult cu2clDrvDeviceGet(cu2clDrvDevice *__device, int __number);
cu2clDrvResult cu2clDrvDeviceGetCount(int *__count);
cu2clDrvResult cu2clDrvDeviceGetName(char *__name, int __length, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceGetUuid(cu2clUUID_t *__uuid, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceTotalMem(size_t *__bytes, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceGetAttribute(int *__value, cu2clDrvDeviceAttribute __attr,
                                          cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceGetProperties(cu2clDrvDevprop *__properties, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceComputeCapability(int *__major, int *__minor, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceCanAccessPeer(int *__can, cu2clDrvDevice __device,
                                           cu2clDrvDevice __peer);
cu2clDrvResult cu2clDrvDeviceGetPCIBusId(char *__text, int __length, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDeviceGetByPCIBusId(cu2clDrvDevice *__device, const char *__text);

/* Contexts. All contexts of a device share one OpenCL context, so memory and streams of one can be
 * used in the others, and destroying a context unloads its modules, but frees no memory: what a
 * program leaves to cu2clDrvCtxDestroy lives until its end. Flags are kept and change nothing. */
cu2clDrvResult cu2clDrvDevicePrimaryCtxRetain(cu2clDrvContext *__context, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDevicePrimaryCtxRelease(cu2clDrvDevice __device);
/* Frees everything on the device, as cu2clDeviceReset. CU2CL_ERROR_NOT_SUPPORTED while the device
 * has contexts that cu2clDrvCtxCreate made. */
cu2clDrvResult cu2clDrvDevicePrimaryCtxReset(cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvDevicePrimaryCtxGetState(cu2clDrvDevice __device, unsigned int *__flags,
                                                int *__active);
cu2clDrvResult cu2clDrvDevicePrimaryCtxSetFlags(cu2clDrvDevice __device, unsigned int __flags);
cu2clDrvResult cu2clDrvCtxCreate(cu2clDrvContext *__context, unsigned int __flags,
                                 cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvCtxDestroy(cu2clDrvContext __context);
cu2clDrvResult cu2clDrvCtxPushCurrent(cu2clDrvContext __context);
cu2clDrvResult cu2clDrvCtxPopCurrent(cu2clDrvContext *__context);
cu2clDrvResult cu2clDrvCtxSetCurrent(cu2clDrvContext __context);
cu2clDrvResult cu2clDrvCtxGetCurrent(cu2clDrvContext *__context);
cu2clDrvResult cu2clDrvCtxGetDevice(cu2clDrvDevice *__device);
cu2clDrvResult cu2clDrvCtxGetFlags(unsigned int *__flags);
cu2clDrvResult cu2clDrvCtxGetApiVersion(cu2clDrvContext __context, unsigned int *__version);
cu2clDrvResult cu2clDrvCtxSynchronize(void);
cu2clDrvResult cu2clDrvCtxSetLimit(cu2clDrvLimit __limit, size_t __value);
cu2clDrvResult cu2clDrvCtxGetLimit(size_t *__value, cu2clDrvLimit __limit);
cu2clDrvResult cu2clDrvCtxSetCacheConfig(cu2clDrvFuncCache __config);
cu2clDrvResult cu2clDrvCtxGetCacheConfig(cu2clDrvFuncCache *__config);
cu2clDrvResult cu2clDrvCtxSetSharedMemConfig(cu2clDrvSharedConfig __config);
cu2clDrvResult cu2clDrvCtxGetSharedMemConfig(cu2clDrvSharedConfig *__config);
cu2clDrvResult cu2clDrvCtxGetStreamPriorityRange(int *__least, int *__greatest);
cu2clDrvResult cu2clDrvCtxEnablePeerAccess(cu2clDrvContext __peer, unsigned int __flags);
cu2clDrvResult cu2clDrvCtxDisablePeerAccess(cu2clDrvContext __peer);
/* CUDA's old counting of a context's users: a context goes with its last one. */
cu2clDrvResult cu2clDrvCtxAttach(cu2clDrvContext *__context, unsigned int __flags);
cu2clDrvResult cu2clDrvCtxDetach(cu2clDrvContext __context);

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
cu2clDrvResult cu2clDrvModuleLoad(cu2clDrvModule *__module, const char *__path);
cu2clDrvResult cu2clDrvModuleLoadData(cu2clDrvModule *__module, const void *__image);
/* Options are ignored, but a log of the compiler becomes an empty text, and its time 0. */
cu2clDrvResult cu2clDrvModuleLoadDataEx(cu2clDrvModule *__module, const void *__image,
                                        unsigned int __count, cu2clDrvJitOption *__options,
                                        void **__values);
cu2clDrvResult cu2clDrvModuleLoadFatBinary(cu2clDrvModule *__module, const void *__image);
cu2clDrvResult cu2clDrvModuleUnload(cu2clDrvModule __module);
/* Kernels and variables by the names that nvcc gives them: those of `extern "C"` functions, and of
 * variables outside of namespaces, are as written, others are mangled (`_Z3addPfi`). Variables that
 * no kernel uses are CU2CL_ERROR_NOT_FOUND. */
cu2clDrvResult cu2clDrvModuleGetFunction(cu2clDrvFunction *__function, cu2clDrvModule __module,
                                         const char *__name);
cu2clDrvResult cu2clDrvModuleGetGlobal(cu2clDrvDeviceptr *__pointer, size_t *__bytes,
                                       cu2clDrvModule __module, const char *__name);
/* Libraries: modules for all contexts. What is asked for is that of the current context's device,
 * so there has to be one. */
cu2clDrvResult cu2clDrvLibraryLoadData(cu2clDrvLibrary *__library, const void *__image,
                                       cu2clDrvJitOption *__jit_options, void **__jit_values,
                                       unsigned int __jit_count, cu2clDrvLibraryOption *__options,
                                       void **__values, unsigned int __count);
cu2clDrvResult cu2clDrvLibraryLoadFromFile(cu2clDrvLibrary *__library, const char *__path,
                                           cu2clDrvJitOption *__jit_options, void **__jit_values,
                                           unsigned int __jit_count,
                                           cu2clDrvLibraryOption *__options, void **__values,
                                           unsigned int __count);
cu2clDrvResult cu2clDrvLibraryUnload(cu2clDrvLibrary __library);
cu2clDrvResult cu2clDrvLibraryGetModule(cu2clDrvModule *__module, cu2clDrvLibrary __library);
cu2clDrvResult cu2clDrvLibraryGetKernel(cu2clDrvKernel *__kernel, cu2clDrvLibrary __library,
                                        const char *__name);
cu2clDrvResult cu2clDrvLibraryGetGlobal(cu2clDrvDeviceptr *__pointer, size_t *__bytes,
                                        cu2clDrvLibrary __library, const char *__name);
cu2clDrvResult cu2clDrvKernelGetFunction(cu2clDrvFunction *__function, cu2clDrvKernel __kernel);
/* Linking: several such files become one module. The image lives until the state is destroyed. */
cu2clDrvResult cu2clDrvLinkCreate(unsigned int __count, cu2clDrvJitOption *__options,
                                  void **__values, cu2clDrvLinkState *__state);
cu2clDrvResult cu2clDrvLinkAddData(cu2clDrvLinkState __state, cu2clDrvJitInputType __type,
                                   void *__data, size_t __size, const char *__name,
                                   unsigned int __count, cu2clDrvJitOption *__options,
                                   void **__values);
cu2clDrvResult cu2clDrvLinkAddFile(cu2clDrvLinkState __state, cu2clDrvJitInputType __type,
                                   const char *__path, unsigned int __count,
                                   cu2clDrvJitOption *__options, void **__values);
cu2clDrvResult cu2clDrvLinkComplete(cu2clDrvLinkState __state, void **__image, size_t *__size);
cu2clDrvResult cu2clDrvLinkDestroy(cu2clDrvLinkState __state);

/* Kernels. `shared` is in bytes. Either `parameters` has the address of each argument, or `extra`
 * names a buffer with all of them, laid out as CUDA does it, and its size. */
cu2clDrvResult cu2clDrvLaunchKernel(cu2clDrvFunction __function, unsigned int __grid_x,
                                    unsigned int __grid_y, unsigned int __grid_z,
                                    unsigned int __block_x, unsigned int __block_y,
                                    unsigned int __block_z, unsigned int __shared,
                                    cu2clStream_t __stream, void **__parameters, void **__extra);
cu2clDrvResult cu2clDrvLaunchCooperativeKernel(cu2clDrvFunction __function, unsigned int __grid_x,
                                               unsigned int __grid_y, unsigned int __grid_z,
                                               unsigned int __block_x, unsigned int __block_y,
                                               unsigned int __block_z, unsigned int __shared,
                                               cu2clStream_t __stream, void **__parameters);
/* The attributes are those of cu2clLaunchKernelExC. */
cu2clDrvResult cu2clDrvLaunchKernelEx(const cu2clDrvLaunchConfig *__config,
                                      cu2clDrvFunction __function, void **__parameters,
                                      void **__extra);
cu2clDrvResult cu2clDrvLaunchHostFunc(cu2clStream_t __stream, cu2clHostFn_t __function,
                                      void *__user_data);
/* OpenCL does not tell registers and code versions; they are typical numbers. */
cu2clDrvResult cu2clDrvFuncGetAttribute(int *__value, cu2clDrvFunctionAttribute __attr,
                                        cu2clDrvFunction __function);
cu2clDrvResult cu2clDrvFuncSetAttribute(cu2clDrvFunction __function,
                                        cu2clDrvFunctionAttribute __attr, int __value);
cu2clDrvResult cu2clDrvFuncSetCacheConfig(cu2clDrvFunction __function, cu2clDrvFuncCache __config);
cu2clDrvResult cu2clDrvFuncSetSharedMemConfig(cu2clDrvFunction __function,
                                              cu2clDrvSharedConfig __config);
cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks,
                                                                 cu2clDrvFunction __function,
                                                                 int __block_size, size_t __shared);
cu2clDrvResult cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *__blocks, cu2clDrvFunction __function, int __block_size, size_t __shared,
    unsigned int __flags);
/* `shared_of` gives the bytes of dynamic shared memory for a block size; NULL: it is `shared`. */
cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSize(int *__grid_size, int *__block_size,
                                                      cu2clDrvFunction __function,
                                                      cu2clDrvOccupancyB2DSize __shared_of,
                                                      size_t __shared, int __limit);
cu2clDrvResult cu2clDrvOccupancyMaxPotentialBlockSizeWithFlags(int *__grid_size, int *__block_size,
                                                               cu2clDrvFunction __function,
                                                               cu2clDrvOccupancyB2DSize __shared_of,
                                                               size_t __shared, int __limit,
                                                               unsigned int __flags);
/* CUDA's old launch in steps. The arguments belong to the function, so two threads can't prepare
 * launches of one kernel at a time. */
cu2clDrvResult cu2clDrvFuncSetBlockShape(cu2clDrvFunction __function, int __x, int __y, int __z);
cu2clDrvResult cu2clDrvFuncSetSharedSize(cu2clDrvFunction __function, unsigned int __bytes);
cu2clDrvResult cu2clDrvParamSetSize(cu2clDrvFunction __function, unsigned int __bytes);
cu2clDrvResult cu2clDrvParamSeti(cu2clDrvFunction __function, int __offset, unsigned int __value);
cu2clDrvResult cu2clDrvParamSetf(cu2clDrvFunction __function, int __offset, float __value);
cu2clDrvResult cu2clDrvParamSetv(cu2clDrvFunction __function, int __offset, void *__value,
                                 unsigned int __bytes);
cu2clDrvResult cu2clDrvLaunch(cu2clDrvFunction __function);
cu2clDrvResult cu2clDrvLaunchGrid(cu2clDrvFunction __function, int __width, int __height);
cu2clDrvResult cu2clDrvLaunchGridAsync(cu2clDrvFunction __function, int __width, int __height,
                                       cu2clStream_t __stream);

/* Memory, in bytes. */
cu2clDrvResult cu2clDrvMemGetInfo(size_t *__available, size_t *__total);
cu2clDrvResult cu2clDrvMemAlloc(cu2clDrvDeviceptr *__pointer, size_t __size);
cu2clDrvResult cu2clDrvMemAllocPitch(cu2clDrvDeviceptr *__pointer, size_t *__pitch, size_t __width,
                                     size_t __height, unsigned int __element_size);
cu2clDrvResult cu2clDrvMemAllocManaged(cu2clDrvDeviceptr *__pointer, size_t __size,
                                       unsigned int __flags);
cu2clDrvResult cu2clDrvMemAllocAsync(cu2clDrvDeviceptr *__pointer, size_t __size,
                                     cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemFree(cu2clDrvDeviceptr __pointer);
cu2clDrvResult cu2clDrvMemFreeAsync(cu2clDrvDeviceptr __pointer, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemGetAddressRange(cu2clDrvDeviceptr *__base, size_t *__size,
                                          cu2clDrvDeviceptr __pointer);
/* What OpenCL has nothing of (tokens, handles, numbers of allocations) is
 * CU2CL_ERROR_NOT_SUPPORTED. */
cu2clDrvResult cu2clDrvPointerGetAttribute(void *__data, cu2clDrvPointerAttribute __attr,
                                           cu2clDrvDeviceptr __pointer);
cu2clDrvResult cu2clDrvMemAllocHost(void **__pointer, size_t __size);
cu2clDrvResult cu2clDrvMemHostAlloc(void **__pointer, size_t __size, unsigned int __flags);
cu2clDrvResult cu2clDrvMemFreeHost(void *__pointer);
cu2clDrvResult cu2clDrvMemHostGetDevicePointer(cu2clDrvDeviceptr *__device_pointer, void *__pointer,
                                               unsigned int __flags);
cu2clDrvResult cu2clDrvMemHostGetFlags(unsigned int *__flags, void *__pointer);
cu2clDrvResult cu2clDrvMemHostRegister(void *__pointer, size_t __size, unsigned int __flags);
cu2clDrvResult cu2clDrvMemHostUnregister(void *__pointer);

/* Memory that is mapped to reserved addresses. A reservation takes its memory at once; memory can
 * be mapped only once, as a whole, and to addresses that were reserved on its device, and access by
 * others can't be given: CU2CL_ERROR_NOT_SUPPORTED. Memory that is not mapped is not protected. */
cu2clDrvResult cu2clDrvMemAddressReserve(cu2clDrvDeviceptr *__pointer, size_t __size,
                                         size_t __alignment, cu2clDrvDeviceptr __wanted,
                                         unsigned long long __flags);
cu2clDrvResult cu2clDrvMemAddressFree(cu2clDrvDeviceptr __pointer, size_t __size);
cu2clDrvResult cu2clDrvMemGetAllocationGranularity(size_t *__granularity,
                                                   const cu2clDrvMemAllocationProp *__properties,
                                                   cu2clDrvMemGranularityFlags __option);
cu2clDrvResult cu2clDrvMemCreate(cu2clDrvMemHandle *__handle, size_t __size,
                                 const cu2clDrvMemAllocationProp *__properties,
                                 unsigned long long __flags);
cu2clDrvResult cu2clDrvMemRelease(cu2clDrvMemHandle __handle);
cu2clDrvResult cu2clDrvMemGetAllocationPropertiesFromHandle(cu2clDrvMemAllocationProp *__properties,
                                                            cu2clDrvMemHandle __handle);
cu2clDrvResult cu2clDrvMemMap(cu2clDrvDeviceptr __pointer, size_t __size, size_t __offset,
                              cu2clDrvMemHandle __handle, unsigned long long __flags);
cu2clDrvResult cu2clDrvMemUnmap(cu2clDrvDeviceptr __pointer, size_t __size);
cu2clDrvResult cu2clDrvMemSetAccess(cu2clDrvDeviceptr __pointer, size_t __size,
                                    const cu2clDrvMemAccessDesc *__list, size_t __count);

/* Copies, with sizes in bytes. A range that leaves its allocation is CU2CL_ERROR_INVALID_VALUE;
 * nothing is copied then. */
cu2clDrvResult cu2clDrvMemcpy(cu2clDrvDeviceptr __dst, cu2clDrvDeviceptr __src, size_t __size);
cu2clDrvResult cu2clDrvMemcpyAsync(cu2clDrvDeviceptr __dst, cu2clDrvDeviceptr __src, size_t __size,
                                   cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyPeer(cu2clDrvDeviceptr __dst, cu2clDrvContext __dst_context,
                                  cu2clDrvDeviceptr __src, cu2clDrvContext __src_context,
                                  size_t __size);
cu2clDrvResult cu2clDrvMemcpyPeerAsync(cu2clDrvDeviceptr __dst, cu2clDrvContext __dst_context,
                                       cu2clDrvDeviceptr __src, cu2clDrvContext __src_context,
                                       size_t __size, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyHtoD(cu2clDrvDeviceptr __dst, const void *__src, size_t __size);
cu2clDrvResult cu2clDrvMemcpyDtoH(void *__dst, cu2clDrvDeviceptr __src, size_t __size);
cu2clDrvResult cu2clDrvMemcpyDtoD(cu2clDrvDeviceptr __dst, cu2clDrvDeviceptr __src, size_t __size);
cu2clDrvResult cu2clDrvMemcpyHtoDAsync(cu2clDrvDeviceptr __dst, const void *__src, size_t __size,
                                       cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyDtoHAsync(void *__dst, cu2clDrvDeviceptr __src, size_t __size,
                                       cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyDtoDAsync(cu2clDrvDeviceptr __dst, cu2clDrvDeviceptr __src,
                                       size_t __size, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyHtoA(cu2clArray_t __dst, size_t __offset, const void *__src,
                                  size_t __size);
cu2clDrvResult cu2clDrvMemcpyAtoH(void *__dst, cu2clArray_t __src, size_t __offset, size_t __size);
cu2clDrvResult cu2clDrvMemcpyHtoAAsync(cu2clArray_t __dst, size_t __offset, const void *__src,
                                       size_t __size, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyAtoHAsync(void *__dst, cu2clArray_t __src, size_t __offset,
                                       size_t __size, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpyDtoA(cu2clArray_t __dst, size_t __offset, cu2clDrvDeviceptr __src,
                                  size_t __size);
cu2clDrvResult cu2clDrvMemcpyAtoD(cu2clDrvDeviceptr __dst, cu2clArray_t __src, size_t __offset,
                                  size_t __size);
cu2clDrvResult cu2clDrvMemcpy2D(const CU2CL_MEMCPY2D *__copy);
cu2clDrvResult cu2clDrvMemcpy2DUnaligned(const CU2CL_MEMCPY2D *__copy);
cu2clDrvResult cu2clDrvMemcpy2DAsync(const CU2CL_MEMCPY2D *__copy, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemcpy3D(const CU2CL_MEMCPY3D *__copy);
cu2clDrvResult cu2clDrvMemcpy3DAsync(const CU2CL_MEMCPY3D *__copy, cu2clStream_t __stream);

/* Fills with a value of 8, 16 or 32 bits, `count` or `width` times `height` of them; a pitch is in
 * bytes. */
cu2clDrvResult cu2clDrvMemsetD8(cu2clDrvDeviceptr __pointer, unsigned char __value, size_t __count);
cu2clDrvResult cu2clDrvMemsetD16(cu2clDrvDeviceptr __pointer, unsigned short __value,
                                 size_t __count);
cu2clDrvResult cu2clDrvMemsetD32(cu2clDrvDeviceptr __pointer, unsigned int __value, size_t __count);
cu2clDrvResult cu2clDrvMemsetD8Async(cu2clDrvDeviceptr __pointer, unsigned char __value,
                                     size_t __count, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemsetD16Async(cu2clDrvDeviceptr __pointer, unsigned short __value,
                                      size_t __count, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemsetD32Async(cu2clDrvDeviceptr __pointer, unsigned int __value,
                                      size_t __count, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemsetD2D8(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                  unsigned char __value, size_t __width, size_t __height);
cu2clDrvResult cu2clDrvMemsetD2D16(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                   unsigned short __value, size_t __width, size_t __height);
cu2clDrvResult cu2clDrvMemsetD2D32(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                   unsigned int __value, size_t __width, size_t __height);
cu2clDrvResult cu2clDrvMemsetD2D8Async(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                       unsigned char __value, size_t __width, size_t __height,
                                       cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemsetD2D16Async(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                        unsigned short __value, size_t __width, size_t __height,
                                        cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemsetD2D32Async(cu2clDrvDeviceptr __pointer, size_t __pitch,
                                        unsigned int __value, size_t __width, size_t __height,
                                        cu2clStream_t __stream);

/* Hints for managed memory. */
cu2clDrvResult cu2clDrvMemPrefetchAsync(cu2clDrvDeviceptr __pointer, size_t __size,
                                        cu2clDrvDevice __device, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvMemAdvise(cu2clDrvDeviceptr __pointer, size_t __size,
                                 cu2clDrvMemAdvice __advice, cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvStreamAttachMemAsync(cu2clStream_t __stream, cu2clDrvDeviceptr __pointer,
                                            size_t __length, unsigned int __flags);

/* Streams and events. */
cu2clDrvResult cu2clDrvStreamCreate(cu2clStream_t *__stream, unsigned int __flags);
cu2clDrvResult cu2clDrvStreamCreateWithPriority(cu2clStream_t *__stream, unsigned int __flags,
                                                int __priority);
cu2clDrvResult cu2clDrvStreamDestroy(cu2clStream_t __stream);
cu2clDrvResult cu2clDrvStreamSynchronize(cu2clStream_t __stream);
cu2clDrvResult cu2clDrvStreamQuery(cu2clStream_t __stream);
cu2clDrvResult cu2clDrvStreamWaitEvent(cu2clStream_t __stream, cu2clEvent_t __event,
                                       unsigned int __flags);
cu2clDrvResult cu2clDrvStreamGetCtx(cu2clStream_t __stream, cu2clDrvContext *__context);
cu2clDrvResult cu2clDrvStreamGetFlags(cu2clStream_t __stream, unsigned int *__flags);
cu2clDrvResult cu2clDrvStreamGetPriority(cu2clStream_t __stream, int *__priority);
cu2clDrvResult cu2clDrvStreamAddCallback(cu2clStream_t __stream, cu2clDrvStreamCallback __callback,
                                         void *__user_data, unsigned int __flags);
cu2clDrvResult cu2clDrvEventCreate(cu2clEvent_t *__event, unsigned int __flags);
cu2clDrvResult cu2clDrvEventDestroy(cu2clEvent_t __event);
cu2clDrvResult cu2clDrvEventRecord(cu2clEvent_t __event, cu2clStream_t __stream);
cu2clDrvResult cu2clDrvEventRecordWithFlags(cu2clEvent_t __event, cu2clStream_t __stream,
                                            unsigned int __flags);
cu2clDrvResult cu2clDrvEventQuery(cu2clEvent_t __event);
cu2clDrvResult cu2clDrvEventSynchronize(cu2clEvent_t __event);
cu2clDrvResult cu2clDrvEventElapsedTime(float *__milliseconds, cu2clEvent_t __start,
                                        cu2clEvent_t __end);

/* Arrays, textures and surfaces: what cu2clCreateTextureObject says of them holds here, too. */
cu2clDrvResult cu2clDrvArrayCreate(cu2clArray_t *__array,
                                   const CU2CL_ARRAY_DESCRIPTOR *__descriptor);
cu2clDrvResult cu2clDrvArray3DCreate(cu2clArray_t *__array,
                                     const CU2CL_ARRAY3D_DESCRIPTOR *__descriptor);
cu2clDrvResult cu2clDrvArrayGetDescriptor(CU2CL_ARRAY_DESCRIPTOR *__descriptor,
                                          cu2clArray_t __array);
cu2clDrvResult cu2clDrvArray3DGetDescriptor(CU2CL_ARRAY3D_DESCRIPTOR *__descriptor,
                                            cu2clArray_t __array);
cu2clDrvResult cu2clDrvArrayDestroy(cu2clArray_t __array);
cu2clDrvResult cu2clDrvMipmappedArrayCreate(cu2clMipmappedArray_t *__mipmap,
                                            const CU2CL_ARRAY3D_DESCRIPTOR *__descriptor,
                                            unsigned int __levels);
cu2clDrvResult cu2clDrvMipmappedArrayGetLevel(cu2clArray_t *__array, cu2clMipmappedArray_t __mipmap,
                                              unsigned int __level);
cu2clDrvResult cu2clDrvMipmappedArrayDestroy(cu2clMipmappedArray_t __mipmap);
cu2clDrvResult cu2clDrvTexObjectCreate(cu2clTextureObject_t *__object,
                                       const CU2CL_RESOURCE_DESC *__resource,
                                       const CU2CL_TEXTURE_DESC *__texture,
                                       const CU2CL_RESOURCE_VIEW_DESC *__view);
cu2clDrvResult cu2clDrvTexObjectDestroy(cu2clTextureObject_t __object);
cu2clDrvResult cu2clDrvSurfObjectCreate(cu2clSurfaceObject_t *__object,
                                        const CU2CL_RESOURCE_DESC *__resource);
cu2clDrvResult cu2clDrvSurfObjectDestroy(cu2clSurfaceObject_t __object);

/* Memory and events of several processes; see <cu2cl/interop.h>. */
cu2clDrvResult cu2clDrvIpcGetMemHandle(cu2clDrvIpcMemHandle *__handle, cu2clDrvDeviceptr __pointer);
cu2clDrvResult cu2clDrvIpcOpenMemHandle(cu2clDrvDeviceptr *__pointer, cu2clDrvIpcMemHandle __handle,
                                        unsigned int __flags);
cu2clDrvResult cu2clDrvIpcCloseMemHandle(cu2clDrvDeviceptr __pointer);
cu2clDrvResult cu2clDrvIpcGetEventHandle(cu2clDrvIpcEventHandle *__handle, cu2clEvent_t __event);
cu2clDrvResult cu2clDrvIpcOpenEventHandle(cu2clEvent_t *__event, cu2clDrvIpcEventHandle __handle);

/* OpenGL's buffers and textures; <cu2cl/driver_gl.h> stands for cudaGL.h. */
cu2clDrvResult cu2clDrvGLInit(void);
cu2clDrvResult cu2clDrvGLCtxCreate(cu2clDrvContext *__context, unsigned int __flags,
                                   cu2clDrvDevice __device);
cu2clDrvResult cu2clDrvGLGetDevices(unsigned int *__count, cu2clDrvDevice *__devices,
                                    unsigned int __room, cu2clDrvGLDeviceList __list);
cu2clDrvResult cu2clDrvGraphicsGLRegisterBuffer(cu2clGraphicsResource_t *__resource,
                                                unsigned int __buffer, unsigned int __flags);
cu2clDrvResult cu2clDrvGraphicsGLRegisterImage(cu2clGraphicsResource_t *__resource,
                                               unsigned int __image, unsigned int __target,
                                               unsigned int __flags);
cu2clDrvResult cu2clDrvGraphicsUnregisterResource(cu2clGraphicsResource_t __resource);
cu2clDrvResult cu2clDrvGraphicsResourceSetMapFlags(cu2clGraphicsResource_t __resource,
                                                   unsigned int __flags);
cu2clDrvResult cu2clDrvGraphicsMapResources(unsigned int __count,
                                            cu2clGraphicsResource_t *__resources,
                                            cu2clStream_t __stream);
cu2clDrvResult cu2clDrvGraphicsUnmapResources(unsigned int __count,
                                              cu2clGraphicsResource_t *__resources,
                                              cu2clStream_t __stream);
cu2clDrvResult cu2clDrvGraphicsResourceGetMappedPointer(cu2clDrvDeviceptr *__pointer,
                                                        size_t *__size,
                                                        cu2clGraphicsResource_t __resource);
cu2clDrvResult cu2clDrvGraphicsSubResourceGetMappedArray(cu2clArray_t *__array,
                                                         cu2clGraphicsResource_t __resource,
                                                         unsigned int __index,
                                                         unsigned int __level);

#ifdef __cplusplus
}

/* CUDA 13's forms of some functions. */
inline cu2clDrvResult cu2clDrvCtxCreate(cu2clDrvContext *__context,
                                        const cu2clDrvCtxCreateParams *__parameters,
                                        unsigned int __flags, cu2clDrvDevice __device)
{
    if (__parameters && (__parameters->execAffinityParams || __parameters->cigParams))
        return CU2CL_ERROR_NOT_SUPPORTED;
    return cu2clDrvCtxCreate(__context, __flags, __device);
}

inline cu2clDrvResult cu2clDrvCtxGetDevice(cu2clDrvDevice *__device, cu2clDrvContext __context)
{
    cu2clDrvResult __result = cu2clDrvCtxPushCurrent(__context);
    if (__result == CU2CL_SUCCESS) {
        __result = cu2clDrvCtxGetDevice(__device);
        cu2clDrvCtxPopCurrent(0);
    }
    return __result;
}

inline cu2clDrvResult cu2clDrvCtxSynchronize(cu2clDrvContext __context)
{
    cu2clDrvResult __result = cu2clDrvCtxPushCurrent(__context);
    if (__result == CU2CL_SUCCESS) {
        __result = cu2clDrvCtxSynchronize();
        cu2clDrvCtxPopCurrent(0);
    }
    return __result;
}

inline cu2clDrvResult cu2clDrvMemPrefetchAsync(cu2clDrvDeviceptr __pointer, size_t __size,
                                               cu2clDrvMemLocation __location, unsigned int __flags,
                                               cu2clStream_t __stream)
{
    bool __device = __location.type == cu2clMemLocationTypeDevice;
    return __flags ? CU2CL_ERROR_INVALID_VALUE
                   : cu2clDrvMemPrefetchAsync(
                         __pointer, __size, __device ? __location.id : cu2clCpuDeviceId, __stream);
}

inline cu2clDrvResult cu2clDrvMemAdvise(cu2clDrvDeviceptr __pointer, size_t __size,
                                        cu2clDrvMemAdvice __advice, cu2clDrvMemLocation __location)
{
    bool __device = __location.type == cu2clMemLocationTypeDevice;
    return cu2clDrvMemAdvise(__pointer, __size, __advice,
                             __device ? __location.id : cu2clCpuDeviceId);
}
#endif

#include "show_macros.h"

#endif
