#include <cu2cl/cu2cl.h>

void k(int *p)
CU2CL_KERNEL(k, p)

struct IsZero {
};

/* what is converted is a copy, wherever its original lies */
void converted(const double *p, bool *zero)
CU2CL_KERNEL(converted, p, zero)
#include "input.cl.h"
