/* What a device function does to the work-items around it: whether it is a barrier, and whether its
 * result is the same for all. A rule says so with `barrier` and `result`; where it does not, its
 * text and its needs do. */
#include "rules/private.h"
#include "util/str.h"

#include <string.h>

/* Does the text have this word? With `whole` false, a word that begins so. */
static bool has_word(const char *text, const char *word, bool whole)
{
    size_t length = strlen(word);
    for (const char *p = text; p && (p = strstr(p, word)); p += length)
        if ((p == text || !str_is_word(p[-1])) && (!whole || !str_is_word(p[length])))
            return true;
    return false;
}

static enum rule_barrier barrier_of(const char *to, unsigned needs)
{
    if (has_word(to, "barrier", true) || has_word(to, "work_group_barrier", true))
        return RULE_BARRIER_GROUP;
    if (needs & CU2CL_NEEDS_GRID)
        return RULE_BARRIER_GRID;
    return needs & RULE_NEEDS_LANES ? RULE_BARRIER_WARP : RULE_BARRIER_NONE;
}

static enum rule_result result_of(const char *to, unsigned needs)
{
    static const char *const beginnings[] = {"atomic_",       "atom_",         "cu_atomic",
                                             "get_local_id",  "get_global_id", "get_sub_group_id",
                                             "get_local_lin", "get_global_lin"};
    if (needs & RULE_NEEDS_COMMON)
        return RULE_RESULT_UNIFORM;
    if (needs & (RULE_NEEDS_LANES | CU2CL_NEEDS_WARP))
        return RULE_RESULT_VARYING;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (has_word(to, beginnings[i], false))
            return RULE_RESULT_VARYING;
    return RULE_RESULT_OF_ARGUMENTS;
}

const char *rules_complete_sync(const char *to, unsigned needs, struct rule_sync *sync)
{
    enum rule_barrier barrier = barrier_of(to, needs);
    if (sync->barrier == RULE_BARRIER_NONE)
        sync->barrier = barrier;
    if (sync->result == RULE_RESULT_OF_ARGUMENTS)
        sync->result = result_of(to, needs);
    if (barrier != RULE_BARRIER_NONE && sync->barrier != barrier)
        return barrier == RULE_BARRIER_GROUP  ? "its text has a barrier of the group"
               : barrier == RULE_BARRIER_GRID ? "it needs the grid's barrier"
                                              : "it needs the lanes of a warp";
    if (sync->result == RULE_RESULT_VARYING && (needs & RULE_NEEDS_COMMON))
        return "all work-items get the same result";
    return NULL;
}
