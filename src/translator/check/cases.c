/* Runs a case in a folder of its own, with copies of its inputs. */
#include "check/run.h"
#include "check/traces.h"

#include "tree/workers.h"
#include "util/file.h"
#include "util/shell.h"
#include "util/wire.h"
#include <errno.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* A run is a case on a driver, or a native one. */
struct run_place {
    const struct check_program *program;
    const struct check_case *one;
    const struct check_driver *driver; /* NULL: native */
    size_t program_index, repeat;
};

/* --- folders --------------------------------------------------------------------------------- */

bool make_folders(struct arena *arena, const char *path)
{
    char *copy = arena_strdup(arena, path);

    for (char *at = copy + 1; *at; at++)
        if (*at == '/') {
            *at = '\0';
            if (mkdir(copy, 0777) != 0 && errno != EEXIST)
                return false;
            *at = '/';
        }
    return mkdir(copy, 0777) == 0 || errno == EEXIST;
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *where)
{
    (void)info, (void)kind, (void)where;
    return remove(path);
}

void remove_folder(const char *path)
{
    nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

/* Copies with cp, which knows how to copy without doubling the bytes on disk. */
static const char *copy_inputs(struct arena *arena, const struct check_work *work,
                               const struct check_case *one, const char *folder)
{
    struct text_list found = {NULL, 0};
    const char **words = NULL;
    size_t count = 0;

    for (size_t i = 0; i < one->inputs.count; i++)
        if (!plan_add_matches(arena, &found, work->plan->folder, one->inputs.items[i]))
            return arena_printf(arena, "no input matches '%s'", one->inputs.items[i]);
    if (!found.count)
        return NULL;
    static const char *const command[] = {"cp", "-RL", "--reflink=auto", "--"};
    for (size_t i = 0; i < sizeof command / sizeof *command; i++)
        arena_push(arena, words, count, command[i]);
    for (size_t i = 0; i < found.count; i++)
        arena_push(arena, words, count, found.items[i]);
    arena_push(arena, words, count, folder);
    arena_push(arena, words, count, NULL);
    const char *log = arena_printf(arena, "%s/" RUN_ERRORS, folder);
    const struct process process = {
        .words = words, .folder = work->plan->folder, .output = log, .errors = log};
    struct process_end end = process_run(&process);
    return end.status == 0 ? NULL : "its inputs can't be copied";
}

/* What would make a run tell lies, before it begins. */
static const char *missing_input(struct arena *arena, const struct check_work *work,
                                 const struct check_case *one)
{
    const char *path = one->input ? plan_path(arena, work->plan, one->input) : NULL;

    if (!path || access(path, R_OK) == 0)
        return NULL;
    return arena_printf(arena, "cannot read '%s': %s", path, strerror(errno));
}

/* A program seldom looks whether its output could be written. */
static const char *full_disk(struct arena *arena, const char *folder)
{
    struct statvfs disk;

    if (statvfs(folder, &disk) != 0 || disk.f_bavail > 0)
        return NULL;
    return arena_printf(arena, "the disk of %s is full", folder);
}

/* --- one run --------------------------------------------------------------------------------- */

static struct run_place place_at(const struct check_work *work, size_t index, size_t per_case)
{
    struct run_place place = {0};

    for (size_t i = 0, at = 0; i < work->plan->program_count; i++) {
        const struct check_program *program = &work->plan->programs[i];
        size_t here = program->case_count * per_case;
        if (index < at + here) {
            size_t inside = index - at;
            place.program = program;
            place.program_index = i;
            place.one = &program->cases[inside / per_case];
            place.repeat = inside % per_case;
            if (!work->options->record)
                place.driver = &work->plan->drivers[place.repeat];
            return place;
        }
        at += here;
    }
    return place;
}

static size_t runs_per_case(const struct check_work *work)
{
    size_t cases = 0;

    for (size_t i = 0; i < work->plan->program_count; i++)
        cases += work->plan->programs[i].case_count;
    return cases ? work->run_count / cases : 0;
}

/* `{dir}` is the folder of the check file. */
static const char *with_folder(struct arena *arena, const char *text, const char *folder)
{
    const char *at = strstr(text, "{dir}");

    if (!at)
        return text;
    return arena_printf(arena, "%.*s%s%s", (int)(at - text), text, folder,
                        with_folder(arena, at + strlen("{dir}"), folder));
}

static void add_settings(struct arena *arena, struct text_list *to, const struct text_list *from)
{
    for (size_t i = 0; i < from->count; i++)
        arena_push(arena, to->items, to->count, from->items[i]);
}

/* A port compares itself with the trace, and the first native run records it. */
static void add_trace_settings(struct arena *arena, const struct check_work *work,
                               const struct run_place *place, const char *folder,
                               struct text_list *to)
{
    const struct tolerance *t = &place->one->tolerance;
    const char *trace = case_trace(work, place->program, place->one), *why = NULL;
    const char *recorder = NULL;

    if (!trace)
        return;
    if (!getenv(TRACE_HOST_FILL))
        arena_push(arena, to->items, to->count, TRACE_HOST_FILL "=" TRACE_HOST_FILL_ZEROS);
    if (place->driver) {
        arena_push(arena, to->items, to->count, arena_printf(arena, "CU2CL_COMPARE=%s", trace));
        const char *report = arena_printf(arena, "%s/" RUN_TRACES, folder);
        unlink(report); /* of a run before */
        arena_push(arena, to->items, to->count,
                   arena_printf(arena, "CU2CL_COMPARE_REPORT=%s", report));
        arena_push(arena, to->items, to->count,
                   arena_printf(arena, "CU2CL_COMPARE_BOUNDS=relative=%g,absolute=%g,ulps=%u",
                                t->relative, t->absolute, t->ulps));
    } else if (place->repeat == 0 &&
               (recorder = trace_recorder(arena, work->options->nvcc, &why))) {
        unlink(trace); /* of a time before */
        make_folders(arena, expected_folder(work, place->program, place->one));
        arena_push(arena, to->items, to->count, arena_printf(arena, "CU2CL_RECORD=%s", trace));
        arena_push(arena, to->items, to->count,
                   arena_printf(arena, "CUDA_INJECTION64_PATH=%s", recorder));
    } else if (why) {
        fprintf(stderr, "cu2cl check: no trace is recorded: %s\n", why);
    }
}

static struct process_end start_run(struct arena *arena, const struct check_work *work,
                                    const struct run_place *place, const char *folder)
{
    const char **arguments, **words = NULL;
    const char *run =
        work->options->races && place->one->races ? place->one->races : place->one->run;
    size_t count = shell_split(arena, with_folder(arena, run, work->plan->folder), &arguments),
           word_count = 0;
    struct text_list settings = {NULL, 0};

    if (place->driver && place->driver->command) {
        const char **command;
        size_t length = shell_split(arena, place->driver->command, &command);
        for (size_t i = 0; i < length; i++)
            arena_push(arena, words, word_count, command[i]);
    }
    arena_push(arena, words, word_count, work->builds[place->program_index].program);
    for (size_t i = 0; i < count; i++)
        arena_push(arena, words, word_count, arguments[i]);
    arena_push(arena, words, word_count, NULL);
    if (place->driver) {
        arena_push(arena, settings.items, settings.count, "CU2CL_ON_REFUSAL=abort");
        add_settings(arena, &settings, &place->driver->settings);
    }
    if (!work->options->races)
        add_trace_settings(arena, work, place, folder, &settings);
    add_settings(arena, &settings, &place->one->settings);
    const char *input = place->one->input;
    const struct process process = {
        .words = words,
        .folder = folder,
        .settings = &settings,
        .input = input ? plan_path(arena, work->plan, input) : NULL,
        .output = arena_printf(arena, "%s/" RUN_OUTPUT, folder),
        .errors = arena_printf(arena, "%s/" RUN_ERRORS, folder),
        .timeout = place->one->timeout,
    };
    return process_run(&process);
}

static void run_one(void *data, size_t index, struct str *out)
{
    const struct check_work *work = data;
    struct run_place place = place_at(work, index, runs_per_case(work));
    struct check_run run = {.end = {.status = -1}};
    const char *where = place.driver ? place.driver->name
                                     : arena_printf(out->arena, "native-%zu", place.repeat + 1);

    run.folder = arena_printf(out->arena, "%s/%s/run/%s.%s", work->options->work,
                              place.program->name, place.one->name, where);
    if (work->builds[place.program_index].verdict != VERDICT_PASS)
        run.folder = NULL;
    else if (!make_folders(out->arena, run.folder))
        run.reason = arena_printf(out->arena, "cannot make its folder: %s", strerror(errno));
    else
        run.reason = copy_inputs(out->arena, work, place.one, run.folder);
    if (run.folder && !run.reason)
        run.reason = missing_input(out->arena, work, place.one);
    if (run.folder && !run.reason) {
        run.end = start_run(out->arena, work, &place, run.folder);
        run.reason = full_disk(out->arena, run.folder);
    }
    wire_put_text(out, run.folder);
    wire_put_text(out, run.reason);
    wire_put_number(out, (uint64_t)run.end.status + 1);
    wire_put_number(out, (uint64_t)run.end.signal);
    wire_put_number(out, run.end.timed_out);
    wire_put_number(out, (uint64_t)(run.end.seconds * 1e6));
    wire_put_text(out, run.end.why);
}

static void take_run(void *data, size_t index, const char *bytes, size_t length)
{
    struct check_work *work = data;
    struct wire wire = {.data = bytes, .length = length};
    struct check_run *run = &work->runs[index];

    *run = (struct check_run){.end = {.status = -1}, .reason = "the run could not be watched"};
    if (!bytes)
        return;
    run->folder = wire_take_text(&wire, work->arena);
    run->reason = wire_take_text(&wire, work->arena);
    run->end.status = (int)wire_take_number(&wire) - 1;
    run->end.signal = (int)wire_take_number(&wire);
    run->end.timed_out = wire_take_number(&wire) != 0;
    run->end.seconds = (double)wire_take_number(&wire) * 1e-6;
    run->end.why = wire_take_text(&wire, work->arena);
}

static void show_runs(void *data, size_t finished, long seconds)
{
    const struct check_work *work = data;

    if (work->options->terminal && seconds > 0)
        fprintf(stderr, "\rcu2cl check: %zu of %zu runs, %ld s", finished, work->run_count,
                seconds);
}

bool run_cases(struct check_work *work, size_t repeats)
{
    const struct workers workers = {work,    &work->run_count, work->options->jobs,
                                    run_one, take_run,         show_runs};
    size_t cases = 0;

    for (size_t i = 0; i < work->plan->program_count; i++)
        cases += work->plan->programs[i].case_count;
    work->run_count = cases * repeats;
    work->runs = arena_alloc(work->arena, (work->run_count + 1) * sizeof *work->runs);
    bool complete = workers_run(&workers);
    if (work->options->terminal)
        fputs("\r\033[K", stderr);
    return complete;
}
