/* Barriers that only some threads of a block come to, since the others have returned or do not take
 * the branch around: what stands between them becomes branches of the threads that are there, and all
 * threads go past the barriers. From
 *
 *     if (i >= n)
 *         return;
 *     t[x] = in[i];
 *     barrier(...);
 *     out[i] = t[y];
 *
 * comes
 *
 *     if (i < n) {
 *         t[x] = in[i];
 *     }
 *     barrier(...);
 *     if (i < n) {
 *         out[i] = t[y];
 *     }
 *
 * which lane loops can have. It works on the flat text, as expand.c does, and on what that made of it.
 * Barriers must not follow for threads that did not take a branch: these would meet the others at
 * another barrier. Collectives of warps do not wait for lanes that have returned, but for those that a
 * branch leaves out; so with collectives only returns are done here, each with a variable, from which
 * region.c knows them.
 *
 * Code that relies on lockstep is cut into steps in the same way: what touches memory that threads share
 * stands between barriers, so that all threads of the block read before any of them writes. */
#include "lanes/private.h"

#include "util/str.h"
#include <string.h>

struct predication {
    struct lanes *l;
    bool in_warps;          /* it has collectives */
    bool steps;             /* it relies on lockstep */
    unsigned read, written; /* since the last barrier or step: a bit for each address space */
    unsigned guards, values;
    bool fails;
};

/* Statements in a row, and which threads come there. */
struct stretch {
    struct lane_children items;
    const char *guard; /* a condition; NULL: all do */
    bool is_outermost; /* of the function */
    bool more;         /* barriers follow behind it */
};

static CXCursor body_here(const struct lanes *l)
{
    struct lane_children parts = lanes_children(l, l->at->cursor);
    return parts.list[parts.count - 1];
}

static void fail_predication(struct predication *p)
{
    p->fails = true;
}

/* Threads wait there for others, or for the others' step. */
static bool has_meeting(const struct predication *p, CXCursor statement)
{
    return lanes_has_barrier(p->l, statement) || (p->steps && lanes_touches_shared(statement));
}

static bool has_return(CXCursor statement)
{
    return lanes_contains(statement, CXCursor_ReturnStmt);
}

/* --- variables --------------------------------------------------------------- */

struct use_search {
    CXCursor declaration;
    unsigned from;
    bool found;
};

static enum CXChildVisitResult find_later_use(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct use_search *s = data;
    (void)parent;
    s->found |= clang_getCursorKind(cursor) == CXCursor_DeclRefExpr &&
                lanes_begin(cursor) >= s->from &&
                clang_equalCursors(clang_getCursorReferenced(cursor), s->declaration);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool is_used_behind(const struct lanes *l, CXCursor declaration, unsigned from)
{
    struct use_search s = {declaration, from, false};
    clang_visitChildren(l->at->cursor, find_later_use, &s);
    return s.found;
}

struct name_search {
    const struct lanes *l;
    const char *name;
    unsigned count;
};

static enum CXChildVisitResult count_name(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct name_search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl)
        s->count += strcmp(s->name, lanes_spelling(s->l, clang_getCursorSpelling(cursor))) == 0;
    return CXChildVisit_Recurse;
}

/* A variable whose name another one has, too. */
static enum CXChildVisitResult find_name_of_others(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    struct name_search *s = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_DeclRefExpr)
        return CXChildVisit_Recurse;
    struct name_search own = {s->l, lanes_spelling(s->l, clang_getCursorSpelling(cursor)), 0};
    clang_visitChildren(s->l->at->cursor, count_name, &own);
    s->count += own.count > 1;
    return s->count ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool names_one_each(const struct lanes *l, CXCursor expression)
{
    struct name_search s = {l, NULL, 0};
    if (find_name_of_others(expression, expression, &s) == CXChildVisit_Recurse)
        clang_visitChildren(expression, find_name_of_others, &s);
    return !s.count;
}

static const struct lane_variable *declared(const struct lanes *l, CXCursor declaration)
{
    for (size_t i = 0; i < l->at->variable_count; i++)
        if (clang_equalCursors(l->at->variables[i].cursor, declaration))
            return &l->at->variables[i];
    return NULL;
}

static const char *flat_slice(const struct lanes *l, CXCursor cursor)
{
    return lanes_slice(l, lanes_begin(cursor), lanes_end(cursor));
}

static void copy_statement(const struct lanes *l, CXCursor statement, struct str *out)
{
    const char *text = flat_slice(l, statement);
    bool has_end = str_ends(text, "}") || str_ends(text, ";");
    str_printf(out, "%s%s\n", text, has_end ? "" : ";");
}

/* --- conditions -------------------------------------------------------------- */

static bool is_integer_comparison(const struct lanes *l, CXCursor comparison)
{
    struct lane_children operands = lanes_children(l, comparison);
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(operands.list[0])).kind;
    return kind >= CXType_Bool && kind <= CXType_LongLong;
}

/* The condition's opposite: a comparison stays one, which range.c then finds. */
static const char *negated(const struct lanes *l, CXCursor condition)
{
    CXCursor inner = lanes_without_conversions(l, condition);
    if (clang_getCursorKind(inner) == CXCursor_BinaryOperator) {
        struct lane_children operands = lanes_children(l, inner);
        const char *other = NULL;
        switch ((int)clang_getCursorBinaryOperatorKind(inner)) {
        case CXBinaryOperator_LT: other = ">="; break;
        case CXBinaryOperator_GT: other = "<="; break;
        case CXBinaryOperator_LE: other = ">"; break;
        case CXBinaryOperator_GE: other = "<"; break;
        case CXBinaryOperator_LOr:
            return arena_printf(l->arena, "%s && %s", negated(l, operands.list[0]),
                                negated(l, operands.list[1]));
        default: break;
        }
        if (other && is_integer_comparison(l, inner))
            return arena_printf(l->arena, "%s %s %s", flat_slice(l, operands.list[0]), other,
                                flat_slice(l, operands.list[1]));
    }
    return arena_printf(l->arena, "!(%s)", flat_slice(l, condition));
}

/* Without the parentheses that `&&` does not need. */
static const char *and_operand(const struct lanes *l, CXCursor condition)
{
    bool binds = false;
    if (clang_getCursorKind(condition) == CXCursor_BinaryOperator)
        switch ((int)clang_getCursorBinaryOperatorKind(condition)) {
        case CXBinaryOperator_LT:
        case CXBinaryOperator_GT:
        case CXBinaryOperator_LE:
        case CXBinaryOperator_GE:
        case CXBinaryOperator_LAnd: binds = true; break;
        default: break;
        }
    return arena_printf(l->arena, binds ? "%s" : "(%s)", flat_slice(l, condition));
}

/* The threads of `guard` for which the condition holds, or where `is_negated` does not; before, the
 * variable that has this where the condition is not as good at each place. */
static const char *narrow(struct predication *p, const char *guard, CXCursor condition,
                          bool is_negated, struct str *out)
{
    const struct lanes *l = p->l;
    const char *own = is_negated ? negated(l, condition) : and_operand(l, condition);
    const char *both = guard ? arena_printf(l->arena, "%s && %s", guard, own) : own;
    if (!p->in_warps && lanes_is_made_of_place(l, condition) && names_one_each(l, condition))
        return both;
    const char *name = arena_printf(l->arena, LANES_HERE "%u", ++p->guards);
    str_printf(out, "int %s = %s;\n", name, both);
    return name;
}

/* --- statements between barriers --------------------------------------------- */

/* `v /= n`, which fails where n is 0. */
static bool divides(CXCursor statement)
{
    enum CXBinaryOperatorKind operation =
        clang_getCursorKind(statement) == CXCursor_CompoundAssignOperator
            ? clang_getCursorBinaryOperatorKind(statement)
            : CXBinaryOperator_Invalid;
    return operation == CXBinaryOperator_DivAssign || operation == CXBinaryOperator_RemAssign;
}

/* One variable for all threads, which gets a value that can be had without harm. */
static bool assigns_for_all(const struct lanes *l, CXCursor statement)
{
    CXCursor value;
    if (!lanes_assigns(statement))
        return false;
    const struct lane_variable *v = lanes_assigned(l, statement, &value);
    CXCursor target = lanes_without_conversions(l, lanes_children(l, statement).list[0]);
    return v && !v->divergent && clang_getCursorKind(target) == CXCursor_DeclRefExpr &&
           (clang_Cursor_isNull(value) || !lanes_may_fail(l, value)) && !divides(statement);
}

static bool is_literal(const struct lanes *l, CXCursor expression)
{
    enum CXCursorKind kind = clang_getCursorKind(lanes_without_conversions(l, expression));
    return kind == CXCursor_IntegerLiteral || kind == CXCursor_FloatingLiteral;
}

/* What threads that are not there may do as well: of what follows behind `end` some is the same for
 * all threads only if it is. */
static bool stands_for_all(const struct lanes *l, CXCursor declaration, unsigned end)
{
    const struct lane_variable *v = declared(l, declaration);
    CXCursor init = clang_Cursor_getVarDeclInitializer(declaration);
    if (!v || v->is_local)
        return true;
    return !clang_Cursor_isNull(init) && !lanes_may_fail(l, init) &&
           (!v->divergent || v->remade || lanes_holds_array(v->type) || is_literal(l, init)) &&
           is_used_behind(l, declaration, end);
}

/* Of statements without barriers. */
struct printer {
    struct predication *p;
    const char *guard;
    struct str *out, branch; /* what the threads do that are there */
    unsigned end;            /* of the statements */
    unsigned branch_end;     /* of those that stand in the branch with the next one */
};

static bool is_for_all(const struct printer *r, CXCursor statement)
{
    const struct lanes *l = r->p->l;
    if (clang_getCursorKind(statement) != CXCursor_DeclStmt)
        return assigns_for_all(l, statement);
    struct lane_children parts = lanes_children(l, statement);
    for (size_t i = 0; i < parts.count; i++)
        if (stands_for_all(l, parts.list[i], r->end))
            return true;
    return false;
}

static void end_branch(struct printer *r)
{
    if (r->branch.length)
        str_printf(r->out, "if (%s) {\n%s}\n", r->guard, str_text(&r->branch));
    r->branch = (struct str){.arena = r->p->l->arena};
}

static void guard_declaration(struct printer *r, CXCursor declaration)
{
    const struct lanes *l = r->p->l;
    const char *name = lanes_spelling(l, clang_getCursorSpelling(declaration));
    const char *text = lanes_declare(l, clang_getCursorType(declaration), name);
    CXCursor init = clang_Cursor_getVarDeclInitializer(declaration);
    bool has_value = !clang_Cursor_isNull(init), is_list = false;
    const char *value = has_value ? flat_slice(l, init) : "";
    if (stands_for_all(l, declaration, r->end)) {
        end_branch(r);
        str_printf(r->out, "%s%s%s;\n", text, has_value ? " = " : "", value);
    } else if (!is_used_behind(l, declaration, r->branch_end)) {
        str_printf(&r->branch, "%s%s%s;\n", text, has_value ? " = " : "", value);
    } else {
        is_list = has_value && clang_getCursorKind(init) == CXCursor_InitListExpr;
        str_printf(r->out, "%s;\n", text);
        if (has_value)
            str_printf(&r->branch, "%s = %s;\n", name, value);
    }
    if (is_list || *lanes_alignment(l, declaration))
        fail_predication(r->p);
}

static bool is_no_variable_of_threads(const struct lanes *l, CXCursor declaration)
{
    const struct lane_variable *v = declared(l, declaration);
    return !v || v->is_local;
}

static void guard_declarations(struct printer *r, CXCursor statement)
{
    struct lane_children parts = lanes_children(r->p->l, statement);
    size_t locals = 0;
    for (size_t i = 0; i < parts.count; i++)
        locals += is_no_variable_of_threads(r->p->l, parts.list[i]);
    if (locals == parts.count)
        copy_statement(r->p->l, statement, r->out);
    else if (locals)
        fail_predication(r->p);
    else
        for (size_t i = 0; i < parts.count; i++)
            guard_declaration(r, parts.list[i]);
}

/* The statements from `from` to before `to`, which have no barriers. */
static void print_between(struct predication *p, const struct stretch *s, size_t from, size_t to,
                          struct str *out)
{
    struct printer r = {p, s->guard, out, {.arena = p->l->arena}, 0, 0};
    r.end = to > from ? lanes_end(s->items.list[to - 1]) : 0;
    for (size_t i = from; i < to; i++) {
        CXCursor item = s->items.list[i];
        size_t next = i + 1;
        while (next < to && !is_for_all(&r, s->items.list[next]))
            next++;
        r.branch_end = next < to ? lanes_begin(s->items.list[next]) : r.end;
        if (!s->guard) {
            copy_statement(p->l, item, out);
        } else if (clang_getCursorKind(item) == CXCursor_DeclStmt) {
            guard_declarations(&r, item);
        } else if (is_for_all(&r, item)) {
            end_branch(&r);
            copy_statement(p->l, item, out);
        } else {
            copy_statement(p->l, item, &r.branch);
        }
    }
    end_branch(&r);
}

/* --- steps --------------------------------------------------------------------- */

#define STEP "barrier(0)"

bool lanes_is_step(const struct lanes *l, CXCursor barrier)
{
    return strcmp(flat_slice(l, barrier), STEP) == 0;
}

static void end_step(struct predication *p, struct str *out)
{
    str_add(out, STEP ";\n");
    p->read = p->written = 0;
}

#define ALL_SPACES (1U << LANES_GLOBAL | 1U << LANES_LOCAL)

/* Before such accesses: others have written what these read, or read what they write. */
static void step_before(struct predication *p, struct lane_accesses a, struct str *out)
{
    unsigned read = a.calls ? ALL_SPACES : a.read, written = a.calls ? ALL_SPACES : a.written;
    if ((p->written & (read | written)) || (p->read & written))
        end_step(p, out);
    p->read |= read;
    p->written |= written;
}

/* What was done behind a branch or in a turn of a loop may be done already. */
static void forget_steps(struct predication *p)
{
    p->read = p->written = p->steps ? ALL_SPACES : 0;
}

static void step_before_condition(struct predication *p, CXCursor condition, struct str *out)
{
    struct lane_accesses a = lanes_accesses(p->l, condition);
    if (!p->steps)
        return;
    step_before(p, a, out);
    if (a.writes || a.calls)
        fail_predication(p);
}

static void print_guarded(const struct stretch *s, const char *text, struct str *out)
{
    if (s->guard)
        str_printf(out, "if (%s) {\n%s;\n}\n", s->guard, text);
    else
        str_printf(out, "%s;\n", text);
}

/* The value first, and in the next step where it goes. */
static void print_split(struct predication *p, const struct stretch *s, CXCursor assignment,
                        struct str *out)
{
    const struct lanes *l = p->l;
    struct lane_children parts = lanes_children(l, assignment);
    struct lane_accesses value = lanes_accesses(l, parts.list[1]),
                         whole = lanes_accesses(l, assignment);
    unsigned written = whole.written;
    const char *name = arena_printf(l->arena, "cu_step%u", ++p->values),
               *target = flat_slice(l, parts.list[0]), *from = flat_slice(l, parts.list[1]);
    if (lanes_has_assignment(parts.list[0]) || value.writes || value.calls)
        fail_predication(p);
    if (clang_getCursorKind(assignment) == CXCursor_CompoundAssignOperator) {
        const char *sign = lanes_spelling(
            l, clang_getBinaryOperatorKindSpelling(clang_getCursorBinaryOperatorKind(assignment)));
        from = arena_printf(l->arena, "%s %.*s (%s)", target, (int)strlen(sign) - 1, sign, from);
    }
    whole.written = 0;
    step_before(p, whole, out);
    str_printf(out, "%s;\n", lanes_declare(l, clang_getCursorType(parts.list[0]), name));
    print_guarded(s, arena_printf(l->arena, "%s = %s", name, from), out);
    end_step(p, out);
    p->written = written;
    print_guarded(s, arena_printf(l->arena, "%s = %s", target, name), out);
}

/* The statement with the number `at`, in which no threads meet. */
static void print_in_steps(struct predication *p, const struct stretch *s, size_t at,
                           struct str *out)
{
    CXCursor item = s->items.list[at];
    struct lane_accesses a = lanes_accesses(p->l, item);
    bool assigns = lanes_assigns(item) && clang_getCursorKind(item) != CXCursor_UnaryOperator;
    if (assigns && !a.calls && (a.read & a.written)) {
        print_split(p, s, item, out);
        return;
    }
    step_before(p, a, out);
    print_between(p, s, at, at + 1, out);
}

/* --- statements with barriers ------------------------------------------------ */

static void print_stretch(struct predication *p, struct stretch s, struct str *out);

static struct lane_children statements_of(const struct lanes *l, CXCursor body)
{
    struct lane_children one = {NULL, 0, NULL};
    if (clang_getCursorKind(body) == CXCursor_CompoundStmt)
        return lanes_children(l, body);
    arena_push(l->arena, one.list, one.count, body);
    return one;
}

static void print_inner_stretch(struct predication *p, const struct stretch *around, CXCursor body,
                                const char *guard, bool more, struct str *out)
{
    struct stretch inner = {statements_of(p->l, body), guard, false, around->more || more};
    str_add(out, "{\n");
    print_stretch(p, inner, out);
    str_add(out, "}\n");
}

/* A loop that all threads go through alike. */
static void print_loop(struct predication *p, const struct stretch *s, CXCursor loop,
                       struct str *out)
{
    const struct lanes *l = p->l;
    struct lane_children parts = lanes_children(l, loop);
    bool is_do = clang_getCursorKind(loop) == CXCursor_DoStmt;
    size_t at = is_do ? 0 : parts.count - 1;
    for (size_t i = 0; i < parts.count; i++)
        if (i != at &&
            (lanes_has_cut(l, parts.list[i]) || (s->guard && lanes_reads_memory(l, parts.list[i]))))
            fail_predication(p); /* threads that are not there would read */
    str_add(out, lanes_slice(l, lanes_begin(loop), lanes_begin(parts.list[at])));
    print_inner_stretch(p, s, parts.list[at], s->guard, true, out);
    if (is_do)
        str_printf(out, "%s;\n", lanes_slice(l, lanes_end(parts.list[at]), lanes_end(loop)));
    forget_steps(p);
}

/* A branch that all threads take, or none. */
static void print_common_branch(struct predication *p, const struct stretch *s, CXCursor branch,
                                bool more, struct str *out)
{
    const struct lanes *l = p->l;
    struct lane_children parts = lanes_children(l, branch);
    if (lanes_has_cut(l, parts.list[0]) || (s->guard && lanes_reads_memory(l, parts.list[0])))
        fail_predication(p);
    step_before_condition(p, parts.list[0], out);
    str_printf(out, "if (%s) ", flat_slice(l, parts.list[0]));
    print_inner_stretch(p, s, parts.list[1], s->guard, more, out);
    forget_steps(p);
    if (parts.count > 2) {
        str_add(out, "else ");
        print_inner_stretch(p, s, parts.list[2], s->guard, more, out);
        forget_steps(p);
    }
}

/* A branch that some threads take. Where threads meet in it, the others must not wait behind it; steps
 * wait for nobody. */
static void print_branch(struct predication *p, const struct stretch *s, CXCursor branch, bool more,
                         struct str *out)
{
    const struct lanes *l = p->l;
    struct lane_children parts = lanes_children(l, branch);
    bool has_other = parts.count > 2;
    if (p->in_warps || (more && lanes_has_barrier(l, branch)) || lanes_has_cut(l, parts.list[0]) ||
        has_return(branch) || (has_other && lanes_has_cut(l, parts.list[2]))) {
        fail_predication(p);
        return;
    }
    step_before_condition(p, parts.list[0], out);
    const char *guard = narrow(p, s->guard, parts.list[0], false, out);
    if (has_other) {
        const char *others = arena_printf(l->arena, "%s%s!(%s)", s->guard ? s->guard : "",
                                          s->guard ? " && " : "", guard);
        print_inner_stretch(p, s, parts.list[2], others, false, out);
        forget_steps(p);
    }
    print_inner_stretch(p, s, parts.list[1], guard, false, out);
    forget_steps(p);
}

static void predicate_control(struct predication *p, const struct stretch *s, CXCursor item,
                              bool more, struct str *out)
{
    bool is_common = lanes_is_uniform_control(p->l, item);
    switch (clang_getCursorKind(item)) {
    case CXCursor_CompoundStmt: print_inner_stretch(p, s, item, s->guard, more, out); break;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
        if (is_common)
            print_loop(p, s, item, out);
        else
            fail_predication(p);
        break;
    case CXCursor_IfStmt:
        if (is_common)
            print_common_branch(p, s, item, more, out);
        else
            print_branch(p, s, item, more, out);
        break;
    default: fail_predication(p);
    }
}

static bool is_control_statement(CXCursor statement)
{
    enum CXCursorKind kind = clang_getCursorKind(statement);
    return kind == CXCursor_CompoundStmt || kind == CXCursor_ForStmt ||
           kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt || kind == CXCursor_IfStmt ||
           kind == CXCursor_SwitchStmt;
}

/* The statement with the number `at`. */
static void print_meeting(struct predication *p, const struct stretch *s, size_t at, bool more,
                          struct str *out)
{
    const struct lanes *l = p->l;
    CXCursor item = s->items.list[at];
    if (!lanes_has_barrier(l, item) && !(is_control_statement(item) && lanes_exchanges(l, item))) {
        print_in_steps(p, s, at, out);
    } else if (is_control_statement(item)) {
        predicate_control(p, s, item, more, out);
    } else if (clang_getCursorKind(item) == CXCursor_CallExpr) {
        copy_statement(l, item, out);
        p->read = p->written = 0;
    } else {
        fail_predication(p);
    }
}

/* `if (...) { ...; return; }`, behind which threads meet. The guard of what follows. */
static const char *print_leaving(struct predication *p, const struct stretch *s, CXCursor item,
                                 struct str *out)
{
    const struct lanes *l = p->l;
    if (lanes_is_uniform_control(l, item) && !s->guard) {
        if (p->steps && lanes_exchanges(l, item))
            fail_predication(p);
        if (p->steps)
            step_before(p, lanes_accesses(l, item), out);
        copy_statement(l, item, out);
        return NULL;
    }
    struct lane_children parts = lanes_children(l, item);
    bool is_branch = clang_getCursorKind(item) == CXCursor_IfStmt && parts.count == 2;
    struct lane_children inner = {NULL, 0, NULL};
    if (is_branch)
        inner = statements_of(l, parts.list[1]);
    if (!s->is_outermost || !inner.count || lanes_has_cut(l, item) ||
        (p->steps && lanes_exchanges(l, parts.list[1])) ||
        clang_getCursorKind(inner.list[--inner.count]) != CXCursor_ReturnStmt) {
        fail_predication(p);
        return s->guard;
    }
    step_before_condition(p, parts.list[0], out);
    const char *guard = narrow(p, s->guard, parts.list[0], true, out);
    if (p->steps)
        step_before(p, lanes_accesses(l, parts.list[1]), out);
    for (size_t i = 0; i < inner.count; i++) {
        if (has_return(inner.list[i]))
            fail_predication(p);
        if (i == 0)
            str_printf(out, "if (%s%s!(%s)) {\n", s->guard ? s->guard : "", s->guard ? " && " : "",
                       guard);
        copy_statement(l, inner.list[i], out);
        if (i + 1 == inner.count)
            str_add(out, "}\n");
    }
    return guard;
}

static bool waits_from(const struct lanes *l, const struct stretch *s, size_t from)
{
    for (size_t i = from; i < s->items.count; i++)
        if (lanes_has_barrier(l, s->items.list[i]))
            return true;
    return s->more;
}

static bool meets_from(const struct predication *p, const struct stretch *s, size_t from)
{
    for (size_t i = from; i < s->items.count; i++)
        if (has_meeting(p, s->items.list[i]))
            return true;
    return s->more;
}

static void print_stretch(struct predication *p, struct stretch s, struct str *out)
{
    for (size_t i = 0; i < s.items.count && !p->fails;) {
        size_t to = i;
        while (to < s.items.count && !has_meeting(p, s.items.list[to]) &&
               !(has_return(s.items.list[to]) && meets_from(p, &s, to)))
            to++;
        print_between(p, &s, i, to, out);
        if (to == s.items.count)
            return;
        if (has_return(s.items.list[to]) && !lanes_has_barrier(p->l, s.items.list[to]) &&
            meets_from(p, &s, to + 1))
            s.guard = print_leaving(p, &s, s.items.list[to], out);
        else
            print_meeting(p, &s, to, waits_from(p->l, &s, to + 1), out);
        i = to + 1;
    }
}

/* --- kernels ------------------------------------------------------------------- */

/* A branch, behind a return or with a barrier in it. */
static bool may_want_guards(const struct lanes *l)
{
    struct lane_children items = lanes_children(l, body_here(l));
    bool returns = false;
    for (size_t i = 0; i < items.count; i++) {
        bool meets = lanes_has_barrier(l, items.list[i]);
        if (meets && (returns || clang_getCursorKind(items.list[i]) == CXCursor_IfStmt ||
                      lanes_contains(items.list[i], CXCursor_IfStmt)))
            return true;
        returns |= has_return(items.list[i]);
    }
    return false;
}

/* The text of l->at with such branches, as the function `name`; NULL: it needs none, or can't have
 * them. */
static const char *predicated_text(struct lanes *l, const char *name)
{
    CXCursor body = body_here(l);
    struct predication p = {
        .l = l, .in_warps = lanes_has_collective(l, body), .steps = l->at->lockstep};
    struct str out = {.arena = l->arena};
    if (p.steps ? p.in_warps : !may_want_guards(l))
        return NULL;
    l->at->lockstep = false;
    if (lanes_plan(l) && !p.steps)
        return NULL;
    const char *own = lanes_spelling(l, clang_getCursorSpelling(l->at->cursor));
    unsigned at = lanes_name_place(l->at->cursor), begin = at;
    while (begin > 0 && !(begin > 1 && l->text[begin - 1] == '\n' && l->text[begin - 2] == '\n'))
        begin--;
    str_printf(&out, "%s%s%s{\n", lanes_slice(l, begin, at), name,
               lanes_slice(l, at + (unsigned)strlen(own), lanes_begin(body)));
    struct stretch whole = {lanes_children(l, body), NULL, true, false};
    print_stretch(&p, whole, &out);
    str_add(&out, "}\n");
    return p.fails || out.length > LANES_MOST_BYTES_OF_KERNEL ? NULL : str_text(&out);
}

bool lanes_predicate(struct lanes *l, struct str *flat)
{
    size_t before = flat->length, count = l->functions.count;
    for (size_t i = 0; i < count; i++) {
        struct lane_function *f = l->functions.entries[i].value, saved = *f;
        const char *name = arena_printf(l->arena, "%s_predicated", f->made);
        if (!lanes_wants_whole(f) || map_get(&l->functions, name))
            continue;
        bool is_whole = !clang_Cursor_isNull(f->whole);
        l->at = f;
        if (is_whole) {
            f->cursor = f->whole;
            f->callees = f->whole_callees;
            f->callee_count = f->whole_callee_count;
        }
        lanes_find_variables(l);
        lanes_split_variables(l);
        const char *text = predicated_text(l, name);
        *f = saved;
        l->at = NULL;
        if (!text)
            continue;
        if (!is_whole) {
            f->whole_callees = f->callees;
            f->whole_callee_count = f->callee_count;
        }
        f->is_predicated = true;
        map_put(&l->wholes, name, f);
        str_printf(flat, "%s\n\n", text);
    }
    return flat->length > before;
}
