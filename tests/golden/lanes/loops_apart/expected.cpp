// Kernels of whose branches several have loops: the runtime has Intel's compiler make no vectors of these.

#include <cu2cl/cu2cl.h>

void in_both_branches(int *a, const int *b, int n)
CU2CL_KERNEL(in_both_branches, a, b, n)

void in_two_cases(int *a, const int *b, int n)
CU2CL_KERNEL(in_two_cases, a, b, n)

// In one branch, one after the other, and one in the other.
void together(int *a, const int *b, int n)
CU2CL_KERNEL(together, a, b, n)
#include "input.cl.h"
