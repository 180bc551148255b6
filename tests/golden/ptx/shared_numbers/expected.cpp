// Addresses in shared memory as numbers of 32 bits.
#include <cu2cl/cu2cl.h>


void product(const float *in, float *d)
CU2CL_KERNEL(product, in, d)

void by_text(int *x)
CU2CL_KERNEL(by_text, x)
#include "input.cl.h"
