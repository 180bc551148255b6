/* Launches by device code, as clang takes them.
 *
 * CUDA lets kernels launch kernels, clang does not: a function for the device can't name a kernel.
 * But a lambda expression can, which is for host and device, and that nobody calls. So
 * `k<<<1, 32>>>(p);` is read as `[&]{k<<<1, 32>>>(p);};`, and the model takes the launch out of
 * it. Deduction guides become those of both sides, as CUDA has them. All this changes offsets: what
 * clang tells of places goes through launches_offset. */
#ifndef CU2CL_LAUNCHES_H
#define CU2CL_LAUNCHES_H

#include "util/arena.h"
#include <stdbool.h>

struct tu;

struct insertion {
    size_t at; /* in the file's own text */
    const char *text;
};

/* What clang reads in a file, and the file does not have; in order. */
struct inserted {
    const char *path;
    struct insertion *list;
    size_t count;
};

/* Requires: a parse with its errors. Appends the files with launches in device functions, or with
 * deduction guides, that are not among them yet; false: there are none. */
bool launches_find(struct tu *tu, struct inserted **files, size_t *count);
/* Those of the file, or NULL. */
const struct inserted *launches_in(const struct inserted *files, size_t count, const char *path);
/* The file's text with all that is inserted. */
char *launches_insert(struct arena *arena, const struct inserted *file, const char *text,
                      size_t *length);
/* From clang's offset to that in the file's own text, and back. `file` may be NULL. */
size_t launches_offset(const struct inserted *file, size_t offset);
size_t launches_clang_offset(const struct inserted *file, size_t offset);
/* A lambda expression that nobody wrote begins at clang's offset. */
bool launches_begin_at(const struct inserted *file, size_t offset);

#endif
