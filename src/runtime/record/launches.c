/* Each launch, as it is recorded or compared: what it was given, and the memory that it may have
 * written. Where digests are made on the device, launches wait in a list until these are read. */
#include "record/record.h"

#include <errno.h>
#include <sched.h>

enum { MOST_PENDING = 4096, MOST_POINTERS = 64 };

static enum mode { MODE_UNREAD, MODE_OFF, MODE_RECORD, MODE_COMPARE } mode;
static unsigned flags;
static char *path;
static struct trace_writer *writer;
static struct rt_seen *pending[MOST_PENDING];
static unsigned pending_count;
static uint64_t unseen;
static uint64_t unread;                /* pieces of memory */
static _Thread_local bool skips_graph; /* what it launches is not in the trace */
/* A thread is at the list and the slots: waiting for launches lets other threads in. */
static bool is_taken;
static _Thread_local bool has_turn;

/* What is known of a kernel that was launched. */
struct rt_recorded {
    struct trace_kernel *described;
    bool has_index;
    uint32_t index;
};

static void finish_recording(void);

static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

static void read_mode(void)
{
    const char *record = variable("CU2CL_RECORD"), *compare = variable("CU2CL_COMPARE");
    mode = compare ? MODE_COMPARE : record ? MODE_RECORD : MODE_OFF;
    if (compare && record)
        rt_message("CU2CL_RECORD is ignored: CU2CL_COMPARE is set, too");
    if (mode == MODE_OFF)
        return;
    path = strdup(compare ? compare : record);
    flags = TRACE_FILLED | TRACE_GRAPHS |
            (rt_is_set("CU2CL_RECORD_CONTENTS") ? TRACE_CONTENTS : 0) |
            (rt_is_set("CU2CL_RECORD_INPUTS") ? TRACE_INPUTS : 0);
    if (!path || (compare && !rt_compare_open(path)))
        mode = MODE_OFF;
    /* after the driver's own, so that it comes first */
    if (mode != MODE_OFF)
        atexit(finish_recording);
}

bool rt_recording(void)
{
    if (mode == MODE_UNREAD)
        read_mode();
    return mode != MODE_OFF;
}

/* --- the memory of a launch --- */

/* Fills where the address lies; false: in no allocation. */
static bool locate_memory(const void *address, struct trace_memory *m)
{
    const struct rt_allocation *a = rt_map_find_end(address);
    if (!a || a->is_heap || !address)
        return false;
    m->allocation = (uint64_t)(uintptr_t)a->address;
    m->offset = (uint64_t)((const char *)address - a->address);
    m->size = a->size;
    return true;
}

/* Adds a piece of memory, once for each allocation. */
static void add_memory(struct trace_launch *launch, uint32_t param, uint32_t at,
                       const void *address)
{
    struct trace_memory m = {.param = param, .at = at, .contents = -1};
    if (!locate_memory(address, &m))
        return;
    for (uint32_t i = 0; i < launch->memory_count; i++)
        if (launch->memory[i].allocation == m.allocation)
            return;
    if (launch->memory_count < MOST_POINTERS)
        launch->memory[launch->memory_count++] = m;
    else if (mode == MODE_RECORD)
        unread++;
}

static const void *pointer_at(void **args, uint32_t param, size_t at)
{
    const void *pointer;
    memcpy(&pointer, (const char *)args[param] + at, sizeof pointer);
    return pointer;
}

static const void *variable_storage(const struct rt_seen *seen, uint32_t param)
{
    const struct rt_kernel *kernel = seen->kernel;
    const struct rt_symbol *symbol =
        kernel->module->symbols[kernel->info->args[param].symbol].first;
    return symbol->info->kind == CU2CL_SYMBOL_CONSTANT ? NULL
                                                       : symbol->storage[seen->device->index];
}

/* All memory that the launch may write; with `inputs` also what it only reads. */
static void find_memory(struct rt_seen *seen, struct trace_launch *launch, void **args, bool inputs)
{
    for (uint32_t i = 0; i < seen->described->param_count; i++) {
        const struct trace_param *param = &seen->described->params[i];
        if (param->kind == TRACE_POINTER || (param->kind == TRACE_READ_ONLY && inputs))
            add_memory(launch, i, 0, pointer_at(args, i, 0));
        else if (param->kind == TRACE_VARIABLE)
            add_memory(launch, i, 0, variable_storage(seen, i));
        else if (param->kind == TRACE_VALUE && param->type == TRACE_BYTES &&
                 i < seen->kernel->visible)
            for (uint32_t at = 0; at + sizeof(void *) <= param->size; at += sizeof(void *))
                add_memory(launch, i, at, pointer_at(args, i, at));
    }
}

/* The parameter here that a parameter of the trace is; false: none is. */
static bool find_param(const struct rt_seen *seen, uint32_t index, uint32_t *here)
{
    const struct trace_param *there = rt_compare_param(seen, index);
    *here = index;
    if (there && there->kind != TRACE_VARIABLE)
        return index < seen->kernel->visible;
    for (uint32_t i = seen->kernel->visible; there && i < seen->described->param_count; i++)
        if (seen->described->params[i].name &&
            strcmp(seen->described->params[i].name, there->name) == 0) {
            *here = i;
            return true;
        }
    return false;
}

/* The memory of the trace's launch, here. */
static void find_expected_memory(struct rt_seen *seen, void **args)
{
    struct trace_launch *launch = &seen->launch;
    for (uint32_t i = 0; i < seen->expected.memory_count; i++) {
        const struct trace_memory *wanted = &seen->expected.memory[i];
        struct trace_memory *m = &launch->memory[i];
        uint32_t param;
        *m = (struct trace_memory){.param = wanted->param, .at = wanted->at, .contents = -1};
        if (!find_param(seen, wanted->param, &param))
            continue;
        m->param = param;
        const void *address = NULL;
        if (param >= seen->kernel->visible)
            address = variable_storage(seen, param);
        else if (wanted->at + sizeof address <= seen->described->params[param].size)
            address = pointer_at(args, param, wanted->at);
        locate_memory(address, m);
    }
    launch->memory_count = seen->expected.memory_count;
}

/* --- a launch --- */

static void free_seen(struct rt_seen *seen)
{
    trace_launch_free(&seen->launch);
    trace_launch_free(&seen->expected);
    free(seen->used.memory);
    free(seen->slots);
    free(seen);
}

static struct rt_recorded *recorded_of(struct rt_kernel *kernel)
{
    if (!kernel->recorded)
        kernel->recorded = calloc(1, sizeof *kernel->recorded);
    if (kernel->recorded && !kernel->recorded->described)
        kernel->recorded->described = rt_describe_kernel(kernel);
    return kernel->recorded && kernel->recorded->described ? kernel->recorded : NULL;
}

/* Copies the values of parameters that are no pointers. */
static bool copy_values(struct rt_seen *seen, void **args)
{
    size_t size = 0;
    for (uint32_t i = 0; i < seen->kernel->visible; i++)
        size +=
            seen->described->params[i].kind == TRACE_VALUE ? seen->described->params[i].size : 0;
    unsigned char *to = seen->launch.values = malloc(size + 1);
    seen->launch.value_size = size;
    for (uint32_t i = 0; to && i < seen->kernel->visible; i++)
        if (seen->described->params[i].kind == TRACE_VALUE) {
            memcpy(to, args[i], seen->described->params[i].size);
            to += seen->described->params[i].size;
        }
    return to != NULL;
}

static bool make_lists(struct rt_seen *seen)
{
    size_t room = MOST_POINTERS + seen->expected.memory_count;
    seen->launch.memory = calloc(room, sizeof *seen->launch.memory);
    seen->used.memory = calloc(room, sizeof *seen->used.memory);
    seen->slots = malloc(room * sizeof *seen->slots);
    return seen->launch.memory && seen->used.memory && seen->slots;
}

/* What was launched; NULL: it is not looked at, or there is no memory. */
static struct rt_seen *see_launch(struct rt_device *device, struct rt_kernel *kernel,
                                  const struct trace_launch *configuration, void **args)
{
    const struct rt_recorded *recorded = recorded_of(kernel);
    struct rt_seen *seen = recorded ? calloc(1, sizeof *seen) : NULL;
    if (!seen)
        return NULL;
    seen->kernel = kernel;
    seen->device = device;
    seen->described = recorded->described;
    seen->launch = *configuration;
    if ((mode == MODE_COMPARE && !rt_compare_take(seen)) || !make_lists(seen) ||
        !copy_values(seen, args)) {
        free_seen(seen);
        return NULL;
    }
    if (mode == MODE_RECORD) {
        find_memory(seen, &seen->launch, args, flags & TRACE_INPUTS);
    } else {
        find_expected_memory(seen, args);
        find_memory(seen, &seen->used, args, true);
    }
    return seen;
}

/* --- digests --- */

/* Begins the digests; false: some are left, for which the stream has to be done. */
static bool begin_digests(struct rt_stream *stream, struct rt_seen *seen)
{
    bool all = true, later = rt_digests_later(stream->device);
    for (uint32_t i = 0; i < seen->launch.memory_count; i++) {
        const struct trace_memory *m = &seen->launch.memory[i];
        seen->slots[i] = later && m->allocation ? rt_digest_enqueue(stream, m) : -1;
        all = all && (seen->slots[i] >= 0 || !m->allocation);
    }
    return all;
}

/* Memory that can't be read is left out, which is told. */
static void end_digests(struct rt_stream *stream, struct rt_seen *seen)
{
    bool is_done = rt_stream_finish(stream) == cu2clSuccess;
    for (uint32_t i = 0; i < seen->launch.memory_count; i++) {
        struct trace_memory *m = &seen->launch.memory[i];
        if (!m->allocation || seen->slots[i] >= 0 ||
            (is_done && rt_digest_now(seen->device, m) == cu2clSuccess))
            continue;
        m->allocation = 0;
        unread++;
    }
}

/* --- the trace --- */

static bool open_writer(const struct rt_device *device)
{
    char producer[600];
    if (writer)
        return true;
    snprintf(producer, sizeof producer, "OpenCL, %s, %s, %s", device->platform_name, device->name,
             device->driver);
    writer = trace_create(path, producer, flags);
    if (writer)
        return true;
    rt_message("can't write %s.part (CU2CL_RECORD): %s", path,
               errno == EWOULDBLOCK ? "another process writes it" : strerror(errno));
    mode = MODE_OFF;
    return false;
}

static void stop_recording(const char *why)
{
    rt_message("recording ends here, %s.part has the launches until now: %s", path, why);
    mode = MODE_OFF;
}

/* A record whose bytes can't be read ends the trace: nothing may follow it. */
static bool write_contents(const struct rt_seen *seen, struct trace_memory *m)
{
    enum { PIECE = 4 << 20 };
    char *piece = malloc(PIECE);
    bool good = piece != NULL;
    m->contents = 0;
    trace_begin_contents(writer, m->size);
    for (size_t done = 0, count; good && done < m->size; done += count) {
        count = m->size - done < PIECE ? (size_t)m->size - done : PIECE;
        good = rt_record_read(seen->device, m->allocation + done, piece, count) == cu2clSuccess;
        if (good)
            trace_add_bytes(writer, piece, count);
    }
    free(piece);
    if (!good)
        stop_recording("memory can't be read");
    return good;
}

static void write_launch(struct rt_seen *seen)
{
    struct rt_recorded *recorded = seen->kernel->recorded;
    if (!open_writer(seen->device))
        return;
    if (!recorded->has_index)
        recorded->index = trace_add_kernel(writer, seen->described);
    recorded->has_index = true;
    seen->launch.kernel = recorded->index;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < seen->launch.memory_count; i++) {
        struct trace_memory m = seen->launch.memory[i];
        if (m.allocation && (flags & TRACE_CONTENTS) && trace_is_changed(writer, &m) &&
            !write_contents(seen, &m))
            return;
        if (m.allocation)
            seen->launch.memory[kept++] = m;
    }
    seen->launch.memory_count = kept;
    trace_add_launch(writer, &seen->launch);
    if (trace_write_error(writer) != 0)
        stop_recording(strerror(trace_write_error(writer)));
}

static void deliver(struct rt_seen *seen)
{
    for (uint32_t i = 0; i < seen->launch.memory_count; i++)
        if (seen->slots[i] >= 0)
            rt_digest_from_slot(seen->device, seen->slots[i], &seen->launch.memory[i]);
    if (mode == MODE_RECORD)
        write_launch(seen);
    else if (mode == MODE_COMPARE)
        rt_compare_judge(seen);
    free_seen(seen);
}

/* Waits for all launches of the list, and hands them on. */
static void flush_pending(void)
{
    bool good = true;
    unsigned count = pending_count;
    pending_count = 0;
    for (unsigned i = 0; i < count; i++)
        if (rt_digests_read(pending[i]->device) != cu2clSuccess)
            good = false;
    if (!good && count > 0)
        rt_message("a launch failed, so %u launches before are not %s", count,
                   mode == MODE_RECORD ? "recorded" : "compared");
    if (!good && mode == MODE_COMPARE)
        rt_compare_failed(count);
    else if (!good)
        unseen += count;
    for (unsigned i = 0; i < count; i++)
        if (good)
            deliver(pending[i]);
        else
            free_seen(pending[i]);
}

/* Contents are read, and restored, before the program goes on. */
static bool needs_contents(const struct rt_seen *seen)
{
    for (uint32_t i = 0; i < seen->expected.memory_count; i++)
        if (seen->expected.memory[i].contents >= 0)
            return true;
    return mode == MODE_RECORD && (flags & TRACE_CONTENTS);
}

/* False: this thread has it already, and a function of the program's that waiting called is here. */
static bool take_turn(void)
{
    if (has_turn)
        return false;
    while (is_taken) {
        rt_unlock();
        sched_yield();
        rt_lock();
    }
    return is_taken = has_turn = true;
}

static void end_turn(void)
{
    is_taken = has_turn = false;
}

static void record_launch(struct rt_stream *stream, struct rt_kernel *kernel,
                          const struct trace_launch *configuration, void **args)
{
    struct rt_device *device = stream->device;
    if (pending_count == MOST_PENDING || rt_digests_room(device) < MOST_POINTERS)
        flush_pending();
    struct rt_seen *seen = see_launch(device, kernel, configuration, args);
    if (!seen)
        return;
    bool is_waited = !begin_digests(stream, seen);
    if (is_waited)
        end_digests(stream, seen);
    pending[pending_count++] = seen;
    if (is_waited || needs_contents(seen))
        flush_pending();
}

void rt_record_launch(struct rt_stream *stream, struct rt_kernel *kernel, struct cu2clDim3 grid,
                      struct cu2clDim3 block, size_t shared, void **args)
{
    const struct trace_launch configuration = {
        .grid = {grid.x, grid.y, grid.z}, .block = {block.x, block.y, block.z}, .shared = shared};
    if (skips_graph || !take_turn()) {
        unseen++;
        return;
    }
    if (mode == MODE_RECORD || mode == MODE_COMPARE)
        record_launch(stream, kernel, &configuration, args);
    end_turn();
}

void rt_record_graph(bool begins)
{
    skips_graph = false;
    if (!begins)
        return;
    rt_lock();
    if (rt_recording() && mode == MODE_COMPARE && take_turn()) {
        skips_graph = !rt_compare_graphs() || rt_compare_unseen_graph();
        end_turn();
    }
    rt_unlock();
}

void rt_record_release(struct rt_device *device)
{
    bool is_mine = take_turn();
    if (is_mine && (mode == MODE_RECORD || mode == MODE_COMPARE))
        flush_pending();
    rt_digests_release(device);
    if (is_mine)
        end_turn();
}

static void finish_recording(void)
{
    bool locked = rt_lock_if_free();
    if (locked && !is_taken)
        flush_pending();
    else if (mode == MODE_COMPARE)
        rt_compare_failed(pending_count);
    else
        unseen += pending_count;
    if (unread)
        rt_message("%llu pieces of memory could not be read, and are not %s",
                   (unsigned long long)unread, mode == MODE_RECORD ? "in the trace" : "compared");
    if (mode == MODE_COMPARE)
        rt_compare_close(unseen);
    else if (mode == MODE_RECORD && writer && !trace_finish(writer, unseen))
        rt_message("%s can't be written, %s.part has a part: %s", path, path, strerror(errno));
    mode = MODE_OFF;
    if (locked)
        rt_unlock();
}
