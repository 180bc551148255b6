#include <cu2cl/cu2cl.h>

void warp_sum(float *p)
CU2CL_KERNEL(warp_sum, p)

void fine(float *p)
CU2CL_KERNEL(fine, p)
#include "input.cl.h"
