/* What the files of the model stage share. */
#ifndef CU2CL_MODEL_PRIVATE_H
#define CU2CL_MODEL_PRIVATE_H

#include "model/make.h"

#include "model/facts.h"

/* Converts a statement or expression with everything below it. */
struct node *model_node(struct model *model, CXCursor cursor, struct node *parent);
/* The node, or what stands for the fold expression that is nothing but it. (model/fold.c) */
struct node *model_whole_fold(struct model *model, struct node *node, const struct node *parent);
/* Gives an operator of a fold expression the range of that. (model/fold.c) */
void model_adjust_fold(struct model *model, struct node *node);
/* Is it an initialiser, and not a part of the variable's type? (model/decl.c) */
bool model_stands_behind_name(struct model *model, CXCursor variable, const struct node *node);
/* Fills the bases of a class. (model/bases.c) */
void model_load_bases(struct model *model, struct decl *record);
/* The type of a pointer to functions of this type. (model/type.c) */
struct type *model_function_pointer(struct model *model, CXType callee);
/* Is the declaration of a system header, or of our CUDA headers, ported like the program's own?
 * (model/library.c) */
bool model_is_ported_library(struct model *model, const struct decl *decl);
/* A declaration of a member tells something about its class. (model/class_facts.c) */
void model_learn_special(struct model *model, struct decl *decl);
/* Where the callee is a known function behind a template's parameter: a call of that method.
 * (model/query.c) */
void model_resolve_member(struct model *model, struct node *call);
/* What libclang does not say of `new`, `delete`, and range-for: fills parts and steps.
 * (model/new.c, model/range.c) */
void model_find_new_parts(struct model *model, struct node *node);
void model_find_delete_parts(struct model *model, struct node *node);
void model_find_steps(struct model *model, struct node *loop);
/* The probes' functions of structured bindings. (model/tie.c) */
void model_find_tie_probes(struct model *model);
/* The probes' variables of tables. (model/table.c) */
void model_find_table_probes(struct model *model);
/* Records the macro definitions and expansions of the user's files. */
void model_collect_macros(struct model *model);

/* Makes a string literal of `__builtin_FILE()`. (model/place.c) */
void model_read_place(struct model *model, struct node *node);
/* Fills `assembly` of the asm statements in the function's body. (asm.c) */
void model_read_assembly(struct model *model, struct function *function);

#endif
