/* The driver API: start, errors and devices. See driver.h.
 *
 * The codes of both APIs have the same values from 100 on, and below 9; the runtime API's others
 * become the one that the driver API returns in such a case. */
#include "driver/driver.h"

#include <stdatomic.h>

static atomic_bool initialised;
static _Thread_local cu2clError_t last_error; /* of the runtime API, before a call */

static const struct {
    int value;
    const char *name, *text;
} results[] = {
#define CU2CL_DRV_ERROR(name, value, text) {value, "CUDA_" #name, text},
#include <cu2cl/driver_errors.def>
#undef CU2CL_DRV_ERROR
};
enum { RESULT_COUNT = sizeof results / sizeof *results };

static int find_result(int value)
{
    for (int i = 0; i < RESULT_COUNT; i++)
        if (results[i].value == value)
            return i;
    return -1;
}

cu2clDrvResult drv_result_of(cu2clError_t error)
{
    switch (error) {
    case cu2clErrorInvalidResourceHandle: return CU2CL_ERROR_INVALID_HANDLE;
    case cu2clErrorInvalidSymbol: return CU2CL_ERROR_NOT_FOUND;
    case cu2clErrorInvalidDeviceFunction: return CU2CL_ERROR_INVALID_HANDLE;
    case cu2clErrorDevicesUnavailable: return CU2CL_ERROR_DEVICE_UNAVAILABLE;
    case cu2clErrorInsufficientDriver: return CU2CL_ERROR_NO_DEVICE;
    default: break;
    }
    if (error < 9 || error >= 100)
        return find_result((int)error) >= 0 ? (cu2clDrvResult)error : CU2CL_ERROR_UNKNOWN;
    return CU2CL_ERROR_INVALID_VALUE;
}

cu2clDrvResult drv_started(void)
{
    return atomic_load(&initialised) || rt_thread_uses_runtime() ? CU2CL_SUCCESS
                                                                 : CU2CL_ERROR_NOT_INITIALIZED;
}

cu2clDrvResult drv_ready(void)
{
    cu2clDrvResult result = drv_started();
    cu2clDrvContext context = result == CU2CL_SUCCESS ? drv_context() : NULL;
    if (result == CU2CL_SUCCESS && !context)
        result = CU2CL_ERROR_INVALID_CONTEXT;
    if (context && !drv_context_lives(context))
        result = CU2CL_ERROR_CONTEXT_IS_DESTROYED;
    return result;
}

void drv_begin(void)
{
    last_error = rt_thread_enters_driver(true, cu2clSuccess);
}

cu2clDrvResult drv_end(cu2clError_t error)
{
    rt_thread_enters_driver(false, last_error);
    return drv_result_of(error);
}

cu2clDrvResult cu2clDrvInit(unsigned int flags)
{
    int count = 0;
    if (flags != 0)
        return CU2CL_ERROR_INVALID_VALUE;
    drv_begin();
    cu2clDrvResult result = drv_end(cu2clGetDeviceCount(&count));
    if (result == CU2CL_SUCCESS)
        atomic_store(&initialised, true);
    return result;
}

cu2clDrvResult cu2clDrvDriverGetVersion(int *version)
{
    drv_begin();
    return drv_end(cu2clDriverGetVersion(version));
}

cu2clDrvResult cu2clDrvGetErrorName(cu2clDrvResult error, const char **text)
{
    int found = find_result((int)error);
    if (!text)
        return CU2CL_ERROR_INVALID_VALUE;
    *text = found >= 0 ? results[found].name : NULL;
    return found >= 0 ? CU2CL_SUCCESS : CU2CL_ERROR_INVALID_VALUE;
}

cu2clDrvResult cu2clDrvGetErrorString(cu2clDrvResult error, const char **text)
{
    int found = find_result((int)error);
    if (!text)
        return CU2CL_ERROR_INVALID_VALUE;
    *text = found >= 0 ? rt_refusal_reason((cu2clError_t)error) : NULL;
    if (found >= 0 && !*text)
        *text = results[found].text;
    return found >= 0 ? CU2CL_SUCCESS : CU2CL_ERROR_INVALID_VALUE;
}

cu2clDrvResult cu2clDrvProfilerStart(void)
{
    return DRV_CALL(cu2clProfilerStart());
}

cu2clDrvResult cu2clDrvProfilerStop(void)
{
    return DRV_CALL(cu2clProfilerStop());
}

/* --- devices --- */

/* The properties of a device, NULL when there is no such device. */
static const struct cu2clDeviceProp *properties_of(int device)
{
    rt_lock();
    const struct rt_device *found = rt_device_at(device);
    rt_unlock();
    return found ? &found->properties : NULL;
}

static cu2clDrvResult find_device(int device, const void *out, const struct cu2clDeviceProp **p)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && !out)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS && !(*p = properties_of(device)))
        result = CU2CL_ERROR_INVALID_DEVICE;
    return result;
}

cu2clDrvResult cu2clDrvDeviceGet(cu2clDrvDevice *device, int number)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(number, device, &p);
    if (result == CU2CL_SUCCESS)
        *device = number;
    return result;
}

cu2clDrvResult cu2clDrvDeviceGetCount(int *count)
{
    return DRV_QUERY(cu2clGetDeviceCount(count));
}

cu2clDrvResult cu2clDrvDeviceGetName(char *name, int length, cu2clDrvDevice device)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(device, name, &p);
    if (result == CU2CL_SUCCESS && length <= 0)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        snprintf(name, (size_t)length, "%s", p->name);
    return result;
}

cu2clDrvResult cu2clDrvDeviceGetUuid(cu2clUUID_t *uuid, cu2clDrvDevice device)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(device, uuid, &p);
    if (result == CU2CL_SUCCESS)
        *uuid = p->uuid;
    return result;
}

cu2clDrvResult cu2clDrvDeviceTotalMem(size_t *bytes, cu2clDrvDevice device)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(device, bytes, &p);
    if (result == CU2CL_SUCCESS)
        *bytes = p->totalGlobalMem;
    return result;
}

cu2clDrvResult cu2clDrvDeviceGetAttribute(int *value, cu2clDrvDeviceAttribute attribute,
                                          cu2clDrvDevice device)
{
    return DRV_QUERY(cu2clDeviceGetAttribute(value, attribute, device));
}

cu2clDrvResult cu2clDrvDeviceGetProperties(cu2clDrvDevprop *properties, cu2clDrvDevice device)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(device, properties, &p);
    if (result != CU2CL_SUCCESS)
        return result;
    properties->maxThreadsPerBlock = p->maxThreadsPerBlock;
    memcpy(properties->maxThreadsDim, p->maxThreadsDim, sizeof p->maxThreadsDim);
    memcpy(properties->maxGridSize, p->maxGridSize, sizeof p->maxGridSize);
    properties->sharedMemPerBlock = (int)p->sharedMemPerBlock;
    properties->totalConstantMemory = (int)p->totalConstMem;
    properties->SIMDWidth = p->warpSize;
    properties->memPitch = (int)p->memPitch;
    properties->regsPerBlock = p->regsPerBlock;
    properties->clockRate = p->clockRate;
    properties->textureAlign = (int)p->textureAlignment;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvDeviceComputeCapability(int *major, int *minor, cu2clDrvDevice device)
{
    const struct cu2clDeviceProp *p;
    cu2clDrvResult result = find_device(device, major, &p);
    if (result == CU2CL_SUCCESS && !minor)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS) {
        *major = p->major;
        *minor = p->minor;
    }
    return result;
}

cu2clDrvResult cu2clDrvDeviceCanAccessPeer(int *can, cu2clDrvDevice device, cu2clDrvDevice peer)
{
    return DRV_QUERY(cu2clDeviceCanAccessPeer(can, device, peer));
}

cu2clDrvResult cu2clDrvDeviceGetPCIBusId(char *text, int length, cu2clDrvDevice device)
{
    return DRV_QUERY(cu2clDeviceGetPCIBusId(text, length, device));
}

cu2clDrvResult cu2clDrvDeviceGetByPCIBusId(cu2clDrvDevice *device, const char *text)
{
    return DRV_QUERY(cu2clDeviceGetByPCIBusId(device, text));
}
