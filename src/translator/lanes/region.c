/* The regions of a kernel: what runs once for all lanes, and which statements a lane loop has.
 *
 * A block is cut at its barriers into parts, each of which all strips of neighbouring lanes run in
 * turn. Inside, loops that all lanes go through together stay outside of the lane loops. Where the
 * variables lie follows from that (level.c); since a variable that all lanes share can only be
 * assigned where it lies, the regions are made again until nothing changes. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

struct builder {
    struct lanes *l;
    struct lane_plan *plan;
    enum lane_level level; /* LEVEL_BLOCK or LEVEL_STRIP */
    struct lane_region *to;
    struct lane_region *lanes;  /* of a strip: the lane loop that takes statements, or NULL */
    struct lane_children strip; /* of a block: statements of the strips to come */
    bool in_loop;
};

static void fail_plan(struct builder *b, const char *reason)
{
    if (!b->plan->reason)
        b->plan->reason = reason;
}

static struct lane_region *new_region(struct builder *b, enum lane_region_kind kind,
                                      CXCursor cursor)
{
    struct lane_region *r = arena_new(b->l->arena, struct lane_region);
    r->kind = kind;
    r->cursor = cursor;
    return r;
}

static struct lane_region *add_region(struct builder *b, enum lane_region_kind kind,
                                      CXCursor cursor)
{
    struct lane_region *r = new_region(b, kind, cursor);
    if (b->level == LEVEL_BLOCK && b->plan->returns)
        fail_plan(b, "some threads return before others meet");
    arena_push(b->l->arena, b->to->children, b->to->child_count, r);
    return r;
}

/* --- questions ----------------------------------------------------------- */

struct question {
    const struct builder *b;
    bool yes;
};

static struct lane_variable *declared_variable(const struct lanes *l, CXCursor cursor)
{
    for (size_t i = 0; i < l->at->variable_count; i++)
        if (clang_equalCursors(l->at->variables[i].cursor, cursor))
            return &l->at->variables[i];
    return NULL;
}

/* One for all lanes, which lies here or further out. */
static bool is_shared_here(const struct builder *b, const struct lane_variable *v)
{
    return v && !v->divergent && !v->is_local && (v->is_parameter || v->level >= b->level);
}

static enum CXChildVisitResult find_shared_assignment(CXCursor cursor, CXCursor parent,
                                                      CXClientData data)
{
    struct question *q = data;
    CXCursor value;
    (void)parent;
    q->yes |= is_shared_here(q->b, lanes_assigned(q->b->l, cursor, &value));
    if (clang_getCursorKind(cursor) == CXCursor_VarDecl)
        q->yes |= is_shared_here(q->b, declared_variable(q->b->l, cursor));
    return q->yes ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool assigns_shared(const struct builder *b, CXCursor cursor)
{
    struct question q = {b, false};
    find_shared_assignment(cursor, cursor, &q);
    if (!q.yes)
        clang_visitChildren(cursor, find_shared_assignment, &q);
    return q.yes;
}

static bool is_loop_statement(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt;
}

static bool has_shared_loop(const struct lanes *l, CXCursor cursor);

static bool contains_loop(CXCursor cursor)
{
    return lanes_contains(cursor, CXCursor_ForStmt) || lanes_contains(cursor, CXCursor_WhileStmt) ||
           lanes_contains(cursor, CXCursor_DoStmt);
}

/* A loop that lanes go through alike, with nothing in it that has to be done for each lane alone. */
static bool is_advance(const struct lanes *l, CXCursor cursor)
{
    if (!lanes_advance_alike(l, cursor))
        return false;
    CXCursor body = lanes_turn_parts((struct lanes *)l, cursor).body;
    return has_shared_loop(l, body) || !contains_loop(body);
}

/* A loop that all lanes of the strip go through together, where it can be outside of lane loops. */
static bool has_shared_loop(const struct lanes *l, CXCursor cursor)
{
    if (is_loop_statement(cursor))
        return lanes_is_uniform_control(l, cursor) || is_advance(l, cursor);
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind != CXCursor_CompoundStmt && kind != CXCursor_IfStmt)
        return false;
    struct lane_children parts = lanes_children(l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        if (has_shared_loop(l, parts.list[i]))
            return true;
    return false;
}

static bool is_branch_or_loop(CXCursor cursor)
{
    return is_loop_statement(cursor) || clang_getCursorKind(cursor) == CXCursor_IfStmt ||
           clang_getCursorKind(cursor) == CXCursor_CompoundStmt;
}

/* All lanes would do the same, and have no variables of their own for it. */
static bool is_once_for_all(const struct builder *b, CXCursor item)
{
    const struct lane_variable *v = declared_variable(b->l, item);
    return !is_branch_or_loop(item) && !lanes_is_divergent(b->l, item) && !(v && v->divergent);
}

static bool is_jump(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_BreakStmt || kind == CXCursor_ContinueStmt ||
           kind == CXCursor_ReturnStmt;
}

/* --- lists --------------------------------------------------------------- */

static void build_list(struct builder *b, struct lane_children items, size_t from);

/* Declarations of one statement are items of their own. */
static void add_items(const struct lanes *l, CXCursor cursor, struct lane_children *items)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (clang_getCursorKind(cursor) != CXCursor_DeclStmt) {
        if (clang_getCursorKind(cursor) != CXCursor_NullStmt)
            arena_push(l->arena, items->list, items->count, cursor);
        return;
    }
    for (size_t i = 0; i < parts.count; i++)
        arena_push(l->arena, items->list, items->count, parts.list[i]);
}

/* Declarations that are printed elsewhere: where the variable lies, or where it is used; there its
 * only value, too. */
static bool is_printed_elsewhere(const struct lanes *l, CXCursor item)
{
    const struct lane_variable *v = declared_variable(l, item), *set = lanes_set(l, item);
    if (set)
        return set->remade;
    return v && (v->is_local || (v->remade && !v->in_turns) ||
                 clang_Cursor_isNull(lanes_first_value(v)));
}

static struct lane_children items_of(const struct lanes *l, CXCursor body)
{
    struct lane_children items = {NULL, 0, NULL}, parts;
    if (clang_getCursorKind(body) != CXCursor_CompoundStmt) {
        add_items(l, body, &items);
        return items;
    }
    parts = lanes_children(l, body);
    for (size_t i = 0; i < parts.count; i++)
        add_items(l, parts.list[i], &items);
    return items;
}

static struct lane_region *build_body(struct builder *b, struct lane_children items, size_t from,
                                      bool in_loop)
{
    struct builder inner = {
        .l = b->l, .plan = b->plan, .level = b->level, .in_loop = b->in_loop || in_loop};
    inner.to = new_region(b, REGION_LIST, clang_getNullCursor());
    build_list(&inner, items, from);
    return inner.to;
}

static void add_body(struct builder *b, struct lane_region *to, struct lane_children items,
                     size_t from)
{
    struct lane_region *body = build_body(
        b, items, from, !clang_Cursor_isNull(to->cursor) && is_loop_statement(to->cursor));
    arena_push(b->l->arena, to->children, to->child_count, body);
}

static CXCursor body_of_loop(const struct lanes *l, CXCursor cursor)
{
    struct lane_children parts = lanes_children(l, cursor);
    return parts.list[clang_getCursorKind(cursor) == CXCursor_DoStmt ? 0 : parts.count - 1];
}

/* An array that each lane has. */
static bool is_array_of_lanes(const struct lanes *l, CXCursor reference)
{
    const struct lane_variable *v = lanes_variable(l, reference);
    return v && v->divergent && !v->is_local && lanes_holds_array(v->type);
}

/* What compilers leave a loop over lanes as it is for: a call of a function with memory of its own
 * or which prints, an array of each lane, an atomic operation, or a `switch`; or a loop that has lane
 * loops of its own. */
static enum CXChildVisitResult find_single_work(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct question *q = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    q->yes |= kind == CXCursor_SwitchStmt ||
              (is_loop_statement(cursor) && has_shared_loop(q->b->l, cursor)) ||
              (kind == CXCursor_DeclRefExpr && is_array_of_lanes(q->b->l, cursor));
    if (kind == CXCursor_CallExpr) {
        const struct lane_function *callee = lanes_called(q->b->l, cursor);
        q->yes |= callee ? callee->owns_memory || callee->prints
                         : str_starts(lanes_called_name(q->b->l, cursor), "atom");
    }
    return q->yes ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Lanes that go through the loop together do work in it that a compiler can make vectors of. */
static bool works_together(const struct builder *b, CXCursor loop)
{
    struct question q = {b, false};
    clang_visitChildren(loop, find_single_work, &q);
    return !q.yes;
}

static enum CXChildVisitResult find_pointer_out(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct question *q = data;
    CXType type = clang_getCanonicalType(clang_getCursorType(cursor));
    unsigned space =
        type.kind == CXType_Pointer ? clang_getAddressSpace(clang_getPointeeType(type)) : 0;
    const struct lane_function *callee =
        clang_getCursorKind(cursor) == CXCursor_CallExpr ? lanes_called(q->b->l, cursor) : NULL;
    (void)parent;
    q->yes |= space == LANES_GLOBAL || space == LANES_LOCAL || (callee && callee->has_pointers);
    return q->yes ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Each lane works in memory of its own there, and in nothing else. */
static bool works_alone(const struct builder *b, CXCursor body)
{
    struct lane_children items = {&body, 1, NULL};
    struct question q = {b, lanes_touches_shared(body)};
    if (!q.yes)
        clang_visitChildren(body, find_pointer_out, &q);
    return !q.yes && !contains_loop(body) && !lanes_may_go_together(b->l, &items);
}

/* A loop that lanes go through together, but which has nothing in it that they do together: it stays
 * inside of a lane loop, where what a lane needs again is in registers. */
static bool goes_in_turn(const struct builder *b, CXCursor cursor)
{
    if (!is_loop_statement(cursor) || lanes_has_cut(b->l, cursor) ||
        !(lanes_is_uniform_control(b->l, cursor) || lanes_advance_alike(b->l, cursor)))
        return false;
    CXCursor body = body_of_loop(b->l, cursor);
    struct lane_children items = {&body, 1, NULL};
    return works_alone(b, body) ||
           (lanes_is_uniform_control(b->l, cursor) && lanes_scatter(b->l, &items) &&
            !lanes_walks_side_by_side(b->l, body));
}

/* Of regions that have settled: which of their loops are such. */
static void note_turns(const struct builder *b, CXCursor cursor)
{
    struct lane_function *f = b->l->at;
    if (b->plan->looks_for_turns && goes_in_turn(b, cursor))
        arena_push(b->l->arena, f->in_turn.list, f->in_turn.count, cursor);
}

/* Threads meet in what decides how often a loop runs, or whether a branch is taken. */
static bool has_cut_in_head(const struct lanes *l, CXCursor control)
{
    struct lane_children parts = lanes_children(l, control);
    size_t body = clang_getCursorKind(control) == CXCursor_DoStmt ? 0 : parts.count - 1;
    if (clang_getCursorKind(control) == CXCursor_CompoundStmt)
        return false;
    if (clang_getCursorKind(control) == CXCursor_IfStmt)
        return lanes_has_cut(l, parts.list[0]);
    for (size_t i = 0; i < parts.count; i++)
        if (i != body && lanes_has_cut(l, parts.list[i]))
            return true;
    return false;
}

static void add_control(struct builder *b, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct lane_region *r = add_region(b, REGION_CONTROL, cursor);
    note_turns(b, cursor);
    struct lane_children parts = lanes_children(b->l, cursor);
    if (has_cut_in_head(b->l, cursor))
        fail_plan(b, "threads meet in the head of a loop or branch");
    b->plan->gains |=
        is_loop_statement(cursor) && (!b->l->at->if_faster || works_together(b, cursor));
    b->lanes = NULL;
    if (kind == CXCursor_CompoundStmt) {
        add_body(b, r, items_of(b->l, cursor), 0);
    } else if (kind == CXCursor_IfStmt) {
        add_body(b, r, items_of(b->l, parts.list[1]), 0);
        if (parts.count > 2)
            add_body(b, r, items_of(b->l, parts.list[2]), 0);
    } else {
        add_body(b, r, items_of(b->l, body_of_loop(b->l, cursor)), 0);
    }
}

static void add_scalar(struct builder *b, CXCursor cursor)
{
    struct lane_variable *v = declared_variable(b->l, cursor);
    CXCursor init = v ? lanes_first_value(v) : clang_getNullCursor();
    bool comes_before = v && (clang_Cursor_isNull(init) ||
                              (!lanes_reads_memory(b->l, init) && !lanes_has_assignment(init)));
    struct lane_region *r = add_region(b, REGION_SCALAR, cursor);
    if (comes_before && b->lanes) { /* in front of the lane loop, which goes on */
        b->to->children[b->to->child_count - 2] = r;
        b->to->children[b->to->child_count - 1] = b->lanes;
    } else {
        b->lanes = NULL;
    }
}

/* --- strips -------------------------------------------------------------- */

static bool is_own_place(const struct lanes *l, CXCursor operand)
{
    CXCursor inner = lanes_without_conversions(l, operand);
    if (clang_getCursorKind(inner) == CXCursor_CallExpr)
        return lanes_asks_place(lanes_called_name(l, inner));
    const struct lane_variable *v =
        clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    return v && v->remade && !v->in_turns;
}

/* `if (x == 0)`: a strip never takes it as a whole. */
static bool is_for_one_lane(const struct lanes *l, CXCursor branch)
{
    CXCursor condition = lanes_without_conversions(l, lanes_children(l, branch).list[0]);
    if (clang_getCursorKind(condition) != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(condition) != CXBinaryOperator_EQ)
        return false;
    struct lane_children operands = lanes_children(l, condition);
    return is_own_place(l, operands.list[0]) || is_own_place(l, operands.list[1]);
}

static void add_guard(struct builder *b, CXCursor cursor)
{
    struct lane_region *r = add_region(b, REGION_GUARD, cursor);
    struct lane_children parts = lanes_children(b->l, cursor);
    b->lanes = NULL;
    add_body(b, r, items_of(b->l, parts.list[1]), 0);
}

static void build_in_strip(struct builder *b, CXCursor item);
static void build_in_block(struct builder *b, CXCursor item);

static void close_strip(struct builder *b);

/* What a loop's head begins with comes before, but for a counter that is made again. */
static void add_first_part(struct builder *b, CXCursor init, bool counts)
{
    struct lane_children first = {NULL, 0, NULL};
    if (!clang_Cursor_isNull(init))
        first = items_of(b->l, init);
    for (size_t i = 0; i < first.count; i++) {
        const struct lane_variable *v = declared_variable(b->l, first.list[i]);
        bool is_counter = counts && (v ? v->in_turns : true);
        if (is_printed_elsewhere(b->l, first.list[i]) || is_counter)
            continue;
        if (b->level == LEVEL_BLOCK)
            build_in_block(b, first.list[i]);
        else
            build_in_strip(b, first.list[i]);
    }
}

static void add_advance(struct builder *b, CXCursor cursor)
{
    struct lane_for_parts parts = lanes_turn_parts(b->l, cursor);
    struct lane_children step = {&parts.step, 1, NULL}, items = items_of(b->l, parts.body);
    bool counts = lanes_counter(b->l, cursor)->in_turns;
    if (clang_getCursorKind(cursor) == CXCursor_WhileStmt)
        items.count--;
    else
        add_first_part(b, parts.init, counts);
    close_strip(b);
    struct lane_region *r = add_region(b, REGION_ADVANCE, cursor);
    note_turns(b, cursor);
    b->plan->gains = true;
    if (b->level == LEVEL_BLOCK) { /* the strips in turn, in each turn of the loop */
        struct lane_region *strips = new_region(b, REGION_STRIPS, clang_getNullCursor());
        struct builder inner = {.l = b->l, .plan = b->plan, .level = LEVEL_STRIP, .to = strips};
        arena_push(b->l->arena, r->children, r->child_count, strips);
        build_list(&inner, items, 0);
        r->in_block = true;
        return;
    }
    b->lanes = NULL;
    add_body(b, r, items, 0);
    if (!counts)
        add_body(b, r, step, 0);
}

/* `if (...) return;` */
static bool is_early_return(const struct lanes *l, CXCursor cursor)
{
    if (clang_getCursorKind(cursor) != CXCursor_IfStmt)
        return false;
    struct lane_children parts = lanes_children(l, cursor), inner;
    if (parts.count != 2)
        return false;
    inner = items_of(l, parts.list[1]);
    return inner.count == 1 && clang_getCursorKind(inner.list[0]) == CXCursor_ReturnStmt;
}

static void add_to_lanes(struct builder *b, CXCursor item)
{
    if (!b->lanes)
        b->lanes = add_region(b, REGION_LANES, clang_getNullCursor());
    arena_push(b->l->arena, b->lanes->items.list, b->lanes->items.count, item);
}

static enum CXChildVisitResult give_up_sharing(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct builder *b = data;
    CXCursor value;
    struct lane_variable *v = lanes_assigned(b->l, cursor, &value);
    (void)parent;
    if (!v && clang_getCursorKind(cursor) == CXCursor_VarDecl)
        v = declared_variable(b->l, cursor);
    if (is_shared_here(b, v))
        v->divergent = b->plan->changed = true;
    return CXChildVisit_Recurse;
}

/* Returns in a row, with nothing between that a lane loop has to do, are one branch: what follows a
 * branch is printed twice, for all lanes together and for each alone. A condition that reads memory
 * stands alone, since compilers may read for lanes that have returned before. The item behind. */
static size_t add_returns(const struct lanes *l, struct lane_region *r, struct lane_children items,
                          size_t at)
{
    size_t next = at;
    r->is_return = true;
    for (size_t i = at; i < items.count; i++)
        if (is_early_return(l, items.list[i]) &&
            (i == at || !lanes_reads_memory(l, lanes_children(l, items.list[i]).list[0]))) {
            arena_push(l->arena, r->returns.list, r->returns.count, items.list[i]);
            next = i + 1;
        } else if (!is_printed_elsewhere(l, items.list[i])) {
            break;
        }
    return next;
}

static bool returns_in_strip(struct builder *b, struct lane_children items, size_t at)
{
    CXCursor item = items.list[at];
    if (!lanes_contains(item, CXCursor_ReturnStmt))
        return false;
    b->plan->returns = true;
    b->lanes = NULL;
    bool pays = false, meets = lanes_has_cut(b->l, item);
    for (size_t i = at + 1; i < items.count; i++) {
        pays |= has_shared_loop(b->l, items.list[i]);
        meets |= lanes_has_cut(b->l, items.list[i]);
    }
    if ((meets && !is_early_return(b->l, item)) ||
        (b->plan->in_warps &&
         lanes_meet_again(b->l, lanes_begin(item), lanes_end(items.list[items.count - 1]))))
        fail_plan(b, "some threads return before others meet");
    if ((pays || meets) && is_early_return(b->l, item)) {
        struct lane_region *r = add_region(b, meets ? REGION_MASK : REGION_GUARD, item);
        size_t next = add_returns(b->l, r, items, at);
        for (size_t i = next; i < items.count; i++)
            arena_push(b->l->arena, r->items.list, r->items.count, items.list[i]);
        add_body(b, r, items, next);
    } else {
        for (size_t i = at; i < items.count; i++)
            if (!is_printed_elsewhere(b->l, items.list[i]))
                add_to_lanes(b, items.list[i]);
    }
    return true;
}

static struct lane_region *add_masked(struct builder *b, enum lane_region_kind kind, CXCursor item)
{
    struct lane_region *r = add_region(b, kind, item);
    r->waits = lanes_meet_again(b->l, lanes_begin(item), lanes_end(item));
    b->lanes = NULL;
    return r;
}

/* `if (cu_here1)` of predicate.c. */
static bool is_presence(const struct lanes *l, CXCursor condition)
{
    CXCursor inner = lanes_without_conversions(l, condition);
    const struct lane_variable *v =
        clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    return v && str_starts(v->name, LANES_HERE);
}

/* Lanes of both branches may meet each other, which masks can't do. */
static void add_mask(struct builder *b, CXCursor item)
{
    struct lane_children parts = lanes_children(b->l, item);
    struct lane_region *r = add_masked(b, REGION_MASK, item);
    r->is_presence = is_presence(b->l, parts.list[0]);
    add_body(b, r, items_of(b->l, parts.list[1]), 0);
    if (parts.count > 2) {
        add_body(b, r, items_of(b->l, parts.list[2]), 0);
        if (lanes_has_cut(b->l, parts.list[1]) && lanes_has_cut(b->l, parts.list[2]))
            fail_plan(b, "threads meet in both branches");
    }
}

/* A loop that lanes leave one after the other, but at its head only. */
static void add_mask_loop(struct builder *b, CXCursor item)
{
    bool is_for = clang_getCursorKind(item) == CXCursor_ForStmt;
    struct lane_children parts = lanes_children(b->l, item);
    struct lane_for_parts loop = {clang_getNullCursor(), parts.list[0], clang_getNullCursor(),
                                  parts.list[parts.count - 1]};
    if (is_for)
        loop = lanes_for_parts(b->l, item);
    if (clang_Cursor_isNull(loop.condition) || lanes_has_cut(b->l, loop.condition) ||
        lanes_some_leave(b->l, loop.body, true, false, false)) {
        fail_plan(b, "threads leave a loop in which others meet");
        return;
    }
    add_first_part(b, loop.init, false);
    struct lane_region *r = add_masked(b, REGION_MASK_LOOP, item);
    add_body(b, r, items_of(b->l, loop.body), 0);
    if (!clang_Cursor_isNull(loop.step))
        add_body(b, r, items_of(b->l, loop.step), 0);
}

/* Where lanes of a warp meet: a lane loop begins with the collective. */
static void build_meeting(struct builder *b, CXCursor item)
{
    b->plan->gains = b->plan->has_barriers = true;
    if (lanes_is_collective(b->l, item)) {
        b->lanes = NULL;
        add_to_lanes(b, item);
    } else if (clang_getCursorKind(item) == CXCursor_CompoundStmt) {
        build_list(b, items_of(b->l, item), 0);
    } else if (is_branch_or_loop(item) && lanes_is_uniform_control(b->l, item)) {
        add_control(b, item);
    } else if (clang_getCursorKind(item) == CXCursor_IfStmt) {
        add_mask(b, item);
    } else if (is_loop_statement(item) && clang_getCursorKind(item) != CXCursor_DoStmt) {
        add_mask_loop(b, item);
    } else {
        fail_plan(b, "threads meet where only some come by");
    }
}

static void build_in_strip(struct builder *b, CXCursor item)
{
    bool shared = assigns_shared(b, item), uniform = lanes_is_uniform_control(b->l, item);
    if (lanes_has_collective(b->l, item)) {
        build_meeting(b, item);
    } else if (is_jump(item)) {
        add_scalar(b, item);
    } else if (is_branch_or_loop(item) && uniform &&
               (shared || has_shared_loop(b->l, item) ||
                lanes_some_leave(b->l, item, true, false, false))) {
        add_control(b, item);
    } else if (is_loop_statement(item) && is_advance(b->l, item)) {
        add_advance(b, item);
    } else if (clang_getCursorKind(item) == CXCursor_IfStmt && has_shared_loop(b->l, item) &&
               !is_for_one_lane(b->l, item)) {
        add_guard(b, item);
    } else if (shared && is_once_for_all(b, item)) {
        add_scalar(b, item);
    } else {
        if (shared) {
            give_up_sharing(item, item, b);
            clang_visitChildren(item, give_up_sharing, b);
        }
        if (lanes_some_leave(b->l, item, true, false, false))
            fail_plan(b, "a switch leaves the loop around it");
        add_to_lanes(b, item);
    }
}

/* --- blocks -------------------------------------------------------------- */

static void close_strip(struct builder *b)
{
    struct lane_children items = b->strip;
    if (!items.count)
        return;
    b->strip = (struct lane_children){NULL, 0, NULL};
    struct lane_region *r = add_region(b, REGION_STRIPS, clang_getNullCursor());
    struct builder inner = {.l = b->l, .plan = b->plan, .level = LEVEL_STRIP, .to = r};
    build_list(&inner, items, 0);
    if (b->in_loop && b->plan->returns)
        fail_plan(b, "some threads return before others meet");
}

/* A loop whose steps are at least as long as the block: in each turn the block's threads together
 * read what lies side by side, but those of one strip only a little of it. */
static bool is_grid_stride(struct builder *b, CXCursor item)
{
    if (!is_loop_statement(item) || !is_advance(b->l, item) ||
        !lanes_counter(b->l, item)->in_turns || b->plan->returns)
        return false;
    for (size_t i = 0; i < b->strip.count; i++)
        if (lanes_contains(b->strip.list[i], CXCursor_ReturnStmt))
            return false;
    struct lane_turn turn = lanes_turn(b->l, item);
    return !clang_Cursor_isNull(turn.by) && lanes_has_block_size(b->l, turn.by);
}

static bool is_barrier(const struct lanes *l, CXCursor cursor)
{
    CXCursor call = lanes_without_conversions(l, cursor);
    return clang_getCursorKind(call) == CXCursor_CallExpr &&
           lanes_is_meeting(lanes_called_name(l, call));
}

static void build_in_block(struct builder *b, CXCursor item)
{
    bool uniform = lanes_is_uniform_control(b->l, item), cut = lanes_has_barrier(b->l, item);
    bool shared = assigns_shared(b, item);
    if (is_barrier(b->l, item)) {
        close_strip(b);
        add_region(b, REGION_BARRIER, item);
        b->plan->gains = b->plan->has_barriers = true;
    } else if (is_jump(item) ||
               (uniform && (cut || shared || lanes_some_leave(b->l, item, true, false, false)))) {
        close_strip(b);
        if (is_jump(item))
            add_region(b, REGION_SCALAR, item);
        else
            add_control(b, item);
    } else if (cut) {
        fail_plan(b, "threads meet where only some come by");
    } else if (shared && is_once_for_all(b, item)) {
        close_strip(b);
        add_region(b, REGION_SCALAR, item);
    } else if (!shared && !lanes_has_cut(b->l, item) && is_grid_stride(b, item)) {
        add_advance(b, item);
    } else {
        if (shared) {
            give_up_sharing(item, item, b);
            clang_visitChildren(item, give_up_sharing, b);
        }
        arena_push(b->l->arena, b->strip.list, b->strip.count, item);
    }
}

static void build_list(struct builder *b, struct lane_children items, size_t from)
{
    for (size_t i = from; i < items.count; i++)
        if (is_printed_elsewhere(b->l, items.list[i]))
            continue;
        else if (b->level == LEVEL_BLOCK)
            build_in_block(b, items.list[i]);
        else if (returns_in_strip(b, items, i))
            break;
        else
            build_in_strip(b, items.list[i]);
    if (b->level == LEVEL_BLOCK)
        close_strip(b);
}

/* Lanes that change a parameter each in its own way have copies of it. */
static void copy_parameters(const struct lanes *l, struct lane_plan *plan)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (!v->is_parameter || !v->divergent || v->is_copied)
            continue;
        v->is_copied = plan->changed = true;
        v->field = arena_printf(l->arena, "cu_own_%s", v->name);
    }
}

/* --- the plan ------------------------------------------------------------ */

static bool has_barriers_only(struct lanes *l)
{
    for (size_t i = 0; i < l->at->callee_count; i++)
        if (l->at->callees[i]->cuts)
            return false;
    return !l->at->lockstep;
}

static CXCursor last_cursor(const struct lane_region *r)
{
    return r->returns.count ? r->returns.list[r->returns.count - 1] : r->cursor;
}

static void place_regions(const struct lanes *l, struct lane_region *r)
{
    if (!clang_Cursor_isNull(r->cursor))
        r->place = (struct lane_loop){lanes_begin(r->cursor), lanes_end(last_cursor(r))};
    lanes_place(l, &r->items);
    for (size_t i = 0; i < r->child_count; i++)
        place_regions(l, r->children[i]);
}

static struct lane_plan *build_plan(struct lanes *l, CXCursor body, bool looks_for_turns)
{
    struct lane_plan *plan = arena_new(l->arena, struct lane_plan);
    plan->looks_for_turns = looks_for_turns;
    plan->in_warps = lanes_has_collective(l, body);
    struct builder b = {.l = l, .plan = plan, .level = LEVEL_BLOCK};
    plan->root = b.to = new_region(&b, REGION_LIST, clang_getNullCursor());
    build_list(&b, items_of(l, body), 0);
    place_regions(l, plan->root);
    return plan;
}

/* Until nothing changes any more. */
static struct lane_plan *settle_plan(struct lanes *l, CXCursor body)
{
    struct lane_plan *plan;
    do {
        lanes_find_uniform(l);
        lanes_find_made_again(l);
        plan = build_plan(l, body, false);
        copy_parameters(l, plan);
        if (!plan->reason)
            lanes_raise_levels(l, plan);
    } while (plan->changed && !plan->reason);
    return plan;
}

/* Loops whose lanes go in turn are loops of one lane from now on; false: there are none. Where
 * variables lie has to be found out again then. */
static bool lanes_take_turns(struct lanes *l, CXCursor body)
{
    build_plan(l, body, true);
    for (size_t i = 0; l->at->in_turn.count && i < l->at->variable_count; i++)
        l->at->variables[i].level = LEVEL_LANE;
    return l->at->in_turn.count > 0;
}

struct lane_plan *lanes_plan(struct lanes *l)
{
    struct lane_children parts = lanes_children(l, l->at->cursor);
    CXCursor body = parts.list[parts.count - 1];
    struct lane_plan *plan = NULL;
    if (!has_barriers_only(l) || lanes_contains(body, CXCursor_LabelStmt) ||
        lanes_contains(body, CXCursor_GotoStmt))
        return NULL;
    plan = settle_plan(l, body);
    if (!plan->reason && plan->has_barriers && lanes_take_turns(l, body))
        plan = settle_plan(l, body);
    return plan->reason ? NULL : plan;
}
