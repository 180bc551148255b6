/* What kernels report: a failed assert or a trap stores an error code in the status word of its
 * device.
 *
 * The word is read at synchronisation points, and only after a kernel that has it as an argument
 * was launched. A code that is not zero stays, as in CUDA: every later call returns it until
 * cu2clDeviceReset. Behind the word are the values that decide what a graph does next
 * (graph_condition.c). */
#include "rt.h"

cu2clError_t rt_status_prepare(struct rt_device *device)
{
    cl_int code, zero[1 + RT_CONDITIONS] = {0};
    if (device->status_buffer)
        return cu2clSuccess;
    device->status_buffer = clCreateBuffer(
        device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizeof zero, zero, &code);
    if (code != CL_SUCCESS)
        device->status_buffer = NULL;
    return rt_error(code);
}

cu2clError_t rt_status_set_condition(struct rt_stream *stream, size_t place, unsigned value)
{
    cu2clError_t error = rt_status_prepare(stream->device);
    if (error == cu2clSuccess)
        error = rt_stream_order(stream);
    if (error == cu2clSuccess)
        error = rt_error(clEnqueueFillBuffer(stream->queue, stream->device->status_buffer, &value,
                                             sizeof value, place * sizeof value, sizeof value, 0,
                                             NULL, NULL));
    return error == cu2clSuccess ? rt_error(rt_stream_submit(stream)) : error;
}

cu2clError_t rt_status_get_condition(struct rt_stream *stream, size_t place, unsigned *value)
{
    struct rt_device *device = stream->device;
    cu2clError_t error = rt_status_prepare(device);
    if (error == cu2clSuccess)
        error = rt_stream_finish(stream);
    return error == cu2clSuccess ? rt_error_async(clEnqueueReadBuffer(
                                       device->null_stream->queue, device->status_buffer, CL_TRUE,
                                       place * sizeof *value, sizeof *value, value, 0, NULL, NULL))
                                 : error;
}

cu2clError_t rt_status_check(struct rt_device *device)
{
    cl_int status = 0;
    if (!device->status_used)
        return cu2clSuccess;
    cl_int code = clEnqueueReadBuffer(device->null_stream->queue, device->status_buffer, CL_TRUE, 0,
                                      sizeof status, &status, 0, NULL, NULL);
    if (code != CL_SUCCESS)
        return rt_error_async(code);
    device->status_used = false;
    for (struct rt_stream *s = device->streams; s; s = s->next)
        if (s->enqueued != s->finished)
            device->status_used = true; /* a kernel that still runs may report later */
    if (status != 0 && rt.sticky == cu2clSuccess)
        rt.sticky = status == cu2clErrorLaunchFailure || status == cu2clErrorIllegalInstruction ||
                            status == cu2clErrorIllegalAddress
                        ? (cu2clError_t)status
                        : cu2clErrorAssert;
    return rt.sticky;
}

void rt_status_release(struct rt_device *device)
{
    if (device->status_buffer)
        clReleaseMemObject(device->status_buffer);
    device->status_buffer = NULL;
    device->status_used = false;
}
