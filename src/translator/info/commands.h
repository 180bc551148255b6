/* The options of all commands, for the completion of shells and the manual pages. */
#ifndef CU2CL_INFO_COMMANDS_H
#define CU2CL_INFO_COMMANDS_H

#include <stdbool.h>
#include <stddef.h>

/* `commands`: those that have it, with blanks between; "": the port of sources. */
struct command_option {
    const char *commands, *spelling, *argument, *help;
};

extern const struct command_option command_options[];
extern const size_t command_option_count;

/* Whether a command has the option. `analyze` has those of the port, too; what it has of its own
 * comes once. */
bool command_has_option(const struct command_option *option, const char *command);

#endif
