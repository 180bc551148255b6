/* Which collective operations of a warp (shuffles, votes, ...) the whole work-group reaches
 * together. There, the device library can exchange the values through local memory and barriers on
 * any device; elsewhere the operation needs hardware that runs warps.
 *
 * An error to one side is a hang or a wrong number, to the other a kernel that runs on fewer
 * devices. So, other than in uniform.c, everything counts as divergent that is not seen to be the
 * same for all work-items: values that come from a work-item's index, atomics, or other work-items;
 * variables that get such a value, or any value where not all work-items come by; private memory
 * behind pointers. Flow diverges under a condition that diverges, in a loop that some work-items
 * leave or continue earlier, and after a return of some. All functions are looked at together, to a
 * fixpoint: a parameter diverges when any caller passes a value that does, and a function is
 * entered by part of the group when any caller does that. */
#include "library.h"
#include "uniform.h"

#include <string.h>

struct state {
    bool entered_apart; /* some call is not reached by the whole group */
    bool result_diverges, self_diverges;
    const struct node *apart; /* the first collective that is not reached by the whole group */
};

struct flow {
    struct analysis *analysis;
    struct map divergent; /* struct decl -> itself */
    struct map states;    /* struct instance -> struct state */
    bool changed;

    /* the function being walked */
    struct instance *instance;
    struct state *state;
    bool left; /* some work-items have returned */
};

static struct state *state_of(struct flow *f, const struct instance *instance)
{
    struct state *state = map_get_pointer(&f->states, instance);
    if (!state) {
        state = arena_new(f->analysis->arena, struct state);
        map_put_pointer(&f->states, instance, state);
    }
    return state;
}

static void set(struct flow *f, bool *flag, bool value)
{
    f->changed |= value && !*flag;
    *flag |= value;
}

static void mark(struct flow *f, const struct decl *decl)
{
    if (!decl || map_get_pointer(&f->divergent, decl))
        return;
    map_put_pointer(&f->divergent, decl, (void *)decl);
    f->changed = true;
}

/* --- values -------------------------------------------------------------- */

static bool diverges(struct flow *f, struct node *node);

/* Memory that the work-items of a group share, so that equal addresses have equal values. */
static bool is_common(enum space space)
{
    return space != SPACE_UNKNOWN && !(space & SPACE_PRIVATE);
}

static bool variable_diverges(struct flow *f, struct decl *decl)
{
    if (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER)
        return false;
    if (decl->binding_of)
        decl = decl->binding_of;
    if (decl->in_system)
        return library_is(decl, "threadIdx");
    if (map_get_pointer(&f->divergent, decl))
        return true;
    if (decl->type->kind != TYPE_REFERENCE || decl->by_value)
        return false;
    return !is_common(addrspace_variable(f->analysis, f->instance, decl).level[0]);
}

static bool pointee_diverges(struct flow *f, struct node *pointer)
{
    return diverges(f, pointer) ||
           !is_common(addrspace_of(f->analysis, f->instance, pointer).level[0]);
}

static bool own_member_diverges(struct flow *f)
{
    return f->state->self_diverges || !is_common(f->instance->self.level[0]);
}

static bool any_child_diverges(struct flow *f, const struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++)
        if (diverges(f, node->children[i]))
            return true;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument &&
            diverges(f, node->arguments[i]))
            return true;
    return false;
}

static bool library_call_diverges(struct flow *f, struct node *call)
{
    static const char *const sources[] = {"tomic", "thread_rank", "thread_index", "meta_group",
                                          "clock", "timer",       "malloc",       NULL};
    struct model *model = f->analysis->model;
    if (library_needs(model, call, "common"))
        return false;
    if (library_needs(model, call, "lanes") || library_needs(model, call, "warp"))
        return true;
    if (library_needs(model, call, "scratch"))
        return false; /* __syncthreads_or tells all the same */
    for (const char *const *source = sources; *source; source++)
        if (strstr(call->ref->qualified, *source))
            return true;
    return any_child_diverges(f, call);
}

static bool call_diverges(struct flow *f, struct node *call)
{
    if (call->ref && call->ref->in_system)
        return library_call_diverges(f, call);
    const struct instance *callee = map_get_pointer(&f->instance->calls, call);
    if (!callee || callee->function->is_constructor)
        return true;
    return state_of(f, callee)->result_diverges;
}

static bool member_diverges(struct flow *f, struct node *node)
{
    struct node *base = node->child_count ? node->children[0] : NULL;
    if (!base || node_skip_implicit(base)->kind == CXCursor_CXXThisExpr)
        return own_member_diverges(f);
    if (base->type && base->type->kind == TYPE_POINTER)
        return pointee_diverges(f, base);
    return diverges(f, base);
}

static bool subscript_diverges(struct flow *f, struct node *node)
{
    struct node *base = node->children[0];
    const struct node *inner = node_skip_parens(base);
    bool is_array = inner->type && inner->type->kind == TYPE_ARRAY;
    return diverges(f, node->children[1]) ||
           (is_array ? diverges(f, base) : pointee_diverges(f, base));
}

static bool diverges(struct flow *f, struct node *node)
{
    if (node->type && node->type->is_volatile)
        return true;
    switch (node->kind) {
    case CXCursor_DeclRefExpr: return node->ref && variable_diverges(f, node->ref);
    case CXCursor_CXXThisExpr: return f->state->self_diverges;
    case CXCursor_MemberRefExpr: return member_diverges(f, node);
    case CXCursor_CallExpr: return call_diverges(f, node);
    case CXCursor_LambdaExpr: return false; /* what it captures counts where its body names it */
    case CXCursor_UnaryExpr: return false;  /* sizeof and its like evaluate no operand */
    case CXCursor_ArraySubscriptExpr:
        if (node->child_count == 2)
            return subscript_diverges(f, node);
        break;
    case CXCursor_UnaryOperator:
        if (node->op == CXUnaryOperator_Deref && node->child_count)
            return pointee_diverges(f, node->children[0]);
        break;
    default: break;
    }
    return any_child_diverges(f, node);
}

/* --- variables ----------------------------------------------------------- */

static bool is_step(const struct node *node)
{
    return node->kind == CXCursor_UnaryOperator &&
           (node->op == CXUnaryOperator_PreInc || node->op == CXUnaryOperator_PreDec ||
            node->op == CXUnaryOperator_PostInc || node->op == CXUnaryOperator_PostDec);
}

static bool is_assignment(const struct node *node)
{
    return node->kind == CXCursor_CompoundAssignOperator ||
           (node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Assign);
}

/* The private variable whose object an lvalue is a part of; NULL for shared memory, and behind
 * pointers, where loads are judged by the pointer. */
static const struct decl *private_root(struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind == CXCursor_DeclRefExpr && node->ref &&
        (node->ref->kind == DECL_VARIABLE || node->ref->kind == DECL_PARAMETER))
        return node->ref->storage == STORAGE_AUTO && !node->ref->in_system ? node->ref : NULL;
    if ((node->kind == CXCursor_MemberRefExpr || node->kind == CXCursor_ArraySubscriptExpr) &&
        node->child_count) {
        const struct node *base = node_skip_parens(node->children[0]);
        if (!base->type || base->type->kind == TYPE_POINTER)
            return NULL;
        return private_root(node->children[0]);
    }
    if (!node->child_count)
        return NULL;
    if (is_assignment(node) || is_step(node))
        return private_root(node->children[0]);
    if (node->kind == CXCursor_ConditionalOperator ||
        (node->kind == CXCursor_BinaryOperator && node->op == CXBinaryOperator_Comma))
        return private_root(node->children[node->child_count - 1]);
    return NULL;
}

/* Both sides of `(c ? a : b) = v`. */
static void mark_object(struct flow *f, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    if (inner->kind == CXCursor_ConditionalOperator && inner->child_count == 3)
        mark_object(f, inner->children[1]);
    const struct decl *root = private_root(inner);
    if (root && root->binding_of)
        mark(f, root->binding_of);
    mark(f, root);
}

static bool is_written_reference(const struct type *type)
{
    return type->kind == TYPE_REFERENCE && !type->target->is_const;
}

/* An array that is no operand of a subscript becomes a pointer, and is written through it. */
static void visit_decay(struct flow *f, struct node *node)
{
    const struct node *parent = node->parent;
    if (!node->type || node->type->kind != TYPE_ARRAY)
        return;
    while (parent && (parent->kind == CXCursor_ParenExpr || parent->kind == CXCursor_UnexposedExpr))
        parent = parent->parent;
    if (parent &&
        (parent->kind == CXCursor_ArraySubscriptExpr || parent->kind == CXCursor_MemberRefExpr))
        return;
    mark_object(f, node);
}

static void visit_declared(struct flow *f, const struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE || !decl->init)
            continue;
        if (diverges(f, decl->init))
            mark(f, decl);
        if (is_written_reference(decl->type))
            mark_object(f, decl->init);
    }
}

static void visit_expression(struct flow *f, struct node *node, bool apart)
{
    if (is_assignment(node) && node->child_count == 2 && (apart || diverges(f, node->children[1])))
        mark_object(f, node->children[0]);
    if (is_step(node) && node->child_count && apart)
        mark_object(f, node->children[0]);
    if (node->kind == CXCursor_UnaryOperator && node->op == CXUnaryOperator_AddrOf &&
        node->child_count)
        mark_object(f, node->children[0]);
    if (node->kind == CXCursor_DeclRefExpr || node->kind == CXCursor_MemberRefExpr)
        visit_decay(f, node);
}

/* --- calls --------------------------------------------------------------- */

static void visit_library_call(struct flow *f, struct node *call, bool apart)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(call->ref->cursor));
    for (size_t i = 0; i < call->argument_count; i++) {
        CXType parameter = clang_getArgType(type, (unsigned)i);
        if (call->arguments[i] && parameter.kind == CXType_LValueReference &&
            !clang_isConstQualifiedType(clang_getPointeeType(parameter)))
            mark_object(f, call->arguments[i]);
    }
    if (apart && !f->state->apart && library_needs(f->analysis->model, call, "lanes"))
        f->state->apart = call;
}

static void visit_user_call(struct flow *f, struct node *call, struct instance *callee, bool apart)
{
    struct function *function = callee->function;
    struct state *state = state_of(f, callee);
    size_t first = call_first_argument(call);
    bool is_pointer;

    set(f, &state->entered_apart, apart);
    for (size_t i = first; i < call->argument_count && i - first < function->parameter_count; i++) {
        struct decl *parameter = function->parameters[i - first];
        if (!call->arguments[i])
            continue;
        if (diverges(f, call->arguments[i]))
            mark(f, parameter);
        if (is_written_reference(parameter->type) && !parameter->by_value)
            mark_object(f, call->arguments[i]);
    }
    if (!function->record || function->is_constructor || function->is_static_method)
        return;
    struct node *object = call_object(call, &is_pointer);
    set(f, &state->self_diverges, object ? diverges(f, object) : f->state->self_diverges);
    if (object && !is_pointer && !function->is_const_method)
        mark_object(f, object);
}

static void visit_call(struct flow *f, struct node *call, bool apart)
{
    struct instance *callee = map_get_pointer(&f->instance->calls, call);
    if (callee)
        visit_user_call(f, call, callee, apart);
    else if (call->ref && call->ref->in_system)
        visit_library_call(f, call, apart);
}

/* --- statements ---------------------------------------------------------- */

static bool is_loop(enum CXCursorKind kind)
{
    return kind == CXCursor_ForStmt || kind == CXCursor_WhileStmt || kind == CXCursor_DoStmt ||
           kind == CXCursor_CXXForRangeStmt;
}

static bool is_short_circuit(const struct node *node)
{
    return node->kind == CXCursor_BinaryOperator &&
           (node->op == CXBinaryOperator_LAnd || node->op == CXBinaryOperator_LOr);
}

/* Which of a node's children decide whether, or how often, the others are executed? The first ones
 * of most, the last one of do-while. */
static bool is_condition(const struct node *node, size_t child)
{
    const struct node *first = node->children[0];
    switch (node->kind) {
    case CXCursor_IfStmt:
    case CXCursor_SwitchStmt:
        return child == 0 || (child == 1 && node->child_count > 2 &&
                              (first->kind == CXCursor_DeclStmt || first->declared_count));
    case CXCursor_DoStmt: return child + 1 == node->child_count;
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_CXXForRangeStmt: return child + 1 < node->child_count;
    case CXCursor_ConditionalOperator: return child == 0;
    default: return is_short_circuit(node) && child == 0;
    }
}

static bool condition_diverges(struct flow *f, const struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (!is_condition(node, i))
            continue;
        if (clang_isExpression(child->kind) && diverges(f, child))
            return true;
        for (size_t d = 0; d < child->declared_count; d++)
            if (node->kind != CXCursor_ForStmt && child->declared[d]->init &&
                diverges(f, child->declared[d]->init))
                return true;
    }
    return false;
}

/* Does some work-item leave this statement of the loop or switch earlier than others? `depth`
 * counts the loops and switches inside it that a break, and the loops that a continue belongs to.
 */
static bool leaves_apart(struct flow *f, const struct node *node, int breaks, int continues,
                         bool apart)
{
    if (apart && ((node->kind == CXCursor_BreakStmt && breaks == 0) ||
                  (node->kind == CXCursor_ContinueStmt && continues == 0) ||
                  node->kind == CXCursor_ReturnStmt))
        return true;
    bool loops = is_loop(node->kind);
    bool inner = apart || condition_diverges(f, node);
    for (size_t i = 0; i < node->child_count; i++)
        if (leaves_apart(f, node->children[i],
                         breaks + (loops || node->kind == CXCursor_SwitchStmt), continues + loops,
                         inner))
            return true;
    return false;
}

static bool body_is_apart(struct flow *f, const struct node *node)
{
    bool is_switch = node->kind == CXCursor_SwitchStmt;
    if (!is_loop(node->kind) && !is_switch)
        return false;
    for (size_t i = 0; i < node->child_count; i++)
        if (leaves_apart(f, node->children[i], 0, is_switch ? 1 : 0, false))
            return true;
    return false;
}

static void visit(struct flow *f, struct node *node, bool apart)
{
    apart |= f->left;
    visit_expression(f, node, apart);
    visit_declared(f, node);
    if (node->kind == CXCursor_CallExpr)
        visit_call(f, node, apart);
    bool inner = apart || condition_diverges(f, node) || body_is_apart(f, node);
    bool loops = is_loop(node->kind);
    for (size_t i = 0; i < node->child_count; i++)
        visit(f, node->children[i], !loops && is_condition(node, i) ? apart : inner);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            visit(f, node->declared[i]->init, apart);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument)
            visit(f, node->arguments[i], apart);
    if (node->kind != CXCursor_ReturnStmt)
        return;
    set(f, &f->state->result_diverges, apart || any_child_diverges(f, node));
    f->left |= apart;
}

static bool has_goto(const struct node *node)
{
    if (node->kind == CXCursor_GotoStmt || node->kind == CXCursor_IndirectGotoStmt)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_goto(node->children[i]))
            return true;
    return false;
}

/* --- the check ----------------------------------------------------------- */

static void visit_instance(struct flow *f, struct instance *instance)
{
    struct function *function = instance->function;
    f->instance = instance;
    f->state = state_of(f, instance);
    f->left = false;
    if (!function->body)
        return;
    bool apart = f->state->entered_apart || has_goto(function->body);
    for (size_t i = 0; i < function->initialiser_count; i++)
        visit(f, function->initialisers[i], apart);
    visit(f, function->body, apart);
}

/* The first place that the kernel reaches with a collective for only a part of the group; for one
 * in a function of the library that is ported with its body, the program's call. */
static const struct node *find_apart(struct flow *f, struct instance *instance, struct map *seen)
{
    if (map_get_pointer(seen, instance))
        return NULL;
    map_put_pointer(seen, instance, instance);
    if (state_of(f, instance)->apart)
        return state_of(f, instance)->apart;
    for (size_t i = 0; i < instance->calls.count; i++) {
        const struct map_entry *call = &instance->calls.entries[i];
        struct instance *callee = call->value;
        const struct node *found = find_apart(f, callee, seen);
        const struct node *place = call->key;
        if (found && place->ref && callee->function->decl->is_library &&
            !instance->function->decl->is_library)
            return place;
        if (found)
            return found;
    }
    return NULL;
}

/* One message per kernel and place, not per instance of a template. */
static void report_kernel(struct flow *f, struct instance *kernel, struct map *told)
{
    struct map seen = {.arena = f->analysis->arena};
    const struct node *found = find_apart(f, kernel, &seen);
    if (!found)
        return;
    kernel->needs_warp = true;
    struct source_pos pos = model_pos(found);
    const char *name = kernel->function->decl->name;
    const char *key = arena_printf(f->analysis->arena, "%s:%s:%u:%u", name,
                                   pos.file ? pos.file : "", pos.line, pos.column);
    if (map_get(told, key))
        return;
    map_put(told, key, kernel);
    diag_report(f->analysis->model->diag, CU2013, &pos, name, found->ref->name);
}

static void add_reached(struct map *reached, struct instance *instance)
{
    if (map_get_pointer(reached, instance))
        return;
    map_put_pointer(reached, instance, instance);
    for (size_t i = 0; i < instance->calls.count; i++)
        add_reached(reached, instance->calls.entries[i].value);
}

static bool has_collective(struct model *model, const struct node *node)
{
    if (node->kind == CXCursor_CallExpr && library_needs(model, node, "lanes"))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_collective(model, node->children[i]))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && has_collective(model, node->declared[i]->init))
            return true;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument &&
            has_collective(model, node->arguments[i]))
            return true;
    return false;
}

static bool function_has_collective(struct model *model, const struct function *function)
{
    for (size_t i = 0; i < function->initialiser_count; i++)
        if (has_collective(model, function->initialisers[i]))
            return true;
    return function->body && has_collective(model, function->body);
}

/* Each kernel by itself, since another may call the same functions otherwise. */
static void check_kernel(struct analysis *analysis, struct instance *kernel, struct map *told)
{
    struct flow f = {.analysis = analysis, .changed = true};
    struct map reached = {.arena = analysis->arena};
    bool any = false;

    f.divergent.arena = f.states.arena = analysis->arena;
    add_reached(&reached, kernel);
    for (size_t i = 0; i < reached.count && !any; i++) {
        const struct instance *instance = reached.entries[i].value;
        any = function_has_collective(analysis->model, instance->function);
    }
    if (!any)
        return;
    while (f.changed) {
        f.changed = false;
        for (size_t i = 0; i < reached.count; i++)
            visit_instance(&f, reached.entries[i].value);
    }
    report_kernel(&f, kernel, told);
}

void uniform_check_lanes(struct analysis *analysis)
{
    struct map told = {.arena = analysis->arena};
    for (size_t i = 0; i < analysis->model->kernel_count; i++)
        check_kernel(analysis, analysis->kernels[i], &told);
}
