#include "tree/names.h"

#include "host/host.h"
#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include <string.h>

/* --- the root -------------------------------------------------------------------------------- */

/* CMAKE_HOME_DIRECTORY of BUILD_DIR/CMakeCache.txt; NULL. */
static const char *cmake_source_directory(struct arena *arena, const char *build_dir)
{
    static const char key[] = "\nCMAKE_HOME_DIRECTORY:INTERNAL=";
    size_t length = 0;
    const char *text =
        file_read(arena, arena_printf(arena, "%s/CMakeCache.txt", build_dir), &length);
    const char *line = text ? strstr(text, key) : NULL;

    if (!line)
        return NULL;
    line += strlen(key);
    return arena_strndup(arena, line, strcspn(line, "\n"));
}

static const char *absolute_folder(struct arena *arena, const char *folder)
{
    return path_absolute(arena, arena_printf(arena, "%s/.", folder));
}

const char *names_root(struct arena *arena, const struct options *options, const char **files,
                       size_t count)
{
    const char *base = cmake_source_directory(arena, options->build_dir);

    if (options->in_root)
        return absolute_folder(arena, options->in_root);
    for (size_t i = 0; base && i < count; i++)
        if (path_is_inside(files[i], absolute_folder(arena, base)))
            return absolute_folder(arena, base);
    base = count ? path_folder(arena, files[0]) : "/";
    for (size_t i = 0; i < count; i++)
        while (!path_is_inside(files[i], base))
            base = path_folder(arena, base);
    return base;
}

const char *names_relative(struct arena *arena, const char *root, const char *path)
{
    const char *relative = path_relative(arena, root, path);

    while (str_starts(relative, "../"))
        relative += 3;
    return relative;
}

/* --- outputs --------------------------------------------------------------------------------- */

static bool take_path(struct plan *plan, struct translation *translation, const char *path)
{
    if (map_get(&plan->taken, path))
        return false;
    translation->output_path = arena_strdup(plan->arena, path);
    translation->base = file_without_ending(plan->arena, translation->output_path);
    map_put(&plan->taken, path, translation);
    return true;
}

/* `kernel_NAME.cpp` for the second one of `kernel.cu`, that of target NAME. */
static void take_other_path(struct plan *plan, struct translation *translation, const char *ending)
{
    const char *stem = file_without_ending(plan->arena, translation->relative);
    const char *target =
        translation->targets.count ? plan->targets[translation->targets.items[0]].name : "other";
    const char *path = arena_printf(plan->arena, "%s_%s%s", stem, target, ending);

    for (unsigned n = 2; !take_path(plan, translation, path); n++)
        path = arena_printf(plan->arena, "%s_%s%u%s", stem, target, n, ending);
}

/* Host sources keep their names, so these are given first. */
static void name_sources(struct plan *plan)
{
    for (size_t i = 0; i < plan->translation_count; i++) {
        struct translation *translation = &plan->translations[i];
        const char *dot = strrchr(translation->relative, '.');
        if (translation->language != SOURCE_CUDA &&
            !take_path(plan, translation, translation->relative))
            take_other_path(plan, translation, dot ? dot : "");
    }
    for (size_t i = 0; i < plan->translation_count; i++) {
        struct translation *translation = &plan->translations[i];
        const char *stem = file_without_ending(plan->arena, translation->relative);
        if (translation->language == SOURCE_CUDA &&
            !take_path(plan, translation, arena_printf(plan->arena, "%s.cpp", stem)) &&
            (i == 0 || strcmp(plan->translations[i - 1].relative, translation->relative) == 0 ||
             !take_path(plan, translation, arena_printf(plan->arena, "%s_cu.cpp", stem))))
            take_other_path(plan, translation, ".cpp");
    }
}

static void name_targets(struct plan *plan)
{
    struct map names = {.arena = plan->arena};

    for (size_t i = 0; i < plan->target_count; i++) {
        struct target *target = &plan->targets[i];
        const char *wanted = host_target_name(plan->arena, target->output), *name = wanted;
        for (unsigned n = 2; map_get(&names, name); n++)
            name = arena_printf(plan->arena, "%s_%u", wanted, n);
        map_put(&names, name, target);
        target->name = name;
    }
}

/* The -I folders of all sources have one name each. */
static void name_folders(struct plan *plan)
{
    struct program all = {.arena = plan->arena, .around = &plan->around};

    all.sources = arena_alloc(plan->arena, (plan->translation_count + 1) * sizeof *all.sources);
    for (size_t i = 0; i < plan->translation_count; i++)
        all.sources[all.source_count++] = (struct source){.flags = plan->translations[i].flags};
    plan->around.folder_count = host_include_folders(&all, NULL, &plan->around.folders);
    if (!plan->around.folders) /* not NULL: they are known */
        plan->around.folders = arena_new(plan->arena, struct host_include_folder);
}

void names_give(struct plan *plan)
{
    plan->taken.arena = plan->arena;
    plan->around.root = plan->root;
    plan->around.taken = &plan->taken;
    name_targets(plan);
    name_sources(plan);
    name_folders(plan);
}
