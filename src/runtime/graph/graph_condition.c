/* Nodes with a condition: bodies that run once, as long as a value is not zero, or one of several.
 *
 * Kernels set the value. It lies behind the status word of the device (status.c), which kernels
 * that set it have as an argument anyway, and a handle is its place there. The launch waits for the
 * commands before such a node, reads the value, and goes on from there, so it returns when the last
 * decision was made. */
#include "graph/graph.h"

struct handle {
    unsigned references; /* the graph that it was made for, and the nodes with it */
    cu2clGraph_t graph;  /* NULL when it is gone */
    bool has_node, has_default;
    unsigned value; /* the default */
};

static struct handle handles[RT_CONDITIONS + 1]; /* the first is never used */

static struct handle *find_handle(cu2clGraphConditionalHandle number)
{
    return number >= 1 && number <= RT_CONDITIONS && handles[number].references > 0
               ? &handles[number]
               : NULL;
}

static cu2clError_t create_handle_locked(cu2clGraphConditionalHandle *result, cu2clGraph_t graph,
                                         unsigned int value, unsigned int flags)
{
    cu2clGraphConditionalHandle number = 1;
    if (!result || (flags & ~(unsigned)cu2clGraphCondAssignDefault))
        return cu2clErrorInvalidValue;
    RT_TRY(rt_graph_check(graph));
    while (number <= RT_CONDITIONS && handles[number].references > 0)
        number++;
    if (number > RT_CONDITIONS) {
        rt_message("there are %d conditional handles already", RT_CONDITIONS);
        return cu2clErrorMemoryAllocation;
    }
    handles[number] = (struct handle){.references = 1,
                                      .graph = graph,
                                      .has_default = flags & cu2clGraphCondAssignDefault,
                                      .value = value};
    *result = number;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphConditionalHandleCreate(cu2clGraphConditionalHandle *result,
                                               cu2clGraph_t graph, unsigned int value,
                                               unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), create_handle_locked(result, graph, value, flags));
}

void rt_conditions_graph_gone(const struct cu2clGraph_st *graph)
{
    for (unsigned i = 1; i <= RT_CONDITIONS; i++)
        if (handles[i].references > 0 && handles[i].graph == graph) {
            handles[i].graph = NULL;
            handles[i].references--;
        }
}

bool rt_conditions_used(const struct cu2clGraph_st *graph)
{
    for (unsigned i = 1; i <= RT_CONDITIONS; i++)
        if (handles[i].references > 0 && handles[i].graph == graph && !handles[i].has_node)
            return false;
    return true;
}

/* --- nodes --- */

/* `from`: bodies to copy, or NULL for empty ones. */
static cu2clError_t fill_bodies(struct rt_condition *condition, const cu2clGraph_t *from)
{
    for (unsigned i = 0; i < condition->count; i++) {
        if (from)
            RT_TRY(rt_graph_copy(from[i], &condition->bodies[i]));
        else if (!(condition->bodies[i] = rt_graph_new()))
            return cu2clErrorMemoryAllocation;
        condition->bodies[i]->owned = true;
    }
    return cu2clSuccess;
}

static void free_bodies(struct rt_condition *condition)
{
    for (unsigned i = 0; i < condition->count; i++)
        rt_graph_free(condition->bodies[i]);
    free(condition->bodies);
}

static cu2clError_t make_bodies(struct rt_condition *condition, const cu2clGraph_t *from)
{
    condition->bodies = calloc(condition->count, sizeof(cu2clGraph_t));
    if (!condition->bodies)
        return cu2clErrorMemoryAllocation;
    cu2clError_t error = fill_bodies(condition, from);
    if (error != cu2clSuccess) {
        free_bodies(condition);
        return error;
    }
    handles[condition->handle].references++;
    return cu2clSuccess;
}

cu2clError_t rt_condition_make(struct cu2clConditionalNodeParams *p, struct rt_condition *condition)
{
    struct handle *handle = find_handle(p->handle);
    bool fits = p->type == cu2clGraphCondTypeIf ? p->size == 1 || p->size == 2
                : p->type == cu2clGraphCondTypeWhile
                    ? p->size == 1
                    : p->type == cu2clGraphCondTypeSwitch && p->size;
    if (!handle || handle->has_node || !fits)
        return cu2clErrorInvalidValue;
    *condition = (struct rt_condition){.handle = p->handle, .type = p->type, .count = p->size};
    RT_TRY(make_bodies(condition, NULL));
    handle->has_node = true;
    p->phGraph_out = condition->bodies;
    return cu2clSuccess;
}

cu2clError_t rt_condition_copy(const struct rt_condition *from, struct rt_condition *to)
{
    *to = *from;
    return make_bodies(to, from->bodies);
}

void rt_condition_free(struct rt_condition *condition)
{
    free_bodies(condition);
    handles[condition->handle].references--;
}

cu2clError_t rt_condition_check_body(const struct cu2clGraph_st *body)
{
    for (size_t i = 0; i < body->nodes.count; i++)
        switch (body->nodes.list[i]->operation.type) {
        case cu2clGraphNodeTypeKernel:
        case cu2clGraphNodeTypeMemcpy:
        case cu2clGraphNodeTypeMemset:
        case cu2clGraphNodeTypeGraph:
        case cu2clGraphNodeTypeEmpty:
        case cu2clGraphNodeTypeConditional: break;
        default: return cu2clErrorInvalidValue; /* as in CUDA */
        }
    return cu2clSuccess;
}

/* --- running --- */

cu2clError_t rt_conditions_start(const struct cu2clGraph_st *graph, struct rt_stream *stream)
{
    for (size_t i = 0; i < graph->nodes.count; i++) {
        const struct rt_operation *o = &graph->nodes.list[i]->operation;
        if (o->type == cu2clGraphNodeTypeGraph)
            RT_TRY(rt_conditions_start(o->child, stream));
        if (o->type != cu2clGraphNodeTypeConditional)
            continue;
        const struct rt_condition *c = &o->condition;
        if (handles[c->handle].has_default)
            RT_TRY(rt_status_set_condition(stream, (size_t)c->handle, handles[c->handle].value));
        for (unsigned b = 0; b < c->count; b++)
            RT_TRY(rt_conditions_start(c->bodies[b], stream));
    }
    return cu2clSuccess;
}

static cu2clError_t next_body_locked(struct rt_device *device, const struct rt_condition *condition,
                                     cu2clStream_t handle, cu2clGraph_t *body)
{
    struct rt_stream *stream;
    unsigned value;
    RT_TRY(rt_stream_get(device, handle, &stream));
    RT_TRY(rt_status_get_condition(stream, (size_t)condition->handle, &value));
    unsigned chosen = condition->type == cu2clGraphCondTypeSwitch ? value : value == 0;
    if (chosen < condition->count)
        *body = condition->bodies[chosen];
    return cu2clSuccess;
}

cu2clError_t rt_condition_next(const struct rt_condition *condition, cu2clStream_t handle,
                               cu2clGraph_t *body)
{
    struct rt_device *device;
    *body = NULL;
    RT_FRAME(rt_enter(&device), next_body_locked(device, condition, handle, body));
}
