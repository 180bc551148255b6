/* The file that keeps what a program launched: written on CUDA and by ports, read by ports that
 * compare themselves. docs/record.md describes the format.
 *
 * These files need nothing but C's library, since CUDA's compiler, the runtime and cu2cl build
 * them. A writer is used by one thread at a time, and so is a reader. */
#ifndef CU2CL_RECORD_TRACE_FILE_H
#define CU2CL_RECORD_TRACE_FILE_H

#include "record/digest.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TRACE_MAGIC   "cu2cl launches\n"
#define TRACE_VERSION 1
/* A kernel of this name, without parameters, is the launch of a graph whose launches could not be
 * recorded. */
#define TRACE_UNSEEN_GRAPH "cuGraphLaunch"

enum trace_flags {
    TRACE_CONTENTS = 1, /* the memory's bytes are kept, too */
    TRACE_FILLED = 2,   /* memory that the program had just allocated was filled with zeros */
    TRACE_INPUTS = 4,   /* memory that kernels only read was looked at, too */
    TRACE_GRAPHS = 8,   /* launches of graphs are among the launches */
};

/* What memory or a value is made of, as far as it is known. */
enum trace_type {
    TRACE_BYTES,
    TRACE_FLOAT32,
    TRACE_FLOAT64,
    TRACE_INT8,
    TRACE_UINT8,
    TRACE_INT16,
    TRACE_UINT16,
    TRACE_INT32,
    TRACE_UINT32,
    TRACE_INT64,
    TRACE_UINT64,
    TRACE_TYPE_COUNT
};
/* Bytes of an element; TRACE_BYTES are taken as words. */
size_t trace_type_size(enum trace_type type);
/* The type that a declaration in CUDA or OpenCL C names, such as `unsigned int` or `const float4`;
 * vectors are what their components are. The text ends after `length` characters. */
enum trace_type trace_type_of(const char *text, size_t length);

enum trace_param_kind {
    TRACE_VALUE,
    TRACE_POINTER,
    TRACE_READ_ONLY, /* a pointer to const */
    TRACE_VARIABLE,  /* not a parameter: a variable of the module that the kernel uses */
};

struct trace_param {
    enum trace_param_kind kind;
    enum trace_type type;
    uint32_t size;
    char *name; /* "": not known */
};

struct trace_kernel {
    char *name; /* CUDA's mangled name, or that of the OpenCL kernel */
    struct trace_param *params;
    uint32_t param_count;
};

/* A piece of memory after a launch, and how the kernel came to it. */
struct trace_memory {
    uint32_t param;        /* index */
    uint32_t at;           /* of the pointer, in a value that is a structure */
    uint64_t offset, size; /* where in the allocation the pointer points, and its size */
    uint64_t allocation;   /* writer: its address, to find out what is new; reader: a number */
    uint64_t hash;
    uint64_t samples[CU2CL_DIGEST_SAMPLES];
    long long
        contents; /* where the file has the bytes, as trace_read_contents takes it; -1: nowhere */
};

struct trace_launch {
    uint32_t kernel; /* index */
    uint32_t grid[3], block[3];
    uint64_t shared;
    /* Of each parameter that is a value, its bytes, one behind the other. */
    unsigned char *values;
    size_t value_size;
    struct trace_memory *memory;
    uint32_t memory_count;
};

struct trace_totals {
    uint64_t launches;
    uint64_t found;  /* by trace_scan */
    uint64_t unseen; /* launches that could not be recorded, such as those of graphs */
};

/* --- trace_write.c --- */

struct trace_writer;
/* Begins a trace under a temporary name beside `path`; NULL, with errno, where that is not
 * possible: EWOULDBLOCK when another process writes it. */
struct trace_writer *trace_create(const char *path, const char *producer, unsigned flags);
/* Adds a kernel, and returns its index. */
uint32_t trace_add_kernel(struct trace_writer *writer, const struct trace_kernel *kernel);
/* The allocation has not these bytes in the file yet, so that the next call should be
 * trace_add_contents. */
bool trace_is_changed(const struct trace_writer *writer, const struct trace_memory *memory);
/* Adds the bytes of a piece of memory of the launch that comes next, in the order of its list, each
 * piece in parts that follow each other: `size` is of the whole in the first call. */
void trace_begin_contents(struct trace_writer *writer, uint64_t size);
void trace_add_bytes(struct trace_writer *writer, const void *bytes, size_t size);
/* Of pieces with contents `contents` is not negative. */
void trace_add_launch(struct trace_writer *writer, const struct trace_launch *launch);
/* The file could not be written: an errno; 0: it is well. */
int trace_write_error(const struct trace_writer *writer);
/* Ends the trace and gives it its name; false, with errno, if it is not whole: the part that was
 * written stays as PATH.part. */
bool trace_finish(struct trace_writer *writer, uint64_t unseen);

/* --- trace_read.c --- */

struct trace_reader {
    FILE *file;
    char *producer;
    unsigned version, flags;
    struct trace_kernel *kernels;
    uint32_t kernel_count;
    struct trace_totals totals; /* launches: read so far */
    bool is_whole;              /* the end was read, and it says so */
    const char *problem;        /* why reading ended; NULL: it did not, or at the end */
    struct trace_last *last;    /* of each allocation */
    size_t last_count;
    long long *pieces; /* contents that the next launch has */
    size_t piece_count, piece_next;
    unsigned char *payload; /* of the record that is read */
    size_t payload_room;
    bool is_scanned; /* `kernels` are all of the file's, */
    bool is_ended;   /* and it has an end */
};

/* Opens a trace; false: `problem` says why it is none. The reader is closed in any case. */
bool trace_open(struct trace_reader *reader, const char *path);
/* Reads the kernels of the whole file and the number of its launches, and begins anew. */
void trace_scan(struct trace_reader *reader);
/* The next launch, which belongs to the caller; false at the end, or where `problem` is. */
bool trace_next(struct trace_reader *reader, struct trace_launch *launch);
void trace_launch_free(struct trace_launch *launch);
/* Reads bytes of a piece of memory; false: they are not there. */
bool trace_read_contents(const struct trace_reader *reader, const struct trace_memory *memory,
                         uint64_t from, void *bytes, size_t size);
void trace_close(struct trace_reader *reader);

/* --- trace_names.c --- */

/* CUDA's mangled name and the name of an OpenCL kernel may mean the same kernel: the second has the
 * first one's last part, alone or between underscores. */
bool trace_same_kernel(const char *one, const char *other);
/* The last part of a mangled name without arguments, such as `reduce` of `_Z6reduceIfEvPT_`; other
 * names as they are. */
void trace_short_name(const char *name, char *to, size_t size);

#ifdef __cplusplus
}
#endif

#endif
