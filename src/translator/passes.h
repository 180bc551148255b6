/* The passes over all sources of a program, side by side. */
#ifndef CU2CL_PASSES_H
#define CU2CL_PASSES_H

#include "port/port.h"

/* Memory that passes leave behind: modules and edits point into it. */
struct passes_memory {
    struct arena *arenas;
    size_t count;
};

/* Runs both passes of every source on up to `jobs` threads, and fills what port.h says. Messages go
 * to program->diag in the order of the sources; so does everything else that sources share, and the
 * result is the same for any `jobs`. With `progress`, a line on stderr tells how far it is after
 * two seconds. Release `memory` when the program is no longer needed. */
void passes_run(struct program *program, struct passes_memory *memory, unsigned jobs,
                bool progress);
/* Runs the device pass of every CUDA source, one after the other, and prints what `stage` made. */
void passes_dump(struct program *program, struct passes_memory *memory, const char *stage,
                 FILE *stream);
void passes_release(struct passes_memory *memory);

#endif
