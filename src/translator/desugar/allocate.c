/* cudaMalloc and cudaFree in kernels, whose memory is that of malloc:
 *
 * cudaMalloc((void **)&p, n)   -> p = (T *)malloc(n), or (p = (T *)malloc(n)) ? 0 : 2
 * cudaFree(p)                  -> free(p), or (free(p), 0)
 *
 * The shorter forms are for calls whose result nobody takes. */
#include "desugar/private.h"

#include <string.h>

#define OUT_OF_MEMORY 2 /* cudaErrorMemoryAllocation */

static bool is_statement(const struct node *node)
{
    return node->parent &&
           (node->parent->kind == NODE_COMPOUND_STMT || node->parent->kind == NODE_IF_STMT);
}

static struct node *parenthesised(struct model *model, struct node *inner)
{
    struct node *parentheses = model_make_node(model, inner, NODE_PAREN_EXPR, inner->type);
    model_add_child(model, parentheses, inner);
    return parentheses;
}

static struct node *device_malloc(struct model *model, struct node *call)
{
    struct node *place = node_skip_implicit(call->arguments[0]);
    if (place->kind == NODE_C_STYLE_CAST_EXPR || place->kind == NODE_CXX_REINTERPRET_CAST_EXPR)
        place = node_skip_implicit(place->children[place->child_count - 1]);
    struct type *type =
        place->type && place->type->kind == TYPE_POINTER ? place->type->target : NULL;
    if (!type || type->kind != TYPE_POINTER) {
        call->refusal = "cudaMalloc with this place for the address";
        return call;
    }
    struct node *memory =
        desugar_call_of(model, call, "malloc", model_make_pointer(model, model_void_type(model)),
                        call->arguments[1]);
    struct node *cast = model_make_node(model, call, NODE_C_STYLE_CAST_EXPR, type);
    struct node *target = model_make_node(model, call, NODE_UNARY_OPERATOR, type);
    struct node *store = model_make_node(model, call, NODE_BINARY_OPERATOR, type);
    target->op = OP_DEREF;
    store->op = OP_ASSIGN;
    model_add_child(model, cast, memory);
    model_add_child(model, target, place);
    model_add_child(model, store, target);
    model_add_child(model, store, cast);
    if (is_statement(call))
        return store;
    struct node *choice = model_make_node(model, call, NODE_CONDITIONAL_OPERATOR, model_int_type());
    model_add_child(model, choice, parenthesised(model, store));
    model_add_child(model, choice, model_make_number(model, call, 0));
    model_add_child(model, choice, model_make_number(model, call, OUT_OF_MEMORY));
    return parenthesised(model, choice);
}

struct node *desugar_device_memory(struct model *model, struct node *call)
{
    if (!call->ref || !call->ref->in_system || call->refusal)
        return call;
    if (strcmp(call->ref->qualified, "cudaMalloc") == 0 && call->argument_count == 2)
        return device_malloc(model, call);
    if (strcmp(call->ref->qualified, "cudaFree") != 0 || call->argument_count != 1)
        return call;
    struct node *release =
        desugar_call_of(model, call, "free", model_void_type(model), call->arguments[0]);
    return is_statement(call)
               ? release
               : model_make_comma(model, call, release, model_make_number(model, call, 0));
}
