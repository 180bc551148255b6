/* Collectives of a warp in lane loops.
 *
 * A strip is a warp then. A collective begins a lane loop of its own: before, each lane has put the
 * value that others may read into an array of the warp. In the place of the device library's function
 * NAME stands NAME_of_warp, which has the same parameters by name, but
 *   - as a pointer, what lanes read of each other: the array,
 *   - `there`: the lanes that have come,
 *   - `lane`: whose result it is.
 * A collective without such a function has no lane loops, unless it is made of those that have one. */
#include "lanes/private.h"

#include <string.h>

#define OF_WARP "_of_warp"

void lanes_note_of_warp(const struct lanes *l, struct lane_function *f)
{
    int count = str_ends(f->name, OF_WARP) ? clang_Cursor_getNumArguments(f->cursor) : 0;
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(f->cursor, (unsigned)i);
        struct lane_parameter own = {lanes_spelling(l, clang_getCursorSpelling(parameter)),
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
        if (f->of_warp[i].is_pointer && strcmp(f->of_warp[i].name, name) == 0)
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
        struct lane_variable *v =
            argument_variable(l, clang_Cursor_getArgument(call, (unsigned)i));
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

/* What a parameter of NAME_of_warp gets. */
static const char *argument_text(struct lanes *l, CXCursor call,
                                 const struct lane_parameter *parameter, struct str *before)
{
    if (strcmp(parameter->name, "there") == 0)
        return "cu_there";
    if (strcmp(parameter->name, "lane") == 0)
        return "(uint)cu_l";
    CXCursor argument = argument_of(l, call, parameter->name);
    if (!parameter->is_pointer)
        return lanes_expression(l, argument, before);
    const struct lane_variable *v = argument_variable(l, argument);
    if (!v || !v->is_handed || v->level != LEVEL_STRIP)
        lanes_refuse(l, "a collective reads what is no array of the warp");
    return v ? v->field : "";
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

const char *lanes_warp_place(const struct lanes *l, const char *name)
{
    if (l->at->cut_count == 0 || !lanes_has_collective(l, l->at->cursor))
        return NULL;
    if (strcmp(name, "cu_lane") == 0)
        return "(uint)cu_l";
    return strcmp(name, "cu_thread_rank") == 0 ? "(uint)(cu_t + cu_l)" : NULL;
}
