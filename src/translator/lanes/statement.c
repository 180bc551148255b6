/* Statements. Those in which no thread waits stay as they are, but for the names in them. */
#include "lanes/private.h"

#include <string.h>

void lanes_in_block(struct lanes *l, CXCursor body, struct str *out)
{
    l->indent++;
    if (clang_getCursorKind(body) == CXCursor_CompoundStmt) {
        struct lane_children parts = lanes_children(l, body);
        if (l->plan)
            lanes_loop_web_declarations(l, body, out);
        for (size_t i = 0; i < parts.count; i++)
            lanes_statement(l, parts.list[i], out);
    } else {
        lanes_statement(l, body, out);
    }
    l->indent--;
}

static const char *statement_value(struct lanes *l, CXCursor expression, struct str *out)
{
    l->place = lanes_begin(expression);
    lanes_step_before(l, expression, out);
    return lanes_expression(l, expression, out);
}

/* --- declarations -------------------------------------------------------- */

static void initialise_in_frame(struct lanes *l, const struct lane_variable *v, CXCursor init,
                                struct str *out)
{
    if (clang_getCanonicalType(v->type).kind != CXType_ConstantArray &&
        clang_getCursorKind(init) != CXCursor_InitListExpr) {
        lanes_line(l, out, "cu_f->%s = %s;", v->field, statement_value(l, init, out));
        return;
    }
    lanes_line(l, out, "{");
    l->indent++;
    const char *value = statement_value(l, init, out);
    lanes_line(l, out, "%s = %s;", lanes_declare(l, v->type, "cu_first"), value);
    lanes_line(l, out, "cu_copy(&cu_f->%s, &cu_first, sizeof cu_first);", v->field);
    l->indent--;
    lanes_line(l, out, "}");
}

static void lane_declaration(struct lanes *l, CXCursor cursor, struct str *out)
{
    CXCursor init = clang_Cursor_getVarDeclInitializer(cursor);
    bool has_value = !clang_Cursor_isNull(init);
    struct lane_variable *v = NULL;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl) {
        lanes_line(l, out, "%s;", lanes_slice(l, lanes_begin(cursor), lanes_end(cursor)));
        return;
    }
    for (size_t i = 0; i < l->at->variable_count && !v; i++)
        if (clang_equalCursors(l->at->variables[i].cursor, cursor))
            v = &l->at->variables[i];
    if (!v || v->is_local)
        return;
    if (l->plan) {
        lanes_loop_declaration(l, v, cursor, out);
        return;
    }
    l->place = lanes_begin(cursor);
    if (v->in_frame) {
        lanes_add_field(l, v);
        if (has_value)
            initialise_in_frame(l, v, init, out);
        return;
    }
    if (has_value)
        lanes_step_before(l, init, out);
    const char *value = has_value ? lanes_expression(l, init, out) : NULL;
    if (value)
        lanes_line(l, out, "%s = %s;", lanes_declare(l, v->type, lanes_own_name(v)), value);
    else
        lanes_line(l, out, "%s;", lanes_declare(l, v->type, lanes_own_name(v)));
}

static void lane_declarations(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        lane_declaration(l, parts.list[i], out);
}

/* --- control flow -------------------------------------------------------- */

static void lane_if(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    lanes_line(l, out, "if (%s) {", statement_value(l, parts.list[0], out));
    lanes_in_block(l, parts.list[1], out);
    if (parts.count > 2) {
        lanes_line(l, out, "} else {");
        lanes_in_block(l, parts.list[2], out);
    }
    lanes_line(l, out, "}");
}

/* A field of the frame that says whether a loop has begun. */
static const char *loop_flag(struct lanes *l, struct str *out)
{
    const char *name = arena_printf(l->arena, "cu_r%u", ++l->at->results);
    str_printf(&l->at->fields, "    int %s;\n", name);
    lanes_line(l, out, "cu_f->%s = 0;", name);
    return name;
}

static void break_unless(struct lanes *l, CXCursor condition, struct str *out)
{
    lanes_line(l, out, "if (!(%s))", statement_value(l, condition, out));
    lanes_line(l, out, "    break;");
}

/* What one turn of a loop does. In lockstep the lanes meet before each turn, unless nobody waits in
 * it: a lane that has less to do must not begin its next turn before the others have ended theirs.
 * The place has a higher number than those of the turn, so whoever is there waits for these. */
static void add_turn(struct lanes *l, CXCursor body, unsigned labels_before, const struct str *turn,
                     struct str *out)
{
    l->place = lanes_begin(body);
    l->indent++;
    if (l->at->lockstep && l->at->labels != labels_before)
        lanes_step(l, out);
    l->indent--;
    str_add(out, str_text(turn));
}

/* What a loop of one lane begins with. */
static const char *turns_word(const struct lanes *l, CXCursor loop)
{
    return lanes_loop_divides(l, loop) ? "CU_TURNS_APART" : "CU_SERIAL";
}

static void lane_while(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (l->plan) {
        lanes_line(l, out, "%s while (%s) {", turns_word(l, cursor),
                   lanes_expression(l, parts.list[0], out));
        lanes_in_block(l, parts.list[1], out);
        lanes_line(l, out, "}");
        return;
    }
    struct str turn = {.arena = l->arena};
    unsigned labels = l->at->labels;
    lanes_line(l, out, "%s while (1) {", turns_word(l, cursor));
    l->indent++;
    break_unless(l, parts.list[0], &turn);
    l->indent--;
    lanes_in_block(l, parts.list[1], &turn);
    add_turn(l, parts.list[1], labels, &turn, out);
    lanes_line(l, out, "}");
}

/* `continue` goes to the top, where the condition is tested from the second turn on. */
static void lane_do(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (l->plan) {
        lanes_line(l, out, "%s do {", turns_word(l, cursor));
        lanes_in_block(l, parts.list[0], out);
        lanes_line(l, out, "} while (%s);", lanes_expression(l, parts.list[1], out));
        return;
    }
    const char *flag = loop_flag(l, out);
    struct str turn = {.arena = l->arena};
    unsigned labels = l->at->labels;
    lanes_line(l, out, "%s while (1) {", turns_word(l, cursor));
    l->indent++;
    lanes_line(l, &turn, "if (cu_f->%s) {", flag);
    l->indent++;
    break_unless(l, parts.list[1], &turn);
    l->indent--;
    lanes_line(l, &turn, "}");
    lanes_line(l, &turn, "cu_f->%s = 1;", flag);
    l->indent--;
    lanes_in_block(l, parts.list[0], &turn);
    add_turn(l, parts.list[0], labels, &turn, out);
    lanes_line(l, out, "}");
}

/* A call that cuts, of whose result there is no use. */
static bool is_cut_alone(const struct lanes *l, CXCursor cursor)
{
    CXCursor call = lanes_without_conversions(l, cursor);
    if (clang_getCursorKind(call) != CXCursor_CallExpr)
        return false;
    const struct lane_function *callee = lanes_called(l, call);
    return callee ? callee->cuts : lanes_is_meeting(lanes_called_name(l, call));
}

static void lane_expression_statement(struct lanes *l, CXCursor cursor, struct str *out)
{
    l->place = lanes_begin(cursor);
    lanes_step_before(l, cursor, out);
    if (lanes_split_assignment(l, cursor, out) || (l->plan && lanes_print_setting(l, cursor, out)))
        return;
    const char *text = lanes_expression(l, cursor, out);
    if (*text && !is_cut_alone(l, cursor))
        lanes_line(l, out, "%s;", text);
}

/* The last part, where threads meet in it, stands at the top from the second turn on. */
static void for_loop(struct lanes *l, const struct lane_for_parts *parts, const char *word,
                     bool step_waits, struct str *out)
{
    const char *flag = step_waits ? loop_flag(l, out) : NULL;
    const char *step = "";
    struct str none = {.arena = l->arena};
    if (!step_waits && !clang_Cursor_isNull(parts->step)) {
        l->place = lanes_begin(parts->step);
        step = lanes_expression(l, parts->step, &none);
    }
    if (l->plan) {
        bool tests = !clang_Cursor_isNull(parts->condition);
        lanes_line(l, out, "%s for (; %s; %s) {", word,
                   tests ? lanes_expression(l, parts->condition, out) : "", step);
        lanes_in_block(l, parts->body, out);
        lanes_line(l, out, "}");
        return;
    }
    struct str turn = {.arena = l->arena};
    unsigned labels = l->at->labels;
    lanes_line(l, out, "%s for (;; %s) {", word, step);
    l->indent++;
    if (flag) {
        lanes_line(l, &turn, "if (cu_f->%s) {", flag);
        l->indent++;
        lane_expression_statement(l, parts->step, &turn);
        l->indent--;
        lanes_line(l, &turn, "}");
        lanes_line(l, &turn, "cu_f->%s = 1;", flag);
    }
    if (!clang_Cursor_isNull(parts->condition))
        break_unless(l, parts->condition, &turn);
    l->indent--;
    lanes_in_block(l, parts->body, &turn);
    add_turn(l, parts->body, labels, &turn, out);
    lanes_line(l, out, "}");
}

static void lane_for(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_for_parts parts = lanes_for_parts(l, cursor);
    bool step_waits =
        !clang_Cursor_isNull(parts.step) &&
        (lanes_has_cut(l, parts.step) || (l->at->lockstep && lanes_touches_shared(parts.step)));
    lanes_line(l, out, "{");
    l->indent++;
    if (!clang_Cursor_isNull(parts.init))
        lanes_statement(l, parts.init, out);
    for_loop(l, &parts, turns_word(l, cursor), step_waits, out);
    l->indent--;
    lanes_line(l, out, "}");
}

static void lane_switch(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    lanes_line(l, out, "switch (%s) {", statement_value(l, parts.list[0], out));
    lanes_in_block(l, parts.list[1], out);
    lanes_line(l, out, "}");
}

static void lane_label(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    CXCursor inner = parts.list[parts.count - 1];
    const char *label = lanes_slice(l, lanes_begin(cursor), lanes_begin(inner));
    size_t length = strlen(label);
    while (length && strchr(" \n\t", label[length - 1]))
        length--;
    lanes_line(l, out, "%.*s;", (int)length, label);
    lanes_statement(l, inner, out);
}

static void lane_return(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (l->plan) {
        lanes_line(l, out, l->plan->in_strip ? "goto cu_next_%u;" : "return;", l->plan->loops);
        return;
    }
    if (!l->at->cuts) {
        const char *value = parts.count ? statement_value(l, parts.list[0], out) : "";
        lanes_line(l, out, "return%s%s;", *value ? " " : "", value);
        return;
    }
    lanes_line(l, out, "{");
    l->indent++;
    if (parts.count)
        lanes_line(l, out, "cu_f->cu_result = %s;", statement_value(l, parts.list[0], out));
    lanes_line(l, out, l->at->is_kernel ? "cu_self->wait = CU_ENDED;" : "cu_f->cu_at = CU_DONE;");
    lanes_line(l, out, "return;");
    l->indent--;
    lanes_line(l, out, "}");
}

static void lane_block(struct lanes *l, CXCursor cursor, struct str *out)
{
    lanes_line(l, out, "{");
    lanes_in_block(l, cursor, out);
    lanes_line(l, out, "}");
}

/* A statement with attributes: `#pragma unroll` says nothing to a loop that threads leave. */
static void lane_attributed(struct lanes *l, CXCursor cursor, struct str *out)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (parts.count)
        lanes_statement(l, parts.list[parts.count - 1], out);
}

void lanes_statement(struct lanes *l, CXCursor cursor, struct str *out)
{
    switch ((int)clang_getCursorKind(cursor)) {
    case CXCursor_CompoundStmt: lane_block(l, cursor, out); break;
    case CXCursor_DeclStmt: lane_declarations(l, cursor, out); break;
    case CXCursor_IfStmt: lane_if(l, cursor, out); break;
    case CXCursor_WhileStmt: lane_while(l, cursor, out); break;
    case CXCursor_DoStmt: lane_do(l, cursor, out); break;
    case CXCursor_ForStmt: lane_for(l, cursor, out); break;
    case CXCursor_SwitchStmt: lane_switch(l, cursor, out); break;
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_LabelStmt: lane_label(l, cursor, out); break;
    case CXCursor_ReturnStmt: lane_return(l, cursor, out); break;
    case CXCursor_UnexposedStmt: lane_attributed(l, cursor, out); break;
    case CXCursor_NullStmt: lanes_line(l, out, ";"); break;
    default: lane_expression_statement(l, cursor, out);
    }
}
