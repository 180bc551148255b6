/* In a lambda's body, the names of what it captured become members of the closure, and `this`
 * becomes what the closure has of it.
 *
 * This pass comes behind the analyses: they follow a captured variable by its name, in the lambda
 * as around it. */
#include "desugar/private.h"

struct body {
    struct model *model;
    const struct function *function;
    struct decl *outer; /* the field that holds `this`, or the object; NULL */
    struct map seen;    /* nodes, since some have two parents */
};

static void become_member(struct body *b, struct node *node, struct decl *field)
{
    struct type *closure = model_make_pointer(b->model, b->function->record->type);
    node->kind = NODE_MEMBER_REF_EXPR;
    node->ref = field;
    node->children = NULL;
    node->child_count = 0;
    model_add_child(b->model, node,
                    model_new_node(b->model, NODE_CXX_THIS_EXPR, closure, NULL, node));
}

/* `this` of the function around: the member, or the address of the copy that it is. */
static void become_outer(struct body *b, struct node *node)
{
    if (b->outer->type->kind == TYPE_POINTER) {
        become_member(b, node, b->outer);
        return;
    }
    struct node *copy =
        model_new_node(b->model, NODE_MEMBER_REF_EXPR, b->outer->type, b->outer, node);
    become_member(b, copy, b->outer);
    node->kind = NODE_UNARY_OPERATOR;
    node->op = OP_ADDR_OF;
    node->is_synthetic = true;
    model_add_child(b->model, node, copy);
}

/* The class that a member of an object is one of. */
static struct decl *class_around(const struct decl *member)
{
    struct decl *record = member->kind == DECL_FIELD ? member->parent
                          : member->function         ? member->function->record
                                                     : NULL;
    while (record && record->parent && record->kind == DECL_RECORD && model_is_anonymous(record))
        record = record->parent;
    return record && (!member->function || !member->function->is_static_method) ? record : NULL;
}

/* `n` and `f()` are members of `*this`. */
static void add_outer(struct body *b, struct node *member)
{
    struct decl *record = member->ref ? class_around(member->ref) : NULL;
    const struct type *held = b->outer->type;
    if (!record)
        return;
    struct type *own =
        model_make_pointer(b->model, held->kind == TYPE_POINTER ? held->target : b->outer->type);
    struct node *object = model_new_node(b->model, NODE_CXX_THIS_EXPR, own, NULL, member);
    become_outer(b, object);
    if (own->target->declaration != record) { /* a base's */
        object = model_wrap(b->model->arena, object, model_make_pointer(b->model, record->type));
        object->children[0]->parent = object;
    }
    model_add_child(b->model, member, object);
}

static void change(struct body *b, struct node *node)
{
    struct decl *field = node->kind == NODE_DECL_REF_EXPR && node->ref
                             ? model_captured_field(b->model, b->function, node->ref)
                             : NULL;
    if (field)
        become_member(b, node, field);
    else if (b->outer && node->kind == NODE_CXX_THIS_EXPR)
        become_outer(b, node);
    else if (b->outer && node->kind == NODE_MEMBER_REF_EXPR && !node->child_count)
        add_outer(b, node);
}

static void change_all(struct body *b, struct node *node)
{
    if (map_get_pointer(&b->seen, node))
        return;
    map_put_pointer(&b->seen, node, node);
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        for (size_t d = 0; d < decl->dimension_count; d++)
            change_all(b, decl->dimensions[d]);
        if (decl->kind == DECL_VARIABLE && decl->init)
            change_all(b, decl->init);
    }
    for (size_t i = 0; i < node->child_count; i++)
        change_all(b, node->children[i]);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && !node->arguments[i]->is_default_argument)
            change_all(b, node->arguments[i]);
    if (node->cleanup)
        change_all(b, node->cleanup);
    change(b, node);
}

void desugar_captures(struct model *model, struct function *function)
{
    bool is_closure = function->record && function->record->is_closure;
    if (!is_closure || function->is_synthesised || !function->body || function->names_members)
        return;
    struct body b = {model, function, model_captured_field(model, function, NULL), {0}};
    b.seen.arena = model->arena;
    change_all(&b, function->body);
    function->names_members = true;
}
