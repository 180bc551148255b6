/* Runs a program to its end, or to its time limit. */
#ifndef CU2CL_CHECK_PROCESS_H
#define CU2CL_CHECK_PROCESS_H

#include "check/plan.h"

struct process {
    const char *const *words;         /* NULL-terminated; the first is looked for in PATH */
    const char *folder;               /* where it runs; NULL: here */
    const struct text_list *settings; /* NAME=VALUE, over the environment; NULL: none */
    const char *input;                /* path; NULL: nothing to read */
    const char *output, *errors;      /* paths of files that are made; both may be the same */
    double timeout;                   /* in seconds; 0: none */
};

struct process_end {
    int status;      /* of exit; -1: it did not end by itself */
    int signal;      /* that ended it; 0: none */
    bool timed_out;  /* it was killed, with all that it had started */
    double seconds;  /* of wall time */
    const char *why; /* it could not be started; NULL: it was */
};

/* The process leads a group of its own, which ends with it and with the caller. */
struct process_end process_run(const struct process *process);
/* In one line: "exit status 3", "signal 11 (Segmentation fault)", "longer than 60 s". */
const char *process_end_text(struct arena *arena, const struct process_end *end);

#endif
