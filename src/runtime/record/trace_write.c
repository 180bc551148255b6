/* Writes a trace. What an allocation has after a launch is written when it is not what the trace
 * had of it before, so that a program that launches often leaves a small file. */
#include "record/trace_file.h"
#include "record/trace_private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the trace says of an allocation. */
struct known {
    uint64_t allocation, size, hash;
    uint32_t number;
};

struct trace_writer {
    FILE *file;
    char *path, *part; /* what the file is called at the end, and until then */
    unsigned flags;
    int error;
    uint32_t kernels;
    uint64_t launches;
    struct known *known; /* a hash table, open addressing */
    size_t known_room, known_count;
    unsigned char *bytes; /* of the record that is made */
    size_t count, room;
};

int trace_write_error(const struct trace_writer *writer)
{
    return writer->error;
}

static void put_raw(struct trace_writer *w, const void *bytes, size_t size)
{
    if (w->error == 0 && size > 0 && fwrite(bytes, 1, size, w->file) != size)
        w->error = errno ? errno : EIO;
}

/* --- a record --- */

static void put_bytes(struct trace_writer *w, const void *bytes, size_t size)
{
    if (w->count + size > w->room) {
        size_t room = 2 * (w->count + size) + 256;
        unsigned char *grown = (unsigned char *)realloc(w->bytes, room);
        if (!grown) {
            w->error = ENOMEM;
            return;
        }
        w->bytes = grown;
        w->room = room;
    }
    if (size > 0)
        memcpy(w->bytes + w->count, bytes, size);
    w->count += size;
}

static size_t make_number(unsigned char bytes[10], uint64_t number)
{
    size_t count = 0;
    for (; number >= 0x80; number >>= 7)
        bytes[count++] = (unsigned char)(number | 0x80);
    bytes[count++] = (unsigned char)number;
    return count;
}

static void put_number(struct trace_writer *w, uint64_t number)
{
    unsigned char bytes[10];
    size_t count = make_number(bytes, number);
    put_bytes(w, bytes, count);
}

static void put_string(struct trace_writer *w, const char *text)
{
    put_number(w, strlen(text));
    put_bytes(w, text, strlen(text));
}

static void put_head(struct trace_writer *w, enum trace_tag tag, uint64_t length)
{
    unsigned char head[11] = {(unsigned char)tag};
    put_raw(w, head, 1 + make_number(head + 1, length));
}

static void put_record(struct trace_writer *w, enum trace_tag tag)
{
    put_head(w, tag, w->count);
    put_raw(w, w->bytes, w->count);
    w->count = 0;
}

/* --- the file --- */

static char *part_of(const char *path)
{
    size_t size = strlen(path) + sizeof ".part";
    char *part = (char *)malloc(size);
    if (part)
        snprintf(part, size, "%s.part", path);
    return part;
}

static void free_writer(struct trace_writer *w)
{
    if (w->file)
        fclose(w->file);
    free(w->path);
    free(w->part);
    free(w->known);
    free(w->bytes);
    free(w);
}

/* Nobody else writes the file, and it is empty. */
static FILE *open_part(const char *part)
{
    int descriptor = open(part, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return NULL;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0 && ftruncate(descriptor, 0) == 0) {
        FILE *file = fdopen(descriptor, "wb");
        if (file)
            return file;
    }
    int error = errno;
    close(descriptor);
    errno = error;
    return NULL;
}

/* A device, such as /dev/full, must not be replaced by a file. */
static bool may_replace(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0 || S_ISREG(info.st_mode))
        return true;
    errno = EEXIST;
    return false;
}

struct trace_writer *trace_create(const char *path, const char *producer, unsigned flags)
{
    if (!may_replace(path))
        return NULL;
    struct trace_writer *w = (struct trace_writer *)calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->flags = flags;
    w->path = strdup(path);
    w->part = part_of(path);
    w->file = w->part ? open_part(w->part) : NULL;
    if (!w->file || !w->path) {
        int error = errno;
        free_writer(w);
        errno = error;
        return NULL;
    }
    put_raw(w, TRACE_MAGIC, strlen(TRACE_MAGIC));
    put_number(w, TRACE_VERSION);
    put_number(w, flags);
    put_string(w, producer);
    put_raw(w, w->bytes, w->count);
    w->count = 0;
    return w;
}

uint32_t trace_add_kernel(struct trace_writer *w, const struct trace_kernel *kernel)
{
    put_string(w, kernel->name);
    put_number(w, kernel->param_count);
    for (uint32_t i = 0; i < kernel->param_count; i++) {
        const struct trace_param *param = &kernel->params[i];
        put_number(w, param->kind);
        put_number(w, param->type);
        put_number(w, param->size);
        put_string(w, param->name ? param->name : "");
    }
    put_record(w, TAG_KERNEL);
    return w->kernels++;
}

/* --- allocations --- */

static struct known *known_place(struct known *table, size_t room, uint64_t allocation,
                                 uint64_t size)
{
    size_t at = (size_t)cu2cl_digest_mix(allocation, size) & (room - 1);
    while (table[at].allocation && (table[at].allocation != allocation || table[at].size != size))
        at = (at + 1) & (room - 1);
    return &table[at];
}

static bool grow_known(struct trace_writer *w)
{
    size_t room = w->known_room ? 2 * w->known_room : 64;
    struct known *table = (struct known *)calloc(room, sizeof *table);
    if (!table)
        return false;
    for (size_t i = 0; i < w->known_room; i++)
        if (w->known[i].allocation)
            *known_place(table, room, w->known[i].allocation, w->known[i].size) = w->known[i];
    free(w->known);
    w->known = table;
    w->known_room = room;
    return true;
}

bool trace_is_changed(const struct trace_writer *w, const struct trace_memory *memory)
{
    if (w->known_room == 0)
        return true;
    const struct known *k = known_place(w->known, w->known_room, memory->allocation, memory->size);
    return !k->allocation || k->hash != memory->hash;
}

/* The allocation in the table, which has the memory's hash from now on. */
static const struct known *note_memory(struct trace_writer *w, const struct trace_memory *memory)
{
    if (2 * (w->known_count + 1) > w->known_room && !grow_known(w)) {
        w->error = ENOMEM;
        return NULL;
    }
    struct known *k = known_place(w->known, w->known_room, memory->allocation, memory->size);
    if (!k->allocation) {
        k->allocation = memory->allocation;
        k->size = memory->size;
        k->number = (uint32_t)w->known_count++;
    }
    k->hash = memory->hash;
    return k;
}

/* --- launches --- */

void trace_begin_contents(struct trace_writer *w, uint64_t size)
{
    put_head(w, TAG_CONTENTS, size);
}

void trace_add_bytes(struct trace_writer *w, const void *bytes, size_t size)
{
    put_raw(w, bytes, size);
}

/* Samples of a small allocation come twice: as many are written as it has words. */
static void put_digest(struct trace_writer *w, const struct trace_memory *memory)
{
    uint64_t words = (memory->size + 7) / 8;
    size_t samples = words < CU2CL_DIGEST_SAMPLES ? (size_t)words : CU2CL_DIGEST_SAMPLES;
    put_bytes(w, &memory->hash, sizeof memory->hash);
    put_bytes(w, memory->samples, samples * sizeof *memory->samples);
}

static void put_memory(struct trace_writer *w, const struct trace_memory *memory)
{
    bool is_changed = trace_is_changed(w, memory);
    const struct known *known = note_memory(w, memory);
    if (!known)
        return;
    put_number(w, memory->param);
    put_number(w, memory->at);
    put_number(w, memory->offset);
    put_number(w, memory->size);
    put_number(w, known->number);
    put_number(w, !is_changed ? FORM_SAME : memory->contents >= 0 ? FORM_CONTENTS : FORM_DIGEST);
    if (is_changed)
        put_digest(w, memory);
}

void trace_add_launch(struct trace_writer *w, const struct trace_launch *launch)
{
    put_number(w, launch->kernel);
    for (int i = 0; i < 3; i++)
        put_number(w, launch->grid[i]);
    for (int i = 0; i < 3; i++)
        put_number(w, launch->block[i]);
    put_number(w, launch->shared);
    put_number(w, launch->value_size);
    put_bytes(w, launch->values, launch->value_size);
    put_number(w, launch->memory_count);
    for (uint32_t i = 0; i < launch->memory_count; i++)
        put_memory(w, &launch->memory[i]);
    put_record(w, TAG_LAUNCH);
    w->launches++;
}

bool trace_finish(struct trace_writer *w, uint64_t unseen)
{
    put_number(w, w->launches);
    put_number(w, unseen);
    put_record(w, TAG_END);
    if (w->error == 0 && fflush(w->file) != 0)
        w->error = errno;
    if (w->error == 0 && rename(w->part, w->path) != 0)
        w->error = errno;
    int error = w->error;
    free_writer(w);
    errno = error;
    return error == 0;
}
