/* Destructors of local objects: C runs nothing when a block ends, so each way out of it calls them.
 *
 * The statements of a function are lowered in order, and each block, loop, and switch that is open
 * has a scope with the calls that destroy the objects declared in it so far. The end of a block, a
 * `return`, a `break`, and a `continue` print the calls of the scopes that they leave, innermost
 * and youngest first. Objects that die otherwise, such as temporaries, are refused. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

struct scope {
    struct scope *outer;
    const struct node *node;
    const char **calls; /* NULL-free; in the order of declaration */
    const struct decl **objects;
    size_t count;
};

/* --- which objects ------------------------------------------------------- */

static bool needs_destructor(struct lower *l, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule &&
           !model_special_is_plain(l->module->model, type->declaration, SPECIAL_DESTROY);
}

static void find_returned(const struct node *node, struct decl **variable, bool *several)
{
    if (node->kind == CXCursor_LambdaExpr)
        return;
    if (node->kind == CXCursor_ReturnStmt && node->child_count) {
        const struct node *value = node_skip_parens(node->children[0]);
        if (value->kind == CXCursor_CallExpr && value->ref && value->ref->function &&
            value->ref->function->is_constructor && value->argument_count == 1 &&
            value->arguments[0])
            value = node_skip_parens(value->arguments[0]);
        struct decl *decl = value->kind == CXCursor_DeclRefExpr ? value->ref : NULL;
        bool is_local = decl && decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
                        decl->type->kind == TYPE_RECORD;
        if (!is_local || (*variable && *variable != decl))
            *several = true;
        else
            *variable = decl;
    }
    for (size_t i = 0; i < node->child_count; i++)
        find_returned(node->children[i], variable, several);
}

/* The local object that every `return` names: it is built in the place of the result, as compilers
 * do, without a copy and without its destructor. */
static struct decl *returned_object(const struct function *f)
{
    struct decl *variable = NULL;
    bool several = false;
    if (!f->body || f->result->kind != TYPE_RECORD)
        return NULL;
    find_returned(f->body, &variable, &several);
    return several || (variable && variable->type->declaration != f->result->declaration)
               ? NULL
               : variable;
}

const char *destroy_returned_object(struct lower *l, const struct node *statement)
{
    const struct function *f = l->instance->function;
    struct decl *variable = returned_object(f);
    if (!variable || !statement->child_count)
        return NULL;
    struct decl *record = variable->type->declaration;
    if (model_special_is_plain(l->module->model, record, SPECIAL_MOVE) &&
        model_special_is_plain(l->module->model, record, SPECIAL_COPY) &&
        !needs_destructor(l, variable->type))
        return NULL;
    return names_local(l, variable);
}

/* --- scopes -------------------------------------------------------------- */

static bool has_cleanups(const struct node *node)
{
    if (node->kind == CXCursor_DeclStmt && node->child_count)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (node->kind != CXCursor_LambdaExpr && has_cleanups(node->children[i]))
            return true;
    return false;
}

void destroy_restart(struct lower *l, const struct node *block)
{
    if (l->scope && l->scope->node == block)
        l->scope->count = 0;
}

void destroy_declared(struct lower *l, struct node *statement)
{
    if (!statement->child_count)
        return;
    if (!l->scope || l->scope->node->kind != CXCursor_CompoundStmt ||
        statement->parent != l->scope->node) {
        lower_refuse(l, CU2002, statement,
                     "an object with a destructor that is declared outside a block");
        return;
    }
    const struct decl *returned = returned_object(l->instance->function);
    for (size_t i = 0, n = 0; i < statement->declared_count && n < statement->child_count; i++) {
        struct decl *decl = statement->declared[i];
        if (decl->kind != DECL_VARIABLE || !needs_destructor(l, decl->type))
            continue;
        struct node *call = statement->children[n++];
        size_t objects = l->scope->count;
        if (decl == returned)
            continue;
        arena_push(l->arena, l->scope->objects, objects, decl);
        arena_push(l->arena, l->scope->calls, l->scope->count, lower_node(l, call));
    }
}

static const char *calls_of(struct lower *l, const struct scope *scope)
{
    struct str out = {.arena = l->arena};
    for (size_t i = scope->count; i-- > 0;)
        str_printf(&out, "%s; ", scope->calls[i]);
    return str_text(&out);
}

static bool ends_with_jump(const struct node *block)
{
    const struct node *last = block->child_count ? block->children[block->child_count - 1] : NULL;
    return last && (last->kind == CXCursor_ReturnStmt || last->kind == CXCursor_BreakStmt ||
                    last->kind == CXCursor_ContinueStmt);
}

static const char *insert_before_end(struct lower *l, const char *text, const char *calls)
{
    size_t end = strlen(text);
    while (end > 0 && text[end - 1] != '}')
        end--;
    if (!end)
        return text;
    size_t inner = end - 1;
    while (inner > 0 && isspace((unsigned char)text[inner - 1]))
        inner--;
    size_t length = strlen(calls);
    while (length && calls[length - 1] == ' ')
        length--;
    const char *tail = arena_strndup(l->arena, text + inner, end - 1 - inner);
    const char *line = strrchr(tail, '\n');
    return arena_printf(l->arena, "%.*s%s%s%.*s%s%s", (int)inner, text, line ? line : " ",
                        line ? "    " : "", (int)length, calls, tail, text + end - 1);
}

const char *destroy_scope(struct lower *l, struct node *node,
                          const char *(*print)(struct lower *, struct node *))
{
    struct scope scope = {l->scope, node, NULL, NULL, 0};
    if (!has_cleanups(node) && !l->scope)
        return print(l, node);
    l->scope = &scope;
    const char *text = print(l, node);
    l->scope = scope.outer;
    if (text && scope.count && !ends_with_jump(node))
        text = insert_before_end(l, text, calls_of(l, &scope));
    return text;
}

/* --- ways out ------------------------------------------------------------ */

static bool is_loop(const struct node *node)
{
    return node->kind == CXCursor_ForStmt || node->kind == CXCursor_WhileStmt ||
           node->kind == CXCursor_DoStmt || node->kind == CXCursor_CXXForRangeStmt;
}

static const char *calls_until(struct lower *l, enum CXCursorKind jump)
{
    struct str out = {.arena = l->arena};
    for (struct scope *s = l->scope; s; s = s->outer) {
        if (jump != CXCursor_ReturnStmt &&
            (is_loop(s->node) ||
             (jump == CXCursor_BreakStmt && s->node->kind == CXCursor_SwitchStmt)))
            break;
        str_add(&out, calls_of(l, s));
    }
    return str_text(&out);
}

/* The calls and the jump as one statement, without its last semicolon. */
static const char *join_jump(struct lower *l, const struct node *node, const char *before,
                             const char *calls, const char *jump)
{
    const struct node *parent = node->parent;
    while (parent && parent->kind == CXCursor_UnexposedStmt)
        parent = parent->parent;
    if (parent && parent->kind == CXCursor_CompoundStmt && !*before)
        return arena_printf(l->arena, "%s%s", calls, jump);
    if (node->kind == CXCursor_ReturnStmt)
        return arena_printf(l->arena, "do { %s%s%s; } while (0)", before, calls, jump);
    if (parent && parent->kind == CXCursor_IfStmt && parent->child_count > 2) {
        lower_refuse(l, CU2002, node,
                     "a jump without braces before 'else' that leaves an object with a destructor");
        return jump;
    }
    return arena_printf(l->arena, "{ %s%s; }", calls, jump);
}

const char *destroy_before_jump(struct lower *l, struct node *node, const char *jump)
{
    const char *calls = calls_until(l, node->kind);
    return *calls ? join_jump(l, node, "", calls, jump) : jump;
}

const char *destroy_before_return(struct lower *l, struct node *node, const char *value)
{
    if (l->instance->function->is_destructor && l->instance->function->initialiser_count)
        lower_refuse(l, CU2002, node, "'return' in the destructor of a class whose parts have one");
    const char *calls = calls_until(l, CXCursor_ReturnStmt);
    if (!*calls)
        return NULL;
    const struct function *f = l->instance->function;
    if (!value && !node->child_count)
        return join_jump(l, node, "", calls, "return");
    if (!value)
        value = lower_node(l, node->children[0]);
    else if (destroy_returned_object(l, node))
        return join_jump(l, node, "", calls, arena_printf(l->arena, "return %s", value));
    if (f->is_constructor)
        return join_jump(l, node, "", calls, arena_printf(l->arena, "return %s", value));
    const char *name = arena_printf(l->arena, "cu2cl_result%d", ++l->temporaries);
    const char *declarator =
        lower_declarator(l->module, f->result, l->instance->result, name, NULL);
    if (!declarator)
        lower_refuse(l, CU2002, node, "a result of this type");
    if (declarator && str_starts(declarator, "const ") && !f->result->depth)
        declarator += 6;
    const char *before = arena_printf(l->arena, "%s = %s; ", declarator ? declarator : name, value);
    return join_jump(l, node, before, calls, arena_printf(l->arena, "return %s", name));
}

void destroy_check_head(struct lower *l, const struct node *node, const struct decl *decl)
{
    if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
        needs_destructor(l, decl->type))
        lower_refuse(l, CU2002, node, "an object with a destructor in the head of a statement");
}

/* The label may lie outside the scopes that are open. */
void destroy_check_goto(struct lower *l, struct node *node)
{
    if (l->instance->function->body && has_cleanups(l->instance->function->body))
        lower_refuse(l, CU2002, node, "'goto' in a function that has objects with destructors");
}

/* --- destructors --------------------------------------------------------- */

/* What a destructor does behind its body; lines. */
const char *destroy_members(struct lower *l)
{
    struct function *f = l->instance->function;
    struct str out = {.arena = l->arena};
    for (size_t i = 0; i < f->initialiser_count; i++)
        str_printf(&out, "%s%s;", i ? "\n" : "", lower_node(l, f->initialisers[i]->children[0]));
    return str_text(&out);
}

/* --- temporaries --------------------------------------------------------- */

/* `new (place) T(x)`, which is an assignment here. */
static bool is_placement(const struct node *node)
{
    return node->kind == CXCursor_BinaryOperator && node->is_synthetic &&
           node->op == CXBinaryOperator_Assign;
}

/* Is the object that the call makes one that a variable, a member, or the caller takes over? */
void destroy_check_temporary(struct lower *l, struct node *call)
{
    if (!call->type || call->type->kind != TYPE_RECORD || !needs_destructor(l, call->type))
        return;
    const struct function *f = call->ref ? call->ref->function : NULL;
    if (f && !f->is_constructor && f->result->kind == TYPE_REFERENCE)
        return;
    const struct node *node = call;
    while (node->parent &&
           (node->parent->kind == CXCursor_UnexposedExpr ||
            node->parent->kind == CXCursor_ParenExpr ||
            node->parent->kind == CXCursor_CXXFunctionalCastExpr) &&
           !node->is_default_argument)
        node = node->parent;
    bool is_taken = !node->is_default_argument &&
                    (!node->parent || node->parent->kind == CXCursor_ReturnStmt ||
                     node->parent->kind == CXCursor_MemberRef || is_placement(node->parent));
    if (!is_taken && node->parent && node->parent->kind == CXCursor_DeclStmt)
        for (size_t i = 0; i < node->parent->declared_count; i++)
            if (node->parent->declared[i]->init == node)
                is_taken = node->parent->declared[i]->type->kind == TYPE_RECORD;
    if (!is_taken)
        lower_refuse(l, CU2002, call, "a temporary object with a destructor");
}

void destroy_check_argument(struct lower *l, const struct node *argument,
                            const struct decl *parameter)
{
    if (parameter->type->kind == TYPE_RECORD && needs_destructor(l, parameter->type))
        lower_refuse(l, CU2002, argument, "an argument by value that has a destructor");
}
