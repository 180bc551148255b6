/* Which kernels are right only where the work-items of a warp run in lockstep, or a barrier counts
 * only the work-items that are left. */
#ifndef CU2CL_UNIFORM_H
#define CU2CL_UNIFORM_H

#include "addrspace.h"

/* Requires: linked instances. Sets instance->needs_warp and reports CU2010 where a barrier follows
 * a divergent return, or shared memory is volatile, which is how code written for warps that run in
 * lockstep goes without barriers. */
void uniform_check(struct analysis *analysis);

/* Requires: linked instances. Sets instance->needs_warp where a collective operation of a warp is
 * called by a part of a work-group only, and names the kernels with CU2013. (uniform_lanes.c) */
void uniform_check_lanes(struct analysis *analysis);

/* Requires: linked instances. Sets instance->barrier_in_branch where a branch of the instance has a
 * barrier, or calls a function that has one. (uniform_branches.c) */
void uniform_find_branches(struct analysis *analysis);

/* Requires: linked instances. Those that `is` holds for, given what was found so far, and all that
 * call one of them. */
struct map uniform_with_callers(struct analysis *analysis,
                                bool (*is)(struct analysis *, struct instance *,
                                           const struct map *));

#endif
