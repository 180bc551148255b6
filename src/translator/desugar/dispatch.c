/* Calls whose target is known at run time only: through a pointer to a function, and of a virtual
 * function.
 *
 * OpenCL C has neither. A call becomes one of a function that is made here, which chooses among all
 * targets that there can be: functions of the pointer's type whose address device code or the
 * initialiser of a device variable takes, or the overriders in those classes that device code
 * builds. Its body is one call per target, each an ordinary node of the model, so that address
 * spaces, hidden parameters, and refusals reach the targets as they do behind a direct call. Which
 * targets there are is known when all reachable functions are: the address spaces are inferred
 * again as long as new ones come up. */
#include "desugar/private.h"

#include <string.h>

/* --- nodes --------------------------------------------------------------- */

static void add_call_argument(struct model *model, struct node *call, struct node *argument)
{
    model_add_child(model, call, argument);
    arena_push(model->arena, call->arguments, call->argument_count, argument);
}

/* --- the functions that choose ------------------------------------------- */

static struct decl *add_parameter(struct model *model, struct function *f, const char *name,
                                  struct type *type)
{
    struct decl *p = model_make_decl(model, DECL_PARAMETER, name, type);
    p->parent = f->decl;
    p->index = (unsigned)f->parameter_count;
    arena_push(model->arena, f->parameters, f->parameter_count, p);
    return p;
}

static struct dispatch *add_dispatch(struct model *model, const char *name, struct type *result)
{
    struct dispatch *d = arena_new(model->arena, struct dispatch);
    struct function *f = model_make_function(model, name, result);
    f->decl->order = model->next_order++;
    f->is_noted = true;
    f->is_instance = true; /* declared from types, not as written */
    f->dispatch = d;
    f->body = model_new_node(model, NODE_COMPOUND_STMT, NULL, NULL, NULL);
    d->function = f;
    arena_push(model->arena, model->dispatches, model->dispatch_count, d);
    model->dispatches_changed = true;
    return d;
}

/* --- calls through pointers ---------------------------------------------- */

static void add_signature_parameters(struct model *model, struct function *f,
                                     const struct signature *signature)
{
    for (size_t i = 0; i < signature->count; i++)
        add_parameter(model, f, arena_printf(model->arena, "x%zu", i + 1),
                      signature->parameters[i]);
}

static struct dispatch *pointer_dispatch(struct model *model, struct type *pointer)
{
    struct signature callee = model_signature(model, pointer);
    const char *signature = callee.text;
    const char *alias = pointer->alias ? pointer->alias->name : NULL;
    struct dispatch *d = NULL;
    for (size_t i = 0; i < model->dispatch_count; i++)
        if (model->dispatches[i]->signature &&
            strcmp(model->dispatches[i]->signature, signature) == 0)
            d = model->dispatches[i];
    if (d && alias && str_starts(d->function->decl->name, "call ")) {
        d->function->decl->name = arena_printf(model->arena, "call_%s", alias);
        d->function->parameters[0]->type = pointer;
    }
    if (d)
        return d;
    d = add_dispatch(model,
                     alias ? arena_printf(model->arena, "call_%s", alias)
                           : arena_printf(model->arena, "call %s", signature),
                     callee.result);
    d->signature = signature;
    add_parameter(model, d->function, "function", pointer);
    add_signature_parameters(model, d->function, &callee);
    return d;
}

/* --- calls through pointers to member functions -------------------------- */

/* Behind the parameters of `int (T::*)(int) const`. */
static bool is_const_member(const struct type *member)
{
    const char *end = strrchr(member->spelling, ')');
    return end && strstr(end, "const");
}

static struct dispatch *member_dispatch(struct model *model, struct type *member)
{
    struct signature callee = model_signature(model, member);
    const char *signature =
        arena_printf(model->arena, "%s::*: %s%s", member->method_of->type->spelling, callee.text,
                     is_const_member(member) ? " const" : "");
    const char *name = member->alias ? member->alias->name : member->method_of->name;
    for (size_t i = 0; i < model->dispatch_count; i++)
        if (model->dispatches[i]->signature &&
            strcmp(model->dispatches[i]->signature, signature) == 0)
            return model->dispatches[i];
    struct dispatch *d =
        add_dispatch(model, arena_printf(model->arena, "call_%s", name), callee.result);
    struct type *own = arena_new(model->arena, struct type);
    *own = *member->method_of->type;
    own->is_const = is_const_member(member);
    d->signature = signature;
    d->member = member;
    add_parameter(model, d->function, "function", member);
    add_parameter(model, d->function, "object", model_make_pointer(model, own));
    add_signature_parameters(model, d->function, &callee);
    return d;
}

/* Is it the name of an object, whose address can be taken? */
static bool is_lvalue(const struct node *object)
{
    object = node_skip_parens((struct node *)object);
    return object->kind == NODE_DECL_REF_EXPR || object->kind == NODE_MEMBER_REF_EXPR ||
           object->kind == NODE_ARRAY_SUBSCRIPT_EXPR ||
           (object->kind == NODE_UNARY_OPERATOR && object->op == OP_DEREF);
}

/* `(object.*f)(x)`: the pointer and the object's address become the first arguments. */
static void dispatch_member(struct model *model, struct node *call, struct node *callee)
{
    struct node *object = callee->children[0], *pointer = callee->children[1];
    size_t count = call->argument_count;
    struct node **written = call->arguments;
    if (!pointer->type || !pointer->type->method_of || !object->type) {
        call->refusal = "this call through a pointer to a member";
        return;
    }
    if (callee->op == OP_MEMBER_POINTER) {
        struct node *address = model_make_node(model, callee, NODE_UNARY_OPERATOR,
                                               model_make_pointer(model, object->type));
        if (!is_lvalue(object)) {
            call->refusal = "a call of a member function of this object by a pointer";
            return;
        }
        address->op = OP_ADDR_OF;
        model_add_child(model, address, object);
        address->parent = call;
        object = address;
    }
    call->arguments = NULL;
    call->argument_count = 0;
    call->ref = member_dispatch(model, pointer->type)->function->decl;
    arena_push(model->arena, call->arguments, call->argument_count, pointer);
    arena_push(model->arena, call->arguments, call->argument_count, object);
    for (size_t i = 0; i < count; i++)
        arena_push(model->arena, call->arguments, call->argument_count, written[i]);
}

/* The pointer becomes the first argument. */
static void dispatch_pointer(struct model *model, struct node *call)
{
    struct type *type = model_callee(call)->type;
    if (!type->is_function_pointer)
        type = model_pointer_to_function(model, type);
    if (model_signature(model, type).is_variadic) {
        call->refusal = "a call through a pointer to a function with '...'";
        return;
    }
    size_t count = call->argument_count;
    struct node **written = call->arguments;
    call->arguments = NULL;
    call->argument_count = 0;
    call->ref = pointer_dispatch(model, type)->function->decl;
    arena_push(model->arena, call->arguments, call->argument_count, model_callee(call));
    for (size_t i = 0; i < count; i++)
        arena_push(model->arena, call->arguments, call->argument_count, written[i]);
}

struct node *desugar_indirect_call(struct model *model, struct node *call)
{
    if (call->ref)
        return call;
    model_resolve_callee(call);
    if (call->ref || !model_is_indirect_call(call))
        return call;
    if (node_is_member_call(model_callee(call)))
        dispatch_member(model, call, model_callee(call));
    else
        dispatch_pointer(model, call);
    return call;
}

/* A lambda without captures as a pointer: the address of its call operator. Those of
 * generic lambdas are not known. */
struct node *desugar_lambda_address(struct model *model, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || !f->record || !f->record->is_closure || !f->result->is_function_pointer ||
        !str_starts(f->decl->name, "operator "))
        return call;
    struct decl *method = model_call_operator(model, f->record);
    if (method) {
        struct node *name = model_new_node(model, NODE_DECL_REF_EXPR, f->result, method, NULL);
        name->file = call->file;
        name->begin = call->begin;
        name->end = call->end;
        name->is_synthetic = true;
        return name;
    }
    call->refusal = "a generic lambda as a pointer to a function";
    return call;
}

/* --- virtual calls ------------------------------------------------------- */

/* The object's own class is known: it is a variable, or part of one. */
static bool is_object_itself(const struct node *object)
{
    object = node_skip_parens((struct node *)object);
    if (!object->type || object->type->kind != TYPE_RECORD)
        return false;
    while (object->kind == NODE_MEMBER_REF_EXPR || object->kind == NODE_ARRAY_SUBSCRIPT_EXPR) {
        if (!object->child_count || (object->kind == NODE_MEMBER_REF_EXPR && object->ref &&
                                     object->ref->type->kind == TYPE_REFERENCE))
            return false;
        const struct node *base = node_skip_parens(object->children[0]);
        if (!base->type || base->type->kind == TYPE_POINTER)
            return object->kind == NODE_MEMBER_REF_EXPR;
        object = base;
    }
    return object->kind == NODE_DECL_REF_EXPR && object->ref && object->ref->type &&
           object->ref->type->kind != TYPE_REFERENCE && object->ref->type->kind != TYPE_POINTER;
}

static struct dispatch *method_dispatch(struct model *model, struct decl *method)
{
    struct function *m = method->function;
    for (size_t i = 0; i < model->dispatch_count; i++)
        if (model->dispatches[i]->method == method)
            return model->dispatches[i];
    desugar_function(model, m);
    struct dispatch *d = add_dispatch(
        model, arena_printf(model->arena, "virtual_%s", m->is_destructor ? "delete" : method->name),
        m->result);
    struct function *f = d->function;
    d->method = method;
    f->record = m->record;
    f->decl->parent = m->record;
    f->is_const_method = m->is_const_method;
    f->decl->qualified = method->qualified;
    for (size_t i = 0; i < m->parameter_count; i++)
        add_parameter(model, f,
                      *m->parameters[i]->name ? m->parameters[i]->name
                                              : arena_printf(model->arena, "x%zu", i + 1),
                      m->parameters[i]->type);
    return d;
}

struct node *desugar_virtual_call(struct model *model, struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || !f->is_virtual || f->decl->in_system || !call->child_count)
        return call;
    struct node *callee = node_skip_parens(call->children[0]);
    bool is_member = callee->kind == NODE_MEMBER_REF_EXPR && callee->ref == call->ref;
    if (is_member && !model_is_dynamic_call(call))
        return call; /* `Base::f()` */
    const struct node *object = is_member ? (callee->child_count ? callee->children[0] : NULL)
                                          : (call->argument_count ? call->arguments[0] : NULL);
    if (object && is_object_itself(object))
        return call;
    struct dispatch *d = method_dispatch(model, call->ref);
    call->ref = d->function->decl;
    if (is_member)
        callee->ref = call->ref;
    return call;
}

/* The class's own destructor, or a base's, that is virtual; NULL. */
static struct decl *virtual_destructor(struct model *model, struct decl *record)
{
    struct function *f = desugar_special(model, record, SPECIAL_DESTROY);
    if (f && !f->is_synthesised)
        return f->is_virtual ? f->decl : NULL;
    model_load_record(model, record);
    for (size_t i = 0; f && i < record->base_count; i++) {
        struct decl *found = model_special_is_plain(model, record->bases[i], SPECIAL_DESTROY)
                                 ? NULL
                                 : virtual_destructor(model, record->bases[i]);
        if (found)
            return found;
    }
    return NULL;
}

struct node *desugar_virtual_destruction(struct model *model, struct node *object,
                                         struct decl *record)
{
    struct decl *destructor = virtual_destructor(model, record);
    return destructor ? desugar_method_call(model, method_dispatch(model, destructor)->function,
                                            object, NULL)
                      : NULL;
}

/* How often the class contains the base, itself counted. */
static size_t count_paths(struct model *model, struct decl *record, const struct decl *base)
{
    size_t count = record == base;
    model_load_record(model, record);
    for (size_t i = 0; i < record->base_count; i++)
        count += count_paths(model, record->bases[i], base);
    return count;
}

static struct decl *final_overrider(struct model *model, struct dispatch *d, struct decl *record)
{
    if (record == d->method->function->record)
        return d->method;
    struct decl *own = model_own_overrider(model, d->method, record, &d->problem);
    for (size_t i = 0; i < record->base_count && !own; i++)
        if (count_paths(model, record->bases[i], d->method->function->record))
            own = final_overrider(model, d, record->bases[i]);
    return own;
}

/* --- targets ------------------------------------------------------------- */

/* The object of a call operator: a lambda without captures. */
static struct node *empty_closure(struct model *model, struct decl *record)
{
    return model_new_node(model, NODE_INIT_LIST_EXPR, record->type, NULL, NULL);
}

/* `this` as a pointer to the class of the target. */
static struct node *self_as(struct model *model, struct function *from, struct decl *record)
{
    struct type *types[2];
    struct decl *records[2] = {from->record, record};
    for (int i = 0; i < 2; i++) {
        types[i] = arena_new(model->arena, struct type);
        types[i]->kind = TYPE_POINTER;
        types[i]->target = records[i]->type;
        types[i]->depth = 1;
        types[i]->spelling = "";
    }
    struct node *self = model_new_node(model, NODE_CXX_THIS_EXPR, types[0], NULL, NULL);
    if (record == from->record)
        return self;
    struct node *cast = model_new_node(model, NODE_CXX_STATIC_CAST_EXPR, types[1], NULL, NULL);
    model_add_child(model, cast, self);
    return cast;
}

static bool is_same(const struct type *a, const struct type *b)
{
    return strcmp(a->spelling, b->spelling) == 0;
}

/* The call of one target, with the parameters of the function that chooses as its arguments. */
static struct node *target_call(struct model *model, struct function *f, struct function *target,
                                struct node *object, size_t first)
{
    struct type *result = type_strip_reference(target->result);
    struct node *call = model_new_node(model, NODE_CALL_EXPR, result, target->decl, NULL);
    if (object) {
        struct node *callee = model_new_node(model, NODE_MEMBER_REF_EXPR, NULL, target->decl, NULL);
        model_add_child(model, callee, object);
        model_add_child(model, call, callee);
    }
    for (size_t i = first; i < f->parameter_count; i++)
        add_call_argument(model, call,
                          model_new_node(model, NODE_DECL_REF_EXPR,
                                         type_strip_reference(f->parameters[i]->type),
                                         f->parameters[i], NULL));
    struct node *value = call;
    bool is_covariant = result->kind == TYPE_POINTER || target->result->kind == TYPE_REFERENCE;
    if (is_covariant && !is_same(result, type_strip_reference(f->result))) {
        value =
            model_new_node(model, NODE_UNEXPOSED_EXPR, type_strip_reference(f->result), NULL, NULL);
        model_add_child(model, value, call);
    }
    if (f->result->kind == TYPE_VOID) {
        model_add_child(model, f->body, value);
    } else {
        struct node *statement = model_new_node(model, NODE_RETURN_STMT, NULL, NULL, NULL);
        model_add_child(model, statement, value);
        model_add_child(model, f->body, statement);
    }
    return value;
}

static void add_target(struct model *model, struct dispatch *d, struct decl *target,
                       struct node *call)
{
    size_t calls = d->target_count;
    arena_push(model->arena, d->calls, calls, call);
    arena_push(model->arena, d->targets, d->target_count, target);
}

/* What a reader of the .cl sees as names: those of the first target. */
static void name_parameters(struct function *f, const struct function *target)
{
    for (size_t i = 0; i < target->parameter_count && i + 1 < f->parameter_count; i++)
        if (*target->parameters[i]->name && strcmp(target->parameters[i]->name, "function") != 0)
            f->parameters[i + 1]->name = target->parameters[i]->name;
}

/* The object of a member function that a pointer stands for. */
static struct node *member_object(struct model *model, struct function *f, struct decl *record)
{
    struct decl *object = f->parameters[1];
    struct node *name = model_new_node(model, NODE_DECL_REF_EXPR, object->type, object, NULL);
    if (record == object->type->target->declaration)
        return name;
    struct type *own = arena_new(model->arena, struct type);
    *own = *record->type;
    own->is_const = object->type->target->is_const;
    struct node *cast =
        model_new_node(model, NODE_UNEXPOSED_EXPR, model_make_pointer(model, own), NULL, NULL);
    model_add_child(model, cast, name);
    return cast;
}

/* The functions of the class and of its bases. */
static void fill_member(struct model *model, struct dispatch *d)
{
    struct decl *record = d->member->method_of;
    const char *signature = model_signature(model, d->member).text;
    for (size_t i = 0; i < model->taken_count; i++) {
        struct decl *target = model->taken[i];
        struct function *t = target->function;
        if (!t->record || t->is_static_method || t->record->is_closure ||
            count_paths(model, record, t->record) != 1 ||
            t->is_const_method != is_const_member(d->member) ||
            strcmp(model_signature_of(model, target), signature) != 0)
            continue;
        desugar_function(model, t);
        struct function *called = t->is_virtual ? method_dispatch(model, target)->function : t;
        add_target(model, d, target,
                   target_call(model, d->function, called,
                               member_object(model, d->function, t->record), 2));
    }
}

static void fill_pointer(struct model *model, struct dispatch *d)
{
    for (size_t i = 0; i < model->taken_count; i++) {
        struct decl *target = model->taken[i];
        struct function *t = target->function;
        bool is_method = t->record && !t->is_static_method;
        if (is_method && !t->record->is_closure)
            continue;
        if (t->is_kernel || (!t->is_device && !target->in_system && !is_method) ||
            strcmp(model_signature_of(model, target), d->signature) != 0)
            continue;
        desugar_function(model, t);
        if (!d->target_count && !target->in_system)
            name_parameters(d->function, t);
        add_target(model, d, target,
                   target_call(model, d->function, t,
                               is_method ? empty_closure(model, t->record) : NULL, 1));
    }
}

static void fill_virtual(struct model *model, struct dispatch *d)
{
    struct function *method = d->method->function;
    for (size_t i = 0; i < model->constructed_count; i++) {
        struct decl *record = model->constructed[i];
        struct function *target = NULL;
        size_t paths = count_paths(model, record, method->record);
        if (!paths)
            continue;
        if (paths > 1) /* which of them the object is can't be told */
            d->problem =
                arena_printf(model->arena, "class '%s' has it from several bases", record->name);
        if (method->is_destructor) {
            if (!model_special_is_plain(model, record, SPECIAL_DESTROY))
                target = desugar_special(model, record, SPECIAL_DESTROY);
            if (!target) {
                add_target(model, d, record, NULL);
                continue;
            }
        } else {
            struct decl *overrider = final_overrider(model, d, record);
            target = overrider ? overrider->function : NULL;
        }
        if (!target || model_is_pure_virtual(target->decl))
            continue; /* a base of the classes that matter */
        desugar_function(model, target);
        add_target(model, d, record,
                   target_call(model, d->function, target,
                               self_as(model, d->function, target->record), 0));
    }
}

static int compare_places(const struct decl *x, const struct decl *y)
{
    if (x->file == y->file && x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* Source order, whatever the walk found first. */
static void sort_decls_by_place(struct decl **decls, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && compare_places(decls[j], decls[j - 1]) < 0; j--) {
            struct decl *swap = decls[j];
            decls[j] = decls[j - 1];
            decls[j - 1] = swap;
        }
}

/* It is printed behind its last target. */
static void place_behind_targets(struct dispatch *d)
{
    struct decl *decl = d->function->decl;
    for (size_t i = 0; i < d->target_count; i++) {
        const struct decl *target = d->targets[i];
        if (d->method && d->calls[i])
            target = node_skip_implicit(d->calls[i])->ref;
        if (target->in_system || !target->file ||
            (decl->file == target->file && decl->begin > target->end))
            continue;
        decl->file = target->file;
        decl->begin = decl->end = target->end;
    }
    if (!decl->file && d->method) {
        decl->file = d->method->file;
        decl->begin = decl->end = d->method->end;
    }
}

bool desugar_fill_dispatches(struct model *model)
{
    if (!model->dispatches_changed)
        return false;
    model->dispatches_changed = false;
    sort_decls_by_place(model->taken, model->taken_count);
    sort_decls_by_place(model->constructed, model->constructed_count);
    for (size_t i = 0; i < model->dispatch_count; i++) {
        struct dispatch *d = model->dispatches[i];
        d->targets = NULL;
        d->calls = NULL;
        d->target_count = 0;
        d->problem = NULL;
        d->function->body->children = NULL;
        d->function->body->child_count = 0;
        if (d->method)
            fill_virtual(model, d);
        else if (d->member)
            fill_member(model, d);
        else
            fill_pointer(model, d);
        place_behind_targets(d);
        desugar_temporaries(model, d->function->body);
    }
    return true;
}

/* --- what functions use -------------------------------------------------- */

static bool add_once(struct model *model, struct decl ***list, size_t *count, struct decl *decl)
{
    for (size_t i = 0; i < *count; i++)
        if ((*list)[i] == decl)
            return false;
    arena_push(model->arena, *list, *count, decl);
    model->dispatches_changed = true;
    return true;
}

static void note_node(struct model *model, struct node *node, bool is_initialiser);

static void note_reference(struct model *model, struct decl *decl, bool is_initialiser)
{
    if (decl->kind == DECL_FUNCTION) {
        add_once(model, &model->taken, &model->taken_count, decl);
        decl->function->is_in_initialiser |= is_initialiser;
    } else if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_STATIC_CONST &&
               !decl->in_system && !decl->is_noted) {
        decl->is_noted = true;
        desugar_variable(model, decl);
        if (decl->init) {
            note_node(model, decl->init, is_initialiser);
            desugar_temporaries(model, decl->init);
        }
    }
}

static void note_constructed(struct model *model, struct decl *record)
{
    if (record->in_system || !model_is_polymorphic(model, record))
        return;
    add_once(model, &model->constructed, &model->constructed_count, record);
}

/* A call names its callee without taking the address. */
static void note_call(struct model *model, struct node *call, bool is_initialiser)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (f && f->is_constructor && f->record)
        note_constructed(model, f->record);
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i] && call->arguments[i]->is_default_argument)
            note_node(model, call->arguments[i], is_initialiser);
    for (size_t i = 0; i < call->child_count; i++) {
        struct node *name = node_skip_parens(call->children[i]);
        while (name->kind == NODE_UNARY_OPERATOR && name->child_count)
            name = node_skip_parens(name->children[0]);
        bool is_callee =
            name->ref && name->ref == call->ref && !node_is_argument(call, call->children[i]);
        if (is_callee && name->kind == NODE_MEMBER_REF_EXPR && name->child_count)
            note_node(model, name->children[0], is_initialiser);
        else if (!is_callee)
            note_node(model, call->children[i], is_initialiser);
    }
}

static void note_node(struct model *model, struct node *node, bool is_initialiser)
{
    if (node->kind == NODE_CALL_EXPR) {
        note_call(model, node, is_initialiser);
        return;
    }
    if ((node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR) && node->ref)
        note_reference(model, node->ref, is_initialiser);
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            note_node(model, node->declared[i]->init, is_initialiser);
    for (size_t i = 0; i < node->child_count; i++)
        note_node(model, node->children[i], is_initialiser);
}

void desugar_reach(struct model *model, struct function *function)
{
    if (function->is_noted)
        return;
    function->is_noted = true;
    for (size_t i = 0; i < function->initialiser_count; i++) {
        note_node(model, function->initialisers[i]->children[0], false);
        desugar_temporaries(model, function->initialisers[i]);
    }
    if (function->body) {
        note_node(model, function->body, false);
        desugar_temporaries(model, function->body);
        desugar_keep_results(model, function, function->body);
    }
}

/* What fields start with where a list or constructor leaves them out. */
static void note_fields(struct model *model, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    if (type->kind != TYPE_RECORD || !type->declaration || type->declaration->in_system)
        return;
    struct decl *record = type->declaration;
    model_load_record(model, record);
    for (size_t i = 0; i < record->field_count; i++) {
        desugar_variable(model, record->fields[i]);
        if (record->fields[i]->init)
            note_node(model, record->fields[i]->init, true);
        note_fields(model, record->fields[i]->type);
    }
    for (size_t i = 0; i < record->base_count; i++)
        note_fields(model, record->bases[i]->type);
}

/* The host reads function pointers out of device variables that no kernel names. */
void desugar_note_variables(struct model *model)
{
    for (size_t i = 0; i < model->function_variable_count; i++) {
        struct decl *decl = model->function_variables[i];
        decl->is_noted = true;
        desugar_variable(model, decl);
        if (decl->init)
            note_node(model, decl->init, true);
        note_fields(model, decl->type);
    }
}
