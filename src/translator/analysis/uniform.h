/* Which kernels are right only where the work-items of a warp run in lockstep, or a barrier counts
 * only the work-items that are left; and which have barriers in branches. */
#ifndef CU2CL_UNIFORM_H
#define CU2CL_UNIFORM_H

#include "analysis/addrspace.h"

/* Requires: linked instances. Adds CU2CL_NEEDS_WARP to the needs of kernels that are right only on
 * devices with warps of 32, and reports them: with CU2010 where not every thread reaches a barrier,
 * with CU2013 where not every thread reaches a collective operation of a warp. Likewise
 * CU2CL_NEEDS_PROGRESS, with CU2034, to those that wait for other threads, and
 * CU2CL_PROGRESS_OF_WARPS where nobody waits for long in blocks of one warp. */
void uniform_check(struct analysis *analysis);

/* Two accesses to one address, by different threads of a warp, with no barrier between. */
struct lockstep {
    const struct node *earlier, *later; /* NULL: none */
    bool writes, is_atomic;             /* the later one does, or is */
    const char *limit; /* no access was found, but not all were looked at: there is too much of
                        * this; NULL */
    const struct node *waits; /* a loop that only another thread can end; NULL */
    bool waits_for_warps;     /* it is one of a warp of a lower number */
};

/* Requires: linked instances. The first two such accesses of the kernel. (uniform_walk.c) */
struct lockstep uniform_find_lockstep(struct analysis *analysis, struct instance *kernel);

/* Does a comment `cu2cl: WORDS` say that a check is not for this kernel? (uniform_comment.c) */
bool uniform_is_switched_off(const struct instance *kernel, const char *words);

/* Requires: linked instances. Those that have a barrier, of a warp's work-items too, or call a
 * function that has one: instance -> itself. (uniform_branches.c) */
struct map uniform_find_waiting(struct analysis *analysis);

/* Requires: linked instances. Adds CU2CL_BARRIER_IN_BRANCH to instance->needs where a branch of the
 * instance has a barrier, or calls a function that has one. (uniform_branches.c) */
void uniform_find_branches(struct analysis *analysis);

/* Requires: linked instances. Those that `is` holds for, given what was found so far, and all that
 * call one of them. */
struct map uniform_with_callers(struct analysis *analysis,
                                bool (*is)(struct analysis *, struct instance *,
                                           const struct map *));

#endif
