/* Copies and fills.
 *
 * Every pointer is looked up in the map first, so the kind that a program gives only has to be
 * possible: a side that must be on the device must lie inside an allocation, with the whole range.
 * Copies from or to pageable host memory return when they are done, as in CUDA, since the program
 * may reuse its memory; copies with pinned memory and inside the device are asynchronous. Rows of
 * two- and three-dimensional copies are enqueued one by one, or at once when they are contiguous.
 */
#include "rt.h"

/* One side of a copy. */
struct place {
    char *address;
    struct rt_allocation *allocation; /* NULL: pageable host memory */
};

static bool is_device_side(enum cu2clMemcpyKind kind, bool destination)
{
    return kind == cu2clMemcpyDeviceToDevice ||
           kind == (destination ? cu2clMemcpyHostToDevice : cu2clMemcpyDeviceToHost);
}

static cu2clError_t find_place(const void *pointer, size_t count, bool device_side,
                               struct place *place)
{
    place->address = (char *)(uintptr_t)pointer;
    place->allocation = rt_map_find(pointer);
    const struct rt_allocation *a = place->allocation;
    if (!pointer || (device_side && !a))
        return cu2clErrorInvalidValue;
    if (a && count > a->size - (size_t)(place->address - a->address))
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

static bool uses_buffer(const struct place *place)
{
    return place->allocation && (place->allocation->backing == RT_BACKING_BUFFER ||
                                 place->allocation->backing == RT_BACKING_SHARED);
}

static size_t offset_of(const struct place *place)
{
    return (size_t)(place->address - place->allocation->address);
}

static cl_int copy_buffers(cl_command_queue queue, const struct place *dst, const struct place *src,
                           size_t count, cl_event *event)
{
    if (uses_buffer(dst) && uses_buffer(src))
        return clEnqueueCopyBuffer(queue, src->allocation->buffer, dst->allocation->buffer,
                                   offset_of(src), offset_of(dst), count, 0, NULL, event);
    if (uses_buffer(dst))
        return clEnqueueWriteBuffer(queue, dst->allocation->buffer, CL_FALSE, offset_of(dst), count,
                                    src->address, 0, NULL, event);
    return clEnqueueReadBuffer(queue, src->allocation->buffer, CL_FALSE, offset_of(src), count,
                               dst->address, 0, NULL, event);
}

static cl_int enqueue_copy(cl_command_queue queue, const struct place *dst, const struct place *src,
                           size_t count, cl_event *event)
{
    if (uses_buffer(dst) || uses_buffer(src))
        return copy_buffers(queue, dst, src, count, event);
    return clEnqueueSVMMemcpy(queue, CL_FALSE, dst->address, src->address, count, 0, NULL, event);
}

static bool on_device(const struct place *place)
{
    return place->allocation && rt_on_device(place->allocation);
}

/* Both sides are memory of the host alone: copied by the host, after the stream's earlier commands.
 */
static cu2clError_t copy_on_host(struct rt_stream *stream, char *dst, const char *src, size_t count)
{
    cu2clError_t error = rt_stream_finish(stream);
    if (error == cu2clSuccess)
        memmove(dst, src, count);
    return error;
}

/* Between devices, which have contexts of their own: through host memory. */
static cu2clError_t copy_between(struct rt_stream *stream, const struct place *dst,
                                 const struct place *src, size_t count)
{
    struct rt_device *from = src->allocation->device, *to = dst->allocation->device;
    struct place staging = {.address = malloc(count)};
    struct place target = *dst;
    cl_event event;
    if (!staging.address)
        return cu2clErrorMemoryAllocation;
    cu2clError_t error = rt_stream_finish(stream);
    if (error == cu2clSuccess)
        error = rt_device_finish(from);
    if (error == cu2clSuccess)
        error = rt_stream_order(from->null_stream);
    if (error == cu2clSuccess)
        error = rt_error(enqueue_copy(from->null_stream->queue, &staging, src, count, &event));
    if (error == cu2clSuccess)
        error = rt_wait(from->null_stream, event);
    if (error == cu2clSuccess)
        error = rt_stream_order(to->null_stream);
    if (error == cu2clSuccess)
        error = rt_error(enqueue_copy(to->null_stream->queue, &target, &staging, count, &event));
    if (error == cu2clSuccess)
        error = rt_wait(to->null_stream, event);
    free(staging.address);
    return error;
}

/* The caller may go on before the copy is done. */
static bool may_return_early(const struct place *dst, const struct place *src)
{
    return dst->allocation && src->allocation;
}

/* The stream must belong to the device whose memory is used. */
static struct rt_stream *stream_for(struct rt_stream *stream, const struct place *dst,
                                    const struct place *src)
{
    const struct place *side = on_device(dst) ? dst : src;
    struct rt_device *owner = side->allocation->device;
    return owner == stream->device ? stream : owner->null_stream;
}

static cu2clError_t copy_places(struct rt_stream *stream, const struct place *dst,
                                const struct place *src, size_t count, enum rt_wait wait)
{
    cl_event event = NULL;
    if (!on_device(dst) && !on_device(src))
        return copy_on_host(stream, dst->address, src->address, count);
    if (on_device(dst) && on_device(src) && dst->allocation->device != src->allocation->device)
        return copy_between(stream, dst, src, count);
    stream = stream_for(stream, dst, src);
    if (wait == RT_WAIT_AS_CUDA && !may_return_early(dst, src))
        wait = RT_WAIT_ALWAYS;
    cu2clError_t error = rt_moved_to_device(stream->device);
    if (error == cu2clSuccess)
        error = rt_stream_order(stream);
    if (error == cu2clSuccess)
        error = rt_error(
            enqueue_copy(stream->queue, dst, src, count, wait == RT_WAIT_ALWAYS ? &event : NULL));
    if (error != cu2clSuccess)
        return error;
    if (wait == RT_WAIT_NEVER)
        return cu2clSuccess;
    if (wait == RT_WAIT_AS_CUDA)
        return rt_error(clFlush(stream->queue));
    struct rt_device *device = stream->device;
    error = rt_wait(stream, event);
    if (error == cu2clSuccess)
        error = rt_status_check(device);
    if (error == cu2clSuccess)
        error = rt_moved_to_host(device);
    return error;
}

cu2clError_t rt_copy(struct rt_device *device, struct rt_stream *stream, void *dst, const void *src,
                     size_t count, enum cu2clMemcpyKind kind, enum rt_wait wait)
{
    struct place to, from;
    (void)device;
    if ((unsigned)kind > cu2clMemcpyDefault)
        return cu2clErrorInvalidMemcpyDirection;
    if (count == 0)
        return cu2clSuccess;
    cu2clError_t error = find_place(dst, count, is_device_side(kind, true), &to);
    if (error == cu2clSuccess)
        error = find_place(src, count, is_device_side(kind, false), &from);
    if (error == cu2clSuccess)
        error = copy_places(stream, &to, &from, count, wait);
    return error;
}

static cu2clError_t copy(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind,
                         cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = rt_copy(device, stream, dst, src, count, kind, wait);
    return rt_leave(error);
}

cu2clError_t cu2clMemcpy(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind)
{
    return copy(dst, src, count, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyAsync(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind,
                              cu2clStream_t stream)
{
    return copy(dst, src, count, kind, stream, RT_WAIT_AS_CUDA);
}

static cu2clError_t copy_peer(void *dst, int dst_device, const void *src, int src_device,
                              size_t count, cu2clStream_t stream, enum rt_wait wait)
{
    rt_lock();
    bool known = rt_device_at(dst_device) && rt_device_at(src_device);
    rt_unlock();
    if (!known)
        return rt_record(cu2clErrorInvalidDevice);
    return copy(dst, src, count, cu2clMemcpyDefault, stream, wait);
}

cu2clError_t cu2clMemcpyPeer(void *dst, int dst_device, const void *src, int src_device,
                             size_t count)
{
    return copy_peer(dst, dst_device, src, src_device, count, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyPeerAsync(void *dst, int dst_device, const void *src, int src_device,
                                  size_t count, cu2clStream_t stream)
{
    return copy_peer(dst, dst_device, src, src_device, count, stream, RT_WAIT_AS_CUDA);
}

/* The bytes from the first to the last of a block, 0 when that overflows. */
static size_t region_span(const struct rt_region *b, size_t width, size_t height, size_t depth)
{
    size_t rows, slices, span;
    if (__builtin_mul_overflow(b->pitch, height - 1, &rows) ||
        __builtin_mul_overflow(b->slice, depth - 1, &slices) ||
        __builtin_add_overflow(rows, slices, &span) || __builtin_add_overflow(span, width, &span))
        return 0;
    return span;
}

static cu2clError_t check_region(const struct rt_region *b, size_t width, size_t height,
                                 size_t depth, bool device_side)
{
    struct place place;
    size_t span = region_span(b, width, height, depth);
    if (b->pitch < width)
        return cu2clErrorInvalidPitchValue;
    return span == 0 ? cu2clErrorInvalidValue : find_place(b->address, span, device_side, &place);
}

static cu2clError_t copy_rows(struct rt_device *device, struct rt_stream *stream,
                              struct rt_region to, struct rt_region from, size_t width,
                              size_t height, size_t depth, enum cu2clMemcpyKind kind,
                              enum rt_wait wait)
{
    cu2clError_t error = cu2clSuccess;
    for (size_t z = 0; z < depth && error == cu2clSuccess; z++)
        for (size_t y = 0; y < height && error == cu2clSuccess; y++)
            error = rt_copy(device, stream, to.address + z * to.slice + y * to.pitch,
                            from.address + z * from.slice + y * from.pitch, width, kind,
                            z + 1 == depth && y + 1 == height ? wait : RT_WAIT_NEVER);
    if (error != cu2clSuccess)
        rt_stream_finish(stream); /* rows before use the program's memory */
    return error;
}

cu2clError_t rt_copy_region(struct rt_device *device, struct rt_stream *stream, struct rt_region to,
                            struct rt_region from, size_t width, size_t height, size_t depth,
                            enum cu2clMemcpyKind kind, enum rt_wait wait)
{
    if ((unsigned)kind > cu2clMemcpyDefault)
        return cu2clErrorInvalidMemcpyDirection;
    if (width == 0 || height == 0 || depth == 0)
        return cu2clSuccess;
    cu2clError_t error = check_region(&to, width, height, depth, is_device_side(kind, true));
    if (error == cu2clSuccess)
        error = check_region(&from, width, height, depth, is_device_side(kind, false));
    if (error != cu2clSuccess)
        return error;
    if (to.pitch == width && from.pitch == width &&
        (depth == 1 || (to.slice == width * height && from.slice == width * height)))
        return rt_copy(device, stream, to.address, from.address, width * height * depth, kind,
                       wait);
    return copy_rows(device, stream, to, from, width, height, depth, kind, wait);
}

static cu2clError_t copy_2d(struct rt_region to, struct rt_region from, size_t width, size_t height,
                            enum cu2clMemcpyKind kind, cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = rt_copy_region(device, stream, to, from, width, height, 1, kind, wait);
    return rt_leave(error);
}

cu2clError_t cu2clMemcpy2D(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                           size_t width, size_t height, enum cu2clMemcpyKind kind)
{
    struct rt_region to = {dst, dst_pitch, 0}, from = {(char *)(uintptr_t)src, src_pitch, 0};
    return copy_2d(to, from, width, height, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy2DAsync(void *dst, size_t dst_pitch, const void *src, size_t src_pitch,
                                size_t width, size_t height, enum cu2clMemcpyKind kind,
                                cu2clStream_t stream)
{
    struct rt_region to = {dst, dst_pitch, 0}, from = {(char *)(uintptr_t)src, src_pitch, 0};
    return copy_2d(to, from, width, height, kind, stream, RT_WAIT_AS_CUDA);
}

static struct rt_region pitched_region(struct cu2clPitchedPtr p, struct cu2clPos position)
{
    size_t slice = p.pitch * p.ysize;
    char *address = p.ptr;
    if (address)
        address += position.z * slice + position.y * p.pitch + position.x;
    return (struct rt_region){address, p.pitch, slice};
}

/* One side of a three-dimensional copy: an array or memory. Where an array takes part, positions on
 * both sides count its elements, of `unit` bytes. */
static cu2clError_t side_3d(cu2clArray_t array, struct cu2clPitchedPtr pointer,
                            struct cu2clPos position, struct cu2clExtent extent, size_t unit,
                            struct rt_region *region)
{
    if (__builtin_mul_overflow(position.x, unit, &position.x) || (array && pointer.ptr))
        return cu2clErrorInvalidValue;
    if (array)
        return rt_array_region(array, position, extent, region);
    *region = pitched_region(pointer, position);
    return cu2clSuccess;
}

static cu2clError_t copy_3d(const struct cu2clMemcpy3DParms *p, cu2clStream_t handle,
                            enum rt_wait wait)
{
    struct rt_device *device;
    struct rt_stream *stream;
    struct rt_region to, from;
    struct cu2clExtent extent = {0, 0, 0};
    size_t unit = 1;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess &&
        (!p || (p->srcArray && !rt_array_valid(p->srcArray)) ||
         (p->dstArray && !rt_array_valid(p->dstArray)) ||
         (p->srcArray && p->dstArray && p->srcArray->texel != p->dstArray->texel)))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        unit = p->srcArray ? p->srcArray->texel : p->dstArray ? p->dstArray->texel : 1;
        extent = p->extent;
        if (__builtin_mul_overflow(extent.width, unit, &extent.width))
            error = cu2clErrorInvalidValue;
    }
    if (error == cu2clSuccess)
        error = side_3d(p->dstArray, p->dstPtr, p->dstPos, extent, unit, &to);
    if (error == cu2clSuccess)
        error = side_3d(p->srcArray, p->srcPtr, p->srcPos, extent, unit, &from);
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = rt_copy_region(device, stream, to, from, extent.width, extent.height, extent.depth,
                               p->kind, wait);
    return rt_leave(error);
}

cu2clError_t cu2clMemcpy3D(const struct cu2clMemcpy3DParms *parameters)
{
    return copy_3d(parameters, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy3DAsync(const struct cu2clMemcpy3DParms *parameters, cu2clStream_t stream)
{
    return copy_3d(parameters, stream, RT_WAIT_AS_CUDA);
}
