/* Calls of static methods, and members that are named by pointers. */
#include "desugar/private.h"

#include <string.h>

/* --- calls --------------------------------------------------------------- */

static bool only_returns(struct model *model, struct function *f)
{
    desugar_function(model, f);
    const struct node *body = f->body;
    return body && body->child_count == 1 && body->children[0]->kind == NODE_RETURN_STMT &&
           !model_has_side_effects(body);
}

/* Does computing the object do more than to name it? */
static bool does_something(struct model *model, const struct node *node)
{
    struct function *f = node->ref ? node->ref->function : NULL;
    bool is_call = node->kind == NODE_CALL_EXPR;
    if (is_call && (!f || !only_returns(model, f)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (does_something(model, node->children[i]))
            return true;
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN) || node_is_step(node);
}

/* `object.f()` where f is static: the object is computed, and nothing else. */
struct node *desugar_static_call(struct model *model, struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || !f->is_static_method || call->ref->in_system)
        return call;
    struct node *callee = model_callee(call);
    if (callee->kind != NODE_MEMBER_REF_EXPR || !callee->child_count)
        return call;
    struct node *object = callee->children[0];
    callee->child_count = 0;
    if (!does_something(model, object))
        return call;
    return model_make_comma(model, call, object, call);
}

/* `object.*P` where P is known: the member. */
struct node *desugar_member_access(struct model *model, struct node *node)
{
    if (node->child_count != 2 ||
        (node->op != OP_MEMBER_POINTER && node->op != OP_MEMBER_POINTER_ARROW))
        return node;
    struct node *object = node->children[0], *name = node_skip_parens(node->children[1]);
    if (name->kind != NODE_UNARY_OPERATOR || name->op != OP_ADDR_OF)
        return node;
    name = node_skip_parens(name->children[0]);
    struct type *type =
        object->type && object->type->kind == TYPE_POINTER ? object->type->target : object->type;
    if (name->kind != NODE_DECL_REF_EXPR || !name->ref || name->ref->kind != DECL_FIELD || !type ||
        type->kind != TYPE_RECORD || type->declaration != name->ref->parent)
        return node;
    return model_make_member(model, node, object, name->ref);
}
