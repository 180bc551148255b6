/* Captures by value: the copies of objects that a lambda expression makes. */
#include "desugar/private.h"

struct node *desugar_closure(struct model *model, struct node *lambda)
{
    const struct decl *record =
        lambda->type && lambda->type->kind == TYPE_RECORD ? lambda->type->declaration : NULL;
    for (size_t i = 0; record && record->captured && i < lambda->child_count; i++) {
        struct node *captured = lambda->children[i];
        struct type *type = record->fields[i]->type;
        /* `[x = value]` has the value itself */
        if (type->kind != TYPE_RECORD || captured->kind != NODE_DECL_REF_EXPR ||
            model_node_is_read(captured))
            continue;
        lambda->children[i] = desugar_copy(model, type, captured);
        lambda->children[i]->parent = lambda;
    }
    return lambda;
}
