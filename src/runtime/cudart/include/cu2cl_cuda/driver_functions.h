/* The functions of CUDA's driver API.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_DRIVER_FUNCTIONS_H
#define CU2CL_CUDA_DRIVER_FUNCTIONS_H

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

CUresult cuArray3DCreate(CUarray *__array, const CUDA_ARRAY3D_DESCRIPTOR *__descriptor);
CUresult cuArray3DCreate_v2(CUarray *__array, const CUDA_ARRAY3D_DESCRIPTOR *__descriptor);
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *__descriptor, CUarray __array);
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *__descriptor, CUarray __array);
CUresult cuArrayCreate(CUarray *__array, const CUDA_ARRAY_DESCRIPTOR *__descriptor);
CUresult cuArrayCreate_v2(CUarray *__array, const CUDA_ARRAY_DESCRIPTOR *__descriptor);
CUresult cuArrayDestroy(CUarray __array);
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *__descriptor, CUarray __array);
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *__descriptor, CUarray __array);
CUresult cuCtxAttach(CUcontext *__context, unsigned int __flags);
CUresult cuCtxCreate(CUcontext *__context, unsigned int __flags, CUdevice __device);
CUresult cuCtxCreate_v2(CUcontext *__context, unsigned int __flags, CUdevice __device);
CUresult cuCtxDestroy(CUcontext __context);
CUresult cuCtxDestroy_v2(CUcontext __context);
CUresult cuCtxDetach(CUcontext __context);
CUresult cuCtxDisablePeerAccess(CUcontext __peer);
CUresult cuCtxEnablePeerAccess(CUcontext __peer, unsigned int __flags);
CUresult cuCtxGetApiVersion(CUcontext __context, unsigned int *__version);
CUresult cuCtxGetCacheConfig(CUfunc_cache *__config);
CUresult cuCtxGetCurrent(CUcontext *__context);
CUresult cuCtxGetDevice(CUdevice *__device);
CUresult cuCtxGetFlags(unsigned int *__flags);
CUresult cuCtxGetLimit(size_t *__value, CUlimit __limit);
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *__config);
CUresult cuCtxGetStreamPriorityRange(int *__least, int *__greatest);
CUresult cuCtxPopCurrent(CUcontext *__context);
CUresult cuCtxPopCurrent_v2(CUcontext *__context);
CUresult cuCtxPushCurrent(CUcontext __context);
CUresult cuCtxPushCurrent_v2(CUcontext __context);
CUresult cuCtxSetCacheConfig(CUfunc_cache __config);
CUresult cuCtxSetCurrent(CUcontext __context);
CUresult cuCtxSetLimit(CUlimit __limit, size_t __value);
CUresult cuCtxSetSharedMemConfig(CUsharedconfig __config);
CUresult cuCtxSynchronize(void);
CUresult cuDeviceCanAccessPeer(int *__can, CUdevice __device, CUdevice __peer);
CUresult cuDeviceComputeCapability(int *__major, int *__minor, CUdevice __device);
CUresult cuDeviceGet(CUdevice *__device, int __number);
CUresult cuDeviceGetAttribute(int *__value, CUdevice_attribute __attr, CUdevice __device);
CUresult cuDeviceGetByPCIBusId(CUdevice *__device, const char *__text);
CUresult cuDeviceGetCount(int *__count);
CUresult cuDeviceGetName(char *__name, int __length, CUdevice __device);
CUresult cuDeviceGetPCIBusId(char *__text, int __length, CUdevice __device);
CUresult cuDeviceGetProperties(CUdevprop *__properties, CUdevice __device);
CUresult cuDeviceGetUuid(CUuuid *__uuid, CUdevice __device);
CUresult cuDeviceGetUuid_v2(CUuuid *__uuid, CUdevice __device);
CUresult cuDevicePrimaryCtxGetState(CUdevice __device, unsigned int *__flags, int *__active);
CUresult cuDevicePrimaryCtxRelease(CUdevice __device);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice __device);
CUresult cuDevicePrimaryCtxReset(CUdevice __device);
CUresult cuDevicePrimaryCtxReset_v2(CUdevice __device);
CUresult cuDevicePrimaryCtxRetain(CUcontext *__context, CUdevice __device);
CUresult cuDevicePrimaryCtxSetFlags(CUdevice __device, unsigned int __flags);
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice __device, unsigned int __flags);
CUresult cuDeviceTotalMem(size_t *__bytes, CUdevice __device);
CUresult cuDeviceTotalMem_v2(size_t *__bytes, CUdevice __device);
CUresult cuDriverGetVersion(int *__version);
CUresult cuEventCreate(CUevent *__event, unsigned int __flags);
CUresult cuEventDestroy(CUevent __event);
CUresult cuEventDestroy_v2(CUevent __event);
CUresult cuEventElapsedTime(float *__milliseconds, CUevent __start, CUevent __end);
CUresult cuEventQuery(CUevent __event);
CUresult cuEventRecord(CUevent __event, CUstream __stream);
CUresult cuEventRecordWithFlags(CUevent __event, CUstream __stream, unsigned int __flags);
CUresult cuEventSynchronize(CUevent __event);
CUresult cuFuncGetAttribute(int *__value, CUfunction_attribute __attr, CUfunction __function);
CUresult cuFuncSetAttribute(CUfunction __function, CUfunction_attribute __attr, int __value);
CUresult cuFuncSetBlockShape(CUfunction __function, int __x, int __y, int __z);
CUresult cuFuncSetCacheConfig(CUfunction __function, CUfunc_cache __config);
CUresult cuFuncSetSharedMemConfig(CUfunction __function, CUsharedconfig __config);
CUresult cuFuncSetSharedSize(CUfunction __function, unsigned int __bytes);
CUresult cuGLCtxCreate(CUcontext *__context, unsigned int __flags, CUdevice __device);
CUresult cuGLCtxCreate_v2(CUcontext *__context, unsigned int __flags, CUdevice __device);
CUresult cuGLGetDevices(unsigned int *__count, CUdevice *__devices, unsigned int __room,
                        CUGLDeviceList __list);
CUresult cuGLGetDevices_v2(unsigned int *__count, CUdevice *__devices, unsigned int __room,
                           CUGLDeviceList __list);
CUresult cuGLInit(void);
CUresult cuGetErrorName(CUresult __error, const char **__text);
CUresult cuGetErrorString(CUresult __error, const char **__text);
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *__resource, unsigned int __buffer,
                                    unsigned int __flags);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *__resource, unsigned int __image,
                                   unsigned int __target, unsigned int __flags);
CUresult cuGraphicsMapResources(unsigned int __count, CUgraphicsResource *__resources,
                                CUstream __stream);
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr *__pointer, size_t *__size,
                                            CUgraphicsResource __resource);
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *__pointer, size_t *__size,
                                               CUgraphicsResource __resource);
CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource __resource, unsigned int __flags);
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource __resource, unsigned int __flags);
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *__array, CUgraphicsResource __resource,
                                             unsigned int __index, unsigned int __level);
CUresult cuGraphicsUnmapResources(unsigned int __count, CUgraphicsResource *__resources,
                                  CUstream __stream);
CUresult cuGraphicsUnregisterResource(CUgraphicsResource __resource);
CUresult cuInit(unsigned int __flags);
CUresult cuIpcCloseMemHandle(CUdeviceptr __pointer);
CUresult cuIpcGetEventHandle(CUipcEventHandle *__handle, CUevent __event);
CUresult cuIpcGetMemHandle(CUipcMemHandle *__handle, CUdeviceptr __pointer);
CUresult cuIpcOpenEventHandle(CUevent *__event, CUipcEventHandle __handle);
CUresult cuIpcOpenMemHandle(CUdeviceptr *__pointer, CUipcMemHandle __handle, unsigned int __flags);
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *__pointer, CUipcMemHandle __handle,
                               unsigned int __flags);
CUresult cuKernelGetFunction(CUfunction *__function, CUkernel __kernel);
CUresult cuLaunch(CUfunction __function);
CUresult cuLaunchCooperativeKernel(CUfunction __function, unsigned int __grid_x,
                                   unsigned int __grid_y, unsigned int __grid_z,
                                   unsigned int __block_x, unsigned int __block_y,
                                   unsigned int __block_z, unsigned int __shared, CUstream __stream,
                                   void **__parameters);
CUresult cuLaunchGrid(CUfunction __function, int __width, int __height);
CUresult cuLaunchGridAsync(CUfunction __function, int __width, int __height, CUstream __stream);
CUresult cuLaunchHostFunc(CUstream __stream, CUhostFn __function, void *__user_data);
CUresult cuLaunchKernel(CUfunction __function, unsigned int __grid_x, unsigned int __grid_y,
                        unsigned int __grid_z, unsigned int __block_x, unsigned int __block_y,
                        unsigned int __block_z, unsigned int __shared, CUstream __stream,
                        void **__parameters, void **__extra);
CUresult cuLaunchKernelEx(const CUlaunchConfig *__config, CUfunction __function,
                          void **__parameters, void **__extra);
CUresult cuLibraryGetGlobal(CUdeviceptr *__pointer, size_t *__bytes, CUlibrary __library,
                            const char *__name);
CUresult cuLibraryGetKernel(CUkernel *__kernel, CUlibrary __library, const char *__name);
CUresult cuLibraryGetModule(CUmodule *__module, CUlibrary __library);
CUresult cuLibraryLoadData(CUlibrary *__library, const void *__image, CUjit_option *__jit_options,
                           void **__jit_values, unsigned int __jit_count,
                           CUlibraryOption *__options, void **__values, unsigned int __count);
CUresult cuLibraryLoadFromFile(CUlibrary *__library, const char *__path,
                               CUjit_option *__jit_options, void **__jit_values,
                               unsigned int __jit_count, CUlibraryOption *__options,
                               void **__values, unsigned int __count);
CUresult cuLibraryUnload(CUlibrary __library);
CUresult cuLinkAddData(CUlinkState __state, CUjitInputType __type, void *__data, size_t __size,
                       const char *__name, unsigned int __count, CUjit_option *__options,
                       void **__values);
CUresult cuLinkAddData_v2(CUlinkState __state, CUjitInputType __type, void *__data, size_t __size,
                          const char *__name, unsigned int __count, CUjit_option *__options,
                          void **__values);
CUresult cuLinkAddFile(CUlinkState __state, CUjitInputType __type, const char *__path,
                       unsigned int __count, CUjit_option *__options, void **__values);
CUresult cuLinkAddFile_v2(CUlinkState __state, CUjitInputType __type, const char *__path,
                          unsigned int __count, CUjit_option *__options, void **__values);
CUresult cuLinkComplete(CUlinkState __state, void **__image, size_t *__size);
CUresult cuLinkCreate(unsigned int __count, CUjit_option *__options, void **__values,
                      CUlinkState *__state);
CUresult cuLinkCreate_v2(unsigned int __count, CUjit_option *__options, void **__values,
                         CUlinkState *__state);
CUresult cuLinkDestroy(CUlinkState __state);
CUresult cuMemAddressFree(CUdeviceptr __pointer, size_t __size);
CUresult cuMemAddressReserve(CUdeviceptr *__pointer, size_t __size, size_t __alignment,
                             CUdeviceptr __wanted, unsigned long long __flags);
CUresult cuMemAdvise(CUdeviceptr __pointer, size_t __size, CUmem_advise __advice,
                     CUdevice __device);
CUresult cuMemAlloc(CUdeviceptr *__pointer, size_t __size);
CUresult cuMemAllocAsync(CUdeviceptr *__pointer, size_t __size, CUstream __stream);
CUresult cuMemAllocHost(void **__pointer, size_t __size);
CUresult cuMemAllocHost_v2(void **__pointer, size_t __size);
CUresult cuMemAllocManaged(CUdeviceptr *__pointer, size_t __size, unsigned int __flags);
CUresult cuMemAllocPitch(CUdeviceptr *__pointer, size_t *__pitch, size_t __width, size_t __height,
                         unsigned int __element_size);
CUresult cuMemAllocPitch_v2(CUdeviceptr *__pointer, size_t *__pitch, size_t __width,
                            size_t __height, unsigned int __element_size);
CUresult cuMemAlloc_v2(CUdeviceptr *__pointer, size_t __size);
CUresult cuMemCreate(CUmemGenericAllocationHandle *__handle, size_t __size,
                     const CUmemAllocationProp *__properties, unsigned long long __flags);
CUresult cuMemFree(CUdeviceptr __pointer);
CUresult cuMemFreeAsync(CUdeviceptr __pointer, CUstream __stream);
CUresult cuMemFreeHost(void *__pointer);
CUresult cuMemFree_v2(CUdeviceptr __pointer);
CUresult cuMemGetAddressRange(CUdeviceptr *__base, size_t *__size, CUdeviceptr __pointer);
CUresult cuMemGetAddressRange_v2(CUdeviceptr *__base, size_t *__size, CUdeviceptr __pointer);
CUresult cuMemGetAllocationGranularity(size_t *__granularity,
                                       const CUmemAllocationProp *__properties,
                                       CUmemAllocationGranularity_flags __option);
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *__properties,
                                                CUmemGenericAllocationHandle __handle);
CUresult cuMemGetInfo(size_t *__available, size_t *__total);
CUresult cuMemGetInfo_v2(size_t *__available, size_t *__total);
CUresult cuMemHostAlloc(void **__pointer, size_t __size, unsigned int __flags);
CUresult cuMemHostGetDevicePointer(CUdeviceptr *__device_pointer, void *__pointer,
                                   unsigned int __flags);
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *__device_pointer, void *__pointer,
                                      unsigned int __flags);
CUresult cuMemHostGetFlags(unsigned int *__flags, void *__pointer);
CUresult cuMemHostRegister(void *__pointer, size_t __size, unsigned int __flags);
CUresult cuMemHostRegister_v2(void *__pointer, size_t __size, unsigned int __flags);
CUresult cuMemHostUnregister(void *__pointer);
CUresult cuMemMap(CUdeviceptr __pointer, size_t __size, size_t __offset,
                  CUmemGenericAllocationHandle __handle, unsigned long long __flags);
CUresult cuMemPrefetchAsync(CUdeviceptr __pointer, size_t __size, CUdevice __device,
                            CUstream __stream);
CUresult cuMemRelease(CUmemGenericAllocationHandle __handle);
CUresult cuMemSetAccess(CUdeviceptr __pointer, size_t __size, const CUmemAccessDesc *__list,
                        size_t __count);
CUresult cuMemUnmap(CUdeviceptr __pointer, size_t __size);
CUresult cuMemcpy(CUdeviceptr __dst, CUdeviceptr __src, size_t __size);
CUresult cuMemcpy2D(const CUDA_MEMCPY2D *__copy);
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *__copy, CUstream __stream);
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *__copy, CUstream __stream);
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *__copy);
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *__copy);
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *__copy);
CUresult cuMemcpy3D(const CUDA_MEMCPY3D *__copy);
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *__copy, CUstream __stream);
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *__copy, CUstream __stream);
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *__copy);
CUresult cuMemcpyAsync(CUdeviceptr __dst, CUdeviceptr __src, size_t __size, CUstream __stream);
CUresult cuMemcpyAtoD(CUdeviceptr __dst, CUarray __src, size_t __offset, size_t __size);
CUresult cuMemcpyAtoD_v2(CUdeviceptr __dst, CUarray __src, size_t __offset, size_t __size);
CUresult cuMemcpyAtoH(void *__dst, CUarray __src, size_t __offset, size_t __size);
CUresult cuMemcpyAtoHAsync(void *__dst, CUarray __src, size_t __offset, size_t __size,
                           CUstream __stream);
CUresult cuMemcpyAtoH_v2(void *__dst, CUarray __src, size_t __offset, size_t __size);
CUresult cuMemcpyDtoA(CUarray __dst, size_t __offset, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyDtoA_v2(CUarray __dst, size_t __offset, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyDtoD(CUdeviceptr __dst, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyDtoDAsync(CUdeviceptr __dst, CUdeviceptr __src, size_t __size, CUstream __stream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr __dst, CUdeviceptr __src, size_t __size,
                              CUstream __stream);
CUresult cuMemcpyDtoD_v2(CUdeviceptr __dst, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyDtoH(void *__dst, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyDtoHAsync(void *__dst, CUdeviceptr __src, size_t __size, CUstream __stream);
CUresult cuMemcpyDtoHAsync_v2(void *__dst, CUdeviceptr __src, size_t __size, CUstream __stream);
CUresult cuMemcpyDtoH_v2(void *__dst, CUdeviceptr __src, size_t __size);
CUresult cuMemcpyHtoA(CUarray __dst, size_t __offset, const void *__src, size_t __size);
CUresult cuMemcpyHtoAAsync(CUarray __dst, size_t __offset, const void *__src, size_t __size,
                           CUstream __stream);
CUresult cuMemcpyHtoA_v2(CUarray __dst, size_t __offset, const void *__src, size_t __size);
CUresult cuMemcpyHtoD(CUdeviceptr __dst, const void *__src, size_t __size);
CUresult cuMemcpyHtoDAsync(CUdeviceptr __dst, const void *__src, size_t __size, CUstream __stream);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr __dst, const void *__src, size_t __size,
                              CUstream __stream);
CUresult cuMemcpyHtoD_v2(CUdeviceptr __dst, const void *__src, size_t __size);
CUresult cuMemcpyPeer(CUdeviceptr __dst, CUcontext __dst_context, CUdeviceptr __src,
                      CUcontext __src_context, size_t __size);
CUresult cuMemcpyPeerAsync(CUdeviceptr __dst, CUcontext __dst_context, CUdeviceptr __src,
                           CUcontext __src_context, size_t __size, CUstream __stream);
CUresult cuMemsetD16(CUdeviceptr __pointer, unsigned short __value, size_t __count);
CUresult cuMemsetD16Async(CUdeviceptr __pointer, unsigned short __value, size_t __count,
                          CUstream __stream);
CUresult cuMemsetD16_v2(CUdeviceptr __pointer, unsigned short __value, size_t __count);
CUresult cuMemsetD2D16(CUdeviceptr __pointer, size_t __pitch, unsigned short __value,
                       size_t __width, size_t __height);
CUresult cuMemsetD2D16Async(CUdeviceptr __pointer, size_t __pitch, unsigned short __value,
                            size_t __width, size_t __height, CUstream __stream);
CUresult cuMemsetD2D16_v2(CUdeviceptr __pointer, size_t __pitch, unsigned short __value,
                          size_t __width, size_t __height);
CUresult cuMemsetD2D32(CUdeviceptr __pointer, size_t __pitch, unsigned int __value, size_t __width,
                       size_t __height);
CUresult cuMemsetD2D32Async(CUdeviceptr __pointer, size_t __pitch, unsigned int __value,
                            size_t __width, size_t __height, CUstream __stream);
CUresult cuMemsetD2D32_v2(CUdeviceptr __pointer, size_t __pitch, unsigned int __value,
                          size_t __width, size_t __height);
CUresult cuMemsetD2D8(CUdeviceptr __pointer, size_t __pitch, unsigned char __value, size_t __width,
                      size_t __height);
CUresult cuMemsetD2D8Async(CUdeviceptr __pointer, size_t __pitch, unsigned char __value,
                           size_t __width, size_t __height, CUstream __stream);
CUresult cuMemsetD2D8_v2(CUdeviceptr __pointer, size_t __pitch, unsigned char __value,
                         size_t __width, size_t __height);
CUresult cuMemsetD32(CUdeviceptr __pointer, unsigned int __value, size_t __count);
CUresult cuMemsetD32Async(CUdeviceptr __pointer, unsigned int __value, size_t __count,
                          CUstream __stream);
CUresult cuMemsetD32_v2(CUdeviceptr __pointer, unsigned int __value, size_t __count);
CUresult cuMemsetD8(CUdeviceptr __pointer, unsigned char __value, size_t __count);
CUresult cuMemsetD8Async(CUdeviceptr __pointer, unsigned char __value, size_t __count,
                         CUstream __stream);
CUresult cuMemsetD8_v2(CUdeviceptr __pointer, unsigned char __value, size_t __count);
CUresult cuMipmappedArrayCreate(CUmipmappedArray *__mipmap,
                                const CUDA_ARRAY3D_DESCRIPTOR *__descriptor, unsigned int __levels);
CUresult cuMipmappedArrayDestroy(CUmipmappedArray __mipmap);
CUresult cuMipmappedArrayGetLevel(CUarray *__array, CUmipmappedArray __mipmap,
                                  unsigned int __level);
CUresult cuModuleGetFunction(CUfunction *__function, CUmodule __module, const char *__name);
CUresult cuModuleGetGlobal(CUdeviceptr *__pointer, size_t *__bytes, CUmodule __module,
                           const char *__name);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *__pointer, size_t *__bytes, CUmodule __module,
                              const char *__name);
CUresult cuModuleLoad(CUmodule *__module, const char *__path);
CUresult cuModuleLoadData(CUmodule *__module, const void *__image);
CUresult cuModuleLoadDataEx(CUmodule *__module, const void *__image, unsigned int __count,
                            CUjit_option *__options, void **__values);
CUresult cuModuleLoadFatBinary(CUmodule *__module, const void *__image);
CUresult cuModuleUnload(CUmodule __module);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks, CUfunction __function,
                                                     int __block_size, size_t __shared);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *__blocks, CUfunction __function,
                                                              int __block_size, size_t __shared,
                                                              unsigned int __flags);
CUresult cuOccupancyMaxPotentialBlockSize(int *__grid_size, int *__block_size,
                                          CUfunction __function, CUoccupancyB2DSize __shared_of,
                                          size_t __shared, int __limit);
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *__grid_size, int *__block_size,
                                                   CUfunction __function,
                                                   CUoccupancyB2DSize __shared_of, size_t __shared,
                                                   int __limit, unsigned int __flags);
CUresult cuParamSetSize(CUfunction __function, unsigned int __bytes);
CUresult cuParamSetf(CUfunction __function, int __offset, float __value);
CUresult cuParamSeti(CUfunction __function, int __offset, unsigned int __value);
CUresult cuParamSetv(CUfunction __function, int __offset, void *__value, unsigned int __bytes);
CUresult cuPointerGetAttribute(void *__data, CUpointer_attribute __attr, CUdeviceptr __pointer);
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
CUresult cuStreamAddCallback(CUstream __stream, CUstreamCallback __callback, void *__user_data,
                             unsigned int __flags);
CUresult cuStreamAttachMemAsync(CUstream __stream, CUdeviceptr __pointer, size_t __length,
                                unsigned int __flags);
CUresult cuStreamCreate(CUstream *__stream, unsigned int __flags);
CUresult cuStreamCreateWithPriority(CUstream *__stream, unsigned int __flags, int __priority);
CUresult cuStreamDestroy(CUstream __stream);
CUresult cuStreamDestroy_v2(CUstream __stream);
CUresult cuStreamGetCtx(CUstream __stream, CUcontext *__context);
CUresult cuStreamGetFlags(CUstream __stream, unsigned int *__flags);
CUresult cuStreamGetPriority(CUstream __stream, int *__priority);
CUresult cuStreamQuery(CUstream __stream);
CUresult cuStreamSynchronize(CUstream __stream);
CUresult cuStreamWaitEvent(CUstream __stream, CUevent __event, unsigned int __flags);
CUresult cuSurfObjectCreate(CUsurfObject *__object, const CUDA_RESOURCE_DESC *__resource);
CUresult cuSurfObjectDestroy(CUsurfObject __object);
CUresult cuTexObjectCreate(CUtexObject *__object, const CUDA_RESOURCE_DESC *__resource,
                           const CUDA_TEXTURE_DESC *__texture,
                           const CUDA_RESOURCE_VIEW_DESC *__view);
CUresult cuTexObjectDestroy(CUtexObject __object);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#endif
