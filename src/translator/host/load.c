/* Kernels that host code loads by the driver API, or compiles by NVRTC.
 *
 * Such a program compiles its kernels to files, kernel.ptx or kernel.fatbin, and loads them by
 * name, or reads kernel.cu and compiles it. The port has the kernels in the program; a file's name
 * stands for the source that it was made from, by the stem, as the runtime sees it
 * (driver_image.c). Where the program looks for the file, it finds one that the emitted
 * CMakeLists.txt writes and that says which source it is. */
#include "host/host.h"

#include "util/str.h"
#include <string.h>

void host_note_loading(struct host *host, CXCursor declaration)
{
    const char *name = frontend_string(host->tu, clang_getCursorSpelling(declaration));
    if (str_starts(name, "cuModule") || str_starts(name, "cuLink") || str_starts(name, "cuLibrary"))
        host->program->loads_modules = true;
    if (strcmp(name, "nvrtcCreateProgram") == 0)
        host->program->compiles_kernels = true;
    if (strstr(name, "StreamCreate") || strstr(name, "StreamPerThread"))
        host->program->makes_streams = true;
}

static bool is_module_file(const char *path)
{
    static const char *const endings[] = {".ptx", ".cubin", ".fatbin", ".cu"};
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (str_ends(name, endings[i]))
            return *name != '.' && !strpbrk(path, "%\\\" \n");
    return false;
}

void host_note_literal(struct host *host, CXCursor literal)
{
    struct program *program = host->program;
    const char *text = frontend_string(host->tu, clang_getCursorSpelling(literal));
    size_t length = strlen(text);

    if (length < 3 || *text != '"' || text[length - 1] != '"')
        return;
    const char *path = arena_strndup(program->arena, text + 1, length - 2);
    /* programs look for cooperative_groups.h, to give its folder to the compiler */
    bool header = rules_find(program->rules, RULE_HEADER, path) != NULL;
    if (!header && !is_module_file(path))
        return;
    for (size_t i = 0; i < program->module_file_count; i++)
        if (strcmp(program->module_files[i].path, path) == 0)
            return;
    struct module_file file = {path, header, str_ends(path, ".cu"),
                               frontend_pos(host->tu, clang_getCursorLocation(literal))};
    arena_push(program->arena, program->module_files, program->module_file_count, file);
}

/* The length of the file's name up to its first dot. */
static size_t stem_of(const char *path, const char **name)
{
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    return strcspn(*name, ".");
}

static bool has_cl_output(const struct program *program, const struct source *source)
{
    const char *cl = arena_printf(program->arena, "%s.cl", source->base);

    for (size_t i = 0; i < program->output_count; i++)
        if (strcmp(program->outputs[i]->path, cl) == 0)
            return true;
    return false;
}

static const struct source *find_stem(const struct program *program, const char *stem,
                                      size_t length)
{
    const struct source *found = NULL;

    for (size_t i = 0; i < program->source_count; i++) {
        const char *name;
        size_t n = stem_of(program->sources[i].path, &name);
        if (n != length || memcmp(name, stem, length) != 0 ||
            !has_cl_output(program, &program->sources[i]))
            continue;
        if (found) /* several have the name */
            return NULL;
        found = &program->sources[i];
    }
    return found;
}

const struct source *host_loaded_source(const struct program *program, const char *path,
                                        bool *exact)
{
    const char *stem;
    size_t length = stem_of(path, &stem);
    const struct source *found = find_stem(program, stem, length);

    *exact = found != NULL;
    if (!found && length > 2 && memcmp(stem + length - 2, "64", 2) == 0)
        found = find_stem(program, stem, length - (length > 3 && stem[length - 3] == '_' ? 3 : 2));
    return found;
}

/* Reports the kernels of `second` that `first` defines, too. */
static void check_pair(struct program *program, const struct source *first,
                       const struct source *second)
{
    for (size_t i = 0; i < second->module.kernel_count; i++)
        for (size_t j = 0; j < first->module.kernel_count; j++) {
            const struct kernel *a = &first->module.kernels[j], *b = &second->module.kernels[i];
            if (a->one_definition && b->one_definition && strcmp(a->entry, b->entry) == 0)
                diag_report(program->diag, CU3019, &b->pos, b->host_name, first->path);
        }
}

void host_check_kernels(struct program *program)
{
    for (size_t i = 0; program->loads_modules && i < program->source_count; i++)
        for (size_t j = 0; j < i; j++)
            check_pair(program, &program->sources[j], &program->sources[i]);
}
