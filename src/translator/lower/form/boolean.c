/* Fields of type bool: bytes, which C does not convert a value to as C++ does. */
#include "lower/form/form.h"

bool class_is_bool_byte(struct node *node)
{
    if (!node->type || node->type->kind != TYPE_BOOL)
        return false;
    node = node_skip_parens(node);
    while (node->kind == NODE_ARRAY_SUBSCRIPT_EXPR && node->child_count) {
        node = node_skip_parens(node->children[0]);
        if (!node->type || node->type->kind != TYPE_ARRAY)
            return false;
    }
    return node->kind == NODE_MEMBER_REF_EXPR && node->ref && node->ref->kind == DECL_FIELD &&
           node->ref->type->kind != TYPE_REFERENCE;
}

struct c_node *class_bool_value(struct lower *l, struct node *value)
{
    struct node *inner = node_skip_implicit(value);
    if (inner->kind == NODE_INIT_LIST_EXPR && inner->child_count)
        inner = node_skip_implicit(inner->children[0]);
    else if (inner->kind == NODE_INIT_LIST_EXPR)
        return c_zero(l->arena);
    struct c_node *lowered = lower_node(l, inner);
    bool is_bool = inner->type && inner->type->kind == TYPE_BOOL;
    return is_bool ? lowered : c_binary(l->arena, lowered, "!=", c_zero(l->arena));
}

struct c_node *class_assign_bool(struct lower *l, struct node *node)
{
    struct c_node *target = lower_node(l, node->children[0]);
    if (node->op == OP_ASSIGN)
        return c_assign(l->arena, target, class_bool_value(l, node->children[1]));
    struct c_node *value = c_binary(l->arena, target, lower_assigned_operator(l, node),
                                    lower_node(l, node->children[1]));
    return c_assign(l->arena, target, c_binary(l->arena, value, "!=", c_zero(l->arena)));
}
