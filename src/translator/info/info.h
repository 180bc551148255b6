/* Commands beside porting: `cu2cl explain`, `query` and `doctor` (docs/questions.md), and `lanes`. Each
 * gets its words, argv[0] is its name, and returns the exit status: 0 for an answer, 1 where there
 * is none or something is missing, 2 for wrong usage, 3 where its files can't be read. */
#ifndef CU2CL_INFO_H
#define CU2CL_INFO_H

#include <stdbool.h>

enum info_status { INFO_FOUND, INFO_NOTHING, INFO_USAGE, INFO_FAILED };

/* Prints the manual page of a command (`--print-man check`); false: there is none of that name. */
bool manual_print(const char *command);
/* Prints the help of a command without options; false: it has some, and prints that itself. */
bool manual_print_help(const char *command);
/* Prints the completion of a shell: bash, zsh or fish (--print-completion). */
void completion_print(const char *shell);
/* Prints the page of each diagnostic: `explain CU2010`. */
int explain_main(int argc, const char *const *argv);
/* Prints what the rules say of a name of CUDA's, or of those that are spelled alike. */
int query_main(int argc, const char *const *argv);
/* Makes the lanes form NAME.lanes.cl again of each edited NAME.cl (docs/lanes.md). */
int lanes_main(int argc, const char *const *argv);
/* Prints what is installed, which OpenCL devices there are, and what each of them can run. */
int doctor_main(int argc, const char *const *argv);

#endif
