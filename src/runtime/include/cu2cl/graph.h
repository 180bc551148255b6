/* Graphs and stream capture. Included by <cu2cl/cu2cl.h>.
 *
 * A launch does a graph's operations one after the other, in an order that keeps its edges, in the
 * stream of the launch. All kernels of a graph run on one device. Edges are full dependencies;
 * moved child graphs and launches by kernels are refused. The launch of a graph with conditions
 * returns when the last of them is decided. Memory of allocation nodes is held as long as a node
 * may use it. */
#ifndef CU2CL_GRAPH_H
#define CU2CL_GRAPH_H

#include "graph_types.h"

#include "hide_macros.h"

cu2clError_t cu2clStreamBeginCapture(cu2clStream_t __stream, enum cu2clStreamCaptureMode __mode);
cu2clError_t cu2clStreamBeginCaptureToGraph(cu2clStream_t __stream, cu2clGraph_t __graph,
                                            const cu2clGraphNode_t *__needs,
                                            const cu2clGraphEdgeData *__edges, size_t __count,
                                            enum cu2clStreamCaptureMode __mode);
cu2clError_t cu2clThreadExchangeStreamCaptureMode(enum cu2clStreamCaptureMode *__mode);
cu2clError_t cu2clStreamEndCapture(cu2clStream_t __stream, cu2clGraph_t *__graph);
cu2clError_t cu2clStreamIsCapturing(cu2clStream_t __stream,
                                    enum cu2clStreamCaptureStatus *__status);
cu2clError_t cu2clStreamGetCaptureInfo(cu2clStream_t __stream,
                                       enum cu2clStreamCaptureStatus *__status,
                                       unsigned long long *__number CU2CL_DEFAULT(0),
                                       cu2clGraph_t *__graph CU2CL_DEFAULT(0),
                                       const cu2clGraphNode_t **__needs CU2CL_DEFAULT(0),
                                       const cu2clGraphEdgeData **__edges CU2CL_DEFAULT(0),
                                       size_t *__count CU2CL_DEFAULT(0));
cu2clError_t cu2clStreamUpdateCaptureDependencies(cu2clStream_t __stream, cu2clGraphNode_t *__needs,
                                                  const cu2clGraphEdgeData *__edges, size_t __count,
                                                  unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphCreate(cu2clGraph_t *__graph, unsigned int __flags);
/* There can be 255 handles at a time; one lives as long as its graph, or a node with it.
 * cu2clErrorMemoryAllocation when there are too many. */
cu2clError_t cu2clGraphConditionalHandleCreate(cu2clGraphConditionalHandle *__handle,
                                               cu2clGraph_t __graph,
                                               unsigned int __value CU2CL_DEFAULT(0),
                                               unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphAddKernelNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                     const cu2clGraphNode_t *__needs, size_t __count,
                                     const struct cu2clKernelNodeParams *__parameters);
cu2clError_t cu2clGraphKernelNodeGetParams(cu2clGraphNode_t __node,
                                           struct cu2clKernelNodeParams *__parameters);
cu2clError_t cu2clGraphKernelNodeSetParams(cu2clGraphNode_t __node,
                                           const struct cu2clKernelNodeParams *__parameters);
cu2clError_t cu2clGraphKernelNodeGetAttribute(cu2clGraphNode_t __node, cu2clLaunchAttributeID __id,
                                              cu2clLaunchAttributeValue *__value);
cu2clError_t cu2clGraphKernelNodeSetAttribute(cu2clGraphNode_t __node, cu2clLaunchAttributeID __id,
                                              const cu2clLaunchAttributeValue *__value);
cu2clError_t cu2clGraphKernelNodeCopyAttributes(cu2clGraphNode_t __to, cu2clGraphNode_t __from);
cu2clError_t cu2clGraphAddMemcpyNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                     const cu2clGraphNode_t *__needs, size_t __count,
                                     const struct cu2clMemcpy3DParms *__parameters);
cu2clError_t cu2clGraphAddMemcpyNodeToSymbol(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                             const cu2clGraphNode_t *__needs, size_t __count,
                                             const void *__symbol, const void *__src, size_t __size,
                                             size_t __offset, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphAddMemcpyNodeFromSymbol(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                               const cu2clGraphNode_t *__needs, size_t __count,
                                               void *__dst, const void *__symbol, size_t __size,
                                               size_t __offset, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphAddMemcpyNode1D(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                       const cu2clGraphNode_t *__needs, size_t __count, void *__dst,
                                       const void *__src, size_t __size,
                                       enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphMemcpyNodeGetParams(cu2clGraphNode_t __node,
                                           struct cu2clMemcpy3DParms *__parameters);
cu2clError_t cu2clGraphMemcpyNodeSetParams(cu2clGraphNode_t __node,
                                           const struct cu2clMemcpy3DParms *__parameters);
cu2clError_t cu2clGraphMemcpyNodeSetParamsToSymbol(cu2clGraphNode_t __node, const void *__symbol,
                                                   const void *__src, size_t __size,
                                                   size_t __offset, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphMemcpyNodeSetParamsFromSymbol(cu2clGraphNode_t __node, void *__dst,
                                                     const void *__symbol, size_t __size,
                                                     size_t __offset, enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphMemcpyNodeSetParams1D(cu2clGraphNode_t __node, void *__dst,
                                             const void *__src, size_t __size,
                                             enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphAddMemsetNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                     const cu2clGraphNode_t *__needs, size_t __count,
                                     const struct cu2clMemsetParams *__parameters);
cu2clError_t cu2clGraphMemsetNodeGetParams(cu2clGraphNode_t __node,
                                           struct cu2clMemsetParams *__parameters);
cu2clError_t cu2clGraphMemsetNodeSetParams(cu2clGraphNode_t __node,
                                           const struct cu2clMemsetParams *__parameters);
cu2clError_t cu2clGraphAddHostNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                   const cu2clGraphNode_t *__needs, size_t __count,
                                   const struct cu2clHostNodeParams *__parameters);
cu2clError_t cu2clGraphHostNodeGetParams(cu2clGraphNode_t __node,
                                         struct cu2clHostNodeParams *__parameters);
cu2clError_t cu2clGraphHostNodeSetParams(cu2clGraphNode_t __node,
                                         const struct cu2clHostNodeParams *__parameters);
cu2clError_t cu2clGraphAddChildGraphNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                         const cu2clGraphNode_t *__needs, size_t __count,
                                         cu2clGraph_t __child);
cu2clError_t cu2clGraphChildGraphNodeGetGraph(cu2clGraphNode_t __node, cu2clGraph_t *__graph);
cu2clError_t cu2clGraphAddEmptyNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                    const cu2clGraphNode_t *__needs, size_t __count);
cu2clError_t cu2clGraphAddEventRecordNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                          const cu2clGraphNode_t *__needs, size_t __count,
                                          cu2clEvent_t __event);
cu2clError_t cu2clGraphEventRecordNodeGetEvent(cu2clGraphNode_t __node, cu2clEvent_t *__event);
cu2clError_t cu2clGraphEventRecordNodeSetEvent(cu2clGraphNode_t __node, cu2clEvent_t __event);
cu2clError_t cu2clGraphAddEventWaitNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                        const cu2clGraphNode_t *__needs, size_t __count,
                                        cu2clEvent_t __event);
cu2clError_t cu2clGraphEventWaitNodeGetEvent(cu2clGraphNode_t __node, cu2clEvent_t *__event);
cu2clError_t cu2clGraphEventWaitNodeSetEvent(cu2clGraphNode_t __node, cu2clEvent_t __event);
cu2clError_t cu2clGraphAddMemAllocNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                       const cu2clGraphNode_t *__needs, size_t __count,
                                       struct cu2clMemAllocNodeParams *__parameters);
cu2clError_t cu2clGraphMemAllocNodeGetParams(cu2clGraphNode_t __node,
                                             struct cu2clMemAllocNodeParams *__parameters);
cu2clError_t cu2clGraphAddMemFreeNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                      const cu2clGraphNode_t *__needs, size_t __count,
                                      void *__pointer);
cu2clError_t cu2clGraphMemFreeNodeGetParams(cu2clGraphNode_t __node, void *__pointer);
cu2clError_t cu2clDeviceGraphMemTrim(int __device);
cu2clError_t cu2clDeviceGetGraphMemAttribute(int __device, enum cu2clGraphMemAttributeType __attr,
                                             void *__value);
cu2clError_t cu2clDeviceSetGraphMemAttribute(int __device, enum cu2clGraphMemAttributeType __attr,
                                             void *__value);
cu2clError_t cu2clGraphClone(cu2clGraph_t *__clone, cu2clGraph_t __graph);
cu2clError_t cu2clGraphNodeFindInClone(cu2clGraphNode_t *__node, cu2clGraphNode_t __original,
                                       cu2clGraph_t __clone);
cu2clError_t cu2clGraphNodeGetType(cu2clGraphNode_t __node, enum cu2clGraphNodeType *__type);
cu2clError_t cu2clGraphGetNodes(cu2clGraph_t __graph, cu2clGraphNode_t *__nodes, size_t *__count);
cu2clError_t cu2clGraphGetRootNodes(cu2clGraph_t __graph, cu2clGraphNode_t *__nodes,
                                    size_t *__count);
cu2clError_t cu2clGraphGetEdges(cu2clGraph_t __graph, cu2clGraphNode_t *__from,
                                cu2clGraphNode_t *__to, cu2clGraphEdgeData *__edges,
                                size_t *__count);
cu2clError_t cu2clGraphNodeGetDependencies(cu2clGraphNode_t __node, cu2clGraphNode_t *__nodes,
                                           cu2clGraphEdgeData *__edges, size_t *__count);
cu2clError_t cu2clGraphNodeGetDependentNodes(cu2clGraphNode_t __node, cu2clGraphNode_t *__nodes,
                                             cu2clGraphEdgeData *__edges, size_t *__count);
cu2clError_t cu2clGraphAddDependencies(cu2clGraph_t __graph, const cu2clGraphNode_t *__from,
                                       const cu2clGraphNode_t *__to,
                                       const cu2clGraphEdgeData *__edges, size_t __count);
cu2clError_t cu2clGraphRemoveDependencies(cu2clGraph_t __graph, const cu2clGraphNode_t *__from,
                                          const cu2clGraphNode_t *__to,
                                          const cu2clGraphEdgeData *__edges, size_t __count);
cu2clError_t cu2clGraphDestroyNode(cu2clGraphNode_t __node);
cu2clError_t cu2clGraphInstantiate(cu2clGraphExec_t *__exec, cu2clGraph_t __graph,
                                   unsigned long long __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphInstantiateWithFlags(cu2clGraphExec_t *__exec, cu2clGraph_t __graph,
                                            unsigned long long __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphInstantiateWithParams(cu2clGraphExec_t *__exec, cu2clGraph_t __graph,
                                             cu2clGraphInstantiateParams *__parameters);
cu2clError_t cu2clGraphExecGetFlags(cu2clGraphExec_t __exec, unsigned long long *__flags);
cu2clError_t cu2clGraphExecKernelNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                               const struct cu2clKernelNodeParams *__parameters);
cu2clError_t cu2clGraphExecMemcpyNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                               const struct cu2clMemcpy3DParms *__parameters);
cu2clError_t cu2clGraphExecMemcpyNodeSetParamsToSymbol(cu2clGraphExec_t __exec,
                                                       cu2clGraphNode_t __node,
                                                       const void *__symbol, const void *__src,
                                                       size_t __size, size_t __offset,
                                                       enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphExecMemcpyNodeSetParamsFromSymbol(cu2clGraphExec_t __exec,
                                                         cu2clGraphNode_t __node, void *__dst,
                                                         const void *__symbol, size_t __size,
                                                         size_t __offset,
                                                         enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphExecMemcpyNodeSetParams1D(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                                 void *__dst, const void *__src, size_t __size,
                                                 enum cu2clMemcpyKind __kind);
cu2clError_t cu2clGraphExecMemsetNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                               const struct cu2clMemsetParams *__parameters);
cu2clError_t cu2clGraphExecHostNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                             const struct cu2clHostNodeParams *__parameters);
cu2clError_t cu2clGraphExecChildGraphNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                                   cu2clGraph_t __child);
cu2clError_t cu2clGraphExecEventRecordNodeSetEvent(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                                   cu2clEvent_t __event);
cu2clError_t cu2clGraphExecEventWaitNodeSetEvent(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                                 cu2clEvent_t __event);
cu2clError_t cu2clGraphNodeSetEnabled(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                      unsigned int __enabled);
cu2clError_t cu2clGraphNodeGetEnabled(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                      unsigned int *__enabled);
cu2clError_t cu2clGraphExecUpdate(cu2clGraphExec_t __exec, cu2clGraph_t __graph,
                                  cu2clGraphExecUpdateResultInfo *__info);
cu2clError_t cu2clGraphUpload(cu2clGraphExec_t __exec, cu2clStream_t __stream);
cu2clError_t cu2clGraphLaunch(cu2clGraphExec_t __exec, cu2clStream_t __stream);
cu2clError_t cu2clGraphExecDestroy(cu2clGraphExec_t __exec);
cu2clError_t cu2clGraphDestroy(cu2clGraph_t __graph);
cu2clError_t cu2clGraphDebugDotPrint(cu2clGraph_t __graph, const char *__path,
                                     unsigned int __flags);
cu2clError_t cu2clUserObjectCreate(cu2clUserObject_t *__object, void *__data,
                                   cu2clHostFn_t __destroy, unsigned int __count,
                                   unsigned int __flags);
cu2clError_t cu2clUserObjectRetain(cu2clUserObject_t __object,
                                   unsigned int __count CU2CL_DEFAULT(1));
cu2clError_t cu2clUserObjectRelease(cu2clUserObject_t __object,
                                    unsigned int __count CU2CL_DEFAULT(1));
cu2clError_t cu2clGraphRetainUserObject(cu2clGraph_t __graph, cu2clUserObject_t __object,
                                        unsigned int __count CU2CL_DEFAULT(1),
                                        unsigned int __flags CU2CL_DEFAULT(0));
cu2clError_t cu2clGraphReleaseUserObject(cu2clGraph_t __graph, cu2clUserObject_t __object,
                                         unsigned int __count CU2CL_DEFAULT(1));
cu2clError_t cu2clGraphAddNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                               const cu2clGraphNode_t *__needs, const cu2clGraphEdgeData *__edges,
                               size_t __count, struct cu2clGraphNodeParams *__parameters);
cu2clError_t cu2clGraphNodeSetParams(cu2clGraphNode_t __node,
                                     struct cu2clGraphNodeParams *__parameters);
cu2clError_t cu2clGraphExecNodeSetParams(cu2clGraphExec_t __exec, cu2clGraphNode_t __node,
                                         struct cu2clGraphNodeParams *__parameters);

#ifdef __cplusplus
} // extern "C"

/* The forms before CUDA 13, and symbols as variables. */
inline cu2clError_t cu2clGraphInstantiate(cu2clGraphExec_t *__exec, cu2clGraph_t __graph,
                                          cu2clGraphNode_t *__node, char *, size_t)
{
    if (__node)
        *__node = 0;
    return ::cu2clGraphInstantiateWithFlags(__exec, __graph, 0);
}

inline cu2clError_t cu2clGraphExecUpdate(cu2clGraphExec_t __exec, cu2clGraph_t __graph,
                                         cu2clGraphNode_t *__node,
                                         cu2clGraphExecUpdateResult *__result)
{
    cu2clGraphExecUpdateResultInfo __info = {cu2clGraphExecUpdateError, 0, 0};
    cu2clError_t __error = ::cu2clGraphExecUpdate(__exec, __graph, &__info);
    if (__node)
        *__node = __info.errorNode;
    if (__result)
        *__result = __info.result;
    return __error;
}

inline cu2clError_t cu2clStreamGetCaptureInfo(cu2clStream_t __stream,
                                              cu2clStreamCaptureStatus *__status,
                                              unsigned long long *__number, cu2clGraph_t *__graph,
                                              const cu2clGraphNode_t **__needs, size_t *__count)
{
    return ::cu2clStreamGetCaptureInfo(__stream, __status, __number, __graph, __needs,
                                       static_cast<const cu2clGraphEdgeData **>(0), __count);
}

inline cu2clError_t
cu2clStreamGetCaptureInfo_v2(cu2clStream_t __stream, cu2clStreamCaptureStatus *__status,
                             unsigned long long *__number = 0, cu2clGraph_t *__graph = 0,
                             const cu2clGraphNode_t **__needs = 0, size_t *__count = 0)
{
    return ::cu2clStreamGetCaptureInfo(__stream, __status, __number, __graph, __needs,
                                       static_cast<const cu2clGraphEdgeData **>(0), __count);
}

inline cu2clError_t cu2clStreamUpdateCaptureDependencies(cu2clStream_t __stream,
                                                         cu2clGraphNode_t *__needs, size_t __count,
                                                         unsigned int __flags = 0)
{
    return ::cu2clStreamUpdateCaptureDependencies(
        __stream, __needs, static_cast<const cu2clGraphEdgeData *>(0), __count, __flags);
}

inline cu2clError_t cu2clGraphGetEdges(cu2clGraph_t __graph, cu2clGraphNode_t *__from,
                                       cu2clGraphNode_t *__to, size_t *__count)
{
    return ::cu2clGraphGetEdges(__graph, __from, __to, static_cast<cu2clGraphEdgeData *>(0),
                                __count);
}

inline cu2clError_t cu2clGraphNodeGetDependencies(cu2clGraphNode_t __node,
                                                  cu2clGraphNode_t *__nodes, size_t *__count)
{
    return ::cu2clGraphNodeGetDependencies(__node, __nodes, static_cast<cu2clGraphEdgeData *>(0),
                                           __count);
}

inline cu2clError_t cu2clGraphNodeGetDependentNodes(cu2clGraphNode_t __node,
                                                    cu2clGraphNode_t *__nodes, size_t *__count)
{
    return ::cu2clGraphNodeGetDependentNodes(__node, __nodes, static_cast<cu2clGraphEdgeData *>(0),
                                             __count);
}

inline cu2clError_t cu2clGraphAddDependencies(cu2clGraph_t __graph, const cu2clGraphNode_t *__from,
                                              const cu2clGraphNode_t *__to, size_t __count)
{
    return ::cu2clGraphAddDependencies(__graph, __from, __to,
                                       static_cast<const cu2clGraphEdgeData *>(0), __count);
}

inline cu2clError_t cu2clGraphRemoveDependencies(cu2clGraph_t __graph,
                                                 const cu2clGraphNode_t *__from,
                                                 const cu2clGraphNode_t *__to, size_t __count)
{
    return ::cu2clGraphRemoveDependencies(__graph, __from, __to,
                                          static_cast<const cu2clGraphEdgeData *>(0), __count);
}

inline cu2clError_t cu2clGraphAddNode(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                      const cu2clGraphNode_t *__needs, size_t __count,
                                      cu2clGraphNodeParams *__parameters)
{
    return ::cu2clGraphAddNode(__node, __graph, __needs, static_cast<const cu2clGraphEdgeData *>(0),
                               __count, __parameters);
}

template <typename __T>
inline cu2clError_t cu2clGraphAddMemcpyNodeToSymbol(cu2clGraphNode_t *__node, cu2clGraph_t __graph,
                                                    const cu2clGraphNode_t *__needs, size_t __count,
                                                    const __T &__symbol, const void *__src,
                                                    size_t __size, size_t __offset,
                                                    cu2clMemcpyKind __kind)
{
    return ::cu2clGraphAddMemcpyNodeToSymbol(
        __node, __graph, __needs, __count, static_cast<const void *>(__builtin_addressof(__symbol)),
        __src, __size, __offset, __kind);
}

template <typename __T>
inline cu2clError_t cu2clGraphAddMemcpyNodeFromSymbol(
    cu2clGraphNode_t *__node, cu2clGraph_t __graph, const cu2clGraphNode_t *__needs, size_t __count,
    void *__dst, const __T &__symbol, size_t __size, size_t __offset, cu2clMemcpyKind __kind)
{
    return ::cu2clGraphAddMemcpyNodeFromSymbol(
        __node, __graph, __needs, __count, __dst,
        static_cast<const void *>(__builtin_addressof(__symbol)), __size, __offset, __kind);
}

extern "C" {
#endif

#include "show_macros.h"

#endif
