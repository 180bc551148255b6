// Kernels that need warps, and why they have no lanes form; the first and the last one have.
#include <cu2cl/cu2cl.h>

void whole_grid(int *data)
CU2CL_KERNEL(whole_grid, data)

void recursive(int *data)
CU2CL_KERNEL(recursive, data)

void large(int *data)
CU2CL_KERNEL(large, data)

void fine(int *data)
CU2CL_KERNEL(fine, data)
#include "input.cl.h"
