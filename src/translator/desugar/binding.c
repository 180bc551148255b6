/* A structured binding becomes the field or element of the unnamed object. Where the parts are what
 * `get` gives, each is a variable with the call, or a reference, as C++ has it. */
#include "desugar/private.h"

#include <string.h>

/* --- structured bindings ------------------------------------------------- */

/* The element of a std::tuple: the only field of the base `_Head_base<index, T>` of one of its
 * bases; NULL where the library has it otherwise, as for elements without members. */
static struct node *tuple_element(struct model *model, struct node *object, struct decl *record,
                                  unsigned index)
{
    const char *head = arena_printf(model->arena, "std::_Head_base<%u", index);
    size_t length = strlen(head);
    model_load_record(model, record);
    if (strncmp(record->type->spelling, head, length) == 0 &&
        (record->type->spelling[length] == 'U' || record->type->spelling[length] == ','))
        return record->field_count == 1
                   ? model_make_member(model, object, object, record->fields[0])
                   : NULL;
    for (size_t i = 0; i < record->base_count; i++) {
        struct decl *base = record->bases[i];
        struct node *part = model_make_node(model, object, NODE_UNEXPOSED_EXPR, base->type);
        model_add_child(model, part, object);
        struct node *found = tuple_element(model, part, base, index);
        if (found)
            return found;
    }
    return NULL;
}

struct node *desugar_binding(struct model *model, struct node *node)
{
    struct decl *object = node->ref ? node->ref->binding_of : NULL;
    if (!object)
        return node;
    struct type *type = type_strip_reference(object->type);
    struct node *base = model_make_reference(model, node, object);
    struct node *part = NULL;
    if (type->kind == TYPE_ARRAY) {
        part =
            model_make_element(model, node, base, model_make_number(model, node, node->ref->index));
    } else if (type->kind == TYPE_RECORD && type->declaration) {
        struct decl *record = type->declaration;
        model_load_record(model, record);
        bool is_array = model_is_std(record, "array") && record->field_count == 1;
        bool is_tuple_like = record->in_system && !is_array && !model_is_std(record, "pair");
        const struct tie_parts *ties = model_ties(model, object);
        if (ties) { /* a variable, as soon as its declaration is made */
            node->refusal = ties->count ? NULL : "a structured binding to what 'get' gives";
            return node;
        }
        if (model_is_std(record, "tuple"))
            part = tuple_element(model, base, record, node->ref->index);
        else if (is_array)
            part = model_make_element(model, node,
                                      model_make_member(model, node, base, record->fields[0]),
                                      model_make_number(model, node, node->ref->index));
        else if (!is_tuple_like && node->ref->index < record->field_count)
            part = model_make_member(model, node, base, record->fields[node->ref->index]);
    }
    return part ? part : node;
}

/* `auto [a, b] = f();`: `T a_b = f(); int a = a_b.get<0>(); ...` */
static void make_part(struct model *model, struct node *statement, struct decl *object,
                      size_t index)
{
    struct decl *part = object->bindings[index];
    struct node *value = object->ties->values[index];
    part->kind = DECL_VARIABLE;
    part->storage = STORAGE_AUTO;
    part->type = object->ties->types[index];
    part->binding_of = NULL;
    part->in_system = false;
    part->is_loaded = part->is_desugared = true;
    part->parent = object->parent;
    part->init = value;
    value->parent = statement; /* which says that the part is what owns an object made there */
    arena_push(model->arena, statement->declared, statement->declared_count, part);
    part->init = desugar_node(model, value);
    part->init = desugar_adopt(statement, part->init, &object->ties->object, &object, 1);
    part->init->parent = statement;
}

struct node *desugar_ties(struct model *model, struct node *statement)
{
    struct decl *object = statement->declared_count == 1 ? statement->declared[0] : NULL;
    struct tie_parts *ties =
        object && object->kind == DECL_VARIABLE ? model_ties(model, object) : NULL;
    for (size_t i = 0; ties && i < ties->count; i++)
        make_part(model, statement, object, i);
    return statement;
}

/* C can't initialise an array by another one. */
void desugar_array_copy(struct model *model, struct decl *decl)
{
    struct node *init = decl->init;
    if (decl->type->kind != TYPE_ARRAY || !init || init->kind != NODE_UNEXPOSED_EXPR ||
        init->child_count != 2 || !init->children[0]->type ||
        init->children[0]->type->kind != TYPE_ARRAY)
        return;
    struct node *list = model_make_node(model, init, NODE_INIT_LIST_EXPR, decl->type);
    for (long long i = 0; i < decl->type->count; i++)
        model_add_child(
            model, list,
            model_make_element(model, init, init->children[0], model_make_number(model, init, i)));
    decl->init = list;
}
