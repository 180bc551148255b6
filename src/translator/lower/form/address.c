/* Pointers to lvalues, and to temporaries that values are kept in. */
#include "lower/form/form.h"

struct c_node *address_pointer(struct lower *l, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    const struct chosen *chosen = tagged_chosen(l, inner);
    if (chosen && chosen->is_reference)
        return chosen->pointer;
    switch (inner->kind) {
    case NODE_DECL_REF_EXPR:
        return inner->ref && !inner->ref->in_system ? variable_pointer(l, inner->ref) : NULL;
    case NODE_MEMBER_REF_EXPR:
        if (inner->ref && inner->ref->kind == DECL_VARIABLE && !inner->ref->in_system)
            return variable_pointer(l, inner->ref);
        if (inner->ref && inner->ref->kind == DECL_FIELD &&
            inner->ref->type->kind == TYPE_REFERENCE) {
            struct c_node *access = field_access(l, inner);
            return lower_field_is_integer(inner->ref)
                       ? object_pointer_of_field(l, inner->ref, access)
                       : access;
        }
        return NULL;
    case NODE_UNARY_OPERATOR:
        return inner->op == OP_DEREF ? lower_node(l, inner->children[0]) : NULL;
    case NODE_BINARY_OPERATOR: return member_is_access(inner) ? member_pointer(l, inner) : NULL;
    case NODE_CALL_EXPR: {
        struct function *f = call_target(inner);
        return f && f->result->kind == TYPE_REFERENCE && !f->is_implicit ? lower_call(l, inner)
                                                                         : NULL;
    }
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: return class_reference_cast(l, inner);
    default: return NULL;
    }
}

static bool has_no_members(struct lower *l, const struct type *type)
{
    struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    if (!record)
        return false;
    model_load_record(l->module->model, record);
    return !record->field_count && !record->base_count;
}

struct c_node *temporary_object_address(struct lower *l, struct node *node)
{
    struct node *call = node_skip_parens(node);
    while (call->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR && call->child_count == 1)
        call = node_skip_parens(call->children[0]);
    if (!call->cleanup)
        return NULL;
    struct c_node *object =
        call->kind == NODE_CALL_EXPR ? lower_call(l, call) : lower_inside_full_expression(l, call);
    const char *name = temporary_name(l, call);
    if (!name)
        return c_zero(l->arena);
    return c_comma(l->arena, object, c_address(l->arena, c_name(l->arena, name)));
}

static struct c_node *temporary_address(struct lower *l, struct node *node, struct type *type)
{
    struct spaces spaces = {{0}};
    if (l->in_constant) {
        lower_refuse(l, CU2002, node, "a temporary in a constant");
        return c_zero(l->arena);
    }
    struct c_node *object = temporary_object_address(l, node);
    if (object)
        return object;
    struct node *list = node_skip_implicit(node);
    if (list->kind == NODE_INIT_LIST_EXPR && type->kind == TYPE_ARRAY)
        return lower_filled_array(l, list, true);
    if (l->instance)
        spaces = addrspace_of(l->module->analysis, l->instance, node);
    const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
    if (!lower_declare_first(l, type, spaces, name)) {
        lower_refuse(l, CU2002, node, "a temporary of this type");
        return c_zero(l->arena);
    }
    struct c_node *variable = c_name(l->arena, name);
    struct c_node *value = lower_node(l, node), *address = c_address(l->arena, variable);
    if (value->kind == C_LIST && has_no_members(l, type)) /* a functor: it has nothing to set */
        return address;
    return c_comma(l->arena, c_assign(l->arena, variable, value), address);
}

/* The base of an object that has no address: a temporary gets it. */
static struct c_node *address_of_base(struct lower *l, struct node *node, struct node *inner)
{
    bool is_value = inner->kind == NODE_INIT_LIST_EXPR ||
                    inner->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR ||
                    (inner->kind == NODE_CALL_EXPR && !lower_pointer(l, inner));
    const char *path =
        is_value ? lower_base_path(l, inner->type->declaration, node->type->declaration) : NULL;
    return path ? c_address(l->arena,
                            c_arrow(l->arena, temporary_address(l, inner, inner->type), path))
                : NULL;
}

/* The object that the member is one of, or the array that the element is one of; NULL: there is
 * none, but a pointer. */
static struct node *temporary_of_part(struct node *part)
{
    struct node *whole = NULL;
    if (part->kind == NODE_ARRAY_SUBSCRIPT_EXPR && part->child_count == 2)
        whole = node_skip_implicit(part->children[0]);
    else if (part->kind == NODE_MEMBER_REF_EXPR && part->ref && part->ref->kind == DECL_FIELD &&
             part->ref->type->kind != TYPE_REFERENCE)
        whole = lower_member_object(part);
    bool is_array = part->kind == NODE_ARRAY_SUBSCRIPT_EXPR;
    return whole && whole->type->kind == (is_array ? TYPE_ARRAY : TYPE_RECORD) ? whole : NULL;
}

/* Is it an object without a name, or a part of one? */
static bool is_in_temporary(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    for (struct node *whole; (whole = temporary_of_part(node)) != NULL;)
        node = node_skip_parens(whole);
    return node->type && node->type->kind == TYPE_RECORD && !type_is_vector(node->type) &&
           (node->kind == NODE_INIT_LIST_EXPR || node->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR ||
            (node->kind == NODE_CALL_EXPR && !lower_pointer(l, node)));
}

/* A part of an object without a name; NULL where it is none. */
static struct c_node *address_in_temporary(struct lower *l, struct node *part)
{
    struct node *whole = temporary_of_part(part);
    bool is_element = part->kind == NODE_ARRAY_SUBSCRIPT_EXPR;
    if (!whole || !is_in_temporary(l, whole) ||
        (!is_element && (part->ref->is_bit_field || lower_field_is_integer(part->ref))))
        return NULL;
    struct c_node *address = lower_address(l, whole, whole->type);
    if (is_element)
        return c_address(l->arena, c_index(l->arena, c_deref(l->arena, address),
                                           lower_node(l, part->children[1])));
    return c_address(l->arena, c_arrow(l->arena, address, names_field(l->arena, part->ref)));
}

/* By what kind of lvalue it is; NULL: it is none. */
static struct c_node *address_by_kind(struct lower *l, struct node *inner, struct type *type)
{
    struct c_node *pointer;
    switch (inner->kind) {
    case NODE_MEMBER_REF_EXPR:
        pointer = inner->ref && inner->ref->kind == DECL_FIELD ? vector_component_address(l, inner)
                                                               : NULL;
        if (!pointer)
            pointer = address_in_temporary(l, inner);
        return pointer ? pointer : c_address(l->arena, lower_node(l, inner));
    case NODE_DECL_REF_EXPR:
        if (!inner->ref ||
            (inner->ref->kind != DECL_VARIABLE && inner->ref->kind != DECL_PARAMETER))
            return NULL;
        if (inner->ref->storage == STORAGE_STATIC_CONST && inner->ref->kind == DECL_VARIABLE &&
            (type_is_arithmetic(inner->ref->type) || inner->ref->in_system))
            return NULL;
        pointer = variable_array_pointer(l, inner->ref);
        return pointer ? pointer : c_address(l->arena, lower_node(l, inner));
    case NODE_CXX_TYPEID_EXPR: return lower_node(l, inner); /* which refuses it */
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        pointer = address_in_temporary(l, inner);
        return pointer ? pointer : c_address(l->arena, lower_node(l, inner));
    case NODE_STRING_LITERAL: return c_address(l->arena, lower_node(l, inner));
    case NODE_CONDITIONAL_OPERATOR:
        if (inner->owner != OWNER_NONE)
            return NULL;
        return c_ternary(l->arena, condition_text(l, inner),
                         lower_address(l, inner->children[1], type),
                         lower_address(l, inner->children[2], type));
    case NODE_BINARY_OPERATOR:
        if (inner->op == OP_COMMA)
            return c_comma(l->arena, lower_node(l, inner->children[0]),
                           lower_address(l, inner->children[1], type));
        return NULL;
    default: return NULL;
    }
}

/* A lambda captures by reference what the lambda around it has by value, which can't change there
 * unless that one is mutable: a copy does as well, where no closure leaves the function. */
static bool is_kept_by_lambda(struct lower *l, const struct node *member)
{
    const struct function *f = l->instance ? l->instance->function : NULL;
    const struct node *user = member->parent;
    while (user && (user->kind == NODE_UNEXPOSED_EXPR || user->kind == NODE_PAREN_EXPR))
        user = user->parent;
    return f && f->record && f->record->is_closure && f->is_const_method &&
           (f->result->kind == TYPE_VOID || type_is_arithmetic(f->result)) && user &&
           user->kind == NODE_LAMBDA_EXPR && member->kind == NODE_MEMBER_REF_EXPR &&
           member->ref->parent == f->record;
}

struct c_node *address_of(struct lower *l, struct node *node, struct type *type)
{
    struct node *inner = node_skip_parens(node);
    lower_note_change(l, node);
    struct c_node *tagged = tagged_address_of(l, node, type);
    if (tagged)
        return tagged;
    if (lower_record_differs(node->type, inner->type)) {
        struct c_node *base = address_of_base(l, node, inner);
        if (!base && class_leaves_out(l, inner->type->declaration, node->type->declaration))
            base = class_left_out(l, lower_address(l, inner, inner->type), node->type,
                                  addrspace_object(l->module->analysis, l->instance, inner));
        if (base)
            return base;
    }
    if (node->type && inner->type && type_is_stateless(inner->type) &&
        !type_is_stateless(node->type))
        return temporary_address(l, node, node->type);
    if (lower_record_differs(node->type, inner->type))
        return c_address(l->arena, lower_node(l, node));
    if (type && type_is_arithmetic(type) &&
        (!inner->type || !type_is_same_but_for_const(type, inner->type)))
        return temporary_address(l, node, type);
    if (lower_changes_bits(inner))
        return temporary_address(l, node, type ? type : inner->type);
    if (held_field(l, inner) && is_kept_by_lambda(l, inner))
        return temporary_address(l, node, type ? type : inner->type);
    if (held_field(l, inner)) {
        lower_refuse(l, CU2002, node, "the address of a pointer inside a kernel argument");
        return c_zero(l->arena);
    }
    struct c_node *pointer = lower_pointer(l, inner);
    if (pointer)
        return pointer;
    if (place_assigned(l, inner))
        return place_address_after(l, inner, type);
    struct c_node *address = address_by_kind(l, inner, type);
    return address ? address : temporary_address(l, node, type ? type : inner->type);
}
