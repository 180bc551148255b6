// A kernel with barriers has no lanes form when nobody wants one.
#include <cu2cl/cu2cl.h>

void turn(int *data)
CU2CL_KERNEL(turn, data)
#include "input.cl.h"
