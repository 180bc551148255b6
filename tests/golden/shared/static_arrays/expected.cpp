#include <cu2cl/cu2cl.h>
#define TILE 16

void transpose(const float *in, float *out, int n)
CU2CL_KERNEL(transpose, in, out, n)
#include "input.cl.h"
