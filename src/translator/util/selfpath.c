/* The tool's files relative to its executable: <folder of the executable>/../share/cu2cl. The build
 * tree has the same layout, with links into the source tree. Paths are resolved, so that a file has
 * one name only. */
#include "util/selfpath.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder of the running executable, without a slash at the end; "." when /proc can't tell. */
static const char *executable_folder(struct arena *arena)
{
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);

    if (length <= 0 || (size_t)length >= sizeof path)
        return ".";
    path[length] = '\0';
    char *slash = strrchr(path, '/');
    return slash ? arena_strndup(arena, path, (size_t)(slash - path)) : ".";
}

/* The resolved path of an existing file or folder, else NULL. */
static const char *existing(struct arena *arena, const char *path)
{
    char *resolved = realpath(path, NULL);
    char *copy = resolved ? arena_strdup(arena, resolved) : NULL;

    free(resolved);
    return copy;
}

const char *selfpath_find(struct selfpath *paths, struct arena *arena)
{
    const char *folder = executable_folder(arena);
    const char *cuda = arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/cuda", folder);
    const char *fallback = arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/fallback", folder);
    const char *device = arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/device", folder);
    const char *rules = arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/rules", folder);
    const char *include = arena_printf(arena, "%s/" CU2CL_INCLUDE_FROM_BIN, folder);

    memset(paths, 0, sizeof *paths);
    paths->cuda_headers = existing(arena, cuda);
    paths->fallback_headers = existing(arena, fallback);
    paths->device_headers = existing(arena, device);
    paths->rules = existing(arena, rules);
    if (existing(arena, arena_printf(arena, "%s/cu2cl/cu2cl.h", include)))
        paths->runtime_headers = existing(arena, include);
    paths->library_headers = existing(arena, arena_printf(arena, "%s/cu2cl/cuda", include));
    paths->runtime_library = existing(arena, arena_printf(arena, "%s/" CU2CL_LIB_FROM_BIN, folder));
    paths->diagnostics =
        existing(arena, arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/diagnostics", folder));
    paths->recorder =
        existing(arena, arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/record", folder));
    paths->toolkit =
        existing(arena, arena_printf(arena, "%s/" CU2CL_SHARE_FROM_BIN "/nvcc", folder));
    return paths->cuda_headers ? NULL : cuda;
}

const char *selfpath_prefix(struct arena *arena)
{
    const char *folder = executable_folder(arena);
    const char *prefix = existing(arena, arena_printf(arena, "%s/" CU2CL_PREFIX_FROM_BIN, folder));

    return prefix ? prefix : folder;
}

bool selfpath_is_system(const char *folder)
{
    return strcmp(folder, "/usr/include") == 0 || strcmp(folder, "/usr/local/include") == 0;
}
