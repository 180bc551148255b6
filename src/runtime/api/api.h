/* The public functions that concern several layers, and what connects these. */
#ifndef CU2CL_RT_API_H
#define CU2CL_RT_API_H

#include "graph/graph.h"
#include "interop/interop.h"

#pragma GCC visibility push(hidden)

/* components.c: hands base its table of components. A file with public functions that a program may
 * have without calls.c calls it, so that the static library's linker takes it along. */
void rt_components_connect(void);
/* settings.c, a component */
void rt_settings_release(struct rt_device *device);

#pragma GCC visibility pop

#endif
