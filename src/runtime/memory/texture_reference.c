/* Texture and surface references, which CUDA 12 removed: variables of the program that kernels name
 * and the host binds.
 *
 * A reference is a symbol without memory. Binding makes a descriptor of what the reference says at
 * that moment, and a launch hands its address to the kernel. A reference that is not bound has a
 * descriptor without texels, since a kernel may name it on a path that it does not take. */
#include "memory/memory.h"

static struct rt_texture *no_texture[RT_MAX_DEVICES]; /* of references that are not bound */

void rt_references_release(struct rt_device *device)
{
    no_texture[device->index] = NULL; /* textures are released as such */
}

/* What the symbols of several modules that stand for the same variable share. */
static struct rt_symbol *find_reference(const void *reference)
{
    struct rt_symbol *symbol = rt_symbol_find(reference);
    return symbol && symbol->info->kind == CU2CL_SYMBOL_TEXTURE ? symbol : NULL;
}

static cu2clError_t bind(struct rt_device *device, const void *reference,
                         const struct rt_texture_data *data)
{
    struct rt_symbol *symbol = find_reference(reference);
    struct rt_texture *made = NULL;
    if (!symbol)
        return cu2clSuccess; /* no kernel names it */
    RT_TRY(rt_texture_make(device, data, RT_TEXTURE_REFERENCE, &made));
    if (symbol->bound[device->index])
        rt_texture_drop(symbol->bound[device->index]);
    symbol->bound[device->index] = made;
    return cu2clSuccess;
}

static cu2clError_t bind_texture_locked(struct rt_device *device,
                                        const struct cu2clTextureReference *reference,
                                        const struct cu2clResourceDesc *resource)
{
    struct rt_texture_data data;
    struct cu2clTextureDesc modes;
    if (!reference)
        return cu2clErrorInvalidTexture;
    RT_TRY(rt_texture_resource(resource, &data));
    memset(&modes, 0, sizeof modes);
    memcpy(modes.addressMode, reference->addressMode, sizeof modes.addressMode);
    modes.filterMode = reference->filterMode;
    modes.readMode = reference->read_mode;
    modes.sRGB = reference->sRGB;
    modes.normalizedCoords = reference->normalized;
    /* floats are numbers anyway */
    if (data.format <= RT_FORMAT_HALF)
        modes.readMode = cu2clReadModeElementType;
    RT_TRY(rt_texture_modes(&modes, &data));
    return bind(device, reference, &data);
}

static cu2clError_t bind_texture(const struct cu2clTextureReference *reference,
                                 const struct cu2clResourceDesc *resource)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), bind_texture_locked(device, reference, resource));
}

cu2clError_t cu2clBindTexture(size_t *offset, const struct cu2clTextureReference *reference,
                              const void *pointer, const struct cu2clChannelFormatDesc *channels,
                              size_t size)
{
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeLinear};
    if (!channels)
        return rt_record(cu2clErrorInvalidValue);
    resource.res.linear.devPtr = (void *)(uintptr_t)pointer;
    resource.res.linear.desc = *channels;
    resource.res.linear.sizeInBytes = size;
    RT_TRY(bind_texture(reference, &resource));
    if (offset)
        *offset = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clBindTexture2D(size_t *offset, const struct cu2clTextureReference *reference,
                                const void *pointer, const struct cu2clChannelFormatDesc *channels,
                                size_t width, size_t height, size_t pitch)
{
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypePitch2D};
    if (!channels)
        return rt_record(cu2clErrorInvalidValue);
    resource.res.pitch2D.devPtr = (void *)(uintptr_t)pointer;
    resource.res.pitch2D.desc = *channels;
    resource.res.pitch2D.width = width;
    resource.res.pitch2D.height = height;
    resource.res.pitch2D.pitchInBytes = pitch;
    RT_TRY(bind_texture(reference, &resource));
    if (offset)
        *offset = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clBindTextureToArray(const struct cu2clTextureReference *reference,
                                     cu2clArray_const_t array,
                                     const struct cu2clChannelFormatDesc *channels)
{
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeArray};
    (void)channels; /* the array knows its own */
    resource.res.array.array = (cu2clArray_t)(uintptr_t)array;
    return bind_texture(reference, &resource);
}

static cu2clError_t unbind_texture_locked(struct rt_device *device,
                                          const struct cu2clTextureReference *reference)
{
    struct rt_symbol *symbol = find_reference(reference);
    if (symbol && symbol->bound[device->index]) {
        rt_texture_drop(symbol->bound[device->index]);
        symbol->bound[device->index] = NULL;
    }
    return cu2clSuccess;
}

cu2clError_t cu2clUnbindTexture(const struct cu2clTextureReference *reference)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), unbind_texture_locked(device, reference));
}

static cu2clError_t
get_texture_alignment_offset_locked(struct rt_device *device, size_t *offset,
                                    const struct cu2clTextureReference *reference)
{
    struct rt_symbol *symbol = find_reference(reference);
    if (!offset || !reference)
        return cu2clErrorInvalidValue;
    if (symbol && !symbol->bound[device->index])
        return cu2clErrorInvalidTextureBinding;
    *offset = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clGetTextureAlignmentOffset(size_t *offset,
                                            const struct cu2clTextureReference *reference)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_texture_alignment_offset_locked(device, offset, reference));
}

cu2clError_t cu2clGetTextureReference(const struct cu2clTextureReference **reference,
                                      const void *symbol)
{
    if (!reference || !symbol)
        return rt_record(cu2clErrorInvalidTexture);
    *reference = symbol;
    return cu2clSuccess;
}

static cu2clError_t bind_surface_locked(struct rt_device *device,
                                        const struct cu2clSurfaceReference *reference,
                                        cu2clArray_const_t array)
{
    struct rt_texture_data data;
    struct cu2clResourceDesc resource = {.resType = cu2clResourceTypeArray};
    if (!reference)
        return cu2clErrorInvalidSurface;
    resource.res.array.array = (cu2clArray_t)(uintptr_t)array;
    RT_TRY(rt_texture_resource(&resource, &data));
    return bind(device, reference, &data);
}

cu2clError_t cu2clBindSurfaceToArray(const struct cu2clSurfaceReference *reference,
                                     cu2clArray_const_t array,
                                     const struct cu2clChannelFormatDesc *channels)
{
    struct rt_device *device;
    (void)channels; /* the array knows its own */
    RT_FRAME(rt_enter(&device), bind_surface_locked(device, reference, array));
}

cu2clError_t cu2clGetSurfaceReference(const struct cu2clSurfaceReference **reference,
                                      const void *symbol)
{
    if (!reference || !symbol)
        return rt_record(cu2clErrorInvalidSurface);
    *reference = symbol;
    return cu2clSuccess;
}

/* No texels: every fetch gives the border, which is 0. */
cu2clError_t rt_reference_prepare(struct rt_device *device)
{
    struct rt_texture_data nothing = {.channels = 1, .texel = 4};
    if (no_texture[device->index])
        return cu2clSuccess;
    for (unsigned i = 0; i < 3; i++)
        nothing.modes |= (uint32_t)cu2clAddressModeBorder << i * RT_TEXTURE_ADDRESS_BITS;
    return rt_texture_make(device, &nothing, RT_TEXTURE_REFERENCE, &no_texture[device->index]);
}

const struct rt_texture *rt_reference_texture(const struct rt_device *device,
                                              const struct rt_symbol *symbol)
{
    const struct rt_texture *bound = symbol->bound[device->index];
    return bound ? bound : no_texture[device->index];
}
