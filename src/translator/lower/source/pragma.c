/* `#pragma unroll` in front of loops, which OpenCL's compilers know too: as a line of its own, as
 * `_Pragma("unroll 4")`, and as a macro that stands for that. Other pragmas are left out. */
#include "lower/source/source.h"

#include <string.h>

#define MAX_DEPTH 8

static const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r' || *p == '\\')
        p++;
    return p;
}

static size_t word_length(const char *p)
{
    size_t length = 0;
    while (str_is_word(p[length]))
        length++;
    return length;
}

static const struct macro *macro_at(struct lower *l, const char *p, size_t length)
{
    return length ? map_get(&l->module->model->macros_by_name, arena_strndup(l->arena, p, length))
                  : NULL;
}

static const char *body_of(struct lower *l, const struct macro *macro)
{
    return macro->body < macro->end
               ? arena_strndup(l->arena, macro->file->text + macro->body, macro->end - macro->body)
               : "";
}

/* The number that is written at `p`; "" for other expressions, such as a template's parameter. */
static const char *count_at(struct lower *l, const char *p)
{
    p = skip_blanks(p);
    while (*p == '(')
        p = skip_blanks(p + 1);
    size_t length = strspn(p, "0123456789");
    const char *rest = skip_blanks(p + length);
    bool ends = !*rest || strchr(")\"", *rest) || strncmp(rest, "//", 2) == 0 ||
                strncmp(rest, "/*", 2) == 0;
    return ends ? arena_strndup(l->arena, p, length) : "";
}

/* `text` is what stands behind `#pragma`; NULL where that is not `unroll`. */
static const char *unroll_line(struct lower *l, const char *text)
{
    text = skip_blanks(text);
    if (strncmp(text, "GCC", 3) == 0)
        text = skip_blanks(text + 3);
    if (strncmp(text, "unroll", 6) != 0 || word_length(text) != 6)
        return NULL;
    const char *count = count_at(l, text + 6);
    return arena_printf(l->arena, "#pragma unroll%s%s", *count ? " " : "", count);
}

const char *pragma_line(struct lower *l, const char *text, size_t length)
{
    const char *p = skip_blanks(arena_strndup(l->arena, text, length));
    if (*p != '#')
        return NULL;
    p = skip_blanks(p + 1);
    return strncmp(p, "pragma", 6) == 0 ? unroll_line(l, p + 6) : NULL;
}

/* --- macros -------------------------------------------------------------- */

/* Where the parentheses that open at `p` close: at `)`; NULL. */
static const char *closing_parenthesis(const char *p)
{
    int depth = 0;
    for (; *p; p++) {
        if (*p == '"')
            for (p++; *p && *p != '"'; p++)
                p += *p == '\\' && p[1];
        if (!*p)
            return NULL;
        depth += (*p == '(') - (*p == ')');
        if (depth == 0)
            return p;
    }
    return NULL;
}

/* What stands for a word of a macro's body: the argument, if it is a parameter. */
static void add_word(const struct macro *macro, const char *const *arguments, const char *word,
                     size_t length, struct str *out)
{
    for (size_t i = 0; i < macro->parameter_count; i++)
        if (strlen(macro->parameters[i]) == length &&
            strncmp(macro->parameters[i], word, length) == 0) {
            str_add(out, arguments[i]);
            return;
        }
    str_addn(out, word, length);
}

/* The body of a macro with the arguments of a use, which stand between `open` and `close`. */
static const char *body_with(struct lower *l, const struct macro *macro, const char *open,
                             const char *close)
{
    struct str out = {.arena = l->arena};
    const char **arguments =
        arena_alloc(l->arena, (macro->parameter_count + 1) * sizeof *arguments);
    const char *begin = open + 1;
    size_t count = 0;
    int depth = 0;

    for (const char *p = begin; p <= close && count < macro->parameter_count; p++) {
        if (p == close || (*p == ',' && depth == 0)) {
            arguments[count++] = arena_strndup(l->arena, begin, (size_t)(p - begin));
            begin = p + 1;
        }
        depth += (*p == '(') - (*p == ')');
    }
    while (count < macro->parameter_count)
        arguments[count++] = "";
    for (const char *p = body_of(l, macro); *p;) {
        size_t length = word_length(p);
        if (length)
            add_word(macro, arguments, p, length, &out);
        else
            str_addc(&out, *p);
        p += length ? length : 1;
    }
    return str_text(&out);
}

/* Adds a line for each `unroll` in `text`, a macro's body or use, up to what is no pragma. True
 * when nothing else is in it. */
static bool find_pragmas(struct lower *l, const char *text, int depth, struct str *out)
{
    for (const char *p = skip_blanks(text); *p; p = skip_blanks(p)) {
        size_t length = word_length(p);
        const char *open = skip_blanks(p + length),
                   *close = *open == '(' ? closing_parenthesis(open) : NULL;
        if (length == 7 && strncmp(p, "_Pragma", 7) == 0 && close) {
            const char *inner = skip_blanks(open + 1);
            const char *line = *inner == '"' || *inner == '#' ? unroll_line(l, inner + 1) : NULL;
            if (line)
                str_printf(out, "%s\n", line);
            p = close + 1;
            continue;
        }
        const struct macro *macro = macro_at(l, p, length);
        if (!macro || depth > MAX_DEPTH || (macro->is_function_like && !close))
            return false;
        if (!find_pragmas(
                l, macro->is_function_like ? body_with(l, macro, open, close) : body_of(l, macro),
                depth + 1, out))
            return false;
        p = macro->is_function_like ? close + 1 : p + length;
    }
    return true;
}

size_t pragma_use(struct lower *l, const struct expansion *e, const char **lines)
{
    struct str out = {.arena = l->arena};
    const char *text = e->file->text;
    size_t end = e->end;
    if (!e->macro) { /* _Pragma, whose arguments are not the macro's */
        const char *open = skip_blanks(text + end),
                   *close = *open == '(' ? closing_parenthesis(open) : NULL;
        if (!close)
            return 0;
        end = (size_t)(close + 1 - text);
    }
    if (!find_pragmas(l, arena_strndup(l->arena, text + e->begin, end - e->begin), 0, &out))
        return 0;
    *lines = str_text(&out);
    return end;
}

const char *pragma_in_macro(struct lower *l, const struct node *loop)
{
    struct str out = {.arena = l->arena};
    const struct expansion *e = NULL;
    if (loop->file && loop->from_macro_body)
        e = model_expansion_at(l->module->model, loop->file, loop->begin);
    if (!e)
        return "";
    find_pragmas(l, arena_strndup(l->arena, e->file->text + e->begin, e->end - e->begin), 0, &out);
    return str_text(&out);
}
