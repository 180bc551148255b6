/* Branches of lanes whose numbers lie in a range, `if (t < half)`: where all lanes of a strip take one, its
 * lane loop needs no test, and a compiler no masks. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

/* Of the text of a lane loop, which then stands there twice. */
#define SHORT_LOOP 2000

struct range_parts {
    struct lane_children bounds,
        others; /* of the condition: what says in which range, and the rest */
};

/* --- numbers of lanes ---------------------------------------------------- */

struct number_search {
    const struct lanes *l;
    bool has_narrow; /* a value that may begin again at 0 where the whole expression does not */
    bool has_uint, may_fail;
};

static void look_at_type(struct number_search *s, CXCursor cursor)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    s->has_uint |= kind == CXType_UInt;
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
    if (kind == CXCursor_CStyleCastExpr || (v && v->divergent))
        look_at_type(s, cursor);
    if (v && v->divergent) {
        const struct lane_variable *moved = lanes_moved(s->l, v);
        CXCursor value = lanes_value(s->l, v);
        if (moved && moved->divergent)
            s->has_narrow = true; /* rare, and not followed */
        look_at_number(value, value, s);
        clang_visitChildren(value, look_at_number, s);
    }
    return CXChildVisit_Recurse;
}

/* Evaluating it can't go wrong, also where a branch leaves it out. */
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

static bool may_fail(const struct lanes *l, CXCursor expression)
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
    look_at_number(number, number, &s);
    clang_visitChildren(number, look_at_number, &s);
    if (s.has_narrow)
        return NULL;
    if (kind == CXType_ULong) /* where an uint begins again at 0, an ulong made of it does not */
        return s.has_uint ? NULL : "ulong";
    return kind == CXType_Int ? "int" : kind == CXType_UInt ? "uint" : NULL;
}

/* --- conditions ---------------------------------------------------------- */

static bool is_and(CXCursor cursor)
{
    return clang_getCursorKind(cursor) == CXCursor_BinaryOperator &&
           clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_LAnd;
}

struct comparison {
    CXCursor number, bound;
    const char *type, *relation; /* `below` or `above` */
    bool is_not;                 /* of those that the relation has not */
};

/* `false`: it is none of a lane's number with what is the same for all. */
static bool read_comparison(const struct lanes *l, CXCursor cursor, struct comparison *c)
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
           !may_fail(l, c->bound) && !may_fail(l, c->number);
}

/* A branch of the lane loop that lanes with numbers in a range take. */
struct range {
    CXCursor branch;
    struct lane_children bounds; /* of its condition: what says in which range, */
    struct lane_children others; /* and the rest */
    bool is_all;                 /* the loop does nothing else */
};

static void split_condition(const struct lanes *l, CXCursor cursor, struct range *range)
{
    CXCursor inner = lanes_without_conversions(l, cursor);
    struct comparison c;
    if (is_and(inner)) {
        struct lane_children operands = lanes_children(l, inner);
        split_condition(l, operands.list[0], range);
        split_condition(l, operands.list[1], range);
    } else if (read_comparison(l, inner, &c)) {
        arena_push(l->arena, range->bounds.list, range->bounds.count, inner);
    } else {
        arena_push(l->arena, range->others.list, range->others.count, inner);
    }
}

static enum CXChildVisitResult find_effect(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct number_search *s = data;
    (void)parent;
    s->may_fail |= lanes_assigns(cursor) || (clang_getCursorKind(cursor) == CXCursor_CallExpr &&
                                             !lanes_asks_place(lanes_called_name(s->l, cursor)));
    return s->may_fail ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Where no lane takes the branch nobody evaluates what stands beside the range. */
static bool has_effects(const struct lanes *l, CXCursor condition)
{
    struct number_search s = {l, false, false, false};
    find_effect(condition, condition, &s);
    clang_visitChildren(condition, find_effect, &s);
    return s.may_fail;
}

static bool is_branch_in_range(struct lanes *l, CXCursor item, const struct lane_children *items,
                               struct range *range)
{
    struct range found = {item, {NULL, 0, NULL}, {NULL, 0, NULL}, true};
    if (clang_getCursorKind(item) != CXCursor_IfStmt || lanes_children(l, item).count != 2 ||
        lanes_contains(item, CXCursor_ReturnStmt))
        return false;
    CXCursor condition = lanes_children(l, item).list[0];
    if (has_effects(l, condition))
        return false;
    split_condition(l, condition, &found);
    bool is_known = found.bounds.count > 0;
    for (size_t i = 0; i < found.bounds.count && is_known; i++)
        is_known = !lanes_needs_items(l, found.bounds.list[i], items);
    if (is_known)
        *range = found;
    return is_known;
}

static bool find_range(struct lanes *l, const struct lane_children *items, struct range *range)
{
    bool found = false;
    for (size_t i = 0; i < items->count && !found; i++)
        found = is_branch_in_range(l, items->list[i], items, range);
    for (size_t i = 0; i < items->count && found; i++)
        range->is_all &= clang_equalCursors(items->list[i], range->branch) ||
                         lanes_prints_nothing(l, items->list[i], items);
    return found;
}

/* --- printing ------------------------------------------------------------ */

/* Sets the variable `taken` to how many lanes may take the branch: none, some, all. */
static void print_range(struct lanes *l, const struct lane_children *bounds, const char *taken,
                        struct str *out)
{
    struct str text = {.arena = l->arena};
    lanes_line(l, out, "int %s;", taken);
    lanes_line(l, out, "CU_FIRST_LANE {");
    l->indent++;
    lanes_print_loop_variables(l, bounds, out);
    for (size_t i = 0; i < bounds->count; i++) {
        struct comparison c = {.is_not = false};
        read_comparison(l, bounds->list[i], &c);
        const char *number = lanes_expression(l, c.number, out),
                   *bound = lanes_expression(l, c.bound, out);
        str_printf(&text, "%s%scu_lanes_%s_%s(cu_n, %s, %s)%s", i + 1 < bounds->count ? "min(" : "",
                   c.is_not ? "CU_ALL_LANES - " : "", c.relation, c.type, number, bound,
                   i + 1 < bounds->count ? ", " : "");
    }
    for (size_t i = 1; i < bounds->count; i++)
        str_add(&text, ")");
    lanes_line(l, out, "%s = %s;", taken, str_text(&text));
    l->indent--;
    lanes_line(l, out, "}");
}

/* The branch without its test. */
static void print_taken(struct lanes *l, const struct range *range, struct str *out)
{
    const struct lane_children *others = &range->others;
    CXCursor body = lanes_children(l, range->branch).list[1];
    struct str rest = {.arena = l->arena};
    for (size_t i = 0; i < others->count; i++)
        str_printf(&rest, others->count > 1 ? "%s(%s)" : "%s%s", i ? " && " : "",
                   lanes_expression(l, others->list[i], out));
    if (others->count == 0 && !lanes_contains(body, CXCursor_VarDecl)) {
        l->indent--;
        lanes_in_block(l, body, out);
        l->indent++;
        return;
    }
    lanes_line(l, out, others->count ? "if (%s) {" : "{", str_text(&rest));
    lanes_in_block(l, body, out);
    lanes_line(l, out, "}");
}

/* The lane loop where all lanes take the branch, or none does. */
static void print_alike(struct lanes *l, const struct lane_children *items,
                        const struct range *range, bool taken, struct str *out)
{
    l->indent++;
    lanes_begin_lanes(l, items, false, out);
    for (size_t i = 0; i < items->count; i++)
        if (!clang_equalCursors(items->list[i], range->branch))
            lanes_print_item(l, items->list[i], out);
        else if (taken)
            print_taken(l, range, out);
    lanes_end_lanes(l, items, out);
    l->indent--;
}

bool lanes_print_range(struct lanes *l, const struct lane_children *items, const char *loop,
                       struct str *out)
{
    struct range range;
    if (l->plan->in_warps || l->plan->mask || l->plan->rows || strlen(loop) > SHORT_LOOP ||
        !lanes_go_together(l, items) || !find_range(l, items, &range))
        return false;
    const char *taken = arena_printf(l->arena, "cu_r%u", ++l->plan->masks);
    lanes_place(l, &range.bounds);
    print_range(l, &range.bounds, taken, out);
    lanes_line(l, out, "if (%s == CU_ALL_LANES) {", taken);
    print_alike(l, items, &range, true, out);
    if (!range.is_all) {
        lanes_line(l, out, "} else if (%s == CU_NO_LANES) {", taken);
        print_alike(l, items, &range, false, out);
    }
    lanes_line(l, out, range.is_all ? "} else if (%s == CU_SOME_LANES) {" : "} else {", taken);
    l->indent++;
    lanes_print_lanes(l, items, out);
    l->indent--;
    lanes_line(l, out, "}");
    return true;
}
