/* Hidden parameters: what CUDA reaches by name from any function, and OpenCL C only through a
 * parameter. Shared variables of device functions and inner blocks live in the kernel, dynamic
 * shared memory and module variables are kernel arguments; each function gets what it, or a
 * function that it calls, uses. */
#include "analysis/library.h"
#include "lower/form/form.h"

static bool has_hidden(const struct instance *instance, enum hidden_kind kind,
                       const struct decl *decl)
{
    for (size_t i = 0; i < instance->hidden_count; i++)
        if (instance->hidden[i].kind == kind && instance->hidden[i].decl == decl)
            return true;
    return false;
}

static bool add_hidden(struct lower_module *m, struct instance *instance, struct hidden hidden)
{
    if (has_hidden(instance, hidden.kind, hidden.decl))
        return false;
    arena_push(m->arena, instance->hidden, instance->hidden_count, hidden);
    return true;
}

bool hidden_is_hoisted_in_kernel(const struct instance *instance, const struct decl *decl)
{
    return instance && instance->function->is_kernel && decl->parent == instance->function->decl &&
           !has_hidden(instance, HIDDEN_SHARED, decl);
}

bool hidden_is_own(const struct hidden *hidden)
{
    return hidden->kind == HIDDEN_SHARED && hidden->owner->function->is_kernel &&
           hidden->decl->parent == hidden->owner->function->decl;
}

void hidden_add_symbol(struct lower_module *m, struct decl *decl)
{
    for (size_t i = 0; i < m->symbol_count; i++)
        if (m->symbols[i] == decl)
            return;
    arena_push(m->arena, m->symbols, m->symbol_count, decl);
    names_symbol(m, decl);
}

static void visit_variable(struct lower_module *m, struct instance *instance, struct decl *decl)
{
    struct hidden hidden = {HIDDEN_SHARED, decl, instance};
    if (decl->in_system || decl->kind != DECL_VARIABLE)
        return;
    switch (decl->storage) {
    case STORAGE_SHARED:
        if (hidden_is_hoisted_in_kernel(instance, decl))
            return;
        break;
    case STORAGE_DYNAMIC_SHARED: hidden.kind = HIDDEN_DYNAMIC; break;
    case STORAGE_CONSTANT:
    case STORAGE_DEVICE:
    case STORAGE_STATIC:
    case STORAGE_MANAGED:
        hidden.kind = HIDDEN_SYMBOL;
        hidden_add_symbol(m, decl);
        break;
    case STORAGE_TEXTURE:
        hidden.kind = HIDDEN_TEXTURE;
        hidden_add_symbol(m, decl);
        break;
    default: return;
    }
    add_hidden(m, instance, hidden);
}

static void visit_library_call(struct lower_module *m, struct instance *instance,
                               const struct node *call)
{
    const struct rule *rule = call->ref ? model_function_rule(m->model, call->ref) : NULL;
    bool may_trap = !rule || !rule->access || lower_access_may_trap(call);
    unsigned needs = library_needs(m->model, call);
    if (may_trap && (needs & RULE_NEEDS_STATUS))
        add_hidden(m, instance, (struct hidden){HIDDEN_STATUS, NULL, NULL});
    if (needs & RULE_NEEDS_SCRATCH)
        add_hidden(m, instance, (struct hidden){HIDDEN_LANES, NULL, NULL});
    if (needs & RULE_NEEDS_SHARED)
        add_hidden(m, instance, (struct hidden){HIDDEN_BASE, NULL, NULL});
    if (needs & RULE_NEEDS_HEAP)
        add_hidden(m, instance, (struct hidden){HIDDEN_HEAP, NULL, NULL});
    if (needs & RULE_NEEDS_OUTPUT)
        add_hidden(m, instance, (struct hidden){HIDDEN_OUTPUT, NULL, NULL});
    if (needs & RULE_NEEDS_LAUNCHES)
        add_hidden(m, instance, (struct hidden){HIDDEN_LAUNCHES, NULL, NULL});
    if (needs & (RULE_NEEDS_LAUNCHES | RULE_NEEDS_ERROR))
        add_hidden(m, instance, (struct hidden){HIDDEN_ERROR, NULL, NULL});
    if (needs & CU2CL_NEEDS_GRID)
        add_hidden(m, instance, (struct hidden){HIDDEN_GRID, NULL, NULL});
}

static bool visit_hidden(struct lower_module *m, struct instance *instance, struct node *node)
{
    bool changed = false;
    const struct decided *decided = map_get_pointer(&instance->decided, node);
    if (decided)
        return decided->kept && visit_hidden(m, instance, decided->kept);
    if ((node->kind == NODE_DECL_REF_EXPR || node->kind == NODE_MEMBER_REF_EXPR) && node->ref)
        visit_variable(m, instance, node->ref);
    if (node->kind == NODE_CALL_EXPR) {
        struct instance *callee = map_get_pointer(&instance->calls, node);
        for (size_t i = 0; callee && i < callee->hidden_count; i++)
            changed |= add_hidden(m, instance, callee->hidden[i]);
        visit_library_call(m, instance, node);
        for (size_t i = 0; i < node->argument_count; i++)
            if (node->arguments[i] && node->arguments[i]->is_default_argument)
                changed |= visit_hidden(m, instance, node->arguments[i]);
    }
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            changed |= visit_hidden(m, instance, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++)
        changed |= visit_hidden(m, instance, node->children[i]);
    if (node->cleanup)
        changed |= visit_hidden(m, instance, node->cleanup);
    return changed;
}

/* --- the carry flag ------------------------------------------------------- */

/* How a function uses the flag, in the order of its text. */
struct carry_use {
    bool is_used, comes_in; /* it is read before it is set */
    bool goes_out;          /* it is set at last */
    bool is_passed;         /* a function that is called has it, too */
};

static void find_carry(struct lower_module *m, struct instance *instance, struct node *node,
                       struct carry_use *use)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->kind == DECL_VARIABLE && node->declared[i]->init)
            find_carry(m, instance, node->declared[i]->init, use);
    for (size_t i = 0; i < node->child_count; i++)
        find_carry(m, instance, node->children[i], use);
    if (node->kind != NODE_CALL_EXPR)
        return;
    struct instance *callee = map_get_pointer(&instance->calls, node);
    unsigned needs = callee ? 0 : library_needs(m->model, node);
    use->is_passed |= callee && has_hidden(callee, HIDDEN_CARRY, NULL);
    if (!(needs & (RULE_NEEDS_CARRY_IN | RULE_NEEDS_CARRY_OUT)))
        return;
    use->comes_in |= !use->is_used && (needs & RULE_NEEDS_CARRY_IN);
    use->goes_out = needs & RULE_NEEDS_CARRY_OUT;
    use->is_used = true;
}

/* The flag lives on from one `asm` to the next, also in other functions. One that sets it first,
 * and at last only reads it, keeps it to itself. */
static void add_carry(struct lower_module *m, struct instance *instance)
{
    struct carry_use use = {false, false, false, false};
    if (instance->function->body)
        find_carry(m, instance, instance->function->body, &use);
    instance->has_own_carry = use.is_used && !use.comes_in && !use.goes_out && !use.is_passed &&
                              !instance->function->is_kernel;
    if (use.is_used && !instance->has_own_carry)
        add_hidden(m, instance, (struct hidden){HIDDEN_CARRY, NULL, NULL});
}

static bool visit_instance(struct lower_module *m, struct instance *instance)
{
    size_t before = instance->hidden_count;
    if (instance->function->dispatch) /* what no target is known for traps */
        add_hidden(m, instance, (struct hidden){HIDDEN_STATUS, NULL, NULL});
    if (instance->function->launches) {
        add_hidden(m, instance, (struct hidden){HIDDEN_LAUNCHES, NULL, NULL});
        add_hidden(m, instance, (struct hidden){HIDDEN_ERROR, NULL, NULL});
    }
    for (size_t i = 0; i < instance->function->initialiser_count; i++)
        visit_hidden(m, instance, instance->function->initialisers[i]->children[0]);
    if (instance->function->body)
        visit_hidden(m, instance, instance->function->body);
    add_carry(m, instance);
    return instance->hidden_count != before;
}

void lower_find_hidden(struct lower_module *m)
{
    /* callees come before callers, so one round suffices unless functions call each other in a
     * circle */
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < m->analysis->linked_count; i++)
            changed |= visit_instance(m, m->analysis->linked[i]);
    }
}

/* --- texts --------------------------------------------------------------- */

/* What the device library gets besides its arguments. */
static const struct {
    const char *name, *declaration;
} library_hidden[] = {
    [HIDDEN_STATUS] = {"cu_status", "__global int *cu_status"},
    [HIDDEN_LANES] = {"cu_lanes", "__local ulong *cu_lanes"},
    [HIDDEN_BASE] = {"cu_shared", "__local uint *cu_shared"},
    [HIDDEN_GRID] = {"cu_grid", "volatile __global uint *cu_grid"},
    [HIDDEN_HEAP] = {"cu_heap", "__global uint *cu_heap"},
    [HIDDEN_OUTPUT] = {"cu_output", "__global uint *cu_output"},
    [HIDDEN_LAUNCHES] = {"cu_launches", "__global uint *cu_launches"},
    [HIDDEN_ERROR] = {"cu_error", "int *cu_error"},
    [HIDDEN_CARRY] = {"cu_carry", "uint *cu_carry"},
};

const char *hidden_name(struct lower_module *m, const struct hidden *hidden)
{
    if (!hidden->decl)
        return library_hidden[hidden->kind].name;
    if (hidden->kind != HIDDEN_DYNAMIC && !hidden_is_own(hidden))
        return names_symbol(m, hidden->decl);
    /* every kernel may call its own by the same name */
    const char *name = hidden->decl->name;
    if (names_reserved(name))
        name = arena_printf(m->arena, "%s_", name);
    return name;
}

/* Arrays decay to a pointer to their first element, everything else is passed by its address. */
static bool declare_hidden(struct lower_module *m, struct instance *instance,
                           const struct hidden *hidden, const char *name, struct declared *out)
{
    struct type *type = hidden->decl->type;
    enum space space =
        hidden->kind == HIDDEN_SYMBOL
            ? (hidden->decl->storage == STORAGE_CONSTANT ? SPACE_CONSTANT : SPACE_GLOBAL)
            : SPACE_LOCAL;
    struct instance *owner = hidden->owner ? hidden->owner : instance;
    struct spaces inner = addrspace_variable(m->analysis, owner, hidden->decl);
    struct type pointer = {.kind = TYPE_POINTER};
    pointer.target = type->kind == TYPE_ARRAY ? type->target : type;
    if (space == SPACE_CONSTANT) /* which says so */
        pointer.target = type_without_const(m->arena, pointer.target);
    pointer.depth = pointer.target->depth + 1;
    return lower_declare(m, &pointer, spaces_push(space, inner), name, NULL, out);
}

bool hidden_declare(struct lower_module *m, struct instance *instance, const struct hidden *hidden,
                    struct declared *out)
{
    return declare_hidden(m, instance, hidden, hidden_name(m, hidden), out);
}

const char *hidden_declaration(struct lower_module *m, struct instance *instance,
                               const struct hidden *hidden)
{
    struct declared declared;
    if (hidden->kind == HIDDEN_TEXTURE)
        return arena_printf(m->arena, "ulong %s", hidden_name(m, hidden));
    if (!hidden->decl)
        return library_hidden[hidden->kind].declaration;
    return hidden_declare(m, instance, hidden, &declared) ? declared_text(m->arena, &declared)
                                                          : NULL;
}

const char *hidden_type(struct lower_module *m, struct instance *instance,
                        const struct hidden *hidden)
{
    struct declared declared;
    return declare_hidden(m, instance, hidden, "", &declared) ? declared_text(m->arena, &declared)
                                                              : NULL;
}

struct c_node *lower_hidden_argument(struct lower *l, const struct hidden *hidden)
{
    struct c_node *name = c_name(l->arena, hidden_name(l->module, hidden));
    bool is_array = hidden->decl && hidden->decl->type->kind == TYPE_ARRAY;
    bool lives_here =
        hidden->kind == HIDDEN_SHARED && l->instance->function->is_kernel && !l->shared;
    return lives_here && !is_array ? c_address(l->arena, name) : name;
}

bool hidden_lives_in_kernel(const struct hidden *hidden)
{
    return hidden->kind == HIDDEN_SHARED || hidden->kind == HIDDEN_LANES ||
           hidden->kind == HIDDEN_BASE || hidden->kind == HIDDEN_CARRY ||
           hidden->kind == HIDDEN_ERROR;
}
