/* What an object of separate compilation says of its source: a record in a section of its own,
 * which the linker leaves out of programs. */
#ifndef CU2CL_NVCC_RECORD_H
#define CU2CL_NVCC_RECORD_H

#include "nvcc/nvcc.h"

enum record_kind {
    RECORD_COMPLETE,   /* the object has the source's host code and kernels */
    RECORD_INCOMPLETE, /* the source calls functions of others: both come with the device link */
    RECORD_LINKED,     /* the object has them of the source with this hash */
};

struct record {
    enum record_kind kind;
    const char *hash;   /* of the source with its headers and flags */
    const char *folder; /* where it was compiled */
    const char *source;
    struct nvcc_words words;       /* of the command line */
    struct nvcc_words definitions; /* symbol and name of each, in turn */
    const char *object;            /* that has the record */
};

struct record_list {
    struct record *items;
    size_t count;
};

/* The record as bytes. */
struct str record_text(struct nvcc *nvcc, const struct record *record);
/* Writes an assembler file that puts records into the section. */
bool record_write(struct nvcc *nvcc, const char *path, const struct record_list *records);
/* Appends the records of an object, of the members of an archive, or of nothing else. False, with
 * CU1055, where another version wrote them. */
bool record_read(struct nvcc *nvcc, const char *path, struct record_list *records);
/* A hash of the source's files that are not of the system, and of the command line with the files
 * of options that it names, which `nvcc` has read. */
struct frontend_read;
const char *record_hash(struct nvcc *nvcc, const char *source, const struct frontend_read *reads,
                        size_t count);

#endif
