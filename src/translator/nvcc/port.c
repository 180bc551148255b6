/* Porting for an object: the driver runs in this process, and what it says is said as a compiler
 * would. */
#include "nvcc/port.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

const char *nvcc_real_path(struct nvcc *nvcc, const char *path)
{
    char resolved[PATH_MAX];

    return realpath(path, resolved) ? arena_strdup(nvcc->arena, resolved) : path;
}

/* Of the flags, what says something of the source; libraries are the link's. */
static struct flags flags_of_source(struct nvcc *nvcc, const struct flags *all)
{
    struct flags flags = *all;

    flags.uses = NULL;
    flags.use_count = 0;
    for (size_t i = 0; i < all->use_count; i++) {
        enum flag_action action = all->uses[i].action;
        if (action != FLAG_FILE && action != FLAG_LIBRARY && action != FLAG_FOLDER &&
            action != FLAG_LINK)
            arena_push(nvcc->arena, flags.uses, flags.use_count, all->uses[i]);
    }
    nvcc_add_wrapper_folders(nvcc, &flags.parse);
    return flags;
}

/* What is not ported is an error of a compiler, unless the caller takes a program whose launches of
 * such kernels fail. Code that this source does not use may be used by others. */
static void hand_on_messages(struct nvcc *nvcc, const struct diag *from)
{
    const char *partial = getenv("CU2CL_ALLOW_PARTIAL");
    struct diag kept = {.arena = nvcc->arena};

    for (size_t i = 0; i < from->count; i++) {
        struct diag_message message = from->messages[i];
        bool is_unused = message.id == CU1045 || message.id == CU1046;
        bool is_shown = message.severity > DIAG_WARNING ||
                        (message.severity == DIAG_WARNING && !nvcc->is_quiet && !is_unused);
        if (message.severity == DIAG_UNPORTED && partial && strcmp(partial, "1") == 0)
            message.severity = DIAG_WARNING;
        if (is_shown)
            arena_push(nvcc->arena, kept.messages, kept.count, message);
    }
    diag_merge(nvcc->diag, &kept);
}

/* Fills `result`; false where a message is more than a warning. */
static bool run_driver(struct nvcc *nvcc, const struct options *options, struct diag *diag,
                       FILE *dump, struct driver_result *result)
{
    *result = driver_run(options, nvcc->arena, diag, dump);
    for (size_t i = 0; i < diag->count; i++)
        if (diag->messages[i].severity > DIAG_WARNING)
            return false;
    return true;
}

static bool hand_on(struct nvcc *nvcc, const struct diag *diag)
{
    size_t before = nvcc->diag->count;

    hand_on_messages(nvcc, diag);
    for (size_t i = before; i < nvcc->diag->count; i++)
        if (nvcc->diag->messages[i].severity > DIAG_WARNING)
            return false;
    return true;
}

/* Functions, or what its calls can lead to: only a program as a whole has all of that. */
static bool misses_functions(const struct diag *diag, bool calls_pointers)
{
    bool misses = calls_pointers;

    for (size_t i = 0; i < diag->count; i++) {
        misses |= diag->messages[i].id == CU2007;
        if (diag->messages[i].severity == DIAG_ERROR)
            return false;
    }
    return misses;
}

enum nvcc_outcome nvcc_port_source(struct nvcc *nvcc, struct nvcc_port *port, FILE *dump)
{
    struct diag diag = {.arena = nvcc->arena};
    struct options options = {.output = port->folder,
                              .jobs = 2,
                              .is_part = true,
                              .lists_reads = true,
                              .is_image = nvcc->phase == NVCC_DEVICE_CODE,
                              .is_nobodys = true};
    const char **files = NULL;

    arena_push(nvcc->arena, files, options.files.count, port->source);
    options.files.items = files;
    options.flags = flags_of_source(nvcc, &nvcc->flags);
    options.flags.language = LANGUAGE_CUDA;
    options.dump = dump ? "edits" : NULL;
    port->path = nvcc_real_path(nvcc, port->source);
    run_driver(nvcc, &options, &diag, dump, &port->result);
    if (nvcc->flags.relocatable && misses_functions(&diag, nvcc_port_facts(port).calls_pointers))
        return NVCC_INCOMPLETE;
    return hand_on(nvcc, &diag) ? NVCC_PORTED : NVCC_FAILED;
}

bool nvcc_port_sources(struct nvcc *nvcc, const char *folder, const char *const *paths,
                       const struct flags *flags, size_t count, struct driver_result *result)
{
    struct diag diag = {.arena = nvcc->arena};
    struct options options = {.output = folder, .jobs = 2, .is_part = true, .lists_reads = true};
    struct flags *of_sources = arena_alloc(nvcc->arena, (count + 1) * sizeof *of_sources);

    for (size_t i = 0; i < count; i++) {
        arena_push(nvcc->arena, options.files.items, options.files.count, paths[i]);
        of_sources[i] = flags_of_source(nvcc, &flags[i]);
        of_sources[i].language = LANGUAGE_CUDA;
    }
    options.flags = of_sources[0];
    options.source_flags = of_sources;
    run_driver(nvcc, &options, &diag, NULL, result);
    return hand_on(nvcc, &diag);
}

struct driver_source nvcc_port_facts(const struct nvcc_port *port)
{
    struct driver_source none = {0};

    return port->number < port->result.source_count ? port->result.sources[port->number] : none;
}
