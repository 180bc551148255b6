/* What the host side has to know of the module: kernels with their arguments, variables, and
 * functions whose addresses it has. */
#include "lower/module/module.h"
#include "model/facts.h"
#include "model/host_name.h"

static size_t symbol_index(const struct lower_module *m, const struct decl *decl)
{
    for (size_t i = 0; i < m->symbol_count; i++)
        if (m->symbols[i] == decl)
            return i;
    return 0;
}

static void fill_arguments(struct lower_module *m, struct instance *instance, struct kernel *kernel)
{
    struct function *f = instance->function;
    size_t end = 0;
    for (size_t i = 0; i < f->parameter_count; i++) {
        struct type *type = f->parameters[i]->type;
        struct kernel_arg arg = {ARG_VALUE, type->size > 0 ? (size_t)type->size : 8, 0, i, 0};
        size_t align = type->align > 0 ? (size_t)type->align : 8;
        arg.offset = (end + align - 1) / align * align;
        end = arg.offset + arg.size;
        if (type_is_stateless(type))
            continue;
        if (type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE)
            arg.kind = ARG_POINTER;
        arena_push(m->arena, kernel->args, kernel->arg_count, arg);
    }
    for (size_t i = 0; i < instance->hidden_count; i++) {
        struct hidden *hidden = &instance->hidden[i];
        struct kernel_arg arg = {ARG_STATUS, 8, 0, 0, 0};
        if (hidden_lives_in_kernel(hidden))
            continue;
        if (hidden->kind == HIDDEN_GRID)
            arg.kind = ARG_GRID;
        else if (hidden->kind == HIDDEN_HEAP)
            arg.kind = ARG_HEAP;
        else if (hidden->kind == HIDDEN_OUTPUT)
            arg.kind = ARG_OUTPUT;
        else if (hidden->kind == HIDDEN_LAUNCHES)
            arg.kind = ARG_LAUNCHES;
        else if (hidden->kind == HIDDEN_DYNAMIC)
            arg = (struct kernel_arg){ARG_DYNAMIC_LOCAL, 0, 0, 0, 0};
        else if (hidden->kind == HIDDEN_SYMBOL)
            arg = (struct kernel_arg){ARG_SYMBOL, 8, symbol_index(m, hidden->decl), 0, 0};
        else if (hidden->kind == HIDDEN_TEXTURE)
            arg = (struct kernel_arg){ARG_TEXTURE, 8, symbol_index(m, hidden->decl), 0, 0};
        arena_push(m->arena, kernel->args, kernel->arg_count, arg);
    }
}

static void fill_bounds(struct lower_module *m, const struct function *f, struct kernel *kernel)
{
    bool understood;
    kernel->most_threads = model_launch_bounds(m->model, f, &understood);
    if (!understood)
        diag_report(m->diag, CU2014, &kernel->pos, f->decl->name);
}

/* OpenCL has no clusters: a kernel that looks at its own sees that of one block. */
static void check_cluster(struct lower_module *m, struct instance *instance, long size[3])
{
    bool understood = model_cluster_size(m->model, instance->function, size);
    long blocks = size[0] * size[1] * size[2];
    if (instance->refused || !(instance->needs & CU2CL_NEEDS_CLUSTER) ||
        (understood && blocks <= 1))
        return;
    instance->refused =
        understood
            ? arena_printf(m->arena,
                           "it looks at its cluster, which __cluster_dims__ gives %ld blocks",
                           blocks)
            : "it looks at its cluster, and the size in __cluster_dims__ is not understood";
}

static void fill_kernels(struct lower_module *m, struct host_names *names, struct module *module)
{
    for (size_t i = 0; i < m->model->kernel_count; i++) {
        struct instance *instance = m->analysis->kernels[i];
        struct function *f = instance->function;
        struct kernel kernel = {0};
        check_cluster(m, instance, kernel.cluster);
        kernel.name = names_instance(m, instance);
        kernel.entry = model_entry_name(m->model, f->decl);
        kernel.one_definition = !f->template_count && model_has_one_definition(f->decl);
        struct host_name name = host_name_of(names, f);
        kernel.host_name = name.expression;
        kernel.host_type = name.type;
        kernel.closures = name.closures;
        kernel.closure_count = name.closure_count;
        kernel.refused = instance->refused;
        kernel.pos = model_decl_pos(f->decl);
        kernel.needs = instance->needs;
        fill_bounds(m, f, &kernel);
        fill_arguments(m, instance, &kernel);
        if (!instance->refused && !instance->text) {
            instance->refused = kernel.refused = "it has no text";
            diag_report(m->diag, CU2015, &kernel.pos, f->decl->name, instance->refused);
        }
        arena_push(m->arena, module->kernels, module->kernel_count, kernel);
        if (instance->refused)
            diag_report(m->diag, CU2001, &kernel.pos, f->decl->name, instance->refused);
    }
}

/* The host copies function pointers from variables that no kernel names, and another source may
 * call what such a variable holds: only the source that defines it knows its first value. */
static void add_function_variables(struct lower_module *m)
{
    bool any = m->model->tu->options->seed && m->model->tu->options->flags &&
               m->model->tu->options->flags->relocatable;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        const struct dispatch *d = m->analysis->linked[i]->function->dispatch;
        any |= d && !d->method;
    }
    for (size_t i = 0; any && i < m->model->function_variable_count; i++)
        if (!m->model->function_variables[i]->is_defined_elsewhere)
            hidden_add_symbol(m, m->model->function_variables[i]);
}

/* A kernel of another source may use a variable, and only the source that defines it knows what its
 * first value leads to. */
static void add_pointer_variables(struct lower_module *m)
{
    const struct flags *flags = m->model->tu->options->flags;
    for (size_t i = 0; flags && flags->relocatable && i < m->model->pointer_variable_count; i++) {
        struct decl *decl = m->model->pointer_variables[i];
        struct module_symbol symbol = {0};
        desugar_variable(m->model, decl);
        pointers_fill(m, decl, &symbol);
        if (symbol.pointer_count)
            hidden_add_symbol(m, decl);
    }
}

/* The host copies to variables that no kernel uses, as in a branch for other devices. */
static void add_host_variables(struct lower_module *m)
{
    for (size_t i = 0; i < m->model->host_variable_count; i++) {
        struct decl *decl = m->model->host_variables[i];
        if (!decl->is_defined_elsewhere && decl->type->size > 0)
            hidden_add_symbol(m, decl);
    }
}

/* `extern __constant__ int table[];`: nobody could make room for it. */
static void check_size(struct lower_module *m, const struct decl *decl)
{
    struct source_pos pos = model_decl_pos(decl);

    if (decl->is_defined_elsewhere && decl->type->kind == TYPE_ARRAY && decl->type->size <= 0)
        diag_report(m->diag, CU2003, &pos, decl->name,
                    "another source has its size; declare it with the size, too");
}

/* No text of the host makes it, or its first value. */
static void check_without_host(struct lower_module *m, struct decl *decl)
{
    struct source_pos pos = model_decl_pos(decl);
    const char *reason =
        decl->storage == STORAGE_TEXTURE   ? "an image of kernels has no texture references"
        : decl->storage == STORAGE_MANAGED ? "an image of kernels has no managed variables"
        : decl->is_defined_elsewhere       ? "an image of kernels has one source, which declares it"
        : !static_has_value(m, decl)       ? "in an image of kernels it can't start with this value"
                                           : NULL;

    if (reason)
        diag_report(m->diag, CU2003, &pos, decl->name, reason);
}

static void fill_symbols(struct lower_module *m, struct module *module)
{
    for (size_t i = 0; i < m->symbol_count; i++) {
        struct decl *decl = m->symbols[i];
        struct module_symbol symbol = {0};
        symbol.name = names_symbol(m, decl);
        symbol.entry = model_entry_name(m->model, decl);
        symbol.host_name = decl->qualified;
        symbol.kind = decl->storage == STORAGE_CONSTANT  ? SYMBOL_CONSTANT
                      : decl->storage == STORAGE_MANAGED ? SYMBOL_MANAGED
                      : decl->storage == STORAGE_TEXTURE ? SYMBOL_TEXTURE
                                                         : SYMBOL_DEVICE;
        symbol.size = decl->type->size > 0 ? (size_t)decl->type->size : 0;
        if (decl->storage != STORAGE_TEXTURE) {
            desugar_variable(m->model, decl);
            check_size(m, decl);
            symbol.initialised = decl->init || decl->is_defined_elsewhere;
            symbol.holds_functions =
                symbol.initialised && type_holds_function_pointer(m->model, decl->type);
        }
        if (static_is_local(decl))
            symbol.host_name = arena_printf(m->arena, "cu2cl_static_%s", symbol.name);
        if (m->model->tu->options->device_only)
            check_without_host(m, decl);
        if (static_is_local(decl) || m->model->tu->options->device_only) {
            symbol.first_bytes = static_initialiser(m, decl);
            symbol.initialised = *symbol.first_bytes;
        }
        crossing_fill_symbol(m, decl, &symbol);
        if (!symbol.first_bytes && decl->storage != STORAGE_TEXTURE)
            pointers_fill(m, decl, &symbol);
        arena_push(m->arena, module->symbols, module->symbol_count, symbol);
    }
}

/* Functions that the host's shadow variables have the addresses of. */
static void fill_functions(struct lower_module *m, struct host_names *names, struct module *module)
{
    for (size_t i = 0; i < m->model->taken_count; i++) {
        struct decl *decl = m->model->taken[i];
        if (!decl->function->is_in_initialiser || decl->function->record)
            continue;
        desugar_function(m->model, decl->function);
        struct host_name name = host_name_of(names, decl->function);
        bool is_elsewhere = model_is_of_other_source(m->model, decl);
        struct module_function function = {name.expression, name.type,
                                           is_elsewhere ? model_mangled_name(m->model, decl) : NULL,
                                           dispatch_number(m, decl)};
        arena_push(m->arena, module->functions, module->function_count, function);
    }
}

static void fill_launched(struct lower_module *m, struct host_names *names, struct module *module)
{
    for (size_t i = 0; i < m->launched_count; i++) {
        struct host_name name = host_name_of(names, m->launched[i]);
        struct kernel kernel = {.name = m->launched[i]->decl->name,
                                .host_name = name.expression,
                                .host_type = name.type,
                                .closures = name.closures,
                                .closure_count = name.closure_count};
        arena_push(m->arena, module->launched, module->launched_count, kernel);
    }
}

void tables_fill(struct lower_module *m, struct source *source)
{
    struct host_names names = {.model = m->model, .closures = {.arena = m->arena}};
    fill_kernels(m, &names, &source->module);
    fill_launched(m, &names, &source->module);
    add_function_variables(m);
    add_pointer_variables(m);
    add_host_variables(m);
    fill_symbols(m, &source->module);
    crossing_fill_exports(m, &source->module);
    if (m->symbol_count)
        fill_functions(m, &names, &source->module);
    source->ambiguous = names.ambiguous;
    source->ambiguous_count = names.ambiguous_count;
}
