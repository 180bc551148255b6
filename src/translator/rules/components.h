/* Components of the runtime: what stands for a library of CUDA's, linked only if a program uses it. */
#ifndef CU2CL_COMPONENTS_H
#define CU2CL_COMPONENTS_H

#include "text/diag.h"

#include <stdbool.h>

/* The bit of a component; 0: there is none of this name. */
unsigned component_of(const char *name);
/* The names of the components whose bits are set, with `before` in front of each. */
const char *component_names(struct arena *arena, unsigned bits, const char *before);
/* Whether a component stands for CUDA's library that the linker knows by this name. */
bool component_has_library(const char *name);

#endif
