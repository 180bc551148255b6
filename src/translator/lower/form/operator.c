/* Operators with one or two operands: what C does as CUDA does it stays, the rest are the forms of
 * other files. */
#include "lower/form/form.h"

/* C++ has lvalues that C does not: `(c ? a : b) = x`, `(a += b) *= c`, `++x = y`. */
static bool is_lvalue_only_in_cplusplus(struct node *node)
{
    node = node_skip_parens(node);
    return node->kind == NODE_CONDITIONAL_OPERATOR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (node->kind == NODE_BINARY_OPERATOR &&
            (node->op == OP_ASSIGN || node->op == OP_COMMA)) ||
           (node->kind == NODE_UNARY_OPERATOR &&
            (node->op == OP_PRE_INC || node->op == OP_PRE_DEC));
}

/* `(c ? f.low : f.high) = 1`: the bit-field that is written is known only when the code runs. */
static void refuse_hidden_bits(struct lower *l, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    bool found = lower_changes_bits(inner);
    if (inner->kind == NODE_CONDITIONAL_OPERATOR || inner->kind == NODE_BINARY_OPERATOR)
        for (size_t i = 0; i < inner->child_count; i++)
            found |= lower_changes_bits(inner->children[i]);
    if (found)
        lower_refuse(l, CU2002, node, "a change of a bit-field through another expression");
}

/* `p = v` and `p += v` of a field that holds a pointer as an integer. */
static struct c_node *assign_integer_field(struct lower *l, struct node *node, struct c_node *field)
{
    struct c_node *value = lower_node(l, node->children[1]);
    if (node->op != OP_ASSIGN && model_has_side_effects(node->children[0]))
        lower_refuse(l, CU2002, node,
                     "moving a pointer inside a kernel argument that is named by "
                     "an operand with side effects");
    if (node->op != OP_ASSIGN)
        value = c_binary(l->arena, lower_node(l, node->children[0]),
                         lower_assigned_operator(l, node), value);
    return c_assign(l->arena, field, c_cast(l->arena, "ulong", value));
}

/* An assignment to what is no plain object of C; NULL for all others. */
static struct c_node *special_assignment(struct lower *l, struct node *node)
{
    struct node *target = node->children[0];
    bool is_bits = bits_target(target) != NULL, is_bool = class_is_bool_byte(target);
    if (is_bits || is_bool || is_lvalue_only_in_cplusplus(target)) {
        lower_shift_refuse(l, node);
        convert_refuse(l, node);
    }
    if (is_bits)
        return bits_assign(l, node);
    return is_bool ? class_assign_bool(l, node) : NULL;
}

/* `(c ? a : b) = x` goes through the address. */
static struct c_node *assign_through_address(struct lower *l, struct node *node)
{
    refuse_hidden_bits(l, node->children[0]);
    struct c_node *target = c_deref(l->arena, lower_address(l, node->children[0], NULL));
    return c_binary(l->arena, target, lower_operator(node), lower_node(l, node->children[1]));
}

static struct c_node *assignment(struct lower *l, struct node *node)
{
    if (!node->child_count)
        return NULL;
    lower_note_change(l, node->children[0]);
    if (node->child_count != 2)
        return NULL;
    struct c_node *field = held_integer(l, node->children[0]);
    if (field)
        return assign_integer_field(l, node, field);
    struct c_node *special = special_assignment(l, node);
    if (special)
        return special;
    bool is_list = node->op == OP_ASSIGN && node->children[0]->type &&
                   node_skip_implicit(node->children[1])->kind == NODE_INIT_LIST_EXPR;
    if (is_list)
        return c_assign(l->arena, lower_node(l, node->children[0]),
                        lower_node(l, node->children[1]));
    return is_lvalue_only_in_cplusplus(node->children[0]) ? assign_through_address(l, node) : NULL;
}

struct c_node *lower_binary(struct lower *l, struct node *node)
{
    struct c_node *tagged = tagged_arithmetic(l, node);
    if (tagged)
        return tagged;
    bool assigns = node->op == OP_ASSIGN || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR;
    struct c_node *value = assigns ? assignment(l, node) : NULL;
    if (value)
        return value;
    if (member_is_access(node))
        return c_deref(l->arena, member_pointer(l, node));
    if (node->op == OP_THREE_WAY)
        return compare_values(l, node);
    value = lower_shift(l, node);
    if (!value)
        value = lower_divide(l, node);
    if (!value)
        value = convert_assignment(l, node);
    if (!value)
        value = lower_wrapped_offset(l, node);
    if (!value)
        value = lower_tokens(l, node);
    if (value || node->child_count != 2)
        return value;
    value = c_binary(l->arena, lower_node(l, node->children[0]), lower_operator(node),
                     lower_node(l, node->children[1]));
    return node->is_fold ? c_parens(l->arena, value) : value;
}

static bool is_plus(const struct node *step)
{
    return step->op == OP_PRE_INC || step->op == OP_POST_INC;
}

static bool is_postfix(const struct node *step)
{
    return step->op == OP_POST_INC || step->op == OP_POST_DEC;
}

static struct c_node *step_integer_field(struct lower *l, struct node *node, struct c_node *field)
{
    bool is_used = node->parent && node_is_expression(node->parent->kind);
    if ((is_used && is_postfix(node)) || model_has_side_effects(node->children[0]))
        lower_refuse(l, CU2002, node, "stepping a pointer inside a kernel argument");
    struct c_node *next = c_binary(l->arena, lower_node(l, node->children[0]),
                                   is_plus(node) ? "+" : "-", c_number(l->arena, 1));
    return c_assign(l->arena, field, c_cast(l->arena, "ulong", next));
}

/* `++` or `--` of what is no plain object of C; NULL for all others. */
static struct c_node *special_step(struct lower *l, struct node *node, struct node *operand)
{
    if (bits_target(operand))
        return bits_step(l, node);
    struct c_node *field = held_integer(l, operand);
    if (field)
        return step_integer_field(l, node, field);
    if (!is_lvalue_only_in_cplusplus(operand))
        return NULL;
    refuse_hidden_bits(l, operand);
    const char *op = is_plus(node) ? "++" : "--";
    struct c_node *object = c_deref(l->arena, lower_address(l, operand, NULL));
    return is_postfix(node) ? c_postfix(l->arena, object, op) : c_prefix(l->arena, op, object);
}

struct c_node *lower_unary(struct lower *l, struct node *node)
{
    struct node *operand = node->child_count ? node->children[0] : NULL;
    if (!operand)
        return NULL;
    if (node->op == OP_DEREF && operand->type && operand->type->is_function_pointer)
        return lower_node(l, operand);
    if (node->op == OP_ADDR_OF && operand->type && operand->type->kind == TYPE_FUNCTION)
        return lower_node(l, operand);
    if (node->op == OP_ADDR_OF)
        return lower_address(l, operand, NULL);
    bool steps = node_is_step(node);
    if (steps)
        lower_note_change(l, operand);
    struct c_node *value = tagged_arithmetic(l, node);
    if (!value && steps)
        value = special_step(l, node, operand);
    if (!value && node->op == OP_EXTENSION)
        value = lower_node(l, operand);
    if (!value)
        value = lower_tokens(l, node);
    if (value)
        return value;
    const char *op = operator_spelling(node->op);
    value = lower_node(l, operand);
    return is_postfix(node) ? c_postfix(l->arena, value, op) : c_prefix(l->arena, op, value);
}

struct c_node *lower_subscript(struct lower *l, struct node *node)
{
    struct c_node *value = lower_wrapped_subscript(l, node);
    if (!value)
        value = lower_tokens(l, node);
    if (!value && node->child_count == 2)
        value =
            c_index(l->arena, lower_node(l, node->children[0]), lower_node(l, node->children[1]));
    return value ? held_element(l, node, value) : NULL;
}
