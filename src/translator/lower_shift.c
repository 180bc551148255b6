/* Shifts by the width of the type and more: CUDA's devices shift everything out, OpenCL C takes the
 * count modulo the width. C++ leaves it undefined, but programs that pack bits rely on it:
 * `x << (32 - n)` and the mask `(1 << n) - 1` reach the width where n is 0 or 32. These forms call
 * a function that stops at the width; other counts, which are below it in any program that means
 * something, keep the operator. */
#include "lower.h"

#include <string.h>

static bool is_difference(const struct node *node)
{
    return node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Sub &&
           node->child_count == 2;
}

/* `32 - a`, `32 - a - b`: a difference that begins with the width, or more. */
static bool counts_from_width(struct node *count, long long width)
{
    long long value;

    count = node_skip_parens(count);
    if (!is_difference(count) || model_evaluate(count, &value))
        return false;
    while (is_difference(count))
        count = node_skip_parens(count->children[0]);
    return model_evaluate(count, &value) && value >= width;
}

/* `(1 << n) - 1` */
static bool is_mask(struct node *node)
{
    long long value;
    struct node *around = node->parent, *inner = node;

    if (!model_evaluate(node->children[0], &value) || value != 1 ||
        model_evaluate(node->children[1], &value))
        return false;
    while (around &&
           (around->kind == CXCursor_ParenExpr || around->kind == CXCursor_UnexposedExpr)) {
        inner = around;
        around = around->parent;
    }
    return around && is_difference(around) && around->children[0] == inner &&
           model_evaluate(around->children[1], &value) && value == 1;
}

const char *lower_shift(struct lower *l, struct node *node)
{
    bool left = node->op == CXBinaryOperator_Shl;

    if ((!left && node->op != CXBinaryOperator_Shr) || node->kind != CXCursor_BinaryOperator ||
        node->child_count != 2 || !node->type || node->type->kind != TYPE_INTEGER ||
        (node->type->size != 4 && node->type->size != 8))
        return NULL;
    if (!counts_from_width(node->children[1], 8 * node->type->size) && !(left && is_mask(node)))
        return NULL;
    lower_use_header(l->module, "integer.clh");
    return arena_printf(l->arena, "%s_%s(%s, %s)", left ? "cu_shl" : "cu_shr", node->type->opencl,
                        lower_node(l, node->children[0]), lower_node(l, node->children[1]));
}
