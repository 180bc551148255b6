/* Host functions in streams.
 *
 * A marker tells when the stream has come to the function; a thread of the runtime waits for it,
 * calls the function and sets a user event, for which a barrier holds the stream's later commands.
 * One thread serves all streams in the order of the calls: a function can only depend on work
 * enqueued before it. In the buffer tier, where drivers may run commands only while the host waits,
 * the calling thread waits and calls the function itself. */
#include "queue/queue.h"

#include <pthread.h>

struct job {
    cl_event reached, done;
    cu2clHostFn_t function;
    cu2clStreamCallback_t callback;
    cu2clStream_t stream;
    void *user_data;
    struct job *next;
};

static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t queue_filled = PTHREAD_COND_INITIALIZER;
static struct job *first, **last = &first;
static bool started;

static void call(const struct job *job, cu2clError_t status)
{
    if (job->callback)
        job->callback(job->stream, status, job->user_data);
    else if (status == cu2clSuccess)
        job->function(job->user_data);
}

static void *work(void *unused)
{
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&queue_lock);
        while (!first)
            pthread_cond_wait(&queue_filled, &queue_lock);
        struct job *job = first;
        first = job->next;
        if (!first)
            last = &first;
        pthread_mutex_unlock(&queue_lock);
        cl_int code = clWaitForEvents(1, &job->reached);
        call(job, code == CL_SUCCESS ? cu2clSuccess : cu2clErrorLaunchFailure);
        clSetUserEventStatus(job->done, CL_COMPLETE);
        clReleaseEvent(job->reached);
        clReleaseEvent(job->done);
        free(job);
    }
    return NULL;
}

static bool start_worker(void)
{
    pthread_t thread;
    if (started)
        return true;
    started = pthread_create(&thread, NULL, work, NULL) == 0;
    if (started)
        pthread_detach(thread);
    return started;
}

static void submit(struct job *job)
{
    pthread_mutex_lock(&queue_lock);
    *last = job;
    last = &job->next;
    pthread_cond_signal(&queue_filled);
    pthread_mutex_unlock(&queue_lock);
}

/* Fills the job's events; the stream waits behind them. */
static cl_int hold_stream(struct rt_stream *stream, struct job *job)
{
    cl_int code;
    job->done = clCreateUserEvent(stream->device->context, &code);
    if (code != CL_SUCCESS)
        return code;
    code = clEnqueueMarkerWithWaitList(stream->queue, 0, NULL, &job->reached);
    if (code == CL_SUCCESS) {
        code = clEnqueueBarrierWithWaitList(stream->queue, 1, &job->done, NULL);
        if (code == CL_SUCCESS)
            return rt_error(rt_stream_flush(stream)) == cu2clSuccess ? CL_SUCCESS
                                                                     : CL_OUT_OF_RESOURCES;
        clReleaseEvent(job->reached);
    }
    clReleaseEvent(job->done);
    return code;
}

static cu2clError_t call_here(struct rt_stream *stream, const struct job *job)
{
    cu2clError_t error = rt_stream_finish(stream);
    rt_unlock();
    call(job, error);
    rt_lock();
    return error;
}

static cu2clError_t order_and_hold(struct rt_stream *stream, struct job *job)
{
    RT_TRY(rt_stream_order(stream));
    return rt_error(hold_stream(stream, job));
}

static cu2clError_t enqueue_job(struct rt_stream *stream, const struct job *wanted)
{
    if (stream->device->tier == RT_TIER_BUFFER)
        return call_here(stream, wanted);
    struct job *job = malloc(sizeof *job);
    if (!job || !start_worker()) {
        free(job);
        return cu2clErrorMemoryAllocation;
    }
    *job = *wanted;
    cu2clError_t error = order_and_hold(stream, job);
    if (error != cu2clSuccess) {
        free(job);
        return error;
    }
    submit(job);
    return cu2clSuccess;
}

static cu2clError_t add_host_call_locked(struct rt_device *device, cu2clStream_t handle,
                                         struct job job, bool valid)
{
    struct rt_stream *stream;
    if (!valid)
        return cu2clErrorInvalidValue;
    if (job.function && rt_capturing(device, handle))
        return rt_capture_hooks->host(device, handle, job.function, job.user_data);
    RT_TRY(rt_stream_get(device, handle, &stream));
    return enqueue_job(stream, &job);
}

static cu2clError_t add_host_call(cu2clStream_t handle, struct job job, bool valid)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), add_host_call_locked(device, handle, job, valid));
}

cu2clError_t cu2clLaunchHostFunc(cu2clStream_t stream, cu2clHostFn_t function, void *user_data)
{
    struct job job = {.function = function, .stream = stream, .user_data = user_data};
    return add_host_call(stream, job, function != NULL);
}

cu2clError_t cu2clStreamAddCallback(cu2clStream_t stream, cu2clStreamCallback_t callback,
                                    void *user_data, unsigned int flags)
{
    struct job job = {.callback = callback, .stream = stream, .user_data = user_data};
    return add_host_call(stream, job, callback != NULL && flags == 0);
}
