/* cu2clMemset and its relatives: fills with the widest pattern that address and size allow, since
 * drivers run a fill by bytes slowly. Where kernels take addresses (address.c), a kernel fills
 * rows, and little memory: that costs less than a fill command. Memory of the host alone is set by
 * the host after the stream's earlier commands. */
#include "memory/memory.h"

#define LITTLE 65536 /* bytes */

/* A buffer that kernels take the address of. */
static bool has_address(const struct rt_allocation *a)
{
    return a->backing == RT_BACKING_POOL && a->buffer;
}

static cl_int enqueue_fill(struct rt_stream *stream, const struct rt_allocation *a, char *address,
                           int value, size_t count)
{
    struct rt_measured measured;
    const size_t region[3] = {count, 1, 1};
    if (count <= LITTLE && has_address(a))
        return rt_address_fill(stream, address, value, region, count, count);
    unsigned char pattern[16];
    size_t offset = 0, width = 16;
    cl_mem buffer = rt_device_buffer(a, address, &offset);
    size_t place = buffer ? offset : (size_t)(uintptr_t)address;
    while ((place | count) % width != 0)
        width /= 2;
    memset(pattern, value, sizeof pattern);
    cl_event *event = rt_profile_begin(&measured);
    cl_int code =
        buffer ? clEnqueueFillBuffer(stream->queue, buffer, pattern, width, offset, count, 0, NULL,
                                     event)
               : clEnqueueSVMMemFill(stream->queue, address, pattern, width, count, 0, NULL, event);
    if (event)
        rt_profile_end(&measured, code, stream->queue, RT_WORK_FILL, NULL, count);
    return code;
}

/* Memory that stays with the host, after a command. */
static cu2clError_t give_back(struct rt_stream *stream, const void *address)
{
    RT_TRY(rt_stream_finish(stream));
    return rt_moved_return(address);
}

cu2clError_t rt_fill(struct rt_stream *stream, void *pointer, int value, size_t count)
{
    struct rt_allocation *a = rt_map_find(pointer);
    if (count == 0)
        return cu2clSuccess;
    if (!a || a->is_heap || count > a->size - (size_t)((char *)pointer - a->address))
        return cu2clErrorInvalidValue;
    if (!rt_on_device(a)) {
        RT_TRY(rt_stream_finish(stream));
        memset(pointer, value, count);
        return cu2clSuccess;
    }
    if (a->device != stream->device)
        stream = a->device->null_stream;
    bool lent = false;
    RT_TRY(rt_moved_to_device(stream));
    RT_TRY(rt_moved_lend(a, stream, &lent));
    RT_TRY(rt_stream_order(stream));
    RT_TRY(rt_error(enqueue_fill(stream, a, pointer, value, count)));
    RT_TRY(rt_error(rt_stream_submit(stream)));
    return lent ? give_back(stream, pointer) : cu2clSuccess;
}

/* Rows of memory that kernels take the address of, in one command. */
static cu2clError_t fill_at_once(struct rt_stream *stream, const struct rt_allocation *a,
                                 char *pointer, int value, const size_t region[3], size_t pitch,
                                 size_t slice)
{
    size_t last = (region[2] - 1) * slice + (region[1] - 1) * pitch, room = 0;
    if (a->device != stream->device)
        stream = a->device->null_stream;
    room = a->size - (size_t)(pointer - a->address);
    if (last > room || region[0] > room - last)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_order(stream));
    RT_TRY(rt_error(rt_address_fill(stream, pointer, value, region, pitch, slice)));
    return rt_error(rt_stream_submit(stream));
}

static cu2clError_t fill_rows(struct rt_stream *stream, char *pointer, size_t pitch, size_t slice,
                              int value, const size_t region[3])
{
    const struct rt_allocation *a = rt_map_find(pointer);
    size_t rows, bytes;
    if (__builtin_mul_overflow(pitch, region[1], &rows) ||
        __builtin_mul_overflow(rows > slice ? rows : slice, region[2], &bytes))
        return cu2clErrorInvalidValue;
    if (a && a->is_heap)
        return cu2clErrorInvalidValue;
    if (a && has_address(a) && region[1] * region[2] > 1 && region[0] > 0)
        return fill_at_once(stream, a, pointer, value, region, pitch, slice);
    for (size_t z = 0; z < region[2]; z++)
        for (size_t y = 0; y < region[1]; y++)
            RT_TRY(rt_fill(stream, pointer + z * slice + y * pitch, value, region[0]));
    return cu2clSuccess;
}

static cu2clError_t fill_block_locked(struct rt_device *device, char *pointer, size_t pitch,
                                      size_t slice, int value, size_t region[3],
                                      cu2clStream_t handle, bool wait)
{
    struct rt_stream *stream = NULL;
    bool capturing = rt_capturing(device, handle);
    if (!capturing)
        RT_TRY(rt_stream_get(device, handle, &stream));
    if (region[1] > 1 && pitch < region[0])
        return cu2clErrorInvalidValue;
    if (pitch == region[0] && (region[2] <= 1 || slice == pitch * region[1])) {
        region[0] *= region[1] * region[2];
        region[1] = region[2] = region[0] ? 1 : 0;
    }
    if (capturing)
        return rt_capture_hooks->fill(device, handle, pointer, pitch, slice, value, region);
    RT_TRY(fill_rows(stream, pointer, pitch, slice, value, region));
    /* Memory that the host can touch is set when the call returns. */
    const struct rt_allocation *a = rt_map_find(pointer);
    return wait && a && a->memory != RT_MEMORY_DEVICE ? rt_stream_finish(stream) : cu2clSuccess;
}

static cu2clError_t fill_block(char *pointer, size_t pitch, size_t slice, int value, size_t width,
                               size_t height, size_t depth, cu2clStream_t handle, bool wait)
{
    struct rt_device *device;
    size_t region[3] = {width, height, depth};
    RT_FRAME(rt_enter(&device),
             fill_block_locked(device, pointer, pitch, slice, value, region, handle, wait));
}

cu2clError_t cu2clMemset(void *pointer, int value, size_t count)
{
    return fill_block(pointer, count, 0, value, count, 1, 1, NULL, true);
}

cu2clError_t cu2clMemsetAsync(void *pointer, int value, size_t count, cu2clStream_t stream)
{
    return fill_block(pointer, count, 0, value, count, 1, 1, stream, false);
}

cu2clError_t cu2clMemset2D(void *pointer, size_t pitch, int value, size_t width, size_t height)
{
    return fill_block(pointer, pitch, 0, value, width, height, 1, NULL, true);
}

cu2clError_t cu2clMemset2DAsync(void *pointer, size_t pitch, int value, size_t width, size_t height,
                                cu2clStream_t stream)
{
    return fill_block(pointer, pitch, 0, value, width, height, 1, stream, false);
}

cu2clError_t cu2clMemset3D(struct cu2clPitchedPtr pointer, int value, struct cu2clExtent extent)
{
    return fill_block(pointer.ptr, pointer.pitch, pointer.pitch * pointer.ysize, value,
                      extent.width, extent.height, extent.depth, NULL, true);
}

cu2clError_t cu2clMemset3DAsync(struct cu2clPitchedPtr pointer, int value,
                                struct cu2clExtent extent, cu2clStream_t stream)
{
    return fill_block(pointer.ptr, pointer.pitch, pointer.pitch * pointer.ysize, value,
                      extent.width, extent.height, extent.depth, stream, false);
}

/* Elements of a pattern that is not one byte again and again: memory of the device by fill
 * commands, which want aligned addresses as CUDA does. */
static cu2clError_t fill_row(struct rt_stream *stream, char *address, const void *pattern,
                             size_t element, size_t size)
{
    struct rt_allocation *a = rt_map_find(address);
    size_t offset = 0;
    if (!a || size > a->size - (size_t)(address - a->address) ||
        (uintptr_t)address % element != 0 || a->device != stream->device)
        return cu2clErrorInvalidValue;
    if (!rt_on_device(a)) {
        RT_TRY(rt_stream_finish(stream));
        for (size_t at = 0; at < size; at += element)
            memcpy(address + at, pattern, element);
        return cu2clSuccess;
    }
    bool lent = false;
    RT_TRY(rt_moved_to_device(stream));
    RT_TRY(rt_moved_lend(a, stream, &lent));
    RT_TRY(rt_stream_order(stream));
    cl_mem buffer = rt_device_buffer(a, address, &offset);
    RT_TRY(rt_error(buffer ? clEnqueueFillBuffer(stream->queue, buffer, pattern, element, offset,
                                                 size, 0, NULL, NULL)
                           : clEnqueueSVMMemFill(stream->queue, address, pattern, element, size, 0,
                                                 NULL, NULL)));
    RT_TRY(rt_error(rt_stream_submit(stream)));
    return lent ? give_back(stream, address) : cu2clSuccess;
}

static cu2clError_t fill_elements_locked(struct rt_device *device, void *pointer, size_t pitch,
                                         unsigned value, size_t element, size_t width,
                                         size_t height, cu2clStream_t handle)
{
    struct rt_stream *stream;
    uint16_t half = (uint16_t)value;
    uint32_t whole = value;
    const void *pattern = element == 2 ? (const void *)&half : &whole;
    RT_TRY(rt_stream_get(device, handle, &stream));
    for (size_t y = 0; y < height && width > 0; y++)
        RT_TRY(fill_row(stream, (char *)pointer + y * pitch, pattern, element, width * element));
    return cu2clSuccess;
}

cu2clError_t rt_fill_elements(void *pointer, size_t pitch, unsigned value, size_t element,
                              size_t width, size_t height, cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             fill_elements_locked(device, pointer, pitch, value, element, width, height, handle));
}
