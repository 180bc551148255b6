#include "check/stored.h"

#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *result_path(struct arena *arena, const char *folder)
{
    return arena_printf(arena, "%s/result.json", folder);
}

/* The object of the file; an empty one where there is no file; NULL where it is broken. */
static json_t *load_result(struct arena *arena, const char *folder, const char **reason)
{
    const char *path = result_path(arena, folder);
    json_error_t error;

    if (access(path, F_OK) != 0)
        return json_object();
    json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(root))
        return root;
    *reason = root ? arena_printf(arena, "%s:1: no object", path)
                   : arena_printf(arena, "%s:%d: %s", path, error.line, error.text);
    json_decref(root);
    return NULL;
}

bool stored_read(struct stored *stored, struct arena *arena, const char *folder,
                 const char **reason)
{
    json_t *root = load_result(arena, folder, reason);

    *stored = (struct stored){.folder = folder};
    if (!root)
        return false;
    stored->output.data =
        file_read(arena, arena_printf(arena, "%s/stdout", folder), &stored->output.length);
    json_t *lines = json_object_get(root, "volatile");
    stored->is_recorded = lines || stored->output.data;
    for (size_t i = 0; i < json_array_size(lines); i++)
        arena_push(
            arena, stored->volatile_lines.items, stored->volatile_lines.count,
            arena_printf(arena, "%lld", (long long)json_integer_value(json_array_get(lines, i))));
    json_decref(root);
    return true;
}

struct output_text stored_form(struct arena *arena, struct output_text text, const char *program)
{
    struct str out = {.arena = arena};
    size_t length = program ? strlen(program) : 0, at = 0;

    if (!text.data || !length || !memmem(text.data, text.length, program, length))
        return text;
    for (const char *found; (found = memmem(text.data + at, text.length - at, program, length));) {
        str_addn(&out, text.data + at, (size_t)(found - text.data) - at);
        str_add(&out, "{program}");
        at = (size_t)(found - text.data) + length;
    }
    str_addn(&out, text.data + at, text.length - at);
    return (struct output_text){str_text(&out), out.length};
}

double stored_seconds(struct arena *arena, const char *folder, const char *driver)
{
    const char *reason;
    json_t *root = load_result(arena, folder, &reason);
    double seconds = json_number_value(json_object_get(json_object_get(root, "seconds"), driver));

    json_decref(root);
    return seconds;
}

static bool write_result(struct arena *arena, const char *folder, const json_t *root)
{
    const char *path = result_path(arena, folder);
    const char *temporary = arena_printf(arena, "%s.%ld", path, (long)getpid());

    if (json_dump_file(root, temporary, JSON_INDENT(2) | JSON_SORT_KEYS) == 0 &&
        rename(temporary, path) == 0)
        return true;
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

bool stored_set(struct arena *arena, const char *folder, const char *key, const char *name,
                const char *value)
{
    const char *reason;
    json_t *root = load_result(arena, folder, &reason);
    json_t *new_value = json_loads(value, JSON_DECODE_ANY, NULL);

    if (!root)
        root = json_object();
    if (name) {
        json_t *object = json_object_get(root, key);
        if (!json_is_object(object))
            json_object_set_new(root, key, object = json_object());
        json_object_set_new(object, name, new_value);
    } else {
        json_object_set_new(root, key, new_value);
    }
    bool good = write_result(arena, folder, root);
    json_decref(root);
    return good;
}
