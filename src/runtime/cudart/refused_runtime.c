/* The functions of CUDA's runtime API that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

cudaError_t
cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget unused0 CU2CL_UNUSED,
                                   enum cudaFlushGPUDirectRDMAWritesScope unused1 CU2CL_UNUSED)
{
    refuse("cudaDeviceFlushGPUDirectRDMAWrites", "OpenCL has no GPUDirect RDMA");
    return cudaErrorNotSupported;
}

cudaError_t cudaDeviceRegisterAsyncNotification(int unused0 CU2CL_UNUSED,
                                                cudaAsyncCallback unused1 CU2CL_UNUSED,
                                                void *unused2 CU2CL_UNUSED,
                                                cudaAsyncCallbackHandle_t *unused3 CU2CL_UNUSED)
{
    refuse("cudaDeviceRegisterAsyncNotification", "OpenCL reports no such events");
    return cudaErrorNotSupported;
}

cudaError_t cudaDeviceUnregisterAsyncNotification(int unused0 CU2CL_UNUSED,
                                                  cudaAsyncCallbackHandle_t unused1 CU2CL_UNUSED)
{
    refuse("cudaDeviceUnregisterAsyncNotification", "OpenCL reports no such events");
    return cudaErrorNotSupported;
}

cudaError_t
cudaDeviceGetHostAtomicCapabilities(unsigned int *unused0 CU2CL_UNUSED,
                                    const enum cudaAtomicOperation *unused1 CU2CL_UNUSED,
                                    unsigned int unused2 CU2CL_UNUSED, int unused3 CU2CL_UNUSED)
{
    refuse("cudaDeviceGetHostAtomicCapabilities", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaDeviceGetNvSciSyncAttributes(void *unused0 CU2CL_UNUSED, int unused1 CU2CL_UNUSED,
                                             int unused2 CU2CL_UNUSED)
{
    refuse("cudaDeviceGetNvSciSyncAttributes", "OpenCL has no NvSci interoperability");
    return cudaErrorNotSupported;
}

cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *unused0 CU2CL_UNUSED,
                                               const enum cudaAtomicOperation *unused1 CU2CL_UNUSED,
                                               unsigned int unused2 CU2CL_UNUSED,
                                               int unused3 CU2CL_UNUSED, int unused4 CU2CL_UNUSED)
{
    refuse("cudaDeviceGetP2PAtomicCapabilities", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaSetDoubleForDevice(double *unused0 CU2CL_UNUSED)
{
    refuse("cudaSetDoubleForDevice",
           "has done nothing since compute capability 1.3; remove the call");
    return cudaErrorNotSupported;
}

cudaError_t cudaSetDoubleForHost(double *unused0 CU2CL_UNUSED)
{
    refuse("cudaSetDoubleForHost",
           "has done nothing since compute capability 1.3; remove the call");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemcpyBatchAsync(void *const *unused0 CU2CL_UNUSED,
                                 const void *const *unused1 CU2CL_UNUSED,
                                 const size_t *unused2 CU2CL_UNUSED, size_t unused3 CU2CL_UNUSED,
                                 struct cudaMemcpyAttributes *unused4 CU2CL_UNUSED,
                                 size_t *unused5 CU2CL_UNUSED, size_t unused6 CU2CL_UNUSED,
                                 cudaStream_t unused7 CU2CL_UNUSED)
{
    refuse("cudaMemcpyBatchAsync", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemcpy3DBatchAsync(size_t unused0 CU2CL_UNUSED,
                                   struct cudaMemcpy3DBatchOp *unused1 CU2CL_UNUSED,
                                   unsigned long long unused2 CU2CL_UNUSED,
                                   cudaStream_t unused3 CU2CL_UNUSED)
{
    refuse("cudaMemcpy3DBatchAsync", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemPrefetchBatchAsync(void **unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED,
                                      size_t unused2 CU2CL_UNUSED,
                                      struct cudaMemLocation *unused3 CU2CL_UNUSED,
                                      size_t *unused4 CU2CL_UNUSED, size_t unused5 CU2CL_UNUSED,
                                      unsigned long long unused6 CU2CL_UNUSED,
                                      cudaStream_t unused7 CU2CL_UNUSED)
{
    refuse("cudaMemPrefetchBatchAsync", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemDiscardBatchAsync(void **unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED,
                                     size_t unused2 CU2CL_UNUSED,
                                     unsigned long long unused3 CU2CL_UNUSED,
                                     cudaStream_t unused4 CU2CL_UNUSED)
{
    refuse("cudaMemDiscardBatchAsync", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemDiscardAndPrefetchBatchAsync(
    void **unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED, size_t unused2 CU2CL_UNUSED,
    struct cudaMemLocation *unused3 CU2CL_UNUSED, size_t *unused4 CU2CL_UNUSED,
    size_t unused5 CU2CL_UNUSED, unsigned long long unused6 CU2CL_UNUSED,
    cudaStream_t unused7 CU2CL_UNUSED)
{
    refuse("cudaMemDiscardAndPrefetchBatchAsync", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t
cudaMemPoolExportToShareableHandle(void *unused0 CU2CL_UNUSED, cudaMemPool_t unused1 CU2CL_UNUSED,
                                   enum cudaMemAllocationHandleType unused2 CU2CL_UNUSED,
                                   unsigned int unused3 CU2CL_UNUSED)
{
    refuse("cudaMemPoolExportToShareableHandle", "OpenCL shares no memory with other processes");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemPoolImportFromShareableHandle(
    cudaMemPool_t *unused0 CU2CL_UNUSED, void *unused1 CU2CL_UNUSED,
    enum cudaMemAllocationHandleType unused2 CU2CL_UNUSED, unsigned int unused3 CU2CL_UNUSED)
{
    refuse("cudaMemPoolImportFromShareableHandle", "OpenCL shares no memory with other processes");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *unused0 CU2CL_UNUSED,
                                     void *unused1 CU2CL_UNUSED)
{
    refuse("cudaMemPoolExportPointer", "OpenCL shares no memory with other processes");
    return cudaErrorNotSupported;
}

cudaError_t cudaMemPoolImportPointer(void **unused0 CU2CL_UNUSED,
                                     cudaMemPool_t unused1 CU2CL_UNUSED,
                                     struct cudaMemPoolPtrExportData *unused2 CU2CL_UNUSED)
{
    refuse("cudaMemPoolImportPointer", "OpenCL shares no memory with other processes");
    return cudaErrorNotSupported;
}

cudaError_t cudaFuncGetName(const char **unused0 CU2CL_UNUSED, const void *unused1 CU2CL_UNUSED)
{
    refuse("cudaFuncGetName", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaFuncGetParamInfo(const void *unused0 CU2CL_UNUSED, size_t unused1 CU2CL_UNUSED,
                                 size_t *unused2 CU2CL_UNUSED, size_t *unused3 CU2CL_UNUSED)
{
    refuse("cudaFuncGetParamInfo", "the runtime has no counterpart yet");
    return cudaErrorNotSupported;
}

cudaError_t cudaConfigureCall(dim3 unused0 CU2CL_UNUSED, dim3 unused1 CU2CL_UNUSED,
                              size_t unused2 CU2CL_UNUSED, cudaStream_t unused3 CU2CL_UNUSED)
{
    refuse("cudaConfigureCall", "the old way to launch a kernel; write kernel<<<...>>>(...)");
    return cudaErrorNotSupported;
}

cudaError_t cudaSetupArgument(const void *unused0 CU2CL_UNUSED, size_t unused1 CU2CL_UNUSED,
                              size_t unused2 CU2CL_UNUSED)
{
    refuse("cudaSetupArgument", "the old way to launch a kernel; write kernel<<<...>>>(...)");
    return cudaErrorNotSupported;
}

cudaError_t cudaLaunch(const void *unused0 CU2CL_UNUSED)
{
    refuse("cudaLaunch", "the old way to launch a kernel; write kernel<<<...>>>(...)");
    return cudaErrorNotSupported;
}

cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *unused0 CU2CL_UNUSED,
                                                   unsigned int unused1 CU2CL_UNUSED,
                                                   unsigned int unused2 CU2CL_UNUSED)
{
    refuse("cudaLaunchCooperativeKernelMultiDevice",
           "OpenCL cannot promise that all work-groups run at the same time, so a grid-wide "
           "barrier could hang");
    return cudaErrorNotSupported;
}

cudaError_t cudaArrayGetPlane(cudaArray_t *unused0 CU2CL_UNUSED, cudaArray_t unused1 CU2CL_UNUSED,
                              unsigned int unused2 CU2CL_UNUSED)
{
    refuse("cudaArrayGetPlane", "arrays of several planes are not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *unused0 CU2CL_UNUSED,
                                           cudaArray_t unused1 CU2CL_UNUSED,
                                           int unused2 CU2CL_UNUSED)
{
    refuse("cudaArrayGetMemoryRequirements", "the memory of an array is the runtime's business");
    return cudaErrorNotSupported;
}

cudaError_t
cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *unused0 CU2CL_UNUSED,
                                        cudaMipmappedArray_t unused1 CU2CL_UNUSED,
                                        int unused2 CU2CL_UNUSED)
{
    refuse("cudaMipmappedArrayGetMemoryRequirements",
           "the memory of an array is the runtime's business");
    return cudaErrorNotSupported;
}

cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *unused0 CU2CL_UNUSED,
                                         cudaArray_t unused1 CU2CL_UNUSED)
{
    refuse("cudaArrayGetSparseProperties", "sparse arrays are not ported");
    return cudaErrorNotSupported;
}

cudaError_t
cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *unused0 CU2CL_UNUSED,
                                      cudaMipmappedArray_t unused1 CU2CL_UNUSED)
{
    refuse("cudaMipmappedArrayGetSparseProperties", "sparse arrays are not ported");
    return cudaErrorNotSupported;
}

cudaError_t
cudaBindTextureToMipmappedArray(const struct textureReference *unused0 CU2CL_UNUSED,
                                cudaMipmappedArray_const_t unused1 CU2CL_UNUSED,
                                const struct cudaChannelFormatDesc *unused2 CU2CL_UNUSED)
{
    refuse("cudaBindTextureToMipmappedArray",
           "texture references see no levels; texture objects do");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphAddExternalSemaphoresSignalNode(
    cudaGraphNode_t *unused0 CU2CL_UNUSED, cudaGraph_t unused1 CU2CL_UNUSED,
    const cudaGraphNode_t *unused2 CU2CL_UNUSED, size_t unused3 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreSignalNodeParams *unused4 CU2CL_UNUSED)
{
    refuse("cudaGraphAddExternalSemaphoresSignalNode",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(
    cudaGraphNode_t unused0 CU2CL_UNUSED,
    struct cudaExternalSemaphoreSignalNodeParams *unused1 CU2CL_UNUSED)
{
    refuse("cudaGraphExternalSemaphoresSignalNodeGetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(
    cudaGraphNode_t unused0 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreSignalNodeParams *unused1 CU2CL_UNUSED)
{
    refuse("cudaGraphExternalSemaphoresSignalNodeSetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphAddExternalSemaphoresWaitNode(
    cudaGraphNode_t *unused0 CU2CL_UNUSED, cudaGraph_t unused1 CU2CL_UNUSED,
    const cudaGraphNode_t *unused2 CU2CL_UNUSED, size_t unused3 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreWaitNodeParams *unused4 CU2CL_UNUSED)
{
    refuse("cudaGraphAddExternalSemaphoresWaitNode",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(
    cudaGraphNode_t unused0 CU2CL_UNUSED,
    struct cudaExternalSemaphoreWaitNodeParams *unused1 CU2CL_UNUSED)
{
    refuse("cudaGraphExternalSemaphoresWaitNodeGetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(
    cudaGraphNode_t unused0 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreWaitNodeParams *unused1 CU2CL_UNUSED)
{
    refuse("cudaGraphExternalSemaphoresWaitNodeSetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t unused0 CU2CL_UNUSED, cudaGraphNode_t unused1 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreSignalNodeParams *unused2 CU2CL_UNUSED)
{
    refuse("cudaGraphExecExternalSemaphoresSignalNodeSetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    cudaGraphExec_t unused0 CU2CL_UNUSED, cudaGraphNode_t unused1 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreWaitNodeParams *unused2 CU2CL_UNUSED)
{
    refuse("cudaGraphExecExternalSemaphoresWaitNodeSetParams",
           "OpenCL programs share memory with other processes and graphics by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t
cudaImportExternalMemory(cudaExternalMemory_t *unused0 CU2CL_UNUSED,
                         const struct cudaExternalMemoryHandleDesc *unused1 CU2CL_UNUSED)
{
    refuse("cudaImportExternalMemory",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t
cudaExternalMemoryGetMappedBuffer(void **unused0 CU2CL_UNUSED,
                                  cudaExternalMemory_t unused1 CU2CL_UNUSED,
                                  const struct cudaExternalMemoryBufferDesc *unused2 CU2CL_UNUSED)
{
    refuse("cudaExternalMemoryGetMappedBuffer",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaExternalMemoryGetMappedMipmappedArray(
    cudaMipmappedArray_t *unused0 CU2CL_UNUSED, cudaExternalMemory_t unused1 CU2CL_UNUSED,
    const struct cudaExternalMemoryMipmappedArrayDesc *unused2 CU2CL_UNUSED)
{
    refuse("cudaExternalMemoryGetMappedMipmappedArray",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t unused0 CU2CL_UNUSED)
{
    refuse("cudaDestroyExternalMemory",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t
cudaImportExternalSemaphore(cudaExternalSemaphore_t *unused0 CU2CL_UNUSED,
                            const struct cudaExternalSemaphoreHandleDesc *unused1 CU2CL_UNUSED)
{
    refuse("cudaImportExternalSemaphore",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaSignalExternalSemaphoresAsync(
    const cudaExternalSemaphore_t *unused0 CU2CL_UNUSED,
    const struct cudaExternalSemaphoreSignalParams *unused1 CU2CL_UNUSED,
    unsigned int unused2 CU2CL_UNUSED, cudaStream_t unused3 CU2CL_UNUSED)
{
    refuse("cudaSignalExternalSemaphoresAsync",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t
cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *unused0 CU2CL_UNUSED,
                                const struct cudaExternalSemaphoreWaitParams *unused1 CU2CL_UNUSED,
                                unsigned int unused2 CU2CL_UNUSED,
                                cudaStream_t unused3 CU2CL_UNUSED)
{
    refuse("cudaWaitExternalSemaphoresAsync",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t unused0 CU2CL_UNUSED)
{
    refuse("cudaDestroyExternalSemaphore",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *unused0 CU2CL_UNUSED,
                                                        cudaGraphicsResource_t unused1 CU2CL_UNUSED)
{
    refuse("cudaGraphicsResourceGetMappedMipmappedArray",
           "OpenCL programs share memory with graphics and other processes by means of their own");
    return cudaErrorNotSupported;
}

cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t unused0 CU2CL_UNUSED,
                                     void *unused1 CU2CL_UNUSED,
                                     cudaLogsCallbackHandle *unused2 CU2CL_UNUSED)
{
    refuse("cudaLogsRegisterCallback",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle unused0 CU2CL_UNUSED)
{
    refuse("cudaLogsUnregisterCallback",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLogsCurrent(cudaLogIterator *unused0 CU2CL_UNUSED,
                            unsigned int unused1 CU2CL_UNUSED)
{
    refuse("cudaLogsCurrent",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLogsDumpToFile(cudaLogIterator *unused0 CU2CL_UNUSED,
                               const char *unused1 CU2CL_UNUSED, unsigned int unused2 CU2CL_UNUSED)
{
    refuse("cudaLogsDumpToFile",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLogsDumpToMemory(cudaLogIterator *unused0 CU2CL_UNUSED, char *unused1 CU2CL_UNUSED,
                                 size_t *unused2 CU2CL_UNUSED, unsigned int unused3 CU2CL_UNUSED)
{
    refuse("cudaLogsDumpToMemory",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryLoadData(cudaLibrary_t *unused0 CU2CL_UNUSED,
                                const void *unused1 CU2CL_UNUSED,
                                enum cudaJitOption *unused2 CU2CL_UNUSED,
                                void **unused3 CU2CL_UNUSED, unsigned int unused4 CU2CL_UNUSED,
                                enum cudaLibraryOption *unused5 CU2CL_UNUSED,
                                void **unused6 CU2CL_UNUSED, unsigned int unused7 CU2CL_UNUSED)
{
    refuse("cudaLibraryLoadData",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *unused0 CU2CL_UNUSED,
                                    const char *unused1 CU2CL_UNUSED,
                                    enum cudaJitOption *unused2 CU2CL_UNUSED,
                                    void **unused3 CU2CL_UNUSED, unsigned int unused4 CU2CL_UNUSED,
                                    enum cudaLibraryOption *unused5 CU2CL_UNUSED,
                                    void **unused6 CU2CL_UNUSED, unsigned int unused7 CU2CL_UNUSED)
{
    refuse("cudaLibraryLoadFromFile",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryUnload(cudaLibrary_t unused0 CU2CL_UNUSED)
{
    refuse("cudaLibraryUnload",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryGetKernel(cudaKernel_t *unused0 CU2CL_UNUSED,
                                 cudaLibrary_t unused1 CU2CL_UNUSED,
                                 const char *unused2 CU2CL_UNUSED)
{
    refuse("cudaLibraryGetKernel",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryGetGlobal(void **unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED,
                                 cudaLibrary_t unused2 CU2CL_UNUSED,
                                 const char *unused3 CU2CL_UNUSED)
{
    refuse("cudaLibraryGetGlobal",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryGetManaged(void **unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED,
                                  cudaLibrary_t unused2 CU2CL_UNUSED,
                                  const char *unused3 CU2CL_UNUSED)
{
    refuse("cudaLibraryGetManaged",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryGetUnifiedFunction(void **unused0 CU2CL_UNUSED,
                                          cudaLibrary_t unused1 CU2CL_UNUSED,
                                          const char *unused2 CU2CL_UNUSED)
{
    refuse("cudaLibraryGetUnifiedFunction",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryGetKernelCount(unsigned int *unused0 CU2CL_UNUSED,
                                      cudaLibrary_t unused1 CU2CL_UNUSED)
{
    refuse("cudaLibraryGetKernelCount",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *unused0 CU2CL_UNUSED,
                                        unsigned int unused1 CU2CL_UNUSED,
                                        cudaLibrary_t unused2 CU2CL_UNUSED)
{
    refuse("cudaLibraryEnumerateKernels",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t unused0 CU2CL_UNUSED,
                                            enum cudaFuncAttribute unused1 CU2CL_UNUSED,
                                            int unused2 CU2CL_UNUSED, int unused3 CU2CL_UNUSED)
{
    refuse("cudaKernelSetAttributeForDevice",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaGetExportTable(const void **unused0 CU2CL_UNUSED,
                               const cudaUUID_t *unused1 CU2CL_UNUSED)
{
    refuse("cudaGetExportTable",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaGetFuncBySymbol(cudaFunction_t *unused0 CU2CL_UNUSED,
                                const void *unused1 CU2CL_UNUSED)
{
    refuse("cudaGetFuncBySymbol",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}

cudaError_t cudaGetKernel(cudaKernel_t *unused0 CU2CL_UNUSED, const void *unused1 CU2CL_UNUSED)
{
    refuse("cudaGetKernel",
           "kernels are part of the ported program; loading code at run time is not ported");
    return cudaErrorNotSupported;
}
