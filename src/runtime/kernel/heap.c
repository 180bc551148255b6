/* The heap of malloc and new in kernels: one allocation per device, made before the first launch of
 * a kernel that uses it, so that programs that don't pay nothing. Kernels get it as a hidden
 * argument, and do the rest: its layout is that of device/heap.clh. */
#include "kernel/kernel.h"

#include <stdlib.h>

#define STATE_WORDS 128 /* CU_HEAP_WORDS */
#define UNIT        16  /* bytes */

/* The words that don't start as zeros: CU_HEAP_... */
enum { HEAP_UNITS = 0, HEAP_BITS = 1, HEAP_FREE = 64 };

/* Sizes of a heap; false where it has more units than 32 bits count. */
static bool sizes(size_t wanted, size_t *units, size_t *bits, size_t *total)
{
    *units = wanted / UNIT + (wanted % UNIT != 0);
    *bits = (*units + 127) / 128 * 4; /* words of one of the three bitmaps */
    *total = (STATE_WORDS + 3 * *bits) * sizeof(cl_uint) + *units * UNIT;
    return *units <= INT32_MAX;
}

/* The state, and the last words of the first bitmap, where no unit is behind the bits. */
static cu2clError_t write_state(struct rt_device *device, char *heap, size_t units, size_t bits)
{
    struct rt_stream *stream = device->null_stream;
    cl_uint state[STATE_WORDS] = {0}, tail[4];
    state[HEAP_UNITS] = state[HEAP_FREE] = (cl_uint)units;
    state[HEAP_BITS] = (cl_uint)bits;
    for (size_t i = 0; i < 4 && bits > 0; i++) {
        size_t first = (bits - 4 + i) * 32; /* unit of the word's lowest bit */
        tail[i] = units >= first + 32 ? 0 : units <= first ? ~0u : ~0u << (units - first);
    }
    char *last = heap + (STATE_WORDS + bits - 4) * sizeof(cl_uint);
    RT_TRY(rt_fill(stream, heap, 0, (STATE_WORDS + 3 * bits) * sizeof(cl_uint)));
    RT_TRY(rt_copy(stream, heap, state, sizeof state, cu2clMemcpyHostToDevice, RT_WAIT_ALWAYS));
    if (bits > 0)
        RT_TRY(rt_copy(stream, last, tail, sizeof tail, cu2clMemcpyHostToDevice, RT_WAIT_ALWAYS));
    /* Other streams may use it right away. */
    return rt_stream_finish(stream);
}

static struct {
    char *address; /* NULL until a kernel uses it */
    cl_mem buffer; /* where kernels get it as a buffer; else NULL */
} heaps[RT_MAX_DEVICES];

char *rt_heap(const struct rt_device *device, cl_mem *buffer)
{
    *buffer = heaps[device->index].buffer;
    return heaps[device->index].address;
}

/* Its memory is an allocation like others. */
void rt_heap_release(struct rt_device *device)
{
    heaps[device->index].address = NULL;
    heaps[device->index].buffer = NULL;
}

cu2clError_t rt_heap_prepare(struct rt_device *device)
{
    size_t units, bits, total;
    void *address = NULL;
    if (heaps[device->index].address)
        return cu2clSuccess;
    if (!sizes(device->limits[cu2clLimitMallocHeapSize], &units, &bits, &total))
        return cu2clErrorMemoryAllocation;
    cu2clError_t error = rt_memory_allocate(device, total, &address);
    if (error != cu2clSuccess) {
        rt_message("the heap of kernels can't be allocated: %zu bytes", total);
        return error;
    }
    if (rt_map_find(address)->invented_address) {
        rt_message("malloc and new in kernels need buffers that stay where they are, which those "
                   "of %s don't",
                   device->name);
        rt_memory_release(rt_map_find(address));
        return cu2clErrorNotSupported;
    }
    error = write_state(device, address, units, bits);
    struct rt_allocation *a = rt_map_find(address); /* the lock was released */
    if (error == cu2clSuccess && !a && !heaps[device->index].address)
        error = cu2clErrorMemoryAllocation; /* another thread has reset the device */
    if (error != cu2clSuccess || heaps[device->index].address) {
        if (a)
            rt_memory_release(a);
        return error;
    }
    a->is_heap = true;
    heaps[device->index].address = address;
    heaps[device->index].buffer = a->backing == RT_BACKING_BUFFER ? a->buffer : NULL;
    return cu2clSuccess;
}
