/* Macros: which uses survive in the .cl.
 *
 * An object-like macro survives when its body consists of literals, operators, and macros that
 * survive. A function-like macro may also name its parameters, and local variables that keep their
 * names. Then the use is copied with lowered arguments, and the #define is emitted as its author
 * wrote it. Everything else is expanded, by printing the nodes it made. */
#include "lower/lower.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool is_word_start(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

static size_t word_end(const char *text, size_t at, size_t end)
{
    while (at < end && (isalnum((unsigned char)text[at]) || text[at] == '_'))
        at++;
    return at;
}

static size_t number_end(const char *text, size_t at, size_t end)
{
    while (at < end && (isalnum((unsigned char)text[at]) || text[at] == '.' ||
                        ((text[at] == '+' || text[at] == '-') && strchr("eEpP", text[at - 1]))))
        at++;
    return at;
}

/* --- definitions --------------------------------------------------------- */

static bool is_parameter(const struct macro *macro, const char *word)
{
    for (size_t i = 0; i < macro->parameter_count; i++)
        if (strcmp(macro->parameters[i], word) == 0)
            return true;
    return false;
}

/* The only definition of its name, from a file of the user's. */
static struct macro *single_definition(struct lower_module *module, const char *name)
{
    struct macro *found = map_get(&module->model->macros_by_name, name);
    if (!found || found->file->is_system || names_reserved(name))
        return NULL;
    for (size_t i = 0; i < module->model->macro_count; i++) {
        struct macro *other = module->model->macros[i];
        if (other != found && strcmp(other->name, name) == 0)
            return NULL;
    }
    return found;
}

static bool type_word(const char *word)
{
    static const char *const words[] = {"int",  "float", "double", "unsigned",
                                        "char", "short", "const"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

struct body_check {
    bool is_function_use; /* identifiers other than parameters are checked by the use's nodes */
    bool allow_types;
    int depth;
};

static bool body_stands(struct lower_module *module, const struct macro *macro,
                        struct body_check check);

static bool word_stands(struct lower_module *module, const struct macro *macro, const char *word,
                        struct body_check check)
{
    if (is_parameter(macro, word) || names_is_builtin_macro(word))
        return true;
    if (lower_operator_word(word, strlen(word)))
        return false;
    if ((check.allow_types || check.is_function_use) && type_word(word))
        return true;
    struct macro *inner = single_definition(module, word);
    if (inner) {
        check.depth++;
        return check.depth < 16 && body_stands(module, inner, check);
    }
    return check.is_function_use && !names_reserved(word);
}

static bool number_stands(const char *text, size_t length)
{
    int longs = 0;
    for (size_t i = 0; i < length; i++) {
        longs += text[i] == 'l' || text[i] == 'L';
        if (text[i] == '\'')
            return false;
    }
    return longs < 2;
}

static bool body_stands(struct lower_module *module, const struct macro *macro,
                        struct body_check check)
{
    const char *text = macro->file->text;
    if (macro->body >= macro->end)
        return false;
    for (size_t at = macro->body; at < macro->end;) {
        char c = text[at];
        if (is_word_start(c)) {
            size_t end = word_end(text, at, macro->end);
            const char *word = arena_strndup(module->arena, text + at, end - at);
            if (!word_stands(module, macro, word, check))
                return false;
            at = end;
        } else if (isdigit((unsigned char)c) ||
                   (c == '.' && isdigit((unsigned char)text[at + 1]))) {
            size_t end = number_end(text, at + 1, macro->end);
            if (!number_stands(text + at, end - at))
                return false;
            at = end;
        } else if (strchr("#;{}\"'@", c)) {
            return false;
        } else {
            at++;
        }
    }
    return true;
}

/* Marks the definition and those its body uses. */
static void use_definition(struct lower_module *module, struct macro *macro, int depth)
{
    const char *text = macro->file->text;
    if (macro->is_used || depth > 16)
        return;
    macro->is_used = true;
    map_put(&module->names, macro->name, macro);
    for (size_t at = macro->body; at < macro->end;) {
        if (isdigit((unsigned char)text[at])) {
            at = number_end(text, at + 1, macro->end);
        } else if (is_word_start(text[at])) {
            size_t end = word_end(text, at, macro->end);
            struct macro *inner =
                single_definition(module, arena_strndup(module->arena, text + at, end - at));
            if (inner)
                use_definition(module, inner, depth + 1);
            at = end;
        } else {
            at++;
        }
    }
}

bool lower_use_type_macro(struct lower_module *module, const char *name)
{
    struct macro *macro = single_definition(module, name);
    struct body_check check = {false, true, 0};
    if (!macro || macro->is_function_like || !body_stands(module, macro, check))
        return false;
    const char *text = macro->file->text;
    for (size_t at = macro->body; at < macro->end; at++)
        if (!is_word_start(text[at]) && text[at] != ' ')
            return false;
    if (strstr(arena_strndup(module->arena, text + macro->body, macro->end - macro->body),
               "double"))
        lower_need(module, CU2CL_NEEDS_FP64);
    use_definition(module, macro, 0);
    return true;
}

void lower_print_macros(struct lower_module *module, struct str *out)
{
    bool any = false;
    for (size_t i = 0; i < module->model->macro_count; i++) {
        struct macro *macro = module->model->macros[i];
        if (!macro->is_used)
            continue;
        str_printf(out, "#define %.*s\n", (int)(macro->end - macro->begin),
                   macro->file->text + macro->begin);
        any = true;
    }
    if (any)
        str_addc(out, '\n');
}

/* --- uses ---------------------------------------------------------------- */

struct range {
    size_t begin, end;
};

/* The top-level arguments of the use, split at commas. */
static size_t split_arguments(struct lower *l, const struct expansion *e, struct range **ranges)
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
            struct range range = {begin, at};
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
    struct range *ranges;
    const struct expansion *e = expansion_around(l, node);
    if (!e)
        return false;
    size_t count = split_arguments(l, e, &ranges);
    for (size_t i = 0; i < count; i++)
        if (node->begin >= ranges[i].begin && node->end <= ranges[i].end)
            return true;
    return false;
}

struct use_argument {
    size_t begin, end;
    struct c_node *value;
};

struct use {
    struct lower *l;
    const struct expansion *expansion;
    struct use_argument *arguments;
    size_t argument_count;
    struct macro **kept; /* those that stand in the text */
    size_t kept_count;
    bool stands;
};

static bool inside_use(const struct use *use, const struct node *node)
{
    return node->file == use->expansion->file && node->begin > use->expansion->begin &&
           node->end <= use->expansion->end;
}

static bool is_name(const struct c_node *node, const char *name)
{
    return node->kind == C_NAME && strcmp(node->text, name) == 0;
}

/* Is a body token's node printed as it is spelled? */
static bool prints_as_spelled(struct use *use, struct node *node)
{
    if (!convert_is_plain(use->l, node) || !lower_divide_is_plain(use->l, node))
        return false;
    switch (node->kind) {
    case NODE_BINARY_OPERATOR:
        return (node->op != OP_ASSIGN || !bits_target(node->children[0])) &&
               lower_shift_is_plain(use->l, node);
    case NODE_COMPOUND_ASSIGN_OPERATOR:
        return !bits_target(node->children[0]) && lower_shift_is_plain(use->l, node);
    case NODE_INTEGER_LITERAL:
    case NODE_FLOATING_LITERAL:
    case NODE_CHARACTER_LITERAL:
    case NODE_PAREN_EXPR:
    case NODE_ARRAY_SUBSCRIPT_EXPR:
    case NODE_UNEXPOSED_EXPR: return true;
    case NODE_CONDITIONAL_OPERATOR: return !condition_is_floating(node);
    case NODE_UNARY_OPERATOR: return node->op != OP_ADDR_OF && !bits_target(node->children[0]);
    case NODE_C_STYLE_CAST_EXPR: return node->type && type_is_arithmetic(node->type);
    case NODE_DECL_REF_EXPR:
        if (!node->ref)
            return node->child_count == 0;
        if (node->ref->kind != DECL_VARIABLE && node->ref->kind != DECL_PARAMETER)
            return false;
        return is_name(lower_node(use->l, node), node->ref->name);
    default: return false;
    }
}

static void add_argument(struct use *use, struct node *node)
{
    for (size_t i = 0; i < use->argument_count; i++)
        if (use->arguments[i].begin == node->begin && use->arguments[i].end == node->end)
            return;
    const struct expansion *saved = use->l->expansion;
    use->l->expansion = NULL;
    struct use_argument argument = {node->begin, node->end, lower_node(use->l, node)};
    use->l->expansion = saved;
    arena_push(use->l->arena, use->arguments, use->argument_count, argument);
}

/* `1 + a*1 + a` of `SQUARE(1 + a)`: does an operator join two copies of an argument, so that the
 * node's place says nothing? */
static bool joins_copies(const struct use *use, const struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++) {
        const struct node *child = node->children[i];
        if (!child->from_macro_body && inside_use(use, child) &&
            (child->begin < node->begin || child->end > node->end || child->end <= child->begin))
            return true;
    }
    return false;
}

/* Walks the use's nodes: those of the body must stand, those written in the arguments are lowered.
 */
static void walk_use(struct use *use, struct node *node)
{
    if (!use->stands)
        return;
    if (!node->file) {
        for (size_t i = 0; i < node->child_count; i++)
            walk_use(use, node->children[i]);
        return;
    }
    if (node->from_macro_body) {
        if (node->type && node->type->kind == TYPE_FLOATING && node->type->size == 8)
            lower_need(use->l->module, CU2CL_NEEDS_FP64);
        if (!prints_as_spelled(use, node))
            use->stands = false;
    } else if (joins_copies(use, node)) {
        use->stands = false;
    } else if (inside_use(use, node)) {
        if (node->child_count == 0 || lower_within_argument(use->l, node)) {
            /* the operator of `a + b` may come from the body though both ends are in arguments */
            if (node->child_count == 0 || node->kind == NODE_CALL_EXPR ||
                lower_tokens(use->l, node)) {
                add_argument(use, node);
                return;
            }
        }
        if (!prints_as_spelled(use, node))
            use->stands = false;
    } else {
        use->stands = false;
    }
    for (size_t i = 0; i < node->child_count; i++)
        walk_use(use, node->children[i]);
}

static int compare_arguments(const void *a, const void *b)
{
    const struct use_argument *x = a, *y = b;
    return x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* Text of the use that stays as it is. The macros in it, such as that of a number in an argument of
 * a nested use, are used, too; false where one can't stand, or where there is another word, such as
 * a type. */
static bool keep_text(struct use *use, size_t begin, size_t end, struct c_node *slice)
{
    struct lower_module *module = use->l->module;
    const struct source_file *file = use->expansion->file;

    for (size_t at = begin; at < end;) {
        if (isdigit((unsigned char)file->text[at])) {
            at = number_end(file->text, at + 1, end);
        } else if (is_word_start(file->text[at])) {
            const struct expansion *e = model_expansion_at(module->model, file, at);
            struct macro *macro = e && e->macro ? single_definition(module, e->macro->name) : NULL;
            struct body_check check = {macro && macro->is_function_like, false, 0};
            if (!macro || macro != e->macro || e->is_name_of_other ||
                !body_stands(module, macro, check))
                return false;
            arena_push(use->l->arena, use->kept, use->kept_count, macro);
            at = word_end(file->text, at, end);
        } else {
            at++;
        }
    }
    c_slice_text(use->l->arena, slice,
                 arena_strndup(use->l->arena, file->text + begin, end - begin));
    return true;
}

/* What a macro does with an argument is not seen here: one that is printed in another way than it
 * is written stays one operand. */
static enum c_level level_of_argument(const struct c_node *value)
{
    return value->kind == C_SLICE ? LEVEL_ASSIGNMENT : LEVEL_POSTFIX;
}

static struct c_node *written_use(struct use *use)
{
    struct arena *arena = use->l->arena;
    struct c_node *slice = c_slice(arena, LEVEL_PRIMARY);
    const struct expansion *e = use->expansion;
    size_t at = e->begin;

    if (use->argument_count)
        qsort(use->arguments, use->argument_count, sizeof *use->arguments, compare_arguments);
    for (size_t i = 0; i < use->argument_count; i++) {
        const struct use_argument *argument = &use->arguments[i];
        if (argument->begin < at || !keep_text(use, at, argument->begin, slice))
            return NULL;
        c_slice_hole(arena, slice, argument->value, level_of_argument(argument->value));
        at = argument->end;
    }
    return keep_text(use, at, e->end, slice) ? slice : NULL;
}

/* An argument that no node shows is text that the macro drops or uses in another way. */
static bool all_arguments_lowered(struct use *use)
{
    struct range *ranges;
    size_t count = split_arguments(use->l, use->expansion, &ranges);
    for (size_t i = 0; i < count; i++) {
        bool found = false;
        for (size_t k = 0; k < use->argument_count && !found; k++)
            found = use->arguments[k].begin >= ranges[i].begin &&
                    use->arguments[k].end <= ranges[i].end;
        if (!found)
            return false;
    }
    return true;
}

/* `SUM` with `#define SUM 2+5`: does what is printed around the node keep it as one operand? Where
 * an implicit conversion or a call may add a cast or another operator, it needs parentheses. */
static bool stands_bare(const struct node *node)
{
    const struct node *parent = node->parent;
    while (parent && parent->kind == NODE_UNEXPOSED_EXPR &&
           !(parent->type && node->type && parent->type->kind == TYPE_INTEGER &&
             node->type->kind == TYPE_FLOATING))
        parent = parent->parent;
    if (!parent || !node_is_expression(parent->kind) || parent->kind == NODE_PAREN_EXPR)
        return true;
    return parent->kind == NODE_BINARY_OPERATOR && parent->child_count == 2 &&
           type_is_arithmetic(parent->children[0]->type) &&
           type_is_arithmetic(parent->children[1]->type) && !bits_target(parent->children[0]) &&
           !class_is_bool_byte(parent->children[0]);
}

static struct c_node *as_operand(struct lower *l, struct node *node, struct c_node *use)
{
    const struct node *inner = node_skip_implicit(node);
    bool is_composite = inner->kind == NODE_BINARY_OPERATOR ||
                        inner->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
                        inner->kind == NODE_CONDITIONAL_OPERATOR ||
                        inner->kind == NODE_UNARY_OPERATOR || inner->kind == NODE_C_STYLE_CAST_EXPR;
    return is_composite && !stands_bare(node) ? c_parens(l->arena, use) : use;
}

struct c_node *lower_macro_use(struct lower *l, struct node *node,
                               const struct expansion *expansion)
{
    struct macro *macro = expansion->macro;
    if (!macro || expansion->is_name_of_other)
        return NULL;
    bool is_whole = node->begin == expansion->begin && node->end == expansion->end;
    if (!is_whole)
        return NULL;
    if (macro->file->is_system)
        return !macro->is_function_like && names_is_builtin_macro(macro->name)
                   ? c_name(l->arena, macro->name)
                   : NULL;
    if (single_definition(l->module, macro->name) != macro ||
        !expansion_is_whole(l, expansion, node))
        return NULL;
    struct body_check check = {macro->is_function_like, false, 0};
    struct use use = {.l = l, .expansion = expansion, .stands = true};
    if (!macro->is_function_like) {
        if (!body_stands(l->module, macro, check) || !convert_is_plain_within(l, node))
            return NULL;
        if (node->type && node->type->kind == TYPE_FLOATING &&
            strcmp(node->type->opencl, "double") == 0)
            lower_need(l->module, CU2CL_NEEDS_FP64);
        use_definition(l->module, macro, 0);
        return as_operand(l, node, c_name(l->arena, macro->name));
    }
    if (!body_stands(l->module, macro, check))
        return NULL;
    const struct expansion *saved = l->expansion;
    l->expansion = expansion;
    walk_use(&use, node);
    l->expansion = saved;
    if (!use.stands || !all_arguments_lowered(&use))
        return NULL;
    struct c_node *text = written_use(&use);
    for (size_t i = 0; text && i < use.kept_count; i++)
        use_definition(l->module, use.kept[i], 0);
    return text ? as_operand(l, node, text) : NULL;
}
