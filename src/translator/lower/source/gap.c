/* The source's text between expressions and statements, and the comments above declarations. What
 * the preprocessor took away is left out: lines of directives (but `#pragma unroll`), branches it
 * skipped, and uses of macros that expand to nothing. */
#include "lower/source/source.h"

#include <ctype.h>
#include <string.h>

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

size_t gap_skip_comment(const struct source_file *file, size_t at, size_t end)
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

/* Copies a pragma; leaves out other lines of the preprocessor, and what one of them skips. Returns
 * where the text goes on. */
static size_t copy_directive(struct lower *l, const struct source_file *file, size_t at, size_t end,
                             struct str *out)
{
    size_t next = end_of_line(file, at, end), skipped;
    const char *line = pragma_line(l, file->text + at, next - at);
    if (line) {
        str_printf(out, "%s\n", line);
        return next;
    }
    trim_indentation(out);
    if (frontend_is_skipped(file, at, &skipped) && skipped < end)
        return end_of_line(file, skipped, end);
    return next;
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
            at = copy_directive(l, file, at, end, &out);
        } else if (c == '/' && at + 1 < end && (text[at + 1] == '/' || text[at + 1] == '*')) {
            next = gap_skip_comment(file, at, end);
            str_addn(&out, text + at, next - at);
            at = next;
        } else if (c == '[' && at + 1 < end && text[at + 1] == '[') {
            at = attribute_end(file, at, end); /* `[[fallthrough]]` says nothing to a C compiler */
        } else if (str_is_word_start(c)) {
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
            while (next < end && str_is_word(text[next]))
                next++;
            at = e ? e->end : copy_word(text, at, next, end, &out);
        } else {
            str_addc(&out, c);
            at++;
        }
    }
    return str_text(&out);
}

static bool is_blank(const char *text, size_t begin, size_t end)
{
    for (; begin < end; begin++)
        if (!isspace((unsigned char)text[begin]))
            return false;
    return true;
}

static size_t line_start(const struct source_file *file, size_t at)
{
    while (at > 0 && file->text[at - 1] != '\n')
        at--;
    return at;
}

/* Start of the block comment whose `*` `/` ends before `end`; `end` where it is not found. */
static size_t block_comment_start(const char *text, size_t end)
{
    for (size_t at = end - 2; at > 0; at--)
        if (text[at] == '*' && text[at - 1] == '/')
            return at - 1;
    return end;
}

/* The lines from `begin` to `end` as they stand where nothing is around them: the first one's
 * indentation is taken from all. */
static const char *outdented(struct arena *arena, const char *begin, const char *end)
{
    size_t indentation = strspn(begin, " \t");
    struct str out = {.arena = arena};

    while (begin < end) {
        const char *next = memchr(begin, '\n', (size_t)(end - begin));
        next = next ? next + 1 : end;
        size_t blank = strspn(begin, " \t");
        begin += blank < indentation ? blank : indentation;
        str_addn(&out, begin, (size_t)(next - begin));
        begin = next;
    }
    return str_text(&out);
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
    return outdented(module->arena, text + begin, text + end);
}
