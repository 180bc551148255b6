#include <cu2cl/cu2cl.h>

void k(float *p)
CU2CL_KERNEL(k, p)
#include "input.cl.h"
