/* See host/items.h. A declaration ends with its semicolon, or with the brace of a function's body
 * or a namespace. What a brace opens is told by the words in front of it. */
#include "host/items.h"

#include <string.h>

/* --- code */

static bool is_open(const struct host_code *code, size_t i)
{
    char c = code->lexed->text[code->lexed->tokens[code->tokens[i]].begin];
    return code->lexed->tokens[code->tokens[i]].kind == TOKEN_SIGN &&
           (c == '(' || c == '[' || c == '{');
}

static bool is_close(const struct host_code *code, size_t i)
{
    char c = code->lexed->text[code->lexed->tokens[code->tokens[i]].begin];
    return code->lexed->tokens[code->tokens[i]].kind == TOKEN_SIGN &&
           (c == ')' || c == ']' || c == '}');
}

static void pair_brackets(struct host_code *code)
{
    size_t *open = arena_alloc(code->arena, (code->count + 1) * sizeof *open), depth = 0;

    for (size_t i = 0; i < code->count; i++) {
        code->partner[i] = i;
        if (is_open(code, i)) {
            open[depth++] = i;
        } else if (is_close(code, i) && depth) {
            code->partner[i] = open[--depth];
            code->partner[open[depth]] = i;
        }
    }
}

void host_read_code(struct host_code *code, struct arena *arena, const struct host_file *file)
{
    memset(code, 0, sizeof *code);
    code->lexed = &file->lexed;
    code->arena = arena;
    for (size_t i = 0; i < file->lexed.count; i++) {
        const struct token *token = &file->lexed.tokens[i];
        if (token->kind != TOKEN_COMMENT && !token->directive &&
            !host_is_skipped(file, token->begin))
            arena_push(arena, code->tokens, code->count, i);
    }
    code->partner = arena_alloc(arena, (code->count + 1) * sizeof *code->partner);
    pair_brackets(code);
}

static bool is(const struct host_code *code, size_t i, const char *text)
{
    return i < code->count && lex_is(code->lexed, code->tokens[i], text);
}

static bool is_one_of(const struct host_code *code, size_t i, const char *const *words)
{
    for (; *words; words++)
        if (is(code, i, *words))
            return true;
    return false;
}

static bool is_item_name(const struct host_code *code, size_t i)
{
    return i < code->count && code->lexed->tokens[code->tokens[i]].kind == TOKEN_NAME;
}

static size_t begin_of(const struct host_code *code, size_t i)
{
    return code->lexed->tokens[code->tokens[i]].begin;
}

static size_t end_of(const struct host_code *code, size_t i)
{
    return code->lexed->tokens[code->tokens[i]].end;
}

/* Behind the `>` of the template arguments that begin at `i`; `i` where they have no end. */
static size_t behind_angles(const struct host_code *code, size_t i, size_t end)
{
    int depth = 0;

    for (size_t at = i; at < end; at++) {
        if (is_open(code, at) && code->partner[at] != at)
            at = code->partner[at];
        else if (is(code, at, "<"))
            depth++;
        else if (is(code, at, ">") && --depth == 0)
            return at + 1;
        else if (is(code, at, ";"))
            break;
    }
    return i;
}

/* --- declarations */

/* What was seen of a declaration so far. */
struct head {
    size_t record;     /* a class, union or namespace has begun here; 0: none */
    bool is_namespace; /* or extern "C" */
    bool has_parameters, has_value, is_operator, is_enum;
    size_t name; /* behind that of the class, or a constructor's parameters */
};

static void note_word(const struct host_code *code, size_t i, struct head *head)
{
    static const char *const records[] = {"class", "struct", "union", "namespace", NULL};

    if (is(code, i, "operator"))
        head->is_operator = true;
    else if (is(code, i, "enum"))
        head->is_enum = true;
    else if (is(code, i, "=") && !(head->is_operator && !head->has_parameters))
        head->has_value = true;
    else if (is_one_of(code, i, records) && !head->has_parameters && !head->is_enum) {
        head->record = i + 1;
        head->is_namespace |= is(code, i, "namespace");
    } else if (is(code, i, "extern") && i + 1 < code->count &&
               code->lexed->tokens[code->tokens[i + 1]].kind == TOKEN_STRING)
        head->is_namespace = is(code, i + 2, "{");
    else if (is(code, i, ":") || (is(code, i, "final") && !head->has_parameters))
        head->name = head->name ? head->name : i;
}

/* `alignas(16)`, `__attribute__((packed))` are no parameters. */
static bool is_attribute(const struct host_code *code, size_t open)
{
    static const char *const words[] = {
        "alignas",  "__align__", "__attribute__", "__declspec",        "decltype",
        "noexcept", "explicit",  "throw",         "__launch_bounds__", NULL};
    return open > 0 && is_one_of(code, open - 1, words);
}

enum brace { BRACE_SCOPE, BRACE_BODY, BRACE_OTHER };

static enum brace brace_kind(const struct host_code *code, size_t open, const struct head *head)
{
    if (head->is_namespace)
        return BRACE_SCOPE;
    if (head->has_value || head->is_enum)
        return BRACE_OTHER;
    if (head->has_parameters) {
        size_t next = code->partner[open] + 1;
        /* `: a{1}, b{2} {` */
        return is(code, next, ",") || is(code, next, "{") ? BRACE_OTHER : BRACE_BODY;
    }
    return head->record ? BRACE_SCOPE : BRACE_OTHER;
}

struct found {
    struct host_item item;
    size_t scope, scope_end; /* braces with members; equal: none */
    bool is_namespace;
    const char *name; /* of the class */
};

static void finish(const struct host_code *code, struct found *found, size_t first, size_t last)
{
    found->item.first = first;
    found->item.last = last;
    found->item.begin = begin_of(code, first);
    found->item.end = end_of(code, last);
}

static void note_specifier(const struct host_code *code, size_t i, struct host_item *item)
{
    item->is_constant_expression |= is(code, i, "constexpr") || is(code, i, "consteval");
}

/* Reads the declaration that begins at `first`, which ends before `end`. */
static void read_item(const struct host_code *code, size_t first, size_t end, struct found *found)
{
    struct head head = {0};
    size_t i = first;

    memset(found, 0, sizeof *found);
    for (; i < end; i++) {
        if (is(code, i, ";"))
            break;
        if (is(code, i, "template") && is(code, i + 1, "<")) {
            size_t behind = behind_angles(code, i + 1, end);
            i = behind > i + 1 ? behind - 1 : i;
            continue;
        }
        if (!head.has_parameters || found->item.body_end == 0)
            note_specifier(code, i, &found->item);
        note_word(code, i, &head);
        if (!is_open(code, i) || code->partner[i] == i)
            continue;
        size_t close = code->partner[i];
        if (is(code, i, "(")) {
            head.has_parameters |= !is_attribute(code, i) && !head.has_value;
        } else if (is(code, i, "{")) {
            enum brace kind = brace_kind(code, i, &head);
            if (kind == BRACE_SCOPE) {
                size_t at = head.name ? head.name - 1 : i - 1;
                found->scope = i;
                found->scope_end = close;
                found->is_namespace = head.is_namespace;
                found->name =
                    is_item_name(code, at) ? lex_spelling(code->lexed, code->tokens[at]) : "";
            }
            if (kind == BRACE_BODY) {
                found->item.has_initializers = head.name != 0;
                found->item.body_begin = begin_of(code, head.name ? head.name : i);
                found->item.body_end = end_of(code, close);
            }
            if (kind == BRACE_BODY || head.is_namespace) {
                i = close;
                break;
            }
        }
        i = close;
    }
    finish(code, found, first, i < end ? i : end - 1);
}

/* `public:` and a lone `;` are in front of a declaration. */
static size_t skip_labels(const struct host_code *code, size_t i, size_t end)
{
    static const char *const labels[] = {"public", "private", "protected", NULL};

    for (; i < end; i++) {
        if (is_one_of(code, i, labels) && is(code, i + 1, ":"))
            i++;
        else if (!is(code, i, ";"))
            break;
    }
    return i;
}

bool host_find_item(const struct host_code *code, size_t offset, struct host_item *item)
{
    size_t at = 0, end = code->count;
    const char *around = NULL;

    for (;;) {
        struct found found;
        at = skip_labels(code, at, end);
        if (at >= end || begin_of(code, at) > offset)
            return false;
        read_item(code, at, end, &found);
        if (offset >= found.item.end) {
            at = found.item.last + 1;
            continue;
        }
        found.item.around = around;
        if (found.scope_end == found.scope || offset <= begin_of(code, found.scope) ||
            offset >= begin_of(code, found.scope_end)) {
            *item = found.item;
            return true;
        }
        around = found.is_namespace ? NULL : found.name;
        at = found.scope + 1;
        end = found.scope_end;
    }
}

/* --- names */

void host_name_item(const struct host_code *code, const struct host_item *item, struct map *names,
                    void *value)
{
    static const char *const ends[] = {";", "=", "{", ":", "(", "[", ",", NULL};
    size_t i = item->first;

    if (is(code, i, "template") && is(code, i + 1, "<"))
        i = behind_angles(code, i + 1, item->last + 1);
    for (; i <= item->last && i < code->count; i++) {
        if (is(code, i, "<")) {
            size_t behind = behind_angles(code, i, item->last + 1);
            i = behind > i ? behind - 1 : i;
            continue;
        }
        if (!is_one_of(code, i, ends))
            continue;
        size_t name = i;
        while (name > item->first && is(code, name - 1, ">")) /* `twice<int>(` */
            name = lex_opening_angle(code->lexed, code->tokens[name - 1]) == NO_TOKEN ? item->first
                                                                                      : name - 1;
        if (name > item->first && is_item_name(code, name - 1) && !is_attribute(code, i))
            map_put(names, lex_spelling(code->lexed, code->tokens[name - 1]), value);
        if (is(code, i, "[") && code->partner[i] != i) {
            i = code->partner[i];
            continue;
        }
        if (is(code, i, "(") && is_attribute(code, i)) {
            i = code->partner[i];
            continue;
        }
        if (!is(code, i, ","))
            return; /* initial values declare nothing */
    }
}
