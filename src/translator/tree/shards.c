/* Reports of shards become that of the whole: the lines of all, each once. What is said of one
 * file, or of one program, in several reports is put together. */
#include "tree/tree.h"

#include "tree/lines.h"
#include "util/file.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

struct joint {
    struct arena *arena;
    struct diag *diag;
    struct tree_lines lines;
    struct map programs, files; /* name or path -> json_t */
    json_t *kept;               /* all reports, which own them */
    bool differs;
};

static const char *compact(struct arena *arena, const json_t *object)
{
    char *text = json_dumps(object, JSON_COMPACT);
    const char *copy = arena_strdup(arena, text ? text : "{}");

    free(text);
    return copy;
}

static const char *member(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static void raise_status(json_t *to, const json_t *from)
{
    json_int_t status = json_integer_value(json_object_get(from, "status"));

    if (status > json_integer_value(json_object_get(to, "status")))
        json_object_set_new(to, "status", json_integer(status));
}

static int compare_json_names(const void *left, const void *right)
{
    return strcmp(json_string_value(*(json_t *const *)left),
                  json_string_value(*(json_t *const *)right));
}

/* The sources of a program, sorted, each once. */
static void join_sources(struct joint *joint, json_t *to, const json_t *from)
{
    json_t *list = json_object_get(to, "sources"), *sorted = json_array();
    const char *before = NULL;

    json_array_extend(list, json_object_get(from, "sources"));
    size_t count = json_array_size(list);
    json_t **items = arena_alloc(joint->arena, (count + 1) * sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = json_array_get(list, i);
    qsort(items, count, sizeof *items, compare_json_names);
    for (size_t i = 0; i < count; i++) {
        const char *name = json_string_value(items[i]);
        if (!before || strcmp(before, name) != 0)
            json_array_append(sorted, items[i]);
        before = name;
    }
    json_object_set_new(to, "sources", sorted);
    raise_status(to, from);
}

static void add_program_of(struct joint *joint, json_t *program)
{
    json_t *known = map_get(&joint->programs, member(program, "name"));

    if (known)
        join_sources(joint, known, program);
    else
        map_put(&joint->programs, member(program, "name"), program);
}

/* A file that several shards have ported has one text, or the last copy of it is wrong. */
static void add_file_of(struct joint *joint, json_t *file)
{
    const char *path = member(file, "output");
    json_t *known = map_get(&joint->files, path);

    if (!known) {
        map_put(&joint->files, path, file);
    } else if (strcmp(member(known, "hash"), member(file, "hash")) != 0) {
        diag_report(joint->diag, CU1068, NULL, path, "one shard", "another");
        joint->differs = true;
    }
}

static void add_message_of(struct joint *joint, const json_t *message)
{
    const char *key =
        lines_message_key(joint->arena, member(message, "file"),
                          (size_t)json_integer_value(json_object_get(message, "line")),
                          (size_t)json_integer_value(json_object_get(message, "column")),
                          member(message, "number"), member(message, "text"));

    lines_add(joint->arena, &joint->lines.messages, key, compact(joint->arena, message));
}

static bool add_report_of(struct joint *joint, const char *path)
{
    json_error_t error;
    json_t *root = json_load_file(path, 0, &error), *item;
    const json_t *runs_on = json_object_get(root, "runs_on");
    size_t i;

    if (!root || !json_is_array(json_object_get(root, "programs"))) {
        diag_report(joint->diag, CU1071, NULL, path,
                    root ? "it is not the report of a tree" : error.text);
        json_decref(root);
        return false;
    }
    json_array_append_new(joint->kept, root);
    joint->lines.any += (size_t)json_integer_value(json_object_get(runs_on, "any"));
    joint->lines.nvidia += (size_t)json_integer_value(json_object_get(runs_on, "nvidia"));
    int status = (int)json_integer_value(json_object_get(root, "status"));
    joint->lines.status = status > joint->lines.status ? status : joint->lines.status;
    json_array_foreach(json_object_get(root, "programs"), i, item) add_program_of(joint, item);
    json_array_foreach(json_object_get(root, "sources"), i, item)
        lines_add(joint->arena, &joint->lines.sources,
                  arena_strdup(joint->arena, member(item, "path")), compact(joint->arena, item));
    json_array_foreach(json_object_get(root, "files"), i, item) add_file_of(joint, item);
    json_array_foreach(json_object_get(root, "messages"), i, item) add_message_of(joint, item);
    return true;
}

static bool write_text(struct joint *joint, const char *path, const char *text)
{
    const char *temporary = arena_printf(joint->arena, "%s.tmp", path);
    FILE *stream = fopen(temporary, "wb");
    bool good = stream && fputs(text, stream) >= 0;

    good = stream && fclose(stream) == 0 && good && rename(temporary, path) == 0;
    if (!good) {
        remove(temporary);
        diag_report(joint->diag, CU1004, NULL, path, "an error of the device, or no permission");
    }
    return good;
}

struct driver_result tree_merge_reports(const struct options *options, struct arena *arena,
                                        struct diag *diag)
{
    struct joint joint = {.arena = arena, .diag = diag, .kept = json_array()};
    bool good = true;

    joint.lines.arena = joint.programs.arena = joint.files.arena = arena;
    for (size_t i = 0; i < options->files.count; i++)
        good = add_report_of(&joint, options->files.items[i]) && good;
    for (size_t i = 0; i < joint.programs.count; i++)
        lines_add(arena, &joint.lines.programs, joint.programs.entries[i].name,
                  compact(arena, joint.programs.entries[i].value));
    for (size_t i = 0; i < joint.files.count; i++)
        lines_add(arena, &joint.lines.files, joint.files.entries[i].name,
                  compact(arena, joint.files.entries[i].value));
    if (joint.differs && joint.lines.status == STATUS_PORTED)
        joint.lines.status = STATUS_NEEDS_HAND;
    good = good && write_text(&joint, options->output, lines_text(&joint.lines));
    json_decref(joint.kept);
    return (struct driver_result){
        .status = good ? (enum driver_status)joint.lines.status : STATUS_FAILED, .summary = ""};
}
