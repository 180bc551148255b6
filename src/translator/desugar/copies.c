/* A local object that every `return` of a function names is built in the place of the result, as
 * compilers do: it is not copied, and not destroyed. */
#include "desugar/private.h"

static bool is_constructor_call(const struct node *node)
{
    return node->kind == NODE_CALL_EXPR && node->ref && node->ref->function &&
           node->ref->function->is_constructor && node->argument_count == 1 && node->arguments[0];
}

static void find_returned(const struct node *node, struct decl **variable, bool *several)
{
    if (node->kind == NODE_LAMBDA_EXPR)
        return;
    if (node->kind == NODE_RETURN_STMT && node->child_count) {
        const struct node *value = node_skip_parens(node->children[0]);
        if (is_constructor_call(value))
            value = node_skip_parens(value->arguments[0]);
        struct decl *decl = value->kind == NODE_DECL_REF_EXPR ? value->ref : NULL;
        bool is_local = decl && decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
                        decl->type->kind == TYPE_RECORD;
        if (!is_local || (*variable && *variable != decl))
            *several = true;
        else
            *variable = decl;
    }
    for (size_t i = 0; i < node->child_count; i++)
        find_returned(node->children[i], variable, several);
}

/* `return T(object)`, with a constructor that nobody calls, becomes `return object`. */
static void drop_copies(struct node *node)
{
    if (node->kind == NODE_LAMBDA_EXPR)
        return;
    if (node->kind == NODE_RETURN_STMT && node->child_count) {
        const struct node *value = node_skip_parens(node->children[0]);
        if (is_constructor_call(value)) {
            node->children[0] = node_skip_parens(value->arguments[0]);
            node->children[0]->parent = node;
        }
    }
    for (size_t i = 0; i < node->child_count; i++)
        drop_copies(node->children[i]);
}

void desugar_find_returned(struct function *f)
{
    struct decl *variable = NULL;
    bool several = false;
    if (!f->body || f->result->kind != TYPE_RECORD)
        return;
    find_returned(f->body, &variable, &several);
    if (several || !variable || variable->type->declaration != f->result->declaration)
        return;
    f->returned = variable;
    drop_copies(f->body);
}

static bool makes_result(const struct node *node)
{
    switch (node->kind) {
    case NODE_LAMBDA_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: return true;
    case NODE_CALL_EXPR: {
        const struct function *f = node->ref ? node->ref->function : NULL;
        return f && (f->is_constructor || (f->result && f->result->kind == TYPE_RECORD));
    }
    case NODE_C_STYLE_CAST_EXPR: /* `(T)1`, but not `(T &)object` */
    case NODE_CXX_STATIC_CAST_EXPR:
        return node->child_count && makes_result(node_skip_parens(node->children[0]));
    case NODE_CONDITIONAL_OPERATOR:
        return makes_result(node_skip_parens(node->children[1])) &&
               makes_result(node_skip_parens(node->children[2]));
    default: return false;
    }
}

/* The object itself where a constructor copies one that has just been made, as before C++17. */
struct node *desugar_elided_copy(struct model *model, struct node *call)
{
    (void)model;
    if (call->argument_count != 1 || !call->arguments[0] || !call->type ||
        call->type->kind != TYPE_RECORD || (call->ref && !is_constructor_call(call)))
        return call;
    struct node *value = call->arguments[0];
    for (struct node *next = value; next; next = node_implicit_operand(value)) {
        value = node_skip_parens(next);
        if (value->is_synthetic || !value->type || value->type->kind != TYPE_RECORD ||
            value->type->declaration != call->type->declaration)
            return call;
    }
    return makes_result(value) ? value : call;
}
