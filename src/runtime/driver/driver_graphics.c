/* The driver API: OpenGL's buffers and textures. See driver.h. Resources are the runtime API's. */
#include "driver/driver.h"

cu2clDrvResult cu2clDrvGraphicsGLRegisterBuffer(cu2clGraphicsResource_t *resource, unsigned buffer,
                                                unsigned flags)
{
    return DRV_CALL(cu2clGraphicsGLRegisterBuffer(resource, buffer, flags));
}

cu2clDrvResult cu2clDrvGraphicsGLRegisterImage(cu2clGraphicsResource_t *resource, unsigned image,
                                               unsigned target, unsigned flags)
{
    return DRV_CALL(cu2clGraphicsGLRegisterImage(resource, image, target, flags));
}

cu2clDrvResult cu2clDrvGraphicsUnregisterResource(cu2clGraphicsResource_t resource)
{
    return DRV_CALL(cu2clGraphicsUnregisterResource(resource));
}

cu2clDrvResult cu2clDrvGraphicsResourceSetMapFlags(cu2clGraphicsResource_t resource, unsigned flags)
{
    return DRV_CALL(cu2clGraphicsResourceSetMapFlags(resource, flags));
}

cu2clDrvResult cu2clDrvGraphicsMapResources(unsigned int count, cu2clGraphicsResource_t *resources,
                                            cu2clStream_t stream)
{
    return DRV_CALL(cu2clGraphicsMapResources((int)count, resources, stream));
}

cu2clDrvResult cu2clDrvGraphicsUnmapResources(unsigned int count,
                                              cu2clGraphicsResource_t *resources,
                                              cu2clStream_t stream)
{
    return DRV_CALL(cu2clGraphicsUnmapResources((int)count, resources, stream));
}

cu2clDrvResult cu2clDrvGraphicsResourceGetMappedPointer(cu2clDrvDeviceptr *pointer, size_t *size,
                                                        cu2clGraphicsResource_t resource)
{
    void *address = NULL;
    if (!pointer)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result =
        DRV_CALL(cu2clGraphicsResourceGetMappedPointer(&address, size, resource));
    if (result == CU2CL_SUCCESS)
        *pointer = drv_number(address);
    return result;
}

cu2clDrvResult cu2clDrvGraphicsSubResourceGetMappedArray(cu2clArray_t *array,
                                                         cu2clGraphicsResource_t resource,
                                                         unsigned index, unsigned level)
{
    return DRV_CALL(cu2clGraphicsSubResourceGetMappedArray(array, resource, index, level));
}

cu2clDrvResult cu2clDrvGLGetDevices(unsigned int *count, cu2clDrvDevice *devices, unsigned int room,
                                    cu2clDrvGLDeviceList list)
{
    return DRV_QUERY(cu2clGLGetDevices(count, devices, room, list));
}

cu2clDrvResult cu2clDrvGLCtxCreate(cu2clDrvContext *context, unsigned int flags,
                                   cu2clDrvDevice device)
{
    return cu2clDrvCtxCreate(context, flags, device);
}

cu2clDrvResult cu2clDrvGLInit(void)
{
    return drv_started();
}
