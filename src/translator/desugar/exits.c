/* Destructors of local objects: C runs nothing when a block ends, so each way out of it has the
 * calls as statements.
 *
 * The walk keeps a scope for each block, loop, and switch that is open, with the objects declared
 * in it so far. The end of a block, a `return`, a `break`, and a `continue` destroy the objects of
 * the scopes that they leave, innermost and youngest first. Parameters die with the outermost
 * block, members behind a destructor's body. A `goto` leaves the scopes that do not hold its label,
 * and the objects declared behind the label.
 *
 *     return f(x);   ->   T cu2cl_result = f(x); object.~T(); return cu2cl_result; */
#include "desugar/private.h"
#include "model/facts.h"

struct scope {
    struct scope *outer;
    const struct node *node;
    struct decl **objects; /* in the order of declaration */
    size_t count;
};

struct exits {
    struct model *model;
    struct function *function;
    struct scope *scope; /* the innermost one */
};

static struct node *exits_of(struct exits *e, struct node *node);

static bool destroys_parts(const struct function *f)
{
    return f->is_destructor && !f->is_implicit && !f->record->in_system && !f->record->is_closure;
}

/* --- statements ----------------------------------------------------------- */

static void add_destruction(struct exits *e, struct decl *object, struct node *block)
{
    struct node *name = model_name_of(e->model, object);
    model_add_child(e->model, block, desugar_destruction(e->model, name, object->type));
}

/* The youngest first. */
static void leave_scope(struct exits *e, const struct scope *scope, struct node *block)
{
    for (size_t i = scope->count; i-- > 0;)
        add_destruction(e, scope->objects[i], block);
}

/* Statements in the place of one. */
static struct node *sequence(struct exits *e, const struct node *node)
{
    struct node *made = model_make_node(e->model, node, NODE_COMPOUND_STMT, NULL);
    made->from_macro_body = node->from_macro_body;
    made->is_sequence = true;
    return made;
}

static struct node *block_around(struct exits *e, const struct node *node)
{
    struct node *block = sequence(e, node);
    block->is_sequence = false;
    return block;
}

static bool declares_object(struct exits *e, const struct node *statement)
{
    for (size_t i = 0; statement->kind == NODE_DECL_STMT && i < statement->declared_count; i++) {
        const struct decl *decl = statement->declared[i];
        if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
            desugar_has_destructor(e->model, decl->type))
            return true;
    }
    return false;
}

/* --- ways out ------------------------------------------------------------- */

static void leave_until(struct exits *e, enum node_kind jump, struct node *block)
{
    for (const struct scope *s = e->scope; s; s = s->outer) {
        if (jump != NODE_RETURN_STMT &&
            (node_is_loop(s->node->kind) ||
             (jump == NODE_BREAK_STMT && s->node->kind == NODE_SWITCH_STMT)))
            break;
        leave_scope(e, s, block);
    }
}

static struct node *before_jump(struct exits *e, struct node *jump)
{
    struct node *statements = sequence(e, jump);
    leave_until(e, jump->kind, statements);
    if (!statements->child_count)
        return jump;
    model_add_child(e->model, statements, jump);
    return statements;
}

static bool is_inside(const struct node *node, const struct node *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node != NULL;
}

static struct node *before_goto(struct exits *e, struct node *jump)
{
    struct node *statements = sequence(e, jump);
    const struct node *label = model_goto_target(e->function->body, jump);
    for (const struct scope *s = e->scope; s; s = s->outer) {
        bool is_around = label && is_inside(label, s->node);
        if (!label && s->count)
            jump->refusal = "this 'goto' in a function with destructors";
        for (size_t i = s->count; label && i-- > 0;)
            if (!is_around ||
                (s->objects[i]->kind == DECL_VARIABLE && s->objects[i]->begin > label->begin))
                add_destruction(e, s->objects[i], statements);
    }
    if (!statements->child_count)
        return jump;
    model_add_child(e->model, statements, jump);
    return statements;
}

/* --- return --------------------------------------------------------------- */

/* Is what is returned there before, in the place of the result? */
static bool result_is_there(struct model *model, const struct function *f)
{
    if (f->is_constructor)
        return true;
    const struct decl *object = f->returned;
    struct decl *record = object ? object->type->declaration : NULL;
    return object && (desugar_has_destructor(model, object->type) ||
                      !model_special_is_plain(model, record, SPECIAL_MOVE) ||
                      !model_special_is_plain(model, record, SPECIAL_COPY));
}

/* `T cu2cl_result = value;` */
static struct decl *keep_value(struct model *model, const struct function *f,
                               const struct node *jump, struct node *value, struct node *block)
{
    struct type *type = arena_new(model->arena, struct type);
    *type = *f->result;
    type->is_const = false;
    struct decl *result = model_make_decl(model, DECL_VARIABLE, "cu2cl_result", type);
    struct node *statement = model_make_statement(model, jump, NODE_DECL_STMT);
    result->is_own = true;
    result->parent = f->decl;
    result->init = value;
    value->parent = statement;
    arena_push(model->arena, statement->declared, statement->declared_count, result);
    model_add_child(model, block, statement);
    return result;
}

/* `return std::max(a, b)`: the reference is one of the arguments in C++; here the call makes a
 * value, which ends with the function. */
static void check_returned_reference(const struct function *f, struct node *jump)
{
    if (f->result->kind != TYPE_REFERENCE || !jump->child_count)
        return;
    const struct node *value = node_skip_parens(jump->children[0]);
    const struct function *callee =
        value->kind == NODE_CALL_EXPR && value->ref ? value->ref->function : NULL;
    if (value->ref && value->ref->kind == DECL_VARIABLE &&
        value->ref->storage == STORAGE_STATIC_CONST && type_is_arithmetic(value->ref->type))
        jump->refusal = "returning a reference to a constant";
    if (callee && value->ref->in_system && callee->result->kind == TYPE_REFERENCE &&
        !callee->record)
        jump->refusal = "returning the reference that this call makes";
}

/* The value is computed before what stands in `between`, which may have nothing. */
static struct node *return_around(struct model *model, const struct function *f, struct node *jump,
                                  const struct node *between, struct node *statements)
{
    struct node *value = jump->child_count ? jump->children[0] : NULL, *last = jump;
    struct decl *kept = NULL;
    if (value && value->type && value->type->kind == TYPE_VOID)
        model_add_child(model, statements, value);
    else if (value && !result_is_there(model, f) && !type_is_stateless(f->result))
        kept = keep_value(model, f, jump, value, statements);
    for (size_t i = 0; i < between->child_count; i++)
        model_add_child(model, statements, between->children[i]);
    if (kept || (statements->child_count && statements->children[0] == value))
        last = model_make_statement(model, jump, NODE_RETURN_STMT);
    if (kept)
        model_add_child(model, last, model_name_of(model, kept));
    statements->refusal = jump->refusal;
    model_add_child(model, statements, last);
    return statements;
}

static struct node *before_return(struct exits *e, struct node *jump)
{
    struct node *calls = sequence(e, jump);
    check_returned_reference(e->function, jump);
    leave_until(e, NODE_RETURN_STMT, calls);
    if (destroys_parts(e->function))
        desugar_destroy_parts(e->model, e->function, calls);
    return calls->child_count ? return_around(e->model, e->function, jump, calls, sequence(e, jump))
                              : jump;
}

/* --- scopes --------------------------------------------------------------- */

static void exits_below(struct exits *e, struct node *node)
{
    for (size_t i = 0; i < node->declared_count; i++)
        if (node->declared[i]->init)
            exits_of(e, node->declared[i]->init);
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = exits_of(e, node->children[i]);
        node->children[i] = child;
        child->parent = node;
    }
}

static bool ends_with_jump(const struct node *block)
{
    const struct node *last = block->child_count ? block->children[block->child_count - 1] : NULL;
    return last && (last->kind == NODE_RETURN_STMT || last->kind == NODE_BREAK_STMT ||
                    last->kind == NODE_CONTINUE_STMT || last->kind == NODE_GOTO_STMT);
}

/* Parameters of kernels are the host's. */
static void enter_parameters(struct exits *e, struct scope *scope)
{
    const struct function *f = e->function;
    for (size_t i = 0; i < f->parameter_count && !f->is_kernel && !f->decl->in_system; i++)
        if (f->parameters[i]->type->kind == TYPE_RECORD &&
            desugar_has_destructor(e->model, f->parameters[i]->type))
            arena_push(e->model->arena, scope->objects, scope->count, f->parameters[i]);
}

static struct node *exits_of_block(struct exits *e, struct node *block)
{
    struct scope scope = {e->scope, block, NULL, 0};
    bool is_left = ends_with_jump(block), is_body = block == e->function->body;
    if (is_body)
        enter_parameters(e, &scope);
    e->scope = &scope;
    exits_below(e, block);
    e->scope = scope.outer;
    if (!is_left)
        leave_scope(e, &scope, block);
    if (!is_left && is_body && destroys_parts(e->function))
        desugar_destroy_parts(e->model, e->function, block);
    return block;
}

/* `for (Guard g; ...)`: the object dies behind the loop, so it is declared before it. */
static struct node *exits_of_moved_head(struct exits *e, struct node *loop)
{
    struct node *block = block_around(e, loop), *head = loop->children[0];
    struct node *nothing = model_make_node(e->model, head, NODE_DECL_STMT, NULL);
    nothing->parent = loop;
    loop->children[0] = nothing;
    model_add_child(e->model, block, head);
    model_add_child(e->model, block, loop);
    return exits_of_block(e, block);
}

/* A branch that is a declaration is a block of its own. */
static void enclose_declarations(struct exits *e, struct node *node)
{
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        bool is_head = node->kind == NODE_FOR_STMT && i + 1 < node->child_count;
        if (is_head || !declares_object(e, child))
            continue;
        node->children[i] = block_around(e, child);
        model_add_child(e->model, node->children[i], child);
    }
}

static struct node *exits_of_loop(struct exits *e, struct node *loop)
{
    struct scope scope = {e->scope, loop, NULL, 0};
    if (loop->kind == NODE_FOR_STMT && loop->child_count && declares_object(e, loop->children[0]))
        return exits_of_moved_head(e, loop);
    enclose_declarations(e, loop);
    e->scope = &scope;
    exits_below(e, loop);
    e->scope = scope.outer;
    return loop;
}

static struct node *exits_of_declaration(struct exits *e, struct node *statement)
{
    exits_below(e, statement);
    if (!declares_object(e, statement))
        return statement;
    if (!e->scope || statement->parent != e->scope->node) {
        statement->refusal = "an object with a destructor that is declared outside a block";
        return statement;
    }
    for (size_t i = 0; i < statement->declared_count; i++) {
        struct decl *decl = statement->declared[i];
        if (decl->kind == DECL_VARIABLE && decl->storage == STORAGE_AUTO &&
            decl != e->function->returned && desugar_has_destructor(e->model, decl->type))
            arena_push(e->model->arena, e->scope->objects, e->scope->count, decl);
    }
    return statement;
}

static struct node *exits_of(struct exits *e, struct node *node)
{
    switch (node->kind) {
    case NODE_COMPOUND_STMT: return exits_of_block(e, node);
    case NODE_FOR_STMT:
    case NODE_WHILE_STMT:
    case NODE_DO_STMT:
    case NODE_SWITCH_STMT: return exits_of_loop(e, node);
    case NODE_BREAK_STMT:
    case NODE_CONTINUE_STMT: return before_jump(e, node);
    case NODE_GOTO_STMT: return before_goto(e, node);
    case NODE_RETURN_STMT: exits_below(e, node); return before_return(e, node);
    case NODE_DECL_STMT: return exits_of_declaration(e, node);
    case NODE_IF_STMT: enclose_declarations(e, node); break;
    default: break;
    }
    exits_below(e, node);
    return node;
}

void desugar_exits(struct model *model, struct function *f)
{
    struct exits e = {model, f, NULL};
    bool has_own_body = f->body && !f->is_synthesised && !f->heap && !f->dispatch && !f->launches;
    if (has_own_body)
        exits_of(&e, f->body);
}

/* --- results that temporary objects take part in --------------------------- */

static bool makes_temporary(const struct node *node)
{
    if (node->kind != NODE_LAMBDA_EXPR && node->cleanup)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (makes_temporary(node->children[i]))
            return true;
    return false;
}

/* They die before the function returns. */
void desugar_keep_results(struct model *model, struct function *f, struct node *node)
{
    struct exits e = {model, f, NULL};
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        desugar_keep_results(model, f, child);
        if (child->kind != NODE_RETURN_STMT || !child->child_count ||
            !makes_temporary(child->children[0]) || result_is_there(model, f))
            continue;
        struct node *nothing = sequence(&e, child);
        node->children[i] = return_around(model, f, child, nothing, sequence(&e, child));
        node->children[i]->parent = node;
    }
}
