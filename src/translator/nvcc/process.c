/* Running compilers, and the files that are not complete yet. */
#include "nvcc/nvcc.h"

#include "util/file.h"
#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t caught; /* the signal that ends this call */

static void note_signal(int number)
{
    caught = number;
}

/* The compilers get the same signal, and end; then what is not complete is removed. */
void nvcc_catch_signals(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = (int)SA_RESETHAND};

    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}

void nvcc_add(struct nvcc *nvcc, struct nvcc_words *words, const char *word)
{
    arena_push(nvcc->arena, words->items, words->count, word);
}

/* --- commands -------------------------------------------------------------------------------- */

static int wait_for(pid_t child)
{
    int status = 0;

    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return status;
}

static bool run_silently(struct nvcc *nvcc, struct nvcc_words *words)
{
    pid_t child;

    if (nvcc->dryrun)
        return true;
    if (caught)
        return false;
    nvcc_add(nvcc, words, NULL);
    words->count--;
    fflush(NULL);
    int error = posix_spawnp(&child, words->items[0], NULL, NULL,
                             (char *const *)(uintptr_t)words->items, environ);
    if (error) {
        diag_report(nvcc->diag, CU1052, NULL, words->items[0], strerror(error));
        return false;
    }
    int status = wait_for(child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 && !caught;
}

bool nvcc_run(struct nvcc *nvcc, struct nvcc_words *words)
{
    if (nvcc->dryrun || nvcc->verbose)
        nvcc_show_command(words);
    return run_silently(nvcc, words);
}

/* The command with the name that its output gets at last. */
static void show_final(struct nvcc *nvcc, const struct nvcc_words *words, const char *temporary,
                       const char *path)
{
    struct nvcc_words shown = {NULL, 0};

    for (size_t i = 0; i < words->count; i++)
        nvcc_add(nvcc, &shown, words->items[i] == temporary ? path : words->items[i]);
    nvcc_show_command(&shown);
}

const char *nvcc_temporary_for(struct nvcc *nvcc, const char *path)
{
    struct stat info;
    const char *name = file_name(path);

    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode))
        return path;
    return arena_printf(nvcc->arena, "%.*s.cu2cl-%ld-%s", (int)(name - path), path, (long)getpid(),
                        name);
}

bool nvcc_run_to(struct nvcc *nvcc, struct nvcc_words *words, const char *temporary,
                 const char *path)
{
    if (nvcc->dryrun || nvcc->verbose)
        show_final(nvcc, words, temporary, path);
    bool good = run_silently(nvcc, words);
    if (nvcc->dryrun || temporary == path)
        return good;
    if (good && rename(temporary, path) != 0) {
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
        good = false;
    }
    if (!good)
        unlink(temporary);
    return good;
}

/* --- the temporary folder -------------------------------------------------------------------- */

const char *nvcc_temporary_folder(struct nvcc *nvcc)
{
    const char *base = getenv("TMPDIR");

    if (nvcc->temporary)
        return nvcc->temporary;
    char *path = arena_printf(nvcc->arena, "%s/cu2cl-nvcc-XXXXXX", base && *base ? base : "/tmp");
    if (nvcc->dryrun)
        nvcc->temporary = path;
    else if (mkdtemp(path))
        nvcc->temporary = path;
    else
        diag_report(nvcc->diag, CU1004, NULL, path, strerror(errno));
    return nvcc->temporary;
}

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *where)
{
    (void)info, (void)kind, (void)where;
    return remove(path);
}

void nvcc_clean_up(struct nvcc *nvcc)
{
    if (nvcc->temporary && !nvcc->dryrun)
        nftw(nvcc->temporary, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    nvcc->temporary = NULL;
    if (caught)
        raise(caught);
}

/* --- host compilers -------------------------------------------------------------------------- */

/* -ccbin names a compiler, or the folder that has gcc and g++. */
const char *nvcc_host_compiler(struct nvcc *nvcc, enum nvcc_input language)
{
    const char *name = language == NVCC_C ? "gcc" : "g++";
    struct stat info;

    if (!nvcc->compiler)
        return name;
    if (stat(nvcc->compiler, &info) == 0 && S_ISDIR(info.st_mode))
        return arena_printf(nvcc->arena, "%s/%s", nvcc->compiler, name);
    return nvcc->compiler;
}
