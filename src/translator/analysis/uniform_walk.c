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
#include "model/facts.h"

#include <string.h>

#define MOST_NODES    60000
#define MOST_LIVE     6000
#define MOST_COMPARED 100000
#define DEEPEST_CALL  24

static void walk_node(struct walk *w, struct node *node);
static void walk_any(struct walk *w, struct node *node);
static void walk_inside(struct walk *w, struct node *node);
static void walk_call_expression(struct walk *w, struct node *call);

/* --- bindings ------------------------------------------------------------ */

void walk_bind(struct walk *w, const void *variable, struct value value)
{
    struct binding *binding = arena_new(w->arena, struct binding);
    binding->older = w->bindings;
    binding->variable = variable;
    binding->value = value;
    w->bindings = binding;
    if (!map_get_pointer(w->bound, variable))
        map_put_pointer(w->bound, variable, (void *)variable);
}

const struct value *walk_find(const struct walk *w, const void *variable)
{
    if (w->bound && !map_get_pointer(w->bound, variable))
        return NULL;
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

struct value walk_either(struct walk *w, const struct value *a, const struct value *b,
                         bool is_apart)
{
    struct value value = {.place =
                              a && b ? walk_either_place(w, a->place, b->place, is_apart) : NULL,
                          .object = a && b && a->object == b->object ? a->object : NULL};
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
            walk_bind(w, b->variable,
                      walk_either(w, walk_find(&here, b->variable), walk_find(&there, b->variable),
                                  is_apart));
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
        if (l == other)
            return; /* nothing was forgotten */
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
    walk_inside(w, node);
}

static struct value stepped(struct walk *w, struct node *node)
{
    bool up = node->op == OP_PRE_INC || node->op == OP_POST_INC;
    struct value value = walk_value(w, node->children[0]);
    const struct index *one = index_constant(&w->table, 1);
    if (value.index)
        value.index = index_add(&w->table, value.index, one, up ? 1 : -1);
    value.place = walk_moved(w, value.place, one, up ? 1 : -1);
    value.object = NULL;
    return value;
}

/* `a = b` of objects */
static void bind_whole(struct walk *w, struct node *target, struct node *value)
{
    const void *from = walk_object(w, value);
    if (target->type && target->type->kind == TYPE_RECORD)
        walk_copy_object(w, walk_object(w, target), from ? from : walk_made_object(w, value),
                         target->type, false);
}

/* A pointer or an integer in an object gets a value. */
static void bind_member(struct walk *w, struct node *assignment)
{
    struct node *target = node_skip_parens(assignment->children[0]);
    bool reads = assignment->kind == NODE_COMPOUND_ASSIGN_OPERATOR;
    if (!reads)
        bind_whole(w, target, assignment->children[1]);
    bool is_pointer = target->type && target->type->kind == TYPE_POINTER;
    if (is_pointer && target->kind == NODE_ARRAY_SUBSCRIPT_EXPR)
        walk_bind_element(w, target, walk_pointer(w, reads ? assignment : assignment->children[1]));
    const void *name = is_pointer && target->kind == NODE_MEMBER_REF_EXPR && target->ref
                           ? walk_named_member(w, target)
                           : walk_part(w, target);
    if (name)
        walk_bind(w, name, walk_value(w, reads ? assignment : assignment->children[1]));
}

static void visit_assignment(struct walk *w, struct node *node)
{
    struct node *target = node->children[0];
    struct decl *variable = walk_assigned_variable(target);
    bool reads = node->kind == NODE_COMPOUND_ASSIGN_OPERATOR;

    walk_node(w, node->children[1]);
    const struct place *place = place_of_node(w, target); /* before its own side effects */
    struct value value = {NULL, NULL, NULL};
    if (variable)
        value = walk_value(w, reads ? node : node->children[1]);
    visit_lvalue(w, target);
    if (reads)
        note_access(w, place, target, READS);
    note_access(w, place, target, WRITES);
    if (variable && variable->type->kind != TYPE_RECORD)
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
    const void *name = variable ? variable : walk_part(w, node->children[0]);
    if (name)
        walk_bind(w, name, stepped(w, node));
}

/* --- objects without a name ----------------------------------------------- */

/* One that a destructor ends with the full-expression. */
struct dying {
    struct dying *older;
    struct node *node;
    const struct guard *guards; /* where it was made */
};

static void note_temporary(struct walk *w, struct node *node)
{
    if (!node->cleanup)
        return;
    struct dying *dying = arena_new(w->arena, struct dying);
    *dying = (struct dying){w->dying, node, w->guards};
    w->dying = dying;
}

/* The youngest first. */
static void destroy_temporaries(struct walk *w)
{
    const struct guard *outer = w->guards;
    for (const struct dying *d = w->dying; d; d = d->older) {
        const struct live *live = w->live;
        const struct decl *object = model_temporary(d->node);
        if (object)
            walk_copy_object(w, object, walk_object(w, d->node), object->type, false);
        w->guards = d->guards;
        walk_node(w, d->node->cleanup);
        w->guards = outer;
        if (d->guards != outer)
            join_live(w, live);
    }
}

static void walk_whole(struct walk *w, struct node *node,
                       void (*walk)(struct walk *w, struct node *node))
{
    struct dying *outer = w->dying;
    bool is_inside = w->is_inside;
    w->dying = NULL;
    w->is_inside = true;
    w->moment = ++w->moments;
    walk(w, node);
    destroy_temporaries(w);
    w->dying = outer;
    w->is_inside = is_inside;
}

/* The parts of an expression, and the object that a list makes of them. */
static void walk_inside(struct walk *w, struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++)
        walk_node(w, node->children[i]);
    if (node->kind == NODE_INIT_LIST_EXPR && node->type && node->type->kind == TYPE_RECORD)
        walk_bind_list(w, walk_made_object(w, node), node->type, node);
    note_temporary(w, node);
}

/* --- calls --------------------------------------------------------------- */

static void bind_parameters(struct walk *w, struct node *call, const struct function *callee)
{
    size_t first = call_first_argument(call);
    struct value *values = arena_alloc(w->arena, (callee->parameter_count + 1) * sizeof *values);
    for (size_t i = 0; i < callee->parameter_count; i++) {
        struct node *argument =
            i + first < call->argument_count ? call->arguments[i + first] : NULL;
        const struct decl *parameter = callee->parameters[i];
        if (!argument)
            continue;
        values[i] = walk_value(w, argument);
        if (parameter->type->kind == TYPE_REFERENCE && !parameter->by_value)
            values[i].place = walk_place(w, argument);
        if (parameter->type->kind == TYPE_REFERENCE || parameter->type->kind == TYPE_RECORD)
            values[i].object = walk_object(w, argument);
    }
    for (size_t i = 0; i < callee->parameter_count; i++) {
        const struct decl *parameter = callee->parameters[i];
        if (parameter->type->kind == TYPE_RECORD)
            walk_copy_object(w, parameter,
                             values[i].object ? values[i].object : walk_made_object(w, call),
                             parameter->type, false);
        else
            walk_bind(w, parameter, values[i]);
    }
}

static const struct place *object_of(struct walk *w, struct node *call, const struct function *f)
{
    bool is_pointer;
    if (!f->record || f->is_static_method || f->is_constructor)
        return NULL;
    struct node *object = call_object(call, &is_pointer);
    if (!object || node_skip_parens(object)->kind == NODE_CXX_THIS_EXPR)
        return w->frame->self;
    return is_pointer ? walk_pointer(w, object) : walk_place(w, object);
}

/* The same, where it is one of the thread's own. */
static const void *own_object_of(struct walk *w, struct node *call, const struct function *f)
{
    bool is_pointer;
    if (!f->record || f->is_static_method)
        return NULL;
    if (f->is_constructor)
        return walk_made_object(w, call);
    struct node *object = call_object(call, &is_pointer);
    return object ? walk_object(w, object) : w->frame->object;
}

/* A copy or an assignment that the compiler makes, of all members that have no function for it. */
static void copy_by_itself(struct walk *w, struct node *call, const struct function *f)
{
    size_t first = call_first_argument(call);
    enum special special = f->is_synthesised ? f->special : model_special_of(f->decl);
    bool copies = special == SPECIAL_COPY || special == SPECIAL_MOVE || special == SPECIAL_ASSIGN ||
                  special == SPECIAL_MOVE_ASSIGN;
    if (copies && (f->is_synthesised || f->is_implicit || !f->body) &&
        first < call->argument_count && call->arguments[first])
        walk_copy_object(w, own_object_of(w, call, f), walk_object(w, call->arguments[first]),
                         call->arguments[first]->type, false);
}

/* The members of the object, and what constructors of bases and other constructors make of it. */
static void walk_initialisers(struct walk *w, const struct function *f)
{
    for (size_t i = 0; i < f->initialiser_count; i++) {
        const struct decl *member = f->initialisers[i]->ref;
        struct node *value = f->initialisers[i]->children[0];
        bool is_field = member && member->kind == DECL_FIELD;
        walk_whole(w, value,
                   is_field && member->type->kind == TYPE_REFERENCE ? visit_lvalue : walk_any);
        if (f->is_constructor && is_field)
            walk_initialise(w, walk_member_name(w, w->frame->object, member), member->type, value);
        else if (f->is_constructor && value->type)
            walk_copy_object(w, w->frame->object, walk_object(w, value), value->type, false);
    }
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
    const struct function *f = callee->function;
    struct frame frame = {
        .caller = w->frame, .instance = callee, .call = call, .guards = w->guards};
    struct value none = {NULL, NULL, NULL};
    bool is_inside = w->is_inside;
    unsigned long moment = w->moment;
    copy_by_itself(w, call, f);
    if (!f->body || is_running(w, callee) || w->budget < 0)
        return none;
    frame.self = object_of(w, call, f);
    frame.object = own_object_of(w, call, f);
    bind_parameters(w, call, f);
    const struct value *outside = closure_enter(w, f, &frame);
    frame.number = ++w->frames;
    w->frame = &frame;
    w->is_inside = false;
    walk_initialisers(w, f);
    walk_node(w, f->body);
    w->is_inside = is_inside;
    w->moment = moment;
    w->frame = frame.caller;
    w->guards = frame.guards;
    closure_leave(w, f, outside);
    return frame.result;
}

/* What a call gave. */
struct given {
    unsigned long frame, moment;
    struct value value;
};

static struct value give(struct walk *w, struct node *call, struct instance *callee)
{
    struct given *given = arena_new(w->arena, struct given);
    struct value value = enter_call(w, call, callee);
    *given = (struct given){w->frame->number, w->moment, value};
    map_put_pointer(&w->given, call, given);
    return value;
}

/* One that was walked through in this full-expression is not again: it may have changed something,
 * and there may be calls in calls. */
struct value walk_call(struct walk *w, struct node *call, struct instance *callee)
{
    const struct given *given = map_get_pointer(&w->given, call);
    if (given && given->frame == w->frame->number && given->moment == w->moment)
        return given->value;
    const struct live *live = w->live;
    size_t live_count = w->live_count;
    const struct binding *bindings = w->bindings;
    w->silent++;
    struct value value = give(w, call, callee);
    w->silent--;
    w->live = live;
    w->live_count = live_count;
    w->bindings = bindings;
    return value;
}

static void forget_value(struct walk *w, struct node *lvalue)
{
    const struct decl *variable = walk_assigned_variable(lvalue);
    const void *name = variable ? variable : walk_part(w, lvalue);
    if (name)
        walk_bind(w, name, (struct value){NULL, NULL, NULL});
}

/* Variables that a function may have changed through a reference or pointer. */
static void forget_arguments(struct walk *w, const struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    size_t first = call_first_argument(call);
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i] ? node_skip_parens(call->arguments[i]) : NULL;
        bool is_address = argument && argument->kind == NODE_UNARY_OPERATOR &&
                          argument->op == OP_ADDR_OF && argument->child_count;
        if (is_address)
            forget_value(w, argument->children[0]);
        if (argument && f && i >= first && i - first < f->parameter_count &&
            type_is_mutable_reference(f->parameters[i - first]->type) &&
            !f->parameters[i - first]->by_value)
            forget_value(w, argument);
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

/* What a method is called on, where it is no argument. */
static void visit_object(struct walk *w, const struct node *call)
{
    const struct node *member = call->child_count && !node_is_argument(call, call->children[0])
                                    ? node_skip_parens(call->children[0])
                                    : NULL;
    if (!member || member->kind != NODE_MEMBER_REF_EXPR || !member->child_count)
        return;
    if (node_is_pointer(member->children[0]))
        walk_node(w, member->children[0]);
    else
        visit_lvalue(w, member->children[0]);
}

static void walk_call_expression(struct walk *w, struct node *call)
{
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    const struct function *f = callee ? callee->function : NULL;
    size_t first = call_first_argument(call);
    bool copies = !callee && is_memory_copy(call);

    visit_object(w, call);
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
    if (library_sync(w->analysis->model, call).barrier == RULE_BARRIER_GROUP)
        wait_note_barrier(w);
    if (callee) {
        give(w, call, callee);
        forget_arguments(w, call);
    } else if (copies) {
        note_access(w, place_of_node(w, call->arguments[0]), call->arguments[0], WRITES);
        bind_whole(w, call->arguments[0], call->arguments[1]);
    } else {
        note_library_call(w, call);
    }
    note_temporary(w, call);
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
    const struct guard *guard = guard_new(w, outer, condition, true);
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
    const struct guard *otherwise = guard_new(w, outer, condition, false);
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
    w->unordered++;
    for (size_t i = 0; i < node->child_count; i++)
        walk_node(w, node->children[i]);
    w->unordered--;
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

/* The part of a `for` that comes behind its body. */
static bool is_loop_step(const struct node *node)
{
    return node_is_step(node) || node_is_assignment(node) ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_COMMA);
}

/* Condition, body, step: the body is the last child of all but do. */
static void walk_round(struct walk *w, const struct node *loop, size_t first,
                       const struct index_symbol *rounds)
{
    const struct guard *outer = w->guards;
    const struct index_symbol *round = w->round;
    size_t last = loop->child_count ? loop->child_count - 1 : 0;
    w->round = rounds;
    for (size_t i = first; i <= last && i < loop->child_count; i++) {
        bool is_body = i == last && loop->kind != NODE_DO_STMT;
        if (is_body && i > first)
            w->guards = guard_of_loop(w, loop->children[first]);
        w->polls = !is_body && node_is_expression(loop->children[i]->kind);
        if (loop->kind != NODE_FOR_STMT || is_body || !is_loop_step(loop->children[i]))
            walk_node(w, loop->children[i]);
        w->polls = false;
    }
    w->guards = outer;
    for (size_t i = first; loop->kind == NODE_FOR_STMT && i < last; i++)
        if (is_loop_step(loop->children[i]))
            walk_node(w, loop->children[i]);
    w->round = round;
}

/* What a round makes of parts of objects shows only when it is walked: the functions that it calls
 * may change them. Once more, if they grow: do they from there, too? */
static void find_changed_parts(struct walk *w, const struct node *loop, size_t first,
                               struct changes *changes)
{
    struct walk before = *w;
    struct frame frame = *w->frame;
    bool is_new = loop_may_change_parts(w, loop);
    w->silent++;
    for (int trial = 0; is_new && trial < 3; trial++) {
        struct progress progress = loop_new_progress(w);
        loop_bind_changes(w, changes, before.bindings, &progress);
        const struct binding *start = w->bindings;
        walk_round(w, loop, first, loop_rounds(&progress));
        is_new = loop_add_parts(w, start, changes);
        w->bindings = before.bindings;
    }
    w->silent--;
    w->live = before.live;
    w->live_count = before.live_count;
    w->guards = before.guards;
    *w->frame = frame;
}

/* `for (int i = 0; i < 1; i++)`, as templates have it whose parameter is 1: is there no second
 * round? */
static bool runs_once(struct walk *w, const struct node *loop, size_t first,
                      const struct changes *changes)
{
    if (loop->kind != NODE_FOR_STMT || loop->child_count != first + 3 ||
        !is_loop_step(loop->children[first + 1]))
        return false;
    return loop_ends_at_once(w, loop->children[first], loop->children[first + 1], changes);
}

static void visit_loop(struct walk *w, struct node *node)
{
    struct changes changes = {NULL, 0};
    size_t first = 0;

    if (node->child_count && is_init(node, 0))
        walk_node(w, node->children[first++]);
    const struct binding *start = w->bindings;
    for (size_t i = first; i < node->child_count; i++)
        loop_collect_changes(w, node->children[i], &changes);
    w->bindings = start;
    bool is_once = runs_once(w, node, first, &changes);
    if (is_once)
        walk_round(w, node, first, w->round);
    else
        find_changed_parts(w, node, first, &changes);
    struct progress progress = loop_new_progress(w);
    for (int round = 0; round < 2 && !is_once; round++) { /* any round, and the one behind it */
        progress.is_next = round == 1;
        loop_bind_changes(w, &changes, start, &progress);
        walk_round(w, node, first, loop_rounds(&progress));
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
    walk_whole(w, decl->init, is_reference ? visit_lvalue : walk_any);
    if (decl->storage != STORAGE_AUTO)
        return;
    if (type_is_arithmetic(decl->type))
        walk_bind(w, decl, walk_value(w, decl->init));
    else
        walk_initialise(w, decl, decl->type, decl->init);
}

static void visit_return(struct walk *w, struct node *node)
{
    if (!node->child_count)
        return;
    struct frame *frame = w->frame;
    const struct type *type = frame->instance->function->result;
    struct node *result = node->children[0];
    bool is_reference = type->kind == TYPE_REFERENCE;
    walk_whole(w, result, is_reference ? visit_lvalue : walk_any);
    struct value value =
        is_reference ? (struct value){NULL, walk_place(w, result), NULL} : walk_value(w, result);
    if (is_reference)
        value.object = walk_object(w, result);
    if (frame->call && type->kind == TYPE_RECORD)
        walk_copy_object(w, walk_made_object(w, frame->call), walk_object(w, result), type,
                         frame->has_result);
    frame->result = frame->has_result ? walk_either(w, &frame->result, &value, true) : value;
    frame->has_result = true;
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
    bool is_object = node->type && node->type->kind == TYPE_RECORD;
    walk_node(w, node->children[0]);
    for (size_t i = 1; i < node->child_count; i++) {
        const struct live *live = w->live;
        w->guards = guard_new(w, outer, node->children[0], i == 1 && !is_or);
        walk_node(w, node->children[i]);
        w->guards = outer;
        join_live(w, live);
        if (is_object)
            walk_copy_object(w, walk_made_object(w, node), walk_object(w, node->children[i]),
                             node->type, i > 1);
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
        walk_inside(w, node);
}

static void walk_any(struct walk *w, struct node *node)
{
    if (w->budget-- < 0 || w->compared > MOST_COMPARED)
        return;
    switch (node->kind) {
    case NODE_IF_STMT: visit_if(w, node); return;
    case NODE_SWITCH_STMT: visit_switch(w, node); return;
    case NODE_RETURN_STMT: visit_return(w, node); return;
    case NODE_CALL_EXPR: visit_read_call(w, node); return;
    case NODE_UNARY_OPERATOR: visit_unary(w, node); return;
    case NODE_LAMBDA_EXPR: /* its body is walked where it is called */
        closure_make(w, node);
        note_temporary(w, node);
        return;
    case NODE_GOTO_STMT:
    case NODE_INDIRECT_GOTO_STMT:
    case NODE_LABEL_STMT: w->unordered++; break;
    case NODE_UNARY_EXPR: return; /* sizeof evaluates nothing */
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
        note_temporary(w, node);
        return;
    }
    for (size_t i = 0; i < node->declared_count; i++)
        visit_declaration(w, node->declared[i]);
    if (node->kind != NODE_DECL_STMT)
        walk_inside(w, node);
}

static void walk_node(struct walk *w, struct node *node)
{
    if (node_is_expression(node->kind) && !w->is_inside)
        walk_whole(w, node, walk_any);
    else
        walk_any(w, node);
}

/* --- the kernel ---------------------------------------------------------- */

/* What a walk through the kernel finds. `is_of_warps`: see struct walk. *is_whole: it came to the
 * end. */
static struct lockstep walk_kernel(struct analysis *analysis, struct instance *kernel,
                                   bool is_of_warps, bool *is_whole)
{
    struct arena arena = {NULL};
    struct map bound = {.arena = &arena};
    struct frame frame = {.instance = kernel};
    struct walk w = {.analysis = analysis,
                     .arena = &arena,
                     .table = {.arena = &arena, .symbols = {.arena = &arena}},
                     .texts = {.arena = &arena},
                     .bound = &bound,
                     .members = {.arena = &arena},
                     .parts = {.arena = &arena},
                     .uncertain = {.arena = &arena},
                     .changing = {.arena = &arena},
                     .given = {.arena = &arena},
                     .waits_seen = {.arena = &arena},
                     .frame = &frame,
                     .is_of_warps = is_of_warps,
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
    *is_whole = w.budget >= 0 && w.compared <= MOST_COMPARED;
    arena_free(&arena);
    arena_free(&w.scratch);
    return found;
}

struct lockstep uniform_find_lockstep(struct analysis *analysis, struct instance *kernel)
{
    bool is_whole;
    struct lockstep found = walk_kernel(analysis, kernel, false, &is_whole);
    if (found.waits)
        found.waits_for_warps = !walk_kernel(analysis, kernel, true, &is_whole).waits && is_whole;
    return found;
}
