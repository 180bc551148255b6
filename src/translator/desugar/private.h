/* What the passes of desugar/desugar.c are, and what they share. */
#ifndef CU2CL_DESUGAR_PRIVATE_H
#define CU2CL_DESUGAR_PRIVATE_H

#include "model/make.h"

#include "desugar/desugar.h"
#include "model/facts.h"

struct node_pass {
    enum node_kind kind;
    /* The node that stands for this one. */
    struct node *(*run)(struct model *model, struct node *node);
};

struct desugar_passes {
    const struct node_pass *node; /* the last one has no `run` */
    /* Of a variable, parameter, or field with an initialiser, and of a function; behind those on
     * their nodes. */
    void (*variable)(struct model *model, struct decl *decl);
    void (*function)(struct model *model, struct function *function);
};

/* The node that stands for this one, when all passes have seen it and what is below it. */
struct node *desugar_node(struct model *model, struct node *node);

/* --- passes on nodes: give the node that stands for this one --------------- */

struct node *desugar_arguments(struct model *model, struct node *call);
struct node *desugar_device_memory(struct model *model, struct node *call);
struct node *desugar_launch(struct model *model, struct node *call);
struct node *desugar_indirect_call(struct model *model, struct node *call);
struct node *desugar_special_call(struct model *model, struct node *call);
struct node *desugar_virtual_call(struct model *model, struct node *call);
struct node *desugar_list(struct model *model, struct node *list);
struct node *desugar_ties(struct model *model, struct node *statement);
struct node *desugar_bound_objects(struct model *model, struct node *statement);
struct node *desugar_closure(struct model *model, struct node *lambda);
struct node *desugar_binding(struct model *model, struct node *node);
struct node *desugar_member_access(struct model *model, struct node *node);
struct node *desugar_new(struct model *model, struct node *node);
struct node *desugar_delete(struct model *model, struct node *node);
struct node *desugar_asm(struct model *model, struct node *node);
struct node *desugar_condition(struct model *model, struct node *node);
struct node *desugar_range(struct model *model, struct node *node);
struct node *desugar_initializer_list(struct model *model, struct node *node);
struct node *desugar_lambda_address(struct model *model, struct node *call);
struct node *desugar_elided_copy(struct model *model, struct node *call);
struct node *desugar_static_call(struct model *model, struct node *call);
struct node *desugar_library_call(struct model *model, struct node *call);

/* --- passes on variables and functions ------------------------------------- */

/* C can't initialise an array by another one. (binding.c) */
void desugar_array_copy(struct model *model, struct decl *decl);
/* Fills in the elements that the list of a variable or an element leaves out. (list.c) */
void desugar_complete_list(struct model *model, struct node *init, struct type *type);
/* Which `const T &` parameters are passed by value. (by_value.c) */
void desugar_choose_by_value(struct model *model, struct function *function);
/* What constructors and destructors do without being told. (class.c) */
void desugar_complete_function(struct model *model, struct function *f);
/* Finds the local object that is returned without a copy. (copies.c) */
void desugar_find_returned(struct function *f);
/* Who destroys the temporary objects in a tree whose parents are known. (destroy.c) */
void desugar_temporaries(struct model *model, struct node *node);
/* Does the node, of a class type, make an object without a name? */
bool desugar_makes_object(const struct node *node);
/* Declares the objects without a name that the statement's references keep alive. (extend.c) */
void desugar_extend_objects(struct model *model, struct node *statement);
/* The variable, called after `variable`, for the object without a name that a reference to what the
 * expression names keeps alive. The expression names the variable then. NULL: there is none, or it
 * has no destructor and is not needed in parts. (extend.c) */
struct decl *desugar_name_object(struct model *model, const struct decl *variable,
                                 struct node **expression);
/* Is the object that the node makes, or a part of it, what a reference refers to? (extend.c) */
bool desugar_is_bound(struct model *model, const struct node *node);
/* The class of the object that a node makes, if it has a destructor; NULL. */
struct decl *desugar_made_object(struct model *model, const struct node *node);
/* Notes whose addresses device variables hold. (dispatch.c) */
void desugar_note_variables(struct model *model);
/* What dies on each way out of a block or the function: calls of destructors. (exits.c) */
void desugar_exits(struct model *model, struct function *f);
/* Gives what is returned below the node, and temporary objects take part in, a variable. (exits.c) */
void desugar_keep_results(struct model *model, struct function *f, struct node *node);
/* Adds what a destructor does behind its body. (class.c) */
void desugar_destroy_parts(struct model *model, const struct function *f, struct node *block);

/* --- what passes share ----------------------------------------------------- */

/* A call of a function of the library with one argument. (heap.c) */
struct node *desugar_call_of(struct model *model, const struct node *like, const char *name,
                             struct type *type, struct node *argument);
/* Adds the default arguments behind those that a call has. (argument.c) */
void desugar_fill_default_arguments(struct model *model, struct node *call);
/* The special member, made where nobody wrote it; NULL where libclang hides it. (class.c) */
struct function *desugar_special(struct model *model, struct decl *record, enum special special);
/* The call that default-constructs an object of the type; NULL when nothing needs to be done. */
struct node *desugar_default_construction(struct model *model, struct type *type);
/* The value, or the call that copies it where C does not. */
struct node *desugar_copy(struct model *model, struct type *type, struct node *value);
/* `object.~T()`, `object.operator=(argument)`; argument may be NULL. */
struct node *desugar_method_call(struct model *model, struct function *function,
                                 struct node *object, struct node *argument);
/* Does an object of the type, or an element of an array, have one that does anything? (destroy.c) */
bool desugar_has_destructor(struct model *model, const struct type *type);
/* The statement that destroys the object; NULL where nothing has to be done. It refuses what the
 * model does not know. (destroy.c) */
struct node *desugar_destruction(struct model *model, struct node *object, struct type *type);
/* The same for what a pointer to the class leads to, which may be of a derived class.
 * (dispatch.c) */
struct node *desugar_virtual_destruction(struct model *model, struct node *object,
                                         struct decl *record);
/* Statements without text. (block.c) */
/* `T decl = init;` */
struct node *desugar_declaration(struct model *model, const struct node *like, struct decl *decl);
/* The nodes of a probe lie at the place, without a text, and name these declarations. Gives the node
 * that stands for this one. */
struct node *desugar_adopt(const struct node *place, struct node *node, struct decl *const *from,
                           struct decl *const *to, size_t count);
/* The statement itself where it is a block, else one around it. */
struct node *desugar_block_of(struct model *model, struct node *statement);
void desugar_prepend(struct model *model, struct node *block, struct node *statement);

#endif
