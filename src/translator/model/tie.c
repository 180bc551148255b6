/* Structured bindings to what `get` gives. libclang shows the object and the names, not the calls. A
 * probe's functions write them out for the class (probes_ties); each declaration reads nodes of its
 * own from them. */
#include "frontend/cx.h"
#include "frontend/probes.h"
#include "model/private.h"

#include <string.h>

static enum CXChildVisitResult note_tie(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl)
        return CXChildVisit_Continue;
    long index = probes_tie_index(cx_string(model->arena, clang_getCursorSpelling(cursor)));
    if (index >= 0 && (size_t)index < model->tie_count)
        model->ties[index] = cursor;
    return CXChildVisit_Continue;
}

void model_find_tie_probes(struct model *model)
{
    model->tie_count = model->tu->tie_count * TIE_PROBES;
    if (!model->tie_count)
        return;
    model->ties = arena_alloc(model->arena, model->tie_count * sizeof *model->ties);
    for (size_t i = 0; i < model->tie_count; i++)
        model->ties[i] = clang_getNullCursor();
    clang_visitChildren(clang_getTranslationUnitCursor(model->tu->unit), note_tie, model);
}

/* The number of its first probe; asks for them where they are not there yet. */
static size_t tie_probe_for(struct model *model, const char *name)
{
    struct tu *tu = model->tu;
    for (size_t i = 0; i < tu->tie_count; i++)
        if (strcmp(tu->ties[i], name) == 0)
            return TIE_PROBES * i;
    arena_push(tu->arena, tu->ties, tu->tie_count, arena_strdup(tu->arena, name));
    return model->tie_count;
}

/* Its variables that clang could read, with their initialisers: all of them, or none. */
static size_t read_variables(struct model *model, CXCursor function, CXCursor **variables)
{
    struct cx_list body = {NULL, 0};
    size_t count = 0;
    *variables = NULL;
    if (clang_Cursor_isNull(function))
        return 0;
    struct cx_list parts = cx_children(model->arena, function);
    for (size_t i = 0; i < parts.count; i++)
        if (clang_getCursorKind(parts.items[i]) == CXCursor_CompoundStmt)
            body = cx_children(model->arena, parts.items[i]);
    for (size_t i = 0; i < body.count; i++) {
        struct cx_list declared = cx_children(model->arena, body.items[i]);
        if (declared.count != 1 || clang_isInvalidDeclaration(declared.items[0]) ||
            clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(declared.items[0])))
            return 0;
        arena_push(model->arena, *variables, count, declared.items[0]);
    }
    return count;
}

static void read_tie(struct model *model, struct tie_parts *ties, CXCursor function,
                     const CXCursor *variables, size_t count)
{
    ties->object = model_decl(model, clang_Cursor_getArgument(function, 0));
    ties->types = arena_alloc(model->arena, count * sizeof *ties->types);
    ties->values = arena_alloc(model->arena, count * sizeof *ties->values);
    ties->count = count;
    for (size_t i = 0; i < count; i++) {
        ties->types[i] = model_decl(model, variables[i])->type;
        ties->values[i] = model_node(model, clang_Cursor_getVarDeclInitializer(variables[i]), NULL);
    }
}

static void find_ties(struct model *model, struct decl *object)
{
    struct type *type = type_strip_reference(object->type);
    struct decl *record = type->kind == TYPE_RECORD ? type->declaration : NULL;
    bool is_lvalue =
        object->type->kind == TYPE_REFERENCE && object->type->cx.kind == CXType_LValueReference;
    size_t count = object->binding_count;
    CXCursor *variables;
    if (!record || record->in_system || record->is_library || !model_has_own_parts(model, record))
        return;
    const char *name =
        arena_printf(model->arena, "%zu%c %s", count, is_lvalue ? '&' : '>', type->spelling);
    size_t first = tie_probe_for(model, name);
    if (first < model->tie_count &&
        !read_variables(model, model->ties[first + TIE_SIZE], &variables))
        return; /* its parts are its members */
    object->ties = arena_new(model->arena, struct tie_parts);
    for (size_t i = TIE_MEMBER; i < TIE_PROBES && first < model->tie_count; i++)
        if (!object->ties->count &&
            read_variables(model, model->ties[first + i], &variables) == count)
            read_tie(model, object->ties, model->ties[first + i], variables, count);
}

struct tie_parts *model_ties(struct model *model, struct decl *object)
{
    if (!object->ties && !object->has_no_ties && object->binding_count)
        find_ties(model, object);
    object->has_no_ties = !object->ties;
    return object->ties;
}
