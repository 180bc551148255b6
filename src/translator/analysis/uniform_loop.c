/* What loops do to variables: they grow by the same in each round, or are multiplied by the same,
 * or something else happens to them. */
#include "analysis/uniform_walk.h"

#include <string.h>

struct decl *walk_assigned_variable(struct node *target)
{
    target = node_skip_parens(target);
    struct decl *decl = target->kind == NODE_DECL_REF_EXPR ? target->ref : NULL;
    return decl && (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
                   decl->storage == STORAGE_AUTO && decl->type->kind != TYPE_REFERENCE
               ? decl
               : NULL;
}

enum index_kind walk_kind(const struct index *index)
{
    return index ? index_kind(index) : INDEX_UNKNOWN;
}

static struct change *known_change(const struct changes *changes, const void *variable)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == variable)
            return &changes->items[i];
    return NULL;
}

/* `decl` is NULL for a part of an object. */
static struct change *find_change(struct walk *w, struct changes *changes, const void *variable,
                                  struct decl *decl)
{
    struct change *known = known_change(changes, variable);
    if (known)
        return known;
    struct change change = {variable, decl, NULL, 0, INDEX_SIZE, 0};
    arena_push(w->arena, changes->items, changes->count, change);
    return &changes->items[changes->count - 1];
}

static void add_change(struct walk *w, struct changes *changes, struct decl *variable,
                       struct node *value, long long sign, bool grows)
{
    struct change *change = find_change(w, changes, variable, variable);
    const struct index *index = value ? walk_index(w, value) : index_constant(&w->table, 1);
    enum index_kind kind = index_kind(index);
    change->step = grows && !change->count && kind < INDEX_LANE
                       ? index_add(&w->table, index_constant(&w->table, 0), index, sign)
                       : NULL;
    change->scale = 0;
    if (kind > change->kind)
        change->kind = kind;
    change->count++;
}

/* What the variable is multiplied with by `v <<= 1`, `v *= 2`, `v = v * 2`; 0: this is none
 * such. */
static long long own_scale(const struct node *assignment, const struct decl *variable)
{
    const struct node *operation = assignment, *left = NULL;
    long long value;
    if (assignment->op == OP_ASSIGN) {
        operation = node_skip_parens(assignment->children[1]);
        left = operation->child_count == 2 ? node_skip_parens(operation->children[0]) : NULL;
        if (!left || left->kind != NODE_DECL_REF_EXPR || left->ref != variable)
            return 0;
    }
    bool shifts = operation->op == (left ? OP_SHL : OP_SHL_ASSIGN);
    if ((!shifts && operation->op != (left ? OP_MUL : OP_MUL_ASSIGN)) ||
        !model_evaluate(operation->children[1], &value) || value < 1 || value > 30)
        return 0;
    return shifts ? 1LL << value : value;
}

/* `v = v + step` */
static struct node *own_step(const struct node *assignment, const struct decl *variable)
{
    struct node *sum = node_skip_parens(assignment->children[1]);
    if (sum->kind != NODE_BINARY_OPERATOR || sum->op != OP_ADD || sum->child_count != 2)
        return NULL;
    for (int i = 0; i < 2; i++) {
        const struct node *side = node_skip_parens(sum->children[i]);
        if (side->kind == NODE_DECL_REF_EXPR && side->ref == variable)
            return sum->children[1 - i];
    }
    return NULL;
}

void loop_collect_changes(struct walk *w, struct node *node, struct changes *changes)
{
    if (node_is_assignment(node)) {
        struct decl *variable = walk_assigned_variable(node->children[0]);
        long long scale = variable ? own_scale(node, variable) : 0;
        struct node *step = variable ? own_step(node, variable) : NULL;
        bool adds = node->op == OP_ADD_ASSIGN;
        bool subtracts = node->op == OP_SUB_ASSIGN;
        if (variable && step && !adds && !subtracts)
            add_change(w, changes, variable, step, 1, true);
        else if (variable)
            add_change(w, changes, variable, node->children[1], subtracts ? -1 : 1,
                       adds || subtracts);
        if (scale && known_change(changes, variable)->count == 1)
            known_change(changes, variable)->scale = scale;
    } else if (node_is_step(node)) {
        struct decl *variable = walk_assigned_variable(node->children[0]);
        bool up = node->op == OP_PRE_INC || node->op == OP_POST_INC;
        if (variable)
            add_change(w, changes, variable, NULL, up ? 1 : -1, true);
    }
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        if (decl->kind == DECL_VARIABLE && decl->init && decl->storage == STORAGE_AUTO &&
            type_is_arithmetic(decl->type)) /* others may get its value */
            walk_bind(w, decl, walk_value(w, decl->init));
    }
    for (size_t i = 0; i < node->child_count; i++)
        loop_collect_changes(w, node->children[i], changes);
}

/* What all that is multiplied with the same has in common: `i *= 2` and `step <<= 1`. */
static const struct index *power_of(struct walk *w, struct progress *progress, long long scale)
{
    const char *key = arena_printf(w->arena, "%lld", scale);
    const struct index *power = map_get(&progress->powers, key);
    if (!power) {
        power = index_of_symbol(&w->table, index_new_symbol(&w->table, INDEX_STEP));
        map_put(&progress->powers, key, (void *)power);
    }
    return progress->is_next ? index_multiply(&w->table, power, index_constant(&w->table, scale))
                             : power;
}

static const struct index *rounds_of(struct walk *w, const struct progress *progress)
{
    return progress->is_next
               ? index_add(&w->table, progress->rounds, index_constant(&w->table, 1), 1)
               : progress->rounds;
}

/* Of a variable that grows or is multiplied by the same in each round; NULL. */
static const struct index *in_round(struct walk *w, struct progress *progress,
                                    const struct change *change, const struct index *before)
{
    const struct index *rounds = rounds_of(w, progress);
    if (before && change->step)
        return index_add(&w->table, before, index_multiply(&w->table, rounds, change->step), 1);
    return before && change->scale
               ? index_multiply(&w->table, before, power_of(w, progress, change->scale))
               : NULL;
}

/* Of a pointer that moves on; NULL. */
static const struct place *place_in_round(struct walk *w, const struct progress *progress,
                                          const struct change *change, const struct place *before)
{
    return before && change->step
               ? walk_moved(w, before,
                            index_multiply(&w->table, rounds_of(w, progress), change->step), 1)
               : NULL;
}

/* In some round, a pointer of which is not known where it leads, but what it led to. */
static const struct place *other_place(struct walk *w, const struct change *change,
                                       const struct place *before)
{
    return !change->decl || change->decl->type->kind == TYPE_POINTER ? walk_other_place(w, before)
                                                                     : NULL;
}

/* A kernel's parameter that was not changed before; NULL: it is none. */
static const struct index *parameter_index(struct walk *w, const struct decl *variable)
{
    return variable && variable->kind == DECL_PARAMETER && w->frame->instance->function->is_kernel
               ? walk_named(w, INDEX_SIZE, "%p", (const void *)variable)
               : NULL;
}

void loop_bind_changes(struct walk *w, const struct changes *changes, const struct binding *start,
                       struct progress *progress)
{
    struct walk before_loop = {.bindings = start};
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct value *before = walk_find(&before_loop, change->variable);
        struct value value = {NULL, NULL, NULL};
        const struct index *held = before ? before->index : parameter_index(w, change->decl);
        const struct place *led = before         ? before->place
                                  : change->decl ? walk_parameter_pointer(w, change->decl)
                                                 : NULL;
        value.index = in_round(w, progress, change, held);
        value.place = place_in_round(w, progress, change, led);
        if (!value.index && !value.place && progress->is_next)
            continue; /* what the last round made of it */
        bool same = walk_kind(held) < INDEX_LANE && change->kind < INDEX_LANE;
        if (!value.place)
            value.place = other_place(w, change, led);
        if (!value.index && (change->decl ? change->decl->type->kind != TYPE_POINTER : !!held))
            value.index = index_of_symbol(
                &w->table, index_new_symbol(&w->table, same ? INDEX_STEP : INDEX_UNKNOWN));
        walk_bind(w, change->variable, value);
    }
}

/* --- parts of objects ----------------------------------------------------- */

static bool changes_part(const struct node *node)
{
    if (!node_is_assignment(node) && !node_is_step(node))
        return node->kind == NODE_CALL_EXPR && node->ref &&
               strcmp(node->ref->name, "operator=") == 0;
    const struct node *target = node_skip_parens(node->children[0]);
    if (!target->type || target->type->kind == TYPE_RECORD)
        return true;
    bool is_followed = target->type->kind == TYPE_POINTER || walk_is_whole(target->type);
    if (target->kind == NODE_MEMBER_REF_EXPR)
        return is_followed && target->ref && target->ref->parent && !target->ref->parent->in_system;
    return target->kind != NODE_DECL_REF_EXPR && target->type->kind == TYPE_POINTER;
}

static bool function_may_change_parts(struct walk *w, const struct function *f)
{
    static char yes, no;
    if (!f->body)
        return false;
    void *known = map_get_pointer(&w->changing, f);
    if (!known) {
        map_put_pointer(&w->changing, f, &no); /* as long as it is not known, if it calls itself */
        known = loop_may_change_parts(w, f->body) ? &yes : &no;
        map_put_pointer(&w->changing, f, known);
    }
    return known == &yes;
}

bool loop_may_change_parts(struct walk *w, const struct node *node)
{
    const struct function *f =
        node->kind == NODE_CALL_EXPR && node->ref ? node->ref->function : NULL;
    if (changes_part(node) || (f && function_may_change_parts(w, f)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (loop_may_change_parts(w, node->children[i]))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && loop_may_change_parts(w, node->declared[i]->init))
            return true;
    return node->cleanup && loop_may_change_parts(w, node->cleanup);
}

/* How many elements one place is behind the other; NULL: that can't be said. */
static const struct index *places_apart(struct walk *w, const struct place *from,
                                        const struct place *to)
{
    if (!from || !to || from->root != to->root || from->count != to->count || !from->count)
        return NULL;
    struct place rest = *to;
    const struct place_part *last = &from->parts[from->count - 1];
    struct place_part *other = &rest.parts[rest.count - 1];
    if (last->field || other->field || last->step || other->step || last->size != other->size)
        return NULL;
    const struct index *difference = index_add(&w->table, other->index, last->index, -1);
    other->index = last->index;
    return strcmp(walk_place_text(w, &rest), walk_place_text(w, from)) == 0 ? difference : NULL;
}

/* By how much did it grow? NULL: by nothing that is the same each time. */
static const struct index *growth(struct walk *w, const struct value *before,
                                  const struct value *after)
{
    const struct index *step = before->index && after->index
                                   ? index_add(&w->table, after->index, before->index, -1)
                                   : places_apart(w, before->place, after->place);
    return step && index_kind(step) == INDEX_SIZE ? step : NULL;
}

static bool is_same_growth(struct walk *w, const struct index *a, const struct index *b)
{
    const struct index *difference = a && b ? index_add(&w->table, a, b, -1) : NULL;
    return difference && !difference->count;
}

/* In this round it went from one value to the other. */
static bool add_part(struct walk *w, struct changes *changes, const void *part,
                     const struct value *before, const struct value *after)
{
    const struct index *step = growth(w, before, after);
    struct change *change = known_change(changes, part);
    enum index_kind kind = walk_kind(after->index);
    if (!change && step && !step->count && before->object == after->object)
        return false;
    if (!change) {
        change = find_change(w, changes, part, NULL);
        change->step = step;
        change->kind = kind;
        return true;
    }
    bool is_new = (change->step && !is_same_growth(w, change->step, step)) || change->kind < kind;
    if (!is_same_growth(w, change->step, step))
        change->step = NULL;
    if (change->kind < kind)
        change->kind = kind;
    return is_new;
}

bool loop_add_parts(struct walk *w, const struct binding *start, struct changes *changes)
{
    const struct binding *end = w->bindings;
    struct walk before = {.bindings = start, .bound = w->bound};
    struct map seen = {.arena = w->arena};
    bool is_new = false;
    for (const struct binding *b = end; b && b != start; b = b->older) {
        if (map_get_pointer(&seen, b->variable) || !walk_is_part(w, b->variable))
            continue;
        map_put_pointer(&seen, b->variable, (void *)b);
        const struct value *value = walk_find(&before, b->variable);
        if (value)
            is_new |= add_part(w, changes, b->variable, value, &b->value);
    }
    return is_new;
}

struct progress loop_new_progress(struct walk *w)
{
    struct index_symbol *rounds = index_new_symbol(&w->table, INDEX_STEP);
    rounds->is_round = rounds->is_natural = true;
    rounds->outer = w->round;
    return (struct progress){.rounds = index_of_symbol(&w->table, rounds),
                             .powers = {.arena = w->arena}};
}

const struct index_symbol *loop_rounds(const struct progress *progress)
{
    return progress->rounds->terms[0].symbols[0];
}

static bool comparison_holds(enum operator_kind op, long long left, long long right)
{
    switch (op) {
    case OP_LESS: return left < right;
    case OP_LESS_EQUAL: return left <= right;
    case OP_GREATER: return left > right;
    case OP_GREATER_EQUAL: return left >= right;
    case OP_NOT_EQUAL: return left != right;
    default: return true;
    }
}

bool loop_ends_at_once(struct walk *w, struct node *condition, const struct node *step,
                       const struct changes *changes)
{
    long long before, by, right;
    struct decl *variable = step->child_count ? walk_assigned_variable(step->children[0]) : NULL;
    const struct change *change = variable ? known_change(changes, variable) : NULL;
    condition = node_skip_parens(condition);
    if (!change || change->count != 1 || !change->step || condition->child_count != 2 ||
        condition->kind != NODE_BINARY_OPERATOR)
        return false;
    const struct value *value = walk_find(w, variable);
    struct node *left = node_skip_parens(condition->children[0]);
    return left->kind == NODE_DECL_REF_EXPR && left->ref == variable && value && value->index &&
           index_is_constant(value->index, &before) && index_is_constant(change->step, &by) &&
           index_is_constant(walk_index(w, condition->children[1]), &right) &&
           !comparison_holds(condition->op, before + by, right);
}
