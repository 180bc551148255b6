/* What --help and --print-man print, all of it from the tables of options.def. */
#include "cli/options.h"

#include "util/version.h"
#include <string.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))
#define HELP_COLUMN     20
#define COMMAND_COLUMN  35

/* A line of a table. */
struct help_row {
    const char *head, *argument, *help;
};

static const struct help_row option_rows[] = {
#define OPTION(name, spelling, argument, help) {spelling, argument, help},
#include "cli/options.def"
};

static const struct help_row stage_rows[] = {
#define STAGE(name, help) {name, NULL, help},
#include "cli/options.def"
};

static const struct help_row status_rows[] = {
#define STATUS(text, help) {text, NULL, help},
#include "cli/options.def"
};

static const struct help_row example_rows[] = {
#define EXAMPLE(command, help) {command, NULL, help},
#include "cli/options.def"
};

static const struct help_row file_rows[] = {
#define PORT_FILE(name, help) {name, NULL, help},
#include "cli/options.def"
};

static const struct help_row variable_rows[] = {
#define VARIABLE(name, help) {name, NULL, help},
#include "cli/options.def"
};

static const struct help_row see_also_rows[] = {
#define SEE_ALSO(name, section) {name, section, NULL},
#include "cli/options.def"
};

static const struct help_row command_rows[] = {
#define COMMAND(name, argument, help, about) {#name, argument, help},
#include "cli/commands.def"
};

static const char usage[] = "cu2cl [options] FILE... -o OUT [-- compiler flags]";

/* --- help ------------------------------------------------------------------------------------ */

/* `-I DIR`, `-std=STANDARD` as they are usually written; returns the width. */
static int print_synopsis(FILE *stream, const struct help_row *row)
{
    bool joined = strcmp(row->head, "-std") == 0 || strcmp(row->head, "--dump") == 0;

    if (!row->argument)
        return fprintf(stream, "  %s", row->head);
    return fprintf(stream, "  %s%s%s", row->head, joined ? "=" : " ", row->argument);
}

/* Prints words from HELP_COLUMN on, with line breaks before column 80. `column` is where the line
 * is now. */
static void print_wrapped(FILE *stream, const char *text, int column)
{
    while (*text) {
        int length = (int)strcspn(text, " ");
        if (column >= HELP_COLUMN && column + 1 + length > 79) {
            fputc('\n', stream);
            column = 0;
        }
        if (column < HELP_COLUMN)
            column += fprintf(stream, "%*s", HELP_COLUMN - column, "");
        else
            column += fprintf(stream, " ");
        column += fprintf(stream, "%.*s", length, text);
        text += length;
        text += strspn(text, " ");
    }
    fputc('\n', stream);
}

static void print_rows(FILE *stream, const char *title, const struct help_row *rows, size_t count)
{
    fprintf(stream, "\n%s:\n", title);
    for (size_t i = 0; i < count; i++)
        print_wrapped(stream, rows[i].help, print_synopsis(stream, &rows[i]));
}

void options_print_help(FILE *stream)
{
    fprintf(stream, "Usage: %s\n", usage);
    for (size_t i = 0; i < COUNT_OF(command_rows); i++) {
        const struct help_row *row = &command_rows[i];
        int used = fprintf(stream, "       cu2cl %s%s%s", row->head, *row->argument ? " " : "",
                           row->argument);
        if (used >= COMMAND_COLUMN)
            used = fprintf(stream, "\n") - 1;
        fprintf(stream, "%*s%s\n", COMMAND_COLUMN - used, "", row->help);
    }
    fputs("Commands have a --help of their own.\n\n", stream);
    fputs("Ports the .cu, .cpp and .c files of one CUDA program to OpenCL.\n", stream);
    print_rows(stream, "Options", option_rows, COUNT_OF(option_rows));
    print_rows(stream, "Stages of --dump", stage_rows, COUNT_OF(stage_rows));
    fputs("\nFlags after -- are those the program is compiled with, in nvcc's or gcc's style;\n"
          "they are used to read the sources and kept for the emitted CMakeLists.txt.\n"
          "\nExit status:\n",
          stream);
    for (size_t i = 0; i < COUNT_OF(status_rows); i++)
        fprintf(stream, "  %s  %s\n", status_rows[i].head, status_rows[i].help);
}

static const struct status_row {
    const char *name, *text, *help;
} command_statuses[] = {
#define COMMAND_STATUS(name, text, help) {#name, text, help},
#include "cli/commands.def"
};

void command_print_statuses(const char *command)
{
    puts("\nExit status:");
    for (size_t i = 0; i < COUNT_OF(command_statuses); i++)
        if (strcmp(command_statuses[i].name, command) == 0)
            printf("  %s  %s\n", command_statuses[i].text, command_statuses[i].help);
}

/* --- the manual page ------------------------------------------------------------------------- */

void print_troff(FILE *stream, const char *text)
{
    for (; *text; text++) {
        if (*text == '-')
            fputs("\\-", stream);
        else if (*text == '\\')
            fputs("\\e", stream);
        else
            fputc(*text, stream);
    }
}

static void print_man_head(FILE *stream, const char *title)
{
    fputs(".SH ", stream);
    print_troff(stream, title);
    fputc('\n', stream);
}

static void print_man_section(FILE *stream, const char *title, const struct help_row *rows,
                              size_t count)
{
    print_man_head(stream, title);
    for (size_t i = 0; i < count; i++) {
        fputs(".TP\n\\fB", stream);
        print_troff(stream, rows[i].head);
        fputs("\\fR", stream);
        if (rows[i].argument && *rows[i].argument) {
            fputs(" \\fI", stream);
            print_troff(stream, rows[i].argument);
            fputs("\\fR", stream);
        }
        fputc('\n', stream);
        print_troff(stream, rows[i].help);
        fputc('\n', stream);
    }
}

/* Each example: what it does, and the command on lines of its own. */
static void print_man_examples(FILE *stream)
{
    print_man_head(stream, "EXAMPLES");
    for (size_t i = 0; i < COUNT_OF(example_rows); i++) {
        fputs(".PP\n", stream);
        print_troff(stream, example_rows[i].help);
        fputs("\n.PP\n.RS 4\n.nf\n", stream);
        print_troff(stream, example_rows[i].head);
        fputs("\n.fi\n.RE\n", stream);
    }
}

static void print_man_see_also(FILE *stream)
{
    print_man_head(stream, "SEE ALSO");
    for (size_t i = 0; i < COUNT_OF(see_also_rows); i++) {
        fputs(".BR ", stream);
        print_troff(stream, see_also_rows[i].head);
        fprintf(stream, " (%s)%s\n", see_also_rows[i].argument,
                i + 1 < COUNT_OF(see_also_rows) ? "," : "");
    }
}

void options_print_man(FILE *stream)
{
    fprintf(stream, ".TH CU2CL 1 \"\" \"cu2cl %s\"\n", cu2cl_version);
    fputs(".SH NAME\ncu2cl \\- port CUDA programs to OpenCL\n.SH SYNOPSIS\n", stream);
    print_troff(stream, usage);
    fputs("\n.SH DESCRIPTION\n"
          "Ports the .cu, .cpp and .c files of one CUDA program to a host program in C++ and "
          "kernels in OpenCL C, with a CMakeLists.txt that builds them. Neither the CUDA Toolkit "
          "nor OpenCL is needed to port.\n"
          ".PP\n"
          "What can't be ported is reported at its line with a number, such as CU2001. The rest is "
          "ported, and the exit status says so. No input file is ever changed.\n",
          stream);
    print_man_section(stream, "OPTIONS", option_rows, COUNT_OF(option_rows));
    print_man_section(stream, "COMMANDS", command_rows, COUNT_OF(command_rows));
    print_man_section(stream, "STAGES OF --dump", stage_rows, COUNT_OF(stage_rows));
    print_man_head(stream, "COMPILER FLAGS");
    fputs("Flags after \\-\\- are those the program is compiled with, in nvcc's or gcc's style. "
          "They are used to read the sources and kept for the emitted CMakeLists.txt.\n",
          stream);
    print_man_section(stream, "EXIT STATUS", status_rows, COUNT_OF(status_rows));
    print_man_section(stream, "ENVIRONMENT", variable_rows, COUNT_OF(variable_rows));
    fputs(".PP\nA port reads variables of its own when it runs, such as CU2CL_DEVICE. The page "
          "docs/environment.md of the sources lists them.\n",
          stream);
    print_man_section(stream, "FILES", file_rows, COUNT_OF(file_rows));
    print_man_examples(stream);
    print_man_see_also(stream);
}
