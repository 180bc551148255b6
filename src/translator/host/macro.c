/* Functions that a macro writes: `#define FILL(T) __global__ void fill_##T(T *p) {...}`.
 *
 * Their bodies are edited where they are written, in the macro's definition, once for all uses. The
 * tree shows the functions of each use; the words of the definition, such as `fill_##T`, are only
 * in its tokens, so the signature is read from these, and nothing is done where they are not clear
 * or do not agree with the tree. */
#include "host/host.h"

/* The first token of the definition's text, NO_TOKEN when `token` is in no definition. */
static size_t definition_text(const struct lexed *lexed, size_t token)
{
    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        if (token < line->first || token >= line->last)
            continue;
        size_t name = lex_next(lexed, lex_next(lexed, line->first));
        if (!lex_is(lexed, line->first + 1, "define") || name == NO_TOKEN)
            return NO_TOKEN;
        size_t next = lex_next(lexed, name);
        bool has_parameters =
            lex_is(lexed, next, "(") && lexed->tokens[next].begin == lexed->tokens[name].end;
        return has_parameters ? lex_next(lexed, lex_closing(lexed, next)) : next;
    }
    return NO_TOKEN;
}

/* The first token of `name`, `fill_##T` or `CAT(fill_, T)` that ends before `end`. */
static size_t name_begin(const struct lexed *lexed, size_t end)
{
    size_t begin = lex_previous(lexed, end);

    if (lex_is(lexed, begin, ")"))
        begin = lex_previous(lexed, lex_opening(lexed, begin));
    while (begin != NO_TOKEN && lexed->tokens[begin].kind == TOKEN_NAME &&
           lex_is(lexed, lex_previous(lexed, begin), "##"))
        begin = lex_previous(lexed, lex_previous(lexed, begin));
    return begin != NO_TOKEN && lexed->tokens[begin].kind == TOKEN_NAME ? begin : NO_TOKEN;
}

static bool has_attribute(const struct lexed *lexed, size_t name, size_t first, const char *word)
{
    for (size_t i = lex_previous(lexed, name); i != NO_TOKEN && i >= first;
         i = lex_previous(lexed, i)) {
        if (lex_is(lexed, i, word))
            return true;
        if (lex_is(lexed, i, ";") || lex_is(lexed, i, "}"))
            return false;
    }
    return false;
}

static const char *text_between(struct host *host, const struct lexed *lexed, size_t first,
                                size_t end)
{
    size_t begin = lexed->tokens[first].begin;
    return arena_strndup(host->arena, lexed->text + begin,
                         lexed->tokens[lex_previous(lexed, end)].end - begin);
}

/* One parameter, the tokens [first, end); false when its name is not clear. */
static bool add_macro_parameter(struct host *host, struct host_macro_function *function,
                                size_t first, size_t end)
{
    const struct lexed *lexed = &function->file->lexed;
    size_t last = NO_TOKEN;

    for (size_t i = first; i != end; i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "=") || lex_is(lexed, i, "["))
            break;
        if (lex_is(lexed, i, "(") || lex_is(lexed, i, "##"))
            return false;
        last = i;
    }
    if (last == NO_TOKEN || last == first || lexed->tokens[last].kind != TOKEN_NAME ||
        lex_is(lexed, last, "const"))
        return false;
    bool array = lex_is(lexed, lex_next(lexed, last), "[");
    bool pack = lex_is(lexed, lex_previous(lexed, last), ".");
    const char *type = text_between(host, lexed, first, last);
    function->parameters = arena_printf(host->arena, "%s, %s%s", function->parameters,
                                        lex_spelling(lexed, last), pack ? "..." : "");
    function->types = arena_printf(host->arena, "%s%s%s%s", function->types,
                                   function->count ? ", " : "", type, array ? "*" : "");
    function->count++;
    return true;
}

static bool read_parameters(struct host *host, struct host_macro_function *function, size_t open)
{
    const struct lexed *lexed = &function->file->lexed;
    size_t close = lex_closing(lexed, open), first = lex_next(lexed, open);

    if (first == close || (lex_is(lexed, first, "void") && lex_next(lexed, first) == close))
        return true;
    for (size_t i = first; i != NO_TOKEN; i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "("))
            i = lex_closing(lexed, i);
        if (i != close && !lex_is(lexed, i, ","))
            continue;
        if (!add_macro_parameter(host, function, first, i))
            return false;
        if (i == close)
            return true;
        first = lex_next(lexed, i);
    }
    return false;
}

bool host_read_macro_function(struct host *host, CXCursor body, const char *attribute,
                              struct host_macro_function *function)
{
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(body));
    struct host_macro_function read = {.parameters = "", .types = ""};
    size_t offset;

    read.file = host_spelling(host, start, &offset);
    if (!read.file)
        return false;
    const struct lexed *lexed = &read.file->lexed;
    size_t brace = lex_at(lexed, offset), first = definition_text(lexed, brace);
    if (first == NO_TOKEN || !lex_is(lexed, brace, "{") || lex_closing(lexed, brace) == NO_TOKEN)
        return false;
    size_t close = lex_previous(lexed, brace);
    size_t open = lex_is(lexed, close, ")") ? lex_opening(lexed, close) : NO_TOKEN;
    size_t name = open != NO_TOKEN && open > first ? name_begin(lexed, open) : NO_TOKEN;
    if (name == NO_TOKEN || name < first || !has_attribute(lexed, name, first, attribute))
        return false;
    read.name = text_between(host, lexed, name, open);
    read.begin = offset;
    read.end = lexed->tokens[lex_closing(lexed, brace)].end;
    read.is_clear = read_parameters(host, &read, open);
    *function = read;
    return true;
}
