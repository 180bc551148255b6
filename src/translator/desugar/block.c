/* Statements that passes put into blocks. They have no text, and stand before what the block has of
 * its own. */
#include "desugar/private.h"

#include <string.h>

struct node *desugar_declaration(struct model *model, const struct node *like, struct decl *decl)
{
    struct node *statement = model_make_statement(model, like, NODE_DECL_STMT);
    arena_push(model->arena, statement->declared, statement->declared_count, decl);
    if (decl->init)
        decl->init->parent = statement;
    desugar_ties(model, statement);
    desugar_extend_objects(model, statement);
    return statement;
}

struct node *desugar_block_of(struct model *model, struct node *statement)
{
    if (statement->kind == NODE_COMPOUND_STMT)
        return statement;
    struct node *block = model_make_statement(model, statement, NODE_COMPOUND_STMT);
    model_add_child(model, block, statement);
    return block;
}

void desugar_prepend(struct model *model, struct node *block, struct node *statement)
{
    model_add_child(model, block, statement);
    memmove(block->children + 1, block->children,
            (block->child_count - 1) * sizeof *block->children);
    block->children[0] = statement;
}

/* What nobody wrote around an object says nothing, and would hide who destroys the object. */
static struct node *without_wrapper(struct node *node)
{
    while (node->kind == NODE_UNEXPOSED_EXPR && node->child_count == 1 && node->type &&
           node->type->kind == TYPE_RECORD && node->children[0]->type &&
           strcmp(node->type->spelling, node->children[0]->type->spelling) == 0)
        node = node->children[0];
    return node;
}

struct node *desugar_adopt(const struct node *place, struct node *node, struct decl *const *from,
                           struct decl *const *to, size_t count)
{
    struct node *parent = node->parent;
    node = without_wrapper(node);
    node->parent = parent;
    node->file = place->file;
    node->begin = node->end = place->begin;
    node->from_macro_body = false;
    node->from_macro_argument = place->from_macro_argument;
    node->is_synthetic = true;
    for (size_t i = 0; i < count && node->kind == NODE_DECL_REF_EXPR; i++)
        if (node->ref == from[i]) {
            node->ref = to[i];
            break;
        }
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        node->children[i] = desugar_adopt(place, child, from, to, count);
        for (size_t k = 0; k < node->argument_count; k++)
            if (node->arguments[k] == child)
                node->arguments[k] = node->children[i];
    }
    return node;
}
