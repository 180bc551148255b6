/* The driver API: streams and events. See driver.h. Their handles are the runtime API's. */
#include "driver/driver.h"

cu2clDrvResult cu2clDrvStreamCreate(cu2clStream_t *stream, unsigned int flags)
{
    return DRV_CALL(cu2clStreamCreateWithFlags(stream, flags));
}

cu2clDrvResult cu2clDrvStreamCreateWithPriority(cu2clStream_t *stream, unsigned int flags,
                                                int priority)
{
    return DRV_CALL(cu2clStreamCreateWithPriority(stream, flags, priority));
}

cu2clDrvResult cu2clDrvStreamDestroy(cu2clStream_t stream)
{
    return DRV_CALL(cu2clStreamDestroy(stream));
}

cu2clDrvResult cu2clDrvStreamSynchronize(cu2clStream_t stream)
{
    return DRV_CALL(cu2clStreamSynchronize(stream));
}

cu2clDrvResult cu2clDrvStreamQuery(cu2clStream_t stream)
{
    return DRV_CALL(cu2clStreamQuery(stream));
}

cu2clDrvResult cu2clDrvStreamWaitEvent(cu2clStream_t stream, cu2clEvent_t event, unsigned int flags)
{
    return DRV_CALL(cu2clStreamWaitEvent(stream, event, flags));
}

cu2clDrvResult cu2clDrvStreamGetCtx(cu2clStream_t stream, cu2clDrvContext *context)
{
    int device;
    if (!context)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = DRV_CALL(cu2clStreamGetDevice(stream, &device));
    if (result == CU2CL_SUCCESS)
        *context = drv_context_of(device);
    return result;
}

cu2clDrvResult cu2clDrvStreamGetFlags(cu2clStream_t stream, unsigned int *flags)
{
    return DRV_CALL(cu2clStreamGetFlags(stream, flags));
}

cu2clDrvResult cu2clDrvStreamGetPriority(cu2clStream_t stream, int *priority)
{
    return DRV_CALL(cu2clStreamGetPriority(stream, priority));
}

/* A callback of this API, until it was called. */
struct call {
    cu2clDrvStreamCallback function;
    void *data;
};

static void call_back(cu2clStream_t stream, cu2clError_t status, void *data)
{
    struct call call = *(struct call *)data;
    free(data);
    call.function(stream, drv_result_of(status), call.data);
}

cu2clDrvResult cu2clDrvStreamAddCallback(cu2clStream_t stream, cu2clDrvStreamCallback callback,
                                         void *user_data, unsigned int flags)
{
    if (!callback)
        return CU2CL_ERROR_INVALID_VALUE;
    struct call *call = malloc(sizeof *call);
    if (!call)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    *call = (struct call){callback, user_data};
    cu2clDrvResult result = DRV_CALL(cu2clStreamAddCallback(stream, call_back, call, flags));
    if (result != CU2CL_SUCCESS)
        free(call);
    return result;
}

cu2clDrvResult cu2clDrvEventCreate(cu2clEvent_t *event, unsigned int flags)
{
    return DRV_CALL(cu2clEventCreateWithFlags(event, flags));
}

cu2clDrvResult cu2clDrvEventDestroy(cu2clEvent_t event)
{
    return DRV_CALL(cu2clEventDestroy(event));
}

cu2clDrvResult cu2clDrvEventRecord(cu2clEvent_t event, cu2clStream_t stream)
{
    return DRV_CALL(cu2clEventRecord(event, stream));
}

cu2clDrvResult cu2clDrvEventRecordWithFlags(cu2clEvent_t event, cu2clStream_t stream,
                                            unsigned int flags)
{
    return DRV_CALL(cu2clEventRecordWithFlags(event, stream, flags));
}

cu2clDrvResult cu2clDrvEventQuery(cu2clEvent_t event)
{
    return DRV_CALL(cu2clEventQuery(event));
}

cu2clDrvResult cu2clDrvEventSynchronize(cu2clEvent_t event)
{
    return DRV_CALL(cu2clEventSynchronize(event));
}

cu2clDrvResult cu2clDrvEventElapsedTime(float *milliseconds, cu2clEvent_t start, cu2clEvent_t end)
{
    return DRV_CALL(cu2clEventElapsedTime(milliseconds, start, end));
}
