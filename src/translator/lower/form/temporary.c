/* Temporary objects with destructors: they live in variables of the function, and die at the end of
 * the full-expression that makes them, youngest first: `Guard(1).value()` becomes
 * `(cu2cl_tmp1 = Guard_new(1), &cu2cl_tmp1)` as the method's object, and
 * `Guard_delete(&cu2cl_tmp1)` behind the expression. In a condition the value is kept while they
 * die. An object that is made only sometimes has a flag that says whether it was.
 *
 * Which objects these are, what destroys each, and which are made only sometimes is known before
 * (desugar/destroy.c); what a reference is bound to is no temporary any more (desugar/extend.c). */
#include "lower/form/form.h"

#include <string.h>

/* --- objects -------------------------------------------------------------- */

const char *temporary_name(struct lower *l, struct node *call)
{
    const struct decl *object = model_temporary(call);
    struct spaces none = {{0}};
    if (!object)
        return NULL; /* a destructor that is not known */
    const char *name = map_get_pointer(&l->locals, object);
    if (!name) {
        name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
        map_put_pointer(&l->locals, object, (void *)name);
        lower_declare_first(l, object->type, none, name);
    }
    return name;
}

/* Enters the object into the full-expression; returns the flag that is set when it is made. */
static const char *enter(struct lower *l, struct node *call, const char *name)
{
    struct full_expression *full = l->full;
    if (!full) {
        lower_refuse(l, CU2002, call, "a temporary object with a destructor at this place");
        return NULL;
    }
    for (size_t i = 0; i < full->count; i++)
        if (full->calls[i] == call)
            return full->flags[i];
    const char *flag = NULL;
    if (call->is_made_sometimes) {
        flag = arena_printf(l->arena, "%s_made", name);
        c_append(l->arena, l->prologue, c_declaration(l->arena, "bool", flag, NULL));
    }
    size_t count = full->count, names = count;
    arena_push(l->arena, full->names, names, name);
    arena_push(l->arena, full->flags, count, flag);
    arena_push(l->arena, full->calls, full->count, call);
    return flag;
}

/* `flag = true, name = value` */
static struct c_node *made(struct lower *l, struct node *call, struct c_node *value)
{
    const char *name = temporary_name(l, call);
    if (!name) {
        lower_refuse(l, CU2002, call, "a temporary object with a destructor that is not known");
        return value;
    }
    const char *flag = enter(l, call, name);
    struct c_node *set =
        flag ? c_assign(l->arena, c_name(l->arena, flag), c_name(l->arena, "true")) : NULL;
    return c_comma(l->arena, set, c_assign(l->arena, c_name(l->arena, name), value));
}

struct c_node *temporary_call(struct lower *l, struct node *call, struct c_node *value)
{
    if (call->owner == OWNER_UNKNOWN)
        lower_refuse(l, CU2002, call, "a temporary object with a destructor");
    return call->cleanup ? made(l, call, value) : value;
}

bool temporary_is_made_in(struct lower *l, struct node *node)
{
    if (node->kind != NODE_LAMBDA_EXPR && node->cleanup)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (temporary_is_made_in(l, node->children[i]))
            return true;
    return false;
}

/* --- full-expressions ----------------------------------------------------- */

void temporary_begin(struct lower *l, struct full_expression *full)
{
    *full = (struct full_expression){.outer = l->full};
    l->full = full;
}

/* How often the tree assigns to the name. */
static size_t assignments(const struct c_node *tree, const char *name)
{
    size_t count = tree->kind == C_BINARY && strcmp(tree->text, "=") == 0 &&
                   tree->parts[0]->kind == C_NAME && strcmp(tree->parts[0]->text, name) == 0;
    for (size_t i = 0; i < tree->count; i++)
        count += assignments(tree->parts[i], name);
    return count;
}

static struct c_node *destroy_object(struct lower *l, const struct full_expression *full, size_t i)
{
    struct c_node *call = lower_node(l, full->calls[i]->cleanup);
    if (!full->flags[i])
        return call;
    struct c_node *nothing = c_cast(l->arena, "void", c_zero(l->arena));
    return c_ternary(l->arena, c_name(l->arena, full->flags[i]), call, nothing);
}

void temporary_end(struct lower *l, const struct node *node, const struct c_node *lowered,
                   struct full_expression *full)
{
    l->full = full->outer;
    full->before = c_sequence(l->arena);
    full->after = c_sequence(l->arena);
    for (size_t i = full->count; i-- > 0;) {
        /* else a form of printing dropped it, or wrote it twice */
        if (!lowered || assignments(lowered, full->names[i]) != 1)
            lower_refuse(l, CU2002, node,
                         "a temporary object with a destructor in this expression");
        if (full->flags[i])
            c_append(
                l->arena, full->before,
                c_assign(l->arena, c_name(l->arena, full->flags[i]), c_name(l->arena, "false")));
        c_append(l->arena, full->after, destroy_object(l, full, i));
    }
}

static void append_all(struct lower *l, struct c_node *statements, const struct c_node *added)
{
    for (size_t i = 0; i < added->count; i++)
        c_append(l->arena, statements, added->parts[i]);
}

void temporary_append(struct lower *l, const struct full_expression *full, struct c_node *lowered,
                      struct c_node *statements)
{
    append_all(l, statements, full->before);
    if (lowered)
        c_append(l->arena, statements, lowered);
    append_all(l, statements, full->after);
}

bool temporary_is_full_expression(const struct lower *l, const struct node *node)
{
    if (l->in_constant || !node_is_expression(node->kind) || !node->parent)
        return false;
    switch (node->parent->kind) {
    case NODE_COMPOUND_STMT:
    case NODE_IF_STMT:
    case NODE_FOR_STMT:
    case NODE_WHILE_STMT:
    case NODE_DO_STMT:
    case NODE_SWITCH_STMT:
    case NODE_CASE_STMT:
    case NODE_DEFAULT_STMT:
    case NODE_LABEL_STMT: return true;
    default: return false;
    }
}

/* The expressions of a sequence as operands of one with commas; NULL: there are none. */
static struct c_node *as_operands(struct lower *l, const struct c_node *expressions)
{
    struct c_node *all = NULL;
    for (size_t i = 0; i < expressions->count; i++)
        all = c_comma(l->arena, all, expressions->parts[i]);
    return all;
}

/* `(before, value = text, after, value)` */
static struct c_node *with_value(struct lower *l, struct node *node,
                                 const struct full_expression *full, struct c_node *lowered)
{
    const char *name = arena_printf(l->arena, "cu2cl_value%d", ++l->temporaries);
    struct spaces spaces = addrspace_of(l->module->analysis, l->instance, node);
    if (!lower_declare_first(l, node->type, spaces, name)) {
        lower_refuse(l, CU2002, node, "a temporary object with a destructor in this expression");
        return lowered;
    }
    struct c_node *value = c_name(l->arena, name);
    struct c_node *all =
        c_comma(l->arena, as_operands(l, full->before), c_assign(l->arena, value, lowered));
    return c_comma(l->arena, c_comma(l->arena, all, as_operands(l, full->after)), value);
}

struct c_node *temporary_full_expression(struct lower *l, struct node *node)
{
    struct full_expression full;
    temporary_begin(l, &full);
    struct c_node *lowered = lower_inside_full_expression(l, node);
    temporary_end(l, node, lowered, &full);
    if (!full.count)
        return lowered;
    if (lower_value_is_used(node) && node->type && node->type->kind != TYPE_VOID)
        return with_value(l, node, &full, lowered);
    if (node->parent->kind == NODE_COMPOUND_STMT) {
        struct c_node *statements = c_sequence(l->arena);
        temporary_append(l, &full, lowered, statements);
        return statements;
    }
    return c_comma(l->arena, c_comma(l->arena, as_operands(l, full.before), lowered),
                   as_operands(l, full.after));
}
