/* Host text that can't be compiled, because it uses what is not ported.
 *
 * What is written compiles, so that the rest of a program can be built, run and tested while
 * somebody ports what is left:
 *
 *     void sort(State &state)
 *     {
 *     #ifndef CU2CL_UNPORTED
 *         cu2cl_unported(__func__, "CU1040: this uses Thrust, which is not ported");
 *     #else
 *         thrust::sort(...);
 *     #endif
 *     }
 *
 * A declaration outside functions is left out as a whole, and so is a function whose signature has
 * such a name. What depends on these can't be compiled either. clang tells what that is: the text
 * is parsed again without what is left out, until there are no new errors. Leaving out a
 * declaration may also change what a name means, silently: `twice(int)` in place of a template that
 * was left out. So code that still finds something of the same name is left out, too.
 *
 * Errors that are not a library's stay as they are: the host compiler may know better. */
#include "frontend/errors.h"
#include "host/host.h"
#include "host/items.h"

#include "frontend/cx.h"
#include "frontend/dialect.h"
#include "frontend/libraries.h"
#include "util/str.h"
#include <stdlib.h>
#include <string.h>

#define MAX_ROUNDS 12

struct exclusion {
    struct host_file *file;
    struct host_item item;
    bool whole;      /* the declaration, not only a function's body */
    bool is_silent;  /* device code, which is not in the host text anyway */
    const char *why; /* with the number of a message */
};

struct exclude {
    struct host *host;
    struct host_code *codes; /* of host->files */
    struct exclusion *list;
    size_t count;
    struct map known; /* errors that have been reported: place and text */
    struct map names; /* of what is left out -> the class around it, or "" */
    struct tu again;  /* the parse without what is left out */
    bool grew;
};

/* --- what is left out */

static struct host_file *file_at(const struct exclude *exclude, const char *path, size_t *index)
{
    for (size_t i = 0; path && i < exclude->host->file_count; i++)
        if (strcmp(exclude->host->files[i]->file->path, path) == 0) {
            *index = i;
            return exclude->host->files[i];
        }
    return NULL;
}

/* Whether each #if in the range has its #endif there, too. */
static bool is_balanced(const struct lexed *lexed, size_t begin, size_t end)
{
    int depth = 0;

    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        size_t keyword = line->first + 1;
        if (line->begin < begin || line->begin >= end || keyword >= line->last)
            continue;
        const char *word = lexed->text + lexed->tokens[keyword].begin;
        if (str_starts(word, "if"))
            depth++;
        else if (str_starts(word, "end"))
            depth--;
        else if (str_starts(word, "el") && depth == 0)
            return false;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

/* What the tree knows of a function: a macro may write its attribute. Device code that clang has
 * dropped is not taken out of the text. */
static void ask_tree(const struct exclude *exclude, const struct host_file *file,
                     struct host_item *item)
{
    for (size_t i = 0; i < exclude->host->function_count; i++) {
        const struct host_function *function = &exclude->host->functions[i];
        if (function->file != file || function->begin < item->begin || function->end > item->end ||
            function->begin >= item->end)
            continue;
        item->is_kernel |= function->target == TARGET_KERNEL;
        item->is_device |= function->target == TARGET_DEVICE;
    }
}

static bool fits_body(const struct exclusion *exclusion, size_t offset)
{
    const struct host_item *item = &exclusion->item;
    return item->body_begin < item->body_end && offset >= item->body_begin &&
           offset < item->body_end && !item->is_constant_expression &&
           is_balanced(&exclusion->file->lexed, item->body_begin, item->body_end);
}

/* Names of constructors are those of their classes, which stay. */
static void name_left_out(struct exclude *exclude, const struct exclusion *exclusion, size_t index)
{
    const char *around = exclusion->item.around ? exclusion->item.around : "";
    struct map names = {.arena = exclude->host->arena};

    if (!exclusion->whole || exclusion->is_silent)
        return;
    host_name_item(&exclude->codes[index], &exclusion->item, &names, (void *)around);
    for (size_t i = 0; i < names.count; i++)
        if (strcmp(names.entries[i].name, around) != 0)
            map_put(&exclude->names, names.entries[i].name, names.entries[i].value);
}

/* Leaves out what is around the place; false where that is not possible, or done already. */
static bool leave_out(struct exclude *exclude, const char *path, size_t offset, const char *why)
{
    size_t index = 0;
    struct exclusion new = {.file = file_at(exclude, path, &index), .why = why};

    if (!new.file || lex_directive_at(&new.file->lexed, offset) ||
        host_is_skipped(new.file, offset) ||
        !host_find_item(&exclude->codes[index], offset, &new.item))
        return false;
    ask_tree(exclude, new.file, &new.item);
    bool in_body = fits_body(&new, offset);
    new.is_silent = new.item.is_device || (new.item.is_kernel &&in_body);
    new.whole = !in_body || new.item.is_device;
    if (new.whole && !new.is_silent && !is_balanced(&new.file->lexed, new.item.begin, new.item.end))
        return false;
    for (size_t i = 0; i < exclude->count; i++) {
        struct exclusion *old = &exclude->list[i];
        if (old->file != new.file || old->item.begin > new.item.begin ||
            old->item.end < new.item.end)
            continue;
        if (old->whole || !new.whole || old->item.begin != new.item.begin)
            return false;
        *old = new;
        name_left_out(exclude, old, index);
        exclude->grew = true;
        return true;
    }
    arena_push(exclude->host->arena, exclude->list, exclude->count, new);
    name_left_out(exclude, &new, index);
    exclude->grew = true;
    return true;
}

/* --- what was reported */

static bool leaves_text(enum diag_id id)
{
    return id == CU3001 || id == CU3003 || id == CU3004;
}

static void leave_out_reported(struct exclude *exclude)
{
    struct tu *tu = exclude->host->tu;

    for (size_t i = 0; i < tu->error_count; i++) {
        const struct source_error *error = &tu->errors[i];
        if (error->library && !error->in_include)
            leave_out(exclude, error->pos.file, error->pos.offset,
                      arena_printf(tu->arena, "CU%d: this %s",
                                   errors_library_has_part(tu, error->library) ? CU2050 : CU1040,
                                   errors_library_use(tu, error)));
    }
    for (size_t i = 0; i < tu->diag->count; i++) {
        const struct diag_message *message = &tu->diag->messages[i];
        if (leaves_text(message->id) && message->pos.file)
            leave_out(exclude, message->pos.file, message->pos.offset,
                      arena_printf(tu->arena, "CU%d: %s", (int)message->id, message->text));
    }
}

static const char *error_key(struct arena *arena, const struct source_pos *pos, const char *text)
{
    return arena_printf(arena, "%s:%zu:%s", pos->file ? pos->file : "", pos->offset, text);
}

/* --- the text without it */

static void blank(char *text, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++)
        if (text[i] != '\n')
            text[i] = ' ';
}

/* Only code is blanked: macros that are defined in between, and conditions, stay. */
static void blank_item(const struct exclusion *exclusion, char *text)
{
    const struct lexed *lexed = &exclusion->file->lexed;
    const struct host_item *item = &exclusion->item;
    size_t begin = exclusion->whole ? item->begin : item->body_begin;
    size_t end = exclusion->whole ? item->end : item->body_end;

    for (size_t i = lex_at_or_after(lexed, begin);
         i != NO_TOKEN && i < lexed->count && lexed->tokens[i].begin < end; i++)
        if (!lexed->tokens[i].directive)
            blank(text, lexed->tokens[i].begin, lexed->tokens[i].end);
    if (!exclusion->whole) {
        text[begin] = '{';
        text[end - 1] = '}';
    }
}

static bool parse_rest(struct exclude *exclude)
{
    struct host *host = exclude->host;
    struct CXUnsavedFile *texts = NULL;
    size_t count = 0;

    for (size_t i = 0; i < host->file_count; i++) {
        const struct host_file *file = host->files[i];
        char *text = arena_strndup(host->arena, file->file->text, file->file->length);
        struct CXUnsavedFile unsaved = {file->file->path, text, file->file->length};
        dialect_write_for_clang(text, file->file->length);
        for (size_t j = 0; j < exclude->count; j++)
            if (exclude->list[j].file == file)
                blank_item(&exclude->list[j], text);
        arena_push(host->arena, texts, count, unsaved);
    }
    return frontend_parse_texts(&exclude->again, host->tu, texts, count);
}

/* --- what depends on it */

/* The place of an error in the program's text: for one in a header of the system, where a template
 * was used. */
static bool error_place(struct exclude *exclude, CXDiagnostic diagnostic, struct source_pos *pos)
{
    size_t index;
    *pos = frontend_pos(&exclude->again, clang_getDiagnosticLocation(diagnostic));
    if (file_at(exclude, pos->file, &index))
        return true;
    CXDiagnosticSet notes = clang_getChildDiagnostics(diagnostic);
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes); i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        struct source_pos at = frontend_pos(&exclude->again, clang_getDiagnosticLocation(note));
        clang_disposeDiagnostic(note);
        if (file_at(exclude, at.file, &index)) {
            *pos = at;
            return true;
        }
    }
    return false;
}

static void leave_out_dependent(struct exclude *exclude, const struct source_pos *pos,
                                const char *reason)
{
    struct host *host = exclude->host;
    size_t before = exclude->count;

    if (!leave_out(exclude, pos->file, pos->offset,
                   arena_printf(host->arena, "CU1047: %s", reason)))
        return;
    const struct exclusion *last = &exclude->list[exclude->count - 1];
    if (exclude->count == before || !last->is_silent)
        diag_report(host->tu->diag, CU1047, pos, reason);
}

static void follow_errors(struct exclude *exclude)
{
    struct arena *arena = exclude->host->arena;
    unsigned count = clang_getNumDiagnostics(exclude->again.unit);

    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(exclude->again.unit, i);
        struct source_pos pos;
        if (errors_counts(diagnostic) && error_place(exclude, diagnostic, &pos)) {
            char *text = cx_string(arena, clang_getDiagnosticSpelling(diagnostic));
            if (!map_get(&exclude->known, error_key(arena, &pos, text)))
                leave_out_dependent(exclude, &pos, text);
        }
        clang_disposeDiagnostic(diagnostic);
    }
}

/* Whether a name still means something, though what was left out has it, too. */
static bool may_be_left_out(struct exclude *exclude, CXCursor found, const char *name)
{
    const char *around = map_get(&exclude->names, name);
    CXCursor parent = clang_getCursorSemanticParent(found);

    if (!around)
        return false;
    if (!cx_is_record(clang_getCursorKind(parent)))
        return true;
    const char *outer = cx_string(exclude->host->arena, clang_getCursorSpelling(parent));
    return strcmp(outer, around) == 0 && strcmp(outer, name) != 0;
}

static bool is_local(CXCursor declaration)
{
    enum CXCursorKind kind = clang_getCursorKind(clang_getCursorSemanticParent(declaration));
    return clang_getCursorKind(declaration) == CXCursor_ParmDecl || cx_is_function(kind) ||
           kind == CXCursor_FunctionTemplate || kind == CXCursor_LambdaExpr;
}

static enum CXChildVisitResult follow_name(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct exclude *exclude = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;

    if (clang_isDeclaration(kind)) {
        struct source_file *file =
            frontend_file_of(&exclude->again, clang_getCursorLocation(cursor));
        return file && !file->is_system ? CXChildVisit_Recurse : CXChildVisit_Continue;
    }
    if (!clang_isReference(kind) && !clang_isExpression(kind))
        return CXChildVisit_Recurse;
    CXCursor found = clang_getCursorReferenced(cursor);
    if (clang_Cursor_isNull(found) || is_local(found) ||
        clang_getCursorKind(found) == CXCursor_Namespace)
        return CXChildVisit_Recurse;
    const char *name = cx_string(exclude->host->arena, clang_getCursorSpelling(found));
    if (may_be_left_out(exclude, found, name)) {
        struct source_pos pos = frontend_pos(&exclude->again, clang_getCursorLocation(cursor));
        leave_out_dependent(exclude, &pos,
                            arena_printf(exclude->host->arena,
                                         "a declaration of '%s' is left out of the port", name));
    }
    return CXChildVisit_Recurse;
}

static void find_dependents(struct exclude *exclude)
{
    for (int round = 0; round < MAX_ROUNDS && exclude->grew; round++) {
        exclude->grew = false;
        if (!parse_rest(exclude))
            return;
        follow_errors(exclude);
        if (exclude->names.count)
            clang_visitChildren(clang_getTranslationUnitCursor(exclude->again.unit), follow_name,
                                exclude);
        frontend_close(&exclude->again);
    }
}

/* --- the edits */

static bool insert(struct exclude *exclude, struct host_file *file, size_t at, const char *text)
{
    if (edit_insert(&file->output->edits, at, text))
        return true;
    struct source_pos pos = host_position(file, at);
    diag_report(exclude->host->tu->diag, CU3008, &pos, file->output->path);
    return false;
}

/* Where the line's blanks begin in front of `at`; `at` where there is other text. */
static size_t blanks_begin(const char *text, size_t at)
{
    size_t begin = at;

    while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t'))
        begin--;
    return begin == 0 || text[begin - 1] == '\n' ? begin : at;
}

static bool is_line_start(const char *text, size_t at)
{
    size_t begin = blanks_begin(text, at);
    return begin == 0 || text[begin - 1] == '\n';
}

/* The blanks that the line of `at` begins with. */
static const char *line_indentation(struct arena *arena, const char *text, size_t at)
{
    size_t begin = at, end;

    while (begin > 0 && text[begin - 1] != '\n')
        begin--;
    for (end = begin; text[end] == ' ' || text[end] == '\t';)
        end++;
    return arena_strndup(arena, text + begin, end - begin);
}

/* Behind the blanks, and the comments that end on the line. */
static size_t line_rest(const struct lexed *lexed, size_t at)
{
    const char *text = lexed->text;

    for (;;) {
        while (text[at] == ' ' || text[at] == '\t' || text[at] == '\r')
            at++;
        size_t token = lex_at(lexed, at);
        if (token == NO_TOKEN || lexed->tokens[token].kind != TOKEN_COMMENT ||
            memchr(text + at, '\n', lexed->tokens[token].end - at))
            return at;
        at = lexed->tokens[token].end;
    }
}

static const char *string_literal(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            str_addc(&out, '\\');
        str_addc(&out, *text);
    }
    return str_text(&out);
}

/* The body of a constructor is more than its braces, so it gets another one. */
static void wrap_constructor(struct exclude *exclude, const struct exclusion *exclusion)
{
    struct arena *arena = exclude->host->arena;
    const struct lexed *lexed = &exclusion->file->lexed;
    size_t begin = exclusion->item.body_begin, end = line_rest(lexed, exclusion->item.body_end);
    const char *indent = line_indentation(arena, lexed->text, exclusion->item.begin);
    bool opens = is_line_start(lexed->text, begin), closes = strchr("\n", lexed->text[end]) != NULL;

    insert(exclude, exclusion->file, blanks_begin(lexed->text, begin),
           arena_printf(arena,
                        "%s#ifndef CU2CL_UNPORTED\n%s{\n%s    cu2cl_unported(__func__, \"%s\");\n"
                        "%s}\n#else\n",
                        opens ? "" : "\n", indent, indent, string_literal(arena, exclusion->why),
                        indent));
    insert(exclude, exclusion->file, closes ? end : exclusion->item.body_end,
           closes ? "\n#endif" : "\n#endif\n");
}

static void wrap_body(struct exclude *exclude, const struct exclusion *exclusion)
{
    struct arena *arena = exclude->host->arena;
    const struct lexed *lexed = &exclusion->file->lexed;
    const char *text = lexed->text;
    size_t begin = exclusion->item.body_begin + 1, end = exclusion->item.body_end - 1;
    bool opens = text[line_rest(lexed, begin)] == '\n', closes = is_line_start(text, end);

    insert(exclude, exclusion->file, opens ? line_rest(lexed, begin) : begin,
           arena_printf(
               arena, "\n#ifndef CU2CL_UNPORTED\n%s    cu2cl_unported(__func__, \"%s\");\n#else%s",
               line_indentation(arena, text, end), string_literal(arena, exclusion->why),
               opens ? "" : "\n"));
    insert(exclude, exclusion->file, closes ? blanks_begin(text, end) : end,
           closes ? "#endif\n" : "\n#endif\n");
}

/* Comments between two declarations that are left out are left out with them. */
static bool follows(const struct exclusion *first, const struct exclusion *second)
{
    const struct lexed *lexed = &first->file->lexed;

    if (first->file != second->file || !second->whole || second->is_silent)
        return false;
    for (size_t i = lex_at_or_after(lexed, first->item.end);
         i != NO_TOKEN && i < lexed->count && lexed->tokens[i].begin < second->item.begin; i++)
        if (lexed->tokens[i].kind != TOKEN_COMMENT)
            return false;
    return true;
}

/* The text of a message, for a comment. */
static const char *commented(struct arena *arena, const char *text)
{
    struct str out = {.arena = arena};

    for (; *text; text++) {
        str_addc(&out, *text);
        if (text[0] == '*' && text[1] == '/')
            str_addc(&out, ' ');
    }
    return str_text(&out);
}

static void wrap_declarations(struct exclude *exclude, const struct exclusion *first,
                              const struct exclusion *last)
{
    struct arena *arena = exclude->host->arena;
    const struct lexed *lexed = &first->file->lexed;
    size_t begin = first->item.begin, end = line_rest(lexed, last->item.end);
    bool opens = is_line_start(lexed->text, begin), closes = strchr("\n", lexed->text[end]) != NULL;

    insert(exclude, first->file, blanks_begin(lexed->text, begin),
           arena_printf(arena, "%s#ifdef CU2CL_UNPORTED /* %s */\n", opens ? "" : "\n",
                        commented(arena, first->why)));
    insert(exclude, first->file, closes ? end : last->item.end, closes ? "\n#endif" : "\n#endif\n");
}

static int compare_exclusions(const void *left, const void *right)
{
    const struct exclusion *a = left, *b = right;
    int order = strcmp(a->file->file->path, b->file->file->path);

    if (order)
        return order;
    return a->item.begin < b->item.begin ? -1
           : a->item.begin > b->item.begin
               ? 1
               : (a->item.end < b->item.end) - (a->item.end > b->item.end);
}

/* Drops what lies in a declaration that is left out as a whole, and what is silent. */
static void sort_out(struct exclude *exclude)
{
    size_t kept = 0;

    if (exclude->count)
        qsort(exclude->list, exclude->count, sizeof *exclude->list, compare_exclusions);
    for (size_t i = 0; i < exclude->count; i++) {
        const struct exclusion *last = kept ? &exclude->list[kept - 1] : NULL;
        const struct exclusion *next = &exclude->list[i];
        bool inside =
            last && last->whole && last->file == next->file && next->item.end <= last->item.end;
        if (!inside && !next->is_silent)
            exclude->list[kept++] = *next;
    }
    exclude->count = kept;
}

/* A header that the program's other sources include, too, can't rely on what they include. */
static void include_stub(struct exclude *exclude, struct host_file *file)
{
    if (!file->is_main || exclude->host->source->language != SOURCE_CUDA)
        edit_insert(&file->output->edits, host_top_position(&file->lexed),
                    "#include <cu2cl/unported.h>\n");
}

static void write_edits(struct exclude *exclude)
{
    sort_out(exclude);
    for (size_t i = 0; i < exclude->count; i++) {
        size_t last = i;
        if (!exclude->list[i].whole) {
            if (exclude->list[i].item.has_initializers)
                wrap_constructor(exclude, &exclude->list[i]);
            else
                wrap_body(exclude, &exclude->list[i]);
            include_stub(exclude, exclude->list[i].file);
            continue;
        }
        while (last + 1 < exclude->count && exclude->list[last + 1].whole &&
               follows(&exclude->list[last], &exclude->list[last + 1]))
            last++;
        wrap_declarations(exclude, &exclude->list[i], &exclude->list[last]);
        i = last;
    }
}

void host_exclude(struct host *host)
{
    struct exclude exclude = {.host = host};

    exclude.known.arena = exclude.names.arena = host->arena;
    exclude.codes = arena_alloc(host->arena, (host->file_count + 1) * sizeof *exclude.codes);
    for (size_t i = 0; i < host->file_count; i++)
        host_read_code(&exclude.codes[i], host->arena, host->files[i]);
    for (size_t i = 0; i < host->tu->error_count; i++)
        map_put(&exclude.known,
                error_key(host->arena, &host->tu->errors[i].pos, host->tu->errors[i].text), host);
    leave_out_reported(&exclude);
    find_dependents(&exclude);
    for (size_t i = 0; i < exclude.names.count; i++)
        arena_push(host->arena, host->source->left_out, host->source->left_out_count,
                   exclude.names.entries[i].name);
    write_edits(&exclude);
}
