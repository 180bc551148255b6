/* The table on a terminal: files with most work first, totals, causes. */
#include "analyze/analyze.h"

#include "util/str.h"
#include <stdlib.h>
#include <string.h>

#define MOST_TABLE_CAUSES 12
#define WIDEST_PATH       60

static size_t work_of(const struct view_file *file)
{
    return file->by_hand + file->without_counterpart;
}

static int by_work(const void *left, const void *right)
{
    const struct view_file *const *a = left, *const *b = right;

    if (view_effort_of(*a) != view_effort_of(*b))
        return view_effort_of(*a) < view_effort_of(*b) ? 1 : -1;
    if (work_of(*a) != work_of(*b))
        return work_of(*a) < work_of(*b) ? 1 : -1;
    return strcmp((*a)->path, (*b)->path);
}

static const char *effort_words(enum view_effort effort)
{
    static const char *const words[EFFORT_COUNT] = {"automatic", "worth a look", "needs a hand",
                                                    "no counterpart"};

    return words[effort];
}

static void add_table_row(struct str *out, int width, const char *path,
                          const struct view_file *counts, const char *effort)
{
    struct arena *arena = out->arena;

    str_printf(out, "%-*s %7zu %9s %10zu %9zu %8zu %15zu  %s\n", width, path, counts->lines,
               arena_printf(arena, "%zu/%zu", counts->kernels_ported, counts->kernels),
               counts->automatic, counts->warnings, counts->by_hand, counts->without_counterpart,
               effort);
}

static void add_to_total(struct view_file *total, const struct view_file *file)
{
    total->lines += file->lines;
    total->kernels += file->kernels;
    total->kernels_ported += file->kernels_ported;
    total->automatic += file->automatic;
    total->warnings += file->warnings;
    total->by_hand += file->by_hand;
    total->without_counterpart += file->without_counterpart;
}

static void add_files_table(struct str *out, const struct view_facts *facts)
{
    struct view_file **files = arena_alloc(out->arena, (facts->file_count + 1) * sizeof(void *));
    struct view_file total = {.path = NULL};
    size_t efforts[EFFORT_COUNT] = {0}, width = strlen("file");

    for (size_t i = 0; i < facts->file_count; i++) {
        size_t length = strlen(facts->files[i]->path);
        files[i] = facts->files[i];
        width = length > width ? length : width;
        add_to_total(&total, files[i]);
        efforts[view_effort_of(files[i])]++;
    }
    int column = (int)(width < WIDEST_PATH ? width : WIDEST_PATH);
    if (facts->file_count)
        qsort(files, facts->file_count, sizeof *files, by_work);
    str_printf(out,
               "%-*s   lines   kernels  rewritten  warnings  by hand  no counterpart  effort\n",
               column, "file");
    for (size_t i = 0; i < facts->file_count; i++)
        add_table_row(out, column, files[i]->path, files[i],
                      effort_words(view_effort_of(files[i])));
    add_table_row(out, column, arena_printf(out->arena, "all %zu", facts->file_count), &total, "");
    for (size_t i = 0; i < EFFORT_COUNT; i++)
        str_printf(out, "%s%zu %s", i ? ", " : "\n", efforts[i], effort_words((enum view_effort)i));
    str_addc(out, '\n');
}

void table_print(const struct view_facts *facts, struct arena *arena, FILE *stream)
{
    struct str out = {.arena = arena};

    add_files_table(&out, facts);
    for (size_t i = 0; i < facts->cause_count && i < MOST_TABLE_CAUSES; i++) {
        const struct view_cause *cause = facts->causes[i];
        if (i == 0)
            str_add(&out, "\nplaces\n");
        str_printf(&out, "%6zu  %s: %s [%s]", cause->count, effort_words(cause->effort),
                   cause->text, cause->number);
        if (cause->file)
            str_printf(&out, " %s:%zu", cause->file, cause->line);
        str_addc(&out, '\n');
    }
    if (facts->cause_count > MOST_TABLE_CAUSES)
        str_printf(&out, "        and %zu other causes; see --html and --json\n",
                   facts->cause_count - MOST_TABLE_CAUSES);
    diag_print_text(stream, str_text(&out));
}
