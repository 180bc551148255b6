/* Inference of address spaces.
 *
 * Every instance keeps one vector of spaces per variable. A pass over a body joins what
 * initialisers, assignments, returns, and calls make known; passes repeat until nothing changes. A
 * call's argument spaces select the callee's instance, which is analysed at once (recursion sees
 * what is known so far); its result and its pointers-to-pointers flow back. Struct fields are
 * shared by all instances, so the whole analysis repeats until they are stable, too. A last walk
 * links each call to its final instance. */
#include "analysis/addrspace.h"
#include "analysis/library.h"

#include <stdio.h>
#include <string.h>

#define MAX_ROUNDS 12

/* --- vectors ------------------------------------------------------------- */

static enum space join(enum space a, enum space b)
{
    return (enum space)((unsigned)a | (unsigned)b);
}

static bool join_into(struct spaces *to, struct spaces from)
{
    bool changed = false;
    for (int i = 0; i < SPACE_LEVELS; i++) {
        enum space joined = join(to->level[i], from.level[i]);
        changed |= joined != to->level[i];
        to->level[i] = joined;
    }
    return changed;
}

struct spaces spaces_shift(struct spaces spaces)
{
    for (int i = 0; i + 1 < SPACE_LEVELS; i++)
        spaces.level[i] = spaces.level[i + 1];
    spaces.level[SPACE_LEVELS - 1] = SPACE_UNKNOWN;
    return spaces;
}

struct spaces spaces_push(enum space object, struct spaces rest)
{
    for (int i = SPACE_LEVELS - 1; i > 0; i--)
        rest.level[i] = rest.level[i - 1];
    rest.level[0] = object;
    return rest;
}

/* Forgets levels that the type does not have, so that equal signatures are equal. */
static struct spaces clip(struct spaces spaces, unsigned depth)
{
    for (unsigned i = depth; i < SPACE_LEVELS; i++)
        spaces.level[i] = SPACE_UNKNOWN;
    return spaces;
}

const char *space_name(enum space space)
{
    switch (space) {
    case SPACE_PRIVATE: return "private";
    case SPACE_LOCAL: return "local";
    case SPACE_CONSTANT: return "constant";
    default: return space_is_several(space) ? NULL : "global";
    }
}

bool space_is_several(enum space space)
{
    return space & (space - 1);
}

/* --- variables ----------------------------------------------------------- */

static bool is_shared_by_all(const struct decl *decl)
{
    return decl->kind == DECL_FIELD ||
           (decl->kind == DECL_VARIABLE &&
            (decl->storage == STORAGE_DEVICE || decl->storage == STORAGE_CONSTANT ||
             decl->storage == STORAGE_MANAGED || decl->storage == STORAGE_STATIC ||
             decl->storage == STORAGE_STATIC_CONST));
}

static struct spaces *variable_slot(struct analysis *a, struct instance *instance,
                                    struct decl *decl)
{
    struct decl *field = instance ? model_captured_field(a->model, instance->function, decl) : NULL;
    if (field)
        decl = field;
    struct map *map = is_shared_by_all(decl) ? &a->fields : &instance->variables;
    struct spaces *slot = map_get_pointer(map, decl);
    if (!slot) {
        slot = arena_new(a->arena, struct spaces);
        map_put_pointer(map, decl, slot);
    }
    return slot;
}

struct spaces addrspace_variable(struct analysis *a, struct instance *instance, struct decl *decl)
{
    return *variable_slot(a, instance, decl);
}

static void note_change(struct analysis *a, struct instance *instance, struct decl *decl)
{
    if (is_shared_by_all(decl))
        a->fields_changed = true;
    else
        instance->changed = true;
}

bool addrspace_is_chosen(const struct chosen *chosen, const struct node *node)
{
    return chosen->node == node ||
           (chosen->decl && node->kind == NODE_DECL_REF_EXPR && node->ref == chosen->decl);
}

struct spaces addrspace_this(struct analysis *a, struct instance *instance)
{
    struct decl *captured = model_captured_field(a->model, instance->function, NULL);
    struct spaces spaces = captured && captured->type->kind == TYPE_POINTER
                               ? *variable_slot(a, NULL, captured)
                               : instance->self;
    for (const struct chosen *c = instance->chosen; c; c = c->outer)
        if (c->is_this)
            spaces.level[0] = c->space;
    return spaces;
}

static bool is_reference_decl(const struct decl *decl)
{
    return decl->type->kind == TYPE_REFERENCE && !decl->by_value;
}

static enum space variable_object(struct analysis *a, struct instance *instance, struct decl *decl)
{
    struct decl *field = model_captured_field(a->model, instance->function, decl);
    if (field)
        return field->type->kind == TYPE_REFERENCE ? variable_slot(a, instance, field)->level[0]
                                                   : instance->self.level[0];
    if (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) {
        if (is_reference_decl(decl))
            return variable_slot(a, instance, decl)->level[0];
        switch (decl->storage) {
        case STORAGE_SHARED:
        case STORAGE_DYNAMIC_SHARED: return SPACE_LOCAL;
        case STORAGE_CONSTANT: return SPACE_CONSTANT;
        case STORAGE_STATIC_CONST: /* numbers, and a library's empty objects, are made where they
                                      are used */
            return decl->in_system || type_is_arithmetic(decl->type) ? SPACE_PRIVATE
                                                                     : SPACE_CONSTANT;
        case STORAGE_DEVICE:
        case STORAGE_STATIC:
        case STORAGE_MANAGED: return SPACE_GLOBAL;
        default: return SPACE_PRIVATE;
        }
    }
    return SPACE_UNKNOWN;
}

/* --- calls --------------------------------------------------------------- */

struct function *call_target(const struct node *call)
{
    if (call->kind != NODE_CALL_EXPR || !call->ref || !call->ref->function || call->ref->in_system)
        return NULL;
    return call->ref->function;
}

static bool is_member_operator(const struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || !f->record || f->is_constructor || f->is_static_method)
        return false;
    if (!call->child_count)
        return false;
    const struct node *callee = call->children[0];
    const struct node *member = node_skip_parens((struct node *)callee);
    return !(member->kind == NODE_MEMBER_REF_EXPR && member->ref == call->ref);
}

struct node *call_object(const struct node *call, bool *is_pointer)
{
    *is_pointer = false;
    if (is_member_operator(call))
        return call->argument_count ? call->arguments[0] : call->children[0];
    if (!call->child_count)
        return NULL;
    struct node *member = node_skip_parens(call->children[0]);
    if (!member->child_count)
        return NULL;
    struct node *base = member->children[0];
    *is_pointer = base->type && base->type->kind == TYPE_POINTER;
    return base;
}

size_t call_first_argument(const struct node *call)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    return is_member_operator(call) && f && call->argument_count > f->parameter_count ? 1 : 0;
}

static const char *signature_key(struct analysis *a, const struct function *function,
                                 const struct spaces *parameters, struct spaces self)
{
    struct str key = {.arena = a->arena};
    for (uintptr_t rest = (uintptr_t)function; rest; rest >>= 4)
        str_addc(&key, "0123456789abcdef"[rest & 15]);
    str_addc(&key, ':');
    for (int l = 0; l < SPACE_LEVELS; l++)
        str_addc(&key, (char)('0' + self.level[l]));
    for (size_t i = 0; i < function->parameter_count; i++) {
        str_addc(&key, ',');
        for (int l = 0; l < SPACE_LEVELS; l++)
            str_addc(&key, (char)('0' + parameters[i].level[l]));
    }
    return str_text(&key);
}

static void analyse_instance(struct analysis *a, struct instance *instance);

static struct instance *find_instance(struct analysis *a, struct function *function,
                                      struct spaces *parameters, struct spaces self)
{
    const char *key = signature_key(a, function, parameters, self);
    struct instance *instance = map_get(&a->instances, key);
    if (instance)
        return instance;
    instance = arena_new(a->arena, struct instance);
    instance->function = function;
    instance->parameters = parameters;
    instance->self = self;
    instance->variables.arena = instance->calls.arena = a->arena;
    instance->order = a->instances.count;
    for (size_t i = 0; i < function->parameter_count; i++)
        *variable_slot(a, instance, function->parameters[i]) = parameters[i];
    map_put(&a->instances, key, instance);
    return instance;
}

static struct spaces argument_spaces(struct analysis *a, struct instance *caller,
                                     const struct decl *parameter, struct node *argument)
{
    struct spaces none = {{0}};
    if (!argument || !parameter->type->depth)
        return none;
    struct spaces spaces = addrspace_of(a, caller, argument);
    bool decays = parameter->type->kind == TYPE_POINTER && argument->type &&
                  argument->type->kind == TYPE_ARRAY;
    if (is_reference_decl(parameter) || decays)
        spaces = spaces_push(addrspace_object(a, caller, argument), spaces);
    return clip(spaces, parameter->by_value ? parameter->type->depth - 1 : parameter->type->depth);
}

/* Constructors build a private object and return it by value. */
static struct spaces object_spaces(struct analysis *a, struct instance *caller, struct node *call)
{
    struct spaces self = {{0}};
    struct function *f = call->ref->function;
    bool is_pointer;

    if (!f->record || f->is_static_method)
        return self;
    if (f->is_constructor) {
        self.level[0] = SPACE_PRIVATE;
        return self;
    }
    struct node *object = call_object(call, &is_pointer);
    if (!object)
        self.level[0] = addrspace_this(a, caller).level[0];
    else if (is_pointer)
        self.level[0] = addrspace_of(a, caller, object).level[0];
    else
        self.level[0] = addrspace_object(a, caller, object);
    return self;
}

static void make_known(struct spaces *spaces, unsigned depth)
{
    for (unsigned i = 0; i < depth && i < SPACE_LEVELS; i++)
        if (spaces->level[i] == SPACE_UNKNOWN)
            spaces->level[i] = SPACE_GLOBAL;
}

static struct instance *call_instance(struct analysis *a, struct instance *caller,
                                      struct node *call, bool final)
{
    struct function *f = call_target(call);
    desugar_function(a->model, f);
    struct spaces *parameters =
        arena_alloc(a->arena, (f->parameter_count + 1) * sizeof *parameters);
    size_t first = call_first_argument(call);
    for (size_t i = 0; i < f->parameter_count && i + first < call->argument_count; i++)
        parameters[i] = argument_spaces(a, caller, f->parameters[i], call->arguments[i + first]);
    struct spaces self = object_spaces(a, caller, call);
    if (final) {
        for (size_t i = 0; i < f->parameter_count; i++)
            make_known(&parameters[i],
                       f->parameters[i]->type->depth - (f->parameters[i]->by_value ? 1 : 0));
        if (f->record && !f->is_static_method)
            make_known(&self, 1);
    }
    struct instance *callee = find_instance(a, f, parameters, self);
    if (!callee->analysed && !callee->in_progress)
        analyse_instance(a, callee);
    return callee;
}

/* --- expressions --------------------------------------------------------- */

static bool is_pointer_node(const struct node *node)
{
    return node->type && node->type->kind == TYPE_POINTER;
}

static struct spaces spaces_of_operands(struct analysis *a, struct instance *instance,
                                        struct node *node)
{
    struct spaces spaces = {{0}};
    for (size_t i = 0; i < node->child_count; i++)
        if (is_pointer_node(node->children[i]))
            join_into(&spaces, addrspace_of(a, instance, node->children[i]));
    return spaces;
}

static struct spaces spaces_of_call(struct analysis *a, struct instance *instance,
                                    struct node *node)
{
    struct spaces none = {{0}};
    struct function *f = call_target(node);
    if (!f) {
        if (is_pointer_node(node) && (library_needs(a->model, node) & RULE_NEEDS_HEAP)) {
            none.level[0] = SPACE_GLOBAL; /* malloc */
            return none;
        }
        if (is_pointer_node(node) && (library_needs(a->model, node) & RULE_NEEDS_SHARED)) {
            none.level[0] = SPACE_LOCAL; /* made of a number */
            return none;
        }
        /* functions of the device library return a pointer only to what an argument points to */
        if (is_pointer_node(node))
            for (size_t i = 0; i < node->argument_count; i++)
                if (node->arguments[i] && is_pointer_node(node->arguments[i]))
                    return addrspace_of(a, instance, node->arguments[i]);
        return none;
    }
    if (f->is_constructor || !f->result->depth)
        return none;
    struct spaces spaces = call_instance(a, instance, node, false)->result;
    return f->result->kind == TYPE_REFERENCE ? spaces_shift(spaces) : spaces;
}

static struct spaces spaces_of_implicit(struct analysis *a, struct instance *instance,
                                        struct node *node, struct node *operand)
{
    bool decays = is_pointer_node(node) && operand->type && operand->type->kind == TYPE_ARRAY;
    struct spaces spaces = addrspace_of(a, instance, operand);
    return decays ? spaces_push(addrspace_object(a, instance, operand), spaces) : spaces;
}

/* What a number that was made of a pointer points to: `(size_t)p + 4`, also by a variable that
 * begins with it. */
static struct spaces spaces_of_number(struct analysis *a, struct instance *instance,
                                      struct node *number, int depth)
{
    struct spaces spaces = {{0}};
    struct node *inner = node_skip_implicit(number);
    struct node *last = node_last_child(inner);
    if (depth > 8 || !inner->type || inner->type->kind != TYPE_INTEGER)
        return spaces;
    if (node_is_cast(inner->kind) && last && last->type) {
        if (last->type->kind == TYPE_ARRAY)
            return spaces_push(addrspace_object(a, instance, last), spaces);
        return last->type->kind == TYPE_POINTER ? addrspace_of(a, instance, last)
                                                : spaces_of_number(a, instance, last, depth + 1);
    }
    if (inner->kind == NODE_DECL_REF_EXPR && inner->ref && inner->ref->kind == DECL_VARIABLE &&
        inner->ref->init)
        return spaces_of_number(a, instance, inner->ref->init, depth + 1);
    if (inner->kind == NODE_BINARY_OPERATOR || inner->kind == NODE_PAREN_EXPR)
        for (size_t i = 0; i < inner->child_count; i++)
            join_into(&spaces, spaces_of_number(a, instance, inner->children[i], depth + 1));
    return spaces;
}

static struct spaces spaces_of_cast(struct analysis *a, struct instance *instance,
                                    struct node *node)
{
    struct spaces none = {{0}};
    struct node *value = node_last_child(node);
    if (!value || !node->type || node->type->kind != TYPE_POINTER || !value->type)
        return value && value->type && value->type->kind == TYPE_RECORD
                   ? addrspace_of(a, instance, value)
                   : none;
    if (value->type->kind == TYPE_ARRAY)
        return spaces_push(addrspace_object(a, instance, value), addrspace_of(a, instance, value));
    return value->type->kind == TYPE_POINTER ? addrspace_of(a, instance, value)
                                             : spaces_of_number(a, instance, value, 0);
}

static struct spaces spaces_of_name(struct analysis *a, struct instance *instance,
                                    struct node *node)
{
    struct spaces none = {{0}};
    struct decl *decl = node->ref;
    bool is_member = node->kind == NODE_MEMBER_REF_EXPR;
    enum decl_kind other = is_member ? DECL_FIELD : DECL_PARAMETER;
    if (!decl || (decl->kind != DECL_VARIABLE && decl->kind != other))
        return none;
    struct spaces spaces = *variable_slot(a, instance, decl);
    if (is_member)
        return decl->type->kind == TYPE_REFERENCE ? spaces_shift(spaces) : spaces;
    struct decl *field = model_captured_field(a->model, instance->function, decl);
    return is_reference_decl(field ? field : decl) ? spaces_shift(spaces) : spaces;
}

static struct spaces spaces_of_unary(struct analysis *a, struct instance *instance,
                                     struct node *node)
{
    struct spaces none = {{0}};
    if (!node->child_count)
        return none;
    struct spaces spaces = addrspace_of(a, instance, node->children[0]);
    if (node->op == OP_DEREF)
        return spaces_shift(spaces);
    if (node->op == OP_ADDR_OF)
        return spaces_push(addrspace_object(a, instance, node->children[0]), spaces);
    return spaces;
}

static struct spaces spaces_of_node(struct analysis *a, struct instance *instance,
                                    struct node *node)
{
    struct spaces none = {{0}};
    struct node *operand = node_implicit_operand(node);

    if (operand)
        return spaces_of_implicit(a, instance, node, operand);
    if (node_is_cast(node->kind))
        return spaces_of_cast(a, instance, node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
    case NODE_MEMBER_REF_EXPR: return spaces_of_name(a, instance, node);
    case NODE_PAREN_EXPR: return addrspace_of(a, instance, node->children[0]);
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        for (size_t i = 0; i < node->child_count; i++)
            if (is_pointer_node(node->children[i]))
                return spaces_shift(addrspace_of(a, instance, node->children[i]));
        return none;
    case NODE_UNARY_OPERATOR: return spaces_of_unary(a, instance, node);
    case NODE_BINARY_OPERATOR:
        if (node->op == OP_ASSIGN)
            return addrspace_of(a, instance, node->children[0]);
        if (node->op == OP_COMMA)
            return addrspace_of(a, instance, node_last_child(node));
        return is_pointer_node(node) ? spaces_of_operands(a, instance, node) : none;
    case NODE_COMPOUND_ASSIGN_OPERATOR: return addrspace_of(a, instance, node->children[0]);
    case NODE_CONDITIONAL_OPERATOR: {
        struct spaces spaces = {{0}};
        for (size_t i = 1; i < node->child_count; i++)
            join_into(&spaces, addrspace_of(a, instance, node->children[i]));
        return spaces;
    }
    case NODE_CALL_EXPR: return spaces_of_call(a, instance, node);
    case NODE_CXX_THIS_EXPR: return addrspace_this(a, instance);
    case NODE_STRING_LITERAL: return none;
    default: return none;
    }
}

struct spaces addrspace_of(struct analysis *a, struct instance *instance, struct node *node)
{
    struct spaces spaces = spaces_of_node(a, instance, node);
    for (const struct chosen *c = instance->chosen; c; c = c->outer)
        if (!c->is_this && !c->is_reference && addrspace_is_chosen(c, node))
            spaces.level[0] = c->space;
    return spaces;
}

static enum space object_of_call(struct analysis *a, struct instance *instance, struct node *node)
{
    struct function *f = call_target(node);
    if (!f || f->is_constructor) {
        /* a copy constructor is transparent; std::min and the like return one of their arguments,
         * lowered to values */
        return SPACE_PRIVATE;
    }
    if (f->result->kind != TYPE_REFERENCE)
        return SPACE_PRIVATE;
    return call_instance(a, instance, node, false)->result.level[0];
}

static enum space object_of_member(struct analysis *a, struct instance *instance,
                                   const struct node *node)
{
    if (node->ref && node->ref->kind == DECL_VARIABLE)
        return variable_object(a, instance, node->ref);
    if (node->ref && node->ref->is_bit_field)
        return SPACE_PRIVATE; /* what refers to it refers to a copy */
    if (node->ref && node->ref->type && node->ref->type->kind == TYPE_REFERENCE)
        return variable_slot(a, instance, node->ref)->level[0];
    if (!node->child_count)
        return addrspace_this(a, instance).level[0];
    if (is_pointer_node(node->children[0]))
        return addrspace_of(a, instance, node->children[0]).level[0];
    return addrspace_object(a, instance, node->children[0]);
}

/* What an operator leads to: an operand, what it points to, or a new value. */
static enum space operator_object(struct analysis *a, struct instance *instance,
                                  const struct node *node)
{
    switch (node->op) {
    case OP_DEREF:
    case OP_MEMBER_POINTER_ARROW: return addrspace_of(a, instance, node->children[0]).level[0];
    case OP_PRE_INC:
    case OP_PRE_DEC:
    case OP_MEMBER_POINTER:
    case OP_ASSIGN: return addrspace_object(a, instance, node->children[0]);
    case OP_COMMA: return addrspace_object(a, instance, node_last_child(node));
    default: return SPACE_PRIVATE;
    }
}

/* Does an implicit conversion make a number of another type? What refers to it refers to a copy. */
static bool makes_other_number(const struct node *node, const struct node *operand)
{
    const struct type *to = node->type, *from = operand->type;
    return to && from && type_is_arithmetic(to) && type_is_arithmetic(from) && to->opencl &&
           from->opencl && strcmp(to->opencl, from->opencl) != 0;
}

enum space addrspace_object(struct analysis *a, struct instance *instance, struct node *node)
{
    struct node *operand = node_implicit_operand(node);
    for (const struct chosen *c = instance->chosen; c; c = c->outer)
        if (c->is_reference && addrspace_is_chosen(c, node))
            return c->space;
    if (operand)
        return makes_other_number(node, operand) ? SPACE_PRIVATE
                                                 : addrspace_object(a, instance, operand);
    if (node_is_cast(node->kind)) {
        struct node *value = node_last_child(node);
        return value ? addrspace_object(a, instance, value) : SPACE_PRIVATE;
    }
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
        return node->ref ? variable_object(a, instance, node->ref) : SPACE_PRIVATE;
    case NODE_MEMBER_REF_EXPR: return object_of_member(a, instance, node);
    case NODE_PAREN_EXPR: return addrspace_object(a, instance, node->children[0]);
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        for (size_t i = 0; i < node->child_count; i++)
            if (is_pointer_node(node->children[i]))
                return addrspace_of(a, instance, node->children[i]).level[0];
        return SPACE_PRIVATE;
    case NODE_UNARY_OPERATOR:
    case NODE_BINARY_OPERATOR: return operator_object(a, instance, node);
    case NODE_COMPOUND_ASSIGN_OPERATOR: return addrspace_object(a, instance, node->children[0]);
    case NODE_CONDITIONAL_OPERATOR: {
        enum space space = SPACE_UNKNOWN;
        for (size_t i = 1; i < node->child_count; i++)
            space = join(space, addrspace_object(a, instance, node->children[i]));
        return space;
    }
    case NODE_STRING_LITERAL: return SPACE_CONSTANT;
    case NODE_CALL_EXPR: return object_of_call(a, instance, node);
    default: return SPACE_PRIVATE;
    }
}

/* --- null pointers ------------------------------------------------------- */

bool addrspace_may_be_null(struct node *node)
{
    long long value;
    node = node_skip_parens(node);
    if (!node->type || node->type->kind == TYPE_ARRAY || node->type->kind == TYPE_RECORD)
        return false;
    if (node_is_cast(node->kind))
        return node->child_count && addrspace_may_be_null(node_last_child(node));
    switch (node->kind) {
    case NODE_CXX_THIS_EXPR:
    case NODE_STRING_LITERAL: return false;
    case NODE_DECL_REF_EXPR:
    case NODE_MEMBER_REF_EXPR: return node->ref && node->ref->may_be_null;
    case NODE_UNARY_OPERATOR: return node->op == OP_DEREF; /* what lies in memory is not followed */
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        for (size_t i = 0; i < node->child_count; i++)
            if (is_pointer_node(node->children[i])) {
                struct node *array = node_skip_parens(node->children[i]);
                return array->type->kind != TYPE_ARRAY || !array->ref || array->ref->may_be_null;
            }
        return true;
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 && (addrspace_may_be_null(node->children[1]) ||
                                          addrspace_may_be_null(node->children[2]));
    case NODE_BINARY_OPERATOR:
        return (node->op == OP_ASSIGN || node->op == OP_COMMA) &&
               addrspace_may_be_null(node_last_child(node));
    case NODE_COMPOUND_ASSIGN_OPERATOR: return false;
    case NODE_CALL_EXPR: return !node->ref || node->ref->in_system || node->ref->may_be_null;
    default: return !model_evaluate(node, &value) || value == 0;
    }
}

/* Returns whether something has changed. */
static bool flow_null(struct decl *decl, struct node *value)
{
    if (!decl || decl->may_be_null || !value || !addrspace_may_be_null(value))
        return false;
    decl->may_be_null = true;
    return true;
}

/* --- flow ---------------------------------------------------------------- */

/* What is stored in the lvalue `node` points to `spaces`. */
static void flow_into(struct analysis *a, struct instance *instance, struct node *node,
                      struct spaces spaces)
{
    struct spaces unknown = {{0}};
    if (memcmp(&spaces, &unknown, sizeof spaces) == 0)
        return;
    node = node_skip_parens(node);
    switch (node->kind) {
    case NODE_DECL_REF_EXPR:
    case NODE_MEMBER_REF_EXPR: {
        struct decl *decl = node->ref;
        if (!decl || (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER &&
                      decl->kind != DECL_FIELD))
            return;
        if (decl->type->kind == TYPE_REFERENCE && !decl->by_value)
            spaces = spaces_push(SPACE_UNKNOWN, spaces);
        if (join_into(variable_slot(a, instance, decl), spaces))
            note_change(a, instance, decl);
        return;
    }
    case NODE_ARRAY_SUBSCRIPT_EXPR:
        for (size_t i = 0; i < node->child_count; i++)
            if (is_pointer_node(node->children[i])) {
                struct node *base = node_skip_parens(node->children[i]);
                bool is_array = base->type && base->type->kind == TYPE_ARRAY;
                flow_into(a, instance, base,
                          is_array ? spaces : spaces_push(SPACE_UNKNOWN, spaces));
            }
        return;
    case NODE_UNARY_OPERATOR:
        if (node->op == OP_DEREF)
            flow_into(a, instance, node->children[0], spaces_push(SPACE_UNKNOWN, spaces));
        else if (node->op == OP_ADDR_OF)
            flow_into(a, instance, node->children[0], spaces_shift(spaces));
        return;
    case NODE_CONDITIONAL_OPERATOR:
        for (size_t i = 1; i < node->child_count; i++)
            flow_into(a, instance, node->children[i], spaces);
        return;
    default: return;
    }
}

/* What a pointer or reference leads to is shared with the place that it flows into, whose spaces
 * are `slot`. */
static void flow_back(struct analysis *a, struct instance *instance, struct node *value,
                      const struct type *type, struct spaces slot)
{
    if (type->depth < 2)
        return;
    slot.level[0] = SPACE_UNKNOWN;
    flow_into(a, instance, value, type->kind == TYPE_REFERENCE ? spaces_shift(slot) : slot);
}

static void flow_call(struct analysis *a, struct instance *instance, struct node *node)
{
    struct function *f = call_target(node);
    if (!f)
        return;
    struct instance *callee = call_instance(a, instance, node, false);
    size_t first = call_first_argument(node);
    for (size_t i = 0; i < f->parameter_count && i + first < node->argument_count; i++) {
        struct node *argument = node->arguments[i + first];
        struct decl *parameter = f->parameters[i];
        if (argument && parameter->type->kind == TYPE_POINTER && flow_null(parameter, argument))
            a->fields_changed = true;
        if (argument && !parameter->by_value)
            flow_back(a, instance, argument, parameter->type, *variable_slot(a, callee, parameter));
    }
}

/* What a list's element gives to the member that it initialises. Lists are seen as they are
 * written, without the conversion of arrays to pointers. */
static struct spaces element_spaces(struct analysis *a, struct instance *instance,
                                    const struct type *type, struct node *element)
{
    struct spaces spaces = addrspace_of(a, instance, element);
    bool decays = type->kind == TYPE_POINTER && element->type && element->type->kind == TYPE_ARRAY;
    return decays || type->kind == TYPE_REFERENCE
               ? spaces_push(addrspace_object(a, instance, element), spaces)
               : spaces;
}

static void flow_elements(struct analysis *a, struct instance *instance, struct type *type,
                          struct decl *variable, struct node *value)
{
    struct node *inner = node_skip_implicit(value);
    if (type->kind == TYPE_ARRAY && inner->kind == NODE_INIT_LIST_EXPR) {
        for (size_t i = 0; i < inner->child_count; i++)
            flow_elements(a, instance, type->target, variable, inner->children[i]);
        return;
    }
    if (inner->kind == NODE_INIT_LIST_EXPR && inner->child_count == 1)
        value = inner->children[0];
    struct spaces spaces = clip(element_spaces(a, instance, type, value), type->depth);
    if (type->kind == TYPE_POINTER && flow_null(variable, value))
        a->fields_changed = true;
    if (join_into(variable_slot(a, instance, variable), spaces))
        note_change(a, instance, variable);
    flow_back(a, instance, value, type, *variable_slot(a, instance, variable));
}

/* An initialiser list gives each field its own value. */
static void flow_list(struct analysis *a, struct instance *instance, struct node *list)
{
    if (!list->type || list->type->kind != TYPE_RECORD || !list->type->declaration)
        return;
    struct decl *record = list->type->declaration;
    model_load_record(a->model, record);
    for (size_t i = record->base_count; i < list->child_count; i++) {
        if (i - record->base_count >= record->field_count)
            return;
        struct decl *field = record->fields[i - record->base_count];
        if (field->type->depth)
            flow_elements(a, instance, field->type, field, list->children[i]);
    }
}

static void flow_variable(struct analysis *a, struct instance *instance, struct decl *decl)
{
    if (decl->kind != DECL_VARIABLE || !decl->init)
        return;
    if (!decl->type->depth)
        return;
    if (decl->type->kind == TYPE_ARRAY) {
        flow_elements(a, instance, decl->type, decl, decl->init);
        return;
    }
    struct spaces spaces = addrspace_of(a, instance, decl->init);
    if (decl->type->kind == TYPE_POINTER && flow_null(decl, decl->init))
        a->fields_changed = true;
    if (is_reference_decl(decl))
        spaces = spaces_push(addrspace_object(a, instance, decl->init), spaces);
    if (join_into(variable_slot(a, instance, decl), clip(spaces, decl->type->depth)))
        note_change(a, instance, decl);
    flow_back(a, instance, decl->init, decl->type, *variable_slot(a, instance, decl));
}

/* A variable that only keeps the result, which may be a null pointer, is of the result's type. */
static void flow_kept(struct analysis *a, struct instance *instance, const struct node *value)
{
    bool is_kept = value->kind == NODE_DECL_REF_EXPR && value->ref && value->ref->is_own;
    if (is_kept && join_into(variable_slot(a, instance, value->ref), instance->result))
        note_change(a, instance, value->ref);
}

static void flow_return(struct analysis *a, struct instance *instance, struct node *value)
{
    const struct type *result = instance->function->result;
    if (!result->depth)
        return;
    struct spaces spaces = addrspace_of(a, instance, value);
    if (result->kind == TYPE_REFERENCE)
        spaces = spaces_push(addrspace_object(a, instance, value), spaces);
    if (join_into(&instance->result, clip(spaces, result->depth)))
        instance->changed = true;
    if (result->kind == TYPE_POINTER && flow_null(instance->function->decl, value))
        a->fields_changed = true;
    flow_back(a, instance, value, result, instance->result);
    flow_kept(a, instance, value);
}

static void flow_captures(struct analysis *a, struct instance *instance, struct node *node)
{
    struct decl *record = node->type->declaration;
    for (size_t i = 0; i < node->child_count && i < record->field_count; i++) {
        struct decl *field = record->fields[i];
        if (!field->type->depth)
            continue;
        struct spaces spaces = addrspace_of(a, instance, node->children[i]);
        if (field->type->kind == TYPE_REFERENCE)
            spaces = spaces_push(addrspace_object(a, instance, node->children[i]), spaces);
        if (join_into(variable_slot(a, NULL, field), clip(spaces, field->type->depth)))
            a->fields_changed = true;
        if (field->type->kind == TYPE_POINTER && flow_null(field, node->children[i]))
            a->fields_changed = true;
        flow_back(a, instance, node->children[i], field->type, *variable_slot(a, NULL, field));
    }
}

static void flow_assignment(struct analysis *a, struct instance *instance, struct node *node)
{
    struct node *target = node->children[0], *value = node->children[1];
    struct node *place = node_skip_parens(target);
    while (place->kind == NODE_ARRAY_SUBSCRIPT_EXPR && place->child_count)
        place = node_skip_parens(place->children[0]);
    if (is_pointer_node(target) && flow_null(place->ref, value))
        a->fields_changed = true;
    flow_into(a, instance, target, addrspace_of(a, instance, value));
    if (target->type)
        flow_back(a, instance, value, target->type, addrspace_of(a, instance, target));
}

static void flow(struct analysis *a, struct instance *instance, struct node *node);

/* A constant of the program is declared in no function. Its first value may name others, and so on. */
static void flow_constant(struct analysis *a, struct instance *instance, struct decl *decl)
{
    if (decl->kind != DECL_VARIABLE || decl->storage != STORAGE_STATIC_CONST || decl->in_system ||
        !decl->init || a->constant_depth > 8 || !type_holds_data_pointer(a->model, decl->type))
        return;
    a->constant_depth++;
    flow(a, instance, decl->init);
    flow_variable(a, instance, decl);
    a->constant_depth--;
}

static void flow(struct analysis *a, struct instance *instance, struct node *node)
{
    if (node->kind == NODE_LAMBDA_EXPR)
        flow_captures(a, instance, node);
    else if (node->kind == NODE_INIT_LIST_EXPR)
        flow_list(a, instance, node);
    else if (node->kind == NODE_DECL_REF_EXPR && node->ref)
        flow_constant(a, instance, node->ref);
    for (size_t i = 0; i < node->declared_count; i++) {
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            flow(a, instance, node->declared[i]->init);
        flow_variable(a, instance, node->declared[i]);
    }
    for (size_t i = 0; i < node->child_count; i++)
        flow(a, instance, node->children[i]);
    if (node->cleanup)
        flow(a, instance, node->cleanup);
    if (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN && node->child_count == 2 &&
        node->children[1]->type)
        flow_assignment(a, instance, node);
    else if (node->kind == NODE_RETURN_STMT && node->child_count)
        flow_return(a, instance, node->children[0]);
    else if (node->kind == NODE_CALL_EXPR)
        flow_call(a, instance, node);
}

static void flow_initialisers(struct analysis *a, struct instance *instance)
{
    struct function *f = instance->function;
    for (size_t i = 0; i < f->initialiser_count; i++) {
        struct node *initialiser = f->initialisers[i];
        struct node *value = initialiser->children[0];
        flow(a, instance, value);
        if (!initialiser->ref || initialiser->ref->kind != DECL_FIELD ||
            !initialiser->ref->type->depth)
            continue;
        struct spaces spaces = addrspace_of(a, instance, value);
        if (initialiser->ref->type->kind == TYPE_REFERENCE)
            spaces = spaces_push(addrspace_object(a, instance, value), spaces);
        if (join_into(variable_slot(a, instance, initialiser->ref), spaces))
            note_change(a, instance, initialiser->ref);
        if (initialiser->ref->type->kind == TYPE_POINTER && flow_null(initialiser->ref, value))
            a->fields_changed = true;
        flow_back(a, instance, value, initialiser->ref->type,
                  *variable_slot(a, instance, initialiser->ref));
    }
}

static void analyse_instance(struct analysis *a, struct instance *instance)
{
    instance->in_progress = true;
    desugar_reach(a->model, instance->function);
    for (int round = 0; round < MAX_ROUNDS; round++) {
        instance->changed = false;
        flow_initialisers(a, instance);
        if (instance->function->body)
            flow(a, instance, instance->function->body);
        if (!instance->changed)
            break;
    }
    instance->in_progress = false;
    instance->analysed = true;
}

/* --- linking ------------------------------------------------------------- */

static void link_instance(struct analysis *a, struct instance *instance);

static void link_node(struct analysis *a, struct instance *instance, struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            link_node(a, instance, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        link_node(a, instance, node->children[i]);
    if (node->cleanup)
        link_node(a, instance, node->cleanup);
    if (node->kind != NODE_CALL_EXPR)
        return;
    for (size_t i = 0; i < node->argument_count; i++)
        if (node->arguments[i] && node->arguments[i]->is_default_argument)
            link_node(a, instance, node->arguments[i]);
    if (!call_target(node))
        return;
    struct instance *callee = call_instance(a, instance, node, true);
    map_put_pointer(&instance->calls, node, callee);
    link_instance(a, callee);
}

static void link_instance(struct analysis *a, struct instance *instance)
{
    if (instance->linked)
        return;
    instance->linked = true;
    for (size_t i = 0; i < instance->function->initialiser_count; i++)
        link_node(a, instance, instance->function->initialisers[i]->children[0]);
    if (instance->function->body)
        link_node(a, instance, instance->function->body);
    arena_push(a->arena, a->linked, a->linked_count, instance);
}

/* Everything a kernel is given points to global memory. */
static void mark_kernel_record(struct analysis *a, struct decl *record, int depth)
{
    struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
    model_load_record(a->model, record);
    record->holds_pointers_as_integers = true;
    for (size_t i = 0; i < record->field_count && depth < 16; i++) {
        struct type *type = record->fields[i]->type;
        while (type->kind == TYPE_ARRAY)
            type = type->target;
        if (type->depth)
            join_into(variable_slot(a, NULL, record->fields[i]), clip(global, type->depth));
        if (type->kind == TYPE_RECORD && type->declaration)
            mark_kernel_record(a, type->declaration, depth + 1);
    }
    for (size_t i = 0; i < record->base_count && depth < 16; i++)
        mark_kernel_record(a, record->bases[i], depth + 1);
}

static struct instance *kernel_instance(struct analysis *a, struct function *kernel)
{
    struct spaces global = {{SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL, SPACE_GLOBAL}};
    struct spaces none = {{0}};
    struct spaces *parameters =
        arena_alloc(a->arena, (kernel->parameter_count + 1) * sizeof *parameters);
    for (size_t i = 0; i < kernel->parameter_count; i++) {
        struct type *type = kernel->parameters[i]->type;
        parameters[i] = clip(global, type->depth);
        if (type->kind == TYPE_RECORD && type->declaration && !type->declaration->in_system)
            mark_kernel_record(a, type->declaration, 0);
    }
    return find_instance(a, kernel, parameters, none);
}

/* Passes over all kernels until neither fields nor the targets of calls change. */
static void analyse_kernels(struct analysis *a, struct model *model)
{
    bool has_more_targets = true; /* of calls through pointers, and of virtual calls */
    for (int round = 0; round < MAX_ROUNDS || has_more_targets; round++) {
        a->fields_changed = false;
        a->instances = (struct map){.arena = a->arena};
        size_t count = model->kernel_count; /* launches by device code bring more */
        a->kernels = arena_alloc(a->arena, (count + 1) * sizeof *a->kernels);
        for (size_t i = 0; i < count; i++) {
            a->kernels[i] = kernel_instance(a, model->kernels[i]);
            analyse_instance(a, a->kernels[i]);
        }
        has_more_targets = desugar_fill_dispatches(model) || model->kernel_count > count;
        if (!a->fields_changed && !has_more_targets)
            break;
    }
}

struct analysis *addrspace_analyse(struct model *model)
{
    struct analysis *a = arena_new(model->arena, struct analysis);
    a->arena = model->arena;
    a->model = model;
    a->fields.arena = a->arena;
    /* A pointer that nothing is known of becomes global when calls are linked, which may be news to
     * a field. */
    for (int round = 0; round < MAX_ROUNDS; round++) {
        analyse_kernels(a, model);
        a->linked_count = 0;
        a->fields_changed = false;
        for (size_t i = 0; i < model->kernel_count; i++)
            link_instance(a, a->kernels[i]);
        if (!a->fields_changed)
            break;
    }
    return a;
}
