#include <cu2cl/cu2cl.h>

void k(int *i, unsigned *u, const int *data)
CU2CL_KERNEL(k, i, u, data)
#include "input.cl.h"
