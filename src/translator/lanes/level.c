/* Where the variables of lane loops lie: in one lane loop, beside those of a strip, or beside the
 * strips of a block.
 *
 * A variable needs a place outside of a region only if a value of it gets in or out. None does where
 * each use in a region has an assignment of the same region before it, on every way: so a variable
 * at the top of a kernel that several loops use for values of their own lies in each of them. */
#include "lanes/private.h"

#include <string.h>

/* --- what is assigned before it is used ---------------------------------- */

/* Bits say which parts of a variable, fields or components, have been assigned; of other variables
 * bit 0 says it. */
typedef unsigned long long parts_set;
#define ALL_PARTS (~0ULL)

struct assignments {
    const struct lanes *l;
    const struct lane_variable *v;
    parts_set whole;   /* the bits that the variable has */
    parts_set at_case; /* what is assigned where the switch around begins */
    bool exposed;      /* a use may get a value from before */
};

static enum CXVisitorResult count_field(CXCursor field, CXClientData data)
{
    unsigned *count = data;
    (void)field;
    ++*count;
    return CXVisit_Continue;
}

static parts_set parts_of(CXType type)
{
    CXType canonical = clang_getCanonicalType(type);
    unsigned count = 0;
    if (canonical.kind == CXType_Record)
        clang_Type_visitFields(canonical, count_field, &count);
    else if (canonical.kind == CXType_ExtVector || canonical.kind == CXType_Vector)
        count = (unsigned)clang_getNumElements(canonical);
    return count == 0 ? 1 : count >= 64 ? ALL_PARTS : (1ULL << count) - 1;
}

struct field_search {
    CXCursor field;
    unsigned at;
    bool found;
};

static enum CXVisitorResult match_field(CXCursor field, CXClientData data)
{
    struct field_search *s = data;
    s->found = clang_equalCursors(field, s->field);
    if (!s->found)
        s->at++;
    return s->found ? CXVisit_Break : CXVisit_Continue;
}

static parts_set field_part(CXType type, CXCursor field)
{
    struct field_search s = {field, 0, false};
    clang_Type_visitFields(type, match_field, &s);
    return s.found && s.at < 63 ? 1ULL << s.at : 0;
}

/* Of the letter at the end of `v.x`. */
static parts_set component_part(const struct lanes *l, CXCursor expression)
{
    static const char letters[] = "xyzw";
    unsigned end = lanes_end(expression);
    const char *letter = l->text[end - 2] == '.' ? strchr(letters, l->text[end - 1]) : NULL;
    return letter ? 1ULL << (letter - letters) : 0;
}

/* The variable's bits that an expression names: all for its name, one for `v.x`; 0: it is another
 * expression, or a part that has no bit. libclang shows components of vectors, as conversions that
 * nobody wrote, without a kind of their own; but their text ends behind that of the vector. */
static parts_set named_parts(const struct assignments *a, CXCursor expression)
{
    enum CXCursorKind kind = clang_getCursorKind(expression);
    if (kind == CXCursor_DeclRefExpr)
        return lanes_variable(a->l, expression) == a->v ? a->whole : 0;
    struct lane_children parts = lanes_children(a->l, expression);
    if (parts.count != 1)
        return 0;
    CXCursor inner = parts.list[0];
    bool is_longer = lanes_end(inner) != lanes_end(expression);
    if (kind == CXCursor_ParenExpr || (kind == CXCursor_UnexposedExpr && !is_longer))
        return named_parts(a, inner);
    CXType type = clang_getCanonicalType(a->v->type);
    if (clang_getCursorKind(inner) != CXCursor_DeclRefExpr || lanes_variable(a->l, inner) != a->v)
        return 0;
    if (kind == CXCursor_MemberRefExpr && type.kind == CXType_Record)
        return field_part(type, clang_getCursorReferenced(expression));
    return kind == CXCursor_UnexposedExpr || kind == CXCursor_MemberRefExpr
               ? component_part(a->l, expression)
               : 0;
}

static parts_set follow_node(struct assignments *a, CXCursor cursor, parts_set assigned);

/* Operands run in any order: none counts on what another assigns. */
static parts_set follow_operands(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    parts_set all = assigned;
    for (size_t i = 0; i < parts.count; i++)
        all |= follow_node(a, parts.list[i], assigned);
    return all;
}

static parts_set follow_in_turn(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    for (size_t i = 0; i < parts.count; i++)
        assigned = follow_node(a, parts.list[i], assigned);
    return assigned;
}

static parts_set follow_binary(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    enum CXBinaryOperatorKind operation = clang_getCursorBinaryOperatorKind(cursor);
    struct lane_children parts = lanes_children(a->l, cursor);
    if (operation == CXBinaryOperator_Comma)
        return follow_in_turn(a, cursor, assigned);
    if (operation == CXBinaryOperator_LAnd || operation == CXBinaryOperator_LOr) {
        assigned = follow_node(a, parts.list[0], assigned);
        follow_node(a, parts.list[1], assigned);
        return assigned;
    }
    parts_set named = operation == CXBinaryOperator_Assign ? named_parts(a, parts.list[0]) : 0;
    if (!named)
        return follow_operands(a, cursor, assigned);
    return follow_node(a, parts.list[1], assigned) | named;
}

/* `v += n`, whose result may be another variable. */
static parts_set follow_move(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    const struct lane_variable *set = lanes_set(a->l, cursor), *moved = NULL;
    if (set)
        moved = lanes_moved(a->l, set);
    if (!moved)
        return follow_operands(a, cursor, assigned);
    a->exposed |= moved == a->v && (a->whole & ~assigned) != 0;
    assigned = follow_node(a, lanes_children(a->l, cursor).list[1], assigned);
    return set == a->v ? ALL_PARTS : assigned;
}

/* `if`, and `?:`. */
static parts_set follow_branch(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    assigned = follow_node(a, parts.list[0], assigned);
    parts_set one = follow_node(a, parts.list[1], assigned);
    return one & (parts.count > 2 ? follow_node(a, parts.list[2], assigned) : assigned);
}

static bool has_jump(CXCursor cursor)
{
    return lanes_contains(cursor, CXCursor_BreakStmt) ||
           lanes_contains(cursor, CXCursor_ContinueStmt);
}

static parts_set follow_loop(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct lane_children parts = lanes_children(a->l, cursor);
    if (kind == CXCursor_DoStmt) {
        parts_set behind = follow_node(a, parts.list[0], assigned);
        if (has_jump(parts.list[0]))
            behind = assigned;
        return follow_node(a, parts.list[1], behind);
    }
    if (kind == CXCursor_WhileStmt) {
        assigned = follow_node(a, parts.list[0], assigned);
        follow_node(a, parts.list[1], assigned);
        return assigned;
    }
    struct lane_for_parts loop = lanes_for_parts((struct lanes *)a->l, cursor);
    if (!clang_Cursor_isNull(loop.init))
        assigned = follow_node(a, loop.init, assigned);
    if (!clang_Cursor_isNull(loop.condition))
        assigned = follow_node(a, loop.condition, assigned);
    parts_set behind = follow_node(a, loop.body, assigned);
    if (!clang_Cursor_isNull(loop.step))
        follow_node(a, loop.step, has_jump(loop.body) ? assigned : behind);
    return assigned;
}

static parts_set follow_switch(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    struct lane_children parts = lanes_children(a->l, cursor);
    parts_set before = a->at_case;
    a->at_case = assigned = follow_node(a, parts.list[0], assigned);
    follow_node(a, parts.list[parts.count - 1], assigned);
    a->at_case = before;
    return assigned;
}

static parts_set follow_use(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    parts_set named = named_parts(a, cursor);
    if (!named)
        return follow_operands(a, cursor, assigned);
    a->exposed |= (named & ~assigned) != 0;
    return assigned;
}

static bool names_variable(CXCursor expression, const struct lane_variable *v)
{
    unsigned begin = lanes_begin(expression), end = lanes_end(expression);
    for (size_t i = 0; i < v->use_count; i++)
        if (v->uses[i] >= begin && v->uses[i] < end)
            return true;
    return false;
}

/* Which parts have been assigned behind `cursor`, where `assigned` have before. Behind a jump all
 * have, since nothing comes there. */
static parts_set follow_node(struct assignments *a, CXCursor cursor, parts_set assigned)
{
    if (clang_isExpression(clang_getCursorKind(cursor)) && !names_variable(cursor, a->v))
        return assigned;
    switch ((int)clang_getCursorKind(cursor)) {
    case CXCursor_VarDecl:
        follow_operands(a, cursor, assigned);
        return clang_equalCursors(cursor, a->v->cursor) ? ALL_PARTS : assigned;
    case CXCursor_DeclRefExpr:
    case CXCursor_UnexposedExpr:
    case CXCursor_MemberRefExpr: return follow_use(a, cursor, assigned);
    case CXCursor_BinaryOperator: return follow_binary(a, cursor, assigned);
    case CXCursor_CompoundAssignOperator: return follow_move(a, cursor, assigned);
    case CXCursor_IfStmt:
    case CXCursor_ConditionalOperator: return follow_branch(a, cursor, assigned);
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt: return follow_loop(a, cursor, assigned);
    case CXCursor_SwitchStmt: return follow_switch(a, cursor, assigned);
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt: return follow_in_turn(a, cursor, a->at_case);
    case CXCursor_BreakStmt:
    case CXCursor_ContinueStmt:
    case CXCursor_ReturnStmt: follow_operands(a, cursor, assigned); return ALL_PARTS;
    case CXCursor_CompoundStmt:
    case CXCursor_DeclStmt: return follow_in_turn(a, cursor, assigned);
    default: return follow_operands(a, cursor, assigned);
    }
}

/* Children of a list, a strip or a lane loop come one after the other. */
static parts_set follow_region(struct assignments *a, const struct lane_region *r,
                               parts_set assigned)
{
    if (r->kind == REGION_LIST || r->kind == REGION_STRIPS) {
        for (size_t i = 0; i < r->child_count; i++)
            assigned = follow_region(a, r->children[i], assigned);
        return assigned;
    }
    if (!clang_Cursor_isNull(r->cursor))
        assigned = follow_node(a, r->cursor, assigned);
    for (size_t i = 1; i < r->returns.count; i++)
        assigned = follow_node(a, r->returns.list[i], assigned);
    for (size_t i = 0; i < r->items.count; i++)
        assigned = follow_node(a, r->items.list[i], assigned);
    return assigned;
}

static bool is_exposed(const struct lanes *l, const struct lane_region *r,
                       const struct lane_variable *v)
{
    struct assignments a = {l, v, parts_of(v->type), 0, false};
    follow_region(&a, r, 0);
    return a.exposed;
}

/* --- places -------------------------------------------------------------- */

struct place {
    const struct lane_region *strip, *lanes;
};

/* Whether the region has what stands at `offset`; `*p` is where. */
static bool find_place(const struct lane_region *r, unsigned offset, struct place *p)
{
    const struct lane_region *strip = p->strip;
    bool own = offset >= r->place.begin && offset < r->place.end;
    if (r->kind == REGION_LANES) {
        if (lanes_stand_at(&r->items, offset))
            p->lanes = r;
        return p->lanes == r;
    }
    if (r->kind == REGION_STRIPS)
        p->strip = r;
    for (size_t i = 0; i < r->child_count; i++)
        if (find_place(r->children[i], offset, p))
            return true;
    if (!own)
        p->strip = strip;
    return own;
}

bool lanes_region_has(const struct lane_region *r, unsigned offset)
{
    struct place p = {0};
    return find_place(r, offset, &p);
}

/* A loop that is outside of the region, and has it inside, but not the variable. */
static bool loop_between(const struct lanes *l, const struct lane_variable *v, unsigned use,
                         const struct lane_region *region)
{
    for (size_t i = 0; i < l->at->loop_count; i++) {
        const struct lane_loop *loop = &l->at->loops[i];
        if (use < loop->begin || use >= loop->end || v->place >= loop->begin)
            continue;
        if (!lanes_region_has(region, loop->begin))
            return true;
    }
    return false;
}

/* Which region of a level has what stands at `offset`. */
static const struct lane_region *region_of(const struct lane_region *root, enum lane_level level,
                                           unsigned offset)
{
    struct place p = {0};
    find_place(root, offset, &p);
    return level == LEVEL_STRIP ? p.strip : p.lanes;
}

/* In the declaration of a variable that is made again, which stands elsewhere: in kernels with
 * collectives, where a place outside of the strips would stand between those who return and others. */
static bool stands_elsewhere(const struct lanes *l, unsigned offset)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        bool is_set = !clang_Cursor_isNull(v->set_by);
        unsigned begin = is_set ? lanes_begin(v->set_by) : v->place;
        if (v->remade && !v->in_turns && offset >= begin &&
            offset < lanes_end(is_set ? v->set_by : v->cursor))
            return lanes_has_collective(l, l->at->cursor);
    }
    return false;
}

/* Each region of the level that uses the variable can have one of its own. */
static bool fits_level(const struct lanes *l, const struct lane_region *root,
                       const struct lane_variable *v, enum lane_level level)
{
    bool has_value = !clang_Cursor_isNull(lanes_first_value(v));
    bool is_one = true, is_exposing = false;
    const struct lane_region *first = NULL, *checked = NULL;
    for (size_t i = 0; i < v->use_count + has_value; i++) {
        unsigned offset = i < v->use_count ? v->uses[i] : v->place;
        const struct lane_region *r = region_of(root, level, offset);
        if (!r && level == LEVEL_STRIP && stands_elsewhere(l, offset)) {
            is_exposing = true; /* it has to be one strip */
            continue;
        }
        if (!r)
            return false;
        if (!first)
            first = r;
        is_one = is_one && r == first && !loop_between(l, v, offset, r);
        if (r != checked)
            is_exposing = is_exposing || is_exposed(l, r, v);
        checked = r;
        if (!is_one && is_exposing)
            return false;
    }
    return is_one || !is_exposing;
}

static enum lane_level level_of_uses(const struct lanes *l, const struct lane_region *root,
                                     const struct lane_variable *v)
{
    for (enum lane_level level = v->level; level < LEVEL_BLOCK; level++)
        if (fits_level(l, root, v, level))
            return level;
    return LEVEL_BLOCK;
}

/* --- pointers to variables ------------------------------------------------ */

/* What a pointer may point to lives as long as the pointer. */
static enum lane_level level_of_pointers(const struct lanes *l)
{
    enum lane_level level = LEVEL_LANE;
    for (size_t i = 0; i < l->at->variable_count; i++) {
        const struct lane_variable *v = &l->at->variables[i];
        if (!lanes_is_given(v) && !v->is_local && v->level > level && lanes_holds_pointer(v->type))
            level = v->level;
    }
    return level;
}

void lanes_raise_levels(struct lanes *l, struct lane_plan *plan)
{
    for (size_t i = 0; i < l->at->variable_count; i++) {
        struct lane_variable *v = &l->at->variables[i];
        if (v->is_local || lanes_is_given(v) || v->remade)
            continue;
        enum lane_level level = level_of_uses(l, plan->root, v), pointed = level_of_pointers(l);
        if (v->in_frame && pointed > level)
            level = pointed;
        if (v->is_handed && level < LEVEL_STRIP)
            level = LEVEL_STRIP;
        if (level > v->level) {
            v->level = level;
            plan->changed = true;
        }
    }
}
