/* Stream capture: operations in a capturing stream become nodes of a graph.
 *
 * A capturing stream knows the nodes that its next operation waits for, its front. An event
 * recorded in it keeps the front of that moment, and a stream that waits for the event adds that to
 * its own front, and joins the capture if it was not part of it. rt_stream_get refuses capturing
 * streams, so what is not recorded here fails, and ends the capture as CUDA does. */
#include "graph/graph.h"

#include <pthread.h>

struct rt_capture {
    unsigned long long number;
    enum cu2clStreamCaptureMode mode;
    pthread_t thread;
    struct rt_stream *origin;
    cu2clGraph_t graph;
    bool given; /* the program's graph */
    bool invalid;
    struct rt_nodes left; /* the fronts of streams that were destroyed */
    struct rt_capture *next;
};

static struct rt_capture *captures;
static unsigned long long last_number;
static _Thread_local enum cu2clStreamCaptureMode thread_mode;

/* --- captures and their streams --- */

static struct rt_stream *capturing_stream(struct rt_device *device, cu2clStream_t handle)
{
    struct rt_stream *stream;
    if (rt_captures == 0 || rt_stream_find(device, handle, &stream) != cu2clSuccess)
        return NULL;
    return stream->capture ? stream : NULL;
}

static void leave(struct rt_stream *stream)
{
    rt_nodes_clear(&stream->front);
    stream->capture = NULL;
}

/* Ends the capture for all its streams; gives the graph. */
static cu2clGraph_t end_capture(struct rt_capture *capture)
{
    cu2clGraph_t graph = capture->graph;
    for (int i = 0; i < rt.device_count; i++)
        for (struct rt_stream *s = rt.devices[i].streams; s; s = s->next)
            if (s->capture == capture)
                leave(s);
    for (struct rt_capture **c = &captures; *c; c = &(*c)->next)
        if (*c == capture) {
            *c = capture->next;
            break;
        }
    rt_captures--;
    rt_nodes_clear(&capture->left);
    graph->capture = NULL;
    free(capture);
    return graph;
}

static void capture_stream_gone(struct rt_stream *stream)
{
    struct rt_capture *capture = stream->capture;
    if (!capture)
        return;
    /* What it did must still come back to the first stream. */
    for (size_t i = 0; i < stream->front.count; i++)
        if (!rt_nodes_include(&capture->left, stream->front.list[i]))
            capture->invalid = true;
    leave(stream);
    if (capture->origin == stream) {
        bool given = capture->given;
        cu2clGraph_t graph = end_capture(capture);
        if (!given)
            rt_graph_free(graph);
    }
}

static cu2clError_t capture_refuse(struct rt_stream *stream)
{
    if (stream->capture) {
        bool was_invalid = stream->capture->invalid;
        stream->capture->invalid = true;
        return was_invalid ? cu2clErrorStreamCaptureInvalidated
                           : cu2clErrorStreamCaptureUnsupported;
    }
    if (stream != stream->device->null_stream)
        return cu2clSuccess;
    cu2clError_t error = cu2clSuccess;
    for (struct rt_stream *s = stream->device->streams; s; s = s->next)
        if (s->capture && !(s->flags & cu2clStreamNonBlocking)) {
            s->capture->invalid = true;
            error = cu2clErrorStreamCaptureImplicit;
        }
    return error;
}

static cu2clError_t capture_unsafe(void)
{
    cu2clError_t error = cu2clSuccess;
    if (thread_mode == cu2clStreamCaptureModeRelaxed)
        return cu2clSuccess;
    for (struct rt_capture *c = captures; c; c = c->next) {
        bool own = pthread_equal(c->thread, pthread_self());
        if (c->mode == cu2clStreamCaptureModeRelaxed ||
            (!own && (c->mode != cu2clStreamCaptureModeGlobal ||
                      thread_mode != cu2clStreamCaptureModeGlobal)))
            continue;
        c->invalid = true;
        error = cu2clErrorStreamCaptureUnsupported;
    }
    return error;
}

/* --- recording --- */

/* Adds what the stream does next; the operation is freed on failure. */
static cu2clError_t add_to_capture(struct rt_stream *stream, struct rt_operation *operation)
{
    cu2clGraphNode_t node = NULL;
    cu2clError_t error = stream->capture->invalid
                             ? cu2clErrorStreamCaptureInvalidated
                             : rt_graph_add(stream->capture->graph, stream->front.list,
                                            stream->front.count, operation, &node);
    if (error != cu2clSuccess) {
        rt_operation_free(operation);
        return error;
    }
    stream->front.count = 0;
    return rt_nodes_add(&stream->front, node) ? cu2clSuccess : cu2clErrorMemoryAllocation;
}

static cu2clError_t invalidate(struct rt_stream *stream, cu2clError_t error)
{
    stream->capture->invalid = true;
    return error;
}

/* The same from a node's parameters. */
static cu2clError_t record_operation(struct rt_device *device, cu2clStream_t handle,
                                     enum cu2clGraphNodeType type, const void *parameters)
{
    struct rt_stream *stream = capturing_stream(device, handle);
    struct rt_operation operation;
    cu2clError_t error =
        rt_operation_make(stream->device, type, (void *)(uintptr_t)parameters, &operation);
    return error == cu2clSuccess ? add_to_capture(stream, &operation) : invalidate(stream, error);
}

static cu2clError_t capture_kernel(struct rt_device *device, cu2clStream_t handle,
                                   const struct rt_kernel *kernel, struct cu2clDim3 grid,
                                   struct cu2clDim3 block, void **args, size_t shared,
                                   bool cooperative)
{
    struct rt_stream *stream = capturing_stream(device, handle);
    struct rt_operation operation;
    struct cu2clKernelNodeParams p = {.func = (void *)(uintptr_t)kernel->info->host,
                                      .gridDim = {grid.x, grid.y, grid.z},
                                      .blockDim = {block.x, block.y, block.z},
                                      .sharedMemBytes = (unsigned)shared,
                                      .kernelParams = args};
    cu2clError_t error = rt_operation_make(device, cu2clGraphNodeTypeKernel, &p, &operation);
    if (error != cu2clSuccess)
        return invalidate(stream, error);
    if (stream->device != device) {
        rt_operation_free(&operation);
        return invalidate(stream, cu2clErrorInvalidResourceHandle);
    }
    operation.cooperative = cooperative;
    return add_to_capture(stream, &operation);
}

static cu2clError_t capture_copy(struct rt_device *device, cu2clStream_t handle,
                                 const struct cu2clMemcpy3DParms *copy)
{
    return record_operation(device, handle, cu2clGraphNodeTypeMemcpy, copy);
}

static cu2clError_t capture_plain_copy(struct rt_device *device, cu2clStream_t handle, void *dst,
                                       const void *src, size_t count, enum cu2clMemcpyKind kind)
{
    struct cu2clMemcpy3DParms copy = rt_plain_copy(dst, src, count, kind);
    return capture_copy(device, handle, &copy);
}

static cu2clError_t capture_fill(struct rt_device *device, cu2clStream_t handle, char *pointer,
                                 size_t pitch, size_t slice, int value, const size_t region[3])
{
    for (size_t z = 0; z < region[2]; z++) {
        struct cu2clMemsetParams fill = {.dst = pointer + z * slice,
                                         .pitch = pitch,
                                         .value = (unsigned)value & 0xff,
                                         .elementSize = 1,
                                         .width = region[0],
                                         .height = region[1]};
        RT_TRY(record_operation(device, handle, cu2clGraphNodeTypeMemset, &fill));
    }
    return cu2clSuccess;
}

static cu2clError_t capture_host(struct rt_device *device, cu2clStream_t handle,
                                 cu2clHostFn_t function, void *data)
{
    struct cu2clHostNodeParams host = {function, data};
    return record_operation(device, handle, cu2clGraphNodeTypeHost, &host);
}

cu2clError_t rt_capture_graph(struct rt_device *device, cu2clStream_t handle, cu2clGraph_t graph)
{
    return record_operation(device, handle, cu2clGraphNodeTypeGraph, graph);
}

static cu2clError_t capture_allocate(struct rt_device *device, cu2clStream_t handle, size_t size,
                                     void **pointer)
{
    struct cu2clMemAllocNodeParams p = {
        .poolProps = {.allocType = cu2clMemAllocationTypePinned,
                      .location = {cu2clMemLocationTypeDevice, device->index}},
        .bytesize = size};
    RT_TRY(record_operation(device, handle, cu2clGraphNodeTypeMemAlloc, &p));
    *pointer = p.dptr;
    return cu2clSuccess;
}

static cu2clError_t capture_free(struct rt_device *device, cu2clStream_t handle, void *pointer)
{
    return record_operation(device, handle, cu2clGraphNodeTypeMemFree, pointer);
}

/* --- events --- */

struct rt_capture_point {
    unsigned long long capture;
    struct rt_nodes nodes;
};

static struct rt_capture *find_capture(unsigned long long number)
{
    for (struct rt_capture *c = captures; c; c = c->next)
        if (c->number == number)
            return c;
    return NULL;
}

static void point_free(struct rt_capture_point **point)
{
    if (*point)
        rt_nodes_clear(&(*point)->nodes);
    free(*point);
    *point = NULL;
}

static bool include_all(struct rt_nodes *to, const struct rt_nodes *from)
{
    bool done = true;
    for (size_t i = 0; i < from->count && done; i++)
        done = rt_nodes_include(to, from->list[i]);
    return done;
}

static cu2clError_t capture_event(struct rt_device *device, cu2clStream_t handle,
                                  cu2clEvent_t event, bool external,
                                  struct rt_capture_point **point)
{
    struct rt_stream *stream = capturing_stream(device, handle);
    if (external)
        return record_operation(device, handle, cu2clGraphNodeTypeEventRecord, event);
    if (stream->capture->invalid)
        return cu2clErrorStreamCaptureInvalidated;
    struct rt_capture_point *made = calloc(1, sizeof *made);
    if (!made || !include_all(&made->nodes, &stream->front)) {
        point_free(&made);
        return cu2clErrorMemoryAllocation;
    }
    made->capture = stream->capture->number;
    point_free(point);
    *point = made;
    return cu2clSuccess;
}

/* A capturing stream waits for an event that was recorded outside of captures. */
static cu2clError_t wait_outside(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                                 bool external)
{
    struct rt_stream *stream = capturing_stream(device, handle);
    if (external)
        return record_operation(device, handle, cu2clGraphNodeTypeWaitEvent, event);
    stream->capture->invalid = true;
    return cu2clErrorStreamCaptureIsolation;
}

static cu2clError_t capture_wait(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                                 bool external, const struct rt_capture_point *point)
{
    struct rt_stream *stream;
    if (!point || external)
        return wait_outside(device, handle, event, external);
    struct rt_capture *capture = find_capture(point->capture);
    RT_TRY(rt_stream_find(device, handle, &stream));
    if (!capture)
        return cu2clErrorCapturedEvent;
    if (stream == stream->device->null_stream) {
        capture->invalid = true;
        return cu2clErrorStreamCaptureImplicit;
    }
    if (capture->invalid)
        return cu2clErrorStreamCaptureInvalidated;
    if (stream->capture && stream->capture != capture) {
        capture->invalid = stream->capture->invalid = true;
        return cu2clErrorStreamCaptureMerge;
    }
    stream->capture = capture;
    return include_all(&stream->front, &point->nodes) ? cu2clSuccess : cu2clErrorMemoryAllocation;
}

static cu2clError_t touch_point(const struct rt_capture_point *point)
{
    struct rt_capture *capture = point ? find_capture(point->capture) : NULL;
    if (capture)
        capture->invalid = true;
    return point ? cu2clErrorCapturedEvent : cu2clSuccess;
}

static const struct rt_capture_hooks capture_hooks = {
    .refuse = capture_refuse,
    .stream_gone = capture_stream_gone,
    .unsafe = capture_unsafe,
    .touch = touch_point,
    .point_free = point_free,
    .kernel = capture_kernel,
    .copy = capture_copy,
    .plain_copy = capture_plain_copy,
    .fill = capture_fill,
    .host = capture_host,
    .allocate = capture_allocate,
    .release = capture_free,
    .record = capture_event,
    .wait = capture_wait,
};

/* --- the program's functions --- */

static cu2clError_t begin_capture(struct rt_stream *stream, enum cu2clStreamCaptureMode mode,
                                  cu2clGraph_t given)
{
    if (stream == stream->device->null_stream)
        return cu2clErrorStreamCaptureUnsupported;
    if (stream->capture || (given && given->capture))
        return cu2clErrorIllegalState;
    struct rt_capture *capture = calloc(1, sizeof *capture);
    cu2clGraph_t graph = given ? given : rt_graph_new();
    if (!capture || !graph) {
        free(capture);
        return cu2clErrorMemoryAllocation;
    }
    *capture = (struct rt_capture){.number = ++last_number,
                                   .mode = mode,
                                   .thread = pthread_self(),
                                   .origin = stream,
                                   .graph = graph,
                                   .given = given != NULL,
                                   .next = captures};
    captures = capture;
    rt_capture_hooks = &capture_hooks;
    rt_captures++;
    graph->capture = stream->capture = capture;
    return cu2clSuccess;
}

static cu2clError_t stream_begin_capture_locked(struct rt_device *device, cu2clStream_t handle,
                                                enum cu2clStreamCaptureMode mode)
{
    struct rt_stream *stream;
    if ((unsigned)mode > cu2clStreamCaptureModeRelaxed)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    return begin_capture(stream, mode, NULL);
}

cu2clError_t cu2clStreamBeginCapture(cu2clStream_t handle, enum cu2clStreamCaptureMode mode)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_begin_capture_locked(device, handle, mode));
}

/* Adds `count` nodes of the graph to the stream's front. */
static cu2clError_t add_front(struct rt_stream *stream, const cu2clGraphNode_t *needs, size_t count)
{
    if (count > 0 && !needs)
        return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++)
        if (rt_node_check(needs[i]) != cu2clSuccess || needs[i]->graph != stream->capture->graph)
            return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++)
        if (!rt_nodes_include(&stream->front, needs[i]))
            return cu2clErrorMemoryAllocation;
    return cu2clSuccess;
}

static bool has_edge_data(const cu2clGraphEdgeData *edges, size_t count)
{
    for (size_t i = 0; edges && i < count; i++)
        if (edges[i].from_port || edges[i].to_port || edges[i].type)
            return true;
    return false;
}

static cu2clError_t begin_capture_to_graph_locked(struct rt_device *device, cu2clStream_t handle,
                                                  cu2clGraph_t graph, const cu2clGraphNode_t *needs,
                                                  const cu2clGraphEdgeData *edges, size_t count,
                                                  enum cu2clStreamCaptureMode mode)
{
    struct rt_stream *stream;
    if ((unsigned)mode > cu2clStreamCaptureModeRelaxed)
        return cu2clErrorInvalidValue;
    if (has_edge_data(edges, count))
        return cu2clErrorNotSupported;
    RT_TRY(rt_graph_check(graph));
    RT_TRY(rt_stream_find(device, handle, &stream));
    RT_TRY(begin_capture(stream, mode, graph));
    cu2clError_t error = add_front(stream, needs, count);
    if (error != cu2clSuccess)
        end_capture(stream->capture);
    return error;
}

cu2clError_t cu2clStreamBeginCaptureToGraph(cu2clStream_t handle, cu2clGraph_t graph,
                                            const cu2clGraphNode_t *needs,
                                            const cu2clGraphEdgeData *edges, size_t count,
                                            enum cu2clStreamCaptureMode mode)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             begin_capture_to_graph_locked(device, handle, graph, needs, edges, count, mode));
}

/* The node, or one that waits for it, directly or not, is in `front`. */
static void mark(cu2clGraphNode_t node)
{
    if (node->visited)
        return;
    node->visited = 1;
    for (size_t i = 0; i < node->needs.count; i++)
        mark(node->needs.list[i]);
}

/* Every other stream of the capture has come back to its first one. */
static bool is_joined(const struct rt_capture *capture)
{
    rt_graph_number(capture->graph);
    for (size_t i = 0; i < capture->origin->front.count; i++)
        mark(capture->origin->front.list[i]);
    for (int i = 0; i < rt.device_count; i++)
        for (const struct rt_stream *s = rt.devices[i].streams; s; s = s->next)
            for (size_t j = 0; s->capture == capture && j < s->front.count; j++)
                if (!s->front.list[j]->visited)
                    return false;
    for (size_t i = 0; i < capture->left.count; i++)
        if (!capture->left.list[i]->visited)
            return false;
    return true;
}

/* The program has its own graph already, and need not take it again. */
static cu2clError_t end_in(struct rt_stream *stream, cu2clGraph_t *graph)
{
    struct rt_capture *capture = stream->capture;
    if (!graph && (!capture || !capture->given))
        return cu2clErrorInvalidValue;
    if (!capture)
        return cu2clErrorIllegalState;
    if (capture->origin != stream) {
        capture->invalid = true;
        return cu2clErrorStreamCaptureUnmatched;
    }
    if (capture->mode != cu2clStreamCaptureModeRelaxed &&
        !pthread_equal(capture->thread, pthread_self())) {
        capture->invalid = true;
        return cu2clErrorStreamCaptureWrongThread;
    }
    cu2clError_t error = capture->invalid      ? cu2clErrorStreamCaptureInvalidated
                         : !is_joined(capture) ? cu2clErrorStreamCaptureUnjoined
                                               : cu2clSuccess;
    bool given = capture->given;
    cu2clGraph_t captured = end_capture(capture);
    if (error != cu2clSuccess && !given)
        rt_graph_free(captured);
    if (graph)
        *graph = error == cu2clSuccess ? captured : NULL;
    return error;
}

static cu2clError_t stream_end_capture_locked(struct rt_device *device, cu2clStream_t handle,
                                              cu2clGraph_t *graph)
{
    struct rt_stream *stream;
    RT_TRY(rt_stream_find(device, handle, &stream));
    return end_in(stream, graph);
}

cu2clError_t cu2clStreamEndCapture(cu2clStream_t handle, cu2clGraph_t *graph)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), stream_end_capture_locked(device, handle, graph));
}

static enum cu2clStreamCaptureStatus capture_status(const struct rt_stream *stream)
{
    return !stream->capture           ? cu2clStreamCaptureStatusNone
           : stream->capture->invalid ? cu2clStreamCaptureStatusInvalidated
                                      : cu2clStreamCaptureStatusActive;
}

/* The legacy stream can't be asked while a stream captures that it would wait for. */
static cu2clError_t check_question(const struct rt_stream *stream)
{
    if (stream == stream->device->null_stream)
        for (struct rt_stream *s = stream->device->streams; s; s = s->next)
            if (s->capture && !(s->flags & cu2clStreamNonBlocking))
                return cu2clErrorStreamCaptureImplicit;
    return cu2clSuccess;
}

cu2clError_t cu2clStreamIsCapturing(cu2clStream_t handle, enum cu2clStreamCaptureStatus *status)
{
    return cu2clStreamGetCaptureInfo(handle, status, NULL, NULL, NULL, NULL, NULL);
}

static cu2clError_t give_front(const struct rt_stream *stream, const cu2clGraphNode_t **needs,
                               const cu2clGraphEdgeData **edges, size_t *count)
{
    static const cu2clGraphEdgeData plain[256]; /* all edges are alike */
    if (edges && stream->front.count > sizeof plain / sizeof *plain)
        return cu2clErrorNotSupported;
    if (needs)
        *needs = stream->front.list;
    if (edges)
        *edges = plain;
    if (count)
        *count = stream->front.count;
    return cu2clSuccess;
}

static cu2clError_t get_capture_info_locked(struct rt_device *device, cu2clStream_t handle,
                                            enum cu2clStreamCaptureStatus *status,
                                            unsigned long long *number, cu2clGraph_t *graph,
                                            const cu2clGraphNode_t **needs,
                                            const cu2clGraphEdgeData **edges, size_t *count)
{
    struct rt_stream *stream;
    if (!status)
        return cu2clErrorInvalidValue;
    RT_TRY(rt_stream_find(device, handle, &stream));
    RT_TRY(check_question(stream));
    if (capture_status(stream) == cu2clStreamCaptureStatusActive) {
        RT_TRY(give_front(stream, needs, edges, count));
        if (number)
            *number = stream->capture->number;
        if (graph)
            *graph = stream->capture->graph;
    }
    *status = capture_status(stream);
    return cu2clSuccess;
}

cu2clError_t cu2clStreamGetCaptureInfo(cu2clStream_t handle, enum cu2clStreamCaptureStatus *status,
                                       unsigned long long *number, cu2clGraph_t *graph,
                                       const cu2clGraphNode_t **needs,
                                       const cu2clGraphEdgeData **edges, size_t *count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             get_capture_info_locked(device, handle, status, number, graph, needs, edges, count));
}

/* In the place of the stream's front, which stays where that fails. */
static cu2clError_t set_front(struct rt_stream *stream, const cu2clGraphNode_t *needs, size_t count)
{
    struct rt_nodes before = stream->front;
    stream->front = (struct rt_nodes){NULL, 0};
    cu2clError_t error = add_front(stream, needs, count);
    if (error != cu2clSuccess) {
        rt_nodes_clear(&stream->front);
        stream->front = before;
        return error;
    }
    rt_nodes_clear(&before);
    return cu2clSuccess;
}

static cu2clError_t update_dependencies_locked(struct rt_device *device, cu2clStream_t handle,
                                               const cu2clGraphNode_t *needs,
                                               const cu2clGraphEdgeData *edges, size_t count,
                                               unsigned int flags)
{
    struct rt_stream *stream;
    if (flags > cu2clStreamSetCaptureDependencies)
        return cu2clErrorInvalidValue;
    if (has_edge_data(edges, count))
        return cu2clErrorNotSupported;
    RT_TRY(rt_stream_find(device, handle, &stream));
    if (!stream->capture)
        return cu2clErrorIllegalState;
    if (stream->capture->invalid)
        return cu2clErrorStreamCaptureInvalidated;
    return flags == cu2clStreamSetCaptureDependencies ? set_front(stream, needs, count)
                                                      : add_front(stream, needs, count);
}

cu2clError_t cu2clStreamUpdateCaptureDependencies(cu2clStream_t handle, cu2clGraphNode_t *needs,
                                                  const cu2clGraphEdgeData *edges, size_t count,
                                                  unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             update_dependencies_locked(device, handle, needs, edges, count, flags));
}

cu2clError_t cu2clThreadExchangeStreamCaptureMode(enum cu2clStreamCaptureMode *mode)
{
    if (!mode || (unsigned)*mode > cu2clStreamCaptureModeRelaxed)
        return rt_record(cu2clErrorInvalidValue);
    enum cu2clStreamCaptureMode before = thread_mode;
    thread_mode = *mode;
    *mode = before;
    return cu2clSuccess;
}
