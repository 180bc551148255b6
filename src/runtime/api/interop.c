/* The OpenCL objects behind devices, streams and addresses (<cu2cl/opencl.h>). */
#include "api/api.h"

#include <cu2cl/opencl.h>

/* Enters with device `index`, ready for use. */
static cu2clError_t enter_device(int index, struct rt_device **device)
{
    rt_components_connect();
    cu2clError_t error = rt_enter_query(device);
    if (error == cu2clSuccess && !(*device = rt_device_at(index)))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess && !(*device)->ready)
        error = rt_device_ready(*device);
    return error;
}

cu2clError_t cu2clOpenCLContext(cl_context *context, int index)
{
    struct rt_device *device;
    cu2clError_t error = enter_device(index, &device);
    if (error == cu2clSuccess && !context)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *context = device->context;
    return rt_leave(error);
}

cu2clError_t cu2clOpenCLDevice(cl_device_id *id, int index)
{
    struct rt_device *device;
    cu2clError_t error = enter_device(index, &device);
    if (error == cu2clSuccess && !id)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *id = device->id;
    return rt_leave(error);
}

/* The program may enqueue what the runtime does not see, so the stream counts as busy from now on,
 * and keeps this queue. */
cu2clError_t cu2clOpenCLQueue(cl_command_queue *queue, cu2clStream_t handle)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && !queue)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = rt_stream_take_times(stream);
    if (error == cu2clSuccess)
        error = rt_stream_order(stream);
    if (error == cu2clSuccess) {
        stream->foreign = true;
        *queue = stream->queue;
    }
    return rt_leave(error);
}

cu2clError_t cu2clOpenCLBuffer(cl_mem *buffer, size_t *offset, const void *pointer)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter(&device);
    const struct rt_allocation *a = rt_map_find(pointer);
    if (error == cu2clSuccess && (!buffer || !offset || !a))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        *buffer = a->buffer;
        *offset = a->buffer ? a->offset + (size_t)((const char *)pointer - a->address) : 0;
    }
    return rt_leave(error);
}
