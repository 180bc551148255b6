/* The words of `needs` in rules, and their bits. */
#include "rules/private.h"

#include "util/str.h"
#include <string.h>

static const struct {
    const char *word; /* NULL: no rule says it */
    unsigned bit;
} words[] = {
#define CU2CL_NEED(name, bit, word, report, lacking) {word, CU2CL_NEEDS_##name},
#include <cu2cl/needs.def>
#undef CU2CL_NEED
#define RULE_NEED(name, bit, word) {word, RULE_NEEDS_##name},
#include "rules/needs.def"
#undef RULE_NEED
};
#define WORD_COUNT (sizeof words / sizeof *words)

unsigned rules_need(const char *word, size_t length)
{
    for (size_t i = 0; i < WORD_COUNT; i++)
        if (words[i].word && strlen(words[i].word) == length &&
            memcmp(words[i].word, word, length) == 0)
            return words[i].bit;
    return 0;
}

const char *rules_need_words(struct arena *arena)
{
    struct str text = {.arena = arena};
    for (size_t i = 0; i < WORD_COUNT; i++)
        if (words[i].word)
            str_printf(&text, "%s%s", text.length ? ", " : "", words[i].word);
    return str_text(&text);
}
