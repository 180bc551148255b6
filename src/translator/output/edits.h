/* A person's edits of an earlier port: they are merged with what is new. */
#ifndef CU2CL_OUTPUT_EDITS_H
#define CU2CL_OUTPUT_EDITS_H

#include "output/manifest.h"

/* Whether a copy of the output is kept there: all but what nobody edits. */
bool edits_has_base(const struct program *program, const struct output *output);
/* Merges each output that was edited: sets output->merged. Reports what it did, and conflicts, which
 * are marked in the text. Outputs of which no earlier text is kept stay as they are (CU1020 then).
 * Requires: the outputs' texts are complete. */
void edits_merge(struct program *program, const struct manifest *manifest);
/* Prints what writing the outputs would change, as `diff -u` does. Returns false where diff can't be
 * run. */
bool edits_print_diff(struct program *program, FILE *stream);

#endif
