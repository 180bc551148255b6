/* The ways in which kernels run, and CU2CL_WARPS, which forces one. */
#include "base/base.h"

static const struct {
    const char *word, *trace;
} ways[] = {
    [RT_AS_IS] = {"ptx", "as it is"},
    [RT_IN_LANES] = {"lanes", "in its lanes form: one work-item for each block"},
    [RT_IN_ITEMS] = {"barriers", "in its items form: threads meet at barriers of the work-group"},
    [RT_IN_SUBGROUPS] = {"subgroups", "as it is, and its warps are sub-groups of 32"},
};

const char *rt_way_name(enum rt_way way)
{
    return ways[way].trace;
}

bool rt_way_forced(enum rt_way *way)
{
    const char *forced = getenv("CU2CL_WARPS");
    for (size_t i = 0; forced && i < sizeof ways / sizeof *ways; i++)
        if (strcmp(forced, ways[i].word) == 0) {
            *way = (enum rt_way)i;
            return true;
        }
    return false;
}

void rt_ways_check(void)
{
    const char *forced = getenv("CU2CL_WARPS");
    enum rt_way way;
    if (forced && *forced && !rt_way_forced(&way))
        rt_message("CU2CL_WARPS=%s is none of lanes, subgroups, barriers, ptx; ignored", forced);
}
