/* The functions of CUDA's runtime API.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RUNTIME_FUNCTIONS_H
#define CU2CL_CUDA_RUNTIME_FUNCTIONS_H

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *__channels, struct cudaExtent *__extent,
                             unsigned int *__flags, cudaArray_t __array);
cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *__reference,
                                   cudaArray_const_t __array,
                                   const struct cudaChannelFormatDesc *__channels);
cudaError_t cudaBindTexture(size_t *__offset, const struct textureReference *__reference,
                            const void *__pointer, const struct cudaChannelFormatDesc *__channels,
                            size_t __size CU2CL_DEFAULT(0xffffffffu));
cudaError_t cudaBindTexture2D(size_t *__offset, const struct textureReference *__reference,
                              const void *__pointer, const struct cudaChannelFormatDesc *__channels,
                              size_t __width, size_t __height, size_t __pitch);
cudaError_t cudaBindTextureToArray(const struct textureReference *__reference,
                                   cudaArray_const_t __array,
                                   const struct cudaChannelFormatDesc *__channels);
cudaError_t cudaChooseDevice(int *__device, const struct cudaDeviceProp *__properties);
struct cudaChannelFormatDesc cudaCreateChannelDesc(int __x, int __y, int __z, int __w,
                                                   enum cudaChannelFormatKind __kind);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *__object,
                                    const struct cudaResourceDesc *__resource);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *__object,
                                    const struct cudaResourceDesc *__resource,
                                    const struct cudaTextureDesc *__texture,
                                    const struct cudaResourceViewDesc *__view);
cudaError_t cudaCtxResetPersistingL2Cache(void);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t __object);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t __object);
cudaError_t cudaDeviceCanAccessPeer(int *__can, int __device, int __peer);
cudaError_t cudaDeviceDisablePeerAccess(int __peer);
cudaError_t cudaDeviceEnablePeerAccess(int __peer, unsigned int __flags);
cudaError_t cudaDeviceGetAttribute(int *__value, enum cudaDeviceAttr __attr, int __device);
cudaError_t cudaDeviceGetByPCIBusId(int *__device, const char *__text);
cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *__config);
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *__pool, int __device);
cudaError_t cudaDeviceGetGraphMemAttribute(int __device, enum cudaGraphMemAttributeType __attr,
                                           void *__value);
cudaError_t cudaDeviceGetLimit(size_t *__value, enum cudaLimit __limit);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *__pool, int __device);
cudaError_t cudaDeviceGetP2PAttribute(int *__value, enum cudaDeviceP2PAttr __attr, int __source,
                                      int __destination);
cudaError_t cudaDeviceGetPCIBusId(char *__text, int __length, int __device);
cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *__config);
cudaError_t cudaDeviceGetStreamPriorityRange(int *__least, int *__greatest);
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *__width,
                                                 const struct cudaChannelFormatDesc *__channels,
                                                 int __device);
cudaError_t cudaDeviceGraphMemTrim(int __device);
cudaError_t cudaDeviceReset(void);
cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache __config);
cudaError_t cudaDeviceSetGraphMemAttribute(int __device, enum cudaGraphMemAttributeType __attr,
                                           void *__value);
cudaError_t cudaDeviceSetLimit(enum cudaLimit __limit, size_t __value);
cudaError_t cudaDeviceSetMemPool(int __device, cudaMemPool_t __pool);
cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig __config);
cudaError_t cudaDeviceSynchronize(void);
cudaError_t cudaDriverGetVersion(int *__version);
cudaError_t cudaEventCreate(cudaEvent_t *__event);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *__event, unsigned int __flags);
cudaError_t cudaEventDestroy(cudaEvent_t __event);
cudaError_t cudaEventElapsedTime(float *__milliseconds, cudaEvent_t __start, cudaEvent_t __end);
cudaError_t cudaEventQuery(cudaEvent_t __event);
cudaError_t cudaEventRecord(cudaEvent_t __event, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaEventRecordWithFlags(cudaEvent_t __event, cudaStream_t __stream CU2CL_DEFAULT(0),
                                     unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaEventSynchronize(cudaEvent_t __event);
cudaError_t cudaFree(void *__pointer);
cudaError_t cudaFreeArray(cudaArray_t __array);
cudaError_t cudaFreeAsync(void *__pointer, cudaStream_t __stream);
cudaError_t cudaFreeHost(void *__pointer);
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t __mipmap);
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *__attrs, const void *__function);
cudaError_t cudaFuncSetAttribute(const void *__function, enum cudaFuncAttribute __attr,
                                 int __value);
cudaError_t cudaFuncSetCacheConfig(const void *__function, enum cudaFuncCache __config);
cudaError_t cudaFuncSetSharedMemConfig(const void *__function, enum cudaSharedMemConfig __config);
cudaError_t cudaGLGetDevices(unsigned int *__count, int *__devices, unsigned int __room,
                             enum cudaGLDeviceList __list);
cudaError_t cudaGLMapBufferObject(void **__pointer, unsigned int __buffer);
cudaError_t cudaGLMapBufferObjectAsync(void **__pointer, unsigned int __buffer,
                                       cudaStream_t __stream);
cudaError_t cudaGLRegisterBufferObject(unsigned int __buffer);
cudaError_t cudaGLSetBufferObjectMapFlags(unsigned int __buffer, unsigned int __flags);
cudaError_t cudaGLSetGLDevice(int __device);
cudaError_t cudaGLUnmapBufferObject(unsigned int __buffer);
cudaError_t cudaGLUnmapBufferObjectAsync(unsigned int __buffer, cudaStream_t __stream);
cudaError_t cudaGLUnregisterBufferObject(unsigned int __buffer);
cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *__channels, cudaArray_const_t __array);
cudaError_t cudaGetDevice(int *__device);
cudaError_t cudaGetDeviceCount(int *__count);
cudaError_t cudaGetDeviceFlags(unsigned int *__flags);
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *__properties, int __device);
const char *cudaGetErrorName(cudaError_t __error);
const char *cudaGetErrorString(cudaError_t __error);
cudaError_t cudaGetLastError(void);
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *__array, cudaMipmappedArray_const_t __mipmap,
                                       unsigned int __level);
cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *__resource,
                                             cudaSurfaceObject_t __object);
cudaError_t cudaGetSurfaceReference(const struct surfaceReference **__reference,
                                    const void *__symbol);
cudaError_t cudaGetSymbolAddress(void **__pointer, const void *__symbol);
cudaError_t cudaGetSymbolSize(size_t *__size, const void *__symbol);
cudaError_t cudaGetTextureAlignmentOffset(size_t *__offset,
                                          const struct textureReference *__reference);
cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *__resource,
                                             cudaTextureObject_t __object);
cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *__view,
                                                 cudaTextureObject_t __object);
cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *__texture,
                                            cudaTextureObject_t __object);
cudaError_t cudaGetTextureReference(const struct textureReference **__reference,
                                    const void *__symbol);
cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                       const cudaGraphNode_t *__needs, size_t __count,
                                       cudaGraph_t __child);
cudaError_t cudaGraphAddDependencies(cudaGraph_t __graph, const cudaGraphNode_t *__from,
                                     const cudaGraphNode_t *__to, const cudaGraphEdgeData *__edges,
                                     size_t __count);
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                  const cudaGraphNode_t *__needs, size_t __count);
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                        const cudaGraphNode_t *__needs, size_t __count,
                                        cudaEvent_t __event);
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                      const cudaGraphNode_t *__needs, size_t __count,
                                      cudaEvent_t __event);
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                 const cudaGraphNode_t *__needs, size_t __count,
                                 const struct cudaHostNodeParams *__parameters);
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                   const cudaGraphNode_t *__needs, size_t __count,
                                   const struct cudaKernelNodeParams *__parameters);
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                     const cudaGraphNode_t *__needs, size_t __count,
                                     struct cudaMemAllocNodeParams *__parameters);
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                    const cudaGraphNode_t *__needs, size_t __count,
                                    void *__pointer);
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                   const cudaGraphNode_t *__needs, size_t __count,
                                   const struct cudaMemcpy3DParms *__parameters);
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                     const cudaGraphNode_t *__needs, size_t __count, void *__dst,
                                     const void *__src, size_t __size, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                             const cudaGraphNode_t *__needs, size_t __count,
                                             void *__dst, const void *__symbol, size_t __size,
                                             size_t __offset, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                           const cudaGraphNode_t *__needs, size_t __count,
                                           const void *__symbol, const void *__src, size_t __size,
                                           size_t __offset, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                                   const cudaGraphNode_t *__needs, size_t __count,
                                   const struct cudaMemsetParams *__parameters);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *__node, cudaGraph_t __graph,
                             const cudaGraphNode_t *__needs, const cudaGraphEdgeData *__edges,
                             size_t __count, struct cudaGraphNodeParams *__parameters);
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t __node, cudaGraph_t *__graph);
cudaError_t cudaGraphClone(cudaGraph_t *__clone, cudaGraph_t __graph);
cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *__handle,
                                             cudaGraph_t __graph,
                                             unsigned int __value CU2CL_DEFAULT(0),
                                             unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaGraphCreate(cudaGraph_t *__graph, unsigned int __flags);
cudaError_t cudaGraphDebugDotPrint(cudaGraph_t __graph, const char *__path, unsigned int __flags);
cudaError_t cudaGraphDestroy(cudaGraph_t __graph);
cudaError_t cudaGraphDestroyNode(cudaGraphNode_t __node);
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t __node, cudaEvent_t *__event);
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t __node, cudaEvent_t __event);
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t __node, cudaEvent_t *__event);
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t __node, cudaEvent_t __event);
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                                 cudaGraph_t __child);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t __exec);
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                                 cudaEvent_t __event);
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                               cudaEvent_t __event);
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t __exec, unsigned long long *__flags);
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                           const struct cudaHostNodeParams *__parameters);
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                             const struct cudaKernelNodeParams *__parameters);
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                             const struct cudaMemcpy3DParms *__parameters);
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                               void *__dst, const void *__src, size_t __size,
                                               enum cudaMemcpyKind __kind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t __exec,
                                                       cudaGraphNode_t __node, void *__dst,
                                                       const void *__symbol, size_t __size,
                                                       size_t __offset, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                                     const void *__symbol, const void *__src,
                                                     size_t __size, size_t __offset,
                                                     enum cudaMemcpyKind __kind);
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                             const struct cudaMemsetParams *__parameters);
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                       struct cudaGraphNodeParams *__parameters);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t __exec, cudaGraph_t __graph,
                                cudaGraphExecUpdateResultInfo *__info);
cudaError_t cudaGraphGetEdges(cudaGraph_t __graph, cudaGraphNode_t *__from, cudaGraphNode_t *__to,
                              cudaGraphEdgeData *__edges, size_t *__count);
cudaError_t cudaGraphGetNodes(cudaGraph_t __graph, cudaGraphNode_t *__nodes, size_t *__count);
cudaError_t cudaGraphGetRootNodes(cudaGraph_t __graph, cudaGraphNode_t *__nodes, size_t *__count);
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t __node,
                                       struct cudaHostNodeParams *__parameters);
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t __node,
                                       const struct cudaHostNodeParams *__parameters);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *__exec, cudaGraph_t __graph,
                                 unsigned long long __flags CU2CL_DEFAULT(0));
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *__exec, cudaGraph_t __graph,
                                          unsigned long long __flags CU2CL_DEFAULT(0));
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *__exec, cudaGraph_t __graph,
                                           cudaGraphInstantiateParams *__parameters);
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t __to, cudaGraphNode_t __from);
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t __node, cudaLaunchAttributeID __id,
                                            cudaLaunchAttributeValue *__value);
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t __node,
                                         struct cudaKernelNodeParams *__parameters);
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t __node, cudaLaunchAttributeID __id,
                                            const cudaLaunchAttributeValue *__value);
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t __node,
                                         const struct cudaKernelNodeParams *__parameters);
cudaError_t cudaGraphLaunch(cudaGraphExec_t __exec, cudaStream_t __stream);
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t __node,
                                           struct cudaMemAllocNodeParams *__parameters);
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t __node, void *__pointer);
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t __node,
                                         struct cudaMemcpy3DParms *__parameters);
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t __node,
                                         const struct cudaMemcpy3DParms *__parameters);
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t __node, void *__dst, const void *__src,
                                           size_t __size, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t __node, void *__dst,
                                                   const void *__symbol, size_t __size,
                                                   size_t __offset, enum cudaMemcpyKind __kind);
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t __node, const void *__symbol,
                                                 const void *__src, size_t __size, size_t __offset,
                                                 enum cudaMemcpyKind __kind);
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t __node,
                                         struct cudaMemsetParams *__parameters);
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t __node,
                                         const struct cudaMemsetParams *__parameters);
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *__node, cudaGraphNode_t __original,
                                     cudaGraph_t __clone);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t __node, cudaGraphNode_t *__nodes,
                                         cudaGraphEdgeData *__edges, size_t *__count);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t __node, cudaGraphNode_t *__nodes,
                                           cudaGraphEdgeData *__edges, size_t *__count);
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                    unsigned int *__enabled);
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t __node, enum cudaGraphNodeType *__type);
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t __exec, cudaGraphNode_t __node,
                                    unsigned int __enabled);
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t __node,
                                   struct cudaGraphNodeParams *__parameters);
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t __graph, cudaUserObject_t __object,
                                       unsigned int __count CU2CL_DEFAULT(1));
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t __graph, const cudaGraphNode_t *__from,
                                        const cudaGraphNode_t *__to,
                                        const cudaGraphEdgeData *__edges, size_t __count);
cudaError_t cudaGraphRetainUserObject(cudaGraph_t __graph, cudaUserObject_t __object,
                                      unsigned int __count CU2CL_DEFAULT(1),
                                      unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaGraphUpload(cudaGraphExec_t __exec, cudaStream_t __stream);
cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **__resource,
                                         unsigned int __buffer, unsigned int __flags);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **__resource,
                                        unsigned int __image, unsigned int __target,
                                        unsigned int __flags);
cudaError_t cudaGraphicsMapResources(int __count, cudaGraphicsResource_t *__resources,
                                     cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaGraphicsResourceGetMappedPointer(void **__pointer, size_t *__size,
                                                 cudaGraphicsResource_t __resource);
cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t __resource,
                                            unsigned int __flags);
cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *__array,
                                                  cudaGraphicsResource_t __resource,
                                                  unsigned int __index, unsigned int __level);
cudaError_t cudaGraphicsUnmapResources(int __count, cudaGraphicsResource_t *__resources,
                                       cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t __resource);
cudaError_t cudaHostAlloc(void **__pointer, size_t __size, unsigned int __flags);
cudaError_t cudaHostGetDevicePointer(void **__device_pointer, void *__pointer,
                                     unsigned int __flags);
cudaError_t cudaHostGetFlags(unsigned int *__flags, void *__pointer);
cudaError_t cudaHostRegister(void *__pointer, size_t __size, unsigned int __flags);
cudaError_t cudaHostUnregister(void *__pointer);
cudaError_t cudaInitDevice(int __device, unsigned int __device_flags, unsigned int __flags);
cudaError_t cudaIpcCloseMemHandle(void *__pointer);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *__handle, cudaEvent_t __event);
cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *__handle, void *__pointer);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *__event, cudaIpcEventHandle_t __handle);
cudaError_t cudaIpcOpenMemHandle(void **__pointer, cudaIpcMemHandle_t __handle,
                                 unsigned int __flags);
cudaError_t cudaLaunchCooperativeKernel(const void *__function, dim3 __grid, dim3 __threads,
                                        void **__args, size_t __shared CU2CL_DEFAULT(0),
                                        cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaLaunchHostFunc(cudaStream_t __stream, cudaHostFn_t __function, void *__user_data);
cudaError_t cudaLaunchKernel(const void *__function, dim3 __grid, dim3 __threads, void **__args,
                             size_t __shared, cudaStream_t __stream);
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *__config, const void *__function,
                                void **__args);
cudaError_t cudaMalloc(void **__pointer, size_t __size);
cudaError_t cudaMalloc3D(struct cudaPitchedPtr *__pointer, struct cudaExtent __extent);
cudaError_t cudaMalloc3DArray(cudaArray_t *__array, const struct cudaChannelFormatDesc *__channels,
                              struct cudaExtent __extent, unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaMallocArray(cudaArray_t *__array, const struct cudaChannelFormatDesc *__channels,
                            size_t __width, size_t __height CU2CL_DEFAULT(0),
                            unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaMallocAsync(void **__pointer, size_t __size, cudaStream_t __stream);
cudaError_t cudaMallocFromPoolAsync(void **__pointer, size_t __size, cudaMemPool_t __pool,
                                    cudaStream_t __stream);
cudaError_t cudaMallocHost(void **__pointer, size_t __size);
cudaError_t cudaMallocManaged(void **__pointer, size_t __size,
                              unsigned int __flags CU2CL_DEFAULT(cudaMemAttachGlobal));
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *__mipmap,
                                     const struct cudaChannelFormatDesc *__channels,
                                     struct cudaExtent __extent, unsigned int __levels,
                                     unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaMallocPitch(void **__pointer, size_t *__pitch, size_t __width, size_t __height);
cudaError_t cudaMemAdvise(const void *__pointer, size_t __size, enum cudaMemoryAdvise __advice,
                          int __device);
cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *__pool, struct cudaMemLocation *__location,
                                     enum cudaMemAllocationType __type);
cudaError_t cudaMemGetInfo(size_t *__available, size_t *__total);
cudaError_t cudaMemGetMemPool(cudaMemPool_t *__pool, struct cudaMemLocation *__location,
                              enum cudaMemAllocationType __type);
cudaError_t cudaMemPoolCreate(cudaMemPool_t *__pool, const struct cudaMemPoolProps *__properties);
cudaError_t cudaMemPoolDestroy(cudaMemPool_t __pool);
cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *__flags, cudaMemPool_t __pool,
                                 struct cudaMemLocation *__location);
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t __pool, enum cudaMemPoolAttr __attr,
                                    void *__value);
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t __pool, const struct cudaMemAccessDesc *__list,
                                 size_t __count);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t __pool, enum cudaMemPoolAttr __attr,
                                    void *__value);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t __pool, size_t __keep);
cudaError_t cudaMemPrefetchAsync(const void *__pointer, size_t __size, int __device,
                                 cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemRangeGetAttribute(void *__data, size_t __data_size,
                                     enum cudaMemRangeAttribute __attr, const void *__pointer,
                                     size_t __size);
cudaError_t cudaMemRangeGetAttributes(void **__data, size_t *__sizes,
                                      enum cudaMemRangeAttribute *__attrs, size_t __count,
                                      const void *__pointer, size_t __size);
cudaError_t cudaMemSetMemPool(struct cudaMemLocation *__location, enum cudaMemAllocationType __type,
                              cudaMemPool_t __pool);
cudaError_t cudaMemcpy(void *__dst, const void *__src, size_t __count, enum cudaMemcpyKind __kind);
cudaError_t cudaMemcpy2D(void *__dst, size_t __dst_pitch, const void *__src, size_t __src_pitch,
                         size_t __width, size_t __height, enum cudaMemcpyKind __kind);
cudaError_t
cudaMemcpy2DArrayToArray(cudaArray_t __dst, size_t __dst_x, size_t __dst_y, cudaArray_const_t __src,
                         size_t __src_x, size_t __src_y, size_t __width, size_t __height,
                         enum cudaMemcpyKind __kind CU2CL_DEFAULT(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpy2DAsync(void *__dst, size_t __dst_pitch, const void *__src,
                              size_t __src_pitch, size_t __width, size_t __height,
                              enum cudaMemcpyKind __kind, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy2DFromArray(void *__dst, size_t __dst_pitch, cudaArray_const_t __src,
                                  size_t __x, size_t __y, size_t __width, size_t __height,
                                  enum cudaMemcpyKind __kind);
cudaError_t cudaMemcpy2DFromArrayAsync(void *__dst, size_t __dst_pitch, cudaArray_const_t __src,
                                       size_t __x, size_t __y, size_t __width, size_t __height,
                                       enum cudaMemcpyKind __kind,
                                       cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy2DToArray(cudaArray_t __dst, size_t __x, size_t __y, const void *__src,
                                size_t __src_pitch, size_t __width, size_t __height,
                                enum cudaMemcpyKind __kind);
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t __dst, size_t __x, size_t __y, const void *__src,
                                     size_t __src_pitch, size_t __width, size_t __height,
                                     enum cudaMemcpyKind __kind,
                                     cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *__parameters);
cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *__parameters,
                              cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *__parameters);
cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *__parameters,
                                  cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t
cudaMemcpyArrayToArray(cudaArray_t __dst, size_t __dst_x, size_t __dst_y, cudaArray_const_t __src,
                       size_t __src_x, size_t __src_y, size_t __count,
                       enum cudaMemcpyKind __kind CU2CL_DEFAULT(cudaMemcpyDeviceToDevice));
cudaError_t cudaMemcpyAsync(void *__dst, const void *__src, size_t __count,
                            enum cudaMemcpyKind __kind, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyFromArray(void *__dst, cudaArray_const_t __src, size_t __x, size_t __y,
                                size_t __count, enum cudaMemcpyKind __kind);
cudaError_t cudaMemcpyFromArrayAsync(void *__dst, cudaArray_const_t __src, size_t __x, size_t __y,
                                     size_t __count, enum cudaMemcpyKind __kind,
                                     cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyFromSymbol(void *__dst, const void *__symbol, size_t __count,
                                 size_t __offset CU2CL_DEFAULT(0),
                                 enum cudaMemcpyKind __kind CU2CL_DEFAULT(cudaMemcpyDeviceToHost));
cudaError_t cudaMemcpyFromSymbolAsync(void *__dst, const void *__symbol, size_t __count,
                                      size_t __offset, enum cudaMemcpyKind __kind,
                                      cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyPeer(void *__dst, int __dst_device, const void *__src, int __src_device,
                           size_t __count);
cudaError_t cudaMemcpyPeerAsync(void *__dst, int __dst_device, const void *__src, int __src_device,
                                size_t __count, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyToArray(cudaArray_t __dst, size_t __x, size_t __y, const void *__src,
                              size_t __count, enum cudaMemcpyKind __kind);
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t __dst, size_t __x, size_t __y, const void *__src,
                                   size_t __count, enum cudaMemcpyKind __kind,
                                   cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemcpyToSymbol(const void *__symbol, const void *__src, size_t __count,
                               size_t __offset CU2CL_DEFAULT(0),
                               enum cudaMemcpyKind __kind CU2CL_DEFAULT(cudaMemcpyHostToDevice));
cudaError_t cudaMemcpyToSymbolAsync(const void *__symbol, const void *__src, size_t __count,
                                    size_t __offset, enum cudaMemcpyKind __kind,
                                    cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemset(void *__pointer, int __value, size_t __count);
cudaError_t cudaMemset2D(void *__pointer, size_t __pitch, int __value, size_t __width,
                         size_t __height);
cudaError_t cudaMemset2DAsync(void *__pointer, size_t __pitch, int __value, size_t __width,
                              size_t __height, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemset3D(struct cudaPitchedPtr __pointer, int __value, struct cudaExtent __extent);
cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr __pointer, int __value,
                              struct cudaExtent __extent, cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaMemsetAsync(void *__pointer, int __value, size_t __count,
                            cudaStream_t __stream CU2CL_DEFAULT(0));
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *__size, const void *__function,
                                                      int __blocks, int __block_size);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *__blocks, const void *__function,
                                                          int __block_size, size_t __shared);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *__blocks, const void *__function, int __block_size, size_t __shared, unsigned int __flags);
cudaError_t cudaOccupancyMaxActiveClusters(int *__clusters, const void *__function,
                                           const cudaLaunchConfig_t *__config);
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *__size, const void *__function,
                                                 const cudaLaunchConfig_t *__config);
cudaError_t cudaPeekAtLastError(void);
cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *__attrs, const void *__pointer);
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
cudaError_t cudaRuntimeGetVersion(int *__version);
cudaError_t cudaSetDevice(int __device);
cudaError_t cudaSetDeviceFlags(unsigned int __flags);
cudaError_t cudaSetValidDevices(int *__devices, int __count);
cudaError_t cudaStreamAddCallback(cudaStream_t __stream, cudaStreamCallback_t __callback,
                                  void *__user_data, unsigned int __flags);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t __stream, void *__pointer,
                                     size_t __length CU2CL_DEFAULT(0),
                                     unsigned int __flags CU2CL_DEFAULT(cudaMemAttachSingle));
cudaError_t cudaStreamBeginCapture(cudaStream_t __stream, enum cudaStreamCaptureMode __mode);
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t __stream, cudaGraph_t __graph,
                                          const cudaGraphNode_t *__needs,
                                          const cudaGraphEdgeData *__edges, size_t __count,
                                          enum cudaStreamCaptureMode __mode);
cudaError_t cudaStreamCopyAttributes(cudaStream_t __to, cudaStream_t __from);
cudaError_t cudaStreamCreate(cudaStream_t *__stream);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *__stream, unsigned int __flags);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *__stream, unsigned int __flags,
                                         int __priority);
cudaError_t cudaStreamDestroy(cudaStream_t __stream);
cudaError_t cudaStreamEndCapture(cudaStream_t __stream, cudaGraph_t *__graph);
cudaError_t cudaStreamGetAttribute(cudaStream_t __stream, cudaLaunchAttributeID __attr,
                                   cudaLaunchAttributeValue *__value);
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t __stream, enum cudaStreamCaptureStatus *__status,
                                     unsigned long long *__number CU2CL_DEFAULT(0),
                                     cudaGraph_t *__graph CU2CL_DEFAULT(0),
                                     const cudaGraphNode_t **__needs CU2CL_DEFAULT(0),
                                     const cudaGraphEdgeData **__edges CU2CL_DEFAULT(0),
                                     size_t *__count CU2CL_DEFAULT(0));
cudaError_t cudaStreamGetDevice(cudaStream_t __stream, int *__device);
cudaError_t cudaStreamGetFlags(cudaStream_t __stream, unsigned int *__flags);
cudaError_t cudaStreamGetId(cudaStream_t __stream, unsigned long long *__number);
cudaError_t cudaStreamGetPriority(cudaStream_t __stream, int *__priority);
cudaError_t cudaStreamIsCapturing(cudaStream_t __stream, enum cudaStreamCaptureStatus *__status);
cudaError_t cudaStreamQuery(cudaStream_t __stream);
cudaError_t cudaStreamSetAttribute(cudaStream_t __stream, cudaLaunchAttributeID __attr,
                                   const cudaLaunchAttributeValue *__value);
cudaError_t cudaStreamSynchronize(cudaStream_t __stream);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t __stream, cudaGraphNode_t *__needs,
                                                const cudaGraphEdgeData *__edges, size_t __count,
                                                unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaStreamWaitEvent(cudaStream_t __stream, cudaEvent_t __event,
                                unsigned int __flags CU2CL_DEFAULT(0));
cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *__mode);
cudaError_t cudaThreadExit(void);
cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *__config);
cudaError_t cudaThreadGetLimit(size_t *__value, enum cudaLimit __limit);
cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache __config);
cudaError_t cudaThreadSetLimit(enum cudaLimit __limit, size_t __value);
cudaError_t cudaThreadSynchronize(void);
cudaError_t cudaUnbindTexture(const struct textureReference *__reference);
cudaError_t cudaUserObjectCreate(cudaUserObject_t *__object, void *__data, cudaHostFn_t __destroy,
                                 unsigned int __count, unsigned int __flags);
cudaError_t cudaUserObjectRelease(cudaUserObject_t __object, unsigned int __count CU2CL_DEFAULT(1));
cudaError_t cudaUserObjectRetain(cudaUserObject_t __object, unsigned int __count CU2CL_DEFAULT(1));

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#endif
