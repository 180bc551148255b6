#include "check/check.h"

#include "check/compare.h"
#include "check/drivers.h"
#include "check/run.h"
#include "cli/options.h"
#include "tree/workers.h"
#include "util/crash.h"
#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <fnmatch.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_JOBS 1024

enum check_status { CHECK_PASSED, CHECK_FAILED, CHECK_USAGE, CHECK_NOTHING };

enum check_option {
#define CHECK_OPTION(name, spelling, argument, help) CHECK_##name,
#include "check/options.def"
    CHECK_OPTION_COUNT
};

static const struct check_row {
    const char *spelling, *argument, *help;
} check_rows[] = {
#define CHECK_OPTION(name, spelling, argument, help) {spelling, argument, help},
#include "check/options.def"
};

struct checker {
    struct check_options options;
    struct check_plan plan;
    struct arena *arena;
    struct diag diag;
};

/* --- the command line ------------------------------------------------------------------------ */

static void print_check_help(void)
{
    puts("Usage: cu2cl check [options] CHECK.yaml\n"
         "       cu2cl check [options] FILE... [-- compiler flags]\n\n"
         "Ports programs, runs them on OpenCL drivers, and compares what they give.\n\nOptions:");
    for (size_t i = 0; i < CHECK_OPTION_COUNT; i++)
        printf("  %s%s%s\n        %s\n", check_rows[i].spelling, check_rows[i].argument ? " " : "",
               check_rows[i].argument ? check_rows[i].argument : "", check_rows[i].help);
    command_print_statuses("check");
}

static bool wrong_usage(struct checker *checker, enum diag_id id, const char *what,
                        const char *more)
{
    diag_report(&checker->diag, id, NULL, what, more);
    return false;
}

static bool take_jobs(struct checker *checker, const char *value)
{
    char *end;
    long jobs = strtol(value, &end, 10);

    if (*end || jobs < 1 || jobs > MOST_JOBS)
        return wrong_usage(checker, CU1011, "-j", "a number from 1 to 1024");
    checker->options.jobs = (unsigned)jobs;
    return true;
}

static void keep_word(struct checker *checker, struct text_list *list, const char *word)
{
    arena_push(checker->arena, list->items, list->count, word);
}

static bool apply_check_option(struct checker *checker, enum check_option option, const char *value)
{
    struct check_options *options = &checker->options;

    switch (option) {
    case CHECK_WORK: options->work = value; break;
    case CHECK_JOBS: return take_jobs(checker, value);
    case CHECK_DRIVER: keep_word(checker, &options->drivers, value); break;
    case CHECK_CASE: keep_word(checker, &options->only, value); break;
    case CHECK_RUN: options->run = value; break;
    case CHECK_JUNIT: options->junit = value; break;
    case CHECK_JSON: options->json = value; break;
    case CHECK_HTML: options->html = value; break;
    case CHECK_GITHUB: options->annotations = true; break;
    case CHECK_RECORD: options->record = true; break;
    case CHECK_NVCC: options->nvcc = value; break;
    case CHECK_COMPARE: options->trace = value; break;
    case CHECK_RACES: options->races = true; break;
    case CHECK_TIMES: options->store_times = true; break;
    case CHECK_KEEP: options->keep = true; break;
    case CHECK_LIST: options->list = true; break;
    default: options->help = true; break;
    }
    return true;
}

/* `--junit FILE`, `--junit=FILE`, `-j4`; `*at` goes on past a value of its own. */
static bool take_option(struct checker *checker, int argc, const char *const *argv, int *at)
{
    for (size_t i = 0; i < CHECK_OPTION_COUNT; i++) {
        const struct check_row *row = &check_rows[i];
        size_t length = strlen(row->spelling);
        const char *rest = argv[*at] + length, *value = NULL;
        bool is_long = row->spelling[1] == '-';
        if (strncmp(argv[*at], row->spelling, length) != 0 || (is_long && *rest && *rest != '='))
            continue;
        if (!row->argument && *rest)
            return wrong_usage(checker, CU1018, row->spelling, NULL);
        if (row->argument && *rest)
            value = rest + is_long;
        else if (row->argument && *at + 1 < argc)
            value = argv[++*at];
        if (row->argument && (!value || !*value))
            return wrong_usage(checker, CU1011, row->spelling, row->argument);
        return apply_check_option(checker, (enum check_option)i, value);
    }
    return wrong_usage(checker, CU5002, "unknown option", argv[*at]);
}

static bool parse_check_options(struct checker *checker, int argc, const char *const *argv)
{
    bool good = true;

    for (int at = 1; at < argc; at++) {
        if (strcmp(argv[at], "--") == 0) {
            for (at++; at < argc; at++)
                keep_word(checker, &checker->options.flags, argv[at]);
        } else if (argv[at][0] == '-' && argv[at][1]) {
            good = take_option(checker, argc, argv, &at) && good;
        } else {
            keep_word(checker, &checker->options.files, argv[at]);
        }
    }
    if (good && checker->options.races &&
        (checker->options.record || checker->options.drivers.count || checker->options.trace))
        return wrong_usage(checker, CU5002, "--races", "it runs Oclgrind, and compares nothing");
    if (good && !checker->options.help && !checker->options.files.count)
        return wrong_usage(checker, CU5002, "nothing to check",
                           "name a check file, or the sources of a program");
    return good;
}

/* --- the plan -------------------------------------------------------------------------------- */

static bool names_source(const char *path)
{
    return options_file_kind(path) != FILE_UNKNOWN;
}

/* One program with one case, of the sources on the command line. */
static bool plan_from_sources(struct checker *checker)
{
    struct check_plan *plan = &checker->plan;
    struct check_program program = {.sources = checker->options.files};
    struct check_case one = plan_default_case();
    const char *first = file_name(program.sources.items[0]);

    for (size_t i = 0; i < program.sources.count; i++)
        if (!names_source(program.sources.items[i]))
            return wrong_usage(checker, CU1014, program.sources.items[i], NULL);
    char *here = realpath(".", NULL);
    plan->folder = arena_strdup(checker->arena, here ? here : "/");
    free(here);
    plan->expected = plan_path(checker->arena, plan, "expected");
    program.name = file_without_ending(checker->arena, first);
    one.name = "1";
    one.run = checker->options.run ? checker->options.run : "";
    arena_push(checker->arena, program.cases, program.case_count, one);
    arena_push(checker->arena, plan->programs, plan->program_count, program);
    return true;
}

static bool is_wanted(const struct checker *checker, const struct check_program *program,
                      const struct check_case *one)
{
    const struct text_list *only = &checker->options.only;
    const char *name = arena_printf(checker->arena, "%s.%s", program->name, one->name);

    for (size_t i = 0; i < only->count; i++)
        if (fnmatch(only->items[i], program->name, 0) == 0 || fnmatch(only->items[i], name, 0) == 0)
            return true;
    return only->count == 0;
}

/* Leaves what --case names. */
static void select_cases(struct checker *checker)
{
    struct check_plan *plan = &checker->plan;
    size_t programs = 0;

    for (size_t i = 0; i < plan->program_count; i++) {
        struct check_program program = plan->programs[i];
        size_t count = 0;
        for (size_t j = 0; j < program.case_count; j++)
            if (is_wanted(checker, &program, &program.cases[j]))
                program.cases[count++] = program.cases[j];
        program.case_count = count;
        if (count)
            plan->programs[programs++] = program;
    }
    plan->program_count = programs;
}

static bool check_patterns(struct checker *checker, const struct text_list *patterns)
{
    for (size_t i = 0; i < patterns->count; i++) {
        const char *why = compare_check_pattern(checker->arena, patterns->items[i]);
        if (why)
            return wrong_usage(checker, CU5005, patterns->items[i], why);
    }
    return true;
}

static bool check_choice(struct checker *checker, const struct line_choice *choice)
{
    bool good = check_patterns(checker, &choice->ignored);

    return check_patterns(checker, &choice->only) && good;
}

static bool check_all_patterns(struct checker *checker)
{
    bool good = true;

    for (size_t i = 0; i < checker->plan.program_count; i++)
        for (size_t j = 0; j < checker->plan.programs[i].case_count; j++) {
            const struct check_case *one = &checker->plan.programs[i].cases[j];
            good = check_choice(checker, &one->lines) && good;
            for (size_t k = 0; k < one->file_count; k++)
                good = check_choice(checker, &one->files[k].lines) && good;
        }
    return good;
}

/* --compare: one trace for all cases, seen from here. */
static void set_traces(struct checker *checker)
{
    const char *trace = checker->options.trace;
    char *full = trace ? realpath(trace, NULL) : NULL;
    const char *path = full ? arena_strdup(checker->arena, full) : trace;

    free(full);
    for (size_t i = 0; trace && i < checker->plan.program_count; i++)
        for (size_t j = 0; j < checker->plan.programs[i].case_count; j++)
            checker->plan.programs[i].cases[j].trace = path;
}

/* --races: Oclgrind alone, and no traces. */
static void choose_races(struct checker *checker)
{
    struct check_plan *plan = &checker->plan;
    const struct check_driver driver = {.name = "oclgrind", .command = RACES_COMMAND};

    plan->drivers = NULL;
    plan->driver_count = 0;
    arena_push(checker->arena, plan->drivers, plan->driver_count, driver);
    for (size_t i = 0; i < plan->program_count; i++)
        for (size_t j = 0; j < plan->programs[i].case_count; j++)
            plan->programs[i].cases[j].trace = NULL;
}

/* Returns CHECK_PASSED where there is something to do. */
static enum check_status make_plan(struct checker *checker)
{
    struct check_options *options = &checker->options;
    bool of_sources = names_source(options->files.items[0]);

    if (!of_sources && (options->files.count > 1 || options->flags.count || options->run)) {
        wrong_usage(checker, CU5002, "one check file at a time, and without --run and flags",
                    options->files.items[0]);
        return CHECK_USAGE;
    }
    if (of_sources && !plan_from_sources(checker))
        return CHECK_USAGE;
    if (!of_sources &&
        !plan_read(&checker->plan, checker->arena, &checker->diag, options->files.items[0]))
        return CHECK_NOTHING;
    if (!check_all_patterns(checker))
        return CHECK_NOTHING;
    select_cases(checker);
    set_traces(checker);
    if (!checker->plan.program_count) {
        wrong_usage(checker, CU5002, "no case", "nothing is left to check");
        return CHECK_NOTHING;
    }
    if (options->races)
        choose_races(checker);
    else if (!options->record &&
             !drivers_choose(&checker->plan, checker->arena, &checker->diag, &options->drivers))
        return CHECK_NOTHING;
    return diag_worst(&checker->diag) >= DIAG_ERROR && checker->diag.count ? CHECK_NOTHING
                                                                           : CHECK_PASSED;
}

/* --- the work -------------------------------------------------------------------------------- */

static void print_plan(const struct check_plan *plan)
{
    for (size_t i = 0; i < plan->driver_count; i++)
        printf("driver %s%s%s\n", plan->drivers[i].name, plan->drivers[i].device ? ": " : "",
               plan->drivers[i].device ? plan->drivers[i].device : "");
    for (size_t i = 0; i < plan->program_count; i++)
        for (size_t j = 0; j < plan->programs[i].case_count; j++)
            printf("%s.%s %s\n", plan->programs[i].name, plan->programs[i].cases[j].name,
                   plan->programs[i].cases[j].run);
}

static bool write_report(struct checker *checker, const char *path, const char *text)
{
    if (file_replace(checker->arena, path, text, strlen(text)))
        return true;
    diag_report(&checker->diag, CU1004, NULL, path, strerror(errno));
    return false;
}

static enum check_status tell_results(struct checker *checker, const struct check_work *work,
                                      const struct check_results *results)
{
    const struct check_options *options = &checker->options;
    bool good = true;

    results_print(results, stdout);
    if (options->annotations)
        results_print_annotations(results, stdout);
    if (options->junit)
        good = write_report(checker, options->junit, results_junit(results, checker->arena));
    if (options->json)
        good = write_report(checker, options->json, results_json(results, checker->arena)) && good;
    if (options->html)
        good = check_write_page(work, results, &checker->diag) && good;
    if (options->store_times)
        good = record_times(results, checker->arena, &checker->diag) && good;
    if (!good)
        return CHECK_NOTHING;
    return results_count(results, false) ? CHECK_FAILED : CHECK_PASSED;
}

static enum check_status record_all(const struct check_work *work)
{
    size_t stored = record_runs(work), cases = work->run_count / 2;

    printf("%zu of %zu cases stored in %s\n", stored, cases, work->plan->expected);
    return stored == cases ? CHECK_PASSED : CHECK_FAILED;
}

static enum check_status do_work(struct checker *checker)
{
    struct check_options *options = &checker->options;
    struct check_work work = {.plan = &checker->plan, .options = options, .arena = checker->arena};
    struct check_results results;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned asked = options->jobs;

    options->jobs = asked ? asked : cores > 0 ? (unsigned)cores : 1;
    bool complete = build_programs(&work);
    options->jobs = asked ? asked : 1; /* cases beside each other take longer */
    if (!complete || !run_cases(&work, options->record ? 2 : checker->plan.driver_count)) {
        diag_report(&checker->diag, CU5009, NULL, options->record ? "stored" : "compared",
                    options->work);
        return CHECK_NOTHING;
    }
    workers_hold_signals(false);
    if (options->record)
        return record_all(&work);
    judge_runs(&work, &results);
    return tell_results(checker, &work, &results);
}

/* The folder for the work, as an absolute path. */
static bool make_work_folder(struct checker *checker)
{
    struct check_options *options = &checker->options;
    const char *path = options->work ? options->work : "cu2cl-check";

    if (!make_folders(checker->arena, path)) {
        diag_report(&checker->diag, CU1004, NULL, path, strerror(errno));
        return false;
    }
    char *full = realpath(path, NULL);
    options->work = arena_strdup(checker->arena, full ? full : path);
    free(full);
    return true;
}

static enum check_status run_check(struct checker *checker, int argc, const char *const *argv)
{
    if (!parse_check_options(checker, argc, argv))
        return CHECK_USAGE;
    if (checker->options.help) {
        print_check_help();
        return CHECK_PASSED;
    }
    enum check_status status = make_plan(checker);
    if (status != CHECK_PASSED)
        return status;
    if (checker->options.list) {
        print_plan(&checker->plan);
        return CHECK_PASSED;
    }
    return make_work_folder(checker) ? do_work(checker) : CHECK_NOTHING;
}

int check_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct checker checker = {.arena = &arena, .diag = {.arena = &arena}};

    checker.options.nvcc = "nvcc";
    checker.options.terminal = isatty(STDERR_FILENO);
    signal(SIGPIPE, SIG_IGN);
    enum check_status status = run_check(&checker, argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        diag_report(&checker.diag, CU1004, NULL, "the standard output", strerror(errno));
        status = CHECK_NOTHING;
    }
    diag_sort(&checker.diag);
    diag_print(&checker.diag, stderr, false);
    arena_free(&arena);
    return (int)status;
}
