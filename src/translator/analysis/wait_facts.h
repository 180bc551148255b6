/* What comparisons on a way through a loop have shown: behind `while (j < n)` nothing goes past an
 * `if (j < n)` in its body, as long as neither `j` nor `n` has changed. */
#ifndef CU2CL_WAIT_FACTS_H
#define CU2CL_WAIT_FACTS_H

#include "model/model.h"

/* A comparison of the thread's own variables, and how it went. */
struct wait_fact {
    struct node *comparison;
    bool holds;
};

#define WAIT_MOST_FACTS 4

struct wait_facts {
    unsigned count;
    struct wait_fact items[WAIT_MOST_FACTS];
};

/* Does some text of a function give the variable's address away, or let a lambda change it? */
bool wait_is_given_away(const struct node *body, const struct decl *variable);
bool wait_is_comparison(const struct node *node);
/* Requires: wait_facts_forget, when a variable of the comparison changes. */
void wait_facts_add(struct wait_facts *facts, struct node *comparison, bool holds);
/* Do they say how a condition goes? *value gets 0 or 1. */
bool wait_facts_tell(const struct wait_facts *facts, struct node *condition, long long *value);
/* Leaves what says nothing of the variable. */
void wait_facts_forget(struct wait_facts *facts, const struct decl *variable);
/* Leaves what the others say, too. */
void wait_facts_meet(struct wait_facts *facts, const struct wait_facts *others);

#endif
