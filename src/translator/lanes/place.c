/* Functions that make a number of the thread's place and do nothing else, as
 *
 *  int global_index() { return blockIdx.x * blockDim.x + threadIdx.x; }
 *
 * In the place of its call the value shows compilers, and again.c, that neighbours have neighbouring
 * numbers; a call would be told of the thread by a struct of its own. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

static bool is_integer_type(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind >= CXType_Bool && kind <= CXType_LongLong;
}

static bool has_numbers_only(CXCursor function)
{
    int count = clang_Cursor_getNumArguments(function);
    for (int i = 0; i < count; i++)
        if (!is_integer_type(clang_getCursorType(clang_Cursor_getArgument(function, (unsigned)i))))
            return false;
    return is_integer_type(clang_getCursorResultType(function));
}

/* The value of `int id; id = VALUE;` or `int id = VALUE;`, the statements but the last; null: they do
 * something else. */
static CXCursor value_of_variable(const struct lanes *l, struct lane_children statements,
                                  CXCursor variable)
{
    CXCursor null = clang_getNullCursor();
    if (statements.count < 2 || statements.count > 3 ||
        clang_getCursorKind(statements.list[0]) != CXCursor_DeclStmt)
        return null;
    struct lane_children declared = lanes_children(l, statements.list[0]);
    if (declared.count != 1 || !clang_equalCursors(declared.list[0], variable))
        return null;
    CXCursor value = clang_Cursor_getVarDeclInitializer(variable), assigned = statements.list[1];
    if (statements.count == 2 || !clang_Cursor_isNull(value))
        return statements.count == 2 ? value : null;
    if (clang_getCursorKind(assigned) != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(assigned) != CXBinaryOperator_Assign)
        return null;
    struct lane_children sides = lanes_children(l, assigned);
    bool is_it = clang_equalCursors(clang_getCursorReferenced(sides.list[0]), variable) &&
                 clang_getCursorKind(sides.list[0]) == CXCursor_DeclRefExpr;
    return is_it ? sides.list[1] : null;
}

CXCursor lanes_place_value(const struct lanes *l, CXCursor function)
{
    struct lane_children parts = lanes_children(l, function);
    struct lane_children statements = lanes_children(l, parts.list[parts.count - 1]);
    CXCursor null = clang_getNullCursor();
    if (!statements.count)
        return null;
    CXCursor last = statements.list[statements.count - 1];
    struct lane_children value = lanes_children(l, last);
    if (clang_getCursorKind(last) != CXCursor_ReturnStmt || value.count != 1)
        return null;
    if (statements.count == 1)
        return value.list[0];
    CXCursor inner = lanes_without_conversions(l, value.list[0]);
    CXCursor variable = clang_getCursorReferenced(inner);
    bool is_same_type = clang_getCanonicalType(clang_getCursorType(inner)).kind ==
                        clang_getCanonicalType(clang_getCursorResultType(function)).kind;
    return clang_getCursorKind(inner) == CXCursor_DeclRefExpr && is_same_type
               ? value_of_variable(l, statements, variable)
               : null;
}

/* What changes something, or reads memory. */
static enum CXChildVisitResult find_impure(CXCursor cursor, CXCursor parent, CXClientData data)
{
    bool *found = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_operator = kind == CXCursor_UnaryOperator;
    enum CXUnaryOperatorKind operation =
        is_operator ? clang_getCursorUnaryOperatorKind(cursor) : CXUnaryOperator_Invalid;
    (void)parent;
    *found |=
        kind == CXCursor_CompoundAssignOperator || kind == CXCursor_ArraySubscriptExpr ||
        kind == CXCursor_MemberRefExpr || kind == CXCursor_StmtExpr ||
        (is_operator && operation != CXUnaryOperator_Plus && operation != CXUnaryOperator_Minus &&
         operation != CXUnaryOperator_Not && operation != CXUnaryOperator_LNot) ||
        (kind == CXCursor_BinaryOperator &&
         clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign);
    return *found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool is_pure(CXCursor expression)
{
    bool found = false;
    if (find_impure(expression, expression, &found) == CXChildVisit_Recurse)
        clang_visitChildren(expression, find_impure, &found);
    return !found;
}

/* No call but of work-item functions, of the device library's lane and warp, and of such functions. */
static enum CXChildVisitResult find_other_call(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct lanes **l = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_CallExpr)
        return CXChildVisit_Recurse;
    const struct lane_function *callee = lanes_called(*l, cursor);
    if (callee ? callee->is_place || lanes_names_place(callee->name)
               : lanes_is_work_item_call(*l, cursor))
        return CXChildVisit_Recurse;
    *l = NULL;
    return CXChildVisit_Break;
}

static bool calls_places_only(const struct lanes *l, CXCursor expression)
{
    const struct lanes *seeker = l;
    if (find_other_call(expression, expression, &seeker) == CXChildVisit_Recurse)
        clang_visitChildren(expression, find_other_call, &seeker);
    return seeker;
}

bool lanes_is_place_argument(const struct lanes *l, CXCursor argument)
{
    return is_pure(argument) && calls_places_only(l, argument);
}

/* Those of the device library are lanes_warp_place's. */
void lanes_find_places(struct lanes *l)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < l->functions.count; i++) {
            struct lane_function *f = l->functions.entries[i].value;
            if (f->is_place || f->is_kernel || !f->uses_ids || f->cuts || f->prints ||
                str_starts(f->name, "cu_") || !has_numbers_only(f->cursor))
                continue;
            CXCursor value = lanes_place_value(l, f->cursor);
            f->is_place = !clang_Cursor_isNull(value) && lanes_is_place_argument(l, value);
            changed |= f->is_place;
        }
    }
}
