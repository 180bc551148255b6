/* Accesses that a compiler groups where it runs lanes together.
 *
 * Of elements that lie a fixed distance apart in each lane, `p[2 * i]` and `p[2 * i + 1]` or `p[i].x`
 * and `p[i].y`, LLVM reads all where the first one is read, and writes all where the last one is
 * written. In a loop that is marked as independent it does not ask whether the same lane writes one
 * of them in between. So such a loop must not have the mark. Elements next to each other in
 * neighbouring lanes, as `p[i - 1]` and `p[i + 1]`, are not grouped. */
#include "lanes/private.h"

#include <stdlib.h>
#include <string.h>

/* A loop with more accesses is not looked at. */
#define GROUPS_MOST_ACCESSES 200
/* Elements of a group, at most, with what lies between them (8 in LLVM). */
#define GROUPS_MOST 16

/* How far the elements of neighbouring lanes lie apart. */
enum distance {
    DISTANCE_NONE,    /* all lanes have the same one */
    DISTANCE_ONE,     /* they are neighbours, too */
    DISTANCE_GIVEN,   /* the launch says how far: compilers group no such elements, and where they
                       * ask for 1 these are neighbours */
    DISTANCE_FAR,     /* too far for a group, or no distance: the place comes from memory */
    DISTANCE_STRIDED, /* perhaps a fixed distance that is more than one */
};

struct access {
    CXCursor base; /* the declaration of the variable or pointer; null: not known */
    const struct lane_variable *variable; /* which of those that are one in the text */
    bool moves;                           /* a pointer that is changed */
    CXCursor member;                      /* null: the element is no part of another one */
    char component;                       /* of a vector; 0: none */
    CXType type;
    bool is_write, is_strided;
    bool is_alone; /* nothing else leads to what `base` is or points to */
    const char
        *place; /* the text, but for a number that is added to the index; NULL: not compared */
    long long offset; /* that number */
};

struct accesses {
    const struct lanes *l;
    bool as_it_is; /* of the kernel as it is: structs of a thread are registers there */
    struct access *list;
    size_t count;
};

static void read_expression(struct accesses *a, CXCursor cursor);

/* --- where an element lies ----------------------------------------------- */

static CXCursor without_casts(const struct lanes *l, CXCursor cursor)
{
    cursor = lanes_without_conversions(l, cursor);
    while (clang_getCursorKind(cursor) == CXCursor_CStyleCastExpr) {
        struct lane_children parts = lanes_children(l, cursor);
        cursor = lanes_without_conversions(l, parts.list[parts.count - 1]);
    }
    return cursor;
}

static enum distance distance_of(const struct lanes *l, CXCursor index, unsigned depth);

static bool is_assigned_once(const struct lane_variable *v)
{
    return !v->written && !v->is_web && !v->is_other && !v->is_split && !v->in_frame &&
           !v->is_parameter;
}

static enum distance variable_distance(const struct lanes *l, CXCursor reference, unsigned depth)
{
    const struct lane_variable *v = lanes_variable(l, reference);
    CXCursor value = v ? lanes_first_value(v) : clang_getNullCursor();
    if (!v || !depth || !is_assigned_once(v) || clang_Cursor_isNull(value))
        return DISTANCE_STRIDED;
    return distance_of(l, value, depth - 1);
}

/* A number that is more than LLVM puts into a group. */
static bool is_far(const struct lanes *l, CXCursor factor)
{
    CXCursor inner = lanes_without_conversions(l, factor);
    return clang_getCursorKind(inner) == CXCursor_IntegerLiteral &&
           strtoll(lanes_slice(l, lanes_begin(inner), lanes_end(inner)), NULL, 0) > GROUPS_MOST;
}

struct comparison {
    const struct lanes *l;
    const struct lane_variable *variable;
    bool found;
};

static bool is_given_itself(const struct comparison *c, CXCursor cursor)
{
    CXCursor inner = without_casts(c->l, cursor);
    return clang_getCursorKind(inner) == CXCursor_DeclRefExpr &&
           lanes_variable(c->l, inner) == c->variable;
}

static enum CXChildVisitResult find_any_written(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct comparison *c = data;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(c->l, cursor) : NULL;
    (void)parent;
    c->found |= v && v->written;
    return c->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Where they are equal, or one is not below the other, a compiler may know the variable. */
static bool may_tell(const struct comparison *c, CXCursor comparison, CXCursor other)
{
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(comparison);
    struct comparison written = {c->l, NULL, false};
    if (lanes_is_divergent(c->l, other))
        return false;
    find_any_written(other, other, &written);
    clang_visitChildren(other, find_any_written, &written);
    return operation == CXBinaryOperator_EQ || operation == CXBinaryOperator_NE || !written.found;
}

/* It is compared with a number, or chooses a case. */
static enum CXChildVisitResult find_comparison(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct comparison *c = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    enum CXBinaryOperatorKind operation = kind == CXCursor_BinaryOperator
                                              ? clang_getCursorBinaryOperatorKind(cursor)
                                              : CXBinaryOperator_Invalid;
    (void)parent;
    if (kind == CXCursor_SwitchStmt) {
        c->found |= is_given_itself(c, lanes_children(c->l, cursor).list[0]);
    } else if (operation >= CXBinaryOperator_LT && operation <= CXBinaryOperator_NE) {
        struct lane_children parts = lanes_children(c->l, cursor);
        for (size_t i = 0; i < 2; i++)
            c->found |= is_given_itself(c, parts.list[i]) && may_tell(c, cursor, parts.list[1 - i]);
    }
    return c->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* A number that the launch gives, and no compiler knows. */
static bool is_given_number(const struct lanes *l, CXCursor factor)
{
    CXCursor inner = without_casts(l, factor);
    const struct lane_variable *v =
        clang_getCursorKind(inner) == CXCursor_DeclRefExpr ? lanes_variable(l, inner) : NULL;
    CXType type = v ? clang_getCanonicalType(v->type) : (CXType){.kind = CXType_Invalid};
    if (!v || !v->is_parameter || v->written || v->is_split || v->is_other || !l->at->is_kernel ||
        type.kind < CXType_UChar || type.kind > CXType_LongLong)
        return false;
    struct comparison c = {l, v, false};
    clang_visitChildren(l->at->cursor, find_comparison, &c);
    return !c.found;
}

static enum distance sum_distance(enum distance left, enum distance right, bool adds)
{
    if (right == DISTANCE_NONE)
        return left;
    if (adds && left == DISTANCE_NONE)
        return right;
    return left == DISTANCE_FAR || right == DISTANCE_FAR ? DISTANCE_FAR : DISTANCE_STRIDED;
}

/* The address of an element. */
static enum distance address_distance(const struct lanes *l, CXCursor address, unsigned depth)
{
    CXCursor element = lanes_without_conversions(l, lanes_children(l, address).list[0]);
    struct lane_children parts = lanes_children(l, element);
    if (clang_getCursorUnaryOperatorKind(address) != CXUnaryOperator_AddrOf ||
        clang_getCursorKind(element) != CXCursor_ArraySubscriptExpr)
        return DISTANCE_STRIDED;
    return sum_distance(distance_of(l, parts.list[0], depth), distance_of(l, parts.list[1], depth),
                        true);
}

static enum distance binary_distance(const struct lanes *l, CXCursor index, unsigned depth)
{
    struct lane_children parts = lanes_children(l, index);
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(index);
    enum distance left = distance_of(l, parts.list[0], depth),
                  right = distance_of(l, parts.list[1], depth);
    if (left == DISTANCE_NONE && right == DISTANCE_NONE)
        return DISTANCE_NONE;
    if (operation == CXBinaryOperator_Add || operation == CXBinaryOperator_Sub)
        return sum_distance(left, right, operation == CXBinaryOperator_Add);
    if (operation == CXBinaryOperator_Mul && (is_far(l, parts.list[0]) || is_far(l, parts.list[1])))
        return DISTANCE_FAR;
    if (operation == CXBinaryOperator_Mul &&
        ((left == DISTANCE_ONE && is_given_number(l, parts.list[1])) ||
         (right == DISTANCE_ONE && is_given_number(l, parts.list[0]))))
        return DISTANCE_GIVEN;
    return left == DISTANCE_FAR || right == DISTANCE_FAR ? DISTANCE_FAR : DISTANCE_STRIDED;
}

/* The place in the first dimension is another one in each lane of a strip, the others are not. */
static enum distance call_distance(const struct lanes *l, CXCursor call)
{
    const char *name = lanes_called_name(l, call);
    CXCursor argument = clang_Cursor_getArgument(call, 0);
    if (!lanes_asks_place(name) || clang_Cursor_isNull(argument))
        return DISTANCE_STRIDED;
    const char *dimension = lanes_slice(l, lanes_begin(argument), lanes_end(argument));
    return strcmp(dimension, "0") == 0 ? DISTANCE_ONE : DISTANCE_NONE;
}

static enum distance distance_of(const struct lanes *l, CXCursor index, unsigned depth)
{
    if (!lanes_is_divergent(l, index))
        return DISTANCE_NONE;
    CXCursor inner = without_casts(l, index);
    switch ((int)clang_getCursorKind(inner)) {
    case CXCursor_BinaryOperator: return binary_distance(l, inner, depth);
    case CXCursor_UnaryOperator: return address_distance(l, inner, depth);
    case CXCursor_DeclRefExpr: return variable_distance(l, inner, depth);
    case CXCursor_CallExpr: return call_distance(l, inner);
    case CXCursor_ArraySubscriptExpr: return DISTANCE_FAR;
    default: return DISTANCE_STRIDED;
    }
}

/* --- accesses ------------------------------------------------------------ */

static bool is_record(CXType type)
{
    return clang_getCanonicalType(type).kind == CXType_Record;
}

/* A variable that has a place in memory for each lane. */
static bool has_places(const struct accesses *a, const struct lane_variable *v)
{
    return !a->as_it_is && v && v->divergent && !v->remade && !v->is_local && v->level > LEVEL_LANE;
}

/* `p + 2` is `p[2]`, `*p` is `p[0]`; the text of an index without the number at its end. */
static const char *split_place(const struct lanes *l, CXCursor index, long long *offset)
{
    CXCursor inner = lanes_without_conversions(l, index);
    struct lane_children parts = lanes_children(l, inner);
    enum CXBinaryOperatorKind operation = clang_getCursorKind(inner) == CXCursor_BinaryOperator
                                              ? clang_getCursorBinaryOperatorKind(inner)
                                              : CXBinaryOperator_Invalid;
    *offset = 0;
    if (operation == CXBinaryOperator_Add || operation == CXBinaryOperator_Sub) {
        CXCursor number = lanes_without_conversions(l, parts.list[1]);
        if (clang_getCursorKind(number) == CXCursor_IntegerLiteral) {
            const char *text = lanes_slice(l, lanes_begin(number), lanes_end(number));
            *offset = strtoll(text, NULL, 0);
            if (operation == CXBinaryOperator_Sub)
                *offset = -*offset;
            inner = lanes_without_conversions(l, parts.list[0]);
        }
    }
    return lanes_slice(l, lanes_begin(inner), lanes_end(inner));
}

static enum CXChildVisitResult find_changed(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct accesses *a = *(struct accesses **)data;
    const struct lane_variable *v =
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr ? lanes_variable(a->l, cursor) : NULL;
    (void)parent;
    if (v && v->written && !v->remade)
        *(struct accesses **)data = NULL;
    return *(struct accesses **)data ? CXChildVisit_Recurse : CXChildVisit_Break;
}

/* No variable in it is assigned to while the kernel runs. */
static bool stays_same(struct accesses *a, CXCursor expression)
{
    struct accesses *same = a;
    find_changed(expression, expression, &same);
    if (same)
        clang_visitChildren(expression, find_changed, &same);
    return same != NULL;
}

/* Elements of neighbouring lanes lie apart: neighbours that are rows, or have other parts, too. */
static bool is_index_strided(const struct lanes *l, CXCursor index, CXType element, CXType part)
{
    enum distance distance = distance_of(l, index, 8);
    long long whole = clang_Type_getSizeOf(element), size = clang_Type_getSizeOf(part);
    if ((distance == DISTANCE_ONE || distance == DISTANCE_GIVEN) && size > 0 && whole > size &&
        whole <= size * GROUPS_MOST)
        return true;
    return distance == DISTANCE_STRIDED;
}

/* The same of a pointer. */
static bool is_base_strided(const struct lanes *l, const struct lane_variable *v, CXType part)
{
    CXType type = clang_getCanonicalType(v->type);
    const struct lane_variable *moved = lanes_moved(l, v);
    bool is_made = v->remade && !v->in_turns && type.kind == CXType_Pointer;
    return !is_made || (moved && moved->divergent) ||
           is_index_strided(l, lanes_value(l, v), clang_getPointeeType(type), part);
}

static void find_base(struct accesses *a, CXCursor lvalue, struct access *found)
{
    CXCursor inner = without_casts(a->l, lvalue);
    struct lane_children parts = lanes_children(a->l, inner);
    switch ((int)clang_getCursorKind(inner)) {
    case CXCursor_ArraySubscriptExpr:
        found->is_strided |=
            is_index_strided(a->l, parts.list[1], clang_getCursorType(inner), found->type);
        if (!found->place && stays_same(a, parts.list[1]))
            found->place = split_place(a->l, parts.list[1], &found->offset);
        else
            found->place = ""; /* of two dimensions */
        find_base(a, parts.list[0], found);
        break;
    case CXCursor_MemberRefExpr:
        found->place = "";
        find_base(a, parts.count ? parts.list[0] : inner, found);
        break;
    case CXCursor_BinaryOperator:
    case CXCursor_UnaryOperator:
        found->place = "";
        found->is_strided |= distance_of(a->l, inner, 8) == DISTANCE_STRIDED;
        find_base(a, parts.list[0], found);
        break;
    case CXCursor_DeclRefExpr: {
        const struct lane_variable *v = lanes_variable(a->l, inner);
        CXType type = clang_getCanonicalType(clang_getCursorType(inner));
        found->base = clang_getCursorReferenced(inner);
        found->is_alone = type.kind != CXType_Pointer ||
                          clang_isRestrictQualifiedType(clang_getCursorType(found->base));
        found->is_strided |= v && v->divergent && is_base_strided(a->l, v, found->type);
        found->variable = v;
        found->moves = v && type.kind == CXType_Pointer && v->written && !v->is_set_once;
        break;
    }
    default: found->is_strided = true;
    }
}

/* A component of a vector, or of the one behind a pointer: libclang shows it as a conversion. */
static bool takes_letter(CXCursor cursor, CXCursor inner)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(inner));
    if (type.kind == CXType_Pointer)
        type = clang_getCanonicalType(clang_getPointeeType(type));
    return clang_getCursorKind(cursor) == CXCursor_UnexposedExpr &&
           (type.kind == CXType_ExtVector || type.kind == CXType_Vector) &&
           lanes_end(cursor) > lanes_end(inner);
}

static bool is_pointer(CXCursor cursor)
{
    return clang_getCanonicalType(clang_getCursorType(cursor)).kind == CXType_Pointer;
}

/* It reads or writes memory; a register otherwise. */
static bool is_memory(const struct accesses *a, CXCursor lvalue)
{
    const struct lanes *l = a->l;
    struct lane_children parts = lanes_children(l, lvalue);
    switch ((int)clang_getCursorKind(lvalue)) {
    case CXCursor_ArraySubscriptExpr: return true;
    case CXCursor_UnaryOperator:
        return clang_getCursorUnaryOperatorKind(lvalue) == CXUnaryOperator_Deref;
    case CXCursor_UnexposedExpr:
        if (parts.count != 1 || !takes_letter(lvalue, parts.list[0]))
            return false;
        return is_pointer(parts.list[0]) ||
               is_memory(a, lanes_without_conversions(l, parts.list[0]));
    case CXCursor_MemberRefExpr:
        return parts.count == 1 && (is_pointer(parts.list[0]) ||
                                    is_memory(a, lanes_without_conversions(l, parts.list[0])));
    case CXCursor_DeclRefExpr: {
        const struct lane_variable *v = lanes_variable(l, lvalue);
        return has_places(a, v) && is_record(v->type);
    }
    default: return false;
    }
}

static void add_access(struct accesses *a, CXCursor lvalue, bool is_write)
{
    struct access access = {.base = clang_getNullCursor(),
                            .member = clang_getNullCursor(),
                            .type = clang_getCanonicalType(clang_getCursorType(lvalue)),
                            .is_write = is_write};
    struct lane_children parts = lanes_children(a->l, lvalue);
    if (clang_getCursorKind(lvalue) == CXCursor_MemberRefExpr) {
        access.member = clang_getCursorReferenced(lvalue);
        access.is_strided = parts.count && lanes_is_divergent(a->l, parts.list[0]);
    } else if (parts.count == 1 && takes_letter(lvalue, parts.list[0])) {
        access.component = a->l->text[lanes_end(lvalue) - 1];
        access.is_strided = lanes_is_divergent(a->l, parts.list[0]);
    }
    find_base(a, lvalue, &access);
    arena_push(a->l->arena, a->list, a->count, access);
}

/* The address of a variable that becomes registers where the function is compiled into its caller, and
 * else lies in one place for all lanes. */
static bool is_address_of_own(const struct accesses *a, CXCursor argument)
{
    const struct lanes *l = a->l;
    CXCursor inner = lanes_without_conversions(l, argument);
    if (clang_getCursorKind(inner) != CXCursor_UnaryOperator ||
        clang_getCursorUnaryOperatorKind(inner) != CXUnaryOperator_AddrOf)
        return false;
    const struct lane_variable *v =
        lanes_lvalue_variable(l, lanes_without_conversions(l, lanes_children(l, inner).list[0]));
    return v && !v->is_local && !has_places(a, v) && !lanes_holds_array(v->type);
}

/* A function that is called may read and write whatever a pointer leads to. */
static void add_call(struct accesses *a, CXCursor call)
{
    const struct lane_function *callee = lanes_called(a->l, call);
    bool reads = callee && callee->has_pointers, writes = reads, is_strided = reads;
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++) {
        CXCursor argument = clang_Cursor_getArgument(call, (unsigned)i);
        CXType type = clang_getCanonicalType(clang_getCursorType(argument));
        reads |= type.kind == CXType_Pointer;
        writes |=
            type.kind == CXType_Pointer && !clang_isConstQualifiedType(clang_getPointeeType(type));
        is_strided |= type.kind == CXType_Pointer && !is_address_of_own(a, argument);
    }
    struct access access = {.base = clang_getNullCursor(),
                            .member = clang_getNullCursor(),
                            .type = {.kind = CXType_Invalid},
                            .is_strided = is_strided};
    if (reads)
        arena_push(a->l->arena, a->list, a->count, access);
    access.is_write = true;
    if (writes)
        arena_push(a->l->arena, a->list, a->count, access);
}

/* --- in the order in which they run -------------------------------------- */

static void read_parts_of(struct accesses *a, CXCursor cursor)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        read_expression(a, parts.list[i]);
}

/* What an lvalue's place is made of; the lvalue itself is not read. */
static void read_place(struct accesses *a, CXCursor lvalue)
{
    struct lane_children parts = lanes_children(a->l, lvalue);
    for (size_t i = 0; i < parts.count; i++) {
        CXType type = clang_getCanonicalType(clang_getCursorType(parts.list[i]));
        bool is_part = i == 0 && type.kind != CXType_Pointer;
        if (is_part && is_memory(a, parts.list[i]))
            read_place(a, parts.list[i]);
        else
            read_expression(a, parts.list[i]);
    }
}

static void read_assignment(struct accesses *a, CXCursor cursor, bool reads)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    CXCursor to = lanes_without_conversions(a->l, parts.list[0]);
    if (parts.count > 1)
        read_expression(a, parts.list[1]);
    read_place(a, to);
    if (!is_memory(a, to))
        return;
    if (reads)
        add_access(a, to, false);
    add_access(a, to, true);
}

static bool counts_up_or_down(CXCursor cursor)
{
    return clang_getCursorKind(cursor) == CXCursor_UnaryOperator &&
           clang_getCursorUnaryOperatorKind(cursor) <= CXUnaryOperator_PreDec;
}

static void read_expression(struct accesses *a, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_assignment = kind == CXCursor_BinaryOperator &&
                         clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign;
    if (is_assignment || kind == CXCursor_CompoundAssignOperator || counts_up_or_down(cursor)) {
        read_assignment(a, cursor, !is_assignment);
    } else if (kind == CXCursor_UnaryOperator &&
               clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf) {
        read_place(a, cursor);
    } else if (is_memory(a, cursor)) {
        read_place(a, cursor);
        add_access(a, cursor, false);
    } else {
        read_parts_of(a, cursor);
        if (kind == CXCursor_CallExpr)
            add_call(a, cursor);
    }
}

/* --- what lies between --------------------------------------------------- */

static bool has_cursor(CXCursor cursor)
{
    return !clang_Cursor_isNull(cursor);
}

static bool has_same_base(const struct access *a, const struct access *b)
{
    return has_cursor(a->base) && has_cursor(b->base) && clang_equalCursors(a->base, b->base);
}

/* Both are the same element, or elements of the same array with numbers as indices. */
static bool are_comparable(const struct access *a, const struct access *b)
{
    return has_same_base(a, b) && a->variable == b->variable && !a->moves && a->place && b->place &&
           *a->place && strcmp(a->place, b->place) == 0;
}

/* Types that no object has both of, as C says. */
static bool are_other_types(CXType a, CXType b)
{
    long long one = clang_Type_getSizeOf(a), other = clang_Type_getSizeOf(b);
    bool are_scalar = a.kind >= CXType_Bool && a.kind <= CXType_Double && b.kind >= CXType_Bool &&
                      b.kind <= CXType_Double;
    bool are_real = (a.kind == CXType_Float) != (b.kind == CXType_Float) ||
                    (a.kind == CXType_Double) != (b.kind == CXType_Double);
    return are_scalar && one > 1 && other > 1 && (one != other || are_real);
}

static bool are_other_spaces(CXType a, CXType b)
{
    if (a.kind == CXType_Invalid || b.kind == CXType_Invalid)
        return false;
    unsigned one = clang_getAddressSpace(a), other = clang_getAddressSpace(b);
    return (one == LANES_LOCAL && other == LANES_GLOBAL) ||
           (one == LANES_GLOBAL && other == LANES_LOCAL);
}

/* One lane may mean the same memory by both. */
static bool may_meet(const struct access *a, const struct access *b)
{
    if (a->type.kind == CXType_Invalid || b->type.kind == CXType_Invalid)
        return true;
    if (has_cursor(a->member) && has_cursor(b->member) &&
        !clang_equalCursors(a->member, b->member) &&
        clang_equalCursors(clang_getCursorSemanticParent(a->member),
                           clang_getCursorSemanticParent(b->member)))
        return false;
    if (a->component && b->component && a->component != b->component)
        return false;
    if (are_comparable(a, b) && a->offset != b->offset)
        return false;
    if (has_cursor(a->base) && has_cursor(b->base) && !has_same_base(a, b) &&
        (a->is_alone || b->is_alone))
        return false;
    return !are_other_spaces(a->type, b->type) && !are_other_types(a->type, b->type);
}

static bool are_one(const struct access *a, const struct access *b)
{
    bool same_member = has_cursor(a->member)
                           ? has_cursor(b->member) && clang_equalCursors(a->member, b->member)
                           : !has_cursor(b->member);
    return are_comparable(a, b) && a->offset == b->offset && same_member &&
           a->component == b->component;
}

/* Elements that different parameters or arrays lead to have no distance that a compiler knows. */
static bool is_fixed(const struct access *a)
{
    bool is_parameter = has_cursor(a->base) && clang_getCursorKind(a->base) == CXCursor_ParmDecl &&
                        !(a->variable && a->variable->written);
    return is_parameter ||
           (has_cursor(a->base) &&
            clang_getCanonicalType(clang_getCursorType(a->base)).kind != CXType_Pointer);
}

static bool may_group(const struct access *a, const struct access *b)
{
    bool may_be_near = has_same_base(a, b) || !is_fixed(a) || !is_fixed(b);
    return a->is_write == b->is_write && a->is_strided && b->is_strided && may_be_near &&
           !are_other_spaces(a->type, b->type) && !are_one(a, b);
}

/* The second of two reads is moved to the first one, the first of two writes to the second one. */
static bool is_moved_wrongly(const struct accesses *a, size_t first, size_t second)
{
    bool is_write = a->list[first].is_write, found = false;
    const struct access *moved = &a->list[is_write ? first : second];
    for (size_t i = first + 1; i < second && !found; i++)
        found = (is_write || a->list[i].is_write) && may_meet(moved, &a->list[i]);
    return found;
}

bool lanes_groups_wrongly(const struct lanes *l, const struct lane_children *items, bool as_it_is)
{
    struct accesses a = {l, as_it_is, NULL, 0};
    bool found = false;
    for (size_t i = 0; i < items->count; i++)
        read_expression(&a, items->list[i]);
    if (a.count > GROUPS_MOST_ACCESSES)
        return true;
    for (size_t i = 0; i < a.count && !found; i++)
        for (size_t j = i + 2; j < a.count && !found; j++)
            found = may_group(&a.list[i], &a.list[j]) && is_moved_wrongly(&a, i, j);
    return found;
}
