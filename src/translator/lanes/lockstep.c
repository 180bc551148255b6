/* Code in which threads of a warp rely on lockstep: they hand each other values through memory with
 * no barrier between. Its statements that touch such memory run step by step: the threads that are
 * together read all before any of them writes. */
#include "lanes/private.h"

#include <string.h>

void lanes_step_before(struct lanes *l, CXCursor expression, struct str *out)
{
    if (l->at->lockstep && lanes_touches_shared(expression))
        lanes_step(l, out);
}

static bool is_any_assignment(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_CompoundAssignOperator ||
           (kind == CXCursor_BinaryOperator &&
            clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign);
}

static enum CXChildVisitResult find_effect(CXCursor cursor, CXCursor parent, CXClientData data)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool steps = kind == CXCursor_UnaryOperator &&
                 clang_getCursorUnaryOperatorKind(cursor) <= CXUnaryOperator_PreDec;
    (void)parent;
    if (steps || is_any_assignment(cursor))
        *(bool *)data = true;
    return CXChildVisit_Recurse;
}

/* The target of a compound assignment is printed twice. */
static void check_target(struct lanes *l, CXCursor target)
{
    bool has_effect = false;
    clang_visitChildren(target, find_effect, &has_effect);
    if (has_effect)
        lanes_refuse(l, "an assignment in lockstep changes what its target is found by");
}

bool lanes_split_assignment(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (!l->at->lockstep || !is_any_assignment(cursor) || !lanes_touches_shared(parts.list[0]))
        return false;
    bool is_compound = clang_getCursorKind(cursor) == CXCursor_CompoundAssignOperator;
    if (!is_compound && !lanes_touches_shared(parts.list[1]))
        return false;
    const char *value = arena_printf(l->arena, "cu_v%u", ++l->at->results);
    const char *target = lanes_expression(l, parts.list[0], out),
               *from = lanes_expression(l, parts.list[1], out);
    str_printf(&l->at->fields, "    %s;\n",
               lanes_declare(l, clang_getCursorType(parts.list[0]), value));
    if (is_compound) {
        check_target(l, parts.list[0]);
        const char *sign = lanes_spelling(
            l, clang_getBinaryOperatorKindSpelling(clang_getCursorBinaryOperatorKind(cursor)));
        lanes_line(l, out, "cu_f->%s = %s %.*s (%s);", value, target, (int)strlen(sign) - 1, sign,
                   from);
    } else {
        lanes_line(l, out, "cu_f->%s = %s;", value, from);
    }
    lanes_step(l, out);
    lanes_line(l, out, "%s = cu_f->%s;", target, value);
    return true;
}
