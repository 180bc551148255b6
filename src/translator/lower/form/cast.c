/* Casts: to types with address spaces, to references, between classes, and as the source writes
 * them where that says the same. */
#include "lower/form/form.h"

#include <ctype.h>

static bool equal_without_blanks(const char *a, const char *b)
{
    for (;;) {
        while (isspace((unsigned char)*a))
            a++;
        while (isspace((unsigned char)*b))
            b++;
        if (*a != *b)
            return false;
        if (!*a)
            return true;
        a++;
        b++;
    }
}

/* The cast with the blanks of the source, if that says the same; else NULL. */
static struct c_node *written_cast(struct lower *l, const struct node *node,
                                   const struct node *operand, const char *type,
                                   struct c_node *value)
{
    if (node->from_macro_body || node->from_macro_argument || operand->file != node->file ||
        operand->begin <= node->begin)
        return NULL;
    const char *text =
        arena_strndup(l->arena, node->file->text + node->begin, operand->begin - node->begin);
    if (!equal_without_blanks(text, arena_printf(l->arena, "(%s)", type)))
        return NULL;
    struct c_node *cast = c_slice(l->arena, LEVEL_UNARY);
    c_slice_text(l->arena, cast, text);
    c_slice_hole(l->arena, cast, value, LEVEL_UNARY);
    return cast;
}

/* `(DATA_TYPE)x`: a cast to a type that a macro names keeps the macro. */
static const char *macro_cast(struct lower *l, const struct node *node)
{
    if (node->kind != NODE_C_STYLE_CAST_EXPR || node->from_macro_body ||
        node->from_macro_argument || !node->file || node->type->depth)
        return NULL;
    const char *text = node->file->text;
    size_t at = node->begin + 1;
    while (isspace((unsigned char)text[at]))
        at++;
    size_t begin = at;
    while (str_is_word(text[at]))
        at++;
    const char *word = arena_strndup(l->arena, text + begin, at - begin);
    while (isspace((unsigned char)text[at]))
        at++;
    if (text[at] != ')' || !*word || !lower_use_type_macro(l->module, word))
        return NULL;
    return word;
}

/* Local memory that is an argument has the alignment of its declared type only. */
static void note_widening(struct lower *l, const struct node *operand, const struct type *type,
                          enum space space)
{
    const struct type *from = operand->type;
    if (!l->instance || type->kind != TYPE_POINTER || space != SPACE_LOCAL || !from ||
        (from->kind != TYPE_POINTER && from->kind != TYPE_ARRAY))
        return;
    if (from->target->align < type->target->align)
        l->instance->widens_local = true;
}

static bool is_null_constant(struct node *node)
{
    long long value;
    return model_evaluate(node_skip_parens(node), &value) && value == 0;
}

/* A pointer to a base as one to the class around it, where a null pointer stays one. */
static struct c_node *downcast_pointer(struct lower *l, struct node *pointer, struct type *to,
                                       enum space space)
{
    struct type *from = pointer->type->target;
    long long offset = class_downcast_offset(l, from, to);
    if (offset < 0)
        return NULL;
    struct c_node *value, *test = lower_null_test(l, pointer, offset, &value);
    struct c_node *derived = class_downcast(l, value, from, to, space);
    return test ? c_ternary(l->arena, test, derived, c_zero(l->arena)) : derived;
}

struct c_node *lower_cast(struct lower *l, struct node *node)
{
    struct node *operand = node->child_count ? node->children[node->child_count - 1] : NULL;
    struct type *type = node->type;

    if (!operand)
        return type && type_is_arithmetic(type) ? c_zero(l->arena) : NULL;
    struct c_node *pointer = class_reference_cast(l, node);
    if (pointer)
        return c_deref(l->arena, pointer);
    if (type->kind == TYPE_RECORD)
        return lower_node(l, operand);
    struct spaces spaces = addrspace_of(l->module->analysis, l->instance, node);
    if (type->kind == TYPE_POINTER && operand->type && operand->type->kind == TYPE_POINTER) {
        struct c_node *derived = downcast_pointer(l, operand, type->target, spaces.level[0]);
        if (derived)
            return derived;
    }
    if (type->kind == TYPE_POINTER && space_is_several(spaces.level[0]))
        return lower_node(l, operand);
    if (type->kind == TYPE_POINTER && spaces.level[0] == SPACE_UNKNOWN &&
        !is_null_constant(operand))
        spaces.level[0] = SPACE_GLOBAL;
    note_widening(l, operand, type, spaces.level[0]);
    const char *name = macro_cast(l, node);
    if (!name)
        name = lower_type_name(l->module, type, spaces);
    if (!name) {
        lower_refuse(l, CU2002, node, "a cast to this type");
        return c_zero(l->arena);
    }
    struct c_node *converted = convert_to_integer(l, node, name);
    if (converted)
        return converted;
    struct node *list = node_skip_implicit(operand);
    if (list->kind == NODE_INIT_LIST_EXPR && type_is_arithmetic(type))
        return c_cast(l->arena, name,
                      list->child_count ? lower_node(l, list->children[0]) : c_zero(l->arena));
    struct c_node *value = lower_node(l, operand), *written = NULL;
    if (node->kind == NODE_C_STYLE_CAST_EXPR && type->kind != TYPE_POINTER)
        written = written_cast(l, node, operand, name, value);
    return written ? written : c_cast(l->arena, name, value);
}
