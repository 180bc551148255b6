#include <cu2cl/cu2cl.h>

void k(float4 *p, uchar4 *colours, int2 *pairs)
CU2CL_KERNEL(k, p, colours, pairs)
#include "input.cl.h"
