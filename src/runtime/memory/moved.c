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
#include "memory/memory.h"

static struct moved {
    struct rt_allocation **list;
    size_t count, capacity;
    size_t away; /* of them on the device */
} moved[RT_MAX_DEVICES];

static struct moved *moved_of(const struct rt_device *device)
{
    return &moved[device->index];
}

bool rt_moved_at_host(const struct rt_device *device)
{
    struct moved *m = moved_of(device);
    return m->away < m->count;
}

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
    moved_of(device)->away++;
    return cu2clSuccess;
}

static cu2clError_t to_host(struct rt_device *device, struct rt_allocation *a)
{
    cl_int code = map_one(device, a);
    if (code != CL_SUCCESS)
        return rt_error(code);
    a->on_device = false;
    moved_of(device)->away--;
    return cu2clSuccess;
}

/* What is attached to the stream is attached as it was at first. */
static void forget_stream(const struct rt_stream *stream)
{
    struct rt_device *device = stream->device;
    struct moved *m = moved_of(device);
    for (size_t i = 0; i < m->count; i++) {
        struct rt_allocation *a = m->list[i];
        if (a->attached == cu2clMemAttachSingle && a->stream == stream->number)
            a->attached = a->flags; /* what it was allocated with */
    }
}

cu2clError_t rt_moved_add(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    struct moved *m = moved_of(device);
    if (m->count == m->capacity) {
        size_t larger = m->capacity ? 2 * m->capacity : 16;
        struct rt_allocation **grown = realloc(m->list, larger * sizeof *grown);
        if (!grown)
            return cu2clErrorMemoryAllocation;
        m->list = grown;
        m->capacity = larger;
    }
    cl_int code = map_one(device, allocation); /* new memory starts with the host */
    if (code != CL_SUCCESS)
        return rt_error(code);
    allocation->moves = true;
    allocation->on_device = false;
    allocation->attached =
        allocation->memory == RT_MEMORY_MANAGED ? allocation->flags : cu2clMemAttachGlobal;
    m->list[m->count++] = allocation;
    rt_sync_hooks.done = rt_moved_to_host;
    rt_sync_hooks.stream_gone = forget_stream;
    return cu2clSuccess;
}

void rt_moved_remove(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    struct moved *m = moved_of(device);
    for (size_t i = 0; i < m->count; i++) {
        if (m->list[i] != allocation)
            continue;
        if (allocation->on_device)
            m->away--;
        else if (unmap_one(device, allocation) == CL_SUCCESS)
            clFinish(device->null_stream->queue);
        m->list[i] = m->list[--m->count];
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
    struct moved *m = moved_of(device);
    if (m->away == m->count)
        return cu2clSuccess;
    size_t before = m->away;
    for (size_t i = 0; i < m->count; i++)
        if (!m->list[i]->on_device && goes_with(m->list[i], stream))
            RT_TRY(to_device(device, m->list[i]));
    if (m->away > before)
        RT_TRY(rt_error_async(clFinish(device->null_stream->queue)));
    return cu2clSuccess;
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
    struct moved *m = moved_of(device);
    for (size_t i = 0; i < m->count; i++)
        if (m->list[i]->on_device && m->list[i]->attached == cu2clMemAttachGlobal)
            return false;
    return true;
}

cu2clError_t rt_moved_to_host(struct rt_device *device, const struct rt_stream *stream)
{
    struct moved *m = moved_of(device);
    if (m->away == 0)
        return cu2clSuccess;
    bool of_stream =
        stream && stream != device->null_stream && !stream->waits && all_attached(device);
    if (!of_stream)
        RT_TRY(finish_all(device));
    for (size_t i = 0; i < m->count; i++) {
        struct rt_allocation *a = m->list[i];
        if (a->on_device && (!of_stream || a->stream == stream->number))
            RT_TRY(to_host(device, a));
    }
    return cu2clSuccess;
}

void rt_moved_attach(struct rt_allocation *a, struct rt_stream *stream, unsigned attach)
{
    a->attached = attach;
    a->stream = stream->number;
}

void rt_moved_used(struct rt_allocation *a)
{
    if (a && a->moves && !a->on_device)
        a->attached = cu2clMemAttachGlobal;
}

cu2clError_t rt_moved_lend(struct rt_allocation *a, const struct rt_stream *stream, bool *lent)
{
    *lent = a && a->moves && !a->on_device && !goes_with(a, stream);
    if (!*lent)
        return cu2clSuccess;
    RT_TRY(to_device(a->device, a));
    return rt_error_async(clFinish(a->device->null_stream->queue));
}

cu2clError_t rt_moved_return(const void *address)
{
    struct rt_allocation *a = rt_map_find(address);
    return a && a->moves && a->on_device ? to_host(a->device, a) : cu2clSuccess;
}
