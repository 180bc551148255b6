/* Compares what ran with what is stored, or with what other drivers gave. */
#include "check/run.h"
#include "check/stored.h"
#include "check/traces.h"

#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <string.h>
#include <unistd.h>

const char *expected_folder(const struct check_work *work, const struct check_program *program,
                            const struct check_case *one)
{
    return arena_printf(work->arena, "%s/%s/%s", work->plan->expected, program->name, one->name);
}

const char *case_trace(const struct check_work *work, const struct check_program *program,
                       const struct check_case *one)
{
    struct arena *arena = work->arena;

    if (!one->trace)
        return NULL;
    if (strcmp(one->trace, STORED_TRACE) != 0)
        return plan_path(arena, work->plan, one->trace);
    const char *folder = expected_folder(work, program, one);
    const char *result = arena_printf(arena, "%s/result.json", folder);
    bool compares = work->options->record || access(result, F_OK) == 0;
    return compares ? arena_printf(arena, "%s/launches.trace", folder) : NULL;
}

/* --- why a run failed ------------------------------------------------------------------------ */

static const char *line_at(struct arena *arena, const char *text, const char *at)
{
    while (at > text && at[-1] != '\n')
        at--;
    return arena_strndup(arena, at, strcspn(at, "\n"));
}

/* What the runtime said, else the last line of standard error. */
static const char *said_on_stderr(struct arena *arena, const char *folder)
{
    size_t length;
    char *text = file_read(arena, arena_printf(arena, "%s/" RUN_ERRORS, folder), &length);
    const char *own = text ? strstr(text, "cu2cl: ") : NULL;

    if (!text || !length)
        return NULL;
    if (own)
        return line_at(arena, text, own);
    while (length && text[length - 1] == '\n')
        text[--length] = '\0';
    return length ? line_at(arena, text, text + length) : NULL;
}

static const char *end_reason(struct arena *arena, const struct check_run *run)
{
    const char *said = said_on_stderr(arena, run->folder);
    const char *end = process_end_text(arena, &run->end);

    return said ? arena_printf(arena, "%s; %s", end, said) : end;
}

/* --- comparing ------------------------------------------------------------------------------- */

static struct output_text file_output(struct arena *arena, const char *folder, const char *name)
{
    struct output_text text = {NULL, 0};

    text.data = file_read(arena, arena_printf(arena, "%s/%s", folder, name), &text.length);
    return text;
}

/* `files` is where the files that are expected lie. */
static const char *compare_output_files(struct arena *arena, const struct check_run *run,
                                        const struct check_case *one, const char *files)
{
    for (size_t i = 0; i < one->file_count; i++) {
        const struct output_file *file = &one->files[i];
        struct output_text want = file_output(arena, files, file->path);
        struct output_text got = file_output(arena, run->folder, file->path);
        const char *why = !want.data  ? "nothing is stored for it"
                          : !got.data ? "it was not written"
                                      : compare_files(arena, file, got, want);
        if (why)
            return arena_printf(arena, "%s: %s", file->path, why);
    }
    return NULL;
}

static struct output_text given_output(const struct check_work *work, const struct check_run *run,
                                       const struct check_program *program)
{
    return stored_form(work->arena, file_output(work->arena, run->folder, RUN_OUTPUT),
                       work->builds[program - work->plan->programs].program);
}

static const char *compare_run(struct arena *arena, const struct check_run *run,
                               const struct check_case *one, struct output_text got,
                               struct output_text want, const struct text_list *volatile_lines,
                               const char *files)
{
    const char *why = NULL;

    if (!one->without_output)
        why = want.data
                  ? compare_texts(arena, got, want, &one->tolerance, &one->lines, volatile_lines)
                  : "no standard output is stored for it";
    return why ? why : compare_output_files(arena, run, one, files);
}

/* --- one case on one driver ------------------------------------------------------------------ */

static bool ended_well(const struct check_run *run, const struct check_case *one)
{
    return run->folder && !run->reason && run->end.status == (int)one->status &&
           !run->end.timed_out && !run->end.why;
}

/* What can be said without its output. */
static bool judge_end(const struct check_work *work, const struct check_build *build,
                      const struct check_run *run, struct check_result *result)
{
    result->folder = run->folder;
    result->seconds = run->end.seconds;
    if (build->verdict != VERDICT_PASS) {
        result->verdict = build->verdict;
        result->reason = build->reason;
        result->folder = build->folder;
    } else if (run->reason || run->end.why || !run->folder) {
        result->verdict = VERDICT_ERROR;
        result->reason = run->reason ? run->reason : process_end_text(work->arena, &run->end);
    } else if (run->end.timed_out) {
        result->verdict = VERDICT_TIMEOUT;
        result->reason = end_reason(work->arena, run);
    } else if (!ended_well(run, result->one)) {
        result->verdict = VERDICT_STATUS;
        result->reason = end_reason(work->arena, run);
    } else {
        return true;
    }
    return false;
}

static void judge_time(const struct check_work *work, struct check_result *result)
{
    const char *folder = expected_folder(work, result->program, result->one);
    double stored =
        result->one->slowdown > 0 ? stored_seconds(work->arena, folder, result->driver->name) : 0;

    if (stored <= 0 || result->seconds <= stored * result->one->slowdown)
        return;
    result->verdict = VERDICT_SLOW;
    result->reason = arena_printf(work->arena, "%.2f s, more than %g times the stored %.2f s",
                                  result->seconds, result->one->slowdown, stored);
}

/* The first driver that ended well gives what the others are compared with. */
static const struct check_run *reference_run(const struct check_run *runs, size_t count,
                                             const struct check_case *one)
{
    for (size_t i = 0; i < count; i++)
        if (ended_well(&runs[i], one))
            return &runs[i];
    return NULL;
}

static void judge_agreement(const struct check_work *work, const struct check_run *runs,
                            const struct check_run *run, struct check_result *result)
{
    static const struct text_list none = {NULL, 0};
    size_t count = work->plan->driver_count;
    const struct check_run *reference = reference_run(runs, count, result->one);
    const char *name = work->plan->drivers[reference - runs].name;
    const char *why =
        compare_run(work->arena, run, result->one, given_output(work, run, result->program),
                    given_output(work, reference, result->program), &none, reference->folder);
    bool others = false;

    for (size_t i = 0; i < count; i++)
        others = others || (&runs[i] != reference && ended_well(&runs[i], result->one));
    result->verdict = why ? VERDICT_DIFFERS : others ? VERDICT_AGREES : VERDICT_ENDS;
    if (why)
        result->reason =
            reference == run ? why : arena_printf(work->arena, "not as on %s: %s", name, why);
}

static void judge_one(const struct check_work *work, const struct check_run *runs,
                      const struct check_run *run, struct check_result *result)
{
    struct arena *arena = work->arena;
    struct stored stored;
    const char *folder = expected_folder(work, result->program, result->one);
    const char *reason = NULL;

    if (!stored_read(&stored, arena, folder, &reason)) {
        result->verdict = VERDICT_ERROR;
        result->reason = reason;
        return;
    }
    if (result->one->expected) {
        const char *path = plan_path(arena, work->plan, result->one->expected);
        stored.output.data = file_read(arena, path, &stored.output.length);
        if (!stored.output.data) {
            result->verdict = VERDICT_ERROR;
            result->reason = arena_printf(arena, "cannot read '%s': %s", path, strerror(errno));
            return;
        }
    }
    if (result->one->without_output && !result->one->file_count) {
        result->verdict = VERDICT_PASS; /* a program that checks itself */
    } else if (!stored.is_recorded && !stored.output.data) {
        judge_agreement(work, runs, run, result);
    } else {
        const char *files = arena_printf(arena, "%s/files", stored.folder);
        reason = compare_run(arena, run, result->one, given_output(work, run, result->program),
                             stored.output, &stored.volatile_lines, files);
        result->verdict = reason ? VERDICT_DIFFERS : VERDICT_PASS;
        result->reason = reason;
    }
    if (verdict_is_good(result->verdict))
        judge_time(work, result);
}

/* Of a report: what was not compared. */
static const char *last_line_of(char *text)
{
    size_t length = text ? strlen(text) : 0;

    while (length && text[length - 1] == '\n')
        text[--length] = '\0';
    char *line = length ? strrchr(text, '\n') : NULL;
    return line ? line + 1 : length ? text : "not all of its launches were compared";
}

/* A launch that differs says more than the output that comes of it. */
static void judge_launches(const struct check_work *work, struct check_result *result)
{
    const char *first, *path = arena_printf(work->arena, "%s/" RUN_TRACES, result->folder);
    enum trace_verdict verdict = trace_report_read(work->arena, path, &first);

    if (verdict == TRACE_SAME)
        return;
    if (verdict == TRACE_PARTLY) {
        size_t length;
        const struct check_finding note = {
            NULL, 0, last_line_of(file_read(work->arena, path, &length)), 1, true};
        arena_push(work->arena, result->findings, result->finding_count, note);
        return;
    }
    if (verdict == TRACE_DIFFERS) {
        result->verdict = VERDICT_DIFFERS;
        result->reason = first;
    } else if (verdict_is_good(result->verdict)) {
        result->verdict = VERDICT_ERROR;
        result->reason = first ? first : "its launches were not compared";
    }
}

void judge_runs(const struct check_work *work, struct check_results *results)
{
    const struct check_plan *plan = work->plan;
    const struct check_run *runs = work->runs;

    *results = (struct check_results){.plan = plan};
    for (size_t i = 0; i < plan->program_count; i++)
        for (size_t j = 0; j < plan->programs[i].case_count; j++, runs += plan->driver_count)
            for (size_t k = 0; k < plan->driver_count; k++) {
                struct check_result result = {.program = &plan->programs[i],
                                              .one = &plan->programs[i].cases[j],
                                              .driver = &plan->drivers[k]};
                bool ended = judge_end(work, &work->builds[i], &runs[k], &result);
                if (work->options->races && work->builds[i].verdict == VERDICT_PASS &&
                    result.folder)
                    judge_races(work, ended, &result);
                else if (ended)
                    judge_one(work, runs, &runs[k], &result);
                if (work->builds[i].verdict == VERDICT_PASS && result.folder &&
                    case_trace(work, result.program, result.one))
                    judge_launches(work, &result);
                arena_push(work->arena, results->items, results->count, result);
            }
    for (size_t i = 0; i < results->count && !work->options->keep; i++)
        if (verdict_is_good(results->items[i].verdict)) {
            remove_folder(results->items[i].folder);
            results->items[i].folder = NULL;
        }
}
