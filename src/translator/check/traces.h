/* Traces of launches (docs/record.md): programs are run so that the runtime, or the recorder of CUDA
 * programs, writes one or compares with one. */
#ifndef CU2CL_CHECK_TRACES_H
#define CU2CL_CHECK_TRACES_H

#include "text/diag.h"
#include <stdbool.h>

/* With this glibc fills what malloc gives with zeros: what nobody wrote is chance, and programs copy it
 * to devices. */
#define TRACE_HOST_FILL       "MALLOC_PERTURB_"
#define TRACE_HOST_FILL_ZEROS "255"

/* What came of a comparison: its report, as the runtime writes it. */
enum trace_verdict {
    TRACE_SAME,
    TRACE_PARTLY, /* what was compared is the same, and something was not */
    TRACE_DIFFERS,
    TRACE_INCOMPLETE, /* not all of it was compared, or nothing */
    TRACE_UNUSABLE,
    TRACE_NOT_WRITTEN, /* the program did not come to its end */
};
/* Reads the report; `first` gets its first line behind the verdict, or NULL. */
enum trace_verdict trace_report_read(struct arena *arena, const char *path, const char **first);

/* The path of a program that is looked for in PATH, without links; NULL: there is none. */
const char *trace_find_program(struct arena *arena, const char *name);
/* The recorder of CUDA programs, a library that their driver loads; it is compiled by `nvcc` when it
 * is not there yet. NULL, with `why`. */
const char *trace_recorder(struct arena *arena, const char *nvcc, const char **why);

#endif
