/* Host compilers around compilers, such as mpicxx. They add folders of headers that no flag names;
 * the parser needs them, too. */
#include "nvcc/nvcc.h"

#include "util/file.h"
#include <stdio.h>
#include <string.h>

/* Whether a word of MPI's: `mpicxx`, `mpiicpc`, or `mpich` and `mpi_cxx` of libraries. */
static bool is_of_mpi(const char *word)
{
    return str_starts(file_name(word), "mpi");
}

bool nvcc_links_mpi(const struct nvcc *nvcc)
{
    if (nvcc->compiler && is_of_mpi(nvcc->compiler))
        return true;
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action == FLAG_LIBRARY && is_of_mpi(use->value))
            return true;
        if (use->action == FLAG_FILE && str_starts(file_name(use->value), "libmpi"))
            return true;
    }
    return false;
}

/* A compiler by its own name: the parser knows its folders. */
static bool is_no_wrapper(const char *compiler)
{
    static const char *const names[] = {"gcc", "g++", "cc", "c++", "clang"};
    const char *name = file_name(compiler), *target = strstr(name, "-linux-gnu");

    if (target) /* x86_64-linux-gnu-g++-12 */
        name = strchr(target + 1, '-') ? strrchr(target, 'u') + 1 : name;
    name += *name == '-';
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (str_starts(name, names[i]))
            return true;
    return false;
}

/* Each folder that the compiler looks into for `#include <...>`, with a newline behind it. */
static const char *folders_of(struct nvcc *nvcc, const char *compiler)
{
    struct str text = {.arena = nvcc->arena};
    char line[4096];
    bool inside = false;
    FILE *list =
        strchr(compiler, '\'')
            ? NULL
            : popen(arena_printf(nvcc->arena, "'%s' -x c++ -E -v /dev/null 2>&1", compiler), "r");

    while (list && fgets(line, sizeof line, list)) {
        if (str_starts(line, "End of search list"))
            inside = false;
        if (inside && *line == ' ')
            str_add(&text, line + 1);
        if (str_starts(line, "#include <"))
            inside = true;
    }
    if (list)
        pclose(list);
    return str_text(&text);
}

static bool has_line(const char *lines, const char *line)
{
    size_t length = strlen(line);

    for (const char *at = lines; (at = strstr(at, line)) != NULL; at += length)
        if ((at == lines || at[-1] == '\n') && at[length] == '\n')
            return true;
    return false;
}

static void find_folders(struct nvcc *nvcc)
{
    const char *plain = folders_of(nvcc, "g++"), *at = folders_of(nvcc, nvcc->compiler);

    for (const char *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        const char *folder = arena_strndup(nvcc->arena, at, (size_t)(end - at));
        if (!has_line(plain, folder))
            nvcc_add(nvcc, &nvcc->wrapper_folders, folder);
    }
}

void nvcc_add_wrapper_folders(struct nvcc *nvcc, struct flag_list *parse)
{
    if (!nvcc->compiler || is_no_wrapper(nvcc->compiler) || nvcc->dryrun)
        return;
    if (!nvcc->knows_wrapper)
        find_folders(nvcc);
    nvcc->knows_wrapper = true;
    for (size_t i = 0; i < nvcc->wrapper_folders.count; i++) {
        arena_push(nvcc->arena, parse->items, parse->count, "-isystem");
        arena_push(nvcc->arena, parse->items, parse->count, nvcc->wrapper_folders.items[i]);
    }
    arena_push(nvcc->arena, parse->items, parse->count, NULL); /* behind the last, not counted */
    parse->count--;
}
