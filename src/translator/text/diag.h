/* Diagnostics: stable numbers, a position, the source line with a caret.
 *
 * A `struct diag` collects; nothing is printed before diag_print, so that the device pass and the
 * host pass can run in two threads with a collector each. diag.def holds number, severity, and
 * message format of every diagnostic; docs/diagnostics/CUnnnn.md explains each. CU1xxx: command
 * line, input files, parsing. CU2xxx: device code. CU3xxx: host code. CU4xxx: rules files and other
 * YAML. CU5xxx: what is checked and shown. */
#ifndef CU2CL_DIAG_H
#define CU2CL_DIAG_H

#include "util/map.h"
#include <stdbool.h>
#include <stdio.h>

enum diag_id {
#define DIAG(number, severity, format) CU##number = number,
#include "text/diag.def"
#undef DIAG
};

enum diag_severity {
    DIAG_NOTE,     /* explains, does not touch the exit status */
    DIAG_WARNING,  /* ported, but the user should look; does not touch the exit status */
    DIAG_UNPORTED, /* this place needs a hand: exit status 1 */
    DIAG_ERROR,    /* the input can't be ported at all: exit status 3 (2 for wrong usage) */
};

/* A place in an input file. `file` NULL: no place. `line` and `column` count from 1, columns in
 * bytes. */
struct source_pos {
    const char *file;
    unsigned line, column;
    size_t offset;
};

struct diag_message {
    enum diag_id id;
    enum diag_severity severity;
    struct source_pos pos;
    const char *text;
    const char *macro;           /* that is used at `pos`; NULL: none is known */
    struct source_pos macro_pos; /* where it is defined */
};

struct diag {
    struct arena *arena;
    struct diag_message *messages;
    size_t count;
    bool werror;      /* warnings touch the exit status */
    bool is_compiler; /* printed as a compiler's: what is not ported is an error, without notes */
    struct map seen;  /* messages that are there already */
};

/* Adds a message; the values fill the format of diag.def. A message with the same number, place and
 * text is added once. `pos` may be NULL. */
void diag_report(struct diag *diag, enum diag_id id, const struct source_pos *pos, ...);
/* Appends the messages of `from` that `to` does not have yet. */
void diag_merge(struct diag *to, const struct diag *from);
enum diag_severity diag_worst(const struct diag *diag);
/* How many messages have exactly this severity. */
size_t diag_count(const struct diag *diag, enum diag_severity severity);
/* "note", "warning", "unported", "error" */
const char *diag_severity_name(enum diag_severity severity);
/* Sorts by file in order of first appearance, line, column, number. */
void diag_sort(struct diag *diag);
/* Prints `file:line:col: severity: text [CUnnnn]`, the source line and a caret. What is said of
 * several places, or of all uses of a macro, is printed for the first of them, with the number of
 * the others. */
void diag_print(const struct diag *diag, FILE *stream, bool colour);

/* Prints text that may hold names from outside: control characters but newlines become `?`. */
void diag_print_text(FILE *stream, const char *text);

#endif
