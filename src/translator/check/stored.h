/* Stored results of a case: EXPECTED/PROGRAM/CASE/ with `stdout` (the lines that are compared),
 * `files/...` and `result.json`. */
#ifndef CU2CL_CHECK_STORED_H
#define CU2CL_CHECK_STORED_H

#include "check/compare.h"

struct stored {
    bool is_recorded;                /* by a run with CUDA */
    struct output_text output;       /* data NULL: there is none */
    struct text_list volatile_lines; /* see compare_texts */
    const char *folder;              /* of the case */
};

/* Reads what is stored for a case in `folder`. What is missing is left empty. Returns false, with
 * a reason, where the file of results is broken. */
bool stored_read(struct stored *stored, struct arena *arena, const char *folder,
                 const char **reason);
/* An output with `{program}` where it names the path of the program that ran, which is another one on
 * each machine. */
struct output_text stored_form(struct arena *arena, struct output_text text, const char *program);
/* Returns the stored time of a driver in seconds; 0: there is none. */
double stored_seconds(struct arena *arena, const char *folder, const char *driver);
/* Sets `key` ("seconds", "volatile", ...) of the file of results; `value` is JSON. Returns false,
 * with errno, where it can't be written. */
bool stored_set(struct arena *arena, const char *folder, const char *key, const char *name,
                const char *value);

#endif
