/* The module: lowers every instance, decides which kernels can be emitted, and puts the .cl
 * together.
 *
 * Lowering runs in rounds. A round that finds a function that can't be ported refuses it with all
 * its callers; the next round lowers what is left, so that nothing in the .cl serves only code that
 * is not there. */
#include "lower/lower.h"
#include "model/facts.h"

/* --- refusals ------------------------------------------------------------ */

static bool refuse_callers(struct lower_module *m)
{
    bool changed = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *caller = m->analysis->linked[i];
        for (size_t c = 0; c < caller->calls.count; c++) {
            struct instance *callee = caller->calls.entries[c].value;
            if (callee->refused && !caller->refused) {
                caller->refused = arena_printf(m->arena, "it calls '%s': %s",
                                               callee->function->decl->name, callee->refused);
                changed = true;
            }
        }
    }
    return changed;
}

/* A function needs what those need that it calls. */
static bool inherit_needs(struct lower_module *m)
{
    bool changed = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *caller = m->analysis->linked[i];
        unsigned before = caller->needs;
        for (size_t c = 0; c < caller->calls.count; c++)
            caller->needs |= ((const struct instance *)caller->calls.entries[c].value)->needs;
        changed |= caller->needs != before;
    }
    return changed;
}

static void mark_reachable(struct instance *instance, struct map *reachable)
{
    if (map_get_pointer(reachable, instance))
        return;
    map_put_pointer(reachable, instance, instance);
    for (size_t c = 0; c < instance->calls.count; c++)
        mark_reachable(instance->calls.entries[c].value, reachable);
}

static void find_reachable(struct lower_module *m, struct map *reachable)
{
    *reachable = (struct map){.arena = m->arena};
    for (size_t i = 0; i < m->model->kernel_count; i++)
        if (!m->analysis->kernels[i]->refused)
            mark_reachable(m->analysis->kernels[i], reachable);
}

/* --- pointers to several spaces ------------------------------------------ */

static void report_several(struct lower_module *m, const struct map *variables)
{
    for (size_t i = 0; i < variables->count; i++) {
        const struct decl *decl = variables->entries[i].key;
        const struct spaces *spaces = variables->entries[i].value;
        for (unsigned level = 0; level < SPACE_LEVELS && level < decl->type->depth; level++) {
            if (!space_is_several(spaces->level[level]) || !model_decl_is_read(decl))
                continue;
            struct source_pos pos = model_decl_pos(decl);
            diag_report(m->diag, CU2005, &pos, decl->name);
        }
    }
}

/* --- rounds -------------------------------------------------------------- */

static void start_round(struct lower_module *m)
{
    struct lower_module fresh = {.arena = m->arena,
                                 .ways = m->ways,
                                 .model = m->model,
                                 .analysis = m->analysis,
                                 .rules = m->rules,
                                 .diag = m->diag,
                                 .source = m->source};
    fresh.avoided = m->avoided;
    *m = fresh;
    names_init(m);
    for (size_t i = 0; i < m->model->macro_count; i++)
        m->model->macros[i]->is_used = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        instance->name = instance->text = NULL;
        instance->shared = NULL;
        instance->emitted_as = NULL;
        instance->hidden = NULL;
        instance->hidden_count = 0;
    }
}

/* True when another round is needed: something was refused, left out, or needs another name. */
static bool lower_round(struct lower_module *m, struct map *reachable)
{
    start_round(m);
    for (size_t i = 0; i < m->model->kernel_count; i++)
        names_instance(m, m->analysis->kernels[i]);
    lower_find_hidden(m);
    lower_find_alignments(m);
    bool refused = share_bodies(m, reachable);
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        if (!map_get_pointer(reachable, instance) || instance->refused)
            continue;
        if (!instance->text)
            lower_instance(m, instance);
        refused |= instance->refused != NULL;
    }
    m->current = NULL;
    m->needs = NULL;
    refused |= names_check_macros(m);
    while (refuse_callers(m))
        refused = true;
    find_reachable(m, reachable);
    return refused || m->drops;
}

void lower_emit(struct analysis *analysis, const struct rules *rules, struct source *source)
{
    struct lower_module m = {.arena = analysis->arena,
                             .ways = &forms_ways,
                             .model = analysis->model,
                             .analysis = analysis,
                             .rules = rules,
                             .diag = analysis->model->diag,
                             .source = source};
    struct map reachable;
    find_reachable(&m, &reachable);
    for (size_t i = 0; i < analysis->linked_count; i++)
        report_several(&m, &analysis->linked[i]->variables);
    report_several(&m, &analysis->fields);
    while (lower_round(&m, &reachable))
        ;
    recursion_find(&m, &reachable);
    while (inherit_needs(&m))
        ;
    copies_limit(&m);
    if (reachable.count)
        source->module.cl_text = module_text(&m, &reachable);
    else if (m.model->kernel_count)
        source->module.cl_text = "/* no kernel could be ported */\n";
    tables_fill(&m, source);
}
