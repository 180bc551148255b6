/* What the files of the model stage share. */
#ifndef CU2CL_MODEL_PRIVATE_H
#define CU2CL_MODEL_PRIVATE_H

#include "model.h"

/* Converts a statement or expression with everything below it. */
struct node *model_node(struct model *model, CXCursor cursor, struct node *parent);
/* Adds the default arguments behind those that a call has. */
void model_fill_default_arguments(struct model *model, struct node *call);
/* What C++ does without being told: see model_class.c. */
void model_complete_function(struct model *model, struct function *f);
void model_complete_list(struct model *model, struct node *init, struct type *type);
void model_redirect_call(struct model *model, struct node *call);
void model_add_cleanups(struct model *model, struct node *statement);
void model_learn_special(struct model *model, struct decl *decl);
struct node *model_default_construction(struct model *model, struct type *type);
struct type *model_void_type(struct model *model);
/* Is the declaration of a system header, or of our CUDA headers, ported like the program's own?
 * (model_library.c) */
bool model_is_ported_library(struct model *model, const struct decl *decl);
/* The node that stands for this one in the model. (model_rewrite.c) */
struct node *model_rewrite(struct model *model, struct node *node);
void model_resolve_callee(struct node *call);
void model_note_bindings(struct model *model, struct decl *object);
void model_rewrite_array_copy(struct model *model, struct decl *decl);
/* Records the macro definitions and expansions of the user's files. */
void model_collect_macros(struct model *model);

#endif
