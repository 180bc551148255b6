/* Questions about expressions that several forms ask before anything is lowered. */
#include "lower/fact/fact.h"

#include <string.h>

bool lower_record_differs(const struct type *a, const struct type *b)
{
    return a && b && a->kind == TYPE_RECORD && b->kind == TYPE_RECORD && a->declaration &&
           b->declaration && a->declaration != b->declaration;
}

bool lower_value_is_used(const struct node *node)
{
    const struct node *parent = node->parent;
    while (parent && (parent->kind == NODE_UNEXPOSED_EXPR || parent->kind == NODE_PAREN_EXPR)) {
        node = parent;
        parent = parent->parent;
    }
    if (!parent || parent->kind == NODE_COMPOUND_STMT)
        return !parent;
    bool is_first = parent->child_count && parent->children[0] == node;
    bool is_last = parent->child_count && parent->children[parent->child_count - 1] == node;
    switch (parent->kind) {
    case NODE_IF_STMT: return is_first;
    case NODE_FOR_STMT:
        return !is_last && !(parent->child_count == 4 && parent->children[1] != node);
    case NODE_WHILE_STMT:
    case NODE_CASE_STMT:
    case NODE_DEFAULT_STMT:
    case NODE_LABEL_STMT: return !is_last;
    case NODE_DO_STMT: return !is_first;
    case NODE_BINARY_OPERATOR: return !(parent->op == OP_COMMA && is_first);
    default: return true;
    }
}

struct node *bits_target(struct node *node)
{
    node = node_skip_parens(node);
    bool is_bits = node->kind == NODE_MEMBER_REF_EXPR && node->ref &&
                   node->ref->kind == DECL_FIELD && node->ref->is_bit_field;
    return is_bits ? node : NULL;
}

/* A bit-field, or the result of changing one: it has no address, and a reference to it is one to a
 * copy. */
bool lower_changes_bits(struct node *node)
{
    node = node_skip_parens(node);
    bool assigns = node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN);
    if (assigns || node_is_step(node))
        return node->child_count && lower_changes_bits(node->children[0]);
    return bits_target(node) != NULL;
}

bool member_is_access(const struct node *node)
{
    return node->kind == NODE_BINARY_OPERATOR && node->child_count == 2 &&
           (node->op == OP_MEMBER_POINTER || node->op == OP_MEMBER_POINTER_ARROW);
}

bool query_is_written(const struct function *f)
{
    return f->body && !f->is_implicit;
}

/* Of objects of one class; the device library has the assignments that convert. */
bool lower_is_plain_assignment(struct lower *l, const struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    bool is_assignment = f && strcmp(f->decl->name, "operator=") == 0 && f->record;
    if (!is_assignment || call->argument_count != 2)
        return false;
    if (!f->decl->in_system)
        return !query_is_written(f);
    const struct rule *rule = model_function_rule(l->module->model, f->decl);
    return !rule || !rule_find_overload(rule, model_parameter_types(l->module->model, call->ref));
}
