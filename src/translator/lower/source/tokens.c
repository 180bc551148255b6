/* Token mode: a node's own text, with its children's lowered text in place of theirs.
 *
 * The text between children (a gap) is copied, so operators, layout, and comments stay. What the
 * preprocessor took away is left out: directive lines (but `#pragma unroll`), branches it skipped,
 * and uses of macros that expand to nothing. Any other macro use in a gap, or children whose ranges
 * overlap, make the mode give up. */
#include "lower/source/source.h"

#include <ctype.h>
#include <string.h>

/* --- nodes --------------------------------------------------------------- */

/* The text between operands must be the operator itself; else it came from a macro's body. */
static bool operator_is_written(const struct node *node, const char *gap)
{
    if (node->kind != NODE_BINARY_OPERATOR && node->kind != NODE_COMPOUND_ASSIGN_OPERATOR)
        return true;
    return strstr(gap, lower_operator(node)) != NULL;
}

/* `WIDTH * y`: the first operand is a macro's use, the rest is written here. */
static bool only_starts_in_macro(struct lower *l, const struct node *node)
{
    const struct expansion *e = model_expansion_at(l->module->model, node->file, node->begin);
    return e && e != l->expansion && node->end > e->end && node->child_count &&
           node->children[0]->file == node->file && node->children[0]->begin == node->begin;
}

static bool can_use_tokens(struct lower *l, const struct node *node)
{
    if (!node->file || node->file->is_system || node->end <= node->begin || node->is_synthetic ||
        node->is_fold)
        return false;
    if (node->from_macro_body && !only_starts_in_macro(l, node))
        return false;
    if (node->from_macro_argument && !lower_within_argument(l, node))
        return false;
    return expansion_stays_in_children(l, node);
}

/* Statements that one macro use expands to share its range: the later ones follow the first. */
static bool same_expansion(const struct node *a, const struct node *b)
{
    return a && a->from_macro_body && b->from_macro_body && a->file == b->file &&
           a->begin == b->begin;
}

/* How tight the expression binds, as its author wrote it. */
static enum c_level level_of(const struct node *node)
{
    switch (node->kind) {
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR: return c_operator_level(lower_operator(node));
    case NODE_CONDITIONAL_OPERATOR: return LEVEL_CONDITIONAL;
    case NODE_UNARY_OPERATOR:
        return node->op == OP_POST_INC || node->op == OP_POST_DEC ? LEVEL_POSTFIX : LEVEL_UNARY;
    case NODE_UNARY_EXPR:
    case NODE_C_STYLE_CAST_EXPR: return LEVEL_UNARY;
    case NODE_PAREN_EXPR: return LEVEL_PRIMARY;
    default: return LEVEL_POSTFIX;
    }
}

/* What may stand in the place of the child without parentheses. */
static enum c_level level_of_child(const struct node *node, size_t child)
{
    enum c_level own = level_of(node);
    switch (node->kind) {
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR:
        if (own == LEVEL_ASSIGNMENT)
            return child == 0 ? LEVEL_UNARY : LEVEL_ASSIGNMENT;
        return child == 0 ? own : (enum c_level)(own + 1);
    case NODE_CONDITIONAL_OPERATOR:
        return child == 0 ? LEVEL_LOGICAL_OR : child == 1 ? LEVEL_ASSIGNMENT : LEVEL_CONDITIONAL;
    case NODE_UNARY_OPERATOR:
    case NODE_UNARY_EXPR:
    case NODE_C_STYLE_CAST_EXPR: return own;
    case NODE_ARRAY_SUBSCRIPT_EXPR: return child == 0 ? LEVEL_POSTFIX : LEVEL_COMMA;
    case NODE_CALL_EXPR:
    case NODE_INIT_LIST_EXPR: return LEVEL_ASSIGNMENT;
    default: return LEVEL_COMMA;
    }
}

/* What kind of statement stands in the place of the child; PLACE_EXPRESSION: none. */
static enum c_place place_of_child(const struct node *node, size_t child)
{
    bool is_last = child + 1 == node->child_count;
    switch (node->kind) {
    case NODE_COMPOUND_STMT: return PLACE_STATEMENTS;
    case NODE_IF_STMT: return child ? PLACE_STATEMENT : PLACE_EXPRESSION;
    case NODE_DO_STMT: return child ? PLACE_EXPRESSION : PLACE_STATEMENT;
    case NODE_FOR_STMT:
        if (!is_last && node->children[child]->kind == NODE_DECL_STMT)
            return PLACE_HEAD;
        return is_last ? PLACE_STATEMENT : PLACE_EXPRESSION;
    case NODE_CASE_STMT:
    case NODE_DEFAULT_STMT:
    case NODE_LABEL_STMT: return is_last ? PLACE_STATEMENTS : PLACE_EXPRESSION;
    case NODE_WHILE_STMT:
    case NODE_SWITCH_STMT:
    case NODE_UNEXPOSED_STMT: return is_last ? PLACE_STATEMENT : PLACE_EXPRESSION;
    default: return PLACE_EXPRESSION;
    }
}

bool source_is_splice(const struct source_file *file, size_t at)
{
    return file->text[at] == '\\' && (file->text[at + 1] == '\n' || file->text[at + 1] == '\r');
}

static size_t skip_blank(const struct source_file *file, size_t at, size_t end)
{
    for (;;) {
        while (at < end && (isspace((unsigned char)file->text[at]) || source_is_splice(file, at)))
            at++;
        if (at + 1 >= end || file->text[at] != '/' ||
            (file->text[at + 1] != '/' && file->text[at + 1] != '*'))
            return at;
        at = gap_skip_comment(file, at, end);
    }
}

/* A part of the node's text: what stands before a child, and the child; at the end without one. */
struct piece {
    const char *before;
    struct node *child;
    size_t index;
    enum c_place place;
    bool follows; /* it comes out of the same macro's use as the child before it */
};

struct pieces {
    struct piece *items;
    size_t count;
};

/* The text behind a statement, without the semicolon that ends it: the printer has its own. */
static const char *gap_behind(struct lower *l, const struct node *node, const struct piece *last,
                              size_t at, size_t end)
{
    bool ends_statement =
        last && (last->place == PLACE_STATEMENT || last->place == PLACE_STATEMENTS);
    size_t semicolon = ends_statement ? skip_blank(node->file, at, end) : end;
    if (semicolon >= end || node->file->text[semicolon] != ';')
        return lower_gap(l, node->file, at, end);
    const char *comment = lower_gap(l, node->file, at, semicolon);
    const char *rest = lower_gap(l, node->file, semicolon + 1, end);
    return comment && rest ? arena_printf(l->arena, "%s%s", comment, rest) : NULL;
}

/* Cuts the node's text between `begin` and `end` at its children. Nothing is lowered yet, since it
 * may turn out that the text can't be used. */
static bool cut(struct lower *l, struct node *node, size_t begin, size_t end, struct pieces *out)
{
    size_t at = begin;
    for (size_t i = 0; i < node->child_count; i++) {
        struct piece piece = {"", node->children[i], i, place_of_child(node, i), false};
        const struct node *child = piece.child;
        const struct piece *last = out->count ? &out->items[out->count - 1] : NULL;
        if (!child->file)
            continue; /* an implicit node without text */
        if (last && same_expansion(last->child, child)) {
            piece.follows = true;
            arena_push(l->arena, out->items, out->count, piece);
            continue;
        }
        if (child->file != node->file || child->begin < at || child->end > end ||
            child->end < child->begin)
            return false;
        piece.before = gap_behind(l, node, last, at, child->begin);
        if (!piece.before || (i == 1 && !operator_is_written(node, piece.before)))
            return false;
        at = child->end;
        arena_push(l->arena, out->items, out->count, piece);
    }
    struct piece rest = {.child = NULL};
    rest.before = gap_behind(l, node, out->count ? &out->items[out->count - 1] : NULL, at, end);
    arena_push(l->arena, out->items, out->count, rest);
    return rest.before != NULL;
}

/* --- slices -------------------------------------------------------------- */

/* Where the line begins that the text ends with, at the line end before it; NULL: it has other text
 * than blanks. */
static const char *last_line(const char *text)
{
    const char *end = strrchr(text, '\n');
    return end && !end[1 + strspn(end + 1, " \t")] ? end : NULL;
}

/* `if (x)` and a line end, before what becomes a block: the brace stands behind the head. */
static const char *before_block(struct arena *arena, const char *text)
{
    size_t length = strlen(text);
    while (length && isspace((unsigned char)text[length - 1]))
        length--;
    return strstr(text, "//") ? text : arena_printf(arena, "%.*s ", (int)length, text);
}

/* What stands behind a statement that has been dropped, on the line that it began. */
static const char *behind_dropped(struct arena *arena, const char *line, const char *text)
{
    size_t blank = strspn(text, " \t\r");
    return text[blank] == '\n' ? text : arena_printf(arena, "%s%s", line, text + blank);
}

static struct c_node *child_node(struct lower *l, struct node *node, const struct piece *piece)
{
    if (node->kind == NODE_CONDITIONAL_OPERATOR && piece->index == 0)
        return condition_text(l, node);
    return lower_node(l, piece->child);
}

static bool becomes_block(const struct c_node *lowered)
{
    return (lowered->kind == C_SEQUENCE && lowered->count > 1) ||
           (lowered->kind == C_BLOCK && !lowered->slice);
}

static bool is_labelled(const struct node *node)
{
    return node->kind == NODE_LABEL_STMT || node->kind == NODE_CASE_STMT ||
           node->kind == NODE_DEFAULT_STMT;
}

/* `case 1: int a;`, which C does not have: the label gets an empty statement, as what is declared
 * is for the statements behind it. */
static bool is_labelled_declaration(const struct node *node, const struct piece *piece)
{
    return is_labelled(node) && piece->child && piece->child->kind == NODE_DECL_STMT;
}

static const char *with_empty_statement(struct arena *arena, const char *text)
{
    size_t length = strcspn(text, ":");
    return text[length] ? arena_printf(arena, "%.*s: ;%s", (int)length, text, text + length + 1)
                        : text;
}

/* Other declarations, of what lowering made, need a block behind a label; of an empty statement the
 * semicolon stays there. */
static enum c_place place_of_lowered(const struct node *node, const struct piece *piece,
                                     const struct c_node *lowered)
{
    if (is_labelled_declaration(node, piece))
        return PLACE_STATEMENTS;
    bool is_one = c_declares(lowered) || c_is_nothing(lowered);
    return is_labelled(node) && is_one ? PLACE_STATEMENT : piece->place;
}

/* A statement of which nothing is left takes its line along. */
static void fill(struct lower *l, struct node *node, const struct pieces *pieces,
                 struct c_node *slice)
{
    const char *line = NULL; /* of the statement before, if it was dropped */
    for (size_t i = 0; i < pieces->count; i++) {
        const struct piece *piece = &pieces->items[i];
        const char *before = line ? behind_dropped(l->arena, line, piece->before) : piece->before;
        struct c_node *child = piece->child ? child_node(l, node, piece) : NULL;
        if (child && is_labelled_declaration(node, piece))
            before = with_empty_statement(l->arena, before);
        else if (child && piece->place == PLACE_STATEMENT && becomes_block(child))
            before = before_block(l->arena, before);
        bool is_dropped =
            child && piece->place == PLACE_STATEMENTS && !is_labelled(node) && c_is_nothing(child);
        line = is_dropped ? last_line(before) : NULL;
        if (line)
            before = arena_strndup(l->arena, before, (size_t)(line - before));
        c_slice_text(l->arena, slice, piece->follows ? " " : before);
        if (!child || line)
            continue;
        if (piece->place == PLACE_EXPRESSION)
            c_slice_hole(l->arena, slice, child, level_of_child(node, piece->index));
        else
            c_slice_statement_hole(l->arena, slice, child, place_of_lowered(node, piece, child));
    }
}

static bool ends_with_own_semicolon(const struct node *node)
{
    return node->kind == NODE_RETURN_STMT || node->kind == NODE_DO_STMT ||
           node->kind == NODE_GOTO_STMT || node->kind == NODE_GCC_ASM_STMT;
}

struct c_node *lower_tokens(struct lower *l, struct node *node)
{
    struct pieces pieces = {NULL, 0};
    bool is_block = node->kind == NODE_COMPOUND_STMT;
    const char *text = node->file ? node->file->text : NULL;

    if (!can_use_tokens(l, node))
        return NULL;
    if (is_block && (text[node->begin] != '{' || text[node->end - 1] != '}'))
        return NULL;
    if (!cut(l, node, node->begin + is_block, node->end - is_block, &pieces))
        return NULL;
    struct c_node *slice = node_is_expression(node->kind) ? c_slice(l->arena, level_of(node))
                                                          : c_slice_statement(l->arena);
    fill(l, node, &pieces, slice);
    if (ends_with_own_semicolon(node))
        c_slice_text(l->arena, slice, ";");
    return is_block ? c_source_block(l->arena, slice) : slice;
}
