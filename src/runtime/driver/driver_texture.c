/* The driver API: arrays, textures and surfaces. See driver.h.
 *
 * The runtime API describes the channels of a texel one by one, the driver API by a format and
 * their number. */
#include "driver/driver.h"

static const struct {
    cu2clDrvArrayFormat format;
    int bits;
    enum cu2clChannelFormatKind kind;
} formats[] = {
    {CU2CL_AD_FORMAT_UNSIGNED_INT8, 8, cu2clChannelFormatKindUnsigned},
    {CU2CL_AD_FORMAT_UNSIGNED_INT16, 16, cu2clChannelFormatKindUnsigned},
    {CU2CL_AD_FORMAT_UNSIGNED_INT32, 32, cu2clChannelFormatKindUnsigned},
    {CU2CL_AD_FORMAT_SIGNED_INT8, 8, cu2clChannelFormatKindSigned},
    {CU2CL_AD_FORMAT_SIGNED_INT16, 16, cu2clChannelFormatKindSigned},
    {CU2CL_AD_FORMAT_SIGNED_INT32, 32, cu2clChannelFormatKindSigned},
    {CU2CL_AD_FORMAT_HALF, 16, cu2clChannelFormatKindFloat},
    {CU2CL_AD_FORMAT_FLOAT, 32, cu2clChannelFormatKindFloat},
};
enum { FORMAT_COUNT = sizeof formats / sizeof *formats };

static cu2clDrvResult channels_of(cu2clDrvArrayFormat format, unsigned count,
                                  struct cu2clChannelFormatDesc *channels)
{
    int found = 0;
    if (count != 1 && count != 2 && count != 4)
        return CU2CL_ERROR_INVALID_VALUE;
    while (found < FORMAT_COUNT && formats[found].format != format)
        found++;
    if (found == FORMAT_COUNT)
        return CU2CL_ERROR_NOT_SUPPORTED;
    int bits = formats[found].bits;
    *channels = (struct cu2clChannelFormatDesc){bits, count > 1 ? bits : 0, count > 2 ? bits : 0,
                                                count > 2 ? bits : 0, formats[found].kind};
    return CU2CL_SUCCESS;
}

static cu2clDrvResult driver_format_of(const struct cu2clChannelFormatDesc *channels,
                                       cu2clDrvArrayFormat *format, unsigned *count)
{
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (formats[i].bits == channels->x && formats[i].kind == channels->f) {
            *format = formats[i].format;
            *count = channels->w ? 4 : channels->z ? 3 : channels->y ? 2 : 1;
            return CU2CL_SUCCESS;
        }
    return CU2CL_ERROR_NOT_SUPPORTED;
}

/* --- arrays --- */

cu2clDrvResult cu2clDrvArray3DCreate(cu2clArray_t *array,
                                     const CU2CL_ARRAY3D_DESCRIPTOR *descriptor)
{
    struct cu2clChannelFormatDesc channels;
    if (!array || !descriptor)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = channels_of(descriptor->Format, descriptor->NumChannels, &channels);
    if (result != CU2CL_SUCCESS)
        return result;
    struct cu2clExtent extent = {descriptor->Width, descriptor->Height, descriptor->Depth};
    return DRV_CALL(cu2clMalloc3DArray(array, &channels, extent, descriptor->Flags));
}

cu2clDrvResult cu2clDrvArrayCreate(cu2clArray_t *array, const CU2CL_ARRAY_DESCRIPTOR *descriptor)
{
    if (!descriptor)
        return CU2CL_ERROR_INVALID_VALUE;
    CU2CL_ARRAY3D_DESCRIPTOR whole = {descriptor->Width,  descriptor->Height,      0,
                                      descriptor->Format, descriptor->NumChannels, 0};
    return cu2clDrvArray3DCreate(array, &whole);
}

cu2clDrvResult cu2clDrvArray3DGetDescriptor(CU2CL_ARRAY3D_DESCRIPTOR *descriptor,
                                            cu2clArray_t array)
{
    struct cu2clChannelFormatDesc channels;
    struct cu2clExtent extent;
    CU2CL_ARRAY3D_DESCRIPTOR found = {0};
    if (!descriptor)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = DRV_CALL(cu2clArrayGetInfo(&channels, &extent, &found.Flags, array));
    if (result == CU2CL_SUCCESS)
        result = driver_format_of(&channels, &found.Format, &found.NumChannels);
    if (result == CU2CL_SUCCESS) {
        found.Width = extent.width;
        found.Height = extent.height;
        found.Depth = extent.depth;
        *descriptor = found;
    }
    return result;
}

cu2clDrvResult cu2clDrvArrayGetDescriptor(CU2CL_ARRAY_DESCRIPTOR *descriptor, cu2clArray_t array)
{
    CU2CL_ARRAY3D_DESCRIPTOR whole;
    cu2clDrvResult result =
        descriptor ? cu2clDrvArray3DGetDescriptor(&whole, array) : CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        *descriptor =
            (CU2CL_ARRAY_DESCRIPTOR){whole.Width, whole.Height, whole.Format, whole.NumChannels};
    return result;
}

cu2clDrvResult cu2clDrvArrayDestroy(cu2clArray_t array)
{
    if (!array)
        return CU2CL_ERROR_INVALID_HANDLE;
    return DRV_CALL(cu2clFreeArray(array));
}

cu2clDrvResult cu2clDrvMipmappedArrayCreate(cu2clMipmappedArray_t *mipmap,
                                            const CU2CL_ARRAY3D_DESCRIPTOR *descriptor,
                                            unsigned int levels)
{
    struct cu2clChannelFormatDesc channels;
    if (!mipmap || !descriptor)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = channels_of(descriptor->Format, descriptor->NumChannels, &channels);
    if (result != CU2CL_SUCCESS)
        return result;
    struct cu2clExtent extent = {descriptor->Width, descriptor->Height, descriptor->Depth};
    return DRV_CALL(
        cu2clMallocMipmappedArray(mipmap, &channels, extent, levels, descriptor->Flags));
}

cu2clDrvResult cu2clDrvMipmappedArrayGetLevel(cu2clArray_t *array, cu2clMipmappedArray_t mipmap,
                                              unsigned int level)
{
    return DRV_CALL(cu2clGetMipmappedArrayLevel(array, mipmap, level));
}

cu2clDrvResult cu2clDrvMipmappedArrayDestroy(cu2clMipmappedArray_t mipmap)
{
    if (!mipmap)
        return CU2CL_ERROR_INVALID_HANDLE;
    return DRV_CALL(cu2clFreeMipmappedArray(mipmap));
}

/* --- textures and surfaces --- */

static cu2clDrvResult convert_resource(const CU2CL_RESOURCE_DESC *from,
                                       struct cu2clResourceDesc *to,
                                       struct cu2clChannelFormatDesc *channels)
{
    cu2clDrvResult result = CU2CL_SUCCESS;
    cu2clArray_t level = NULL;
    memset(to, 0, sizeof *to);
    to->resType = from->resType;
    switch (from->resType) {
    case cu2clResourceTypeArray:
        to->res.array.array = from->res.array.hArray;
        return DRV_CALL(cu2clGetChannelDesc(channels, from->res.array.hArray));
    case cu2clResourceTypeLinear:
        result = channels_of(from->res.linear.format, from->res.linear.numChannels, channels);
        to->res.linear.devPtr = drv_address(from->res.linear.devPtr);
        to->res.linear.desc = *channels;
        to->res.linear.sizeInBytes = from->res.linear.sizeInBytes;
        return result;
    case cu2clResourceTypePitch2D:
        result = channels_of(from->res.pitch2D.format, from->res.pitch2D.numChannels, channels);
        to->res.pitch2D.devPtr = drv_address(from->res.pitch2D.devPtr);
        to->res.pitch2D.desc = *channels;
        to->res.pitch2D.width = from->res.pitch2D.width;
        to->res.pitch2D.height = from->res.pitch2D.height;
        to->res.pitch2D.pitchInBytes = from->res.pitch2D.pitchInBytes;
        return result;
    case cu2clResourceTypeMipmappedArray:
        to->res.mipmap.mipmap = from->res.mipmap.hMipmappedArray;
        result = DRV_CALL(cu2clGetMipmappedArrayLevel(&level, from->res.mipmap.hMipmappedArray, 0));
        return result == CU2CL_SUCCESS ? DRV_CALL(cu2clGetChannelDesc(channels, level)) : result;
    default: return CU2CL_ERROR_INVALID_VALUE;
    }
}

/* Integers of 8 and 16 bits are read as numbers from 0 or -1 to 1 unless a flag says otherwise. */
static struct cu2clTextureDesc convert_texture(const CU2CL_TEXTURE_DESC *from,
                                               const struct cu2clChannelFormatDesc *channels)
{
    struct cu2clTextureDesc to = {0};
    bool integer = channels->f == cu2clChannelFormatKindSigned ||
                   channels->f == cu2clChannelFormatKindUnsigned;
    if (integer && channels->x < 32 && !(from->flags & CU2CL_TRSF_READ_AS_INTEGER))
        to.readMode = cu2clReadModeNormalizedFloat;
    memcpy(to.addressMode, from->addressMode, sizeof to.addressMode);
    memcpy(to.borderColor, from->borderColor, sizeof to.borderColor);
    to.filterMode = from->filterMode;
    to.sRGB = (from->flags & CU2CL_TRSF_SRGB) != 0;
    to.normalizedCoords = (from->flags & CU2CL_TRSF_NORMALIZED_COORDINATES) != 0;
    to.disableTrilinearOptimization =
        (from->flags & CU2CL_TRSF_DISABLE_TRILINEAR_OPTIMIZATION) != 0;
    to.seamlessCubemap = (from->flags & CU2CL_TRSF_SEAMLESS_CUBEMAP) != 0;
    to.maxAnisotropy = from->maxAnisotropy;
    to.mipmapFilterMode = from->mipmapFilterMode;
    to.mipmapLevelBias = from->mipmapLevelBias;
    to.minMipmapLevelClamp = from->minMipmapLevelClamp;
    to.maxMipmapLevelClamp = from->maxMipmapLevelClamp;
    return to;
}

cu2clDrvResult cu2clDrvTexObjectCreate(cu2clTextureObject_t *object,
                                       const CU2CL_RESOURCE_DESC *resource,
                                       const CU2CL_TEXTURE_DESC *texture,
                                       const CU2CL_RESOURCE_VIEW_DESC *view)
{
    struct cu2clResourceDesc r;
    struct cu2clChannelFormatDesc channels;
    if (!object || !resource || !texture)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = convert_resource(resource, &r, &channels);
    if (result != CU2CL_SUCCESS)
        return result;
    struct cu2clTextureDesc t = convert_texture(texture, &channels);
    return DRV_CALL(cu2clCreateTextureObject(object, &r, &t, view));
}

cu2clDrvResult cu2clDrvTexObjectDestroy(cu2clTextureObject_t object)
{
    return DRV_CALL(cu2clDestroyTextureObject(object));
}

cu2clDrvResult cu2clDrvSurfObjectCreate(cu2clSurfaceObject_t *object,
                                        const CU2CL_RESOURCE_DESC *resource)
{
    struct cu2clResourceDesc r;
    struct cu2clChannelFormatDesc channels;
    if (!object || !resource)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = convert_resource(resource, &r, &channels);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clCreateSurfaceObject(object, &r)) : result;
}

cu2clDrvResult cu2clDrvSurfObjectDestroy(cu2clSurfaceObject_t object)
{
    return DRV_CALL(cu2clDestroySurfaceObject(object));
}
