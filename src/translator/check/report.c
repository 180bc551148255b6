/* Results for other programs: JUnit's XML and JSON. */
#include "check/results.h"

#include "util/str.h"
#include "util/version.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* --- JUnit ----------------------------------------------------------------------------------- */

/* Characters that XML does not have, even escaped, become `?`. */
static void add_xml(struct str *out, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        switch (c) {
        case '&': str_add(out, "&amp;"); break;
        case '<': str_add(out, "&lt;"); break;
        case '>': str_add(out, "&gt;"); break;
        case '"': str_add(out, "&quot;"); break;
        default: str_addc(out, c < ' ' || c > '~' ? '?' : *text);
        }
    }
}

static void add_test_case(struct str *out, const struct check_result *result)
{
    str_add(out, "    <testcase classname=\"");
    add_xml(out, result->program->name);
    str_add(out, "\" name=\"");
    add_xml(out, result->one->name);
    str_printf(out, "\" time=\"%.3f\"", result->seconds);
    if (verdict_is_good(result->verdict)) {
        str_add(out, "/>\n");
        return;
    }
    const char *element = result->verdict == VERDICT_ERROR ? "error" : "failure";
    str_printf(out, ">\n      <%s type=\"%s\" message=\"", element, verdict_word(result->verdict));
    add_xml(out, result->reason ? result->reason : verdict_word(result->verdict));
    str_add(out, "\">");
    for (size_t i = 0; i < result->finding_count; i++) {
        const struct check_finding *finding = &result->findings[i];
        if (finding->file) {
            add_xml(out, finding->file);
            str_printf(out, ":%u: ", finding->line);
        }
        add_xml(out, finding->text);
        str_addc(out, '\n');
    }
    str_printf(out, "</%s>\n    </testcase>\n", element);
}

static void add_suite(struct str *out, const struct check_results *results,
                      const struct check_driver *driver)
{
    size_t tests = 0, failures = 0, errors = 0;
    double seconds = 0;

    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        if (result->driver != driver)
            continue;
        tests++;
        errors += result->verdict == VERDICT_ERROR;
        failures += !verdict_is_good(result->verdict) && result->verdict != VERDICT_ERROR;
        seconds += result->seconds;
    }
    str_add(out, "  <testsuite name=\"");
    add_xml(out, driver->name);
    str_printf(out, "\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" time=\"%.3f\">\n", tests,
               failures, errors, seconds);
    for (size_t i = 0; i < results->count; i++)
        if (results->items[i].driver == driver)
            add_test_case(out, &results->items[i]);
    str_add(out, "  </testsuite>\n");
}

const char *results_junit(const struct check_results *results, struct arena *arena)
{
    struct str out = {.arena = arena};

    str_add(&out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    for (size_t i = 0; i < results->plan->driver_count; i++)
        add_suite(&out, results, &results->plan->drivers[i]);
    str_add(&out, "</testsuites>\n");
    return str_text(&out);
}

/* --- JSON ------------------------------------------------------------------------------------ */

/* Text of programs need not be UTF-8; other bytes become `?`. */
static json_t *json_text(struct arena *arena, const char *text)
{
    json_t *value = text ? json_string(text) : json_null();

    if (value)
        return value;
    char *copy = arena_strdup(arena, text);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at >= 0x80)
            *at = '?';
    return json_string(copy);
}

static json_t *driver_json(struct arena *arena, const struct check_driver *driver)
{
    return json_pack("{s:o, s:o, s:o, s:o}", "name", json_text(arena, driver->name), "platform",
                     json_text(arena, driver->platform), "device", json_text(arena, driver->device),
                     "version", json_text(arena, driver->version));
}

static json_t *findings_json(struct arena *arena, const struct check_result *result)
{
    json_t *items = json_array();

    for (size_t i = 0; i < result->finding_count; i++) {
        const struct check_finding *finding = &result->findings[i];
        json_array_append_new(
            items, json_pack("{s:o, s:i, s:o, s:I, s:b}", "file", json_text(arena, finding->file),
                             "line", (int)finding->line, "text", json_text(arena, finding->text),
                             "count", (json_int_t)finding->count, "note", finding->is_note));
    }
    return items;
}

static json_t *result_json(struct arena *arena, const struct check_result *result)
{
    return json_pack("{s:s, s:s, s:s, s:s, s:b, s:o, s:f, s:o, s:o}", "program",
                     result->program->name, "case", result->one->name, "driver",
                     result->driver->name, "verdict", verdict_word(result->verdict), "good",
                     verdict_is_good(result->verdict), "reason", json_text(arena, result->reason),
                     "seconds", result->seconds, "folder", json_text(arena, result->folder),
                     "findings", findings_json(arena, result));
}

const char *results_json(const struct check_results *results, struct arena *arena)
{
    json_t *drivers = json_array(), *items = json_array();

    for (size_t i = 0; i < results->plan->driver_count; i++)
        json_array_append_new(drivers, driver_json(arena, &results->plan->drivers[i]));
    for (size_t i = 0; i < results->count; i++)
        json_array_append_new(items, result_json(arena, &results->items[i]));
    json_t *root =
        json_pack("{s:i, s:s, s:i, s:i, s:o, s:o}", "version", 1, "cu2cl", cu2cl_version, "passed",
                  (int)results_count(results, true), "failed", (int)results_count(results, false),
                  "drivers", drivers, "results", items);
    char *text = json_dumps(root, JSON_INDENT(2));
    const char *copy = arena_printf(arena, "%s\n", text ? text : "");
    free(text);
    json_decref(root);
    return copy;
}
