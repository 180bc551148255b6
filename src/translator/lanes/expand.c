/* Functions with barriers, or with loops, in the place of their calls: lane loops are made of one
 * function. The same with those that make a number of the thread's place.
 *
 * It works on the flat text, in which names and operators are where clang says. A call that all
 * threads come to which go through its statement is taken out of it: the function's parameters and
 * body stand before, in braces, and a variable has the result. The function's variables get names of
 * their own. What has no such form stays: `plan` of region.c then finds a call in which threads meet,
 * and the kernel becomes coroutines. */
#include "lanes/private.h"

#include <stdlib.h>
#include <string.h>

/* Calls in each other: more would take drivers long to build. */
#define MOST_DEPTH 8
/* Bytes of a value in the place of a call, which may have those of its arguments several times. */
#define MOST_VALUE_BYTES 400

struct edit {
    unsigned begin, end;
    const char *text;
};

/* A kernel that is expanded. */
struct whole {
    struct lanes *l;
    struct lane_function **callees; /* what stays a call */
    size_t callee_count;
    unsigned calls, depth;
    bool has_values; /* of functions that make a number of the thread's place */
    bool fails;
};

/* The text of one function, with what is written in the place of parts of it. */
struct expansion {
    struct whole *whole;
    CXCursor function;
    unsigned number; /* of the call; 0: the kernel, whose variables keep their names */
    struct edit *edits;
    size_t count;
};

/* What an expression reads. */
enum reads { READS_NOTHING, READS_VARIABLES, READS_MEMORY };

/* Where a part of a full expression stands. */
struct standing {
    bool always;       /* it is evaluated whenever the expression is */
    enum reads before; /* what may be read before it */
};

static void add_edit(struct expansion *e, unsigned begin, unsigned end, const char *text)
{
    struct edit edit = {begin, end, text};
    arena_push(e->whole->l->arena, e->edits, e->count, edit);
}

/* Outer parts before inner ones, and what is put in before what is replaced. */
static int order_edits(const void *a, const void *b)
{
    const struct edit *left = a, *right = b;
    if (left->begin != right->begin)
        return left->begin < right->begin ? -1 : 1;
    bool left_puts = left->end == left->begin, right_puts = right->end == right->begin;
    if (left_puts != right_puts)
        return left_puts ? -1 : 1;
    return left->end > right->end ? -1 : left->end < right->end;
}

static const char *edited_text(struct expansion *e, unsigned begin, unsigned end)
{
    struct lanes *l = e->whole->l;
    struct str out = {.arena = l->arena};
    unsigned at = begin;
    if (e->count)
        qsort(e->edits, e->count, sizeof *e->edits, order_edits);
    for (size_t i = 0; i < e->count; i++) {
        const struct edit *edit = &e->edits[i];
        if (edit->begin < at || edit->end > end)
            continue;
        str_printf(&out, "%s%s", lanes_slice(l, at, edit->begin), edit->text);
        at = edit->end;
    }
    str_add(&out, lanes_slice(l, at, end));
    return str_text(&out);
}

/* --- functions ----------------------------------------------------------- */

/* A function that threads meet in, or one with loops. */
static bool stands(const struct lanes *l, const struct lane_function *f)
{
    return f->cuts || f->is_place || (l->takes_loops && f->may_stand);
}

/* The one that `cursor` calls, or NULL. */
static struct lane_function *standing_callee(const struct lanes *l, CXCursor cursor)
{
    struct lane_function *callee =
        clang_getCursorKind(cursor) == CXCursor_CallExpr ? lanes_called(l, cursor) : NULL;
    return callee && stands(l, callee) ? callee : NULL;
}

struct call_search {
    const struct lanes *l;
    bool found, found_body; /* a call; one of a function whose body has to come first */
};

static enum CXChildVisitResult find_standing_call(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    struct call_search *s = data;
    const struct lane_function *callee = standing_callee(s->l, cursor);
    (void)parent;
    s->found |= callee != NULL;
    s->found_body |= callee && !callee->is_place;
    return s->found_body ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static struct call_search search_calls(const struct lanes *l, CXCursor cursor)
{
    struct call_search s = {l, false, false};
    if (find_standing_call(cursor, cursor, &s) == CXChildVisit_Recurse)
        clang_visitChildren(cursor, find_standing_call, &s);
    return s;
}

static bool calls_standing(const struct lanes *l, CXCursor cursor)
{
    return search_calls(l, cursor).found;
}

static bool calls_body(const struct lanes *l, CXCursor cursor)
{
    return search_calls(l, cursor).found_body;
}

static CXCursor body_of_function(const struct lanes *l, CXCursor function)
{
    struct lane_children parts = lanes_children(l, function);
    return parts.list[parts.count - 1];
}

/* What a function ends with, also in braces of its own; null: nothing. */
static CXCursor last_statement(const struct lanes *l, CXCursor body)
{
    while (clang_getCursorKind(body) == CXCursor_CompoundStmt) {
        struct lane_children statements = lanes_children(l, body);
        body = statements.count ? statements.list[statements.count - 1] : clang_getNullCursor();
    }
    return body;
}

struct return_count {
    size_t returns;
    bool has_others; /* collectives, labels, types of its own */
};

static enum CXChildVisitResult count_returns(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct return_count *count = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    count->returns += kind == CXCursor_ReturnStmt;
    count->has_others |= kind == CXCursor_LabelStmt || kind == CXCursor_GotoStmt ||
                         kind == CXCursor_StmtExpr || kind == CXCursor_StructDecl ||
                         kind == CXCursor_UnionDecl || kind == CXCursor_EnumDecl ||
                         kind == CXCursor_TypedefDecl;
    if (kind == CXCursor_CallExpr) {
        CXString name = clang_getCursorSpelling(clang_getCursorReferenced(cursor));
        count->has_others |= strcmp(clang_getCString(name), "cu_meet") == 0;
        clang_disposeString(name);
    }
    return CXChildVisit_Recurse;
}

bool lanes_may_expand(const struct lanes *l, CXCursor function)
{
    CXCursor last = last_statement(l, body_of_function(l, function));
    struct return_count count = {0, false};
    bool is_void = clang_getCursorResultType(function).kind == CXType_Void;
    clang_visitChildren(function, count_returns, &count);
    bool at_end = clang_getCursorKind(last) == CXCursor_ReturnStmt;
    return !count.has_others && count.returns == at_end && (is_void || at_end);
}

static const char *own_variable_name(const struct expansion *e, CXCursor declaration)
{
    const struct lanes *l = e->whole->l;
    return arena_printf(l->arena, "cu_v%u_%s", e->number,
                        lanes_spelling(l, clang_getCursorSpelling(declaration)));
}

static enum CXChildVisitResult rename_variable(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct expansion *e = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    CXCursor declaration =
        kind == CXCursor_DeclRefExpr ? clang_getCursorReferenced(cursor) : cursor;
    enum CXCursorKind declared = clang_getCursorKind(declaration);
    if ((kind != CXCursor_DeclRefExpr && kind != CXCursor_VarDecl) ||
        (declared != CXCursor_VarDecl && declared != CXCursor_ParmDecl) ||
        !clang_equalCursors(clang_getCursorSemanticParent(declaration), e->function))
        return CXChildVisit_Recurse;
    CXString spelled = clang_getCursorSpelling(declaration);
    unsigned at = lanes_name_place(cursor), length = (unsigned)strlen(clang_getCString(spelled));
    clang_disposeString(spelled);
    add_edit(e, at, at + length, own_variable_name(e, declaration));
    return CXChildVisit_Recurse;
}

/* --- expressions --------------------------------------------------------- */

/* A function of OpenCL itself that gets no addresses. */
static bool is_of_values(CXCursor function)
{
    int count = clang_Cursor_getNumArguments(function);
    bool gets_address = false;
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCursorType(clang_Cursor_getArgument(function, (unsigned)i));
        gets_address |= clang_getCanonicalType(type).kind == CXType_Pointer;
    }
    return count >= 0 && !gets_address && clang_Cursor_isNull(clang_getCursorDefinition(function));
}

static enum CXChildVisitResult find_reads(CXCursor cursor, CXCursor parent, CXClientData data)
{
    enum reads *reads = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_variable =
        kind == CXCursor_DeclRefExpr &&
        clang_getCursorKind(clang_getCursorReferenced(cursor)) != CXCursor_FunctionDecl;
    (void)parent;
    if (kind == CXCursor_CallExpr) {
        if (!is_of_values(clang_getCursorReferenced(cursor)))
            *reads = READS_MEMORY;
    } else if (kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_MemberRefExpr ||
               kind == CXCursor_UnaryOperator || lanes_assigns(cursor)) {
        *reads = READS_MEMORY;
    } else if (is_variable && *reads == READS_NOTHING) {
        *reads = READS_VARIABLES;
    }
    return *reads == READS_MEMORY ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static enum reads what_is_read(CXCursor cursor)
{
    enum reads reads = lanes_touches_shared(cursor) ? READS_MEMORY : READS_NOTHING;
    find_reads(cursor, cursor, &reads);
    if (reads != READS_MEMORY)
        clang_visitChildren(cursor, find_reads, &reads);
    return reads;
}

/* What it reads beside the calls that are taken out of it. */
static enum reads what_is_left_read(const struct lanes *l, CXCursor cursor)
{
    enum reads reads = READS_NOTHING;
    if (!calls_body(l, cursor))
        return what_is_read(cursor);
    if (standing_callee(l, cursor))
        return reads;
    find_reads(cursor, cursor, &reads);
    struct lane_children parts = lanes_children(l, cursor);
    for (size_t i = 0; i < parts.count; i++) {
        enum reads inner = what_is_left_read(l, parts.list[i]);
        reads = inner > reads ? inner : reads;
    }
    return reads;
}

/* --- calls --------------------------------------------------------------- */

static void expand_list(struct expansion *e, struct lane_children statements);
static void take_parts_out(struct expansion *e, CXCursor cursor, struct lane_children parts,
                           struct standing standing, struct str *before);

static void note_callees(struct whole *whole, const struct lane_function *f)
{
    for (size_t i = 0; i < f->callee_count; i++)
        if (!stands(whole->l, f->callees[i]))
            arena_push(whole->l->arena, whole->callees, whole->callee_count, f->callees[i]);
}

/* The value that the body ends with is assigned to `result`. */
static void replace_return(struct expansion *e, CXCursor body, const char *result)
{
    CXCursor last = last_statement(e->whole->l, body);
    if (clang_getCursorKind(last) != CXCursor_ReturnStmt)
        return;
    struct lane_children value = lanes_children(e->whole->l, last);
    unsigned begin = lanes_begin(last);
    if (value.count)
        add_edit(e, begin, lanes_begin(value.list[0]),
                 *result ? arena_printf(e->whole->l->arena, "%s = ", result) : "");
    else
        add_edit(e, begin, begin + (unsigned)strlen("return"), "");
}

/* The body of the function that is called, to `before`. */
static void print_callee(struct expansion *caller, CXCursor call,
                         const struct lane_function *callee, const char *result, struct str *before)
{
    struct whole *whole = caller->whole;
    struct lanes *l = whole->l;
    struct expansion own = {.whole = whole, .function = callee->cursor, .number = whole->calls};
    CXCursor body = body_of_function(l, callee->cursor);
    struct lane_children statements = lanes_children(l, body);
    int count = clang_Cursor_getNumArguments(callee->cursor);
    if (whole->depth >= MOST_DEPTH || !lanes_may_expand(l, callee->cursor) ||
        count != clang_Cursor_getNumArguments(call)) {
        whole->fails = true;
        return;
    }
    whole->depth++;
    note_callees(whole, callee);
    str_add(before, "{\n");
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i),
                 argument = clang_Cursor_getArgument(call, (unsigned)i);
        str_printf(
            before, "%s = %s;\n",
            lanes_declare(l, clang_getCursorType(parameter), own_variable_name(&own, parameter)),
            edited_text(caller, lanes_begin(argument), lanes_end(argument)));
    }
    clang_visitChildren(body, rename_variable, &own);
    expand_list(&own, statements);
    replace_return(&own, body, result);
    str_printf(before, "%s\n}\n", edited_text(&own, lanes_begin(body), lanes_end(body)));
    whole->depth--;
    whole->fails |= before->length > LANES_MOST_BYTES_OF_KERNEL;
}

/* A collective, to `before`: a statement of its own, before which stand those of its arguments that
 * read anything. What other lanes read comes last. */
static void print_collective(struct expansion *caller, CXCursor call,
                             const struct lane_function *callee, const char *result,
                             struct str *before)
{
    struct lanes *l = caller->whole->l;
    struct expansion own = {
        .whole = caller->whole, .function = callee->cursor, .number = caller->whole->calls};
    struct str text = {.arena = l->arena}, handed = {.arena = l->arena};
    int count = clang_Cursor_getNumArguments(call);
    str_add(before, "{\n");
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i),
                 argument = clang_Cursor_getArgument(call, (unsigned)i);
        CXType type = clang_getCursorType(parameter);
        const char *given = edited_text(caller, lanes_begin(argument), lanes_end(argument)),
                   *name = own_variable_name(&own, parameter);
        bool is_handed = lanes_hands(l, callee, parameter);
        bool stays =
            !is_handed && (type.kind == CXType_Pointer || what_is_read(argument) == READS_NOTHING);
        str_printf(&text, "%s%s", i ? ", " : "", stays ? given : name);
        if (!stays)
            str_printf(is_handed ? &handed : before, "%s = %s;\n", lanes_declare(l, type, name),
                       given);
    }
    str_printf(before, "%s%s%s%s(%s);\n}\n", str_text(&handed), result, *result ? " = " : "",
               callee->name, str_text(&text));
}

/* The call's result is a variable, which is assigned before. */
static void take_call_out(struct expansion *e, CXCursor call, const struct lane_function *callee,
                          struct standing standing, struct str *before)
{
    struct lanes *l = e->whole->l;
    CXType type = clang_getCursorResultType(callee->cursor);
    take_parts_out(e, call, lanes_arguments(l, call), standing, before);
    e->whole->calls++;
    const char *result =
        type.kind == CXType_Void ? "" : arena_printf(l->arena, "cu_v%u", e->whole->calls);
    if (*result)
        str_printf(before, "%s;\n", lanes_declare(l, type, result));
    if (lanes_of_warp(l, callee))
        print_collective(e, call, callee, result, before);
    else
        print_callee(e, call, callee, result, before);
    add_edit(e, lanes_begin(call), lanes_end(call), *result ? result : "(void)0");
}

/* --- values of places ------------------------------------------------------ */

/* The value of a function, with what is given for its parameters. */
struct placing {
    struct expansion own;
    const char **given;
};

static enum CXChildVisitResult put_argument(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct placing *p = data;
    CXCursor declaration = clang_getCursorReferenced(cursor);
    int count = clang_Cursor_getNumArguments(p->own.function);
    (void)parent;
    for (int i = 0; i < count && clang_getCursorKind(cursor) == CXCursor_DeclRefExpr; i++)
        if (clang_equalCursors(declaration, clang_Cursor_getArgument(p->own.function, (unsigned)i)))
            add_edit(&p->own, lanes_begin(cursor), lanes_end(cursor), p->given[i]);
    return CXChildVisit_Recurse;
}

/* `text`, the value of `expression`, as a value of the type; both are numbers. */
static const char *converted(const struct lanes *l, CXType type, CXCursor expression,
                             const char *text)
{
    CXType own = clang_getCursorType(lanes_without_conversions(l, expression));
    bool is_same = clang_getCanonicalType(own).kind == clang_getCanonicalType(type).kind;
    return is_same ? arena_printf(l->arena, "(%s)", text)
                   : arena_printf(
                         l->arena, "((%s)(%s))",
                         lanes_spelling(l, clang_getTypeSpelling(clang_getUnqualifiedType(type))),
                         text);
}

static void take_calls_out(struct expansion *e, CXCursor cursor, struct standing standing,
                           struct str *before);

/* In the place of the call; false: the call stays. */
static bool put_place_value(struct expansion *caller, CXCursor call, struct lane_function *callee)
{
    struct whole *whole = caller->whole;
    struct lanes *l = whole->l;
    struct placing p = {.own = {.whole = whole, .function = callee->cursor}};
    struct standing standing = {true, READS_NOTHING};
    struct str before = {.arena =
                             l->arena}; /* stays empty, since nothing in it has to come first */
    CXCursor value = lanes_place_value(l, callee->cursor);
    int count = clang_Cursor_getNumArguments(callee->cursor);
    size_t given = 0;
    if (whole->depth >= MOST_DEPTH || clang_Cursor_isNull(value) ||
        count != clang_Cursor_getNumArguments(call))
        return false;
    for (int i = 0; i < count; i++)
        if (!lanes_is_place_argument(l, clang_Cursor_getArgument(call, (unsigned)i)))
            return false;
    whole->depth++;
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(callee->cursor, (unsigned)i),
                 argument = clang_Cursor_getArgument(call, (unsigned)i);
        take_calls_out(caller, argument, standing, &before);
        const char *text = edited_text(caller, lanes_begin(argument), lanes_end(argument));
        arena_push(l->arena, p.given, given,
                   converted(l, clang_getCursorType(parameter), argument, text));
    }
    note_callees(whole, callee);
    if (put_argument(value, value, &p) == CXChildVisit_Recurse)
        clang_visitChildren(value, put_argument, &p);
    take_calls_out(&p.own, value, standing, &before);
    const char *text = edited_text(&p.own, lanes_begin(value), lanes_end(value));
    whole->depth--;
    if (strlen(text) > MOST_VALUE_BYTES)
        return false;
    add_edit(caller, lanes_begin(call), lanes_end(call),
             converted(l, clang_getCursorResultType(callee->cursor), value, text));
    return whole->has_values = true;
}

/* --- calls in expressions -------------------------------------------------- */

static bool is_assignment(CXCursor cursor, enum CXCursorKind kind)
{
    return kind == CXCursor_CompoundAssignOperator ||
           (kind == CXCursor_BinaryOperator &&
            clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign);
}

/* A parameter with which a function may change variables of its caller. */
static bool is_own_pointer(CXType type)
{
    if (type.kind != CXType_Pointer)
        return lanes_holds_pointer(type);
    CXType target = clang_getPointeeType(type);
    unsigned space = clang_getAddressSpace(target);
    return space != LANES_LOCAL && space != LANES_GLOBAL && !clang_isConstQualifiedType(target);
}

static bool has_own_pointers(CXCursor function)
{
    int count = clang_Cursor_getNumArguments(function);
    for (int i = 0; i < count; i++) {
        CXCursor parameter = clang_Cursor_getArgument(function, (unsigned)i);
        if (is_own_pointer(clang_getCanonicalType(clang_getCursorType(parameter))))
            return true;
    }
    return false;
}

/* The function's body and arguments may stand in front of their expression. */
static bool may_come_first(struct standing standing, CXCursor call,
                           const struct lane_function *callee)
{
    return standing.always && standing.before != READS_MEMORY &&
           (standing.before == READS_NOTHING ||
            (!has_own_pointers(callee->cursor) && !lanes_has_assignment(call)));
}

/* Operands that are not always evaluated. */
static bool is_choice(CXCursor cursor, enum CXCursorKind kind)
{
    enum CXBinaryOperatorKind operation = kind == CXCursor_BinaryOperator
                                              ? clang_getCursorBinaryOperatorKind(cursor)
                                              : CXBinaryOperator_Invalid;
    return kind == CXCursor_ConditionalOperator || operation == CXBinaryOperator_LAnd ||
           operation == CXBinaryOperator_LOr || operation == CXBinaryOperator_Comma;
}

static bool later_calls_body(const struct lanes *l, struct lane_children parts, size_t from)
{
    for (size_t i = from; i < parts.count; i++)
        if (calls_body(l, parts.list[i]))
            return true;
    return false;
}

/* A value of which operands are made; not a choice of one of them. */
static bool has_operands(CXCursor cursor, enum CXCursorKind kind)
{
    return (kind == CXCursor_BinaryOperator && !is_assignment(cursor, kind) &&
            !is_choice(cursor, kind)) ||
           kind == CXCursor_CallExpr;
}

/* The operand becomes a variable, which is assigned before. */
static void take_operand_out(struct expansion *e, CXCursor operand, struct str *before)
{
    struct lanes *l = e->whole->l;
    const char *text = edited_text(e, lanes_begin(operand), lanes_end(operand)),
               *name = arena_printf(l->arena, "cu_v%u", ++e->whole->calls);
    str_printf(before, "%s = %s;\n", lanes_declare(l, clang_getCursorType(operand), name), text);
    add_edit(e, lanes_begin(operand), lanes_end(operand), name);
}

/* Of an expression's parts. What stands on the left is read first, where it is not what a
 * value is assigned to. */
static void take_parts_out(struct expansion *e, CXCursor cursor, struct lane_children parts,
                           struct standing standing, struct str *before)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool assigns = is_assignment(cursor, kind) && parts.count == 2;
    for (size_t i = 0; i < parts.count; i++) {
        struct standing own = standing;
        own.always &= i == 0 || !is_choice(cursor, kind);
        if (assigns && i == 0)
            own.before = READS_MEMORY;
        take_calls_out(e, parts.list[i], own, before);
        enum reads reads = assigns ? READS_NOTHING : what_is_left_read(e->whole->l, parts.list[i]);
        if (reads == READS_MEMORY && own.always && has_operands(cursor, kind) &&
            later_calls_body(e->whole->l, parts, i + 1)) {
            take_operand_out(e, parts.list[i], before);
            reads = READS_NOTHING;
        }
        if (reads > standing.before)
            standing.before = reads;
    }
}

static void take_calls_out(struct expansion *e, CXCursor cursor, struct standing standing,
                           struct str *before)
{
    struct lanes *l = e->whole->l;
    struct lane_function *callee = standing_callee(l, cursor);
    if (!calls_standing(l, cursor))
        return;
    if (callee && callee->is_place) {
        if (!put_place_value(e, cursor, callee))
            arena_push(l->arena, e->whole->callees, e->whole->callee_count, callee);
    } else if (callee) {
        e->whole->fails |= !may_come_first(standing, cursor, callee);
        take_call_out(e, cursor, callee, standing, before);
    } else {
        take_parts_out(e, cursor, lanes_children(l, cursor), standing, before);
    }
}

/* --- statements ---------------------------------------------------------- */

static unsigned end_of_statement(const struct lanes *l, CXCursor statement)
{
    unsigned end = lanes_end(statement), at = end;
    while (l->text[at] == ' ' || l->text[at] == '\n')
        at++;
    return l->text[at] == ';' ? at + 1 : end;
}

/* The calls of an expression that the statement evaluates first. */
static void expand_expression(struct expansion *e, CXCursor statement, CXCursor expression,
                              bool in_list)
{
    struct lanes *l = e->whole->l;
    struct str before = {.arena = l->arena};
    struct standing standing = {true, READS_NOTHING};
    take_calls_out(e, expression, standing, &before);
    if (!before.length)
        return;
    unsigned begin = lanes_begin(statement), end = end_of_statement(l, statement);
    add_edit(e, begin, begin,
             arena_printf(l->arena, "%s%s", in_list ? "" : "{\n", str_text(&before)));
    if (!in_list)
        add_edit(e, end, end, "\n}");
}

static void expand_statement(struct expansion *e, CXCursor statement, bool in_list);

/* Where nothing may come before; `part` has no statement in which something may. */
static void expand_values(struct expansion *e, CXCursor part)
{
    struct str before = {.arena = e->whole->l->arena};
    struct standing standing = {false, READS_MEMORY};
    take_calls_out(e, part, standing, &before);
}

/* Only the parts from `first` on may have calls; the last are statements. */
static void expand_parts(struct expansion *e, struct lane_children parts, size_t first)
{
    for (size_t i = 0; i < parts.count; i++)
        if (i >= first)
            expand_statement(e, parts.list[i], false);
        else
            expand_values(e, parts.list[i]);
}

/* A declarator that follows `last` becomes a declaration of its own, with its calls before. */
static void separate_declarator(struct expansion *e, CXCursor last, CXCursor declaration)
{
    struct lanes *l = e->whole->l;
    CXCursor init = clang_Cursor_getVarDeclInitializer(declaration);
    bool has_value = !clang_Cursor_isNull(init);
    struct str before = {.arena = l->arena};
    struct standing standing = {true, READS_NOTHING};
    const char *name = e->number ? own_variable_name(e, declaration)
                                 : lanes_spelling(l, clang_getCursorSpelling(declaration));
    if (has_value)
        take_calls_out(e, init, standing, &before);
    add_edit(e, lanes_end(last), has_value ? lanes_begin(init) : lanes_end(declaration),
             arena_printf(l->arena, ";\n%s%s%s", str_text(&before),
                          lanes_declare(l, clang_getCursorType(declaration), name),
                          has_value ? " = " : ""));
}

static void expand_declaration(struct expansion *e, CXCursor statement, struct lane_children parts,
                               bool in_list)
{
    struct lanes *l = e->whole->l;
    for (size_t i = 0; i < parts.count; i++) {
        CXCursor init = clang_getCursorKind(parts.list[i]) == CXCursor_VarDecl
                            ? clang_Cursor_getVarDeclInitializer(parts.list[i])
                            : clang_getNullCursor();
        if (clang_getCursorKind(parts.list[i]) != CXCursor_VarDecl ||
            *lanes_alignment(l, parts.list[i]) || !in_list)
            e->whole->fails = true;
        else if (i > 0)
            separate_declarator(e, parts.list[i - 1], parts.list[i]);
        else if (!clang_Cursor_isNull(init))
            expand_expression(e, statement, init, in_list);
    }
}

static void expand_statement(struct expansion *e, CXCursor statement, bool in_list)
{
    struct lanes *l = e->whole->l;
    enum CXCursorKind kind = clang_getCursorKind(statement);
    struct lane_children parts = lanes_children(l, statement);
    if (!calls_body(l, statement)) {
        expand_values(e, statement);
        return;
    }
    switch (kind) {
    case CXCursor_CompoundStmt: expand_list(e, parts); break;
    case CXCursor_IfStmt:
        expand_expression(e, statement, parts.list[0], in_list);
        for (size_t i = 1; i < parts.count; i++)
            expand_statement(e, parts.list[i], false);
        break;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt: expand_parts(e, parts, parts.count - 1); break;
    case CXCursor_DoStmt:
        expand_statement(e, parts.list[0], false);
        expand_values(e, parts.list[1]);
        break;
    case CXCursor_DeclStmt: expand_declaration(e, statement, parts, in_list); break;
    case CXCursor_ReturnStmt:
        if (parts.count)
            expand_expression(e, statement, parts.list[0], in_list);
        break;
    default:
        if (clang_isExpression(kind))
            expand_expression(e, statement, statement, in_list);
        else
            e->whole->fails = true;
    }
}

static void expand_list(struct expansion *e, struct lane_children statements)
{
    for (size_t i = 0; i < statements.count; i++)
        expand_statement(e, statements.list[i], true);
}

/* --- kernels ------------------------------------------------------------- */

/* The function, called `name`; NULL: it has no such form. `begin`: of its text. */
static const char *expanded_text(struct lanes *l, struct lane_function *f, const char *name,
                                 unsigned begin)
{
    struct whole whole = {.l = l};
    struct expansion e = {.whole = &whole, .function = f->cursor};
    unsigned at = lanes_name_place(f->cursor);
    note_callees(&whole, f);
    expand_statement(&e, body_of_function(l, f->cursor), true);
    add_edit(&e, at, at + (unsigned)strlen(f->made), name);
    if (whole.fails || !(whole.calls || whole.has_values))
        return NULL;
    f->whole_callees = whole.callees;
    f->whole_callee_count = whole.callee_count;
    return edited_text(&e, begin, lanes_end(f->cursor));
}

bool lanes_wants_whole(const struct lane_function *f)
{
    return f->wanted && !f->reason && !f->forward && f->flat_end > f->flat_begin &&
           (f->in_block || (f->is_kernel && f->may_loop));
}

bool lanes_expand(struct lanes *l, struct str *flat)
{
    size_t before = flat->length, count = l->functions.count;
    unsigned base = (unsigned)(strlen(l->text) - before);
    for (size_t i = 0; i < count; i++) {
        struct lane_function *f = l->functions.entries[i].value;
        const char *name = arena_printf(l->arena, "%s_whole", f->made);
        if (!lanes_wants_whole(f) || map_get(&l->functions, name))
            continue;
        l->takes_loops = true;
        const char *text = expanded_text(l, f, name, base + f->flat_begin);
        l->takes_loops = false;
        if (!text)
            text = expanded_text(l, f, name, base + f->flat_begin);
        if (!text)
            continue;
        map_put(&l->wholes, name, f);
        str_printf(flat, "%s\n\n", text);
    }
    return flat->length > before;
}
