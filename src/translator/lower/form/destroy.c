/* Destructors of local objects: C runs nothing when a block ends, so each way out of it calls them.
 *
 * The statements of a function are lowered in order, and each block, loop, and switch that is open
 * has a scope with the calls that destroy the objects declared in it so far. The end of a block, a
 * `return`, a `break`, and a `continue` print the calls of the scopes that they leave, innermost
 * and youngest first. Parameters die with the outermost block. A `goto` leaves the scopes that do
 * not hold its label, and the objects declared behind the label. Temporaries are in
 * lower/form/temporary.c. */
#include "lower/form/form.h"
#include "model/facts.h"

struct scope {
    struct scope *outer;
    const struct node *node;
    struct c_node **calls; /* in the order of declaration */
    size_t *places;        /* where each object is declared in the source */
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

static void add_call(struct lower *l, struct scope *scope, struct c_node *call, size_t place)
{
    size_t places = scope->count;
    arena_push(l->arena, scope->places, places, place);
    arena_push(l->arena, scope->calls, scope->count, call);
}

struct c_node *destroy_call(struct lower *l, struct node *call)
{
    struct c_node *text = lower_node(l, call);
    struct decl *index = call->declared_count ? call->declared[0] : NULL;
    if (!index || call->refusal)
        return text;
    struct c_node *name = c_name(l->arena, names_local(l, index));
    struct c_node *condition =
        c_binary(l->arena, c_postfix(l->arena, name, "--"), ">", c_zero(l->arena));
    return c_for(l->arena,
                 c_declaration(l->arena, "int", name->text, c_number(l->arena, call->value)),
                 condition, c_nothing(l->arena), text);
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

/* The calls that leave the scope, youngest first. */
static void append_calls(struct lower *l, const struct scope *scope, struct c_node *statements)
{
    for (size_t i = scope->count; i-- > 0;)
        c_append(l->arena, statements, scope->calls[i]);
}

static bool ends_with_jump(const struct node *block)
{
    const struct node *last = block->child_count ? block->children[block->child_count - 1] : NULL;
    return last && (last->kind == NODE_RETURN_STMT || last->kind == NODE_BREAK_STMT ||
                    last->kind == NODE_CONTINUE_STMT || last->kind == NODE_GOTO_STMT);
}

struct c_node *destroy_scope(struct lower *l, struct node *node,
                             struct c_node *(*lower)(struct lower *, struct node *))
{
    struct scope scope = {l->scope, node, NULL, NULL, 0, 0};
    const struct function *f = l->instance->function;
    for (size_t i = 0; node == f->body && i < f->parameter_cleanup_count; i++)
        add_call(l, &scope, destroy_call(l, f->parameter_cleanups[i]), 0);
    scope.first = scope.count;
    l->scope = &scope;
    struct c_node *statement = lower(l, node);
    l->scope = scope.outer;
    if (!statement || !scope.count || ends_with_jump(node))
        return statement;
    if (statement->kind != C_BLOCK) {
        struct c_node *block = c_block(l->arena);
        c_append(l->arena, block, statement);
        statement = block;
    }
    append_calls(l, &scope, statement);
    return statement;
}

bool destroy_is_within(struct lower *l, const struct node *node)
{
    bool found = node->type && needs_destructor(l, node->type);
    for (size_t i = 0; i < node->child_count && !found; i++)
        found = destroy_is_within(l, node->children[i]);
    return found;
}

/* --- ways out ------------------------------------------------------------ */

/* What runs before the jump; an empty sequence: nothing. */
static struct c_node *calls_until(struct lower *l, enum node_kind jump)
{
    struct c_node *calls = c_sequence(l->arena);
    for (struct scope *s = l->scope; s; s = s->outer) {
        if (jump != NODE_RETURN_STMT &&
            (node_is_loop(s->node->kind) ||
             (jump == NODE_BREAK_STMT && s->node->kind == NODE_SWITCH_STMT)))
            break;
        append_calls(l, s, calls);
    }
    return calls;
}

struct c_node *destroy_before_jump(struct lower *l, struct node *node, const char *jump)
{
    struct c_node *statements = calls_until(l, node->kind);
    struct c_node *leave = c_jump(l->arena, jump);
    if (!statements->count)
        return leave;
    c_append(l->arena, statements, leave);
    return statements;
}

/* The value of the statement, kept in a variable. */
static struct c_node *keep_value(struct lower *l, struct node *node, struct c_node *value,
                                 struct c_node **kept)
{
    const struct function *f = l->instance->function;
    struct declared declared = {"int", ""};
    *kept = NULL;
    if (f->result->kind == TYPE_VOID)
        return c_expression(l->arena, value);
    const char *name = arena_printf(l->arena, "cu2cl_result%d", ++l->temporaries);
    if (!lower_declare(l->module, type_without_const(l->arena, f->result), l->instance->result,
                       name, NULL, &declared)) {
        lower_refuse(l, CU2002, node, "a result of this type");
        declared.declarator = name;
    }
    *kept = c_name(l->arena, name);
    return c_declaration(l->arena, declared.type, declared.declarator, value);
}

struct c_node *destroy_before_return(struct lower *l, struct node *node, struct c_node *value)
{
    const struct function *f = l->instance->function;
    struct full_expression full = {.count = 0};
    struct c_node *statements = c_sequence(l->arena), *calls = calls_until(l, NODE_RETURN_STMT);
    struct node *result = node->child_count ? node->children[0] : NULL;
    bool is_object = f->is_constructor || (value && destroy_returned_object(l, node));
    bool makes = result && !is_object && temporary_is_made_in(l, result);

    if (f->is_destructor && f->initialiser_count)
        c_append(l->arena, calls, destroy_members(l));
    if (!calls->count && !makes)
        return NULL;
    if (result && !is_object) {
        temporary_begin(l, &full);
        value = f->result->kind == TYPE_REFERENCE
                    ? tagged_address(l, result, f->result->target, l->instance->result)
                    : lower_node(l, result);
        temporary_end(l, node, value, &full);
        temporary_append(l, &full, keep_value(l, node, value, &value), statements);
    }
    c_append(l->arena, statements, calls);
    c_append(l->arena, statements, c_return(l->arena, value));
    return statements;
}

/* --- goto ---------------------------------------------------------------- */

static bool is_inside(const struct node *node, const struct node *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node != NULL;
}

struct c_node *destroy_before_goto(struct lower *l, struct node *node)
{
    struct c_node *statements = c_sequence(l->arena);
    struct c_node *jump = lower_tokens(l, node);
    const struct node *label = model_goto_target(l->instance->function->body, node);
    for (struct scope *s = l->scope; s && label; s = s->outer) {
        bool is_around = is_inside(label, s->node);
        for (size_t i = s->count; i-- > 0;)
            if (!is_around || s->places[i] > label->begin)
                c_append(l->arena, statements, s->calls[i]);
    }
    if (!label || !jump) {
        if (l->scope && calls_until(l, NODE_RETURN_STMT)->count)
            lower_refuse(l, CU2002, node, "this 'goto' in a function with destructors");
        return jump;
    }
    if (!statements->count)
        return jump;
    c_append(l->arena, statements, jump);
    return statements;
}

bool destroy_has_head(const struct node *loop)
{
    return loop->child_count && loop->children[0]->kind == NODE_DECL_STMT &&
           loop->children[0]->child_count;
}

/* --- destructors --------------------------------------------------------- */

/* What a destructor does behind its body. */
struct c_node *destroy_members(struct lower *l)
{
    struct function *f = l->instance->function;
    struct c_node *calls = c_sequence(l->arena);
    for (size_t i = 0; i < f->initialiser_count; i++)
        c_append(l->arena, calls, destroy_call(l, f->initialisers[i]->children[0]));
    return calls;
}
