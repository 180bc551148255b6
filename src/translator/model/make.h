/* Nodes, types, and declarations that nobody wrote. A node made `like` another has its place, and
 * none of them has a text. All live in the model's arena. */
#ifndef CU2CL_MODEL_MAKE_H
#define CU2CL_MODEL_MAKE_H

#ifdef CU2CL_MODEL_H
#error "model/model.h is included before: its nodes can't be changed"
#endif
#define CU2CL_CHANGES_NODES
#include "model/model.h"

struct node *model_make_node(struct model *model, const struct node *like, enum node_kind kind,
                             struct type *type);
/* `(first, second)`, in the place of `like`, with its type. */
struct node *model_make_comma(struct model *model, const struct node *like, struct node *first,
                              struct node *second);
/* A statement without a place, inside what stands for `like`. */
struct node *model_make_statement(struct model *model, const struct node *like,
                                  enum node_kind kind);
/* A node without a place. */
struct node *model_new_node(struct model *model, enum node_kind kind, struct type *type,
                            struct decl *ref, struct node *parent);
void model_add_child(struct model *model, struct node *node, struct node *child);
/* The name of a variable: with a place, and without. */
struct node *model_make_reference(struct model *model, const struct node *like, struct decl *decl);
struct node *model_name_of(struct model *model, struct decl *variable);
struct node *model_make_number(struct model *model, const struct node *like, long long value);
struct node *model_make_member(struct model *model, const struct node *like, struct node *object,
                               struct decl *field);
/* The array's conversion to a pointer to its first element. */
struct node *model_make_decay(struct model *model, const struct node *like, struct node *array);
struct node *model_make_element(struct model *model, const struct node *like, struct node *array,
                                struct node *index);
/* A node that can't be lowered. */
struct node *model_refusal(struct model *model, struct type *type, const char *why);

/* Puts a list of its numbers in the place of a constant's initialiser that calls functions, where a
 * probe knows them; asks for the probe where there is none yet. (model/table.c) */
void model_read_table(struct model *model, struct decl *decl);

struct type *model_make_pointer(struct model *model, struct type *target);
struct type *model_int_type(void);
struct type *model_void_type(struct model *model);

struct decl *model_make_decl(struct model *model, enum decl_kind kind, const char *name,
                             struct type *type);
/* A device function without parameters and body. */
struct function *model_make_function(struct model *model, const char *name, struct type *result);

#endif
