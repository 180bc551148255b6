#include "util/arena.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
#define CHUNK_SIZE 0
#else
#define CHUNK_SIZE ((size_t)64 * 1024)
#endif

struct arena_chunk {
    struct arena_chunk *next;
    size_t used, size;
    max_align_t data[];
};

static void out_of_memory(void)
{
    fputs("cu2cl: out of memory\n", stderr);
    exit(3);
}

void *arena_alloc(struct arena *arena, size_t size)
{
    size_t align = sizeof(max_align_t);
    struct arena_chunk *chunk = arena->chunks;

    if (size > (size_t)-1 / 2)
        out_of_memory();
    size = (size + align - 1) / align * align;
    if (!chunk || chunk->size - chunk->used < size) {
        size_t room = size > CHUNK_SIZE ? size : CHUNK_SIZE;
        chunk = calloc(1, sizeof *chunk + room);
        if (!chunk)
            out_of_memory();
        chunk->size = room;
        chunk->next = arena->chunks;
        arena->chunks = chunk;
    }
    void *result = (char *)chunk->data + chunk->used;
    chunk->used += size;
    return result;
}

char *arena_strndup(struct arena *arena, const char *text, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);
    if (length)
        memcpy(copy, text, length);
    return copy;
}

char *arena_strdup(struct arena *arena, const char *text)
{
    return arena_strndup(arena, text, strlen(text));
}

/* Has the format no conversions but `%s` and `%.*s`? */
static bool joins_texts(const char *format)
{
    while ((format = strchr(format, '%')) != NULL) {
        format += format[1] == '.' && format[2] == '*' ? 3 : 1;
        if (*format++ != 's')
            return false;
    }
    return true;
}

/* The next text that such a format names, behind its `%`, which is moved behind the conversion. */
static const char *next_text(const char **format, va_list *values, size_t *length)
{
    int most = **format == '.' ? va_arg(*values, int) : -1;
    const char *text = va_arg(*values, const char *);
    *format += **format == '.' ? 3 : 1;
    if (!text)
        text = "(null)";
    *length = most < 0 ? strlen(text) : strnlen(text, (size_t)most);
    return text;
}

/* Writes the texts, and what stands between them, to `out`, if it is not NULL; gives the length. */
static size_t join_texts(char *out, const char *format, va_list *values)
{
    size_t length = 0;
    for (;;) {
        size_t between = (size_t)(strchrnul(format, '%') - format), more = 0;
        if (out)
            memcpy(out + length, format, between);
        length += between;
        format += between;
        if (!*format++)
            return length;
        const char *text = next_text(&format, values, &more);
        if (out)
            memcpy(out + length, text, more);
        length += more;
    }
}

/* Most texts are made of texts only, for which vsnprintf takes several times as long. */
static char *vjoin(struct arena *arena, const char *format, va_list values)
{
    va_list first, second;
    va_copy(first, values);
    va_copy(second, values);
    char *text = arena_alloc(arena, join_texts(NULL, format, &first) + 1);
    join_texts(text, format, &second);
    va_end(first);
    va_end(second);
    return text;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list values)
{
    if (joins_texts(format))
        return vjoin(arena, format, values);
    char room[256]; /* most texts are short, and need not be counted first */
    va_list again;
    va_copy(again, values);
    int length = vsnprintf(room, sizeof room, format, again);
    va_end(again);
    if (length < 0)
        out_of_memory();
    if ((size_t)length < sizeof room)
        return arena_strndup(arena, room, (size_t)length);
    char *text = arena_alloc(arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, values);
    return text;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    char *text = arena_vprintf(arena, format, values);
    va_end(values);
    return text;
}

void *arena_grow(struct arena *arena, void *items, size_t count, size_t element_size)
{
    if (count & (count - 1))
        return items;
    if (count > (size_t)-1 / 4 / element_size)
        out_of_memory();
    void *larger = arena_alloc(arena, (count ? 2 * count : 1) * element_size);
    if (count)
        memcpy(larger, items, count * element_size);
    return larger;
}

void arena_free(struct arena *arena)
{
    while (arena->chunks) {
        struct arena_chunk *next = arena->chunks->next;
        free(arena->chunks);
        arena->chunks = next;
    }
}
