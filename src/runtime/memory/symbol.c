/* Symbols: __constant__ and __device__ variables.
 *
 * A symbol is an allocation on each device that uses it, made and initialised at first use: with
 * the value of the host's shadow variable at registration, else with zeros. Kernels get its address
 * as a hidden argument. */
#include "memory/memory.h"

#include <stdio.h>
#include <stdlib.h>

/* A managed variable has one storage, which the host reads and writes as well. */
static cu2clError_t allocate_managed(struct rt_device *device, const struct rt_symbol *symbol,
                                     size_t size, void **address)
{
    for (int i = 0; i < RT_MAX_DEVICES; i++)
        if (symbol->storage[i])
            return cu2clErrorNotSupported;
    return rt_memory_allocate_managed(device, size, address);
}

/* Drivers may copy what a __constant argument points to, so it gets a buffer that they know. */
static cu2clError_t allocate_symbol(struct rt_device *device, const struct rt_symbol *symbol,
                                    size_t size, void **address)
{
    size_t room = size ? size : 1;
    switch (symbol->info->kind) {
    case CU2CL_SYMBOL_MANAGED: return allocate_managed(device, symbol, size, address);
    case CU2CL_SYMBOL_CONSTANT: return rt_memory_allocate_apart(device, room, address);
    default: return rt_memory_allocate(device, room, address);
    }
}

static cu2clError_t write_first_value(struct rt_device *device, struct rt_symbol *symbol,
                                      void *address)
{
    size_t size = symbol->info->size;
    void *moved = NULL;
    cu2clError_t error = cu2clSuccess;
    if (symbol->initial && symbol->pointer_count)
        error = rt_symbol_move_pointers(device, symbol, &moved);
    if (error == cu2clSuccess)
        error = symbol->initial
                    ? rt_copy(device->null_stream, address, moved ? moved : symbol->initial, size,
                              cu2clMemcpyHostToDevice, RT_WAIT_ALWAYS)
                    : rt_fill(device->null_stream, address, 0, size);
    free(moved);
    RT_TRY(error);
    /* Other streams may use it right away. */
    return rt_stream_finish(device->null_stream);
}

cu2clError_t rt_symbol_reset(struct rt_device *device, struct rt_symbol *symbol)
{
    struct rt_symbol *first = symbol->first;
    bool is_outermost = first->pointer_count && rt_symbol_begin_moving();
    char *storage = first->storage[device->index];
    cu2clError_t error = storage ? write_first_value(device, first, storage) : cu2clSuccess;
    if (first->pointer_count)
        rt_symbol_end_moving(is_outermost);
    return error;
}

void rt_symbols_release(struct rt_device *device)
{
    int i = device->index;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        for (unsigned s = 0; s < m->info->symbol_count; s++) {
            m->symbols[s].storage[i] = NULL; /* freed with the map */
            m->symbols[s].buffers[i] = NULL;
            m->symbols[s].bound[i] = NULL;
            m->symbols[s].texts[i] = NULL;
        }
}

static cu2clError_t make_storage(struct rt_device *device, struct rt_symbol *symbol)
{
    void *address = NULL;
    if (symbol->info->initialised && !symbol->initial)
        return cu2clErrorMemoryAllocation;
    RT_TRY(allocate_symbol(device, symbol, symbol->info->size, &address));
    symbol->coming = symbol->pointer_count ? address : NULL;
    cu2clError_t error = write_first_value(device, symbol, address);
    symbol->coming = NULL;
    struct rt_allocation *a = rt_map_find(address); /* the lock was released */
    if (error == cu2clSuccess && !symbol->storage[device->index]) {
        if (!a)
            return cu2clErrorMemoryAllocation; /* another thread has reset the device */
        symbol->storage[device->index] = address;
        symbol->buffers[device->index] = a->backing == RT_BACKING_POOL ? NULL : a->buffer;
    } else if (a) {
        rt_memory_release(a); /* another thread was first, or it failed */
    }
    return error;
}

/* Its first value may lead back to it. */
static cu2clError_t make_storage_and_targets(struct rt_device *device, struct rt_symbol *symbol,
                                             char **storage)
{
    bool is_outermost = rt_symbol_begin_moving();
    cu2clError_t error = cu2clSuccess;
    if (!symbol->storage[device->index] && !symbol->coming)
        error = make_storage(device, symbol);
    *storage = symbol->coming ? symbol->coming : symbol->storage[device->index];
    rt_symbol_end_moving(is_outermost);
    return error;
}

cu2clError_t rt_symbol_storage(struct rt_device *device, struct rt_symbol *symbol, char **storage)
{
    if (!symbol->storage[device->index] && symbol->pointer_count)
        return make_storage_and_targets(device, symbol, storage);
    if (!symbol->storage[device->index])
        RT_TRY(make_storage(device, symbol));
    *storage = symbol->storage[device->index];
    return cu2clSuccess;
}

/* Finds the storage of `count` bytes at `offset` of the symbol whose shadow variable is at
 * `host`. */
static cu2clError_t locate(struct rt_device *device, const void *host, size_t offset, size_t count,
                           char **address)
{
    struct rt_symbol *symbol = rt_symbol_find(host);
    if (!symbol || symbol->info->kind == CU2CL_SYMBOL_TEXTURE)
        return cu2clErrorInvalidSymbol;
    if (offset > symbol->info->size || count > symbol->info->size - offset)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_symbol_storage(device, symbol, address));
    *address += offset;
    return cu2clSuccess;
}

static cu2clError_t copy_symbol_locked(struct rt_device *device, const void *host, size_t offset,
                                       void *dst, const void *src, size_t count,
                                       enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                       enum rt_wait wait)
{
    struct rt_stream *stream;
    char *address;
    bool to_symbol = dst == NULL;
    if (!host || (to_symbol && !src))
        return host ? cu2clErrorInvalidValue : cu2clErrorInvalidSymbol;
    if (kind == (to_symbol ? cu2clMemcpyDeviceToHost : cu2clMemcpyHostToDevice))
        return cu2clErrorInvalidMemcpyDirection;
    RT_TRY(locate(device, host, offset, count, &address));
    if (rt_capturing(device, handle))
        return rt_capture_hooks->plain_copy(device, handle, to_symbol ? address : dst,
                                            to_symbol ? src : address, count, kind);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy(stream, to_symbol ? address : dst, to_symbol ? src : address, count, kind, wait);
}

static cu2clError_t copy_symbol(const void *host, size_t offset, void *dst, const void *src,
                                size_t count, enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             copy_symbol_locked(device, host, offset, dst, src, count, kind, handle, wait));
}

cu2clError_t cu2clMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
                                 enum cu2clMemcpyKind kind)
{
    return copy_symbol(symbol, offset, NULL, src, count, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
                                      size_t offset, enum cu2clMemcpyKind kind,
                                      cu2clStream_t stream)
{
    return copy_symbol(symbol, offset, NULL, src, count, kind, stream, RT_WAIT_AS_CUDA);
}

cu2clError_t cu2clMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
                                   enum cu2clMemcpyKind kind)
{
    return dst ? copy_symbol(symbol, offset, dst, NULL, count, kind, NULL, RT_WAIT_ALWAYS)
               : rt_record(cu2clErrorInvalidValue);
}

cu2clError_t cu2clMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
                                        enum cu2clMemcpyKind kind, cu2clStream_t stream)
{
    return dst ? copy_symbol(symbol, offset, dst, NULL, count, kind, stream, RT_WAIT_AS_CUDA)
               : rt_record(cu2clErrorInvalidValue);
}

static cu2clError_t get_symbol_address_locked(struct rt_device *device, void **pointer,
                                              const void *symbol)
{
    char *address;
    if (!pointer)
        return cu2clErrorInvalidValue;
    RT_TRY(locate(device, symbol, 0, 0, &address));
    *pointer = address;
    return cu2clSuccess;
}

cu2clError_t cu2clGetSymbolAddress(void **pointer, const void *symbol)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_symbol_address_locked(device, pointer, symbol));
}

static cu2clError_t get_symbol_size_locked(size_t *size, const void *symbol)
{
    struct rt_symbol *found = rt_symbol_find(symbol);
    if (!size || !found)
        return size ? cu2clErrorInvalidSymbol : cu2clErrorInvalidValue;
    *size = found->info->size;
    return cu2clSuccess;
}

cu2clError_t cu2clGetSymbolSize(size_t *size, const void *symbol)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_symbol_size_locked(size, symbol));
}

void *cu2clManagedVariable(const void *shadow)
{
    void *address = NULL;
    if (!rt_symbol_find(shadow))
        return (void *)shadow; /* no kernel uses it */
    cu2clError_t error = cu2clGetSymbolAddress(&address, shadow);
    if (error == cu2clSuccess)
        return address;
    /* the host would go on with a value that no kernel sees */
    fprintf(stderr, "cu2cl: no memory for a managed variable: %s\n", cu2clGetErrorString(error));
    abort();
}
