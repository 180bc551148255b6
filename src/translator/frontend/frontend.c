/* One parse of one source by libclang.
 *
 * The flags make clang behave as nvcc's pass would without a CUDA Toolkit: our own declarations are
 * included first, the way nvcc includes cuda_runtime.h. KeepGoing lets clang go on instantiating
 * templates after a missing header, so that every problem is reported at once. What nvcc takes and
 * clang doesn't (dialect.c) is patched in memory at equal length, so all offsets stay those of the
 * original text: the main file before the parse; and where headers need it, too, there is a second
 * parse. */
#include "frontend/frontend.h"
#include "frontend/arguments.h"
#include "frontend/elsewhere.h"

#include "frontend/dialect.h"
#include "frontend/errors.h"
#include "frontend/launches.h"
#include "util/lex.h"
#include "frontend/libraries.h"
#include "frontend/prefix.h"
#include "frontend/resources.h"
#include "util/file.h"
#include "util/path.h"
#include "util/str.h"
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_UNREAD_ROUNDS 4

char *frontend_string(struct tu *tu, CXString string)
{
    const char *text = clang_getCString(string);
    char *copy = arena_strdup(tu->arena, text ? text : "");
    clang_disposeString(string);
    return copy;
}

/* --- files --------------------------------------------------------------- */

static void index_lines(struct arena *arena, struct source_file *file)
{
    arena_push(arena, file->line_starts, file->line_count, 0);
    const char *at = file->text, *end = file->text + file->length;
    while ((at = memchr(at, '\n', (size_t)(end - at))))
        arena_push(arena, file->line_starts, file->line_count, (size_t)(++at - file->text));
}

static bool path_inside(const char *path, const char *directory)
{
    size_t length = directory ? strlen(directory) : 0;
    return length && strncmp(path, directory, length) == 0 && path[length] == '/';
}

static bool is_unread(const struct tu *tu, const char *path)
{
    for (size_t i = 0; i < tu->unread_count; i++)
        if (strcmp(tu->unread[i].Filename, path) == 0)
            return true;
    return false;
}

static bool is_our_path(const struct tu *tu, const char *path)
{
    return path_inside(path, tu->cuda_headers) || path_inside(path, tu->library_headers);
}

/* The library of a header that is not read; NULL for all others. */
static const struct absent_library *absence_of_header(const struct tu *tu, const char *path)
{
    if (!is_unread(tu, path))
        return NULL;
    return path_inside(path, tu->cuda_headers)
               ? libraries_by_header(path + strlen(tu->cuda_headers) + 1)
               : libraries_by_path(path);
}

/* The header of ours that is read in place of one that is left out, such as of a CUB that a program
 * brings along, as an #include line names it; NULL: there is none. */
static const char *stand_in(const struct tu *tu, const char *path,
                            const struct absent_library *library)
{
    const char *name =
        tu->library_headers && !is_our_path(tu, path) ? libraries_own_name(library, path) : NULL;
    return name && access(path_join(tu->arena, tu->library_headers, name), R_OK) == 0 ? name : NULL;
}

/* What is on disk of a header that clang got from memory; as many bytes, but for what is
 * inserted. */
static void use_original(struct tu *tu, struct source_file *file)
{
    file->inserted = launches_in(tu->options->inserted, tu->options->inserted_count, file->path);
    if (file->inserted) {
        const char *own = file_read(tu->arena, file->path, &file->length);
        file->text = own ? own : "";
        file->length = own ? file->length : 0;
    }
    for (size_t i = 0; i < tu->patched_count; i++) {
        if (strcmp(tu->patched[i].Filename, file->path) != 0)
            continue;
        size_t length = 0;
        const char *text = file_read(tu->arena, file->path, &length);
        if (text && length == file->length)
            file->text = text;
    }
}

/* What the listing says of a file of the kept form, which clang is slow to tell; NULL: it is none. */
static const struct frontend_read *read_before(const struct tu *tu, const char *path)
{
    for (size_t i = 0; tu->prefix && i < tu->prefix->read_count; i++)
        if (strcmp(tu->prefix->reads[i].path, path) == 0)
            return &tu->prefix->reads[i];
    return NULL;
}

static const char *contents_of(struct tu *tu, CXFile handle, const char *path, size_t *length)
{
    return read_before(tu, path) ? file_read(tu->arena, path, length)
                                 : clang_getFileContents(tu->unit, handle, length);
}

static bool is_in_system_header(const struct tu *tu, CXFile handle, const char *path)
{
    const struct frontend_read *known = read_before(tu, path);
    return known
               ? known->is_system
               : clang_Location_isInSystemHeader(clang_getLocationForOffset(tu->unit, handle, 0)) !=
                     0;
}

static struct source_file *find_file(struct tu *tu, CXFile handle)
{
    CXFileUniqueID id;
    char key[80];

    struct source_file *file = map_get_pointer(&tu->files, handle);
    if (file)
        return file;
    if (clang_getFileUniqueID(handle, &id) != 0)
        return NULL;
    char *path = frontend_string(tu, clang_getFileName(handle));
    const char *name = is_unread(tu, path) ? path : key; /* these are no files, with no id */
    snprintf(key, sizeof key, "%llx.%llx.%llx", id.data[0], id.data[1], id.data[2]);
    file = map_get(&tu->files, name);
    if (!file) {
        size_t length = 0;
        const char *text = contents_of(tu, handle, path, &length);
        for (size_t i = 0; !text && i < tu->other_count; i++)
            if (clang_getFileContents(tu->others[i]->unit, handle, &length)) {
                file = frontend_file(tu->others[i], handle);
                map_put(&tu->files, name, file);
                map_put_pointer(&tu->files, handle, file);
                return file;
            }
        file = arena_new(tu->arena, struct source_file);
        file->path = path;
        file->text = arena_strndup(tu->arena, text ? text : "", text ? length : 0);
        file->length = text ? length : 0;
        use_original(tu, file);
        file->handle = handle;
        file->unit = tu->unit;
        bool is_ours = path_inside(file->path, tu->cuda_headers);
        file->is_library_header = path_inside(file->path, tu->library_headers);
        /* <complex> stands for the C++ library's */
        file->is_cuda_header = is_ours && !file->absent &&
                               strcmp(file->path + strlen(tu->cuda_headers), "/complex") != 0;
        file->absent = absence_of_header(tu, file->path);
        file->stand_in = file->absent ? stand_in(tu, file->path, file->absent) : NULL;
        file->is_system = file->is_library_header
                              ? tu->pass == PASS_HOST
                              : is_ours || file->absent || is_in_system_header(tu, handle, path);
        index_lines(tu->arena, file);
        map_put(&tu->files, name, file);
    }
    map_put_pointer(&tu->files, handle, file);
    return file;
}

struct source_file *frontend_file(struct tu *tu, CXFile handle)
{
    if (handle && handle != tu->last_handle) { /* most questions are about one file in a row */
        tu->last_file = find_file(tu, handle);
        tu->last_handle = handle;
    }
    return handle ? tu->last_file : NULL;
}

const char *frontend_library_name(const struct tu *tu, const struct source_file *file)
{
    return file->path + strlen(tu->library_headers) + 1;
}

bool frontend_reads_library(const struct tu *tu)
{
    for (size_t i = 0; i < tu->files.count; i++)
        if (((const struct source_file *)tu->files.entries[i].value)->is_library_header)
            return true;
    return false;
}

struct reading {
    struct tu *tu;
    struct frontend_read **reads;
    size_t *count;
};

static void add_read_file(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct reading *reading = data;
    struct tu *tu = reading->tu;
    CXSourceLocation start = clang_getLocationForOffset(tu->unit, file, 0);
    struct frontend_read read = {frontend_string(tu, clang_getFileName(file)),
                                 clang_Location_isInSystemHeader(start) != 0};
    (void)stack;

    if (!is_unread(tu, read.path))
        arena_push(tu->arena, *reading->reads, *reading->count, read);
    for (size_t i = 0; depth == 0 && tu->prefix && i < tu->prefix->read_count; i++)
        arena_push(tu->arena, *reading->reads, *reading->count, tu->prefix->reads[i]);
}

void frontend_list_reads(struct tu *tu, struct frontend_read **reads, size_t *count)
{
    struct reading reading = {tu, reads, count};

    clang_getInclusions(tu->unit, add_read_file, &reading);
}

size_t frontend_offset(const struct source_file *file, size_t offset)
{
    return file ? launches_offset(file->inserted, offset) : offset;
}

CXSourceLocation frontend_location(struct tu *tu, const struct source_file *file, size_t offset)
{
    return file
               ? clang_getLocationForOffset(tu->unit, file->handle,
                                            (unsigned)launches_clang_offset(file->inserted, offset))
               : clang_getNullLocation();
}

struct source_file *frontend_file_of(struct tu *tu, CXSourceLocation location)
{
    CXFile handle;
    clang_getFileLocation(location, &handle, NULL, NULL, NULL);
    return frontend_file(tu, handle);
}

struct source_pos frontend_pos(struct tu *tu, CXSourceLocation location)
{
    CXFile handle;
    unsigned line, column, offset;
    clang_getFileLocation(location, &handle, &line, &column, &offset);
    struct source_file *file = frontend_file(tu, handle);
    size_t at = frontend_offset(file, offset);
    if (file && file->inserted && line && line <= file->line_count)
        column = (unsigned)(at - file->line_starts[line - 1]) + 1;
    return (struct source_pos){file ? file->path : NULL, line, column, at};
}

/* --- macros behind messages ---------------------------------------------- */

static void find_macro(struct tu *tu, struct diag_message *message)
{
    CXFile handle = message->pos.file ? clang_getFile(tu->unit, message->pos.file) : NULL;

    if (!handle || !message->pos.line)
        return;
    const struct source_file *in = frontend_file(tu, handle);
    CXSourceLocation place = clang_getLocation(tu->unit, handle, message->pos.line,
                                               message->pos.column ? message->pos.column : 1);
    if (in && in->inserted)
        place = frontend_location(tu, in, message->pos.offset);
    CXCursor use = clang_getCursor(tu->unit, place);
    if (clang_getCursorKind(use) != CXCursor_MacroExpansion ||
        frontend_pos(tu, clang_getCursorLocation(use)).offset != message->pos.offset)
        return; /* none, or the place is an argument's */
    CXCursor definition = clang_getCursorReferenced(use);
    CXSourceLocation location = clang_getCursorLocation(definition);
    struct source_file *file = frontend_file_of(tu, location);
    if (!file || file->is_system)
        return;
    message->macro = frontend_string(tu, clang_getCursorSpelling(definition));
    message->macro_pos = frontend_pos(tu, location);
}

void frontend_find_macros(struct tu *tu, struct diag *diag)
{
    for (size_t i = 0; i < diag->count; i++)
        find_macro(tu, &diag->messages[i]);
}

/* --- the parse ----------------------------------------------------------- */

/* The header that nvcc reads before each source. */
#define FIRST_HEADER "cuda_runtime.h"

/* A C file may call the CUDA runtime without including it: its compiler declares the functions by
 * itself. */
static bool calls_undeclared_cuda(CXTranslationUnit unit)
{
    unsigned count = clang_getNumDiagnostics(unit);
    bool found = false;
    for (unsigned i = 0; i < count && !found; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
        CXString spelling = clang_getDiagnosticSpelling(diagnostic);
        found = strstr(clang_getCString(spelling), "undeclared function 'cuda") != NULL;
        clang_disposeString(spelling);
        clang_disposeDiagnostic(diagnostic);
    }
    return found;
}

static const char *skip_space_back(const char *text, const char *at)
{
    while (at > text && isspace((unsigned char)at[-1]))
        at--;
    return at;
}

/* `[=] __host__ __device__ (...)`: nvcc takes such lambdas with --extended-lambda only, and then
 * includes <functional>. */
static bool has_device_lambda(const char *text)
{
    static const char host[] = "__host__";
    const size_t length = sizeof host - 1;
    for (const char *p = text; (p = strstr(p, "__device__")) != NULL; p++) {
        const char *before = skip_space_back(text, p);
        if ((size_t)(before - text) > length && strncmp(before - length, host, length) == 0)
            before = skip_space_back(text, before - length);
        if (before > text && before[-1] == ']')
            return true;
    }
    return false;
}

/* A header with launches by device code, as clang reads it. */
static void add_inserted(struct tu *tu, const struct inserted *file, struct CXUnsavedFile **all,
                         size_t *count)
{
    size_t length = 0;
    const char *text = NULL;
    for (size_t i = 0; i < tu->patched_count; i++)
        if (strcmp(tu->patched[i].Filename, file->path) == 0) {
            text = tu->patched[i].Contents;
            length = tu->patched[i].Length;
        }
    if (!text)
        text = file_read(tu->arena, file->path, &length);
    if (!text)
        return;
    const char *changed = launches_insert(tu->arena, file, text, &length);
    struct CXUnsavedFile unsaved = {file->path, changed, length};
    arena_push(tu->arena, *all, *count, unsaved);
}

static const struct inserted *inserted_in(const struct tu *tu, const char *path)
{
    return launches_in(tu->options->inserted, tu->options->inserted_count, path);
}

/* With a flag and its value before what the user gave: the user's own -include comes later. */
static enum CXErrorCode parse_texts(struct tu *tu, const struct arguments *arguments,
                                    const char *flag, const char *value, struct CXUnsavedFile *all,
                                    size_t count)
{
    struct arguments a = {.arena = tu->arena};

    for (size_t i = 0; i < arguments->count; i++) {
        if (i == arguments->given && flag) {
            arguments_add(&a, flag);
            arguments_add(&a, value);
        }
        arguments_add(&a, arguments->items[i]);
    }
    return clang_parseTranslationUnit2(
        tu->index, tu->path, a.items, (int)a.count, all, (unsigned)count,
        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing, &tu->unit);
}

static const struct prefix *find_prefix(struct tu *tu, const struct arguments *arguments,
                                        const struct CXUnsavedFile *all, size_t count)
{
    const char **own = NULL;
    size_t own_count = 0;

    for (size_t i = 0; i < arguments->count; i++)
        if (i < arguments->given || i >= arguments->given_end)
            arena_push(tu->arena, own, own_count, arguments->items[i]);
    struct prefix_parse asked = {.header =
                                     arena_printf(tu->arena, "%s/" FIRST_HEADER, tu->cuda_headers),
                                 .folder = tu->cuda_headers,
                                 .own = own,
                                 .own_count = own_count,
                                 .given = arguments->items + arguments->given,
                                 .given_count = arguments->given_end - arguments->given,
                                 .unsaved = all,
                                 .unsaved_count = count};
    return prefix_find(tu->arena, &asked);
}

static bool frontend_has_errors(CXTranslationUnit unit)
{
    bool found = false;
    for (unsigned i = 0; i < clang_getNumDiagnostics(unit) && !found; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
        found = errors_counts(diagnostic);
        clang_disposeDiagnostic(diagnostic);
    }
    return found;
}

/* Goes on from the kept form of the first header where there is one. What has errors so is read as a
 * whole, since they may come from there. */
static enum CXErrorCode parse_behind_header(struct tu *tu, const struct arguments *arguments,
                                            struct CXUnsavedFile *all, size_t count)
{
    tu->prefix = find_prefix(tu, arguments, all, count);
    if (tu->prefix) {
        enum CXErrorCode code =
            parse_texts(tu, arguments, "-include-pch", tu->prefix->path, all, count);
        if (code == CXError_Success && tu->unit && !frontend_has_errors(tu->unit))
            return code;
        if (tu->unit)
            clang_disposeTranslationUnit(tu->unit);
        tu->unit = NULL;
        tu->prefix = NULL;
    }
    return parse_texts(tu, arguments, "-include", FIRST_HEADER, all, count);
}

static enum CXErrorCode parse(struct tu *tu, bool declare_cuda, const struct CXUnsavedFile *unsaved)
{
    struct arguments arguments = {.arena = tu->arena};
    struct CXUnsavedFile *all = NULL;
    size_t count = 0;

    arena_push(tu->arena, all, count, *unsaved);
    for (size_t i = 0; i < tu->unread_count; i++)
        arena_push(tu->arena, all, count, tu->unread[i]);
    for (size_t i = 0; i < tu->patched_count; i++)
        if (!inserted_in(tu, tu->patched[i].Filename))
            arena_push(tu->arena, all, count, tu->patched[i]);
    for (size_t i = 0; i < tu->options->inserted_count; i++)
        if (strcmp(tu->options->inserted[i].path, tu->path) != 0)
            add_inserted(tu, &tu->options->inserted[i], &all, &count);
    arguments_build(&arguments, tu->pass, tu->path, tu->options, declare_cuda);
    if (has_device_lambda(unsaved->Contents))
        arguments_add(&arguments, "-DCU2CL_EXTENDED_LAMBDA");
    if (strcmp(arguments_language(tu->path, tu->options), "cuda") == 0)
        return parse_behind_header(tu, &arguments, all, count);
    return parse_texts(tu, &arguments, NULL, NULL, all, count);
}

/* What stands for the header includes ours, or what it would have brought along. */
static void leave_out_header(struct tu *tu, const char *path, const struct absent_library *library)
{
    const char *ours = stand_in(tu, path, library);
    const char *text =
        ours ? arena_printf(tu->arena, "#include \"%s/%s\"\n", tu->library_headers, ours)
             : libraries_brought(library);
    struct CXUnsavedFile file = {path, text, strlen(text)};

    if (strcmp(arguments_language(tu->path, tu->options), "c") == 0)
        file.Length = 0;
    if (!is_unread(tu, path))
        arena_push(tu->arena, tu->unread, tu->unread_count, file);
}

/* A header of a library that is not ported: it is left out with all that it includes. */
static void note_unread(CXFile handle, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct tu *tu = data;
    char *path = frontend_string(tu, clang_getFileName(handle));

    if (depth == 0 || is_our_path(tu, path) || is_unread(tu, path) || !libraries_by_path(path))
        return;
    for (unsigned i = 0; i < depth; i++) {
        CXFile includer;
        clang_getFileLocation(stack[i], &includer, NULL, NULL, NULL);
        char *outer = frontend_string(tu, clang_getFileName(includer));
        if (!is_our_path(tu, outer) && libraries_by_path(outer))
            return;
    }
    leave_out_header(tu, path, libraries_by_path(path));
}

static const char *file_on_disk(struct tu *tu, const char *folder, size_t length, const char *name)
{
    const char *path = arena_printf(tu->arena, "%.*s%s", (int)length, folder, name);
    return access(path, R_OK) == 0 ? path : NULL;
}

bool frontend_is_own_header(struct tu *tu, const char *includer, const char *name)
{
    const struct flags *flags = tu->options->flags;
    const char *slash = strrchr(includer, '/');
    const char *path = file_on_disk(tu, includer, slash ? (size_t)(slash + 1 - includer) : 0, name);

    for (size_t i = 0; flags && !path && i < flags->use_count; i++)
        if (flags->uses[i].action == FLAG_INCLUDE) {
            const char *folder = arena_printf(tu->arena, "%s/", flags->uses[i].value);
            path = file_on_disk(tu, folder, strlen(folder), name);
        }
    return path && !libraries_by_path(path);
}

/* The libraries' headers that the source itself includes stand as empty texts in our own folder,
 * which comes first, so that installed ones are not even looked for. */
static void leave_libraries_out(struct tu *tu, const char *source, const char *text, size_t length)
{
    struct lexed lexed = {0};

    lex_text(&lexed, tu->arena, text, length);
    for (size_t i = 0; i < lexed.directive_count; i++) {
        size_t keyword = lexed.directives[i].first + 1, token = keyword + 1;
        if (token >= lexed.directives[i].last || !lex_is(&lexed, keyword, "include") ||
            text[lexed.tokens[token].begin] != '<')
            continue;
        size_t begin = lexed.tokens[token].begin + 1, end = lexed.tokens[token].end - 1;
        const char *name = end > begin ? arena_strndup(tu->arena, text + begin, end - begin) : "";
        const char *path = arena_printf(tu->arena, "%s/%s", tu->cuda_headers, name);
        const char *ours = arena_printf(tu->arena, "%s/%s", tu->library_headers, name);
        if (libraries_by_header(name) && access(path, F_OK) != 0 &&
            !(tu->library_headers && access(ours, F_OK) == 0) &&
            !frontend_is_own_header(tu, source, name))
            leave_out_header(tu, path, libraries_by_header(name));
    }
}

bool frontend_is_system_include(struct tu *tu, CXFile handle, CXSourceLocation *stack,
                                unsigned depth)
{
    char *path = frontend_string(tu, clang_getFileName(handle));
    return depth && !path_inside(path, tu->library_headers) &&
           (path_inside(path, tu->cuda_headers) || clang_Location_isInSystemHeader(stack[0]));
}

/* Keeps for the file's first inclusion whether it is surely a system header; what includes what says
 * that of most, and clang is asked for the others. */
static bool note_system_include(struct tu *tu, CXFile handle, CXSourceLocation *stack,
                                unsigned depth)
{
    bool *kept = map_get_pointer(&tu->inclusions, handle);
    if (kept)
        return *kept;
    const char *path = frontend_string(tu, clang_getFileName(handle));
    kept = arena_new(tu->arena, bool);
    *kept = !path_inside(path, tu->library_headers) &&
            (frontend_is_system_include(tu, handle, stack, depth) || is_our_path(tu, path) ||
             is_unread(tu, path) ||
             clang_Location_isInSystemHeader(clang_getLocationForOffset(tu->unit, handle, 0)));
    map_put_pointer(&tu->inclusions, handle, kept);
    return *kept;
}

bool frontend_is_system_file(const struct tu *tu, CXFile handle)
{
    const bool *is_system = handle ? map_get_pointer(&tu->inclusions, handle) : NULL;
    return is_system && *is_system;
}

bool frontend_is_system_place(const struct tu *tu, CXSourceLocation location)
{
    CXFile handle;
    clang_getFileLocation(location, &handle, NULL, NULL, NULL);
    return frontend_is_system_file(tu, handle);
}

/* A header of the program that only nvcc takes is read from memory in the next parse. */
static void patch_header(CXFile handle, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct tu *tu = data;
    size_t length = 0;

    if (!depth || note_system_include(tu, handle, stack, depth))
        return;
    const char *path = frontend_string(tu, clang_getFileName(handle));
    if (is_our_path(tu, path))
        return;
    const char *text = clang_getFileContents(tu->unit, handle, &length);
    if (!text)
        return;
    leave_libraries_out(tu, path, text, length);
    for (size_t i = 0; i < tu->patched_count; i++)
        if (strcmp(tu->patched[i].Filename, path) == 0)
            return;
    char *copy = arena_strndup(tu->arena, text, length);
    struct CXUnsavedFile file = {path, copy, length};
    if (dialect_write_for_clang(copy, length))
        arena_push(tu->arena, tu->patched, tu->patched_count, file);
}

static void read_header(CXFile handle, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    note_unread(handle, stack, depth, data);
    patch_header(handle, stack, depth, data);
}

/* clang lists no inclusions of the kept form; all its files are system headers, or ours. */
static void note_prefix_files(struct tu *tu)
{
    for (size_t i = 0; tu->prefix && i < tu->prefix->read_count; i++) {
        const struct frontend_read *read = &tu->prefix->reads[i];
        CXFile handle = clang_getFile(tu->unit, read->path);
        if (!handle || (!read->is_system && !is_our_path(tu, read->path)))
            continue;
        bool *is_system = arena_new(tu->arena, bool);
        *is_system = !path_inside(read->path, tu->library_headers);
        map_put_pointer(&tu->inclusions, handle, is_system);
    }
}

/* Parses, again as long as there are headers that are not to be read, or not as they are. */
static enum CXErrorCode parse_known(struct tu *tu, bool declare_cuda,
                                    const struct CXUnsavedFile *unsaved)
{
    enum CXErrorCode code = CXError_Success;

    for (int round = 0; round < MAX_UNREAD_ROUNDS; round++) {
        size_t known = tu->unread_count + tu->patched_count;
        if (tu->unit)
            clang_disposeTranslationUnit(tu->unit);
        tu->unit = NULL;
        tu->inclusions = (struct map){.arena = tu->arena};
        tu->last_handle = NULL;
        code = parse(tu, declare_cuda, unsaved);
        if (code != CXError_Success || !tu->unit)
            break;
        note_prefix_files(tu);
        clang_getInclusions(tu->unit, read_header, tu);
        if (tu->unread_count + tu->patched_count == known)
            break;
    }
    return code;
}

/* Parses again where device code launches kernels (launches.h). */
static bool parse_launches(struct tu *tu)
{
    struct inserted *files = tu->options->inserted;
    size_t count = tu->options->inserted_count;
    struct frontend_options *options = arena_new(tu->arena, struct frontend_options);

    if (tu->pass != PASS_DEVICE || !launches_find(tu, &files, &count))
        return true;
    *options = *tu->options;
    options->inserted = files;
    options->inserted_count = count;
    options->unread = tu->unread;
    options->unread_count = tu->unread_count;
    options->patched = tu->patched;
    options->patched_count = tu->patched_count;
    frontend_close(tu);
    return frontend_parse(tu, tu->arena, tu->diag, tu->path, tu->pass, options);
}

/* The main file's text, and what of it may be read in its place. */
struct main_text {
    const char *text;
    size_t length;
    const char *emptied; /* as long, without the bodies of kernels; NULL: none */
    size_t *kernels;     /* where the word `__global__` of each is */
    size_t kernel_count;
};

static void empty_kernels(struct tu *tu, struct main_text *text)
{
    if (tu->pass != PASS_HOST || strcmp(arguments_language(tu->path, tu->options), "cuda") != 0)
        return;
    char *copy = arena_strndup(tu->arena, text->text, text->length);
    bool may_read = dialect_empty_kernels(tu->arena, copy, &text->kernels, &text->kernel_count);
    text->emptied = may_read && text->kernel_count ? copy : NULL;
}

/* Has `__global__` CUDA's meaning where kernels were emptied? Else they may be host functions. */
static bool are_kernels(struct tu *tu, const struct main_text *text)
{
    CXFile handle = clang_getFile(tu->unit, tu->path);

    for (size_t i = 0; handle && i < text->kernel_count; i++) {
        CXSourceLocation place =
            clang_getLocationForOffset(tu->unit, handle, (unsigned)text->kernels[i]);
        CXCursor use = clang_getCursor(tu->unit, place);
        if (clang_getCursorKind(use) != CXCursor_MacroExpansion)
            continue; /* a condition leaves it out */
        const struct source_file *file =
            frontend_file_of(tu, clang_getCursorLocation(clang_getCursorReferenced(use)));
        if (!file || !file->is_cuda_header)
            return false;
    }
    return handle != NULL;
}

static enum CXErrorCode parse_main(struct tu *tu, const struct main_text *text)
{
    struct CXUnsavedFile unsaved = {tu->path, text->emptied, text->length};
    enum CXErrorCode code;

    if (text->emptied) {
        code = parse_known(tu, false, &unsaved);
        /* a body may have braces that macros write, and end elsewhere */
        if (code != CXError_Success || !tu->unit ||
            (!frontend_has_errors(tu->unit) && are_kernels(tu, text)))
            return code;
        tu->files = (struct map){.arena = tu->arena}; /* they are of that parse */
    }
    unsaved.Contents = text->text;
    code = parse_known(tu, false, &unsaved);
    if (code == CXError_Success && tu->unit &&
        strcmp(arguments_language(tu->path, tu->options), "c") == 0 &&
        calls_undeclared_cuda(tu->unit)) {
        tu->declares_cuda = true;
        code = parse_known(tu, true, &unsaved);
    }
    return code;
}

bool frontend_parse(struct tu *tu, struct arena *arena, struct diag *diag, const char *path,
                    enum frontend_pass pass, const struct frontend_options *options)
{
    size_t length = 0;

    memset(tu, 0, sizeof *tu);
    tu->arena = arena;
    tu->diag = diag;
    tu->pass = pass;
    tu->path = path;
    tu->cuda_headers = options->cuda_headers;
    tu->library_headers = options->library_headers;
    tu->options = options;
    tu->unread = options->unread;
    tu->unread_count = options->unread_count;
    tu->patched = options->patched;
    tu->patched_count = options->patched_count;
    tu->files.arena = arena;

    char *text = file_read(arena, path, &length);
    if (!text) {
        diag_report(diag, CU1003, NULL, path, strerror(errno));
        return false;
    }
    char *original = arena_strndup(arena, text, length);
    leave_libraries_out(tu, path, text, length);
    dialect_write_for_clang(text, length);
    struct str buffer = {.arena = arena};
    size_t read = length;
    const struct inserted *inserted = inserted_in(tu, path);
    if (inserted)
        text = launches_insert(arena, inserted, text, &read);
    str_addn(&buffer, text, read);
    if (options->probes) {
        str_add(&buffer, "\n");
        str_add(&buffer, options->probes);
    }
    struct main_text read_text = {.text = str_text(&buffer), .length = buffer.length};
    empty_kernels(tu, &read_text);

    tu->index = clang_createIndex(0, 0);
    enum CXErrorCode code = parse_main(tu, &read_text);
    if (code != CXError_Success || !tu->unit) {
        diag_report(diag, CU1005, NULL, path);
        frontend_close(tu);
        return false;
    }
    struct source_file *main_file = frontend_file(tu, clang_getFile(tu->unit, path));
    if (main_file) {
        main_file->text = original;
        main_file->length = length;
        main_file->line_count = 0;
        index_lines(arena, main_file);
    }
    errors_collect(tu);
    return parse_launches(tu);
}

bool frontend_probe(struct tu *tu, const char *probes)
{
    struct frontend_options options = *tu->options;
    struct diag scratch = {.arena = tu->arena};
    struct tu again;

    options.probes = probes;
    options.unread = tu->unread;
    options.unread_count = tu->unread_count;
    options.patched = tu->patched;
    options.patched_count = tu->patched_count;
    if (!frontend_parse(&again, tu->arena, &scratch, tu->path, tu->pass, &options))
        return false;
    again.others = tu->others;
    again.other_count = tu->other_count;
    again.elsewhere = tu->elsewhere;
    again.missing_count = tu->missing_count;
    tu->other_count = 0;
    frontend_close(tu);
    again.diag = tu->diag;
    again.options = tu->options;
    errors_inherit(&again, tu);
    again.instantiations = tu->instantiations;
    again.bases = tu->bases;
    again.base_count = tu->base_count;
    again.members = tu->members;
    again.member_count = tu->member_count;
    again.instances = tu->instances;
    again.instance_count = tu->instance_count;
    again.overrides = tu->overrides;
    again.override_count = tu->override_count;
    again.ranges = tu->ranges;
    again.range_count = tu->range_count;
    again.ties = tu->ties;
    again.tie_count = tu->tie_count;
    again.tables = tu->tables;
    again.table_count = tu->table_count;
    *tu = again;
    return true;
}

bool frontend_parse_texts(struct tu *again, const struct tu *tu, const struct CXUnsavedFile *texts,
                          size_t count)
{
    struct CXUnsavedFile unsaved = {0};

    memset(again, 0, sizeof *again);
    again->arena = again->files.arena = tu->arena;
    again->pass = tu->pass;
    again->path = tu->path;
    again->cuda_headers = tu->cuda_headers;
    again->library_headers = tu->library_headers;
    again->options = tu->options;
    again->unread = tu->unread;
    again->unread_count = tu->unread_count;
    for (size_t i = 0; i < count; i++)
        if (strcmp(texts[i].Filename, tu->path) == 0)
            unsaved = texts[i];
        else
            arena_push(again->arena, again->patched, again->patched_count, texts[i]);
    if (!unsaved.Filename)
        return false;
    again->index = clang_createIndex(0, 0);
    if (parse(again, tu->declares_cuda, &unsaved) == CXError_Success && again->unit)
        return true;
    frontend_close(again);
    return false;
}

void frontend_close(struct tu *tu)
{
    elsewhere_close(tu);
    if (tu->unit)
        clang_disposeTranslationUnit(tu->unit);
    if (tu->index)
        clang_disposeIndex(tu->index);
    tu->unit = NULL;
    tu->index = NULL;
}

bool frontend_is_skipped(const struct source_file *file, size_t offset, size_t *end)
{
    CXSourceRangeList *list = clang_getSkippedRanges(file->unit, file->handle);
    bool found = false;
    for (unsigned i = 0; list && i < list->count && !found; i++) {
        unsigned from, to;
        clang_getFileLocation(clang_getRangeStart(list->ranges[i]), NULL, NULL, NULL, &from);
        clang_getFileLocation(clang_getRangeEnd(list->ranges[i]), NULL, NULL, NULL, &to);
        from = (unsigned)frontend_offset(file, from);
        to = (unsigned)frontend_offset(file, to);
        if (offset >= from && offset < to) {
            *end = to;
            found = true;
        }
    }
    clang_disposeSourceRangeList(list);
    return found;
}

/* --- closures */

/* The identifier at the start of a spelling: `Vec<float>` (a constructor) -> `Vec`. */
static const char *leading_identifier(struct arena *arena, const char *spelling)
{
    size_t length = 0;

    while (str_is_word(spelling[length]))
        length++;
    return arena_strndup(arena, spelling, length);
}

const char *frontend_closure_name(struct tu *tu, CXCursor closure)
{
    struct source_pos pos = frontend_pos(tu, clang_getCursorLocation(closure));
    CXCursor around = clang_getCursorSemanticParent(closure);
    enum CXCursorKind kind = clang_getCursorKind(around);
    const char *outer = "global";

    if (!clang_isTranslationUnit(kind) && kind != CXCursor_Namespace)
        outer = leading_identifier(tu->arena, frontend_string(tu, clang_getCursorSpelling(around)));
    if (str_starts(outer, "operator") || !*outer)
        outer = "nested";
    return arena_printf(tu->arena, "%s_lambda_%u_%u", outer, pos.line, pos.column);
}

/* Instances lie where their pattern does, a specialisation lies where it is written. */
bool frontend_is_instance(CXCursor function)
{
    CXSourceLocation location = clang_getCursorLocation(function);
    CXCursor pattern = clang_getSpecializedCursorTemplate(function);

    for (int depth = 0; depth < 8 && !clang_Cursor_isNull(pattern); depth++) {
        CXCursor definition = clang_getCursorDefinition(pattern);
        if (clang_equalLocations(location, clang_getCursorLocation(pattern)) ||
            clang_equalLocations(location, clang_getCursorLocation(definition)))
            return true;
        pattern = clang_getSpecializedCursorTemplate(pattern);
    }
    return false;
}
