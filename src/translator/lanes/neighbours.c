/* Which accesses to memory lie side by side: those of neighbouring lanes are to neighbours. Only such
 * become vector instructions that gain much. */
#include "lanes/private.h"

#include <string.h>

/* How the value of an expression changes from a lane to the next. */
enum step { STEP_NONE, STEP_ONE, STEP_OTHER };

static enum step lane_step_of(const struct lanes *l, CXCursor expression);

bool lanes_is_call_of(const struct lanes *l, CXCursor cursor, const char *name)
{
    CXCursor dimension;
    if (clang_getCursorKind(cursor) != CXCursor_CallExpr ||
        clang_Cursor_getNumArguments(cursor) != 1 ||
        strcmp(lanes_called_name(l, cursor), name) != 0)
        return false;
    dimension = lanes_without_conversions(l, clang_Cursor_getArgument(cursor, 0));
    return strcmp(lanes_slice(l, lanes_begin(dimension), lanes_end(dimension)), "0") == 0;
}

static enum step joined_step(enum step first, enum step second, bool adds)
{
    if (first == STEP_NONE && second == STEP_NONE)
        return STEP_NONE;
    if (first == STEP_ONE && second == STEP_NONE)
        return STEP_ONE;
    return first == STEP_NONE && second == STEP_ONE && adds ? STEP_ONE : STEP_OTHER;
}

static enum step step_of_sum(const struct lanes *l, CXCursor sum, bool adds)
{
    struct lane_children operands = lanes_children(l, sum);
    return joined_step(lane_step_of(l, operands.list[0]), lane_step_of(l, operands.list[1]), adds);
}

/* Of the address of an element. */
static enum step step_of_address(const struct lanes *l, CXCursor address)
{
    CXCursor element = lanes_without_conversions(l, lanes_children(l, address).list[0]);
    bool takes = clang_getCursorUnaryOperatorKind(address) == CXUnaryOperator_AddrOf;
    return takes && clang_getCursorKind(element) == CXCursor_ArraySubscriptExpr
               ? step_of_sum(l, element, true)
               : STEP_OTHER;
}

/* Of an expression whose value is the same for all lanes where its two operands are. */
static enum step step_of_both(const struct lanes *l, CXCursor expression)
{
    struct lane_children operands = lanes_children(l, expression);
    bool is_same = lane_step_of(l, operands.list[0]) == STEP_NONE &&
                   lane_step_of(l, operands.list[1]) == STEP_NONE;
    return is_same ? STEP_NONE : STEP_OTHER;
}

static enum step step_of_variable(const struct lanes *l, const struct lane_variable *v)
{
    if (v->in_turns)
        return lane_step_of(l, v->made_of);
    bool is_fixed =
        (v->is_set_once || !v->written) && !v->in_frame && !v->is_parameter && !v->is_local;
    CXCursor value = lanes_value(l, v);
    if (!is_fixed || clang_Cursor_isNull(value))
        return STEP_OTHER;
    const struct lane_variable *moved = lanes_moved(l, v);
    enum step first = moved && moved->divergent ? step_of_variable(l, moved) : STEP_NONE;
    bool adds =
        !moved || clang_getCursorBinaryOperatorKind(v->set_by) == CXBinaryOperator_AddAssign;
    return joined_step(first, lane_step_of(l, value), adds);
}

static enum step lane_step_of(const struct lanes *l, CXCursor expression)
{
    CXCursor inner = lanes_without_conversions(l, expression);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    const struct lane_variable *v = kind == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    if (!lanes_is_divergent(l, inner))
        return STEP_NONE;
    if (kind == CXCursor_CStyleCastExpr) {
        struct lane_children parts = lanes_children(l, inner);
        return lane_step_of(l, parts.list[parts.count - 1]);
    }
    if (v)
        return step_of_variable(l, v);
    if (kind == CXCursor_ArraySubscriptExpr &&
        clang_getCanonicalType(clang_getCursorType(inner)).kind == CXType_ConstantArray)
        return step_of_both(l, inner); /* a row of an array */
    if (kind == CXCursor_BinaryOperator) {
        enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(inner);
        if (operation == CXBinaryOperator_Add || operation == CXBinaryOperator_Sub)
            return step_of_sum(l, inner, operation == CXBinaryOperator_Add);
        return step_of_both(l, inner);
    }
    if (kind == CXCursor_UnaryOperator)
        return step_of_address(l, inner);
    if (lanes_is_call_of(l, inner, "get_local_id") || lanes_is_call_of(l, inner, "get_global_id"))
        return STEP_ONE;
    return kind == CXCursor_CallExpr && lanes_asks_place(lanes_called_name(l, inner)) ? STEP_NONE
                                                                                      : STEP_OTHER;
}

bool lanes_is_index(const struct lanes *l, const struct lane_variable *v)
{
    return step_of_variable(l, v) != STEP_OTHER;
}

bool lanes_steps_by_one(const struct lanes *l, CXCursor expression)
{
    return lane_step_of(l, expression) == STEP_ONE;
}

bool lanes_is_side_by_side(const struct lanes *l, CXCursor access)
{
    CXCursor inner = lanes_without_conversions(l, access);
    struct lane_children parts = lanes_children(l, inner);
    if (clang_getCursorKind(inner) == CXCursor_UnaryOperator)
        return clang_getCursorUnaryOperatorKind(inner) == CXUnaryOperator_Deref &&
               lane_step_of(l, parts.list[0]) == STEP_ONE;
    if (clang_getCursorKind(inner) != CXCursor_ArraySubscriptExpr)
        return false;
    enum step base = lane_step_of(l, parts.list[0]), index = lane_step_of(l, parts.list[1]);
    return (base == STEP_NONE && index == STEP_ONE) || (base == STEP_ONE && index == STEP_NONE);
}

/* --- loops over lanes ------------------------------------------------------- */

struct stores {
    const struct lanes *l;
    bool any, side_by_side;
};

/* An element of an array that has one for each lane, or a part of such. */
static bool is_element_of_lane(const struct lanes *l, CXCursor lvalue)
{
    const struct lane_variable *v = lanes_lvalue_variable(l, lvalue);
    return v && v->divergent && !v->is_local && v->level > LEVEL_LANE;
}

static enum CXChildVisitResult look_at_store(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct stores *s = data;
    (void)parent;
    if (!lanes_assigns(cursor))
        return CXChildVisit_Recurse;
    CXCursor lvalue = lanes_children(s->l, cursor).list[0];
    const struct lane_variable *v = lanes_lvalue_variable(s->l, lvalue);
    s->any |= !v || v->is_local;
    while (clang_getCursorKind(lvalue) == CXCursor_MemberRefExpr)
        lvalue = lanes_without_conversions(s->l, lanes_children(s->l, lvalue).list[0]);
    s->side_by_side |= lanes_is_side_by_side(s->l, lvalue) || is_element_of_lane(s->l, lvalue);
    return s->side_by_side ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_scatter(const struct lanes *l, const struct lane_children *items)
{
    struct stores s = {l, false, false};
    for (size_t i = 0; i < items->count && !s.side_by_side; i++) {
        look_at_store(items->list[i], items->list[i], &s);
        clang_visitChildren(items->list[i], look_at_store, &s);
    }
    return s.any && !s.side_by_side;
}

struct walk {
    const struct lanes *l;
    bool found, changes;
};

static enum CXChildVisitResult find_changing(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct walk *w = data;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(w->l, cursor) : NULL;
    (void)parent;
    w->changes |= v && v->written;
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult find_walk(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct walk *w = data;
    (void)parent;
    if (lanes_is_side_by_side(w->l, cursor)) {
        w->changes = false;
        clang_visitChildren(cursor, find_changing, w);
        w->found |= w->changes;
    }
    return w->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_walks_side_by_side(const struct lanes *l, CXCursor body)
{
    struct walk w = {l, false, false};
    find_walk(body, body, &w);
    clang_visitChildren(body, find_walk, &w);
    return w.found;
}
