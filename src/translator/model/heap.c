/* new and delete, as simpler forms:
 *
 * new (place) T(x)             -> *(T *)place = T(x)
 * new T, new T[n]              -> (T *)malloc(n * sizeof(T)), where nothing is to be built
 * new T(x), new T[n], delete p -> calls of functions that are made here, one per form and type,
 *                                 where an object has a value, a constructor, or a destructor
 * delete p                     -> free(p), where nothing is to be destroyed
 *
 * The body of such a function holds the calls that it makes, so that address spaces, hidden
 * parameters, and refusals reach them; lower/form/heap.c prints it. libclang does not say which
 * child of a `new` is the place, the number of elements, or the value, nor that a `delete` has
 * brackets: the source's tokens do. */
#include "frontend/cx.h"
#include "model/private.h"

#include <ctype.h>
#include <string.h>

/* --- tokens -------------------------------------------------------------- */

/* The length of a backslash and line break, or 0. */
static size_t splice(const char *text, size_t at)
{
    if (text[at] != '\\')
        return 0;
    if (text[at + 1] == '\n')
        return 2;
    return text[at + 1] == '\r' && text[at + 2] == '\n' ? 3 : 0;
}

/* Behind blanks and comments. */
static size_t skip_blanks_and_comments(const char *text, size_t at, size_t end)
{
    for (; at < end; at++) {
        bool is_block = text[at] == '/' && text[at + 1] == '*';
        if (splice(text, at)) {
            at += splice(text, at) - 1;
        } else if (is_block || (text[at] == '/' && text[at + 1] == '/')) {
            const char *stop = strstr(text + at + 2, is_block ? "*/" : "\n");
            at = stop ? (size_t)(stop - text) + is_block : end - 1;
        } else if (!isspace((unsigned char)text[at])) {
            break;
        }
    }
    return at;
}

/* The last two characters of tokens between the offsets; 0 where there is none. */
static void last_characters(const char *text, size_t begin, size_t end, char last[2])
{
    last[0] = last[1] = 0;
    for (size_t at = skip_blanks_and_comments(text, begin, end); at < end;
         at = skip_blanks_and_comments(text, at + 1, end)) {
        last[0] = last[1];
        last[1] = text[at];
    }
}

/* Behind the keyword at the node's begin, with `::` or not before it. */
static size_t behind_keyword(const struct source_file *file, size_t begin, const char *word)
{
    size_t at = begin;
    if (str_starts(file->text + at, "::"))
        at = skip_blanks_and_comments(file->text, at + 2, file->length);
    for (; *word; word++, at++) {
        while (splice(file->text, at))
            at += splice(file->text, at);
        if (file->text[at] != *word)
            return 0;
    }
    return skip_blanks_and_comments(file->text, at, file->length);
}

/* The bracket that closes the one at `open`; `open` where there is none. */
static size_t closing_bracket(const struct source_file *file, size_t open, const char brackets[2])
{
    int depth = 0;
    for (size_t at = open; at < file->length;
         at = skip_blanks_and_comments(file->text, at + 1, file->length)) {
        depth += (file->text[at] == brackets[0]) - (file->text[at] == brackets[1]);
        if (depth == 0)
            return at;
    }
    return open;
}

/* --- the parts of a `new` ------------------------------------------------ */

/* Where they are in the text. */
struct places {
    size_t open, close; /* the parentheses around the place; equal: there is none */
    size_t type, end;   /* the type with its sizes in brackets */
};

struct parts {
    struct node *place, *count, *value;
    bool is_array, has_empty_parentheses;
};

/* Behind a type: words, template arguments, stars, and sizes. */
static size_t type_end(const struct source_file *file, size_t at)
{
    const char *text = file->text;
    size_t end = at;
    if (text[at] == '(')
        return closing_bracket(file, at, "()") + 1;
    for (; at < file->length; at = skip_blanks_and_comments(text, end, file->length)) {
        if (isalnum((unsigned char)text[at]) || strchr("_*&", text[at]))
            end = at + 1;
        else if (text[at] == ':' && text[at + 1] == ':')
            end = at + 2;
        else if (text[at] == '<' || text[at] == '[')
            end = closing_bracket(file, at, text[at] == '<' ? "<>" : "[]") + 1;
        else
            break;
    }
    return end;
}

/* `new (x) T` has a place, `new (T)(x)` has none: no type comes behind the parentheses. */
static bool find_placement(const struct node *node, struct places *places)
{
    const struct source_file *file = node->file;
    size_t at = file && !node->from_macro_body ? behind_keyword(file, node->begin, "new") : 0;
    if (!at)
        return false;
    *places = (struct places){at, at, at, at};
    size_t close = file->text[at] == '(' ? closing_bracket(file, at, "()") : at;
    size_t behind = close > at ? skip_blanks_and_comments(file->text, close + 1, file->length) : at;
    char next = file->text[behind];
    if (close > at && (isalpha((unsigned char)next) || next == '_' || next == ':')) {
        places->close = close;
        places->type = behind;
    }
    places->end = type_end(file, places->type);
    return true;
}

/* Is the offset inside the template arguments of the type? */
static bool is_in_arguments(const struct source_file *file, const struct places *places, size_t at)
{
    int depth = 0;
    for (size_t i = places->type; i < at; i = skip_blanks_and_comments(file->text, i + 1, at))
        depth += (file->text[i] == '<') - (file->text[i] == '>');
    return depth > 0;
}

static bool is_construction(const struct node *node)
{
    return node->kind == NODE_CALL_EXPR && node->ref && node->ref->function &&
           node->ref->function->is_constructor;
}

/* Puts a child where it belongs; false where that is not clear. */
static bool sort_child(const struct source_file *file, const struct places *places,
                       struct node *child, struct parts *parts)
{
    char last[2];
    struct node **part = &parts->value;
    last_characters(file->text, places->open, child->begin, last);
    if (child->begin > places->open && child->begin < places->close) {
        part = &parts->place;
    } else if (child->begin < places->end) {
        if (is_in_arguments(file, places, child->begin))
            return true;
        if (last[1] == '[') { /* the outermost size comes first in the text */
            if (!parts->count || child->begin < parts->count->begin)
                parts->count = child;
            return true;
        }
        if (!is_construction(child))
            return false;
    } else if (last[1] != '(' && child->kind != NODE_INIT_LIST_EXPR && !is_construction(child)) {
        return false;
    }
    bool is_first = !*part;
    *part = child;
    return is_first;
}

/* Sorts the children; false where the tokens do not tell. The end of a `new` without a value is not
 * known in an instance of a template. */
static bool find_new_parts(struct node *node, struct parts *parts)
{
    struct places places;
    char last[2];
    *parts = (struct parts){NULL, NULL, NULL, false, false};
    if (!find_placement(node, &places))
        return false;
    if (node->end < places.end)
        node->end = places.end;
    last_characters(node->file->text, places.open, node->end, last);
    parts->has_empty_parentheses =
        (last[0] == '(' && last[1] == ')') || (last[0] == '{' && last[1] == '}');
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        bool is_here = child->file == node->file && child->begin > node->begin;
        if (!is_here && child->kind == NODE_UNEXPOSED_EXPR && !child->child_count)
            continue; /* the zero of empty parentheses */
        if (!is_here || !sort_child(node->file, &places, child, parts))
            return false;
    }
    parts->is_array = parts->count != NULL;
    return true;
}

/* --- classes ------------------------------------------------------------- */

/* Does the class have operators new and delete of its own? */
static bool has_own_operators(struct model *model, struct decl *record)
{
    CXCursor pattern = cx_pattern(record->cursor);
    struct cx_list children =
        cx_children(model->arena, clang_Cursor_isNull(pattern) ? record->cursor : pattern);
    for (size_t i = 0; i < children.count; i++) {
        const char *name = cx_string(model->arena, clang_getCursorSpelling(children.items[i]));
        if (str_starts(name, "operator new") || str_starts(name, "operator delete"))
            return true;
    }
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (has_own_operators(model, record->bases[i]))
            return true;
    return false;
}

/* The program's own `__device__ void *operator new(size_t)`, and its like. */
static bool has_global_operators(struct model *model)
{
    if (model->heap_operators)
        return model->heap_operators > 0;
    model->heap_operators = -1;
    struct cx_list all = cx_children(model->arena, clang_getTranslationUnitCursor(model->tu->unit));
    for (size_t i = 0; i < all.count; i++) {
        CXCursor cursor = all.items[i];
        if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl ||
            clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)) ||
            !cx_has_attribute(cursor, CXCursor_CUDADeviceAttr))
            continue;
        const char *name = cx_string(model->arena, clang_getCursorSpelling(cursor));
        bool is_operator = str_starts(name, "operator new") || str_starts(name, "operator delete");
        if (is_operator && !model_decl(model, cursor)->in_system)
            model->heap_operators = 1;
    }
    return model->heap_operators > 0;
}

static struct decl *class_of(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule ? type->declaration : NULL;
}

static bool has_destructor(struct model *model, const struct type *type)
{
    struct decl *record = class_of(type);
    return record && !model_special_is_plain(model, record, SPECIAL_DESTROY);
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

static struct node *call_library_function(struct model *model, const struct node *like,
                                          const char *name, struct type *type,
                                          struct node *argument)
{
    struct node *call = model_make_node(model, like, NODE_CALL_EXPR, type);
    struct decl *decl = arena_new(model->arena, struct decl);
    decl->kind = DECL_FUNCTION;
    decl->cursor = clang_getNullCursor();
    decl->name = decl->qualified = name;
    decl->in_system = true;
    decl->function = arena_new(model->arena, struct function);
    decl->function->decl = decl;
    decl->function->result = type;
    decl->function->loaded = decl->function->is_device = true;
    call->ref = decl;
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

/* `(T *)malloc(count * sizeof(T))`; count may be NULL. */
static struct node *allocation(struct model *model, const struct node *like, struct type *type,
                               struct node *count)
{
    struct node *size = size_of(model, like, type);
    if (count) {
        const struct node *inner = node_skip_implicit(count);
        struct node *product = model_make_node(model, like, NODE_BINARY_OPERATOR, size_type(model));
        product->op = OP_MUL;
        if (inner->child_count > 1 && inner->kind != NODE_CALL_EXPR) {
            struct node *parentheses = model_make_node(model, like, NODE_PAREN_EXPR, count->type);
            model_add_child(model, parentheses, count);
            count = parentheses;
        }
        model_add_child(model, product, count);
        model_add_child(model, product, size);
        size = product;
    }
    struct type *pointer = model_make_pointer(model, model_void_type(model));
    struct node *cast =
        model_make_node(model, like, NODE_C_STYLE_CAST_EXPR, model_make_pointer(model, type));
    model_add_child(model, cast, call_library_function(model, like, "malloc", pointer, size));
    return cast;
}

/* --- functions ----------------------------------------------------------- */

static struct decl *add_variable(struct model *model, struct function *f, enum decl_kind kind,
                                 const char *name, struct type *type)
{
    struct decl *decl = arena_new(model->arena, struct decl);
    decl->kind = kind;
    decl->cursor = clang_getNullCursor();
    decl->name = decl->qualified = name;
    decl->type = type;
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

static void fill_new(struct model *model, struct heap_function *h, const struct node *like,
                     struct node *value)
{
    struct function *f = h->function;
    struct node *count = NULL;
    f->result = model_make_pointer(model, h->type);
    if (h->kind == HEAP_NEW) {
        add_variable(model, f, DECL_PARAMETER, "value", h->type);
    } else {
        struct decl *p = add_variable(model, f, DECL_PARAMETER, "count", size_type(model));
        count = model_make_reference(model, like, p);
        if (value) {
            value->type = h->type;
            h->construct = value;
            add_to_body(model, h, value);
        }
    }
    struct node *result = model_make_node(model, like, NODE_RETURN_STMT, NULL);
    model_add_child(model, result, allocation(model, like, h->type, count));
    model_add_child(model, f->body, result);
}

static void fill_delete(struct model *model, struct heap_function *h, const struct node *like)
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
        h->destroy = model_virtual_destruction(model, object, class_of(h->type));
    }
    if (!h->destroy)
        h->destroy = model_destruction(model, object, h->type);
    add_to_body(model, h, h->destroy);
    add_to_body(model, h,
                call_library_function(model, like, "free", model_void_type(model),
                                      model_make_reference(model, like, p)));
}

/* Behind the class, or else before all functions. */
static struct heap_function *make_heap_function(struct model *model, enum heap_kind kind,
                                                struct type *type, const struct node *like)
{
    static const char *const names[] = {"new %s", "new %s array", "delete %s", "delete %s array"};
    struct heap_function *h = arena_new(model->arena, struct heap_function);
    struct decl *decl = arena_new(model->arena, struct decl);
    struct function *f = arena_new(model->arena, struct function);
    const struct decl *record = class_of(type);
    h->kind = kind;
    h->type = type;
    h->function = f;
    decl->kind = DECL_FUNCTION;
    decl->cursor = clang_getNullCursor();
    struct str name = {.arena = model->arena};
    str_printf(&name, names[kind], type->spelling);
    decl->name = decl->qualified = str_text(&name);
    decl->file = record && record->file ? record->file : like->file;
    decl->begin = decl->end = record && record->file ? record->end : 0;
    decl->order = model->next_order++;
    decl->function = f;
    f->decl = decl;
    f->is_device = f->loaded = true;
    f->is_instance = true; /* declared from types, not as written */
    f->heap = h;
    f->body = model_make_node(model, like, NODE_COMPOUND_STMT, NULL);
    arena_push(model->arena, model->heap_functions, model->heap_function_count, h);
    return h;
}

static struct function *heap_function(struct model *model, enum heap_kind kind, struct type *type,
                                      const struct node *like, struct node *value, bool is_zero)
{
    for (size_t i = 0; i < model->heap_function_count; i++) {
        struct heap_function *h = model->heap_functions[i];
        if (h->kind == kind && strcmp(h->type->spelling, type->spelling) == 0 &&
            h->is_zero == is_zero && !h->construct == !value)
            return h->function;
    }
    struct heap_function *h = make_heap_function(model, kind, type, like);
    h->is_zero = is_zero;
    h->has_count = kind != HEAP_NEW && has_destructor(model, type);
    if (kind == HEAP_NEW || kind == HEAP_NEW_ARRAY)
        fill_new(model, h, like, value);
    else
        fill_delete(model, h, like);
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

bool model_has_side_effects(const struct node *node)
{
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
        (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN) || node_is_step(node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (model_has_side_effects(node->children[i]))
            return true;
    return false;
}

static bool fits(const struct type *type, const struct node *value)
{
    return value->type && value->type->kind == type->kind &&
           value->type->declaration == type->declaration;
}

/* `*(T *)place = value`, and the place where that is asked for; an array is left as it is. */
static struct node *at_place(struct model *model, struct node *node, const struct parts *parts,
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
    struct node *result = model_make_node(model, node, NODE_BINARY_OPERATOR, node->type);
    struct node *parentheses = model_make_node(model, node, NODE_PAREN_EXPR, node->type);
    result->op = OP_COMMA;
    model_add_child(model, result, store);
    model_add_child(model, result, place);
    model_add_child(model, parentheses, result);
    return parentheses;
}

/* The library's own place is a `void *`. */
static bool is_plain_place(const struct node *place)
{
    return place->type && place->type->kind == TYPE_POINTER &&
           place->type->target->kind == TYPE_VOID && !model_has_side_effects(place);
}

static const char *array_problem(struct model *model, const struct type *type,
                                 const struct parts *parts)
{
    const struct node *value = parts->value;
    struct decl *record = class_of(type);
    bool has_value = value && !is_plain_construction(model, value);
    if (parts->is_array && value && value->kind == NODE_INIT_LIST_EXPR &&
        (value->child_count || (record && !model_special_is_plain(model, record, SPECIAL_DEFAULT))))
        return "'new' of an array with a list";
    if (type->kind == TYPE_ARRAY && has_value)
        return "'new' of an array of arrays of a class";
    if (type->kind == TYPE_ARRAY && (has_destructor(model, type) || parts->has_empty_parentheses))
        return "'new' of an array of arrays";
    if (parts->is_array && parts->place && has_value)
        return "'new' of an array of a class at a place";
    return NULL;
}

static const char *problem_of(struct model *model, const struct node *node,
                              const struct parts *parts)
{
    struct type *type = node->type->target;
    struct decl *record = class_of(type);
    const struct node *value = parts->value;
    if ((record && has_own_operators(model, record)) || has_global_operators(model))
        return "'new' with an operator of the program";
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
                              const struct parts *parts, bool *is_zero)
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

struct node *model_rewrite_new(struct model *model, struct node *node)
{
    struct parts parts;
    if (!node->type || node->type->kind != TYPE_POINTER)
        return node;
    struct type *type = node->type->target;
    if (!find_new_parts(node, &parts)) {
        node->refusal = "this form of 'new'";
        return node;
    }
    node->refusal = problem_of(model, node, &parts);
    if (node->refusal)
        return node;
    bool is_zero;
    struct node *value = new_value(model, node, &parts, &is_zero);
    if (value && !parts.is_array && type->kind == TYPE_RECORD && !fits(type, value)) {
        node->refusal = "'new' with this value";
        return node;
    }
    if (parts.place)
        return at_place(model, node, &parts, parts.is_array ? NULL : value);
    type = without_const(model, type);
    if (!parts.is_array)
        return value ? function_call(model, node,
                                     heap_function(model, HEAP_NEW, type, node, NULL, false), value)
                     : allocation(model, node, type, NULL);
    if (!value && !is_zero && !has_destructor(model, type))
        return allocation(model, node, type, parts.count);
    return function_call(
        model, node, heap_function(model, HEAP_NEW_ARRAY, type, node, value, is_zero), parts.count);
}

/* --- delete -------------------------------------------------------------- */

/* In a macro, the tokens are those of its definition. */
static bool is_array_delete(const struct node *node, bool *is_known)
{
    const struct source_file *file = node->from_macro_body ? node->spelling_file : node->file;
    size_t at =
        file ? behind_keyword(file, node->from_macro_body ? node->spelling : node->begin, "delete")
             : 0;
    *is_known = at != 0;
    return at && file->text[at] == '[';
}

struct node *model_rewrite_delete(struct model *model, struct node *node)
{
    bool is_known;
    bool is_array = is_array_delete(node, &is_known);
    struct node *pointer = node->child_count ? node->children[node->child_count - 1] : NULL;
    if (!pointer || !pointer->type || pointer->type->kind != TYPE_POINTER) {
        node->refusal = "this form of 'delete'";
        return node;
    }
    struct type *type = without_const(model, pointer->type->target);
    struct decl *record = class_of(type);
    if ((record && has_own_operators(model, record)) || has_global_operators(model))
        node->refusal = "'delete' with an operator of the program";
    else if (has_destructor(model, type) && (!is_known || type->kind == TYPE_ARRAY))
        node->refusal = "this form of 'delete'";
    if (node->refusal)
        return node;
    if (!has_destructor(model, type))
        return call_library_function(model, node, "free", model_void_type(model), pointer);
    enum heap_kind kind = is_array ? HEAP_DELETE_ARRAY : HEAP_DELETE;
    return function_call(model, node, heap_function(model, kind, type, node, NULL, false), pointer);
}
