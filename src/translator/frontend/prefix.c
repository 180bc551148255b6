/* The kept form of the headers before each source (prefix.h).
 *
 * KEY.pch is clang's form, KEY.txt its listing: lines of a word and a value.
 *
 *     key TEXT               the versions, and the arguments that count
 *     form SIZE HASH         of KEY.pch
 *     folder TIME PATH       where a new file could take the place of one that was read
 *     file SIZE TIME S PATH  a file that was read; S: 1 for a system header
 *     name NAME              what is included from elsewhere than our own folder
 *     word WORD              each word of the files, which a macro of the user's could change
 *
 * A macro of the user's that is a word of the files counts, so it is a part of the key, and the files
 * are read with it. A folder of the user's that has a file of one of the names ends the search. */
#include "frontend/prefix.h"

#include "util/file.h"
#include "util/lex.h"
#include "util/map.h"
#include "util/str.h"
#include "util/version.h"
#include <fcntl.h>
#include <glob.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define FORMAT        "1"
#define MOST_KEPT     24     /* forms; each takes about 5 MB */
#define SEPARATOR     "\x1f" /* between the arguments in a key */
#define FRESH_SECONDS 3600   /* as long as a use is not noted again */

struct search {
    struct arena *arena;
    const struct prefix_parse *parse;
    const char *folder;  /* of the cache */
    const char **counts; /* what the user gave and counts */
    size_t count;
    const char *key, *form, *listing; /* the key's text, and the two files */
};

/* --- the folder ---------------------------------------------------------- */

static bool is_private(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static const char *prefix_folder(struct arena *arena)
{
    const char *enabled = getenv("CU2CL_CACHE"), *base = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");

    if (enabled && strcmp(enabled, "0") == 0)
        return NULL;
    if (!base || base[0] != '/')
        base = home && home[0] == '/' ? arena_printf(arena, "%s/.cache", home) : NULL;
    if (!base)
        return NULL;
    const char *ours = arena_printf(arena, "%s/cu2cl", base);
    const char *folder = arena_printf(arena, "%s/headers", ours);
    mkdir(base, 0700);
    mkdir(ours, 0700);
    mkdir(folder, 0700);
    return is_private(ours) && is_private(folder) ? folder : NULL;
}

/* --- what the user gave -------------------------------------------------- */

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* A folder of headers, alone in its argument or the next one; NULL: it is none. */
static const char *folder_argument(const struct prefix_parse *parse, size_t *index)
{
    static const char *const flags[] = {"-isystem", "-iquote", "-idirafter", "-I"};
    const char *argument = parse->given[*index];

    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (starts(argument, flags[i])) {
            const char *value = argument + strlen(flags[i]);
            return !*value && *index + 1 < parse->given_count ? parse->given[++*index] : value;
        }
    return NULL;
}

/* The name of a macro that is defined or undefined; NULL: the argument does neither. */
static const char *macro_argument(struct arena *arena, const char *argument)
{
    if (!starts(argument, "-D") && !starts(argument, "-U"))
        return NULL;
    return arena_strndup(arena, argument + 2, strcspn(argument + 2, "=("));
}

static bool prefix_lists(const char *listing, const char *word, const char *value,
                         struct arena *arena)
{
    return strstr(listing, arena_printf(arena, "\n%s %s\n", word, value)) != NULL;
}

/* Collects the arguments that count where the files have the words of `listing`; NULL: no macros yet.
 * False where the headers can't be kept. */
static bool collect_counting(struct search *s, const char *listing)
{
    const struct prefix_parse *parse = s->parse;

    s->counts = NULL;
    s->count = 0;
    for (size_t i = 0; i < parse->given_count; i++) {
        const char *argument = parse->given[i];
        if (strchr(argument, '\n') || starts(argument, "-include") || starts(argument, "-imacros"))
            return false;
        if (starts(argument, "-fmacro-prefix-map") || folder_argument(parse, &i))
            continue;
        const char *macro = macro_argument(s->arena, argument);
        if (!macro || (listing && prefix_lists(listing, "word", macro, s->arena)))
            arena_push(s->arena, s->counts, s->count, argument);
    }
    return true;
}

static void choose_key(struct search *s)
{
    static const char *const variables[] = {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"};
    struct str key = {.arena = s->arena};
    CXString clang = clang_getClangVersion();

    str_printf(&key, FORMAT SEPARATOR "%s" SEPARATOR "%s", cu2cl_version, clang_getCString(clang));
    clang_disposeString(clang);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        str_printf(&key, SEPARATOR "%s", value ? value : "");
    }
    str_printf(&key, SEPARATOR "%s", s->parse->header);
    for (size_t i = 0; i < s->parse->own_count; i++)
        if (!starts(s->parse->own[i], "-fmacro-prefix-map"))
            str_printf(&key, SEPARATOR "%s", s->parse->own[i]);
    for (size_t i = 0; i < s->count; i++)
        str_printf(&key, SEPARATOR "%s", s->counts[i]);
    s->key = str_text(&key);
    const char *name =
        arena_printf(s->arena, "%s/%016" PRIx64, s->folder, map_hash(s->key, strlen(s->key)));
    s->form = arena_printf(s->arena, "%s.pch", name);
    s->listing = arena_printf(s->arena, "%s.txt", name);
}

/* --- is it up to date? --------------------------------------------------- */

static int64_t time_of(const struct stat *status)
{
    return (int64_t)status->st_mtim.tv_sec * 1000000000 + status->st_mtim.tv_nsec;
}

/* The value of a line that begins with `word`, without the line's end; NULL for all other lines. */
static char *listed_value(char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static bool is_same_folder(const char *value)
{
    int64_t time = 0;
    int path = 0;
    struct stat status;

    if (sscanf(value, "%" SCNd64 " %n", &time, &path) != 1)
        return false;
    bool is_there = stat(value + path, &status) == 0;
    return is_there ? time_of(&status) == time : time == 0;
}

static bool is_same_file(struct arena *arena, const char *value, struct prefix *prefix)
{
    int64_t size = 0, time = 0;
    int is_system = 0, path = 0;
    struct stat status;

    if (sscanf(value, "%" SCNd64 " %" SCNd64 " %d %n", &size, &time, &is_system, &path) != 3 ||
        stat(value + path, &status) != 0 || status.st_size != size || time_of(&status) != time)
        return false;
    struct frontend_read read = {value + path, is_system != 0};
    arena_push(arena, prefix->reads, prefix->read_count, read);
    return true;
}

/* Size and hash of a file, as the listing has them; NULL where it can't be read. */
static const char *identity_of(struct arena *arena, const char *path)
{
    uint64_t hash = 0, block[4096];
    size_t size = 0, got;
    FILE *stream = fopen(path, "rb");

    if (!stream)
        return NULL;
    while (memset(block, 0, sizeof block), (got = fread(block, 1, sizeof block, stream)) > 0) {
        size += got;
        for (size_t i = 0; i < (got + 7) / 8; i++)
            hash = (hash ^ block[i]) * 0x9e3779b97f4a7c15u ^ hash >> 29;
    }
    fclose(stream);
    return arena_printf(arena, "%zu %016" PRIx64, size, hash);
}

static bool is_same_form(const struct search *s, const char *value)
{
    const char *identity = identity_of(s->arena, s->form);
    return identity && strcmp(value, identity) == 0;
}

static bool line_holds(const struct search *s, char *line, struct prefix *prefix)
{
    char *value;

    if ((value = listed_value(line, "key")))
        return strcmp(value, s->key) == 0;
    if ((value = listed_value(line, "form")))
        return is_same_form(s, value);
    if ((value = listed_value(line, "folder")))
        return is_same_folder(value);
    if ((value = listed_value(line, "file")))
        return is_same_file(s->arena, value, prefix);
    return true;
}

/* What is kept for the key; NULL where it is missing or out of date. */
static const struct prefix *read_kept(const struct search *s, const char *listing)
{
    struct prefix *prefix = arena_new(s->arena, struct prefix);
    char *text = arena_strndup(s->arena, listing, strlen(listing)), *rest = NULL;

    prefix->path = s->form;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (listed_value(line, "name"))
            break; /* names and words are at the end */
        if (!line_holds(s, line, prefix))
            return NULL;
    }
    return prefix->read_count ? prefix : NULL;
}

/* Would a folder, or a text in memory, of the user's give another file of one of the names? */
static bool is_shadowed(const struct search *s, const char *listing)
{
    const struct prefix_parse *parse = s->parse;
    const char *names = strstr(listing, "\nname ");

    for (size_t i = 0; i < parse->unsaved_count; i++)
        if (strstr(listing, arena_printf(s->arena, " %s\n", parse->unsaved[i].Filename)))
            return true;
    for (size_t i = 0; i < parse->given_count; i++) {
        const char *folder = folder_argument(parse, &i);
        for (const char *at = names; folder && at; at = strstr(at + 1, "\nname ")) {
            const char *name = at + strlen("\nname ");
            const char *path =
                arena_printf(s->arena, "%s/%.*s", folder, (int)strcspn(name, "\n"), name);
            if (access(path, F_OK) == 0)
                return true;
        }
    }
    return false;
}

/* --- to make it ---------------------------------------------------------- */

struct listing {
    struct search *search;
    CXTranslationUnit unit;
    struct str files;
    struct map folders, names, words;
};

static void list_folder(struct listing *l, const char *path)
{
    struct stat status;

    if (!map_get(&l->folders, path))
        map_put(&l->folders, path,
                arena_printf(l->search->arena, "%" PRId64,
                             stat(path, &status) == 0 ? time_of(&status) : (int64_t)0));
}

/* The folder of a file, of a system header also the two around it. */
static void list_folders(struct listing *l, const char *path, bool is_system)
{
    char *folder = arena_strndup(l->search->arena, path, strlen(path));
    int levels = is_system ? 3 : 1;

    for (int i = 0; i < levels; i++) {
        char *slash = strrchr(folder, '/');
        if (!slash || slash == folder)
            return;
        *slash = '\0';
        list_folder(l, folder);
    }
}

/* What a line of the preprocessor names in <> or "". Where our own folder or, in quotes, that of the
 * file itself has it, no other folder is asked. */
static void add_name(struct listing *l, const char *file, const char *text, size_t length)
{
    struct arena *arena = l->search->arena;

    if (length < 3)
        return;
    const char *name = arena_strndup(arena, text + 1, length - 2);
    const char *ours = arena_printf(arena, "%s/%s", l->search->parse->folder, name);
    const char *slash = strrchr(file, '/');
    const char *beside =
        arena_printf(arena, "%.*s/%s", slash ? (int)(slash - file) : 0, file, name);
    if (!strpbrk(name, "\n ") && access(ours, F_OK) != 0 &&
        (*text != '"' || access(beside, F_OK) != 0))
        map_put(&l->names, name, l);
}

static void add_words(struct listing *l, const char *file, const char *text, size_t length)
{
    struct lexed lexed = {0};

    lex_text(&lexed, l->search->arena, text, length);
    for (size_t i = 0; i < lexed.count; i++) {
        const struct token *token = &lexed.tokens[i];
        if (token->kind == TOKEN_NAME)
            map_put(&l->words, lex_spelling(&lexed, i), l);
        else if (token->directive && token->kind == TOKEN_STRING)
            add_name(l, file, text + token->begin, token->end - token->begin);
        else if (token->directive && lex_is(&lexed, i, "<")) {
            /* of __has_include, which is no #include line */
            const char *begin = text + token->begin, *end = strpbrk(begin, ">\n");
            if (end && *end == '>')
                add_name(l, file, begin, (size_t)(end + 1 - begin));
        }
    }
}

static void list_file(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data)
{
    struct listing *l = data;
    CXString name = clang_getFileName(file);
    const char *path = clang_getCString(name);
    struct stat status;
    size_t length = 0;
    const char *text = clang_getFileContents(l->unit, file, &length);
    bool is_system =
        clang_Location_isInSystemHeader(clang_getLocationForOffset(l->unit, file, 0)) != 0;

    (void)stack, (void)depth;
    if (text && stat(path, &status) == 0) {
        str_printf(&l->files, "file %" PRId64 " %" PRId64 " %d %s\n", (int64_t)status.st_size,
                   time_of(&status), is_system, path);
        list_folders(l, path, is_system);
        add_words(l, path, text, length);
    }
    clang_disposeString(name);
}

/* Where clang looks for a C++ library, and for headers before those of the system. */
static void add_known_folders(struct listing *l)
{
    glob_t found;

    list_folder(l, "/usr/local/include");
    list_folder(l, "/usr/lib/gcc");
    if (glob("/usr/lib/gcc/*", GLOB_ONLYDIR, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++)
            list_folder(l, found.gl_pathv[i]);
        globfree(&found);
    }
}

static void list_lines(struct str *out, const char *word, const struct map *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        str_printf(out, "%s %s\n", word, lines->entries[i].name);
}

static const char *write_listing(struct search *s, CXTranslationUnit unit, const char *form)
{
    struct arena *arena = s->arena;
    struct listing l = {
        s, unit, {.arena = arena}, {.arena = arena}, {.arena = arena}, {.arena = arena}};
    struct str out = {.arena = arena};
    const char *identity = identity_of(arena, form);

    if (!identity)
        return NULL;
    clang_getInclusions(unit, list_file, &l);
    add_known_folders(&l);
    str_printf(&out, "key %s\nform %s\n", s->key, identity);
    for (size_t i = 0; i < l.folders.count; i++)
        str_printf(&out, "folder %s %s\n", (const char *)l.folders.entries[i].value,
                   l.folders.entries[i].name);
    str_add(&out, str_text(&l.files));
    list_lines(&out, "name", &l.names);
    list_lines(&out, "word", &l.words);
    return str_text(&out);
}

/* The forms that were used last stay. */
static void remove_old(const struct search *s)
{
    glob_t found;
    struct stat status, oldest;

    for (size_t left = MOST_KEPT + 1; left > MOST_KEPT;) {
        if (glob(arena_printf(s->arena, "%s/*.txt", s->folder), 0, NULL, &found) != 0)
            return;
        const char *last = NULL;
        for (size_t i = 0; i < found.gl_pathc; i++)
            if (stat(found.gl_pathv[i], &status) == 0 &&
                (!last || time_of(&status) < time_of(&oldest))) {
                last = found.gl_pathv[i];
                oldest = status;
            }
        left = found.gl_pathc;
        if (last && left > MOST_KEPT) {
            unlink(last);
            unlink(arena_printf(s->arena, "%.*s.pch", (int)(strlen(last) - 4), last));
        }
        left -= left > 0;
        globfree(&found);
    }
}

static CXTranslationUnit parse_header(struct search *s, CXIndex index)
{
    const char **arguments = NULL;
    size_t count = 0;
    CXTranslationUnit unit = NULL;

    for (size_t i = 0; i < s->parse->own_count; i++)
        arena_push(s->arena, arguments, count, s->parse->own[i]);
    for (size_t i = 0; i < s->count; i++)
        arena_push(s->arena, arguments, count, s->counts[i]);
    clang_parseTranslationUnit2(
        index, s->parse->header, arguments, (int)count, NULL, 0,
        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_ForSerialization, &unit);
    return unit;
}

static bool has_errors(CXTranslationUnit unit)
{
    return clang_getNumDiagnostics(unit) > 0;
}

/* Writes form and listing; false where that can't be done. */
static bool keep_form(struct search *s, CXTranslationUnit unit)
{
    char *form = arena_printf(s->arena, "%s/new-XXXXXX", s->folder);
    int file = mkstemp(form);

    if (file < 0)
        return false;
    close(file);
    const char *listing = NULL;
    bool done =
        clang_saveTranslationUnit(unit, form, clang_defaultSaveOptions(unit)) == CXSaveError_None &&
        (listing = write_listing(s, unit, form)) != NULL && rename(form, s->form) == 0 &&
        file_replace(s->arena, s->listing, listing, strlen(listing));
    if (!done)
        unlink(form);
    else
        remove_old(s);
    return done;
}

static bool make(struct search *s)
{
    if (!file_has_room(s->folder))
        return false;
    CXIndex index = clang_createIndex(0, 0);
    CXTranslationUnit unit = parse_header(s, index);
    bool done = unit && !has_errors(unit) && keep_form(s, unit);

    if (unit)
        clang_disposeTranslationUnit(unit);
    clang_disposeIndex(index);
    return done;
}

/* --- the search ---------------------------------------------------------- */

/* From C++20 on clang compares what a kept form and a source define, as it does for modules: it
 * refuses the C++ library's operator new beside ours, and crashes on some sources. */
static bool compares_definitions(const struct prefix_parse *parse)
{
    for (size_t i = 0; i < parse->own_count; i++) {
        const char *standard = starts(parse->own[i], "-std=") ? strstr(parse->own[i], "++") : NULL;
        int year = standard ? atoi(standard + 2) : 0; /* 2 of 2a */
        if (year == 2 || (year >= 20 && year < 98))
            return true;
    }
    return false;
}

static void note_prefix_use(const struct search *s)
{
    struct stat status;

    if (stat(s->listing, &status) == 0 && time(NULL) - status.st_mtim.tv_sec > FRESH_SECONDS)
        utimensat(AT_FDCWD, s->listing, NULL, 0);
}

/* The listing that holds for the arguments that count, and what is kept with it. */
static const struct prefix *find_kept(struct search *s, const char **listing)
{
    size_t length = 0;

    choose_key(s);
    *listing = file_read(s->arena, s->listing, &length);
    const struct prefix *kept = *listing ? read_kept(s, *listing) : NULL;
    if (kept)
        return kept;
    *listing = make(s) ? file_read(s->arena, s->listing, &length) : NULL;
    return *listing ? read_kept(s, *listing) : NULL;
}

const struct prefix *prefix_find(struct arena *arena, const struct prefix_parse *parse)
{
    struct search s = {.arena = arena, .parse = parse, .folder = prefix_folder(arena)};
    const char *listing = NULL;

    if (!s.folder || compares_definitions(parse) || !collect_counting(&s, NULL))
        return NULL;
    size_t count = s.count;
    const struct prefix *found = find_kept(&s, &listing);
    if (found && collect_counting(&s, listing) && s.count != count) {
        count = s.count;
        found = find_kept(&s, &listing);
        /* with these macros other files may be read, and other macros count */
        if (found && (!collect_counting(&s, listing) || s.count != count))
            return NULL;
    }
    if (!found || is_shadowed(&s, listing))
        return NULL;
    note_prefix_use(&s);
    return found;
}
