/* The driver API: copies. See driver.h. */
#include "driver/driver.h"

cu2clDrvResult cu2clDrvMemcpy(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size)
{
    return DRV_CALL(cu2clMemcpy(drv_address(dst), drv_address(src), size, cu2clMemcpyDefault));
}

cu2clDrvResult cu2clDrvMemcpyAsync(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size,
                                   cu2clStream_t stream)
{
    return DRV_CALL(
        cu2clMemcpyAsync(drv_address(dst), drv_address(src), size, cu2clMemcpyDefault, stream));
}

/* Addresses say their device. */
cu2clDrvResult cu2clDrvMemcpyPeer(cu2clDrvDeviceptr dst, cu2clDrvContext dst_context,
                                  cu2clDrvDeviceptr src, cu2clDrvContext src_context, size_t size)
{
    (void)dst_context;
    (void)src_context;
    return cu2clDrvMemcpyDtoD(dst, src, size);
}

cu2clDrvResult cu2clDrvMemcpyPeerAsync(cu2clDrvDeviceptr dst, cu2clDrvContext dst_context,
                                       cu2clDrvDeviceptr src, cu2clDrvContext src_context,
                                       size_t size, cu2clStream_t stream)
{
    (void)dst_context;
    (void)src_context;
    return cu2clDrvMemcpyDtoDAsync(dst, src, size, stream);
}

cu2clDrvResult cu2clDrvMemcpyHtoD(cu2clDrvDeviceptr dst, const void *src, size_t size)
{
    return DRV_CALL(cu2clMemcpy(drv_address(dst), src, size, cu2clMemcpyHostToDevice));
}

cu2clDrvResult cu2clDrvMemcpyDtoH(void *dst, cu2clDrvDeviceptr src, size_t size)
{
    return DRV_CALL(cu2clMemcpy(dst, drv_address(src), size, cu2clMemcpyDeviceToHost));
}

cu2clDrvResult cu2clDrvMemcpyDtoD(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size)
{
    return DRV_CALL(
        cu2clMemcpy(drv_address(dst), drv_address(src), size, cu2clMemcpyDeviceToDevice));
}

cu2clDrvResult cu2clDrvMemcpyHtoDAsync(cu2clDrvDeviceptr dst, const void *src, size_t size,
                                       cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemcpyAsync(drv_address(dst), src, size, cu2clMemcpyHostToDevice, stream));
}

cu2clDrvResult cu2clDrvMemcpyDtoHAsync(void *dst, cu2clDrvDeviceptr src, size_t size,
                                       cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemcpyAsync(dst, drv_address(src), size, cu2clMemcpyDeviceToHost, stream));
}

cu2clDrvResult cu2clDrvMemcpyDtoDAsync(cu2clDrvDeviceptr dst, cu2clDrvDeviceptr src, size_t size,
                                       cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemcpyAsync(drv_address(dst), drv_address(src), size,
                                     cu2clMemcpyDeviceToDevice, stream));
}

/* --- arrays of one dimension --- */

cu2clDrvResult cu2clDrvMemcpyHtoA(cu2clArray_t dst, size_t offset, const void *src, size_t size)
{
    return DRV_CALL(cu2clMemcpyToArray(dst, offset, 0, src, size, cu2clMemcpyHostToDevice));
}

cu2clDrvResult cu2clDrvMemcpyAtoH(void *dst, cu2clArray_t src, size_t offset, size_t size)
{
    return DRV_CALL(cu2clMemcpyFromArray(dst, src, offset, 0, size, cu2clMemcpyDeviceToHost));
}

cu2clDrvResult cu2clDrvMemcpyHtoAAsync(cu2clArray_t dst, size_t offset, const void *src,
                                       size_t size, cu2clStream_t stream)
{
    return DRV_CALL(
        cu2clMemcpyToArrayAsync(dst, offset, 0, src, size, cu2clMemcpyHostToDevice, stream));
}

cu2clDrvResult cu2clDrvMemcpyAtoHAsync(void *dst, cu2clArray_t src, size_t offset, size_t size,
                                       cu2clStream_t stream)
{
    return DRV_CALL(
        cu2clMemcpyFromArrayAsync(dst, src, offset, 0, size, cu2clMemcpyDeviceToHost, stream));
}

cu2clDrvResult cu2clDrvMemcpyDtoA(cu2clArray_t dst, size_t offset, cu2clDrvDeviceptr src,
                                  size_t size)
{
    return DRV_CALL(
        cu2clMemcpyToArray(dst, offset, 0, drv_address(src), size, cu2clMemcpyDeviceToDevice));
}

cu2clDrvResult cu2clDrvMemcpyAtoD(cu2clDrvDeviceptr dst, cu2clArray_t src, size_t offset,
                                  size_t size)
{
    return DRV_CALL(
        cu2clMemcpyFromArray(drv_address(dst), src, offset, 0, size, cu2clMemcpyDeviceToDevice));
}

/* --- copies of two and three dimensions --- */

/* One side of such a copy. */
struct side {
    cu2clDrvMemoryType type;
    const void *host;
    cu2clDrvDeviceptr device;
    cu2clArray_t array;
    size_t x, y, z; /* x in bytes */
    size_t pitch, height;
};

/* The bytes of an element of the array; 0 when there is no such array. */
static size_t texel_of(cu2clArray_t array)
{
    rt_lock();
    size_t texel = rt_array_valid(array) ? array->texel : 0;
    rt_unlock();
    return texel;
}

/* Memory begins where the copy does; positions in arrays count elements. */
static cu2clDrvResult convert_side(const struct side *s, const CU2CL_MEMCPY3D *c,
                                   cu2clArray_t *array, struct cu2clPos *position,
                                   struct cu2clPitchedPtr *pointer)
{
    if (s->type == CU2CL_MEMORYTYPE_ARRAY) {
        size_t texel = texel_of(s->array);
        if (texel == 0)
            return CU2CL_ERROR_INVALID_HANDLE;
        if (s->x % texel != 0)
            return CU2CL_ERROR_INVALID_VALUE;
        *array = s->array;
        *position = (struct cu2clPos){s->x / texel, s->y, s->z};
        return CU2CL_SUCCESS;
    }
    bool host = s->type == CU2CL_MEMORYTYPE_HOST;
    char *start = host ? (char *)(uintptr_t)s->host : drv_address(s->device);
    bool flat = c->Height <= 1 && c->Depth <= 1;
    size_t pitch = s->pitch || !flat ? s->pitch : s->x + c->WidthInBytes;
    size_t height = s->height || c->Depth > 1 ? s->height : s->y + c->Height;
    if (!start || s->type < CU2CL_MEMORYTYPE_HOST || s->type > CU2CL_MEMORYTYPE_UNIFIED ||
        s->x + c->WidthInBytes > pitch || (c->Depth > 1 && s->y + c->Height > height))
        return CU2CL_ERROR_INVALID_VALUE;
    start += (s->z * height + s->y) * pitch + s->x;
    *pointer = (struct cu2clPitchedPtr){start, pitch, c->WidthInBytes, height};
    return CU2CL_SUCCESS;
}

static enum cu2clMemcpyKind kind_of(cu2clDrvMemoryType dst, cu2clDrvMemoryType src)
{
    bool to_host = dst == CU2CL_MEMORYTYPE_HOST, from_host = src == CU2CL_MEMORYTYPE_HOST;
    if (dst == CU2CL_MEMORYTYPE_UNIFIED || src == CU2CL_MEMORYTYPE_UNIFIED)
        return cu2clMemcpyDefault;
    if (to_host)
        return from_host ? cu2clMemcpyHostToHost : cu2clMemcpyDeviceToHost;
    return from_host ? cu2clMemcpyHostToDevice : cu2clMemcpyDeviceToDevice;
}

static cu2clDrvResult convert(const CU2CL_MEMCPY3D *c, struct cu2clMemcpy3DParms *p)
{
    struct side dst = {c->dstMemoryType, c->dstHost, c->dstDevice, c->dstArray, c->dstXInBytes,
                       c->dstY,          c->dstZ,    c->dstPitch,  c->dstHeight};
    struct side src = {c->srcMemoryType, c->srcHost, c->srcDevice, c->srcArray, c->srcXInBytes,
                       c->srcY,          c->srcZ,    c->srcPitch,  c->srcHeight};
    size_t texel = 1;
    if (c->srcLOD || c->dstLOD)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = convert_side(&dst, c, &p->dstArray, &p->dstPos, &p->dstPtr);
    if (result == CU2CL_SUCCESS)
        result = convert_side(&src, c, &p->srcArray, &p->srcPos, &p->srcPtr);
    if (result == CU2CL_SUCCESS && (p->srcArray || p->dstArray))
        texel = texel_of(p->srcArray ? p->srcArray : p->dstArray);
    if (result == CU2CL_SUCCESS && (texel == 0 || c->WidthInBytes % texel != 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS) {
        p->extent = (struct cu2clExtent){c->WidthInBytes / texel, c->Height, c->Depth};
        p->kind = kind_of(c->dstMemoryType, c->srcMemoryType);
    }
    return result;
}

cu2clDrvResult cu2clDrvMemcpy3D(const CU2CL_MEMCPY3D *copy)
{
    struct cu2clMemcpy3DParms p = {0};
    cu2clDrvResult result = copy ? drv_ready() : CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = convert(copy, &p);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clMemcpy3D(&p)) : result;
}

cu2clDrvResult cu2clDrvMemcpy3DAsync(const CU2CL_MEMCPY3D *copy, cu2clStream_t stream)
{
    struct cu2clMemcpy3DParms p = {0};
    cu2clDrvResult result = copy ? drv_ready() : CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = convert(copy, &p);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clMemcpy3DAsync(&p, stream)) : result;
}

/* The same copy as a slice of three dimensions. */
static CU2CL_MEMCPY3D slice(const CU2CL_MEMCPY2D *c)
{
    CU2CL_MEMCPY3D copy = {0};
    copy.srcXInBytes = c->srcXInBytes;
    copy.srcY = c->srcY;
    copy.srcMemoryType = c->srcMemoryType;
    copy.srcHost = c->srcHost;
    copy.srcDevice = c->srcDevice;
    copy.srcArray = c->srcArray;
    copy.srcPitch = c->srcPitch;
    copy.dstXInBytes = c->dstXInBytes;
    copy.dstY = c->dstY;
    copy.dstMemoryType = c->dstMemoryType;
    copy.dstHost = c->dstHost;
    copy.dstDevice = c->dstDevice;
    copy.dstArray = c->dstArray;
    copy.dstPitch = c->dstPitch;
    copy.WidthInBytes = c->WidthInBytes;
    copy.Height = c->Height;
    copy.Depth = 1;
    return copy;
}

cu2clDrvResult cu2clDrvMemcpy2D(const CU2CL_MEMCPY2D *copy)
{
    if (!copy)
        return CU2CL_ERROR_INVALID_VALUE;
    CU2CL_MEMCPY3D whole = slice(copy);
    return cu2clDrvMemcpy3D(&whole);
}

cu2clDrvResult cu2clDrvMemcpy2DUnaligned(const CU2CL_MEMCPY2D *copy)
{
    return cu2clDrvMemcpy2D(copy);
}

cu2clDrvResult cu2clDrvMemcpy2DAsync(const CU2CL_MEMCPY2D *copy, cu2clStream_t stream)
{
    if (!copy)
        return CU2CL_ERROR_INVALID_VALUE;
    CU2CL_MEMCPY3D whole = slice(copy);
    return cu2clDrvMemcpy3DAsync(&whole, stream);
}
