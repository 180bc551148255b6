/* Components of vectors in memory.
 *
 * A vector of CUDA is a struct. OpenCL C has no address of a component, and stores all of a vector
 * where a component of it is assigned to: what others have just written to its other components is
 * lost. So components of vectors that others see are stored by way of a struct. */
#include "lower/form/form.h"

#include <string.h>

/* The vector whose component the member is; NULL where it is none. */
static struct type *vector_of(const struct node *member, struct node **base)
{
    *base = member->child_count ? member->children[0] : NULL;
    if (!*base || !(*base)->type)
        return NULL;
    struct type *object =
        (*base)->type->kind == TYPE_POINTER ? (*base)->type->target : (*base)->type;
    return type_is_vector(object) ? object : NULL;
}

static struct c_node *vector_pointer(struct lower *l, struct node *base, struct type *object)
{
    return base->type->kind == TYPE_POINTER ? lower_node(l, base) : lower_address(l, base, object);
}

struct c_node *vector_component_address(struct lower *l, struct node *node)
{
    static const char order[] = "xyzw";
    struct node *base;
    struct type *object = vector_of(node, &base);
    const char *at = strlen(node->ref->name) == 1 ? strchr(order, node->ref->name[0]) : NULL;
    if (!object || !at)
        return NULL;
    enum space space = addrspace_object(l->module->analysis, l->instance, node);
    struct c_node *pointer = vector_pointer(l, base, object);
    struct spaces spaces = {{space}};
    const char *element = lower_type_name(l->module, node->type, spaces);
    const char *type = arena_printf(l->arena, "%s%s *", lower_space_prefix(space), element);
    return c_binary(l->arena, c_cast(l->arena, type, pointer), "+", c_number(l->arena, at - order));
}

/* Is it what an assignment or a step changes? */
static bool is_changed(const struct node *node)
{
    const struct node *user = node->parent;
    while (user && user->kind == NODE_PAREN_EXPR) {
        node = user;
        user = user->parent;
    }
    if (!user || !user->child_count || user->children[0] != node)
        return false;
    return node_is_step(user) || user->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (user->kind == NODE_BINARY_OPERATOR && user->op == OP_ASSIGN);
}

struct c_node *vector_component_stored(struct lower *l, struct node *node)
{
    struct node *base;
    struct type *object = vector_of(node, &base);
    if (!object || !l->instance || !is_changed(node))
        return NULL;
    enum space space = addrspace_object(l->module->analysis, l->instance, node);
    if (space != SPACE_GLOBAL && space != SPACE_LOCAL)
        return NULL;
    const char *name = object->rule->device;
    lower_use_header(l->module, "vector.clh");
    const char *type =
        arena_printf(l->arena, "%s%s%s%s_parts *", object->is_volatile ? "volatile " : "",
                     lower_space_prefix(space), str_starts(name, "cu_") ? "" : "cu_", name);
    return c_arrow(l->arena, c_cast(l->arena, type, vector_pointer(l, base, object)),
                   node->ref->name);
}
