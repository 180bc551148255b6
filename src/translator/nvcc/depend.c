/* Rules of make that say which files an object is made from. */
#include "nvcc/nvcc.h"

#include "frontend/frontend.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Blanks, `#` and `$` mean something in makefiles. */
static void add_make_word(struct str *text, const char *word)
{
    for (; *word; word++) {
        if (strchr(" \t#", *word))
            str_addc(text, '\\');
        str_addc(text, *word);
        if (*word == '$')
            str_addc(text, '$');
    }
}

static bool is_listed(const struct nvcc *nvcc, const struct frontend_read *read)
{
    return !nvcc->depend.without_system || !read->is_system;
}

bool nvcc_write_dependencies(struct nvcc *nvcc, const char *path, const char *target,
                             const struct frontend_read *reads, size_t count)
{
    struct str text = {.arena = nvcc->arena};
    const char *separator = " ";

    str_printf(&text, "%s :", target);
    for (size_t i = 0; i < count; i++) {
        if (!is_listed(nvcc, &reads[i]))
            continue;
        str_add(&text, separator);
        add_make_word(&text, reads[i].path);
        separator = " \\\n    ";
    }
    str_addc(&text, '\n');
    for (size_t i = 1; i < count && nvcc->depend.phony; i++) {
        if (!is_listed(nvcc, &reads[i]))
            continue;
        str_addc(&text, '\n');
        add_make_word(&text, reads[i].path);
        str_add(&text, ":\n");
    }
    FILE *stream = path ? fopen(path, "w") : stdout;
    bool good = stream && fputs(str_text(&text), stream) >= 0 && fflush(stream) == 0;
    if (stream && path)
        good = fclose(stream) == 0 && good;
    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, path ? path : "the standard output", strerror(errno));
    return good;
}
