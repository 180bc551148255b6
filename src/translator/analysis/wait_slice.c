/* What decides whether a loop goes on: the variables and the memory that its condition, and those
 * of its breaks and returns, are computed from. */
#include "analysis/uniform_wait.h"

#include "analysis/library.h"
#include "model/facts.h"

#include <string.h>

#define MOST_DEPTH 6 /* of calls */

enum loop_part wait_part(const struct node *loop, size_t child)
{
    const struct node *node = loop->children[child];
    bool is_last = child + 1 == loop->child_count;
    if (loop->kind == NODE_DO_STMT)
        return is_last ? PART_CONDITION : PART_BODY;
    if (is_last)
        return PART_BODY;
    if (loop->kind != NODE_FOR_STMT)
        return PART_CONDITION;
    bool acts = node_is_step(node) || node_is_assignment(node) ||
                (node->kind == NODE_BINARY_OPERATOR && node->op == OP_COMMA);
    if (child == 0 && (node->kind == NODE_DECL_STMT || (acts && loop->child_count > 2)))
        return PART_INIT;
    return acts ? PART_STEP : PART_CONDITION;
}

/* --- variables ----------------------------------------------------------- */

static bool is_own(const struct decl *decl)
{
    return (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO && !decl->in_system;
}

/* `this` stands for all members of the object. */
static const struct decl *own_object(const struct walk *w)
{
    return w->frame->instance->function->record;
}

const struct decl *wait_own_variable(struct walk *w, struct node *lvalue)
{
    if (addrspace_object(w->analysis, w->frame->instance, lvalue) != SPACE_PRIVATE)
        return NULL;
    for (struct node *node = node_skip_parens(lvalue);;
         node = node_skip_parens(node->children[0])) {
        if (node->kind == NODE_DECL_REF_EXPR && node->ref)
            return !is_own(node->ref)      ? NULL
                   : node->ref->binding_of ? node->ref->binding_of
                                           : node->ref;
        if (node->kind == NODE_CXX_THIS_EXPR ||
            (node->kind == NODE_MEMBER_REF_EXPR && !node->child_count))
            return own_object(w);
        if (!node->child_count)
            return NULL;
    }
}

const struct decl *wait_output(struct walk *w, const struct node *call, size_t argument)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    size_t first = call_first_argument(call);
    struct node *node = call->arguments[argument];
    if (!node)
        return NULL;
    struct node *inner = node_skip_parens(node);
    bool is_object =
        argument < first || (call->ref && model_parameter_is_output(call->ref, argument));
    if (f && argument >= first && argument - first < f->parameter_count) {
        const struct decl *parameter = f->parameters[argument - first];
        is_object |= type_is_mutable_reference(parameter->type) && !parameter->by_value;
    }
    if (inner->kind == NODE_UNARY_OPERATOR && inner->op == OP_ADDR_OF && inner->child_count)
        return wait_own_variable(w, inner->children[0]);
    bool is_array = inner->type && inner->type->kind == TYPE_ARRAY;
    return is_object || is_array ? wait_own_variable(w, inner) : NULL;
}

bool wait_is_atomic(const struct node *call)
{
    return call->ref && call->ref->in_system &&
           (strncmp(call->ref->name, "atomic", strlen("atomic")) == 0 ||
            strncmp(call->ref->name, "__nv_atomic", strlen("__nv_atomic")) == 0);
}

/* --- what is read -------------------------------------------------------- */

static void add_decisive(struct wait_loop *l, const struct decl *variable)
{
    if (variable && !map_get_pointer(&l->decisive, variable))
        map_put_pointer(&l->decisive, variable, (void *)variable);
}

static void add_memory_read(struct wait_loop *l, const struct place *place, bool is_told)
{
    struct wait_read read = {place, is_told};
    arena_push(l->walk->arena, l->reads, l->read_count, read);
}

static bool is_volatile_lvalue(const struct node *node)
{
    for (; node; node = node->child_count ? node_skip_parens(node->children[0]) : NULL)
        if (node->type && (node->type->is_volatile ||
                           (node->type->kind == TYPE_POINTER && node->type->target->is_volatile)))
            return true;
    return false;
}

static void add_lvalue(struct wait_loop *l, struct node *node)
{
    struct walk *w = l->walk;
    enum space space = addrspace_object(w->analysis, w->frame->instance, node);
    if (node->type && (node->type->kind == TYPE_ARRAY || node->type->kind == TYPE_FUNCTION))
        return;
    if (space != SPACE_PRIVATE && space != SPACE_CONSTANT)
        add_memory_read(l, walk_place(w, node), is_volatile_lvalue(node));
}

/* Does the function read memory that the source says changes? */
static bool reads_told(struct walk *w, struct instance *instance, struct node *node, int depth)
{
    struct instance *callee =
        node->kind == NODE_CALL_EXPR ? map_get_pointer(&instance->calls, node) : NULL;
    bool is_lvalue = node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR ||
                     node->kind == NODE_ARRAY_SUBSCRIPT_EXPR ||
                     (node->kind == NODE_UNARY_OPERATOR && node->op == OP_DEREF);
    if (node->kind == NODE_CALL_EXPR && wait_is_atomic(node))
        return true;
    if (is_lvalue && node->type && node->type->is_volatile &&
        addrspace_object(w->analysis, instance, node) != SPACE_PRIVATE)
        return true;
    if (callee && depth && callee->function->body &&
        reads_told(w, callee, callee->function->body, depth - 1))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (reads_told(w, instance, node->children[i], depth))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && reads_told(w, instance, node->declared[i]->init, depth))
            return true;
    return false;
}

/* A call that gets a pointer may read what it leads to. */
static void add_call_reads(struct wait_loop *l, struct node *call)
{
    struct walk *w = l->walk;
    struct instance *callee = map_get_pointer(&w->frame->instance->calls, call);
    bool told = wait_is_atomic(call) || (callee && callee->function->body &&
                                         reads_told(w, callee, callee->function->body, MOST_DEPTH));
    size_t before = l->read_count;
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i];
        if (!argument || !node_is_pointer(argument))
            continue;
        struct spaces spaces = addrspace_of(w->analysis, w->frame->instance, argument);
        const struct type *target = node_skip_parens(argument)->type->target;
        if (spaces.level[0] != SPACE_PRIVATE && spaces.level[0] != SPACE_CONSTANT)
            add_memory_read(l, walk_pointer(w, argument), told || (target && target->is_volatile));
    }
    if (told && l->read_count == before)
        add_memory_read(l, NULL, true); /* it got there by an object */
}

static void add_reads(struct wait_loop *l, struct node *node)
{
    if (node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR ||
        node->kind == NODE_ARRAY_SUBSCRIPT_EXPR ||
        (node->kind == NODE_UNARY_OPERATOR && node->op == OP_DEREF))
        add_lvalue(l, node);
    if (node->kind == NODE_CALL_EXPR)
        add_call_reads(l, node);
}

bool wait_reads(const struct wait_loop *loop, struct node *node)
{
    struct wait_loop own = {.walk = loop->walk};
    add_reads(&own, node);
    return own.read_count > 0;
}

static void add_expression(struct wait_loop *l, struct node *node)
{
    if (node->kind == NODE_UNARY_EXPR || node->kind == NODE_LAMBDA_EXPR)
        return; /* they evaluate nothing */
    if (node->kind == NODE_DECL_REF_EXPR && node->ref && is_own(node->ref))
        add_decisive(l, node->ref->binding_of ? node->ref->binding_of : node->ref);
    if (node->kind == NODE_CXX_THIS_EXPR ||
        (node->kind == NODE_MEMBER_REF_EXPR && !node->child_count))
        add_decisive(l, own_object(l->walk));
    add_reads(l, node);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            add_expression(l, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        add_expression(l, node->children[i]);
}

/* --- what decides -------------------------------------------------------- */

/* Of a statement or an operator: all that decides which of its parts are executed. */
static void add_conditions_of(struct wait_loop *l, const struct node *node)
{
    bool chooses = node->kind == NODE_IF_STMT || node->kind == NODE_SWITCH_STMT ||
                   node->kind == NODE_CONDITIONAL_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR &&
                    (node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR));
    bool loops = node_is_loop(node->kind);
    for (size_t i = 0; (loops || chooses) && i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (loops && wait_part(node, i) != PART_CONDITION)
            continue;
        add_expression(l, child);
        if (chooses && child->kind != NODE_DECL_STMT)
            return;
    }
}

/* All conditions between the loop and a place in it. */
static void add_conditions_around(struct wait_loop *l, const struct node *place)
{
    const struct node *node = place->parent;
    for (; node && node != l->node; node = node->parent)
        add_conditions_of(l, node);
    l->is_unclear |= !node;
}

/* `depth` counts the loops and switches around that are inside. */
static void add_exits(struct wait_loop *l, const struct node *node, int depth)
{
    bool takes_breaks = node_is_loop(node->kind) || node->kind == NODE_SWITCH_STMT;
    switch (node->kind) {
    case NODE_LAMBDA_EXPR: return;
    case NODE_BREAK_STMT:
        if (depth == 0)
            add_conditions_around(l, node);
        return;
    case NODE_RETURN_STMT: add_conditions_around(l, node); return;
    case NODE_GOTO_STMT:
    case NODE_INDIRECT_GOTO_STMT:
    case NODE_LABEL_STMT:
    case NODE_GCC_ASM_STMT:
    case NODE_MS_ASM_STMT:
    case NODE_CXX_TRY_STMT: l->is_unclear = true; return;
    default: break;
    }
    for (size_t i = 0; i < node->child_count; i++)
        add_exits(l, node->children[i], depth + (takes_breaks && node != l->node));
}

/* --- what variables get -------------------------------------------------- */

static void add_setting(struct wait_loop *l, const struct decl *variable, struct node *value,
                        const struct node *place)
{
    struct setting setting = {variable, value, place, false};
    if (!variable)
        return;
    map_put_pointer(&l->changed, variable, (void *)variable);
    arena_push(l->walk->arena, l->settings, l->setting_count, setting);
}

static void add_call_settings(struct wait_loop *l, struct node *call)
{
    bool is_pointer = false;
    const struct function *f = call->ref ? call->ref->function : NULL;
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i])
            add_setting(l, wait_output(l->walk, call, i), call, call);
    if (!f || !f->record || f->is_static_method || f->is_constructor || f->is_const_method)
        return;
    struct node *object = call_object(call, &is_pointer);
    if (!object)
        add_setting(l, own_object(l->walk), call, call);
    else if (!is_pointer)
        add_setting(l, wait_own_variable(l->walk, object), call, call);
}

static void collect_settings(struct wait_loop *l, struct node *node, bool is_inner)
{
    if (node->kind == NODE_LAMBDA_EXPR)
        return;
    if (node_is_assignment(node) && node->child_count == 2) {
        bool whole = node->op == OP_ASSIGN &&
                     node_skip_parens(node->children[0])->kind == NODE_DECL_REF_EXPR;
        add_setting(l, wait_own_variable(l->walk, node->children[0]),
                    whole ? node->children[1] : node, node);
    } else if (node_is_step(node) && node->child_count) {
        add_setting(l, wait_own_variable(l->walk, node->children[0]), node, node);
    } else if (node->kind == NODE_CALL_EXPR) {
        add_call_settings(l, node);
    }
    for (size_t i = 0; i < node->declared_count; i++) {
        struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE)
            continue;
        if (is_inner)
            map_put_pointer(&l->inner, decl, decl);
        if (decl->init) {
            add_setting(l, decl, decl->init, node);
            collect_settings(l, decl->init, is_inner);
        }
    }
    for (size_t i = 0; i < node->child_count; i++)
        collect_settings(l, node->children[i],
                         is_inner && !(node == l->node && wait_part(node, i) == PART_INIT));
}

bool wait_find_decisions(struct wait_loop *l)
{
    l->decisive.arena = l->changed.arena = l->inner.arena = l->walk->arena;
    l->kept_close.arena = l->walk->arena;

    add_exits(l, l->node, 0);
    for (size_t i = 0; i < l->node->child_count; i++)
        if (wait_part(l->node, i) == PART_CONDITION)
            add_expression(l, l->node->children[i]);
    if (l->is_unclear)
        return false;
    collect_settings(l, l->node, true);
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < l->setting_count; i++) {
            struct setting *setting = &l->settings[i];
            if (setting->is_seen || !map_get_pointer(&l->decisive, setting->variable))
                continue;
            add_expression(l, setting->value);
            add_conditions_around(l, setting->place);
            setting->is_seen = changed = true;
        }
    }
    return l->read_count && !l->is_unclear;
}
