/* Writing the outputs: all to temporary names in the folders where they go, then all renamed, so
 * that a full disk or a read-only file leaves what was there before. Before that, each place is
 * looked at: what a person edited there, or cu2cl never wrote, ends the run (manifest.c).
 *
 * Paths come from the program's own file names, so nothing is trusted: each folder below the output
 * directory is opened in turn without following symbolic links, and no output may be a file that
 * was read. */
#include "host/host.h"
#include "output/edits.h"
#include "output/manifest.h"
#include "output/output.h"
#include "util/path.h"
#include "text/port_files.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct written {
    int folder; /* descriptor of the folder that holds the file */
    const char *name;
    const char *temporary; /* NULL: nothing to rename or to clean up */
};

/* The output directory, and the descriptors of the folders below it that are open, by their
 * path. */
struct target {
    int root;
    struct map folders; /* path -> int */
    const struct manifest *manifest;
    unsigned part; /* in the names of temporary files */
};

static void report_output_error(struct program *program, const char *path, const char *reason)
{
    diag_report(program->diag, CU1004, NULL,
                arena_printf(program->arena, "%s/%s", program->output_directory, path), reason);
}

/* Creates the output directory with its parents, following links there: the user named it. */
static int open_output_directory(struct program *program)
{
    char *path = arena_strdup(program->arena, program->output_directory);

    for (char *slash = path + 1; *path && (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            return -1;
        *slash = '/';
    }
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        return -1;
    return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

static bool is_safe(const char *path)
{
    if (!*path || *path == '/')
        return false;
    for (const char *part = path; part; part = strchr(part, '/') ? strchr(part, '/') + 1 : NULL) {
        size_t length = strcspn(part, "/");
        if (!length || (length <= 2 && strncmp(part, "..", length) == 0))
            return false;
    }
    return true;
}

/* Opens the folder of `path` below `root`, creating what is missing; `*name` gets the file's
 * name. */
static int open_folder(struct program *program, int root, const char *path, const char **name)
{
    int folder = dup(root);

    for (const char *slash; folder >= 0 && (slash = strchr(path, '/')) != NULL; path = slash + 1) {
        const char *part = arena_strndup(program->arena, path, (size_t)(slash - path));
        int next = -1;
        if (mkdirat(folder, part, 0777) == 0 || errno == EEXIST)
            next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        int error = errno;
        close(folder);
        errno = error;
        folder = next;
    }
    *name = path;
    return folder;
}

static bool is_input(const struct program *program, const struct stat *info)
{
    struct stat other;

    for (size_t i = 0; i < program->source_count; i++)
        if (stat(program->sources[i].path, &other) == 0 && other.st_dev == info->st_dev &&
            other.st_ino == info->st_ino)
            return true;
    for (size_t i = 0; i < program->output_count; i++)
        if (program->outputs[i]->source_path &&
            stat(program->outputs[i]->source_path, &other) == 0 && other.st_dev == info->st_dev &&
            other.st_ino == info->st_ino)
            return true;
    return false;
}

/* Why the file can't take this place, or NULL. */
static const char *obstacle(const struct program *program, int folder, const char *name)
{
    struct stat info;

    if (fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? NULL : strerror(errno);
    if (S_ISDIR(info.st_mode))
        return "a directory is in the way";
    if (is_input(program, &info))
        return "it is one of the files to port; choose another output directory";
    return NULL;
}

static bool write_all(int file, const char *text, size_t length)
{
    while (length) {
        ssize_t done = write(file, text, length);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return false;
        text += done;
        length -= (size_t)done;
    }
    return true;
}

static bool write_temporary(struct written *written, const char *text, size_t length)
{
    int file = openat(written->folder, written->temporary,
                      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0 && errno == EEXIST && unlinkat(written->folder, written->temporary, 0) == 0)
        file = openat(written->folder, written->temporary,
                      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    bool complete = write_all(file, text, length);
    int error = errno;
    if (close(file) != 0 && complete) {
        complete = false;
        error = errno;
    }
    errno = error;
    return complete;
}

const char *output_text(const struct output *output, size_t *length)
{
    if (output->text) {
        *length = output->length ? output->length : strlen(output->text);
        return output->text;
    }
    return edit_apply(&output->edits, output->original ? output->original : "", output->length,
                      length);
}

/* open_folder, once per folder, so that the number of outputs is not bounded by that of
 * descriptors. */
static int shared_folder(struct program *program, struct target *target, const char *path,
                         const char **name)
{
    const char *key = arena_printf(program->arena, "/%s", path_folder(program->arena, path));
    int *known = map_get(&target->folders, key);

    if (known) {
        const char *slash = strrchr(path, '/');
        *name = slash ? slash + 1 : path;
        return *known;
    }
    int folder = open_folder(program, target->root, path, name);
    if (folder >= 0) {
        known = arena_new(program->arena, int);
        *known = folder;
        map_put(&target->folders, key, known);
    }
    return folder;
}

/* Writes the temporary file; a file that is there with the same text keeps its place, and its
 * time. */
static bool prepare(struct program *program, struct target *target, const char *path,
                    const char *text, size_t length, size_t index, struct written *written)
{
    const char *reason = "its path leaves the output directory";

    written->folder = -1;
    if (is_safe(path)) {
        written->folder = shared_folder(program, target, path, &written->name);
        reason = written->folder < 0 ? strerror(errno)
                                     : obstacle(program, written->folder, written->name);
    }
    if (!reason && manifest_look(target->manifest, program->output_directory, path, text, length) ==
                       MANIFEST_EQUAL)
        return true;
    if (!reason) {
        written->temporary = arena_printf(program->arena, ".cu2cl-%u-%zu.tmp", target->part, index);
        if (write_temporary(written, text, length))
            return true;
        reason = strerror(errno);
    }
    report_output_error(program, path, reason);
    return false;
}

/* The file, the copy that a later run tells edits from, and the lines that it is from. */
static bool prepare_output(struct program *program, struct target *target,
                           const struct output *output, struct written *written, size_t *prepared)
{
    size_t length;
    const char *text = output_text(output, &length);
    const char *base = arena_printf(program->arena, BASE_FOLDER "/%s", output->path);
    bool is_merged = output->merged != NULL;
    size_t at = (*prepared)++;

    if (!prepare(program, target, output->path, is_merged ? output->merged : text,
                 is_merged ? output->merged_length : length, at, &written[at]))
        return false;
    if (!edits_has_base(program, output))
        return true;
    at = (*prepared)++;
    if (!prepare(program, target, base, text, length, at, &written[at]))
        return false;
    if (!output->lines)
        return true;
    at = (*prepared)++;
    return prepare(program, target, arena_printf(program->arena, "%s.lines", base), output->lines,
                   strlen(output->lines), at, &written[at]);
}

static bool rename_all(struct program *program, const struct written *written, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!written[i].temporary)
            continue;
        if (renameat(written[i].folder, written[i].temporary, written[i].folder, written[i].name)) {
            report_output_error(program, written[i].name, strerror(errno));
            return false;
        }
    }
    return true;
}

static bool write_all_outputs(struct program *program, struct target *target)
{
    struct written *written =
        arena_alloc(program->arena, (3 * program->output_count + 1) * sizeof *written);
    size_t prepared = 0;
    bool complete = true;

    for (size_t i = 0; i < program->output_count && complete; i++)
        complete = prepare_output(program, target, program->outputs[i], written, &prepared);
    complete = complete && rename_all(program, written, prepared);
    for (size_t i = 0; i < prepared && !complete; i++)
        if (written[i].temporary)
            unlinkat(written[i].folder, written[i].temporary, 0);
    for (size_t i = 0; i < target->folders.count; i++)
        close(*(int *)target->folders.entries[i].value);
    return complete;
}

/* Reports the places where somebody else's work is. Folders and inputs are no matter of permission;
 * prepare reports them. */
static bool check_edits(struct program *program, const struct manifest *manifest)
{
    const char *directory = program->output_directory;
    bool good = !manifest->damaged;

    if (!good)
        diag_report(program->diag, CU1021, NULL,
                    arena_printf(program->arena, "%s/" MANIFEST_NAME, directory));
    for (size_t i = 0; i < program->output_count; i++) {
        size_t length;
        const char *text = output_text(program->outputs[i], &length);
        const char *path = program->outputs[i]->path;
        const char *full = arena_printf(program->arena, "%s/%s", directory, path);
        enum manifest_state state = manifest_look(manifest, directory, path, text, length);
        if ((state != MANIFEST_EDITED && state != MANIFEST_FOREIGN) ||
            program->outputs[i]->merged || obstacle(program, AT_FDCWD, full))
            continue;
        diag_report(program->diag, state == MANIFEST_EDITED ? CU1020 : CU1021, NULL, full);
        good = false;
    }
    return good;
}

/* Ctrl-C waits until there are complete files only. */
static bool write_undisturbed(struct program *program, struct target *target)
{
    sigset_t set, before;

    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &set, &before);
    target->folders.arena = program->arena;
    target->root = open_output_directory(program);
    if (target->root < 0)
        diag_report(program->diag, CU1004, NULL, program->output_directory, strerror(errno));
    bool complete = target->root >= 0 && write_all_outputs(program, target);
    if (target->root >= 0)
        close(target->root);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return complete;
}

bool output_write_part(struct program *program, const struct manifest *manifest, unsigned part,
                       bool overwrite)
{
    struct target target = {.root = -1, .manifest = manifest, .part = part};

    return (overwrite || check_edits(program, manifest)) && write_undisturbed(program, &target);
}

bool output_write_last(struct program *program, struct manifest *manifest, bool overwrite)
{
    struct target target = {.root = -1, .manifest = manifest};

    if (!overwrite && !check_edits(program, manifest))
        return false;
    const char *text = manifest_text(manifest, program);
    struct output *output = host_output(program, MANIFEST_NAME);
    output->text = text;
    output->length = strlen(text);
    return write_undisturbed(program, &target);
}

bool output_write(struct program *program, bool overwrite)
{
    struct manifest manifest;

    manifest_read(&manifest, program->arena, program->output_directory);
    return output_write_last(program, &manifest, overwrite);
}
