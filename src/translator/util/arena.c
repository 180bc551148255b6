#include "util/arena.h"

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

char *arena_vprintf(struct arena *arena, const char *format, va_list values)
{
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
