/* Kernels become stubs, device functions leave.
 *
 * A kernel keeps its declaration and gets CU2CL_KERNEL(name, parameters...) for its body: its
 * address is the key of the kernel at run time, and calling it launches. The walk records every
 * __global__ and __device__ function; when it is over, it is known which names are overloaded and
 * which device functions host code refers to. */
#include "host/host.h"

#include "frontend/cx.h"
#include "util/str.h"
#include <string.h>

/* --- places */

static struct host_file *host_place(struct host *host, CXSourceLocation location, size_t *offset)
{
    struct source_pos pos = frontend_pos(host->tu, location);
    *offset = pos.offset;
    return host_file_of(host, frontend_file_of(host->tu, location));
}

static bool in_macro(struct host *host, CXSourceLocation location)
{
    size_t spelled, used;
    struct host_file *file = host_spelling(host, location, &spelled);
    return !file || file != host_place(host, location, &used) || spelled != used;
}

/* --- collecting */

static const char *host_qualified_name(struct host *host, CXCursor cursor)
{
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(cursor));
    CXCursor parent = clang_getCursorSemanticParent(cursor);

    while (!clang_Cursor_isNull(parent) && !clang_isTranslationUnit(clang_getCursorKind(parent)) &&
           !clang_isInvalid(clang_getCursorKind(parent))) {
        const char *outer = frontend_string(host->tu, clang_getCursorSpelling(parent));
        if (*outer && clang_getCursorKind(parent) != CXCursor_LinkageSpec && !strchr(outer, '('))
            name = arena_printf(host->arena, "%s::%s", outer, name);
        parent = clang_getCursorSemanticParent(parent);
    }
    return name;
}

void host_count_name(struct host *host, CXCursor function)
{
    CXCursor canonical = clang_getCanonicalCursor(host_template_of(function));
    const char *name = host_qualified_name(host, function);
    struct host_name *known = map_get(&host->function_names, name);

    if (!known) {
        known = arena_new(host->arena, struct host_name);
        known->first = canonical;
        map_put(&host->function_names, name, known);
    } else if (!clang_equalCursors(known->first, canonical)) {
        known->overloaded = true;
    }
}

static enum CXChildVisitResult find_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(cursor) == CXCursor_CompoundStmt ||
        clang_getCursorKind(cursor) == CXCursor_CXXTryStmt)
        *(CXCursor *)data = cursor;
    return CXChildVisit_Continue;
}

/* The end of the declaration: after the body's brace and a stray semicolon, or after the semicolon.
 * 0 when the text goes on otherwise, as in `__device__ int f(), g();`. */
static size_t declaration_end(const struct host_file *file, size_t end, bool has_body)
{
    const struct lexed *lexed = &file->lexed;
    size_t token = lex_at_or_after(lexed, end);

    while (token != NO_TOKEN && token < lexed->count &&
           (lexed->tokens[token].kind == TOKEN_COMMENT || lexed->tokens[token].directive))
        token++;
    if (token < lexed->count && lex_is(lexed, token, ";"))
        return lexed->tokens[token].end;
    return has_body ? end : 0;
}

/* Host code may ask for the type of a call of a class's operator, as Thrust's iterators and CUB's
 * sums do: it stays as a trap, if its types are the host's, too, and it names its result. */
static bool may_be_asked_for(struct host *host, const struct host_function *function)
{
    if (function->from_macro || strcmp(function->name, "operator()") != 0 ||
        clang_Cursor_isNull(function->body) || !frontend_reads_library(host->tu))
        return false;
    CXType type = clang_getCanonicalType(clang_getCursorType(function->cursor));
    CXType result = clang_getCursorResultType(function->cursor);
    return !strstr(frontend_string(host->tu, clang_getTypeSpelling(type)), "cooperative_groups") &&
           !strstr(frontend_string(host->tu, clang_getTypeSpelling(result)), "auto");
}

bool host_add_function(struct host *host, CXCursor cursor, enum host_target target)
{
    struct host_function function = {.cursor = cursor, .target = target};
    CXSourceRange extent = clang_getCursorExtent(cursor);
    size_t end;

    function.body = clang_getNullCursor();
    function.name = frontend_string(host->tu, clang_getCursorSpelling(cursor));
    clang_visitChildren(cursor, find_body, &function.body);
    function.file = host_place(host, clang_getRangeStart(extent), &function.begin);
    if (!function.file || host_place(host, clang_getRangeEnd(extent), &end) != function.file)
        return false;
    function.from_macro =
        in_macro(host, clang_getCursorLocation(cursor)) ||
        (!clang_Cursor_isNull(function.body) &&
         in_macro(host, clang_getRangeStart(clang_getCursorExtent(function.body))));
    function.begin = host_declaration_begin(function.file, function.begin);
    function.end = declaration_end(function.file, end, !clang_Cursor_isNull(function.body));
    function.declared = target == TARGET_DEVICE && may_be_asked_for(host, &function);
    arena_push(host->arena, host->functions, host->function_count, function);
    return function.from_macro;
}

/* --- removing text */

/* --- stubs */

struct stub {
    struct host *host;
    struct host_function *function;
    struct str parameters, template_arguments;
    unsigned number;
    bool shadowed; /* a parameter has the kernel's name */
    bool failed;
};

/* Where a name goes in an unnamed declarator: after the `*` of `(*)`, before `[`, `=` or the
 * end. */
static size_t name_position(const struct lexed *lexed, size_t begin, size_t end)
{
    size_t at = begin;

    for (size_t i = lex_at_or_after(lexed, begin);
         i != NO_TOKEN && i < lexed->count && lexed->tokens[i].begin < end;
         i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "=") || lex_is(lexed, i, "["))
            break;
        if (lex_is(lexed, i, "(")) {
            size_t star = lex_next(lexed, i);
            return lex_is(lexed, star, "*") || lex_is(lexed, star, "&") ? lexed->tokens[star].end
                                                                        : at;
        }
        at = lexed->tokens[i].end;
    }
    return at;
}

static const char *parameter_name(struct stub *stub, CXCursor parameter, const char *prefix)
{
    struct host *host = stub->host;
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(parameter));
    CXSourceRange extent = clang_getCursorExtent(parameter);
    size_t begin, end;

    stub->number++;
    if (*name)
        return name;
    if (in_macro(host, clang_getRangeStart(extent)) ||
        !host_place(host, clang_getRangeStart(extent), &begin)) {
        stub->failed = true;
        return "";
    }
    host_place(host, clang_getRangeEnd(extent), &end);
    name = arena_printf(host->arena, "%s%u", prefix, stub->number);
    host_edit(host, stub->function->file, name_position(&stub->function->file->lexed, begin, end),
              name_position(&stub->function->file->lexed, begin, end),
              arena_printf(host->arena, " %s", name));
    return name;
}

/* Whether `...` stands in front of the parameter's name, or at its end when it has none. */
static bool is_pack(struct stub *stub, CXCursor parameter)
{
    CXSourceRange extent = clang_getCursorExtent(parameter);
    const struct lexed *lexed = &stub->function->file->lexed;
    size_t name, end;

    host_place(stub->host, clang_getCursorLocation(parameter), &name);
    host_place(stub->host, clang_getRangeEnd(extent), &end);
    CXString spelling = clang_getCursorSpelling(parameter);
    size_t at = lex_at_or_after(lexed, *clang_getCString(spelling) ? name : end);
    clang_disposeString(spelling);
    for (int i = 0; i < 3; i++) {
        at = lex_previous(lexed, at);
        if (!lex_is(lexed, at, "."))
            return false;
    }
    return true;
}

static enum CXChildVisitResult visit_parameter(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct stub *stub = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    struct str *list = NULL;
    (void)parent;

    if (kind == CXCursor_ParmDecl)
        list = &stub->parameters;
    else if (kind == CXCursor_TemplateTypeParameter || kind == CXCursor_NonTypeTemplateParameter ||
             kind == CXCursor_TemplateTemplateParameter)
        list = &stub->template_arguments;
    if (!list)
        return CXChildVisit_Continue;
    const char *name =
        parameter_name(stub, cursor, list == &stub->parameters ? "cu2cl_arg" : "cu2cl_T");
    if (strcmp(name, stub->function->name) == 0)
        stub->shadowed = true;
    /* a kernel for a lambda is known by the type that marks it */
    bool stands_in = kind == CXCursor_TemplateTypeParameter && stub->host->lambda_count;
    str_printf(list, stands_in ? "%scu2cl::stand_in<%s>%s" : "%s%s%s", list->length ? ", " : "",
               name, is_pack(stub, cursor) ? "..." : "");
    return CXChildVisit_Continue;
}

/* The template arguments of an explicit specialisation as written after its name, or NULL. */
static const char *written_arguments(struct stub *stub)
{
    const struct lexed *lexed = &stub->function->file->lexed;
    size_t name, depth = 0;

    host_place(stub->host, clang_getCursorLocation(stub->function->cursor), &name);
    size_t open = lex_next(lexed, lex_at(lexed, name));
    if (!lex_is(lexed, open, "<"))
        return NULL;
    for (size_t i = open; i != NO_TOKEN; i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "("))
            i = lex_closing(lexed, i);
        else if (lex_is(lexed, i, "<"))
            depth++;
        else if (lex_is(lexed, i, ">") && --depth == 0)
            return arena_strndup(stub->host->arena, lexed->text + lexed->tokens[open].end,
                                 lexed->tokens[i].begin - lexed->tokens[open].end);
    }
    return NULL;
}

/* The template arguments of an explicit specialisation, as written or from the AST. */
static void specialisation_arguments(struct stub *stub)
{
    struct host *host = stub->host;
    CXCursor cursor = stub->function->cursor;
    int count = clang_Cursor_getNumTemplateArguments(cursor);
    const char *written = count > 0 ? written_arguments(stub) : NULL;

    if (written) {
        str_add(&stub->template_arguments, host_port_type(host->program, written));
        return;
    }

    for (int i = 0; i < count; i++) {
        const char *text = NULL;
        enum CXTemplateArgumentKind kind =
            clang_Cursor_getTemplateArgumentKind(cursor, (unsigned)i);
        if (kind == CXTemplateArgumentKind_Type)
            text = frontend_string(
                host->tu,
                clang_getTypeSpelling(clang_Cursor_getTemplateArgumentType(cursor, (unsigned)i)));
        else if (kind == CXTemplateArgumentKind_Integral)
            text = cx_integral_argument(host->arena, cursor, (unsigned)i);
        else
            stub->failed = true;
        if (text)
            str_printf(&stub->template_arguments, "%s%s",
                       stub->template_arguments.length ? ", " : "",
                       host_port_type(host->program, text));
    }
}

static const char *function_pointer_type(struct host *host, CXCursor cursor)
{
    CXType type = clang_getCursorType(cursor);
    struct str text = {.arena = host->arena};
    int count = clang_getNumArgTypes(type);

    str_add(&text, "void (*)(");
    for (int i = 0; i < count; i++)
        str_printf(
            &text, "%s%s", i ? ", " : "",
            frontend_string(host->tu, clang_getTypeSpelling(clang_getArgType(type, (unsigned)i))));
    str_add(&text, ")");
    return host_port_type(host->program, str_text(&text));
}

static const char *stub_callee(struct stub *stub)
{
    struct host *host = stub->host;
    const char *qualified = host_qualified_name(host, stub->function->cursor);
    struct host_name *name = map_get(&host->function_names, qualified);
    struct str callee = {.arena = host->arena};

    if (stub->shadowed)
        str_printf(&callee, "::%s", qualified);
    else
        str_add(&callee, stub->function->name);
    if (stub->template_arguments.length)
        str_printf(&callee, "<%s>", str_text(&stub->template_arguments));
    if (!name || !name->overloaded)
        return str_text(&callee);
    return arena_printf(host->arena,
                        host->lambda_count ? "static_cast<cu2cl::stand_in<%s>>(%s)"
                                           : "static_cast<%s>(%s)",
                        function_pointer_type(host, stub->function->cursor), str_text(&callee));
}

static enum CXChildVisitResult visit_template_parameter(CXCursor cursor, CXCursor parent,
                                                        CXClientData data)
{
    return clang_getCursorKind(cursor) == CXCursor_ParmDecl ? CXChildVisit_Continue
                                                            : visit_parameter(cursor, parent, data);
}

static enum CXChildVisitResult count_function_parameter(CXCursor cursor, CXCursor parent,
                                                        CXClientData data)
{
    (void)parent;
    *(size_t *)data += clang_getCursorKind(cursor) == CXCursor_ParmDecl;
    return CXChildVisit_Continue;
}

/* The kernels of all uses get their stub where the macro writes their body. */
static bool rewrite_macro_kernel(struct host *host, struct host_function *function)
{
    struct stub stub = {.host = host, .function = function};
    struct host_macro_function written;
    struct host_name *known =
        map_get(&host->function_names, host_qualified_name(host, function->cursor));
    size_t count = 0;

    clang_visitChildren(function->cursor, count_function_parameter, &count);
    if (!host_read_macro_function(host, function->body, "__global__", &written) ||
        !written.is_clear || written.count != count)
        return false;
    stub.parameters.arena = stub.template_arguments.arena = host->arena;
    clang_visitChildren(function->cursor, visit_template_parameter, &stub);
    if (stub.failed || clang_Cursor_getNumTemplateArguments(function->cursor) > 0)
        return false;
    const char *callee = written.name;
    if (stub.template_arguments.length)
        callee = arena_printf(host->arena, "%s<%s>", callee, str_text(&stub.template_arguments));
    if (known && known->overloaded)
        callee = arena_printf(host->arena, "static_cast<void (*)(%s)>(%s)",
                              host_port_type(host->program, written.types), callee);
    host_remove(host, written.file, written.begin, written.end,
                arena_printf(host->arena, "CU2CL_KERNEL(%s%s)", callee, written.parameters));
    return true;
}

/* `__global__ void k(int *p) BODY`: the place of the body's macro, when the name stands before
 * it. */
static bool body_macro(struct host *host, struct host_function *function, size_t *begin,
                       size_t *end)
{
    CXSourceRange body = clang_getCursorExtent(function->body);
    const struct lexed *lexed = &function->file->lexed;
    size_t name, token;

    if (host_place(host, clang_getCursorLocation(function->cursor), &name) != function->file ||
        host_place(host, clang_getRangeStart(body), begin) != function->file || *begin <= name)
        return false;
    token = lex_at(lexed, *begin);
    if (token == NO_TOKEN || lexed->tokens[token].kind != TOKEN_NAME)
        return false;
    if (lex_is(lexed, lex_next(lexed, token), "("))
        token = lex_closing(lexed, lex_next(lexed, token));
    if (token == NO_TOKEN)
        return false;
    *end = lexed->tokens[token].end;
    return true;
}

static bool body_place(struct host *host, struct host_function *function, size_t *begin,
                       size_t *end)
{
    CXSourceRange body = clang_getCursorExtent(function->body);

    if (in_macro(host, clang_getRangeStart(body)))
        return body_macro(host, function, begin, end);
    host_place(host, clang_getRangeStart(body), begin);
    host_place(host, clang_getRangeEnd(body), end);
    return *end > *begin;
}

static void rewrite_kernel(struct host *host, struct host_function *function)
{
    struct stub stub = {.host = host, .function = function};
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));
    size_t begin, end;

    if (clang_Cursor_isNull(function->body))
        return;
    bool placed = !in_macro(host, clang_getCursorLocation(function->cursor)) &&
                  body_place(host, function, &begin, &end);
    if (!placed) {
        if (!rewrite_macro_kernel(host, function))
            diag_report(host->tu->diag, CU3005, &pos, function->name);
        return;
    }
    stub.parameters.arena = stub.template_arguments.arena = host->arena;
    clang_visitChildren(function->cursor, visit_parameter, &stub);
    specialisation_arguments(&stub);
    if (stub.failed) {
        diag_report(host->tu->diag, CU3005, &pos, function->name);
        return;
    }
    host_remove(host, function->file, begin, end,
                arena_printf(host->arena, "CU2CL_KERNEL(%s%s%s)", stub_callee(&stub),
                             stub.parameters.length ? ", " : "", str_text(&stub.parameters)));
}

static bool uses_builtins(const struct host *host, const struct host_function *function,
                          size_t begin, size_t end)
{
    for (size_t i = 0; i < host->builtin_use_count; i++) {
        const struct source_pos *use = &host->builtin_uses[i];
        if (use->offset >= begin && use->offset < end && use->file && !host_in_lambda(host, use) &&
            strcmp(use->file, function->file->file->path) == 0)
            return true;
    }
    return false;
}

struct device_search {
    struct host *host;
    bool found;
};

static enum CXChildVisitResult find_device_builtin(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    struct device_search *search = data;
    (void)parent;

    if (clang_getCursorKind(cursor) == CXCursor_DeclRefExpr)
        search->found |= host_is_device_builtin(search->host, clang_getCursorReferenced(cursor));
    return search->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Bodies of device functions are not a part of the walk. */
static bool needs_device(struct host *host, const struct host_function *function)
{
    struct device_search search = {.host = host};

    if (uses_builtins(host, function, function->begin, function->end))
        return true;
    if (host->program->source_count > 1 && function->target == TARGET_DEVICE)
        clang_visitChildren(function->cursor, find_device_builtin, &search);
    return search.found;
}

struct names {
    struct host *host;
    struct str uses;
};

static enum CXChildVisitResult visit_name(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct names *names = data;
    (void)parent;
    const char *name = frontend_string(names->host->tu, clang_getCursorSpelling(cursor));
    const char *type =
        frontend_string(names->host->tu, clang_getTypeSpelling(clang_getCursorType(cursor)));
    if (clang_getCursorKind(cursor) == CXCursor_ParmDecl && *name && !strstr(type, "..."))
        str_printf(&names->uses, "(void)%s; ", name);
    return CXChildVisit_Continue;
}

/* Its parameters are not used, which compilers warn of. */
const char *host_trap_body(struct host *host, CXCursor function)
{
    struct names names = {host, {.arena = host->arena}};
    clang_visitChildren(function, visit_name, &names);
    return arena_printf(host->arena, "{ %s__builtin_trap(); }", str_text(&names.uses));
}

/* A function that has to stay, though its body is device code: for the host it becomes a trap, as
 * only the device calls it. */
static void trap_if_device_code(struct host *host, struct host_function *function, bool always)
{
    CXSourceRange body = clang_getCursorExtent(function->body);
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));
    size_t begin, end;

    if (clang_Cursor_isNull(function->body) || clang_CXXMethod_isDefaulted(function->cursor) ||
        host_place(host, clang_getRangeStart(body), &begin) != function->file)
        return;
    host_place(host, clang_getRangeEnd(body), &end);
    if (function->from_macro) {
        struct host_macro_function written;
        /* what the macro writes lies where it is used, in front of its arguments */
        if (!uses_builtins(host, function, begin < function->begin ? begin : function->begin,
                           begin < function->end ? function->end : begin + 1))
            return;
        if (host_read_macro_function(host, function->body, "__device__", &written))
            host_remove(host, written.file, written.begin, written.end, "{ __builtin_trap(); }");
        else
            diag_report(host->tu->diag, CU3013, &pos, function->name, "a macro writes it");
        return;
    }
    if (begin < end && (always || uses_builtins(host, function, begin, end)))
        host_remove(host, function->file, begin, end, host_trap_body(host, function->cursor));
}

static void remove_device_function(struct host *host, struct host_function *function)
{
    struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));

    if (clang_CXXMethod_isVirtual(function->cursor) || function->kept || function->from_macro ||
        function->declared)
        trap_if_device_code(host, function, !function->kept || function->needs_device);
    else if (function->end > function->begin)
        host_remove(host, function->file, function->begin, function->end, "");
    else if (!clang_Cursor_isNull(function->body))
        diag_report(host->tu->diag, CU3013, &pos, function->name, "its text has no clear end");
}

void host_rewrite_functions(struct host *host)
{
    for (size_t i = 0; i < host->function_count; i++) {
        struct host_function *function = &host->functions[i];
        bool needs = needs_device(host, function);
        bool stays = function->target == TARGET_BOTH && !needs;
        bool claimed = !stays && host_is_claimed(host, function, needs);
        struct source_pos pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));
        if (host_is_refused_twice(host, function, needs))
            diag_report(host->tu->diag, CU3008, &pos, function->name);
        else if (function->target == TARGET_KERNEL)
            rewrite_kernel(host, function);
        else if (function->target == TARGET_DEVICE && !claimed)
            remove_device_function(host, function);
        else if (!claimed)
            trap_if_device_code(host, function, false);
    }
}
