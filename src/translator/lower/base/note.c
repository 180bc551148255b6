/* What any part of lowering notes about the function that it prints, and about its module. */
#include "lower/base/base.h"

enum {
    DEVICE_NEEDS = 0
#define CU2CL_NEED(name, bit, word, report, lacking) | CU2CL_NEEDS_##name
#include <cu2cl/needs.def>
#undef CU2CL_NEED
};

void note_fault(struct lower_module *module, struct instance *instance, const char *why)
{
    if (instance && !instance->refused)
        instance->refused = why;
    if (module->user && !module->user->fault)
        module->user->fault = why;
}

void lower_refuse(struct lower *l, enum diag_id id, const struct node *node, const char *what)
{
    struct source_pos pos = model_pos(node);
    if (!pos.file && l->instance)
        pos = model_decl_pos(l->instance->function->decl);
    diag_report(l->module->diag, id, &pos, what);
    note_fault(l->module, l->instance, arena_printf(l->arena, "it uses %s", what));
}

void lower_use_header(struct lower_module *module, const char *header)
{
    if (header && *header)
        map_put(module->user ? &module->user->headers : &module->headers, header, (void *)header);
}

void lower_need(struct lower_module *module, unsigned needs)
{
    if (module->user && module->user->needs)
        *module->user->needs |= needs & DEVICE_NEEDS;
}

/* Some compilers let all work-items share a struct argument, so a kernel that writes to one needs a
 * copy. */
void lower_note_change(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    while ((node->kind == NODE_MEMBER_REF_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) &&
           node->child_count && node->children[0]->type) {
        struct node *base = node_skip_parens(node->children[0]);
        if (node->kind == NODE_MEMBER_REF_EXPR && base->type && base->type->kind == TYPE_POINTER)
            return;
        node = base;
    }
    if (l->instance && l->instance->function->is_kernel && !l->only_reads && node->ref &&
        node->kind == NODE_DECL_REF_EXPR && node->ref->kind == DECL_PARAMETER &&
        (node->ref->type->kind == TYPE_RECORD || node->ref->type->kind == TYPE_BOOL))
        map_put_pointer(&l->changed, node->ref, node->ref);
}

static bool points_to_const(const struct node *node)
{
    return node && node->type && node->type->kind == TYPE_POINTER && node->type->target &&
           node->type->target->is_const;
}

void lower_note_decay(struct lower *l, struct node *node)
{
    struct node *operand = node_implicit_operand(node), *parent = node->parent;
    if (operand && operand->type && operand->type->kind == TYPE_ARRAY && node_is_pointer(node)) {
        if (!(parent && parent->kind == NODE_ARRAY_SUBSCRIPT_EXPR) && !points_to_const(node) &&
            !points_to_const(parent))
            lower_note_change(l, operand);
        return;
    }
    for (size_t i = 0; parent && node->type && i < parent->declared_count; i++)
        if (node->type->kind == TYPE_ARRAY && parent->declared[i]->init == node &&
            parent->declared[i]->type->kind == TYPE_POINTER)
            lower_note_change(l, node);
}
