#include <cu2cl/cu2cl.h>

int counter;

void k(void)
CU2CL_KERNEL(k)
#include "input.cl.h"
