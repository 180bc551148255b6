/* Host memory that the device knows: pinned, mapped, registered and managed memory.
 *
 * On fine-grained SVM all of it is SVM, and host and device use it at any time. On coarse-grained
 * SVM plain host memory is a mapped pinned buffer, which makes copies fast; mapped and managed
 * memory is SVM that moves (moved.c); where kernels take host addresses (address.c), pinned, mapped
 * and registered memory is the host's, pinned by a buffer over it. In the buffer tier host memory
 * is malloc'ed, and what the device has to see becomes a buffer over it, which moves, too. So does
 * pinned and registered memory that is a kernel's argument, where kernels take addresses inside
 * buffers (address.c). */
#include "memory/memory.h"

static cu2clError_t allocate_svm(struct rt_allocation *a)
{
    struct rt_device *device = a->device;
    cl_svm_mem_flags flags = CL_MEM_READ_WRITE;
    if (device->tier == RT_TIER_SVM_FINE)
        flags |= CL_MEM_SVM_FINE_GRAIN_BUFFER;
    a->backing = RT_BACKING_SVM;
    a->address = rt_svm_allocate(device, flags, a->size, &a->base);
    if (!a->address) {
        rt_pool_trim(device, 0);
        a->address = rt_svm_allocate(device, flags, a->size, &a->base);
    }
    return a->address ? cu2clSuccess : cu2clErrorMemoryAllocation;
}

static cu2clError_t allocate_pinned(struct rt_allocation *a)
{
    struct rt_device *device = a->device;
    cl_int code;
    a->backing = RT_BACKING_PINNED;
    a->buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, a->size,
                               NULL, &code);
    if (code != CL_SUCCESS)
        return cu2clErrorMemoryAllocation;
    a->address = clEnqueueMapBuffer(device->null_stream->queue, a->buffer, CL_TRUE,
                                    CL_MAP_READ | CL_MAP_WRITE, 0, a->size, 0, NULL, NULL, &code);
    if (code == CL_SUCCESS)
        return cu2clSuccess;
    clReleaseMemObject(a->buffer);
    return cu2clErrorMemoryAllocation;
}

static cu2clError_t allocate_plain(struct rt_allocation *a)
{
    void *memory = NULL;
    a->backing = RT_BACKING_HOST;
    if (posix_memalign(&memory, RT_PAGE, (a->size + RT_PAGE - 1) / RT_PAGE * RT_PAGE) != 0)
        return cu2clErrorMemoryAllocation;
    a->address = memory;
    return cu2clSuccess;
}

/* Makes host memory one that kernels use by its address, where they can. */
static bool make_common(struct rt_allocation *a)
{
    a->buffer = rt_address_pin(a->device, a->address, a->size);
    if (a->buffer)
        a->backing = RT_BACKING_COMMON;
    return a->buffer != NULL;
}

static bool allocate_common(struct rt_allocation *a)
{
    if (a->memory != RT_MEMORY_HOST || !rt_address_usable(a->device) ||
        allocate_plain(a) != cu2clSuccess)
        return false;
    if (make_common(a))
        return true;
    free(a->address);
    return false;
}

static void undo(struct rt_allocation *a)
{
    if (a->backing == RT_BACKING_SVM)
        clSVMFree(a->device->context, a->base);
    else if (a->buffer)
        clReleaseMemObject(a->buffer);
    if (a->backing == RT_BACKING_HOST || a->backing == RT_BACKING_COMMON)
        free(a->address);
}

cu2clError_t rt_host_share(struct rt_allocation *a)
{
    cl_int code;
    if (rt_on_device(a) || a->backing == RT_BACKING_COMMON)
        return cu2clSuccess;
    if (a->device->tier == RT_TIER_SVM_FINE && (a->device->type & CL_DEVICE_TYPE_CPU))
        return cu2clSuccess; /* registered memory: a CPU sees all of the host's */
    if (a->device->tier != RT_TIER_BUFFER || a->backing != RT_BACKING_HOST) {
        rt_message("%s can only use host memory that was allocated as mapped", a->device->name);
        return cu2clErrorNotSupported;
    }
    a->buffer = clCreateBuffer(a->device->context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, a->size,
                               a->address, &code);
    if (code != CL_SUCCESS)
        return rt_error(code);
    a->backing = RT_BACKING_SHARED;
    cu2clError_t error = rt_moved_add(a);
    if (error != cu2clSuccess) {
        clReleaseMemObject(a->buffer);
        a->buffer = NULL;
        a->backing = RT_BACKING_HOST;
    }
    return error;
}

static cu2clError_t place(struct rt_allocation *wanted, bool shared, void **address)
{
    struct rt_device *device = wanted->device;
    cu2clError_t error = cu2clSuccess;
    if (device->tier == RT_TIER_BUFFER)
        error = allocate_plain(wanted);
    else if (device->tier == RT_TIER_SVM_COARSE && allocate_common(wanted))
        shared = false; /* at any time, so that it does not move */
    else if (device->tier == RT_TIER_SVM_COARSE && !shared)
        error = allocate_pinned(wanted);
    else
        error = allocate_svm(wanted);
    if (error != cu2clSuccess)
        return error;
    struct rt_allocation *a = rt_map_add(wanted);
    if (!a) {
        undo(wanted);
        return cu2clErrorMemoryAllocation;
    }
    if (shared && device->tier == RT_TIER_BUFFER)
        error = rt_host_share(a);
    else if (shared && device->tier == RT_TIER_SVM_COARSE)
        error = rt_moved_add(a);
    if (error != cu2clSuccess)
        rt_memory_release(a);
    else
        *address = a->address;
    return error;
}

static cu2clError_t allocate_host_locked(struct rt_device *device, void **pointer, size_t size,
                                         enum rt_memory memory, unsigned flags, bool shared)
{
    void *address = NULL;
    if (!pointer)
        return cu2clErrorInvalidValue;
    if (size > 0) {
        struct rt_allocation wanted = {
            .size = size, .memory = memory, .device = device, .flags = flags};
        RT_TRY(place(&wanted, shared, &address));
    }
    if (memory == RT_MEMORY_MANAGED)
        RT_TRY(rt_fresh_fill(device, address, size));
    *pointer = address;
    return cu2clSuccess;
}

static cu2clError_t allocate_host(void **pointer, size_t size, enum rt_memory memory,
                                  unsigned flags, bool shared)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), allocate_host_locked(device, pointer, size, memory, flags, shared));
}

cu2clError_t rt_memory_allocate_managed(struct rt_device *device, size_t size, void **address)
{
    struct rt_allocation wanted = {
        .size = size, .memory = RT_MEMORY_MANAGED, .device = device, .flags = cu2clMemAttachGlobal};
    return place(&wanted, true, address);
}

cu2clError_t cu2clMallocHost(void **pointer, size_t size)
{
    return allocate_host(pointer, size, RT_MEMORY_HOST, cu2clHostAllocMapped, false);
}

cu2clError_t cu2clHostAlloc(void **pointer, size_t size, unsigned int flags)
{
    if (flags & ~7u)
        return rt_record(cu2clErrorInvalidValue);
    return allocate_host(pointer, size, RT_MEMORY_HOST, flags, (flags & cu2clHostAllocMapped) != 0);
}

cu2clError_t cu2clMallocManaged(void **pointer, size_t size, unsigned int flags)
{
    if (flags != cu2clMemAttachGlobal && flags != cu2clMemAttachHost)
        return rt_record(cu2clErrorInvalidValue);
    return allocate_host(pointer, size, RT_MEMORY_MANAGED, flags, true);
}

static cu2clError_t free_host_locked(void *pointer)
{
    struct rt_allocation *a = rt_map_find(pointer);
    if (!pointer)
        return cu2clSuccess;
    if (!a || a->address != (char *)pointer || a->memory != RT_MEMORY_HOST || a->registered)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_device_finish(a->device));
    a = rt_map_find(pointer);
    if (a)
        rt_memory_release(a);
    return cu2clSuccess;
}

cu2clError_t cu2clFreeHost(void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), free_host_locked(pointer));
}

static cu2clError_t host_get_device_pointer_locked(void **device_pointer, void *pointer,
                                                   unsigned int flags)
{
    struct rt_allocation *a = rt_map_find(pointer);
    if (!device_pointer || flags != 0 || !a || a->memory == RT_MEMORY_DEVICE)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_host_share(a));
    *device_pointer = pointer;
    return cu2clSuccess;
}

cu2clError_t cu2clHostGetDevicePointer(void **device_pointer, void *pointer, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), host_get_device_pointer_locked(device_pointer, pointer, flags));
}

static cu2clError_t host_get_flags_locked(unsigned int *flags, void *pointer)
{
    struct rt_allocation *a = rt_map_find(pointer);
    if (!flags || !a || a->memory != RT_MEMORY_HOST)
        return cu2clErrorInvalidValue;
    *flags = a->flags;
    return cu2clSuccess;
}

cu2clError_t cu2clHostGetFlags(unsigned int *flags, void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), host_get_flags_locked(flags, pointer));
}

static cu2clError_t host_register_locked(struct rt_device *device, void *pointer, size_t size,
                                         unsigned int flags)
{
    if (!pointer || size == 0 || flags > 15)
        return cu2clErrorInvalidValue;
    if (rt_map_overlaps(pointer, size))
        return cu2clErrorHostMemoryAlreadyRegistered;
    struct rt_allocation wanted = {.address = pointer,
                                   .size = size,
                                   .memory = RT_MEMORY_HOST,
                                   .backing = RT_BACKING_HOST,
                                   .device = device,
                                   .registered = true,
                                   .flags = flags};
    if (device->tier == RT_TIER_SVM_COARSE)
        make_common(&wanted);
    if (!rt_map_add(&wanted)) {
        if (wanted.buffer)
            clReleaseMemObject(wanted.buffer);
        return cu2clErrorMemoryAllocation;
    }
    return cu2clSuccess;
}

cu2clError_t cu2clHostRegister(void *pointer, size_t size, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), host_register_locked(device, pointer, size, flags));
}

static cu2clError_t host_unregister_locked(void *pointer)
{
    struct rt_allocation *a = rt_map_find(pointer);
    if (!a || !a->registered)
        return pointer ? cu2clErrorHostMemoryNotRegistered : cu2clErrorInvalidValue;
    RT_TRY(rt_device_finish(a->device));
    if ((a = rt_map_find(pointer)) != NULL)
        rt_memory_release(a);
    return cu2clSuccess;
}

cu2clError_t cu2clHostUnregister(void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), host_unregister_locked(pointer));
}
