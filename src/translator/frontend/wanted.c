/* The types come from the source that lacks the member, as clang prints them in full. Where the
 * other source does not know one of them, clang's error in the probe means nothing: such a source
 * does not have the member either. */
#include "frontend/wanted.h"

#include "frontend/cx.h"
#include "util/str.h"

#include <string.h>

#define WANTED_PREFIX "cu2cl_wanted_"

static const char *full_name(struct tu *tu, CXType type)
{
    return frontend_string(tu, clang_getTypeSpelling(clang_getCanonicalType(type)));
}

/* A type that has no name in another source. */
static bool is_nameless(const char *type)
{
    return strstr(type, "(anonymous") || strstr(type, "(unnamed") || strstr(type, "(lambda");
}

/* Values of the parameters' types, from functions that nobody defines. */
static const char *values(struct tu *tu, struct str *out, CXCursor function)
{
    struct str arguments = {.arena = tu->arena};
    int count = clang_Cursor_getNumArguments(function);
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCursorType(clang_Cursor_getArgument(function, (unsigned)i));
        str_printf(out, "using a%d = %s; a%d (*f%d)() = nullptr; ", i, full_name(tu, type), i, i);
        str_printf(&arguments, "%sf%d()", i ? ", " : "", i);
    }
    return str_text(&arguments);
}

/* An object of a class that can't have any is the base of another one. */
static void construct(struct tu *tu, struct str *out, CXCursor function)
{
    const char *arguments = values(tu, out, function);
    const char *open = *arguments ? "(" : "", *close = *arguments ? ")" : "";
    str_printf(out, "{ cu2cl_class x%s%s%s; } ", open, arguments, close);
    str_add(out, "struct cu2cl_derived : cu2cl_class { using cu2cl_class::cu2cl_class; }; ");
    str_printf(out, "{ cu2cl_derived x%s%s%s; }", open, arguments, close);
}

const char *wanted_probe(struct tu *tu, CXCursor function, size_t number)
{
    CXCursor class = clang_getCursorSemanticParent(function);
    enum CXCursorKind kind = clang_getCursorKind(function);
    struct str out = {.arena = tu->arena};
    if (!cx_is_record(clang_getCursorKind(class)))
        return NULL;
    const char *name = full_name(tu, clang_getCursorType(class));
    str_printf(&out, "static __device__ void " WANTED_PREFIX "%zu() { using cu2cl_class = %s; ",
               number, name);
    if (kind == CXCursor_Constructor)
        construct(tu, &out, function);
    else if (kind == CXCursor_Destructor)
        str_add(&out, "cu2cl_class *p = nullptr; p->~cu2cl_class();");
    else
        str_printf(&out, "using type = %s; type %s*p = &cu2cl_class::%s;",
                   full_name(tu, clang_getCursorType(function)),
                   clang_CXXMethod_isStatic(function) ? "" : "cu2cl_class::",
                   frontend_string(tu, clang_getCursorSpelling(function)));
    str_add(&out, " }\n");
    return is_nameless(str_text(&out)) ? NULL : str_text(&out);
}
