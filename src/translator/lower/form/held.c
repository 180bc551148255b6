/* Pointers that the objects of a kernel's arguments hold as integers, since OpenCL C lets no
 * pointer be part of an argument: what names one is an lvalue of type ulong, which is cast where it
 * is read and where it is written. A function that returns a reference to one returns the address
 * of the integer. */
#include "lower/form/form.h"
#include "model/facts.h"

#define MOST_CALLS 8 /* from one function that returns such a reference to the next */

static struct decl *held_by(struct lower *l, struct node *node, int calls);

/* The field that an expression names; NULL. */
static struct decl *field_of(const struct node *node)
{
    return node->kind == NODE_MEMBER_REF_EXPR ? node->ref : NULL;
}

/* The array that `rows[i][j]` is an element of. */
static struct node *array_of_element(struct node *node)
{
    while (node->kind == NODE_ARRAY_SUBSCRIPT_EXPR && node->child_count == 2)
        node = node_skip_implicit(node->children[0]);
    return node;
}

/* The field that one of the values returned below the node belongs to; NULL. */
static struct decl *returned_by(struct lower *l, struct node *node, int calls)
{
    struct decl *field = NULL;
    if (node->kind == NODE_RETURN_STMT && node->child_count)
        return held_by(l, node_skip_implicit(node->children[0]), calls);
    if (node_is_expression(node->kind))
        return NULL;
    for (size_t i = 0; i < node->child_count && !field; i++)
        field = returned_by(l, node->children[i], calls);
    return field;
}

/* The same of a function that returns a reference to a pointer. */
static struct decl *returned(struct lower *l, struct function *f, int calls)
{
    if (!f || !f->body || f->result->kind != TYPE_REFERENCE ||
        f->result->target->kind != TYPE_POINTER || f->is_implicit || calls > MOST_CALLS)
        return NULL;
    desugar_function(l->module->model, f);
    return returned_by(l, f->body, calls + 1);
}

/* The field whose pointer the lvalue names, or an element of it; NULL. */
static struct decl *held_by(struct lower *l, struct node *node, int calls)
{
    node = node_skip_parens(node);
    if (!node->type || node->type->kind != TYPE_POINTER)
        return NULL;
    if (node->kind == NODE_CALL_EXPR)
        return returned(l, call_target(node), calls);
    if (node->kind != NODE_MEMBER_REF_EXPR && node->kind != NODE_ARRAY_SUBSCRIPT_EXPR)
        return NULL;
    struct node *array = array_of_element(node);
    struct decl *field = field_of(array);
    bool is_object = field && field->type->kind != TYPE_REFERENCE && array->type &&
                     (array == node || array->type->kind == TYPE_ARRAY);
    return is_object && lower_field_holds_integers(field) ? field : NULL;
}

struct decl *held_field(struct lower *l, struct node *node)
{
    return held_by(l, node, 0);
}

struct decl *held_returned(struct lower *l, struct function *f)
{
    return returned(l, f, 0);
}

void held_refuse_decay(struct lower *l, struct node *node, struct node *array)
{
    struct node *user = node->parent;
    while (user && user->kind == NODE_PAREN_EXPR)
        user = user->parent;
    if (!node->type || node->type->kind != TYPE_POINTER || !array->type ||
        array->type->kind != TYPE_ARRAY || (user && user->kind == NODE_ARRAY_SUBSCRIPT_EXPR))
        return;
    struct decl *field = field_of(array_of_element(node_skip_implicit(array)));
    if (field && lower_field_holds_integers(field))
        lower_refuse(l, CU2002, array, "the address of a pointer inside a kernel argument");
}

struct c_node *held_integer(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    if (!held_field(l, node))
        return NULL;
    switch (node->kind) {
    case NODE_CALL_EXPR: return c_deref(l->arena, lower_call(l, node));
    case NODE_MEMBER_REF_EXPR: return field_access(l, node);
    default:
        return c_index(l->arena, lower_node(l, node->children[0]),
                       lower_node(l, node->children[1]));
    }
}

struct c_node *held_element(struct lower *l, struct node *node, struct c_node *integer)
{
    struct decl *field = held_field(l, node);
    return field ? object_pointer_of_field(l, field, integer) : integer;
}

struct c_node *held_address(struct lower *l, struct node *node, struct spaces spaces)
{
    struct node *inner = node_skip_implicit(node);
    struct c_node *integer = held_integer(l, inner);
    if (!integer)
        return NULL;
    if (space_is_several(spaces.level[0]))
        lower_refuse(
            l, CU2002, node,
            "a reference to a pointer inside a kernel argument, to several address spaces");
    return c_address(l->arena, integer);
}

struct type *held_result(struct lower *l, struct function *f)
{
    if (!held_returned(l, f))
        return f->result;
    struct type *integer = arena_new(l->arena, struct type);
    struct type *result = arena_new(l->arena, struct type);
    *integer = (struct type){.kind = TYPE_INTEGER,
                             .spelling = "unsigned long",
                             .opencl = "ulong",
                             .size = 8,
                             .align = 8,
                             .is_unsigned = true,
                             .is_const = f->result->target->is_const};
    *result = *f->result;
    result->target = integer;
    result->depth = 1;
    return result;
}
