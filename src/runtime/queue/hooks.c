/* What layers above do at synchronisation points and for captures: nothing, until they say. */
#include "queue/queue.h"

static cu2clError_t nothing_at_sync(struct rt_device *device, const struct rt_stream *stream)
{
    (void)device;
    (void)stream;
    return cu2clSuccess;
}

static void nothing_at_end(struct rt_device *device)
{
    (void)device;
}

static void nothing_when_gone(const struct rt_stream *stream)
{
    (void)stream;
}

struct rt_sync_hooks rt_sync_hooks = {nothing_at_sync, nothing_at_end, nothing_when_gone};

static cu2clError_t refuse_nothing(struct rt_stream *stream)
{
    (void)stream;
    return cu2clSuccess;
}

static void not_captured(struct rt_stream *stream)
{
    (void)stream;
}

static cu2clError_t forbid_nothing(void)
{
    return cu2clSuccess;
}

static cu2clError_t touch_nothing(const struct rt_capture_point *point)
{
    (void)point;
    return cu2clSuccess;
}

static void free_nothing(struct rt_capture_point **point)
{
    (void)point;
}

static const struct rt_capture_hooks no_captures = {.refuse = refuse_nothing,
                                                    .stream_gone = not_captured,
                                                    .unsafe = forbid_nothing,
                                                    .touch = touch_nothing,
                                                    .point_free = free_nothing};

const struct rt_capture_hooks *rt_capture_hooks = &no_captures;
unsigned rt_captures;

bool rt_capturing(struct rt_device *device, cu2clStream_t handle)
{
    struct rt_stream *stream;
    return rt_captures > 0 && rt_stream_find(device, handle, &stream) == cu2clSuccess &&
           stream->capture;
}
