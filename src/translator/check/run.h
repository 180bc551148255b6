/* Builds programs and runs their cases. */
#ifndef CU2CL_CHECK_RUN_H
#define CU2CL_CHECK_RUN_H

#include "check/process.h"
#include "check/results.h"

struct check_options {
    struct text_list files;          /* a check file, or the sources of one program */
    struct text_list flags;          /* behind `--` */
    struct text_list drivers;        /* --driver */
    struct text_list only;           /* --case: patterns of PROGRAM or PROGRAM.CASE */
    const char *work;                /* -o: the folder where everything happens */
    const char *junit, *json, *html; /* files to write; NULL: not asked for */
    const char *run;                 /* --run: arguments of the one program */
    const char *nvcc;
    const char *trace; /* --compare */
    unsigned jobs;     /* at a time */
    bool record, store_times, annotations, keep, list, races, help;
    bool terminal; /* somebody watches */
};

/* What a build came to. */
struct check_build {
    enum verdict verdict; /* PASS, NOT_PORTED, NOT_BUILT, or ERROR */
    const char *reason;
    const char *program; /* absolute path */
    const char *folder;
};

/* What a run came to. */
struct check_run {
    struct process_end end;
    const char *reason; /* it could not be prepared; NULL: it ran */
    const char *folder; /* where it ran; holds cu2cl-stdout and cu2cl-stderr beside its files */
};

struct check_work {
    const struct check_plan *plan;
    const struct check_options *options;
    struct arena *arena;
    struct check_build *builds; /* of programs */
    struct check_run *runs;     /* case by case, each on each driver */
    size_t run_count;
};

#define RACES_MOST 20000 /* messages of Oclgrind's in a run */
/* Without optimisation, which joins lines. */
#define RACES_COMMAND                                                                              \
    "oclgrind --data-races --uninitialized --max-errors 20000 --build-options -cl-opt-disable"

#define STORED_TRACE "true" /* `trace: true`: it lies in the folder of the expected results */

#define RUN_OUTPUT "cu2cl-stdout"
#define RUN_ERRORS "cu2cl-stderr"
#define RUN_TRACES "cu2cl-compare" /* the report on its launches */

/* Ports and builds all programs, with nvcc where results are recorded. Returns false where a signal
 * ended it. */
bool build_programs(struct check_work *work);
/* Runs all cases of the programs that were built on each driver; natively `repeats` times where
 * results are recorded. Returns false where a signal ended it. */
bool run_cases(struct check_work *work, size_t repeats);
/* Judges what ran: the results, in the order of the runs. */
void judge_runs(const struct check_work *work, struct check_results *results);
/* --races: judges what Oclgrind said, and fills the findings. `ended_well`: the run's verdict is
 * open. (races.c) */
void judge_races(const struct check_work *work, bool ended_well, struct check_result *result);
/* The deepest folder that holds all sources of a program: paths of its report start there. (page.c)
 */
const char *check_source_root(const struct check_work *work, const struct check_program *program);
/* Writes the page of --html, with the ports of the programs. Returns false, with a message, where
 * that can't be done. (page.c) */
bool check_write_page(const struct check_work *work, const struct check_results *results,
                      struct diag *diag);
/* Stores native results of two runs each in the expected folder. Returns how many cases were
 * stored; those that were not are told on stderr. */
size_t record_runs(const struct check_work *work);
/* Stores the times of the results that are good, for `slowdown`. Returns false, with a message,
 * where they can't be written. */
bool record_times(const struct check_results *results, struct arena *arena, struct diag *diag);
/* The folder with the stored results of a case. */
const char *expected_folder(const struct check_work *work, const struct check_program *program,
                            const struct check_case *one);

/* The trace that a case's launches are recorded in, or compared with; NULL: none. */
const char *case_trace(const struct check_work *work, const struct check_program *program,
                       const struct check_case *one);

/* mkdir -p. Returns false, with errno, where it can't be made. */
bool make_folders(struct arena *arena, const char *path);
/* Removes a folder with all that is in it. */
void remove_folder(const char *path);

#endif
