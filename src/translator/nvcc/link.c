/* Linking and archives. The host compiler links; the runtime is found beside this executable, also
 * when the program runs. Libraries of CUDA's are in the runtime, or not ported (libraries.def). */
#include "nvcc/nvcc.h"

#include "util/file.h"
#include "util/path.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char *const our_libraries[] = {
#define OURS(name) name,
#include "nvcc/libraries.def"
};

static const char *const unported_libraries[] = {
#define UNPORTED(prefix) prefix,
#include "nvcc/libraries.def"
};

/* --- libraries ------------------------------------------------------------------------------- */

#define EMPTY_ARCHIVE 8 /* bytes */

static bool is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0;
}

static bool has_content(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && info.st_size > EMPTY_ARCHIVE;
}

/* Our own lib64 has it, as a library or as what leads the linker to one. That of one that is not
 * ported is an archive without members. */
static bool toolkit_has(struct nvcc *nvcc, const char *name)
{
    const char *folder = nvcc->paths.toolkit;

    return folder && (has_content(arena_printf(nvcc->arena, "%s/lib64/lib%s.so", folder, name)) ||
                      has_content(arena_printf(nvcc->arena, "%s/lib64/lib%s.a", folder, name)));
}

enum library_kind { LIBRARY_OTHER, LIBRARY_OURS, LIBRARY_UNPORTED };

static bool has_library(struct nvcc *nvcc, const char *folder, const char *name)
{
    struct arena *a = nvcc->arena;
    return is_file(path_join(a, folder, arena_printf(a, "lib%s.so", name))) ||
           is_file(path_join(a, folder, arena_printf(a, "lib%s.a", name)));
}

/* A library of the program's own, whose name begins as one of NVIDIA's: those lie beside the one
 * that `prefix` names, or beside CUDA's runtime. */
static bool is_own_library(struct nvcc *nvcc, const char *folder, const char *name,
                           const char *prefix)
{
    return has_library(nvcc, folder, name) && !has_library(nvcc, folder, prefix) &&
           !has_library(nvcc, folder, "cudart") && !has_library(nvcc, folder, "cudart_static");
}

/* `folder`: where it is; NULL: in one of those that -L names. */
static enum library_kind library_kind(struct nvcc *nvcc, const char *name, const char *folder)
{
    const char *prefix = NULL;
    for (size_t i = 0; i < COUNT_OF(our_libraries); i++)
        if (strcmp(name, our_libraries[i]) == 0)
            return LIBRARY_OURS;
    for (size_t i = 0; i < COUNT_OF(unported_libraries); i++)
        if (str_starts(name, unported_libraries[i]))
            prefix = unported_libraries[i];
    if (!prefix || (folder && is_own_library(nvcc, folder, name, prefix)))
        return LIBRARY_OTHER;
    for (size_t i = 0; !folder && i < nvcc->flags.use_count; i++)
        if (nvcc->flags.uses[i].action == FLAG_FOLDER &&
            is_own_library(nvcc, nvcc->flags.uses[i].value, name, prefix))
            return LIBRARY_OTHER;
    return LIBRARY_UNPORTED;
}

/* Whether the linker gets the library of CUDA's `name` from us, or not at all. */
static bool take_cuda_library(struct nvcc *nvcc, struct nvcc_words *words, const char *name,
                              const char *folder)
{
    enum library_kind kind = library_kind(nvcc, name, folder);

    if (kind == LIBRARY_OTHER)
        return false;
    if (toolkit_has(nvcc, name))
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-l%s", name));
    else if (kind == LIBRARY_UNPORTED)
        arena_push(nvcc->arena, nvcc->lacking, nvcc->lacking_count, name);
    return true;
}

static void add_link_library(struct nvcc *nvcc, struct nvcc_words *words, const char *name)
{
    if (!take_cuda_library(nvcc, words, name, NULL))
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-l%s", name));
}

/* `x/libcudart.so.12`: cudart. NULL: not named like a library. */
static const char *library_name(struct nvcc *nvcc, const char *path)
{
    const char *name = file_name(path), *end = strstr(name, ".so");

    if (!end && str_ends(name, ".a"))
        end = name + strlen(name) - 2;
    if (!end || !str_starts(name, "lib"))
        return NULL;
    return arena_strndup(nvcc->arena, name + 3, (size_t)(end - name - 3));
}

static void add_linked_file(struct nvcc *nvcc, struct nvcc_words *words, const char *path)
{
    const char *name = library_name(nvcc, path);

    if (!name || !take_cuda_library(nvcc, words, name, path_folder(nvcc->arena, path)))
        nvcc_add(nvcc, words, path);
}

/* --- the command ----------------------------------------------------------------------------- */

static void add_inputs(struct nvcc *nvcc, struct nvcc_words *words, const char *const *objects)
{
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action == FLAG_FILE && nvcc_input_of(nvcc, use->value) != NVCC_LINKED)
            nvcc_add(nvcc, words, *objects++);
        else if (use->action == FLAG_FILE)
            add_linked_file(nvcc, words, use->value);
        else if (use->action == FLAG_LIBRARY)
            add_link_library(nvcc, words, use->value);
        else if (use->action == FLAG_FOLDER)
            nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-L%s", use->value));
        else if (use->action == FLAG_LINK || use->action == FLAG_BOTH)
            nvcc_add(nvcc, words, use->value);
    }
}

/* Flags of the compiler change what the linker makes, too: -O with plug-ins, -m32, -fPIC. */
static void add_compile_flags(struct nvcc *nvcc, struct nvcc_words *words)
{
    for (size_t i = 0; i < nvcc->flags.use_count; i++)
        if (nvcc->flags.uses[i].action == FLAG_COMPILE)
            nvcc_add(nvcc, words, nvcc->flags.uses[i].value);
}

/* Open MPI's header has inline functions of its C++ bindings. nvcc leaves out those that nobody
 * calls, so that programs link `-lmpi` alone; the host compiler keeps some of them. */
static void add_mpi(struct nvcc *nvcc, struct nvcc_words *words)
{
    if (!nvcc_links_mpi(nvcc))
        return;
    nvcc_add(nvcc, words,
             "-Wl,--undefined=cu2cl_mpi"); /* before MPI itself defines its functions */
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action == FLAG_FOLDER &&
            is_file(arena_printf(nvcc->arena, "%s/libmpi_cxx.so", use->value))) {
            nvcc_add(nvcc, words, "-Wl,--push-state,--as-needed");
            nvcc_add(nvcc, words, "-lmpi_cxx");
            nvcc_add(nvcc, words, "-Wl,--pop-state");
            return;
        }
    }
}

static void add_runtime(struct nvcc *nvcc, struct nvcc_words *words)
{
    static const char *const names[] = {"cudadevrt", "cudart_static"};
    static const char *const system[] = {"-lrt", "-lpthread", "-ldl"};
    const char *folder = nvcc->paths.runtime_library;

    add_mpi(nvcc, words);
    if (nvcc->paths.toolkit) {
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-L%s/lib64/stubs", nvcc->paths.toolkit));
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-L%s/lib64", nvcc->paths.toolkit));
    }
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (nvcc->dryrun || nvcc->paths.toolkit)
            nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-l%s", names[i]));
    if (folder) {
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-L%s", folder));
        nvcc_add(nvcc, words, arena_printf(nvcc->arena, "-Wl,-rpath,%s", folder));
    }
    nvcc_add(nvcc, words, "-lcu2cl");
    for (size_t i = 0; i < COUNT_OF(system); i++)
        nvcc_add(nvcc, words, system[i]);
}

/* Libraries that are named but not needed are left out without a word; else the linker has said
 * which functions it did not find, and this is why. */
static void report_lacking(struct nvcc *nvcc)
{
    for (size_t i = 0; i < nvcc->lacking_count; i++)
        diag_report(nvcc->diag, CU1054, NULL, nvcc->lacking[i]);
}

const char *nvcc_find_archive(struct nvcc *nvcc, const char *name)
{
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const char *folder = nvcc->flags.uses[i].value;
        if (nvcc->flags.uses[i].action != FLAG_FOLDER)
            continue;
        if (is_file(arena_printf(nvcc->arena, "%s/lib%s.so", folder, name)))
            return NULL;
        const char *path = arena_printf(nvcc->arena, "%s/lib%s.a", folder, name);
        if (is_file(path))
            return path;
    }
    return NULL;
}

bool nvcc_link(struct nvcc *nvcc, const char *const *objects, const struct nvcc_words *more)
{
    struct nvcc_words words = {NULL, 0};
    const char *output = nvcc->output ? nvcc->output : "a.out";
    const char *temporary = nvcc_temporary_for(nvcc, output);

    nvcc_add(nvcc, &words, nvcc_host_compiler(nvcc, NVCC_CUDA));
    add_compile_flags(nvcc, &words);
    if (nvcc->shared)
        nvcc_add(nvcc, &words, "-shared");
    nvcc_add(nvcc, &words, "-Wl,--start-group");
    add_inputs(nvcc, &words, objects);
    for (size_t i = 0; i < more->count; i++)
        nvcc_add(nvcc, &words, more->items[i]);
    add_runtime(nvcc, &words);
    nvcc_add(nvcc, &words, "-Wl,--end-group");
    if (nvcc->shared && nvcc->lacking_count) /* else they are missing when the library is loaded */
        nvcc_add(nvcc, &words, "-Wl,--no-undefined");
    nvcc_add(nvcc, &words, "-o");
    nvcc_add(nvcc, &words, temporary);
    bool good = nvcc_run_to(nvcc, &words, temporary, output);
    if (!good)
        report_lacking(nvcc);
    return good;
}

/* Its own names go before those of the program that loads it, and what only host code of the source
 * calls may be missing. */
bool nvcc_link_image(struct nvcc *nvcc, const char *object, const char *output)
{
    static const char *const flags[] = {"-shared", "-Wl,-Bsymbolic", "-Wl,-z,lazy",
                                        "-Wl,--build-id=none"};
    struct nvcc_words words = {NULL, 0};

    nvcc_add(nvcc, &words, nvcc_host_compiler(nvcc, NVCC_CUDA));
    for (size_t i = 0; i < COUNT_OF(flags); i++)
        nvcc_add(nvcc, &words, flags[i]);
    nvcc_add(nvcc, &words, object);
    add_runtime(nvcc, &words);
    nvcc_add(nvcc, &words, "-o");
    nvcc_add(nvcc, &words, output);
    return nvcc_run(nvcc, &words);
}

/* As nvcc, adds to an archive that is there. */
static bool copy_archive(struct nvcc *nvcc, const char *from, const char *to)
{
    struct nvcc_words words = {NULL, 0};

    if (nvcc->dryrun || !is_file(from) || from == to)
        return true;
    nvcc_add(nvcc, &words, "cp");
    nvcc_add(nvcc, &words, from);
    nvcc_add(nvcc, &words, to);
    return nvcc_run(nvcc, &words);
}

bool nvcc_archive(struct nvcc *nvcc, const char *const *objects)
{
    struct nvcc_words words = {NULL, 0};
    const char *output = nvcc->output ? nvcc->output : "a.a";
    const char *temporary = nvcc_temporary_for(nvcc, output);

    nvcc_add(nvcc, &words, nvcc->archiver ? nvcc->archiver : "ar");
    nvcc_add(nvcc, &words, "cr");
    nvcc_add(nvcc, &words, temporary);
    for (size_t i = 0; i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (use->action == FLAG_FILE)
            nvcc_add(nvcc, &words,
                     nvcc_input_of(nvcc, use->value) == NVCC_LINKED ? use->value : *objects++);
    }
    return copy_archive(nvcc, output, temporary) && nvcc_run_to(nvcc, &words, temporary, output);
}
