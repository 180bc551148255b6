/* Pointers to several address spaces: `p = c ? shared : global`, a field that points to shared
 * memory in one object and to global memory in another.
 *
 * OpenCL C 1.2 has no type for them. They are printed as ulong: the address, with the space in its
 * two highest bits (tagged.clh). An expression whose pointer has one space gets its tag where it
 * flows into such a place. What accesses memory through one, a load, an assignment, a step, the
 * address of a part, is printed once for each space that the pointer may have, and the tag chooses:
 *
 *     cu_is_local(p) ? (((__local int *)cu_address(p))[i] = 1)
 *                    : (((__global int *)cu_address(p))[i] = 1)
 *
 * While one of these is printed, the pointer is `chosen`: it prints as the cast, and inference
 * gives the one space for it, so that all other code needs to know nothing of it. */
#include "lower/form/form.h"

#include <string.h>

enum root_kind {
    ROOT_NONE,
    ROOT_POINTER,   /* a pointer-valued expression */
    ROOT_REFERENCE, /* an lvalue that is a pointer in OpenCL C */
    ROOT_SELF,      /* `this` */
};

/* What an lvalue is reached through, if that points to several spaces. */
struct root {
    enum root_kind kind;
    struct node *node;
    enum space space;
};

static const enum space all_spaces[] = {SPACE_LOCAL, SPACE_PRIVATE, SPACE_CONSTANT, SPACE_GLOBAL};

static struct root root_of(struct lower *l, struct node *node);

static enum space space_of(struct lower *l, struct node *node)
{
    return addrspace_of(l->module->analysis, l->instance, node).level[0];
}

static enum space object_space(struct lower *l, struct node *node)
{
    return addrspace_object(l->module->analysis, l->instance, node);
}

static struct spaces slot(struct lower *l, struct decl *decl)
{
    return addrspace_variable(l->module->analysis, l->instance, decl);
}

static struct spaces spaces_of(struct lower *l, struct node *node)
{
    return addrspace_of(l->module->analysis, l->instance, node);
}

bool tagged_is(struct lower *l, struct node *node)
{
    return l->instance && node_is_pointer(node) && space_is_several(space_of(l, node));
}

/* --- what an lvalue is reached through ----------------------------------- */

static struct root make_root(enum root_kind kind, struct node *node, enum space space)
{
    struct root none = {ROOT_NONE, NULL, SPACE_UNKNOWN}, root = {kind, node, space};
    return space_is_several(space) ? root : none;
}

static struct root root_of_self(struct lower *l)
{
    return make_root(ROOT_SELF, NULL, addrspace_this(l->module->analysis, l->instance).level[0]);
}

static struct node *pointer_operand(const struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++)
        if (node_is_pointer(node->children[i]))
            return node->children[i];
    return NULL;
}

/* The expression below casts, conversions, and sums, whose value decides about the space. */
static struct root root_of_pointer(struct lower *l, struct node *pointer)
{
    if (!pointer || !tagged_is(l, pointer))
        return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
    for (;;) {
        if (pointer->kind == NODE_UNARY_OPERATOR && pointer->op == OP_ADDR_OF)
            return root_of(l, pointer->children[0]);
        bool is_wrapper = node_implicit_operand(pointer) || pointer->kind == NODE_PAREN_EXPR;
        bool is_sum = pointer->kind == NODE_BINARY_OPERATOR &&
                      (pointer->op == OP_ADD || pointer->op == OP_SUB);
        struct node *inner = is_wrapper || node_is_cast(pointer->kind) ? node_last_child(pointer)
                             : is_sum                                  ? pointer_operand(pointer)
                                                                       : NULL;
        if (inner && inner->type && inner->type->kind == TYPE_ARRAY)
            return root_of(l, inner);
        if (!inner || !tagged_is(l, inner))
            break;
        pointer = inner;
    }
    if (pointer->kind == NODE_CXX_THIS_EXPR)
        return root_of_self(l);
    return make_root(ROOT_POINTER, pointer, space_of(l, pointer));
}

static struct root root_of_variable(struct lower *l, struct node *node)
{
    struct decl *decl = node->ref;
    if (!decl || (decl->kind != DECL_VARIABLE && decl->kind != DECL_PARAMETER) || decl->in_system)
        return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
    if (decl->type->kind != TYPE_REFERENCE || decl->by_value)
        return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
    return make_root(ROOT_REFERENCE, node, object_space(l, node));
}

static struct root root_of_member(struct lower *l, struct node *node)
{
    if (!node->ref || node->ref->kind != DECL_FIELD)
        return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
    if (node->ref->type->kind == TYPE_REFERENCE)
        return make_root(ROOT_REFERENCE, node, object_space(l, node));
    struct node *object = lower_member_object(node);
    if (!object)
        return root_of_self(l);
    return node_is_pointer(object) ? root_of_pointer(l, object) : root_of(l, object);
}

static struct root root_of_call(struct lower *l, struct node *node)
{
    const struct function *f = call_target(node);
    bool is_reference = f && f->result && f->result->kind == TYPE_REFERENCE && !f->is_implicit &&
                        !f->is_constructor;
    return make_root(is_reference ? ROOT_REFERENCE : ROOT_NONE, node,
                     is_reference ? object_space(l, node) : SPACE_UNKNOWN);
}

static struct root root_of(struct lower *l, struct node *node)
{
    struct root none = {ROOT_NONE, NULL, SPACE_UNKNOWN};
    struct node *operand = node_implicit_operand(node);
    if (operand)
        return node_is_pointer(node) && !node_is_pointer(operand) ? none : root_of(l, operand);
    if (!node->child_count && node->kind != NODE_DECL_REF_EXPR &&
        node->kind != NODE_MEMBER_REF_EXPR && node->kind != NODE_CALL_EXPR)
        return none;
    if (node->kind == NODE_PAREN_EXPR || node_is_assignment(node) || node_is_step(node))
        return root_of(l, node->children[0]);
    if (node_is_cast(node->kind))
        return node_is_pointer(node) ? none : root_of(l, node_last_child(node));
    switch (node->kind) {
    case NODE_UNARY_OPERATOR:
        return node->op == OP_DEREF ? root_of_pointer(l, node->children[0]) : none;
    case NODE_BINARY_OPERATOR:
        return node->op == OP_COMMA                  ? root_of(l, node_last_child(node))
               : node->op == OP_MEMBER_POINTER       ? root_of(l, node->children[0])
               : node->op == OP_MEMBER_POINTER_ARROW ? root_of_pointer(l, node->children[0])
                                                     : none;
    case NODE_ARRAY_SUBSCRIPT_EXPR: return root_of_pointer(l, pointer_operand(node));
    case NODE_MEMBER_REF_EXPR: return root_of_member(l, node);
    case NODE_DECL_REF_EXPR: return root_of_variable(l, node);
    case NODE_CALL_EXPR: return root_of_call(l, node);
    case NODE_CONDITIONAL_OPERATOR: return make_root(ROOT_REFERENCE, node, object_space(l, node));
    default: return none;
    }
}

/* --- tags ---------------------------------------------------------------- */

static struct c_node *tag(struct lower *l, enum space space, bool may_be_null,
                          struct c_node *pointer)
{
    bool is_global = space == SPACE_GLOBAL || space == SPACE_UNKNOWN;
    if (pointer->kind == C_NAME &&
        (strcmp(pointer->text, "0") == 0 || strcmp(pointer->text, "NULL") == 0))
        return c_zero(l->arena);
    lower_use_header(l->module, "tagged.clh");
    return c_call1(l->arena,
                   arena_printf(l->arena, "cu_from_%s%s", space_name(space),
                                may_be_null && !is_global ? "_or_null" : ""),
                   pointer);
}

/* Pointers that lie in memory are the same on both sides, tagged or not. */
static void check_targets(struct lower *l, struct node *node, struct spaces from, struct spaces to)
{
    for (int i = 1; i < SPACE_LEVELS; i++)
        if (space_is_several(from.level[i]) != space_is_several(to.level[i]) && to.level[i])
            lower_refuse(l, CU2002, node,
                         "a pointer to pointers, some of which have several address spaces");
}

/* `is_value`: the pointer is the node's value, not its address. */
static struct c_node *with_tag(struct lower *l, struct node *node, bool is_value,
                               struct c_node *pointer, struct spaces from, struct spaces to)
{
    check_targets(l, node, from, to);
    return space_is_several(to.level[0]) && !space_is_several(from.level[0])
               ? tag(l, from.level[0], is_value && addrspace_may_be_null(node), pointer)
               : pointer;
}

struct c_node *tagged_address(struct lower *l, struct node *node, struct type *type,
                              struct spaces wanted)
{
    struct c_node *text = lower_address(l, node, type);
    struct spaces spaces = spaces_push(object_space(l, node), spaces_of(l, node));
    return l->instance ? with_tag(l, node, false, text, spaces, wanted) : text;
}

struct c_node *tagged_initialiser(struct lower *l, struct node *value, struct type *type)
{
    const struct node *parent = value->parent;
    struct spaces none = {{0}};
    bool is_member = l->instance && parent && parent->kind == NODE_MEMBER_REF && parent->ref;
    return tagged_address(l, value, type, is_member ? slot(l, parent->ref) : none);
}

struct c_node *tagged_argument(struct lower *l, struct node *argument, struct c_node *value,
                               struct spaces wanted)
{
    return with_tag(l, argument, true, value, spaces_of(l, argument), wanted);
}

/* The element of a list, `{p, q}`, belongs to a field, or to a variable that is an array. */
static struct spaces wanted_by_list(struct lower *l, const struct node *list,
                                    const struct node *node)
{
    struct spaces none = {{0}};
    struct decl *record =
        list->type && list->type->kind == TYPE_RECORD ? list->type->declaration : NULL;
    if (record && list->type->rule)
        return none;
    for (size_t i = 0; record && i < list->child_count; i++)
        if (list->children[i] == node)
            return i >= record->base_count && i - record->base_count < record->field_count
                       ? slot(l, record->fields[i - record->base_count])
                       : none;
    const struct node *parent = list->parent;
    while (parent && parent->kind == NODE_UNEXPOSED_EXPR)
        parent = parent->parent;
    if (parent && parent->kind == NODE_INIT_LIST_EXPR)
        return wanted_by_list(l, parent, list);
    for (size_t i = 0; parent && i < parent->declared_count; i++)
        if (parent->declared[i]->init && node_skip_implicit(parent->declared[i]->init) == list)
            return slot(l, parent->declared[i]);
    return none;
}

static struct spaces wanted_by_operator(struct lower *l, const struct node *parent,
                                        const struct node *node)
{
    struct spaces wanted = {{0}};
    switch (parent->op) {
    case OP_ASSIGN: return parent->children[1] == node ? spaces_of(l, parent->children[0]) : wanted;
    case OP_SUB:
    case OP_EQUAL:
    case OP_NOT_EQUAL:
    case OP_LESS:
    case OP_GREATER:
    case OP_LESS_EQUAL:
    case OP_GREATER_EQUAL: {
        unsigned both = 0;
        for (size_t i = 0; i < parent->child_count; i++)
            both |= node_is_pointer(parent->children[i]) ? space_of(l, parent->children[i]) : 0;
        wanted.level[0] = (enum space)both;
        return wanted;
    }
    default: return wanted;
    }
}

/* The spaces of the place that the pointer's value flows into. Arguments of calls and references
 * are tagged where they are printed. */
static struct spaces wanted_by_parent(struct lower *l, const struct node *node)
{
    const struct node *parent = node->parent;
    struct spaces none = {{0}};
    if (!parent)
        return none;
    switch (parent->kind) {
    case NODE_BINARY_OPERATOR: return wanted_by_operator(l, parent, node);
    case NODE_CONDITIONAL_OPERATOR:
        return parent->child_count == 3 && parent->children[0] != node && node_is_pointer(parent)
                   ? spaces_of(l, (struct node *)parent)
                   : none;
    case NODE_RETURN_STMT:
        return l->instance->function->result->kind == TYPE_POINTER ? l->instance->result : none;
    case NODE_INIT_LIST_EXPR: return wanted_by_list(l, parent, node);
    case NODE_LAMBDA_EXPR:
        for (size_t i = 0; i < parent->child_count; i++)
            if (parent->children[i] == node && parent->type && parent->type->declaration)
                return slot(l, parent->type->declaration->fields[i]);
        return none;
    case NODE_MEMBER_REF: /* a constructor's initialiser */
        return parent->ref && parent->ref->kind == DECL_FIELD ? slot(l, parent->ref) : none;
    default: break;
    }
    for (size_t i = 0; i < parent->declared_count; i++)
        if (parent->declared[i]->init == node && parent->declared[i]->type->kind == TYPE_POINTER)
            return slot(l, parent->declared[i]);
    return none;
}

struct c_node *tagged_convert(struct lower *l, struct node *node, struct c_node *value)
{
    bool decays = node->type && node->type->kind == TYPE_ARRAY && node->parent &&
                  (node->parent->kind == NODE_INIT_LIST_EXPR || node->parent->declared_count);
    if (!l->instance || l->in_constant || (!node_is_pointer(node) && !decays))
        return value;
    struct spaces wanted = wanted_by_parent(l, node);
    if (!space_is_several(wanted.level[0]))
        return value;
    struct spaces spaces = spaces_of(l, node);
    return with_tag(l, node, !decays, value,
                    decays ? spaces_push(object_space(l, node), spaces) : spaces, wanted);
}

/* --- accesses ------------------------------------------------------------ */

const struct chosen *tagged_chosen(const struct lower *l, const struct node *node)
{
    const struct chosen *c = l->instance ? l->instance->chosen : NULL;
    while (c && (c->is_this || !addrspace_is_chosen(c, node)))
        c = c->outer;
    return c;
}

/* A name or a member of one: it may be written twice. */
static bool is_simple(const struct c_node *value)
{
    while (value->kind == C_MEMBER)
        value = value->parts[0];
    return value->kind == C_NAME;
}

/* The number that the root is in OpenCL C. */
static struct c_node *root_value(struct lower *l, const struct root *root)
{
    struct node *node = root->node;
    if (root->kind == ROOT_SELF)
        return lower_this_pointer(l);
    if (root->kind == ROOT_POINTER)
        return lower_node(l, node);
    struct spaces wanted = spaces_push(root->space, spaces_of(l, node));
    if (node->kind == NODE_CONDITIONAL_OPERATOR)
        return c_ternary(l->arena, lower_node(l, node->children[0]),
                         tagged_address(l, node->children[1], NULL, wanted),
                         tagged_address(l, node->children[2], NULL, wanted));
    struct c_node *text = lower_pointer(l, node);
    return text ? text : c_zero(l->arena);
}

/* The type that the root is cast to, without its space. */
static struct type root_type(struct lower *l, const struct root *root)
{
    struct type type = {.kind = TYPE_POINTER, .depth = 1, .spelling = ""};
    const struct decl *ref = root->node ? root->node->ref : NULL;
    const struct function *f = l->instance->function;
    if (root->kind == ROOT_POINTER)
        return *root->node->type;
    if (root->kind == ROOT_SELF) {
        struct type *object = arena_new(l->arena, struct type);
        *object = *f->record->type;
        object->is_const = f->is_const_method && !model_has_mutable(l->module->model, f->record);
        object->is_volatile = f->is_volatile_method;
        type.target = object;
        return type;
    }
    type.target = ref && ref->type && ref->type->kind == TYPE_REFERENCE ? ref->type->target
                  : call_target(root->node) ? root->node->ref->function->result->target
                                            : root->node->type;
    return type;
}

/* Prints one way: the address of the node instead of its value where `address` is given. */
struct way {
    struct node *node;
    struct type *address;
    bool is_address;
    bool was_several; /* the value is a pointer to several spaces, too: it gets its tag */
};

static struct c_node *lower_one(struct lower *l, const struct way *way, const struct root *root,
                                struct c_node *pointer, enum space space)
{
    struct instance *instance = l->instance;
    struct analysis *analysis = l->module->analysis;
    struct type type = root_type(l, root);
    struct spaces spaces = {{0}};
    if (root->node)
        spaces = addrspace_of(analysis, instance, root->node);
    if (root->kind == ROOT_REFERENCE)
        spaces = spaces_push(space, spaces);
    spaces.level[0] = space;
    type.is_const = type.is_restrict = false;
    const char *name = lower_type_name(l->module, &type, spaces);
    if (!name)
        lower_refuse(l, CU2002, way->node, "a pointer of this type to several address spaces");
    bool is_variable = root->node && root->node->kind == NODE_DECL_REF_EXPR;
    struct chosen chosen = {
        .outer = instance->chosen,
        .node = root->node,
        .decl = is_variable ? root->node->ref : NULL,
        .is_reference = root->kind == ROOT_REFERENCE,
        .is_this = root->kind == ROOT_SELF,
        .space = space,
        .pointer = c_cast(l->arena, name ? name : "", c_call1(l->arena, "cu_address", pointer))};
    instance->chosen = &chosen;
    bool is_array = way->node->type && way->node->type->kind == TYPE_ARRAY;
    struct c_node *text =
        way->is_address ? lower_address(l, way->node, way->address) : lower_untagged(l, way->node);
    enum space result = way->is_address || is_array  ? object_space(l, way->node)
                        : node_is_pointer(way->node) ? space_of(l, way->node)
                                                     : SPACE_UNKNOWN;
    instance->chosen = chosen.outer;
    bool may_be_null = !way->is_address && !is_array && addrspace_may_be_null(way->node);
    return way->was_several && !space_is_several(result) ? tag(l, result, may_be_null, text) : text;
}

/* Does it write through the pointer? */
static bool changes(struct lower *l, struct node *node)
{
    return node_is_assignment(node) || node_is_step(node) ||
           (node->kind == NODE_CALL_EXPR && lower_is_plain_assignment(l, node));
}

/* `cu_is_local(p) ? ... : ...`, with a way for each space that can be meant. */
static struct c_node *choose(struct lower *l, struct way *way, const struct root *root,
                             struct c_node *pointer)
{
    struct c_node *all = NULL;
    for (size_t i = sizeof all_spaces / sizeof *all_spaces; i-- > 0;) {
        enum space space = all_spaces[i];
        if (!(root->space & space) || (space == SPACE_CONSTANT && changes(l, way->node)))
            continue;
        struct c_node *one = lower_one(l, way, root, pointer, space);
        const char *test = arena_printf(l->arena, "cu_is_%s", space_name(space));
        all = all ? c_ternary(l->arena, c_call1(l->arena, test, pointer), one, all) : one;
    }
    return all ? all : c_zero(l->arena);
}

static struct c_node *lower_ways(struct lower *l, struct way *way, const struct root *root)
{
    struct c_node *pointer = root_value(l, root), *kept = NULL;
    way->was_several = way->is_address ||
                       (way->node->type && way->node->type->kind == TYPE_ARRAY) ||
                       tagged_is(l, way->node);
    lower_use_header(l->module, "tagged.clh");
    if (!is_simple(pointer)) {
        struct c_node *name =
            c_name(l->arena, arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries));
        c_append(l->arena, l->prologue, c_declaration(l->arena, "ulong", name->text, NULL));
        kept = c_assign(l->arena, name, pointer);
        pointer = name;
    }
    return c_comma(l->arena, kept, choose(l, way, root, pointer));
}

/* Functions of the device library are there for pointers to one space, but for what frees and what
 * prints. */
static struct root root_of_arguments(struct lower *l, const struct node *call)
{
    const struct rule *rule = model_function_rule(l->module->model, call->ref);
    if (rule && rule->to && (str_starts(rule->to, "cu_free(") || str_starts(rule->to, "cu_printf")))
        return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
    for (size_t i = 0; i < call->argument_count; i++) {
        struct node *argument = call->arguments[i];
        if (argument && tagged_is(l, argument))
            return root_of_pointer(l, argument);
    }
    return make_root(ROOT_NONE, NULL, SPACE_UNKNOWN);
}

/* `&object`; NULL where one space is enough for the pointer. */
static struct c_node *address_of_object(struct lower *l, struct node *object)
{
    const struct type *type = object->type;
    bool is_function = type && (type->kind == TYPE_FUNCTION || type->is_function_pointer);
    if (is_function || !space_is_several(object_space(l, object)))
        return NULL;
    return lower_address(l, object, NULL);
}

static bool is_memory_access(const struct node *node)
{
    switch (node->kind) {
    case NODE_ARRAY_SUBSCRIPT_EXPR:
    case NODE_MEMBER_REF_EXPR:
    case NODE_DECL_REF_EXPR: return true;
    case NODE_CALL_EXPR: return member_is_access(node) || lower_value_is_used(node);
    case NODE_UNARY_OPERATOR: return member_is_access(node) || node->op == OP_DEREF;
    default: return member_is_access(node);
    }
}

/* The pointer that an access goes through. */
static struct root root_of_access(struct lower *l, struct node *node)
{
    const struct root none = {ROOT_NONE, NULL, SPACE_UNKNOWN};
    struct node *operand = node_implicit_operand(node);
    if (operand) {
        bool decays = node_is_pointer(node) && operand->type && operand->type->kind == TYPE_ARRAY;
        return decays ? root_of(l, operand) : none;
    }
    if (node_is_assignment(node) || node_is_step(node))
        return root_of(l, node->children[0]);
    if (node->kind == NODE_CALL_EXPR && node->ref && node->ref->in_system)
        return root_of_arguments(l, node);
    if (node->kind == NODE_CALL_EXPR && lower_is_plain_assignment(l, node))
        return root_of(l, node->arguments[0]);
    return is_memory_access(node) ? root_of(l, node) : none;
}

struct c_node *tagged_access(struct lower *l, struct node *node)
{
    struct way way = {node, NULL, false, false};

    if (!l->instance || l->in_constant || tagged_chosen(l, node))
        return NULL;
    if (node->kind == NODE_UNARY_OPERATOR && node->op == OP_ADDR_OF)
        return address_of_object(l, node->children[0]);
    struct root root = root_of_access(l, node);
    return root.kind == ROOT_NONE ? NULL : lower_ways(l, &way, &root);
}

struct c_node *tagged_address_of(struct lower *l, struct node *node, struct type *type)
{
    struct node *inner = node_skip_parens(node);
    struct way way = {node, type, true, true};
    bool is_same = node->type == inner->type;

    if (!l->instance || l->in_constant)
        return NULL;
    struct root root = root_of(l, node);
    if (root.kind == ROOT_NONE || !space_is_several(object_space(l, node)))
        return NULL;
    if (is_same && inner->kind == NODE_UNARY_OPERATOR && inner->op == OP_DEREF)
        return lower_node(l, inner->children[0]);
    if (is_same && root.kind == ROOT_REFERENCE && inner == root.node)
        return root_value(l, &root);
    return lower_ways(l, &way, &root);
}

/* --- arithmetic ---------------------------------------------------------- */

static long long step_of(const struct type *pointer)
{
    return pointer->target->size > 0 ? pointer->target->size : 1;
}

static struct c_node *scaled(struct lower *l, struct node *count, long long size)
{
    struct c_node *value = c_cast(l->arena, "long", lower_node(l, count));
    if (size != 1)
        value = c_binary(l->arena, value, "*", c_number(l->arena, size));
    return c_cast(l->arena, "ulong", value);
}

static struct c_node *step(struct lower *l, struct node *node)
{
    bool is_plus = node->op == OP_PRE_INC || node->op == OP_POST_INC;
    bool is_post = node->op == OP_POST_INC || node->op == OP_POST_DEC;
    struct c_node *size = c_number(l->arena, step_of(node->children[0]->type));
    struct c_node *stepped =
        c_binary(l->arena, lower_node(l, node->children[0]), is_plus ? "+=" : "-=", size);
    return is_post && lower_value_is_used(node)
               ? c_binary(l->arena, stepped, is_plus ? "-" : "+", size)
               : stepped;
}

/* The distance of two pointers, of which one has several spaces. */
static struct c_node *distance(struct lower *l, struct node *left, struct node *right)
{
    struct c_node *bytes = c_binary(l->arena, lower_node(l, left), "-", lower_node(l, right));
    return c_binary(l->arena, c_cast(l->arena, "long", bytes), "/",
                    c_number(l->arena, step_of(left->type)));
}

struct c_node *tagged_arithmetic(struct lower *l, struct node *node)
{
    if (!l->instance || l->in_constant || !node->child_count)
        return NULL;
    if (node_is_step(node))
        return tagged_is(l, node->children[0]) ? step(l, node) : NULL;
    bool is_sum = node->op == OP_ADD || node->op == OP_SUB;
    if (node->child_count != 2)
        return NULL;
    struct node *left = node->children[0], *right = node->children[1];
    if (node->kind == NODE_COMPOUND_ASSIGN_OPERATOR && tagged_is(l, left))
        return c_binary(l->arena, lower_node(l, left), node->op == OP_ADD_ASSIGN ? "+=" : "-=",
                        scaled(l, right, step_of(left->type)));
    if (node->kind != NODE_BINARY_OPERATOR || !is_sum)
        return NULL;
    if (node_is_pointer(left) && node_is_pointer(right) &&
        (tagged_is(l, left) || tagged_is(l, right)))
        return distance(l, left, right);
    if (!tagged_is(l, node))
        return NULL;
    struct node *pointer = node_is_pointer(left) ? left : right;
    return c_binary(l->arena, lower_node(l, pointer), node->op == OP_ADD ? "+" : "-",
                    scaled(l, pointer == left ? right : left, step_of(pointer->type)));
}

struct c_node *tagged_object(struct lower *l, struct node *call, enum space wanted,
                             struct c_node *pointer)
{
    bool is_pointer;
    struct node *object = call_object(call, &is_pointer);
    if (!space_is_several(wanted))
        return pointer;
    enum space space = !object      ? addrspace_this(l->module->analysis, l->instance).level[0]
                       : is_pointer ? space_of(l, object)
                                    : object_space(l, object);
    return space_is_several(space) ? pointer : tag(l, space, false, pointer);
}
