/* CU2CL_PROFILE: where the time goes, as a table at the program's end, and as a file for trace
 * viewers (the trace-event format, which Perfetto and chrome://tracing read) when the value ends
 * in .json.
 *
 * All queues have profiling then, and every command has an event. The events wait in a list; those
 * that are complete are read and released whenever the list has grown. What is left is waited for
 * at the end (exit), or before the device is reset. A lock of its own guards everything here: the
 * runtime's lock may be held or not. */
#include "base/base.h"

#include <pthread.h>
#include <unistd.h>

#define READ_AT      256 /* events that may wait before complete ones are read */
#define MOST_RECORDS (4u << 20)
#define PATIENCE     10000 /* milliseconds for commands that have not run at the end */
#define HOST         (-1)

/* A line of the table: everything of one kind and name on one device. */
struct row {
    enum rt_work work;
    int device;
    char *name;
    uint64_t count, total, least, most, bytes;
};

/* A queue: a line of the timeline. */
struct lane {
    cl_command_queue queue; /* retained; NULL when its device was reset */
    int device;
    unsigned number; /* on its device */
};

struct waiting {
    cl_event event;
    size_t row, lane;
    uint64_t before, after; /* around the enqueuing call, on the host */
    size_t bytes;
};

/* Something that ran: in nanoseconds of its device's clock, or of the host's. */
struct record {
    size_t row, lane; /* lane: of the host, the thread */
    uint64_t start, end;
    size_t bytes;
};

/* The device's clock is the host's less `offset`, as the narrowest window around an enqueuing call
 * tells. */
struct clock {
    bool known;
    uint64_t window;
    int64_t offset;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *path; /* of the trace, or NULL */
static uint64_t began;
static pid_t process;
static struct row *rows;
static struct lane *lanes;
static struct waiting *waiting;
static struct record *records;
static size_t row_count, row_room, lane_count, lane_room, waiting_count, waiting_room;
static size_t record_count, record_room, read_at = READ_AT;
static uint64_t lost_records, lost_commands;
static struct clock clocks[RT_MAX_DEVICES];

/* Room for one more element; false without memory. */
static bool grow_list(void *list, size_t *room, size_t count, size_t size)
{
    void **items = list;
    if (count < *room)
        return true;
    size_t larger = *room ? 2 * *room : 64;
    void *grown = realloc(*items, larger * size);
    if (!grown)
        return false;
    *items = grown;
    *room = larger;
    return true;
}

/* The row's index, or SIZE_MAX without memory. */
static size_t row_of(enum rt_work work, int device, const char *name)
{
    for (size_t i = 0; i < row_count; i++)
        if (rows[i].work == work && rows[i].device == device && strcmp(rows[i].name, name) == 0)
            return i;
    char *copy = strdup(name);
    if (!copy || !grow_list(&rows, &row_room, row_count, sizeof *rows)) {
        free(copy);
        return SIZE_MAX;
    }
    rows[row_count] = (struct row){work, device, copy, 0, 0, UINT64_MAX, 0, 0};
    return row_count++;
}

static void add_command(size_t row, size_t lane, uint64_t start, uint64_t end, size_t bytes)
{
    struct row *r = &rows[row];
    uint64_t time = end > start ? end - start : 0;
    r->count++;
    r->total += time;
    r->bytes += bytes;
    r->least = time < r->least ? time : r->least;
    r->most = time > r->most ? time : r->most;
    if (!path)
        return;
    if (record_count == MOST_RECORDS ||
        !grow_list(&records, &record_room, record_count, sizeof *records))
        lost_records++;
    else
        records[record_count++] = (struct record){row, lane, start, end, bytes};
}

/* --- queues --- */

static size_t add_lane(int device, cl_command_queue queue)
{
    unsigned number = 0;
    for (size_t i = 0; i < lane_count; i++)
        number += lanes[i].device == device;
    if (!grow_list(&lanes, &lane_room, lane_count, sizeof *lanes) ||
        clRetainCommandQueue(queue) != CL_SUCCESS)
        return SIZE_MAX;
    lanes[lane_count] = (struct lane){queue, device, number};
    return lane_count++;
}

static void report_profile(void);

/* Queues are retained, so no other has the same address. */
static size_t lane_of(cl_command_queue queue)
{
    for (size_t i = lane_count; i-- > 0;)
        if (lanes[i].queue == queue)
            return i;
    return SIZE_MAX;
}

void rt_profile_queue(const struct rt_device *device, cl_command_queue queue)
{
    static bool promised;
    pthread_mutex_lock(&lock);
    /* Not before the driver is there: what it does at exit has to come later. */
    if (!promised)
        promised = atexit(report_profile) == 0;
    add_lane(device->index, queue);
    pthread_mutex_unlock(&lock);
}

/* --- commands --- */

static bool is_over(cl_event event, bool *failed)
{
    cl_int status = CL_QUEUED;
    cl_int code =
        clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    *failed = code != CL_SUCCESS || status < 0;
    return *failed || status == CL_COMPLETE;
}

static cl_int command_time(cl_event event, cl_profiling_info what, uint64_t *time)
{
    cl_ulong value = 0;
    cl_int code = clGetEventProfilingInfo(event, what, sizeof value, &value, NULL);
    *time = value;
    return code;
}

static void set_clock(struct clock *clock, const struct waiting *w, uint64_t queued)
{
    uint64_t window = w->after - w->before;
    if (clock->known && window >= clock->window)
        return;
    *clock = (struct clock){true, window, (int64_t)(w->before + window / 2 - queued)};
}

static void take_times(const struct waiting *w, bool failed)
{
    uint64_t queued, start, end;
    if (failed || command_time(w->event, CL_PROFILING_COMMAND_QUEUED, &queued) != CL_SUCCESS ||
        command_time(w->event, CL_PROFILING_COMMAND_START, &start) != CL_SUCCESS ||
        command_time(w->event, CL_PROFILING_COMMAND_END, &end) != CL_SUCCESS) {
        lost_commands++;
    } else {
        set_clock(&clocks[lanes[w->lane].device], w, queued);
        add_command(w->row, w->lane, start, end, w->bytes);
    }
    clReleaseEvent(w->event);
}

/* Reads and releases the events of complete commands. */
static void read_complete(void)
{
    size_t kept = 0;
    bool failed;
    for (size_t i = 0; i < waiting_count; i++)
        if (is_over(waiting[i].event, &failed))
            take_times(&waiting[i], failed);
        else
            waiting[kept++] = waiting[i];
    waiting_count = kept;
    read_at = kept + (kept > READ_AT ? kept : READ_AT);
}

cl_event *rt_profile_begin(struct rt_measured *measured)
{
    if (!(rt_seeing() & RT_SEE_TIMES))
        return NULL;
    measured->event = NULL;
    measured->before = rt_now();
    return &measured->event;
}

static void keep(struct waiting w, cl_command_queue queue, enum rt_work work, const char *name)
{
    w.lane = lane_of(queue);
    w.row = w.lane == SIZE_MAX ? SIZE_MAX : row_of(work, lanes[w.lane].device, name ? name : "");
    if (w.row == SIZE_MAX || !grow_list(&waiting, &waiting_room, waiting_count, sizeof *waiting)) {
        clReleaseEvent(w.event);
        lost_commands++;
        return;
    }
    waiting[waiting_count++] = w;
    if (waiting_count >= read_at)
        read_complete();
}

void rt_profile_end(struct rt_measured *measured, cl_int code, cl_command_queue queue,
                    enum rt_work work, const char *name, size_t bytes)
{
    if (!(rt_seeing() & RT_SEE_TIMES) || code != CL_SUCCESS || !measured->event)
        return;
    pthread_mutex_lock(&lock);
    keep((struct waiting){measured->event, 0, 0, measured->before, rt_now(), bytes}, queue, work,
         name);
    pthread_mutex_unlock(&lock);
}

void rt_profile_host(enum rt_work work, const char *name, int device, uint64_t start)
{
    uint64_t end = rt_now();
    if (!(rt_seeing() & RT_SEE_TIMES))
        return;
    pthread_mutex_lock(&lock);
    size_t row = row_of(work, device, name);
    if (row != SIZE_MAX)
        add_command(row, rt_thread_number(), start, end, 0);
    pthread_mutex_unlock(&lock);
}

/* Lets all commands run that will. */
static void read_commands(void)
{
    for (size_t i = 0; i < lane_count && waiting_count > 0; i++)
        if (lanes[i].queue)
            clFlush(lanes[i].queue);
    read_complete();
    for (int i = 0; i < PATIENCE && waiting_count > 0; i++) {
        usleep(1000);
        read_complete();
    }
    for (size_t i = 0; i < waiting_count; i++)
        clReleaseEvent(waiting[i].event);
    lost_commands += waiting_count;
    waiting_count = 0;
}

static void release_queues(int device)
{
    for (size_t i = 0; i < lane_count; i++)
        if (lanes[i].queue && (device == HOST || lanes[i].device == device)) {
            clReleaseCommandQueue(lanes[i].queue);
            lanes[i].queue = NULL;
        }
}

void rt_profile_device_end(const struct rt_device *device)
{
    if (!(rt_seeing() & RT_SEE_TIMES))
        return;
    pthread_mutex_lock(&lock);
    read_commands();
    release_queues(device->index);
    pthread_mutex_unlock(&lock);
}

/* --- the table --- */

static const char *const titles[] = {"kernel", "copy to device", "copy to host", "copy on device",
                                     "fill",   "build",          "load",         "call"};

static int by_total(const void *left, const void *right)
{
    const struct row *a = *(const struct row *const *)left, *b = *(const struct row *const *)right;
    bool group_a = a->work > RT_WORK_KERNEL, group_b = b->work > RT_WORK_KERNEL;
    if (group_a != group_b)
        return group_a ? 1 : -1;
    if (group_a && a->work != b->work)
        return a->work < b->work ? -1 : 1;
    return a->total > b->total ? -1 : a->total < b->total;
}

static void print_row(const struct row *r, uint64_t busy)
{
    bool command = r->work<RT_WORK_BUILD, moves = r->bytes> 0;
    char share[16] = "", size[48] = "";
    if (command)
        snprintf(share, sizeof share, "%.1f", busy ? 100.0 * (double)r->total / (double)busy : 0);
    if (moves)
        snprintf(size, sizeof size, "  %.3f MB, %.2f GB/s", (double)r->bytes / 1e6,
                 r->total ? (double)r->bytes / (double)r->total : 0);
    fprintf(stderr, "%6s %12.3f %9llu %11.4f %11.4f %11.4f  %s%s%s%s\n", share,
            (double)r->total / 1e6, (unsigned long long)r->count,
            (double)r->total / 1e6 / (double)r->count, (double)r->least / 1e6,
            (double)r->most / 1e6, titles[r->work], *r->name ? " " : "", r->name, size);
}

/* The rows of a device, or of the host. */
static void print_rows(int device)
{
    uint64_t busy = 0;
    size_t count = 0;
    const struct row **sorted = malloc((row_count + 1) * sizeof *sorted);
    for (size_t i = 0; sorted && i < row_count; i++)
        if (rows[i].device == device && rows[i].count > 0) {
            sorted[count++] = &rows[i];
            busy += rows[i].work < RT_WORK_BUILD ? rows[i].total : 0;
        }
    if (count > 0) {
        if (device == HOST)
            fprintf(stderr, "cu2cl: calls on the host\n");
        else
            fprintf(stderr, "cu2cl: device %d, %s: commands of %.3f ms\n", device,
                    rt.devices[device].name, (double)busy / 1e6);
        fprintf(stderr, "%6s %12s %9s %11s %11s %11s\n", "%", "total ms", "times", "mean ms",
                "min ms", "max ms");
        qsort(sorted, count, sizeof *sorted, by_total);
        for (size_t i = 0; i < count; i++)
            print_row(sorted[i], busy);
    }
    free(sorted);
}

static void print_table(uint64_t end)
{
    fprintf(stderr, "cu2cl: profile of %.3f ms\n", (double)(end - began) / 1e6);
    for (int d = 0; d < RT_MAX_DEVICES; d++)
        print_rows(d);
    print_rows(HOST);
    if (lost_commands > 0)
        fprintf(stderr, "cu2cl: %llu commands failed, had no times or did not end\n",
                (unsigned long long)lost_commands);
}

/* --- the file --- */

/* Bytes that are not ASCII stand for the character of that number, so the file is UTF-8 in any
 * case. */
static void write_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++)
        if (*c == '"' || *c == '\\')
            fprintf(out, "\\%c", *c);
        else if (*c < 0x20 || *c >= 0x7f)
            fprintf(out, "\\u%04x", *c);
        else
            fputc(*c, out);
    fputc('"', out);
}

/* Microseconds; never with the decimal point of some locale. */
static void write_time(FILE *out, const char *name, uint64_t nanoseconds)
{
    fprintf(out, ",\"%s\":%llu.%03llu", name, (unsigned long long)(nanoseconds / 1000),
            (unsigned long long)(nanoseconds % 1000));
}

static void write_name(FILE *out, const char *what, int process_number, unsigned thread,
                       const char *name, bool *first)
{
    fprintf(out, "%s\n{\"ph\":\"M\",\"name\":\"%s\",\"pid\":%d,\"tid\":%u,\"args\":{\"name\":",
            *first ? "" : ",", what, process_number, thread);
    write_string(out, name);
    fprintf(out, "}}");
    *first = false;
}

/* Processes are the host (0) and the devices (from 1), threads the host's and the streams. */
static void write_names(FILE *out, bool *first)
{
    char name[320];
    write_name(out, "process_name", 0, 0, "host", first);
    for (size_t i = 0; i < lane_count; i++) {
        const struct lane *l = &lanes[i];
        if (l->number == 0) {
            snprintf(name, sizeof name, "device %d: %s", l->device, rt.devices[l->device].name);
            write_name(out, "process_name", l->device + 1, 0, name, first);
        }
        snprintf(name, sizeof name, l->number ? "stream %u" : "default stream", l->number);
        write_name(out, "thread_name", l->device + 1, l->number, name, first);
    }
}

static void write_record(FILE *out, const struct record *r)
{
    const struct row *row = &rows[r->row];
    bool command = row->work < RT_WORK_BUILD;
    int device = command ? lanes[r->lane].device : HOST;
    uint64_t start = r->start + (command ? (uint64_t)clocks[device].offset : 0);
    static const char *const categories[] = {"kernel", "copy",  "copy", "copy",
                                             "fill",   "build", "load", "call"};
    fprintf(out, ",\n{\"ph\":\"X\",\"cat\":\"%s\",\"pid\":%d,\"tid\":%u", categories[row->work],
            device + 1, command ? lanes[r->lane].number : (unsigned)r->lane);
    write_time(out, "ts", start > began ? start - began : 0);
    write_time(out, "dur", r->end > r->start ? r->end - r->start : 0);
    fputs(",\"name\":", out);
    write_string(out, *row->name ? row->name : titles[row->work]);
    if (r->bytes > 0)
        fprintf(out, ",\"args\":{\"bytes\":%zu}", r->bytes);
    fputc('}', out);
}

static void write_file(void)
{
    bool first = true;
    FILE *out = fopen(path, "w");
    if (out) {
        fputs("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[", out);
        write_names(out, &first);
        for (size_t i = 0; i < record_count; i++)
            write_record(out, &records[i]);
        fputs("\n]}\n", out);
    }
    if (!out || fclose(out) != 0)
        fprintf(stderr, "cu2cl: can't write %s (CU2CL_PROFILE)\n", path);
    else if (lost_records > 0)
        fprintf(stderr, "cu2cl: %s lacks the last %llu events\n", path,
                (unsigned long long)lost_records);
}

/* At exit. A child of fork has none of the devices, and leaves the report to its parent. */
static void report_profile(void)
{
    if (getpid() != process)
        return;
    pthread_mutex_lock(&lock);
    atomic_fetch_and(&rt_seeing_bits, ~(unsigned)RT_SEE_TIMES); /* destructors may go on */
    read_commands();
    release_queues(HOST);
    print_table(rt_now());
    if (path)
        write_file();
    pthread_mutex_unlock(&lock);
}

bool rt_profile_start(void)
{
    const char *value = getenv("CU2CL_PROFILE");
    size_t length = value ? strlen(value) : 0;
    if (!rt_is_set("CU2CL_PROFILE"))
        return false;
    if (length > 5 && strcmp(value + length - 5, ".json") == 0)
        path = strdup(value);
    began = rt_now();
    process = getpid();
    return true;
}
