#include <cu2cl/cu2cl.h>
#ifndef BLOCK
#error BLOCK is not defined
#endif

void k(float *p)
CU2CL_KERNEL(k, p)
#include "input.cl.h"
