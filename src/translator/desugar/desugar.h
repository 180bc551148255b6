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

/* Requires: what the analyses find out about uniformity is known, since they follow captured variables
 * by their names. In the body of a closure's function, these become members. */
void desugar_captures(struct model *model, struct function *function);

/* The block's statement at `index`, `variable = value`, declares a variable of its own, which
 * stands for the other one in the statements behind it. Returns it; its name is `name` and a number
 * that nothing in the function's body has. */
struct decl *desugar_split(struct model *model, const struct node *body, struct node *block,
                           size_t index, struct decl *variable, const char *name);

/* --- calls whose target is known at run time only (desugar/dispatch.c) ----- */

/* The function is reached: notes whose address it takes, and what classes it builds; finds out who
 * destroys the temporary objects that it makes. */
void desugar_reach(struct model *model, struct function *function);
/* Requires: all functions that are reachable so far are noted. Gives each dispatch its targets;
 * false when nothing has changed since the last time. */
bool desugar_fill_dispatches(struct model *model);

#endif
