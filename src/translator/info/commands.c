#include "info/commands.h"

#include <string.h>

#define WORDS_RECORD  "record"
#define WORDS_COMPARE "compare"
#define WORDS_BOTH    "record compare"

const struct command_option command_options[] = {
#define OPTION(name, spelling, argument, help) {"", spelling, argument, help},
#include "cli/options.def"
#define CHECK_OPTION(name, spelling, argument, help) {"check", spelling, argument, help},
#include "check/options.def"
#define ANALYZE_OPTION(name, spelling, argument, help) {"analyze", spelling, argument, help},
#include "analyze/options.def"
#define TRACE_OPTION(name, spelling, argument, command, help)                                      \
    {WORDS_##command, spelling, argument, help},
#include "check/traces.def"
};

const size_t command_option_count = sizeof command_options / sizeof *command_options;

static bool names_command(const char *commands, const char *command)
{
    size_t length = strlen(command);

    for (const char *at = commands; *at; at += strcspn(at, " "), at += *at == ' ')
        if (strcspn(at, " ") == length && strncmp(at, command, length) == 0)
            return true;
    return !*commands && !*command;
}

bool command_has_option(const struct command_option *option, const char *command)
{
    if (names_command(option->commands, command))
        return true;
    if (strcmp(command, "analyze") != 0 || *option->commands)
        return false;
    for (size_t i = 0; i < command_option_count; i++)
        if (names_command(command_options[i].commands, command) &&
            strcmp(command_options[i].spelling, option->spelling) == 0)
            return false;
    return true;
}
