// A long function that a kernel calls two hundred times, by way of others, stays a function: drivers
// put every function in the place of its calls, and would compile for seconds. The others may go, also
// a short one with still more copies: it would be slower than its work.
#include <cu2cl/cu2cl.h>


void far(unsigned *r, const unsigned *a)
CU2CL_KERNEL(far, r, a)

void near(unsigned *r)
CU2CL_KERNEL(near, r)
#include "input.cl.h"
