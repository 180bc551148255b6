/* The command `cu2cl`: reads the command line, runs the driver, prints what it said. */
#include "analyze/analyze.h"
#include "check/check.h"
#include "info/info.h"
#include "util/crash.h"
#include "driver.h"
#include "output/depfile.h"
#include "host/host.h"
#include "tree/tree.h"
#include "util/file.h"
#include "util/version.h"
#include "view/view.h"
#include "util/path.h"

#include <clang-c/Index.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_version(void)
{
    CXString clang = clang_getClangVersion();

    printf("cu2cl %s\n%s\n", cu2cl_version, clang_getCString(clang));
    clang_disposeString(clang);
}

static bool wants_colour(void)
{
    const char *none = getenv("NO_COLOR"), *terminal = getenv("TERM");

    return isatty(STDERR_FILENO) && !(none && *none) && terminal;
}

/* --help and the like; false when there is work to do. */
static bool print_information(const struct options *options)
{
    if (options->help)
        options_print_help(stdout);
    else if (options->version)
        print_version();
    else if (options->print_man)
        options_print_man(stdout);
    else if (options->print_completion)
        completion_print(options->print_completion);
    else
        return false;
    return true;
}

/* The rule of --depfile: the port's sources depend on the program's files. */
static void write_depfile(const struct options *options, struct driver_result *result,
                          struct arena *arena, struct diag *diag)
{
    const char **targets = NULL;
    size_t count = 0;

    for (size_t i = 0; i < result->file_count; i++) {
        const char *path = arena_printf(arena, "%s/%s", options->output, result->files[i].path);
        if (result->files[i].source_path)
            arena_push(arena, targets, count, depfile_word(arena, path));
    }
    const struct depfile depfile = {
        .path = options->depfile,
        .targets = targets,
        .target_count = count,
        .reads = result->reads,
        .read_count = result->read_count,
        .without_system = true,
    };
    if (count && !depfile_write(&depfile, arena, diag))
        result->status = STATUS_FAILED;
}

/* What --html and --sarif ask for, of the report that was written. */
static void write_views(const struct options *options, struct driver_result *result,
                        struct arena *arena, struct diag *diag)
{
    char *here = realpath(".", NULL);
    const char *root = result->root;

    if (here && (path_is_inside(root, here) || strcmp(root, "/") == 0))
        root = here; /* files are named as they are on the command line */
    const struct view_program program = {file_name(result->root), result->report, result->root,
                                         options->output};
    const struct view view = {
        .arena = arena,
        .diag = diag,
        .title = file_name(options->files.count == 1 ? options->files.items[0] : root),
        .root = root,
        .programs = &program,
        .count = 1,
    };
    if (options->html && !view_write_page(&view, options->html))
        result->status = STATUS_FAILED;
    if (options->sarif && !view_write_sarif(&view, options->sarif))
        result->status = STATUS_FAILED;
    free(here);
}

/* A full disk behind stdout is an error too. */
static void flush_output(struct driver_result *result, struct diag *diag)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return;
    diag_report(diag, CU1004, NULL, "the standard output", "an error of the device");
    result->status = STATUS_FAILED;
}

static int port_main(int argc, char **argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    struct options options;
    struct driver_result result = {.status = STATUS_PORTED, .summary = ""};

    signal(SIGPIPE, SIG_IGN);
    /* libclang then parses on the driver's threads, whose stacks are larger than those of its
     * own */
    setenv("LIBCLANG_NOTHREADS", "1", 1);
    if (!options_parse(&options, &arena, &diag, argc, (const char *const *)argv))
        result.status = STATUS_USAGE;
    options.terminal = isatty(STDERR_FILENO);
    options.lists_reads = options.depfile != NULL;
    if (result.status == STATUS_PORTED && !print_information(&options))
        result = options.merge_shards  ? tree_merge_shards(&options, &arena, &diag)
                 : options.build_dir   ? tree_run(&options, &arena, &diag)
                 : options.merge       ? tree_merge_reports(&options, &arena, &diag)
                 : options.device_only ? driver_image(&options, &arena, &diag)
                                       : driver_run(&options, &arena, &diag, stdout);
    if (options.depfile && (result.status == STATUS_PORTED || result.status == STATUS_NEEDS_HAND))
        write_depfile(&options, &result, &arena, &diag);
    if (result.report)
        write_views(&options, &result, &arena, &diag);
    flush_output(&result, &diag);
    diag_sort(&diag);
    diag_print(&diag, stderr, wants_colour());
    diag_print_text(stderr, result.summary);
    arena_free(&arena);
    return (int)result.status;
}

/* Sources have endings, so the name of a command is none of them. */
static const struct command_row {
    const char *name;
    int (*run)(int argc, const char *const *argv);
} command_rows[] = {
#define COMMAND(name, argument, help, about) {#name, name##_main},
#include "cli/commands.def"
};

int main(int argc, char **argv)
{
    crash_install();
    if (argc == 3 && strcmp(argv[1], "--print-man") == 0 && manual_print(argv[2]))
        return fflush(stdout) == 0 ? STATUS_PORTED : STATUS_FAILED;
    if (argc == 3 && strcmp(argv[2], "--help") == 0 && manual_print_help(argv[1]))
        return fflush(stdout) == 0 ? STATUS_PORTED : STATUS_FAILED;
    for (size_t i = 0; argc > 1 && i < sizeof command_rows / sizeof *command_rows; i++)
        if (strcmp(argv[1], command_rows[i].name) == 0)
            return command_rows[i].run(argc - 1, (const char *const *)argv + 1);
    return port_main(argc, argv);
}
