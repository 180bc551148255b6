/* The module: lowers every instance, decides which kernels can be emitted, and puts the .cl
 * together.
 *
 * Lowering runs in rounds. A round that finds a function that can't be ported refuses it with all
 * its callers; the next round lowers what is left, so that nothing in the .cl serves only code that
 * is not there. */
#include "lower/lower.h"
#include "model/facts.h"
#include "model/host_name.h"

#include <stdlib.h>
#include <string.h>

/* --- one function -------------------------------------------------------- */

static size_t widest_parameter(const struct parameters *parameters)
{
    size_t width = 0;
    for (size_t i = 0; i < parameters->count; i++)
        width = strlen(parameters->texts[i]) > width ? strlen(parameters->texts[i]) : width;
    return width;
}

/* On lines of their own where the parenthesis is too far to the right. */
const char *lower_wrap_signature(struct arena *arena, const char *head, size_t before, size_t width,
                                 const struct parameters *parameters)
{
    struct str out = {.arena = arena};
    size_t indent = before + strlen(head), column = indent;
    str_add(&out, head);
    if (indent + widest_parameter(parameters) >= width && parameters->count) {
        indent = column = 8;
        str_printf(&out, "\n%*s", (int)indent, "");
    }
    for (size_t i = 0; i < parameters->count; i++) {
        size_t length = strlen(parameters->texts[i]) + 2;
        if (i && column + length > width) {
            str_printf(&out, ",\n%*s", (int)indent, "");
            column = indent;
        } else if (i) {
            str_add(&out, ", ");
        }
        str_add(&out, parameters->texts[i]);
        column += length;
    }
    str_addc(&out, ')');
    return str_text(&out);
}

static const char *declare_parameter(struct lower *l, struct decl *parameter, struct type *type,
                                     struct spaces spaces, const char *name)
{
    if (l->instance->function->is_instance)
        return lower_declarator(l->module, type, spaces, name, NULL);
    return lower_declarator_as_written(l->module, parameter, type, spaces, name, NULL);
}

/* Declares a variable from the argument that stands in for it, whose name is returned; `function`
 * converts it, or is NULL. */
static const char *declare_from_argument(struct lower *l, const char *type, const char *declarator,
                                         const char *name, const char *function)
{
    const char *argument = l->argument = arena_printf(l->arena, "%s_arg", name);
    struct c_node *value = c_name(l->arena, argument);
    if (function)
        value = c_call1(l->arena, function, value);
    c_append(l->arena, l->prologue, c_declaration(l->arena, type, declarator, value));
    return argument;
}

static const char *cast_from_argument(struct lower *l, const struct declared *declared,
                                      const char *name, const char *cast)
{
    const char *argument = l->argument = arena_printf(l->arena, "%s_arg", name);
    c_append(l->arena, l->prologue,
             c_declaration(l->arena, declared->type, declared->declarator,
                           c_cast(l->arena, cast, c_name(l->arena, argument))));
    return argument;
}

/* Kernel arguments may be no bool and no pointer to pointers: a stand-in comes first, and the name
 * is declared from it. */
static const char *kernel_parameter(struct lower *l, struct decl *parameter)
{
    struct type *type = parameter->type;
    const char *name = names_local(l, parameter);
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, parameter);

    if (layout_record(type))
        layout_check(l->module, layout_record(type));
    if (type_holds_method_pointer(type))
        return NULL; /* the host's has another size */
    if (type->kind == TYPE_BOOL) {
        if (!map_get_pointer(&l->changed, parameter))
            return arena_printf(l->arena, "uchar %s", name);
        const char *argument = declare_from_argument(l, "bool", name, name, NULL);
        return arena_printf(l->arena, "uchar %s", argument);
    }
    if (map_get_pointer(&l->changed, parameter)) {
        struct declared copy;
        if (!lower_declare(l->module, type, spaces, name, NULL, &copy))
            return NULL;
        return lower_declarator(l->module, type, spaces,
                                declare_from_argument(l, copy.type, copy.declarator, name, NULL),
                                NULL);
    }
    if (type->kind == TYPE_POINTER && space_is_several(spaces.level[0])) {
        struct spaces global = spaces;
        global.level[0] = SPACE_GLOBAL;
        return lower_declarator(l->module, type, global,
                                declare_from_argument(l, "ulong", name, name, "cu_from_global"),
                                NULL);
    }
    if (type->kind == TYPE_POINTER && type->depth >= 2) {
        struct declared copy;
        if (!lower_declare(l->module, type, spaces, name, NULL, &copy))
            return NULL;
        const char *cast = lower_type_name(l->module, type, spaces);
        return arena_printf(l->arena, "__global void *%s",
                            cast_from_argument(l, &copy, name, cast));
    }
    return declare_parameter(l, parameter, type, spaces, name);
}

static const char *parameter_text(struct lower *l, struct decl *parameter)
{
    struct type *type = parameter->type;
    if (parameter->by_value)
        type = type->target;
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, parameter);
    return declare_parameter(l, parameter, type, spaces, names_local(l, parameter));
}

static const char *self_text(struct lower *l)
{
    const struct function *f = l->instance->function;
    struct type object = *f->record->type;
    struct type pointer = {.kind = TYPE_POINTER, .target = &object, .depth = 1};
    object.is_const = f->is_const_method && l->instance->self.level[0] != SPACE_CONSTANT &&
                      !model_has_mutable(l->module->model, f->record);
    object.is_volatile = f->is_volatile_method;
    return lower_declarator(l->module, &pointer, l->instance->self, "self", NULL);
}

static void push_parameter(struct lower *l, struct parameters *parameters, const char *text,
                           const struct decl *parameter)
{
    if (!text) {
        struct source_pos pos = model_decl_pos(parameter);
        diag_report(l->module->diag, CU2002, &pos, "a parameter of this type");
        l->instance->refused = "it has a parameter of a type that OpenCL C can't express";
        text = "int unsupported";
    }
    arena_push(l->arena, parameters->texts, parameters->count, text);
}

/* What passes the last parameter on; `name`: of the variable that it becomes. */
static void push_argument(struct lower *l, struct parameters *parameters, const char *name)
{
    arena_push(l->arena, parameters->arguments, parameters->argument_count,
               c_name(l->arena, l->argument ? l->argument : name));
    l->argument = NULL;
}

static bool widens_local(const struct instance *instance, int depth)
{
    if (instance->widens_local)
        return true;
    for (size_t i = 0; i < instance->calls.count && depth < 32; i++)
        if (widens_local(instance->calls.entries[i].value, depth + 1))
            return true;
    return false;
}

/* A variable that holds pointers: like all arguments of kernels, it may be no pointer to pointers.
 */
static const char *symbol_parameter(struct lower *l, const struct hidden *hidden, const char *text)
{
    const char *type = hidden_type(l->module, l->instance, hidden);
    struct declared declared;
    if (!type || !hidden->decl->type->depth ||
        !hidden_declare(l->module, l->instance, hidden, &declared))
        return text;
    const char *space = hidden->decl->storage == STORAGE_CONSTANT ? "__constant " : "__global ";
    const char *argument = cast_from_argument(l, &declared, hidden_name(l->module, hidden), type);
    return arena_printf(l->arena, "%svoid *%s", space, argument);
}

/* Dynamic shared memory starts at a boundary of 16 bytes in CUDA. The argument's type decides in
 * OpenCL, so where other types are read from it, it comes as the largest one. */
static const char *hidden_parameter(struct lower *l, const struct hidden *hidden)
{
    const char *text = hidden_declaration(l->module, l->instance, hidden);
    struct declared declared;
    if (hidden->kind == HIDDEN_SYMBOL && l->instance->function->is_kernel && text)
        return symbol_parameter(l, hidden, text);
    if (hidden->kind != HIDDEN_DYNAMIC || !l->instance->function->is_kernel || !text)
        return text;
    const char *type = hidden_type(l->module, l->instance, hidden);
    struct c_node *name = c_name(l->arena, hidden_name(l->module, hidden));
    bool is_wide = l->joined_dynamic || widens_local(l->instance, 0);
    lower_use_header(l->module, "base.clh");
    if (!is_wide || !type || !hidden_declare(l->module, l->instance, hidden, &declared)) {
        c_append(l->arena, l->prologue,
                 c_assign(l->arena, name, c_call1(l->arena, "CU_LOCAL_ARGUMENT", name)));
        return text;
    }
    struct c_node *argument = c_name(l->arena, arena_printf(l->arena, "%s_arg", name->text));
    l->argument = argument->text;
    struct c_node *value = c_cast(l->arena, type, c_call1(l->arena, "CU_LOCAL_ARGUMENT", argument));
    c_append(l->arena, l->prologue,
             c_declaration(l->arena, declared.type, declared.declarator, value));
    return arena_printf(l->arena, "__local ulong2 *%s", argument->text);
}

/* Memory that the kernel declares itself, and that other functions get from it. */
static bool hidden_lives_in_kernel(const struct hidden *hidden)
{
    return hidden->kind == HIDDEN_SHARED || hidden->kind == HIDDEN_LANES;
}

static bool is_method(const struct function *f)
{
    return f->record && !f->is_static_method;
}

/* `int *f(int a, int b)`, with the parameters as part of the declarator. */
static const char *declare_function(struct lower *l, struct parameters *parameters)
{
    struct function *f = l->instance->function;
    const char *name = arena_printf(l->arena, "%s(", names_instance(l->module, l->instance));
    struct type *type = type_without_const(l->arena, f->result);
    struct declared bare, result;
    if (f->is_kernel)
        return lower_wrap_signature(l->arena, arena_printf(l->arena, "__kernel void %s", name), 0,
                                    C_LINE_WIDTH, parameters);
    if (f->is_constructor)
        return lower_wrap_signature(
            l->arena, arena_printf(l->arena, "%s %s", names_type(l->module, f->record), name), 0,
            C_LINE_WIDTH, parameters);
    if (!lower_declare(l->module, type, l->instance->result, "", NULL, &bare)) {
        push_parameter(l, parameters, NULL, f->decl);
        return "void unsupported(void)";
    }
    size_t indent = strlen(bare.type) + 1 + strspn(bare.declarator, "(*");
    const char *declarator = lower_wrap_signature(l->arena, name, indent, C_LINE_WIDTH, parameters);
    lower_declare(l->module, type, l->instance->result, declarator, NULL, &result);
    return declared_text(l->arena, &result);
}

static void list_hidden(struct lower *l, struct parameters *parameters)
{
    const struct instance *instance = l->instance;
    for (size_t i = 0; i < instance->hidden_count; i++) {
        struct hidden *hidden = &instance->hidden[i];
        if (hidden_lives_in_kernel(hidden) && instance->function->is_kernel && !l->shared) {
            arena_push(l->arena, parameters->arguments, parameters->argument_count,
                       lower_hidden_argument(l, hidden));
            continue;
        }
        push_parameter(l, parameters, hidden_parameter(l, hidden), hidden->decl);
        push_argument(l, parameters, hidden_name(l->module, hidden));
    }
}

static struct parameters list_parameters(struct lower *l)
{
    struct function *f = l->instance->function;
    struct parameters parameters = {0};
    if (is_method(f) && !f->is_constructor && !type_is_stateless(f->record->type))
        push_parameter(l, &parameters, self_text(l), f->decl);
    for (size_t i = 0; i < f->parameter_count; i++) {
        if (type_is_stateless(f->parameters[i]->type))
            continue;
        push_parameter(l, &parameters,
                       f->is_kernel ? kernel_parameter(l, f->parameters[i])
                                    : parameter_text(l, f->parameters[i]),
                       f->parameters[i]);
        push_argument(l, &parameters, names_local(l, f->parameters[i]));
    }
    list_hidden(l, &parameters);
    if (l->shared)
        share_add_parameters(l, &parameters);
    if (!parameters.count)
        push_parameter(l, &parameters, "void", f->decl);
    return parameters;
}

/* Shared variables that functions below this kernel declare. */
static void hoist_from_callees(struct lower *l)
{
    struct instance *kernel = l->instance;
    for (size_t i = 0; i < kernel->hidden_count; i++) {
        struct hidden *hidden = &kernel->hidden[i];
        struct declared declared;
        if (hidden->kind == HIDDEN_LANES)
            c_append(l->arena, l->prologue,
                     c_declaration(l->arena, "__local ulong", "cu_lanes[CU_LANES]", NULL));
        if (hidden->kind != HIDDEN_SHARED)
            continue;
        struct spaces spaces = addrspace_variable(l->module->analysis, hidden->owner, hidden->decl);
        const char *name = hidden_name(l->module, hidden);
        bool is_pointer = hidden->decl->type->depth > 0;
        if (is_pointer) /* the pointer itself lies there */
            name = arena_printf(l->arena, "__local %s", name);
        if (!lower_declare(l->module, hidden->decl->type, spaces, name, NULL, &declared))
            continue;
        const char *type =
            arena_printf(l->arena, "%s%s", is_pointer ? "" : "__local ", declared.type);
        const char *declarator = arena_printf(l->arena, "%s%s", declared.declarator,
                                              lower_alignment(l->module, hidden->decl));
        c_append(l->arena, l->prologue, c_declaration(l->arena, type, declarator, NULL));
    }
}

/* Several dynamic shared arrays start at the same address: the first is the argument, the others
 * point to it. */
static void join_dynamic(struct lower *l)
{
    struct instance *kernel = l->instance;
    const char *first = NULL;
    size_t kept = 0;
    for (size_t i = 0; i < kernel->hidden_count; i++) {
        struct hidden hidden = kernel->hidden[i];
        const char *name = hidden_name(l->module, &hidden);
        l->joined_dynamic |= hidden.kind == HIDDEN_DYNAMIC && first;
        if (hidden.kind == HIDDEN_DYNAMIC && first) {
            struct declared declared;
            const char *type = hidden_type(l->module, kernel, &hidden);
            if (strcmp(first, name) != 0 && type &&
                hidden_declare(l->module, kernel, &hidden, &declared))
                c_append(l->arena, l->prologue,
                         c_declaration(l->arena, declared.type, declared.declarator,
                                       c_cast(l->arena, type, c_name(l->arena, first))));
            continue;
        }
        if (hidden.kind == HIDDEN_DYNAMIC)
            first = name;
        kernel->hidden[kept++] = hidden;
    }
    kernel->hidden_count = kept;
}

static struct lower new_lower(struct lower_module *m, struct instance *instance)
{
    struct lower l = {.module = m, .arena = m->arena, .instance = instance};
    l.locals.arena = l.local_names.arena = l.changed.arena = l.kept.arena = m->arena;
    l.prologue = c_sequence(m->arena);
    return l;
}

/* What constructors, destructors and assignments do before and behind their bodies. */
static struct c_node *own_prologue(struct lower *l)
{
    const struct function *f = l->instance->function;
    return f->is_constructor   ? class_constructor_prologue(l)
           : f->is_destructor  ? dispatch_set_class(l)
           : f->is_synthesised ? class_assignment_prologue(l)
                               : c_nothing(l->arena);
}

static struct c_node *own_epilogue(struct lower *l)
{
    const struct function *f = l->instance->function;
    return f->is_constructor   ? c_return(l->arena, c_name(l->arena, "self_"))
           : f->is_destructor  ? destroy_members(l)
           : f->is_synthesised ? c_return(l->arena, c_name(l->arena, "self"))
                               : c_nothing(l->arena);
}

static struct c_node *function_body(struct lower *l)
{
    const struct function *f = l->instance->function;
    return f->dispatch         ? dispatch_body(l)
           : f->heap           ? heap_body(l)
           : f->is_synthesised ? c_block(l->arena)
                               : lower_node(l, f->body);
}

static void name_instance_parameters(struct lower *l)
{
    const struct instance *instance = l->instance;
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].decl)
            map_put(&l->local_names, hidden_name(l->module, &instance->hidden[i]),
                    instance->hidden[i].decl);
    for (size_t i = 0; i < instance->function->parameter_count; i++)
        names_local(l, instance->function->parameters[i]);
}

/* The parameters, and the body with all that comes before and behind what the user wrote. */
static struct c_node *whole_body(struct lower *l, struct parameters *parameters)
{
    name_instance_parameters(l);
    if (l->instance->function->is_kernel && !l->shared) {
        hoist_from_callees(l);
        join_dynamic(l);
    }
    struct c_node *prologue = own_prologue(l);
    struct c_node *body = function_body(l);
    struct c_node *epilogue = own_epilogue(l);
    struct c_node *of_body = l->prologue;
    l->prologue = c_sequence(l->arena);
    *parameters = list_parameters(l);
    if (body->kind == C_BLOCK) {
        struct c_node *first = c_sequence(l->arena);
        c_append(l->arena, first, l->prologue);
        c_append(l->arena, first, of_body);
        c_append(l->arena, first, prologue);
        c_prepend(l->arena, body, first);
        c_append(l->arena, body, epilogue);
    }
    return body;
}

const char *lower_function_text(struct lower_module *m, const char *note, const char *head,
                                const struct c_node *body)
{
    struct str text = {.arena = m->arena};
    str_printf(&text, "%s%s\n", note, head);
    c_print(body, 0, &text);
    str_add(&text, "\n");
    return str_text(&text);
}

void lower_shared_body(struct lower_module *m, struct shared_body *shared)
{
    struct lower l = new_lower(m, shared->instance);
    l.shared = shared;
    shared->body = whole_body(&l, &shared->parameters);
    names_check_locals(&l);
}

void lower_sharing_kernel(struct lower_module *m, struct shared_body *shared)
{
    struct lower l = new_lower(m, shared->instance);
    name_instance_parameters(&l);
    hoist_from_callees(&l);
    shared->declarations = l.prologue;
    l.prologue = c_sequence(m->arena); /* what the arguments become is the shared body's */
    shared->kernel = list_parameters(&l);
    names_check_locals(&l);
}

static void lower_instance(struct lower_module *m, struct instance *instance)
{
    struct lower l = new_lower(m, instance);
    struct function *f = instance->function;

    m->current = instance;
    m->needs = &instance->needs;
    m->used_names = (struct map){.arena = m->arena};
    if (f->poison) {
        struct source_pos pos = model_decl_pos(f->decl);
        /* CU2001 says it of kernels; nobody wrote the others */
        if (!f->is_kernel && !f->is_implicit && !f->is_synthesised)
            diag_report(m->diag, CU1002, &pos, f->decl->name, f->poison);
        instance->refused = f->poison;
        return;
    }
    if (!f->body || f->is_implicit)
        return;
    struct parameters parameters;
    struct c_node *body = whole_body(&l, &parameters);
    const char *note = f->dispatch ? dispatch_comment(&l)
                       : f->heap   ? heap_comment(&l)
                                   : origin_template(m, f, f->template_texts);
    instance->signature = declare_function(&l, &parameters);
    instance->text = lower_function_text(
        m, arena_printf(m->arena, "%s%s", origin_macro(m, f), note), instance->signature, body);
    names_check_locals(&l);
}

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

/* --- the text ------------------------------------------------------------ */

static int compare_instances(const void *a, const void *b)
{
    const struct instance *x = *(struct instance *const *)a, *y = *(struct instance *const *)b;
    const struct decl *p = x->function->decl, *q = y->function->decl;
    if (p->file == q->file && p->begin != q->begin)
        return p->begin < q->begin ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* Source order within a file; files in the order in which their functions are first needed. */
static struct instance **emission_order(struct lower_module *m, const struct map *reachable,
                                        size_t *count)
{
    struct instance **sorted = NULL, **result = NULL;
    struct map files = {.arena = m->arena};
    size_t n = 0;
    *count = 0;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        bool has_text = instance->text && *instance->text; /* else it is in that of another one */
        if (!map_get_pointer(reachable, instance) || !has_text)
            continue;
        arena_push(m->arena, sorted, n, instance);
        map_put_pointer(&files, instance->function->decl->file, instance->function->decl->file);
    }
    for (size_t f = 0; f < 2 * files.count; f++) { /* libraries' first */
        const struct source_file *file = files.entries[f % files.count].value;
        size_t begin = *count;
        for (size_t i = 0; i < n; i++)
            if (sorted[i]->function->decl->file == file && file->is_system == (f < files.count))
                arena_push(m->arena, result, *count, sorted[i]);
        if (*count > begin)
            qsort(result + begin, *count - begin, sizeof *result, compare_instances);
    }
    return result;
}

static bool called_before(struct instance **order, size_t index)
{
    for (size_t i = 0; i <= index; i++)
        for (size_t c = 0; c < order[i]->calls.count; c++)
            if (order[i]->calls.entries[c].value == order[index])
                return true;
    return false;
}

static void print_prototypes(struct instance **order, size_t count, struct str *out)
{
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        if (!called_before(order, i))
            continue;
        str_printf(out, "%s;\n", order[i]->signature);
        any = true;
    }
    if (any)
        str_addc(out, '\n');
}

static bool is_recursive(const struct instance *instance)
{
    return instance->needs & CU2CL_NEEDS_RECURSION;
}

static void print_functions(struct lower_module *m, struct instance **order, size_t count,
                            struct str *out)
{
    struct map commented = {.arena = m->arena};
    bool in_recursion = false;
    for (size_t i = 0; i < count; i++) {
        const struct decl *decl = order[i]->function->decl;
        const char *key = arena_printf(m->arena, "%p:%zu", (const void *)decl->file, decl->begin);
        bool is_made = order[i]->function->dispatch || order[i]->function->heap;
        if (!is_made && !map_get(&commented, key))
            str_add(out, lower_comment_above(m, decl));
        if (!is_made)
            map_put(&commented, key, order[i]);
        bool recurses = is_recursive(order[i]);
        if (recurses && !in_recursion)
            str_add(out, "#ifdef CU_RECURSION /* the device's compiler takes it */\n");
        if (order[i]->stays_function)
            str_add(out, "__attribute__((noinline)) /* many long copies: builds take seconds */\n");
        order[i]->text_offset = out->length;
        str_add(out, order[i]->text);
        in_recursion = recurses;
        if (in_recursion && (i + 1 == count || !is_recursive(order[i + 1])))
            str_add(out, "#endif\n");
        if (i + 1 < count)
            str_addc(out, '\n');
    }
}

static int compare_names(const void *a, const void *b)
{
    const struct map_entry *x = a, *y = b;
    return strcmp(x->name, y->name);
}

/* Of all that the text has. */
static unsigned needs_of_text(const struct lower_module *m, struct instance **order, size_t count)
{
    unsigned needs = 0;
    for (size_t i = 0; i < count; i++)
        needs |= order[i]->needs;
    for (size_t i = 0; i < m->type_count; i++)
        needs |= m->types[i]->needs;
    for (size_t i = 0; i < m->constant_count; i++)
        needs |= m->constants[i]->needs;
    return needs;
}

static void print_head(struct lower_module *m, unsigned needs, struct str *out)
{
    const struct flags *flags = m->model->tu->options->flags;

    if (needs & CU2CL_NEEDS_FP64)
        str_add(out, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n");
    if (m->headers.count)
        qsort(m->headers.entries, m->headers.count, sizeof *m->headers.entries, compare_names);
    for (size_t i = 0; i < m->headers.count; i++)
        str_printf(out, "#include <cu2cl/%s>\n", m->headers.entries[i].name);
    if (flags && !flags->fmad) /* -fmad=false */
        str_add(out, "#pragma OPENCL FP_CONTRACT OFF\n");
    if (out->length)
        str_addc(out, '\n');
}

static void print_constants(struct lower_module *m, struct str *out)
{
    for (size_t i = 0; i < m->constant_text_count; i++)
        str_printf(out, "%s%s\n", lower_comment_above(m, m->constant_texts[i].decl),
                   m->constant_texts[i].text);
    if (m->constant_text_count)
        str_addc(out, '\n');
}

static const char *module_text(struct lower_module *m, const struct map *reachable)
{
    struct str out = {.arena = m->arena}, types = {.arena = m->arena}, macros = {.arena = m->arena},
               head = {.arena = m->arena};
    size_t count;
    struct instance **order = emission_order(m, reachable, &count);
    lower_print_types(m, &types);
    bits_print_functions(m, &types);
    lower_print_macros(m, &macros);
    print_head(m, needs_of_text(m, order, count), &head);
    head_print(m, order, count, &out);
    str_add(&out, str_text(&head));
    str_add(&out, str_text(&macros));
    str_add(&out, str_text(&types));
    dispatch_print_ids(m, &out);
    print_constants(m, &out);
    print_prototypes(order, count, &out);
    print_functions(m, order, count, &out);
    if (diag_worst(m->diag) < DIAG_UNPORTED)
        lower_verify(m, str_text(&out), order, count);
    return str_text(&out);
}

/* --- the tables ---------------------------------------------------------- */

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
        if (type->kind == TYPE_POINTER)
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
        else if (hidden->kind == HIDDEN_DYNAMIC)
            arg = (struct kernel_arg){ARG_DYNAMIC_LOCAL, 0, 0, 0, 0};
        else if (hidden->kind == HIDDEN_SYMBOL)
            arg = (struct kernel_arg){ARG_SYMBOL, 8, symbol_index(m, hidden->decl), 0, 0};
        else if (hidden->kind == HIDDEN_TEXTURE)
            arg = (struct kernel_arg){ARG_TEXTURE, 8, symbol_index(m, hidden->decl), 0, 0};
        arena_push(m->arena, kernel->args, kernel->arg_count, arg);
    }
}

/* What the driver API finds a kernel or variable by. nvcc does not mark what is static outside of
 * namespaces: `_Z1kPi` is clang's `_ZL1kPi`. */
static const char *entry_name(struct lower_module *m, const struct decl *decl)
{
    const char *name = model_mangled_name(m->model, decl);

    if (!str_starts(name, "_ZL"))
        return name;
    return decl->function ? arena_printf(m->arena, "_Z%s", name + 3) : decl->name;
}

static void fill_bounds(struct lower_module *m, const struct function *f, struct kernel *kernel)
{
    bool understood;
    kernel->most_threads = model_launch_bounds(m->model, f, &understood);
    if (!understood)
        diag_report(m->diag, CU2014, &kernel->pos, f->decl->name);
}

static void fill_kernels(struct lower_module *m, struct host_names *names, struct module *module)
{
    for (size_t i = 0; i < m->model->kernel_count; i++) {
        struct instance *instance = m->analysis->kernels[i];
        struct function *f = instance->function;
        struct kernel kernel = {0};
        kernel.name = names_instance(m, instance);
        kernel.entry = entry_name(m, f->decl);
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

/* The host copies function pointers from variables that no kernel names. */
static void add_function_variables(struct lower_module *m)
{
    bool any = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        const struct dispatch *d = m->analysis->linked[i]->function->dispatch;
        any |= d && !d->method;
    }
    for (size_t i = 0; any && i < m->model->function_variable_count; i++)
        hidden_add_symbol(m, m->model->function_variables[i]);
}

static void fill_symbols(struct lower_module *m, struct module *module)
{
    for (size_t i = 0; i < m->symbol_count; i++) {
        struct decl *decl = m->symbols[i];
        struct module_symbol symbol = {0};
        symbol.name = names_symbol(m, decl);
        symbol.entry = entry_name(m, decl);
        symbol.host_name = decl->qualified;
        symbol.kind = decl->storage == STORAGE_CONSTANT  ? SYMBOL_CONSTANT
                      : decl->storage == STORAGE_MANAGED ? SYMBOL_MANAGED
                      : decl->storage == STORAGE_TEXTURE ? SYMBOL_TEXTURE
                                                         : SYMBOL_DEVICE;
        symbol.size = decl->type->size > 0 ? (size_t)decl->type->size : 0;
        if (decl->storage != STORAGE_TEXTURE) {
            model_load_variable(m->model, decl);
            symbol.initialised = decl->init != NULL;
            symbol.holds_functions =
                symbol.initialised && type_holds_function_pointer(m->model, decl->type);
        }
        if (static_is_local(decl)) {
            symbol.host_name = arena_printf(m->arena, "cu2cl_static_%s", symbol.name);
            symbol.first_bytes = static_initialiser(m, decl);
            symbol.initialised = *symbol.first_bytes;
        }
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
        model_load_function(m->model, decl->function);
        struct host_name name = host_name_of(names, decl->function);
        struct module_function function = {name.expression, name.type, dispatch_number(m, decl)};
        arena_push(m->arena, module->functions, module->function_count, function);
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
        instance->hidden = NULL;
        instance->hidden_count = 0;
    }
}

/* True when another round is needed: something was refused, or needs another name. */
static bool lower_round(struct lower_module *m, struct map *reachable)
{
    start_round(m);
    for (size_t i = 0; i < m->model->kernel_count; i++)
        names_instance(m, m->analysis->kernels[i]);
    lower_find_hidden(m);
    lower_find_alignments(m);
    share_find(m, reachable);
    bool refused = false;
    for (size_t i = 0; i < m->analysis->linked_count; i++) {
        struct instance *instance = m->analysis->linked[i];
        if (!map_get_pointer(reachable, instance) || instance->refused)
            continue;
        if (!share_lower(m, instance))
            lower_instance(m, instance);
        refused |= instance->refused != NULL;
    }
    m->current = NULL;
    m->needs = NULL;
    refused |= names_check_macros(m);
    while (refuse_callers(m))
        refused = true;
    find_reachable(m, reachable);
    return refused;
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
    struct host_names names = {.model = m.model, .closures = {.arena = m.arena}};
    fill_kernels(&m, &names, &source->module);
    add_function_variables(&m);
    fill_symbols(&m, &source->module);
    if (m.symbol_count)
        fill_functions(&m, &names, &source->module);
    source->ambiguous = names.ambiguous;
    source->ambiguous_count = names.ambiguous_count;
}
