/* What conditions say of the threads that come through them: which ones they are, and what their
 * indices are below. */
#include "analysis/uniform_walk.h"

/* Does the condition hold for one thread only, `t == 0`? Then it says which. */
static void find_single(struct walk *w, struct guard *guard, const struct index *left,
                        const struct index *right)
{
    const struct index *difference = index_add(&w->table, right, left, -1);
    const struct index *minus_one = index_constant(&w->table, -1);
    if (guard->thread)
        return;
    for (unsigned i = 0; difference && i < difference->count; i++) {
        const struct index_term *term = &difference->terms[i];
        if (term->degree != 1 || term->symbols[0]->kind != INDEX_LANE ||
            term->symbols[0]->repeats || (term->factor != 1 && term->factor != -1))
            continue;
        const struct index *rest =
            index_replace(&w->table, difference, term->symbols[0], index_constant(&w->table, 0));
        guard->thread = term->symbols[0];
        guard->only = rest && term->factor == 1 ? index_multiply(&w->table, rest, minus_one) : rest;
        if (!guard->only || index_kind(guard->only) >= INDEX_LANE)
            guard->thread = NULL;
        else
            return;
    }
}

/* `t % 4 == 0`, `(t & 3) == 3` */
static void find_multiple(struct walk *w, struct guard *guard, struct node *rest)
{
    rest = node_skip_parens(rest);
    bool is_mask = rest->op == OP_BIT_AND;
    if (rest->kind != NODE_BINARY_OPERATOR || (rest->op != OP_REM && !is_mask) ||
        rest->child_count != 2 || guard->below)
        return;
    guard->multiple = walk_index(w, rest->children[0]);
    guard->of = index_add(&w->table, walk_index(w, rest->children[1]),
                          index_constant(&w->table, is_mask), 1);
    if (!guard->of)
        guard->multiple = NULL;
}

static void find_order(struct walk *w, struct guard *guard, const struct node *comparison,
                       bool holds)
{
    bool less = comparison->op == OP_LESS || comparison->op == OP_GREATER_EQUAL;
    bool greater = comparison->op == OP_GREATER || comparison->op == OP_LESS_EQUAL;
    bool strict = comparison->op == OP_LESS || comparison->op == OP_GREATER;
    const struct index *left = walk_index(w, comparison->children[0]);
    const struct index *right = walk_index(w, comparison->children[1]);
    if (less || greater) {
        guard->left = left;
        guard->right = right;
    }
    if ((!less && !greater) || strict != holds || guard->below)
        return;
    guard->below = less ? left : right;
    guard->limit = less ? right : left;
}

/* `block == 0`, `if (block)` */
static void find_zero(struct walk *w, struct guard *guard, struct node *condition, bool holds)
{
    bool is_binary = condition->kind == NODE_BINARY_OPERATOR && condition->child_count == 2;
    bool is_equal = is_binary && condition->op == OP_EQUAL;
    if (is_binary && !is_equal && condition->op != OP_NOT_EQUAL)
        return;
    guard->is_zero = is_equal == holds;
    guard->compared = is_binary ? index_add(&w->table, walk_index(w, condition->children[0]),
                                            walk_index(w, condition->children[1]), -1)
                                : walk_index(w, condition);
}

static void read_condition(struct walk *w, struct guard *guard, struct node *condition, bool holds)
{
    bool is_binary = condition->kind == NODE_BINARY_OPERATOR && condition->child_count == 2;
    const struct index *zero = index_constant(&w->table, 0);
    const struct type *type =
        is_binary ? node_skip_parens(condition->children[0])->type : condition->type;
    if (!type || !walk_is_whole(type))
        return;
    if (w->is_of_warps)
        find_zero(w, guard, condition, holds);
    if (is_binary)
        find_order(w, guard, condition, holds);
    if (is_binary && condition->op == (holds ? OP_EQUAL : OP_NOT_EQUAL)) {
        find_multiple(w, guard, condition->children[0]);
        find_single(w, guard, walk_index(w, condition->children[0]),
                    walk_index(w, condition->children[1]));
    } else if (is_binary && holds && condition->op == OP_LESS) {
        long long limit;
        if (index_is_constant(walk_index(w, condition->children[1]), &limit) && limit == 1)
            find_single(w, guard, walk_index(w, condition->children[0]), zero);
    } else if (is_binary && !holds && condition->op == OP_GREATER) {
        long long limit;
        if (index_is_constant(walk_index(w, condition->children[1]), &limit) && limit == 0)
            find_single(w, guard, walk_index(w, condition->children[0]), zero);
    } else if (!is_binary && !holds) {
        find_single(w, guard, walk_index(w, condition), zero);
    }
}

/* May it differ inside a warp, as far as its integers show? */
static bool condition_is_apart(struct walk *w, struct node *condition)
{
    condition = node_skip_parens(condition);
    const struct type *type = condition->type;
    bool compares =
        condition->kind == NODE_BINARY_OPERATOR || condition->kind == NODE_UNARY_OPERATOR;
    if (compares && (!condition->child_count || condition->op == OP_DEREF))
        compares = false;
    if (!compares)
        return !type || !type_is_arithmetic(type) || type->kind == TYPE_FLOATING ||
               index_kind(walk_index(w, condition)) >= INDEX_LANE;
    for (size_t i = 0; i < condition->child_count; i++)
        if (condition_is_apart(w, condition->children[i]))
            return true;
    return false;
}

const struct guard *guard_new(struct walk *w, const struct guard *outer, struct node *condition,
                              bool holds)
{
    condition = node_skip_parens(condition);
    bool is_binary = condition->kind == NODE_BINARY_OPERATOR && condition->child_count == 2;
    if (condition->kind == NODE_UNARY_OPERATOR && condition->op == OP_LOGICAL_NOT &&
        condition->child_count)
        return guard_new(w, outer, condition->children[0], !holds);
    if (is_binary && condition->op == (holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return guard_new(w, guard_new(w, outer, condition->children[0], holds),
                         condition->children[1], holds);
    struct guard *guard = arena_new(w->arena, struct guard);
    guard->outer = outer;
    guard->condition = condition;
    guard->is_else = !holds;
    guard->is_apart = condition_is_apart(w, condition);
    read_condition(w, guard, condition, holds);
    return guard;
}

const struct guard *guard_of_loop(struct walk *w, struct node *condition)
{
    const struct guard *inner = w->guards;
    if (!node_is_expression(condition->kind) || condition->kind != NODE_BINARY_OPERATOR)
        return inner;
    const struct guard *guards = guard_new(w, w->guards, condition, true);
    for (const struct guard *g = guards; g != w->guards; g = g->outer) {
        struct guard *copy = arena_new(w->arena, struct guard);
        *copy = *g;
        copy->is_apart = false;
        copy->thread = NULL;
        copy->outer = inner;
        inner = copy;
    }
    return inner;
}
