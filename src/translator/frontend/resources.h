/* clang's own headers, such as stddef.h and opencl-c-base.h. */
#ifndef CU2CL_FRONTEND_RESOURCES_H
#define CU2CL_FRONTEND_RESOURCES_H

#include "util/arena.h"

/* A header that is missing where clang's own headers are. */
#define RESOURCES_HEADER "opencl-c-base.h"

/* The folder in whose `include` they are, which libclang does not know itself where it lies in
 * Debian's folder for libraries. NULL: they are not installed. */
const char *resources_folder(struct arena *arena);

#endif
