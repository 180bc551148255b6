/* Places: expressions that are objects in C++, though C has only values for them: `(a = b)`, `++a`,
 * `(c ? a : b)`. */
#include "lower/form/form.h"

struct node *place_assigned(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_CALL_EXPR: return lower_is_plain_assignment(l, node) ? node->arguments[0] : NULL;
    case NODE_COMPOUND_ASSIGN_OPERATOR: return node->children[0];
    case NODE_BINARY_OPERATOR: return node->op == OP_ASSIGN ? node->children[0] : NULL;
    case NODE_UNARY_OPERATOR:
        return node->op == OP_PRE_INC || node->op == OP_PRE_DEC ? node->children[0] : NULL;
    default: return NULL;
    }
}

/* Does the expression name an object that lies in memory? */
static bool is_place(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
    case NODE_ARRAY_SUBSCRIPT_EXPR: return true;
    case NODE_MEMBER_REF_EXPR:
        return node->child_count == 0 || node->children[0]->type->kind == TYPE_POINTER ||
               is_place(l, node->children[0]);
    case NODE_UNARY_OPERATOR: return node->op == OP_DEREF || place_assigned(l, node) != NULL;
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 && is_place(l, node->children[1]) &&
               is_place(l, node->children[2]) &&
               !lower_record_differs(node->children[1]->type, node->children[2]->type);
    default: return place_assigned(l, node) != NULL;
    }
}

bool place_is_copied_in_c(struct lower *l, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    if (!inner->type || inner->type->kind != TYPE_RECORD || type_is_vector(inner->type) ||
        lower_record_differs(node->type, inner->type) || !l->instance)
        return false;
    if (place_assigned(l, inner))
        return true;
    return inner->kind == NODE_CONDITIONAL_OPERATOR && is_place(l, inner) &&
           !space_is_several(addrspace_object(l->module->analysis, l->instance, inner));
}

/* Does C assign to the target as it is printed? */
static bool is_plain(struct lower *l, struct node *assignment, struct node *target)
{
    if (assignment->kind == NODE_UNARY_OPERATOR || bits_target(target) ||
        class_is_bool_byte(target) || held_field(l, target) || place_assigned(l, target))
        return false;
    return assignment->kind == NODE_CALL_EXPR ||
           (lower_shift_is_plain(l, assignment) && lower_divide_is_plain(l, assignment) &&
            convert_is_plain(l, assignment));
}

/* `&(*p++ = x)` */
static struct c_node *address_kept(struct lower *l, struct node *assignment, struct node *target)
{
    struct c_node *pointer;
    struct c_node *kept =
        is_plain(l, assignment, target) ? place_keep_pointer(l, target, &pointer) : NULL;
    if (!kept)
        return NULL;
    place_check_order(l, assignment);
    bool is_call = assignment->kind == NODE_CALL_EXPR;
    struct node *value = is_call ? assignment->arguments[1] : assignment->children[1];
    struct c_node *assign =
        c_binary(l->arena, c_deref(l->arena, pointer), is_call ? "=" : lower_operator(assignment),
                 lower_node(l, value));
    return c_comma(l->arena, c_comma(l->arena, kept, assign), pointer);
}

struct c_node *place_address_after(struct lower *l, struct node *assignment, struct type *type)
{
    struct node *target = assignment;
    for (struct node *next; (next = place_assigned(l, target)) != NULL;)
        target = next;
    if (model_has_side_effects(target)) {
        struct c_node *kept = address_kept(l, assignment, place_assigned(l, assignment));
        if (kept)
            return kept;
        lower_refuse(l, CU2002, assignment,
                     "a reference to what was assigned to an operand with side effects");
    }
    return c_comma(l->arena, lower_node(l, assignment), lower_address(l, target, type));
}
