/* What the process that ported a unit tells. */
#ifndef CU2CL_TREE_RESULT_H
#define CU2CL_TREE_RESULT_H

#include "port/port.h"
#include "util/str.h"

/* A fact of a program that its build, or what other units have, depends on. */
struct result_facts {
    bool uses_openmp, uses_architectures, loads_modules, compiles_kernels, has_main;
    unsigned components;
};

struct result_source {
    int status; /* see enum driver_status */
    bool has_lambdas, has_main;
    bool is_kept;     /* a person has edited what an earlier run wrote: it stays, and is built */
    const char *line; /* of the report */
    struct module_definition *definitions; /* that no other source of a program may have */
    size_t definition_count;
};

struct result_file {
    const char *path;          /* in the output directory */
    const char *source_path;   /* absolute; NULL: it was made from none */
    bool is_shared;            /* it is not written yet, as other units may have edits, too */
    uint64_t hash;             /* of a written one */
    const char *line;          /* of the report, of a written one */
    struct text_groups groups; /* of a shared one: the texts that the unit's sources need */
};

struct result {
    int status; /* see enum driver_status; where it failed, only messages and sources are there */
    struct result_facts facts;
    struct result_source *sources; /* in the order of the unit's */
    size_t source_count;
    struct result_file *files;
    size_t file_count;
    struct module_file *module_files;
    size_t module_file_count;
    struct diag_message *messages;
    size_t message_count;
    size_t any, nvidia; /* kernels, see report_for_warps */
};

void result_put(struct str *out, const struct result *result);
/* Returns false where the bytes are not a whole result. */
bool result_take(struct result *result, struct arena *arena, const char *bytes, size_t length);

#endif
