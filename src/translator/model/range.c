/* Range-for over a class. libclang shows the loop variable's initialiser, `*__begin`, and how
 * `__begin` starts; the end, the comparison, and the step are hidden. A probe's function writes
 * them out for the class (probes_ranges); each loop reads nodes of its own from it. */
#include "frontend/cx.h"
#include "model/private.h"

#include <string.h>

/* The loop variable's initialiser is `*__begin`, where nothing says what `__begin` is. */
struct decl *model_range_begin(const struct node *init)
{
    if (init->kind == NODE_DECL_REF_EXPR && init->ref && str_starts(init->ref->name, "__begin"))
        return init->ref;
    struct decl *found = NULL;
    for (size_t i = 0; i < init->child_count && !found; i++)
        found = model_range_begin(init->children[i]);
    return found;
}

/* --- what the probe's function says --------------------------------------- */

struct probe_steps {
    struct decl *range, *begin, *end;  /* its parameter and its variables */
    CXCursor first, last, differs, up; /* the expressions */
};

static void read_declaration(struct model *model, struct probe_steps *steps, CXCursor variable)
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

static bool read_probe(struct model *model, CXCursor function, struct probe_steps *steps)
{
    CXCursor none = clang_getNullCursor();
    *steps = (struct probe_steps){NULL, NULL, NULL, none, none, none, none};
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

void model_find_steps(struct model *model, struct node *loop)
{
    const struct decl *variable = loop->declared_count == 1 ? loop->declared[0] : NULL;
    const struct decl *begin =
        variable && variable->init ? model_range_begin(variable->init) : NULL;
    if (!begin || loop->child_count != 2 || !loop->children[0]->type)
        return;
    const struct type *type = node_skip_parens(loop->children[0])->type;
    if (type->kind == TYPE_ARRAY) /* the list that a std::initializer_list is made of */
        type = loop->children[0]->type;
    if (type->kind != TYPE_RECORD || !type->declaration || type->declaration->in_system ||
        type->rule)
        return;
    struct probe_steps steps;
    const char *name = arena_printf(model->arena, "%s%s", calls_a_member(begin->cursor) ? "." : "",
                                    type->spelling);
    if (!read_probe(model, probe_for(model, name), &steps))
        return;
    loop->steps = arena_new(model->arena, struct range_steps);
    *loop->steps = (struct range_steps){steps.range,
                                        steps.begin,
                                        steps.end,
                                        model_node(model, steps.first, loop),
                                        model_node(model, steps.last, loop),
                                        model_node(model, steps.differs, loop),
                                        model_node(model, steps.up, loop)};
}
