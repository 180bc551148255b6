// Collectives of a warp in lane loops: all threads come to them, or those of some warps, or some lanes.

#include <cu2cl/cu2cl.h>

void block_sum(const float *in, float *out, int n)
CU2CL_KERNEL(block_sum, in, out, n)

void rows(const float *in, float *out, int n, int width)
CU2CL_KERNEL(rows, in, out, n, width)

void pack(const int *in, int *out, int *count)
CU2CL_KERNEL(pack, in, out, count)

// All lanes of a row write its sum, which is complete in the first of them.
void row_sums(int rows, const float *v, float *y)
CU2CL_KERNEL(row_sums, rows, v, y)

// What lanes hand over changes a variable that is the same for all.
void odd_turns(int *out, int n)
CU2CL_KERNEL(odd_turns, out, n)

// What stands in front of the collective reads nothing.
void behind_root(const float *in, float *out)
CU2CL_KERNEL(behind_root, in, out)
#include "input.cl.h"
