/* Expressions that need little: implicit conversions, parentheses, and what stands for a
 * constant. */
#include "lower/form/form.h"

#include <string.h>

/* Classes of CUDA's headers that are one type here: a coalesced group is a thread group. */
static bool same_in_opencl(const struct type *a, const struct type *b)
{
    return a->rule && b->rule && a->rule->device && b->rule->device &&
           strcmp(a->rule->device, b->rule->device) == 0;
}

static struct c_node *upcast_tagged(struct lower *l, struct node *pointer, struct decl *from,
                                    const struct decl *to)
{
    struct c_node *value,
        *test = lower_null_test(l, pointer, class_base_offset(l, from, to), &value);
    struct c_node *base = tagged_upcast(l, value, from, to);
    return test ? c_ternary(l->arena, test, base, c_zero(l->arena)) : base;
}

struct c_node *expr_implicit(struct lower *l, struct node *node, struct node *operand)
{
    struct type *to = node->type, *from = operand->type;
    held_refuse_decay(l, node, operand);
    if (to && from && type_is_stateless(from) && !type_is_stateless(to))
        return lower_group_value(l, operand, from);
    if (lower_record_differs(to, from) && !same_in_opencl(to, from)) {
        const char *path = lower_base_path(l, from->declaration, to->declaration);
        if (path)
            return field_of_object(l, operand, path);
        if (from->kind == TYPE_RECORD && to->kind == TYPE_RECORD &&
            class_leaves_out(l, from->declaration, to->declaration))
            return c_deref(l->arena, lower_address(l, node, to));
    }
    if (to && from && to->kind == TYPE_POINTER && from->kind == TYPE_POINTER &&
        lower_record_differs(to->target, from->target)) {
        const char *path = lower_base_path(l, from->target->declaration, to->target->declaration);
        if (path && tagged_is(l, operand))
            return upcast_tagged(l, operand, from->target->declaration, to->target->declaration);
        if (path)
            return lower_upcast(l, operand, from->target->declaration, to->target->declaration);
        if (class_leaves_out(l, from->target->declaration, to->target->declaration))
            return class_left_out(l, lower_node(l, operand), to->target,
                                  addrspace_of(l->module->analysis, l->instance, operand).level[0]);
    }
    struct c_node *converted = convert_to_integer(l, node, NULL);
    return converted ? converted : lower_node(l, operand);
}

struct c_node *expr_parenthesised(struct lower *l, struct node *node)
{
    struct c_node *written = lower_tokens(l, node);
    if (written || !node->child_count)
        return written;
    struct c_node *inner = lower_node(l, node->children[0]);
    return node->is_synthetic ? inner : c_parens(l->arena, inner);
}

/* What a function's reference stands for is read, unless the whole is a statement. */
struct c_node *expr_call(struct lower *l, struct node *node)
{
    struct c_node *text = lower_call(l, node);
    struct function *f = call_target(node);
    bool is_reference =
        f && f->result->kind == TYPE_REFERENCE && !f->is_implicit && !f->is_constructor;
    const struct node *parent = node->parent, *user = parent;
    while (user && user->kind == NODE_UNEXPOSED_EXPR && user->child_count == 1)
        user = user->parent; /* what has no text */
    bool is_statement =
        !parent || !node_is_expression(parent->kind) || (user && user->kind == NODE_COMPOUND_STMT);
    return is_reference && !is_statement ? held_element(l, node, c_deref(l->arena, text)) : text;
}

struct c_node *expr_character(struct lower *l, struct node *node)
{
    const char *token = lower_spelled_token(l, node);
    return token && token[0] == '\'' ? c_name(l->arena, token) : lower_evaluated(l, node);
}

struct c_node *expr_boolean(struct lower *l, struct node *node)
{
    long long value = 0;
    model_evaluate(node, &value);
    return lower_template_value(l, node, c_name(l->arena, value ? "true" : "false"));
}

struct c_node *expr_null(struct lower *l, struct node *node)
{
    (void)node;
    return c_zero(l->arena);
}

struct c_node *expr_compound_literal(struct lower *l, struct node *node)
{
    return node->child_count ? lower_node(l, node->children[node->child_count - 1]) : NULL;
}

static bool has_object_within(struct lower *l, const struct node *node)
{
    struct decl *record = node->type ? model_element_record(node->type) : NULL;
    bool found = record && !model_special_is_plain(l->module->model, record, SPECIAL_DESTROY);
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = has_object_within(l, node->children[i]);
    return found;
}

/* As in the C of all known compilers of OpenCL C. */
struct c_node *expr_block(struct lower *l, struct node *node)
{
    return node->child_count && !has_object_within(l, node)
               ? c_block_value(l->arena, lower_node(l, node->children[0]))
               : NULL;
}

struct c_node *expr_this(struct lower *l, struct node *node)
{
    (void)node;
    return lower_this_pointer(l);
}

/* `a ?: b`, and constants that clang folds: type traits, noexcept, ... */
struct c_node *expr_unexposed(struct lower *l, struct node *node)
{
    struct c_node *chosen = condition_short(l, node);
    if (chosen)
        return chosen;
    if (!node->child_count && node->type && node->type->kind == TYPE_VOID) /* `void()` */
        return c_cast(l->arena, "void", c_zero(l->arena));
    bool is_folded = !node->child_count || (node->type && type_is_arithmetic(node->type));
    return is_folded ? lower_evaluated(l, node) : NULL;
}
