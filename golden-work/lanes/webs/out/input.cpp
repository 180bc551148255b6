// Variables that are several in one: a counter of loops that all threads go through together, and of
// one that a single thread goes through. Each has a variable of its own.
#include <cu2cl/cu2cl.h>

void sums(const float *in, float *out, int n, int rest)
CU2CL_KERNEL(sums, in, out, n, rest)

/* A value that gets to a use on two ways is one variable, as is one that goes round a loop. */
void ways(int *out, const int *in, int n)
CU2CL_KERNEL(ways, out, in, n)
#include "input.cl.h"
