/* Which lane loops a compiler may be told to run together.
 *
 * It is told that no lane uses what another one writes. That holds for what threads share. It does
 * not hold for memory that a lane has alone and that lies in one place for all lanes in turn: an
 * array that is declared in the loop, or in a function that the compiler takes into it, or a
 * variable whose address is taken. Variables that become registers are none of these, nor are arrays
 * with an element for each lane, unless the element is an array itself: LLVM then takes what it is
 * told for one lane's accesses, too, and reads an element before the lane has written it. */
#include "lanes/private.h"

static bool is_block_memory(CXType type)
{
    unsigned space = clang_getAddressSpace(type);
    return space == LANES_GLOBAL || space == LANES_LOCAL || space == LANES_CONSTANT;
}

static enum CXVisitorResult find_array_field(CXCursor field, CXClientData data)
{
    bool *found = data;
    *found = *found || lanes_holds_array(clang_getCursorType(field));
    return *found ? CXVisit_Break : CXVisit_Continue;
}

bool lanes_holds_array(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    bool found = canonical.kind == CXType_ConstantArray;
    if (canonical.kind == CXType_Record)
        clang_Type_visitFields(canonical, find_array_field, &found);
    return found;
}

static enum CXVisitorResult find_pointer_field(CXCursor field, CXClientData data)
{
    bool *found = data;
    *found = *found || lanes_holds_pointer(clang_getCursorType(field));
    return *found ? CXVisit_Break : CXVisit_Continue;
}

bool lanes_holds_pointer(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    bool found = false;
    if (canonical.kind == CXType_ConstantArray)
        return lanes_holds_pointer(clang_getArrayElementType(canonical));
    if (canonical.kind == CXType_Record)
        clang_Type_visitFields(canonical, find_pointer_field, &found);
    if (canonical.kind != CXType_Pointer)
        return found;
    return !is_block_memory(clang_getPointeeType(canonical));
}

static bool takes_own_address(CXCursor cursor)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(cursor));
    return clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf &&
           type.kind == CXType_Pointer && !is_block_memory(clang_getPointeeType(type));
}

bool lanes_is_own_memory(CXCursor cursor)
{
    CXType type = clang_getCursorType(cursor);
    switch ((int)clang_getCursorKind(cursor)) {
    case CXCursor_UnaryOperator: return takes_own_address(cursor);
    case CXCursor_VarDecl:
    case CXCursor_ParmDecl:
    case CXCursor_CompoundLiteralExpr: return !is_block_memory(type) && lanes_holds_array(type);
    default: return false;
    }
}

/* --- pointers that name an object ---------------------------------------- */

struct uses_of_name {
    const struct lanes *l;
    CXCursor name;
    size_t all, of_members;
};

static enum CXChildVisitResult count_name_uses(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct uses_of_name *u = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_DeclRefExpr) {
        u->all += clang_equalCursors(clang_getCursorReferenced(cursor), u->name);
    } else if (kind == CXCursor_MemberRefExpr) {
        struct lane_children parts = lanes_children(u->l, cursor);
        CXCursor object =
            parts.count ? lanes_without_conversions(u->l, parts.list[0]) : clang_getNullCursor();
        u->of_members += clang_getCursorKind(object) == CXCursor_DeclRefExpr &&
                         clang_equalCursors(clang_getCursorReferenced(object), u->name);
    }
    return CXChildVisit_Recurse;
}

/* What constructors begin with: `T *self = &self_;`, of a variable, where only `self->member` uses
 * the pointer. Compilers make registers of the object before they look at loops. */
bool lanes_names_object(const struct lanes *l, CXCursor function, CXCursor address, CXCursor parent)
{
    struct lane_children parts = lanes_children(l, address);
    struct uses_of_name u = {l, parent, 0, 0};
    if (clang_getCursorKind(parent) != CXCursor_VarDecl || parts.count != 1 ||
        clang_getCursorKind(parts.list[0]) != CXCursor_DeclRefExpr)
        return false;
    clang_visitChildren(function, count_name_uses, &u);
    return u.all == u.of_members;
}

/* --- lane loops ---------------------------------------------------------- */

struct search {
    const struct lanes *l;
    bool found;
};

static enum CXChildVisitResult find_own_memory(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *s = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_CompoundLiteralExpr) {
        s->found |= lanes_is_own_memory(cursor);
    } else if (kind == CXCursor_CallExpr) {
        const struct lane_function *callee = lanes_called(s->l, cursor);
        s->found |= callee && callee->owns_memory;
    } else if (kind == CXCursor_DeclRefExpr) {
        const struct lane_variable *v = lanes_variable(s->l, cursor);
        s->found |= v && v->divergent && !v->is_local &&
                    ((v->level == LEVEL_LANE && v->in_frame) || lanes_holds_array(v->type));
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_may_go_together(const struct lanes *l, const struct lane_children *items)
{
    struct search s = {l, false};
    for (size_t i = 0; i < items->count && !s.found; i++) {
        find_own_memory(items->list[i], items->list[i], &s);
        if (!s.found)
            clang_visitChildren(items->list[i], find_own_memory, &s);
    }
    return !s.found;
}

/* --- divisions ------------------------------------------------------------- */

/* A division that not every lane comes to, of what is the same for all. Where nothing but an address
 * needs it, LLVM (seen in 14, 15 and 19) lets the first lane of a vector divide for all, if that lane
 * comes to it; if not, nobody does. */
struct division_search {
    const struct lanes *l;
    bool found;
};

/* Of integers, by something else than a number. */
static bool is_division_by_other(const struct lanes *l, CXCursor cursor)
{
    if (clang_getCursorKind(cursor) != CXCursor_BinaryOperator)
        return false;
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(cursor);
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    struct lane_children operands = lanes_children(l, cursor);
    return (operation == CXBinaryOperator_Div || operation == CXBinaryOperator_Rem) &&
           kind >= CXType_Bool && kind <= CXType_LongLong &&
           lanes_literal_operand(l, operands) == 0;
}

static bool is_division_for_all(const struct lanes *l, CXCursor cursor)
{
    return is_division_by_other(l, cursor) && !lanes_is_divergent(l, cursor);
}

static enum CXChildVisitResult find_division(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct division_search *s = data;
    (void)parent;
    s->found |= is_division_for_all(s->l, cursor);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static bool has_division(const struct lanes *l, CXCursor cursor)
{
    struct division_search s = {l, false};
    if (find_division(cursor, cursor, &s) == CXChildVisit_Recurse)
        clang_visitChildren(cursor, find_division, &s);
    return s.found;
}

static bool is_choice_of_lanes(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    enum CXBinaryOperatorKind operation = kind == CXCursor_BinaryOperator
                                              ? clang_getCursorBinaryOperatorKind(cursor)
                                              : CXBinaryOperator_Invalid;
    return kind == CXCursor_IfStmt || kind == CXCursor_SwitchStmt ||
           kind == CXCursor_ConditionalOperator || operation == CXBinaryOperator_LAnd ||
           operation == CXBinaryOperator_LOr;
}

/* Of a branch or choice, what stands behind its condition. */
static enum CXChildVisitResult find_choice(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct division_search *s = data;
    (void)parent;
    if (is_choice_of_lanes(cursor)) {
        struct lane_children parts = lanes_children(s->l, cursor);
        for (size_t i = 1; i < parts.count; i++)
            s->found |= has_division(s->l, parts.list[i]);
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_divide_for_all(const struct lanes *l, const struct lane_children *items, bool some)
{
    struct division_search s = {l, false};
    for (size_t i = 0; i < items->count && !s.found; i++) {
        CXCursor item = items->list[i];
        s.found |= some && has_division(l, item);
        if (find_choice(item, item, &s) == CXChildVisit_Recurse)
            clang_visitChildren(item, find_choice, &s);
        some |= lanes_contains(item, CXCursor_ReturnStmt);
    }
    return s.found;
}

/* The same in a loop of one lane, of what is the same in each turn. */
struct turn_search {
    const struct lanes *l;
    CXCursor loop;
    bool found, changes;
};

/* A variable that the loop changes, or something else than a variable and numbers. */
static enum CXChildVisitResult find_changed_operand(CXCursor cursor, CXCursor parent,
                                                    CXClientData data)
{
    struct turn_search *s = data;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(s->l, cursor) : NULL;
    (void)parent;
    s->changes |= v && (lanes_is_changed_in(s->l, v, s->loop) ||
                        (v->place >= lanes_begin(s->loop) && v->place < lanes_end(s->loop)));
    return s->changes ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static enum CXChildVisitResult find_division_of_turns(CXCursor cursor, CXCursor parent,
                                                      CXClientData data)
{
    struct turn_search *s = data;
    (void)parent;
    if (!is_division_by_other(s->l, cursor))
        return CXChildVisit_Recurse;
    s->changes = lanes_reads_memory(s->l, cursor);
    clang_visitChildren(cursor, find_changed_operand, s);
    s->found |= !s->changes;
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static enum CXChildVisitResult find_choice_of_turns(CXCursor cursor, CXCursor parent,
                                                    CXClientData data)
{
    struct turn_search *s = data;
    (void)parent;
    if (is_choice_of_lanes(cursor)) {
        struct lane_children parts = lanes_children(s->l, cursor);
        for (size_t i = 1; i < parts.count && !s->found; i++)
            if (find_division_of_turns(parts.list[i], cursor, s) == CXChildVisit_Recurse)
                clang_visitChildren(parts.list[i], find_division_of_turns, s);
    }
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_loop_divides(const struct lanes *l, CXCursor loop)
{
    struct turn_search s = {l, loop, false, false};
    clang_visitChildren(loop, find_choice_of_turns, &s);
    return s.found;
}

static enum CXChildVisitResult find_dividing_loop(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    struct division_search *s = data;
    (void)parent;
    s->found |= lanes_is_loop(clang_getCursorKind(cursor)) && lanes_loop_divides(s->l, cursor);
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_has_dividing_loop(const struct lanes *l, CXCursor body)
{
    struct division_search s = {l, false};
    clang_visitChildren(body, find_dividing_loop, &s);
    return s.found;
}
