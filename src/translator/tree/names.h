/* Where the sources of a tree go. */
#ifndef CU2CL_TREE_NAMES_H
#define CU2CL_TREE_NAMES_H

#include "tree/plan.h"

/* The folder that is mirrored: --in-root, CMake's source directory if sources are in it, or the
 * deepest folder that holds all sources. `files` are absolute paths. */
const char *names_root(struct arena *arena, const struct options *options, const char **files,
                       size_t count);
/* `path` as a place in the output. */
const char *names_relative(struct arena *arena, const char *root, const char *path);
/* Requires: the translations with their targets. Gives each its output path and base, and targets
 * their unique names; fills plan->around. */
void names_give(struct plan *plan);

#endif
