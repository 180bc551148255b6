/* What values an integer expression can have, as far as its text says it: constants, masks and
 * remainders, arithmetic on them, variables that are never changed, and the variables of loops that
 * count between bounds.
 *
 * Every rule keeps on the safe side: what is not understood has the range of its type. */
#include "lower/fact/fact.h"

#include <string.h>

#define MAX_DEPTH 24
#define MAX_BOUND (1LL << 40)

static bool interval_at(struct lower *l, struct node *node, struct interval *out, int depth);

static bool type_interval(const struct type *type, struct interval *out)
{
    if (!type || type->size < 1 || type->size > 4)
        return false;
    if (type->kind == TYPE_BOOL) {
        *out = (struct interval){0, 1};
        return true;
    }
    if (type->kind != TYPE_INTEGER)
        return false;
    long long half = 1LL << (8 * type->size - 1);
    *out =
        type->is_unsigned ? (struct interval){0, 2 * half - 1} : (struct interval){-half, half - 1};
    return true;
}

/* A value that does not fit the type is taken modulo its width, or is undefined. */
static bool fit(const struct type *type, struct interval *out)
{
    struct interval all;
    if (type_interval(type, &all)) {
        if (out->low < all.low || out->high > all.high)
            *out = all;
        return true;
    }
    bool is_long = type && type->kind == TYPE_INTEGER && type->size == 8;
    return is_long && (!type->is_unsigned || out->low >= 0);
}

/* --- variables ----------------------------------------------------------- */

static bool has_lambda(const struct node *node)
{
    if (node->kind == NODE_LAMBDA_EXPR)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_lambda(node->children[i]))
            return true;
    return false;
}

static bool is_name_of(struct node *node, const struct decl *decl)
{
    node = node_skip_parens(node);
    return node->kind == NODE_DECL_REF_EXPR && node->ref == decl;
}

/* Is the variable only read below the node? A use that does more than read has no implicit
 * conversion to a value around it. `except` is not looked into. */
static bool only_read(const struct node *node, const struct decl *decl, const struct node *except)
{
    if (node == except)
        return true;
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == decl)
        return node->parent && node->parent->kind == NODE_UNEXPOSED_EXPR;
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *declared = node->declared[i];
        if (declared->init && !only_read(declared->init, decl, except))
            return false;
    }
    for (size_t i = 0; i < node->child_count; i++)
        if (!only_read(node->children[i], decl, except))
            return false;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && !only_read(node->arguments[i], decl, except))
            return false;
    return true;
}

bool interval_is_only_read(struct lower *l, const struct decl *decl)
{
    struct node *body = l->instance && !l->in_constant ? l->instance->function->body : NULL;
    return body && !has_lambda(body) && only_read(body, decl, NULL);
}

/* The loop `for (T decl = a; condition; step) body` around the node, when the node is in its
 * body. */
static struct node *counting_loop(const struct node *node, const struct decl *decl)
{
    const struct node *inner = node;
    for (struct node *around = node->parent; around; inner = around, around = around->parent) {
        if (around->kind != NODE_FOR_STMT || around->child_count != 4 ||
            around->children[3] != inner)
            continue;
        const struct node *first = around->children[0];
        for (size_t i = 0; i < first->declared_count; i++)
            if (first->declared[i] == decl)
                return around;
    }
    return NULL;
}

/* The part of `i++, j++` or of `i < n && go` that is about the variable. */
static struct node *part_about(struct node *node, const struct decl *decl, enum operator_kind op)
{
    node = node_skip_parens(node);
    if (node->kind == NODE_BINARY_OPERATOR && node->op == op) {
        struct node *left = part_about(node->children[0], decl, op);
        return left ? left : part_about(node->children[1], decl, op);
    }
    return node->child_count && is_name_of(node->children[0], decl) ? node : NULL;
}

enum direction { DIRECTION_NONE, UP_BY_ONE, UP, DOWN };

static enum direction step_direction(struct lower *l, struct node *step, int depth)
{
    struct interval by;
    if (step->kind == NODE_UNARY_OPERATOR)
        return step->op == OP_PRE_INC || step->op == OP_POST_INC   ? UP_BY_ONE
               : step->op == OP_PRE_DEC || step->op == OP_POST_DEC ? DOWN
                                                                   : DIRECTION_NONE;
    if (step->kind != NODE_COMPOUND_ASSIGN_OPERATOR || step->child_count != 2 ||
        !interval_at(l, step->children[1], &by, depth) || by.low < 1)
        return DIRECTION_NONE;
    switch (step->op) {
    case OP_ADD_ASSIGN:
    case OP_MUL_ASSIGN:
    case OP_SHL_ASSIGN: return UP;
    case OP_SUB_ASSIGN:
    case OP_DIV_ASSIGN:
    case OP_SHR_ASSIGN: return DOWN;
    default: return DIRECTION_NONE;
    }
}

/* A variable that starts in `out` and goes on while the condition is true. */
static bool bounded_loop(struct lower *l, struct node *loop, const struct decl *decl,
                         struct interval *out, int depth)
{
    struct node *condition = part_about(loop->children[1], decl, OP_LOGICAL_AND);
    struct node *step = part_about(loop->children[2], decl, OP_COMMA);
    struct interval end;
    if (!condition || !step || condition->kind != NODE_BINARY_OPERATOR ||
        !interval_at(l, condition->children[1], &end, depth))
        return false;
    enum direction direction = step_direction(l, step, depth);
    bool scales = step->kind == NODE_COMPOUND_ASSIGN_OPERATOR && step->op != OP_ADD_ASSIGN &&
                  step->op != OP_SUB_ASSIGN;
    if (scales && out->low < 0)
        return false;
    if (direction == UP || direction == UP_BY_ONE) {
        if (condition->op == OP_LESS ||
            (condition->op == OP_NOT_EQUAL && direction == UP_BY_ONE && out->high <= end.low))
            out->high = end.high - 1;
        else if (condition->op == OP_LESS_EQUAL)
            out->high = end.high;
        else
            return false;
        return true;
    }
    if (direction != DOWN)
        return false;
    if (condition->op == OP_GREATER)
        out->low = end.low + 1;
    else if (condition->op == OP_GREATER_EQUAL)
        out->low = end.low;
    else
        return false;
    return true;
}

static bool variable_interval(struct lower *l, const struct node *node, struct interval *out,
                              int depth)
{
    const struct decl *decl = node->ref;
    struct node *body = l->instance && !l->in_constant ? l->instance->function->body : NULL;
    if (!decl || decl->kind != DECL_VARIABLE || decl->storage != STORAGE_AUTO || !decl->init ||
        decl->type->kind != TYPE_INTEGER || !body || has_lambda(body) ||
        !interval_at(l, decl->init, out, depth))
        return false;
    struct node *loop = counting_loop(node, decl);
    if (!loop)
        return only_read(body, decl, NULL);
    return only_read(body, decl, loop->children[2]) && bounded_loop(l, loop, decl, out, depth);
}

/* --- indices ------------------------------------------------------------- */

/* `threadIdx.x`; CUDA limits them all. */
static bool index_interval(const struct node *node, struct interval *out)
{
    static const struct {
        const char *name;
        struct interval range;
    } indices[] = {{"threadIdx", {0, 1023}},
                   {"blockDim", {1, 1024}},
                   {"blockIdx", {0, (1LL << 31) - 2}},
                   {"gridDim", {1, (1LL << 31) - 1}}};
    const struct node *object = node->child_count ? node_skip_parens(node->children[0]) : NULL;
    if (!object || object->kind != NODE_DECL_REF_EXPR || !object->ref || !object->ref->in_system)
        return false;
    for (size_t i = 0; i < sizeof indices / sizeof *indices; i++)
        if (strcmp(object->ref->name, indices[i].name) == 0) {
            *out = indices[i].range;
            return true;
        }
    return false;
}

static bool is_warp_size(const struct node *node)
{
    return node->ref && node->ref->in_system && strcmp(node->ref->name, "warpSize") == 0;
}

/* --- operators ----------------------------------------------------------- */

static long long smallest(const long long *values, int count)
{
    long long best = values[0];
    for (int i = 1; i < count; i++)
        best = values[i] < best ? values[i] : best;
    return best;
}

static long long largest(const long long *values, int count)
{
    long long best = values[0];
    for (int i = 1; i < count; i++)
        best = values[i] > best ? values[i] : best;
    return best;
}

static bool small(struct interval i)
{
    return i.low > -MAX_BOUND && i.high < MAX_BOUND;
}

static bool multiply(struct interval a, struct interval b, struct interval *out)
{
    const long long limit = 1LL << 31;
    if (a.low < -limit || a.high > limit || b.low < -limit || b.high > limit)
        return false;
    long long products[] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
    *out = (struct interval){smallest(products, 4), largest(products, 4)};
    return true;
}

static bool remainder_interval(struct interval a, struct interval b, struct interval *out)
{
    if (b.low < 1)
        return false;
    *out = (struct interval){a.low < 0 ? 1 - b.high : 0, b.high - 1};
    if (a.low >= 0 && a.high < out->high)
        out->high = a.high;
    return true;
}

static bool and_interval(bool knows_a, struct interval a, bool knows_b, struct interval b,
                         struct interval *out)
{
    bool use_a = knows_a && a.low >= 0, use_b = knows_b && b.low >= 0;
    if (!use_a && !use_b)
        return false;
    *out = (struct interval){0, use_a && use_b ? (a.high < b.high ? a.high : b.high)
                                : use_a        ? a.high
                                               : b.high};
    return true;
}

static bool binary_interval(struct lower *l, struct node *node, struct interval *out, int depth)
{
    struct interval a = {0, 0}, b = {0, 0};
    if (node->child_count != 2)
        return false;
    bool knows_a = interval_at(l, node->children[0], &a, depth) && small(a);
    bool knows_b = interval_at(l, node->children[1], &b, depth) && small(b);
    if (node->op == OP_BIT_AND)
        return and_interval(knows_a, a, knows_b, b, out);
    if (!knows_a || !knows_b)
        return false;
    switch (node->op) {
    case OP_ADD: *out = (struct interval){a.low + b.low, a.high + b.high}; return true;
    case OP_SUB: *out = (struct interval){a.low - b.high, a.high - b.low}; return true;
    case OP_MUL: return multiply(a, b, out);
    case OP_REM: return remainder_interval(a, b, out);
    case OP_DIV:
        if (a.low < 0 || b.low < 1)
            return false;
        *out = (struct interval){a.low / b.high, a.high / b.low};
        return true;
    case OP_SHR:
        if (a.low < 0 || b.low < 0 || b.high > 31)
            return false;
        *out = (struct interval){a.low >> b.high, a.high >> b.low};
        return true;
    case OP_COMMA: *out = b; return true;
    default: return false;
    }
}

static bool join_branches(struct lower *l, struct node *node, struct interval *out, int depth)
{
    struct interval other;
    if (node->child_count != 3 || !interval_at(l, node->children[1], out, depth) ||
        !interval_at(l, node->children[2], &other, depth))
        return false;
    out->low = out->low < other.low ? out->low : other.low;
    out->high = out->high > other.high ? out->high : other.high;
    return true;
}

static bool known_interval(struct lower *l, struct node *node, struct interval *out, int depth)
{
    long long value;
    if (model_evaluate(node, &value)) {
        *out = (struct interval){value, value};
        return true;
    }
    switch (node->kind) {
    case NODE_PAREN_EXPR:
    case NODE_UNEXPOSED_EXPR:
        return node->child_count == 1 && interval_at(l, node->children[0], out, depth);
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
        return node->child_count &&
               interval_at(l, node->children[node->child_count - 1], out, depth);
    case NODE_BINARY_OPERATOR: return binary_interval(l, node, out, depth);
    case NODE_CONDITIONAL_OPERATOR: return join_branches(l, node, out, depth);
    case NODE_MEMBER_REF_EXPR: return index_interval(node, out);
    case NODE_DECL_REF_EXPR:
        *out = (struct interval){32, 32};
        return is_warp_size(node) || variable_interval(l, node, out, depth);
    default: return false;
    }
}

static bool interval_at(struct lower *l, struct node *node, struct interval *out, int depth)
{
    struct interval all;
    if (depth > MAX_DEPTH)
        return false;
    if (known_interval(l, node, out, depth + 1) && fit(node->type, out))
        return true;
    if (!type_interval(node->type, &all))
        return false;
    *out = all;
    return true;
}

bool interval_of(struct lower *l, struct node *node, struct interval *out)
{
    return interval_at(l, node, out, 0);
}
