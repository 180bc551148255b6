/* Members of objects. */
#include "lower/form/form.h"

struct c_node *field_of_object(struct lower *l, struct node *base, const char *member)
{
    struct c_node *pointer = NULL;
    if (base->type && base->type->kind == TYPE_POINTER)
        pointer = lower_node(l, base);
    else if (!lower_record_differs(base->type, node_skip_parens(base)->type))
        pointer = lower_pointer(l, base);
    if (!pointer && place_is_copied_in_c(l, base))
        pointer = lower_address(l, base, base->type);
    return pointer ? c_arrow(l->arena, pointer, member)
                   : c_dot(l->arena, lower_node(l, base), member);
}

struct c_node *field_access(struct lower *l, struct node *node)
{
    struct decl *field = node->ref;
    const char *name = names_field(l->arena, field);
    struct node *object = lower_member_object(node);
    if (object)
        return field_of_object(l, object, name);
    const char *prefix = "";
    struct decl *own = class_of_this(l), *record = lower_class_of_member(field);
    if (own && record && own != record) {
        const char *path = lower_base_path(l, own, record);
        if (path)
            prefix = arena_printf(l->arena, "%s.", path);
    }
    return c_arrow(l->arena, lower_this_pointer(l), arena_printf(l->arena, "%s%s", prefix, name));
}

/* `threadIdx.x` and the like have rules of their own. */
static struct c_node *builtin_member(struct lower *l, struct node *node)
{
    struct node *base = node->child_count ? node_skip_parens(node->children[0]) : NULL;
    if (!base || base->kind != NODE_DECL_REF_EXPR || !base->ref || !base->ref->in_system ||
        base->ref->kind != DECL_VARIABLE)
        return NULL;
    const char *name = arena_printf(l->arena, "%s.%s", base->ref->name, node->ref->name);
    const struct rule *rule = rules_find(l->module->rules, RULE_DEVICE_FUNCTION, name);
    if (!rule || !rule->to)
        return NULL;
    lower_use_header(l->module, rule->header);
    struct c_node *value = rule_text(l->arena, rule->to);
    return value->kind == C_CAST && width_is_free(node) ? value->parts[0] : value;
}

struct c_node *field_reference(struct lower *l, struct node *node)
{
    if (!node->ref) {
        lower_refuse(l, CU2002, node, "this member");
        return c_zero(l->arena);
    }
    struct c_node *builtin = builtin_member(l, node);
    if (builtin)
        return builtin;
    if (node->ref->kind == DECL_VARIABLE)
        return lower_variable(l, node->ref, node);
    if (node->ref->kind == DECL_ENUMERATOR)
        return variable_reference(l, node);
    if (node->ref->kind != DECL_FIELD) {
        lower_refuse(l, CU2002, node, "this member");
        return c_zero(l->arena);
    }
    if (lower_field_has_no_type(node->ref)) {
        lower_refuse(l, CU2002, node, "a member of this type");
        return c_zero(l->arena);
    }
    if (node->ref->is_bit_field)
        return bits_read(l, node);
    struct c_node *stored = vector_component_stored(l, node);
    if (stored)
        return stored;
    struct c_node *access = field_access(l, node);
    if (lower_field_is_integer(node->ref)) {
        struct c_node *pointer = object_pointer_of_field(l, node->ref, access);
        return node->ref->type->kind == TYPE_REFERENCE ? c_deref(l->arena, pointer) : pointer;
    }
    return node->ref->type->kind == TYPE_REFERENCE ? c_deref(l->arena, access) : access;
}
