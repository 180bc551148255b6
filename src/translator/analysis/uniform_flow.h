/* Which calls of a kernel the whole work-group reaches together. */
#ifndef CU2CL_UNIFORM_FLOW_H
#define CU2CL_UNIFORM_FLOW_H

#include "analysis/addrspace.h"

struct flow_question {
    bool (*is_meant)(struct model *model, const struct node *call); /* which calls? */
    bool doubts; /* what can't be seen to be the same for all work-items is not */
};

struct apart {
    const struct node *call; /* NULL: none */
    bool after_return;       /* some work-items have returned before */
};

/* Requires: linked instances. The first call of the kernel, or of a function that it reaches, which
 * is meant and which perhaps only a part of the group reaches. Each kernel is looked at by itself,
 * since another may call the same functions otherwise. */
struct apart flow_find_apart(struct analysis *analysis, struct instance *kernel,
                             const struct flow_question *question);

#endif
