/* `cu2cl` on a machine with CUDA and without libclang (-DCU2CL_TRANSLATOR=OFF): what records and
 * compares, and nothing that ports. */
#include "check/check.h"
#include "info/info.h"
#include "util/crash.h"
#include "util/version.h"

#include <stdio.h>
#include <string.h>

enum recorder_status { RECORDER_DONE, RECORDER_FAILED = 3 };

static const struct command_row {
    const char *name, *help;
    int (*run)(int argc, const char *const *argv);
} command_rows[] = {
    {"check", "with --record: what CUDA programs give, for checks elsewhere", check_main},
    {"compare", "compare a port with a trace, launch by launch", compare_main},
    {"doctor", "what is installed, and what the devices can run", doctor_main},
    {"explain", "print the page of a message", explain_main},
    {"record", "record what each launch leaves in memory", record_main},
};

#define COMMAND_COUNT (sizeof command_rows / sizeof *command_rows)

static int print_recorder_help(void)
{
    puts("Usage: cu2cl COMMAND ...\n\nThis cu2cl was built without libclang, so it ports nothing. "
         "Commands:");
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        printf("  %-10s%s\n", command_rows[i].name, command_rows[i].help);
    return fflush(stdout) == 0 ? RECORDER_DONE : RECORDER_FAILED;
}

int main(int argc, char **argv)
{
    crash_install();
    for (size_t i = 0; argc > 1 && i < COMMAND_COUNT; i++)
        if (strcmp(argv[1], command_rows[i].name) == 0)
            return command_rows[i].run(argc - 1, (const char *const *)argv + 1);
    if (argc == 2 && strcmp(argv[1], "--version") == 0)
        return printf("cu2cl %s, without libclang\n", cu2cl_version) < 0;
    if (argc < 2 || strcmp(argv[1], "--help") == 0)
        return print_recorder_help();
    fputs("cu2cl: error: this cu2cl was built without libclang: it records, and ports nothing\n",
          stderr);
    return RECORDER_FAILED;
}
