/* Constructors of the C tree. */
#include "emit/ctree.h"

#include <string.h>

static struct c_node *new_node(struct arena *arena, enum c_kind kind, enum c_level level,
                               const char *text)
{
    struct c_node *node = arena_new(arena, struct c_node);
    node->kind = kind;
    node->level = level;
    node->text = text;
    return node;
}

static struct c_node *with_parts(struct arena *arena, struct c_node *node, size_t count,
                                 struct c_node *const *parts)
{
    for (size_t i = 0; i < count; i++)
        arena_push(arena, node->parts, node->count, parts[i]);
    return node;
}

void c_set_origin(struct c_node *node, const char *file, unsigned line)
{
    if (node->file)
        return;
    node->file = file;
    node->line = line;
}

void c_add_mark(struct c_marks *marks, size_t offset, const char *file, unsigned line)
{
    const struct c_mark *last = marks->count ? &marks->items[marks->count - 1] : NULL;
    const struct c_mark mark = {offset, file, line};
    if (!last || last->file != file || last->line != line)
        arena_push(marks->arena, marks->items, marks->count, mark);
}

/* --- expressions ---------------------------------------------------------- */

struct c_node *c_name(struct arena *arena, const char *name)
{
    return new_node(arena, C_NAME, LEVEL_PRIMARY, name);
}

struct c_node *c_number(struct arena *arena, long long value)
{
    return new_node(arena, C_NAME, value < 0 ? LEVEL_UNARY : LEVEL_PRIMARY,
                    arena_printf(arena, "%lld", value));
}

struct c_node *c_zero(struct arena *arena)
{
    return c_name(arena, "0");
}

struct c_node *c_text(struct arena *arena, const char *text, enum c_level level)
{
    return new_node(arena, C_NAME, level, text);
}

struct c_node *c_parens(struct arena *arena, struct c_node *inner)
{
    if (inner->kind == C_PARENS)
        return inner;
    return with_parts(arena, new_node(arena, C_PARENS, LEVEL_PRIMARY, NULL), 1, &inner);
}

struct c_node *c_prefix(struct arena *arena, const char *op, struct c_node *operand)
{
    const char *inverse = strcmp(op, "*") == 0 ? "&" : strcmp(op, "&") == 0 ? "*" : NULL;
    if (inverse && operand->kind == C_PREFIX && strcmp(operand->text, inverse) == 0)
        return operand->parts[0];
    return with_parts(arena, new_node(arena, C_PREFIX, LEVEL_UNARY, op), 1, &operand);
}

struct c_node *c_deref(struct arena *arena, struct c_node *pointer)
{
    return c_prefix(arena, "*", pointer);
}

struct c_node *c_address(struct arena *arena, struct c_node *object)
{
    return c_prefix(arena, "&", object);
}

struct c_node *c_postfix(struct arena *arena, struct c_node *operand, const char *op)
{
    return with_parts(arena, new_node(arena, C_POSTFIX, LEVEL_POSTFIX, op), 1, &operand);
}

struct c_node *c_cast(struct arena *arena, const char *type, struct c_node *operand)
{
    return with_parts(arena, new_node(arena, C_CAST, LEVEL_UNARY, type), 1, &operand);
}

enum c_level c_operator_level(const char *op)
{
    static const struct {
        const char *op;
        enum c_level level;
    } levels[] = {
        {",", LEVEL_COMMA},         {"||", LEVEL_LOGICAL_OR},    {"&&", LEVEL_LOGICAL_AND},
        {"|", LEVEL_BIT_OR},        {"^", LEVEL_BIT_XOR},        {"&", LEVEL_BIT_AND},
        {"==", LEVEL_EQUALITY},     {"!=", LEVEL_EQUALITY},      {"<", LEVEL_RELATIONAL},
        {">", LEVEL_RELATIONAL},    {"<=", LEVEL_RELATIONAL},    {">=", LEVEL_RELATIONAL},
        {"<<", LEVEL_SHIFT},        {">>", LEVEL_SHIFT},         {"+", LEVEL_ADDITIVE},
        {"-", LEVEL_ADDITIVE},      {"*", LEVEL_MULTIPLICATIVE}, {"/", LEVEL_MULTIPLICATIVE},
        {"%", LEVEL_MULTIPLICATIVE}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (*levels[i].op == *op && strcmp(levels[i].op, op) == 0)
            return levels[i].level;
    return LEVEL_ASSIGNMENT;
}

struct c_node *c_binary(struct arena *arena, struct c_node *left, const char *op,
                        struct c_node *right)
{
    struct c_node *parts[] = {left, right};
    return with_parts(arena, new_node(arena, C_BINARY, c_operator_level(op), op), 2, parts);
}

struct c_node *c_assign(struct arena *arena, struct c_node *target, struct c_node *value)
{
    return c_binary(arena, target, "=", value);
}

struct c_node *c_comma(struct arena *arena, struct c_node *left, struct c_node *right)
{
    return left && right ? c_binary(arena, left, ",", right) : left ? left : right;
}

struct c_node *c_ternary(struct arena *arena, struct c_node *condition, struct c_node *yes,
                         struct c_node *no)
{
    struct c_node *parts[] = {condition, yes, no};
    return with_parts(arena, new_node(arena, C_TERNARY, LEVEL_CONDITIONAL, NULL), 3, parts);
}

struct c_node *c_call(struct arena *arena, const char *function, size_t count,
                      struct c_node *const *arguments)
{
    return with_parts(arena, new_node(arena, C_CALL, LEVEL_POSTFIX, function), count, arguments);
}

struct c_node *c_call1(struct arena *arena, const char *function, struct c_node *a)
{
    return c_call(arena, function, 1, &a);
}

struct c_node *c_call2(struct arena *arena, const char *function, struct c_node *a,
                       struct c_node *b)
{
    struct c_node *arguments[] = {a, b};
    return c_call(arena, function, 2, arguments);
}

struct c_node *c_call3(struct arena *arena, const char *function, struct c_node *a,
                       struct c_node *b, struct c_node *c)
{
    struct c_node *arguments[] = {a, b, c};
    return c_call(arena, function, 3, arguments);
}

struct c_node *c_index(struct arena *arena, struct c_node *array, struct c_node *index)
{
    struct c_node *parts[] = {array, index};
    return with_parts(arena, new_node(arena, C_INDEX, LEVEL_POSTFIX, NULL), 2, parts);
}

struct c_node *c_dot(struct arena *arena, struct c_node *object, const char *member)
{
    return with_parts(arena,
                      new_node(arena, C_MEMBER, LEVEL_POSTFIX, arena_printf(arena, ".%s", member)),
                      1, &object);
}

struct c_node *c_arrow(struct arena *arena, struct c_node *pointer, const char *member)
{
    if (pointer->kind == C_PREFIX && strcmp(pointer->text, "&") == 0)
        return c_dot(arena, pointer->parts[0], member);
    return with_parts(arena,
                      new_node(arena, C_MEMBER, LEVEL_POSTFIX, arena_printf(arena, "->%s", member)),
                      1, &pointer);
}

struct c_node *c_list(struct arena *arena, const char *type, size_t count,
                      struct c_node *const *elements)
{
    return with_parts(arena, new_node(arena, C_LIST, LEVEL_POSTFIX, type), count, elements);
}

void c_add_element(struct arena *arena, struct c_node *list, struct c_node *element)
{
    arena_push(arena, list->parts, list->count, element);
}

struct c_node *c_vector(struct arena *arena, const char *type, size_t count,
                        struct c_node *const *elements)
{
    return with_parts(arena, new_node(arena, C_VECTOR, LEVEL_UNARY, type), count, elements);
}

struct c_node *c_block_value(struct arena *arena, struct c_node *block)
{
    return with_parts(arena, new_node(arena, C_BLOCK_VALUE, LEVEL_PRIMARY, NULL), 1, &block);
}

/* --- statements ----------------------------------------------------------- */

static struct c_node *statement(struct arena *arena, enum c_kind kind, const char *text,
                                size_t count, struct c_node *const *parts)
{
    return with_parts(arena, new_node(arena, kind, LEVEL_COMMA, text), count, parts);
}

struct c_node *c_nothing(struct arena *arena)
{
    return statement(arena, C_NOTHING, NULL, 0, NULL);
}

bool c_is_nothing(const struct c_node *node)
{
    if (node->kind == C_SEQUENCE) {
        for (size_t i = 0; i < node->count; i++)
            if (!c_is_nothing(node->parts[i]))
                return false;
        return true;
    }
    return node->kind == C_NOTHING;
}

bool c_declares(const struct c_node *node)
{
    bool declares = node->kind == C_DECLARATION;
    for (size_t i = 0; node->kind == C_SEQUENCE && i < node->count && !declares; i++)
        declares = c_declares(node->parts[i]);
    return declares;
}

bool c_is_same(const struct c_node *a, const struct c_node *b)
{
    if (!a || !b || a == b)
        return a == b;
    bool is_same = a->kind == b->kind && a->level == b->level && a->place == b->place &&
                   a->count == b->count && !a->text == !b->text &&
                   (!a->text || strcmp(a->text, b->text) == 0) && c_is_same(a->slice, b->slice) &&
                   c_is_same(a->first, b->first) && c_is_same(a->last, b->last);
    for (size_t i = 0; i < a->count && is_same; i++)
        is_same = c_is_same(a->parts[i], b->parts[i]);
    return is_same;
}

static size_t count_line_ends(const char *text)
{
    size_t count = 0;
    for (const char *p = text; p && (p = strchr(p, '\n')) != NULL; p++)
        count++;
    return count;
}

/* Statements in a list stand on lines of their own, as does the brace behind them. */
size_t c_line_ends(const struct c_node *node)
{
    if (!node)
        return 0;
    bool is_block = node->kind == C_BLOCK && !node->slice;
    bool is_list = is_block || node->kind == C_SEQUENCE;
    bool is_text = node->kind == C_TEXT || node->kind == C_LINES || node->kind == C_DIRECTIVE;
    size_t lines = is_block + (is_text ? count_line_ends(node->text) : 0) +
                   c_line_ends(node->slice) + c_line_ends(node->first) + c_line_ends(node->last);
    for (size_t i = 0; i < node->count; i++)
        lines += c_line_ends(node->parts[i]) + (is_list && !c_is_nothing(node->parts[i]));
    return lines;
}

struct c_node *c_expression(struct arena *arena, struct c_node *expression)
{
    return statement(arena, C_EXPRESSION, NULL, 1, &expression);
}

struct c_node *c_declaration(struct arena *arena, const char *type, const char *declarator,
                             struct c_node *init)
{
    struct c_node *declaration = statement(arena, C_DECLARATION, type, 0, NULL);
    c_declare_another(arena, declaration, declarator, init);
    return declaration;
}

void c_declare_another(struct arena *arena, struct c_node *declaration, const char *declarator,
                       struct c_node *init)
{
    struct c_node *one = statement(arena, C_DECLARATOR, declarator, init ? 1 : 0, &init);
    arena_push(arena, declaration->parts, declaration->count, one);
}

struct c_node *c_block(struct arena *arena)
{
    return statement(arena, C_BLOCK, NULL, 0, NULL);
}

struct c_node *c_sequence(struct arena *arena)
{
    return statement(arena, C_SEQUENCE, NULL, 0, NULL);
}

void c_append(struct arena *arena, struct c_node *block, struct c_node *added)
{
    if (c_is_nothing(added))
        return;
    if (block->slice) {
        if (!block->last)
            block->last = c_sequence(arena);
        block = block->last;
    }
    arena_push(arena, block->parts, block->count, added);
}

void c_prepend(struct arena *arena, struct c_node *block, struct c_node *added)
{
    if (c_is_nothing(added))
        return;
    if (block->slice) {
        if (!block->first)
            block->first = c_sequence(arena);
        block = block->first;
    }
    arena_push(arena, block->parts, block->count, added);
    memmove(block->parts + 1, block->parts, (block->count - 1) * sizeof *block->parts);
    block->parts[0] = added;
}

struct c_node *c_if(struct arena *arena, struct c_node *condition, struct c_node *yes,
                    struct c_node *no)
{
    struct c_node *parts[] = {condition, yes, no};
    return statement(arena, C_IF, NULL, no ? 3 : 2, parts);
}

struct c_node *c_for(struct arena *arena, struct c_node *start, struct c_node *condition,
                     struct c_node *step, struct c_node *body)
{
    struct c_node *parts[] = {start, condition, step, body};
    return statement(arena, C_FOR, NULL, 4, parts);
}

struct c_node *c_while(struct arena *arena, struct c_node *condition, struct c_node *body)
{
    struct c_node *parts[] = {condition, body};
    return statement(arena, C_WHILE, NULL, 2, parts);
}

struct c_node *c_do(struct arena *arena, struct c_node *body, struct c_node *condition)
{
    struct c_node *parts[] = {body, condition};
    return statement(arena, C_DO, NULL, 2, parts);
}

struct c_node *c_switch(struct arena *arena, struct c_node *value, struct c_node *body)
{
    struct c_node *parts[] = {value, body};
    return statement(arena, C_SWITCH, NULL, 2, parts);
}

struct c_node *c_label(struct arena *arena, const char *label, struct c_node *labelled)
{
    return statement(arena, C_LABEL, label, 1, &labelled);
}

struct c_node *c_return(struct arena *arena, struct c_node *value)
{
    return statement(arena, C_JUMP, "return", value ? 1 : 0, &value);
}

struct c_node *c_jump(struct arena *arena, const char *jump)
{
    return statement(arena, C_JUMP, jump, 0, NULL);
}

struct c_node *c_with_directive(struct arena *arena, const char *directives,
                                struct c_node *directed)
{
    return statement(arena, C_DIRECTIVE, directives, 1, &directed);
}

struct c_node *c_lines(struct arena *arena, const char *lines)
{
    return statement(arena, C_LINES, lines, 0, NULL);
}

/* --- slices --------------------------------------------------------------- */

struct c_node *c_slice(struct arena *arena, enum c_level level)
{
    return new_node(arena, C_SLICE, level, NULL);
}

struct c_node *c_slice_statement(struct arena *arena)
{
    struct c_node *slice = c_slice(arena, LEVEL_COMMA);
    slice->is_statement = true;
    return slice;
}

void c_slice_text(struct arena *arena, struct c_node *slice, const char *text)
{
    if (*text)
        arena_push(arena, slice->parts, slice->count, new_node(arena, C_TEXT, LEVEL_PRIMARY, text));
}

void c_slice_hole(struct arena *arena, struct c_node *slice, struct c_node *node,
                  enum c_level level)
{
    struct c_node *hole = with_parts(arena, new_node(arena, C_HOLE, level, NULL), 1, &node);
    arena_push(arena, slice->parts, slice->count, hole);
}

void c_slice_statement_hole(struct arena *arena, struct c_node *slice, struct c_node *node,
                            enum c_place place)
{
    struct c_node *hole = with_parts(arena, new_node(arena, C_HOLE, LEVEL_COMMA, NULL), 1, &node);
    hole->place = place;
    arena_push(arena, slice->parts, slice->count, hole);
}

struct c_node *c_source_block(struct arena *arena, struct c_node *slice)
{
    struct c_node *block = c_block(arena);
    block->slice = slice;
    return block;
}
