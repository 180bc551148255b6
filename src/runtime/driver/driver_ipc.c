/* The driver API: memory and events of several processes. See driver.h. Its handles have the bytes of
 * the runtime API's. */
#include "driver/driver.h"

cu2clDrvResult cu2clDrvIpcGetMemHandle(cu2clDrvIpcMemHandle *handle, cu2clDrvDeviceptr pointer)
{
    cu2clIpcMemHandle_t made;
    if (!handle)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = DRV_CALL(cu2clIpcGetMemHandle(&made, drv_address(pointer)));
    if (result == CU2CL_SUCCESS)
        memcpy(handle, &made, sizeof made);
    return result;
}

cu2clDrvResult cu2clDrvIpcOpenMemHandle(cu2clDrvDeviceptr *pointer, cu2clDrvIpcMemHandle handle,
                                        unsigned int flags)
{
    void *address = NULL;
    cu2clIpcMemHandle_t same;
    if (!pointer)
        return CU2CL_ERROR_INVALID_VALUE;
    memcpy(&same, &handle, sizeof same);
    cu2clDrvResult result = DRV_CALL(cu2clIpcOpenMemHandle(&address, same, flags));
    if (result == CU2CL_SUCCESS)
        *pointer = drv_number(address);
    return result;
}

cu2clDrvResult cu2clDrvIpcCloseMemHandle(cu2clDrvDeviceptr pointer)
{
    return DRV_CALL(cu2clIpcCloseMemHandle(drv_address(pointer)));
}

cu2clDrvResult cu2clDrvIpcGetEventHandle(cu2clDrvIpcEventHandle *handle, cu2clEvent_t event)
{
    cu2clIpcEventHandle_t made;
    if (!handle)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = DRV_CALL(cu2clIpcGetEventHandle(&made, event));
    if (result == CU2CL_SUCCESS)
        memcpy(handle, &made, sizeof made);
    return result;
}

cu2clDrvResult cu2clDrvIpcOpenEventHandle(cu2clEvent_t *event, cu2clDrvIpcEventHandle handle)
{
    cu2clIpcEventHandle_t same;
    memcpy(&same, &handle, sizeof same);
    return DRV_CALL(cu2clIpcOpenEventHandle(event, same));
}
