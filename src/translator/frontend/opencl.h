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
    bool is_faulty;         /* it does not compile, says who has checked it */
};

/* What clang read, in a file without a name; it goes with the process. */
struct opencl_saved {
    const char *path; /* NULL: nothing is saved */
    int file;
};

/* Reads `text` as OpenCL C 1.2, with the device library in the folder `headers`, as the lanes form
 * takes it: it has all that other devices' has. A fault in the text is a diagnostic of the unit, not
 * an error here; pointers of the wrong type are one if `is_strict`. What `unit` held before is
 * closed; the text must live as long as it. False: clang gave nothing. */
bool opencl_parse(struct arena *arena, const char *headers, const char *text, bool is_strict,
                  struct opencl_unit *unit);
/* Saves what clang read, for texts behind it. No path: it can't be saved, since the text has errors, or
 * there is no room. */
struct opencl_saved opencl_save(struct arena *arena, const struct opencl_unit *unit);
/* Of one that is not saved it does nothing. */
void opencl_forget(struct opencl_saved *saved);
/* Reads `text` as if it stood behind `before`, which is saved as `saved`: what `before` declares is
 * known, and not read again. */
bool opencl_parse_behind(struct arena *arena, const char *headers, const char *saved,
                         const char *before, const char *text, struct opencl_unit *unit);
/* Closes it; of one that is not open, or NULL, it does nothing. */
void opencl_close(struct opencl_unit *unit);

#endif
