/* Kernels that launch kernels.
 *
 * A grid writes what it launches, copies and fills into a queue, a buffer of its device
 * (device/launch.clh). When it is complete, the runtime reads the queue and enqueues its children in
 * the parent's stream: so they are in order by themselves, and one that can launch nothing need not
 * be waited for. What others have written is read before anything goes on that waits for them. A
 * call that launches such a kernel returns when only grids are left that launch nothing.
 *
 * What a grid launched is done in stages: all but the tail launches, which come last, one by one; an
 * event that is waited for begins a stage, too. A stage has lanes, one for each stream and for each
 * block's own stream; the first of a lane begins when its stage does, each other one when the one
 * before it is complete, with all that it launched. */
#include "kernel/kernel.h"

#include <stdlib.h>

/* Words of device/launch.clh: in front of the records, and of a record. */
enum {
    QUEUE_SIZE,
    QUEUE_USED,
    QUEUE_LOST,
    QUEUE_GRID,
    QUEUE_DEVICE = 5,
    QUEUE_THREADS,
    QUEUE_BLOCKS = 10,
    QUEUE_TEXTS = 16,
    QUEUE_HEAD = 224
};
enum {
    RECORD_WORDS,
    RECORD_OWNER,
    RECORD_KERNEL,
    RECORD_SIZES,
    RECORD_SHARED = 9,
    RECORD_STREAM,
    RECORD_BLOCK = 12,
    RECORD_FRONT = 16
};

#define RECORD_COPY 0xfffffff0u
#define RECORD_FILL 0xfffffff1u
#define RECORD_WAIT 0xfffffff2u

/* CUDA's handles of streams without a name. */
#define STREAM_TAIL   3
#define STREAM_FORGET 4

#define TEXT_BYTES 64 /* of a text; there are twelve */
#define LAUNCH_BYTES                                                                               \
    4096            /* room for each launch that the limit asks for: CUDA's largest arguments */
#define WAVE    256 /* grids that run before their queue is read */
#define BUCKETS 1024

/* --- queues --------------------------------------------------------------- */

struct queue {
    struct queue *next;
    cl_mem buffer;
    size_t words; /* for records */
    bool taken;
};

static struct queue *queues[RT_MAX_DEVICES];

static size_t words_for(const struct rt_device *device)
{
    size_t limit = device->limits[cu2clLimitDevRuntimePendingLaunchCount];
    size_t words = limit * (LAUNCH_BYTES / sizeof(cl_uint));
    return words < 4096 ? 4096 : words > 1u << 28 ? 1u << 28 : words;
}

/* What cudaGetErrorName and cudaGetErrorString give in kernels: the last one for all other codes. */
static void put_texts(char *texts)
{
    static const cu2clError_t codes[] = {cu2clSuccess,
                                         cu2clErrorInvalidValue,
                                         cu2clErrorMemoryAllocation,
                                         cu2clErrorInvalidConfiguration,
                                         cu2clErrorLaunchPendingCountExceeded,
                                         (cu2clError_t)-1};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        snprintf(texts + 2 * i * TEXT_BYTES, TEXT_BYTES, "%s", cu2clGetErrorName(codes[i]));
        snprintf(texts + (2 * i + 1) * TEXT_BYTES, TEXT_BYTES, "%s", cu2clGetErrorString(codes[i]));
    }
}

static cl_int make_buffer(struct rt_device *device, struct queue *queue)
{
    const struct cu2clDeviceProp *p = &device->properties;
    cl_uint head[QUEUE_HEAD] = {0};
    cl_int code;
    head[QUEUE_SIZE] = (cl_uint)queue->words;
    head[QUEUE_DEVICE] = (cl_uint)device->index;
    put_texts((char *)(head + QUEUE_TEXTS));
    head[QUEUE_THREADS] = (cl_uint)p->maxThreadsPerBlock;
    for (int i = 0; i < 3; i++) {
        head[QUEUE_THREADS + 1 + i] = (cl_uint)p->maxThreadsDim[i];
        head[QUEUE_BLOCKS + i] = (cl_uint)p->maxGridSize[i];
    }
    queue->buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE,
                                   (QUEUE_HEAD + queue->words) * sizeof *head, NULL, &code);
    if (code != CL_SUCCESS)
        queue->buffer = NULL;
    return code == CL_SUCCESS ? clEnqueueWriteBuffer(device->null_stream->queue, queue->buffer,
                                                     CL_TRUE, 0, sizeof head, head, 0, NULL, NULL)
                              : code;
}

static void free_queue(struct queue *queue)
{
    if (queue->buffer)
        clReleaseMemObject(queue->buffer);
    free(queue);
}

/* One that nobody uses, of the size that is set now. */
static cu2clError_t take_queue(struct rt_device *device, struct queue **taken)
{
    size_t words = words_for(device);
    for (struct queue *q = queues[device->index]; q; q = q->next)
        if (!q->taken && q->words == words) {
            q->taken = true;
            *taken = q;
            return cu2clSuccess;
        }
    struct queue *made = calloc(1, sizeof *made);
    if (!made)
        return cu2clErrorMemoryAllocation;
    made->words = words;
    cl_int code = make_buffer(device, made);
    if (code != CL_SUCCESS) {
        rt_message("the queue of what kernels launch can't be made: %zu bytes",
                   words * sizeof(cl_uint));
        free_queue(made);
        return rt_error(code);
    }
    made->taken = true;
    made->next = queues[device->index];
    queues[device->index] = made;
    *taken = made;
    return cu2clSuccess;
}

void rt_children_release(struct rt_device *device)
{
    while (queues[device->index]) {
        struct queue *q = queues[device->index];
        queues[device->index] = q->next;
        free_queue(q);
    }
}

/* --- what grids launched --------------------------------------------------- */

struct grid {
    struct grid *parent; /* NULL: the host launched it */
    struct lane *lane;
    struct grid *next; /* of the lane, and of a list of grids */
    struct rt_kernel *kernel;
    struct stage *stages, *last_stage; /* of what it launched; the first one runs */
    cl_uint record[];
};

struct lane {
    struct stage *stage;
    uint64_t key;
    struct lane *next, *chain; /* of the stage; of the bucket */
    struct grid *first, *last;
};

struct stage {
    struct stage *next;
    struct lane *first, *last;
    size_t open; /* lanes that are not done */
    bool is_tail;
};

struct family {
    struct rt_stream *stream;
    struct queue *queue;
    struct grid *ready, **last_ready;
    struct grid *running[WAVE]; /* whose queue is to be read */
    size_t running_count;
    struct lane *buckets[BUCKETS];
    cu2clError_t error; /* the first one */
};

static void note_error(struct family *family, cu2clError_t error)
{
    if (family->error == cu2clSuccess)
        family->error = error;
}

static struct stage *add_stage(struct grid *parent, bool is_tail)
{
    struct stage *stage = calloc(1, sizeof *stage);
    if (!stage)
        return NULL;
    stage->is_tail = is_tail;
    if (parent->last_stage)
        parent->last_stage->next = stage;
    else
        parent->stages = stage;
    parent->last_stage = stage;
    return stage;
}

/* The stage that a record of the grid belongs to. Tail launches wait for what the grid launched
 * later, too: their stage stays the last one. */
static struct stage *stage_for(struct grid *parent, bool is_tail)
{
    struct stage *before = NULL, *stage = parent->stages;
    while (stage && stage->next) {
        before = stage;
        stage = stage->next;
    }
    if (is_tail)
        return stage && stage->is_tail ? stage : add_stage(parent, true);
    if (!stage)
        return add_stage(parent, false);
    if (!stage->is_tail)
        return stage;
    if (before)
        return before;
    struct stage *first = calloc(1, sizeof *first);
    if (first) {
        first->next = stage;
        parent->stages = first;
    }
    return first;
}

/* What waits for all before it: a stage in front of the tail launches. */
static struct stage *begin_stage(struct grid *parent)
{
    struct stage *before = stage_for(parent, false);
    struct stage *stage = before ? calloc(1, sizeof *stage) : NULL;
    if (!stage)
        return NULL;
    stage->next = before->next;
    before->next = stage;
    if (parent->last_stage == before)
        parent->last_stage = stage;
    return stage;
}

static struct lane **bucket_for(struct family *family, const struct stage *stage, uint64_t key)
{
    uint64_t hash = (key ^ (uintptr_t)stage >> 4) * 0x9e3779b97f4a7c15u;
    return &family->buckets[hash >> 54];
}

static struct lane *lane_for(struct family *family, struct stage *stage, uint64_t key)
{
    struct lane **bucket = bucket_for(family, stage, key);
    for (struct lane *lane = *bucket; lane; lane = lane->chain)
        if (lane->stage == stage && lane->key == key)
            return lane;
    struct lane *lane = calloc(1, sizeof *lane);
    if (!lane)
        return NULL;
    *lane = (struct lane){.stage = stage, .key = key, .chain = *bucket};
    *bucket = lane;
    if (stage->last)
        stage->last->next = lane;
    else
        stage->first = lane;
    stage->last = lane;
    stage->open++;
    return lane;
}

static uint64_t two_words(const cl_uint *words)
{
    return words[0] | (uint64_t)words[1] << 32;
}

/* Streams of a grid, blocks, and launches in no order have keys of their own. */
static uint64_t key_of(const cl_uint *record, size_t number)
{
    uint64_t stream = two_words(record + RECORD_STREAM);
    return stream == STREAM_FORGET ? 3ull << 62 | number
           : stream > STREAM_FORGET || stream == STREAM_TAIL
               ? stream
               : 1ull << 62 | two_words(record + RECORD_BLOCK);
}

static bool add_child(struct family *family, struct grid *parent, const cl_uint *record,
                      size_t number)
{
    bool is_tail = two_words(record + RECORD_STREAM) == STREAM_TAIL;
    if (record[RECORD_KERNEL] == RECORD_WAIT)
        return begin_stage(parent) != NULL;
    size_t size = record[RECORD_WORDS] * sizeof *record;
    struct stage *stage = stage_for(parent, is_tail);
    struct lane *lane = stage ? lane_for(family, stage, key_of(record, number)) : NULL;
    struct grid *child = lane ? malloc(sizeof *child + size) : NULL;
    if (!child)
        return false;
    *child = (struct grid){.parent = parent, .lane = lane};
    memcpy(child->record, record, size);
    if (lane->last)
        lane->last->next = child;
    else
        lane->first = child;
    lane->last = child;
    return true;
}

/* --- what comes next ------------------------------------------------------- */

static void queue_ready(struct family *family, struct grid *grid)
{
    grid->next = NULL;
    *family->last_ready = grid;
    family->last_ready = &grid->next;
}

/* Takes the first grid of the lane out of it, and makes it ready. */
static void begin_next(struct family *family, struct lane *lane)
{
    struct grid *grid = lane->first;
    lane->first = grid->next;
    queue_ready(family, grid);
}

static void free_lanes(struct family *family, struct stage *stage)
{
    while (stage->first) {
        struct lane *lane = stage->first;
        struct lane **at = bucket_for(family, stage, lane->key);
        while (*at != lane)
            at = &(*at)->chain;
        *at = lane->chain;
        stage->first = lane->next;
        free(lane);
    }
}

/* Begins the first stage that has something in it; false: the grid has none left. */
static bool begin_stages(struct family *family, struct grid *grid)
{
    while (grid->stages && !grid->stages->open) {
        struct stage *done = grid->stages;
        grid->stages = done->next;
        free_lanes(family, done);
        free(done);
    }
    for (struct lane *lane = grid->stages ? grid->stages->first : NULL; lane; lane = lane->next)
        begin_next(family, lane);
    return grid->stages != NULL;
}

/* The grid and all that it launched are complete: what waited for it begins, or is complete, too. */
static void finish_grid(struct family *family, struct grid *grid)
{
    while (grid->parent) {
        struct grid *parent = grid->parent;
        struct lane *lane = grid->lane;
        free(grid);
        if (lane->first) {
            begin_next(family, lane);
            return;
        }
        if (--lane->stage->open || begin_stages(family, parent))
            return;
        grid = parent;
    }
}

/* --- running --------------------------------------------------------------- */

/* What a kernel calls an address may be another one than the host's: managed memory on a device that
 * copies it. The host must not take it for one of its own. */
static bool is_known(const void *address)
{
    if (rt_map_find(address))
        return true;
    rt_message(
        "a kernel copies or fills memory at %p, which the host does not know; on this device "
        "kernels may copy and fill what cudaMalloc gave only",
        address);
    return false;
}

static cu2clError_t copy_or_fill(struct rt_stream *stream, const cl_uint *record)
{
    const cl_uint *arguments = record + RECORD_FRONT;
    void *to = (void *)(uintptr_t)two_words(arguments);
    uint64_t second = two_words(arguments + 2);
    size_t bytes = (size_t)two_words(arguments + 4);
    bool fills = record[RECORD_KERNEL] == RECORD_FILL;
    if (bytes != 0 && (!is_known(to) || (!fills && !is_known((const void *)(uintptr_t)second))))
        return cu2clErrorInvalidValue;
    if (fills)
        return rt_fill(stream, to, (int)(cl_uint)second, bytes);
    return rt_copy(stream, to, (const void *)(uintptr_t)second, bytes, cu2clMemcpyDefault,
                   RT_WAIT_NEVER);
}

static cl_int tell_grid(const struct family *family, cl_uint number)
{
    return clEnqueueFillBuffer(family->stream->queue, family->queue->buffer, &number, sizeof number,
                               QUEUE_GRID * sizeof number, sizeof number, 0, NULL, NULL);
}

/* The arguments in the record, which the host gives: each begins at a multiple of 16 bytes. */
static cu2clError_t launch_record(struct family *family, struct rt_kernel *kernel, cl_uint *record)
{
    char *at = (char *)(record + RECORD_FRONT);
    const cl_uint *sizes = record + RECORD_SIZES;
    void **args = malloc((kernel->visible + 1) * sizeof *args);
    if (!args)
        return cu2clErrorMemoryAllocation;
    for (unsigned i = 0; i < kernel->visible; i++) {
        args[i] = at;
        at += (kernel->info->args[i].size + 15) / 16 * 16;
    }
    cu2clError_t error =
        rt_launch_child(family->stream, kernel, (struct cu2clDim3){sizes[0], sizes[1], sizes[2]},
                        (struct cu2clDim3){sizes[3], sizes[4], sizes[5]}, args,
                        record[RECORD_SHARED], family->queue->buffer);
    if (error != cu2clSuccess)
        rt_message("kernel %s, launched by a kernel, can't run: %s", kernel->info->name,
                   cu2clGetErrorName(error));
    free(args);
    return error;
}

static cu2clError_t unknown_kernel(cl_uint number)
{
    rt_message("a kernel launches one that the port does not have: number %u of cu2cl_launched",
               (unsigned)number);
    return cu2clErrorInvalidDeviceFunction;
}

/* Enqueues what the record says. Only a grid that can launch something has to be waited for. */
static void run_grid(struct family *family, struct grid *grid)
{
    cl_uint number = grid->record[RECORD_KERNEL];
    const struct rt_module *module = grid->parent->kernel->module;
    cu2clError_t error = cu2clSuccess;
    if (number < RECORD_COPY) {
        grid->kernel = number < module->launched_count && module->launched[number]
                           ? rt_kernel_find(module->launched[number])
                           : NULL;
        if (!grid->kernel)
            error = unknown_kernel(number);
        else if (grid->kernel->launches)
            error = rt_error(tell_grid(family, (cl_uint)family->running_count));
        if (error == cu2clSuccess)
            error = launch_record(family, grid->kernel, grid->record);
    } else {
        error = copy_or_fill(family->stream, grid->record);
        if (error != cu2clSuccess)
            rt_message("a copy or fill by a kernel can't be done: %s", cu2clGetErrorName(error));
    }
    note_error(family, error);
    if (error == cu2clSuccess && grid->kernel && grid->kernel->launches)
        family->running[family->running_count++] = grid;
    else
        finish_grid(family, grid);
}

static void run_ready(struct family *family)
{
    while (family->ready && family->running_count < WAVE) {
        struct grid *grid = family->ready;
        family->ready = grid->next;
        if (!family->ready)
            family->last_ready = &family->ready;
        run_grid(family, grid);
    }
}

static cl_int read_queue(struct family *family, size_t at, size_t words, cl_uint *to)
{
    return clEnqueueReadBuffer(family->stream->queue, family->queue->buffer, CL_TRUE,
                               at * sizeof *to, words * sizeof *to, to, 0, NULL, NULL);
}

static cu2clError_t add_records(struct family *family, const cl_uint *words, size_t used)
{
    for (size_t at = 0; at < used; at += words[at + RECORD_WORDS]) {
        const cl_uint *record = words + at;
        if (used - at < RECORD_FRONT || record[RECORD_WORDS] < RECORD_FRONT ||
            record[RECORD_WORDS] > used - at || record[RECORD_OWNER] >= family->running_count)
            return cu2clErrorLaunchFailure; /* somebody has written over it */
        if (!add_child(family, family->running[record[RECORD_OWNER]], record, at))
            return cu2clErrorMemoryAllocation;
    }
    return cu2clSuccess;
}

/* Waits for the grids that run, and takes in what they launched. */
static cu2clError_t read_records(struct family *family)
{
    static const cl_uint zero;
    cl_uint head[QUEUE_GRID];
    uint64_t enqueued = family->stream->enqueued;
    RT_TRY(rt_error_async(read_queue(family, 0, QUEUE_GRID, head)));
    family->stream->finished = enqueued;
    size_t used = head[QUEUE_USED];
    if (head[QUEUE_LOST])
        rt_message("%u launches by kernels had no room and did not take place; "
                   "cudaDeviceSetLimit(cudaLimitDevRuntimePendingLaunchCount, ...) makes more",
                   (unsigned)head[QUEUE_LOST]);
    if (!used && !head[QUEUE_LOST])
        return cu2clSuccess;
    cl_uint *words = malloc((used + 1) * sizeof *words);
    if (!words || used > family->queue->words) {
        free(words);
        return words ? cu2clErrorLaunchFailure : cu2clErrorMemoryAllocation;
    }
    cu2clError_t error =
        used ? rt_error_async(read_queue(family, QUEUE_HEAD, used, words)) : cu2clSuccess;
    if (error == cu2clSuccess)
        error = rt_error(clEnqueueFillBuffer(family->stream->queue, family->queue->buffer, &zero,
                                             sizeof zero, QUEUE_USED * sizeof zero, 2 * sizeof zero,
                                             0, NULL, NULL));
    if (error == cu2clSuccess)
        error = add_records(family, words, used);
    free(words);
    return error;
}

static cu2clError_t run_family(struct family *family)
{
    while (family->running_count) {
        RT_TRY(read_records(family));
        size_t count = family->running_count;
        family->running_count = 0;
        for (size_t i = 0; i < count; i++)
            if (!begin_stages(family, family->running[i]))
                finish_grid(family, family->running[i]);
        run_ready(family);
    }
    return family->error;
}

cu2clError_t rt_children_launch(struct rt_stream *stream, struct rt_kernel *kernel,
                                struct cu2clDim3 grid, struct cu2clDim3 block, void **args,
                                size_t shared)
{
    struct family *family = calloc(1, sizeof *family);
    struct grid root = {.kernel = kernel};
    if (!family)
        return cu2clErrorMemoryAllocation;
    family->stream = stream;
    family->last_ready = &family->ready;
    family->running[family->running_count++] = &root;
    cu2clError_t error = take_queue(stream->device, &family->queue);
    if (error == cu2clSuccess)
        error = rt_error(tell_grid(family, 0));
    if (error == cu2clSuccess)
        error = rt_launch_child(stream, kernel, grid, block, args, shared, family->queue->buffer);
    if (error == cu2clSuccess)
        error = run_family(family);
    if (family->queue)
        family->queue->taken = false;
    free(family);
    return error;
}
