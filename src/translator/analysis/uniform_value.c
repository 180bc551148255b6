/* Values of expressions while a kernel is walked through: integers as polynomials
 * (uniform_index.h), pointers as places. */
#include "analysis/uniform_walk.h"

#include "analysis/library.h"

#include <string.h>

/* --- symbols ------------------------------------------------------------- */

const struct index *walk_named(struct walk *w, enum index_kind kind, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    const char *name = arena_vprintf(w->arena, format, values);
    va_end(values);
    return index_of_symbol(&w->table, index_symbol(&w->table, name, kind));
}

static const struct index *unknown(struct walk *w, const struct node *node)
{
    return walk_named(w, INDEX_UNKNOWN, "text %p %s", (void *)w->frame->instance,
                      node_source(node, w->arena));
}

static enum index_kind kind_of_place(const struct place *place)
{
    for (unsigned i = 0; i < place->count; i++)
        if (place->parts[i].index && index_kind(place->parts[i].index) >= INDEX_LANE)
            return INDEX_UNKNOWN;
    return INDEX_STEP;
}

const char *walk_place_text(struct walk *w, const struct place *place)
{
    const char *text = arena_printf(w->arena, "%p", place->root);
    for (unsigned i = 0; i < place->count; i++)
        text =
            place->parts[i].field
                ? arena_printf(w->arena, "%s.%p", text, (const void *)place->parts[i].field)
                : arena_printf(w->arena, "%s[%s:%lld]", text,
                               index_text(w->arena, place->parts[i].index), place->parts[i].size);
    return text;
}

/* --- places -------------------------------------------------------------- */

const void *walk_named_root(struct walk *w, const char *name)
{
    void *root = map_get(&w->texts, name);
    if (!root) {
        root = arena_alloc(w->arena, 1);
        map_put(&w->texts, name, root);
    }
    return root;
}

static const struct place *new_place(struct walk *w, const void *root, bool is_shared)
{
    struct place *place = arena_new(w->arena, struct place);
    place->root = root;
    place->is_shared = is_shared;
    return place;
}

static const struct place *with_part(struct walk *w, const struct place *place,
                                     struct place_part part)
{
    if (!place || place->count == PLACE_PARTS)
        return NULL;
    struct place *longer = arena_new(w->arena, struct place);
    *longer = *place;
    longer->parts[longer->count++] = part;
    return longer;
}

/* `element`: the type that the index counts; NULL: not known. */
static const struct place *with_index(struct walk *w, const struct place *place,
                                      const struct index *index, const struct type *element)
{
    long long size = element && element->size > 0 ? element->size : 0;
    return index ? with_part(w, place, (struct place_part){NULL, index, size, 0}) : NULL;
}

const struct place *walk_root(struct walk *w, const void *root, bool is_shared,
                              const struct type *element)
{
    return with_index(w, new_place(w, root, is_shared), index_constant(&w->table, 0), element);
}

/* `&rows[0][0]` leads through all rows: one index in the place of several. */
static void flatten_begin(struct place *place)
{
    while (place->count > 1) {
        struct place_part *last = &place->parts[place->count - 1], *row = last - 1;
        long long value;
        if (row->field || !row->size || !last->size || row->size % last->size || row->step ||
            !index_is_constant(row->index, &value) || value)
            return;
        *row = *last;
        place->count--;
    }
}

const struct place *walk_moved(struct walk *w, const struct place *pointer,
                               const struct index *index, long long sign)
{
    if (!pointer || !index)
        return NULL;
    if (!pointer->count || pointer->parts[pointer->count - 1].field)
        return with_index(w, pointer,
                          index_add(&w->table, index_constant(&w->table, 0), index, sign), NULL);
    struct place *place = arena_new(w->arena, struct place);
    *place = *pointer;
    struct place_part *last = &place->parts[place->count - 1];
    if (!last->index->count)
        flatten_begin(place);
    last = &place->parts[place->count - 1];
    last->index = index_add(&w->table, last->index, index, last->step ? sign * last->step : sign);
    return last->index ? place : NULL;
}

static bool is_same_for_all(const struct place *place)
{
    return kind_of_place(place) == INDEX_STEP;
}

const struct place *walk_other_place(struct walk *w, const struct place *place)
{
    return place && is_same_for_all(place)
               ? walk_root(w, arena_alloc(w->arena, 1), place->is_shared, NULL)
               : NULL;
}

const struct place *walk_either_place(struct walk *w, const struct place *a, const struct place *b,
                                      bool is_apart)
{
    if (a == b || !a || !b)
        return a == b ? a : NULL;
    const char *left = walk_place_text(w, a), *right = walk_place_text(w, b);
    if (strcmp(left, right) == 0)
        return a;
    if (is_apart || a->is_shared != b->is_shared || !is_same_for_all(a) || !is_same_for_all(b))
        return NULL;
    const char *name = arena_printf(w->arena, "%s or %s", left, right);
    return walk_root(w, walk_named_root(w, name), a->is_shared, NULL);
}

static const struct place *variable_place(struct walk *w, const struct decl *decl)
{
    const struct value *value = walk_find(w, decl);
    if (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER)
        return NULL;
    if (decl->type && decl->type->kind == TYPE_REFERENCE && !decl->by_value)
        return value ? value->place : NULL;
    switch (decl->storage) {
    case STORAGE_SHARED:
    case STORAGE_DYNAMIC_SHARED: return new_place(w, decl, true);
    case STORAGE_DEVICE:
    case STORAGE_MANAGED: return new_place(w, decl, false);
    default: return NULL;
    }
}

static bool is_this(struct node *node)
{
    return node_skip_parens(node)->kind == NODE_CXX_THIS_EXPR;
}

/* The object that a member expression names a part of. */
static const struct place *object_place(struct walk *w, struct node *member)
{
    if (!member->child_count || is_this(member->children[0]))
        return w->frame->self;
    struct node *base = member->children[0];
    return node_is_pointer(base) ? walk_pointer(w, base) : walk_place(w, base);
}

/* `i + i / 16`, which keeps banks apart, is in the same order as `i`. */
static const struct index *without_padding(struct walk *w, const struct index *index)
{
    for (unsigned i = 0; i < index->count; i++) {
        const struct index_term *term = &index->terms[i];
        if (term->degree != 1 || term->factor != 1 || !term->symbols[0]->is_quotient)
            continue;
        const struct index *rest =
            index_replace(&w->table, index, term->symbols[0], index_constant(&w->table, 0));
        const struct index *difference =
            rest ? index_add(&w->table, rest, term->symbols[0]->operand, -1) : NULL;
        if (difference && !difference->count)
            return rest;
    }
    return index;
}

static const struct place *subscript_place(struct walk *w, struct node *node)
{
    struct node *base = node->children[0];
    const struct node *inner = node_skip_parens(base);
    const struct index *index = without_padding(w, walk_index(w, node->children[1]));
    if (inner->type && inner->type->kind == TYPE_ARRAY)
        return with_index(w, walk_place(w, base), index, node->type);
    return walk_moved(w, walk_pointer(w, base), index, 1);
}

static const struct place *member_place(struct walk *w, struct node *node)
{
    if (!node->ref || node->ref->kind != DECL_FIELD)
        return NULL;
    const struct place *place =
        with_part(w, object_place(w, node), (struct place_part){.field = node->ref});
    if (place || node->ref->type->kind != TYPE_REFERENCE)
        return place;
    const struct value *value = walk_find(w, walk_named_member(w, node));
    return value ? value->place : NULL;
}

const struct place *walk_place(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return node->ref ? variable_place(w, node->ref) : NULL;
    case NODE_ARRAY_SUBSCRIPT_EXPR: return node->child_count == 2 ? subscript_place(w, node) : NULL;
    case NODE_MEMBER_REF_EXPR: return member_place(w, node);
    case NODE_UNARY_OPERATOR:
        if (node->op == OP_DEREF && node->child_count)
            return walk_pointer(w, node->children[0]);
        return NULL;
    case NODE_CALL_EXPR: {
        struct instance *callee = map_get_pointer(&w->frame->instance->calls, node);
        return callee && callee->function->result->kind == TYPE_REFERENCE
                   ? walk_call(w, node, callee).place
                   : NULL;
    }
    default: return NULL;
    }
}

/* --- pointers ------------------------------------------------------------ */

bool walk_leads_to_common(struct walk *w, struct node *pointer, bool *is_shared)
{
    enum space space = addrspace_of(w->analysis, w->frame->instance, pointer).level[0];
    *is_shared = space == SPACE_LOCAL;
    return space == SPACE_LOCAL || space == SPACE_GLOBAL;
}

/* A pointer that is found in an object: where it was set to, or what has the object's name. */
static const struct place *found_pointer(struct walk *w, struct node *member)
{
    bool is_shared;
    if (!member->ref)
        return NULL;
    const void *name = walk_named_member(w, member);
    const struct value *value = walk_find(w, name);
    if (value && value->place)
        return value->place;
    if (!walk_leads_to_common(w, member, &is_shared))
        return NULL;
    return walk_root(w, name, is_shared, member->type ? member->type->target : NULL);
}

static long long common_divisor(long long a, long long b)
{
    return b ? common_divisor(b, a % b) : a;
}

/* The same memory as elements of another size. */
static void view_as(struct walk *w, struct place_part *part, long long size)
{
    const struct index *whole =
        size % part->size == 0
            ? index_divide(&w->table, part->index, index_constant(&w->table, size / part->size))
            : NULL;
    long long unit = whole ? size : common_divisor(part->size, size);
    part->index = whole ? whole
                        : index_multiply(&w->table, part->index,
                                         index_constant(&w->table, part->size / unit));
    part->step = size == unit ? 0 : size / unit;
    part->size = unit;
}

/* An array of another element type begins where the pointer leads. */
static const struct place *cast_pointer(struct walk *w, const struct node *cast,
                                        struct node *operand)
{
    const struct place *place = walk_pointer(w, operand);
    const struct type *from = node_skip_parens(operand)->type, *to = cast->type;
    if (!place || !to || to->kind != TYPE_POINTER || !from || !from->target)
        return NULL;
    if (to->target->size == from->target->size || to->target->kind == TYPE_VOID)
        return place;
    if (!place->count || place->parts[place->count - 1].field)
        place = with_index(w, place, index_constant(&w->table, 0), from->target);
    if (!place || to->target->size <= 0)
        return NULL;
    struct place *view = arena_new(w->arena, struct place);
    *view = *place;
    flatten_begin(view);
    struct place_part *last = &view->parts[view->count - 1];
    if (!last->size)
        last->size = from->target->kind == TYPE_VOID ? to->target->size : from->target->size;
    if (last->size <= 0)
        return NULL;
    view_as(w, last, to->target->size);
    return last->index ? view : NULL;
}

const struct place *walk_parameter_pointer(struct walk *w, struct decl *decl)
{
    struct instance *instance = w->frame->instance;
    if (decl->kind != DECL_PARAMETER || !instance->function->is_kernel ||
        addrspace_variable(w->analysis, instance, decl).level[0] != SPACE_GLOBAL)
        return NULL;
    return walk_root(w, decl, false, decl->type->target);
}

static const struct place *pointer_variable_place(struct walk *w, struct node *node)
{
    const struct value *value = node->ref ? walk_find(w, node->ref) : NULL;
    if (value)
        return value->place;
    if (node->ref && node->ref->storage != STORAGE_AUTO)
        return walk_stored_pointer(w, node);
    return node->ref ? walk_parameter_pointer(w, node->ref) : NULL;
}

static const struct place *pointer_sum(struct walk *w, struct node *node)
{
    struct node *left = node->children[0], *right = node->children[1];
    bool adds = node->op == OP_ADD;
    const struct type *type = node_skip_parens(left)->type;
    bool left_leads = type && (type->kind == TYPE_POINTER || type->kind == TYPE_ARRAY);
    if (!left_leads && adds)
        return walk_moved(w, walk_pointer(w, right), walk_index(w, left), 1);
    if (node->op != OP_SUB && !adds)
        return NULL;
    return walk_moved(w, walk_pointer(w, left), walk_index(w, right), adds ? 1 : -1);
}

static const struct place *stepped_pointer(struct walk *w, struct node *node)
{
    if (!node->child_count)
        return NULL;
    switch (node->op) {
    case OP_ADDR_OF: return walk_place(w, node->children[0]);
    case OP_DEREF: return walk_stored_pointer(w, node);
    case OP_POST_INC:
    case OP_POST_DEC: return walk_pointer(w, node->children[0]);
    case OP_PRE_INC:
    case OP_PRE_DEC:
        return walk_moved(w, walk_pointer(w, node->children[0]), index_constant(&w->table, 1),
                          node->op == OP_PRE_INC ? 1 : -1);
    default: return NULL;
    }
}

const struct place *walk_pointer(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind != NODE_CONDITIONAL_OPERATOR && node->type && node->type->kind == TYPE_ARRAY)
        return with_index(w, walk_place(w, node), index_constant(&w->table, 0), node->type->target);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return pointer_variable_place(w, node);
    case NODE_MEMBER_REF_EXPR: return found_pointer(w, node);
    case NODE_ARRAY_SUBSCRIPT_EXPR: return walk_stored_pointer(w, node);
    case NODE_CXX_THIS_EXPR: return w->frame->self;
    case NODE_BINARY_OPERATOR:
        if (node->op == OP_ASSIGN)
            return walk_pointer(w, node->children[1]);
        return node->child_count == 2 ? pointer_sum(w, node) : NULL;
    case NODE_COMPOUND_ASSIGN_OPERATOR:
        return node->child_count == 2 ? walk_moved(w, walk_pointer(w, node->children[0]),
                                                   walk_index(w, node->children[1]),
                                                   node->op == OP_ADD_ASSIGN ? 1 : -1)
                                      : NULL;
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 ? walk_either_place(w, walk_pointer(w, node->children[1]),
                                                          walk_pointer(w, node->children[2]), false)
                                      : NULL;
    case NODE_UNARY_OPERATOR: return stepped_pointer(w, node);
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
        return node->child_count ? cast_pointer(w, node, node->children[node->child_count - 1])
                                 : NULL;
    case NODE_CALL_EXPR: {
        struct instance *callee = map_get_pointer(&w->frame->instance->calls, node);
        return callee ? walk_call(w, node, callee).place : NULL;
    }
    default: return NULL;
    }
}

/* --- integers ------------------------------------------------------------ */

/* Where blocks are 32 threads in a row, and the grid is a row. */
static const struct index *of_warp(struct walk *w, const struct decl *variable, const char *member)
{
    bool is_row = strcmp(member, "x") == 0,
         is_size = !library_is(variable, "threadIdx") && !library_is(variable, "blockIdx");
    return index_constant(&w->table, is_row ? 32 : is_size);
}

/* threadIdx.x and its like. */
static const struct index *built_in(struct walk *w, const struct node *member)
{
    static const char *const sizes[] = {"blockIdx", "blockDim", "gridDim"};
    const struct node *base = member->child_count ? node_skip_parens(member->children[0]) : NULL;
    if (!base || base->kind != NODE_DECL_REF_EXPR || !base->ref || !base->ref->in_system)
        return NULL;
    if (w->is_of_warps &&
        (library_is(base->ref, "blockDim") || strcmp(member->ref->name, "x") != 0))
        return of_warp(w, base->ref, member->ref->name);
    if (library_variable_varies(w->analysis->model, base->ref)) {
        struct index_symbol *symbol = index_symbol(
            &w->table, arena_printf(w->arena, "%s.%s", base->ref->name, member->ref->name),
            INDEX_LANE);
        symbol->is_natural = true;
        if (!symbol->end && library_is(base->ref, "threadIdx"))
            symbol->end = walk_named(w, INDEX_SIZE, "blockDim.%s", member->ref->name);
        return index_of_symbol(&w->table, symbol);
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (library_is(base->ref, sizes[i])) {
            const char *name = arena_printf(w->arena, "%s.%s", base->ref->name, member->ref->name);
            struct index_symbol *symbol = index_symbol(&w->table, name, INDEX_SIZE);
            symbol->is_natural = true;
            symbol->is_block = library_is(base->ref, "blockIdx");
            return index_of_symbol(&w->table, symbol);
        }
    return NULL;
}

static const struct index *constant_of(struct walk *w, const struct node *node)
{
    long long value;
    return model_evaluate(node, &value) ? index_constant(&w->table, value) : NULL;
}

/* What was read from there. */
static const struct index *read_index(struct walk *w, const struct place *place)
{
    const char *name = arena_printf(w->arena, "load %s", walk_place_text(w, place));
    struct index_symbol *symbol = index_symbol(&w->table, name, kind_of_place(place));
    symbol->is_ticket = place->is_shared;
    return index_of_symbol(&w->table, symbol);
}

static const struct index *variable_index(struct walk *w, struct node *node)
{
    struct decl *decl = node->ref;
    const struct value *value;
    if (!decl)
        return unknown(w, node);
    if (decl->kind == DECL_ENUMERATOR || decl->storage == STORAGE_STATIC_CONST ||
        (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER)) {
        const struct index *constant = constant_of(w, node);
        return constant ? constant : walk_named(w, INDEX_SIZE, "%p", (void *)decl);
    }
    if (decl->in_system && strcmp(decl->name, "warpSize") == 0)
        return index_constant(&w->table, 32);
    value = walk_find(w, decl);
    if (value && value->index)
        return value->index;
    const struct place *place = variable_place(w, decl);
    if (place)
        return read_index(w, place);
    bool is_size = (decl->kind == DECL_PARAMETER && w->frame->instance->function->is_kernel) ||
                   decl->storage == STORAGE_CONSTANT;
    return walk_named(w, is_size ? INDEX_SIZE : INDEX_UNKNOWN, "%p", (void *)decl);
}

/* A name for a part of a `__constant__` variable: the same for all threads, in all functions, as
 * long as the kernel runs. NULL: it is none. */
static const char *part_of_constant(struct walk *w, struct node *node)
{
    struct node *base = node->child_count ? node_skip_parens(node->children[0]) : NULL;
    if (node->kind == NODE_DECL_REF_EXPR)
        return node->ref && node->ref->storage == STORAGE_CONSTANT
                   ? arena_printf(w->arena, "%p", (void *)node->ref)
                   : NULL;
    bool has_index = node->kind == NODE_ARRAY_SUBSCRIPT_EXPR && node->child_count == 2;
    if (!base || !base->type || base->type->kind == TYPE_POINTER ||
        base->type->kind == TYPE_REFERENCE || (!has_index && node->kind != NODE_MEMBER_REF_EXPR))
        return NULL;
    const struct index *index = has_index ? walk_index(w, node->children[1]) : NULL;
    const char *whole = part_of_constant(w, base);
    if (!whole || (has_index && (!index || index_kind(index) != INDEX_SIZE)))
        return NULL;
    return has_index ? arena_printf(w->arena, "%s[%s]", whole, index_text(w->arena, index))
                     : arena_printf(w->arena, "%s.%p", whole, (void *)node->ref);
}

static const struct index *loaded(struct walk *w, struct node *node)
{
    const struct place *place = walk_place(w, node);
    if (place)
        return read_index(w, place);
    const void *part = walk_part(w, node);
    const struct value *value = part ? walk_find(w, part) : NULL;
    if (value && value->index)
        return value->index;
    const struct node *base = node->child_count ? node_skip_parens(node->children[0]) : NULL;
    if (node->kind == NODE_MEMBER_REF_EXPR && base && base->kind == NODE_DECL_REF_EXPR &&
        base->ref && base->ref->kind == DECL_PARAMETER && w->frame->instance->function->is_kernel)
        return walk_named(w, INDEX_SIZE, "%p.%p", (void *)base->ref, (void *)node->ref);
    const char *constant = part_of_constant(w, node);
    return constant ? walk_named(w, INDEX_SIZE, "%s", constant) : unknown(w, node);
}

/* Is it `threadIdx.x`, where blocks are 32 threads in a row, and less than the divisor? */
static bool is_within_warp(struct walk *w, const struct index *index, long long divisor)
{
    return w->is_of_warps && divisor >= 32 && index->count == 1 && index->terms[0].degree == 1 &&
           index->terms[0].factor == 1 &&
           index->terms[0].symbols[0] == index_symbol(&w->table, "threadIdx.x", INDEX_LANE);
}

/* What an operator makes that polynomials don't have. Dividing by a warp's size or more gives all
 * threads of the warp the same, and what remains is another for each. */
static const struct index *other_operation(struct walk *w, int op, const struct index *a,
                                           const struct index *b)
{
    long long divisor;
    if (!index_is_constant(b, &divisor))
        divisor = 0; /* nothing is known of it */
    enum index_kind kind = index_kind(a) > index_kind(b) ? index_kind(a) : index_kind(b);
    bool divides = op == OP_DIV || op == OP_SHR;
    bool keeps = divides || op == OP_REM || op == OP_BIT_AND;
    if (divides && divisor >= (op == OP_DIV ? 32 : 5) && kind == INDEX_LANE)
        kind = INDEX_SIZE;
    if (kind == INDEX_LANE && !keeps)
        kind = INDEX_UNKNOWN;
    const char *name = arena_printf(w->arena, "(%s) %d (%s)", index_text(w->arena, a), op,
                                    index_text(w->arena, b));
    struct index_symbol *symbol = index_symbol(&w->table, name, kind);
    bool is_whole = divisor >= (op == OP_BIT_AND ? 31 : 32) && !divides;
    symbol->repeats = !is_whole;
    symbol->is_exchange = op == OP_BIT_XOR;
    symbol->is_quotient = divides;
    if (keeps && !divides && divisor > 0)
        symbol->range = op == OP_BIT_AND ? divisor + 1 : divisor;
    symbol->operand = keeps || symbol->is_exchange ? a : NULL;
    if (divides && divisor > 0 && divisor < 31)
        symbol->range = op == OP_SHR ? 1LL << divisor : divisor;
    return index_of_symbol(&w->table, symbol);
}

static bool fold(int op, long long a, long long b, long long *result)
{
    switch (op) {
    case OP_DIV: return b && (*result = a / b, true);
    case OP_REM: return b && (*result = a % b, true);
    case OP_BIT_AND: *result = a & b; return true;
    case OP_BIT_OR: *result = a | b; return true;
    case OP_BIT_XOR: *result = a ^ b; return true;
    case OP_SHR: return b >= 0 && b < 63 && (*result = a >> b, true);
    case OP_SHL: return b >= 0 && b < 31 && a >= 0 && a < 1LL << 31 && (*result = a << b, true);
    default: return false;
    }
}

/* `(16 * a + b) / 16` is `a + b / 16`. */
static const struct index *index_quotient(struct walk *w, int op, const struct index *a,
                                          const struct index *b)
{
    long long divisor;
    struct index_term whole[INDEX_TERMS], rest[INDEX_TERMS];
    unsigned whole_count = 0, rest_count = 0;
    if (!index_is_constant(b, &divisor) || divisor < 0 ||
        (op == OP_SHR ? divisor > 30 : divisor == 0))
        return NULL;
    if (op == OP_SHR)
        divisor = 1LL << divisor;
    for (unsigned i = 0; i < a->count; i++)
        if (a->terms[i].factor % divisor == 0) {
            whole[whole_count] = a->terms[i];
            whole[whole_count++].factor /= divisor;
        } else {
            rest[rest_count++] = a->terms[i];
        }
    const struct index *remaining = index_of_terms(&w->table, rest, rest_count);
    bool is_exact = !rest_count || is_within_warp(w, remaining, divisor);
    if (!whole_count && !is_exact)
        return NULL;
    const struct index *quotient = index_of_terms(&w->table, whole, whole_count);
    return is_exact ? quotient
                    : index_add(&w->table, quotient, other_operation(w, op, remaining, b), 1);
}

static const struct index *operation(struct walk *w, int op, const struct index *a,
                                     const struct index *b)
{
    const struct index *result = NULL;
    long long left, right, value;
    bool has_left = index_is_constant(a, &left), has_right = index_is_constant(b, &right);
    bool both = has_left && has_right;
    switch (op) {
    case OP_ADD: result = index_add(&w->table, a, b, 1); break;
    case OP_SUB: result = index_add(&w->table, a, b, -1); break;
    case OP_MUL: result = index_multiply(&w->table, a, b); break;
    case OP_SHL:
        if (index_is_constant(b, &right) && right >= 0 && right < 31)
            result = index_multiply(&w->table, a, index_constant(&w->table, 1LL << right));
        break;
    default:
        if (both && fold(op, left, right, &value))
            result = index_constant(&w->table, value);
        else if (op == OP_DIV || op == OP_SHR)
            result = index_quotient(w, op, a, b);
        break;
    }
    return result ? result : other_operation(w, op, a, b);
}

/* The operator of `+=` and its like; -1: none. */
static int compound_operator(int op)
{
    switch (op) {
    case OP_MUL_ASSIGN: return OP_MUL;
    case OP_DIV_ASSIGN: return OP_DIV;
    case OP_REM_ASSIGN: return OP_REM;
    case OP_ADD_ASSIGN: return OP_ADD;
    case OP_SUB_ASSIGN: return OP_SUB;
    case OP_SHL_ASSIGN: return OP_SHL;
    case OP_SHR_ASSIGN: return OP_SHR;
    case OP_AND_ASSIGN: return OP_BIT_AND;
    case OP_XOR_ASSIGN: return OP_BIT_XOR;
    case OP_OR_ASSIGN: return OP_BIT_OR;
    default: return -1;
    }
}

static const struct index *binary_index(struct walk *w, struct node *node)
{
    if (node->child_count != 2)
        return unknown(w, node);
    if (node->op == OP_ASSIGN || node->op == OP_COMMA)
        return walk_index(w, node->children[1]);
    if (!node->children[0]->type || node->children[0]->type->kind == TYPE_FLOATING)
        return unknown(w, node);
    return operation(w, node->op, walk_index(w, node->children[0]),
                     walk_index(w, node->children[1]));
}

static const struct index *compound_index(struct walk *w, struct node *node)
{
    int op = compound_operator(node->op);
    if (node->child_count != 2 || op < 0)
        return unknown(w, node);
    return operation(w, op, walk_index(w, node->children[0]), walk_index(w, node->children[1]));
}

static const struct index *unary_index(struct walk *w, struct node *node)
{
    const struct index *one = index_constant(&w->table, 1), *result = NULL;
    if (!node->child_count)
        return unknown(w, node);
    switch (node->op) {
    case OP_PLUS:
    case OP_POST_INC:
    case OP_POST_DEC: return walk_index(w, node->children[0]);
    case OP_MINUS:
        result = index_add(&w->table, index_constant(&w->table, 0),
                           walk_index(w, node->children[0]), -1);
        break;
    case OP_PRE_INC: result = index_add(&w->table, walk_index(w, node->children[0]), one, 1); break;
    case OP_PRE_DEC:
        result = index_add(&w->table, walk_index(w, node->children[0]), one, -1);
        break;
    case OP_DEREF: return loaded(w, node);
    default: break;
    }
    return result ? result : unknown(w, node);
}

static bool is_multiplication(const struct decl *callee)
{
    return strcmp(callee->name, "__mul24") == 0 || strcmp(callee->name, "__umul24") == 0;
}

/* The index of a thread in its block, or in its tile of a warp. */
static const struct index *thread_rank(struct walk *w, const struct node *call)
{
    const struct index *rank = walk_named(w, INDEX_LANE, "threadIdx.x");
    bool is_object = call->child_count && node_skip_parens(call->children[0])->child_count;
    const struct node *group = is_object ? node_skip_parens(call->children[0])->children[0]
                               : call->argument_count ? call->arguments[0]
                                                      : NULL;
    long long size = group && group->type ? library_tile_size(group->type) : 0;
    return size ? other_operation(w, OP_REM, rank, index_constant(&w->table, size)) : rank;
}

/* The highest kind of the arguments says how much the result differs. */
static const struct index *library_index(struct walk *w, struct node *call)
{
    enum rule_result result = library_sync(w->analysis->model, call).result;
    enum index_kind kind = INDEX_SIZE;
    const char *text = call->ref->qualified;
    if (call->argument_count == 2 && is_multiplication(call->ref))
        return operation(w, OP_MUL, walk_index(w, call->arguments[0]),
                         walk_index(w, call->arguments[1]));
    if (result == RULE_RESULT_VARYING)
        return str_ends(text, "thread_rank") ? thread_rank(w, call) : unknown(w, call);
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i];
        if (!argument || !argument->type || !type_is_arithmetic(argument->type) ||
            argument->type->kind == TYPE_FLOATING)
            return unknown(w, call);
        const struct index *index = walk_index(w, argument);
        if (index_kind(index) > kind)
            kind = index_kind(index) == INDEX_LANE ? INDEX_UNKNOWN : index_kind(index);
        text = arena_printf(w->arena, "%s,%s", text, index_text(w->arena, index));
    }
    return walk_named(w, kind, "%s", text);
}

static const struct index *call_index(struct walk *w, struct node *call)
{
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    if (callee) {
        const struct index *index = walk_call(w, call, callee).index;
        return index ? index : unknown(w, call);
    }
    return call->ref && call->ref->in_system ? library_index(w, call) : unknown(w, call);
}

const struct index *walk_index(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    if (w->budget-- < 0)
        return unknown(w, node);
    switch (node->kind) {
    case NODE_INTEGER_LITERAL:
    case NODE_CHARACTER_LITERAL:
    case NODE_CXX_BOOL_LITERAL_EXPR:
    case NODE_UNARY_EXPR: {
        const struct index *constant =
            node->is_synthetic ? index_constant(&w->table, node->value) : constant_of(w, node);
        return constant ? constant : unknown(w, node);
    }
    case NODE_DECL_REF_EXPR: return variable_index(w, node);
    case NODE_MEMBER_REF_EXPR: {
        const struct index *index = node->ref ? built_in(w, node) : NULL;
        return index ? index : loaded(w, node);
    }
    case NODE_ARRAY_SUBSCRIPT_EXPR: return loaded(w, node);
    case NODE_BINARY_OPERATOR: return binary_index(w, node);
    case NODE_COMPOUND_ASSIGN_OPERATOR: return compound_index(w, node);
    case NODE_UNARY_OPERATOR: return unary_index(w, node);
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: {
        struct node *operand = node->child_count ? node->children[node->child_count - 1] : NULL;
        bool whole = operand && operand->type && operand->type->kind != TYPE_FLOATING &&
                     type_is_arithmetic(operand->type);
        return whole ? walk_index(w, operand) : unknown(w, node);
    }
    case NODE_CALL_EXPR: return call_index(w, node);
    default: return unknown(w, node);
    }
}

bool walk_is_whole(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_ENUM || type->kind == TYPE_BOOL;
}

struct value walk_value(struct walk *w, struct node *node)
{
    struct value value = {NULL, NULL, NULL};
    const struct type *type = node_skip_parens(node)->type;
    if (!type)
        return value;
    if (type->kind == TYPE_POINTER || type->kind == TYPE_ARRAY)
        value.place = walk_pointer(w, node);
    if (type->kind == TYPE_POINTER && type->target->kind == TYPE_RECORD)
        value.object = walk_object(w, node);
    else if (walk_is_whole(type))
        value.index = walk_index(w, node);
    return value;
}
