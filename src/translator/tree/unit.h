/* Porting a unit, in a process of its own. */
#ifndef CU2CL_TREE_UNIT_H
#define CU2CL_TREE_UNIT_H

#include "output/manifest.h"
#include "tree/plan.h"
#include "util/str.h"

struct unit_work {
    const struct plan *plan;
    const struct program *common; /* what driver_set_up fills, and the output directory */
    const struct manifest *manifest;
    unsigned jobs; /* of one unit */
    bool overwrite, werror;
};

/* Ports unit `index`, writes what it alone makes, and appends its result (result.h). From the
 * moment when it begins to write, signals are held. */
void unit_port(const struct unit_work *work, size_t index, struct str *result);

#endif
