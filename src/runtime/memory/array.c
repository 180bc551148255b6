/* Arrays: what CUDA lays out for its texture units, and programs reach only by copies, textures and
 * surfaces.
 *
 * Here an array is linear device memory. Rows follow each other without gaps, and so do slices,
 * layers and the faces of a cubemap, so that most copies are one command. Copies count bytes inside
 * a row, and are checked against the array before anything is enqueued. */
#include "memory/memory.h"

#include <stdlib.h>

#define ARRAY_MAGIC 0x61727261u

#define KNOWN_FLAGS                                                                                \
    (cu2clArrayLayered | cu2clArraySurfaceLoadStore | cu2clArrayCubemap | cu2clArrayTextureGather)

/* Their memory comes later, piece by piece. */
#define SPARSE_FLAGS (cu2clArraySparse | cu2clArrayDeferredMapping)

static struct cu2clArray *arrays;

/* --- allocation --- */

bool rt_array_valid(const struct cu2clArray *array)
{
    const struct cu2clArray *a = arrays;
    while (a && a != array)
        a = a->next;
    return a && a->magic == ARRAY_MAGIC;
}

size_t rt_array_height(const struct cu2clArray *array)
{
    return array->extent.height ? array->extent.height : 1;
}

size_t rt_array_depth(const struct cu2clArray *array)
{
    return array->extent.depth ? array->extent.depth : 1;
}

static cu2clError_t check_shape(struct cu2clExtent extent, unsigned flags)
{
    bool layered = flags & cu2clArrayLayered, cubemap = flags & cu2clArrayCubemap;
    if (flags & SPARSE_FLAGS) {
        rt_message("sparse arrays are not supported");
        return cu2clErrorNotSupported;
    }
    if (flags & ~(unsigned)KNOWN_FLAGS)
        return cu2clErrorInvalidValue;
    if (extent.width == 0 || (layered && extent.depth == 0))
        return cu2clErrorInvalidValue;
    if (extent.height == 0 && extent.depth != 0 && !layered)
        return cu2clErrorInvalidValue;
    if (cubemap &&
        (extent.width != extent.height || (layered ? extent.depth % 6 != 0 : extent.depth != 6)))
        return cu2clErrorInvalidValue;
    if ((flags & cu2clArrayTextureGather) && (extent.height == 0 || extent.depth != 0))
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

static bool is_too_large(const struct cu2clDeviceProp *p, struct cu2clExtent extent, unsigned flags)
{
    size_t width = (size_t)(extent.height == 0  ? p->maxTexture1D
                            : extent.depth == 0 ? p->maxTexture2D[0]
                                                : p->maxTexture3D[0]);
    size_t height = (size_t)(extent.depth == 0 ? p->maxTexture2D[1] : p->maxTexture3D[1]);
    if (flags & (cu2clArrayLayered | cu2clArrayCubemap))
        return extent.width > (size_t)p->maxTexture2DLayered[0] ||
               extent.height > (size_t)p->maxTexture2DLayered[1] ||
               extent.depth > (size_t)p->maxTexture2DLayered[2];
    return extent.width > width || extent.height > height ||
           extent.depth > (size_t)p->maxTexture3D[2];
}

/* Sizes in bytes; texels are counted by 32 bits in kernels. */
static cu2clError_t measure_array(struct cu2clArray *array, size_t *size)
{
    struct rt_texture_data data;
    RT_TRY(rt_texture_format(&array->channels, &data));
    array->texel = data.texel;
    if (array->extent.width > INT32_MAX || array->extent.height > INT32_MAX ||
        array->extent.depth > INT32_MAX ||
        __builtin_mul_overflow(array->extent.width, array->texel, &array->row) ||
        __builtin_mul_overflow(array->row, rt_array_height(array), &array->slice) ||
        __builtin_mul_overflow(array->slice, rt_array_depth(array), size))
        return cu2clErrorInvalidValue;
    return cu2clSuccess;
}

static cu2clError_t allocate_texels(struct cu2clArray *array)
{
    void *memory = NULL;
    size_t size = 0;
    RT_TRY(measure_array(array, &size));
    RT_TRY(rt_memory_allocate(array->device, size, &memory));
    RT_TRY(rt_fresh_fill(array->device, memory, size));
    array->data = memory;
    return cu2clSuccess;
}

cu2clError_t rt_array_make(struct rt_device *device, const struct cu2clChannelFormatDesc *channels,
                           struct cu2clExtent extent, unsigned flags, struct cu2clArray **made)
{
    RT_TRY(check_shape(extent, flags));
    if (is_too_large(&device->properties, extent, flags))
        return cu2clErrorInvalidValue;
    struct cu2clArray *array = malloc(sizeof *array);
    if (!array)
        return cu2clErrorMemoryAllocation;
    *array = (struct cu2clArray){.magic = ARRAY_MAGIC,
                                 .device = device,
                                 .channels = *channels,
                                 .extent = extent,
                                 .flags = flags};
    cu2clError_t error = allocate_texels(array);
    if (error != cu2clSuccess) {
        free(array);
        return error;
    }
    array->next = arrays;
    *made = arrays = array;
    return cu2clSuccess;
}

static cu2clError_t malloc3d_array_locked(struct rt_device *device, cu2clArray_t *array,
                                          const struct cu2clChannelFormatDesc *channels,
                                          struct cu2clExtent extent, unsigned int flags)
{
    struct cu2clArray *made = NULL;
    if (!array || !channels)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_array_make(device, channels, extent, flags, &made));
    *array = made;
    return cu2clSuccess;
}

cu2clError_t cu2clMalloc3DArray(cu2clArray_t *array, const struct cu2clChannelFormatDesc *channels,
                                struct cu2clExtent extent, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), malloc3d_array_locked(device, array, channels, extent, flags));
}

cu2clError_t cu2clMallocArray(cu2clArray_t *array, const struct cu2clChannelFormatDesc *channels,
                              size_t width, size_t height, unsigned int flags)
{
    if (flags & (cu2clArrayLayered | cu2clArrayCubemap))
        return rt_record(cu2clErrorInvalidValue);
    return cu2clMalloc3DArray(array, channels, make_cu2clExtent(width, height, 0), flags);
}

static void unlink_array(struct cu2clArray *array)
{
    struct cu2clArray **link = &arrays;
    while (*link && *link != array)
        link = &(*link)->next;
    if (*link)
        *link = array->next;
    array->magic = 0;
    free(array);
}

void rt_array_release(struct cu2clArray *array)
{
    rt_memory_release(rt_map_find(array->data));
    unlink_array(array);
}

static cu2clError_t free_array_locked(cu2clArray_t array)
{
    if (array && !rt_array_valid(array))
        return cu2clErrorInvalidValue;
    if (array && array->is_level) /* no error, and nothing is freed */
        return cu2clSuccess;
    if (array)
        RT_TRY(rt_device_finish(array->device));
    /* looked up again: the wait released the lock */
    if (array && rt_array_valid(array))
        rt_array_release(array);
    return cu2clSuccess;
}

cu2clError_t cu2clFreeArray(cu2clArray_t array)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), free_array_locked(array));
}

void rt_arrays_release(struct rt_device *device)
{
    for (struct cu2clArray *array = arrays, *next; array; array = next) {
        next = array->next;
        if (array->device == device)
            unlink_array(array);
    }
}

/* --- queries --- */

static cu2clError_t array_get_info_locked(struct cu2clChannelFormatDesc *channels,
                                          struct cu2clExtent *extent, unsigned int *flags,
                                          cu2clArray_t array)
{
    if (!rt_array_valid(array))
        return cu2clErrorInvalidResourceHandle;
    if (channels)
        *channels = array->channels;
    if (extent)
        *extent = array->extent;
    if (flags)
        *flags = array->flags;
    return cu2clSuccess;
}

cu2clError_t cu2clArrayGetInfo(struct cu2clChannelFormatDesc *channels, struct cu2clExtent *extent,
                               unsigned int *flags, cu2clArray_t array)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), array_get_info_locked(channels, extent, flags, array));
}

cu2clError_t cu2clGetChannelDesc(struct cu2clChannelFormatDesc *channels, cu2clArray_const_t array)
{
    return channels ? cu2clArrayGetInfo(channels, NULL, NULL, (cu2clArray_t)(uintptr_t)array)
                    : rt_record(cu2clErrorInvalidValue);
}

struct cu2clChannelFormatDesc cu2clCreateChannelDesc(int x, int y, int z, int w,
                                                     enum cu2clChannelFormatKind kind)
{
    struct cu2clChannelFormatDesc channels = {x, y, z, w, kind};
    return channels;
}

/* --- copies --- */

cu2clError_t rt_array_region(const struct cu2clArray *array, struct cu2clPos position,
                             struct cu2clExtent extent, struct rt_region *block)
{
    if (position.x > array->row || extent.width > array->row - position.x ||
        position.y > rt_array_height(array) ||
        extent.height > rt_array_height(array) - position.y || position.z > rt_array_depth(array) ||
        extent.depth > rt_array_depth(array) - position.z)
        return cu2clErrorInvalidValue;
    char *address = array->data + position.z * array->slice + position.y * array->row + position.x;
    *block = (struct rt_region){address, array->row, array->slice};
    return cu2clSuccess;
}

/* One side of a copy: a place in an array, or rows behind a pointer. */
struct side {
    bool is_array;
    const struct cu2clArray *array;
    struct cu2clPos position; /* x in bytes */
    void *pointer;
    size_t pitch;
};

/* The arrays are there, and the kind allows what is an array to be on the device. */
static cu2clError_t check_sides(const struct side *to, const struct side *from,
                                enum cu2clMemcpyKind kind)
{
    if ((to->is_array && !rt_array_valid(to->array)) ||
        (from->is_array && !rt_array_valid(from->array)))
        return cu2clErrorInvalidResourceHandle;
    if ((to->is_array && (kind == cu2clMemcpyDeviceToHost || kind == cu2clMemcpyHostToHost)) ||
        (from->is_array && (kind == cu2clMemcpyHostToDevice || kind == cu2clMemcpyHostToHost)))
        return cu2clErrorInvalidMemcpyDirection;
    return cu2clSuccess;
}

/* One row needs no pitch: programs give 0. */
static struct side with_pitch(struct side side, size_t width, size_t height)
{
    if (!side.is_array && side.pitch == 0 && height == 1)
        side.pitch = width;
    return side;
}

static cu2clError_t side_region(const struct side *side, struct cu2clExtent extent,
                                struct rt_region *block)
{
    if (side->is_array)
        return rt_array_region(side->array, side->position, extent, block);
    *block = (struct rt_region){side->pointer, side->pitch, 0};
    return cu2clSuccess;
}

static cu2clError_t copy_rows_locked(struct rt_device *device, struct side to, struct side from,
                                     size_t width, size_t height, enum cu2clMemcpyKind kind,
                                     cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_stream *stream;
    struct rt_region target, source;
    struct cu2clExtent extent = make_cu2clExtent(width, height, 1);
    RT_TRY(check_sides(&to, &from, kind));
    RT_TRY(side_region(&to, extent, &target));
    RT_TRY(side_region(&from, extent, &source));
    if (height > 0 &&
        ((!to.is_array && to.pitch < width) || (!from.is_array && from.pitch < width)))
        return cu2clErrorInvalidPitchValue;
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy_region(stream, target, source, width, height, 1, kind, wait);
}

static cu2clError_t copy_array_rows(struct side to, struct side from, size_t width, size_t height,
                                    enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                    enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             copy_rows_locked(device, with_pitch(to, width, height),
                              with_pitch(from, width, height), width, height, kind, handle, wait));
}

static struct side in_array(cu2clArray_const_t array, size_t x, size_t y)
{
    return (struct side){.is_array = true, .array = array, .position = {x, y, 0}};
}

static struct side in_memory(const void *pointer, size_t pitch)
{
    return (struct side){.pointer = (void *)(uintptr_t)pointer, .pitch = pitch};
}

cu2clError_t cu2clMemcpy2DToArray(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                  size_t src_pitch, size_t width, size_t height,
                                  enum cu2clMemcpyKind kind)
{
    return copy_array_rows(in_array(dst, x, y), in_memory(src, src_pitch), width, height, kind,
                           NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy2DToArrayAsync(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                       size_t src_pitch, size_t width, size_t height,
                                       enum cu2clMemcpyKind kind, cu2clStream_t stream)
{
    return copy_array_rows(in_array(dst, x, y), in_memory(src, src_pitch), width, height, kind,
                           stream, RT_WAIT_AS_CUDA);
}

cu2clError_t cu2clMemcpy2DFromArray(void *dst, size_t dst_pitch, cu2clArray_const_t src, size_t x,
                                    size_t y, size_t width, size_t height,
                                    enum cu2clMemcpyKind kind)
{
    return copy_array_rows(in_memory(dst, dst_pitch), in_array(src, x, y), width, height, kind,
                           NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpy2DFromArrayAsync(void *dst, size_t dst_pitch, cu2clArray_const_t src,
                                         size_t x, size_t y, size_t width, size_t height,
                                         enum cu2clMemcpyKind kind, cu2clStream_t stream)
{
    return copy_array_rows(in_memory(dst, dst_pitch), in_array(src, x, y), width, height, kind,
                           stream, RT_WAIT_AS_CUDA);
}

cu2clError_t cu2clMemcpy2DArrayToArray(cu2clArray_t dst, size_t dst_x, size_t dst_y,
                                       cu2clArray_const_t src, size_t src_x, size_t src_y,
                                       size_t width, size_t height, enum cu2clMemcpyKind kind)
{
    return copy_array_rows(in_array(dst, dst_x, dst_y), in_array(src, src_x, src_y), width, height,
                           kind, NULL, RT_WAIT_ALWAYS);
}

/* --- copies that run from row to row --- */

/* The bytes of the first slice from a place on; rows have no gaps. */
static cu2clError_t run_start(const struct side *side, size_t count, char **address)
{
    const struct cu2clArray *a = side->array;
    size_t start;
    if (!side->is_array) {
        *address = side->pointer;
        return cu2clSuccess;
    }
    if (side->position.x > a->row || side->position.y > rt_array_height(a))
        return cu2clErrorInvalidValue;
    start = side->position.y * a->row + side->position.x;
    if (start > a->slice || count > a->slice - start)
        return cu2clErrorInvalidValue;
    *address = a->data + start;
    return cu2clSuccess;
}

static cu2clError_t copy_run_locked(struct rt_device *device, struct side to, struct side from,
                                    size_t count, enum cu2clMemcpyKind kind, cu2clStream_t handle,
                                    enum rt_wait wait)
{
    struct rt_stream *stream;
    char *target, *source;
    RT_TRY(check_sides(&to, &from, kind));
    RT_TRY(run_start(&to, count, &target));
    RT_TRY(run_start(&from, count, &source));
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_copy(stream, target, source, count, kind, wait);
}

static cu2clError_t copy_run(struct side to, struct side from, size_t count,
                             enum cu2clMemcpyKind kind, cu2clStream_t handle, enum rt_wait wait)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), copy_run_locked(device, to, from, count, kind, handle, wait));
}

cu2clError_t cu2clMemcpyToArray(cu2clArray_t dst, size_t x, size_t y, const void *src, size_t count,
                                enum cu2clMemcpyKind kind)
{
    return copy_run(in_array(dst, x, y), in_memory(src, 0), count, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyToArrayAsync(cu2clArray_t dst, size_t x, size_t y, const void *src,
                                     size_t count, enum cu2clMemcpyKind kind, cu2clStream_t stream)
{
    return copy_run(in_array(dst, x, y), in_memory(src, 0), count, kind, stream, RT_WAIT_AS_CUDA);
}

cu2clError_t cu2clMemcpyFromArray(void *dst, cu2clArray_const_t src, size_t x, size_t y,
                                  size_t count, enum cu2clMemcpyKind kind)
{
    return copy_run(in_memory(dst, 0), in_array(src, x, y), count, kind, NULL, RT_WAIT_ALWAYS);
}

cu2clError_t cu2clMemcpyFromArrayAsync(void *dst, cu2clArray_const_t src, size_t x, size_t y,
                                       size_t count, enum cu2clMemcpyKind kind,
                                       cu2clStream_t stream)
{
    return copy_run(in_memory(dst, 0), in_array(src, x, y), count, kind, stream, RT_WAIT_AS_CUDA);
}

cu2clError_t cu2clMemcpyArrayToArray(cu2clArray_t dst, size_t dst_x, size_t dst_y,
                                     cu2clArray_const_t src, size_t src_x, size_t src_y,
                                     size_t count, enum cu2clMemcpyKind kind)
{
    return copy_run(in_array(dst, dst_x, dst_y), in_array(src, src_x, src_y), count, kind, NULL,
                    RT_WAIT_ALWAYS);
}
