/* Conversions of floating-point values to integers: CUDA's devices take what lies outside the
 * integer's range as its nearest number, C leaves it undefined, and CPUs differ. A conversion whose
 * value is not known to be inside calls a function (convert.clh). To integers of 8 and 16 bits
 * CUDA converts by way of 32 bits, and then drops the upper ones. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <string.h>

/* The integer type that a conversion to `type` is done in; NULL where it is none. */
static const struct type *integer_type(struct lower *l, const struct type *type, bool *is_unsigned)
{
    const struct type *integer = type;
    if (!type)
        return NULL;
    if (type->kind == TYPE_ENUM && type->declaration)
        integer = model_enum_type(l->module->model, type->declaration);
    if (integer->kind != TYPE_INTEGER || integer->size < 1 || integer->size > 8 ||
        integer->is_function_pointer || integer->member_of)
        return NULL;
    /* Without a type of their own, the enumerators of CUDA's compiler are signed. */
    bool is_plain_enum =
        integer != type && integer->size == 4 && !model_enum_is_scoped(type->declaration);
    *is_unsigned = integer->is_unsigned && !is_plain_enum;
    return integer;
}

static bool fits_integer(struct real value, const struct type *integer)
{
    double half = integer->size == 8 ? 0x1p63 : (double)(1LL << (8 * integer->size - 1));
    double low = integer->is_unsigned ? 0 : -half, high = integer->is_unsigned ? 2 * half : half;
    bool is_above =
        integer->size == 8 && !integer->is_unsigned ? value.low >= low : value.low > low - 1;
    return !value.may_be_nan && is_above && value.high < high;
}

/* What the functions for conversions to `type` give; NULL: there is none. */
static const char *converted_type(struct lower *l, const struct type *type)
{
    bool is_unsigned;
    const struct type *integer = integer_type(l, type, &is_unsigned);
    if (!integer)
        return NULL;
    return integer->size == 8 ? (is_unsigned ? "ulong" : "long") : (is_unsigned ? "uint" : "int");
}

/* The function for a conversion from `from` to `to` of what can be `value`; NULL: a cast does. */
static const char *function_between(struct lower *l, const struct type *to, const struct type *from,
                                    struct real value)
{
    bool is_unsigned;
    const struct type *integer = integer_type(l, to, &is_unsigned);
    if (!integer || fits_integer(value, integer))
        return NULL;
    return arena_printf(l->arena, "cu_%s2%s", from->size == 8 ? "double" : "float",
                        converted_type(l, to));
}

static bool is_real(const struct type *type)
{
    return type && type->kind == TYPE_FLOATING;
}

/* What is converted by an implicit conversion or a cast, and by those inside it to the same type,
 * which clang makes of `static_cast<int>(x)`; NULL where it is no floating-point value. */
static struct node *converted_value(struct node *node)
{
    struct node *value = node;
    switch (node->kind) {
    case NODE_UNEXPOSED_EXPR: break;
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
        if (!node->child_count)
            return NULL;
        value = node->children[node->child_count - 1];
        break;
    default: return NULL;
    }
    while (!is_real(value->type)) {
        struct node *next = node_implicit_operand(value);
        if (!next || !value->type || !node->type || !next->type ||
            value->type->size != node->type->size)
            return NULL;
        value = next;
    }
    return node == value ? NULL : value;
}

static const char *conversion_function(struct lower *l, struct node *node, struct node **value)
{
    *value = node->type && !is_real(node->type) ? converted_value(node) : NULL;
    return *value ? function_between(l, node->type, (*value)->type, real_of(l, *value)) : NULL;
}

static struct c_node *conversion_argument(struct lower *l, struct node *value)
{
    for (struct node *inner; (inner = node_skip_implicit(value))->kind == NODE_PAREN_EXPR &&
                             inner->child_count && inner->type->size == value->type->size;)
        value = inner->children[0];
    return lower_node(l, value);
}

struct c_node *convert_to_integer(struct lower *l, struct node *node, const char *cast)
{
    struct node *value;
    const char *function = conversion_function(l, node, &value);
    if (!function)
        return NULL;
    if (l->in_constant) { /* which no function can be in */
        struct c_node *text = lower_evaluated(l, node);
        if (!text)
            lower_refuse(l, CU2002, node, "a constant outside the range of its type");
        return text ? text : c_zero(l->arena);
    }
    lower_use_header(l->module, "convert.clh");
    struct c_node *converted = c_call1(l->arena, function, conversion_argument(l, value));
    bool has_type = !cast || (node->type->kind == TYPE_INTEGER &&
                              strcmp(cast, converted_type(l, node->type)) == 0);
    return has_type ? converted : c_cast(l->arena, cast, converted);
}

bool convert_has_type(struct lower *l, struct node *node)
{
    struct node *value;
    return conversion_function(l, node, &value) && node->type->opencl &&
           strcmp(converted_type(l, node->type), node->type->opencl) == 0;
}

/* --- assignments ---------------------------------------------------------- */

/* The function for `i += f`; NULL for other nodes. */
static const char *assignment_function(struct lower *l, struct node *node)
{
    if (node->kind != NODE_COMPOUND_ASSIGN_OPERATOR || node->child_count != 2)
        return NULL;
    struct node *target = node->children[0], *value = node->children[1];
    if (!target->type || is_real(target->type) || !type_is_arithmetic(target->type) ||
        !is_real(value->type))
        return NULL;
    return function_between(
        l, target->type, value->type,
        real_combine(real_of(l, target), node->op, real_of(l, value), value->type));
}

static struct c_node *assigned_value(struct lower *l, struct node *node, struct c_node *target)
{
    struct c_node *value = c_binary(l->arena, target, lower_assigned_operator(l, node),
                                    lower_node(l, node->children[1]));
    return c_call1(l->arena, assignment_function(l, node), value);
}

struct c_node *convert_assignment(struct lower *l, struct node *node)
{
    if (!assignment_function(l, node))
        return NULL;
    lower_use_header(l->module, "convert.clh");
    return place_assign(l, node, assigned_value);
}

bool convert_is_plain(struct lower *l, struct node *node)
{
    struct node *value;
    return !assignment_function(l, node) && !conversion_function(l, node, &value);
}

bool convert_is_plain_within(struct lower *l, struct node *node)
{
    bool is_plain = convert_is_plain(l, node);
    for (size_t i = 0; i < node->child_count && is_plain; i++)
        is_plain = convert_is_plain_within(l, node->children[i]);
    return is_plain;
}

void convert_refuse(struct lower *l, struct node *node)
{
    if (assignment_function(l, node))
        lower_refuse(l, CU2002, node,
                     "a change, by a floating-point value, of a bit-field or of another "
                     "expression's result");
}
