/* Constructors that keep the address of their object.
 *
 * A constructor builds its object in a variable of its own, and the object moves when it returns
 * (lower/form/class.c). So no pointer to it may be left anywhere: not in the object, not in memory,
 * and not in what a function that gets the address leaves there. This follows the address through
 * the constructor's body, the variables that it is assigned to, the closures that capture it, and
 * the functions that it is passed to or called on. */
#include "lower/fact/fact.h"

#include <string.h>

/* What a function does with an address that it gets. */
struct fate {
    const struct node *kept; /* where it is stored; NULL */
    bool is_returned, is_known;
};

/* A function, and the variables that hold the address in it, or are references to its object. */
struct track {
    struct model *model;
    struct map *fates;
    const struct function *function;
    bool is_this;                  /* the address is `this` */
    const struct decl **variables; /* and fields of closures, whoever has these */
    size_t count;
    bool changed;
    struct fate fate;
};

static struct fate fate_of(struct track *t, struct function *f, const struct decl *parameter);
static bool is_object(struct track *t, const struct node *node);

static bool is_tracked(const struct track *t, const struct decl *decl)
{
    for (size_t i = 0; i < t->count; i++)
        if (t->variables[i] == decl)
            return true;
    return false;
}

static void track(struct track *t, const struct decl *decl)
{
    if (is_tracked(t, decl))
        return;
    arena_push(t->model->arena, t->variables, t->count, decl);
    t->changed = true;
}

static bool is_reference(const struct decl *decl)
{
    return decl->type && decl->type->kind == TYPE_REFERENCE && !decl->by_value;
}

/* --- calls --------------------------------------------------------------- */

static bool is_address(struct track *t, const struct node *node);

static bool reaches_parameter(struct track *t, const struct decl *parameter,
                              const struct node *argument)
{
    return is_reference(parameter) ? is_object(t, argument) : is_address(t, argument);
}

/* Is the call a method's of the object? */
static bool is_called_on_object(struct track *t, const struct node *call)
{
    const struct function *f = call->ref->function;
    bool is_pointer;
    if (!f->record || f->is_static_method || f->is_constructor)
        return false;
    const struct node *object = call_object(call, &is_pointer);
    if (!object || (!object->file && object->kind == NODE_CXX_THIS_EXPR))
        return t->is_this;
    return is_pointer ? is_address(t, object) : is_object(t, object);
}

static void join_fate(struct fate *all, struct fate other)
{
    all->kept = all->kept ? all->kept : other.kept;
    all->is_returned |= other.is_returned;
}

/* What the callee does with the address, by whatever way it gets it. */
static struct fate fate_in_call(struct track *t, const struct node *call)
{
    struct fate all = {NULL, false, true};
    struct function *f = call_target(call);
    if (!f) {
        bool is_atomic = call->kind == NODE_CALL_EXPR && call->ref &&
                         strstr(call->ref->qualified, "tomic") != NULL;
        for (size_t i = 1; is_atomic && i < call->argument_count; i++)
            if (call->arguments[i] && is_address(t, call->arguments[i]))
                all.kept = call;
        return all;
    }
    desugar_function(t->model, f);
    size_t first = call_first_argument(call);
    for (size_t i = 0; i < f->parameter_count && i + first < call->argument_count; i++) {
        const struct node *argument = call->arguments[i + first];
        if (!argument || !reaches_parameter(t, f->parameters[i], argument))
            continue;
        join_fate(&all, fate_of(t, f, f->parameters[i]));
    }
    for (size_t i = 0; i < t->count; i++)
        if (t->variables[i]->kind == DECL_FIELD)
            join_fate(&all, fate_of(t, f, t->variables[i]));
    if (is_called_on_object(t, call))
        join_fate(&all, fate_of(t, f, NULL));
    return all;
}

/* --- expressions --------------------------------------------------------- */

/* Is the lvalue the object, or a part of it? */
static bool is_object(struct track *t, const struct node *node)
{
    node = node_skip_parens((struct node *)node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
        return node->ref && is_reference(node->ref) && is_tracked(t, node->ref);
    case NODE_MEMBER_REF_EXPR:
        if (!node->ref || node->ref->kind != DECL_FIELD)
            return false;
        if (is_reference(node->ref))
            return is_tracked(t, node->ref);
        if (!node->child_count)
            return t->is_this;
        if (node->children[0]->type && node->children[0]->type->kind == TYPE_POINTER)
            return is_address(t, node->children[0]);
        return is_object(t, node->children[0]);
    case NODE_ARRAY_SUBSCRIPT_EXPR: return node->child_count && is_address(t, node->children[0]);
    case NODE_UNARY_OPERATOR:
        return node->op == OP_DEREF && node->child_count && is_address(t, node->children[0]);
    case NODE_CONDITIONAL_OPERATOR:
        return is_object(t, node->children[1]) || is_object(t, node->children[2]);
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
        return node_last_child(node) && is_object(t, node_last_child(node));
    case NODE_CALL_EXPR: {
        const struct function *f = call_target(node);
        return f && f->result->kind == TYPE_REFERENCE && fate_in_call(t, node).is_returned;
    }
    default: return false;
    }
}

/* Is the value the address of the object, or of a part of it? */
static bool is_address(struct track *t, const struct node *node)
{
    node = node_skip_parens((struct node *)node);
    if (node->type && node->type->kind == TYPE_ARRAY)
        return is_object(t, node);
    switch (node->kind) {
    case NODE_CXX_THIS_EXPR: return t->is_this;
    case NODE_DECL_REF_EXPR:
    case NODE_MEMBER_REF_EXPR:
        return node->ref && !is_reference(node->ref) && is_tracked(t, node->ref);
    case NODE_UNARY_OPERATOR:
        if (!node->child_count || node->op == OP_DEREF)
            return false;
        return node->op == OP_ADDR_OF ? is_object(t, node->children[0])
                                      : is_address(t, node->children[0]);
    case NODE_BINARY_OPERATOR:
        if (node->op == OP_ASSIGN || node->op == OP_COMMA)
            return is_address(t, node->children[1]);
        return (node->op == OP_ADD || node->op == OP_SUB) && node->type &&
               node->type->kind == TYPE_POINTER &&
               (is_address(t, node->children[0]) || is_address(t, node->children[1]));
    case NODE_CONDITIONAL_OPERATOR:
        return is_address(t, node->children[1]) || is_address(t, node->children[2]);
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
        return node_last_child(node) && is_address(t, node_last_child(node));
    case NODE_CALL_EXPR: {
        const struct function *f = call_target(node);
        return f && f->result->kind != TYPE_REFERENCE && !f->is_constructor &&
               fate_in_call(t, node).is_returned;
    }
    default: return false;
    }
}

/* --- bodies -------------------------------------------------------------- */

static void keep(struct track *t, const struct node *node)
{
    if (!t->fate.kept)
        t->fate.kept = node;
}

static void store(struct track *t, const struct node *node, const struct node *target)
{
    const struct decl *decl = target->kind == NODE_DECL_REF_EXPR ? target->ref : NULL;
    bool is_local = decl && (decl->kind == DECL_PARAMETER ||
                             (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO));
    if (is_local && !is_reference(decl))
        track(t, decl);
    else
        keep(t, node);
}

/* The element of the list is a pointer to the object, or a reference to it. */
static bool holds_address(struct track *t, const struct node *list, size_t index)
{
    struct node *element = list->children[index];
    const struct decl *record =
        list->type && list->type->kind == TYPE_RECORD ? list->type->declaration : NULL;
    bool is_field =
        record && index >= record->base_count && index - record->base_count < record->field_count;
    if (is_field && record->fields[index - record->base_count]->type->kind == TYPE_REFERENCE)
        return is_object(t, element);
    return element->type && element->type->kind == TYPE_POINTER && is_address(t, element);
}

static void follow_captures(struct track *t, const struct node *lambda)
{
    for (size_t i = 0; i < lambda->child_count; i++)
        if (holds_address(t, lambda, i))
            track(t, lambda->type->declaration->fields[i]);
}

static void visit(struct track *t, const struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++) {
        const struct decl *decl = node->declared[i];
        if (decl->kind != DECL_VARIABLE || !decl->init)
            continue;
        visit(t, decl->init);
        if (!reaches_parameter(t, decl, decl->init))
            continue;
        if (decl->storage == STORAGE_AUTO)
            track(t, decl);
        else
            keep(t, node);
    }
    for (size_t i = 0; i < node->child_count; i++)
        visit(t, node->children[i]);
    if (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN && node->child_count == 2 &&
        is_address(t, node->children[1]))
        store(t, node, node_skip_parens(node->children[0]));
    else if (node->kind == NODE_RETURN_STMT && node->child_count)
        t->fate.is_returned |= t->function->result->kind == TYPE_REFERENCE
                                   ? is_object(t, node->children[0])
                                   : is_address(t, node->children[0]);
    else if (node->kind == NODE_CALL_EXPR && fate_in_call(t, node).kept)
        keep(t, node);
    else if (node->kind == NODE_INIT_LIST_EXPR)
        for (size_t i = 0; i < node->child_count; i++)
            if (holds_address(t, node, i))
                keep(t, node);
    if (node->kind == NODE_LAMBDA_EXPR)
        follow_captures(t, node);
}

static void visit_initialisers(struct track *t)
{
    const struct function *f = t->function;
    for (size_t i = 0; i < f->initialiser_count; i++) {
        const struct decl *member = f->initialisers[i]->ref;
        const struct node *value = f->initialisers[i]->children[0];
        visit(t, value);
        if (f->is_constructor && member && member->kind == DECL_FIELD && member->type->depth &&
            reaches_parameter(t, member, value))
            keep(t, value);
    }
}

static void follow(struct track *t)
{
    do {
        t->changed = false;
        visit_initialisers(t);
        if (t->function->body)
            visit(t, t->function->body);
    } while (t->changed && !t->fate.kept);
}

static struct fate fate_of(struct track *t, struct function *f, const struct decl *parameter)
{
    struct arena *arena = t->model->arena;
    const char *key = arena_printf(arena, "%p:%p", (const void *)f, (const void *)parameter);
    struct fate *known = map_get(t->fates, key);
    if (known)
        return *known; /* of a function that calls itself: what is known so far */
    known = arena_new(arena, struct fate);
    map_put(t->fates, key, known);
    struct track inner = {.model = t->model, .fates = t->fates, .function = f};
    inner.is_this = !parameter;
    if (parameter)
        track(&inner, parameter);
    follow(&inner);
    *known = inner.fate;
    return inner.fate;
}

const struct node *escape_find(struct model *model, struct function *constructor)
{
    struct map fates = {.arena = model->arena};
    struct track t = {.model = model, .fates = &fates, .function = constructor, .is_this = true};
    follow(&t);
    return t.fate.kept;
}
