/* Branches and loops in which lanes of a warp meet, and which not all of them take.
 *
 * What stands in them is printed twice: for warps whose lanes are all there, and with a mask, of which
 * lane loops have only those lanes. Where a condition is the same for a warp in rows of whole warps,
 * only blocks of other sizes need the second text.
 *
 * Lanes that a collective names must not meet others instead; where they might, that is tested. Lanes
 * that have ended, or end without meeting others, are not waited for. */
#include "lanes/private.h"

#include <string.h>

const char *lanes_there(const struct lanes *l)
{
    return l->plan->mask ? arena_printf(l->arena, "cu_b%u", l->plan->mask) : "cu_there";
}

const char *lanes_count(const struct lanes *l)
{
    return l->plan->mask ? arena_printf(l->arena, "popcount(cu_b%u)", l->plan->mask) : "cu_n";
}

/* The lanes for which the condition holds, or where `negated` none of them; of those that are in the
 * region around. */
static void print_bits(struct lanes *l, const struct lane_children *conditions, bool negated,
                       unsigned mask, struct str *out)
{
    struct str test = {.arena = l->arena};
    lanes_begin_lanes(l, conditions, false, out);
    for (size_t i = 0; i < conditions->count; i++)
        str_printf(&test, "%s%s(%s)", i ? " && " : "",
                   negated ? "!" : "0 != ", lanes_expression(l, conditions->list[i], out));
    lanes_line(l, out, "cu_m%u[cu_l] = %s;", mask, str_text(&test));
    lanes_line(l, out, "cu_b%u |= (uint)cu_m%u[cu_l] << cu_l;", mask, mask);
    lanes_end_lanes(l, conditions, out);
}

/* Those that are not in `mask`. */
static void print_other_bits(struct lanes *l, unsigned other, unsigned mask, struct str *out)
{
    const char *each = l->plan->mask
                           ? arena_printf(l->arena, "CU_EACH_LANE_OF(cu_m%u)", l->plan->mask)
                           : "CU_EACH_LANE";
    lanes_line(l, out, "%s cu_m%u[cu_l] = !cu_m%u[cu_l];", each, other, mask);
    lanes_line(l, out, "cu_b%u = %s & ~cu_b%u;", other, lanes_there(l), mask);
}

static void declare_mask(struct lanes *l, unsigned mask, struct str *out)
{
    lanes_line(l, out, "uchar cu_m%u[CU_WARP]%s;", mask, l->plan->mask ? " = {0}" : "");
    lanes_line(l, out, "uint cu_b%u = 0;", mask);
}

/* The lanes of a warp decide alike, in rows of whole warps. */
static bool is_same_in_warp(struct lanes *l, const struct lane_children *conditions)
{
    bool same = true;
    l->by_warp = true;
    for (size_t i = 0; i < conditions->count; i++)
        same &= !lanes_is_divergent(l, conditions->list[i]);
    l->by_warp = false;
    return same;
}

static void print_inside(struct lanes *l, const struct lane_region *r, struct str *out)
{
    l->indent++;
    lanes_print_region(l, r, out);
    l->indent--;
}

struct mask_state {
    unsigned mask, alive;
    bool waits, is_part;
};

/* What is printed from now on is of the lanes of the mask. */
static struct mask_state enter_mask(struct lanes *l, const struct lane_region *r, unsigned mask,
                                    bool same)
{
    struct lane_plan *plan = l->plan;
    struct mask_state before = {plan->mask, plan->alive, plan->waits, plan->is_part};
    plan->mask = mask;
    bool have_returned = r->is_return || r->is_presence; /* those that are not in it */
    if (have_returned)
        plan->alive = mask;
    plan->waits |= r->waits;
    plan->is_part |= !same && !have_returned;
    return before;
}

static void leave_mask(struct lanes *l, struct mask_state before)
{
    l->plan->mask = before.mask;
    l->plan->alive = before.alive;
    l->plan->waits = before.waits;
    l->plan->is_part = before.is_part;
}

/* A branch of the statement: all lanes of the region around take it, or those of the mask. */
static void print_taken(struct lanes *l, const struct lane_region *r,
                        const struct lane_region *body, unsigned mask, bool same, struct str *out)
{
    if (!l->plan->mask) {
        lanes_line(l, out, "if (cu_b%u == cu_there) {", mask);
        print_inside(l, body, out);
        lanes_line(l, out, "} else if (%scu_b%u) {", same ? "!cu_whole && " : "", mask);
    } else {
        lanes_line(l, out, "if (cu_b%u) {", mask);
    }
    struct mask_state before = enter_mask(l, r, mask, same);
    print_inside(l, body, out);
    leave_mask(l, before);
    lanes_line(l, out, "}");
}

void lanes_print_mask(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct lane_children conditions = lanes_conditions(l, r);
    unsigned mask = ++l->plan->masks;
    bool same = is_same_in_warp(l, &conditions);
    declare_mask(l, mask, out);
    print_bits(l, &conditions, r->is_return, mask, out);
    unsigned other = r->child_count > 1 ? ++l->plan->masks : 0;
    if (other) { /* before the first branch changes what the condition is made of */
        declare_mask(l, other, out);
        print_other_bits(l, other, mask, out);
    }
    print_taken(l, r, r->children[0], mask, same, out);
    if (other)
        print_taken(l, r, r->children[1], other, same, out);
}

/* Turns of the loop. */
static void print_turns(struct lanes *l, const struct lane_region *r, struct str *out)
{
    for (size_t i = 0; i < r->child_count; i++)
        lanes_print_region(l, r->children[i], out);
}

/* While all lanes are in the loop. */
static void print_turns_of_all(struct lanes *l, const struct lane_region *r,
                               const struct lane_children *condition, unsigned mask,
                               struct str *out)
{
    lanes_line(l, out, "for (;;) {");
    l->indent++;
    lanes_line(l, out, "cu_b%u = 0;", mask);
    print_bits(l, condition, false, mask, out);
    lanes_line(l, out, "if (cu_b%u != cu_there)", mask);
    lanes_line(l, out, "    break;");
    print_turns(l, r, out);
    l->indent--;
    lanes_line(l, out, "}");
}

void lanes_print_mask_loop(struct lanes *l, const struct lane_region *r, struct str *out)
{
    struct lane_for_parts parts = lanes_turn_parts(l, r->cursor);
    struct lane_children condition = {&parts.condition, 1, NULL};
    unsigned mask = ++l->plan->masks;
    bool same = is_same_in_warp(l, &condition), is_outer = !l->plan->mask;
    declare_mask(l, mask, out);
    if (is_outer)
        print_turns_of_all(l, r, &condition, mask, out);
    else
        print_bits(l, &condition, false, mask, out);
    lanes_line(l, out, "while (%scu_b%u) {", is_outer && same ? "!cu_whole && " : "", mask);
    l->indent++;
    struct mask_state before = enter_mask(l, r, mask, same);
    print_turns(l, r, out);
    lanes_line(l, out, "cu_b%u = 0;", mask);
    print_bits(l, &condition, false, mask, out);
    leave_mask(l, before);
    l->indent--;
    lanes_line(l, out, "}");
}

/* --- branches of lanes whose numbers lie in a range ------------------------ */

/* Of the text of a lane loop, which then stands there up to three times. */
#define SHORT_LOOP 2000

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
        struct lane_comparison c = {.is_not = false};
        lanes_compares_number(l, bounds->list[i], &c);
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
static void print_without_test(struct lanes *l, const struct lane_range *range, struct str *out)
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
                        const struct lane_range *range, bool taken, struct str *out)
{
    l->indent++;
    lanes_begin_lanes(l, items, false, out);
    for (size_t i = 0; i < items->count; i++)
        if (!clang_equalCursors(items->list[i], range->branch))
            lanes_print_item(l, items->list[i], out);
        else if (taken)
            print_without_test(l, range, out);
    lanes_end_lanes(l, items, out);
    l->indent--;
}

static bool find_range_of_items(struct lanes *l, const struct lane_children *items,
                                struct lane_range *range)
{
    bool found = false;
    for (size_t i = 0; i < items->count && !found; i++)
        found = lanes_find_range(l, items->list[i], range);
    for (size_t i = 0; found && i < range->bounds.count; i++)
        found = !lanes_needs_items(l, range->bounds.list[i], items);
    return found;
}

/* The lane loop does nothing else. */
static bool is_all(struct lanes *l, const struct lane_children *items, CXCursor branch)
{
    bool is_alone = true;
    for (size_t i = 0; i < items->count && is_alone; i++)
        is_alone = clang_equalCursors(items->list[i], branch) ||
                   lanes_prints_nothing(l, items->list[i], items);
    return is_alone;
}

bool lanes_print_range(struct lanes *l, const struct lane_children *items, const char *loop,
                       struct str *out)
{
    struct lane_range range;
    if (l->plan->in_warps || l->plan->mask || l->plan->rows || strlen(loop) > SHORT_LOOP ||
        !lanes_go_together(l, items) || !find_range_of_items(l, items, &range))
        return false;
    const char *taken = arena_printf(l->arena, "cu_r%u", ++l->plan->masks);
    const bool only = is_all(l, items, range.branch);
    lanes_place(l, &range.bounds);
    print_range(l, &range.bounds, taken, out);
    lanes_line(l, out, "if (%s == CU_ALL_LANES) {", taken);
    print_alike(l, items, &range, true, out);
    if (!only) {
        lanes_line(l, out, "} else if (%s == CU_NO_LANES) {", taken);
        print_alike(l, items, &range, false, out);
    }
    lanes_line(l, out, only ? "} else if (%s == CU_SOME_LANES) {" : "} else {", taken);
    l->indent++;
    lanes_print_lanes(l, items, out);
    l->indent--;
    lanes_line(l, out, "}");
    return true;
}
