/* What clang could not read of a source, as far as it matters for the host text.
 *
 * Host text does not need the tree as much as kernels do: where the tree has holes, tokens decide.
 * So a file in which nothing of CUDA was found is copied, whatever else is in it; in others each
 * function with an error is named.
 *
 * Conditions of the preprocessor are worse. Where a header was not found, clang goes on without
 * what it defines. Names that are missing are errors where they are used, but a condition silently
 * takes the other branch:
 *
 *     #include "config.h"
 *     #ifndef REAL
 *     #define REAL float
 *     #endif
 *
 * So each macro that is tested, and defined nowhere before, gets a warning. */
#include "frontend/errors.h"
#include "host/host.h"

#include <string.h>

/* --- conditions */

struct definitions {
    struct host *host;
    const struct source_error *missing; /* the header's #include line */
    struct map places;                  /* macro -> struct source_pos of its first definition */
    struct map warned;
};

static const struct source_error *missing_header(const struct tu *tu)
{
    for (size_t i = 0; i < tu->error_count; i++)
        if (tu->errors[i].header && !tu->errors[i].library && !tu->errors[i].is_ignored)
            return &tu->errors[i];
    return NULL;
}

static enum CXChildVisitResult note_definition(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct definitions *definitions = data;
    struct tu *tu = definitions->host->tu;
    (void)parent;

    if (clang_getCursorKind(cursor) != CXCursor_MacroDefinition)
        return CXChildVisit_Continue;
    const char *name = frontend_string(tu, clang_getCursorSpelling(cursor));
    if (map_get(&definitions->places, name))
        return CXChildVisit_Continue;
    struct source_pos *pos = arena_new(tu->arena, struct source_pos);
    *pos = frontend_pos(tu, clang_getCursorLocation(cursor));
    map_put(&definitions->places, name, pos);
    return CXChildVisit_Continue;
}

static bool is_defined_before(const struct definitions *definitions, const struct host_file *file,
                              const char *name, size_t offset)
{
    const struct source_pos *pos = map_get(&definitions->places, name);
    return pos && (!pos->file || strcmp(pos->file, file->file->path) != 0 || pos->offset < offset);
}

static bool is_condition_keyword(const struct lexed *lexed, size_t keyword)
{
    return lex_is(lexed, keyword, "if") || lex_is(lexed, keyword, "ifdef") ||
           lex_is(lexed, keyword, "ifndef") || lex_is(lexed, keyword, "elif");
}

/* `#ifndef NAME` that opens a header. */
static bool is_guard(const struct host_file *file, const struct directive *line)
{
    return line == file->lexed.directives && lex_is(&file->lexed, line->first + 1, "ifndef");
}

static void check_line(struct definitions *definitions, const struct host_file *file,
                       const struct directive *line)
{
    const struct lexed *lexed = &file->lexed;
    const struct source_error *missing = definitions->missing;
    bool before = missing->pos.file && strcmp(missing->pos.file, file->file->path) == 0 &&
                  line->begin < missing->pos.offset;

    if (before || line->first + 1 >= line->last || !is_condition_keyword(lexed, line->first + 1) ||
        is_guard(file, line) || host_is_skipped(file, line->begin))
        return;
    for (size_t i = line->first + 2; i < line->last; i++) {
        const char *name = lex_spelling(lexed, i);
        struct source_pos pos = host_position(file, lexed->tokens[i].begin);
        if (lexed->tokens[i].kind != TOKEN_NAME || name[0] == '_' || strcmp(name, "defined") == 0 ||
            map_get(&definitions->warned, name) ||
            is_defined_before(definitions, file, name, lexed->tokens[i].begin))
            continue;
        map_put(&definitions->warned, name, definitions);
        diag_report(definitions->host->tu->diag, CU1041, &pos, name, missing->header);
    }
}

static void check_conditions(struct host *host)
{
    struct definitions definitions = {.host = host, .missing = missing_header(host->tu)};

    if (!definitions.missing)
        return;
    definitions.places.arena = definitions.warned.arena = host->arena;
    clang_visitChildren(clang_getTranslationUnitCursor(host->tu->unit), note_definition,
                        &definitions);
    for (size_t i = 0; i < host->file_count; i++)
        for (size_t j = 0; j < host->files[i]->lexed.directive_count; j++)
            check_line(&definitions, host->files[i], &host->files[i]->lexed.directives[j]);
}

/* --- errors */

/* Whether nothing of CUDA was found in a file of a program in C or C++: it is copied, whatever else
 * is in it. */
static bool is_plain_file(const struct host *host, const struct host_file *file)
{
    if (host->source->language == SOURCE_CUDA || file->output->edits.count != file->path_edits)
        return false;
    for (size_t i = 0; i < host->tu->diag->count; i++) {
        const struct diag_message *message = &host->tu->diag->messages[i];
        if (message->severity >= DIAG_WARNING && message->pos.file &&
            strcmp(message->pos.file, file->file->path) == 0)
            return false;
    }
    return true;
}

/* The local file of an error; that of the source for an error in a header of the system. */
static const struct host_file *file_of_error(const struct host *host,
                                             const struct source_error *error)
{
    for (size_t i = 0; i < host->file_count; i++)
        if (error->pos.file && strcmp(host->files[i]->file->path, error->pos.file) == 0)
            return host->files[i];
    return host->files[0];
}

void host_report_errors(struct host *host)
{
    struct tu *tu = host->tu;
    bool *plain = arena_alloc(host->arena, host->file_count + 1);
    const char *ignored = NULL;

    for (size_t i = 0; i < host->file_count; i++)
        plain[i] = is_plain_file(host, host->files[i]);
    for (size_t i = 0; i < tu->error_count; i++)
        for (size_t j = 0; j < host->file_count; j++)
            if (plain[j] && host->files[j] == file_of_error(host, &tu->errors[i])) {
                tu->errors[i].is_ignored = true;
                ignored = ignored ? ignored : tu->errors[i].text;
            }
    for (size_t i = 0; i < host->poisoned_count; i++)
        for (size_t j = 0; j < host->file_count; j++)
            if (!plain[j] && host->files[j] == host->poisoned[i].file)
                diag_report(tu->diag, CU1002, &host->poisoned[i].pos, host->poisoned[i].name,
                            host->poisoned[i].reason);
    if (ignored)
        diag_report(tu->diag, CU1043, NULL, tu->path, ignored);
    errors_report(tu);
    host->source->is_unreadable = host->source->language == SOURCE_CUDA && errors_spoil_all(tu);
    check_conditions(host);
}
