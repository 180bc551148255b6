/* The pipeline: from a parsed command line to a written port. */
#ifndef CU2CL_DRIVER_H
#define CU2CL_DRIVER_H

#include "cli/options.h"

enum driver_status {
    STATUS_PORTED = 0,     /* completely */
    STATUS_NEEDS_HAND = 1, /* written, but something needs a hand */
    STATUS_USAGE = 2,      /* wrong usage */
    STATUS_FAILED = 3,     /* could not run; nothing was written but a report */
};

struct driver_result {
    enum driver_status status;
    const char *summary; /* to be printed behind the messages; "": nothing */
};

/* Ports the program that the options name. Messages go to `diag`; `dump` gets what --dump asks for.
 */
struct driver_result driver_run(const struct options *options, struct arena *arena,
                                struct diag *diag, FILE *dump);

#endif
