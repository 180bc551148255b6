/* What cu2cl wrote into an output directory, so that a later run knows a person's edits.
 *
 * The file cu2cl-files.txt there has a line for each file, its hash and its path; it is written
 * with the port, and is itself the only file without such a line. */
#ifndef CU2CL_MANIFEST_H
#define CU2CL_MANIFEST_H

#include "port/port.h"

#define MANIFEST_NAME "cu2cl-files.txt"

struct manifest {
    struct arena *arena;
    struct map hashes;  /* path relative to the output directory -> uint64_t, as written last */
    struct map written; /* the same of files that others have written in this run */
    bool damaged;       /* the file is there, but is not one of ours */
};

/* What stands at a path of the output directory. */
enum manifest_state {
    MANIFEST_ABSENT,  /* nothing */
    MANIFEST_EQUAL,   /* a file with just this text */
    MANIFEST_OURS,    /* a file as an earlier run wrote it */
    MANIFEST_EDITED,  /* a file that an earlier run wrote, and that is another by now */
    MANIFEST_FOREIGN, /* anything else */
};

/* Reads the manifest of a directory; empty where there is none. All is allocated in `arena`. */
void manifest_read(struct manifest *manifest, struct arena *arena, const char *directory);
/* The state of `path` in `directory`, seen by somebody who wants to write `text` there. */
enum manifest_state manifest_look(const struct manifest *manifest, const char *directory,
                                  const char *path, const char *text, size_t length);
/* Requires: all outputs but the report. Reports the files of earlier runs that are still there and
 * that this run does not write: CU1022. */
void manifest_report_left(struct program *program);
/* The same with a manifest that was read before. */
void manifest_report_left_of(const struct manifest *manifest, struct program *program);
/* The text of a manifest for program->outputs, whose texts are complete, for what others have
 * written in this run, and for files of earlier runs that are still there. */
const char *manifest_text(const struct manifest *manifest, struct program *program);

#endif
