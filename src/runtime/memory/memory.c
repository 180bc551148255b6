/* Device memory: allocation by tier, and the queries about pointers.
 *
 * In the SVM tiers memory comes from the pool, in the buffer tier from cl_mem objects (buffer.c).
 * Every allocation is in the map, so that each pointer and range a program hands over can be
 * checked. As in CUDA, freeing waits for the device first. */
#include "memory/memory.h"

#include <cu2cl/pointer.h>

/* Managed memory counts, too, and may exceed the device. */
static size_t available_memory(const struct rt_device *device)
{
    size_t used = rt_map_used(device);
    return used < device->memory_size ? device->memory_size - used : 0;
}

static size_t available_outside_pools(const struct rt_device *device)
{
    size_t available = available_memory(device), idle = rt_memory_pools_idle(device);
    return idle < available ? available - idle : 0;
}

static cu2clError_t add_allocation(struct rt_device *device, cu2clMemPool_t pool, size_t size,
                                   bool buffer, void **address)
{
    struct rt_allocation allocation = {.size = size,
                                       .memory = RT_MEMORY_DEVICE,
                                       .device = device,
                                       .backing = RT_BACKING_POOL,
                                       .pool = pool};
    cu2clError_t error = cu2clSuccess;
    if (size > available_memory(device))
        return cu2clErrorMemoryAllocation;
    if (buffer)
        error = rt_buffer_allocate(device, &allocation);
    else if (!rt_pool_allocate(device, size, &allocation))
        error = cu2clErrorMemoryAllocation;
    if (error != cu2clSuccess)
        return error;
    if (!rt_map_add(&allocation)) {
        if (buffer)
            rt_buffer_free(&allocation);
        else
            rt_pool_free(device, allocation.block);
        return cu2clErrorMemoryAllocation;
    }
    *address = allocation.address;
    return cu2clSuccess;
}

cu2clError_t rt_memory_allocate(struct rt_device *device, size_t size, void **address)
{
    return add_allocation(device, NULL, size, device->tier == RT_TIER_BUFFER, address);
}

cu2clError_t rt_memory_allocate_from(cu2clMemPool_t pool, struct rt_device *device, size_t size,
                                     void **address)
{
    return add_allocation(device, pool, size, device->tier == RT_TIER_BUFFER, address);
}

cu2clError_t rt_memory_allocate_apart(struct rt_device *device, size_t size, void **address)
{
    bool buffer = device->tier == RT_TIER_BUFFER || rt_address_usable(device);
    return add_allocation(device, NULL, size, buffer, address);
}

static cu2clError_t allocate_device_locked(struct rt_device *device, void **pointer, size_t size)
{
    void *address = NULL;
    RT_TRY(rt_capture_hooks->unsafe());
    if (!pointer)
        return cu2clErrorInvalidValue;
    if (size > 0)
        RT_TRY(rt_memory_allocate(device, size, &address));
    RT_TRY(rt_fresh_fill(device, address, size));
    *pointer = address;
    return cu2clSuccess;
}

static cu2clError_t allocate_device(void **pointer, size_t size)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), allocate_device_locked(device, pointer, size));
}

cu2clError_t cu2clMalloc(void **pointer, size_t size)
{
    return allocate_device(pointer, size);
}

cu2clError_t cu2clMallocPitch(void **pointer, size_t *pitch, size_t width, size_t height)
{
    size_t row = (width + 511) / 512 * 512;
    if (!pointer || !pitch || row < width || (height && row > SIZE_MAX / height))
        return rt_record(cu2clErrorInvalidValue);
    RT_TRY(allocate_device(pointer, row * height));
    *pitch = row;
    return cu2clSuccess;
}

cu2clError_t cu2clMalloc3D(struct cu2clPitchedPtr *pointer, struct cu2clExtent extent)
{
    size_t pitch = 0;
    void *address = NULL;
    if (!pointer || (extent.depth && extent.height > SIZE_MAX / extent.depth))
        return rt_record(cu2clErrorInvalidValue);
    RT_TRY(cu2clMallocPitch(&address, &pitch, extent.width, extent.height * extent.depth));
    *pointer = make_cu2clPitchedPtr(address, pitch, extent.width, extent.height);
    return cu2clSuccess;
}

/* Frees after the stream's commands, or after all of the device's when it is NULL. */
static cu2clError_t release_device_memory(void *pointer, struct rt_stream *stream)
{
    struct rt_allocation *allocation = rt_map_find(pointer);
    if (!allocation || allocation->address != (char *)pointer ||
        allocation->memory == RT_MEMORY_HOST)
        return cu2clErrorInvalidValue;
    cu2clError_t error = stream ? rt_stream_finish(stream) : rt_device_finish(allocation->device);
    allocation = rt_map_find(pointer); /* looked up again: the wait released the lock */
    if (error != cu2clSuccess || !allocation)
        return error;
    if (allocation->freed)
        return allocation->freed(pointer);
    rt_memory_release(allocation);
    return cu2clSuccess;
}

static cu2clError_t free_locked(struct rt_device *device, void *pointer)
{
    RT_TRY(rt_capture_hooks->unsafe());
    if (pointer)
        RT_TRY(release_device_memory(pointer, NULL));
    if (pointer)
        rt_sync_hooks.end(device); /* it waited for the device */
    return cu2clSuccess;
}

cu2clError_t cu2clFree(void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), free_locked(device, pointer));
}

/* Later commands of the stream may not use the memory in any case, so the wait may be now. */
static cu2clError_t free_async_locked(struct rt_device *device, void *pointer, cu2clStream_t handle)
{
    struct rt_stream *stream;
    if (rt_capturing(device, handle))
        return rt_capture_hooks->release(device, handle, pointer);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return release_device_memory(pointer, stream);
}

cu2clError_t cu2clFreeAsync(void *pointer, cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), free_async_locked(device, pointer, handle));
}

static cu2clError_t mem_get_info_locked(struct rt_device *device, size_t *available, size_t *total)
{
    if (available)
        *available = available_outside_pools(device);
    if (total)
        *total = device->memory_size;
    return cu2clSuccess;
}

cu2clError_t cu2clMemGetInfo(size_t *available, size_t *total)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), mem_get_info_locked(device, available, total));
}

static void describe_pointer(const struct rt_allocation *allocation, const void *pointer,
                             struct cu2clPointerAttributes *attributes)
{
    static const enum cu2clMemoryType types[] = {[RT_MEMORY_DEVICE] = cu2clMemoryTypeDevice,
                                                 [RT_MEMORY_HOST] = cu2clMemoryTypeHost,
                                                 [RT_MEMORY_MANAGED] = cu2clMemoryTypeManaged};
    void *address = (void *)(uintptr_t)pointer;
    if (!allocation) {
        *attributes = (struct cu2clPointerAttributes){.type = cu2clMemoryTypeUnregistered,
                                                      .device = cu2clInvalidDeviceId,
                                                      .hostPointer = address};
        return;
    }
    attributes->type = types[allocation->memory];
    attributes->device = allocation->device->index;
    bool usable = rt_on_device(allocation) || allocation->backing == RT_BACKING_COMMON;
    attributes->devicePointer = usable ? address : NULL;
    attributes->hostPointer = allocation->memory == RT_MEMORY_DEVICE ? NULL : address;
}

static cu2clError_t pointer_get_attributes_locked(struct cu2clPointerAttributes *attributes,
                                                  const void *pointer)
{
    if (!attributes)
        return cu2clErrorInvalidValue;
    describe_pointer(rt_map_find(pointer), pointer, attributes);
    return cu2clSuccess;
}

cu2clError_t cu2clPointerGetAttributes(struct cu2clPointerAttributes *attributes,
                                       const void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), pointer_get_attributes_locked(attributes, pointer));
}

enum cu2clMemoryType cu2clMemoryTypeOf(const void *pointer, int *device)
{
    struct cu2clPointerAttributes attributes;

    rt_lock();
    describe_pointer(rt_map_find(pointer), pointer, &attributes);
    rt_unlock();
    *device = attributes.device;
    return attributes.type;
}

void rt_memory_release(struct rt_allocation *allocation)
{
    struct rt_device *device = allocation->device;
    switch (allocation->backing) {
    case RT_BACKING_POOL: rt_pool_free(device, allocation->block); break;
    case RT_BACKING_BUFFER: rt_buffer_free(allocation); break;
    case RT_BACKING_SVM:
        rt_moved_remove(allocation);
        rt_svm_free(device, allocation->base);
        break;
    case RT_BACKING_SHARED:
        rt_moved_remove(allocation);
        clReleaseMemObject(allocation->buffer);
        if (!allocation->registered)
            free(allocation->address);
        break;
    case RT_BACKING_PINNED:
        clEnqueueUnmapMemObject(device->null_stream->queue, allocation->buffer, allocation->address,
                                0, NULL, NULL);
        clFinish(device->null_stream->queue);
        clReleaseMemObject(allocation->buffer);
        break;
    case RT_BACKING_COMMON:
    case RT_BACKING_HOST:
        if (allocation->buffer)
            clReleaseMemObject(allocation->buffer);
        if (!allocation->registered)
            free(allocation->address);
        break;
    }
    if (allocation->pool)
        rt_memory_pool_freed(allocation->pool, allocation->size);
    rt_map_remove(allocation);
}

void rt_allocations_release(struct rt_device *device)
{
    const char *at = NULL;
    for (struct rt_allocation *a; (a = rt_map_next(at)) != NULL;) {
        at = a->address;
        if (a->device == device)
            rt_memory_release(a);
    }
}
