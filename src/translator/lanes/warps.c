/* Prints collectives of a warp in lane loops, and what asks for the lane and the warp there. */
#include "lanes/private.h"

#include <string.h>

/* The argument of the parameter with that name; null: there is none. */
static CXCursor collective_argument(const struct lanes *l, CXCursor call, const char *name)
{
    const struct lane_function *callee = lanes_called(l, call);
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i);
        if (strcmp(lanes_spelling(l, clang_getCursorSpelling(parameter)), name) == 0)
            return clang_Cursor_getArgument(call, (unsigned)i);
    }
    return clang_getNullCursor();
}

static const char *array_of(struct lanes *l, CXCursor call, const struct lane_parameter *parameter)
{
    const struct lane_variable *v =
        lanes_argument_variable(l, collective_argument(l, call, parameter->name));
    if (!v || !v->is_handed || v->level != LEVEL_STRIP)
        lanes_refuse(l, "a collective reads what is no array of the warp");
    return v ? v->field : "";
}

/* What a parameter of NAME_of_warp gets. */
static const char *collective_argument_text(struct lanes *l, CXCursor call,
                                            const struct lane_parameter *parameter,
                                            struct str *before)
{
    if (strcmp(parameter->name, "there") == 0)
        return lanes_there(l);
    if (strcmp(parameter->name, "lane") == 0)
        return "(uint)cu_l";
    if (parameter->is_votes)
        return arena_printf(l->arena, "cu_k%u", l->plan->votes);
    return parameter->is_pointer
               ? array_of(l, call, parameter)
               : lanes_expression(l, collective_argument(l, call, parameter->name), before);
}

const char *lanes_collective_call(struct lanes *l, CXCursor call, struct str *before)
{
    const struct lane_function *f = lanes_of_warp(l, lanes_called(l, call));
    struct str out = {.arena = l->arena};
    str_printf(&out, "%s(", f->name);
    for (size_t i = 0; i < f->of_warp_count; i++)
        str_printf(&out, "%s%s", i ? ", " : "",
                   collective_argument_text(l, call, &f->of_warp[i], before));
    str_addc(&out, ')');
    return str_text(&out);
}

void lanes_print_votes(struct lanes *l, CXCursor statement, struct str *out)
{
    CXCursor call = lanes_collective(l, statement);
    const struct lane_function *f =
        clang_Cursor_isNull(call) ? NULL : lanes_of_warp(l, lanes_called(l, call));
    for (size_t i = 0; f && i < f->of_warp_count; i++)
        if (f->of_warp[i].is_votes)
            lanes_line(l, out, "const uint cu_k%u = cu_votes(%s);", ++l->plan->votes,
                       array_of(l, call, &f->of_warp[i]));
}

void lanes_print_check(struct lanes *l, CXCursor statement, struct str *out)
{
    CXCursor call = lanes_collective(l, statement);
    CXCursor mask = clang_Cursor_isNull(call) ? call : collective_argument(l, call, "mask");
    if (clang_Cursor_isNull(mask) || !l->plan->waits)
        return;
    l->plan->may_miss |= l->plan->is_part;
    const char *alive =
        l->plan->alive ? arena_printf(l->arena, "cu_b%u", l->plan->alive) : "cu_there";
    lanes_line(l, out, "cu_missing |= (%s) & %s & ~%s;", lanes_expression(l, mask, out), alive,
               lanes_there(l));
}

const char *lanes_warp_number(struct lanes *l, CXCursor expression, const char *text)
{
    enum lane_part part = l->plan && l->plan->in_warps ? lanes_warp_part(l, expression) : PART_NONE;
    if (!part || !lanes_is_thread_number(l, lanes_children(l, expression).list[0], true))
        return text;
    struct lane_children operands = lanes_children(l, expression);
    if (part == PART_LANE)
        return arena_printf(l->arena, "CU_IN_ROW(cu_l, %s)", text);
    bool divides = clang_getCursorBinaryOperatorKind(expression) == CXBinaryOperator_Div;
    return arena_printf(l->arena, "CU_IN_ROW(cu_x %s %lu, %s)", divides ? "/" : ">>",
                        lanes_literal_operand(l, operands), text);
}
