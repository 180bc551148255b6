/* Range-for: the loop that C++ defines. Over a class it calls what a probe's function says
 * (model/range.c), with the loop's variables in place of the probe's:
 *
 *     auto &range = expression;
 *     for (auto at = range.begin(), end = range.end(); at != end; ++at) { auto x = *at; ... }
 *
 * without `range` where the expression is the name of a variable. Over an array a pointer steps
 * through it. Where the array is a plain name, the loop ends behind it; any other expression is
 * computed once, before a loop that counts:
 *
 *     for (T *at = a; at < a + 4; at++) { auto x = *at; ... }
 *     T *at = f(); for (int left = 4; left > 0; left--, at++) { auto x = *at; ... } */
#include "desugar/private.h"

#include <string.h>

/* --- over a class --------------------------------------------------------- */

struct loop {
    struct node *node;
    const struct range_steps *steps;
    struct decl *range, *begin, *end;
};

static struct node *take_expression(struct model *model, const struct loop *loop,
                                    struct node *expression)
{
    struct node *node = desugar_node(model, expression);
    struct decl *const from[] = {loop->steps->range, loop->steps->begin, loop->steps->end};
    struct decl *const to[] = {loop->range, loop->begin, loop->end};
    return desugar_adopt(loop->node->children[0], node, from, to, 3);
}

static struct decl *make_variable(struct model *model, const struct loop *loop,
                                  const struct decl *variable, struct type *type, const char *end)
{
    const char *name = arena_printf(model->arena, "%s_%s", variable->name, end);
    struct decl *decl = model_make_decl(model, DECL_VARIABLE, name, type);
    decl->file = loop->node->file;
    decl->begin = decl->end = loop->node->begin;
    decl->parent = variable->parent;
    return decl;
}

/* `*__begin` and what is around it lie at the range's place, and are not written there. */
static void mark_without_text(struct node *node)
{
    node->is_synthetic = node->kind == NODE_UNARY_OPERATOR || node->is_synthetic;
    for (size_t i = 0; i < node->child_count; i++)
        mark_without_text(node->children[i]);
}

static void declare_iterator(struct model *model, struct decl *begin, struct type *type,
                             const struct decl *variable)
{
    begin->kind = DECL_VARIABLE;
    begin->in_system = false;
    begin->storage = STORAGE_AUTO;
    begin->type = type;
    begin->name = arena_printf(model->arena, "%s_at", variable->name);
    begin->is_loaded = begin->is_desugared = true;
}

/* The loop with its head, and the written body behind the variable's declaration. */
static struct node *make_loop(struct model *model, struct node *node, struct node *first,
                              struct node *condition, struct node *step)
{
    struct node *loop = model_make_node(model, node, NODE_FOR_STMT, NULL);
    struct node *body = desugar_block_of(model, node->children[1]);
    desugar_prepend(model, body, desugar_declaration(model, node, node->declared[0]));
    loop->from_macro_body = node->from_macro_body;
    model_add_child(model, loop, first);
    model_add_child(model, loop, condition);
    model_add_child(model, loop, step);
    model_add_child(model, loop, body);
    return loop;
}

/* A block around what is declared before the loop; the loop itself where there is nothing. */
static struct node *with_declarations(struct model *model, struct node *node, struct node *loop,
                                      struct decl *const *declared, size_t count)
{
    struct node *block = model_make_node(model, node, NODE_COMPOUND_STMT, NULL);
    block->from_macro_body = node->from_macro_body;
    if (!count)
        return loop;
    for (size_t i = 0; i < count; i++)
        model_add_child(model, block, desugar_declaration(model, node, declared[i]));
    loop->file = NULL; /* the block has its place */
    loop->from_macro_body = false;
    model_add_child(model, block, loop);
    return block;
}

static struct node *step_through_class(struct model *model, struct node *node, struct decl *begin)
{
    struct loop loop = {.node = node, .steps = node->steps};
    struct decl *variable = node->declared[0], *before[3];
    struct node *range = node->children[0], *inner = node_skip_parens(range);
    size_t count = 0;
    bool is_name = inner->kind == NODE_DECL_REF_EXPR && inner->ref &&
                   (inner->ref->kind == DECL_VARIABLE || inner->ref->kind == DECL_PARAMETER);
    loop.range = is_name ? inner->ref
                         : make_variable(model, &loop, variable, loop.steps->range->type, "range");
    loop.begin = begin;
    loop.end = make_variable(model, &loop, variable, loop.steps->end->type, "end");
    declare_iterator(model, begin, loop.steps->begin->type, variable);
    begin->init = take_expression(model, &loop, loop.steps->first);
    loop.end->init = take_expression(model, &loop, loop.steps->last);
    if (!is_name) {
        loop.range->init = range;
        before[count++] = loop.range;
    }
    bool is_one_type = strcmp(begin->type->spelling, loop.end->type->spelling) == 0 &&
                       !desugar_has_destructor(model, begin->type);
    struct node *first = NULL;
    if (is_one_type) {
        first = desugar_declaration(model, node, begin);
        arena_push(model->arena, first->declared, first->declared_count, loop.end);
        loop.end->init->parent = first;
    } else {
        first = model_make_statement(model, node, NODE_NULL_STMT);
        before[count++] = begin;
        before[count++] = loop.end;
    }
    struct node *condition = take_expression(model, &loop, loop.steps->differs);
    struct node *step = take_expression(model, &loop, loop.steps->up);
    return with_declarations(model, node, make_loop(model, node, first, condition, step), before,
                             count);
}

/* --- over an array -------------------------------------------------------- */

static struct node *binary(struct model *model, const struct node *like, enum operator_kind op,
                           struct type *type, struct node *left, struct node *right)
{
    struct node *node = model_make_node(model, like, NODE_BINARY_OPERATOR, type);
    node->op = op;
    model_add_child(model, node, left);
    model_add_child(model, node, right);
    return node;
}

static struct node *make_step(struct model *model, const struct node *like, enum operator_kind op,
                              struct decl *variable)
{
    struct node *node = model_make_node(model, like, NODE_UNARY_OPERATOR, variable->type);
    node->op = op;
    model_add_child(model, node, model_make_reference(model, like, variable));
    return node;
}

static struct node *step_through_array(struct model *model, struct node *node, struct node *array,
                                       struct decl *begin)
{
    const struct node *range = node->children[0];
    struct decl *variable = node->declared[0];
    struct type *pointer = model_make_pointer(model, array->type->target),
                *number = model_int_type();
    struct node *count = model_make_number(model, range, array->type->count);
    declare_iterator(model, begin, pointer, variable);
    struct decl *before[2];
    size_t before_count = 0;
    if ((before[0] = desugar_name_object(model, variable, &array)) != NULL)
        before_count = 1;
    before[before_count++] = begin;
    begin->init = model_make_decay(model, range, array);
    struct node *up = make_step(model, range, OP_POST_INC, begin);
    if (array->kind == NODE_DECL_REF_EXPR) {
        struct node *again = model_make_reference(model, range, array->ref);
        again->type = array->type;
        struct node *end =
            binary(model, range, OP_ADD, pointer, model_make_decay(model, range, again), count);
        struct node *condition =
            binary(model, range, OP_LESS, number, model_make_reference(model, range, begin), end);
        return make_loop(model, node, desugar_declaration(model, node, begin), condition, up);
    }
    const char *name = arena_printf(model->arena, "%s_left", begin->name);
    struct decl *left = model_make_decl(model, DECL_VARIABLE, name, number);
    left->file = node->file;
    left->begin = left->end = node->begin;
    left->parent = variable->parent;
    left->init = count;
    struct node *condition =
        binary(model, range, OP_GREATER, number, model_make_reference(model, range, left),
               model_make_number(model, range, 0));
    struct node *step =
        binary(model, range, OP_COMMA, pointer, make_step(model, range, OP_POST_DEC, left), up);
    struct node *loop =
        make_loop(model, node, desugar_declaration(model, node, left), condition, step);
    return with_declarations(model, node, loop, before, before_count);
}

/* --- all ------------------------------------------------------------------ */

struct node *desugar_range(struct model *model, struct node *node)
{
    struct decl *variable = node->declared_count ? node->declared[0] : NULL;
    struct node *range = node->child_count ? node->children[0] : NULL;
    struct decl *begin = variable && variable->init ? model_range_begin(variable->init) : NULL;
    node->refusal = "a range-for over this range"; /* where it stays one */
    if (!begin || node->declared_count != 1 || node->child_count != 2 || !range->type)
        return node;
    struct node *array = range;
    struct type *type = node_skip_parens(range)->type;
    if (type->kind == TYPE_RECORD && model_is_std(type->declaration, "array")) {
        model_load_record(model, type->declaration);
        array = model_make_member(model, range, range, type->declaration->fields[0]);
    } else if (type->kind == TYPE_ARRAY) {
        array = node_skip_implicit(range);
    }
    mark_without_text(variable->init);
    if (array->type->kind == TYPE_RECORD && node->steps)
        return step_through_class(model, node, begin);
    if (array->type->kind == TYPE_ARRAY && array->type->count >= 0)
        return step_through_array(model, node, array, begin);
    return node;
}
