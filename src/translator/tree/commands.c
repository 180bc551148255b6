/* Entries have the command as one text for a shell, or as a list of words; the object is named by
 * the entry (CMake, Bear) or by `-o`. One command may compile several sources and link them, which
 * Bear writes as an entry for each. */
#include "tree/commands.h"

#include "util/file.h"
#include "util/shell.h"
#include "util/str.h"
#include "host/host.h"
#include "util/path.h"
#include <jansson.h>
#include <string.h>

struct entries {
    struct arena *arena;
    struct diag *diag;
    const char *path; /* of the JSON file */
    struct map files; /* sources of all entries */
    struct map seen;  /* entries */
};

const char *commands_path(struct arena *arena, const char *directory, const char *path)
{
    return path_absolute(arena,
                         *path == '/' ? path : arena_printf(arena, "%s/%s", directory, path));
}

static bool complain(struct entries *e, const char *reason)
{
    diag_report(e->diag, CU1066, NULL, e->path, reason);
    return false;
}

/* --- words ----------------------------------------------------------------------------------- */

static bool is_launcher(const char *word)
{
    static const char *const names[] = {"ccache", "sccache", "distcc", "icecc"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(file_name(word), names[i]) == 0)
            return true;
    return false;
}

static bool is_in_list(const char *word, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(word, *list) == 0)
            return true;
    return false;
}

/* Flags with which a compiler does not link. */
static bool stops_before_link(const char *word)
{
    static const char *const names[] = {
        "-c",       "--compile", "-dc",   "--device-c",    "-dw",     "-E",
        "-S",       "-ptx",      "--ptx", "-cubin",        "--cubin", "-fatbin",
        "--fatbin", "-M",        "-MM",   "-fsyntax-only", NULL};
    return is_in_list(word, names);
}

static const char *string_of(const json_t *entry, const char *key, struct arena *arena)
{
    const char *text = json_string_value(json_object_get(entry, key));

    return text ? arena_strdup(arena, text) : NULL;
}

/* The words of an entry; false: it has none. */
static bool words_of(struct entries *e, const json_t *entry, const char ***words, size_t *count)
{
    const json_t *list = json_object_get(entry, "arguments");
    const char *text = string_of(entry, "command", e->arena);

    *words = NULL;
    *count = 0;
    if (!json_is_array(list)) {
        *count = text ? shell_split(e->arena, text, words) : 0;
        return *count > 0;
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *word = json_string_value(json_array_get(list, i));
        if (!word)
            return false;
        arena_push(e->arena, *words, *count, arena_strdup(e->arena, word));
    }
    return *count > 0;
}

/* Sorts the words: the compiler, `-o`, sources, and all others, which are flags. */
static void sort_words(struct entries *e, struct command *command, const char **words, size_t count)
{
    static const char *const naming[] = {"-o", "--output-file", NULL};
    static const char *const with_file[] = {"-include", NULL};
    static const char *const for_make[] = {"-MD", "-MMD", "-MP", "-MT", "-MQ", "-MF", NULL};
    static const char *const for_make_named[] = {"-MT", "-MQ", "-MF", NULL};
    size_t at = 0;

    while (at + 1 < count && is_launcher(words[at]))
        at++;
    command->is_cxx = at < count && str_ends(words[at], "++");
    command->links = true;
    for (at++; at < count; at++) {
        const char *word = words[at];
        bool is_value = is_in_list(words[at - 1], with_file);
        if (is_in_list(word, naming) && at + 1 < count) {
            at++;
            if (!command->output)
                command->output = commands_path(e->arena, command->directory, words[at]);
            continue;
        }
        if (is_in_list(word, for_make)) /* and the names behind -MF and -MT */
            continue;
        if (at > 1 && is_in_list(words[at - 1], for_make_named))
            continue;
        if (*word != '-' && !is_value &&
            map_get(&e->files, commands_path(e->arena, command->directory, word)))
            continue;
        command->links = command->links && !stops_before_link(word);
        arena_push(e->arena, command->words.items, command->words.count, word);
    }
}

/* --- entries --------------------------------------------------------------------------------- */

static bool read_places(struct entries *e, const json_t *entry, struct command *command)
{
    const char *file = string_of(entry, "file", e->arena);
    const char *output = string_of(entry, "output", e->arena);

    command->directory = string_of(entry, "directory", e->arena);
    if (!file || !command->directory)
        return complain(e, "an entry has no 'file' or no 'directory'");
    command->directory =
        path_absolute(e->arena, arena_printf(e->arena, "%s/.", command->directory));
    command->file = commands_path(e->arena, command->directory, file);
    if (output)
        command->output = commands_path(e->arena, command->directory, output);
    map_put(&e->files, command->file, e);
    return true;
}

static bool read_entries(struct entries *e, const json_t *root, struct commands *commands)
{
    size_t count = json_array_size(root);
    struct command *all = arena_alloc(e->arena, (count + 1) * sizeof *all);

    if (!json_is_array(root))
        return complain(e, "it is not a list of commands");
    for (size_t i = 0; i < count; i++)
        if (!read_places(e, json_array_get(root, i), &all[i]))
            return false;
    for (size_t i = 0; i < count; i++) {
        const char **words;
        size_t word_count;
        if (!words_of(e, json_array_get(root, i), &words, &word_count))
            return complain(e, "an entry has neither 'command' nor 'arguments'");
        sort_words(e, &all[i], words, word_count);
        const char *key =
            arena_printf(e->arena, "%s\n%s", all[i].file, all[i].output ? all[i].output : "");
        if (map_get(&e->seen, key))
            continue;
        map_put(&e->seen, key, e);
        arena_push(e->arena, commands->items, commands->count, all[i]);
    }
    return true;
}

bool commands_read(struct commands *commands, struct arena *arena, struct diag *diag,
                   const char *build_dir)
{
    struct entries e = {.arena = arena,
                        .diag = diag,
                        .path = arena_printf(arena, "%s/compile_commands.json", build_dir),
                        .files = {.arena = arena},
                        .seen = {.arena = arena}};
    json_error_t error;
    json_t *root = json_load_file(e.path, 0, &error);

    memset(commands, 0, sizeof *commands);
    if (!root)
        return complain(&e, error.line > 0
                                ? arena_printf(arena, "line %d: %s", error.line, error.text)
                                : error.text);
    bool good = read_entries(&e, root, commands);
    json_decref(root);
    return good;
}
