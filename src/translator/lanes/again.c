/* Variables that each lane loop makes again, from the thread's place and from what does not change,
 * instead of keeping them: the loop then knows that neighbouring lanes have neighbouring values. Such
 * are indices and pointers that their declaration or one statement sets, and counters of loops. */
#include "lanes/private.h"

#include "util/str.h"
#include <stdlib.h>
#include <string.h>

/* --- what a variable is made of ------------------------------------------- */

CXCursor lanes_value(const struct lanes *l, const struct lane_variable *v)
{
    return clang_Cursor_isNull(v->set_by) ? lanes_first_value(v)
                                          : lanes_children(l, v->set_by).list[1];
}

const struct lane_variable *lanes_moved(const struct lanes *l, const struct lane_variable *v)
{
    return v->set_from ? &l->at->variables[v->set_from - 1] : NULL;
}

/* libclang's cursors of one statement may differ in where they were found. */
static bool is_same_text(CXCursor a, CXCursor b)
{
    return !clang_Cursor_isNull(a) && clang_getCursorKind(a) == clang_getCursorKind(b) &&
           lanes_begin(a) == lanes_begin(b) && lanes_end(a) == lanes_end(b);
}

struct lane_variable *lanes_set(const struct lanes *l, CXCursor statement)
{
    CXCursor value;
    struct lane_variable *v = lanes_assigned(l, statement, &value);
    return v && is_same_text(v->set_by, statement) ? v : NULL;
}

bool lanes_is_move(CXCursor cursor)
{
    enum CXBinaryOperatorKind operation =
        clang_getCursorKind(cursor) == CXCursor_CompoundAssignOperator
            ? clang_getCursorBinaryOperatorKind(cursor)
            : CXBinaryOperator_Invalid;
    return operation == CXBinaryOperator_AddAssign || operation == CXBinaryOperator_SubAssign;
}

unsigned lanes_place_of_value(const struct lane_variable *v)
{
    return clang_Cursor_isNull(v->set_by) ? v->place : lanes_begin(v->set_by);
}

struct search {
    const struct lanes *l;
    bool found;
    bool is_early; /* what statements set is not known yet where the expression stands */
};

/* By a power of two that is a number: that is as cheap as a shift. Kernels with collectives ask so for
 * their lane and warp. */
static bool divides_by_power(const struct lanes *l, CXCursor division)
{
    CXCursor by = lanes_without_conversions(l, lanes_children(l, division).list[1]);
    if (clang_getCursorKind(by) != CXCursor_IntegerLiteral ||
        !lanes_has_collective(l, l->at->cursor))
        return false;
    unsigned long value = strtoul(lanes_slice(l, lanes_begin(by), lanes_end(by)), NULL, 0);
    return value && !(value & (value - 1));
}

/* A variable that has one value as long as it is used, which each lane loop knows. */
static bool is_stable(const struct search *s, const struct lane_variable *v)
{
    bool is_array = clang_getCanonicalType(v->type).kind == CXType_ConstantArray;
    bool is_set_once = !clang_Cursor_isNull(v->set_by) && v->is_set_once && !s->is_early;
    if (v->is_local)
        return is_array; /* its address */
    return (!v->written || is_set_once) && (!v->divergent || v->remade);
}

/* The element whose address it takes; null: it is another expression. */
static CXCursor element_of_address(const struct lanes *l, CXCursor cursor)
{
    if (clang_getCursorKind(cursor) != CXCursor_UnaryOperator ||
        clang_getCursorUnaryOperatorKind(cursor) != CXUnaryOperator_AddrOf)
        return clang_getNullCursor();
    CXCursor inner = lanes_without_conversions(l, lanes_children(l, cursor).list[0]);
    return clang_getCursorKind(inner) == CXCursor_ArraySubscriptExpr ? inner
                                                                     : clang_getNullCursor();
}

static bool reads_memory(CXCursor cursor, enum CXCursorKind kind)
{
    if (kind == CXCursor_ArraySubscriptExpr) /* a row is no read */
        return clang_getCanonicalType(clang_getCursorType(cursor)).kind != CXType_ConstantArray;
    return kind == CXCursor_MemberRefExpr ||
           (kind == CXCursor_UnaryOperator &&
            clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref);
}

static enum CXChildVisitResult find_other(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor element = element_of_address(s->l, cursor);
    (void)parent;
    if (!clang_Cursor_isNull(element)) {
        clang_visitChildren(element, find_other, s);
        return s->found ? CXChildVisit_Break : CXChildVisit_Continue;
    }
    s->found |= reads_memory(cursor, kind);
    if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(s->l, cursor);
        CXCursor referenced = clang_getCursorReferenced(cursor);
        s->found |= !(v && is_stable(s, v)) &&
                    clang_getCursorKind(referenced) != CXCursor_FunctionDecl &&
                    clang_getCursorKind(referenced) != CXCursor_EnumConstantDecl;
    } else if (kind == CXCursor_CallExpr) {
        s->found |= !lanes_is_work_item_call(s->l, cursor) && !lanes_warp_place(s->l, cursor, NULL);
    } else if (kind == CXCursor_BinaryOperator) {
        enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(cursor);
        s->found |= (operation == CXBinaryOperator_Div || operation == CXBinaryOperator_Rem) &&
                    !divides_by_power(s->l, cursor);
    } else if (kind == CXCursor_ConditionalOperator) {
        s->found = true;
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool is_made_of_place(const struct lanes *l, CXCursor value, bool is_early)
{
    struct search s = {l, false, is_early};
    if (find_other(value, value, &s) == CXChildVisit_Recurse)
        clang_visitChildren(value, find_other, &s);
    return !s.found;
}

bool lanes_is_made_of_place(const struct lanes *l, CXCursor value)
{
    return is_made_of_place(l, value, true);
}

/* --- counters of loops ------------------------------------------------------ */

struct counter_search {
    const struct lanes *l;
    const struct lane_variable *v;
    unsigned changes;
};

static enum CXChildVisitResult count_change(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct counter_search *s = data;
    CXCursor value;
    (void)parent;
    s->changes += lanes_assigned(s->l, cursor, &value) == s->v;
    return CXChildVisit_Recurse;
}

bool lanes_is_changed_in(const struct lanes *l, const struct lane_variable *v, CXCursor statement)
{
    struct counter_search s = {l, v, 0};
    clang_visitChildren(statement, count_change, &s);
    return s.changes > 0 || (v->in_frame && v->written);
}

/* What a statement gives the counter as its first value; null: it does something else. */
static CXCursor count_given(const struct lanes *l, CXCursor statement,
                            const struct lane_variable *v)
{
    CXCursor value = clang_getNullCursor();
    if (clang_Cursor_isNull(statement))
        return value;
    if (clang_getCursorKind(statement) != CXCursor_DeclStmt) {
        bool assigns = clang_getCursorKind(statement) == CXCursor_BinaryOperator &&
                       lanes_assigned(l, statement, &value) == v;
        return assigns ? value : clang_getNullCursor();
    }
    struct lane_children declared = lanes_children(l, statement);
    for (size_t i = 0; i < declared.count; i++)
        if (clang_equalCursors(declared.list[i], v->cursor))
            value = lanes_first_value(v);
    return value;
}

struct loop_search {
    const struct lanes *l;
    const struct lane_variable *v;
    CXCursor loop, first; /* the statement that gives the first value, before the loop */
};

/* In the list that has the loop, since then it comes before each run of it. */
static enum CXChildVisitResult find_first_count(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct loop_search *s = data;
    if (!clang_equalCursors(cursor, s->loop))
        return CXChildVisit_Recurse;
    struct lane_children items = lanes_children(s->l, parent);
    bool is_list = clang_getCursorKind(parent) == CXCursor_CompoundStmt;
    for (size_t i = 0; i < items.count && is_list; i++) {
        enum CXCursorKind kind = clang_getCursorKind(items.list[i]);
        is_list = kind != CXCursor_CaseStmt && kind != CXCursor_DefaultStmt;
        if (is_list && lanes_begin(items.list[i]) < lanes_begin(cursor) &&
            !clang_Cursor_isNull(count_given(s->l, items.list[i], s->v)))
            s->first = items.list[i];
    }
    if (!is_list)
        s->first = clang_getNullCursor();
    return CXChildVisit_Break;
}

/* All that happens to the variable happens in the loop, and is the same for all lanes but for what
 * it begins with, there or before. */
static bool counts_turns(const struct lanes *l, CXCursor loop, struct lane_variable *v)
{
    struct loop_search at = {l, v, loop, lanes_turn_parts((struct lanes *)l, loop).init};
    struct counter_search s = {l, v, 0};
    enum CXTypeKind kind = clang_getCanonicalType(v->type).kind;
    if (clang_Cursor_isNull(count_given(l, at.first, v)))
        clang_visitChildren(l->at->cursor, find_first_count, &at);
    v->made_of = count_given(l, at.first, v);
    if (clang_Cursor_isNull(v->made_of) || v->is_parameter || kind < CXType_Char_U ||
        kind > CXType_LongLong || !lanes_is_made_of_place(l, v->made_of))
        return false;
    bool assigns = clang_isExpression(clang_getCursorKind(at.first));
    for (size_t i = 0; i < v->use_count; i++) {
        unsigned use = v->uses[i];
        bool in_loop = use >= lanes_begin(loop) && use < lanes_end(loop);
        if (!in_loop && !(assigns && use == lanes_begin(at.first)))
            return false;
    }
    clang_visitChildren(l->at->cursor, count_change, &s);
    return s.changes == (assigns ? 2 : 1);
}

static enum CXChildVisitResult find_counters(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct lanes *l = data;
    (void)parent;
    struct lane_variable *v =
        lanes_is_loop(clang_getCursorKind(cursor)) && lanes_advance_alike(l, cursor)
            ? lanes_counter(l, cursor)
            : NULL;
    if (v && !lanes_has_collective(l, cursor) && counts_turns(l, cursor, v))
        v->in_turns = v->remade = true;
    return CXChildVisit_Recurse;
}

/* --- the variables ---------------------------------------------------------- */

/* Those of which a value is made are used where the variable is. */
struct spread {
    struct lanes *l;
    const struct lane_variable *made;
};

static void spread_uses(const struct spread *s, struct lane_variable *used)
{
    for (size_t i = 0; i < s->made->use_count; i++)
        arena_push(s->l->arena, used->uses, used->use_count, s->made->uses[i]);
}

static enum CXChildVisitResult add_uses(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct spread *s = data;
    (void)parent;
    struct lane_variable *used =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(s->l, cursor) : NULL;
    if (used && used != s->made)
        spread_uses(s, used);
    return CXChildVisit_Recurse;
}

static void add_uses_of_value(struct lanes *l, const struct lane_variable *v, CXCursor value)
{
    struct spread s = {l, v};
    add_uses(value, value, &s);
    clang_visitChildren(value, add_uses, &s);
    if (v->set_from)
        spread_uses(&s, &l->at->variables[v->set_from - 1]);
}

/* Where the variables can be named of which the value is made. */
struct reach {
    const struct lanes *l;
    unsigned begin, end;
};

static void narrow_reach(struct reach *r, const struct lane_variable *v)
{
    bool is_set = v->remade && !clang_Cursor_isNull(v->set_by);
    unsigned begin = is_set ? v->made_begin : v->begin, end = is_set ? v->made_end : v->end;
    if (v->is_web && !v->remade)
        end = 0; /* it may be declared further in */
    r->begin = begin > r->begin ? begin : r->begin;
    r->end = end < r->end ? end : r->end;
}

static enum CXChildVisitResult find_reach(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct reach *r = data;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(r->l, cursor) : NULL;
    (void)parent;
    if (v)
        narrow_reach(r, v);
    return CXChildVisit_Recurse;
}

/* What one statement sets can be made wherever it is used. */
static bool reaches_uses(const struct lanes *l, struct lane_variable *v)
{
    struct reach r = {l, lanes_begin(l->at->cursor), lanes_end(l->at->cursor)};
    const struct lane_variable *moved = lanes_moved(l, v);
    CXCursor value = lanes_value(l, v);
    find_reach(value, value, &r);
    clang_visitChildren(value, find_reach, &r);
    if (moved)
        narrow_reach(&r, moved);
    v->made_begin = r.begin;
    v->made_end = r.end;
    for (size_t i = 0; i < v->use_count; i++)
        if (v->uses[i] < r.begin || v->uses[i] >= r.end)
            return false;
    return true;
}

/* It pays to make again what a statement sets: a pointer, or an index of neighbours. */
static bool pays_to_make(const struct lanes *l, const struct lane_variable *v)
{
    return clang_getCanonicalType(v->type).kind == CXType_Pointer || lanes_is_index(l, v);
}

static bool may_make(const struct lanes *l, struct lane_variable *v)
{
    CXCursor value = v->is_parameter ? clang_getNullCursor() : lanes_value(l, v);
    bool is_set = !clang_Cursor_isNull(v->set_by);
    const struct lane_variable *moved = lanes_moved(l, v);
    struct search s = {l, false, false};
    if (!v->divergent || v->in_frame || v->is_handed || clang_Cursor_isNull(value) ||
        (is_set ? !v->is_set_once : v->written))
        return false;
    return is_made_of_place(l, value, false) && (!moved || is_stable(&s, moved)) &&
           (!is_set || (pays_to_make(l, v) && reaches_uses(l, v)));
}

/* Numbers of the variables, those first of which others are made. */
static void order_by_value(struct lanes *l)
{
    struct lane_function *f = l->at;
    f->by_value = arena_alloc(l->arena, (f->variable_count + 1) * sizeof *f->by_value);
    for (size_t i = 0; i < f->variable_count; i++) {
        size_t at = i;
        bool is_late = f->variables[i].is_other && clang_Cursor_isNull(f->variables[i].set_by);
        unsigned place = lanes_place_of_value(&f->variables[i]);
        for (; !is_late && at > 0; at--) {
            const struct lane_variable *before = &f->variables[f->by_value[at - 1]];
            if (lanes_place_of_value(before) <= place &&
                !(before->is_other && clang_Cursor_isNull(before->set_by)))
                break;
            f->by_value[at] = f->by_value[at - 1];
        }
        f->by_value[at] = i;
    }
}

void lanes_find_made_again(struct lanes *l)
{
    struct lane_function *f = l->at;
    order_by_value(l);
    for (size_t i = 0; i < f->variable_count; i++) {
        struct lane_variable *v = &f->variables[f->by_value[i]];
        v->in_turns = false;
        v->remade = may_make(l, v);
    }
    clang_visitChildren(f->cursor, find_counters, l);
    for (size_t i = 0; i < f->variable_count; i++)
        if (f->variables[i].in_turns)
            add_uses_of_value(l, &f->variables[i], f->variables[i].made_of);
    for (size_t i = f->variable_count; i-- > 0;) {
        const struct lane_variable *v = &f->variables[f->by_value[i]];
        if (v->remade && !v->in_turns)
            add_uses_of_value(l, v, lanes_value(l, v));
    }
}
