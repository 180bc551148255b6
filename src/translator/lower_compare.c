/* The operator `<=>`: its results are objects of the C++ library's classes, which hold a number. */
#include "lower.h"

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

static const char *object(struct lower *l, struct type *type, const char *value)
{
    struct spaces none = {{0}};
    struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    const char *name =
        record && is_ordering(record) ? lower_type_name(l->module, type, none) : NULL;
    return name && record->field_count == 1 && !record->base_count
               ? arena_printf(l->arena, "(%s){%s}", name, value)
               : NULL;
}

const char *compare_constant(struct lower *l, const struct decl *decl)
{
    for (size_t i = 0; decl->type && i < sizeof orders / sizeof *orders; i++)
        if (strcmp(decl->name, orders[i].name) == 0)
            return object(l, decl->type, orders[i].value);
    return NULL;
}

const char *compare_values(struct lower *l, struct node *node)
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
    const char *left = lower_node(l, node->children[0]), *right = lower_node(l, node->children[1]);
    if (type && type->kind == TYPE_POINTER) {
        left = arena_printf(l->arena, "(ulong)%s", text_wrap(l->arena, left));
        right = arena_printf(l->arena, "(ulong)%s", text_wrap(l->arena, right));
    }
    const char *text =
        kind ? object(l, node->type,
                      arena_printf(l->arena, "cu_compare_%s(%s, %s)", kind, left, right))
             : NULL;
    lower_use_header(l->module, "compare.clh");
    if (!text)
        lower_refuse(l, CU2002, node, "the operator '<=>' of this type");
    return text ? text : "0";
}
