/* A whole project in one go (`cu2cl -p`). */
#ifndef CU2CL_TREE_H
#define CU2CL_TREE_H

#include "driver.h"
#include "tree/merge.h"

/* Ports what the options name with -p. Messages go to `diag`. */
struct driver_result tree_run(const struct options *options, struct arena *arena,
                              struct diag *diag);
/* Makes one report of those of shards (--merge-reports). */
struct driver_result tree_merge_reports(const struct options *options, struct arena *arena,
                                        struct diag *diag);
/* Makes one port of the folders of shards (--merge-shards). (join.c) */
struct driver_result tree_merge_shards(const struct options *options, struct arena *arena,
                                       struct diag *diag);
/* Requires: all units are merged. Writes what they share. */
struct driver_result tree_finish(const struct options *options, struct merge *merge);

#endif
