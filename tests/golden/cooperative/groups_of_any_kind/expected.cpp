#include <cu2cl/cu2cl.h>

void k(int *p)
CU2CL_KERNEL(k, p)
#include "input.cl.h"
