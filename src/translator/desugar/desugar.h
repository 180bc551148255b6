/* Desugaring: from the model as libclang shows it to one that has less of C++. Nodes, declarations,
 * and functions of the model are changed in place; what is made lies in the model's arena. */
#ifndef CU2CL_DESUGAR_H
#define CU2CL_DESUGAR_H

#include "model/model.h"

/* Desugars the kernels and the device variables that hold addresses of functions. */
void desugar_model(struct model *model);
/* Reads and desugars a function's parameters, initialisers, and body on first use. */
void desugar_function(struct model *model, struct function *function);
/* The same for the initialiser and the array sizes of a variable, parameter, or field. A function's
 * own parameters and local variables are desugared with it. */
void desugar_variable(struct model *model, struct decl *decl);

/* --- calls whose target is known at run time only (desugar/dispatch.c) ----- */

/* Notes whose address a reachable function takes, and what classes it builds. */
void desugar_note_uses(struct model *model, struct function *function);
/* Requires: all functions that are reachable so far are noted. Gives each dispatch its targets;
 * false when nothing has changed since the last time. */
bool desugar_fill_dispatches(struct model *model);

/* --- objects with destructors (desugar/destroy.c) -------------------------- */

/* The object that a call, a list, a lambda expression, or a `?:` makes: who destroys it? */
enum object_owner {
    OWNER_NONE,     /* it has no destructor, or the node makes no object */
    OWNER_TAKEN,    /* a variable, a member, a parameter, or the caller */
    OWNER_FULL,     /* a temporary: dies at the end of the full-expression */
    OWNER_EXTENDED, /* a temporary that a reference is bound to: dies with the reference */
    OWNER_UNKNOWN,
};
/* The class of the object that a node makes, if it has a destructor; NULL. */
struct decl *desugar_made_object(struct model *model, const struct node *node);
enum object_owner desugar_owner(struct model *model, const struct node *node);
/* The call that destroys the temporary object which the node makes, made at the first use; NULL
 * where it makes none. The object in it is a variable that stands for the temporary. */
struct node *desugar_cleanup(struct model *model, struct node *node);

#endif
