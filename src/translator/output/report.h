/* cu2cl-report.json: what was ported and what was not, for people and for scripts. */
#ifndef CU2CL_REPORT_H
#define CU2CL_REPORT_H

#include "port/port.h"

/* The report of a program whose sources are all ported, as JSON text; with `failed`, of one that is
 * not ported at all. docs/report.md describes it. */
const char *report_text(struct program *program, bool failed);

/* Parts of the report of a tree, as JSON without newlines: a source of this status, with status 3
 * without what is in it; a file, with a hash of its text; a message. */
const char *report_source_line(struct program *program, const struct source *source, int status);
const char *report_file_line(struct program *program, const struct output *output);
const char *report_message_line(struct program *program, const struct diag_message *message);

/* As many as a kernel can have. */
enum {
    REPORT_NEEDS = 0
#define CU2CL_NEED(name, bit, word, report, lacking) +1
#include <cu2cl/needs.def>
#undef CU2CL_NEED
};

/* Fills the words for what a device must have to run the kernel; returns how many. */
size_t report_needs(const struct kernel *kernel, const char *words[REPORT_NEEDS]);

/* How many of the ported kernels run on NVIDIA's devices only, since they need warps of 32 or
 * recursion; `ported` gets the number of all. */
size_t report_for_warps(const struct program *program, size_t *ported);

#endif
