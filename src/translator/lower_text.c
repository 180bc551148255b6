/* Lowered texts: where parentheses are needed around them. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

static const char *skip_group(const char *p)
{
    int depth = 0;
    for (; *p; p++) {
        if (*p == '"' || *p == '\'') {
            char quote = *p;
            for (p++; *p && *p != quote; p++)
                if (*p == '\\' && p[1])
                    p++;
            if (!*p)
                return p;
        } else if (strchr("([{", *p)) {
            depth++;
        } else if (strchr(")]}", *p) && --depth == 0) {
            return p + 1;
        }
    }
    return p;
}

bool text_is_primary(const char *text)
{
    const char *p = text;
    if (*p == '(') {
        p = skip_group(p);
        if (isalnum((unsigned char)*p) || *p == '_' || *p == '(' || *p == '{')
            return false; /* a cast or a compound literal */
    } else if (*p == '"') {
        return skip_group(text) != NULL && strlen(text) > 1 && text[strlen(text) - 1] == '"';
    } else {
        while (isalnum((unsigned char)*p) || *p == '_' ||
               (*p == '.' && isdigit((unsigned char)p[1])))
            p++;
        if (p == text)
            return false;
    }
    while (*p) {
        if (*p == '(' || *p == '[')
            p = skip_group(p);
        else if (*p == '.')
            p++;
        else if (p[0] == '-' && p[1] == '>')
            p += 2;
        else if (isalnum((unsigned char)*p) || *p == '_')
            p++;
        else
            return false;
    }
    return true;
}

bool text_is_unary(const char *text)
{
    if (text_is_primary(text))
        return true;
    if (*text && strchr("*&-!~+", *text))
        return text_is_unary(text + 1);
    if (*text != '(')
        return false;
    const char *rest = skip_group(text);
    return (isalnum((unsigned char)*rest) || *rest == '_' || *rest == '(') && text_is_unary(rest);
}

const char *text_find_word(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++) {
        bool begins = at == text || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (begins && !isalnum((unsigned char)at[length]) && at[length] != '_')
            return at;
    }
    return NULL;
}

const char *text_wrap(struct arena *arena, const char *text)
{
    return text_is_primary(text) ? text : arena_printf(arena, "(%s)", text);
}

const char *text_unwrap(struct arena *arena, const char *text)
{
    bool is_wrapped = str_starts(text, "((") && !*skip_group(text);
    return is_wrapped ? arena_strndup(arena, text + 1, strlen(text) - 2) : text;
}
