#include <cu2cl/cu2cl.h>

void k(int *out, int n)
CU2CL_KERNEL(k, out, n)
#include "input.cl.h"
