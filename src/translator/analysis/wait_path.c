/* Is there a way through a loop's round on which a thread changes nothing that decides about the
 * next one? Then it waits for another thread.
 *
 * All ways are followed at once, as the set of what may be known on them: constants that decisive
 * variables got. A way ends where the thread makes progress of its own: it steps a variable that
 * the next round starts with, writes memory that is read, takes a lock, or comes to a barrier. A
 * way that is left over at the end of the round is tried once more from what it knows there. */
#include "analysis/uniform_wait.h"

#include "analysis/library.h"
#include "analysis/wait_facts.h"

#include <string.h>

#define MOST_WAYS    24
#define MOST_TRACKED 6
#define MOST_VISITED 4000
#define MOST_DEPTH   6 /* of calls */

/* What is known on one way: values of s->tracked. */
struct way {
    bool has_read;  /* memory that others see: something that may be another time otherwise */
    unsigned known; /* bits */
    long long value[MOST_TRACKED];
    struct wait_facts facts;
};

struct ways {
    size_t count;
    struct way items[MOST_WAYS];
};

/* Where ways go on from `break` and `continue`; NULL: they leave the loop in question. */
struct leaving {
    struct ways *breaks, *continues;
};

struct search {
    struct wait_loop *loop;
    const struct decl *tracked[MOST_TRACKED];
    size_t tracked_count;
    size_t visited;
    bool is_unclear;
};

static void take(struct search *s, struct node *node, struct ways *ways);
static void walk_ways(struct search *s, struct node *node, struct ways *ways,
                      struct leaving leaving);

/* --- sets of ways -------------------------------------------------------- */

static void add_way(struct search *s, struct ways *ways, const struct way *way)
{
    for (size_t i = 0; i < ways->count; i++) {
        struct way *other = &ways->items[i];
        bool same = other->known == way->known && other->has_read == way->has_read;
        for (size_t v = 0; same && v < s->tracked_count; v++)
            same = !(way->known & 1U << v) || way->value[v] == other->value[v];
        if (same) { /* only what both know of comparisons remains */
            wait_facts_meet(&other->facts, &way->facts);
            return;
        }
    }
    if (ways->count == MOST_WAYS)
        s->is_unclear = true;
    else
        ways->items[ways->count++] = *way;
}

static void add_ways(struct search *s, struct ways *to, const struct ways *from)
{
    for (size_t i = 0; to && i < from->count; i++)
        add_way(s, to, &from->items[i]);
}

/* The number of a variable whose values are kept; -1: there are too many. */
static int tracked(struct search *s, const struct decl *variable, bool adds)
{
    for (size_t i = 0; i < s->tracked_count; i++)
        if (s->tracked[i] == variable)
            return (int)i;
    if (!adds || s->tracked_count == MOST_TRACKED)
        return -1;
    s->tracked[s->tracked_count] = variable;
    return (int)s->tracked_count++;
}

static void forget(struct search *s, const struct decl *variable, struct ways *ways)
{
    int number = tracked(s, variable, false);
    struct ways others = {0};
    for (size_t i = 0; i < ways->count; i++) {
        if (number >= 0)
            ways->items[i].known &= ~(1U << number);
        wait_facts_forget(&ways->items[i].facts, variable);
        add_way(s, &others, &ways->items[i]);
    }
    *ways = others;
}

/* --- values -------------------------------------------------------------- */

static bool value_on(struct search *s, struct node *node, const struct way *way, long long *value);

static bool compared(int op, long long a, long long b, long long *value)
{
    switch (op) {
    case OP_EQUAL: *value = a == b; return true;
    case OP_NOT_EQUAL: *value = a != b; return true;
    case OP_LESS: *value = a < b; return true;
    case OP_GREATER: *value = a > b; return true;
    case OP_LESS_EQUAL: *value = a <= b; return true;
    case OP_GREATER_EQUAL: *value = a >= b; return true;
    default: return false;
    }
}

static bool binary_on(struct search *s, const struct node *node, const struct way *way,
                      long long *value)
{
    long long left, right;
    bool has_left = value_on(s, node->children[0], way, &left);
    bool has_right = value_on(s, node->children[1], way, &right);
    bool is_and = node->op == OP_LOGICAL_AND;
    if (is_and || node->op == OP_LOGICAL_OR) {
        bool decided = (has_left && !left == is_and) || (has_right && !right == is_and);
        *value = !is_and;
        if (!decided)
            *value = is_and;
        return decided || (has_left && has_right);
    }
    return has_left && has_right && compared(node->op, left, right, value);
}

/* Is the expression's value known on this way? */
static bool value_on(struct search *s, struct node *node, const struct way *way, long long *value)
{
    node = node_skip_parens(node);
    if (wait_facts_tell(&way->facts, node, value))
        return true;
    if (node->kind == NODE_DECL_REF_EXPR && node->ref) {
        int number = tracked(s, node->ref, false);
        if (number >= 0) {
            *value = way->value[number];
            return way->known & 1U << number;
        }
    }
    if (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN && node->child_count == 2)
        return value_on(s, node->children[1], way, value);
    if (node->kind == NODE_BINARY_OPERATOR && node->child_count == 2)
        return binary_on(s, node, way, value);
    if (node->kind == NODE_UNARY_OPERATOR && node->op == OP_LOGICAL_NOT && node->child_count) {
        bool known = value_on(s, node->children[0], way, value);
        *value = !*value;
        return known;
    }
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR || !node->type)
        return false;
    return model_evaluate(node, value);
}

/* --- comparisons --------------------------------------------------------- */

/* Does nothing but its name lead to the variable? */
static bool is_kept_close(struct wait_loop *l, const struct decl *variable)
{
    static const bool answers[] = {false, true};
    const struct node *body = l->walk->frame->instance->function->body;
    const bool *known = map_get_pointer(&l->kept_close, variable);
    if (!known) {
        known = &answers[body && !wait_is_given_away(body, variable)];
        map_put_pointer(&l->kept_close, variable, (void *)known);
    }
    return *known;
}

/* Is it known when the variable changes? Those of which the loop's decision does not depend are
 * not followed. */
static bool is_followed(struct wait_loop *l, struct node *reference)
{
    const struct decl *variable = reference->ref;
    if (!variable || !type_is_arithmetic(variable->type) || variable->type->is_volatile ||
        wait_own_variable(l->walk, reference) != variable)
        return false;
    return (map_get_pointer(&l->decisive, variable) || !map_get_pointer(&l->changed, variable)) &&
           is_kept_close(l, variable);
}

static bool keeps_its_value(struct wait_loop *l, struct node *node)
{
    long long value;
    node = node_skip_parens(node);
    if (node->kind == NODE_DECL_REF_EXPR && is_followed(l, node))
        return true;
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR || !node->type)
        return false;
    if (model_evaluate(node, &value))
        return true;
    return node->kind == NODE_BINARY_OPERATOR && node->child_count == 2 &&
           (node->op == OP_ADD || node->op == OP_SUB || node->op == OP_MUL) &&
           keeps_its_value(l, node->children[0]) && keeps_its_value(l, node->children[1]);
}

static void note_comparison(struct wait_loop *l, struct way *way, struct node *condition,
                            bool holds)
{
    struct node *node = node_skip_parens(condition);
    if (wait_is_comparison(node) && keeps_its_value(l, node->children[0]) &&
        keeps_its_value(l, node->children[1]))
        wait_facts_add(&way->facts, node, holds);
}

/* The ways on which the condition may be `wanted`. */
static void keep_ways(struct search *s, struct node *condition, bool wanted, struct ways *ways)
{
    struct ways kept = {0};
    long long value = 0;
    for (size_t i = 0; i < ways->count; i++) {
        struct way way = ways->items[i];
        bool is_known = value_on(s, condition, &way, &value);
        if (is_known && !value == wanted)
            continue;
        if (!is_known)
            note_comparison(s->loop, &way, condition, wanted);
        add_way(s, &kept, &way);
    }
    *ways = kept;
}

/* --- what the next round starts with ------------------------------------- */

enum first_use { USES_NOTHING, READS_FIRST, SETS_FIRST };

static enum first_use first_use(const struct node *node, const struct decl *variable);

static enum first_use first_of_children(const struct node *node, const struct decl *variable)
{
    enum first_use use = USES_NOTHING;
    for (size_t i = 0; i < node->child_count && use == USES_NOTHING; i++)
        use = first_use(node->children[i], variable);
    return use;
}

/* Of the parts behind the first, not all of which are executed. */
static enum first_use first_of_chosen(const struct node *node, const struct decl *variable)
{
    size_t setting = 0, branches = 0;
    bool is_whole = node->kind == NODE_CONDITIONAL_OPERATOR ||
                    (node->kind == NODE_IF_STMT && node->child_count > 2);
    for (size_t i = 0; i < node->child_count; i++) {
        enum first_use use = first_use(node->children[i], variable);
        bool is_condition =
            i == 0 || (node->kind == NODE_IF_STMT && node_is_expression(node->children[i]->kind) &&
                       node->children[i - 1]->kind == NODE_DECL_STMT);
        if (use == READS_FIRST || (is_condition && use == SETS_FIRST))
            return use;
        branches += !is_condition;
        setting += !is_condition && use == SETS_FIRST;
    }
    return is_whole && branches == 2 && setting == 2 ? SETS_FIRST : USES_NOTHING;
}

static enum first_use first_of_loop(const struct node *loop, const struct decl *variable)
{
    static const enum loop_part order[] = {PART_INIT, PART_CONDITION, PART_BODY, PART_STEP};
    static const enum loop_part of_do[] = {PART_BODY, PART_CONDITION, PART_INIT, PART_STEP};
    const enum loop_part *parts = loop->kind == NODE_DO_STMT ? of_do : order;
    bool is_sure = true;
    for (int p = 0; p < 4; p++) {
        is_sure &= parts[p] != PART_STEP && (parts[p] != PART_BODY || loop->kind == NODE_DO_STMT);
        for (size_t i = 0; i < loop->child_count; i++) {
            enum first_use use = wait_part(loop, i) == parts[p]
                                     ? first_use(loop->children[i], variable)
                                     : USES_NOTHING;
            if (use != USES_NOTHING)
                return use == READS_FIRST || is_sure ? use : USES_NOTHING;
        }
    }
    return USES_NOTHING;
}

/* Is the variable read first, or given a value, whatever way is taken? */
static enum first_use first_use(const struct node *node, const struct decl *variable)
{
    const struct node *target =
        node_is_assignment(node) ? node_skip_parens(node->children[0]) : NULL;
    bool chooses = node->kind == NODE_IF_STMT || node->kind == NODE_SWITCH_STMT ||
                   node->kind == NODE_CONDITIONAL_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR &&
                    (node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR));
    if (node->kind == NODE_DECL_REF_EXPR)
        return node->ref == variable ? READS_FIRST : USES_NOTHING;
    if (chooses)
        return first_of_chosen(node, variable);
    if (node_is_loop(node->kind))
        return first_of_loop(node, variable);
    if (target && target->kind == NODE_DECL_REF_EXPR && target->ref == variable &&
        node->op == OP_ASSIGN) {
        enum first_use use = first_use(node->children[1], variable);
        return use == USES_NOTHING ? SETS_FIRST : use;
    }
    for (size_t i = 0; i < node->declared_count; i++) {
        enum first_use use =
            node->declared[i]->init ? first_use(node->declared[i]->init, variable) : USES_NOTHING;
        if (use != USES_NOTHING)
            return use;
    }
    return first_of_children(node, variable);
}

/* Does every round give it a value before it is read, whatever way is taken? */
static bool begins_anew(const struct wait_loop *l, const struct decl *variable)
{
    bool is_for = l->node->kind == NODE_FOR_STMT;
    enum first_use use = USES_NOTHING;
    for (size_t i = 0; is_for && i < l->node->child_count && use == USES_NOTHING; i++)
        if (wait_part(l->node, i) == PART_STEP) /* it comes before the next round's condition */
            use = first_use(l->node->children[i], variable);
    for (int body = l->node->kind == NODE_DO_STMT, part = 0; part < 2; part++, body = !body)
        for (size_t i = 0; i < l->node->child_count && use == USES_NOTHING; i++)
            if (wait_part(l->node, i) == (body ? PART_BODY : PART_CONDITION))
                use = first_use(l->node->children[i], variable);
    return use != READS_FIRST;
}

static bool decides(const struct search *s, const struct decl *variable)
{
    return map_get_pointer(&s->loop->decisive, variable) != NULL;
}

/* Does the next round see what this one leaves? */
static bool is_carried(const struct search *s, const struct decl *variable)
{
    bool is_object = variable->kind == DECL_RECORD; /* the one whose method this is */
    return is_object ||
           (!map_get_pointer(&s->loop->inner, variable) && !begins_anew(s->loop, variable));
}

/* Does a value depend on what the round before left? One that was only read from memory does not,
 * as in `while (v == 0) v = *p;`. */
static bool evolves(const struct search *s, const struct node *node, int depth)
{
    const struct decl *variable = node->kind == NODE_DECL_REF_EXPR ? node->ref : NULL;
    if (depth == 0 || node->kind == NODE_CXX_THIS_EXPR)
        return true;
    if (variable && map_get_pointer(&s->loop->changed, variable)) {
        if (is_carried(s, variable))
            return true;
        for (size_t i = 0; i < s->loop->setting_count; i++)
            if (s->loop->settings[i].variable == variable &&
                evolves(s, s->loop->settings[i].value, depth - 1))
                return true;
    }
    for (size_t i = 0; i < node->child_count; i++)
        if (evolves(s, node->children[i], depth))
            return true;
    return false;
}

/* The variable gets a value that is not known. */
static void set_unknown(struct search *s, const struct decl *variable, struct ways *ways)
{
    if (!variable || !decides(s, variable))
        return;
    if (is_carried(s, variable))
        ways->count = 0;
    else
        forget(s, variable, ways);
}

/* The variable gets this value. */
static void is_given(struct search *s, const struct decl *variable, struct node *value,
                     struct ways *ways)
{
    struct ways others = {0};
    if (!decides(s, variable))
        return;
    bool evolving = is_carried(s, variable) && evolves(s, value, MOST_DEPTH);
    int number = tracked(s, variable, true);
    for (size_t i = 0; i < ways->count; i++) {
        struct way way = ways->items[i];
        long long known = 0;
        bool is_known = number >= 0 && value_on(s, value, &way, &known);
        if (!is_known && evolving)
            continue;
        if (number >= 0) {
            way.known = is_known ? way.known | 1U << number : way.known & ~(1U << number);
            way.value[number] = known;
        }
        wait_facts_forget(&way.facts, variable);
        add_way(s, &others, &way);
    }
    *ways = others;
}

/* --- memory -------------------------------------------------------------- */

/* May it be memory that the decision depends on? */
static bool is_read(const struct search *s, const struct place *place)
{
    for (size_t i = 0; i < s->loop->read_count; i++) {
        const struct place *read = s->loop->reads[i].place;
        if (!place || !place->root || !read || !read->root || read->root == place->root)
            return true;
    }
    return false;
}

static bool is_constant_value(const struct node *node, long long *value)
{
    return node && node->type && model_evaluate(node, value);
}

/* May it have another value in the next round? */
static bool varies(const struct wait_loop *l, const struct node *node)
{
    if (node->kind == NODE_CALL_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR ||
        (node->kind == NODE_UNARY_OPERATOR && node->op == OP_DEREF) ||
        (node->kind == NODE_DECL_REF_EXPR && node->ref && map_get_pointer(&l->changed, node->ref)))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (varies(l, node->children[i]))
            return true;
    return false;
}

/* An exchange by comparison: one that retries with what it read just now succeeds where no other
 * thread runs, and so does one that takes a lock, whose free state is 0 or negative. What is left
 * waits for a state that another thread makes. */
static bool exchange_goes_on(const struct wait_loop *l, const struct node *call)
{
    long long expected;
    if (call->argument_count < 3 || varies(l, call->arguments[1]))
        return true;
    return is_constant_value(call->arguments[1], &expected) && expected <= 0;
}

bool wait_only_reads(const struct node *atomic)
{
    const char *name = atomic->ref->name;
    long long operand = 0, other = 0;
    bool compares = strstr(name, "CAS");
    if (strstr(name, "load"))
        return true;
    if (strstr(name, "Exch") || strstr(name, "And") || strstr(name, "Min") || strstr(name, "Max") ||
        strstr(name, "Inc") || strstr(name, "Dec") || atomic->argument_count < (compares ? 3 : 2) ||
        !is_constant_value(atomic->arguments[1], &operand))
        return false;
    return compares ? is_constant_value(atomic->arguments[2], &other) && other == operand
                    : operand == 0;
}

/* Does it change memory in every round, or take a lock? `atomicAdd(p, 0)` only reads. */
static bool atomic_goes_on(const struct wait_loop *l, const struct node *call)
{
    const char *name = call->ref->name;
    long long operand;
    if (wait_only_reads(call) || call->argument_count < 2)
        return false;
    if (strstr(name, "CAS"))
        return exchange_goes_on(l, call);
    bool is_known = is_constant_value(call->arguments[1], &operand);
    if (strstr(name, "Exch"))
        return varies(l, call->arguments[1]) || (is_known && operand != 0);
    if (strstr(name, "Add") || strstr(name, "Sub") || strstr(name, "Inc") || strstr(name, "Dec") ||
        strstr(name, "add") || strstr(name, "sub") || strstr(name, "Xor"))
        return true;
    return varies(l, call->arguments[1]); /* minima, bits: done again they change nothing */
}

/* --- calls --------------------------------------------------------------- */

/* Does the function do anything that others see, or wait? */
static bool acts(struct walk *w, struct instance *instance, const struct node *node, int depth)
{
    bool sets = (node_is_assignment(node) || node_is_step(node)) && node->child_count;
    if (sets && addrspace_object(w->analysis, instance, node->children[0]) != SPACE_PRIVATE)
        return true;
    if (node->kind == NODE_CALL_EXPR) {
        struct instance *callee = map_get_pointer(&instance->calls, node);
        struct wait_loop none = {.walk = w};
        if (library_sync(w->analysis->model, node).barrier != RULE_BARRIER_NONE ||
            (wait_is_atomic(node) && atomic_goes_on(&none, node)))
            return true;
        if (callee && (depth == 0 || !callee->function->body ||
                       acts(w, callee, callee->function->body, depth - 1)))
            return true;
    }
    if (node->kind == NODE_GCC_ASM_STMT || node->kind == NODE_CXX_NEW_EXPR ||
        node->kind == NODE_CXX_DELETE_EXPR)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (acts(w, instance, node->children[i], depth))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && acts(w, instance, node->declared[i]->init, depth))
            return true;
    return false;
}

/* A function of CUDA's: does it wait for others, tell the time, or change memory that is read? */
static bool library_goes_on(struct search *s, struct node *call)
{
    struct walk *w = s->loop->walk;
    struct model *model = w->analysis->model;
    const char *name = call->ref->name;
    if (library_sync(model, call).barrier != RULE_BARRIER_NONE ||
        (library_needs(model, call) & (RULE_NEEDS_LANES | CU2CL_NEEDS_WARP)) ||
        strncmp(name, "clock", strlen("clock")) == 0 || strstr(name, "globaltimer"))
        return true;
    if (wait_is_atomic(call))
        return is_read(s, call->argument_count && call->arguments[0]
                              ? walk_pointer(w, call->arguments[0])
                              : NULL) &&
               atomic_goes_on(s->loop, call);
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i];
        const struct type *type = argument ? node_skip_parens(argument)->type : NULL;
        if (type && type->kind == TYPE_POINTER && type->target && !type->target->is_const &&
            strncmp(name, "__ld", strlen("__ld")) != 0 && strcmp(name, "printf") != 0 &&
            addrspace_of(w->analysis, w->frame->instance, argument).level[0] != SPACE_PRIVATE &&
            is_read(s, walk_pointer(w, argument)))
            return true;
    }
    return false;
}

static void take_call(struct search *s, struct node *call, struct ways *ways)
{
    struct walk *w = s->loop->walk;
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    bool is_pointer = false;
    if (callee ? !callee->function->body || acts(w, callee, callee->function->body, MOST_DEPTH)
               : call->ref && call->ref->in_system && library_goes_on(s, call)) {
        ways->count = 0;
        return;
    }
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i])
            set_unknown(s, wait_output(w, call, i), ways);
    const struct function *f = callee ? callee->function : NULL;
    if (!f || !f->record || f->is_static_method || f->is_constructor || f->is_const_method)
        return;
    struct node *object = call_object(call, &is_pointer);
    if (!object)
        set_unknown(s, w->frame->instance->function->record, ways);
    else if (!is_pointer)
        set_unknown(s, wait_own_variable(w, object), ways);
}

/* --- expressions --------------------------------------------------------- */

static void take_assignment(struct search *s, struct node *node, struct ways *ways)
{
    struct node *target = node_skip_parens(node->children[0]);
    const struct decl *variable = wait_own_variable(s->loop->walk, target);
    bool whole = target->kind == NODE_DECL_REF_EXPR && node->kind == NODE_BINARY_OPERATOR;
    if (!variable && is_read(s, walk_place(s->loop->walk, target)))
        ways->count = 0;
    else if (variable && whole)
        is_given(s, variable, node->children[1], ways);
    else if (variable)
        set_unknown(s, variable, ways);
}

/* The operands that not every way evaluates. */
static void take_chosen(struct search *s, struct node *node, struct ways *ways)
{
    bool is_or = node->kind == NODE_BINARY_OPERATOR && node->op == OP_LOGICAL_OR;
    bool has_two = node->kind == NODE_CONDITIONAL_OPERATOR;
    struct ways start, all = {0};
    take(s, node->children[0], ways);
    start = *ways;
    for (size_t i = 1; i < node->child_count; i++) {
        *ways = start;
        keep_ways(s, node->children[0], i == 1 && !is_or, ways);
        take(s, node->children[i], ways);
        add_ways(s, &all, ways);
    }
    if (!has_two) {
        keep_ways(s, node->children[0], is_or, &start);
        add_ways(s, &all, &start);
    }
    *ways = all;
}

static void note_read(struct search *s, struct ways *ways)
{
    struct ways others = {0};
    for (size_t i = 0; i < ways->count; i++) {
        ways->items[i].has_read = true;
        add_way(s, &others, &ways->items[i]);
    }
    *ways = others;
}

static void take_children(struct search *s, const struct node *node, struct ways *ways)
{
    for (size_t i = 0; i < node->child_count; i++)
        take(s, node->children[i], ways);
}

/* What the node itself does, its operands aside. */
static void take_effect(struct search *s, struct node *node, struct ways *ways)
{
    if (node_is_assignment(node) && node->child_count == 2) {
        take_assignment(s, node, ways);
    } else if (node_is_step(node) && node->child_count) {
        const struct decl *variable = wait_own_variable(s->loop->walk, node->children[0]);
        set_unknown(s, variable, ways);
        if (!variable && is_read(s, walk_place(s->loop->walk, node->children[0])))
            ways->count = 0;
    } else if (node->kind == NODE_CALL_EXPR) {
        take_call(s, node, ways);
    }
}

static void take(struct search *s, struct node *node, struct ways *ways)
{
    if (!ways->count || node->kind == NODE_UNARY_EXPR || node->kind == NODE_LAMBDA_EXPR)
        return;
    bool chooses = node->kind == NODE_CONDITIONAL_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR &&
                    (node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR));
    s->is_unclear |= s->visited++ > MOST_VISITED;
    if (chooses && node->child_count > 1) {
        take_chosen(s, node, ways);
        return;
    }
    bool sets = node_is_assignment(node) && node->op == OP_ASSIGN && node->child_count == 2;
    if (sets) /* the target is not read */
        take_children(s, node_skip_parens(node->children[0]), ways);
    for (size_t i = sets; i < node->child_count && !s->is_unclear; i++)
        take(s, node->children[i], ways);
    if (ways->count && wait_reads(s->loop, node))
        note_read(s, ways);
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE || !decl->init)
            continue;
        take(s, decl->init, ways);
        is_given(s, decl, decl->init, ways);
    }
    take_effect(s, node, ways);
}

/* Takes the condition; `ways` becomes those on which it may hold, `otherwise` the others. What the
 * right side of `a && b` does is done on all on which the whole holds. */
static void take_condition(struct search *s, struct node *condition, struct ways *ways,
                           struct ways *otherwise)
{
    struct node *node = node_skip_parens(condition);
    bool is_or = node->op == OP_LOGICAL_OR;
    bool is_joined = node->kind == NODE_BINARY_OPERATOR && node->child_count == 2 &&
                     (is_or || node->op == OP_LOGICAL_AND);
    struct ways rest, fails = {0};
    *otherwise = fails;
    s->is_unclear |= s->visited++ > MOST_VISITED;
    if (!ways->count || s->is_unclear)
        return;
    if (!is_joined) {
        take(s, condition, ways);
        *otherwise = *ways;
        keep_ways(s, condition, true, ways);
        keep_ways(s, condition, false, otherwise);
        return;
    }
    take_condition(s, node->children[0], ways, otherwise);
    rest = is_or ? *otherwise : *ways;
    take_condition(s, node->children[1], &rest, &fails);
    if (is_or) {
        add_ways(s, ways, &rest);
        *otherwise = fails;
    } else {
        *ways = rest;
        add_ways(s, otherwise, &fails);
    }
}

/* --- statements ---------------------------------------------------------- */

static void run_if(struct search *s, struct node *node, struct ways *ways, struct leaving leaving)
{
    size_t at = 0;
    while (at + 1 < node->child_count && !node_is_expression(node->children[at]->kind))
        take(s, node->children[at++], ways);
    struct ways otherwise;
    take_condition(s, node->children[at++], ways, &otherwise);
    if (at < node->child_count)
        walk_ways(s, node->children[at++], ways, leaving);
    if (at < node->child_count)
        walk_ways(s, node->children[at], &otherwise, leaving);
    add_ways(s, ways, &otherwise);
}

static void run_switch(struct search *s, struct node *node, struct ways *ways,
                       struct leaving leaving)
{
    struct node *body = node_last_child(node);
    struct ways out = {0}, start;
    struct leaving inside = {&out, leaving.continues};
    for (size_t i = 0; i + 1 < node->child_count; i++)
        take(s, node->children[i], ways);
    start = *ways;
    add_ways(s, &out, ways); /* none of the cases */
    for (size_t from = 0; body && from < body->child_count; from++) {
        if (body->children[from]->kind != NODE_CASE_STMT &&
            body->children[from]->kind != NODE_DEFAULT_STMT)
            continue;
        *ways = start;
        for (size_t i = from; i < body->child_count; i++)
            walk_ways(s, body->children[i], ways, inside);
        add_ways(s, &out, ways);
    }
    *ways = out;
}

static void take_parts(struct search *s, struct node *loop, enum loop_part part, struct ways *ways)
{
    for (size_t i = 0; i < loop->child_count; i++)
        if (wait_part(loop, i) == part)
            take(s, loop->children[i], ways);
}

/* The loop's condition: `ways` becomes those on which it goes on, `leaves` the others. */
static void take_loop_condition(struct search *s, struct node *loop, struct ways *ways,
                                struct ways *leaves)
{
    struct ways fails = {0};
    *leaves = fails;
    for (size_t i = 0; i < loop->child_count; i++) {
        if (wait_part(loop, i) != PART_CONDITION)
            continue;
        if (node_is_expression(loop->children[i]->kind)) {
            take_condition(s, loop->children[i], ways, &fails);
            add_ways(s, leaves, &fails);
        } else {
            take(s, loop->children[i], ways);
        }
    }
}

static struct node *loop_body(struct node *loop)
{
    return loop->kind == NODE_DO_STMT ? loop->children[0] : node_last_child(loop);
}

/* One round; `out` gets the ways that leave by the condition or a break. What is left is at the
 * begin of the next one. */
static void run_round(struct search *s, struct node *loop, struct ways *ways, struct ways *out)
{
    struct ways next = {0}, leaves;
    struct leaving inside = {out, &next};
    for (int half = 0; half < 2; half++) {
        if ((loop->kind == NODE_DO_STMT) == half) {
            take_loop_condition(s, loop, ways, &leaves);
            add_ways(s, out, &leaves);
        } else {
            walk_ways(s, loop_body(loop), ways, inside);
            add_ways(s, ways, &next);
        }
    }
    take_parts(s, loop, PART_STEP, ways);
}

/* A loop inside: up to two rounds of it. */
static void run_inner_loop(struct search *s, struct node *loop, struct ways *ways)
{
    struct ways out = {0}, leaves;
    take_parts(s, loop, PART_INIT, ways);
    for (int round = 0; round < 2; round++)
        run_round(s, loop, ways, &out);
    if (loop->kind != NODE_DO_STMT) {
        take_loop_condition(s, loop, ways, &leaves);
        add_ways(s, &out, &leaves);
    }
    *ways = out;
}

static void walk_ways(struct search *s, struct node *node, struct ways *ways,
                      struct leaving leaving)
{
    s->is_unclear |= s->visited++ > MOST_VISITED;
    if (!ways->count || s->is_unclear)
        return;
    switch (node->kind) {
    case NODE_IF_STMT: run_if(s, node, ways, leaving); return;
    case NODE_SWITCH_STMT: run_switch(s, node, ways, leaving); return;
    case NODE_BREAK_STMT:
        add_ways(s, leaving.breaks, ways);
        ways->count = 0;
        return;
    case NODE_CONTINUE_STMT:
        add_ways(s, leaving.continues, ways);
        ways->count = 0;
        return;
    case NODE_RETURN_STMT: ways->count = 0; return;
    case NODE_CASE_STMT:
    case NODE_DEFAULT_STMT:
        if (node_last_child(node))
            walk_ways(s, node_last_child(node), ways, leaving);
        return;
    default: break;
    }
    if (node_is_loop(node->kind))
        run_inner_loop(s, node, ways);
    else if (node_is_expression(node->kind) || node->kind == NODE_DECL_STMT)
        take(s, node, ways);
    else
        for (size_t i = 0; i < node->child_count; i++)
            walk_ways(s, node->children[i], ways, leaving);
}

bool wait_stands_still(struct wait_loop *loop)
{
    struct search s = {.loop = loop};
    struct ways ways = {.count = 1}, out = {0};
    for (int round = 0; round < 2 && ways.count; round++) {
        for (size_t i = 0; i < ways.count; i++)
            ways.items[i].has_read = false;
        run_round(&s, loop->node, &ways, &out);
    }
    for (size_t i = 0; i < ways.count; i++)
        if (ways.items[i].has_read)
            return !s.is_unclear;
    return false;
}
