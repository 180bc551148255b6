/* Fold expressions of templates: `(x + ... + y)`. An instance has operators within operators whose
 * operands share a place, or for one operand that alone, or for none a literal. What stands for the
 * expression gets the range of the whole, with its parentheses. */
#include "model/private.h"

#include "util/lex.h"
#include <string.h>

/* --- where the text has fold expressions ----------------------------------- */

static bool is_fold_sign(const struct lexed *lexed, size_t token, const char *signs)
{
    return token != NO_TOKEN && lexed->tokens[token].kind == TOKEN_SIGN &&
           strchr(signs, lexed->text[lexed->tokens[token].begin]);
}

/* A `>` that stands alone closes template arguments, whose pack is expanded. */
static bool closes_angle(const struct lexed *lexed, size_t token)
{
    size_t at = lexed->tokens[token].begin;
    return lexed->text[at] == '>' && at > 0 && !strchr(" >-", lexed->text[at - 1]);
}

/* Is it the ellipsis of a fold expression? That has an operator beside it. */
static bool is_fold_ellipsis(const struct lexed *lexed, size_t token)
{
    size_t before = lex_previous(lexed, token), after = token + 3;
    if (is_fold_sign(lexed, before, "+-*/%^&|=<>,") && !closes_angle(lexed, before))
        return true;
    return is_fold_sign(lexed, before, "(") && after < lexed->count &&
           is_fold_sign(lexed, after, "+-*/%^&|=<>,");
}

static size_t opening_parenthesis(const struct lexed *lexed, size_t token)
{
    while (token != NO_TOKEN && !lex_is(lexed, token, "(")) {
        bool closes = is_fold_sign(lexed, token, ")]}");
        if (is_fold_sign(lexed, token, "[{;"))
            return NO_TOKEN;
        token = closes ? lex_opening(lexed, token) : token;
        token = token == NO_TOKEN ? token : lex_previous(lexed, token);
    }
    return token;
}

static bool is_ellipsis(const struct lexed *lexed, size_t token)
{
    return token + 2 < lexed->count && lex_is(lexed, token, ".") && lex_is(lexed, token + 1, ".") &&
           lex_is(lexed, token + 2, ".");
}

static void find_folds(struct arena *arena, struct source_file *file)
{
    struct lexed lexed = {0};
    file->folds_are_known = true;
    if (!strstr(file->text, "..."))
        return;
    lex_text(&lexed, arena, file->text, file->length);
    for (size_t i = 0; i < lexed.count; i++) {
        if (!is_ellipsis(&lexed, i) || !is_fold_ellipsis(&lexed, i))
            continue;
        size_t open = opening_parenthesis(&lexed, lex_previous(&lexed, i));
        size_t close = open == NO_TOKEN ? open : lex_closing(&lexed, open);
        if (close == NO_TOKEN)
            continue;
        struct fold_range range = {lexed.tokens[open].begin, lexed.tokens[close].end};
        arena_push(arena, file->folds, file->fold_count, range);
    }
}

/* --- what stands for them in an instance ----------------------------------- */

static bool range_holds(const struct fold_range *range, const struct node *node)
{
    return range->begin <= node->begin && node->end <= range->end;
}

/* The largest fold expression around the node which its parent does not lie in. */
static const struct fold_range *fold_around(struct model *model, const struct node *node,
                                            const struct node *parent)
{
    struct source_file *file = node->file;
    const struct fold_range *found = NULL;
    if (!file->folds_are_known)
        find_folds(model->arena, file);
    for (size_t i = 0; i < file->fold_count; i++) {
        const struct fold_range *range = &file->folds[i];
        bool is_part = parent && parent->file == file && range_holds(range, parent);
        bool is_larger = !found || range->end - range->begin > found->end - found->begin;
        if (range_holds(range, node) && !is_part && is_larger)
            found = range;
    }
    return found;
}

struct node *model_whole_fold(struct model *model, struct node *node, const struct node *parent)
{
    if (!node || !node->file || node->file->is_system || node->from_macro_body ||
        !node_is_expression(node->kind))
        return node;
    const struct fold_range *range = fold_around(model, node, parent);
    bool is_whole = node_skip_implicit(node)->is_fold;
    if (!range || (is_whole && range->begin == node->begin && range->end == node->end))
        return node;
    struct node *whole = arena_new(model->arena, struct node);
    whole->cursor = node->cursor;
    whole->constant = node->constant;
    whole->kind = NODE_UNEXPOSED_EXPR;
    whole->parent = node->parent;
    whole->type = node->type;
    whole->file = node->file;
    whole->spelling_file = node->spelling_file;
    whole->spelling = node->spelling;
    whole->begin = range->begin;
    whole->end = range->end;
    whole->is_fold = true;
    arena_push(model->arena, whole->children, whole->child_count, node);
    node->parent = whole;
    return whole;
}

/* --- operators of folds ----------------------------------------------------- */

static const struct fold_range *smallest_around(struct model *model, struct source_file *file,
                                                size_t begin, size_t end)
{
    const struct fold_range *found = NULL;
    if (!file->folds_are_known)
        find_folds(model->arena, file);
    for (size_t i = 0; i < file->fold_count; i++) {
        const struct fold_range *range = &file->folds[i];
        if (range->begin <= begin && end <= range->end &&
            (!found || range->end - range->begin < found->end - found->begin))
            found = range;
    }
    return found;
}

static bool has_ellipsis(const char *text, size_t begin, size_t end)
{
    for (size_t at = begin; at + 2 < end; at++)
        if (text[at] == '.' && text[at + 1] == '.' && text[at + 2] == '.')
            return true;
    return false;
}

void model_adjust_fold(struct model *model, struct node *node)
{
    bool is_operator =
        node->kind == NODE_BINARY_OPERATOR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR;
    if (!is_operator || node->child_count != 2 || !node->file || node->from_macro_body)
        return;
    const struct node *left = node->children[0], *right = node->children[1];
    if (left->file != node->file || right->file != node->file || left->from_macro_body ||
        right->from_macro_body)
        return;
    size_t begin = left->begin < right->begin ? left->begin : right->begin;
    size_t end = left->end > right->end ? left->end : right->end;
    if (right->begin >= left->end && !has_ellipsis(node->file->text, left->end, right->begin))
        return;
    const struct fold_range *range = smallest_around(model, node->file, begin, end);
    if (!range)
        return;
    node->is_fold = true;
    node->begin = range->begin;
    node->end = range->end;
}
