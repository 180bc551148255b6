/* Operators as C spells them. */
#include "lower/base/base.h"

#include <string.h>

const char *lower_operator(const struct node *node)
{
    return operator_spelling(node->op);
}

const char *lower_assigned_operator(struct lower *l, const struct node *node)
{
    const char *op = lower_operator(node);
    return arena_strndup(l->arena, op, strlen(op) - 1);
}

const char *lower_operator_word(const char *text, size_t length)
{
    static const char *const words[][2] = {{"and", "&&"},    {"or", "||"},     {"not", "!"},
                                           {"xor", "^"},     {"bitand", "&"},  {"bitor", "|"},
                                           {"compl", "~"},   {"and_eq", "&="}, {"or_eq", "|="},
                                           {"xor_eq", "^="}, {"not_eq", "!="}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i][0]) == length && strncmp(words[i][0], text, length) == 0)
            return words[i][1];
    return NULL;
}
