/* Functions that call themselves, directly or by way of others.
 *
 * OpenCL C has no recursion. NVIDIA's compiler takes it all the same; PoCL's ends in a crash, and
 * Oclgrind keeps one set of variables for all calls of a function, which computes something else.
 * So what reaches such a function is compiled only where the runtime defines CU_RECURSION, and
 * the launch of such a kernel fails elsewhere. */
#include "lower/module/module.h"

static bool reaches(const struct instance *from, const struct instance *to, struct map *seen)
{
    for (size_t c = 0; c < from->calls.count; c++) {
        const struct instance *callee = from->calls.entries[c].value;
        if (callee == to)
            return true;
        if (map_get_pointer(seen, callee))
            continue;
        map_put_pointer(seen, callee, (void *)callee);
        if (reaches(callee, to, seen))
            return true;
    }
    return false;
}

void recursion_find(struct lower_module *m, const struct map *reachable)
{
    for (size_t i = 0; i < reachable->count; i++) {
        struct instance *instance = reachable->entries[i].value;
        struct map seen = {.arena = m->arena};
        if (!reaches(instance, instance, &seen))
            continue;
        instance->needs |= CU2CL_NEEDS_RECURSION;
        if (instance->function->dispatch)
            continue;
        struct source_pos pos = model_decl_pos(instance->function->decl);
        diag_report(m->diag, CU2009, &pos, instance->function->decl->name);
    }
}
