/* SARIF 2.1.0, the format of findings that code-review services read. A run has a rule for each
 * number that occurs, with the text of its page, and a result for each message with its place.
 *
 * Paths are relative, so that a service finds the files in its own copy of them. */
#include "view/view.h"

#include "util/file.h"
#include "util/map.h"
#include "util/selfpath.h"
#include "util/str.h"
#include "util/version.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define SARIF_SCHEMA "https://json.schemastore.org/sarif-2.1.0.json"

struct sarif {
    const struct view *view;
    const struct view_program *program;
    const char *pages; /* the folder of the diagnostics' pages; NULL: not installed */
    struct map rules;  /* number -> its index, from 1 */
    struct map texts;  /* of files, by path */
    struct map seen;
    json_t *rule_list, *results;
};

/* --- places ---------------------------------------------------------------------------------- */

/* A relative path as a URI. */
static const char *uri_of(struct arena *arena, const char *path)
{
    struct str out = {.arena = arena};

    if (*path == '/')
        str_add(&out, "file://");
    for (; *path; path++) {
        unsigned char c = (unsigned char)*path;
        if (isalnum(c) || strchr("/-_.~", c))
            str_addc(&out, *path);
        else
            str_printf(&out, "%%%02X", c);
    }
    return str_text(&out);
}

static const char *source_text(struct sarif *sarif, const char *path)
{
    const char *text = map_get(&sarif->texts, path);
    size_t length;

    if (text)
        return text;
    text = file_read(sarif->view->arena, path, &length);
    map_put(&sarif->texts, path, (void *)(text ? text : ""));
    return text ? text : "";
}

/* Our columns count bytes, these count characters. */
static size_t column_of(const char *text, size_t line, size_t column)
{
    size_t characters = 1;

    for (; line > 1 && *text; text++)
        line -= *text == '\n';
    for (size_t i = 0; i + 1 < column && text[i]; i++)
        characters += ((unsigned char)text[i] & 0xc0) != 0x80;
    return characters;
}

static json_t *location_json(struct sarif *sarif, const json_t *place)
{
    struct arena *arena = sarif->view->arena;
    const char *path = view_absolute(sarif->view, sarif->program, view_text(place, "file"));
    const char *uri = uri_of(arena, view_shown(sarif->view, path));
    size_t line = view_number(place, "line"), column = view_number(place, "column");
    json_t *artifact = json_pack("{s:s}", "uri", uri), *region = json_object();

    if (*uri != '/' && strncmp(uri, "file:", 5) != 0)
        json_object_set_new(artifact, "uriBaseId", json_string("SRCROOT"));
    json_object_set_new(region, "startLine", json_integer(line ? (json_int_t)line : 1));
    if (column)
        json_object_set_new(
            region, "startColumn",
            json_integer((json_int_t)column_of(source_text(sarif, path), line, column)));
    return json_pack("{s:{s:o, s:o}}", "physicalLocation", "artifactLocation", artifact, "region",
                     region);
}

/* --- rules ----------------------------------------------------------------------------------- */

/* The heading of a page, `# CU2001: what it says`, without the number. */
static json_t *heading_of(struct arena *arena, const char *page, const char *number)
{
    const char *end = page + strcspn(page, "\n");

    page += strspn(page, "# ");
    if (strncmp(page, number, strlen(number)) == 0)
        page += strlen(number) + strspn(page + strlen(number), ": ");
    return view_string(arena, page, end > page ? (size_t)(end - page) : 0);
}

static json_t *rule_json(struct sarif *sarif, const char *number)
{
    struct arena *arena = sarif->view->arena;
    json_t *rule = json_pack("{s:s}", "id", number);
    size_t length;
    const char *page =
        sarif->pages
            ? file_read(arena, arena_printf(arena, "%s/%s.md", sarif->pages, number), &length)
            : NULL;

    if (!page || strchr(number, '/'))
        return rule;
    json_object_set_new(rule, "shortDescription",
                        json_pack("{s:o}", "text", heading_of(arena, page, number)));
    json_object_set_new(rule, "help",
                        json_pack("{s:o, s:o}", "text", view_string(arena, page, length),
                                  "markdown", view_string(arena, page, length)));
    return rule;
}

static size_t rule_index(struct sarif *sarif, const char *number)
{
    uintptr_t index = (uintptr_t)map_get(&sarif->rules, number);

    if (index)
        return index - 1;
    index = json_array_size(sarif->rule_list) + 1;
    map_put(&sarif->rules, number, (void *)index); /* a number, never followed */
    json_array_append_new(sarif->rule_list, rule_json(sarif, number));
    return index - 1;
}

/* --- results --------------------------------------------------------------------------------- */

static const char *sarif_level(const char *severity)
{
    if (strcmp(severity, "note") == 0)
        return "note";
    return strcmp(severity, "warning") == 0 ? "warning" : "error";
}

static void add_sarif_result(struct sarif *sarif, const json_t *message)
{
    const char *number = view_text(message, "number"), *text = view_text(message, "text");
    const char *severity = view_text(message, "severity"), *file = view_text(message, "file");

    if (!number || !text || !severity)
        return;
    json_t *result = json_pack("{s:s, s:I, s:s, s:{s:s}}", "ruleId", number, "ruleIndex",
                               (json_int_t)rule_index(sarif, number), "level",
                               sarif_level(severity), "message", "text", *text ? text : number);
    const json_t *macro = json_object_get(message, "macro");
    if (file)
        json_object_set_new(result, "locations", json_pack("[o]", location_json(sarif, message)));
    if (file && macro && view_text(macro, "file"))
        json_object_set_new(result, "relatedLocations",
                            json_pack("[o]", location_json(sarif, macro)));
    char *key = json_dumps(result, JSON_COMPACT);
    if (key && !map_get(&sarif->seen, key)) {
        map_put(&sarif->seen, key, sarif);
        json_array_append(sarif->results, result);
    }
    free(key);
    json_decref(result);
}

static json_t *sarif_json(struct sarif *sarif)
{
    json_t *driver = json_pack("{s:s, s:s, s:s, s:o}", "name", "cu2cl", "version", cu2cl_version,
                               "semanticVersion", cu2cl_version, "rules", sarif->rule_list);
    json_t *base = json_pack("{s:{s:{s:s}}}", "SRCROOT", "description", "text",
                             "the folder where cu2cl ran, or the deepest one with all sources");
    json_t *run =
        json_pack("{s:{s:o}, s:s, s:o, s:o}", "tool", "driver", driver, "columnKind",
                  "unicodeCodePoints", "originalUriBaseIds", base, "results", sarif->results);

    return json_pack("{s:s, s:s, s:[o]}", "$schema", SARIF_SCHEMA, "version", "2.1.0", "runs", run);
}

bool view_write_sarif(const struct view *view, const char *path)
{
    struct sarif sarif = {.view = view, .rule_list = json_array(), .results = json_array()};
    struct selfpath paths;

    selfpath_find(&paths, view->arena);
    sarif.pages = paths.diagnostics;
    sarif.rules.arena = sarif.texts.arena = sarif.seen.arena = view->arena;
    for (size_t i = 0; i < view->count; i++) {
        json_t *report = view_load(view->programs[i].report);
        const json_t *messages = json_object_get(report, "messages");
        sarif.program = &view->programs[i];
        for (size_t j = 0; j < json_array_size(messages); j++)
            add_sarif_result(&sarif, json_array_get(messages, j));
        json_decref(report);
    }
    return view_write_json(view, path, sarif_json(&sarif));
}
