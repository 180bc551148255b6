/* What loops do to variables: they grow by the same in each round, or are multiplied by the same,
 * or something else happens to them. */
#include "analysis/uniform_walk.h"

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

static struct change *find_change(struct walk *w, struct changes *changes, struct decl *variable)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == variable)
            return &changes->items[i];
    struct change change = {variable, NULL, 0, INDEX_SIZE, 0};
    arena_push(w->arena, changes->items, changes->count, change);
    return &changes->items[changes->count - 1];
}

static void add_change(struct walk *w, struct changes *changes, struct decl *variable,
                       struct node *value, long long sign, bool grows)
{
    struct change *change = find_change(w, changes, variable);
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
        if (scale && find_change(w, changes, variable)->count == 1)
            find_change(w, changes, variable)->scale = scale;
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
static const struct place *other_place(struct walk *w, struct decl *variable,
                                       const struct place *before)
{
    return variable->type->kind == TYPE_POINTER ? walk_other_place(w, before) : NULL;
}

/* A kernel's parameter that was not changed before; NULL: it is none. */
static const struct index *parameter_index(struct walk *w, const struct decl *variable)
{
    return variable->kind == DECL_PARAMETER && w->frame->instance->function->is_kernel
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
        struct value value = {NULL, NULL};
        const struct index *held = before ? before->index : parameter_index(w, change->variable);
        const struct place *led =
            before ? before->place : walk_parameter_pointer(w, change->variable);
        value.index = in_round(w, progress, change, held);
        value.place = place_in_round(w, progress, change, led);
        if (!value.index && !value.place && progress->is_next)
            continue; /* what the last round made of it */
        bool same = walk_kind(held) < INDEX_LANE && change->kind < INDEX_LANE;
        if (!value.place)
            value.place = other_place(w, change->variable, led);
        if (!value.index && change->variable->type->kind != TYPE_POINTER)
            value.index = index_of_symbol(
                &w->table, index_new_symbol(&w->table, same ? INDEX_STEP : INDEX_UNKNOWN));
        walk_bind(w, change->variable, value);
    }
}

struct progress loop_new_progress(struct walk *w)
{
    struct index_symbol *rounds = index_new_symbol(&w->table, INDEX_STEP);
    rounds->is_round = rounds->is_natural = true;
    return (struct progress){.rounds = index_of_symbol(&w->table, rounds),
                             .powers = {.arena = w->arena}};
}
