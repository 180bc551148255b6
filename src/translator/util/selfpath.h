/* Where the tool's own files are. */
#ifndef CU2CL_SELFPATH_H
#define CU2CL_SELFPATH_H

#include <stdbool.h>

#include "util/arena.h"

struct selfpath {
    const char *cuda_headers; /* our declarations of CUDA */
    const char
        *fallback_headers; /* headers that clang may lack, such as omp.h; NULL: not installed */
    const char *device_headers;  /* the folder that holds cu2cl/base.clh; NULL: not installed */
    const char *rules;           /* NULL: not installed, the compiled-in rules are used */
    const char *runtime_headers; /* the folder that holds cu2cl/cu2cl.h; NULL: not installed */
    const char *library_headers; /* of Thrust and CUB, inside these; NULL: as above */
    const char *runtime_library; /* the folder that holds libcu2cl; NULL: not installed */
    const char *diagnostics;     /* the pages of diagnostics; NULL: not installed */
    const char *recorder;        /* the sources of the recorder of CUDA programs; NULL: likewise */
    const char *toolkit;         /* the folder that looks like a CUDA Toolkit; NULL: likewise */
};

/* Finds the files relative to the executable, which works in the build tree, in an installation and
 * in one that was moved. Returns the folder that was looked for and is missing, or NULL when all is
 * well. */
const char *selfpath_find(struct selfpath *paths, struct arena *arena);

/* Whether compilers look for headers in this folder anyway; to name it to them would break their
 * #include_next. */
bool selfpath_is_system(const char *folder);

/* The folder where cu2cl is installed, as CMAKE_PREFIX_PATH names it. */
const char *selfpath_prefix(struct arena *arena);

#endif
