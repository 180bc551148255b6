#include <cu2cl/cu2cl.h>

void k(const float *in, float *out)
CU2CL_KERNEL(k, in, out)

void whole_grid(int *p, float4 *q)
CU2CL_KERNEL(whole_grid, p, q)
#include "input.cl.h"
