#include <cu2cl/cu2cl.h>

float weights[8];

void k(const float *in, float *out)
CU2CL_KERNEL(k, in, out)
#include "input.cl.h"
