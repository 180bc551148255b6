/* What is said after the messages of a run. */
#ifndef CU2CL_SUMMARY_H
#define CU2CL_SUMMARY_H

#include "port/port.h"

/* The text after the messages, "" where there is nothing to say. On a terminal it also tells of a
 * complete port, with its kernels and the next command. Allocated in program->arena. */
const char *summary_text(const struct program *program, bool terminal);
/* The same for a run that ported nothing; `report`: but wrote its report. */
const char *summary_failure(const struct program *program, bool report);

#endif
