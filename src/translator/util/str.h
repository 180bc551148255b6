/* Growing strings in an arena. `data` is always NUL-terminated once something was added; a zeroed
 * struct with `arena` set is an empty string. */
#ifndef CU2CL_UTIL_STR_H
#define CU2CL_UTIL_STR_H

#include "util/arena.h"
#include <stdbool.h>
#include <stdint.h>

struct str {
    struct arena *arena;
    char *data;
    size_t length, capacity;
};

void str_add(struct str *s, const char *text);
void str_addn(struct str *s, const char *text, size_t length);
void str_addc(struct str *s, char c);
void str_printf(struct str *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text, "" where nothing was added. */
const char *str_text(const struct str *s);
/* FNV-1a: the hash of what came before, STR_HASH_START at first, with these bytes behind it. */
#define STR_HASH_START 14695981039346656037u
uint64_t str_hash(uint64_t hash, const void *data, size_t length);
bool str_starts(const char *text, const char *prefix);
bool str_ends(const char *text, const char *suffix);
/* Can it stand in a word: a letter, a digit, or `_`? */
bool str_is_word(char c);
/* Can it begin one? */
bool str_is_word_start(char c);
/* Where the word, or the number with its suffix and exponent, ends that goes on at `at`. */
size_t str_word_end(const char *text, size_t at, size_t end);
size_t str_number_end(const char *text, size_t at, size_t end);

#endif
