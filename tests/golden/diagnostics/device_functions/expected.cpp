// Functions that device code calls: recursive, without a definition, unknown, supported in part.
#include <cu2cl/cu2cl.h>


void recursive(int *out) CU2CL_KERNEL(recursive, out)

void undefined(int *out) CU2CL_KERNEL(undefined, out)

void unknown(int *out) CU2CL_KERNEL(unknown, out)

void in_part(float *out) CU2CL_KERNEL(in_part, out)
#include "input.cl.h"
