/* An analysis is a port that is thrown away: what it reports is counted. A tree's sources are ported
 * one by one, each in a process of its own, so that one that crashes the parser is one line of the
 * table. The sources of one program are one such job. */
#include "analyze/analyze.h"

#include "check/run.h"
#include "driver.h"
#include "host/host.h"
#include "tree/tree.h"
#include "tree/workers.h"
#include "util/file.h"
#include "util/str.h"
#include "util/wire.h"
#include "util/path.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum analyze_option {
#define ANALYZE_OPTION(name, spelling, argument, help) ANALYZE_##name,
#include "analyze/options.def"
    ANALYZE_OPTION_COUNT
};

static const struct analyze_row {
    const char *spelling, *argument, *help;
} analyze_rows[] = {
#define ANALYZE_OPTION(name, spelling, argument, help) {spelling, argument, help},
#include "analyze/options.def"
};

/* Options of cu2cl whose values are words of their own. */
static const char *const valued_options[] = {
#define OPTION(name, spelling, argument, help) (argument) ? (spelling) : NULL,
#include "cli/options.def"
};

struct analysis {
    struct arena *arena;
    struct diag diag;
    struct options options;
    struct source_list words; /* for the options' parser */
    struct source_list trees, excluded, sources;
    const char *json;
    const char *work; /* a temporary folder; NULL: none yet */
    struct view_program *programs;
    size_t program_count, job_count;
    const char *root;
    bool help, is_project, is_complete;
};

/* --- the command line ------------------------------------------------------------------------ */

static void print_analyze_help(void)
{
    puts("Usage: cu2cl analyze [options] TREE|FILE... [-- compiler flags]\n"
         "       cu2cl analyze [options] -p BUILD_DIR\n\n"
         "Tells what porting takes: what is automatic, what needs work, what can't be.\n"
         "Nothing is written but the files that options name.\n\nOptions:");
    for (size_t i = 0; i < ANALYZE_OPTION_COUNT; i++)
        printf("  %s%s%s\n        %s\n", analyze_rows[i].spelling,
               analyze_rows[i].argument ? " " : "",
               analyze_rows[i].argument ? analyze_rows[i].argument : "", analyze_rows[i].help);
    puts("  -p, -j, -I, -D, --rules, --html, --sarif, ...\n"
         "        as of cu2cl --help");
    command_print_statuses("analyze");
}

static void add_source_word(struct analysis *analysis, struct source_list *list, const char *word)
{
    arena_push(analysis->arena, list->items, list->count, word);
}

/* An option of `analyze` alone; `*at` goes on past its value. */
static bool take_own_option(struct analysis *analysis, int argc, const char *const *argv, int *at)
{
    for (size_t i = 0; i < ANALYZE_OPTION_COUNT; i++) {
        const struct analyze_row *row = &analyze_rows[i];
        size_t length = strlen(row->spelling);
        const char *rest = argv[*at] + length, *value = NULL;
        if (strncmp(argv[*at], row->spelling, length) != 0 || (*rest && *rest != '='))
            continue;
        if (row->argument && *rest)
            value = rest + 1;
        else if (row->argument && *at + 1 < argc)
            value = argv[++*at];
        if (row->argument && !value)
            diag_report(&analysis->diag, CU1011, NULL, row->spelling, row->argument);
        analysis->help |= i == ANALYZE_HELP;
        if (i == ANALYZE_JSON)
            analysis->json = value;
        if (i == ANALYZE_EXCLUDE && value)
            add_source_word(analysis, &analysis->excluded, value);
        return true;
    }
    return false;
}

static bool takes_value(const char *word)
{
    for (size_t i = 0; i < sizeof valued_options / sizeof *valued_options; i++)
        if (valued_options[i] && strcmp(valued_options[i], word) == 0)
            return true;
    return false;
}

static const char *folder_to_scan(struct analysis *analysis, const char *path)
{
    struct stat info;
    char *full = stat(path, &info) == 0 && S_ISDIR(info.st_mode) ? realpath(path, NULL) : NULL;
    const char *copy = full ? arena_strdup(analysis->arena, full) : NULL;

    free(full);
    return copy;
}

/* Takes out what only `analyze` knows; the rest is for the parser of cu2cl's options. */
static void split_words(struct analysis *analysis, int argc, const char *const *argv)
{
    add_source_word(analysis, &analysis->words, argv[0]);
    for (int at = 1; at < argc; at++) {
        const char *word = argv[at], *folder = NULL;
        if (strcmp(word, "--") == 0) {
            for (; at < argc; at++)
                add_source_word(analysis, &analysis->words, argv[at]);
        } else if (word[0] == '-' && word[1]) {
            if (take_own_option(analysis, argc, argv, &at))
                continue;
            analysis->is_project |= strncmp(word, "-p", 2) == 0;
            add_source_word(analysis, &analysis->words, word);
            if (takes_value(word) && at + 1 < argc)
                add_source_word(analysis, &analysis->words, argv[++at]);
        } else if ((folder = folder_to_scan(analysis, word)) != NULL) {
            add_source_word(analysis, &analysis->trees, folder);
        } else {
            add_source_word(analysis, &analysis->words, word);
        }
    }
}

/* The words go before `--`, where options end. */
static void insert_words(struct analysis *analysis, const char *first, const char *second)
{
    struct source_list words = {NULL, 0};

    add_source_word(analysis, &words, analysis->words.items[0]);
    add_source_word(analysis, &words, first);
    if (second)
        add_source_word(analysis, &words, second);
    for (size_t i = 1; i < analysis->words.count; i++)
        add_source_word(analysis, &words, analysis->words.items[i]);
    analysis->words = words;
}

static bool make_temporary(struct analysis *analysis)
{
    const char *folder = getenv("TMPDIR");
    char *path = arena_printf(analysis->arena, "%s/cu2cl-analyze-XXXXXX",
                              folder && *folder ? folder : "/tmp");

    if (mkdtemp(path)) {
        analysis->work = path;
        return true;
    }
    diag_report(&analysis->diag, CU1004, NULL, path, strerror(errno));
    return false;
}

static enum driver_status read_command_line(struct analysis *analysis, int argc,
                                            const char *const *argv)
{
    split_words(analysis, argc, argv);
    if (analysis->diag.count)
        return STATUS_USAGE;
    if (analysis->help)
        return STATUS_PORTED;
    for (size_t i = 0; i < analysis->trees.count; i++)
        scan_tree(analysis->arena, &analysis->sources, analysis->trees.items[i],
                  analysis->excluded.items, analysis->excluded.count);
    if (analysis->trees.count && !analysis->sources.count) {
        diag_report(&analysis->diag, CU5021, NULL, analysis->trees.items[0]);
        return STATUS_FAILED;
    }
    if (!make_temporary(analysis))
        return STATUS_FAILED;
    insert_words(analysis, "-o", analysis->work);
    if (analysis->trees.count)
        insert_words(analysis, analysis->sources.items[0], NULL);
    for (size_t i = 0; i < analysis->excluded.count && analysis->is_project; i++)
        insert_words(analysis, "--exclude", analysis->excluded.items[i]);
    if (!options_parse(&analysis->options, analysis->arena, &analysis->diag,
                       (int)analysis->words.count, analysis->words.items))
        return STATUS_USAGE;
    return STATUS_PORTED;
}

/* --- the work -------------------------------------------------------------------------------- */

static const char *folder_of_job(const struct analysis *analysis, size_t index)
{
    return arena_printf(analysis->arena, "%s/%zu", analysis->work, index);
}

static void analyze_job(void *data, size_t index, struct str *out)
{
    struct analysis *analysis = data;
    struct options options = analysis->options;
    struct diag diag = {.arena = analysis->arena};
    const char *files[] = {NULL, NULL};

    if (analysis->trees.count) {
        files[0] = analysis->sources.items[index];
        options.files = (struct option_list){files, 1};
        options.is_part = true;
        options.jobs = 1;
    }
    options.output = folder_of_job(analysis, index);
    struct driver_result result = driver_run(&options, analysis->arena, &diag, stderr);
    wire_put_text(out, result.report);
    wire_put_text(out, result.root);
}

/* A source of which there is no report: the parser crashed, or its folder can't be written. */
static const char *report_of_crash(struct analysis *analysis, const char *path)
{
    json_t *report = json_pack(
        "{s:i, s:[{s:o}], s:[{s:s, s:s, s:o, s:s}]}", "status", STATUS_FAILED, "sources", "path",
        view_string(analysis->arena, path, strlen(path)), "messages", "number", "CU1005",
        "severity", "error", "file", view_string(analysis->arena, path, strlen(path)), "text",
        "this source cannot be parsed");
    char *text = json_dumps(report, JSON_COMPACT);
    const char *copy = arena_strdup(analysis->arena, text ? text : "{}");

    free(text);
    json_decref(report);
    return copy;
}

static void take_analysis(void *data, size_t index, const char *bytes, size_t length)
{
    struct analysis *analysis = data;
    struct wire wire = {.data = bytes, .length = length};
    const char *path = analysis->trees.count
                           ? analysis->sources.items[index]
                           : path_absolute(analysis->arena, analysis->options.files.items[0]);
    struct view_program program = {.name = file_name(path),
                                   .output = folder_of_job(analysis, index)};

    if (bytes) {
        program.report = wire_take_text(&wire, analysis->arena);
        program.root = wire_take_text(&wire, analysis->arena);
    }
    if (!program.report || !program.root) {
        program.report = report_of_crash(analysis, path);
        program.root = "/";
    }
    arena_push(analysis->arena, analysis->programs, analysis->program_count, program);
    if (!analysis->root)
        analysis->root = analysis->trees.count ? analysis->trees.items[0] : program.root;
}

static void show_analysis(void *data, size_t finished, long passed)
{
    const struct analysis *analysis = data;

    if (analysis->options.terminal && passed > 0)
        fprintf(stderr, "\rcu2cl analyze: %zu of %zu sources, %ld s", finished, analysis->job_count,
                passed);
}

static void analyze_sources(struct analysis *analysis)
{
    const struct workers workers = {
        analysis,    &analysis->job_count, driver_jobs(&analysis->options),
        analyze_job, take_analysis,        show_analysis};

    analysis->job_count = analysis->trees.count ? analysis->sources.count : 1;
    analysis->is_complete = workers_run(&workers);
    if (analysis->options.terminal)
        fputs("\r\033[K", stderr);
}

/* A project's messages are told by the table, unless there is none. */
static void analyze_project(struct analysis *analysis)
{
    struct driver_result result = tree_run(&analysis->options, analysis->arena, &analysis->diag);
    struct view_program program = {result.root ? file_name(result.root) : "", result.report,
                                   result.root, analysis->work};

    analysis->is_complete = result.status != STATUS_INTERRUPTED;
    if (!result.report)
        return;
    analysis->root = result.root;
    analysis->diag = (struct diag){.arena = analysis->arena};
    arena_push(analysis->arena, analysis->programs, analysis->program_count, program);
}

/* --- sources that others include ------------------------------------------------------------- */

/* Adds the files that a program has beside its sources. */
static void add_included(struct analysis *analysis, const struct view_program *program,
                         struct map *included)
{
    const struct view view = {.arena = analysis->arena};
    json_t *report = view_load(program->report);
    const json_t *files = json_object_get(report, "files");
    const json_t *source = json_array_get(json_object_get(report, "sources"), 0);
    const char *own = view_text(source, "path");

    for (size_t i = 0; own && i < json_array_size(files); i++) {
        const char *path = view_text(json_array_get(files, i), "from");
        if (path && strcmp(path, own) != 0)
            map_put(included, view_absolute(&view, program, path), analysis);
    }
    json_decref(report);
}

/* A file that another source includes is part of that one: what it lacks when it is read alone is no
 * work. */
static void leave_out_included(struct analysis *analysis)
{
    struct map included = {.arena = analysis->arena};
    size_t kept = 0;

    for (size_t i = 0; i < analysis->program_count; i++)
        add_included(analysis, &analysis->programs[i], &included);
    for (size_t i = 0; i < analysis->program_count; i++)
        if (!map_get(&included, analysis->sources.items[i]))
            analysis->programs[kept++] = analysis->programs[i];
    if (kept)
        analysis->program_count = kept;
}

/* --- what is told ---------------------------------------------------------------------------- */

/* Was nothing of any program read? */
static bool is_all_unreadable(const struct analysis *analysis)
{
    bool all = true;

    for (size_t i = 0; i < analysis->program_count; i++) {
        json_t *report = view_load(analysis->programs[i].report);
        all = all && view_number(report, "status") == STATUS_FAILED;
        json_decref(report);
    }
    return all;
}

static enum driver_status status_of_facts(const struct view_facts *facts)
{
    for (size_t i = 0; i < facts->cause_count; i++)
        if (facts->causes[i]->effort > EFFORT_LOOK)
            return STATUS_NEEDS_HAND;
    return STATUS_PORTED;
}

static enum driver_status tell_analysis(struct analysis *analysis)
{
    const char *root = analysis->root;
    char *here = realpath(".", NULL);
    struct view_facts facts;
    bool good = true;

    if (here && !analysis->trees.count && path_is_inside(root, here))
        root = here;
    const struct view view = {.arena = analysis->arena,
                              .diag = &analysis->diag,
                              .title = file_name(analysis->root),
                              .root = root,
                              .programs = analysis->programs,
                              .count = analysis->program_count};
    view_count(&view, &facts);
    table_print(&facts, analysis->arena, stdout);
    if (analysis->json)
        good = view_write_facts(&view, &facts, analysis->json);
    if (analysis->options.html)
        good = view_write_page(&view, analysis->options.html) && good;
    if (analysis->options.sarif)
        good = view_write_sarif(&view, analysis->options.sarif) && good;
    free(here);
    return good && !is_all_unreadable(analysis) ? status_of_facts(&facts) : STATUS_FAILED;
}

static enum driver_status run_analysis(struct analysis *analysis, int argc, const char *const *argv)
{
    enum driver_status status = read_command_line(analysis, argc, argv);

    if (analysis->help && status == STATUS_PORTED)
        print_analyze_help();
    if (analysis->help || status != STATUS_PORTED)
        return status;
    analysis->options.terminal = isatty(STDERR_FILENO);
    if (analysis->options.build_dir)
        analyze_project(analysis);
    else
        analyze_sources(analysis);
    if (analysis->trees.count && analysis->is_complete)
        leave_out_included(analysis);
    workers_hold_signals(true); /* until the temporary folder is gone */
    if (!analysis->is_complete)
        return STATUS_INTERRUPTED;
    return analysis->program_count ? tell_analysis(analysis) : STATUS_FAILED;
}

int analyze_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};
    struct analysis analysis = {.arena = &arena, .diag = {.arena = &arena}};

    signal(SIGPIPE, SIG_IGN);
    setenv("LIBCLANG_NOTHREADS", "1", 1); /* as for a port, see main.c */
    enum driver_status status = run_analysis(&analysis, argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        diag_report(&analysis.diag, CU1004, NULL, "the standard output", strerror(errno));
        status = STATUS_FAILED;
    }
    if (analysis.work)
        remove_folder(analysis.work);
    diag_sort(&analysis.diag);
    diag_print(&analysis.diag, stderr, false);
    arena_free(&arena);
    return (int)status;
}
