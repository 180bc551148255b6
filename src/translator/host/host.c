/* The host side: the program's own text, with CUDA taken out by byte edits.
 *
 * One walk over the AST of the host pass decides what each name is: a reference to a declaration of
 * our CUDA headers is renamed by its rule where the token is written, which for a token of a macro
 * is the macro's definition. Declarations give the device code that leaves the file
 * (host/function.c). What the AST can't show, because clang does not keep it, is then done token by
 * token (host/text.c): attributes, launches' brackets, macro bodies, branches the preprocessor did
 * not take. */
#include "host/host.h"

#include "frontend/errors.h"
#include "frontend/libraries.h"
#include "frontend/probes.h"
#include "rules/components.h"

#include "util/str.h"
#include <string.h>

/* --- names */

/* CUDA reserves these prefixes, so that a name without a rule is one we have not heard of; others
 * (`min`, `float4`) are the same in ported programs. */
static bool is_cuda_name(const char *name)
{
    bool driver = str_starts(name, "cu") && name[2] >= 'A' && name[2] <= 'Z';
    return driver || str_starts(name, "cuda") || str_starts(name, "CUDA") ||
           str_starts(name, "CU_") || str_starts(name, "__cuda") || str_starts(name, "nv");
}

static void warn_partial(struct host *host, const struct rule *rule, const struct source_pos *pos)
{
    const char *key = arena_printf(host->arena, "%s\n%s", pos->file ? pos->file : "", rule->cuda);

    if (rule->state != RULE_PARTIAL || map_get(&host->warned, key))
        return;
    map_put(&host->warned, key, host);
    diag_report(host->tu->diag, CU3002, pos, rule->cuda, rule->note ? rule->note : "");
}

static void rename_at(struct host *host, CXSourceLocation location, const char *name,
                      const struct rule *rule)
{
    size_t offset;
    struct host_file *file = host_spelling(host, location, &offset);
    struct source_pos pos = frontend_pos(host->tu, location);
    struct host_file *used_in = host_file_of(host, frontend_file_of(host->tu, location));

    if (file) {
        size_t token = lex_at(&file->lexed, offset);
        if (lex_is(&file->lexed, token, "struct") || lex_is(&file->lexed, token, "enum") ||
            lex_is(&file->lexed, token, "class") || lex_is(&file->lexed, token, "union"))
            token = lex_next(&file->lexed, token);
        if (lex_is(&file->lexed, token, name)) {
            struct token *at = &file->lexed.tokens[token];
            if (rule->to && strcmp(rule->to, name) != 0)
                host_edit(host, file, at->begin, at->end, rule->to);
            warn_partial(host, rule, &pos);
            return;
        }
    }
    CXFile handle;
    clang_getSpellingLocation(location, &handle, NULL, NULL, NULL);
    struct source_file *spelled = frontend_file(host->tu, handle);
    if (!used_in || (spelled && spelled->is_system) || !rule->to || strcmp(rule->to, name) == 0)
        return;
    map_put(&host->pasted, name, (void *)(uintptr_t)rule);
    warn_partial(host, rule, &pos);
}

/* Names that macros put together, `cuda##name`, have no text that could be replaced: macros of
 * these names say what stands for them. Each line is an edit of its own, as sources may share the
 * file. */
static void define_pasted_names(struct host *host, struct host_file *file)
{
    size_t at = host_top_position(&file->lexed);

    for (size_t i = 0; i < host->pasted.count; i++) {
        const struct map_entry *entry = &host->pasted.entries[i];
        const struct rule *rule = entry->value;
        if (i == 0)
            edit_insert(&file->output->edits, at, "/* names that macros put together */\n");
        edit_insert(&file->output->edits, at,
                    arena_printf(host->arena, "#define %s %s\n", entry->name, rule->to));
    }
}

static void port_name(struct host *host, CXCursor declaration, CXSourceLocation location)
{
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(declaration));
    const struct rule *rule = host_rule(host, name);
    struct source_pos pos = frontend_pos(host->tu, location);
    struct host_file *used_in = host_file_of(host, frontend_file_of(host->tu, location));

    /* clang calls this where <<<...>>> is written */
    bool launch =
        strcmp(name, "cudaConfigureCall") == 0 || strcmp(name, "__cudaPushCallConfiguration") == 0;
    if (!used_in || !*name || launch)
        return;
    if (!rule) {
        const struct absent_library *library = libraries_by_name(name);
        if (!is_cuda_name(name) || rules_find(host->program->rules, RULE_DEVICE_FUNCTION, name))
            return;
        if (library)
            diag_report(
                host->tu->diag, CU3001, &pos, name,
                arena_printf(host->arena, "this function of %s is not ported", library->name));
        else
            diag_report(host->tu->diag, CU3003, &pos, name);
    } else if (rule->state == RULE_NONE) {
        diag_report(host->tu->diag, CU3001, &pos, name, rule->note ? rule->note : "");
    } else {
        host->program->components |= rule->component;
        rename_at(host, location, name, rule);
    }
}

static bool is_device_builtin(CXCursor declaration)
{

    if (clang_getCursorKind(declaration) != CXCursor_VarDecl)
        return host_function_target(declaration) == TARGET_DEVICE;
    struct host_attributes found = host_attributes_of(declaration);
    return found.device && !found.host;
}

bool host_is_device_builtin(struct host *host, CXCursor declaration)
{
    struct source_file *file = frontend_file_of(host->tu, clang_getCursorLocation(declaration));

    return file && file->is_cuda_header && is_device_builtin(declaration);
}

void host_keep_device_function(struct host *host, CXCursor function)
{
    CXCursor used = clang_getCanonicalCursor(host_template_of(function));

    for (size_t i = 0; i < host->device_use_count; i++)
        if (clang_equalCursors(host->device_uses[i], used))
            return;
    arena_push(host->arena, host->device_uses, host->device_use_count, used);
}

static void note_use(struct host *host, CXCursor declaration, CXSourceLocation location, bool name)
{
    struct source_file *file = frontend_file_of(host->tu, clang_getCursorLocation(declaration));
    if (!file)
        return;
    if (str_ends(file->path, "/omp.h"))
        host->program->uses_openmp = true;
    if (str_ends(file->path, "/mpi.h"))
        host->program->components |= component_of("mpi");
    if (file->is_cuda_header) {
        host_note_loading(host, declaration);
        if (name)
            port_name(host, declaration, location);
        if (name && is_device_builtin(declaration))
            arena_push(host->arena, host->builtin_uses, host->builtin_use_count,
                       frontend_pos(host->tu, location));
    } else if (!file->is_system && host_function_target(declaration) == TARGET_KERNEL) {
        if (name)
            host_note_kernel_use(host, declaration, location);
    } else if (!file->is_system && host_function_target(declaration) == TARGET_DEVICE) {
        host_keep_device_function(host, declaration);
    }
}

static bool is_file_scope(CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    return kind == CXCursor_TranslationUnit || kind == CXCursor_Namespace ||
           kind == CXCursor_LinkageSpec;
}

/* The host's uses of a managed variable go to the memory that kernels see; its shadow is the
 * key. */
static void port_managed(struct host *host, CXCursor use, CXCursor variable)
{
    size_t begin, name;

    if (clang_getCursorKind(variable) != CXCursor_VarDecl || !is_file_scope(variable))
        return;
    struct host_attributes found = host_attributes_of(variable);
    if (!found.managed)
        return;
    struct host_file *file = host_spelling(host, clang_getCursorLocation(use), &name);
    struct host_file *start =
        host_spelling(host, clang_getRangeStart(clang_getCursorExtent(use)), &begin);
    size_t token = file ? lex_at(&file->lexed, name) : NO_TOKEN;
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(use));
    if (token == NO_TOKEN || start != file || begin > name) {
        diag_report(host->tu->diag, CU3006, &pos,
                    frontend_string(host->tu, clang_getCursorSpelling(variable)),
                    "a macro writes its name");
        return;
    }
    host_edit(host, file, begin, begin, "(*cu2cl::managed_variable(&");
    host_edit(host, file, file->lexed.tokens[token].end, file->lexed.tokens[token].end, "))");
}

static void note_cuda_reference(struct host *host, CXCursor cursor)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXSourceLocation location = clang_getCursorLocation(cursor);

    if (kind == CXCursor_OverloadedDeclRef) {
        unsigned count = clang_getNumOverloadedDecls(cursor), chosen = 0;
        /* where one of several has a host version, the host's compiler will find that */
        while (chosen + 1 < count && is_device_builtin(clang_getOverloadedDecl(cursor, chosen)))
            chosen++;
        for (unsigned i = 0; i < count; i++)
            note_use(host, clang_getOverloadedDecl(cursor, i), location, i == chosen);
        return;
    }
    CXCursor declaration = clang_getCursorReferenced(cursor);
    bool names = kind == CXCursor_DeclRefExpr || kind == CXCursor_TypeRef ||
                 kind == CXCursor_TemplateRef || kind == CXCursor_VariableRef;
    if (kind == CXCursor_DeclRefExpr)
        port_managed(host, cursor, declaration);
    if (!clang_Cursor_isNull(declaration) &&
        clang_getCursorKind(declaration) != CXCursor_OverloadedDeclRef)
        note_use(host, declaration, location, names);
}

/* A program that declares CUDA's functions itself, to find them in the driver's library at run
 * time, stays one that needs that library. One message stands for all. */
static void report_own(struct host *host, CXCursor cursor, const char *name)
{
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    enum CXCursorKind around = clang_getCursorKind(clang_getCursorSemanticParent(cursor));
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(cursor));

    if ((kind != CXCursor_VarDecl && kind != CXCursor_FunctionDecl) ||
        (around != CXCursor_TranslationUnit && around != CXCursor_LinkageSpec) ||
        host->program->declares_api || !is_cuda_name(name) ||
        !rules_find(host->program->rules, RULE_HOST_FUNCTION, name))
        return;
    host->program->declares_api = true;
    diag_report(host->tu->diag, CU3017, &pos, name);
}

static void note_main(struct host *host, CXCursor cursor)
{
    if (clang_getCursorKind(cursor) == CXCursor_FunctionDecl && clang_isCursorDefinition(cursor) &&
        strcmp(frontend_string(host->tu, clang_getCursorSpelling(cursor)), "main") == 0)
        host->program->has_main = host->source->has_main = true;
}

static void note_declaration(struct host *host, CXCursor cursor)
{
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(cursor));
    if (!*name || !host_rule(host, name))
        return;
    map_put(&host->user_names, name, host);
    report_own(host, cursor, name);
}

/* --- declarations */

/* nvcc gives shadow variables internal linkage unless device code is linked (-rdc=true), so that
 * two sources may each have a `__constant__ float c[4]`. Where there is one source only, it makes
 * no difference; a header of a tree has other readers. */
static void make_static(struct host *host, CXCursor cursor, struct host_file *file, size_t begin,
                        size_t name)
{
    bool is_alone = host->is_alone && (file->is_main || !host->program->around);

    if (is_alone || host->source->flags->relocatable ||
        clang_Cursor_getStorageClass(cursor) != CX_SC_None ||
        !clang_equalCursors(clang_getCanonicalCursor(cursor), cursor) ||
        host->source->language != SOURCE_CUDA)
        return;
    for (size_t i = lex_at_or_after(&file->lexed, begin);
         i != NO_TOKEN && i < file->lexed.count && file->lexed.tokens[i].begin < name; i++) {
        if (lex_is(&file->lexed, i, "inline"))
            return;
        if (host_is_attribute(&file->lexed, i) && !lex_is(&file->lexed, i, "__align__")) {
            map_put_pointer(&file->make_static, (void *)(file->lexed.tokens[i].begin + 1), host);
            return;
        }
    }
}

static void note_variable(struct host *host, CXCursor cursor)
{
    size_t name, begin;

    struct host_attributes found = host_attributes_of(cursor);
    if (found.managed && !is_file_scope(cursor)) {
        struct source_pos at = frontend_pos(host->tu, clang_getCursorLocation(cursor));
        diag_report(host->tu->diag, CU3006, &at,
                    frontend_string(host->tu, clang_getCursorSpelling(cursor)),
                    "it is a member of a class");
    }
    if (!is_file_scope(cursor))
        return;
    if (!found.device && !found.constant && !found.shared)
        return;
    struct host_file *file = host_spelling(host, clang_getCursorLocation(cursor), &name);
    begin = frontend_pos(host->tu, clang_getRangeStart(clang_getCursorExtent(cursor))).offset;
    if (!file || begin > name)
        return;
    begin = host_declaration_begin(file, begin);
    if (found.shared) {
        size_t token = lex_at(&file->lexed, name);
        while (token != NO_TOKEN && !lex_is(&file->lexed, token, ";"))
            token = lex_next(&file->lexed, token);
        if (token != NO_TOKEN)
            host_remove(host, file, begin, file->lexed.tokens[token].end, "");
    } else {
        make_static(host, cursor, file, begin, name);
    }
}

static enum CXChildVisitResult find_cuda_namespace(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_NamespaceRef)
        *(CXCursor *)data = clang_getCursorReferenced(cursor);
    return CXChildVisit_Continue;
}

/* `using namespace cooperative_groups;`, `namespace cg = cooperative_groups;`, `using
 * cooperative_groups::sync;` */
static bool remove_using(struct host *host, CXCursor cursor)
{
    CXCursor target = clang_getNullCursor();
    size_t begin;

    clang_visitChildren(cursor, find_cuda_namespace, &target);
    target = clang_getCanonicalCursor(target); /* what host code has is declared there first */
    struct source_file *declared = frontend_file_of(host->tu, clang_getCursorLocation(target));
    if (clang_Cursor_isNull(target) || !declared || !declared->is_cuda_header)
        return false;
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(cursor));
    struct host_file *file = host_spelling(host, start, &begin);
    if (!file)
        return true;
    struct source_pos pos = frontend_pos(host->tu, start);
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(target));
    const struct rule *rule = rules_find(host->program->rules, RULE_NAMESPACE, name);
    if (!rule || rule->state == RULE_NONE) {
        diag_report(host->tu->diag, CU3001, &pos, name,
                    rule && rule->note ? rule->note : "unknown namespace");
        return true;
    }
    size_t token = lex_at(&file->lexed, begin);
    while (token != NO_TOKEN && !lex_is(&file->lexed, token, ";"))
        token = lex_next(&file->lexed, token);
    if (token != NO_TOKEN)
        host_remove(host, file, begin, file->lexed.tokens[token].end, "");
    return true;
}

/* --- the walk */

static enum CXChildVisitResult visit_host(CXCursor cursor, CXCursor parent, CXClientData data);

static enum CXChildVisitResult visit_signature(CXCursor cursor, CXCursor parent, CXClientData data)
{
    if (clang_getCursorKind(cursor) == CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    return visit_host(cursor, parent, data);
}

/* The device function that was added last. */
static bool keeps_declaration(const struct host *host, CXCursor function)
{
    size_t last = host->function_count - 1;
    return host->function_count && host->functions[last].declared &&
           clang_equalCursors(host->functions[last].cursor, function);
}

static enum CXChildVisitResult visit_function(struct host *host, CXCursor cursor)
{
    enum host_target target = host_function_target(cursor);
    struct host_file *file;
    size_t offset;

    host_count_name(host, cursor);
    if (target == TARGET_KERNEL || target == TARGET_DEVICE) {
        bool stays = host_add_function(host, cursor, target);
        if (target == TARGET_KERNEL || keeps_declaration(host, cursor))
            clang_visitChildren(cursor, visit_signature, host);
        return stays && target == TARGET_DEVICE ? CXChildVisit_Recurse : CXChildVisit_Continue;
    }
    if (target == TARGET_BOTH)
        host_add_function(host, cursor, target);
    file = host_spelling(host, clang_getCursorLocation(cursor), &offset);
    if (file && clang_isCursorDefinition(cursor)) {
        CXSourceRange extent = clang_getCursorExtent(cursor);
        const struct source_error *error = errors_inside(
            host->tu, file->file, frontend_pos(host->tu, clang_getRangeStart(extent)).offset,
            frontend_pos(host->tu, clang_getRangeEnd(extent)).offset);
        struct host_poisoned poisoned = {
            file, frontend_pos(host->tu, clang_getCursorLocation(cursor)),
            frontend_string(host->tu, clang_getCursorSpelling(cursor)), error ? error->text : NULL};
        if (target == TARGET_HOST)
            host_claim(host, file, cursor);
        if (error && !error->library)
            arena_push(host->arena, host->poisoned, host->poisoned_count, poisoned);
    }
    return CXChildVisit_Recurse;
}

/* The AST knows where the callee of a launch begins; the configuration is a child call that is
 * written `<<<...>>>`. */
static enum CXChildVisitResult find_configuration(CXCursor cursor, CXCursor parent,
                                                  CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_CallExpr) {
        CXString name = clang_getCursorSpelling(cursor);
        const char *text = clang_getCString(name);
        if (strcmp(text, "cudaConfigureCall") == 0 ||
            strcmp(text, "__cudaPushCallConfiguration") == 0)
            *(CXCursor *)data = cursor;
        clang_disposeString(name);
    }
    return CXChildVisit_Continue;
}

static void note_launch(struct host *host, CXCursor call)
{
    CXCursor configuration = clang_getNullCursor();
    size_t open, callee;

    clang_visitChildren(call, find_configuration, &configuration);
    if (clang_Cursor_isNull(configuration))
        return;
    struct host_file *file = host_spelling(host, clang_getCursorLocation(configuration), &open);
    struct host_file *callee_file =
        host_spelling(host, clang_getRangeStart(clang_getCursorExtent(call)), &callee);
    if (file && file == callee_file && callee < open &&
        file->lexed.tokens[lex_at_or_after(&file->lexed, open)].kind == TOKEN_LAUNCH)
        map_put_pointer(&file->callees, (void *)(open + 1), (void *)(callee + 1));
}

/* A macro that may belong to a declaration: `API`, and not `BEGIN_NAMESPACE`, which opens a brace. */
static bool may_be_prefix(struct host *host, CXCursor definition, const struct source_file *file)
{
    CXSourceRange extent = clang_getCursorExtent(definition);
    size_t begin = frontend_pos(host->tu, clang_getRangeStart(extent)).offset;
    size_t end = frontend_pos(host->tu, clang_getRangeEnd(extent)).offset;

    for (size_t i = begin; file && i < end && i < file->length; i++)
        if (strchr("{};", file->text[i]))
            return false;
    return true;
}

static void note_expansion(struct host *host, CXCursor cursor)
{
    size_t offset;
    CXSourceLocation location = clang_getCursorLocation(cursor);
    struct host_file *file = host_spelling(host, location, &offset);
    CXCursor definition = clang_getCursorReferenced(cursor);
    struct source_file *defined = frontend_file_of(host->tu, clang_getCursorLocation(definition));

    if (!file)
        return;
    if (may_be_prefix(host, definition, defined))
        map_put_pointer(&file->prefixes, (void *)(offset + 1), file);
    if (defined && defined->is_cuda_header) {
        const char *name = frontend_string(host->tu, clang_getCursorSpelling(definition));
        if (host_rule(host, name))
            port_name(host, definition, location);
    }
}

static void note_inclusion(struct host *host, CXCursor cursor)
{
    size_t offset;
    struct host_file *file = host_spelling(host, clang_getCursorLocation(cursor), &offset);
    struct source_file *included = frontend_file(host->tu, clang_getIncludedFile(cursor));

    if (file && included) {
        map_put_pointer(&file->includes, (void *)(offset + 1), included);
        host_file_of(host, included);
    }
}

bool host_is_of_program(struct host *host, CXCursor declaration)
{
    CXSourceLocation location = clang_getCursorLocation(declaration);
    if (frontend_is_system_place(host->tu, location))
        return false;
    const struct source_file *file = frontend_file_of(host->tu, location);
    return file && !file->is_system;
}

static enum CXChildVisitResult visit_host(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct host *host = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);

    if (clang_getCursorKind(parent) == CXCursor_TranslationUnit) {
        if (!host_is_of_program(host, cursor))
            return CXChildVisit_Continue;
        host->top = cursor;
    }
    switch (kind) {
    case CXCursor_InclusionDirective: note_inclusion(host, cursor); return CXChildVisit_Continue;
    case CXCursor_MacroExpansion: note_expansion(host, cursor); return CXChildVisit_Continue;
    case CXCursor_MacroDefinition: note_declaration(host, cursor); return CXChildVisit_Continue;
    case CXCursor_UsingDirective:
    case CXCursor_UsingDeclaration:
    case CXCursor_NamespaceAlias:
        if (remove_using(host, cursor))
            return CXChildVisit_Continue;
        break;
    case CXCursor_FunctionDecl:
    case CXCursor_FunctionTemplate:
    case CXCursor_CXXMethod:
    case CXCursor_Constructor:
    case CXCursor_Destructor:
    case CXCursor_ConversionFunction:
        note_declaration(host, cursor);
        note_main(host, cursor);
        return visit_function(host, cursor);
    case CXCursor_VarDecl: note_variable(host, cursor); break;
    case CXCursor_CallExpr: note_launch(host, cursor); break;
    case CXCursor_LambdaExpr: host_add_lambda(host, cursor); break;
    case CXCursor_StringLiteral: host_note_literal(host, cursor); break;
    default: break;
    }
    if (clang_isDeclaration(kind))
        note_declaration(host, cursor);
    else if (clang_isReference(kind) || clang_isExpression(kind))
        note_cuda_reference(host, cursor);
    return CXChildVisit_Recurse;
}

/* What was kept since the source also reads it as a host function is host code. */
static void walk_read_twice(struct host *host)
{
    for (size_t i = 0; i < host->function_count; i++)
        if (host->functions[i].kept)
            clang_visitChildren(host->functions[i].cursor, visit_host, host);
}

/* Device functions that kept code refers to stay, and so does what they refer to. */
static void keep_used_functions(struct host *host)
{
    for (size_t i = 0; i < host->device_use_count; i++)
        for (size_t j = 0; j < host->function_count; j++) {
            struct host_function *function = &host->functions[j];
            CXCursor canonical = clang_getCanonicalCursor(host_template_of(function->cursor));
            if (function->kept || function->target != TARGET_DEVICE ||
                !clang_equalCursors(canonical, host->device_uses[i]))
                continue;
            function->kept = true;
            if (clang_Cursor_isNull(function->body)) /* others may want to take it out */
                host_claim(host, function->file, function->cursor);
            clang_visitChildren(function->cursor, visit_host, host);
        }
}

void host_prepare(struct tu *tu)
{
    const char *probes = probes_class_instantiations(tu);

    if (probes)
        frontend_probe(tu, probes);
}

void host_port(struct program *program, struct tu *tu, struct source *source)
{
    struct host host = {.program = program, .tu = tu, .source = source, .arena = program->arena};

    host.by_file.arena = host.function_names.arena = program->arena;
    host.user_names.arena = host.warned.arena = program->arena;
    host.pasted.arena = program->arena;
    host.is_alone = program->source_count == 1 && !program->is_part;
    host_name_outputs(program);

    struct host_file *main_file =
        host_file_of(&host, frontend_file(tu, clang_getFile(tu->unit, tu->path)));
    if (!main_file)
        return;
    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), visit_host, &host);
    host_add_forced(&host);
    host_collect_skipped(&host);
    host_find_read_twice(&host);
    walk_read_twice(&host);
    do
        keep_used_functions(&host);
    while (host_read_instances(&host));
    host_rewrite_lambdas(&host);
    host_rewrite_functions(&host);
    define_pasted_names(&host, main_file);
    for (size_t i = 0; i < host.file_count; i++) {
        host_rewrite_text(&host, host.files[i]);
        host_rewrite_includes(&host, host.files[i]);
    }
    host_exclude(&host);
    host_report_errors(&host);
    source->top = host_top_position(&main_file->lexed);
    host_share(&host);
}
