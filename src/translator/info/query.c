/* Names are compared without regard to case: first whole ones, then parts, then those that differ
 * by few letters. */
#include "info/info.h"

#include "rules/rules.h"
#include "util/selfpath.h"
#include "util/str.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_SIMILAR 10
#define LONGEST_NAME 128 /* for spelling; longer names are found as a whole or by a part */

static const char *const kind_names[] = {
    [RULE_HOST_FUNCTION] = "function of the host",
    [RULE_DEVICE_FUNCTION] = "function of kernels",
    [RULE_TYPE] = "type",
    [RULE_ENUMERATOR] = "value",
    [RULE_HEADER] = "header",
    [RULE_NAMESPACE] = "namespace",
};

static const char *const state_names[] = {
    [RULE_FULL] = "ported",
    [RULE_PARTIAL] = "ported in part",
    [RULE_NONE] = "not ported",
};

static void print_rule(const struct rule *rule)
{
    printf("%s (%s): %s", rule->cuda, kind_names[rule->kind], state_names[rule->state]);
    if (rule->state != RULE_NONE && rule->to && *rule->to && strcmp(rule->to, rule->cuda) != 0)
        printf(", as %s", rule->to);
    printf("\n");
    if (rule->note)
        printf("    %s\n", rule->note);
    if (rule->header)
        printf("    device library: cu2cl/%s\n", rule->header);
    printf("    rule: %s:%u\n", rule->file, rule->line);
}

static size_t print_equal(const struct rules *rules, const char *name)
{
    size_t found = 0;

    for (size_t i = 0; i < rules_count(rules); i++)
        if (strcasecmp(rules_at(rules, i)->cuda, name) == 0) {
            print_rule(rules_at(rules, i));
            found++;
        }
    return found;
}

/* --- names that are spelled alike ------------------------------------------------------------ */

static unsigned smaller(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* How many letters have to be put in, taken out or changed (Levenshtein's distance). */
static unsigned distance_between(const char *a, const char *b)
{
    unsigned row[LONGEST_NAME + 1];
    size_t length = strlen(b);

    for (size_t j = 0; j <= length; j++)
        row[j] = (unsigned)j;
    for (size_t i = 0; a[i]; i++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)i + 1;
        for (size_t j = 0; j < length; j++) {
            bool same = tolower((unsigned char)a[i]) == tolower((unsigned char)b[j]);
            unsigned changed = diagonal + !same;
            diagonal = row[j + 1];
            row[j + 1] = smaller(changed, smaller(row[j], row[j + 1]) + 1);
        }
    }
    return row[length];
}

static bool contains_name(const char *text, const char *part)
{
    size_t length = strlen(part);

    for (; *text; text++)
        if (strncasecmp(text, part, length) == 0)
            return true;
    return false;
}

/* Small for names that are alike; UINT_MAX for others. */
static unsigned unlikeness(const char *name, const char *wanted)
{
    size_t length = strlen(wanted);

    if (length >= 3 && contains_name(name, wanted))
        return 1 + (unsigned)(strlen(name) - length) / 8;
    if (length > LONGEST_NAME || strlen(name) > LONGEST_NAME)
        return (unsigned)-1;
    unsigned distance = distance_between(name, wanted);
    return distance <= 1 + length / 4 ? distance : (unsigned)-1;
}

struct candidate {
    const struct rule *rule;
    unsigned unlikeness;
};

static int by_likeness(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;

    if (x->unlikeness != y->unlikeness)
        return x->unlikeness < y->unlikeness ? -1 : 1;
    return strcmp(x->rule->cuda, y->rule->cuda);
}

static void print_similar(const struct rules *rules, struct arena *arena, const char *name)
{
    struct candidate *candidates = NULL;
    size_t count = 0;

    for (size_t i = 0; i < rules_count(rules); i++) {
        struct candidate one = {rules_at(rules, i), unlikeness(rules_at(rules, i)->cuda, name)};
        if (one.unlikeness != (unsigned)-1)
            arena_push(arena, candidates, count, one);
    }
    if (count)
        qsort(candidates, count, sizeof *candidates, by_likeness);
    printf("%s: no rule has this name%s\n", name, count ? "; these are like it:" : "");
    for (size_t i = 0; i < count && i < MOST_SIMILAR; i++)
        printf("    %s (%s): %s\n", candidates[i].rule->cuda, kind_names[candidates[i].rule->kind],
               state_names[candidates[i].rule->state]);
    if (count > MOST_SIMILAR)
        printf("    and %zu more\n", count - MOST_SIMILAR);
}

/* --- the command ----------------------------------------------------------------------------- */

int query_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    struct selfpath paths;
    enum info_status status = INFO_FOUND;

    selfpath_find(&paths, &arena);
    const struct rules *rules =
        paths.rules ? rules_load(&arena, paths.rules, &diag) : rules_load_embedded(&arena, &diag);
    if (argc < 2) {
        fputs("usage: cu2cl query NAME...\n", stderr);
        status = INFO_USAGE;
    } else if (!rules) {
        diag_print(&diag, stderr, false);
        status = INFO_FAILED;
    }
    for (int i = 1; i < argc && rules; i++)
        if (!print_equal(rules, argv[i])) {
            print_similar(rules, &arena, argv[i]);
            status = INFO_NOTHING;
        }
    arena_free(&arena);
    return (int)status;
}
