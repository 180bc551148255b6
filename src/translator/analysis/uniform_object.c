/* Objects and arrays of a thread's own that hold pointers to memory that others see, too:
 * `view.data[i]`, `rows[k][i]`. What such a pointer was set to is bound like a variable. */
#include "analysis/uniform_walk.h"

static bool is_automatic_object(const struct decl *decl)
{
    return (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO;
}

const struct decl *walk_object(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return node->ref && is_automatic_object(node->ref) ? node->ref : NULL;
    case NODE_CXX_THIS_EXPR: return w->frame->object;
    case NODE_UNARY_OPERATOR:
        return node->op == OP_ADDR_OF && node->child_count ? walk_object(w, node->children[0])
                                                           : NULL;
    case NODE_MEMBER_REF_EXPR:
        return node->child_count ? walk_object(w, node->children[0]) : w->frame->object;
    case NODE_CALL_EXPR: { /* a copy */
        const struct function *f = node->ref ? node->ref->function : NULL;
        return f && f->is_constructor && node->argument_count == 1 && node->arguments[0]
                   ? walk_object(w, node->arguments[0])
                   : NULL;
    }
    default: return NULL;
    }
}

const void *walk_member_name(struct walk *w, const struct decl *object, const struct decl *field)
{
    return walk_named_root(
        w, arena_printf(w->arena, "%p.%p", (const void *)object, (const void *)field));
}

static bool is_pointer_field(const struct decl *field)
{
    return field->kind == DECL_FIELD && field->type && field->type->kind == TYPE_POINTER;
}

static void bind_field(struct walk *w, const struct decl *object, const struct decl *field,
                       const struct place *place)
{
    if (is_pointer_field(field))
        walk_bind(w, walk_member_name(w, object, field), (struct value){NULL, place});
}

static void copy_fields(struct walk *w, const struct decl *to, const struct decl *from,
                        const struct decl *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const struct value *value = walk_find(w, walk_member_name(w, from, record->fields[i]));
        if (value)
            bind_field(w, to, record->fields[i], value->place);
    }
}

/* The parameters are still bound, behind the call. */
static void bind_initialised(struct walk *w, const struct decl *object, const struct function *f)
{
    for (size_t i = 0; i < f->initialiser_count; i++) {
        const struct node *initialiser = f->initialisers[i];
        if (initialiser->ref && initialiser->child_count && is_pointer_field(initialiser->ref))
            bind_field(w, object, initialiser->ref, walk_pointer(w, initialiser->children[0]));
    }
}

static const void *element_name(struct walk *w, const void *array, const struct index *index)
{
    return walk_named_root(w, arena_printf(w->arena, "%p[%s]", array, index_text(w->arena, index)));
}

/* `int *rows[2] = {a, b}` */
static void bind_elements(struct walk *w, const struct decl *array, const struct node *list)
{
    const struct type *element = array->type->target;
    if (list->kind != NODE_INIT_LIST_EXPR || !element || element->kind != TYPE_POINTER)
        return;
    for (size_t i = 0; i < list->child_count; i++)
        walk_bind(w, element_name(w, array, index_constant(&w->table, (long long)i)),
                  (struct value){NULL, walk_pointer(w, list->children[i])});
}

void walk_bind_object(struct walk *w, const struct decl *variable, struct node *value)
{
    if (variable->type->kind == TYPE_ARRAY) {
        bind_elements(w, variable, node_skip_parens(value));
        return;
    }
    bool leads = variable->type->kind == TYPE_REFERENCE || variable->type->kind == TYPE_POINTER;
    const struct type *type = leads ? variable->type->target : variable->type;
    const struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, node_skip_parens(value));
    const struct decl *from = walk_object(w, value);

    value = node_skip_parens(value);
    if (!record)
        return;
    if (from)
        copy_fields(w, variable, from, record);
    else if (value->kind == NODE_INIT_LIST_EXPR && value->child_count == record->field_count)
        for (size_t i = 0; i < record->field_count; i++)
            bind_field(w, variable, record->fields[i], walk_pointer(w, value->children[i]));
    else if (callee && callee->function->is_constructor)
        bind_initialised(w, variable, callee->function);
}

/* --- pointers in arrays -------------------------------------------------- */

#define MOST_ELEMENTS 8

/* What a thread's own array of pointers is bound by; NULL: it is none. */
static const void *own_array_name(struct walk *w, struct node *array)
{
    array = node_skip_parens(array);
    if (!array->type || array->type->kind != TYPE_ARRAY || !array->type->target ||
        array->type->target->kind != TYPE_POINTER || walk_place(w, array))
        return NULL;
    if (array->kind == NODE_DECL_REF_EXPR)
        return array->ref && is_automatic_object(array->ref) ? array->ref : NULL;
    return array->kind == NODE_MEMBER_REF_EXPR && array->ref
               ? walk_member_name(w, walk_object(w, array), array->ref)
               : NULL;
}

/* One of them, whichever it is; NULL where not all are known. */
static const struct place *any_element(struct walk *w, const void *array, long long count)
{
    const struct place *any = NULL;
    for (long long i = 0; i < count; i++) {
        const struct value *value =
            walk_find(w, element_name(w, array, index_constant(&w->table, i)));
        if (!value || !value->place)
            return NULL;
        any = i ? walk_either_place(w, any, value->place) : value->place;
    }
    return any;
}

static const struct place *own_element(struct walk *w, struct node *node, const void *array)
{
    bool is_shared;
    long long number, count = node_skip_parens(node->children[0])->type->count;
    const struct index *index = walk_index(w, node->children[1]);
    const void *name = element_name(w, array, index);
    const struct value *value = walk_find(w, name);
    if (value && value->place)
        return value->place;
    const struct place *any =
        !index_is_constant(index, &number) && count > 0 && count <= MOST_ELEMENTS
            ? any_element(w, array, count)
            : NULL;
    if (any || walk_kind(index) >= INDEX_LANE || !walk_leads_to_common(w, node, &is_shared))
        return any;
    return walk_root(w, name, is_shared, node->type->target);
}

const struct place *walk_stored_pointer(struct walk *w, struct node *node)
{
    bool is_shared, is_same = true;
    if (!node->type || node->type->kind != TYPE_POINTER)
        return NULL;
    const void *array = node->child_count == 2 ? own_array_name(w, node->children[0]) : NULL;
    if (array)
        return own_element(w, node, array);
    const struct place *holder = walk_place(w, node);
    for (unsigned i = 0; holder && i < holder->count; i++)
        is_same &= holder->parts[i].field || walk_kind(holder->parts[i].index) < INDEX_LANE;
    if (!holder || !is_same || !walk_leads_to_common(w, node, &is_shared))
        return NULL;
    const char *name = arena_printf(w->arena, "at %s", walk_place_text(w, holder));
    return walk_root(w, walk_named_root(w, name), is_shared, node->type->target);
}

void walk_bind_element(struct walk *w, struct node *element, const struct place *place)
{
    long long number;
    const void *array = element->child_count == 2 ? own_array_name(w, element->children[0]) : NULL;
    if (!array)
        return;
    const struct index *index = walk_index(w, element->children[1]);
    bool is_known = index_is_constant(index, &number);
    for (long long i = 0; !is_known && i < MOST_ELEMENTS; i++) /* it may be any of them */
        walk_bind(w, element_name(w, array, index_constant(&w->table, i)),
                  (struct value){NULL, NULL});
    walk_bind(w, element_name(w, array, index), (struct value){NULL, place});
}
