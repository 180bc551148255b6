/* Forms of C++ that mean the same as a simpler one are rewritten to it in the model, so that all
 * later stages know only the simpler one:
 *
 * a structured binding                -> the field or element of the unnamed object
 * a range-for over an array           -> a pointer that steps through it, declared with the
 * statement; over a class -> see model/range.c; a call of a template's function     -> a call of
 * the function itself a `[x, y] = array` copy             -> a list of the elements std::array,
 * std::pair, std::move    -> members, lists, and nothing
 * a declaration in a condition        -> see model/condition.c
 * new, delete                         -> see model/heap.c
 *
 * A node that is made here has the place of the one it stands for, and no text of its own. */
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

/* --- making nodes -------------------------------------------------------- */

static struct node *make_member(struct model *model, const struct node *like, struct node *object,
                                struct decl *field)
{
    struct node *node =
        model_make_node(model, like, NODE_MEMBER_REF_EXPR, type_strip_reference(field->type));
    node->ref = field;
    model_add_child(model, node, object);
    return node;
}

/* The array's conversion to a pointer to its first element. */
static struct node *make_decay(struct model *model, const struct node *like, struct node *array)
{
    struct node *node = model_make_node(model, like, NODE_UNEXPOSED_EXPR,
                                        model_make_pointer(model, array->type->target));
    model_add_child(model, node, array);
    return node;
}

static struct node *make_element(struct model *model, const struct node *like, struct node *array,
                                 struct node *index)
{
    struct node *node =
        model_make_node(model, like, NODE_ARRAY_SUBSCRIPT_EXPR, array->type->target);
    model_add_child(model, node, make_decay(model, like, array));
    model_add_child(model, node, index);
    return node;
}

/* --- structured bindings ------------------------------------------------- */

/* Has the program a std::tuple_size for the class, by which its parts are what `get` gives? */
static bool has_own_parts(struct model *model, const struct decl *record, CXCursor scope)
{
    struct cx_list all = cx_children(model->arena, scope);
    CXCursor pattern = clang_getSpecializedCursorTemplate(record->cursor);
    for (size_t i = 0; i < all.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(all.items[i]);
        if (clang_Location_isInSystemHeader(clang_getCursorLocation(all.items[i])))
            continue;
        if (kind == CXCursor_Namespace && has_own_parts(model, record, all.items[i]))
            return true;
        const char *name = cx_string(model->arena, clang_getCursorSpelling(all.items[i]));
        if (!cx_is_record(kind) || strcmp(name, "tuple_size") != 0)
            continue;
        CXType type = clang_Cursor_getTemplateArgumentType(all.items[i], 0);
        CXCursor named = clang_getTypeDeclaration(type);
        if (kind == CXCursor_ClassTemplatePartialSpecialization
                ? !clang_Cursor_isNull(pattern)
                : clang_equalCursors(named, clang_getTypeDeclaration(record->type->cx)))
            return true;
    }
    return false;
}

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
        return record->field_count == 1 ? make_member(model, object, object, record->fields[0])
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

static struct node *rewrite_binding(struct model *model, struct node *node)
{
    struct decl *object = node->ref->binding_of;
    struct type *type = type_strip_reference(object->type);
    struct node *base = model_make_reference(model, node, object);
    struct node *part = NULL;
    if (type->kind == TYPE_ARRAY) {
        part = make_element(model, node, base, model_make_number(model, node, node->ref->index));
    } else if (type->kind == TYPE_RECORD && type->declaration) {
        struct decl *record = type->declaration;
        model_load_record(model, record);
        bool is_array = model_is_std(record, "array") && record->field_count == 1;
        bool is_tuple_like = record->in_system && !is_array && !model_is_std(record, "pair");
        if (!record->in_system && !record->is_library &&
            has_own_parts(model, record, clang_getTranslationUnitCursor(model->tu->unit))) {
            node->refusal = "a structured binding to what 'get' gives";
            return node;
        }
        if (model_is_std(record, "tuple"))
            part = tuple_element(model, base, record, node->ref->index);
        else if (is_array)
            part = make_element(model, node, make_member(model, node, base, record->fields[0]),
                                model_make_number(model, node, node->ref->index));
        else if (!is_tuple_like && node->ref->index < record->field_count)
            part = make_member(model, node, base, record->fields[node->ref->index]);
    }
    return part ? part : node;
}

/* C can't initialise an array by another one. */
static void rewrite_array_copy(struct model *model, struct decl *decl)
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
            make_element(model, init, init->children[0], model_make_number(model, init, i)));
    decl->init = list;
}

/* --- range-for ----------------------------------------------------------- */

/* The loop variable's initialiser is `*__begin`, where nothing says what `__begin` is. */
struct decl *model_range_begin(const struct node *init)
{
    if (init->kind == NODE_DECL_REF_EXPR && init->ref && str_starts(init->ref->name, "__begin"))
        return init->ref;
    struct decl *found = NULL;
    for (size_t i = 0; i < init->child_count && !found; i++)
        found = model_range_begin(init->children[i]);
    return found;
}

/* `*__begin` and what is around it lie at the range's place, and are not written there. */
static void mark_without_text(struct node *node)
{
    node->is_synthetic = node->kind == NODE_UNARY_OPERATOR || node->is_synthetic;
    for (size_t i = 0; i < node->child_count; i++)
        mark_without_text(node->children[i]);
}

static void rewrite_range(struct model *model, struct node *node)
{
    struct decl *variable = node->declared_count ? node->declared[0] : NULL;
    struct node *range = node->child_count ? node->children[0] : NULL;
    struct decl *begin = variable && variable->init ? model_range_begin(variable->init) : NULL;
    if (!begin || node->declared_count != 1 || node->child_count != 2 || !range->type)
        return;
    struct node *array = range;
    struct type *type = node_skip_parens(range)->type;
    if (type->kind == TYPE_RECORD && model_is_std(type->declaration, "array")) {
        model_load_record(model, type->declaration);
        array = make_member(model, range, range, type->declaration->fields[0]);
        array->parent = node;
    } else if (type->kind == TYPE_ARRAY) {
        array = node_skip_implicit(range);
    }
    if (array->type->kind == TYPE_RECORD) {
        mark_without_text(variable->init);
        model_rewrite_class_range(model, node, begin);
    }
    if (array->type->kind != TYPE_ARRAY || array->type->count < 0)
        return;
    begin->kind = DECL_VARIABLE;
    begin->in_system = false;
    begin->storage = STORAGE_AUTO;
    begin->type = model_make_pointer(model, array->type->target);
    begin->name = arena_printf(model->arena, "%s_at", variable->name);
    begin->init = make_decay(model, range, array);
    mark_without_text(variable->init);
    node->declared = NULL;
    node->declared_count = 0;
    arena_push(model->arena, node->declared, node->declared_count, begin);
    arena_push(model->arena, node->declared, node->declared_count, variable);
}

/* --- the standard library ------------------------------------------------ */

/* The object of a member call, and the arguments behind it. */
static struct node *std_object(const struct node *call, size_t *first)
{
    struct node *callee = call->child_count ? node_skip_parens(call->children[0]) : NULL;
    *first = 0;
    if (callee && callee->kind == NODE_MEMBER_REF_EXPR && callee->ref == call->ref)
        return callee->child_count ? callee->children[0] : NULL;
    *first = 1;
    return call->argument_count ? call->arguments[0] : NULL;
}

static struct node *rewrite_array_member(struct model *model, struct node *call)
{
    struct decl *record = call->ref->function->record;
    const char *name = call->ref->name;
    size_t first;
    struct node *object = std_object(call, &first);
    model_load_record(model, record);
    if (!object || record->field_count != 1 || record->fields[0]->type->kind != TYPE_ARRAY)
        return call;
    struct node *array = make_member(model, call, object, record->fields[0]);
    long long count = array->type->count;
    record->fields[0]->name = "elements";
    if (strcmp(name, "operator[]") == 0 && call->argument_count > first)
        return make_element(model, call, array, call->arguments[first]);
    if (strcmp(name, "front") == 0)
        return make_element(model, call, array, model_make_number(model, call, 0));
    if (strcmp(name, "back") == 0)
        return make_element(model, call, array, model_make_number(model, call, count - 1));
    if (strcmp(name, "data") == 0 || strcmp(name, "begin") == 0 || strcmp(name, "cbegin") == 0)
        return make_decay(model, call, array);
    if (strcmp(name, "size") == 0 || strcmp(name, "max_size") == 0)
        return model_make_number(model, call, count);
    if (strcmp(name, "end") == 0 || strcmp(name, "cend") == 0) {
        struct node *start = make_decay(model, call, array);
        struct node *end = model_make_node(model, call, NODE_BINARY_OPERATOR, start->type);
        end->op = OP_ADD;
        model_add_child(model, end, start);
        model_add_child(model, end, model_make_number(model, call, count));
        return end;
    }
    return call;
}

static struct node *rewrite_pair(struct model *model, struct node *call, struct decl *record)
{
    model_load_record(model, record);
    if (record->field_count != 2 || call->argument_count > 2)
        return call;
    if (call->argument_count == 1) { /* a copy */
        const struct type *type = call->arguments[0] ? call->arguments[0]->type : NULL;
        if (!type || type->kind != TYPE_RECORD || type->declaration != record)
            return call;
        struct node *copy = model_make_node(model, call, NODE_UNEXPOSED_EXPR, call->type);
        model_add_child(model, copy, call->arguments[0]);
        return copy;
    }
    struct node *list = model_make_node(model, call, NODE_INIT_LIST_EXPR, call->type);
    for (size_t i = 0; i < call->argument_count; i++) {
        if (!call->arguments[i])
            return call;
        model_add_child(model, list, call->arguments[i]);
    }
    return list;
}

/* std::addressof(x) is &x where no operator& is in the way, and C has none. */
static struct node *rewrite_address(struct model *model, struct node *call)
{
    struct node *address = model_make_node(model, call, NODE_UNARY_OPERATOR, call->type);
    address->op = OP_ADDR_OF;
    model_add_child(model, address, call->arguments[0]);
    return address;
}

/* std::get<N>(array), whose N is in the callee's name only */
static struct node *rewrite_array_get(struct model *model, struct node *call, struct decl *record)
{
    long long index = clang_Cursor_getTemplateArgumentValue(call->ref->cursor, 0);
    model_load_record(model, record);
    if (record->field_count != 1 || record->fields[0]->type->kind != TYPE_ARRAY)
        return call;
    record->fields[0]->name = "elements";
    return make_element(model, call,
                        make_member(model, call, call->arguments[0], record->fields[0]),
                        model_make_number(model, call, index));
}

static struct decl *argument_record(const struct node *call, size_t index)
{
    struct node *argument = index < call->argument_count ? call->arguments[index] : NULL;
    const struct type *type = argument ? node_skip_parens(argument)->type : NULL;
    return type && type->kind == TYPE_RECORD ? type->declaration : NULL;
}

/* What a std::initializer_list is made of: an array, and the number of its elements. */
static struct node *rewrite_initializer_list(struct model *model, struct node *node)
{
    struct decl *record = node->type->declaration;
    struct node *list = node_skip_implicit(node);
    model_load_record(model, record);
    if (record->field_count != 2 || list->kind != NODE_INIT_LIST_EXPR || !list->type ||
        list->type->kind != TYPE_ARRAY)
        return node;
    struct type *element = list->type->target;
    if (element->kind == TYPE_RECORD && element->declaration &&
        !model_special_is_plain(model, element->declaration, SPECIAL_DESTROY)) {
        node->refusal = "a std::initializer_list of objects with destructors";
        return node;
    }
    struct node *array = model_make_node(model, node, NODE_PAREN_EXPR, list->type);
    struct node *result = model_make_node(model, node, NODE_INIT_LIST_EXPR, node->type);
    model_add_child(model, array, list);
    model_add_child(model, result, make_decay(model, node, array));
    model_add_child(model, result, model_make_number(model, node, list->type->count));
    result->is_completed = true;
    return result;
}

static struct node *rewrite_std_call(struct model *model, struct node *call)
{
    struct function *f = call->ref->function;
    const char *name = call->ref->qualified;
    struct decl *made =
        call->type && call->type->kind == TYPE_RECORD ? call->type->declaration : NULL;
    bool passes = strcmp(name, "std::move") == 0 || strcmp(name, "std::forward") == 0 ||
                  strcmp(name, "std::as_const") == 0;
    if (passes && call->argument_count == 1 && call->arguments[0]) {
        struct node *same = model_make_node(model, call, NODE_UNEXPOSED_EXPR, call->type);
        model_add_child(model, same, call->arguments[0]);
        return same;
    }
    bool takes_address = strcmp(name, "std::addressof") == 0 ||
                         strcmp(name, "std::__addressof") == 0 ||
                         strcmp(name, "__builtin_addressof") == 0;
    if (takes_address && call->argument_count == 1 && call->arguments[0])
        return rewrite_address(model, call);
    if (strcmp(name, "std::get") == 0 && model_is_std(argument_record(call, 0), "array"))
        return rewrite_array_get(model, call, argument_record(call, 0));
    if (f->record && !f->is_constructor && model_is_std(f->record, "array"))
        return rewrite_array_member(model, call);
    if (model_is_std(made, "pair") &&
        (strcmp(name, "std::make_pair") == 0 || (f->is_constructor && f->record == made)))
        return rewrite_pair(model, call, made);
    return call;
}

/* --- calls --------------------------------------------------------------- */

static bool only_returns(struct model *model, struct function *f)
{
    model_load_function(model, f);
    const struct node *body = f->body;
    return body && body->child_count == 1 && body->children[0]->kind == NODE_RETURN_STMT &&
           !model_has_side_effects(body);
}

/* Does computing the object do more than to name it? */
static bool does_something(struct model *model, const struct node *node)
{
    struct function *f = node->ref ? node->ref->function : NULL;
    bool is_call = node->kind == NODE_CALL_EXPR;
    if (is_call && (!f || !only_returns(model, f)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (does_something(model, node->children[i]))
            return true;
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN) || node_is_step(node);
}

/* `object.f()` where f is static: the object is computed, and nothing else. */
static struct node *rewrite_static_call(struct model *model, struct node *call)
{
    struct node *callee = model_callee(call);
    if (callee->kind != NODE_MEMBER_REF_EXPR || !callee->child_count)
        return call;
    struct node *object = callee->children[0];
    callee->child_count = 0;
    if (!does_something(model, object))
        return call;
    struct node *both = model_make_node(model, call, NODE_BINARY_OPERATOR, call->type);
    struct node *parentheses = model_make_node(model, call, NODE_PAREN_EXPR, call->type);
    both->op = OP_COMMA;
    model_add_child(model, both, object);
    model_add_child(model, both, call);
    model_add_child(model, parentheses, both);
    return parentheses;
}

/* `object.*P` where P is known: the member. */
static struct node *rewrite_member_access(struct model *model, struct node *node)
{
    struct node *object = node->children[0], *name = node_skip_parens(node->children[1]);
    if (name->kind != NODE_UNARY_OPERATOR || name->op != OP_ADDR_OF)
        return node;
    name = node_skip_parens(name->children[0]);
    struct type *type =
        object->type && object->type->kind == TYPE_POINTER ? object->type->target : object->type;
    if (name->kind != NODE_DECL_REF_EXPR || !name->ref || name->ref->kind != DECL_FIELD || !type ||
        type->kind != TYPE_RECORD || type->declaration != name->ref->parent)
        return node;
    return make_member(model, node, object, name->ref);
}

static struct node *rewrite_call(struct model *model, struct node *node)
{
    const struct decl *callee = node->ref && node->ref->function ? node->ref : NULL;
    struct node *address = callee ? model_lambda_address(model, node) : NULL;
    if (address)
        return address;
    struct node *object = model_elided_copy(node);
    if (object) {
        object->parent = node->parent;
        return object;
    }
    if (!callee)
        return node;
    if (callee->function->is_static_method && !callee->in_system)
        return rewrite_static_call(model, node);
    return callee->in_system || callee->is_library ? rewrite_std_call(model, node) : node;
}

static struct node *rewrite_node(struct model *model, struct node *node)
{
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
        return node->ref && node->ref->binding_of ? rewrite_binding(model, node) : node;
    case NODE_BINARY_OPERATOR:
        return node->child_count == 2 &&
                       (node->op == OP_MEMBER_POINTER || node->op == OP_MEMBER_POINTER_ARROW)
                   ? rewrite_member_access(model, node)
                   : node;
    case NODE_CXX_NEW_EXPR: return model_rewrite_new(model, node);
    case NODE_CXX_DELETE_EXPR: return model_rewrite_delete(model, node);
    case NODE_IF_STMT:
    case NODE_SWITCH_STMT:
    case NODE_WHILE_STMT:
    case NODE_FOR_STMT: return model_rewrite_condition(model, node);
    case NODE_CXX_FOR_RANGE_STMT: rewrite_range(model, node); return node;
    case NODE_UNEXPOSED_EXPR:
        return node->child_count == 1 && node->type && node->type->kind == TYPE_RECORD &&
                       model_is_std(node->type->declaration, "initializer_list")
                   ? rewrite_initializer_list(model, node)
                   : node;
    case NODE_CALL_EXPR: return rewrite_call(model, node);
    default: return node;
    }
}

const struct model_rewriting model_rewriting = {rewrite_node, rewrite_array_copy};
