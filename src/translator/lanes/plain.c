/* What the loops of a kernel are like, for compilers that get some of them wrong as they are.
 *
 * Kernels with barriers that PoCL may take as they are, though its compiler has no lane loops for them:
 * PoCL before version 6 runs the threads of a kernel with barriers between these. It puts barriers of
 * its own into loops that go equally often for all threads, also where only some threads come to the
 * loop: in a loop that some leave earlier, in a `switch`, or behind a return. It knows that of branches
 * only. Then threads run a turn too often or not at all, without a word. So a kernel is plain if none
 * of its loops, or of those of what it calls, can be such a one.
 *
 * Kernels, with barriers or not, that Intel's compiler must not make vectors of: where some work-items
 * of a vector go through one loop and some through another, it gets some kernels wrong.
 * So loops in both branches of an `if`, or in two of a `switch`, are apart. */
#include "lanes/private.h"

struct shape {
    struct lanes *l;
    struct lane_function *f;
    CXCursor last;   /* of the function's statements */
    bool is_inside;  /* a loop or switch */
    bool has_nested; /* loops in it */
    bool has_exits;  /* before its end */
};

static bool is_loop_cursor(enum CXCursorKind kind)
{
    return kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt;
}

static bool is_exit_cursor(enum CXCursorKind kind)
{
    return kind == CXCursor_ReturnStmt || kind == CXCursor_BreakStmt ||
           kind == CXCursor_ContinueStmt || kind == CXCursor_GotoStmt;
}

static void read_shape(struct lanes *l, struct lane_function *f);

struct loop_search {
    struct lanes *l;
    bool found;
};

static enum CXChildVisitResult search_loop(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct loop_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct lane_function *callee = kind == CXCursor_CallExpr ? lanes_called(s->l, cursor) : NULL;
    (void)parent;
    if (callee)
        read_shape(s->l, callee);
    s->found |= is_loop_cursor(kind) || (callee && callee->has_loops);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool holds_loop(struct lanes *l, CXCursor statement)
{
    struct loop_search s = {l, false};
    search_loop(statement, statement, &s);
    if (!s.found)
        clang_visitChildren(statement, search_loop, &s);
    return s.found;
}

/* How many branches of the `if` or `switch` have loops. */
static unsigned branches_with_loops(struct lanes *l, CXCursor branch)
{
    struct lane_children parts = lanes_children(l, branch);
    bool is_if = clang_getCursorKind(branch) == CXCursor_IfStmt;
    if (!is_if) /* what its braces have */
        parts = lanes_children(l, parts.list[parts.count - 1]);
    unsigned count = 0;
    bool counted = false;
    for (size_t i = is_if; i < parts.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(parts.list[i]);
        if (is_if || kind == CXCursor_CaseStmt || kind == CXCursor_DefaultStmt)
            counted = false;
        if (!counted && holds_loop(l, parts.list[i])) {
            counted = true;
            count++;
        }
    }
    return count;
}

static void take_callee(struct shape *s, struct lane_function *callee)
{
    if (callee->cuts && str_starts(callee->name, "cu_")) /* a collective */
        return;
    read_shape(s->l, callee);
    s->f->has_loops |= callee->has_loops;
    s->f->is_tangled |= callee->is_tangled;
    s->f->has_loops_apart |= callee->has_loops_apart;
    s->has_nested |= s->is_inside && callee->has_loops;
}

static enum CXChildVisitResult take_cursor(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct shape *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool was_inside = s->is_inside, is_loop = is_loop_cursor(kind);
    struct lane_function *callee = kind == CXCursor_CallExpr ? lanes_called(s->l, cursor) : NULL;
    (void)parent;
    if (callee)
        take_callee(s, callee);
    s->f->has_loops |= is_loop;
    s->has_nested |= is_loop && s->is_inside;
    s->has_exits |= is_exit_cursor(kind) && !clang_equalCursors(cursor, s->last);
    if (kind == CXCursor_IfStmt || kind == CXCursor_SwitchStmt)
        s->f->has_loops_apart |= branches_with_loops(s->l, cursor) > 1;
    if (!is_loop && kind != CXCursor_SwitchStmt)
        return CXChildVisit_Recurse;
    s->is_inside = true;
    clang_visitChildren(cursor, take_cursor, s);
    s->is_inside = was_inside;
    return CXChildVisit_Continue;
}

static void read_shape(struct lanes *l, struct lane_function *f)
{
    if (f->has_shape)
        return;
    f->has_shape = true;
    struct lane_children parts = lanes_children(l, f->cursor);
    CXCursor body = parts.list[parts.count - 1];
    struct lane_children statements = lanes_children(l, body);
    struct shape s = {.l = l, .f = f, .last = clang_getNullCursor()};
    if (statements.count)
        s.last = statements.list[statements.count - 1];
    clang_visitChildren(body, take_cursor, &s);
    f->is_tangled |= s.has_nested || (s.has_exits && f->has_loops);
}

bool lanes_is_plain(struct lanes *l, struct lane_function *kernel)
{
    read_shape(l, kernel);
    return !kernel->is_tangled;
}

bool lanes_has_loops_apart(struct lanes *l, struct lane_function *kernel)
{
    read_shape(l, kernel);
    return kernel->has_loops_apart;
}
