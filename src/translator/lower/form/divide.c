/* Divisions in single precision with -use_fast_math: CUDA's compiler takes the instruction that
 * __fdividef has, OpenCL's one that is exact over a wider range and takes longer. They become calls
 * of that function (fast.clh). What is exact anyway, or short, stays a division: by a power of two,
 * of constants, and reciprocals. */
#include "analysis/library.h"
#include "lower/form/form.h"
#include "model/facts.h"

#include <math.h>
#include <string.h>

static bool is_single(const struct node *node)
{
    return node->type && node->type->kind == TYPE_FLOATING && node->type->size == 4;
}

static bool is_constant(struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_FLOATING_LITERAL:
    case NODE_INTEGER_LITERAL: return true;
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
        return node->child_count && is_constant(node->children[node->child_count - 1]);
    case NODE_UNARY_OPERATOR:
    case NODE_BINARY_OPERATOR:
        for (size_t i = 0; i < node->child_count; i++)
            if (!is_constant(node->children[i]))
                return false;
        return node->child_count > 0;
    default: return false;
    }
}

/* The number that a literal is; else none. */
static double literal_number(struct node *node)
{
    long long integer;
    double value;

    node = node_skip_parens(node);
    if (node->kind == NODE_INTEGER_LITERAL && model_evaluate(node, &integer))
        return (double)integer;
    return node->kind == NODE_FLOATING_LITERAL && model_evaluate_real(node, &value) ? value : NAN;
}

static bool is_power_of_two(double value)
{
    int exponent;
    return isfinite(value) && fabs(frexp(value, &exponent)) == 0.5 && exponent > -120 &&
           exponent < 120;
}

/* The call in `1 / sqrtf(x)`, which is one function; NULL for all else. */
static struct node *inverse_root(struct lower *l, struct node *node)
{
    struct library_use use;
    struct node *root = node_skip_parens(node->children[1]);
    if (literal_number(node->children[0]) != 1 || root->kind != NODE_CALL_EXPR ||
        root->argument_count != 1 || !root->arguments[0] ||
        !library_find(l->module->model, root, &use) || !use.to ||
        strcmp(use.to, "cu_fast_sqrt") != 0)
        return NULL;
    return root;
}

static bool is_fast(struct lower *l, struct node *node)
{
    const struct flags *flags = l->module->model->tu->options->flags;
    enum operator_kind op = node->kind == NODE_BINARY_OPERATOR            ? OP_DIV
                            : node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ? OP_DIV_ASSIGN
                                                                          : OP_NONE;
    if (!flags || !flags->fast_math || flags->prec_div || flags->prec_sqrt || l->in_constant ||
        node->op != op || node->child_count != 2 || !is_single(node->children[0]) ||
        !is_single(node->children[1]))
        return false;
    struct node *left = node->children[0], *right = node->children[1];
    if (is_power_of_two(literal_number(right)) || (is_constant(left) && is_constant(right)))
        return false;
    return literal_number(left) != 1 || inverse_root(l, node);
}

bool lower_divide_is_plain(struct lower *l, struct node *node)
{
    return !is_fast(l, node);
}

/* An operand as an argument, without its parentheses. */
static struct c_node *operand_of(struct lower *l, struct node *node)
{
    struct node *inner = node_skip_implicit(node);
    return inner->kind == NODE_PAREN_EXPR && inner->child_count ? operand_of(l, inner->children[0])
                                                                : lower_node(l, node);
}

static struct c_node *quotient(struct lower *l, struct node *node, struct c_node *left)
{
    return c_call2(l->arena, "cu_fast_divide", left, operand_of(l, node->children[1]));
}

struct c_node *lower_divide(struct lower *l, struct node *node)
{
    if (!is_fast(l, node))
        return NULL;
    struct node *root = inverse_root(l, node);
    if (root)
        return c_call1(l->arena, "rsqrt", lower_converted_argument(l, root->arguments[0], "rsqrt"));
    lower_use_header(l->module, "fast.clh");
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR
               ? place_assign(l, node, quotient)
               : quotient(l, node, operand_of(l, node->children[0]));
}
