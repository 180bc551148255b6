/* Expressions: the source's own text, in which calls and variables are replaced. */
#include "lanes/private.h"

#include <stdarg.h>
#include <string.h>

void lanes_line(const struct lanes *l, struct str *out, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    str_printf(out, "%*s%s\n", (int)(4 * l->indent), "", arena_vprintf(l->arena, format, values));
    va_end(values);
}

/* --- operands, of which a later one lets threads meet ------------------------ */

/* In a coroutine what stands left of it is read before, and kept in the frame, where it may have changed
 * when the thread goes on. */
const char *lanes_result(struct lanes *l, CXType type)
{
    const char *name = arena_printf(l->arena, "cu_r%u", ++l->at->results);
    CXType own = clang_getUnqualifiedType(type);
    str_printf(&l->at->fields, "    %s;\n", lanes_declare(l, own, name));
    return arena_printf(l->arena, "cu_f->%s", name);
}

struct change_search {
    const struct lanes *l;
    bool assigns_later; /* an operand behind it changes a variable */
    bool found, has_list;
};

static bool may_change_variable(const struct change_search *s, CXCursor use)
{
    const struct lane_variable *v = lanes_variable(s->l, use);
    if (!v || clang_getCanonicalType(v->type).kind == CXType_ConstantArray)
        return false; /* what is read of an array is an element */
    return v->is_local || v->in_frame || s->assigns_later;
}

static bool is_read_of_memory(CXCursor cursor, enum CXCursorKind kind)
{
    return kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_MemberRefExpr ||
           (kind == CXCursor_UnaryOperator &&
            clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_Deref);
}

static bool is_address_of_variable(const struct lanes *l, CXCursor cursor, enum CXCursorKind kind)
{
    if (kind != CXCursor_UnaryOperator ||
        clang_getCursorUnaryOperatorKind(cursor) != CXUnaryOperator_AddrOf)
        return false;
    CXCursor inner = lanes_without_conversions(l, lanes_children(l, cursor).list[0]);
    return clang_getCursorKind(inner) == CXCursor_DeclRefExpr;
}

/* What has another value later, or has to come first. Of a call in which threads meet the result is
 * kept as it is. */
static enum CXChildVisitResult find_operand_change(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    struct change_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_CallExpr) {
        const struct lane_function *callee = lanes_called(s->l, cursor);
        if (callee ? callee->cuts : lanes_is_meeting(lanes_called_name(s->l, cursor)))
            return CXChildVisit_Continue;
        s->found |= !lanes_is_work_item_call(s->l, cursor);
    }
    if (is_address_of_variable(s->l, cursor, kind))
        return CXChildVisit_Continue;
    s->has_list |= kind == CXCursor_InitListExpr;
    s->found |= is_read_of_memory(cursor, kind) || lanes_assigns(cursor) ||
                (kind == CXCursor_DeclRefExpr && may_change_variable(s, cursor));
    return CXChildVisit_Recurse;
}

static const char *kept_operand(struct lanes *l, CXCursor operand, bool assigns_later,
                                struct str *before)
{
    const char *text = lanes_expression(l, operand, before);
    struct change_search s = {.l = l, .assigns_later = assigns_later};
    if (find_operand_change(operand, operand, &s) == CXChildVisit_Recurse)
        clang_visitChildren(operand, find_operand_change, &s);
    if (!s.found)
        return text;
    CXType type = clang_getCursorType(operand);
    if (s.has_list || clang_getCanonicalType(type).kind == CXType_ConstantArray) {
        lanes_refuse(l, "threads meet in an expression behind a list or an array");
        return text;
    }
    const char *result = lanes_result(l, type);
    lanes_line(l, before, "%s = %s;", result, text);
    return result;
}

const char **lanes_operands(struct lanes *l, const CXCursor *list, size_t count, size_t from,
                            struct str *before)
{
    const char **texts = NULL;
    size_t text_count = 0;
    for (size_t i = 0; i < count; i++) {
        bool meets_later = false, assigns_later = false;
        for (size_t later = i + 1; later < count && i >= from && !l->plan; later++) {
            meets_later |= lanes_has_cut(l, list[later]);
            assigns_later |= lanes_has_assignment(list[later]);
        }
        arena_push(l->arena, texts, text_count,
                   meets_later ? kept_operand(l, list[i], assigns_later, before)
                               : lanes_expression(l, list[i], before));
    }
    return texts;
}

/* --- texts ------------------------------------------------------------------- */

/* The text of a cursor with that of its children put in. */
static const char *with_children(struct lanes *l, CXCursor cursor, struct str *before)
{
    struct lane_children all = lanes_children(l, cursor), parts = {NULL, 0, NULL};
    struct str out = {.arena = l->arena};
    unsigned at = lanes_begin(cursor);
    for (size_t i = 0; i < all.count; i++) {
        if (lanes_begin(all.list[i]) < at)
            continue;
        arena_push(l->arena, parts.list, parts.count, all.list[i]);
        at = lanes_end(all.list[i]);
    }
    /* what is assigned to is read last */
    const char **texts =
        lanes_operands(l, parts.list, parts.count, lanes_assigns(cursor) ? 1 : 0, before);
    at = lanes_begin(cursor);
    for (size_t i = 0; i < parts.count; i++) {
        str_printf(&out, "%s%s", lanes_slice(l, at, lanes_begin(parts.list[i])), texts[i]);
        at = lanes_end(parts.list[i]);
    }
    str_add(&out, lanes_slice(l, at, lanes_end(cursor)));
    return str_text(&out);
}

static const char *reference(const struct lanes *l, CXCursor cursor)
{
    const struct lane_variable *v = lanes_variable(l, cursor);
    const char *text = lanes_slice(l, lanes_begin(cursor), lanes_end(cursor));
    if (v && l->plan)
        return lanes_loop_reference(l, v);
    if (v && v->in_frame)
        return arena_printf(l->arena, "cu_f->%s", v->field);
    if (v && v->is_local && clang_getCanonicalType(v->type).kind != CXType_ConstantArray)
        return arena_printf(l->arena, "(*%s)", text);
    return v ? lanes_own_name(v) : text;
}

static const char *place_of_thread(struct lanes *l, const char *name, const char *dimension)
{
    if (l->plan)
        return lanes_loop_place(l, name, dimension);
    if (strcmp(name, "get_local_id") == 0)
        return arena_printf(l->arena, "cu_self->id[%s]", dimension);
    if (strcmp(name, "get_local_size") == 0)
        return arena_printf(l->arena, "cu_self->block->size[%s]", dimension);
    if (strcmp(name, "get_global_id") == 0)
        return arena_printf(l->arena,
                            "(get_group_id(%s) * cu_self->block->size[%s] + cu_self->id[%s])",
                            dimension, dimension, dimension);
    if (strcmp(name, "get_global_size") == 0)
        return arena_printf(l->arena, "(get_num_groups(%s) * cu_self->block->size[%s])", dimension,
                            dimension);
    lanes_refuse(l, arena_printf(l->arena, "it calls %s", name));
    return "0";
}

/* A call of a function that gets to know the thread, but never waits. */
static const char *call_with_thread(struct lanes *l, CXCursor call, struct lane_function *callee,
                                    struct str *before)
{
    struct str out = {.arena = l->arena};
    struct lane_children arguments = lanes_arguments(l, call);
    const char **texts = lanes_operands(l, arguments.list, arguments.count, 0, before);
    arena_push(l->arena, l->at->called, l->at->called_count, callee);
    str_printf(&out, "%s(cu_self", callee->made);
    for (size_t i = 0; i < arguments.count; i++)
        str_printf(&out, ", %s", texts[i]);
    str_add(&out, ")");
    return str_text(&out);
}

static const char *call_text(struct lanes *l, CXCursor call, struct str *before)
{
    const char *name = lanes_called_name(l, call);
    const char *place = l->plan ? lanes_warp_place(l, call, NULL) : NULL;
    struct lane_function *callee = map_get(&l->functions, name);
    if (place)
        return place;
    if (l->plan && callee && lanes_of_warp(l, callee))
        return lanes_collective_call(l, call, before);
    if (callee ? callee->cuts : lanes_is_meeting(name))
        return lanes_cut(l, call, before);
    if (callee && callee->uses_ids)
        return call_with_thread(l, call, callee, before);
    if (!callee && lanes_asks_place(name) && clang_Cursor_getNumArguments(call) == 1)
        return place_of_thread(l, name,
                               lanes_expression(l, clang_Cursor_getArgument(call, 0), before));
    return with_children(l, call, before);
}

/* `a && b`, `a || b`: threads meet in b. */
static const char *short_circuit(struct lanes *l, CXCursor cursor, bool is_and, struct str *before)
{
    struct lane_children parts = lanes_children(l, cursor);
    const char *result = lanes_result(l, clang_getCursorType(cursor));
    lanes_line(l, before, "%s = (%s) != 0;", result, lanes_expression(l, parts.list[0], before));
    lanes_line(l, before, is_and ? "if (%s) {" : "if (!%s) {", result);
    l->indent++;
    struct str inner = {.arena = l->arena};
    const char *right = lanes_expression(l, parts.list[1], &inner);
    str_add(before, str_text(&inner));
    lanes_line(l, before, "%s = (%s) != 0;", result, right);
    l->indent--;
    lanes_line(l, before, "}");
    return result;
}

static void choice_branch(struct lanes *l, CXCursor value, const char *result, struct str *before)
{
    struct str inner = {.arena = l->arena};
    l->indent++;
    const char *text = lanes_expression(l, value, &inner);
    str_add(before, str_text(&inner));
    if (result)
        lanes_line(l, before, "%s = %s;", result, text);
    else
        lanes_line(l, before, "%s;", text);
    l->indent--;
}

static const char *choice(struct lanes *l, CXCursor cursor, struct str *before)
{
    struct lane_children parts = lanes_children(l, cursor);
    CXType type = clang_getCursorType(cursor);
    const char *condition = lanes_expression(l, parts.list[0], before);
    const char *result = type.kind == CXType_Void ? NULL : lanes_result(l, type);
    lanes_line(l, before, "if (%s) {", condition);
    choice_branch(l, parts.list[1], result, before);
    lanes_line(l, before, "} else {");
    choice_branch(l, parts.list[2], result, before);
    lanes_line(l, before, "}");
    return result ? result : "(void)0";
}

static const char *comma(struct lanes *l, CXCursor cursor, struct str *before)
{
    struct lane_children parts = lanes_children(l, cursor);
    const char *first = lanes_expression(l, parts.list[0], before);
    if (*first)
        lanes_line(l, before, "%s;", first);
    return lanes_expression(l, parts.list[1], before);
}

/* An expression in which threads meet, in a part that is not always evaluated, or after another. */
static const char *in_order(struct lanes *l, CXCursor cursor, enum CXCursorKind kind,
                            struct str *before)
{
    if (kind == CXCursor_ConditionalOperator)
        return choice(l, cursor, before);
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(cursor);
    if (operation == CXBinaryOperator_LAnd || operation == CXBinaryOperator_LOr)
        return short_circuit(l, cursor, operation == CXBinaryOperator_LAnd, before);
    if (operation == CXBinaryOperator_Comma)
        return comma(l, cursor, before);
    return with_children(l, cursor, before);
}

/* An array in local memory is a parameter of what a thread runs, and so a pointer there: its address
 * and its size are not those of the parameter. NULL: the expression is neither. */
static const char *of_local_array(const struct lanes *l, CXCursor cursor, enum CXCursorKind kind)
{
    bool is_address = kind == CXCursor_UnaryOperator &&
                      clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf;
    if (!is_address && kind != CXCursor_UnaryExpr)
        return NULL;
    struct lane_children parts = lanes_children(l, cursor);
    CXCursor inner = parts.count ? lanes_without_conversions(l, parts.list[0]) : cursor;
    const struct lane_variable *v =
        clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    if (!v || !v->is_local || clang_getCanonicalType(v->type).kind != CXType_ConstantArray)
        return NULL;
    return is_address ? arena_printf(l->arena, "(%s)%s",
                                     lanes_declare(l, clang_getCursorType(cursor), ""), v->name)
                      : arena_printf(l->arena, "%lldul", clang_Type_getSizeOf(v->type));
}

const char *lanes_expression(struct lanes *l, CXCursor cursor, struct str *before)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    const char *array = of_local_array(l, cursor, kind);
    const char *place = array ? NULL : lanes_row_place(l, cursor);
    if (array || place)
        return array ? array : place;
    if (kind == CXCursor_DeclRefExpr)
        return reference(l, cursor);
    if (kind == CXCursor_CallExpr)
        return call_text(l, cursor, before);
    if ((kind == CXCursor_BinaryOperator || kind == CXCursor_ConditionalOperator) &&
        lanes_has_cut(l, cursor))
        return in_order(l, cursor, kind, before);
    return lanes_warp_number(l, cursor, with_children(l, cursor, before));
}
