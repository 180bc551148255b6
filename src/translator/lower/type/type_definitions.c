/* Definitions of the types in use: structs, enums and typedefs. */
#include "lower/type/type.h"
#include "model/facts.h"

#include <stdlib.h>
#include <string.h>

/* The bases that take room, or those that take none. */
static void print_bases(struct lower_module *module, struct decl *record, bool without_room,
                        const char *indent, struct str *out)
{
    for (size_t i = 0; i < record->base_count; i++) {
        struct decl *base = record->bases[i];
        if (layout_base_has_no_room(module, record, base) == without_room &&
            !layout_base_is_left_out(module, record, base))
            str_printf(out, "%s%s base%zu;\n", indent, names_type(module, base), i);
    }
}

/* All bytes of a union, in a member that compilers take as what it consists of. */
static void print_whole(const struct decl *union_, const char *indent, struct str *out)
{
    static const char *const types[] = {"uchar", "ushort", "uint", "ulong", "ulong2"};
    long long size = union_->type->size, align = union_->type->align;
    int type = align >= 16 ? 4 : align >= 8 ? 3 : align >= 4 ? 2 : align >= 2 ? 1 : 0;
    str_printf(out, "%s%s cu_whole[%lld]; /* padding of one member is part of another */\n", indent,
               types[type], size >> type);
}

/* An integer that holds bit-fields, with a comment that names them. */
static void print_unit(struct lower_module *m, const struct decl *record,
                       const struct bit_unit *unit, const char *attribute, const char *indent,
                       struct str *out)
{
    static const char *const types[] = {"", "uchar", "ushort", "", "uint", "", "", "", "ulong"};
    const char *size = unit->is_bytes ? arena_printf(m->arena, "[%lld]", unit->size) : "";
    str_printf(out, "%s%s %s%s%s; /*", indent, unit->is_bytes ? "uchar" : types[unit->size],
               unit->name, size, attribute);
    for (size_t i = 0; i < unit->count; i++) {
        const struct decl *field = record->fields[unit->first + i];
        str_printf(out, "%s %s : %d", i ? "," : "", field->name, field->bit_width);
    }
    str_add(out, " */\n");
}

/* All but empty bases. */
static void print_rest(struct lower_module *module, struct decl *record, const char *indent,
                       struct str *out)
{
    const struct layout *layout = layout_of(module, record);
    if (model_has_own_vptr(module->model, record))
        str_printf(out, "%sulong cu_class; /* which class the object is of */\n", indent);
    if (layout->loses_bytes)
        print_whole(record, indent, out);
    if (layout->overlap) {
        str_printf(out, "%sunion {\n", indent);
        print_bases(module, record, false, arena_printf(module->arena, "%s    ", indent), out);
        str_printf(out, "%s    struct { /* begins within the padding of base0, as in C++ */\n",
                   indent);
        indent = arena_printf(module->arena, "%s        ", indent);
        str_printf(out, "%suchar cu_room[%lld];\n", indent, layout->overlap);
    } else {
        print_bases(module, record, false, indent, out);
    }
    for (size_t i = 0; i < record->field_count; i++) {
        struct decl *field = record->fields[i];
        struct decl *inner = field->type->kind == TYPE_RECORD ? field->type->declaration : NULL;
        if (!*field->name && inner && model_is_anonymous(inner)) {
            model_load_record(module->model, inner);
            inner->holds_pointers_as_integers = record->holds_pointers_as_integers;
            str_printf(out, "%s%s {\n", indent, inner->is_union ? "union" : "struct");
            print_rest(module, inner, arena_printf(module->arena, "%s    ", indent), out);
            str_printf(out, "%s};\n", indent);
            continue;
        }
        const struct bit_unit *unit = field->is_bit_field ? layout_unit(module, field) : NULL;
        if (unit) {
            const char *attribute =
                layout->fields && layout->fields[i]
                    ? arena_printf(module->arena, " __attribute__((aligned(%lld)))",
                                   layout->fields[i])
                    : "";
            if (unit->first == i)
                print_unit(module, record, unit, attribute, indent, out);
            continue;
        }
        const char *text = field->is_bit_field ? NULL : type_field_text(module, field);
        if (!text)
            text = type_placeholder(module, field);
        if (layout->fields && layout->fields[i])
            text = arena_printf(module->arena, "%s __attribute__((aligned(%lld)))", text,
                                layout->fields[i]);
        str_printf(out, "%s%s;\n", indent, text);
    }
    /* NVIDIA's compiler does not carry padding from a function that returns the object */
    if (layout_shared_padding(module, record) && layout->end < record->type->size)
        str_printf(out, "%suchar cu_padding[%lld]; /* where fields of derived classes begin */\n",
                   indent, record->type->size - layout->end);
    if (layout->overlap) {
        const char *outer = arena_strndup(module->arena, indent, strlen(indent) - 8);
        str_printf(out, "%s    };\n%s};\n", outer, outer);
    }
}

/* In a class with empty bases the rest is a struct, in a union with them. */
static void print_fields(struct lower_module *module, struct decl *record, struct str *out)
{
    if (!layout_has_empty_base(module, record)) {
        print_rest(module, record, "    ", out);
        return;
    }
    str_add(out, "    union {\n        struct {\n");
    print_rest(module, record, "            ", out);
    str_printf(out, "        }%s;\n",
               layout_of(module, record)->packed ? " __attribute__((packed))" : "");
    print_bases(module, record, true, "        ", out);
    str_add(out, "    }; /* an empty base class takes no room */\n");
}

static void print_record(struct lower_module *module, struct decl *record, struct str *out)
{
    const char *name = names_type(module, record);
    const char *keyword = record->is_union ? "union" : "struct";

    const struct layout *layout = layout_of(module, record);
    model_load_record(module->model, record);
    str_add(out, lower_comment_above(module, record));
    str_printf(out, "typedef %s %s {\n", keyword, name);
    if (!record->field_count && !record->base_count && !model_is_polymorphic(module->model, record))
        str_printf(out, "    uchar unused%s; /* C has no empty struct */\n",
                   record->type->size > 1
                       ? arena_printf(module->arena, "[%lld]", record->type->size)
                       : "");
    print_fields(module, record, out);
    str_add(out, "}");
    if (layout->packed)
        str_add(out, " __attribute__((packed))");
    if (layout->aligned)
        str_printf(out, " __attribute__((aligned(%lld)))", layout->aligned);
    str_printf(out, " %s;\n\n", name);
}

static void print_enum(struct lower_module *module, struct decl *decl, struct str *out)
{
    long long expected = 0;
    const char *type = type_enum_promoted(module, decl), **texts = NULL;
    size_t count = 0;
    bool is_wide = strcmp(type, "long") == 0 || strcmp(type, "ulong") == 0;
    const struct type *integer = model_enum_type(module->model, decl);

    str_add(out, lower_comment_above(module, decl));
    for (size_t i = 0; i < decl->field_count; i++) {
        struct decl *enumerator = decl->fields[i];
        int value = (int)enumerator->value;
        if (is_wide && value != enumerator->value)
            continue; /* written as a number where it is used */
        const char *text = names_symbol(module, enumerator);
        if (value != expected)
            text = arena_printf(module->arena, "%s = %d", text, value);
        expected = (long long)value + 1;
        arena_push(module->arena, texts, count, text);
    }
    if (count)
        c_print_list("enum { ", texts, count, C_INDENT, " };\n", out);
    if (!type_enum_is_unnamed(module, decl) && integer->size == 4)
        str_printf(out, "typedef %s %s;\n", type, names_type(module, decl));
    str_addc(out, '\n');
}

static void print_typedef(struct lower_module *module, struct decl *decl, struct str *out)
{
    struct spaces none = {{0}};
    str_add(out, lower_comment_above(module, decl));
    str_printf(out, "typedef %s;",
               lower_declarator(module, decl->type, none, names_type(module, decl), NULL));
    if (decl->type->is_function_pointer)
        str_printf(out, " /* stands for a '%s' */", decl->type->spelling);
    str_add(out, "\n\n");
}

static void print_type(struct lower_module *module, struct decl *decl, struct map *done,
                       struct str *out);

/* `Word`, which must have been named before `Word *` is; a struct may be so afterwards. */
static bool names_a_number(const struct type *type)
{
    while (type->kind == TYPE_POINTER || type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind <= TYPE_FLOATING || type->kind == TYPE_ENUM;
}

/* What a type contains by value must be complete before it. */
static void print_contained(struct lower_module *module, struct type *type, struct map *done,
                            struct str *out)
{
    if (type->alias && type_alias_can_stand(type->alias->type))
        for (size_t i = 0; i < module->type_count; i++)
            if (module->types[i] == type->alias && uses_is_kept(module, type->alias))
                print_type(module, type->alias, done, out);
    if (type->kind == TYPE_ARRAY || ((type->kind == TYPE_POINTER || type->kind == TYPE_REFERENCE) &&
                                     names_a_number(type->target)))
        print_contained(module, type->target, done, out);
    if ((type->kind == TYPE_RECORD || type->kind == TYPE_ENUM) && type->declaration)
        for (size_t i = 0; i < module->type_count; i++)
            if (module->types[i] == type->declaration)
                print_type(module, type->declaration, done, out);
}

/* Does the struct that holds it show its members? */
static bool is_printed_inside(const struct decl *decl)
{
    return model_is_anonymous(decl) && decl->parent && decl->parent->kind == DECL_RECORD;
}

static void print_type(struct lower_module *module, struct decl *decl, struct map *done,
                       struct str *out)
{
    if (map_get_pointer(done, decl))
        return;
    map_put_pointer(done, decl, decl);
    if (decl->kind == DECL_RECORD) {
        for (size_t i = 0; i < decl->base_count; i++)
            if (!layout_base_is_left_out(module, decl, decl->bases[i]))
                print_type(module, decl->bases[i], done, out);
        for (size_t i = 0; i < decl->field_count; i++)
            print_contained(module, decl->fields[i]->type, done, out);
        if (!is_printed_inside(decl))
            print_record(module, decl, out);
    } else if (decl->kind == DECL_ENUM) {
        print_enum(module, decl, out);
    } else {
        print_contained(module, decl->type, done, out);
        print_typedef(module, decl, out);
    }
}

static int compare_decls(const void *a, const void *b)
{
    const struct decl *x = *(struct decl *const *)a, *y = *(struct decl *const *)b;
    if (x->file == y->file && x->file)
        return x->begin < y->begin ? -1 : x->begin > y->begin;
    return x->order < y->order ? -1 : x->order > y->order;
}

void lower_print_types(struct lower_module *module, struct str *out)
{
    struct map done = {.arena = module->arena};
    /* structs that only pointers name are used as well, and may bring more types with them while
     * printing */
    if (module->type_count)
        qsort(module->types, module->type_count, sizeof *module->types, compare_decls);
    size_t before;
    do {
        before = done.count;
        for (size_t i = 0; i < module->type_count; i++)
            if (uses_is_kept(module, module->types[i]))
                print_type(module, module->types[i], &done, out);
    } while (done.count != before);
}
