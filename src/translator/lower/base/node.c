/* The ways back to the top: forms lower their operands through the table of lower/forms.c, so that
 * no file of a form needs those above it. */
#include "lower/base/base.h"

struct c_node *lower_node(struct lower *l, struct node *node)
{
    return l->module->ways->value(l, node);
}

struct c_node *lower_untagged(struct lower *l, struct node *node)
{
    return l->module->ways->untagged(l, node);
}

struct c_node *lower_inside_full_expression(struct lower *l, struct node *node)
{
    return l->module->ways->within_full_expression(l, node);
}

struct c_node *lower_pointer(struct lower *l, struct node *node)
{
    return l->module->ways->pointer(l, node);
}

struct c_node *lower_address(struct lower *l, struct node *node, struct type *type)
{
    return l->module->ways->address(l, node, type);
}
