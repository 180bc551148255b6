/* Memory that host and device can only use in turn: managed and mapped memory on coarse-grained
 * SVM, and buffers over host memory in the buffer tier.
 *
 * All of it is either with the host (mapped) or with the device (unmapped). It goes to the device
 * before a launch or copy that may use it, and returns at the next synchronisation point, after all
 * commands of the device are done: what CUDA demands of devices without concurrent managed access.
 * Pointers inside memory may lead to any of it, so it moves as a whole. */
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
    /* New memory starts with the host; so all must be there, or none could say where it is. */
    if (device->moved_on_device) {
        cu2clError_t error = rt_moved_to_host(device);
        if (error != cu2clSuccess)
            return error;
    }
    cl_int code = map_one(device, allocation);
    if (code != CL_SUCCESS)
        return rt_error(code);
    device->moved[device->moved_count++] = allocation;
    return cu2clSuccess;
}

void rt_moved_remove(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    for (size_t i = 0; i < device->moved_count; i++) {
        if (device->moved[i] != allocation)
            continue;
        if (!device->moved_on_device && unmap_one(device, allocation) == CL_SUCCESS)
            clFinish(device->null_stream->queue);
        device->moved[i] = device->moved[--device->moved_count];
        return;
    }
}

cu2clError_t rt_moved_to_device(struct rt_device *device)
{
    if (device->moved_count == 0 || device->moved_on_device)
        return cu2clSuccess;
    for (size_t i = 0; i < device->moved_count; i++) {
        cl_int code = unmap_one(device, device->moved[i]);
        if (code != CL_SUCCESS)
            return rt_error(code);
    }
    device->moved_on_device = true;
    return rt_error_async(clFinish(device->null_stream->queue));
}

cu2clError_t rt_moved_to_host(struct rt_device *device)
{
    if (device->moved_count == 0 || !device->moved_on_device)
        return cu2clSuccess;
    for (struct rt_stream *s = device->streams; s; s = s->next) {
        cl_int code = clFinish(s->queue);
        if (code != CL_SUCCESS)
            return rt_error_async(code);
        s->finished = s->enqueued;
    }
    for (size_t i = 0; i < device->moved_count; i++) {
        cl_int code = map_one(device, device->moved[i]);
        if (code != CL_SUCCESS)
            return rt_error(code);
    }
    device->moved_on_device = false;
    return cu2clSuccess;
}
