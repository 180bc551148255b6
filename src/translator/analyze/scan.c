#include "analyze/analyze.h"

#include "cli/options.h"
#include "util/file.h"
#include "util/str.h"
#include <dirent.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct scan {
    struct arena *arena;
    struct source_list *sources;
    const char *folder;
    const char *const *excluded;
    size_t excluded_count;
};

static bool matches_excluded(const struct scan *scan, const char *path)
{
    const char *relative = path + strlen(scan->folder) + 1;

    for (size_t i = 0; i < scan->excluded_count; i++)
        if (fnmatch(scan->excluded[i], relative, 0) == 0)
            return true;
    return false;
}

/* Does a line of it include a header with `cuda` in its name? */
static bool includes_cuda(struct arena *arena, const char *path)
{
    size_t length;
    const char *text = file_read(arena, path, &length);

    while (text && (text = strstr(text, "#include")) != NULL) {
        size_t line = strcspn(text, "\n");
        const char *name = memmem(text, line, "cuda", 4);
        if (name)
            return true;
        text += line;
    }
    return false;
}

static bool has_cuda(struct arena *arena, const char *path)
{
    enum file_kind kind = options_file_kind(path);

    return kind == FILE_CUDA || (kind != FILE_UNKNOWN && includes_cuda(arena, path));
}

static int order_of_names(const struct dirent **left, const struct dirent **right)
{
    return strcmp((*left)->d_name, (*right)->d_name);
}

/* Links are not followed, so that no folder is met twice. */
static void scan_folder(const struct scan *scan, const char *folder)
{
    struct dirent **entries;
    int count = scandir(folder, &entries, NULL, order_of_names);

    for (int i = 0; i < count; i++) {
        const char *path = arena_printf(scan->arena, "%s/%s", folder, entries[i]->d_name);
        struct stat info;
        bool skip = entries[i]->d_name[0] == '.' || matches_excluded(scan, path);
        free(entries[i]);
        if (skip || lstat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode))
            scan_folder(scan, path);
        else if (S_ISREG(info.st_mode) && has_cuda(scan->arena, path))
            arena_push(scan->arena, scan->sources->items, scan->sources->count, path);
    }
    if (count >= 0)
        free(entries);
}

void scan_tree(struct arena *arena, struct source_list *sources, const char *folder,
               const char *const *excluded, size_t excluded_count)
{
    const struct scan scan = {arena, sources, folder, excluded, excluded_count};

    scan_folder(&scan, folder);
}
