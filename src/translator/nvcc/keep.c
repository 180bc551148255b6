/* --keep-port: the readable port of what is compiled, with the paths that the sources have below
 * the folder that holds the whole project. */
#include "nvcc/nvcc.h"

#include "driver.h"
#include "util/file.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The project is what a version control system, or the caller, says it is; else the current
 * folder. */
static const char *project_of(struct nvcc *nvcc, const char *path)
{
    static const char *const marks[] = {".git", ".hg", ".svn"};
    const char *given = getenv("CU2CL_KEEP_ROOT");
    char current[PATH_MAX];
    struct stat info;

    if (given && *given)
        return given;
    for (size_t length = strlen(path); length > 1; length--) {
        if (path[length - 1] != '/')
            continue;
        const char *folder = arena_strndup(nvcc->arena, path, length - 1);
        for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
            if (stat(arena_printf(nvcc->arena, "%s/%s", folder, marks[i]), &info) == 0)
                return folder;
    }
    return getcwd(current, sizeof current) ? arena_strdup(nvcc->arena, current) : "";
}

static bool make_folders(struct nvcc *nvcc, const char *path)
{
    for (const char *slash = path; (slash = strchr(slash + 1, '/')) != NULL;) {
        const char *folder = arena_strndup(nvcc->arena, path, (size_t)(slash - path));
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            return false;
    }
    return true;
}

static bool write_file(struct nvcc *nvcc, const char *path, const char *text, size_t length)
{
    const char *temporary = nvcc_temporary_for(nvcc, path);
    FILE *stream = fopen(temporary, "wb");
    bool good = stream && fwrite(text, 1, length, stream) == length;

    if (stream)
        good = fclose(stream) == 0 && good;
    if (good && rename(temporary, path) == 0)
        return true;
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

/* What is there and the same stays, with its time. */
static bool keep_file(struct nvcc *nvcc, const char *from, const char *to)
{
    size_t length = 0, old_length = 0;
    const char *text = file_read(nvcc->arena, from, &length);
    const char *old = file_read(nvcc->arena, to, &old_length);

    if (text && old && length == old_length && memcmp(text, old, length) == 0)
        return true;
    if (text && make_folders(nvcc, to) && write_file(nvcc, to, text, length))
        return true;
    diag_report(nvcc->diag, CU1004, NULL, to, strerror(errno));
    return false;
}

/* The files of one source: its host program and the headers have places in the project, and what is
 * generated lies beside the host program. NULL: of no use without cu2cl's own build. */
static const char *place_of(struct nvcc *nvcc, const char *source, const struct driver_file *file)
{
    bool is_kernels = str_ends(file->path, ".cl") || str_ends(file->path, ".cl.h");
    const char *from = file->source_path ? file->source_path : is_kernels ? source : NULL;

    if (!from)
        return NULL;
    const char *root = project_of(nvcc, from);
    size_t length = strlen(root);
    bool inside = strncmp(from, root, length) == 0 && from[length] == '/';
    const char *place = inside ? from + length + 1 : from + 1;
    return arena_printf(nvcc->arena, "%s/%.*s%s", nvcc->keep, (int)(file_name(place) - place),
                        place, file_name(file->path));
}

bool nvcc_keep(struct nvcc *nvcc, const char *folder, const char *source,
               const struct driver_result *port)
{
    for (size_t i = 0; i < port->file_count; i++) {
        const char *to = place_of(nvcc, source, &port->files[i]);
        if (to &&
            !keep_file(nvcc, arena_printf(nvcc->arena, "%s/%s", folder, port->files[i].path), to))
            return false;
    }
    return true;
}
