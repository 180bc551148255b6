/* Builds the model of a device pass: macros first, then a walk over the user's declarations that
 * finds every kernel. Kernels that are templates have no cursor of their own; their instances are
 * found where host code refers to them, also inside instances of host templates, which are reached
 * through the calls that name them. */

#include "frontend/cx.h"
#include "frontend/elsewhere.h"
#include "model/private.h"
#include "frontend/probes.h"
#include "util/str.h"

#include <string.h>

struct kernel_search {
    struct model *model;
    struct map visited;      /* declarations whose bodies were searched: struct decl -> itself */
    struct function *around; /* the instance of a host template that is searched; NULL */
    CXType element;          /* of the last list */
    bool is_host;            /* the function that is searched runs on the host */
    bool is_device;          /* it is a device function */
};

static enum CXChildVisitResult search_references(CXCursor cursor, CXCursor parent,
                                                 CXClientData data);
static bool is_dependent(CXCursor cursor);

void model_add_kernel(struct model *model, struct function *kernel)
{
    for (size_t i = 0; i < model->kernel_count; i++)
        if (model->kernels[i]->decl == kernel->decl)
            return;
    arena_push(model->arena, model->kernels, model->kernel_count, kernel);
}

static void add_kernel(struct model *model, struct decl *decl)
{
    model_add_kernel(model, decl->function);
}

static bool runs_on_host(CXCursor function)
{
    return cx_has_attribute(function, CXCursor_CUDAHostAttr) ||
           (!cx_has_attribute(function, CXCursor_CUDADeviceAttr) &&
            !cx_has_attribute(function, CXCursor_CUDAGlobalAttr));
}

/* A variable of the device that host code names: it may copy to it, or ask for its address, though
 * no kernel uses it. */
static void note_host_use(struct model *model, CXCursor cursor)
{
    CXCursor variable = clang_getCursorReferenced(cursor);
    if (clang_getCursorKind(variable) != CXCursor_VarDecl ||
        (!cx_has_attribute(variable, CXCursor_CUDADeviceAttr) &&
         !cx_has_attribute(variable, CXCursor_CUDAConstantAttr)) ||
        is_dependent(variable))
        return;
    struct decl *decl = model_decl(model, variable);
    if (!decl || decl->in_system || decl->is_library ||
        (decl->storage != STORAGE_DEVICE && decl->storage != STORAGE_CONSTANT))
        return;
    for (size_t i = 0; i < model->host_variable_count; i++)
        if (model->host_variables[i] == decl)
            return;
    arena_push(model->arena, model->host_variables, model->host_variable_count, decl);
}

/* A variable with internal linkage, or a static local one, in a device function that another source
 * may take in. */
static void note_own_variable(struct model *model, CXCursor cursor)
{
    CXCursor variable = clang_getCursorReferenced(cursor);
    if (!model_crosses_sources(model) || clang_getCursorKind(variable) != CXCursor_VarDecl ||
        clang_getCursorLinkage(variable) == CXLinkage_External || is_dependent(variable))
        return;
    struct decl *decl = model_decl(model, variable);
    if (!decl || decl->in_system || decl->is_library ||
        (decl->storage != STORAGE_DEVICE && decl->storage != STORAGE_CONSTANT &&
         decl->storage != STORAGE_STATIC && decl->storage != STORAGE_MANAGED &&
         decl->storage != STORAGE_TEXTURE))
        return;
    for (size_t i = 0; i < model->own_variable_count; i++)
        if (model->own_variables[i] == decl)
            return;
    arena_push(model->arena, model->own_variables, model->own_variable_count, decl);
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
             (decl->function->record && is_template_instance(decl->function->record->cursor))) {
        struct kernel_search outer = *search;
        model_load_template_arguments(model, decl->function);
        search->around = decl->function;
        search->is_host = runs_on_host(decl->cursor);
        clang_visitChildren(decl->cursor, search_references, search);
        search->around = outer.around;
        search->is_host = outer.is_host;
    }
}

/* --- instances in lists --------------------------------------------------- */

/* A piece of text that means something else where the probe stands. */
struct replacement {
    size_t begin, end;
    const char *text;
};

struct list_entry {
    struct model *model;
    struct source_file *file;
    size_t begin, end; /* of `k<N, T>` */
    struct replacement *values;
    size_t value_count;
};

/* Values are written as numbers: they may be local constants, or parameters of a template. */
static enum CXChildVisitResult note_value(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct list_entry *entry = data;
    CXSourceRange extent = clang_getCursorExtent(cursor);
    CXEvalResult result;
    (void)parent;
    enum CXTypeKind type = clang_getCanonicalType(clang_getCursorType(cursor)).kind;
    if (!clang_isExpression(clang_getCursorKind(cursor)) || type < CXType_Bool ||
        type > CXType_LongLong)
        return CXChildVisit_Continue;
    result = clang_Cursor_Evaluate(cursor);
    if (result && clang_EvalResult_getKind(result) == CXEval_Int) {
        struct replacement value = {
            frontend_pos(entry->model->tu, clang_getRangeStart(extent)).offset,
            frontend_pos(entry->model->tu, clang_getRangeEnd(extent)).offset,
            arena_printf(entry->model->arena, "%lld", clang_EvalResult_getAsLongLong(result))};
        arena_push(entry->model->arena, entry->values, entry->value_count, value);
    }
    if (result)
        clang_EvalResult_dispose(result);
    return CXChildVisit_Continue;
}

/* The instance's type for the parameter of the template around it that has this name; NULL. */
static const char *type_argument(struct model *model, const struct function *around,
                                 const char *name)
{
    size_t place = 0;
    if (!around)
        return NULL;
    struct cx_list children =
        cx_children(model->arena, clang_getSpecializedCursorTemplate(around->decl->cursor));
    for (size_t i = 0; i < children.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
            kind != CXCursor_TemplateTemplateParameter)
            continue;
        bool same =
            strcmp(cx_string(model->arena, clang_getCursorSpelling(children.items[i])), name) == 0;
        for (size_t a = 0; same && a < around->template_count; a++)
            if (around->template_places[a] == place)
                return around->template_texts[a];
        place++;
    }
    return NULL;
}

static bool is_of_pack(const struct function *f, size_t argument)
{
    for (size_t i = 0; i < f->template_count; i++)
        if (i != argument && f->template_places[i] == f->template_places[argument])
            return true;
    return false;
}

const char *model_template_parameter(struct model *model, const struct function *f, size_t argument,
                                     struct type **type)
{
    struct cx_list children = cx_children(model->arena, cx_pattern(f->decl->cursor));
    size_t place = 0;
    *type = NULL;
    if (is_of_pack(f, argument))
        return NULL;
    for (size_t i = 0; i < children.count; i++) {
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
            kind != CXCursor_TemplateTemplateParameter)
            continue;
        if (place++ != f->template_places[argument])
            continue;
        if (kind == CXCursor_NonTypeTemplateParameter)
            *type = model_type(model, clang_getCursorType(children.items[i]));
        return cx_string(model->arena, clang_getCursorSpelling(children.items[i]));
    }
    return NULL;
}

/* The entry's text as it reads at the end of the file. */
static const char *entry_text(struct kernel_search *search, const struct list_entry *entry)
{
    const char *text = entry->file->text;
    struct str out = {.arena = search->model->arena};
    for (size_t at = entry->begin; at < entry->end;) {
        const struct replacement *value = NULL;
        for (size_t i = 0; i < entry->value_count && !value; i++)
            if (entry->values[i].begin == at && entry->values[i].end > at)
                value = &entry->values[i];
        size_t end = at;
        while (end < entry->end && str_is_word(text[end]))
            end++;
        if (value) {
            str_add(&out, value->text);
            at = value->end;
        } else if (end > at) {
            const char *word = arena_strndup(search->model->arena, text + at, end - at);
            const char *argument = type_argument(search->model, search->around, word);
            str_add(&out, argument ? argument : word);
            at = end;
        } else {
            str_addc(&out, text[at++]);
        }
    }
    return str_text(&out);
}

/* The function pointer type of the list's elements, NULL where they are of another kind. */
static const char *element_type(struct model *model, CXType element)
{
    if (element.kind == CXType_Invalid)
        return NULL;
    element = cx_unqualified(clang_getCanonicalType(element));
    if (element.kind != CXType_Pointer ||
        clang_getPointeeType(element).kind != CXType_FunctionProto)
        return NULL;
    return cx_string(model->arena, clang_getTypeSpelling(element));
}

/* Asks for the instance in the next parse; true when this one knows it already. */
static bool is_probed(struct kernel_search *search, CXCursor cursor)
{
    struct model *model = search->model;
    struct tu *tu = model->tu;
    CXSourceRange extent = clang_getCursorExtent(cursor);
    struct source_pos begin = frontend_pos(tu, clang_getRangeStart(extent));
    struct list_entry entry = {.model = model,
                               .file = frontend_file_of(tu, clang_getRangeStart(extent)),
                               .begin = begin.offset,
                               .end = frontend_pos(tu, clang_getRangeEnd(extent)).offset};
    if (!entry.file || entry.end <= entry.begin || entry.end > entry.file->length)
        return false;
    clang_visitChildren(cursor, note_value, &entry);
    struct instance_probe probe =
        probes_instance(tu, entry.file, entry.begin, element_type(model, search->element),
                        entry_text(search, &entry));
    for (size_t i = 0; i < tu->instance_count; i++)
        if (strcmp(tu->instances[i].before, probe.before) == 0 &&
            strcmp(tu->instances[i].after, probe.after) == 0)
            return model->found_instances && model->found_instances[i];
    if (tu->is_last_parse)
        return false;
    arena_push(tu->arena, tu->instances, tu->instance_count, probe);
    return true;
}

/* `Kernel list[] = {k<1>, k<2>}`: libclang shows the list as it was before the instances were
 * chosen. */
static void find_hidden_instance(struct kernel_search *search, CXCursor cursor)
{
    struct model *model = search->model;
    CXCursor set = clang_getCursorReferenced(cursor);
    if (clang_getCursorKind(set) != CXCursor_OverloadedDeclRef ||
        clang_getCursorType(cursor).kind != CXType_Overload || !clang_getNumOverloadedDecls(set))
        return;
    CXCursor template = clang_getOverloadedDecl(set, 0);
    if (!cx_has_attribute(template, CXCursor_CUDAGlobalAttr) || is_probed(search, cursor))
        return;
    struct source_pos pos = frontend_pos(model->tu, clang_getCursorLocation(cursor));
    diag_report(model->diag, CU2001, &pos, cx_string(model->arena, clang_getCursorSpelling(set)),
                "this list hides which instance it is; assign it to a variable first");
}

static enum CXChildVisitResult note_instance(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_Namespace &&
        !clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl)
        return CXChildVisit_Continue;
    long index = probes_instance_index(cx_string(model->arena, clang_getCursorSpelling(cursor)));
    if (index >= 0 && (size_t)index < model->tu->instance_count)
        model->found_instances[index] =
            !clang_Cursor_isNull(clang_Cursor_getVarDeclInitializer(cursor)) &&
            clang_getCanonicalType(clang_getCursorType(cursor)).kind == CXType_Pointer;
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult search_references(CXCursor cursor, CXCursor parent,
                                                 CXClientData data)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct kernel_search *search = data;
    bool is_called = clang_getCursorKind(parent) == CXCursor_CallExpr;
    if (kind == CXCursor_InitListExpr)
        search->element = clang_getArrayElementType(clang_getCursorType(cursor));
    if (kind == CXCursor_DeclRefExpr && !is_called) /* a launch in a template has no instance yet */
        find_hidden_instance(search, cursor);
    if (kind == CXCursor_LambdaExpr)
        model_note_lambda(search->model, cursor);
    if (kind == CXCursor_DeclRefExpr || kind == CXCursor_CallExpr || kind == CXCursor_MemberRefExpr)
        visit_referenced(data, cursor);
    if (search->is_host && (kind == CXCursor_DeclRefExpr || kind == CXCursor_MemberRefExpr))
        note_host_use(search->model, cursor);
    if (search->is_device && kind == CXCursor_DeclRefExpr)
        note_own_variable(search->model, cursor);
    return CXChildVisit_Recurse;
}

static enum CXChildVisitResult note_member(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_CallExpr ||
        clang_getCursorKind(cursor) == CXCursor_DeclRefExpr)
        model_decl(model, clang_getCursorReferenced(cursor)); /* which remembers it for its class */
    return CXChildVisit_Recurse;
}

/* A probe's function calls the special members of a class template's instance; its variable has the
 * address of a method. */
static enum CXChildVisitResult note_members(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    const char *name = cx_string(model->arena, clang_getCursorSpelling(cursor));
    (void)parent;
    if ((clang_getCursorKind(cursor) == CXCursor_FunctionDecl && probes_is_member(name)) ||
        (clang_getCursorKind(cursor) == CXCursor_VarDecl && probes_is_override(name)))
        clang_visitChildren(cursor, note_member, model);
    return CXChildVisit_Continue;
}

/* A probe's variable points to a base of a class template's instance. */
static enum CXChildVisitResult note_base(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_Namespace)
        return CXChildVisit_Recurse;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl)
        return CXChildVisit_Continue;
    char *name = cx_string(model->arena, clang_getCursorSpelling(cursor));
    long index = probes_base_index(name);
    CXType target = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(cursor)));
    if (index >= 0 && (size_t)index < model->tu->base_count && target.kind == CXType_Record)
        map_put(&model->bases, model->tu->bases[index], model_type(model, target));
    return CXChildVisit_Continue;
}

static void note_variable_once(struct model *model, struct decl ***list, size_t *count,
                               struct decl *decl)
{
    for (size_t i = 0; i < *count; i++)
        if ((*list)[i] == decl)
            return;
    arena_push(model->arena, *list, *count, decl);
}

/* A device variable that holds pointers: the host reads functions out of those that no kernel
 * names, and kernels of other sources may use those that lead to data. */
static void note_device_variable(struct model *model, CXCursor cursor)
{
    if (!cx_has_attribute(cursor, CXCursor_CUDADeviceAttr) &&
        !cx_has_attribute(cursor, CXCursor_CUDAConstantAttr))
        return;
    struct decl *decl = model_decl(model, cursor);
    if (!decl || decl->kind != DECL_VARIABLE || probes_is_override(decl->name))
        return;
    if (type_holds_function_pointer(model, decl->type))
        note_variable_once(model, &model->function_variables, &model->function_variable_count,
                           decl);
    if (type_holds_data_pointer(model, decl->type))
        note_variable_once(model, &model->pointer_variables, &model->pointer_variable_count, decl);
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
        search->is_host = runs_on_host(cursor);
        search->is_device = cx_has_attribute(cursor, CXCursor_CUDADeviceAttr);
        clang_visitChildren(cursor, search_references, search);
        search->is_host = search->is_device = false;
        return CXChildVisit_Continue;
    }
    if (kind == CXCursor_VarDecl) {
        if (!file->is_library_header) /* they have none */
            note_device_variable(search->model, cursor);
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

/* A probe's function does what a loop over a class does. */
static enum CXChildVisitResult note_range(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct model *model = data;
    (void)parent;
    if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl)
        return CXChildVisit_Continue;
    long index = probes_range_index(cx_string(model->arena, clang_getCursorSpelling(cursor)));
    if (index >= 0 && (size_t)index < model->tu->range_count)
        model->ranges[index] = cursor;
    return CXChildVisit_Continue;
}

static void find_ranges(struct model *model)
{
    size_t count = model->tu->range_count;
    model->ranges = arena_alloc(model->arena, (count + 1) * sizeof *model->ranges);
    for (size_t i = 0; i < count; i++)
        model->ranges[i] = clang_getNullCursor();
    if (count)
        clang_visitChildren(clang_getTranslationUnitCursor(model->tu->unit), note_range, model);
}

/* What calls of this source can lead to in others: host/target.c has found it. */
static void add_targets(struct model *model)
{
    for (size_t i = 0; i < model->tu->options->target_count; i++) {
        struct decl *decl = model_decl(model, elsewhere_target(model->tu, i));
        if (decl && decl->function)
            arena_push(model->arena, model->taken, model->taken_count, decl);
        else if (decl && decl->kind == DECL_RECORD && model_is_polymorphic(model, decl))
            arena_push(model->arena, model->constructed, model->constructed_count, decl);
    }
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
    model->bases.arena = model->function_rules.arena = model->parameter_types.arena = arena;
    model->shared.arena = arena;
    model_collect_macros(model);
    if (tu->base_count) /* before any class is loaded */
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_base, model);
    if (tu->member_count || tu->override_count)
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_members, model);
    if (tu->instance_count) {
        model->found_instances = arena_alloc(arena, tu->instance_count);
        clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_instance, model);
    }
    find_ranges(model);
    model_find_tie_probes(model);
    model_find_table_probes(model);
    struct kernel_search search = {.model = model, .visited = {.arena = arena}};
    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), search_declarations, &search);
    keep_defined_kernels(model);
    add_targets(model);
    return model;
}
