/* What a lambda expression makes its closure of: its children become the values of the closure's
 * members, one for each, as a list has them. C++ copies arrays and `*this` without being told. */
#include "desugar/private.h"

static struct node *copy_of_array(struct model *model, struct node *array);

/* NULL where it can't be written. */
static struct node *copy_of_part(struct model *model, struct node *part)
{
    return part->type->kind == TYPE_ARRAY ? copy_of_array(model, part)
                                          : desugar_copy(model, part->type, part);
}

/* The array's elements, since C can't copy it as a whole; NULL where that can't be written. */
static struct node *copy_of_array(struct model *model, struct node *array)
{
    if (array->type->target->kind == TYPE_POINTER || array->type->count < 0)
        return NULL;
    struct node *list = model_make_node(model, array, NODE_INIT_LIST_EXPR, array->type);
    list->is_completed = true;
    for (long long i = 0; i < array->type->count; i++) {
        struct node *own = arena_new(model->arena, struct node);
        *own = *array;
        struct node *element =
            model_make_element(model, array, own, model_make_number(model, array, i));
        element = copy_of_part(model, element);
        if (!element)
            return NULL;
        model_add_child(model, list, element);
    }
    return list;
}

/* `*this` */
static struct node *captured_object(struct model *model, struct node *self, struct type *type)
{
    struct node *object = model_make_node(model, self, NODE_UNARY_OPERATOR, type);
    self->type = model_make_pointer(model, type);
    object->op = OP_DEREF;
    model_add_child(model, object, self);
    return object;
}

/* `[x = value]` has the value itself. */
static bool is_plain_capture(const struct node *captured)
{
    return captured->kind == NODE_DECL_REF_EXPR && !model_node_is_read(captured);
}

/* The value of the member of this type; NULL where it can't be written. */
static struct node *capture_value(struct model *model, struct type *type, struct node *captured)
{
    if (type->kind == TYPE_ARRAY && captured->kind != NODE_INIT_LIST_EXPR)
        return copy_of_array(model, captured);
    if (type->kind == TYPE_RECORD && captured->kind == NODE_CXX_THIS_EXPR)
        return desugar_copy(model, type, captured_object(model, captured, type));
    return type->kind == TYPE_RECORD && is_plain_capture(captured)
               ? desugar_copy(model, type, captured)
               : captured;
}

struct node *desugar_closure(struct model *model, struct node *lambda)
{
    const struct decl *record =
        lambda->type && lambda->type->kind == TYPE_RECORD ? lambda->type->declaration : NULL;
    for (size_t i = 0; record && record->captured && i < lambda->child_count; i++) {
        struct node *value = capture_value(model, record->fields[i]->type, lambda->children[i]);
        if (!value) {
            lambda->refusal = "the capture of an array of this type";
            return lambda;
        }
        lambda->children[i] = value;
        value->parent = lambda;
    }
    return lambda;
}
