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
    desugar_add_cleanups(model, statement);
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
