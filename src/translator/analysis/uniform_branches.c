/* Barriers in branches: which kernels have a barrier that a work-group may leave out, because it is
 * in one of two branches, or the group returned or went on with a loop before. The runtime builds
 * them with care on drivers that lose such branches (see program.c there).
 *
 * A loop around a barrier does not count, also where a `break` leaves it, nor does an `if` around
 * all that a kernel does: of 571 generated kernels with loops and a `break` PoCL 3.1 had all right,
 * of 285 with loops alone and of 285 with such an `if`. A `continue` in front of a barrier made one
 * hang. Returns count to be safe: 400 kernels with some were right. */
#include "analysis/uniform.h"

#include <string.h>

#include "analysis/library.h"

struct walk {
    struct model *model;
    struct instance *instance;
    const struct map *waiting; /* the instances with barriers */
};

static bool waits(const struct walk *w, const struct node *node)
{
    if (node->kind != NODE_CALL_EXPR || !node->ref)
        return false;
    if (library_sync(w->model, node).barrier != RULE_BARRIER_NONE)
        return true; /* those of warps are barriers of the group on devices without warps */
    const struct instance *callee = map_get_pointer(&w->instance->calls, node);
    return callee && map_get_pointer(w->waiting, callee);
}

static bool any(const struct walk *w, const struct node *node,
                bool (*is)(const struct walk *, const struct node *))
{
    if (is(w, node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (any(w, node->children[i], is))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && any(w, node->declared[i]->init, is))
            return true;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument &&
            any(w, node->arguments[i], is))
            return true;
    return node->cleanup && any(w, node->cleanup, is);
}

/* The same of a constructor's initialisers and a function's body. */
static bool any_in_function(const struct walk *w, const struct function *f,
                            bool (*is)(const struct walk *, const struct node *))
{
    for (size_t i = 0; i < f->initialiser_count; i++)
        if (any(w, f->initialisers[i], is))
            return true;
    return f->body && any(w, f->body, is);
}

static bool chooses(const struct node *node)
{
    switch (node->kind) {
    case NODE_IF_STMT:
    case NODE_CONDITIONAL_OPERATOR: {
        long long value; /* of a template's instance, say */
        return !node->child_count || !model_evaluate(node->children[0], &value);
    }
    case NODE_SWITCH_STMT: return true;
    case NODE_BINARY_OPERATOR: return node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR;
    default: return false;
    }
}

static bool continues(const struct walk *w, const struct node *node)
{
    (void)w;
    return node->kind == NODE_CONTINUE_STMT || node->kind == NODE_GOTO_STMT;
}

static bool returns(const struct walk *w, const struct node *node)
{
    (void)w;
    return node->kind == NODE_RETURN_STMT || node->kind == NODE_GOTO_STMT;
}

static size_t count_breaks(const struct node *node)
{
    size_t count = node->kind == NODE_BREAK_STMT;
    for (size_t i = 0; i < node->child_count; i++)
        count += count_breaks(node->children[i]);
    return count;
}

/* In the body of a function that waits; `follows`: a barrier may come behind the node. */
static bool has_branch(const struct walk *w, const struct node *node, bool follows)
{
    bool loops =
        node->kind == NODE_FOR_STMT || node->kind == NODE_WHILE_STMT || node->kind == NODE_DO_STMT;
    bool has_barrier = any(w, node, waits);
    if (chooses(node) && (has_barrier || (follows && any(w, node, returns))))
        return true;
    if (loops && (any(w, node, continues) || count_breaks(node) > 1) && has_barrier)
        return true;
    follows |= loops && has_barrier;
    for (size_t i = node->child_count; i-- > 0; follows |= any(w, node->children[i], waits))
        if (has_branch(w, node->children[i], follows))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && has_branch(w, node->declared[i]->init, follows))
            return true;
    return false;
}

/* A barrier in the body follows the initialisers. */
static bool function_has_branch(const struct walk *w, const struct function *f)
{
    bool follows = f->body && any(w, f->body, waits);
    for (size_t i = f->initialiser_count; i-- > 0; follows |= any(w, f->initialisers[i], waits))
        if (has_branch(w, f->initialisers[i], follows))
            return true;
    return f->body && has_branch(w, f->body, false);
}

/* The body of a kernel, whose last statement may be an `if` around all the rest: groups that leave
 * it out have nothing left to do. */
static bool kernel_has_branch(const struct walk *w, const struct node *body)
{
    size_t last = body->child_count - 1;
    const struct node *guard = body->child_count ? body->children[last] : NULL;
    if (!guard || body->kind != NODE_COMPOUND_STMT || guard->kind != NODE_IF_STMT ||
        guard->child_count != 2 || any(w, guard->children[0], waits))
        return has_branch(w, body, false);
    bool follows = any(w, guard, waits);
    for (size_t i = last; i-- > 0; follows |= any(w, body->children[i], waits))
        if (has_branch(w, body->children[i], follows))
            return true;
    return kernel_has_branch(w, guard->children[1]);
}

static bool reaches_barrier(struct analysis *a, struct instance *instance,
                            const struct map *waiting)
{
    struct walk w = {a->model, instance, waiting};
    return any_in_function(&w, instance->function, waits);
}

struct map uniform_find_waiting(struct analysis *analysis)
{
    return uniform_with_callers(analysis, reaches_barrier);
}

void uniform_find_branches(struct analysis *analysis)
{
    struct map waiting = uniform_find_waiting(analysis);
    for (size_t i = 0; i < waiting.count; i++) {
        struct instance *instance = waiting.entries[i].value;
        struct walk w = {analysis->model, instance, &waiting};
        const struct function *f = instance->function;
        if (f->dispatch || !f->body ||
            (f->is_kernel ? kernel_has_branch(&w, f->body) : function_has_branch(&w, f)))
            instance->needs |= CU2CL_BARRIER_IN_BRANCH;
    }
}
