/* Which variables of a kernel have one value for all lanes, and which loops and branches all lanes
 * go through together. A variable is divergent when a lane's own place goes into it, or when it is
 * assigned where only some lanes are. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

struct search {
    const struct lanes *l;
    bool found;
};

/* --- expressions --------------------------------------------------------- */

/* Among lanes of the block, or of a warp. */
static bool is_divergent_variable(const struct lanes *l, const struct lane_variable *v)
{
    return l->by_warp ? v->differs : v->divergent;
}

static bool has_pointer_argument(CXCursor call)
{
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXCursor argument = clang_Cursor_getArgument(call, (unsigned)i);
        if (clang_getCanonicalType(clang_getCursorType(argument)).kind == CXType_Pointer)
            return true;
    }
    return false;
}

/* Not x: in rows of whole warps these are the same for all lanes of one. */
static bool is_other_dimension(const struct lanes *l, CXCursor call)
{
    CXCursor argument = clang_Cursor_getNumArguments(call) == 1
                            ? lanes_without_conversions(l, clang_Cursor_getArgument(call, 0))
                            : clang_getNullCursor();
    const char *text = clang_getCursorKind(argument) == CXCursor_IntegerLiteral
                           ? lanes_slice(l, lanes_begin(argument), lanes_end(argument))
                           : "0";
    return strcmp(text, "1") == 0 || strcmp(text, "2") == 0;
}

/* A call whose result may differ for lanes that give it the same arguments, or which has to be made
 * for each lane: it may change what threads share, also through an address in a struct. */
static bool is_divergent_call(const struct lanes *l, CXCursor call)
{
    const char *name = lanes_called_name(l, call);
    const struct lane_function *callee = map_get(&l->functions, name);
    enum lane_sameness same;
    if (l->by_warp && strcmp(name, "get_local_id") == 0)
        return !is_other_dimension(l, call);
    if (callee && lanes_warp_place(l, call, &same))
        return same < (l->by_warp ? SAME_IN_WARP : SAME_IN_BLOCK);
    if (callee)
        return callee->uses_ids || callee->prints || callee->has_pointers ||
               has_pointer_argument(call);
    if (strcmp(name, "get_local_id") == 0 || strcmp(name, "get_global_id") == 0)
        return true;
    return !*name || strstr(name, "linear_id") || str_starts(name, "atom") ||
           has_pointer_argument(call) || strcmp(name, "printf") == 0;
}

static enum CXChildVisitResult find_divergent(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (s->l->by_warp && lanes_warp_part(s->l, cursor) == PART_WARP)
        return CXChildVisit_Continue;
    if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(s->l, cursor);
        s->found |= v && is_divergent_variable(s->l, v);
    } else if (kind == CXCursor_CallExpr) {
        s->found |= is_divergent_call(s->l, cursor);
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_is_divergent(const struct lanes *l, CXCursor expression)
{
    struct search s = {l, false};
    bool is_leaf = find_divergent(expression, expression, &s) == CXChildVisit_Continue;
    if (!s.found && !is_leaf)
        clang_visitChildren(expression, find_divergent, &s);
    return s.found;
}

static enum CXChildVisitResult find_read(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_MemberRefExpr)
        s->found = true;
    if (kind == CXCursor_UnaryOperator &&
        clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref)
        s->found = true;
    if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(s->l, cursor);
        s->found |= !v ? clang_getCursorKind(clang_getCursorReferenced(cursor)) == CXCursor_VarDecl
                       : v->is_local;
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_reads_memory(const struct lanes *l, CXCursor expression)
{
    struct search s = {l, false};
    find_read(expression, expression, &s);
    if (!s.found)
        clang_visitChildren(expression, find_read, &s);
    return s.found;
}

/* --- control flow -------------------------------------------------------- */

static CXCursor condition_of(const struct lanes *l, CXCursor statement)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    if (kind == CXCursor_ForStmt)
        return lanes_for_parts((struct lanes *)l, statement).condition;
    struct lane_children parts = lanes_children(l, statement);
    return parts.list[kind == CXCursor_DoStmt ? 1 : 0];
}

static bool has_divergent_condition(const struct lanes *l, CXCursor statement)
{
    CXCursor condition = condition_of(l, statement);
    return !clang_Cursor_isNull(condition) && lanes_is_divergent(l, condition);
}

bool lanes_some_leave(const struct lanes *l, CXCursor cursor, bool divergent, bool in_loop,
                      bool in_switch)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_ReturnStmt || kind == CXCursor_GotoStmt)
        return divergent;
    if (kind == CXCursor_BreakStmt)
        return divergent && !in_loop && !in_switch;
    if (kind == CXCursor_ContinueStmt)
        return divergent && !in_loop;
    if (lanes_is_loop(kind) || kind == CXCursor_IfStmt || kind == CXCursor_SwitchStmt)
        divergent |= has_divergent_condition(l, cursor);
    if (clang_isExpression(kind) && !lanes_contains(cursor, CXCursor_StmtExpr))
        return false;
    in_loop |= lanes_is_loop(kind);
    in_switch |= kind == CXCursor_SwitchStmt;
    struct lane_children parts = lanes_children(l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        if (lanes_some_leave(l, parts.list[i], divergent, in_loop, in_switch))
            return true;
    return false;
}

/* What else stands in the head of a for statement is not the same for all lanes. */
static bool has_divergent_step(const struct lanes *l, CXCursor statement)
{
    if (clang_getCursorKind(statement) != CXCursor_ForStmt)
        return false;
    struct lane_for_parts parts = lanes_for_parts((struct lanes *)l, statement);
    return (!clang_Cursor_isNull(parts.init) && lanes_is_divergent(l, parts.init)) ||
           (!clang_Cursor_isNull(parts.step) && lanes_is_divergent(l, parts.step));
}

static bool is_in_turn(const struct lanes *l, CXCursor statement)
{
    for (size_t i = 0; i < l->at->in_turn.count; i++)
        if (clang_equalCursors(l->at->in_turn.list[i], statement))
            return true;
    return false;
}

bool lanes_is_uniform_control(const struct lanes *l, CXCursor statement)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    if (kind == CXCursor_CompoundStmt)
        return true;
    if ((kind != CXCursor_IfStmt && !lanes_is_loop(kind)) || is_in_turn(l, statement))
        return false;
    if (has_divergent_condition(l, statement) || has_divergent_step(l, statement))
        return false;
    struct lane_children parts = lanes_children(l, statement);
    for (size_t i = 0; lanes_is_loop(kind) && i < parts.count; i++)
        if (lanes_some_leave(l, parts.list[i], false, false, false))
            return false;
    return true;
}

/* It has the same value for all lanes, and changes nothing. */
static bool is_plain_uniform(const struct lanes *l, CXCursor expression)
{
    return !lanes_has_assignment(expression) && !lanes_is_divergent(l, expression);
}

/* The variable that lanes have each for themselves, NULL: it is something else. */
static struct lane_variable *own_variable(const struct lanes *l, CXCursor expression)
{
    CXCursor inner = lanes_without_conversions(l, expression);
    struct lane_variable *v =
        clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    return v && v->divergent && !v->in_frame && (!v->remade || v->in_turns) ? v : NULL;
}

/* `v < n` and its like. */
static struct lane_variable *bounded_variable(const struct lanes *l, CXCursor condition)
{
    CXCursor inner = lanes_without_conversions(l, condition);
    if (clang_getCursorKind(inner) != CXCursor_BinaryOperator)
        return NULL;
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(inner);
    struct lane_children operands = lanes_children(l, inner);
    bool compares = operation >= CXBinaryOperator_LT && operation <= CXBinaryOperator_GE;
    return compares && is_plain_uniform(l, operands.list[1]) ? own_variable(l, operands.list[0])
                                                             : NULL;
}

/* `v + n`, `n + v`, `v - n`. */
static struct lane_turn turn_of_sum(const struct lanes *l, CXCursor value,
                                    const struct lane_variable *v)
{
    struct lane_turn none = {0, clang_getNullCursor()};
    CXCursor sum = lanes_without_conversions(l, value);
    if (clang_getCursorKind(sum) != CXCursor_BinaryOperator)
        return none;
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(sum);
    struct lane_children operands = lanes_children(l, sum);
    bool first = own_variable(l, operands.list[0]) == v,
         second = own_variable(l, operands.list[1]) == v;
    bool adds = operation == CXBinaryOperator_Add;
    if (first == second || !(adds || (operation == CXBinaryOperator_Sub && first)))
        return none;
    struct lane_turn turn = {adds ? '+' : '-', operands.list[first ? 1 : 0]};
    return is_plain_uniform(l, turn.by) ? turn : none;
}

/* `v++`, `v += n`, `v = v + n`, and the same with minus. */
static struct lane_turn turn_of(const struct lanes *l, CXCursor step, const struct lane_variable *v)
{
    CXCursor value, inner = lanes_without_conversions(l, step);
    struct lane_turn turn = {0, clang_getNullCursor()};
    if (lanes_assigned(l, inner, &value) != v)
        return turn;
    switch ((int)clang_getCursorKind(inner)) {
    case CXCursor_UnaryOperator: {
        enum CXUnaryOperatorKind operation = clang_getCursorUnaryOperatorKind(inner);
        bool adds = operation == CXUnaryOperator_PostInc || operation == CXUnaryOperator_PreInc;
        turn.sign = adds ? '+' : '-';
        return turn;
    }
    case CXCursor_CompoundAssignOperator: {
        enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(inner);
        bool adds = operation == CXBinaryOperator_AddAssign;
        if ((adds || operation == CXBinaryOperator_SubAssign) && is_plain_uniform(l, value))
            turn = (struct lane_turn){adds ? '+' : '-', value};
        return turn;
    }
    default: return turn_of_sum(l, value, v);
    }
}

struct lane_for_parts lanes_turn_parts(struct lanes *l, CXCursor loop)
{
    CXCursor none = clang_getNullCursor();
    struct lane_for_parts parts = {none, none, none, none};
    if (clang_getCursorKind(loop) == CXCursor_ForStmt)
        return lanes_for_parts(l, loop);
    if (clang_getCursorKind(loop) != CXCursor_WhileStmt)
        return parts;
    struct lane_children children = lanes_children(l, loop), items;
    parts.condition = children.list[0];
    parts.body = children.list[1];
    items = lanes_children(l, parts.body);
    if (clang_getCursorKind(parts.body) == CXCursor_CompoundStmt && items.count)
        parts.step = items.list[items.count - 1];
    return parts;
}

bool lanes_advance_alike(const struct lanes *l, CXCursor statement)
{
    struct lane_for_parts parts = lanes_turn_parts((struct lanes *)l, statement);
    if (clang_Cursor_isNull(parts.condition) || clang_Cursor_isNull(parts.step) ||
        is_in_turn(l, statement))
        return false;
    const struct lane_variable *v = bounded_variable(l, parts.condition);
    return v && turn_of(l, parts.step, v).sign &&
           !lanes_some_leave(l, parts.body, true, false, false);
}

struct lane_variable *lanes_counter(const struct lanes *l, CXCursor statement)
{
    return bounded_variable(l, lanes_turn_parts((struct lanes *)l, statement).condition);
}

struct lane_turn lanes_turn(struct lanes *l, CXCursor statement)
{
    struct lane_for_parts parts = lanes_turn_parts(l, statement);
    return turn_of(l, parts.step, bounded_variable(l, parts.condition));
}

struct size_search {
    const struct lanes *l;
    bool found;
};

static enum CXChildVisitResult find_block_size(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct size_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    const struct lane_variable *v =
        kind == CXCursor_DeclRefExpr ? lanes_variable(s->l, cursor) : NULL;
    (void)parent;
    if (kind == CXCursor_CallExpr) {
        const char *name = lanes_called_name(s->l, cursor);
        s->found |= strcmp(name, "get_local_size") == 0 || strcmp(name, "get_global_size") == 0 ||
                    strcmp(name, "get_num_groups") == 0;
    } else if (v && !v->written && !clang_Cursor_isNull(lanes_first_value(v)) &&
               lanes_begin(cursor) >= lanes_end(v->cursor)) { /* not within its own value */
        s->found |= lanes_has_block_size(s->l, lanes_first_value(v));
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_has_block_size(const struct lanes *l, CXCursor value)
{
    struct size_search s = {l, false};
    find_block_size(value, value, &s);
    if (!s.found)
        clang_visitChildren(value, find_block_size, &s);
    return s.found;
}

/* --- variables ----------------------------------------------------------- */

struct marker {
    struct lanes *l;
    unsigned
        divergent_from; /* where the innermost code begins that only some lanes enter; 0: all */
    bool changed;
    unsigned same_until; /* all lanes evaluate expressions before this place alike */
};

static void mark_divergent(struct marker *m, struct lane_variable *v)
{
    if (!v || v->is_local || is_divergent_variable(m->l, v))
        return;
    *(m->l->by_warp ? &v->differs : &v->divergent) = m->changed = true;
}

struct lane_variable *lanes_assigned(const struct lanes *l, CXCursor cursor, CXCursor *value)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct lane_children parts;
    *value = clang_getNullCursor();
    if (kind == CXCursor_CompoundAssignOperator ||
        (kind == CXCursor_BinaryOperator &&
         clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign)) {
        parts = lanes_children(l, cursor);
        *value = parts.list[1];
        return lanes_lvalue_variable(l, parts.list[0]);
    }
    if (kind == CXCursor_UnaryOperator &&
        clang_getCursorUnaryOperatorKind(cursor) <= CXUnaryOperator_PreDec) {
        parts = lanes_children(l, cursor);
        return lanes_lvalue_variable(l, parts.list[0]);
    }
    return NULL;
}

static void mark_in(struct marker *m, CXCursor cursor);

static enum CXChildVisitResult mark_child(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    mark_in(data, cursor);
    return CXChildVisit_Continue;
}

static void mark_assignment(struct marker *m, CXCursor cursor)
{
    CXCursor value;
    struct lane_variable *v = lanes_assigned(m->l, cursor, &value);
    if (!v)
        return;
    bool some_assign = m->divergent_from && v->place < m->divergent_from;
    /* its element, where it is a part */
    bool is_elsewhere = lanes_is_divergent(m->l, lanes_children(m->l, cursor).list[0]);
    const struct lane_variable *moved = lanes_set(m->l, cursor) ? lanes_moved(m->l, v) : NULL;
    if (some_assign || is_elsewhere || (moved && is_divergent_variable(m->l, moved)) ||
        (!clang_Cursor_isNull(value) && lanes_is_divergent(m->l, value)))
        mark_divergent(m, v);
}

static void mark_declaration(struct marker *m, CXCursor cursor)
{
    for (size_t i = 0; i < m->l->at->variable_count; i++) {
        struct lane_variable *v = &m->l->at->variables[i];
        if (!clang_equalCursors(v->cursor, cursor))
            continue;
        CXCursor init = lanes_first_value(v);
        if (!clang_Cursor_isNull(init) && lanes_is_divergent(m->l, init))
            mark_divergent(m, v);
    }
}

/* Behind a return of some lanes only the others are there. */
static void mark_list(struct marker *m, CXCursor cursor)
{
    struct lane_children parts = lanes_children(m->l, cursor);
    unsigned before = m->divergent_from;
    for (size_t i = 0; i < parts.count; i++) {
        mark_in(m, parts.list[i]);
        if (lanes_some_leave(m->l, parts.list[i], false, false, false) && i + 1 < parts.count)
            m->divergent_from = lanes_begin(parts.list[i + 1]);
    }
    m->divergent_from = before;
}

/* Operands of one that all lanes evaluate alike are not asked again, nor those that begin where one does
 * that they don't. */
static void mark_operator(struct marker *m, CXCursor cursor)
{
    unsigned begin = lanes_begin(cursor);
    if (begin < m->same_until || begin == m->divergent_from)
        return;
    if (lanes_is_divergent(m->l, cursor))
        m->divergent_from = begin;
    else
        m->same_until = lanes_end(cursor);
}

static void mark_in(struct marker *m, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    unsigned before = m->divergent_from;
    if (kind == CXCursor_CompoundStmt) {
        mark_list(m, cursor);
        return;
    }
    if (kind == CXCursor_VarDecl)
        mark_declaration(m, cursor);
    mark_assignment(m, cursor);
    bool is_branch = kind == CXCursor_IfStmt || lanes_is_loop(kind);
    bool is_choice = kind == CXCursor_ConditionalOperator || kind == CXCursor_SwitchStmt;
    if ((is_branch && !lanes_is_uniform_control(m->l, cursor)) ||
        (is_choice && has_divergent_condition(m->l, cursor)))
        m->divergent_from = lanes_begin(cursor) + 1;
    if (kind == CXCursor_BinaryOperator)
        mark_operator(m, cursor);
    clang_visitChildren(cursor, mark_child, m);
    m->divergent_from = before;
}

/* --- the kernel ---------------------------------------------------------- */

static void mark_all(struct lanes *l)
{
    struct marker m = {.l = l, .changed = true};
    struct lane_children parts = lanes_children(l, l->at->cursor);
    while (m.changed) {
        m.changed = false;
        m.same_until = 0;
        mark_in(&m, parts.list[parts.count - 1]);
    }
}

static bool is_array(const struct lane_variable *v)
{
    return !v->is_parameter && clang_getCanonicalType(v->type).kind == CXType_ConstantArray;
}

void lanes_mark_divergent(struct lanes *l)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        v->divergent |= v->is_handed || (v->in_frame && (v->written || is_array(v)));
        v->differs |= v->is_handed || v->in_frame;
    }
    mark_all(l);
}

void lanes_find_uniform(struct lanes *l)
{
    lanes_mark_divergent(l);
    l->by_warp = lanes_has_collective(l, l->at->cursor);
    if (l->by_warp)
        mark_all(l);
    l->by_warp = false;
}
