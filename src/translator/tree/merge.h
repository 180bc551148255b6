/* What units have told, put together: files that several of them port, the build, the report. */
#ifndef CU2CL_TREE_MERGE_H
#define CU2CL_TREE_MERGE_H

#include "output/manifest.h"
#include "tree/lines.h"
#include "tree/plan.h"
#include "tree/result.h"

#define NOT_PORTED (-1) /* a translation of which nothing is known yet */

struct merge {
    struct plan *plan;
    struct program *all; /* what driver_set_up fills; gets the outputs that are written last */
    struct manifest *manifest;
    struct map shared;  /* path -> struct shared_file */
    struct map defined; /* number of a target and symbol -> struct defined_symbol */
    struct tree_lines lines;
    int *statuses;              /* of translations */
    struct source *sources;     /* of translations: what the build must know */
    struct result_facts *facts; /* of targets */
    struct module_list {
        struct module_file *items;
        size_t count;
    } * module_files; /* of targets */
    bool *are_kept;   /* translations whose earlier port stays */
    size_t finished;  /* translations */
    bool has_conflict;
};

void merge_begin(struct merge *merge, struct plan *plan, struct program *all,
                 struct manifest *manifest);
/* Adds the result of a unit; NULL: its process crashed. A unit of several sources that failed is
 * split, at the end of plan->units, so that only those fail that are the reason. */
void merge_add(struct merge *merge, size_t unit, const char *bytes, size_t length);
/* Requires: all units. Adds the shared files, CMakeLists.txt and the report to all->outputs, and
 * reports what earlier runs left. Returns the worst status of any source; STATUS_FAILED only where
 * all failed. */
int merge_finish(struct merge *merge, bool is_shard);
/* How many targets have this status, of those that were ported. */
size_t merge_count(const struct merge *merge, int status);

#endif
