/* The order in which the operands of an assignment are evaluated. Since C++17 the right one comes
 * first; what C compilers make of an assignment of objects, or of a call that stands for an
 * operator, evaluates the left one first.
 *
 * Most assignments do not tell: one operand reads nothing that the other one changes. A local
 * variable is changed where it is named, or by calls once its address is known to others. */
#include "lower/fact/fact.h"

#include "util/str.h"

#include <string.h>

#define MOST_VARIABLES 16
#define MOST_NODES     2000 /* of called functions, until they count as such that change memory */

/* What an operand changes, or reads. */
struct touched {
    const struct decl *variables[MOST_VARIABLES]; /* local ones */
    size_t count;
    bool memory; /* that others may reach, or too many variables */
};

static void touch(struct touched *touched, const struct decl *variable)
{
    if (variable && touched->count < MOST_VARIABLES)
        touched->variables[touched->count++] = variable;
    else
        touched->memory = true;
}

static bool is_local_variable(const struct decl *decl)
{
    return decl && (decl->kind == DECL_VARIABLE || decl->kind == DECL_PARAMETER) &&
           decl->storage == STORAGE_AUTO && decl->type->kind != TYPE_REFERENCE;
}

/* The local variable that the object is, or is a part of; NULL: it lies behind a pointer. */
static const struct decl *local_root(const struct node *object)
{
    object = node_skip_parens((struct node *)object);
    if (object->kind == NODE_DECL_REF_EXPR)
        return is_local_variable(object->ref) ? object->ref : NULL;
    if (!object->child_count)
        return NULL;
    const struct type *type = object->children[0]->type;
    if (object->kind == NODE_MEMBER_REF_EXPR && type && type->kind == TYPE_RECORD)
        return local_root(object->children[0]);
    const struct node *array = node_skip_parens(object->children[0]);
    if (object->kind == NODE_ARRAY_SUBSCRIPT_EXPR && array->type && array->type->kind == TYPE_ARRAY)
        return local_root(array);
    return NULL;
}

static bool is_change(const struct node *node)
{
    return node->kind == NODE_COMPOUND_ASSIGN_OPERATOR || node_is_step(node) ||
           (node->kind == NODE_BINARY_OPERATOR && node->op == OP_ASSIGN);
}

/* --- what calls change ------------------------------------------------------- */

/* A walk over a function and what it calls. */
struct walk {
    struct model *model;
    const struct function *function;
    int left; /* nodes */
};

static bool changes_memory(struct walk *walk, const struct node *node);

/* Functions of the system change what pointers lead to. */
static bool system_call_changes(const struct node *call)
{
    for (size_t i = 0; i < call->argument_count; i++) {
        const struct type *type = call->arguments[i] ? call->arguments[i]->type : NULL;
        if (!type || type->kind == TYPE_POINTER || type->kind == TYPE_ARRAY)
            return true;
    }
    return false;
}

static bool function_changes(struct walk *walk, struct function *f)
{
    struct walk inner = {walk->model, f, walk->left};
    bool changes = changes_memory(&inner, f->body);
    for (size_t i = 0; i < f->initialiser_count && !changes; i++)
        changes = changes_memory(&inner, f->initialisers[i]);
    walk->left = inner.left;
    return changes;
}

static bool call_changes(struct walk *walk, const struct node *call)
{
    struct function *f = call->ref ? call->ref->function : NULL;
    if (!f) /* `int()` */
        return call->argument_count || call->child_count;
    if (f->decl->in_system)
        return system_call_changes(call);
    desugar_function(walk->model, f);
    return f->body ? function_changes(walk, f) : !f->is_implicit;
}

/* A constructor's own members are those of an object that is being made. */
static bool is_new_member(const struct walk *walk, const struct node *object)
{
    object = node_skip_parens((struct node *)object);
    while (object->kind == NODE_MEMBER_REF_EXPR && object->child_count)
        object = node_skip_parens(object->children[0]);
    return walk->function && walk->function->is_constructor &&
           (object->kind == NODE_CXX_THIS_EXPR || object->kind == NODE_MEMBER_REF_EXPR);
}

static bool node_changes(struct walk *walk, const struct node *node)
{
    switch (node->kind) {
    case NODE_GCC_ASM_STMT:
    case NODE_CXX_NEW_EXPR:
    case NODE_CXX_DELETE_EXPR: return true;
    case NODE_CALL_EXPR: return call_changes(walk, node);
    default:
        return is_change(node) && !local_root(node->children[0]) &&
               !is_new_member(walk, node->children[0]);
    }
}

static bool changes_memory(struct walk *walk, const struct node *node)
{
    if (--walk->left < 0 || node_changes(walk, node))
        return true;
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init && changes_memory(walk, node->declared[i]->init))
            return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (changes_memory(walk, node->children[i]))
            return true;
    return false;
}

/* --- what an operand changes --------------------------------------------------- */

static void find_changes(struct walk *walk, const struct node *node, struct touched *changed)
{
    if (is_change(node))
        touch(changed, local_root(node->children[0]));
    else if (node_changes(walk, node))
        changed->memory = true;
    for (size_t i = 0; i < node->child_count; i++)
        find_changes(walk, node->children[i], changed);
}

/* --- what an operand reads ----------------------------------------------------- */

static void note_operand_reads(const struct node *node, struct touched *read);

/* What says where the object is. */
static void note_place_reads(const struct node *node, struct touched *read)
{
    node = node_skip_parens((struct node *)node);
    const struct type *type = node->child_count ? node->children[0]->type : NULL;
    if (node->kind == NODE_DECL_REF_EXPR)
        return;
    if (node->kind == NODE_MEMBER_REF_EXPR && type && type->kind == TYPE_RECORD) {
        note_place_reads(node->children[0], read);
        return;
    }
    if (node->kind == NODE_ARRAY_SUBSCRIPT_EXPR) {
        const struct node *array = node_skip_parens(node->children[0]);
        if (array->type && array->type->kind == TYPE_ARRAY)
            note_place_reads(array, read);
        else
            note_operand_reads(array, read);
        note_operand_reads(node->children[1], read);
        return;
    }
    for (size_t i = 0; i < node->child_count; i++)
        note_operand_reads(node->children[i], read);
}

/* A constant, or one of CUDA's own variables. */
static bool is_constant_name(const struct node *node)
{
    const struct decl *decl = node->ref;
    return !decl || decl->function || decl->in_system || decl->storage == STORAGE_STATIC_CONST ||
           (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER);
}

/* `threadIdx.x` */
static bool is_constant_member(const struct node *node)
{
    const struct node *object = node->child_count ? node_skip_parens(node->children[0]) : node;
    return node->kind == NODE_MEMBER_REF_EXPR && object->kind == NODE_DECL_REF_EXPR &&
           is_constant_name(object);
}

static void note_operand_reads(const struct node *node, struct touched *read)
{
    node = node_skip_parens((struct node *)node);
    bool is_object = node->kind == NODE_MEMBER_REF_EXPR ||
                     node->kind == NODE_ARRAY_SUBSCRIPT_EXPR ||
                     (node->kind == NODE_UNARY_OPERATOR && node->op == OP_DEREF);
    if (node->kind == NODE_DECL_REF_EXPR) {
        if (!is_constant_name(node))
            touch(read, local_root(node));
    } else if (is_constant_member(node)) {
        return;
    } else if (is_object) {
        if (!(node->type && node->type->kind == TYPE_ARRAY))
            touch(read, local_root(node));
        note_place_reads(node, read);
    } else {
        const struct function *f =
            node->kind == NODE_CALL_EXPR && node->ref ? node->ref->function : NULL;
        read->memory |= f && !f->decl->in_system && f->body;
        for (size_t i = 0; i < node->child_count; i++)
            note_operand_reads(node->children[i], read);
    }
}

/* --- variables that others know ------------------------------------------------- */

static bool is_rooted_in(const struct node *object, const struct decl *variable)
{
    return object && local_root(object) == variable;
}

/* May the function change what it gets for the parameter? */
static bool may_change(const struct decl *parameter)
{
    const struct type *type = parameter->type;
    return type->kind == TYPE_REFERENCE && !str_starts(type->target->spelling, "const ");
}

static bool is_passed(const struct node *call, const struct decl *variable)
{
    const struct function *f = call->ref ? call->ref->function : NULL;
    size_t first = call_first_argument(call);
    bool is_pointer;
    if (f && f->decl->in_system)
        return false; /* those that change what they get take pointers */
    bool has_object = f && f->record && !f->is_constructor && !f->is_static_method;
    if (has_object && !f->is_const_method && is_rooted_in(call_object(call, &is_pointer), variable))
        return true;
    for (size_t i = first; i < call->argument_count; i++) {
        bool is_value =
            f && i - first < f->parameter_count && !may_change(f->parameters[i - first]);
        if (!is_value && is_rooted_in(call->arguments[i], variable))
            return true;
    }
    return false;
}

static bool mentions_variable(const struct node *node, const struct decl *variable)
{
    bool found = node->ref == variable;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = mentions_variable(node->children[i], variable);
    return found;
}

static bool gives_address(const struct node *node, const struct decl *variable)
{
    bool gives = node->kind == NODE_UNARY_OPERATOR && node->op == OP_ADDR_OF &&
                 is_rooted_in(node->children[0], variable);
    gives |= node->kind == NODE_CALL_EXPR && is_passed(node, variable);
    gives |= node->kind == NODE_LAMBDA_EXPR && mentions_variable(node, variable);
    for (size_t i = 0; i < node->declared_count && !gives; i++) {
        const struct decl *decl = node->declared[i];
        gives = decl->init &&
                ((decl->type->kind == TYPE_REFERENCE && is_rooted_in(decl->init, variable)) ||
                 gives_address(decl->init, variable));
    }
    for (size_t i = 0; i < node->child_count && !gives; i++)
        gives = gives_address(node->children[i], variable);
    return gives;
}

/* The elements of an array have addresses wherever it is named. */
static bool is_known_to_others(struct lower *l, const struct decl *variable)
{
    return variable->type->kind == TYPE_ARRAY ||
           gives_address(l->instance->function->body, variable);
}

/* --- operands ------------------------------------------------------------------- */

static bool disturbs(struct lower *l, const struct node *one, const struct node *other,
                     bool is_place)
{
    struct walk walk = {l->module->model, NULL, MOST_NODES};
    struct touched changed = {.count = 0}, read = {.count = 0};
    if (!model_has_side_effects(one))
        return false;
    find_changes(&walk, one, &changed);
    if (is_place)
        note_place_reads(other, &read);
    else
        note_operand_reads(other, &read);
    for (size_t i = 0; i < read.count; i++) {
        for (size_t j = 0; j < changed.count; j++)
            if (read.variables[i] == changed.variables[j])
                return true;
        if (changed.memory && is_known_to_others(l, read.variables[i]))
            return true;
    }
    return changed.memory && read.memory;
}

/* The order of such operands is not said before. */
static bool is_since_cxx17(const struct lower *l)
{
    const struct flags *flags = l->module->source->flags;
    const char *standard = flags ? flags->standard : NULL, *year;
    year = standard ? strstr(standard, "++") : NULL;
    return !year || (strcmp(year, "++98") != 0 && strcmp(year, "++03") != 0 &&
                     strncmp(year, "++0", 3) != 0 && strncmp(year, "++11", 4) != 0 &&
                     strncmp(year, "++14", 4) != 0 && strncmp(year, "++1y", 4) != 0);
}

/* Objects that others name are read when they are assigned, behind what the left operand does. */
bool order_makes_object(const struct node *node)
{
    node = node_skip_parens((struct node *)node);
    const struct function *f = node->ref ? node->ref->function : NULL;
    switch (node->kind) {
    case NODE_CALL_EXPR: return !f || f->is_constructor || f->result->kind != TYPE_REFERENCE;
    case NODE_CXX_FUNCTIONAL_CAST_EXPR:
    case NODE_INIT_LIST_EXPR:
    case NODE_LAMBDA_EXPR: return true;
    case NODE_MEMBER_REF_EXPR:
        return node->child_count && node->children[0]->type &&
               node->children[0]->type->kind == TYPE_RECORD &&
               order_makes_object(node->children[0]);
    case NODE_CONDITIONAL_OPERATOR:
        return node->child_count == 3 &&
               (order_makes_object(node->children[1]) || order_makes_object(node->children[2]));
    default: return node->type && node->type->kind != TYPE_RECORD;
    }
}

bool order_right_first(struct lower *l, const struct node *left, const struct node *right)
{
    bool is_place = !order_makes_object(right);
    return l->instance && l->instance->function->body && is_since_cxx17(l) &&
           (disturbs(l, right, left, true) || disturbs(l, left, right, is_place));
}

/* In the notation of an operator the name stands behind the first operand. */
bool order_is_assignment(const struct node *call)
{
    static const char *const names[] = {
        "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="};
    const struct function *f = call->ref ? call->ref->function : NULL;
    if (!f || call->argument_count != 2 || call->child_count != 3 || !call->arguments[0] ||
        !call->arguments[1] || strncmp(f->decl->name, "operator", 8) != 0)
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(f->decl->name + 8, names[i]) == 0)
            return node_skip_implicit(call->children[1])->ref == call->ref;
    return false;
}
