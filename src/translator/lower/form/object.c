/* The object whose method is being lowered, pointers to bases, and the class that a member belongs
 * to. */
#include "lower/form/form.h"
#include "model/facts.h"

struct c_node *object_pointer_of_field(struct lower *l, struct decl *field, struct c_node *access)
{
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, field);
    struct type *element = field->type;
    if (space_is_several(spaces.level[0]))
        return access;
    while (element->kind == TYPE_ARRAY)
        element = element->target;
    const char *type = lower_type_name(l->module, element, spaces);
    return c_cast(l->arena, type ? type : "void *", access);
}

struct c_node *lower_this_pointer(struct lower *l)
{
    for (const struct chosen *c = l->instance ? l->instance->chosen : NULL; c; c = c->outer)
        if (c->is_this)
            return c->pointer;
    return c_name(l->arena, "self");
}

/* `.base0.base1` from a class to one of its bases; NULL when it is none. */
const char *lower_base_path(struct lower *l, struct decl *from, const struct decl *to)
{
    model_load_record(l->module->model, from);
    for (size_t i = 0; i < from->base_count; i++) {
        if (layout_base_is_left_out(l->module, from, from->bases[i]))
            continue;
        if (from->bases[i] == to)
            return arena_printf(l->arena, "base%zu", i);
        const char *rest = lower_base_path(l, from->bases[i], to);
        if (rest)
            return arena_printf(l->arena, "base%zu.%s", i, rest);
    }
    return NULL;
}

/* A pointer in front of `->`, or one that an object or an array gives, is none that is null. */
static bool is_never_null(const struct node *pointer)
{
    const struct node *parent = pointer->parent,
                      *inner = node_skip_implicit((struct node *)pointer);
    while (parent && parent->kind == NODE_UNEXPOSED_EXPR)
        parent = parent->parent;
    return inner->kind == NODE_CXX_THIS_EXPR ||
           (inner->kind == NODE_UNARY_OPERATOR && inner->op == OP_ADDR_OF) ||
           (inner->type && inner->type->kind == TYPE_ARRAY) ||
           (parent && parent->kind == NODE_MEMBER_REF_EXPR);
}

/* A variable with the pointer's value; NULL where there is none of the pointer's type. */
static struct c_node *variable_for_pointer(struct lower *l, struct node *pointer)
{
    struct c_node *variable = map_get_pointer(&l->kept, pointer);
    if (variable)
        return variable; /* the block is lowered again */
    const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
    struct spaces spaces = addrspace_of(l->module->analysis, l->instance, pointer);
    if (!lower_declare_first(l, pointer->type, spaces, name))
        return NULL;
    variable = c_name(l->arena, name);
    map_put_pointer(&l->kept, pointer, variable);
    return variable;
}

struct c_node *lower_null_test(struct lower *l, struct node *pointer, long long offset,
                               struct c_node **value)
{
    *value = lower_node(l, pointer);
    if (offset <= 0 || l->in_constant || !l->instance || is_never_null(pointer))
        return NULL;
    if (!model_has_side_effects(pointer))
        return *value;
    struct c_node *variable = variable_for_pointer(l, pointer);
    if (!variable) {
        lower_refuse(l, CU2002, pointer, "a cast between classes of this pointer");
        return NULL;
    }
    struct c_node *test = c_assign(l->arena, variable, *value);
    *value = variable;
    return test;
}

struct c_node *lower_upcast(struct lower *l, struct node *pointer, struct decl *from,
                            const struct decl *to)
{
    struct c_node *value,
        *test = lower_null_test(l, pointer, class_base_offset(l, from, to), &value);
    struct c_node *base =
        c_address(l->arena, c_arrow(l->arena, value, lower_base_path(l, from, to)));
    return test ? c_ternary(l->arena, test, base, c_zero(l->arena)) : base;
}

struct c_node *tagged_upcast(struct lower *l, struct c_node *pointer, struct decl *from,
                             const struct decl *to)
{
    long long offset = class_base_offset(l, from, to);
    return offset > 0 ? c_binary(l->arena, pointer, "+", c_number(l->arena, offset)) : pointer;
}

struct decl *class_of_this(struct lower *l)
{
    return l->instance ? l->instance->function->record : NULL;
}

struct c_node *class_own_base(struct lower *l, const struct decl *record)
{
    struct decl *own = class_of_this(l);
    struct c_node *self = lower_this_pointer(l);
    if (!own || own == record)
        return self;
    const char *path = lower_base_path(l, own, record);
    if (path && space_is_several(addrspace_this(l->module->analysis, l->instance).level[0]))
        return tagged_upcast(l, self, own, record);
    return path ? c_address(l->arena, c_arrow(l->arena, self, path)) : self;
}

long long class_base_offset(struct lower *l, struct decl *from, const struct decl *to)
{
    long long at = model_has_own_vptr(l->module->model, from) ? 8 : 0;
    model_load_record(l->module->model, from);
    for (size_t i = 0; i < from->base_count; i++) {
        struct decl *base = from->bases[i];
        long long align = base->type->align > 0 ? base->type->align : 1;
        bool is_empty = layout_base_has_no_room(l->module, from, base);
        long long inner = base == to ? 0 : class_base_offset(l, base, to);
        if (is_empty) { /* lies in front, as it is printed */
            if (inner >= 0)
                return inner;
            continue;
        }
        at = (at + align - 1) / align * align;
        if (inner >= 0)
            return at + inner;
        at += base->type->size;
    }
    return -1;
}

struct decl *lower_class_of_member(const struct decl *field)
{
    struct decl *record = field->parent;
    while (record && record->parent && record->kind == DECL_RECORD && model_is_anonymous(record))
        record = record->parent;
    return record;
}

struct node *lower_member_object(const struct node *member)
{
    struct node *base = member->child_count ? member->children[0] : NULL;
    while (base && base->kind == NODE_MEMBER_REF_EXPR && base->ref && !*base->ref->name &&
           base->ref->kind == DECL_FIELD && base->ref->type->kind == TYPE_RECORD &&
           model_is_anonymous(base->ref->type->declaration))
        base = base->child_count ? base->children[0] : NULL;
    bool is_implicit =
        !base || (!base->file && node_skip_implicit(base)->kind == NODE_CXX_THIS_EXPR);
    return is_implicit ? NULL : base;
}
