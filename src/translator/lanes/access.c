/* What a statement reads and writes of the memory that threads share. */
#include "lanes/private.h"

#include "util/str.h"

struct access_search {
    const struct lanes *l;
    struct lane_accesses found;
};

/* What is done with an lvalue. */
enum use { USE_READ, USE_WRITE, USE_BOTH };

static void look_at_access(struct access_search *s, CXCursor cursor, enum use use);

static void look_at_accesses(struct access_search *s, CXCursor cursor)
{
    struct lane_children parts = lanes_children(s->l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        look_at_access(s, parts.list[i], USE_READ);
}

/* A function that may read and write what others share. */
static bool may_access(const struct lanes *l, CXCursor call)
{
    const struct lane_function *callee = lanes_called(l, call);
    if (callee && callee->has_pointers)
        return true;
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCanonicalType(
            clang_getCursorType(clang_Cursor_getArgument(call, (unsigned)i)));
        if (type.kind == CXType_Pointer || lanes_holds_pointer(type))
            return true;
    }
    return false;
}

static void look_at_access(struct access_search *s, CXCursor cursor, enum use use)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct lane_children parts = lanes_children(s->l, cursor);
    if ((kind == CXCursor_ParenExpr || kind == CXCursor_UnexposedExpr) && parts.count == 1) {
        look_at_access(s, parts.list[0], use);
        return;
    }
    if (lanes_assigns(cursor) && parts.count) {
        bool is_plain = kind == CXCursor_BinaryOperator;
        look_at_access(s, parts.list[0], is_plain ? USE_WRITE : USE_BOTH);
        if (parts.count > 1)
            look_at_access(s, parts.list[1], USE_READ);
        return;
    }
    if (lanes_is_shared_access(cursor)) {
        unsigned space = 1U << clang_getAddressSpace(clang_getCursorType(cursor));
        s->found.read |= use == USE_WRITE ? 0 : space;
        s->found.written |= use == USE_READ ? 0 : space;
        if (use != USE_READ) {
            s->found.writes++;
            s->found.target = cursor;
        }
    }
    if (kind == CXCursor_CallExpr)
        s->found.calls |= may_access(s->l, cursor);
    look_at_accesses(s, cursor);
}

struct lane_accesses lanes_accesses(const struct lanes *l, CXCursor statement)
{
    struct access_search s = {l, {.target = clang_getNullCursor()}};
    look_at_access(&s, statement, USE_READ);
    return s.found;
}

static bool has_loop_inside(CXCursor statement)
{
    return lanes_contains(statement, CXCursor_ForStmt) ||
           lanes_contains(statement, CXCursor_WhileStmt) ||
           lanes_contains(statement, CXCursor_DoStmt);
}

/* `for (i = x; i < n; i += threads) p[i] = ...`: each element is of one thread. */
static bool writes_own_elements(const struct lanes *l, CXCursor loop, CXCursor target)
{
    if (clang_getCursorKind(loop) != CXCursor_ForStmt || !lanes_advance_alike(l, loop) ||
        clang_getCursorKind(target) != CXCursor_ArraySubscriptExpr)
        return false;
    struct lane_for_parts parts = lanes_for_parts((struct lanes *)l, loop);
    struct lane_turn turn = lanes_turn((struct lanes *)l, loop);
    CXCursor index = lanes_without_conversions(l, lanes_children(l, target).list[1]);
    return !has_loop_inside(parts.body) && !clang_Cursor_isNull(turn.by) &&
           lanes_has_block_size(l, turn.by) && clang_getCursorKind(index) == CXCursor_DeclRefExpr &&
           lanes_variable(l, index) == lanes_counter(l, loop);
}

bool lanes_exchanges(const struct lanes *l, CXCursor statement)
{
    struct lane_accesses a = lanes_accesses(l, statement);
    if (a.calls || (a.read & a.written) || a.writes > 1)
        return true;
    return a.writes && has_loop_inside(statement) && !writes_own_elements(l, statement, a.target);
}
