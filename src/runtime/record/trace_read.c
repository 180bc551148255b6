/* Reads a trace, launch by launch. A file that ends early, or says what can't be, ends the reading
 * with a reason; nothing that it says is believed before it is checked against the file's size. */
#include "record/trace_file.h"
#include "record/trace_private.h"

#include <stdlib.h>
#include <string.h>

/* No program has more parameters, and no name is longer. */
#define MOST_PARAMS 65536u
#define MOST_NAME   (1u << 20)

/* An allocation as it was after the last launch that the trace has of it. */
struct trace_last {
    bool is_known;
    uint64_t hash, samples[CU2CL_DIGEST_SAMPLES];
    long long contents;
};

/* The rest of a record. */
struct bytes {
    const unsigned char *at, *end;
    bool good;
};

static bool stop_reading(struct trace_reader *r, const char *why)
{
    if (!r->problem)
        r->problem = why;
    return false;
}

static const char *const truncated = "it is truncated", *const broken = "it is broken";

/* --- records --- */

static uint64_t take_number(struct bytes *b)
{
    uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (b->at == b->end)
            break;
        unsigned char byte = *b->at++;
        number |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80))
            return number;
    }
    b->good = false;
    return 0;
}

static const unsigned char *take_bytes(struct bytes *b, uint64_t size)
{
    const unsigned char *at = b->at;
    if (size > (uint64_t)(b->end - b->at)) {
        b->good = false;
        return NULL;
    }
    b->at += size;
    return at;
}

/* malloc'ed; NULL: it is broken. */
static char *take_text(struct bytes *b)
{
    uint64_t length = take_number(b);
    const unsigned char *text = length <= MOST_NAME ? take_bytes(b, length) : NULL;
    char *copy = text ? (char *)malloc((size_t)length + 1) : NULL;
    if (!copy) {
        b->good = false;
        return NULL;
    }
    memcpy(copy, text, (size_t)length);
    copy[length] = 0;
    return copy;
}

/* A number in the file itself. */
static bool read_number(FILE *file, uint64_t *number)
{
    *number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        int byte = getc(file);
        if (byte == EOF)
            return false;
        *number |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80))
            return true;
    }
    return false;
}

static bool read_payload(struct trace_reader *r, uint64_t length)
{
    if (length > r->payload_room) {
        unsigned char *grown = length < ((uint64_t)1 << 32)
                                   ? (unsigned char *)realloc(r->payload, (size_t)length)
                                   : NULL;
        if (!grown)
            return stop_reading(r, broken);
        r->payload = grown;
        r->payload_room = (size_t)length;
    }
    if (length > 0 && fread(r->payload, 1, (size_t)length, r->file) != length)
        return stop_reading(r, truncated);
    return true;
}

/* --- the head --- */

static bool read_head(struct trace_reader *r)
{
    char magic[sizeof TRACE_MAGIC - 1];
    uint64_t version, flags, length;
    if (fread(magic, 1, sizeof magic, r->file) != sizeof magic ||
        memcmp(magic, TRACE_MAGIC, sizeof magic) != 0)
        return stop_reading(r, "it is not a trace of launches");
    if (!read_number(r->file, &version))
        return stop_reading(r, truncated);
    if (version != TRACE_VERSION)
        return stop_reading(r, "another version of cu2cl wrote it");
    if (!read_number(r->file, &flags) || !read_number(r->file, &length))
        return stop_reading(r, truncated);
    if (length > MOST_NAME || !(r->producer = (char *)calloc(1, (size_t)length + 1)))
        return stop_reading(r, broken);
    if (length > 0 && fread(r->producer, 1, (size_t)length, r->file) != length)
        return stop_reading(r, truncated);
    r->version = (unsigned)version;
    r->flags = (unsigned)flags;
    return true;
}

bool trace_open(struct trace_reader *r, const char *path)
{
    memset(r, 0, sizeof *r);
    r->file = fopen(path, "rbe");
    if (!r->file)
        return stop_reading(r, "it can't be read");
    return read_head(r);
}

/* --- kernels --- */

static bool take_params(struct trace_reader *r, struct bytes *b, struct trace_kernel *kernel)
{
    for (uint32_t i = 0; i < kernel->param_count && b->good; i++) {
        struct trace_param *param = &kernel->params[i];
        uint64_t kind = take_number(b), type = take_number(b), size = take_number(b);
        param->kind = (enum trace_param_kind)kind;
        param->type = (enum trace_type)type;
        param->size = (uint32_t)size;
        param->name = take_text(b);
        if (kind > TRACE_VARIABLE || type >= TRACE_TYPE_COUNT || size > UINT32_MAX)
            b->good = false;
    }
    return b->good || stop_reading(r, broken);
}

static void free_kernel(struct trace_kernel *kernel)
{
    for (uint32_t i = 0; kernel->params && i < kernel->param_count; i++)
        free(kernel->params[i].name);
    free(kernel->params);
    free(kernel->name);
}

static bool fill_kernel(struct trace_reader *r, struct bytes *b, struct trace_kernel *kernel)
{
    kernel->name = take_text(b);
    uint64_t count = take_number(b);
    if (!b->good || count > MOST_PARAMS)
        return stop_reading(r, broken);
    kernel->params = (struct trace_param *)calloc((size_t)count + 1, sizeof *kernel->params);
    if (!kernel->params)
        return stop_reading(r, "there is no memory for it");
    kernel->param_count = (uint32_t)count;
    return take_params(r, b, kernel);
}

static bool take_kernel(struct trace_reader *r, struct bytes b)
{
    struct trace_kernel kernel = {NULL, NULL, 0}, *grown;
    if (!fill_kernel(r, &b, &kernel)) {
        free_kernel(&kernel);
        return false;
    }
    grown = (struct trace_kernel *)realloc(r->kernels, (r->kernel_count + 1) * sizeof *grown);
    if (!grown) {
        free_kernel(&kernel);
        return stop_reading(r, "there is no memory for it");
    }
    r->kernels = grown;
    r->kernels[r->kernel_count++] = kernel;
    return true;
}

/* --- contents --- */

static bool pass_contents(struct trace_reader *r, uint64_t length)
{
    long long at = (long long)ftello(r->file);
    long long *grown = (long long *)realloc(r->pieces, (r->piece_count + 1) * sizeof *grown);
    if (!grown || length > INT64_MAX / 2)
        return stop_reading(r, broken);
    r->pieces = grown;
    r->pieces[r->piece_count++] = at;
    if (length > 0 && (fseeko(r->file, (off_t)(at + (long long)length - 1), SEEK_SET) != 0 ||
                       getc(r->file) == EOF))
        return stop_reading(r, truncated);
    return true;
}

bool trace_read_contents(const struct trace_reader *r, const struct trace_memory *memory,
                         uint64_t from, void *bytes, size_t size)
{
    if (memory->contents < 0 || from > memory->size || size > memory->size - from)
        return false;
    off_t here = ftello(r->file);
    bool good = fseeko(r->file, (off_t)(memory->contents + (long long)from), SEEK_SET) == 0 &&
                fread(bytes, 1, size, r->file) == size;
    return fseeko(r->file, here, SEEK_SET) == 0 && good;
}

/* --- launches --- */

static struct trace_last *last_of(struct trace_reader *r, uint64_t number)
{
    if (number < r->last_count)
        return &r->last[number];
    /* numbers are given one after the other */
    if (number > r->last_count)
        return NULL;
    size_t count = r->last_count ? 2 * r->last_count : 64;
    struct trace_last *grown = (struct trace_last *)realloc(r->last, count * sizeof *grown);
    if (!grown)
        return NULL;
    memset(grown + r->last_count, 0, (count - r->last_count) * sizeof *grown);
    r->last = grown;
    r->last_count = count;
    return &r->last[number];
}

static void take_digest(struct trace_reader *r, struct bytes *b, uint64_t form,
                        const struct trace_memory *memory, struct trace_last *last)
{
    uint64_t words = (memory->size + 7) / 8;
    size_t samples = words < CU2CL_DIGEST_SAMPLES ? (size_t)words : CU2CL_DIGEST_SAMPLES;
    const unsigned char *hash = take_bytes(b, sizeof last->hash);
    const unsigned char *words_at = take_bytes(b, samples * sizeof *last->samples);
    if (!hash || !words_at)
        return;
    memset(last, 0, sizeof *last);
    memcpy(&last->hash, hash, sizeof last->hash);
    memcpy(last->samples, words_at, samples * sizeof *last->samples);
    for (size_t k = samples; samples && k < CU2CL_DIGEST_SAMPLES; k++)
        last->samples[k] = last->samples[samples - 1];
    last->contents = -1;
    if (form == FORM_CONTENTS && r->piece_next < r->piece_count)
        last->contents = r->pieces[r->piece_next++];
    else if (form == FORM_CONTENTS)
        b->good = false;
    last->is_known = true;
}

static void take_memory(struct trace_reader *r, struct bytes *b, struct trace_memory *memory)
{
    memory->param = (uint32_t)take_number(b);
    memory->at = (uint32_t)take_number(b);
    memory->offset = take_number(b);
    memory->size = take_number(b);
    memory->allocation = take_number(b);
    uint64_t form = take_number(b);
    struct trace_last *last = b->good ? last_of(r, memory->allocation) : NULL;
    if (!last || form > FORM_CONTENTS || (form == FORM_SAME && !last->is_known)) {
        b->good = false;
        return;
    }
    if (form != FORM_SAME)
        take_digest(r, b, form, memory, last);
    memory->hash = last->hash;
    memcpy(memory->samples, last->samples, sizeof memory->samples);
    memory->contents = last->contents;
}

static bool take_launch(struct trace_reader *r, struct bytes b, struct trace_launch *launch)
{
    launch->kernel = (uint32_t)take_number(&b);
    for (int i = 0; i < 3; i++)
        launch->grid[i] = (uint32_t)take_number(&b);
    for (int i = 0; i < 3; i++)
        launch->block[i] = (uint32_t)take_number(&b);
    launch->shared = take_number(&b);
    uint64_t size = take_number(&b);
    const unsigned char *values = take_bytes(&b, size);
    uint64_t count = take_number(&b);
    /* a piece of memory has at least six bytes */
    if (!b.good || launch->kernel >= r->kernel_count || count > (uint64_t)(b.end - b.at) / 6)
        return stop_reading(r, broken);
    launch->values = (unsigned char *)malloc((size_t)size + 1);
    launch->memory = (struct trace_memory *)calloc((size_t)count + 1, sizeof *launch->memory);
    if (!launch->values || !launch->memory)
        return stop_reading(r, "there is no memory for it");
    memcpy(launch->values, values, (size_t)size);
    launch->value_size = (size_t)size;
    launch->memory_count = (uint32_t)count;
    for (uint32_t i = 0; i < launch->memory_count && b.good; i++)
        take_memory(r, &b, &launch->memory[i]);
    r->piece_count = r->piece_next = 0;
    r->totals.launches++;
    return b.good || stop_reading(r, broken);
}

static bool take_end(struct trace_reader *r, struct bytes b)
{
    uint64_t launches = take_number(&b);
    r->totals.unseen = take_number(&b);
    r->is_whole = b.good && launches == r->totals.launches;
    if (!r->is_whole)
        stop_reading(r, broken);
    return false;
}

void trace_launch_free(struct trace_launch *launch)
{
    free(launch->values);
    free(launch->memory);
    memset(launch, 0, sizeof *launch);
}

/* False when this was the last record; `launch` is filled where it is a launch. */
static bool next_record(struct trace_reader *r, struct trace_launch *launch, bool *is_launch)
{
    uint64_t length;
    int tag = getc(r->file);
    if (tag == EOF || !read_number(r->file, &length))
        return stop_reading(r, truncated);
    if (tag == TAG_CONTENTS)
        return pass_contents(r, length);
    if (tag < TAG_KERNEL || tag > TAG_END)
        return stop_reading(r, broken);
    if (!read_payload(r, length))
        return false;
    struct bytes b = {r->payload, r->payload + length, true};
    *is_launch = tag == TAG_LAUNCH;
    return tag == TAG_KERNEL ? r->is_scanned || take_kernel(r, b)
           : tag == TAG_END  ? take_end(r, b)
                             : take_launch(r, b, launch);
}

void trace_scan(struct trace_reader *r)
{
    off_t begin = ftello(r->file);
    uint64_t length, launches = 0;
    int tag = 0;
    bool good = !r->problem;
    while (good && tag != TAG_END && (tag = getc(r->file)) != EOF &&
           read_number(r->file, &length)) {
        launches += tag == TAG_LAUNCH;
        if (tag == TAG_KERNEL)
            good = read_payload(r, length) &&
                   take_kernel(r, (struct bytes){r->payload, r->payload + length, true});
        else
            good = length < INT64_MAX / 2 && fseeko(r->file, (off_t)length, SEEK_CUR) == 0;
    }
    r->is_scanned = good;
    r->totals.found = launches;
    r->is_ended = good && tag == TAG_END;
    fseeko(r->file, begin, SEEK_SET);
}

bool trace_next(struct trace_reader *r, struct trace_launch *launch)
{
    bool is_launch = false;
    memset(launch, 0, sizeof *launch);
    if (r->problem || r->is_whole)
        return false;
    while (!is_launch)
        if (!next_record(r, launch, &is_launch)) {
            trace_launch_free(launch);
            return false;
        }
    return true;
}

void trace_close(struct trace_reader *r)
{
    for (uint32_t i = 0; i < r->kernel_count; i++)
        free_kernel(&r->kernels[i]);
    free(r->kernels);
    free(r->producer);
    free(r->last);
    free(r->pieces);
    free(r->payload);
    if (r->file)
        fclose(r->file);
    memset(r, 0, sizeof *r);
}
