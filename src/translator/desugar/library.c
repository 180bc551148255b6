/* Calls of the standard library that are members, lists, numbers, and nothing: std::array,
 * std::pair, std::move, std::initializer_list. */
#include "desugar/private.h"

#include <string.h>

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
    struct node *array = model_make_member(model, call, object, record->fields[0]);
    long long count = array->type->count;
    record->fields[0]->name = "elements";
    if (strcmp(name, "operator[]") == 0 && call->argument_count > first)
        return model_make_element(model, call, array, call->arguments[first]);
    if (strcmp(name, "front") == 0)
        return model_make_element(model, call, array, model_make_number(model, call, 0));
    if (strcmp(name, "back") == 0)
        return model_make_element(model, call, array, model_make_number(model, call, count - 1));
    if (strcmp(name, "data") == 0 || strcmp(name, "begin") == 0 || strcmp(name, "cbegin") == 0)
        return model_make_decay(model, call, array);
    if (strcmp(name, "size") == 0 || strcmp(name, "max_size") == 0)
        return model_make_number(model, call, count);
    if (strcmp(name, "end") == 0 || strcmp(name, "cend") == 0) {
        struct node *start = model_make_decay(model, call, array);
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
    long long index = model_template_number(call->ref, 0);
    model_load_record(model, record);
    if (record->field_count != 1 || record->fields[0]->type->kind != TYPE_ARRAY)
        return call;
    record->fields[0]->name = "elements";
    return model_make_element(model, call,
                              model_make_member(model, call, call->arguments[0], record->fields[0]),
                              model_make_number(model, call, index));
}

static struct decl *argument_record(const struct node *call, size_t index)
{
    struct node *argument = index < call->argument_count ? call->arguments[index] : NULL;
    const struct type *type = argument ? node_skip_parens(argument)->type : NULL;
    return type && type->kind == TYPE_RECORD ? type->declaration : NULL;
}

/* What a std::initializer_list is made of: an array, and the number of its elements. */
struct node *desugar_initializer_list(struct model *model, struct node *node)
{
    if (node->child_count != 1 || !node->type || node->type->kind != TYPE_RECORD ||
        !model_is_std(node->type->declaration, "initializer_list"))
        return node;
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
    model_add_child(model, result, model_make_decay(model, node, array));
    model_add_child(model, result, model_make_number(model, node, list->type->count));
    result->is_completed = true;
    return result;
}

static bool gives_its_argument(const char *name)
{
    return strcmp(name, "std::move") == 0 || strcmp(name, "std::forward") == 0 ||
           strcmp(name, "std::as_const") == 0;
}

static bool takes_address(const char *name)
{
    return strcmp(name, "std::addressof") == 0 || strcmp(name, "std::__addressof") == 0 ||
           strcmp(name, "__builtin_addressof") == 0;
}

struct node *desugar_library_call(struct model *model, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || !(call->ref->in_system || call->ref->is_library))
        return call;
    const char *name = call->ref->qualified;
    struct decl *made =
        call->type && call->type->kind == TYPE_RECORD ? call->type->declaration : NULL;
    if (call->argument_count == 1 && call->arguments[0] && gives_its_argument(name)) {
        struct node *same = model_make_node(model, call, NODE_UNEXPOSED_EXPR, call->type);
        model_add_child(model, same, call->arguments[0]);
        return same;
    }
    if (call->argument_count == 1 && call->arguments[0] && takes_address(name))
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
