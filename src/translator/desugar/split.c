/* A pointer that is given another address space (analysis/addrspace_split.c) becomes two variables:
 *
 * T *p = global; ... p = local; ...     -> T *p = global; ... T *p_2 = local; ... */
#include "desugar/private.h"

#include <string.h>

static bool is_name_taken(const struct node *node, const char *name)
{
    if (node->ref && node->kind == NODE_DECL_REF_EXPR && strcmp(node->ref->name, name) == 0)
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (strcmp(node->declared[i]->name, name) == 0 ||
            (node->declared[i]->init && is_name_taken(node->declared[i]->init, name)))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (is_name_taken(node->children[i], name))
            return true;
    return false;
}

static struct decl *new_variable(struct model *model, const struct node *body,
                                 const struct decl *variable, const char *name)
{
    struct decl *decl = arena_new(model->arena, struct decl);
    *decl = *variable;
    decl->kind = DECL_VARIABLE;
    decl->storage = STORAGE_AUTO;
    for (int number = 2;; number++) {
        decl->name = arena_printf(model->arena, "%s_%d", name, number);
        if (!is_name_taken(body, decl->name))
            return decl;
    }
}

static void rename_uses(struct node *node, const struct decl *from, struct decl *to)
{
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == from)
        node->ref = to;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            rename_uses(node->declared[i]->init, from, to);
    for (size_t i = 0; i < node->child_count; i++)
        rename_uses(node->children[i], from, to);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i])
            rename_uses(node->arguments[i], from, to);
}

/* `p = buffer;` becomes the declaration of the new variable. */
static void declare_split(struct model *model, struct node *block, size_t index, struct decl *decl)
{
    struct node *assignment = node_skip_implicit(block->children[index]);
    struct node *node = arena_new(model->arena, struct node);
    *node = *assignment;
    node->kind = NODE_DECL_STMT;
    node->parent = block;
    node->children = NULL;
    node->child_count = 0;
    node->type = NULL;
    node->ref = NULL;
    node->declared = NULL;
    node->declared_count = 0;
    arena_push(model->arena, node->declared, node->declared_count, decl);
    if (node->file) {
        size_t end = node->end + strspn(node->file->text + node->end, " \t");
        if (node->file->text[end] == ';')
            node->end = end + 1;
    }
    decl->init = assignment->children[1];
    decl->init->parent = node;
    block->children[index] = node;
}

struct decl *desugar_split(struct model *model, const struct node *body, struct node *block,
                           size_t index, struct decl *variable, const char *name)
{
    struct decl *decl = new_variable(model, body, variable, name);
    for (size_t i = index + 1; i < block->child_count; i++)
        rename_uses(block->children[i], variable, decl);
    declare_split(model, block, index, decl);
    return decl;
}
