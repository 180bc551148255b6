/* CUDA's built-in variables have 32 bits, OpenCL C's functions return size_t. A cast makes them the
 * same. It is left out where 64 bits change nothing: where only the lower 32 bits of the result are
 * kept (`int i = get_group_id(0) * get_local_size(0) + get_local_id(0)`), and where the value alone
 * decides (`a[get_local_id(0)]`, `get_local_id(0) < n`). What is not understood keeps its cast, and
 * so does the right side of a compound assignment. */
#include "lower/fact/fact.h"

/* What is known of an expression that would have 64 bits instead of 32. */
enum width {
    WIDTH_LOWER, /* its lower 32 bits are the same */
    WIDTH_VALUE, /* its value is the same */
    WIDTH_SMALL, /* and it is below 2^31: CUDA has no larger grids */
};

static bool may_widen(struct node *node, enum width width);

static bool is_integer(const struct type *type)
{
    return type && type->kind == TYPE_INTEGER && !type->is_function_pointer && !type->member_of;
}

static bool is_small_integer(const struct type *type)
{
    return is_integer(type) && type->size <= 4;
}

static bool is_bit_field(struct node *target)
{
    const struct node *member = node_skip_parens(target);
    return member->ref && member->ref->is_bit_field;
}

/* Is a value that C converts to the type the same with 64 bits? */
static bool may_convert(const struct type *type, enum width width)
{
    return is_integer(type) && (type->size <= 4 || width >= WIDTH_VALUE);
}

static bool initialises(const struct node *statement, const struct node *value, enum width width)
{
    for (size_t i = 0; i < statement->declared_count; i++) {
        const struct decl *decl = statement->declared[i];
        if (decl->init == value)
            return decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
                   may_convert(decl->type, width);
    }
    return false;
}

/* Does what stands around the value convert it to a type of its own? */
static bool is_converted(struct node *value, enum width width)
{
    struct node *user = value->parent;
    if (!user || value->from_macro_argument)
        return false;
    switch (user->kind) {
    case NODE_DECL_STMT: return initialises(user, value, width);
    case NODE_BINARY_OPERATOR:
        return user->op == OP_ASSIGN && user->child_count == 2 && user->children[1] == value &&
               !is_bit_field(user->children[0]) && may_convert(user->children[0]->type, width);
    case NODE_UNEXPOSED_EXPR:
        return user->child_count == 1 && is_integer(user->type) &&
               (user->type->size <= 4 || width >= WIDTH_VALUE) && is_converted(user, width);
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
        return user->children[user->child_count - 1] == value && may_convert(user->type, width);
    default: return false;
    }
}

/* `if (x)`, `!x`, `x && y` */
static bool is_asked(const struct node *condition)
{
    const struct node *user = condition->parent;
    switch (user ? user->kind : NODE_NONE) {
    case NODE_IF_STMT:
    case NODE_WHILE_STMT: return user->children[0] == condition;
    case NODE_UNARY_OPERATOR: return user->op == OP_LOGICAL_NOT;
    case NODE_BINARY_OPERATOR: return user->op == OP_LOGICAL_AND || user->op == OP_LOGICAL_OR;
    default: return false;
    }
}

/* An implicit conversion, which C does by itself. */
static bool may_widen_before(struct node *conversion, struct node *value, enum width width)
{
    const struct type *type = conversion->type;
    if (!type || conversion->child_count != 1)
        return false;
    if (type->kind == TYPE_BOOL)
        return width >= WIDTH_VALUE && is_asked(conversion);
    if (!is_integer(type))
        return false;
    if (type->size == value->type->size && type->is_unsigned)
        return may_widen(conversion, width);
    if (is_converted(value, width))
        return true;
    /* `n + i` with a size_t `n` */
    struct node *user = conversion->parent;
    return type->size == 8 && type->is_unsigned && width >= WIDTH_VALUE && user &&
           user->kind == NODE_BINARY_OPERATOR &&
           (user->op == OP_ADD || user->op == OP_SUB || user->op == OP_MUL);
}

/* A sum, product, or the like: the lower bits of its result come from those of its operands. */
static bool may_widen_operand(struct node *operation, struct node *other, enum width width)
{
    long long value;
    if (operation->type && operation->type->kind == TYPE_POINTER)
        return operation->op == OP_ADD && width >= WIDTH_VALUE;
    if (!is_small_integer(operation->type) || operation->type->size != 4 ||
        !is_small_integer(other->type))
        return false;
    bool is_below = operation->op == OP_ADD && width == WIDTH_SMALL &&
                    model_evaluate(other, &value) && value >= 0 && value < 1LL << 31;
    return may_widen(operation, is_below ? WIDTH_VALUE : WIDTH_LOWER);
}

static bool may_widen_in_binary(struct node *operation, struct node *value, enum width width)
{
    if (operation->child_count != 2)
        return false;
    struct node *other = operation->children[operation->children[1] != value];
    switch (operation->op) {
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_BIT_AND:
    case OP_BIT_OR:
    case OP_BIT_XOR: return may_widen_operand(operation, other, width);
    /* A negative int, as an unsigned number, is above all small values: with 64 bits, too. */
    case OP_LESS:
    case OP_GREATER:
    case OP_LESS_EQUAL:
    case OP_GREATER_EQUAL:
    case OP_EQUAL:
    case OP_NOT_EQUAL: return width == WIDTH_SMALL && is_small_integer(other->type);
    case OP_ASSIGN: return is_converted(value, width);
    /* `i += get_local_size(0)` would do as well, but NVIDIA's compiler then counts the loop with 64
     * bits: a fifth slower in two programs. */
    default: return false;
    }
}

static bool may_widen(struct node *node, enum width width)
{
    struct node *user = node->parent;
    if (!user || node->from_macro_argument)
        return false;
    switch (user->kind) {
    case NODE_UNEXPOSED_EXPR: return may_widen_before(user, node, width);
    case NODE_PAREN_EXPR: return may_widen(user, width);
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        return width >= WIDTH_VALUE && user->child_count == 2 && user->children[1] == node;
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR: return may_widen_in_binary(user, node, width);
    case NODE_UNARY_OPERATOR:
        return (user->op == OP_MINUS || user->op == OP_BIT_NOT) && may_widen(user, WIDTH_LOWER);
    default: return is_converted(node, width);
    }
}

bool width_is_free(struct node *variable)
{
    return is_small_integer(variable->type) && may_widen(variable, WIDTH_SMALL);
}
