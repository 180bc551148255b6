/* A launch by device code, `k<<<grid, block, shared, stream>>>(a, b)`, becomes a call of a function
 * that is made here, one for each kernel: `launch_k(grid, block, shared, stream, a, b)`. So address
 * spaces, conversions, hidden parameters, and refusals are those of any call; lower/form/launch.c
 * prints its body. */
#include "desugar/private.h"

#include <string.h>

/* The call that clang makes of `<<<...>>>`; NULL: this is no launch. */
static struct node *configuration_of(const struct node *call)
{
    for (size_t i = 0; i < call->child_count; i++) {
        struct node *child = call->children[i];
        if (child->kind == NODE_CALL_EXPR && child->ref && child->ref->in_system &&
            strcmp(child->ref->qualified, "cudaConfigureCall") == 0)
            return child;
    }
    return NULL;
}

static void add_launch_parameter(struct model *model, struct function *f, const char *name,
                                 struct type *type)
{
    struct decl *parameter = model_make_decl(model, DECL_PARAMETER, name, type);
    parameter->parent = f->decl;
    parameter->index = (unsigned)f->parameter_count;
    arena_push(model->arena, f->parameters, f->parameter_count, parameter);
}

/* `launch fill int` for fill<int>. */
static const char *launch_name(struct model *model, const struct function *kernel)
{
    struct str name = {.arena = model->arena};
    str_printf(&name, "launch %s", kernel->decl->name);
    for (size_t i = 0; i < kernel->template_count; i++)
        str_printf(&name, " %s", kernel->template_texts[i]);
    return str_text(&name);
}

/* The function that launches the kernel. Its parameters are those of `configuration`, which is a
 * function, and then the kernel's. */
static struct function *launch_function(struct model *model, struct function *kernel,
                                        const struct function *configuration,
                                        const struct node *like)
{
    static const char *const names[] = {"grid", "block", "shared", "stream"};
    if (kernel->launcher)
        return kernel->launcher;
    model_load_template_arguments(model, kernel);
    struct function *f =
        model_make_function(model, launch_name(model, kernel), model_void_type(model));
    f->decl->file = kernel->decl->file;
    f->decl->begin = f->decl->end = kernel->decl->begin;
    f->decl->order = model->next_order++;
    f->is_instance = true; /* declared from types, not as written */
    f->launches = kernel;
    f->body = model_make_node(model, like, NODE_COMPOUND_STMT, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        add_launch_parameter(model, f, names[i], configuration->parameters[i]->type);
    for (size_t i = 0; i < kernel->parameter_count; i++)
        add_launch_parameter(model, f, kernel->parameters[i]->name, kernel->parameters[i]->type);
    kernel->launcher = f;
    return f;
}

static void add_arguments(struct model *model, struct node *call, const struct node *from)
{
    for (size_t i = 0; i < from->argument_count; i++) {
        model_add_child(model, call, from->arguments[i]);
        arena_push(model->arena, call->arguments, call->argument_count, from->arguments[i]);
    }
}

static const char *launch_problem(const struct node *launch, const struct node *configuration)
{
    const struct function *kernel = launch->ref ? launch->ref->function : NULL;
    if (!kernel || !kernel->is_kernel)
        return "a launch of a kernel that is known at run time only";
    if (!kernel->body && kernel->template_count)
        return "a launch of a kernel template that another source defines";
    return configuration->argument_count == 4 && configuration->ref->function
               ? NULL
               : "a launch of this form";
}

struct node *desugar_launch(struct model *model, struct node *launch)
{
    struct node *configuration = configuration_of(launch);
    if (!configuration)
        return launch;
    if (launch->ref && launch->ref->function)
        desugar_function(model, launch->ref->function);
    launch->refusal = launch_problem(launch, configuration);
    if (launch->refusal)
        return launch;
    struct function *kernel = launch->ref->function;
    model_load_function(model, configuration->ref->function);
    struct node *call = model_make_node(model, launch, NODE_CALL_EXPR, launch->type);
    call->ref = launch_function(model, kernel, configuration->ref->function, launch)->decl;
    add_arguments(model, call, configuration);
    add_arguments(model, call, launch);
    if (kernel->body)
        model_add_kernel(model, kernel);
    return call;
}
