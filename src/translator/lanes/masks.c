/* Branches and loops in which lanes of a warp meet, and which not all of them take.
 *
 * What stands in them is printed twice: for warps whose lanes are all there, and with a mask, of which
 * lane loops have only those lanes. Where a condition is the same for a warp in rows of whole warps,
 * only blocks of other sizes need the second text.
 *
 * Lanes that a collective names must not meet others instead; where they might, that is tested. Lanes
 * that have ended, or end without meeting others, are not waited for. */
#include "lanes/private.h"

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
    if (r->is_return)
        plan->alive = mask;
    plan->waits |= r->waits;
    plan->is_part |= !same && !r->is_return;
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
