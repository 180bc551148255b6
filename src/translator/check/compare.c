/* Numbers are found anywhere in a line, as people read them: `t=1.5e-3s` has one, `sha256` has
 * none. */
#include "check/compare.h"

#include "util/str.h"
#include <ctype.h>
#include <math.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN 70 /* characters of a line in a message */

/* --- numbers --------------------------------------------------------------------------------- */

static int64_t ordered_bits(double value, unsigned bits)
{
    if (bits == 32) {
        float narrow = (float)value;
        int32_t raw;
        memcpy(&raw, &narrow, sizeof raw);
        return raw < 0 ? (int64_t)INT32_MIN - raw : raw;
    }
    int64_t raw;
    memcpy(&raw, &value, sizeof raw);
    return raw < 0 ? INT64_MIN - raw : raw;
}

uint64_t compare_ulps(double got, double want, unsigned bits)
{
    if (isnan(got) || isnan(want))
        return isnan(got) && isnan(want) ? 0 : UINT64_MAX;
    int64_t a = ordered_bits(got, bits), b = ordered_bits(want, bits);
    return a > b ? (uint64_t)a - (uint64_t)b : (uint64_t)b - (uint64_t)a;
}

bool compare_numbers(double got, double want, bool whole, unsigned bits,
                     const struct tolerance *tolerance)
{
    if (got == want || (isnan(got) && isnan(want)))
        return true;
    if ((whole && !tolerance->integers) || !isfinite(got) || !isfinite(want))
        return false;
    double difference = fabs(got - want);
    return difference <= tolerance->absolute || difference <= tolerance->relative * fabs(want) ||
           (tolerance->ulps && compare_ulps(got, want, bits) <= tolerance->ulps);
}

/* --- lines ----------------------------------------------------------------------------------- */

struct line_scan {
    const char *line, *at;
};

struct number_token {
    double value;
    bool whole;
    const char *end;
};

static const char *skip_digits(const char *at)
{
    while (isdigit((unsigned char)*at))
        at++;
    return at;
}

/* The end of `inf`, `nan` and their like; NULL: there is none. */
static const char *special_end(const char *at)
{
    static const char *const names[] = {"infinity", "inf", "nan"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (strncasecmp(at, names[i], length) == 0 && !str_is_word(at[length]))
            return at + length;
    }
    return NULL;
}

static const char *exponent_end(const char *at)
{
    const char *digits = at + 1;

    if (*at != 'e' && *at != 'E')
        return at;
    digits += *digits == '+' || *digits == '-';
    return isdigit((unsigned char)*digits) ? skip_digits(digits) : at;
}

/* Reads a number that begins here; a letter before it makes it part of a word. */
static bool take_number(const struct line_scan *scan, struct number_token *token)
{
    const char *at = scan->at, *digits;

    if (at > scan->line && str_is_word(at[-1]))
        return false;
    at += *at == '-' || *at == '+';
    const char *end = special_end(at);
    token->whole = !end;
    if (!end) {
        digits = skip_digits(at);
        end = *digits == '.' ? skip_digits(digits + 1) : digits;
        if (end - at - (*digits == '.') <= 0)
            return false;
        end = exponent_end(end);
        token->whole = end == digits;
    }
    char *text = strndup(scan->at, (size_t)(end - scan->at));
    if (!text)
        abort();
    token->value = strtod(text, NULL);
    token->end = end;
    free(text);
    return true;
}

static const char *skip_spaces(const char *at)
{
    while (*at == ' ' || *at == '\t')
        at++;
    return at;
}

struct line_result {
    bool same_text;
    size_t numbers, off;
};

/* Goes over blanks of both lines. Those beside a number may differ in width. */
static bool take_blanks(struct line_scan *a, struct line_scan *b, bool after_number)
{
    const char *next_a = skip_spaces(a->at), *next_b = skip_spaces(b->at);
    struct line_scan in_a = {a->line, next_a}, in_b = {b->line, next_b};
    struct number_token token;
    bool same = next_a - a->at == next_b - b->at || after_number || !*next_a ||
                (take_number(&in_a, &token) && take_number(&in_b, &token));

    a->at = next_a;
    b->at = next_b;
    return same;
}

static struct line_result compare_line_pair(const char *got, const char *want,
                                            const struct tolerance *tolerance)
{
    struct line_scan a = {got, got}, b = {want, want};
    struct line_result result = {true, 0, 0};
    struct number_token x, y;
    bool after_number = false;

    while (*a.at || *b.at) {
        if (take_number(&a, &x) && take_number(&b, &y)) {
            result.numbers++;
            result.off += !compare_numbers(x.value, y.value, x.whole && y.whole, 32, tolerance);
            a.at = x.end;
            b.at = y.end;
            after_number = true;
            continue;
        }
        if (skip_spaces(a.at) != a.at || skip_spaces(b.at) != b.at) {
            if (!take_blanks(&a, &b, after_number))
                result.same_text = false;
        } else if (*a.at == *b.at) {
            a.at++;
            b.at++;
        } else {
            result.same_text = false;
        }
        after_number = false;
        if (!result.same_text)
            break;
    }
    return result;
}

/* --- texts ----------------------------------------------------------------------------------- */

struct patterns {
    regex_t *items;
    size_t count;
};

static struct patterns compile_patterns(struct arena *arena, const struct text_list *list)
{
    struct patterns patterns = {arena_alloc(arena, (list->count + 1) * sizeof(regex_t)), 0};

    for (size_t i = 0; i < list->count; i++)
        if (regcomp(&patterns.items[patterns.count], list->items[i], REG_EXTENDED | REG_NOSUB) == 0)
            patterns.count++;
    return patterns;
}

static void free_patterns(struct patterns *patterns)
{
    for (size_t i = 0; i < patterns->count; i++)
        regfree(&patterns->items[i]);
}

const char *compare_check_pattern(struct arena *arena, const char *pattern)
{
    regex_t expression;
    char why[200];
    int error = regcomp(&expression, pattern, REG_EXTENDED | REG_NOSUB);

    if (!error) {
        regfree(&expression);
        return NULL;
    }
    regerror(error, &expression, why, sizeof why);
    return arena_strdup(arena, why);
}

static bool matches_any(const struct patterns *patterns, const char *line)
{
    for (size_t i = 0; i < patterns->count; i++)
        if (regexec(&patterns->items[i], line, 0, NULL, 0) == 0)
            return true;
    return false;
}

struct compared_line {
    const char *text;
    size_t number;
};

struct compared_lines {
    struct compared_line *items;
    size_t count;
};

struct line_filter {
    struct patterns ignored, only;
    bool any_order;
};

static struct line_filter compile_choice(struct arena *arena, const struct line_choice *choice)
{
    return (struct line_filter){compile_patterns(arena, &choice->ignored),
                                compile_patterns(arena, &choice->only), choice->any_order};
}

static void free_filter(struct line_filter *filter)
{
    free_patterns(&filter->ignored);
    free_patterns(&filter->only);
}

static bool is_compared(const struct line_filter *filter, const char *line)
{
    return !matches_any(&filter->ignored, line) &&
           (!filter->only.count || matches_any(&filter->only, line));
}

static int order_lines(const void *a, const void *b)
{
    const struct compared_line *one = a, *other = b;
    int order = strcmp(one->text, other->text);

    return order ? order : (one->number > other->number) - (one->number < other->number);
}

/* The lines that are compared, without blanks at their ends; empty ones count for nothing. */
static struct compared_lines split_lines(struct arena *arena, struct output_text text,
                                         const struct line_filter *filter)
{
    struct compared_lines lines = {NULL, 0};
    const char *at = text.data, *end = text.data + text.length;

    for (size_t number = 1; at < end; number++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        while (length && isspace((unsigned char)at[length - 1]))
            length--;
        const struct compared_line line = {arena_strndup(arena, at, length), number};
        if (length && is_compared(filter, line.text))
            arena_push(arena, lines.items, lines.count, line);
        at = stop ? stop + 1 : end;
    }
    if (filter->any_order && lines.count)
        qsort(lines.items, lines.count, sizeof *lines.items, order_lines);
    return lines;
}

static const char *line_message(struct arena *arena, const struct compared_line *got,
                                const struct compared_line *want)
{
    return arena_printf(arena, "line %zu: \"%.*s\", expected \"%.*s\"", got->number, SHOWN,
                        got->text, SHOWN, want->text);
}

static bool is_volatile(const struct text_list *list, size_t number)
{
    for (size_t i = 0; i < list->count; i++)
        if (strtoul(list->items[i], NULL, 10) == number)
            return true;
    return false;
}

static const char *compare_all_lines(struct arena *arena, const struct compared_lines *got,
                                     const struct compared_lines *want,
                                     const struct tolerance *tolerance,
                                     const struct text_list *volatile_lines)
{
    size_t numbers = 0, off = 0;
    const char *first = NULL;

    for (size_t i = 0; i < got->count && i < want->count; i++) {
        if (is_volatile(volatile_lines, i + 1))
            continue;
        struct line_result result =
            compare_line_pair(got->items[i].text, want->items[i].text, tolerance);
        if (!result.same_text)
            return line_message(arena, &got->items[i], &want->items[i]);
        numbers += result.numbers;
        off += result.off;
        if (result.off && !first)
            first = line_message(arena, &got->items[i], &want->items[i]);
    }
    if (got->count != want->count)
        return arena_printf(arena, "%zu lines, expected %zu", got->count, want->count);
    if ((double)off <= tolerance->outliers * (double)numbers)
        return NULL;
    return arena_printf(arena, "%zu of %zu numbers differ; %s", off, numbers, first);
}

const char *compare_texts(struct arena *arena, struct output_text got, struct output_text want,
                          const struct tolerance *tolerance, const struct line_choice *choice,
                          const struct text_list *volatile_lines)
{
    struct line_filter filter = compile_choice(arena, choice);
    struct compared_lines a = split_lines(arena, got, &filter);
    struct compared_lines b = split_lines(arena, want, &filter);

    free_filter(&filter);
    if (choice->only.count && !a.count)
        return "no line matches 'only'";
    return compare_all_lines(arena, &a, &b, tolerance, volatile_lines);
}

struct output_text compare_chosen(struct arena *arena, struct output_text text,
                                  const struct line_choice *choice)
{
    struct line_filter filter = compile_choice(arena, choice);
    struct compared_lines lines = split_lines(arena, text, &filter);
    struct str out = {.arena = arena};

    free_filter(&filter);
    for (size_t i = 0; i < lines.count; i++)
        str_printf(&out, "%s\n", lines.items[i].text);
    return (struct output_text){str_text(&out), out.length};
}

bool compare_find_volatile(struct arena *arena, struct output_text one, struct output_text other,
                           const struct line_choice *choice, struct text_list *lines)
{
    static const struct tolerance exact = {0};
    struct line_filter filter = compile_choice(arena, choice);
    struct compared_lines a = split_lines(arena, one, &filter);
    struct compared_lines b = split_lines(arena, other, &filter);

    free_filter(&filter);
    for (size_t i = 0; i < a.count && i < b.count; i++) {
        struct line_result result = compare_line_pair(a.items[i].text, b.items[i].text, &exact);
        if (!result.same_text || result.off)
            arena_push(arena, lines->items, lines->count, arena_printf(arena, "%zu", i + 1));
    }
    return a.count == b.count;
}
