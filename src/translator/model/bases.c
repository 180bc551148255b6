/* The bases of classes. libclang hides those of a class template's instance. */
#include "frontend/cx.h"
#include "model/private.h"
#include "util/str.h"

#include <ctype.h>
#include <string.h>

/* `template<> struct D<int> : public Base<int>, Other {}`: the list of bases as clang prints it;
 * NULL when there is none. */
static const char *printed_bases(struct model *model, CXCursor cursor)
{
    CXPrintingPolicy policy = clang_getCursorPrintingPolicy(cursor);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1);
    clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_FullyQualifiedName, 1);
    char *text = cx_string(model->arena, clang_getCursorPrettyPrinted(cursor, policy));
    clang_PrintingPolicy_dispose(policy);
    char *colon = strstr(text, " : "), *body = strrchr(text, '{');
    while (body && body > text && body[-1] == ' ')
        body--;
    if (body)
        *body = '\0';
    return colon ? colon + 3 : NULL;
}

static const char *without_access(const char *text)
{
    static const char *const words[] = {"public ", "protected ", "private ", "virtual "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (str_starts(text, words[i]))
            return without_access(text + strlen(words[i]));
    return text;
}

/* The namespaces around a declaration, `a::b`; "" outside all. */
static const char *namespaces_around(struct model *model, CXCursor cursor)
{
    const char *path = "";
    for (int depth = 0; depth < 32; depth++) {
        cursor = clang_getCursorSemanticParent(cursor);
        enum CXCursorKind kind = clang_getCursorKind(cursor);
        if (clang_isTranslationUnit(kind) || clang_isInvalid(kind))
            break;
        if (kind != CXCursor_Namespace || clang_Cursor_isInlineNamespace(cursor))
            continue;
        const char *outer = cx_string(model->arena, clang_getCursorSpelling(cursor));
        if (cx_is_identifier(outer)) /* an unnamed one is found without its name */
            path = *path ? arena_printf(model->arena, "%s::%s", outer, path) : outer;
    }
    return path;
}

/* " a::b c": the namespaces of the classes that a type is made of, its template arguments. */
static void add_argument_namespaces(struct model *model, CXType type, struct str *out, int depth)
{
    type = clang_getCanonicalType(type);
    while (type.kind == CXType_Pointer || type.kind == CXType_LValueReference)
        type = clang_getPointeeType(type);
    CXCursor declaration = clang_getTypeDeclaration(type);
    const char *path = clang_getCursorKind(declaration) == CXCursor_NoDeclFound
                           ? ""
                           : namespaces_around(model, declaration);
    if (*path)
        str_printf(out, " %s", path);
    for (int i = 0; depth < 8 && i < clang_Type_getNumTemplateArguments(type); i++) {
        CXType argument = clang_Type_getTemplateArgumentAsType(type, (unsigned)i);
        if (argument.kind != CXType_Invalid)
            add_argument_namespaces(model, argument, out, depth + 1);
    }
}

/* The base is known once a probe has asked for it. Its name is the one that the class has written,
 * which means something in its namespace only, but for the class' template arguments: clang leaves
 * out the namespaces of those that are instances of templates. */
static struct type *probed_base(struct model *model, CXCursor class, const char *written)
{
    struct str used = {.arena = model->arena};
    add_argument_namespaces(model, clang_getCursorType(class), &used, 0);
    const char *name = arena_printf(model->arena, "%s\t%s\t%s", namespaces_around(model, class),
                                    str_text(&used), written);
    struct type *type = map_get(&model->bases, name);
    for (size_t i = 0; i < model->tu->base_count; i++)
        if (strcmp(model->tu->bases[i], name) == 0)
            return type;
    arena_push(model->arena, model->tu->bases, model->tu->base_count, name);
    return type;
}

/* An instance of a class template shows its attributes only. */
static bool shows_attributes_only(struct cx_list children)
{
    for (size_t i = 0; i < children.count; i++)
        if (!clang_isAttribute(clang_getCursorKind(children.items[i])))
            return false;
    return true;
}

/* --- bases of instances ---------------------------------------------------- */

/* The bases of a class template's instance as clang prints them. */
struct printed {
    const char **names;
    size_t count, taken;
};

static void read_printed_bases(struct model *model, CXCursor cursor, struct printed *printed)
{
    const char *text = printed_bases(model, cursor);
    while (text && *text) {
        const char *name = without_access(text);
        size_t length = (size_t)(cx_argument_end(name) - name);
        arena_push(model->arena, printed->names, printed->count,
                   arena_strndup(model->arena, name, length));
        text = name[length] == ',' ? name + length + 2 : NULL;
    }
}

/* `F...` and `M<D>...` */
static bool is_pack_of_bases(struct model *model, CXCursor specifier)
{
    CXFile handle;
    unsigned offset;
    clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(specifier)), &handle, NULL, NULL,
                          &offset);
    const struct source_file *file = frontend_file(model->tu, handle);
    if (!file || offset > file->length)
        return false;
    const char *text = file->text + offset;
    if (offset >= 3 && strncmp(text - 3, "...", 3) == 0)
        return true;
    while (isspace((unsigned char)*text))
        text++;
    return strncmp(text, "...", 3) == 0;
}

static void add_base(struct model *model, struct decl *record, const struct type *type)
{
    if (type && type->kind == TYPE_RECORD && type->declaration)
        arena_push(model->arena, record->bases, record->base_count, type->declaration);
    else
        record->has_unknown_base |= !record->in_system;
}

/* The template argument of the class that is written like this: a lambda's type has no name that a
 * probe could ask for. NULL: there is none. */
static struct type *argument_as_base(struct model *model, CXCursor class, const char *name)
{
    CXType type = clang_getCursorType(class), found = {.kind = CXType_Invalid};
    for (int i = 0; i < clang_Type_getNumTemplateArguments(type); i++) {
        CXType argument = clang_Type_getTemplateArgumentAsType(type, (unsigned)i);
        if (argument.kind == CXType_Invalid ||
            strcmp(cx_string(model->arena, clang_getTypeSpelling(argument)), name) != 0)
            continue;
        if (found.kind != CXType_Invalid && !clang_equalTypes(found, argument))
            return NULL;
        found = argument;
    }
    return found.kind == CXType_Invalid ? NULL : model_type(model, found);
}

/* What the pattern says of a base is enough unless it depends on parameters. */
static void add_printed_base(struct model *model, struct decl *record, struct type *type,
                             struct printed *printed)
{
    const char *name = printed->taken < printed->count ? printed->names[printed->taken++] : "";
    struct type *argument = NULL;
    if (type->kind != TYPE_RECORD && strstr(name, "(lambda at "))
        argument = argument_as_base(model, record->cursor, name);
    if (type->kind != TYPE_RECORD && *name && !argument)
        type = probed_base(model, record->cursor, name);
    add_base(model, record, argument ? argument : type);
}

static size_t specifier_count(struct cx_list children)
{
    size_t count = 0;
    for (size_t i = 0; i < children.count; i++)
        count += clang_getCursorKind(children.items[i]) == CXCursor_CXXBaseSpecifier;
    return count;
}

/* Of what a pack becomes, the bases that the other specifiers leave. Of two packs nobody knows how
 * many are whose. */
static void load_instance_bases(struct model *model, struct decl *record, struct cx_list children)
{
    struct printed printed = {NULL, 0, 0};
    size_t left = specifier_count(children), packs = 0;
    read_printed_bases(model, record->cursor, &printed);
    for (size_t i = 0; i < children.count; i++) {
        if (clang_getCursorKind(children.items[i]) != CXCursor_CXXBaseSpecifier)
            continue;
        record->has_virtual_base |= clang_isVirtualBase(children.items[i]) != 0;
        struct type *type = model_type(model, clang_getCursorType(children.items[i]));
        left--;
        if (!is_pack_of_bases(model, children.items[i])) {
            add_printed_base(model, record, type, &printed);
            continue;
        }
        record->has_unknown_base |= packs++ > 0;
        while (printed.taken + left < printed.count)
            add_printed_base(model, record, type, &printed);
    }
}

/* Bases of a class template's instance are not visible; the pattern's are, where they do not depend
 * on its parameters. */
void model_load_bases(struct model *model, struct decl *record)
{
    CXCursor cursor = record->cursor;
    CXCursor pattern = cx_pattern(cursor);
    struct cx_list children = cx_children(model->arena, cursor);
    if (!shows_attributes_only(children)) /* an explicit specialisation shows its own bases */
        pattern = clang_getNullCursor();
    else if (!clang_Cursor_isNull(pattern))
        children = cx_children(model->arena, pattern);
    if (!clang_Cursor_isNull(pattern) && !record->in_system) {
        if (specifier_count(children))
            load_instance_bases(model, record, children);
        return;
    }
    for (size_t i = 0; i < children.count; i++) {
        if (clang_getCursorKind(children.items[i]) != CXCursor_CXXBaseSpecifier)
            continue;
        record->has_virtual_base |= clang_isVirtualBase(children.items[i]) != 0;
        add_base(model, record, model_type(model, clang_getCursorType(children.items[i])));
    }
}
