/* Which calls of a kernel the whole work-group reaches together.
 *
 * Flow diverges under a condition that diverges, in a loop that some work-items leave or continue
 * earlier, and after a return of some. Values diverge that come from a work-item's index, atomics,
 * or other work-items; so do variables that get such a value, or any value where not all
 * work-items come by. All functions are looked at together, to a fixpoint: a parameter diverges
 * when any caller passes a value that does, and a function is entered by part of the group when
 * any caller does that.
 *
 * What can't be seen (private memory behind pointers, volatile memory, objects that constructors
 * make, gotos) is divergent for those who ask with doubt, and not for others: for a collective of a
 * warp, which CUDA allows anywhere, doubt costs devices and trust costs results; for a barrier,
 * which CUDA wants the whole block to reach, doubt would refuse programs that are right. */
#include "analysis/uniform_flow.h"

#include "analysis/library.h"
#include "model/facts.h"

#include <string.h>

struct state {
    bool entered;       /* some call is not in a branch that is left out */
    bool entered_apart; /* some call is not reached by the whole group */
    bool result_diverges, self_diverges;
    bool writes_self;   /* it gives a member of its object a divergent value */
    struct apart apart; /* the first call in question that is not reached by the whole group */
};

/* A loop whose variable only its head changes: inside, the variable is what the head makes of it,
 * whatever it is elsewhere. */
struct counted {
    struct counted *outer;
    const struct decl *variable;
};

struct flow {
    struct analysis *analysis;
    const struct flow_question *question;
    bool doubts;
    struct map divergent;    /* struct decl -> itself */
    struct map states;       /* struct instance -> struct state */
    struct counted *counted; /* the loops around, without doubt */
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

static void set_flag(struct flow *f, bool *flag, bool value)
{
    f->changed |= value && !*flag;
    *flag |= value;
}

static bool is_marked(const struct flow *f, const struct decl *decl)
{
    for (const struct counted *c = f->counted; c; c = c->outer)
        if (c->variable == decl)
            return false;
    return map_get_pointer(&f->divergent, decl) != NULL;
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
        return library_variable_varies(f->analysis->model, decl);
    if (is_marked(f, decl))
        return true;
    if (!f->doubts || decl->type->kind != TYPE_REFERENCE || decl->by_value)
        return false;
    return !is_common(addrspace_variable(f->analysis, f->instance, decl).level[0]);
}

static bool pointee_diverges(struct flow *f, struct node *pointer)
{
    return diverges(f, pointer) ||
           (f->doubts && !is_common(addrspace_of(f->analysis, f->instance, pointer).level[0]));
}

static bool own_member_diverges(struct flow *f)
{
    return f->state->self_diverges ||
           ((f->doubts || f->state->writes_self) && !is_common(f->instance->self.level[0]));
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
    enum rule_result result = library_sync(f->analysis->model, call).result;
    if (result == RULE_RESULT_OF_ARGUMENTS)
        return any_child_diverges(f, call);
    return result == RULE_RESULT_VARYING;
}

static bool call_diverges(struct flow *f, struct node *call)
{
    if (call->ref && call->ref->in_system)
        return library_call_diverges(f, call);
    const struct instance *callee = map_get_pointer(&f->instance->calls, call);
    if (callee && !callee->function->is_constructor)
        return state_of(f, callee)->result_diverges;
    return f->doubts || any_child_diverges(f, call) || (callee && state_of(f, callee)->writes_self);
}

static bool member_diverges(struct flow *f, struct node *node)
{
    struct node *base = node->child_count ? node->children[0] : NULL;
    if (!base || node_skip_implicit(base)->kind == NODE_CXX_THIS_EXPR)
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
    if (f->doubts && node->type && node->type->is_volatile)
        return true;
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return node->ref && variable_diverges(f, node->ref);
    case NODE_CXX_THIS_EXPR: return f->state->self_diverges;
    case NODE_MEMBER_REF_EXPR: return member_diverges(f, node);
    case NODE_CALL_EXPR: return call_diverges(f, node);
    case NODE_LAMBDA_EXPR: return false; /* what it captures counts where its body names it */
    case NODE_UNARY_EXPR: return false;  /* sizeof and its like evaluate no operand */
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        if (node->child_count == 2)
            return subscript_diverges(f, node);
        break;
    case NODE_UNARY_OPERATOR:
        if (node->op == OP_DEREF && node->child_count)
            return pointee_diverges(f, node->children[0]);
        break;
    default: break;
    }
    return any_child_diverges(f, node);
}

/* --- variables ----------------------------------------------------------- */

/* Does the pointer under this subscript, arrow, or `*` lead to memory of the group? */
static bool leads_to_group_memory(struct flow *f, const struct node *node)
{
    return f->doubts ||
           is_common(addrspace_of(f->analysis, f->instance, node->children[0]).level[0]);
}

/* Is it a reference to memory of the group? */
static bool names_common(struct flow *f, struct decl *decl)
{
    return decl->type->kind == TYPE_REFERENCE && !decl->by_value &&
           is_common(addrspace_variable(f->analysis, f->instance, decl).level[0]);
}

/* Is it a member of the object whose method this is? */
static bool is_own_member(const struct node *node)
{
    while (node->kind == NODE_MEMBER_REF_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) {
        if (!node->child_count)
            return true;
        node = node_skip_parens(node->children[0]);
    }
    return node->kind == NODE_CXX_THIS_EXPR;
}

/* The private variable whose object an lvalue is a part of; NULL for shared memory. Behind a
 * pointer to private memory it is the pointer, since loads are judged by it. */
static const struct decl *private_root(struct flow *f, struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind == NODE_DECL_REF_EXPR && node->ref &&
        (node->ref->kind == DECL_VARIABLE || node->ref->kind == DECL_PARAMETER))
        return node->ref->storage == STORAGE_AUTO && !node->ref->in_system &&
                       !names_common(f, node->ref)
                   ? node->ref
                   : NULL;
    if ((node->kind == NODE_MEMBER_REF_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) &&
        node->child_count) {
        const struct node *base = node_skip_parens(node->children[0]);
        if (!base->type || (base->type->kind == TYPE_POINTER && leads_to_group_memory(f, node)))
            return NULL;
        return private_root(f, node->children[0]);
    }
    if (!node->child_count)
        return NULL;
    if (node->kind == NODE_UNARY_OPERATOR && (node->op == OP_DEREF || node->op == OP_ADDR_OF))
        return node->op == OP_DEREF && leads_to_group_memory(f, node)
                   ? NULL
                   : private_root(f, node->children[0]);
    if (node_is_assignment(node) || node_is_step(node))
        return private_root(f, node->children[0]);
    if (node->kind == NODE_CONDITIONAL_OPERATOR ||
        (node->kind == NODE_BINARY_OPERATOR && node->op == OP_COMMA))
        return private_root(f, node->children[node->child_count - 1]);
    return NULL;
}

/* Both sides of `(c ? a : b) = v`. */
static void mark_object(struct flow *f, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    if (inner->kind == NODE_CONDITIONAL_OPERATOR && inner->child_count == 3)
        mark_object(f, inner->children[1]);
    const struct decl *root = private_root(f, inner);
    if (root && root->binding_of)
        mark(f, root->binding_of);
    mark(f, root);
    if (!root && is_own_member(inner))
        set_flag(f, &f->state->writes_self, true);
}

/* An array that is no operand of a subscript becomes a pointer, and is written through it. */
static void visit_decay(struct flow *f, struct node *node)
{
    const struct node *parent = node->parent;
    if (!f->doubts || !node->type || node->type->kind != TYPE_ARRAY)
        return;
    while (parent && (parent->kind == NODE_PAREN_EXPR || parent->kind == NODE_UNEXPOSED_EXPR))
        parent = parent->parent;
    if (parent &&
        (parent->kind == NODE_ARRAY_SUBSCRIPT_EXPR || parent->kind == NODE_MEMBER_REF_EXPR))
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
        if (type_is_mutable_reference(decl->type) && (f->doubts || is_marked(f, decl)))
            mark_object(f, decl->init);
    }
}

static void visit_expression(struct flow *f, struct node *node, bool apart)
{
    if (node_is_assignment(node) && node->child_count == 2 &&
        (apart || diverges(f, node->children[1])))
        mark_object(f, node->children[0]);
    if (node_is_step(node) && node->child_count && apart)
        mark_object(f, node->children[0]);
    if (f->doubts && node->kind == NODE_UNARY_OPERATOR && node->op == OP_ADDR_OF &&
        node->child_count)
        mark_object(f, node->children[0]);
    if (node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR)
        visit_decay(f, node);
}

/* --- calls --------------------------------------------------------------- */

static void visit_library_call_flow(struct flow *f, struct node *call, bool apart)
{
    for (size_t i = 0; f->doubts && i < call->argument_count; i++)
        if (call->arguments[i] && model_parameter_is_output(call->ref, i))
            mark_object(f, call->arguments[i]);
    if (apart && !f->state->apart.call && f->question->is_meant(f->analysis->model, call))
        f->state->apart = (struct apart){call, f->left};
}

static bool leads_to_private(struct flow *f, struct instance *callee, struct decl *parameter)
{
    return parameter->type->kind == TYPE_POINTER &&
           addrspace_variable(f->analysis, callee, parameter).level[0] == SPACE_PRIVATE;
}

static void visit_user_call(struct flow *f, struct node *call, struct instance *callee, bool apart)
{
    struct function *function = callee->function;
    struct state *state = state_of(f, callee);
    size_t first = call_first_argument(call);
    bool is_pointer;

    set_flag(f, &state->entered, true);
    set_flag(f, &state->entered_apart, apart);
    for (size_t i = first; i < call->argument_count && i - first < function->parameter_count; i++) {
        struct decl *parameter = function->parameters[i - first];
        if (!call->arguments[i])
            continue;
        if (diverges(f, call->arguments[i]))
            mark(f, parameter);
        bool leads_back = type_is_mutable_reference(parameter->type) && !parameter->by_value;
        if (f->doubts
                ? leads_back
                : is_marked(f, parameter) && (leads_back || leads_to_private(f, callee, parameter)))
            mark_object(f, call->arguments[i]);
    }
    if (!function->record || function->is_constructor || function->is_static_method)
        return;
    struct node *object = call_object(call, &is_pointer);
    set_flag(f, &state->self_diverges, object ? diverges(f, object) : f->state->self_diverges);
    if (object && (f->doubts ? !is_pointer && !function->is_const_method : state->writes_self))
        mark_object(f, object);
    if (!object && state->writes_self)
        set_flag(f, &f->state->writes_self, true);
}

static void visit_call_flow(struct flow *f, struct node *call, bool apart)
{
    struct instance *callee = map_get_pointer(&f->instance->calls, call);
    if (callee)
        visit_user_call(f, call, callee, apart);
    else if (call->ref && call->ref->in_system)
        visit_library_call_flow(f, call, apart);
}

/* --- statements ---------------------------------------------------------- */

static bool is_short_circuit(const struct node *node)
{
    return node->kind == NODE_BINARY_OPERATOR &&
           (node->op == OP_LOGICAL_AND || node->op == OP_LOGICAL_OR);
}

/* Which of a node's children decide whether, or how often, the others are executed? The first ones
 * of most, the last one of do-while. */
static bool is_condition_child(const struct node *node, size_t child)
{
    const struct node *first = node->children[0];
    switch (node->kind) {
    case NODE_IF_STMT:
    case NODE_SWITCH_STMT:
        return child == 0 || (child == 1 && node->child_count > 2 &&
                              (first->kind == NODE_DECL_STMT || first->declared_count));
    case NODE_DO_STMT: return child + 1 == node->child_count;
    case NODE_FOR_STMT:
    case NODE_WHILE_STMT: return child + 1 < node->child_count;
    case NODE_CONDITIONAL_OPERATOR: return child == 0;
    default: return is_short_circuit(node) && child == 0;
    }
}

static bool changes_variable(struct node *node, const struct decl *variable)
{
    if ((node_is_assignment(node) || node_is_step(node)) && node->child_count &&
        node_skip_parens(node->children[0])->ref == variable)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (changes_variable(node->children[i], variable))
            return true;
    return false;
}

static bool mentions(const struct node *node, const struct decl *variable)
{
    bool found = node->kind == NODE_DECL_REF_EXPR && node->ref == variable;
    for (size_t i = 0; !found && i < node->child_count; i++)
        found = mentions(node->children[i], variable);
    return found;
}

/* The value of a condition that is known, of a template's instance for example. */
static bool condition_value(struct node *condition, long long *value)
{
    condition = node_skip_parens(condition);
    bool all = condition->kind == NODE_BINARY_OPERATOR && condition->op == OP_LOGICAL_AND;
    if (!is_short_circuit(condition) || condition->child_count != 2)
        return node_is_expression(condition->kind) && model_evaluate(condition, value);
    for (int side = 0; side < 2; side++)
        if (condition_value(condition->children[side], value) && !*value == all)
            return true;
    return false;
}

/* The variable that the head of a `for` steps through; NULL where the body changes it, too. */
static const struct decl *stepped_variable(struct flow *f, const struct node *loop,
                                           struct node **step)
{
    struct node *target = NULL;
    if (f->doubts || loop->kind != NODE_FOR_STMT || loop->child_count < 2)
        return NULL;
    *step = loop->children[loop->child_count - 2];
    if ((node_is_assignment(*step) || node_is_step(*step)) && (*step)->child_count)
        target = node_skip_parens((*step)->children[0]);
    if (!target || target->kind != NODE_DECL_REF_EXPR || !target->ref ||
        changes_variable(loop->children[loop->child_count - 1], target->ref))
        return NULL;
    return target->ref;
}

/* Is the variable's first value in the loop the same for all? */
static bool starts_together(struct flow *f, const struct node *loop, const struct decl *variable)
{
    const struct node *init = loop->children[0];
    for (size_t i = 0; i < init->declared_count; i++)
        if (init->declared[i] == variable)
            return init->declared[i]->init && !diverges(f, init->declared[i]->init);
    if (!node_is_assignment(init) || init->child_count != 2)
        return false;
    const struct node *target = node_skip_parens(init->children[0]);
    return target->ref == variable && !diverges(f, init->children[1]);
}

/* Do all work-items of the group go through the loop equally often? `for (i = threadIdx.x; i < n;
 * i += blockDim.x)` is trusted to: who has a barrier in it rounds n up. */
static bool loop_diverges(struct flow *f, const struct node *loop, const struct decl *variable,
                          const struct node *step)
{
    struct counted counted = {f->counted, variable};
    bool result = false;
    f->counted = &counted;
    for (size_t i = 0; i + 1 < loop->child_count; i++) {
        struct node *child = loop->children[i];
        bool is_init = i == 0 && (node_is_assignment(child) || child->kind == NODE_DECL_STMT);
        result |=
            !is_init && child != step && node_is_expression(child->kind) && diverges(f, child);
    }
    if (node_is_assignment(step) && step->child_count == 2)
        result |= diverges(f, step->children[1]);
    f->counted = counted.outer;
    return result;
}

/* A variable that the body of a do-while gives the same value for all, and then no other: the
 * condition sees that one. */
static const struct decl *settled_variable(struct flow *f, const struct node *loop)
{
    const struct node *body = loop->child_count ? loop->children[0] : NULL;
    if (f->doubts || loop->kind != NODE_DO_STMT || loop->child_count != 2 ||
        body->kind != NODE_COMPOUND_STMT)
        return NULL;
    for (size_t i = body->child_count; i-- > 0;) {
        const struct node *last = body->children[i], *target;
        if (last->kind != NODE_BINARY_OPERATOR || last->op != OP_ASSIGN)
            continue;
        target = node_skip_parens(last->children[0]);
        bool settles = target->kind == NODE_DECL_REF_EXPR && target->ref &&
                       !changes_variable(loop->children[1], target->ref) &&
                       !diverges(f, last->children[1]);
        for (size_t behind = i + 1; settles && behind < body->child_count; behind++)
            settles = !changes_variable(body->children[behind], target->ref);
        if (settles && mentions(loop->children[1], target->ref))
            return target->ref;
    }
    return NULL;
}

static bool condition_diverges(struct flow *f, const struct node *node)
{
    struct node *step;
    long long value;
    const struct decl *settled = settled_variable(f, node);
    struct counted counted = {f->counted, settled};
    const struct decl *variable = stepped_variable(f, node, &step);
    if (variable)
        return loop_diverges(f, node, variable, step);
    if (node->kind == NODE_IF_STMT && condition_value(node->children[0], &value))
        return false;
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (!is_condition_child(node, i))
            continue;
        f->counted = settled ? &counted : counted.outer;
        bool apart = node_is_expression(child->kind) && diverges(f, child);
        f->counted = counted.outer;
        if (apart)
            return true;
        for (size_t d = 0; d < child->declared_count; d++)
            if (node->kind != NODE_FOR_STMT && child->declared[d]->init &&
                diverges(f, child->declared[d]->init))
                return true;
    }
    return false;
}

/* Does some work-item leave this statement of the loop or switch earlier than others? `depth`
 * counts the loops and switches inside it that a break, and the loops that a continue belongs
 * to. */
static bool leaves_apart(struct flow *f, const struct node *node, int breaks, int continues,
                         bool apart)
{
    if (apart &&
        ((node->kind == NODE_BREAK_STMT && breaks == 0) ||
         (node->kind == NODE_CONTINUE_STMT && continues == 0) || node->kind == NODE_RETURN_STMT))
        return true;
    bool loops = node_is_loop(node->kind);
    bool inner = apart || condition_diverges(f, node);
    for (size_t i = 0; i < node->child_count; i++)
        if (leaves_apart(f, node->children[i], breaks + (loops || node->kind == NODE_SWITCH_STMT),
                         continues + loops, inner))
            return true;
    return false;
}

static bool body_is_apart(struct flow *f, const struct node *node)
{
    bool is_switch = node->kind == NODE_SWITCH_STMT;
    if (!node_is_loop(node->kind) && !is_switch)
        return false;
    for (size_t i = 0; i < node->child_count; i++)
        if (leaves_apart(f, node->children[i], 0, is_switch ? 1 : 0, false))
            return true;
    return false;
}

/* The branch that a known condition leaves out. */
static const struct node *dead_branch(const struct node *node)
{
    long long value;
    if (node->kind != NODE_IF_STMT || node->child_count < 2 ||
        !condition_value(node->children[0], &value))
        return NULL;
    return value ? node->child_count > 2 ? node->children[2] : NULL : node->children[1];
}

static void visit_flow(struct flow *f, struct node *node, bool apart);
static void visit_children_flow(struct flow *f, struct node *node, bool apart);

/* A temporary object, which dies where the same threads come by that made it. */
static void visit_temporary(struct flow *f, struct node *node, bool apart)
{
    if (diverges(f, node))
        mark(f, model_temporary(node));
    visit_flow(f, node->cleanup, apart);
}

static void visit_flow(struct flow *f, struct node *node, bool apart)
{
    struct node *step;
    const struct decl *variable = stepped_variable(f, node, &step);
    struct counted counted = {f->counted, variable};

    apart |= f->left;
    if (variable && !apart && starts_together(f, node, variable) &&
        !loop_diverges(f, node, variable, step))
        f->counted = &counted;
    visit_children_flow(f, node, apart);
    f->counted = counted.outer;
}

static void visit_children_flow(struct flow *f, struct node *node, bool apart)
{
    visit_expression(f, node, apart);
    visit_declared(f, node);
    if (node->kind == NODE_CALL_EXPR)
        visit_call_flow(f, node, apart);
    bool inner = apart || condition_diverges(f, node) || body_is_apart(f, node);
    bool loops = node_is_loop(node->kind);
    const struct node *dead = dead_branch(node);
    for (size_t i = 0; i < node->child_count; i++)
        if (node->children[i] != dead)
            visit_flow(f, node->children[i], !loops && is_condition_child(node, i) ? apart : inner);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            visit_flow(f, node->declared[i]->init, apart);
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument)
            visit_flow(f, node->arguments[i], apart);
    if (node->cleanup)
        visit_temporary(f, node, apart);
    if (node->kind != NODE_RETURN_STMT)
        return;
    set_flag(f, &f->state->result_diverges, apart || any_child_diverges(f, node));
    f->left |= apart;
}

static bool has_goto(const struct node *node)
{
    if (node->kind == NODE_GOTO_STMT || node->kind == NODE_INDIRECT_GOTO_STMT)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_goto(node->children[i]))
            return true;
    return false;
}

/* --- the question -------------------------------------------------------- */

static void visit_instance_flow(struct flow *f, struct instance *instance)
{
    struct function *function = instance->function;
    f->instance = instance;
    f->state = state_of(f, instance);
    f->left = false;
    if (!function->body || !f->state->entered)
        return;
    bool apart = f->state->entered_apart || (f->doubts && has_goto(function->body));
    for (size_t i = 0; i < function->initialiser_count; i++) {
        visit_flow(f, function->initialisers[i], apart);
        set_flag(f, &f->state->writes_self,
                 function->is_constructor && any_child_diverges(f, function->initialisers[i]));
    }
    visit_flow(f, function->body, apart);
}

/* For a call in a function of the library that is ported with its body, the program's call. */
static struct apart find_apart(struct flow *f, struct instance *instance, struct map *seen)
{
    struct apart none = {NULL, false};
    if (map_get_pointer(seen, instance))
        return none;
    map_put_pointer(seen, instance, instance);
    if (state_of(f, instance)->apart.call)
        return state_of(f, instance)->apart;
    for (size_t i = 0; i < instance->calls.count; i++) {
        const struct map_entry *call = &instance->calls.entries[i];
        struct instance *callee = call->value;
        struct apart found = find_apart(f, callee, seen);
        const struct node *place = call->key;
        if (found.call && place->ref && callee->function->decl->is_library &&
            !instance->function->decl->is_library)
            found.call = place;
        if (found.call)
            return found;
    }
    return none;
}

static void add_reached(struct map *reached, struct instance *instance)
{
    if (map_get_pointer(reached, instance))
        return;
    map_put_pointer(reached, instance, instance);
    for (size_t i = 0; i < instance->calls.count; i++)
        add_reached(reached, instance->calls.entries[i].value);
}

static bool has_meant(const struct flow *f, const struct node *node)
{
    if (node->kind == NODE_CALL_EXPR && f->question->is_meant(f->analysis->model, node))
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (has_meant(f, node->children[i]))
            return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && has_meant(f, node->declared[i]->init))
            return true;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument &&
            has_meant(f, node->arguments[i]))
            return true;
    return node->cleanup && has_meant(f, node->cleanup);
}

static bool function_has_meant(const struct flow *f, const struct function *function)
{
    for (size_t i = 0; i < function->initialiser_count; i++)
        if (has_meant(f, function->initialisers[i]))
            return true;
    return function->body && has_meant(f, function->body);
}

struct apart flow_find_apart(struct analysis *analysis, struct instance *kernel,
                             const struct flow_question *question)
{
    struct flow f = {.analysis = analysis, .question = question, .doubts = question->doubts};
    struct map reached = {.arena = analysis->arena}, seen = {.arena = analysis->arena};
    bool any = false;

    f.divergent.arena = f.states.arena = analysis->arena;
    add_reached(&reached, kernel);
    for (size_t i = 0; i < reached.count && !any; i++) {
        const struct instance *instance = reached.entries[i].value;
        any = function_has_meant(&f, instance->function);
    }
    f.changed = any;
    state_of(&f, kernel)->entered = true;
    while (f.changed) {
        f.changed = false;
        for (size_t i = 0; i < reached.count; i++)
            visit_instance_flow(&f, reached.entries[i].value);
    }
    return find_apart(&f, kernel, &seen);
}
