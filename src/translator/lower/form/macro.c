/* Macros: which uses survive in the .cl.
 *
 * An object-like macro survives when its body consists of literals, operators, and macros that
 * survive. A function-like macro may also name its parameters, and local variables that keep their
 * names. Then the use is copied with lowered arguments, and the #define is emitted as its author
 * wrote it. Everything else is expanded, by printing the nodes it made. */
#include "lower/form/form.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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
    case NODE_C_STYLE_CAST_EXPR: return lower_cast_stands(use->l->module, node->type);
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

/* Walks the use's nodes: those of the body must stand, those written in the arguments are
 * lowered. */
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

/* What a macro does with an argument is not seen here: one that is printed in another way than it
 * is written stays one operand. */
static enum c_level level_of_argument(const struct c_node *value)
{
    return value->kind == C_SLICE ? LEVEL_ASSIGNMENT : LEVEL_POSTFIX;
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
            at = str_number_end(file->text, at + 1, end);
        } else if (str_is_word_start(file->text[at])) {
            const struct expansion *e = model_expansion_at(module->model, file, at);
            struct macro *macro =
                e && e->macro ? macro_single_definition(module, e->macro->name) : NULL;
            struct macro_body_check check = {macro && macro->is_function_like, false, 0};
            if (!macro || macro != e->macro || e->is_name_of_other ||
                !macro_body_stands(module, macro, check))
                return false;
            arena_push(use->l->arena, use->kept, use->kept_count, macro);
            at = str_word_end(file->text, at, end);
        } else {
            at++;
        }
    }
    c_slice_text(use->l->arena, slice,
                 arena_strndup(use->l->arena, file->text + begin, end - begin));
    return true;
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
    struct source_range *ranges;
    size_t count = expansion_arguments(use->l, use->expansion, &ranges);
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
    if (macro_single_definition(l->module, macro->name) != macro ||
        !expansion_is_whole(l, expansion, node))
        return NULL;
    struct macro_body_check check = {macro->is_function_like, false, 0};
    struct use use = {.l = l, .expansion = expansion, .stands = true};
    if (!macro->is_function_like) {
        if (!macro_body_stands(l->module, macro, check) || !convert_is_plain_within(l, node))
            return NULL;
        if (node->type && node->type->kind == TYPE_FLOATING &&
            strcmp(node->type->opencl, "double") == 0)
            lower_need(l->module, CU2CL_NEEDS_FP64);
        macro_use_definition(l->module, macro, 0);
        return as_operand(l, node, c_name(l->arena, macro->name));
    }
    if (!macro_body_stands(l->module, macro, check))
        return NULL;
    const struct expansion *saved = l->expansion;
    l->expansion = expansion;
    walk_use(&use, node);
    l->expansion = saved;
    if (!use.stands || !all_arguments_lowered(&use))
        return NULL;
    struct c_node *text = written_use(&use);
    for (size_t i = 0; text && i < use.kept_count; i++)
        macro_use_definition(l->module, use.kept[i], 0);
    return text ? as_operand(l, node, text) : NULL;
}
