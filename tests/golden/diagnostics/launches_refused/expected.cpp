// What a kernel can't give to the kernels that it launches, and what it can't wait for.
#include <cu2cl/cu2cl.h>

void child(int *p) CU2CL_KERNEL(child, p)

void gives_shared(int *p)
CU2CL_KERNEL(gives_shared, p)

void gives_local(int *p)
CU2CL_KERNEL(gives_local, p)

void waits(int *p)
CU2CL_KERNEL(waits, p)

void nothing(int *p) CU2CL_KERNEL(nothing, p)

void alone(int *p) CU2CL_KERNEL(alone, p)
#include "input.cl.h"
