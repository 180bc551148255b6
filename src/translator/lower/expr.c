/* Expressions: variables, members, operators, casts, literals. Calls are in lower/call.c. */
#include "lower/lower.h"
#include "model/facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct c_node *pointer_from_integer(struct lower *l, struct decl *field,
                                           struct c_node *access);

/* --- variables ----------------------------------------------------------- */

static bool is_by_reference(const struct decl *decl)
{
    return decl->type->kind == TYPE_REFERENCE && !decl->by_value;
}

static bool is_hidden(const struct decl *decl)
{
    return decl->kind == DECL_VARIABLE &&
           (decl->storage == STORAGE_SHARED || decl->storage == STORAGE_DYNAMIC_SHARED ||
            decl->storage == STORAGE_CONSTANT || decl->storage == STORAGE_DEVICE ||
            decl->storage == STORAGE_STATIC || decl->storage == STORAGE_MANAGED);
}

static bool is_memory_of_the_program(const struct decl *decl)
{
    return decl->kind == DECL_VARIABLE && decl->storage != STORAGE_AUTO &&
           decl->storage != STORAGE_STATIC_CONST && decl->storage != STORAGE_SHARED &&
           decl->storage != STORAGE_DYNAMIC_SHARED;
}

static const struct hidden *find_hidden(const struct instance *instance, const struct decl *decl)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].decl == decl)
            return &instance->hidden[i];
    return NULL;
}

/* A captured variable is a field of the closure inside the lambda's body. */
static struct c_node *captured_access(struct lower *l, struct decl *decl, bool *is_pointer)
{
    struct decl *field =
        l->instance ? model_captured_field(l->module->model, l->instance->function, decl) : NULL;
    if (!field)
        return NULL;
    *is_pointer = field->type->kind == TYPE_REFERENCE;
    struct c_node *self = c_name(l->arena, "self");
    struct c_node *access = c_arrow(l->arena, self, names_field(l->arena, field));
    return lower_field_is_integer(field) ? pointer_from_integer(l, field, access) : access;
}

/* A pointer to an array that is passed as one to its first element; NULL for all others. */
static struct c_node *array_pointer(struct lower *l, struct decl *decl)
{
    struct type pointer = {.kind = TYPE_POINTER, .target = decl->type};
    if (!l->instance || !is_hidden(decl) || decl->type->kind != TYPE_ARRAY ||
        hidden_is_hoisted_in_kernel(l->instance, decl))
        return NULL;
    const struct hidden *hidden = find_hidden(l->instance, decl);
    if (!hidden)
        return NULL;
    struct c_node *name = c_name(l->arena, hidden_name(l->module, hidden));
    if (decl->type->count <= 0) /* of unknown length: only its address is of use */
        return name;
    struct spaces inner = addrspace_variable(l->module->analysis, l->instance, decl);
    enum space space = decl->storage == STORAGE_CONSTANT ? SPACE_CONSTANT
                       : decl->storage == STORAGE_SHARED ? SPACE_LOCAL
                                                         : SPACE_GLOBAL;
    pointer.depth = decl->type->depth + 1;
    const char *type = lower_type_name(l->module, &pointer, spaces_push(space, inner));
    return type ? c_cast(l->arena, type, name) : NULL;
}

/* The pointer behind a variable that is one in OpenCL C but none in CUDA; NULL for all others. */
static struct c_node *variable_pointer(struct lower *l, struct decl *decl)
{
    bool is_pointer;
    struct c_node *captured = captured_access(l, decl, &is_pointer);
    if (captured)
        return is_pointer ? captured : NULL;
    if (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER)
        return NULL;
    if (is_by_reference(decl))
        return c_name(l->arena, names_local(l, decl));
    if (!is_hidden(decl) || decl->type->kind == TYPE_ARRAY)
        return NULL;
    if (decl->storage == STORAGE_SHARED && hidden_is_hoisted_in_kernel(l->instance, decl))
        return NULL;
    const struct hidden *hidden = l->instance ? find_hidden(l->instance, decl) : NULL;
    return hidden ? c_name(l->arena, hidden_name(l->module, hidden)) : NULL;
}

static const struct constant_text *constant_text_of(const struct lower_module *m,
                                                    const struct decl *decl)
{
    for (size_t i = 0; i < m->constant_text_count; i++)
        if (m->constant_texts[i].decl == decl)
            return &m->constant_texts[i];
    return NULL;
}

/* OpenCL C takes no call and no element of an array in the initialiser of a constant. */
static bool needs_value(const struct node *node)
{
    bool found = node->kind == NODE_CALL_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = needs_value(node->children[i]);
    return found;
}

static void define_constant(struct lower *l, struct decl *decl, struct node *node)
{
    struct lower_module *m = l->module;
    const char *name = names_symbol(m, decl);
    struct spaces none = {{0}};
    struct constant_text text = {.decl = decl};
    long long value;
    struct lower inner = {
        .module = m, .arena = l->arena, .instance = l->instance, .in_constant = true};
    inner.locals.arena = inner.local_names.arena = l->arena;
    inner.prologue = c_sequence(l->arena);
    struct c_node *value_of =
        needs_value(decl->init) ? lower_constant_value(&inner, decl->init) : NULL;
    struct c_node *initialiser =
        value_of ? value_of : lower_initialiser(&inner, decl->init, decl->type);
    text.is_enumerator = decl->type->kind == TYPE_INTEGER && decl->type->size == 4 &&
                         !decl->type->is_unsigned && model_evaluate(decl->init, &value);
    if (text.is_enumerator) {
        text.text = arena_printf(m->arena, "enum { %s = %s };", name,
                                 c_operand(m->arena, initialiser, LEVEL_CONDITIONAL));
    } else {
        struct type *type = type_without_const(m->arena, decl->type);
        const char *declarator = lower_declarator(m, type, none, name, NULL);
        if (!declarator || !initialiser) {
            lower_refuse(l, CU2002, node, "a constant of this type");
            return;
        }
        text.text = arena_printf(m->arena, "__constant %s = %s;", declarator,
                                 c_operand(m->arena, initialiser, LEVEL_ASSIGNMENT));
    }
    arena_push(m->arena, m->constant_texts, m->constant_text_count, text);
}

/* Constants known to the compiler become constants at file scope, once. OpenCL C takes no variable
 * in the initialiser of another, but its value. */
static struct c_node *constant_variable(struct lower *l, struct decl *decl, struct node *node)
{
    struct lower_module *m = l->module;
    bool is_known = false;

    for (size_t i = 0; i < m->constant_count && !is_known; i++)
        is_known = m->constants[i] == decl;
    if (!is_known) {
        unsigned *needs_of_outer = m->needs;
        m->needs = &decl->needs;
        arena_push(m->arena, m->constants, m->constant_count, decl);
        if (!decl->init)
            model_load_variable(m->model, decl);
        if (decl->init)
            define_constant(l, decl, node);
        else
            lower_refuse(l, CU2004, node, decl->name);
        m->needs = needs_of_outer;
    }
    lower_need(m, decl->needs);
    const struct constant_text *text = l->in_constant ? constant_text_of(m, decl) : NULL;
    struct c_node *value = text && !text->is_enumerator ? lower_constant_value(l, node) : NULL;
    return value ? value : c_name(l->arena, names_symbol(m, decl));
}

/* std::nullopt, std::in_place: objects whose type says everything. */
static struct c_node *empty_object(struct lower *l, struct decl *decl)
{
    struct spaces none = {{0}};
    struct decl *record = decl->type->kind == TYPE_RECORD ? decl->type->declaration : NULL;
    if (!record || !record->is_library)
        return NULL;
    model_load_record(l->module->model, record);
    return record->field_count || record->base_count
               ? NULL
               : lower_zero_object(l, lower_type_name(l->module, record->type, none));
}

static struct c_node *system_variable(struct lower *l, struct decl *decl, struct node *node)
{
    const struct rule *rule = rules_find(l->module->rules, RULE_DEVICE_FUNCTION, decl->qualified);
    struct c_node *empty = rule ? NULL : empty_object(l, decl);
    if (empty)
        return empty;
    struct c_node *order = rule ? NULL : compare_constant(l, decl);
    if (order)
        return order;
    if (!rule || rule->state == RULE_NONE || !rule->to) {
        struct c_node *value = rule ? NULL : lower_constant_value(l, node);
        if (!value)
            lower_refuse(l, CU2004, node, decl->qualified);
        return value ? value : c_name(l->arena, decl->name);
    }
    lower_use_header(l->module, rule->header);
    lower_need(l->module, rule->needs);
    return rule_text(l->arena, rule->to);
}

/* The variable of `union { int i; float f; };` in a function: no statement shows it. */
static void declare_unnamed(struct lower *l, struct decl *decl)
{
    struct spaces none = {{0}};
    if (*decl->name || decl->kind != DECL_VARIABLE || decl->storage != STORAGE_AUTO ||
        decl->type->kind != TYPE_RECORD || map_get_pointer(&l->locals, decl))
        return;
    lower_declare_first(l, decl->type, none, names_local(l, decl));
}

/* A constant of the function around a lambda, which needs no capture: its value stands for it. */
static bool is_outside_closure(const struct lower *l, const struct decl *decl)
{
    const struct function *f = l->instance ? l->instance->function : NULL;
    return f && f->record && f->record->is_closure && decl->kind == DECL_VARIABLE && decl->parent &&
           decl->parent->kind == DECL_FUNCTION && decl->parent != f->decl;
}

struct c_node *lower_variable(struct lower *l, struct decl *decl, struct node *node)
{
    declare_unnamed(l, decl);
    if (decl->in_system)
        return system_variable(l, decl, node);
    if (decl->storage != STORAGE_AUTO && decl->storage != STORAGE_STATIC_CONST &&
        decl->storage != STORAGE_SHARED && type_holds_method_pointer(decl->type))
        lower_refuse(l, CU2002, node, "a pointer to a member function in memory of the host's too");
    if (is_memory_of_the_program(decl) && model_is_hidden_elsewhere(l->module->model, decl))
        lower_refuse(l, CU2002, node, "a variable that only another source can name");
    bool is_pointer;
    struct c_node *captured = captured_access(l, decl, &is_pointer);
    if (captured && !is_pointer)
        return captured;
    struct c_node *pointer = variable_pointer(l, decl);
    if (pointer)
        return c_deref(l->arena, pointer);
    switch (decl->storage) {
    case STORAGE_AUTO: {
        struct c_node *value = is_outside_closure(l, decl) ? lower_constant_value(l, node) : NULL;
        if (value)
            return value;
        break;
    }
    case STORAGE_STATIC_CONST:
        if (decl->kind == DECL_VARIABLE)
            return constant_variable(l, decl, node);
        break;
    case STORAGE_HOST: lower_refuse(l, CU2002, node, "a host variable"); break;
    case STORAGE_SHARED:
        if (hidden_is_hoisted_in_kernel(l->instance, decl))
            break;
        /* fall through */
    default: {
        const struct hidden *hidden = l->instance ? find_hidden(l->instance, decl) : NULL;
        return c_name(l->arena, hidden ? hidden_name(l->module, hidden) : names_local(l, decl));
    }
    }
    return c_name(l->arena, names_local(l, decl));
}

static struct c_node *declaration_reference(struct lower *l, struct node *node)
{
    struct decl *decl = node->ref;
    if (!decl) {
        struct c_node *text = lower_evaluated(l, node);
        if (!text)
            lower_refuse(l, CU2002, node, "this reference");
        return text ? text : c_zero(l->arena);
    }
    switch (decl->kind) {
    case DECL_VARIABLE:
    case DECL_PARAMETER: return lower_variable(l, decl, node);
    case DECL_ENUMERATOR: return lower_enumerator(l->module, decl);
    case DECL_FUNCTION: return dispatch_address(l, node);
    default: {
        /* a non-type template parameter */
        struct c_node *text = lower_evaluated(l, node);
        if (!text)
            lower_refuse(l, CU2002, node, "this reference");
        return text ? text : c_zero(l->arena);
    }
    }
}

/* --- members ------------------------------------------------------------- */

/* `.base0.base1` from a class to one of its bases; NULL when it is none. */
const char *lower_base_path(struct lower *l, struct decl *from, const struct decl *to)
{
    model_load_record(l->module->model, from);
    for (size_t i = 0; i < from->base_count; i++) {
        if (from->bases[i] == to)
            return arena_printf(l->arena, "base%zu", i);
        const char *rest = lower_base_path(l, from->bases[i], to);
        if (rest)
            return arena_printf(l->arena, "base%zu.%s", i, rest);
    }
    return NULL;
}

static struct c_node *object_member(struct lower *l, struct node *base, const char *member)
{
    struct c_node *pointer = NULL;
    if (base->type && base->type->kind == TYPE_POINTER)
        pointer = lower_node(l, base);
    else if (!lower_record_differs(base->type, node_skip_parens(base)->type))
        pointer = lower_pointer(l, base);
    if (!pointer && place_is_copied_in_c(l, base))
        pointer = lower_address(l, base, base->type);
    return pointer ? c_arrow(l->arena, pointer, member)
                   : c_dot(l->arena, lower_node(l, base), member);
}

struct node *lower_member_object(const struct node *member)
{
    struct node *base = member->child_count ? member->children[0] : NULL;
    while (base && base->kind == NODE_MEMBER_REF_EXPR && base->ref && !*base->ref->name &&
           base->ref->kind == DECL_FIELD && base->ref->type->kind == TYPE_RECORD &&
           model_is_anonymous(base->ref->type->declaration))
        base = base->child_count ? base->children[0] : NULL;
    bool is_implicit =
        !base || (!base->file && node_skip_implicit(base)->kind == NODE_CXX_THIS_EXPR);
    return is_implicit ? NULL : base;
}

struct decl *lower_class_of_member(const struct decl *field)
{
    struct decl *record = field->parent;
    while (record && record->parent && record->kind == DECL_RECORD && model_is_anonymous(record))
        record = record->parent;
    return record;
}

static struct c_node *field_access(struct lower *l, struct node *node)
{
    struct decl *field = node->ref;
    const char *name = names_field(l->arena, field);
    struct node *object = lower_member_object(node);
    if (object)
        return object_member(l, object, name);
    const char *prefix = "";
    struct decl *own = class_of_this(l), *record = lower_class_of_member(field);
    if (own && record && own != record) {
        const char *path = lower_base_path(l, own, record);
        if (path)
            prefix = arena_printf(l->arena, "%s.", path);
    }
    return c_arrow(l->arena, lower_this_pointer(l), arena_printf(l->arena, "%s%s", prefix, name));
}

/* `threadIdx.x` and the like have rules of their own. */
static struct c_node *builtin_member(struct lower *l, struct node *node)
{
    struct node *base = node->child_count ? node_skip_parens(node->children[0]) : NULL;
    if (!base || base->kind != NODE_DECL_REF_EXPR || !base->ref || !base->ref->in_system ||
        base->ref->kind != DECL_VARIABLE)
        return NULL;
    const char *name = arena_printf(l->arena, "%s.%s", base->ref->name, node->ref->name);
    const struct rule *rule = rules_find(l->module->rules, RULE_DEVICE_FUNCTION, name);
    if (!rule || !rule->to)
        return NULL;
    lower_use_header(l->module, rule->header);
    struct c_node *value = rule_text(l->arena, rule->to);
    return value->kind == C_CAST && width_is_free(node) ? value->parts[0] : value;
}

static struct c_node *pointer_from_integer(struct lower *l, struct decl *field,
                                           struct c_node *access)
{
    struct spaces spaces = addrspace_variable(l->module->analysis, l->instance, field);
    if (space_is_several(spaces.level[0]))
        return access;
    const char *type = lower_type_name(l->module, field->type, spaces);
    return c_cast(l->arena, type ? type : "void *", access);
}

static struct c_node *member_reference(struct lower *l, struct node *node)
{
    if (!node->ref) {
        lower_refuse(l, CU2002, node, "this member");
        return c_zero(l->arena);
    }
    struct c_node *builtin = builtin_member(l, node);
    if (builtin)
        return builtin;
    if (node->ref->kind == DECL_VARIABLE)
        return lower_variable(l, node->ref, node);
    if (node->ref->kind == DECL_ENUMERATOR)
        return declaration_reference(l, node);
    if (node->ref->kind != DECL_FIELD) {
        lower_refuse(l, CU2002, node, "this member");
        return c_zero(l->arena);
    }
    if (lower_field_has_no_type(node->ref)) {
        lower_refuse(l, CU2002, node, "a member of this type");
        return c_zero(l->arena);
    }
    if (node->ref->is_bit_field)
        return bits_read(l, node);
    struct c_node *stored = vector_component_stored(l, node);
    if (stored)
        return stored;
    struct c_node *access = field_access(l, node);
    if (lower_field_is_integer(node->ref)) {
        struct c_node *pointer = pointer_from_integer(l, node->ref, access);
        return node->ref->type->kind == TYPE_REFERENCE ? c_deref(l->arena, pointer) : pointer;
    }
    return node->ref->type->kind == TYPE_REFERENCE ? c_deref(l->arena, access) : access;
}

/* A struct field that holds a pointer as an integer: an lvalue of type ulong. NULL for everything
 * else. */
struct c_node *lower_integer_field(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    if (node->kind != NODE_MEMBER_REF_EXPR || !node->ref || !lower_field_is_integer(node->ref))
        return NULL;
    return field_access(l, node);
}

/* Some compilers let all work-items share a struct argument, so a kernel that writes to one needs a
 * copy. */
void lower_note_change(struct lower *l, struct node *node)
{
    node = node_skip_parens(node);
    while ((node->kind == NODE_MEMBER_REF_EXPR || node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) &&
           node->child_count && node->children[0]->type) {
        struct node *base = node_skip_parens(node->children[0]);
        if (node->kind == NODE_MEMBER_REF_EXPR && base->type && base->type->kind == TYPE_POINTER)
            return;
        node = base;
    }
    if (l->instance && l->instance->function->is_kernel && !l->only_reads && node->ref &&
        node->kind == NODE_DECL_REF_EXPR && node->ref->kind == DECL_PARAMETER &&
        (node->ref->type->kind == TYPE_RECORD || node->ref->type->kind == TYPE_BOOL))
        map_put_pointer(&l->changed, node->ref, node->ref);
}

/* --- pointers and addresses ---------------------------------------------- */

struct c_node *lower_pointer(struct lower *l, struct node *node)
{
    struct node *inner = node_skip_parens(node);
    const struct chosen *chosen = tagged_chosen(l, inner);
    if (chosen && chosen->is_reference)
        return chosen->pointer;
    switch (inner->kind) {
    case NODE_DECL_REF_EXPR:
        return inner->ref && !inner->ref->in_system ? variable_pointer(l, inner->ref) : NULL;
    case NODE_MEMBER_REF_EXPR:
        if (inner->ref && inner->ref->kind == DECL_VARIABLE && !inner->ref->in_system)
            return variable_pointer(l, inner->ref);
        if (inner->ref && inner->ref->kind == DECL_FIELD &&
            inner->ref->type->kind == TYPE_REFERENCE) {
            struct c_node *access = field_access(l, inner);
            return lower_field_is_integer(inner->ref) ? pointer_from_integer(l, inner->ref, access)
                                                      : access;
        }
        return NULL;
    case NODE_UNARY_OPERATOR:
        return inner->op == OP_DEREF ? lower_node(l, inner->children[0]) : NULL;
    case NODE_BINARY_OPERATOR: return member_is_access(inner) ? member_pointer(l, inner) : NULL;
    case NODE_CALL_EXPR: {
        struct function *f = call_target(inner);
        return f && f->result->kind == TYPE_REFERENCE && !f->is_implicit ? lower_call(l, inner)
                                                                         : NULL;
    }
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: return class_reference_cast(l, inner);
    default: return NULL;
    }
}

static bool has_no_members(struct lower *l, const struct type *type)
{
    struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    if (!record)
        return false;
    model_load_record(l->module->model, record);
    return !record->field_count && !record->base_count;
}

static struct c_node *temporary_address(struct lower *l, struct node *node, struct type *type)
{
    struct spaces spaces = {{0}};
    if (l->in_constant) {
        lower_refuse(l, CU2002, node, "a temporary in a constant");
        return c_zero(l->arena);
    }
    struct c_node *object = temporary_object_address(l, node);
    if (object)
        return object;
    struct node *list = node_skip_implicit(node);
    if (list->kind == NODE_INIT_LIST_EXPR && type->kind == TYPE_ARRAY)
        return lower_filled_array(l, list, true);
    if (l->instance)
        spaces = addrspace_of(l->module->analysis, l->instance, node);
    const char *name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
    if (!lower_declare_first(l, type, spaces, name)) {
        lower_refuse(l, CU2002, node, "a temporary of this type");
        return c_zero(l->arena);
    }
    struct c_node *variable = c_name(l->arena, name);
    struct c_node *value = lower_node(l, node), *address = c_address(l->arena, variable);
    if (value->kind == C_LIST && has_no_members(l, type)) /* a functor: it has nothing to set */
        return address;
    return c_comma(l->arena, c_assign(l->arena, variable, value), address);
}

static bool same_type(const struct type *a, const struct type *b)
{
    if (!a || !b)
        return false;
    const char *x = a->spelling, *y = b->spelling;
    if (str_starts(x, "const "))
        x += 6;
    if (str_starts(y, "const "))
        y += 6;
    return strcmp(x, y) == 0;
}

/* A bit-field, or the result of changing one: it has no address, and a reference to it is one to a
 * copy. */
bool lower_changes_bits(struct node *node)
{
    node = node_skip_parens(node);
    bool assigns = node->kind == NODE_COMPOUND_ASSIGN_OPERATOR ||
                   (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN);
    if (assigns || node_is_step(node))
        return node->child_count && lower_changes_bits(node->children[0]);
    return bits_target(node) != NULL;
}

/* The base of an object that has no address: a temporary gets it. */
static struct c_node *address_of_base(struct lower *l, struct node *node, struct node *inner)
{
    bool is_value = inner->kind == NODE_INIT_LIST_EXPR ||
                    inner->kind == NODE_CXX_FUNCTIONAL_CAST_EXPR ||
                    (inner->kind == NODE_CALL_EXPR && !lower_pointer(l, inner));
    const char *path =
        is_value ? lower_base_path(l, inner->type->declaration, node->type->declaration) : NULL;
    return path ? c_address(l->arena,
                            c_arrow(l->arena, temporary_address(l, inner, inner->type), path))
                : NULL;
}

/* By what kind of lvalue it is; NULL: it is none. */
static struct c_node *address_by_kind(struct lower *l, struct node *node, struct node *inner,
                                      struct type *type)
{
    struct c_node *pointer;
    switch (inner->kind) {
    case NODE_MEMBER_REF_EXPR:
        if (lower_integer_field(l, inner)) {
            lower_refuse(l, CU2002, node, "the address of a pointer inside a kernel argument");
            return c_zero(l->arena);
        }
        pointer = inner->ref && inner->ref->kind == DECL_FIELD ? vector_component_address(l, inner)
                                                               : NULL;
        if (pointer)
            return pointer;
        return c_address(l->arena, lower_node(l, inner));
    case NODE_DECL_REF_EXPR:
        if (!inner->ref ||
            (inner->ref->kind != DECL_VARIABLE && inner->ref->kind != DECL_PARAMETER))
            return NULL;
        if (inner->ref->storage == STORAGE_STATIC_CONST && inner->ref->kind == DECL_VARIABLE &&
            (type_is_arithmetic(inner->ref->type) || inner->ref->in_system))
            return NULL;
        pointer = array_pointer(l, inner->ref);
        return pointer ? pointer : c_address(l->arena, lower_node(l, inner));
    case NODE_CXX_TYPEID_EXPR: return lower_node(l, inner); /* which refuses it */
    case NODE_ARRAY_SUBSCRIPT_EXPR:
    case NODE_STRING_LITERAL: return c_address(l->arena, lower_node(l, inner));
    case NODE_CONDITIONAL_OPERATOR:
        if (model_made_object(l->module->model, inner))
            return NULL;
        return c_ternary(l->arena, condition_text(l, inner),
                         lower_address(l, inner->children[1], type),
                         lower_address(l, inner->children[2], type));
    case NODE_BINARY_OPERATOR:
        if (inner->op == OP_COMMA)
            return c_comma(l->arena, lower_node(l, inner->children[0]),
                           lower_address(l, inner->children[1], type));
        return NULL;
    default: return NULL;
    }
}

struct c_node *lower_address(struct lower *l, struct node *node, struct type *type)
{
    struct node *inner = node_skip_parens(node);
    lower_note_change(l, node);
    struct c_node *tagged = tagged_address_of(l, node, type);
    if (tagged)
        return tagged;
    if (lower_record_differs(node->type, inner->type)) {
        struct c_node *base = address_of_base(l, node, inner);
        if (base)
            return base;
    }
    if (node->type && inner->type && type_is_stateless(inner->type) &&
        !type_is_stateless(node->type))
        return temporary_address(l, node, node->type);
    if (lower_record_differs(node->type, inner->type))
        return c_address(l->arena, lower_node(l, node));
    if (type && type_is_arithmetic(type) && !same_type(type, inner->type))
        return temporary_address(l, node, type);
    if (lower_changes_bits(inner))
        return temporary_address(l, node, type ? type : inner->type);
    struct c_node *pointer = lower_pointer(l, inner);
    if (pointer)
        return pointer;
    if (place_assigned(l, inner))
        return place_address_after(l, inner, type);
    struct c_node *address = address_by_kind(l, node, inner, type);
    return address ? address : temporary_address(l, node, type ? type : inner->type);
}

/* --- dispatch ------------------------------------------------------------ */

/* Classes of CUDA's headers that are one type here: a coalesced group is a thread group. */
static bool same_in_opencl(const struct type *a, const struct type *b)
{
    return a->rule && b->rule && a->rule->device && b->rule->device &&
           strcmp(a->rule->device, b->rule->device) == 0;
}

static struct c_node *implicit(struct lower *l, struct node *node, struct node *operand)
{
    struct type *to = node->type, *from = operand->type;
    if (to && from && type_is_stateless(from) && !type_is_stateless(to))
        return lower_group_value(l, operand, from);
    if (lower_record_differs(to, from) && !same_in_opencl(to, from)) {
        const char *path = lower_base_path(l, from->declaration, to->declaration);
        if (path)
            return object_member(l, operand, path);
    }
    if (to && from && to->kind == TYPE_POINTER && from->kind == TYPE_POINTER &&
        lower_record_differs(to->target, from->target)) {
        const char *path = lower_base_path(l, from->target->declaration, to->target->declaration);
        if (path && tagged_is(l, operand))
            return tagged_upcast(l, lower_node(l, operand), from->target->declaration,
                                 to->target->declaration);
        if (path)
            return lower_upcast(l, operand, path);
    }
    struct c_node *converted = convert_to_integer(l, node, NULL);
    return converted ? converted : lower_node(l, operand);
}

static struct c_node *parenthesised(struct lower *l, struct node *node)
{
    struct c_node *written = lower_tokens(l, node);
    if (written || !node->child_count)
        return written;
    struct c_node *inner = lower_node(l, node->children[0]);
    return node->is_synthetic ? inner : c_parens(l->arena, inner);
}

/* Inside a lambda of a method, `this` is the captured pointer. */
struct c_node *lower_this_pointer(struct lower *l)
{
    bool is_pointer;
    struct function *f = l->instance ? l->instance->function : NULL;
    for (const struct chosen *c = f ? l->instance->chosen : NULL; c; c = c->outer)
        if (c->is_this)
            return c->pointer;
    if (f && f->record && f->record->is_closure) {
        struct c_node *captured = captured_access(l, NULL, &is_pointer);
        struct decl *field = model_captured_field(l->module->model, f, NULL);
        if (captured && field->type->kind == TYPE_RECORD) /* [*this] */
            return c_address(l->arena, captured);
        return captured ? captured : c_name(l->arena, "self");
    }
    return c_name(l->arena, "self");
}

/* What a function's reference stands for is read, unless the whole is a statement. */
static struct c_node *call_value(struct lower *l, struct node *node)
{
    struct c_node *text = lower_call(l, node);
    struct function *f = call_target(node);
    bool is_reference =
        f && f->result->kind == TYPE_REFERENCE && !f->is_implicit && !f->is_constructor;
    const struct node *parent = node->parent, *user = parent;
    while (user && user->kind == NODE_UNEXPOSED_EXPR && user->child_count == 1)
        user = user->parent; /* what has no text */
    bool is_statement =
        !parent || !node_is_expression(parent->kind) || user->kind == NODE_COMPOUND_STMT;
    return is_reference && !is_statement ? c_deref(l->arena, text) : text;
}

/* NULL when the kind is no expression of this file. */
static struct c_node *expression(struct lower *l, struct node *node)
{
    switch (node->kind) {
    case NODE_DECL_REF_EXPR: return declaration_reference(l, node);
    case NODE_MEMBER_REF_EXPR: return member_reference(l, node);
    case NODE_CALL_EXPR: return call_value(l, node);
    case NODE_INTEGER_LITERAL:
    case NODE_FLOATING_LITERAL: return lower_literal_token(l, node);
    case NODE_CHARACTER_LITERAL: {
        const char *token = lower_spelled_token(l, node);
        return token && token[0] == '\'' ? c_name(l->arena, token) : lower_evaluated(l, node);
    }
    case NODE_CXX_BOOL_LITERAL_EXPR: {
        long long value = 0;
        model_evaluate(node, &value);
        return lower_template_value(l, node, c_name(l->arena, value ? "true" : "false"));
    }
    case NODE_CXX_NULL_PTR_LITERAL_EXPR:
    case NODE_GNU_NULL_EXPR: return c_zero(l->arena);
    case NODE_STRING_LITERAL: return lower_string(l, node);
    case NODE_PAREN_EXPR: return parenthesised(l, node);
    case NODE_BINARY_OPERATOR:
    case NODE_COMPOUND_ASSIGN_OPERATOR: return lower_binary(l, node);
    case NODE_UNARY_OPERATOR: return lower_unary(l, node);
    case NODE_CONDITIONAL_OPERATOR: return condition_full(l, node);
    case NODE_ARRAY_SUBSCRIPT_EXPR: return lower_subscript(l, node);
    case NODE_C_STYLE_CAST_EXPR:
    case NODE_CXX_STATIC_CAST_EXPR:
    case NODE_CXX_REINTERPRET_CAST_EXPR:
    case NODE_CXX_CONST_CAST_EXPR:
    case NODE_CXX_FUNCTIONAL_CAST_EXPR: return lower_cast(l, node);
    case NODE_INIT_LIST_EXPR: return lower_list(l, node);
    case NODE_COMPOUND_LITERAL_EXPR:
        return node->child_count ? lower_node(l, node->children[node->child_count - 1]) : NULL;
    case NODE_UNARY_EXPR:
    case NODE_SIZE_OF_PACK_EXPR: return lower_sizeof(l, node);
    case NODE_STMT_EXPR: /* as in the C of all known compilers of OpenCL C */
        return node->child_count && !destroy_is_within(l, node)
                   ? c_block_value(l->arena, lower_node(l, node->children[0]))
                   : NULL;
    case NODE_LAMBDA_EXPR: return lower_closure(l, node);
    case NODE_CXX_THIS_EXPR: return lower_this_pointer(l);
    case NODE_UNEXPOSED_EXPR: {
        struct c_node *chosen = condition_short(l, node);
        if (chosen)
            return chosen;
        /* constants that clang folds: type traits, noexcept, ... */
        struct c_node *text = node->child_count == 0 ? lower_evaluated(l, node) : NULL;
        if (!text && node->type && type_is_arithmetic(node->type))
            text = node->child_count == 0 ? NULL : lower_evaluated(l, node);
        return text;
    }
    default: return NULL;
    }
}

static const char *unsupported_name(enum node_kind kind)
{
    switch (kind) {
    case NODE_LAMBDA_EXPR: return "a lambda expression";
    case NODE_CXX_NEW_EXPR: return "'new'";
    case NODE_CXX_DELETE_EXPR: return "'delete'";
    case NODE_CXX_THROW_EXPR: return "'throw'";
    case NODE_CXX_TRY_STMT: return "'try'";
    case NODE_CXX_DYNAMIC_CAST_EXPR: return "'dynamic_cast'";
    case NODE_CXX_TYPEID_EXPR: return "'typeid'";
    case NODE_GCC_ASM_STMT:
    case NODE_MS_ASM_STMT: return "inline assembly";
    case NODE_STMT_EXPR: return "a statement expression with objects that have destructors";

    default: return "this construct";
    }
}

static struct c_node *lower_inner(struct lower *l, struct node *node)
{
    struct node *operand = node_implicit_operand(node);
    if (node->refusal) {
        lower_refuse(l, CU2002, node, node->refusal);
        return c_zero(l->arena);
    }
    if (operand)
        return implicit(l, node, operand);
    struct c_node *text = expression(l, node);
    if (!text && node_is_statement(node->kind))
        text = lower_statement(l, node);
    if (!text) {
        lower_refuse(l, CU2002, node, unsupported_name(node->kind));
        text = c_zero(l->arena);
    }
    return text;
}

struct c_node *lower_node(struct lower *l, struct node *node)
{
    struct c_node *text = tagged_access(l, node);
    return tagged_convert(l, node, text ? text : lower_untagged(l, node));
}

struct c_node *lower_untagged(struct lower *l, struct node *node)
{
    const struct chosen *chosen = tagged_chosen(l, node);
    if (chosen)
        return chosen->is_reference ? c_deref(l->arena, chosen->pointer) : chosen->pointer;
    if (node->type && lower_is_null_function(node, node->type))
        return c_zero(l->arena);
    struct c_node *member = member_value(l, node);
    if (member)
        return member;
    return temporary_is_full_expression(l, node) ? temporary_full_expression(l, node)
                                                 : lower_inside_full_expression(l, node);
}

struct c_node *lower_inside_full_expression(struct lower *l, struct node *node)
{
    if (!node->from_macro_body || !node->file)
        return lower_inner(l, node);
    const struct expansion *e = model_expansion_at(l->module->model, node->file, node->begin);
    if (!e || e == l->expansion || node->end > e->end)
        return lower_inner(l, node);
    struct c_node *text = lower_macro_use(l, node, e);
    if (text)
        return text;
    const struct expansion *saved = l->expansion;
    l->expansion = e;
    text = lower_inner(l, node);
    l->expansion = saved;
    return text;
}
