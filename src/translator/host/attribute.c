/* CUDA's attributes are reserved words, so their tokens need no AST: they go, or become the host
 * compiler's. */
#include "host/host.h"

#include <string.h>

enum attribute_action {
    ACTION_REMOVE,
    ACTION_REMOVE_CALL, /* with its parenthesised arguments */
    ACTION_INLINE,
    ACTION_NOINLINE,
    ACTION_ALIGN, /* the arguments stay: `__attribute__((aligned(16)))` */
};

static const struct attribute {
    const char *name;
    enum attribute_action action;
} attributes[] = {
    {"__host__", ACTION_REMOVE},
    {"__device__", ACTION_REMOVE},
    {"__global__", ACTION_REMOVE},
    {"__constant__", ACTION_REMOVE},
    {"__shared__", ACTION_REMOVE},
    {"__managed__", ACTION_REMOVE},
    {"__grid_constant__", ACTION_REMOVE},
    {"__device_builtin__", ACTION_REMOVE},
    {"__forceinline__", ACTION_INLINE},
    {"__noinline__", ACTION_NOINLINE},
    {"__launch_bounds__", ACTION_REMOVE_CALL},
    {"__cluster_dims__", ACTION_REMOVE_CALL},
    {"__maxnreg__", ACTION_REMOVE_CALL},
    {"__align__", ACTION_ALIGN},
    {"__builtin_align__", ACTION_ALIGN},
    {"CUDART_CB", ACTION_REMOVE},
    {"CUDARTAPI", ACTION_REMOVE},
};

static const struct attribute *attribute_at(const struct lexed *lexed, size_t token)
{
    if (token == NO_TOKEN || lexed->tokens[token].kind != TOKEN_NAME)
        return NULL;
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
        if (lex_is(lexed, token, attributes[i].name))
            return &attributes[i];
    return NULL;
}

bool host_is_attribute(const struct lexed *lexed, size_t token)
{
    return attribute_at(lexed, token) != NULL;
}

/* Whether `inline` stands among the attributes and specifiers around `token`. */
static bool is_inline_already(const struct lexed *lexed, size_t token)
{
    static const char *const words[] = {"static", "inline",    "__inline__", "__inline",
                                        "extern", "constexpr", "virtual"};
    for (int direction = 0; direction < 2; direction++) {
        size_t at = token;
        for (;;) {
            bool known = false;
            at = direction ? lex_next(lexed, at) : lex_previous(lexed, at);
            for (size_t i = 0; i < sizeof words / sizeof *words; i++)
                known |= lex_is(lexed, at, words[i]);
            if (lex_is(lexed, at, "inline") || lex_is(lexed, at, "__inline__") ||
                lex_is(lexed, at, "__inline") ||
                (direction == 0 && lex_is(lexed, at, "__forceinline__")))
                return true;
            if (!known && !host_is_attribute(lexed, at))
                break;
        }
    }
    return false;
}

/* The last token of an attribute that is removed: its name, or the parenthesis that closes its
 * arguments. NO_TOKEN for others. */
static size_t removed_attribute_end(const struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct attribute *attribute = attribute_at(lexed, token);

    if (!attribute || map_get_pointer(&file->make_static, (void *)(lexed->tokens[token].begin + 1)))
        return NO_TOKEN;
    if (attribute->action == ACTION_REMOVE)
        return token;
    if (attribute->action == ACTION_INLINE)
        return is_inline_already(lexed, token) ? token : NO_TOKEN;
    if (attribute->action != ACTION_REMOVE_CALL)
        return NO_TOKEN;
    size_t open = lex_next(lexed, token);
    size_t close = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;
    return close == NO_TOKEN ? token : close;
}

static bool on_same_line(const struct lexed *lexed, size_t from, size_t to)
{
    return memchr(lexed->text + from, '\n', to - from) == NULL;
}

/* Removes the attributes that stand side by side from `token` on, with the blanks after them, and
 * with their line when nothing else is there. At the end of a line, the blanks before them go. */
static void remove_attributes(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const char *text = lexed->text;
    size_t begin = lexed->tokens[token].begin, start = begin;
    size_t last = removed_attribute_end(file, token);

    for (;;) {
        size_t next = last + 1 < lexed->count ? last + 1 : NO_TOKEN;
        if (next == NO_TOKEN || removed_attribute_end(file, next) == NO_TOKEN ||
            !on_same_line(lexed, lexed->tokens[last].end, lexed->tokens[next].begin))
            break;
        last = removed_attribute_end(file, next);
    }
    size_t stop = lexed->tokens[last].end;
    while (text[stop] == ' ' || text[stop] == '\t')
        stop++;
    while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t'))
        start--;
    bool opens = start == 0 || text[start - 1] == '\n';
    bool closes =
        text[stop] == '\n' || text[stop] == '\0' || (text[stop] == '\r' && text[stop + 1] == '\n');
    if (closes)
        begin = start;
    if (opens && closes && !lexed->tokens[token].directive && text[stop] != '\0')
        stop += text[stop] == '\r' ? 2 : 1;
    host_edit(host, file, begin, stop, "");
}

void host_rewrite_attribute(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct attribute *attribute = attribute_at(lexed, token);
    size_t begin = lexed->tokens[token].begin, end = lexed->tokens[token].end;
    size_t open = lex_next(lexed, token);
    size_t close = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;

    if (removed_attribute_end(file, token) != NO_TOKEN) {
        remove_attributes(host, file, token);
        return;
    }
    switch (attribute->action) {
    case ACTION_REMOVE: host_edit(host, file, begin, end, "static"); break;
    case ACTION_REMOVE_CALL: break;
    case ACTION_INLINE: host_edit(host, file, begin, end, "inline"); break;
    case ACTION_NOINLINE:
        /* inside a written __attribute__((...)) the word is the attribute's name */
        if (!lex_is(lexed, lex_previous(lexed, token), "(") &&
            !lex_is(lexed, lex_previous(lexed, token), ","))
            host_edit(host, file, begin, end, "__attribute__((noinline))");
        break;
    case ACTION_ALIGN:
        if (close == NO_TOKEN)
            break;
        host_edit(host, file, begin, end, "__attribute__((aligned");
        host_edit(host, file, lexed->tokens[close].end, lexed->tokens[close].end, "))");
        break;
    }
}

void host_remove_attributes(struct host *host, struct host_file *file, size_t begin, size_t end)
{
    const struct lexed *lexed = &file->lexed;

    for (size_t i = lex_at_or_after(lexed, begin);
         i != NO_TOKEN && i < lexed->count && lexed->tokens[i].begin < end; i++)
        if (removed_attribute_end(file, i) != NO_TOKEN &&
            !edit_covers(&file->output->edits, lexed->tokens[i].begin))
            remove_attributes(host, file, i);
}
