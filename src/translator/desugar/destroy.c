/* What destroys an object, and whether a full-expression has to destroy one that it makes. */
#include "desugar/private.h"

/* --- destructors of objects ----------------------------------------------- */

static struct type *pointer_to(struct model *model, struct type *target)
{
    struct type *pointer = arena_new(model->arena, struct type);
    pointer->kind = TYPE_POINTER;
    pointer->target = target;
    pointer->depth = 1;
    pointer->spelling = "";
    return pointer;
}

static struct node *element(struct model *model, struct node *array, struct node *index)
{
    struct type *pointer = pointer_to(model, array->type->target);
    struct node *first = model_new_node(model, NODE_UNEXPOSED_EXPR, pointer, NULL, NULL);
    struct node *node =
        model_new_node(model, NODE_ARRAY_SUBSCRIPT_EXPR, pointer->target, NULL, NULL);
    model_add_child(model, first, array);
    model_add_child(model, node, first);
    model_add_child(model, node, index);
    return node;
}

static struct node *plain_number(struct model *model, long long value)
{
    struct node *node = model_new_node(model, NODE_INTEGER_LITERAL, model_int_type(), NULL, NULL);
    node->is_synthetic = true;
    node->value = value;
    return node;
}

/* `for (int i = count; i-- > 0;) call` */
static struct node *count_down(struct model *model, struct decl *index, long long count,
                               struct node *call)
{
    struct node *loop = model_new_node(model, NODE_FOR_STMT, NULL, NULL, NULL);
    struct node *head = model_new_node(model, NODE_DECL_STMT, NULL, NULL, loop);
    struct node *step = model_new_node(model, NODE_UNARY_OPERATOR, model_int_type(), NULL, NULL);
    struct node *goes_on =
        model_new_node(model, NODE_BINARY_OPERATOR, model_int_type(), NULL, NULL);
    index->init = plain_number(model, count);
    index->init->parent = head;
    arena_push(model->arena, head->declared, head->declared_count, index);
    step->op = OP_POST_DEC;
    goes_on->op = OP_GREATER;
    step->is_synthetic = goes_on->is_synthetic = true;
    model_add_child(model, step, model_name_of(model, index));
    model_add_child(model, goes_on, step);
    model_add_child(model, goes_on, plain_number(model, 0));
    model_add_child(model, loop, head);
    model_add_child(model, loop, goes_on);
    model_add_child(model, loop, model_new_node(model, NODE_NULL_STMT, NULL, NULL, NULL));
    model_add_child(model, loop, call);
    return loop;
}

/* A loop that destroys each element of the array, the last one first. The elements of rows lie
 * behind each other. */
static struct node *destroy_elements(struct model *model, struct function *f, struct node *array)
{
    struct decl *index = model_make_decl(model, DECL_VARIABLE, "cu2cl_i", model_int_type());
    long long count = array->type->count;
    for (; array->type->target->kind == TYPE_ARRAY; count *= array->type->count)
        array = element(model, array, plain_number(model, 0));
    struct node *last = element(model, array, model_name_of(model, index));
    return count_down(model, index, count, desugar_method_call(model, f, last, NULL));
}

bool desugar_has_destructor(struct model *model, const struct type *type)
{
    struct decl *record = model_element_record(type);
    return record && !model_special_is_plain(model, record, SPECIAL_DESTROY);
}

struct node *desugar_destruction(struct model *model, struct node *object, struct type *type)
{
    struct decl *record = model_element_record(type);
    if (!record || model_special_is_plain(model, record, SPECIAL_DESTROY))
        return NULL;
    struct function *f = desugar_special(model, record, SPECIAL_DESTROY);
    if (!f)
        return model_refusal(model, type, "the destructor of a class template's instance");
    if (type->kind == TYPE_RECORD)
        return desugar_method_call(model, f, object, NULL);
    object->type = type;
    return destroy_elements(model, f, object);
}

/* --- temporary objects ---------------------------------------------------- */

static const struct node *skip_wrappers(const struct node *node)
{
    while (node->child_count == 1 &&
           (node->kind == NODE_UNEXPOSED_EXPR || node->kind == NODE_PAREN_EXPR ||
            node->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR))
        node = node->children[0];
    return node;
}

bool desugar_makes_object(const struct node *node)
{
    const struct function *f = node->ref ? node->ref->function : NULL;
    switch (node->kind) {
    case NODE_CALL_EXPR: return f && (f->is_constructor || f->result->kind == TYPE_RECORD);
    case NODE_LAMBDA_EXPR: return true;
    case NODE_INIT_LIST_EXPR: return true;
    case NODE_CONDITIONAL_OPERATOR: /* one of two objects, or else the name of one */
        return node->child_count == 3 && desugar_makes_object(skip_wrappers(node->children[1])) &&
               desugar_makes_object(skip_wrappers(node->children[2]));
    default: return false;
    }
}

struct decl *desugar_made_object(struct model *model, const struct node *node)
{
    if (!node->type || node->type->kind != TYPE_RECORD || !desugar_makes_object(node))
        return NULL;
    struct decl *record = model_element_record(node->type);
    return record && !model_special_is_plain(model, record, SPECIAL_DESTROY) ? record : NULL;
}

static bool is_copying(const struct function *f)
{
    return f->is_constructor &&
           (f->special == SPECIAL_COPY || f->special == SPECIAL_MOVE ||
            model_special_of(f->decl) == SPECIAL_COPY || model_special_of(f->decl) == SPECIAL_MOVE);
}

/* Whether a call takes over the object that is its argument. */
static enum object_owner owner_of_argument(struct model *model, const struct node *call,
                                           const struct node *argument)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || call->ref->in_system)
        return OWNER_FULL;
    desugar_function(model, f);
    for (size_t i = 0; i < call->argument_count; i++) {
        if (call->arguments[i] != argument)
            continue;
        size_t skipped = call->argument_count > f->parameter_count
                             ? call->argument_count - f->parameter_count
                             : 0;
        if (i < skipped || i - skipped >= f->parameter_count)
            return OWNER_FULL;
        /* a copy of an object without a name is the object */
        return f->parameters[i - skipped]->type->kind == TYPE_RECORD || is_copying(f) ? OWNER_TAKEN
                                                                                      : OWNER_FULL;
    }
    return OWNER_FULL;
}

static enum object_owner owner_by_declaration(const struct node *statement, const struct node *init)
{
    for (size_t i = 0; i < statement->declared_count; i++)
        if (statement->declared[i]->init == init)
            return statement->declared[i]->type->kind == TYPE_REFERENCE ? OWNER_UNKNOWN
                                                                        : OWNER_TAKEN;
    return OWNER_UNKNOWN;
}

static bool is_wrapper(const struct node *node)
{
    return node->kind == NODE_UNEXPOSED_EXPR || node->kind == NODE_PAREN_EXPR ||
           node->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR || node->kind == NODE_CXX_STATIC_CAST_EXPR ||
           node->kind == NODE_C_STYLE_CAST_EXPR;
}

/* An element becomes a part of the object that the list, or the lambda expression, makes. */
static enum object_owner owner_by_part(struct model *model, const struct node *parent,
                                       const struct node *node)
{
    struct decl *record = parent->type && parent->type->kind == TYPE_RECORD && !parent->type->rule
                              ? parent->type->declaration
                              : NULL;
    if (!record)
        return parent->type && parent->type->kind == TYPE_ARRAY ? OWNER_TAKEN : OWNER_UNKNOWN;
    model_load_record(model, record);
    size_t bases = parent->kind == NODE_LAMBDA_EXPR ? 0 : record->base_count;
    for (size_t i = 0; i < parent->child_count; i++)
        if (parent->children[i] == node)
            return i >= bases && i - bases < record->field_count &&
                           record->fields[i - bases]->type->kind == TYPE_REFERENCE
                       ? OWNER_UNKNOWN
                       : OWNER_TAKEN;
    return OWNER_UNKNOWN;
}

static enum object_owner owner_of(struct model *model, const struct node *node)
{
    struct decl *record = desugar_made_object(model, node);
    if (!record)
        return OWNER_NONE;
    for (;; node = node->parent) {
        const struct node *parent = node->parent;
        if (node->is_default_argument)
            return OWNER_FULL;
        if (!parent || parent->kind == NODE_RETURN_STMT || parent->kind == NODE_MEMBER_REF)
            return OWNER_TAKEN;
        if (parent->kind == NODE_DECL_STMT)
            return owner_by_declaration(parent, node);
        if (is_wrapper(parent)) {
            bool is_same = parent->type && type_is_record(parent->type, record);
            if (parent->is_synthetic || !is_same)
                return OWNER_FULL;
            continue;
        }
        switch (parent->kind) {
        case NODE_INIT_LIST_EXPR:
        case NODE_LAMBDA_EXPR: return owner_by_part(model, parent, node);
        case NODE_CONDITIONAL_OPERATOR:
            if (parent->children[0] == node)
                return OWNER_FULL;
            return desugar_made_object(model, parent) ? OWNER_TAKEN : OWNER_UNKNOWN;
        case NODE_CALL_EXPR: return owner_of_argument(model, parent, node);
        case NODE_CXX_NEW_EXPR:
        case NODE_CXX_FOR_RANGE_STMT: return OWNER_UNKNOWN;
        case NODE_BINARY_OPERATOR:
            if (parent->is_synthetic && parent->op == OP_ASSIGN)
                return OWNER_TAKEN; /* it is built at a place */
            return parent->op == OP_COMMA && parent->children[0] != node ? OWNER_UNKNOWN
                                                                         : OWNER_FULL;
        default: return OWNER_FULL;
        }
    }
}

/* Is it an operand that is computed only sometimes, as that of `&&`? */
static bool is_conditional(const struct node *node)
{
    for (; node->parent && node_is_expression(node->parent->kind); node = node->parent) {
        const struct node *parent = node->parent;
        bool is_first = parent->children && parent->children[0] == node;
        if (!is_first && (parent->kind == NODE_CONDITIONAL_OPERATOR ||
                          (parent->kind == NODE_BINARY_OPERATOR &&
                           (parent->op == OP_LOGICAL_AND || parent->op == OP_LOGICAL_OR))))
            return true;
    }
    return false;
}

static void fill_owner(struct model *model, struct node *node)
{
    struct decl *record = node->cleanup ? NULL : desugar_made_object(model, node);
    if (!record)
        return;
    node->owner = owner_of(model, node);
    if (node->owner == OWNER_FULL && desugar_is_bound(model, node))
        node->owner = OWNER_UNKNOWN;
    if (node->owner != OWNER_FULL)
        return;
    struct decl *object = model_make_decl(model, DECL_VARIABLE, "cu2cl_tmp", record->type);
    node->cleanup = desugar_destruction(model, model_name_of(model, object), record->type);
    node->cleanup->parent = node;
    node->is_made_sometimes = is_conditional(node) || node->is_default_argument;
}

void desugar_temporaries(struct model *model, struct node *node)
{
    fill_owner(model, node);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            desugar_temporaries(model, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        desugar_temporaries(model, node->children[i]);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument)
            desugar_temporaries(model, node->arguments[i]);
}
