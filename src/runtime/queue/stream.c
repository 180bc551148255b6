/* Streams are in-order command queues.
 *
 * A queue with profiling makes every copy and marker slower on some devices, so a stream gets one
 * only when an event with a time is recorded in it, in the place of the queue that it had.
 *
 * The legacy default stream (NULL) waits for all commands of the other blocking streams, and they
 * wait for its commands. Every stream counts its commands; before a command is enqueued,
 * rt_stream_order compares counts and enqueues a barrier only where new commands were enqueued on
 * the other side. With one stream in use that costs nothing. */
#include "queue/queue.h"

#include <sched.h>

#define STREAM_MAGIC 0x53545231u

/* A flush costs more than half a microsecond on NVIDIA's devices, a sixth of a launch, and they
 * begin with a command without one. Elsewhere it costs nothing, and a device may wait for it. */
static unsigned unflushed_limit(const struct rt_device *device)
{
    return device->nvidia ? 16 : 1;
}

static _Thread_local struct rt_stream *per_thread[RT_MAX_DEVICES];
static struct rt_stream *destroyed[RT_MAX_DEVICES]; /* waits for what destroyed streams left */
static _Atomic bool default_is_per_thread;
static uint64_t generation; /* counts of streams never meet, also not those of a stream at the
                               address of a destroyed one */

/* What NVIDIA's devices have. A priority is a hint in CUDA: so all devices take them. */
#define GREATEST_PRIORITY (-5)

int rt_stream_priority(int priority)
{
    return priority > 0 ? 0 : priority < GREATEST_PRIORITY ? GREATEST_PRIORITY : priority;
}

/* OpenCL's priorities are low, medium and high, where there are any; a queue without one is
 * medium. */
static cl_command_queue make_queue(struct rt_device *device, bool timed, int priority, cl_int *code)
{
    cl_command_queue_properties flags = timed ? CL_QUEUE_PROFILING_ENABLE : 0;
    const cl_queue_properties properties[] = {CL_QUEUE_PROPERTIES, flags, CL_QUEUE_PRIORITY_KHR,
                                              CL_QUEUE_PRIORITY_HIGH_KHR, 0};
    return priority < 0 && rt_device_has(device, "cl_khr_priority_hints")
               ? clCreateCommandQueueWithProperties(device->context, device->id, properties, code)
               : clCreateCommandQueue(device->context, device->id, flags, code);
}

static cu2clError_t make_stream(struct rt_device *device, unsigned flags, int priority,
                                struct rt_stream **stream)
{
    cl_int code;
    struct rt_stream *created = calloc(1, sizeof *created);
    if (!created)
        return cu2clErrorMemoryAllocation;
    bool timed = rt_seeing() & RT_SEE_TIMES;
    priority = rt_stream_priority(priority);
    created->queue = make_queue(device, timed, priority, &code);
    if (code != CL_SUCCESS) {
        free(created);
        return rt_error(code);
    }
    if (timed)
        rt_profile_queue(device, created->queue);
    created->timed = timed;
    created->magic = STREAM_MAGIC;
    created->device = device;
    created->flags = flags;
    created->priority = priority;
    created->number = ++generation;
    created->enqueued = created->finished = created->null_joined = generation << 40;
    if (device->null_stream)
        created->joined = device->null_stream->finished;
    created->next = device->streams;
    device->streams = created;
    *stream = created;
    return cu2clSuccess;
}

/* Lets the commands of the new queue wait for those of the old one. */
static cl_int replace_queue(struct rt_stream *stream, cl_command_queue queue)
{
    cl_event event;
    cl_int code = clEnqueueMarkerWithWaitList(stream->queue, 0, NULL, &event);
    if (code != CL_SUCCESS)
        return code;
    code = rt_stream_flush(stream);
    if (code == CL_SUCCESS)
        code = clEnqueueBarrierWithWaitList(queue, 1, &event, NULL);
    clReleaseEvent(event);
    if (code == CL_SUCCESS) {
        clReleaseCommandQueue(stream->queue);
        stream->queue = queue;
    }
    return code;
}

static cu2clError_t change_queue(struct rt_stream *stream, bool timed, int priority)
{
    cl_int code;
    cl_command_queue queue = make_queue(stream->device, timed, priority, &code);
    if (code != CL_SUCCESS)
        return rt_error(code);
    code = replace_queue(stream, queue);
    if (code != CL_SUCCESS) {
        clReleaseCommandQueue(queue);
        return rt_error(code);
    }
    stream->timed = timed;
    stream->priority = priority;
    return cu2clSuccess;
}

cu2clError_t rt_stream_take_times(struct rt_stream *stream)
{
    return stream->timed ? cu2clSuccess : change_queue(stream, true, stream->priority);
}

cu2clError_t rt_stream_set_priority(struct rt_stream *stream, int priority)
{
    priority = rt_stream_priority(priority);
    return stream->priority == priority ? cu2clSuccess
                                        : change_queue(stream, stream->timed, priority);
}

void cu2clUsePerThreadDefaultStream(void)
{
    default_is_per_thread = true;
}

/* A stream that another thread destroys while this one waits is found by address again. */
static bool is_live(const struct rt_device *device, const struct rt_stream *stream)
{
    for (const struct rt_stream *s = device->streams; s; s = s->next)
        if (s == stream)
            return true;
    return false;
}

static cu2clError_t per_thread_stream(struct rt_device *device, struct rt_stream **stream)
{
    struct rt_stream **mine = &per_thread[device->index];
    if (!is_live(device, *mine))
        RT_TRY(make_stream(device, cu2clStreamDefault, 0, mine));
    *stream = *mine;
    return cu2clSuccess;
}

cu2clError_t rt_stream_find(struct rt_device *device, cu2clStream_t handle,
                            struct rt_stream **stream)
{
    if (handle == cu2clStreamPerThread || (!handle && default_is_per_thread))
        return per_thread_stream(device, stream);
    if (handle == NULL || handle == cu2clStreamLegacy) {
        *stream = device->null_stream;
        return cu2clSuccess;
    }
    for (int i = 0; i < rt.device_count; i++)
        for (struct rt_stream *s = rt.devices[i].streams; s; s = s->next)
            if (s == (struct rt_stream *)handle) {
                *stream = s;
                return cu2clSuccess;
            }
    return cu2clErrorInvalidResourceHandle;
}

cu2clError_t rt_stream_get(struct rt_device *device, cu2clStream_t handle,
                           struct rt_stream **stream)
{
    RT_TRY(rt_stream_find(device, handle, stream));
    return rt_captures > 0 ? rt_capture_hooks->refuse(*stream) : cu2clSuccess;
}

/* The stream may have commands that have not run. The null stream's end also tells those that it
 * waited for. */
static bool is_busy(const struct rt_stream *stream)
{
    const struct rt_stream *null_stream = stream->device->null_stream;
    if (stream->foreign)
        return true;
    return stream->enqueued != stream->finished && (stream->enqueued != stream->null_joined ||
                                                    null_stream->finished < stream->null_joined_at);
}

bool rt_stream_prints(const struct rt_stream *stream)
{
    return stream->printing > stream->finished && is_busy(stream);
}

/* Makes later commands of `waiting` wait for the commands of `other` so far. */
static cl_int join_stream(struct rt_stream *waiting, struct rt_stream *other)
{
    cl_event event;
    cl_int code = clEnqueueMarkerWithWaitList(other->queue, 0, NULL, &event);
    if (code != CL_SUCCESS)
        return code;
    rt_stream_flush(other);
    code = clEnqueueBarrierWithWaitList(waiting->queue, 1, &event, NULL);
    clReleaseEvent(event);
    return code;
}

static cl_int join_all(struct rt_stream *null_stream)
{
    for (struct rt_stream *s = null_stream->device->streams; s; s = s->next) {
        bool blocking = s != null_stream && !(s->flags & cu2clStreamNonBlocking);
        if (!blocking || !is_busy(s) || (s->enqueued == s->null_joined && !s->foreign))
            continue;
        cl_int code = join_stream(null_stream, s);
        if (code != CL_SUCCESS)
            return code;
        s->null_joined = s->enqueued;
        s->null_joined_at = ++null_stream->enqueued;
    }
    return CL_SUCCESS;
}

cu2clError_t rt_stream_order(struct rt_stream *stream)
{
    struct rt_stream *null_stream = stream->device->null_stream;
    cl_int code = CL_SUCCESS;
    if (stream == null_stream) {
        code = join_all(null_stream);
    } else if (!(stream->flags & cu2clStreamNonBlocking) && is_busy(null_stream) &&
               (null_stream->enqueued != stream->joined || null_stream->foreign)) {
        code = join_stream(stream, null_stream);
        if (code == CL_SUCCESS)
            stream->joined = null_stream->enqueued;
        stream->waits = true;
    }
    if (code == CL_SUCCESS)
        stream->enqueued++;
    return rt_error(code);
}

cl_int rt_stream_flush(struct rt_stream *stream)
{
    stream->unflushed = 0;
    return clFlush(stream->queue);
}

cl_int rt_stream_submit(struct rt_stream *stream)
{
    return ++stream->unflushed < unflushed_limit(stream->device) ? CL_SUCCESS
                                                                 : rt_stream_flush(stream);
}

/* A code of a blocking call: whether the call was refused, or a command failed while it ran. */
static cu2clError_t error_of_wait(cl_int code)
{
    switch (code) {
    case CL_SUCCESS:
    case CL_MEM_OBJECT_ALLOCATION_FAILURE:
    case CL_OUT_OF_HOST_MEMORY:
    case CL_INVALID_VALUE:
    case CL_INVALID_MEM_OBJECT:
    case CL_MEM_COPY_OVERLAP: return rt_error(code);
    default: return rt_error_async(code);
    }
}

cu2clError_t rt_stream_wait(struct rt_stream *stream,
                            cl_int (*command)(cl_command_queue queue, const void *data),
                            const void *data)
{
    struct rt_device *device = stream->device;
    cl_command_queue queue = stream->queue;
    uint64_t enqueued = stream->enqueued;
    /* A blocking command takes longer when it has to flush first. */
    cl_int code = stream->unflushed ? rt_stream_flush(stream) : CL_SUCCESS;
    clRetainCommandQueue(queue);
    rt_unlock();
    if (code == CL_SUCCESS)
        code = command(queue, data);
    clReleaseCommandQueue(queue);
    rt_lock();
    /* The queue is in order, so all earlier commands of it have run, too. */
    if (code == CL_SUCCESS && is_live(device, stream) && stream->finished < enqueued)
        stream->finished = enqueued;
    return error_of_wait(code);
}

static cl_int finish_commands(cl_command_queue queue, const void *unused)
{
    (void)unused;
    return clFinish(queue);
}

static cu2clError_t finish_queue(struct rt_stream *stream)
{
    return is_busy(stream) ? rt_stream_wait(stream, finish_commands, NULL) : cu2clSuccess;
}

static cu2clError_t finish_stream(struct rt_device *device, struct rt_stream *stream)
{
    if (stream == device->null_stream)
        RT_TRY(rt_error(join_all(stream)));
    RT_TRY(finish_queue(stream));
    RT_TRY(rt_status_check(device));
    return rt_sync_hooks.done(device, is_live(device, stream) ? stream : NULL);
}

cu2clError_t rt_stream_finish(struct rt_stream *stream)
{
    struct rt_device *device = stream->device;
    cu2clError_t error = finish_stream(device, stream);
    rt_sync_hooks.end(device);
    return error;
}

static cu2clError_t finish_streams(struct rt_device *device)
{
    for (struct rt_stream *s = device->streams; s;) {
        if (is_busy(s))
            RT_TRY(finish_queue(s));
        /* While the lock was released, the stream may have been destroyed. */
        s = is_live(device, s) ? s->next : device->streams;
    }
    RT_TRY(rt_status_check(device));
    return rt_sync_hooks.done(device, NULL);
}

cu2clError_t rt_device_finish(struct rt_device *device)
{
    cu2clError_t error = finish_streams(device);
    rt_sync_hooks.end(device);
    return error;
}

static void release_stream(struct rt_device *device, struct rt_stream *stream)
{
    rt_capture_hooks->stream_gone(stream);
    rt_sync_hooks.stream_gone(stream);
    for (struct rt_stream **s = &device->streams; *s; s = &(*s)->next)
        if (*s == stream) {
            *s = stream->next;
            break;
        }
    clReleaseCommandQueue(stream->queue);
    stream->magic = 0;
    free(stream);
}

cu2clError_t rt_streams_prepare(struct rt_device *device)
{
    return make_stream(device, cu2clStreamDefault, 0, &device->null_stream);
}

void rt_streams_release(struct rt_device *device)
{
    while (device->streams)
        release_stream(device, device->streams);
    device->null_stream = destroyed[device->index] = NULL;
}

static cu2clError_t create_locked(struct rt_device *device, cu2clStream_t *handle, unsigned flags,
                                  int priority)
{
    struct rt_stream *stream = NULL;
    if (!handle || flags > cu2clStreamNonBlocking)
        return cu2clErrorInvalidValue;
    RT_TRY(make_stream(device, flags, priority, &stream));
    *handle = (cu2clStream_t)stream;
    return cu2clSuccess;
}

static cu2clError_t create_stream(cu2clStream_t *handle, unsigned flags, int priority)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), create_locked(device, handle, flags, priority));
}

cu2clError_t cu2clStreamCreate(cu2clStream_t *stream)
{
    return create_stream(stream, cu2clStreamDefault, 0);
}

cu2clError_t cu2clStreamCreateWithFlags(cu2clStream_t *stream, unsigned int flags)
{
    return create_stream(stream, flags, 0);
}

cu2clError_t cu2clStreamCreateWithPriority(cu2clStream_t *stream, unsigned int flags, int priority)
{
    return create_stream(stream, flags, priority);
}

static cu2clError_t stream_synchronize_locked(struct rt_device *device, cu2clStream_t handle)
{
    struct rt_stream *stream;
    RT_TRY(rt_stream_get(device, handle, &stream));
    return rt_stream_finish(stream);
}

cu2clError_t cu2clStreamSynchronize(cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_synchronize_locked(device, handle));
}

/* Whether a marker is complete, with a little patience: the marker of an idle queue completes only
 * a moment after it was enqueued, and a program that asks once is to hear that its work is done. */
static cl_int marker_status(cl_event event, cl_int *status)
{
    cl_int code = CL_SUCCESS;
    *status = CL_QUEUED;
    for (int tries = 0; tries < 50 && code == CL_SUCCESS && *status > CL_COMPLETE; tries++) {
        sched_yield();
        code =
            clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof *status, status, NULL);
    }
    return code;
}

static cu2clError_t query(struct rt_stream *stream)
{
    cl_event event;
    cl_int status;
    if (!is_busy(stream))
        return cu2clSuccess;
    uint64_t enqueued = stream->enqueued;
    cl_int code = clEnqueueMarkerWithWaitList(stream->queue, 0, NULL, &event);
    if (code != CL_SUCCESS)
        return rt_error(code);
    rt_stream_flush(stream);
    code = marker_status(event, &status);
    clReleaseEvent(event);
    if (code != CL_SUCCESS)
        return rt_error(code);
    if (status < 0)
        return rt_error_async(status);
    if (status != CL_COMPLETE)
        return cu2clErrorNotReady;
    stream->finished = enqueued;
    RT_TRY(rt_status_check(stream->device));
    return rt_sync_hooks.done(stream->device, stream);
}

/* The device's end waits for the commands of a destroyed stream, too. The null stream waits for
 * those of a blocking one, as it did before; another stands for those of a non-blocking one. */
static cu2clError_t leave_commands(struct rt_stream *stream)
{
    struct rt_device *device = stream->device;
    struct rt_stream **left = &destroyed[device->index];
    if (!(stream->flags & cu2clStreamNonBlocking)) {
        left = &device->null_stream;
    } else {
        cu2clError_t state = query(stream);
        if (state != cu2clErrorNotReady)
            return state;
        if (!is_live(device, *left))
            RT_TRY(make_stream(device, cu2clStreamNonBlocking, 0, left));
    }
    RT_TRY(rt_error(join_stream(*left, stream)));
    (*left)->enqueued++;
    return cu2clSuccess;
}

static cu2clError_t stream_destroy_locked(struct rt_device *device, cu2clStream_t handle)
{
    struct rt_stream *stream;
    if (handle == NULL || handle == cu2clStreamLegacy || handle == cu2clStreamPerThread)
        return cu2clErrorInvalidResourceHandle;
    RT_TRY(rt_stream_find(device, handle, &stream));
    if (rt_stream_prints(stream))
        RT_TRY(rt_stream_finish(stream)); /* what it prints is printed as long as it is known */
    if (is_busy(stream) && (stream->enqueued != stream->null_joined || stream->foreign))
        RT_TRY(leave_commands(stream));
    release_stream(stream->device, stream);
    return cu2clSuccess;
}

cu2clError_t cu2clStreamDestroy(cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_destroy_locked(device, handle));
}

static cu2clError_t stream_query_locked(struct rt_device *device, cu2clStream_t handle)
{
    struct rt_stream *stream;
    RT_TRY(rt_stream_get(device, handle, &stream));
    if (stream == device->null_stream)
        RT_TRY(rt_error(join_all(stream)));
    return query(stream);
}

cu2clError_t cu2clStreamQuery(cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_query_locked(device, handle));
}

static cu2clError_t stream_get_flags_locked(struct rt_device *device, cu2clStream_t handle,
                                            unsigned int *flags)
{
    struct rt_stream *stream;
    if (!flags)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    *flags = stream->flags;
    return cu2clSuccess;
}

cu2clError_t cu2clStreamGetFlags(cu2clStream_t handle, unsigned int *flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_get_flags_locked(device, handle, flags));
}

static cu2clError_t stream_get_priority_locked(struct rt_device *device, cu2clStream_t handle,
                                               int *priority)
{
    struct rt_stream *stream;
    if (!priority)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    *priority = stream->priority;
    return cu2clSuccess;
}

cu2clError_t cu2clStreamGetPriority(cu2clStream_t handle, int *priority)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_get_priority_locked(device, handle, priority));
}
