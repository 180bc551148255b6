/* Unsigned indices that count backwards: `s[~i]`, `p + -n`.
 *
 * Such an index is a number of 32 bits just below 2^32. CUDA's addresses of shared memory have 32
 * bits, too, so the sum wraps and means an element before the pointer. On a device whose addresses
 * are wider it would be 4 G elements behind it. As an int the index has the same 32 bits, and means
 * the same element everywhere. */
#include "lower/form/form.h"

/* Is it `~i`, `-i`, or made of one by sums and products? */
static bool counts_backwards(struct node *node)
{
    node = node_skip_implicit(node_skip_parens(node));
    if (node->kind == NODE_UNARY_OPERATOR)
        return node->op == OP_BIT_NOT || node->op == OP_MINUS;
    if (node->kind != NODE_BINARY_OPERATOR || node->child_count != 2 ||
        (node->op != OP_ADD && node->op != OP_SUB && node->op != OP_MUL))
        return false;
    return counts_backwards(node->children[0]) || counts_backwards(node->children[1]);
}

static bool wraps(struct node *index)
{
    const struct type *type = index->type;
    return type && type->kind == TYPE_INTEGER && type->size == 4 && type->is_unsigned &&
           counts_backwards(index);
}

static struct c_node *as_int(struct lower *l, struct node *index)
{
    return c_cast(l->arena, "int", lower_node(l, index));
}

struct c_node *lower_wrapped_subscript(struct lower *l, struct node *node)
{
    if (!l->instance || node->child_count != 2 || !wraps(node->children[1]) ||
        addrspace_object(l->module->analysis, l->instance, node) != SPACE_LOCAL)
        return NULL;
    return c_index(l->arena, lower_node(l, node->children[0]), as_int(l, node->children[1]));
}

struct c_node *lower_wrapped_offset(struct lower *l, struct node *node)
{
    bool moves = node->op == OP_ADD || node->op == OP_SUB || node->op == OP_ADD_ASSIGN ||
                 node->op == OP_SUB_ASSIGN;
    if (!l->instance || !moves || node->child_count != 2 || !node->type ||
        node->type->kind != TYPE_POINTER || !wraps(node->children[1]) ||
        addrspace_of(l->module->analysis, l->instance, node->children[0]).level[0] != SPACE_LOCAL)
        return NULL;
    return c_binary(l->arena, lower_node(l, node->children[0]), lower_operator(node),
                    as_int(l, node->children[1]));
}
