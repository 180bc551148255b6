/* Whether what a port wrote is what was expected. */
#ifndef CU2CL_CHECK_COMPARE_H
#define CU2CL_CHECK_COMPARE_H

#include "check/plan.h"
#include <stdint.h>

/* The bytes of an output; `data` ends with a NUL that is not counted. */
struct output_text {
    const char *data;
    size_t length;
};

/* Each returns NULL where the outputs are equal within the tolerance, and else what the first
 * difference is, in one line. Memory comes from `arena`. */

/* Texts, line by line: numbers within the tolerance, everything else exactly, but for the width of
 * blanks beside a number. Of the lines that are chosen, those of `volatile_lines` are left out
 * (numbers of lines of `want` that are compared, from 1). */
const char *compare_texts(struct arena *arena, struct output_text got, struct output_text want,
                          const struct tolerance *tolerance, const struct line_choice *choice,
                          const struct text_list *volatile_lines);
/* Appends the numbers of lines that two runs of one program give in different ways. Returns false
 * where the numbers of lines differ. */
bool compare_find_volatile(struct arena *arena, struct output_text one, struct output_text other,
                           const struct line_choice *choice, struct text_list *lines);
/* The lines that are compared, which is all that has to be stored. */
struct output_text compare_chosen(struct arena *arena, struct output_text text,
                                  const struct line_choice *choice);
/* A file, by its type. */
const char *compare_files(struct arena *arena, const struct output_file *file,
                          struct output_text got, struct output_text want);
/* Whether a number is close enough; `whole` says that both are written as whole numbers. `bits` is
 * 32 or 64: what ulps count. */
bool compare_numbers(double got, double want, bool whole, unsigned bits,
                     const struct tolerance *tolerance);
/* How many values of float, or of double, lie between two numbers. UINT64_MAX: not comparable. */
uint64_t compare_ulps(double got, double want, unsigned bits);
/* Returns what is wrong with a regular expression (POSIX, extended), or NULL. */
const char *compare_check_pattern(struct arena *arena, const char *pattern);

#endif
