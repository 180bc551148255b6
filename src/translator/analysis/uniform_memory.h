/* Accesses to memory that the threads of a block share, and which of them meet. */
#ifndef CU2CL_UNIFORM_MEMORY_H
#define CU2CL_UNIFORM_MEMORY_H

#include "analysis/addrspace.h"
#include "analysis/uniform_index.h"

/* A condition around a statement, or a return before it. */
struct guard {
    const struct guard *outer;
    const struct node *condition;
    bool is_else;
    bool is_apart;                     /* it may hold for some threads of a warp only */
    const struct index *left, *right;  /* of `left < right` or its like; NULL */
    const struct index_symbol *thread; /* it holds for one thread, whose index this is; NULL */
    const struct index *only;          /* its value there */
    const struct index *below, *limit; /* it says that `below < limit`; NULL */
    const struct index *multiple, *of; /* it says that `multiple % of` is the same for all; NULL */
    const struct index *compared; /* of blocks of one warp: it says that this is 0, or not; NULL */
    bool is_zero;
};

#define PLACE_PARTS 6

struct place_part {
    const struct decl *field; /* NULL: an index */
    const struct index *index;
    long long size; /* of what the index counts, in bytes; 0: not known */
    long long step; /* how many of these are one element; 0: one */
};

/* An object in memory: a variable, or what a pointer leads to, and the way to a part of it. */
struct place {
    const void *root; /* NULL: not known, or private */
    bool is_shared;   /* else global */
    unsigned count;
    struct place_part parts[PLACE_PARTS];
};

struct access {
    struct place place;
    bool writes;
    bool is_atomic; /* then it writes, too */
    bool is_polled; /* it reads in a loop's condition */
    const struct guard *guards;
    const struct node *node;
};

/* May two different threads of a warp meet at one address, by the first access of one and the
 * second one of the other, so that it matters which of them comes first? Both may be atomic, and
 * both may write: then it does not. */
bool accesses_meet(struct index_table *table, const struct access *a, const struct access *b);

#endif
