/* Rows: kernels without barriers and loops, whose lanes write side by side.
 *
 * One work-item runs the rows of several blocks that lie side by side along x. Which of a row's
 * lanes pass the tests in front of the work, mostly those for the array's bounds, is found out
 * first. They are mostly neighbours: then a loop over these needs no test, and its vector
 * instructions no mask. Masks are what compilers need for work-items with a test, and many CPUs
 * take long to store through one. */
#include "lanes/private.h"

#include <string.h>

/* --- what may be rows ----------------------------------------------------- */

struct work {
    const struct lanes *l;
    bool is_too_much; /* for a loop of neighbours: it could not be run together, or not in rows */
    bool writes;      /* to what is no variable of the lane */
    bool stores_side_by_side;
    bool
        splits_place; /* it has a thread's place in a block and the block's, along x, but for sums */
};

static bool is_cheap_call(const struct lanes *l, CXCursor call)
{
    const char *name = lanes_called_name(l, call);
    const struct lane_function *callee = map_get(&l->functions, name);
    if (callee)
        return !callee->owns_memory && !callee->prints && !callee->uses_ids && !callee->asks_group;
    if (lanes_is_work_item_call(l, call))
        return strstr(name, "linear_id") == NULL;
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCursorType(clang_Cursor_getArgument(call, (unsigned)i));
        if (clang_getCanonicalType(type).kind == CXType_Pointer)
            return false;
    }
    return *name && !strstr(name, "printf") && !str_starts(name, "atom") &&
           !strstr(name, "barrier") && !strstr(name, "fence");
}

/* `(uint)get_local_id(0)` where `type` is unsigned int, or without where it is size_t. */
static bool is_part_of_place(const struct lanes *l, CXCursor cursor, CXType type, const char *name)
{
    CXCursor inner = lanes_without_conversions(l, cursor);
    bool is_cast = clang_getCursorKind(inner) == CXCursor_CStyleCastExpr;
    CXType own = clang_getCanonicalType(clang_getCursorType(inner));
    if (own.kind != clang_getCanonicalType(type).kind)
        return false;
    if (is_cast) {
        struct lane_children parts = lanes_children(l, inner);
        inner = lanes_without_conversions(l, parts.list[parts.count - 1]);
    }
    return lanes_is_call_of(l, inner, name);
}

static bool is_first_place(const struct lanes *l, CXCursor cursor, CXType type)
{
    CXCursor product = lanes_without_conversions(l, cursor);
    if (clang_getCursorKind(product) != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(product) != CXBinaryOperator_Mul)
        return false;
    struct lane_children factors = lanes_children(l, product);
    for (int i = 0; i < 2; i++)
        if (is_part_of_place(l, factors.list[i], type, "get_group_id") &&
            is_part_of_place(l, factors.list[1 - i], type, "get_local_size"))
            return true;
    return false;
}

/* The thread's place in the grid along x: `blockIdx.x * blockDim.x + threadIdx.x`. */
static bool is_place_in_grid(const struct lanes *l, CXCursor cursor)
{
    CXType type = clang_getCursorType(cursor);
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    if (lanes_is_call_of(l, cursor, "get_global_id"))
        return true;
    if (clang_getCursorKind(cursor) != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(cursor) != CXBinaryOperator_Add ||
        (kind != CXType_UInt && kind != CXType_ULong))
        return false;
    struct lane_children operands = lanes_children(l, cursor);
    for (int i = 0; i < 2; i++)
        if (is_first_place(l, operands.list[i], type) &&
            is_part_of_place(l, operands.list[1 - i], type, "get_local_id"))
            return true;
    return false;
}

static enum CXChildVisitResult look_at_work(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct work *w = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXCursor value;
    (void)parent;
    if (is_place_in_grid(w->l, cursor))
        return CXChildVisit_Continue;
    w->splits_place |= lanes_is_call_of(w->l, cursor, "get_local_id") ||
                       lanes_is_call_of(w->l, cursor, "get_group_id") ||
                       lanes_is_call_of(w->l, cursor, "get_local_size");
    w->is_too_much |= kind == CXCursor_SwitchStmt || kind == CXCursor_ForStmt ||
                      kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt ||
                      kind == CXCursor_StmtExpr;
    if (kind == CXCursor_CallExpr)
        w->is_too_much |= !is_cheap_call(w->l, cursor);
    if (kind == CXCursor_CallExpr && lanes_called(w->l, cursor))
        w->writes |= lanes_called(w->l, cursor)->has_pointers;
    if (lanes_assigns(cursor) && !lanes_assigned(w->l, cursor, &value)) {
        w->writes = true;
        w->stores_side_by_side |= lanes_is_side_by_side(w->l, lanes_children(w->l, cursor).list[0]);
    }
    return CXChildVisit_Recurse;
}

static void look_at_item(struct work *w, CXCursor item)
{
    if (look_at_work(item, item, w) == CXChildVisit_Recurse)
        clang_visitChildren(item, look_at_work, w);
}

/* --- the tests in front of the work ---------------------------------------- */

/* `if (...) return;`, whose test comes before all work. */
static bool is_test(const struct lanes *l, CXCursor item, CXCursor *condition)
{
    if (clang_getCursorKind(item) != CXCursor_IfStmt)
        return false;
    struct lane_children parts = lanes_children(l, item);
    *condition = parts.list[0];
    return parts.count == 2 && lanes_is_made_of_place(l, *condition);
}

static bool is_return(const struct lanes *l, CXCursor statement)
{
    if (clang_getCursorKind(statement) == CXCursor_CompoundStmt) {
        struct lane_children inner = lanes_children(l, statement);
        if (inner.count != 1)
            return false;
        statement = inner.list[0];
    }
    return clang_getCursorKind(statement) == CXCursor_ReturnStmt;
}

static void add_lane_test(struct lanes *l, struct lane_rows *rows, CXCursor condition,
                          bool is_negated)
{
    arena_push(l->arena, rows->tests.list, rows->tests.count, condition);
    rows->negated |= is_negated ? 1U << (rows->tests.count - 1) : 0;
}

static struct lane_variable *declared_here(const struct lanes *l, CXCursor item)
{
    for (size_t i = 0; i < l->at->variable_count; i++)
        if (clang_equalCursors(l->at->variables[i].cursor, item))
            return &l->at->variables[i];
    return NULL;
}

/* A variable that is the same for all lanes, and of which tests may be made: it is declared beside
 * the row's loops. */
static bool is_for_row(const struct lanes *l, CXCursor item)
{
    struct lane_variable *v = declared_here(l, item);
    if (!v || v->divergent || v->written || clang_Cursor_isNull(lanes_first_value(v)) ||
        !lanes_is_made_of_place(l, lanes_first_value(v)))
        return false;
    v->level = LEVEL_STRIP;
    return true;
}

/* The tests need a variable that the work declares. */
static bool are_made_of_work(struct lanes *l, struct lane_rows *rows)
{
    lanes_place(l, &rows->tests);
    for (size_t i = 0; i < rows->work.count; i++) {
        const struct lane_variable *v = declared_here(l, rows->work.list[i]);
        for (size_t k = 0; v && k < v->use_count; k++)
            if (lanes_stand_at(&rows->tests, v->uses[k]))
                return true;
    }
    return false;
}

/* Sorts a kernel's statements into tests and work; false: it has no test, or none that can be made first. */
static bool find_tests(struct lanes *l, const struct lane_children *items, struct lane_rows *rows)
{
    struct work before = {.l = l};
    CXCursor condition;
    for (size_t i = 0; i < items->count; i++) {
        CXCursor item = items->list[i];
        bool is_first = !before.writes && rows->tests.count < 32 && is_test(l, item, &condition);
        struct lane_children parts = lanes_children(l, item);
        if (is_first && is_return(l, parts.list[1])) {
            add_lane_test(l, rows, condition, true);
        } else if (is_first && i + 1 == items->count) {
            add_lane_test(l, rows, condition, false);
            rows->branch = parts.list[1];
        } else if (is_for_row(l, item)) {
            arena_push(l->arena, rows->scalars.list, rows->scalars.count, item);
        } else {
            arena_push(l->arena, rows->work.list, rows->work.count, item);
            look_at_item(&before, item);
        }
    }
    return rows->tests.count > 0 && !are_made_of_work(l, rows);
}

/* Scalars, and then one loop over lanes. */
static const struct lane_region *only_loop(const struct lanes *l, const struct lane_region *r,
                                           struct lane_rows *rows)
{
    CXCursor value;
    for (size_t i = 0; i < r->child_count; i++) {
        const struct lane_region *child = r->children[i];
        bool is_last = i + 1 == r->child_count;
        if (child->kind == REGION_SCALAR && !is_last) {
            const struct lane_variable *v = lanes_assigned(l, child->cursor, &value);
            if (clang_getCursorKind(child->cursor) != CXCursor_VarDecl && (!v || v->is_parameter))
                return NULL;
            arena_push(l->arena, rows->scalars.list, rows->scalars.count, child->cursor);
        } else if (is_last && child->kind == REGION_STRIPS) {
            rows->strips = child;
            return only_loop(l, child, rows);
        } else {
            return is_last && child->kind == REGION_LANES ? child : NULL;
        }
    }
    return NULL;
}

static bool has_plain_variables(const struct lanes *l)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        bool is_array = v->divergent && !v->remade && v->level > LEVEL_LANE;
        if (v->is_local || v->in_turns || v->in_frame || (is_array && !lanes_is_given(v)))
            return false;
    }
    return true;
}

static bool is_place_split(const struct lanes *l)
{
    struct work w = {.l = l};
    clang_visitChildren(l->at->cursor, look_at_work, &w);
    return w.splits_place;
}

struct lane_rows *lanes_find_rows(struct lanes *l, const struct lane_plan *plan)
{
    struct lane_rows *rows = arena_new(l->arena, struct lane_rows);
    struct work w = {.l = l};
    const struct lane_region *lanes = only_loop(l, plan->root, rows);
    rows->branch = clang_getNullCursor();
    if (!lanes || !l->at->is_kernel || !has_plain_variables(l) ||
        !lanes_may_go_together(l, &lanes->items) || lanes_groups_wrongly(l, &lanes->items, false) ||
        lanes_divide_for_all(l, &lanes->items, false))
        return NULL;
    for (size_t i = 0; i < lanes->items.count; i++)
        look_at_item(&w, lanes->items.list[i]);
    for (size_t i = 0; i < rows->scalars.count; i++)
        look_at_item(&w, rows->scalars.list[i]);
    if (w.is_too_much || !w.stores_side_by_side || !find_tests(l, &lanes->items, rows))
        return NULL;
    rows->splits_place = is_place_split(l);
    rows->root = plan->root;
    return rows;
}

/* --- printing --------------------------------------------------------------- */

const char *lanes_row_place(struct lanes *l, CXCursor cursor)
{
    CXType type = clang_getCursorType(cursor);
    if (!l->plan || !l->plan->rows)
        return NULL;
    if (l->plan->rows->splits_place)
        return lanes_is_call_of(l, cursor, "get_group_id") ? "cu_group" : NULL;
    if (!is_place_in_grid(l, cursor))
        return NULL;
    return clang_getCanonicalType(type).kind == CXType_UInt ? "(uint)(cu_first + (size_t)cu_l)"
                                                            : "(cu_first + (size_t)cu_l)";
}

static void print_tests(struct lanes *l, const struct lane_rows *rows, struct str *tests,
                        struct str *out)
{
    for (size_t i = 0; i < rows->tests.count; i++) {
        bool is_negated = rows->negated >> i & 1, is_alone = rows->tests.count == 1 && !is_negated;
        str_printf(tests, is_alone ? "%s%s%s" : "%s%s(%s)", i ? " && " : "", is_negated ? "!" : "",
                   lanes_expression(l, rows->tests.list[i], out));
    }
}

static void begin_row_loop(struct lanes *l, struct lane_children *items, const char *head,
                           struct str *out)
{
    lanes_place(l, items);
    l->plan->items = items;
    l->plan->loops++;
    lanes_line(l, out, "CU_LANES_TOGETHER %s {", head);
    l->indent++;
    lanes_print_loop_variables(l, items, out);
}

static void print_work(struct lanes *l, const struct lane_rows *rows, struct str *out)
{
    for (size_t i = 0; i < rows->work.count; i++)
        lanes_print_item(l, rows->work.list[i], out);
    if (clang_Cursor_isNull(rows->branch))
        return;
    lanes_loop_web_declarations(l, rows->branch, out);
    CXCursor branch = rows->branch;
    struct lane_children parts = {&branch, 1, NULL};
    if (clang_getCursorKind(rows->branch) == CXCursor_CompoundStmt)
        parts = lanes_children(l, rows->branch);
    for (size_t i = 0; i < parts.count; i++)
        lanes_statement(l, parts.list[i], out);
}

/* What a lane does that has passed the tests, or which makes them. */
static void print_row_loop(struct lanes *l, const struct lane_rows *rows, bool tests,
                           struct str *out)
{
    struct lane_children *items = arena_new(l->arena, struct lane_children);
    struct str condition = {.arena = l->arena};
    *items = (struct lane_children){NULL, 0, NULL};
    for (size_t i = 0; i < rows->work.count; i++)
        arena_push(l->arena, items->list, items->count, rows->work.list[i]);
    for (size_t i = 0; tests && i < rows->tests.count; i++)
        arena_push(l->arena, items->list, items->count, rows->tests.list[i]);
    if (!clang_Cursor_isNull(rows->branch))
        arena_push(l->arena, items->list, items->count, rows->branch);
    begin_row_loop(l, items, tests ? "CU_EACH_LANE" : "CU_EACH_TAKEN", out);
    if (tests) {
        print_tests(l, rows, &condition, out);
        lanes_line(l, out, "if (%s) {", str_text(&condition));
        l->indent++;
    }
    print_work(l, rows, out);
    if (tests) {
        l->indent--;
        lanes_line(l, out, "}");
    }
    lanes_end_lanes(l, items, out);
}

void lanes_print_rows(struct lanes *l, const struct lane_rows *rows, struct str *out)
{
    struct str condition = {.arena = l->arena};
    struct lane_children tests = rows->tests;
    tests.places = NULL;
    l->plan->in_strip = true;
    lanes_line(l, out, rows->splits_place ? "CU_EACH_ROW_OF_BLOCK {" : "CU_EACH_ROW {");
    l->indent++;
    lanes_print_variables(l, rows->root, LEVEL_BLOCK, out);
    lanes_print_variables(l, rows->strips, LEVEL_STRIP, out);
    for (size_t i = 0; i < rows->scalars.count; i++)
        lanes_print_item(l, rows->scalars.list[i], out);
    lanes_line(l, out, "CU_ROW_BEGIN");
    begin_row_loop(l, &tests, "CU_EACH_LANE", out);
    print_tests(l, rows, &condition, out);
    lanes_line(l, out, "CU_ROW_TAKES(%s)", str_text(&condition));
    lanes_end_lanes(l, &tests, out);
    lanes_line(l, out, "if (cu_end - cu_begin <= cu_count) { /* they are neighbours */");
    l->indent++;
    print_row_loop(l, rows, false, out);
    l->indent--;
    lanes_line(l, out, "} else {");
    l->indent++;
    print_row_loop(l, rows, true, out);
    l->indent--;
    lanes_line(l, out, "}");
    l->indent--;
    lanes_line(l, out, "}");
    l->plan->in_strip = false;
}
