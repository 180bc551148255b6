/* Parameters `const T &` that the port passes by value, which is shorter to read and to run: those
 * where nobody can see the difference. */
#include "desugar/private.h"

#include <string.h>

/* Can an object of the type keep the address of another one? */
static bool can_refer(struct model *model, const struct type *type, int depth)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->depth || depth > 16)
        return true;
    if (type->kind != TYPE_RECORD || !type->declaration || type->rule)
        return false;
    struct decl *record = type->declaration;
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (can_refer(model, record->bases[i]->type, depth + 1))
            return true;
    for (size_t i = 0; i < record->field_count; i++)
        if (can_refer(model, record->fields[i]->type, depth + 1))
            return true;
    return false;
}

/* `std::forward<T>(x)`, which is x (library.c); what reads x is around it. */
static bool is_same_object(const struct node *node)
{
    return node->kind == NODE_UNEXPOSED_EXPR && node->is_synthetic;
}

/* Is the parameter, or a part of it, used as anything but a value? */
static bool is_named_as_object(const struct node *node, const struct decl *parameter)
{
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == parameter) {
        const struct node *use = node->parent;
        while (use && (use->kind == NODE_PAREN_EXPR || use->kind == NODE_MEMBER_REF_EXPR ||
                       is_same_object(use)))
            use = use->parent;
        return !use || use->kind != NODE_UNEXPOSED_EXPR || !use->type ||
               use->type->kind == TYPE_RECORD || use->type->kind == TYPE_ARRAY ||
               use->children[0]->type->kind == TYPE_ARRAY;
    }
    if (node->kind == NODE_LAMBDA_EXPR)
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && is_named_as_object(node->declared[i]->init, parameter))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (is_named_as_object(node->children[i], parameter))
            return true;
    return false;
}

/* May the result, or the object that is built, keep the parameter's address? */
static bool keeps_address(struct model *model, const struct function *f,
                          const struct decl *parameter)
{
    if (!can_refer(model, f->is_constructor ? f->record->type : f->result, 0))
        return false;
    for (size_t i = 0; i < f->initialiser_count; i++)
        if (is_named_as_object(f->initialisers[i], parameter))
            return true;
    return f->body && is_named_as_object(f->body, parameter);
}

/* --- downcasts ----------------------------------------------------------- */

static bool is_value_cast(enum node_kind kind)
{
    return kind == NODE_CXX_STATIC_CAST_EXPR || kind == NODE_C_STYLE_CAST_EXPR ||
           kind == NODE_CXX_REINTERPRET_CAST_EXPR;
}

static bool is_base_of(struct model *model, const struct decl *base, struct decl *record)
{
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (record->bases[i] == base || is_base_of(model, base, record->bases[i]))
            return true;
    return false;
}

/* `struct Square : Shape<Square>`: the base knows what it is a part of. */
static bool has_derived_argument(struct model *model, const struct type *type)
{
    int count = model_type_argument_count(type);
    for (int i = 0; i < count; i++) {
        const struct type *argument = model_type_argument(model, type, (unsigned)i);
        if (argument && argument->kind == TYPE_RECORD && argument->declaration && !argument->rule &&
            is_base_of(model, type->declaration, argument->declaration))
            return true;
    }
    return false;
}

/* Is the parameter turned into something else, as `static_cast<const Derived &>(base)` does? */
static bool is_cast_away(const struct node *node, const struct decl *parameter, bool in_cast)
{
    if (node->kind == NODE_DECL_REF_EXPR && node->ref == parameter)
        return in_cast;
    bool makes_other =
        node->type && (node->type->kind == TYPE_POINTER || node->type->kind == TYPE_RECORD);
    in_cast |= is_value_cast(node->kind) && makes_other;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && is_cast_away(node->declared[i]->init, parameter, in_cast))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (is_cast_away(node->children[i], parameter, in_cast))
            return true;
    return false;
}

/* May the function, or what it calls, know the object as one of a derived class? A copy would not
 * be one. What has virtual functions may be an object of any class. */
static bool may_be_derived(struct model *model, const struct function *f, struct decl *parameter)
{
    const struct type *target = parameter->type->target;
    if (target->kind != TYPE_RECORD || !target->declaration || target->rule)
        return false;
    struct decl *record = target->declaration;
    if (model_is_polymorphic(model, record) || has_derived_argument(model, target) ||
        (!record->in_system && model_casts_this(model, record)))
        return true;
    for (size_t i = 0; i < f->initialiser_count; i++)
        if (is_cast_away(f->initialisers[i], parameter, false))
            return true;
    return f->body && is_cast_away(f->body, parameter, false);
}

/* --- the choice ---------------------------------------------------------- */

/* Can the argument's copy stand for the object itself? Only where nobody can see the difference:
 * the function can't take its address, and has no other way to write an object of this type. */
void desugar_choose_by_value(struct model *model, struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        struct decl *p = function->parameters[i];
        if (p->type->kind != TYPE_REFERENCE || !p->type->target->is_const)
            continue;
        const struct type *target = p->type->target;
        bool small = type_is_arithmetic(target) || target->kind == TYPE_POINTER ||
                     (target->kind == TYPE_RECORD && target->size >= 0 && target->size <= 64);
        bool aliased = function->result->kind == TYPE_REFERENCE ||
                       function->result->kind == TYPE_POINTER ||
                       (function->record && !function->is_const_method &&
                        !function->is_static_method && !function->is_constructor);
        for (size_t j = 0; j < function->parameter_count; j++) {
            const struct type *other = function->parameters[j]->type;
            if (j != i && (other->kind == TYPE_REFERENCE || other->kind == TYPE_POINTER) &&
                !other->target->is_const)
                aliased = true;
        }
        p->by_value = small && !aliased && !may_be_derived(model, function, p) &&
                      !keeps_address(model, function, p);
    }
}
