/* `cu2cl record` and `cu2cl compare`: run a program with what its launches are recorded or compared
 * by. Its terminal, its signals and its exit status stay its own. */
#include "check/traces.h"

#include "check/check.h"
#include "check/plan.h"
#include "cli/options.h"
#include "record/trace_file.h"
#include "util/file.h"
#include "util/str.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum trace_command { RECORD = 1, COMPARE = 2, BOTH = 3 };

/* Of compare; record has the program's own, and 3. */
enum trace_status { TRACES_SAME, TRACES_DIFFER, TRACES_USAGE, TRACES_NOTHING, TRACES_PARTLY };

enum trace_option {
#define TRACE_OPTION(name, spelling, argument, command, help) OPTION_##name,
#include "check/traces.def"
    TRACE_OPTION_COUNT
};

static const struct trace_row {
    const char *spelling, *argument, *help;
    enum trace_command command;
} trace_rows[] = {
#define TRACE_OPTION(name, spelling, argument, command, help) {spelling, argument, help, command},
#include "check/traces.def"
};

struct tracing {
    enum trace_command command;
    const char *trace, *bounds, *report, *nvcc;
    bool contents, inputs, resync, help;
    const char *const *words; /* of the program, NULL-terminated */
    struct arena *arena;
    struct diag *diag;
};

/* --- the command line ------------------------------------------------------------------------ */

static void print_trace_help(const struct tracing *t)
{
    puts(
        t->command == RECORD
            ? "Usage: cu2cl record [options] -- PROGRAM ARGUMENTS\n\nRecords what each kernel "
              "launch of a CUDA program, or of a port, leaves in memory.\n\nOptions:"
            : "Usage: cu2cl compare [options] TRACE -- PROGRAM ARGUMENTS\n\nNames the first launch "
              "of a port, and its argument, that differ from a trace.\n\nOptions:");
    for (size_t i = 0; i < TRACE_OPTION_COUNT; i++)
        if (trace_rows[i].command & t->command)
            printf("  %s%s%s\n        %s\n", trace_rows[i].spelling,
                   trace_rows[i].argument ? " " : "",
                   trace_rows[i].argument ? trace_rows[i].argument : "", trace_rows[i].help);
    command_print_statuses(t->command == RECORD ? "record" : "compare");
}

static bool bad_word(struct tracing *t, const char *what, const char *more)
{
    diag_report(t->diag, CU5002, NULL, what, more);
    return false;
}

static void apply_trace_option(struct tracing *t, enum trace_option option, const char *value)
{
    switch (option) {
    case OPTION_OUTPUT: t->trace = value; break;
    case OPTION_CONTENTS: t->contents = true; break;
    case OPTION_INPUTS: t->inputs = true; break;
    case OPTION_NVCC: t->nvcc = value; break;
    case OPTION_RESYNC: t->resync = true; break;
    case OPTION_BOUNDS: t->bounds = value; break;
    case OPTION_REPORT: t->report = value; break;
    default: t->help = true; break;
    }
}

static bool take_trace_option(struct tracing *t, const char *const *argv, int *at)
{
    for (size_t i = 0; i < TRACE_OPTION_COUNT; i++) {
        const struct trace_row *row = &trace_rows[i];
        if (!(row->command & t->command) || strcmp(argv[*at], row->spelling) != 0)
            continue;
        const char *value = row->argument ? argv[*at + 1] : NULL;
        if (row->argument && (!value || !*value))
            return bad_word(t, "a value is missing", row->spelling);
        *at += row->argument != NULL;
        apply_trace_option(t, (enum trace_option)i, value);
        return true;
    }
    return bad_word(t, "unknown option", argv[*at]);
}

/* The program follows `--`, or is the first word that is no option. */
static bool parse_trace_words(struct tracing *t, const char *const *argv)
{
    int at = 1;

    for (; argv[at] && strcmp(argv[at], "--") != 0; at++) {
        if (argv[at][0] == '-') {
            if (!take_trace_option(t, argv, &at))
                return false;
        } else if (t->command == COMPARE && !t->trace) {
            t->trace = argv[at];
        } else {
            break;
        }
    }
    t->words = argv + at + (argv[at] && strcmp(argv[at], "--") == 0);
    if (t->help)
        return true;
    if (t->command == COMPARE && !t->trace)
        return bad_word(t, "nothing to compare with", "name a trace");
    if (!*t->words)
        return bad_word(t, "nothing to run", "name a program");
    if (!t->trace)
        t->trace = arena_printf(t->arena, "%s.trace", file_name(*t->words));
    return true;
}

/* --- the program ----------------------------------------------------------------------------- */

/* A port asks for the runtime, or has it inside. */
static bool is_port(struct arena *arena, const char *program)
{
    static const char asks[] = "cu2clRegisterModule", has[] = "CU2CL_RECORD_CONTENTS";
    const char *path = trace_find_program(arena, program);
    size_t length;
    char *bytes = path ? file_read(arena, path, &length) : NULL;

    return bytes && (memmem(bytes, length, asks, sizeof asks - 1) ||
                     memmem(bytes, length, has, sizeof has - 1));
}

/* Sets what the program finds in its environment; false, with a message. */
static bool set_environment(struct tracing *t)
{
    const char *why = NULL;

    unsetenv("CU2CL_RECORD");
    unsetenv("CU2CL_COMPARE");
    setenv(TRACE_HOST_FILL, TRACE_HOST_FILL_ZEROS, 0);
    if (t->command == COMPARE) {
        setenv("CU2CL_COMPARE", t->trace, 1);
        setenv("CU2CL_COMPARE_REPORT", t->report, 1);
        if (t->bounds)
            setenv("CU2CL_COMPARE_BOUNDS", t->bounds, 1);
        if (t->resync)
            setenv("CU2CL_RESYNC", "1", 1);
        return true;
    }
    setenv("CU2CL_RECORD", t->trace, 1);
    if (t->contents)
        setenv("CU2CL_RECORD_CONTENTS", "1", 1);
    if (t->inputs)
        setenv("CU2CL_RECORD_INPUTS", "1", 1);
    if (is_port(t->arena, *t->words))
        return true;
    const char *recorder = trace_recorder(t->arena, t->nvcc, &why);
    if (recorder)
        setenv("CUDA_INJECTION64_PATH", recorder, 1);
    else
        diag_report(t->diag, CU5007, NULL, *t->words, why);
    return recorder != NULL;
}

/* Ends as the program does; -1: it can't be started. Ctrl-C reaches the program, and this waits for
 * it. */
static int run_traced(struct tracing *t)
{
    int status = 0, ends[2], error = 0;

    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0) {
        execvp(*t->words, (char *const *)(uintptr_t)t->words);
        error = errno;
        _exit(write(ends[1], &error, sizeof error) < 0 ? 126 : 127);
    }
    close(ends[1]);
    signal(SIGINT, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    bool failed = child < 0 || read(ends[0], &error, sizeof error) == sizeof error;
    close(ends[0]);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (failed) {
        diag_report(t->diag, CU5007, NULL, *t->words, strerror(error ? error : errno));
        return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* --- what it left ---------------------------------------------------------------------------- */

/* Reads all of a trace; false: it is not whole, and `problem` says how. */
static bool measure_trace(const char *path, struct trace_totals *totals, uint32_t *kernels,
                          const char **problem)
{
    struct trace_reader reader;
    struct trace_launch launch;

    if (trace_open(&reader, path))
        while (trace_next(&reader, &launch))
            trace_launch_free(&launch);
    bool whole = reader.is_whole;
    *totals = reader.totals;
    *kernels = reader.kernel_count;
    *problem = reader.problem;
    trace_close(&reader);
    return whole;
}

static bool same_file(const struct stat *a, const struct stat *b)
{
    return a->st_ino == b->st_ino && a->st_mtim.tv_sec == b->st_mtim.tv_sec &&
           a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* Says what was recorded; false: no whole trace. `before` is what the path named before the run. */
static bool report_trace(struct tracing *t, const struct stat *before, int status)
{
    struct stat now = {0};
    struct trace_totals totals;
    uint32_t kernels;
    const char *problem = NULL, *part = arena_printf(t->arena, "%s.part", t->trace);
    bool is_new = stat(t->trace, &now) == 0 && !same_file(&now, before);

    if (is_new && measure_trace(t->trace, &totals, &kernels, &problem)) {
        fprintf(stderr, "cu2cl record: %llu launches of %u kernels in %s, %llu bytes\n",
                (unsigned long long)totals.launches, kernels, t->trace,
                (unsigned long long)now.st_size);
        return true;
    }
    if (!is_new && stat(part, &now) == 0) {
        measure_trace(part, &totals, &kernels, &problem);
        diag_report(t->diag, CU5008, NULL, part,
                    arena_printf(t->arena, "it has %llu launches, and %s",
                                 (unsigned long long)totals.launches,
                                 status > 128 ? "the program was ended by a signal"
                                              : "the program did not come to its end"));
    } else {
        diag_report(t->diag, CU5007, NULL, *t->words,
                    problem ? problem : "it left no trace: it launched nothing, or said why");
    }
    return false;
}

enum trace_verdict trace_report_read(struct arena *arena, const char *path, const char **first)
{
    static const char *const words[] = {"same", "partly", "differs", "incomplete", "error"};
    size_t length;
    char *text = file_read(arena, path, &length);
    size_t verdict = text ? strcspn(text, "\n") : 0;

    *first = NULL;
    for (size_t i = 0; text && i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == verdict && strncmp(text, words[i], verdict) == 0) {
            const char *line = text + verdict + 1;
            *first = arena_strndup(arena, line, strcspn(line, "\n"));
            return (enum trace_verdict)i;
        }
    return TRACE_NOT_WRITTEN;
}

/* --- the commands ---------------------------------------------------------------------------- */

static int record_program(struct tracing *t)
{
    struct stat before = {0};

    if (stat(t->trace, &before) == 0 && !S_ISREG(before.st_mode)) {
        diag_report(t->diag, CU5008, NULL, t->trace, "it is no regular file");
        return TRACES_NOTHING;
    }
    int status = run_traced(t);
    if (status < 0)
        return TRACES_NOTHING;
    return report_trace(t, &before, status) || status ? status : TRACES_NOTHING;
}

static int compare_program(struct tracing *t)
{
    const char *first;
    int status = run_traced(t);

    if (status < 0)
        return TRACES_NOTHING;
    switch (trace_report_read(t->arena, t->report, &first)) {
    case TRACE_SAME: return TRACES_SAME;
    case TRACE_PARTLY: return TRACES_PARTLY;
    case TRACE_DIFFERS: return TRACES_DIFFER;
    case TRACE_NOT_WRITTEN:
        diag_report(t->diag, CU5008, NULL, t->trace,
                    status ? "nothing was compared: the program did not come to its end"
                           : "nothing was compared: the program is no port, or launched nothing");
        return TRACES_NOTHING;
    default: return TRACES_NOTHING; /* the runtime has said why */
    }
}

/* What a run before has left there is not this one's. */
static bool empty_report(const char *path)
{
    FILE *file = fopen(path, "we");
    return file && fclose(file) == 0;
}

static int run_tracing(struct tracing *t, const char *const *argv)
{
    char temporary[] = "/tmp/cu2cl-compare-XXXXXX";
    int file = -1, status;

    if (!parse_trace_words(t, argv))
        return TRACES_USAGE;
    if (t->help) {
        print_trace_help(t);
        return TRACES_SAME;
    }
    if (t->command == COMPARE && !t->report && (file = mkstemp(temporary)) >= 0)
        t->report = temporary;
    if (t->command == COMPARE && (!t->report || !empty_report(t->report))) {
        diag_report(t->diag, CU1004, NULL, t->report ? t->report : "a temporary file",
                    strerror(errno));
        return TRACES_NOTHING;
    }
    status = !set_environment(t)    ? TRACES_NOTHING
             : t->command == RECORD ? record_program(t)
                                    : compare_program(t);
    if (file >= 0) {
        close(file);
        unlink(temporary);
    }
    return status;
}

static int trace_main(enum trace_command command, const char *const *argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    struct tracing t = {.command = command, .nvcc = "nvcc", .arena = &arena, .diag = &diag};
    int status = run_tracing(&t, argv);

    diag_sort(&diag);
    diag_print(&diag, stderr, false);
    arena_free(&arena);
    return status;
}

int record_main(int argc, const char *const *argv)
{
    (void)argc;
    return trace_main(RECORD, argv);
}

int compare_main(int argc, const char *const *argv)
{
    (void)argc;
    return trace_main(COMPARE, argv);
}
