/* Lambdas that run on the device.
 *
 * The type of a lambda has no name, and the generated tables have to name the kernels that it
 * makes instances of. So `[=] __device__ (int i) {...}` becomes
 * `cu2cl::named_lambda<main_lambda_3_14>([a, n] (int i) {...})`: the same closure, marked with a
 * type that is declared above. Inside templates the mark is a template over their parameters
 * (lower/closure.c writes its arguments). The captures are written out, in clang's order, since
 * compilers lay out implicit ones as they like, and the kernel's argument has one layout only.
 *
 * The captures of a lambda in a template depend on the instance, so they are taken from the
 * instances, which libclang shows where something refers to them. */
#include "frontend/cx.h"
#include "host/host.h"

#include "util/str.h"
#include <string.h>

/* --- captures */

struct fields {
    struct host *host;
    struct host_lambda *lambda;
    const char **names;
    size_t count;
    CXCursor expression;
    CXCursor *elements; /* of packs: parameters of the instance */
    size_t element_count;
    bool by_reference, unclear, disordered;
};

struct capture_search {
    CXSourceLocation location;
    const struct fields *fields;
    CXCursor found;
};

/* A capture's field lies where its variable is named in the capture list, or first used. */
static enum CXChildVisitResult match_lambda_capture(CXCursor cursor, CXCursor parent,
                                                    CXClientData data)
{
    struct capture_search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;

    if ((kind == CXCursor_VariableRef || kind == CXCursor_DeclRefExpr ||
         kind == CXCursor_VarDecl) &&
        clang_equalLocations(clang_getCursorLocation(cursor), search->location)) {
        CXCursor variable = clang_getCursorReferenced(cursor);
        for (size_t i = 0; i < search->fields->element_count; i++)
            if (clang_equalCursors(search->fields->elements[i], variable))
                return CXChildVisit_Recurse;
        search->found = cursor;
        return CXChildVisit_Break;
    }
    return CXChildVisit_Recurse;
}

/* Is it written behind `...`? */
static bool is_pack_at(struct host *host, CXCursor parameter)
{
    size_t offset;
    const struct host_file *file = host_spelling(host, clang_getCursorLocation(parameter), &offset);
    size_t token = file ? lex_at(&file->lexed, offset) : NO_TOKEN;

    return token != NO_TOKEN && lex_is(&file->lexed, lex_previous(&file->lexed, token), ".");
}

static bool has_type_of(CXCursor field, CXCursor variable)
{
    CXType type = clang_getCanonicalType(clang_getCursorType(variable));

    type = clang_getNonReferenceType(type);
    return clang_equalTypes(cx_unqualified(clang_getCanonicalType(type)),
                            cx_unqualified(clang_getCanonicalType(clang_getCursorType(field))));
}

/* The name of an implicit capture, "" for one that is written in the list. */
static enum CXVisitorResult add_field(CXCursor field, CXClientData data)
{
    struct fields *fields = data;
    struct host *host = fields->host;
    CXSourceLocation location = clang_getCursorLocation(field);
    struct capture_search search = {location, fields, clang_getNullCursor()};
    size_t offset = frontend_pos(host->tu, location).offset;
    enum CXTypeKind kind = clang_getCursorType(field).kind;
    const char *name = "this";
    bool is_pack = false;

    if (kind == CXType_LValueReference || kind == CXType_RValueReference)
        fields->by_reference = true;
    if (offset < fields->lambda->captures_end)
        return CXVisit_Continue;
    clang_visitChildren(fields->expression, match_lambda_capture, &search);
    if (!clang_Cursor_isNull(search.found)) {
        CXCursor variable = clang_getCursorReferenced(search.found);
        enum CXCursorKind declared = clang_getCursorKind(variable);
        if (declared == CXCursor_VarDecl || declared == CXCursor_ParmDecl)
            name = frontend_string(host->tu, clang_getCursorSpelling(search.found));
        is_pack = declared == CXCursor_ParmDecl && is_pack_at(host, variable);
    }
    if (is_pack) {
        CXCursor element = clang_getCursorReferenced(search.found);
        fields->disordered |= !has_type_of(field, element);
        arena_push(host->arena, fields->elements, fields->element_count, element);
        name = arena_printf(host->arena, "%s...", name);
    }
    for (size_t i = 0; i < fields->count; i++)
        if (strcmp(fields->names[i], name) == 0) {
            fields->unclear |= !is_pack || i + 1 < fields->count;
            return CXVisit_Continue;
        }
    arena_push(host->arena, fields->names, fields->count, name);
    return CXVisit_Continue;
}

static const char *joined_fields(struct host *host, const struct fields *fields)
{
    struct str text = {.arena = host->arena};

    for (size_t i = 0; i < fields->count; i++)
        str_printf(&text, "%s%s", i ? ", " : "", fields->names[i]);
    return str_text(&text);
}

static void refuse_lambda(struct host *host, struct host_lambda *lambda, const char *why)
{
    if (!lambda->refused)
        diag_report(host->tu->diag, CU3014, &lambda->pos, why);
    lambda->refused = true;
}

void host_note_captures(struct host *host, struct host_lambda *lambda, CXCursor expression)
{
    struct fields fields = {.host = host, .lambda = lambda, .expression = expression};

    clang_Type_visitFields(clang_getCanonicalType(clang_getCursorType(expression)), add_field,
                           &fields);
    const char *names = joined_fields(host, &fields);
    if (fields.by_reference)
        refuse_lambda(host, lambda,
                      "it captures by reference, and the device can't reach the host's variables");
    else if (fields.disordered)
        refuse_lambda(
            host, lambda,
            "it uses a parameter pack from its end; name the pack in the list of captures");
    else if (fields.unclear)
        refuse_lambda(host, lambda, "what it captures is not clear");
    else if (lambda->captures && strcmp(lambda->captures, names) != 0)
        refuse_lambda(host, lambda,
                      "what it captures differs between instances of the template around it");
    lambda->captures = names;
}

/* --- finding lambdas */

static enum CXChildVisitResult find_operator(CXCursor cursor, CXCursor parent, CXClientData data)
{
    CXString name = clang_getCursorSpelling(cursor);
    (void)parent;

    if (strcmp(clang_getCString(name), "operator()") == 0)
        *(CXCursor *)data = cursor;
    clang_disposeString(name);
    return CXChildVisit_Continue;
}

CXCursor host_lambda_call(CXCursor expression)
{
    CXCursor call = clang_getNullCursor();
    CXType closure = clang_getCanonicalType(clang_getCursorType(expression));

    clang_visitChildren(clang_getTypeDeclaration(closure), find_operator, &call);
    return call;
}

/* The template parameters that are written in front of one declaration. */
struct scope {
    struct host *host;
    const char **names; /* as arguments */
    size_t count;
    bool of_call; /* of a generic lambda: the types of its parameters stand for the template's */
    bool unclear;
};

static enum CXChildVisitResult add_template_parameter(CXCursor cursor, CXCursor parent,
                                                      CXClientData data)
{
    struct scope *scope = data;
    struct arena *arena = scope->host->arena;
    const char *name = frontend_string(scope->host->tu, clang_getCursorSpelling(cursor));
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    size_t offset;
    (void)parent;

    if (scope->of_call
            ? kind != CXCursor_ParmDecl
            : kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
                  kind != CXCursor_TemplateTemplateParameter)
        return CXChildVisit_Continue;
    const struct host_file *file =
        host_spelling(scope->host, clang_getCursorLocation(cursor), &offset);
    size_t token = file ? lex_at(&file->lexed, offset) : NO_TOKEN;
    if (!*name || token == NO_TOKEN || kind == CXCursor_TemplateTemplateParameter) {
        scope->unclear = true;
        return CXChildVisit_Continue;
    }
    const char *pack = is_pack_at(scope->host, cursor) ? "..." : "";
    if (kind == CXCursor_NonTypeTemplateParameter)
        name = arena_printf(arena, "cu2cl::template_value<(long long)(%s)>", name);
    else if (kind == CXCursor_ParmDecl)
        name = arena_printf(arena, "decltype(%s)", name);
    arena_push(arena, scope->names, scope->count, arena_printf(arena, "%s%s", name, pack));
    return CXChildVisit_Continue;
}

static const char *listed(const struct scope *scope, size_t begin, size_t end)
{
    struct str text = {.arena = scope->host->arena};

    for (size_t i = begin; i < end; i++)
        str_printf(&text, ", %s", scope->names[i]);
    return str_text(&text);
}

static bool is_call_operator(struct host *host, CXCursor function)
{
    CXCursor record = clang_getCursorSemanticParent(function);
    return clang_getCursorKind(record) == CXCursor_ClassDecl &&
           strstr(frontend_string(host->tu, clang_getTypeSpelling(clang_getCursorType(record))),
                  "(lambda") != NULL;
}

/* The template parameters around the closure, outermost first, each with a comma in front; NULL
 * when the lambda stays as it is: in device code, or where a parameter has no name to write. A
 * member that is defined outside of its class has the parameters of the class behind its own, with
 * names of its own. */
static const char *scope_arguments(struct host *host, CXCursor closure)
{
    const char *arguments = "";
    CXCursor around = clang_getCursorSemanticParent(closure);
    bool outside = false;

    for (;; around = clang_getCursorSemanticParent(around)) {
        enum CXCursorKind kind = clang_getCursorKind(around);
        enum host_target target = host_function_target(around);
        bool of_call = kind == CXCursor_FunctionTemplate && is_call_operator(host, around);
        struct scope own = {.host = host, .of_call = of_call}, all = own;
        if (clang_Cursor_isNull(around) || clang_isInvalid(kind) || clang_isTranslationUnit(kind) ||
            kind == CXCursor_Namespace)
            return arguments;
        if (target == TARGET_DEVICE || target == TARGET_KERNEL ||
            kind == CXCursor_ClassTemplatePartialSpecialization)
            return NULL;
        if (outside)
            continue;
        clang_visitChildren(around, add_template_parameter, &all);
        clang_visitChildren(clang_getCanonicalCursor(around), add_template_parameter, &own);
        if (all.unclear || own.count > all.count)
            return NULL;
        arguments = arena_printf(host->arena, "%s%s%s", listed(&all, own.count, all.count),
                                 listed(&all, 0, own.count), arguments);
        outside = all.count > own.count;
    }
}

struct host_lambda *host_lambda_at(struct host *host, const struct host_file *file, size_t begin)
{
    for (size_t i = 0; i < host->lambda_count; i++)
        if (host->lambdas[i]->file == file && host->lambdas[i]->begin == begin)
            return host->lambdas[i];
    return NULL;
}

static enum CXChildVisitResult find_compound(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_CompoundStmt)
        *(CXCursor *)data = cursor;
    return CXChildVisit_Continue;
}

static bool place_lambda(struct host *host, CXCursor cursor, struct host_lambda *lambda)
{
    CXSourceRange extent = clang_getCursorExtent(cursor);
    CXCursor body = clang_getNullCursor();

    lambda->pos = frontend_pos(host->tu, clang_getRangeStart(extent));
    lambda->file = host_spelling(host, clang_getRangeStart(extent), &lambda->begin);
    clang_visitChildren(cursor, find_compound, &body);
    if (!lambda->file || clang_Cursor_isNull(body) || lambda->begin != lambda->pos.offset)
        return false;
    lambda->end = frontend_pos(host->tu, clang_getRangeEnd(extent)).offset;
    lambda->body = frontend_pos(host->tu, clang_getRangeStart(clang_getCursorExtent(body))).offset;
    size_t open = lex_at(&lambda->file->lexed, lambda->begin);
    size_t close = lex_is(&lambda->file->lexed, open, "[") ? lex_closing(&lambda->file->lexed, open)
                                                           : NO_TOKEN;
    if (close == NO_TOKEN || lambda->end <= lambda->body)
        return false;
    lambda->captures_end = lambda->file->lexed.tokens[close].begin;
    size_t first = lex_next(&lambda->file->lexed, open);
    lambda->captures_all = lex_is(&lambda->file->lexed, first, "=");
    if (lex_is(&lambda->file->lexed, first, "&") &&
        (lex_is(&lambda->file->lexed, lex_next(&lambda->file->lexed, first), "]") ||
         lex_is(&lambda->file->lexed, lex_next(&lambda->file->lexed, first), ",")))
        refuse_lambda(host, lambda,
                      "it captures by reference, and the device can't reach the host's variables");
    return true;
}

static void choose_name(struct host *host, struct host_lambda *lambda, CXCursor closure)
{
    lambda->name = frontend_closure_name(host->tu, closure);
    for (size_t i = 0; i < host->lambda_count; i++)
        if (strcmp(host->lambdas[i]->name, lambda->name) == 0)
            refuse_lambda(host, lambda, "another lambda has the same place");
}

/* Whether a declaration in front of all functions can name the type. */
static bool is_named_everywhere(CXType type)
{
    while (type.kind == CXType_Pointer || type.kind == CXType_LValueReference ||
           type.kind == CXType_RValueReference)
        type = clang_getPointeeType(type);
    CXCursor declaration = clang_getTypeDeclaration(type);
    if (type.kind == CXType_Unexposed || type.kind == CXType_Auto || type.kind == CXType_Invalid)
        return false;
    if (clang_getCursorKind(declaration) == CXCursor_NoDeclFound)
        return true;
    CXCursor parent = clang_getCursorSemanticParent(declaration);
    while (clang_getCursorKind(parent) == CXCursor_Namespace)
        parent = clang_getCursorSemanticParent(parent);
    return clang_isTranslationUnit(clang_getCursorKind(parent));
}

/* The types of a call's parameters, `(float, int)`; NULL where the lambda's mark can't name them
 * and its result. */
static const char *call_parameters(struct host *host, CXCursor call)
{
    struct str text = {.arena = host->arena};
    int count = clang_Cursor_getNumArguments(call);

    if (count < 0 || !is_named_everywhere(clang_getCanonicalType(clang_getCursorResultType(call))))
        return NULL;
    for (int i = 0; i < count; i++) {
        CXType type = clang_getCanonicalType(
            clang_getCursorType(clang_Cursor_getArgument(call, (unsigned)i)));
        if (!is_named_everywhere(type))
            return NULL;
        const char *name = frontend_string(host->tu, clang_getTypeSpelling(type));
        str_printf(&text, "%s%s", i ? ", " : "", host_port_type(host->program, name));
    }
    return arena_printf(host->arena, "(%s)", str_text(&text));
}

void host_add_lambda(struct host *host, CXCursor cursor)
{
    CXCursor closure =
        clang_getTypeDeclaration(clang_getCanonicalType(clang_getCursorType(cursor)));
    CXCursor call = host_lambda_call(cursor);
    struct host_lambda lambda = {.top = host->top};

    enum host_target target = host_function_target(call);
    if (target != TARGET_DEVICE && target != TARGET_BOTH)
        return;
    lambda.device_only = target == TARGET_DEVICE;
    lambda.arguments = scope_arguments(host, closure);
    if (!lambda.arguments)
        return;
    if (!place_lambda(host, cursor, &lambda)) {
        diag_report(host->tu->diag, CU3014, &lambda.pos, "a macro writes it");
        return;
    }
    if (host_lambda_at(host, lambda.file, lambda.begin))
        return;
    choose_name(host, &lambda, closure);
    CXType result = clang_getCanonicalType(clang_getCursorResultType(call));
    lambda.result = result.kind == CXType_Unexposed || result.kind == CXType_Auto ||
                            clang_getCursorKind(call) == CXCursor_FunctionTemplate
                        ? "void"
                        : frontend_string(host->tu, clang_getTypeSpelling(result));
    lambda.trap = host_trap_body(host, call);
    if (frontend_reads_library(host->tu) && !*lambda.arguments)
        lambda.parameters = call_parameters(host, call);
    struct host_lambda *added = arena_new(host->arena, struct host_lambda);
    *added = lambda;
    arena_push(host->arena, host->lambdas, host->lambda_count, added);
    if (!*lambda.arguments)
        host_note_captures(host, added, cursor);
}

/* --- rewriting */

static void declare_lambda(struct host *host, const struct host_lambda *lambda)
{
    struct host_file *file = lambda->file;
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(lambda->top));
    size_t at = frontend_pos(host->tu, start).offset;

    at = host_above(file, host_declaration_begin(file, at));
    host_edit(host, file, at, at,
              *lambda->arguments
                  ? arena_printf(host->arena, "template <class...> struct %s {};\n", lambda->name)
              : lambda->parameters
                  ? arena_printf(host->arena, "struct %s { %s operator()%s const; };\n",
                                 lambda->name, host_port_type(host->program, lambda->result),
                                 lambda->parameters)
                  : arena_printf(host->arena, "struct %s {};\n", lambda->name));
}

/* `[=, x]` -> `[x, a, n]` */
static void write_captures(struct host *host, const struct host_lambda *lambda)
{
    const struct lexed *lexed = &lambda->file->lexed;
    size_t token = lex_next(lexed, lex_at(lexed, lambda->begin));
    size_t next = lex_next(lexed, token);
    bool more = lex_is(lexed, next, ",");

    if (!lambda->captures_all)
        return;
    if (more)
        next = lex_next(lexed, next);
    host_edit(host, lambda->file, lexed->tokens[token].begin,
              more ? lexed->tokens[next].begin : lexed->tokens[token].end,
              more ? "" : lambda->captures);
    if (more && *lambda->captures)
        host_edit(host, lambda->file, lambda->captures_end, lambda->captures_end,
                  arena_printf(host->arena, ", %s", lambda->captures));
}

static bool has_result(const struct host_lambda *lambda)
{
    const struct lexed *lexed = &lambda->file->lexed;
    size_t token = lex_next(lexed, lex_at(lexed, lambda->captures_end));

    for (; token != NO_TOKEN && lexed->tokens[token].begin < lambda->body;
         token = lex_next(lexed, token)) {
        if (lex_is(lexed, token, "->"))
            return true;
        if (lex_is(lexed, token, "("))
            token = lex_closing(lexed, token);
    }
    return false;
}

bool host_in_lambda(const struct host *host, const struct source_pos *pos)
{
    for (size_t i = 0; i < host->lambda_count; i++) {
        const struct host_lambda *lambda = host->lambdas[i];
        if (lambda->device_only && pos->file && strcmp(pos->file, lambda->file->file->path) == 0 &&
            pos->offset >= lambda->body && pos->offset < lambda->end)
            return true;
    }
    return false;
}

static bool uses_builtins_in_body(const struct host *host, const struct host_lambda *lambda)
{
    for (size_t i = 0; i < host->builtin_use_count; i++) {
        const struct source_pos *use = &host->builtin_uses[i];
        if (use->file && strcmp(use->file, lambda->file->file->path) == 0 &&
            use->offset >= lambda->body && use->offset < lambda->end)
            return true;
    }
    return false;
}

/* A body that only a device can run becomes a trap. */
static void trap_lambda_body(struct host *host, const struct host_lambda *lambda)
{
    if (!lambda->needs_device && !uses_builtins_in_body(host, lambda))
        return;
    bool result = strcmp(lambda->result, "void") != 0 && !has_result(lambda);
    host_remove(host, lambda->file, lambda->body, lambda->end,
                result ? arena_printf(host->arena, "-> %s %s",
                                      host_port_type(host->program, lambda->result), lambda->trap)
                       : lambda->trap);
}

/* --- kernels that are named without a launch */

void host_note_kernel_use(struct host *host, CXCursor kernel, CXSourceLocation location)
{
    CXCursor template = host_template_of(kernel);
    struct host_kernel_use use = {.template = template};

    use.file = host_spelling(host, location, &use.at);
    if (use.file && clang_getCursorKind(template) == CXCursor_FunctionTemplate)
        arena_push(host->arena, host->kernel_uses, host->kernel_use_count, use);
}

struct parameters {
    size_t count;
    bool is_type[32];
};

static enum CXChildVisitResult note_template_parameter(CXCursor cursor, CXCursor parent,
                                                       CXClientData data)
{
    struct parameters *parameters = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;

    if (kind != CXCursor_TemplateTypeParameter && kind != CXCursor_NonTypeTemplateParameter &&
        kind != CXCursor_TemplateTemplateParameter)
        return CXChildVisit_Continue;
    if (parameters->count < sizeof parameters->is_type / sizeof *parameters->is_type)
        parameters->is_type[parameters->count++] = kind == CXCursor_TemplateTypeParameter;
    return CXChildVisit_Continue;
}

/* `k<F>` in `cudaFuncGetAttributes(&a, k<F>)` is the address of the stub, by which the runtime
 * knows the kernel; where F is a lambda, that is the stub for what stands in for it. */
static void stand_in_arguments(struct host *host, const struct host_kernel_use *use)
{
    const struct lexed *lexed = &use->file->lexed;
    size_t open = lex_next(lexed, lex_at(lexed, use->at)), close = open;
    size_t starts[33], ends[33], count = 0, depth = 0;
    struct parameters parameters = {0};

    if (!lex_is(lexed, open, "<"))
        return;
    starts[0] = lex_next(lexed, open);
    for (; close != NO_TOKEN && count < 32; close = lex_next(lexed, close)) {
        bool ends_all = lex_is(lexed, close, ">") && --depth == 0;
        if (lex_is(lexed, close, "("))
            close = lex_closing(lexed, close);
        else if (lex_is(lexed, close, "<"))
            depth++;
        else if (ends_all || (lex_is(lexed, close, ",") && depth == 1)) {
            ends[count++] = lex_previous(lexed, close);
            starts[count] = lex_next(lexed, close);
        }
        if (ends_all)
            break;
    }
    size_t after = lex_next(lexed, close);
    if (close == NO_TOKEN || after == NO_TOKEN || lexed->tokens[after].kind == TOKEN_LAUNCH)
        return;
    clang_visitChildren(use->template, note_template_parameter, &parameters);
    for (size_t i = 0; i < count; i++) {
        /* arguments beyond the parameters belong to a pack, the last of them */
        size_t p = i < parameters.count ? i : parameters.count - 1;
        if (!parameters.count || !parameters.is_type[p])
            continue;
        while (lex_is(lexed, ends[i], ".")) /* `args...`: each of them is stood in for */
            ends[i] = lex_previous(lexed, ends[i]);
        size_t begin = lexed->tokens[starts[i]].begin, end = lexed->tokens[ends[i]].end;
        host_edit(host, use->file, begin, begin, "cu2cl::stand_in<");
        host_edit(host, use->file, end, end, ">");
    }
}

static bool can_declare(struct host *host, const struct host_lambda *lambda)
{
    struct source_file *file =
        frontend_file_of(host->tu, clang_getRangeStart(clang_getCursorExtent(lambda->top)));
    return host_file_of(host, file) == lambda->file;
}

void host_rewrite_lambdas(struct host *host)
{
    for (size_t i = 0; i < host->lambda_count; i++) {
        struct host_lambda *lambda = host->lambdas[i];
        if (!can_declare(host, lambda))
            refuse_lambda(host, lambda, "the declaration around it begins in another file");
        if (lambda->device_only)
            trap_lambda_body(host, lambda);
        /* without captures: in a template without an instance */
        if (lambda->refused || !lambda->captures)
            continue;
        declare_lambda(host, lambda);
        host_edit(host, lambda->file, lambda->begin, lambda->begin,
                  *lambda->arguments
                      ? arena_printf(host->arena, "cu2cl::named_lambda<%s<%s>>(", lambda->name,
                                     lambda->arguments + 2)
                      : arena_printf(host->arena, "cu2cl::named_lambda<%s>(", lambda->name));
        write_captures(host, lambda);
        host_edit(host, lambda->file, lambda->end, lambda->end, ")");
        arena_push(host->arena, host->source->lambdas, host->source->lambda_count, lambda->name);
    }
    for (size_t i = 0; host->lambda_count && i < host->kernel_use_count; i++)
        stand_in_arguments(host, &host->kernel_uses[i]);
}
