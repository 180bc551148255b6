/* Range-for over a class. libclang shows the loop variable's initialiser, `*__begin`, and how
 * `__begin` starts; the end, the comparison, and the step are hidden. A probe's function writes
 * them out for the class (probes_ranges), and each loop gets nodes of its own from it, with the
 * loop's variables in place of the probe's:
 *
 *     auto &range = expression; auto at = range.begin(), end = range.end();
 *     for (; at != end; ++at) { auto x = *at; ... }
 *
 * declares `range` (unless the expression is the name of a variable), `at`, `end`, and `x`; the
 * comparison and the step are children behind the body. */
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

/* --- what the probe's function says --------------------------------------- */

struct steps {
    struct decl *range, *begin, *end;  /* its parameter and its variables */
    CXCursor first, last, differs, up; /* the expressions */
};

static void read_declaration(struct model *model, struct steps *steps, CXCursor variable)
{
    char *name = cx_string(model->arena, clang_getCursorSpelling(variable));
    CXCursor init = clang_Cursor_getVarDeclInitializer(variable);
    if (strcmp(name, "b") == 0) {
        steps->begin = model_decl(model, variable);
        steps->first = init;
    } else if (strcmp(name, "e") == 0) {
        steps->end = model_decl(model, variable);
        steps->last = init;
    } else {
        steps->differs = init;
    }
}

static bool read_probe(struct model *model, CXCursor function, struct steps *steps)
{
    CXCursor none = clang_getNullCursor();
    *steps = (struct steps){NULL, NULL, NULL, none, none, none, none};
    if (clang_Cursor_isNull(function))
        return false;
    steps->range = model_decl(model, clang_Cursor_getArgument(function, 0));
    struct cx_list parts = cx_children(model->arena, function);
    struct cx_list body = {NULL, 0};
    for (size_t i = 0; i < parts.count; i++)
        if (clang_getCursorKind(parts.items[i]) == CXCursor_CompoundStmt)
            body = cx_children(model->arena, parts.items[i]);
    for (size_t i = 0; i < body.count; i++) {
        if (clang_getCursorKind(body.items[i]) != CXCursor_DeclStmt) {
            steps->up = body.items[i];
            continue;
        }
        struct cx_list variables = cx_children(model->arena, body.items[i]);
        if (variables.count)
            read_declaration(model, steps, variables.items[0]);
    }
    return steps->range && steps->begin && steps->end && !clang_Cursor_isNull(steps->first) &&
           !clang_Cursor_isNull(steps->last) && !clang_Cursor_isNull(steps->differs) &&
           !clang_Cursor_isNull(steps->up);
}

/* The probe's function for the class; asks for it where it is not there yet. */
static CXCursor probe_for(struct model *model, const char *name)
{
    struct tu *tu = model->tu;
    for (size_t i = 0; i < tu->range_count; i++)
        if (strcmp(tu->ranges[i], name) == 0)
            return model->ranges[i];
    arena_push(tu->arena, tu->ranges, tu->range_count, arena_strdup(tu->arena, name));
    CXCursor *grown = arena_alloc(model->arena, (tu->range_count + 1) * sizeof *grown);
    memcpy(grown, model->ranges, (tu->range_count - 1) * sizeof *grown);
    grown[tu->range_count - 1] = clang_getNullCursor();
    model->ranges = grown;
    return clang_getNullCursor();
}

static bool calls_a_member(CXCursor begin)
{
    CXCursor call = clang_Cursor_getVarDeclInitializer(begin);
    CXCursor callee = clang_getCursorReferenced(call);
    return clang_getCursorKind(callee) == CXCursor_CXXMethod;
}

/* --- the loop ------------------------------------------------------------- */

struct loop {
    struct node *node;
    struct steps steps;
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
        node->ref = node->ref == loop->steps.range   ? loop->range
                    : node->ref == loop->steps.begin ? loop->begin
                    : node->ref == loop->steps.end   ? loop->end
                                                     : node->ref;
    for (size_t i = 0; i < node->child_count; i++)
        adopt(loop, node->children[i]);
}

static struct node *take_expression(struct model *model, const struct loop *loop,
                                    CXCursor expression)
{
    struct node *node = model_node(model, expression, loop->node);
    adopt(loop, node);
    return node;
}

static struct decl *make_variable(struct model *model, const struct loop *loop,
                                  const struct decl *variable, struct type *type, const char *end)
{
    struct decl *decl = arena_new(model->arena, struct decl);
    decl->kind = DECL_VARIABLE;
    decl->cursor = clang_getNullCursor();
    decl->name = decl->qualified = arena_printf(model->arena, "%s_%s", variable->name, end);
    decl->type = type;
    decl->file = loop->node->file;
    decl->begin = decl->end = loop->node->begin;
    decl->parent = variable->parent;
    return decl;
}

static void declare_in_range(struct model *model, struct node *node, struct decl *decl)
{
    arena_push(model->arena, node->declared, node->declared_count, decl);
}

void model_rewrite_class_range(struct model *model, struct node *node, struct decl *begin)
{
    struct loop loop = {.node = node};
    struct decl *variable = node->declared[0];
    struct node *range = node->children[0], *inner = node_skip_parens(range);
    struct type *type = inner->type;
    if (type->declaration->in_system || type->rule)
        return;
    const char *name = arena_printf(model->arena, "%s%s", calls_a_member(begin->cursor) ? "." : "",
                                    type->spelling);
    if (!read_probe(model, probe_for(model, name), &loop.steps))
        return;
    bool is_name = inner->kind == NODE_DECL_REF_EXPR && inner->ref &&
                   (inner->ref->kind == DECL_VARIABLE || inner->ref->kind == DECL_PARAMETER);
    loop.range = is_name ? inner->ref
                         : make_variable(model, &loop, variable, loop.steps.range->type, "range");
    loop.begin = begin;
    loop.end = make_variable(model, &loop, variable, loop.steps.end->type, "end");
    begin->kind = DECL_VARIABLE;
    begin->in_system = false;
    begin->storage = STORAGE_AUTO;
    begin->type = loop.steps.begin->type;
    begin->name = arena_printf(model->arena, "%s_at", variable->name);
    begin->init = take_expression(model, &loop, loop.steps.first);
    loop.end->init = take_expression(model, &loop, loop.steps.last);
    node->declared = NULL;
    node->declared_count = 0;
    if (!is_name) {
        loop.range->init = range;
        declare_in_range(model, node, loop.range);
    }
    declare_in_range(model, node, begin);
    declare_in_range(model, node, loop.end);
    declare_in_range(model, node, variable);
    struct node *condition = take_expression(model, &loop, loop.steps.differs);
    struct node *step = take_expression(model, &loop, loop.steps.up);
    arena_push(model->arena, node->children, node->child_count, condition);
    arena_push(model->arena, node->children, node->child_count, step);
}
