/* Nodes of explicit graphs: one family of functions for each type. */
#include "graph/graph.h"

static cu2clError_t add_node_locked(struct rt_device *device, cu2clGraphNode_t *node,
                                    cu2clGraph_t graph, const cu2clGraphNode_t *needs, size_t count,
                                    enum cu2clGraphNodeType type, const void *parameters)
{
    struct rt_operation operation;
    cu2clGraphNode_t created = NULL;
    RT_TRY(node ? rt_graph_check(graph) : cu2clErrorInvalidValue);
    RT_TRY(rt_operation_make(device, type, (void *)(uintptr_t)parameters, &operation));
    cu2clError_t error = rt_graph_add(graph, needs, count, &operation, &created);
    if (error != cu2clSuccess) {
        rt_operation_free(&operation);
        return error;
    }
    *node = created;
    return cu2clSuccess;
}

static cu2clError_t add_node(cu2clGraphNode_t *node, cu2clGraph_t graph,
                             const cu2clGraphNode_t *needs, size_t count,
                             enum cu2clGraphNodeType type, const void *parameters)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             add_node_locked(device, node, graph, needs, count, type, parameters));
}

/* Gives the node, or its copy in `exec`, new parameters. */
static cu2clError_t set_locked(cu2clGraphExec_t exec, bool in_exec, cu2clGraphNode_t node,
                               enum cu2clGraphNodeType type, const void *parameters)
{
    struct rt_operation operation;
    RT_TRY(rt_node_check(node));
    if (in_exec)
        RT_TRY(rt_exec_node(exec, node, &node));
    if (node->operation.type != type)
        return cu2clErrorInvalidValue;
    if (type == cu2clGraphNodeTypeMemAlloc || type == cu2clGraphNodeTypeMemFree ||
        type == cu2clGraphNodeTypeConditional)
        return cu2clErrorNotSupported; /* as in CUDA */
    RT_TRY(
        rt_operation_make(node->operation.device, type, (void *)(uintptr_t)parameters, &operation));
    operation.cooperative = node->operation.cooperative; /* attributes stay */
    operation.attributes = node->operation.attributes;
    rt_operation_free(&node->operation);
    node->operation = operation;
    return cu2clSuccess;
}

static cu2clError_t set_node_params(cu2clGraphExec_t exec, bool in_exec, cu2clGraphNode_t node,
                                    enum cu2clGraphNodeType type, const void *parameters)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), set_locked(exec, in_exec, node, type, parameters));
}

static cu2clError_t get_locked(cu2clGraphNode_t node, enum cu2clGraphNodeType type, void *result,
                               size_t member, size_t size)
{
    RT_TRY(result ? rt_node_check(node) : cu2clErrorInvalidValue);
    if (node->operation.type != type)
        return cu2clErrorInvalidValue;
    memcpy(result, (const char *)&node->operation + member, size);
    return cu2clSuccess;
}

/* Copies the operation's member at this offset, if the node has the type. */
static cu2clError_t get_node_params(cu2clGraphNode_t node, enum cu2clGraphNodeType type,
                                    void *result, size_t member, size_t size)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_locked(node, type, result, member, size));
}

/* Defines Add<Name>Node, <Name>NodeGetParams, <Name>NodeSetParams and Exec<Name>NodeSetParams. */
#define NODE_FAMILY(name, structure, member)                                                       \
    cu2clError_t cu2clGraphAdd##name##Node(cu2clGraphNode_t *node, cu2clGraph_t graph,             \
                                           const cu2clGraphNode_t *needs, size_t count,            \
                                           const struct structure *parameters)                     \
    {                                                                                              \
        return add_node(node, graph, needs, count, cu2clGraphNodeType##name, parameters);          \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraph##name##NodeGetParams(cu2clGraphNode_t node,                            \
                                                 struct structure *parameters)                     \
    {                                                                                              \
        return get_node_params(node, cu2clGraphNodeType##name, parameters,                         \
                               offsetof(struct rt_operation, member), sizeof *parameters);         \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraph##name##NodeSetParams(cu2clGraphNode_t node,                            \
                                                 const struct structure *parameters)               \
    {                                                                                              \
        return set_node_params(NULL, false, node, cu2clGraphNodeType##name, parameters);           \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraphExec##name##NodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node, \
                                                     const struct structure *parameters)           \
    {                                                                                              \
        return set_node_params(exec, true, node, cu2clGraphNodeType##name, parameters);            \
    }

/* The same for a node with an event. */
#define EVENT_FAMILY(name, type)                                                                   \
    cu2clError_t cu2clGraphAdd##name##Node(cu2clGraphNode_t *node, cu2clGraph_t graph,             \
                                           const cu2clGraphNode_t *needs, size_t count,            \
                                           cu2clEvent_t event)                                     \
    {                                                                                              \
        return add_node(node, graph, needs, count, type, event);                                   \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraph##name##NodeGetEvent(cu2clGraphNode_t node, cu2clEvent_t *event)        \
    {                                                                                              \
        return get_node_params(node, type, event, offsetof(struct rt_operation, event),            \
                               sizeof *event);                                                     \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraph##name##NodeSetEvent(cu2clGraphNode_t node, cu2clEvent_t event)         \
    {                                                                                              \
        return set_node_params(NULL, false, node, type, event);                                    \
    }                                                                                              \
                                                                                                   \
    cu2clError_t cu2clGraphExec##name##NodeSetEvent(cu2clGraphExec_t exec, cu2clGraphNode_t node,  \
                                                    cu2clEvent_t event)                            \
    {                                                                                              \
        return set_node_params(exec, true, node, type, event);                                     \
    }

NODE_FAMILY(Kernel, cu2clKernelNodeParams, kernel)
NODE_FAMILY(Memcpy, cu2clMemcpy3DParms, copy)
NODE_FAMILY(Memset, cu2clMemsetParams, fill)
NODE_FAMILY(Host, cu2clHostNodeParams, host)
EVENT_FAMILY(EventRecord, cu2clGraphNodeTypeEventRecord)
EVENT_FAMILY(EventWait, cu2clGraphNodeTypeWaitEvent)

cu2clError_t cu2clGraphAddEmptyNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                    const cu2clGraphNode_t *needs, size_t count)
{
    return add_node(node, graph, needs, count, cu2clGraphNodeTypeEmpty, NULL);
}

/* --- child graphs --- */

cu2clError_t cu2clGraphAddChildGraphNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                         const cu2clGraphNode_t *needs, size_t count,
                                         cu2clGraph_t child)
{
    return add_node(node, graph, needs, count, cu2clGraphNodeTypeGraph, child);
}

cu2clError_t cu2clGraphChildGraphNodeGetGraph(cu2clGraphNode_t node, cu2clGraph_t *graph)
{
    return get_node_params(node, cu2clGraphNodeTypeGraph, graph,
                           offsetof(struct rt_operation, child), sizeof *graph);
}

static cu2clError_t graph_exec_child_graph_node_set_params_locked(cu2clGraphExec_t exec,
                                                                  cu2clGraphNode_t node,
                                                                  cu2clGraph_t child)
{
    RT_TRY(rt_node_check(node));
    RT_TRY(rt_graph_check(child));
    RT_TRY(rt_exec_finish(exec));
    RT_TRY(rt_exec_node(exec, node, &node));
    return node->operation.type == cu2clGraphNodeTypeGraph
               ? rt_graph_update(node->operation.child, child, NULL)
               : cu2clErrorInvalidValue;
}

cu2clError_t cu2clGraphExecChildGraphNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                   cu2clGraph_t child)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_exec_child_graph_node_set_params_locked(exec, node, child));
}

/* --- plain copies, and copies of symbols --- */

cu2clError_t cu2clGraphAddMemcpyNode1D(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                       const cu2clGraphNode_t *needs, size_t count, void *dst,
                                       const void *src, size_t size, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy = rt_plain_copy(dst, src, size, kind);
    return cu2clGraphAddMemcpyNode(node, graph, needs, count, &copy);
}

cu2clError_t cu2clGraphMemcpyNodeSetParams1D(cu2clGraphNode_t node, void *dst, const void *src,
                                             size_t size, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy = rt_plain_copy(dst, src, size, kind);
    return cu2clGraphMemcpyNodeSetParams(node, &copy);
}

cu2clError_t cu2clGraphExecMemcpyNodeSetParams1D(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                 void *dst, const void *src, size_t size,
                                                 enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy = rt_plain_copy(dst, src, size, kind);
    return cu2clGraphExecMemcpyNodeSetParams(exec, node, &copy);
}

/* Fills the copy from `src` to the symbol, or from the symbol to `dst`; the other one is NULL. */
static cu2clError_t symbol_copy(void *dst, const void *src, const void *symbol, size_t size,
                                size_t offset, enum cu2clMemcpyKind kind,
                                struct cu2clMemcpy3DParms *copy)
{
    void *address = NULL;
    size_t room = 0;
    RT_TRY(cu2clGetSymbolSize(&room, symbol));
    if (!dst == !src || offset > room || size > room - offset)
        RT_TRY(rt_record(cu2clErrorInvalidValue));
    RT_TRY(cu2clGetSymbolAddress(&address, symbol));
    char *place = (char *)address + offset;
    *copy = rt_plain_copy(dst ? dst : place, src ? src : place, size, kind);
    return cu2clSuccess;
}

cu2clError_t cu2clGraphAddMemcpyNodeToSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                             const cu2clGraphNode_t *needs, size_t count,
                                             const void *symbol, const void *src, size_t size,
                                             size_t offset, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(NULL, src, symbol, size, offset, kind, &copy));
    return cu2clGraphAddMemcpyNode(node, graph, needs, count, &copy);
}

cu2clError_t cu2clGraphAddMemcpyNodeFromSymbol(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                               const cu2clGraphNode_t *needs, size_t count,
                                               void *dst, const void *symbol, size_t size,
                                               size_t offset, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(dst, NULL, symbol, size, offset, kind, &copy));
    return cu2clGraphAddMemcpyNode(node, graph, needs, count, &copy);
}

cu2clError_t cu2clGraphMemcpyNodeSetParamsToSymbol(cu2clGraphNode_t node, const void *symbol,
                                                   const void *src, size_t size, size_t offset,
                                                   enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(NULL, src, symbol, size, offset, kind, &copy));
    return cu2clGraphMemcpyNodeSetParams(node, &copy);
}

cu2clError_t cu2clGraphMemcpyNodeSetParamsFromSymbol(cu2clGraphNode_t node, void *dst,
                                                     const void *symbol, size_t size, size_t offset,
                                                     enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(dst, NULL, symbol, size, offset, kind, &copy));
    return cu2clGraphMemcpyNodeSetParams(node, &copy);
}

cu2clError_t cu2clGraphExecMemcpyNodeSetParamsToSymbol(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                       const void *symbol, const void *src,
                                                       size_t size, size_t offset,
                                                       enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(NULL, src, symbol, size, offset, kind, &copy));
    return cu2clGraphExecMemcpyNodeSetParams(exec, node, &copy);
}

cu2clError_t cu2clGraphExecMemcpyNodeSetParamsFromSymbol(cu2clGraphExec_t exec,
                                                         cu2clGraphNode_t node, void *dst,
                                                         const void *symbol, size_t size,
                                                         size_t offset, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy;
    RT_TRY(symbol_copy(dst, NULL, symbol, size, offset, kind, &copy));
    return cu2clGraphExecMemcpyNodeSetParams(exec, node, &copy);
}

/* --- memory --- */

cu2clError_t cu2clGraphAddMemAllocNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                       const cu2clGraphNode_t *needs, size_t count,
                                       struct cu2clMemAllocNodeParams *parameters)
{
    return add_node(node, graph, needs, count, cu2clGraphNodeTypeMemAlloc, parameters);
}

static cu2clError_t
graph_mem_alloc_node_get_params_locked(cu2clGraphNode_t node,
                                       struct cu2clMemAllocNodeParams *parameters)
{
    const struct rt_graph_memory *memory;
    RT_TRY(parameters ? get_locked(node, cu2clGraphNodeTypeMemAlloc, &memory,
                                   offsetof(struct rt_operation, memory), sizeof memory)
                      : cu2clErrorInvalidValue);
    *parameters = (struct cu2clMemAllocNodeParams){
        .poolProps = {.allocType = cu2clMemAllocationTypePinned,
                      .location = {cu2clMemLocationTypeDevice, memory->device->index}},
        .bytesize = memory->size,
        .dptr = memory->address};
    return cu2clSuccess;
}

cu2clError_t cu2clGraphMemAllocNodeGetParams(cu2clGraphNode_t node,
                                             struct cu2clMemAllocNodeParams *parameters)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_mem_alloc_node_get_params_locked(node, parameters));
}

cu2clError_t cu2clGraphAddMemFreeNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                                      const cu2clGraphNode_t *needs, size_t count, void *pointer)
{
    return add_node(node, graph, needs, count, cu2clGraphNodeTypeMemFree, pointer);
}

cu2clError_t cu2clGraphMemFreeNodeGetParams(cu2clGraphNode_t node, void *pointer)
{
    return get_node_params(node, cu2clGraphNodeTypeMemFree, pointer,
                           offsetof(struct rt_operation, address), sizeof(void *));
}

/* --- nodes of any type --- */

/* What rt_operation_make takes for the type. */
static const void *parameters_of(struct cu2clGraphNodeParams *p)
{
    switch (p->type) {
    case cu2clGraphNodeTypeMemcpy: return &p->memcpy.copyParams;
    case cu2clGraphNodeTypeGraph: return p->graph.graph;
    case cu2clGraphNodeTypeWaitEvent: return p->eventWait.event;
    case cu2clGraphNodeTypeEventRecord: return p->eventRecord.event;
    case cu2clGraphNodeTypeMemFree: return p->free.dptr;
    default: return &p->kernel;
    }
}

cu2clError_t cu2clGraphAddNode(cu2clGraphNode_t *node, cu2clGraph_t graph,
                               const cu2clGraphNode_t *needs, const cu2clGraphEdgeData *edges,
                               size_t count, struct cu2clGraphNodeParams *parameters)
{
    if (!parameters)
        return rt_record(cu2clErrorInvalidValue);
    for (size_t i = 0; edges && i < count; i++)
        if (edges[i].from_port || edges[i].to_port || edges[i].type)
            return rt_record(cu2clErrorNotSupported);
    if (parameters->type == cu2clGraphNodeTypeGraph &&
        parameters->graph.ownership == cu2clGraphChildGraphOwnershipMove) {
        rt_message("a child graph can only be copied into a graph, not moved");
        return rt_record(cu2clErrorNotSupported);
    }
    return add_node(node, graph, needs, count, parameters->type, parameters_of(parameters));
}

cu2clError_t cu2clGraphNodeSetParams(cu2clGraphNode_t node, struct cu2clGraphNodeParams *parameters)
{
    return parameters
               ? set_node_params(NULL, false, node, parameters->type, parameters_of(parameters))
               : rt_record(cu2clErrorInvalidValue);
}

cu2clError_t cu2clGraphExecNodeSetParams(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                         struct cu2clGraphNodeParams *parameters)
{
    if (parameters && parameters->type == cu2clGraphNodeTypeGraph)
        return cu2clGraphExecChildGraphNodeSetParams(exec, node, parameters->graph.graph);
    return parameters
               ? set_node_params(exec, true, node, parameters->type, parameters_of(parameters))
               : rt_record(cu2clErrorInvalidValue);
}
