/* Uniformity: which values are the same for all work-items of a group.
 *
 * A value diverges when it comes from a work-item's index, an atomic operation, or a variable that
 * is assigned such a value or under a condition that diverges. The set of divergent variables grows
 * to a fixpoint. A `return` under a divergent condition leaves a group whose later barriers not all
 * work-items reach: CUDA's hardware counts the ones that are left, OpenCL's devices need not (on
 * PoCL the results are wrong without any error). */
#include "uniform.h"

#include <string.h>

struct uniform {
    struct analysis *analysis;
    struct instance *instance;
    const struct map *waiting; /* the instances with barriers */
    struct map divergent;      /* struct decl -> itself */
    bool changed;
    const struct node *divergent_return;
    const struct node *barrier_after;
};

/* --- what calls do ------------------------------------------------------- */

static bool name_is_one_of(const char *name, const char *const *names)
{
    for (; *names; names++)
        if (strstr(name, *names))
            return true;
    return false;
}

static bool is_divergent_source(const struct decl *callee)
{
    static const char *const sources[] = {
        "atomic",     "thread_rank", "thread_index", "clock",        "shfl", "ballot",
        "activemask", "lane",        "malloc",       "operator new", NULL};
    return callee->in_system && name_is_one_of(callee->qualified, sources);
}

static bool is_barrier(const struct decl *callee)
{
    return callee->in_system &&
           (str_starts(callee->name, "__syncthreads") || strcmp(callee->name, "sync") == 0 ||
            strcmp(callee->name, "barrier_wait") == 0);
}

static bool node_has_barrier(const struct node *node)
{
    if (node->kind == CXCursor_CallExpr && node->ref && is_barrier(node->ref))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (node_has_barrier(node->children[i]))
            return true;
    return false;
}

static bool calls_one_of(const struct instance *instance, const struct map *set)
{
    for (size_t i = 0; i < instance->calls.count; i++)
        if (map_get_pointer(set, instance->calls.entries[i].value))
            return true;
    return false;
}

struct map uniform_with_callers(struct analysis *a, bool (*is)(struct analysis *, struct instance *,
                                                               const struct map *))
{
    struct map found = {.arena = a->arena};
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < a->linked_count; i++) {
            struct instance *instance = a->linked[i];
            if (map_get_pointer(&found, instance) ||
                !(is(a, instance, &found) || calls_one_of(instance, &found)))
                continue;
            map_put_pointer(&found, instance, instance);
            changed = true;
        }
    }
    return found;
}

static bool has_barrier(struct analysis *a, struct instance *instance, const struct map *unused)
{
    (void)a, (void)unused;
    return instance->function->body && node_has_barrier(instance->function->body);
}

static bool names_thread_index(const struct node *node)
{
    if (node->kind == CXCursor_DeclRefExpr && node->ref && node->ref->in_system &&
        strcmp(node->ref->name, "threadIdx") == 0)
        return true;
    if (node->kind == CXCursor_CallExpr && node->ref && is_divergent_source(node->ref))
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && names_thread_index(node->declared[i]->init))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (names_thread_index(node->children[i]))
            return true;
    return false;
}

/* --- expressions --------------------------------------------------------- */

static bool diverges(struct uniform *u, const struct node *node)
{
    if (node->kind == CXCursor_DeclRefExpr && node->ref) {
        if (node->ref->in_system)
            return strcmp(node->ref->name, "threadIdx") == 0;
        return map_get_pointer(&u->divergent, node->ref) != NULL;
    }
    if (node->kind == CXCursor_CallExpr && node->ref) {
        if (is_divergent_source(node->ref))
            return true;
        const struct instance *callee = map_get_pointer(&u->instance->calls, node);
        if (callee && callee->function->body && names_thread_index(callee->function->body))
            return true;
    }
    for (size_t i = 0; i < node->child_count; i++)
        if (diverges(u, node->children[i]))
            return true;
    return false;
}

static void mark(struct uniform *u, const struct decl *decl)
{
    if (!decl || decl->storage == STORAGE_SHARED || decl->storage == STORAGE_DYNAMIC_SHARED ||
        map_get_pointer(&u->divergent, decl))
        return;
    map_put_pointer(&u->divergent, decl, (void *)decl);
    u->changed = true;
}

/* The variable whose object an lvalue is a part of; NULL where it lies behind a pointer. */
static const struct decl *root_variable(struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind == CXCursor_DeclRefExpr && node->ref &&
        (node->ref->kind == DECL_VARIABLE || node->ref->kind == DECL_PARAMETER))
        return node->ref;
    if ((node->kind == CXCursor_MemberRefExpr || node->kind == CXCursor_ArraySubscriptExpr) &&
        node->child_count) {
        const struct node *base = node_skip_parens(node->children[0]);
        if (base->type && base->type->kind == TYPE_POINTER)
            return NULL;
        return root_variable(node->children[0]);
    }
    return NULL;
}

/* --- statements ---------------------------------------------------------- */

static bool is_control(enum CXCursorKind kind)
{
    return kind == CXCursor_IfStmt || kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt ||
           kind == CXCursor_DoStmt || kind == CXCursor_SwitchStmt ||
           kind == CXCursor_ConditionalOperator;
}

/* Does any part of a control statement that is no statement itself diverge? */
static bool condition_diverges(struct uniform *u, const struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++) {
        const struct node *child = node->children[i];
        if (clang_isExpression(child->kind) && child != node->children[node->child_count - 1] &&
            diverges(u, child))
            return true;
        if (node->kind == CXCursor_DoStmt && i + 1 == node->child_count && diverges(u, child))
            return true;
    }
    return false;
}

static void spread(struct uniform *u, const struct node *node, bool under_divergent)
{
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        if (decl->kind == DECL_VARIABLE && decl->init && diverges(u, decl->init))
            mark(u, decl);
    }
    bool assigns = node->kind == CXCursor_CompoundAssignOperator ||
                   (node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Assign);
    bool steps = node->kind == CXCursor_UnaryOperator &&
                 (node->op == CXUnaryOperator_PreInc || node->op == CXUnaryOperator_PreDec ||
                  node->op == CXUnaryOperator_PostInc || node->op == CXUnaryOperator_PostDec);
    if ((assigns || steps) && node->child_count) {
        bool value = assigns && node->child_count == 2 && diverges(u, node->children[1]);
        if (value || under_divergent)
            mark(u, root_variable(node->children[0]));
    }
    bool inner = under_divergent || (is_control(node->kind) && condition_diverges(u, node));
    for (size_t i = 0; i < node->child_count; i++)
        spread(u, node->children[i], inner);
}

static bool waits(struct uniform *u, const struct node *node)
{
    if (node->kind != CXCursor_CallExpr || !node->ref)
        return false;
    const struct instance *callee = map_get_pointer(&u->instance->calls, node);
    return is_barrier(node->ref) || (callee && map_get_pointer(u->waiting, callee));
}

/* Walks in the order of execution; a loop's body with a return twice, since its start follows its
 * end. */
static void find_barrier(struct uniform *u, const struct node *node, bool under_divergent)
{
    if (node->kind == CXCursor_ReturnStmt && under_divergent && !u->divergent_return)
        u->divergent_return = node;
    if (u->divergent_return && !u->barrier_after && waits(u, node))
        u->barrier_after = node;
    bool inner = under_divergent || (is_control(node->kind) && condition_diverges(u, node));
    bool loops = node->kind == CXCursor_ForStmt || node->kind == CXCursor_WhileStmt ||
                 node->kind == CXCursor_DoStmt;
    const struct node *before = u->divergent_return;
    for (int round = 0; round < (loops && u->divergent_return != before ? 2 : 1); round++)
        for (size_t i = 0; i < node->child_count; i++)
            find_barrier(u, node->children[i], inner);
}

/* --- volatile shared memory ---------------------------------------------- */

static bool is_volatile_shared(struct analysis *a, struct instance *instance, struct decl *decl)
{
    struct type *type = decl->type;
    if (decl->storage == STORAGE_SHARED || decl->storage == STORAGE_DYNAMIC_SHARED) {
        while (type->kind == TYPE_ARRAY)
            type = type->target;
        return type->is_volatile && decl->type->kind == TYPE_ARRAY;
    }
    if (type->kind != TYPE_POINTER || !type->target->is_volatile)
        return false;
    return addrspace_variable(a, instance, decl).level[0] & SPACE_LOCAL;
}

/* What was written since the last barrier: the text of each index, since only another element than
 * one's own is a neighbour's. */
struct volatile_walk {
    struct analysis *analysis;
    struct instance *instance;
    struct uniform *uniform;
    const char **written;
    size_t written_count;
    const struct node *found;
};

static bool is_volatile_element(struct volatile_walk *w, const struct node *node)
{
    if (node->kind != CXCursor_ArraySubscriptExpr || node->child_count != 2)
        return false;
    const struct node *base = node_skip_parens(node->children[0]);
    return base->kind == CXCursor_DeclRefExpr && base->ref && !base->ref->in_system &&
           (base->ref->kind == DECL_VARIABLE || base->ref->kind == DECL_PARAMETER) &&
           is_volatile_shared(w->analysis, w->instance, base->ref);
}

static void read_element(struct volatile_walk *w, const struct node *node)
{
    const char *index = node_source(node->children[1], w->analysis->arena);
    bool is_own = w->written_count == 0;
    for (size_t i = 0; i < w->written_count; i++)
        is_own |= strcmp(w->written[i], index) == 0;
    if (!is_own && !w->found)
        w->found = node;
}

static void walk_volatile(struct volatile_walk *w, const struct node *node);

static void walk_assignment(struct volatile_walk *w, const struct node *node)
{
    const struct node *target = node_skip_parens(node->children[0]);
    walk_volatile(w, node->children[1]);
    if (!is_volatile_element(w, target)) {
        walk_volatile(w, target);
        return;
    }
    const char *index = node_source(target->children[1], w->analysis->arena);
    arena_push(w->analysis->arena, w->written, w->written_count, index);
}

static void walk_volatile(struct volatile_walk *w, const struct node *node)
{
    bool assigns = node->kind == CXCursor_CompoundAssignOperator ||
                   (node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Assign);
    bool loops = node->kind == CXCursor_ForStmt || node->kind == CXCursor_WhileStmt ||
                 node->kind == CXCursor_DoStmt;
    if (waits(w->uniform, node))
        w->written_count = 0;
    if (assigns && node->child_count == 2) {
        walk_assignment(w, node);
        return;
    }
    if (is_volatile_element(w, node))
        read_element(w, node);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            walk_volatile(w, node->declared[i]->init);
    for (int round = 0; round < (loops ? 2 : 1); round++)
        for (size_t i = 0; i < node->child_count; i++)
            walk_volatile(w, node->children[i]);
}

/* --- the check ----------------------------------------------------------- */

static void report(struct analysis *a, struct instance *instance, const struct node *node,
                   const char *why)
{
    struct source_pos pos = model_pos(node);
    diag_report(a->model->diag, CU2010, &pos, instance->function->decl->name, why);
    instance->needs_warp = true;
}

static void check_instance(struct analysis *a, struct instance *instance, const struct map *waiting)
{
    struct uniform u = {a, instance, waiting, {.arena = a->arena}, true, NULL, NULL};
    struct node *body = instance->function->body;

    if (!body)
        return;
    struct volatile_walk walk = {a, instance, &u, NULL, 0, NULL};
    walk_volatile(&walk, body);
    if (walk.found)
        report(a, instance, walk.found,
               "volatile shared memory takes the place of barriers in a warp");
    if (!map_get_pointer(waiting, instance))
        return;
    while (u.changed) {
        u.changed = false;
        spread(&u, body, false);
    }
    find_barrier(&u, body, false);
    if (u.barrier_after)
        report(a, instance, u.barrier_after,
               "not every thread reaches this barrier, since some may have returned");
}

void uniform_check(struct analysis *analysis)
{
    struct map waiting = uniform_with_callers(analysis, has_barrier);
    for (size_t i = 0; i < analysis->linked_count; i++)
        check_instance(analysis, analysis->linked[i], &waiting);
}
