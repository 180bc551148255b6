/* Default arguments: calls get those that they leave out. */
#include "desugar/private.h"

/* `__builtin_FILE()` is the call's file there, but the parameter has one text for all calls. */
static void refuse_places(struct node *node)
{
    if (node->kind == NODE_STRING_LITERAL && node->assembly)
        node->refusal = "'__builtin_FILE()' as a default argument";
    for (size_t i = 0; i < node->child_count; i++)
        refuse_places(node->children[i]);
}

/* The parameter's own node, which all calls share. */
static struct node *parameter_default(struct model *model, const struct node *call, size_t index)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    struct decl *parameter = f && index < f->parameter_count ? f->parameters[index] : NULL;
    if (!parameter || !parameter->init)
        return NULL;
    desugar_variable(model, parameter);
    return parameter->init;
}

static struct node *default_argument(struct model *model, const struct node *call, size_t index)
{
    struct node *argument = model_default_argument(model, call, (unsigned)index);
    struct node *shared = parameter_default(model, call, index);
    if (shared)
        argument = shared;
    else if (argument)
        argument = desugar_node(model, argument);
    if (argument) {
        argument->is_default_argument = true;
        refuse_places(argument);
    }
    return argument;
}

/* What an argument stands for that is no child: a default argument, or one that libclang shows in
 * another place. */
static struct node *hidden_argument(struct model *model, struct node *call, size_t index)
{
    struct node *argument = call->arguments[index];
    if (argument->parent == call)
        return desugar_node(model, argument);
    struct node *shared = parameter_default(model, call, index);
    argument = shared ? shared : desugar_node(model, argument);
    argument->is_default_argument = true;
    refuse_places(argument);
    return argument;
}

struct node *desugar_arguments(struct model *model, struct node *call)
{
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i] && !node_is_child(call, call->arguments[i]))
            call->arguments[i] = hidden_argument(model, call, i);
    return call;
}

void desugar_fill_default_arguments(struct model *model, struct node *call)
{
    model_load_function(model, call->ref->function);
    for (size_t i = call->argument_count; i < call->ref->function->parameter_count; i++)
        arena_push(model->arena, call->arguments, call->argument_count,
                   default_argument(model, call, i));
}
