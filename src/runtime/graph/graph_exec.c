/* Executable graphs: a copy of a graph with an order. A launch does the operations one after the
 * other in the stream of the launch: what could run at the same time does not, and every node finds
 * done what it waits for. */
#include "graph/graph.h"

#define EXEC_MAGIC 0x45584543u

struct cu2clGraphExec_st {
    uint32_t magic;
    cu2clGraph_t graph;
    unsigned long long flags;
    struct rt_device *launched; /* where launches may be under way, NULL before the first one */
};

static cu2clError_t check_exec(cu2clGraphExec_t exec)
{
    return exec && exec->magic == EXEC_MAGIC ? cu2clSuccess : cu2clErrorInvalidValue;
}

cu2clError_t rt_exec_node(cu2clGraphExec_t exec, const struct cu2clGraphNode_st *node,
                          cu2clGraphNode_t *found)
{
    cu2clGraphNode_t copy =
        check_exec(exec) == cu2clSuccess ? rt_graph_find_copy(exec->graph, node) : NULL;
    if (!copy)
        return cu2clErrorInvalidValue;
    *found = copy;
    return cu2clSuccess;
}

static bool has_objects(const struct cu2clGraph_st *graph)
{
    bool found = graph->objects != NULL;
    for (size_t i = 0; i < graph->nodes.count && !found; i++) {
        size_t count;
        const cu2clGraph_t *inner = rt_operation_graphs(&graph->nodes.list[i]->operation, &count);
        for (size_t j = 0; j < count && !found; j++)
            found = has_objects(inner[j]);
    }
    return found;
}

cu2clError_t rt_exec_finish(cu2clGraphExec_t exec)
{
    RT_TRY(check_exec(exec));
    return exec->launched && has_objects(exec->graph) ? rt_device_finish(exec->launched)
                                                      : cu2clSuccess;
}

/* The nodes of the graph and its child graphs can run one after the other. */
static cu2clError_t check_order(cu2clGraph_t graph)
{
    struct rt_nodes order = {NULL, 0};
    cu2clError_t error = rt_graph_order(graph, &order);
    rt_nodes_clear(&order);
    RT_TRY(error);
    for (size_t i = 0; i < graph->nodes.count; i++) {
        size_t count;
        const struct rt_operation *operation = &graph->nodes.list[i]->operation;
        const cu2clGraph_t *inner = rt_operation_graphs(operation, &count);
        for (size_t j = 0; j < count; j++) {
            if (operation->type == cu2clGraphNodeTypeConditional)
                RT_TRY(rt_condition_check_body(inner[j]));
            RT_TRY(check_order(inner[j]));
        }
    }
    return cu2clSuccess;
}

static cu2clError_t instantiate_locked(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                       unsigned long long flags)
{
    cu2clGraph_t copy = NULL;
    const unsigned long long known =
        cu2clGraphInstantiateFlagAutoFreeOnLaunch | cu2clGraphInstantiateFlagUpload |
        cu2clGraphInstantiateFlagDeviceLaunch | cu2clGraphInstantiateFlagUseNodePriority;
    if (!exec || (flags & ~known))
        return cu2clErrorInvalidValue;
    RT_TRY(rt_graph_check(graph));
    if (flags & cu2clGraphInstantiateFlagDeviceLaunch) {
        rt_message("kernels can't launch graphs in OpenCL");
        return cu2clErrorNotSupported;
    }
    if (!rt_conditions_used(graph))
        return cu2clErrorInvalidValue;
    RT_TRY(check_order(graph));
    RT_TRY(rt_graph_copy(graph, &copy));
    struct cu2clGraphExec_st *created = malloc(sizeof *created);
    if (!created) {
        rt_graph_free(copy);
        return cu2clErrorMemoryAllocation;
    }
    copy->owned = true;
    *created = (struct cu2clGraphExec_st){EXEC_MAGIC, copy, flags, NULL};
    *exec = created;
    return cu2clSuccess;
}

static cu2clError_t instantiate(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                unsigned long long flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), instantiate_locked(exec, graph, flags));
}

cu2clError_t cu2clGraphInstantiate(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                   unsigned long long flags)
{
    return instantiate(exec, graph, flags);
}

cu2clError_t cu2clGraphInstantiateWithFlags(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                            unsigned long long flags)
{
    return instantiate(exec, graph, flags);
}

cu2clError_t cu2clGraphInstantiateWithParams(cu2clGraphExec_t *exec, cu2clGraph_t graph,
                                             cu2clGraphInstantiateParams *parameters)
{
    if (!parameters)
        return rt_record(cu2clErrorInvalidValue);
    cu2clError_t error = instantiate(exec, graph, parameters->flags);
    parameters->errNode_out = NULL;
    parameters->result_out =
        error == cu2clSuccess             ? cu2clGraphInstantiateSuccess
        : error == cu2clErrorInvalidValue ? cu2clGraphInstantiateInvalidStructure
        : error == cu2clErrorNotSupported ? cu2clGraphInstantiateNodeOperationNotSupported
                                          : cu2clGraphInstantiateError;
    return error;
}

static cu2clError_t graph_exec_get_flags_locked(cu2clGraphExec_t exec, unsigned long long *flags)
{
    RT_TRY(flags ? check_exec(exec) : cu2clErrorInvalidValue);
    *flags = exec->flags;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphExecGetFlags(cu2clGraphExec_t exec, unsigned long long *flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_exec_get_flags_locked(exec, flags));
}

static cu2clError_t graph_exec_destroy_locked(cu2clGraphExec_t exec)
{
    RT_TRY(check_exec(exec));
    cu2clError_t error = rt_exec_finish(exec);
    exec->magic = 0;
    rt_graph_free(exec->graph);
    free(exec);
    return error;
}

cu2clError_t cu2clGraphExecDestroy(cu2clGraphExec_t exec)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_exec_destroy_locked(exec));
}

/* --- launches --- */

static cu2clError_t use_memory(const struct rt_operation *operation, bool free_first)
{
    cu2clError_t error = cu2clErrorInvalidValue;
    bool live = operation->type == cu2clGraphNodeTypeMemAlloc;
    rt_lock();
    struct rt_graph_memory *memory =
        live ? operation->memory : rt_graph_memory_find(operation->address);
    if (memory && !(live && memory->live && !free_first))
        error = rt_graph_memory_use(memory, live);
    rt_unlock();
    return error;
}

static cu2clError_t run_graph(cu2clGraph_t graph, cu2clStream_t stream, bool free_first);

static cu2clError_t run_condition(const struct rt_condition *condition, cu2clStream_t stream,
                                  bool free_first)
{
    cu2clGraph_t body;
    do {
        RT_TRY(rt_condition_next(condition, stream, &body));
        if (body)
            RT_TRY(run_graph(body, stream, free_first));
    } while (body && condition->type == cu2clGraphCondTypeWhile);
    return cu2clSuccess;
}

static cu2clError_t run_operation(const struct rt_operation *operation, cu2clStream_t stream,
                                  bool free_first)
{
    switch (operation->type) {
    case cu2clGraphNodeTypeGraph: return run_graph(operation->child, stream, free_first);
    case cu2clGraphNodeTypeConditional:
        return run_condition(&operation->condition, stream, free_first);
    case cu2clGraphNodeTypeMemAlloc:
    case cu2clGraphNodeTypeMemFree: return use_memory(operation, free_first);
    default: return rt_operation_run(operation, stream);
    }
}

/* Called without the lock. */
static cu2clError_t run_graph(cu2clGraph_t graph, cu2clStream_t stream, bool free_first)
{
    struct rt_nodes order = {NULL, 0};
    rt_lock();
    cu2clError_t error = rt_graph_order(graph, &order);
    rt_unlock();
    for (size_t i = 0; error == cu2clSuccess && i < order.count; i++)
        if (!order.list[i]->disabled)
            error = run_operation(&order.list[i]->operation, stream, free_first);
    rt_nodes_clear(&order);
    return error;
}

/* All work of the graph is for one device: the stream's. */
static bool is_for_device(const struct cu2clGraph_st *graph, const struct rt_device *device)
{
    for (size_t i = 0; i < graph->nodes.count; i++) {
        const struct rt_operation *operation = &graph->nodes.list[i]->operation;
        size_t count;
        const cu2clGraph_t *inner = rt_operation_graphs(operation, &count);
        for (size_t j = 0; j < count; j++)
            if (!is_for_device(inner[j], device))
                return false;
        if (operation->type == cu2clGraphNodeTypeKernel && operation->device != device)
            return false;
    }
    return true;
}

static cu2clError_t prepare_graph_locked(struct rt_device *device, cu2clGraphExec_t exec,
                                         cu2clStream_t handle, struct rt_device **target)
{
    struct rt_stream *stream;
    RT_TRY(check_exec(exec));
    *target = NULL;
    if (rt_capturing(device, handle))
        return rt_capture_graph(device, handle, exec->graph);
    RT_TRY(rt_stream_get(device, handle, &stream));
    if (!is_for_device(exec->graph, stream->device)) {
        rt_message("a graph can only be launched in a stream of its kernels' device");
        return cu2clErrorNotSupported;
    }
    RT_TRY(rt_conditions_start(exec->graph, stream));
    if (exec->launched && exec->launched != stream->device)
        RT_TRY(rt_exec_finish(exec));
    *target = exec->launched = stream->device;
    return cu2clSuccess;
}

/* `*target`: where the graph runs now, NULL when a capture took it. */
static cu2clError_t prepare_graph(struct rt_device **device, cu2clGraphExec_t exec,
                                  cu2clStream_t handle, struct rt_device **target)
{
    RT_FRAME(rt_enter(device), prepare_graph_locked(*device, exec, handle, target));
}

cu2clError_t cu2clGraphLaunch(cu2clGraphExec_t exec, cu2clStream_t handle)
{
    struct rt_device *device, *target = NULL;
    RT_TRY(prepare_graph(&device, exec, handle, &target));
    if (!target)
        return cu2clSuccess;
    cu2clSetDevice(target->index);
    rt_record_graph(true);
    cu2clError_t error =
        run_graph(exec->graph, handle, exec->flags & cu2clGraphInstantiateFlagAutoFreeOnLaunch);
    rt_record_graph(false);
    cu2clSetDevice(device->index);
    return rt_record(error);
}

/* There is nothing to prepare. */
static cu2clError_t graph_upload_locked(struct rt_device *device, cu2clGraphExec_t exec,
                                        cu2clStream_t handle)
{
    struct rt_stream *stream;
    RT_TRY(check_exec(exec));
    return rt_stream_get(device, handle, &stream);
}

cu2clError_t cu2clGraphUpload(cu2clGraphExec_t exec, cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_upload_locked(device, exec, handle));
}

/* --- changes --- */

static bool same_needs(const struct cu2clGraphNode_st *a, const struct cu2clGraphNode_st *b)
{
    if (a->needs.count != b->needs.count)
        return false;
    for (size_t i = 0; i < a->needs.count; i++) {
        bool found = false;
        for (size_t j = 0; j < b->needs.count && !found; j++)
            found = a->needs.list[i]->index == b->needs.list[j]->index;
        if (!found)
            return false;
    }
    return true;
}

static enum cu2clGraphExecUpdateResult compare_nodes(const struct cu2clGraphNode_st *old,
                                                     const struct cu2clGraphNode_st *new)
{
    enum cu2clGraphNodeType type = new->operation.type;
    if (old->operation.type != type)
        return cu2clGraphExecUpdateErrorNodeTypeChanged;
    if (!same_needs(old, new))
        return cu2clGraphExecUpdateErrorTopologyChanged;
    if (type == cu2clGraphNodeTypeMemAlloc || type == cu2clGraphNodeTypeMemFree ||
        type == cu2clGraphNodeTypeConditional)
        return cu2clGraphExecUpdateErrorNotSupported;
    return cu2clGraphExecUpdateSuccess;
}

/* Whether the nodes of two graphs, in the order in which they were made, correspond. */
static enum cu2clGraphExecUpdateResult compare(cu2clGraph_t old, cu2clGraph_t new,
                                               cu2clGraphNode_t *culprit)
{
    enum cu2clGraphExecUpdateResult result = cu2clGraphExecUpdateSuccess;
    if (old->nodes.count != new->nodes.count)
        return cu2clGraphExecUpdateErrorTopologyChanged;
    rt_graph_number(old);
    rt_graph_number(new);
    for (size_t i = 0; i < new->nodes.count &&result == cu2clGraphExecUpdateSuccess; i++) {
        cu2clGraphNode_t a = old->nodes.list[i], b = new->nodes.list[i];
        result = compare_nodes(a, b);
        if (result == cu2clGraphExecUpdateSuccess && b->operation.type == cu2clGraphNodeTypeGraph)
            result = compare(a->operation.child, b->operation.child, culprit);
        if (result != cu2clGraphExecUpdateSuccess)
            *culprit = b;
    }
    return result;
}

/* Those of `new` in the place of those of `old`. */
static cu2clError_t take_objects(cu2clGraph_t old, const struct cu2clGraph_st *new)
{
    struct rt_object_use *copies = NULL;
    cu2clError_t error = rt_objects_copy(new->objects, &copies);
    if (error != cu2clSuccess) {
        rt_objects_release(&copies);
        return error;
    }
    rt_objects_release(&old->objects);
    old->objects = copies;
    return cu2clSuccess;
}

static cu2clError_t take_operations(cu2clGraph_t old, cu2clGraph_t new)
{
    RT_TRY(take_objects(old, new));
    for (size_t i = 0; i < new->nodes.count; i++) {
        struct rt_operation copy;
        struct rt_operation *to = &old->nodes.list[i]->operation;
        RT_TRY(rt_operation_copy(&new->nodes.list[i]->operation, &copy));
        if (copy.type == cu2clGraphNodeTypeGraph) {
            rt_operation_free(&copy); /* its nodes keep their numbers */
            RT_TRY(take_operations(to->child, new->nodes.list[i]->operation.child));
        } else {
            rt_operation_free(to);
            *to = copy;
        }
    }
    return cu2clSuccess;
}

cu2clError_t rt_graph_update(cu2clGraph_t old, cu2clGraph_t new,
                             cu2clGraphExecUpdateResultInfo *info)
{
    cu2clGraphNode_t culprit = NULL;
    enum cu2clGraphExecUpdateResult result = compare(old, new, &culprit);
    cu2clError_t error = result == cu2clGraphExecUpdateSuccess ? take_operations(old, new)
                                                               : cu2clErrorGraphExecUpdateFailure;
    if (info)
        *info = (cu2clGraphExecUpdateResultInfo){.result = result, .errorNode = culprit};
    return error;
}

static cu2clError_t graph_exec_update_locked(cu2clGraphExec_t exec, cu2clGraph_t graph,
                                             cu2clGraphExecUpdateResultInfo *info)
{
    RT_TRY(check_exec(exec));
    RT_TRY(rt_graph_check(graph));
    RT_TRY(rt_exec_finish(exec));
    return rt_graph_update(exec->graph, graph, info);
}

cu2clError_t cu2clGraphExecUpdate(cu2clGraphExec_t exec, cu2clGraph_t graph,
                                  cu2clGraphExecUpdateResultInfo *info)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_exec_update_locked(exec, graph, info));
}

static cu2clError_t graph_node_set_enabled_locked(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                  unsigned int enabled)
{
    RT_TRY(rt_node_check(node));
    RT_TRY(rt_exec_node(exec, node, &node));
    if (node->operation.type > cu2clGraphNodeTypeMemset)
        return cu2clErrorInvalidValue; /* kernels, copies and fills only */
    node->disabled = enabled == 0;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphNodeSetEnabled(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                      unsigned int enabled)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_node_set_enabled_locked(exec, node, enabled));
}

static cu2clError_t graph_node_get_enabled_locked(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                                  unsigned int *enabled)
{
    RT_TRY(enabled ? rt_node_check(node) : cu2clErrorInvalidValue);
    RT_TRY(rt_exec_node(exec, node, &node));
    *enabled = !node->disabled;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphNodeGetEnabled(cu2clGraphExec_t exec, cu2clGraphNode_t node,
                                      unsigned int *enabled)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), graph_node_get_enabled_locked(exec, node, enabled));
}
