/* Printing of the C tree: parentheses, semicolons, indentation, and line breaks. */
#include "emit/ctree.h"
#include "emit/lines.h"
#include "util/str.h"

#include <ctype.h>
#include <string.h>

struct printer {
    struct str *out;
    size_t width;          /* of a line */
    size_t line;           /* where the current line begins in `out` */
    bool has_own_text;     /* the line has words that no source has: it may be broken */
    bool is_flat;          /* statements follow each other on one line */
    bool is_in_place;      /* what is printed stands where the source has it */
    long shift;            /* blanks that the lines of slices get, or lose */
    struct c_marks *marks; /* where the source's lines are; NULL: nobody asks */
};

static void print_expression(struct printer *p, const struct c_node *node);
static void print_statement(struct printer *p, const struct c_node *node, enum c_place place);

/* --- lines ---------------------------------------------------------------- */

/* The blanks that the current line begins with. */
static const char *indentation(struct printer *p)
{
    const char *line = str_text(p->out) + (p->line < p->out->length ? p->line : p->out->length);
    return arena_strndup(p->out->arena, line, strspn(line, " \t"));
}

/* Marks of what stood from `from` on: it stands from `to` on. */
static void move_marks(struct printer *p, size_t from, size_t to)
{
    for (size_t i = p->marks ? p->marks->count : 0; i-- && p->marks->items[i].offset >= from;)
        p->marks->items[i].offset += to - from;
}

static void mark_place(struct printer *p, const struct c_node *node)
{
    if (p->marks && node->file)
        c_add_mark(p->marks, p->out->length, node->file, node->line);
}

/* Adds a line end, and the blanks of the next line: as the current one begins, with its tabs. */
static void go_on_below(struct printer *p, const char *line, size_t indent)
{
    size_t blanks = strspn(line, " \t"), same = blanks < indent ? blanks : indent;
    while (p->out->length > p->line && p->out->data[p->out->length - 1] == ' ')
        p->out->data[--p->out->length] = '\0';
    str_printf(p->out, "\n%.*s%*s", (int)same, line, (int)(indent - same), "");
}

/* Breaks the current line where it is too long. */
static void wrap_code(struct printer *p)
{
    const char *line = arena_strdup(p->out->arena, p->out->data + p->line);
    struct line_breaks breaks = lines_find_breaks(p->out->arena, line, p->width);
    size_t start = p->line, done = 0;
    if (breaks.count)
        p->out->data[p->out->length = start] = '\0';
    for (size_t i = 0; i < breaks.count; i++) {
        const struct line_break *found = &breaks.items[i];
        size_t was = start + found->at + (p->out->length - start - done);
        str_addn(p->out, line + done, found->at - done);
        go_on_below(p, line, found->indent);
        move_marks(p, was, p->out->length);
        p->line = p->out->length - found->indent;
        done = found->at;
    }
    if (breaks.count)
        str_add(p->out, line + done);
}

/* Comments behind the code of a line that gets too long have a line of their own: above it, and below
 * what begins a block. */
static void move_comment(struct printer *p)
{
    const char *line = arena_strdup(p->out->arena, p->out->data + p->line);
    size_t comment = lines_trailing_comment(line), indent = strspn(line, " \t"), end = comment;
    if (!comment)
        return;
    while (line[end - 1] == ' ' || line[end - 1] == '\t')
        end--;
    bool is_below = line[end - 1] == '{';
    p->out->data[p->out->length = p->line + (is_below ? end : indent)] = '\0';
    if (is_below) {
        wrap_code(p);
        go_on_below(p, line, indent + C_INDENT);
        p->line = p->out->length - indent - C_INDENT;
        str_add(p->out, line + comment);
        return;
    }
    str_add(p->out, line + comment);
    go_on_below(p, line, indent);
    move_marks(p, p->line, p->out->length - indent);
    p->line = p->out->length - indent;
    str_addn(p->out, line + indent, end - indent);
}

/* Breaks the current line, if it is too long and no source's. */
static void wrap_line(struct printer *p)
{
    if (!p->has_own_text || p->out->length - p->line <= p->width)
        return;
    move_comment(p);
    wrap_code(p);
}

static size_t column(const struct printer *p)
{
    return p->out->length - p->line;
}

static void end_line(struct printer *p)
{
    wrap_line(p);
    p->has_own_text = false;
}

/* Text of the printer's own; it has no line ends. */
static void put(struct printer *p, const char *text)
{
    str_add(p->out, text);
    p->has_own_text |= *text != '\0';
}

static void new_line(struct printer *p, const char *indent)
{
    while (p->out->length && strchr(" \t", p->out->data[p->out->length - 1]))
        p->out->data[--p->out->length] = '\0';
    if (p->is_flat) {
        str_addc(p->out, ' ');
        return;
    }
    end_line(p);
    str_addc(p->out, '\n');
    p->line = p->out->length;
    str_add(p->out, indent);
}

static const char *deeper(struct printer *p, const char *indent)
{
    return arena_printf(p->out->arena, "%s%*s", indent, C_INDENT, "");
}

/* --- expressions ---------------------------------------------------------- */

static bool is_expression_kind(const struct c_node *node)
{
    return node->kind < C_NOTHING || (node->kind == C_SLICE && !node->is_statement);
}

bool c_binds(const struct c_node *node, enum c_level level)
{
    return node->level >= level;
}

static void print_at(struct printer *p, const struct c_node *node, enum c_level level)
{
    if (c_binds(node, level)) {
        print_expression(p, node);
        return;
    }
    put(p, "(");
    print_expression(p, node);
    put(p, ")");
}

/* Operators that people mix up: compilers warn where one stands in the other without
 * parentheses. */
static bool is_confusing(enum c_level outer, enum c_level inner)
{
    bool outer_is_bit = outer >= LEVEL_BIT_OR && outer <= LEVEL_BIT_AND;
    return (outer == LEVEL_LOGICAL_OR && inner == LEVEL_LOGICAL_AND) ||
           (outer_is_bit && inner > outer && inner < LEVEL_UNARY) ||
           (outer == LEVEL_SHIFT && (inner == LEVEL_ADDITIVE || inner == LEVEL_MULTIPLICATIVE));
}

static void print_operand(struct printer *p, const struct c_node *node, enum c_level outer,
                          enum c_level needed)
{
    print_at(p, node, is_confusing(outer, node->level) ? LEVEL_PRIMARY : needed);
}

static void print_binary(struct printer *p, const struct c_node *node)
{
    bool is_assignment = node->level == LEVEL_ASSIGNMENT;
    bool is_comma = node->level == LEVEL_COMMA;
    print_operand(p, node->parts[0], node->level, is_assignment ? LEVEL_UNARY : node->level);
    put(p, is_comma ? "" : " ");
    put(p, node->text);
    put(p, " ");
    print_operand(p, node->parts[1], node->level,
                  is_assignment ? LEVEL_ASSIGNMENT : (enum c_level)(node->level + 1));
}

static void print_elements(struct printer *p, const struct c_node *node)
{
    for (size_t i = 0; i < node->count; i++) {
        if (i)
            put(p, ", ");
        print_at(p, node->parts[i], LEVEL_ASSIGNMENT);
    }
}

/* `- -x`, `& &x`: two operators that would be read as one. */
static bool runs_together(const struct c_node *node)
{
    const struct c_node *operand = node->parts[0];
    if (operand->kind != C_PREFIX && operand->kind != C_NAME)
        return false;
    return strchr("+-&", node->text[0]) && operand->text[0] == node->text[0];
}

static void print_slice(struct printer *p, const struct c_node *node);

static void print_ternary(struct printer *p, const struct c_node *node)
{
    print_at(p, node->parts[0], LEVEL_LOGICAL_OR);
    put(p, " ? ");
    print_at(p, node->parts[1], LEVEL_ASSIGNMENT);
    put(p, " : ");
    print_at(p, node->parts[2], LEVEL_CONDITIONAL);
}

/* `{1, 2}` or `(type){1, 2}` */
static void print_list(struct printer *p, const struct c_node *node)
{
    if (node->text) {
        put(p, "(");
        put(p, node->text);
        put(p, ")");
    }
    put(p, "{");
    print_elements(p, node);
    put(p, "}");
}

/* `({ ... })`, in one line */
static void print_block_value(struct printer *p, const struct c_node *node)
{
    bool was_flat = p->is_flat;
    p->is_flat = true;
    put(p, "(");
    print_statement(p, node->parts[0], PLACE_STATEMENT);
    put(p, ")");
    p->is_flat = was_flat;
}

static void print_expression(struct printer *p, const struct c_node *node)
{
    mark_place(p, node);
    switch (node->kind) {
    case C_NAME: put(p, node->text); break;
    case C_PREFIX:
        put(p, node->text);
        if (runs_together(node))
            put(p, " ");
        print_at(p, node->parts[0], LEVEL_UNARY);
        break;
    case C_POSTFIX:
        print_at(p, node->parts[0], LEVEL_POSTFIX);
        put(p, node->text);
        break;
    case C_CAST:
        put(p, "(");
        put(p, node->text);
        put(p, ")");
        print_at(p, node->parts[0], LEVEL_UNARY);
        break;
    case C_BINARY: print_binary(p, node); break;
    case C_TERNARY: print_ternary(p, node); break;
    case C_CALL:
        put(p, node->text);
        put(p, "(");
        print_elements(p, node);
        put(p, ")");
        break;
    case C_INDEX:
        print_at(p, node->parts[0], LEVEL_POSTFIX);
        put(p, "[");
        print_at(p, node->parts[1], LEVEL_COMMA);
        put(p, "]");
        break;
    case C_MEMBER:
        print_at(p, node->parts[0], LEVEL_POSTFIX);
        put(p, node->text);
        break;
    case C_LIST: print_list(p, node); break;
    case C_VECTOR:
        put(p, "(");
        put(p, node->text);
        put(p, ")(");
        print_elements(p, node);
        put(p, ")");
        break;
    case C_PARENS:
        put(p, "(");
        print_at(p, node->parts[0], LEVEL_COMMA);
        put(p, ")");
        break;
    case C_BLOCK_VALUE: print_block_value(p, node); break;
    case C_SLICE: print_slice(p, node); break;
    default: break;
    }
}

/* --- slices --------------------------------------------------------------- */

/* Text of the source. Its lines are shifted where they stand deeper, or less deep, than in it. */
static void print_source_text(struct printer *p, const char *text)
{
    for (;;) {
        size_t length = strcspn(text, "\n");
        str_addn(p->out, text, length);
        if (!text[length])
            break;
        end_line(p);
        str_addc(p->out, '\n');
        p->line = p->out->length;
        text += length + 1;
        size_t blank = strspn(text, " \t"), lost = p->shift < 0 ? (size_t)-p->shift : 0;
        text += blank < lost ? blank : lost;
        if (p->shift > 0 && text[blank] != '\n' && text[blank] != '\r')
            str_printf(p->out, "%*s", (int)p->shift, "");
    }
}

/* `a/b` where b has become `*b`, or `-b` where it has become `-1`: next to an operator without a
 * blank, another one needs parentheses, or the two would be read as one. */
static void print_hole(struct printer *p, const struct c_node *hole)
{
    const struct c_node *node = hole->parts[0];
    char before = p->out->length ? p->out->data[p->out->length - 1] : ' ';
    bool is_tight = strchr("+-*/%&|<>", before) && before;
    bool has_sign = node->kind == C_PREFIX || (node->kind == C_NAME && node->level == LEVEL_UNARY);
    print_at(p, node, is_tight && has_sign ? LEVEL_POSTFIX : hole->level);
}

static void print_slice(struct printer *p, const struct c_node *node)
{
    bool was_in_place = p->is_in_place;
    p->is_in_place = true;
    for (size_t i = 0; i < node->count; i++) {
        const struct c_node *part = node->parts[i];
        if (part->kind == C_TEXT)
            print_source_text(p, part->text);
        else if (part->place == PLACE_EXPRESSION)
            print_hole(p, part);
        else
            print_statement(p, part->parts[0], part->place);
    }
    p->is_in_place = was_in_place;
}

/* --- statements ----------------------------------------------------------- */

/* Each on a line of its own. */
static void print_lines(struct printer *p, const struct c_node *sequence, const char *indent)
{
    bool was_in_place = p->is_in_place;
    p->is_in_place = false;
    for (size_t i = 0; sequence && i < sequence->count; i++) {
        if (c_is_nothing(sequence->parts[i]))
            continue;
        new_line(p, indent);
        print_statement(p, sequence->parts[i], PLACE_STATEMENTS);
    }
    p->is_in_place = was_in_place;
}

static const char *first_text(const struct c_node *slice)
{
    return slice->count && slice->parts[0]->kind == C_TEXT ? slice->parts[0]->text : "";
}

/* What the first line inside the source's braces begins with; NULL where they are on one line. */
static const char *source_indentation(struct printer *p, const struct c_node *slice)
{
    const char *text = first_text(slice), *line = strchr(text, '\n');
    for (const char *next; line && (next = strchr(line + 1, '\n')) != NULL &&
                           strspn(line + 1, " \t\r") == (size_t)(next - line - 1);)
        line = next;
    if (!line)
        return NULL;
    size_t blank = strspn(line + 1, " \t"), lost = p->shift < 0 ? (size_t)-p->shift : 0;
    if (p->shift > 0)
        return arena_printf(p->out->arena, "%*s%.*s", (int)p->shift, "", (int)blank, line + 1);
    return arena_strndup(p->out->arena, line + 1 + (blank < lost ? blank : lost),
                         blank - (blank < lost ? blank : lost));
}

/* How much deeper a block stands than in the source: by the line of its closing brace. */
static long shift_of(struct printer *p, const struct c_node *slice)
{
    const struct c_node *last = slice->count ? slice->parts[slice->count - 1] : NULL;
    const char *line = last && last->kind == C_TEXT ? strrchr(last->text, '\n') : NULL;
    if (!line || line[1 + strspn(line + 1, " ")])
        return 0;
    return (long)strlen(indentation(p)) - (long)strlen(line + 1);
}

/* The slice without the blanks at its end. */
static void print_trimmed(struct printer *p, const struct c_node *slice)
{
    print_slice(p, slice);
    while (p->out->length && isspace((unsigned char)p->out->data[p->out->length - 1]))
        p->out->data[--p->out->length] = '\0';
    if (p->out->length > p->line)
        return;
    p->has_own_text = false; /* the line has been ended */
    while (p->line > p->out->length || (p->line && p->out->data[p->line - 1] != '\n'))
        p->line--;
}

static bool is_blank_slice(const struct c_node *slice)
{
    const char *text = first_text(slice);
    return slice->count == 0 ||
           (slice->count == 1 && slice->parts[0]->kind == C_TEXT && !text[strspn(text, " \t\r\n")]);
}

/* With what was added to it. */
static void print_extended(struct printer *p, const struct c_node *node)
{
    const char *outer = indentation(p), *inner = source_indentation(p, node->slice);
    const char *indent = inner && strlen(inner) > strlen(outer) ? inner : deeper(p, outer);
    print_lines(p, node->first, indent);
    if (!is_blank_slice(node->slice)) {
        if (!inner)
            new_line(p, indent);
        print_trimmed(p, node->slice);
    }
    print_lines(p, node->last, indent);
    new_line(p, outer);
}

static void print_source_block(struct printer *p, const struct c_node *node)
{
    long shift = p->shift;
    if (!p->is_in_place)
        p->shift = shift_of(p, node->slice);
    put(p, "{");
    if (node->first || node->last)
        print_extended(p, node);
    else
        print_slice(p, node->slice);
    put(p, "}");
    p->shift = shift;
}

static void print_block(struct printer *p, const struct c_node *node)
{
    const char *outer = indentation(p);
    put(p, "{");
    print_lines(p, node, deeper(p, outer));
    new_line(p, outer);
    put(p, "}");
}

/* Labels stand where the `switch` does. */
static void print_switch_body(struct printer *p, const struct c_node *node)
{
    const char *outer = indentation(p);
    put(p, "{");
    print_lines(p, node, outer);
    new_line(p, outer);
    put(p, "}");
}

static bool consists_of_labels(const struct c_node *block)
{
    for (size_t i = 0; i < block->count; i++)
        if (block->parts[i]->kind != C_LABEL)
            return false;
    return block->kind == C_BLOCK && !block->slice;
}

static void print_sequence(struct printer *p, const struct c_node *node, enum c_place place)
{
    const char *indent = indentation(p);
    bool is_first = true;
    if (place != PLACE_STATEMENTS && node->count != 1) {
        print_block(p, node);
        return;
    }
    for (size_t i = 0; i < node->count; i++) {
        if (c_is_nothing(node->parts[i]))
            continue;
        if (!is_first)
            new_line(p, indent);
        print_statement(p, node->parts[i], place);
        is_first = false;
    }
}

/* In the head of a loop the declarators follow each other; elsewhere each has a line. */
static void print_declaration(struct printer *p, const struct c_node *node, bool in_head)
{
    const char *indent = indentation(p);
    for (size_t i = 0; i < node->count; i++) {
        const struct c_node *declarator = node->parts[i];
        if (i && in_head) {
            put(p, ", ");
        } else {
            if (i)
                new_line(p, indent);
            put(p, node->text);
            put(p, *node->text ? " " : "");
        }
        put(p, declarator->text);
        if (declarator->count) {
            put(p, " = ");
            print_at(p, declarator->parts[0], LEVEL_ASSIGNMENT);
        }
        if (!in_head)
            put(p, ";");
    }
}

static bool is_block(const struct c_node *node)
{
    while (node->kind == C_SEQUENCE && node->count == 1)
        node = node->parts[0];
    return node->kind == C_BLOCK || (node->kind == C_SEQUENCE && node->count > 1) ||
           node->kind == C_DECLARATION;
}

/* The statement behind a head: ` { ... }`, or on a line of its own. */
static void print_body(struct printer *p, const struct c_node *node)
{
    bool was_in_place = p->is_in_place;
    p->is_in_place = false;
    if (is_block(node) || c_is_nothing(node)) {
        put(p, c_is_nothing(node) ? "" : " ");
        print_statement(p, node, PLACE_STATEMENT);
    } else {
        new_line(p, deeper(p, indentation(p)));
        print_statement(p, node, PLACE_STATEMENT);
    }
    p->is_in_place = was_in_place;
}

static void print_if(struct printer *p, const struct c_node *node)
{
    const char *indent = indentation(p);
    const struct c_node *yes = node->parts[1];
    put(p, "if (");
    print_at(p, node->parts[0], LEVEL_COMMA);
    put(p, ")");
    /* an `if` in it would take the `else` */
    if (node->count > 2 && yes->kind == C_IF && yes->count == 2) {
        put(p, " ");
        struct c_node block = {.kind = C_BLOCK, .parts = (struct c_node **)&yes, .count = 1};
        print_block(p, &block);
    } else {
        print_body(p, yes);
    }
    if (node->count < 3)
        return;
    if (p->out->data[p->out->length - 1] == '}')
        put(p, " ");
    else
        new_line(p, indent);
    put(p, "else");
    if (node->parts[2]->kind == C_IF) {
        put(p, " ");
        print_if(p, node->parts[2]);
    } else {
        print_body(p, node->parts[2]);
    }
}

static void print_for(struct printer *p, const struct c_node *node)
{
    const struct c_node *start = node->parts[0];
    put(p, "for (");
    if (is_expression_kind(start)) {
        print_at(p, start, LEVEL_COMMA);
        put(p, ";");
    } else {
        print_statement(p, start, PLACE_HEAD);
    }
    for (size_t i = 1; i < 3; i++) {
        if (!c_is_nothing(node->parts[i])) {
            put(p, " ");
            print_at(p, node->parts[i], LEVEL_COMMA);
        }
        if (i == 1)
            put(p, ";");
    }
    put(p, ")");
    print_body(p, node->parts[3]);
}

static void print_control_head(struct printer *p, const char *word, const struct c_node *value)
{
    put(p, word);
    put(p, " (");
    print_at(p, value, LEVEL_COMMA);
    put(p, ")");
}

/* A label stands before a statement, which a declaration is not. */
static void print_label(struct printer *p, const struct c_node *node, enum c_place place)
{
    const struct c_node *labelled = node->parts[0];
    bool is_sequence = labelled->kind == C_SEQUENCE && labelled->count > 1;
    put(p, node->text);
    put(p, ":");
    if (is_sequence && place == PLACE_STATEMENTS && !c_declares(labelled)) {
        print_lines(p, labelled, deeper(p, indentation(p)));
        return;
    }
    put(p, " ");
    print_statement(p, labelled, c_declares(labelled) ? PLACE_STATEMENT : place);
}

static void print_lines_text(struct printer *p, const char *text)
{
    const char *indent = indentation(p);
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        if (line != text)
            new_line(p, indent);
        put(p, arena_strndup(p->out->arena, line, length));
        line += length + (line[length] == '\n');
    }
}

/* Directives begin their lines; the statement stands where it would without them. */
static void print_directed(struct printer *p, const struct c_node *node, enum c_place place)
{
    const char *indent = indentation(p);
    if (column(p) > strlen(indent))
        new_line(p, "");
    else
        p->out->data[p->out->length = p->line] = '\0';
    for (const char *line = node->text; *line; line += strcspn(line, "\n") + 1) {
        str_addn(p->out, line, strcspn(line, "\n"));
        new_line(p, "");
    }
    str_add(p->out, indent);
    print_statement(p, node->parts[0], place);
}

/* A single statement of a loop or condition can't be a declaration: it gets a block. */
static void print_declaration_at(struct printer *p, const struct c_node *node, enum c_place place)
{
    if (place == PLACE_HEAD) {
        print_declaration(p, node, true);
        put(p, ";");
    } else if (place == PLACE_STATEMENT) {
        struct c_node block = {.kind = C_BLOCK, .parts = (struct c_node **)&node, .count = 1};
        print_block(p, &block);
    } else {
        print_declaration(p, node, false);
    }
}

static void print_switch(struct printer *p, const struct c_node *node)
{
    print_control_head(p, "switch", node->parts[0]);
    if (consists_of_labels(node->parts[1])) {
        put(p, " ");
        print_switch_body(p, node->parts[1]);
    } else {
        print_body(p, node->parts[1]);
    }
}

static void print_statement(struct printer *p, const struct c_node *node, enum c_place place)
{
    if (is_expression_kind(node)) {
        print_at(p, node, LEVEL_COMMA);
        put(p, ";");
        return;
    }
    if (c_is_nothing(node)) {
        put(p, place == PLACE_STATEMENTS ? "" : ";");
        return;
    }
    mark_place(p, node);
    switch (node->kind) {
    case C_EXPRESSION:
        print_at(p, node->parts[0], LEVEL_COMMA);
        put(p, ";");
        break;
    case C_DECLARATION: print_declaration_at(p, node, place); break;
    case C_BLOCK:
        if (node->slice)
            print_source_block(p, node);
        else
            print_block(p, node);
        break;
    case C_SEQUENCE: print_sequence(p, node, place); break;
    case C_IF: print_if(p, node); break;
    case C_FOR: print_for(p, node); break;
    case C_WHILE:
        print_control_head(p, "while", node->parts[0]);
        print_body(p, node->parts[1]);
        break;
    case C_DO:
        put(p, "do");
        print_body(p, node->parts[0]);
        print_control_head(p, " while", node->parts[1]);
        put(p, ";");
        break;
    case C_SWITCH: print_switch(p, node); break;
    case C_LABEL: print_label(p, node, place); break;
    case C_JUMP:
        put(p, node->text);
        if (node->count) {
            put(p, " ");
            print_at(p, node->parts[0], LEVEL_COMMA);
        }
        put(p, ";");
        break;
    case C_DIRECTIVE: print_directed(p, node, place); break;
    case C_LINES: print_lines_text(p, node->text); break;
    case C_SLICE: print_slice(p, node); break;
    default: break;
    }
}

/* --- entries -------------------------------------------------------------- */

const char *c_operand(struct arena *arena, const struct c_node *node, enum c_level level)
{
    struct str out = {.arena = arena};
    struct printer p = {.out = &out, .width = C_LINE_WIDTH};
    print_at(&p, node, level);
    return str_text(&out);
}

const char *c_string(struct arena *arena, const struct c_node *node)
{
    return c_operand(arena, node, LEVEL_COMMA);
}

static void print_within(const struct c_node *node, size_t indent, size_t width, struct str *out,
                         struct c_marks *marks)
{
    struct printer p = {.out = out, .width = width, .line = out->length, .marks = marks};
    str_printf(out, "%*s", (int)indent, "");
    print_statement(&p, node, PLACE_STATEMENTS);
    end_line(&p);
}

void c_print(const struct c_node *node, size_t indent, struct str *out)
{
    print_within(node, indent, C_LINE_WIDTH, out, NULL);
}

void c_print_marked(const struct c_node *node, struct str *out, struct c_marks *marks)
{
    print_within(node, 0, C_LINE_WIDTH, out, marks);
}

void c_print_macro(const char *macro, const char *head, const struct c_node *body, struct str *out)
{
    struct str text = {.arena = out->arena};
    size_t widest = 0;
    str_printf(&text, "#define %s\n%*s%s\n", macro, C_INDENT, "", head);
    print_within(body, C_INDENT, C_MACRO_WIDTH, &text, NULL);
    for (const char *line = str_text(&text), *end; (end = strchr(line, '\n')) != NULL;
         line = end + 1)
        widest = (size_t)(end - line) > widest ? (size_t)(end - line) : widest;
    const char *line = str_text(&text);
    for (const char *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        str_printf(out, "%-*.*s \\\n", (int)widest, (int)(end - line), line);
    str_printf(out, "%s\n", line);
}

void c_print_list(const char *head, const char *const *texts, size_t count, size_t indent,
                  const char *tail, struct str *out)
{
    size_t column = strlen(head);
    str_add(out, head);
    for (size_t i = 0; i < count; i++) {
        bool is_last = i + 1 == count;
        size_t width = strlen(texts[i]) + (is_last ? strcspn(tail, "\n") : 1);
        if (i && column + 1 + width > C_LINE_WIDTH) {
            str_printf(out, "\n%*s", (int)indent, "");
            column = indent;
        } else if (i) {
            str_addc(out, ' ');
            column++;
        }
        str_printf(out, "%s%s", texts[i], is_last ? "" : ",");
        column += width;
    }
    str_add(out, tail);
}
