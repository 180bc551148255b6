/* #include lines: CUDA's headers by rule, local files by where they went in the output.
 *
 * A line is changed only when it has to be: when the name it gives no longer leads to the ported
 * file. */
#include "host/host.h"

#include "frontend/dialect.h"
#include "frontend/errors.h"
#include "frontend/libraries.h"
#include "util/str.h"
#include "util/path.h"
#include <ctype.h>
#include <string.h>
#include <unistd.h>

#define RUNTIME_HEADER "cu2cl/cu2cl.h"

/* The token of the `"name"` or `<name>` of an #include line, or NO_TOKEN. */
static size_t header_token(const struct lexed *lexed, const struct directive *line)
{
    size_t keyword = line->first + 1;
    size_t name = line->first + 2;

    if (name >= line->last || lexed->tokens[name].kind != TOKEN_STRING ||
        !(lex_is(lexed, keyword, "include") || lex_is(lexed, keyword, "include_next")))
        return NO_TOKEN;
    return name;
}

static const char *inner_name(const struct lexed *lexed, size_t token)
{
    const struct token *at = &lexed->tokens[token];
    if (at->end - at->begin < 2)
        return "";
    return arena_strndup(lexed->arena, lexed->text + at->begin + 1, at->end - at->begin - 2);
}

/* --- CUDA's headers */

const char *host_plain_header(struct arena *arena, const char *to)
{
    size_t length = strlen(to);
    if (length >= 2 && (*to == '<' || *to == '"'))
        return arena_strndup(arena, to + 1, length - 2);
    return to;
}

/* Whether an earlier #include of `header` (spelled as it will be) is in force at directive
 * `index`. */
static bool is_included_before(const struct host_file *file, const char **replaced, size_t index,
                               const char *header)
{
    const struct lexed *lexed = &file->lexed;
    int depth = 0; /* of #endif not matched yet, going up */

    while (index-- > 0) {
        size_t keyword = lexed->directives[index].first + 1;
        if (keyword >= lexed->directives[index].last)
            continue;
        bool middle = str_starts(lexed->text + lexed->tokens[keyword].begin, "el");
        if (lex_is(lexed, keyword, "endif"))
            depth++;
        else if (str_starts(lexed->text + lexed->tokens[keyword].begin, "if") && depth)
            depth--;
        else if (middle && depth == 0)
            depth++; /* the branch above is not taken when this one is; its #if closes it */
        else if (depth == 0 && replaced[index] && strcmp(replaced[index], header) == 0)
            return true;
    }
    return false;
}

static void remove_line(struct host *host, struct host_file *file, const struct directive *line)
{
    edit_drop_inside(&file->output->edits, line->begin, line->end);
    host_edit(host, file, line->begin, line->end, "");
}

/* `header`: the name of a rule. Returns what the line includes now, NULL when it is gone or
 * stays. */
static const char *rewrite_cuda_header(struct host *host, struct host_file *file, size_t index,
                                       const struct rule *rule, const char **replaced)
{
    const struct lexed *lexed = &file->lexed;
    const struct directive *line = &lexed->directives[index];
    const struct token *name = &lexed->tokens[line->first + 2];
    struct source_pos pos = host_position(file, name->begin);

    if (rule->state == RULE_NONE) {
        diag_report(host->tu->diag, CU3001, &pos, rule->cuda, rule->note ? rule->note : "");
        return NULL;
    }
    if (rule->state == RULE_PARTIAL)
        diag_report(host->tu->diag, CU3002, &pos, rule->cuda, rule->note ? rule->note : "");
    const char *to = rule->to ? host_plain_header(host->arena, rule->to) : "";
    if (!*to || is_included_before(file, replaced, index, to)) {
        remove_line(host, file, line);
        return NULL;
    }
    host_edit(host, file, name->begin, name->end, arena_printf(host->arena, "<%s>", to));
    return to;
}

/* Whether a line that was not read, since its branch was not taken, names a file of the program. */
static bool is_own_header(const struct host *host, const struct host_file *file, const char *name)
{
    return frontend_is_own_header(host->tu, file->file->path, name);
}

/* The library that is not ported whose header the line includes, found or not; NULL: none. */
static const struct absent_library *absence_of_include(struct host *host, struct host_file *file,
                                                       const struct directive *line,
                                                       const struct source_file *included)
{
    size_t token = header_token(&file->lexed, line);

    if (included)
        return included->absent;
    if (token == NO_TOKEN || is_own_header(host, file, inner_name(&file->lexed, token)))
        return NULL;
    return libraries_by_header(inner_name(&file->lexed, token));
}

/* The local files include the header themselves. */
static bool is_included(const struct host *host, const char *header)
{
    for (size_t i = 0; i < host->file_count; i++)
        for (size_t j = 0; j < host->files[i]->lexed.directive_count; j++) {
            const struct lexed *lexed = &host->files[i]->lexed;
            size_t token = header_token(lexed, &lexed->directives[j]);
            if (token != NO_TOKEN && strcmp(inner_name(lexed, token), header) == 0)
                return true;
        }
    return false;
}

static bool opens_std(const struct lexed *lexed)
{
    for (size_t i = 0; i < lexed->count; i++)
        if (lex_is(lexed, i, "using") && lex_is(lexed, lex_next(lexed, i), "namespace") &&
            lex_is(lexed, lex_next(lexed, lex_next(lexed, i)), "std"))
            return true;
    return false;
}

/* What the program uses of the C++ library, and the removed header has brought along, is included
 * in its place. */
static void add_brought(struct host *host, struct host_file *file, size_t at)
{
    const char *newline = strstr(file->lexed.text, "\r\n") ? "\r\n" : "\n";

    for (size_t i = 0; i < host->file_count; i++) {
        const struct lexed *lexed = &host->files[i]->lexed;
        bool open = opens_std(lexed);
        for (size_t j = 0; j < lexed->count; j++) {
            size_t colons = lex_previous(lexed, j);
            bool of_std = lex_is(lexed, colons, "::")
                              ? lex_is(lexed, lex_previous(lexed, colons), "std")
                              : open && !lex_is(lexed, colons, ".") && !lex_is(lexed, colons, "->");
            const char *header = lexed->tokens[j].kind == TOKEN_NAME && of_std
                                     ? libraries_standard_header(lex_spelling(lexed, j))
                                     : NULL;
            const char *key = header ? arena_printf(host->arena, "brought %s", header) : NULL;
            if (!header || map_get(&host->warned, key) || is_included(host, header))
                continue;
            map_put(&host->warned, key, host);
            edit_insert(&file->output->edits, at,
                        arena_printf(host->arena, "#include <%s>%s", header, newline));
        }
    }
}

/* The line goes; that the library is used anywhere is said there. */
static void remove_library(struct host *host, struct host_file *file, const struct directive *line,
                           const struct absent_library *library)
{
    struct source_pos pos = host_position(file, file->lexed.tokens[line->first + 2].begin);
    const char *key = arena_printf(host->arena, "library %s", library->name);
    size_t token = header_token(&file->lexed, line);

    if (!map_get(&host->warned, key))
        diag_report(host->tu->diag, CU3002, &pos,
                    token == NO_TOKEN ? library->name : inner_name(&file->lexed, token),
                    arena_printf(host->arena,
                                 errors_library_has_part(host->tu, library)
                                     ? "this header of %s is not ported"
                                     : "%s is not ported",
                                 library->name));
    map_put(&host->warned, key, host);
    remove_line(host, file, line);
    if (host->source->language != SOURCE_C && *libraries_brought(library))
        add_brought(host, file, line->end);
}

/* --- local files */

/* Does the name leave a folder that it, or an include path, enters? That folder need not be in
 * OUT. */
static bool leaves_folder(const char *name, bool after_entering)
{
    bool entered = after_entering;
    while (*name) {
        size_t length = strcspn(name, "/");
        if (length == 2 && name[0] == '.' && name[1] == '.') {
            if (entered)
                return true;
        } else if (length > 1 || (length == 1 && name[0] != '.')) {
            entered = true;
        }
        name += length + (name[length] == '/');
    }
    return false;
}

/* The output path that `name` leads to from `includer`, NULL when to none. */
static const char *resolve(struct host *host, const struct host_file *includer, const char *name,
                           bool quoted, const char *target)
{
    struct arena *arena = host->arena;
    struct host_include_folder *folders;
    size_t count = host_include_folders(host->program, host->source, &folders);

    if (quoted && !leaves_folder(name, false)) {
        const char *path = path_join(arena, path_folder(arena, includer->output->path), name);
        if (strcmp(path, target) == 0)
            return path;
    }
    for (size_t i = 0; i < count && !leaves_folder(name, true); i++) {
        const char *path = path_join(arena, folders[i].output, name);
        if (strcmp(path, target) == 0)
            return path;
    }
    return NULL;
}

/* What `#define MACRO "name"` or `#define MACRO <name>` gives the macro; NULL: something else. */
static const char *defined_header(const struct lexed *lexed, const struct directive *line,
                                  const char *macro)
{
    size_t name = line->first + 2, from = name + 1, last = line->last;

    if (from >= last || !lex_is(lexed, line->first + 1, "define") || !lex_is(lexed, name, macro))
        return NULL;
    while (last > from && lexed->tokens[last - 1].kind == TOKEN_COMMENT)
        last--;
    const char *text = lexed->text + lexed->tokens[from].begin;
    size_t length = last > from ? lexed->tokens[last - 1].end - lexed->tokens[from].begin : 0;
    bool quoted = length > 2 && *text == '"' && text[length - 1] == '"';
    if (!quoted && !(length > 2 && *text == '<' && text[length - 1] == '>'))
        return NULL;
    return arena_strndup(lexed->arena, text, length);
}

/* Does a definition of the macro that the line names lead to the output path `target` from here?
 * clang has read that file, so it is the one in force; any other would not be found. */
static bool macro_leads_to(struct host *host, const struct host_file *file,
                           const struct directive *line, const char *target)
{
    size_t name = line->first + 2;

    if (name + 1 != line->last || file->lexed.tokens[name].kind != TOKEN_NAME)
        return false;
    const char *macro = lex_spelling(&file->lexed, name);
    for (size_t i = 0; i < host->file_count; i++)
        for (size_t j = 0; j < host->files[i]->lexed.directive_count; j++) {
            const struct lexed *lexed = &host->files[i]->lexed;
            const char *header = defined_header(lexed, &lexed->directives[j], macro);
            const char *inner =
                header ? arena_strndup(host->arena, header + 1, strlen(header) - 2) : NULL;
            if (inner && resolve(host, file, inner, *header == '"', target))
                return true;
        }
    return false;
}

static void rewrite_local_header(struct host *host, struct host_file *file,
                                 const struct directive *line, struct host_file *target)
{
    const struct lexed *lexed = &file->lexed;
    size_t token = header_token(lexed, line);
    const char *path = target->output->path;
    struct source_pos pos = host_position(file, line->begin);

    if (token == NO_TOKEN) {
        if (!macro_leads_to(host, file, line, path))
            diag_report(host->tu->diag, CU3010, &pos, path);
        return;
    }
    struct text_include include = {lexed->tokens[token].begin, path};
    arena_push(host->arena, file->targets, file->target_count, include);
    bool quoted = lexed->text[lexed->tokens[token].begin] == '"';
    if (resolve(host, file, inner_name(lexed, token), quoted, path))
        return;
    const char *name =
        path_relative(host->arena, path_folder(host->arena, file->output->path), path);
    file->path_edits++;
    host_edit(host, file, lexed->tokens[token].begin, lexed->tokens[token].end,
              arena_printf(host->arena, "\"%s\"", name));
}

/* --- the runtime's header at the top */

/* After the comments, `#pragma once` and include guard that open the file comes the first line of
 * code. */
size_t host_top_position(const struct lexed *lexed)
{
    size_t i = 0;

    while (i < lexed->count && lexed->tokens[i].kind == TOKEN_COMMENT)
        i++;
    if (i == 0)
        return lexed->length >= 3 && memcmp(lexed->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    size_t at = i < lexed->count ? lexed->tokens[i].begin : lexed->length;
    while (at > 0 && lexed->text[at - 1] != '\n')
        at--;
    /* a comment and code on one line */
    return at < lexed->tokens[i - 1].end ? 0 : at;
}

static bool is_unconditional(const struct lexed *lexed, size_t index)
{
    int depth = 0;

    for (size_t i = 0; i < index; i++) {
        size_t keyword = lexed->directives[i].first + 1;
        if (keyword >= lexed->directives[i].last)
            continue;
        if (str_starts(lexed->text + lexed->tokens[keyword].begin, "if"))
            depth++;
        else if (lex_is(lexed, keyword, "endif"))
            depth--;
    }
    return depth == 0;
}

/* The rule of an #include line that leads to no local file, or NULL. */
static const struct rule *header_rule(struct host *host, const struct host_file *file,
                                      const struct directive *line)
{
    size_t token = header_token(&file->lexed, line);
    size_t hash = file->lexed.tokens[line->first].begin;

    if (token == NO_TOKEN ||
        host_file_of(host, map_get_pointer(&file->includes, (void *)(hash + 1))))
        return NULL;
    const char *name = inner_name(&file->lexed, token);
    const struct rule *rule = rules_find(host->program->rules, RULE_HEADER, name);
    const char *tail = dialect_toolkit_header(name);
    return !rule && tail ? rules_find(host->program->rules, RULE_HEADER, tail) : rule;
}

/* Whether `line` includes the runtime's header, now or after its port. */
static bool includes_runtime(struct host *host, const struct host_file *file,
                             const struct directive *line)
{
    const struct rule *rule = header_rule(host, file, line);
    size_t token = header_token(&file->lexed, line);

    if (token == NO_TOKEN)
        return false;
    const char *name = rule ? rule->to ? host_plain_header(host->arena, rule->to) : ""
                            : inner_name(&file->lexed, token);
    return strcmp(name, RUNTIME_HEADER) == 0;
}

/* `#define size 64` changes what the headers below it say: the runtime's hide their members' names,
 * the C++ library's don't. Names in capitals and with underscores in front are not among these. */
static bool defines_word(const struct lexed *lexed, const struct directive *line)
{
    size_t keyword = line->first + 1, name = line->first + 2;
    return name < line->last && lex_is(lexed, keyword, "define") &&
           islower((unsigned char)lexed->text[lexed->tokens[name].begin]);
}

/* nvcc includes cuda_runtime.h in front of every .cu file, so the port must include the runtime's
 * header before anything that may need it, code or a local file, and before what would change
 * it. */
static bool needs_top_include(struct host *host, const struct host_file *file)
{
    const struct lexed *lexed = &file->lexed;
    size_t next = 0;

    if (!file->is_main || host->source->language != SOURCE_CUDA)
        return false;
    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        size_t hash = lexed->tokens[line->first].begin;
        for (; next < line->first; next++)
            if (lexed->tokens[next].kind != TOKEN_COMMENT)
                return true;
        next = line->last;
        if (host_file_of(host, map_get_pointer(&file->includes, (void *)(hash + 1))))
            return true;
        if (defines_word(lexed, line))
            return true;
        if (includes_runtime(host, file, line))
            return !is_unconditional(lexed, i);
    }
    return true;
}

static void insert_top_include(struct host *host, struct host_file *file)
{
    const struct lexed *lexed = &file->lexed;
    size_t at = host_top_position(lexed);
    const char *newline = strstr(lexed->text, "\r\n") ? "\r\n" : "\n";

    if (!edit_insert(&file->output->edits, at,
                     arena_printf(host->arena, "#include <%s>%s%s", RUNTIME_HEADER, newline,
                                  at == lexed->length || lexed->text[at] == '#' ? "" : newline))) {
        struct source_pos pos = host_position(file, at);
        diag_report(host->tu->diag, CU3008, &pos, file->output->path);
    }
}

/* --- Thrust and CUB */

/* The name of a header of ours of Thrust or CUB that the line includes, also where its branch was
 * not taken; NULL: it includes none. */
static const char *library_header(struct host *host, struct host_file *file,
                                  const struct directive *line, const struct source_file *included)
{
    size_t token = header_token(&file->lexed, line);

    if (included)
        return included->is_library_header ? frontend_library_name(host->tu, included)
                                           : included->stand_in;
    if (token == NO_TOKEN || !host->tu->library_headers)
        return NULL;
    const char *name = inner_name(&file->lexed, token);
    bool ours = access(path_join(host->arena, host->tu->library_headers, name), R_OK) == 0;
    return ours && libraries_by_header(name) && !is_own_header(host, file, name) ? name : NULL;
}

/* The host's compiler finds the same file beside the runtime's headers. */
static const char *include_library(struct host *host, struct host_file *file,
                                   const struct directive *line, const char *name)
{
    size_t token = header_token(&file->lexed, line);
    const char *to = path_join(host->arena, "cu2cl/cuda", name); /* without `detail/../` */

    if (token != NO_TOKEN && strcmp(inner_name(&file->lexed, token), to) != 0)
        host_edit(host, file, file->lexed.tokens[token].begin, file->lexed.tokens[token].end,
                  arena_printf(host->arena, "<%s>", to));
    return to;
}

/* --- all lines of a file */

static const char *rewrite_line(struct host *host, struct host_file *file, size_t index,
                                const char **replaced)
{
    const struct lexed *lexed = &file->lexed;
    const struct directive *line = &lexed->directives[index];
    size_t hash = lexed->tokens[line->first].begin;
    struct source_file *included = map_get_pointer(&file->includes, (void *)(hash + 1));
    size_t token = header_token(lexed, line);
    const struct rule *rule = header_rule(host, file, line);

    if (edit_covers(&file->output->edits, hash))
        return NULL;
    struct host_file *local = host_file_of(host, included);
    const char *ported = rule || local ? NULL : library_header(host, file, line, included);
    const struct absent_library *library =
        rule || ported ? NULL : absence_of_include(host, file, line, included);
    if (library) {
        remove_library(host, file, line, library);
    } else if (local) {
        rewrite_local_header(host, file, line, local);
    } else if (rule) {
        return rewrite_cuda_header(host, file, index, rule, replaced);
    } else if (ported) {
        return include_library(host, file, line, ported);
    } else if (included && included->is_cuda_header) {
        struct source_pos pos = host_position(file, hash);
        const char *name = token == NO_TOKEN ? included->path : inner_name(lexed, token);
        /* not CUDA's: ours stands in for the host compiler's while porting */
        if (strcmp(name, "omp.h") != 0)
            diag_report(host->tu->diag, CU3003, &pos, name);
    } else if (includes_runtime(host, file, line)) {
        return RUNTIME_HEADER;
    }
    return NULL;
}

void host_rewrite_includes(struct host *host, struct host_file *file)
{
    const struct lexed *lexed = &file->lexed;
    const char **replaced =
        arena_alloc(host->arena, (lexed->directive_count + 1) * sizeof *replaced);

    bool top = needs_top_include(host, file);
    if (top)
        insert_top_include(host, file);
    for (size_t i = 0; i < lexed->directive_count; i++)
        if (top && includes_runtime(host, file, &lexed->directives[i]) &&
            header_rule(host, file, &lexed->directives[i]))
            remove_line(host, file, &lexed->directives[i]);
        else
            replaced[i] = rewrite_line(host, file, i, replaced);
}

/* --- files that -include names */

const char *host_forced_file(struct program *program, const struct source *source, const char *name)
{
    struct arena *arena = program->arena;
    struct host_include_folder *folders;
    size_t count = host_include_folders(program, source, &folders);
    const char *path = path_absolute(arena, name);

    for (size_t i = 0; i <= count; i++) {
        if (access(path, R_OK) == 0)
            return path;
        if (i < count)
            path = path_absolute(arena, arena_printf(arena, "%s/%s", folders[i].absolute, name));
    }
    return NULL;
}

void host_add_forced(struct host *host)
{
    const struct flags *flags = host->source->flags;

    for (size_t i = 0; i < flags->use_count; i++) {
        const char *path = flags->uses[i].action == FLAG_FORCED
                               ? host_forced_file(host->program, host->source, flags->uses[i].value)
                               : NULL;
        if (path)
            host_file_of(host, frontend_file(host->tu, clang_getFile(host->tu->unit, path)));
    }
}
