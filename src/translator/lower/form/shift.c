/* Shifts by the width of the type and more: CUDA's devices shift everything out, OpenCL C takes the
 * count modulo the width. C++ leaves it undefined, but programs rely on it: `x << (32 - n)`, the
 * mask `(1 << n) - 1` where n is 32, `1u << threadIdx.x`. A shift whose count is not known to be
 * below the width calls a function that stops there (shifts.clh). */
#include "lower/form/form.h"

static bool stays_below(struct lower *l, struct node *count, long long width)
{
    struct interval range;
    return interval_of(l, count, &range) && range.low >= 0 && range.high < width;
}

/* The type that the shift is done in: that of its left side, with small types as int. */
static const char *shift_type(const struct type *left, long long *width)
{
    if (!left || (left->kind != TYPE_INTEGER && left->kind != TYPE_BOOL) || left->size < 1)
        return NULL;
    *width = left->size < 4 ? 32 : 8 * left->size;
    return left->size < 4 ? "int" : left->size <= 8 ? left->opencl : NULL;
}

static struct c_node *shift_operand(struct lower *l, struct node *node)
{
    while (node->kind == NODE_PAREN_EXPR && node->child_count)
        node = node->children[0];
    return lower_node(l, node);
}

/* The count for a function that takes 32 bits of it. */
static struct c_node *count_of(struct lower *l, struct node *count)
{
    struct c_node *value = shift_operand(l, count);
    if (!count->type || count->type->kind != TYPE_INTEGER || count->type->size != 8)
        return value;
    struct c_node *least =
        c_call2(l->arena, "min", c_cast(l->arena, "ulong", value), c_name(l->arena, "64ul"));
    return c_cast(l->arena, "uint", least);
}

/* The type of a shift that needs the function; NULL for all other nodes. */
static const char *unsafe_shift(struct lower *l, struct node *node, bool *left)
{
    bool assigns = node->kind == NODE_COMPOUND_ASSIGN_OPERATOR;
    bool right = node->op == (assigns ? OP_SHR_ASSIGN : OP_SHR);
    long long width = 0, value;

    *left = node->op == (assigns ? OP_SHL_ASSIGN : OP_SHL);
    if ((!*left && !right) || node->child_count != 2 || l->in_constant)
        return NULL;
    const char *type = shift_type(node->children[0]->type, &width);
    if (!type || (!assigns && model_evaluate(node, &value)) ||
        stays_below(l, node->children[1], width))
        return NULL;
    return type;
}

bool lower_shift_is_plain(struct lower *l, struct node *node)
{
    bool left;
    return !unsafe_shift(l, node, &left);
}

/* The call that shifts the left side. */
static struct c_node *shift_call(struct lower *l, struct node *node, struct c_node *value)
{
    bool left;
    const char *type = unsafe_shift(l, node, &left);
    return c_call2(l->arena, arena_printf(l->arena, "%s_%s", left ? "cu_shl" : "cu_shr", type),
                   value, count_of(l, node->children[1]));
}

/* `x <<= n` -> `x = cu_shl_int(x, n)` */
struct c_node *lower_shift(struct lower *l, struct node *node)
{
    bool left;
    if (!unsafe_shift(l, node, &left))
        return NULL;
    lower_use_header(l->module, "shifts.clh");
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR
               ? place_assign(l, node, shift_call)
               : shift_call(l, node, lower_node(l, node->children[0]));
}

void lower_shift_refuse(struct lower *l, struct node *node)
{
    if (!lower_shift_is_plain(l, node))
        lower_refuse(l, CU2002, node,
                     "a shift by what may be the width of the type, of a bit-field, a bool, or "
                     "another expression's result");
}
