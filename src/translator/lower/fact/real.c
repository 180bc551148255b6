/* What values a floating-point expression can have, as far as its text says it: constants, integers
 * whose range is known, arithmetic on them, variables that are never changed, and functions whose
 * results are bounded.
 *
 * Every rule keeps on the safe side: what is not understood can be any number, or none. */
#include "lower/fact/fact.h"
#include "model/facts.h"

#include <math.h>
#include <string.h>

#define MAX_DEPTH 24

static const struct real anything = {-INFINITY, INFINITY, true};

static struct real real_at(struct lower *l, struct node *node, int depth);

static bool is_finite(struct real a)
{
    return !a.may_be_nan && isfinite(a.low) && isfinite(a.high);
}

static struct real hull(struct real a, struct real b)
{
    return (struct real){fmin(a.low, b.low), fmax(a.high, b.high), a.may_be_nan || b.may_be_nan};
}

/* Room for the rounding of the type; what may overflow can be anything. */
static struct real rounded(struct real a, const struct type *type)
{
    bool is_double = type->size == 8;
    double error = is_double ? 1e-14 : 1e-6, largest = is_double ? 1e300 : 1e37;
    if (!is_finite(a))
        return a;
    if (a.low < -largest || a.high > largest)
        return anything;
    return (struct real){a.low - fabs(a.low) * error, a.high + fabs(a.high) * error, false};
}

/* --- operators ----------------------------------------------------------- */

static struct real from_products(double a, double b, double c, double d)
{
    return (struct real){fmin(fmin(a, b), fmin(c, d)), fmax(fmax(a, b), fmax(c, d)), false};
}

struct real real_combine(struct real a, int op, struct real b, const struct type *type)
{
    struct real result;
    if (!is_finite(a) || !is_finite(b))
        return anything;
    switch (op) {
    case OP_ADD_ASSIGN:
    case OP_ADD: result = (struct real){a.low + b.low, a.high + b.high, false}; break;
    case OP_SUB_ASSIGN:
    case OP_SUB: result = (struct real){a.low - b.high, a.high - b.low, false}; break;
    case OP_MUL_ASSIGN:
    case OP_MUL:
        result = from_products(a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high);
        break;
    case OP_DIV_ASSIGN:
    case OP_DIV:
        if (b.low < 1e-30 && b.high > -1e-30)
            return anything;
        result = from_products(a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high);
        break;
    default: return anything;
    }
    return rounded(result, type);
}

static struct real of_binary(struct lower *l, struct node *node, int depth)
{
    if (node->child_count != 2)
        return anything;
    struct real right = real_at(l, node->children[1], depth);
    if (node->op == OP_COMMA)
        return right;
    return real_combine(real_at(l, node->children[0], depth), node->op, right, node->type);
}

static struct real of_unary(struct lower *l, struct node *node, int depth)
{
    bool is_minus = node->op == OP_MINUS;
    if (node->child_count != 1 || (!is_minus && node->op != OP_PLUS))
        return anything;
    struct real a = real_at(l, node->children[0], depth);
    return is_minus ? (struct real){-a.high, -a.low, a.may_be_nan} : a;
}

/* --- functions ----------------------------------------------------------- */

enum bounded { WHOLE, ABSOLUTE, ROOT, SMALLER, LARGER, WAVE, UNIT, FRACTION, TANGENT };

static const struct {
    const char *name; /* in single precision with an f behind it, too */
    enum bounded kind;
} functions[] = {
    {"floor", WHOLE},   {"ceil", WHOLE},
    {"trunc", WHOLE},   {"round", WHOLE},
    {"rint", WHOLE},    {"nearbyint", WHOLE},
    {"fabs", ABSOLUTE}, {"abs", ABSOLUTE},
    {"sqrt", ROOT},     {"fmin", SMALLER},
    {"min", SMALLER},   {"fmax", LARGER},
    {"max", LARGER},    {"sin", WAVE},
    {"cos", WAVE},      {"__sin", WAVE},
    {"__cos", WAVE},    {"__saturate", UNIT},
    {"fmod", FRACTION}, {"curand_uniform", UNIT},
    {"tanh", TANGENT},  {"curand_uniform_double", UNIT},
};

static bool is_called(const char *name, const char *wanted)
{
    size_t length = strlen(wanted);
    return strncmp(name, wanted, length) == 0 &&
           (!name[length] || (name[length] == 'f' && !name[length + 1]));
}

/* The smaller or larger one of two numbers; where one is none, the other. */
static struct real extremum(struct real a, struct real b, double (*choose)(double, double))
{
    struct real result = {choose(a.low, b.low), choose(a.high, b.high),
                          a.may_be_nan && b.may_be_nan};
    struct real of_a = {a.low, a.high, false}, of_b = {b.low, b.high, false};
    if (b.may_be_nan)
        result = hull(result, of_a);
    return a.may_be_nan ? hull(result, of_b) : result;
}

static struct real remainder_of(struct real a, struct real b)
{
    if (!is_finite(a) || !is_finite(b) || (b.low <= 0 && b.high >= 0))
        return anything;
    double limit = fmin(fmax(fabs(a.low), fabs(a.high)), fmax(fabs(b.low), fabs(b.high)));
    return (struct real){-limit, limit, false};
}

static struct real of_function(enum bounded kind, struct real a, struct real b)
{
    switch (kind) {
    case WHOLE: return (struct real){floor(a.low), ceil(a.high), a.may_be_nan};
    case ABSOLUTE: return (struct real){0, fmax(fabs(a.low), fabs(a.high)), a.may_be_nan};
    case ROOT: return a.low >= 0 ? (struct real){0, sqrt(a.high) * 1.0001, a.may_be_nan} : anything;
    case SMALLER: return extremum(a, b, fmin);
    case LARGER: return extremum(a, b, fmax);
    case WAVE: return is_finite(a) ? (struct real){-1.001, 1.001, false} : anything;
    case TANGENT: return (struct real){-1.001, 1.001, a.may_be_nan};
    case FRACTION: return remainder_of(a, b);
    default: return (struct real){0, 1, false};
    }
}

/* The C++ library's min and max choose otherwise where one is not a number. */
static struct real of_call(struct lower *l, struct node *node, int depth)
{
    struct decl *callee = node->ref;
    if (!callee || !callee->in_system || !node->argument_count || !node->arguments[0] ||
        ((is_called(callee->name, "min") || is_called(callee->name, "max")) &&
         strcmp(callee->name, callee->qualified) != 0))
        return anything;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (!is_called(callee->name, functions[i].name))
            continue;
        bool has_two = node->argument_count > 1 && node->arguments[1];
        return of_function(functions[i].kind, real_at(l, node->arguments[0], depth),
                           has_two ? real_at(l, node->arguments[1], depth) : anything);
    }
    return anything;
}

/* --- expressions --------------------------------------------------------- */

static struct real of_integer(struct lower *l, struct node *node)
{
    struct interval range;
    const struct type *type = node->type;
    if (interval_of(l, node, &range))
        return (struct real){(double)range.low, (double)range.high, false};
    if (type->kind != TYPE_INTEGER || type->size != 8)
        return anything;
    return type->is_unsigned ? (struct real){0, 0x1p64, false}
                             : (struct real){-0x1p63, 0x1p63, false};
}

static bool constant(const struct node *node, struct real *out)
{
    double value;
    if (!model_evaluate_real(node, &value))
        return false;
    *out = isnan(value) ? anything : (struct real){value, value, false};
    return true;
}

static struct real of_variable(struct lower *l, struct node *node, int depth)
{
    struct real value;
    struct decl *decl = node->ref;
    if (!decl || decl->kind != DECL_VARIABLE)
        return anything;
    if (decl->storage != STORAGE_AUTO)
        return constant(node, &value) ? value : anything;
    return decl->init && decl->type->kind == TYPE_FLOATING && interval_is_only_read(l, decl)
               ? real_at(l, decl->init, depth)
               : anything;
}

static struct real of_wrapped(struct lower *l, struct node *node, int depth)
{
    struct node *operand = node->child_count ? node->children[node->child_count - 1] : NULL;
    return operand && operand->type && type_is_arithmetic(operand->type)
               ? rounded(real_at(l, operand, depth), node->type)
               : anything;
}

static struct real real_at(struct lower *l, struct node *node, int depth)
{
    struct real value;
    const struct type *type = node->type;
    if (depth > MAX_DEPTH || !type)
        return anything;
    if (type->kind != TYPE_FLOATING)
        return type_is_arithmetic(type) ? of_integer(l, node) : anything;
    depth++;
    switch (node->kind) {
    case NODE_FLOATING_LITERAL: return constant(node, &value) ? value : anything;
    case NODE_PAREN_EXPR:
    case NODE_UNEXPOSED_EXPR:
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: return of_wrapped(l, node, depth);
    case NODE_BINARY_OPERATOR: return of_binary(l, node, depth);
    case NODE_UNARY_OPERATOR: return of_unary(l, node, depth);
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 ? hull(real_at(l, node->children[1], depth),
                                             real_at(l, node->children[2], depth))
                                      : anything;
    case NODE_CALL_EXPR: return of_call(l, node, depth);
    case NODE_DECL_REF_EXPR: return of_variable(l, node, depth);
    default: return anything;
    }
}

struct real real_of(struct lower *l, struct node *node)
{
    return real_at(l, node, 0);
}
