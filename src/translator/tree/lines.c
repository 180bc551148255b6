#include "tree/lines.h"

#include "util/str.h"
#include "util/version.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

void lines_add(struct arena *arena, struct line_list *list, const char *key, const char *text)
{
    struct line line = {key, text};

    arena_push(arena, list->items, list->count, line);
}

const char *lines_message_key(struct arena *arena, const char *file, size_t line, size_t column,
                              const char *number, const char *text)
{
    return arena_printf(arena, "%s\n%010zu\n%010zu\n%s\n%s", file ? file : "", line, column, number,
                        text);
}

const char *lines_program(struct arena *arena, const char *name, const char *kind, int status,
                          const char *const *sources, size_t count)
{
    json_t *object = json_object(), *list = json_array();

    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(sources[i]));
    json_object_set_new(object, "name", json_string(name));
    json_object_set_new(object, "kind", json_string(kind));
    json_object_set_new(object, "status", json_integer(status));
    json_object_set_new(object, "sources", list);
    char *text = json_dumps(object, JSON_COMPACT);
    const char *copy = arena_strdup(arena, text ? text : "{}");
    free(text);
    json_decref(object);
    return copy;
}

static int compare_lines(const void *left, const void *right)
{
    const struct line *a = left, *b = right;
    int order = strcmp(a->key, b->key);

    return order ? order : strcmp(a->text, b->text);
}

static void add_lines(struct str *out, const char *name, struct line_list *list, bool last)
{
    const char *before = NULL;

    if (list->count)
        qsort(list->items, list->count, sizeof *list->items, compare_lines);
    str_printf(out, "  \"%s\": [", name);
    for (size_t i = 0; i < list->count; i++) {
        if (before && strcmp(before, list->items[i].text) == 0)
            continue;
        str_printf(out, "%s\n    ", before ? "," : "");
        str_add(out, list->items[i].text);
        before = list->items[i].text;
    }
    str_printf(out, "%s]%s\n", before ? "\n  " : "", last ? "" : ",");
}

const char *lines_text(struct tree_lines *lines)
{
    struct str out = {.arena = lines->arena};

    str_printf(&out,
               "{\n  \"cu2cl\": \"%s\",\n  \"status\": %d,\n  \"complete\": %s,\n"
               "  \"runs_on\": {\"any\": %zu, \"nvidia\": %zu},\n",
               cu2cl_version, lines->status, lines->status ? "false" : "true", lines->any,
               lines->nvidia);
    add_lines(&out, "programs", &lines->programs, false);
    add_lines(&out, "sources", &lines->sources, false);
    add_lines(&out, "files", &lines->files, false);
    add_lines(&out, "messages", &lines->messages, true);
    str_add(&out, "}\n");
    return str_text(&out);
}
