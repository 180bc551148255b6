/* Signatures: parameters, hidden ones included, and what a kernel declares from arguments of
 * another type. */
#include "lower/module/module.h"
#include "model/facts.h"

#include <string.h>

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
        l->instance->refused = NULL; /* says more than what the body does with it */
        note_fault(l->module, l->instance,
                   "it has a parameter of a type that OpenCL C can't express");
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

/* A variable that holds pointers: like all arguments of kernels, it may be no pointer to
 * pointers. */
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

static bool is_method(const struct function *f)
{
    return f->record && !f->is_static_method;
}

const char *parameters_declare(struct lower *l, const char *storage, struct parameters *parameters)
{
    struct function *f = l->instance->function;
    const char *own = l->shared ? l->shared->name : names_instance(l->module, l->instance);
    const char *name = arena_printf(l->arena, "%s(", own);
    struct type *type = type_without_const(l->arena, held_result(l, f));
    struct declared bare, result;
    if (f->is_kernel && !l->shared)
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
    size_t indent = strlen(storage) + strlen(bare.type) + 1 + strspn(bare.declarator, "(*");
    const char *declarator = lower_wrap_signature(l->arena, name, indent, C_LINE_WIDTH, parameters);
    lower_declare(l->module, type, l->instance->result, declarator, NULL, &result);
    return arena_printf(l->arena, "%s%s", storage, declared_text(l->arena, &result));
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

/* The template's parameters that the body names, where it is shared. */
static void add_shared(struct lower *l, struct parameters *parameters)
{
    struct spaces none = {{0}};
    for (size_t i = 0; i < l->instance->function->template_count; i++) {
        const struct template_value *value = &l->shared->values[i];
        if (!value->is_passed)
            continue;
        const char *text = lower_declarator(l->module, type_without_const(l->arena, value->type),
                                            none, value->name, NULL);
        arena_push(l->arena, parameters->texts, parameters->count,
                   arena_printf(l->arena, "const %s", text));
    }
}

struct parameters parameters_list(struct lower *l)
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
        add_shared(l, &parameters);
    if (!parameters.count)
        push_parameter(l, &parameters, "void", f->decl);
    return parameters;
}
