#include "util/file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

char *file_read(struct arena *arena, const char *path, size_t *length)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return NULL;
    if (!S_ISREG(info.st_mode)) { /* a pipe would wait */
        errno = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
        return NULL;
    }
    FILE *stream = fopen(path, "rb");
    if (!stream)
        return NULL;
    char *text = arena_alloc(arena, (size_t)info.st_size + 1);
    *length = fread(text, 1, (size_t)info.st_size, stream);
    if (ferror(stream))
        text = NULL;
    fclose(stream);
    return text;
}

bool file_replace(struct arena *arena, const char *path, const char *text, size_t length)
{
    const char *temporary = arena_printf(arena, "%s.%ld", path, (long)getpid());
    FILE *stream = fopen(temporary, "wb");

    if (!stream)
        return false;
    bool good = fwrite(text, 1, length, stream) == length;
    int error = errno;
    if (fclose(stream) != 0 && good) {
        good = false;
        error = errno;
    }
    if (good && rename(temporary, path) == 0)
        return true;
    error = good ? errno : error;
    unlink(temporary);
    errno = error;
    return false;
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

/* Free bytes without which nothing is saved: many times what clang's form of a text takes. */
#define ROOM_TO_SAVE ((unsigned long long)64 << 20)

bool file_has_room(const char *folder)
{
    struct statvfs disk;
    struct rlimit largest;

    return statvfs(folder, &disk) == 0 &&
           (unsigned long long)disk.f_bavail * disk.f_frsize >= ROOM_TO_SAVE &&
           getrlimit(RLIMIT_FSIZE, &largest) == 0 && largest.rlim_cur >= ROOM_TO_SAVE;
}
