/* Command lines as texts. */
#ifndef CU2CL_UTIL_SHELL_H
#define CU2CL_UTIL_SHELL_H

#include "util/arena.h"

/* The words of a command line, as a POSIX shell takes it apart: blanks, both kinds of quotes, and
 * backslashes; nothing is expanded. Returns their number; the last word is followed by NULL. */
size_t shell_split(struct arena *arena, const char *text, const char ***words);

#endif
