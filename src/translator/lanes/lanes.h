/* The lanes form of kernels: one work-item runs a whole block, its threads as coroutines.
 *
 * It is made from the OpenCL C of a module, for devices whose work-items have no warps of 32. Each
 * function in which threads meet (a barrier, a shuffle, a vote) becomes one that can leave at these
 * places and go on there later; a loop in the kernel runs the threads in turn, as CUDA schedules
 * them: barriers and collectives may stand in any branch or loop. docs/lanes.md shows an example.
 *
 * GPUs without such warps run the same coroutines, with a work-item for each thread: the items form. A
 * kernel that is lane loops has these coroutines beside them, under NAME_items. */
#ifndef CU2CL_LANES_LANES_H
#define CU2CL_LANES_LANES_H

#include "frontend/opencl.h"
#include "util/arena.h"

#include <stdbool.h>
#include <stddef.h>

struct lanes_kernel {
    const char *name;      /* in the module's text */
    unsigned most_threads; /* of a block */
    bool lockstep;         /* threads of a warp hand values to each other with no barrier */
    bool loops;            /* it may be lane loops */
    bool warps;            /* as it is it needs warps of 32, or the same of barriers */
    bool loops_only;      /* it is wanted as lane loops, and not as coroutines, where it is plain */
    bool if_faster;       /* and that only where it should be faster so */
    bool in_loops;        /* set by lanes_make: it is lane loops, */
    bool in_warps;        /* and each strip is a warp, */
    bool may_miss;        /* some of whose lanes may be elsewhere, though a collective names them,
                           * or some of whose threads do not come to a barrier */
    bool has_items;       /* set by lanes_make: it has the items form, too */
    bool meets;           /* set by lanes_make: threads meet in it, and it is not plain */
    bool has_loops_apart; /* set by lanes_make: in two branches of one `if` or `switch` */
    const char *reason;   /* set by lanes_make: why it has no lanes form; NULL: it has one */
};

struct lanes_input {
    const char *text;                 /* of the module, OpenCL C */
    const char *headers;              /* the folder that has cu2cl/ with the device library */
    const struct opencl_unit *parsed; /* the text as clang read it; NULL, or not open: nobody has */
    struct lanes_kernel *kernels;
    size_t kernel_count;
};

/* Returns the text that follows the module's, in the arena, with the kernels that have no `reason`
 * then. NULL when all of them have one, or, with `*reason` set, when the text as a whole fails. */
const char *lanes_make(struct arena *arena, const struct lanes_input *input, const char **reason);

/* The same of a text that was edited since `form` was made; `headers` as in struct lanes_input. NULL,
 * with `*reason` set, where one of the form's kernels can't be made. */
const char *lanes_remake(struct arena *arena, const char *text, const char *form,
                         const char *headers, const char **reason);

#endif
