/* Streams, events, host functions in streams, and the word that kernels report in.
 *
 * Streams and events belong to the program that made them. */
#ifndef CU2CL_RT_QUEUE_H
#define CU2CL_RT_QUEUE_H

#include "base/base.h"

#include <stdio.h>

#pragma GCC visibility push(hidden)

struct rt_kernel;
struct rt_capture;
struct rt_capture_point;

/* A list of a graph's nodes (graph.c). */
struct rt_nodes {
    cu2clGraphNode_t *list;
    size_t count;
};

/* stream.c */
struct rt_stream {
    uint32_t magic;
    struct rt_device *device;
    cl_command_queue queue;
    struct rt_stream *next;
    unsigned flags;
    int priority;               /* 0 to -5, which is the greatest */
    bool waits;                 /* it has waited for commands of other streams */
    uint64_t number;            /* unlike that of any other stream */
    bool timed;                 /* the queue has profiling */
    unsigned unflushed;         /* commands since the last flush */
    bool foreign;               /* the program enqueues its own commands, too: counts say nothing */
    uint64_t enqueued;          /* commands so far */
    uint64_t finished;          /* of them known to have run */
    uint64_t printing;          /* of them the last that prints */
    uint64_t joined;            /* the null stream's commands that this stream waits for */
    uint64_t null_joined;       /* this stream's commands that the null stream waits for */
    uint64_t null_joined_at;    /* the null stream's command that waits */
    struct rt_capture *capture; /* that the stream is part of, or NULL */
    struct rt_nodes front;      /* of the capture, that the next operation waits for */
    struct cu2clAccessPolicyWindow window;  /* stream_attributes.c */
    enum cu2clSynchronizationPolicy policy; /* 0: not set */
};

/* The stream of a handle (NULL is the device's null stream). */
cu2clError_t rt_stream_find(struct rt_device *device, cu2clStream_t handle,
                            struct rt_stream **stream);
/* The same for work that is done now: an error when the stream is capturing. */
cu2clError_t rt_stream_get(struct rt_device *device, cu2clStream_t handle,
                           struct rt_stream **stream);
/* The priority nearest to the one asked for that the device has. */
int rt_stream_priority(int priority);
cu2clError_t rt_stream_set_priority(struct rt_stream *stream, int priority);
/* From now on the stream's commands have times. */
cu2clError_t rt_stream_take_times(struct rt_stream *stream);
/* Before every command: makes it wait for what the legacy default stream demands, and counts it. */
cu2clError_t rt_stream_order(struct rt_stream *stream);
/* Commands of the stream that print may still run. */
bool rt_stream_prints(const struct rt_stream *stream);
/* Waits for all commands of the stream, without the lock. */
cu2clError_t rt_stream_finish(struct rt_stream *stream);
cu2clError_t rt_device_finish(struct rt_device *device);
/* component */
cu2clError_t rt_streams_prepare(struct rt_device *device);
void rt_streams_release(struct rt_device *device);
/* After a command that nothing waits for: lets the device begin. */
cl_int rt_stream_submit(struct rt_stream *stream);
cl_int rt_stream_flush(struct rt_stream *stream);
/* Calls `command` with the stream's queue, without the lock: a command that returns when it is
 * done, so that all earlier commands of the stream are, too. */
cu2clError_t rt_stream_wait(struct rt_stream *stream,
                            cl_int (*command)(cl_command_queue queue, const void *data),
                            const void *data);

/* shared_event.c: events of several processes. Their records have numbers, from 1 on. */
struct rt_shared_event;
/* NULL: there is no memory. */
struct rt_shared_event *rt_shared_event_make(void);
/* The event of another process. */
cu2clError_t rt_shared_event_open(const void *handle, struct rt_shared_event **event);
/* Fills the handle by which other processes open it; false in those that opened it themselves. */
bool rt_shared_event_describe(const struct rt_shared_event *event, void *handle);
void rt_shared_event_release(struct rt_shared_event *event);
/* Counts a record that is done when the marker has run, and gives its number. */
uint64_t rt_shared_event_record(struct rt_shared_event *event, cl_event marker);
/* The number of the last record, in any process; 0: none. */
uint64_t rt_shared_event_last(const struct rt_shared_event *event);
bool rt_shared_event_done(const struct rt_shared_event *event, uint64_t number);
/* Waits without the lock. */
void rt_shared_event_wait(struct rt_shared_event *event, uint64_t number);
/* An event of OpenCL that is complete when the record is done; NULL: there is no memory. */
cl_event rt_shared_event_await(cl_context context, struct rt_shared_event *event, uint64_t number);

/* status.c: what kernels report (assert, trap). */
/* The values of conditional handles: their places are 1 to RT_CONDITIONS. device/debug.clh knows
 * the number, too. */
#define RT_CONDITIONS 255
/* After the stream's commands. */
cu2clError_t rt_status_set_condition(struct rt_stream *stream, size_t place, unsigned value);
/* Waits for the stream. */
cu2clError_t rt_status_get_condition(struct rt_stream *stream, size_t place, unsigned *value);
/* The buffer that kernels report in, which is there after rt_status_prepare. */
cl_mem rt_status_buffer(const struct rt_device *device);
/* A kernel that may report was launched. */
void rt_status_expect(const struct rt_device *device);
cu2clError_t rt_status_prepare(struct rt_device *device);
cu2clError_t rt_status_check(struct rt_device *device);
/* Prints the messages of assertions: a word that counts those that are used, and `words` more. */
void rt_status_print(const cl_int *messages, size_t words);
void rt_status_release(struct rt_device *device);

/* output.c: what kernels print. */
/* Makes the buffer that printf writes to, of the size that is set, unless it is there. */
cu2clError_t rt_output_prepare(struct rt_device *device);
/* The buffer, or NULL. */
cl_mem rt_output_buffer(const struct rt_device *device);
/* A kernel that prints is the stream's last command. */
void rt_output_launched(struct rt_stream *stream);
/* The stream `number` has run its first `count` commands. */
void rt_output_has_run(struct rt_device *device, uint64_t number, uint64_t count);
/* Prints what kernels have written, all of it where they are done. */
void rt_output_flush(struct rt_device *device);
/* Prints the records in `words` and returns how many words they had; the first that is not complete
 * ends them. */
size_t rt_output_print(FILE *out, const cl_uint *words, size_t count);
void rt_output_release(struct rt_device *device);

/* --- hooks.c: what layers above do for streams --- */

/* At synchronisation points, and when a stream ends. Components set them when they have something
 * to do there; until then they do nothing. */
struct rt_sync_hooks {
    /* All commands of the stream are done, NULL: of some streams. */
    cu2clError_t (*done)(struct rt_device *device, const struct rt_stream *stream);
    /* The same, also after errors. */
    void (*end)(struct rt_device *device);
    void (*stream_gone)(const struct rt_stream *stream);
};
extern struct rt_sync_hooks rt_sync_hooks;

/* What is enqueued in a capturing stream is recorded instead. The first capture sets the table;
 * until then the functions that don't ask for one do nothing. */
struct rt_capture_hooks {
    /* The error for work in the stream that can't be recorded, which makes its capture invalid. */
    cu2clError_t (*refuse)(struct rt_stream *stream);
    void (*stream_gone)(struct rt_stream *stream);
    /* The error for a call that the modes of the captures forbid. */
    cu2clError_t (*unsafe)(void);
    /* The error for a question to an event with a place in a capture. */
    cu2clError_t (*touch)(const struct rt_capture_point *point);
    void (*point_free)(struct rt_capture_point **point);
    /* These expect that rt_capturing is true. */
    cu2clError_t (*kernel)(struct rt_device *device, cu2clStream_t handle,
                           const struct rt_kernel *kernel, struct cu2clDim3 grid,
                           struct cu2clDim3 block, void **args, size_t shared, bool cooperative);
    cu2clError_t (*copy)(struct rt_device *device, cu2clStream_t handle,
                         const struct cu2clMemcpy3DParms *copy);
    cu2clError_t (*plain_copy)(struct rt_device *device, cu2clStream_t handle, void *dst,
                               const void *src, size_t count, enum cu2clMemcpyKind kind);
    cu2clError_t (*fill)(struct rt_device *device, cu2clStream_t handle, char *pointer,
                         size_t pitch, size_t slice, int value, const size_t region[3]);
    cu2clError_t (*host)(struct rt_device *device, cu2clStream_t handle, cu2clHostFn_t function,
                         void *data);
    cu2clError_t (*allocate)(struct rt_device *device, cu2clStream_t handle, size_t size,
                             void **pointer);
    cu2clError_t (*release)(struct rt_device *device, cu2clStream_t handle, void *pointer);
    /* An event's place in a capture; `external` ones become nodes. */
    cu2clError_t (*record)(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                           bool external, struct rt_capture_point **point);
    /* The stream captures, or the event has a place in a capture. */
    cu2clError_t (*wait)(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                         bool external, const struct rt_capture_point *point);
};
extern const struct rt_capture_hooks *rt_capture_hooks;
extern unsigned rt_captures; /* how many there are */
bool rt_capturing(struct rt_device *device, cu2clStream_t handle);

#pragma GCC visibility pop

#endif
