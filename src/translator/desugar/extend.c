/* A reference to an object without a name, or to a part of one, keeps the object alive:
 *
 *     const Part &part = Whole(1).parts[0];
 *
 * The object becomes a variable in front of the reference, which dies when the block of the
 * reference ends, as the object does in C++. A whole object without a destructor is left to
 * lowering, which gives it a place. */
#include "desugar/private.h"

/* The object of a class that the expression names a part of; the operand of what changes nothing
 * but `const`. NULL: it is neither. */
static struct node **object_of_part(struct node *node, bool *is_part)
{
    struct node **first = node->child_count ? &node->children[0] : NULL;
    if (!first || !node->type || !(*first)->type)
        return NULL;
    bool from_record = (*first)->type->kind == TYPE_RECORD;
    switch (node->kind) {
    case NODE_PAREN_EXPR: return first;
    case NODE_UNEXPOSED_EXPR:
        if (node->child_count != 1)
            return NULL;
        if (type_is_same_but_for_const(node->type, (*first)->type))
            return first;
        /* to a base */
        *is_part |= from_record;
        return from_record && node->type->kind == TYPE_RECORD ? first : NULL;
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
    case NODE_C_STYLE_CAST_EXPR:
        if (!from_record || node->type->kind != TYPE_RECORD)
            return NULL;
        *is_part |= !type_is_same_but_for_const(node->type, (*first)->type);
        return first;
    case NODE_MEMBER_REF_EXPR: {
        bool is_field = node->ref && node->ref->kind == DECL_FIELD && !node->ref->is_bit_field &&
                        node->ref->type->kind != TYPE_REFERENCE;
        *is_part = true;
        return is_field && from_record ? first : NULL;
    }
    case NODE_ARRAY_SUBSCRIPT_EXPR: { /* the array is converted to a pointer */
        struct node *pointer = *first;
        bool is_array = pointer->kind == NODE_UNEXPOSED_EXPR && pointer->child_count == 1 &&
                        pointer->children[0]->type &&
                        pointer->children[0]->type->kind == TYPE_ARRAY;
        *is_part = true;
        return is_array ? &pointer->children[0] : NULL;
    }
    default: return NULL;
    }
}

/* The object without a name that the expression makes, or names a part of; NULL: it is another, or
 * nobody would see when it dies. */
static struct node **extended_object(struct model *model, struct node **expression, bool *is_part)
{
    *is_part = false;
    for (struct node **at = expression; at;) {
        struct node *node = *at;
        bool is_cast = node->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR;
        if (node->type && node->type->kind == TYPE_RECORD && !node->type->rule &&
            (is_cast || desugar_makes_object(node)))
            return *is_part || desugar_has_destructor(model, node->type) ? at : NULL;
        at = object_of_part(node, is_part);
    }
    return NULL;
}

struct decl *desugar_name_object(struct model *model, const struct decl *variable,
                                 struct node **expression)
{
    bool is_part = false;
    struct node **object = extended_object(model, expression, &is_part);
    if (!object)
        return NULL;
    struct node *made = *object;
    const char *name =
        arena_printf(model->arena, "%s_%s", variable->name, is_part ? "whole" : "object");
    struct decl *decl = model_make_decl(model, DECL_VARIABLE, name, made->type);
    decl->file = variable->file;
    decl->begin = decl->end = variable->begin;
    decl->parent = variable->parent;
    decl->is_loaded = decl->is_desugared = true;
    decl->init = made;
    *object = model_make_reference(model, made, decl);
    (*object)->parent = made->parent;
    return decl;
}

void desugar_extend_objects(struct model *model, struct node *statement)
{
    struct decl **declared = NULL;
    size_t count = 0;
    for (size_t i = 0; i < statement->declared_count; i++) {
        struct decl *decl = statement->declared[i], *whole = NULL;
        if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
            decl->type->kind == TYPE_REFERENCE && decl->init)
            whole = desugar_name_object(model, decl, &decl->init);
        if (whole) {
            whole->init->parent = statement;
            arena_push(model->arena, declared, count, whole);
        }
        arena_push(model->arena, declared, count, decl);
    }
    if (count > statement->declared_count) {
        statement->declared = declared;
        statement->declared_count = count;
    }
}

struct node *desugar_bound_objects(struct model *model, struct node *statement)
{
    desugar_extend_objects(model, statement);
    return statement;
}

/* --- what is bound to a reference otherwise -------------------------------- */

static bool is_reference_element(struct model *model, const struct node *list,
                                 const struct node *element)
{
    struct decl *record = list->type && list->type->kind == TYPE_RECORD && !list->type->rule
                              ? list->type->declaration
                              : NULL;
    if (!record)
        return false;
    model_load_record(model, record);
    for (size_t i = record->base_count; i < list->child_count; i++)
        if (list->children[i] == element && i - record->base_count < record->field_count)
            return record->fields[i - record->base_count]->type->kind == TYPE_REFERENCE;
    return false;
}

/* Is what the parent names a part of the node's object, or the object? */
static bool names_part(struct node *parent, const struct node *node)
{
    bool is_part = false;
    switch (parent->kind) {
    case NODE_CONDITIONAL_OPERATOR: return parent->children[0] != node;
    case NODE_BINARY_OPERATOR: return parent->op == OP_COMMA && parent->children[1] == node;
    case NODE_UNEXPOSED_EXPR: /* of an array to a pointer */
        if (node->type && node->type->kind == TYPE_ARRAY)
            return parent->parent && parent->parent->kind == NODE_ARRAY_SUBSCRIPT_EXPR;
        return object_of_part(parent, &is_part) != NULL;
    case NODE_ARRAY_SUBSCRIPT_EXPR: return parent->children[0] == node;
    default: return object_of_part(parent, &is_part) != NULL;
    }
}

bool desugar_is_bound(struct model *model, const struct node *node)
{
    while (node->parent && node->parent->kind != NODE_DECL_STMT && names_part(node->parent, node))
        node = node->parent;
    const struct node *parent = node->parent;
    if (parent && parent->kind == NODE_INIT_LIST_EXPR)
        return is_reference_element(model, parent, node);
    for (size_t i = 0; parent && i < parent->declared_count; i++)
        if (parent->declared[i]->init == node)
            return parent->declared[i]->type->kind == TYPE_REFERENCE;
    return false;
}
