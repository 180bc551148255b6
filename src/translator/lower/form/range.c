/* Range-for. Over an array: a pointer steps through it (the model has made its declaration), and
 * the body begins with the declaration of the loop variable.
 *
 * Where the array is a plain name, the loop ends behind it: `v_at < a + 4`. Any other expression is
 * computed once, before a loop that counts. Over a class: the loop that C++ defines. */
#include "lower/lower.h"

#include <string.h>

/* The body with a declaration at its start. */
static struct c_node *prepend_to_body(struct lower *l, struct node *body,
                                      struct c_node *declaration)
{
    struct c_node *statement = lower_node(l, body), *block = statement;
    if (statement->kind != C_BLOCK) {
        block = c_block(l->arena);
        c_append(l->arena, block, statement);
    }
    c_prepend(l->arena, block, declaration);
    return block;
}

/* `int *at = first, *end = last` where both have one type; else NULL. */
static struct c_node *joined_iterators(struct lower *l, const struct c_node *at,
                                       const struct c_node *end)
{
    if (at->kind != C_DECLARATION || end->kind != C_DECLARATION || strcmp(at->text, end->text) != 0)
        return NULL;
    struct c_node *both = c_declaration(l->arena, at->text, "", NULL);
    both->parts = NULL;
    both->count = 0;
    arena_push(l->arena, both->parts, both->count, at->parts[0]);
    arena_push(l->arena, both->parts, both->count, end->parts[0]);
    return both;
}

/* Declares what the model has made for the loop, and loops. */
static struct c_node *range_over_class(struct lower *l, struct node *node)
{
    size_t last = node->declared_count - 1;
    struct c_node *block = c_block(l->arena);
    if (last == 3)
        c_append(l->arena, block, lower_variable_declaration(l, node, node->declared[0]));
    struct c_node *at = lower_variable_declaration(l, node, node->declared[last - 2]);
    struct c_node *end = lower_variable_declaration(l, node, node->declared[last - 1]);
    struct c_node *element = lower_variable_declaration(l, node, node->declared[last]);
    struct c_node *both = joined_iterators(l, at, end);
    struct c_node *condition = lower_node(l, node->children[2]);
    struct c_node *step = lower_node(l, node->children[3]);
    struct c_node *body = prepend_to_body(l, node->children[1], element);
    if (!both) {
        c_append(l->arena, block, at);
        c_append(l->arena, block, end);
    }
    struct c_node *loop = c_for(l->arena, both ? both : c_nothing(l->arena), condition, step, body);
    if (!block->count)
        return loop;
    c_append(l->arena, block, loop);
    return block;
}

/* The loop over an array: behind a name's elements it ends at an address, else it counts. */
static struct c_node *range_over_array(struct lower *l, struct node *node, struct c_node *begin,
                                       struct c_node *element)
{
    struct node *array = node_skip_implicit(node->declared[0]->init);
    struct c_node *name = c_name(l->arena, names_local(l, node->declared[0]));
    struct c_node *range = lower_node(l, array), *count = c_number(l->arena, array->type->count);
    struct c_node *body = prepend_to_body(l, node->children[1], element);
    struct c_node *step = c_postfix(l->arena, name, "++");
    if (range->kind == C_NAME)
        return c_for(l->arena, begin,
                     c_binary(l->arena, name, "<", c_binary(l->arena, range, "+", count)), step,
                     body);
    struct c_node *left = c_name(l->arena, arena_printf(l->arena, "%s_left", name->text));
    struct c_node *block = c_block(l->arena);
    c_append(l->arena, block, begin);
    c_append(l->arena, block,
             c_for(l->arena, c_declaration(l->arena, "int", left->text, count),
                   c_binary(l->arena, left, ">", c_zero(l->arena)),
                   c_comma(l->arena, c_postfix(l->arena, left, "--"), step), body));
    return block;
}

struct c_node *lower_range_for(struct lower *l, struct node *node)
{
    if (node->child_count == 4)
        return range_over_class(l, node);
    if (node->declared_count != 2 || node->child_count != 2) {
        lower_refuse(l, CU2002, node, "a range-for over this range");
        return c_nothing(l->arena);
    }
    struct c_node *begin = lower_variable_declaration(l, node, node->declared[0]);
    struct c_node *element = lower_variable_declaration(l, node, node->declared[1]);
    return range_over_array(l, node, begin, element);
}
