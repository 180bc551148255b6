// Loops whose threads begin at places of their own and add the same in each turn: they go together
// as long as all are in the loop.
#include <cu2cl/cu2cl.h>

void product(const float *a, float *c, int n)
CU2CL_KERNEL(product, a, c, n)

void strides(const float *in, float *out, int n)
CU2CL_KERNEL(strides, in, out, n)

/* The first is used behind the loop, the second begins with a value that was read; the third has
 * turns that lanes leave, the fourth ends where each lane says. */
void others(int *out, const int *in, int n)
CU2CL_KERNEL(others, out, in, n)

/* A `while` whose body ends with the step. Of the first two the counter is made again. */
void whiles(const float *in, float *out, int n)
CU2CL_KERNEL(whiles, in, out, n)
#include "input.cl.h"
