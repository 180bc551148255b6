/* What stands for NVRTC: where the translator is, and running it. It runs as a process of its own, so
 * that a source that crashes the parser is an error, and programs don't link libclang. */
#include "driver/nvrtc.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef CU2CL_BIN_FROM_LIB /* where the build says nothing */
#define CU2CL_BIN_FROM_LIB "../bin"
#endif

/* --- the translator --- */

static char *executable_at(const char *folder, size_t length, const char *rest)
{
    char *path = malloc(length + strlen(rest) + 1);
    if (!path)
        return NULL;
    memcpy(path, folder, length);
    strcpy(path + length, rest);
    if (access(path, X_OK) == 0)
        return path;
    free(path);
    return NULL;
}

/* Seen from the runtime's library: in an installation, and in a build tree. */
static char *translator_beside(void)
{
    static const char *const places[] = {"/" CU2CL_BIN_FROM_LIB "/cu2cl", "/../bin/cu2cl"};
    Dl_info info;
    char *found = NULL;
    if (!dladdr((void *)(uintptr_t)&nvrtc_translator, &info) || !info.dli_fname)
        return NULL;
    const char *slash = strrchr(info.dli_fname, '/');
    for (size_t i = 0; slash && !found && i < sizeof places / sizeof *places; i++)
        found = executable_at(info.dli_fname, (size_t)(slash - info.dli_fname), places[i]);
    return found;
}

static char *translator_in_path(void)
{
    const char *at = getenv("PATH");
    char *found = NULL;
    for (; at && *at && !found; at += *at == ':') {
        size_t length = strcspn(at, ":");
        if (length)
            found = executable_at(at, length, "/cu2cl");
        at += length;
    }
    return found;
}

char *nvrtc_translator(char *identity, size_t size)
{
    const char *given = getenv("CU2CL_TRANSLATOR");
    char *path = given && *given ? executable_at(given, strlen(given), "") : translator_beside();
    struct stat info;
    if (!path && !(given && *given))
        path = translator_in_path();
    if (!path || stat(path, &info) != 0) {
        free(path);
        return NULL;
    }
    snprintf(identity, size, "%s;%lld;%lld.%09ld", path, (long long)info.st_size,
             (long long)info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
    return path;
}

/* --- processes --- */

static int wait_for_child(pid_t child)
{
    int status;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1; /* the program does not want to know its children's ends */
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

int nvrtc_run(char *const *words, const char *log)
{
    posix_spawn_file_actions_t actions;
    pid_t child;
    if (posix_spawn_file_actions_init(&actions) != 0)
        return -1;
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    int error = posix_spawn(&child, words[0], &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error ? -1 : wait_for_child(child);
}

/* --- files --- */

char *nvrtc_read_file(const char *path)
{
    FILE *stream = fopen(path, "rb");
    char *text = NULL;
    if (!stream)
        return NULL;
    long size = fseek(stream, 0, SEEK_END) == 0 ? ftell(stream) : -1;
    if (size >= 0 && fseek(stream, 0, SEEK_SET) == 0)
        text = calloc(1, (size_t)size + 1);
    if (text && fread(text, 1, (size_t)size, stream) != (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(stream);
    return text;
}

bool nvrtc_write_file(const char *folder, const char *name, const char *text)
{
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
        return false;
    for (char *at = path + strlen(folder) + 1; (at = strchr(at, '/')); *at++ = '/') {
        *at = '\0';
        if (mkdir(path, 0700) != 0 && errno != EEXIST)
            return false;
    }
    FILE *stream = fopen(path, "wb");
    bool good = stream && fputs(text, stream) >= 0;
    if (stream)
        good = fclose(stream) == 0 && good;
    return good;
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *where)
{
    (void)info;
    (void)kind;
    (void)where;
    remove(path);
    return 0;
}

void nvrtc_remove_folder(const char *folder)
{
    nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}
