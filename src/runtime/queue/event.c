/* Events are markers in a stream, with the profiling time at which all earlier commands of the
 * stream had run. */
#include "queue/queue.h"

#define EVENT_MAGIC 0x45564e54u

struct cu2clEvent_st {
    uint32_t magic;
    unsigned flags;
    cl_event event;                 /* of the last record, NULL: never recorded */
    struct rt_device *device;       /* it was recorded on */
    uint64_t stream, count;         /* its number, and that of its commands */
    struct rt_capture_point *point; /* of the last record, if that was in a capture */
};

static cu2clError_t check(cu2clEvent_t event)
{
    return event && event->magic == EVENT_MAGIC ? cu2clSuccess : cu2clErrorInvalidResourceHandle;
}

cu2clError_t cu2clEventCreateWithFlags(cu2clEvent_t *event, unsigned int flags)
{
    struct rt_device *device;
    struct cu2clEvent_st *created = NULL;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && (!event || flags > 7))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && !(created = calloc(1, sizeof *created)))
        error = cu2clErrorMemoryAllocation;
    if (error == cu2clSuccess) {
        created->magic = EVENT_MAGIC;
        created->flags = flags;
        *event = created;
    }
    return rt_leave(error);
}

cu2clError_t cu2clEventCreate(cu2clEvent_t *event)
{
    return cu2clEventCreateWithFlags(event, cu2clEventDefault);
}

cu2clError_t cu2clEventDestroy(cu2clEvent_t event)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = check(event);
    if (error == cu2clSuccess) {
        if (event->event)
            clReleaseEvent(event->event);
        rt_capture_hooks->point_free(&event->point);
        event->magic = 0;
        free(event);
    }
    return rt_leave(error);
}

static cu2clError_t record(struct cu2clEvent_st *event, struct rt_stream *stream)
{
    cl_event marker;
    cu2clError_t error = cu2clSuccess;
    if (!(event->flags & cu2clEventDisableTiming))
        error = rt_stream_take_times(stream);
    if (error == cu2clSuccess)
        error = rt_stream_order(stream);
    if (error != cu2clSuccess)
        return error;
    cl_int code = clEnqueueMarkerWithWaitList(stream->queue, 0, NULL, &marker);
    if (code != CL_SUCCESS)
        return rt_error(code);
    if (event->event)
        clReleaseEvent(event->event);
    event->event = marker;
    rt_capture_hooks->point_free(&event->point);
    event->device = stream->device;
    event->stream = stream->number;
    event->count = stream->enqueued;
    return rt_error(rt_stream_flush(stream));
}

static cu2clError_t record_in(cu2clEvent_t event, cu2clStream_t handle, bool external)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = check(event);
    if (error == cu2clSuccess && rt_capturing(device, handle))
        return rt_leave(rt_capture_hooks->record(device, handle, event, external, &event->point));
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = record(event, stream);
    return rt_leave(error);
}

cu2clError_t cu2clEventRecord(cu2clEvent_t event, cu2clStream_t stream)
{
    return record_in(event, stream, false);
}

cu2clError_t cu2clEventRecordWithFlags(cu2clEvent_t event, cu2clStream_t stream, unsigned int flags)
{
    return flags > cu2clEventRecordExternal
               ? rt_record(cu2clErrorInvalidValue)
               : record_in(event, stream, flags == cu2clEventRecordExternal);
}

/* Waits without the lock; the event may be recorded again or destroyed meanwhile. */
static cu2clError_t wait_for(const struct cu2clEvent_st *event)
{
    struct rt_device *device = event->device;
    cl_event marker = event->event;
    uint64_t stream = event->stream, count = event->count;
    clRetainEvent(marker);
    rt_unlock();
    cl_int code = clWaitForEvents(1, &marker);
    clReleaseEvent(marker);
    rt_lock();
    cu2clError_t error = rt_error_async(code);
    if (error == cu2clSuccess)
        rt_output_has_run(device, stream, count);
    if (error == cu2clSuccess)
        error = rt_status_check(device);
    if (error == cu2clSuccess)
        error = rt_sync_hooks.done(device, NULL);
    rt_sync_hooks.end(device);
    return error;
}

cu2clError_t cu2clEventSynchronize(cu2clEvent_t event)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = check(event);
    if (error == cu2clSuccess)
        error = rt_capture_hooks->touch(event->point);
    if (error == cu2clSuccess && event->event)
        error = wait_for(event);
    return rt_leave(error);
}

static cu2clError_t state_of(const struct cu2clEvent_st *event)
{
    cl_int status = CL_QUEUED;
    cl_int code = clGetEventInfo(event->event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status,
                                 &status, NULL);
    if (code != CL_SUCCESS)
        return rt_error(code);
    if (status < 0)
        return rt_error_async(status);
    return status == CL_COMPLETE ? cu2clSuccess : cu2clErrorNotReady;
}

cu2clError_t cu2clEventQuery(cu2clEvent_t event)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = check(event);
    if (error == cu2clSuccess)
        error = rt_capture_hooks->touch(event->point);
    if (error == cu2clSuccess && event->event) {
        error = state_of(event);
        if (error == cu2clSuccess)
            error = rt_status_check(event->device);
        if (error == cu2clSuccess)
            error = rt_sync_hooks.done(event->device, NULL);
    }
    return rt_leave(error);
}

static cu2clError_t time_of(const struct cu2clEvent_st *event, cl_ulong *nanoseconds)
{
    cu2clError_t error = check((cu2clEvent_t)(uintptr_t)event);
    if (error == cu2clSuccess && event->point)
        error = cu2clErrorCapturedEvent;
    if (error == cu2clSuccess && (!event->event || (event->flags & cu2clEventDisableTiming)))
        error = cu2clErrorInvalidResourceHandle;
    if (error == cu2clSuccess)
        error = state_of(event);
    if (error == cu2clSuccess)
        error = rt_error(clGetEventProfilingInfo(event->event, CL_PROFILING_COMMAND_END,
                                                 sizeof *nanoseconds, nanoseconds, NULL));
    return error;
}

cu2clError_t cu2clEventElapsedTime(float *milliseconds, cu2clEvent_t start, cu2clEvent_t end)
{
    struct rt_device *device;
    cl_ulong from = 0, to = 0;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && !milliseconds)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        error = time_of(start, &from);
    if (error == cu2clSuccess)
        error = time_of(end, &to);
    if (error == cu2clSuccess)
        *milliseconds = (float)((double)(cl_long)(to - from) / 1e6);
    return rt_leave(error);
}

static cu2clError_t wait_event(struct rt_stream *stream, struct cu2clEvent_st *event)
{
    if (!event->event)
        return cu2clSuccess;
    if (event->device != stream->device)
        return wait_for(event); /* another context: the host waits instead */
    cu2clError_t error = rt_stream_order(stream);
    stream->waits = true;
    if (error == cu2clSuccess)
        error = rt_error(clEnqueueBarrierWithWaitList(stream->queue, 1, &event->event, NULL));
    return error;
}

cu2clError_t cu2clStreamWaitEvent(cu2clStream_t handle, cu2clEvent_t event, unsigned int flags)
{
    struct rt_device *device;
    struct rt_stream *stream;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && flags > cu2clEventWaitExternal)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        error = check(event);
    if (error == cu2clSuccess && (rt_capturing(device, handle) || event->point))
        return rt_leave(rt_capture_hooks->wait(device, handle, event,
                                               flags == cu2clEventWaitExternal, event->point));
    if (error == cu2clSuccess)
        error = rt_stream_get(device, handle, &stream);
    if (error == cu2clSuccess)
        error = wait_event(stream, event);
    return rt_leave(error);
}
