/* Builds the model of a device pass: macros first, then a walk over the user's declarations that
 * finds every kernel. Kernels that are templates have no cursor of their own; their instances are
 * found where host code refers to them, also inside instances of host templates, which are reached
 * through the calls that name them. */
#include "model.h"

#include "cx.h"
#include "model_private.h"
#include "probes.h"

#include <string.h>

struct kernel_search {
    struct model *model;
    struct map visited; /* declarations whose bodies were searched: struct decl -> itself */
};

static enum CXChildVisitResult search_references(CXCursor cursor, CXCursor parent,
                                                 CXClientData data);

static void add_kernel(struct model *model, struct decl *decl)
{
    for (size_t i = 0; i < model->kernel_count; i++)
        if (model->kernels[i]->decl == decl)
            return;
    arena_push(model->arena, model->kernels, model->kernel_count, decl->function);
}

static bool is_template_instance(CXCursor cursor)
{
    return !clang_Cursor_isNull(clang_getSpecializedCursorTemplate(cursor));
}

static bool is_dependent(CXCursor cursor)
{
    for (int depth = 0; depth < 16; depth++) {
        enum CXCursorKind kind = clang_getCursorKind(cursor);
        if (kind == CXCursor_FunctionTemplate || kind == CXCursor_ClassTemplate ||
            kind == CXCursor_ClassTemplatePartialSpecialization)
            return true;
        if (clang_isTranslationUnit(kind) || clang_isInvalid(kind))
            return false;
        cursor = clang_getCursorSemanticParent(cursor);
    }
    return false;
}

/* A function that host code refers to: a kernel's instance, or an instance of a host template that
 * may launch kernels. */
static void visit_referenced(struct kernel_search *search, CXCursor cursor)
{
    struct model *model = search->model;
    CXCursor referenced = clang_getCursorReferenced(cursor);
    if (clang_Cursor_isNull(referenced) || !cx_is_function(clang_getCursorKind(referenced)))
        return;
    CXSourceLocation location = clang_getCursorLocation(referenced);
    if (clang_Location_isInSystemHeader(location) || is_dependent(referenced))
        return;
    struct decl *decl = model_decl(model, referenced);
    if (!decl || !decl->function || decl->in_system || map_get_pointer(&search->visited, decl))
        return;
    map_put_pointer(&search->visited, decl, decl);
    if (decl->function->is_kernel)
        add_kernel(model, decl);
    else if (is_template_instance(decl->cursor) ||
             (decl->function->record && is_template_instance(decl->function->record->cursor)))
        clang_visitChildren(decl->cursor, search_references, search);
}

/* `Kernel list[] = {k<1>, k<2>}`: libclang shows the list as it was before the instances were
 * chosen. */
static void report_hidden_instance(struct model *model, CXCursor cursor, CXCursor parent)
{
    CXCursor set = clang_getCursorReferenced(cursor);
    enum CXCursorKind around = clang_getCursorKind(parent);
    if (clang_getCursorKind(set) != CXCursor_OverloadedDeclRef ||
        (around != CXCursor_InitListExpr && around != CXCursor_UnaryOperator) ||
        !clang_getNumOverloadedDecls(set))
        return;
    CXCursor template = clang_getOverloadedDecl(set, 0);
    if (!cx_has_attribute(template, CXCursor_CUDAGlobalAttr))
        return;
    struct source_pos pos = frontend_pos(model->tu, clang_getCursorLocation(cursor));
    diag_report(model->diag, CU2001, &pos, cx_string(model->arena, clang_getCursorSpelling(set)),
                "this list hides which instance it is; assign it to a variable first");
}

static enum CXChildVisitResult search_references(CXCursor cursor, CXCursor parent,
                                                 CXClientData data)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    if (kind == CXCursor_DeclRefExpr)
        report_hidden_instance(((struct kernel_search *)data)->model, cursor, parent);
    if (kind == CXCursor_LambdaExpr)
        model_note_lambda(((struct kernel_search *)data)->model, cursor);
    if (kind == CXCursor_DeclRefExpr || kind == CXCursor_CallExpr || kind == CXCursor_MemberRefExpr)
        visit_referenced(data, cursor);
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult note_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_CallExpr)
        model_decl(model, clang_getCursorReferenced(cursor)); /* which remembers it for its class */
    return CXChildVisit_Recurse;
}

/* A probe's function calls the special members of a class template's instance. */
static enum CXChildVisitResult note_members(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_FunctionDecl &&
        probes_is_member(cx_string(model->arena, clang_getCursorSpelling(cursor))))
        clang_visitChildren(cursor, note_member, model);
    return CXChildVisit_Continue;
}

/* A probe's variable points to a base of a class template's instance. */
static enum CXChildVisitResult note_base(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl)
        return CXChildVisit_Continue;
    char *name = cx_string(model->arena, clang_getCursorSpelling(cursor));
    long index = probes_base_index(name);
    CXType target = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(cursor)));
    if (index >= 0 && (size_t)index < model->tu->base_count && target.kind == CXType_Record)
        map_put(&model->bases, model->tu->bases[index], model_type(model, target));
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult search_declarations(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    struct kernel_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;

    if (!clang_isDeclaration(kind) ||
        clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    struct source_file *file = frontend_file_of(search->model->tu, clang_getCursorLocation(cursor));
    if (!file || file->is_system)
        return CXChildVisit_Continue;
    if (cx_is_function(kind)) {
        if (cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr) && clang_isCursorDefinition(cursor) &&
            !is_dependent(cursor))
            add_kernel(search->model, model_decl(search->model, cursor));
        clang_visitChildren(cursor, search_references, search);
        return CXChildVisit_Continue;
    }
    if (kind == CXCursor_VarDecl) {
        clang_visitChildren(cursor, search_references, search);
        return CXChildVisit_Continue;
    }
    return kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec || cx_is_record(kind) ||
                   kind == CXCursor_UnexposedDecl
               ? CXChildVisit_Recurse
               : CXChildVisit_Continue;
}

/* A kernel that is only declared here belongs to the module of the source that defines it. */
static void keep_defined_kernels(struct model *model)
{
    size_t kept = 0;
    for (size_t i = 0; i < model->kernel_count; i++) {
        model_load_function(model, model->kernels[i]);
        if (model->kernels[i]->body || model->kernels[i]->poison)
            model->kernels[kept++] = model->kernels[i];
    }
    model->kernel_count = kept;
}

struct model *model_build(struct tu *tu, const struct rules *rules)
{
    struct arena *arena = tu->arena;
    struct model *model = arena_new(arena, struct model);

    model->arena = arena;
    model->tu = tu;
    model->diag = tu->diag;
    model->rules = rules;
    model->types.arena = model->macros_by_name.arena = model->macros_by_place.arena = arena;
    model->bases.arena = arena;
    model_collect_macros(model);
    if (tu->base_count) /* before any class is loaded */
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_base, model);
    if (tu->member_count)
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_members, model);
    struct kernel_search search = {model, {.arena = arena}};
    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), search_declarations, &search);
    keep_defined_kernels(model);
    return model;
}
