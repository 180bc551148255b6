/* The values of integers and pointers while a kernel is walked through; shared by uniform_walk.c
 * and uniform_value.c. */
#ifndef CU2CL_UNIFORM_WALK_H
#define CU2CL_UNIFORM_WALK_H

#include "uniform_memory.h"

struct value {
    const struct index *index; /* of an integer; NULL: none */
    const struct place *place; /* where a pointer leads to, or what a reference names; NULL: none */
};

/* What a variable holds; the newest comes first, so that a branch can start from an older state. */
struct binding {
    const struct binding *older;
    const struct decl *variable;
    struct value value;
};

/* Accesses since the last barrier. */
struct live {
    const struct live *older;
    const struct access *access;
};

struct frame {
    struct frame *caller;
    struct instance *instance;
    const struct place *self;
    struct value result;
    bool has_result;
    const struct guard *guards; /* at its call */
};

struct walk {
    struct analysis *analysis;
    struct arena *arena; /* of one kernel */
    struct index_table table;
    const struct binding *bindings;
    const struct live *live;
    size_t live_count;
    const struct guard *guards;
    struct frame *frame;
    int silent;  /* accesses are not noted */
    long budget; /* nodes that may still be walked */
    struct map texts;
    const struct access *earlier, *later; /* the first two that meet; NULL */
};

/* The value of an integer; never NULL: what is not known is a symbol. */
const struct index *walk_index(struct walk *w, struct node *node);
/* Where a pointer leads to; NULL: not known. */
const struct place *walk_pointer(struct walk *w, struct node *node);
/* What an lvalue names; NULL: not known, or private. */
const struct place *walk_place(struct walk *w, struct node *node);
struct value walk_value(struct walk *w, struct node *node);
/* What a call of the program's own function gives. (uniform_walk.c) */
struct value walk_call(struct walk *w, struct node *call, struct instance *callee);
void walk_bind(struct walk *w, const struct decl *variable, struct value value);
const struct value *walk_find(const struct walk *w, const struct decl *variable);
/* A symbol for something that has no better description than its text. */
const struct index *walk_named(struct walk *w, enum index_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
