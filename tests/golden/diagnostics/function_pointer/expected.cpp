#include <cu2cl/cu2cl.h>

typedef float (*Function)(float);

void call(float *p, int which)
CU2CL_KERNEL(call, p, which)
#include "input.cl.h"
