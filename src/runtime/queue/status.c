/* What kernels report: a failed assert or a trap stores an error code in the status word of its
 * device.
 *
 * The word is read at synchronisation points, and only after a kernel that has it as an argument
 * was launched. A code that is not zero stays, as in CUDA: every later call returns it until
 * cu2clDeviceReset. Behind the word are the values that decide what a graph does next
 * (graph_condition.c), and then the messages of assertions (device/debug.clh), which are printed
 * when the code is found. */
#include "queue/queue.h"

#define MESSAGES      (1 + RT_CONDITIONS)
#define MESSAGE_WORDS 8192
#define MESSAGE_HEAD  8 /* words before the texts: size, line, block, thread */

static struct status {
    cl_mem buffer;
    bool used; /* a kernel that may report was launched */
} statuses[RT_MAX_DEVICES];

static struct status *reports_of(const struct rt_device *device)
{
    return &statuses[device->index];
}

cl_mem rt_status_buffer(const struct rt_device *device)
{
    return reports_of(device)->buffer;
}

void rt_status_expect(const struct rt_device *device)
{
    reports_of(device)->used = true;
}

cu2clError_t rt_status_prepare(struct rt_device *device)
{
    static cl_int zero[MESSAGES + 1 + MESSAGE_WORDS];
    cl_int code;
    if (reports_of(device)->buffer)
        return cu2clSuccess;
    reports_of(device)->buffer = clCreateBuffer(
        device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizeof zero, zero, &code);
    if (code != CL_SUCCESS)
        reports_of(device)->buffer = NULL;
    return rt_error(code);
}

cu2clError_t rt_status_set_condition(struct rt_stream *stream, size_t place, unsigned value)
{
    RT_TRY(rt_status_prepare(stream->device));
    RT_TRY(rt_stream_order(stream));
    RT_TRY(rt_error(clEnqueueFillBuffer(stream->queue, reports_of(stream->device)->buffer, &value,
                                        sizeof value, place * sizeof value, sizeof value, 0, NULL,
                                        NULL)));
    return rt_error(rt_stream_submit(stream));
}

cu2clError_t rt_status_get_condition(struct rt_stream *stream, size_t place, unsigned *value)
{
    struct rt_device *device = stream->device;
    RT_TRY(rt_status_prepare(device));
    RT_TRY(rt_stream_finish(stream));
    return rt_error_async(
        clEnqueueReadBuffer(device->null_stream->queue, reports_of(device)->buffer, CL_TRUE,
                            place * sizeof *value, sizeof *value, value, 0, NULL, NULL));
}

/* Prints a message of `size` words; its texts are file, function and expression. */
static void print_message(const cl_int *m, size_t size)
{
    const char *at = (const char *)(m + MESSAGE_HEAD), *end = (const char *)(m + size);
    const char *texts[3];
    for (int i = 0; i < 3; i++) {
        const char *zero = at < end ? memchr(at, '\0', (size_t)(end - at)) : NULL;
        if (!zero)
            return;
        texts[i] = at;
        at = zero + 1;
    }
    fprintf(stderr, "%s:%d: %s: block: [%d,%d,%d], thread: [%d,%d,%d] Assertion `%s` failed.\n",
            texts[0], (int)m[1], texts[1], (int)m[2], (int)m[3], (int)m[4], (int)m[5], (int)m[6],
            (int)m[7], texts[2]);
}

void rt_status_print(const cl_int *messages, size_t words)
{
    size_t used = (size_t)(cl_uint)messages[0], at = 1;
    words = used < words ? used : words;
    while (at + MESSAGE_HEAD <= words + 1) {
        size_t size = (size_t)(cl_uint)messages[at];
        if (size < MESSAGE_HEAD || at + size > words + 1)
            return; /* not complete, or it had no room */
        print_message(messages + at, size);
        at += size;
    }
}

static void print_messages(struct rt_device *device)
{
    size_t size = (1 + MESSAGE_WORDS) * sizeof(cl_int);
    cl_int *messages = malloc(size);
    if (messages &&
        clEnqueueReadBuffer(device->null_stream->queue, reports_of(device)->buffer, CL_TRUE,
                            MESSAGES * sizeof(cl_int), size, messages, 0, NULL, NULL) == CL_SUCCESS)
        rt_status_print(messages, MESSAGE_WORDS);
    free(messages);
}

cu2clError_t rt_status_check(struct rt_device *device)
{
    cl_int status = 0;
    rt_output_flush(device);
    if (!reports_of(device)->used)
        return cu2clSuccess;
    cl_int code = clEnqueueReadBuffer(device->null_stream->queue, reports_of(device)->buffer,
                                      CL_TRUE, 0, sizeof status, &status, 0, NULL, NULL);
    if (code != CL_SUCCESS)
        return rt_error_async(code);
    reports_of(device)->used = false;
    for (struct rt_stream *s = device->streams; s; s = s->next)
        if (s->enqueued != s->finished)
            reports_of(device)->used = true; /* a kernel that still runs may report later */
    if (status == cu2clErrorAssert && rt.sticky == cu2clSuccess)
        print_messages(device);
    if (status != 0 && rt.sticky == cu2clSuccess)
        rt.sticky = status == cu2clErrorLaunchFailure || status == cu2clErrorIllegalInstruction ||
                            status == cu2clErrorIllegalAddress
                        ? (cu2clError_t)status
                        : cu2clErrorAssert;
    return rt.sticky;
}

void rt_status_release(struct rt_device *device)
{
    if (reports_of(device)->buffer)
        clReleaseMemObject(reports_of(device)->buffer);
    reports_of(device)->buffer = NULL;
    reports_of(device)->used = false;
}
