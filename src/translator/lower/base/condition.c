/* The operator ?:. OpenCL C lets it ask integers only, not floating-point numbers. */
#include "lower/base/base.h"

bool condition_is_floating(const struct node *node)
{
    if (node->kind != NODE_CONDITIONAL_OPERATOR || !node->child_count)
        return false;
    const struct type *type = node_skip_parens(node->children[0])->type;
    return type && type->kind == TYPE_FLOATING;
}

struct c_node *condition_text(struct lower *l, struct node *node)
{
    struct c_node *value = lower_node(l, node->children[0]);
    return condition_is_floating(node) ? c_binary(l->arena, value, "!=", c_zero(l->arena)) : value;
}
