/* What stands for NVRTC: its programs, and the way to the translator. */
#ifndef CU2CL_RT_NVRTC_H
#define CU2CL_RT_NVRTC_H

#include "driver/driver.h"

#include <cu2cl/nvrtc.h>

#pragma GCC visibility push(hidden)

struct nvrtc_expression {
    char *text;
    char *lowered; /* NULL: not compiled, or nothing of the device */
};

struct cu2clRtcProgram_st {
    char *text, *name;
    char **headers, **include_names;
    size_t header_count;
    struct nvrtc_expression *expressions;
    size_t expression_count;
    char *image; /* NULL: not compiled */
    char *log;   /* NULL: empty */
};

/* --- nvrtc_options.c --- */

/* Options of NVRTC's as words for the translator; freed by nvrtc_flags_free. */
struct nvrtc_flags {
    char **words; /* NULL at the end */
    size_t count;
    bool default_device;    /* functions without a word for it are the device's */
    bool no_source_include; /* the source's folder is not searched */
    const char *refused;    /* the first option that can't be followed, of the caller's; or NULL */
    const char *reason;
};
cu2clRtcResult nvrtc_flags_read(struct nvrtc_flags *flags, int count, const char *const *options);
bool nvrtc_flags_add(struct nvrtc_flags *flags, const char *word);
void nvrtc_flags_free(struct nvrtc_flags *flags);

/* --- nvrtc_compile.c --- */

/* Ports the program's text: fills its image, log, and lowered names. */
cu2clRtcResult nvrtc_compile(cu2clRtcProgram program, int count, const char *const *options);

/* --- nvrtc_process.c --- */

/* The translator's path, malloc'ed, and what tells it from another one of that path; NULL: none is
 * installed. */
char *nvrtc_translator(char *identity, size_t size);
/* Runs a command; its output goes to the file `log`. Returns its exit status; -1: it could not be run,
 * or nobody knows. */
int nvrtc_run(char *const *words, const char *log);
/* The text of a file, malloc'ed; NULL: it can't be read. */
char *nvrtc_read_file(const char *path);
/* Writes a file below `folder`, and the folders on its way. */
bool nvrtc_write_file(const char *folder, const char *name, const char *text);
void nvrtc_remove_folder(const char *folder);

#pragma GCC visibility pop

#endif
