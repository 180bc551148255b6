/* Memory of other processes, where the device is a CPU that uses the process's memory.
 *
 * Shared memory is a file: in the process that shares it, the pages of the chunk that it lies in
 * become the file's; in another one, pages of a shared virtual memory allocation do. So in both it is
 * memory that the driver has given, and kernels use it like all other. */
#include "interop/interop.h"

#include <unistd.h>

/* Memory of another process. */
struct import {
    char *address; /* for the program */
    char *start;   /* of its pages */
    size_t size;   /* of these */
    struct rt_device *device;
    struct import *next;
};

static struct import *imports;

static cu2clError_t check_device(const struct rt_device *device, const char *caller)
{
    if (rt_device_shares(device))
        return cu2clSuccess;
    rt_message("%s: only memory of a CPU with fine-grained shared virtual memory can be used by "
               "several processes; device '%s' is not used that way",
               caller, device->name);
    return cu2clErrorNotSupported;
}

/* --- sharing --- */

/* Only what cudaMalloc gives can be shared. */
static struct rt_allocation *find_shareable(const void *pointer)
{
    struct rt_allocation *a = rt_map_find(pointer);
    bool plain = a && a->memory == RT_MEMORY_DEVICE && !a->pool && !a->freed && !a->is_heap;
    return plain ? a : NULL;
}

static cu2clError_t get_mem_handle_locked(cu2clIpcMemHandle_t *handle, void *pointer)
{
    struct rt_allocation *a = find_shareable(pointer);
    if (!handle || !a)
        return cu2clErrorInvalidValue;
    RT_TRY(check_device(a->device, "cudaIpcGetMemHandle"));
    RT_TRY(rt_device_finish(a->device));
    a = find_shareable(pointer); /* looked up again: the wait released the lock */
    if (!a || a->backing != RT_BACKING_POOL)
        return cu2clErrorInvalidValue;
    char *start;
    int file = rt_pool_share(a->block, &start);
    if (file < 0 || !rt_shared_file_describe(file, RT_SHARED_MEMORY, (uint64_t)(a->address - start),
                                             a->size, handle))
        return cu2clErrorMemoryAllocation;
    return cu2clSuccess;
}

cu2clError_t cu2clIpcGetMemHandle(cu2clIpcMemHandle_t *handle, void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_mem_handle_locked(handle, pointer));
}

/* --- memory of others --- */

/* cudaFree is not for it. */
static cu2clError_t refuse_free(void *address)
{
    (void)address;
    return cu2clErrorInvalidValue;
}

/* Fills the import, whose pages become the file's, but for `next`. */
static cu2clError_t place_file(struct rt_device *device, int file, uint64_t offset, uint64_t size,
                               struct import *import)
{
    uint64_t inside = offset % RT_PAGE;
    size_t pages = (size_t)((inside + size + RT_PAGE - 1) / RT_PAGE * RT_PAGE);
    void *base = NULL;
    char *memory = rt_svm_allocate(device, CL_MEM_READ_WRITE, pages + RT_PAGE, &base);
    if (!memory)
        return cu2clErrorMemoryAllocation;
    char *start = (char *)(((uintptr_t)memory + RT_PAGE - 1) / RT_PAGE * RT_PAGE);
    struct rt_allocation allocation = {.address = start + inside,
                                       .size = (size_t)size,
                                       .memory = RT_MEMORY_DEVICE,
                                       .backing = RT_BACKING_SVM,
                                       .device = device,
                                       .base = base,
                                       .freed = refuse_free};
    bool placed = rt_shared_file_place(file, offset - inside, start, pages);
    if (!placed || !rt_map_add(&allocation)) {
        if (placed)
            rt_shared_file_leave(start, pages);
        rt_svm_free(device, base);
        return cu2clErrorMapBufferObjectFailed;
    }
    *import = (struct import){allocation.address, start, pages, device, NULL};
    return cu2clSuccess;
}

static cu2clError_t open_mem_handle_locked(struct rt_device *device, void **pointer,
                                           const cu2clIpcMemHandle_t *handle, unsigned flags)
{
    int file = -1;
    uint64_t offset = 0, size = 0;
    if (!pointer || (flags & ~(unsigned)cu2clIpcMemLazyEnablePeerAccess))
        return cu2clErrorInvalidValue;
    RT_TRY(check_device(device, "cudaIpcOpenMemHandle"));
    RT_TRY(rt_shared_file_open(handle->reserved, RT_SHARED_MEMORY, &file, &offset, &size));
    struct import *import = malloc(sizeof *import);
    cu2clError_t error =
        import ? place_file(device, file, offset, size, import) : cu2clErrorMemoryAllocation;
    close(file);
    if (error != cu2clSuccess) {
        free(import);
        return error;
    }
    import->next = imports;
    imports = import;
    *pointer = import->address;
    return cu2clSuccess;
}

cu2clError_t cu2clIpcOpenMemHandle(void **pointer, cu2clIpcMemHandle_t handle, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), open_mem_handle_locked(device, pointer, &handle, flags));
}

/* The link to the import, which is NULL when there is none. */
static struct import **find_import(const void *address)
{
    struct import **link = &imports;
    while (*link && (*link)->address != address)
        link = &(*link)->next;
    return link;
}

/* The pages are the process's own again; the memory stays in the map. */
static void drop_import(struct import **link)
{
    struct import *import = *link;
    *link = import->next;
    rt_shared_file_leave(import->start, import->size);
    free(import);
}

static cu2clError_t close_mem_handle_locked(void *pointer)
{
    struct import *import = *find_import(pointer);
    if (!import)
        return cu2clErrorInvalidValue;
    cu2clError_t error = rt_device_finish(import->device);
    struct import **link = find_import(pointer); /* looked up again: the wait released the lock */
    if (*link) {
        drop_import(link);
        rt_memory_release(rt_map_find(pointer));
    }
    return error;
}

cu2clError_t cu2clIpcCloseMemHandle(void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), close_mem_handle_locked(pointer));
}

void rt_ipc_release(struct rt_device *device)
{
    for (struct import **link = &imports; *link;)
        if ((*link)->device == device)
            drop_import(link);
        else
            link = &(*link)->next;
}
