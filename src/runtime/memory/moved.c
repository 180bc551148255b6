/* Memory that host and device can only use in turn: managed and mapped memory on coarse-grained
 * SVM, and buffers over host memory in the buffer tier.
 *
 * Each allocation is either with the host (mapped) or with the device (unmapped). It goes to the
 * device before a launch or copy that may use it, and returns at the next synchronisation point,
 * after all commands of the device are done: what CUDA demands of devices without concurrent
 * managed access. Pointers inside memory may lead to any of it, so it moves as a whole, except for
 * what the program attached: to the host, then it stays there; to a stream, then it goes to the
 * device with that stream's commands and returns when that stream is waited for, whatever the
 * others do. */
#include "rt.h"

static cl_int map_one(struct rt_device *device, struct rt_allocation *a)
{
    cl_command_queue queue = device->null_stream->queue;
    cl_int code;
    if (a->backing == RT_BACKING_SVM)
        return clEnqueueSVMMap(queue, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, a->address, a->size, 0,
                               NULL, NULL);
    void *address = clEnqueueMapBuffer(queue, a->buffer, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0,
                                       a->size, 0, NULL, NULL, &code);
    return code == CL_SUCCESS && address != a->address ? CL_MAP_FAILURE : code;
}

static cl_int unmap_one(struct rt_device *device, struct rt_allocation *a)
{
    cl_command_queue queue = device->null_stream->queue;
    if (a->backing == RT_BACKING_SVM)
        return clEnqueueSVMUnmap(queue, a->address, 0, NULL, NULL);
    return clEnqueueUnmapMemObject(queue, a->buffer, a->address, 0, NULL, NULL);
}

static cu2clError_t to_device(struct rt_device *device, struct rt_allocation *a)
{
    cl_int code = unmap_one(device, a);
    if (code != CL_SUCCESS)
        return rt_error(code);
    a->on_device = true;
    device->moved_away++;
    return cu2clSuccess;
}

static cu2clError_t to_host(struct rt_device *device, struct rt_allocation *a)
{
    cl_int code = map_one(device, a);
    if (code != CL_SUCCESS)
        return rt_error(code);
    a->on_device = false;
    device->moved_away--;
    return cu2clSuccess;
}

cu2clError_t rt_moved_add(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    if (device->moved_count == device->moved_capacity) {
        size_t larger = device->moved_capacity ? 2 * device->moved_capacity : 16;
        struct rt_allocation **grown = realloc(device->moved, larger * sizeof *grown);
        if (!grown)
            return cu2clErrorMemoryAllocation;
        device->moved = grown;
        device->moved_capacity = larger;
    }
    cl_int code = map_one(device, allocation); /* new memory starts with the host */
    if (code != CL_SUCCESS)
        return rt_error(code);
    allocation->moves = true;
    allocation->on_device = false;
    allocation->attached =
        allocation->memory == RT_MEMORY_MANAGED ? allocation->flags : cu2clMemAttachGlobal;
    device->moved[device->moved_count++] = allocation;
    return cu2clSuccess;
}

void rt_moved_remove(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    for (size_t i = 0; i < device->moved_count; i++) {
        if (device->moved[i] != allocation)
            continue;
        if (allocation->on_device)
            device->moved_away--;
        else if (unmap_one(device, allocation) == CL_SUCCESS)
            clFinish(device->null_stream->queue);
        device->moved[i] = device->moved[--device->moved_count];
        return;
    }
}

static bool goes_with(const struct rt_allocation *a, const struct rt_stream *stream)
{
    return a->attached == cu2clMemAttachGlobal ||
           (a->attached == cu2clMemAttachSingle && a->stream == stream->number);
}

cu2clError_t rt_moved_to_device(struct rt_stream *stream)
{
    struct rt_device *device = stream->device;
    cu2clError_t error = cu2clSuccess;
    if (device->moved_away == device->moved_count)
        return cu2clSuccess;
    size_t before = device->moved_away;
    for (size_t i = 0; i < device->moved_count && error == cu2clSuccess; i++)
        if (!device->moved[i]->on_device && goes_with(device->moved[i], stream))
            error = to_device(device, device->moved[i]);
    if (error == cu2clSuccess && device->moved_away > before)
        error = rt_error_async(clFinish(device->null_stream->queue));
    return error;
}

static cu2clError_t finish_all(struct rt_device *device)
{
    for (struct rt_stream *s = device->streams; s; s = s->next) {
        cl_int code = clFinish(s->queue);
        if (code != CL_SUCCESS)
            return rt_error_async(code);
        s->finished = s->enqueued;
    }
    return cu2clSuccess;
}

/* All that is away is attached: to streams, or to the host from a stream on. */
static bool all_attached(const struct rt_device *device)
{
    for (size_t i = 0; i < device->moved_count; i++)
        if (device->moved[i]->on_device && device->moved[i]->attached == cu2clMemAttachGlobal)
            return false;
    return true;
}

cu2clError_t rt_moved_to_host(struct rt_device *device, const struct rt_stream *stream)
{
    cu2clError_t error = cu2clSuccess;
    if (device->moved_away == 0)
        return cu2clSuccess;
    bool of_stream =
        stream && stream != device->null_stream && !stream->waits && all_attached(device);
    if (!of_stream)
        error = finish_all(device);
    for (size_t i = 0; i < device->moved_count && error == cu2clSuccess; i++) {
        struct rt_allocation *a = device->moved[i];
        if (a->on_device && (!of_stream || a->stream == stream->number))
            error = to_host(device, a);
    }
    return error;
}

void rt_moved_attach(struct rt_allocation *a, struct rt_stream *stream, unsigned attach)
{
    a->attached = attach;
    a->stream = stream->number;
}

void rt_moved_stream_gone(const struct rt_stream *stream)
{
    struct rt_device *device = stream->device;
    for (size_t i = 0; i < device->moved_count; i++) {
        struct rt_allocation *a = device->moved[i];
        if (a->attached == cu2clMemAttachSingle && a->stream == stream->number)
            a->attached = a->flags; /* what it was allocated with */
    }
}

void rt_moved_used(struct rt_allocation *a)
{
    if (a->moves && !a->on_device)
        a->attached = cu2clMemAttachGlobal;
}

cu2clError_t rt_moved_lend(struct rt_allocation *a, const struct rt_stream *stream, bool *lent)
{
    *lent = a && a->moves && !a->on_device && !goes_with(a, stream);
    if (!*lent)
        return cu2clSuccess;
    cu2clError_t error = to_device(a->device, a);
    return error == cu2clSuccess ? rt_error_async(clFinish(a->device->null_stream->queue)) : error;
}

cu2clError_t rt_moved_return(const void *address)
{
    struct rt_allocation *a = rt_map_find(address);
    return a && a->moves && a->on_device ? to_host(a->device, a) : cu2clSuccess;
}
