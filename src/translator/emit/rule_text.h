/* The texts of rules as parts of the C tree: `f($1, $2)` with the arguments of a call in the places
 * of `$1`, `$2`, `$*` (all of them) and `$this` (the object of a method). */
#ifndef CU2CL_EMIT_RULE_TEXT_H
#define CU2CL_EMIT_RULE_TEXT_H

#include "emit/ctree.h"

/* A rule's text that names no arguments. */
struct c_node *rule_text(struct arena *arena, const char *text);
/* One that does. `object` may be NULL, and so may arguments; 0 stands for them. */
struct c_node *rule_text_filled(struct arena *arena, const char *text, struct c_node *object,
                                size_t count, struct c_node *const *arguments);
/* Is the name a word of the text? */
bool rule_text_names(const char *text, const char *name);

#endif
