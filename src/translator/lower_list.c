/* Initialiser lists, what stands for an object, and sizes: braces stay braces in declarations, and
 * become compound literals in expressions; a lambda expression becomes the list of what it
 * captures. */
#include "lower.h"

#include <string.h>

static const char *list_elements(struct lower *l, struct node *list, struct type *type)
{
    struct str out = {.arena = l->arena};
    struct decl *record = type && type->kind == TYPE_RECORD ? type->declaration : NULL;
    if (record && !type->rule)
        model_load_record(l->module->model, record);
    if (type && type->kind == TYPE_ARRAY && type->target->member_of &&
        (long long)list->child_count < type->count)
        lower_refuse(l, CU2002, list, "an array of pointers to members that is filled with nulls");
    for (size_t i = 0; i < list->child_count; i++) {
        size_t bases = record && !type->rule ? record->base_count : 0;
        struct decl *base = i < bases ? record->bases[i] : NULL;
        struct decl *field = record && !type->rule && !base && i - bases < record->field_count
                                 ? record->fields[i - bases]
                                 : NULL;
        struct type *element = type && type->kind == TYPE_ARRAY ? type->target
                               : base                           ? base->type
                               : field                          ? field->type
                                                                : list->children[i]->type;
        if (field && field->is_bit_field) {
            size_t used;
            const char *bits = bits_elements(l, list, record, i, &used);
            str_printf(&out, "%s%s", i ? ", " : "", bits);
            i += used - 1;
            continue;
        }
        if (base && layout_base_has_no_room(l->module, record, base)) {
            str_add(&out, i ? ", {}" : "{}");
            continue;
        }
        if (field && record->is_union && layout_of(l->module, record)->loses_bytes) {
            if (!*field->name)
                lower_refuse(l, CU2002, list, "an initialiser of an unnamed member of a union");
            str_printf(&out, ".%s = ", names_field(l->arena, field));
        }
        const char *text = element && element->kind == TYPE_BOOL
                               ? class_bool_value(l, list->children[i])
                               : lower_initialiser(l, list->children[i], element);
        if (field && lower_field_is_integer(field))
            text = arena_printf(l->arena, "(ulong)%s", text_wrap(l->arena, text));
        str_printf(&out, "%s%s", i ? ", " : "", text);
    }
    return str_text(&out);
}

bool lower_is_null_function(struct node *element, const struct type *type)
{
    return type->is_function_pointer && node_skip_parens(element)->kind == CXCursor_GNUNullExpr;
}

/* Lists are seen without the conversion of a pointer to one to a base; NULL where there is none. */
static const char *upcast(struct lower *l, struct node *element, const struct type *type)
{
    const struct type *from = element->type;
    if (type->kind != TYPE_POINTER || !from || from->kind != TYPE_POINTER ||
        type->target->kind != TYPE_RECORD || from->target->kind != TYPE_RECORD ||
        !from->target->declaration || type->target->declaration == from->target->declaration)
        return NULL;
    const char *path = lower_base_path(l, from->target->declaration, type->target->declaration);
    return path ? lower_upcast(l, element, path) : NULL;
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
    struct node *part = arena_new(l->arena, struct node);
    *part = *element;
    part->kind = CXCursor_UnexposedExpr;
    part->type = type;
    part->ref = NULL;
    part->children = NULL;
    part->child_count = part->argument_count = 0;
    part->cursor = clang_getNullCursor();
    arena_push(l->arena, part->children, part->child_count, element);
    return part;
}

static const char *braces(struct lower *l, struct node *list, struct type *type)
{
    if (type && type_is_vector(type) && list->child_count)
        return arena_printf(l->arena, "(%s)(%s)", type->rule->device, list_elements(l, list, type));
    if (!list->child_count)
        return "{0}";
    bool is_plain = type && type->kind == TYPE_ARRAY && type->target->kind != TYPE_BOOL;
    for (size_t i = 0; is_plain && i < list->child_count; i++)
        is_plain &= list->children[i]->file != NULL && /* an element that the model added */
                    !lower_is_null_function(list->children[i], type->target) &&
                    !upcast(l, list->children[i], type->target) &&
                    !base_part(l, list->children[i], type->target);
    const char *text = is_plain ? lower_tokens(l, list) : NULL;
    return text ? text : arena_printf(l->arena, "{%s}", list_elements(l, list, type));
}

const char *lower_initialiser(struct lower *l, struct node *init, struct type *type)
{
    if (type && type_is_stateless(type))
        return "0";
    struct node *inner = node_skip_implicit(init);
    if (inner->kind == CXCursor_CXXFunctionalCastExpr && inner->child_count &&
        node_skip_implicit(inner->children[inner->child_count - 1])->kind == CXCursor_InitListExpr)
        inner = node_skip_implicit(inner->children[inner->child_count - 1]);
    if (inner->kind == CXCursor_InitListExpr) {
        if (type && (type_is_arithmetic(type) || type->kind == TYPE_POINTER))
            return inner->child_count ? lower_node(l, inner->children[0]) : "0";
        if (inner->refusal)
            lower_refuse(l, CU2002, inner, inner->refusal);
        bool from_macro = inner->from_macro_body && !l->expansion;
        const struct expansion *saved = l->expansion;
        if (from_macro)
            l->expansion = model_expansion_at(l->module->model, inner->file, inner->begin);
        const char *text = braces(l, inner, type);
        l->expansion = saved;
        return text;
    }
    if (type && lower_is_null_function(init, type))
        return "0";
    const char *base = type ? upcast(l, init, type) : NULL;
    struct node *part = type ? base_part(l, init, type) : NULL;
    return base ? base : lower_node(l, part ? part : init);
}

/* What a field of a closure is initialised with: an array element by element, since C can't copy it
 * as a whole, and `*this` as the object. */
static const char *captured_value(struct lower *l, struct node *node, struct decl *field)
{
    struct type *type = field->type;
    if (type_is_stateless(type))
        return "0";
    if (type->kind == TYPE_REFERENCE)
        return tagged_address(l, node, type->target,
                              addrspace_variable(l->module->analysis, l->instance, field));
    if (type->kind == TYPE_RECORD && node->kind == CXCursor_CXXThisExpr)
        return arena_printf(l->arena, "*%s", lower_node(l, node));
    if (type->kind != TYPE_ARRAY || node->kind == CXCursor_InitListExpr)
        return lower_initialiser(l, node, type);
    if (type->target->kind == TYPE_ARRAY || type->target->kind == TYPE_POINTER || type->count < 0) {
        lower_refuse(l, CU2002, node, "the capture of an array of this type");
        return "0";
    }
    struct str out = {.arena = l->arena};
    const char *array = lower_postfix(l, node);
    for (long long i = 0; i < type->count; i++)
        str_printf(&out, "%s%s[%lld]", i ? ", " : "{", array, i);
    return arena_printf(l->arena, "%s}", str_text(&out));
}

/* A lambda expression makes a closure: a struct of what it captures. */
const char *lower_closure(struct lower *l, struct node *node)
{
    struct decl *record =
        node->type && node->type->kind == TYPE_RECORD ? node->type->declaration : NULL;
    struct str out = {.arena = l->arena};
    if (!record)
        return NULL;
    lower_use_type(l->module, record);
    str_printf(&out, "(%s){", names_type(l->module, record));
    for (size_t i = 0; i < node->child_count; i++) {
        struct decl *field = record->fields[i];
        const char *value = captured_value(l, node->children[i], field);
        if (lower_field_is_integer(field))
            value = arena_printf(l->arena, "(ulong)%s", text_wrap(l->arena, value));
        str_printf(&out, "%s%s", i ? ", " : "", value);
    }
    str_add(&out, node->child_count ? "}" : "0}");
    return temporary_call(l, node, str_text(&out));
}

/* The array of a std::initializer_list, or of a list that a reference is bound to: a variable of
 * the function, filled where the list stands, since C's compilers give an array in parentheses no
 * address space. */
const char *lower_filled_array(struct lower *l, struct node *list, const char *prefix)
{
    struct spaces none = {{0}}, spaces = addrspace_of(l->module->analysis, l->instance, list);
    struct str out = {.arena = l->arena};
    struct type array = *list->type, element = *list->type->target;
    const char *name = arena_printf(l->arena, "cu2cl_list%d", ++l->temporaries);
    element.is_const = false;
    array.target = &element;
    const char *declarator = lower_declarator(l->module, &array, spaces, name, NULL);
    const char *type = lower_type_name(l->module, &element, none);
    if (!declarator || !type || element.kind == TYPE_ARRAY) {
        lower_refuse(l, CU2002, list, "a list of this type");
        return "0";
    }
    str_printf(&l->prologue, "%s;\n", declarator);
    for (size_t i = 0; i < list->child_count; i++) {
        bool is_list = node_skip_implicit(list->children[i])->kind == CXCursor_InitListExpr &&
                       element.kind == TYPE_RECORD && !type_is_vector(&element);
        const char *value = lower_initialiser(l, list->children[i], &element);
        if (is_list)
            value = arena_printf(l->arena, "(%s)%s", type, value);
        str_printf(&out, "%s[%zu] = %s, ", name, i, value);
    }
    return arena_printf(l->arena, "%s%s%s", str_text(&out), prefix, name);
}

const char *lower_list(struct lower *l, struct node *node)
{
    struct spaces none = {{0}};
    if (node->type && node->type->kind == TYPE_ARRAY && node->parent &&
        node->parent->is_synthetic && node->parent->kind == CXCursor_ParenExpr)
        return lower_filled_array(l, node, "");
    if (type_is_vector(node->type))
        return node->child_count ? braces(l, node, node->type)
                                 : arena_printf(l->arena, "(%s)(0)", node->type->rule->device);
    if (node->parent && node->parent->kind == CXCursor_InitListExpr)
        return braces(l, node, node->type);
    const char *type = lower_type_name(l->module, node->type, none);
    if (!type)
        lower_refuse(l, CU2002, node, "a list of this type");
    return temporary_call(
        l, node,
        arena_printf(l->arena, "(%s)%s", type ? type : "int", braces(l, node, node->type)));
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

const char *lower_sizeof(struct lower *l, struct node *node)
{
    long long value;
    if (node->is_synthetic && node->child_count) {
        struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
        const char *name = lower_type_name(l->module, node->children[0]->type, global);
        if (name)
            return arena_printf(l->arena, "sizeof(%s)", name);
    }
    if (!node->from_macro_body && is_plain_sizeof(node_source(node, l->arena)))
        return node_source(node, l->arena);
    if (model_evaluate(node, &value))
        return arena_printf(l->arena, "%lldul", value);
    lower_refuse(l, CU2002, node, "this use of sizeof");
    return "0";
}
