/* The operator ?:. OpenCL C lets it ask integers only, not floating-point numbers. */
#include "lower.h"

#include <string.h>

bool condition_is_floating(const struct node *node)
{
    if (node->kind != CXCursor_ConditionalOperator || !node->child_count)
        return false;
    const struct type *type = node_skip_parens(node->children[0])->type;
    return type && type->kind == TYPE_FLOATING;
}

const char *condition_text(struct lower *l, struct node *node)
{
    const char *text = lower_node(l, node->children[0]);
    return condition_is_floating(node)
               ? arena_printf(l->arena, "%s != 0", text_wrap(l->arena, text))
               : text;
}

const char *condition_full(struct lower *l, struct node *node)
{
    const char *text = lower_tokens(l, node);
    if (!text && node->child_count == 3)
        text = arena_printf(l->arena, "%s ? %s : %s", condition_text(l, node),
                            lower_node(l, node->children[1]), lower_node(l, node->children[2]));
    return text ? temporary_call(l, node, text) : NULL;
}

const char *condition_short(struct lower *l, struct node *node)
{
    struct node **parts = node->children;
    if (node->child_count != 4 || !parts[0]->file || parts[0]->file != parts[3]->file ||
        parts[1]->begin != parts[0]->begin || parts[2]->begin != parts[0]->begin ||
        parts[3]->begin <= parts[0]->end || model_has_side_effects(parts[0]))
        return NULL;
    const char *gap = lower_gap(l, parts[0]->file, parts[0]->end, parts[3]->begin);
    if (!gap || !strchr(gap, '?') || !strchr(gap, ':'))
        return NULL;
    const struct type *type = node_skip_parens(parts[0])->type;
    bool is_floating = type && type->kind == TYPE_FLOATING;
    const char *value = text_wrap(l->arena, lower_node(l, parts[2]));
    return arena_printf(l->arena, "(%s%s ? %s : %s)", value, is_floating ? " != 0" : "", value,
                        lower_node(l, parts[3]));
}
