/* Destructors of local objects: C runs nothing when a block ends, so each way out of it calls them.
 *
 * The statements of a function are lowered in order, and each block, loop, and switch that is open
 * has a scope with the calls that destroy the objects declared in it so far. The end of a block, a
 * `return`, a `break`, and a `continue` print the calls of the scopes that they leave, innermost
 * and youngest first. Parameters die with the outermost block. A `goto` leaves the scopes that do
 * not hold its label, and the objects declared behind the label. Temporaries are in
 * lower_temporary.c.
 */
#include "lower.h"

#include <ctype.h>
#include <string.h>

struct scope {
    struct scope *outer;
    const struct node *node;
    const char **calls; /* NULL-free; in the order of declaration */
    size_t *places;     /* where each object is declared in the source */
    size_t count;
    size_t first; /* calls that were there at the start: those of parameters */
};

/* --- which objects ------------------------------------------------------- */

static bool needs_destructor(struct lower *l, const struct type *type)
{
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type->kind == TYPE_RECORD && type->declaration && !type->rule &&
           !model_special_is_plain(l->module->model, type->declaration, SPECIAL_DESTROY);
}

const char *destroy_returned_object(struct lower *l, const struct node *statement)
{
    const struct function *f = l->instance->function;
    struct decl *variable = f->returned;
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

void destroy_restart(struct lower *l, const struct node *block)
{
    if (l->scope && l->scope->node == block)
        l->scope->count = l->scope->first;
}

static void add_call(struct lower *l, struct scope *scope, const char *call, size_t place)
{
    size_t places = scope->count;
    arena_push(l->arena, scope->places, places, place);
    arena_push(l->arena, scope->calls, scope->count, call);
}

void destroy_at_end(struct lower *l, const char *call)
{
    add_call(l, l->scope, call, (size_t)-1);
}

const char *destroy_call(struct lower *l, struct node *call)
{
    const char *text = lower_node(l, call);
    struct decl *index = call->declared_count ? call->declared[0] : NULL;
    if (!index || call->refusal)
        return text;
    const char *name = names_local(l, index);
    return arena_printf(l->arena, "for (int %s = %lld; %s-- > 0;) %s", name, call->value, name,
                        text);
}

void destroy_declared(struct lower *l, struct node *statement)
{
    if (!statement->child_count)
        return;
    if (!l->scope || statement->parent != l->scope->node) {
        lower_refuse(l, CU2002, statement,
                     "an object with a destructor that is declared outside a block");
        return;
    }
    const struct decl *returned = l->instance->function->returned;
    for (size_t i = 0, n = 0; i < statement->declared_count && n < statement->child_count; i++) {
        struct decl *decl = statement->declared[i];
        if (decl->kind != DECL_VARIABLE || !needs_destructor(l, decl->type))
            continue;
        struct node *call = statement->children[n++];
        if (decl != returned)
            add_call(l, l->scope, destroy_call(l, call), decl->begin);
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
                    last->kind == CXCursor_ContinueStmt || last->kind == CXCursor_GotoStmt);
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
    struct scope scope = {l->scope, node, NULL, NULL, 0, 0};
    const struct function *f = l->instance->function;
    for (size_t i = 0; node == f->body && i < f->parameter_cleanup_count; i++)
        add_call(l, &scope, destroy_call(l, f->parameter_cleanups[i]), 0);
    scope.first = scope.count;
    l->scope = &scope;
    const char *text = print(l, node);
    l->scope = scope.outer;
    if (text && scope.count && !ends_with_jump(node))
        text = insert_before_end(l, text, calls_of(l, &scope));
    return text;
}

bool destroy_is_within(struct lower *l, const struct node *node)
{
    bool found = node->type && needs_destructor(l, node->type);
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = destroy_is_within(l, node->children[i]);
    return found;
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
    if (parent && parent->kind == CXCursor_CompoundStmt)
        return arena_printf(l->arena, "%s%s%s", before, calls, jump);
    if (node->kind == CXCursor_ReturnStmt)
        return arena_printf(l->arena, "do { %s%s%s; } while (0)", before, calls, jump);
    return arena_printf(l->arena, "{ %s%s; }", calls, jump);
}

bool destroy_widens_jump(struct lower *l, const struct node *branch)
{
    while (branch->kind == CXCursor_UnexposedStmt && branch->child_count == 1)
        branch = branch->children[0];
    bool leaves = branch->kind == CXCursor_BreakStmt || branch->kind == CXCursor_ContinueStmt;
    return branch->kind == CXCursor_GotoStmt || (leaves && *calls_until(l, branch->kind));
}

const char *destroy_before_jump(struct lower *l, struct node *node, const char *jump)
{
    const char *calls = calls_until(l, node->kind);
    return *calls ? join_jump(l, node, "", calls, jump) : jump;
}

/* The value of the statement, kept in a variable; *before declares it. */
static const char *keep_value(struct lower *l, struct node *node, const char *value,
                              const char **before)
{
    const struct function *f = l->instance->function;
    if (f->result->kind == TYPE_VOID) {
        *before = arena_printf(l->arena, "%s%s; ", *before, value);
        return NULL;
    }
    const char *name = arena_printf(l->arena, "cu2cl_result%d", ++l->temporaries);
    const char *declarator =
        lower_declarator(l->module, f->result, l->instance->result, name, NULL);
    if (!declarator)
        lower_refuse(l, CU2002, node, "a result of this type");
    if (declarator && str_starts(declarator, "const ") && !f->result->depth)
        declarator += 6;
    *before = arena_printf(l->arena, "%s%s = %s; ", *before, declarator ? declarator : name, value);
    return name;
}

const char *destroy_before_return(struct lower *l, struct node *node, const char *value)
{
    const struct function *f = l->instance->function;
    struct full_expression full;
    const char *temporaries = "", *before = "";
    size_t declared = l->prologue.length;
    size_t kept = l->kept.count;
    int count = l->temporaries;
    bool is_object = f->is_constructor || (value && destroy_returned_object(l, node));
    if (node->child_count && !is_object) {
        temporary_begin(l, &full);
        value = f->result->kind == TYPE_REFERENCE
                    ? tagged_address(l, node->children[0], f->result->target, l->instance->result)
                    : lower_node(l, node->children[0]);
        before = temporary_end(l, node, value, &temporaries);
    }
    const char *calls = calls_until(l, CXCursor_ReturnStmt);
    if (f->is_destructor && f->initialiser_count)
        calls = arena_printf(l->arena, "%s%s ", calls, destroy_members(l, " "));
    calls = arena_printf(l->arena, "%s%s", temporaries, calls);
    if (!*calls) {                   /* the value will be lowered again, */
        if (l->kept.count == kept) { /* with new variables, */
            if (l->prologue.length > declared)
                l->prologue.data[l->prologue.length = declared] = '\0';
            l->temporaries = count;
        } /* but the same pointers */
        return NULL;
    }
    if (value && !is_object)
        value = keep_value(l, node, value, &before);
    return join_jump(l, node, before, calls,
                     value ? arena_printf(l->arena, "return %s", value) : "return");
}

void destroy_check_head(struct lower *l, const struct node *node, const struct decl *decl)
{
    if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
        needs_destructor(l, decl->type))
        lower_refuse(l, CU2002, node, "an object with a destructor in the head of a statement");
}

/* --- goto ---------------------------------------------------------------- */

static const struct node *find_label(const struct node *node, CXCursor label)
{
    if (node->kind == CXCursor_LabelStmt &&
        clang_equalLocations(clang_getCursorLocation(node->cursor), clang_getCursorLocation(label)))
        return node;
    const struct node *found = NULL;
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = find_label(node->children[i], label);
    return found;
}

static enum CXChildVisitResult note_label(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_LabelRef)
        return CXChildVisit_Continue;
    *(CXCursor *)data = clang_getCursorReferenced(cursor);
    return CXChildVisit_Break;
}

static bool is_inside(const struct node *node, const struct node *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node != NULL;
}

const char *destroy_before_goto(struct lower *l, struct node *node)
{
    struct str calls = {.arena = l->arena};
    CXCursor cursor = clang_getNullCursor();
    const char *jump = lower_tokens(l, node);
    clang_visitChildren(node->cursor, note_label, &cursor);
    const struct node *label = find_label(l->instance->function->body, cursor);
    for (struct scope *s = l->scope; s && label; s = s->outer) {
        bool is_around = is_inside(label, s->node);
        for (size_t i = s->count; i-- > 0;)
            if (!is_around || (s->places[i] != (size_t)-1 && s->places[i] > label->begin))
                str_printf(&calls, "%s; ", s->calls[i]);
    }
    if (!label || !jump) {
        if (l->scope && *calls_until(l, CXCursor_ReturnStmt))
            lower_refuse(l, CU2002, node, "this 'goto' in a function with destructors");
        return jump;
    }
    return calls.length ? join_jump(l, node, "", str_text(&calls), jump) : jump;
}

bool destroy_has_head(const struct node *loop)
{
    return loop->child_count && loop->children[0]->kind == CXCursor_DeclStmt &&
           loop->children[0]->child_count;
}

/* --- destructors --------------------------------------------------------- */

/* What a destructor does behind its body. */
const char *destroy_members(struct lower *l, const char *separator)
{
    struct function *f = l->instance->function;
    struct str out = {.arena = l->arena};
    for (size_t i = 0; i < f->initialiser_count; i++)
        str_printf(&out, "%s%s;", i ? separator : "",
                   destroy_call(l, f->initialisers[i]->children[0]));
    return str_text(&out);
}
