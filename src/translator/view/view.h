/* Reports made to be looked at: what cu2cl-report.json of one or more programs says, by file and by
 * cause, as SARIF, and as a page for a browser. */
#ifndef CU2CL_VIEW_H
#define CU2CL_VIEW_H

#include "text/diag.h"
#include <jansson.h>

/* A report, and where its texts are. */
struct view_program {
    const char *name;
    const char *report; /* the JSON text */
    const char *root;   /* the folder that paths in it start from, absolute */
    const char *output; /* the folder of the port, where the page is to show it; NULL */
};

struct view {
    struct arena *arena;
    struct diag *diag;
    const char *title;
    const char *root; /* absolute: files are named from here */
    const struct view_program *programs;
    size_t count;
    const char *check; /* the JSON text of `cu2cl check`; NULL: nothing was run */
};

/* What a file is to a port, from the best on. */
enum view_effort {
    EFFORT_AUTOMATIC,
    EFFORT_LOOK,        /* ported, with warnings */
    EFFORT_HAND,        /* places need a hand */
    EFFORT_COUNTERPART, /* OpenCL has nothing for it: the program has to be changed */
    EFFORT_COUNT
};

struct view_file {
    const char *path, *absolute;
    size_t lines, kernels, kernels_ported;
    size_t automatic; /* places that were rewritten */
    size_t warnings, by_hand, without_counterpart;
    const void *owner; /* the program whose edits are counted */
};

/* Messages of one text. */
struct view_cause {
    const char *number, *text, *severity;
    enum view_effort effort;
    size_t count;
    const char *file; /* of the first one; NULL: it has no place */
    size_t line;
};

struct view_facts {
    struct view_file **files; /* by path */
    size_t file_count;
    struct view_cause **causes; /* those with most places first; without notes */
    size_t cause_count;
};

/* Counts what the reports say; a place that several programs tell of counts once. Memory is the
 * arena's. */
void view_count(const struct view *view, struct view_facts *facts);
enum view_effort view_effort_of(const struct view_file *file);
/* "automatic", "look", "hand", "counterpart" */
const char *view_effort_name(enum view_effort effort);
/* The facts as JSON, as docs/report.md describes it; the caller's reference. */
json_t *view_facts_json(const struct view *view, const struct view_facts *facts);

/* Write the page, the SARIF log, and the facts alone, each over a temporary name. Return false,
 * with a message, where that can't be done, or where `path` holds something else: CU5020. */
bool view_write_page(const struct view *view, const char *path);
bool view_write_sarif(const struct view *view, const char *path);
bool view_write_facts(const struct view *view, const struct view_facts *facts, const char *path);

/* --- for the writers ------------------------------------------------------------------------- */

/* A file of a report, as an absolute path. */
const char *view_absolute(const struct view *view, const struct view_program *program,
                          const char *path);
/* An absolute path as it is shown: from the view's root where it is below it. */
const char *view_shown(const struct view *view, const char *absolute);
/* A report as JSON, an empty object where it is none; the caller's reference. */
json_t *view_load(const char *text);
/* A member that is a text, or NULL; one that is a number, or 0. */
const char *view_text(const json_t *object, const char *key);
size_t view_number(const json_t *object, const char *key);
/* Any bytes as a JSON text: what is no UTF-8 becomes U+FFFD. */
json_t *view_string(struct arena *arena, const char *text, size_t length);
/* Writes `text`; takes the caller's reference of the JSON that follows. */
bool view_write_json(const struct view *view, const char *path, json_t *root);
bool view_write_text(const struct view *view, const char *path, const char *text);

#endif
