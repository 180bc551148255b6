/* new and delete, as simpler forms:
 *
 * new (place) T(x)             -> *(T *)place = T(x)
 * new T, new T[n]              -> (T *)malloc(n * sizeof(T)), where nothing is to be built
 * new T(x), new T[n], delete p -> calls of functions that are made here, one per form and type,
 *                                 where an object has a value, a constructor, or a destructor
 * new T[n]{x, y}               -> the same, with the elements as arguments
 * delete p                     -> free(p), where nothing is to be destroyed
 *
 * Operators new and delete of the program's own are called in the place of malloc and free.
 *
 * The body of such a function holds the calls that it makes, so that address spaces, hidden
 * parameters, and refusals reach them; lower/form/heap.c prints it. */
#include "desugar/private.h"

#include <string.h>

/* --- classes ------------------------------------------------------------- */

static struct decl *class_of(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule ? type->declaration : NULL;
}

/* A call of a constructor that does nothing. */
static bool is_plain_construction(struct model *model, const struct node *value)
{
    const struct function *f =
        value->kind == NODE_CALL_EXPR && value->ref ? value->ref->function : NULL;
    if (!f || !f->is_constructor || value->argument_count || value->refusal)
        return false;
    struct decl *record = value->type ? class_of(value->type) : NULL;
    return !record || model_special_is_plain(model, record, SPECIAL_DEFAULT);
}

/* --- calls of the library ------------------------------------------------ */

struct node *desugar_call_of(struct model *model, const struct node *like, const char *name,
                             struct type *type, struct node *argument)
{
    struct node *call = model_make_node(model, like, NODE_CALL_EXPR, type);
    call->ref = model_make_function(model, name, type)->decl;
    call->ref->in_system = true;
    model_add_child(model, call, argument);
    arena_push(model->arena, call->arguments, call->argument_count, argument);
    return call;
}

static struct type *size_type(struct model *model)
{
    struct type *type = arena_new(model->arena, struct type);
    *type = *model_int_type();
    type->spelling = "unsigned long";
    type->opencl = "ulong";
    type->size = type->align = 8;
    type->is_unsigned = true;
    return type;
}

static struct node *size_of(struct model *model, const struct node *like, struct type *type)
{
    struct node *size = model_make_node(model, like, NODE_UNARY_EXPR, size_type(model));
    model_add_child(model, size, model_make_node(model, like, NODE_TYPE_REF, type));
    return size;
}

static struct node *heap_binary(struct model *model, const struct node *like, enum operator_kind op,
                                struct type *type, struct node *left, struct node *right)
{
    struct node *node = model_make_node(model, like, NODE_BINARY_OPERATOR, type);
    node->op = op;
    model_add_child(model, node, left);
    model_add_child(model, node, right);
    return node;
}

/* `count * sizeof(T)` */
static struct node *size_of_array(struct model *model, const struct node *like, struct type *type,
                                  struct node *count)
{
    const struct node *inner = node_skip_implicit(count);
    if (inner->child_count > 1 && inner->kind != NODE_CALL_EXPR) {
        struct node *parentheses = model_make_node(model, like, NODE_PAREN_EXPR, count->type);
        model_add_child(model, parentheses, count);
        count = parentheses;
    }
    return heap_binary(model, like, OP_MUL, size_type(model), count, size_of(model, like, type));
}

/* `(T *)malloc(count * sizeof(T))`; count may be NULL. */
static struct node *allocation(struct model *model, const struct node *like, struct type *type,
                               struct node *count)
{
    struct node *size =
        count ? size_of_array(model, like, type, count) : size_of(model, like, type);
    struct type *pointer = model_make_pointer(model, model_void_type(model));
    struct node *cast =
        model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, model_make_pointer(model, type));
    model_add_child(model, cast, desugar_call_of(model, like, "malloc", pointer, size));
    return cast;
}

/* --- operators of the program's own -------------------------------------- */

/* Which operator of the program's own a `new` or `delete` calls; NULL: none. False: it is not known,
 * or not one that is ported. */
static bool find_heap_operator(struct model *model, const struct type *type, const char *name,
                               const struct node *place, struct decl **found)
{
    const struct heap_operator wanted = {name, place ? 2 : 1, place ? place->type : NULL};
    struct decl *record = class_of(type);
    *found = NULL;
    if (record && !model_heap_operator(model, record, &wanted, found))
        return false;
    return *found || model_global_operator(model, &wanted, found);
}

/* The same for a `delete`, which may ask for the size. */
static bool find_release_operator(struct model *model, const struct type *type, bool is_array,
                                  struct decl **found)
{
    struct decl *record = class_of(type);
    bool is_known = false;
    for (size_t parameters = 1; parameters <= 2 && !is_known; parameters++) {
        const struct heap_operator wanted = {is_array ? "operator delete[]" : "operator delete",
                                             parameters, NULL};
        *found = NULL;
        is_known = (!record || model_heap_operator(model, record, &wanted, found)) &&
                   (*found || model_global_operator(model, &wanted, found));
    }
    return is_known;
}

/* A call with the object's size or address, and `more`, which may be NULL. */
static struct node *operator_call(struct model *model, const struct node *like, struct decl *own,
                                  struct node *first, struct node *more)
{
    struct node *call = model_make_node(model, like, NODE_CALL_EXPR, own->function->result);
    struct node *const all[] = {first, more};
    call->ref = own;
    for (size_t i = 0; i < 2 && all[i]; i++) {
        model_add_child(model, call, all[i]);
        arena_push(model->arena, call->arguments, call->argument_count, all[i]);
    }
    return call;
}

/* `(T *)operator new(sizeof(T))` */
static struct node *own_allocation(struct model *model, const struct node *like, struct decl *own,
                                   struct type *type, struct node *place)
{
    struct node *cast =
        model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, model_make_pointer(model, type));
    model_load_function(model, own->function);
    model_add_child(model, cast,
                    operator_call(model, like, own, size_of(model, like, type), place));
    return cast;
}

/* `operator delete((void *)p)`, or with the size behind it. */
static struct node *own_release(struct model *model, const struct node *like, struct decl *own,
                                struct node *size, struct node *pointer)
{
    struct type *plain = model_make_pointer(model, model_void_type(model));
    struct node *cast = model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, plain);
    model_load_function(model, own->function);
    model_add_child(model, cast, pointer);
    return operator_call(model, like, own, cast, own->function->parameter_count == 2 ? size : NULL);
}

/* An array has its length before it where `delete[]` needs it: for destructors, or for the size
 * that the class's operator asks for. How many words of 8 bytes that takes, as in the host's ABI. */
static long long words_ahead(struct model *model, const struct type *type)
{
    struct decl *record = class_of(type), *own = NULL;
    const struct heap_operator plain = {"operator delete[]", 1, NULL};
    const struct heap_operator sized = {"operator delete[]", 2, NULL};
    bool is_plain = record && model_heap_operator(model, record, &plain, &own) && own;
    bool wants_size =
        record && !is_plain && model_heap_operator(model, record, &sized, &own) && own;
    return !wants_size && !desugar_has_destructor(model, type) ? 0
           : type->align > 8                                   ? type->align / 8
                                                               : 1;
}

/* `(ulong *)array - ahead` */
static struct node *start_of_array(struct model *model, const struct node *like, struct decl *array,
                                   long long ahead)
{
    struct type *words = model_make_pointer(model, size_type(model));
    struct node *cast = model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, words);
    model_add_child(model, cast, model_make_reference(model, like, array));
    return heap_binary(model, like, OP_SUB, words, cast, model_make_number(model, like, ahead));
}

static struct node *length_of_array(struct model *model, const struct node *like,
                                    struct decl *array, long long ahead)
{
    struct node *length = model_make_node(model, like, NODE_UNARY_OPERATOR, size_type(model));
    struct node *start = start_of_array(model, like, array, ahead);
    struct node *parentheses = model_make_node(model, like, NODE_PAREN_EXPR, start->type);
    length->op = OP_DEREF;
    model_add_child(model, parentheses, start);
    model_add_child(model, length, parentheses);
    return length;
}

/* `count * sizeof(T)`, and the words before the array. */
static struct node *size_with_length(struct model *model, const struct node *like,
                                     struct type *type, struct node *count, long long ahead)
{
    struct node *size = size_of_array(model, like, type, count);
    return ahead == 0 ? size
                      : heap_binary(model, like, OP_ADD, size_type(model), size,
                                    model_make_number(model, like, 8 * ahead));
}

/* `(T *)operator new[](count * sizeof(T))` */
static struct node *own_array(struct model *model, const struct node *like, struct decl *own,
                              struct type *type, struct node *count, long long ahead)
{
    struct node *cast =
        model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, model_make_pointer(model, type));
    model_load_function(model, own->function);
    model_add_child(
        model, cast,
        operator_call(model, like, own, size_with_length(model, like, type, count, ahead), NULL));
    return cast;
}

/* --- functions ----------------------------------------------------------- */

static struct decl *add_variable(struct model *model, struct function *f, enum decl_kind kind,
                                 const char *name, struct type *type)
{
    struct decl *decl = model_make_decl(model, kind, name, type);
    decl->parent = f->decl;
    decl->index = (unsigned)f->parameter_count;
    if (kind == DECL_PARAMETER)
        arena_push(model->arena, f->parameters, f->parameter_count, decl);
    return decl;
}

/* Has no parent: nothing around it takes the object over, or lets it die. */
static void add_to_body(struct model *model, struct heap_function *h, struct node *call)
{
    model_add_child(model, h->function->body, call);
    call->parent = NULL;
}

/* The first elements of an array are parameters behind its length. */
static void add_listed(struct model *model, struct heap_function *h)
{
    for (size_t i = 0; i < h->listed; i++)
        add_variable(model, h->function, DECL_PARAMETER, arena_printf(model->arena, "value%zu", i),
                     h->type);
}

/* `place`: of an operator of the program's own that has one; NULL. */
static void fill_own_new(struct model *model, struct heap_function *h, const struct node *like,
                         struct decl *own, const struct node *place)
{
    struct function *f = h->function;
    struct decl *p = NULL;
    f->result = model_make_pointer(model, h->type);
    add_variable(model, f, DECL_PARAMETER, "value", h->type);
    if (place)
        p = add_variable(model, f, DECL_PARAMETER, "place", place->type);
    struct node *result = model_make_node(model, like, NODE_RETURN_STMT, NULL);
    struct node *allocated =
        own_allocation(model, like, own, h->type, p ? model_make_reference(model, like, p) : NULL);
    h->own = allocated->children[0];
    model_add_child(model, result, allocated);
    model_add_child(model, f->body, result);
}

static void fill_new(struct model *model, struct heap_function *h, const struct node *like,
                     struct node *value, struct decl *own)
{
    struct function *f = h->function;
    struct node *count = NULL;
    f->result = model_make_pointer(model, h->type);
    if (h->kind == HEAP_NEW) {
        add_variable(model, f, DECL_PARAMETER, "value", h->type);
    } else {
        struct decl *p = add_variable(model, f, DECL_PARAMETER, "count", size_type(model));
        count = model_make_reference(model, like, p);
        add_listed(model, h);
        if (value) {
            value->type = h->type;
            h->construct = value;
            add_to_body(model, h, value);
        }
    }
    struct node *result = model_make_node(model, like, NODE_RETURN_STMT, NULL);
    struct node *allocated = own ? own_array(model, like, own, h->type, count, h->ahead)
                                 : allocation(model, like, h->type, count);
    if (own)
        h->own = allocated->children[0];
    model_add_child(model, result, allocated);
    model_add_child(model, f->body, result);
}

static void fill_own_release(struct model *model, struct heap_function *h, const struct node *like,
                             struct decl *own, struct decl *p)
{
    if (h->ahead == 0) {
        h->own = own_release(model, like, own, size_of(model, like, h->type),
                             model_make_reference(model, like, p));
        return;
    }
    h->length = length_of_array(model, like, p, h->ahead);
    add_to_body(model, h, h->length);
    struct node *length = length_of_array(model, like, p, h->ahead);
    h->own = own_release(model, like, own, size_with_length(model, like, h->type, length, h->ahead),
                         start_of_array(model, like, p, h->ahead));
}

static void fill_delete(struct model *model, struct heap_function *h, const struct node *like,
                        struct decl *own)
{
    struct function *f = h->function;
    bool is_array = h->kind == HEAP_DELETE_ARRAY;
    struct type *pointer = model_make_pointer(model, h->type);
    struct decl *p = add_variable(model, f, DECL_PARAMETER, is_array ? "array" : "object", pointer);
    struct node *object = model_make_node(
        model, like, is_array ? NODE_ARRAY_SUBSCRIPT_EXPR : NODE_UNARY_OPERATOR, h->type);
    f->result = model_void_type(model);
    model_add_child(model, object, model_make_reference(model, like, p));
    if (is_array) {
        h->index = add_variable(model, f, DECL_VARIABLE, "i", size_type(model));
        model_add_child(model, object, model_make_reference(model, like, h->index));
    } else {
        object->op = OP_DEREF;
        h->destroy = desugar_virtual_destruction(model, object, class_of(h->type));
    }
    if (!h->destroy && desugar_has_destructor(model, h->type))
        h->destroy = desugar_destruction(model, object, h->type);
    if (h->destroy)
        add_to_body(model, h, h->destroy);
    if (own)
        fill_own_release(model, h, like, own, p);
    add_to_body(model, h,
                own ? h->own
                    : desugar_call_of(model, like, "free", model_void_type(model),
                                      model_make_reference(model, like, p)));
}

/* Behind the class, or else before all functions. */
static struct heap_function *make_heap_function(struct model *model, enum heap_kind kind,
                                                struct type *type, const struct node *like)
{
    static const char *const names[] = {"new %s", "new %s array", "delete %s", "delete %s array"};
    struct heap_function *h = arena_new(model->arena, struct heap_function);
    const struct decl *record = class_of(type);
    struct str name = {.arena = model->arena};
    str_printf(&name, names[kind], type->spelling);
    struct function *f = model_make_function(model, str_text(&name), NULL);
    struct decl *decl = f->decl;
    h->kind = kind;
    h->type = type;
    h->function = f;
    decl->file = record && record->file ? record->file : like->file;
    decl->begin = decl->end = record && record->file ? record->end : 0;
    decl->order = model->next_order++;
    f->is_instance = true; /* declared from types, not as written */
    f->heap = h;
    f->body = model_make_node(model, like, NODE_COMPOUND_STMT, NULL);
    arena_push(model->arena, model->heap_functions, model->heap_function_count, h);
    return h;
}

/* With an operator of the program's own, and the place that it may have. */
static struct function *own_function(struct model *model, enum heap_kind kind, struct type *type,
                                     const struct node *like, struct decl *own,
                                     const struct node *place)
{
    for (size_t i = 0; i < model->heap_function_count; i++) {
        struct heap_function *h = model->heap_functions[i];
        if (h->kind == kind && h->own && h->own->ref == own &&
            strcmp(h->type->spelling, type->spelling) == 0)
            return h->function;
    }
    struct heap_function *h = make_heap_function(model, kind, type, like);
    h->ahead = kind == HEAP_DELETE_ARRAY ? words_ahead(model, type) : 0;
    if (kind == HEAP_NEW)
        fill_own_new(model, h, like, own, place);
    else
        fill_delete(model, h, like, own);
    return h->function;
}

static struct function *heap_function(struct model *model, enum heap_kind kind, struct type *type,
                                      const struct node *like, struct node *value, bool is_zero,
                                      size_t listed, struct decl *own)
{
    for (size_t i = 0; i < model->heap_function_count; i++) {
        struct heap_function *h = model->heap_functions[i];
        if (h->kind == kind && (h->own ? h->own->ref : NULL) == own &&
            strcmp(h->type->spelling, type->spelling) == 0 && h->is_zero == is_zero &&
            h->listed == listed && !h->construct == !value)
            return h->function;
    }
    struct heap_function *h = make_heap_function(model, kind, type, like);
    h->is_zero = is_zero;
    h->listed = listed;
    h->has_count = kind != HEAP_NEW && desugar_has_destructor(model, type);
    h->ahead = own ? words_ahead(model, type) : 0;
    h->words = model_make_pointer(model, size_type(model));
    if (kind == HEAP_NEW || kind == HEAP_NEW_ARRAY)
        fill_new(model, h, like, value, own);
    else
        fill_delete(model, h, like, NULL);
    return h->function;
}

static struct node *function_call(struct model *model, const struct node *like, struct function *f,
                                  struct node *argument)
{
    struct node *call = model_make_node(model, like, NODE_CALL_EXPR, f->result);
    call->ref = f->decl;
    model_add_child(model, call, argument);
    arena_push(model->arena, call->arguments, call->argument_count, argument);
    return call;
}

static struct type *without_const(struct model *model, struct type *type)
{
    struct type *plain = arena_new(model->arena, struct type);
    if (!type->is_const)
        return type;
    *plain = *type;
    plain->is_const = false;
    if (str_starts(plain->spelling, "const "))
        plain->spelling += 6;
    return plain;
}

/* --- new ----------------------------------------------------------------- */

static bool fits(const struct type *type, const struct node *value)
{
    return value->type && value->type->kind == type->kind &&
           value->type->declaration == type->declaration;
}

/* `*(T *)place = value`, and the place where that is asked for; an array is left as it is. */
static struct node *at_place(struct model *model, struct node *node, const struct heap_parts *parts,
                             struct node *value)
{
    struct type *type = node->type->target;
    struct node *place = model_make_node(model, node, NODE_C_STYLE_CAST_EXPR, node->type);
    model_add_child(model, place, parts->place);
    if (!value)
        return place;
    struct node *object = model_make_node(model, node, NODE_UNARY_OPERATOR, type);
    struct node *store = model_make_node(model, node, NODE_BINARY_OPERATOR, type);
    object->op = OP_DEREF;
    store->op = OP_ASSIGN;
    model_add_child(model, object, place);
    model_add_child(model, store, object);
    model_add_child(model, store, value);
    if (node->parent && node->parent->kind == NODE_COMPOUND_STMT)
        return store;
    return model_make_comma(model, node, store, place);
}

/* The library's own place is a `void *`. */
static bool is_plain_place(const struct node *place)
{
    return place->type && place->type->kind == TYPE_POINTER &&
           place->type->target->kind == TYPE_VOID && !model_has_side_effects(place);
}

/* `{x, y}` behind the length of an array. */
static const struct node *listed_elements(const struct heap_parts *parts)
{
    const struct node *value = parts->value;
    return parts->is_array && value && value->kind == NODE_INIT_LIST_EXPR && value->child_count
               ? value
               : NULL;
}

static bool has_all_elements(const struct heap_parts *parts)
{
    long long count;
    return model_evaluate(parts->count, &count) && count == (long long)parts->value->child_count;
}

static const char *array_problem(struct model *model, const struct type *type,
                                 const struct heap_parts *parts)
{
    const struct node *value = parts->value;
    struct decl *record = class_of(type);
    bool has_value = value && !is_plain_construction(model, value);
    const struct node *list = listed_elements(parts);
    if (list && (type->depth || type->kind == TYPE_ARRAY))
        return "'new' of an array of pointers or arrays with a list";
    if (value && value->kind == NODE_INIT_LIST_EXPR && parts->is_array && record &&
        !model_special_is_plain(model, record, SPECIAL_DEFAULT) &&
        !(list && has_all_elements(parts)))
        return "'new' of an array with a list that has not all of its objects";
    if (type->kind == TYPE_ARRAY && has_value)
        return "'new' of an array of arrays of a class";
    if (type->kind == TYPE_ARRAY &&
        (desugar_has_destructor(model, type) || parts->has_empty_parentheses))
        return "'new' of an array of arrays";
    if (parts->is_array && parts->place && has_value)
        return "'new' of an array of a class at a place";
    return NULL;
}

static const char *problem_of(struct model *model, const struct node *node,
                              const struct heap_parts *parts)
{
    struct type *type = node->type->target;
    const struct node *value = parts->value;
    if (parts->place && !is_plain_place(parts->place))
        return "'new' with this place";
    const char *problem = array_problem(model, type, parts);
    if (problem)
        return problem;
    if (!parts->is_array && value && value->kind != NODE_INIT_LIST_EXPR && type->depth)
        return parts->place ? NULL : "'new' of a pointer with a value";
    return NULL;
}

/* What the object, or each of an array's, is made of; NULL: nothing. `is_zero`: where that leaves
 * nothing, it is zero. */
static struct node *new_value(struct model *model, const struct node *node,
                              const struct heap_parts *parts, bool *is_zero)
{
    const struct type *type = node->type->target;
    struct node *value = parts->value;
    if (value && value->kind == NODE_INIT_LIST_EXPR &&
        (parts->is_array || type->kind != TYPE_RECORD))
        value = value->child_count == 1 ? value->children[0] : NULL;
    *is_zero = parts->has_empty_parentheses && (!value || is_plain_construction(model, value));
    if (value && is_plain_construction(model, value))
        value = NULL;
    if (value || !*is_zero || parts->is_array)
        return value;
    if (type_is_arithmetic(type))
        return model_make_number(model, node, 0);
    return parts->value; /* an object that is zero */
}

/* What the list leaves out is zero. */
static struct node *listed_array(struct model *model, struct node *node,
                                 const struct heap_parts *parts, struct type *type,
                                 struct decl *own)
{
    const struct node *list = parts->value;
    struct function *f = heap_function(model, HEAP_NEW_ARRAY, type, node, NULL,
                                       !has_all_elements(parts), list->child_count, own);
    struct node *call = function_call(model, node, f, parts->count);
    for (size_t i = 0; i < list->child_count; i++) {
        model_add_child(model, call, list->children[i]);
        arena_push(model->arena, call->arguments, call->argument_count, list->children[i]);
    }
    return call;
}

/* `new T[n]`, with a value or a list or none; `own`: an operator of the program's own, or NULL. */
static struct node *array_of_new(struct model *model, struct node *node, struct type *type,
                                 struct node *value, bool is_zero, struct decl *own)
{
    const struct heap_parts *parts = node->parts;
    bool needs_length = own ? words_ahead(model, type) > 0 : desugar_has_destructor(model, type);
    if (listed_elements(parts))
        return listed_array(model, node, parts, type, own);
    if (!value && !is_zero && !needs_length)
        return own ? own_array(model, node, own, type, parts->count, 0)
                   : allocation(model, node, type, parts->count);
    return function_call(model, node,
                         heap_function(model, HEAP_NEW_ARRAY, type, node, value, is_zero, 0, own),
                         parts->count);
}

static const char *own_array_problem(struct model *model, const struct type *type,
                                     const struct heap_parts *parts)
{
    struct decl *release = NULL;
    if (parts->place)
        return "'new' of an array at a place with an operator of the program";
    if (type->kind == TYPE_ARRAY)
        return "'new' of an array of arrays with an operator of the program";
    if (words_ahead(model, type) > 0 &&
        (!find_release_operator(model, type, true, &release) || !release))
        return "'new' of an array with an operator that 'delete[]' has no counterpart of";
    return array_problem(model, type, parts);
}

/* A `new` that calls an operator of the program's own. */
static struct node *own_new(struct model *model, struct node *node, struct decl *own)
{
    struct type *type = without_const(model, node->type->target);
    const struct heap_parts *parts = node->parts;
    bool is_zero;
    struct node *value = new_value(model, node, parts, &is_zero);
    if (parts->is_array) {
        node->refusal = own_array_problem(model, type, parts);
        return node->refusal ? node : array_of_new(model, node, type, value, is_zero, own);
    }
    if (value && type->kind == TYPE_RECORD && !fits(type, value)) {
        node->refusal = "'new' with this value";
        return node;
    }
    if (!value)
        return own_allocation(model, node, own, type, parts->place);
    struct node *call = function_call(
        model, node, own_function(model, HEAP_NEW, type, node, own, parts->place), value);
    if (parts->place) {
        model_add_child(model, call, parts->place);
        arena_push(model->arena, call->arguments, call->argument_count, parts->place);
    }
    return call;
}

struct node *desugar_new(struct model *model, struct node *node)
{
    if (!node->type || node->type->kind != TYPE_POINTER)
        return node;
    struct type *type = node->type->target;
    const struct heap_parts *parts = node->parts;
    struct decl *own = NULL;
    if (!parts) {
        node->refusal = "this form of 'new'";
        return node;
    }
    if (!find_heap_operator(model, type, parts->is_array ? "operator new[]" : "operator new",
                            parts->place, &own))
        node->refusal = "'new' with this operator of the program";
    if (node->refusal)
        return node;
    if (own)
        return own_new(model, node, own);
    node->refusal = problem_of(model, node, parts);
    if (node->refusal)
        return node;
    bool is_zero;
    struct node *value = new_value(model, node, parts, &is_zero);
    if (value && !parts->is_array && type->kind == TYPE_RECORD && !fits(type, value)) {
        node->refusal = "'new' with this value";
        return node;
    }
    if (parts->place && listed_elements(parts))
        node->refusal = "'new' of an array with a list at a place";
    if (node->refusal)
        return node;
    if (parts->place)
        return at_place(model, node, parts, parts->is_array ? NULL : value);
    type = without_const(model, type);
    if (!parts->is_array)
        return value
                   ? function_call(model, node,
                                   heap_function(model, HEAP_NEW, type, node, NULL, false, 0, NULL),
                                   value)
                   : allocation(model, node, type, NULL);
    return array_of_new(model, node, type, value, is_zero, NULL);
}

/* --- delete -------------------------------------------------------------- */

/* `delete[]` with an operator that `new[]` has no counterpart of, or that wants a size that no class
 * asks for. */
static bool is_foreign_release(struct model *model, const struct type *type, const struct decl *own,
                               bool is_array)
{
    struct decl *made = NULL;
    if (!is_array)
        return false;
    model_load_function(model, own->function);
    if (type->kind == TYPE_ARRAY ||
        (own->function->parameter_count == 2 && words_ahead(model, type) == 0))
        return true;
    return words_ahead(model, type) > 0 &&
           (!find_heap_operator(model, type, "operator new[]", NULL, &made) || !made);
}

struct node *desugar_delete(struct model *model, struct node *node)
{
    struct node *pointer = node->child_count ? node->children[node->child_count - 1] : NULL;
    if (!pointer || !pointer->type || pointer->type->kind != TYPE_POINTER) {
        node->refusal = "this form of 'delete'";
        return node;
    }
    struct type *type = without_const(model, pointer->type->target);
    bool is_array = node->parts && node->parts->is_array;
    struct decl *own = NULL;
    if (!find_release_operator(model, type, is_array, &own) ||
        (own && (!node->parts || is_foreign_release(model, type, own, is_array) ||
                 (class_of(type) && model_is_polymorphic(model, class_of(type))))))
        node->refusal = "'delete' with this operator of the program";
    else if (desugar_has_destructor(model, type) && (!node->parts || type->kind == TYPE_ARRAY))
        node->refusal = "this form of 'delete'";
    if (node->refusal)
        return node;
    enum heap_kind kind = is_array ? HEAP_DELETE_ARRAY : HEAP_DELETE;
    bool needs_function =
        desugar_has_destructor(model, type) || (own && is_array && words_ahead(model, type));
    if (!needs_function && own)
        return own_release(model, node, own, size_of(model, node, type), pointer);
    if (!needs_function)
        return desugar_call_of(model, node, "free", model_void_type(model), pointer);
    return function_call(model, node,
                         own ? own_function(model, kind, type, node, own, NULL)
                             : heap_function(model, kind, type, node, NULL, false, 0, NULL),
                         pointer);
}
