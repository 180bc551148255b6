/* Initialiser lists, what stands for an object, and sizes: braces stay braces in declarations, and
 * become compound literals in expressions; a lambda expression becomes the list of what it
 * captures. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <string.h>

struct c_node *lower_zero_object(struct lower *l, const char *type)
{
    struct c_node *zero = c_zero(l->arena);
    return c_list(l->arena, type, 1, &zero);
}

struct c_node *lower_zero_vector(struct lower *l, const char *type)
{
    struct c_node *zero = c_zero(l->arena);
    return c_vector(l->arena, type, 1, &zero);
}

struct c_node *lower_object_of_list(struct lower *l, struct c_node *list, struct type *type)
{
    struct spaces none = {{0}};
    const char *name = lower_type_name(l->module, type, none);
    if (list->kind == C_LIST && !list->text)
        return c_list(l->arena, name ? name : "int", list->count, list->parts);
    return c_cast(l->arena, name ? name : "int", list);
}

/* What an element of the list belongs to. */
struct element {
    struct decl *base, *field; /* of a class; NULL for all others */
    struct type *type;
};

static struct element list_element(const struct node *list, struct type *type, size_t index)
{
    const struct decl *record =
        type && type->kind == TYPE_RECORD && !type->rule ? type->declaration : NULL;
    struct element element = {NULL, NULL, list->children[index]->type};
    if (type && type->kind == TYPE_ARRAY) {
        element.type = type->target;
    } else if (record && index < record->base_count) {
        element.base = record->bases[index];
        element.type = element.base->type;
    } else if (record && index - record->base_count < record->field_count) {
        element.field = record->fields[index - record->base_count];
        element.type = element.field->type;
    }
    return element;
}

/* `.name = value`, for a union with a member before the one that is meant. */
static struct c_node *designated(struct lower *l, const struct node *list, const struct decl *field,
                                 struct c_node *value)
{
    if (!*field->name)
        lower_refuse(l, CU2002, list, "an initialiser of an unnamed member of a union");
    const char *name = arena_printf(l->arena, ".%s", names_field(l->arena, field));
    return c_assign(l->arena, c_name(l->arena, name), value);
}

/* A pointer, or the pointers of an array's list, as integers. */
static struct c_node *as_integers(struct lower *l, struct node *value, struct type *type)
{
    struct node *list = node_skip_implicit(value);
    if (type->kind != TYPE_ARRAY || list->kind != NODE_INIT_LIST_EXPR)
        return c_cast(l->arena, "ulong", lower_initialiser(l, value, type));
    struct c_node *zero = c_zero(l->arena), *all = c_list(l->arena, NULL, 0, NULL);
    for (size_t i = 0; i < list->child_count; i++)
        c_add_element(l->arena, all, as_integers(l, list->children[i], type->target));
    return list->child_count ? all : c_list(l->arena, NULL, 1, &zero);
}

/* Where a member is a reference: the address, as the member holds it. */
static struct c_node *referred(struct lower *l, struct node *value, struct decl *field)
{
    struct spaces none = {{0}};
    struct spaces wanted =
        l->instance ? addrspace_variable(l->module->analysis, l->instance, field) : none;
    struct c_node *address = tagged_address(l, value, field->type->target, wanted);
    return lower_field_is_integer(field) || lower_field_holds_integers(field)
               ? c_cast(l->arena, "ulong", address)
               : address;
}

static struct c_node *element_value(struct lower *l, struct node *list, struct type *type,
                                    const struct element *element, size_t index)
{
    struct decl *record = type && type->kind == TYPE_RECORD ? type->declaration : NULL;
    struct decl *field = element->field;
    struct node *written = list->children[index];
    if (element->type && type_is_stateless(element->type))
        return c_zero(l->arena);
    struct c_node *value =
        field && field->type->kind == TYPE_REFERENCE        ? referred(l, written, field)
        : element->type && element->type->kind == TYPE_BOOL ? class_bool_value(l, written)
        : field && lower_field_holds_integers(field)        ? as_integers(l, written, element->type)
                                                     : lower_initialiser(l, written, element->type);
    if (field && record->is_union && layout_of(l->module, record)->loses_bytes)
        value = designated(l, list, field, value);
    return value;
}

static void add_elements(struct lower *l, struct node *list, struct type *type, struct c_node *out)
{
    struct decl *record = type && type->kind == TYPE_RECORD ? type->declaration : NULL;
    if (record && !type->rule)
        model_load_record(l->module->model, record);
    if (type && type->kind == TYPE_ARRAY && type->target->member_of &&
        (long long)list->child_count < type->count)
        lower_refuse(l, CU2002, list, "an array of pointers to members that is filled with nulls");
    for (size_t i = 0, used = 1; i < list->child_count; i += used, used = 1) {
        struct element element = list_element(list, type, i);
        if (element.base && layout_base_has_no_room(l->module, record, element.base))
            continue;
        c_add_element(l->arena, out,
                      element.field && element.field->is_bit_field
                          ? bits_elements(l, list, record, i, &used)
                          : element_value(l, list, type, &element, i));
    }
}

bool lower_is_null_function(struct node *element, const struct type *type)
{
    return type->is_function_pointer && node_skip_parens(element)->kind == NODE_GNU_NULL_EXPR;
}

/* Lists are seen without the conversion of a pointer to one to a base; NULL where there is none. */
static struct c_node *upcast(struct lower *l, struct node *element, const struct type *type)
{
    const struct type *from = element->type;
    if (type->kind != TYPE_POINTER || !from || from->kind != TYPE_POINTER ||
        type->target->kind != TYPE_RECORD || from->target->kind != TYPE_RECORD ||
        !from->target->declaration || type->target->declaration == from->target->declaration)
        return NULL;
    const char *path = lower_base_path(l, from->target->declaration, type->target->declaration);
    return path ? lower_upcast(l, element, from->target->declaration, type->target->declaration)
                : NULL;
}

/* An element that is only the base of the object that stands there, as a value of the base's type;
 * NULL: the object is of the type. */
static struct node *base_part(struct lower *l, struct node *element, struct type *type)
{
    const struct type *from = element->type;
    if (type->kind != TYPE_RECORD || !type->declaration || !from || from->kind != TYPE_RECORD ||
        !from->declaration || from->declaration == type->declaration ||
        !lower_base_path(l, from->declaration, type->declaration))
        return NULL;
    return model_wrap(l->arena, element, type);
}

/* The list is that of the struct in a union with the record's empty bases. */
static struct c_node *in_front_of_empty_bases(struct lower *l, const struct type *type,
                                              struct c_node *all)
{
    struct c_node *zero = c_zero(l->arena);
    if (!type || type->kind != TYPE_RECORD || type->rule || !type->declaration ||
        !layout_has_empty_base(l->module, type->declaration))
        return all;
    if (!all->count)
        return c_list(l->arena, NULL, 1, &zero);
    struct c_node *of_union = c_list(l->arena, NULL, 1, &all);
    return c_list(l->arena, NULL, 1, &of_union);
}

static bool holds_references(struct lower *l, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    struct decl *record = type->kind == TYPE_RECORD && !type->rule ? type->declaration : NULL;
    if (!record || record->in_system)
        return type->kind == TYPE_REFERENCE;
    model_load_record(l->module->model, record);
    for (size_t i = 0; i < record->base_count; i++)
        if (holds_references(l, record->bases[i]->type))
            return true;
    for (size_t i = 0; i < record->field_count; i++)
        if (holds_references(l, record->fields[i]->type))
            return true;
    return false;
}

/* `Ref refs[2] = {a, b}`: the addresses belong into lists that are not there. */
static bool lacks_braces(struct lower *l, const struct node *list, struct type *type)
{
    for (size_t i = 0; type && i < list->child_count; i++) {
        const struct type *element = list_element(list, type, i).type;
        const struct node *inner = node_skip_parens(list->children[i]);
        while (element && element->kind == TYPE_ARRAY)
            element = element->target;
        if (element && element->kind == TYPE_RECORD && inner->kind != NODE_INIT_LIST_EXPR &&
            inner->type && inner->type->kind != TYPE_RECORD && inner->type->kind != TYPE_ARRAY &&
            holds_references(l, element))
            return true;
    }
    return false;
}

static struct c_node *braces(struct lower *l, struct node *list, struct type *type)
{
    bool is_vector = type && type_is_vector(type);
    struct c_node *zero = c_zero(l->arena);
    if (!list->child_count)
        return c_list(l->arena, NULL, 1, &zero);
    if (type && type->kind == TYPE_RECORD && type->declaration && !type->rule)
        model_load_record(l->module->model, type->declaration);
    if (lacks_braces(l, list, type)) {
        lower_refuse(l, CU2002, list, "a list without inner braces for a class with references");
        return zero;
    }
    bool is_plain = type && type->kind == TYPE_ARRAY && type->target->kind != TYPE_BOOL;
    for (size_t i = 0; is_plain && i < list->child_count; i++)
        is_plain &= list->children[i]->file != NULL && /* an element that the model added */
                    !lower_is_null_function(list->children[i], type->target) &&
                    !upcast(l, list->children[i], type->target) &&
                    !base_part(l, list->children[i], type->target);
    struct c_node *written = is_plain ? lower_tokens(l, list) : NULL;
    if (written)
        return written;
    struct c_node *all = is_vector ? c_vector(l->arena, type->rule->device, 0, NULL)
                                   : c_list(l->arena, NULL, 0, NULL);
    add_elements(l, list, type, all);
    return in_front_of_empty_bases(l, type, all);
}

struct c_node *lower_initialiser(struct lower *l, struct node *init, struct type *type)
{
    if (type && type_is_stateless(type))
        return c_zero(l->arena);
    struct node *inner = node_skip_implicit(init);
    if (inner->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR && inner->child_count &&
        node_skip_implicit(inner->children[inner->child_count - 1])->kind == NODE_INIT_LIST_EXPR)
        inner = node_skip_implicit(inner->children[inner->child_count - 1]);
    if (inner->kind == NODE_INIT_LIST_EXPR) {
        if (type && (type_is_arithmetic(type) || type->kind == TYPE_POINTER))
            return inner->child_count ? lower_node(l, inner->children[0]) : c_zero(l->arena);
        if (inner->refusal)
            lower_refuse(l, CU2002, inner, inner->refusal);
        bool from_macro = inner->from_macro_body && !l->expansion;
        const struct expansion *saved = l->expansion;
        if (from_macro)
            l->expansion = model_expansion_at(l->module->model, inner->file, inner->begin);
        struct c_node *text = braces(l, inner, type);
        l->expansion = saved;
        return text;
    }
    if (type && lower_is_null_function(init, type))
        return c_zero(l->arena);
    struct c_node *base = type ? upcast(l, init, type) : NULL;
    struct node *part = type ? base_part(l, init, type) : NULL;
    return base ? base : lower_node(l, part ? part : init);
}

/* A lambda expression makes a closure: a struct of what it captures. */
struct c_node *lower_closure(struct lower *l, struct node *node)
{
    if (!node->type || node->type->kind != TYPE_RECORD)
        return NULL;
    return temporary_call(l, node,
                          lower_object_of_list(l, braces(l, node, node->type), node->type));
}

/* The array of a std::initializer_list, or of a list that a reference is bound to: a variable of
 * the function, filled where the list stands, since C's compilers give an array in parentheses no
 * address space. */
struct c_node *lower_filled_array(struct lower *l, struct node *list, bool is_address)
{
    struct spaces spaces = addrspace_of(l->module->analysis, l->instance, list);
    struct type array = *list->type, element = *list->type->target;
    struct c_node *name =
        c_name(l->arena, arena_printf(l->arena, "cu2cl_list%d", ++l->temporaries));
    struct c_node *all = NULL;
    element.is_const = false;
    array.target = &element;
    if (element.kind == TYPE_ARRAY || !lower_declare_first(l, &array, spaces, name->text)) {
        lower_refuse(l, CU2002, list, "a list of this type");
        return c_zero(l->arena);
    }
    for (size_t i = 0; i < list->child_count; i++) {
        bool is_list = node_skip_implicit(list->children[i])->kind == NODE_INIT_LIST_EXPR &&
                       element.kind == TYPE_RECORD && !type_is_vector(&element);
        struct c_node *value = lower_initialiser(l, list->children[i], &element);
        if (is_list)
            value = lower_object_of_list(l, value, &element);
        struct c_node *target = c_index(l->arena, name, c_number(l->arena, (long long)i));
        all = c_comma(l->arena, all, c_assign(l->arena, target, value));
    }
    return c_comma(l->arena, all, is_address ? c_address(l->arena, name) : name);
}

struct c_node *lower_list(struct lower *l, struct node *node)
{
    struct spaces none = {{0}};
    if (node->type && node->type->kind == TYPE_ARRAY && node->parent &&
        node->parent->is_synthetic && node->parent->kind == NODE_PAREN_EXPR)
        return lower_filled_array(l, node, false);
    if (type_is_vector(node->type))
        return node->child_count ? braces(l, node, node->type)
                                 : lower_zero_vector(l, node->type->rule->device);
    if (node->parent && node->parent->kind == NODE_INIT_LIST_EXPR)
        return braces(l, node, node->type);
    if (!lower_type_name(l->module, node->type, none))
        lower_refuse(l, CU2002, node, "a list of this type");
    return temporary_call(l, node,
                          lower_object_of_list(l, braces(l, node, node->type), node->type));
}

static bool is_plain_sizeof(const char *text)
{
    static const char *const names[] = {"int",   "float",        "double",        "char",
                                        "short", "unsigned int", "unsigned char", "long"};
    if (!str_starts(text, "sizeof(") || !str_ends(text, ")"))
        return false;
    size_t length = strlen(text) - 8;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == length && strncmp(text + 7, names[i], length) == 0)
            return true;
    return false;
}

struct c_node *lower_sizeof(struct lower *l, struct node *node)
{
    long long value;
    if (node->is_synthetic && node->child_count) {
        struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
        const char *name = lower_type_name(l->module, node->children[0]->type, global);
        if (name)
            return c_name(l->arena, arena_printf(l->arena, "sizeof(%s)", name));
    }
    if (!node->from_macro_body && is_plain_sizeof(node_source(node, l->arena)))
        return c_name(l->arena, node_source(node, l->arena));
    if (model_evaluate(node, &value))
        return c_name(l->arena, arena_printf(l->arena, "%lldul", value));
    lower_refuse(l, CU2002, node, "this use of sizeof");
    return c_zero(l->arena);
}
