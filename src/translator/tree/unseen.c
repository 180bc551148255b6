/* What the stand-in for nvcc does not see of a build: host sources that the host compiler compiles
 * by itself.
 *
 * Of a CMake project, its files for make tell of each target what is compiled (DependInfo.cmake),
 * with which flags (flags.make), and what is linked (link.txt). The targets that are connected with
 * sources of CUDA by what they link, on either side, belong to the port. Elsewhere, a link names
 * objects, and their sources may lie beside them. */
#include "tree/unseen.h"

#include "cli/options.h"
#include "host/host.h"
#include "tree/links.h"
#include "util/file.h"
#include "util/shell.h"
#include "util/str.h"
#include "util/path.h"
#include <jansson.h>
#include <string.h>
#include <sys/stat.h>

/* A target of a CMake project. */
struct cmake_target {
    const char *build;     /* the folder of the whole build */
    const char *folder;    /* CMakeFiles/NAME.dir */
    const char *directory; /* where its compilers run */
    const char *output;    /* NULL: an object library */
    const char **words;    /* of its link */
    size_t word_count;
    bool is_wanted;
};

struct unseen {
    struct commands *commands;
    struct arena *arena;
    struct diag *diag;
    struct map objects;   /* that a command makes -> anything */
    struct map builds;    /* CMake's build directories that were read */
    struct map outputs;   /* of targets -> struct cmake_target */
    struct map by_object; /* -> struct cmake_target */
    struct cmake_target **targets;
    size_t target_count;
};

static bool is_there(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0;
}

static void add_unseen_command(struct unseen *u, struct command command)
{
    map_put(&u->objects, command.output, u);
    arena_push(u->arena, u->commands->items, u->commands->count, command);
}

/* --- CMake's targets ------------------------------------------------------------------------- */

/* The value of `NAME = value` in flags.make. */
static const char *flags_make_value(struct unseen *u, const char *text, const char *name)
{
    const char *line = strstr(text, arena_printf(u->arena, "\n%s = ", name));

    if (!line)
        return "";
    line = strstr(line, " = ") + 3;
    return arena_strndup(u->arena, line, strcspn(line, "\n"));
}

static void add_host_source(struct unseen *u, const struct cmake_target *target, const char *source,
                            const char *object)
{
    enum file_kind kind = options_file_kind(source);
    const char *prefix = kind == FILE_C ? "C" : "CXX";
    static const char *const parts[] = {"DEFINES", "INCLUDES", "FLAGS"};
    struct command command = {
        .directory = target->directory, .file = source, .output = object, .is_cxx = kind != FILE_C};
    size_t length;
    const char *flags =
        file_read(u->arena, arena_printf(u->arena, "%s/flags.make", target->folder), &length);

    if ((kind != FILE_C && kind != FILE_CXX) || !flags || map_get(&u->objects, object))
        return;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char **words;
        const char *name = arena_printf(u->arena, "%s_%s", prefix, parts[i]);
        size_t count = shell_split(u->arena, flags_make_value(u, flags, name), &words);
        for (size_t j = 0; j < count; j++)
            arena_push(u->arena, command.words.items, command.words.count, words[j]);
    }
    add_unseen_command(u, command);
}

/* DependInfo.cmake has each source before its object, in quotes. `add`: adds them, else notes whose
 * the objects are. */
static void read_depend_info(struct unseen *u, struct cmake_target *target, bool add)
{
    size_t length;
    const char *text =
        file_read(u->arena, arena_printf(u->arena, "%s/DependInfo.cmake", target->folder), &length);
    const char *before = "", *quote = text ? strchr(text, '"') : NULL;

    while (quote) {
        const char *end = strchr(quote + 1, '"');
        if (!end)
            return;
        const char *word = arena_strndup(u->arena, quote + 1, (size_t)(end - quote - 1));
        if (*before == '/' && str_ends(word, ".o")) {
            const char *object = commands_path(u->arena, target->build, word);
            if (add)
                add_host_source(u, target, before, object);
            else
                map_put(&u->by_object, object, target);
        }
        before = word;
        quote = strchr(end + 1, '"');
    }
}

static void read_cmake_target(struct unseen *u, const char *build, const char *folder)
{
    struct cmake_target *target = arena_new(u->arena, struct cmake_target);
    const char *cmake = strstr(folder, "/CMakeFiles/");
    size_t length;
    const char *text = file_read(u->arena, arena_printf(u->arena, "%s/link.txt", folder), &length);

    if (!cmake || !is_there(arena_printf(u->arena, "%s/flags.make", folder)))
        return;
    *target = (struct cmake_target){.build = build,
                                    .folder = folder,
                                    .directory =
                                        arena_strndup(u->arena, folder, (size_t)(cmake - folder))};
    target->word_count =
        text ? shell_split(u->arena, arena_strndup(u->arena, text, strcspn(text, "\n")),
                           &target->words)
             : 0;
    for (size_t i = 0; i + 1 < target->word_count; i++) /* `-o app`, `ar qc libx.a` */
        if (strcmp(target->words[i], "-o") == 0 || (i == 1 && str_ends(target->words[0], "ar")))
            target->output = commands_path(u->arena, target->directory, target->words[i + 1]);
    if (target->output)
        map_put(&u->outputs, target->output, target);
    arena_push(u->arena, u->targets, u->target_count, target);
    read_depend_info(u, target, false);
}

/* The folder of the whole CMake build that an object lies in. */
static const char *cmake_build_of(struct unseen *u, const char *object)
{
    const char *cmake = strstr(object, "/CMakeFiles/");
    const char *folder = cmake ? arena_strndup(u->arena, object, (size_t)(cmake - object)) : NULL;

    while (folder && *folder && strcmp(folder, "/") != 0) {
        if (is_there(arena_printf(u->arena, "%s/CMakeCache.txt", folder)))
            return folder;
        folder = path_folder(u->arena, folder);
    }
    return NULL;
}

static void read_cmake_build(struct unseen *u, const char *folder)
{
    size_t length;
    const char *text = file_read(
        u->arena, arena_printf(u->arena, "%s/CMakeFiles/TargetDirectories.txt", folder), &length);

    if (map_get(&u->builds, folder))
        return;
    map_put(&u->builds, folder, u);
    while (text && *text) {
        size_t line = strcspn(text, "\n");
        read_cmake_target(u, folder, arena_strndup(u->arena, text, line));
        text += line + (text[line] == '\n');
    }
}

/* --- what belongs together ------------------------------------------------------------------- */

static bool want(struct cmake_target *target)
{
    bool is_new = target && !target->is_wanted;

    if (is_new)
        target->is_wanted = true;
    return is_new;
}

/* A target that links a wanted one is wanted, and what a wanted one links. */
static bool spread(struct unseen *u, struct cmake_target *target)
{
    bool changed = false;

    for (size_t i = 0; i < target->word_count; i++) {
        const char *path = commands_path(u->arena, target->directory, target->words[i]);
        struct cmake_target *other = map_get(&u->outputs, path);
        if (!other)
            other = map_get(&u->by_object, path);
        if (!other || other == target)
            continue;
        if (target->is_wanted)
            changed = want(other) || changed;
        else if (other->is_wanted)
            changed = want(target) || changed;
    }
    return changed;
}

static void add_of_cmake(struct unseen *u)
{
    size_t seen = u->commands->count;
    bool changed = true;

    for (size_t i = 0; i < seen; i++) {
        const char *object = u->commands->items[i].output;
        const char *folder = object ? cmake_build_of(u, object) : NULL;
        if (folder)
            read_cmake_build(u, folder);
    }
    for (size_t i = 0; i < seen; i++)
        if (u->commands->items[i].output)
            want(map_get(&u->by_object, u->commands->items[i].output));
    while (changed) {
        changed = false;
        for (size_t i = 0; i < u->target_count; i++)
            changed = spread(u, u->targets[i]) || changed;
    }
    for (size_t i = 0; i < u->target_count; i++)
        if (u->targets[i]->is_wanted)
            read_depend_info(u, u->targets[i], true);
}

/* --- objects of links ------------------------------------------------------------------------ */

/* The host source beside an object that somebody else compiled. */
static void add_beside(struct unseen *u, const char *directory, const char *object,
                       const char *output)
{
    static const char *const endings[] = {"c", "cc", "cpp", "cxx", "C"};
    const char *stem = file_without_ending(u->arena, object), *found = NULL;

    if (map_get(&u->objects, object))
        return;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const char *path = arena_printf(u->arena, "%s.%s", stem, endings[i]);
        if (is_there(path))
            found = path;
    }
    diag_report(u->diag, CU1095, NULL, object, output,
                found ? arena_printf(u->arena, "'%s' is taken for its source, with no flags",
                                     file_name(found))
                      : "the port is without it");
    if (found)
        add_unseen_command(u, (struct command){.directory = directory,
                                               .file = found,
                                               .output = object,
                                               .is_cxx = !str_ends(found, ".c")});
}

static void read_link(struct unseen *u, const json_t *entry)
{
    const json_t *list = json_object_get(entry, "arguments");
    const char *directory = json_string_value(json_object_get(entry, "directory"));

    for (size_t i = 1; directory && i < json_array_size(list); i++) {
        const char *word = json_string_value(json_array_get(list, i));
        if (word && *word != '-' && str_ends(word, ".o"))
            add_beside(u, arena_strdup(u->arena, directory),
                       commands_path(u->arena, directory, word),
                       json_string_value(json_object_get(entry, "output")));
    }
}

void unseen_add(struct commands *commands, struct arena *arena, struct diag *diag,
                const char *build_dir)
{
    struct unseen u = {.commands = commands,
                       .arena = arena,
                       .diag = diag,
                       .objects = {.arena = arena},
                       .builds = {.arena = arena},
                       .outputs = {.arena = arena},
                       .by_object = {.arena = arena}};
    json_t *links = json_load_file(arena_printf(arena, "%s/" LINKS_NAME, build_dir), 0, NULL);

    if (!links)
        return;
    for (size_t i = 0; i < commands->count; i++)
        if (commands->items[i].output)
            map_put(&u.objects, commands->items[i].output, &u);
    for (size_t i = 0; i < json_array_size(links); i++) {
        const char *output = json_string_value(json_object_get(json_array_get(links, i), "output"));
        if (output)
            map_put(&u.objects, arena_strdup(arena, output), &u);
    }
    add_of_cmake(&u);
    for (size_t i = 0; i < json_array_size(links); i++)
        read_link(&u, json_array_get(links, i));
    json_decref(links);
}
