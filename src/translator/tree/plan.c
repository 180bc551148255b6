/* From compile commands to units.
 *
 * What one target alone compiles is ported together, as if all its sources were named on one
 * command line. Sources of several targets, and those of which nobody knows the target, are ported
 * in units of their own; so are the parts of a target that is too large to be kept in memory. */
#include "tree/plan.h"

#include "host/host.h"
#include "tree/names.h"
#include "tree/unseen.h"
#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_SOURCES 8 /* of a unit */

struct planner {
    struct plan *plan;
    struct arena *arena;
    struct diag *diag;
    const struct options *options;
    struct commands commands;
    struct links links;
    size_t *translation_of;    /* index of command -> index of translation + 1; 0: left out */
    struct map flags_by_words; /* directory and words -> struct flags */
    struct map flags_by_value;
};

static void push_index(struct arena *arena, struct index_list *list, size_t index)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == index)
            return;
    arena_push(arena, list->items, list->count, index);
}

/* --- flags ----------------------------------------------------------------------------------- */

static void add_list_key(struct str *key, const struct flag_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        str_printf(key, "%s\n", list->items[i]);
    str_add(key, "\n");
}

const char *plan_flags_key(struct arena *arena, const struct flags *flags)
{
    struct str key = {.arena = arena};

    add_list_key(&key, &flags->parse);
    add_list_key(&key, &flags->parse_cuda);
    add_list_key(&key, &flags->parse_device);
    for (size_t i = 0; i < flags->use_count; i++)
        str_printf(&key, "%d %s\n", (int)flags->uses[i].action, flags->uses[i].value);
    str_printf(&key, "%s %d %d%d%d%d%d", flags->standard ? flags->standard : "",
               (int)flags->language, flags->relocatable, flags->ftz, flags->prec_div,
               flags->prec_sqrt, flags->fmad);
    return str_text(&key);
}

/* Flags are read where the compiler runs, since files of options are named from there. */
static const struct flags *read_flags(struct planner *p, const char *directory,
                                      const struct flag_list *words)
{
    const struct option_list *more = &p->options->flag_words;
    struct str key = {.arena = p->arena};
    const char **all = NULL;
    size_t count = 0;

    str_printf(&key, "%s\n", directory);
    add_list_key(&key, words);
    struct flags *flags = map_get(&p->flags_by_words, str_text(&key));
    if (flags)
        return flags;
    for (size_t i = 0; i < words->count; i++)
        arena_push(p->arena, all, count, words->items[i]);
    char *here = getcwd(NULL, 0);
    bool moved = here && chdir(directory) == 0;
    flags = arena_new(p->arena, struct flags);
    for (size_t i = 0; i < more->count; i++)
        arena_push(p->arena, all, count, more->items[i]);
    flags_read(flags, p->arena, p->diag, all, count);
    if (moved && chdir(here) != 0)
        diag_report(p->diag, CU1003, NULL, here, "it is gone");
    free(here);
    flags_set_base(flags, p->arena, directory);
    const char *value = plan_flags_key(p->arena, flags);
    struct flags *same = map_get(&p->flags_by_value, value);
    if (!same)
        map_put(&p->flags_by_value, value, flags);
    map_put(&p->flags_by_words, str_text(&key), same ? same : flags);
    return same ? same : flags;
}

/* --- translations ---------------------------------------------------------------------------- */

static bool is_excluded(const struct planner *p, const char *relative)
{
    for (size_t i = 0; i < p->options->excluded.count; i++) {
        const char *pattern = p->options->excluded.items[i];
        if (fnmatch(pattern, relative, 0) == 0)
            return true;
        for (const char *folder = relative; (folder = strchr(folder, '/')); folder++)
            if (fnmatch(pattern, arena_strndup(p->arena, relative, (size_t)(folder - relative)),
                        0) == 0)
                return true;
    }
    return false;
}

/* Below the working directory files are named from there. */
static const char *display_path(struct arena *arena, const char *here, const char *path)
{
    return here && strcmp(here, "/") != 0 && path_is_inside(path, here)
               ? path_relative(arena, here, path)
               : path;
}

static bool is_source_file(struct planner *p, const char *path)
{
    struct stat info;

    if (stat(path, &info) != 0)
        diag_report(p->diag, CU1003, NULL, path, "there is no such file; was it not built yet?");
    else if (!S_ISREG(info.st_mode))
        diag_report(p->diag, CU1006, NULL, path);
    else
        return true;
    return false;
}

/* Fills all but the outputs; false: the command is left out. */
static bool read_translation(struct planner *p, const struct command *command, const char *here,
                             struct translation *translation)
{
    const char *relative = names_relative(p->arena, p->plan->root, command->file);
    const char *path = display_path(p->arena, here, command->file);

    if (is_excluded(p, relative))
        return false;
    translation->flags = read_flags(p, command->directory, &command->words);
    if (options_file_kind(path) == FILE_UNKNOWN &&
        translation->flags->language == LANGUAGE_BY_NAME) {
        diag_report(p->diag, CU1067, NULL, path);
        return false;
    }
    if (!is_source_file(p, path))
        return false;
    translation->path = path;
    translation->absolute = command->file;
    translation->relative = relative;
    translation->language = host_language(p->arena, p->diag, path, translation->flags);
    if (translation->language == SOURCE_C && command->is_cxx &&
        translation->flags->language == LANGUAGE_BY_NAME)
        translation->language = SOURCE_CXX;
    return true;
}

struct candidate {
    struct translation translation;
    size_t command;
};

static int compare_candidates(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    int order = strcmp(a->translation.relative, b->translation.relative);

    if (!order)
        order = strcmp(a->translation.absolute, b->translation.absolute);
    return order ? order : (a->command > b->command) - (a->command < b->command);
}

static size_t find_translation(const struct plan *plan, const struct translation *wanted)
{
    for (size_t i = plan->translation_count; i-- > 0;) {
        const struct translation *known = &plan->translations[i];
        if (strcmp(known->absolute, wanted->absolute) != 0)
            break;
        if (known->flags == wanted->flags && known->language == wanted->language)
            return i;
    }
    return plan->translation_count;
}

static void add_translations(struct planner *p)
{
    struct plan *plan = p->plan;
    struct candidate *all = arena_alloc(p->arena, (p->commands.count + 1) * sizeof *all);
    char *here = realpath(".", NULL);
    size_t count = 0;

    for (size_t i = 0; i < p->commands.count; i++) {
        all[count].command = i;
        count += read_translation(p, &p->commands.items[i], here, &all[count].translation);
    }
    free(here);
    qsort(all, count, sizeof *all, compare_candidates);
    p->translation_of = arena_alloc(p->arena, (p->commands.count + 1) * sizeof(size_t));
    for (size_t i = 0; i < count; i++) {
        size_t index = find_translation(plan, &all[i].translation);
        if (index == plan->translation_count)
            arena_push(p->arena, plan->translations, plan->translation_count, all[i].translation);
        p->translation_of[all[i].command] = index + 1;
    }
}

/* --- targets --------------------------------------------------------------------------------- */

static void add_to_target(struct planner *p, size_t target, size_t command)
{
    size_t index = p->translation_of[command];

    if (!index)
        return;
    push_index(p->arena, &p->plan->targets[target].translations, index - 1);
    push_index(p->arena, &p->plan->translations[index - 1].targets, target);
}

/* Where a target is built, below the build directory of the port. */
static const char *target_folder(const struct plan *plan, const char *output)
{
    const char *folder = path_folder(plan->arena, output);

    if (!path_is_inside(folder, plan->target_root) || strcmp(folder, plan->target_root) == 0)
        return "";
    return path_relative(plan->arena, plan->target_root, folder);
}

static void add_linked_targets(struct planner *p)
{
    struct plan *plan = p->plan;
    size_t at = 0;

    for (size_t i = 0; i < p->links.count; i++) {
        const struct link *link = &p->links.items[i];
        struct target target = {.output = link->name, .kind = link->kind, .folder = ""};
        bool any = false;
        for (size_t j = 0; j < link->command_count; j++)
            any |= p->translation_of[link->commands[j]] != 0;
        if (!any)
            continue;
        target.path = link->output;
        if (link->output)
            target.folder = target_folder(plan, link->output);
        target.link_flags = read_flags(p, link->directory, &link->words);
        arena_push(p->arena, plan->targets, plan->target_count, target);
        for (size_t j = 0; j < link->command_count; j++)
            add_to_target(p, at, link->commands[j]);
        at++;
    }
}

/* Sources that no link takes make a library for each folder. */
static void add_folder_targets(struct planner *p)
{
    struct plan *plan = p->plan;
    struct map folders = {.arena = p->arena};

    for (size_t i = 0; i < plan->translation_count; i++) {
        struct translation *translation = &plan->translations[i];
        const char *folder = path_folder(p->arena, translation->relative);
        const char *name = *folder ? strrchr(folder, '/') : NULL;
        if (translation->targets.count)
            continue;
        uintptr_t known = (uintptr_t)map_get(&folders, folder);
        if (!known) {
            struct target target = {.output = name      ? name + 1
                                              : *folder ? folder
                                                        : "sources",
                                    .kind = PROGRAM_STATIC};
            target.folder = folder;
            arena_push(p->arena, plan->targets, plan->target_count, target);
            known = plan->target_count;
            map_put(&folders, folder, (void *)known);
        }
        push_index(p->arena, &plan->targets[known - 1].translations, i);
        push_index(p->arena, &translation->targets, known - 1);
    }
}

/* The target of the tree that a flag of the linker names, by its path or by -l, + 1; 0: none. */
static uintptr_t find_linked_library(struct planner *p, const struct map *outputs,
                                     const struct flags *flags, const struct flag_use *use)
{
    static const char *const endings[] = {"so", "a"};
    uintptr_t known = 0;

    if (use->action == FLAG_FILE)
        return (uintptr_t)map_get(outputs, path_absolute(p->arena, use->value));
    if (use->action != FLAG_LIBRARY)
        return 0;
    for (size_t i = 0; i < flags->use_count && !known; i++)
        for (size_t j = 0; j < 2 && !known && flags->uses[i].action == FLAG_FOLDER; j++)
            known = (uintptr_t)map_get(
                outputs,
                path_absolute(p->arena, arena_printf(p->arena, "%s/lib%s.%s", flags->uses[i].value,
                                                     use->value, endings[j])));
    return known;
}

/* A folder of -L of which the link needs no library but targets of the tree is of no use for the
 * port. */
static bool is_idle_folder(struct planner *p, const struct map *outputs, const struct flags *flags,
                           const struct flag_use *folder)
{
    struct flags alone = {.uses = (struct flag_use *)(uintptr_t)folder, .use_count = 1};
    struct stat info;

    if (folder->action != FLAG_FOLDER || stat(folder->value, &info) != 0)
        return false;
    for (size_t i = 0; i < flags->use_count; i++) {
        const struct flag_use *use = &flags->uses[i];
        const char *path = arena_printf(p->arena, "%s/lib%s", folder->value, use->value);
        bool is_there = stat(arena_printf(p->arena, "%s.so", path), &info) == 0 ||
                        stat(arena_printf(p->arena, "%s.a", path), &info) == 0 ||
                        *use->value == ':'; /* a file's name */
        if (use->action == FLAG_LIBRARY && is_there && strcmp(use->value, "cu2cl") != 0 &&
            !find_linked_library(p, outputs, &alone, use))
            return false;
    }
    return true;
}

/* Takes the libraries of the tree out of what a target links, as targets. */
static void find_linked_of(struct planner *p, const struct map *outputs, size_t index)
{
    struct target *target = &p->plan->targets[index];
    struct flags *flags = arena_new(p->arena, struct flags);

    *flags = *target->link_flags;
    flags->uses = NULL;
    flags->use_count = 0;
    for (size_t i = 0; i < target->link_flags->use_count; i++) {
        const struct flag_use *use = &target->link_flags->uses[i];
        uintptr_t known = find_linked_library(p, outputs, target->link_flags, use);
        if (!known && !is_idle_folder(p, outputs, target->link_flags, use))
            arena_push(p->arena, flags->uses, flags->use_count, *use);
        else if (known && known - 1 != index)
            push_index(p->arena, &target->linked, known - 1);
    }
    target->link_flags = flags;
}

static void find_linked(struct planner *p)
{
    struct plan *plan = p->plan;
    struct map outputs = {.arena = p->arena};

    for (size_t i = 0; i < plan->target_count; i++)
        if (plan->targets[i].path)
            map_put(&outputs, plan->targets[i].path, (void *)(uintptr_t)(i + 1));
    for (size_t i = 0; i < plan->target_count; i++)
        if (plan->targets[i].link_flags)
            find_linked_of(p, &outputs, i);
}

/* --- units ----------------------------------------------------------------------------------- */

static bool is_in_shard(const struct planner *p, const char *path)
{
    return !p->options->shard_count ||
           map_hash(path, strlen(path)) % p->options->shard_count == p->options->shard - 1;
}

/* The CUDA sources that may define what one of these targets declares. */
static void add_peers(struct planner *p, const struct index_list *targets, struct index_list *peers)
{
    struct plan *plan = p->plan;
    struct index_list todo = {NULL, 0};

    for (size_t i = 0; i < targets->count; i++)
        push_index(p->arena, &todo, targets->items[i]);
    for (size_t i = 0; i < todo.count; i++) { /* grows */
        const struct target *target = &plan->targets[todo.items[i]];
        for (size_t j = 0; j < target->linked.count; j++)
            push_index(p->arena, &todo, target->linked.items[j]);
        for (size_t j = 0; j < target->translations.count; j++)
            if (plan->translations[target->translations.items[j]].language == SOURCE_CUDA)
                push_index(p->arena, peers, target->translations.items[j]);
    }
}

static bool is_relocatable(const struct plan *plan, const struct index_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (plan->translations[list->items[i]].flags->relocatable)
            return true;
    return false;
}

static bool file_mentions(const char *path, const char *const *words)
{
    struct arena scratch = {NULL};
    size_t length = 0;
    const char *text = file_read(&scratch, path, &length);
    bool found = false;

    for (; *words && text; words++)
        found |= strstr(text, *words) != NULL;
    arena_free(&scratch);
    return found;
}

/* Kernels that are loaded by name need their names, also where another part loads them. */
static bool may_load_modules(const struct plan *plan, const struct index_list *targets)
{
    static const char *const words[] = {"cuModuleLoad", "cuLibraryLoad", "cuLinkAdd", NULL};

    for (size_t i = 0; i < targets->count; i++) {
        const struct index_list *list = &plan->targets[targets->items[i]].translations;
        for (size_t j = 0; j < list->count; j++)
            if (file_mentions(plan->translations[list->items[j]].path, words))
                return true;
    }
    return false;
}

static void add_unit(struct planner *p, const struct index_list *targets,
                     const struct index_list *translations, size_t begin, size_t end, bool is_part)
{
    struct plan *plan = p->plan;
    const struct target *first = &plan->targets[targets->items[0]];
    const struct translation *source = &plan->translations[translations->items[begin]];
    struct unit unit = {.name = first->name, .is_part = is_part};

    for (size_t i = begin; i < end; i++)
        push_index(p->arena, &unit.translations, translations->items[i]);
    if (is_part && is_relocatable(plan, &unit.translations))
        add_peers(p, targets, &unit.peers);
    unit.is_selected = is_in_shard(p, is_part ? source->relative : first->name);
    arena_push(p->arena, plan->units, plan->unit_count, unit);
}

/* What is ported in parts is also dealt out to shards in parts: each source by its own path. */
static void add_parts(struct planner *p, const struct index_list *targets,
                      const struct index_list *all)
{
    struct index_list mine = {NULL, 0};

    for (size_t i = 0; i < all->count; i++)
        if (is_in_shard(p, p->plan->translations[all->items[i]].relative))
            arena_push(p->arena, mine.items, mine.count, all->items[i]);
    bool loads = mine.count && may_load_modules(p->plan, targets);
    size_t most = p->options->keeps_results ? 1 : MOST_SOURCES;
    for (size_t begin = 0; begin < mine.count; begin += most) {
        size_t end = begin + most < mine.count ? begin + most : mine.count;
        add_unit(p, targets, &mine, begin, end, true);
        p->plan->units[p->plan->unit_count - 1].is_selected = true;
        p->plan->units[p->plan->unit_count - 1].loads_modules = loads;
    }
}

static const char *targets_key(struct arena *arena, const struct index_list *targets)
{
    struct str key = {.arena = arena};

    for (size_t i = 0; i < targets->count; i++)
        str_printf(&key, "%zu ", targets->items[i]);
    return str_text(&key);
}

static void add_units(struct planner *p)
{
    struct plan *plan = p->plan;
    struct map groups = {.arena = p->arena}; /* key of targets -> struct index_list */

    for (size_t i = 0; i < plan->translation_count; i++) {
        const char *key = targets_key(p->arena, &plan->translations[i].targets);
        struct index_list *group = map_get(&groups, key);
        if (!group) {
            group = arena_new(p->arena, struct index_list);
            map_put(&groups, key, group);
        }
        arena_push(p->arena, group->items, group->count, i);
    }
    for (size_t i = 0; i < groups.count; i++) {
        const struct index_list *group = groups.entries[i].value;
        const struct index_list *targets = &plan->translations[group->items[0]].targets;
        const struct target *target = &plan->targets[targets->items[0]];
        bool whole = targets->count == 1 && target->translations.count == group->count &&
                     group->count <= MOST_SOURCES && !p->options->keeps_results;
        if (whole && (target->path || target->kind == PROGRAM_OBJECTS))
            add_unit(p, targets, group, 0, group->count, target->linked.count > 0);
        else
            add_parts(p, targets, group);
    }
}

/* --- all ------------------------------------------------------------------------------------- */

static void find_root(struct planner *p)
{
    const char **files = arena_alloc(p->arena, (p->commands.count + 1) * sizeof *files);

    for (size_t i = 0; i < p->commands.count; i++)
        files[i] = p->commands.items[i].file;
    p->plan->root = names_root(p->arena, p->options, files, p->commands.count);
}

bool plan_make(struct plan *plan, struct arena *arena, struct diag *diag,
               const struct options *options)
{
    struct planner p = {.plan = plan,
                        .arena = arena,
                        .diag = diag,
                        .options = options,
                        .flags_by_words = {.arena = arena},
                        .flags_by_value = {.arena = arena}};

    memset(plan, 0, sizeof *plan);
    plan->arena = arena;
    plan->build_dir = commands_path(arena, ".", arena_printf(arena, "%s/.", options->build_dir));
    plan->target_root = options->target_root ? options->target_root : plan->build_dir;
    if (!commands_read(&p.commands, arena, diag, options->build_dir))
        return false;
    unseen_add(&p.commands, arena, diag, options->build_dir);
    find_root(&p);
    links_find(&p.links, arena, &p.commands, options->build_dir);
    add_translations(&p);
    if (!plan->translation_count) {
        diag_report(diag, CU1070, NULL);
        return false;
    }
    add_linked_targets(&p);
    add_folder_targets(&p);
    find_linked(&p);
    names_give(plan);
    add_units(&p);
    return true;
}
