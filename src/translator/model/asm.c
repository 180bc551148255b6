/* Inline assembly as clang prints it. libclang shows the operands of an `asm`, but neither its text
 * nor what is said of them, and either may come out of macros: a function with such statements is
 * printed, and the statements of the print are those of the tree, in their order. */
#include "frontend/cx.h"
#include "model/private.h"

#include "ptx/ptx.h"

struct asm_nodes {
    struct node **items;
    size_t count;
};

static void collect(struct arena *arena, struct node *node, struct asm_nodes *out)
{
    if (node->kind == NODE_GCC_ASM_STMT)
        arena_push(arena, out->items, out->count, node);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            collect(arena, node->declared[i]->init, out);
    for (size_t i = 0; i < node->child_count; i++)
        collect(arena, node->children[i], out);
}

void model_read_assembly(struct model *model, struct function *function)
{
    struct asm_nodes nodes = {NULL, 0};
    const char **texts;
    if (!function->body)
        return;
    collect(model->arena, function->body, &nodes);
    if (!nodes.count)
        return;
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(function->decl->cursor);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 0);
    const char *text =
        cx_string(model->arena, clang_getCursorPrettyPrinted(function->decl->cursor, policy));
    clang_PrintingPolicy_dispose(policy);
    size_t count = ptx_find_assembly(model->arena, text, &texts);
    for (size_t i = 0; count == nodes.count && i < count; i++)
        nodes.items[i]->assembly = texts[i];
}
