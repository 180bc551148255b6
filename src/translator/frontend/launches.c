/* Tokens say where a launch begins, with the name of the kernel and its template arguments, and
 * where it ends; clang's tree says which functions are for the device. A launch that a macro writes
 * stays as it is, and is an error (CU1044). */
#include "frontend/launches.h"

#include "frontend/cx.h"
#include "frontend/errors.h"
#include "util/lex.h"
#include "util/str.h"

#include <stdlib.h>
#include <string.h>

#define OPENING "[&]{"
#define CLOSING ";}"
#define SIDES   "__host__ __device__ "

/* --- where ----------------------------------------------------------------------------------- */

struct search {
    struct tu *tu;
    struct inserted **files;
    size_t *count, known; /* files of before */
    bool has_launch;
};

/* `a::B<int>::k<T>` that ends with token `at`: its first token, or NO_TOKEN. */
static size_t kernel_begin(const struct lexed *lexed, size_t at)
{
    while (at != NO_TOKEN) {
        if (lex_is(lexed, at, ">"))
            at = lex_opening_angle(lexed, at) == NO_TOKEN
                     ? NO_TOKEN
                     : lex_previous(lexed, lex_opening_angle(lexed, at));
        if (at == NO_TOKEN || lexed->tokens[at].kind != TOKEN_NAME)
            return NO_TOKEN;
        size_t before = lex_previous(lexed, at);
        if (lex_is(lexed, before, "template")) {
            at = before;
            before = lex_previous(lexed, at);
        }
        if (!lex_is(lexed, before, "::"))
            return at;
        size_t outer = lex_previous(lexed, before);
        bool is_qualifier = outer != NO_TOKEN &&
                            (lexed->tokens[outer].kind == TOKEN_NAME || lex_is(lexed, outer, ">"));
        if (!is_qualifier)
            return before; /* `::k` */
        at = outer;
    }
    return NO_TOKEN;
}

/* The `(` of the arguments behind the configuration that `<<<` opens. */
static size_t arguments_of(const struct lexed *lexed, size_t launch)
{
    for (size_t at = lex_next(lexed, launch); at != NO_TOKEN; at = lex_next(lexed, at)) {
        if (lex_is(lexed, at, ";"))
            return NO_TOKEN;
        if (lex_is(lexed, at, "(") || lex_is(lexed, at, "[") || lex_is(lexed, at, "{")) {
            at = lex_closing(lexed, at);
            if (at == NO_TOKEN)
                return NO_TOKEN;
        }
        size_t second = lex_next(lexed, at);
        size_t third = second == NO_TOKEN ? NO_TOKEN : lex_next(lexed, second);
        if (!lex_is(lexed, at, ">") || !lex_is(lexed, second, ">") || !lex_is(lexed, third, ">"))
            continue;
        size_t open = lex_next(lexed, third);
        return lex_is(lexed, open, "(") ? open : NO_TOKEN;
    }
    return NO_TOKEN;
}

static struct inserted *file_for(struct search *search, const char *path)
{
    for (size_t i = 0; i < *search->count; i++)
        if (strcmp((*search->files)[i].path, path) == 0)
            return i < search->known ? NULL : &(*search->files)[i];
    struct inserted file = {path, NULL, 0};
    arena_push(search->tu->arena, *search->files, *search->count, file);
    return &(*search->files)[*search->count - 1];
}

static void add_launch(struct search *search, const struct source_file *file,
                       const struct lexed *lexed, size_t launch)
{
    struct arena *arena = search->tu->arena;
    size_t begin = kernel_begin(lexed, lex_previous(lexed, launch));
    size_t open = arguments_of(lexed, launch);
    size_t close = open == NO_TOKEN ? NO_TOKEN : lex_closing(lexed, open);
    if (begin == NO_TOKEN || close == NO_TOKEN || lexed->tokens[launch].directive)
        return;
    struct insertion first = {lexed->tokens[begin].begin, OPENING};
    struct insertion last = {lexed->tokens[close].end, CLOSING};
    struct inserted *inserted = file_for(search, file->path);
    for (size_t i = 0; inserted && i < inserted->count; i++)
        if (inserted->list[i].at == first.at)
            return; /* a function that stands in another one */
    if (!inserted)
        return;
    arena_push(arena, inserted->list, inserted->count, first);
    arena_push(arena, inserted->list, inserted->count, last);
}

static void search_body(struct search *search, CXCursor function)
{
    CXSourceRange range = clang_getCursorExtent(function);
    struct source_file *file = frontend_file_of(search->tu, clang_getRangeStart(range));
    size_t begin = frontend_pos(search->tu, clang_getRangeStart(range)).offset;
    size_t end = frontend_pos(search->tu, clang_getRangeEnd(range)).offset;
    if (!file || end > file->length || begin >= end)
        return;
    const struct lexed *lexed = errors_tokens(search->tu, file->path);
    for (size_t at = lexed ? lex_at_or_after(lexed, begin) : NO_TOKEN;
         at != NO_TOKEN && at < lexed->count && lexed->tokens[at].begin < end; at++)
        if (lexed->tokens[at].kind == TOKEN_LAUNCH)
            add_launch(search, file, lexed, at);
}

/* `Pair(T, U) -> Pair<T, U>;`: CUDA has guides for both sides. For clang one without attributes is
 * the host's, and in device code another one would be taken. */
static void search_guide(struct search *search, CXCursor guide)
{
    CXSourceLocation place = clang_getCursorLocation(guide);
    struct source_file *file = frontend_file_of(search->tu, place);
    const struct lexed *lexed =
        file && !file->is_system ? errors_tokens(search->tu, file->path) : NULL;
    size_t offset = frontend_pos(search->tu, place).offset;
    size_t name = lexed ? lex_at_or_after(lexed, offset) : NO_TOKEN;
    if (name == NO_TOKEN || name >= lexed->count || lexed->tokens[name].begin != offset)
        return;
    size_t open = lex_next(lexed, name);
    size_t close = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;
    size_t arrow = close == NO_TOKEN ? NO_TOKEN : lex_next(lexed, close);
    if (!lex_is(lexed, arrow, "->"))
        return; /* clang's own, of a constructor */
    struct inserted *inserted = file_for(search, file->path);
    struct insertion sides = {offset, SIDES};
    if (inserted)
        arena_push(search->tu->arena, inserted->list, inserted->count, sides);
}

static bool is_guide(const struct search *search, CXCursor function)
{
    CXCursor pattern = clang_getSpecializedCursorTemplate(function);
    return clang_Cursor_isNull(pattern) && !cx_has_attribute(function, CXCursor_CUDADeviceAttr) &&
           str_starts(cx_string(search->tu->arena, clang_getCursorSpelling(function)),
                      "<deduction guide");
}

static enum CXChildVisitResult search_function(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct search *search = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (!clang_isDeclaration(kind) ||
        clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    bool is_unknown = kind == CXCursor_UnexposedDecl; /* a guide without parameters of a template */
    if (!cx_is_function(kind) && kind != CXCursor_FunctionTemplate &&
        !(is_unknown && is_guide(search, cursor)))
        return CXChildVisit_Recurse;
    if (is_guide(search, cursor))
        search_guide(search, cursor);
    else if (search->has_launch && (cx_has_attribute(cursor, CXCursor_CUDAGlobalAttr) ||
                                    cx_has_attribute(cursor, CXCursor_CUDADeviceAttr)))
        search_body(search, cursor);
    return CXChildVisit_Continue;
}

static int compare_insertions(const void *a, const void *b)
{
    const struct insertion *x = a, *y = b;
    return (x->at > y->at) - (x->at < y->at);
}

bool launches_find(struct tu *tu, struct inserted **files, size_t *count)
{
    struct search search = {tu, files, count, *count, false};
    for (size_t i = 0; i < tu->error_count; i++)
        search.has_launch |= tu->errors[i].is_launch;
    clang_visitChildren(clang_getTranslationUnitCursor(tu->unit), search_function, &search);
    for (size_t i = search.known; i < *count; i++)
        qsort((*files)[i].list, (*files)[i].count, sizeof *(*files)[i].list, compare_insertions);
    return *count > search.known;
}

/* --- places ---------------------------------------------------------------------------------- */

const struct inserted *launches_in(const struct inserted *files, size_t count, const char *path)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(files[i].path, path) == 0)
            return &files[i];
    return NULL;
}

char *launches_insert(struct arena *arena, const struct inserted *file, const char *text,
                      size_t *length)
{
    struct str out = {.arena = arena};
    size_t from = 0;
    for (size_t i = 0; i < file->count; i++) {
        str_addn(&out, text + from, file->list[i].at - from);
        str_add(&out, file->list[i].text);
        from = file->list[i].at;
    }
    str_addn(&out, text + from, *length - from);
    *length = out.length;
    return arena_strndup(arena, str_text(&out), out.length);
}

size_t launches_offset(const struct inserted *file, size_t offset)
{
    size_t shift = 0;
    for (size_t i = 0; file && i < file->count; i++) {
        size_t begin = file->list[i].at + shift, length = strlen(file->list[i].text);
        if (offset < begin + length)
            return offset < begin ? offset - shift : file->list[i].at;
        shift += length;
    }
    return offset - shift;
}

size_t launches_clang_offset(const struct inserted *file, size_t offset)
{
    size_t shift = 0;
    for (size_t i = 0; file && i < file->count && file->list[i].at <= offset; i++)
        shift += strlen(file->list[i].text);
    return offset + shift;
}

bool launches_begin_at(const struct inserted *file, size_t offset)
{
    size_t shift = 0;
    for (size_t i = 0; file && i < file->count; i++) {
        if (file->list[i].at + shift == offset)
            return *file->list[i].text == *OPENING;
        shift += strlen(file->list[i].text);
    }
    return false;
}
