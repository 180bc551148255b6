/* What nvcc takes in the text of a program and clang does not. */
#ifndef CU2CL_DIALECT_H
#define CU2CL_DIALECT_H

#include "util/arena.h"

#include <stdbool.h>
#include <stddef.h>

/* Writes what only nvcc takes in clang's form, in as many characters, so that all offsets stay
 * right. Returns whether anything changed. `text` ends with a NUL behind its `length` bytes. */
bool dialect_write_for_clang(char *text, size_t length);
/* Blanks the bodies of kernels, of which a host pass needs but the place: else clang makes an instance
 * of each for each launch. One that has directives, or that macros may write, stays. Adds to `places`
 * where the word `__global__` of the others is. False: the text gives that word another meaning, and
 * must not be read. */
bool dialect_empty_kernels(struct arena *arena, char *text, size_t **places, size_t *count);
/* The name by which a toolkit's header is usually included, in the absolute path by which it is
 * here, `/usr/local/cuda/include/crt/host_defines.h`; NULL for other paths. */
const char *dialect_toolkit_header(const char *path);
/* Whether the text has kernels or launches that any compiler sees: outside comments and strings,
 * and not under a condition on __CUDACC__ or its like, which a host compiler skips. */
bool dialect_is_cuda(const char *text);

#endif
