/* Lockstep: memory that one thread writes and another reads, or the other way round, with nothing
 * between them that synchronises.
 *
 * CUDA's hardware mostly does what such code means, as long as both threads are of one warp: the
 * steps of a reduction in the last warp, a scan with fences, a permutation in place. Elsewhere each
 * work-item may run to the next barrier by itself.
 *
 * Each kernel is walked through in the order of execution, with the functions it calls. The
 * accesses to shared and global memory since the last barrier are kept; a new one is compared with
 * them (uniform_memory.c). A branch adds to them, a loop's body is walked twice, since its start
 * follows its end, and is taken to run at least once. */
#include "analysis/uniform_walk.h"

#include "analysis/library.h"
#include "analysis/uniform.h"

#include <string.h>

#define MOST_NODES    60000
#define MOST_LIVE     6000
#define MOST_COMPARED 100000
#define DEEPEST_CALL  24

static void walk_node(struct walk *w, struct node *node);
static void walk_call_expression(struct walk *w, struct node *call);

/* --- bindings ------------------------------------------------------------ */

void walk_bind(struct walk *w, const struct decl *variable, struct value value)
{
    struct binding *binding = arena_new(w->arena, struct binding);
    binding->older = w->bindings;
    binding->variable = variable;
    binding->value = value;
    w->bindings = binding;
}

const struct value *walk_find(const struct walk *w, const struct decl *variable)
{
    for (const struct binding *b = w->bindings; b; b = b->older)
        if (b->variable == variable)
            return &b->value;
    return NULL;
}

static bool is_equal(struct walk *w, const struct index *a, const struct index *b)
{
    if (a == b || !a || !b)
        return a == b;
    const struct index *difference = index_add(&w->table, a, b, -1);
    return difference && !difference->count;
}

/* What a variable holds behind a branch: one value or the other. */
static struct value either(struct walk *w, const struct value *a, const struct value *b,
                           bool is_apart)
{
    struct value value = {NULL, a && b && (!is_apart || a->place == b->place)
                                    ? walk_either_place(w, a->place, b->place)
                                    : NULL};
    const struct index *left = a ? a->index : NULL, *right = b ? b->index : NULL;
    if (left && is_equal(w, left, right))
        value.index = left;
    else if (left || right)
        value.index = index_of_symbol(
            &w->table, index_new_symbol(&w->table, is_apart || walk_kind(left) >= INDEX_LANE ||
                                                           walk_kind(right) >= INDEX_LANE
                                                       ? INDEX_UNKNOWN
                                                       : INDEX_STEP));
    return value;
}

static bool is_older(const struct binding *binding, const struct binding *than)
{
    for (; than; than = than->older)
        if (than == binding)
            return true;
    return !binding;
}

/* Two ways that began with the same bindings come together. */
static void join_bindings(struct walk *w, const struct binding *start, const struct binding *other,
                          bool is_apart)
{
    const struct binding *mine = w->bindings;
    struct map seen = {.arena = w->arena};
    const struct binding *const ways[] = {mine, other};
    if (!is_older(start, mine) || !is_older(start, other))
        return;
    for (int way = 0; way < 2; way++)
        for (const struct binding *b = ways[way]; b && b != start; b = b->older) {
            if (map_get_pointer(&seen, b->variable))
                continue;
            map_put_pointer(&seen, b->variable, (void *)b);
            struct walk there = {.bindings = other}, here = {.bindings = mine};
            walk_bind(
                w, b->variable,
                either(w, walk_find(&here, b->variable), walk_find(&there, b->variable), is_apart));
        }
}

/* --- accesses ------------------------------------------------------------ */

static void add_live(struct walk *w, const struct access *access)
{
    if (w->live_count == MOST_LIVE) {
        w->limit = "memory that is accessed without a barrier between";
        return;
    }
    struct live *live = arena_new(w->arena, struct live);
    live->older = w->live;
    live->access = access;
    w->live = live;
    w->live_count++;
}

static void join_live(struct walk *w, const struct live *other)
{
    struct map mine = {.arena = w->arena};
    for (const struct live *l = w->live; l; l = l->older)
        map_put_pointer(&mine, l->access, (void *)l);
    for (const struct live *l = other; l; l = l->older)
        if (!map_get_pointer(&mine, l->access))
            add_live(w, l->access);
}

static void set_live(struct walk *w, const struct live *live)
{
    w->live = live;
    w->live_count = 0;
    for (; live; live = live->older)
        w->live_count++;
}

static bool is_known(const struct walk *w, const struct access *access)
{
    for (const struct live *l = w->live; l; l = l->older) {
        const struct access *a = l->access;
        if (a->node == access->node && a->writes == access->writes &&
            a->is_atomic == access->is_atomic && a->guards == access->guards &&
            a->place.root == access->place.root && a->place.count == access->place.count &&
            memcmp(a->place.parts, access->place.parts,
                   access->place.count * sizeof *access->place.parts) == 0)
            return true;
    }
    return false;
}

static const struct place *place_of_node(struct walk *w, struct node *node)
{
    return w->silent || w->frame->instance->function->decl->is_library ? NULL : walk_place(w, node);
}

/* Compares it with those that are live. */
static void find_meeting(struct walk *w, const struct access *access)
{
    struct index_table table = {.arena = &w->scratch}; /* comparing makes no symbols */
    for (const struct live *l = w->live; l && !w->later && w->compared <= MOST_COMPARED;
         l = l->older) {
        if (l->access->place.root != access->place.root)
            continue;
        if (++w->compared > MOST_COMPARED)
            w->limit = "memory that is accessed without a barrier between";
        if (w->compared % 256 == 0)
            arena_free(&w->scratch);
        if (accesses_meet(&table, l->access, access)) {
            w->earlier = l->access;
            w->later = access;
        }
    }
}

enum manner { READS, WRITES, ATOMIC };

static void note_access(struct walk *w, const struct place *place, struct node *node,
                        enum manner manner)
{
    if (!place || !place->root)
        return;
    struct access *access = arena_new(w->arena, struct access);
    *access = (struct access){.place = *place,
                              .writes = manner != READS,
                              .is_atomic = manner == ATOMIC,
                              .is_polled = w->polls,
                              .guards = w->guards,
                              .node = node};
    if (access->writes && !(manner == ATOMIC && wait_only_reads(node)))
        wait_note_write(w, &access->place);
    find_meeting(w, access);
    if (!is_known(w, access))
        add_live(w, access);
}

/* --- guards -------------------------------------------------------------- */

/* Does the condition hold for one thread only, `t == 0`? Then it says which. */
static void find_single(struct walk *w, struct guard *guard, const struct index *left,
                        const struct index *right)
{
    const struct index *difference = index_add(&w->table, right, left, -1);
    const struct index *minus_one = index_constant(&w->table, -1);
    if (guard->thread)
        return;
    for (unsigned i = 0; difference && i < difference->count; i++) {
        const struct index_term *term = &difference->terms[i];
        if (term->degree != 1 || term->symbols[0]->kind != INDEX_LANE ||
            term->symbols[0]->repeats || (term->factor != 1 && term->factor != -1))
            continue;
        const struct index *rest =
            index_replace(&w->table, difference, term->symbols[0], index_constant(&w->table, 0));
        guard->thread = term->symbols[0];
        guard->only = rest && term->factor == 1 ? index_multiply(&w->table, rest, minus_one) : rest;
        if (!guard->only || index_kind(guard->only) >= INDEX_LANE)
            guard->thread = NULL;
        else
            return;
    }
}

/* `t % 4 == 0`, `(t & 3) == 3` */
static void find_multiple(struct walk *w, struct guard *guard, struct node *rest)
{
    rest = node_skip_parens(rest);
    bool is_mask = rest->op == OP_BIT_AND;
    if (rest->kind != NODE_BINARY_OPERATOR || (rest->op != OP_REM && !is_mask) ||
        rest->child_count != 2 || guard->below)
        return;
    guard->multiple = walk_index(w, rest->children[0]);
    guard->of = index_add(&w->table, walk_index(w, rest->children[1]),
                          index_constant(&w->table, is_mask), 1);
    if (!guard->of)
        guard->multiple = NULL;
}

static void find_order(struct walk *w, struct guard *guard, const struct node *comparison,
                       bool holds)
{
    bool less = comparison->op == OP_LESS || comparison->op == OP_GREATER_EQUAL;
    bool greater = comparison->op == OP_GREATER || comparison->op == OP_LESS_EQUAL;
    bool strict = comparison->op == OP_LESS || comparison->op == OP_GREATER;
    const struct index *left = walk_index(w, comparison->children[0]);
    const struct index *right = walk_index(w, comparison->children[1]);
    if (less || greater) {
        guard->left = left;
        guard->right = right;
    }
    if ((!less && !greater) || strict != holds || guard->below)
        return;
    guard->below = less ? left : right;
    guard->limit = less ? right : left;
}

static void read_condition(struct walk *w, struct guard *guard, struct node *condition, bool holds)
{
    bool is_binary = condition->kind == NODE_BINARY_OPERATOR && condition->child_count == 2;
    const struct index *zero = index_constant(&w->table, 0);
    const struct type *type =
        is_binary ? node_skip_parens(condition->children[0])->type : condition->type;
    if (!type || (type->kind != TYPE_INTEGER && type->kind != TYPE_ENUM && type->kind != TYPE_BOOL))
        return;
    if (is_binary)
        find_order(w, guard, condition, holds);
    if (is_binary && condition->op == (holds ? OP_EQUAL : OP_NOT_EQUAL)) {
        find_multiple(w, guard, condition->children[0]);
        find_single(w, guard, walk_index(w, condition->children[0]),
                    walk_index(w, condition->children[1]));
    } else if (is_binary && holds && condition->op == OP_LESS) {
        long long limit;
        if (index_is_constant(walk_index(w, condition->children[1]), &limit) && limit == 1)
            find_single(w, guard, walk_index(w, condition->children[0]), zero);
    } else if (is_binary && !holds && condition->op == OP_GREATER) {
        long long limit;
        if (index_is_constant(walk_index(w, condition->children[1]), &limit) && limit == 0)
            find_single(w, guard, walk_index(w, condition->children[0]), zero);
    } else if (!is_binary && !holds) {
        find_single(w, guard, walk_index(w, condition), zero);
    }
}

/* May it differ inside a warp, as far as its integers show? */
static bool condition_is_apart(struct walk *w, struct node *condition)
{
    condition = node_skip_parens(condition);
    const struct type *type = condition->type;
    bool compares =
        condition->kind == NODE_BINARY_OPERATOR || condition->kind == NODE_UNARY_OPERATOR;
    if (compares && (!condition->child_count || condition->op == OP_DEREF))
        compares = false;
    if (!compares)
        return !type || !type_is_arithmetic(type) || type->kind == TYPE_FLOATING ||
               index_kind(walk_index(w, condition)) >= INDEX_LANE;
    for (size_t i = 0; i < condition->child_count; i++)
        if (condition_is_apart(w, condition->children[i]))
            return true;
    return false;
}

/* Guards for all that is said by the condition when it holds, or does not. */
static const struct guard *new_guard(struct walk *w, const struct guard *outer,
                                     struct node *condition, bool holds)
{
    condition = node_skip_parens(condition);
    bool is_binary = condition->kind == NODE_BINARY_OPERATOR && condition->child_count == 2;
    if (condition->kind == NODE_UNARY_OPERATOR && condition->op == OP_LOGICAL_NOT &&
        condition->child_count)
        return new_guard(w, outer, condition->children[0], !holds);
    if (is_binary && condition->op == (holds ? OP_LOGICAL_AND : OP_LOGICAL_OR))
        return new_guard(w, new_guard(w, outer, condition->children[0], holds),
                         condition->children[1], holds);
    struct guard *guard = arena_new(w->arena, struct guard);
    guard->outer = outer;
    guard->condition = condition;
    guard->is_else = !holds;
    guard->is_apart = condition_is_apart(w, condition);
    read_condition(w, guard, condition, holds);
    return guard;
}

/* --- expressions --------------------------------------------------------- */

/* What an lvalue is made of: indices and pointers, which are read. */
static void visit_lvalue(struct walk *w, struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind == NODE_DECL_REF_EXPR)
        return;
    if (node->kind == NODE_MEMBER_REF_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) {
        for (size_t i = 0; i < node->child_count; i++) {
            const struct node *inner = node_skip_parens(node->children[i]);
            bool leads = i == 0 && inner->type && inner->type->kind != TYPE_POINTER;
            if (leads)
                visit_lvalue(w, node->children[i]);
            else
                walk_node(w, node->children[i]);
        }
        return;
    }
    if (node->kind == NODE_CALL_EXPR) {
        walk_call_expression(w, node);
        return;
    }
    for (size_t i = 0; i < node->child_count; i++)
        walk_node(w, node->children[i]);
}

static struct value stepped(struct walk *w, struct node *node)
{
    bool up = node->op == OP_PRE_INC || node->op == OP_POST_INC;
    struct value value = walk_value(w, node->children[0]);
    const struct index *one = index_constant(&w->table, 1);
    if (value.index)
        value.index = index_add(&w->table, value.index, one, up ? 1 : -1);
    value.place = walk_moved(w, value.place, one, up ? 1 : -1);
    return value;
}

/* A pointer in an object gets a value. */
static void bind_member(struct walk *w, struct node *assignment)
{
    struct node *target = node_skip_parens(assignment->children[0]);
    bool reads = assignment->kind == NODE_COMPOUND_ASSIGN_OPERATOR;
    if (!target->type || target->type->kind != TYPE_POINTER)
        return;
    if (target->kind == NODE_ARRAY_SUBSCRIPT_EXPR)
        walk_bind_element(w, target, walk_pointer(w, reads ? assignment : assignment->children[1]));
    if (target->kind != NODE_MEMBER_REF_EXPR || !target->ref)
        return;
    walk_bind(w, walk_member_name(w, walk_object(w, target), target->ref),
              (struct value){NULL, walk_pointer(w, reads ? assignment : assignment->children[1])});
}

static void visit_assignment(struct walk *w, struct node *node)
{
    struct node *target = node->children[0];
    struct decl *variable = walk_assigned_variable(target);
    bool reads = node->kind == NODE_COMPOUND_ASSIGN_OPERATOR;

    walk_node(w, node->children[1]);
    const struct place *place = place_of_node(w, target); /* before its own side effects */
    struct value value = {NULL, NULL};
    if (variable && variable->type->kind != TYPE_POINTER)
        value = walk_value(w, reads ? node : node->children[1]);
    else if (variable)
        value.place = walk_pointer(w, reads ? node : node->children[1]);
    visit_lvalue(w, target);
    if (reads)
        note_access(w, place, target, READS);
    note_access(w, place, target, WRITES);
    if (variable)
        walk_bind(w, variable, value);
    else
        bind_member(w, node);
}

static void visit_step(struct walk *w, struct node *node)
{
    struct decl *variable = walk_assigned_variable(node->children[0]);
    const struct place *place = place_of_node(w, node->children[0]);
    visit_lvalue(w, node->children[0]);
    note_access(w, place, node->children[0], READS);
    note_access(w, place, node->children[0], WRITES);
    if (variable)
        walk_bind(w, variable, stepped(w, node));
}

/* --- calls --------------------------------------------------------------- */

static void bind_parameters(struct walk *w, struct node *call, struct function *callee)
{
    size_t first = call_first_argument(call);
    struct value *values = arena_alloc(w->arena, (callee->parameter_count + 1) * sizeof *values);
    for (size_t i = 0; i < callee->parameter_count; i++) {
        struct node *argument =
            i + first < call->argument_count ? call->arguments[i + first] : NULL;
        const struct decl *parameter = callee->parameters[i];
        if (!argument)
            continue;
        if (parameter->type->kind == TYPE_REFERENCE && !parameter->by_value)
            values[i] = (struct value){walk_value(w, argument).index, walk_place(w, argument)};
        else
            values[i] = walk_value(w, argument);
    }
    for (size_t i = 0; i < callee->parameter_count; i++) {
        walk_bind(w, callee->parameters[i], values[i]);
        if (i + first < call->argument_count && call->arguments[i + first])
            walk_bind_object(w, callee->parameters[i], call->arguments[i + first]);
    }
}

static const struct place *object_of(struct walk *w, struct node *call, const struct function *f)
{
    bool is_pointer;
    if (!f->record || f->is_static_method)
        return NULL;
    struct node *object = call_object(call, &is_pointer);
    if (!object || node_skip_parens(object)->kind == NODE_CXX_THIS_EXPR)
        return w->frame->self;
    return is_pointer ? walk_pointer(w, object) : walk_place(w, object);
}

/* The object, where it is a variable of the thread's own. */
static const struct decl *variable_of(struct walk *w, struct node *call, const struct function *f)
{
    bool is_pointer;
    struct node *object = f->record && !f->is_static_method && !f->is_constructor
                              ? call_object(call, &is_pointer)
                              : NULL;
    return object ? walk_object(w, object) : f->record ? w->frame->object : NULL;
}

static bool is_running(struct walk *w, const struct instance *instance)
{
    int depth = 0;
    for (const struct frame *f = w->frame; f; f = f->caller)
        if (f->instance == instance)
            return true;
        else
            depth++;
    if (depth > DEEPEST_CALL)
        w->limit = "depth of calls";
    return depth > DEEPEST_CALL;
}

static struct value enter_call(struct walk *w, struct node *call, struct instance *callee)
{
    struct frame frame = {.caller = w->frame, .instance = callee, .guards = w->guards};
    struct value none = {NULL, NULL};
    if (!callee->function->body || is_running(w, callee) || w->budget < 0)
        return none;
    frame.self = object_of(w, call, callee->function);
    frame.object = variable_of(w, call, callee->function);
    bind_parameters(w, call, callee->function);
    w->frame = &frame;
    walk_node(w, callee->function->body);
    w->frame = frame.caller;
    w->guards = frame.guards;
    return frame.result;
}

struct value walk_call(struct walk *w, struct node *call, struct instance *callee)
{
    const struct live *live = w->live;
    size_t live_count = w->live_count;
    const struct binding *bindings = w->bindings;
    w->silent++;
    struct value value = enter_call(w, call, callee);
    w->silent--;
    w->live = live;
    w->live_count = live_count;
    w->bindings = bindings;
    return value;
}

/* Variables that a function may have changed through a reference or pointer. */
static void forget_arguments(struct walk *w, const struct node *call)
{
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i] ? node_skip_parens(call->arguments[i]) : NULL;
        bool is_address = argument && argument->kind == NODE_UNARY_OPERATOR &&
                          argument->op == OP_ADDR_OF && argument->child_count;
        struct decl *variable = is_address ? walk_assigned_variable(argument->children[0]) : NULL;
        const struct function *f = call->ref ? call->ref->function : NULL;
        size_t first = call_first_argument(call);
        if (argument && f && i >= first && i - first < f->parameter_count &&
            type_is_mutable_reference(f->parameters[i - first]->type) &&
            !f->parameters[i - first]->by_value)
            variable = walk_assigned_variable(argument);
        if (variable)
            walk_bind(w, variable, (struct value){NULL, NULL});
    }
}

static bool is_memory_copy(const struct node *call)
{
    return call->ref && strcmp(call->ref->name, "operator=") == 0 && call->argument_count == 2;
}

static bool is_reference_argument(const struct function *f, size_t parameter)
{
    return f && parameter < f->parameter_count &&
           f->parameters[parameter]->type->kind == TYPE_REFERENCE &&
           !f->parameters[parameter]->by_value;
}

static const struct place *argument_place(struct walk *w, const struct node *call, size_t i)
{
    return w->silent || i >= call->argument_count || !call->arguments[i]
               ? NULL
               : walk_pointer(w, call->arguments[i]);
}

/* Functions of CUDA's that work on memory: atomic ones, and copies, of which the first element
 * counts. */
static void note_library_call(struct walk *w, struct node *call)
{
    if (!call->ref || !call->ref->in_system)
        return;
    const char *name = call->ref->name;
    bool copies = strcmp(name, "memcpy") == 0 || strcmp(name, "memmove") == 0;
    if (copies)
        note_access(w, argument_place(w, call, 1), call, READS);
    if (copies || strcmp(name, "memset") == 0)
        note_access(w, argument_place(w, call, 0), call, WRITES);
    if (strncmp(name, "atomic", strlen("atomic")) == 0)
        note_access(w, argument_place(w, call, 0), call, ATOMIC);
}

static void walk_call_expression(struct walk *w, struct node *call)
{
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    const struct function *f = callee ? callee->function : NULL;
    size_t first = call_first_argument(call);
    bool copies = !callee && is_memory_copy(call);

    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i];
        if (!argument)
            continue;
        if ((copies && i == 0) || i < first || is_reference_argument(f, i - first))
            visit_lvalue(w, argument);
        else
            walk_node(w, argument);
    }
    if (library_sync(w->analysis->model, call).barrier != RULE_BARRIER_NONE && !w->silent)
        set_live(w, NULL);
    if (callee) {
        enter_call(w, call, callee);
        forget_arguments(w, call);
    } else if (copies) {
        note_access(w, place_of_node(w, call->arguments[0]), call->arguments[0], WRITES);
    } else {
        note_library_call(w, call);
    }
}

/* --- branches ------------------------------------------------------------ */

static bool leaves(const struct node *statement)
{
    if (statement->kind == NODE_COMPOUND_STMT)
        return statement->child_count && leaves(statement->children[statement->child_count - 1]);
    return statement->kind == NODE_RETURN_STMT;
}

static void visit_if(struct walk *w, struct node *node)
{
    const struct guard *outer = w->guards;
    size_t at = 0;
    long long value;

    while (at + 1 < node->child_count && !node_is_expression(node->children[at]->kind))
        walk_node(w, node->children[at++]); /* what the condition declares */
    struct node *condition = node->children[at++];
    walk_node(w, condition);
    struct node *yes = at < node->child_count ? node->children[at++] : NULL;
    struct node *no = at < node->child_count ? node->children[at] : NULL;
    if (index_is_constant(walk_index(w, condition), &value) ||
        (condition->type && model_evaluate(condition, &value))) {
        if (value ? yes : no)
            walk_node(w, value ? yes : no);
        return;
    }
    const struct guard *guard = new_guard(w, outer, condition, true);
    const struct binding *start = w->bindings;
    const struct live *live = w->live;
    w->guards = guard;
    if (yes)
        walk_node(w, yes);
    const struct binding *then_bindings = w->bindings;
    const struct live *then_live = w->live;
    w->bindings = start;
    set_live(w, live);
    w->guards = outer;
    const struct guard *otherwise = new_guard(w, outer, condition, false);
    w->guards = otherwise;
    if (no)
        walk_node(w, no);
    w->guards = outer;
    if (yes && leaves(yes)) {
        w->guards = otherwise; /* all that follows */
        return;
    }
    if (no && leaves(no)) {
        w->guards = guard;
        w->bindings = then_bindings;
        set_live(w, then_live);
        return;
    }
    join_bindings(w, start, then_bindings, guard->is_apart);
    join_live(w, then_live);
}

static void visit_switch(struct walk *w, struct node *node)
{
    const struct binding *start = w->bindings;
    const struct live *live = w->live;
    for (size_t i = 0; i < node->child_count; i++)
        walk_node(w, node->children[i]);
    join_bindings(w, start, start, true);
    join_live(w, live);
}

/* --- loops --------------------------------------------------------------- */

static bool is_init(const struct node *loop, size_t child)
{
    const struct node *node = loop->children[child];
    return loop->kind == NODE_FOR_STMT && child == 0 && loop->child_count > 1 &&
           (node->kind == NODE_DECL_STMT || node_is_assignment(node));
}

/* In a loop's body its condition holds; for whom else is not known. */
static const struct guard *loop_guard(struct walk *w, struct node *condition)
{
    const struct guard *inner = w->guards;
    if (!node_is_expression(condition->kind) || condition->kind != NODE_BINARY_OPERATOR)
        return inner;
    const struct guard *guards = new_guard(w, w->guards, condition, true);
    for (const struct guard *g = guards; g != w->guards; g = g->outer) {
        struct guard *copy = arena_new(w->arena, struct guard);
        *copy = *g;
        copy->is_apart = false;
        copy->thread = NULL;
        copy->outer = inner;
        inner = copy;
    }
    return inner;
}

/* The part of a `for` that comes behind its body. */
static bool is_loop_step(const struct node *node)
{
    return node_is_step(node) || node_is_assignment(node) ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_COMMA);
}

static void visit_loop(struct walk *w, struct node *node)
{
    struct changes changes = {NULL, 0};
    const struct guard *outer = w->guards;
    size_t first = 0, last = node->child_count ? node->child_count - 1 : 0;

    if (node->child_count && is_init(node, 0))
        walk_node(w, node->children[first++]);
    const struct binding *start = w->bindings;
    for (size_t i = first; i < node->child_count; i++)
        loop_collect_changes(w, node->children[i], &changes);
    w->bindings = start;
    struct progress progress = loop_new_progress(w);
    for (int round = 0; round < 2; round++) { /* any round, and the one behind it */
        progress.is_next = round == 1;
        loop_bind_changes(w, &changes, start, &progress);
        /* condition, body, step: the body is the last child of all but do */
        for (size_t i = first; i <= last && i < node->child_count; i++) {
            bool is_body = i == last && node->kind != NODE_DO_STMT;
            if (is_body && i > first)
                w->guards = loop_guard(w, node->children[first]);
            w->polls = !is_body && node_is_expression(node->children[i]->kind);
            if (node->kind != NODE_FOR_STMT || is_body || !is_loop_step(node->children[i]))
                walk_node(w, node->children[i]);
            w->polls = false;
        }
        w->guards = outer;
        for (size_t i = first; node->kind == NODE_FOR_STMT && i < last; i++)
            if (is_loop_step(node->children[i]))
                walk_node(w, node->children[i]);
    }
    wait_look(w, node);
    w->bindings = start;
    progress = loop_new_progress(w);
    loop_bind_changes(w, &changes, start, &progress);
}

/* --- statements ---------------------------------------------------------- */

static void visit_declaration(struct walk *w, struct decl *decl)
{
    if (decl->kind != DECL_VARIABLE || !decl->init)
        return;
    bool is_reference = decl->type->kind == TYPE_REFERENCE;
    if (is_reference)
        visit_lvalue(w, decl->init);
    else
        walk_node(w, decl->init);
    if (decl->storage != STORAGE_AUTO)
        return;
    struct value value = walk_value(w, decl->init);
    if (is_reference)
        value.place = walk_place(w, decl->init);
    walk_bind(w, decl, value);
    walk_bind_object(w, decl, decl->init);
}

static void visit_return(struct walk *w, struct node *node)
{
    if (!node->child_count)
        return;
    struct frame *frame = w->frame;
    bool is_reference = frame->instance->function->result->kind == TYPE_REFERENCE;
    if (is_reference)
        visit_lvalue(w, node->children[0]);
    else
        walk_node(w, node->children[0]);
    struct value value = is_reference ? (struct value){NULL, walk_place(w, node->children[0])}
                                      : walk_value(w, node->children[0]);
    frame->result = frame->has_result ? either(w, &frame->result, &value, true) : value;
    frame->has_result = true;
}

static void walk_children(struct walk *w, struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++)
        walk_node(w, node->children[i]);
}

/* Reads an object; an array that becomes a pointer is not read. */
static void visit_read(struct walk *w, struct node *node)
{
    bool is_array = node->type && node->type->kind == TYPE_ARRAY;
    const struct place *place = is_array ? NULL : place_of_node(w, node);
    visit_lvalue(w, node);
    note_access(w, place, node, READS);
}

/* A call, and a read of what it gives a reference to. */
static void visit_read_call(struct walk *w, struct node *call)
{
    const struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    walk_call_expression(w, call);
    if (callee && callee->function->result->kind == TYPE_REFERENCE)
        note_access(w, place_of_node(w, call), call, READS);
}

/* The second operand of `&&` and `||`, and those of `?:` behind the first, under a condition. */
static void visit_chosen(struct walk *w, struct node *node)
{
    const struct guard *outer = w->guards;
    bool is_or = node->kind == NODE_BINARY_OPERATOR && node->op == OP_LOGICAL_OR;
    walk_node(w, node->children[0]);
    for (size_t i = 1; i < node->child_count; i++) {
        w->guards = new_guard(w, outer, node->children[0], i == 1 && !is_or);
        walk_node(w, node->children[i]);
        w->guards = outer;
    }
}

static void visit_unary(struct walk *w, struct node *node)
{
    if (node_is_step(node))
        visit_step(w, node);
    else if (node->op == OP_ADDR_OF && node->child_count)
        visit_lvalue(w, node->children[0]);
    else if (node->op == OP_DEREF)
        visit_read(w, node);
    else
        walk_children(w, node);
}

static void walk_node(struct walk *w, struct node *node)
{
    if (w->budget-- < 0 || w->compared > MOST_COMPARED)
        return;
    switch (node->kind) {
    case NODE_IF_STMT: visit_if(w, node); return;
    case NODE_SWITCH_STMT: visit_switch(w, node); return;
    case NODE_RETURN_STMT: visit_return(w, node); return;
    case NODE_CALL_EXPR: visit_read_call(w, node); return;
    case NODE_UNARY_OPERATOR: visit_unary(w, node); return;
    case NODE_LAMBDA_EXPR: return; /* its body is walked where it is called */
    case NODE_UNARY_EXPR: return;  /* sizeof evaluates nothing */
    case NODE_ARRAY_SUBSCRIPT_EXPR:
    case NODE_MEMBER_REF_EXPR:
    case NODE_DECL_REF_EXPR: visit_read(w, node); return;
    default: break;
    }
    if (node_is_loop(node->kind)) {
        visit_loop(w, node);
        return;
    }
    bool chooses = node->kind == NODE_CONDITIONAL_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR &&
                    (node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR));
    if (node_is_assignment(node) || (chooses && node->child_count > 1)) {
        (chooses ? visit_chosen : visit_assignment)(w, node);
        return;
    }
    for (size_t i = 0; i < node->declared_count; i++)
        visit_declaration(w, node->declared[i]);
    if (node->kind != NODE_DECL_STMT)
        walk_children(w, node);
}

/* --- the kernel ---------------------------------------------------------- */

struct lockstep uniform_find_lockstep(struct analysis *analysis, struct instance *kernel)
{
    struct arena arena = {NULL};
    struct frame frame = {.instance = kernel};
    struct walk w = {.analysis = analysis,
                     .arena = &arena,
                     .table = {.arena = &arena, .symbols = {.arena = &arena}},
                     .texts = {.arena = &arena},
                     .waits_seen = {.arena = &arena},
                     .frame = &frame,
                     .budget = MOST_NODES};
    struct lockstep found = {.earlier = NULL};

    if (kernel->function->body)
        walk_node(&w, kernel->function->body);
    if (w.later)
        found = (struct lockstep){.earlier = w.earlier->node,
                                  .later = w.later->node,
                                  .writes = w.later->writes,
                                  .is_atomic = w.later->is_atomic};
    else
        found.limit = w.limit        ? w.limit
                      : w.budget < 0 ? "code, with that of the functions it calls"
                                     : NULL;
    found.waits = wait_found(&w);
    arena_free(&arena);
    arena_free(&w.scratch);
    return found;
}
