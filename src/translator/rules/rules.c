/* The store of rules: loading of folders and files, look-up, choice of overloads.
 *
 * Parsing some thousand entries of YAML takes longer than clang needs for a small program, so the
 * build compiles rules/ into tables (cmake/rules_tool.c). A folder is still the truth: every file
 * in it is read, and when its text has the hash of the compiled one, the compiled rules are taken;
 * only a file that was changed is parsed. User files are always parsed. */
#include "rules/private.h"

#include "util/file.h"
#include "util/str.h"
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_FILE_SIZE ((size_t)64 << 20)

/* --- the store ------------------------------------------------------------------------------- */

static struct rules *rules_new(struct arena *arena)
{
    struct rules *rules = arena_new(arena, struct rules);
    rules->arena = arena;
    for (unsigned kind = 0; kind < RULE_KIND_COUNT; kind++)
        rules->by_name[kind].arena = arena;
    return rules;
}

static void replace_item(struct rules *rules, const struct rule *old, const struct rule *rule)
{
    for (size_t i = 0; i < rules->count; i++)
        if (rules->items[i] == old)
            rules->items[i] = rule;
}

/* A user's file may define anew what other files define, but nothing twice. */
static bool may_replace(const struct rules *rules, const struct rule *old)
{
    return rules->replacing_file && (!old->file || strcmp(old->file, rules->replacing_file) != 0);
}

bool rules_add(struct rules *rules, const struct rule *rule, const struct source_pos *pos,
               struct diag *diag)
{
    struct map *map = &rules->by_name[rule->kind];
    const struct rule *old = map_get(map, rule->cuda);

    if (old && !may_replace(rules, old)) {
        const char *where = old->file ? old->file : old->family;
        diag_report(diag, CU4006, pos, rule->cuda, where, old->line);
        return false;
    }
    struct rule *copy = arena_new(rules->arena, struct rule);
    *copy = *rule;
    copy->is_users = rules->replacing_file != NULL;
    map_put(map, rule->cuda, copy);
    if (old)
        replace_item(rules, old, copy);
    else
        arena_push(rules->arena, rules->items, rules->count, copy);
    return true;
}

/* Compiled rules were checked when they were compiled, and live as long as the program. */
static void add_compiled(struct rules *rules, const struct rules_compiled_file *file)
{
    for (size_t i = 0; i < file->count; i++) {
        const struct rule *rule = &file->rules[i];
        struct map *map = &rules->by_name[rule->kind];
        if (map_get(map, rule->cuda))
            continue; /* defined by a changed file; the same name in two files can't be compiled */
        map_put(map, rule->cuda, (void *)rule);
        arena_push(rules->arena, rules->items, rules->count, rule);
    }
}

uint64_t rules_hash(const char *text, size_t length)
{
    return str_hash(STR_HASH_START, text, length);
}

/* --- files ----------------------------------------------------------------------------------- */

/* The whole file; NULL with errno set. */
static char *read_rule_file(struct arena *arena, const char *path, size_t *length)
{
    struct stat info;
    if (stat(path, &info) == 0 && S_ISREG(info.st_mode) && (size_t)info.st_size > MAX_FILE_SIZE) {
        errno = EFBIG;
        return NULL;
    }
    return file_read(arena, path, length);
}

static const struct rules_compiled_file *find_compiled(const char *relative, uint64_t hash)
{
    for (size_t i = 0; i < rules_compiled.count; i++)
        if (rules_compiled.files[i].text_hash == hash &&
            strcmp(rules_compiled.files[i].path, relative) == 0)
            return &rules_compiled.files[i];
    return NULL;
}

static enum rules_place rules_place_of(const char *relative)
{
    if (str_starts(relative, "host/"))
        return RULES_OF_HOST;
    return str_starts(relative, "device/") ? RULES_OF_DEVICE : RULES_ANYWHERE;
}

static bool load_file(struct rules *rules, const char *directory, const char *relative,
                      struct diag *diag)
{
    const char *path = arena_printf(rules->arena, "%s/%s", directory, relative);
    size_t length = 0;
    char *text = read_rule_file(rules->arena, path, &length);

    if (!text) {
        diag_report(diag, CU4001, NULL, path, strerror(errno));
        return false;
    }
    const struct rules_compiled_file *compiled = find_compiled(relative, rules_hash(text, length));
    if (compiled) {
        add_compiled(rules, compiled);
        return true;
    }
    return rules_read_yaml(rules, path, text, length, rules_place_of(relative), diag);
}

struct name_list {
    const char **items;
    size_t count;
};

static int compare_file_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Collects the .yaml files of `directory` and of the folders in it, relative to `root`. */
static bool list_files(struct arena *arena, const char *root, const char *relative, unsigned depth,
                       struct name_list *list)
{
    DIR *directory = opendir(*relative ? arena_printf(arena, "%s/%s", root, relative) : root);
    struct dirent *entry;

    if (!directory)
        return false;
    while ((entry = readdir(directory)) != NULL) {
        const char *name = entry->d_name;
        const char *separator = *relative ? "/" : "";
        const char *below = arena_printf(arena, "%s%s%s", relative, separator, name);
        if (name[0] == '.')
            continue;
        if (str_ends(name, ".yaml"))
            arena_push(arena, list->items, list->count, below);
        else if (depth)
            list_files(arena, root, below, depth - 1, list); /* not a folder: nothing to list */
    }
    closedir(directory);
    return true;
}

struct rules *rules_load(struct arena *arena, const char *directory, struct diag *diag)
{
    struct rules *rules = rules_new(arena);
    struct name_list list = {NULL, 0};

    if (!list_files(arena, directory, "", 1, &list)) {
        diag_report(diag, CU4001, NULL, directory, strerror(errno));
        return NULL;
    }
    if (list.count)
        qsort(list.items, list.count, sizeof *list.items, compare_file_names);
    for (size_t i = 0; i < list.count; i++)
        load_file(rules, directory, list.items[i], diag);
    if (rules->count)
        return rules;
    diag_report(diag, CU4011, NULL, directory);
    return NULL;
}

struct rules *rules_load_embedded(struct arena *arena, struct diag *diag)
{
    struct rules *rules = rules_new(arena);

    if (!rules_compiled.count) {
        diag_report(diag, CU4011, NULL, "the program");
        return NULL;
    }
    for (size_t i = 0; i < rules_compiled.count; i++)
        add_compiled(rules, &rules_compiled.files[i]);
    return rules;
}

bool rules_add_file(struct rules *rules, const char *path, struct diag *diag)
{
    size_t length = 0;
    char *text = read_rule_file(rules->arena, path, &length);

    if (!text) {
        diag_report(diag, CU4001, NULL, path, strerror(errno));
        return false;
    }
    rules->replacing_file = path;
    bool good = rules_read_yaml(rules, path, text, length, RULES_ANYWHERE, diag);
    rules->replacing_file = NULL;
    return good;
}

/* --- look-up --------------------------------------------------------------------------------- */

const struct rule *rules_find(const struct rules *rules, enum rule_kind kind, const char *cuda)
{
    return map_get(&rules->by_name[kind], cuda);
}

const struct rule *rules_fast(const struct rules *rules, const struct rule *rule,
                              const char *const *types)
{
    const struct rule *fast = rule->fast ? rules_find(rules, rule->kind, rule->fast) : NULL;
    for (; fast && *types; types++)
        if (strcmp(*types, "float") != 0 && strcmp(*types, "float *") != 0)
            fast = NULL;
    return fast ? fast : rule;
}

static bool type_fits(const char *pattern, const char *type)
{
    size_t length = strlen(pattern);
    if (length >= 2 && strcmp(pattern + length - 2, "<*") == 0)
        return strncmp(pattern, type, length - 1) == 0;
    return strcmp(pattern, "*") == 0 || strcmp(pattern, type) == 0;
}

static bool types_fit(const char *const *pattern, const char *const *types)
{
    for (; *pattern; pattern++, types++)
        if (!*types || !type_fits(*pattern, *types))
            return false;
    return true;
}

const struct rule_overload *rule_find_overload(const struct rule *rule, const char *const *types)
{
    for (size_t i = 0; i < rule->overload_count; i++)
        if (types_fit(rule->overloads[i].types, types))
            return &rule->overloads[i];
    return NULL;
}

const char *rule_replacement(const struct rule *rule, const char *const *types)
{
    const struct rule_overload *overload = rule_find_overload(rule, types);
    return overload ? overload->to : rule->to;
}

size_t rules_count(const struct rules *rules)
{
    return rules->count;
}

const struct rule *rules_at(const struct rules *rules, size_t index)
{
    return rules->items[index];
}
