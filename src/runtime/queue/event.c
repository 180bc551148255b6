/* Events are markers in a stream, with the profiling time at which all earlier commands of the
 * stream had run. */
#include "queue/queue.h"

#define EVENT_MAGIC 0x45564e54u

struct CUevent_st {
    uint32_t magic;
    unsigned flags;
    cl_event event;                 /* of the last record, NULL: never recorded */
    struct rt_device *device;       /* it was recorded on */
    uint64_t stream, count;         /* its number, and that of its commands */
    struct rt_capture_point *point; /* of the last record, if that was in a capture */
    struct rt_shared_event *shared; /* of an event of several processes, or NULL */
    uint64_t number;                /* there, of this process's last record */
};

static cu2clError_t check_event(cu2clEvent_t event)
{
    return event && event->magic == EVENT_MAGIC ? cu2clSuccess : cu2clErrorInvalidResourceHandle;
}

/* `shared` becomes the event's. */
static cu2clError_t make_event(cu2clEvent_t *event, unsigned flags, struct rt_shared_event *shared)
{
    struct CUevent_st *created = calloc(1, sizeof *created);
    if (!created) {
        if (shared)
            rt_shared_event_release(shared);
        return cu2clErrorMemoryAllocation;
    }
    created->magic = EVENT_MAGIC;
    created->flags = flags;
    created->shared = shared;
    *event = created;
    return cu2clSuccess;
}

static cu2clError_t event_create_with_flags_locked(struct rt_device *device, cu2clEvent_t *event,
                                                   unsigned int flags)
{
    bool shared = flags & cu2clEventInterprocess;
    struct rt_shared_event *made = NULL;
    if (!event || flags > 7 || (shared && !(flags & cu2clEventDisableTiming)))
        return cu2clErrorInvalidValue;
    if (shared && rt_device_shares(device) && !(made = rt_shared_event_make()))
        return cu2clErrorMemoryAllocation;
    return make_event(event, flags, made);
}

cu2clError_t cu2clEventCreateWithFlags(cu2clEvent_t *event, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), event_create_with_flags_locked(device, event, flags));
}

cu2clError_t cu2clEventCreate(cu2clEvent_t *event)
{
    return cu2clEventCreateWithFlags(event, cu2clEventDefault);
}

static cu2clError_t event_destroy_locked(cu2clEvent_t event)
{
    RT_TRY(check_event(event));
    if (event->event)
        clReleaseEvent(event->event);
    if (event->shared)
        rt_shared_event_release(event->shared);
    rt_capture_hooks->point_free(&event->point);
    event->magic = 0;
    free(event);
    return cu2clSuccess;
}

cu2clError_t cu2clEventDestroy(cu2clEvent_t event)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), event_destroy_locked(event));
}

static cu2clError_t record_marker(struct CUevent_st *event, struct rt_stream *stream)
{
    cl_event marker;
    if (!(event->flags & cu2clEventDisableTiming))
        RT_TRY(rt_stream_take_times(stream));
    RT_TRY(rt_stream_order(stream));
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
    RT_TRY(rt_error(rt_stream_flush(stream)));
    if (event->shared)
        event->number = rt_shared_event_record(event->shared, marker);
    return cu2clSuccess;
}

/* The last record was in another process: its number, 0 where it was not, or is done. */
static uint64_t foreign_record(const struct CUevent_st *event)
{
    uint64_t number = event->shared ? rt_shared_event_last(event->shared) : 0;
    return number == event->number || rt_shared_event_done(event->shared, number) ? 0 : number;
}

static cu2clError_t record_in_locked(struct rt_device *device, cu2clEvent_t event,
                                     cu2clStream_t handle, bool external)
{
    struct rt_stream *stream;
    RT_TRY(check_event(event));
    if (rt_capturing(device, handle))
        return rt_capture_hooks->record(device, handle, event, external, &event->point);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return record_marker(event, stream);
}

static cu2clError_t record_in(cu2clEvent_t event, cu2clStream_t handle, bool external)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), record_in_locked(device, event, handle, external));
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

/* After the command with this number of the stream: `code` is what waiting for it gave. */
static cu2clError_t command_has_run(struct rt_device *device, uint64_t stream, uint64_t count,
                                    cl_int code)
{
    RT_TRY(rt_error_async(code));
    rt_output_has_run(device, stream, count);
    RT_TRY(rt_status_check(device));
    return rt_sync_hooks.done(device, NULL);
}

/* Waits without the lock; the event may be recorded again or destroyed meanwhile. */
static cu2clError_t wait_for(const struct CUevent_st *event)
{
    struct rt_device *device = event->device;
    cl_event marker = event->event;
    uint64_t stream = event->stream, count = event->count;
    clRetainEvent(marker);
    rt_unlock();
    cl_int code = clWaitForEvents(1, &marker);
    clReleaseEvent(marker);
    rt_lock();
    cu2clError_t error = command_has_run(device, stream, count, code);
    rt_sync_hooks.end(device);
    return error;
}

static cu2clError_t event_synchronize_locked(cu2clEvent_t event)
{
    RT_TRY(check_event(event));
    RT_TRY(rt_capture_hooks->touch(event->point));
    uint64_t foreign = foreign_record(event);
    if (foreign)
        rt_shared_event_wait(event->shared, foreign);
    else if (event->event)
        RT_TRY(wait_for(event));
    return cu2clSuccess;
}

cu2clError_t cu2clEventSynchronize(cu2clEvent_t event)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), event_synchronize_locked(event));
}

static cu2clError_t state_of(const struct CUevent_st *event)
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

static cu2clError_t event_query_locked(cu2clEvent_t event)
{
    RT_TRY(check_event(event));
    RT_TRY(rt_capture_hooks->touch(event->point));
    if (foreign_record(event))
        return cu2clErrorNotReady;
    if (!event->event)
        return cu2clSuccess;
    RT_TRY(state_of(event));
    RT_TRY(rt_status_check(event->device));
    return rt_sync_hooks.done(event->device, NULL);
}

cu2clError_t cu2clEventQuery(cu2clEvent_t event)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), event_query_locked(event));
}

static cu2clError_t event_time(const struct CUevent_st *event, cl_ulong *nanoseconds)
{
    RT_TRY(check_event((cu2clEvent_t)(uintptr_t)event));
    if (event->point)
        return cu2clErrorCapturedEvent;
    if (!event->event || (event->flags & cu2clEventDisableTiming))
        return cu2clErrorInvalidResourceHandle;
    RT_TRY(state_of(event));
    return rt_error(clGetEventProfilingInfo(event->event, CL_PROFILING_COMMAND_END,
                                            sizeof *nanoseconds, nanoseconds, NULL));
}

static cu2clError_t event_elapsed_time_locked(float *milliseconds, cu2clEvent_t start,
                                              cu2clEvent_t end)
{
    cl_ulong from = 0, to = 0;
    if (!milliseconds)
        return cu2clErrorInvalidValue;
    RT_TRY(event_time(start, &from));
    RT_TRY(event_time(end, &to));
    *milliseconds = (float)((double)(cl_long)(to - from) / 1e6);
    return cu2clSuccess;
}

cu2clError_t cu2clEventElapsedTime(float *milliseconds, cu2clEvent_t start, cu2clEvent_t end)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), event_elapsed_time_locked(milliseconds, start, end));
}

/* For what another process has recorded. */
static cu2clError_t wait_foreign(struct rt_stream *stream, struct CUevent_st *event,
                                 uint64_t number)
{
    stream->waits = true;
    RT_TRY(rt_stream_order(stream));
    cl_event user = rt_shared_event_await(stream->device->context, event->shared, number);
    if (!user)
        return cu2clErrorMemoryAllocation;
    cl_int code = clEnqueueBarrierWithWaitList(stream->queue, 1, &user, NULL);
    clReleaseEvent(user);
    return rt_error(code);
}

static cu2clError_t wait_event(struct rt_stream *stream, struct CUevent_st *event)
{
    uint64_t foreign = foreign_record(event);
    if (foreign)
        return wait_foreign(stream, event, foreign);
    if (!event->event)
        return cu2clSuccess;
    if (event->device != stream->device)
        return wait_for(event); /* another context: the host waits instead */
    stream->waits = true;
    RT_TRY(rt_stream_order(stream));
    return rt_error(clEnqueueBarrierWithWaitList(stream->queue, 1, &event->event, NULL));
}

static cu2clError_t stream_wait_event_locked(struct rt_device *device, cu2clStream_t handle,
                                             cu2clEvent_t event, unsigned int flags)
{
    struct rt_stream *stream;
    if (flags > cu2clEventWaitExternal)
        return cu2clErrorInvalidValue;
    RT_TRY(check_event(event));
    if (rt_capturing(device, handle) || event->point)
        return rt_capture_hooks->wait(device, handle, event, flags == cu2clEventWaitExternal,
                                      event->point);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return wait_event(stream, event);
}

cu2clError_t cu2clStreamWaitEvent(cu2clStream_t handle, cu2clEvent_t event, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_wait_event_locked(device, handle, event, flags));
}

/* --- events of other processes --- */

static cu2clError_t refuse_sharing(const struct rt_device *device, const char *caller)
{
    rt_message("%s: only events of a CPU with fine-grained shared virtual memory can be used by "
               "several processes; device '%s' is not used that way",
               caller, device->name);
    return cu2clErrorNotSupported;
}

static cu2clError_t get_event_handle_locked(struct rt_device *device, cu2clIpcEventHandle_t *handle,
                                            cu2clEvent_t event)
{
    if (!handle)
        return cu2clErrorInvalidValue;
    RT_TRY(check_event(event));
    if (!(event->flags & cu2clEventInterprocess))
        return cu2clErrorInvalidResourceHandle;
    if (!event->shared)
        return refuse_sharing(device, "cudaIpcGetEventHandle");
    return rt_shared_event_describe(event->shared, handle) ? cu2clSuccess
                                                           : cu2clErrorInvalidResourceHandle;
}

cu2clError_t cu2clIpcGetEventHandle(cu2clIpcEventHandle_t *handle, cu2clEvent_t event)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), get_event_handle_locked(device, handle, event));
}

static cu2clError_t open_event_handle_locked(struct rt_device *device, cu2clEvent_t *event,
                                             const cu2clIpcEventHandle_t *handle)
{
    struct rt_shared_event *shared = NULL;
    if (!event)
        return cu2clErrorInvalidValue;
    if (!rt_device_shares(device))
        return refuse_sharing(device, "cudaIpcOpenEventHandle");
    RT_TRY(rt_shared_event_open(handle->reserved, &shared));
    return make_event(event, cu2clEventInterprocess | cu2clEventDisableTiming, shared);
}

cu2clError_t cu2clIpcOpenEventHandle(cu2clEvent_t *event, cu2clIpcEventHandle_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), open_event_handle_locked(device, event, &handle));
}
