// A pointer that refers to global or to shared memory, passed to a function that is there for either.
#include <cu2cl/cu2cl.h>

void add(float *out, int n)
CU2CL_KERNEL(add, out, n)
#include "input.cl.h"
