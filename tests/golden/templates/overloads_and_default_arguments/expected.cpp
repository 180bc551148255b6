#include <cu2cl/cu2cl.h>

void k(int *i, float *x)
CU2CL_KERNEL(static_cast<void (*)(int *, float *)>(k), i, x)

void k(double *d)
CU2CL_KERNEL(static_cast<void (*)(double *)>(k), d)
#include "input.cl.h"
