#include <cu2cl/cu2cl.h>

void k(int *i, unsigned *u, unsigned long long *w)
CU2CL_KERNEL(k, i, u, w)
#include "input.cl.h"
