/* The recorder of CUDA programs: a shared library that is compiled where CUDA is, since it needs
 * CUDA's headers and CUPTI, and kept in the user's cache. */
#include "check/traces.h"

#include "check/process.h"
#include "check/run.h"
#include "util/file.h"
#include "util/selfpath.h"
#include "util/str.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const parts[] = {"cuda.cu",      "trace_write.c",   "trace_names.c",
                                    "trace_file.h", "trace_private.h", "digest.h"};

static bool is_compiled(const char *name)
{
    return name[strlen(name) - 1] != 'h';
}

const char *trace_find_program(struct arena *arena, const char *name)
{
    const char *at = strchr(name, '/') ? NULL : getenv("PATH");
    const char *found = strchr(name, '/') ? name : NULL;

    while (at && *at && !found) {
        size_t length = strcspn(at, ":");
        const char *path = arena_printf(arena, "%.*s/%s", (int)length, at, name);
        if (access(path, X_OK) == 0)
            found = path;
        at += length + (at[length] == ':');
    }
    char *full = found ? realpath(found, NULL) : NULL;
    found = full ? arena_strdup(arena, full) : NULL;
    free(full);
    return found;
}

/* The hash of all that the library is made from; false where a part can't be read. */
static bool hash_parts(struct arena *arena, const char *folder, const char *nvcc, uint64_t *hash)
{
    *hash = str_hash(STR_HASH_START, nvcc, strlen(nvcc));
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t length;
        char *text = file_read(arena, arena_printf(arena, "%s/%s", folder, parts[i]), &length);
        if (!text)
            return false;
        *hash = str_hash(*hash, text, length);
    }
    return true;
}

static const char *cache_folder(struct arena *arena)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");

    if (cache && *cache == '/')
        return arena_printf(arena, "%s/cu2cl", cache);
    return home && *home ? arena_printf(arena, "%s/.cache/cu2cl", home) : "/tmp/cu2cl";
}

/* Toolkits have CUPTI beside everything else, or in a folder of its own. */
static void add_folders(struct arena *arena, struct text_list *words, const char *top)
{
    static const char *const libraries[] = {"lib64", "lib", "extras/CUPTI/lib64"};

    arena_push(arena, words->items, words->count,
               arena_printf(arena, "-I%s/extras/CUPTI/include", top));
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        const char *folder = arena_printf(arena, "%s/%s", top, libraries[i]);
        arena_push(arena, words->items, words->count, arena_printf(arena, "-L%s", folder));
        arena_push(arena, words->items, words->count, arena_printf(arena, "-L%s/stubs", folder));
        arena_push(arena, words->items, words->count,
                   arena_printf(arena, "-Xlinker=-rpath=%s", folder));
    }
}

/* NULL, or why it can't be compiled. */
static const char *compile_recorder(struct arena *arena, const char *folder, const char *nvcc,
                                    const char *library)
{
    static const char *const flags[] = {
        "-O2",     "-std=c++17", "-shared", "-Xcompiler=-fPIC,-D_GNU_SOURCE",
        "-lcupti", "-lcuda",     "-ldl"};
    struct text_list words = {NULL, 0};
    const char *temporary = arena_printf(arena, "%s.%ld.so", library, (long)getpid());
    const char *log = arena_printf(arena, "%s.log", library);
    const char *bin = arena_strndup(arena, nvcc, (size_t)(file_name(nvcc) - nvcc));

    arena_push(arena, words.items, words.count, nvcc);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (is_compiled(parts[i]))
            arena_push(arena, words.items, words.count,
                       arena_printf(arena, "%s/%s", folder, parts[i]));
    arena_push(arena, words.items, words.count, arena_printf(arena, "-I%s/..", folder));
    add_folders(arena, &words, arena_printf(arena, "%s..", bin));
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        arena_push(arena, words.items, words.count, flags[i]);
    arena_push(arena, words.items, words.count, "-o");
    arena_push(arena, words.items, words.count, temporary);
    arena_push(arena, words.items, words.count, NULL);
    const struct process process = {.words = words.items, .output = log, .errors = log};
    struct process_end end = process_run(&process);
    if (end.status == 0 && rename(temporary, library) == 0)
        return NULL;
    unlink(temporary);
    return arena_printf(arena, "%s does not compile its recorder (CUPTI is needed): see %s", nvcc,
                        log);
}

const char *trace_recorder(struct arena *arena, const char *nvcc, const char **why)
{
    struct selfpath paths;
    const char *compiler = trace_find_program(arena, nvcc), *cache = cache_folder(arena);
    uint64_t hash;

    if (!compiler) {
        *why = arena_printf(arena,
                            "it is no port, and there is no %s to compile the recorder of "
                            "CUDA programs with",
                            nvcc);
        return NULL;
    }
    selfpath_find(&paths, arena);
    if (!paths.recorder || !hash_parts(arena, paths.recorder, compiler, &hash)) {
        *why = "the recorder of CUDA programs is not installed";
        return NULL;
    }
    const char *library = arena_printf(arena, "%s/recorder-%016" PRIx64 ".so", cache, hash);
    if (access(library, R_OK) == 0)
        return library;
    if (!make_folders(arena, cache)) {
        *why = arena_printf(arena, "cannot make '%s': %s", cache, strerror(errno));
        return NULL;
    }
    *why = compile_recorder(arena, paths.recorder, compiler, library);
    return *why ? NULL : library;
}
