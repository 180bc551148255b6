/* Lists: the elements that nobody wrote, and the constructors that elements name. libclang shows
 * only what is written. */
#include "desugar/private.h"

static bool is_list(const struct node *node)
{
    return node_skip_implicit((struct node *)node)->kind == NODE_INIT_LIST_EXPR;
}

/* `.x = 1`: the field that is named. */
static struct decl *designated_field(struct model *model, const struct node *element)
{
    if (element->kind != NODE_UNEXPOSED_EXPR || !element->type || element->type->kind != TYPE_VOID)
        return NULL;
    return model_designated_field(model, element);
}

static struct node *empty_list(struct model *model, struct type *type, struct node *list)
{
    return model_new_node(model, NODE_INIT_LIST_EXPR, type_strip_reference(type), NULL, list);
}

/* The element for an object of this type: where the class has constructors, the list names one that
 * libclang does not show. */
static struct node *element_for(struct model *model, struct type *type, struct node *element)
{
    struct decl *record = type->kind == TYPE_RECORD ? model_element_record(type) : NULL;
    if (!record || record->in_system || !model_class_facts(model, record)->has_constructor)
        return element;
    struct node *inner = node_skip_parens(element);
    if (inner->type && type_is_record(inner->type, record) && inner->kind != NODE_INIT_LIST_EXPR)
        return element;
    size_t count = inner->kind == NODE_INIT_LIST_EXPR ? inner->child_count : 1;
    struct node **values = inner->kind == NODE_INIT_LIST_EXPR ? inner->children : &element;
    size_t constructor_count, candidates = 0;
    struct decl **constructors = model_constructors(model, record, &constructor_count);
    struct decl *found = NULL;
    for (size_t i = 0; i < constructor_count; i++) {
        struct decl *decl = constructors[i];
        enum special special = model_special_of(decl);
        if (special == SPECIAL_COPY || special == SPECIAL_MOVE)
            continue;
        desugar_function(model, decl->function);
        size_t most = decl->function->parameter_count, least = most;
        while (least > 0 && decl->function->parameters[least - 1]->init)
            least--;
        if (count < least || count > most)
            continue;
        found = decl;
        candidates++;
    }
    if (candidates != 1)
        return model_refusal(model, type, "a list whose constructor can't be told");
    struct node *call = model_new_node(model, NODE_CALL_EXPR, type, found, element->parent);
    for (size_t i = 0; i < count; i++) {
        model_add_child(model, call, values[i]);
        arena_push(model->arena, call->arguments, call->argument_count, values[i]);
    }
    desugar_fill_default_arguments(model, call);
    return call;
}

static bool takes_several(const struct type *type, const struct node *element)
{
    const struct node *inner = node_skip_parens((struct node *)element);
    if (inner->kind == NODE_INIT_LIST_EXPR || inner->kind == NODE_STRING_LITERAL)
        return false;
    if (type->kind == TYPE_ARRAY)
        return true;
    return type->kind == TYPE_RECORD && !(inner->type && inner->type->kind == TYPE_RECORD) &&
           model_element_record(type);
}

static void complete_array(struct model *model, struct node *list, struct type *type)
{
    struct node *fill = desugar_default_construction(model, type->target);
    for (size_t i = 0; i < list->child_count; i++) {
        if (takes_several(type->target, list->children[i]) &&
            !(model_element_record(type->target) &&
              model_class_facts(model, model_element_record(type->target))->has_constructor)) {
            if (fill)
                list->refusal = "a list without inner braces for a class with initialisers";
            return;
        }
        list->children[i] = element_for(model, type->target, list->children[i]);
        desugar_complete_list(model, list->children[i], type->target);
    }
    if (!fill)
        return;
    if (type->count > 64)
        list->refusal = "a list for a large array of a class with initialisers";
    for (long long i = (long long)list->child_count; i < type->count && type->count <= 64; i++)
        model_add_child(model, list, desugar_default_construction(model, type->target));
}

static bool uses_this(const struct node *node)
{
    if (node->kind == NODE_CXX_THIS_EXPR ||
        (node->kind == NODE_MEMBER_REF_EXPR && !node->child_count && node->ref &&
         node->ref->kind == DECL_FIELD) ||
        (node->kind == NODE_CALL_EXPR && node->ref && node->ref->function &&
         node->ref->function->record && !node->ref->function->is_constructor && node->child_count &&
         node->children[0]->kind == NODE_MEMBER_REF_EXPR && !node->children[0]->child_count))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (uses_this(node->children[i]))
            return true;
    return false;
}

/* Bases come before the fields. */
static struct type *part_type(const struct decl *record, size_t index)
{
    return index < record->base_count ? record->bases[index]->type
                                      : record->fields[index - record->base_count]->type;
}

/* The elements that are written, where they belong; *last is behind the last one. False: the list
 * stays as it is. */
static bool gather_written(struct model *model, struct node *list, struct decl *record,
                           size_t count, struct node **elements, size_t *last)
{
    size_t next = 0;
    for (size_t i = 0; i < list->child_count; i++) {
        struct node *element = list->children[i];
        struct decl *field = designated_field(model, element);
        if (field && (field->parent != record || record->is_union)) {
            list->refusal = "a designated initialiser of this form";
            return false;
        }
        if (field) {
            next = record->base_count + field->index;
            element = element->children[element->child_count - 1];
        }
        if (next >= count) {
            if (next > *last + 1 || !*last)
                list->refusal = "a list of this form";
            return false; /* braces left out: C counts in the same way */
        }
        struct type *member = part_type(record, next);
        if (takes_several(member, element) &&
            !(model_element_record(member) &&
              model_class_facts(model, model_element_record(member))->has_constructor)) {
            if (!model_special_is_plain(model, record, SPECIAL_DEFAULT))
                list->refusal = "a list without inner braces for a class with initialisers";
            return false;
        }
        element = element_for(model, member, element);
        desugar_complete_list(model, element, member);
        elements[next++] = element;
        *last = next;
    }
    return true;
}

static void complete_aggregate(struct model *model, struct node *list, struct type *type)
{
    struct decl *record = type->declaration;
    size_t count = record->base_count + record->field_count, last = 0;
    struct node **elements = arena_alloc(model->arena, (count + 1) * sizeof *elements);
    if (record->is_union)
        count = count ? 1 : 0;
    if (!gather_written(model, list, record, count, elements, &last))
        return;
    for (size_t i = 0; i < count; i++) {
        if (elements[i])
            continue;
        struct decl *field = i < record->base_count ? NULL : record->fields[i - record->base_count];
        if (field)
            desugar_variable(model, field);
        elements[i] = field && field->init
                          ? field->init
                          : desugar_default_construction(model, part_type(record, i));
        if (elements[i] && uses_this(elements[i]))
            list->refusal = "an initialiser that names another member, in a list";
        if (elements[i] && i >= last)
            last = i + 1;
    }
    list->children = NULL;
    list->child_count = 0;
    for (size_t i = 0; i < last; i++) {
        struct decl *field = i < record->base_count ? NULL : record->fields[i - record->base_count];
        struct node *element =
            elements[i] ? elements[i] : empty_list(model, part_type(record, i), list);
        struct node *parent = element->parent;
        model_add_child(model, list, element);
        if (field && element == field->init)
            element->parent = parent;
    }
}

void desugar_complete_list(struct model *model, struct node *init, struct type *type)
{
    struct node *list = node_skip_implicit(init);
    type = type_strip_reference(type);
    if (list->kind != NODE_INIT_LIST_EXPR || list->is_completed ||
        (type->kind != TYPE_ARRAY && type->kind != TYPE_RECORD))
        return;
    list->is_completed = true;
    if (list->type && list->type->kind == TYPE_VOID)
        list->type = type;
    if (type->kind == TYPE_ARRAY) {
        complete_array(model, list, type);
    } else if (type->kind == TYPE_RECORD && model_element_record(type) &&
               !type->declaration->in_system && !type->declaration->is_closure) {
        model_load_record(model, type->declaration);
        if (!(list->child_count == 1 && !is_list(list->children[0]) && list->children[0]->type &&
              type_is_record(list->children[0]->type, type->declaration)))
            complete_aggregate(model, list, type);
    }
}

static bool is_or_has_base(struct model *model, struct decl *record, const struct decl *base)
{
    if (record == base)
        return true;
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (is_or_has_base(model, record->bases[i], base))
            return true;
    return false;
}

/* Is it a value of the type by itself, or after an implicit conversion? */
static bool stands_for(struct model *model, const struct node *value, const struct type *type)
{
    switch (type->kind) {
    case TYPE_RECORD:
        return type_is_record(value->type, type->declaration) ||
               (value->type->kind == TYPE_RECORD && model_element_record(type) &&
                is_or_has_base(model, value->type->declaration, type->declaration));
    case TYPE_ARRAY: /* in `int *p[2] = {a}` it is the first element */
        return value->type->kind == TYPE_ARRAY && value->type->depth == type->depth &&
               node_skip_implicit((struct node *)value)->kind != NODE_STRING_LITERAL;
    default: return type->kind == TYPE_POINTER || type_is_arithmetic(type);
    }
}

/* `T x{value}` with a scalar, a pointer or an object of the class itself is `T x = value`, also where
 * a reference is bound: to the value, not to a copy. The braces of `new T{value}` say more. */
static struct node *value_in_braces(struct model *model, const struct node *list)
{
    struct node *value = list->child_count == 1 ? list->children[0] : NULL;
    if (!value || !value->type || is_list(value) ||
        (list->parent && list->parent->kind == NODE_CXX_NEW_EXPR))
        return NULL;
    struct type *type = type_strip_reference(list->type);
    if (!stands_for(model, value, type))
        return NULL;
    struct node *implicit = model_make_node(model, list, NODE_UNEXPOSED_EXPR, type);
    model_add_child(model, implicit, value);
    return implicit;
}

struct node *desugar_list(struct model *model, struct node *list)
{
    if (!list->type)
        return list;
    struct node *value = value_in_braces(model, list);
    if (value)
        return value;
    desugar_complete_list(model, list, list->type);
    return list;
}
