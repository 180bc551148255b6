/* The manifest of an output directory: which files cu2cl wrote, and what was in them.
 *
 * A file may be overwritten when it is as some run wrote it, or when it would not change. Whatever
 * the manifest does not know is somebody else's, also when the manifest is lost or damaged, or the
 * port is older than manifests are. Files of earlier runs keep their lines as long as they exist,
 * since two programs may be ported into one directory. */
#include "output/manifest.h"

#include "host/host.h"
#include "util/str.h"
#include "text/port_files.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FIRST_LINE  "# Files that cu2cl wrote, with hashes, so that it overwrites no edits.\n"
#define HASH_DIGITS 16

/* A regular file's text; NULL, where there is none that can be read. Links are not followed. */
static char *read_listed_file(struct arena *arena, const char *path, size_t *length)
{
    struct stat info;
    char *text = NULL;
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    if (file < 0)
        return NULL;
    if (fstat(file, &info) == 0 && S_ISREG(info.st_mode)) {
        size_t size = (size_t)info.st_size, done = 0;
        ssize_t got = 1;
        text = arena_alloc(arena, size + 1);
        while (done < size && (got = read(file, text + done, size - done)) > 0)
            done += (size_t)got;
        *length = done;
        text = got < 0 ? NULL : text;
    }
    close(file);
    return text;
}

static const char *path_in(struct arena *arena, const char *directory, const char *path)
{
    return arena_printf(arena, "%s/%s", directory, path);
}

static bool exists(struct arena *arena, const char *directory, const char *path)
{
    struct stat info;
    return lstat(path_in(arena, directory, path), &info) == 0;
}

/* --- reading --------------------------------------------------------------------------------- */

/* A path in a line: a newline is \n there, and a backslash is doubled. */
static const char *unescape(struct arena *arena, const char *text, size_t length)
{
    struct str path = {.arena = arena};

    for (size_t i = 0; i < length; i++) {
        bool escaped = text[i] == '\\' && i + 1 < length;
        i += escaped;
        str_addc(&path, escaped && text[i] == 'n' ? '\n' : text[i]);
    }
    return str_text(&path);
}

static bool read_line(struct manifest *manifest, const char *line, size_t length)
{
    uint64_t *hash = arena_new(manifest->arena, uint64_t);

    if (length < HASH_DIGITS + 3 || memcmp(line + HASH_DIGITS, "  ", 2) != 0)
        return false;
    for (size_t i = 0; i < HASH_DIGITS; i++) {
        const char *digits = "0123456789abcdef", *digit = strchr(digits, line[i]);
        if (!line[i] || !digit)
            return false;
        *hash = *hash << 4 | (uint64_t)(digit - digits);
    }
    map_put(&manifest->hashes,
            unescape(manifest->arena, line + HASH_DIGITS + 2, length - HASH_DIGITS - 2), hash);
    return true;
}

void manifest_read(struct manifest *manifest, struct arena *arena, const char *directory)
{
    size_t length = 0;

    memset(manifest, 0, sizeof *manifest);
    manifest->arena = manifest->hashes.arena = manifest->written.arena = arena;
    const char *text = read_listed_file(arena, path_in(arena, directory, MANIFEST_NAME), &length);
    if (!text || !str_starts(text, FIRST_LINE)) {
        manifest->damaged = exists(arena, directory, MANIFEST_NAME);
        return;
    }
    for (const char *line = text + strlen(FIRST_LINE), *end; *line; line = end + 1) {
        end = strchr(line, '\n');
        if (!end || !read_line(manifest, line, (size_t)(end - line))) {
            manifest->damaged = true;
            return;
        }
    }
}

/* --- comparing ------------------------------------------------------------------------------- */

enum manifest_state manifest_look(const struct manifest *manifest, const char *directory,
                                  const char *path, const char *text, size_t length)
{
    const uint64_t *hash = map_get(&manifest->hashes, path);
    size_t there_length = 0;

    if (!exists(manifest->arena, directory, path))
        return MANIFEST_ABSENT;
    const char *there =
        read_listed_file(manifest->arena, path_in(manifest->arena, directory, path), &there_length);
    if (there && there_length == length && memcmp(there, text, length) == 0)
        return MANIFEST_EQUAL;
    if (!hash)
        return MANIFEST_FOREIGN;
    return there && map_hash(there, there_length) == *hash ? MANIFEST_OURS : MANIFEST_EDITED;
}

static bool is_output(const struct program *program, const char *path)
{
    for (size_t i = 0; i < program->output_count; i++)
        if (strcmp(program->outputs[i]->path, path) == 0)
            return true;
    return false;
}

/* Whether a file of an earlier run is still there, and none of this one's. */
static bool is_left(const struct manifest *manifest, const struct program *program,
                    const char *path)
{
    return !is_output(program, path) && !map_get(&manifest->written, path) &&
           exists(manifest->arena, program->output_directory, path);
}

/* Of files that are left, in one message. */
#define MOST_NAMES 10

void manifest_report_left(struct program *program)
{
    struct manifest manifest;

    manifest_read(&manifest, program->arena, program->output_directory);
    manifest_report_left_of(&manifest, program);
}

void manifest_report_left_of(const struct manifest *manifest, struct program *program)
{
    struct str names = {.arena = program->arena};
    size_t count = 0;

    for (size_t i = 0; i < manifest->hashes.count; i++) {
        const char *path = manifest->hashes.entries[i].name;
        if (strcmp(path, REPORT_NAME) != 0 && is_left(manifest, program, path) &&
            count++ < MOST_NAMES)
            str_printf(&names, "%s'%s'", names.length ? ", " : "",
                       path_in(program->arena, program->output_directory, path));
    }
    if (count > MOST_NAMES)
        str_printf(&names, ", and %zu more", count - MOST_NAMES);
    if (names.length)
        diag_report(program->diag, CU1022, NULL, str_text(&names));
}

/* --- writing --------------------------------------------------------------------------------- */

static void add_line(struct str *text, uint64_t hash, const char *path)
{
    str_printf(text, "%016llx  ", (unsigned long long)hash);
    for (; *path; path++) {
        if (*path == '\\' || *path == '\n')
            str_addc(text, '\\');
        str_addc(text, *path == '\n' ? 'n' : *path);
    }
    str_addc(text, '\n');
}

const char *manifest_text(const struct manifest *manifest, struct program *program)
{
    struct str text = {.arena = program->arena};

    str_add(&text, FIRST_LINE);
    for (size_t i = 0; i < manifest->hashes.count; i++) {
        const struct map_entry *entry = &manifest->hashes.entries[i];
        if (is_left(manifest, program, entry->name))
            add_line(&text, *(const uint64_t *)entry->value, entry->name);
    }
    for (size_t i = 0; i < manifest->written.count; i++) {
        const struct map_entry *entry = &manifest->written.entries[i];
        if (!is_output(program, entry->name))
            add_line(&text, *(const uint64_t *)entry->value, entry->name);
    }
    for (size_t i = 0; i < program->output_count; i++) {
        size_t length;
        const char *written = output_text(program->outputs[i], &length);
        add_line(&text, map_hash(written, length), program->outputs[i]->path);
    }
    return str_text(&text);
}
