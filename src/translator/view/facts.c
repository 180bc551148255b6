/* What reports say of each file, and of each cause. */
#include "view/view.h"

#include "util/file.h"
#include "util/map.h"
#include "util/version.h"
#include <stdlib.h>
#include <string.h>

struct counting {
    const struct view *view;
    const struct view_program *program;
    struct view_facts *facts;
    struct map files, causes;
    struct map seen; /* kernels and messages that were counted */
};

/* --- files ----------------------------------------------------------------------------------- */

static size_t count_lines(struct arena *arena, const char *path)
{
    size_t length, lines = 0;
    const char *text = file_read(arena, path, &length);

    for (size_t i = 0; text && i < length; i++)
        lines += text[i] == '\n' || i + 1 == length;
    return lines;
}

static struct view_file *file_of(struct counting *counting, const char *path)
{
    struct arena *arena = counting->view->arena;
    const char *absolute = view_absolute(counting->view, counting->program, path);
    struct view_file *file = map_get(&counting->files, absolute);

    if (file)
        return file;
    file = arena_new(arena, struct view_file);
    file->absolute = absolute;
    file->path = view_shown(counting->view, absolute);
    file->lines = count_lines(arena, absolute);
    map_put(&counting->files, absolute, file);
    arena_push(arena, counting->facts->files, counting->facts->file_count, file);
    return file;
}

static bool is_first_time(struct counting *counting, const char *key)
{
    if (map_get(&counting->seen, key))
        return false;
    map_put(&counting->seen, key, counting);
    return true;
}

static void count_kernels(struct counting *counting, const json_t *source)
{
    const json_t *kernels = json_object_get(source, "kernels");

    for (size_t i = 0; i < json_array_size(kernels); i++) {
        const json_t *kernel = json_array_get(kernels, i);
        const char *path = view_text(kernel, "file"), *host = view_text(kernel, "host");
        if (!path || !host)
            continue;
        struct view_file *file = file_of(counting, path);
        if (!is_first_time(counting,
                           arena_printf(counting->view->arena, "kernel %s %zu %s", file->absolute,
                                        view_number(kernel, "line"), host)))
            continue;
        file->kernels++;
        file->kernels_ported += json_is_true(json_object_get(kernel, "ported"));
    }
}

static void count_edits(struct counting *counting, const json_t *output)
{
    const char *path = view_text(output, "from");

    if (!path)
        return;
    struct view_file *file = file_of(counting, path);
    if (file->owner && file->owner != counting->program)
        return;
    file->owner = counting->program;
    file->automatic += json_array_size(json_object_get(output, "edits"));
}

/* --- messages -------------------------------------------------------------------------------- */

static enum view_effort effort_of_message(const char *number, const char *severity)
{
    static const char *const without[] = {
#define EFFORT_CAUSE(number) "CU" #number,
#include "view/effort.def"
    };

    if (strcmp(severity, "warning") == 0)
        return EFFORT_LOOK;
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        if (strcmp(number, without[i]) == 0)
            return EFFORT_COUNTERPART;
    return EFFORT_HAND;
}

static void count_cause(struct counting *counting, const struct view_cause *cause)
{
    struct arena *arena = counting->view->arena;
    const char *key = arena_printf(arena, "%s %s", cause->number, cause->text);
    struct view_cause *known = map_get(&counting->causes, key);

    if (!known) {
        known = arena_new(arena, struct view_cause);
        *known = *cause;
        known->number = arena_strdup(arena, cause->number);
        known->text = arena_strdup(arena, cause->text);
        known->severity = arena_strdup(arena, cause->severity);
        map_put(&counting->causes, key, known);
        arena_push(arena, counting->facts->causes, counting->facts->cause_count, known);
    }
    known->count++;
}

static void count_message(struct counting *counting, const json_t *message)
{
    const char *path = view_text(message, "file");
    struct view_file *file = path ? file_of(counting, path) : NULL;
    struct view_cause cause = {.number = view_text(message, "number"),
                               .text = view_text(message, "text"),
                               .severity = view_text(message, "severity"),
                               .file = file ? file->path : NULL,
                               .line = view_number(message, "line")};

    if (!cause.number || !cause.text || !cause.severity || strcmp(cause.severity, "note") == 0 ||
        !is_first_time(counting,
                       arena_printf(counting->view->arena, "message %s %zu %zu %s %s",
                                    file ? file->absolute : "", cause.line,
                                    view_number(message, "column"), cause.number, cause.text)))
        return;
    cause.effort = effort_of_message(cause.number, cause.severity);
    count_cause(counting, &cause);
    if (!file)
        return;
    file->warnings += cause.effort == EFFORT_LOOK;
    file->by_hand += cause.effort == EFFORT_HAND;
    file->without_counterpart += cause.effort == EFFORT_COUNTERPART;
}

/* --- all ------------------------------------------------------------------------------------- */

static void count_program(struct counting *counting, const json_t *report)
{
    const json_t *sources = json_object_get(report, "sources");
    const json_t *files = json_object_get(report, "files");
    const json_t *messages = json_object_get(report, "messages");

    for (size_t i = 0; i < json_array_size(sources); i++) {
        const char *path = view_text(json_array_get(sources, i), "path");
        if (path)
            file_of(counting, path);
        count_kernels(counting, json_array_get(sources, i));
    }
    for (size_t i = 0; i < json_array_size(files); i++)
        count_edits(counting, json_array_get(files, i));
    for (size_t i = 0; i < json_array_size(messages); i++)
        count_message(counting, json_array_get(messages, i));
}

static int by_path(const void *left, const void *right)
{
    const struct view_file *const *a = left, *const *b = right;

    return strcmp((*a)->path, (*b)->path);
}

static int by_places(const void *left, const void *right)
{
    const struct view_cause *const *a = left, *const *b = right;

    if ((*a)->effort != (*b)->effort)
        return (*a)->effort < (*b)->effort ? 1 : -1;
    if ((*a)->count != (*b)->count)
        return (*a)->count < (*b)->count ? 1 : -1;
    return strcmp((*a)->text, (*b)->text);
}

void view_count(const struct view *view, struct view_facts *facts)
{
    struct counting counting = {.view = view, .facts = facts};

    *facts = (struct view_facts){NULL, 0, NULL, 0};
    counting.files.arena = counting.causes.arena = counting.seen.arena = view->arena;
    for (size_t i = 0; i < view->count; i++) {
        json_t *report = view_load(view->programs[i].report);
        counting.program = &view->programs[i];
        count_program(&counting, report);
        json_decref(report);
    }
    if (facts->file_count)
        qsort(facts->files, facts->file_count, sizeof *facts->files, by_path);
    if (facts->cause_count)
        qsort(facts->causes, facts->cause_count, sizeof *facts->causes, by_places);
}

enum view_effort view_effort_of(const struct view_file *file)
{
    if (file->without_counterpart)
        return EFFORT_COUNTERPART;
    if (file->by_hand || file->kernels_ported < file->kernels)
        return EFFORT_HAND;
    return file->warnings ? EFFORT_LOOK : EFFORT_AUTOMATIC;
}

const char *view_effort_name(enum view_effort effort)
{
    static const char *const names[EFFORT_COUNT] = {"automatic", "look", "hand", "counterpart"};

    return names[effort];
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void set_count(json_t *object, const char *key, size_t value)
{
    json_object_set_new(object, key, json_integer((json_int_t)value));
}

static json_t *file_json(struct arena *arena, const struct view_file *file)
{
    json_t *object = json_object();

    json_object_set_new(object, "path", view_string(arena, file->path, strlen(file->path)));
    json_object_set_new(object, "effort", json_string(view_effort_name(view_effort_of(file))));
    set_count(object, "lines", file->lines);
    set_count(object, "kernels", file->kernels);
    set_count(object, "kernels_ported", file->kernels_ported);
    set_count(object, "automatic", file->automatic);
    set_count(object, "warnings", file->warnings);
    set_count(object, "by_hand", file->by_hand);
    set_count(object, "without_counterpart", file->without_counterpart);
    return object;
}

static json_t *cause_json(struct arena *arena, const struct view_cause *cause)
{
    json_t *object = json_object();

    json_object_set_new(object, "number", json_string(cause->number));
    json_object_set_new(object, "severity", json_string(cause->severity));
    json_object_set_new(object, "effort", json_string(view_effort_name(cause->effort)));
    json_object_set_new(object, "text", view_string(arena, cause->text, strlen(cause->text)));
    set_count(object, "places", cause->count);
    if (cause->file) {
        json_object_set_new(object, "file", view_string(arena, cause->file, strlen(cause->file)));
        set_count(object, "line", cause->line);
    }
    return object;
}

json_t *view_facts_json(const struct view *view, const struct view_facts *facts)
{
    json_t *root = json_object(), *files = json_array(), *causes = json_array();

    json_object_set_new(root, "version", json_integer(1));
    json_object_set_new(root, "cu2cl", json_string(cu2cl_version));
    for (size_t i = 0; i < facts->file_count; i++)
        json_array_append_new(files, file_json(view->arena, facts->files[i]));
    for (size_t i = 0; i < facts->cause_count; i++)
        json_array_append_new(causes, cause_json(view->arena, facts->causes[i]));
    json_object_set_new(root, "files", files);
    json_object_set_new(root, "causes", causes);
    return root;
}
