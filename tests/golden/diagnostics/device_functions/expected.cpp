// Functions that device code calls: recursive, without a definition, unknown, supported in part.
#include <cu2cl/cu2cl.h>
#include <cu2cl/atomic.h>

void recursive(int *out) CU2CL_KERNEL(recursive, out)

void undefined(int *out) CU2CL_KERNEL(undefined, out)

void unknown(int *out) CU2CL_KERNEL(unknown, out)

void in_part(float *out) CU2CL_KERNEL(in_part, out)

// Of system scope by default. Shared memory is the block's own, and the last one says what it means.
void system_scope(int *out)
CU2CL_KERNEL(system_scope, out)
#include "input.cl.h"
