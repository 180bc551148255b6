/* Where each file goes in the output directory.
 *
 * The base is the deepest folder that holds all sources of the command line; a file below it keeps
 * its relative path. A header found elsewhere goes to `include/` under the name by which an -I
 * folder offers it, or, reached by `../common/x.h`, to `common/x.h`. So the output holds
 * everything, and most #include lines stand as they are. */
#include "host/host.h"

#include "util/str.h"
#include "util/file.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const char *host_folder(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');

    if (!slash)
        return "";
    return slash == path ? "/" : arena_strndup(arena, path, (size_t)(slash - path));
}

const char *host_join(struct arena *arena, const char *folder, const char *path)
{
    const char **parts = NULL;
    size_t count = 0;
    bool absolute = path[0] == '/' || (path[0] && folder[0] == '/');
    char *both = path[0] == '/' || !*folder ? arena_strdup(arena, path)
                                            : arena_printf(arena, "%s/%s", folder, path);

    for (char *save = NULL, *part = strtok_r(both, "/", &save); part;
         part = strtok_r(NULL, "/", &save)) {
        if (strcmp(part, ".") == 0)
            continue;
        if (strcmp(part, "..") == 0 && count && strcmp(parts[count - 1], "..") != 0) {
            count--;
            continue;
        }
        if (strcmp(part, "..") == 0 && absolute)
            continue;
        arena_push(arena, parts, count, part);
    }
    struct str result = {.arena = arena};
    for (size_t i = 0; i < count; i++)
        str_printf(&result, "%s%s", i || absolute ? "/" : "", parts[i]);
    return count ? str_text(&result) : absolute ? "/" : "";
}

const char *host_absolute(struct arena *arena, const char *path)
{
    char resolved[PATH_MAX];
    const char *folder = host_folder(arena, path);

    if (!realpath(*folder ? folder : ".", resolved))
        return host_join(arena, "", path);
    return host_join(arena, resolved, file_name(path));
}

bool host_path_inside(const char *path, const char *folder)
{
    size_t length = strlen(folder);

    if (strcmp(folder, "/") == 0)
        return path[0] == '/';
    return !length || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

const char *host_relative(struct arena *arena, const char *folder, const char *path)
{
    struct str result = {.arena = arena};

    while (*folder && !host_path_inside(path, folder)) {
        const char *outer = host_folder(arena, folder);
        str_add(&result, "../");
        if (strcmp(outer, folder) == 0)
            break;
        folder = outer;
    }
    size_t skip = strlen(folder);
    if (strcmp(folder, "/") == 0)
        skip = 0;
    while (path[skip] == '/')
        skip++;
    str_add(&result, path + skip);
    return str_text(&result);
}

/* --- sources */

const char *host_source_root(const struct program *program)
{
    const char *base = program->around ? program->around->root : NULL;

    if (base)
        return base;
    for (size_t i = 0; i < program->source_count; i++) {
        const char *path = host_absolute(program->arena, program->sources[i].path);
        if (!base)
            base = host_folder(program->arena, path);
        while (!host_path_inside(path, base))
            base = host_folder(program->arena, base);
    }
    return base ? base : "/";
}

static bool is_taken(const struct program *program, const struct source *self, const char *path)
{
    const char *base = host_source_root(program);

    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *other = &program->sources[i];
        const char *relative =
            host_relative(program->arena, base, host_absolute(program->arena, other->path));
        if (other != self && ((other->output_path && strcmp(other->output_path, path) == 0) ||
                              strcmp(relative, path) == 0))
            return true;
    }
    return false;
}

const char *host_from_root(struct program *program, const char *path)
{
    const char *root = host_source_root(program);
    const char *absolute = path ? host_absolute(program->arena, path) : NULL;

    if (!path || strcmp(root, "/") == 0 || !host_path_inside(absolute, root))
        return path;
    return host_relative(program->arena, root, absolute);
}

void host_name_outputs(struct program *program)
{
    const char *base = host_source_root(program);

    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        const char *absolute = host_absolute(program->arena, source->path);
        if (!source->output_path && source->language == SOURCE_CUDA) {
            const char *stem =
                file_without_ending(program->arena, host_relative(program->arena, base, absolute));
            source->output_path = arena_printf(program->arena, "%s.cpp", stem);
            if (is_taken(program, source, source->output_path))
                source->output_path = arena_printf(program->arena, "%s_cu.cpp", stem);
        } else if (!source->output_path) {
            source->output_path = host_relative(program->arena, base, absolute);
        }
        if (!source->base)
            source->base = file_without_ending(program->arena, source->output_path);
    }
}

/* --- included files */

bool host_is_foreign(struct program *program, const char *absolute)
{
    const char *base = host_source_root(program);

    if (host_path_inside(absolute, base) || host_path_inside(base, "/usr") ||
        host_path_inside(base, "/opt"))
        return false;
    return host_path_inside(absolute, "/usr") || host_path_inside(absolute, "/opt");
}

static const struct host_include_folder *find_folder(const struct host_include_folder *folders,
                                                     size_t count, const char *absolute)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(folders[i].absolute, absolute) == 0)
            return &folders[i];
    return NULL;
}

static void add_folder(struct program *program, struct host_include_folder **folders, size_t *count,
                       const char *path)
{
    const char *base = host_source_root(program);
    const char *inside = arena_printf(program->arena, "%s/.", path);
    struct host_include_folder folder = {.absolute = host_absolute(program->arena, inside)};
    size_t outside = 1;

    if (find_folder(*folders, *count, folder.absolute))
        return;
    for (size_t i = 0; i < *count; i++)
        outside += str_starts((*folders)[i].output, "include");
    if (strcmp(folder.absolute, base) == 0)
        folder.output = "";
    else if (host_path_inside(folder.absolute, base))
        folder.output = host_relative(program->arena, base, folder.absolute);
    else if (outside == 1)
        folder.output = "include";
    else
        folder.output = arena_printf(program->arena, "include%zu", outside);
    arena_push(program->arena, *folders, *count, folder);
}

/* A folder has one name in the output, whichever sources are compiled with it. */
static size_t all_include_folders(struct program *program, struct host_include_folder **folders)
{
    size_t count = 0;

    if (program->around && program->around->folders) {
        *folders = program->around->folders;
        return program->around->folder_count;
    }
    *folders = NULL;
    for (size_t i = 0; i < program->source_count; i++) {
        const struct flags *flags = program->sources[i].flags;
        if (i && flags == program->sources[i - 1].flags)
            continue;
        for (size_t j = 0; j < flags->use_count; j++)
            if (flags->uses[j].action == FLAG_INCLUDE)
                add_folder(program, folders, &count, flags->uses[j].value);
    }
    return count;
}

size_t host_include_folders(struct program *program, const struct source *source,
                            struct host_include_folder **folders)
{
    struct host_include_folder *all;
    size_t all_count = all_include_folders(program, &all), count = 0;

    *folders = source ? NULL : all;
    if (!source)
        return all_count;
    for (size_t i = 0; i < source->flags->use_count; i++) {
        const struct flag_use *use = &source->flags->uses[i];
        const struct host_include_folder *known = NULL;
        if (use->action == FLAG_INCLUDE)
            known = find_folder(
                all, all_count,
                host_absolute(program->arena, arena_printf(program->arena, "%s/.", use->value)));
        if (known && !find_folder(*folders, count, known->absolute))
            arena_push(program->arena, *folders, count, *known);
    }
    return count;
}

/* The place that the file would like. */
static const char *preferred_output(struct program *program, const char *absolute)
{
    struct arena *arena = program->arena;
    const char *base = host_source_root(program);
    const struct host_include_folder *best = NULL;
    struct host_include_folder *folders;

    if (host_path_inside(absolute, base))
        return host_relative(arena, base, absolute);
    size_t count = host_include_folders(program, NULL, &folders);
    for (size_t i = 0; i < count; i++)
        if (host_path_inside(absolute, folders[i].absolute) &&
            !host_path_inside(base, folders[i].absolute) &&
            (!best || strlen(folders[i].absolute) > strlen(best->absolute)))
            best = &folders[i];
    if (best)
        return host_join(arena, best->output, host_relative(arena, best->absolute, absolute));
    const char *path = host_relative(arena, base, absolute);
    while (str_starts(path, "../"))
        path += 3;
    return path;
}

/* Whether another file goes to `path`: x.cu becomes x.cpp, which may be the name of an included
 * file. */
static bool is_taken_by_other(struct program *program, const char *path, const char *absolute)
{
    bool taken = program->around && map_get(program->around->taken, path);

    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        if (source->output_path && strcmp(source->output_path, path) == 0 &&
            strcmp(host_absolute(program->arena, source->path), absolute) != 0)
            return true;
        taken = taken && !(source->output_path && strcmp(source->output_path, path) == 0);
    }
    if (taken)
        return true;
    for (size_t i = 0; i < program->output_count; i++) {
        const struct output *output = program->outputs[i];
        if (strcmp(output->path, path) == 0 &&
            (!output->source_path || strcmp(output->source_path, absolute) != 0))
            return true;
    }
    return false;
}

const char *host_included_output(struct program *program, const char *absolute)
{
    const char *path = preferred_output(program, absolute);
    const char *unique = path;

    for (unsigned n = 2; is_taken_by_other(program, unique, absolute); n++)
        unique = arena_printf(program->arena, "included%u/%s", n, path);
    return unique;
}

struct output *host_output(struct program *program, const char *path)
{
    for (size_t i = 0; i < program->output_count; i++)
        if (strcmp(program->outputs[i]->path, path) == 0)
            return program->outputs[i];
    struct output *output = arena_new(program->arena, struct output);
    output->path = arena_strdup(program->arena, path);
    output->edits.arena = program->arena;
    arena_push(program->arena, program->outputs, program->output_count, output);
    return output;
}
