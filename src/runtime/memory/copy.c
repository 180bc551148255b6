/* Copies and fills.
 *
 * Every pointer is looked up in the map first, so the kind that a program gives only has to be
 * possible: a side that must be on the device must lie inside an allocation, with the whole range.
 * Copies from or to pageable host memory return when they are done, as in CUDA, since the program
 * may reuse its memory; copies with pinned memory and inside the device are asynchronous. Two- and
 * three-dimensional copies are one command where a side is a buffer, else one for each row. */
#include "memory/memory.h"

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

static cu2clError_t find_side(const void *pointer, size_t count, bool device_side,
                              struct place *place)
{
    place->address = (char *)(uintptr_t)pointer;
    place->allocation = rt_map_find(pointer);
    const struct rt_allocation *a = place->allocation;
    if (!pointer || (device_side && !a) || (a && a->is_heap))
        return cu2clErrorInvalidValue;
    if (a && count > a->size - (size_t)(place->address - a->address))
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

static cl_mem buffer_of(const struct place *place, size_t *offset)
{
    return rt_device_buffer(place->allocation, place->address, offset);
}

/* A copy as commands need it: found once, since a blocking command runs without the lock. */
struct copy {
    struct place dst, src;
    cl_mem to, from; /* NULL: SVM, or memory of the host */
    size_t to_offset, from_offset;
    size_t count;     /* of a plain copy, else 0 */
    size_t region[3]; /* bytes of a row, rows, slices */
    size_t to_pitch, to_slice, from_pitch, from_slice;
    cl_bool blocking;
};

static cl_int enqueue_plain(cl_command_queue queue, const struct copy *c, cl_event *event)
{
    if (c->to && c->from)
        return clEnqueueCopyBuffer(queue, c->from, c->to, c->from_offset, c->to_offset, c->count, 0,
                                   NULL, event);
    if (c->to)
        return clEnqueueWriteBuffer(queue, c->to, c->blocking, c->to_offset, c->count,
                                    c->src.address, 0, NULL, event);
    if (c->from)
        return clEnqueueReadBuffer(queue, c->from, c->blocking, c->from_offset, c->count,
                                   c->dst.address, 0, NULL, event);
    return clEnqueueSVMMemcpy(queue, c->blocking, c->dst.address, c->src.address, c->count, 0, NULL,
                              event);
}

static cl_int enqueue_block(cl_command_queue queue, const struct copy *c, cl_event *event)
{
    static const size_t start[3] = {0, 0, 0};
    size_t to[3] = {c->to_offset % c->to_pitch, c->to_offset / c->to_pitch, 0};
    size_t from[3] = {c->from_offset % c->from_pitch, c->from_offset / c->from_pitch, 0};
    if (c->to && c->from)
        return clEnqueueCopyBufferRect(queue, c->from, c->to, from, to, c->region, c->from_pitch,
                                       c->from_slice, c->to_pitch, c->to_slice, 0, NULL, event);
    if (c->to)
        return clEnqueueWriteBufferRect(queue, c->to, c->blocking, to, start, c->region,
                                        c->to_pitch, c->to_slice, c->from_pitch, c->from_slice,
                                        c->src.address, 0, NULL, event);
    return clEnqueueReadBufferRect(queue, c->from, c->blocking, from, start, c->region,
                                   c->from_pitch, c->from_slice, c->to_pitch, c->to_slice,
                                   c->dst.address, 0, NULL, event);
}

static bool on_device(const struct place *place)
{
    return place->allocation && rt_on_device(place->allocation);
}

static bool is_host(const struct place *place)
{
    return !place->allocation || place->allocation->memory == RT_MEMORY_HOST;
}

static void measure_copy(struct rt_measured *measured, cl_int code, cl_command_queue queue,
                         const struct copy *c)
{
    enum rt_work work = is_host(&c->src)   ? RT_WORK_COPY_IN
                        : is_host(&c->dst) ? RT_WORK_COPY_OUT
                                           : RT_WORK_COPY;
    rt_profile_end(measured, code, queue, work, NULL,
                   c->count ? c->count : c->region[0] * c->region[1] * c->region[2]);
}

static cl_int enqueue_copy(cl_command_queue queue, const void *data)
{
    const struct copy *c = data;
    struct rt_measured measured;
    cl_event *event = rt_profile_begin(&measured);
    cl_int code = c->count ? enqueue_plain(queue, c, event) : enqueue_block(queue, c, event);
    if (event)
        measure_copy(&measured, code, queue, c);
    return code == CL_SUCCESS && c->blocking && c->to && c->from ? clFinish(queue) : code;
}

/* Both sides are memory of the host alone: copied by the host, after the stream's earlier
 * commands. */
static cu2clError_t copy_on_host(struct rt_stream *stream, char *dst, const char *src, size_t count)
{
    RT_TRY(rt_stream_finish(stream));
    memmove(dst, src, count);
    return cu2clSuccess;
}

/* One side is a buffer, the other SVM: no command copies between them. */
static bool differ_in_kind(const struct place *dst, const struct place *src)
{
    size_t offset;
    return on_device(dst) && on_device(src) && !buffer_of(dst, &offset) != !buffer_of(src, &offset);
}

/* From the pool of device memory to the host. */
static bool is_plain_read(const struct copy *c)
{
    return c->count && c->from && !c->to && c->src.allocation->backing == RT_BACKING_POOL &&
           !(rt_seeing() & RT_SEE_TIMES);
}

static cu2clError_t copy_and_wait(struct rt_stream *stream, struct copy *copy)
{
    bool done = false;
    RT_TRY(rt_stream_order(stream));
    copy->blocking = CL_TRUE;
    if (is_plain_read(copy))
        RT_TRY(rt_mail_read(stream, copy->dst.address, copy->src.address, copy->count, &done));
    return done ? cu2clSuccess : rt_stream_wait(stream, enqueue_copy, copy);
}

/* Brings the memory that a command of the stream uses to its device. `lent`: some of it goes back
 * to the host, by move_back, after the command. */
static cu2clError_t move_to_device(struct rt_stream *stream, const struct copy *c, bool *lent)
{
    struct rt_allocation *to = c->dst.allocation, *from = c->src.allocation;
    bool to_lent = false, from_lent = false;
    RT_TRY(rt_moved_to_device(stream));
    if (to && to->device == stream->device)
        RT_TRY(rt_moved_lend(to, stream, &to_lent));
    if (from && from->device == stream->device)
        RT_TRY(rt_moved_lend(from, stream, &from_lent));
    *lent = to_lent || from_lent;
    return cu2clSuccess;
}

/* Looked up again, since the wait released the lock. */
static cu2clError_t move_back(const struct copy *c)
{
    RT_TRY(rt_moved_return(c->dst.address));
    return rt_moved_return(c->src.address);
}

/* Between devices, which have contexts of their own, or kinds of memory: through host memory. */
static cu2clError_t copy_by_staging(struct rt_stream *stream, const struct copy *c, char *staging)
{
    struct rt_device *from = c->src.allocation->device, *to = c->dst.allocation->device;
    struct copy first = *c, second = *c;
    bool lent;
    first.dst.address = second.src.address = staging;
    first.to = second.from = NULL;
    RT_TRY(rt_stream_finish(stream));
    RT_TRY(rt_device_finish(from));
    RT_TRY(move_to_device(from->null_stream, c, &lent));
    if (to != from)
        RT_TRY(move_to_device(to->null_stream, c, &lent));
    RT_TRY(copy_and_wait(from->null_stream, &first));
    RT_TRY(copy_and_wait(to->null_stream, &second));
    RT_TRY(rt_moved_to_host(from, NULL));
    return to != from ? rt_moved_to_host(to, NULL) : cu2clSuccess;
}

static cu2clError_t copy_between(struct rt_stream *stream, const struct copy *c)
{
    char *staging = malloc(c->count);
    cu2clError_t error = staging ? copy_by_staging(stream, c, staging) : cu2clErrorMemoryAllocation;
    free(staging);
    return error;
}

/* The caller may go on before the copy is done. */
static enum rt_wait needed_wait(const struct copy *c, enum rt_wait wait)
{
    const struct rt_allocation *to = c->dst.allocation, *from = c->src.allocation;
    if (wait == RT_WAIT_AS_CUDA && (!to || !from))
        return RT_WAIT_ALWAYS;
    /* CUDA does not wait inside of device memory. */
    if (wait == RT_WAIT_ALWAYS && to && from && to->memory == RT_MEMORY_DEVICE &&
        from->memory == RT_MEMORY_DEVICE)
        return RT_WAIT_AS_CUDA;
    return wait;
}

/* The stream must belong to the device whose memory is used. */
static struct rt_stream *stream_for(struct rt_stream *stream, const struct copy *c)
{
    const struct place *side = on_device(&c->dst) ? &c->dst : &c->src;
    struct rt_device *owner = side->allocation->device;
    return owner == stream->device ? stream : owner->null_stream;
}

static cu2clError_t run_copy(struct rt_stream *stream, struct copy *c, enum rt_wait wait)
{
    struct rt_device *device = stream->device;
    bool lent = false;
    RT_TRY(move_to_device(stream, c, &lent));
    if (wait == RT_WAIT_ALWAYS || lent) {
        RT_TRY(copy_and_wait(stream, c));
        RT_TRY(rt_status_check(device));
        RT_TRY(rt_moved_to_host(device, stream));
        return lent ? move_back(c) : cu2clSuccess;
    }
    RT_TRY(rt_stream_order(stream));
    RT_TRY(rt_error(enqueue_copy(stream->queue, c)));
    return wait == RT_WAIT_AS_CUDA ? rt_error(rt_stream_flush(stream)) : cu2clSuccess;
}

static bool is_between(const struct copy *c)
{
    return on_device(&c->dst) && on_device(&c->src) &&
           (c->dst.allocation->device != c->src.allocation->device ||
            differ_in_kind(&c->dst, &c->src));
}

static cu2clError_t find_places(struct copy *c, void *dst, size_t dst_count, const void *src,
                                size_t src_count, enum cu2clMemcpyKind kind)
{
    if ((unsigned)kind > cu2clMemcpyDefault)
        return cu2clErrorInvalidMemcpyDirection;
    RT_TRY(find_side(dst, dst_count, is_device_side(kind, true), &c->dst));
    RT_TRY(find_side(src, src_count, is_device_side(kind, false), &c->src));
    c->to = buffer_of(&c->dst, &c->to_offset);
    c->from = buffer_of(&c->src, &c->from_offset);
    return cu2clSuccess;
}

cu2clError_t rt_copy(struct rt_stream *stream, void *dst, const void *src, size_t count,
                     enum cu2clMemcpyKind kind, enum rt_wait wait)
{
    struct copy c = {.count = count};
    if (count == 0)
        return (unsigned)kind > cu2clMemcpyDefault ? cu2clErrorInvalidMemcpyDirection
                                                   : cu2clSuccess;
    RT_TRY(find_places(&c, dst, count, src, count, kind));
    if (!on_device(&c.dst) && !on_device(&c.src))
        return copy_on_host(stream, c.dst.address, c.src.address, count);
    if (is_between(&c))
        return copy_between(stream, &c);
    return run_copy(stream_for(stream, &c), &c, needed_wait(&c, wait));
}

static cu2clError_t copy_plain_locked(struct rt_device *device, void *dst, const void *src,
                                      size_t count, enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                      enum rt_wait wait)
{
    struct rt_stream *stream;
    if (rt_capturing(device, handle))
        return rt_capture_hooks->plain_copy(device, handle, dst, src, count, kind);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy(stream, dst, src, count, kind, wait);
}

static cu2clError_t copy_plain(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind,
                               cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), copy_plain_locked(device, dst, src, count, kind, handle, wait));
}

cu2clError_t cu2clMemcpy(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind)
{
    return copy_plain(dst, src, count, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyAsync(void *dst, const void *src, size_t count, enum cu2clMemcpyKind kind,
                              cu2clStream_t stream)
{
    return copy_plain(dst, src, count, kind, stream, RT_WAIT_AS_CUDA);
}

static cu2clError_t copy_peer(void *dst, int dst_device, const void *src, int src_device,
                              size_t count, cu2clStream_t stream, enum rt_wait wait)
{
    rt_lock();
    bool known = rt_device_at(dst_device) && rt_device_at(src_device);
    rt_unlock();
    if (!known)
        return rt_record(cu2clErrorInvalidDevice);
    return copy_plain(dst, src, count, cu2clMemcpyDefault, stream, wait);
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

static cu2clError_t enqueue_rows(struct rt_stream *stream, struct rt_region to,
                                 struct rt_region from, size_t width, size_t height, size_t depth,
                                 enum cu2clMemcpyKind kind, enum rt_wait wait)
{
    for (size_t z = 0; z < depth; z++)
        for (size_t y = 0; y < height; y++)
            RT_TRY(rt_copy(stream, to.address + z * to.slice + y * to.pitch,
                           from.address + z * from.slice + y * from.pitch, width, kind,
                           z + 1 == depth && y + 1 == height ? wait : RT_WAIT_NEVER));
    return cu2clSuccess;
}

static cu2clError_t copy_each_row(struct rt_stream *stream, struct rt_region to,
                                  struct rt_region from, size_t width, size_t height, size_t depth,
                                  enum cu2clMemcpyKind kind, enum rt_wait wait)
{
    cu2clError_t error = enqueue_rows(stream, to, from, width, height, depth, kind, wait);
    if (error != cu2clSuccess)
        rt_stream_finish(stream); /* rows before use the program's memory */
    return error;
}

/* OpenCL wants slices of whole rows, and this much room for them. */
static bool is_regular(const struct rt_region *b, size_t height, size_t depth)
{
    return depth == 1 || (b->slice % b->pitch == 0 && b->slice >= height * b->pitch);
}

/* The copy is one command. */
static bool is_one_command(const struct copy *c, struct rt_region to, struct rt_region from)
{
    return (c->to || c->from) && !is_between(c) && is_regular(&to, c->region[1], c->region[2]) &&
           is_regular(&from, c->region[1], c->region[2]);
}

cu2clError_t rt_copy_region(struct rt_stream *stream, struct rt_region to, struct rt_region from,
                            size_t width, size_t height, size_t depth, enum cu2clMemcpyKind kind,
                            enum rt_wait wait)
{
    struct copy c = {.region = {width, height, depth},
                     .to_pitch = to.pitch,
                     .from_pitch = from.pitch,
                     .to_slice = depth == 1 ? 0 : to.slice,
                     .from_slice = depth == 1 ? 0 : from.slice};
    if ((unsigned)kind > cu2clMemcpyDefault)
        return cu2clErrorInvalidMemcpyDirection;
    if (width == 0 || height == 0 || depth == 0)
        return cu2clSuccess;
    if (to.pitch < width || from.pitch < width)
        return cu2clErrorInvalidPitchValue;
    size_t to_span = region_span(&to, width, height, depth);
    size_t from_span = region_span(&from, width, height, depth);
    if (to_span == 0 || from_span == 0)
        return cu2clErrorInvalidValue;
    RT_TRY(find_places(&c, to.address, to_span, from.address, from_span, kind));
    if (height == 1 && depth == 1)
        return rt_copy(stream, to.address, from.address, width, kind, wait);
    if (to.pitch == width && from.pitch == width &&
        (depth == 1 || (to.slice == width * height && from.slice == width * height)))
        return rt_copy(stream, to.address, from.address, width * height * depth, kind, wait);
    if (is_one_command(&c, to, from)) {
        cu2clError_t error = run_copy(stream_for(stream, &c), &c, needed_wait(&c, wait));
        if (error != cu2clErrorInvalidValue) /* a driver that is stricter than OpenCL */
            return error;
    }
    return copy_each_row(stream, to, from, width, height, depth, kind, wait);
}

static cu2clError_t copy_2d_locked(struct rt_device *device, struct rt_region to,
                                   struct rt_region from, size_t width, size_t height,
                                   enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                   enum rt_wait wait)
{
    struct rt_stream *stream;
    if (rt_capturing(device, handle)) {
        struct cu2clMemcpy3DParms p = {.dstPtr = {to.address, to.pitch, width, height},
                                       .srcPtr = {from.address, from.pitch, width, height},
                                       .extent = {width, height, 1},
                                       .kind = kind};
        return rt_capture_hooks->copy(device, handle, &p);
    }
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy_region(stream, to, from, width, height, 1, kind, wait);
}

static cu2clError_t copy_2d(struct rt_region to, struct rt_region from, size_t width, size_t height,
                            enum cu2clMemcpyKind kind, cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             copy_2d_locked(device, to, from, width, height, kind, handle, wait));
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

static cu2clError_t copy_3d_locked(struct rt_device *device, const struct cu2clMemcpy3DParms *p,
                                   cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_stream *stream;
    struct rt_region to, from;
    if (!p || (p->srcArray && !rt_array_valid(p->srcArray)) ||
        (p->dstArray && !rt_array_valid(p->dstArray)) ||
        (p->srcArray && p->dstArray && p->srcArray->texel != p->dstArray->texel))
        return cu2clErrorInvalidValue;
    if (rt_capturing(device, handle))
        return rt_capture_hooks->copy(device, handle, p);
    size_t unit = p->srcArray ? p->srcArray->texel : p->dstArray ? p->dstArray->texel : 1;
    struct cu2clExtent extent = p->extent;
    if (__builtin_mul_overflow(extent.width, unit, &extent.width))
        return cu2clErrorInvalidValue;
    RT_TRY(side_3d(p->dstArray, p->dstPtr, p->dstPos, extent, unit, &to));
    RT_TRY(side_3d(p->srcArray, p->srcPtr, p->srcPos, extent, unit, &from));
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy_region(stream, to, from, extent.width, extent.height, extent.depth, p->kind,
                          wait);
}

static cu2clError_t copy_3d(const struct cu2clMemcpy3DParms *p, cu2clStream_t handle,
                            enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), copy_3d_locked(device, p, handle, wait));
}

cu2clError_t cu2clMemcpy3D(const struct cu2clMemcpy3DParms *parameters)
{
    return copy_3d(parameters, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy3DAsync(const struct cu2clMemcpy3DParms *parameters, cu2clStream_t stream)
{
    return copy_3d(parameters, stream, RT_WAIT_AS_CUDA);
}

static cu2clError_t copy_3d_peer(const struct cu2clMemcpy3DPeerParms *p, cu2clStream_t stream,
                                 enum rt_wait wait)
{
    if (!p)
        return rt_record(cu2clErrorInvalidValue);
    rt_lock();
    bool known = rt_device_at(p->srcDevice) && rt_device_at(p->dstDevice);
    rt_unlock();
    if (!known)
        return rt_record(cu2clErrorInvalidDevice);
    struct cu2clMemcpy3DParms parameters = {.srcArray = p->srcArray,
                                            .srcPos = p->srcPos,
                                            .srcPtr = p->srcPtr,
                                            .dstArray = p->dstArray,
                                            .dstPos = p->dstPos,
                                            .dstPtr = p->dstPtr,
                                            .extent = p->extent,
                                            .kind = cu2clMemcpyDefault};
    return copy_3d(&parameters, stream, wait);
}

cu2clError_t cu2clMemcpy3DPeer(const struct cu2clMemcpy3DPeerParms *parameters)
{
    return copy_3d_peer(parameters, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy3DPeerAsync(const struct cu2clMemcpy3DPeerParms *parameters,
                                    cu2clStream_t stream)
{
    return copy_3d_peer(parameters, stream, RT_WAIT_AS_CUDA);
}
