/* Rules of make that say which files something was made from. */
#ifndef CU2CL_DEPFILE_H
#define CU2CL_DEPFILE_H

#include "frontend/frontend.h"
#include "text/diag.h"

struct depfile {
    const char *path;           /* NULL: the standard output */
    const char *const *targets; /* as make writes them, at least one */
    size_t target_count;
    const struct frontend_read *reads;
    size_t read_count;
    bool without_system; /* leave out system headers */
    bool phony;          /* each file but the first gets an empty rule, as for -MP */
};

/* Writes the file; false, with CU1004, when that fails. Memory for the text comes from `arena`. */
bool depfile_write(const struct depfile *depfile, struct arena *arena, struct diag *diag);
/* A file's name as make reads it: blanks, `#` and `$` mean something there. */
const char *depfile_word(struct arena *arena, const char *path);

#endif
