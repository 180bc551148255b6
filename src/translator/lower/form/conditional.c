/* The operator ?: as a whole, and without its middle operand as GNU C++ has it. */
#include "lower/form/form.h"

#include <string.h>

struct c_node *condition_full(struct lower *l, struct node *node)
{
    struct c_node *whole = lower_tokens(l, node);
    if (!whole && node->child_count == 3)
        whole = c_ternary(l->arena, condition_text(l, node), lower_node(l, node->children[1]),
                          lower_node(l, node->children[2]));
    return whole ? temporary_call(l, node, whole) : NULL;
}

struct c_node *condition_short(struct lower *l, struct node *node)
{
    struct node *const *parts = node->children;
    if (node->child_count != 4 || !parts[0]->file || parts[0]->file != parts[3]->file ||
        parts[1]->begin != parts[0]->begin || parts[2]->begin != parts[0]->begin ||
        parts[3]->begin <= parts[0]->end || model_has_side_effects(parts[0]))
        return NULL;
    const char *gap = lower_gap(l, parts[0]->file, parts[0]->end, parts[3]->begin);
    if (!gap || !strchr(gap, '?') || !strchr(gap, ':'))
        return NULL;
    const struct type *type = node_skip_parens(parts[0])->type;
    bool is_floating = type && type->kind == TYPE_FLOATING;
    struct c_node *value = lower_node(l, parts[2]);
    struct c_node *condition =
        is_floating ? c_binary(l->arena, value, "!=", c_zero(l->arena)) : value;
    return c_ternary(l->arena, condition, value, lower_node(l, parts[3]));
}
