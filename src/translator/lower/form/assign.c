/* Assignments in another form than the source has: the target is computed only once. */
#include "lower/form/form.h"

/* Declares a pointer to the target, which can be computed only once, and returns what sets it; NULL
 * where it has no type of its own. */
struct c_node *place_keep_pointer(struct lower *l, struct node *target, struct c_node **kept)
{
    struct analysis *analysis = l->module->analysis;
    struct type pointer = {.kind = TYPE_POINTER, .target = target->type};
    enum space space =
        l->instance ? addrspace_object(analysis, l->instance, target) : SPACE_UNKNOWN;
    if (!l->instance || space_is_several(space))
        return NULL;
    *kept = map_get_pointer(&l->kept, target);
    if (!*kept) { /* else the block is lowered again */
        const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
        struct spaces spaces = spaces_push(space, addrspace_of(analysis, l->instance, target));
        pointer.depth = target->type->depth + 1;
        if (!lower_declare_first(l, &pointer, spaces, name))
            return NULL;
        *kept = c_name(l->arena, name);
        map_put_pointer(&l->kept, target, *kept);
    }
    return c_assign(l->arena, *kept, lower_address(l, target, target->type));
}

/* The target's place is computed first where a pointer to it is kept. */
void place_check_order(struct lower *l, struct node *assignment)
{
    bool is_call = assignment->kind == NODE_CALL_EXPR;
    struct node *const *operands = is_call ? assignment->arguments : assignment->children;
    size_t count = is_call ? assignment->argument_count : assignment->child_count;
    if (count == 2 && order_right_first(l, operands[0], operands[1]))
        lower_refuse(l, CU2002, assignment, "an assignment whose right operand has to come first");
}

struct c_node *place_assign(struct lower *l, struct node *node,
                            struct c_node *(*value)(struct lower *, struct node *, struct c_node *))
{
    struct node *target = node->children[0];
    struct c_node *place, *kept = NULL;
    if (model_has_side_effects(target)) {
        place_check_order(l, node);
        kept = place_keep_pointer(l, target, &place);
        if (!kept) {
            lower_refuse(l, CU2002, node,
                         "an assignment to an object whose place has side effects");
            return c_zero(l->arena);
        }
        place = c_deref(l->arena, place);
    } else {
        place = lower_node(l, target);
    }
    return c_comma(l->arena, kept, c_assign(l->arena, place, value(l, node, place)));
}
