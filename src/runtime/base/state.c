/* The process's state and the frame of every public function.
 *
 * rt_enter takes the one lock, finds the devices the first time, and refuses when an earlier kernel
 * failed for good; rt_leave releases the lock and keeps the error for the calling thread.
 * cu2clErrorNotReady is an answer, not an error, and is not kept. */
#include "base/base.h"

#include <stdlib.h>

#include <pthread.h>
#include <stdarg.h>

struct rt_state rt;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool found;
static _Thread_local int current;
static _Thread_local cu2clError_t last_error;
static _Thread_local bool in_driver, uses_runtime;

void rt_lock(void)
{
    pthread_mutex_lock(&lock);
}

bool rt_lock_if_free(void)
{
    return pthread_mutex_trylock(&lock) == 0;
}

void rt_unlock(void)
{
    pthread_mutex_unlock(&lock);
}

static void find_once(void)
{
    if (found)
        return;
    rt_devices_find();
    found = rt.device_count > 0;
}

cu2clError_t rt_enter_query(struct rt_device **device)
{
    rt_lock();
    find_once();
    if (rt.sticky != cu2clSuccess)
        return rt.sticky;
    if (rt.device_count == 0)
        return cu2clErrorNoDevice;
    *device = &rt.devices[current];
    return cu2clSuccess;
}

cu2clError_t rt_enter(struct rt_device **device)
{
    cu2clError_t error = rt_enter_query(device);
    uses_runtime |= !in_driver;
    if (error != cu2clSuccess || (*device)->ready)
        return error;
    return rt_device_ready(*device);
}

bool rt_thread_uses_runtime(void)
{
    return uses_runtime;
}

cu2clError_t rt_thread_enters_driver(bool enters, cu2clError_t error)
{
    cu2clError_t last = last_error;
    in_driver = enters;
    if (!enters)
        last_error = error;
    return last;
}

struct rt_device *rt_current_device(void)
{
    return &rt.devices[current];
}

cu2clError_t rt_record(cu2clError_t error)
{
    if (error != cu2clSuccess && error != cu2clErrorNotReady) {
        last_error = error;
        rt_refusal_recorded(error);
    }
    return error;
}

cu2clError_t rt_leave(cu2clError_t error)
{
    rt_unlock();
    return rt_record(error);
}

cu2clError_t rt_error(cl_int code)
{
    switch (code) {
    case CL_SUCCESS: return cu2clSuccess;
    case CL_MEM_OBJECT_ALLOCATION_FAILURE:
    case CL_OUT_OF_HOST_MEMORY:
    case CL_INVALID_BUFFER_SIZE: return cu2clErrorMemoryAllocation;
    case CL_OUT_OF_RESOURCES: return cu2clErrorLaunchOutOfResources;
    case CL_INVALID_WORK_GROUP_SIZE:
    case CL_INVALID_WORK_ITEM_SIZE:
    case CL_INVALID_WORK_DIMENSION:
    case CL_INVALID_GLOBAL_WORK_SIZE: return cu2clErrorInvalidConfiguration;
    case CL_BUILD_PROGRAM_FAILURE:
    case CL_INVALID_BINARY: return cu2clErrorInvalidKernelImage;
    case CL_DEVICE_NOT_AVAILABLE: return cu2clErrorDevicesUnavailable;
    case CL_MEM_COPY_OVERLAP:
    case CL_INVALID_MEM_OBJECT:
    case CL_INVALID_VALUE: return cu2clErrorInvalidValue;
    case CL_INVALID_KERNEL_NAME: return cu2clErrorInvalidDeviceFunction;
    case CL_INVALID_OPERATION: return cu2clErrorNotSupported;
    default:
        rt_message("%s: %s (%d)", rt_cl_failed(), rt_cl_name(code), (int)code);
        return cu2clErrorUnknown;
    }
}

cu2clError_t rt_error_async(cl_int code)
{
    if (code == CL_SUCCESS)
        return cu2clSuccess;
    if (rt.sticky == cu2clSuccess) {
        rt.sticky = code == CL_OUT_OF_RESOURCES       ? cu2clErrorIllegalAddress
                    : code == CL_DEVICE_NOT_AVAILABLE ? cu2clErrorDevicesUnavailable
                                                      : cu2clErrorLaunchFailure;
        rt_message("a kernel or copy failed while it ran: %s (%d)", rt_cl_name(code), (int)code);
    }
    return rt.sticky;
}

static void print(const char *format, va_list args)
{
    char text[1024];
    vsnprintf(text, sizeof text, format, args);
    fprintf(stderr, "cu2cl: %s\n", text);
}

bool rt_is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value && strcmp(value, "0") != 0;
}

void rt_message(const char *format, ...)
{
    va_list args;
    if (rt_is_set("CU2CL_QUIET"))
        return;
    va_start(args, format);
    print(format, args);
    va_end(args);
}

static cu2clError_t take_last(bool clear)
{
    cu2clError_t sticky = rt.sticky, error = sticky != cu2clSuccess ? sticky : last_error;
    if (clear)
        last_error = cu2clSuccess;
    return error;
}

cu2clError_t cu2clGetLastError(void)
{
    return take_last(true);
}

cu2clError_t cu2clPeekAtLastError(void)
{
    return take_last(false);
}

cu2clError_t cu2clGetDeviceCount(int *count)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (!count)
        error = cu2clErrorInvalidValue;
    else
        *count = rt.device_count;
    return rt_leave(error);
}

static cu2clError_t set_device_locked(int index)
{
    if (!rt_device_at(index))
        return cu2clErrorInvalidDevice;
    current = index;
    uses_runtime |= !in_driver; /* since CUDA 12 it makes the context */
    return cu2clSuccess;
}

cu2clError_t cu2clSetDevice(int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), set_device_locked(index));
}

static cu2clError_t get_device_locked(int *index)
{
    if (!index)
        return cu2clErrorInvalidValue;
    *index = current;
    return cu2clSuccess;
}

cu2clError_t cu2clGetDevice(int *index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), get_device_locked(index));
}

char *rt_random_leave(char *other)
{
    return initstate(1, other, RT_RANDOM_SIZE);
}

void rt_random_return(char *own)
{
    if (own)
        setstate(own);
}
