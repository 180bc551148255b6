#include "info/info.h"

#include "lanes/lanes.h"
#include "util/file.h"
#include "util/selfpath.h"
#include "util/str.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

static enum info_status fail(const char *path, const char *reason)
{
    fprintf(stderr, "cu2cl lanes: %s: %s\n", path, reason);
    return INFO_FAILED;
}

/* The file has the new text, or what it had before. */
static bool replace_file(struct arena *arena, const char *path, const char *text)
{
    const char *temporary = arena_printf(arena, "%s.new", path);
    FILE *stream = fopen(temporary, "wx");
    if (!stream)
        return false;
    bool good = fputs(text, stream) >= 0;
    good = fclose(stream) == 0 && good && rename(temporary, path) == 0;
    if (!good)
        remove(temporary);
    return good;
}

static enum info_status remake(struct arena *arena, const char *headers, const char *path)
{
    size_t length;
    const char *reason = NULL;
    if (!str_ends(path, ".cl") || str_ends(path, ".lanes.cl"))
        return fail(path, "give the NAME.cl that was edited");
    const char *form_path = arena_printf(arena, "%s.lanes.cl", file_without_ending(arena, path));
    const char *text = file_read(arena, path, &length);
    if (!text)
        return fail(path, strerror(errno));
    const char *form = file_read(arena, form_path, &length);
    if (!form)
        return fail(form_path, strerror(errno));
    const char *made = lanes_remake(arena, text, form, headers, &reason);
    if (!made)
        return fail(path, reason ? reason : "its lanes form can't be made");
    if (strcmp(made, form) == 0)
        return INFO_FOUND;
    if (!replace_file(arena, form_path, made))
        return fail(form_path, strerror(errno));
    return INFO_FOUND;
}

int lanes_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct selfpath paths;
    enum info_status status = argc > 1 ? INFO_FOUND : INFO_USAGE;

    selfpath_find(&paths, &arena);
    if (argc < 2)
        fputs("usage: cu2cl lanes NAME.cl...\n", stderr);
    for (int i = 1; i < argc && paths.device_headers; i++) {
        enum info_status one = remake(&arena, paths.device_headers, argv[i]);
        status = one > status ? one : status;
    }
    if (!paths.device_headers) {
        fputs("cu2cl lanes: the device library is not installed\n", stderr);
        status = INFO_FAILED;
    }
    arena_free(&arena);
    return (int)status;
}
