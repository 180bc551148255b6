/* The thread of a communicator, and the streams that wait for its jobs. */
#include "libraries/nccl/private.h"

#include <stdlib.h>
#include <string.h>

/* To free memory waits for the whole device, and so for streams that wait for this thread. So what
 * is too small stays until the end; as sizes double, it is less than what is used. */
char *rt_nccl_host(struct ncclComm *comm, size_t size)
{
    size_t wanted = size > 2 * comm->host_size ? size : 2 * comm->host_size;
    void *made = NULL;

    if (comm->host_size >= size)
        return comm->hosts[comm->host_count - 1];
    if (comm->host_count == RT_NCCL_HOSTS ||
        rt_nccl_cuda(cu2clMallocHost(&made, wanted < 4096 ? 4096 : wanted), "host memory") !=
            ncclSuccess)
        return NULL;
    comm->host_size = wanted < 4096 ? 4096 : wanted;
    return comm->hosts[comm->host_count++] = made;
}

/* --- the thread --------------------------------------------------------------------------------- */

static void release_job(struct rt_nccl_job *job)
{
    free(job->operations);
    free(job->holds);
    free(job);
}

/* Waits until the streams have come to the job. */
static ncclResult_t wait_for_streams(const struct rt_nccl_job *job)
{
    ncclResult_t result = ncclSuccess;

    for (size_t i = 0; i < job->hold_count; i++)
        if (job->holds[i].reached && clWaitForEvents(1, &job->holds[i].reached) != CL_SUCCESS)
            result = rt_nccl_fail(ncclUnhandledCudaError, "a stream failed before an operation");
    return result;
}

static void let_streams_go(const struct rt_nccl_job *job)
{
    for (size_t i = 0; i < job->hold_count; i++) {
        if (!job->holds[i].reached)
            continue;
        clSetUserEventStatus(job->holds[i].done, CL_COMPLETE);
        clReleaseEvent(job->holds[i].reached);
        clReleaseEvent(job->holds[i].done);
    }
}

static void do_job(struct ncclComm *comm, const struct rt_nccl_job *job)
{
    ncclResult_t result = wait_for_streams(job);

    if (result == ncclSuccess && atomic_load(&comm->error) == ncclSuccess)
        result = rt_nccl_run(comm, job);
    if (result != ncclSuccess)
        atomic_store(&comm->error, result);
    let_streams_go(job);
}

static void *serve(void *data)
{
    struct ncclComm *comm = data;
    bool goes_on = true;

    cu2clSetDevice(comm->device);
    while (goes_on) {
        pthread_mutex_lock(&comm->lock);
        while (!comm->first)
            pthread_cond_wait(&comm->changed, &comm->lock);
        struct rt_nccl_job *job = comm->first;
        pthread_mutex_unlock(&comm->lock);
        goes_on = !job->is_last;
        do_job(comm, job);
        pthread_mutex_lock(&comm->lock);
        comm->first = job->next;
        if (!comm->first)
            comm->last = &comm->first;
        pthread_cond_broadcast(&comm->changed);
        pthread_mutex_unlock(&comm->lock);
        release_job(job);
    }
    return NULL;
}

ncclResult_t rt_nccl_start_thread(struct ncclComm *comm)
{
    comm->has_thread = pthread_create(&comm->thread, NULL, serve, comm) == 0;
    return comm->has_thread ? ncclSuccess : rt_nccl_fail(ncclSystemError, "no thread can be made");
}

static void append_job(struct ncclComm *comm, struct rt_nccl_job *job)
{
    pthread_mutex_lock(&comm->lock);
    *comm->last = job;
    comm->last = &job->next;
    pthread_cond_broadcast(&comm->changed);
    pthread_mutex_unlock(&comm->lock);
}

void rt_nccl_drain(struct ncclComm *comm)
{
    pthread_mutex_lock(&comm->lock);
    while (comm->first)
        pthread_cond_wait(&comm->changed, &comm->lock);
    pthread_mutex_unlock(&comm->lock);
}

void rt_nccl_end_thread(struct ncclComm *comm)
{
    struct rt_nccl_job *job = calloc(1, sizeof *job);

    if (!comm->has_thread || !job) {
        free(job);
        return;
    }
    job->is_last = true;
    append_job(comm, job);
    pthread_join(comm->thread, NULL);
    comm->has_thread = false;
}

/* --- streams ------------------------------------------------------------------------------------ */

/* The stream's later commands wait for `done`; `reached` says that the earlier ones are over. */
static cl_int hold_queue(cl_context context, cl_command_queue queue, struct rt_nccl_hold *hold)
{
    cl_int code;

    hold->done = clCreateUserEvent(context, &code);
    if (code != CL_SUCCESS)
        return code;
    code = clEnqueueMarkerWithWaitList(queue, 0, NULL, &hold->reached);
    if (code == CL_SUCCESS)
        code = clEnqueueBarrierWithWaitList(queue, 1, &hold->done, NULL);
    if (code == CL_SUCCESS)
        code = clFlush(queue);
    if (code == CL_SUCCESS)
        return code;
    clSetUserEventStatus(hold->done, CL_COMPLETE);
    clReleaseEvent(hold->done);
    if (hold->reached)
        clReleaseEvent(hold->reached);
    hold->reached = NULL;
    return code;
}

static ncclResult_t hold_one(const struct ncclComm *comm, struct rt_nccl_hold *hold)
{
    cl_context context;
    cl_command_queue queue;

    if (!comm->is_asynchronous)
        return rt_nccl_cuda(cu2clStreamSynchronize(hold->stream), "an operation's stream");
    RT_NCCL_TRY(
        rt_nccl_cuda(cu2clOpenCLContext(&context, comm->device), "the communicator's device"));
    RT_NCCL_TRY(rt_nccl_cuda(cu2clOpenCLQueue(&queue, hold->stream), "an operation's stream"));
    if (hold_queue(context, queue, hold) != CL_SUCCESS)
        return rt_nccl_fail(ncclUnhandledCudaError, "a stream can't wait for an operation");
    return ncclSuccess;
}

/* Each stream of the operations once. */
static void list_streams(struct rt_nccl_job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        size_t k = 0;
        while (k < job->hold_count && job->holds[k].stream != job->operations[i].stream)
            k++;
        if (k == job->hold_count)
            job->holds[job->hold_count++].stream = job->operations[i].stream;
    }
}

static ncclResult_t hold_streams(const struct ncclComm *comm, struct rt_nccl_job *job)
{
    int current = comm->device;
    ncclResult_t result = ncclSuccess;

    list_streams(job);
    cu2clGetDevice(&current);
    if (current != comm->device)
        cu2clSetDevice(comm->device);
    for (size_t i = 0; i < job->hold_count && result == ncclSuccess; i++)
        result = hold_one(comm, &job->holds[i]);
    if (current != comm->device)
        cu2clSetDevice(current);
    return result;
}

ncclResult_t rt_nccl_submit(struct ncclComm *comm, struct rt_nccl_job *job)
{
    ncclResult_t result = atomic_load(&comm->error);

    job->holds = calloc(job->count, sizeof *job->holds);
    if (result == ncclSuccess && !job->holds)
        result = rt_nccl_fail(ncclSystemError, "no memory");
    if (result == ncclSuccess)
        result = hold_streams(comm, job);
    if (result != ncclSuccess) {
        let_streams_go(job);
        release_job(job);
        return result;
    }
    append_job(comm, job);
    return ncclSuccess;
}
