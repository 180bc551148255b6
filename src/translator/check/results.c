/* The table of a terminal, and annotations. */
#include "check/results.h"

#include <string.h>

static const struct verdict_row {
    const char *word;
    bool good;
} verdict_rows[] = {
#define VERDICT(name, word, good, help) {word, good},
#include "check/verdicts.def"
};

const char *verdict_word(enum verdict verdict)
{
    return verdict_rows[verdict].word;
}

bool verdict_is_good(enum verdict verdict)
{
    return verdict_rows[verdict].good;
}

size_t results_count(const struct check_results *results, bool good)
{
    size_t count = 0;

    for (size_t i = 0; i < results->count; i++)
        count += verdict_is_good(results->items[i].verdict) == good;
    return count;
}

/* `program`, or `program.case` where it has several. */
static int print_case_name(FILE *stream, const struct check_result *result)
{
    if (result->program->case_count == 1)
        return fprintf(stream, "%s", result->program->name);
    return fprintf(stream, "%s.%s", result->program->name, result->one->name);
}

static int case_name_width(const struct check_results *results)
{
    size_t width = 4;

    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        size_t own = strlen(result->program->name);
        if (result->program->case_count > 1)
            own += 1 + strlen(result->one->name);
        width = own > width ? own : width;
    }
    return (int)width;
}

#define COLUMN 20

/* Results of one case stand beside each other, in the order of the drivers. */
static void print_rows_of_cases(const struct check_results *results, FILE *stream, int width)
{
    const struct check_plan *plan = results->plan;

    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        char text[64];
        if (i % plan->driver_count == 0) {
            int length = print_case_name(stream, result);
            fprintf(stream, "%*s", width - length, "");
        }
        if (result->seconds > 0)
            snprintf(text, sizeof text, "%s %.2f s", verdict_word(result->verdict),
                     result->seconds);
        else
            snprintf(text, sizeof text, "%s", verdict_word(result->verdict));
        if (i % plan->driver_count == plan->driver_count - 1)
            fprintf(stream, "  %s\n", text);
        else
            fprintf(stream, "  %-*s", COLUMN, text);
    }
}

/* The places, each with how often it was seen. */
static void print_findings(const struct check_result *result, FILE *stream)
{
    for (size_t i = 0; i < result->finding_count; i++) {
        const struct check_finding *finding = &result->findings[i];
        fputs("    ", stream);
        if (finding->file)
            fprintf(stream, "%s:%u: ", finding->file, finding->line);
        fprintf(stream, "%s%s", finding->is_note ? "note: " : "", finding->text);
        if (finding->count > 1)
            fprintf(stream, " (%zu times)", finding->count);
        fputc('\n', stream);
    }
}

static void print_reasons(const struct check_results *results, FILE *stream)
{
    bool any = false;

    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        if (verdict_is_good(result->verdict) && !result->finding_count)
            continue;
        fputs(any ? "" : "\n", stream);
        any = true;
        print_case_name(stream, result);
        fprintf(stream, " on %s: %s%s%s\n", result->driver->name, verdict_word(result->verdict),
                result->reason ? ": " : "", result->reason ? result->reason : "");
        print_findings(result, stream);
        if (result->folder)
            fprintf(stream, "    see %s\n", result->folder);
    }
}

void results_print(const struct check_results *results, FILE *stream)
{
    const struct check_plan *plan = results->plan;
    int width = case_name_width(results);
    size_t good = results_count(results, true);

    fprintf(stream, "%-*s", width, "case");
    for (size_t i = 0; i + 1 < plan->driver_count; i++)
        fprintf(stream, "  %-*s", COLUMN, plan->drivers[i].name);
    fprintf(stream, "  %s\n", plan->drivers[plan->driver_count - 1].name);
    print_rows_of_cases(results, stream, width);
    print_reasons(results, stream);
    fprintf(stream, "\n%zu of %zu passed\n", good, results->count);
}

/* A message of an annotation is one line; `%` and line ends are escaped. */
static void print_annotation_text(FILE *stream, const char *text)
{
    for (; *text; text++) {
        if (*text == '%' || *text == '\n' || *text == '\r')
            fprintf(stream, "%%%02X", (unsigned)(unsigned char)*text);
        else
            fputc(*text, stream);
    }
}

/* At the places in the source. */
static void print_finding_annotations(const struct check_result *result, FILE *stream)
{
    for (size_t i = 0; i < result->finding_count; i++) {
        const struct check_finding *finding = &result->findings[i];
        fputs(finding->is_note ? "::notice " : "::error ", stream);
        if (finding->file)
            fprintf(stream, "file=%s,line=%u,", finding->file, finding->line);
        fputs("title=", stream);
        print_case_name(stream, result);
        fputs("::", stream);
        print_annotation_text(stream, finding->text);
        fputc('\n', stream);
    }
}

void results_print_annotations(const struct check_results *results, FILE *stream)
{
    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        print_finding_annotations(result, stream);
        if (verdict_is_good(result->verdict))
            continue;
        fputs("::error ", stream);
        if (results->plan->path)
            fprintf(stream, "file=%s,line=%u,", results->plan->path, result->program->line);
        fputs("title=", stream);
        print_case_name(stream, result);
        fprintf(stream, " on %s::%s", result->driver->name, verdict_word(result->verdict));
        if (result->reason) {
            fputs(": ", stream);
            print_annotation_text(stream, result->reason);
        }
        fputc('\n', stream);
    }
}
