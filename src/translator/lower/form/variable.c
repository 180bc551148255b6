/* Variables: parameters, constants, memory of the program, and what CUDA's headers declare. */
#include "lower/form/form.h"
#include "model/facts.h"

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

static const struct hidden *find_hidden(const struct instance *instance, const struct decl *decl)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].decl == decl)
            return &instance->hidden[i];
    return NULL;
}

/* A pointer to an array that is passed as one to its first element; NULL for all others. */
struct c_node *variable_array_pointer(struct lower *l, struct decl *decl)
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
struct c_node *variable_pointer(struct lower *l, struct decl *decl)
{
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

static const struct type *innermost_type(const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type;
}

static void define_constant(struct lower *l, struct decl *decl, struct node *node)
{
    struct lower_module *m = l->module;
    const char *name = names_symbol(m, decl);
    struct spaces spaces = addrspace_variable(m->analysis, l->instance, decl);
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
        const char *value_text = c_operand(m->arena, initialiser, LEVEL_CONDITIONAL);
        text.tree =
            c_lines(m->arena, arena_printf(m->arena, "enum { %s = %s };", name, value_text));
    } else {
        struct type *type = type_without_const(m->arena, decl->type);
        bool is_pointer = innermost_type(type)->kind == TYPE_POINTER;
        if (is_pointer) /* the word in front says where it points to */
            name = arena_printf(m->arena, "__constant %s", name);
        const char *declarator = lower_declarator(m, type, spaces, name, NULL);
        if (!declarator || !initialiser) {
            lower_refuse(l, CU2002, node, "a constant of this type");
            return;
        }
        text.tree =
            c_declaration(m->arena, is_pointer ? "" : "__constant", declarator, initialiser);
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
    uses_note(m, decl);
    if (!is_known)
        arena_push(m->arena, m->constants, m->constant_count, decl);
    if (!is_known || uses_fault(m, decl)) { /* a fault is reported for each function */
        struct uses *outer = uses_begin(m, decl, &decl->needs);
        if (!decl->init)
            desugar_variable(m->model, decl);
        if (decl->init)
            define_constant(l, decl, node);
        else
            lower_refuse(l, CU2004, node, decl->name);
        uses_end(m, outer);
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

struct c_node *variable_reference(struct lower *l, struct node *node)
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
