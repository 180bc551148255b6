/* Variables of other sources of the program, whose functions this one has taken in.
 *
 * Each symbol's key is the address of the host's shadow variable. Where this source declares the
 * variable, too, C++ has a name for it. Where it does not, the linker has one. What has internal
 * linkage has neither: its own source tells its address by a constant pointer with a name that both
 * sources work out. The first bytes of a static local variable get such a name themselves; those of
 * a function that each source has are merged by the linker, as nvcc's linker merges the variable. */
#include "lower/module/module.h"
#include "model/facts.h"

static bool is_merged(const struct lower_module *m, const struct decl *decl)
{
    const struct decl *function = decl->parent;
    return m->model->tu->options->flags && m->model->tu->options->flags->relocatable &&
           model_is_external(function) && !model_has_one_definition(function);
}

static const char *crossing_name(const struct lower_module *m, const struct decl *decl, bool merged)
{
    long number = merged ? model_merged_identity(m->model, decl) : model_identity(m->model, decl);
    return arena_printf(m->arena, "cu2cl_%s_%ld", names_identifier(m->arena, decl->name), number);
}

void crossing_fill_symbol(struct lower_module *m, const struct decl *decl,
                          struct module_symbol *symbol)
{
    bool is_other = model_is_of_other_parse(m->model, decl);
    if (!model_crosses_sources(m->model))
        return;
    if (static_is_local(decl)) {
        symbol->is_merged = is_merged(m, decl);
        symbol->is_there = is_other && !symbol->is_merged;
        symbol->shared = crossing_name(m, decl, symbol->is_merged);
    } else if (!model_is_external(decl)) {
        symbol->is_there = is_other;
        symbol->shared = crossing_name(m, decl, false);
    } else if (is_other && model_is_hidden_elsewhere(m->model, decl)) {
        symbol->linker_name = model_mangled_name(m->model, decl);
    }
    symbol->initialised |= symbol->is_there || symbol->linker_name;
}

void crossing_fill_exports(struct lower_module *m, struct module *module)
{
    for (size_t i = 0; i < m->model->own_variable_count; i++) {
        struct decl *decl = m->model->own_variables[i];
        bool is_local = static_is_local(decl);
        if (is_local && is_merged(m, decl))
            continue; /* whoever uses it has it */
        if (is_local) {
            model_load_function(m->model, decl->parent->function);
            desugar_variable(m->model, decl);
        }
        struct module_export export = {
            .shared = crossing_name(m, decl, false),
            .host_name = is_local ? names_identifier(m->arena, decl->name) : decl->qualified,
            .first_bytes = is_local ? static_initialiser(m, decl) : NULL,
            .size = decl->type->size > 0 ? (size_t)decl->type->size : 0};
        arena_push(m->arena, module->exports, module->export_count, export);
    }
}
