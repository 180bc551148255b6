/* cu2clMemset and its relatives: fills with the widest pattern that address and size allow, since
 * drivers run a fill by bytes slowly. Memory of the host alone is set by the host after the
 * stream's earlier commands. */
#include "rt.h"

static cl_int enqueue_fill(struct rt_stream *stream, const struct rt_allocation *a, char *address,
                           int value, size_t count)
{
    unsigned char pattern[16];
    size_t offset = (size_t)(address - a->address);
    size_t width = 16;
    bool buffer = a->backing == RT_BACKING_BUFFER || a->backing == RT_BACKING_SHARED;
    size_t place = buffer ? offset : (size_t)(uintptr_t)address;
    while ((place | count) % width != 0)
        width /= 2;
    memset(pattern, value, sizeof pattern);
    if (buffer)
        return clEnqueueFillBuffer(stream->queue, a->buffer, pattern, width, offset, count, 0, NULL,
                                   NULL);
    return clEnqueueSVMMemFill(stream->queue, address, pattern, width, count, 0, NULL, NULL);
}

cu2clError_t rt_fill(struct rt_device *device, struct rt_stream *stream, void *pointer, int value,
                     size_t count)
{
    struct rt_allocation *a = rt_map_find(pointer);
    (void)device;
    if (count == 0)
        return cu2clSuccess;
    if (!a || count > a->size - (size_t)((char *)pointer - a->address))
        return cu2clErrorInvalidValue;
    if (!rt_on_device(a)) {
        cu2clError_t error = rt_stream_finish(stream);
        if (error == cu2clSuccess)
            memset(pointer, value, count);
        return error;
    }
    if (a->device != stream->device)
        stream = a->device->null_stream;
    cu2clError_t error = rt_moved_to_device(stream->device);
    if (error == cu2clSuccess)
        error = rt_stream_order(stream);
    if (error == cu2clSuccess)
        error = rt_error(enqueue_fill(stream, a, pointer, value, count));
    if (error == cu2clSuccess)
        error = rt_error(clFlush(stream->queue));
    return error;
}

static cu2clError_t fill_rows(char *pointer, size_t pitch, size_t slice, int value, size_t width,
                              size_t height, size_t depth, cu2clStream_t handle, bool wait)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess && height > 1 && pitch < width)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && pitch == width && (depth <= 1 || slice == pitch * height)) {
        width *= height * depth;
        height = depth = width ? 1 : 0;
    }
    for (size_t z = 0; z < depth && error == cu2clSuccess; z++)
        for (size_t y = 0; y < height && error == cu2clSuccess; y++)
            error = rt_fill(device, stream, pointer + z * slice + y * pitch, value, width);
    /* Memory that the host can touch is set when the call returns. */
    struct rt_allocation *a = rt_map_find(pointer);
    if (error == cu2clSuccess && wait && a && a->memory != RT_MEMORY_DEVICE)
        error = rt_stream_finish(stream);
    return rt_leave(error);
}

cu2clError_t cu2clMemset(void *pointer, int value, size_t count)
{
    return fill_rows(pointer, count, 0, value, count, 1, 1, NULL, true);
}

cu2clError_t cu2clMemsetAsync(void *pointer, int value, size_t count, cu2clStream_t stream)
{
    return fill_rows(pointer, count, 0, value, count, 1, 1, stream, false);
}

cu2clError_t cu2clMemset2D(void *pointer, size_t pitch, int value, size_t width, size_t height)
{
    return fill_rows(pointer, pitch, 0, value, width, height, 1, NULL, true);
}

cu2clError_t cu2clMemset2DAsync(void *pointer, size_t pitch, int value, size_t width, size_t height,
                                cu2clStream_t stream)
{
    return fill_rows(pointer, pitch, 0, value, width, height, 1, stream, false);
}

cu2clError_t cu2clMemset3D(struct cu2clPitchedPtr pointer, int value, struct cu2clExtent extent)
{
    return fill_rows(pointer.ptr, pointer.pitch, pointer.pitch * pointer.ysize, value, extent.width,
                     extent.height, extent.depth, NULL, true);
}

cu2clError_t cu2clMemset3DAsync(struct cu2clPitchedPtr pointer, int value,
                                struct cu2clExtent extent, cu2clStream_t stream)
{
    return fill_rows(pointer.ptr, pointer.pitch, pointer.pitch * pointer.ysize, value, extent.width,
                     extent.height, extent.depth, stream, false);
}
