#include <cu2cl/cu2cl.h>
#include <math.h>

void k(float *f, double *d)
CU2CL_KERNEL(k, f, d)
#include "input.cl.h"
