/* The functions of CUDA's runtime API, which are the runtime's with another name.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *channels, struct cudaExtent *extent,
                             unsigned int *flags, cudaArray_t array)
{
    return cu2clArrayGetInfo(channels, extent, flags, array);
}

cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *reference,
                                   cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc *channels)
{
    return cu2clBindSurfaceToArray(reference, array, channels);
}

cudaError_t cudaBindTexture(size_t *offset, const struct textureReference *reference,
                            const void *pointer, const struct cudaChannelFormatDesc *channels,
                            size_t size)
{
    return cu2clBindTexture(offset, reference, pointer, channels, size);
}

cudaError_t cudaBindTexture2D(size_t *offset, const struct textureReference *reference,
                              const void *pointer, const struct cudaChannelFormatDesc *channels,
                              size_t width, size_t height, size_t pitch)
{
    return cu2clBindTexture2D(offset, reference, pointer, channels, width, height, pitch);
}

cudaError_t cudaBindTextureToArray(const struct textureReference *reference,
                                   cudaArray_const_t array,
                                   const struct cudaChannelFormatDesc *channels)
{
    return cu2clBindTextureToArray(reference, array, channels);
}

cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *properties)
{
    return cu2clChooseDevice(device, properties);
}

struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                                   enum cudaChannelFormatKind kind)
{
    return cu2clCreateChannelDesc(x, y, z, w, kind);
}

cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *object,
                                    const struct cudaResourceDesc *resource)
{
    return cu2clCreateSurfaceObject(object, resource);
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t *object,
                                    const struct cudaResourceDesc *resource,
                                    const struct cudaTextureDesc *texture,
                                    const struct cudaResourceViewDesc *view)
{
    return cu2clCreateTextureObject(object, resource, texture, view);
}

cudaError_t cudaCtxResetPersistingL2Cache(void)
{
    return cu2clCtxResetPersistingL2Cache();
}

cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object)
{
    return cu2clDestroySurfaceObject(object);
}

cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object)
{
    return cu2clDestroyTextureObject(object);
}

cudaError_t cudaDeviceCanAccessPeer(int *can, int device, int peer)
{
    return cu2clDeviceCanAccessPeer(can, device, peer);
}

cudaError_t cudaDeviceDisablePeerAccess(int peer)
{
    return cu2clDeviceDisablePeerAccess(peer);
}

cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned int flags)
{
    return cu2clDeviceEnablePeerAccess(peer, flags);
}

cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
{
    return cu2clDeviceGetAttribute(value, attr, device);
}

cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *text)
{
    return cu2clDeviceGetByPCIBusId(device, text);
}

cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *config)
{
    return cu2clDeviceGetCacheConfig(config);
}

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int device)
{
    return cu2clDeviceGetDefaultMemPool(pool, device);
}

cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
                                           void *value)
{
    return cu2clDeviceGetGraphMemAttribute(device, attr, value);
}

cudaError_t cudaDeviceGetLimit(size_t *value, enum cudaLimit limit)
{
    return cu2clDeviceGetLimit(value, limit);
}

cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *pool, int device)
{
    return cu2clDeviceGetMemPool(pool, device);
}

cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int source,
                                      int destination)
{
    return cu2clDeviceGetP2PAttribute(value, attr, source, destination);
}

cudaError_t cudaDeviceGetPCIBusId(char *text, int length, int device)
{
    return cu2clDeviceGetPCIBusId(text, length, device);
}

cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *config)
{
    return cu2clDeviceGetSharedMemConfig(config);
}

cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    return cu2clDeviceGetStreamPriorityRange(least, greatest);
}

cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *width,
                                                 const struct cudaChannelFormatDesc *channels,
                                                 int device)
{
    return cu2clDeviceGetTexture1DLinearMaxWidth(width, channels, device);
}

cudaError_t cudaDeviceGraphMemTrim(int device)
{
    return cu2clDeviceGraphMemTrim(device);
}

cudaError_t cudaDeviceReset(void)
{
    return cu2clDeviceReset();
}

cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache config)
{
    return cu2clDeviceSetCacheConfig(config);
}

cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr,
                                           void *value)
{
    return cu2clDeviceSetGraphMemAttribute(device, attr, value);
}

cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
{
    return cu2clDeviceSetLimit(limit, value);
}

cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t pool)
{
    return cu2clDeviceSetMemPool(device, pool);
}

cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
{
    return cu2clDeviceSetSharedMemConfig(config);
}

cudaError_t cudaDeviceSynchronize(void)
{
    return cu2clDeviceSynchronize();
}

cudaError_t cudaDriverGetVersion(int *version)
{
    return cu2clDriverGetVersion(version);
}

cudaError_t cudaEventCreate(cudaEvent_t *event)
{
    return cu2clEventCreate(event);
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
{
    return cu2clEventCreateWithFlags(event, flags);
}

cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    return cu2clEventDestroy(event);
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end)
{
    return cu2clEventElapsedTime(milliseconds, start, end);
}

cudaError_t cudaEventQuery(cudaEvent_t event)
{
    return cu2clEventQuery(event);
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    return cu2clEventRecord(event, stream);
}

cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    return cu2clEventRecordWithFlags(event, stream, flags);
}

cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    return cu2clEventSynchronize(event);
}

cudaError_t cudaFree(void *pointer)
{
    return cu2clFree(pointer);
}

cudaError_t cudaFreeArray(cudaArray_t array)
{
    return cu2clFreeArray(array);
}

cudaError_t cudaFreeAsync(void *pointer, cudaStream_t stream)
{
    return cu2clFreeAsync(pointer, stream);
}

cudaError_t cudaFreeHost(void *pointer)
{
    return cu2clFreeHost(pointer);
}

cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmap)
{
    return cu2clFreeMipmappedArray(mipmap);
}

cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attrs, const void *function)
{
    return cu2clFuncGetAttributes(attrs, function);
}

cudaError_t cudaFuncSetAttribute(const void *function, enum cudaFuncAttribute attr, int value)
{
    return cu2clFuncSetAttribute(function, attr, value);
}

cudaError_t cudaFuncSetCacheConfig(const void *function, enum cudaFuncCache config)
{
    return cu2clFuncSetCacheConfig(function, config);
}

cudaError_t cudaFuncSetSharedMemConfig(const void *function, enum cudaSharedMemConfig config)
{
    return cu2clFuncSetSharedMemConfig(function, config);
}

cudaError_t cudaGLGetDevices(unsigned int *count, int *devices, unsigned int room,
                             enum cudaGLDeviceList list)
{
    return cu2clGLGetDevices(count, devices, room, list);
}

cudaError_t cudaGLMapBufferObject(void **pointer, unsigned int buffer)
{
    return cu2clGLMapBufferObject(pointer, buffer);
}

cudaError_t cudaGLMapBufferObjectAsync(void **pointer, unsigned int buffer, cudaStream_t stream)
{
    return cu2clGLMapBufferObjectAsync(pointer, buffer, stream);
}

cudaError_t cudaGLRegisterBufferObject(unsigned int buffer)
{
    return cu2clGLRegisterBufferObject(buffer);
}

cudaError_t cudaGLSetBufferObjectMapFlags(unsigned int buffer, unsigned int flags)
{
    return cu2clGLSetBufferObjectMapFlags(buffer, flags);
}

cudaError_t cudaGLSetGLDevice(int device)
{
    return cu2clGLSetGLDevice(device);
}

cudaError_t cudaGLUnmapBufferObject(unsigned int buffer)
{
    return cu2clGLUnmapBufferObject(buffer);
}

cudaError_t cudaGLUnmapBufferObjectAsync(unsigned int buffer, cudaStream_t stream)
{
    return cu2clGLUnmapBufferObjectAsync(buffer, stream);
}

cudaError_t cudaGLUnregisterBufferObject(unsigned int buffer)
{
    return cu2clGLUnregisterBufferObject(buffer);
}

cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *channels, cudaArray_const_t array)
{
    return cu2clGetChannelDesc(channels, array);
}

cudaError_t cudaGetDevice(int *device)
{
    return cu2clGetDevice(device);
}

cudaError_t cudaGetDeviceCount(int *count)
{
    return cu2clGetDeviceCount(count);
}

cudaError_t cudaGetDeviceFlags(unsigned int *flags)
{
    return cu2clGetDeviceFlags(flags);
}

cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *properties, int device)
{
    return cu2clGetDeviceProperties(properties, device);
}

const char *cudaGetErrorName(cudaError_t error)
{
    return cu2clGetErrorName(error);
}

const char *cudaGetErrorString(cudaError_t error)
{
    return cu2clGetErrorString(error);
}

cudaError_t cudaGetLastError(void)
{
    return cu2clGetLastError();
}

cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *array, cudaMipmappedArray_const_t mipmap,
                                       unsigned int level)
{
    return cu2clGetMipmappedArrayLevel(array, mipmap, level);
}

cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *resource,
                                             cudaSurfaceObject_t object)
{
    return cu2clGetSurfaceObjectResourceDesc(resource, object);
}

cudaError_t cudaGetSurfaceReference(const struct surfaceReference **reference, const void *symbol)
{
    return cu2clGetSurfaceReference(reference, symbol);
}

cudaError_t cudaGetSymbolAddress(void **pointer, const void *symbol)
{
    return cu2clGetSymbolAddress(pointer, symbol);
}

cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)
{
    return cu2clGetSymbolSize(size, symbol);
}

cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const struct textureReference *reference)
{
    return cu2clGetTextureAlignmentOffset(offset, reference);
}

cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *resource,
                                             cudaTextureObject_t object)
{
    return cu2clGetTextureObjectResourceDesc(resource, object);
}

cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *view,
                                                 cudaTextureObject_t object)
{
    return cu2clGetTextureObjectResourceViewDesc(view, object);
}

cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *texture,
                                            cudaTextureObject_t object)
{
    return cu2clGetTextureObjectTextureDesc(texture, object);
}

cudaError_t cudaGetTextureReference(const struct textureReference **reference, const void *symbol)
{
    return cu2clGetTextureReference(reference, symbol);
}

cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                       const cudaGraphNode_t *needs, size_t count,
                                       cudaGraph_t child)
{
    return cu2clGraphAddChildGraphNode(node, graph, needs, count, child);
}

cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                     const cudaGraphNode_t *to, const cudaGraphEdgeData *edges,
                                     size_t count)
{
    return cu2clGraphAddDependencies(graph, from, to, edges, count);
}

cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                  const cudaGraphNode_t *needs, size_t count)
{
    return cu2clGraphAddEmptyNode(node, graph, needs, count);
}

cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                        const cudaGraphNode_t *needs, size_t count,
                                        cudaEvent_t event)
{
    return cu2clGraphAddEventRecordNode(node, graph, needs, count, event);
}

cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                      const cudaGraphNode_t *needs, size_t count, cudaEvent_t event)
{
    return cu2clGraphAddEventWaitNode(node, graph, needs, count, event);
}

cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                 const cudaGraphNode_t *needs, size_t count,
                                 const struct cudaHostNodeParams *parameters)
{
    return cu2clGraphAddHostNode(node, graph, needs, count, parameters);
}

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *needs, size_t count,
                                   const struct cudaKernelNodeParams *parameters)
{
    return cu2clGraphAddKernelNode(node, graph, needs, count, parameters);
}

cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                     const cudaGraphNode_t *needs, size_t count,
                                     struct cudaMemAllocNodeParams *parameters)
{
    return cu2clGraphAddMemAllocNode(node, graph, needs, count, parameters);
}

cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                    const cudaGraphNode_t *needs, size_t count, void *pointer)
{
    return cu2clGraphAddMemFreeNode(node, graph, needs, count, pointer);
}

cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *needs, size_t count,
                                   const struct cudaMemcpy3DParms *parameters)
{
    return cu2clGraphAddMemcpyNode(node, graph, needs, count, parameters);
}

cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *node, cudaGraph_t graph,
                                     const cudaGraphNode_t *needs, size_t count, void *dst,
                                     const void *src, size_t size, enum cudaMemcpyKind kind)
{
    return cu2clGraphAddMemcpyNode1D(node, graph, needs, count, dst, src, size, kind);
}

cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *node, cudaGraph_t graph,
                                             const cudaGraphNode_t *needs, size_t count, void *dst,
                                             const void *symbol, size_t size, size_t offset,
                                             enum cudaMemcpyKind kind)
{
    return cu2clGraphAddMemcpyNodeFromSymbol(node, graph, needs, count, dst, symbol, size, offset,
                                             kind);
}

cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *node, cudaGraph_t graph,
                                           const cudaGraphNode_t *needs, size_t count,
                                           const void *symbol, const void *src, size_t size,
                                           size_t offset, enum cudaMemcpyKind kind)
{
    return cu2clGraphAddMemcpyNodeToSymbol(node, graph, needs, count, symbol, src, size, offset,
                                           kind);
}

cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *node, cudaGraph_t graph,
                                   const cudaGraphNode_t *needs, size_t count,
                                   const struct cudaMemsetParams *parameters)
{
    return cu2clGraphAddMemsetNode(node, graph, needs, count, parameters);
}

cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *needs,
                             const cudaGraphEdgeData *edges, size_t count,
                             struct cudaGraphNodeParams *parameters)
{
    return cu2clGraphAddNode(node, graph, needs, edges, count, parameters);
}

cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *graph)
{
    return cu2clGraphChildGraphNodeGetGraph(node, graph);
}

cudaError_t cudaGraphClone(cudaGraph_t *clone, cudaGraph_t graph)
{
    return cu2clGraphClone(clone, graph);
}

cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *handle, cudaGraph_t graph,
                                             unsigned int value, unsigned int flags)
{
    return cu2clGraphConditionalHandleCreate(handle, graph, value, flags);
}

cudaError_t cudaGraphCreate(cudaGraph_t *graph, unsigned int flags)
{
    return cu2clGraphCreate(graph, flags);
}

cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
{
    return cu2clGraphDebugDotPrint(graph, path, flags);
}

cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    return cu2clGraphDestroy(graph);
}

cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)
{
    return cu2clGraphDestroyNode(node);
}

cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event)
{
    return cu2clGraphEventRecordNodeGetEvent(node, event);
}

cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    return cu2clGraphEventRecordNodeSetEvent(node, event);
}

cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event)
{
    return cu2clGraphEventWaitNodeGetEvent(node, event);
}

cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    return cu2clGraphEventWaitNodeSetEvent(node, event);
}

cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                 cudaGraph_t child)
{
    return cu2clGraphExecChildGraphNodeSetParams(exec, node, child);
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t exec)
{
    return cu2clGraphExecDestroy(exec);
}

cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                 cudaEvent_t event)
{
    return cu2clGraphExecEventRecordNodeSetEvent(exec, node, event);
}

cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t exec, cudaGraphNode_t node,
                                               cudaEvent_t event)
{
    return cu2clGraphExecEventWaitNodeSetEvent(exec, node, event);
}

cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t exec, unsigned long long *flags)
{
    return cu2clGraphExecGetFlags(exec, flags);
}

cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                           const struct cudaHostNodeParams *parameters)
{
    return cu2clGraphExecHostNodeSetParams(exec, node, parameters);
}

cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                             const struct cudaKernelNodeParams *parameters)
{
    return cu2clGraphExecKernelNodeSetParams(exec, node, parameters);
}

cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                             const struct cudaMemcpy3DParms *parameters)
{
    return cu2clGraphExecMemcpyNodeSetParams(exec, node, parameters);
}

cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t exec, cudaGraphNode_t node,
                                               void *dst, const void *src, size_t size,
                                               enum cudaMemcpyKind kind)
{
    return cu2clGraphExecMemcpyNodeSetParams1D(exec, node, dst, src, size, kind);
}

cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                       void *dst, const void *symbol, size_t size,
                                                       size_t offset, enum cudaMemcpyKind kind)
{
    return cu2clGraphExecMemcpyNodeSetParamsFromSymbol(exec, node, dst, symbol, size, offset, kind);
}

cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                     const void *symbol, const void *src,
                                                     size_t size, size_t offset,
                                                     enum cudaMemcpyKind kind)
{
    return cu2clGraphExecMemcpyNodeSetParamsToSymbol(exec, node, symbol, src, size, offset, kind);
}

cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                             const struct cudaMemsetParams *parameters)
{
    return cu2clGraphExecMemsetNodeSetParams(exec, node, parameters);
}

cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node,
                                       struct cudaGraphNodeParams *parameters)
{
    return cu2clGraphExecNodeSetParams(exec, node, parameters);
}

cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph,
                                cudaGraphExecUpdateResultInfo *info)
{
    return cu2clGraphExecUpdate(exec, graph, info);
}

cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
                              cudaGraphEdgeData *edges, size_t *count)
{
    return cu2clGraphGetEdges(graph, from, to, edges, count);
}

cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count)
{
    return cu2clGraphGetNodes(graph, nodes, count);
}

cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count)
{
    return cu2clGraphGetRootNodes(graph, nodes, count);
}

cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *parameters)
{
    return cu2clGraphHostNodeGetParams(node, parameters);
}

cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
                                       const struct cudaHostNodeParams *parameters)
{
    return cu2clGraphHostNodeSetParams(node, parameters);
}

cudaError_t cudaGraphInstantiate(cudaGraphExec_t *exec, cudaGraph_t graph, unsigned long long flags)
{
    return cu2clGraphInstantiate(exec, graph, flags);
}

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *exec, cudaGraph_t graph,
                                          unsigned long long flags)
{
    return cu2clGraphInstantiateWithFlags(exec, graph, flags);
}

cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *exec, cudaGraph_t graph,
                                           cudaGraphInstantiateParams *parameters)
{
    return cu2clGraphInstantiateWithParams(exec, graph, parameters);
}

cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t to, cudaGraphNode_t from)
{
    return cu2clGraphKernelNodeCopyAttributes(to, from);
}

cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t node, cudaLaunchAttributeID id,
                                            cudaLaunchAttributeValue *value)
{
    return cu2clGraphKernelNodeGetAttribute(node, id, value);
}

cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
                                         struct cudaKernelNodeParams *parameters)
{
    return cu2clGraphKernelNodeGetParams(node, parameters);
}

cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t node, cudaLaunchAttributeID id,
                                            const cudaLaunchAttributeValue *value)
{
    return cu2clGraphKernelNodeSetAttribute(node, id, value);
}

cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
                                         const struct cudaKernelNodeParams *parameters)
{
    return cu2clGraphKernelNodeSetParams(node, parameters);
}

cudaError_t cudaGraphLaunch(cudaGraphExec_t exec, cudaStream_t stream)
{
    return cu2clGraphLaunch(exec, stream);
}

cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
                                           struct cudaMemAllocNodeParams *parameters)
{
    return cu2clGraphMemAllocNodeGetParams(node, parameters);
}

cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *pointer)
{
    return cu2clGraphMemFreeNodeGetParams(node, pointer);
}

cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *parameters)
{
    return cu2clGraphMemcpyNodeGetParams(node, parameters);
}

cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
                                         const struct cudaMemcpy3DParms *parameters)
{
    return cu2clGraphMemcpyNodeSetParams(node, parameters);
}

cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src,
                                           size_t size, enum cudaMemcpyKind kind)
{
    return cu2clGraphMemcpyNodeSetParams1D(node, dst, src, size, kind);
}

cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
                                                   const void *symbol, size_t size, size_t offset,
                                                   enum cudaMemcpyKind kind)
{
    return cu2clGraphMemcpyNodeSetParamsFromSymbol(node, dst, symbol, size, offset, kind);
}

cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol,
                                                 const void *src, size_t size, size_t offset,
                                                 enum cudaMemcpyKind kind)
{
    return cu2clGraphMemcpyNodeSetParamsToSymbol(node, symbol, src, size, offset, kind);
}

cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *parameters)
{
    return cu2clGraphMemsetNodeGetParams(node, parameters);
}

cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
                                         const struct cudaMemsetParams *parameters)
{
    return cu2clGraphMemsetNodeSetParams(node, parameters);
}

cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *node, cudaGraphNode_t original,
                                     cudaGraph_t clone)
{
    return cu2clGraphNodeFindInClone(node, original, clone);
}

cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes,
                                         cudaGraphEdgeData *edges, size_t *count)
{
    return cu2clGraphNodeGetDependencies(node, nodes, edges, count);
}

cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes,
                                           cudaGraphEdgeData *edges, size_t *count)
{
    return cu2clGraphNodeGetDependentNodes(node, nodes, edges, count);
}

cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t exec, cudaGraphNode_t node,
                                    unsigned int *enabled)
{
    return cu2clGraphNodeGetEnabled(exec, node, enabled);
}

cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *type)
{
    return cu2clGraphNodeGetType(node, type);
}

cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t exec, cudaGraphNode_t node,
                                    unsigned int enabled)
{
    return cu2clGraphNodeSetEnabled(exec, node, enabled);
}

cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *parameters)
{
    return cu2clGraphNodeSetParams(node, parameters);
}

cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
                                       unsigned int count)
{
    return cu2clGraphReleaseUserObject(graph, object, count);
}

cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                        const cudaGraphNode_t *to, const cudaGraphEdgeData *edges,
                                        size_t count)
{
    return cu2clGraphRemoveDependencies(graph, from, to, edges, count);
}

cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
                                      unsigned int count, unsigned int flags)
{
    return cu2clGraphRetainUserObject(graph, object, count, flags);
}

cudaError_t cudaGraphUpload(cudaGraphExec_t exec, cudaStream_t stream)
{
    return cu2clGraphUpload(exec, stream);
}

cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **resource,
                                         unsigned int buffer, unsigned int flags)
{
    return cu2clGraphicsGLRegisterBuffer(resource, buffer, flags);
}

cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **resource, unsigned int image,
                                        unsigned int target, unsigned int flags)
{
    return cu2clGraphicsGLRegisterImage(resource, image, target, flags);
}

cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
                                     cudaStream_t stream)
{
    return cu2clGraphicsMapResources(count, resources, stream);
}

cudaError_t cudaGraphicsResourceGetMappedPointer(void **pointer, size_t *size,
                                                 cudaGraphicsResource_t resource)
{
    return cu2clGraphicsResourceGetMappedPointer(pointer, size, resource);
}

cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
{
    return cu2clGraphicsResourceSetMapFlags(resource, flags);
}

cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
                                                  cudaGraphicsResource_t resource,
                                                  unsigned int index, unsigned int level)
{
    return cu2clGraphicsSubResourceGetMappedArray(array, resource, index, level);
}

cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
                                       cudaStream_t stream)
{
    return cu2clGraphicsUnmapResources(count, resources, stream);
}

cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
{
    return cu2clGraphicsUnregisterResource(resource);
}

cudaError_t cudaHostAlloc(void **pointer, size_t size, unsigned int flags)
{
    return cu2clHostAlloc(pointer, size, flags);
}

cudaError_t cudaHostGetDevicePointer(void **device_pointer, void *pointer, unsigned int flags)
{
    return cu2clHostGetDevicePointer(device_pointer, pointer, flags);
}

cudaError_t cudaHostGetFlags(unsigned int *flags, void *pointer)
{
    return cu2clHostGetFlags(flags, pointer);
}

cudaError_t cudaHostRegister(void *pointer, size_t size, unsigned int flags)
{
    return cu2clHostRegister(pointer, size, flags);
}

cudaError_t cudaHostUnregister(void *pointer)
{
    return cu2clHostUnregister(pointer);
}

cudaError_t cudaInitDevice(int device, unsigned int device_flags, unsigned int flags)
{
    return cu2clInitDevice(device, device_flags, flags);
}

cudaError_t cudaIpcCloseMemHandle(void *pointer)
{
    return cu2clIpcCloseMemHandle(pointer);
}

cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
{
    return cu2clIpcGetEventHandle(handle, event);
}

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *pointer)
{
    return cu2clIpcGetMemHandle(handle, pointer);
}

cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
{
    return cu2clIpcOpenEventHandle(event, handle);
}

cudaError_t cudaIpcOpenMemHandle(void **pointer, cudaIpcMemHandle_t handle, unsigned int flags)
{
    return cu2clIpcOpenMemHandle(pointer, handle, flags);
}

cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 threads, void **args,
                                        size_t shared, cudaStream_t stream)
{
    return cu2clLaunchCooperativeKernel(function, grid, threads, args, shared, stream);
}

cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *user_data)
{
    return cu2clLaunchHostFunc(stream, function, user_data);
}

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 threads, void **args,
                             size_t shared, cudaStream_t stream)
{
    return cu2clLaunchKernel(function, grid, threads, args, shared, stream);
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *function, void **args)
{
    return cu2clLaunchKernelExC(config, function, args);
}

cudaError_t cudaMalloc(void **pointer, size_t size)
{
    return cu2clMalloc(pointer, size);
}

cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pointer, struct cudaExtent extent)
{
    return cu2clMalloc3D(pointer, extent);
}

cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *channels,
                              struct cudaExtent extent, unsigned int flags)
{
    return cu2clMalloc3DArray(array, channels, extent, flags);
}

cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *channels,
                            size_t width, size_t height, unsigned int flags)
{
    return cu2clMallocArray(array, channels, width, height, flags);
}

cudaError_t cudaMallocAsync(void **pointer, size_t size, cudaStream_t stream)
{
    return cu2clMallocAsync(pointer, size, stream);
}

cudaError_t cudaMallocFromPoolAsync(void **pointer, size_t size, cudaMemPool_t pool,
                                    cudaStream_t stream)
{
    return cu2clMallocFromPoolAsync(pointer, size, pool, stream);
}

cudaError_t cudaMallocHost(void **pointer, size_t size)
{
    return cu2clMallocHost(pointer, size);
}

cudaError_t cudaMallocManaged(void **pointer, size_t size, unsigned int flags)
{
    return cu2clMallocManaged(pointer, size, flags);
}

cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmap,
                                     const struct cudaChannelFormatDesc *channels,
                                     struct cudaExtent extent, unsigned int levels,
                                     unsigned int flags)
{
    return cu2clMallocMipmappedArray(mipmap, channels, extent, levels, flags);
}

cudaError_t cudaMallocPitch(void **pointer, size_t *pitch, size_t width, size_t height)
{
    return cu2clMallocPitch(pointer, pitch, width, height);
}

cudaError_t cudaMemAdvise(const void *pointer, size_t size, enum cudaMemoryAdvise advice,
                          int device)
{
    return cu2clMemAdvise(pointer, size, advice, device);
}

cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *pool, struct cudaMemLocation *location,
                                     enum cudaMemAllocationType type)
{
    return cu2clMemGetDefaultMemPool(pool, location, type);
}

cudaError_t cudaMemGetInfo(size_t *available, size_t *total)
{
    return cu2clMemGetInfo(available, total);
}

cudaError_t cudaMemGetMemPool(cudaMemPool_t *pool, struct cudaMemLocation *location,
                              enum cudaMemAllocationType type)
{
    return cu2clMemGetMemPool(pool, location, type);
}

cudaError_t cudaMemPoolCreate(cudaMemPool_t *pool, const struct cudaMemPoolProps *properties)
{
    return cu2clMemPoolCreate(pool, properties);
}

cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool)
{
    return cu2clMemPoolDestroy(pool);
}

cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t pool,
                                 struct cudaMemLocation *location)
{
    return cu2clMemPoolGetAccess(flags, pool, location);
}

cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr attr, void *value)
{
    return cu2clMemPoolGetAttribute(pool, attr, value);
}

cudaError_t cudaMemPoolSetAccess(cudaMemPool_t pool, const struct cudaMemAccessDesc *list,
                                 size_t count)
{
    return cu2clMemPoolSetAccess(pool, list, count);
}

cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr attr, void *value)
{
    return cu2clMemPoolSetAttribute(pool, attr, value);
}

cudaError_t cudaMemPoolTrimTo(cudaMemPool_t pool, size_t keep)
{
    return cu2clMemPoolTrimTo(pool, keep);
}

cudaError_t cudaMemPrefetchAsync(const void *pointer, size_t size, int device, cudaStream_t stream)
{
    return cu2clMemPrefetchAsync(pointer, size, device, stream);
}

cudaError_t cudaMemRangeGetAttribute(void *data, size_t data_size, enum cudaMemRangeAttribute attr,
                                     const void *pointer, size_t size)
{
    return cu2clMemRangeGetAttribute(data, data_size, attr, pointer, size);
}

cudaError_t cudaMemRangeGetAttributes(void **data, size_t *sizes, enum cudaMemRangeAttribute *attrs,
                                      size_t count, const void *pointer, size_t size)
{
    return cu2clMemRangeGetAttributes(data, sizes, attrs, count, pointer, size);
}

cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type,
                              cudaMemPool_t pool)
{
    return cu2clMemSetMemPool(location, type, pool);
}

cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
{
    return cu2clMemcpy(dst, src, count, kind);
}

cudaError_t cudaMemcpy2D(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                         size_t width, size_t height, enum cudaMemcpyKind kind)
{
    return cu2clMemcpy2D(dst, dst_pitch, src, src_pitch, width, height, kind);
}

cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t dst_x, size_t dst_y,
                                     cudaArray_const_t src, size_t src_x, size_t src_y,
                                     size_t width, size_t height, enum cudaMemcpyKind kind)
{
    return cu2clMemcpy2DArrayToArray(dst, dst_x, dst_y, src, src_x, src_y, width, height, kind);
}

cudaError_t cudaMemcpy2DAsync(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                              size_t width, size_t height, enum cudaMemcpyKind kind,
                              cudaStream_t stream)
{
    return cu2clMemcpy2DAsync(dst, dst_pitch, src, src_pitch, width, height, kind, stream);
}

cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dst_pitch, cudaArray_const_t src, size_t x,
                                  size_t y, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    return cu2clMemcpy2DFromArray(dst, dst_pitch, src, x, y, width, height, kind);
}

cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dst_pitch, cudaArray_const_t src, size_t x,
                                       size_t y, size_t width, size_t height,
                                       enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpy2DFromArrayAsync(dst, dst_pitch, src, x, y, width, height, kind, stream);
}

cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t x, size_t y, const void *src,
                                size_t src_pitch, size_t width, size_t height,
                                enum cudaMemcpyKind kind)
{
    return cu2clMemcpy2DToArray(dst, x, y, src, src_pitch, width, height, kind);
}

cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t x, size_t y, const void *src,
                                     size_t src_pitch, size_t width, size_t height,
                                     enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpy2DToArrayAsync(dst, x, y, src, src_pitch, width, height, kind, stream);
}

cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *parameters)
{
    return cu2clMemcpy3D(parameters);
}

cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *parameters, cudaStream_t stream)
{
    return cu2clMemcpy3DAsync(parameters, stream);
}

cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *parameters)
{
    return cu2clMemcpy3DPeer(parameters);
}

cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *parameters,
                                  cudaStream_t stream)
{
    return cu2clMemcpy3DPeerAsync(parameters, stream);
}

cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t dst_x, size_t dst_y,
                                   cudaArray_const_t src, size_t src_x, size_t src_y, size_t count,
                                   enum cudaMemcpyKind kind)
{
    return cu2clMemcpyArrayToArray(dst, dst_x, dst_y, src, src_x, src_y, count, kind);
}

cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
                            cudaStream_t stream)
{
    return cu2clMemcpyAsync(dst, src, count, kind, stream);
}

cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t x, size_t y, size_t count,
                                enum cudaMemcpyKind kind)
{
    return cu2clMemcpyFromArray(dst, src, x, y, count, kind);
}

cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t x, size_t y,
                                     size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpyFromArrayAsync(dst, src, x, y, count, kind, stream);
}

cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
                                 enum cudaMemcpyKind kind)
{
    return cu2clMemcpyFromSymbol(dst, symbol, count, offset, kind);
}

cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
                                      enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream);
}

cudaError_t cudaMemcpyPeer(void *dst, int dst_device, const void *src, int src_device, size_t count)
{
    return cu2clMemcpyPeer(dst, dst_device, src, src_device, count);
}

cudaError_t cudaMemcpyPeerAsync(void *dst, int dst_device, const void *src, int src_device,
                                size_t count, cudaStream_t stream)
{
    return cu2clMemcpyPeerAsync(dst, dst_device, src, src_device, count, stream);
}

cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t x, size_t y, const void *src, size_t count,
                              enum cudaMemcpyKind kind)
{
    return cu2clMemcpyToArray(dst, x, y, src, count, kind);
}

cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t x, size_t y, const void *src,
                                   size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpyToArrayAsync(dst, x, y, src, count, kind, stream);
}

cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
                               enum cudaMemcpyKind kind)
{
    return cu2clMemcpyToSymbol(symbol, src, count, offset, kind);
}

cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
                                    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    return cu2clMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream);
}

cudaError_t cudaMemset(void *pointer, int value, size_t count)
{
    return cu2clMemset(pointer, value, count);
}

cudaError_t cudaMemset2D(void *pointer, size_t pitch, int value, size_t width, size_t height)
{
    return cu2clMemset2D(pointer, pitch, value, width, height);
}

cudaError_t cudaMemset2DAsync(void *pointer, size_t pitch, int value, size_t width, size_t height,
                              cudaStream_t stream)
{
    return cu2clMemset2DAsync(pointer, pitch, value, width, height, stream);
}

cudaError_t cudaMemset3D(struct cudaPitchedPtr pointer, int value, struct cudaExtent extent)
{
    return cu2clMemset3D(pointer, value, extent);
}

cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pointer, int value, struct cudaExtent extent,
                              cudaStream_t stream)
{
    return cu2clMemset3DAsync(pointer, value, extent, stream);
}

cudaError_t cudaMemsetAsync(void *pointer, int value, size_t count, cudaStream_t stream)
{
    return cu2clMemsetAsync(pointer, value, count, stream);
}

cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *size, const void *function,
                                                      int blocks, int block_size)
{
    return cu2clOccupancyAvailableDynamicSMemPerBlock(size, function, blocks, block_size);
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                          int block_size, size_t shared)
{
    return cu2clOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, block_size, shared);
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks,
                                                                   const void *function,
                                                                   int block_size, size_t shared,
                                                                   unsigned int flags)
{
    return cu2clOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, block_size,
                                                                   shared, flags);
}

cudaError_t cudaOccupancyMaxActiveClusters(int *clusters, const void *function,
                                           const cudaLaunchConfig_t *config)
{
    return cu2clOccupancyMaxActiveClusters(clusters, function, config);
}

cudaError_t cudaOccupancyMaxPotentialClusterSize(int *size, const void *function,
                                                 const cudaLaunchConfig_t *config)
{
    return cu2clOccupancyMaxPotentialClusterSize(size, function, config);
}

cudaError_t cudaPeekAtLastError(void)
{
    return cu2clPeekAtLastError();
}

cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attrs, const void *pointer)
{
    return cu2clPointerGetAttributes(attrs, pointer);
}

cudaError_t cudaProfilerStart(void)
{
    return cu2clProfilerStart();
}

cudaError_t cudaProfilerStop(void)
{
    return cu2clProfilerStop();
}

cudaError_t cudaRuntimeGetVersion(int *version)
{
    return cu2clRuntimeGetVersion(version);
}

cudaError_t cudaSetDevice(int device)
{
    return cu2clSetDevice(device);
}

cudaError_t cudaSetDeviceFlags(unsigned int flags)
{
    return cu2clSetDeviceFlags(flags);
}

cudaError_t cudaSetValidDevices(int *devices, int count)
{
    return cu2clSetValidDevices(devices, count);
}

cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
                                  void *user_data, unsigned int flags)
{
    return cu2clStreamAddCallback(stream, callback, user_data, flags);
}

cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *pointer, size_t length,
                                     unsigned int flags)
{
    return cu2clStreamAttachMemAsync(stream, pointer, length, flags);
}

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    return cu2clStreamBeginCapture(stream, mode);
}

cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
                                          const cudaGraphNode_t *needs,
                                          const cudaGraphEdgeData *edges, size_t count,
                                          enum cudaStreamCaptureMode mode)
{
    return cu2clStreamBeginCaptureToGraph(stream, graph, needs, edges, count, mode);
}

cudaError_t cudaStreamCopyAttributes(cudaStream_t to, cudaStream_t from)
{
    return cu2clStreamCopyAttributes(to, from);
}

cudaError_t cudaStreamCreate(cudaStream_t *stream)
{
    return cu2clStreamCreate(stream);
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags)
{
    return cu2clStreamCreateWithFlags(stream, flags);
}

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned int flags, int priority)
{
    return cu2clStreamCreateWithPriority(stream, flags, priority);
}

cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    return cu2clStreamDestroy(stream);
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph)
{
    return cu2clStreamEndCapture(stream, graph);
}

cudaError_t cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr,
                                   cudaLaunchAttributeValue *value)
{
    return cu2clStreamGetAttribute(stream, attr, value);
}

cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *status,
                                     unsigned long long *number, cudaGraph_t *graph,
                                     const cudaGraphNode_t **needs, const cudaGraphEdgeData **edges,
                                     size_t *count)
{
    return cu2clStreamGetCaptureInfo(stream, status, number, graph, needs, edges, count);
}

cudaError_t cudaStreamGetDevice(cudaStream_t stream, int *device)
{
    return cu2clStreamGetDevice(stream, device);
}

cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned int *flags)
{
    return cu2clStreamGetFlags(stream, flags);
}

cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long *number)
{
    return cu2clStreamGetId(stream, number);
}

cudaError_t cudaStreamGetPriority(cudaStream_t stream, int *priority)
{
    return cu2clStreamGetPriority(stream, priority);
}

cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *status)
{
    return cu2clStreamIsCapturing(stream, status);
}

cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    return cu2clStreamQuery(stream);
}

cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID attr,
                                   const cudaLaunchAttributeValue *value)
{
    return cu2clStreamSetAttribute(stream, attr, value);
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    return cu2clStreamSynchronize(stream);
}

cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *needs,
                                                const cudaGraphEdgeData *edges, size_t count,
                                                unsigned int flags)
{
    return cu2clStreamUpdateCaptureDependencies(stream, needs, edges, count, flags);
}

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    return cu2clStreamWaitEvent(stream, event, flags);
}

cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
{
    return cu2clThreadExchangeStreamCaptureMode(mode);
}

cudaError_t cudaThreadExit(void)
{
    return cu2clThreadExit();
}

cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *config)
{
    return cu2clThreadGetCacheConfig(config);
}

cudaError_t cudaThreadGetLimit(size_t *value, enum cudaLimit limit)
{
    return cu2clThreadGetLimit(value, limit);
}

cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache config)
{
    return cu2clThreadSetCacheConfig(config);
}

cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value)
{
    return cu2clThreadSetLimit(limit, value);
}

cudaError_t cudaThreadSynchronize(void)
{
    return cu2clThreadSynchronize();
}

cudaError_t cudaUnbindTexture(const struct textureReference *reference)
{
    return cu2clUnbindTexture(reference);
}

cudaError_t cudaUserObjectCreate(cudaUserObject_t *object, void *data, cudaHostFn_t destroy,
                                 unsigned int count, unsigned int flags)
{
    return cu2clUserObjectCreate(object, data, destroy, count, flags);
}

cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
{
    return cu2clUserObjectRelease(object, count);
}

cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
{
    return cu2clUserObjectRetain(object, count);
}
