#include <cu2cl/cu2cl.h>

void k(int *out, int width)
CU2CL_KERNEL(k, out, width)

// Where 32 bits and 64 differ, the number has 32.
void widths(int *out, long *far, long n, int less, unsigned char *bytes)
CU2CL_KERNEL(widths, out, far, n, less, bytes)
#include "input.cl.h"
