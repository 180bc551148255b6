#include <cu2cl/cu2cl.h>

void k(const int *keys, int n, int *out)
CU2CL_KERNEL(k, keys, n, out)
#include "input.cl.h"
