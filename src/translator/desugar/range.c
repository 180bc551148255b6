/* Range-for. Over an array, a pointer steps through it, declared with the statement. Over a class,
 * the loop calls what a probe's function says (model/range.c), with the loop's variables in place
 * of the probe's:
 *
 *     auto &range = expression; auto at = range.begin(), end = range.end();
 *     for (; at != end; ++at) { auto x = *at; ... }
 *
 * declares `range` (unless the expression is the name of a variable), `at`, `end`, and `x`; the
 * comparison and the step are children behind the body. */
#include "desugar/private.h"

/* --- over a class --------------------------------------------------------- */

struct loop {
    struct node *node;
    const struct range_steps *steps;
    struct decl *range, *begin, *end;
};

/* The nodes of the probe lie at the range, without a text, and name the loop's variables. */
static void adopt(const struct loop *loop, struct node *node)
{
    const struct node *place = loop->node->children[0];
    node->file = place->file;
    node->begin = node->end = place->begin;
    node->from_macro_body = false;
    node->from_macro_argument = place->from_macro_argument;
    node->is_synthetic = true;
    if (node->kind == NODE_DECL_REF_EXPR)
        node->ref = node->ref == loop->steps->range   ? loop->range
                    : node->ref == loop->steps->begin ? loop->begin
                    : node->ref == loop->steps->end   ? loop->end
                                                      : node->ref;
    for (size_t i = 0; i < node->child_count; i++)
        adopt(loop, node->children[i]);
}

static struct node *take_expression(struct model *model, const struct loop *loop,
                                    struct node *expression)
{
    struct node *node = desugar_node(model, expression);
    adopt(loop, node);
    return node;
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

static void declare_in_range(struct model *model, struct node *node, struct decl *decl)
{
    arena_push(model->arena, node->declared, node->declared_count, decl);
}

static void step_through_class(struct model *model, struct node *node, struct decl *begin)
{
    struct loop loop = {.node = node, .steps = node->steps};
    struct decl *variable = node->declared[0];
    struct node *range = node->children[0], *inner = node_skip_parens(range);
    bool is_name = inner->kind == NODE_DECL_REF_EXPR && inner->ref &&
                   (inner->ref->kind == DECL_VARIABLE || inner->ref->kind == DECL_PARAMETER);
    loop.range = is_name ? inner->ref
                         : make_variable(model, &loop, variable, loop.steps->range->type, "range");
    loop.begin = begin;
    loop.end = make_variable(model, &loop, variable, loop.steps->end->type, "end");
    begin->kind = DECL_VARIABLE;
    begin->in_system = false;
    begin->storage = STORAGE_AUTO;
    begin->type = loop.steps->begin->type;
    begin->name = arena_printf(model->arena, "%s_at", variable->name);
    begin->init = take_expression(model, &loop, loop.steps->first);
    loop.end->init = take_expression(model, &loop, loop.steps->last);
    node->declared = NULL;
    node->declared_count = 0;
    if (!is_name) {
        loop.range->init = range;
        declare_in_range(model, node, loop.range);
    }
    declare_in_range(model, node, begin);
    declare_in_range(model, node, loop.end);
    declare_in_range(model, node, variable);
    struct node *condition = take_expression(model, &loop, loop.steps->differs);
    struct node *step = take_expression(model, &loop, loop.steps->up);
    arena_push(model->arena, node->children, node->child_count, condition);
    arena_push(model->arena, node->children, node->child_count, step);
}

/* --- over an array -------------------------------------------------------- */

/* `*__begin` and what is around it lie at the range's place, and are not written there. */
static void mark_without_text(struct node *node)
{
    node->is_synthetic = node->kind == NODE_UNARY_OPERATOR || node->is_synthetic;
    for (size_t i = 0; i < node->child_count; i++)
        mark_without_text(node->children[i]);
}

static void step_through_array(struct model *model, struct node *node, struct node *array,
                               struct decl *begin)
{
    struct decl *variable = node->declared[0];
    begin->kind = DECL_VARIABLE;
    begin->in_system = false;
    begin->storage = STORAGE_AUTO;
    begin->type = model_make_pointer(model, array->type->target);
    begin->name = arena_printf(model->arena, "%s_at", variable->name);
    begin->init = model_make_decay(model, node->children[0], array);
    node->declared = NULL;
    node->declared_count = 0;
    declare_in_range(model, node, begin);
    declare_in_range(model, node, variable);
}

struct node *desugar_range(struct model *model, struct node *node)
{
    struct decl *variable = node->declared_count ? node->declared[0] : NULL;
    struct node *range = node->child_count ? node->children[0] : NULL;
    struct decl *begin = variable && variable->init ? model_range_begin(variable->init) : NULL;
    if (!begin || node->declared_count != 1 || node->child_count != 2 || !range->type)
        return node;
    struct node *array = range;
    struct type *type = node_skip_parens(range)->type;
    if (type->kind == TYPE_RECORD && model_is_std(type->declaration, "array")) {
        model_load_record(model, type->declaration);
        array = model_make_member(model, range, range, type->declaration->fields[0]);
        array->parent = node;
    } else if (type->kind == TYPE_ARRAY) {
        array = node_skip_implicit(range);
    }
    mark_without_text(variable->init);
    if (array->type->kind == TYPE_RECORD && node->steps)
        step_through_class(model, node, begin);
    else if (array->type->kind == TYPE_ARRAY && array->type->count >= 0)
        step_through_array(model, node, array, begin);
    return node;
}
