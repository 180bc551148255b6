/* The walk that brings functions and variables through the passes, when they are first asked for.
 * Which passes there are is in the table of desugar/desugar.c, which the model has, so that passes
 * can ask for other functions. */
#include "desugar/private.h"

static struct node *run_node_passes(struct model *model, struct node *node)
{
    struct node *result = node;
    const struct node_pass *pass = model->passes->node;
    for (; pass->run && result == node; pass++)
        if (pass->kind == node->kind)
            result = pass->run(model, node);
    return result;
}

/* All that names the child names the new one. */
static void replace_child(struct node *node, size_t index, struct node *new)
{
    struct node *old = node->children[index];
    struct heap_parts *parts = node->parts;
    node->children[index] = new;
    new->parent = node;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] == old)
            node->arguments[i] = new;
    if (parts) {
        parts->place = parts->place == old ? new : parts->place;
        parts->count = parts->count == old ? new : parts->count;
        parts->value = parts->value == old ? new : parts->value;
    }
}

struct node *desugar_node(struct model *model, struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE)
            continue;
        desugar_variable(model, decl);
        if (decl->init)
            decl->init->parent = node;
    }
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = desugar_node(model, node->children[i]);
        if (child != node->children[i])
            replace_child(node, i, child);
    }
    return run_node_passes(model, node);
}

/* --- variables and functions ---------------------------------------------- */

void desugar_variable(struct model *model, struct decl *decl)
{
    if (decl->is_desugared)
        return;
    decl->is_desugared = true;
    model_load_variable(model, decl);
    model_read_table(model, decl);
    for (size_t i = 0; i < decl->dimension_count; i++)
        decl->dimensions[i] = desugar_node(model, decl->dimensions[i]);
    if (!decl->init)
        return;
    decl->init = desugar_node(model, decl->init);
    model->passes->variable(model, decl);
}

static void desugar_trees(struct model *model, struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        desugar_variable(model, function->parameters[i]);
    for (size_t i = 0; i < function->initialiser_count; i++) {
        struct node *initialiser = function->initialisers[i];
        for (size_t c = 0; c < initialiser->child_count; c++)
            replace_child(initialiser, c, desugar_node(model, initialiser->children[c]));
    }
    if (function->body)
        function->body = desugar_node(model, function->body);
}

void desugar_function(struct model *model, struct function *function)
{
    if (function->is_desugared)
        return;
    function->is_desugared = true;
    model_load_function(model, function);
    const struct function *outer = model->desugared;
    model->desugared = function;
    desugar_trees(model, function);
    model->desugared = outer;
    model->passes->function(model, function);
}
