/* The manual pages of commands, cu2cl-check(1) and its like, made of the tables. */
#include "cli/options.h"
#include "info/commands.h"
#include "info/info.h"
#include "util/version.h"

#include <ctype.h>
#include <string.h>

static const struct manual_row {
    const char *name, *argument, *help, *about;
} manual_rows[] = {
#define COMMAND(name, argument, help, about) {#name, argument, help, about},
#include "cli/commands.def"
};

/* What a page has of its command. */
struct manual_item {
    const char *name, *text, *help;
};

static const struct manual_item manual_statuses[] = {
#define COMMAND_STATUS(name, text, help) {#name, text, help},
#include "cli/commands.def"
};

static const struct manual_item manual_variables[] = {
#define COMMAND_VARIABLE(name, variable, help) {#name, variable, help},
#include "cli/commands.def"
};

static const struct manual_item manual_files[] = {
#define COMMAND_FILE(name, path, help) {#name, path, help},
#include "cli/commands.def"
};

static const struct manual_item manual_examples[] = {
#define COMMAND_EXAMPLE(name, line, help) {#name, line, help},
#include "cli/commands.def"
};

static const struct manual_item manual_others[] = {
#define COMMAND_SEE(name, other) {#name, other, NULL},
#include "cli/commands.def"
};

#define COUNT(items) (sizeof(items) / sizeof *(items))

static void print_described(const char *head, const char *argument, const char *help)
{
    fputs(".TP\n\\fB", stdout);
    print_troff(stdout, head);
    fputs("\\fR", stdout);
    if (argument) {
        fputs(" \\fI", stdout);
        print_troff(stdout, argument);
        fputs("\\fR", stdout);
    }
    fputc('\n', stdout);
    print_troff(stdout, help);
    fputc('\n', stdout);
}

/* `analyze` refers to cu2cl(1) for what it has of the port. */
static bool is_of_itself(const struct command_option *option, const char *command)
{
    return *option->commands && command_has_option(option, command);
}

static void print_command_options(const char *command)
{
    bool any = false;

    for (size_t i = 0; i < command_option_count; i++) {
        const struct command_option *option = &command_options[i];
        if (!is_of_itself(option, command))
            continue;
        fputs(any ? "" : ".SH OPTIONS\n", stdout);
        any = true;
        print_described(option->spelling, option->argument, option->help);
    }
}

static bool has_options(const char *command)
{
    for (size_t i = 0; i < command_option_count; i++)
        if (is_of_itself(&command_options[i], command))
            return true;
    return false;
}

static void print_section(const char *heading, const struct manual_item *items, size_t count,
                          const char *command)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(items[i].name, command) == 0) {
            if (heading)
                printf(".SH %s\n", heading);
            heading = NULL;
            print_described(items[i].text, NULL, items[i].help);
        }
}

static void print_manual_sections(const char *command)
{
    print_section("EXIT STATUS", manual_statuses, COUNT(manual_statuses), command);
    print_section("ENVIRONMENT", manual_variables, COUNT(manual_variables), command);
    print_section("FILES", manual_files, COUNT(manual_files), command);
    print_section("EXAMPLES", manual_examples, COUNT(manual_examples), command);
    fputs(".SH SEE ALSO\n.BR cu2cl (1)", stdout);
    for (size_t i = 0; i < COUNT(manual_others); i++)
        if (strcmp(manual_others[i].name, command) == 0) {
            fputs(",\n.BR ", stdout);
            print_troff(stdout, manual_others[i].text);
            fputs(" (1)", stdout);
        }
    fputc('\n', stdout);
}

static void print_manual_page(const struct manual_row *row)
{
    fputs(".TH CU2CL-", stdout);
    for (const char *at = row->name; *at; at++)
        putchar(toupper((unsigned char)*at));
    printf(" 1 \"\" \"cu2cl %s\"\n.SH NAME\ncu2cl-%s \\- ", cu2cl_version, row->name);
    print_troff(stdout, row->help);
    printf("\n.SH SYNOPSIS\n.B cu2cl %s\n%s", row->name,
           has_options(row->name) ? "[options]\n" : "");
    print_troff(stdout, row->argument);
    fputs("\n.SH DESCRIPTION\n", stdout);
    print_troff(stdout, row->about);
    fputc('\n', stdout);
    print_command_options(row->name);
    print_manual_sections(row->name);
}

bool manual_print_help(const char *command)
{
    for (size_t i = 0; i < COUNT(manual_rows); i++)
        if (strcmp(manual_rows[i].name, command) == 0 && !has_options(command)) {
            printf("Usage: cu2cl %s %s\n\n%s\n", command, manual_rows[i].argument,
                   manual_rows[i].about);
            command_print_statuses(command);
            return true;
        }
    return false;
}

bool manual_print(const char *command)
{
    for (size_t i = 0; i < COUNT(manual_rows); i++)
        if (strcmp(manual_rows[i].name, command) == 0) {
            print_manual_page(&manual_rows[i]);
            return true;
        }
    return false;
}
