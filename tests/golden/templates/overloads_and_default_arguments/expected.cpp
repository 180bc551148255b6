#include <cu2cl/cu2cl.h>

void k(int *i, float *x)
CU2CL_KERNEL(static_cast<void (*)(int *, float *)>(k), i, x)

struct Pair {
    int a, b;
};

void k(int *i)
CU2CL_KERNEL(static_cast<void (*)(int *)>(k), i)

void k(double *d)
CU2CL_KERNEL(static_cast<void (*)(double *)>(k), d)
#include "input.cl.h"
