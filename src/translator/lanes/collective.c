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

CXCursor lanes_collective(const struct lanes *l, CXCursor statement)
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
    return !clang_Cursor_isNull(lanes_collective(l, statement));
}

struct lane_variable *lanes_argument_variable(const struct lanes *l, CXCursor argument)
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
        struct lane_variable *v =
            lanes_argument_variable(l, clang_Cursor_getArgument(call, (unsigned)i));
        if (v && lanes_hands(l, callee, parameter))
            v->is_handed = true;
    }
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

static bool has_number_argument(const struct lanes *l, CXCursor call, int number,
                                unsigned long value)
{
    CXCursor inner = lanes_without_conversions(l, clang_Cursor_getArgument(call, (unsigned)number));
    return clang_getCursorKind(inner) == CXCursor_IntegerLiteral &&
           strtoul(lanes_slice(l, lanes_begin(inner), lanes_end(inner)), NULL, 0) == value;
}

bool lanes_names_place(const char *name)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strcmp(places[i].name, name) == 0)
            return true;
    return false;
}

const char *lanes_warp_place(const struct lanes *l, CXCursor call, enum lane_sameness *same)
{
    const char *name = lanes_called_name(l, call);
    int count = clang_Cursor_getNumArguments(call);
    if (!str_starts(name, "cu_") || !lanes_has_collective(l, l->at->cursor))
        return NULL;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strcmp(places[i].name, name) != 0 ||
            (places[i].of_tile && (!has_number_argument(l, call, count - 1, 32) ||
                                   (count > 1 && !has_number_argument(l, call, 0, 0)))))
            continue;
        if (same)
            *same = places[i].same;
        return places[i].text;
    }
    return NULL;
}

/* --- parts of a thread number ---------------------------------------------- */

/* Of the dimension x. */
static bool is_local_id(const struct lanes *l, CXCursor call)
{
    return strcmp(lanes_called_name(l, call), "get_local_id") == 0 &&
           clang_Cursor_getNumArguments(call) == 1 && has_number_argument(l, call, 0, 0);
}

/* An integer type that holds all of a block's thread numbers. */
static bool holds_number(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_Int || kind == CXType_UInt || kind == CXType_Long ||
           kind == CXType_ULong || kind == CXType_LongLong || kind == CXType_ULongLong;
}

bool lanes_is_thread_number(const struct lanes *l, CXCursor expression, bool in_row)
{
    CXCursor inner = lanes_without_conversions(l, expression);
    enum CXCursorKind kind = clang_getCursorKind(inner);
    if (kind == CXCursor_CStyleCastExpr) {
        struct lane_children parts = lanes_children(l, inner);
        return holds_number(clang_getCursorType(inner)) &&
               lanes_is_thread_number(l, parts.list[parts.count - 1], in_row);
    }
    if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(l, inner);
        return v && holds_number(v->type) && !v->is_parameter && !v->written && !v->in_frame &&
               !v->is_split && !v->is_other && !clang_Cursor_isNull(lanes_first_value(v)) &&
               lanes_is_thread_number(l, lanes_first_value(v), in_row);
    }
    return kind == CXCursor_CallExpr &&
           (is_local_id(l, inner) ||
            (!in_row && strcmp(lanes_called_name(l, inner), "cu_thread_rank") == 0));
}

unsigned long lanes_literal_operand(const struct lanes *l, struct lane_children operands)
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
    unsigned long by = lanes_literal_operand(l, operands);
    enum lane_part part = PART_NONE;
    switch ((int)clang_getCursorBinaryOperatorKind(expression)) {
    case CXBinaryOperator_Div: part = by && by % 32 == 0 ? PART_WARP : PART_NONE; break;
    case CXBinaryOperator_Shr: part = by >= 5 && by < 32 ? PART_WARP : PART_NONE; break;
    case CXBinaryOperator_Rem: part = by == 32 ? PART_LANE : PART_NONE; break;
    case CXBinaryOperator_And: part = by == 31 ? PART_LANE : PART_NONE; break;
    default: break;
    }
    return part && lanes_is_thread_number(l, operands.list[0], false) ? part : PART_NONE;
}

/* --- meetings that follow ---------------------------------------------------- */

bool lanes_meet_again(const struct lanes *l, unsigned begin, unsigned end)
{
    for (size_t i = 0; i < l->at->cut_count; i++) {
        unsigned place = l->at->cuts_at[i].place;
        if (place >= end)
            return true;
        for (size_t k = 0; k < l->at->loop_count; k++) {
            const struct lane_loop *loop = &l->at->loops[k];
            if (begin > loop->begin && begin < loop->end && place >= loop->begin &&
                place < loop->end)
                return true;
        }
    }
    return false;
}
