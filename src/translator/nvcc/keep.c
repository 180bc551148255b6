/* --keep-port: what the call has compiled and linked is noted in DIR/.cu2cl as compile commands and
 * links, and the port in DIR is made of them, as that of a tree (tree/keep.h). */
#include "nvcc/port.h"

#include "tree/keep.h"
#include "tree/links.h"
#include "util/file.h"
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct keep {
    struct nvcc *nvcc;
    const char *output, *state; /* the port, and the notes in it; absolute */
    const char *here;
    const char **sources; /* absolute paths, and their objects */
    const char **objects;
    size_t count, object_count;
};

static const char *absolute(const struct keep *keep, const char *path)
{
    return *path == '/' ? path : arena_printf(keep->nvcc->arena, "%s/%s", keep->here, path);
}

static bool make_folders(struct nvcc *nvcc, const char *path)
{
    for (const char *slash = path; slash; slash = strchr(slash + 1, '/')) {
        const char *folder = arena_strndup(nvcc->arena, path, (size_t)(slash - path));
        if (slash != path && mkdir(folder, 0777) != 0 && errno != EEXIST)
            return false;
    }
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

/* NULL: the call only compiles. */
static const char *linked_file(const struct keep *keep)
{
    struct nvcc *nvcc = keep->nvcc;

    switch (nvcc->phase) {
    case NVCC_LINK: return absolute(keep, nvcc->output ? nvcc->output : "a.out");
    case NVCC_ARCHIVE: return absolute(keep, nvcc->output ? nvcc->output : "a.a");
    case NVCC_DEVICE_LINK: return absolute(keep, nvcc->output ? nvcc->output : "a_dlink.o");
    default: return NULL;
    }
}

/* --- notes ----------------------------------------------------------------------------------- */

static const char *json_text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* Of what is made, and for objects from what, the last command counts. */
static void put_note(json_t *list, json_t *entry)
{
    size_t count = json_array_size(list);

    for (size_t i = 0; i < count; i++) {
        const json_t *old = json_array_get(list, i);
        if (strcmp(json_text_of(old, "output"), json_text_of(entry, "output")) == 0 &&
            strcmp(json_text_of(old, "file"), json_text_of(entry, "file")) == 0) {
            json_array_set_new(list, i, entry);
            return;
        }
    }
    json_array_append_new(list, entry);
}

static json_t *new_entry(const struct keep *keep, const char *file, const char *output)
{
    json_t *entry = json_object();

    json_object_set_new(entry, "directory", json_string(keep->here));
    if (file)
        json_object_set_new(entry, "file", json_string(file));
    json_object_set_new(entry, "output", json_string(output));
    json_object_set_new(entry, "arguments", json_array());
    return entry;
}

static void add_noted_word(json_t *entry, const char *word)
{
    json_array_append_new(json_object_get(entry, "arguments"), json_string(word));
}

static json_t *note_of_source(const struct keep *keep, size_t index)
{
    json_t *entry = new_entry(keep, keep->sources[index], keep->objects[index]);

    add_noted_word(entry, "nvcc");
    if (linked_file(keep))
        add_noted_word(entry, "-c");
    for (size_t i = 0; i < keep->nvcc->words.count; i++)
        add_noted_word(entry, keep->nvcc->words.items[i]);
    return entry;
}

static void add_link_words(const struct keep *keep, json_t *entry)
{
    size_t object = 0;

    for (size_t i = 0; i < keep->nvcc->flags.use_count; i++) {
        const struct flag_use *use = &keep->nvcc->flags.uses[i];
        if (use->action == FLAG_FILE)
            add_noted_word(entry, nvcc_input_of(keep->nvcc, use->value) == NVCC_LINKED
                                      ? use->value
                                      : keep->objects[object++]);
        else if (use->action == FLAG_LIBRARY)
            add_noted_word(entry, arena_printf(keep->nvcc->arena, "-l%s", use->value));
        else if (use->action == FLAG_FOLDER)
            add_noted_word(entry, arena_printf(keep->nvcc->arena, "-L%s", use->value));
        else if (use->action == FLAG_LINK || use->action == FLAG_BOTH)
            add_noted_word(entry, use->value);
    }
}

/* Of a device link nothing but its object's name: the objects themselves are linked elsewhere. */
static json_t *note_of_link(const struct keep *keep)
{
    struct nvcc *nvcc = keep->nvcc;
    const char *output = linked_file(keep);
    json_t *entry = new_entry(keep, NULL, output);

    if (nvcc->phase == NVCC_ARCHIVE) {
        add_noted_word(entry, "ar");
        add_noted_word(entry, "qc");
        add_noted_word(entry, output);
    } else if (nvcc->phase == NVCC_LINK) {
        add_noted_word(entry, "nvcc");
        add_noted_word(entry, "-o");
        add_noted_word(entry, output);
    }
    if (nvcc->phase != NVCC_DEVICE_LINK)
        add_link_words(keep, entry);
    return entry;
}

static bool write_list(struct nvcc *nvcc, const char *path, json_t *list)
{
    const char *temporary = arena_printf(nvcc->arena, "%s.tmp", path);
    bool good =
        json_dump_file(list, temporary, JSON_INDENT(1)) == 0 && rename(temporary, path) == 0;

    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    json_decref(list);
    return good;
}

static json_t *read_list(struct nvcc *nvcc, const char *path)
{
    json_t *list = json_load_file(path, 0, NULL);
    (void)nvcc;

    return json_is_array(list) ? list : json_array();
}

static bool note_all(const struct keep *keep)
{
    struct nvcc *nvcc = keep->nvcc;
    const char *commands = arena_printf(nvcc->arena, "%s/compile_commands.json", keep->state);
    const char *links = arena_printf(nvcc->arena, "%s/" LINKS_NAME, keep->state);
    json_t *all_commands = read_list(nvcc, commands), *all_links = read_list(nvcc, links);

    for (size_t i = 0; i < keep->count; i++)
        put_note(all_commands, note_of_source(keep, i));
    if (linked_file(keep))
        put_note(all_links, note_of_link(keep));
    return write_list(nvcc, commands, all_commands) && write_list(nvcc, links, all_links);
}

/* --- the project ----------------------------------------------------------------------------- */

/* CMake's source directory, and the build directory, where this is a CMake build; NULL. */
static const char *cmake_project(const struct keep *keep, const char **build)
{
    static const char key[] = "\nCMAKE_HOME_DIRECTORY:INTERNAL=";
    struct arena *arena = keep->nvcc->arena;
    const char *found = NULL;

    for (size_t length = strlen(keep->here); length > 1 && !found; length--) {
        size_t size;
        if (keep->here[length] != '/' && keep->here[length])
            continue;
        const char *text = file_read(
            arena, arena_printf(arena, "%.*s/CMakeCache.txt", (int)length, keep->here), &size);
        found = text ? strstr(text, key) : NULL;
        *build = arena_strndup(arena, keep->here, length);
    }
    if (!found)
        return NULL;
    found += strlen(key);
    return arena_strndup(arena, found, strcspn(found, "\n"));
}

/* The folder above that a version control system marks; NULL. */
static const char *marked_project(const struct keep *keep, const char *path)
{
    static const char *const marks[] = {".git", ".hg", ".svn"};
    struct arena *arena = keep->nvcc->arena;
    struct stat info;

    for (size_t length = strlen(path); length > 1; length--) {
        if (path[length - 1] != '/')
            continue;
        const char *folder = arena_strndup(arena, path, length - 1);
        for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
            if (stat(arena_printf(arena, "%s/%s", folder, marks[i]), &info) == 0)
                return folder;
    }
    return NULL;
}

static bool is_in_project(const char *path, const char *folder)
{
    size_t length = strlen(folder);

    return strncmp(path, folder, length) == 0 && path[length] == '/';
}

/* The project is what the caller, CMake, or a version control system says it is; else the folder
 * that holds the current one and all sources. It stays what it was for the first call, unless it
 * has to grow. */
static const char *project_of(const struct keep *keep, const char *cmake_root)
{
    struct arena *arena = keep->nvcc->arena;
    const char *path = arena_printf(arena, "%s/root", keep->state),
               *given = getenv("CU2CL_KEEP_ROOT");
    size_t length = 0;
    const char *root = file_read(arena, path, &length);

    if (given && *given)
        return nvcc_real_path(keep->nvcc, given);
    if (!root)
        root = cmake_root;
    if (!root && keep->count)
        root = marked_project(keep, keep->sources[0]);
    if (!root)
        root = keep->here;
    for (size_t i = 0; i < keep->count; i++)
        while (strrchr(root, '/') > root && !is_in_project(keep->sources[i], root) &&
               strrchr(root, '/') != strchr(root, '/'))
            root = arena_strndup(arena, root, (size_t)(strrchr(root, '/') - root));
    FILE *stream = fopen(path, "w");
    if (stream) {
        fputs(root, stream);
        fclose(stream);
    }
    return root;
}

/* --- all ------------------------------------------------------------------------------------- */

/* What has sources and objects of its own, and is no test of CMake's of what the compiler can. */
static bool is_kept(const struct keep *keep)
{
    enum nvcc_phase phase = keep->nvcc->phase;

    for (size_t i = 0; i < keep->count; i++)
        if (strstr(keep->sources[i], "/CMakeFiles/"))
            return false;
    return !strstr(keep->here, "/CMakeFiles/") &&
           (phase == NVCC_COMPILE || phase == NVCC_LINK || phase == NVCC_ARCHIVE ||
            phase == NVCC_DEVICE_LINK || phase == NVCC_DEVICE_CODE);
}

/* Objects of sources that are linked at once get names that tell them apart. */
static const char *kept_object(const struct keep *keep, const char *source)
{
    struct nvcc *nvcc = keep->nvcc;

    if (linked_file(keep))
        return arena_printf(nvcc->arena, "%s.parts/%zu-%s.o", linked_file(keep), keep->count,
                            file_name(source));
    return absolute(keep, nvcc->output ? nvcc->output : nvcc_output_of(nvcc, source, ".o"));
}

static void find_sources(struct keep *keep)
{
    struct nvcc *nvcc = keep->nvcc;

    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action != FLAG_FILE || nvcc_input_of(nvcc, use->value) == NVCC_LINKED)
            continue;
        arena_push(nvcc->arena, keep->objects, keep->object_count, kept_object(keep, use->value));
        arena_push(nvcc->arena, keep->sources, keep->count,
                   nvcc_real_path(nvcc, absolute(keep, use->value)));
    }
}

static bool note_in_turn(const struct keep *keep, struct tree_kept *kept)
{
    const char *path = arena_printf(keep->nvcc->arena, "%s/lock", keep->state);
    int lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    bool good = lock >= 0 && flock(lock, LOCK_EX) == 0;

    if (!good)
        diag_report(keep->nvcc->diag, CU1004, NULL, path, strerror(errno));
    const char *cmake_build = NULL, *cmake_root = cmake_project(keep, &cmake_build);
    kept->root = good ? project_of(keep, cmake_root) : NULL;
    kept->build = cmake_root ? cmake_build : kept->root;
    good = good && note_all(keep);
    if (lock >= 0)
        close(lock);
    return good;
}

bool nvcc_keep(struct nvcc *nvcc)
{
    char here[PATH_MAX];
    struct keep keep = {.nvcc = nvcc};

    if (!nvcc->keep || nvcc->dryrun || !getcwd(here, sizeof here))
        return true;
    keep.here = here;
    keep.output = absolute(&keep, nvcc->keep);
    keep.state = arena_printf(nvcc->arena, "%s/.cu2cl", keep.output);
    find_sources(&keep);
    if (!is_kept(&keep))
        return true;
    if (!make_folders(nvcc, keep.state)) {
        diag_report(nvcc->diag, CU1004, NULL, keep.state, strerror(errno));
        return false;
    }
    struct tree_kept kept = {.state = keep.state,
                             .output = keep.output,
                             .sources = keep.sources,
                             .source_count = keep.count,
                             .linked = linked_file(&keep)};
    return note_in_turn(&keep, &kept) && tree_keep(&kept, nvcc->arena, nvcc->diag);
}
