// A number that was made of a pointer points to the same memory when it becomes a pointer again.
#include <cu2cl/cu2cl.h>

void sums(int *out)
CU2CL_KERNEL(sums, out)
#include "input.cl.h"
