/* Rules of make, as compilers write them for -MD. */
#include "output/depfile.h"

#include "util/str.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

const char *depfile_word(struct arena *arena, const char *path)
{
    struct str text = {.arena = arena};

    for (; *path; path++) {
        if (strchr(" \t#", *path))
            str_addc(&text, '\\');
        str_addc(&text, *path);
        if (*path == '$')
            str_addc(&text, '$');
    }
    return str_text(&text);
}

static bool is_listed(const struct depfile *depfile, const struct frontend_read *read)
{
    return !depfile->without_system || !read->is_system;
}

static const char *rules(const struct depfile *depfile, struct arena *arena)
{
    struct str text = {.arena = arena};
    const char *separator = " ";

    for (size_t i = 0; i < depfile->target_count; i++)
        str_printf(&text, "%s%s", i ? " " : "", depfile->targets[i]);
    str_add(&text, " :");
    for (size_t i = 0; i < depfile->read_count; i++) {
        if (!is_listed(depfile, &depfile->reads[i]))
            continue;
        str_printf(&text, "%s%s", separator, depfile_word(arena, depfile->reads[i].path));
        separator = " \\\n    ";
    }
    str_addc(&text, '\n');
    for (size_t i = 1; i < depfile->read_count && depfile->phony; i++)
        if (is_listed(depfile, &depfile->reads[i]))
            str_printf(&text, "\n%s:\n", depfile_word(arena, depfile->reads[i].path));
    return str_text(&text);
}

bool depfile_write(const struct depfile *depfile, struct arena *arena, struct diag *diag)
{
    const char *text = rules(depfile, arena), *path = depfile->path;
    FILE *stream = path ? fopen(path, "w") : stdout;
    bool good = stream && fputs(text, stream) >= 0 && fflush(stream) == 0;

    if (stream && path)
        good = fclose(stream) == 0 && good;
    if (!good)
        diag_report(diag, CU1004, NULL, path ? path : "the standard output", strerror(errno));
    return good;
}
