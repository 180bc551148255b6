/* Arena: memory that lives until the whole translation ends.
 *
 * Stage code never frees. An arena hands out zeroed, aligned memory from chunks and releases
 * everything in arena_free. In sanitizer builds every request is a chunk of its own, so that ASan
 * sees each object's bounds. Allocation failure ends the program with a message: a translator can
 * do nothing sensible without memory. */
#ifndef CU2CL_UTIL_ARENA_H
#define CU2CL_UTIL_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunks;
};

/* Returns `size` zeroed bytes, aligned for any object. Never NULL. */
void *arena_alloc(struct arena *arena, size_t size);
/* Copies `length` bytes of `text` and adds a NUL. */
char *arena_strndup(struct arena *arena, const char *text, size_t length);
char *arena_strdup(struct arena *arena, const char *text);
/* Formats into the arena. */
char *arena_printf(struct arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list values);
void arena_free(struct arena *arena);

#define arena_new(arena, type) ((type *)arena_alloc((arena), sizeof(type)))

/* Appends to an array that is `type *items; size_t count;` with a capacity that doubles (old copies
 * stay in the arena). */
#define arena_push(arena, items, count, value)                                                     \
    do {                                                                                           \
        (items) = arena_grow((arena), (items), (count), sizeof *(items));                          \
        (items)[(count)++] = (value);                                                              \
    } while (0)
/* Returns an array with room for one element more than `count`; grows when `count` is 0 or a power
 * of two. */
void *arena_grow(struct arena *arena, void *items, size_t count, size_t element_size);

#endif
