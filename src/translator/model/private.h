/* What the files of the model stage share. */
#ifndef CU2CL_MODEL_PRIVATE_H
#define CU2CL_MODEL_PRIVATE_H

#include "model/model.h"

/* Converts a statement or expression with everything below it. */
struct node *model_node(struct model *model, CXCursor cursor, struct node *parent);
/* Is it an initialiser, and not a part of the variable's type? (model/decl.c) */
bool model_stands_behind_name(struct model *model, CXCursor variable, const struct node *node);
/* Adds the default arguments behind those that a call has. */
void model_fill_default_arguments(struct model *model, struct node *call);
/* Which `const T &` parameters are passed by value. (model/value.c) */
void model_choose_by_value(struct model *model, struct function *function);
/* What C++ does without being told: see model/class.c. */
void model_complete_function(struct model *model, struct function *f);
void model_complete_list(struct model *model, struct node *init, struct type *type);
void model_redirect_call(struct model *model, struct node *call);
void model_add_cleanups(struct model *model, struct node *statement);
void model_learn_special(struct model *model, struct decl *decl);
struct node *model_default_construction(struct model *model, struct type *type);
struct type *model_void_type(struct model *model);
struct type *model_int_type(void);
void model_add_parameter_cleanups(struct model *model, struct function *f);
/* Is the declaration of a system header, or of our CUDA headers, ported like the program's own?
 * (model/library.c) */
bool model_is_ported_library(struct model *model, const struct decl *decl);
/* What model/rewrite.c does to what has been read; the model has it, so that the reading of nodes
 * does not depend on the forms that are rewritten. */
struct model_rewriting {
    /* The node that stands for this one in the model. */
    struct node *(*node)(struct model *model, struct node *node);
    void (*array_copy)(struct model *model, struct decl *decl);
};
extern const struct model_rewriting model_rewriting;
/* Where the callee is a known function behind a template's parameter, the call is one of it.
 * (model/query.c) */
void model_resolve_callee(struct node *call);
void model_resolve_member(struct model *model, struct node *call);
/* Nodes that the model makes, in the place of another. (model/make.c) */
struct node *model_make_node(struct model *model, const struct node *like, enum node_kind kind,
                             struct type *type);
struct node *model_make_reference(struct model *model, const struct node *like, struct decl *decl);
struct node *model_make_number(struct model *model, const struct node *like, long long value);
struct type *model_make_pointer(struct model *model, struct type *target);
void model_add_child(struct model *model, struct node *node, struct node *child);
/* new and delete. (model/heap.c) */
struct node *model_rewrite_new(struct model *model, struct node *node);
struct node *model_rewrite_delete(struct model *model, struct node *node);
/* Which special member a declaration is; SPECIAL_COUNT: none. */
enum special model_special_of(CXCursor cursor);
/* The class of an object, or of an array's elements; NULL for other types. */
struct decl *model_element_record(const struct type *type);
/* Nodes without a place. (model/class.c) */
struct node *model_new_node(struct model *model, enum node_kind kind, struct type *type,
                            struct decl *ref, struct node *parent);
struct node *model_name_of(struct model *model, struct decl *variable);
struct node *model_refusal(struct model *model, struct type *type, const char *why);
/* The value, or the call that copies it where C does not. */
struct node *model_copy(struct model *model, struct type *type, struct node *value);
/* The call that destroys the object; NULL where nothing has to be done. It refuses what the model
 * does not know. */
struct node *model_destruction(struct model *model, struct node *object, struct type *type);
/* `object.~T()`, `object.operator=(argument)`; argument may be NULL. */
struct node *model_method_call(struct model *model, struct function *function, struct node *object,
                               struct node *argument);
/* The same for what a pointer to the class leads to, which may be of a derived class. */
struct node *model_virtual_destruction(struct model *model, struct node *object,
                                       struct decl *record);
/* The variable that steps through a range-for, found in the loop variable's initialiser; NULL. */
struct decl *model_range_begin(const struct node *init);
/* A condition that declares something. (model/condition.c) */
struct node *model_rewrite_condition(struct model *model, struct node *node);
/* A range-for over a class. (model/range.c) */
void model_rewrite_class_range(struct model *model, struct node *node, struct decl *begin);
/* Finds the local object that is returned without a copy. (model/return.c) */
void model_find_returned(struct function *f);
/* The object itself where a constructor copies one that has just been made, as before C++17; NULL.
 */
struct node *model_elided_copy(struct node *call);
/* Calls whose target is known at run time only. (model/dispatch.c) */
bool model_is_indirect_call(const struct node *call);
void model_dispatch_pointer(struct model *model, struct node *call);
void model_dispatch_virtual(struct model *model, struct node *call);
/* The methods of a class that the model knows. */
struct decl *const *model_class_methods(struct model *model, struct decl *record, size_t *count);
void model_note_device_variable(struct model *model, CXCursor cursor);
struct type *model_function_pointer(struct model *model, CXType callee);
struct node *model_lambda_address(struct model *model, struct node *call);
/* What a call's callee names, without parentheses, `&`, and `*`. */
struct node *model_callee(const struct node *call);
/* Records the macro definitions and expansions of the user's files. */
void model_collect_macros(struct model *model);

#endif
