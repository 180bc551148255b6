/* Shards keep the results of their units, and what they wrote becomes one port. */
#ifndef CU2CL_TREE_JOIN_H
#define CU2CL_TREE_JOIN_H

#include "tree/merge.h"
#include "util/str.h"

/* What a shard keeps, in its folder. */
#define UNITS_NAME "cu2cl-units.bin"

/* Begins the text of that file for the shard that the options name. */
void units_begin(struct str *text, const struct options *options);
/* Adds the result of a unit; NULL: its process crashed. */
void units_add(struct str *text, const struct plan *plan, size_t unit, const char *bytes,
               size_t length);

#endif
