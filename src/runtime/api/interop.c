/* The OpenCL objects behind devices, streams and addresses (<cu2cl/opencl.h>). */
#include "api/api.h"

#include <cu2cl/opencl.h>

/* Enters with device `index`, ready for use. */
static cu2clError_t enter_device(int index, struct rt_device **device)
{
    rt_components_connect();
    RT_TRY(rt_enter_query(device));
    if (!(*device = rt_device_at(index)))
        return cu2clErrorInvalidDevice;
    if (!(*device)->ready)
        RT_TRY(rt_device_ready(*device));
    return cu2clSuccess;
}

static cu2clError_t opencl_context_locked(struct rt_device *device, cl_context *context)
{
    if (!context)
        return cu2clErrorInvalidValue;
    *context = device->context;
    return cu2clSuccess;
}

cu2clError_t cu2clOpenCLContext(cl_context *context, int index)
{
    struct rt_device *device;
    RT_FRAME(enter_device(index, &device), opencl_context_locked(device, context));
}

static cu2clError_t opencl_device_locked(struct rt_device *device, cl_device_id *id)
{
    if (!id)
        return cu2clErrorInvalidValue;
    *id = device->id;
    return cu2clSuccess;
}

cu2clError_t cu2clOpenCLDevice(cl_device_id *id, int index)
{
    struct rt_device *device;
    RT_FRAME(enter_device(index, &device), opencl_device_locked(device, id));
}

/* The program may enqueue what the runtime does not see, so the stream counts as busy from now on,
 * and keeps this queue. */
static cu2clError_t opencl_queue_locked(struct rt_device *device, cl_command_queue *queue,
                                        cu2clStream_t handle)
{
    struct rt_stream *stream;
    if (!queue)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_get(device, handle, &stream));
    RT_TRY(rt_stream_take_times(stream));
    RT_TRY(rt_stream_order(stream));
    stream->foreign = true;
    *queue = stream->queue;
    return cu2clSuccess;
}

cu2clError_t cu2clOpenCLQueue(cl_command_queue *queue, cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), opencl_queue_locked(device, queue, handle));
}

static cu2clError_t opencl_buffer_locked(cl_mem *buffer, size_t *offset, const void *pointer)
{
    const struct rt_allocation *a = rt_map_find(pointer);
    if (!buffer || !offset || !a)
        return cu2clErrorInvalidValue;
    *buffer = a->buffer;
    *offset = a->buffer ? a->offset + (size_t)((const char *)pointer - a->address) : 0;
    return cu2clSuccess;
}

static cu2clError_t opencl_operand_locked(struct rt_device *device, cl_mem *buffer, size_t *offset,
                                          const void *pointer, cu2clStream_t handle)
{
    struct rt_stream *stream;
    struct rt_allocation *a = rt_map_find(pointer);
    if (!buffer || !offset || !a)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_get(device, handle, &stream));
    if (a->moves) {
        rt_moved_used(a);
        RT_TRY(rt_moved_to_device(stream));
    }
    *buffer = rt_operand_buffer(a, pointer, offset);
    return *buffer ? cu2clSuccess : cu2clErrorNotSupported;
}

cu2clError_t cu2clOpenCLOperand(cl_mem *buffer, size_t *offset, const void *pointer,
                                cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), opencl_operand_locked(device, buffer, offset, pointer, handle));
}

cu2clError_t cu2clOpenCLBuffer(cl_mem *buffer, size_t *offset, const void *pointer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), opencl_buffer_locked(buffer, offset, pointer));
}
