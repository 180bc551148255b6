#include "info/info.h"

#include "text/diag.h"
#include "util/file.h"
#include "util/selfpath.h"
#include <stdlib.h>
#include <string.h>

/* The number of `CU2010`, `cu2010` or `2010`; 0: it is none. */
static unsigned long diagnostic_number(const char *word)
{
    char *end;

    if (strncasecmp(word, "CU", 2) == 0)
        word += 2;
    unsigned long number = strtoul(word, &end, 10);
    return strlen(word) == 4 && !*end ? number : 0;
}

static enum info_status print_page(struct arena *arena, const char *folder, const char *word)
{
    unsigned long number = diagnostic_number(word);
    size_t length;

    if (!number) {
        fprintf(stderr, "cu2cl explain: '%s' is no number of a message, such as CU2010\n", word);
        return INFO_USAGE;
    }
    const char *path = arena_printf(arena, "%s/CU%lu.md", folder, number);
    const char *page = file_read(arena, path, &length);
    if (!page) {
        fprintf(stderr, "cu2cl explain: no message has the number CU%lu\n", number);
        return INFO_NOTHING;
    }
    fputs(page, stdout);
    return INFO_FOUND;
}

int explain_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct selfpath paths;
    enum info_status status = argc > 1 ? INFO_FOUND : INFO_USAGE;

    selfpath_find(&paths, &arena);
    if (argc < 2)
        fputs("usage: cu2cl explain CUnnnn...\n", stderr);
    for (int i = 1; i < argc && paths.diagnostics; i++) {
        enum info_status one = print_page(&arena, paths.diagnostics, argv[i]);
        status = one > status ? one : status;
    }
    if (!paths.diagnostics) {
        fputs("cu2cl explain: the pages of diagnostics are not installed\n", stderr);
        status = INFO_FAILED;
    }
    arena_free(&arena);
    return (int)status;
}
