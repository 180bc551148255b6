/* Stores what the CUDA program gives. Each case runs twice: lines that differ between the two runs,
 * such as times, are not compared later. */
#include "check/run.h"
#include "check/stored.h"

#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define REPEATS 2

static bool ended_as_told(const struct check_run *run, const struct check_case *one)
{
    return run->folder && !run->reason && !run->end.why && !run->end.timed_out &&
           run->end.status == (int)one->status;
}

static void not_recorded(const struct check_program *program, const struct check_case *one,
                         const char *why)
{
    fprintf(stderr, "cu2cl check: %s.%s is not recorded: %s\n", program->name, one->name, why);
}

/* Copies over a temporary name. Returns false, with errno. */
static bool store_file(struct arena *arena, const char *from, const char *to)
{
    size_t length;
    const char *data = file_read(arena, from, &length);
    const char *temporary = arena_printf(arena, "%s.%ld", to, (long)getpid());
    const char *folder = arena_strndup(arena, to, (size_t)(file_name(to) - to) - 1);

    if (!data || !make_folders(arena, folder))
        return false;
    FILE *stream = fopen(temporary, "wb");
    if (!stream)
        return false;
    bool good = fwrite(data, 1, length, stream) == length;
    good = fclose(stream) == 0 && good;
    if (good && rename(temporary, to) == 0)
        return true;
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

/* The lines that differ between the two runs, as a JSON array; NULL where even their number
 * differs. */
static const char *volatile_lines(struct arena *arena, struct output_text a, struct output_text b,
                                  const struct check_case *one)
{
    struct text_list lines = {NULL, 0};
    struct str text = {.arena = arena};

    if (!compare_find_volatile(arena, a, b, &one->lines, &lines))
        return NULL;
    str_add(&text, "[");
    for (size_t i = 0; i < lines.count; i++)
        str_printf(&text, "%s%s", i ? ", " : "", lines.items[i]);
    str_add(&text, "]");
    return str_text(&text);
}

static struct output_text run_output(struct arena *arena, const struct check_run *run)
{
    struct output_text text = {NULL, 0};

    text.data = file_read(arena, arena_printf(arena, "%s/" RUN_OUTPUT, run->folder), &text.length);
    return text;
}

/* The first run recorded it already, where the traces of launches lie. */
static const char *missing_trace(const struct check_work *work, const struct check_program *program,
                                 const struct check_case *one)
{
    const char *trace = case_trace(work, program, one);

    if (!trace || access(trace, R_OK) == 0)
        return NULL;
    return arena_printf(work->arena, "its launches could not be recorded in %s", trace);
}

/* A file that two runs write in different ways is nothing to compare with; NULL: there is none. */
static const char *unsteady_file(struct arena *arena, const struct check_case *one,
                                 const struct check_run *runs)
{
    for (size_t i = 0; i < one->file_count; i++) {
        struct output_text texts[REPEATS] = {{NULL, 0}};
        for (size_t k = 0; k < REPEATS; k++)
            texts[k].data =
                file_read(arena, arena_printf(arena, "%s/%s", runs[k].folder, one->files[i].path),
                          &texts[k].length);
        const char *why = texts[0].data && texts[1].data
                              ? compare_files(arena, &one->files[i], texts[1], texts[0])
                              : NULL;
        if (why)
            return arena_printf(arena, "two runs write different files %s: %s", one->files[i].path,
                                why);
    }
    return NULL;
}

/* Stores the lines that are compared, and which of them differ between the runs. Returns what went
 * wrong, or NULL. */
static const char *store_output(const struct check_work *work, const struct check_program *program,
                                const struct check_case *one, const struct check_run *runs)
{
    static const struct text_list none = {NULL, 0};
    struct arena *arena = work->arena;
    const char *folder = expected_folder(work, program, one);
    const char *path = arena_printf(arena, "%s/stdout", folder);
    const char *ran = work->builds[program - work->plan->programs].program, *lines = "[]";
    struct output_text texts[REPEATS];

    if (one->without_output) {
        if (unlink(path) != 0 && errno != ENOENT)
            return strerror(errno);
    } else {
        for (size_t i = 0; i < REPEATS; i++)
            texts[i] = stored_form(arena, run_output(arena, &runs[i]), ran);
        const char *nothing =
            compare_texts(arena, texts[0], texts[0], &one->tolerance, &one->lines, &none);
        if (nothing)
            return nothing;
        lines = volatile_lines(arena, texts[0], texts[1], one);
        if (!lines)
            return "two runs give different numbers of lines; 'ignore' leaves lines out";
        const struct output_text form = compare_chosen(arena, texts[0], &one->lines);
        if (!file_replace(arena, path, form.data, form.length))
            return strerror(errno);
    }
    return stored_set(arena, folder, "volatile", NULL, lines) ? NULL : strerror(errno);
}

/* Returns what went wrong, or NULL. */
static const char *store_case(const struct check_work *work, const struct check_program *program,
                              const struct check_case *one, const struct check_run *runs)
{
    struct arena *arena = work->arena;
    const char *folder = expected_folder(work, program, one);
    const char *nothing = unsteady_file(arena, one, runs);

    if (nothing)
        return nothing;
    if (!make_folders(arena, folder))
        return strerror(errno);
    nothing = store_output(work, program, one, runs);
    if (nothing)
        return nothing;
    for (size_t i = 0; i < one->file_count; i++)
        if (!store_file(arena, arena_printf(arena, "%s/%s", runs[0].folder, one->files[i].path),
                        arena_printf(arena, "%s/files/%s", folder, one->files[i].path)))
            return arena_printf(arena, "%s: %s", one->files[i].path, strerror(errno));
    return stored_set(arena, folder, "seconds", "cuda",
                      arena_printf(arena, "%.6f", runs[0].end.seconds))
               ? NULL
               : strerror(errno);
}

size_t record_runs(const struct check_work *work)
{
    const struct check_run *runs = work->runs;
    size_t stored = 0;

    for (size_t i = 0; i < work->plan->program_count; i++) {
        const struct check_program *program = &work->plan->programs[i];
        for (size_t j = 0; j < program->case_count; j++, runs += REPEATS) {
            const struct check_case *one = &program->cases[j];
            const struct check_run *bad = !ended_as_told(&runs[0], one)   ? &runs[0]
                                          : !ended_as_told(&runs[1], one) ? &runs[1]
                                                                          : NULL;
            const char *why = work->builds[i].reason;
            if (!why && bad)
                why = bad->reason ? bad->reason : process_end_text(work->arena, &bad->end);
            if (!why)
                why = missing_trace(work, program, one);
            if (!why)
                why = store_case(work, program, one, runs);
            if (why)
                not_recorded(program, one, why);
            stored += !why;
        }
    }
    return stored;
}

bool record_times(const struct check_results *results, struct arena *arena, struct diag *diag)
{
    for (size_t i = 0; i < results->count; i++) {
        const struct check_result *result = &results->items[i];
        const char *folder = arena_printf(arena, "%s/%s/%s", results->plan->expected,
                                          result->program->name, result->one->name);
        if (!verdict_is_good(result->verdict))
            continue;
        if (make_folders(arena, folder) &&
            stored_set(arena, folder, "seconds", result->driver->name,
                       arena_printf(arena, "%.6f", result->seconds)))
            continue;
        diag_report(diag, CU1004, NULL, folder, strerror(errno));
        return false;
    }
    return true;
}
