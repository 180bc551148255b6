/* What the cases came to, and how it is told. */
#ifndef CU2CL_CHECK_RESULTS_H
#define CU2CL_CHECK_RESULTS_H

#include "check/plan.h"
#include <stdio.h>

enum verdict {
#define VERDICT(name, word, good, help) VERDICT_##name,
#include "check/verdicts.def"
    VERDICT_COUNT
};

/* A place where Oclgrind, or the translator, found a fault. */
struct check_finding {
    const char *file; /* of the CUDA source, seen from here; NULL: not known */
    unsigned line;
    const char *text;
    size_t count; /* how often it was seen */
    bool is_note; /* no fault: what was not looked at */
};

struct check_result {
    const struct check_program *program;
    const struct check_case *one;
    const struct check_driver *driver;
    enum verdict verdict;
    const char *reason;             /* one line; NULL: nothing to say */
    const char *folder;             /* where it ran, or was built; NULL: it was removed */
    double seconds;                 /* of the run; 0: it did not run */
    struct check_finding *findings; /* of --races; faults first */
    size_t finding_count;
};

struct check_results {
    const struct check_plan *plan;
    struct check_result *items;
    size_t count;
};

const char *verdict_word(enum verdict verdict);
bool verdict_is_good(enum verdict verdict);
size_t results_count(const struct check_results *results, bool good);
/* A table: a line for each case, a column for each driver; then the reasons. */
void results_print(const struct check_results *results, FILE *stream);
/* GitHub's annotations: an error at the check file's line for each case that is not good. */
void results_print_annotations(const struct check_results *results, FILE *stream);
/* JUnit's XML, a test suite for each driver; JSON as docs/check.md tells. Both return text in the
 * arena. */
const char *results_junit(const struct check_results *results, struct arena *arena);
const char *results_json(const struct check_results *results, struct arena *arena);

#endif
