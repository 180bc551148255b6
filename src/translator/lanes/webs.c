/* Variables that are several in one: values of a variable that never get to the same use become
 * variables of their own, each declared in the innermost block that has its uses.
 *
 * `int i;` at the top of a kernel often counts loops that all threads go through together, and loops
 * of some threads. As one variable it differs among threads in all of them. A value's uses are found
 * by the assignments of the whole variable that reach them; those that reach one use are one web. */
#include "lanes/private.h"

#include "util/str.h"

#include <stdint.h>

/* Assignments of a variable, each a bit; bit 0 is what it has where it is declared. */
typedef uint64_t value_set;
#define FIRST_VALUE ((value_set)1)
#define MOST_VALUES 64

struct web_use {
    unsigned offset, value; /* one of the values that get there */
};

struct flow {
    struct lanes *l;
    const struct lane_variable *v;
    unsigned places[MOST_VALUES];     /* of the assignments in the text */
    unsigned web[MOST_VALUES];        /* a value of the same web with a lower number, or itself */
    CXCursor statements[MOST_VALUES]; /* that give them, and do nothing else; null: others do */
    value_set moved[MOST_VALUES];     /* of `v += n`: the values that n is added to */
    unsigned value_count;
    struct web_use *uses;
    size_t use_count;
    value_set at_break, at_continue, at_case;
    bool fails;
};

static unsigned web_of(const struct flow *f, unsigned value)
{
    while (f->web[value] != value)
        value = f->web[value];
    return value;
}

static void join_webs(struct flow *f, unsigned a, unsigned b)
{
    unsigned first = web_of(f, a), second = web_of(f, b);
    f->web[first > second ? first : second] = first > second ? second : first;
}

static struct web_use *use_at(const struct flow *f, unsigned offset)
{
    for (size_t i = 0; i < f->use_count; i++)
        if (f->uses[i].offset == offset)
            return &f->uses[i];
    return NULL;
}

static void add_web_use(struct flow *f, unsigned offset, unsigned value)
{
    struct web_use use = {offset, value}, *known = use_at(f, offset);
    if (known)
        join_webs(f, known->value, value);
    else
        arena_push(f->l->arena, f->uses, f->use_count, use);
}

static bool has_use(const struct flow *f, CXCursor cursor)
{
    unsigned begin = lanes_begin(cursor), end = lanes_end(cursor);
    for (size_t i = 0; i < f->v->use_count; i++)
        if (f->v->uses[i] >= begin && f->v->uses[i] < end)
            return true;
    return false;
}

/* --- what gets where ----------------------------------------------------- */

static value_set values_behind(struct flow *f, CXCursor cursor, value_set in);

static value_set values_in_turn(struct flow *f, struct lane_children parts, value_set in)
{
    for (size_t i = 0; i < parts.count; i++)
        in = values_behind(f, parts.list[i], in);
    return in;
}

/* Operands run in any order. */
static value_set values_of_operands(struct flow *f, CXCursor cursor, value_set in)
{
    struct lane_children parts = lanes_children(f->l, cursor);
    value_set all = in, before;
    do {
        before = all;
        for (size_t i = 0; i < parts.count; i++)
            all |= values_behind(f, parts.list[i], all);
    } while (all != before);
    return all;
}

static value_set values_of_use(struct flow *f, CXCursor cursor, value_set in)
{
    unsigned offset = lanes_begin(cursor);
    if (lanes_variable(f->l, cursor) != f->v)
        return in;
    if (!in)
        add_web_use(f, offset, 0); /* nobody comes there */
    for (unsigned i = 0; i < f->value_count; i++)
        if (in >> i & 1)
            add_web_use(f, offset, i);
    return in;
}

/* The variable as a whole gets another value. */
static value_set values_of_target(struct flow *f, CXCursor target)
{
    unsigned offset = lanes_begin(target), i = 1;
    while (i < f->value_count && f->places[i] != offset)
        i++;
    if (i == MOST_VALUES) {
        f->fails = true;
        return FIRST_VALUE;
    }
    if (i == f->value_count) {
        f->places[i] = offset;
        f->web[i] = i;
        f->statements[i] = clang_getNullCursor();
        f->moved[i] = 0;
        f->value_count++;
    }
    add_web_use(f, offset, i);
    return FIRST_VALUE << i;
}

static CXCursor without_parentheses(const struct lanes *l, CXCursor cursor)
{
    while (clang_getCursorKind(cursor) == CXCursor_ParenExpr)
        cursor = lanes_children(l, cursor).list[0];
    return cursor;
}

/* The variable, which an operator changes as a whole. */
static bool is_target(const struct flow *f, CXCursor target)
{
    return clang_getCursorKind(target) == CXCursor_DeclRefExpr &&
           lanes_variable(f->l, target) == f->v;
}

static value_set values_of_binary(struct flow *f, CXCursor cursor, value_set in)
{
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(cursor);
    struct lane_children parts = lanes_children(f->l, cursor);
    if (operation == CXBinaryOperator_Comma)
        return values_in_turn(f, parts, in);
    if (operation == CXBinaryOperator_LAnd || operation == CXBinaryOperator_LOr) {
        in = values_behind(f, parts.list[0], in);
        return in | values_behind(f, parts.list[1], in);
    }
    CXCursor target = without_parentheses(f->l, parts.list[0]);
    if (operation != CXBinaryOperator_Assign || !is_target(f, target))
        return values_of_operands(f, cursor, in);
    values_behind(f, parts.list[1], in);
    return values_of_target(f, target);
}

/* `if`, and `?:`. */
static value_set values_of_branch(struct flow *f, CXCursor cursor, value_set in)
{
    struct lane_children parts = lanes_children(f->l, cursor);
    in = values_behind(f, parts.list[0], in);
    value_set one = values_behind(f, parts.list[1], in);
    return one | (parts.count > 2 ? values_behind(f, parts.list[2], in) : in);
}

static value_set values_behind_any(struct flow *f, CXCursor cursor, value_set in)
{
    return clang_Cursor_isNull(cursor) ? in : values_behind(f, cursor, in);
}

/* The parts of a loop, of which a `do` has its condition behind the body. */
static value_set values_of_turns(struct flow *f, const struct lane_for_parts *loop, bool tests_last,
                                 value_set in)
{
    value_set head = in, before, out, breaks = f->at_break, continues = f->at_continue;
    do {
        before = head;
        f->at_break = f->at_continue = 0;
        out = tests_last ? head : values_behind_any(f, loop->condition, head);
        value_set behind = values_behind(f, loop->body, out) | f->at_continue;
        if (tests_last)
            out = behind = values_behind(f, loop->condition, behind);
        out |= f->at_break;
        head |= values_behind_any(f, loop->step, behind);
    } while (head != before);
    f->at_break = breaks;
    f->at_continue = continues;
    return out;
}

static value_set values_of_loop(struct flow *f, CXCursor cursor, value_set in)
{
    CXCursor none = clang_getNullCursor();
    struct lane_children parts = lanes_children(f->l, cursor);
    struct lane_for_parts loop = {none, parts.list[0], none, parts.list[1]};
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_ForStmt)
        loop = lanes_for_parts(f->l, cursor);
    else if (kind == CXCursor_DoStmt)
        loop = (struct lane_for_parts){none, parts.list[1], none, parts.list[0]};
    return values_of_turns(f, &loop, kind == CXCursor_DoStmt, values_behind_any(f, loop.init, in));
}

static value_set values_of_switch(struct flow *f, CXCursor cursor, value_set in)
{
    struct lane_children parts = lanes_children(f->l, cursor);
    value_set cases = f->at_case, breaks = f->at_break;
    in = f->at_case = values_behind(f, parts.list[0], in);
    f->at_break = 0;
    in |= values_behind(f, parts.list[parts.count - 1], 0) | f->at_break;
    f->at_case = cases;
    f->at_break = breaks;
    return in;
}

static value_set values_of_declaration(struct flow *f, CXCursor cursor, value_set in)
{
    in = values_in_turn(f, lanes_children(f->l, cursor), in);
    return clang_equalCursors(cursor, f->v->cursor) ? FIRST_VALUE : in;
}

static unsigned lowest_value(value_set values)
{
    unsigned i = 0;
    while (!(values >> i & 1))
        i++;
    return i;
}

/* `v += n` as a statement: its result is another value than what n is added to. */
static value_set values_of_move(struct flow *f, CXCursor statement, value_set in)
{
    struct lane_children parts = lanes_children(f->l, statement);
    values_behind(f, parts.list[1], in);
    for (unsigned i = lowest_value(in) + 1; i < f->value_count; i++)
        if (in >> i & 1)
            join_webs(f, lowest_value(in), i);
    value_set out = values_of_target(f, without_parentheses(f->l, parts.list[0]));
    f->moved[lowest_value(out)] |= in;
    return out;
}

/* A statement of a list. */
static value_set values_of_item(struct flow *f, CXCursor item, value_set in)
{
    enum CXCursorKind kind = clang_getCursorKind(item);
    bool is_move = f->v->moves && in && lanes_is_move(item);
    if (!is_move && kind != CXCursor_BinaryOperator)
        return values_behind(f, item, in);
    if (!is_target(f, without_parentheses(f->l, lanes_children(f->l, item).list[0])))
        return values_behind(f, item, in);
    value_set out = is_move ? values_of_move(f, item, in) : values_behind(f, item, in);
    if (out && (is_move || clang_getCursorBinaryOperatorKind(item) == CXBinaryOperator_Assign))
        f->statements[lowest_value(out)] = item;
    return out;
}

static value_set values_of_list(struct flow *f, struct lane_children items, value_set in)
{
    for (size_t i = 0; i < items.count; i++)
        in = values_of_item(f, items.list[i], in);
    return in;
}

static value_set values_of_statement(struct flow *f, CXCursor cursor, value_set in)
{
    struct lane_children parts = lanes_children(f->l, cursor);
    switch ((int)clang_getCursorKind(cursor)) {
    case CXCursor_CompoundStmt: return values_of_list(f, parts, in);
    case CXCursor_IfStmt: return values_of_branch(f, cursor, in);
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt: return values_of_loop(f, cursor, in);
    case CXCursor_SwitchStmt: return values_of_switch(f, cursor, in);
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt: return values_in_turn(f, parts, in | f->at_case);
    case CXCursor_BreakStmt: f->at_break |= in; return 0;
    case CXCursor_ContinueStmt: f->at_continue |= in; return 0;
    case CXCursor_ReturnStmt: values_in_turn(f, parts, in); return 0;
    case CXCursor_VarDecl: return values_of_declaration(f, cursor, in);
    case CXCursor_GotoStmt:
    case CXCursor_LabelStmt: f->fails = true; return in;
    default: return values_in_turn(f, parts, in);
    }
}

/* The values that the variable may have behind `cursor`, where it may have those of `in` before; 0:
 * nobody comes there. */
static value_set values_behind(struct flow *f, CXCursor cursor, value_set in)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (!clang_isExpression(kind))
        return values_of_statement(f, cursor, in);
    if (!has_use(f, cursor))
        return in;
    if (kind == CXCursor_DeclRefExpr)
        return values_of_use(f, cursor, in);
    if (kind == CXCursor_BinaryOperator)
        return values_of_binary(f, cursor, in);
    return kind == CXCursor_ConditionalOperator ? values_of_branch(f, cursor, in)
                                                : values_of_operands(f, cursor, in);
}

/* --- where a web lies ---------------------------------------------------- */

struct block_search {
    unsigned first, last, begin; /* uses, and the innermost block that has both */
};

static enum CXChildVisitResult find_block_of_uses(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    struct block_search *s = data;
    unsigned begin = lanes_begin(cursor);
    (void)parent;
    if (begin > s->first || lanes_end(cursor) <= s->last)
        return CXChildVisit_Continue;
    if (clang_getCursorKind(cursor) == CXCursor_CompoundStmt)
        s->begin = begin;
    return CXChildVisit_Recurse;
}

static unsigned block_of(const struct lanes *l, const struct lane_variable *v)
{
    struct block_search s = {v->uses[0], v->uses[0], 0};
    for (size_t i = 1; i < v->use_count; i++) {
        s.first = v->uses[i] < s.first ? v->uses[i] : s.first;
        s.last = v->uses[i] > s.last ? v->uses[i] : s.last;
    }
    clang_visitChildren(l->at->cursor, find_block_of_uses, &s);
    return s.begin;
}

/* --- variables ----------------------------------------------------------- */

static enum CXChildVisitResult find_whole_assignment(CXCursor cursor, CXCursor parent,
                                                     CXClientData data)
{
    const struct lanes *l = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind != CXCursor_BinaryOperator ||
        clang_getCursorBinaryOperatorKind(cursor) != CXBinaryOperator_Assign)
        return CXChildVisit_Recurse;
    CXCursor target = without_parentheses(l, lanes_children(l, cursor).list[0]);
    struct lane_variable *v =
        clang_getCursorKind(target) == CXCursor_DeclRefExpr ? lanes_variable(l, target) : NULL;
    if (v)
        v->is_assigned = true;
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult find_written(CXCursor cursor, CXCursor parent, CXClientData data)
{
    CXCursor value;
    struct lane_variable *v = lanes_assigned(data, cursor, &value);
    (void)parent;
    if (v) {
        v->written = true;
        v->is_set_once = v->is_set_once && lanes_set(data, cursor) == v;
    }
    return CXChildVisit_Recurse;
}

/* The value is made by a move of what is another variable then. */
static bool is_moved_apart(const struct flow *f, unsigned value)
{
    return f->moved[value] && web_of(f, lowest_value(f->moved[value])) != web_of(f, value);
}

/* The uses of one web; `own` is what they are of then. */
static void take_uses(const struct flow *f, unsigned web, struct lane_variable *own)
{
    own->uses = NULL;
    own->use_count = 0;
    for (size_t i = 0; i < f->use_count; i++)
        if (web_of(f, f->uses[i].value) == web)
            arena_push(f->l->arena, own->uses, own->use_count, f->uses[i].offset);
    for (unsigned i = 1; i < f->value_count; i++)
        if (is_moved_apart(f, i) && web_of(f, lowest_value(f->moved[i])) == web)
            arena_push(f->l->arena, own->uses, own->use_count, f->places[i]);
}

static unsigned values_in(const struct flow *f, unsigned web)
{
    unsigned count = 0;
    for (unsigned i = 0; i < f->value_count; i++)
        count += web_of(f, i) == web;
    return count;
}

/* A move whose result gets to where other values get, too, is one of its own variable. */
static void keep_moves(struct flow *f)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned i = 1; i < f->value_count; i++) {
            if (!is_moved_apart(f, i) || values_in(f, web_of(f, i)) == 1)
                continue;
            join_webs(f, lowest_value(f->moved[i]), i);
            changed = true;
        }
    }
}

/* A web in which the variable's first value is not. */
static void make_web(const struct flow *f, unsigned web, struct lane_variable *own)
{
    own->is_web = own->written = true;
    own->is_parameter = false;
    own->place = block_of(f->l, own);
    if (values_in(f, web) == 1 && (!f->moved[web] || is_moved_apart(f, web)))
        own->set_by = f->statements[web];
    own->is_set_once = !clang_Cursor_isNull(own->set_by);
}

static bool is_complete(const struct flow *f)
{
    for (size_t i = 0; i < f->v->use_count; i++)
        if (!use_at(f, f->v->uses[i]))
            return false;
    return !f->fails && f->value_count > 1;
}

/* A variable for each web; `list` gets those that come to the ones that are there. */
static void split_variable(const struct flow *f, struct lane_variable *v,
                           struct lane_variable **list, size_t *count)
{
    struct lanes *l = f->l;
    struct lane_variable whole = *v;
    unsigned number = 0;
    size_t numbers[MOST_VALUES] = {(size_t)(v - l->at->variables) + 1}; /* of each web's variable */
    take_uses(f, 0, v);
    bool is_free = !v->use_count && !v->is_parameter &&
                   clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(v->cursor));
    for (unsigned web = 1; web < f->value_count; web++) {
        if (f->web[web] != web)
            continue;
        struct lane_variable own = whole;
        take_uses(f, web, &own);
        make_web(f, web, &own);
        if (is_moved_apart(f, web))
            own.set_from = numbers[web_of(f, lowest_value(f->moved[web]))];
        if (is_free && number == 0) {
            own.place = own.place > whole.place ? own.place : whole.place;
            own.is_web = own.place > whole.place;
            *v = own;
            numbers[web] = numbers[0];
        } else {
            numbers[web] = l->at->variable_count + *count + 1;
            own.field = arena_printf(l->arena, "cu_%s_%u", whole.field, number);
            arena_push(l->arena, *list, *count, own);
        }
        number++;
    }
    v->is_split = number > (is_free ? 1 : 0);
    v->written = v->is_web;
}

static bool may_split(const struct lane_variable *v)
{
    return (v->is_assigned || v->moves) && !v->in_frame && !v->is_local &&
           !clang_isVolatileQualifiedType(clang_getCanonicalType(v->type));
}

static void put_use(struct lanes *l, unsigned offset, struct lane_variable *v)
{
    map_put_pointer(&l->at->by_use, (const void *)((uintptr_t)offset + 1), v);
}

/* Which variable each use is of; what a move is of is its result. */
static void index_variables(struct lanes *l)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        bool is_own = v->is_split || v->is_other;
        for (size_t u = 0; is_own && u < v->use_count; u++)
            put_use(l, v->uses[u], v);
    }
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (v->set_from)
            put_use(l, lanes_begin(without_parentheses(l, lanes_children(l, v->set_by).list[0])),
                    v);
    }
}

/* --- moves ----------------------------------------------------------------- */

static enum CXChildVisitResult find_work(CXCursor cursor, CXCursor parent, CXClientData data)
{
    const struct lanes **seeker = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_CallExpr ||
        lanes_is_work_item_call(*seeker, cursor))
        return CXChildVisit_Recurse;
    *seeker = NULL;
    return CXChildVisit_Break;
}

/* It costs little to add it again. */
static bool is_cheap(const struct lanes *l, CXCursor value)
{
    const struct lanes *seeker = l;
    if (lanes_reads_memory(l, value))
        return false;
    if (find_work(value, value, &seeker) == CXChildVisit_Recurse)
        clang_visitChildren(value, find_work, &seeker);
    return seeker != NULL;
}

static enum CXChildVisitResult find_moves(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lanes *l = data;
    CXCursor value;
    if (clang_getCursorKind(parent) != CXCursor_CompoundStmt || !lanes_is_move(cursor))
        return CXChildVisit_Recurse;
    struct lane_variable *v = lanes_assigned(l, cursor, &value);
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    bool is_place = kind == CXType_Pointer || (kind >= CXType_Char_U && kind <= CXType_LongLong);
    if (v && is_place && !v->is_local && is_cheap(l, value))
        v->moves = true;
    return CXChildVisit_Recurse;
}

/* Pointers and indices that are moved by what each thread has of its own. */
static void note_moves(struct lanes *l)
{
    bool any = false;
    clang_visitChildren(l->at->cursor, find_moves, l);
    for (size_t i = 0; i < l->at->variable_count; i++)
        any |= l->at->variables[i].moves;
    if (!any)
        return;
    lanes_mark_divergent(l);
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        v->moves &= v->divergent;
        v->divergent = v->differs = false;
    }
}

void lanes_split_variables(struct lanes *l)
{
    struct lane_children parts = lanes_children(l, l->at->cursor);
    struct lane_variable *list = NULL;
    size_t count = 0;
    clang_visitChildren(l->at->cursor, find_whole_assignment, l);
    note_moves(l);
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        struct flow f = {.l = l, .v = v, .value_count = 1};
        if (!may_split(v))
            continue;
        values_behind(&f, parts.list[parts.count - 1], FIRST_VALUE);
        keep_moves(&f);
        if (is_complete(&f))
            split_variable(&f, v, &list, &count);
    }
    for (size_t i = 0; i < count; i++) {
        list[i].is_other = true;
        arena_push(l->arena, l->at->variables, l->at->variable_count, list[i]);
    }
    lanes_index_variables(l);
    index_variables(l);
    clang_visitChildren(l->at->cursor, find_written, l);
}
