// A rule of the user's names a function that OpenCL C does not have: the tool reads what it wrote,
// and says so at the function that it is in.

#include <cu2cl/cu2cl.h>

void scale(float *data)
CU2CL_KERNEL(scale, data)
#include "input.cl.h"
