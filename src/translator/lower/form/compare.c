/* The operator `<=>`: its results are objects of the C++ library's classes, which hold a number. */
#include "lower/form/form.h"

#include <string.h>

/* What libstdc++ keeps in them; compare.clh has the same numbers. */
static const struct {
    const char *name, *value;
} orders[] = {
    {"less", "-1"}, {"equal", "0"}, {"equivalent", "0"}, {"greater", "1"}, {"unordered", "2"}};

static bool is_ordering(const struct decl *record)
{
    return model_is_std(record, "strong_ordering") || model_is_std(record, "weak_ordering") ||
           model_is_std(record, "partial_ordering");
}

static struct c_node *object(struct lower *l, struct type *type, struct c_node *value)
{
    struct spaces none = {{0}};
    struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    const char *name =
        record && is_ordering(record) ? lower_type_name(l->module, type, none) : NULL;
    return name && record->field_count == 1 && !record->base_count
               ? c_list(l->arena, name, 1, &value)
               : NULL;
}

struct c_node *compare_constant(struct lower *l, const struct decl *decl)
{
    for (size_t i = 0; decl->type && i < sizeof orders / sizeof *orders; i++)
        if (strcmp(decl->name, orders[i].name) == 0)
            return object(l, decl->type, c_text(l->arena, orders[i].value, LEVEL_UNARY));
    return NULL;
}

struct c_node *compare_values(struct lower *l, struct node *node)
{
    const struct type *type = node->children[0]->type;
    const char *kind = !type                                  ? NULL
                       : type->kind == TYPE_FLOATING          ? type->size == 8   ? "double"
                                                                : type->size == 4 ? "float"
                                                                                  : NULL
                       : type->kind == TYPE_POINTER           ? "ulong"
                       : !type_is_arithmetic(type)            ? NULL
                       : type->is_unsigned && type->size == 8 ? "ulong"
                                                              : "long";
    struct c_node *left = lower_node(l, node->children[0]);
    struct c_node *right = lower_node(l, node->children[1]);
    if (type && type->kind == TYPE_POINTER) {
        left = c_cast(l->arena, "ulong", left);
        right = c_cast(l->arena, "ulong", right);
    }
    struct c_node *order = NULL;
    if (kind)
        order =
            object(l, node->type,
                   c_call2(l->arena, arena_printf(l->arena, "cu_compare_%s", kind), left, right));
    lower_use_header(l->module, "compare.clh");
    if (!order)
        lower_refuse(l, CU2002, node, "the operator '<=>' of this type");
    return order ? order : c_zero(l->arena);
}
