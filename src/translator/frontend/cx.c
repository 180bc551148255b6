/* Small helpers over libclang's C API: children as arrays, attributes, strings that live in an
 * arena. */
#include "frontend/cx.h"

#include "util/str.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct collect {
    struct arena *arena;
    struct cx_list list;
};

static enum CXChildVisitResult collect_child(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct collect *collect = data;
    (void)parent;
    arena_push(collect->arena, collect->list.items, collect->list.count, cursor);
    return CXChildVisit_Continue;
}

struct cx_list cx_children(struct arena *arena, CXCursor cursor)
{
    struct collect collect = {arena, {NULL, 0}};
    clang_visitChildren(cursor, collect_child, &collect);
    return collect.list;
}

struct attribute_search {
    enum CXCursorKind kind;
    const char *text;
    bool found;
};

static enum CXChildVisitResult match_attribute(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct attribute_search *search = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != search->kind)
        return CXChildVisit_Continue;
    if (search->text) {
        CXString spelling = clang_getCursorSpelling(cursor);
        const char *text = clang_getCString(spelling);
        bool equal = text && strcmp(text, search->text) == 0;
        clang_disposeString(spelling);
        if (!equal)
            return CXChildVisit_Continue;
    }
    search->found = true;
    return CXChildVisit_Break;
}

bool cx_has_attribute(CXCursor cursor, enum CXCursorKind kind)
{
    struct attribute_search search = {kind, NULL, false};
    clang_visitChildren(cursor, match_attribute, &search);
    return search.found;
}

bool cx_is_annotated(CXCursor cursor, const char *text)
{
    struct attribute_search search = {CXCursor_AnnotateAttr, text, false};
    clang_visitChildren(cursor, match_attribute, &search);
    return search.found;
}

bool cx_is_function(enum CXCursorKind kind)
{
    return kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod ||
           kind == CXCursor_Constructor || kind == CXCursor_Destructor ||
           kind == CXCursor_ConversionFunction;
}

bool cx_is_record(enum CXCursorKind kind)
{
    return kind == CXCursor_StructDecl || kind == CXCursor_ClassDecl ||
           kind == CXCursor_UnionDecl || kind == CXCursor_ClassTemplatePartialSpecialization;
}

CXCursor cx_pattern(CXCursor instance)
{
    CXCursor pattern = clang_getSpecializedCursorTemplate(instance);
    CXCursor definition =
        clang_Cursor_isNull(pattern) ? pattern : clang_getCursorDefinition(pattern);
    bool is_defined =
        !clang_Cursor_isNull(definition) && !clang_isInvalid(clang_getCursorKind(definition));
    return is_defined ? definition : pattern;
}

bool cx_is_identifier(const char *text)
{
    if (!str_is_word_start(*text))
        return false;
    while (str_is_word(*text) || *text == ':')
        text++;
    return !*text;
}

char *cx_string(struct arena *arena, CXString string)
{
    const char *text = clang_getCString(string);
    char *copy = arena_strdup(arena, text ? text : "");
    clang_disposeString(string);
    return copy;
}

CXType cx_unqualified(CXType type)
{
    return type.kind == CXType_Invalid ? type : clang_getUnqualifiedType(type);
}

bool cx_same_parameters(CXCursor a, CXCursor b)
{
    int count = clang_Cursor_getNumArguments(a);
    if (count != clang_Cursor_getNumArguments(b))
        return false;
    for (int i = 0; i < count; i++) {
        CXType x = clang_getCursorType(clang_Cursor_getArgument(a, (unsigned)i));
        CXType y = clang_getCursorType(clang_Cursor_getArgument(b, (unsigned)i));
        if (!clang_equalTypes(clang_getCanonicalType(x), clang_getCanonicalType(y)))
            return false;
    }
    return true;
}

const char *cx_without_unnamed_namespace(struct arena *arena, const char *name)
{
    static const char unnamed[] = "(anonymous namespace)::";
    struct str result = {.arena = arena};

    for (const char *at; (at = strstr(name, unnamed)) != NULL;) {
        str_addn(&result, name, (size_t)(at - name));
        name = at + strlen(unnamed);
    }
    str_add(&result, name);
    return str_text(&result);
}

/* libclang has no call for these arguments. The name that the linker sees has them, and the C++
 * library that clang runs with can read it. */
const char *cx_variable_arguments(struct arena *arena, CXCursor cursor)
{
    char *(*demangle)(const char *, char *, size_t *, int *);
    void *symbol = dlsym(RTLD_DEFAULT, "__cxa_demangle");
    int depth = 0, status = 0;

    if (clang_getCursorKind(cursor) != CXCursor_UnexposedDecl || !symbol ||
        clang_getCursorType(cursor).kind == CXType_Invalid)
        return NULL;
    const char *mangled = cx_string(arena, clang_Cursor_getMangling(cursor));
    memcpy(&demangle, &symbol, sizeof demangle);
    char *name = *mangled ? demangle(mangled, NULL, NULL, &status) : NULL;
    size_t length = name ? strlen(name) : 0, at = length;
    while (at > 0) {
        char c = name[--at];
        depth += c == '>' && !(at > 0 && name[at - 1] == '-');
        if (depth == 0 || (c == '<' && --depth == 0))
            break;
    }
    const char *found = length && at < length - 1 ? arena_strdup(arena, name + at) : NULL;
    free(name);
    return found ? cx_without_unnamed_namespace(arena, found) : NULL;
}

struct parameter_search {
    unsigned left;
    CXCursor found;
};

static enum CXChildVisitResult find_template_parameter(CXCursor cursor, CXCursor parent,
                                                       CXClientData data)
{
    struct parameter_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;

    if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
        kind != CXCursor_TemplateTemplateParameter)
        return CXChildVisit_Continue;
    if (search->left--)
        return CXChildVisit_Continue;
    search->found = cursor;
    return CXChildVisit_Break;
}

static bool is_unsigned(CXType type)
{
    return type.kind >= CXType_Bool && type.kind <= CXType_UInt128; /* in libclang's order */
}

static CXCursor template_parameter(CXCursor instance, unsigned index)
{
    struct parameter_search search = {.left = index, .found = clang_getNullCursor()};
    clang_visitChildren(clang_getSpecializedCursorTemplate(instance), find_template_parameter,
                        &search);
    return search.found;
}

bool cx_is_deduced_parameter(CXCursor instance, unsigned index)
{
    return clang_getCursorType(template_parameter(instance, index)).kind == CXType_Auto;
}

const char *cx_integral_argument(struct arena *arena, CXCursor instance, unsigned index)
{
    CXCursor parameter = template_parameter(instance, index);
    long long value = clang_Cursor_getTemplateArgumentValue(instance, index);
    CXType type = clang_getCanonicalType(clang_getCursorType(parameter));
    long long size = clang_Type_getSizeOf(type);
    if (value >= 0 || clang_Cursor_isNull(parameter) || !is_unsigned(type) || size < 1)
        return arena_printf(arena, "%lld", value);
    unsigned long long bits = (unsigned long long)value;
    return size < 8 ? arena_printf(arena, "%llu", bits & ((1ULL << 8 * size) - 1))
                    : arena_printf(arena, "%lluu", bits);
}

/* The end of a character's literal, `'\x05'`, that begins at `p`: its closing quote. */
static const char *literal_end(const char *p)
{
    for (p++; *p && *p != '\''; p++)
        p += *p == '\\' && p[1];
    return *p ? p : p - 1;
}

const char *cx_argument_end(const char *p)
{
    int depth = 0;
    for (; *p; p++) {
        if (*p == '\'' && p[1]) {
            p = literal_end(p);
        } else if (strchr("<([{", *p)) {
            depth++;
        } else if (*p == ')' || *p == ']' || *p == '}' || (*p == '>' && p[-1] != '-')) {
            if (!depth--)
                return p;
        } else if (*p == ',' && !depth) {
            return p;
        }
    }
    return p;
}
