/* Token mode: a node's own text, with its children's lowered text in place of theirs.
 *
 * The text between children (a gap) is copied, so operators, layout, and comments stay. What the
 * preprocessor took away is left out: directive lines (but `#pragma unroll`), branches it skipped,
 * and uses of macros that expand to nothing. Any other macro use in a gap, or children whose ranges
 * overlap, make the mode give up. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

/* --- gaps ---------------------------------------------------------------- */

static bool in_skipped_range(const struct source_file *file, size_t offset, size_t *end)
{
    CXSourceRangeList *list = clang_getSkippedRanges(file->unit, file->handle);
    bool found = false;
    for (unsigned i = 0; list && i < list->count && !found; i++) {
        unsigned from, to;
        clang_getFileLocation(clang_getRangeStart(list->ranges[i]), NULL, NULL, NULL, &from);
        clang_getFileLocation(clang_getRangeEnd(list->ranges[i]), NULL, NULL, NULL, &to);
        if (offset >= from && offset < to) {
            *end = to;
            found = true;
        }
    }
    clang_disposeSourceRangeList(list);
    return found;
}

static size_t end_of_line(const struct source_file *file, size_t at, size_t end)
{
    while (at < end && file->text[at] != '\n') {
        if (file->text[at] == '\\' && at + 1 < end)
            at++;
        at++;
    }
    return at < end ? at + 1 : end;
}

static bool is_directive(const struct source_file *file, size_t at)
{
    size_t line = at;
    if (file->text[at] != '#')
        return false;
    while (line > 0 && (file->text[line - 1] == ' ' || file->text[line - 1] == '\t'))
        line--;
    return line == 0 || file->text[line - 1] == '\n';
}

static size_t skip_comment(const struct source_file *file, size_t at, size_t end)
{
    const char *text = file->text;
    if (text[at + 1] == '/')
        while (at < end && text[at] != '\n')
            at++;
    else
        for (at += 2; at < end && !(text[at - 1] == '*' && text[at] == '/');)
            at++;
    return at < end && text[at] == '/' ? at + 1 : at;
}

static size_t attribute_end(const struct source_file *file, size_t at, size_t end)
{
    for (at += 2; at < end; at++)
        if (file->text[at - 1] == ']' && file->text[at] == ']')
            return at + 1;
    return end;
}

static bool macro_is_empty(const struct expansion *e)
{
    return e->macro && e->macro->body >= e->macro->end;
}

static void trim_indentation(struct str *out)
{
    while (out->length && (out->data[out->length - 1] == ' ' || out->data[out->length - 1] == '\t'))
        out->data[--out->length] = '\0';
}

const char *lower_operator_word(const char *text, size_t length)
{
    static const char *const words[][2] = {{"and", "&&"},    {"or", "||"},     {"not", "!"},
                                           {"xor", "^"},     {"bitand", "&"},  {"bitor", "|"},
                                           {"compl", "~"},   {"and_eq", "&="}, {"or_eq", "|="},
                                           {"xor_eq", "^="}, {"not_eq", "!="}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i][0]) == length && strncmp(words[i][0], text, length) == 0)
            return words[i][1];
    return NULL;
}

/* A word of the text, or the operator that it stands for; `not x` becomes `!x`. Returns where it
 * ends. */
static size_t copy_word(const char *text, size_t at, size_t next, size_t end, struct str *out)
{
    const char *operator= lower_operator_word(text + at, next - at);
    if (!operator) {
        str_addn(out, text + at, next - at);
        return next;
    }
    str_add(out, operator);
    if (strcmp(operator, "!") == 0 || strcmp(operator, "~") == 0)
        while (next < end && text[next] == ' ')
            next++;
    return next;
}

static bool begins_line(const struct str *out)
{
    size_t at = out->length;
    while (at && (out->data[at - 1] == ' ' || out->data[at - 1] == '\t'))
        at--;
    return at && out->data[at - 1] == '\n';
}

/* The lines of pragmas, each on a line of its own. Returns where the text goes on. */
static size_t add_pragmas(const struct source_file *file, size_t end, const char *lines,
                          struct str *out)
{
    size_t next = end + strspn(file->text + end, " \t"), indentation = 0;
    bool ends_line = file->text[next] == '\n';
    if (!begins_line(out)) {
        if (*lines)
            str_addc(out, '\n');
    } else if (*lines || ends_line) {
        size_t length = out->length;
        trim_indentation(out);
        indentation = length - out->length;
    }
    str_add(out, lines);
    if (ends_line && begins_line(out))
        return next + 1;
    str_printf(out, "%*s", (int)indentation, "");
    return *lines ? next : end;
}

const char *lower_gap(struct lower *l, const struct source_file *file, size_t begin, size_t end)
{
    struct str out = {.arena = l->arena};
    const char *text = file->text;

    if (end > file->length)
        return NULL;
    for (size_t at = begin; at < end;) {
        size_t next;
        char c = text[at];
        if (c == '.' && at + 2 < end && text[at + 1] == '.' && text[at + 2] == '.')
            return NULL; /* of a parameter pack: C has none */
        if (c == '#' && is_directive(file, at)) {
            next = end_of_line(file, at, end);
            const char *line = pragma_line(l, text + at, next - at);
            if (line) {
                str_printf(&out, "%s\n", line);
            } else {
                trim_indentation(&out);
                size_t skipped;
                if (in_skipped_range(file, at, &skipped) && skipped < end)
                    next = end_of_line(file, skipped, end);
            }
            at = next;
        } else if (c == '/' && at + 1 < end && (text[at + 1] == '/' || text[at + 1] == '*')) {
            next = skip_comment(file, at, end);
            str_addn(&out, text + at, next - at);
            at = next;
        } else if (c == '[' && at + 1 < end && text[at + 1] == '[') {
            at = attribute_end(file, at, end); /* `[[fallthrough]]` says nothing to a C compiler */
        } else if (isalpha((unsigned char)c) || c == '_') {
            const struct expansion *e = model_expansion_at(l->module->model, file, at);
            const char *lines;
            if (e && !macro_is_empty(e)) {
                next = pragma_use(l, e, &lines);
                if (!next || next > end)
                    return NULL;
                at = add_pragmas(file, next, lines, &out);
                continue;
            }
            next = at;
            while (next < end && (isalnum((unsigned char)text[next]) || text[next] == '_'))
                next++;
            at = e ? e->end : copy_word(text, at, next, end, &out);
        } else {
            str_addc(&out, c);
            at++;
        }
    }
    return str_text(&out);
}

/* --- nodes --------------------------------------------------------------- */

/* The text between operands must be the operator itself; else it came from a macro's body. */
static bool operator_is_written(const struct node *node, const char *gap)
{
    CXString spelling;
    if (node->kind == CXCursor_BinaryOperator || node->kind == CXCursor_CompoundAssignOperator)
        spelling = clang_getBinaryOperatorKindSpelling((enum CXBinaryOperatorKind)node->op);
    else
        return true;
    bool found = strstr(gap, clang_getCString(spelling)) != NULL;
    clang_disposeString(spelling);
    return found;
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

static const char *child_text(struct lower *l, struct node *node, struct node *child)
{
    bool is_postfix = node->kind == CXCursor_ArraySubscriptExpr && child == node->children[0];
    if (node->kind == CXCursor_UnaryOperator && node->child_count)
        is_postfix = node->op == CXUnaryOperator_PostInc || node->op == CXUnaryOperator_PostDec;
    if (node->kind == CXCursor_ConditionalOperator && child == node->children[0])
        return condition_text(l, node);
    return is_postfix ? lower_postfix(l, child) : lower_node(l, child);
}

/* A macro whose body ends with a semicolon is used without one. */
static void end_macro_statement(const struct node *block, const struct node *statement, size_t at,
                                struct str *out)
{
    if (block->kind != CXCursor_CompoundStmt || !statement || !statement->from_macro_body ||
        !lower_needs_semicolon(statement))
        return;
    while (at < block->end && isspace((unsigned char)block->file->text[at]))
        at++;
    if (block->file->text[at] != ';')
        str_addc(out, ';');
}

static const char *without_first_line_end(const char *text)
{
    const char *p = text + strspn(text, " \t\r");
    return *p == '\n' ? p + 1 : text;
}

static bool append_tokens(struct lower *l, struct node *node, struct str *out);

/* Is lower_node the same as lower_tokens for it, as far as that one gets? Chains of such nodes, of
 * `else if` or of operators, may be thousands long: copying each one's text into that of the next
 * would take time and memory that grow with the square of the length. */
static bool is_link(const struct node *node)
{
    if (node->from_macro_body || node->refusal || node->declared_count)
        return false;
    if (node->kind == CXCursor_IfStmt)
        return lower_if_is_plain(node);
    if (node->kind != CXCursor_BinaryOperator)
        return false;
    switch ((enum CXBinaryOperatorKind)node->op) {
    case CXBinaryOperator_Mul:
    case CXBinaryOperator_Add:
    case CXBinaryOperator_Sub:
    case CXBinaryOperator_And:
    case CXBinaryOperator_Xor:
    case CXBinaryOperator_Or:
    case CXBinaryOperator_LAnd:
    case CXBinaryOperator_LOr: return true;
    default: return false;
    }
}

static void append_child(struct lower *l, struct node *node, struct node *child, struct str *out)
{
    struct node *link = node->kind == child->kind ? child : node_skip_implicit(child);
    size_t length = out->length;
    if (link->kind == node->kind && link->type == child->type && is_link(link)) {
        if (append_tokens(l, link, out))
            return;
        out->length = length;
        link->has_no_tokens = true; /* do not try again */
    }
    str_add(out, child_text(l, node, child));
    link->has_no_tokens = false;
}

static bool append_tokens(struct lower *l, struct node *node, struct str *out)
{
    struct node *previous = NULL;
    size_t at = node->begin;
    bool was_dropped = false; /* a declaration that went elsewhere: its line goes, too */

    if (node->has_no_tokens || !can_use_tokens(l, node))
        return false;
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (!child->file)
            continue; /* an implicit node without text */
        if (same_expansion(previous, child)) {
            str_printf(out, "%s %s", lower_needs_semicolon(previous) ? ";" : "",
                       child_text(l, node, child));
            previous = child;
            continue;
        }
        if (child->file != node->file || child->begin < at || child->end > node->end ||
            child->end < child->begin)
            return false;
        end_macro_statement(node, previous, at, out);
        const char *gap = lower_gap(l, node->file, at, child->begin);
        if (!gap || (i == 1 && !operator_is_written(node, gap)))
            return false;
        str_add(out, was_dropped ? without_first_line_end(gap) : gap);
        size_t before = out->length;
        append_child(l, node, child, out);
        was_dropped = out->length == before && child->kind == CXCursor_DeclStmt && begins_line(out);
        if (was_dropped)
            trim_indentation(out);
        at = child->end;
        previous = child;
    }
    end_macro_statement(node, previous, at, out);
    const char *gap = lower_gap(l, node->file, at, node->end);
    if (!gap)
        return false;
    str_add(out, was_dropped ? without_first_line_end(gap) : gap);
    return true;
}

const char *lower_tokens(struct lower *l, struct node *node)
{
    struct str out = {.arena = l->arena};
    return append_tokens(l, node, &out) ? str_text(&out) : NULL;
}

/* --- comments ------------------------------------------------------------ */

static size_t line_start(const struct source_file *file, size_t at)
{
    while (at > 0 && file->text[at - 1] != '\n')
        at--;
    return at;
}

static bool is_blank(const char *text, size_t begin, size_t end)
{
    for (; begin < end; begin++)
        if (!isspace((unsigned char)text[begin]))
            return false;
    return true;
}

/* Start of the block comment whose `*` `/` ends before `end`; `end` where it is not found. */
static size_t block_comment_start(const char *text, size_t end)
{
    for (size_t at = end - 2; at > 0; at--)
        if (text[at] == '*' && text[at - 1] == '/')
            return at - 1;
    return end;
}

const char *lower_comment_above(struct lower_module *module, const struct decl *decl)
{
    if (!decl->file || decl->in_system || decl->is_library || decl->begin >= decl->file->length)
        return "";
    const char *text = decl->file->text;
    size_t end = line_start(decl->file, decl->begin);
    size_t begin = end;
    if (!is_blank(text, end, decl->begin))
        return "";
    while (begin > 0) {
        size_t above = line_start(decl->file, begin - 1);
        size_t first = above;
        while (first < begin && (text[first] == ' ' || text[first] == '\t'))
            first++;
        size_t last = begin - 1;
        while (last > first && isspace((unsigned char)text[last - 1]))
            last--;
        if (strncmp(text + first, "//", 2) == 0) {
            begin = above;
        } else if (last >= first + 2 && text[last - 1] == '/' && text[last - 2] == '*') {
            size_t start = block_comment_start(text, last);
            if (start == last || !is_blank(text, line_start(decl->file, start), start))
                break;
            begin = line_start(decl->file, start);
        } else {
            break;
        }
    }
    return arena_strndup(module->arena, text + begin, end - begin);
}
