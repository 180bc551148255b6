/* Members of vectors behind pointers: clang takes `p->x`, but prints it as `p.x`, which it does not
 * take. So they become `(*(p)).x` before functions are printed. */
#include "lanes/private.h"

#include "text/edit.h"

#include <string.h>

struct arrow_finder {
    const struct lanes *l;
    struct edit_list edits;
};

static bool is_vector_pointer(CXCursor base)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(base));
    enum CXTypeKind target = type.kind == CXType_Pointer
                                 ? clang_getCanonicalType(clang_getPointeeType(type)).kind
                                 : CXType_Invalid;
    return target == CXType_Vector || target == CXType_ExtVector;
}

static enum CXChildVisitResult find_arrow(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct arrow_finder *f = data;
    if (!clang_Location_isFromMainFile(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    if (clang_isExpression(clang_getCursorKind(cursor)) && is_vector_pointer(cursor)) {
        unsigned begin = lanes_begin(cursor), end = lanes_end(cursor);
        const char *behind = f->l->text + end;
        behind += strspn(behind, " \t\r\n");
        if (end < lanes_end(parent) && strncmp(behind, "->", 2) == 0) {
            size_t arrow = (size_t)(behind - f->l->text);
            edit_insert(&f->edits, begin, "(*(");
            edit_replace(&f->edits, end, arrow + 2, ")).");
        }
    }
    return CXChildVisit_Recurse;
}

const char *lanes_without_arrows(const struct lanes *l)
{
    struct arrow_finder f = {l, {.arena = l->arena}};
    size_t length;
    clang_visitChildren(clang_getTranslationUnitCursor(l->unit), find_arrow, &f);
    return f.edits.count ? edit_apply(&f.edits, l->text, strlen(l->text), &length) : l->text;
}
