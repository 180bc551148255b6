/* The variables of a function: their scopes, where they are used, and which have to be kept while a
 * thread waits. */
#include "lanes/private.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct scope {
    unsigned begin, end;
};

struct finder {
    struct lanes *l;
    struct scope scope;
};

/* In the map by_place; not null. Declarators of one statement begin at the same place; their names
 * do not. */
static const void *offset_key(CXCursor declaration)
{
    unsigned offset = 0;
    clang_getFileLocation(clang_getCursorLocation(declaration), NULL, NULL, NULL, &offset);
    return (const void *)((uintptr_t)offset + 1);
}

static const char *unique_field_name(const struct lanes *l, const char *name)
{
    unsigned same = 0;
    for (size_t i = 0; i < l->at->variable_count; i++)
        same += strcmp(l->at->variables[i].name, name) == 0;
    return same ? arena_printf(l->arena, "%s_%u", name, same + 1) : name;
}

static bool is_array_type(CXType type)
{
    return clang_getCanonicalType(type).kind == CXType_ConstantArray;
}

static void note_declared(struct finder *f, CXCursor cursor)
{
    struct lanes *l = f->l;
    struct lane_variable v = {.cursor = cursor,
                              .type = clang_getCursorType(cursor),
                              .place = lanes_begin(cursor),
                              .begin = f->scope.begin,
                              .end = f->scope.end,
                              .set_by = clang_getNullCursor()};
    v.name = lanes_spelling(l, clang_getCursorSpelling(cursor));
    v.field = unique_field_name(l, v.name);
    v.is_parameter = clang_getCursorKind(cursor) == CXCursor_ParmDecl;
    v.is_local = !v.is_parameter && clang_getAddressSpace(v.type) == LANES_LOCAL;
    v.in_frame =
        (l->at->cuts || l->at->in_block) && !v.is_parameter && !v.is_local && is_array_type(v.type);
    arena_push(l->arena, l->at->variables, l->at->variable_count, v);
}

bool lanes_assigns(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    return kind == CXCursor_CompoundAssignOperator ||
           (kind == CXCursor_BinaryOperator &&
            clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign) ||
           (kind == CXCursor_UnaryOperator &&
            clang_getCursorUnaryOperatorKind(cursor) <= CXUnaryOperator_PreDec);
}

static enum CXChildVisitResult find_any_assignment(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    bool *found = data;
    (void)parent;
    *found |= lanes_assigns(cursor);
    return *found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_has_assignment(CXCursor expression)
{
    bool found = lanes_assigns(expression);
    if (!found)
        clang_visitChildren(expression, find_any_assignment, &found);
    return found;
}

bool lanes_is_loop(enum CXCursorKind kind)
{
    return kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt;
}

static enum CXChildVisitResult find_declarations(CXCursor cursor, CXCursor parent,
                                                 CXClientData data)
{
    struct finder *f = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct finder inner = *f;
    (void)parent;
    if (kind == CXCursor_CompoundStmt || lanes_is_loop(kind))
        inner.scope = (struct scope){lanes_begin(cursor), lanes_end(cursor)};
    if (kind == CXCursor_VarDecl || kind == CXCursor_ParmDecl)
        note_declared(f, cursor);
    if (lanes_is_loop(kind)) {
        struct lane_loop loop = {inner.scope.begin, inner.scope.end};
        arena_push(f->l->arena, f->l->at->loops, f->l->at->loop_count, loop);
    }
    if (kind != CXCursor_CompoundStmt && kind != CXCursor_ForStmt)
        return CXChildVisit_Recurse;
    clang_visitChildren(cursor, find_declarations, &inner);
    return CXChildVisit_Continue;
}

struct lane_variable *lanes_variable(const struct lanes *l, CXCursor reference)
{
    CXCursor declaration = clang_getCursorReferenced(reference);
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind != CXCursor_VarDecl && kind != CXCursor_ParmDecl)
        return NULL;
    struct lane_variable *v = map_get_pointer(&l->at->by_place, offset_key(declaration));
    if (!v || !clang_equalCursors(v->cursor, declaration)) /* other files have it, too */
        return NULL;
    struct lane_variable *other =
        v->is_split
            ? map_get_pointer(&l->at->by_use, (const void *)((uintptr_t)lanes_begin(reference) + 1))
            : NULL;
    return other ? other : v;
}

CXCursor lanes_first_value(const struct lane_variable *v)
{
    return v->is_web ? clang_getNullCursor() : clang_Cursor_getVarDeclInitializer(v->cursor);
}

const char *lanes_own_name(const struct lane_variable *v)
{
    return v->is_parameter || v->is_local ? v->name : v->field;
}

bool lanes_is_given(const struct lane_variable *v)
{
    return v->is_parameter && !v->is_copied;
}

struct lane_variable *lanes_lvalue_variable(const struct lanes *l, CXCursor lvalue)
{
    CXCursor at = lanes_without_conversions(l, lvalue);
    enum CXCursorKind kind = clang_getCursorKind(at);
    if (kind == CXCursor_DeclRefExpr)
        return lanes_variable(l, at);
    if (kind != CXCursor_ArraySubscriptExpr && kind != CXCursor_MemberRefExpr)
        return NULL;
    struct lane_children parts = lanes_children(l, at);
    CXCursor base = parts.count ? lanes_without_conversions(l, parts.list[0]) : at;
    if (!parts.count || clang_getCanonicalType(clang_getCursorType(base)).kind == CXType_Pointer)
        return NULL;
    return lanes_lvalue_variable(l, base);
}

static bool is_assigning(CXCursor cursor, enum CXCursorKind kind)
{
    if (kind == CXCursor_CompoundAssignOperator)
        return true;
    return kind == CXCursor_BinaryOperator &&
           clang_getCursorBinaryOperatorKind(cursor) == CXBinaryOperator_Assign;
}

/* The address of a variable becomes one of what is only read. */
static bool is_only_read(CXCursor user)
{
    enum CXCursorKind kind = clang_getCursorKind(user);
    CXType type = clang_getCanonicalType(clang_getCursorType(user));
    return (kind == CXCursor_UnexposedExpr || kind == CXCursor_CStyleCastExpr) &&
           type.kind == CXType_Pointer && clang_isConstQualifiedType(clang_getPointeeType(type));
}

static void note_address(const struct lanes *l, struct lane_variable *v, CXCursor user)
{
    if (v->is_local || (!l->at->cuts && !l->at->in_block))
        return;
    v->in_frame = true;
    v->written |= !is_only_read(user);
}

/* An array that is a part of a variable becomes the address of its first element. */
static void note_array(struct lanes *l, CXCursor cursor, CXCursor parent)
{
    struct lane_children parts = lanes_children(l, cursor);
    if (parts.count != 1 || !is_array_type(clang_getCursorType(parts.list[0])) ||
        clang_getCanonicalType(clang_getCursorType(cursor)).kind != CXType_Pointer ||
        clang_getCursorKind(parent) == CXCursor_ArraySubscriptExpr)
        return;
    struct lane_variable *v = lanes_lvalue_variable(l, parts.list[0]);
    if (v && !is_array_type(v->type))
        note_address(l, v, parent);
}

static void note_operator(struct lanes *l, CXCursor cursor, enum CXCursorKind kind, CXCursor parent)
{
    struct lane_children parts = lanes_children(l, cursor);
    struct lane_variable *v = parts.count ? lanes_lvalue_variable(l, parts.list[0]) : NULL;
    if (!v)
        return;
    if (is_assigning(cursor, kind))
        v->written = true;
    if (kind != CXCursor_UnaryOperator)
        return;
    enum CXUnaryOperatorKind operation = clang_getCursorUnaryOperatorKind(cursor);
    if (operation == CXUnaryOperator_AddrOf)
        note_address(l, v, parent);
    if (operation <= CXUnaryOperator_PreDec)
        v->written = true;
}

static bool is_cut_call(const struct lanes *l, CXCursor call)
{
    const struct lane_function *callee = lanes_called(l, call);
    return callee ? callee->cuts : lanes_is_meeting(lanes_called_name(l, call));
}

static void note_cut(struct lanes *l, CXCursor call)
{
    const struct lane_function *callee = lanes_called(l, call);
    struct lane_cut cut = {lanes_begin(call), callee && lanes_of_warp(l, callee)};
    arena_push(l->arena, l->at->cuts_at, l->at->cut_count, cut);
    if (cut.in_warp)
        lanes_note_handed(l, call);
}

static enum CXChildVisitResult find_uses(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct lanes *l = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_DeclRefExpr) {
        struct lane_variable *v = lanes_variable(l, cursor);
        if (v)
            arena_push(l->arena, v->uses, v->use_count, lanes_begin(cursor));
    } else if (kind == CXCursor_CallExpr && is_cut_call(l, cursor)) {
        note_cut(l, cursor);
    } else if (kind == CXCursor_UnexposedExpr) {
        note_array(l, cursor, parent);
    } else if (kind == CXCursor_BinaryOperator || kind == CXCursor_CompoundAssignOperator ||
               kind == CXCursor_UnaryOperator) {
        note_operator(l, cursor, kind, parent);
    }
    return CXChildVisit_Recurse;
}

void lanes_index_variables(struct lanes *l)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (!v->is_other)
            map_put_pointer(&l->at->by_place, offset_key(v->cursor), v);
    }
}

void lanes_find_variables(struct lanes *l)
{
    struct finder f = {l, {lanes_begin(l->at->cursor), lanes_end(l->at->cursor)}};
    clang_visitChildren(l->at->cursor, find_declarations, &f);
    lanes_index_variables(l);
    clang_visitChildren(l->at->cursor, find_uses, l);
}

/* --- declarations -------------------------------------------------------- */

const char *lanes_declare(const struct lanes *l, CXType type, const char *name)
{
    if (type.kind == CXType_ConstantArray || (is_array_type(type) && type.kind != CXType_Typedef)) {
        CXType array = type.kind == CXType_ConstantArray ? type : clang_getCanonicalType(type);
        return lanes_declare(l, clang_getArrayElementType(array),
                             arena_printf(l->arena, "%s[%lld]", name, clang_getArraySize(array)));
    }
    const char *spelled = lanes_with_spaces(
        l, lanes_spelling(l, clang_getTypeSpelling(clang_getUnqualifiedType(type))));
    const char *inner = strstr(spelled, "(*");
    if (inner)
        return arena_printf(l->arena, "%.*s%s%s", (int)(inner - spelled + 2), spelled, name,
                            inner + 2);
    size_t length = strlen(spelled);
    return arena_printf(l->arena, "%s%s%s", spelled,
                        length && spelled[length - 1] == '*' ? "" : " ", name);
}

/* What is stored in pieces larger than its elements says so. */
const char *lanes_alignment(const struct lanes *l, CXCursor declaration)
{
    struct lane_children parts = lanes_children(l, declaration);
    for (size_t i = 0; i < parts.count; i++)
        if (clang_getCursorKind(parts.list[i]) == CXCursor_AlignedAttr)
            return arena_printf(
                l->arena, " __attribute__((%s))",
                lanes_slice(l, lanes_begin(parts.list[i]), lanes_end(parts.list[i])));
    return "";
}

void lanes_add_field(struct lanes *l, struct lane_variable *v)
{
    if (v->has_field)
        return;
    v->has_field = true;
    str_printf(&l->at->fields, "    %s%s;\n", lanes_declare(l, v->type, v->field),
               lanes_alignment(l, v->cursor));
}

static bool is_used_in(const struct lane_variable *v, unsigned begin, unsigned end)
{
    for (size_t i = 0; i < v->use_count; i++)
        if (v->uses[i] >= begin && v->uses[i] < end)
            return true;
    return false;
}

bool lanes_lives(const struct lanes *l, const struct lane_variable *v, unsigned place)
{
    if (v->in_frame || v->is_local || (v->is_parameter && !v->written) || place <= v->place ||
        place < v->begin || place >= v->end)
        return false;
    if (is_used_in(v, place, v->end))
        return true;
    for (size_t i = 0; i < l->at->loop_count; i++) {
        const struct lane_loop *loop = &l->at->loops[i];
        bool goes_round = place >= loop->begin && place < loop->end && loop->begin >= v->begin &&
                          (v->is_parameter || v->place < loop->begin || loop->begin == v->begin);
        if (goes_round && is_used_in(v, loop->begin, loop->end))
            return true;
    }
    return false;
}

/* --- questions about statements ------------------------------------------- */

bool lanes_has_cut(const struct lanes *l, CXCursor cursor)
{
    return lanes_has_barrier(l, cursor) || lanes_has_collective(l, cursor);
}

static bool has_cut_of(const struct lanes *l, CXCursor cursor, bool in_warp)
{
    unsigned begin = lanes_begin(cursor), end = lanes_end(cursor);
    for (size_t i = 0; i < l->at->cut_count; i++)
        if (l->at->cuts_at[i].in_warp == in_warp && l->at->cuts_at[i].place >= begin &&
            l->at->cuts_at[i].place < end)
            return true;
    return false;
}

bool lanes_has_barrier(const struct lanes *l, CXCursor cursor)
{
    return has_cut_of(l, cursor, false);
}

bool lanes_has_collective(const struct lanes *l, CXCursor cursor)
{
    return has_cut_of(l, cursor, true);
}

static bool is_shared_space(CXType type)
{
    unsigned space = clang_getAddressSpace(type);
    return space == LANES_GLOBAL || space == LANES_LOCAL;
}

bool lanes_is_shared_access(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    bool is_lvalue = kind == CXCursor_ArraySubscriptExpr || kind == CXCursor_UnaryOperator ||
                     kind == CXCursor_MemberRefExpr || kind == CXCursor_DeclRefExpr;
    CXType type = clang_getCursorType(cursor);
    return is_lvalue && clang_getCanonicalType(type).kind != CXType_ConstantArray &&
           is_shared_space(type);
}

/* A function of OpenCL itself, as an atomic one, that gets an address of such memory. */
static bool is_builtin_access(CXCursor cursor)
{
    int count =
        clang_getCursorKind(cursor) == CXCursor_CallExpr ? clang_Cursor_getNumArguments(cursor) : 0;
    if (count <= 0 ||
        !clang_Cursor_isNull(clang_getCursorDefinition(clang_getCursorReferenced(cursor))))
        return false;
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCanonicalType(
            clang_getCursorType(clang_Cursor_getArgument(cursor, (unsigned)i)));
        if (type.kind == CXType_Pointer && is_shared_space(clang_getPointeeType(type)))
            return true;
    }
    return false;
}

static enum CXChildVisitResult find_shared_access(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    bool *found = data;
    (void)parent;
    *found |= lanes_is_shared_access(cursor) || is_builtin_access(cursor);
    return *found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_touches_shared(CXCursor cursor)
{
    bool found = false;
    find_shared_access(cursor, cursor, &found);
    if (!found)
        clang_visitChildren(cursor, find_shared_access, &found);
    return found;
}

static unsigned semicolon_behind(const struct lanes *l, unsigned at, unsigned end)
{
    unsigned depth = 0;
    for (; at < end; at++) {
        char c = l->text[at];
        depth += c == '(' || c == '{' || c == '[';
        depth -= c == ')' || c == '}' || c == ']';
        if (c == ';' && depth == 0)
            break;
    }
    return at;
}

/* libclang lists those that are there. */
struct lane_for_parts lanes_for_parts(struct lanes *l, CXCursor cursor)
{
    struct lane_children all = lanes_children(l, cursor);
    CXCursor none = clang_getNullCursor();
    struct lane_for_parts parts = {none, none, none, all.list[all.count - 1]};
    unsigned end = lanes_end(cursor), open = lanes_begin(cursor);
    while (l->text[open] != '(')
        open++;
    unsigned first = semicolon_behind(l, open + 1, end),
             second = semicolon_behind(l, first + 1, end);
    for (size_t i = 0; i + 1 < all.count; i++) {
        unsigned at = lanes_begin(all.list[i]);
        if (at < first)
            parts.init = all.list[i];
        else if (at < second)
            parts.condition = all.list[i];
        else
            parts.step = all.list[i];
    }
    return parts;
}
