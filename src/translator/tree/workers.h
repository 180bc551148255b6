/* Jobs in processes of their own: a crash ends one of them only, and its memory goes with it. */
#ifndef CU2CL_TREE_WORKERS_H
#define CU2CL_TREE_WORKERS_H

#include "util/str.h"

struct workers {
    void *data;
    const size_t *count; /* of jobs; may grow while they run */
    unsigned most;       /* at a time */
    /* In a process of its own: does job `index`, and puts its result into `result`. What it writes
     * it does with signals held, to the end. */
    void (*work)(void *data, size_t index, struct str *result);
    /* In the caller's process, in the order of the jobs: the result of one; NULL: it crashed. */
    void (*done)(void *data, size_t index, const char *result, size_t length);
    /* Now and then. NULL: never. */
    void (*wait)(void *data, size_t finished, long seconds);
};

/* Runs all jobs. Returns false where SIGINT, SIGTERM or SIGHUP ended it: the jobs that run are
 * ended then, unless they hold signals, and those that are done are complete. Signals are held
 * when it returns. */
bool workers_run(const struct workers *workers);
/* For work that is not to be done by halves: holds these signals back until they are let through.
 */
void workers_hold_signals(bool hold);

#endif
