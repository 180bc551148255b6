/* Declarations of the source's text: where they begin, what they are for, and how they are taken
 * out. */
#include "host/host.h"
#include "util/str.h"

#include <string.h>

static enum CXChildVisitResult visit_attribute(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct host_attributes *found = data;
    (void)parent;

    switch (clang_getCursorKind(cursor)) {
    case CXCursor_CUDAGlobalAttr: found->global = true; break;
    case CXCursor_CUDADeviceAttr: found->device = true; break;
    case CXCursor_CUDAHostAttr: found->host = true; break;
    case CXCursor_CUDAConstantAttr: found->constant = true; break;
    case CXCursor_CUDASharedAttr: found->shared = true; break;
    case CXCursor_AnnotateAttr: {
        CXString text = clang_getCursorSpelling(cursor);
        found->managed |= strstr(clang_getCString(text), "managed") != NULL;
        clang_disposeString(text);
        break;
    }
    default: break;
    }
    return CXChildVisit_Continue;
}

struct host_attributes host_attributes_of(CXCursor declaration)
{
    struct host_attributes found = {0};
    clang_visitChildren(declaration, visit_attribute, &found);
    return found;
}

enum host_target host_function_target(CXCursor function)
{
    enum CXCursorKind kind = clang_getCursorKind(function);

    if (kind != CXCursor_FunctionDecl && kind != CXCursor_FunctionTemplate &&
        kind != CXCursor_CXXMethod && kind != CXCursor_Constructor && kind != CXCursor_Destructor &&
        kind != CXCursor_ConversionFunction)
        return TARGET_HOST;
    struct host_attributes found = host_attributes_of(function);
    if (found.global)
        return TARGET_KERNEL;
    if (found.device)
        return found.host ? TARGET_BOTH : TARGET_DEVICE;
    return TARGET_HOST;
}

CXCursor host_template_of(CXCursor function)
{
    CXCursor template = clang_getSpecializedCursorTemplate(function);

    /* a template that is a member of a class template has one in each instance of the class */
    while (!clang_Cursor_isNull(template)) {
        function = template;
        template = clang_getSpecializedCursorTemplate(function);
    }
    return function;
}

static bool is_specifier(const struct lexed *lexed, size_t token)
{
    static const char *const words[] = {"static",    "inline",  "__inline__", "__inline", "extern",
                                        "constexpr", "virtual", "explicit",   "friend"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (lex_is(lexed, token, words[i]))
            return true;
    return false;
}

/* The first token of `name(...)`, `[[...]]` or `template <...>` that ends at `token`, when it may
 * stand in front of a declaration; else NO_TOKEN. */
static size_t prefix_group(const struct lexed *lexed, size_t token)
{
    size_t open = NO_TOKEN;

    if (lex_is(lexed, token, ")")) {
        open = lex_previous(lexed, lex_opening(lexed, token));
        if (open == NO_TOKEN ||
            !(host_is_attribute(lexed, open) || lex_is(lexed, open, "__attribute__")))
            return NO_TOKEN;
    } else if (lex_is(lexed, token, "]")) {
        open = lex_opening(lexed, token);
        size_t inner = open == NO_TOKEN ? NO_TOKEN : lex_next(lexed, open);
        return lex_is(lexed, inner, "[") ? open : NO_TOKEN;
    } else if (lex_is(lexed, token, ">")) {
        open = lex_previous(lexed, lex_opening_angle(lexed, token));
        if (!lex_is(lexed, open, "template"))
            return NO_TOKEN;
    }
    return open;
}

size_t host_declaration_begin(const struct host_file *file, size_t begin)
{
    const struct lexed *lexed = &file->lexed;
    size_t token = lex_at(lexed, begin);

    while (token != NO_TOKEN) {
        begin = lexed->tokens[token].begin;
        size_t before = lex_previous(lexed, token);
        if (before == NO_TOKEN)
            break;
        bool macro = map_get_pointer(&file->prefixes, (void *)(lexed->tokens[before].begin + 1));
        if (host_is_attribute(lexed, before) || is_specifier(lexed, before) ||
            (macro && lexed->tokens[before].kind == TOKEN_NAME))
            token = before;
        else if (lex_is(lexed, before, "\"C\""))
            token = lex_previous(lexed, before);
        else
            token = prefix_group(lexed, before);
    }
    return begin;
}

static size_t line_begin(const char *text, size_t at)
{
    while (at > 0 && text[at - 1] != '\n')
        at--;
    return at;
}

static bool is_blank_range(const char *text, size_t begin, size_t end)
{
    for (; begin < end; begin++)
        if (!strchr(" \t\r\n\f\v", text[begin]) || !text[begin])
            return false;
    return true;
}

/* Offset after the line break when only blanks follow, else `at`. */
static size_t after_line(const struct lexed *lexed, size_t at)
{
    size_t end = at;

    while (end < lexed->length && lexed->text[end] != '\n')
        end++;
    if (!is_blank_range(lexed->text, at, end))
        return at;
    return end < lexed->length ? end + 1 : end;
}

/* Moves `begin`, the start of a line, over the comments directly above it; those that open the file
 * belong to the file. */
static size_t over_comments(const struct lexed *lexed, size_t begin)
{
    size_t opening = 0;
    while (opening < lexed->count && lexed->tokens[opening].kind == TOKEN_COMMENT)
        opening++;
    for (;;) {
        size_t index = lex_at_or_after(lexed, begin);
        if (index == NO_TOKEN || index <= opening)
            return begin;
        const struct token *comment = &lexed->tokens[index - 1];
        size_t start = line_begin(lexed->text, comment->begin);
        if (comment->kind != TOKEN_COMMENT || comment->directive ||
            after_line(lexed, comment->end) != begin ||
            !is_blank_range(lexed->text, start, comment->begin))
            return begin;
        begin = start;
    }
}

size_t host_above(const struct host_file *file, size_t begin)
{
    size_t start = line_begin(file->lexed.text, begin);

    return is_blank_range(file->lexed.text, start, begin) ? over_comments(&file->lexed, start)
                                                          : begin;
}

static void widen_to_lines(const struct lexed *lexed, size_t *begin, size_t *end)
{
    const char *text = lexed->text;
    size_t start = line_begin(text, *begin);
    size_t token = lex_at_or_after(lexed, *end);

    if (!is_blank_range(text, start, *begin)) {
        /* inside a line: of the blanks on both sides, those on one side are enough */
        while (strchr(" \t", text[*begin - 1]) && *end < lexed->length && strchr(" \t", text[*end]))
            ++*end;
        return;
    }
    size_t stop = after_line(lexed, *end);
    if (stop == *end && token != NO_TOKEN && lexed->tokens[token].kind == TOKEN_COMMENT &&
        is_blank_range(text, *end, lexed->tokens[token].begin) &&
        line_begin(text, lexed->tokens[token].begin) == line_begin(text, *end))
        stop = after_line(lexed, lexed->tokens[token].end);
    if (stop == *end || (stop == lexed->length && text[stop - 1] != '\n'))
        return;
    *begin = over_comments(lexed, start);
    *end = stop;
    /* Of the blank lines above and below, one pair is enough. */
    size_t above = *begin ? line_begin(text, *begin - 1) : 0;
    size_t below = after_line(lexed, *end);
    if (below != *end && (*begin == 0 || is_blank_range(text, above, *begin)))
        *end = below;
}

/* Marks the preprocessor lines inside [begin, end) whose #if or #endif is outside. */
static void mark_unpaired(const struct lexed *lexed, size_t begin, size_t end, bool *keep)
{
    size_t open[64];
    size_t depth = 0;

    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        size_t name = line->first + 1;
        if (line->begin < begin || line->end > end || name >= line->last)
            continue;
        bool opens = lex_is(lexed, name, "if") || lex_is(lexed, name, "ifdef") ||
                     lex_is(lexed, name, "ifndef");
        bool closes = lex_is(lexed, name, "endif");
        bool middle = str_starts(lexed->text + lexed->tokens[name].begin, "el");
        if (opens && depth < sizeof open / sizeof *open)
            open[depth++] = i;
        else if (closes && depth)
            depth--;
        else if ((closes || middle) && !depth)
            keep[i] = true;
    }
    while (depth)
        keep[open[--depth]] = true;
}

static void remove_piece(struct host *host, struct host_file *file, size_t begin, size_t end,
                         const char *text)
{
    edit_drop_inside(&file->output->edits, begin, end);
    host_edit(host, file, begin, end, text);
}

void host_remove(struct host *host, struct host_file *file, size_t begin, size_t end,
                 const char *replacement)
{
    const struct lexed *lexed = &file->lexed;
    bool *keep = arena_alloc(host->arena, lexed->directive_count + 1);

    if (!*replacement)
        widen_to_lines(lexed, &begin, &end);
    mark_unpaired(lexed, begin, end, keep);
    for (size_t i = 0; i < lexed->directive_count; i++) {
        if (!keep[i])
            continue;
        const char *text = *replacement ? arena_printf(host->arena, "%s\n", replacement) : "";
        if (begin < lexed->directives[i].begin)
            remove_piece(host, file, begin, lexed->directives[i].begin, text);
        replacement = "";
        begin = lexed->directives[i].end;
    }
    if (begin < end)
        remove_piece(host, file, begin, end, replacement);
}
