/* Uniformity: which kernels need the warps of CUDA's hardware.
 *
 * A barrier that only a part of the block reaches: CUDA's hardware counts the threads that are
 * left, OpenCL's devices need not (on PoCL the results are wrong without any error). A collective
 * operation of a warp, such as a shuffle: where the whole work-group reaches it, the device library
 * can exchange the values through local memory and barriers on any device. */
#include "analysis/uniform.h"

#include "analysis/library.h"
#include "analysis/uniform_flow.h"

#include <string.h>

static bool calls_one_of(const struct instance *instance, const struct map *set)
{
    for (size_t i = 0; i < instance->calls.count; i++)
        if (map_get_pointer(set, instance->calls.entries[i].value))
            return true;
    return false;
}

struct map uniform_with_callers(struct analysis *a, bool (*is)(struct analysis *, struct instance *,
                                                               const struct map *))
{
    struct map found = {.arena = a->arena};
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < a->linked_count; i++) {
            struct instance *instance = a->linked[i];
            if (map_get_pointer(&found, instance) ||
                !(is(a, instance, &found) || calls_one_of(instance, &found)))
                continue;
            map_put_pointer(&found, instance, instance);
            changed = true;
        }
    }
    return found;
}

/* One message per kernel and place, not per instance of a template. */
static void report_once(struct analysis *a, struct instance *kernel, struct map *told,
                        enum diag_id id, const struct node *place, const char *text)
{
    struct source_pos pos = model_pos(place);
    const char *name = kernel->function->decl->name;
    const char *key = arena_printf(a->arena, "%d:%s:%s:%u:%u", (int)id, name,
                                   pos.file ? pos.file : "", pos.line, pos.column);

    kernel->needs |= id == CU2034 ? CU2CL_NEEDS_PROGRESS : CU2CL_NEEDS_WARP;
    if (map_get(told, key))
        return;
    map_put(told, key, kernel);
    diag_report(a->model->diag, id, &pos, name, text);
}

static bool waits_for_group(struct model *model, const struct node *call)
{
    return library_sync(model, call).barrier == RULE_BARRIER_GROUP;
}

static bool works_with_lanes(struct model *model, const struct node *call)
{
    return library_needs(model, call) & RULE_NEEDS_LANES;
}

static const char *lockstep_text(struct analysis *a, const struct lockstep *found)
{
    struct source_pos earlier = model_pos(found->earlier), later = model_pos(found->later);
    const char *file = earlier.file && later.file && strcmp(earlier.file, later.file) != 0
                           ? arena_printf(a->arena, "%s:", earlier.file)
                           : "";
    return arena_printf(a->arena,
                        found->is_atomic ? "this atomic operation needs what another thread of "
                                           "the warp has written at %s%u, with no barrier between"
                        : found->writes  ? "this writes what another thread of the warp may still "
                                           "have to read at %s%u, with no barrier between"
                                         : "this reads what another thread of the warp has written "
                                           "at %s%u, with no barrier between",
                        *file ? file : "line ", earlier.line);
}

/* Once for all instances of a template. The kernels of Thrust and CUB keep no steps in lockstep. */
static void report_limit(struct analysis *a, const struct instance *kernel, struct map *told,
                         const char *limit)
{
    const struct decl *decl = kernel->function->decl;
    if (map_get_pointer(told, decl) || (decl->file && decl->file->is_library_header))
        return;
    struct source_pos pos = model_decl_pos(decl);
    map_put_pointer(told, decl, (void *)decl);
    diag_report(a->model->diag, CU2025, &pos, decl->name, limit);
}

static void check_collectives(struct analysis *a, struct instance *kernel, struct map *told)
{
    static const struct flow_question collectives = {works_with_lanes, true};
    struct apart found = flow_find_apart(a, kernel, &collectives);
    if (found.call)
        report_once(a, kernel, told, CU2013, found.call, found.call->ref->name);
}

/* What CUDA's hardware does right though nobody promises it: barriers for a part of a block, and
 * steps of a warp with nothing between them. */
static void check_lockstep(struct analysis *a, struct instance *kernel,
                           const struct lockstep *lockstep, struct map *told)
{
    static const struct flow_question barriers = {waits_for_group, false};
    struct apart barrier = flow_find_apart(a, kernel, &barriers);

    if (barrier.call)
        report_once(
            a, kernel, told, CU2010, barrier.call,
            barrier.after_return
                ? "not every thread reaches this barrier, since some may have returned"
                : "not every thread reaches this barrier, since it is in a branch or a loop that "
                  "only some enter");
    if (lockstep->later)
        report_once(a, kernel, told, CU2010, lockstep->later, lockstep_text(a, lockstep));
    if (lockstep->later || lockstep->limit)
        kernel->needs |= CU2CL_LOCKSTEP;
    if (lockstep->limit)
        report_limit(a, kernel, told, lockstep->limit);
}

static void check_kernel(struct analysis *a, struct instance *kernel, struct map *told)
{
    bool checks = !uniform_is_switched_off(kernel, "no lockstep");
    bool looks_for_waits = !uniform_is_switched_off(kernel, "no waits");
    if (checks || looks_for_waits) {
        struct lockstep found = uniform_find_lockstep(a, kernel);
        if (checks)
            check_lockstep(a, kernel, &found, told);
        if (looks_for_waits && found.waits)
            report_once(a, kernel, told, CU2034, found.waits,
                        found.waits_for_warps ? ", unless each block is one warp" : "");
        if (looks_for_waits && found.waits_for_warps)
            kernel->needs |= CU2CL_PROGRESS_OF_WARPS;
    }
    check_collectives(a, kernel, told);
}

void uniform_check(struct analysis *analysis)
{
    struct map told = {.arena = analysis->arena};
    for (size_t i = 0; i < analysis->model->kernel_count; i++)
        check_kernel(analysis, analysis->kernels[i], &told);
}
