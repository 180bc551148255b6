/* The bases of classes. libclang hides those of a class template's instance. */
#include "frontend/cx.h"
#include "model/private.h"
#include "util/str.h"

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

/* Bases of a class template's instance are not visible; the pattern's are, where they do not depend
 * on its parameters. */
void model_load_bases(struct model *model, struct decl *record)
{
    CXCursor cursor = record->cursor;
    CXCursor pattern = cx_pattern(cursor);
    struct cx_list children = cx_children(model->arena, cursor);
    const char *printed = NULL;
    if (!shows_attributes_only(children)) /* an explicit specialisation shows its own bases */
        pattern = clang_getNullCursor();
    else if (!clang_Cursor_isNull(pattern))
        children = cx_children(model->arena, pattern);
    for (size_t i = 0; i < children.count; i++) {
        if (clang_getCursorKind(children.items[i]) != CXCursor_CXXBaseSpecifier)
            continue;
        record->has_virtual_base |= clang_isVirtualBase(children.items[i]) != 0;
        struct type *type = model_type(model, clang_getCursorType(children.items[i]));
        if (!clang_Cursor_isNull(pattern) && !record->in_system) {
            printed = printed ? printed : printed_bases(model, cursor);
            const char *name = without_access(printed ? printed : "");
            size_t length = (size_t)(cx_argument_end(name) - name);
            printed = name[length] == ',' ? name + length + 2 : NULL;
            if (type->kind != TYPE_RECORD && length)
                type = probed_base(model, cursor, arena_strndup(model->arena, name, length));
        }
        if (type && type->kind == TYPE_RECORD && type->declaration)
            arena_push(model->arena, record->bases, record->base_count, type->declaration);
        else
            record->has_unknown_base = !record->in_system;
    }
}
