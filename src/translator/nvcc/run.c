/* The command `cu2cl-nvcc`: what the phases have in common. */
#include "nvcc/nvcc.h"

#include "util/file.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool is_source(const struct nvcc *nvcc, const struct flag_use *use)
{
    return use->action == FLAG_FILE && nvcc_input_of(nvcc, use->value) != NVCC_LINKED;
}

/* --- phases ---------------------------------------------------------------------------------- */

/* Calls `make` for each source, even when one has failed, as nvcc does not: so all messages come at
 * once. */
static bool for_sources(struct nvcc *nvcc, bool (*make)(struct nvcc *nvcc, const char *source))
{
    bool good = true;

    for (size_t i = 0; i < nvcc->flags.use_count; i++)
        if (is_source(nvcc, &nvcc->flags.uses[i]))
            good = make(nvcc, nvcc->flags.uses[i].value) && good;
    return good;
}

static bool compile_one(struct nvcc *nvcc, const char *source)
{
    return nvcc_compile(nvcc, source,
                        nvcc->output ? nvcc->output : nvcc_output_of(nvcc, source, ".o"));
}

/* Objects of sources that are linked at once. */
static bool compile_for_link(struct nvcc *nvcc, const char ***objects, size_t *count)
{
    const char *folder = nvcc_temporary_folder(nvcc);
    bool good = folder != NULL;

    for (size_t i = 0; folder && i < nvcc->flags.use_count; i++) {
        const struct flag_use *use = &nvcc->flags.uses[i];
        if (!is_source(nvcc, use))
            continue;
        const char *object = arena_printf(nvcc->arena, "%s/%zu-%s", folder, *count,
                                          file_name(nvcc_output_of(nvcc, use->value, ".o")));
        good = nvcc_compile(nvcc, use->value, object) && good;
        arena_push(nvcc->arena, *objects, *count, object);
    }
    return good;
}

/* --run: this process becomes the program. */
static bool run_program(struct nvcc *nvcc)
{
    const char *program = nvcc->output ? nvcc->output : "a.out";
    struct nvcc_words words = {NULL, 0};

    nvcc_add(nvcc, &words,
             strchr(program, '/') ? program : arena_printf(nvcc->arena, "./%s", program));
    for (size_t i = 0; i < nvcc->argument_count; i++)
        nvcc_add(nvcc, &words, nvcc->arguments[i]);
    if (nvcc->dryrun) {
        nvcc_show_command(&words);
        return true;
    }
    nvcc_add(nvcc, &words, NULL);
    nvcc_clean_up(nvcc);
    execv(words.items[0], (char *const *)(uintptr_t)words.items);
    diag_report(nvcc->diag, CU1052, NULL, words.items[0], strerror(errno));
    return false;
}

static bool make_all(struct nvcc *nvcc)
{
    const char **objects = NULL;
    size_t count = 0;
    struct nvcc_words more = {NULL, 0};

    if (!compile_for_link(nvcc, &objects, &count))
        return false;
    if (nvcc->phase == NVCC_ARCHIVE)
        return nvcc_archive(nvcc, objects);
    if (nvcc->phase == NVCC_DEVICE_LINK)
        return nvcc_make_device_object(nvcc, objects, count);
    return (nvcc->leaves_devices || nvcc_link_devices(nvcc, objects, count, &more)) &&
           nvcc_link(nvcc, objects, &more) &&
           (!nvcc->runs || (nvcc_keep(nvcc) && run_program(nvcc)));
}

static bool refuse_phase(struct nvcc *nvcc)
{
    diag_report(nvcc->diag, CU1053, NULL,
                arena_printf(nvcc->arena,
                             "'--%s' asks for an intermediate code of NVIDIA's, which no part of "
                             "a port reads",
                             nvcc->phase_flag));
    return false;
}

/* What no device link sees: a function of another source that is missing is an error. */
static bool make_lone(struct nvcc *nvcc, bool (*make)(struct nvcc *nvcc, const char *source))
{
    nvcc->is_lone = true;
    nvcc->flags.relocatable = false;
    return for_sources(nvcc, make);
}

static bool run_phase(struct nvcc *nvcc)
{
    switch (nvcc->phase) {
    case NVCC_COMPILE: return for_sources(nvcc, compile_one);
    case NVCC_PREPROCESS: return for_sources(nvcc, nvcc_preprocess);
    case NVCC_DEPENDENCIES: return for_sources(nvcc, nvcc_list_dependencies);
    case NVCC_LINK:
    case NVCC_DEVICE_LINK:
    case NVCC_ARCHIVE: return make_all(nvcc);
    case NVCC_DEVICE_CODE: return make_lone(nvcc, nvcc_make_image);
    case NVCC_HOST_CODE: return make_lone(nvcc, nvcc_make_host_code);
    case NVCC_UNSUPPORTED: return refuse_phase(nvcc);
    default: return true;
    }
}

/* --- the whole ------------------------------------------------------------------------------- */

static bool run(struct nvcc *nvcc, int argc, const char *const *argv)
{
    const char *missing = selfpath_find(&nvcc->paths, nvcc->arena);

    if (argc == 2 && strcmp(argv[1], "--print-man") == 0) {
        nvcc_print_man();
        return true;
    }
    if (!nvcc_read_command(nvcc, argc, argv))
        return false;
    if (nvcc->help || nvcc->version) {
        nvcc->help ? nvcc_print_help() : nvcc_print_version();
        return true;
    }
    if (missing) {
        diag_report(nvcc->diag, CU1008, NULL, missing);
        return false;
    }
    return run_phase(nvcc) && nvcc_keep(nvcc);
}

/* What flags mean for numbers is said once, by cu2cl; a build has a thousand calls. */
static void drop_flag_warnings(struct nvcc *nvcc)
{
    size_t kept = 0;

    for (size_t i = 0; i < nvcc->diag->count; i++)
        if (nvcc->verbose || nvcc->diag->messages[i].id != CU3012)
            nvcc->diag->messages[kept++] = nvcc->diag->messages[i];
    nvcc->diag->count = kept;
}

int nvcc_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena, .is_compiler = true};
    struct nvcc nvcc = {.arena = &arena, .diag = &diag};

    nvcc_catch_signals();
    bool good = run(&nvcc, argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        diag_report(&diag, CU1004, NULL, "the standard output", "an error of the device");
        good = false;
    }
    drop_flag_warnings(&nvcc);
    diag_sort(&diag);
    diag_print(&diag, stderr, false);
    nvcc_clean_up(&nvcc);
    arena_free(&arena);
    return good ? 0 : 1;
}
