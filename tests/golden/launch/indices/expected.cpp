#include <cu2cl/cu2cl.h>

void k(int *out, int width)
CU2CL_KERNEL(k, out, width)
#include "input.cl.h"
