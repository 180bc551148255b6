/* Loops in which a thread waits for others; shared by wait_slice.c, wait_path.c, and
 * uniform_wait.c. */
#ifndef CU2CL_UNIFORM_WAIT_H
#define CU2CL_UNIFORM_WAIT_H

#include "analysis/uniform_walk.h"

/* Memory that others see, read on the way to the decision whether the loop goes on. */
struct wait_read {
    const struct place *place; /* NULL: not known */
    bool is_told;              /* volatile or atomic: the source says that it changes */
};

/* Something in the loop that gives a variable a value. */
struct setting {
    const struct decl *variable;
    struct node *value;
    const struct node *place;
    bool is_seen; /* its value and its conditions are among what decides */
};

struct wait_loop {
    struct walk *walk;
    struct node *node;
    struct map decisive;   /* the thread's own variables that the decision depends on */
    struct map changed;    /* those that something in the loop gives a value */
    struct map inner;      /* those that each round has anew */
    struct map kept_close; /* variables that nothing else leads to, or false for the others */
    struct setting *settings;
    size_t setting_count;
    struct wait_read *reads;
    size_t read_count;
    bool is_unclear; /* a jump, or something else that is not followed */
};

enum loop_part { PART_INIT, PART_CONDITION, PART_STEP, PART_BODY };

/* What a loop's child is; a body is its last one, but for `do`. */
enum loop_part wait_part(const struct node *loop, size_t child);

/* Requires: walk and node; the walk is behind the loop's body, so that it knows the pointers.
 * Fills the rest. False: nothing that others see decides about the loop. (wait_slice.c) */
bool wait_find_decisions(struct wait_loop *loop);
/* The thread's own variable that an lvalue is, or is a part of; NULL: it is memory that others
 * see. */
const struct decl *wait_own_variable(struct walk *w, struct node *lvalue);
/* The variable that an argument lets the callee change; NULL. */
const struct decl *wait_output(struct walk *w, const struct node *call, size_t argument);
bool wait_is_atomic(const struct node *call);
/* Does the node itself read memory that others see, its operands aside? */
bool wait_reads(const struct wait_loop *loop, struct node *node);

/* Requires: wait_find_decisions. Is there a round after which all is as it was before, so that the
 * next one does the same, and only another thread can end the loop? (wait_path.c) */
bool wait_stands_still(struct wait_loop *loop);

#endif
