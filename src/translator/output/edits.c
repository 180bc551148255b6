/* Three texts of a file: as cu2cl made it last time (kept in OUT/.cu2cl), as it is now with somebody's
 * edits, and as cu2cl makes it this time. diff3, which every system with diff has, makes one of them. */
#include "output/edits.h"

#include "lanes/lanes.h"
#include "output/output.h"
#include "util/file.h"
#include "util/str.h"
#include "text/port_files.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CONFLICT_MARK "<<<<<<< your edits\n"

/* --- running diff and diff3 ------------------------------------------------------------------ */

/* A file without a name; -1 where there is no room. */
static int nameless_file(const char *text, size_t length)
{
    FILE *stream = tmpfile();
    int file = stream ? dup(fileno(stream)) : -1;
    bool good = file >= 0 && fwrite(text, 1, length, stream) == length && fflush(stream) == 0;

    if (stream)
        fclose(stream);
    if (good && lseek(file, 0, SEEK_SET) == 0)
        return file;
    if (file >= 0)
        close(file);
    return -1;
}

/* Runs a command with `input` as its standard input; its output goes to `output`. Returns the exit
 * status, or -1. */
static int run_with_files(const char *const *words, int input, int output)
{
    posix_spawn_file_actions_t actions;
    pid_t child;
    int status = 0;

    if (posix_spawn_file_actions_init(&actions) != 0)
        return -1;
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    int error =
        posix_spawnp(&child, words[0], &actions, NULL, (char *const *)(uintptr_t)words, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error)
        return -1;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static char *read_whole(struct arena *arena, int file, size_t *length)
{
    off_t size = lseek(file, 0, SEEK_END);
    char *text = arena_alloc(arena, size > 0 ? (size_t)size + 1 : 1);
    size_t done = 0;
    ssize_t got = 1;

    while (size > 0 && done < (size_t)size && got > 0) {
        got = pread(file, text + done, (size_t)size - done, (off_t)done);
        done += got > 0 ? (size_t)got : 0;
    }
    *length = done;
    return size >= 0 && done == (size_t)size ? text : NULL;
}

/* Runs a command that gets `text`. Returns what it printed, and its exit status; NULL on failure. */
static const char *filter_text(struct arena *arena, const char *const *words, const char *text,
                               size_t *length, int *status)
{
    int input = nameless_file(text, *length), output = nameless_file("", 0);
    const char *printed = NULL;

    *status = -1;
    if (input >= 0 && output >= 0)
        *status = run_with_files(words, input, output);
    if (*status >= 0)
        printed = read_whole(arena, output, length);
    if (input >= 0)
        close(input);
    if (output >= 0)
        close(output);
    return printed;
}

/* --- merging --------------------------------------------------------------------------------- */

bool edits_has_base(const struct program *program, const struct output *output)
{
    return !program->is_nobodys && strcmp(output->path, MANIFEST_NAME) != 0 &&
           strcmp(output->path, REPORT_NAME) != 0 && !str_ends(output->path, ".bin");
}

static const char *output_place(const struct program *program, const char *folder, const char *path)
{
    return arena_printf(program->arena, "%s/%s%s%s", program->output_directory, folder,
                        *folder ? "/" : "", path);
}

static bool is_regular(const char *path)
{
    struct stat info;

    return lstat(path, &info) == 0 && S_ISREG(info.st_mode);
}

static size_t count_conflicts(const char *text)
{
    size_t count = 0;

    for (const char *at = text; (at = strstr(at, CONFLICT_MARK)); at += strlen(CONFLICT_MARK))
        count += at == text || at[-1] == '\n';
    return count;
}

/* The path of the text that an earlier run made, if it is the one of the manifest; else NULL. */
static const char *base_path(struct program *program, const struct manifest *manifest,
                             const struct output *output, const char **text, size_t *length)
{
    const uint64_t *hash = map_get(&manifest->hashes, output->path);
    const char *path = output_place(program, BASE_FOLDER, output->path);

    *text = hash ? file_read(program->arena, path, length) : NULL;
    return *text && map_hash(*text, *length) == *hash ? path : NULL;
}

static void set_merged(struct program *program, struct output *output, const char *text,
                       size_t length, const char *what)
{
    const char *path = output_place(program, "", output->path);
    size_t conflicts = count_conflicts(text);

    output->merged = text;
    output->merged_length = length;
    if (conflicts)
        diag_report(program->diag, CU1025, NULL, conflicts, path);
    else
        diag_report(program->diag, CU1024, NULL, path, what);
}

static void merge_output(struct program *program, const struct manifest *manifest,
                         struct output *output)
{
    const char *mine = output_place(program, "", output->path), *base_text;
    size_t length, base_length, mine_length;
    const char *text = output_text(output, &length);
    const char *base = base_path(program, manifest, output, &base_text, &base_length);
    const char *const words[] = {"diff3", "-m",    "-E", "-L", "your edits", "-L", "before",
                                 "-L",    "cu2cl", mine, base, "-",          NULL};
    int status;

    if (!base || !is_regular(mine))
        return;
    const char *kept = file_read(program->arena, mine, &mine_length);
    if (kept && length == base_length && memcmp(text, base_text, length) == 0) {
        set_merged(program, output, kept, mine_length, "kept");
        return;
    }
    if (!kept || count_conflicts(kept)) /* those of an earlier run come first */
        return;
    const char *merged = filter_text(program->arena, words, text, &length, &status);
    if (merged && (status == 0 || status == 1))
        set_merged(program, output, merged, length, "merged with what is new");
}

/* The output with the kernels of a lanes form; NULL: `form` is none. */
static struct output *kernels_of_form(struct program *program, const struct output *form)
{
    const char *own = file_without_ending(program->arena, form->path);
    const char *base = file_without_ending(program->arena, own);

    if (!str_ends(form->path, ".lanes.cl"))
        return NULL;
    for (size_t i = 0; i < program->output_count; i++) {
        struct output *output = program->outputs[i];
        if (strcmp(output->path, arena_printf(program->arena, "%s.cl", base)) == 0)
            return output;
    }
    return NULL;
}

/* `cu2cl lanes` has made the form that is there, and nobody has edited it since. */
static bool is_remade(struct program *program, const struct output *form,
                      const struct output *kernels)
{
    struct arena *arena = program->arena;
    size_t length;
    const char *reason, *text = file_read(arena, output_place(program, "", kernels->path), &length),
                        *mine = file_read(arena, output_place(program, "", form->path), &length);
    const char *made =
        text && mine ? lanes_remake(arena, text, mine, program->frontend.device_headers, &reason)
                     : NULL;

    return made && strcmp(made, mine) == 0;
}

/* The lanes form of edited kernels is that of the merged text. */
static void remake_forms(struct program *program, const struct manifest *manifest)
{
    for (size_t i = 0; i < program->output_count; i++) {
        struct output *form = program->outputs[i], *kernels = kernels_of_form(program, form);
        const char *reason;
        if (!kernels || form->merged)
            continue;
        bool edited = manifest_look(manifest, program->output_directory, form->path, form->text,
                                    form->length) == MANIFEST_EDITED;
        if (!kernels->merged && !edited)
            continue;
        if (edited && !is_remade(program, form, kernels))
            continue;
        form->merged = form->text;
        if (kernels->merged) {
            const char *made = lanes_remake(program->arena, kernels->merged, form->text,
                                            program->frontend.device_headers, &reason);
            form->merged = made ? made : form->text;
        }
        form->merged_length = strlen(form->merged);
    }
}

static void merge_edited(struct program *program, const struct manifest *manifest, bool forms)
{
    for (size_t i = 0; i < program->output_count; i++) {
        struct output *output = program->outputs[i];
        size_t length;
        const char *text = output_text(output, &length);
        if (!output->merged && edits_has_base(program, output) &&
            forms == (kernels_of_form(program, output) != NULL) &&
            manifest_look(manifest, program->output_directory, output->path, text, length) ==
                MANIFEST_EDITED)
            merge_output(program, manifest, output);
    }
}

void edits_merge(struct program *program, const struct manifest *manifest)
{
    merge_edited(program, manifest, false);
    remake_forms(program, manifest);
    merge_edited(program, manifest, true);
}

bool edits_print_diff(struct program *program, FILE *stream)
{
    bool good = true;

    for (size_t i = 0; i < program->output_count; i++) {
        const struct output *output = program->outputs[i];
        const char *path = output_place(program, "", output->path);
        size_t length;
        const char *text = output_text(output, &length);
        const char *const words[] = {"diff",    "-u", "-N", "--label", path,
                                     "--label", path, path, "-",       NULL};
        int status;
        if (output->merged) {
            text = output->merged;
            length = output->merged_length;
        }
        const char *printed = filter_text(program->arena, words, text, &length, &status);
        good = good && printed && status <= 1;
        if (printed)
            fwrite(printed, 1, length, stream);
    }
    return good;
}
