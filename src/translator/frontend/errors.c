/* Collecting clang's errors, finding what they concern, and reporting them.
 *
 * What an error outside functions damages is found by three means: clang marks declarations as
 * invalid; an error lies inside the text of a class or an enumeration; and the identifiers of the
 * declaration that has the error are noted, since clang may have dropped it as a whole, such as an
 * overload. Whatever refers to one of these is damaged itself. The search goes over declarations
 * of the program's own, and only where there are such errors at all. */
#include "frontend/errors.h"

#include "frontend/cx.h"
#include "util/lex.h"
#include "frontend/libraries.h"
#include "util/str.h"
#include <string.h>
#include <unistd.h>

#define MAX_REPORTED_ERRORS 50
#define MAX_TYPE_DEPTH      16

/* What is known beyond the list of errors. */
struct damage {
    struct map lexed;    /* path -> struct lexed */
    struct map names;    /* of damaged declarations */
    struct map known;    /* declaration's address -> name of what is damaged, or `sound` */
    const char *nothing; /* why the whole unit is untrusted; NULL: it is not */
    size_t outside;      /* number of errors outside functions */
};

static const char sound[] = "";

/* --- text around an error -------------------------------------------------------------------- */

const struct lexed *errors_tokens(struct tu *tu, const char *path)
{
    struct lexed *lexed = path ? map_get(&tu->damage->lexed, path) : NULL;
    CXFile handle = lexed || !path ? NULL : clang_getFile(tu->unit, path);
    struct source_file *file = frontend_file(tu, handle);

    if (!file)
        return lexed;
    lexed = arena_new(tu->arena, struct lexed);
    lex_text(lexed, tu->arena, file->text, file->length);
    map_put(&tu->damage->lexed, path, lexed);
    return lexed;
}

static bool is_one_of_tokens(const struct lexed *lexed, size_t token, const char *const *words)
{
    for (; *words; words++)
        if (lex_is(lexed, token, *words))
            return true;
    return false;
}

struct tokens {
    size_t first, last; /* both included; NO_TOKEN: none */
};

/* Where clang has dropped a whole function, errors in its body are none inside a function: the
 * parenthesis before the outermost such body, or `token` itself. */
static size_t out_of_body(const struct lexed *lexed, size_t token)
{
    for (size_t at = 0; at < token; at++) {
        size_t before = lex_is(lexed, at, "{") ? lex_previous(lexed, at) : NO_TOKEN;
        if (!lex_is(lexed, before, ")"))
            continue;
        size_t close = lex_closing(lexed, at);
        if (close == NO_TOKEN || close > token)
            return before;
        at = close;
    }
    return token;
}

/* The declaration around a token outside functions: from the last `;`, `{`, `}` to the next `;`, or
 * to the end of its braces. */
static struct tokens declaration_at(const struct lexed *lexed, size_t token)
{
    static const char *const ends[] = {";", "{", "}", NULL};
    struct tokens found;

    token = out_of_body(lexed, token);
    found = (struct tokens){token, token};

    for (size_t at = token; at != NO_TOKEN && !(at != token && is_one_of_tokens(lexed, at, ends));
         at = lex_previous(lexed, at))
        found.first = at;
    for (size_t at = token; at != NO_TOKEN; at = lex_next(lexed, at)) {
        found.last = at;
        if (lex_is(lexed, at, ";") || (at != token && lex_is(lexed, at, "}")))
            break;
        if (lex_is(lexed, at, "{")) {
            at = lex_closing(lexed, at);
            if (at == NO_TOKEN)
                break;
            found.last = at;
            if (!lex_is(lexed, lex_next(lexed, at), ";") &&
                !lex_is(lexed, lex_next(lexed, at), ","))
                break;
        }
    }
    return found;
}

/* --- collecting ------------------------------------------------------------------------------ */

/* A function of the program's own, with the body where it has one. */
struct extent {
    const char *file;
    size_t begin, end, inner; /* `inner`: where errors begin to concern the function alone */
    bool is_device, is_device_only, is_template;
    struct source_pos name;
};

struct extents {
    struct tu *tu;
    struct extent *list;
    size_t count;
};

/* What follows the parameters of a constructor, and the body of other functions, is nobody else's
 * business. */
static size_t inner_begin(struct tu *tu, CXCursor function, size_t end)
{
    struct cx_list children = cx_children(tu->arena, function);
    bool constructs = clang_getCursorKind(function) == CXCursor_Constructor;
    size_t parameters = frontend_pos(tu, clang_getCursorLocation(function)).offset;

    for (size_t i = 0; i < children.count; i++) {
        CXSourceRange range = clang_getCursorExtent(children.items[i]);
        enum CXCursorKind kind = clang_getCursorKind(children.items[i]);
        if (kind == CXCursor_CompoundStmt || kind == CXCursor_CXXTryStmt)
            return constructs ? parameters : frontend_pos(tu, clang_getRangeStart(range)).offset;
        if (kind == CXCursor_ParmDecl)
            parameters = frontend_pos(tu, clang_getRangeEnd(range)).offset;
    }
    return end;
}

/* Does only the device's code call it? */
static bool is_device_only(CXCursor function)
{
    return (cx_has_attribute(function, CXCursor_CUDAGlobalAttr) ||
            cx_has_attribute(function, CXCursor_CUDADeviceAttr)) &&
           !cx_has_attribute(function, CXCursor_CUDAHostAttr);
}

static enum CXChildVisitResult note_extent(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct extents *extents = data;
    struct tu *tu = extents->tu;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXSourceRange range = clang_getCursorExtent(cursor);
    struct source_file *file = frontend_file_of(tu, clang_getCursorLocation(cursor));
    (void)parent;

    if (!file || file->is_system || !clang_isDeclaration(kind))
        return CXChildVisit_Continue;
    if (!cx_is_function(kind) && kind != CXCursor_FunctionTemplate)
        return CXChildVisit_Recurse;
    struct source_pos begin = frontend_pos(tu, clang_getRangeStart(range));
    struct extent extent = {
        begin.file, begin.offset, frontend_pos(tu, clang_getRangeEnd(range)).offset, 0, false,
        false,      false,        frontend_pos(tu, clang_getCursorLocation(cursor))};
    extent.inner = inner_begin(tu, cursor, extent.end);
    extent.is_device = cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr) ||
                       cx_has_attribute(cursor, CXCursor_CUDADeviceAttr);
    extent.is_device_only = is_device_only(cursor);
    extent.is_template = kind == CXCursor_FunctionTemplate;
    arena_push(tu->arena, extents->list, extents->count, extent);
    return CXChildVisit_Continue;
}

/* The place is in the body of a function of the system. */
static bool place_system_function(struct tu *tu, CXSourceLocation location,
                                  struct source_error *error)
{
    CXCursor cursor = clang_getCursor(tu->unit, location);

    for (int depth = 0; depth < 64 && !clang_Cursor_isNull(cursor); depth++) {
        enum CXCursorKind kind = clang_getCursorKind(cursor);
        if (cx_is_function(kind) || kind == CXCursor_FunctionTemplate) {
            error->is_other_pass = tu->pass == PASS_HOST && is_device_only(cursor);
            return true;
        }
        if (clang_isInvalid(kind) || clang_isTranslationUnit(kind))
            return false;
        cursor = clang_getCursorSemanticParent(cursor);
    }
    return false;
}

/* `child<<<1, 32>>>(p)`, which clang takes in host code only. */
static bool is_launch(const struct lexed *lexed, size_t offset)
{
    size_t at = lex_at_or_after(lexed, offset);

    while (at != NO_TOKEN && !lex_is(lexed, at, ";") && lexed->tokens[at].kind != TOKEN_LAUNCH)
        at = lex_next(lexed, at);
    return at != NO_TOKEN && !lex_is(lexed, at, ";");
}

/* Only the host's code can call it. clang lets a device function call a constexpr one, too. */
static bool is_host_only(const struct lexed *lexed, const struct extent *extent)
{
    if (extent->is_device || extent->is_template || !lexed)
        return false;
    size_t at = lex_at_or_after(lexed, extent->begin);
    for (; at != NO_TOKEN && lexed->tokens[at].begin < extent->name.offset;
         at = lex_next(lexed, at))
        if (lex_is(lexed, at, "constexpr"))
            return false;
    return true;
}

/* The function whose body has the error; false: none. */
static bool place_function(const struct extents *extents, struct source_error *error)
{
    const struct lexed *lexed = errors_tokens(extents->tu, error->pos.file);
    for (size_t i = 0; error->pos.file && i < extents->count; i++) {
        const struct extent *extent = &extents->list[i];
        if (extent->inner > error->pos.offset || extent->end <= error->pos.offset ||
            strcmp(extent->file, error->pos.file) != 0)
            continue;
        error->function = extent->name;
        error->begin = extent->begin;
        error->end = extent->end;
        error->is_other_pass =
            extents->tu->pass == PASS_DEVICE ? is_host_only(lexed, extent) : extent->is_device_only;
        error->is_launch = extent->is_device && lexed && is_launch(lexed, error->pos.offset);
        error->is_other_pass |= error->is_launch && extents->tu->pass == PASS_HOST;
        return true;
    }
    return false;
}

struct inclusion {
    const struct extents *extents;
    const char *path;
    bool found;
};

static void note_body_inclusion(CXFile handle, CXSourceLocation *stack, unsigned depth,
                                CXClientData data)
{
    struct inclusion *search = data;
    struct tu *tu = search->extents->tu;
    struct source_file *file = depth ? frontend_file(tu, handle) : NULL;
    struct source_pos line = {0};

    if (file && strcmp(file->path, search->path) == 0)
        line = frontend_pos(tu, stack[0]);
    for (size_t i = 0; line.file && i < search->extents->count; i++) {
        const struct extent *extent = &search->extents->list[i];
        search->found |= extent->is_device_only && line.offset >= extent->inner &&
                         line.offset < extent->end && strcmp(extent->file, line.file) == 0;
    }
}

/* The error is in a file that the body of a device function includes. Only the host pass needs to
 * know, since it leaves these bodies to the device pass. */
static bool is_included_by_device(const struct extents *extents, const struct source_error *error)
{
    struct inclusion search = {extents, error->pos.file, false};

    if (extents->tu->pass == PASS_HOST && error->pos.file)
        clang_getInclusions(extents->tu->unit, note_body_inclusion, &search);
    return search.found;
}

/* An error on a line of the preprocessor: what the line is. */
static void place_directive(struct tu *tu, struct source_error *error, const struct lexed *lexed,
                            const struct directive *line)
{
    static const char *const includes[] = {"include", "include_next", "import", NULL};
    static const char *const harmless[] = {"error", "warning", "pragma", NULL};
    size_t keyword = line->first + 1, name = line->first + 2;

    if (keyword < line->last && is_one_of_tokens(lexed, keyword, includes)) {
        error->in_include = true;
        if (name < line->last && lexed->tokens[name].kind == TOKEN_STRING)
            error->header = arena_strndup(tu->arena, lexed->text + lexed->tokens[name].begin + 1,
                                          lexed->tokens[name].end - lexed->tokens[name].begin - 2);
    } else if (keyword >= line->last || !is_one_of_tokens(lexed, keyword, harmless)) {
        tu->damage->nothing = "a line of the preprocessor could not be read";
    }
}

/* An error outside functions damages what its declaration names. */
static void note_damage(struct tu *tu, const struct lexed *lexed, size_t offset)
{
    size_t token = lex_at_or_after(lexed, offset);

    if (token == NO_TOKEN || lex_is(lexed, token, "}")) {
        tu->damage->nothing = "its braces do not match";
        return;
    }
    struct tokens around = declaration_at(lexed, token);
    int depth = 0;
    for (size_t at = around.first; at != NO_TOKEN && at <= around.last; at = lex_next(lexed, at)) {
        depth += lex_is(lexed, at, "{");
        depth -= lex_is(lexed, at, "}");
        if (lexed->tokens[at].kind == TOKEN_NAME && !depth)
            map_put(&tu->damage->names, lex_spelling(lexed, at), tu);
    }
}

static void place_error(const struct extents *extents, struct source_error *error,
                        CXSourceLocation location)
{
    struct tu *tu = extents->tu;
    const struct lexed *lexed = errors_tokens(tu, error->pos.file);
    const struct directive *line = lexed ? lex_directive_at(lexed, error->pos.offset) : NULL;
    struct source_file *file = frontend_file_of(tu, location);

    if (line && !lex_is(lexed, line->first + 1, "define"))
        place_directive(tu, error, lexed, line);
    else if (file && file->is_system)
        error->in_function = place_system_function(tu, location, error);
    else
        error->in_function = place_function(extents, error);
    if (is_included_by_device(extents, error))
        error->in_function = error->is_other_pass = true;
    if (lexed && !error->in_function && !line)
        note_damage(tu, lexed, error->pos.offset);
    tu->damage->outside += !error->in_function;
}

/* --- what depends on damage ------------------------------------------------------------------ */

const struct source_error *errors_inside(const struct tu *tu, const struct source_file *file,
                                         size_t begin, size_t end)
{
    for (size_t i = 0; i < tu->error_count; i++)
        if (tu->errors[i].pos.file && strcmp(tu->errors[i].pos.file, file->path) == 0 &&
            tu->errors[i].pos.offset >= begin && tu->errors[i].pos.offset < end)
            return &tu->errors[i];
    return NULL;
}

bool errors_library_has_part(const struct tu *tu, const struct absent_library *library)
{
    return libraries_has_part(library, tu->cuda_headers) ||
           (tu->library_headers && libraries_has_part(library, tu->library_headers));
}

const char *errors_library_use(struct tu *tu, const struct source_error *error)
{
    const char *name = error->library->name;

    return errors_library_has_part(tu, error->library)
               ? arena_printf(tu->arena, "uses what our headers of %s do not have: %s", name,
                              error->text)
               : arena_printf(tu->arena, "uses %s, which is not ported", name);
}

const char *errors_reason(struct tu *tu, const struct source_error *error)
{
    if (error->is_launch)
        return "it has a launch of a kernel that is not understood";
    return error->library ? arena_printf(tu->arena, "it %s", errors_library_use(tu, error))
                          : error->text;
}

struct dependence {
    struct tu *tu;
    const char *damaged; /* the name of what is damaged; NULL: nothing yet */
    bool skips_bodies;
};

static void check_declaration(struct dependence *search, CXCursor declaration);

static void check_type(struct dependence *search, CXType type, int depth)
{
    type = clang_getCanonicalType(type);
    for (int i = 0; i < MAX_TYPE_DEPTH; i++) {
        CXType inner = clang_getPointeeType(type);
        if (inner.kind == CXType_Invalid)
            inner = clang_getArrayElementType(type);
        if (inner.kind == CXType_Invalid)
            break;
        type = clang_getCanonicalType(inner);
    }
    if (depth > MAX_TYPE_DEPTH || search->damaged)
        return;
    if (type.kind == CXType_Record || type.kind == CXType_Enum)
        check_declaration(search, clang_getTypeDeclaration(type));
    int count = clang_Type_getNumTemplateArguments(type);
    for (int i = 0; i < count && !search->damaged; i++)
        check_type(search, clang_Type_getTemplateArgumentAsType(type, (unsigned)i), depth + 1);
}

static enum CXChildVisitResult check_cursor(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct dependence *search = data;
    (void)parent;

    if (search->skips_bodies && clang_getCursorKind(cursor) == CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    CXCursor referenced = clang_getCursorReferenced(cursor);
    if (!clang_Cursor_isNull(referenced) && !clang_equalCursors(referenced, cursor))
        check_declaration(search, referenced);
    if (!search->damaged)
        check_type(search, clang_getCursorType(cursor), 0);
    return search->damaged ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* Local variables and parameters are looked at with the function that has them. */
static bool is_function_local(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(declaration));
    return clang_getCursorKind(declaration) == CXCursor_ParmDecl || cx_is_function(kind) ||
           kind == CXCursor_FunctionTemplate;
}

static bool has_error_outside_functions(const struct tu *tu, const struct source_file *file,
                                        size_t begin, size_t end)
{
    for (size_t i = 0; i < tu->error_count; i++) {
        const struct source_error *error = &tu->errors[i];
        if (!error->in_function && error->pos.file && strcmp(error->pos.file, file->path) == 0 &&
            error->pos.offset >= begin && error->pos.offset < end)
            return true;
    }
    return false;
}

static bool is_damaged(struct tu *tu, const struct source_file *file, CXCursor declaration,
                       const char *name)
{
    CXSourceRange extent = clang_getCursorExtent(declaration);
    struct source_pos begin = frontend_pos(tu, clang_getRangeStart(extent));
    struct source_pos end = frontend_pos(tu, clang_getRangeEnd(extent));

    if (clang_isInvalidDeclaration(declaration))
        return true;
    if (!file || file->is_system || clang_getCursorKind(declaration) == CXCursor_Namespace)
        return false;
    return map_get(&tu->damage->names, name) ||
           has_error_outside_functions(tu, file, begin.offset, end.offset);
}

/* Looks behind a declaration outside functions: at what a class holds, a variable starts with, a
 * template was made from. */
static void look_behind(struct dependence *search, CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(declaration);
    CXCursor definition = clang_getCursorDefinition(declaration);
    CXCursor pattern = clang_getSpecializedCursorTemplate(declaration);
    CXCursor parent = clang_getCursorSemanticParent(declaration);
    bool skips = search->skips_bodies;

    if (!clang_Cursor_isNull(pattern))
        check_declaration(search, pattern);
    if (!search->damaged && (cx_is_record(clang_getCursorKind(parent)) ||
                             clang_getCursorKind(parent) == CXCursor_EnumDecl))
        check_declaration(search, parent);
    if (search->damaged || cx_is_function(kind) || kind == CXCursor_FunctionTemplate ||
        kind == CXCursor_Namespace)
        return;
    search->skips_bodies = true;
    clang_visitChildren(clang_Cursor_isNull(definition) ? declaration : definition, check_cursor,
                        search);
    search->skips_bodies = skips;
}

static void check_declaration(struct dependence *search, CXCursor declaration)
{
    struct tu *tu = search->tu;
    const void *key = clang_getCanonicalCursor(declaration).data[0];

    if (search->damaged || clang_Cursor_isNull(declaration) || is_function_local(declaration))
        return;
    const char *known = key ? map_get_pointer(&tu->damage->known, key) : NULL;
    if (known) {
        search->damaged = known == sound ? NULL : known;
        return;
    }
    if (key)
        map_put_pointer(&tu->damage->known, key, (void *)sound); /* for what refers to itself */
    struct source_file *file = frontend_file_of(tu, clang_getCursorLocation(declaration));
    const char *name = frontend_string(tu, clang_getCursorSpelling(declaration));
    if (is_damaged(tu, file, declaration, name))
        search->damaged = *name ? name : "a declaration without a name";
    else if (file && !file->is_system)
        look_behind(search, declaration);
    if (search->damaged && key)
        map_put_pointer(&tu->damage->known, key, (void *)search->damaged);
}

/* The name of what is damaged among all that the function depends on; NULL: nothing. */
static const char *damaged_behind(struct tu *tu, CXCursor function)
{
    struct dependence search = {.tu = tu};
    CXCursor pattern = clang_getSpecializedCursorTemplate(function);

    check_declaration(&search, function);
    if (!search.damaged)
        clang_visitChildren(function, check_cursor, &search);
    if (!search.damaged && !clang_Cursor_isNull(pattern))
        clang_visitChildren(pattern, check_cursor, &search);
    return search.damaged;
}

const char *errors_behind(struct tu *tu, CXCursor function)
{
    if (!tu->damage || !tu->damage->outside)
        return NULL;
    if (tu->damage->nothing)
        return arena_printf(tu->arena, "clang could not read the source: %s", tu->damage->nothing);
    const char *damaged = damaged_behind(tu, function);
    return damaged
               ? arena_printf(tu->arena, "it depends on '%s', which clang could not read", damaged)
               : NULL;
}

static enum CXChildVisitResult find_own(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct dependence *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    CXSourceLocation location = clang_getCursorLocation(cursor);
    (void)parent;

    if (!clang_isDeclaration(kind) || frontend_is_system_place(search->tu, location))
        return CXChildVisit_Continue;
    struct source_file *file = frontend_file_of(search->tu, location);
    if (!file || file->is_system)
        return CXChildVisit_Continue;
    if (kind == CXCursor_LinkageSpec || kind == CXCursor_Namespace)
        return CXChildVisit_Recurse;
    if (clang_isInvalidDeclaration(cursor))
        return CXChildVisit_Continue;
    search->damaged = "";
    return CXChildVisit_Break;
}

bool errors_spoil_all(struct tu *tu)
{
    struct dependence search = {.tu = tu};

    if (!tu->damage->outside)
        return false;
    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), find_own, &search);
    return tu->damage->nothing || !search.damaged;
}

/* --- libraries ------------------------------------------------------------------------------- */

struct absence {
    struct tu *tu;
    const struct absent_library **libraries;
    size_t count;
    struct map names; /* of what the program declares with a library's names -> the library */
    const struct absent_library *opened; /* by `using namespace` */
};

static void add_library(struct absence *absence, const struct absent_library *library)
{
    for (size_t i = 0; i < absence->count; i++)
        if (absence->libraries[i] == library)
            return;
    if (library)
        arena_push(absence->tu->arena, absence->libraries, absence->count, library);
}

/* Headers that were found: those that the frontend keeps from being read, and our own, which
 * declare a part. */
static void note_included(CXFile handle, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct absence *absence = data;
    struct source_file *file = frontend_file(absence->tu, handle);
    size_t ours = strlen(absence->tu->cuda_headers ? absence->tu->cuda_headers : "");
    (void)stack;
    (void)depth;

    if (file && file->absent)
        add_library(absence, file->absent);
    else if (file && file->is_cuda_header && ours)
        add_library(absence, libraries_by_header(file->path + ours + 1));
    else if (file && file->is_library_header)
        add_library(absence, libraries_by_header(frontend_library_name(absence->tu, file)));
}

static const struct absent_library *owner(const struct absence *absence, const char *name)
{
    for (size_t i = 0; i < absence->count; i++)
        if (libraries_own(absence->libraries[i], name, strlen(name)))
            return absence->libraries[i];
    return NULL;
}

/* The library of the first name between two tokens that has one; else that of a declaration with
 * such a name. */
static const struct absent_library *
library_between(const struct absence *absence, const struct lexed *lexed, size_t first, size_t last)
{
    const struct absent_library *found = NULL;

    for (size_t i = first; i != NO_TOKEN && i < lexed->count && i <= last && !found; i++)
        if (lexed->tokens[i].kind == TOKEN_NAME)
            found = owner(absence, lex_spelling(lexed, i));
    for (size_t i = first; i != NO_TOKEN && i < lexed->count && i <= last && !found; i++)
        if (lexed->tokens[i].kind == TOKEN_NAME)
            found = map_get(&absence->names, lex_spelling(lexed, i));
    return found;
}

/* A name that is no keyword. */
static bool is_identifier(struct tu *tu, const char *path, size_t offset)
{
    CXFile handle = clang_getFile(tu->unit, path);
    CXToken *token =
        clang_getToken(tu->unit, frontend_location(tu, frontend_file(tu, handle), offset));
    bool found = token && clang_getTokenKind(*token) == CXToken_Identifier;

    if (token)
        clang_disposeTokens(tu->unit, token, 1);
    return found;
}

/* The library behind what the function around the error depends on. */
static const struct absent_library *library_behind(const struct absence *absence,
                                                   const struct source_error *error)
{
    struct tu *tu = absence->tu;
    CXFile handle = error->end ? clang_getFile(tu->unit, error->function.file) : NULL;

    if (!handle)
        return NULL;
    const char *damaged = damaged_behind(
        tu, clang_getCursor(tu->unit, frontend_location(tu, frontend_file(tu, handle),
                                                        error->function.offset)));
    return damaged ? map_get(&absence->names, damaged) : NULL;
}

/* Whether a library is the reason of an error, and of those that follow from it: what it declares
 * is unknown, too. */
static void blame_library(struct absence *absence, struct source_error *error)
{
    const struct lexed *lexed = errors_tokens(absence->tu, error->pos.file);
    size_t token = lexed ? lex_at_or_after(lexed, error->pos.offset) : NO_TOKEN;

    if (token == NO_TOKEN || error->library || error->in_include)
        return;
    struct tokens around = declaration_at(lexed, token);
    if (error->end) {
        around.first = lex_at_or_after(lexed, error->begin);
        around.last = lex_at_or_after(lexed, error->end - 1);
    }
    error->library = library_between(absence, lexed, around.first, around.last);
    if (!error->library)
        error->library = library_behind(absence, error);
    if (!error->library)
        error->library = absence->opened;
    if (!error->library)
        return;
    CXFile handle = clang_getFile(absence->tu->unit, error->pos.file);
    error->function =
        frontend_pos(absence->tu, frontend_location(absence->tu, frontend_file(absence->tu, handle),
                                                    lexed->tokens[around.first].begin));
    for (size_t i = around.first; !error->in_function && i != NO_TOKEN && i <= around.last;
         i = lex_next(lexed, i))
        if (lexed->tokens[i].kind == TOKEN_NAME &&
            is_identifier(absence->tu, error->pos.file, lexed->tokens[i].begin))
            map_put(&absence->names, lex_spelling(lexed, i), (void *)error->library);
}

/* `using namespace thrust;` */
static void note_using(struct absence *absence, const struct lexed *lexed)
{
    for (size_t i = 0; i < lexed->count; i++) {
        size_t keyword = lex_is(lexed, i, "using") ? lex_next(lexed, i) : NO_TOKEN;
        size_t name = lex_is(lexed, keyword, "namespace") ? lex_next(lexed, keyword) : NO_TOKEN;
        if (name != NO_TOKEN && owner(absence, lex_spelling(lexed, name)))
            absence->opened = owner(absence, lex_spelling(lexed, name));
    }
}

static void find_libraries(struct tu *tu)
{
    struct absence absence = {.tu = tu, .names = {.arena = tu->arena}};

    clang_getInclusions(tu->unit, note_included, &absence);
    for (size_t i = 0; i < tu->error_count; i++)
        if (tu->errors[i].header) {
            tu->errors[i].library = libraries_by_header(tu->errors[i].header);
            add_library(&absence, tu->errors[i].library);
        }
    if (!absence.count)
        return;
    for (size_t i = 0; i < tu->damage->lexed.count; i++)
        note_using(&absence, tu->damage->lexed.entries[i].value);
    for (int round = 0; round < 2; round++) /* names may be used in front of their declaration */
        for (size_t i = 0; i < tu->error_count; i++)
            blame_library(&absence, &tu->errors[i]);
}

bool errors_counts(CXDiagnostic diagnostic)
{
    CXString text = clang_getDiagnosticSpelling(diagnostic);
    bool is_template = str_starts(clang_getCString(text), "use 'template' keyword to treat '");

    clang_disposeString(text);
    return clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error && !is_template;
}

void errors_collect(struct tu *tu)
{
    unsigned count = clang_getNumDiagnostics(tu->unit);
    struct extents extents = {.tu = tu};

    tu->damage = arena_new(tu->arena, struct damage);
    tu->damage->lexed.arena = tu->damage->names.arena = tu->damage->known.arena = tu->arena;
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu->unit, i);
        if (errors_counts(diagnostic)) {
            struct source_error error = {0};
            if (!tu->error_count)
                clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), note_extent,
                                    &extents);
            CXSourceLocation location = clang_getDiagnosticLocation(diagnostic);
            error.pos = frontend_pos(tu, location);
            error.text = frontend_string(tu, clang_getDiagnosticSpelling(diagnostic));
            place_error(&extents, &error, location);
            arena_push(tu->arena, tu->errors, tu->error_count, error);
        }
        clang_disposeDiagnostic(diagnostic);
    }
    if (tu->error_count)
        find_libraries(tu);
}

void errors_inherit(struct tu *tu, const struct tu *before)
{
    tu->errors = before->errors;
    tu->error_count = before->error_count;
    tu->damage = before->damage;
    tu->damage->known = (struct map){.arena = tu->arena}; /* of cursors that are gone */
}

/* --- reporting ------------------------------------------------------------------------------- */

static void report_error(struct tu *tu, const struct source_error *error)
{
    const struct source_pos *pos = error->pos.file ? &error->pos : NULL;

    if (error->library && error->in_include)
        return; /* the host pass says so, once for each library */
    if (error->library && errors_library_has_part(tu, error->library))
        diag_report(tu->diag, CU2050, pos, error->library->name, error->text);
    else if (error->library)
        diag_report(tu->diag, CU1040, error->function.file ? &error->function : pos,
                    error->library->name);
    else if (error->is_launch)
        diag_report(tu->diag, CU1044, pos, error->text);
    else
        diag_report(tu->diag, error->in_function ? CU1090 : CU1001, pos, error->text);
}

/* clang goes on with what it does not know, and finds more faults in the line. */
static bool is_said_before(const struct source_error *error, const struct source_error *last)
{
    return last && error->library && error->library == last->library && error->pos.file &&
           last->pos.file && strcmp(error->pos.file, last->pos.file) == 0 &&
           error->pos.line == last->pos.line;
}

void errors_report(struct tu *tu)
{
    const struct source_error *last = NULL;
    size_t reported = 0;

    for (size_t i = 0; i < tu->error_count && reported < MAX_REPORTED_ERRORS; i++) {
        const struct source_error *error = &tu->errors[i];
        /* what the host pass has, too, it says itself */
        bool is_hosts = error->is_other_pass && !error->library && !tu->options->device_only;
        if (error->is_ignored || is_hosts)
            continue;
        if (!is_said_before(error, last))
            report_error(tu, error);
        last = error;
        reported += !error->library;
    }
}
