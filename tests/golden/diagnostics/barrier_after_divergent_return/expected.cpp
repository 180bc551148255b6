#include <cu2cl/cu2cl.h>

void k(float *p, int n)
CU2CL_KERNEL(k, p, n)
#include "input.cl.h"
