// A static local variable's first value has what stands behind a zero, too, or is refused.
#include <cu2cl/cu2cl.h>

void rest(char *out)
CU2CL_KERNEL(rest, out)

void whole(char *out)
CU2CL_KERNEL(whole, out)
#include "input.cl.h"
