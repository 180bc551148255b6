/* Which branches lanes take whose numbers lie in a range, `if (t < half)`: where all lanes of a strip take
 * one, its lane loop needs no test, and a compiler no masks. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

/* --- numbers of lanes ---------------------------------------------------- */

struct number_search {
    const struct lanes *l;
    bool has_narrow, has_word; /* each lane has a part of less than 32 bits, or of 32 */
    bool may_fail;
};

static void look_at_type(struct number_search *s, CXCursor cursor)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    s->has_word |= kind == CXType_Int || kind == CXType_UInt;
    s->has_narrow |=
        kind != CXType_Int && kind != CXType_UInt && kind != CXType_Long && kind != CXType_ULong;
}

static enum CXChildVisitResult look_at_number(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct number_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    const struct lane_variable *v =
        kind == CXCursor_DeclRefExpr ? lanes_variable(s->l, cursor) : NULL;
    (void)parent;
    if (kind == CXCursor_CallExpr)
        return CXChildVisit_Continue;
    if (kind == CXCursor_CStyleCastExpr || kind == CXCursor_BinaryOperator || (v && v->divergent))
        look_at_type(s, cursor);
    if (v && v->divergent) {
        const struct lane_variable *moved = lanes_moved(s->l, v);
        CXCursor value = lanes_value(s->l, v);
        if (moved && moved->divergent)
            s->has_narrow = true; /* rare, and not followed */
        if (look_at_number(value, value, s) == CXChildVisit_Recurse)
            clang_visitChildren(value, look_at_number, s);
    }
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult look_for_failing(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct number_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_BinaryOperator) {
        enum CXBinaryOperatorKind o = clang_getCursorBinaryOperatorKind(cursor);
        s->may_fail |= o == CXBinaryOperator_Div || o == CXBinaryOperator_Rem;
        if (s->may_fail && lanes_literal_operand(s->l, lanes_children(s->l, cursor)) > 0)
            s->may_fail = false;
    }
    if (kind == CXCursor_CallExpr && !lanes_asks_place(lanes_called_name(s->l, cursor)))
        s->may_fail = true;
    s->may_fail |= lanes_assigns(cursor);
    return s->may_fail ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_may_fail(const struct lanes *l, CXCursor expression)
{
    struct number_search s = {l, false, false, false};
    look_for_failing(expression, expression, &s);
    if (!s.may_fail)
        clang_visitChildren(expression, look_for_failing, &s);
    return s.may_fail || lanes_reads_memory(l, expression);
}

/* In which type the operands are compared; NULL: none in which lanes have numbers. */
static const char *compared_in(const struct lanes *l, CXCursor comparison, CXCursor number)
{
    struct lane_children operands = lanes_children(l, comparison);
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(operands.list[0])).kind;
    struct number_search s = {l, false, false, false};
    if (look_at_number(number, number, &s) == CXChildVisit_Recurse)
        clang_visitChildren(number, look_at_number, &s);
    if (s.has_narrow)
        return NULL;
    if (kind == CXType_ULong) /* where 32 bits begin again, a longer number made of them does not */
        return s.has_word ? NULL : "ulong";
    return kind == CXType_Int ? "int" : kind == CXType_UInt ? "uint" : NULL;
}

/* --- conditions ---------------------------------------------------------- */

static bool is_and(CXCursor cursor)
{
    return clang_getCursorKind(cursor) == CXCursor_BinaryOperator &&
           clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_LAnd;
}

bool lanes_compares_number(const struct lanes *l, CXCursor cursor, struct lane_comparison *c)
{
    if (clang_getCursorKind(cursor) != CXCursor_BinaryOperator)
        return false;
    enum CXBinaryOperatorKind o = clang_getCursorBinaryOperatorKind(cursor);
    struct lane_children operands = lanes_children(l, cursor);
    bool less = o == CXBinaryOperator_LT || o == CXBinaryOperator_LE,
         more = o == CXBinaryOperator_GT || o == CXBinaryOperator_GE;
    if (operands.count != 2 || (!less && !more))
        return false;
    bool is_right = !lanes_is_divergent(l, operands.list[0]);
    c->number = operands.list[is_right];
    c->bound = operands.list[!is_right];
    bool is_strict = o == CXBinaryOperator_LT || o == CXBinaryOperator_GT;
    c->is_not = !is_strict;
    c->relation = (less != is_right) == is_strict ? "below" : "above";
    c->type = compared_in(l, cursor, c->number);
    return c->type && !lanes_is_divergent(l, c->bound) && lanes_steps_by_one(l, c->number) &&
           !lanes_may_fail(l, c->bound) && !lanes_may_fail(l, c->number);
}

static void split_condition(const struct lanes *l, CXCursor cursor, struct lane_range *range)
{
    CXCursor inner = lanes_without_conversions(l, cursor);
    struct lane_comparison c;
    if (is_and(inner)) {
        struct lane_children operands = lanes_children(l, inner);
        split_condition(l, operands.list[0], range);
        split_condition(l, operands.list[1], range);
    } else if (lanes_compares_number(l, inner, &c)) {
        arena_push(l->arena, range->bounds.list, range->bounds.count, inner);
    } else {
        arena_push(l->arena, range->others.list, range->others.count, inner);
    }
}

static enum CXChildVisitResult look_for_effect(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct number_search *s = data;
    (void)parent;
    s->may_fail |= lanes_assigns(cursor) || (clang_getCursorKind(cursor) == CXCursor_CallExpr &&
                                             !lanes_asks_place(lanes_called_name(s->l, cursor)));
    return s->may_fail ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Where no lane takes the branch nobody evaluates what stands beside the range. */
static bool condition_has_effects(const struct lanes *l, CXCursor condition)
{
    struct number_search s = {l, false, false, false};
    look_for_effect(condition, condition, &s);
    clang_visitChildren(condition, look_for_effect, &s);
    return s.may_fail;
}

bool lanes_find_range(const struct lanes *l, CXCursor item, struct lane_range *range)
{
    struct lane_range found = {item, {NULL, 0, NULL}, {NULL, 0, NULL}};
    if (clang_getCursorKind(item) != CXCursor_IfStmt || lanes_children(l, item).count != 2 ||
        lanes_contains(item, CXCursor_ReturnStmt))
        return false;
    CXCursor condition = lanes_children(l, item).list[0];
    if (condition_has_effects(l, condition))
        return false;
    split_condition(l, condition, &found);
    *range = found;
    return found.bounds.count > 0;
}
