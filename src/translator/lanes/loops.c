/* Prints a kernel as lane loops: its regions, in each of which neighbouring threads run in turn. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

/* --- variables ----------------------------------------------------------- */

static bool is_alone(const struct lanes *l, const struct lane_variable *v)
{
    return v->place >= l->plan->begin && v->place < l->plan->end;
}

static bool has_array(const struct lanes *l, const struct lane_variable *v)
{
    return v->divergent && !v->remade && !v->is_local && v->level > LEVEL_LANE && !is_alone(l, v);
}

const char *lanes_loop_reference(const struct lanes *l, const struct lane_variable *v)
{
    bool is_array = clang_getCanonicalType(v->type).kind == CXType_ConstantArray;
    if (v->is_local)
        return is_array ? v->name : arena_printf(l->arena, "(*%s)", v->name);
    if (lanes_is_given(v))
        return v->name;
    if (!has_array(l, v))
        return v->field;
    return arena_printf(l->arena, v->level == LEVEL_STRIP ? "%s[cu_l]" : "%s[cu_t + cu_l]",
                        v->field);
}

const char *lanes_loop_place(struct lanes *l, const char *name, const char *dimension)
{
    static const char *const of_row[] = {"cu_l", "cu_y", "cu_z"},
                             *const of_strip[] = {"cu_x + cu_l", "cu_y", "cu_z"},
                             *const of_warp[] = {"CU_LANE_X", "CU_LANE_Y", "CU_LANE_Z"};
    const char *const *own = l->plan->rows ? of_row : l->plan->in_warps ? of_warp : of_strip;
    static const char letters[] = "xyz";
    int d = *dimension - '0';
    if (d < 0 || d > 2 || str_is_word(dimension[1])) {
        lanes_refuse(l, "it asks for its place in a dimension that is not a number");
        return "0";
    }
    if (strcmp(name, "get_local_id") == 0)
        return arena_printf(l->arena, "(size_t)(%s)", own[d]);
    if (strcmp(name, "get_local_size") == 0)
        return arena_printf(l->arena, "(size_t)cu_size_%c", letters[d]);
    if (strcmp(name, "get_global_id") == 0)
        return arena_printf(l->arena, "(%s * (size_t)cu_size_%c + (size_t)(%s))",
                            l->plan->rows && d == 0 ? "cu_group"
                                                    : arena_printf(l->arena, "get_group_id(%d)", d),
                            letters[d], own[d]);
    if (strcmp(name, "get_global_size") == 0)
        return arena_printf(l->arena, "(get_num_groups(%d) * (size_t)cu_size_%c)", d, letters[d]);
    lanes_refuse(l, arena_printf(l->arena, "it calls %s", name));
    return "0";
}

static void print_array_value(struct lanes *l, const struct lane_variable *v, CXCursor init,
                              struct str *out)
{
    const char *to = lanes_loop_reference(l, v), *value = lanes_expression(l, init, out);
    if (clang_getCanonicalType(v->type).kind != CXType_ConstantArray &&
        clang_getCursorKind(init) != CXCursor_InitListExpr) {
        lanes_line(l, out, "%s = %s;", to, value);
        return;
    }
    lanes_line(l, out, "{");
    l->indent++;
    lanes_line(l, out, "%s = %s;", lanes_declare(l, v->type, "cu_first"), value);
    lanes_line(l, out, "cu_copy(&%s, &cu_first, sizeof cu_first);", to);
    l->indent--;
    lanes_line(l, out, "}");
}

/* --- variables that need what their lane loop declares -------------------- */

struct need_search {
    const struct lanes *l;
    const struct lane_children *items;
    bool found;
};

static bool stays_in_place(const struct lanes *l, const struct lane_variable *v,
                           const struct lane_children *items);

static void find_need_of(struct need_search *s, const struct lane_variable *v)
{
    if (!v->is_local && !lanes_is_given(v) && lanes_stand_at(s->items, lanes_place_of_value(v)))
        s->found |= !v->remade || stays_in_place(s->l, v, s->items);
}

static enum CXChildVisitResult find_need(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct need_search *s = data;
    (void)parent;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(s->l, cursor) : NULL;
    if (v)
        find_need_of(s, v);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* The value has a variable that is declared in the items: not yet where their loop begins. */
bool lanes_needs_items(const struct lanes *l, CXCursor value, const struct lane_children *items)
{
    struct need_search s = {l, items, false};
    find_need(value, value, &s);
    if (!s.found)
        clang_visitChildren(value, find_need, &s);
    return s.found;
}

/* A variable that is made again keeps its place in the lane loop that has its declaration. */
static bool stays_in_place(const struct lanes *l, const struct lane_variable *v,
                           const struct lane_children *items)
{
    struct need_search s = {l, items, false};
    const struct lane_variable *moved = lanes_moved(l, v);
    if (!v->remade || v->in_turns || !items || !lanes_stand_at(items, lanes_place_of_value(v)))
        return false;
    if (moved)
        find_need_of(&s, moved);
    return s.found || lanes_needs_items(l, lanes_value(l, v), items);
}

/* Each lane loop makes it where it begins. */
static bool is_made_elsewhere(const struct lanes *l, const struct lane_variable *v)
{
    return v->remade && !v->in_turns && !is_alone(l, v) && !stays_in_place(l, v, l->plan->items);
}

/* Of a variable that declarations, statements and moves set: the text of what it is. */
static const char *made_value(struct lanes *l, const struct lane_variable *v, struct str *out)
{
    const struct lane_variable *moved = lanes_moved(l, v);
    const char *value = lanes_expression(l, lanes_value(l, v), out);
    if (!moved)
        return value;
    bool adds = clang_getCursorBinaryOperatorKind(v->set_by) == CXBinaryOperator_AddAssign;
    enum CXCursorKind kind = clang_getCursorKind(lanes_without_conversions(l, lanes_value(l, v)));
    bool is_short = kind == CXCursor_DeclRefExpr || kind == CXCursor_IntegerLiteral ||
                    kind == CXCursor_CStyleCastExpr;
    return arena_printf(l->arena, is_short ? "%s %c %s" : "%s %c (%s)",
                        lanes_loop_reference(l, moved), adds ? '+' : '-', value);
}

bool lanes_print_setting(struct lanes *l, CXCursor statement, struct str *out)
{
    const struct lane_variable *v = lanes_set(l, statement);
    if (!v || (!v->set_from && !v->remade))
        return false;
    if (!is_made_elsewhere(l, v))
        lanes_line(l, out, "%s = %s;", lanes_loop_reference(l, v), made_value(l, v, out));
    return true;
}

void lanes_loop_declaration(struct lanes *l, struct lane_variable *v, CXCursor cursor,
                            struct str *out)
{
    CXCursor init = clang_Cursor_getVarDeclInitializer(cursor);
    bool has_value = !clang_Cursor_isNull(init);
    bool is_made = v->remade && (!v->in_turns || v->turns_now);
    if (v->is_web || (is_made && !is_alone(l, v) && !stays_in_place(l, v, l->plan->items)))
        return;
    if (has_array(l, v)) {
        if (has_value)
            print_array_value(l, v, init, out);
        return;
    }
    lanes_line(l, out, "%s%s%s%s;", lanes_declare(l, v->type, v->field),
               lanes_alignment(l, v->cursor), has_value ? " = " : "",
               has_value ? lanes_expression(l, init, out) : "");
}

void lanes_loop_web_declarations(struct lanes *l, CXCursor block, struct str *out)
{
    unsigned begin = lanes_begin(block);
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (v->is_web && v->place == begin && !has_array(l, v) && !is_made_elsewhere(l, v))
            lanes_line(l, out, "%s;", lanes_declare(l, v->type, v->field));
    }
}

static struct lane_variable *lane_variable_at(const struct lanes *l, CXCursor declaration)
{
    for (size_t i = 0; i < l->at->variable_count; i++)
        if (clang_equalCursors(l->at->variables[i].cursor, declaration))
            return &l->at->variables[i];
    return NULL;
}

void lanes_print_item(struct lanes *l, CXCursor item, struct str *out)
{
    struct lane_variable *v =
        clang_getCursorKind(item) == CXCursor_VarDecl ? lane_variable_at(l, item) : NULL;
    if (v && !v->is_local)
        lanes_loop_declaration(l, v, item, out);
    else if (!v)
        lanes_statement(l, item, out);
}

/* --- lane loops ---------------------------------------------------------- */

static bool uses(const struct lane_variable *v, const struct lane_children *items)
{
    for (size_t i = 0; i < v->use_count; i++)
        if (lanes_stand_at(items, v->uses[i]))
            return true;
    return false;
}

/* Of a loop of lanes that begin at places of their own. */
static void print_counter(struct lanes *l, const struct lane_variable *v,
                          const struct lane_children *items, struct str *out)
{
    bool is_later = lanes_needs_items(l, v->made_of, items);
    lanes_line(l, out, "%s%s%s;", lanes_declare(l, v->type, v->field), is_later ? "" : " = ",
               is_later ? "" : lanes_expression(l, v->made_of, out));
}

/* A declaration of the variable, which nothing changes; what a pointer points to may be changed. */
static const char *constant_of_lanes(const struct lanes *l, const struct lane_variable *v)
{
    bool is_pointer = clang_getCanonicalType(v->type).kind == CXType_Pointer;
    return is_pointer ? lanes_declare(l, v->type, arena_printf(l->arena, "const %s", v->field))
                      : arena_printf(l->arena, "const %s", lanes_declare(l, v->type, v->field));
}

/* A variable that a statement in the loop sets, and which is declared further out. */
static void print_late(struct lanes *l, const struct lane_variable *v,
                       const struct lane_children *items, struct str *out)
{
    if (!clang_Cursor_isNull(v->set_by) && !lanes_stand_at(items, v->place))
        lanes_line(l, out, "%s;", lanes_declare(l, v->type, v->field));
}

/* Variables that lie in the loop, and are declared elsewhere. */
void lanes_print_loop_variables(struct lanes *l, const struct lane_children *items, struct str *out)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[l->at->by_value[i]];
        if (lanes_is_given(v) || v->is_local || is_alone(l, v) || !uses(v, items) || v->turns_now)
            continue;
        if (stays_in_place(l, v, items))
            print_late(l, v, items, out);
        else if (v->remade && !v->in_turns)
            lanes_line(l, out, "%s = %s;", constant_of_lanes(l, v), made_value(l, v, out));
        else if (v->in_turns && !lanes_stand_at(items, v->place))
            print_counter(l, v, items, out);
        else if (v->level == LEVEL_LANE && !lanes_stand_at(items, v->place))
            lanes_line(l, out, "%s%s%s%s;", lanes_declare(l, v->type, v->field),
                       lanes_alignment(l, v->cursor), v->is_copied ? " = " : "",
                       v->is_copied ? v->name : "");
    }
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (v->turns_now && uses(v, items))
            lanes_line(l, out, "%s = (%s)(%s) + cu_a%u;", lanes_declare(l, v->type, v->field),
                       lanes_declare(l, v->type, ""), lanes_expression(l, v->made_of, out),
                       v->turns);
    }
}

static enum CXChildVisitResult find_asking(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct need_search *s = data;
    const struct lane_function *callee =
        clang_getCursorKind(cursor) == CXCursor_CallExpr ? lanes_called(s->l, cursor) : NULL;
    (void)parent;
    s->found |= callee && callee->uses_ids && !lanes_of_warp(s->l, callee) &&
                !lanes_warp_place(s->l, cursor, NULL);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool asks_thread(const struct lanes *l, const struct lane_children *items)
{
    struct need_search s = {l, items, false};
    for (size_t i = 0; i < items->count && !s.found; i++) {
        find_asking(items->list[i], items->list[i], &s);
        clang_visitChildren(items->list[i], find_asking, &s);
    }
    return s.found;
}

static const char *strip_word(const struct lanes *l)
{
    return l->plan->in_warps ? "WARP" : "STRIP";
}

static bool has_loops(const struct lane_children *items)
{
    bool found = false;
    for (size_t i = 0; i < items->count; i++)
        found |= lanes_contains(items->list[i], CXCursor_ForStmt) ||
                 lanes_contains(items->list[i], CXCursor_WhileStmt) ||
                 lanes_contains(items->list[i], CXCursor_DoStmt);
    return found;
}

static enum CXChildVisitResult find_work_of_calls(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    const struct lanes **seeker = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_CallExpr ||
        lanes_asks_place(lanes_called_name(*seeker, cursor)))
        return CXChildVisit_Recurse;
    *seeker = NULL;
    return CXChildVisit_Break;
}

static bool has_calls(const struct lanes *l, const struct lane_children *items)
{
    const struct lanes *seeker = l;
    for (size_t i = 0; i < items->count && seeker; i++)
        if (find_work_of_calls(items->list[i], items->list[i], &seeker) == CXChildVisit_Recurse)
            clang_visitChildren(items->list[i], find_work_of_calls, &seeker);
    return !seeker;
}

/* Which lanes the loop has, in which order. Several lanes of a warp may write to one place, and CUDA
 * leaves open which of them is the last. Programs rely on the lowest, and are right so on NVIDIA's
 * devices: `y[row] = sum` by all lanes, where the sum is complete in the first one. */
static const char *each_lane(struct lanes *l, const struct lane_children *items)
{
    bool is_down = l->plan->in_warps && lanes_scatter(l, items) && !has_calls(l, items);
    return l->plan->mask ? arena_printf(l->arena, "CU_EACH_LANE%s_OF(cu_m%u)",
                                        is_down ? "_DOWN" : "", l->plan->mask)
           : is_down     ? "CU_EACH_LANE_DOWN"
                         : "CU_EACH_LANE";
}

bool lanes_go_together(const struct lanes *l, const struct lane_children *items)
{
    return !has_loops(items) && lanes_may_go_together(l, items) &&
           !lanes_divide_for_all(l, items, l->plan->mask) &&
           !lanes_groups_wrongly(l, items, false) && !lanes_scatter(l, items);
}

void lanes_begin_lanes(struct lanes *l, const struct lane_children *all, bool alone,
                       struct str *out)
{
    struct lane_children *items = arena_new(l->arena, struct lane_children);
    *items = *all;
    lanes_place(l, items);
    l->plan->items = items;
    bool apart = lanes_divide_for_all(l, items, l->plan->mask);
    alone = alone || !lanes_go_together(l, items);
    lanes_line(l, out, "%s%s {",
               apart   ? "CU_LANES_APART "
               : alone ? ""
                       : "CU_LANES_TOGETHER ",
               each_lane(l, items));
    l->indent++;
    l->plan->loops++;
    if (asks_thread(l, items))
        lanes_line(l, out, l->plan->in_warps ? "CU_THREAD_OF_WARP" : "CU_THREAD_OF_LANE");
    lanes_print_loop_variables(l, items, out);
}

void lanes_end_lanes(struct lanes *l, const struct lane_children *items, struct str *out)
{
    bool returns = false;
    for (size_t i = 0; i < items->count; i++)
        returns |= lanes_contains(items->list[i], CXCursor_ReturnStmt);
    if (returns)
        lanes_line(l, out, "cu_next_%u:;", l->plan->loops);
    l->indent--;
    lanes_line(l, out, "}");
    l->plan->items = NULL;
}

bool lanes_prints_nothing(struct lanes *l, CXCursor item, const struct lane_children *items)
{
    const struct lane_variable *v = clang_getCursorKind(item) == CXCursor_VarDecl
                                        ? lane_variable_at(l, item)
                                        : lanes_set(l, item);
    if (v && v->is_local)
        return true;
    return v && v->remade && !v->in_turns && !is_alone(l, v) && !stays_in_place(l, v, items);
}

void lanes_print_lanes(struct lanes *l, const struct lane_children *items, struct str *out)
{
    lanes_begin_lanes(l, items, false, out);
    lanes_print_check(l, items->list[0], out);
    for (size_t i = 0; i < items->count; i++)
        lanes_print_item(l, items->list[i], out);
    lanes_end_lanes(l, items, out);
}

static void print_lanes(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct str loop = {.arena = l->arena};
    lanes_print_votes(l, r->items.list[0], out);
    lanes_print_lanes(l, &r->items, &loop);
    if (!lanes_print_range(l, &r->items, str_text(&loop), out))
        str_add(out, str_text(&loop));
}

/* --- branches that some lanes may not take ------------------------------- */

static void print_alone(struct lanes *l, const struct lane_region *r, unsigned mask,
                        struct str *out)
{
    CXCursor branch = r->cursor;
    struct lane_children own = {&branch, 1, NULL}, parts = lanes_children(l, branch);
    const struct lane_children *items = r->is_return ? &r->items : &own;
    unsigned begin = l->plan->begin, end = l->plan->end;
    lanes_begin_lanes(l, items, true, out);
    l->plan->begin = lanes_begin(items->list[0]);
    l->plan->end = lanes_end(items->list[items->count - 1]);
    lanes_line(l, out, "if (cu_m%u[cu_l]) {", mask);
    l->indent++;
    for (size_t i = 0; r->is_return && i < items->count; i++)
        lanes_print_item(l, items->list[i], out);
    if (!r->is_return)
        lanes_statement(l, parts.list[1], out);
    l->indent--;
    if (!r->is_return && parts.count > 2) {
        lanes_line(l, out, "} else {");
        l->indent++;
        lanes_statement(l, parts.list[2], out);
        l->indent--;
    }
    lanes_line(l, out, "}");
    l->plan->begin = begin;
    l->plan->end = end;
    lanes_end_lanes(l, items, out);
}

/* What a lane that takes the branch, or none of the returns, has evaluated. */
struct lane_children lanes_conditions(const struct lanes *l, const struct lane_region *r)
{
    struct lane_children conditions = {NULL, 0, NULL};
    arena_push(l->arena, conditions.list, conditions.count, lanes_children(l, r->cursor).list[0]);
    for (size_t i = 1; i < r->returns.count; i++)
        arena_push(l->arena, conditions.list, conditions.count,
                   lanes_children(l, r->returns.list[i]).list[0]);
    return conditions;
}

static void print_guard(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct lane_children parts = lanes_children(l, r->cursor);
    struct lane_children conditions = lanes_conditions(l, r);
    unsigned mask = ++l->plan->masks;
    bool has_else = !r->is_return && parts.count > 2;
    lanes_line(l, out, "uchar cu_m%u[CU_%s];", mask, strip_word(l));
    lanes_line(l, out, "int cu_c%u = 0;", mask);
    lanes_begin_lanes(l, &conditions, false, out);
    struct str stays = {.arena = l->arena};
    for (size_t i = 0; i < conditions.count; i++)
        str_printf(&stays, "%s%s(%s)", i ? " && " : "",
                   r->is_return ? "!" : "0 != ", lanes_expression(l, conditions.list[i], out));
    lanes_line(l, out, "cu_m%u[cu_l] = %s;", mask, str_text(&stays));
    lanes_line(l, out, "cu_c%u += cu_m%u[cu_l];", mask, mask);
    lanes_end_lanes(l, &conditions, out);
    lanes_line(l, out, "if (cu_c%u == %s) {", mask, lanes_count(l));
    l->indent++;
    lanes_print_region(l, r->children[0], out);
    l->indent--;
    lanes_line(l, out, has_else ? "} else {" : "} else if (cu_c%u) {", mask);
    l->indent++;
    print_alone(l, r, mask, out);
    l->indent--;
    lanes_line(l, out, "}");
}

static bool is_used_here(const struct lane_region *r, const struct lane_variable *v)
{
    bool own = !v->is_parameter && lanes_region_has(r, v->place) &&
               !clang_Cursor_isNull(lanes_first_value(v));
    for (size_t i = 0; i < v->use_count && !own; i++)
        own = v->uses[i] >= r->place.begin && v->uses[i] < r->place.end;
    for (size_t i = 0; i < r->child_count && !own; i++)
        own = is_used_here(r->children[i], v);
    return own || uses(v, &r->items);
}

/* Variables that lie beside what `r` has: arrays, and those that have no value at first. */
void lanes_print_variables(struct lanes *l, const struct lane_region *r, enum lane_level level,
                           struct str *out)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        CXCursor init = lanes_first_value(v);
        if (v->is_local || lanes_is_given(v) || v->remade || v->level != level ||
            (!v->divergent && !clang_Cursor_isNull(init) && lanes_region_has(r, v->place)) ||
            !is_used_here(r, v))
            continue;
        const char *name = !v->divergent ? v->field
                           : level == LEVEL_STRIP
                               ? arena_printf(l->arena, "%s[CU_%s]", v->field, strip_word(l))
                               : arena_printf(l->arena, "%s[%u]", v->field, l->at->most_threads);
        lanes_line(l, out, "%s%s;", lanes_declare(l, v->type, name), lanes_alignment(l, v->cursor));
    }
}

/* What the copies of parameters begin with that lie there. */
static void print_copies(struct lanes *l, const struct lane_region *r, enum lane_level level,
                         struct str *out)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (v->is_copied && v->level == level && is_used_here(r, v))
            lanes_line(l, out, "CU_EACH_LANE %s = %s;", lanes_loop_reference(l, v), v->name);
    }
}

static void begin_strips(struct lanes *l, struct str *out)
{
    lanes_line(l, out, "CU_EACH_%s {", strip_word(l));
    l->indent++;
    l->plan->in_strip = true;
    lanes_line(l, out, "CU_%s_BEGIN", strip_word(l));
}

static void end_strips(struct lanes *l, struct str *out)
{
    if (l->plan->in_warps)
        lanes_line(l, out, "CU_WARP_END");
    l->plan->in_strip = false;
    l->indent--;
    lanes_line(l, out, "}");
}

/* The lanes that go on when others have left the loop. */
static void print_last_turns(struct lanes *l, const struct lane_for_parts *parts, CXCursor loop,
                             struct str *out)
{
    struct lane_children items = {&loop, 1, NULL};
    struct str none = {.arena = l->arena};
    unsigned begin = l->plan->begin, end = l->plan->end;
    lanes_begin_lanes(l, &items, true, out);
    l->plan->begin = lanes_begin(parts->body);
    l->plan->end = lanes_end(parts->body);
    bool steps = clang_getCursorKind(loop) == CXCursor_ForStmt;
    const char *condition = lanes_expression(l, parts->condition, &none),
               *step = steps ? lanes_expression(l, parts->step, &none) : "";
    lanes_line(l, out, "CU_SERIAL for (; %s; %s) {", condition, step);
    l->indent++;
    lanes_statement(l, parts->body, out);
    l->indent--;
    lanes_line(l, out, "}");
    l->plan->begin = begin;
    l->plan->end = end;
    lanes_end_lanes(l, &items, out);
}

static void print_count(struct lanes *l, CXCursor test, unsigned mask, struct str *out)
{
    struct lane_children condition = {&test, 1, NULL};
    lanes_begin_lanes(l, &condition, false, out);
    lanes_line(l, out, "cu_c%u += (%s) != 0;", mask, lanes_expression(l, test, out));
    lanes_end_lanes(l, &condition, out);
}

/* The regions of a turn; `mask` numbers what counts the lanes that are in the loop. */
static void print_turn(struct lanes *l, const struct lane_region *r,
                       const struct lane_for_parts *parts, unsigned mask, struct str *out)
{
    lanes_line(l, out, "cu_c%u = 0;", mask);
    print_count(l, parts->condition, mask, out);
    lanes_line(l, out, "if (cu_c%u != %s)", mask, lanes_count(l));
    lanes_line(l, out, "    break;");
    for (size_t i = 0; i < r->child_count; i++)
        lanes_print_region(l, r->children[i], out);
}

/* A turn of all strips, but for those that have ended the loop: where some lanes leave it, the
 * others end it at once. */
static void print_turn_of_block(struct lanes *l, const struct lane_region *r,
                                const struct lane_for_parts *parts, unsigned mask, struct str *out)
{
    const struct lane_region *strips = r->children[0];
    begin_strips(l, out);
    lanes_line(l, out, "if (cu_e%u[cu_t])", mask);
    lanes_line(l, out, "    continue;");
    lanes_print_variables(l, strips, LEVEL_STRIP, out);
    print_copies(l, strips, LEVEL_STRIP, out);
    lanes_line(l, out, "int cu_c%u = 0;", mask);
    print_count(l, parts->condition, mask, out);
    lanes_line(l, out, "if (cu_c%u == %s) {", mask, lanes_count(l));
    l->indent++;
    lanes_line(l, out, "cu_g%u = true;", mask);
    for (size_t i = 0; i < strips->child_count; i++)
        lanes_print_region(l, strips->children[i], out);
    l->indent--;
    lanes_line(l, out, "} else {");
    l->indent++;
    lanes_line(l, out, "cu_e%u[cu_t] = 1;", mask);
    print_last_turns(l, parts, r->cursor, out);
    l->indent--;
    lanes_line(l, out, "}");
    end_strips(l, out);
}

static void print_step(struct lanes *l, const struct lane_region *r, unsigned mask, struct str *out)
{
    struct lane_turn turn = lanes_turn(l, r->cursor);
    lanes_line(l, out, "cu_a%u %c= %s;", mask, turn.sign,
               clang_Cursor_isNull(turn.by) ? "1" : lanes_expression(l, turn.by, out));
}

static void print_advance_in_block(struct lanes *l, const struct lane_region *r,
                                   const struct lane_for_parts *parts, unsigned mask,
                                   struct str *out)
{
    lanes_line(l, out, "uchar cu_e%u[%u] = {0};", mask, l->at->most_threads);
    lanes_line(l, out, "for (bool cu_g%u = true; cu_g%u;) {", mask, mask);
    l->indent++;
    lanes_line(l, out, "cu_g%u = false;", mask);
    print_turn_of_block(l, r, parts, mask, out);
    print_step(l, r, mask, out);
    l->indent--;
    lanes_line(l, out, "}");
}

static void print_advance_in_strip(struct lanes *l, const struct lane_region *r,
                                   const struct lane_for_parts *parts, unsigned mask,
                                   struct str *out)
{
    lanes_line(l, out, "for (;;) {");
    l->indent++;
    print_turn(l, r, parts, mask, out);
    if (lanes_counter(l, r->cursor)->in_turns)
        print_step(l, r, mask, out);
    l->indent--;
    lanes_line(l, out, "}");
    lanes_line(l, out, "if (cu_c%u) {", mask);
    l->indent++;
    print_last_turns(l, parts, r->cursor, out);
    l->indent--;
    lanes_line(l, out, "}");
}

static void print_advance(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct lane_for_parts parts = lanes_turn_parts(l, r->cursor);
    struct lane_variable *v = lanes_counter(l, r->cursor);
    unsigned mask = ++l->plan->masks;
    if (!r->in_block)
        lanes_line(l, out, "int cu_c%u;", mask);
    if (v->in_turns) {
        v->turns_now = true;
        v->turns = mask;
        lanes_line(l, out, "%s = 0;",
                   lanes_declare(l, v->type, arena_printf(l->arena, "cu_a%u", mask)));
    }
    if (r->in_block)
        print_advance_in_block(l, r, &parts, mask, out);
    else
        print_advance_in_strip(l, r, &parts, mask, out);
    v->turns_now = false;
}

/* --- what runs once for all lanes ---------------------------------------- */

static void print_shared_for(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct lane_for_parts parts = lanes_for_parts(l, r->cursor);
    bool tests = !clang_Cursor_isNull(parts.condition), steps = !clang_Cursor_isNull(parts.step);
    lanes_line(l, out, "{");
    l->indent++;
    if (!clang_Cursor_isNull(parts.init))
        lanes_statement(l, parts.init, out);
    const char *condition = tests ? lanes_expression(l, parts.condition, out) : "",
               *step = steps ? lanes_expression(l, parts.step, out) : "";
    lanes_line(l, out, "for (; %s; %s) {", condition, step);
    l->indent++;
    lanes_print_region(l, r->children[0], out);
    l->indent--;
    lanes_line(l, out, "}");
    l->indent--;
    lanes_line(l, out, "}");
}

static void print_control(struct lanes *l, const struct lane_region *r, struct str *out)
{
    enum CXCursorKind kind = clang_getCursorKind(r->cursor);
    struct lane_children parts = lanes_children(l, r->cursor);
    const char *condition = kind == CXCursor_CompoundStmt || kind == CXCursor_ForStmt ? ""
                            : kind == CXCursor_DoStmt ? lanes_expression(l, parts.list[1], out)
                                                      : lanes_expression(l, parts.list[0], out);
    if (kind == CXCursor_ForStmt) {
        print_shared_for(l, r, out);
        return;
    }
    if (kind == CXCursor_IfStmt || kind == CXCursor_WhileStmt)
        lanes_line(l, out, kind == CXCursor_IfStmt ? "if (%s) {" : "while (%s) {", condition);
    else
        lanes_line(l, out, kind == CXCursor_DoStmt ? "do {" : "{");
    for (size_t i = 0; i < r->child_count; i++) {
        if (i > 0)
            lanes_line(l, out, "} else {");
        l->indent++;
        lanes_print_region(l, r->children[i], out);
        l->indent--;
    }
    if (kind == CXCursor_DoStmt)
        lanes_line(l, out, "} while (%s);", condition);
    else
        lanes_line(l, out, "}");
}

static void print_block_copies(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct str copies = {.arena = l->arena};
    l->indent++;
    print_copies(l, r, LEVEL_BLOCK, &copies);
    l->indent--;
    if (!*str_text(&copies))
        return;
    lanes_line(l, out, "CU_EACH_%s {", strip_word(l));
    lanes_line(l, out, "    CU_%s_BEGIN", strip_word(l));
    str_add(out, str_text(&copies));
    lanes_line(l, out, "}");
}

static void print_strips(struct lanes *l, const struct lane_region *r, struct str *out)
{
    begin_strips(l, out);
    lanes_print_variables(l, r, LEVEL_STRIP, out);
    print_copies(l, r, LEVEL_STRIP, out);
    for (size_t i = 0; i < r->child_count; i++)
        lanes_print_region(l, r->children[i], out);
    end_strips(l, out);
}

void lanes_print_region(struct lanes *l, const struct lane_region *r, struct str *out)
{
    switch (r->kind) {
    case REGION_LIST:
        for (size_t i = 0; i < r->child_count; i++)
            lanes_print_region(l, r->children[i], out);
        break;
    case REGION_STRIPS: print_strips(l, r, out); break;
    case REGION_LANES: print_lanes(l, r, out); break;
    case REGION_SCALAR: lanes_print_item(l, r->cursor, out); break;
    case REGION_CONTROL: print_control(l, r, out); break;
    case REGION_GUARD: print_guard(l, r, out); break;
    case REGION_ADVANCE: print_advance(l, r, out); break;
    case REGION_MASK: lanes_print_mask(l, r, out); break;
    case REGION_MASK_LOOP: lanes_print_mask_loop(l, r, out); break;
    case REGION_BARRIER:
        lanes_line(l, out, lanes_is_step(l, r->cursor) ? "/* step */" : "/* barrier */");
        break;
    }
}

/* --- the kernel ---------------------------------------------------------- */

/* Of the arrays with an element for each thread of the block. */
static size_t block_bytes(const struct lanes *l)
{
    size_t bytes = 0;
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        long long size = clang_Type_getSizeOf(v->type);
        if (has_array(l, v) && v->level == LEVEL_BLOCK && size > 0)
            bytes += (size_t)size * l->at->most_threads;
    }
    return bytes;
}

/* A compiler that runs work-items together, as PoCL's, goes wrong in the same places. */
static bool is_wrong_as_it_is(const struct lanes *l, const struct lane_region *r)
{
    bool found =
        r->kind == REGION_LANES && !has_loops(&r->items) &&
        (lanes_groups_wrongly(l, &r->items, true) || lanes_divide_for_all(l, &r->items, false));
    for (size_t i = 0; i < r->child_count && !found; i++)
        found = is_wrong_as_it_is(l, r->children[i]);
    return found;
}

/* In a loop that lanes go through together there is work that they do not do one after the other, in
 * one place in memory. */
static bool has_joint_loop(const struct lanes *l, const struct lane_region *r, bool in_loop)
{
    in_loop |= r->kind == REGION_ADVANCE ||
               (r->kind == REGION_CONTROL && clang_getCursorKind(r->cursor) != CXCursor_IfStmt &&
                clang_getCursorKind(r->cursor) != CXCursor_CompoundStmt);
    bool found = in_loop && r->kind == REGION_LANES && lanes_may_go_together(l, &r->items);
    for (size_t i = 0; i < r->child_count && !found; i++)
        found = has_joint_loop(l, r->children[i], in_loop);
    return found;
}

bool lanes_loops(struct lanes *l, struct str *out)
{
    struct lane_plan *plan = lanes_plan(l);
    struct str body = {.arena = l->arena};
    if (!plan)
        return false;
    bool is_needed = is_wrong_as_it_is(l, plan->root) || lanes_has_dividing_loop(l, l->at->cursor);
    if (l->at->if_faster && !plan->has_barriers)
        plan->gains = plan->gains && has_joint_loop(l, plan->root, false);
    if (!plan->gains && !is_needed && !l->at->if_faster)
        plan->rows = lanes_find_rows(l, plan);
    if (!plan->gains && !is_needed && !plan->rows)
        return false;
    l->plan = plan;
    if (block_bytes(l) > LANES_MOST_BYTES) {
        l->plan = NULL;
        return false;
    }
    l->indent = 1;
    if (plan->rows) {
        lanes_print_rows(l, plan->rows, &body);
    } else {
        lanes_print_variables(l, plan->root, LEVEL_BLOCK, &body);
        print_block_copies(l, plan->root, &body);
        lanes_print_region(l, plan->root, &body);
    }
    l->plan = NULL;
    if (l->at->if_faster && !plan->has_barriers && !is_needed &&
        strlen(str_text(&body)) > LANES_LONG_TEXT)
        return false;
    if (l->reason) { /* coroutines may do it */
        l->reason = NULL;
        return false;
    }
    l->at->in_rows = plan->rows != NULL;
    l->at->in_warps = plan->in_warps;
    l->at->may_miss = plan->may_miss;
    str_add(out, str_text(&body));
    return true;
}
