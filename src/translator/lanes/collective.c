/* Collectives of a warp in lane loops.
 *
 * A strip is a warp then. A collective begins a lane loop of its own: before, each lane has put the
 * value that others may read into an array of the warp. In the place of the device library's function
 * NAME stands NAME_of_warp, which has the same parameters by name, but
 *   - as a pointer, what lanes read of each other: the array,
 *   - `votes_of_x`: bits that say in which lanes x is not 0, made once for the warp,
 *   - `there`: the lanes that have come,
 *   - `lane`: whose result it is.
 * A collective without such a function has no lane loops, unless it is made of those that have one. */
#include "lanes/private.h"

#include <stdlib.h>
#include <string.h>

#define OF_WARP  "_of_warp"
#define VOTES_OF "votes_of_"

void lanes_note_of_warp(const struct lanes *l, struct lane_function *f)
{
    int count = str_ends(f->name, OF_WARP) ? clang_Cursor_getNumArguments(f->cursor) : 0;
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(f->cursor, (unsigned)i);
        const char *name = lanes_spelling(l, clang_getCursorSpelling(parameter));
        bool votes = str_starts(name, VOTES_OF);
        struct lane_parameter own = {votes ? name + strlen(VOTES_OF) : name, votes,
                                     clang_getCursorType(parameter).kind == CXType_Pointer};
        arena_push(l->arena, f->of_warp, f->of_warp_count, own);
    }
}

struct lane_function *lanes_of_warp(const struct lanes *l, const struct lane_function *f)
{
    return f->cuts && str_starts(f->name, "cu_")
               ? map_get(&l->functions, arena_printf(l->arena, "%s" OF_WARP, f->name))
               : NULL;
}

bool lanes_hands(const struct lanes *l, const struct lane_function *collective, CXCursor parameter)
{
    const struct lane_function *f = lanes_of_warp(l, collective);
    const char *name = lanes_spelling(l, clang_getCursorSpelling(parameter));
    for (size_t i = 0; f && i < f->of_warp_count; i++)
        if ((f->of_warp[i].is_pointer || f->of_warp[i].is_votes) &&
            strcmp(f->of_warp[i].name, name) == 0)
            return true;
    return false;
}

/* The call that the statement is; null: it is another one. */
static CXCursor collective_of(const struct lanes *l, CXCursor statement)
{
    CXCursor call = lanes_without_conversions(l, statement);
    if (clang_getCursorKind(call) == CXCursor_BinaryOperator &&
        clang_getCursorBinaryOperatorKind(call) == CXBinaryOperator_Assign)
        call = lanes_without_conversions(l, lanes_children(l, call).list[1]);
    const struct lane_function *callee =
        clang_getCursorKind(call) == CXCursor_CallExpr ? lanes_called(l, call) : NULL;
    return callee && lanes_of_warp(l, callee) ? call : clang_getNullCursor();
}

bool lanes_is_collective(const struct lanes *l, CXCursor statement)
{
    return !clang_Cursor_isNull(collective_of(l, statement));
}

/* The variable that stands as an argument; NULL: it is another expression. */
static struct lane_variable *argument_variable(const struct lanes *l, CXCursor argument)
{
    CXCursor inner = lanes_without_conversions(l, argument);
    return clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
}

void lanes_note_handed(const struct lanes *l, CXCursor call)
{
    const struct lane_function *callee = lanes_called(l, call);
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i);
        struct lane_variable *v = argument_variable(l, clang_Cursor_getArgument(call, (unsigned)i));
        if (v && lanes_hands(l, callee, parameter))
            v->is_handed = true;
    }
}

/* The argument of the parameter with that name; null: there is none. */
static CXCursor argument_of(const struct lanes *l, CXCursor call, const char *name)
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
    const struct lane_variable *v = argument_variable(l, argument_of(l, call, parameter->name));
    if (!v || !v->is_handed || v->level != LEVEL_STRIP)
        lanes_refuse(l, "a collective reads what is no array of the warp");
    return v ? v->field : "";
}

/* What a parameter of NAME_of_warp gets. */
static const char *argument_text(struct lanes *l, CXCursor call,
                                 const struct lane_parameter *parameter, struct str *before)
{
    if (strcmp(parameter->name, "there") == 0)
        return lanes_there(l);
    if (strcmp(parameter->name, "lane") == 0)
        return "(uint)cu_l";
    if (parameter->is_votes)
        return arena_printf(l->arena, "cu_k%u", l->plan->votes);
    return parameter->is_pointer
               ? array_of(l, call, parameter)
               : lanes_expression(l, argument_of(l, call, parameter->name), before);
}

const char *lanes_collective_call(struct lanes *l, CXCursor call, struct str *before)
{
    const struct lane_function *f = lanes_of_warp(l, lanes_called(l, call));
    struct str out = {.arena = l->arena};
    str_printf(&out, "%s(", f->name);
    for (size_t i = 0; i < f->of_warp_count; i++)
        str_printf(&out, "%s%s", i ? ", " : "", argument_text(l, call, &f->of_warp[i], before));
    str_addc(&out, ')');
    return str_text(&out);
}

void lanes_print_votes(struct lanes *l, CXCursor statement, struct str *out)
{
    CXCursor call = collective_of(l, statement);
    const struct lane_function *f =
        clang_Cursor_isNull(call) ? NULL : lanes_of_warp(l, lanes_called(l, call));
    for (size_t i = 0; f && i < f->of_warp_count; i++)
        if (f->of_warp[i].is_votes)
            lanes_line(l, out, "const uint cu_k%u = cu_votes(%s);", ++l->plan->votes,
                       array_of(l, call, &f->of_warp[i]));
}

void lanes_print_check(struct lanes *l, CXCursor statement, struct str *out)
{
    CXCursor call = collective_of(l, statement);
    CXCursor mask = clang_Cursor_isNull(call) ? call : argument_of(l, call, "mask");
    if (clang_Cursor_isNull(mask) || !l->plan->waits)
        return;
    const char *alive =
        l->plan->alive ? arena_printf(l->arena, "cu_b%u", l->plan->alive) : "cu_there";
    lanes_line(l, out, "cu_missing |= (%s) & %s & ~%s;", lanes_expression(l, mask, out), alive,
               lanes_there(l));
}

/* --- places in the warp and in the block ----------------------------------- */

/* Calls of the device library that ask for the thread's place, and what says it in a lane loop: of
 * tiles only if the last argument, their size, is that of a warp, and the one before is 0. */
static const struct {
    const char *name, *text;
    bool of_tile;
    enum lane_sameness same;
} places[] = {
    {"cu_lane", "(uint)cu_l", false, LANES_DIFFER},
    {"cu_thread_rank", "(uint)(cu_t + cu_l)", false, LANES_DIFFER},
    {"cu_lanes_below", "((1u << cu_l) - 1u)", false, LANES_DIFFER},
    {"cu_tile_thread_rank", "(uint)cu_l", true, LANES_DIFFER},
    {"cu_tile_rank", "(uint)(cu_t / CU_WARP)", true, SAME_IN_WARP},
    {"cu_tile", "0xffffffffu", true, SAME_IN_BLOCK},
    {"cu_tile_count", "CU_WARPS_OF_BLOCK", true, SAME_IN_BLOCK},
    {"cu_block_size", "(uint)(cu_size_x * cu_size_y * cu_size_z)", false, SAME_IN_BLOCK},
};

static bool is_argument(const struct lanes *l, CXCursor call, int number, unsigned long value)
{
    CXCursor inner = lanes_without_conversions(l, clang_Cursor_getArgument(call, (unsigned)number));
    return clang_getCursorKind(inner) == CXCursor_IntegerLiteral &&
           strtoul(lanes_slice(l, lanes_begin(inner), lanes_end(inner)), NULL, 0) == value;
}

const char *lanes_warp_place(const struct lanes *l, CXCursor call, enum lane_sameness *same)
{
    const char *name = lanes_called_name(l, call);
    int count = clang_Cursor_getNumArguments(call);
    if (!str_starts(name, "cu_") || !lanes_has_collective(l, l->at->cursor))
        return NULL;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strcmp(places[i].name, name) != 0 ||
            (places[i].of_tile &&
             (!is_argument(l, call, count - 1, 32) || (count > 1 && !is_argument(l, call, 0, 0)))))
            continue;
        if (same)
            *same = places[i].same;
        return places[i].text;
    }
    return NULL;
}

/* --- parts of a thread number ---------------------------------------------- */

/* An integer type that holds all of a block's thread numbers. */
static bool holds_number(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_Int || kind == CXType_UInt || kind == CXType_Long ||
           kind == CXType_ULong || kind == CXType_LongLong || kind == CXType_ULongLong;
}

/* Thread numbers that go up by one from lane to lane, and begin at a multiple of 32 in each warp, where
 * rows are whole warps; `in_row`: along x. */
static bool is_thread_number(const struct lanes *l, CXCursor expression, bool in_row)
{
    CXCursor inner = lanes_without_conversions(l, expression);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    if (kind == CXCursor_CStyleCastExpr) {
        struct lane_children parts = lanes_children(l, inner);
        return holds_number(clang_getCursorType(inner)) &&
               is_thread_number(l, parts.list[parts.count - 1], in_row);
    }
    if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(l, inner);
        return v && holds_number(v->type) && !v->is_parameter && !v->written && !v->in_frame &&
               !v->is_split && !v->is_other && !clang_Cursor_isNull(lanes_first_value(v)) &&
               is_thread_number(l, lanes_first_value(v), in_row);
    }
    return kind == CXCursor_CallExpr &&
           (lanes_is_call_of(l, inner, "get_local_id") ||
            (!in_row && strcmp(lanes_called_name(l, inner), "cu_thread_rank") == 0));
}

/* The number that the operator has on its right; 0: none. */
static unsigned long literal_operand(const struct lanes *l, struct lane_children operands)
{
    CXCursor right = lanes_without_conversions(l, operands.list[1]);
    return clang_getCursorKind(right) == CXCursor_IntegerLiteral
               ? strtoul(lanes_slice(l, lanes_begin(right), lanes_end(right)), NULL, 0)
               : 0;
}

enum lane_part lanes_warp_part(const struct lanes *l, CXCursor expression)
{
    if (clang_getCursorKind(expression) != CXCursor_BinaryOperator)
        return PART_NONE;
    struct lane_children operands = lanes_children(l, expression);
    unsigned long by = literal_operand(l, operands);
    enum lane_part part = PART_NONE;
    switch ((int)clang_getCursorBinaryOperatorKind(expression)) {
    case CXBinaryOperator_Div: part = by && by % 32 == 0 ? PART_WARP : PART_NONE; break;
    case CXBinaryOperator_Shr: part = by >= 5 && by < 32 ? PART_WARP : PART_NONE; break;
    case CXBinaryOperator_Rem: part = by == 32 ? PART_LANE : PART_NONE; break;
    case CXBinaryOperator_And: part = by == 31 ? PART_LANE : PART_NONE; break;
    }
    return part && is_thread_number(l, operands.list[0], false) ? part : PART_NONE;
}

const char *lanes_warp_number(struct lanes *l, CXCursor expression, const char *text)
{
    enum lane_part part = l->plan && l->plan->in_warps ? lanes_warp_part(l, expression) : PART_NONE;
    if (!part || !is_thread_number(l, lanes_children(l, expression).list[0], true))
        return text;
    struct lane_children operands = lanes_children(l, expression);
    if (part == PART_LANE)
        return arena_printf(l->arena, "CU_IN_ROW(cu_l, %s)", text);
    bool divides = clang_getCursorBinaryOperatorKind(expression) == CXBinaryOperator_Div;
    return arena_printf(l->arena, "CU_IN_ROW(cu_x %s %lu, %s)", divides ? "/" : ">>",
                        literal_operand(l, operands), text);
}
