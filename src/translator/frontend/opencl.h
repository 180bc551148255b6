/* Emitted OpenCL C as clang reads it: to check it, and to make the lanes form of it. */
#ifndef CU2CL_FRONTEND_OPENCL_H
#define CU2CL_FRONTEND_OPENCL_H

#include "util/arena.h"

#include <clang-c/Index.h>
#include <stdbool.h>

/* The name of the text in messages and places. */
#define OPENCL_FILE_NAME "kernels.cl"

struct opencl_unit {
    CXIndex index;
    CXTranslationUnit unit; /* NULL: nothing is open */
    const char *text;       /* that it was made of */
};

/* Reads `text` as OpenCL C 1.2, with the device library in the folder `headers`, as the lanes form
 * takes it: it has all that other devices' has. A fault in the text is a diagnostic of the unit, not
 * an error here; pointers of the wrong type are one if `is_strict`. What `unit` held before is
 * closed; the text must live as long as it. False: clang gave nothing. */
bool opencl_parse(struct arena *arena, const char *headers, const char *text, bool is_strict,
                  struct opencl_unit *unit);
/* Saves what clang read, for texts behind it, in a file that is to be removed. NULL: it can't be, since
 * the text has errors, or there is no room. */
const char *opencl_save(struct arena *arena, const struct opencl_unit *unit);
/* Reads `text` as if it stood behind `before`, which is saved as `saved`: what `before` declares is
 * known, and not read again. */
bool opencl_parse_behind(struct arena *arena, const char *headers, const char *saved,
                         const char *before, const char *text, struct opencl_unit *unit);
/* Closes it; of one that is not open, or NULL, it does nothing. */
void opencl_close(struct opencl_unit *unit);

#endif
