/* What a kernel needs of a device, as a set of bits: what the translator finds out, generated code
 * says, and the runtime compares with what a device has. */
#ifndef CU2CL_NEEDS_H
#define CU2CL_NEEDS_H

enum {
    CU2CL_NEEDS_NOTHING = 0,
#define CU2CL_NEED(name, bit, word, report, lacking) CU2CL_NEEDS_##name = 1 << (bit),
#include "needs.def"
#undef CU2CL_NEED
    /* No need, but a hint for the build: a work-group may leave a barrier of the kernel out. */
    CU2CL_BARRIER_IN_BRANCH = 1 << 15,
    /* Not a need either: the module has the kernel in the lanes form, too. */
    CU2CL_HAS_LANES = 1 << 14,
    /* That form is lane loops, which compilers vectorise. */
    CU2CL_LANE_LOOPS = 1 << 12,
    /* These take the threads of a warp together, where others take CU_STRIP neighbours. */
    CU2CL_LANE_WARPS = 1 << 11,
    /* Its threads can be work-items that meet at barriers of the work-group: the items form. */
    CU2CL_HAS_ITEMS = 1 << 9,
    /* Lanes that a collective names may be elsewhere, and meet others there; that form finds out. Or
     * threads do not come to a barrier of the others, which only that form and work-items that meet in
     * it can do. */
    CU2CL_LANES_MISSING = 1 << 8,
    /* A hint: it has loops in both branches of an `if`, or in two of a `switch`. */
    CU2CL_LOOPS_APART = 1 << 10,
    /* Threads of a warp hand each other values with no barrier between: to the translator only. */
    CU2CL_LOCKSTEP = 1 << 13
};

/* Not a need either: its work-items wait for warps of lower numbers only. Groups are started in
 * their order, so blocks of one warp, in a grid that is a row, need no independent_threads. */
#define CU2CL_PROGRESS_OF_WARPS (1U << 28)

/* A kernel's set also has the most threads of a block that __launch_bounds__ allows, 0: no
 * bound. */
#define CU2CL_MAX_THREADS(count)    ((unsigned)(count) << 16)
#define CU2CL_MAX_THREADS_OF(needs) ((needs) >> 16 & 0xFFF)

#endif
