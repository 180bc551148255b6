/* What kernels print.
 *
 * Each call of printf in a kernel writes a record into the buffer of its device
 * (device/printf.clh), made before the first launch of a kernel that prints. The records are
 * formatted and printed where the program synchronises, in the order in which the calls took their
 * room. The buffer is emptied when no kernel that prints can still run; before, those that are
 * complete are printed.
 *
 * CUDA forgets what is left at the end of the program. Here the end waits for it. */
#include "queue/queue.h"

#include <stdarg.h>
#include <stdlib.h>

enum { OUTPUT_SIZE = 0, OUTPUT_USED = 2, OUTPUT_LOST = 3, OUTPUT_HEAD = 4, RECORD_HEAD = 2 };

/* --- formats ------------------------------------------------------------- */

struct record {
    const cl_uint *words;
    size_t size, count, next; /* words, arguments, and the next of them */
};

/* `%`, flags, width, precision, and a letter, for the host's printf. */
struct conversion {
    char text[64];
    size_t length;
    int size; /* of an integer, in bytes */
};

static void add_to_conversion(struct conversion *c, const char *format, ...) RT_PRINTF(2, 3);

static void add_to_conversion(struct conversion *c, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    int length = vsnprintf(c->text + c->length, sizeof c->text - c->length, format, values);
    va_end(values);
    c->length += (size_t)length;
    if (c->length >= sizeof c->text)
        c->length = sizeof c->text - 1;
}

static bool take_argument(struct record *r, uint64_t *value)
{
    if (r->next == r->count)
        return false;
    const cl_uint *words = r->words + RECORD_HEAD + 2 * r->next++;
    *value = words[0] | (uint64_t)words[1] << 32;
    return true;
}

/* A string of the record, or NULL. */
static const char *text_at(const struct record *r, uint64_t place)
{
    if (place < RECORD_HEAD + 2 * r->count || place >= r->size)
        return NULL;
    const char *text = (const char *)(r->words + place);
    return memchr(text, '\0', (r->size - place) * sizeof(cl_uint)) ? text : NULL;
}

/* A width or a precision: digits, or `*`, for which an argument stands; false without one. */
static bool add_number(struct conversion *c, const char **at, struct record *r, bool is_precision)
{
    uint64_t value;
    if (**at != '*') {
        int digits = (int)strspn(*at, "0123456789");
        add_to_conversion(c, "%s%.*s", is_precision ? "." : "", digits, *at);
        *at += digits;
        return true;
    }
    ++*at;
    if (!take_argument(r, &value))
        return false;
    if (!is_precision || (cl_int)value >= 0) /* a negative precision is none */
        add_to_conversion(c, "%s%d", is_precision ? "." : "", (int)(cl_int)value);
    return true;
}

/* Reads what is behind a `%`, up to the letter. */
static bool read_conversion(struct conversion *c, const char **at, struct record *r)
{
    size_t flags = strspn(*at, "-+ #0");
    add_to_conversion(c, "%%%.*s", (int)(flags < 16 ? flags : 16), *at);
    *at += flags;
    c->size = 4;
    if (!add_number(c, at, r, false))
        return false;
    if (**at == '.') {
        ++*at;
        if (!add_number(c, at, r, true))
            return false;
    }
    for (; **at && strchr("hlLzjtq", **at); ++*at)
        c->size = **at == 'h' ? c->size / 2 : 8;
    return true;
}

static int64_t narrowed(uint64_t value, int size)
{
    return size == 1   ? (int8_t)value
           : size == 2 ? (int16_t)value
           : size == 4 ? (int32_t)value
                       : (int64_t)value;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
/* False for a letter that printf doesn't have. */
static bool print_value(FILE *out, struct conversion *c, char letter, struct record *r)
{
    uint64_t value, mask = c->size < 8 ? (1ull << 8 * c->size) - 1 : ~0ull;
    double real;
    if (!letter || !strchr("dicuoxXspfFeEgGaA", letter) || !take_argument(r, &value))
        return false;
    memcpy(&real, &value, sizeof real);
    const char *text = letter == 's' ? text_at(r, value) : NULL;
    add_to_conversion(c, strchr("diuoxX", letter) ? "ll%c" : "%c", letter);
    if (letter == 's')
        fprintf(out, c->text, text ? text : "(null)");
    else if (letter == 'c')
        fprintf(out, c->text, (int)(unsigned char)value);
    else if (letter == 'p') /* without the tag of its address space: device/tagged.clh */
        fprintf(out, c->text, (void *)(uintptr_t)(value & ~0ull >> 2));
    else if (letter == 'd' || letter == 'i')
        fprintf(out, c->text, (long long)narrowed(value, c->size));
    else if (strchr("uoxX", letter))
        fprintf(out, c->text, (unsigned long long)(value & mask));
    else
        fprintf(out, c->text, real);
    return true;
}
#pragma GCC diagnostic pop

/* What is no conversion, or has no argument, is printed as it is. */
static void print_record(FILE *out, struct record *r)
{
    const char *at = text_at(r, RECORD_HEAD + 2 * r->count);
    while (at && *at) {
        size_t plain = strcspn(at, "%");
        struct conversion c = {.length = 0};
        fwrite(at, 1, plain, out);
        at += plain;
        if (!*at)
            return;
        const char *begin = at++;
        if (*at == '%') {
            putc('%', out);
            at++;
        } else if (read_conversion(&c, &at, r) && print_value(out, &c, *at, r)) {
            at++;
        } else {
            at += *at != '\0';
            fwrite(begin, 1, (size_t)(at - begin), out);
        }
    }
}

size_t rt_output_print(FILE *out, const cl_uint *words, size_t count)
{
    size_t at = 0;
    while (at + RECORD_HEAD < count) {
        struct record r = {.words = words + at, .size = words[at], .count = words[at + 1]};
        if (r.size < RECORD_HEAD || r.size > count - at || r.count > (r.size - RECORD_HEAD) / 2)
            break; /* not complete, or it had no room */
        print_record(out, &r);
        at += r.size;
    }
    return at;
}

/* --- the buffer ---------------------------------------------------------- */

static struct output {
    cl_mem buffer; /* NULL until a kernel prints */
    cl_command_queue queue;
    size_t words, printed; /* room for records, and those that were printed */
    bool used;             /* there may be new ones */
} outputs[RT_MAX_DEVICES];

static struct output *output_of(const struct rt_device *device)
{
    return &outputs[device->index];
}

cl_mem rt_output_buffer(const struct rt_device *device)
{
    return output_of(device)->buffer;
}

/* CUDA's buffer has no formats and no literals in it, so a byte of the limit is a word here. */
static size_t room_for(const struct rt_device *device)
{
    size_t words = device->limits[cu2clLimitPrintfFifoSize];
    return words < 1024 ? 1024 : words > 1u << 28 ? 1u << 28 : words;
}

/* Makes `words` words of records empty. */
static cl_int empty(struct rt_device *device, size_t words)
{
    static const cl_uint zero;
    cl_int code =
        clEnqueueFillBuffer(output_of(device)->queue, output_of(device)->buffer, &zero, sizeof zero,
                            OUTPUT_USED * sizeof zero,
                            (OUTPUT_HEAD - OUTPUT_USED + words) * sizeof zero, 0, NULL, NULL);
    return code == CL_SUCCESS ? clFinish(output_of(device)->queue) : code;
}

static cl_int read_words(struct rt_device *device, size_t at, size_t count, cl_uint *words)
{
    return clEnqueueReadBuffer(output_of(device)->queue, output_of(device)->buffer, CL_TRUE,
                               at * sizeof *words, count * sizeof *words, words, 0, NULL, NULL);
}

/* The program ends: what kernels have not printed yet is printed. */
static void finish_output(void)
{
    if (!rt_lock_if_free())
        return;
    for (int i = 0; i < rt.device_count; i++)
        if (rt.devices[i].ready && outputs[i].used)
            rt_device_finish(&rt.devices[i]);
    rt_unlock();
}

/* Drivers that compile when a kernel first runs have handlers of their own from then on, after
 * which they can't run kernels: so this is called again when one has run. */
static void promise(bool *promised)
{
    if (!*promised)
        *promised = atexit(finish_output) == 0;
}

cu2clError_t rt_output_prepare(struct rt_device *device)
{
    static bool promised;
    size_t words = room_for(device);
    cl_uint size = (cl_uint)words;
    cl_int code;
    if (output_of(device)->buffer)
        return cu2clSuccess;
    output_of(device)->queue = clCreateCommandQueue(device->context, device->id, 0, &code);
    if (code == CL_SUCCESS)
        output_of(device)->buffer = clCreateBuffer(
            device->context, CL_MEM_READ_WRITE, (OUTPUT_HEAD + words) * sizeof size, NULL, &code);
    /* The wait of `empty` comes last: on Intel's CPU runtime a kernel of another queue did not always
     * see a blocking write without it. */
    if (code == CL_SUCCESS)
        code = clEnqueueWriteBuffer(output_of(device)->queue, output_of(device)->buffer, CL_TRUE,
                                    OUTPUT_SIZE, sizeof size, &size, 0, NULL, NULL);
    if (code == CL_SUCCESS)
        code = empty(device, words);
    if (code != CL_SUCCESS) {
        rt_message("the buffer of printf in kernels can't be made: %zu bytes",
                   words * sizeof(cl_uint));
        rt_output_release(device);
        return rt_error(code);
    }
    output_of(device)->words = words;
    promise(&promised);
    return cu2clSuccess;
}

void rt_output_launched(struct rt_stream *stream)
{
    stream->printing = stream->enqueued;
    output_of(stream->device)->used = true;
}

void rt_output_has_run(struct rt_device *device, uint64_t number, uint64_t count)
{
    for (struct rt_stream *s = device->streams; s; s = s->next)
        if (s->number == number && s->printing <= count)
            s->printing = 0;
}

static bool is_done(const struct rt_device *device)
{
    for (const struct rt_stream *s = device->streams; s; s = s->next)
        if (rt_stream_prints(s))
            return false;
    return true;
}

/* Prints the records up to word `used`. */
static void print_new(struct rt_device *device, size_t used)
{
    size_t count = used - output_of(device)->printed;
    cl_uint *words = malloc(count * sizeof *words);
    if (words &&
        read_words(device, OUTPUT_HEAD + output_of(device)->printed, count, words) == CL_SUCCESS) {
        output_of(device)->printed += rt_output_print(stdout, words, count);
        fflush(stdout);
    }
    free(words);
}

void rt_output_flush(struct rt_device *device)
{
    static bool promised;
    cl_uint head[OUTPUT_HEAD];
    if (!output_of(device)->used)
        return;
    bool done = is_done(device);
    if (read_words(device, 0, OUTPUT_HEAD, head) != CL_SUCCESS)
        return; /* a failure is told where the kernel's is */
    size_t used =
        head[OUTPUT_USED] < output_of(device)->words ? head[OUTPUT_USED] : output_of(device)->words;
    if (used > output_of(device)->printed)
        print_new(device, used);
    if (!done)
        return;
    promise(&promised);
    if (head[OUTPUT_LOST])
        rt_message("%u calls of printf in kernels had no room in its buffer and are lost; "
                   "cudaDeviceSetLimit(cudaLimitPrintfFifoSize, ...) makes it larger",
                   (unsigned)head[OUTPUT_LOST]);
    if (used || head[OUTPUT_LOST])
        empty(device, used);
    output_of(device)->printed = 0;
    output_of(device)->used = false;
}

void rt_output_release(struct rt_device *device)
{
    if (output_of(device)->buffer)
        clReleaseMemObject(output_of(device)->buffer);
    if (output_of(device)->queue)
        clReleaseCommandQueue(output_of(device)->queue);
    output_of(device)->buffer = NULL;
    output_of(device)->queue = NULL;
    output_of(device)->printed = 0;
    output_of(device)->used = false;
}
