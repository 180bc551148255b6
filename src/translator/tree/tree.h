/* A whole project in one go (`cu2cl -p`). */
#ifndef CU2CL_TREE_H
#define CU2CL_TREE_H

#include "driver.h"

/* Ports what the options name with -p. Messages go to `diag`. */
struct driver_result tree_run(const struct options *options, struct arena *arena,
                              struct diag *diag);
/* Makes one report of those of shards (--merge-reports). */
struct driver_result tree_merge_reports(const struct options *options, struct arena *arena,
                                        struct diag *diag);

#endif
