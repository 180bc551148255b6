/* Inline assembly as clang prints it. libclang shows the operands of an `asm`, but neither its text
 * nor what is said of them, and either may come out of macros: a function with such statements is
 * printed, and the statements of the print are those of the tree, in their order. */
#include "frontend/cx.h"
#include "model/private.h"

#include "ptx/ptx.h"

struct asm_nodes {
    struct node **items; /* NULL: one of a function inside, which reads it for itself */
    size_t count;
};

static enum CXChildVisitResult count_asm(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    *(size_t *)data += clang_getCursorKind(cursor) == CXCursor_GCCAsmStmt;
    return CXChildVisit_Recurse;
}

/* Those in a lambda or in a local class, which are printed with the function. */
static void collect_inside(struct arena *arena, CXCursor cursor, struct asm_nodes *out)
{
    size_t count = 0;
    clang_visitChildren(cursor, count_asm, &count);
    for (; count; count--)
        arena_push(arena, out->items, out->count, NULL);
}

static void collect(struct arena *arena, struct node *node, struct asm_nodes *out)
{
    if (node->kind == NODE_GCC_ASM_STMT)
        arena_push(arena, out->items, out->count, node);
    if (node->kind == NODE_LAMBDA_EXPR)
        collect_inside(arena, node->cursor, out);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            collect(arena, node->declared[i]->init, out);
        else if (cx_is_record(clang_getCursorKind(node->declared[i]->cursor)))
            collect_inside(arena, node->declared[i]->cursor, out);
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
        if (nodes.items[i])
            nodes.items[i]->assembly = texts[i];
}
