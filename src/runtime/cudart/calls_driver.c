/* The functions of CUDA's driver API, which are the runtime's with another name.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

CUresult cuArray3DCreate(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *descriptor)
{
    return cu2clDrvArray3DCreate(array, descriptor);
}

CUresult cuArray3DCreate_v2(CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *descriptor)
{
    return cu2clDrvArray3DCreate(array, descriptor);
}

CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *descriptor, CUarray array)
{
    return cu2clDrvArray3DGetDescriptor(descriptor, array);
}

CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *descriptor, CUarray array)
{
    return cu2clDrvArray3DGetDescriptor(descriptor, array);
}

CUresult cuArrayCreate(CUarray *array, const CUDA_ARRAY_DESCRIPTOR *descriptor)
{
    return cu2clDrvArrayCreate(array, descriptor);
}

CUresult cuArrayCreate_v2(CUarray *array, const CUDA_ARRAY_DESCRIPTOR *descriptor)
{
    return cu2clDrvArrayCreate(array, descriptor);
}

CUresult cuArrayDestroy(CUarray array)
{
    return cu2clDrvArrayDestroy(array);
}

CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *descriptor, CUarray array)
{
    return cu2clDrvArrayGetDescriptor(descriptor, array);
}

CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *descriptor, CUarray array)
{
    return cu2clDrvArrayGetDescriptor(descriptor, array);
}

CUresult cuCtxAttach(CUcontext *context, unsigned int flags)
{
    return cu2clDrvCtxAttach(context, flags);
}

CUresult cuCtxCreate(CUcontext *context, unsigned int flags, CUdevice device)
{
    return cu2clDrvCtxCreate(context, flags, device);
}

CUresult cuCtxCreate_v2(CUcontext *context, unsigned int flags, CUdevice device)
{
    return cu2clDrvCtxCreate(context, flags, device);
}

CUresult cuCtxDestroy(CUcontext context)
{
    return cu2clDrvCtxDestroy(context);
}

CUresult cuCtxDestroy_v2(CUcontext context)
{
    return cu2clDrvCtxDestroy(context);
}

CUresult cuCtxDetach(CUcontext context)
{
    return cu2clDrvCtxDetach(context);
}

CUresult cuCtxDisablePeerAccess(CUcontext peer)
{
    return cu2clDrvCtxDisablePeerAccess(peer);
}

CUresult cuCtxEnablePeerAccess(CUcontext peer, unsigned int flags)
{
    return cu2clDrvCtxEnablePeerAccess(peer, flags);
}

CUresult cuCtxGetApiVersion(CUcontext context, unsigned int *version)
{
    return cu2clDrvCtxGetApiVersion(context, version);
}

CUresult cuCtxGetCacheConfig(CUfunc_cache *config)
{
    return cu2clDrvCtxGetCacheConfig(config);
}

CUresult cuCtxGetCurrent(CUcontext *context)
{
    return cu2clDrvCtxGetCurrent(context);
}

CUresult cuCtxGetDevice(CUdevice *device)
{
    return cu2clDrvCtxGetDevice(device);
}

CUresult cuCtxGetFlags(unsigned int *flags)
{
    return cu2clDrvCtxGetFlags(flags);
}

CUresult cuCtxGetLimit(size_t *value, CUlimit limit)
{
    return cu2clDrvCtxGetLimit(value, limit);
}

CUresult cuCtxGetSharedMemConfig(CUsharedconfig *config)
{
    return cu2clDrvCtxGetSharedMemConfig(config);
}

CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest)
{
    return cu2clDrvCtxGetStreamPriorityRange(least, greatest);
}

CUresult cuCtxPopCurrent(CUcontext *context)
{
    return cu2clDrvCtxPopCurrent(context);
}

CUresult cuCtxPopCurrent_v2(CUcontext *context)
{
    return cu2clDrvCtxPopCurrent(context);
}

CUresult cuCtxPushCurrent(CUcontext context)
{
    return cu2clDrvCtxPushCurrent(context);
}

CUresult cuCtxPushCurrent_v2(CUcontext context)
{
    return cu2clDrvCtxPushCurrent(context);
}

CUresult cuCtxSetCacheConfig(CUfunc_cache config)
{
    return cu2clDrvCtxSetCacheConfig(config);
}

CUresult cuCtxSetCurrent(CUcontext context)
{
    return cu2clDrvCtxSetCurrent(context);
}

CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
    return cu2clDrvCtxSetLimit(limit, value);
}

CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
{
    return cu2clDrvCtxSetSharedMemConfig(config);
}

CUresult cuCtxSynchronize(void)
{
    return cu2clDrvCtxSynchronize();
}

CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer)
{
    return cu2clDrvDeviceCanAccessPeer(can, device, peer);
}

CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice device)
{
    return cu2clDrvDeviceComputeCapability(major, minor, device);
}

CUresult cuDeviceGet(CUdevice *device, int number)
{
    return cu2clDrvDeviceGet(device, number);
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attr, CUdevice device)
{
    return cu2clDrvDeviceGetAttribute(value, attr, device);
}

CUresult cuDeviceGetByPCIBusId(CUdevice *device, const char *text)
{
    return cu2clDrvDeviceGetByPCIBusId(device, text);
}

CUresult cuDeviceGetCount(int *count)
{
    return cu2clDrvDeviceGetCount(count);
}

CUresult cuDeviceGetName(char *name, int length, CUdevice device)
{
    return cu2clDrvDeviceGetName(name, length, device);
}

CUresult cuDeviceGetPCIBusId(char *text, int length, CUdevice device)
{
    return cu2clDrvDeviceGetPCIBusId(text, length, device);
}

CUresult cuDeviceGetProperties(CUdevprop *properties, CUdevice device)
{
    return cu2clDrvDeviceGetProperties(properties, device);
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    return cu2clDrvDeviceGetUuid(uuid, device);
}

CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice device)
{
    return cu2clDrvDeviceGetUuid(uuid, device);
}

CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned int *flags, int *active)
{
    return cu2clDrvDevicePrimaryCtxGetState(device, flags, active);
}

CUresult cuDevicePrimaryCtxRelease(CUdevice device)
{
    return cu2clDrvDevicePrimaryCtxRelease(device);
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device)
{
    return cu2clDrvDevicePrimaryCtxRelease(device);
}

CUresult cuDevicePrimaryCtxReset(CUdevice device)
{
    return cu2clDrvDevicePrimaryCtxReset(device);
}

CUresult cuDevicePrimaryCtxReset_v2(CUdevice device)
{
    return cu2clDrvDevicePrimaryCtxReset(device);
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    return cu2clDrvDevicePrimaryCtxRetain(context, device);
}

CUresult cuDevicePrimaryCtxSetFlags(CUdevice device, unsigned int flags)
{
    return cu2clDrvDevicePrimaryCtxSetFlags(device, flags);
}

CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice device, unsigned int flags)
{
    return cu2clDrvDevicePrimaryCtxSetFlags(device, flags);
}

CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device)
{
    return cu2clDrvDeviceTotalMem(bytes, device);
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device)
{
    return cu2clDrvDeviceTotalMem(bytes, device);
}

CUresult cuDriverGetVersion(int *version)
{
    return cu2clDrvDriverGetVersion(version);
}

CUresult cuEventCreate(CUevent *event, unsigned int flags)
{
    return cu2clDrvEventCreate(event, flags);
}

CUresult cuEventDestroy(CUevent event)
{
    return cu2clDrvEventDestroy(event);
}

CUresult cuEventDestroy_v2(CUevent event)
{
    return cu2clDrvEventDestroy(event);
}

CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end)
{
    return cu2clDrvEventElapsedTime(milliseconds, start, end);
}

CUresult cuEventQuery(CUevent event)
{
    return cu2clDrvEventQuery(event);
}

CUresult cuEventRecord(CUevent event, CUstream stream)
{
    return cu2clDrvEventRecord(event, stream);
}

CUresult cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned int flags)
{
    return cu2clDrvEventRecordWithFlags(event, stream, flags);
}

CUresult cuEventSynchronize(CUevent event)
{
    return cu2clDrvEventSynchronize(event);
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attr, CUfunction function)
{
    return cu2clDrvFuncGetAttribute(value, attr, function);
}

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attr, int value)
{
    return cu2clDrvFuncSetAttribute(function, attr, value);
}

CUresult cuFuncSetBlockShape(CUfunction function, int x, int y, int z)
{
    return cu2clDrvFuncSetBlockShape(function, x, y, z);
}

CUresult cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config)
{
    return cu2clDrvFuncSetCacheConfig(function, config);
}

CUresult cuFuncSetSharedMemConfig(CUfunction function, CUsharedconfig config)
{
    return cu2clDrvFuncSetSharedMemConfig(function, config);
}

CUresult cuFuncSetSharedSize(CUfunction function, unsigned int bytes)
{
    return cu2clDrvFuncSetSharedSize(function, bytes);
}

CUresult cuGLCtxCreate(CUcontext *context, unsigned int flags, CUdevice device)
{
    return cu2clDrvGLCtxCreate(context, flags, device);
}

CUresult cuGLCtxCreate_v2(CUcontext *context, unsigned int flags, CUdevice device)
{
    return cu2clDrvGLCtxCreate(context, flags, device);
}

CUresult cuGLGetDevices(unsigned int *count, CUdevice *devices, unsigned int room,
                        CUGLDeviceList list)
{
    return cu2clDrvGLGetDevices(count, devices, room, list);
}

CUresult cuGLGetDevices_v2(unsigned int *count, CUdevice *devices, unsigned int room,
                           CUGLDeviceList list)
{
    return cu2clDrvGLGetDevices(count, devices, room, list);
}

CUresult cuGLInit(void)
{
    return cu2clDrvGLInit();
}

CUresult cuGetErrorName(CUresult error, const char **text)
{
    return cu2clDrvGetErrorName(error, text);
}

CUresult cuGetErrorString(CUresult error, const char **text)
{
    return cu2clDrvGetErrorString(error, text);
}

CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *resource, unsigned int buffer,
                                    unsigned int flags)
{
    return cu2clDrvGraphicsGLRegisterBuffer(resource, buffer, flags);
}

CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *resource, unsigned int image,
                                   unsigned int target, unsigned int flags)
{
    return cu2clDrvGraphicsGLRegisterImage(resource, image, target, flags);
}

CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream stream)
{
    return cu2clDrvGraphicsMapResources(count, resources, stream);
}

CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr *pointer, size_t *size,
                                            CUgraphicsResource resource)
{
    return cu2clDrvGraphicsResourceGetMappedPointer(pointer, size, resource);
}

CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pointer, size_t *size,
                                               CUgraphicsResource resource)
{
    return cu2clDrvGraphicsResourceGetMappedPointer(pointer, size, resource);
}

CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)
{
    return cu2clDrvGraphicsResourceSetMapFlags(resource, flags);
}

CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
{
    return cu2clDrvGraphicsResourceSetMapFlags(resource, flags);
}

CUresult cuGraphicsSubResourceGetMappedArray(CUarray *array, CUgraphicsResource resource,
                                             unsigned int index, unsigned int level)
{
    return cu2clDrvGraphicsSubResourceGetMappedArray(array, resource, index, level);
}

CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
                                  CUstream stream)
{
    return cu2clDrvGraphicsUnmapResources(count, resources, stream);
}

CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
    return cu2clDrvGraphicsUnregisterResource(resource);
}

CUresult cuInit(unsigned int flags)
{
    return cu2clDrvInit(flags);
}

CUresult cuIpcCloseMemHandle(CUdeviceptr pointer)
{
    return cu2clDrvIpcCloseMemHandle(pointer);
}

CUresult cuIpcGetEventHandle(CUipcEventHandle *handle, CUevent event)
{
    return cu2clDrvIpcGetEventHandle(handle, event);
}

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr pointer)
{
    return cu2clDrvIpcGetMemHandle(handle, pointer);
}

CUresult cuIpcOpenEventHandle(CUevent *event, CUipcEventHandle handle)
{
    return cu2clDrvIpcOpenEventHandle(event, handle);
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *pointer, CUipcMemHandle handle, unsigned int flags)
{
    return cu2clDrvIpcOpenMemHandle(pointer, handle, flags);
}

CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pointer, CUipcMemHandle handle, unsigned int flags)
{
    return cu2clDrvIpcOpenMemHandle(pointer, handle, flags);
}

CUresult cuKernelGetFunction(CUfunction *function, CUkernel kernel)
{
    return cu2clDrvKernelGetFunction(function, kernel);
}

CUresult cuLaunch(CUfunction function)
{
    return cu2clDrvLaunch(function);
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned int grid_x, unsigned int grid_y,
                                   unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                                   unsigned int block_z, unsigned int shared, CUstream stream,
                                   void **parameters)
{
    return cu2clDrvLaunchCooperativeKernel(function, grid_x, grid_y, grid_z, block_x, block_y,
                                           block_z, shared, stream, parameters);
}

CUresult cuLaunchGrid(CUfunction function, int width, int height)
{
    return cu2clDrvLaunchGrid(function, width, height);
}

CUresult cuLaunchGridAsync(CUfunction function, int width, int height, CUstream stream)
{
    return cu2clDrvLaunchGridAsync(function, width, height, stream);
}

CUresult cuLaunchHostFunc(CUstream stream, CUhostFn function, void *user_data)
{
    return cu2clDrvLaunchHostFunc(stream, function, user_data);
}

CUresult cuLaunchKernel(CUfunction function, unsigned int grid_x, unsigned int grid_y,
                        unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                        unsigned int block_z, unsigned int shared, CUstream stream,
                        void **parameters, void **extra)
{
    return cu2clDrvLaunchKernel(function, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared,
                                stream, parameters, extra);
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function, void **parameters,
                          void **extra)
{
    return cu2clDrvLaunchKernelEx(config, function, parameters, extra);
}

CUresult cuLibraryGetGlobal(CUdeviceptr *pointer, size_t *bytes, CUlibrary library,
                            const char *name)
{
    return cu2clDrvLibraryGetGlobal(pointer, bytes, library, name);
}

CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library, const char *name)
{
    return cu2clDrvLibraryGetKernel(kernel, library, name);
}

CUresult cuLibraryGetModule(CUmodule *module, CUlibrary library)
{
    return cu2clDrvLibraryGetModule(module, library);
}

CUresult cuLibraryLoadData(CUlibrary *library, const void *image, CUjit_option *jit_options,
                           void **jit_values, unsigned int jit_count, CUlibraryOption *options,
                           void **values, unsigned int count)
{
    return cu2clDrvLibraryLoadData(library, image, jit_options, jit_values, jit_count, options,
                                   values, count);
}

CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *path, CUjit_option *jit_options,
                               void **jit_values, unsigned int jit_count, CUlibraryOption *options,
                               void **values, unsigned int count)
{
    return cu2clDrvLibraryLoadFromFile(library, path, jit_options, jit_values, jit_count, options,
                                       values, count);
}

CUresult cuLibraryUnload(CUlibrary library)
{
    return cu2clDrvLibraryUnload(library);
}

CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
                       const char *name, unsigned int count, CUjit_option *options, void **values)
{
    return cu2clDrvLinkAddData(state, type, data, size, name, count, options, values);
}

CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
                          const char *name, unsigned int count, CUjit_option *options,
                          void **values)
{
    return cu2clDrvLinkAddData(state, type, data, size, name, count, options, values);
}

CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned int count,
                       CUjit_option *options, void **values)
{
    return cu2clDrvLinkAddFile(state, type, path, count, options, values);
}

CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
                          unsigned int count, CUjit_option *options, void **values)
{
    return cu2clDrvLinkAddFile(state, type, path, count, options, values);
}

CUresult cuLinkComplete(CUlinkState state, void **image, size_t *size)
{
    return cu2clDrvLinkComplete(state, image, size);
}

CUresult cuLinkCreate(unsigned int count, CUjit_option *options, void **values, CUlinkState *state)
{
    return cu2clDrvLinkCreate(count, options, values, state);
}

CUresult cuLinkCreate_v2(unsigned int count, CUjit_option *options, void **values,
                         CUlinkState *state)
{
    return cu2clDrvLinkCreate(count, options, values, state);
}

CUresult cuLinkDestroy(CUlinkState state)
{
    return cu2clDrvLinkDestroy(state);
}

CUresult cuMemAddressFree(CUdeviceptr pointer, size_t size)
{
    return cu2clDrvMemAddressFree(pointer, size);
}

CUresult cuMemAddressReserve(CUdeviceptr *pointer, size_t size, size_t alignment,
                             CUdeviceptr wanted, unsigned long long flags)
{
    return cu2clDrvMemAddressReserve(pointer, size, alignment, wanted, flags);
}

CUresult cuMemAdvise(CUdeviceptr pointer, size_t size, CUmem_advise advice, CUdevice device)
{
    return cu2clDrvMemAdvise(pointer, size, advice, device);
}

CUresult cuMemAlloc(CUdeviceptr *pointer, size_t size)
{
    return cu2clDrvMemAlloc(pointer, size);
}

CUresult cuMemAllocAsync(CUdeviceptr *pointer, size_t size, CUstream stream)
{
    return cu2clDrvMemAllocAsync(pointer, size, stream);
}

CUresult cuMemAllocHost(void **pointer, size_t size)
{
    return cu2clDrvMemAllocHost(pointer, size);
}

CUresult cuMemAllocHost_v2(void **pointer, size_t size)
{
    return cu2clDrvMemAllocHost(pointer, size);
}

CUresult cuMemAllocManaged(CUdeviceptr *pointer, size_t size, unsigned int flags)
{
    return cu2clDrvMemAllocManaged(pointer, size, flags);
}

CUresult cuMemAllocPitch(CUdeviceptr *pointer, size_t *pitch, size_t width, size_t height,
                         unsigned int element_size)
{
    return cu2clDrvMemAllocPitch(pointer, pitch, width, height, element_size);
}

CUresult cuMemAllocPitch_v2(CUdeviceptr *pointer, size_t *pitch, size_t width, size_t height,
                            unsigned int element_size)
{
    return cu2clDrvMemAllocPitch(pointer, pitch, width, height, element_size);
}

CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t size)
{
    return cu2clDrvMemAlloc(pointer, size);
}

CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
                     const CUmemAllocationProp *properties, unsigned long long flags)
{
    return cu2clDrvMemCreate(handle, size, properties, flags);
}

CUresult cuMemFree(CUdeviceptr pointer)
{
    return cu2clDrvMemFree(pointer);
}

CUresult cuMemFreeAsync(CUdeviceptr pointer, CUstream stream)
{
    return cu2clDrvMemFreeAsync(pointer, stream);
}

CUresult cuMemFreeHost(void *pointer)
{
    return cu2clDrvMemFreeHost(pointer);
}

CUresult cuMemFree_v2(CUdeviceptr pointer)
{
    return cu2clDrvMemFree(pointer);
}

CUresult cuMemGetAddressRange(CUdeviceptr *base, size_t *size, CUdeviceptr pointer)
{
    return cu2clDrvMemGetAddressRange(base, size, pointer);
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *size, CUdeviceptr pointer)
{
    return cu2clDrvMemGetAddressRange(base, size, pointer);
}

CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *properties,
                                       CUmemAllocationGranularity_flags option)
{
    return cu2clDrvMemGetAllocationGranularity(granularity, properties, option);
}

CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *properties,
                                                CUmemGenericAllocationHandle handle)
{
    return cu2clDrvMemGetAllocationPropertiesFromHandle(properties, handle);
}

CUresult cuMemGetInfo(size_t *available, size_t *total)
{
    return cu2clDrvMemGetInfo(available, total);
}

CUresult cuMemGetInfo_v2(size_t *available, size_t *total)
{
    return cu2clDrvMemGetInfo(available, total);
}

CUresult cuMemHostAlloc(void **pointer, size_t size, unsigned int flags)
{
    return cu2clDrvMemHostAlloc(pointer, size, flags);
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr *device_pointer, void *pointer, unsigned int flags)
{
    return cu2clDrvMemHostGetDevicePointer(device_pointer, pointer, flags);
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *device_pointer, void *pointer,
                                      unsigned int flags)
{
    return cu2clDrvMemHostGetDevicePointer(device_pointer, pointer, flags);
}

CUresult cuMemHostGetFlags(unsigned int *flags, void *pointer)
{
    return cu2clDrvMemHostGetFlags(flags, pointer);
}

CUresult cuMemHostRegister(void *pointer, size_t size, unsigned int flags)
{
    return cu2clDrvMemHostRegister(pointer, size, flags);
}

CUresult cuMemHostRegister_v2(void *pointer, size_t size, unsigned int flags)
{
    return cu2clDrvMemHostRegister(pointer, size, flags);
}

CUresult cuMemHostUnregister(void *pointer)
{
    return cu2clDrvMemHostUnregister(pointer);
}

CUresult cuMemMap(CUdeviceptr pointer, size_t size, size_t offset,
                  CUmemGenericAllocationHandle handle, unsigned long long flags)
{
    return cu2clDrvMemMap(pointer, size, offset, handle, flags);
}

CUresult cuMemPrefetchAsync(CUdeviceptr pointer, size_t size, CUdevice device, CUstream stream)
{
    return cu2clDrvMemPrefetchAsync(pointer, size, device, stream);
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
    return cu2clDrvMemRelease(handle);
}

CUresult cuMemSetAccess(CUdeviceptr pointer, size_t size, const CUmemAccessDesc *list, size_t count)
{
    return cu2clDrvMemSetAccess(pointer, size, list, count);
}

CUresult cuMemUnmap(CUdeviceptr pointer, size_t size)
{
    return cu2clDrvMemUnmap(pointer, size);
}

CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpy(dst, src, size);
}

CUresult cuMemcpy2D(const CUDA_MEMCPY2D *copy)
{
    return cu2clDrvMemcpy2D(copy);
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *copy, CUstream stream)
{
    return cu2clDrvMemcpy2DAsync(copy, stream);
}

CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *copy, CUstream stream)
{
    return cu2clDrvMemcpy2DAsync(copy, stream);
}

CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *copy)
{
    return cu2clDrvMemcpy2DUnaligned(copy);
}

CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *copy)
{
    return cu2clDrvMemcpy2DUnaligned(copy);
}

CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *copy)
{
    return cu2clDrvMemcpy2D(copy);
}

CUresult cuMemcpy3D(const CUDA_MEMCPY3D *copy)
{
    return cu2clDrvMemcpy3D(copy);
}

CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *copy, CUstream stream)
{
    return cu2clDrvMemcpy3DAsync(copy, stream);
}

CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *copy, CUstream stream)
{
    return cu2clDrvMemcpy3DAsync(copy, stream);
}

CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *copy)
{
    return cu2clDrvMemcpy3D(copy);
}

CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyAsync(dst, src, size, stream);
}

CUresult cuMemcpyAtoD(CUdeviceptr dst, CUarray src, size_t offset, size_t size)
{
    return cu2clDrvMemcpyAtoD(dst, src, offset, size);
}

CUresult cuMemcpyAtoD_v2(CUdeviceptr dst, CUarray src, size_t offset, size_t size)
{
    return cu2clDrvMemcpyAtoD(dst, src, offset, size);
}

CUresult cuMemcpyAtoH(void *dst, CUarray src, size_t offset, size_t size)
{
    return cu2clDrvMemcpyAtoH(dst, src, offset, size);
}

CUresult cuMemcpyAtoHAsync(void *dst, CUarray src, size_t offset, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyAtoHAsync(dst, src, offset, size, stream);
}

CUresult cuMemcpyAtoH_v2(void *dst, CUarray src, size_t offset, size_t size)
{
    return cu2clDrvMemcpyAtoH(dst, src, offset, size);
}

CUresult cuMemcpyDtoA(CUarray dst, size_t offset, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoA(dst, offset, src, size);
}

CUresult cuMemcpyDtoA_v2(CUarray dst, size_t offset, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoA(dst, offset, src, size);
}

CUresult cuMemcpyDtoD(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoD(dst, src, size);
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyDtoDAsync(dst, src, size, stream);
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyDtoDAsync(dst, src, size, stream);
}

CUresult cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoD(dst, src, size);
}

CUresult cuMemcpyDtoH(void *dst, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoH(dst, src, size);
}

CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyDtoHAsync(dst, src, size, stream);
}

CUresult cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyDtoHAsync(dst, src, size, stream);
}

CUresult cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t size)
{
    return cu2clDrvMemcpyDtoH(dst, src, size);
}

CUresult cuMemcpyHtoA(CUarray dst, size_t offset, const void *src, size_t size)
{
    return cu2clDrvMemcpyHtoA(dst, offset, src, size);
}

CUresult cuMemcpyHtoAAsync(CUarray dst, size_t offset, const void *src, size_t size,
                           CUstream stream)
{
    return cu2clDrvMemcpyHtoAAsync(dst, offset, src, size, stream);
}

CUresult cuMemcpyHtoA_v2(CUarray dst, size_t offset, const void *src, size_t size)
{
    return cu2clDrvMemcpyHtoA(dst, offset, src, size);
}

CUresult cuMemcpyHtoD(CUdeviceptr dst, const void *src, size_t size)
{
    return cu2clDrvMemcpyHtoD(dst, src, size);
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr dst, const void *src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyHtoDAsync(dst, src, size, stream);
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyHtoDAsync(dst, src, size, stream);
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t size)
{
    return cu2clDrvMemcpyHtoD(dst, src, size);
}

CUresult cuMemcpyPeer(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                      CUcontext src_context, size_t size)
{
    return cu2clDrvMemcpyPeer(dst, dst_context, src, src_context, size);
}

CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                           CUcontext src_context, size_t size, CUstream stream)
{
    return cu2clDrvMemcpyPeerAsync(dst, dst_context, src, src_context, size, stream);
}

CUresult cuMemsetD16(CUdeviceptr pointer, unsigned short value, size_t count)
{
    return cu2clDrvMemsetD16(pointer, value, count);
}

CUresult cuMemsetD16Async(CUdeviceptr pointer, unsigned short value, size_t count, CUstream stream)
{
    return cu2clDrvMemsetD16Async(pointer, value, count, stream);
}

CUresult cuMemsetD16_v2(CUdeviceptr pointer, unsigned short value, size_t count)
{
    return cu2clDrvMemsetD16(pointer, value, count);
}

CUresult cuMemsetD2D16(CUdeviceptr pointer, size_t pitch, unsigned short value, size_t width,
                       size_t height)
{
    return cu2clDrvMemsetD2D16(pointer, pitch, value, width, height);
}

CUresult cuMemsetD2D16Async(CUdeviceptr pointer, size_t pitch, unsigned short value, size_t width,
                            size_t height, CUstream stream)
{
    return cu2clDrvMemsetD2D16Async(pointer, pitch, value, width, height, stream);
}

CUresult cuMemsetD2D16_v2(CUdeviceptr pointer, size_t pitch, unsigned short value, size_t width,
                          size_t height)
{
    return cu2clDrvMemsetD2D16(pointer, pitch, value, width, height);
}

CUresult cuMemsetD2D32(CUdeviceptr pointer, size_t pitch, unsigned int value, size_t width,
                       size_t height)
{
    return cu2clDrvMemsetD2D32(pointer, pitch, value, width, height);
}

CUresult cuMemsetD2D32Async(CUdeviceptr pointer, size_t pitch, unsigned int value, size_t width,
                            size_t height, CUstream stream)
{
    return cu2clDrvMemsetD2D32Async(pointer, pitch, value, width, height, stream);
}

CUresult cuMemsetD2D32_v2(CUdeviceptr pointer, size_t pitch, unsigned int value, size_t width,
                          size_t height)
{
    return cu2clDrvMemsetD2D32(pointer, pitch, value, width, height);
}

CUresult cuMemsetD2D8(CUdeviceptr pointer, size_t pitch, unsigned char value, size_t width,
                      size_t height)
{
    return cu2clDrvMemsetD2D8(pointer, pitch, value, width, height);
}

CUresult cuMemsetD2D8Async(CUdeviceptr pointer, size_t pitch, unsigned char value, size_t width,
                           size_t height, CUstream stream)
{
    return cu2clDrvMemsetD2D8Async(pointer, pitch, value, width, height, stream);
}

CUresult cuMemsetD2D8_v2(CUdeviceptr pointer, size_t pitch, unsigned char value, size_t width,
                         size_t height)
{
    return cu2clDrvMemsetD2D8(pointer, pitch, value, width, height);
}

CUresult cuMemsetD32(CUdeviceptr pointer, unsigned int value, size_t count)
{
    return cu2clDrvMemsetD32(pointer, value, count);
}

CUresult cuMemsetD32Async(CUdeviceptr pointer, unsigned int value, size_t count, CUstream stream)
{
    return cu2clDrvMemsetD32Async(pointer, value, count, stream);
}

CUresult cuMemsetD32_v2(CUdeviceptr pointer, unsigned int value, size_t count)
{
    return cu2clDrvMemsetD32(pointer, value, count);
}

CUresult cuMemsetD8(CUdeviceptr pointer, unsigned char value, size_t count)
{
    return cu2clDrvMemsetD8(pointer, value, count);
}

CUresult cuMemsetD8Async(CUdeviceptr pointer, unsigned char value, size_t count, CUstream stream)
{
    return cu2clDrvMemsetD8Async(pointer, value, count, stream);
}

CUresult cuMemsetD8_v2(CUdeviceptr pointer, unsigned char value, size_t count)
{
    return cu2clDrvMemsetD8(pointer, value, count);
}

CUresult cuMipmappedArrayCreate(CUmipmappedArray *mipmap, const CUDA_ARRAY3D_DESCRIPTOR *descriptor,
                                unsigned int levels)
{
    return cu2clDrvMipmappedArrayCreate(mipmap, descriptor, levels);
}

CUresult cuMipmappedArrayDestroy(CUmipmappedArray mipmap)
{
    return cu2clDrvMipmappedArrayDestroy(mipmap);
}

CUresult cuMipmappedArrayGetLevel(CUarray *array, CUmipmappedArray mipmap, unsigned int level)
{
    return cu2clDrvMipmappedArrayGetLevel(array, mipmap, level);
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name)
{
    return cu2clDrvModuleGetFunction(function, module, name);
}

CUresult cuModuleGetGlobal(CUdeviceptr *pointer, size_t *bytes, CUmodule module, const char *name)
{
    return cu2clDrvModuleGetGlobal(pointer, bytes, module, name);
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *pointer, size_t *bytes, CUmodule module,
                              const char *name)
{
    return cu2clDrvModuleGetGlobal(pointer, bytes, module, name);
}

CUresult cuModuleLoad(CUmodule *module, const char *path)
{
    return cu2clDrvModuleLoad(module, path);
}

CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
    return cu2clDrvModuleLoadData(module, image);
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int count,
                            CUjit_option *options, void **values)
{
    return cu2clDrvModuleLoadDataEx(module, image, count, options, values);
}

CUresult cuModuleLoadFatBinary(CUmodule *module, const void *image)
{
    return cu2clDrvModuleLoadFatBinary(module, image);
}

CUresult cuModuleUnload(CUmodule module)
{
    return cu2clDrvModuleUnload(module);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function,
                                                     int block_size, size_t shared)
{
    return cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, block_size, shared);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, CUfunction function,
                                                              int block_size, size_t shared,
                                                              unsigned int flags)
{
    return cu2clDrvOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, block_size,
                                                                      shared, flags);
}

CUresult cuOccupancyMaxPotentialBlockSize(int *grid_size, int *block_size, CUfunction function,
                                          CUoccupancyB2DSize shared_of, size_t shared, int limit)
{
    return cu2clDrvOccupancyMaxPotentialBlockSize(grid_size, block_size, function, shared_of,
                                                  shared, limit);
}

CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *grid_size, int *block_size,
                                                   CUfunction function,
                                                   CUoccupancyB2DSize shared_of, size_t shared,
                                                   int limit, unsigned int flags)
{
    return cu2clDrvOccupancyMaxPotentialBlockSizeWithFlags(grid_size, block_size, function,
                                                           shared_of, shared, limit, flags);
}

CUresult cuParamSetSize(CUfunction function, unsigned int bytes)
{
    return cu2clDrvParamSetSize(function, bytes);
}

CUresult cuParamSetf(CUfunction function, int offset, float value)
{
    return cu2clDrvParamSetf(function, offset, value);
}

CUresult cuParamSeti(CUfunction function, int offset, unsigned int value)
{
    return cu2clDrvParamSeti(function, offset, value);
}

CUresult cuParamSetv(CUfunction function, int offset, void *value, unsigned int bytes)
{
    return cu2clDrvParamSetv(function, offset, value, bytes);
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attr, CUdeviceptr pointer)
{
    return cu2clDrvPointerGetAttribute(data, attr, pointer);
}

CUresult cuProfilerStart(void)
{
    return cu2clDrvProfilerStart();
}

CUresult cuProfilerStop(void)
{
    return cu2clDrvProfilerStop();
}

CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void *user_data,
                             unsigned int flags)
{
    return cu2clDrvStreamAddCallback(stream, callback, user_data, flags);
}

CUresult cuStreamAttachMemAsync(CUstream stream, CUdeviceptr pointer, size_t length,
                                unsigned int flags)
{
    return cu2clDrvStreamAttachMemAsync(stream, pointer, length, flags);
}

CUresult cuStreamCreate(CUstream *stream, unsigned int flags)
{
    return cu2clDrvStreamCreate(stream, flags);
}

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned int flags, int priority)
{
    return cu2clDrvStreamCreateWithPriority(stream, flags, priority);
}

CUresult cuStreamDestroy(CUstream stream)
{
    return cu2clDrvStreamDestroy(stream);
}

CUresult cuStreamDestroy_v2(CUstream stream)
{
    return cu2clDrvStreamDestroy(stream);
}

CUresult cuStreamGetCtx(CUstream stream, CUcontext *context)
{
    return cu2clDrvStreamGetCtx(stream, context);
}

CUresult cuStreamGetFlags(CUstream stream, unsigned int *flags)
{
    return cu2clDrvStreamGetFlags(stream, flags);
}

CUresult cuStreamGetPriority(CUstream stream, int *priority)
{
    return cu2clDrvStreamGetPriority(stream, priority);
}

CUresult cuStreamQuery(CUstream stream)
{
    return cu2clDrvStreamQuery(stream);
}

CUresult cuStreamSynchronize(CUstream stream)
{
    return cu2clDrvStreamSynchronize(stream);
}

CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags)
{
    return cu2clDrvStreamWaitEvent(stream, event, flags);
}

CUresult cuSurfObjectCreate(CUsurfObject *object, const CUDA_RESOURCE_DESC *resource)
{
    return cu2clDrvSurfObjectCreate(object, resource);
}

CUresult cuSurfObjectDestroy(CUsurfObject object)
{
    return cu2clDrvSurfObjectDestroy(object);
}

CUresult cuTexObjectCreate(CUtexObject *object, const CUDA_RESOURCE_DESC *resource,
                           const CUDA_TEXTURE_DESC *texture, const CUDA_RESOURCE_VIEW_DESC *view)
{
    return cu2clDrvTexObjectCreate(object, resource, texture, view);
}

CUresult cuTexObjectDestroy(CUtexObject object)
{
    return cu2clDrvTexObjectDestroy(object);
}
