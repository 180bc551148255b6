#include "util/path.h"

#include "util/file.h"
#include "util/str.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const char *path_folder(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');

    if (!slash)
        return "";
    return slash == path ? "/" : arena_strndup(arena, path, (size_t)(slash - path));
}

const char *path_join(struct arena *arena, const char *folder, const char *path)
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

const char *path_absolute(struct arena *arena, const char *path)
{
    char resolved[PATH_MAX];
    const char *folder = path_folder(arena, path);

    if (!realpath(*folder ? folder : ".", resolved))
        return path_join(arena, "", path);
    return path_join(arena, resolved, file_name(path));
}

bool path_is_inside(const char *path, const char *folder)
{
    size_t length = strlen(folder);

    if (strcmp(folder, "/") == 0)
        return path[0] == '/';
    return !length || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

const char *path_relative(struct arena *arena, const char *folder, const char *path)
{
    struct str result = {.arena = arena};

    while (*folder && !path_is_inside(path, folder)) {
        const char *outer = path_folder(arena, folder);
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
