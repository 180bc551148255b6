#include <cu2cl/cu2cl.h>

void k(int *out)
CU2CL_KERNEL(k, out)
#include "input.cl.h"
