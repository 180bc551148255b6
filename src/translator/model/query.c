/* Questions that nodes, types, and declarations answer by themselves: nothing is read for them. */
#include "model/make.h"
#include "model/private.h"

#include <string.h>

/* --- nodes ---------------------------------------------------------------- */

struct node *node_implicit_operand(const struct node *node)
{
    bool is_wrapper = node->kind == NODE_UNEXPOSED_EXPR && node->child_count == 1;
    bool is_substituted = node->kind == NODE_DECL_REF_EXPR && !node->ref && node->child_count == 1;
    return is_wrapper || is_substituted ? node->children[0] : NULL;
}

struct node *node_skip_implicit(struct node *node)
{
    for (struct node *next; (next = node_implicit_operand(node)) != NULL;)
        node = next;
    return node;
}

struct node *node_skip_parens(struct node *node)
{
    for (;;) {
        node = node_skip_implicit(node);
        if (node->kind != NODE_PAREN_EXPR || node->child_count != 1)
            return node;
        node = node->children[0];
    }
}

struct node *node_last_child(const struct node *node)
{
    return node->child_count ? node->children[node->child_count - 1] : NULL;
}

bool node_is_child(const struct node *node, const struct node *child)
{
    for (size_t i = 0; i < node->child_count; i++)
        if (node->children[i] == child)
            return true;
    return false;
}

bool node_is_argument(const struct node *call, const struct node *node)
{
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i] == node)
            return true;
    return false;
}

bool node_is_pointer(const struct node *node)
{
    return node->type && node->type->kind == TYPE_POINTER;
}

const struct decl *model_temporary(const struct node *node)
{
    const struct node *destructor = node->cleanup;
    return destructor && destructor->child_count && destructor->children[0]->child_count
               ? destructor->children[0]->children[0]->ref
               : NULL;
}

bool node_is_step(const struct node *node)
{
    return node->kind == NODE_UNARY_OPERATOR &&
           (node->op == OP_PRE_INC || node->op == OP_PRE_DEC || node->op == OP_POST_INC ||
            node->op == OP_POST_DEC);
}

bool node_is_assignment(const struct node *node)
{
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN);
}

bool model_has_side_effects(const struct node *node)
{
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
        (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN) || node_is_step(node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (model_has_side_effects(node->children[i]))
            return true;
    return false;
}

/* --- calls ---------------------------------------------------------------- */

struct node *model_callee(const struct node *call)
{
    struct node *callee = node_skip_parens(call->children[0]);
    while (callee->kind == NODE_UNARY_OPERATOR && callee->child_count == 1 &&
           (callee->op == OP_ADDR_OF || callee->op == OP_DEREF))
        callee = node_skip_parens(callee->children[0]);
    return callee;
}

/* `object.*f`, whose type libclang does not know */
bool node_is_member_call(const struct node *callee)
{
    return callee->kind == NODE_BINARY_OPERATOR && callee->child_count == 2 &&
           (callee->op == OP_MEMBER_POINTER || callee->op == OP_MEMBER_POINTER_ARROW);
}

/* libclang says for `choose()(x)` that it calls `choose`. */
bool model_is_indirect_call(const struct node *call)
{
    if (!call->child_count)
        return false;
    const struct node *callee = model_callee(call);
    bool is_name = callee->kind == NODE_DECL_REF_EXPR || callee->kind == NODE_MEMBER_REF_EXPR;
    if (node_is_member_call(callee))
        return true;
    if (!callee->type || (is_name && callee->ref && callee->ref->function))
        return false;
    return callee->type->is_function_pointer || callee->type->kind == TYPE_FUNCTION;
}

/* A template parameter that is a function: the call names the parameter, whose value lies below. */
void model_resolve_callee(struct node *call)
{
    if (!call->child_count || (call->ref && call->ref->function))
        return;
    struct node *callee = model_callee(call);
    if (callee->kind == NODE_DECL_REF_EXPR && callee->ref && callee->ref->function)
        call->ref = callee->ref;
}

/* `(object.*F)(x)` where F is known, as an argument of a template: a call of that method. */
void model_resolve_member(struct model *model, struct node *call)
{
    struct node *callee = call->child_count ? node_skip_parens(call->children[0]) : NULL;
    if (!callee || callee->kind != NODE_BINARY_OPERATOR || callee->child_count != 2 ||
        (callee->op != OP_MEMBER_POINTER && callee->op != OP_MEMBER_POINTER_ARROW))
        return;
    struct node *method = node_skip_parens(callee->children[1]);
    if (method->kind == NODE_UNARY_OPERATOR && method->op == OP_ADDR_OF)
        method = node_skip_parens(method->children[0]);
    if (method->kind != NODE_DECL_REF_EXPR || !method->ref || !method->ref->function)
        return; /* chosen at run time */
    struct node *member = model_make_node(model, callee, NODE_MEMBER_REF_EXPR, NULL);
    member->ref = call->ref = method->ref;
    model_add_child(model, member, callee->children[0]);
    member->parent = call;
    call->children[0] = member;
}

/* --- types ---------------------------------------------------------------- */

bool type_is_arithmetic(const struct type *type)
{
    return type->kind == TYPE_BOOL || type->kind == TYPE_INTEGER || type->kind == TYPE_FLOATING ||
           type->kind == TYPE_ENUM;
}

struct type *type_strip_reference(struct type *type)
{
    return type->kind == TYPE_REFERENCE ? type->target : type;
}

bool type_is_record(const struct type *type, const struct decl *record)
{
    return type->kind == TYPE_RECORD && type->declaration == record;
}

bool type_is_mutable_reference(const struct type *type)
{
    return type->kind == TYPE_REFERENCE && !type->target->is_const;
}

static const char *spelling_without_const(const struct type *type)
{
    bool is_const = str_starts(type->spelling, "const ");
    return type->spelling + (is_const ? strlen("const ") : 0);
}

bool type_is_same_but_for_const(const struct type *a, const struct type *b)
{
    return strcmp(spelling_without_const(a), spelling_without_const(b)) == 0;
}

bool type_is_vector(const struct type *type)
{
    const char *name = type->rule ? type->rule->device : NULL;
    if (type->kind != TYPE_RECORD || !name || !*name)
        return false;
    return !strstr(name, "cu_") || strcmp(name, "cu_double4") == 0 ||
           strcmp(name, "cu_long4") == 0 || strcmp(name, "cu_ulong4") == 0;
}

bool type_is_stateless(const struct type *type)
{
    if (type->kind == TYPE_REFERENCE)
        type = type->target;
    return type->kind == TYPE_RECORD && type->rule && type->rule->device && !*type->rule->device;
}

/* --- classes of the standard library -------------------------------------- */

bool model_is_std(const struct decl *record, const char *name)
{
    return record && record->file && record->file->is_system &&
           str_starts(record->qualified, "std::") && strcmp(record->qualified + 5, name) == 0;
}

bool model_is_std_data(const struct decl *record)
{
    static const char *const of_c[] = {"tm", "timespec", "timeval", "div_t", "ldiv_t", "lldiv_t"};
    bool is_of_c = false;
    for (size_t i = 0; i < sizeof of_c / sizeof *of_c; i++)
        is_of_c |= record && record->file && record->file->is_system &&
                   strcmp(record->qualified, of_c[i]) == 0;
    return is_of_c || model_is_std(record, "array") || model_is_std(record, "pair");
}
