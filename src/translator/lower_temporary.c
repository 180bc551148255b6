/* Temporary objects with destructors: they live in variables of the function, and die at the end of
 * the full-expression that makes them, youngest first: `Guard(1).value()` becomes
 * `(cu2cl_tmp1 = Guard_new(1), &cu2cl_tmp1)` as the method's object, and
 * `Guard_delete(&cu2cl_tmp1)` behind the expression. In a condition the value is kept while they
 * die. An object in an operand that may not be computed, as that of `&&`, has a flag that says
 * whether it was made.
 *
 * A temporary that a reference is bound to dies with the block of the reference. */
#include "lower.h"

#include <string.h>

/* --- values --------------------------------------------------------------- */

bool lower_value_is_used(const struct node *node)
{
    const struct node *parent = node->parent;
    while (parent &&
           (parent->kind == CXCursor_UnexposedExpr || parent->kind == CXCursor_ParenExpr)) {
        node = parent;
        parent = parent->parent;
    }
    if (!parent || parent->kind == CXCursor_CompoundStmt)
        return !parent;
    bool is_first = parent->child_count && parent->children[0] == node;
    bool is_last = parent->child_count && parent->children[parent->child_count - 1] == node;
    switch (parent->kind) {
    case CXCursor_IfStmt: return is_first;
    case CXCursor_ForStmt:
        return !is_last && !(parent->child_count == 4 && parent->children[1] != node);
    case CXCursor_CXXForRangeStmt: return parent->child_count == 4 && parent->children[2] == node;
    case CXCursor_WhileStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_LabelStmt: return !is_last;
    case CXCursor_DoStmt: return !is_first;
    case CXCursor_BinaryOperator: return !(parent->op == CXBinaryOperator_Comma && is_first);
    default: return true;
    }
}

/* --- objects -------------------------------------------------------------- */

/* The variable that a temporary lies in. */
static const char *object_name(struct lower *l, struct node *call)
{
    const struct node *destructor = call->cleanup;
    struct decl *object = destructor->child_count && destructor->children[0]->child_count
                              ? destructor->children[0]->children[0]->ref
                              : NULL;
    struct spaces none = {{0}};
    if (!object)
        return NULL; /* a destructor that is not known */
    const char *name = map_get_pointer(&l->locals, object);
    if (!name) {
        name = arena_printf(l->arena, "cu2cl_tmp%d", ++l->temporaries);
        map_put_pointer(&l->locals, object, (void *)name);
        str_printf(&l->prologue, "%s;\n",
                   lower_declarator(l->module, object->type, none, name, NULL));
    }
    return name;
}

/* Is it an operand that is computed only sometimes? */
static bool is_conditional(const struct node *node)
{
    for (; node->parent && clang_isExpression(node->parent->kind); node = node->parent) {
        const struct node *parent = node->parent;
        bool is_first = parent->children && parent->children[0] == node;
        if (!is_first &&
            (parent->kind == CXCursor_ConditionalOperator ||
             (parent->kind == CXCursor_BinaryOperator &&
              (parent->op == CXBinaryOperator_LAnd || parent->op == CXBinaryOperator_LOr))))
            return true;
    }
    return false;
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
    if (is_conditional(call) || call->is_default_argument) {
        flag = arena_printf(l->arena, "%s_made", name);
        str_printf(&l->prologue, "bool %s;\n", flag);
    }
    size_t count = full->count, names = count;
    arena_push(l->arena, full->names, names, name);
    arena_push(l->arena, full->flags, count, flag);
    arena_push(l->arena, full->calls, full->count, call);
    return flag;
}

static const char *made(struct lower *l, struct node *call, const char *text)
{
    const char *name = object_name(l, call);
    if (!name) {
        lower_refuse(l, CU2002, call, "a temporary object with a destructor that is not known");
        return text;
    }
    const char *flag = enter(l, call, name);
    return flag ? arena_printf(l->arena, "%s = true, %s = %s", flag, name, text)
                : arena_printf(l->arena, "%s = %s", name, text);
}

const char *temporary_call(struct lower *l, struct node *call, const char *text)
{
    if (model_owner(l->module->model, call) == OWNER_UNKNOWN)
        lower_refuse(l, CU2002, call, "a temporary object with a destructor");
    return model_cleanup(l->module->model, call)
               ? arena_printf(l->arena, "(%s)", made(l, call, text))
               : text;
}

const char *temporary_object_address(struct lower *l, struct node *node)
{
    struct node *call = node_skip_parens(node);
    while (call->kind == CXCursor_CXXFunctionalCastExpr && call->child_count == 1)
        call = node_skip_parens(call->children[0]);
    if (!model_cleanup(l->module->model, call))
        return NULL;
    /* `(name = value)` */
    const char *text = call->kind == CXCursor_CallExpr ? lower_call(l, call)
                                                       : lower_inside_full_expression(l, call);
    const char *name = object_name(l, call);
    if (!name || text[0] != '(')
        return "0";
    return arena_printf(l->arena, "%.*s, &%s)", (int)strlen(text) - 1, text, name);
}

/* --- full-expressions ----------------------------------------------------- */

void temporary_begin(struct lower *l, struct full_expression *full)
{
    *full = (struct full_expression){.outer = l->full};
    l->full = full;
}

/* The text must make each object once; else a form of printing dropped it, or wrote it twice. */
static bool is_made_once(struct lower *l, const char *text, const char *name)
{
    const char *pattern = arena_printf(l->arena, "%s = ", name);
    const char *first = strstr(text, pattern);
    return first && !strstr(first + 1, pattern);
}

static const char *destroy_object(struct lower *l, const struct full_expression *full, size_t i)
{
    const char *call = destroy_call(l, full->calls[i]->cleanup);
    return full->flags[i] ? arena_printf(l->arena, "%s ? %s : (void)0", full->flags[i], call)
                          : call;
}

const char *temporary_end(struct lower *l, const struct node *node, const char *text,
                          const char **after)
{
    struct full_expression *full = l->full;
    struct str out = {.arena = l->arena}, before = {.arena = l->arena};
    l->full = full->outer;
    for (size_t i = full->count; i-- > 0;) {
        bool lives_on = model_owner(l->module->model, full->calls[i]) == OWNER_EXTENDED;
        if (!is_made_once(l, text, full->names[i]))
            lower_refuse(l, CU2002, node,
                         "a temporary object with a destructor in this expression");
        if (full->flags[i])
            str_printf(&before, "%s = false; ", full->flags[i]);
        if (lives_on)
            destroy_at_end(l, destroy_object(l, full, i));
        else
            str_printf(&out, "%s; ", destroy_object(l, full, i));
    }
    *after = str_text(&out);
    return str_text(&before);
}

bool temporary_is_full_expression(const struct lower *l, const struct node *node)
{
    if (l->in_constant || !clang_isExpression(node->kind) || !node->parent)
        return false;
    switch (node->parent->kind) {
    case CXCursor_CompoundStmt:
    case CXCursor_IfStmt:
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
    case CXCursor_SwitchStmt:
    case CXCursor_CXXForRangeStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
    case CXCursor_LabelStmt: return true;
    default: return false;
    }
}

/* Statements joined to operands of one comma expression. */
static const char *as_operands(struct lower *l, const char *statements)
{
    struct str out = {.arena = l->arena};
    for (const char *p = statements; *p; p++)
        str_addc(&out, *p == ';' ? ',' : *p);
    return str_text(&out);
}

static const char *without_end(struct lower *l, const char *text, size_t length)
{
    size_t all = strlen(text);
    return arena_strndup(l->arena, text, all > length ? all - length : 0);
}

static const char *with_value(struct lower *l, struct node *node, const char *before,
                              const char *text, const char *after)
{
    const char *name = arena_printf(l->arena, "cu2cl_value%d", ++l->temporaries);
    struct spaces spaces = addrspace_of(l->module->analysis, l->instance, node);
    const char *declarator = lower_declarator(l->module, node->type, spaces, name, NULL);
    if (!declarator) {
        lower_refuse(l, CU2002, node, "a temporary object with a destructor in this expression");
        return text;
    }
    if (str_starts(declarator, "const ") && !node->type->depth)
        declarator += 6;
    str_printf(&l->prologue, "%s;\n", declarator);
    return arena_printf(l->arena, "(%s%s = %s, %s%s)", as_operands(l, before), name,
                        text_wrap(l->arena, text), as_operands(l, after), name);
}

const char *temporary_full_expression(struct lower *l, struct node *node)
{
    struct full_expression full;
    const char *after;
    temporary_begin(l, &full);
    const char *text = lower_inside_full_expression(l, node);
    const char *before = temporary_end(l, node, text, &after);
    if (!full.count)
        return text;
    if (lower_value_is_used(node) && node->type && node->type->kind != TYPE_VOID)
        return with_value(l, node, before, text, after);
    if (node->parent->kind == CXCursor_CompoundStmt)
        return arena_printf(l->arena, "%s%s; %s", before, text, without_end(l, after, 2));
    return arena_printf(l->arena, "(%s%s, %s)", as_operands(l, before), text,
                        without_end(l, as_operands(l, after), 2));
}
