/* Objects and arrays of a thread's own that hold pointers to memory that others see, too:
 * `view.data[i]`, `rows[k][i]`. What such a pointer was set to is bound like a variable.
 *
 * An object is known by its variable, a part of it by the way that leads there: `wrap.view.data`.
 * An object without a name is known by the expression that makes it. What a reference or a pointer
 * leads to is bound with it. */
#include "analysis/uniform_walk.h"

#define MOST_ELEMENTS 8

/* --- names ---------------------------------------------------------------- */

static bool is_automatic_object(const struct decl *decl)
{
    return (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO;
}

/* What a pointer leads to may be another object the next time. */
static void mark_uncertain(struct walk *w, const void *name)
{
    if (!map_get_pointer(&w->uncertain, name))
        map_put_pointer(&w->uncertain, name, (void *)name);
}

static const void *part_of(struct walk *w, const void *object, const void *name)
{
    if (!map_get_pointer(&w->parts, name))
        map_put_pointer(&w->parts, name, (void *)name);
    if (!object || map_get_pointer(&w->uncertain, object))
        mark_uncertain(w, name);
    return name;
}

bool walk_is_part(const struct walk *w, const void *name)
{
    return map_get_pointer(&w->parts, name) && !map_get_pointer(&w->uncertain, name);
}

const void *walk_member_name(struct walk *w, const void *object, const void *member)
{
    struct map *members = map_get_pointer(&w->members, object);
    if (!members) {
        members = arena_new(w->arena, struct map);
        members->arena = w->arena;
        map_put_pointer(&w->members, object, members);
    }
    void *name = map_get_pointer(members, member);
    if (!name) {
        name = arena_alloc(w->arena, 1);
        map_put_pointer(members, member, name);
    }
    return part_of(w, object, name);
}

const void *walk_made_object(struct walk *w, const struct node *node)
{
    return walk_member_name(w, node, NULL);
}

const void *walk_named_member(struct walk *w, struct node *member)
{
    const void *object =
        member->child_count ? walk_object(w, member->children[0]) : w->frame->object;
    const void *name = walk_member_name(w, object, member->ref);
    if (member->ref->parent && member->ref->parent->is_union)
        mark_uncertain(w, name);
    return name;
}

const void *walk_part(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    const struct decl *field = node->kind == NODE_MEMBER_REF_EXPR ? node->ref : NULL;
    if (!field || field->kind != DECL_FIELD || !field->parent || field->parent->in_system ||
        (!walk_is_whole(field->type) && field->type->kind != TYPE_POINTER) || walk_place(w, node))
        return NULL;
    const void *name = walk_named_member(w, node);
    return walk_is_part(w, name) ? name : NULL;
}

static const void *element_name(struct walk *w, const void *array, const struct index *index)
{
    const char *text = arena_printf(w->arena, "%p[%s]", array, index_text(w->arena, index));
    return part_of(w, array, walk_named_root(w, text));
}

static const void *element_at(struct walk *w, const void *array, size_t index)
{
    return element_name(w, array, index_constant(&w->table, (long long)index));
}

static bool leads(const struct type *type)
{
    return type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE;
}

/* The variable or member itself, or the object that it leads to. */
static const void *led_to(struct walk *w, const void *name, const struct type *type)
{
    const struct value *value = leads(type) ? walk_find(w, name) : NULL;
    if (value && value->object)
        return value->object;
    if (leads(type))
        mark_uncertain(w, name);
    return name;
}

static const void *made_by_call(struct walk *w, struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    if (f && f->is_constructor && !callee) { /* a copy, if anything */
        const struct node *from = call->argument_count == 1 ? call->arguments[0] : NULL;
        return from && from->type && from->type->kind == TYPE_RECORD
                   ? walk_object(w, call->arguments[0])
                   : NULL;
    }
    if (!callee)
        return NULL;
    if (f->is_constructor || f->result->kind == TYPE_RECORD)
        return walk_made_object(w, call);
    return leads(f->result) && f->result->target->kind == TYPE_RECORD && !f->decl->is_library
               ? walk_call(w, call, callee).object
               : NULL;
}

static const void *object_of_element(struct walk *w, struct node *node)
{
    long long number;
    const void *array = node->child_count == 2 ? walk_object(w, node->children[0]) : NULL;
    const struct index *index = array ? walk_index(w, node->children[1]) : NULL;
    return index && index_is_constant(index, &number) ? element_name(w, array, index) : NULL;
}

const void *walk_object(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
        return node->ref && is_automatic_object(node->ref) ? led_to(w, node->ref, node->ref->type)
                                                           : NULL;
    case NODE_CXX_THIS_EXPR: return w->frame->object;
    case NODE_UNARY_OPERATOR:
        return (node->op == OP_ADDR_OF || node->op == OP_DEREF) && node->child_count
                   ? walk_object(w, node->children[0])
                   : NULL;
    case NODE_MEMBER_REF_EXPR:
        return node->ref && node->ref->kind == DECL_FIELD
                   ? led_to(w, walk_named_member(w, node), node->ref->type)
                   : NULL;
    case NODE_ARRAY_SUBSCRIPT_EXPR: return object_of_element(w, node);
    case NODE_CALL_EXPR: return made_by_call(w, node);
    case NODE_CONDITIONAL_OPERATOR:
    case NODE_INIT_LIST_EXPR:
    case NODE_LAMBDA_EXPR:
        return node->type && node->type->kind == TYPE_RECORD ? walk_made_object(w, node) : NULL;
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_C_STYLE_CAST_EXPR:
        return node->child_count ? walk_object(w, node->children[node->child_count - 1]) : NULL;
    case NODE_BINARY_OPERATOR:
        if (node->child_count != 2 || (node->op != OP_COMMA && node->op != OP_ASSIGN))
            return NULL;
        return walk_object(w, node->children[node->op == OP_COMMA]);
    default: return NULL;
    }
}

/* --- values --------------------------------------------------------------- */

static bool holds_pointers(const struct type *array)
{
    return array->target->kind == TYPE_POINTER || model_element_record(array->target);
}

static void copy_value(struct walk *w, const void *to, const void *from, bool joins)
{
    const struct value *value = walk_find(w, from), *before = walk_find(w, to);
    struct value none = {NULL, NULL, NULL};
    if (value || before)
        walk_bind(w, to, joins ? walk_either(w, before, value, true) : value ? *value : none);
}

static void copy_members(struct walk *w, const void *to, const void *from, struct decl *record,
                         bool joins)
{
    if (record->in_system)
        return;
    model_load_record(w->analysis->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        copy_members(w, to, from, record->bases[i], joins);
    for (size_t i = 0; i < record->field_count; i++)
        walk_copy_object(w, walk_member_name(w, to, record->fields[i]),
                         walk_member_name(w, from, record->fields[i]), record->fields[i]->type,
                         joins);
}

void walk_copy_object(struct walk *w, const void *to, const void *from, const struct type *type,
                      bool joins)
{
    if (!to || !from || to == from)
        return;
    if (leads(type) || walk_is_whole(type))
        copy_value(w, to, from, joins);
    else if (type->kind == TYPE_RECORD && type->declaration && !type->rule)
        copy_members(w, to, from, type->declaration, joins);
    else if (type->kind == TYPE_ARRAY && holds_pointers(type))
        for (long long i = 0; i < type->count && i < MOST_ELEMENTS; i++)
            walk_copy_object(w, element_at(w, to, (size_t)i), element_at(w, from, (size_t)i),
                             type->target, joins);
}

void walk_bind_list(struct walk *w, const void *object, const struct type *type, struct node *list)
{
    if (type->kind == TYPE_ARRAY) { /* `int *rows[2] = {a, b}` */
        for (size_t i = 0; i < list->child_count && holds_pointers(type); i++)
            walk_initialise(w, element_at(w, object, i), type->target, list->children[i]);
        return;
    }
    struct decl *record = type->kind == TYPE_RECORD && !type->rule ? type->declaration : NULL;
    if (!record || record->in_system)
        return;
    model_load_record(w->analysis->model, record);
    for (size_t i = 0; i < list->child_count; i++)
        if (i < record->base_count)
            walk_copy_object(w, object, walk_object(w, list->children[i]), list->children[i]->type,
                             false);
        else if (i - record->base_count < record->field_count) {
            const struct decl *field = record->fields[i - record->base_count];
            walk_initialise(w, walk_member_name(w, object, field), field->type, list->children[i]);
        }
}

/* `{n}` */
static struct node *in_braces(struct node *value)
{
    return value->kind == NODE_INIT_LIST_EXPR && value->child_count == 1 ? value->children[0]
                                                                         : value;
}

void walk_initialise(struct walk *w, const void *name, const struct type *type, struct node *value)
{
    struct node *inner = node_skip_parens(value);
    if (type->kind == TYPE_REFERENCE)
        walk_bind(w, name, (struct value){NULL, walk_place(w, value), walk_object(w, value)});
    else if (type->kind == TYPE_POINTER || walk_is_whole(type))
        walk_bind(w, name, walk_value(w, in_braces(inner)));
    else if (type->kind == TYPE_ARRAY && inner->kind == NODE_INIT_LIST_EXPR)
        walk_bind_list(w, name, type, inner);
    else if (type->kind == TYPE_RECORD) {
        const void *from = walk_object(w, value);
        walk_copy_object(w, name, from ? from : walk_made_object(w, value), type, false);
    }
}

/* --- pointers in arrays -------------------------------------------------- */

/* What a thread's own array of pointers is bound by; NULL: it is none. */
static const void *own_array_name(struct walk *w, struct node *array)
{
    array = node_skip_parens(array);
    if (!array->type || array->type->kind != TYPE_ARRAY || !array->type->target ||
        array->type->target->kind != TYPE_POINTER || walk_place(w, array))
        return NULL;
    if (array->kind == NODE_DECL_REF_EXPR)
        return array->ref && is_automatic_object(array->ref) ? array->ref : NULL;
    return array->kind == NODE_MEMBER_REF_EXPR && array->ref ? walk_named_member(w, array) : NULL;
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
        any = i ? walk_either_place(w, any, value->place, false) : value->place;
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
                  (struct value){NULL, NULL, NULL});
    walk_bind(w, element_name(w, array, index), (struct value){NULL, place, NULL});
}

/* --- closures ------------------------------------------------------------- */

/* A lambda expression's body names variables of the function around it. What those were when the
 * closure was made is kept in the closure's object, and counts while its body is walked: a function
 * that returns a lambda may have been called twice. */

static bool is_copy(const struct decl *record, size_t i)
{
    return i < record->field_count && record->fields[i]->type->kind != TYPE_REFERENCE;
}

/* Of `[p = q + 4]`; NULL: the variable is that of the function around. */
static struct node *value_of_capture(const struct decl *captured, struct node *value)
{
    return value && node_skip_parens(value)->ref != captured ? value : NULL;
}

static void keep_captured(struct walk *w, const void *name, const struct decl *captured,
                          const struct type *type)
{
    const struct value *value = walk_find(w, captured);
    if (type->kind == TYPE_RECORD)
        walk_copy_object(w, name, captured, type, false);
    else if (value)
        walk_bind(w, name, *value);
}

void closure_make(struct walk *w, struct node *lambda)
{
    const struct decl *record = lambda->type ? lambda->type->declaration : NULL;
    const void *object = walk_made_object(w, lambda);
    for (size_t i = 0; record && record->captured && i < record->field_count; i++) {
        const struct decl *captured = record->captured[i];
        const void *name = walk_member_name(w, object, record->fields[i]);
        struct node *value = i < lambda->child_count && captured
                                 ? value_of_capture(captured, lambda->children[i])
                                 : NULL;
        if (!captured) {
            walk_bind(w, name, (struct value){NULL, w->frame->self, w->frame->object});
        } else if (value && type_is_arithmetic(captured->type)) {
            walk_bind(w, name, walk_value(w, value));
        } else if (value) {
            walk_initialise(w, captured, captured->type, value);
            keep_captured(w, name, captured, captured->type);
        } else if (is_copy(record, i)) {
            keep_captured(w, name, captured, captured->type);
        }
    }
}

/* The object whose function is called, by whatever name. */
const struct value *closure_enter(struct walk *w, const struct function *f, struct frame *frame)
{
    const struct decl *record = f->record;
    const void *object = frame->object;
    if (!record || !record->is_closure || !record->captured)
        return NULL;
    struct value *outside = arena_alloc(w->arena, (record->field_count + 1) * sizeof *outside);
    frame->object = NULL;
    for (size_t i = 0; i < record->field_count; i++) {
        const struct decl *captured = record->captured[i];
        const struct value *kept = walk_find(w, walk_member_name(w, object, record->fields[i]));
        const struct value *value = captured ? walk_find(w, captured) : NULL;
        outside[i] = value ? *value : (struct value){NULL, NULL, NULL};
        if (!captured && kept) {
            frame->self = kept->place;
            frame->object = kept->object;
        } else if (captured && kept) {
            walk_bind(w, captured, *kept);
        }
    }
    return outside;
}

void closure_leave(struct walk *w, const struct function *f, const struct value *outside)
{
    for (size_t i = 0; outside && i < f->record->field_count; i++) {
        bool is_known = outside[i].index || outside[i].place || outside[i].object;
        if (is_known && f->record->captured[i] && is_copy(f->record, i))
            walk_bind(w, f->record->captured[i], outside[i]);
    }
}
