/* One function: the body, with what comes before and behind what the user wrote. */
#include "lower/module/module.h"
#include "model/facts.h"

#include <string.h>

/* The sizes of an array, which may be values of a template. */
static const char *const *hoisted_dimensions(struct lower *l, const struct type *type)
{
    const char **texts = NULL;
    size_t count = 0;
    for (; l->made && type->kind == TYPE_ARRAY; type = type->target)
        arena_push(l->arena, texts, count, share_number(l, type->count, NULL));
    return texts;
}

/* The carry flag of PTX, of the work-item. */
static void declare_carry(struct lower *l)
{
    c_append(l->arena, l->prologue, c_declaration(l->arena, "uint", "cu_carry[1] = {0}", NULL));
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
        if (hidden->kind == HIDDEN_BASE)
            c_append(l->arena, l->prologue,
                     c_declaration(l->arena, "__local uint", "cu_shared[4]", NULL));
        if (hidden->kind == HIDDEN_CARRY)
            declare_carry(l);
        if (hidden->kind == HIDDEN_ERROR)
            c_append(l->arena, l->prologue,
                     c_declaration(l->arena, "int", "cu_error[1] = {0}", NULL));
        if (hidden->kind != HIDDEN_SHARED)
            continue;
        struct spaces spaces = addrspace_variable(l->module->analysis, hidden->owner, hidden->decl);
        const char *name = hidden_name(l->module, hidden);
        bool is_pointer = hidden->decl->type->depth > 0;
        if (is_pointer) /* the pointer itself lies there */
            name = arena_printf(l->arena, "__local %s", name);
        if (!lower_declare(l->module, hidden->decl->type, spaces, name,
                           hoisted_dimensions(l, hidden->decl->type), &declared))
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
    return f->is_constructor                        ? c_return(l->arena, c_name(l->arena, "self_"))
           : f->is_synthesised && !f->is_destructor ? c_return(l->arena, c_name(l->arena, "self"))
                                                    : c_nothing(l->arena);
}

static struct c_node *function_body(struct lower *l)
{
    const struct function *f = l->instance->function;
    bool is_prologue = f->is_synthesised && !f->is_destructor; /* which has all of it */
    return f->dispatch   ? dispatch_body(l)
           : f->heap     ? heap_body(l)
           : f->launches ? launch_body(l)
           : is_prologue ? c_block(l->arena)
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
    if (l->instance->has_own_carry)
        declare_carry(l);
    struct c_node *prologue = own_prologue(l);
    struct c_node *body = function_body(l);
    struct c_node *epilogue = own_epilogue(l);
    struct c_node *of_body = l->prologue;
    l->prologue = c_sequence(l->arena);
    *parameters = parameters_list(l);
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
                                struct instance *instance, const struct c_node *body)
{
    struct str text = {.arena = m->arena};
    struct source_pos pos = model_decl_pos(instance->function->decl);
    instance->marks = (struct c_marks){.arena = m->arena};
    if (pos.file)
        c_add_mark(&instance->marks, 0, pos.file, pos.line);
    str_printf(&text, "%s%s\n", note, head);
    c_print_marked(body, &text, &instance->marks);
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

/* A carry flag that comes in or goes out is a register of NVIDIA's devices, which a call would
 * lose. */
static const char *carry_storage(struct lower_module *m, const struct instance *instance,
                                 const char *storage)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].kind == HIDDEN_CARRY)
            return arena_printf(m->arena, "%sCU_CARRY_FUNCTION ", storage);
    return storage;
}

const char *lower_shared_signature(struct lower_module *m, const char *storage,
                                   struct shared_body *shared)
{
    struct lower l = new_lower(m, shared->instance);
    l.shared = shared;
    return parameters_declare(&l, carry_storage(m, shared->instance, storage), &shared->parameters);
}

void lower_sharing_kernel(struct lower_module *m, struct shared_body *shared)
{
    struct lower l = new_lower(m, shared->instance);
    l.made = shared;
    name_instance_parameters(&l);
    hoist_from_callees(&l);
    shared->declarations = l.prologue;
    l.prologue = c_sequence(m->arena); /* what the arguments become is the shared body's */
    shared->kernel = parameters_list(&l);
    names_check_locals(&l);
}

void lower_instance(struct lower_module *m, struct instance *instance)
{
    struct lower l = new_lower(m, instance);
    struct function *f = instance->function;

    if (!f->body || f->is_implicit)
        return;
    m->current = instance;
    m->used_names = (struct map){.arena = m->arena};
    struct uses *outer = uses_begin(m, instance, &instance->needs);
    struct parameters parameters;
    instance->body = whole_body(&l, &parameters);
    const char *note = f->dispatch   ? dispatch_comment(&l)
                       : f->heap     ? heap_comment(&l)
                       : f->launches ? launch_comment(&l)
                                     : origin_template(m, f, f->template_texts);
    instance->note = arena_printf(m->arena, "%s%s", origin_macro(m, f), note);
    const char *storage = f->is_kernel ? "" : carry_storage(m, instance, "");
    instance->signature = parameters_declare(&l, storage, &parameters);
    names_check_locals(&l);
    uses_end(m, outer);
}

void function_print(struct lower_module *m, struct instance *instance)
{
    if (!instance->text && instance->body)
        instance->text =
            lower_function_text(m, instance->note, instance->signature, instance, instance->body);
}
