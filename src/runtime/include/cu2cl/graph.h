/* Graphs and stream capture. Included by <cu2cl/cu2cl.h>.
 *
 * A launch does a graph's operations one after the other, in an order that keeps its edges, in the
 * stream of the launch. All kernels of a graph run on one device. Edges are full dependencies;
 * moved child graphs and launches by kernels are refused. The launch of a graph with conditions
 * returns when the last of them is decided. Memory of
 * allocation nodes is held as long as a node may use it. */
#ifndef CU2CL_GRAPH_H
#define CU2CL_GRAPH_H

#include <cu2cl/graph_types.h>

cu2clError_t cu2clStreamBeginCapture(cu2clStream_t stream, enum cu2clStreamCaptureMode mode);
cu2clError_t cu2clStreamBeginCaptureToGraph(cu2clStream_t stream, cu2clGraph_t graph,
                                            const cu2clGraphNode_t *needs,
                                            const cu2clGraphEdgeData *edges, size_t count,
                                            enum cu2clStreamCaptureMode mode);
cu2clError_t cu2clThreadExchangeStreamCaptureMode(enum cu2clStreamCaptureMode *mode);
cu2clError_t cu2clStreamEndCapture(cu2clStream_t stream, cu2clGraph_t *graph);
cu2clError_t cu2clStreamIsCapturing(cu2clStream_t stream, enum cu2clStreamCaptureStatus *status);
cu2clError_t cu2clStreamGetCaptureInfo(cu2clStream_t stream, enum cu2clStreamCaptureStatus *status,
                                       unsigned long long *number CU2CL_DEFAULT(0),
                                       cu2clGraph_t *graph CU2CL_DEFAULT(0),
                                       const cu2clGraphNode_t **needs CU2CL_DEFAULT(0),
                                       const cu2clGraphEdgeData **edges CU2CL_DEFAULT(0),
                                       size_t *count CU2CL_DEFAULT(0));
cu2clError_t cu2clStreamUpdateCaptureDependencies(cu2clStream_t stream, cu2clGraphNode_t *needs,
                                                  const cu2clGraphEdgeData *edges, size_t count,
                                                  unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphCreate(cu2clGraph_t *graph, unsigned int flags);
/* There can be 255 handles at a time; one lives as long as its graph, or a node with it.
 * cu2clErrorMemoryAllocation when there are too many. */
cu2clError_t cu2clGraphConditionalHandleCreate(cu2clGraphConditionalHandle *handle,
                                               cu2clGraph_t graph,
                                               unsigned int value CU2CL_DEFAULT(0),
                                               unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphAddKernelNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                     const cu2clGraphNode_t *needs, size_t count,
                                     const struct cu2clKernelNodeParams *parameters);
cu2clError_t cu2clGraphKernelNodeGetParams(cu2clGraphNode_t node,
                                           struct cu2clKernelNodeParams *parameters);
cu2clError_t cu2clGraphKernelNodeSetParams(cu2clGraphNode_t node,
                                           const struct cu2clKernelNodeParams *parameters);
cu2clError_t cu2clGraphAddMemcpyNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                     const cu2clGraphNode_t *needs, size_t count,
                                     const struct cu2clMemcpy3DParms *parameters);
cu2clError_t cu2clGraphAddMemcpyNodeToSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                             const cu2clGraphNode_t *needs, size_t count,
                                             const void *symbol, const void *src, size_t size,
                                             size_t offset, enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphAddMemcpyNodeFromSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                               const cu2clGraphNode_t *needs, size_t count,
                                               void *dst, const void *symbol, size_t size,
                                               size_t offset, enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphAddMemcpyNode1D(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                       const cu2clGraphNode_t *needs, size_t count, void *dst,
                                       const void *src, size_t size, enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphMemcpyNodeGetParams(cu2clGraphNode_t node,
                                           struct cu2clMemcpy3DParms *parameters);
cu2clError_t cu2clGraphMemcpyNodeSetParams(cu2clGraphNode_t node,
                                           const struct cu2clMemcpy3DParms *parameters);
cu2clError_t cu2clGraphMemcpyNodeSetParamsToSymbol(cu2clGraphNode_t node, const void *symbol,
                                                   const void *src, size_t size, size_t offset,
                                                   enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphMemcpyNodeSetParamsFromSymbol(cu2clGraphNode_t node, void *dst,
                                                     const void *symbol, size_t size, size_t offset,
                                                     enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphMemcpyNodeSetParams1D(cu2clGraphNode_t node, void *dst, const void *src,
                                             size_t size, enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphAddMemsetNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                     const cu2clGraphNode_t *needs, size_t count,
                                     const struct cu2clMemsetParams *parameters);
cu2clError_t cu2clGraphMemsetNodeGetParams(cu2clGraphNode_t node,
                                           struct cu2clMemsetParams *parameters);
cu2clError_t cu2clGraphMemsetNodeSetParams(cu2clGraphNode_t node,
                                           const struct cu2clMemsetParams *parameters);
cu2clError_t cu2clGraphAddHostNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                   const cu2clGraphNode_t *needs, size_t count,
                                   const struct cu2clHostNodeParams *parameters);
cu2clError_t cu2clGraphHostNodeGetParams(cu2clGraphNode_t node,
                                         struct cu2clHostNodeParams *parameters);
cu2clError_t cu2clGraphHostNodeSetParams(cu2clGraphNode_t node,
                                         const struct cu2clHostNodeParams *parameters);
cu2clError_t cu2clGraphAddChildGraphNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                         const cu2clGraphNode_t *needs, size_t count,
                                         cu2clGraph_t child);
cu2clError_t cu2clGraphChildGraphNodeGetGraph(cu2clGraphNode_t node, cu2clGraph_t *graph);
cu2clError_t cu2clGraphAddEmptyNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                    const cu2clGraphNode_t *needs, size_t count);
cu2clError_t cu2clGraphAddEventRecordNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                          const cu2clGraphNode_t *needs, size_t count,
                                          cu2clEvent_t event);
cu2clError_t cu2clGraphEventRecordNodeGetEvent(cu2clGraphNode_t node, cu2clEvent_t *event);
cu2clError_t cu2clGraphEventRecordNodeSetEvent(cu2clGraphNode_t node, cu2clEvent_t event);
cu2clError_t cu2clGraphAddEventWaitNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                        const cu2clGraphNode_t *needs, size_t count,
                                        cu2clEvent_t event);
cu2clError_t cu2clGraphEventWaitNodeGetEvent(cu2clGraphNode_t node, cu2clEvent_t *event);
cu2clError_t cu2clGraphEventWaitNodeSetEvent(cu2clGraphNode_t node, cu2clEvent_t event);
cu2clError_t cu2clGraphAddMemAllocNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                       const cu2clGraphNode_t *needs, size_t count,
                                       struct cu2clMemAllocNodeParams *parameters);
cu2clError_t cu2clGraphMemAllocNodeGetParams(cu2clGraphNode_t node,
                                             struct cu2clMemAllocNodeParams *parameters);
cu2clError_t cu2clGraphAddMemFreeNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                      const cu2clGraphNode_t *needs, size_t count, void *pointer);
cu2clError_t cu2clGraphMemFreeNodeGetParams(cu2clGraphNode_t node, void *pointer);
cu2clError_t cu2clDeviceGraphMemTrim(int device);
cu2clError_t cu2clDeviceGetGraphMemAttribute(int device, enum cu2clGraphMemAttributeType attribute,
                                             void *value);
cu2clError_t cu2clDeviceSetGraphMemAttribute(int device, enum cu2clGraphMemAttributeType attribute,
                                             void *value);
cu2clError_t cu2clGraphClone(cu2clGraph_t *clone, cu2clGraph_t graph);
cu2clError_t cu2clGraphNodeFindInClone(cu2clGraphNode_t *node, cu2clGraphNode_t original,
                                       cu2clGraph_t clone);
cu2clError_t cu2clGraphNodeGetType(cu2clGraphNode_t node, enum cu2clGraphNodeType *type);
cu2clError_t cu2clGraphGetNodes(cu2clGraph_t graph, cu2clGraphNode_t *nodes, size_t *count);
cu2clError_t cu2clGraphGetRootNodes(cu2clGraph_t graph, cu2clGraphNode_t *nodes, size_t *count);
cu2clError_t cu2clGraphGetEdges(cu2clGraph_t graph, cu2clGraphNode_t *from, cu2clGraphNode_t *to,
                                cu2clGraphEdgeData *edges, size_t *count);
cu2clError_t cu2clGraphNodeGetDependencies(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                           cu2clGraphEdgeData *edges, size_t *count);
cu2clError_t cu2clGraphNodeGetDependentNodes(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                             cu2clGraphEdgeData *edges, size_t *count);
cu2clError_t cu2clGraphAddDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                       const cu2clGraphNode_t *to, const cu2clGraphEdgeData *edges,
                                       size_t count);
cu2clError_t cu2clGraphRemoveDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                          const cu2clGraphNode_t *to,
                                          const cu2clGraphEdgeData *edges, size_t count);
cu2clError_t cu2clGraphDestroyNode(cu2clGraphNode_t node);
cu2clError_t cu2clGraphInstantiate(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                   unsigned long long flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphInstantiateWithFlags(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                            unsigned long long flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphInstantiateWithParams(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                             cu2clGraphInstantiateParams *parameters);
cu2clError_t cu2clGraphExecGetFlags(cu2clGraphExec_t exec, unsigned long long *flags);
cu2clError_t cu2clGraphExecKernelNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                               const struct cu2clKernelNodeParams *parameters);
cu2clError_t cu2clGraphExecMemcpyNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                               const struct cu2clMemcpy3DParms *parameters);
cu2clError_t cu2clGraphExecMemcpyNodeSetParamsToSymbol(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                       const void *symbol, const void *src,
                                                       size_t size, size_t offset,
                                                       enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphExecMemcpyNodeSetParamsFromSymbol(cu2clGraphExec_t exec,
                                                         cu2clGraphNode_t node, void *dst,
                                                         const void *symbol, size_t size,
                                                         size_t offset, enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphExecMemcpyNodeSetParams1D(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                 void *dst, const void *src, size_t size,
                                                 enum cu2clMemcpyKind kind);
cu2clError_t cu2clGraphExecMemsetNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                               const struct cu2clMemsetParams *parameters);
cu2clError_t cu2clGraphExecHostNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                             const struct cu2clHostNodeParams *parameters);
cu2clError_t cu2clGraphExecChildGraphNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                   cu2clGraph_t child);
cu2clError_t cu2clGraphExecEventRecordNodeSetEvent(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                   cu2clEvent_t event);
cu2clError_t cu2clGraphExecEventWaitNodeSetEvent(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                 cu2clEvent_t event);
cu2clError_t cu2clGraphNodeSetEnabled(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                      unsigned int enabled);
cu2clError_t cu2clGraphNodeGetEnabled(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                      unsigned int *enabled);
cu2clError_t cu2clGraphExecUpdate(cu2clGraphExec_t exec, cu2clGraph_t graph,
                                  cu2clGraphExecUpdateResultInfo *info);
cu2clError_t cu2clGraphUpload(cu2clGraphExec_t exec, cu2clStream_t stream);
cu2clError_t cu2clGraphLaunch(cu2clGraphExec_t exec, cu2clStream_t stream);
cu2clError_t cu2clGraphExecDestroy(cu2clGraphExec_t exec);
cu2clError_t cu2clGraphDestroy(cu2clGraph_t graph);
cu2clError_t cu2clGraphDebugDotPrint(cu2clGraph_t graph, const char *path, unsigned int flags);
cu2clError_t cu2clUserObjectCreate(cu2clUserObject_t *object, void *data, cu2clHostFn_t destroy,
                                   unsigned int count, unsigned int flags);
cu2clError_t cu2clUserObjectRetain(cu2clUserObject_t object, unsigned int count CU2CL_DEFAULT(1));
cu2clError_t cu2clUserObjectRelease(cu2clUserObject_t object, unsigned int count CU2CL_DEFAULT(1));
cu2clError_t cu2clGraphRetainUserObject(cu2clGraph_t graph, cu2clUserObject_t object,
                                        unsigned int count CU2CL_DEFAULT(1),
                                        unsigned int flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphReleaseUserObject(cu2clGraph_t graph, cu2clUserObject_t object,
                                         unsigned int count CU2CL_DEFAULT(1));
cu2clError_t cu2clGraphAddNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                               const cu2clGraphNode_t *needs, const cu2clGraphEdgeData *edges,
                               size_t count, struct cu2clGraphNodeParams *parameters);
cu2clError_t cu2clGraphNodeSetParams(cu2clGraphNode_t node,
                                     struct cu2clGraphNodeParams *parameters);
cu2clError_t cu2clGraphExecNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                         struct cu2clGraphNodeParams *parameters);

#ifdef __cplusplus
} // extern "C"

/* The forms before CUDA 13, and symbols as variables. */
inline cu2clError_t cu2clGraphInstantiate(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                          cu2clGraphNode_t *node, char *, size_t)
{
    if (node)
        *node = 0;
    return ::cu2clGraphInstantiateWithFlags(exec, graph, 0);
}

inline cu2clError_t cu2clGraphExecUpdate(cu2clGraphExec_t exec, cu2clGraph_t graph,
                                         cu2clGraphNode_t *node, cu2clGraphExecUpdateResult *result)
{
    cu2clGraphExecUpdateResultInfo info = {cu2clGraphExecUpdateError, 0, 0};
    cu2clError_t error = ::cu2clGraphExecUpdate(exec, graph, &info);
    if (node)
        *node = info.errorNode;
    if (result)
        *result = info.result;
    return error;
}

inline cu2clError_t cu2clStreamGetCaptureInfo(cu2clStream_t stream,
                                              cu2clStreamCaptureStatus *status,
                                              unsigned long long *number, cu2clGraph_t *graph,
                                              const cu2clGraphNode_t **needs, size_t *count)
{
    return ::cu2clStreamGetCaptureInfo(stream, status, number, graph, needs,
                                       static_cast<const cu2clGraphEdgeData **>(0), count);
}

inline cu2clError_t
cu2clStreamGetCaptureInfo_v2(cu2clStream_t stream, cu2clStreamCaptureStatus *status,
                             unsigned long long *number = 0, cu2clGraph_t *graph = 0,
                             const cu2clGraphNode_t **needs = 0, size_t *count = 0)
{
    return ::cu2clStreamGetCaptureInfo(stream, status, number, graph, needs,
                                       static_cast<const cu2clGraphEdgeData **>(0), count);
}

inline cu2clError_t cu2clStreamUpdateCaptureDependencies(cu2clStream_t stream,
                                                         cu2clGraphNode_t *needs, size_t count,
                                                         unsigned int flags = 0)
{
    return ::cu2clStreamUpdateCaptureDependencies(
        stream, needs, static_cast<const cu2clGraphEdgeData *>(0), count, flags);
}

inline cu2clError_t cu2clGraphGetEdges(cu2clGraph_t graph, cu2clGraphNode_t *from,
                                       cu2clGraphNode_t *to, size_t *count)
{
    return ::cu2clGraphGetEdges(graph, from, to, static_cast<cu2clGraphEdgeData *>(0), count);
}

inline cu2clError_t cu2clGraphNodeGetDependencies(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                                  size_t *count)
{
    return ::cu2clGraphNodeGetDependencies(node, nodes, static_cast<cu2clGraphEdgeData *>(0),
                                           count);
}

inline cu2clError_t cu2clGraphNodeGetDependentNodes(cu2clGraphNode_t node, cu2clGraphNode_t *nodes,
                                                    size_t *count)
{
    return ::cu2clGraphNodeGetDependentNodes(node, nodes, static_cast<cu2clGraphEdgeData *>(0),
                                             count);
}

inline cu2clError_t cu2clGraphAddDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                              const cu2clGraphNode_t *to, size_t count)
{
    return ::cu2clGraphAddDependencies(graph, from, to, static_cast<const cu2clGraphEdgeData *>(0),
                                       count);
}

inline cu2clError_t cu2clGraphRemoveDependencies(cu2clGraph_t graph, const cu2clGraphNode_t *from,
                                                 const cu2clGraphNode_t *to, size_t count)
{
    return ::cu2clGraphRemoveDependencies(graph, from, to,
                                          static_cast<const cu2clGraphEdgeData *>(0), count);
}

inline cu2clError_t cu2clGraphAddNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                      const cu2clGraphNode_t *needs, size_t count,
                                      cu2clGraphNodeParams *parameters)
{
    return ::cu2clGraphAddNode(node, graph, needs, static_cast<const cu2clGraphEdgeData *>(0),
                               count, parameters);
}

template <typename T>
inline cu2clError_t cu2clGraphAddMemcpyNodeToSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                                    const cu2clGraphNode_t *needs, size_t count,
                                                    const T &symbol, const void *src, size_t size,
                                                    size_t offset, cu2clMemcpyKind kind)
{
    return ::cu2clGraphAddMemcpyNodeToSymbol(node, graph, needs, count,
                                             static_cast<const void *>(__builtin_addressof(symbol)),
                                             src, size, offset, kind);
}

template <typename T>
inline cu2clError_t cu2clGraphAddMemcpyNodeFromSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                                      const cu2clGraphNode_t *needs, size_t count,
                                                      void *dst, const T &symbol, size_t size,
                                                      size_t offset, cu2clMemcpyKind kind)
{
    return ::cu2clGraphAddMemcpyNodeFromSymbol(
        node, graph, needs, count, dst, static_cast<const void *>(__builtin_addressof(symbol)),
        size, offset, kind);
}

extern "C" {
#endif

#endif
