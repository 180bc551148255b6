/* `asm volatile ("..." : "=r" (x) : "r" (a) : "memory")`: what surrounds the instructions. */
#include "ptx/ptx.h"
#include "util/lex.h"
#include "util/str.h"

#include <string.h>

/* What a string literal in quotes stands for. Clang writes \n, \t and their like. */
static void add_unescaped(struct str *out, const char *text, size_t length)
{
    static const char from[] = "nrtvfab0", to[] = "\n\r\t\v\f\a\b";
    for (size_t i = 1; i + 1 < length; i++) {
        const char *escape = text[i] == '\\' && i + 2 < length ? strchr(from, text[i + 1]) : NULL;
        if (escape)
            str_addc(out, escape - from < 7 ? to[escape - from] : ' ');
        else if (text[i] == PTX_PERCENT)
            str_addc(out, '%');
        else
            str_addc(out, text[i] == '\\' ? text[i + 1] : text[i]);
        i += text[i] == '\\';
    }
}

static const char *unescaped(struct lexed *lexed, size_t token)
{
    struct str out = {.arena = lexed->arena};
    const struct token *t = &lexed->tokens[token];
    add_unescaped(&out, lexed->text + t->begin, t->end - t->begin);
    return str_text(&out);
}

/* The parts between colons: text, outputs, inputs, clobbers. */
static bool read_part(struct lexed *lexed, size_t *at, int part, struct ptx_assembly *out)
{
    size_t i = *at;
    if (lexed->tokens[i].kind == TOKEN_STRING && part == 3) {
        out->clobbers_memory |= lex_is(lexed, i, "\"memory\"");
        return true;
    }
    if (lex_is(lexed, i, ","))
        return true;
    struct ptx_constraint operand = {NULL, NULL};
    if (lex_is(lexed, i, "[") && lex_is(lexed, i + 2, "]")) {
        operand.name = lex_spelling(lexed, i + 1);
        i += 3;
    }
    if (part > 2 || i + 1 >= lexed->count || lexed->tokens[i].kind != TOKEN_STRING ||
        !lex_is(lexed, i + 1, "("))
        return false;
    operand.text = unescaped(lexed, i);
    *at = lex_closing(lexed, i + 1);
    out->output_count += part == 1;
    arena_push(lexed->arena, out->operands, out->operand_count, operand);
    return *at != NO_TOKEN;
}

struct ptx_assembly ptx_read_assembly(struct arena *arena, const char *printed)
{
    struct ptx_assembly out = {.text = NULL}, unread = {.text = NULL};
    struct lexed lexed;
    struct str text = {.arena = arena};
    int part = 0;
    lex_text(&lexed, arena, printed, strlen(printed));
    size_t open = 0;
    while (open < lexed.count && !lex_is(&lexed, open, "("))
        open++;
    size_t close = open < lexed.count ? lex_closing(&lexed, open) : NO_TOKEN;
    for (size_t i = 1; i < open; i++)
        if (lex_is(&lexed, i, "goto"))
            return unread;
    if (close == NO_TOKEN)
        return unread;
    for (size_t i = open + 1; i < close; i++) {
        const struct token *t = &lexed.tokens[i];
        if (lex_is(&lexed, i, ":"))
            part++;
        else if (lex_is(&lexed, i, "::"))
            part += 2;
        else if (part == 0 && t->kind == TOKEN_STRING)
            add_unescaped(&text, lexed.text + t->begin, t->end - t->begin);
        else if (part == 0 || !read_part(&lexed, &i, part, &out))
            return unread;
    }
    out.text = str_text(&text);
    return out;
}

size_t ptx_find_assembly(struct arena *arena, const char *printed, const char ***all)
{
    struct lexed lexed;
    size_t count = 0;
    *all = NULL;
    lex_text(&lexed, arena, printed, strlen(printed));
    for (size_t i = 0; i < lexed.count; i++) {
        if (!lex_is(&lexed, i, "asm"))
            continue;
        size_t open = i;
        while (open < lexed.count && !lex_is(&lexed, open, "("))
            open++;
        size_t close = open < lexed.count ? lex_closing(&lexed, open) : NO_TOKEN;
        if (close == NO_TOKEN)
            break;
        const char *text = printed + lexed.tokens[i].begin;
        size_t length = lexed.tokens[close].end - lexed.tokens[i].begin;
        arena_push(arena, *all, count, arena_strndup(arena, text, length));
        i = close;
    }
    return count;
}
