#include <cu2cl/cu2cl.h>

void k(float *f, double *d, unsigned long long *u)
CU2CL_KERNEL(k, f, d, u)
#include "input.cl.h"
