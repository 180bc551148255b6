/* Graphics resources: OpenGL's objects as memory of the device, by copies through the host.
 *
 * A resource keeps its memory from one mapping to the next, so that addresses stay, and so does what
 * a kernel left in it where the program says that it discards the content but does not write all of
 * it. Both copies are done when the call returns: mapping comes before all later commands of the
 * stream, and unmapping after all earlier ones. Whether a resource is mapped is decided with the
 * lock, what is copied without it, since the functions of the runtime take it themselves. */
#include "interop/gl.h"
#include "interop/interop.h"

#define GRAPHICS_MAGIC 0x6772u

enum {
    REGISTER_FLAGS = cu2clGraphicsRegisterFlagsReadOnly | cu2clGraphicsRegisterFlagsWriteDiscard |
                     cu2clGraphicsRegisterFlagsSurfaceLoadStore |
                     cu2clGraphicsRegisterFlagsTextureGather,
};

struct cu2clGraphicsResource {
    uint32_t magic;
    int device;
    unsigned name;       /* OpenGL's */
    bool is_image;       /* of a buffer the members of an image are not used */
    bool is_object;      /* registered by cu2clGLRegisterBufferObject */
    unsigned registered; /* flags */
    unsigned access;     /* the last flags about reading and writing */
    bool mapped;
    size_t size;
    void *memory;
    struct rt_gl_image image;
    cu2clArray_t *arrays; /* of each level all layers; NULL: none yet */
    struct cu2clGraphicsResource *next;
};

static struct cu2clGraphicsResource *resources;

/* --- the list; with the lock --- */

static bool is_resource(const struct cu2clGraphicsResource *resource)
{
    const struct cu2clGraphicsResource *r = resources;
    while (r && r != resource)
        r = r->next;
    return r && r->magic == GRAPHICS_MAGIC;
}

static void unlink_resource(const struct cu2clGraphicsResource *resource)
{
    struct cu2clGraphicsResource **link = &resources;
    while (*link && *link != resource)
        link = &(*link)->next;
    if (*link)
        *link = resource->next;
}

static void free_resource(struct cu2clGraphicsResource *resource)
{
    resource->magic = 0;
    free(resource->arrays);
    free(resource);
}

void rt_graphics_release(struct rt_device *device)
{
    for (struct cu2clGraphicsResource *r = resources, *next; r; r = next) {
        next = r->next;
        if (r->device == device->index) {
            unlink_resource(r);
            free_resource(r);
        }
    }
}

/* A resource that is mapped, or is not. */
static cu2clError_t check_resource(const struct cu2clGraphicsResource *resource, bool mapped)
{
    if (!is_resource(resource))
        return cu2clErrorInvalidResourceHandle;
    if (resource->mapped != mapped)
        return mapped ? cu2clErrorNotMapped : cu2clErrorAlreadyMapped;
    return cu2clSuccess;
}

static cu2clError_t check_list(int count, cu2clGraphicsResource_t *list, bool mapped)
{
    if (count < 0 || (count > 0 && !list))
        return cu2clErrorInvalidValue;
    for (int i = 0; i < count; i++) {
        RT_TRY(check_resource(list[i], mapped));
        for (int j = 0; j < i; j++)
            if (list[j] == list[i])
                return cu2clErrorInvalidResourceHandle;
    }
    return cu2clSuccess;
}

static void set_mapped(int count, cu2clGraphicsResource_t *list, bool mapped)
{
    rt_lock();
    for (int i = 0; i < count; i++)
        if (is_resource(list[i]))
            list[i]->mapped = mapped;
    rt_unlock();
}

/* --- memory of a resource; without the lock --- */

static size_t array_count(const struct rt_gl_image *image)
{
    return (size_t)image->levels * (size_t)image->layers;
}

static cu2clError_t free_memory(struct cu2clGraphicsResource *r)
{
    cu2clError_t error = cu2clSuccess;
    for (size_t i = 0; r->arrays && i < array_count(&r->image); i++)
        if (r->arrays[i] && error == cu2clSuccess)
            error = cu2clFreeArray(r->arrays[i]);
    free(r->arrays);
    r->arrays = NULL;
    if (r->memory && error == cu2clSuccess)
        error = cu2clFree(r->memory);
    r->memory = NULL;
    r->size = 0;
    return error;
}

static unsigned array_flags(const struct cu2clGraphicsResource *r)
{
    bool surface = r->registered & cu2clGraphicsRegisterFlagsSurfaceLoadStore;
    bool gather = r->registered & cu2clGraphicsRegisterFlagsTextureGather;
    return (surface ? cu2clArraySurfaceLoadStore : 0u) | (gather ? cu2clArrayTextureGather : 0u);
}

static cu2clError_t make_arrays(struct cu2clGraphicsResource *r, const struct rt_gl_image *image)
{
    RT_TRY(free_memory(r));
    r->image = *image;
    if (!(r->arrays = calloc(array_count(image), sizeof *r->arrays)))
        return cu2clErrorMemoryAllocation;
    for (size_t i = 0; i < array_count(image); i++) {
        struct cu2clExtent extent = rt_gl_image_extent(image, (int)(i / (size_t)image->layers));
        cu2clError_t error =
            cu2clMalloc3DArray(&r->arrays[i], &image->channels, extent, array_flags(r));
        if (error != cu2clSuccess) {
            free_memory(r);
            return error;
        }
    }
    return cu2clSuccess;
}

static bool is_same_image(const struct rt_gl_image *a, const struct rt_gl_image *b)
{
    return a->internal_format == b->internal_format && a->width == b->width &&
           a->height == b->height && a->depth == b->depth && a->layers == b->layers &&
           a->levels == b->levels;
}

/* --- copies --- */

/* Between one layer of a level and its array. */
static cu2clError_t copy_layer(cu2clArray_t array, const struct rt_gl_image *image, int level,
                               char *texels, bool to_array, cu2clStream_t stream)
{
    struct cu2clExtent e = rt_gl_image_extent(image, level);
    struct cu2clPitchedPtr host =
        make_cu2clPitchedPtr(texels, e.width * image->texel, e.width, e.height);
    struct cu2clMemcpy3DParms copy = {.extent = e};
    copy.extent.depth = e.depth ? e.depth : 1;
    if (to_array) {
        copy.srcPtr = host;
        copy.dstArray = array;
        copy.kind = cu2clMemcpyHostToDevice;
    } else {
        copy.srcArray = array;
        copy.dstPtr = host;
        copy.kind = cu2clMemcpyDeviceToHost;
    }
    return cu2clMemcpy3DAsync(&copy, stream);
}

static cu2clError_t copy_layers(const struct cu2clGraphicsResource *r, int level, char *texels,
                                bool to_arrays, cu2clStream_t stream)
{
    size_t layers = (size_t)r->image.layers;
    size_t bytes = rt_gl_image_bytes(&r->image, level) / layers;
    for (size_t i = 0; i < layers; i++)
        RT_TRY(copy_layer(r->arrays[(size_t)level * layers + i], &r->image, level,
                          texels + i * bytes, to_arrays, stream));
    return cu2clSuccess;
}

static cu2clError_t copy_level(const struct rt_gl *gl, const struct cu2clGraphicsResource *r,
                               int level, void *staging, bool to_arrays, cu2clStream_t stream)
{
    if (to_arrays) {
        RT_TRY(rt_gl_image_read(gl, &r->image, level, staging));
        return copy_layers(r, level, staging, true, stream);
    }
    RT_TRY(copy_layers(r, level, staging, false, stream));
    return rt_gl_image_write(gl, &r->image, level, staging);
}

static cu2clError_t copy_image(const struct rt_gl *gl, const struct cu2clGraphicsResource *r,
                               bool to_device, cu2clStream_t stream)
{
    void *staging = malloc(rt_gl_image_bytes(&r->image, 0));
    cu2clError_t error = staging ? cu2clSuccess : cu2clErrorMemoryAllocation;
    for (int level = 0; error == cu2clSuccess && level < r->image.levels; level++)
        error = copy_level(gl, r, level, staging, to_device, stream);
    free(staging);
    return error;
}

static cu2clError_t copy_staged(const struct rt_gl *gl, const struct cu2clGraphicsResource *r,
                                void *staging, bool to_device, cu2clStream_t stream)
{
    if (to_device) {
        RT_TRY(rt_gl_buffer_read(gl, r->name, r->size, staging));
        return cu2clMemcpyAsync(r->memory, staging, r->size, cu2clMemcpyHostToDevice, stream);
    }
    RT_TRY(cu2clMemcpyAsync(staging, r->memory, r->size, cu2clMemcpyDeviceToHost, stream));
    return rt_gl_buffer_write(gl, r->name, r->size, staging);
}

static cu2clError_t copy_whole_buffer(const struct rt_gl *gl, const struct cu2clGraphicsResource *r,
                                      bool to_device, cu2clStream_t stream)
{
    if (r->size == 0)
        return cu2clSuccess;
    void *staging = malloc(r->size);
    cu2clError_t error =
        staging ? copy_staged(gl, r, staging, to_device, stream) : cu2clErrorMemoryAllocation;
    free(staging);
    return error;
}

/* Memory as large as the object is now; `made` where it has no content yet. */
static cu2clError_t fit_memory(const struct rt_gl *gl, struct cu2clGraphicsResource *r, bool *made)
{
    struct rt_gl_image image;
    size_t size = 0;
    if (r->is_image) {
        RT_TRY(rt_gl_image_describe(gl, r->name, r->image.target, &image));
        *made = !r->arrays || !is_same_image(&r->image, &image);
        return *made ? make_arrays(r, &image) : cu2clSuccess;
    }
    RT_TRY(rt_gl_buffer_size(gl, r->name, &size));
    *made = size != r->size;
    if (!*made)
        return cu2clSuccess;
    RT_TRY(free_memory(r));
    RT_TRY(cu2clMalloc(&r->memory, size));
    r->size = size;
    return cu2clSuccess;
}

static cu2clError_t map_resource(const struct rt_gl *gl, struct cu2clGraphicsResource *r,
                                 cu2clStream_t stream)
{
    bool made = false;
    RT_TRY(fit_memory(gl, r, &made));
    if (!made && (r->access & cu2clGraphicsMapFlagsWriteDiscard))
        return cu2clSuccess;
    return r->is_image ? copy_image(gl, r, true, stream) : copy_whole_buffer(gl, r, true, stream);
}

static cu2clError_t unmap_resource(const struct rt_gl *gl, const struct cu2clGraphicsResource *r,
                                   cu2clStream_t stream)
{
    if (r->access & cu2clGraphicsMapFlagsReadOnly)
        return cu2clStreamSynchronize(stream); /* OpenGL may write after the commands that read */
    return r->is_image ? copy_image(gl, r, false, stream) : copy_whole_buffer(gl, r, false, stream);
}

/* --- public functions --- */

static cu2clError_t map_resources(int count, cu2clGraphicsResource_t *list, cu2clStream_t stream)
{
    struct rt_gl gl;
    RT_TRY(rt_gl_begin("cudaGraphicsMapResources", &gl));
    for (int i = 0; i < count; i++)
        RT_TRY(map_resource(&gl, list[i], stream));
    return cu2clSuccess;
}

cu2clError_t cu2clGraphicsMapResources(int count, cu2clGraphicsResource_t *list,
                                       cu2clStream_t stream)
{
    rt_lock();
    cu2clError_t error = check_list(count, list, false);
    rt_unlock();
    if (error != cu2clSuccess || count == 0)
        return rt_record(error);
    set_mapped(count, list, true);
    error = map_resources(count, list, stream);
    if (error != cu2clSuccess)
        set_mapped(count, list, false);
    return rt_record(error);
}

/* All of them, also after an error; the first is returned. */
static cu2clError_t unmap_resources(int count, cu2clGraphicsResource_t *list, cu2clStream_t stream)
{
    struct rt_gl gl;
    cu2clError_t first = cu2clSuccess;
    RT_TRY(rt_gl_begin("cudaGraphicsUnmapResources", &gl));
    for (int i = 0; i < count; i++) {
        cu2clError_t error = unmap_resource(&gl, list[i], stream);
        if (first == cu2clSuccess)
            first = error;
    }
    set_mapped(count, list, false);
    return first;
}

static cu2clError_t unmap_checked(int count, cu2clGraphicsResource_t *list, cu2clStream_t stream)
{
    rt_lock();
    cu2clError_t error = check_list(count, list, true);
    rt_unlock();
    RT_TRY(error);
    return count > 0 ? unmap_resources(count, list, stream) : cu2clSuccess;
}

cu2clError_t cu2clGraphicsUnmapResources(int count, cu2clGraphicsResource_t *list,
                                         cu2clStream_t stream)
{
    return rt_record(unmap_checked(count, list, stream));
}

static cu2clError_t add_resource(struct cu2clGraphicsResource **resource,
                                 struct cu2clGraphicsResource wanted)
{
    struct cu2clGraphicsResource *made = malloc(sizeof *made);
    if (!made)
        return cu2clErrorMemoryAllocation;
    *made = wanted;
    made->magic = GRAPHICS_MAGIC;
    made->access = wanted.registered &
                   (cu2clGraphicsRegisterFlagsReadOnly | cu2clGraphicsRegisterFlagsWriteDiscard);
    rt_lock();
    made->next = resources;
    *resource = resources = made;
    rt_unlock();
    return cu2clSuccess;
}

/* OpenGL has the object, and the device is the current one. */
static cu2clError_t register_resource(struct cu2clGraphicsResource **resource,
                                      struct cu2clGraphicsResource wanted, const char *caller)
{
    struct rt_gl gl;
    size_t size = 0;
    if (!resource || (wanted.registered & ~(unsigned)REGISTER_FLAGS))
        return cu2clErrorInvalidValue;
    RT_TRY(cu2clGetDevice(&wanted.device));
    RT_TRY(rt_gl_begin(caller, &gl));
    RT_TRY(wanted.is_image
               ? rt_gl_image_describe(&gl, wanted.name, wanted.image.target, &wanted.image)
               : rt_gl_buffer_size(&gl, wanted.name, &size));
    return add_resource(resource, wanted);
}

cu2clError_t cu2clGraphicsGLRegisterBuffer(struct cu2clGraphicsResource **resource, unsigned buffer,
                                           unsigned flags)
{
    struct cu2clGraphicsResource wanted = {.name = buffer, .registered = flags};
    return rt_record(register_resource(resource, wanted, "cudaGraphicsGLRegisterBuffer"));
}

cu2clError_t cu2clGraphicsGLRegisterImage(struct cu2clGraphicsResource **resource, unsigned image,
                                          unsigned target, unsigned flags)
{
    struct cu2clGraphicsResource wanted = {
        .name = image, .is_image = true, .registered = flags, .image = {.target = target}};
    return rt_record(register_resource(resource, wanted, "cudaGraphicsGLRegisterImage"));
}

static cu2clError_t unlink_resource_locked(cu2clGraphicsResource_t resource)
{
    RT_TRY(check_resource(resource, false));
    unlink_resource(resource);
    return cu2clSuccess;
}

static cu2clError_t unregister(cu2clGraphicsResource_t resource)
{
    rt_lock();
    cu2clError_t error = unlink_resource_locked(resource);
    rt_unlock();
    RT_TRY(error);
    error = free_memory(resource);
    free_resource(resource);
    return error;
}

cu2clError_t cu2clGraphicsUnregisterResource(cu2clGraphicsResource_t resource)
{
    return rt_record(unregister(resource));
}

static cu2clError_t set_map_flags_locked(cu2clGraphicsResource_t resource, unsigned flags)
{
    if (flags > cu2clGraphicsMapFlagsWriteDiscard)
        return cu2clErrorInvalidValue;
    RT_TRY(check_resource(resource, false));
    resource->access = flags;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphicsResourceSetMapFlags(cu2clGraphicsResource_t resource, unsigned flags)
{
    rt_lock();
    cu2clError_t error = set_map_flags_locked(resource, flags);
    rt_unlock();
    return rt_record(error);
}

static cu2clError_t mapped_pointer_locked(void **pointer, size_t *size,
                                          cu2clGraphicsResource_t resource)
{
    if (!pointer)
        return cu2clErrorInvalidValue;
    RT_TRY(check_resource(resource, true));
    if (resource->is_image)
        return cu2clErrorNotMappedAsPointer;
    *pointer = resource->memory;
    if (size)
        *size = resource->size;
    return cu2clSuccess;
}

cu2clError_t cu2clGraphicsResourceGetMappedPointer(void **pointer, size_t *size,
                                                   cu2clGraphicsResource_t resource)
{
    rt_lock();
    cu2clError_t error = mapped_pointer_locked(pointer, size, resource);
    rt_unlock();
    return rt_record(error);
}

static cu2clError_t mapped_array_locked(cu2clArray_t *array, cu2clGraphicsResource_t resource,
                                        unsigned index, unsigned level)
{
    if (!array)
        return cu2clErrorInvalidValue;
    RT_TRY(check_resource(resource, true));
    if (!resource->is_image)
        return cu2clErrorNotMappedAsArray;
    if (index >= (unsigned)resource->image.layers || level >= (unsigned)resource->image.levels)
        return cu2clErrorInvalidValue;
    *array = resource->arrays[(size_t)level * (size_t)resource->image.layers + index];
    return cu2clSuccess;
}

cu2clError_t cu2clGraphicsSubResourceGetMappedArray(cu2clArray_t *array,
                                                    cu2clGraphicsResource_t resource,
                                                    unsigned index, unsigned level)
{
    rt_lock();
    cu2clError_t error = mapped_array_locked(array, resource, index, level);
    rt_unlock();
    return rt_record(error);
}

/* --- devices --- */

static cu2clError_t gl_get_devices(unsigned *count, int *devices, unsigned room,
                                   enum cu2clGLDeviceList list)
{
    struct rt_gl gl;
    int all = 0;
    if (!count || (room > 0 && !devices) || list < cu2clGLDeviceListAll ||
        list > cu2clGLDeviceListNextFrame)
        return cu2clErrorInvalidValue;
    RT_TRY(cu2clGetDeviceCount(&all));
    RT_TRY(rt_gl_begin("cudaGLGetDevices", &gl));
    for (int i = 0; i < all && (unsigned)i < room; i++)
        devices[i] = i;
    *count = (unsigned)all;
    return cu2clSuccess;
}

cu2clError_t cu2clGLGetDevices(unsigned *count, int *devices, unsigned room,
                               enum cu2clGLDeviceList list)
{
    return rt_record(gl_get_devices(count, devices, room, list));
}

cu2clError_t cu2clGLSetGLDevice(int device)
{
    return cu2clSetDevice(device);
}

/* --- buffer objects, which CUDA had before resources --- */

/* NULL: it is not registered. */
static struct cu2clGraphicsResource *registered_buffer(unsigned buffer)
{
    rt_lock();
    struct cu2clGraphicsResource *r = resources;
    while (r && !(r->is_object && r->name == buffer))
        r = r->next;
    rt_unlock();
    return r;
}

cu2clError_t cu2clGLRegisterBufferObject(unsigned buffer)
{
    struct cu2clGraphicsResource *resource, wanted = {.name = buffer, .is_object = true};
    if (registered_buffer(buffer))
        return rt_record(cu2clErrorInvalidValue);
    return rt_record(register_resource(&resource, wanted, "cudaGLRegisterBufferObject"));
}

cu2clError_t cu2clGLUnregisterBufferObject(unsigned buffer)
{
    return cu2clGraphicsUnregisterResource(registered_buffer(buffer));
}

cu2clError_t cu2clGLSetBufferObjectMapFlags(unsigned buffer, unsigned flags)
{
    return cu2clGraphicsResourceSetMapFlags(registered_buffer(buffer), flags);
}

cu2clError_t cu2clGLMapBufferObjectAsync(void **pointer, unsigned buffer, cu2clStream_t stream)
{
    struct cu2clGraphicsResource *resource = registered_buffer(buffer);
    if (!pointer)
        return rt_record(cu2clErrorInvalidValue);
    RT_TRY(cu2clGraphicsMapResources(1, &resource, stream));
    return cu2clGraphicsResourceGetMappedPointer(pointer, NULL, resource);
}

cu2clError_t cu2clGLMapBufferObject(void **pointer, unsigned buffer)
{
    return cu2clGLMapBufferObjectAsync(pointer, buffer, NULL);
}

cu2clError_t cu2clGLUnmapBufferObjectAsync(unsigned buffer, cu2clStream_t stream)
{
    struct cu2clGraphicsResource *resource = registered_buffer(buffer);
    return cu2clGraphicsUnmapResources(1, &resource, stream);
}

cu2clError_t cu2clGLUnmapBufferObject(unsigned buffer)
{
    return cu2clGLUnmapBufferObjectAsync(buffer, NULL);
}
