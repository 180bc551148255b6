/* The module: lowers every function, decides which kernels can be emitted, and puts the .cl
 * together.
 *
 * Each function is lowered to a tree. One that can't be ported is refused with all its callers, and
 * only then are the others printed, with what they use (lower/base/uses.c): nothing in the .cl
 * serves only code that is not there. All are lowered again only where a local variable would hide
 * a name of file scope that came up behind it. */
#include "lower/forms.h"
#include "lower/lower.h"
#include "lower/module/module.h"
#include "model/facts.h"

/* --- refusals ------------------------------------------------------------ */

static bool refuse_callers_once(struct lower_module *m)
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

static void refuse_callers(struct lower_module *m)
{
    while (refuse_callers_once(m))
        ;
}

/* What clang could not read. */
static void refuse_poisoned(struct lower_module *m)
{
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        const struct function *f = instance->function;
        if (!f->poison || instance->refused)
            continue;
        struct source_pos pos = model_decl_pos(f->decl);
        /* CU2001 says it of kernels; nobody wrote the others */
        if (!f->is_kernel && !f->is_implicit && !f->is_synthesised)
            diag_report(m->diag, CU1002, &pos, f->decl->name, f->poison);
        instance->refused = f->poison;
    }
    refuse_callers(m);
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
    for (size_t i = 0; i < reachable->count; i++) { /* a shared body stands in the first's text */
        const struct instance *first =
            ((const struct instance *)reachable->entries[i].value)->emitted_as;
        if (first)
            map_put_pointer(reachable, first, (void *)first);
    }
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

/* --- all functions -------------------------------------------------------- */

static void start(struct lower_module *m)
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
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        instance->name = instance->text = NULL;
        instance->shared = NULL;
        instance->emitted_as = NULL;
        instance->body = NULL;
        instance->hidden = NULL;
        instance->hidden_count = 0;
    }
}

/* Finds the functions that stay, and what they use. */
static void choose_what_stays(struct lower_module *m, struct map *reachable)
{
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        const char *fault = instance->refused ? NULL : uses_fault(m, instance);
        if (fault) /* of a constant, or a type, that another function was the first to use */
            instance->refused = fault;
    }
    refuse_callers(m);
    find_reachable(m, reachable);
    for (size_t i = 0; i < reachable->count; i++)
        uses_keep(m, reachable->entries[i].value);
}

/* Finds what functions share, and what is left of the others; only bodies that may be shared are
 * lowered for it. A branch that is gone may have been the only one to call another function, or to
 * use a variable that is passed, so all begins again then. */
static void plan(struct lower_module *m, struct map *reachable)
{
    bool changed;
    do {
        find_reachable(m, reachable);
        start(m);
        for (size_t i = 0; i < m->model->kernel_count; i++)
            names_instance(m, m->analysis->kernels[i]);
        lower_find_hidden(m);
        lower_find_alignments(m);
        share_bodies(m, reachable);
        changed = decided_find(m, reachable);
    } while (changed);
}

static void lower_functions(struct lower_module *m, struct map *reachable)
{
    plan(m, reachable);
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        if (map_get_pointer(reachable, instance) && !instance->refused && !instance->text)
            lower_instance(m, instance);
    }
    m->current = NULL;
    choose_what_stays(m, reachable);
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
    refuse_poisoned(&m);
    for (size_t i = 0; i < analysis->linked_count; i++)
        report_several(&m, &analysis->linked[i]->variables);
    report_several(&m, &analysis->fields);
    do {
        lower_functions(&m, &reachable);
    } while (names_check_macros(&m));
    for (size_t i = 0; i < reachable.count; i++)
        function_print(&m, reachable.entries[i].value);
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
