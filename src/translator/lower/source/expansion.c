/* What a macro's use expands to, token by token, and which of its tokens a node is made of.
 *
 * A macro's body need not be one operand: in `3*SUM` with `#define SUM 2+5` the product ends inside
 * the expansion. libclang gives all nodes of an expansion the place of the use, so the tokens are
 * made once more here, each with the place where it is spelled, and a node is matched with them.
 * Where that fails, as with `##`, the answer is no: then the nodes are printed from the model,
 * whose structure is never wrong. */
#include "util/lex.h"
#include "lower/source/source.h"

#include <string.h>

#define MOST_TOKENS 4096

/* A macro whose expansion a token comes from: it is not expanded again in there. */
struct hidden_macro {
    const struct macro *macro;
    const struct hidden_macro *outer;
};

struct spelled {
    const struct source_file *file;
    size_t begin, end;
    enum token_kind kind;
    const struct hidden_macro *hidden;
};

struct spelled_list {
    struct spelled *items;
    size_t count;
    bool is_known;
};

struct expander {
    struct lower_module *module;
    struct arena *arena;
    const struct expansion *use;
    int depth;
    size_t made; /* tokens so far, as a limit */
    bool failed;
};

/* --- the expansion ------------------------------------------------------- */

static struct spelled_list read_tokens(struct expander *x, const struct source_file *file,
                                       size_t begin, size_t end, const struct hidden_macro *hidden)
{
    struct lexed lexed;
    struct spelled_list list = {0};
    lex_text(&lexed, x->arena, file->text + begin, end - begin);
    for (size_t i = 0; i < lexed.count; i++) {
        const struct token *token = &lexed.tokens[i];
        struct spelled spelled = {file, begin + token->begin, begin + token->end, token->kind,
                                  hidden};
        if (token->kind != TOKEN_COMMENT)
            arena_push(x->arena, list.items, list.count, spelled);
    }
    x->made += list.count;
    return list;
}

static const char *spelling(struct arena *arena, const struct spelled *token)
{
    return arena_strndup(arena, token->file->text + token->begin, token->end - token->begin);
}

static bool is_text(const struct spelled *token, const char *text)
{
    size_t length = token->end - token->begin;
    return strlen(text) == length && strncmp(token->file->text + token->begin, text, length) == 0;
}

/* The macro that the token names; one with several definitions is not understood. */
static const struct macro *named_macro(struct expander *x, const struct spelled *token)
{
    if (token->kind != TOKEN_NAME)
        return NULL;
    const struct model *model = x->module->model;
    const char *name = spelling(x->arena, token);
    const struct macro *macro = map_get(&model->macros_by_name, name);
    if (x->use->macro && token->file == x->use->file && token->begin == x->use->begin)
        macro = x->use->macro;
    else if (macro)
        for (size_t i = 0; i < model->macro_count; i++)
            x->failed |= model->macros[i] != macro && strcmp(model->macros[i]->name, name) == 0;
    for (const struct hidden_macro *h = token->hidden; h; h = h->outer)
        if (h->macro == macro)
            return NULL;
    return macro;
}

static size_t closing(const struct spelled_list *list, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < list->count; i++) {
        const struct spelled *token = &list->items[i];
        if (token->kind != TOKEN_SIGN)
            continue;
        if (is_text(token, "(") || is_text(token, "[") || is_text(token, "{"))
            depth++;
        else if ((is_text(token, ")") || is_text(token, "]") || is_text(token, "}")) &&
                 --depth == 0)
            return i;
    }
    return list->count;
}

static void push_all(struct expander *x, struct spelled_list *list, const struct spelled *items,
                     size_t count)
{
    for (size_t i = 0; i < count; i++)
        arena_push(x->arena, list->items, list->count, items[i]);
}

static struct spelled_list expand_tokens(struct expander *x, struct spelled_list in);

/* The arguments between the parentheses, each expanded; false: their number is not the macro's. */
static bool read_arguments(struct expander *x, const struct macro *macro,
                           const struct spelled_list *in, size_t open, size_t close,
                           struct spelled_list **arguments)
{
    size_t count = 0, begin = open + 1;
    *arguments = NULL;
    for (size_t i = open + 1; i <= close; i++) {
        bool is_comma = in->items[i].kind == TOKEN_SIGN && is_text(&in->items[i], ",");
        if (i == close || is_comma) {
            struct spelled_list argument = {in->items + begin, i - begin, true};
            argument = expand_tokens(x, argument);
            arena_push(x->arena, *arguments, count, argument);
            begin = i + 1;
        } else {
            size_t end = closing(in, i);
            bool opens = in->items[i].kind == TOKEN_SIGN &&
                         strchr("([{", in->items[i].file->text[in->items[i].begin]) != NULL;
            if (opens)
                i = end;
        }
    }
    if (count == 1 && !macro->parameter_count && !(*arguments)[0].count)
        count = 0;
    return count == macro->parameter_count;
}

static size_t parameter_of(const struct macro *macro, const char *name)
{
    size_t i = 0;
    while (i < macro->parameter_count && strcmp(macro->parameters[i], name) != 0)
        i++;
    return i;
}

/* The macro's body with its arguments in place. */
static struct spelled_list substitute(struct expander *x, const struct macro *macro,
                                      const struct spelled_list *arguments,
                                      const struct hidden_macro *hidden)
{
    struct spelled_list out = {0};
    struct spelled_list body = read_tokens(x, macro->file, macro->body, macro->end, hidden);
    for (size_t i = 0; i < body.count; i++) {
        const struct spelled *token = &body.items[i];
        x->failed |= macro->file->text[token->begin] == '#' || is_text(token, "__VA_ARGS__");
        size_t parameter = token->kind == TOKEN_NAME
                               ? parameter_of(macro, spelling(x->arena, token))
                               : macro->parameter_count;
        if (parameter < macro->parameter_count)
            push_all(x, &out, arguments[parameter].items, arguments[parameter].count);
        else
            push_all(x, &out, token, 1);
    }
    return out;
}

static struct spelled_list expand_tokens(struct expander *x, struct spelled_list in)
{
    struct spelled_list out = {0};
    if (x->depth > 32)
        x->failed = true;
    x->depth++;
    for (size_t i = 0; i < in.count && !x->failed; i++) {
        const struct spelled *token = &in.items[i];
        const struct macro *macro = named_macro(x, token);
        bool has_arguments = i + 1 < in.count && is_text(&in.items[i + 1], "(");
        if (!macro || (macro->is_function_like && !has_arguments)) {
            push_all(x, &out, token, 1);
            continue;
        }
        struct hidden_macro *hidden = arena_new(x->arena, struct hidden_macro);
        *hidden = (struct hidden_macro){macro, token->hidden};
        struct spelled_list *arguments = NULL;
        size_t last = i;
        if (macro->is_function_like) {
            last = closing(&in, i + 1);
            if (last >= in.count || !read_arguments(x, macro, &in, i + 1, last, &arguments)) {
                x->failed = true;
                break;
            }
        }
        /* what the body becomes is read again together with what follows */
        struct spelled_list rest = substitute(x, macro, arguments, hidden);
        push_all(x, &rest, in.items + last + 1, in.count - last - 1);
        x->failed |= x->made + rest.count > MOST_TOKENS;
        in = rest;
        i = (size_t)-1;
    }
    x->depth--;
    return out;
}

static const struct spelled_list *tokens_of(struct lower *l, const struct expansion *use)
{
    struct map *known = &l->module->expansion_tokens;
    struct spelled_list *list = map_get_pointer(known, use);
    if (list)
        return list;
    struct expander x = {.module = l->module, .arena = l->module->arena, .use = use};
    list = arena_new(l->module->arena, struct spelled_list);
    *list = expand_tokens(&x, read_tokens(&x, use->file, use->begin, use->end, NULL));
    list->is_known = !x.failed;
    map_put_pointer(known, use, list);
    return list;
}

/* --- matching ------------------------------------------------------------ */

#define NO_MATCH ((size_t)-1)

/* A name such as INT_MAX whose definition is a system's: one token here, whatever it stands for. */
static bool is_system_name(const struct node *node, const struct spelled *token)
{
    return token->kind == TOKEN_NAME && (!node->spelling_file || node->spelling_file->is_system);
}

static bool starts_at(const struct spelled_list *list, const struct node *node, size_t at)
{
    if (at >= list->count)
        return false;
    const struct spelled *token = &list->items[at];
    return (token->file == node->spelling_file && token->begin == node->spelling) ||
           is_system_name(node, token);
}

static size_t match(const struct spelled_list *list, struct node *node, size_t at);

/* `a + b`, with the operator's length in characters. */
static size_t match_operands(const struct spelled_list *list, struct node *node, size_t at)
{
    size_t length = strlen(operator_spelling(node->op));
    at = match(list, node->children[0], at);
    while (at != NO_MATCH && length && at < list->count) {
        size_t width = list->items[at].end - list->items[at].begin;
        length = width < length ? length - width : 0;
        at++;
    }
    return at == NO_MATCH ? at : match(list, node->children[1], at);
}

static size_t match_condition(const struct spelled_list *list, struct node *node, size_t at)
{
    at = match(list, node->children[0], at);
    if (at == NO_MATCH || at >= list->count || !is_text(&list->items[at], "?"))
        return NO_MATCH;
    at = match(list, node->children[1], at + 1);
    if (at == NO_MATCH || at >= list->count || !is_text(&list->items[at], ":"))
        return NO_MATCH;
    return match(list, node->children[2], at + 1);
}

/* Behind the bracket at `at` and all that it encloses. */
static size_t behind_group(const struct spelled_list *list, size_t at)
{
    if (at == NO_MATCH || at >= list->count ||
        !strchr("([{", list->items[at].file->text[list->items[at].begin]))
        return NO_MATCH;
    size_t close = closing(list, at);
    return close < list->count ? close + 1 : NO_MATCH;
}

static size_t match_unary(const struct spelled_list *list, struct node *node, size_t at)
{
    bool is_step = node->op == OP_PRE_INC || node->op == OP_PRE_DEC;
    if (node->op == OP_POST_INC || node->op == OP_POST_DEC) {
        at = match(list, node->children[0], at);
        return at == NO_MATCH || at + 2 > list->count ? NO_MATCH : at + 2;
    }
    return starts_at(list, node, at) ? match(list, node->children[0], at + (is_step ? 2 : 1))
                                     : NO_MATCH;
}

/* The index behind the node's tokens, which begin at `at`; NO_MATCH where it is not made of
 * these. */
static size_t match(const struct spelled_list *list, struct node *node, size_t at)
{
    node = node_skip_implicit(node);
    switch (node->kind) {
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR:
        return node->child_count == 2 ? match_operands(list, node, at) : NO_MATCH;
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 ? match_condition(list, node, at) : NO_MATCH;
    case NODE_UNARY_OPERATOR:
        return node->child_count == 1 ? match_unary(list, node, at) : NO_MATCH;
    case NODE_C_STYLE_CAST_EXPR:
        return starts_at(list, node, at) && node->child_count
                   ? match(list, node->children[node->child_count - 1], behind_group(list, at))
                   : NO_MATCH;
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        return node->child_count == 2 ? behind_group(list, match(list, node->children[0], at))
                                      : NO_MATCH;
    case NODE_CALL_EXPR:
        return node->child_count ? behind_group(list, match(list, node->children[0], at))
                                 : NO_MATCH;
    case NODE_PAREN_EXPR:
        if (!starts_at(list, node, at))
            return NO_MATCH;
        return is_text(&list->items[at], "(") ? behind_group(list, at) : at + 1;
    case NODE_DECL_REF_EXPR:
    case NODE_INTEGER_LITERAL:
    case NODE_FLOATING_LITERAL:
    case NODE_CHARACTER_LITERAL:
    case NODE_CXX_BOOL_LITERAL_EXPR: return starts_at(list, node, at) ? at + 1 : NO_MATCH;
    default: return NO_MATCH;
    }
}

bool expansion_is_whole(struct lower *l, const struct expansion *use, struct node *node)
{
    const struct spelled_list *list = tokens_of(l, use);
    return list->is_known && match(list, node, 0) == list->count;
}

/* --- nodes around uses --------------------------------------------------- */

/* Does a use that the child begins in lie within the child, or around the node? */
static bool child_keeps_uses(struct lower *l, const struct node *node, struct node *child)
{
    const struct model *model = l->module->model;
    const struct expansion *around = model_expansion_around(model, child->file, child->begin);
    if (around && (node->begin <= around->begin || node->end >= around->end))
        return false;
    if (!child->from_macro_body)
        return true;
    const struct expansion *e = model_expansion_at(model, child->file, child->begin);
    if (!e || !e->macro || e == l->expansion || e->macro->file->is_system)
        return true;
    if (child->end <= e->end)
        return expansion_is_whole(l, e, child);
    const struct spelled_list *list = tokens_of(l, e);
    return list->is_known && starts_at(list, child, 0);
}

bool expansion_stays_in_children(struct lower *l, const struct node *node)
{
    if (!node_is_expression(node->kind))
        return true;
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (child->file == node->file && !child_keeps_uses(l, node, child))
            return false;
    }
    return true;
}

/* The top-level arguments of the use, split at commas. */
size_t expansion_arguments(struct lower *l, const struct expansion *e, struct source_range **ranges)
{
    const char *text = e->file->text;
    size_t at = e->begin, count = 0;
    int depth = 0;
    *ranges = NULL;
    while (at < e->end && text[at] != '(')
        at++;
    if (at >= e->end)
        return 0;
    size_t begin = at + 1;
    for (at++; at < e->end; at++) {
        char c = text[at];
        if (c == '"' || c == '\'') {
            for (size_t q = at + 1; q < e->end; q++) {
                if (text[q] == '\\') {
                    q++;
                } else if (text[q] == c) {
                    at = q;
                    break;
                }
            }
        } else if (c == '(' || c == '[' || c == '{') {
            depth++;
        } else if ((c == ')' && depth == 0) || (c == ',' && depth == 0)) {
            struct source_range range = {begin, at};
            arena_push(l->arena, *ranges, count, range);
            begin = at + 1;
            if (c == ')')
                break;
        } else if (c == ')' || c == ']' || c == '}') {
            depth--;
        }
    }
    return count;
}

static const struct expansion *expansion_around(struct lower *l, const struct node *node)
{
    const struct model *model = l->module->model;
    const struct expansion *best = NULL;
    for (size_t i = 0; i < model->expansion_count; i++) {
        const struct expansion *e = &model->expansions[i];
        if (e->file == node->file && e->begin < node->begin && e->end >= node->end && e->macro &&
            (e->macro->is_function_like || e->is_name_of_other))
            best = e; /* sorted: the last one that contains it is the innermost */
    }
    return best;
}

bool lower_within_argument(struct lower *l, const struct node *node)
{
    struct source_range *ranges;
    const struct expansion *e = expansion_around(l, node);
    if (!e)
        return false;
    size_t count = expansion_arguments(l, e, &ranges);
    for (size_t i = 0; i < count; i++)
        if (node->begin >= ranges[i].begin && node->end <= ranges[i].end)
            return true;
    return false;
}
