#include "util/file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

char *file_read(struct arena *arena, const char *path, size_t *length)
{
    struct stat info;
    char *text = NULL;
    FILE *stream = fopen(path, "rb");

    if (!stream)
        return NULL;
    if (fstat(fileno(stream), &info) != 0)
        goto out;
    if (!S_ISREG(info.st_mode)) {
        errno = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
        goto out;
    }
    text = arena_alloc(arena, (size_t)info.st_size + 1);
    *length = fread(text, 1, (size_t)info.st_size, stream);
    if (ferror(stream))
        text = NULL;
out:
    fclose(stream);
    return text;
}

const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

const char *file_without_ending(struct arena *arena, const char *path)
{
    const char *name = file_name(path);
    const char *dot = strrchr(name, '.');
    return dot && dot != name ? arena_strndup(arena, path, (size_t)(dot - path)) : path;
}
