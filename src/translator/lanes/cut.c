/* Cuts: places at which a thread leaves its function, and goes on later. */
#include "lanes/private.h"

#include <string.h>

static void save_variables(struct lanes *l, struct str *before)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (!lanes_lives(l, v, l->place))
            continue;
        lanes_add_field(l, v);
        lanes_line(l, before, "cu_f->%s = %s;", v->field, lanes_own_name(v));
    }
}

static void restore_variables(struct lanes *l, struct str *before)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (lanes_lives(l, v, l->place))
            lanes_line(l, before, "%s = cu_f->%s;", lanes_own_name(v), v->field);
    }
}

/* The thread leaves here, and comes back here. */
static void leave_thread(struct lanes *l, struct str *before)
{
    unsigned label = ++l->at->labels;
    save_variables(l, before);
    lanes_line(l, before, "cu_f->cu_at = %u;", label);
    lanes_line(l, before, "return;");
    lanes_line(l, before, "cu_%u:;", label);
    restore_variables(l, before);
}

static const char *cut_result(struct lanes *l, CXType type, const char *value, struct str *before)
{
    const char *result = lanes_result(l, type);
    lanes_line(l, before, "%s = %s;", result, value);
    return result;
}

/* Where its thread waits in the function, as a number. Those that are at the same place are together, so
 * whoever called the function adds where it did that. */
static unsigned place_to_wait(struct lanes *l, bool asks_together)
{
    l->at->asks_together |= asks_together;
    return ++l->at->sites;
}

static bool asks_together(const struct lanes *l, CXCursor call)
{
    CXCursor what = lanes_without_conversions(l, clang_Cursor_getArgument(call, 0));
    return strcmp(lanes_spelling(l, clang_getCursorSpelling(what)), "CU_ACTIVE") == 0;
}

static const char *meet_others(struct lanes *l, CXCursor call, struct str *before)
{
    struct str arguments = {.arena = l->arena};
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++)
        str_printf(&arguments, ", %s",
                   lanes_expression(l, clang_Cursor_getArgument(call, (unsigned)i), before));
    lanes_line(l, before, "cu_wait(cu_self, %u%s);", place_to_wait(l, asks_together(l, call)),
               str_text(&arguments));
    leave_thread(l, before);
    return cut_result(l, clang_getCursorType(call), "cu_self->value", before);
}

/* Arguments are evaluated before any of them is stored: the frames of two calls share memory. */
static void store_arguments(struct lanes *l, CXCursor call, const struct lane_function *callee,
                            const char *frame, struct str *before)
{
    struct lane_children arguments = lanes_arguments(l, call);
    const char **values = lanes_operands(l, arguments.list, arguments.count, 0, before);
    struct str stores = {.arena = l->arena};
    for (size_t i = 0; i < arguments.count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i);
        lanes_line(l, &stores, "%s.%s = %s;", frame,
                   lanes_spelling(l, clang_getCursorSpelling(parameter)), values[i]);
    }
    str_add(before, str_text(&stores));
}

/* The thread waits in the callee. */
static void return_from_call(struct lanes *l, const struct lane_function *callee, const char *frame,
                             struct str *before)
{
    bool adds = callee->asks_together && l->at->sites > 0;
    lanes_line(l, before, "if (%s.cu_at != CU_DONE)%s", frame, adds ? " {" : "");
    if (adds)
        lanes_line(l, before, "    cu_self->site += %u;", l->at->sites);
    lanes_line(l, before, "    return;");
    if (adds)
        lanes_line(l, before, "}");
    if (callee->asks_together) {
        l->at->asks_together = true;
        l->at->sites += callee->sites;
    }
}

static const char *call_coroutine(struct lanes *l, CXCursor call,
                                  const struct lane_function *callee, struct str *before)
{
    CXType type = clang_getCursorResultType(callee->cursor);
    unsigned label = ++l->at->labels;
    const char *frame = arena_printf(l->arena, "cu_f->cu_call.c%u", label);

    str_printf(&l->at->calls, "        struct %s_frame c%u;\n", callee->made, label);
    store_arguments(l, call, callee, frame, before);
    lanes_line(l, before, "%s.cu_at = 0;", frame);
    save_variables(l, before);
    lanes_line(l, before, "cu_f->cu_at = %u;", label);
    lanes_line(l, before, "cu_%u:;", label);
    lanes_line(l, before, "%s(cu_self, &%s);", callee->made, frame);
    return_from_call(l, callee, frame, before);
    restore_variables(l, before);
    return type.kind == CXType_Void
               ? ""
               : cut_result(l, type, arena_printf(l->arena, "%s.cu_result", frame), before);
}

const char *lanes_cut(struct lanes *l, CXCursor call, struct str *before)
{
    const char *name = lanes_called_name(l, call);
    const struct lane_function *callee = map_get(&l->functions, name);
    if (callee)
        return call_coroutine(l, call, callee, before);
    if (strcmp(name, "cu_meet") == 0)
        return meet_others(l, call, before);
    lanes_line(l, before, "cu_self->wait = CU_AT_BARRIER;");
    leave_thread(l, before);
    return "";
}

void lanes_step(struct lanes *l, struct str *before)
{
    lanes_line(l, before, "cu_wait(cu_self, %u, CU_STEP, 0, 0, 0);", place_to_wait(l, true));
    leave_thread(l, before);
}
