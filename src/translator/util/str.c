#include "util/str.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void str_addn(struct str *s, const char *text, size_t length)
{
    if (s->length + length + 1 > s->capacity) {
        size_t capacity = s->capacity ? s->capacity : 64;
        while (capacity < s->length + length + 1)
            capacity *= 2;
        char *data = arena_alloc(s->arena, capacity);
        if (s->length)
            memcpy(data, s->data, s->length);
        s->data = data;
        s->capacity = capacity;
    }
    if (length)
        memcpy(s->data + s->length, text, length);
    s->length += length;
    s->data[s->length] = '\0';
}

void str_add(struct str *s, const char *text)
{
    str_addn(s, text, strlen(text));
}

void str_addc(struct str *s, char c)
{
    str_addn(s, &c, 1);
}

void str_printf(struct str *s, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    char *text = arena_vprintf(s->arena, format, values);
    va_end(values);
    str_add(s, text);
}

const char *str_text(const struct str *s)
{
    return s->data ? s->data : "";
}

bool str_starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool str_ends(const char *text, const char *suffix)
{
    size_t a = strlen(text), b = strlen(suffix);
    return a >= b && strcmp(text + a - b, suffix) == 0;
}

uint64_t str_hash(uint64_t hash, const void *data, size_t length)
{
    const unsigned char *p = data;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ p[i]) * 1099511628211u;
    return hash;
}

bool str_is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool str_is_word_start(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

size_t str_word_end(const char *text, size_t at, size_t end)
{
    while (at < end && str_is_word(text[at]))
        at++;
    return at;
}

size_t str_number_end(const char *text, size_t at, size_t end)
{
    while (at < end && (isalnum((unsigned char)text[at]) || text[at] == '.' ||
                        ((text[at] == '+' || text[at] == '-') && strchr("eEpP", text[at - 1]))))
        at++;
    return at;
}
