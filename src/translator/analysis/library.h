/* What a rule says about one call of a CUDA function: which text stands for it, and what it needs.
 * Shared by the stages that look at calls of the device library. */
#ifndef CU2CL_LIBRARY_H
#define CU2CL_LIBRARY_H

#include "model/model.h"

struct library_use {
    const struct rule *rule;
    const struct rule_overload *overload; /* NULL: none fits, or the rule has none */
    const char *to;                       /* NULL: the call has no replacement */
    const char *header;                   /* NULL: OpenCL C has it */
    unsigned needs;                       /* CU2CL_NEEDS_... and RULE_NEEDS_... */
};

/* Fills `use` for a call of a function of CUDA's or the standard library's headers; false when
 * there is no rule for it. */
bool library_find(struct model *model, const struct node *call, struct library_use *use);
/* What the call needs, as bits. Calls of user functions need nothing. */
unsigned library_needs(struct model *model, const struct node *call);
/* Is the call a barrier, and is its result the same for all? Of user functions it says nothing. */
struct rule_sync library_sync(struct model *model, const struct node *call);
/* Has a variable of CUDA's headers (threadIdx) another value for each work-item? */
bool library_variable_varies(struct model *model, const struct decl *variable);
/* Is the function or variable one of CUDA's headers with this name? */
bool library_is(const struct decl *decl, const char *name);

/* The number of threads of a tile (thread_block_tile<N>), 0 for other types. */
long long library_tile_size(const struct type *type);
/* The number of threads of the tile that a tile is a part of; 0 where that is the block. */
long long library_tile_parent(struct model *model, const struct type *type);

#endif
