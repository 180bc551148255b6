/* What nodes do: copies of parameters, so that a program may reuse its own. */
#include "graph/graph.h"

static size_t value_size(const struct cu2clArgInfo *arg)
{
    return arg->kind == CU2CL_ARG_POINTER ? sizeof(void *) : arg->size;
}

static size_t aligned(size_t size)
{
    return (size + 15) / 16 * 16;
}

/* The kernel's arguments in one block: the addresses of the values, then the values. */
static void **copy_arguments(const struct rt_kernel *kernel, void **args)
{
    size_t total = aligned((kernel->visible + 1) * sizeof(void *)), at = total;
    for (unsigned i = 0; i < kernel->visible; i++)
        total += aligned(value_size(&kernel->info->args[i]));
    char *block = aligned_alloc(16, total);
    void **copies = (void **)(void *)block;
    if (!block)
        return NULL;
    for (unsigned i = 0; i < kernel->visible; i++) {
        size_t size = value_size(&kernel->info->args[i]);
        copies[i] = memcpy(block + at, args[i], size);
        at += aligned(size);
    }
    copies[kernel->visible] = NULL;
    return copies;
}

static cu2clError_t make_launch_operation(struct rt_device *device,
                                          const struct cu2clKernelNodeParams *parameters,
                                          struct rt_operation *operation)
{
    struct rt_kernel *kernel = rt_kernel_find(parameters->func);
    if (!kernel)
        return cu2clErrorInvalidDeviceFunction;
    if (parameters->extra) {
        rt_message("kernel %s: a graph node's arguments in one buffer are not supported",
                   kernel->info->name);
        return cu2clErrorNotSupported;
    }
    if (kernel->visible > 0 && !parameters->kernelParams)
        return cu2clErrorInvalidValue;
    void **copies = copy_arguments(kernel, parameters->kernelParams);
    if (!copies)
        return cu2clErrorMemoryAllocation;
    operation->type = cu2clGraphNodeTypeKernel;
    operation->device = device;
    operation->kernel = *parameters;
    operation->kernel.kernelParams = copies;
    return cu2clSuccess;
}

cu2clError_t rt_operation_copy(const struct rt_operation *from, struct rt_operation *to)
{
    *to = *from;
    if (from->type == cu2clGraphNodeTypeKernel)
        return make_launch_operation(from->device, &from->kernel, to);
    if (from->type == cu2clGraphNodeTypeGraph) {
        RT_TRY(rt_graph_copy(from->child, &to->child));
        to->child->owned = true;
        return cu2clSuccess;
    }
    if (from->type == cu2clGraphNodeTypeConditional)
        return rt_condition_copy(&from->condition, &to->condition);
    if (from->type == cu2clGraphNodeTypeMemAlloc)
        to->memory->references++;
    return cu2clSuccess;
}

void rt_operation_free(struct rt_operation *operation)
{
    if (operation->type == cu2clGraphNodeTypeKernel)
        free(operation->kernel.kernelParams);
    else if (operation->type == cu2clGraphNodeTypeGraph)
        rt_graph_free(operation->child);
    else if (operation->type == cu2clGraphNodeTypeConditional)
        rt_condition_free(&operation->condition);
    else if (operation->type == cu2clGraphNodeTypeMemAlloc)
        rt_graph_memory_release(operation->memory);
}

const cu2clGraph_t *rt_operation_graphs(const struct rt_operation *operation, size_t *count)
{
    bool conditional = operation->type == cu2clGraphNodeTypeConditional;
    *count = conditional                                  ? operation->condition.count
             : operation->type == cu2clGraphNodeTypeGraph ? 1
                                                          : 0;
    return conditional ? operation->condition.bodies : &operation->child;
}

struct cu2clMemcpy3DParms rt_plain_copy(void *dst, const void *src, size_t count,
                                        enum cu2clMemcpyKind kind)
{
    return (struct cu2clMemcpy3DParms){.srcPtr = {(void *)(uintptr_t)src, count, count, 1},
                                       .dstPtr = {dst, count, count, 1},
                                       .extent = {count, 1, 1},
                                       .kind = kind};
}

static cu2clError_t make_fill(const struct cu2clMemsetParams *p, struct rt_operation *operation)
{
    if (!p->dst || (p->elementSize != 1 && p->elementSize != 2 && p->elementSize != 4))
        return cu2clErrorInvalidValue;
    operation->fill = *p;
    return cu2clSuccess;
}

static cu2clError_t make_child(cu2clGraph_t graph, struct rt_operation *operation)
{
    RT_TRY(rt_graph_check(graph));
    RT_TRY(rt_graph_copy(graph, &operation->child));
    operation->child->owned = true;
    return cu2clSuccess;
}

static cu2clError_t make_kernel_operation(struct rt_device *device,
                                          const struct cu2clKernelNodeParams *p,
                                          struct rt_operation *operation)
{
    struct rt_kernel *kernel = rt_kernel_find(p->func);
    struct cu2clDim3 grid = {p->gridDim.x, p->gridDim.y, p->gridDim.z};
    struct cu2clDim3 block = {p->blockDim.x, p->blockDim.y, p->blockDim.z};
    if (!kernel)
        return cu2clErrorInvalidDeviceFunction;
    RT_TRY(rt_launch_check(device, kernel, grid, block, p->sharedMemBytes));
    return make_launch_operation(device, p, operation);
}

static cu2clError_t make_allocation(struct cu2clMemAllocNodeParams *p,
                                    struct rt_operation *operation)
{
    struct rt_device *owner = p->poolProps.location.type == cu2clMemLocationTypeDevice
                                  ? rt_device_at(p->poolProps.location.id)
                                  : NULL;
    if (!owner || p->bytesize == 0 || p->poolProps.allocType != cu2clMemAllocationTypePinned)
        return cu2clErrorInvalidValue;
    RT_TRY(owner->ready ? cu2clSuccess : rt_device_ready(owner));
    RT_TRY(rt_graph_memory_new(owner, p->bytesize, &operation->memory));
    p->dptr = operation->memory->address;
    return cu2clSuccess;
}

cu2clError_t rt_operation_make(struct rt_device *device, enum cu2clGraphNodeType type,
                               void *parameters, struct rt_operation *operation)
{
    *operation = (struct rt_operation){.type = type, .device = device};
    if (!parameters && type != cu2clGraphNodeTypeEmpty)
        return cu2clErrorInvalidValue;
    switch (type) {
    case cu2clGraphNodeTypeKernel: return make_kernel_operation(device, parameters, operation);
    case cu2clGraphNodeTypeMemcpy:
        operation->copy = *(const struct cu2clMemcpy3DParms *)parameters;
        return (unsigned)operation->copy.kind > cu2clMemcpyDefault
                   ? cu2clErrorInvalidMemcpyDirection
                   : cu2clSuccess;
    case cu2clGraphNodeTypeMemset: return make_fill(parameters, operation);
    case cu2clGraphNodeTypeHost:
        operation->host = *(const struct cu2clHostNodeParams *)parameters;
        return operation->host.fn ? cu2clSuccess : cu2clErrorInvalidValue;
    case cu2clGraphNodeTypeGraph: return make_child(parameters, operation);
    case cu2clGraphNodeTypeEmpty: return cu2clSuccess;
    case cu2clGraphNodeTypeWaitEvent:
    case cu2clGraphNodeTypeEventRecord: operation->event = parameters; return cu2clSuccess;
    case cu2clGraphNodeTypeMemAlloc: return make_allocation(parameters, operation);
    case cu2clGraphNodeTypeMemFree:
        operation->address = parameters;
        return rt_graph_memory_find(parameters) ? cu2clSuccess : cu2clErrorInvalidValue;
    case cu2clGraphNodeTypeConditional: return rt_condition_make(parameters, &operation->condition);
    default: rt_message("a graph node of type %d is not supported", (int)type);
    }
    return cu2clErrorNotSupported;
}

/* --- running --- */

static cu2clError_t run_fill(const struct cu2clMemsetParams *p, cu2clStream_t stream)
{
    unsigned bytes = p->value & 0xff, size = p->elementSize;
    bool uniform = size == 1 || (p->value & 0xffff) == bytes * 0x101u;
    if (size == 4)
        uniform = p->value == bytes * 0x1010101u;
    size_t pitch = p->height > 1 ? p->pitch : p->width * size;
    if (uniform)
        return cu2clMemset2DAsync(p->dst, pitch, (int)bytes, p->width * size, p->height, stream);
    return rt_fill_elements(p->dst, pitch, p->value, size, p->width, p->height, stream);
}

cu2clError_t rt_operation_run(const struct rt_operation *operation, cu2clStream_t stream)
{
    switch (operation->type) {
    case cu2clGraphNodeTypeKernel: {
        const struct cu2clKernelNodeParams *k = &operation->kernel;
        return (operation->cooperative ? cu2clLaunchCooperativeKernel : cu2clLaunchKernel)(
            k->func, k->gridDim, k->blockDim, k->kernelParams, k->sharedMemBytes, stream);
    }
    case cu2clGraphNodeTypeMemcpy: return cu2clMemcpy3DAsync(&operation->copy, stream);
    case cu2clGraphNodeTypeMemset: return run_fill(&operation->fill, stream);
    case cu2clGraphNodeTypeHost:
        return cu2clLaunchHostFunc(stream, operation->host.fn, operation->host.userData);
    case cu2clGraphNodeTypeWaitEvent: return cu2clStreamWaitEvent(stream, operation->event, 0);
    case cu2clGraphNodeTypeEventRecord: return cu2clEventRecord(operation->event, stream);
    default: return cu2clSuccess;
    }
}
