/* The pipeline: from a parsed command line to a written port. */
#ifndef CU2CL_DRIVER_H
#define CU2CL_DRIVER_H

#include "cli/options.h"
#include "frontend/frontend.h"
#include "passes.h"

enum driver_status {
    STATUS_PORTED = 0,        /* completely */
    STATUS_NEEDS_HAND = 1,    /* written, but something needs a hand */
    STATUS_USAGE = 2,         /* wrong usage */
    STATUS_FAILED = 3,        /* could not run; nothing was written but a report */
    STATUS_INTERRUPTED = 130, /* by a signal; what was complete is there */
};

/* A file of the port, and what it was made from. */
struct driver_file {
    const char *path;        /* relative to the output directory */
    const char *source_path; /* absolute; NULL for generated files */
};

/* What only one source of a program may define. */
struct driver_definition {
    const char *symbol, *name;
    bool is_device_function; /* and no symbol of the host's linker */
};

/* What a source was to the port, in the order of the options. */
struct driver_source {
    struct frontend_read *reads; /* files that clang read, each once, where the options ask */
    size_t read_count;
    struct driver_definition *definitions;
    size_t definition_count;
    bool calls_pointers; /* or virtual functions: other sources may have what is called */
    bool has_lambdas;    /* that a device runs: host files need CU2CL_EXTENDED_LAMBDA */
};

/* All memory is the arena's. */
struct driver_result {
    enum driver_status status;
    const char *summary; /* to be printed behind the messages; "": nothing */
    struct driver_file *files;
    size_t file_count;
    struct driver_source *sources;
    size_t source_count;
    struct frontend_read *reads; /* of all sources, each once */
    size_t read_count;
    const char *report; /* what was written as cu2cl-report.json; NULL: nothing */
    const char *root;   /* the folder that its paths start from, absolute */
};

/* The report among the outputs of a program that was written. */
const char *driver_report(const struct program *program);

/* Ports the program that the options name. Messages go to `diag`; `dump` gets what --dump asks
 * for. */
struct driver_result driver_run(const struct options *options, struct arena *arena,
                                struct diag *diag, FILE *dump);

/* Ports the kernels of the one source that the options name, and writes them to an image
 * (image/image.h), or nothing where something is not ported. An unknown flag is wrong usage. */
struct driver_result driver_image(const struct options *options, struct arena *arena,
                                  struct diag *diag);

/* The parts of it that a tree of programs needs (tree/tree.c). */

/* Fills what all programs of a run share: the paths of the installation and the rules. Returns
 * false, with messages, where one of them is missing. */
bool driver_set_up(struct program *program, const struct options *options);
/* Ports the sources of a program that is set up, up to its outputs. */
void driver_port(struct program *program, struct passes_memory *memory, unsigned jobs,
                 bool progress);
/* The cores that this process may use, unless -j says otherwise. */
unsigned driver_jobs(const struct options *options);

#endif
