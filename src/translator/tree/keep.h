/* The port of a project that grows with its build, a call of the stand-in for nvcc at a time
 * (--keep-port). */
#ifndef CU2CL_TREE_KEEP_H
#define CU2CL_TREE_KEEP_H

#include "text/diag.h"

/* What a call adds. */
struct tree_kept {
    const char *state;          /* the folder with what the calls have noted (commands.h, links.h);
                                   results are kept there, too */
    const char *output;         /* the port */
    const char *root;           /* absolute: this folder is mirrored */
    const char *build;          /* absolute: below it targets are built */
    const char *const *sources; /* absolute paths: what the call has compiled */
    size_t source_count;
    const char *linked; /* the absolute path of what the call has linked: device code of several
                           sources comes together now; NULL: nothing */
};

/* Ports the sources, writes them and what they share with those of earlier calls: headers, build,
 * report. Calls of a parallel build do so in turn. Returns false, with messages, where nothing was
 * written. */
bool tree_keep(const struct tree_kept *kept, struct arena *arena, struct diag *diag);

#endif
