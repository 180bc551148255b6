/* The command `cu2cl`: reads the command line, runs the driver, prints what it said. */
#include "crash.h"
#include "driver.h"
#include "version.h"

#include <clang-c/Index.h>
#include <signal.h>
#include <stdlib.h>
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

static void print_summary(enum driver_status status, const struct options *options,
                          const struct diag *diag)
{
    size_t places = diag_count(diag, DIAG_UNPORTED);

    if (status == STATUS_NEEDS_HAND && !options->dump)
        fprintf(stderr, "cu2cl: written to %s; %zu %s a hand\n", options->output, places,
                places == 1 ? "place needs" : "places need");
    else if (status == STATUS_FAILED)
        fputs("cu2cl: nothing was written\n", stderr);
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
    else
        return false;
    return true;
}

/* A full disk behind stdout is an error too. */
static enum driver_status flush_output(enum driver_status status, struct diag *diag)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    diag_report(diag, CU1004, NULL, "the standard output", "an error of the device");
    return STATUS_FAILED;
}

int main(int argc, char **argv)
{
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena};
    struct options options;
    enum driver_status status = STATUS_PORTED;

    signal(SIGPIPE, SIG_IGN);
    crash_install();
    /* libclang then parses on the driver's threads, whose stacks are larger than those of its own
     */
    setenv("LIBCLANG_NOTHREADS", "1", 1);
    if (!options_parse(&options, &arena, &diag, argc, (const char *const *)argv))
        status = STATUS_USAGE;
    options.progress = isatty(STDERR_FILENO);
    if (status == STATUS_PORTED && !print_information(&options))
        status = driver_run(&options, &arena, &diag, stdout);
    status = flush_output(status, &diag);
    diag_sort(&diag);
    diag_print(&diag, stderr, wants_colour());
    print_summary(status, &options, &diag);
    arena_free(&arena);
    return (int)status;
}
