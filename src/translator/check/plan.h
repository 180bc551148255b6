/* What `cu2cl check` is to do: programs with their cases, on OpenCL drivers. */
#ifndef CU2CL_CHECK_PLAN_H
#define CU2CL_CHECK_PLAN_H

#include "text/diag.h"
#include <stdbool.h>

struct text_list {
    const char **items;
    size_t count;
};

/* Which lines of a text are compared, and how they are put side by side. */
struct line_choice {
    struct text_list ignored; /* regular expressions: lines that match are left out */
    struct text_list only;    /* lines that match none are left out; empty: all are compared */
    bool any_order;           /* both sides are sorted before */
};

/* How two outputs may differ. Numbers with a point or an exponent are close if one of the three
 * bounds holds; whole numbers are compared exactly unless `integers` says otherwise. */
struct tolerance {
    double relative, absolute;
    unsigned ulps;   /* of float, or of the type of an array */
    double outliers; /* the share of all numbers that may be off, 0 to 1 */
    bool integers;   /* the bounds hold for whole numbers, too */
};

enum element_type {
    ELEMENT_TEXT, /* no array */
    ELEMENT_IMAGE,
#define ELEMENT(name, spelling, type) ELEMENT_##name,
#include "check/elements.def"
    ELEMENT_COUNT
};

/* A file that a program writes. */
struct output_file {
    const char *path; /* in the folder where it runs */
    enum element_type type;
    const char *shape; /* "64x32" as messages give an index; NULL: one dimension */
    struct tolerance tolerance;
    struct line_choice lines;
};

/* How a case runs and what is compared. A program's and the file's defaults come in the same
 * shape. */
struct check_case {
    const char *name;          /* NULL until it is given one */
    const char *run;           /* the words of its command line after the program */
    const char *races;         /* the same for --races; NULL: as `run` */
    struct text_list inputs;   /* patterns: copied to where it runs */
    const char *input;         /* a file for its standard input; NULL: empty */
    struct text_list settings; /* of the environment: NAME=VALUE */
    unsigned status;           /* that it has to end with */
    double timeout;            /* in seconds */
    double slowdown;           /* most time, as a factor of the stored one; 0: any */
    bool without_output;       /* standard output is not compared */
    const char *expected;      /* file with the standard output; NULL: in the expected folder */
    const char *trace; /* of its launches, to compare with; NULL: none; "true": the stored */
    struct tolerance tolerance;
    struct line_choice lines;
    struct output_file *files;
    size_t file_count;
};

struct check_program {
    const char *name;
    const char *flags;        /* of the compiler; NULL: none */
    const char *native_flags; /* of nvcc alone; NULL: none */
    struct text_list sources; /* seen from the plan's folder */
    struct check_case *cases;
    size_t case_count;
    unsigned line; /* of the check file */
};

struct check_driver {
    const char *name;
    struct text_list settings; /* of the environment */
    const char *command;       /* programs are started by it, as by `oclgrind`; NULL: themselves */
    const char *platform, *device, *version; /* NULL: not asked */
};

struct check_plan {
    const char *path;     /* of the check file; NULL: made from the command line */
    const char *folder;   /* that paths start from, absolute */
    const char *expected; /* the folder with stored results, absolute */
    struct check_program *programs;
    size_t program_count;
    struct check_driver *drivers; /* empty: all that are there */
    size_t driver_count;
};

/* What a case has where nothing is said. */
struct check_case plan_default_case(void);
/* Reads a check file. Returns false, with messages at its lines, where it can't be used. Memory
 * comes from `arena`. */
bool plan_read(struct check_plan *plan, struct arena *arena, struct diag *diag, const char *path);
/* A path of the plan, seen from its folder, as one that holds everywhere. */
const char *plan_path(struct arena *arena, const struct check_plan *plan, const char *path);
/* Appends the files that match a pattern, seen from `folder`, in order. Returns their number. */
size_t plan_add_matches(struct arena *arena, struct text_list *list, const char *folder,
                        const char *pattern);

#endif
