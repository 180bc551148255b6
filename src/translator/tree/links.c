/* A link is a list of words with objects among them, wherever it is written. */
#include "tree/links.h"

#include "util/file.h"
#include "util/shell.h"
#include "util/str.h"
#include <jansson.h>
#include <string.h>

struct finder {
    struct links *links;
    struct arena *arena;
    const struct commands *commands;
    const char *build_dir; /* absolute */
    struct map objects;    /* path -> index of its command + 1 */
    struct map outputs;    /* of links that are known -> anything */
    bool *used;            /* commands that a link takes */
};

/* --- one link -------------------------------------------------------------------------------- */

static enum program_kind kind_of_output(const char *path)
{
    const char *name = file_name(path);

    if (str_ends(name, ".a"))
        return PROGRAM_STATIC;
    return str_ends(name, ".so") || strstr(name, ".so.") ? PROGRAM_SHARED : PROGRAM_EXECUTABLE;
}

static const char *name_of_output(struct arena *arena, const char *path)
{
    enum program_kind kind = kind_of_output(path);
    const char *name = file_name(path), *dot = strstr(name, kind == PROGRAM_STATIC ? ".a" : ".so");

    if (kind == PROGRAM_EXECUTABLE)
        return name;
    name = arena_strndup(arena, name, dot ? (size_t)(dot - name) : strlen(name));
    return str_starts(name, "lib") ? name + 3 : name;
}

static void add_command_to(struct finder *f, struct link *link, size_t index)
{
    for (size_t i = 0; i < link->command_count; i++)
        if (link->commands[i] == index)
            return;
    arena_push(f->arena, link->commands, link->command_count, index);
    f->used[index] = true;
}

/* Flags that say what is linked; the others are for this build only, or of the compiler. */
static bool is_link_flag(const char *word)
{
    static const char *const kept[] = {"-l", "-L", "-pthread", "-fopenmp", "-fsanitize", "-Wl,"};
    static const char *const left_out[] = {"-Wl,-rpath",  "-Wl,-soname", "-Wl,-B",
                                           "-Wl,--start", "-Wl,--end",   "-Wl,--depend"};

    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
        if (str_starts(word, left_out[i]))
            return false;
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (str_starts(word, kept[i]))
            return true;
    return false;
}

/* A word of a linker's command: an object of ours, a library, or a flag. */
static void add_link_word(struct finder *f, struct link *link, const char *word)
{
    const char *path = commands_path(f->arena, link->directory, word);
    uintptr_t index = (uintptr_t)map_get(&f->objects, path);

    if (index)
        add_command_to(f, link, index - 1);
    else if (*word == '-' ? is_link_flag(word)
                          : str_ends(word, ".a") || strstr(file_name(word), ".so"))
        arena_push(f->arena, link->words.items, link->words.count, word);
}

/* A file of words, `@objects1.rsp`. */
static void add_response_file(struct finder *f, struct link *link, const char *name)
{
    const char **words;
    size_t length = 0;
    const char *text = file_read(f->arena, commands_path(f->arena, link->directory, name), &length);
    size_t count = text ? shell_split(f->arena, text, &words) : 0;

    for (size_t i = 0; i < count; i++)
        add_link_word(f, link, words[i]);
}

static void finish_link(struct finder *f, struct link *link)
{
    if (!link->output || !link->command_count || map_get(&f->outputs, link->output))
        return;
    map_put(&f->outputs, link->output, f);
    link->name = name_of_output(f->arena, link->output);
    link->kind = kind_of_output(link->output);
    arena_push(f->arena, f->links->items, f->links->count, *link);
}

/* --- link.txt -------------------------------------------------------------------------------- */

/* A compiler that links, or `ar qc libx.a objects`. */
static void read_link_words(struct finder *f, const char *directory, const char **words,
                            size_t count)
{
    struct link link = {.directory = directory};
    bool archive = count > 2 && str_ends(words[0], "ar");

    if (archive)
        link.output = commands_path(f->arena, directory, words[2]);
    for (size_t i = archive ? 3 : 1; i < count; i++) {
        if (strcmp(words[i], "-o") == 0 && i + 1 < count)
            link.output = commands_path(f->arena, directory, words[++i]);
        else if (words[i][0] == '@')
            add_response_file(f, &link, words[i] + 1);
        else
            add_link_word(f, &link, words[i]);
    }
    finish_link(f, &link);
}

static void read_link_text(struct finder *f, const char *directory, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        const char **words;
        size_t count = shell_split(f->arena, arena_strndup(f->arena, text, length), &words);
        read_link_words(f, directory, words, count);
        text += length + (text[length] == '\n');
    }
}

const char *links_target_folder_end(const char *object)
{
    const char *cmake = strstr(object, "/CMakeFiles/");
    const char *end = cmake ? strstr(cmake, ".dir/") : strstr(object, ".p/");

    return end ? end + (cmake ? strlen(".dir") : strlen(".p")) : NULL;
}

static void find_link_texts(struct finder *f)
{
    struct map folders = {.arena = f->arena};

    for (size_t i = 0; i < f->commands->count; i++) {
        const char *object = f->commands->items[i].output;
        const char *end = object ? links_target_folder_end(object) : NULL;
        const char *cmake = end ? strstr(object, "/CMakeFiles/") : NULL;
        size_t length = 0;
        if (!cmake)
            continue;
        const char *folder = arena_strndup(f->arena, object, (size_t)(end - object));
        if (map_get(&folders, folder))
            continue;
        map_put(&folders, folder, f);
        const char *text =
            file_read(f->arena, arena_printf(f->arena, "%s/link.txt", folder), &length);
        if (text)
            read_link_text(f, arena_strndup(f->arena, object, (size_t)(cmake - object)), text);
    }
}

/* --- links.json ------------------------------------------------------------------------------ */

static void read_noted_link(struct finder *f, const json_t *entry)
{
    const json_t *list = json_object_get(entry, "arguments");
    const char *directory = json_string_value(json_object_get(entry, "directory"));
    const char **words = NULL;
    size_t count = 0;

    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *word = json_string_value(json_array_get(list, i));
        if (word)
            arena_push(f->arena, words, count, arena_strdup(f->arena, word));
    }
    if (directory)
        read_link_words(f, arena_strdup(f->arena, directory), words, count);
}

static void read_noted_links(struct finder *f)
{
    json_t *root = json_load_file(arena_printf(f->arena, "%s/" LINKS_NAME, f->build_dir), 0, NULL);

    for (size_t i = 0; i < json_array_size(root); i++)
        read_noted_link(f, json_array_get(root, i));
    json_decref(root);
}

/* --- build.ninja ----------------------------------------------------------------------------- */

/* The next word of a statement: `$` quotes a blank, a colon, and itself. NULL at its end. */
static const char *next_ninja_word(struct arena *arena, const char **at)
{
    struct str word = {.arena = arena};
    const char *p = *at;

    while (*p == ' ')
        p++;
    if (!*p || *p == '\n')
        return NULL;
    if (*p == ':' || *p == '|') {
        *at = p + 1;
        return arena_strndup(arena, p, 1);
    }
    for (; *p && !strchr(" \n:|", *p); p++) {
        if (*p == '$' && p[1])
            p++;
        str_addc(&word, *p);
    }
    *at = p;
    return str_text(&word);
}

/* Lines that end in `$` go on in the next one. */
static char *join_ninja_lines(struct arena *arena, const char *text)
{
    char *joined = arena_strdup(arena, text), *to = joined;

    for (const char *from = joined; *from; from++) {
        if (*from == '$' && from[1] == '\n') {
            from++;
            while (from[1] == ' ')
                from++;
            continue;
        }
        if (*from == '$' && from[1] == '$')
            *to++ = *from++;
        *to++ = *from;
    }
    *to = '\0';
    return joined;
}

/* Variables of the statement that flags of the linker are in. */
static void read_ninja_variables(struct finder *f, struct link *link, const char *line)
{
    static const char *const names[] = {"LINK_FLAGS", "LINK_LIBRARIES", "LINK_PATH", "LINK_ARGS"};

    while (*line == ' ') {
        size_t length = strcspn(line, "\n");
        const char *equals = memchr(line, '=', length);
        const char *name = line + strspn(line, " ");
        for (size_t i = 0; equals && i < sizeof names / sizeof *names; i++) {
            const char **words;
            if (!str_starts(name, names[i]) || !strchr(" =", name[strlen(names[i])]))
                continue;
            const char *value =
                arena_strndup(f->arena, equals + 1, (size_t)(line + length - equals - 1));
            size_t count = shell_split(f->arena, value, &words);
            for (size_t j = 0; j < count; j++)
                add_link_word(f, link, words[j]);
        }
        line += length + (line[length] == '\n');
    }
}

/* `build OUTPUTS: RULE INPUTS | IMPLICIT || ORDER`, and its variables below. */
static void read_ninja_statement(struct finder *f, const char *line)
{
    struct link link = {.directory = f->build_dir};
    const char *at = line + strlen("build "), *word = next_ninja_word(f->arena, &at);
    bool is_phony = false;

    if (!word)
        return;
    link.output = commands_path(f->arena, f->build_dir, word);
    while (word && strcmp(word, ":") != 0)
        word = next_ninja_word(f->arena, &at);
    word = next_ninja_word(f->arena, &at);
    is_phony = !word || strcmp(word, "phony") == 0 || str_ends(link.output, ".o");
    while (!is_phony && (word = next_ninja_word(f->arena, &at)) && strcmp(word, "|") != 0)
        add_link_word(f, &link, word);
    if (!link.command_count)
        return;
    line = strchr(line, '\n');
    read_ninja_variables(f, &link, line ? line + 1 : "");
    finish_link(f, &link);
}

static void read_ninja(struct finder *f)
{
    size_t length = 0;
    const char *text =
        file_read(f->arena, arena_printf(f->arena, "%s/build.ninja", f->build_dir), &length);

    for (const char *line = text ? join_ninja_lines(f->arena, text) : NULL; line && *line;) {
        const char *next = strchr(line, '\n');
        if (str_starts(line, "build "))
            read_ninja_statement(f, line);
        line = next ? next + 1 : NULL;
    }
}

/* --- all ------------------------------------------------------------------------------------- */

static struct link *find_link(struct finder *f, const char *output)
{
    for (size_t i = 0; i < f->links->count; i++)
        if (f->links->items[i].output && strcmp(f->links->items[i].output, output) == 0)
            return &f->links->items[i];
    return NULL;
}

/* `nvcc a.cu b.cu -o prog -lm`, an entry for each source. */
static void find_linking_commands(struct finder *f)
{
    for (size_t i = 0; i < f->commands->count; i++) {
        const struct command *command = &f->commands->items[i];
        struct link new = {.directory = command->directory, .words = command->words};
        if (!command->links)
            continue;
        new.output = command->output ? command->output
                                     : commands_path(f->arena, command->directory, "a.out");
        struct link *link = find_link(f, new.output);
        if (link) {
            add_command_to(f, link, i);
            continue;
        }
        add_command_to(f, &new, i);
        finish_link(f, &new);
    }
}

/* Objects that no link takes, but whose folder has a target's name. */
static void find_object_libraries(struct finder *f)
{
    struct map folders = {.arena = f->arena}; /* -> index of the link + 1 */

    for (size_t i = 0; i < f->commands->count; i++) {
        const struct command *command = &f->commands->items[i];
        const char *end = command->output ? links_target_folder_end(command->output) : NULL;
        if (f->used[i] || !end)
            continue;
        const char *folder =
            arena_strndup(f->arena, command->output, (size_t)(end - command->output));
        uintptr_t known = (uintptr_t)map_get(&folders, folder);
        if (!known) {
            struct link link = {.name = file_without_ending(f->arena, file_name(folder)),
                                .kind = PROGRAM_OBJECTS,
                                .directory = command->directory};
            arena_push(f->arena, f->links->items, f->links->count, link);
            known = f->links->count;
            map_put(&folders, folder, (void *)known);
        }
        add_command_to(f, &f->links->items[known - 1], i);
    }
}

void links_find(struct links *links, struct arena *arena, const struct commands *commands,
                const char *build_dir)
{
    struct finder f = {.links = links,
                       .arena = arena,
                       .commands = commands,
                       .build_dir =
                           commands_path(arena, ".", arena_printf(arena, "%s/.", build_dir)),
                       .objects = {.arena = arena},
                       .outputs = {.arena = arena},
                       .used = arena_alloc(arena, commands->count + 1)};

    memset(links, 0, sizeof *links);
    for (size_t i = 0; i < commands->count; i++)
        if (commands->items[i].output && !commands->items[i].links)
            map_put(&f.objects, commands->items[i].output, (void *)(uintptr_t)(i + 1));
    find_linking_commands(&f);
    read_noted_links(&f);
    find_link_texts(&f);
    read_ninja(&f);
    find_object_libraries(&f);
}
