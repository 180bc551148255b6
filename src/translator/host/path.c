/* Where each file goes in the output directory.
 *
 * The base is the deepest folder that holds all sources of the command line; a file below it keeps
 * its relative path. A header found elsewhere goes to `include/` under the name by which an -I
 * folder offers it, or, reached by `../common/x.h`, to `common/x.h`. So the output holds
 * everything, and most #include lines stand as they are. */
#include "host/host.h"

#include "util/str.h"
#include "util/file.h"
#include "util/path.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* --- sources */

const char *host_source_root(const struct program *program)
{
    const char *base = program->around ? program->around->root : NULL;

    if (base)
        return base;
    for (size_t i = 0; i < program->source_count; i++) {
        const char *path = path_absolute(program->arena, program->sources[i].path);
        if (!base)
            base = path_folder(program->arena, path);
        while (!path_is_inside(path, base))
            base = path_folder(program->arena, base);
    }
    return base ? base : "/";
}

static bool is_taken(const struct program *program, const struct source *self, const char *path)
{
    const char *base = host_source_root(program);

    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *other = &program->sources[i];
        const char *relative =
            path_relative(program->arena, base, path_absolute(program->arena, other->path));
        if (other != self && ((other->output_path && strcmp(other->output_path, path) == 0) ||
                              strcmp(relative, path) == 0))
            return true;
    }
    return false;
}

const char *host_from_root(struct program *program, const char *path)
{
    const char *root = host_source_root(program);
    const char *absolute = path ? path_absolute(program->arena, path) : NULL;

    if (!path || strcmp(root, "/") == 0 || !path_is_inside(absolute, root))
        return path;
    return path_relative(program->arena, root, absolute);
}

void host_name_outputs(struct program *program)
{
    const char *base = host_source_root(program);

    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        const char *absolute = path_absolute(program->arena, source->path);
        if (!source->output_path && source->language == SOURCE_CUDA) {
            const char *stem =
                file_without_ending(program->arena, path_relative(program->arena, base, absolute));
            source->output_path = arena_printf(program->arena, "%s.cpp", stem);
            if (is_taken(program, source, source->output_path))
                source->output_path = arena_printf(program->arena, "%s_cu.cpp", stem);
        } else if (!source->output_path) {
            source->output_path = path_relative(program->arena, base, absolute);
        }
        if (!source->base)
            source->base = file_without_ending(program->arena, source->output_path);
    }
}

/* --- included files */

bool host_is_foreign(struct program *program, const char *absolute)
{
    const char *base = host_source_root(program);

    if (path_is_inside(absolute, base) || path_is_inside(base, "/usr") ||
        path_is_inside(base, "/opt"))
        return false;
    return path_is_inside(absolute, "/usr") || path_is_inside(absolute, "/opt");
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
    struct host_include_folder folder = {.absolute = path_absolute(program->arena, inside)};
    size_t outside = 1;

    if (find_folder(*folders, *count, folder.absolute))
        return;
    for (size_t i = 0; i < *count; i++)
        outside += str_starts((*folders)[i].output, "include");
    if (strcmp(folder.absolute, base) == 0)
        folder.output = "";
    else if (path_is_inside(folder.absolute, base))
        folder.output = path_relative(program->arena, base, folder.absolute);
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
                path_absolute(program->arena, arena_printf(program->arena, "%s/.", use->value)));
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

    if (path_is_inside(absolute, base))
        return path_relative(arena, base, absolute);
    size_t count = host_include_folders(program, NULL, &folders);
    for (size_t i = 0; i < count; i++)
        if (path_is_inside(absolute, folders[i].absolute) &&
            !path_is_inside(base, folders[i].absolute) &&
            (!best || strlen(folders[i].absolute) > strlen(best->absolute)))
            best = &folders[i];
    if (best)
        return path_join(arena, best->output, path_relative(arena, best->absolute, absolute));
    const char *path = path_relative(arena, base, absolute);
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
            strcmp(path_absolute(program->arena, source->path), absolute) != 0)
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
